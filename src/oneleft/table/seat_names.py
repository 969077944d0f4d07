"""The names of the seats."""

from collections.abc import Iterable, Sequence

from oneleft.errors import SetupError
from oneleft.rules.formats import ANY_PLAYERS

from .visible_text import is_visible


def name_seats(players: int | Sequence[str]) -> tuple[str, ...]:
    """The names of the seats. A number of players gives numbered names."""
    if isinstance(players, int):
        if players not in ANY_PLAYERS:
            raise SetupError("setup-players", "PLAYERS-1", players=players)
        return tuple(f"Player {number}" for number in range(players))
    # a single string is one name, not a sequence of letters
    names = tuple(players) if isinstance(players, Iterable) and not isinstance(players, str) else (players,)
    for name in names:
        if not isinstance(name, str):
            raise SetupError("setup-name", given=type(name).__name__)
        if not name.strip() or len(name) > 60 or not is_visible(name):
            raise SetupError("setup-name", given=name[:60])
    if len(set(names)) != len(names):
        raise SetupError("setup-name-twice", given=next(name for name in names if names.count(name) > 1))
    return names
