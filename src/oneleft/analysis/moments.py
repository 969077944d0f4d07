"""The moments of a finished match: every deal and every move, with the open tables before and after it."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from typing import Any, NamedTuple

import numpy as np

from oneleft.arena.compiler import to_records
from oneleft.match.match import Match
from oneleft.policies.hand_bounds import HandBounds, observe, reset_bounds
from oneleft.rules.moves import CATCH, UNO, verb_of
from oneleft.rules.round import Round
from oneleft.table.game import Game
from oneleft.table.move import DEAL, Move

Array = np.ndarray[Any, Any]


class OpenPosition(NamedTuple):
    """All tables of a match face up, as the kernels take them."""

    tables: Array
    bounds: Array  # what everyone saw of the hands
    starts: Array  # by table: the seat from which seats are asked for reactions
    standing: Array


class Placed(NamedTuple):
    """A move as the kernels take it."""

    table: int
    chair: int
    code: int


@dataclass(frozen=True, slots=True)
class Moment:
    """A deal or a move. ``number`` counts the moves of the log, deals included; 0 is the first deal."""

    number: int
    round: int
    move: Move
    placed: Placed | None  # none for a deal
    seat: int | None  # who moved
    let_pass: tuple[int, ...]  # the seats that could have reacted before this move
    is_chance: bool  # the cards, or how a Jam card falls, had a part in it
    before: OpenPosition | None  # none for a deal
    after: OpenPosition
    match: Match  # after it
    is_over: bool  # nobody can move at any table: the next deal is due, or the match is over


def moments(played: Game) -> Iterator[Moment]:
    """Play the game again, from the first deal to the last move."""
    game = dealt_again(played)
    bounds = [HandBounds() for _ in game.tables]
    starts = [0] * len(game.tables)
    deal_seen(game, bounds, range(len(game.tables)))
    after = open_position(game, bounds, starts)
    yield Moment(0, 0, Move(DEAL), None, None, (), True, None, after, game.match, False)
    for number, move in enumerate(played.log, 1):
        before = after
        scored = len(game.match.history)
        if move == DEAL:
            blocked = [i for i, table in enumerate(game.tables) if table.blocked]
            dealt = blocked or range(len(game.tables))
            game.push(move)
            deal_seen(game, bounds, dealt)
            for i in dealt:
                starts[i] = 0
            after = open_position(game, bounds, starts)
            yield Moment(number, scored, move, None, None, (), True, None, after, game.match, False)
            continue
        placed = Placed(*game.check_move(move))
        table = game.tables[placed.table]
        passing = who_let_pass(game, placed)
        was = table.round.copy()
        game.push(move)
        r = table.round
        observe(bounds[placed.table], r, placed.chair, placed.code)
        starts[placed.table] = (starts[placed.table] + 1) % r.players
        after = open_position(game, bounds, starts)
        is_over = game.over or game.round_over
        yield Moment(
            number, scored, move, placed, move.seat, passing, uses_chance(was, r), before, after, game.match, is_over
        )


def dealt_again(played: Game) -> Game:
    """The same game after its first deal. Old records have no limit of refills (PILE-3)."""
    game = Game(played.rules, played.names, played.key, played.words, hashes=played.hashes)
    for table, original in zip(game.tables, played.tables, strict=True):
        table.round.most_refills = original.round.most_refills
    return game


def deal_seen(game: Game, bounds: Sequence[HandBounds], dealt: Sequence[int]) -> None:
    for i in dealt:
        reset_bounds(bounds[i], game.tables[i].round)


def open_position(game: Game, bounds: Sequence[HandBounds], starts: Sequence[int]) -> OpenPosition:
    return OpenPosition(
        np.concatenate([to_records(table.round) for table in game.tables]),
        np.concatenate([to_records(seen) for seen in bounds]),
        np.array(starts, np.int64),
        to_records(game.match.standing),
    )


def who_let_pass(game: Game, placed: Placed) -> tuple[int, ...]:
    """The seats that could have caught someone, or jumped in, before the player in turn moved."""
    table = game.tables[placed.table]
    if placed.chair != table.round.turn or verb_of(placed.code) in (UNO, CATCH):
        return ()
    return tuple(table.seating[chair] for chair in table.acting_chairs() if chair != placed.chair)


def uses_chance(before: Round, after: Round) -> bool:
    """Whether hidden cards were drawn, or something was shuffled or dropped."""
    if (before.counter, before.used) != (after.counter, after.used):
        return True
    return before.draw[: before.n_draw] != after.draw[: after.n_draw]
