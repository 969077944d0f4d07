"""A finished match as rows of the database, one for each seat."""

from __future__ import annotations

import re
from typing import Any

from oneleft.bots.levels import plain_name

from .daily import daily_points
from .rated import is_claimed, is_gone, rating_results
from .state import Room

TAG_LENGTH = 6  # characters, of five bits each
CLAIMED_SIGN = "✓"  # after the tag of a player whose name is claimed
BOT_PREFIX = "bot "
# What joins emoji to one another and changes their looks: a joiner, a key, a selector, colours of skin, and flags' tags
EMOJI_PARTS = dict.fromkeys([0x200D, 0x20E3, 0xFE0F, *range(0x1F3FB, 0x1F400), *range(0xE0020, 0xE0080)])
# With the root sign, which looks like the one of a claimed name.
EMOJI = re.compile("[\u221a\u2600-\u27bf\u2b00-\u2bff\U0001f000-\U0001faff]")


def without_face(name: str) -> str:
    """A name without emoji, which are only a face; a name of nothing else as it is."""
    letters = EMOJI.sub(" ", name.translate(EMOJI_PARTS))
    return " ".join(letters.split() or [name])


def player_key(name: str) -> str:
    """The form in which names are compared: without emoji, and without regard to case."""
    return without_face(name).casefold()


def tag_of(person: str) -> str:
    """What tells players of the same name apart for people: the start of `Sat.player_id`, and whether it is claimed.

    >>> tag_of("7f3a2kxyz"), tag_of("7f3a2kxyz+"), tag_of(person_of_bot("steady")), tag_of("")
    ('7f3a2k', '7f3a2k✓', '', '')
    """
    if is_bot(person):
        return ""
    return person[:TAG_LENGTH] + CLAIMED_SIGN * is_claimed(person)


def person_of_bot(level: str) -> str:
    """The rated player that a level of the house's bots is. No digest has a space."""
    return BOT_PREFIX + level


def is_bot(person: str) -> bool:
    return person.startswith(BOT_PREFIX)


def rows_of(room: Room) -> list[dict[str, Any]]:
    """A row for each seat of the match that is over; none if it does not count. A bot counts under its level."""
    if not room.ranked:
        return []
    ratings = rating_results(room)
    return [
        {
            "room": room.id,
            "match": room.match,
            "seat": seat,
            "ended": room.at,
            "name": plain_name(score.bot) if score.bot else score.name,
            "player": plain_name(score.bot) if score.bot else player_key(score.name),
            "bot": score.bot is not None,
            "rules": room.settings.rules,
            "public": room.settings.listed,
            "won": score.won and not is_gone(room, seat),
            "person": person_of_bot(plain_name(score.bot)) if score.bot else score.player_id,
            "rating": ratings[seat],
            "points": daily_points(room.game, seat) if room.daily and room.game is not None else score.points,
            "rounds": score.rounds,
            "rounds_won": score.rounds_won,
            "uno_missed": score.uno_missed,
            "challenges": score.challenges,
            "challenges_won": score.challenges_won,
        }
        for seat, score in enumerate(room.tally.scores)
    ]
