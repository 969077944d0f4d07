"""Frames of web sockets as a server writes them (RFC 6455, section 5.2): one for each message, and nothing masked."""

from __future__ import annotations

from struct import Struct

FINAL_TEXT = 0x81
MEDIUM, LONG = Struct("!BBH").pack, Struct("!BBQ").pack
WRITE_TEXT = "oneleft.write_text"  # the ASGI extension by which `SocketConnection` offers to write such frames itself


def text_frame(text: bytes) -> bytes:
    length = len(text)
    if length < 126:
        return bytes((FINAL_TEXT, length)) + text
    return (MEDIUM(FINAL_TEXT, 126, length) if length < 65536 else LONG(FINAL_TEXT, 127, length)) + text
