"""What the player in turn can do instead of a refused move, in words: built from what is legal."""

from __future__ import annotations

from functools import partial
from typing import Any

from oneleft.lang import Localized, say
from oneleft.rules.config import MUST_PLAY
from oneleft.rules.editions import Edition
from oneleft.rules.matching import challengeable, jumpable, playable
from oneleft.rules.round import DREW, PENALTY, Round

from .narrate import card_with_article, listed
from .notation import hand_texts

Choice = tuple[str, dict[str, Any]]  # a message and its arguments; cards are texts of the notation


def advice(edition: Edition, r: Round) -> Localized:
    """The choices of the player in turn, for a message whose language is not known yet."""
    return partial(in_words, edition, choices(edition, r))


def choices(edition: Edition, r: Round) -> list[Choice]:
    if r.phase == PENALTY:
        return answers(edition, r)
    keys = ["advice-drawn", "advice-keep"] if r.phase == DREW else ["advice-match", "advice-wild", "advice-draw"]
    if r.switches & MUST_PLAY and playable(r, r.turn):
        keys.pop()
    return [(key, {}) for key in keys]


def answers(edition: Edition, r: Round) -> list[Choice]:
    """What a player who faces a penalty can do."""
    found: list[Choice] = [("advice-take", {"pending": r.pending})]
    if challengeable(r):
        found.append(("advice-challenge", {}))
    playing = playable(r, r.turn)
    for key, types in (("advice-answer", playing), ("advice-jump", jumpable(r, r.turn) & ~playing)):
        if types:
            found.append((key, {"cards": list(dict.fromkeys(hand_texts(edition, types, 0)))}))
    return found


def in_words(edition: Edition, found: list[Choice], language: str) -> str:
    return listed([choice_words(edition, key, args, language) for key, args in found], language, "list-choices")


def choice_words(edition: Edition, key: str, args: dict[str, Any], language: str) -> str:
    if "cards" in args:
        named = [card_with_article(edition, card, language) for card in args["cards"]]
        args = {"cards": listed(named, language, "list-or")}
    return say(key, language, **args)
