"""What happened since the learner's last decision, in words, and nothing that its seat does not see."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import numpy as np

from oneleft.arena.compiler import to_round
from oneleft.rules.apply import apply
from oneleft.rules.config import Rules
from oneleft.rules.round import MAX_PLAYERS, Round
from oneleft.table import events as e
from oneleft.table.event_builder import EventBuilder
from oneleft.table.narrate import tell

from .memory import Memory, reset_memory
from .stepper import Stepper
from .vector_kernel import LOGGED_MOVES


class Telling:
    """Follows the first game of a stepper, which logs its moves from now on."""

    def __init__(self, stepper: Stepper, rules: Rules, players: int, language: str) -> None:
        self._stepper, self._rules, self._players, self._language = stepper, rules, players, language
        stepper.keep_log(LOGGED_MOVES)
        self.begin()

    def begin(self) -> None:
        """A new game."""
        self._told = [0] * self._players  # moves of this game, by seat

    def news(self, viewer: int) -> list[str]:
        """Sentences to a seat, since it was last told. Of very many moves, the last ones."""
        ep: Any = self._stepper.arrays.episodes[0]
        total = int(ep["moves"])
        first = max(self._told[viewer], total - LOGGED_MOVES)
        self._told[viewer] = total
        return [sentence for number in range(first, total) for sentence in self._tell_move(number, total, viewer)]

    def _tell_move(self, number: int, total: int, viewer: int) -> Iterator[str]:
        log, k = self._stepper.log, number % LOGGED_MOVES
        table, chair, code = log.moves[k].tolist()
        before, after = to_round(log.rounds[k]), to_round(log.rounds[k])
        apply(after, chair, code)
        standings = log.standings.view(np.recarray)
        following = standings[(k + 1) % LOGGED_MOVES] if number + 1 < total else self._standing
        s = standings[k]
        seating = tuple(s.seating[table * MAX_PLAYERS : table * MAX_PLAYERS + before.players].tolist())
        names = self._names(before, s, table, viewer)
        events: list[e.Event] = list(EventBuilder(self._rules.edition, seating).move_events(before, chair, code, after))
        if following.played > s.played:
            totals = following.totals[: self._players].tolist()
            gained = (following.totals - s.totals)[: self._players].tolist()
            events.append(e.Scored(points=gained, totals=totals))
        for event in events:
            yield tell(event.seen_by(viewer), self._language, self._rules.edition, names, viewer)

    @property
    def _standing(self) -> Any:
        return self._stepper.arrays.standings.view(np.recarray)[0]

    def _names(self, r: Round, s: Any, table: int, viewer: int) -> tuple[str, ...]:
        """As rows in words call the players: ``left_1``, ``left_2`` … round the table."""
        m = Memory(viewer)
        reset_memory(m, r, s, table)
        names = [""] * self._players
        for place, player in enumerate(m.order[: self._players]):
            names[player] = f"left_{place}"
        return tuple(names)
