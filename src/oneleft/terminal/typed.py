"""What people type, made into notation: the seat left out, short and Spanish words, names for seats, any case."""

from __future__ import annotations

import re

from oneleft.table.game import Game
from oneleft.table.notation import ALONE, VERBS, WITH_CARD, NotationError, kind, read_card

SHORT = {
    "d": "draw",
    "k": "keep",
    "pass": "keep",
    "t": "take",
    "c": "challenge",
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
    "pillar": "catch",
    "cambiar": "swap",
    "descartar": "discard",
    "adelantar": "jump",
    "ayuda": "help",
    "salir": "quit",
    "mesa": "table",
    "puntos": "score",
    "regla": "rule",
    "porque": "why",
    "porqué": "why",
}


def split(line: str) -> tuple[str, str]:
    """The first word in its full English form, and the rest. The own seat number may stand before it."""
    words = re.sub(r"^0\s+(?=\S)", "", line.strip()).split(maxsplit=1)
    word = words[0].lower() if words else ""
    return SHORT.get(word, word), words[1] if len(words) > 1 else ""


def complete(game: Game, line: str) -> str:
    """A move of seat 0 in the notation."""
    verb, rest = split(line)
    view = game.view(0)
    words = rest.split()
    if verb not in VERBS:
        if view.phase == "color" and len(verb) == 1:
            words, verb = [verb], "color"
        elif is_card(game, verb.upper()):
            own = view.turn == 0
            words, verb = [verb, *words], "discard" if view.phase == "slam" else "play" if own else "jump"
        else:
            raise NotationError("play-unknown", given=line[:60])
    if verb == "draw" and view.phase == "penalty" and view.turn == 0:
        verb = "take"  # to draw the penalty is what is meant
    if verb not in ALONE and not words:
        raise NotationError(f"play-which-{kind(verb)}", verb=verb)
    return " ".join(["0", verb, *(say_as_written(game, verb, word) for word in words)])


def say_as_written(game: Game, verb: str, word: str) -> str:
    """Cards and colours in capitals, ``uno`` in small letters, a name as its seat."""
    if word.lower() == "uno":
        return "uno"
    if verb in WITH_CARD or verb == "color":
        return word.upper()
    seats = {name.lower(): str(seat) for seat, name in enumerate(game.names)}
    return seats.get(word.lower(), word)


def is_card(game: Game, text: str) -> bool:
    try:
        read_card(game.rules.sheet, text.partition(":")[0])
    except NotationError:
        return False
    return True
