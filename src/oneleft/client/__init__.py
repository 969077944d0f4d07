"""Tables on a server, from Python: open one, sit down, play; for terminals, remote bots and load tests.

A connection that breaks is made again, and what was asked on it is asked again with the same id, so nothing is lost
and nothing is done twice.
"""

from importlib.util import find_spec

if any(find_spec(library) is None for library in ("httpx", "websockets")):
    raise ImportError("the client needs httpx and websockets: pip install 'oneleft[client]'")

from oneleft.protocol.tables import Settings

from .connection import TableConnection
from .errors import LATE, ServerRefused, Unreachable
from .lobby import Lobby, read_link

__all__ = ["LATE", "Lobby", "ServerRefused", "Settings", "TableConnection", "Unreachable", "read_link"]
