"""A game: its rules, its seats, its key and its log. Everything else is the fold of the log."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Self

from oneleft.match.board import Board, Row
from oneleft.match.match import Match, Seating
from oneleft.match.seats import ANY
from oneleft.rules.knobs import Rules, SetupError
from oneleft.rules.refusal import LEGAL, refusal

from . import events as e
from .fairness import commitment, new_key, read_key
from .notation import Move, NotationError, encode
from .refusals import IllegalMove, refuse
from .table import Table
from .views import View, view

DEAL = "deal"  # the log's word for dealing the next round


class Game:
    """A match that people play.

    >>> game = Game("classic", ["Ana", "Bo", "Cy"], key="07" * 32)
    >>> game.names[game.turn]
    'Bo'
    """

    def __init__(
        self, rules: Rules | str = "classic", players: int | Sequence[str] = 4, key: str | None = None
    ) -> None:
        self.rules = rules if isinstance(rules, Rules) else Rules.parse(str(rules))
        self.names = name_seats(players)
        self.match = Match(self.rules, len(self.names))
        self.key = new_key() if key is None else read_key(key).hex()
        self.commitment = commitment(self.key)
        self.log: list[Move | str] = []
        self.events: list[e.Event] = []  # what the last move did
        self.tables = [
            Table(self.rules, seating, self.key, number) for number, seating in enumerate(self.match.seatings())
        ]
        for table in self.tables:
            self.events += self.deal_first(table)

    # Where the match stands

    @property
    def totals(self) -> Row:
        return self.match.totals

    @property
    def board(self) -> Board:
        return self.match.board

    @property
    def winners(self) -> tuple[int, ...]:
        """Nobody while the match goes on."""
        return self.match.winners

    @property
    def over(self) -> bool:
        return bool(self.winners)

    @property
    def round_over(self) -> bool:
        """Whether a table waits for the next deal."""
        return all(table.over for table in self.tables) or any(table.blocked for table in self.tables)

    @property
    def turn(self) -> int:
        """Whose turn it is (at the first table, where there are two)."""
        table = self.tables[0]
        return table.seating[table.round.turn]

    def check_seat(self, seat: int) -> None:
        if not 0 <= seat < len(self.names):
            raise NotationError("notation-no-seat", given=str(seat), seats=f"0-{len(self.names) - 1}")

    def table_of(self, seat: int) -> Table | None:
        """Where a seat of the match plays now; None for who has been eliminated."""
        self.check_seat(seat)
        return next((table for table in self.tables if seat in table.seating), None)

    def view(self, seat: int | None = None, table: int = 0) -> View:
        """What a seat sees; without a seat, what a spectator of a table sees."""
        if seat is None:
            return view(self, None, table)
        own = self.table_of(seat)
        return view(self, None, table) if own is None else view(self, seat, self.tables.index(own))

    def events_for(self, seat: int | None) -> list[e.Event]:
        """The events of the last move as a seat, or a spectator, sees them."""
        return [event.seen_by(seat) for event in self.events]

    def legal_moves(self, seat: int) -> list[Move]:
        table = self.table_of(seat)
        return [] if table is None or self.over else table.legal_moves(table.seating.index(seat))

    # Moves

    def push(self, move: Move | str) -> list[e.Event]:
        """Make a move, or ``deal`` the next round; all that happened. A refused move changes nothing.

        The events hold hidden cards: send a player ``events_for`` the own seat.
        """
        if move == DEAL:
            return self.deal()
        made = Move.parse(str(move))  # a move put together by hand has to read back, as the log must
        self.check_seat(made.seat)
        if self.over:
            raise IllegalMove("refusal-match-over", "MATCH-1")
        table = self.table_of(made.seat)
        if table is None:
            raise IllegalMove("refusal-eliminated", "CHALLENGE-1")
        code = encode(self.rules.sheet, made, table.seating)
        chair = table.seating.index(made.seat)
        reason = refusal(table.round, chair, code)
        if reason != LEGAL:
            raise refuse(reason, made, table.round, table.witness, self.names)
        self.events = table.push(chair, code)
        self.log.append(made)
        if all(t.over and not t.blocked for t in self.tables):
            self.events += self.score()
        return self.events

    def deal(self) -> list[e.Event]:
        """Deal the next round, or deal again where a round was blocked."""
        if self.over:
            raise IllegalMove("refusal-match-over", "MATCH-1")
        if not self.round_over:
            raise IllegalMove("refusal-round-goes-on", "SETUP-5")
        self.log.append(DEAL)
        blocked = [table for table in self.tables if table.blocked]
        if blocked:  # PILE-2: dealt again, by the same dealer
            self.events = [event for table in blocked for event in table.deal()]
        else:
            self.events = [event for table in self.tables for event in self.deal_next(table)]
        return self.events

    def deal_first(self, table: Table) -> list[e.Event]:
        """SETUP-1: they draw for the deal."""
        return table.cut_for_deal() + table.deal()

    def deal_next(self, table: Table) -> list[e.Event]:
        """SETUP-5: the deal passes to the left. Where other people meet at the tables, they draw for it."""
        seatings = self.match.seatings()
        last = table.seating[table.round.dealer]
        table.seat_anew(seatings[self.tables.index(table)])
        told: list[e.Event] = []
        if len(seatings) > 1:
            told += table.cut_for_deal()
        else:
            table.round.dealer = self.match.next_dealer(last)
        return told + table.deal()

    def score(self) -> list[e.Event]:
        """Every table of the round is finished."""
        seated = seats_of(self.match.seatings())
        self.match.score([table.round for table in self.tables])
        told: list[e.Event] = [e.Scored(points=list(self.match.history[-1]), totals=list(self.totals))]
        if self.over:
            return [*told, e.Won(seats=list(self.winners))]
        out = seated - seats_of(self.match.seatings())
        return told + [e.Eliminated(seat=player) for player in sorted(out)]

    # The log is the game

    @classmethod
    def replay(cls, rules: Rules | str, players: int | Sequence[str], key: str, log: Iterable[Move | str]) -> Self:
        game = cls(rules, players, key)
        for move in log:
            game.push(move)
        return game

    def undo(self, moves: int = 1) -> Self:
        """The game as it was so many moves ago, by replay."""
        if not 0 <= moves <= len(self.log):
            raise IndexError(f"cannot undo {moves} of {len(self.log)} moves")
        return self.replay(self.rules, self.names, self.key, self.log[: len(self.log) - moves])


def seats_of(seatings: Iterable[Seating]) -> set[int]:
    return {player for seating in seatings for player in seating}


def name_seats(players: int | Sequence[str]) -> tuple[str, ...]:
    """Names of the seats; a number gives numbered ones."""
    if isinstance(players, int):
        if players not in ANY:
            raise SetupError("setup-players", "PLAYERS-1", players=players)
        return tuple(f"Player {number}" for number in range(players))
    # one text is one name, not a player for each of its letters
    names = tuple(players) if isinstance(players, Iterable) and not isinstance(players, str) else (players,)
    for name in names:
        if not isinstance(name, str):
            raise SetupError("setup-name", given=type(name).__name__)
        if not name.strip() or len(name) > 60 or not name.isprintable():
            raise SetupError("setup-name", given=name[:60])
    if len(set(names)) != len(names):
        raise SetupError("setup-name-twice", given=", ".join(names)[:200])
    return names
