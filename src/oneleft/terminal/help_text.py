"""Help on typing cards and moves."""

from __future__ import annotations

from oneleft.lang import say
from oneleft.rules.cards import DROP
from oneleft.rules.config import Rules
from oneleft.table.narrate import card_words
from oneleft.table.notation import color_letters, wild_texts


def help_lines(rules: Rules, language: str, is_online: bool) -> list[str]:
    """Only what applies at this table; ``is_online`` adds the commands of a server's table."""
    edition = rules.edition
    letters = [
        f"{letter} {say(f'color-{color}', language)}"
        for letter, color in zip(color_letters(edition), edition.colors, strict=True)
    ]
    wilds = [f"{text} {card_words(edition, text, language)}" for text in wild_texts(edition).values()]
    is_jam = edition.special == DROP
    lines = [say("play-help-cards", language, colors=", ".join(letters), wilds=", ".join(wilds))]
    for key, applies in (
        ("play-help-jam", is_jam),
        ("play-help-moves", True),
        ("play-help-jump", rules.jump_in),
        ("play-help-swap", rules.is_on("sevens")),
        ("play-help-slam", is_jam),
        ("play-help-server", is_online),
        ("play-help-more", True),
    ):
        if applies:
            lines.append(say(key, language))
    return lines
