"""How many players each format takes."""

from collections.abc import Container
from functools import partial

from oneleft.errors import SetupError
from oneleft.rules.config import Rules

ANY: Container[int] = range(2, 11)
PLAYER_COUNTS: dict[str, tuple[Container[int], str]] = {
    "points": (ANY, "PLAYERS-1"),
    "lowest": (ANY, "PLAYERS-1"),
    "partners": ((4, 6, 8, 10), "PARTNERS-1"),
    "rotating": ((4,), "PARTNERS-2"),
    "eight": ((8,), "PARTNERS-3"),
    "challenge": (ANY, "CHALLENGE-1"),
}


DEFAULT_PLAYERS = 4
EIGHT_TABLE_SIZE = 4  # players at each of the two tables of `eight`


def fits(rules: Rules, players: int) -> bool:
    return players in PLAYER_COUNTS[rules.format][0]


def usual_players(rules: Rules) -> int:
    """The number of players where nobody says how many."""
    return DEFAULT_PLAYERS if fits(rules, DEFAULT_PLAYERS) else next(filter(partial(fits, rules), range(2, 11)))


def check_table(rules: Rules, players: int) -> None:
    """Refuse a number of players that one table of the format cannot seat: in `eight` each has four (PARTNERS-3)."""
    if rules.format == "eight" and players == EIGHT_TABLE_SIZE:
        return
    check_players(rules, players)
    if rules.format == "eight":
        raise SetupError("setup-players-eight-table", "PARTNERS-3", players=players)


def check_players(rules: Rules, players: int) -> None:
    """Refuse a number of players that the format cannot seat."""
    if players not in ANY:
        raise SetupError("setup-players", "PLAYERS-1", players=players)
    if not fits(rules, players):
        raise SetupError(f"setup-players-{rules.format}", PLAYER_COUNTS[rules.format][1], players=players)
