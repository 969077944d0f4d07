"""A round as it begins: chance deals the cards and turns the first one up; the rest is START-1 to START-7."""

from __future__ import annotations

from collections import Counter
from itertools import chain
from typing import Any

from .cards import color_of, deck_of, is_number, symbol_of
from .options import Options
from .pile import Difference, Pile
from .table import Table


def start(options: Options, dealt: dict[str, Any]) -> Table:
    """The table after a deal, of which the open position shows only the cards and the dealer."""
    check_deal(options, dealt)
    t = Table(
        options, [list(hand) for hand in dealt["hands"]], Pile(dealt["draw"]), list(dealt["discard"]), dealt["dealer"]
    )
    left = t.next_to(t.dealer)
    t.turn, t.color = left, color_of(t.top)  # SETUP-4
    match symbol_of(t.top):
        case "+2":  # START-1
            t.phase, t.pending, t.penalty = "penalty", 2, "+2"
        case "R":  # START-2: the dealer plays first, and play goes right
            t.direction, t.turn, t.reverse_pending = -1, t.dealer, True
        case "S" if options.edition != "international":  # START-3
            t.turn = t.next_to(left)
        case "W" | "WJ" | "WG":  # START-4, START-6
            t.phase = "color"
    return t


def lay_out(options: Options, position: dict[str, Any]) -> Table:
    """A position in which a number card lies on top and a player is in turn."""
    hands = [list(hand) for hand in position["hands"]]
    t = Table(options, hands, Pile(position["draw"]), list(position["discard"]), position["dealer"], position["turn"])
    t.color = color_of(t.top)
    t.out_with = {int(seat): list(hand) for seat, hand in position.get("out_with", {}).items()}
    return t


def check_deal(options: Options, dealt: dict[str, Any]) -> None:
    """SETUP-2, SETUP-3, SETUP-5, START-5; DEAL-1, NSTART-1."""
    if any(len(hand) != options.cards for hand in dealt["hands"]):
        raise Difference(f"not everyone has {options.cards} cards")
    [top] = dealt["discard"]
    if top == "W+4" or ("number_start" in options and not is_number(top)):
        raise Difference(f"{top} was turned up first")
    if Counter([*chain(*dealt["hands"]), *dealt["draw"], top]) != deck_of(options.edition):
        raise Difference("it is not the whole deck")
