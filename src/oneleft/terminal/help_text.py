"""How to type cards and moves."""

from __future__ import annotations

from oneleft.lang import say
from oneleft.rules.config import Rules
from oneleft.table.narrate import card_words
from oneleft.table.notation import color_letters, wild_texts


def help_lines(rules: Rules, language: str, among_people: bool) -> list[str]:
    """Only what this table plays."""
    edition = rules.edition
    letters = [
        f"{letter} {say(f'color-{color}', language)}"
        for letter, color in zip(color_letters(edition), edition.colors, strict=True)
    ]
    wilds = [f"{text} {card_words(edition, text, language)}" for text in wild_texts(edition).values()]
    lines = [
        say("play-help-cards", language, colors=", ".join(letters), wilds=", ".join(wilds)),
        *([say("play-help-jam", language)] if edition.name == "jam" else []),
        say("play-help-moves", language),
    ]
    for key, plays_it in (
        ("play-help-jump", rules.jump_in),
        ("play-help-swap", rules.seven_zero),
        ("play-help-slam", edition.name == "jam"),
        ("play-help-server", among_people),
    ):
        if plays_it:
            lines.append(say(key, language))
    return [*lines, say("play-help-more", language)]
