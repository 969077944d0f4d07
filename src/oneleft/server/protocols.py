"""The limits of a connection, below the framework: every byte and every frame is counted before anything is made of it.

uvicorn's own classes parse whatever arrives, answer every ping, and wait forever for the rest of a request.
"""

from __future__ import annotations

from asyncio import TimerHandle
from collections.abc import Iterator
from typing import Any

import uvicorn
from uvicorn.protocols.http.h11_impl import H11Protocol
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol

from .admission import Admission
from .frames import ON_TEXT, WRITE_TEXT, OnText, are_whole_messages, text_frame, usual_text
from .rate_limits import Bucket

SLICE = 512  # bytes that are parsed at a time
MOST_OF_A_REQUEST = 65_536  # bytes: the head and a body that may be too long for the framework, which says so
CLOSE_SECONDS = 2.0  # for a peer to take its last bytes
SLOWEST = 2048  # bytes a second that a client reads at least


class Config(uvicorn.Config):
    """uvicorn's configuration, with `Admission` for its protocols."""

    def __init__(self, app: Any, admission: Admission, **more: Any) -> None:
        super().__init__(
            app,
            http=HttpConnection,
            ws=SocketConnection,
            proxy_headers=False,  # `Proxies` reads them
            **more,
        )
        self.admission = admission


def admission_of(config: uvicorn.Config) -> Admission:
    assert isinstance(config, Config)
    return config.admission


def sliced(data: bytes) -> Iterator[bytes]:
    if len(data) <= SLICE:
        yield data
        return
    for start in range(0, len(data), SLICE):
        yield data[start : start + SLICE]


class HttpConnection(H11Protocol):
    """An HTTP connection: counted by address; a request has a time limit and a client must read what it asked for."""

    def __init__(self, config: uvicorn.Config, *args: Any, **more: Any) -> None:
        super().__init__(config, *args, **more)
        self.admission = admission_of(config)
        self.peer = ""
        self.counted = self.upgraded = False
        self.received = 0  # bytes of the current request
        self.deadline: TimerHandle | None = None
        self.stalled: TimerHandle | None = None

    def connection_made(self, transport: Any) -> None:
        super().connection_made(transport)
        self.peer = self.client[0] if self.client else ""
        self.counted = self.admission.connect(self.peer)
        if self.counted:
            self.await_request()
        else:
            transport.abort()

    def connection_lost(self, exc: Exception | None) -> None:
        self.stop_timers()
        if self.counted:
            self.admission.disconnect(self.peer)
        super().connection_lost(exc)

    def data_received(self, data: bytes) -> None:
        for part in sliced(data):
            if self.upgraded or self.transport.is_closing() or self.is_chunked:
                return
            if self.deadline is None and self.is_idle:
                self.await_request()
            self.received += len(part)
            super().data_received(part)
            self.check_request()

    @property
    def is_idle(self) -> bool:
        return self.cycle is None or self.cycle.response_complete

    @property
    def is_chunked(self) -> bool:
        """Whether the request comes in chunks. It is refused, and none of them is read."""
        return self.headers is not None and any(name == b"transfer-encoding" for name, _ in self.headers)

    def check_request(self) -> None:
        if self.cycle is not None and not self.cycle.more_body:  # it is complete
            self.received = 0
            self.stop_waiting()
            return
        if self.received > MOST_OF_A_REQUEST:
            self.cut_off("request-size")

    # Time limits

    def await_request(self) -> None:
        self.deadline = self.loop.call_later(self.admission.limits.request_seconds, self.cut_off, "request-time")

    def stop_waiting(self) -> None:
        if self.deadline is not None:
            self.deadline.cancel()
            self.deadline = None

    def pause_writing(self) -> None:
        super().pause_writing()
        self.watch_reading()

    def resume_writing(self) -> None:
        self.stop_watching()
        super().resume_writing()

    def watch_reading(self) -> None:
        """Look again later whether the client has read something of a long answer."""
        seconds, waiting = self.admission.limits.stall_seconds, self.transport.get_write_buffer_size()
        self.stalled = self.loop.call_later(seconds, self.check_reading, waiting - SLOWEST * seconds)

    def check_reading(self, expected: float) -> None:
        if self.transport.get_write_buffer_size() > expected:
            self.cut_off("stalled")
        else:
            self.watch_reading()

    def stop_watching(self) -> None:
        if self.stalled is not None:
            self.stalled.cancel()
            self.stalled = None

    def stop_timers(self) -> None:
        self.stop_waiting()
        self.stop_watching()

    def timeout_keep_alive_handler(self) -> None:
        super().timeout_keep_alive_handler()
        self.loop.call_later(CLOSE_SECONDS, self.transport.abort)  # if it does not read the last answer

    def cut_off(self, reason: str) -> None:
        self.stop_timers()
        if not self.transport.is_closing():
            self.admission.cut_off(self.peer, reason)
        self.transport.abort()

    def handle_websocket_upgrade(self, event: Any) -> None:
        self.stop_timers()
        self.upgraded, self.counted = True, False  # the web socket is the same connection
        super().handle_websocket_upgrade(event)


class SocketConnection(WebSocketsSansIOProtocol):
    """A web socket: its frames are counted, and nothing is kept for a peer that does not read."""

    def __init__(self, config: uvicorn.Config, *args: Any, **more: Any) -> None:
        super().__init__(config, *args, **more)
        self.admission = admission_of(config)
        self.budget = Bucket(*self.admission.limits.frames)
        self.close_timeout = CLOSE_SECONDS
        self.peer = self.address = ""
        self.has_heard = False  # from the peer, since it was last asked whether it is there
        self.told: OnText | None = None  # of usual texts
        self.has_only_whole_messages = True  # so far; else the library may be in the middle of one

    def connection_made(self, transport: Any) -> None:
        super().connection_made(transport)
        self.peer = self.client[0] if self.client else ""

    def handle_connect(self, event: Any) -> None:
        super().handle_connect(event)
        if self.response.status_code == 101:
            self.address = self.admission.proxies.address_of(self.scope)
            extensions: dict[str, Any] = self.scope["extensions"]
            extensions[WRITE_TEXT] = self.write_text
            extensions[ON_TEXT] = self.on_text

    def write_text(self, *texts: bytes) -> bool:
        """Send messages at once, past the layers between; False if the peer does not read or the socket closes."""
        if not self.writable.is_set() or self.close_sent or self.disconnected:
            return False
        self.transport.write(b"".join(map(text_frame, texts)))
        return True

    def on_text(self, told: OnText) -> None:
        """Tell someone of usual texts at once, past the layers between."""
        self.told = told

    def connection_lost(self, exc: Exception | None) -> None:
        self.told = None  # it would hold the socket, and the socket this
        self.admission.disconnect(self.peer)
        super().connection_lost(exc)

    def data_received(self, data: bytes) -> None:
        self.has_heard = True
        text = usual_text(data) if self.told is not None and self.takes_usual_text else None
        if self.told is not None and text is not None and self.told(text):
            self.count_frames(1)
            return
        if self.handshake_initiated:
            self.has_only_whole_messages = self.has_only_whole_messages and are_whole_messages(data)
        for part in sliced(data):
            if self.transport.is_closing():
                return
            super().data_received(part)

    @property
    def takes_usual_text(self) -> bool:
        """Whether nothing came before that is not read yet, and the socket is open."""
        is_open = not (self.close_sent or self.disconnected or self.transport.is_closing())
        return is_open and self.has_only_whole_messages and self.queue.empty()

    def send_keepalive_ping(self) -> None:
        """Ask whether the peer is there, unless it has said something since the last time."""
        if self.has_heard:
            self.has_heard = False
            self.schedule_ping()
        else:
            super().send_keepalive_ping()

    def handle_events(self) -> None:
        if self.count_frames(len(self.conn.events)):
            super().handle_events()

    def count_frames(self, frames: int) -> bool:
        """Whether the peer may send so many more; else it is cut off."""
        if self.budget.take(frames) and self.admission.admits_frames(self.address, frames):
            return True
        self.cut_off("frames")
        return False

    def handle_ping(self) -> None:
        if self.writable.is_set():
            super().handle_ping()
        else:  # it pings, but it does not read
            self.cut_off("deaf")

    def cut_off(self, reason: str) -> None:
        if not self.transport.is_closing():
            self.admission.cut_off(self.peer, reason)
        self.transport.abort()

    async def run_asgi(self) -> None:
        await super().run_asgi()
        self.loop.call_later(CLOSE_SECONDS, self.transport.abort)  # if it does not read the close frame

    def keepalive_timeout(self) -> None:
        super().keepalive_timeout()
        self.loop.call_later(CLOSE_SECONDS, self.transport.abort)
