"""What follows from an entry that is written: everyone connected hears of it, and the table's timer is set."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Iterable
from typing import Any

from oneleft.protocol import messages as m
from oneleft.room import commands
from oneleft.room import entries as n
from oneleft.room.presenters import Viewer, build_hello, build_messages
from oneleft.room.timers import Decisions, Timer, next_timer

from .clock import Clock
from .connections import Connection
from .latencies import Latencies
from .limits import Limits
from .live_table import LiveTable
from .outages import Outages
from .store import Store

CLOCK_STEP = 1.0  # a jump of the time by this many seconds means that a clock was changed
NONE_EXCLUDED: Decisions = set()


class Publisher(Outages):
    """Tells connections of entries, and sets the timers of tables. A base class of `Node`, which writes the entries.

    It owns the node's tasks, clock and latencies. Whoever publishes holds the lock of the table, and nobody may be told
    of an entry before it is in the log.
    """

    def __init__(self, store: Store, clock: Clock, limits: Limits | None = None) -> None:
        super().__init__(limits)
        self.store, self.clock = store, clock
        self.on_timer: Callable[[LiveTable], None] = lambda live: None  # set by the scheduler
        self.moves_made = 0
        self.latencies = Latencies()
        self.tasks: set[asyncio.Task[Any]] = set()

    def spawn(self, work: Any) -> asyncio.Task[Any]:
        """Start a task. The node waits for it when it stops."""
        task: asyncio.Task[Any] = asyncio.get_running_loop().create_task(work)
        self.tasks.add(task)
        task.add_done_callback(self.tasks.discard)
        return task

    def publish(self, live: LiveTable, entry: n.AnyEntry, asker: Connection | None = None) -> None:
        """Send the last entry to every connection of this node, as each may see it.

        The one that asked for it is told with the answer, which comes next.
        """
        if asker is not None:
            asker.hold()
        room = live.room
        live.published = room.number
        self.moves_made += isinstance(entry, n.Moved)
        if isinstance(entry, n.Left | n.Rematch | n.Reshuffled | n.Reseated | n.Changed):
            self.follow_seats(live, entry)
        else:
            self.post(live, entry, live.connections)
        if isinstance(entry, n.Reshuffled | n.TakenBack):  # what bots know is of cards or moves that are void
            live.bots.close()
            live.passed.clear()
        if isinstance(entry, n.Moved | n.Begun) and room.game is not None:
            live.bots.hear(room.game)

    def post(self, live: LiveTable, entry: n.AnyEntry, connections: Iterable[Connection]) -> None:
        messages = build_messages(live.room, entry, {connection.viewer for connection in connections}, live.room.at)
        for connection in connections:
            connection.post(messages[connection.viewer])

    def follow_seats(self, live: LiveTable, entry: n.AnyEntry) -> None:
        """Send the last entry. People with another seat now are greeted there; those with none are disconnected."""
        room, stayed = live.room, []
        for connection in live.connections:
            seat = room.seat_of(connection.token_digest) if connection.token_digest else None
            if connection.token_digest and seat is None:
                connection.disconnect("bad-token")
            elif seat != connection.viewer.seat:
                self.greet(live, connection, room.number - 1)
            else:
                stayed.append(connection)
        self.post(live, entry, stayed)

    def schedule(self, live: LiveTable) -> None:
        """Set the table's timer to whatever is due next."""
        self.rebase(live)
        position = 0 if live.room.game is None else len(live.room.game.log)
        live.passed = {decision for decision in live.passed if decision[0] == position}
        self.set_timer(live, next_timer(live.room, live.excluded))

    def rebase(self, live: LiveTable) -> None:
        """Times of the log in the future, of a clock that has been set back since, bind nobody: they are now."""
        ahead = live.room.at - self.clock.now()
        if ahead > CLOCK_STEP:
            live.room.follow_clock(-ahead)
        elif ahead > 0:  # the clocks of two nodes never agree entirely
            live.room.shift_times(-ahead)
        if ahead > CLOCK_STEP and self.store.shared:  # the other nodes must not wait for that future either
            due = next_timer(live.room, NONE_EXCLUDED)
            if due is not None:
                self.spawn(self.errors_as_outages(asyncio.to_thread(self.store.bring_forward, live.room.id, due.at)))

    def set_timer(self, live: LiveTable, due: Timer | None) -> None:
        """Look at the table when something is due. A timer that fires earlier stays: most moves put off the clock."""
        sleeps = due is None or self.closing or self.limits.is_full(live.room)
        if live.timer is not None:
            if due is not None and not sleeps and live.fires_at <= due.at:
                live.due = due.at
                return
            live.timer.cancel()
            live.timer = None
        if due is not None and not sleeps:
            live.due = live.fires_at = due.at
            wait = max(0.0, due.at - self.clock.now())
            live.timer = asyncio.get_running_loop().call_later(wait, self.fire, live)

    def fire(self, live: LiveTable) -> None:
        live.timer = None
        if live.due > live.fires_at:
            self.schedule(live)
        else:
            self.on_timer(live)

    def greet(self, live: LiveTable, connection: Connection, last: int | None) -> None:
        """Find a connection's seat and show it the table. Refuses a token that opens no seat (any more)."""
        connection.viewer = Viewer(commands.seat_for(live.room, connection.token_digest), connection.viewer.watch)
        connection.post(m.encode(build_hello(live.room, connection.viewer, last, self.clock.now())))
