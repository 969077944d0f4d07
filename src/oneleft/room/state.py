"""A live table, rebuilt from its log. It has no clock and no connections: every change is an entry.

This is event sourcing: the log is what is stored, and the state is rebuilt by replaying it (the fold).
"""

from __future__ import annotations

from collections import deque
from collections.abc import Callable, Iterable
from typing import Any

from oneleft.errors import SaveError
from oneleft.match.match import Seating
from oneleft.protocol.tables import Settings
from oneleft.table.events import TakenBack
from oneleft.table.fairness import commitment
from oneleft.table.game import Game
from oneleft.table.move import DEAL, Move
from oneleft.table.old_moves import OldMoves

from . import entries as n
from .checkpoints import Checkpoint
from .exchange import Exchange
from .match_people import match_people
from .recent import RECENT_ENTRIES, RecentEntry
from .seat import STAND_IN, Seat
from .tally import Score, Tally
from .watch import Watch

MAX_MISSED_TURNS = 2  # in a row, played by the clock; then a bot stands in
NO_SEATINGS: list[Seating] = []  # with one table nobody needs to be told who sits where
REMEMBERED_IDS = 16  # of a seat's last messages, to recognise a repeated one

LAYING_VERBS = ("play", "jump", "discard")  # the moves that can leave a player with one card


class Room:
    """A live table: its settings, seats, match and times, all of it the fold of its log.

    Whoever owns the log applies its entries; `commands` reads the room to decide, `timers` to find what is due,
    and `presenters` to show them. ``number`` counts the entries of the log, and ``moves`` the moves among them; the
    position of a game is ``len(game.log)``. A room changes only by ``apply``, and depends on nothing but its entries,
    so that everybody who folds it gets the same room.
    """

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
        self.match = 0
        self.exchange = Exchange()
        self.reshuffles: set[int] = set()  # the seats that asked for another shuffle of this match
        self.again: list[int] = []  # the seats that want another match, after one; the first proposed it
        self.again_since = 0.0  # when it was proposed
        self.begins = False  # the match begins by itself, once the hashes are there
        self.begins_since = 0.0
        self.game: Game | None = None
        self.has_person_moved = False  # in this match
        self.began = 0  # the number of the entry that began the match
        self.watches: list[Watch] = []
        self.tally = Tally([])
        self.lone_person: int | None = None  # the seat of the only one dealt in, if nobody compares results
        self.checkpoints: list[Checkpoint] = []  # before each decision of that person in this round
        self.recent: deque[RecentEntry] = deque(maxlen=remembered)
        self.table_changed = False  # by the last entry, in what everybody sees besides the game

    @property
    def status(self) -> str:
        if self.game is None:
            return "starting" if self.exchange.fixed else "waiting"
        return "over" if self.game.over else "playing"

    @property
    def is_under_way(self) -> bool:
        """Whether a match has been started that is not over: those in it keep their seats and names."""
        return self.status in ("starting", "playing")

    @property
    def dealt(self) -> int:
        """How many seats the match has. Whoever sits after them came later, and is dealt in at the next match."""
        if self.game is not None:
            return len(self.game.names)
        return len(self.exchange.fixed) or len(self.seats)

    @property
    def awaits_hashes(self) -> bool:
        """Whether the hash of somebody present may still come before the match."""
        return any(seat.is_person and seat.links and i not in self.exchange.sent for i, seat in enumerate(self.seats))

    @property
    def awaits_reveals(self) -> bool:
        """Whether a reveal may still come. That of a person who has left cannot."""
        return any(seat.is_person and self.exchange.is_open(i) for i, seat in enumerate(self.seats))

    @property
    def commitment(self) -> str:
        return commitment(self.secret)

    @property
    def is_awake(self) -> bool:
        """Whether a person is connected, or bots alone were seated. Else the table sleeps: it does nothing itself."""
        if all(seat.bot and not seat.abandoned for seat in self.seats):
            return True
        return any(seat.links for seat in self.seats if seat.is_person)

    @property
    def line(self) -> tuple[str, int]:
        """The line of play. It is another one when the cards are void, and when a decision was taken back."""
        return self.secret, 0 if self.game is None else self.game.taken_back

    def links(self) -> list[tuple[int, str]]:
        """Every open connection of every seat."""
        return [(seat, link) for seat, one in enumerate(self.seats) for link in one.links]

    def seat_of(self, token: str) -> int | None:
        """The seat that this digest of a token opens."""
        return next((i for i, seat in enumerate(self.seats) if seat.token and seat.token == token), None)

    # The fold

    @classmethod
    def fold(cls, room_id: str, log: Iterable[n.AnyEntry], remembered: int | None = RECENT_ENTRIES) -> Room:
        room = cls(room_id, remembered)
        for entry in log:
            room.apply(entry)
        return room

    def apply(self, entry: n.AnyEntry) -> None:
        """Apply the next entry. If this fails, fold the room again: a part of the entry may have been applied."""
        if entry.at < self.at:  # somebody set a clock back: what lies after this moment lies at it
            self.shift_times(entry.at - self.at)
        self.at = entry.at
        self.table_changed = not isinstance(entry, n.Moved | n.Caught | n.Said)
        self.number += 1
        try:
            APPLY[type(entry)](self, entry)
        except BaseException:
            self.number -= 1  # the next entry to read is still this one
            raise
        self.moves += isinstance(entry, n.Moved | n.Caught)

    def shift_times(self, seconds: float) -> None:
        """Move every time of this room, because a clock was set: no timer may end sooner or later for it."""
        self.at += seconds
        self.exchange.since += seconds
        self.again_since += seconds
        self.begins_since += seconds
        for watch in self.watches:
            watch.turn_began += seconds
            watch.last_change += seconds
            watch.exposed_at += seconds
        for seat in self.seats:
            seat.away_since += seconds

    def remember_id(self, seat: int, message_id: str) -> None:
        if message_id:
            answered = self.seats[seat].answered
            answered[message_id] = self.number
            if len(answered) > REMEMBERED_IDS:
                del answered[next(iter(answered))]

    def apply_opened(self, entry: n.Opened) -> None:
        self.settings, self.secret = entry.settings, entry.secret
        self.daily, self.ranked = entry.daily, entry.ranked
        self.seats = [Seat() for _ in range(entry.settings.players)]

    def apply_sat(self, entry: n.Sat) -> None:
        self.add_seats(entry.seat + 1)
        self.seats[entry.seat] = Seat(
            entry.name,
            entry.token,
            words=entry.words,
            away_since=entry.at,
            person=entry.person,
            device=entry.device,
            network=entry.network,
        )
        if self.host is None:
            self.host = entry.seat

    def add_seats(self, number: int) -> None:
        self.seats += [Seat() for _ in range(number - len(self.seats))]

    def apply_bot_sat(self, entry: n.BotSat) -> None:
        self.add_seats(entry.seat + 1)
        self.seats[entry.seat] = Seat(entry.name, bot=entry.level, bot_seconds=entry.seconds)

    def apply_left(self, entry: n.Left) -> None:
        name = self.seats[entry.seat].name
        if self.is_under_way and entry.seat < self.dealt:
            self.seats[entry.seat] = Seat(name, bot=STAND_IN, abandoned=True)
            self.note_votes(entry)
        else:
            self.seats[entry.seat] = Seat()
            self.exchange.sent.pop(entry.seat, None)
            self.again = [seat for seat in self.again if seat != entry.seat]
            self.begins = False
        if self.host == entry.seat:
            self.choose_host()

    def choose_host(self) -> None:
        """The next host is a person, and a connected one if there is any."""
        people = [i for i, other in enumerate(self.seats) if other.is_person]
        self.host = min(people, key=lambda i: not self.seats[i].links, default=None)

    def note_votes(self, entry: n.Left) -> None:
        for seat in self.seats:
            seat.votes.discard(entry.seat)
        if entry.voters:
            self.remember_id(entry.voters[-1], entry.id)
            self.tally.removed.add(entry.seat)
            self.tally.voters.update(entry.voters)

    def apply_voted(self, entry: n.Voted) -> None:
        self.seats[entry.seat].votes.add(entry.by)
        self.remember_id(entry.by, entry.id)

    def apply_handed_over(self, entry: n.HandedOver) -> None:
        self.host = entry.seat

    def apply_agreed(self, entry: n.Agreed) -> None:
        if not self.again:
            self.again_since = entry.at
        self.again.append(entry.by)
        self.remember_id(entry.by, entry.id)

    def apply_rematch(self, entry: n.Rematch) -> None:
        if entry.by >= 0:
            self.remember_id(entry.by, entry.id)
        self.set_up_match(entry.secret, set(), entry.order)
        self.begins, self.begins_since = entry.begins, entry.at

    def apply_reshuffled(self, entry: n.Reshuffled) -> None:
        self.set_up_match(entry.secret, self.reshuffles | {entry.seat}, entry.order)
        self.match -= 1

    def set_up_match(self, secret: str, reshuffles: set[int], order: tuple[int, ...]) -> None:
        self.game, self.secret, self.exchange, self.reshuffles = None, secret, Exchange(), reshuffles
        self.again, self.begins = [], False
        self.checkpoints.clear()
        self.seats = [Seat() if seat.abandoned else seat for seat in self.seats]
        for seat in self.seats:
            seat.words = ""  # they were known before the new secret was drawn, so they would prove nothing
            seat.votes.clear()
        self.reseat(order)

    def reseat(self, order: tuple[int, ...]) -> None:
        """Keep these seats in this order, and add empty ones. A hash holds for its seat, so who moves needs another."""
        if not order:
            return
        self.exchange.sent = {
            seat: sent for seat, sent in self.exchange.sent.items() if seat < len(order) and order[seat] == seat
        }
        self.reshuffles = {order.index(seat) for seat in self.reshuffles if seat in order}
        self.host = order.index(self.host) if self.host in order else None
        self.seats = [self.seats[seat] for seat in order]
        if self.host is None:
            self.choose_host()
        if order != tuple(range(len(order))):
            self.recent.clear()  # nobody may be told what happened to another person in the same seat
        self.add_seats(self.settings.players)

    def apply_reseated(self, entry: n.Reseated) -> None:
        self.reseat(entry.order)
        self.begins, self.begins_since = True, entry.at

    def apply_changed(self, entry: n.Changed) -> None:
        self.settings = entry.settings
        self.reseat(entry.order)

    def remove_empty_seats(self) -> None:
        """The match starts with whoever is there. The empty seats come last: see `commands.start`."""
        while self.seats and self.seats[-1].name is None:
            self.seats.pop()

    def apply_committed(self, entry: n.Committed) -> None:
        self.exchange.sent[entry.seat] = entry.hash
        self.remember_id(entry.seat, entry.id)

    def apply_starting(self, entry: n.Starting) -> None:
        self.remove_empty_seats()
        self.exchange.fix([not seat.is_person for seat in self.seats], entry.at)

    def apply_revealed(self, entry: n.Revealed) -> None:
        self.exchange.reveals[entry.seat] = entry.reveal
        self.remember_id(entry.seat, entry.id)

    def apply_said(self, entry: n.Said) -> None:
        self.recent.append(RecentEntry(self.number, [], [], entry))
        self.remember_id(entry.seat, entry.id)

    def apply_caught(self, entry: n.Caught) -> None:
        self.keep_checkpoint(entry.by)
        self.watch_of(entry.seat).caught_by = entry.by
        self.note_mover(entry.by, entry)

    def apply_away(self, entry: n.Away) -> None:
        self.seats[entry.seat].links.discard(entry.link)
        self.seats[entry.seat].away_since = entry.at

    def apply_stood_in(self, entry: n.StoodIn) -> None:
        self.seats[entry.seat].stood_in = True

    def apply_begun(self, entry: n.Begun) -> None:
        if not self.exchange.fixed:
            self.remove_empty_seats()
        seats = self.seats[: self.dealt]
        names = [seat.name or "" for seat in seats]
        words = self.exchange.words or entry.words or [seat.words for seat in seats if seat.words]
        self.game = Game(self.settings.rules, names, self.secret, words, hashes=self.exchange.fixed or entry.hashes)
        self.has_person_moved = self.begins = False
        self.old_moves = OldMoves()
        self.began = self.number
        self.match += 1
        self.tally = Tally(
            [
                Score(seat.name or "", seat.bot, seat.person, seat.device, seat.network, present=bool(seat.links))
                for seat in seats
            ]
        )
        people = [i for i, seat in enumerate(seats) if not seat.bot]
        has_rivals = len(people) != 1 or self.settings.listed or self.daily
        self.lone_person = None if has_rivals else people[0]
        self.watches = [Watch(self.at, self.at) for _ in self.game.tables]
        for seat in self.seats:
            seat.missed_turns = 0
        self.remember_events(self.game)

    def apply_here(self, entry: n.Here) -> None:
        slept = not self.is_awake
        seat = self.seats[entry.seat]
        if entry.link:
            seat.links.add(entry.link)
        seat.stood_in = False
        seat.missed_turns = 0
        self.remember_id(entry.seat, entry.id)
        if slept and self.is_awake:  # everybody has their full time again
            for watch in self.watches:
                watch.turn_began = watch.last_change = watch.exposed_at = entry.at
            self.exchange.since = entry.at
            for other in self.seats:
                other.away_since = entry.at

    def apply_move(self, entry: n.Moved) -> None:
        game = self.game
        if game is None:
            raise SaveError("log-move-before-deal")
        mover = None if entry.move == DEAL else Move(entry.move).seat
        if entry.made_by != "grace":  # which carries out an earlier decision, the catch
            self.keep_checkpoint(mover)
        turns = [table.seating[table.round.turn] for table in game.tables]
        self.old_moves.push(game, entry.move)
        self.tally.count(game.events)
        if mover is not None:
            self.note_mover(mover, entry)
        elif self.host is not None:  # only the host deals before the pause is over
            self.remember_id(self.host, entry.id)
        lays_card = mover is not None and Move(entry.move).verb in LAYING_VERBS
        for i, table in enumerate(game.tables):
            if mover is None or mover in table.seating:
                self.watches[i].note_move(table, len(game.log), self.at, mover, turns[i], lays_card)
        self.remember_events(game)
        if match_people(self.seats, game):
            self.table_changed = True
        if game.over:
            self.table_changed = True
            self.checkpoints.clear()
            for seat in self.seats:
                seat.votes.clear()

    def keep_checkpoint(self, mover: int | None) -> None:
        """Before a decision that can be taken back, until the next deal. The first changes what the table offers."""
        if self.lone_person is None or self.game is None or mover not in (None, self.lone_person):
            return
        self.table_changed |= (mover is None) == bool(self.checkpoints)
        if mover is None:
            self.checkpoints.clear()
        else:
            self.checkpoints.append(Checkpoint.of(self.game, self.tally, self.watches, self.seats[: self.dealt]))

    def apply_taken_back(self, entry: n.TakenBack) -> None:
        game = self.game
        if game is None or not self.checkpoints:
            raise SaveError("log-nothing-taken-back")
        scored = len(game.match.history)
        self.tally, self.watches = self.checkpoints.pop().restore(game, self.seats, self.at)
        game.taken_back += 1
        self.old_moves = OldMoves()
        seat = self.seats[entry.seat]
        seat.missed_turns, seat.stood_in = 0, False
        self.remember_id(entry.seat, entry.id)
        event = TakenBack(seat=entry.seat, unscored=len(game.match.history) < scored)
        self.recent.append(RecentEntry(self.number, [[event] for _ in game.tables], NO_SEATINGS))

    def note_mover(self, mover: int, entry: n.Moved | n.Caught) -> None:
        seat = self.seats[mover]
        self.remember_id(mover, entry.id)
        self.tally.note_mover(mover, entry.made_by)
        if entry.made_by == "clock":
            watch = self.watch_of(mover)
            if watch.clock_moved_for != mover or not seat.missed_turns:  # drawing and keeping the card is one turn
                seat.missed_turns += 1
            watch.clock_moved_for = mover
        elif entry.made_by == "player":
            seat.missed_turns = 0
            self.has_person_moved = True
            self.table_changed |= seat.stood_in
            seat.stood_in = False

    def remember_events(self, game: Game) -> None:
        seatings = [table.seating for table in game.tables] if len(game.tables) > 1 else NO_SEATINGS
        self.recent.append(RecentEntry(self.number, game.events_at, seatings))

    def table_number(self, seat: int) -> int | None:
        """The table of the match that a seat plays at now."""
        if self.game is None:
            return None
        if len(self.game.tables) == 1:
            return 0 if seat in self.game.tables[0].seating else None
        return next((i for i, table in enumerate(self.game.tables) if seat in table.seating), None)

    def watch_of(self, seat: int) -> Watch:
        return self.watches[self.table_number(seat) or 0]


APPLY: dict[type[n.Entry], Callable[[Room, Any], None]] = {
    n.Opened: Room.apply_opened,
    n.Sat: Room.apply_sat,
    n.BotSat: Room.apply_bot_sat,
    n.Left: Room.apply_left,
    n.Voted: Room.apply_voted,
    n.HandedOver: Room.apply_handed_over,
    n.Committed: Room.apply_committed,
    n.Starting: Room.apply_starting,
    n.Revealed: Room.apply_revealed,
    n.Begun: Room.apply_begun,
    n.Moved: Room.apply_move,
    n.TakenBack: Room.apply_taken_back,
    n.Caught: Room.apply_caught,
    n.Here: Room.apply_here,
    n.Away: Room.apply_away,
    n.StoodIn: Room.apply_stood_in,
    n.Said: Room.apply_said,
    n.Agreed: Room.apply_agreed,
    n.Rematch: Room.apply_rematch,
    n.Reshuffled: Room.apply_reshuffled,
    n.Reseated: Room.apply_reseated,
    n.Changed: Room.apply_changed,
}
