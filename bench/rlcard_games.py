"""`sharp` in RLCard's UNO, by RLCard's rules: part of ``python -m bench.bots``, or ``python -m bench.rlcard_games``.

RLCard runs in an environment of its own and asks over a pipe, so `sharp` sees what RLCard shows the seat and no more.
"""

from __future__ import annotations

import json
import subprocess
import sys
from itertools import chain
from random import Random
from typing import TypedDict

from oneleft import Rules
from oneleft.arena.stats import Figure, Tally
from oneleft.policies.registry import read_weights, table_of
from oneleft.policies.weighted import LENGTH, best_card
from oneleft.rules.cards import COLORS, WILD, types_of, types_of_color
from oneleft.rules.hands import types_held
from oneleft.rules.moves import PLAY, operand_of
from oneleft.rules.rng import WORD
from oneleft.rules.round import Round

from . import peers
from .measure import table

SCRIPT = peers.SCRIPTS / "rlcard_games.py"
DEALS = 10_000  # each is played twice
PLAYERS = 2  # RLCard has no other UNO
PAIRS = (("sharp", "random"), ("sharp", "uno-rule-v1"), ("uno-rule-v1", "random"))
ELSEWHERE = {("uno-rule-v1", "random"): "54.7%"}
ABOUT = """`sharp` inside RLCard 1.2.0, in its environment and by its rules, for two players: nobody draws who can
play; a drawn card is played at once if it is wild (in a colour by chance) or of the colour in play, and kept if not; a
Wild Draw Four is for those who have nothing else; a Reverse is no Skip; UNO is not called. `sharp` is shown what RLCard
shows every agent, chooses among the actions that it offers, and plays with the weights that it has everywhere. Every
deal is played twice with the seats changed, RLCard's payoff says who won, and the 95% interval is over the deals."""

COLOR_LETTERS = "rgby"
RANKS = [*"0123456789", "skip", "reverse", "draw_2", "wild", "wild_draw_4"]


class Shown(TypedDict):
    """What RLCard shows a seat, by its names; cards as in `r-7`, `g-draw_2`, `b-wild`."""

    hand: list[str]
    target: str
    num_cards: list[int]
    current_player: int
    legal_actions: list[str]


def face_of(card: str) -> int:
    color, rank = card.split("-")
    return COLOR_LETTERS.index(color) * 16 + RANKS.index(rank)


def card_of(face: int) -> str:
    return f"{COLOR_LETTERS[face >> 4]}-{RANKS[face & 15]}"


def record_of(shown: Shown) -> Round:
    """The table as the seat sees it. Of the other hand there is the number of cards, and any cards will do."""
    r = Round()
    r.players = PLAYERS
    r.turn = shown["current_player"]
    for seat, cards in enumerate(shown["num_cards"]):
        if seat != r.turn:
            r.hands[2 * seat] = (1 << cards) - 1
    for card in shown["hand"]:
        hold(r, r.turn, types_of(face_of(card)))
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
    target = face_of(shown["target"])
    if target & 15 < WILD:
        return target >> 4
    followers = (face for face in map(face_of, shown["legal_actions"]) if face & 15 < WILD)
    absent = (color for color in range(COLORS) if not types_held(r, r.turn) & types_of_color(color))
    return next(chain((face >> 4 for face in followers), absent))


class Sharp:
    """`sharp` among the cards that RLCard allows. Who can only draw is not asked."""

    def __init__(self, seed: str) -> None:
        self.random = Random(seed)
        self.weights = table_of(read_weights("sharp"), Rules(bluffing=False), matches=False)

    def answer(self, shown: Shown) -> str:
        r = record_of(shown)
        types = 0
        for action in shown["legal_actions"]:
            types |= types_of(face_of(action))
        word = self.random.getrandbits(32) & WORD
        card, _ = best_card(r, r.turn, PLAY, types & types_held(r, r.turn), word, self.weights, PLAYERS * LENGTH)
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


def percent(figure: Figure) -> str:
    return f"{figure.value:.1%} ({figure.low:.1%} to {figure.high:.1%})"


def report(deals: int = DEALS) -> str:
    rows = [
        (f"`{one}` against `{other}`", percent(play(one, other, deals).mean(2)), ELSEWHERE.get((one, other), ""))
        for one, other in PAIRS
    ]
    heading = ("RLCard's UNO", f"games won of {2 * deals:,}", "reported elsewhere")
    return f"{ABOUT}\n\n{table(heading, rows)}"


if __name__ == "__main__":
    print(report(*map(int, sys.argv[1:])))
