"""Frames of web sockets (RFC 6455, section 5.2): as this server writes them, and the usual ones of clients.

One for each message. A client masks what it sends, a server does not.
"""

from __future__ import annotations

from collections.abc import Callable
from struct import Struct

from websockets.frames import apply_mask  # type: ignore[attr-defined]  # the compiled one, if it is there

FINAL_TEXT = 0x81
FINAL = MASKED = 0x80
OPCODE = 0x0F
MEDIUM, LONG = Struct("!BBH").pack, Struct("!BBQ").pack
WRITE_TEXT = "oneleft.write_text"  # the ASGI extension by which `SocketConnection` offers to write such frames itself
ON_TEXT = "oneleft.on_text"  # and this, to be told of usual frames at once
OnText = Callable[[bytes], bool]  # is told a text; False if it has to come the usual way


def text_frame(text: bytes) -> bytes:
    length = len(text)
    if length < 126:
        return bytes((FINAL_TEXT, length)) + text
    return (MEDIUM(FINAL_TEXT, 126, length) if length < 65536 else LONG(FINAL_TEXT, 127, length)) + text


def usual_text(data: bytes) -> bytes | None:
    """The text of a client's frame, if the data is that frame and nothing else: short, whole and in ASCII."""
    length = len(data) - 6
    if not 0 <= length < 126 or data[0] != FINAL_TEXT or data[1] != MASKED + length:
        return None
    text: bytes = apply_mask(data[6:], data[2:6])
    return text if text.isascii() else None


def are_whole_messages(data: bytes) -> bool:
    """Whether a client's data is whole frames, and none of them a part of a longer message."""
    start = 0
    while len(data) - start >= 6 and data[start] & FINAL and data[start] & OPCODE:
        length = data[start + 1] & ~MASKED
        if length < 126:
            start += 6 + length
        elif length == 126:
            start += 8 + int.from_bytes(data[start + 2 : start + 4])
        else:
            start += 14 + int.from_bytes(data[start + 2 : start + 10])
    return start == len(data)
