"""An analysis in words: moves, verdicts, notes and chances, in every language."""

from __future__ import annotations

from collections.abc import Sequence

from oneleft.lang import format_decimal, say
from oneleft.rules.editions import Edition
from oneleft.table.move import Move
from oneleft.table.narrate import card_words, color_words

from .report import Note, Verdict
from .win_chances import WHOLE

BARS = "▁▂▃▄▅▆▇█"
NAMES_A_COLOR = ("play", "jump")


class Narrator:
    """Tells of one match: it knows the names and the edition."""

    def __init__(self, language: str, edition: Edition, names: tuple[str, ...]) -> None:
        self.language = language
        self.edition = edition
        self.names = names

    def move(self, text: str) -> str:
        """A move in a few words; that of an empty text is to let the moment pass."""
        if not text:
            return say("analysis-move", self.language, verb="nothing", card="", color="", seat="")
        move = Move(text)
        with_color = move.verb in NAMES_A_COLOR and move.color is not None
        letters = {color[0].upper(): color for color in self.edition.colors}
        words = say(
            "analysis-move",
            self.language,
            verb=f"{move.verb}-color" if with_color else move.verb,
            card=card_words(self.edition, move.card or "", self.language),
            color=color_words(letters[move.color], self.language) if move.color is not None else "",
            seat=self.names[move.target] if move.target is not None else "",
        )
        return say("analysis-move-uno", self.language, move=words) if move.uno else words

    def fault(self, verdict: Verdict) -> str:
        """A verdict on a decision that was neither best nor good."""
        why = verdict.why
        return say(
            "analysis-fault",
            self.language,
            name=self.names[verdict.seat],
            quality=say(f"analysis-quality-{verdict.quality}", self.language),
            made=self.move(verdict.made),
            best=self.move(verdict.best),
            loss=percent(verdict.loss, self.language),
            why=why.tell(self.language, self.edition, self.names, verdict.seat) if why is not None else "",
        )

    def note(self, note: Note) -> str:
        worth = points(note.worth, self.language)
        return say(f"analysis-note-{note.kind}", self.language, name=self.names[note.seat], worth=worth)

    def changes(self, before: Sequence[int], after: Sequence[int]) -> str:
        """Whose chance changed by half a percentage point or more, and how."""
        return ", ".join(
            say(
                "analysis-change",
                self.language,
                name=name,
                before=percent(then, self.language),
                after=percent(now, self.language),
            )
            for name, then, now in zip(self.names, before, after, strict=True)
            if abs(now - then) >= WHOLE // 200
        )

    def chances(self, chances: Sequence[int]) -> str:
        told = (f"{name} {percent(chance, self.language)}" for name, chance in zip(self.names, chances, strict=True))
        return say("analysis-chances", self.language, chances=", ".join(told))


def percent(millionths: int, language: str, digits: int = 0) -> str:
    value = format_decimal(millionths / WHOLE * 100, language, digits, digits)
    return say("simulate-share", language, value=value)


def points(millionths: int, language: str) -> str:
    """A change of a chance, in percentage points."""
    return say("simulate-share-change", language, value=signed(millionths, language))


def signed(millionths: int, language: str) -> str:
    return format_decimal(millionths / WHOLE * 100, language, 1, 1, sign=True)


def bars(chances: Sequence[int], width: int) -> str:
    """A curve of chances as a line of bars."""
    columns = min(width, len(chances))
    picked = [chances[(i + 1) * len(chances) // columns - 1] for i in range(columns)]
    return "".join(BARS[min(len(BARS) - 1, chance * len(BARS) // WHOLE)] for chance in picked)
