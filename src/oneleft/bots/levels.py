"""The bots by name, from a beginner to the strongest, and the characters: how each decides, and how fast it is."""

from __future__ import annotations

from dataclasses import dataclass

from oneleft.policies.characters import CHARACTERS

Span = tuple[float, float]  # the least and the most seconds
TURN = (0.7, 1.9)


@dataclass(frozen=True, slots=True)
class Level:
    """A bot that people can choose by its name. Most play by the arena's policy of the same name."""

    name: str
    reaction: Span  # to react out of turn: a call of UNO, a catch, a jump-in
    turn: Span = TURN  # for a turn
    remembers: bool = False  # it hears every move and keeps what it saw of the hands
    searches: bool = False  # it thinks ahead, which needs numba
    is_offered: bool = True  # where people choose among names; `page-level-NAME` and `page-does-NAME` describe it


LEVELS = {
    level.name: level
    for level in (
        Level("random", (2.0, 4.0), is_offered=False),
        Level("easy", (1.6, 3.6)),
        Level("steady", (1.0, 2.4)),
        Level("sharp", (0.7, 1.7)),
        Level("keen", (0.65, 1.5), remembers=True),
        Level("expert", (0.6, 1.4), remembers=True, searches=True),
        Level("ppo", (1.0, 2.4), is_offered=False),  # the net of `examples/ppo.py`
        Level("adaptive", (1.0, 2.4), remembers=True),
        *(Level(name, character.reaction, character.turn) for name, character in CHARACTERS.items()),
    )
}
OFFERED_LEVELS = tuple(name for name, level in LEVELS.items() if level.is_offered)
DEFAULT_LEVEL = "steady"  # also of a bot that plays for a person

# The names of bots at a table.
FIRST_NAMES = ("Ana", "Bruno", "Carla", "Diego", "Elena", "Félix", "Gloria", "Hugo", "Inés", "Juan")


def present_name(bot: str) -> str:
    """The name of a bot today. Earlier versions called ``adaptive`` ``match``.

    >>> present_name("match@250"), present_name("match"), present_name("./match.py")
    ('adaptive@250', 'adaptive', './match.py')
    """
    return bot.replace("match", "adaptive", 1) if plain_name(bot) == "match" else bot


def plain_name(bot: str) -> str:
    """The name of a bot without what may follow it.

    >>> plain_name("expert@200ms"), plain_name("adaptive@250"), plain_name("sharp")
    ('expert', 'adaptive', 'sharp')
    """
    return bot.partition("@")[0]


def level_of(bot: str) -> Level | None:
    """The level of a bot; None for a program."""
    return LEVELS.get(plain_name(present_name(bot)))
