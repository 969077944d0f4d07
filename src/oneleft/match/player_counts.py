"""How many can play what."""

from collections.abc import Container
from functools import partial

from oneleft.rules.config import Rules, SetupError

ANY: Container[int] = range(2, 11)
FITTING: dict[str, tuple[Container[int], str]] = {
    "points": (ANY, "PLAYERS-1"),
    "lowest": (ANY, "PLAYERS-1"),
    "partners": ((4, 6, 8, 10), "PARTNERS-1"),
    "rotating": ((4,), "PARTNERS-2"),
    "eight": ((8,), "PARTNERS-3"),
    "challenge": (ANY, "CHALLENGE-1"),
}


USUAL = 4


def fits(rules: Rules, players: int) -> bool:
    return players in FITTING[rules.format][0]


def usual_players(rules: Rules) -> int:
    """Where nobody says how many."""
    return USUAL if fits(rules, USUAL) else next(filter(partial(fits, rules), range(2, 11)))


def check_players(rules: Rules, players: int) -> None:
    """Refuse a number of players that the format cannot seat."""
    if players not in ANY:
        raise SetupError("setup-players", "PLAYERS-1", players=players)
    if not fits(rules, players):
        raise SetupError(f"setup-players-{rules.format}", FITTING[rules.format][1], players=players)
