"""Reports in a server's database that nobody had to think about, for tests of what is shown."""

from __future__ import annotations

import gzip
from collections.abc import Iterator

import msgspec

from oneleft.analysis.analysis_status import AnalysisShown
from oneleft.analysis.quality import QUALITIES
from oneleft.analysis.reasons import Why
from oneleft.analysis.report import NOTES, VERSION, Event, Note, Player, Report, Step, Verdict
from oneleft.server.store import Store
from oneleft.server.stored_analyses import claim_analysis, finish_analysis
from oneleft.table.game import Game
from oneleft.table.move import DEAL, Move
from oneleft.table.record import played_again

WHOLE = 1_000_000
MOST_FAULTS = 2


def store_analysis(database: str, table: str, game: Game) -> Report:
    """Keep the report of the first match of a table."""
    report = report_of(game)
    packed = gzip.compress(msgspec.json.encode(AnalysisShown("done", 1.0, None, report)))
    store = Store(database)
    claim_analysis(store, table, 1, "test", ())
    finish_analysis(store, table, 1, "test", packed, report.players)
    store.close()
    return report


def report_of(game: Game) -> Report:
    """Fewer cards mean a better chance, and twice Ana should have drawn instead of playing a number."""
    start = (WHOLE // len(game.names),) * len(game.names)
    events = [*events_of(game)]
    return Report(
        version=VERSION,
        rules=str(game.rules),
        names=game.names,
        winners=game.winners,
        totals=tuple(game.scores),
        rounds=len(game.match.history),
        worlds=1,
        seconds=None,
        playouts=1,
        start=start,
        events=events,
        players=[player_of(game, seat, start[seat], events) for seat in range(len(game.names))],
    )


def events_of(game: Game) -> Iterator[Event]:
    legal: list[str] = []
    faults = 0
    for number, again in enumerate(played_again(game)):
        move = Move(str(game.log[number - 1])) if number else None
        is_chance = move is None or move == DEAL or move.verb in ("draw", "take")
        chances = chances_in(again)
        verdicts, notes = [], []
        if move is not None and is_fault(move, legal) and faults < MOST_FAULTS:
            faults += 1
            verdicts.append(fault(move, legal))
            notes.append(Note("uno-forgotten", 1, -60_000))
        step = Step("chance" if is_chance else "move", (), chances, (20_000,) * len(chances))
        yield Event(
            number, len(again.match.history) + (not again.round_over), str(move or DEAL), [step], verdicts, notes
        )
        legal = [str(other) for other in again.legal_moves(0)] if not again.round_over else []


def chances_in(game: Game) -> tuple[int, ...]:
    if game.over:
        return tuple(WHOLE * (seat in game.winners) for seat in range(len(game.names)))
    weights = [1 / (1 + len(hand)) ** 2 for hand in game.hands]
    first, *others = (int(WHOLE * weight / sum(weights)) for weight in weights)
    return (WHOLE - sum(others), *others) if first else (0, *others)


def is_fault(move: Move, legal: list[str]) -> bool:
    return move.startswith("0 play") and move[-1].isdigit() and "0 draw" in legal


def fault(move: Move, legal: list[str]) -> Verdict:
    chances = {"0 draw": 600_000} | {other: 500_000 for other in legal if other != "0 draw"}
    why = Why("hold", {"card": move.card or ""})
    return Verdict(0, str(move), "0 draw", "mistake", 200_000, 10_000, 100_000, 500_000, 600_000, 500, why, chances)


def player_of(game: Game, seat: int, first: int, events: list[Event]) -> Player:
    verdicts = [one for event in events for one in event.verdicts if one.seat == seat]
    last = events[-1].chances[seat]
    return Player(
        seat=seat,
        name=game.names[seat],
        first=first,
        last=last,
        luck=last - first,
        luck_error=30_000,
        own=0,
        others=0,
        qualities=dict.fromkeys(QUALITIES, 0) | {"best": 8, "mistake": len(verdicts)},
        loss=sum(one.loss for one in verdicts),
        notes=dict.fromkeys(NOTES, 0),
        turning_points=[1, len(events) // 2, len(events) - 1],
    )
