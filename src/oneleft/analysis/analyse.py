"""Analyses a finished match: the curve of win chances, a verdict on every decision, and a summary for each player."""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterator, Sequence
from dataclasses import dataclass, field

from oneleft.search.warm_up import get_ready
from oneleft.table.game import Game

from .coach import Budget
from .curve import Curve, draw_curve
from .moments import Moment, dealt_again, moments
from .notes import notes_of
from .report import VERSION, Event, Report, Verdict
from .summary import summary
from .verdicts import SeatCoach

WORLDS = 1000  # playouts of every position of the curve
ROUGH_WORLDS = 24  # of the rough curve, which is there in about a second


@dataclass(frozen=True, slots=True)
class Options:
    """How to analyse a match."""

    budget: Budget = field(default_factory=Budget)  # for each decision
    seats: Collection[int] | None = None  # whose decisions are judged; everyone's without it
    worlds: int = WORLDS


@dataclass(frozen=True, slots=True)
class Listener:
    """Who wants to hear how far an analysis is."""

    on_rough: Callable[[Curve], None] = lambda curve: None
    on_progress: Callable[[int, int], None] = lambda done, total: None


def analyse(game: Game, options: Options | None = None, listener: Listener | None = None) -> Report:
    """Analyse a finished match."""
    options, listener = options or Options(), listener or Listener()
    all_moments = list(moments(game))
    listener.on_rough(draw_curve(game.rules, all_moments, ROUGH_WORLDS))
    total = 2 * len(all_moments)
    curve = draw_curve(game.rules, all_moments, options.worlds, lambda done: listener.on_progress(done, total))
    get_ready()  # else loading the machine code would count as thought about the first decision
    events = []
    for number, found in enumerate(events_with_verdicts(game, all_moments, curve, options)):
        events.append(found)
        listener.on_progress(len(all_moments) + number + 1, total)
    return Report(
        version=VERSION,
        rules=str(game.rules),
        names=game.names,
        winners=game.winners,
        totals=tuple(game.scores),
        rounds=len(game.match.history),
        worlds=options.worlds,
        seconds=options.budget.seconds,
        playouts=options.budget.playouts,
        start=curve.start,
        events=events,
        players=[summary(game.names[seat], seat, curve, events) for seat in range(len(game.names))],
    )


def events_with_verdicts(game: Game, all_moments: Sequence[Moment], curve: Curve, options: Options) -> Iterator[Event]:
    """Every event with its steps, verdicts and notes."""
    seats = range(len(game.names)) if options.seats is None else sorted(options.seats)
    coaches = {seat: SeatCoach(seat, options.budget) for seat in seats}
    again = dealt_again(game)
    before = curve.start
    for moment, steps in zip(all_moments, curve.events, strict=True):
        verdicts: list[Verdict] = []
        exposed: int | None = None
        if moment.number:
            if moment.seat is not None:
                exposed = again.view(moment.seat).exposed
                verdicts = verdicts_at(again, moment, coaches)
            again.push(moment.move)
        for seat, coach in coaches.items():
            coach.hear(again.events_for(seat), again.view(seat))
        notes = list(notes_of(again, moment, exposed, steps, before))
        yield Event(moment.number, moment.round + 1, str(moment.move), steps, verdicts, notes)
        before = steps[-1].chances


def verdicts_at(game: Game, moment: Moment, coaches: dict[int, SeatCoach]) -> list[Verdict]:
    """The verdicts on a move, and on the seats that let the moment pass before it."""
    decisions = [(moment.seat, str(moment.move)), *((seat, "") for seat in moment.let_pass)]
    found = (coaches[seat].verdict(game.view(seat), made) for seat, made in decisions if seat in coaches)
    return [verdict for verdict in found if verdict is not None]
