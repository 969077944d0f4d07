"""The last steps of a message: its frame, its place among others, and writes that take too long."""

import asyncio
import gc
from contextvars import ContextVar
from threading import Event
from types import SimpleNamespace

import msgspec
import pytest
from websockets.frames import Frame, Opcode

from oneleft.protocol import messages as m
from oneleft.room.presenters import Viewer
from oneleft.room.state import Room
from oneleft.server.connections import Connection
from oneleft.server.eager_tasks import start_eagerly
from oneleft.server.frames import are_whole_messages, text_frame, usual_text
from oneleft.server.garbage import LEAST_SECONDS, SHARE, TABLE_SECONDS, Collector
from oneleft.server.limits import Limits
from oneleft.server.live_table import SOON_SECONDS, LiveTable
from oneleft.server.sockets import MAX_FAULTS, Socket
from oneleft.server.writer import Writer
from oneleft.server.writes import Write
from oneleft.table.game import Game
from tests.support.in_process_nodes import QUIET, TOKENS, RecordingConnection, open_table, saying, seeded_node, until


@pytest.mark.parametrize("length", [0, 125, 126, 65535, 65536])
def test_a_frame_is_as_the_library_writes_it(length):
    text = b"x" * length
    assert text_frame(text) == Frame(Opcode.TEXT, text).serialize(mask=False)


def test_messages_stay_in_order_when_the_peer_stops_reading_and_goes_on():
    async def main():
        heard, may_write, reads = [], True, asyncio.Event()

        def write(message):
            if may_write:
                heard.append(message.decode())
            return may_write

        async def send(text):
            await reads.wait()
            heard.append(text)

        connection = Connection(Viewer(0), "", "", send, send, write=write)
        connection.post(b"1")
        may_write = False
        connection.post(b"2")
        may_write = True
        connection.post(b"3")  # must not overtake the second
        reads.set()
        await asyncio.sleep(0)
        await asyncio.sleep(0)
        connection.post(b"4")
        assert heard == ["1", "2", "3", "4"]

    asyncio.run(main())


def test_what_is_held_is_sent_in_one_piece_and_in_order():
    async def main():
        written, sent, may_write = [], [], True

        def write(*messages):
            if may_write:
                written.append(messages)
            return may_write

        async def send(text):
            sent.append(text)

        connection = Connection(Viewer(0), "", "", send, send, write=write)
        connection.release()
        connection.hold()
        connection.post(b"1")
        connection.hold()
        connection.post(b"2")
        assert not written
        connection.release()
        connection.post(b"3")
        assert written == [(b"1", b"2"), (b"3",)]
        may_write = False
        connection.hold()
        connection.post(b"4")
        connection.post(b"5")
        connection.release()
        assert sent == ["4", "5"]

    asyncio.run(main())


def test_a_mover_is_sent_the_events_together_with_the_answer(tmp_path):
    async def main():
        async with seeded_node(f"sqlite:///{tmp_path / 'tables.sqlite'}") as node:
            room_id = await open_table(node)
            written = []
            messages = [m.Enter(token=TOKENS[0]), m.Say(id="1", phrase="hello"), m.Say(id="1", phrase="hello")]

            async def receive():
                if messages:
                    return {"type": "websocket.receive", "text": m.encode(messages.pop(0)).decode()}
                return {"type": "websocket.disconnect"}

            async def send(event):
                raise AssertionError(event)

            def write(*texts):
                written.append([type(m.read_table(text)).__name__ for text in texts])
                return True

            await Socket(node, room_id, node.limits, receive, send, write).run()
            assert written == [["Hello"], ["Table"], ["Said", "Done"], ["Done"]]

    asyncio.run(main())


class HangingStore:
    def __init__(self):
        self.may_answer = Event()

    def append(self, writes):
        self.may_answer.wait(20)
        return [True] * len(writes)


def test_a_write_that_hangs_fails_in_time_and_the_next_is_written():
    async def main():
        store = HangingStore()
        writer = Writer(store, 0.01)
        with pytest.raises(TimeoutError):
            await writer.append(Write("a", 0, "first", [b""]))
        writer.seconds = 20
        store.may_answer.set()
        assert await writer.append(Write("a", 0, "second", [b""]))
        await asyncio.to_thread(writer.close)

    asyncio.run(main())


def test_writes_that_arrive_during_a_commit_share_the_next_one(tmp_path):
    async def main():
        async with seeded_node(f"sqlite:///{tmp_path / 'tables.sqlite'}") as node:
            room_ids = [await open_table(node) for _ in range(20)]
            append, may_commit, batches = node.store.append, Event(), []

            def append_later(writes):
                assert may_commit.wait(20)
                batches.append(len(writes))
                return append(writes)

            node.store.append = append_later
            commits, written = node.writer.commits, node.writer.written
            said = [asyncio.ensure_future(node.execute(room_id, saying(0, "1"))) for room_id in room_ids]
            await until(lambda: all(node.live_tables[room_id].stale for room_id in room_ids))
            may_commit.set()
            await asyncio.gather(*said)
            assert sum(batches) == len(said)
            assert len(batches) <= 2
            await until(lambda: node.writer.written - written == len(said))
            assert node.writer.commits - commits == len(batches)

    asyncio.run(main())


@pytest.mark.parametrize("listed", [False, True])
def test_who_connects_changes_what_strangers_are_shown_and_nothing_else_in_the_database(tmp_path, listed):
    async def main():
        async with seeded_node(f"sqlite:///{tmp_path / 'tables.sqlite'}") as node:
            room_id = await open_table(node, msgspec.structs.replace(QUIET, listed=listed))
            append, plain = node.store.append, []
            node.store.append = lambda writes: (plain.extend(write.is_plain for write in writes), append(writes))[1]
            guests = [RecordingConnection(node, seat=seat) for seat in (0, 1)]
            for guest in guests:
                live = await node.enter(room_id, guest.connection, None)
            assert (len(node.store.listed(9, 9)) == 1) is listed
            for guest in guests:
                await node.disconnect(live, guest.connection)
            assert plain == [not listed] * 4
            assert not node.store.listed(9, 9)

    asyncio.run(main())


def collector_of(monkeypatch, tables):
    """The collector of a node with so many tables, at a clock that the test sets; and when it collected."""
    now, passes = [0.0], []
    monkeypatch.setattr("oneleft.server.garbage.monotonic", lambda: now[0])
    monkeypatch.setattr(gc, "collect", lambda: (passes.append(now[0]), now.__setitem__(0, now[0] + 0.5)))
    return Collector(SimpleNamespace(live_tables=dict.fromkeys(range(tables)))), now, passes


def test_a_full_collection_waits_for_a_quiet_moment_but_not_for_ever(monkeypatch):
    collector, now, passes = collector_of(monkeypatch, 0)
    assert not collector.is_due(is_quiet=True), "just started"
    now[0] = LEAST_SECONDS + 1
    collector.collect()
    now[0] += LEAST_SECONDS + 1
    assert collector.is_due(is_quiet=True)
    assert not collector.is_due(is_quiet=False)
    now[0] += SHARE * 0.5
    assert collector.is_due(is_quiet=False)
    assert len(passes) == 1


def test_the_first_full_collection_of_many_busy_tables_waits_like_the_others(monkeypatch):
    collector, now, _ = collector_of(monkeypatch, 4000)
    now[0] = 5 * LEAST_SECONDS
    assert not collector.is_due(is_quiet=False)
    assert collector.is_due(is_quiet=True)
    now[0] = SHARE * TABLE_SECONDS * 4000 + 1
    assert collector.is_due(is_quiet=False)


def test_the_database_is_told_of_a_due_time_only_if_it_would_look_too_late_or_for_nothing():
    live = object.__new__(LiveTable)
    live.stored_due = 0.0
    assert not live.has_stored(100.0, now=0.0), "not known"
    live.stored_due = 60.0
    assert live.has_stored(100.0, now=0.0)
    assert not live.has_stored(59.0, now=0.0), "it would come too late"
    assert not live.has_stored(100.0, now=60.0 - SOON_SECONDS), "it would soon come for nothing"
    assert not live.has_stored(None, now=0.0)
    live.stored_due = None
    assert live.has_stored(None, now=0.0)
    assert not live.has_stored(100.0, now=0.0)


def test_a_match_that_goes_on_for_ever_is_stopped_after_so_many_rounds():
    room, game = Room("table"), Game("classic", 2, seed=1)
    room.game = game
    while not game.match.history:
        game.push(game.legal_moves()[0])
    assert not Limits(rounds=2).is_full(room)
    assert Limits(rounds=1).is_full(room)
    room.game = None
    assert not Limits(rounds=1).is_full(room), "another match can be played"


def masked(opcode, text, is_final=True):
    frame = Frame(opcode, text, fin=is_final)
    return frame.serialize(mask=True)


@pytest.mark.parametrize("text", [b"", b"{}", b"x" * 125])
def test_the_usual_frame_of_a_client_is_read_as_the_library_wrote_it(text):
    assert usual_text(masked(Opcode.TEXT, text)) == text


def test_every_other_frame_is_left_to_the_library():
    usual = masked(Opcode.TEXT, b"{}")
    others = [
        *(b"", usual[:-1], usual + b"x", usual * 2, Frame(Opcode.TEXT, b"{}").serialize(mask=False)),
        *(masked(Opcode.TEXT, text) for text in (b"x" * 126, "ä".encode(), b"\xff")),
        *(masked(Opcode.TEXT, b"{", is_final=False), masked(Opcode.BINARY, b"{}"), masked(Opcode.PING, b"")),
    ]
    assert [usual_text(other) for other in others] == [None] * len(others)


@pytest.mark.parametrize("length", [0, 125, 126, 65535, 65536])
def test_whole_messages_are_told_from_parts(length):
    whole = masked(Opcode.PING, b"") + masked(Opcode.TEXT, b"x" * length)
    assert are_whole_messages(whole)
    assert are_whole_messages(whole * 2)
    cuts = {*range(1, 30), len(whole) - 1} - {len(masked(Opcode.PING, b""))}
    assert not any(are_whole_messages(whole[:cut]) for cut in cuts if cut < len(whole))
    assert not are_whole_messages(masked(Opcode.TEXT, b"x", is_final=False))
    assert not are_whole_messages(masked(Opcode.CONT, b"x"))


def test_work_that_begins_at_once_stays_in_one_context():
    async def main():
        spans, ended = ContextVar("spans", default=0), []

        async def work():
            mark = spans.set(1)
            await asyncio.sleep(0)
            spans.reset(mark)  # fails in another context
            ended.append(True)

        start_eagerly(work())
        assert spans.get() == 0
        await asyncio.sleep(0)
        await asyncio.sleep(0)
        assert ended

    asyncio.run(main())


def test_messages_that_come_while_one_is_carried_out_wait_their_turn(tmp_path):
    async def main():
        async with seeded_node(f"sqlite:///{tmp_path / 'tables.sqlite'}") as node:
            room_id = await open_table(node)
            inbox, answers, told = asyncio.Queue(), [], []
            inbox.put_nowait({"type": "websocket.receive", "text": m.encode(m.Enter(token=TOKENS[0])).decode()})

            def write(*texts):
                answers.extend(one.id for one in map(m.read_table, texts) if isinstance(one, m.Done))
                return True

            def say(number):
                """As a connection does: at once if that is possible and nothing waits, else by the queue."""
                text = m.encode(m.Say(id=str(number), phrase="hello"))
                if not (inbox.empty() and told[0](text)):
                    inbox.put_nowait({"type": "websocket.receive", "text": text.decode()})

            serving = asyncio.create_task(
                Socket(node, room_id, node.limits, inbox.get, write, write, told.append).run()
            )
            await until(lambda: bool(told))
            await asyncio.sleep(0)
            for number in range(5):
                say(number)
                await asyncio.sleep(0)
            await until(lambda: len(answers) == 5)
            assert answers == ["0", "1", "2", "3", "4"]
            inbox.put_nowait({"type": "websocket.disconnect"})
            await serving

    asyncio.run(main())


def test_a_message_of_bad_will_ends_the_socket_also_past_the_queue(tmp_path):
    async def main():
        async with seeded_node(f"sqlite:///{tmp_path / 'tables.sqlite'}") as node:
            room_id = await open_table(node)
            inbox, closed, told = asyncio.Queue(), [], []
            inbox.put_nowait({"type": "websocket.receive", "text": m.encode(m.Enter(token=TOKENS[0])).decode()})

            async def send(event):
                closed.append(event["code"])

            socket = Socket(node, room_id, node.limits, inbox.get, send, lambda *texts: True, told.append)
            serving = asyncio.create_task(socket.run())
            await until(lambda: bool(told))
            await asyncio.sleep(0)
            for _ in range(MAX_FAULTS + 1):
                assert told[0](b"nonsense")
            await serving
            assert closed == [4400]
            assert not node.live_tables[room_id].connections

    asyncio.run(main())


def test_a_peer_that_does_not_read_that_it_is_closed_is_not_heard_any_more(tmp_path):
    async def main():
        async with seeded_node(f"sqlite:///{tmp_path / 'tables.sqlite'}") as node:
            room_id = await open_table(node)
            inbox, reads, told = asyncio.Queue(), asyncio.Event(), []
            inbox.put_nowait({"type": "websocket.receive", "text": m.encode(m.Enter(token=TOKENS[0])).decode()})

            async def send(event):
                await reads.wait()

            socket = Socket(node, room_id, node.limits, inbox.get, send, lambda *texts: True, told.append)
            serving = asyncio.create_task(socket.run())
            await until(lambda: bool(told))
            await asyncio.sleep(0)
            for _ in range(MAX_FAULTS + 1):
                assert told[0](b"nonsense")
            assert not told[0](b"nonsense"), "each would wait too"
            inbox.put_nowait({"type": "websocket.disconnect"})
            reads.set()
            await serving
            assert not node.live_tables[room_id].room.connections(), "that it is lost is recorded"

    asyncio.run(main())
