"""Cards and events in words."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from functools import cache, partial
from typing import Any

from oneleft.errors import NotationError
from oneleft.lang import Localized, say, split_name
from oneleft.rules.cards import DRAW_TWO, REVERSE, SKIP, WILD, WILD_DRAW_FOUR, color_of, rank_of
from oneleft.rules.editions import Edition

from . import events as e
from .notation import read_card

RANK_NAMES = {
    SKIP: "skip",
    REVERSE: "reverse",
    DRAW_TWO: "draw-two",
    WILD: "wild",
    WILD_DRAW_FOUR: "wild-draw-four",
}


def card_words(edition: Edition, text: str, language: str, key: str = "card") -> str:
    """A card in words: "red 7", "7 rojo". A text that is not a card stays as it is."""
    try:
        card = read_card(edition, text.partition(":")[0])
    except NotationError:
        return text
    return words_of_card(edition, card, language, key)


@cache
def words_of_card(edition: Edition, card: int, language: str, key: str) -> str:
    rank = rank_of(card)
    name = str(rank) if rank < SKIP else RANK_NAMES.get(rank, edition.special_name)
    return say(key, language, rank=name, color="none" if rank >= WILD else edition.colors[color_of(card)])


def card_with_article(edition: Edition, text: str, language: str) -> str:
    """A card as a sentence names it: "a red 7", "un 7 rojo"."""
    return card_words(edition, text, language, "card-with-article")


def cards_words(edition: Edition, texts: Iterable[str], language: str) -> str:
    return ", ".join(card_words(edition, text, language) for text in texts)


def color_words(color: str, language: str) -> str:
    return say(f"color-{color or 'none'}", language)


def card_name(edition: Edition, text: str) -> Localized:
    """A card, with its article, for a message whose language is not known yet."""
    return partial(card_with_article, edition, text)


def color_name(color: str) -> Localized:
    return partial(color_words, color)


def house_name(rule: str, language: str) -> str:
    """The name of a house rule, without its description."""
    return split_name(f"house-{rule}", language)[0]


def listed(names: Sequence[str], language: str, key: str = "list-last") -> str:
    """A list in words: "Ana, Bo and Cy"; with ``list-or`` "Ana, Bo or Cy"."""
    if len(names) < 2:
        return "".join(names)
    return say(key, language, first=", ".join(names[:-1]), last=names[-1])


# Of whom an event tells, and whom it befalls. Both read it in the second person.
SUBJECTS = {"turned_up": "dealer", "caught": "by"}
OBJECTS = {"caught": "seat", "challenged": "accused", "swapped": "other", "received": "giver"}


def tell(event: e.Event, language: str, edition: Edition, names: tuple[str, ...], viewer: int | None = None) -> str:
    """One event as a sentence, to ``viewer`` in the second person.

    Where the viewer does not see a field, the sentence is shorter.
    """
    listed_names = names if viewer is None else (*names[:viewer], say("list-you", language), *names[viewer + 1 :])
    args: dict[str, Any] = {}
    for name in event.__struct_fields__:
        value = getattr(event, name)
        if name in ("seat", "by", "accused", "other", "giver", "dealer"):
            args[name] = 0 if value is None else names[value]  # nobody is called 0, but someone might be called none
        else:
            in_list = name in ("points", "totals", "left")
            args |= field_words(name, value, language, edition, listed_names if in_list else names)
    cards = getattr(event, "cards", None)
    if cards and isinstance(cards[0], str):
        args["card"] = card_with_article(edition, cards[0], language)
    return say(event_key(event, viewer), language, **args)


def event_key(event: e.Event, viewer: int | None) -> str:
    """The message of an event: ``event-you-drew`` for the player who drew, ``event-drew`` for the others."""
    tag = str(type(event).__struct_config__.tag)
    name = tag.replace("_", "-")
    if viewer is None:
        return f"event-{name}"
    if getattr(event, SUBJECTS.get(tag, "seat"), None) == viewer or getattr(event, "seats", None) == [viewer]:
        return f"event-you-{name}"
    return f"event-{name}-you" if getattr(event, OBJECTS.get(tag, ""), None) == viewer else f"event-{name}"


def field_words(name: str, value: Any, language: str, edition: Edition, names: tuple[str, ...]) -> dict[str, Any]:
    """The words for one field. A missing value is ``none``, so that catalogues can select on it."""
    if value is None:
        return {name: "none"}
    if name == "card":
        return {name: card_with_article(edition, value, language)}
    if name == "color":
        return {name: color_words(value, language)}
    if name == "seats":
        return {name: listed([names[seat] for seat in value], language), "count": len(value)}
    if name == "left":
        lines = [f"{names[seat]}: {cards_words(edition, cards, language)}" for seat, cards in value]
        return {name: "".join(f"\n    {line}" for line in lines)}
    if name in ("points", "totals"):
        return {name: ", ".join(f"{names[seat]} {points}" for seat, points in enumerate(value))}
    if name == "cards" and value and not isinstance(value[0], str):  # drawn for the deal: who drew what
        return {name: ", ".join(f"{names[seat]} {card_words(edition, card, language)}" for seat, card in value)}
    if name == "cards":
        return {name: cards_words(edition, value, language)}
    if isinstance(value, bool):
        return {name: "yes" if value else "no"}
    return {name: value}
