"""Cards and moves as text.

Cards: a colour letter and ``0``-``9``, ``S`` skip, ``R`` reverse, ``+2``; wilds ``W``, ``W+4``, ``WJ``, ``WG``; a named
colour after a colon. Moves: the seat number first, then a verb and what it needs, then ``uno`` to call with a card.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass
from functools import cache, lru_cache

from oneleft.errors import NotationError
from oneleft.rules import moves
from oneleft.rules.cards import (
    DRAW_TWO,
    REVERSE,
    SKIP,
    SPECIAL,
    WILD,
    WILD_DRAW_FOUR,
    color_of,
    face_of,
    is_jam,
    rank_of,
    type_of,
)
from oneleft.rules.editions import Edition

DIRECTIONS = {1: "left", -1: "right"}
DROPS = ("", "slam", "back")  # how a Jam card landed, as `Round.drop` counts it
SYMBOLS = {SKIP: "S", REVERSE: "R", DRAW_TWO: "+2"}
RANK_TEXTS = {rank: SYMBOLS.get(rank, str(rank)) for rank in range(WILD)}
RANKS = {text: rank for rank, text in RANK_TEXTS.items()}

WITH_CARD = {"play": moves.PLAY, "jump": moves.JUMP, "discard": moves.DISCARD}
WITH_SEAT = {"swap": moves.SWAP_VERB, "catch": moves.CATCH}
WITH_COLOR = {"color": moves.COLOR_VERB}
ALONE = {
    "draw": moves.DRAW,
    "keep": moves.KEEP,
    "take": moves.TAKE,
    "challenge": moves.CHALLENGE,
    "uno": moves.UNO,
}
VERBS = WITH_CARD | WITH_COLOR | WITH_SEAT | ALONE
VERB_NAMES = {code: name for name, code in VERBS.items()} | {code + 1: name for name, code in WITH_CARD.items()}


@dataclass(frozen=True, slots=True)
class Move:
    """A move of one seat, as text.

    >>> Move.parse("0 play W+4:B uno")
    Move('0 play W+4:B uno')
    """

    seat: int
    verb: str
    what: str = ""  # a card, a colour or a seat, as the verb needs
    uno: bool = False

    def __str__(self) -> str:
        return " ".join(filter(None, (str(self.seat), self.verb, self.what, "uno" if self.uno else "")))

    def __repr__(self) -> str:
        return f"Move({str(self)!r})"

    @classmethod
    def parse(cls, text: str) -> Move:
        """Parse a move. Whether its card is in the deck is for the table to check."""
        return read_move(text)


@lru_cache(8192)  # there are not many moves, and a log is long
def read_move(text: str) -> Move:
    seat, _, words = text.strip().partition(" ")
    if not re.fullmatch(r"[0-9]{1,2}", seat):
        raise NotationError("notation-seat", given=text)
    verb, *rest = words.split() or [""]
    if verb not in VERBS:
        raise NotationError("notation-verb", given=text, known=", ".join(VERBS))
    needs = 0 if verb in ALONE else 1
    uno = verb in WITH_CARD and len(rest) == 2 and rest[1] == "uno"
    if len(rest) != needs + uno:
        raise NotationError(f"notation-needs-{kind(verb)}", given=text)
    return Move(int(seat), verb, rest[0] if needs else "", uno)


def kind(verb: str) -> str:
    """What the verb is followed by: a card, a seat, a colour or nothing."""
    if verb in ALONE:
        return "nothing"
    return "card" if verb in WITH_CARD else "seat" if verb in WITH_SEAT else "color"


@cache
def color_letters(edition: Edition) -> str:
    return "".join(color[0].upper() for color in edition.colors)


@cache
def wild_texts(edition: Edition) -> dict[int, str]:
    texts = {WILD: "W", WILD_DRAW_FOUR: "W+4"}
    if edition.special_name:
        texts[SPECIAL] = "W" + edition.special_name[0].upper()
    return texts


@cache
def texts_of(edition: Edition) -> list[str]:
    """The text of every card by its number; empty for one that this edition does not have."""
    wilds = wild_texts(edition)
    return [card_text(edition, card) if rank_of(card) < WILD or rank_of(card) in wilds else "" for card in range(128)]


def card_text(edition: Edition, card: int) -> str:
    """The text of a card or of a card type, without the colour that was named for a wild."""
    rank = rank_of(card)
    if rank >= WILD:
        return wild_texts(edition)[rank]
    return color_letters(edition)[color_of(card)] + RANK_TEXTS[rank]


def face_text(edition: Edition, face: int) -> str:
    """A card as it is played: a wild with the colour named for it."""
    text = card_text(edition, face)
    return f"{text}:{color_letters(edition)[color_of(face)]}" if names_color(edition, face) else text


def names_color(edition: Edition, face: int) -> bool:
    """Whether the colour is named with the card: not for a Jam card, which is dropped first (JAM-1)."""
    return rank_of(face) >= WILD and not is_jam(edition.special, face)


def read_color(edition: Edition, text: str) -> int:
    color = color_letters(edition).find(text) if len(text) == 1 else -1
    if color < 0:
        raise NotationError("notation-color", "DECK-1", given=text, known=" ".join(color_letters(edition)))
    return color


def read_card(edition: Edition, text: str) -> int:
    """The type of a card; a wild has colour 0."""
    for rank, wild in wild_texts(edition).items():
        if text == wild:
            return rank
    if text[:1] in color_letters(edition) and text[1:] in RANKS and text:
        return face_of(color_letters(edition).index(text[0]), RANKS[text[1:]])
    raise NotationError("notation-card", "DECK-1", given=text, edition=edition.name)


def read_face(edition: Edition, text: str) -> int:
    """A card as it is played: a wild names its colour, a Jam card or any other card does not."""
    card, colon, color = text.partition(":")
    kind = read_card(edition, card)
    if not names_color(edition, kind):
        if colon and rank_of(kind) == SPECIAL:
            raise NotationError("notation-color-later", "JAM-1", given=text, card=card)
        if colon:
            raise NotationError("notation-color-extra", "WILD-1", given=text)
        return kind
    if not colon:
        raise NotationError(
            "notation-color-missing", "WILD-1", given=text, example=f"{card}:{color_letters(edition)[0]}"
        )
    return face_of(read_color(edition, color), kind)


def encode(edition: Edition, move: Move, seating: Sequence[int]) -> int:
    """The move as the law's integer, at a table where these seats sit in order."""
    if move.verb in WITH_CARD:
        read = read_card if move.verb == "discard" else read_face
        return moves.move(WITH_CARD[move.verb] + move.uno, read(edition, move.what))
    if move.verb in WITH_SEAT:
        seats = [str(seat) for seat in seating]
        if move.what not in seats:
            raise NotationError("notation-no-seat", given=move.what, seats=" ".join(seats))
        return moves.move(WITH_SEAT[move.verb], seats.index(move.what))
    if move.verb in WITH_COLOR:
        return moves.move(WITH_COLOR[move.verb], read_color(edition, move.what))
    return moves.move(ALONE[move.verb], 0)


def decode(edition: Edition, chair: int, code: int, seating: Sequence[int]) -> Move:
    """The move for one of the law's integers."""
    verb, operand = moves.verb_of(code), moves.operand_of(code)
    name = VERB_NAMES[verb]
    what = ""
    if name in WITH_CARD:
        what = (card_text if name == "discard" else face_text)(edition, operand)
    elif name in WITH_SEAT:
        what = str(seating[operand])
    elif name in WITH_COLOR:
        what = color_letters(edition)[operand]
    return Move(seating[chair], name, what, name in WITH_CARD and verb != WITH_CARD[name])


@lru_cache(1 << 16)
def move_text(edition: Edition, chair: int, code: int, seating: tuple[int, ...]) -> str:
    """The text of one of the law's integers. There are few, so they are cached."""
    return str(decode(edition, chair, code, seating))


# Where each card stands in a sorted hand: by colour and rank, wilds last.
SORTED = [64 + rank_of(card) if rank_of(card) >= WILD else type_of(card) for card in range(128)]


def bits(word: int) -> Iterator[int]:
    """The positions of the bits that are set, lowest first."""
    while word:
        yield (word & -word).bit_length() - 1
        word &= word - 1


def hand_cards(first: int, second: int) -> list[int]:
    """The cards of a hand in the order in which people sort them: by colour and rank, wilds last."""
    cards = [copy * 64 + bit for copy, word in enumerate((first, second)) for bit in bits(word)]
    return sorted(cards, key=SORTED.__getitem__)


@lru_cache(1 << 14)  # from one move to the next most hands stay as they are
def hand_texts(edition: Edition, first: int, second: int) -> tuple[str, ...]:
    """The cards of a hand, sorted."""
    return tuple(card_texts(edition, hand_cards(first, second)))


def card_texts(edition: Edition, cards: Iterable[int]) -> list[str]:
    texts = texts_of(edition)
    return [texts[card] for card in cards]
