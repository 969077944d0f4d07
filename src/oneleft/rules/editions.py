"""The five editions: the cards of each, and the settings in which its printed rule sheet differs."""

from dataclasses import dataclass

from .cards import DECK_SIZE, DROP, EVERYONE_DRAWS, NO_SPECIAL, fill_deck


@dataclass(frozen=True, slots=True, eq=False)  # there is one object for each edition: compare by identity
class Edition:
    """A printed edition of the game: its cards, and where its rule sheet differs from the others.

    `Rules` has one. The law never asks for its name, only for these settings.
    """

    name: str
    sheet: str  # the letter by which the rulebook cites it
    colors: tuple[str, str, str, str] = ("red", "yellow", "green", "blue")
    special: int = NO_SPECIAL
    special_name: str = ""
    first_skip: bool = True  # START-3

    def __str__(self) -> str:
        return self.name

    @property
    def deck_size(self) -> int:
        return fill_deck([0] * DECK_SIZE, self.special)

    def __reduce__(self) -> tuple[object, tuple[str]]:
        """Unpickle to the object of the other process, because editions are compared by identity."""
        return edition_named, (self.name,)


CLASSIC = Edition("classic", "C")
DELUXE = Edition("deluxe", "D")
JAM = Edition("jam", "J", colors=("red", "yellow", "orange", "blue"), special=DROP, special_name="jam")
GRADUATION = Edition("graduation", "G", special=EVERYONE_DRAWS, special_name="graduation")
INTERNATIONAL = Edition("international", "I", first_skip=False)

EDITIONS = {edition.name: edition for edition in (CLASSIC, DELUXE, JAM, GRADUATION, INTERNATIONAL)}


def edition_named(name: str) -> Edition:
    return EDITIONS[name]
