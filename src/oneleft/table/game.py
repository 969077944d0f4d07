"""A match as its rules, seats, key and log. Everything else follows from the log."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from typing import Any, ClassVar, Self

import msgspec

from oneleft.errors import SetupError
from oneleft.match.match import Match
from oneleft.rules.config import Rules
from oneleft.rules.round import Round

from . import events as e
from .bot import Bot, Chooser
from .fairness import check_reveals, commitment, key_from_seed, new_key, read_key, read_words, with_words
from .game_file import dump_game, load_game
from .game_state import GameState, Placed
from .kept_positions import DEPTH, KeptPosition, KeptPositions, Snapshot
from .move import DEAL, Move
from .next_round import deal_next, score_events
from .playing import play_match
from .position import Position, convert_position
from .position_reader import read_position
from .seat_names import name_seats
from .table import Table
from .text_board import text_board


class Game(GameState):
    """A match: deal, legal moves, moves, events, views and scores.

    ``push`` makes a move. A move that the rules refuse raises `IllegalMove` and changes nothing. The hands, the events
    and the tables are for the program that runs the game: show a player only what ``view`` and ``events_for`` return.

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
        hashes: Sequence[str | None] = (),
        seed: int | None = None,
        position: Position | Mapping[str, Any] | None = None,
        log: Iterable[str] = (),
    ) -> None:
        """Deal the first round, or set up a position, and make the moves of ``log``.

        The key decides every shuffle. A seed is a short form of a key. Without both, a new key is drawn. ``words``
        are chosen by the players and mixed into every shuffle. With ``hashes`` they are what each seat revealed ("":
        nothing), and the hash of each is what its seat showed before (""; None for a bot).
        """
        if key is not None and seed is not None:
            raise SetupError("setup-key-and-seed")
        self.rules: Rules = rules if isinstance(rules, Rules) else Rules.parse(str(rules))
        self.rules_line: str = str(self.rules)
        self.names: tuple[str, ...] = name_seats(players)
        self.match: Match = Match(self.rules, len(self.names))
        self.key: str = key_from_seed(seed) if seed is not None else new_key() if key is None else read_key(key).hex()
        self.commitment: str = commitment(self.key)
        self.words: tuple[str, ...] = read_words(words)
        self.hashes: tuple[str | None, ...] = tuple(hashes)
        if self.hashes:
            check_reveals(self.commitment, self.hashes, self.words, len(self.names))
        self.log: list[Move] = []
        # How often a person took a decision back. `pop` counts nothing, for programs try moves.
        self.taken_back: int = 0
        # The first position, if it was given.
        self.start: Position | None = None if position is None else convert_position(position)
        self._kept = KeptPositions()
        self._events: list[list[e.Event]] | None = None  # of the last move at each table; None: not built yet
        self._events_for_all: Sequence[e.Event] = ()
        self._last: Placed | None = None  # the last move, until its events are built
        self._is_heard: bool = False  # someone has asked for the events of the last move
        shuffling = with_words(self.key, self.words)
        self.tables: list[Table] = [
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
        return text_board(self)

    def __repr__(self) -> str:
        parts = [repr(self.rules_line), repr(list(self.names)), f"key={self.key!r}"]
        if self.words:
            parts.append(f"words={list(self.words)!r}")
        if self.hashes:
            parts.append(f"hashes={list(self.hashes)!r}")
        if self.start is not None:
            parts.append(f"position={msgspec.to_builtins(self.start)!r}")
        if self.log:
            parts.append(f"log={[str(move) for move in self.log]!r}")
        return f"{type(self).__name__}({', '.join(parts)})"

    def __eq__(self, other: object) -> bool:
        """Games are equal if the same players made the same moves by the same rules with the same cards."""
        return type(other) is type(self) and self._identity() == other._identity()

    __hash__: ClassVar[None]  # type: ignore[assignment]  # a game changes with every move

    def _identity(self) -> tuple[object, ...]:
        """Everything else follows from these."""
        return self.rules, self.names, self.key, self.words, self.hashes, self.start, self.log

    # Moves

    def push(self, move: str) -> None:
        """Make a move, or ``deal`` the next round. A refused move changes nothing."""
        if not isinstance(move, Move):
            move = Move(move)
        if move.seat < 0:
            self._deal()
            return
        placed = self.check_move(move)
        number, chair, code = placed
        table = self.tables[number]
        if self._tells_at_once:
            at_tables: list[list[e.Event]] = [[] for _ in self.tables]
            at_tables[number] = table.push_with_events(chair, code)
            self._set_events(at_tables)
        else:
            self._keep_position()
            table.push(chair, code)
            self._events, self._events_for_all, self._last = None, (), placed
        self.log.append(move)
        if table.over:
            self._score_if_over()

    def _deal(self) -> None:
        self.check_deal()
        self._keep_position()
        self.log.append(Move(DEAL))
        self._set_events(deal_next(self.match, self.tables))

    def _deal_first(self, table: Table) -> list[e.Event]:
        """SETUP-1: the players draw for the deal."""
        return table.cut_for_deal() + table.deal()

    def _score_if_over(self) -> None:
        """Score the round if every table has finished it. The match before it stays as it was, for `pop`."""
        if all(table.over and not table.blocked for table in self.tables):
            before, self.match = self.match, self.match.copy()
            self.match.score([table.round for table in self.tables])
            self._events_for_all = score_events(self, before)

    # Events

    @property
    def _tells_at_once(self) -> bool:
        """Whether events are built with the move: a server asks for them after every move, and never calls `pop`."""
        return self._is_heard and self._kept.depth == 1

    def _set_events(self, at_tables: list[list[e.Event]]) -> None:
        self._events, self._events_for_all, self._last, self._is_heard = at_tables, (), None, False

    def _prepend_events(self, earlier: list[list[e.Event]]) -> None:
        """Add the events of the move before, for logs of version 1, where two moves of today were one."""
        self._events = [[*before, *after] for before, after in zip(earlier, self._build_events(), strict=True)]

    def _build_events(self) -> list[list[e.Event]]:
        """The events of the last move at each table, from the record before and after it."""
        self._is_heard = True
        if self._events is None:
            if self._last is None:  # after `pop`
                self._make_last_move_again()
                return self._build_events()
            number, chair, code = self._last
            table, before = self.tables[number], Round.from_state(self._kept.before_last(self).tables[number][0])
            self._events = [[] for _ in self.tables]
            self._events[number] = list(table.event_builder.move_events(before, chair, code, table.round))
            if self._kept.depth == 1:  # the next move needs it no more
                self._kept.forget()
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
        self._kept.depth = DEPTH
        move = self.log[-1]
        self._return_to(self._kept.before_last(self))
        return move

    def snapshot(self) -> Snapshot:
        """The position now, for `restore`. It takes a few kilobytes, however long the match is."""
        events = self._build_events()
        return Snapshot(KeptPosition.of(self), events, self._events_for_all)

    def restore(self, snapshot: Snapshot) -> None:
        """Take back all moves since a snapshot, at once. The moves before it must be those of this game.

        >>> game = Game(players=2, seed=7)
        >>> before = game.snapshot()
        >>> game.push(game.legal_moves()[0])
        >>> game.restore(before)
        >>> game.log
        []
        """
        position, events, events_for_all = snapshot
        if position.moves > len(self.log):
            raise ValueError(f"the snapshot has {position.moves} moves, the game only {len(self.log)}")
        self._return_to(position)
        self._kept.forget_after(position.moves)
        self._events, self._events_for_all = events, events_for_all

    def _return_to(self, position: KeptPosition) -> None:
        self.match = position.match
        for table, saved in zip(self.tables, position.tables, strict=True):
            table.restore(saved)
        del self.log[position.moves :]
        self._events, self._events_for_all, self._last = None, (), None

    def _restart(self) -> Self:
        """The same game before its first move."""
        return type(self)(self.rules, self.names, self.key, self.words, hashes=self.hashes, position=self.start)

    def _make_last_move_again(self) -> None:
        if self.log:
            self.push(self.pop())
        else:
            first = self._restart()
            self._events, self._events_for_all = first._events, first._events_for_all

    def _keep_position(self) -> None:
        if len(self.log) >= self._kept.due and not self._tells_at_once:
            self._kept.keep(self)

    def copy(self) -> Self:
        """The same game, to try moves on.

        >>> game = Game(players=2, seed=7)
        >>> tried = game.copy()
        >>> tried == game
        True
        >>> tried.push(tried.legal_moves()[0])
        >>> tried == game
        False
        """
        twin = object.__new__(type(self))
        twin.__dict__.update(self.__dict__)
        twin.log = self.log.copy()
        twin.tables = [table.copy() for table in self.tables]
        twin._kept = self._kept.copy()
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
