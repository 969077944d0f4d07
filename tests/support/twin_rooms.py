"""Rooms with a random history, and their twins: the same but for what a seat cannot know."""

from __future__ import annotations

from collections import deque
from copy import deepcopy
from hashlib import sha256
from random import Random

from msgspec.structs import replace

from oneleft.protocol.phrases import PHRASES
from oneleft.protocol.tables import Settings
from oneleft.room import entries as n
from oneleft.room.recent import RECENT_ENTRIES, RecentEntry
from oneleft.room.rematches import kept_seats
from oneleft.room.state import Room
from oneleft.room.timers import Timer, timer_entry
from oneleft.rules.round import OVER
from oneleft.table.events import Event
from oneleft.table.fairness import load_key, reveal_hash
from oneleft.table.move import Move
from tests.support.all_tables import key_of
from tests.support.random_games import random_move
from tests.support.twin_worlds import hide_and_shuffle


class RandomTable:
    """A room in which people and bots do everything they may, at random."""

    def __init__(self, rules: str, players: int, seed: object, remembered: int | None = RECENT_ENTRIES) -> None:
        self.random = Random(f"random_table {seed}")
        self.room = Room("table", remembered)
        self.last: n.AnyEntry
        self.at = 1000.0
        settings = Settings(rules=rules, players=players, chat=True)
        self.write(n.Opened(at=self.at, settings=settings, secret=key_of(seed)))
        for seat in range(players):
            if seat == 0 or self.random.random() < 0.7:
                digests = {name: f"{name} {seat}" for name in ("token_digest", "player_id", "device", "network")}
                self.write(n.Sat(at=self.at, seat=seat, name=f"P{seat}", **digests))
                self.write(n.Here(at=self.at, seat=seat, connection_id=f"node:{seat}"))
            else:
                self.write(n.BotSat(at=self.at, seat=seat, name=f"B{seat}", level="steady"))

    def write(self, entry: n.AnyEntry) -> None:
        self.room.apply(entry)
        self.last = entry
        self.at += 0.4

    def go_on(self) -> None:
        """Write one more random entry."""
        room, random = self.room, self.random
        if room.game is None:
            for seat, known in enumerate(room.seats):
                if known.name is None:
                    called = n.BotSat(at=self.at, seat=seat, name=f"N{self.at}", level="easy")
                    filled = n.Filled(at=self.at, by=0, names=(f"F{self.at}",), level="easy")
                    self.write(filled if seat % 2 else called)
                    return
            self.write(self.exchange() if room.exchange.fixed or random.random() < 0.9 else self.reseat())
        elif not room.game.log and random.random() < 0.3:
            seat = random.choice([i for i, seat in enumerate(room.seats) if seat.name])
            order = kept_seats(room)[: room.settings.players]
            self.write(n.Reshuffled(at=self.at, seat=seat, secret=key_of(f"{random.random()}"), order=order))
        elif room.game.over and random.random() < 0.5:
            order = kept_seats(room)[: room.settings.players]
            self.write(n.Rematch(at=self.at, secret=key_of(f"{random.random()}"), order=order))
        elif room.game.over or random.random() < 0.15:
            self.write(self.aside(random.choice([i for i, seat in enumerate(room.seats) if seat.name])))
        elif room.checkpoints and random.random() < 0.1:
            self.write(n.TakenBack(at=self.at, seat=room.lone_person or 0, id=f"{self.at}"))
        else:
            self.write(self.move())

    def reseat(self) -> n.AnyEntry:
        """Seats change before a match, in more ways than people can change them."""
        order = tuple(self.random.sample(range(len(self.room.seats)), len(self.room.seats)))
        settings = replace(self.room.settings, turn_seconds=30)
        return self.random.choice(
            [n.Reseated(at=self.at, order=order), n.Changed(at=self.at, settings=settings, order=order)]
        )

    def exchange(self) -> n.AnyEntry:
        """A step of the exchange before the deal: hashes, and when they are fixed, some of the reveals."""
        room, random = self.room, self.random
        if room.status == "waiting" and random.random() < 0.8:
            people = [i for i, seat in enumerate(room.seats) if seat.is_person]
            seat = random.choice(people or [0])
            promised = reveal_hash(room.commitment, seat, self.reveal(seat))
            return n.Committed(at=self.at, seat=seat, hash=promised, id=f"{self.at}") if people else n.Begun(at=self.at)
        if room.status == "waiting":
            return n.Starting(at=self.at) if room.exchange.sent else n.Begun(at=self.at)
        seats = [i for i in range(len(room.seats)) if room.exchange.is_open(i) and room.seats[i].is_person]
        if seats and random.random() < 0.7:
            seat = random.choice(seats)
            return n.Revealed(at=self.at, seat=seat, reveal=self.reveal(seat), id=f"{self.at}")
        return self.aside(random.choice([*range(len(room.seats))])) if random.random() < 0.3 else n.Begun(at=self.at)

    def reveal(self, seat: int) -> str:
        return f"{sha256(f'{self.room.secret} {seat}'.encode()).hexdigest()[:32]} of P{seat}"

    def aside(self, seat: int) -> n.AnyEntry:
        choices: list[n.AnyEntry] = [
            n.Said(at=self.at, seat=seat, phrase=self.random.choice(PHRASES), id=f"{self.at}"),
            n.Said(at=self.at, seat=seat, text="well played"),
            n.Here(at=self.at, seat=seat, connection_id=f"node:{self.at}"),
            n.Away(at=self.at, seat=seat, connection_id=f"node:{seat}"),
        ]
        late = len(self.room.seats)
        if late == self.room.dealt:
            choices.append(n.Sat(at=self.at, seat=late, name=f"L{self.at}", token_digest=f"token {self.at}"))
        if self.room.status == "over" and seat not in self.room.again:
            choices += 3 * [n.Agreed(at=self.at, by=seat, id=f"{self.at}")]
        if self.room.status == "playing":
            choices.append(n.Called(at=self.at, points=tuple(map(float, range(self.room.dealt)))))
        if self.room.seats[seat].is_person:
            choices += [n.StoodIn(at=self.at, seat=seat), n.HandedOver(at=self.at, seat=seat)]
            others = [i for i, other in enumerate(self.room.seats) if other.is_person and i != seat]
            if others:
                choices.append(n.Left(at=self.at, seat=seat))
            if others and self.room.status == "playing" and seat < self.room.dealt:
                choices.append(n.Voted(at=self.at, by=others[0], seat=seat, id=f"{self.at}"))
                choices.append(n.Left(at=self.at, seat=seat, voters=tuple(others)))
        return self.random.choice(choices)

    def move(self) -> n.AnyEntry:
        room, random = self.room, self.random
        game = room.game
        assert game is not None
        for watch in room.stopwatches:
            if watch.caught_by >= 0:  # the call comes in time, or the catch counts
                if random.random() < 0.5:
                    return n.Moved(at=self.at, move=f"{watch.exposed} uno", id=f"{self.at}")
                return timer_entry(room, Timer(self.at, "grace", watch.caught_by), lambda room: "", self.at)
        made = Move(random_move(game, random))
        if made.verb == "catch" and random.random() < 0.7:
            return n.Caught(at=self.at, by=made.seat, seat=made.target, id=f"{self.at}")
        return n.Moved(at=self.at, move=str(made), made_by=random.choice(["player", "bot", "clock"]), id=f"{self.at}")


def random_table(
    rules: str, players: int, seed: object, length: int, remembered: int | None = RECENT_ENTRIES
) -> RandomTable:
    made = RandomTable(rules, players, seed, remembered)
    for _ in range(length):
        made.go_on()
    return made


class Twin(Room):
    """A room with another key but the same commitment: impossible to find, and impossible to tell apart."""

    shown = ""

    @property
    def commitment(self) -> str:
        return self.shown


def garbled(event: Event, seat: int | None, random: Random) -> Event:
    """The event with other cards where they are hidden from this seat."""
    if seat in event.audience():
        return event
    hidden = [name for name in event.__struct_fields__ if name not in event.PUBLIC]
    return replace(event, **{name: [random.choice("RYGB") + str(random.randrange(10))] for name in hidden})


def twin_of(room: Room, seat: int | None, seed: object) -> Room:
    """A room that differs only in what the seat cannot know: cards, secrets, tokens, others' missed turns."""
    random = Random(f"twin {seed}")
    twin = deepcopy(room)
    twin.__class__ = Twin
    assert isinstance(twin, Twin)
    twin.shown = room.commitment
    twin.secret = key_of(random.random())
    twin.exchange.reveals = {by: f"other {reveal}" for by, reveal in twin.exchange.reveals.items()}
    if twin.game is not None:
        twin.game.key = key_of(random.random())
        twin.game.words = tuple(word and f"other {word}" for word in twin.game.words)
        for table in twin.game.tables:
            chair = table.seating.index(seat) if seat in table.seating else None
            if table.round.phase == OVER:
                load_key(table.round, key_of(random.random()))
            else:
                hide_and_shuffle(table.round, chair, random, {})
    twin.recent = deque(
        (
            RecentEntry(
                heard.number,
                [[garbled(event, seat, random) for event in events] for events in heard.events_at],
                heard.seatings,
                heard.said,
            )
            for heard in room.recent
        ),
        room.recent.maxlen,
    )
    for number, other in enumerate(twin.seats):
        other.token_digest = other.token_digest and f"another digest {random.random()}"
        other.connections = {f"{link} elsewhere" for link in other.connections}
        other.device, other.network = f"other {other.device}", f"other {other.network}"
        other.player_id = other.player_id and f"{other.player_id} of which nobody sees the end"
        if number != seat:
            other.answered = {f"other {message_id}": at for message_id, at in other.answered.items()}
            other.missed_turns = random.randrange(2)
    return twin
