"""The curve of win chances through a match, and what every change of it is owed to.

An event is made of steps. Each leads from the chances before it to those after it, so all steps add up to the change
from the first to the last, exactly. A step belongs to chance or to the seats that decided.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Sequence
from dataclasses import dataclass, field
from typing import Any

import numpy as np

from oneleft.rules.config import Rules

from .moments import Moment
from .report import Step
from .win_chances import WHOLE, Chances, WinChances, in_millionths

Array = np.ndarray[Any, Any]

CHANCE = "chance"  # the deal, drawn cards, a shuffle, a drop
MOVE = "move"  # the decision of the player who moved
PASSED = "passed"  # the decision of everyone who could have reacted, and did not


@dataclass(slots=True)
class Shares:
    """What changed a player's chance, in millionths. They add up to the last chance minus the first."""

    luck: int = 0
    own: int = 0
    others: int = 0


@dataclass(slots=True)
class Curve:
    """The steps of every event of a match. ``shares`` has what they add up to for each player."""

    start: Chances
    events: list[list[Step]] = field(default_factory=list)
    shares: list[Shares] = field(default_factory=list)
    luck_errors: list[float] = field(default_factory=list)  # standard errors, in millionths

    @property
    def chances(self) -> list[Chances]:
        """Before the first deal, and after every event."""
        return [self.start, *(steps[-1].chances for steps in self.events)]


def changes(moment: Moment, before: Array, estimate: WinChances) -> Iterator[tuple[str, tuple[int, ...], Array]]:
    """The steps of a moment: their kind, who decided, and the chances after each in every world."""
    settled = estimate.of_standing(moment.match) if moment.is_over else None
    if moment.placed is None or moment.seat is None or moment.before is None:
        yield CHANCE, (), estimate.of_position(moment.after)
        return
    asked = 0
    if moment.let_pass:
        asked = int(moment.before.tables[moment.placed.table]["players"])
        before = estimate.of_position(moment.before, moment.placed.table, asked)
        yield PASSED, moment.let_pass, before
    if not moment.is_chance and settled is not None:
        yield MOVE, (moment.seat,), settled
        return
    moved = estimate.after_move(moment.before, moment.placed, asked, before)
    yield MOVE, (moment.seat,), moved
    if moment.is_chance:
        yield CHANCE, (), estimate.of_position(moment.after) if settled is None else settled


def draw_curve(
    rules: Rules, all_moments: Sequence[Moment], worlds: int, on_event: Callable[[int], None] = lambda done: None
) -> Curve:
    """Estimate the chances at every moment of a match, in this many worlds each."""
    first = all_moments[0].match
    players = first.players
    estimate = WinChances(rules, players, worlds)
    values = estimate.of_standing(first)
    curve = Curve(in_millionths(values[0], estimate.sides))
    luck = np.zeros_like(values)
    for done, moment in enumerate(all_moments, 1):
        steps: list[Step] = []
        for kind, seats, after in changes(moment, values, estimate):
            if kind == CHANCE:
                luck += after - values
            values = after
            chances = in_millionths(values.mean(axis=0), estimate.sides)
            steps.append(Step(kind, seats, chances, tuple(round(WHOLE * error) for error in errors_of(values))))
        curve.events.append(steps)
        on_event(done)
    curve.shares = add_up(curve.start, curve.events)
    curve.luck_errors = [WHOLE * float(error) for error in errors_of(luck)]
    return curve


def errors_of(values: Array) -> Array:
    """The standard errors of the means over all worlds."""
    errors: Array = values.std(axis=0, ddof=1) / np.sqrt(len(values))
    return errors


def add_up(start: Chances, events: Iterable[Iterable[Step]]) -> list[Shares]:
    """Luck, own decisions and those of others, for every player."""
    shares = [Shares() for _ in start]
    before = start
    for steps in events:
        for step in steps:
            for player, share in enumerate(shares):
                change = step.chances[player] - before[player]
                if step.kind == CHANCE:
                    share.luck += change
                elif player in step.seats:
                    share.own += change
                else:
                    share.others += change
            before = step.chances
    return shares
