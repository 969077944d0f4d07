"""Bots at a local table: they respect the grace for UNO, are never called while they think, and block nobody."""

from __future__ import annotations

import asyncio
import threading
from collections.abc import Sequence
from time import sleep

import pytest

from oneleft.bots.program import ProgramBot
from oneleft.errors import BotFault
from oneleft.table.events import Event
from oneleft.table.views import View
from oneleft.terminal import local_table
from oneleft.terminal.connection import Refusal
from tests.support.game_positions import game_at
from tests.support.terminal_driver import paused_table, run


def test_no_bot_catches_within_the_grace(monkeypatch):
    """UNO-3: not even the bot in turn, and however fast it is."""
    monkeypatch.setattr(local_table, "pace", lambda *_: 0.0)

    async def scene() -> None:
        table = paused_table(game_at("catch"))
        table.start_match()
        (exposed,) = table.exposed
        turn = table.game.tables[0].seating[table.game.tables[0].round.turn]
        timers = {timer.seat: timer.at for timer in table.timers()}
        assert turn in timers.keys() - {exposed}
        for seat, at in timers.items():
            assert seat == exposed or at == table.exposed_at[0] + local_table.UNO_GRACE

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
        return None

    def close(self) -> None:
        pass


def test_thinking_bot_gets_its_news_afterwards():
    async def scene() -> None:
        table, bot = paused_table(game_at("turn")), SlowBot()
        table.bots[1] = bot
        asked = asyncio.create_task(table.act(1))
        await asyncio.to_thread(bot.asked.wait, 30)
        table.push("0 draw")
        assert not bot.heard
        bot.may_answer.set()
        await asked
        assert bot.heard == [table.game.events_for(1)]

    run(scene())


def test_abandoned_program_blocks_nobody(tmp_path):
    program = tmp_path / "slow.py"
    program.write_text("import sys, time\nsys.stdin.readline()\ntime.sleep(600)\n", "utf-8")
    bot = ProgramBot(str(program), "seed", seconds=600, start_seconds=600)
    faults: list[BotFault] = []

    def ask() -> None:
        try:
            bot.answer(game_at("turn").view(0))
        except BotFault as fault:
            faults.append(fault)

    asking = threading.Thread(target=ask, daemon=True)
    asking.start()
    while bot.process is None:
        assert asking.is_alive()
        sleep(0.001)
    bot.abandon()
    asking.join(30)
    assert [fault.kind for fault in faults] == ["crash"]


def test_stale_move_is_refused_unless_it_answers_a_player():
    async def scene() -> None:
        table = paused_table(game_at("turn"))
        table.start_match()
        number = len(table.game.log)
        with pytest.raises(Refusal, match="changed before your move"):
            await table.move("0 draw", number - 1)
        await table.move("0 draw", number)
        table = paused_table(game_at("catch"))
        table.start_match()
        await table.move(next(text for text in table.game.view(0).legal if "catch" in text), 0)

    run(scene())
