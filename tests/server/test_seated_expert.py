"""An expert at a server's table: the game goes on while it thinks, and it hears of that afterwards."""

from __future__ import annotations

import asyncio
from threading import Event

import pytest

from oneleft.protocol.tables import Settings
from oneleft.server import seated_expert
from oneleft.server.lifecycle import running
from oneleft.server.seated_expert import seat_expert
from oneleft.table.game import DEAL
from tests.support.in_process_nodes import Ear, moving, read_log, saying, sit_down, until
from tests.support.offline_table import playing


class SlowExpert:
    """Thinks until it is allowed to answer, and writes down what it is told and asked."""

    made: list[SlowExpert] = []

    def __init__(self, level: str, seed: str) -> None:
        self.began, self.may_answer = Event(), Event()
        self.thinking = False
        self.log: list[str] = []
        SlowExpert.made.append(self)

    def hear(self, events, view):
        self.log.append(f"heard {view.number}{' while thinking' if self.thinking else ''}")

    def answer(self, view):
        assert not self.thinking, "two decisions at once"
        self.thinking = True
        self.log.append(f"asked {view.number}")
        self.began.set()
        assert self.may_answer.wait(20)
        self.thinking = False
        return next(text for text in view.legal if text.split()[1] != "uno") if view.turn == view.seat else None

    def close(self):
        pass


@pytest.fixture
def slow(monkeypatch):
    monkeypatch.setattr(SlowExpert, "made", [])
    monkeypatch.setattr(seated_expert, "Expert", SlowExpert)
    return SlowExpert
