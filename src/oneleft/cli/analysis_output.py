"""Results of ``oneleft analyse`` in the terminal: a progress bar, the summary, turning points and mistakes."""

from __future__ import annotations

import sys
from collections.abc import Sequence

import typer
from rich.markup import escape
from rich.table import Table

from oneleft.analysis.analyse import Listener, Options, analyse
from oneleft.analysis.curve import Curve
from oneleft.analysis.player_totals import PlayerTotals
from oneleft.analysis.quality import FAULTS
from oneleft.analysis.report import Report
from oneleft.analysis.report_lines import FIGURES, figures_of, report_lines
from oneleft.analysis.words import Narrator, bars
from oneleft.lang import format_decimal, on_one_line, say
from oneleft.rules.config import Rules
from oneleft.table.game import Game

from .simulation_output import CtrlC, new_table, progress_bar, table_text

CURVE_WIDTH = 40
ROUGH_WIDTH = 60


def run_analysis(game: Game, options: Options, ctrl_c: CtrlC, language: str) -> Report:
    """Analyse a match behind a progress bar. On a terminal a rough curve is shown first."""
    with progress_bar(2 * len(game.log) + 2, ctrl_c, language) as show:

        def show_rough(curve: Curve) -> None:
            if sys.stderr.isatty():
                lines = curve_lines(game.names, curve.chances, ROUGH_WIDTH)
                typer.echo("\n".join([say("analysis-rough", language), *lines, ""]), err=True)
            show(0, "")

        return analyse(game, options, Listener(show_rough, lambda done, total: show(done, "", total)))


def curve_lines(names: Sequence[str], chances: Sequence[Sequence[int]], width: int) -> list[str]:
    longest = max(len(on_one_line(name)) for name in names)
    columns = zip(*chances, strict=True)
    return [f"{on_one_line(name):{longest}}  {bars(of, width)}" for name, of in zip(names, columns, strict=True)]


def as_text(game: Game, report: Report, seat: int | None, language: str) -> str:
    """The whole report of a match. With a seat, the turning points and mistakes are those of its player."""
    return "\n".join(report_lines(game, report, seat, [table_text(_summary_table(report, language))], language))


def as_totals(players: Sequence[PlayerTotals], matches: int, language: str) -> str:
    """Several matches together, by name."""
    table = new_table(language, "analysis-", ("player", "matches", *FIGURES), left=("player",))
    for player in players:
        name, played = escape(on_one_line(player.name)), format_decimal(player.matches, language)
        table.add_row(name, played, *figures_of(player, player.rounds, language))
    return f"{say('analysis-together', language, matches=matches)}\n\n{table_text(table)}"


def _summary_table(report: Report, language: str) -> Table:
    table = new_table(language, "analysis-", ("player", "curve", *FIGURES), left=("player", "curve"))
    curves = list(zip(report.start, *(event.chances for event in report.events), strict=True))
    for player in report.players:
        curve = bars(curves[player.seat], CURVE_WIDTH)
        table.add_row(escape(on_one_line(player.name)), curve, *figures_of(player, report.rounds, language))
    return table


def comments(report: Report, language: str) -> dict[int, list[str]]:
    """What to tell of every event while the match is watched: by the number of moves made."""
    narrator = Narrator(language, Rules.parse(report.rules).edition, tuple(map(on_one_line, report.names)))
    return {
        event.number: [
            *(narrator.fault(verdict) for verdict in event.verdicts if verdict.quality in FAULTS),
            *map(narrator.note, event.notes),
            narrator.chances(event.chances),
        ]
        for event in report.events
    }
