"""Taking back: alone against bots a person returns to before their last decision, as if it had never been made."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

from oneleft.protocol.tables import RATED
from oneleft.room import commands
from oneleft.room import entries as n
from oneleft.room.presenters import Viewer, build_hello, show_table
from oneleft.room.rated import rating_code
from oneleft.room.state import Room
from oneleft.room.take_back import take_back
from oneleft.room.timers import next_timer
from oneleft.rules.editions import EDITIONS
from oneleft.table import events as e
from oneleft.table.game import Game
from oneleft.table.kept_positions import INTERVAL
from oneleft.table.move import Move
from oneleft.table.record import read_record, verify_record, write_record
from oneleft.table.views import View
from tests.support.offline_table import OfflineTable, plain_move, playing
from tests.support.random_games import random_move

HOUSE = "+progressive+seven_zero+jump_in"
TABLES = [*((f"{edition}{HOUSE}+target=60", 4) for edition in EDITIONS), ("classic+eight+target=60", 8)]
BOTS = ("adaptive@300", "sharp", "easy", "sharp", "easy", "sharp", "easy")


def undo(offline: OfflineTable, message_id: str = "") -> n.AnyEntry:
    return offline.write(take_back(offline.room, 0, offline.position, message_id, offline.now))


def fold_of(room: Room) -> list[Any]:
    """Everything that moves have made of a room, but for times and for what was told."""
    game = room.game
    assert game is not None
    stopwatches = [
        (
            stopwatch.position,
            stopwatch.clock_moved_for,
            stopwatch.exposed,
            stopwatch.exposed_position,
            stopwatch.caught_by,
        )
        for stopwatch in room.stopwatches
    ]
    seats: list[int | None] = [None, *range(room.dealt)]
    views: list[View | None] = [build_hello(room, Viewer(seat), None, room.at).view for seat in seats]
    rounds = [table.round.state() for table in game.tables]
    levels = [seat.bot for seat in room.seats]
    history, scores = list(game.match.history), room.tally.copy().scores
    return [list(game.log), history, scores, stopwatches, views, rounds, levels, room.status]


def random_entry(offline: OfflineTable, random: Random) -> n.AnyEntry:
    """What anyone may do next: any legal move by anyone, catches that wait, the clock."""
    room, game, at = offline.room, offline.game, offline.now
    for stopwatch in room.stopwatches:
        if stopwatch.caught_by >= 0:
            caught = f"{stopwatch.caught_by} catch {stopwatch.exposed}"
            return n.Moved(at=at, move=caught, made_by="grace")
    if game.round_over:
        return n.Moved(at=at, move="deal", made_by="clock")
    move = Move(random_move(game, random))
    if move.verb == "catch" and random.random() < 0.7:
        return n.Caught(at=at, by=move.seat, seat=move.target or 0)
    made_by = random.choice(["player", "clock"]) if move.seat == 0 else "bot"
    return n.Moved(at=at, move=str(move), made_by=made_by)


def is_decision(entry: n.AnyEntry) -> bool:
    if isinstance(entry, n.Caught):
        return entry.by == 0
    return isinstance(entry, n.Moved) and entry.move.startswith("0 ") and entry.made_by != "grace"


@pytest.mark.parametrize(("rules", "players"), TABLES)
def test_taking_back_is_as_if_it_had_never_been(rules, players):
    random = Random(f"take back {rules}")
    offline = playing(people=1, bots=BOTS[: players - 1], rules=rules)
    before: list[list[Any]] = []  # the fold before each decision of this round
    undone = 0
    for _ in range(250):
        if offline.game.over:
            break
        offline.wait(random.random())
        if before and random.random() < 0.15:
            scored = len(offline.game.match.history)
            undo(offline)
            assert fold_of(offline.room) == before.pop()
            unscored = offline.told(0).events[0].unscored
            assert unscored == (len(offline.game.match.history) < scored)
            undone += 1
            continue
        entry = random_entry(offline, random)
        if is_decision(entry):
            before.append(fold_of(offline.room))
        elif isinstance(entry, n.Moved) and entry.move == "deal":
            before.clear()
        offline.write(entry)
        assert show_table(offline.room).take_back == bool(before and not offline.game.over)
    assert undone > 10
    assert fold_of(offline.folded()) == fold_of(offline.room)
    assert offline.folded().line == offline.room.line
    assert next_timer(offline.folded(), set()) == next_timer(offline.room, set())


def test_a_scored_round_goes_on_and_bots_are_as_strong_as_before():
    offline = playing(people=1, bots=("adaptive@300",), rules="classic+target=500")
    offline.play_on(lambda table: table.game.round_over)
    assert show_table(offline.room).seats[1].bot != "adaptive@300"
    undo(offline)
    assert offline.told(0).events == [e.TakenBack(seat=0, unscored=True)]
    assert show_table(offline.room).seats[1].bot == "adaptive@300"
    assert offline.game.match.history == []
    assert not offline.game.round_over


def test_it_goes_back_to_the_start_of_the_round_and_no_further():
    offline = playing(people=1, bots=("sharp", "easy"), rules="classic+target=500")
    offline.play_on(lambda table: table.game.round_over)
    offline.move("deal", seat=0)
    dealt = offline.position
    assert not offline.told(0).table.take_back
    assert offline.refused(undo, offline) == "nothing-to-take-back"
    offline.play_on(lambda table: len(table.room.checkpoints) == 3)
    for _ in range(3):
        undo(offline)
    assert all(move.seat != 0 for move in offline.game.log[dealt:])
    assert offline.refused(undo, offline) == "nothing-to-take-back"
    assert len(offline.game.match.history) == 1


def test_in_a_long_match_nothing_is_replayed_and_no_history_builds_up(monkeypatch):
    monkeypatch.setattr(Game, "pop", lambda game: pytest.fail("a server's game is not taken back move by move"))
    offline = playing(people=1, bots=("sharp", "easy"), rules="classic+target=500")
    offline.play_on(lambda table: table.position > 10 * INTERVAL and len(table.room.checkpoints) == 3)
    for _ in range(3):
        undo(offline)
        told = offline.game.events
        assert told == Game.load(offline.game.dump()).events
        assert len(offline.game._kept.kept) <= 1
    offline.play_on(lambda table: len(table.room.checkpoints) == 2)
    assert len(offline.game._kept.kept) <= 1
    offline.play_on(lambda table: table.game.round_over)
    offline.move("deal", seat=0)
    assert not offline.room.checkpoints


def test_after_the_match_nothing_is_taken_back():
    offline = playing(people=1, bots=("easy",), rules="classic+target=1")
    offline.play_on(lambda table: table.game.over)
    assert offline.refused(undo, offline) == "nothing-to-take-back"


@pytest.mark.parametrize(
    ("people", "bots", "settings"), [(2, ("easy",), {}), (2, (), {"hints": True}), (1, ("easy",), {"listed": True})]
)
def test_it_is_refused_with_other_people_and_at_public_tables(people, bots, settings):
    offline = playing(people, bots, **settings)
    offline.play_on(lambda table: any(move.seat == 0 for move in table.game.log))
    assert offline.refused(undo, offline) == "no-take-back"
    assert not show_table(offline.room).take_back
    assert not offline.room.checkpoints


def test_it_is_refused_when_somebody_has_come_or_gone():
    offline = playing(people=1, bots=("easy",), players=3)
    offline.play_on(lambda table: bool(table.room.checkpoints))
    offline.sit("Bo")  # for the next match
    assert not show_table(offline.room).take_back
    assert offline.refused(undo, offline) == "no-take-back"
    left = playing(people=2, bots=("easy",))
    left.leave(1, 1)
    left.play_on(lambda table: any(move.seat == 0 for move in table.game.log))
    assert left.refused(undo, left) == "no-take-back"


def test_a_repeated_message_takes_back_once_and_a_late_one_nothing():
    offline = playing(people=1, bots=("easy",))
    offline.play_on(lambda table: len(table.room.checkpoints) == 3)
    number = offline.position
    undo(offline, "once")
    with pytest.raises(commands.Repeated):
        undo(offline, "once")
    late = take_back, offline.room, 0, number, "again", offline.now
    assert offline.refused(*late) == "stale"
    assert offline.refused(take_back, offline.room, 0, offline.position + 1, "", offline.now) == "stale"


def test_bots_may_have_moved_on_since_the_position_was_shown():
    offline = playing(people=1, bots=("easy", "easy"))
    offline.play_on(lambda table: bool(table.room.checkpoints) and table.game.turn != 0)
    shown, decided = offline.position, offline.room.checkpoints[-1].position
    offline.make_plain_move(offline.game.turn)
    offline.write(take_back(offline.room, 0, shown, "", offline.now))
    assert offline.position == decided


def test_the_person_has_the_full_time_again_and_is_back():
    offline = playing(people=1, bots=("easy",), turn_seconds=30)
    offline.play_on(lambda table: len(table.room.checkpoints) == 2 and table.game.turn == 0)
    offline.wait(29)
    offline.write(n.StoodIn(at=offline.now, seat=0))
    undo(offline)
    assert offline.told(0).clock.seconds == 30
    assert not show_table(offline.room).seats[0].stood_in


def test_a_catch_that_waits_is_taken_back():
    offline = playing(people=1, bots=("easy",), uno_grace=5)
    offline.play_on(lambda table: table.stopwatch.exposed == 1)
    before = fold_of(offline.room)
    offline.move("0 catch 1")
    assert offline.stopwatch.caught_by == 0
    undo(offline)
    assert fold_of(offline.room) == before
    assert offline.stopwatch.caught_by == -1


def test_whoever_was_away_is_told_and_spectators_too():
    offline = playing(people=1, bots=("easy",))
    offline.play_on(lambda table: len(table.room.checkpoints) == 2)
    last = offline.room.number
    undo(offline)
    for place in (Viewer(0), Viewer(None)):
        hello = build_hello(offline.room, place, last, offline.now)
        assert [one.events for one in hello.missed or []] == [[e.TakenBack(seat=0)]]
        assert hello.view is not None
        assert hello.view.number == offline.position


def test_the_record_is_the_last_line_of_play_and_says_so():
    offline = playing(people=1, bots=("easy", "easy"), rules="classic+target=1")
    offline.play_on(lambda table: len(table.room.checkpoints) == 2)
    undo(offline)
    undo(offline)
    offline.play_on(lambda table: table.game.over)
    assert rating_code(offline.room) == "taken-back" != RATED
    text = write_record(offline.game)
    assert text.startswith("oneleft record 5\n")
    assert "\ntaken_back 2\ndeal" in text
    assert read_record(text).taken_back == 2
    verified = verify_record(text)
    assert verified == offline.game
    assert verified.taken_back == 2
    assert type(offline.game).load(offline.game.dump()).taken_back == 2


def test_bots_answer_the_same_moves_in_the_same_way():
    """Those without a memory are seeded by the position, so nothing that was undone changes what they do."""
    offline = playing(people=1, bots=("sharp", "sharp"))

    def go_round() -> list[str]:
        offline.move(plain_move(offline.game.view(0)))
        while offline.game.turn != 0 and not offline.game.round_over:
            offline.pass_time()
        return [str(move) for move in offline.game.log]

    while offline.game.turn != 0:
        offline.pass_time()
    first = go_round()
    undo(offline)
    offline.passed.clear()
    assert go_round() == first
