"""A live table without a network or a clock: commands are executed at chosen times."""

from __future__ import annotations

from collections.abc import Callable
from hashlib import sha256
from typing import Any

from oneleft.bots.factory import new_bot
from oneleft.protocol.tables import Settings
from oneleft.room import commands
from oneleft.room import entries as n
from oneleft.room.error_codes import Refused
from oneleft.room.presenters import Viewer, build_hello, build_messages
from oneleft.room.state import Room
from oneleft.room.stopwatch import Stopwatch
from oneleft.room.timers import Decisions, Timer, entry_due, next_timer
from oneleft.table.fairness import reveal_hash
from oneleft.table.game import Game
from oneleft.table.views import View

KEY = "07" * 32
NEXT_KEY = "08" * 32  # of a rematch
PEOPLE = ("Ana", "Bo", "Cy", "Di", "Ed", "Fe", "Gil", "Hu", "Ina", "Jo")


class OfflineTable:
    """A room, its ``log``, and the time ``now``, which only the test advances."""

    def __init__(self, people: int = 3, bots: tuple[str, ...] = (), key: str = KEY, **settings: Any) -> None:
        self.now = 1000.0
        self.log: list[n.AnyEntry] = []
        self.room = Room("offline")
        self.passed: Decisions = set()
        self.write(n.Opened(at=self.now, settings=Settings(**{"players": people + len(bots)} | settings), secret=key))
        for name in PEOPLE[:people]:
            self.sit(name)
        for level in bots:
            self.write(commands.add_bot(self.room, level, self.now))

    @property
    def game(self) -> Game:
        return commands.running_game(self.room)

    @property
    def stopwatch(self) -> Stopwatch:
        return self.room.stopwatches[0]

    @property
    def position(self) -> int:
        return len(self.game.log)

    def write(self, entry: n.AnyEntry) -> n.AnyEntry:
        self.room.apply(entry)
        self.log.append(entry)
        return entry

    def wait(self, seconds: float) -> None:
        self.now += seconds

    # What people do

    def sit(self, name: str) -> n.Sat:
        entry = self.write(commands.sit(self.room, name, f"token of {name}", self.now))
        assert isinstance(entry, n.Sat)
        return entry

    def seat(self, name: str) -> int:
        found = self.room.seat_of(commands.digest(f"token of {name}"))
        assert found is not None
        return found

    def connect(self, *seats: int, link: str = "") -> None:
        for seat in seats:
            self.write(n.Here(at=self.now, seat=seat, connection_id=link or f"link {seat}"))

    def disconnect(self, *seats: int, link: str = "") -> None:
        for seat in seats:
            self.write(n.Away(at=self.now, seat=seat, connection_id=link or f"link {seat}"))

    def commit(self, *seats: int) -> None:
        """The programs of these seats send the hashes of their parts of the shuffle."""
        for seat in seats:
            self.write(commands.commit(self.room, seat, self.room.commitment, self.hash_of(seat), "", self.now))

    def reveal(self, *seats: int) -> None:
        for seat in seats:
            self.write(commands.reveal(self.room, seat, self.part_of(seat), "", self.now))

    def part_of(self, seat: int) -> str:
        """What a seat adds to the shuffle of this match."""
        return f"{sha256(f'{self.room.secret} {seat}'.encode()).hexdigest()[:32]} seat {seat}"

    def hash_of(self, seat: int) -> str:
        return reveal_hash(self.room.commitment, seat, self.part_of(seat))

    def begin(self) -> OfflineTable:
        assert self.room.host is not None
        self.write(commands.begin(self.room, self.room.host, self.now))
        return self

    def leave(self, by: int, seat: int) -> None:
        self.write(commands.leave(self.room, by, seat, self.now))

    def move(self, text: str, number: int | None = None, message_id: str = "", seat: int | None = None) -> n.AnyEntry:
        """Make a move, by default as its seat and in the current position."""
        by = int(text.split()[0]) if seat is None else seat
        answered = self.position if number is None else number
        return self.write(commands.move(self.room, by, answered, text, message_id, self.now))

    def refused(self, what: Callable[..., Any], *args: Any, **named: Any) -> str:
        """The code of the refusal of a call. Nothing may have changed."""
        before = self.room.number, self.shown()
        try:
            what(*args, **named)
        except Refused as fault:
            assert (self.room.number, self.shown()) == before
            return fault.code
        raise AssertionError("it was not refused")

    # Timers

    def due(self) -> Timer | None:
        return next_timer(self.room, self.passed)

    def pass_time(self) -> Timer | None:
        """Advance to the next timer and run it; the timer."""
        due = self.due()
        if due is None:
            return None
        self.now = max(self.now, due.at)
        if due.kind == "bot":
            self.make_bot_move(due)
        else:
            self.write(entry_due(self.room, self.passed, lambda room: NEXT_KEY, self.now))
        return due

    def make_bot_move(self, due: Timer) -> None:
        level = self.room.seats[due.seat].bot_level
        assert level is not None
        view = self.game.view(due.seat)
        answer = new_bot("sharp" if level == "expert" else level, f"{self.position} {due.seat}").answer(view)
        if answer is None:
            self.passed.add((view.number, due.seat))
        else:
            self.write(commands.bot_move(self.room, due.seat, view.number, answer, self.now))

    # What is seen

    def view(self, seat: int | None = None, watch: int = 0) -> View:
        view = build_hello(self.room, Viewer(seat, watch), None, self.now).view
        assert view is not None
        return view

    def told(self, seat: int | None = None, watch: int = 0) -> Any:
        """The message to a viewer about the last entry."""
        from oneleft.protocol.messages import read_table

        place = Viewer(seat, watch)
        return read_table(build_messages(self.room, self.log[-1], [place], self.now)[place])

    def shown(self) -> list[Any]:
        """What every viewer sees."""
        places = [Viewer(seat) for seat in range(len(self.room.seats))] + [Viewer(None, 0), Viewer(None, 1)]
        return [build_hello(self.room, place, 0, self.now) for place in places]

    def folded(self) -> Room:
        """The room folded from the log after encoding and decoding."""
        return Room.fold("offline", [n.read_entry(n.write_entry(entry)) for entry in self.log])

    # Play on until a condition holds

    def play_on(self, until: Callable[[OfflineTable], bool], most: int = 3000) -> OfflineTable:
        """Make plain moves until a condition holds."""
        for _ in range(most):
            if until(self):
                return self
            self.wait(0.25)
            if self.game.round_over:
                assert self.room.host is not None
                self.move("deal", seat=self.room.host)
                continue
            for table in self.game.tables:
                if not table.over:
                    self.make_plain_move(table.seating[table.round.turn])
                    break
        raise AssertionError("it did not come to that")

    def make_plain_move(self, seat: int) -> None:
        text = plain_move(self.game.view(seat))
        if self.room.seats[seat].bot_level is None:
            self.move(text)
        else:
            self.write(commands.bot_move(self.room, seat, self.position, text, self.now))

    def play_until_exposed(self) -> int:
        """Play until someone has one card and has not called; their seat."""
        self.play_on(lambda offline: any(stopwatch.exposed >= 0 for stopwatch in offline.room.stopwatches))
        return next(stopwatch.exposed for stopwatch in self.room.stopwatches if stopwatch.exposed >= 0)


def plain_move(view: View) -> str:
    plays = [text for text in view.legal if text.split()[1] == "play" and not text.endswith(" uno")]
    others = [text for text in view.legal if text.split()[1] in ("draw", "keep", "take", "color", "swap", "discard")]
    return (plays + others)[0]


def playing(people: int = 3, bots: tuple[str, ...] = (), key: str = KEY, **settings: Any) -> OfflineTable:
    """A table with everyone connected and the cards dealt."""
    offline = OfflineTable(people, bots, key, **settings)
    offline.connect(*range(people))
    return offline.begin()
