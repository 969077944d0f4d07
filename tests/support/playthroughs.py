"""Golden games and counts of move sequences: what they are, so that they can be written and compared."""

from __future__ import annotations

import hashlib
import json
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import msgspec

from oneleft import EDITIONS, FORMATS, Game, Rules
from oneleft.rules.apply import apply
from oneleft.rules.cards import SPECIAL
from oneleft.rules.deal import start_round
from oneleft.rules.legal import legal_count, legal_move
from oneleft.rules.round import Round
from oneleft.table.events import to_builtins
from oneleft.table.fairness import load_key
from oneleft.table.notation import DIRECTIONS, wild_texts
from oneleft.table.position import PHASES, Position
from oneleft.table.position_reader import read_position
from oneleft.table.record import tell_plainly
from oneleft.table.table import Table

HERE = Path(__file__).parents[1] / "golden"
GAMES = HERE / "games"
COUNTS = HERE / "counts.json"
KEY = hashlib.sha256(b"golden").hexdigest()
PLAYERS = {"points": 3, "lowest": 2, "partners": 6, "rotating": 4, "eight": 8, "challenge": 5}
HOUSE = {"points": (), "lowest": ("progressive",), "partners": ("seven_zero",), "rotating": ("jump_in",)}
ALL_HOUSE = ("progressive", "seven_zero", "jump_in")
PLIES = 4
BUSY: dict[str, Any] = {
    "hands": [["R0", "R7", "W+4", "B2"], ["R+2", "R7", "B7"], ["R+2", "W", "W+4", "R1"]],
    "discard": ["Y3", "R3"],
    "draw": ["R3", "W", "B9", "Y1", "Y2", "Y3", "Y4"],
    "turn": 0,
}


def golden_rules(edition: str, form: str) -> Rules:
    house = dict.fromkeys(HOUSE.get(form, ALL_HOUSE), True)
    return Rules(edition, format=form, target=60, hands=None if form == "eight" else 2, rows=2).with_(**house)


def golden_games() -> dict[str, tuple[Rules, int]]:
    return {
        f"{edition}-{form}": (golden_rules(edition, form), PLAYERS[form]) for edition in EDITIONS for form in FORMATS
    }


def choose(options: list[str], name: str, number: int) -> str:
    """A choice that no version of Python changes: mostly a card."""
    draw = hashlib.sha256(f"{name} {number}".encode()).digest()
    cards = [move for move in options if move.split()[1] in ("play", "jump", "discard")]
    pool = cards if cards and draw[0] < 220 else options
    return pool[int.from_bytes(draw[1:5], "big") % len(pool)]


def playthrough(name: str, rules: Rules, players: int) -> str:
    """A whole match, with everything that can be observed after every move."""
    game = Game(rules, players, KEY)
    lines = [f"rules {rules}", f"players {players}", f"key {KEY}", "", "deal", *observed(game, None)]
    while not game.over:
        options = [str(move) for seat in range(players) for move in game.legal_moves(seat)]
        move = "deal" if game.round_over else choose(options, name, len(game.log))
        game.push(move)
        lines += ["", move, *observed(game, None if move == "deal" else int(move.split()[0]))]
    result = [f"totals {list(game.scores)}", f"board {game.score_board}", f"winners {game.winners}"]
    return "\n".join([*lines, "", *result, ""])


def observed(game: Game, mover: int | None) -> Iterator[str]:
    """What happened, and how the table of the mover lies now; after a deal, every table."""
    for event in game.events:
        yield f"  > {tell_plainly(event)}"
    for table in game.tables:
        if mover is None or mover in table.seating:
            yield from observed_table(table)
    yield f"  views {views_digest(game)}"


def observed_table(table: Table) -> Iterator[str]:
    r = table.round
    yield "  hands " + " | ".join(" ".join(table.event_builder.hand(r, chair)) for chair in range(r.players))
    yield (
        f"  seats {table.seating} turn {table.seating[r.turn]} {PHASES[r.phase]} {DIRECTIONS[r.direction]}"
        f" color {r.color} pending {r.pending} exposed {r.exposed} draw {r.n_draw} discard {r.n_discard}"
    )
    for chair in range(r.players):
        legal = table.legal_moves(chair)
        if legal:
            yield "  legal " + ", ".join(map(str, legal))


def views_digest(game: Game) -> str:
    """Every byte that every seat and a spectator are shown."""
    seen = [
        [game.view(seat).to_builtins(), to_builtins(game.events_for(seat))] for seat in (None, *range(len(game.names)))
    ]
    return hashlib.sha256(msgspec.json.encode(seen, order="sorted")).hexdigest()[:16]


def count_sequences(r: Round, plies: int) -> int:
    """How many sequences of this many moves there are, by all seats."""
    moves = [(seat, legal_move(r, seat, k)) for seat in range(r.players) for k in range(legal_count(r, seat))]
    if plies == 1:
        return len(moves)
    total = 0
    for seat, move in moves:
        after = r.copy()
        apply(after, seat, move)
        total += count_sequences(after, plies - 1)
    return total


def counts_of(rules: Rules) -> dict[str, list[int]]:
    """From a fixed deal, and from a busy position of few cards."""
    dealt = rules.new_round(3)
    load_key(dealt, KEY)
    start_round(dealt)
    busy = rules.new_round(3)
    load_key(busy, KEY)
    special = wild_texts(rules.edition).get(SPECIAL)
    hands = [[*hand, special] if special else hand for hand in BUSY["hands"]]
    read_position(rules, msgspec.convert(BUSY | {"hands": hands}, Position), busy)
    return {
        name: [count_sequences(r, plies) for plies in range(1, PLIES + 1)]
        for name, r in (("deal", dealt), ("busy", busy))
    }


def read_counts() -> dict[str, dict[str, list[int]]]:
    counts: dict[str, dict[str, list[int]]] = json.loads(COUNTS.read_text("utf-8"))
    return counts
