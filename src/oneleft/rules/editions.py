"""The five editions: a card table and the knobs in which a sheet differs."""

from dataclasses import dataclass

from .cards import DROP, EVERYONE_DRAWS, NO_SPECIAL


@dataclass(frozen=True, slots=True, eq=False)  # there is one of each, so it is itself and nothing else
class Edition:
    name: str
    sheet: str  # the letter by which the rulebook cites it
    colors: tuple[str, str, str, str] = ("red", "yellow", "green", "blue")
    special: int = NO_SPECIAL
    special_name: str = ""
    first_skip: bool = True  # START-3


CLASSIC = Edition("classic", "C")
DELUXE = Edition("deluxe", "D")
JAM = Edition("jam", "J", colors=("red", "yellow", "orange", "blue"), special=DROP, special_name="jam")
GRADUATION = Edition("graduation", "G", special=EVERYONE_DRAWS, special_name="graduation")
INTERNATIONAL = Edition("international", "I", first_skip=False)

EDITIONS = {edition.name: edition for edition in (CLASSIC, DELUXE, JAM, GRADUATION, INTERNATIONAL)}
