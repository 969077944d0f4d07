"""A match as its rules, seats, key and log. Everything else follows from the log."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from typing import Any, Self

import msgspec

from oneleft.errors import IllegalMove, SetupError
from oneleft.lang import DEFAULT_LANGUAGE
from oneleft.match.match import Match, Seating
from oneleft.rules.config import Rules
from oneleft.rules.round import Round

from . import events as e
from .bot import Bot, Chooser
from .drawing import draw_game
from .fairness import commitment, key_from_seed, new_key, read_key, with_words
from .game_file import dump_game, load_game
from .game_state import GameState
from .move import DEAL, Move
from .narrate import tell
from .playing import play_match
from .position import Position, convert_position, read_position
from .seat_names import name_seats
from .table import Saved, Table

UNDO_DEPTH = 1024  # positions that a game keeps once `pop` has been called


Snapshot = tuple[Match, list[Saved]]  # a game at one moment
Placed = tuple[int, int, int]  # a move as the number of its table, its chair and the law's integer


class Game(GameState):
    """A match: deal, legal moves, moves, events, views and scores.

    ``push`` makes a move. A move that the rules refuse raises `IllegalMove` and changes nothing. The hands, the events
    and the tables are for whoever runs the game: show a player only what ``view`` and ``events_for`` return.

    >>> game = Game("classic", ["Ana", "Bo", "Cy"], seed=7)
    >>> while not game.over:
    ...     game.push(game.legal_moves()[0])
    >>> game.names[game.winners[0]], game.scores
    ('Ana', (682, 0, 250))
    """

    def __init__(
        self,
        rules: Rules | str = "classic",
        players: int | Sequence[str] = 4,
        key: str | None = None,
        words: Sequence[str] = (),
        *,
        seed: int | None = None,
        position: Position | Mapping[str, Any] | None = None,
        log: Iterable[str] = (),
    ) -> None:
        """Deal the first round, or set up a position, and make the moves of ``log``.

        The key decides every shuffle. A seed is a short form of a key. Without both, a new key is drawn. ``words``
        are chosen by the players and mixed into every shuffle.
        """
        if key is not None and seed is not None:
            raise SetupError("setup-key-and-seed")
        self.rules = rules if isinstance(rules, Rules) else Rules.parse(str(rules))
        self.rules_line = str(self.rules)
        self.names = name_seats(players)
        self.match = Match(self.rules, len(self.names))
        self.key = key_from_seed(seed) if seed is not None else new_key() if key is None else read_key(key).hex()
        self.commitment = commitment(self.key)
        self.words = tuple(words)
        self.log: list[Move] = []
        self.start = None if position is None else convert_position(position)  # the first position, if it was given
        self._snapshots: list[Snapshot] = []  # before each of the last moves
        self._undo_depth = 1
        self._events: list[list[e.Event]] | None = None  # of the last move at each table; None: not built yet
        self._events_for_all: list[e.Event] = []
        self._last: Placed | None = None  # the last move, until its events are built
        shuffling = with_words(self.key, self.words)
        self.tables = [
            Table(self.rules, seating, shuffling, number) for number, seating in enumerate(self.match.seatings())
        ]
        self._set_events(self._start_tables())
        self._score_if_over()  # a position may be that after a round
        for move in log:
            self.push(move)

    @classmethod
    def from_position(
        cls,
        position: Mapping[str, Any],
        rules: Rules | str = "classic",
        players: Sequence[str] | None = None,
        key: str | None = None,
        *,
        seed: int | None = None,
    ) -> Self:
        """A game that begins in a position, which is written as in the referee's documents.

        Nobody has points from earlier rounds. A round that is over in the position is scored.

        >>> game = Game.from_position({"hands": [["R7", "B1"], ["B2", "B3"]], "discard": ["R3"]})
        >>> game.legal_moves()
        [Move('0 play R7'), Move('0 play R7 uno'), Move('0 draw')]
        """
        seats = len(convert_position(position).hands) if players is None else players
        return cls(rules, seats, key, seed=seed, position=position)

    def _start_tables(self) -> list[list[e.Event]]:
        if self.start is None:
            return [self._deal_first(table) for table in self.tables]
        if len(self.tables) > 1:
            raise SetupError("setup-position-tables", "PARTNERS-3")
        if len(self.start.hands) != len(self.names):
            raise SetupError(
                "setup-position-players", "PLAYERS-1", players=len(self.names), hands=len(self.start.hands)
            )
        read_position(self.rules, self.start, self.tables[0].round)
        return [[]]

    def __str__(self) -> str:
        """The table, face up."""
        return draw_game(self)

    def __repr__(self) -> str:
        parts = [repr(self.rules_line), repr(list(self.names)), f"key={self.key!r}"]
        if self.words:
            parts.append(f"words={list(self.words)!r}")
        if self.start is not None:
            parts.append(f"position={msgspec.to_builtins(self.start)!r}")
        if self.log:
            parts.append(f"log={[str(move) for move in self.log]!r}")
        return f"{type(self).__name__}({', '.join(parts)})"

    # Moves

    def push(self, move: str) -> None:
        """Make a move, or ``deal`` the next round. A refused move changes nothing."""
        if not isinstance(move, Move):
            move = Move(move)
        if move == DEAL:
            self._deal()
            return
        found = self.check_move(move)
        number, chair, code = found
        table = self.tables[number]
        self._keep_snapshot()
        table.push(chair, code)
        self.log.append(table.codec.moves[chair][code])
        self._events, self._events_for_all, self._last = None, [], found
        if table.over:
            self._score_if_over()

    def check_move(self, move: str) -> Placed:
        """The table, the chair and the integer of a legal move. A move that the rules refuse raises `IllegalMove`."""
        for number, table in enumerate(self.tables):
            found = table.codec.codes.get(move)
            if found is not None and table.is_legal(*found):
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

    def _deal(self) -> None:
        """Deal the next round, or deal again where a round was blocked."""
        self.check_deal()
        self._keep_snapshot()
        self.log.append(Move(DEAL))
        if any(table.blocked for table in self.tables):  # PILE-2: dealt again, by the same dealer
            self._set_events([table.deal() if table.blocked else [] for table in self.tables])
        else:
            self._set_events([self._deal_next(table) for table in self.tables])

    def _deal_first(self, table: Table) -> list[e.Event]:
        """SETUP-1: the players draw for the deal."""
        return table.cut_for_deal() + table.deal()

    def _deal_next(self, table: Table) -> list[e.Event]:
        """SETUP-5: the deal passes to the left. Where players change tables, they draw for it again."""
        seatings = self.match.seatings()
        last = table.seating[table.round.dealer]
        table.seat_anew(seatings[self.tables.index(table)])
        cut: list[e.Event] = []
        if len(seatings) > 1:
            cut = table.cut_for_deal()
        else:
            table.round.dealer = self.match.next_dealer(last)
        return cut + table.deal()

    def _score_if_over(self) -> None:
        """Score the round if every table has finished it."""
        if all(table.over and not table.blocked for table in self.tables):
            self._events_for_all = self._score()

    def _score(self) -> list[e.Event]:
        """Score the round. The match before it stays as it was, for `pop`."""
        seated = seats_of(self.match.seatings())
        self.match = self.match.copy()
        self.match.score([table.round for table in self.tables])
        scored: list[e.Event] = [e.Scored(points=list(self.match.history[-1]), totals=list(self.scores))]
        if self.over:
            return [*scored, e.Won(seats=list(self.winners))]
        out = seated - seats_of(self.match.seatings())
        return scored + [e.Eliminated(seat=player) for player in sorted(out)]

    # Events

    @property
    def events(self) -> list[e.Event]:
        """The events of the last move, with hidden cards."""
        return [event for at_table in self._build_events() for event in at_table] + self._events_for_all

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

    def _set_events(self, at_tables: list[list[e.Event]]) -> None:
        self._events, self._events_for_all, self._last = at_tables, [], None

    def _prepend_events(self, earlier: list[list[e.Event]]) -> None:
        """Add the events of the move before, for logs of version 1, where two moves of today were one."""
        self._events = [[*before, *after] for before, after in zip(earlier, self._build_events(), strict=True)]

    def _build_events(self) -> list[list[e.Event]]:
        """The events of the last move at each table, from the record before and after it."""
        if self._events is None:
            if self._last is None:  # after `pop`
                self._make_last_move_again()
                return self._build_events()
            number, chair, code = self._last
            table, before = self.tables[number], Round.from_state(self._snapshots[-1][1][number][0])
            self._events = [[] for _ in self.tables]
            self._events[number] = list(table.event_builder.move_events(before, chair, code, table.round))
            if self._undo_depth == 1:  # a server has many games and takes nothing back
                self._snapshots.clear()
        return self._events

    # Taking back, copying, saving

    def pop(self) -> Move:
        """Take back the last move, and return it.

        >>> game = Game(players=2, seed=7)
        >>> game.push(game.legal_moves()[0])
        >>> game.pop(), game.log
        (Move('0 play B8'), [])
        """
        if not self.log:
            raise IndexError("no move to take back")
        if not self._snapshots:
            self._replay_snapshots()
        self._undo_depth = UNDO_DEPTH
        self.match, tables = self._snapshots.pop()
        for table, saved in zip(self.tables, tables, strict=True):
            table.restore(saved)
        self._events, self._events_for_all, self._last = None, [], None
        return self.log.pop()

    def _restart(self) -> Self:
        """The same game before its first move."""
        return type(self)(self.rules, self.names, self.key, self.words, position=self.start)

    def _replay_snapshots(self) -> None:
        """Play the log again for the positions before its last moves."""
        again = self._restart()
        again._undo_depth = UNDO_DEPTH
        for move in self.log:
            again.push(move)
        self._snapshots = again._snapshots

    def _make_last_move_again(self) -> None:
        if self.log:
            self.push(self.pop())
        else:
            first = self._restart()
            self._events, self._events_for_all = first._events, first._events_for_all

    def _keep_snapshot(self) -> None:
        self._snapshots.append((self.match, [table.save() for table in self.tables]))
        if len(self._snapshots) > self._undo_depth:
            del self._snapshots[0]

    def copy(self) -> Self:
        """The same game, to try moves on."""
        twin = object.__new__(type(self))
        twin.__dict__.update(self.__dict__)
        twin.log = self.log.copy()
        twin.tables = [table.copy() for table in self.tables]
        twin._snapshots = self._snapshots.copy()
        return twin

    __copy__ = copy

    def dump(self) -> str:
        """The game as JSON, also in the middle of a round. It has the key, so it shows every card to come."""
        return dump_game(self)

    @classmethod
    def load(cls, text: str | bytes) -> Self:
        """The game of a `dump`.

        >>> game = Game(players=2, seed=7)
        >>> Game.load(game.dump()).hands == game.hands
        True
        """
        return load_game(cls, text)

    def play(self, bots: Sequence[Bot | Chooser]) -> tuple[int, ...]:
        """Play the match to its end, with a bot for every seat. Returns the winners.

        A bot is an object such as `oneleft.bot` makes, or a function that takes a view and returns a move.
        """
        return play_match(self, bots)


def seats_of(seatings: Iterable[Seating]) -> set[int]:
    return {seat for seating in seatings for seat in seating}
