"""The entries of a log about seats: who takes one, comes, goes, speaks and votes, and who sits where."""

from __future__ import annotations

from oneleft.bots.levels import present_name

from . import entries as n
from .recent import RecentEntry
from .room_fields import RoomFields
from .seat import STAND_IN, Seat


class SeatEntries(RoomFields):
    """The part of a `Room` that knows its seats."""

    def apply_opened(self, entry: n.Opened) -> None:
        self.settings, self.secret = entry.settings, entry.secret
        self.daily, self.ranked = entry.daily, entry.ranked
        self.tournament, self.ends = entry.tournament, entry.ends
        self.begins, self.begins_since = bool(entry.tournament), entry.at
        self.seats = [Seat() for _ in range(entry.settings.players)]

    def apply_changed(self, entry: n.Changed) -> None:
        self.settings = entry.settings
        self.reseat(entry.order)

    def apply_sat(self, entry: n.Sat) -> None:
        self.add_seats(entry.seat + 1)
        self.seats[entry.seat] = Seat(
            entry.name,
            entry.token_digest,
            words=entry.words,
            away_since=entry.at,
            player_id=entry.player_id,
            device=entry.device,
            network=entry.network,
            since=entry.at,
        )
        if self.host is None and self.has_host:
            self.host = entry.seat
        self.begin_when_full(entry.at)

    def begin_when_full(self, now: float) -> None:
        """A person came to the table of a quick match, which starts automatically."""
        if self.settings.quick and self.status == "waiting":
            self.begins, self.begins_since = all(seat.name is not None for seat in self.seats), now

    def add_seats(self, count: int) -> None:
        self.seats += [Seat() for _ in range(count - len(self.seats))]

    def apply_bot_sat(self, entry: n.BotSat) -> None:
        self.add_seats(entry.seat + 1)
        self.seats[entry.seat] = Seat(entry.name, bot=present_name(entry.level), bot_seconds=entry.seconds)
        self.begin_when_full(entry.at)

    def apply_filled(self, entry: n.Filled) -> None:
        free = (i for i, seat in enumerate(self.seats) if seat.name is None)
        for seat, name in zip(free, entry.names, strict=False):
            self.seats[seat] = Seat(name, bot=present_name(entry.level))
        self.begin_when_full(entry.at)

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
        """The next host is a person, and a connected one if there is any. Automatic tables have none."""
        if not self.has_host:
            return
        people = [i for i, other in enumerate(self.seats) if other.is_person]
        self.host = min(people, key=lambda i: not self.seats[i].connections, default=None)

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

    def remove_empty_seats(self) -> None:
        """The match starts with the players who are there. The empty seats come last: see `commands.start`."""
        while self.seats and self.seats[-1].name is None:
            self.seats.pop()

    def apply_here(self, entry: n.Here) -> None:
        slept = not self.is_awake
        seat = self.seats[entry.seat]
        if entry.connection_id:
            seat.connections.add(entry.connection_id)
        seat.stood_in = False
        seat.missed_turns = 0
        self.remember_id(entry.seat, entry.id)
        if slept and self.is_awake:  # everyone has their full time again
            for stopwatch in self.stopwatches:
                stopwatch.turn_began = stopwatch.last_change = stopwatch.exposed_at = entry.at
            self.exchange.since = entry.at
            for other in self.seats:
                other.away_since = entry.at

    def apply_away(self, entry: n.Away) -> None:
        self.seats[entry.seat].connections.discard(entry.connection_id)
        self.seats[entry.seat].away_since = entry.at

    def apply_called(self, entry: n.Called) -> None:
        self.called, self.begins = entry.points, False

    def apply_stood_in(self, entry: n.StoodIn) -> None:
        self.seats[entry.seat].stood_in = True

    def apply_said(self, entry: n.Said) -> None:
        self.recent.append(RecentEntry(self.number, [], [], entry))
        self.remember_id(entry.seat, entry.id)
