"""The bot that plays by a net, interpreted over the table as its seat knows it. It needs neither numba nor numpy."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache

from oneleft.policies.hand_bounds import HandBounds, count_discards, observe, reset_bounds
from oneleft.policies.net import KeenNet, choose_by_net
from oneleft.policies.net_file import net_for
from oneleft.rules.cards import NONE
from oneleft.rules.round import Round
from oneleft.table import events as e
from oneleft.table.determinize import determinize, read_rules
from oneleft.table.move import move_text
from oneleft.table.public_move import public_move
from oneleft.table.views import View


@lru_cache(16)
def _weights_of(name: str, rules: str) -> list[int]:
    return net_for(name, read_rules(rules), matches=True)


class NetBot:
    """Remembers what everyone could see of the hands in this round, and decides from that and its view."""

    def __init__(self, name: str) -> None:
        self.name = name
        self.bounds = HandBounds()
        self.net = KeenNet()
        self.before: View | None = None

    def hear(self, events: Sequence[e.Event], view: View) -> None:
        before, self.before = self.before, view
        if view.seat is None:  # out of the match: only watching
            return
        table, _ = determinize(view)
        if before is None or before.seat is None or any(isinstance(event, e.TurnedUp) for event in events):
            reset_bounds(self.bounds, table)
            return
        seat, code = public_move(events, before)
        observe(self.bounds, table, view.table.index(seat), code)
        count_discards(self.bounds, table)

    def answer(self, view: View) -> str | None:
        r, chair = determinize(view)
        code = self.choose(view.rules, r, chair)
        return None if code == NONE else move_text(read_rules(view.rules).edition, chair, code, view.table)

    def choose(self, rules: str, r: Round, chair: int) -> int:
        """The move of a chair at the table as its seat knows it."""
        if self.before is None:  # asked without having heard anything
            reset_bounds(self.bounds, r)
        self.net.weights = _weights_of(self.name, rules)
        return choose_by_net(r, self.bounds, chair, self.net)

    def close(self) -> None:
        pass
