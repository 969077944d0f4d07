"""A TCP proxy on this machine that can swallow everything, as a network does that drops packets."""

from __future__ import annotations

import socket
from contextlib import suppress
from threading import Event, Lock, Thread

from tests.support.servers import Port


class TcpProxy:
    """Forwards connections to a port. While it stalls, connections are accepted and nothing passes in any direction."""

    def __init__(self, target: int) -> None:
        self.target = target
        self.port = Port()
        self._flowing = Event()
        self._flowing.set()
        self._lock = Lock()
        self._sockets: list[socket.socket] = []
        self._listening = socket.socket()
        self._listening.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        self._listening.bind(("127.0.0.1", self.port.number))
        self._listening.listen()
        Thread(target=self._accept, daemon=True).start()

    def stall(self) -> None:
        self._flowing.clear()

    def heal(self) -> None:
        self._flowing.set()

    def cut(self) -> None:
        """End every connection, as a firewall does that forgets them."""
        with self._lock:
            ended, self._sockets = self._sockets, []
        for one in ended:
            with suppress(OSError):
                one.shutdown(socket.SHUT_RDWR)
            one.close()

    def close(self) -> None:
        self._listening.shutdown(socket.SHUT_RDWR)
        self._listening.close()
        self.heal()
        self.cut()
        self.port.release()

    def _accept(self) -> None:
        with suppress(OSError):  # closed
            while True:
                client, _ = self._listening.accept()
                Thread(target=self._connect, args=[client], daemon=True).start()

    def _connect(self, client: socket.socket) -> None:
        self._flowing.wait()
        try:
            server = socket.create_connection(("127.0.0.1", self.target))
        except OSError:
            client.close()
            return
        with self._lock:
            self._sockets += [client, server]
        Thread(target=self._forward, args=[client, server], daemon=True).start()
        self._forward(server, client)

    def _forward(self, source: socket.socket, sink: socket.socket) -> None:
        with suppress(OSError):
            while data := source.recv(65536):
                self._flowing.wait()
                sink.sendall(data)
        for one in (source, sink):
            with suppress(OSError):
                one.shutdown(socket.SHUT_RDWR)

    def __enter__(self) -> TcpProxy:
        return self

    def __exit__(self, *_: object) -> None:
        self.close()
