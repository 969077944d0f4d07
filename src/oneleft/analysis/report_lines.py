"""The report of a match in lines of text: the figures of its players, turning points, mistakes and notes."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from oneleft.arena.stats import Z95
from oneleft.lang import format_decimal, on_one_line, say
from oneleft.table.game import Game
from oneleft.table.move import DEAL
from oneleft.table.narrate import listed
from oneleft.table.record import played_again

from .player_totals import PlayerTotals
from .quality import FAULTS
from .report import Event, Player, Report, accuracy_of, faults_in
from .summary import turning_points
from .words import Narrator, percent, signed

FIGURES = ("luck", "own", "others", "accuracy", "faults")
NOTHING = "–"
INDENT = "  "


def report_lines(game: Game, report: Report, seat: int | None, players: Sequence[str], language: str) -> list[str]:
    """The whole report of a match, with lines about its ``players``: a table, or `player_lines`.

    With a seat, the turning points and mistakes are those of its player.
    """
    narrator = Narrator(language, game.rules.edition, tuple(map(on_one_line, report.names)))
    winners = listed([narrator.names[winner] for winner in report.winners], language)
    seats = range(len(report.names)) if seat is None else (seat,)
    return [
        say("analysis-head", language, rules=report.rules, rounds=report.rounds, names=winners),
        "",
        *players,
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


def player_lines(report: Report, language: str) -> list[str]:
    """The figures of each player, each with its name."""
    labels = [say(f"analysis-{figure}", language) for figure in FIGURES]
    return [
        f"{on_one_line(player.name)}: "
        + ", ".join(
            f"{label} {value}" for label, value in zip(labels, figures_of(player, report.rounds, language), strict=True)
        )
        for player in report.players
    ]


def figures_of(player: Player | PlayerTotals, rounds: int, language: str) -> Iterator[str]:
    """What chance, the player and the others changed, and how well the player chose; in the order of ``FIGURES``."""
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
