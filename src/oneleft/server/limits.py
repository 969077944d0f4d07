"""What one connection, one seat and one address may use, and what a table may be. Every number is here.

``--rate 0`` switches off those of an address alone: behind a proxy that is not named everyone has the same one.
"""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import NamedTuple

from oneleft.bots.expert import MILLISECONDS
from oneleft.protocol.tables import Settings
from oneleft.room import entries as n
from oneleft.room.error_codes import Refused
from oneleft.room.state import Room
from oneleft.rules.config import Rules

DAY = 24 * 3600.0
GIGABYTE = 10**9
STATEMENT_SECONDS = 2.0  # for PostgreSQL to answer a statement; then it is taken to hang


class Allowance(NamedTuple):
    """A rate per second on average, and a burst at once. A rate of 0 is no limit."""

    rate: float
    burst: float


GUESSES = Allowance(0.1, 5)  # of the admin token, also with ``--rate 0``


@dataclass(frozen=True, slots=True)
class Limits:
    """How much one table, seat, address or node may ask of the server. The values are those of a usual server."""

    answer_seconds: float = 4  # within which a request is answered, if only as busy
    statement_seconds: float = STATEMENT_SECONDS
    node_seconds: float = 2  # for another node to answer a call, and half of what it may be silent
    thinking_seconds: float = MILLISECONDS / 1000  # after which a bot that searches has decided, however many wait
    # of a connection
    frames: Allowance = field(default=Allowance(50, 250))  # of a web socket, pings too; then it is cut off
    request_seconds: float = 10  # for a whole request to arrive
    stall_seconds: float = 10  # in which a client reads some of what it asked for
    # of a seat, over all its connections
    messages: Allowance = field(default=Allowance(20, 60))
    talk: Allowance = field(default=Allowance(0.5, 5))  # phrases and chat among them
    hints: Allowance = field(default=Allowance(0.5, 10))  # each is a search
    commits: Allowance = field(default=Allowance(0.5, 10))  # hashes for the shuffle among them
    commands: Allowance = field(default=Allowance(1, 30))  # over HTTP
    entering: Allowance = field(default=Allowance(0.2, 20))  # new connections: each is an entry of the log
    seat_connections: int = 8
    # of an address, or of a /64 network of IPv6; its requests are limited by ``--rate``
    connections: int = 256
    address_frames: Allowance = field(default=Allowance(200, 1000))  # of all its web sockets: forty people play well
    monitoring: Allowance = field(default=Allowance(10, 100))  # requests for health and metrics
    seatings: Allowance = field(default=Allowance(0.5, 40))  # seats that are taken, at any table
    joinings: Allowance = field(default=Allowance(0.5, 100))  # of tournaments: a club has one address
    files: Allowance = field(default=Allowance(50, 3000))  # of the page: sixty-four phones open it at once
    openings: Allowance = field(default=Allowance(0.1, 30))  # of tables
    drawn: Allowance = field(default=Allowance(0.1, 80))  # tables of tournaments: four rounds of sixty-four people
    openings_of_day: int = 500  # of tables, at once or one after the other: a club's evening
    codes: Allowance = field(default=Allowance(0.5, 20))  # that are looked up: nobody tries them all
    analyses: Allowance = field(default=Allowance(0.02, 10))  # that are started
    names: Allowance = field(default=Allowance(0.5, 200))  # requests about claimed names: keys are tried here
    claims: Allowance = field(default=Allowance(0.002, 40))  # of names: a class at once, then 170 a day
    listed: int = 5  # public tables at a time
    daily_results: int = 10  # that count among those of a day: a family shares an address
    # of a claimed name: more than one address can use up
    guesses: Allowance = field(default=Allowance(1, 300))  # of its recovery code
    # of a table
    bot_pace: float = 0.1  # the least
    turn_seconds: float = 5  # the least, if there is a clock
    target: int = 5000  # the most
    moves: int = 30_000  # in its log
    rounds: int = 1000  # of a match: one that goes on for so long would never end
    other_entries: int = 10_000  # in its log; people can still come until there are twice as many
    # of analyses
    analyses_waiting: int = 20  # the running one included
    analyses_of_address: int = 3  # among them
    analysed_moves: int = 3000  # of one match
    analysis_playouts: int = 10_000  # of a decision: 50 to 100 ms
    analysis_worlds: int = 1000  # in which every position is played out
    analysis_niceness: int = 19  # of the process: it takes only what the tables leave

    def check(self, settings: Settings) -> None:
        """Refuse a table that would do more on its own than people can follow, or would never end."""
        if settings.bot_pace < self.bot_pace:
            raise Refused("too-quick", setting="bot_pace", least=str(self.bot_pace))
        if 0 < settings.turn_seconds < self.turn_seconds:
            raise Refused("too-quick", setting="turn_seconds", least=str(self.turn_seconds))
        if Rules.parse(settings.rules).target > self.target:
            raise Refused("too-long", most=self.target)

    def check_length(self, room: Room, entry: n.AnyEntry) -> None:
        """Refuse an entry if the log is full. Moves have space of their own, so nothing else can stop a match.

        People can still come for a while when the space for the rest is full, and leave at any time.
        """
        if isinstance(entry, n.Away | n.Left | n.Called):
            return
        most = self.other_entries * (2 if isinstance(entry, n.Here) else 1)
        if self.is_full(room) if isinstance(entry, n.Moved | n.Caught) else room.number - room.moves >= most:
            raise Refused("table-full")

    def is_full(self, room: Room) -> bool:
        """Whether there is no space for moves. Then the table does nothing on its own."""
        return room.moves >= self.moves or (room.game is not None and len(room.game.match.history) >= self.rounds)


# For tests, which play whole matches in a moment, also on a busy machine. `run.choose_limits` says when they apply.
TEST_LIMITS = Limits(
    answer_seconds=60,
    statement_seconds=20,
    node_seconds=10,
    thinking_seconds=20,
    frames=Allowance(2000, 4000),
    messages=Allowance(1000, 2000),
    commands=Allowance(0, 0),
    entering=Allowance(0, 0),
    address_frames=Allowance(0, 0),
    monitoring=Allowance(0, 0),
    seatings=Allowance(0, 0),
    joinings=Allowance(0, 0),
    drawn=Allowance(0, 0),
    openings=Allowance(0, 0),
    openings_of_day=0,
    analyses=Allowance(0, 0),
    names=Allowance(0, 0),
    claims=Allowance(0, 0),
    bot_pace=0,
    turn_seconds=0,
    analysis_playouts=60,
    analysis_worlds=8,
    analysis_niceness=0,
)
