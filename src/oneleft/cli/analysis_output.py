"""Results of ``oneleft analyse`` in the terminal: a progress bar, the summary, turning points and mistakes."""

from __future__ import annotations

import sys
from collections.abc import Iterator, Sequence

import typer
from rich.markup import escape
from rich.table import Table

from oneleft.analysis.analyse import Listener, Options, analyse
from oneleft.analysis.curve import Curve
from oneleft.analysis.quality import FAULTS
from oneleft.analysis.report import Event, Player, Report, accuracy_of, faults_in
from oneleft.analysis.summary import turning_points
from oneleft.analysis.totals import Totals
from oneleft.analysis.words import Narrator, bars, percent, signed
from oneleft.arena.stats import Z95
from oneleft.lang import format_decimal, on_one_line, say
from oneleft.rules.config import Rules
from oneleft.table.game import Game
from oneleft.table.move import DEAL
from oneleft.table.narrate import listed
from oneleft.table.record import played_again

from .simulation_output import CtrlC, new_table, progress_bar, table_text

CURVE_WIDTH = 40
ROUGH_WIDTH = 60
FIGURES = ("luck", "own", "others", "accuracy", "faults")
NOTHING = "–"
INDENT = "  "


def run_analysis(game: Game, options: Options, ctrl_c: CtrlC, language: str) -> Report:
    """Analyse a match behind a progress bar. On a terminal a rough curve is shown first."""
    with progress_bar(2 * len(game.log) + 2, ctrl_c, language) as show:

        def show_rough(curve: Curve) -> None:
            if sys.stderr.isatty():
                lines = curve_lines(game.names, curve.chances, ROUGH_WIDTH)
                typer.echo("\n".join([say("analysis-rough", language), *lines, ""]), err=True)
            show(0, "")

        return analyse(game, options, Listener(show_rough, lambda done, total: show(done, "", total)))


def curve_lines(names: Sequence[str], chances: Sequence[Sequence[int]], width: int) -> list[str]:
    longest = max(len(on_one_line(name)) for name in names)
    columns = zip(*chances, strict=True)
    return [f"{on_one_line(name):{longest}}  {bars(of, width)}" for name, of in zip(names, columns, strict=True)]


def as_text(game: Game, report: Report, seat: int | None, language: str) -> str:
    """The whole report of a match. With a seat, the turning points and mistakes are those of its player."""
    narrator = Narrator(language, game.rules.edition, tuple(map(on_one_line, report.names)))
    winners = listed([narrator.names[winner] for winner in report.winners], language)
    seats = range(len(report.names)) if seat is None else (seat,)
    return "\n".join(
        [
            say("analysis-head", language, rules=report.rules, rounds=report.rounds, names=winners),
            "",
            table_text(_summary_table(report, language)),
            "",
            say("analysis-open-hands", language),
            say("analysis-explained", language),
            "",
            say("analysis-turning", language),
            *_turning_lines(game, report, seats, narrator),
            "",
            say("analysis-mistakes", language),
            *(_mistake_lines(report, seats, narrator) or [INDENT + say("analysis-no-mistakes", language)]),
            *_note_lines(report, seats, narrator),
        ]
    )


def as_totals(players: Sequence[Totals], matches: int, language: str) -> str:
    """Several matches together, by name."""
    table = new_table(language, "analysis-", ("player", "matches", *FIGURES), left=("player",))
    for player in players:
        name, played = escape(on_one_line(player.name)), format_decimal(player.matches, language)
        table.add_row(name, played, *_figures(player, player.rounds, language))
    return f"{say('analysis-together', language, matches=matches)}\n\n{table_text(table)}"


def _summary_table(report: Report, language: str) -> Table:
    table = new_table(language, "analysis-", ("player", "curve", *FIGURES), left=("player", "curve"))
    curves = list(zip(report.start, *(event.chances for event in report.events), strict=True))
    for player in report.players:
        curve = bars(curves[player.seat], CURVE_WIDTH)
        figures = _figures(player, report.rounds, language)
        table.add_row(escape(on_one_line(player.name)), curve, *figures)
    return table


def _figures(player: Player | Totals, rounds: int, language: str) -> Iterator[str]:
    half = format_decimal(Z95 * player.luck_error / 10_000, language, 1, 1)
    yield say("ladder-half", language, value=signed(player.luck, language), half=half)
    yield signed(player.own, language)
    yield signed(player.others, language)
    accuracy = accuracy_of(player.qualities)
    if accuracy is None:
        yield from (NOTHING, NOTHING)
        return
    yield percent(round(1_000_000 * accuracy), language)
    yield format_decimal(faults_in(player.qualities) / rounds, language, 1, 1)


def _line(event: Event, text: str, language: str) -> str:
    """A line about an event: where in the match it was, and what is to be said of it."""
    key = "analysis-at-deal" if event.move == DEAL else "analysis-at"
    place = say(key, language, round=event.round, number=event.number)
    return INDENT + say("analysis-line", language, place=place, text=text)


def _turning_lines(game: Game, report: Report, seats: Sequence[int], narrator: Narrator) -> Iterator[str]:
    numbers = turning_points(report.start, report.events, seats)
    told = {
        len(again.log): _told(again, narrator.language) for again in played_again(game) if len(again.log) in numbers
    }
    for number in numbers:
        before = report.events[number - 1].chances if number else report.start
        event = report.events[number]
        text = f"{told[number]} {narrator.changes(before, event.chances)}".strip()
        yield _line(event, text, narrator.language)


def _told(game: Game, language: str) -> str:
    """A move in a sentence; of a deal, where it is said already, nothing."""
    first = game.events[0]
    return "" if not game.log or game.log[-1] == DEAL else on_one_line(game.tell(first, language))


def _mistake_lines(report: Report, seats: Sequence[int], narrator: Narrator) -> list[str]:
    return [
        _line(event, narrator.fault(verdict), narrator.language)
        for event in report.events
        for verdict in event.verdicts
        if verdict.quality in FAULTS and verdict.seat in seats
    ]


def _note_lines(report: Report, seats: Sequence[int], narrator: Narrator) -> list[str]:
    lines = [
        _line(event, narrator.note(note), narrator.language)
        for event in report.events
        for note in event.notes
        if note.seat in seats
    ]
    return ["", say("analysis-other", narrator.language), *lines] if lines else []


def comments(report: Report, language: str) -> dict[int, list[str]]:
    """What to tell of every event while the match is watched: by the number of moves made."""
    narrator = Narrator(language, Rules.parse(report.rules).edition, tuple(map(on_one_line, report.names)))
    return {
        event.number: [
            *(narrator.fault(verdict) for verdict in event.verdicts if verdict.quality in FAULTS),
            *map(narrator.note, event.notes),
            narrator.chances(event.chances),
        ]
        for event in report.events
    }
