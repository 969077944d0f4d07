"""The client of a server: open a table, sit down and play, from a terminal, a remote bot or a load test.

A broken connection is opened again, and unanswered requests are sent again with the same id: nothing is lost, and
nothing is done twice.
"""

from oneleft.errors import ServerRefused, Unreachable
from oneleft.protocol.tables import Settings

from .claimed_names import Names
from .connection import TableConnection
from .device import device_secret
from .errors import LATE
from .lobby import Lobby, read_link, read_replay_link, read_tournament_link
from .shuffling import Shuffling

__all__ = [
    "LATE",
    "Lobby",
    "Names",
    "ServerRefused",
    "Settings",
    "Shuffling",
    "TableConnection",
    "Unreachable",
    "device_secret",
    "read_link",
    "read_replay_link",
    "read_tournament_link",
]
