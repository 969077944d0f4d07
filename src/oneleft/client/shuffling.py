"""A client's part of the shuffles of a table, so that its person need not trust the server (docs/fairness.md)."""

from __future__ import annotations

import secrets

from oneleft.protocol import messages as m
from oneleft.protocol.tables import TableShown
from oneleft.table.fairness import new_reveal, reveal_hash


class Shuffling:
    """Commits before each match and reveals when it starts: `answer` says what to send.

    It reveals for the first set of hashes that it sees fixed, and never for another one of the same match: whoever knew
    the reveal could choose the others.
    """

    def __init__(self, words: str = "") -> None:
        self.words = words
        self.reveals: dict[tuple[str, int], str] = {}  # by the commitment and the seat
        self.fixed: dict[str, list[str]] = {}  # the hashes of each match, by its commitment

    def answer(self, seat: int | None, table: TableShown, entered: bool) -> m.Commit | m.Reveal | None:
        """The message that this state of the table asks for. ``entered``: it is the first of a connection."""
        if seat is None:
            return None
        match = table.commitment, seat
        if table.status == "waiting" and (entered or match not in self.reveals):
            reveal = self.reveals.setdefault(match, new_reveal(self.words))
            return m.Commit(id=new_id(), commitment=table.commitment, hash=reveal_hash(*match, reveal))
        if table.status == "starting" and match in self.reveals and (entered or table.commitment not in self.fixed):
            reveal, hashes = self.reveals[match], [shown.hash for shown in table.seats if not shown.next_match]
            is_fixed = self.fixed.setdefault(table.commitment, hashes) == hashes
            if is_fixed and hashes[seat] == reveal_hash(*match, reveal):
                return m.Reveal(id=new_id(), reveal=reveal)
        return None


def is_ready(table: TableShown) -> bool:
    """Whether everybody has a part in the next shuffle."""
    return table.status == "waiting" and all(seat.hash or seat.bot or seat.name is None for seat in table.seats)


def new_id() -> str:
    return secrets.token_hex(8)
