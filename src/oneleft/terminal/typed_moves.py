"""Typed lines as moves in the notation.

People leave out the seat, shorten words, write Spanish, name players instead of seats, and use any case.
"""

from __future__ import annotations

import re

from oneleft.errors import NotationError
from oneleft.table.determinize import read_rules
from oneleft.table.notation import ALONE, VERBS, WITH_CARD, kind, read_card
from oneleft.table.views import View

ALIASES = {
    "d": "draw",
    "k": "keep",
    "pass": "keep",
    "t": "take",
    "c": "catch",
    "!": "challenge",
    "u": "uno",
    "uno!": "uno",
    "h": "help",
    "?": "help",
    "q": "quit",
    "exit": "quit",
    "scores": "score",
    "hand": "table",
    "colour": "color",
    # Spanish
    "jugar": "play",
    "robar": "draw",
    "guardar": "keep",
    "pasar": "keep",
    "castigo": "take",
    "desafiar": "challenge",
    "sorprender": "catch",
    "pillar": "catch",
    "cambiar": "swap",
    "descartar": "discard",
    "inmediato": "jump",
    "adelantar": "jump",
    "ayuda": "help",
    "salir": "quit",
    "mesa": "table",
    "puntos": "score",
    "regla": "rule",
    "porque": "why",
    "porqué": "why",
    "empezar": "start",
    "otra": "again",
    "volver": "back",
    "decir": "say",
}
REQUESTS = ("start", "bot", "again", "back")  # of ``Connection.request``


def split_command(line: str, seat: int = 0) -> tuple[str, str]:
    """The first word in its full English form, and the rest. The player's seat number may stand before it."""
    words = re.sub(rf"^{seat}\s+(?=\S)", "", line.strip()).split(maxsplit=1)
    word = words[0].lower() if words else ""
    return ALIASES.get(word, word), words[1] if len(words) > 1 else ""


def complete_move(view: View, seat: int, line: str) -> str:
    """The typed line as a move of this seat in the notation, or ``NotationError``. The table checks if it is legal."""
    verb, rest = split_command(line, seat)
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
        raise NotationError(f"play-which-{kind(verb)}", verb=verb)
    return " ".join([str(seat), verb, *(_normalize_word(view, verb, word) for word in words)])


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
