"""Positions, rules, records and games are written and read back without loss."""

from random import Random

import msgspec
import pytest
from hypothesis import given
from hypothesis import strategies as st

import oneleft
from oneleft import Game, Rules
from oneleft.rules.config import OPTIONS
from oneleft.rules.editions import EDITIONS
from oneleft.rules.formats import FORMATS
from oneleft.rules.legal import legal_count, legal_move
from oneleft.table.fairness import load_key
from oneleft.table.move import decode
from oneleft.table.position import Position
from oneleft.table.position_reader import read_position
from oneleft.table.position_writer import write_position
from tests.support.all_tables import ALL_TABLES, key_of, somewhere
from tests.support.random_games import finished_game, random_game, random_move

tables = st.sampled_from(ALL_TABLES)
seeds = st.integers(0, 10**9)


@given(table=tables, seed=seeds)
def test_a_position_is_written_and_read_back(table, seed):
    rules, players = table
    r = somewhere(rules, players, seed)
    written = msgspec.json.decode(msgspec.json.encode(write_position(rules.edition, r)))
    again = rules.new_round(players)
    load_key(again, key_of(seed))
    read_position(rules, msgspec.convert(written, Position), again)
    assert write_position(rules.edition, again) == written
    for seat in range(players):
        mine, theirs = (
            [decode(rules.edition, seat, legal_move(x, seat, k), range(players)) for k in range(legal_count(x, seat))]
            for x in (r, again)
        )
        assert mine == theirs


# A written position begins its own random numbers, so it goes another way once they are used: for the discards that
# become the draw pile (PILE-1), a drop (JAM-1), and a hand that goes shuffled under the draw pile (MERCY-1).
CHANCE = ("reshuffled", "dropped", "out_of_round")


@given(table=tables, seed=seeds)
def test_the_referee_plays_on_from_any_position(table, seed):
    """The same moves from a written position lead to the same position as in the game itself."""
    rules, players = table
    r = somewhere(rules, players, seed)
    document = {
        "rules": str(rules),
        "position": write_position(rules.edition, r),
        "key": key_of(seed),
    }
    random = Random(seed)
    moves: list[str] = []
    for _ in range(6):
        answer = oneleft.referee(document | {"moves": moves})
        assert "error" not in answer
        legal = [move for seat in answer["legal"] for move in seat]
        if not legal:
            assert answer["result"] is not None
            break
        step = random.choice(legal)
        moves.append(step)
        one = oneleft.referee(document | {"position": answer["position"], "moves": [step]})
        assert "error" not in one
        both = oneleft.referee(document | {"moves": moves})
        if not any(event["event"] in CHANCE for event in both["events"]):
            assert one["position"] == both["position"]


def values_of(option):
    values = st.booleans() if option.is_switch else st.integers(option.least, option.most)
    return values if option.default is not None else st.none() | values


def build_rules(edition, form, values):
    """Rules with these options, as far as they can be combined."""
    if values["free_draw_four"]:
        values["bluffing"] = True  # FREE-1
    if values["mercy"] is not None:
        values["mercy"] = max(values["mercy"], values["cards"] + 1)  # MERCY-1
    return Rules(edition, format=form, **values)


rules_values = st.builds(
    build_rules,
    st.sampled_from(list(EDITIONS)),
    st.sampled_from(list(FORMATS)),
    st.fixed_dictionaries({name: values_of(option) for name, option in OPTIONS.items()}),
)


@given(rules_values)
def test_rules_are_written_and_read_back(rules):
    assert Rules.parse(str(rules)) == rules
    assert str(Rules.parse(str(rules))) == str(rules)


@given(st.text(max_size=60) | st.from_regex(r"[a-z]{3,9}(\+[a-z_]{3,14}(=[0-9]{1,12})?){0,4}", fullmatch=True))
def test_a_text_is_rules_or_a_clear_error(text):
    try:
        rules = Rules.parse(text)
    except oneleft.SetupError as error:
        assert error.explain("en") != error.explain("es")
    else:
        assert Rules.parse(str(rules)) == rules


def facts(game):
    """All that can be asked of a game."""
    seats = range(len(game.names))
    shown = [(game.view(seat), game.events_for(seat), game.legal_moves(seat)) for seat in seats]
    return game.log, game.events, game.scores, game.winners, [table.round for table in game.tables], shown


@given(table=tables, seed=seeds, back=st.integers(0, 30), heard=st.booleans())
def test_moves_that_are_taken_back_leave_no_trace(table, seed, back, heard):
    rules, players = table
    game = random_game(rules, players, seed, moves=40)
    back = min(back, len(game.log))
    past = game.copy()
    for move in reversed(game.log[len(game.log) - back :]):
        if heard:
            assert past.events
        assert past.pop() == move
    assert facts(past) == facts(Game(rules, players, game.key, log=past.log))
    for move in game.log[len(past.log) :]:
        past.push(move)
    assert facts(past) == facts(game)


@given(table=tables, seed=seeds, moves=st.integers(0, 20), popped=st.booleans())
def test_a_restored_game_is_as_it_was_and_goes_on_another_way(table, seed, moves, popped):
    rules, players = table
    game, random = random_game(rules, players, seed, moves), Random(f"restore {seed}")
    before, line = game.snapshot(), list(game.log)
    for _ in range(2):
        while not game.over and len(game.log) < moves + 40:  # longer than from one kept position to the next
            game.push(random_move(game, random))
        if popped and len(game.log) > len(line):
            game.pop()  # from now on many positions are kept
        past = Game(rules, players, game.key, log=game.log)
        assert facts(game) == facts(past)
        game.restore(before)
        assert facts(game) == facts(Game(rules, players, game.key, log=line))


def test_a_snapshot_of_a_longer_game_is_refused():
    game = random_game(Rules("classic"), 2, "longer", 5)
    later = game.snapshot()
    game.pop()
    with pytest.raises(ValueError, match="the snapshot has 5 moves, the game only 4"):
        game.restore(later)
    assert len(game.log) == 4


def test_events_are_the_same_however_seldom_they_are_asked_for():
    match = finished_game(Rules("jam", jump_in=True, seven_zero=True, format="eight", hands=2), 8, "seldom")
    always = Game(match.rules, match.names, match.key)
    seldom = always.copy()
    for number, move in enumerate(match.log):
        always.push(move)
        seldom.push(move)
        told = always.events
        if number % 41 < 3 or move == "deal":  # longer than from one kept position to the next
            assert seldom.events == told
            assert seldom.events_at == always.events_at
    assert always.over


def test_a_long_match_is_taken_back_to_the_deal(monkeypatch):
    monkeypatch.setattr("oneleft.table.game.DEPTH", 7)  # so that positions are replayed often
    game = finished_game(Rules("jam", jump_in=True, format="eight", hands=2), 8, "back")
    moves = [game.pop() for _ in list(game.log)]
    assert facts(game) == facts(Game(game.rules, game.names, game.key))
    assert not game.log
    assert len(moves) > 40
    with pytest.raises(IndexError):
        game.pop()


@pytest.mark.parametrize(("form", "players"), [("points", 3), ("eight", 8), ("challenge", 4)])
def test_a_finished_record_holds_and_replays(form, players):
    game = finished_game(Rules("jam", progressive=True, seven_zero=True, jump_in=True, format=form), players, form)
    text = oneleft.write_record(game)
    again = oneleft.verify_record(text)
    assert oneleft.write_record(again) == text
    assert again.scores == game.scores


def test_an_unfinished_record_tells_no_secret():
    game = random_game(Rules(), 4, "open", moves=60)
    text = oneleft.write_record(game)
    assert game.key not in text
    assert " > " not in text
    assert oneleft.read_record(text).moves == [str(move) for move in game.log]
    with pytest.raises(oneleft.RecordError, match="not finished"):
        oneleft.verify_record(text)
