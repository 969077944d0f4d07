"""Whether a match counts for the ratings, and how for each seat.

Every person must have a name of their own, be distinct as far as the server can tell, and have been there at the first
deal and played before any bot did. Nobody gains by leaving later, by letting a bot finish, by stalling forever, or by
removing the leader. At public tables, where nobody has hints, levels of the house's bots are rated opponents.
"""

from __future__ import annotations

from collections.abc import Iterable

from oneleft.bots.adaptive_bot import is_adaptive
from oneleft.bots.levels import LEVELS
from oneleft.protocol.tables import RATED, UNRATED, VOTED_OUT

from .state import Room

WON, LOST, BYSTANDER = "won", "lost", "bystander"  # a bystander's rating counts for the others and does not change
MOST_TURN_SECONDS = 300  # of a rated match: without a clock a losing player could stall forever
CLAIMED_MARK = "+"  # at the end of a person whose name is claimed; digests have none


def is_claimed(person: str) -> bool:
    return person.endswith(CLAIMED_MARK)


def claimed_person(person: str) -> str:
    """The rated player from the moment on at which the name is claimed, as long as the one before."""
    return person[:-1] + CLAIMED_MARK


def is_of_house(level: str) -> bool:
    """Whether a bot always plays alike: not one that becomes as strong as the people, nor a program."""
    return level in LEVELS and not is_adaptive(level)


def rating_code(room: Room) -> str:
    """Why the match does not count for the ratings as usual; `RATED` if it does."""
    people = [score for score in room.tally.scores if not score.bot]
    bots = [score.bot for score in room.tally.scores if score.bot]
    reasons = {
        "taken-back": room.game is not None and room.game.taken_back > 0,
        "bots": bool(bots) and not (people and room.settings.listed and all(map(is_of_house, bots))),
        "no-clock": not 0 < room.settings.turn_seconds <= MOST_TURN_SECONDS,
        "one-device": has_twins(score.device for score in people) or has_twins(score.player_id for score in people),
        "one-network": has_twins(score.network for score in people),
        "hints": room.settings.hints and not room.settings.listed,
        "absent": not all(score.present and score.first_by == "player" for score in people),
        "unclaimed": not all(is_claimed(score.player_id) for score in people),
    }
    code = next((code for code in UNRATED if reasons[code]), RATED)
    return VOTED_OUT if code == RATED and room.tally.removed else code


def has_twins(digests: Iterable[str]) -> bool:
    """Whether two of those that are known are the same."""
    known = [one for one in digests if one]
    return len(set(known)) < len(known)


def is_gone(room: Room, seat: int) -> bool:
    """Whether a person was dealt in here and a bot has finished the match."""
    return room.tally.scores[seat].bot is None and not room.seats[seat].is_played_by_person


def rating_results(room: Room) -> list[str]:
    """What the match that is over means for the rating of each seat; nothing where it is empty."""
    tally, seats = room.tally, range(len(room.tally.scores))
    if rating_code(room) in UNRATED:
        return ["" for _ in seats]
    stayed = [seat for seat in seats if not is_gone(room, seat)]
    winners = [
        seat for seat in stayed if tally.scores[seat].won
    ] or stayed  # those who left have lost to those who stayed
    results = [WON if seat in winners else LOST for seat in seats]
    for seat in tally.removed:
        results[seat] = BYSTANDER
    for seat in tally.voters:  # else losing players would always remove the leader
        results[seat] = LOST
    return results
