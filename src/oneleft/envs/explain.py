"""Observations and actions in words, for people who want to see what a learner sees."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import Any

import numpy as np

from oneleft.errors import SetupError
from oneleft.lang import DEFAULT_LANGUAGE, say
from oneleft.rules.cards import COLORS, WILD, face_of, rank_of
from oneleft.rules.config import Rules
from oneleft.rules.editions import Edition
from oneleft.rules.moves import DRAW, JUMP, JUMP_UNO, PLAY, PLAY_UNO, operand_of, verb_of
from oneleft.rules.round import DREW
from oneleft.table.move import VERB_NAMES
from oneleft.table.narrate import card_words, cards_words, color_words, listed
from oneleft.table.notation import DIRECTIONS, card_text, color_letters, face_text, wild_texts

from .actions import CATCH_PLAYER, DRAW_ONE, END_SERIES, NAME_COLOR, NO_REACTION, SWAP_HANDS
from .card_types import TYPES
from .common import unknown_action
from .observation import layout, row_length

Parts = dict[str, np.ndarray[Any, Any]]


def type_at(place: int) -> int:
    """The card type at this place among all types: the reverse of `type_index`."""
    if place >= COLORS * WILD:
        return WILD + place - COLORS * WILD
    return face_of(place // WILD, place % WILD)


def cards_in(edition: Edition, counts: Iterable[int]) -> Iterator[str]:
    """The cards of a part of the row that counts them by type."""
    for place, count in enumerate(counts):
        for _ in range(count):
            yield card_text(edition, type_at(place))


def action_text(edition: Edition, action: int) -> str:
    """An action in the notation of moves. Seats are counted to the left. Empty for a card that the deck does not have.

    >>> edition = Rules().edition
    >>> action_text(edition, 64 + 5), action_text(edition, 260), action_text(edition, NO_REACTION)
    ('play R5 uno', 'swap +1', 'none')
    """
    if not 0 <= action <= END_SERIES:
        raise unknown_action(action)
    if action < NAME_COLOR:
        verb, face = verb_of(action), operand_of(action)  # such an action is the code of its move
        call = " uno" if verb in (PLAY_UNO, JUMP_UNO) else ""
        if rank_of(face) >= WILD and rank_of(face) not in wild_texts(edition):
            return ""
        return f"{VERB_NAMES[JUMP if verb >= JUMP else PLAY]} {face_text(edition, face)}{call}"
    if action < SWAP_HANDS:
        return f"color {color_letters(edition)[action - NAME_COLOR]}"
    if action < DRAW_ONE:
        return f"swap +{action - SWAP_HANDS + 1}"
    if action < CATCH_PLAYER:
        return VERB_NAMES[DRAW + action - DRAW_ONE]
    return {CATCH_PLAYER: "catch", NO_REACTION: "none", END_SERIES: "pass"}[action]


class RowReader:
    """What every environment can tell about its rows and actions."""

    rules: Rules
    players: int
    version: int = 1  # of the layout

    @property
    def layout(self) -> dict[str, slice]:
        """Where each part of a row is."""
        return {part.name: slice(first, first + part.length) for first, part in layout(self.players, self.version)}

    def decode(self, row: Any) -> Parts:
        """The parts of a row by name."""
        parts, length = self.layout, row_length(self.players, self.version)
        found = np.concatenate([row[name] for name in parts]) if isinstance(row, dict) else np.asarray(row)
        if found.shape != (length,):
            raise SetupError("env-row", length=str(length), given=str(found.shape))
        found = found.astype(np.int8, copy=False)
        return {name: found[part] for name, part in parts.items()}

    def action_text(self, action: int) -> str:
        """An action in the notation of moves."""
        return action_text(self.rules.edition, int(action))

    def explain(self, row: Any, language: str = DEFAULT_LANGUAGE) -> str:
        """A row in words. The others are ``left_1``, ``left_2`` … round the table."""
        parts = self.decode(row)
        names = [say("list-you", language), *(f"left_{steps}" for steps in range(1, self.players))]
        return "\n".join(self._lines(parts, names, language))

    def _lines(self, parts: Parts, names: list[str], language: str) -> Iterator[str]:
        edition = self.rules.edition

        def cards(counts: Iterable[int]) -> str:
            return cards_words(edition, cards_in(edition, counts), language) or "–"

        counts = "   ".join(f"{name}: {count}" for name, count in zip(names, parts["cards"], strict=True))
        direction = DIRECTIONS.get(int(parts["direction"][0]), "left")
        yield say("play-others", language, counts=counts, direction=direction, draw=int(parts["pile"][0]))
        top = next(cards_in(edition, parts["top"]))
        color = color_words(edition.colors[parts["color"].argmax()] if parts["color"].any() else "", language)
        pending = int(parts["pending"][0])
        yield say("play-top", language, top=card_words(edition, top, language), code=top, color=color, pending=pending)
        yield say("env-hand", language, hand=cards(parts["hand"]))
        if parts["phase"][DREW] and parts["drawn"].any():
            drawn = next(cards_in(edition, parts["drawn"]))
            yield say("play-phase-drew", language, drawn=card_words(edition, drawn, language))
        for steps, known in enumerate(parts["known"].reshape(-1, TYPES), 1):
            if known.any():
                yield say("env-known", language, name=names[steps], cards=cards(known))
        if "most" in parts:
            for name, count, most in zip(names[1:], parts["cards"][1:], parts["most"].reshape(-1, COLORS), strict=True):
                colors = [color_words(edition.colors[i], language) for i in range(COLORS) if count and not most[i]]
                if colors:
                    yield say("env-lacks", language, name=name, colors=listed(colors, language, "list-or"))
        exposed = [name for name, bit in zip(names, parts["exposed"], strict=True) if bit]
        if exposed:
            yield say("env-exposed", language, name=exposed[0])
        if parts["format"].any():
            scores = (f"{name} {score}" for name, score in zip(names, parts["score"], strict=True))
            yield say("env-percent", language, totals=listed(list(scores), language))
        yield say("env-discards", language, cards=cards(parts["discard"]))
        in_turn = [name for name, bit in zip(names, parts["turn"], strict=True) if bit]
        yield say("env-your-turn" if parts["turn"][0] else "env-turn", language, name=in_turn[0])
