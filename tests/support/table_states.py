"""Tables as a page is told of them, at moments that a layout has to hold: many players, many cards, every prompt.

The table and its view are those of a real room. Only the cards, the phase and the legal moves are chosen.
"""

from __future__ import annotations

from typing import Any

import msgspec
from msgspec.structs import replace

from oneleft.room.presenters import Viewer, build_hello
from oneleft.table.views import View

from .offline_table import OfflineTable, playing

NAMES = ("Ana", "Bruno", "Carla", "Maximiliano", "Elena", "Félix", "Gloria", "Hugo", "Inés", "Juan")
HAND = [f"{color}{rank}" for color in "RYGB" for rank in ("0", "3", "7", "S", "R", "+2")] + ["W", "W+4"]  # 26 cards
WILD_MOVES = [f"0 play W:{color}" for color in "RYGB"]
# What the player is asked, by name: the changed fields of the view.
PROMPTS: dict[str, dict[str, Any]] = {
    "turn": {"legal": ["0 draw", "0 play R3", "0 play RS", *WILD_MOVES]},
    "waiting": {"turn": 1, "legal": []},
    "catching": {"turn": 1, "exposed": 1, "legal": ["0 catch 1"]},
    "drawn": {"phase": "drew", "drawn": "R3", "legal": ["0 keep", "0 play R3"]},
    "challenge": {"phase": "penalty", "pending": 4, "color_before": "B", "legal": ["0 take", "0 challenge"]},
    "color": {"phase": "color", "legal": [f"0 color {color}" for color in "RYGB"]},
    "series": {"phase": "series", "legal": ["0 pass", "0 play R3"]},
    "discards": {"phase": "slam", "slam": 2, "legal": ["0 discard R3", "0 discard W"]},
    "swap": {"phase": "swap"},
}


def room_of(players: int) -> OfflineTable:
    """Two people, and bots."""
    return playing(2, ("easy",) * (players - 2), turn_seconds=30)


def state(table: OfflineTable, hand: int, prompt: str) -> Any:
    """The greeting of a table at this moment, as plain data."""
    hello = build_hello(table.room, Viewer(0), None, table.now)
    assert hello.view is not None
    seats = [replace(seat, left_out=False) for seat in hello.table.seats]  # else a note lies over the table
    table_shown = replace(hello.table, seats=seats)
    view = view_at(hello.view, hand, prompt)
    return msgspec.to_builtins(replace(hello, table=table_shown, view=view), str_keys=True)


def view_at(view: View, hand: int, prompt: str) -> View:
    seats = view.table
    changes = {"turn": 0, "phase": "turn", "color": "R", "discard": ["B3", "R5"]} | PROMPTS[prompt]
    changes.setdefault("legal", [f"0 swap {seat}" for seat in seats if seat])
    counts = {seat: hand if seat == 0 else 1 + 3 * seat for seat in seats}
    cards = HAND[-hand:] if hand < 4 else sorted([*HAND[1 : hand - 1], "W", "W+4"], key=HAND.index)
    names = tuple(NAMES[: len(seats)])
    return replace(view, hand=cards, counts=counts, names=names, **changes)


def states(players: tuple[int, ...], hands: tuple[int, ...], prompts: tuple[str, ...]) -> dict[str, Any]:
    """All of these, by a name for each."""
    rooms = {count: room_of(count) for count in players}
    return {
        f"{count} players, {hand} cards, {prompt}": state(rooms[count], hand, prompt)
        for count in players
        for hand in hands
        for prompt in prompts
    }
