"""Players at real tables over real sockets who remember every acknowledgement.

They play one match after another, whatever happens to the server, and `audit` compares what they were told with the
log. Used by the tests and by `bench.soak`.
"""

from __future__ import annotations

import asyncio
import random
from collections import Counter
from collections.abc import Awaitable, Callable, Sequence
from contextlib import AsyncExitStack
from dataclasses import dataclass, field
from hashlib import blake2b
from math import inf
from time import monotonic
from typing import Any, NamedTuple

from sqlalchemy.exc import DBAPIError

from oneleft.client import LATE, Lobby, TableConnection
from oneleft.errors import ServerRefused, Unreachable
from oneleft.protocol import messages as m
from oneleft.protocol.phrases import PHRASES
from oneleft.protocol.tables import Seated, Settings
from oneleft.room import entries as n
from oneleft.room.presenters import Viewer, build_messages
from oneleft.room.state import Room
from oneleft.server.database_errors import is_unavailable
from oneleft.server.store import Store
from oneleft.table.move import DEAL
from oneleft.table.record import verify_record
from oneleft.table.views import View

NAMES = ("Ana", "Bo", "Cy", "Di", "Eva", "Flo", "Gus", "Hal")
PATIENCE = 180  # seconds to look for a server that suffers one fault after another on a busy machine
BY_HOST = 600  # seconds: a pause so long that the host has to deal


@dataclass(frozen=True)
class Plan:
    """A table: its rules, people and bots, and its changes to the quick settings."""

    rules: str
    people: int
    bots: tuple[str, ...] = ()
    changes: dict[str, Any] = field(default_factory=dict)

    @property
    def settings(self) -> Settings:
        quick = {"bot_pace": 0, "uno_grace": 0.05, "pause_seconds": 0, "turn_seconds": 20, "away_seconds": 30}
        players = self.people + len(self.bots)
        return Settings(rules=self.rules, players=players, **(quick | self.changes))


PLANS = (
    Plan("classic+target=20", 2),
    Plan("classic+target=20", 4),
    Plan("classic+progressive+seven_zero+jump_in+target=20", 3, ("steady",)),
    Plan("classic+jump_in+target=20", 4, (), {"turn_seconds": 0}),
    Plan("classic+partners+target=20", 2, ("easy", "sharp")),
    Plan("classic+eight+target=20", 4, ("easy", "steady", "sharp", "random")),
    Plan("classic+challenge+target=20", 3, (), {"pause_seconds": BY_HOST}),
    Plan("classic+target=20", 1, ("easy", "random"), {"turn_seconds": 0}),
    Plan("jam+target=20", 2, ("random",), {"away_seconds": 0.5}),  # bots stand in all the time
    Plan("deluxe+target=20", 2, (), {"uno_grace": 0, "turn_seconds": 0.4, "away_seconds": 1}),
)


class Promise(NamedTuple):
    """An acknowledgement: the message with this id is the entry with this number, for good."""

    id: str
    what: str
    number: int


class Told(NamedTuple):
    number: int
    kind: str
    shown: bytes = b""  # a digest of the events and the view


class Asked(NamedTuple):
    """When a request was made and when it was answered."""

    begun: float
    ended: float


def digest_of(message: m.FromTable) -> bytes:
    """What a message shows of the game. Its clock is of the moment."""
    if not isinstance(message, m.Events):
        return b""
    return blake2b(m.encode(message.events) + m.encode(message.view), digest_size=8).digest()


WRITTEN = {"Events": n.Moved | n.Begun, "Noticed": n.Caught, "Said": n.Said}  # the entries that a message is about


class Player:
    """Makes random moves as soon as possible, and sometimes says a phrase."""

    def __init__(
        self,
        link: TableConnection,
        settings: Settings,
        host: bool,
        chance: random.Random,
        pace: float,
        on_promise: Callable[[], None],
    ) -> None:
        self.link, self.settings, self.host, self.chance, self.pace = link, settings, host, chance, pace
        self.on_promise = on_promise
        self.promises: list[Promise] = []
        self.refused: set[str] = set()
        self.asks: list[Asked] = []
        self.told: list[Told] = []
        self.number = 0
        self.asked = 0

    async def play(self, match_over: Callable[[View], Awaitable[bool]]) -> None:
        """Play until the last match is over."""
        over = ""
        async for message in self.link:
            self.note(message)
            view = self.link.view
            if view is None or not self.link.inbox.empty():
                continue
            if view.winners:
                if view.commitment != over:
                    over = view.commitment
                    if await match_over(view):
                        return
            else:
                await self.answer(view)

    def note(self, message: m.FromTable) -> None:
        """Check that numbers arrive once and in order, and never go back after a crash."""
        assert not isinstance(message, m.Done | m.Refused)
        if isinstance(message, m.Hello):
            assert message.number >= self.number, f"{message.number} after {self.number} was heard"
        else:
            assert message.number == self.number + 1, f"{message.number} follows {self.number}"
            self.told.append(Told(message.number, type(message).__name__, digest_of(message)))
        self.number = message.number

    async def answer(self, view: View) -> None:
        text = self.choose(view)
        if text is None:
            return
        await asyncio.sleep(self.pace * self.chance.random())
        await self.ask(m.Move(id=self.new_id(), number=view.number, move=text), text)
        if self.chance.random() < 0.01:
            phrase = self.chance.choice(PHRASES)
            await self.ask(m.Say(id=self.new_id(), phrase=phrase), phrase)

    def choose(self, view: View) -> str | None:
        if view.left is not None:  # the round is over
            return DEAL if self.host and self.settings.pause_seconds == BY_HOST else None
        if not view.legal or (view.turn != view.seat and self.chance.random() < 0.4):
            return None  # no move, or the chance is not taken
        plays = [text for text in view.legal if " play " in text]  # a match of draws alone would never end
        return self.chance.choice(plays if plays and self.chance.random() < 0.95 else view.legal)

    async def ask(self, message: m.Move | m.Say, what: str) -> None:
        begun = monotonic()
        try:
            number = await self.link.ask(message)
        except ServerRefused as refused:
            if refused.code not in LATE and not (isinstance(message, m.Say) and refused.code == "too-fast"):
                raise
            self.refused.add(message.id)
        else:
            self.promises.append(Promise(message.id, what, number))
            self.on_promise()
        self.asks.append(Asked(begun, monotonic()))

    def new_id(self) -> str:
        self.asked += 1
        return f"{self.link.seat} {self.asked}"


class PlayedTable:
    """One table and its players. They start at different nodes, if there are several."""

    def __init__(
        self,
        lobby: Lobby,
        plan: Plan,
        seed: int,
        most: float = inf,
        on_promise: Callable[[], None] = lambda: None,
        pace: float = 0.02,
    ) -> None:
        """They play at most ``most`` matches, and ``on_promise`` is called at every acknowledgement."""
        self.lobby, self.plan, self.seed, self.most, self.pace = lobby, plan, seed, most, pace
        self.on_promise = on_promise
        self.id = ""
        self.token = ""
        self.players: list[Player] = []
        self.begun = 0  # matches that the server has started
        self.stopping = False

    @property
    def promised(self) -> int:
        return sum(len(player.promises) for player in self.players)

    async def open(self, stack: AsyncExitStack) -> None:
        settings = self.plan.settings
        people: list[Seated] = []
        while len(people) < self.plan.people:
            people = await self.sit_down(settings)
        host = people[0]
        self.id, self.token = host.table.id, host.token
        for seated in people:
            link = await self.connect(stack, seated)
            chance = random.Random(f"{self.seed} {seated.seat}")
            self.players.append(Player(link, settings, seated is host, chance, self.pace, self.on_promise))

    async def connect(self, stack: AsyncExitStack, seated: Seated) -> TableConnection:
        """A connection; a server that is down when it begins is tried again."""
        servers = rotated(self.lobby.servers, self.seed + seated.seat)
        end = monotonic() + PATIENCE
        while True:
            try:
                link = TableConnection(servers, self.id, seated.token, retry_seconds=PATIENCE)
                return await stack.enter_async_context(link)
            except Unreachable:
                if monotonic() > end:
                    raise
                await asyncio.sleep(0.1)

    async def sit_down(self, settings: Settings) -> list[Seated]:
        """Open a table for everyone; nobody if the server was down: a seat whose answer was lost stays taken."""
        try:
            host = await self.lobby.open_table(NAMES[0], settings, list(self.plan.bots))
            names = NAMES[1 : self.plan.people]
            return [host, *[await self.lobby.take_seat(host.table.id, name) for name in names]]
        except ServerRefused as refused:
            if refused.code != "busy":
                raise
        except Unreachable:
            pass
        await asyncio.sleep(0.1)
        return []

    async def play(self) -> None:
        """Play one match after another. After `stop` the current one is the last."""
        await self.begin()
        async with asyncio.TaskGroup() as people:
            guests = [people.create_task(guest.play(self.wait_for_host)) for guest in self.players[1:]]
            await self.players[0].play(self.match_over)
            for guest in guests:
                guest.cancel()

    def stop(self) -> None:
        self.stopping = True

    async def wait_for_host(self, _: View) -> bool:
        return False

    async def match_over(self, _: View) -> bool:
        if self.stopping or self.begun >= self.most:
            return True
        await repeat_until_done(lambda: self.lobby.rematch(self.id, self.token), "not-over")
        await self.begin()
        return False

    async def begin(self) -> None:
        await repeat_until_done(lambda: self.lobby.start(self.id, self.token), "begun")
        self.begun += 1


def rotated(addresses: Sequence[str], by: int) -> list[str]:
    by %= len(addresses)
    return [*addresses[by:], *addresses[:by]]


async def repeat_until_done(ask: Callable[[], Awaitable[object]], already: str) -> None:
    """Repeat a request until it succeeds. The refusal ``already`` means that it did, and its answer was lost."""
    while True:
        try:
            await ask()
        except ServerRefused as refused:
            if refused.code == already:
                return
            if refused.code != "busy":
                raise
        except Unreachable:
            pass
        else:
            return
        await asyncio.sleep(0.1)


def read_bodies(store: Store, room_id: str) -> list[bytes]:
    """The log of a table. On a busy machine the database may end a transaction that seems idle: it is read again."""
    while True:
        try:
            return store.read(room_id)
        except DBAPIError as error:
            if not is_unavailable(error):
                raise


def count_lost(store: Store, table: PlayedTable) -> int:
    """How much of what was acknowledged is not in the log once, at its number."""
    log = [n.read_entry(body) for body in read_bodies(store, table.id)]
    times = Counter(getattr(entry, "id", "") for entry in log)
    promises = [promise for player in table.players for promise in player.promises]
    return sum(
        promise.number > len(log)
        or (getattr(log[promise.number - 1], "id", ""), what(log[promise.number - 1])) != (promise.id, promise.what)
        or (bool(promise.id) and times[promise.id] != 1)
        for promise in promises
    )


def audit(store: Store, table: PlayedTable) -> Room:
    """Check the log: everything acknowledged or told is in it once, at its number, and nothing refused.

    The table is at its end.
    """
    log = [n.read_entry(body) for body in read_bodies(store, table.id)]
    ids = Counter(entry.id for entry in log if getattr(entry, "id", ""))
    assert max(ids.values(), default=1) == 1, f"done twice: {ids.most_common(1)}"
    for player in table.players:
        for promise in player.promises:
            assert promise.number <= len(log), f"{promise} was lost: the log of {table.id} ends at {len(log)}"
            entry = log[promise.number - 1]
            assert (getattr(entry, "id", ""), what(entry)) == (promise.id, promise.what), f"{promise}, not {entry}"
        assert not player.refused & ids.keys(), f"refused, but done: {player.refused & ids.keys()}"
        for told in player.told:
            assert isinstance(log[told.number - 1], WRITTEN.get(told.kind, n.Entry)), (
                f"{told}, not {log[told.number - 1]}"
            )
    assert sum(isinstance(entry, n.Begun) for entry in log) == table.begun
    room = Room.fold(table.id, log)
    assert room.status == "over", f"{table.id} is {room.status} yet"
    assert room.match == table.begun
    return room


def count_leaks(store: Store, table: PlayedTable) -> int:
    """How many messages showed a player anything but what the log says that their seat sees."""
    told = {(player.link.seat, one.number): one.shown for player in table.players for one in player.told}
    viewers = [Viewer(player.link.seat) for player in table.players]
    room = Room(table.id)
    leaks = 0
    for body in read_bodies(store, table.id):
        entry = n.read_entry(body)
        room.apply(entry)
        if isinstance(entry, n.Moved | n.Begun):
            for viewer, message in build_messages(room, entry, viewers, room.at).items():
                shown = told.get((viewer.seat, room.number))
                leaks += shown is not None and shown != digest_of(m.read_table(message))
    return leaks


def what(entry: n.AnyEntry) -> str:
    if isinstance(entry, n.Moved):
        return entry.move
    if isinstance(entry, n.Caught):
        return f"{entry.by} catch {entry.seat}"
    return entry.phrase if isinstance(entry, n.Said) else ""


async def verify_records(lobby: Lobby, table: PlayedTable) -> int:
    """Verify the record of every match; how many there were."""
    for match in range(1, table.begun + 1):
        verify_record(await lobby.record(table.id, match))
    return table.begun
