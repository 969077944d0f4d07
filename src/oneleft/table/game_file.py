"""Games as JSON: the rules, the names, the key and the log."""

from __future__ import annotations

from typing import TYPE_CHECKING, TypeVar

import msgspec

from oneleft.errors import DocumentError, OneleftError

from .documents import read_json
from .position import Position

if TYPE_CHECKING:
    from .game import Game

G = TypeVar("G", bound="Game")


class GameFile(msgspec.Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    """A game; ``position`` is where it began, if it did not begin with a deal."""

    rules: str
    names: tuple[str, ...]
    key: str
    words: tuple[str, ...] = ()
    hashes: tuple[str | None, ...] = ()
    position: Position | None = None
    log: list[str] = []
    taken_back: int = 0


def dump_game(game: Game) -> str:
    log = [str(move) for move in game.log]
    file = GameFile(game.rules_line, game.names, game.key, game.words, game.hashes, game.start, log, game.taken_back)
    return msgspec.json.encode(file).decode()


def load_game(kind: type[G], text: str | bytes) -> G:
    """Play the log again. An error names the place in the file."""
    file = read_json(text, msgspec.json.Decoder(GameFile).decode)
    game = kind(file.rules, file.names, file.key, file.words, hashes=file.hashes, position=file.position)
    for number, move in enumerate(file.log):
        try:
            game.push(move)
        except OneleftError as fault:
            raise DocumentError(f"log[{number}]", fault.key, fault.rule, **fault.message_args) from None
    game.taken_back = file.taken_back
    return game
