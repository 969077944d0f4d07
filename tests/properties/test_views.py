"""Views leak nothing: change all that a seat cannot know, and the seat cannot tell the difference."""

import re
from functools import cache, partial
from random import Random
from typing import Any

import msgspec
import pytest
from hypothesis import given
from hypothesis import strategies as st

from oneleft import Game, Move, Rules
from oneleft.errors import OneleftError
from oneleft.lang import catalogue
from oneleft.rules.cards import SPECIAL, rank_of
from oneleft.rules.editions import Edition
from oneleft.rules.hands import hand_words
from oneleft.rules.moves import MOVES, operand_of, verb_of
from oneleft.rules.turn import accused
from oneleft.table import events as e
from oneleft.table.move import VERB_NAMES, decode
from oneleft.table.notation import hand_cards, wild_texts
from tests.support.all_tables import ALL_RULES, ALL_TABLES, key_of
from tests.support.all_tables import bluffing as with_bluffing
from tests.support.random_games import random_game, random_move
from tests.support.twin_worlds import twin_of

seeds = st.integers(0, 10**9)


@cache
def all_moves(edition: Edition, players: int, seat: int) -> list[Move]:
    """Every move there is for a seat, with every card of the edition and the first few of the other seats."""
    seating = [seat, *(other for other in range(players) if other != seat)]
    known = wild_texts(edition)
    found = []
    for code in range(MOVES):
        verb, operand = verb_of(code), operand_of(code)
        if verb not in VERB_NAMES or (rank_of(operand) == SPECIAL and SPECIAL not in known):
            continue
        if VERB_NAMES[verb] in ("swap", "catch", "color") and operand >= min(4, players):
            continue
        found.append(decode(edition, 0, code, seating))
    return found


@cache
def variables(key: str) -> set[str]:
    """The arguments that a message uses."""
    return set(re.findall(r"\$(\w+)", catalogue("en")[key]))


def ingredients(refused: OneleftError) -> tuple[Any, ...]:
    """All that a sentence is made of: its message, its rule and the arguments that it uses."""
    used = [value for name, value in refused.message_args.items() if name in variables(refused.key)]
    in_any_language = [value.args if isinstance(value, partial) else value for value in used]
    return refused.key, refused.rule, in_any_language


def errors(game: Game, seat: int) -> list[tuple[Any, ...]]:
    """What the seat is told for every move there is. Of each kind of refusal, one is put into words here."""
    told: list[tuple[Any, ...]] = []
    sentences: dict[str, str] = {}
    legal = set(game.view(seat).legal)
    for move in all_moves(game.rules.edition, len(game.names), seat):
        if move in legal:
            continue
        try:
            game.push(move)
        except OneleftError as refused:
            told.append((move, *ingredients(refused)))
            if refused.key not in sentences:
                sentences[refused.key] = refused.explain("en")
        else:
            raise AssertionError(f"{move} was not listed and not refused")
    return [*told, *sentences.items()]


def seen(game: Game, seat: int | None, table: int = 0) -> bytes:
    moves = [] if seat is None else [str(move) for move in game.legal_moves(seat)]
    return msgspec.json.encode([game.view(seat, table).to_builtins(), moves])


@given(table=st.sampled_from(ALL_TABLES), seed=seeds, moves=st.integers(0, 90))
def test_a_seat_sees_the_same_whatever_is_hidden(table, seed, moves):
    rules, players = table
    game = random_game(rules, players, seed, moves)
    for seat in (None, *range(players)):
        assert seen(twin_of(game, seat, seed, {}), seat) == seen(game, seat)


@given(form=st.sampled_from([("eight", 8), ("challenge", 5), ("rotating", 4)]), seed=seeds, moves=st.integers(0, 300))
def test_so_it_is_where_people_change_chairs_and_tables_or_are_out(form, seed, moves):
    rules = Rules("graduation", progressive=True, seven_zero=True, jump_in=True, format=form[0], target=60)
    game = random_game(rules, form[1], seed, moves)
    for seat in range(form[1]):
        assert seen(twin_of(game, seat, seed, {}), seat) == seen(game, seat)
    for number in range(len(game.tables)):
        assert seen(twin_of(game, None, seed, {}), None, number) == seen(game, None, number)


@pytest.mark.slow
@pytest.mark.parametrize("rules", ALL_RULES[::3], ids=str)
def test_refusals_tell_nothing_hidden(rules):
    for players, moves in ((2, 15), (4, 44)):
        game = random_game(with_bluffing(rules, players == 2), players, f"errors {rules}", moves)
        for seat in range(players):
            assert errors(twin_of(game, seat, moves, {}), seat) == errors(game, seat)


@given(table=st.sampled_from(ALL_TABLES), seed=seeds, moves=st.integers(0, 90))
def test_what_others_do_tells_nothing_hidden(table, seed, moves):
    """The same move by someone else, in games that differ in hidden cards, shows an onlooker the same."""
    rules, players = table
    game = random_game(rules, players, seed, moves)
    if game.round_over:
        return
    random = Random(seed)
    move = random.choice([move for seat in range(players) for move in game.legal_moves(seat)])
    onlooker = random.choice([None, *(seat for seat in range(players) if seat != move.seat)])
    r = game.tables[0].round
    # the mover's hand decides what the move does, and a challenge shows the hand before the mover's
    known = {move.seat, (move.seat - r.direction) % players, accused(r)} - {onlooker}
    kept = {seat: hand_cards(*hand_words(r, seat)) for seat in known}
    twin = twin_of(game, onlooker, seed, kept)
    same = twin.tables[0].round
    same.drawn, same.challenged_hand = r.drawn, r.challenged_hand.copy()
    same.key, same.counter, same.used, same.pool = r.key.copy(), r.counter, r.used, r.pool.copy()
    for g in (game, twin):
        g.push(move)
    if game.round_over or twin.round_over:  # the hands lie open
        return
    told = e.to_builtins(game.events_for(onlooker))
    if rules.draw_until_playable and move.verb == "draw":  # UNTIL-2: what is drawn decides how many are
        return
    if onlooker is not None and any("cards" in event and event.get("seat") == onlooker for event in told):
        return  # the onlooker got cards, and those may differ
    assert e.to_builtins(twin.events_for(onlooker)) == told
    if r.phase == same.phase:  # whether a drawn card can be played is plain to see
        assert seen(twin, onlooker) == seen(game, onlooker)


def test_a_seat_hears_of_its_own_table_and_of_the_match_and_no_more():
    """PARTNERS-3: two tables play at once."""
    game = Game("classic+eight+target=120", 8, key_of("tables"))
    random = Random("tables")
    whole = 0
    while not game.over:
        for number, table in enumerate(game.tables):
            for seat in table.seating:
                assert game.events_for(seat) == [event.seen_by(seat) for event in game.events_at[number]]
                for event in game.events_for(seat):
                    about = getattr(event, "seat", getattr(event, "dealer", None))
                    assert about is None or about in table.seating
        shared = [event for event in game.events_at[0] if event in game.events_at[1]]
        assert all(isinstance(event, e.Scored | e.Won | e.Eliminated | e.Turned | e.Returned) for event in shared)
        whole += any(isinstance(event, e.Scored) for event in shared)
        game.push(random_move(game, random))
    assert whole == len(game.match.history) - 1


# Written here a second time on purpose: the only fields in which an onlooker sees cards.
OPEN_CARDS = {
    ("Cut", "cards"),
    ("TurnedUp", "card"),
    ("Played", "card"),
    ("Cancelled", "card"),
    ("Discarded", "card"),
    ("Out", "left"),
}


def test_no_event_shows_cards_but_those_that_lie_open():
    shown = {
        (kind.__name__, field)
        for kind in e.EVENTS
        for field in kind.PUBLIC
        if field not in ("seat", "by", "accused", "other", "giver", "dealer", "seats", "count", "points", "totals")
        if field not in ("color", "jump", "direction", "side", "guilty", "last", "refills", "unscored")
    }
    assert shown == OPEN_CARDS


def test_a_leak_would_be_seen():
    game = random_game(Rules(), 3, "leak", 10)
    honest = seen(game, 0)
    twin = twin_of(game, 1, 1, {})  # seat 0's own hand changes
    assert seen(twin, 0) != honest


def test_a_leak_in_a_refusal_would_be_seen():
    game = random_game(Rules(), 3, "leak", 10)
    honest = errors(game, game.turn)
    twin = twin_of(game, (game.turn + 1) % 3, 1, {})  # the hand of the seat in turn changes
    assert errors(twin, game.turn) != honest


def test_the_challenged_hand_reaches_the_challenger_only():
    """WD4-4: shown to the challenger and to nobody else; its owner knows it anyway."""
    shown = 0
    for seed in range(60):
        random = Random(seed)
        game = random_game(Rules(), 4, f"challenge {seed}", 80)
        while not game.over and shown < 8:
            legal = [move for seat in range(4) for move in game.legal_moves(seat)]
            challenges = [move for move in legal if move.verb == "challenge"]
            draw_fours = [move for move in legal if move.card == "W+4"]
            game.push("deal" if game.round_over else random.choice(challenges or draw_fours or legal))
            for event in game.events:
                if isinstance(event, e.Challenged):
                    shown += 1
                    for seat in (None, 0, 1, 2, 3):
                        sees = seat in (event.seat, event.accused)
                        assert (event.seen_by(seat).cards is not None) == sees
                        assert ("cards" in e.to_builtins([event.seen_by(seat)])[0]) == sees
            if len(game.log) > 400:
                break
    assert shown >= 8
