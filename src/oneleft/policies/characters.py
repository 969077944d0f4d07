"""Characters: bots that play like another one, but for a few weights. Each is a file with its pace and its face."""

from __future__ import annotations

from importlib import resources

import msgspec

Span = tuple[float, float]  # the least and the most seconds


class Face(msgspec.Struct, forbid_unknown_fields=True):
    """How the page draws the robot: a colour, and paths in a square of 48 by 48."""

    hue: int  # degrees
    light: str  # the colour of the eyes
    eyes: str
    mouth: str
    top: str  # what it has on its head


class Character(msgspec.Struct, forbid_unknown_fields=True):
    """What a character's file says. `page-level-NAME` and `page-does-NAME` in the catalogues put it into words."""

    like: str  # the weighted policy that it plays like
    reaction: Span  # to call UNO, to catch and to jump in at a table with people
    turn: Span  # for a turn
    weights: dict[str, int]  # that it has instead, whatever the rules and the number of players
    face: Face


def read_characters() -> dict[str, Character]:
    """Every file of a character that comes with the package, by its name."""
    files = sorted(resources.files(__package__).joinpath("weights").iterdir(), key=lambda file: file.name)
    return {
        file.name.removesuffix(".toml"): msgspec.toml.decode(file.read_bytes(), type=Character)
        for file in files
        if file.name.endswith(".toml")
    }


CHARACTERS = read_characters()
