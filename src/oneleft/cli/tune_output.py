"""Progress of ``oneleft tune`` in the terminal."""

from __future__ import annotations

from collections.abc import Sequence

from oneleft.arena.tuning import FAMILIES, Generation, tune_all
from oneleft.lang import format_decimal, say
from oneleft.policies.registry import Rows

from .simulation_output import catch_ctrl_c, progress_bar


def run_tuning(families: Sequence[str], key: str, shorter: int, kept: Rows, language: str) -> Rows:
    total = sum(max(1, FAMILIES[family].generations // shorter) * len(FAMILIES[family].players) for family in families)
    done = 0
    with catch_ctrl_c() as ctrl_c, progress_bar(total, ctrl_c, language) as show:

        def show_progress(family: str, players: int, generation: Generation) -> None:
            nonlocal done
            done += 1
            wins = format_decimal(100 * generation.mean, language, 1, 1)
            show(done, say("tune-progress", language, family=family, players=players, wins=wins))

        return tune_all(families, key, shorter, kept, show_progress)
