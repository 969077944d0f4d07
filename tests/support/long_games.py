"""Long matches and many results in a server's database, as an attacker or a busy year leaves them."""

from __future__ import annotations

from collections.abc import Callable
from random import Random
from time import time

from oneleft.protocol.tables import Settings
from oneleft.room import commands
from oneleft.room import entries as n
from oneleft.room.state import Room
from oneleft.server.entropy import Entropy
from oneleft.server.store import Store
from oneleft.server.stored_ratings import count_results
from oneleft.table.game import Game

from .prepared_tables import KEY, draw_if_possible, play_if_possible, store_log

ENTROPY = Entropy()  # for ids and tokens, which nothing depends on


def write_long_match(database: str, target: int = 5000) -> str:
    """A finished match of about 12,000 moves; the table's id."""
    return _write(database, f"classic+target={target}", ["steady"] * 3, play_if_possible, 10**6)[0]


def write_long_table(database: str, moves: int = 20_000) -> str:
    """A table of one person and three experts who have only drawn so far; its id and the person's token."""
    return " ".join(_write(database, "classic+target=5000", ["expert"] * 3, draw_if_possible, moves))


def _write(
    database: str, rules: str, bots: list[str], play: Callable[[Game, Random], str], moves: int
) -> tuple[str, str]:
    room, now, random, token = Room(ENTROPY.room_id("")), time(), Random(1), ENTROPY.token("")
    log: list[n.AnyEntry] = []

    def write(entry: n.AnyEntry) -> None:
        room.apply(entry)
        log.append(entry)

    write(n.Opened(at=now, settings=Settings(rules=rules, turn_seconds=0, bot_pace=0.1, pause_seconds=0), secret=KEY))
    write(commands.sit(room, "Mallory", token, now))
    for level in bots:
        write(commands.add_bot(room, level, now))
    write(commands.begin(room, 0, now))
    assert room.game is not None
    while not room.game.over and (len(room.game.log) < moves or room.game.turn == 0):  # it ends with a bot's turn
        write(n.Moved(at=now, move=play(room.game, random)))
    store_log(database, room, log)
    return room.id, token


def write_results(database: str, matches: int = 50_000) -> None:
    """Finished matches of two, among a thousand people."""
    random, store = Random(1), Store(database)
    rows = []
    for match in range(matches):
        for seat, player in enumerate(random.sample(range(1000), 2)):
            rows.append(
                {
                    "room": f"r{match}",
                    "match": 1,
                    "seat": seat,
                    "ended": float(match),
                    "name": f"player {player}",
                    "player": f"player {player}",
                    "bot": False,
                    "rules": "classic",
                    "won": seat == 0,
                    "points": 0,
                    "rounds": 1,
                    "rounds_won": 1 - seat,
                    "uno_missed": 0,
                    "challenges": 0,
                    "challenges_won": 0,
                    "person": f"person {player}",
                    "rating": "lost" if seat else "won",
                }
            )
    with store.engine.begin() as connection:
        count_results(connection, rows)
    store.close()
