"""Who had a part in the shuffle of a finished match, and whether it is the match that someone saw begin."""

from __future__ import annotations

import shlex
from collections.abc import Iterator, Sequence

from oneleft.errors import RecordError
from oneleft.lang import say

from .fairness import reveal_hash
from .game import Game


def parts_in_words(game: Game, language: str) -> Iterator[str]:
    """A sentence for those who took part, for those who were left out, and for the bots."""
    if game.words and not game.hashes:
        yield say("record-old-words", language)
        return
    if not any(game.words):
        yield say("record-no-parts", language)
    reveals = list(zip(game.names, game.hashes, game.words, strict=False))
    kinds = {
        "page-parts": [name for name, _, reveal in reveals if reveal],
        "page-left-out": [name for name, promised, reveal in reveals if promised is not None and not reveal],
        "page-bots-add-nothing": [name for name, promised, _ in reveals if promised is None],
    }
    for key, names in kinds.items():
        if names:
            yield say(key, language, names=", ".join(names))


def verify_command(commitment: str, reveal: str, hashes: Sequence[str]) -> str:
    """The command that compares a record with what someone saw and sent."""
    options = {"--commitment": commitment, "--reveal": reveal, "--hashes": ",".join(hashes)}
    return "oneleft verify oneleft.txt " + " ".join(f"{name} {shlex.quote(value)}" for name, value in options.items())


def check_seen(game: Game, commitment: str | None, reveal: str | None, hashes: Sequence[str] | None = None) -> None:
    """Refuse a match that did not begin as someone saw it: with this commitment, these hashes and their reveal."""
    if commitment is not None and commitment.strip().lower() != game.commitment:
        raise RecordError(0, "record-other-commitment", commitment=game.commitment)
    if hashes is not None and list(hashes) != [promised or "" for promised in game.hashes]:
        raise RecordError(0, "record-other-hashes")
    if reveal is None or (game.hashes and reveal and reveal in game.words):
        return
    promised = {reveal_hash(game.commitment, seat, reveal) for seat in range(len(game.names))}
    raise RecordError(0, "record-reveal-missing" if promised & {*game.hashes} else "record-other-reveal")
