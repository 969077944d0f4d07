"""The record of a match: a text that people can read, replay and verify.

A finished record shows after each ``>`` what chance and the rules made of the line. All of that follows from the
rules, the seats, the key and the moves, so to verify a record is to write it again and compare.
"""

from __future__ import annotations

import json
import re
from collections.abc import Iterable, Iterator
from contextlib import contextmanager
from dataclasses import dataclass, field, replace
from itertools import chain
from typing import Any

import msgspec

from oneleft.errors import OneleftError, RecordError
from oneleft.rules.config import Rules

from . import events as e
from .fairness import check_reveals, commitment
from .game import Game
from .move import DEAL
from .notation import card_texts
from .old_moves import OldMoves
from .table import Table

# 1 named the colour of a Jam card with the play; 1 and 2 had no limit of refills (PILE-3); 1 to 3 had no hashes.
# 5 is 4 with a line that says how often decisions were taken back: it is written only where that happened.
VERSION = 5
UNCHANGED = 4  # the version of a match in which nothing was taken back
UNBOUND = 3  # the version of a game with words that nobody's hash binds
TITLES = {version: f"oneleft record {version}" for version in range(1, VERSION + 1)}
UNLIMITED = (1 << 31) - 1
HEADERS = ("rules", "seats", "commitment")
TAKEN_BACK = "taken_back "
RESTATES_THE_MOVE = (e.Played, e.CalledUno, e.Kept, e.EndedSeries, e.Caught, e.Discarded, e.NamedColor, e.Swapped)


@dataclass(frozen=True, slots=True)
class Record:
    """A parsed record: headers, moves and key, without the events that follow from them."""

    rules: str
    seats: tuple[str, ...]
    commitment: str
    moves: list[str] = field(default_factory=list)
    lines: list[int] = field(default_factory=list)  # the line of each move
    key: str | None = None
    words: tuple[str, ...] = ()  # of the players, mixed into the shuffles
    hashes: tuple[str | None, ...] = ()  # of those words, by seat
    taken_back: int = 0  # how often a decision was; the moves are those that counted in the end
    version: int = UNCHANGED

    @property
    def deal_line(self) -> int:
        """The line of the deal: after the title and the headers."""
        return len(HEADERS) + bool(self.hashes) + bool(self.words) + bool(self.taken_back) + 2

    @property
    def key_line(self) -> int:
        """The line of the key: after the deal and the moves."""
        return self.deal_line + len(self.moves) + 1


def write_record(game: Game) -> str:
    """The record of a game. A finished match has its events and its key, an unfinished one only its moves."""
    if game.start is not None:
        raise RecordError(0, "record-from-position")
    if not game.over:
        return "\n".join([*head_lines(game), DEAL, *map(str, game.log)]) + "\n"
    return "\n".join([*head_lines(game), *event_lines(with_moves(played_again(game))), f"key {game.key}"]) + "\n"


def head_lines(game: Game, version: int | None = None) -> list[str]:
    title = TITLES[version or version_of(game)]
    seats = json.dumps(game.names, ensure_ascii=False)
    hashes = [f"hashes {json.dumps(game.hashes)}"] if game.hashes else []
    words = [f"words {json.dumps(game.words, ensure_ascii=False)}"] if game.words else []
    taken_back = [f"{TAKEN_BACK}{game.taken_back}"] if game.taken_back else []
    fixed = [title, f"rules {game.rules}", f"seats {seats}", f"commitment {game.commitment}"]
    return [*fixed, *hashes, *words, *taken_back]


def version_of(game: Game) -> int:
    """The oldest version that can say everything about this game."""
    if game.taken_back:
        return VERSION
    return UNBOUND if game.words and not game.hashes else UNCHANGED


def played_again(game: Game) -> Iterator[Game]:
    """The game after the deal and after every move, by replay."""
    again = Game(game.rules, game.names, game.key, game.words, hashes=game.hashes)
    yield again
    for move in game.log:
        again.push(move)
        yield again


def with_moves(games: Iterable[Game]) -> Iterator[tuple[str, Game]]:
    """The deal and every move, each with the game after it."""
    for game in games:
        yield str(game.log[-1]) if game.log else DEAL, game


def event_lines(played: Iterable[tuple[str, Game]]) -> Iterator[str]:
    """The line of every move, with its events."""
    shuffles: list[int] = []
    for move, game in played:
        result = outcome(game, [0] * len(game.tables) if move == DEAL else shuffles)
        yield f"{move} > {result}" if result else move
        shuffles = [table.round.shuffles for table in game.tables]


def outcome(game: Game, shuffles: list[int]) -> str:
    statements = [tell_plainly(event) for event in game.events if not isinstance(event, RESTATES_THE_MOVE)]
    dealt = {event.dealer for event in game.events if isinstance(event, e.TurnedUp)}
    left = {event.seat for event in game.events if isinstance(event, e.OutOfRound)}
    for table, before in zip(game.tables, shuffles, strict=True):
        is_dealt = table.seating[table.round.dealer] in dealt
        if table.round.shuffles > before or is_dealt or not left.isdisjoint(table.seating):
            statements.append(pile_line(table))
    return "; ".join(statements)


def pile_line(table: Table) -> str:
    """The draw pile from its top, after a shuffle."""
    r = table.round
    return "pile " + " ".join(card_texts(table.rules.edition, reversed(r.draw[: r.n_draw])))


def tell_plainly(event: e.Event) -> str:
    """An event as plain text: its name, then its fields."""
    words = msgspec.to_builtins(event)
    return " ".join([words.pop("event"), *(f"{name}={flat(value)}" for name, value in words.items())])


def flat(value: Any) -> str:
    if isinstance(value, list):
        return ",".join(flat(item) for item in value)
    if isinstance(value, tuple):  # a seat and its card, or its cards
        seat, cards = value
        return f"{seat}:{flat(cards).replace(',', '/')}"
    return str(value).lower() if isinstance(value, bool) else str(value)


def lines_of(text: str) -> list[str]:
    """Split at newlines only: `str.splitlines` also splits at other characters."""
    return text.removesuffix("\n").split("\n")


def read_record(text: str) -> Record:
    """Parse a record. An error names the line that is wrong."""
    lines = lines_of(text)
    version = next((version for version, title in TITLES.items() if lines[0] == title), None)
    if version is None:
        raise RecordError(1, "record-title", title=TITLES[VERSION])
    found = [read_header(lines, number, name) for number, name in enumerate(HEADERS, start=2)]
    hashes, words = read_reveals(lines, len(HEADERS) + 2, version)
    taken_back = read_taken_back(lines, len(HEADERS) + 2 + bool(hashes) + bool(words), version)
    seats = read_texts(found[1], 3, "seats")
    record = Record(found[0], seats, found[2], words=words, hashes=hashes, taken_back=taken_back)
    key = None
    first = record.deal_line
    for number, line in enumerate(lines[first - 1 :], start=first):
        if key is not None:
            raise RecordError(number, "record-after-key")
        move = line.partition(" > ")[0]
        if number == first:
            if move != DEAL:
                raise RecordError(number, "record-no-deal")
        elif line.startswith("key "):
            key = line.removeprefix("key ")
        else:
            record.moves.append(move)
            record.lines.append(number)
    if len(lines) < first:
        raise RecordError(first, "record-no-deal")
    return replace(record, key=key, version=version)


def read_header(lines: list[str], number: int, name: str) -> str:
    line = lines[number - 1] if len(lines) >= number else ""
    if not line.startswith(f"{name} "):
        raise RecordError(number, "record-header", name=name)
    return line.removeprefix(f"{name} ")


def read_reveals(lines: list[str], number: int, version: int) -> tuple[tuple[str | None, ...], tuple[str, ...]]:
    """The hashes and what the players revealed, or the words of earlier versions. Many records have neither line."""
    line = lines[number - 1] if len(lines) >= number else ""
    if version <= UNBOUND:
        return (), read_texts(line.removeprefix("words "), number, "words") if line.startswith("words ") else ()
    if line.startswith("words "):
        raise RecordError(number, "record-unbound")
    if not line.startswith("hashes "):
        return (), ()
    hashes = read_texts(line.removeprefix("hashes "), number, "hashes", str | None)
    words = read_texts(read_header(lines, number + 1, "words"), number + 1, "words")
    if not hashes or not words:
        raise RecordError(number, "record-unbound")
    return hashes, words


def read_taken_back(lines: list[str], number: int, version: int) -> int:
    """How often decisions were taken back. Version 5 always says it."""
    if version < VERSION:
        return 0
    count = read_header(lines, number, TAKEN_BACK.strip())
    if not re.fullmatch("[1-9][0-9]{0,8}", count):
        raise RecordError(number, "record-header", name=TAKEN_BACK.strip())
    return int(count)


def read_texts(text: str, number: int, name: str, kind: Any = str) -> tuple[Any, ...]:
    """A list of texts, as JSON."""
    try:
        texts: tuple[Any, ...] = msgspec.json.decode(text, type=tuple[kind, ...])
    except (msgspec.DecodeError, UnicodeError, RecursionError):
        raise RecordError(number, "record-texts", name=name) from None
    return texts


def play_record(record: Record) -> Iterator[Game]:
    """Replay a finished record: the game after the deal and after every move."""
    for _, game in _play_moves(record):
        yield game


def _play_moves(record: Record) -> Iterator[tuple[str, Game]]:
    """The deal and every move, written as its version writes it, each with the game after it."""
    if record.key is None:
        raise RecordError(0, "record-no-key")
    with at_line(2):
        rules = Rules.parse(record.rules)
    with at_line(record.key_line):
        promised = commitment(record.key)
    if promised != record.commitment:
        raise RecordError(4, "record-commitment")
    if record.hashes:
        with at_line(len(HEADERS) + 3):
            check_reveals(record.commitment, record.hashes, record.words, len(record.seats))
    with at_line(3):
        game = Game(rules, record.seats, record.key, record.words, hashes=record.hashes)
    game.taken_back = record.taken_back
    if record.version < 3:
        for table in game.tables:
            table.round.most_refills = UNLIMITED
    yield DEAL, game
    old_moves = OldMoves()
    for line, move in zip(record.lines, record.moves, strict=True):
        with at_line(line):
            if record.version == 1:
                text = old_moves.push(game, move)
            else:
                game.push(move)
                text = str(game.log[-1])
        yield text, game


@contextmanager
def at_line(line: int) -> Iterator[None]:
    """Turn an error into a `RecordError` of this line."""
    try:
        yield
    except OneleftError as fault:
        raise RecordError(line, fault.key, fault.rule, **fault.message_args) from None


def verify_record(text: str) -> Game:
    """Check the commitment, every shuffle and every move. Returns the finished game; the first fault raises."""
    lines = lines_of(text)
    record = read_record(text)
    played = _play_moves(record)
    start = next(played)
    game = start[1]
    first = record.deal_line - 1
    compare(lines[:first], head_lines(game, record.version), 1)
    compare(lines[first:-1], event_lines(chain([start], played)), first + 1)
    if not game.over:
        raise RecordError(len(lines), "record-unfinished")
    compare(lines[-1:], [f"key {game.key}"], len(lines))  # in small letters, as it is written
    return game


def compare(lines: Iterable[str], expected_lines: Iterable[str], first: int) -> None:
    """Compare lines with what they should be. ``first`` is the number of the first one."""
    for number, (line, expected) in enumerate(zip(lines, expected_lines, strict=True), first):
        if line != expected:
            said, true = first_difference(line, expected), first_difference(expected, line)
            raise RecordError(number, "record-differs", said=said, true=true)


def first_difference(line: str, other: str) -> str:
    """The part of a line that differs, cut at its statements."""
    for part, other_part in zip(line.split("; "), other.split("; "), strict=False):
        if part != other_part:
            return part[:200]
    return line[-200:]
