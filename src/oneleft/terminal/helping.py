"""How to type cards and moves."""

from __future__ import annotations

from oneleft.lang import say
from oneleft.rules.knobs import Rules
from oneleft.table.notation import color_letters, wild_texts
from oneleft.table.telling import card_words


def help_lines(rules: Rules, language: str, among_people: bool) -> list[str]:
    """Only what this table plays."""
    sheet = rules.sheet
    letters = [
        f"{letter} {say(f'color-{color}', language)}"
        for letter, color in zip(color_letters(sheet), sheet.colors, strict=True)
    ]
    wilds = [f"{text} {card_words(sheet, text, language)}" for text in wild_texts(sheet).values()]
    lines = [
        say("play-help-cards", language, colors=", ".join(letters), wilds=", ".join(wilds)),
        say("play-help-moves", language),
    ]
    for key, plays_it in (
        ("play-help-jump", rules.jump_in),
        ("play-help-swap", rules.seven_zero),
        ("play-help-slam", rules.edition == "jam"),
        ("play-help-server", among_people),
    ):
        if plays_it:
            lines.append(say(key, language))
    return [*lines, say("play-help-more", language)]
