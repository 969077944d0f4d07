"""The log of a server: lines of text or of JSON; and in a terminal a line below them that says how it is."""

from __future__ import annotations

import asyncio
import json
import logging
import sys
from datetime import UTC, datetime
from typing import TYPE_CHECKING, Literal, TextIO

from oneleft.lang import say

from .node_metrics import Meter

if TYPE_CHECKING:
    from .node import Node

LogFormat = Literal["text", "json"]
TEXT = "%(asctime)s %(levelname)s %(message)s"
CLEAR = "\r\x1b[2K"  # the status line makes room for a line of the log
STATUS_SECONDS = 2.0  # between two status lines


class JsonFormatter(logging.Formatter):
    def format(self, record: logging.LogRecord) -> str:
        line = {
            "time": datetime.fromtimestamp(record.created, UTC).isoformat(),
            "level": record.levelname,
            "logger": record.name,
            "message": record.getMessage(),
        }
        if record.exc_info:
            line["traceback"] = self.formatException(record.exc_info)
        return json.dumps(line, ensure_ascii=False)


class LineHandler(logging.StreamHandler[TextIO]):
    def format(self, record: logging.LogRecord) -> str:
        return (CLEAR if self.stream.isatty() else "") + super().format(record)


def set_up(log_format: LogFormat) -> None:
    handler = LineHandler(sys.stderr)
    handler.setFormatter(JsonFormatter() if log_format == "json" else logging.Formatter(TEXT))
    logging.basicConfig(handlers=[handler], level=logging.INFO)


class StatusLine:
    """Tables, people, moves a second, and how long 99 of 100 messages took, all since the last one."""

    def __init__(self, node: Node, language: str) -> None:
        self.meter, self.language = Meter(node), language

    def text(self) -> str:
        found = self.meter.look()
        return say(
            "serve-status",
            self.language,
            tables=found.tables,
            people=found.connections,
            moves=f"{found.moves:.1f}",
            milliseconds=f"{found.milliseconds:g}",
        )

    async def run(self, stream: TextIO) -> None:
        try:
            while True:
                await asyncio.sleep(STATUS_SECONDS)
                await asyncio.to_thread(show, stream, self.text())  # a terminal may be stopped
        finally:
            stream.write(CLEAR)


def show(stream: TextIO, text: str) -> None:
    stream.write(CLEAR + text)
    stream.flush()
