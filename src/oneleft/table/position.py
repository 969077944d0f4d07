"""Positions as JSON: a whole table, face up."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Literal

import msgspec

from oneleft.rules.cards import (
    DRAW_TWO,
    WILD_DRAW_FOUR,
)

from .documents import read_form

Phase = Literal["turn", "drew", "penalty", "color", "swap", "slam", "series", "over"]
PHASES: tuple[Phase, ...] = ("turn", "drew", "penalty", "color", "swap", "slam", "series", "over")
PenaltyCard = Literal["+2", "W+4"]
PENALTY_CARDS: dict[int, PenaltyCard] = {DRAW_TWO: "+2", WILD_DRAW_FOUR: "W+4"}
PENALTY_RANKS = {card: rank for rank, card in PENALTY_CARDS.items()}
Direction = Literal["left", "right"]


class Challenged(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """WD4-4: the hand from which the Wild Draw Four was played, and the colour in play before it."""

    hand: list[str]
    color: str


class Position(msgspec.Struct, frozen=True, forbid_unknown_fields=True, kw_only=True, omit_defaults=True):
    """A whole table, face up. The fields from ``drawn`` on are present only when the phase needs them."""

    hands: list[list[str]]
    discard: list[str]
    draw: list[str] = []
    rest: Literal["shuffle", "out"] = "shuffle"
    color: str | None = None
    turn: int | None = None
    direction: Direction = "left"
    dealer: int | None = None
    phase: Phase | None = None
    pending: int | None = None
    exposed: int | None = None
    drawn: str | None = None
    slam: int = 0
    drop: Literal["slam", "back", "out"] | None = None
    penalty: PenaltyCard | None = None  # DEFLECT-3: what a penalty is answered as, under a card that deflected it
    challenged: Challenged | None = None
    challengeable: bool = True  # MERCY-4: false if the player of the Wild Draw Four is out of the round
    reverse_pending: bool = False
    passes: int = 0
    out: int | None = None
    out_with: dict[str, list[str]] | list[list[str] | None] = {}  # MERCY-1: by seat


def convert_position(document: Position | Mapping[str, Any]) -> Position:
    """A position from plain values. An error names the field at fault."""
    if isinstance(document, Position):
        return document
    fields = dict(document) if isinstance(document, Mapping) else document
    return read_form(lambda: msgspec.convert(fields, Position))
