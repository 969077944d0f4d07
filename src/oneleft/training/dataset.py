"""Decisions of a bot that plays with itself: what its seat saw, what it could do and did, and how the round ended."""

from __future__ import annotations

import hashlib
from collections.abc import Callable, Iterator
from contextlib import closing
from pathlib import Path
from typing import Any

import msgspec

from oneleft import __version__
from oneleft.arena.batch import Batch
from oneleft.arena.executors import ThreadExecutor
from oneleft.arena.extras import require
from oneleft.arena.simulation_report import describe_batch
from oneleft.bots.expert import Expert
from oneleft.bots.factory import new_bot
from oneleft.table.bot import Bot
from oneleft.table.playing import play_round
from oneleft.table.single_round import SingleRound
from oneleft.table.views import View

BOT = "expert@10000"  # as strong as 50 ms, and by playouts it decides the same every time
MAX_MOVES = 100_000  # of a round
GROUP = 10_000  # decisions in a row group of the file


class MoveWorth(msgspec.Struct):
    """What a bot that searches expects of a move: the chance to win, and its standard error."""

    move: str  # empty to let the moment pass
    win: float
    error: float


class Decided(msgspec.Struct):
    """One decision: there was more than one legal move, or a reaction that could be passed."""

    game: int
    number: int  # moves made before in the round
    seat: int
    view: View
    move: str | None  # None lets the moment pass
    worths: list[MoveWorth]  # the chosen move first; none if it does not search, or saw no need to
    won: bool  # whether its seat went out first


def decide_round(batch: Batch, bot: str, number: int) -> list[Decided]:
    """The decisions of round ``number`` of the batch, with the bot in every seat."""
    game = SingleRound(batch.rules, batch.players, batch.key_of(number))
    found: list[Decided] = []
    bots: list[Bot] = []
    try:
        for seat in range(batch.players):
            seed = hashlib.sha256(f"oneleft dataset {batch.key.lower()} {number} {seat}".encode()).hexdigest()
            bots.append(new_bot(bot, seed, wait_until_ready=True))

        def tell() -> None:
            for seat, each in enumerate(bots):
                each.hear(game.events_for(seat), game.view(seat))

        def ask(seat: int) -> bool:
            view = game.view(seat)
            move = bots[seat].answer(view)
            if view.turn != seat or len(view.legal) > 1:
                found.append(Decided(number, view.number, seat, view, move, worths_of(bots[seat]), False))
            if move is None:
                return False
            game.push(move)
            tell()
            return True

        tell()
        play_round(game.tables[0], ask, MAX_MOVES)
    finally:
        for each in bots:
            each.close()
    for decided in found:
        decided.won = decided.seat in game.winners
    return found


def worths_of(bot: Bot) -> list[MoveWorth]:
    if not isinstance(bot, Expert) or bot.last_result is None:
        return []
    return [MoveWorth(one.move, one.win, one.error) for one in bot.last_result.estimates]


def columns_of(decisions: list[Decided]) -> dict[str, Any]:
    """The columns of the file. A view is JSON, as a server sends it."""
    return {
        "game": [one.game for one in decisions],
        "number": [one.number for one in decisions],
        "seat": [one.seat for one in decisions],
        "view": [msgspec.json.encode(one.view).decode() for one in decisions],
        "legal": [one.view.legal for one in decisions],
        "move": [one.move for one in decisions],
        "worth_moves": [[worth.move for worth in one.worths] for one in decisions],
        "worth_wins": [[worth.win for worth in one.worths] for one in decisions],
        "worth_errors": [[worth.error for worth in one.worths] for one in decisions],
        "won": [one.won for one in decisions],
    }


def write_dataset(
    file: Path,
    batch: Batch,
    decisions: int,
    bot: str = BOT,
    threads: int | None = None,
    on_progress: Callable[[int], None] = lambda done: None,
) -> int:
    """Play rounds, and write a number of decisions to a Parquet file. Returns how many rounds were played.

    The file does not depend on the number of threads.
    """
    require("polars", "charts")
    import polars as pl

    from oneleft.arena.parquet import FrameWriter

    texts, numbers = pl.List(pl.String), pl.List(pl.Float64)
    schema: dict[str, Any] = {
        **dict.fromkeys(("game", "number", "seat"), pl.Int64),
        "view": pl.String,
        "legal": texts,
        "move": pl.String,
        "worth_moves": texts,
        "worth_wins": numbers,
        "worth_errors": numbers,
        "won": pl.Boolean,
    }
    new_bot(bot, "", wait_until_ready=True).close()  # raises an error for an unknown bot now

    def play(first: int, count: int) -> list[Decided]:
        return decide_round(batch, bot, first)

    about = describe_batch(batch) | {"oneleft": __version__, "bot": bot}
    del about["policies"]
    done = rounds = 0
    parts = ThreadExecutor(threads, chunk=1).parts(play, decisions + 1)  # every round but a blocked one has decisions
    with closing(parts), FrameWriter(file, pl.DataFrame(schema=schema), about, GROUP) as writer:
        for part in parts:
            kept = part[: decisions - done]
            writer.put(pl.DataFrame(columns_of(kept), schema=schema))
            done, rounds = done + len(kept), rounds + 1
            on_progress(done)
            if done == decisions:
                break
    return rounds


def load_dataset(file: Path | str) -> Iterator[Decided]:
    """The decisions of a file, one after the other, whatever its size."""
    require("polars", "charts")
    import polars as pl

    whole = pl.scan_parquet(file)
    view = msgspec.json.Decoder(View)
    first = 0
    while rows := whole.slice(first, GROUP).collect().rows(named=True):
        for row in rows:
            worths = zip(row["worth_moves"], row["worth_wins"], row["worth_errors"], strict=True)
            yield Decided(
                row["game"],
                row["number"],
                row["seat"],
                view.decode(row["view"]),
                row["move"],
                [MoveWorth(*worth) for worth in worths],
                row["won"],
            )
        first += GROUP
