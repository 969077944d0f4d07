"""Moves as text, and as the law's integers."""

from __future__ import annotations

import re
from collections.abc import Sequence
from functools import lru_cache
from typing import Any

from oneleft.errors import NotationError
from oneleft.rules import moves
from oneleft.rules.cards import NONE
from oneleft.rules.editions import Edition

from .notation import card_text, color_letters, face_text, read_card, read_color, read_face

WITH_CARD = {"play": moves.PLAY, "jump": moves.JUMP, "discard": moves.DISCARD}
WITH_SEAT = {"swap": moves.SWAP_VERB, "catch": moves.CATCH}
WITH_COLOR = {"color": moves.COLOR_VERB}
ALONE = {
    "draw": moves.DRAW,
    "keep": moves.KEEP,
    "take": moves.TAKE,
    "challenge": moves.CHALLENGE,
    "uno": moves.UNO,
    "pass": moves.END_SERIES,
}
VERBS = WITH_CARD | WITH_COLOR | WITH_SEAT | ALONE
VERB_NAMES = {code: name for name, code in VERBS.items()} | {code + 1: name for name, code in WITH_CARD.items()}
DEAL = "deal"  # the move that deals the next round
NUMBER = re.compile(r"[0-9]{1,2}")


class Move(str):
    """A move in the notation, with its parts as typed fields. It equals its text.

    >>> move = Move("0 play W+4:B uno")
    >>> move.seat, move.verb, move.card, move.color, move.uno
    (0, 'play', 'W+4', 'B', True)
    >>> move == "0 play W+4:B uno", Move("2 catch 0").target
    (True, 0)

    ``deal`` deals the next round. It is a move of no seat.

    >>> Move("deal").seat
    -1
    """

    seat: int
    verb: str
    card: str | None
    color: str | None  # that is named: its letter
    target: int | None  # of ``swap`` and ``catch``
    uno: bool  # called with the card

    __slots__ = ("card", "color", "seat", "target", "uno", "verb")

    def __new__(cls, text: str) -> Move:
        """Read a move. Whether its card is in the deck is for the table to check."""
        return text if isinstance(text, Move) else read_move(str(text))

    def __setattr__(self, name: str, value: object) -> None:
        raise AttributeError(f"a move cannot be changed: {name}")

    def __repr__(self) -> str:
        return f"Move({str(self)!r})"

    def __reduce__(self) -> tuple[Any, ...]:
        return Move, (str(self),)


def new_move(
    seat: int,
    verb: str,
    card: str | None = None,
    color: str | None = None,
    target: int | None = None,
    uno: bool = False,
) -> Move:
    """A move from its parts."""
    face = card if card is None or color is None else f"{card}:{color}"
    operand = face if card is not None else color if color is not None else target
    words = (None if seat == NONE else seat, verb, operand, "uno" if uno else None)
    move = str.__new__(Move, " ".join(str(word) for word in words if word is not None))
    for name, value in zip(
        ("seat", "verb", "card", "color", "target", "uno"), (seat, verb, card, color, target, uno), strict=True
    ):
        object.__setattr__(move, name, value)
    return move


@lru_cache(8192)  # there are not many moves, and a log is long
def read_move(text: str) -> Move:
    if text.strip() == DEAL:
        return new_move(NONE, DEAL)
    seat, _, words = text.strip().partition(" ")
    if not NUMBER.fullmatch(seat):
        raise NotationError("notation-seat", given=text)
    verb, *rest = words.split() or [""]
    if verb not in VERBS:
        raise NotationError("notation-verb", given=text, known=", ".join(VERBS))
    needed = kind(verb)
    uno = needed == "card" and len(rest) == 2 and rest[1] == "uno"
    if len(rest) != (needed != "nothing") + uno or (needed == "seat" and not NUMBER.fullmatch(rest[0])):
        raise NotationError(f"notation-needs-{needed}", given=text)
    if needed == "card":
        card, colon, color = rest[0].partition(":") if verb != "discard" else (rest[0], "", "")
        return new_move(int(seat), verb, card, color if colon else None, uno=uno)
    if needed == "seat":
        return new_move(int(seat), verb, target=int(rest[0]))
    return new_move(int(seat), verb, color=rest[0] if rest else None)


def kind(verb: str) -> str:
    """What the verb is followed by: a card, a seat, a colour or nothing."""
    if verb in ALONE:
        return "nothing"
    return "card" if verb in WITH_CARD else "seat" if verb in WITH_SEAT else "color"


def encode(edition: Edition, move: Move, seating: Sequence[int]) -> int:
    """The move as the law's integer, at a table where these seats sit in order."""
    if move.card is not None:
        if move.verb == "discard":
            return moves.move(moves.DISCARD + move.uno, read_card(edition, move.card))
        face = move.card if move.color is None else f"{move.card}:{move.color}"
        return moves.move(WITH_CARD[move.verb] + move.uno, read_face(edition, face))
    if move.target is not None:
        if move.target not in seating:
            raise NotationError("notation-no-seat", given=str(move.target), seats=" ".join(map(str, seating)))
        return moves.move(WITH_SEAT[move.verb], seating.index(move.target))
    if move.color is not None:
        return moves.move(WITH_COLOR[move.verb], read_color(edition, move.color))
    return moves.move(ALONE[move.verb], 0)


def decode(edition: Edition, chair: int, code: int, seating: Sequence[int]) -> Move:
    """The move for one of the law's integers."""
    verb, operand = moves.verb_of(code), moves.operand_of(code)
    seat, name = seating[chair], VERB_NAMES[verb]
    if name == "discard":
        return new_move(seat, name, card_text(edition, operand), uno=verb == moves.DISCARD_UNO)
    if name in WITH_CARD:
        card, colon, color = face_text(edition, operand).partition(":")
        return new_move(seat, name, card, color if colon else None, uno=verb != WITH_CARD[name])
    if name in WITH_SEAT:
        return new_move(seat, name, target=seating[operand])
    return new_move(seat, name, color=color_letters(edition)[operand] if name in WITH_COLOR else None)


class MovesOfChair(dict[int, Move]):
    """The moves of one chair by the law's integers, each decoded when it is first looked up."""

    def __init__(self, codec: MoveCodec, chair: int) -> None:
        self.codec = codec
        self.chair = chair
        self.texts: dict[int, str] = {}  # the same moves as plain strings, which encoders of messages want

    def __missing__(self, code: int) -> Move:
        move = self[code] = decode(self.codec.edition, self.chair, code, self.codec.seating)
        self.texts[code] = str(move)
        self.codec.codes[move] = self.chair, code
        return move


class MoveCodec:
    """The moves of one table as text and as the law's integers. What was translated once is looked up."""

    __slots__ = ("chairs", "codes", "edition", "moves", "seating")

    def __init__(self, edition: Edition, seating: tuple[int, ...]) -> None:
        self.edition: Edition = edition
        self.seating: tuple[int, ...] = seating
        self.chairs: dict[int, int] = {seat: chair for chair, seat in enumerate(seating)}
        self.codes: dict[str, tuple[int, int]] = {}  # the chairs and the integers of moves
        self.moves: list[MovesOfChair] = [MovesOfChair(self, chair) for chair in range(len(seating))]

    def __reduce__(self) -> tuple[Any, ...]:
        return codec_of, (self.edition, self.seating)

    def encode(self, move: Move) -> tuple[int, int]:
        """The chair and the integer of a move of one of these seats."""
        found = self.codes.get(move)
        if found is None:
            found = self.codes[move] = self.chairs[move.seat], encode(self.edition, move, self.seating)
        return found


@lru_cache(1024)
def codec_of(edition: Edition, seating: tuple[int, ...]) -> MoveCodec:
    """One for all tables with these seats."""
    return MoveCodec(edition, seating)


def move_text(edition: Edition, chair: int, code: int, seating: Sequence[int]) -> str:
    """The move for one of the law's integers, as a plain string."""
    moves = codec_of(edition, tuple(seating)).moves[chair]
    return moves.texts[code] if code in moves.texts else str(moves[code])
