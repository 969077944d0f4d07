"""Bots at a local table: they respect the grace for UNO, are never called while they think, and block nobody."""

from __future__ import annotations

import asyncio
import threading
from collections.abc import Sequence
from time import sleep

import pytest

from oneleft.bots import seated
from oneleft.bots.levels import TURN
from oneleft.bots.program import ProgramBot
from oneleft.errors import BotFault
from oneleft.room import timers
from oneleft.table.events import Event
from oneleft.table.game import Game
from oneleft.table.views import View
from oneleft.terminal.connection import Refusal
from oneleft.terminal.local_table import LocalTable
from oneleft.terminal.table_setup import log_of
from tests.support.game_positions import game_at
from tests.support.terminal_driver import paused, paused_table, push, run


def test_no_bot_catches_within_the_grace(monkeypatch):
    """UNO-3: however fast it is."""
    monkeypatch.setattr(timers, "pace", lambda commitment, position, seat, span: 60.0 if span == TURN else 0.0)

    async def scene() -> None:
        table = paused_table(game_at("catch"))
        await table.open()
        watch = table.room.stopwatches[0]
        table._passed.add((len(table.game.log), watch.exposed))  # it does not call in time
        begun, exposed_at = len(table.game.log), watch.exposed_at
        while len(table.game.log) == begun:
            await table.act()
        assert table.game.log[-1].verb == "catch"
        assert table.room.at == pytest.approx(exposed_at + table.room.settings.uno_grace)

    run(scene())


class SlowBot:
    """A bot that thinks until the test lets it answer."""

    def __init__(self) -> None:
        self.asked, self.may_answer = threading.Event(), threading.Event()
        self.heard: list[Sequence[Event]] = []

    def hear(self, events: Sequence[Event], view: View) -> None:
        self.heard.append(events)

    def answer(self, view: View) -> str | None:
        self.asked.set()
        self.may_answer.wait(30)
        return view.legal[0] if view.turn == view.seat else None

    def close(self) -> None:
        pass


def test_person_is_not_kept_waiting_by_a_bot_that_thinks(monkeypatch):
    """The bot hears of the person's move afterwards, and its answer to the older position does not count."""
    bot = SlowBot()
    monkeypatch.setattr(seated, "new_bot", lambda *_: bot)
    begun = game_at("jump")
    turn = begun.turn
    jump = next(text for text in begun.view(0).legal if " jump " in text)

    async def scene() -> None:
        levels = {seat: "slow" if seat == turn else "steady" for seat in range(1, len(begun.names))}
        table = paused(LocalTable(log_of(begun, levels), "en"))
        await table.open()
        table._passed = {(len(begun.log), seat) for seat in levels if seat != turn}
        asked = asyncio.create_task(table.act())
        assert await asyncio.to_thread(bot.asked.wait, 30)
        heard = len(bot.heard)
        await table.move(jump, len(begun.log))
        assert len(bot.heard) == heard
        bot.may_answer.set()
        await asked
        assert [str(move) for move in table.game.log[len(begun.log) :]] == [jump]
        table.bots._with_memory[turn].answer(table.game.view(turn))
        assert bot.heard[-1] == table.game.events_for(turn)

    run(scene())


def test_abandoned_program_blocks_nobody(tmp_path):
    program = tmp_path / "slow.py"
    program.write_text("import sys, time\nsys.stdin.readline()\ntime.sleep(600)\n", "utf-8")
    bot = ProgramBot(str(program), "seed", seconds=600, start_seconds=600)
    seated_bot = seated.SeatedBot(bot)
    faults: list[BotFault] = []

    def ask() -> None:
        try:
            seated_bot.answer(game_at("turn").view(0))
        except BotFault as fault:
            faults.append(fault)

    asking = threading.Thread(target=ask, daemon=True)
    asking.start()
    while bot.process is None:
        assert asking.is_alive()
        sleep(0.001)
    seated_bot.close()
    asking.join(30)
    assert [fault.kind for fault in faults] == ["crash"]


def test_stale_move_is_refused_unless_it_answers_a_player():
    async def scene() -> None:
        table = paused_table(game_at("turn"))
        number = len(table.game.log)
        with pytest.raises(Refusal, match="changed before your move"):
            await table.move("0 draw", number - 1)
        await table.move("0 draw", number)
        table = paused_table(game_at("catch"))
        catch = next(text for text in table.game.view(0).legal if "catch" in text)
        await table.move(catch, table.room.stopwatches[0].exposed_position)

    run(scene())


def test_bots_play_the_same_after_a_game_was_resumed():
    """A bot without memory decides by the key and the position, so a saved game goes on as it would have."""

    async def play(game: Game, moves: int) -> list[str]:
        table = paused_table(game)
        await table.open()
        for _ in range(moves):
            if table.next_timer() is None:
                await push(table, "deal" if table.game.round_over else str(table.game.legal_moves(0)[0]))
            else:
                await table.act()
        return [str(move) for move in table.game.log]

    async def scene() -> None:
        whole = await play(game_at("turn"), 12)
        begun = game_at("turn")
        half = await play(begun, 5)
        resumed = Game(begun.rules, begun.names, begun.key, log=half)
        assert (await play(resumed, 12))[: len(whole)] == whole

    run(scene())
