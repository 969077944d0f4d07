"""What is known of a live table, and what follows from it."""

from __future__ import annotations

from collections import deque

from oneleft.protocol.tables import Settings
from oneleft.table.fairness import commitment
from oneleft.table.game import Game

from .checkpoints import Checkpoint
from .recent import RECENT_ENTRIES, RecentEntry
from .seat import Seat
from .shuffle_exchange import ShuffleExchange
from .stopwatch import Stopwatch
from .tally import Tally

REMEMBERED_IDS = 16  # of a seat's last messages, to recognise a repeated one


class RoomFields:
    """Every field of a `Room`. Only the entries of its log change them."""

    def __init__(self, room_id: str, remembered: int | None = RECENT_ENTRIES) -> None:
        """``remembered`` is how many entries a connection may miss and still be told of; None: all of the log."""
        self.id = room_id
        self.number = self.moves = 0
        self.at = 0.0
        self.settings = Settings()
        self.seats: list[Seat] = []
        self.host: int | None = None
        self.secret = ""
        self.daily = ""  # the day whose deal is played here
        self.ranked = True  # its result counts among those of the day
        self.tournament = ""  # the id of the tournament whose table this is
        self.ends = 0.0  # when the time of its round is up; 0: there is no limit
        self.called: tuple[float, ...] = ()  # the points of each seat, if time was called: nothing is played any more
        self.match = 0
        self.exchange = ShuffleExchange()
        self.reshuffles: set[int] = set()  # the seats that asked for another shuffle of this match
        self.again: list[int] = []  # the seats that want another match, after one; the first proposed it
        self.again_since = 0.0  # when it was proposed
        self.begins = False  # the match starts automatically once the hashes are there
        self.begins_since = 0.0  # at the table of a quick match also: since when nobody else has come
        self.game: Game | None = None
        self.has_person_moved = False  # in this match
        self.began = 0  # the number of the entry that began the match
        self.stopwatches: list[Stopwatch] = []
        self.tally = Tally([])
        self.lone_person: int | None = None  # the seat of the only one dealt in, if nobody compares results
        self.checkpoints: list[Checkpoint] = []  # before each decision of that person in this round
        self.recent: deque[RecentEntry] = deque(maxlen=remembered)
        self.is_shifted = False  # its times are not those of the log
        self.table_changed = False  # by the last entry, in what everyone sees besides the game

    @property
    def status(self) -> str:
        if self.game is None:
            return "starting" if self.exchange.fixed else "waiting"
        return "over" if self.game.over else "playing"

    @property
    def is_under_way(self) -> bool:
        """Whether a match has been started that is not over: those in it keep their seats and names.

        The table of a tournament is under way from the beginning: its people were drawn.
        """
        return self.status in ("starting", "playing") or (bool(self.tournament) and self.status == "waiting")

    @property
    def has_host(self) -> bool:
        """Whether a person here decides when it begins. Otherwise it starts automatically."""
        return not self.settings.quick and not self.tournament

    @property
    def dealt(self) -> int:
        """How many seats the match has. People after them came later and are dealt in at the next match."""
        if self.game is not None:
            return len(self.game.names)
        return len(self.exchange.fixed) or len(self.seats)

    @property
    def awaits_hashes(self) -> bool:
        """Whether the hash of someone present may still come before the match."""
        return any(
            seat.is_person and (seat.connections or not self.has_host) and i not in self.exchange.sent
            for i, seat in enumerate(self.seats)
        )  # people who take the last seat of a quick match, or were drawn for a table, are not connected yet

    @property
    def awaits_reveals(self) -> bool:
        """Whether a reveal may still come. That of a person who has left cannot."""
        return any(seat.is_person and self.exchange.is_open(i) for i, seat in enumerate(self.seats))

    @property
    def commitment(self) -> str:
        return commitment(self.secret)

    @property
    def is_awake(self) -> bool:
        """Whether a person is connected, or bots alone were seated. Else the table sleeps: it does nothing itself.

        The table of a tournament never sleeps until it has its result, for which the others wait.
        """
        if self.called:
            return False
        if self.tournament or any(seat.connections and seat.is_person for seat in self.seats):
            return True
        return all(seat.bot and not seat.abandoned for seat in self.seats)

    @property
    def line(self) -> tuple[str, int]:
        """The line of play. It is another one when the cards are void, and when a decision was taken back."""
        return self.secret, 0 if self.game is None else self.game.taken_back

    def connections(self) -> list[tuple[int, str]]:
        """Every open connection of every seat."""
        return [(seat, connection) for seat, one in enumerate(self.seats) for connection in one.connections]

    def seat_of(self, token_digest: str) -> int | None:
        """The seat of the token with this digest."""
        return next(
            (i for i, seat in enumerate(self.seats) if seat.token_digest and seat.token_digest == token_digest), None
        )

    def shift_times(self, seconds: float) -> None:
        """Move every time of this room, because a clock was set: no timer may end sooner or later for it."""
        self.at += seconds
        self.exchange.since += seconds
        self.again_since += seconds
        self.begins_since += seconds
        for stopwatch in self.stopwatches:
            stopwatch.turn_began += seconds
            stopwatch.last_change += seconds
            stopwatch.exposed_at += seconds
        for seat in self.seats:
            seat.away_since += seconds

    def follow_clock(self, seconds: float) -> None:
        """The same because the clock of this machine was set, of which the log says nothing."""
        self.shift_times(seconds)
        self.is_shifted = True

    def remember_id(self, seat: int, message_id: str) -> None:
        if message_id:
            answered = self.seats[seat].answered
            answered[message_id] = self.number
            if len(answered) > REMEMBERED_IDS:
                del answered[next(iter(answered))]

    def table_number(self, seat: int) -> int | None:
        """The table of the match that a seat plays at now."""
        if self.game is None:
            return None
        if len(self.game.tables) == 1:
            return 0 if seat in self.game.tables[0].seating else None
        return next((i for i, table in enumerate(self.game.tables) if seat in table.seating), None)

    def stopwatch_of(self, seat: int) -> Stopwatch:
        return self.stopwatches[self.table_number(seat) or 0]
