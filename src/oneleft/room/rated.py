"""Whether a match counts for the ratings, and how for each seat.

Every seat must have been a distinct person, as far as the server can tell, who was there at the first deal and played
before any bot did. Nobody gains by leaving later, by letting a bot finish, by stalling forever, or by removing
the leader.
"""

from __future__ import annotations

from oneleft.protocol.tables import RATED, UNRATED, VOTED_OUT

from .state import Room

WON, LOST, BYSTANDER = "won", "lost", "bystander"  # a bystander's rating counts for the others and does not change
MOST_TURN_SECONDS = 300  # of a rated match: without a clock a losing player could stall forever


def rating_code(room: Room) -> str:
    """Why the match does not count for the ratings as usual; `RATED` if it does."""
    scores = room.tally.scores
    reasons = {
        "taken-back": room.game is not None and room.game.taken_back > 0,
        "bots": any(score.bot for score in scores),
        "no-clock": not 0 < room.settings.turn_seconds <= MOST_TURN_SECONDS,
        "no-person": not all(score.person for score in scores),
        "one-device": len({score.device for score in scores}) < len(scores),
        "one-network": len({score.network for score in scores}) < len(scores),
        "hints": room.settings.hints and not room.settings.listed,
        "absent": not all(score.present and score.first_by == "player" for score in scores),
    }
    code = next((code for code in UNRATED if reasons[code]), RATED)
    return VOTED_OUT if code == RATED and room.tally.removed else code


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
