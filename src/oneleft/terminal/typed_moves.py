"""Typed lines as moves in the notation.

People leave out the seat, shorten words, use those of their language, name players instead of seats, and use any case.
"""

from __future__ import annotations

import re
from functools import cache

from oneleft.errors import NotationError
from oneleft.lang import LANGUAGES, catalogue
from oneleft.table.determinize import read_rules
from oneleft.table.move import ALONE, VERBS, WITH_CARD, WITH_SEAT, Move, kind
from oneleft.table.notation import read_card
from oneleft.table.views import View

SHORTCUTS = {
    "d": "draw",
    "k": "keep",
    "t": "take",
    "c": "catch",
    "!": "challenge",
    "u": "uno",
    "uno!": "uno",
    "h": "help",
    "?": "help",
    "q": "quit",
}
REQUESTS = ("hint", "undo", "start", "bot", "again", "back", "remove", "reshuffle")  # of ``Connection.request``
COMMANDS = (*VERBS, *REQUESTS, "say", "help", "quit", "table", "score", "rule", "why")


def typed_words(command: str, language: str) -> list[str]:
    """The words for a command in one language. The first is the one that texts show."""
    source = catalogue(language)[f"typed-{command}"]  # words and nothing else: parsing those of all languages is slow
    return source.partition("=")[2].splitlines()[0].split()


def as_typed(move: str, language: str) -> str:
    """A move without its seat, as people type it in their language: ``jump R7``, ``dazwischen R7``."""
    verb, _, rest = move.partition(" ")
    return f"{typed_words(verb, language)[0]} {rest}".strip()


@cache
def aliases() -> dict[str, str]:
    """The command that each word means. The words of every language are understood at every table."""
    words = {word: command for language in LANGUAGES for command in COMMANDS for word in typed_words(command, language)}
    return words | SHORTCUTS


def split_command(line: str, seat: int = 0) -> tuple[str, str]:
    """The first word in its full English form, and the rest. The player's seat number may stand before it."""
    words = re.sub(rf"^{seat}\s+(?=\S)", "", line.strip()).split(maxsplit=1)
    word = words[0].lower() if words else ""
    return aliases().get(word, word), words[1] if len(words) > 1 else ""


def complete_move(view: View, seat: int, line: str) -> str:
    """The typed line as a move of this seat in the notation, or ``NotationError``. The table checks if it is legal."""
    verb, rest = split_command(line, seat)
    if verb in ("keep", "pass"):  # people say either when they want to play nothing more
        verb = "pass" if view.phase == "series" else "keep"
    words = [rest] if rest.lower() in map(str.lower, view.names) else rest.split()  # a name may have several words
    if verb not in VERBS:
        if view.phase == "color" and len(verb) == 1:
            words, verb = [verb], "color"
        elif _is_card(view, verb.upper()):
            in_turn = view.turn == seat
            words, verb = [verb, *words], "discard" if view.phase == "slam" else "play" if in_turn else "jump"
        else:
            raise NotationError("play-unknown", given=line[:60])
    if verb == "draw" and view.phase == "penalty" and view.turn == seat:
        verb = "take"  # “draw” means the penalty here
    if verb == "catch" and not words and view.exposed is not None:
        words = [str(view.exposed)]  # only one player can be caught
    if verb not in ALONE and not words:
        raise _ask_which(verb)
    text = " ".join([str(seat), verb, *(_normalize_word(view, verb, word) for word in words)])
    try:
        Move(text)
    except NotationError:  # would quote a seat and a verb that nobody typed
        raise _misread(verb, line, rest) from None
    return text


def _ask_which(verb: str) -> NotationError:
    return NotationError(f"play-which-{kind(verb)}", verb=lambda language: typed_words(verb, language)[0])


def _misread(verb: str, line: str, rest: str) -> NotationError:
    """What is wrong with the words after a verb."""
    if verb in ALONE:
        return NotationError("notation-needs-nothing", given=line[:60])
    return NotationError("play-no-player", given=rest[:60]) if verb in WITH_SEAT else _ask_which(verb)


def _normalize_word(view: View, verb: str, word: str) -> str:
    """Cards and colours in upper case, ``uno`` in lower case, a name as its seat."""
    if word.lower() == "uno":
        return "uno"
    if verb in WITH_CARD or verb == "color":
        return word.upper()
    seats = {name.lower(): str(seat) for seat, name in enumerate(view.names)}
    return seats.get(word.lower(), word)


def _is_card(view: View, text: str) -> bool:
    try:
        read_card(read_rules(view.rules).edition, text.partition(":")[0])
    except NotationError:
        return False
    return True
