"""What a game shows: the match, the tables face up, events, views and legal moves."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from oneleft.errors import IllegalMove, NotationError
from oneleft.lang import DEFAULT_LANGUAGE
from oneleft.match.match import Match
from oneleft.match.score_board import Board, Row
from oneleft.rules.config import Rules

from . import events as e
from .move import DEAL, Move
from .narrate import tell
from .notation import DIRECTIONS, card_texts, color_letters
from .position import PHASES, Phase
from .position_writer import write_position
from .table import Table
from .views import View, views

Placed = tuple[int, int, int]  # a move as the number of its table, its chair and the law's integer


class GameState:
    """The state of a match, for the program that runs it. `Game` changes it."""

    rules: Rules
    rules_line: str
    names: tuple[str, ...]
    commitment: str
    match: Match
    tables: list[Table]
    log: list[Move]
    _events_for_all: Sequence[e.Event]  # of the last move: scores and what follows from them

    # The match

    @property
    def scores(self) -> Row:
        """The points of each seat."""
        return self.match.totals

    @property
    def score_board(self) -> Board:
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
        tables = self.tables
        if len(tables) == 1:
            return tables[0].over
        return all(table.over for table in tables) or any(table.blocked for table in tables)

    # The table: the first, where there are two

    @property
    def turn(self) -> int:
        """The seat in turn."""
        table = self.tables[0]
        return table.seating[table.round.turn]

    @property
    def dealer(self) -> int:
        table = self.tables[0]
        return table.seating[table.round.dealer]

    @property
    def phase(self) -> Phase:
        """What the table waits for."""
        return PHASES[self.tables[0].round.phase]

    @property
    def direction(self) -> str:
        """``left`` or ``right``."""
        return DIRECTIONS[self.tables[0].round.direction]

    @property
    def top(self) -> str:
        """The card on top of the discard pile."""
        return self.discard_pile[-1]

    @property
    def color(self) -> str | None:
        """The letter of the colour in play; None while it is being named."""
        color = self.tables[0].round.color
        return None if color < 0 else color_letters(self.rules.edition)[color]

    @property
    def pending(self) -> int:
        """How many cards the player in turn has to take, or answer for."""
        return self.tables[0].round.pending

    @property
    def discard_pile(self) -> list[str]:
        """The discards, the top last."""
        r = self.tables[0].round
        return card_texts(self.rules.edition, r.discard[: r.n_discard])

    @property
    def draw_pile(self) -> list[str]:
        """The draw pile, the next card last. Nobody at the table sees it."""
        r = self.tables[0].round
        return card_texts(self.rules.edition, r.draw[: r.n_draw])

    @property
    def hands(self) -> list[list[str]]:
        """The hand of every seat. A player who has been eliminated has no cards."""
        hands: list[list[str]] = [[] for _ in self.names]
        for table in self.tables:
            for chair, seat in enumerate(table.seating):
                hands[seat] = table.event_builder.hand(table.round, chair)
        return hands

    def position(self, table: int = 0) -> dict[str, Any]:
        """A table, face up, as `from_position` and the referee read it. Its seats are numbered from 0 to the left."""
        return write_position(self.rules.edition, self.tables[table].round)

    # Events

    @property
    def events(self) -> list[e.Event]:
        """The events of the last move, with hidden cards."""
        return [event for at_table in self._build_events() for event in at_table] + [*self._events_for_all]

    @property
    def events_at(self) -> list[list[e.Event]]:
        """The events of the last move at each table, with hidden cards."""
        return [[*at_table, *self._events_for_all] for at_table in self._build_events()]

    def events_for(self, seat: int | None = None) -> list[e.Event]:
        """The events of the last move as a seat, or a spectator, sees them. A seat hears nothing of another table."""
        table = None if seat is None else self.table_of(seat)
        heard = self.events if table is None else self.events_at[self.tables.index(table)]
        return [event.seen_by(seat) for event in heard]

    def tell(self, event: e.Event, language: str = DEFAULT_LANGUAGE) -> str:
        """An event as a sentence."""
        return tell(event, language, self.rules.edition, self.names)

    def _build_events(self) -> list[list[e.Event]]:
        """The events of the last move at each table."""
        raise NotImplementedError

    # What players see and may do

    def table_of(self, seat: int) -> Table | None:
        """The table at which a seat plays now; None for a player who has been eliminated."""
        if seat not in range(len(self.names)):
            raise NotationError("notation-no-seat", given=str(seat), seats=f"0-{len(self.names) - 1}")
        for table in self.tables:
            if seat in table.codec.chairs:
                return table
        return None

    def view(self, seat: int | None = None, table: int = 0) -> View:
        """What a seat sees or, without a seat, what a spectator of a table sees."""
        seated_at = None if seat is None else self.table_of(seat)
        if seated_at is None:
            return views(self, table, [None])[0]
        return views(self, self.tables.index(seated_at), [seat])[0]

    def to_act(self) -> list[int]:
        """The seats that may move now: at each table the player in turn, then those who can react."""
        return [table.seating[chair] for table in self.tables for chair in table.acting_chairs()]

    def legal_moves(self, seat: int | None = None) -> list[Move]:
        """Every legal move of this seat, in turn or as a reaction; without a seat, every legal move of all seats.

        When a table waits for the next deal, the moves of all seats end with ``deal``.
        """
        if seat is not None:
            table = self.table_of(seat)
            return [] if table is None else table.legal_moves(table.codec.chairs[seat])
        moves: list[Move] = []
        for table in self.tables:
            for chair in table.acting_chairs():
                moves += table.legal_moves(chair)
        if self.round_over and not self.over:
            moves.append(Move(DEAL))
        return moves

    def check_move(self, move: str) -> Placed:
        """The table, the chair and the integer of a legal move. A move that the rules refuse raises `IllegalMove`."""
        for number, table in enumerate(self.tables):
            found = table.find_legal(move)
            if found is not None:
                return number, *found
        made = Move(move)
        table_of_seat = self.table_of(made.seat)
        if self.over:
            raise IllegalMove("refusal-match-over", "MATCH-1")
        if table_of_seat is None:
            raise IllegalMove("refusal-eliminated", "CHALLENGE-1")
        chair, code = table_of_seat.codec.encode(made)
        refused = table_of_seat.refusal(chair, code, self.names)
        if refused is not None:
            raise refused
        return self.tables.index(table_of_seat), chair, code

    def check_deal(self) -> None:
        """A deal that is not due raises `IllegalMove`."""
        if self.over:
            raise IllegalMove("refusal-match-over", "MATCH-1")
        if not self.round_over:
            raise IllegalMove("refusal-round-goes-on", "SETUP-5")
