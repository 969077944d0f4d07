"""What it is worth to decide on a challenge, against always taking the cards and against always challenging.

Positions come from games against a bot that bluffs when it likes to (`random`) and one that knows when (`sharp`). In
each of them there are many playouts after each of the two answers, from the hands as they really are.
"""

from __future__ import annotations

from typing import Any

import numpy as np

from oneleft.arena.batch import Batch
from oneleft.arena.compiler import to_records
from oneleft.arena.stats import Z95
from oneleft.bots.factory import new_bot
from oneleft.policies.registry import all_weight_tables
from oneleft.rules.cards import NONE
from oneleft.rules.moves import CHALLENGE, TAKE, move
from oneleft.rules.round import Round
from oneleft.rules.turn import guilty
from oneleft.search.playouts import PLAYOUTS as COUNT
from oneleft.search.playouts import SUMS, WINS, Playouts, compiled_playouts
from oneleft.search.searcher import standing_of
from oneleft.table.single_round import SingleRound

from .measure import table

POSITIONS = 300
PLAYOUTS = 200
EXPERT = "expert@10000"  # about 50 ms, and the same again
ANSWERS = (move(TAKE, 0), move(CHALLENGE, 0))


def values(r: Round, chair: int, standing: Any, weights: Any, seed: int) -> tuple[float, float]:
    """The chance to win after taking and after challenging, with the cards as they lie."""
    sums = np.zeros((2, SUMS))
    setup = Playouts(
        base=to_records(r),
        chairs=np.zeros(0, np.int64),
        drawn=NONE,
        hands=np.zeros((1, 0), np.int64),
        piles=np.array([r.draw[: r.n_draw]], np.int64),
        standing=standing,
        weights=weights,
        seat=chair,
        codes=np.array(ANSWERS),
        seed=seed,
    )
    compiled_playouts(setup, 0, PLAYOUTS, np.ones(2, np.bool_), sums)
    take, challenge = (sums[:, WINS] / sums[:, COUNT]).tolist()
    return take, challenge


def positions(opponent: str, key: str) -> list[tuple[float, float, bool, bool]]:
    """What both answers were worth, whether the card was a bluff, and whether expert challenged."""
    batch = Batch("classic", 2, key)
    weights = np.array(all_weight_tables(batch.rules, matches=False), np.int64)
    found: list[tuple[float, float, bool, bool]] = []
    number = 0
    while len(found) < POSITIONS:
        game = SingleRound(batch.rules, 2, batch.key_of(number))
        expert = new_bot(EXPERT, f"{number}", wait_until_ready=True)
        player, other = new_bot("sharp", f"player {number}"), new_bot(opponent, f"other {number}")
        expert.hear(game.events_for(0), game.view(0))
        while not game.over:
            seat = game.turn
            view = game.view(seat)
            answer = (player, other)[seat].answer(view)
            if seat == 0 and "0 challenge" in view.legal and view.exposed is None:
                r = game.tables[0].round
                worth = values(r, 0, standing_of(view), weights, number)
                found.append((*worth, guilty(r), expert.answer(view) == "0 challenge"))
            game.push(answer or view.legal[0])
            expert.hear(game.events_for(0), game.view(0))
        number += 1
    return found


def report(key: str) -> str:
    rows = []
    for opponent in ("random", "sharp"):
        found = positions(opponent, key)
        take, challenge, bluffs, chose = (np.array(column, float) for column in zip(*found, strict=True))
        decided = np.where(chose == 1, challenge, take)
        gains = [gain(decided - always) for always in (take, challenge)]
        shares = (f"{100 * share.mean():.0f}%" for share in (bluffs, chose))
        rows.append((f"`{opponent}`", f"{len(found)}", *shares, *gains))
    heading = (
        "Wild Draw Fours of", "positions", "bluffs", "challenged", "gain over always taking",
        "gain over always challenging",
    )  # fmt: skip
    about = f"""A player faces a Wild Draw Four in a round of `classic` with two players. Each position has
{PLAYOUTS} playouts after each answer, with `sharp` on both sides, from the real hands and a reshuffled draw pile.
The gain is in the chance of winning the round. Here `expert` searches with 10,000 playouts."""
    return f"{about}\n\n{table(heading, rows)}"


def gain(differences: Any) -> str:
    half = Z95 * differences.std(ddof=1) / len(differences) ** 0.5
    return f"{100 * differences.mean():+.1f}% (±{100 * half:.1f})"
