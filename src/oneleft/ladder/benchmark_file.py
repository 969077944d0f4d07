"""The file of a benchmark: every deal of it, so that others can check the figures and play a sample again."""

from __future__ import annotations

from math import isclose
from random import Random

import msgspec
from msgspec.json import Decoder

from oneleft import __version__
from oneleft.arena.simulation_report import as_json
from oneleft.errors import DocumentError
from oneleft.table.documents import read_json

from .benchmark import VERSION, Benchmark, Row, new_rows, play_both_ways

Figures = dict[str, float | None]


class RowFile(msgspec.Struct, forbid_unknown_fields=True):
    """One table and one bot of the panel."""

    rules: str
    players: int
    key: str  # of the deals: the file's deal n is deal n of this key
    against: str
    compiled: bool
    repeats: bool  # whether the same deals end the same again
    deals: int
    games: int
    wins: Figures  # luck-adjusted
    plain: Figures
    saved: float | None  # how many times fewer games give the same interval
    deal_wins: list[int]  # in each deal, over its games
    deal_luck: list[int]  # how much of it was luck


class BenchmarkFile(msgspec.Struct, forbid_unknown_fields=True):
    """A whole run. In the numbers of deals a win counts `WIN`."""

    benchmark: int
    oneleft: str
    bot: str
    interrupted: bool
    decisions: int
    ms_median: float | None
    ms_p99: float | None
    faults: dict[str, int]
    rows: list[RowFile]


def row_file(row: Row) -> RowFile:
    return RowFile(
        rules=str(row.batch.rules),
        players=row.batch.players,
        key=row.batch.key,
        against=row.opponent,
        compiled=row.compiled,
        repeats=row.repeats,
        deals=len(row.wins),
        games=len(row.wins) * row.batch.players,
        wins=as_json(row.estimate()),
        plain=as_json(row.plain()),
        saved=row.saved(),
        deal_wins=row.wins,
        deal_luck=row.luck if any(row.luck) else [],
    )


def write_benchmark(found: Benchmark) -> bytes:
    stats = found.stats
    whole = BenchmarkFile(
        benchmark=VERSION,
        oneleft=__version__,
        bot=found.bot,
        interrupted=found.interrupted,
        decisions=stats.times.total(),
        ms_median=stats.milliseconds(0.5),
        ms_p99=stats.milliseconds(0.99),
        faults=dict(stats.faults.most_common()),
        rows=[row_file(row) for row in found.rows],
    )
    return msgspec.json.format(msgspec.json.encode(whole), indent=0) + b"\n"


def read_benchmark(data: bytes) -> BenchmarkFile:
    """Read a file. One of another version is refused, and one in which a row is missing, or is not the benchmark's."""
    whole = read_json(data, Decoder(BenchmarkFile).decode)
    if whole.benchmark != VERSION:
        raise DocumentError("benchmark", "benchmark-version", given=str(whole.benchmark), known=str(VERSION))
    known = {row_name(row) for row in map(row_file, new_rows(whole.bot))}
    for number, row in enumerate(whole.rows):
        lengths_fit = len(row.deal_wins) == row.deals and len(row.deal_luck) in (0, row.deals)
        if row_name(row) not in known or not lengths_fit:
            raise DocumentError(f"rows[{number}]", "benchmark-row")
    if sorted(map(row_name, whole.rows)) != sorted(known):
        raise DocumentError("rows", "benchmark-rows")
    return whole


def row_name(row: RowFile) -> tuple[str, int, str, str]:
    return row.rules, row.players, row.key, row.against


class Checked(msgspec.Struct):
    """What was found of a row."""

    row: RowFile
    played: list[int]  # the deals that were played again; none of a row that does not repeat
    other: list[int]  # those that ended otherwise
    agrees: bool  # whether the figures are those of the deals in the file

    @property
    def holds(self) -> bool:
        return self.agrees and not self.other


def check_row(written: RowFile, row: Row, replayed: int, random: Random) -> Checked:
    """Compute the figures of a row from its deals, and play ``replayed`` of these again, drawn at random."""
    row.wins = written.deal_wins
    row.luck = written.deal_luck or [0] * written.deals
    sample = sorted(random.sample(range(written.deals), min(replayed, written.deals))) if row.repeats else []
    other = []
    for deal in sample:
        played = play_both_ways(row.pairing, row.batch, deal, 1)
        if (played.wins[0], played.luck[0]) != (row.wins[deal], row.luck[deal]):
            other.append(deal)
    return Checked(written, sample, other, is_same(row_file(row), written))


def is_same(mine: RowFile, written: RowFile) -> bool:
    """Whether two rows are the same, but for how another machine rounds."""
    figures, given = figures_of(mine), figures_of(written)
    exact = msgspec.structs.replace(written, wins=mine.wins, plain=mine.plain, saved=mine.saved)
    return exact == mine and figures.keys() == given.keys() and all(is_near(figures[key], given[key]) for key in given)


def figures_of(row: RowFile) -> dict[tuple[str, str], float | None]:
    named = {"wins": row.wins, "plain": row.plain, "saved": {"value": row.saved}}
    return {(part, name): number for part, figures in named.items() for name, number in figures.items()}


def is_near(mine: float | None, written: float | None) -> bool:
    if mine is None or written is None:
        return mine is written
    return isclose(mine, written, rel_tol=1e-9, abs_tol=1e-12)
