"""A client's part of the shuffles of a table, so that its person need not trust the server (docs/fairness.md)."""

from __future__ import annotations

import secrets
from dataclasses import dataclass

from oneleft.protocol import messages as m
from oneleft.protocol.tables import TableShown
from oneleft.table.fairness import new_reveal, reveal_hash


@dataclass(slots=True)
class Seen:
    """What a client saw of a match before its deal. What it sees later would prove nothing."""

    commitment: str
    shuffles: int = 0  # since the last match that it saw end
    refusal: str = ""  # why it takes no part: the key of a message


class Shuffling:
    """Commits before each match and reveals when it starts: `answer` says what to send.

    It reveals for the first set of hashes that it sees fixed, and never for another one with the same commitment:
    anyone who knew the reveal could choose the others. It takes no part if the server repeats the commitment of another
    match, or asks for more shuffles than one for each seat plus one: repeating a shuffle means choosing one.
    """

    def __init__(self, words: str = "") -> None:
        self.words = words
        self.reveals: dict[tuple[str, int], str] = {}  # by the commitment and the seat
        self.fixed: dict[str, list[str]] = {}  # the hashes of each shuffle, by its commitment
        self.seen: dict[int, Seen] = {}  # by the number of the match
        self.matches: dict[str, int] = {}  # for which match each commitment was shown first
        self.shuffles: set[str] = set()  # the commitments of the shuffles since the last match that was seen to end

    def answer(self, seat: int | None, table: TableShown, entered: bool) -> m.Commit | m.Reveal | None:
        """The message that this state of the table asks for. ``entered``: it is the first of a connection."""
        hashes = [shown.hash for shown in table.seats if not shown.next_match]
        is_first = table.status == "starting" and table.commitment not in self.fixed
        seen = self._note(table, hashes)
        if seat is None or seen is None or seen.refusal:
            return None
        part = table.commitment, seat
        if table.status == "waiting" and (entered or part not in self.reveals):
            reveal = self.reveals.setdefault(part, new_reveal(self.words))
            return m.Commit(id=new_id(), commitment=table.commitment, hash=reveal_hash(*part, reveal))
        if table.status == "starting" and part in self.reveals and (entered or is_first):
            reveal = self.reveals[part]
            if self.fixed[table.commitment] == hashes and hashes[seat] == reveal_hash(*part, reveal):
                return m.Reveal(id=new_id(), reveal=reveal)
        return None

    def _note(self, table: TableShown, hashes: list[str]) -> Seen | None:
        """Remember what is shown before a deal. A commitment that is shown first when the match starts is too late."""
        if table.status == "over":
            self.shuffles.clear()
        if table.status not in ("waiting", "starting"):
            return None
        match, commitment = table.match + 1, table.commitment
        seen = self.seen.get(match)
        if table.status == "waiting" and (seen is None or seen.commitment != commitment):
            seen = self.seen[match] = Seen(commitment)
            self.matches.setdefault(commitment, match)
        if seen is None or seen.commitment != commitment:
            return None
        if table.status == "starting":
            self.fixed.setdefault(commitment, hashes)
            self.shuffles.add(commitment)
        seen.shuffles = len(self.shuffles)
        if self.matches[commitment] != match:
            seen.refusal = "page-seal-repeated"
        elif len(self.shuffles - {commitment}) > len(hashes):
            seen.refusal = "page-too-many-shuffles"
        return seen


def is_ready(table: TableShown) -> bool:
    """Whether everyone has a part in the next shuffle."""
    return table.status == "waiting" and all(seat.hash or seat.bot or seat.name is None for seat in table.seats)


def new_id() -> str:
    return secrets.token_hex(8)
