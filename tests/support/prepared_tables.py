"""Tables of a running server at a chosen moment of a match, for tests that continue from there.

Games are played with fixed seeds until one reaches the moment. Then its log is written into the server's database.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from random import Random
from time import time
from typing import Any

from oneleft.analysis.report import Report
from oneleft.protocol.tables import Settings
from oneleft.room import commands
from oneleft.room import entries as n
from oneleft.room.results import rows_of
from oneleft.room.state import Room
from oneleft.server.room_row import room_row
from oneleft.server.store import Store
from oneleft.server.writes import Write
from oneleft.table.game import Game
from oneleft.table.move import DEAL

from .seeded_entropy import entropy_of_test
from .stored_analysis import store_analysis

PEOPLE = ("Ana", "Bo", "Cy", "Di", "Ed", "Fe", "Gil", "Hu", "Ina", "Jo")
NO_TIMERS = {"turn_seconds": 0, "away_seconds": 3600, "pause_seconds": 600}  # nothing happens automatically
MOST_GAMES = 3000  # that are searched
KEY = "07" * 32  # of a match that has not begun
MOST_MOVES = 400  # in each


@dataclass(frozen=True)
class PreparedTable:
    """``paths`` are the personal links of the people, seat by seat."""

    table: str
    tokens: list[str]
    game: Game | None
    report: Report | None = None

    @property
    def paths(self) -> list[str]:
        return [f"/t/{self.table}#{token}" for token in self.tokens]


def play_if_possible(game: Game, random: Random) -> str:
    """Play a card if one fits, never with a call of UNO."""
    if game.round_over:
        return DEAL
    moves = [str(move) for move in game.legal_moves(game.turn)]
    return random.choice([move for move in moves if " play " in move and not move.endswith(" uno")] or moves)


def draw_if_possible(game: Game, random: Random) -> str:
    """Draw rather than play."""
    if game.round_over:
        return DEAL
    moves = [str(move) for move in game.legal_moves(game.turn)]
    return random.choice([move for move in moves if move.split()[1] in ("draw", "keep", "take")] or moves)


def find_game(rules: str, players: int, until: Callable[[Game], bool], play: Callable[[Game, Random], str]) -> Game:
    for number in range(MOST_GAMES):
        random = Random(number)
        game = Game(rules, players, key=f"{number:064x}")
        for _ in range(MOST_MOVES):
            if until(game):
                return game
            if game.over:
                break
            game.push(play(game, random))
    raise LookupError("no game reached that moment")


def prepare_table(
    database: str,
    until: Callable[[Game], bool] | None,
    people: int = 2,
    bots: Sequence[str] = (),
    *,
    play: Callable[[Game, Random], str] = play_if_possible,
    store_report: bool = False,
    ago: float = 0,
    rated: bool = False,
    **settings: Any,
) -> PreparedTable:
    """A table of these people and bots at the first moment that ``until`` accepts, or before the match.

    With ``store_report`` the match is over and has a report. If it is ``rated``, it counts for the people there. All of
    it was ``ago`` seconds ago.
    """
    chosen = Settings(**{"players": people + len(bots)} | NO_TIMERS | settings)
    game = None if until is None else find_game(chosen.rules, chosen.players, until, play)
    entropy = entropy_of_test("prepared")
    room, now = Room(entropy.room_id("")), time() - ago
    log: list[n.AnyEntry] = []

    def write(entry: n.AnyEntry) -> None:
        room.apply(entry)
        log.append(entry)

    write(n.Opened(at=now, settings=chosen, secret=KEY if game is None else game.key))
    tokens = [entropy.token("") for _ in range(people)]
    for name, token in zip(PEOPLE, tokens, strict=False):
        write(commands.sit(room, name, token, now))
    for level in bots:
        write(commands.add_bot(room, level, now))
    if game is not None:
        write(commands.begin(room, 0, now))
        for move in game.log:
            write(n.Moved(at=now, move=str(move)))
    store_log(database, room, log, rated)
    report = store_analysis(database, room.id, room.game) if store_report and room.game is not None else None
    return PreparedTable(room.id, tokens, room.game, report)


def person_of(name: str) -> str:
    """The rated player of this name. The first six letters are the tag."""
    return f"{name.casefold():a<6}{'z' * 26}"


def store_log(database: str, room: Room, log: list[n.AnyEntry], rated: bool = False) -> None:
    store = Store(database)
    is_over = room.game is not None and room.game.over
    listed = room.settings.listed and not is_over  # although nobody is connected
    row = room_row(room, log[0].at, "") | {"listed": listed}
    results = rows_of(room) if is_over else []
    if rated:
        results = [
            one | {"person": person_of(one["name"]), "rating": "won" if one["won"] else "lost"} for one in results
        ]
    store.append([Write(room.id, 0, "moment", [n.write_entry(entry) for entry in log], row=row, results=results)])
    store.close()
