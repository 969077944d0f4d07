"""The deal of the day: the same cards and the same answers for everyone, once, and without help."""

from __future__ import annotations

from types import SimpleNamespace

import pytest

from oneleft.bots.factory import new_bot
from oneleft.bots.seated import SeatedBots
from oneleft.room import commands, rematches
from oneleft.room import entries as n
from oneleft.room.daily import SETTINGS, daily_points, day_at, day_before, is_secret_yet, open_daily, points_at
from oneleft.room.error_codes import Refused
from oneleft.room.presenters import Viewer, build_hello, show_table
from oneleft.room.rated import rating_code
from oneleft.room.results import rows_of
from oneleft.room.state import Room
from oneleft.room.take_back import take_back
from oneleft.room.timers import next_timer
from oneleft.rules.scoring import hand_points
from oneleft.server.daily import TableBot, can_search, describe, let_expert_play, share_beaten
from oneleft.server.stored_ratings import DailyResults
from oneleft.table.fairness import commitment
from oneleft.table.game import Game
from tests.support.offline_table import KEY, plain_move

DAY = "2026-11-17"
NOON = 1794916800.0  # of that day


def table_of(name: str, now: float = NOON) -> tuple[Room, list[n.AnyEntry]]:
    room, log = Room(f"d-{name}"), []
    for entry in open_daily(room, DAY, KEY, nickname=name, token=f"token of {name}", now=now):
        room.apply(entry)
        log.append(entry)
    room.apply(n.Here(at=now, seat=0, connection_id="link"))
    return room, log


def play(room: Room) -> Game:
    """Play to the end: plain moves of the person, and the bots of a server's table."""
    bots, passed, at = SeatedBots(), set(), room.at
    game = commands.running_game(room)
    while not game.over:
        due = next_timer(room, passed)
        at = max(at, due.at) if due is not None else at + 1
        if due is None or (game.turn == 0 and not game.round_over and due.kind != "grace"):
            room.apply(commands.move(room, 0, len(game.log), plain_move(game.view(0)), "", at))
        elif due.kind == "bot":
            answer = bots.bot_for("sharp", game, due.seat).answer(game.view(due.seat))
            if answer is None:
                passed.add((len(game.log), due.seat))
            else:
                room.apply(commands.bot_move(room, due.seat, len(game.log), answer, at))
        else:
            caught = room.stopwatch_of(due.seat).exposed
            move = "deal" if due.kind == "deal" else f"{due.seat} catch {caught}"
            room.apply(n.Moved(at=at, move=move, made_by=due.kind))
    return game


def test_the_same_moves_bring_everybody_the_same():
    (ana, _), (bo, _) = table_of("Ana"), table_of("Bo", NOON + 3600)
    first, second = play(ana), play(bo)
    assert first.log == second.log
    assert daily_points(first) == daily_points(second) == points_at(ana) == show_table(bo).points
    assert first.words == first.hashes == ()
    assert ana.commitment == bo.commitment == commitment(KEY)
    assert rows_of(ana)[0]["points"] == points_at(ana)


def test_the_log_says_which_day_it_is_and_nobody_is_left_out():
    room, log = table_of("Ana")
    folded = Room.fold(room.id, [n.read_entry(n.write_entry(entry)) for entry in log])
    shown = show_table(folded)
    assert (shown.daily, shown.points, shown.status) == (DAY, None, "playing")
    assert not any(seat.left_out for seat in shown.seats)
    assert build_hello(folded, Viewer(0), None, NOON).clock is None
    assert not shown.settings.spectators


def test_points_are_what_is_scored_or_lost():
    room, _ = table_of("Ana")
    game = play(room)
    (winner,) = game.winners
    losses = [hand_points(game.tables[0].round, seat) for seat in range(4)]
    for seat in range(4):
        assert daily_points(game, seat) == (game.scores[winner] if seat == winner else -losses[seat])


def refusal(command, *args) -> str:
    with pytest.raises(Refused) as refused:
        command(*args)
    return refused.value.code


def test_there_is_no_help_and_no_second_try():
    room, _ = table_of("Ana")
    game = commands.running_game(room)
    assert not show_table(room).hints
    while game.turn != 0:
        room.apply(n.Moved(at=NOON, move=plain_move(game.view(game.turn)), made_by="bot"))
    room.apply(commands.move(room, 0, len(game.log), plain_move(game.view(0)), "", NOON))
    assert not show_table(room).take_back
    assert refusal(take_back, room, 0, len(game.log), "", NOON) == "no-take-back"
    assert refusal(commands.leave, room, 0, 0, NOON) == "daily-once"
    assert refusal(rematches.reshuffle, room, 0, KEY, NOON) == "daily-once"
    assert refusal(commands.sit, room, "Bo", "token", NOON) == "begun"
    play(room)
    assert refusal(rematches.agree, room, 0, lambda room: KEY, "", NOON) == "daily-once"
    assert refusal(rematches.rematch, room, 0, KEY, NOON) == "daily-once"
    assert rating_code(room) == "bots"


def test_the_table_waits_for_whoever_has_left():
    room, _ = table_of("Ana")
    room.apply(n.Away(at=NOON, seat=0, connection_id="link"))
    assert next_timer(room, set()) is None


def test_the_key_is_secret_until_midnight():
    room, _ = table_of("Ana")
    assert day_at(NOON) == DAY == day_before("2026-11-18")
    assert is_secret_yet(room, NOON)
    assert is_secret_yet(room, NOON + 12 * 3600 - 1)
    assert not is_secret_yet(room, NOON + 12 * 3600)


def test_everybody_is_compared_with_everybody():
    rows = [SimpleNamespace(name=name, person=f"{name:x<8}", points=p) for name, p in [("A", 90), ("B", 5), ("C", 5)]]
    deal = describe(DAY, KEY, DailyResults([(90, 1), (5, 2)], rows), is_over=False, expert=120)
    assert (deal.key, deal.commitment, deal.players, deal.average) == ("", commitment(KEY), 3, 33.3)
    assert deal.counts == [(90, 1), (5, 2)]
    assert [(rank.name, rank.tag, rank.beaten) for rank in deal.ranks] == [
        ("A", "Axxxxx", 1.0),
        ("B", "Bxxxxx", 0.25),
        ("C", "Cxxxxx", 0.25),
    ]
    assert describe(DAY, KEY, DailyResults([], []), is_over=True, expert=None).key == KEY
    assert share_beaten([(7, 1)], 7) == 1


def test_bots_play_against_the_expert_as_at_a_table():
    room, _ = table_of("Ana")
    game = commands.running_game(room)
    view = game.view(1)
    assert TableBot(KEY, 1).answer(view) == SeatedBots().bot_for("sharp", game, 1).answer(view)


def test_the_expert_plays_the_same_deal_or_is_left_out(monkeypatch):
    monkeypatch.setattr("oneleft.server.daily.find_spec", lambda name: None)
    assert not can_search()
    monkeypatch.setattr("oneleft.server.daily.EXPERT", "sharp")  # it takes no time, and is no other player
    game = Game(SETTINGS.rules, SETTINGS.players, KEY)
    game.play([new_bot("sharp", f"daily {KEY}"), *(TableBot(KEY, seat) for seat in (1, 2, 3))])
    assert let_expert_play(KEY) == daily_points(game)
