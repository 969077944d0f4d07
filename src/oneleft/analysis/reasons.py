"""Why one move was better than another: rules as data, each with a condition on what the seat could see.

The first reason whose condition holds is given. A condition returns the parts of its sentence, ``why-NAME`` in the
catalogues, or None. The last one always holds.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import msgspec

from oneleft.lang import say
from oneleft.rules.editions import Edition
from oneleft.table.narrate import card_with_article, card_words, color_words, listed

from . import conditions as c
from .conditions import Parts
from .situation import Situation

Condition = Callable[[Situation], Parts | None]


class Why(msgspec.Struct, frozen=True):
    """A reason, for every language: its name, and the cards, colours, seats and numbers of its sentence."""

    name: str
    parts: Parts

    def tell(self, language: str, edition: Edition, names: tuple[str, ...], seat: int | None = None) -> str:
        """The sentence about this seat's player; without a seat, it is told to the player."""
        who = {"who": "you", "player": ""} if seat is None else {"who": "player", "player": names[seat]}
        return say(f"why-{self.name}", language, **who, **in_words(self.parts, language, edition, names))


def in_words(parts: Parts, language: str, edition: Edition, names: tuple[str, ...]) -> dict[str, Any]:
    """The parts of a sentence as the catalogues take them."""
    words: dict[str, Any] = {}
    for name, part in parts.items():
        if isinstance(part, list):
            words[name] = listed([card_words(edition, card, language) for card in part], language)
        elif name in ("seat", "other") and isinstance(part, int):
            words[name] = names[part]
        elif name == "color" and isinstance(part, str):
            words[name] = color_words(part, language)
        elif isinstance(part, str):
            words[name] = card_with_article(edition, part, language)
        else:
            words[name] = part
    return words


REASONS: dict[str, Condition] = {
    "uno": c.call_uno,
    "catch": c.catch,
    "out": c.go_out,
    "jump": c.jump_in,
    "stop": c.stop_next,
    "challenge": c.challenge,
    "fair": c.fair_draw_four,
    "no-challenge": c.no_challenge,
    "answer": c.answer_penalty,
    "swap": c.take_hand,
    "zero": c.pass_hand_on,
    "keep-wild-drew": c.keep_wild_drew,
    "keep-wild": c.keep_wild,
    "hold": c.hold_back,
    "play": c.play_it,
    "points": c.fewer_points,
    "lacks": c.they_lack,
    "own-color": c.own_color,
    "name-color": c.name_color,
    "next": c.turn_of_another,
    "save-action": c.save_action,
    "turn": c.cost_turn,
    "seen": c.seen_color,
    "some-points": c.some_points,
    "often": c.more_often,
}


def why(s: Situation) -> Why:
    """The first reason that holds."""
    for name, holds in REASONS.items():
        parts = holds(s)
        if parts is not None:
            return Why(name, parts)
    raise AssertionError("the last reason always holds")
