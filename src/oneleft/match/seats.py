"""How many can play what."""

from collections.abc import Container

from oneleft.rules.knobs import Rules, SetupError

ANY: Container[int] = range(2, 11)
FITTING: dict[str, tuple[Container[int], str]] = {
    "points": (ANY, "PLAYERS-1"),
    "lowest": (ANY, "PLAYERS-1"),
    "partners": ((4, 6, 8, 10), "PARTNERS-1"),
    "rotating": ((4,), "PARTNERS-2"),
    "eight": ((8,), "PARTNERS-3"),
    "challenge": (ANY, "CHALLENGE-1"),
}


def check_players(rules: Rules, players: int) -> None:
    """Refuse a number of players that the format cannot seat."""
    if players not in ANY:
        raise SetupError("setup-players", "PLAYERS-1", players=players)
    fitting, rule = FITTING[rules.format]
    if players not in fitting:
        raise SetupError(f"setup-players-{rules.format}", rule, players=players)
