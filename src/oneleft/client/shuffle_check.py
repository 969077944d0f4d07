"""Whether a finished match was shuffled as this client saw it begin, in words."""

from __future__ import annotations

from collections.abc import Iterator

from oneleft.errors import RecordError
from oneleft.lang import say
from oneleft.table.game import Game
from oneleft.table.record import verify_record
from oneleft.table.shuffle_parts import check_seen, parts_in_words, verify_command

from .shuffling import Shuffling


def check_in_words(record: str, match: int, seat: int, shuffling: Shuffling, language: str) -> list[str]:
    """An alarm alone; or whether this client took part, how often the cards were shuffled, who did, and who did not."""
    seen = shuffling.seen.get(match)
    try:
        game = verify_record(record)
        if shuffling.matches.get(game.commitment, match) != match:
            return [say("page-seal-repeated", language)]
        if seen is not None:
            check_seen(game, seen.commitment, None, shuffling.fixed.get(seen.commitment))
    except RecordError as fault:
        return [fault.explain(language)]
    sentences = [say(main_key(game, seat, shuffling, match), language)]
    if seen is not None and seen.shuffles:
        sentences.append(say("page-shuffles", language, match=match, count=seen.shuffles))
    if seen is not None and seen.refusal:
        sentences.append(say(seen.refusal, language))
    return [*sentences, *parts_in_words(game, language), *what_to_keep(game, seat, shuffling, language)]


def main_key(game: Game, seat: int, shuffling: Shuffling, match: int) -> str:
    if match not in shuffling.seen:
        return "page-genuine-unseen"
    if not any(game.words[seat : seat + 1]):
        return "page-part-none"
    return "page-part-holds" if is_own(game, seat, shuffling) else "page-part-elsewhere"


def is_own(game: Game, seat: int, shuffling: Shuffling) -> bool:
    """Whether what the shuffle has of this seat is this client's."""
    return shuffling.reveals.get((game.commitment, seat)) in game.words[seat : seat + 1]


def what_to_keep(game: Game, seat: int, shuffling: Shuffling, language: str) -> Iterator[str]:
    """For `oneleft verify`: what this client saw and sent."""
    hashes = shuffling.fixed.get(game.commitment)
    if hashes is not None and is_own(game, seat, shuffling):
        command = verify_command(game.commitment, game.words[seat], hashes)
        yield say("page-part-mine", language, command=command)
