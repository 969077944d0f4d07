"""The expert: true beliefs, sampled worlds that fit what is seen, and a search that finds winning moves."""

import subprocess
import sys
from random import Random

import msgspec
import numpy as np
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from oneleft import Game, Rules
from oneleft.arena.batch import Batch
from oneleft.bots import expert as module
from oneleft.bots.expert import Expert, WarmUp, read_budget, warm_up
from oneleft.bots.net_bot import NetBot
from oneleft.bots.policy import PolicyBot
from oneleft.errors import BotError
from oneleft.ladder.pairings import Pairing, play_deals
from oneleft.match.standing import Standing
from oneleft.rules.cards import NONE, type_of, types_of
from oneleft.rules.formats import FIXED_PARTNERS, FORMATS
from oneleft.rules.hands import card_count, hand_words, types_held
from oneleft.rules.round import OVER
from oneleft.search.beliefs import Beliefs, ObservedDecision
from oneleft.search.match_value import win_chance, win_chance_after
from oneleft.search.sampling import Hidden, Likelihoods, Model, Worlds, hidden_from, refine_worlds, sample_worlds
from oneleft.search.searcher import SHARP_TABLE, Searcher, weights_for
from oneleft.table.determinize import determinize
from oneleft.table.events import Challenged
from oneleft.table.notation import hand_cards, read_card
from oneleft.table.referee import Document, set_up
from tests.support.all_tables import TABLES_AND_MATCHES, key_of
from tests.support.bot_games import Party
from tests.support.random_games import random_game, random_move

pytestmark = pytest.mark.slow

seeds = st.integers(0, 10**9)
PLAYERS_OF = {"points": 3, "lowest": 4, "partners": 4, "rotating": 4, "eight": 8, "challenge": 3}


def game_with_beliefs(rules: Rules, players: int, seed: int, moves: int) -> tuple[Game, Beliefs]:
    """A random game, and the beliefs of seat 0, which heard all its events."""
    game = Game(rules, players, key_of(seed))
    random = Random(f"game {seed}")
    beliefs = Beliefs()
    beliefs.hear(game.events_for(0), game.view(0))
    while not game.over and len(game.log) < moves and 0 in game.view(0).table:
        game.push(random_move(game, random))
        if game.table_of(0) is None:
            break
        beliefs.hear(game.events_for(0), game.view(0))
    return game, beliefs


def hidden_in(game: Game, beliefs: Beliefs) -> tuple[Hidden, list[ObservedDecision]]:
    """What seat 0 does not see, and the decisions that tell something about it."""
    view = game.view(0)
    decisions = beliefs.decisions_of_others(0)
    return hidden_from(view, beliefs, *determinize(view), decisions), decisions


@settings(max_examples=60)
@given(table=st.sampled_from(TABLES_AND_MATCHES), seed=seeds, moves=st.integers(0, 120))
def test_beliefs_have_a_slot_for_every_card_and_know_only_true_cards(table, seed, moves):
    game, beliefs = game_with_beliefs(*table, seed, moves)
    own = game.table_of(0)
    if own is None or own.round.phase == OVER:
        return
    view = game.view(0)
    for chair, seat in enumerate(view.table):
        slots = beliefs.slots[beliefs.hand_at[seat]]
        assert len(slots) == view.counts[seat]
        held = types_held(own.round, chair)
        assert all(types_of(slot.known) & held for slot in slots if slot.known != NONE)


@pytest.mark.bounds
@settings(max_examples=40)
@given(table=st.sampled_from(TABLES_AND_MATCHES), seed=seeds, moves=st.integers(0, 120))
def test_sampled_world_has_every_hidden_card_once(table, seed, moves):
    game, beliefs = game_with_beliefs(*table, seed, moves)
    if game.table_of(0) is None or game.table_of(0).round.phase == OVER:
        return
    view = game.view(0)
    hidden, decisions = hidden_in(game, beliefs)
    _, weights = weights_for(view.rules)
    slots = len(hidden.chairs)
    worlds = Worlds(np.zeros((8, slots), np.int64), np.zeros((8, len(hidden.pool) - slots), np.int64))
    likelihoods = Likelihoods(*np.zeros((2, 8, len(decisions))))
    model = Model(weights, SHARP_TABLE)
    sample_worlds(hidden, model, seed, worlds, likelihoods)
    assert all(((likelihood > 0) & (likelihood <= 1)).all() for likelihood in likelihoods)
    refine_worlds(hidden, model, np.full(len(decisions), 0.5), seed, 5, worlds)
    for world in range(8):
        assert sorted([*worlds.hands[world], *worlds.piles[world]]) == sorted(hidden.pool)
    for chair, seat in enumerate(view.table):
        known = sum(int(word).bit_count() for word in hidden.base[0]["hands"][2 * chair : 2 * chair + 2])
        assert known + int((hidden.chairs == chair).sum()) == view.counts[seat]


CERTAIN = ["must_play", "must_play+draw_until_playable", "multi_play+must_play+seven_zero", "number_finish+must_play"]


@pytest.mark.parametrize("house", [*CERTAIN, "must_play+deflect+cross_stacking+jump_in+mercy=12"])
def test_what_is_excluded_where_whoever_can_play_must_is_never_held(house):
    """MUST-1, UNTIL-1, NFINISH-2, MULTI-1: nobody can save a card, so all that is excluded is certain."""
    excluded = 0
    for seed in range(12):
        game, beliefs = game_with_beliefs(Rules.parse(f"classic+no_bluffing+{house}"), 3, seed, 40)
        table = game.table_of(0)
        for chair, seat in enumerate(game.view(0).table if table.round.phase != OVER else ()):
            slots = beliefs.slots[beliefs.hand_at[seat]]
            for types in {slot.excluded for slot in slots if slot.known == NONE}:
                held = hand_cards(*hand_words(table.round, chair))
                able = sum(not types >> type_of(card) & 1 for card in held)
                assert able >= sum(slot.excluded == types for slot in slots)
                excluded += types != 0
    assert excluded > 20


def careless_move(game: Game, random: Random) -> str:
    """A card without a call of UNO; players who can catch mostly do, and players who can challenge do."""
    moves = [move for seat in range(3) for move in game.legal_moves(seat)]
    for wanted in ("catch", "challenge"):
        found = [move for move in moves if move.verb == wanted]
        if found and random.random() < 0.8:
            return found[0]
    quiet = [move for move in moves if move.verb == "play" and not move.uno and move.seat == game.turn]
    return random.choice(quiet or [move for move in moves if move.seat == game.turn])


def test_cards_drawn_after_a_draw_four_may_have_its_color():
    """WD4-5, UNO-3: someone is caught and then challenged without success. What they drew is any card."""
    seen = 0
    for seed in (1, 143, 152):  # deals where it happens
        game, beliefs, random = Game("classic+cards=3", 3, key_of(f"caught {seed}")), Beliefs(), Random(seed)
        beliefs.hear(game.events_for(0), game.view(0))
        while not game.round_over and len(game.log) < 60:
            game.push(careless_move(game, random))
            events = game.events_for(0)
            beliefs.hear(events, game.view(0))
            challenge = next((event for event in events if isinstance(event, Challenged)), None)
            if challenge is None or challenge.guilty or challenge.cards is not None:
                continue
            slots = beliefs.slots[beliefs.hand_at[challenge.accused]]
            since = [slot for slot in slots if slot.since > beliefs.draw_four]
            assert not any(slot.excluded for slot in since)
            seen += bool(since)
    assert seen == 3


def test_drawing_excludes_matching_cards():
    """TURN-3: every slot that was held then excludes what could have been played."""
    game = Game("classic", 2, key_of("draws"))
    beliefs = Beliefs()
    beliefs.hear(game.events_for(0), game.view(0))
    while game.turn == 0:
        game.push(PolicyBot("random", "x").answer(game.view(0)))
        beliefs.hear(game.events_for(0), game.view(0))
    color = game.view(0).color
    game.push("1 draw")
    beliefs.hear(game.events_for(0), game.view(0))
    hidden, _ = hidden_in(game, beliefs)
    edition = game.rules.edition
    fitting = types_of(read_card(edition, f"{color}5"))
    assert all(mask & fitting for mask in hidden.excluded[hidden.since == NONE].tolist())


@pytest.mark.parametrize("form", FORMATS)
def test_win_chances_add_up_to_one(form):
    rules = Rules(format=form)
    players = PLAYERS_OF[form]
    s = Standing(rules, players)
    s.totals[:players] = [40 * (player // 2 if form == "lowest" else 1) for player in range(players)]
    chances = [win_chance(s, player, s.chairs[0]) for player in range(players)]
    assert sum(chances) == pytest.approx(2 if s.partners == FIXED_PARTNERS else 1)


@pytest.mark.parametrize(("form", "better"), [("points", 1), ("lowest", -1), ("challenge", -1)])
def test_lead_counts_more_near_the_end(form, better):
    s = Standing(Rules(format=form), 2)
    worth = []
    for totals in ((50, 0), (450, 400)):
        s.totals[:2] = totals
        worth.append(better * (win_chance(s, 0, 2) - 0.5))
    assert 0 < worth[0] < worth[1]


def test_win_chance_of_a_deciding_round_is_0_or_1():
    """MATCH-1, PARTNERS-1: partners win together."""
    r = Rules().new_round(4)
    r.out, r.phase = 2, OVER
    s = Standing(Rules(format="partners", target=100), 4)
    s.totals[:4] = [90, 90, 90, 90]
    s.gained[:4] = [30, 0, 30, 0]
    assert [win_chance_after(s, r, chair) for chair in range(4)] == [1, 0, 1, 0]
    assert s.totals[:4] == [90, 90, 90, 90]


def view_of(hands: list[list[str]], discard: list[str]):
    """The view of seat 0 at a given position, in a round that decides the match."""
    rules = Rules(target=1)
    game = Game(rules, len(hands), key_of("laid out"))
    laid = {"hands": hands, "discard": discard, "draw": [], "rest": "shuffle", "turn": 0}
    game.tables = [set_up(rules, msgspec.convert({"rules": str(rules), "position": laid}, Document), [])]
    return game.view(0)


@pytest.mark.bounds
def test_search_goes_out_when_possible():
    thought = Searcher(1, Beliefs()).think(view_of([["R7"], ["B1", "B2"]], ["R3"]), playouts=500)
    assert thought.move == "0 play R7"


def test_search_skips_a_player_who_is_about_to_go_out():
    """SKIP-1, TWO-1: after a Skip the same player moves again and goes out."""
    view = view_of([["RS", "R4"], ["R1"]], ["R3"])
    thought = Searcher(1, Beliefs()).think(view, playouts=3_000)
    assert thought.move == "0 play RS uno"
    assert thought.estimates[0].move == "0 play RS uno"
    assert thought.estimates[0].win > 0.95 > thought.estimates[-1].win


def test_search_estimates_every_move():
    view = view_of([["R1", "R9", "GS", "W"], ["B1", "B2", "B3", "B4"]], ["R3"])
    thought = Searcher(1, Beliefs()).think(view, playouts=1_000)
    assert {estimate.move for estimate in thought.estimates} == set(view.legal)
    assert all(0 <= estimate.win <= 1 and estimate.playouts > 0 for estimate in thought.estimates)
    assert sum(estimate.playouts for estimate in thought.estimates) == pytest.approx(1_000, rel=0.3)
    again = Searcher(1, Beliefs()).think(view, playouts=1_000)
    assert again == thought


def test_expert_plays_like_keen_until_it_is_ready(monkeypatch):
    """Nobody has to wait for the compiler."""
    monkeypatch.setattr(WarmUp, "_run", lambda warming: None)
    warming = WarmUp()
    monkeypatch.setattr(module, "warm_up", lambda: warming)
    game = random_game(Rules(), 2, 5, 7)
    seat = game.turn
    view = game.view(seat)
    bot = Expert("expert@100", "seed")
    assert bot.answer(view) == NetBot("keen").answer(view)
    assert bot.last_result is None
    warming.done.set()
    assert bot.answer(view) in view.legal
    assert bot.last_result is not None


def test_warm_up_compiles_every_kernel_once():
    """In another process, as a player would start it."""
    code = (
        "from oneleft.search import playouts, sampling, warm_up\n"
        "warm_up.get_ready()\n"
        "kernels = sampling.sample_worlds, sampling.refine_worlds, playouts.compiled_playouts\n"
        "print([len(kernel.signatures) for kernel in kernels])"
    )
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    assert done.stdout.strip() == "[1, 1, 1]"


@pytest.mark.parametrize("name", ["expert@1ms", "expert@1"])
def test_smallest_budgets_give_a_legal_move(name):
    game = random_game(Rules(), 10, 5, 150)
    beliefs = Beliefs()
    beliefs.hear(game.events_for(game.turn), game.view(game.turn))
    assert Expert(name, "x", wait_until_ready=True).answer(game.view(game.turn)) in game.view(game.turn).legal


def test_what_was_compiled_before_is_loaded_at_once():
    warm_up().done.wait()
    warming = WarmUp()
    warming.done.wait()
    assert warming.ready
    assert warming.compiling is None


def test_failed_warm_up_falls_back_to_keen_or_is_reported(monkeypatch, tmp_path):
    """A caller that waits until it is ready gets an error."""
    monkeypatch.setattr(module, "compiled_mark", lambda: tmp_path / "none")
    monkeypatch.setattr(sys, "executable", "/no/such/python")
    warming = WarmUp()
    warming.done.wait()
    monkeypatch.setattr(module, "warm_up", lambda: warming)
    game = random_game(Rules(), 2, 5, 7)
    view = game.view(game.turn)
    assert Expert("expert", "seed").answer(view) == NetBot("keen").answer(view)
    with pytest.raises(BotError) as refused:
        Expert("expert", "seed", wait_until_ready=True)
    assert "/no/such/python" in refused.value.explain("en")


@settings(max_examples=40)
@given(table=st.sampled_from(TABLES_AND_MATCHES), seed=seeds, moves=st.integers(5, 120))
def test_decision_is_judged_with_as_many_cards_as_were_held(table, seed, moves):
    """Known cards and slots of that time add up to the number of cards that the player had then."""
    game, beliefs = game_with_beliefs(*table, seed, moves)
    if game.table_of(0) is None or game.table_of(0).round.phase == OVER:
        return
    hidden, decisions = hidden_in(game, beliefs)
    for d, decision in enumerate(decisions):
        then = card_count(decision.table, decision.chair)
        held = int(((hidden.chairs == hidden.holders[d]) & (hidden.since < hidden.moments[d])).sum())
        assert sum(int(word).bit_count() for word in hidden.seen[d]) + held == then


def test_search_starts_in_the_middle_of_a_round():
    game = random_game(Rules(seven_zero=True), 3, 3, 20)
    beliefs = Beliefs()
    random = Random("late")
    for _ in range(20):
        beliefs.hear(game.events_for(0), game.view(0))
        game.push(random_move(game, random))
    assert Searcher(0, beliefs).think(game.view(game.turn), playouts=50).move


@pytest.mark.parametrize("name", ["expert@", "expert@0ms", "expert@-5", "expert@1s", "expert@ms", "expert@99999999"])
def test_malformed_budget_is_refused(name):
    with pytest.raises(BotError):
        read_budget(name)


def test_expert_beats_random():
    """With far fewer playouts than usual."""
    pairing = Pairing("expert@60", "random", 2)
    pairing.add(play_deals(pairing, Batch("classic", 2, key_of("strength")), 0, 15).wins)
    assert pairing.share().value > 0.6


def test_experts_play_a_whole_match():
    """With all house rules, so that hands move from seat to seat."""
    rules = Rules("jam", progressive=True, seven_zero=True, jump_in=True, target=60)
    party = Party(Game(rules, 3, key_of("experts")), [Expert("expert@40", f"{seat}", True) for seat in range(3)])
    assert party.play().game.over
    assert not party.faults
