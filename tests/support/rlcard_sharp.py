"""`sharp` in RLCard's UNO, by RLCard's rules.

RLCard runs in an environment of its own and asks over a pipe, so `sharp` sees what RLCard shows the seat and no more.
"""

from __future__ import annotations

import json
import subprocess
from itertools import chain
from random import Random
from typing import TypedDict

from oneleft import Rules
from oneleft.arena.stats import Tally
from oneleft.policies.registry import read_weights, weight_table
from oneleft.policies.weight_row import ROW_LENGTH
from oneleft.policies.weighted import WeightRow, best_card
from oneleft.rules.cards import COLORS, WILD, color_of, face_of, rank_of, types_of, types_of_color
from oneleft.rules.hands import set_hand, types_held
from oneleft.rules.moves import PLAY, operand_of
from oneleft.rules.rng import WORD
from oneleft.rules.round import Round

from . import peers

SCRIPT = peers.SCRIPTS / "rlcard_games.py"
PLAYERS = 2  # RLCard has no other UNO
COLOR_LETTERS = "rgby"
RANKS = [*"0123456789", "skip", "reverse", "draw_2", "wild", "wild_draw_4"]


class Shown(TypedDict):
    """What RLCard shows a seat, by its names; cards as in `r-7`, `g-draw_2`, `b-wild`."""

    hand: list[str]
    target: str
    num_cards: list[int]
    current_player: int
    legal_actions: list[str]


def face_named(card: str) -> int:
    color, rank = card.split("-")
    return face_of(COLOR_LETTERS.index(color), RANKS.index(rank))


def card_of(face: int) -> str:
    return f"{COLOR_LETTERS[color_of(face)]}-{RANKS[rank_of(face)]}"


def record_of(shown: Shown) -> Round:
    """The table as the seat sees it. Of the other hand there is the number of cards, and any cards will do."""
    r = Round()
    r.players = PLAYERS
    r.turn = shown["current_player"]
    for seat, cards in enumerate(shown["num_cards"]):
        if seat != r.turn:
            set_hand(r, seat, (1 << cards) - 1, 0)
    for card in shown["hand"]:
        hold(r, r.turn, types_of(face_named(card)))
    r.color = color_in_play(shown, r)
    return r


def hold(r: Round, seat: int, types: int) -> None:
    """One more card, on the first of these bits that is free."""
    for copy in (2 * seat, 2 * seat + 1):
        free = types & ~r.hands[copy]
        if free:
            r.hands[copy] |= free & -free
            return
    raise ValueError("there are no more such cards in the deck")


def color_in_play(shown: Shown, r: Round) -> int:
    """On a wild RLCard shows the colour of its making, not the one that was named; what may follow it tells.

    If nothing tells, the colour is one of which the seat holds nothing, and any such will do.
    """
    target = face_named(shown["target"])
    if rank_of(target) < WILD:
        return color_of(target)
    followers = (face for face in map(face_named, shown["legal_actions"]) if rank_of(face) < WILD)
    absent = (color for color in range(COLORS) if not types_held(r, r.turn) & types_of_color(color))
    return next(chain((color_of(face) for face in followers), absent))


class Sharp:
    """`sharp` among the cards that RLCard allows. Who can only draw is not asked."""

    def __init__(self, seed: str) -> None:
        self.random = Random(seed)
        self.weights = weight_table(read_weights("sharp"), Rules(bluffing=False), matches=False)

    def answer(self, shown: Shown) -> str:
        r = record_of(shown)
        types = 0
        for action in shown["legal_actions"]:
            types |= types_of(face_named(action))
        word = self.random.getrandbits(32) & WORD
        row = WeightRow(self.weights, PLAYERS * ROW_LENGTH)
        card, _ = best_card(r, r.turn, PLAY, types & types_held(r, r.turn), word, row)
        return card_of(operand_of(card))


def play(one: str, other: str, deals: int) -> Tally:
    """How many of the two games of a deal the first one won."""
    names = ["asked" if name == "sharp" else name for name in (one, other)]
    command = [str(peers.PYTHON), str(SCRIPT), *names, str(deals)]
    sharp = Sharp("sharp")
    with subprocess.Popen(command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True) as process:
        assert process.stdin
        assert process.stdout
        for line in process.stdout:
            said = json.loads(line)
            if "wins" in said:
                return Tally(said["wins"])
            print(sharp.answer(said), file=process.stdin, flush=True)
    raise RuntimeError("RLCard ended before its games did")
