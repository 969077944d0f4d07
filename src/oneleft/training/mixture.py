"""The tables that the net learns from: editions, house rules, formats and numbers of players, each with its share."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import combinations
from typing import NamedTuple

from oneleft.policies.net_file import CHARGED, MOST_TABLES, SERIES
from oneleft.rules.config import OFFERED, OPTIONS, Rules
from oneleft.rules.editions import EDITIONS

ON_SHEETS = ("progressive", "seven_zero", "jump_in")  # the house rules that the sheets have
NUMBERS = ("cards=5", "catch=4", "mercy=25")  # a usual value of each number


class TrainingTable(NamedTuple):
    """A table, and its share of all positions."""

    rules: Rules
    players: int
    share: float
    matches: bool = False  # played as a round of a match: who pays for what, and who is whose partner, counts


def combinations_of(words: tuple[str, ...]) -> list[str]:
    """Every combination of these words, as endings of a line of rules."""
    chosen = [some for count in range(len(words) + 1) for some in combinations(words, count)]
    return ["".join(f"+{word}" for word in some) for some in chosen]


def new_house_rules() -> list[str]:
    """The house rules beyond the sheets, one at a time."""
    offered = [OPTIONS[name] for group in OFFERED.values() for name in group]
    switches = [option.name for option in offered if option.is_house_rule and option.name not in ON_SHEETS]
    return [*switches, "no_bluffing", *NUMBERS]


def share_out(
    lines: list[str], players: dict[int, float], share: float, matches: bool = False
) -> Iterator[TrainingTable]:
    """Divide a share equally among these rules, and each part by the number of players."""
    for line in lines:
        for count, part in players.items():
            yield TrainingTable(Rules.parse(line), count, share * part / len(lines), matches)


def mixture(family: str = MOST_TABLES) -> list[TrainingTable]:
    """All tables, or those of a family. Their shares add up to one."""
    if family == CHARGED:
        return [
            *share_out(["classic+lowest", "classic+challenge"], {2: 0.3, 3: 0.1, 4: 0.5, 6: 0.1}, 1.0, matches=True)
        ]
    if family == SERIES:
        return [*share_out(["classic+multi_play"], {2: 0.5, 4: 0.5}, 1.0)]
    of_sheets = [edition + words for edition in EDITIONS for words in combinations_of(ON_SHEETS)]
    of_sheets.remove("classic")  # it has a share of its own
    alone = [f"classic+{rule}" for rule in new_house_rules()]
    together = [f"{edition}+{rule}+seven_zero+jump_in" for edition, rule in zip(EDITIONS, NUMBERS, strict=False)]
    few = {2: 0.5, 4: 0.5}
    any_number = {2: 0.3, 3: 0.12, 4: 0.3, 5: 0.06, 6: 0.12, 7: 0.03, 8: 0.03, 9: 0.02, 10: 0.02}
    return [
        *share_out(["classic"], any_number, 0.32),
        *share_out(of_sheets, few, 0.3),
        *share_out(alone, few, 0.26),
        *share_out(together, {3: 0.5, 5: 0.5}, 0.02),
        *share_out(["classic+lowest", "classic+challenge"], few, 0.05, matches=True),
        *share_out(["classic+partners"], {4: 0.8, 6: 0.2}, 0.05, matches=True),
    ]
