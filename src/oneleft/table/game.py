"""A match as its rules, seats, key and log. Everything else follows from the log."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Self

from oneleft.errors import IllegalMove, NotationError, SetupError
from oneleft.match.match import Match, Seating
from oneleft.match.score_board import Board, Row
from oneleft.rules.config import Rules
from oneleft.rules.formats import ANY_PLAYERS
from oneleft.rules.refusal import LEGAL, refusal

from . import events as e
from .fairness import commitment, new_key, read_key, with_words
from .illegal_move import refuse
from .notation import Move, encode
from .table import Table
from .views import View, views

DEAL = "deal"  # the entry of the log that deals the next round


class Game:
    """A match: deal, legal moves, moves, events, views and scores.

    It owns the tables of the match and the log of moves. A server, a terminal or a program calls ``push`` with each
    move; a move that the rules refuse raises `IllegalMove` and changes nothing. ``events`` and the tables hold hidden
    cards: send a player only what ``view`` and ``events_for`` return for that seat.

    >>> game = Game("classic", ["Ana", "Bo", "Cy"], key="07" * 32)
    >>> game.names[game.turn]
    'Bo'
    """

    def __init__(
        self,
        rules: Rules | str = "classic",
        players: int | Sequence[str] = 4,
        key: str | None = None,
        words: Sequence[str] = (),
    ) -> None:
        """Deal the first round. ``words`` are chosen by the players and mixed into every shuffle."""
        self.rules = rules if isinstance(rules, Rules) else Rules.parse(str(rules))
        self.rules_line = str(self.rules)
        self.names = name_seats(players)
        self.match = Match(self.rules, len(self.names))
        self.key = new_key() if key is None else read_key(key).hex()
        self.commitment = commitment(self.key)
        self.words = tuple(words)
        shuffling = with_words(self.key, self.words)
        self.log: list[Move | str] = []
        self.tables = [
            Table(self.rules, seating, shuffling, number) for number, seating in enumerate(self.match.seatings())
        ]
        self._set_events([self.deal_first(table) for table in self.tables])

    # The state of the match

    @property
    def totals(self) -> Row:
        return self.match.totals

    @property
    def board(self) -> Board:
        return self.match.board

    @property
    def winners(self) -> tuple[int, ...]:
        """The winning seats; empty while the match goes on."""
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
        """The seat in turn (at the first table, where there are two)."""
        table = self.tables[0]
        return table.seating[table.round.turn]

    def check_seat(self, seat: int) -> None:
        if not 0 <= seat < len(self.names):
            raise NotationError("notation-no-seat", given=str(seat), seats=f"0-{len(self.names) - 1}")

    def table_of(self, seat: int) -> Table | None:
        """The table at which a seat plays now; None for a player who has been eliminated."""
        self.check_seat(seat)
        for table in self.tables:
            if seat in table.seating:
                return table
        return None

    def view(self, seat: int | None = None, table: int = 0) -> View:
        """What a seat sees or, without a seat, what a spectator of a table sees."""
        seated_at = None if seat is None else self.table_of(seat)
        if seated_at is None:
            return next(views(self, table, [None]))
        return next(views(self, self.tables.index(seated_at), [seat]))

    def events_for(self, seat: int | None) -> list[e.Event]:
        """The events of the last move as a seat, or a spectator, sees them. A seat hears nothing of another table."""
        table = None if seat is None else self.table_of(seat)
        heard = self.events if table is None else self.events_at[self.tables.index(table)]
        return [event.seen_by(seat) for event in heard]

    def legal_moves(self, seat: int) -> list[Move]:
        """Every move that this seat may make now, in turn or as a reaction."""
        table = self.table_of(seat)
        return [] if table is None or self.over else table.legal_moves(table.seating.index(seat))

    # Moves

    def push(self, move: Move | str) -> list[e.Event]:
        """Make a move, or ``deal`` the next round. Returns the events. A refused move changes nothing.

        The events hold hidden cards: send a player what ``events_for`` returns for that seat.
        """
        if move == DEAL:
            return self.deal()
        made = Move.parse(str(move))  # a move built by hand must also parse, since the log is text
        table, chair, code = self.check_move(made)
        told = [table.push(chair, code) if t is table else [] for t in self.tables]
        self.log.append(made)
        return self._set_events(told, self.score() if all(t.over and not t.blocked for t in self.tables) else [])

    def check_move(self, move: Move) -> tuple[Table, int, int]:
        """The table, chair and move code of a legal move. A move that the rules refuse raises `IllegalMove`."""
        self.check_seat(move.seat)
        if self.over:
            raise IllegalMove("refusal-match-over", "MATCH-1")
        table = self.table_of(move.seat)
        if table is None:
            raise IllegalMove("refusal-eliminated", "CHALLENGE-1")
        code = encode(self.rules.edition, move, table.seating)
        chair = table.seating.index(move.seat)
        reason = refusal(table.round, chair, code)
        if reason != LEGAL:
            raise refuse(reason, move, table.round, table.event_builder, self.names, table.escaped)
        return table, chair, code

    def deal(self) -> list[e.Event]:
        """Deal the next round, or deal again where a round was blocked."""
        if self.over:
            raise IllegalMove("refusal-match-over", "MATCH-1")
        if not self.round_over:
            raise IllegalMove("refusal-round-goes-on", "SETUP-5")
        self.log.append(DEAL)
        if any(table.blocked for table in self.tables):  # PILE-2: dealt again, by the same dealer
            return self._set_events([table.deal() if table.blocked else [] for table in self.tables])
        return self._set_events([self.deal_next(table) for table in self.tables])

    def _set_events(self, at_tables: list[list[e.Event]], to_all: Sequence[e.Event] = ()) -> list[e.Event]:
        """Keep the events of each table, and those that concern everybody."""
        self.events_at = [[*told, *to_all] for told in at_tables]
        self.events = [event for told in at_tables for event in told] + list(to_all)
        return self.events

    def prepend_events(self, earlier: list[list[e.Event]]) -> None:
        """Add the events of the move before, for logs of version 1, where two moves of today were one."""
        self._set_events([[*before, *after] for before, after in zip(earlier, self.events_at, strict=True)])

    def deal_first(self, table: Table) -> list[e.Event]:
        """SETUP-1: the players draw for the deal."""
        return table.cut_for_deal() + table.deal()

    def deal_next(self, table: Table) -> list[e.Event]:
        """SETUP-5: the deal passes to the left. Where players change tables, they draw for it again."""
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
        """Score the round: every table has finished it."""
        seated = seats_of(self.match.seatings())
        self.match.score([table.round for table in self.tables])
        told: list[e.Event] = [e.Scored(points=list(self.match.history[-1]), totals=list(self.totals))]
        if self.over:
            return [*told, e.Won(seats=list(self.winners))]
        out = seated - seats_of(self.match.seatings())
        return told + [e.Eliminated(seat=player) for player in sorted(out)]

    # Replay

    @classmethod
    def replay(
        cls,
        rules: Rules | str,
        players: int | Sequence[str],
        key: str,
        log: Iterable[Move | str],
        words: Sequence[str] = (),
    ) -> Self:
        game = cls(rules, players, key, words)
        for move in log:
            game.push(move)
        return game

    def undo(self, moves: int = 1) -> Self:
        """The game as it was this many moves ago, by replay."""
        if not 0 <= moves <= len(self.log):
            raise IndexError(f"cannot undo {moves} of {len(self.log)} moves")
        return self.replay(self.rules, self.names, self.key, self.log[: len(self.log) - moves], self.words)


def seats_of(seatings: Iterable[Seating]) -> set[int]:
    return {player for seating in seatings for player in seating}


def name_seats(players: int | Sequence[str]) -> tuple[str, ...]:
    """The names of the seats. A number of players gives numbered names."""
    if isinstance(players, int):
        if players not in ANY_PLAYERS:
            raise SetupError("setup-players", "PLAYERS-1", players=players)
        return tuple(f"Player {number}" for number in range(players))
    # a single string is one name, not a sequence of letters
    names = tuple(players) if isinstance(players, Iterable) and not isinstance(players, str) else (players,)
    for name in names:
        if not isinstance(name, str):
            raise SetupError("setup-name", given=type(name).__name__)
        if not name.strip() or len(name) > 60 or not name.isprintable():
            raise SetupError("setup-name", given=name[:60])
    if len(set(names)) != len(names):
        raise SetupError("setup-name-twice", given=", ".join(names)[:200])
    return names
