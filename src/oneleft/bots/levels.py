"""The bots by name, from a beginner to the strongest: how each decides, and how fast it reacts."""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class Level:
    """A bot that people can choose by its name. Without a search it plays by the arena's policy of the same name."""

    name: str
    reaction: tuple[float, float]  # seconds to react out of turn: a call of UNO, a catch, a jump-in
    searches: bool = False  # it thinks ahead, which needs numba, and it has a memory
    is_offered: bool = True  # where people choose among names; described by `page-level-NAME` in the catalogues


LEVELS = {
    level.name: level
    for level in (
        Level("random", (2.0, 4.0), is_offered=False),
        Level("easy", (1.6, 3.6)),
        Level("steady", (1.0, 2.4)),
        Level("sharp", (0.7, 1.7)),
        Level("expert", (0.6, 1.4), searches=True),
    )
}
OFFERED_LEVELS = tuple(name for name, level in LEVELS.items() if level.is_offered)
DEFAULT_LEVEL = "steady"  # also of a bot that plays for a person

# The names of bots at a table.
FIRST_NAMES = ("Ana", "Bruno", "Carla", "Diego", "Elena", "Félix", "Gloria", "Hugo", "Inés", "Juan")
