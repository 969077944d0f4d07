"""`oneleft ladder --adjusted`: what decisions were worth, without the luck of the cards."""

from collections import defaultdict

import numpy as np
import pytest

from oneleft.arena.baseline_playouts import BLOCKED, BY_BASELINE, OUTCOMES, Decision, play_out_moves
from oneleft.arena.batch import Batch
from oneleft.arena.compiler import to_records
from oneleft.arena.policy_data import new_policies
from oneleft.ladder import adjusted
from oneleft.ladder.adjusted import AdvantageSum
from oneleft.ladder.bot_stats import BotStats
from oneleft.ladder.pairings import Pairing, play_deals
from oneleft.ladder.table_runner import play_at_table
from oneleft.rules.cards import NONE
from oneleft.rules.config import Rules
from oneleft.table.move import Move
from oneleft.table.single_round import SingleRound

pytestmark = pytest.mark.slow

KEY = "3c" * 32
PLAYOUTS = 40


def count_outcomes(game: SingleRound, seat: int, moves: list[int], start: int = 0, seed: int = 1) -> np.ndarray:
    outcomes = np.zeros((len(moves), OUTCOMES), np.int64)
    policies = new_policies(game.rules, matches=False, plays=("sharp",))
    decision = Decision(to_records(game.tables[0].round), start, seat, np.array(moves, np.int64))
    play_out_moves(decision, policies, seed, PLAYOUTS, outcomes)
    return outcomes


def play_until(game: SingleRound, wanted) -> int:
    """Make the first legal move in turn until a position is wanted. Returns how many were made."""
    made = 0
    while not wanted(game.view(game.turn)):
        game.push(game.view(game.turn).legal[0])
        made += 1
    return made


@pytest.mark.bounds
def test_every_playout_has_one_outcome():
    for rules in ("classic", "jam+jump_in+seven_zero+progressive", "classic+jump_in+multi_play+mercy=10"):
        game = SingleRound(rules, 4, key=KEY)
        outcomes = count_outcomes(game, 0, [BY_BASELINE, BY_BASELINE])
        assert outcomes.sum(axis=1).tolist() == [PLAYOUTS, PLAYOUTS]
        assert np.array_equal(outcomes[0], outcomes[1])  # the same move, cards and random numbers


def test_going_out_wins_every_playout():
    game = SingleRound("classic", 2, key=KEY)
    play_until(game, lambda view: len(view.hand) == 1 and any(" play " in move for move in view.legal))
    seat = game.turn
    table = game.tables[0]
    play, draw = (
        next(table.codec.encode(Move(move))[1] for move in game.view(seat).legal if f" {verb}" in move)
        for verb in ("play", "draw")
    )
    out, drawn = count_outcomes(game, seat, [play, draw])
    assert out[seat] == PLAYOUTS
    assert 0 < drawn[seat] < PLAYOUTS
    assert drawn[1 - seat] == PLAYOUTS - drawn[seat] - drawn[BLOCKED]


def test_playouts_do_not_know_the_draw_pile():
    """Two rounds that differ in the order of the draw pile and in the key alone have the same average."""
    game = SingleRound("classic", 2, key=KEY)
    records = to_records(game.tables[0].round, 2)
    pile = records[1]["n_draw"]
    records[1]["draw"][:pile] = records[0]["draw"][:pile][::-1]
    wins = []
    for number in range(2):
        outcomes = np.zeros((1, OUTCOMES), np.int64)
        decision = Decision(records[number : number + 1], 0, 0, np.array([BY_BASELINE], np.int64))
        play_out_moves(decision, new_policies(Rules(), matches=False, plays=("sharp",)), 5, 20_000, outcomes)
        wins.append(outcomes[0, 0] / 20_000)
    assert abs(wins[0] - wins[1]) < 0.02  # four standard errors


def test_letting_the_moment_pass_is_a_move():
    """A person who may catch and lets it pass is not asked again: the caught player keeps their one card."""
    game = SingleRound("classic", 2, key=KEY)
    play_until(game, lambda view: game.view(1 - game.turn).legal and game.turn == 0)
    reaction = next(iter(game.view(1).legal))
    catch = game.tables[0].codec.encode(Move(reaction))[1]
    caught, passed, baseline = count_outcomes(game, 1, [catch, NONE, BY_BASELINE])
    assert caught[1] > passed[1]
    assert np.array_equal(baseline, caught)  # `sharp` always catches


@pytest.mark.parametrize(("players", "deals"), [(2, 40), (3, 20)])
def test_adjusted_results_agree_with_plain_ones(monkeypatch, players, deals):
    """The mean is that of a hundred thousand deals, and the spread is smaller than that of plain wins."""
    monkeypatch.setattr(adjusted, "PLAYOUTS", PLAYOUTS)
    batch = Batch("classic", players, KEY)
    plain, worth = [], []
    for deal in range(deals):
        for seat in range(players):
            lineup = ["easy" if chair == seat else "sharp" for chair in range(players)]
            advantages = AdvantageSum(batch, deal, lineup, seat)
            row = play_at_table(batch, deal, lineup, defaultdict(BotStats), advantages=advantages)
            plain.append(row["winners"][0] == 1 << seat)
            worth.append(1 / players + advantages.value)
    pairing = Pairing("easy", "sharp", players)
    pairing.add(play_deals(pairing, batch, 0, 20_000).wins)
    assert abs(np.mean(worth) - pairing.share().value) < 3 * np.std(worth) / len(worth) ** 0.5
    assert np.std(worth) < np.std(plain)


def test_baseline_at_a_table_adds_nothing():
    batch = Batch("classic", 2, KEY)
    advantages = AdvantageSum(batch, 0, ["sharp", "sharp"], 0)
    play_at_table(batch, 0, ["sharp", "sharp"], defaultdict(BotStats), advantages=advantages)
    assert advantages.value == 0
