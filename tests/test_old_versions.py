"""What earlier versions wrote is still read: records, the database of a server, and saved games.

The samples were written by those versions. The first named the colour of a Jam card with the play. The second saved a
game as a record without its end. Its ``expected.json`` says what it read from its own samples. In the third, players
sent words in clear when they sat down.
"""

import json
import shutil
from collections import Counter
from pathlib import Path
from typing import Any

import pytest

import oneleft
from oneleft.bots.program import SECONDS
from oneleft.room import entries as n
from oneleft.room.state import Room
from oneleft.server.store import Store
from oneleft.table.game import Game
from oneleft.table.record import play_record
from oneleft.terminal.saved_games import load_game

SAMPLES = Path(__file__).parent / "samples" / "version1"
RECORDS = sorted(SAMPLES.glob("*.txt"))
CHANGES_FOUND = {  # of another colour for each Jam card; with the others the rest of the match is possible too
    "jam-jump_in-progressive-seven_zero-target150": 30,
    "jam-no_bluffing-lowest-target60": 15,
    "jam-partners-target100": 6,
}


@pytest.mark.parametrize("file", RECORDS, ids=lambda file: file.stem)
def test_a_record_1_verifies(file):
    """JAM-1: each colour that was named ahead is named after the drop."""
    text = file.read_text("utf-8")
    assert "WJ:" in text
    game = oneleft.verify_record(text)
    again = oneleft.write_record(game)
    assert again.startswith("oneleft record 4\n")
    assert "WJ:" not in again
    assert oneleft.verify_record(again).scores == game.scores


@pytest.mark.parametrize("file", RECORDS, ids=lambda file: file.stem)
def test_a_changed_color_in_a_record_1_is_found(file):
    lines = file.read_text("utf-8").split("\n")
    jams = [number for number, line in enumerate(lines) if " WJ:" in line]
    found = 0
    for number in jams:
        color = lines[number].partition("WJ:")[2][0]
        for other in "RYOB".replace(color, ""):
            changed = lines.copy()
            changed[number] = lines[number].replace(f"WJ:{color}", f"WJ:{other}")
            try:
                oneleft.verify_record("\n".join(changed))
            except oneleft.RecordError:
                found += 1
    assert found == CHANGES_FOUND[file.stem]


def test_a_jam_card_with_a_color_is_not_in_a_record_2():
    text = RECORDS[0].read_text("utf-8").replace("oneleft record 1", "oneleft record 3")
    with pytest.raises(oneleft.RecordError) as refused:
        list(play_record(oneleft.read_record(text)))
    assert refused.value.rule == "JAM-1"


def test_the_database_of_a_server_is_read(tmp_path):
    """Every log folds, and the games that were under way go on."""
    shutil.copy(SAMPLES / "tables.sqlite", tmp_path)
    store = Store(f"sqlite:///{tmp_path / 'tables.sqlite'}")
    store.open()
    try:
        with store.engine.connect() as connection:
            rooms = [row[0] for row in connection.exec_driver_sql("SELECT DISTINCT room FROM entries ORDER BY room")]
        logs = {room: [n.read_entry(body) for body in store.read(room)] for room in rooms}
    finally:
        store.close()
    assert any("WJ:" in entry.move for log in logs.values() for entry in log if isinstance(entry, n.Moved))
    folded = [Room.fold(room, log) for room, log in logs.items()]
    assert [room.number for room in folded] == [len(log) for log in logs.values()]
    for room in folded:
        moves = [entry.move for entry in logs[room.id] if isinstance(entry, n.Moved)]
        named = [move.partition("WJ:")[2][:1] for move in moves if "WJ:" in move]
        colors = [move.color for move in room.game.log if move.verb == "color"]
        assert Counter(colors) <= Counter(named) + Counter(move.split()[2] for move in moves if " color " in move)
        assert [str(move) for move in room.game.log if move == "deal" or move.verb != "color"] == [
            move.partition(":")[0] if "WJ:" in move else move for move in moves if " color " not in move
        ]
        seats = range(len(room.seats))
        assert room.game.over or room.game.round_over or any(room.game.legal_moves(seat) for seat in seats)
    assert {room.status for room in folded} == {"playing", "over"}


SECOND = Path(__file__).parent / "samples" / "version2"
EXPECTED = json.loads((SECOND / "expected.json").read_text("utf-8"))


def summary(game: Game | None) -> dict[str, Any] | None:
    """A game as ``expected.json`` describes it."""
    if game is None:
        return None
    return {
        "names": list(game.names),
        "rules": str(game.rules),
        "moves": len(game.log),
        "totals": list(game.scores),
        "discard": [game.view(table.seating[0]).discard[-1:] for table in game.tables],
        "hands": [game.view(seat).hand for seat in range(len(game.names))],
        "commitment": game.commitment,
        "key": game.key,
    }


@pytest.mark.parametrize("name", EXPECTED["tables"])
def test_a_log_of_version_2_folds_to_the_same_table(name, tmp_path):
    shutil.copy(SECOND / "tables.sqlite", tmp_path)
    store = Store(f"sqlite:///{tmp_path / 'tables.sqlite'}")
    store.open()
    try:
        room = Room.fold(name, [n.read_entry(body) for body in store.read(name)])
    finally:
        store.close()
    assert EXPECTED["tables"][name] == {
        "entries": room.number,
        "status": room.status,
        "host": room.host,
        "seats": [[seat.name, seat.bot, seat.stood_in] for seat in room.seats],
        "game": summary(room.game),
    }


@pytest.mark.parametrize("name", EXPECTED["games"])
def test_a_game_that_version_2_saved_is_resumed(name):
    room = Room.fold("", load_game(SECOND / f"{name}.game"))
    seconds = room.seats[1].bot_seconds or SECONDS
    assert EXPECTED["games"][name] == {
        "levels": [seat.bot for seat in room.seats[1:]],
        "seconds": seconds,
        "game": summary(room.game),
    }
    assert room.host == 0


THIRD = Path(__file__).parent / "samples" / "version3"


def test_a_record_3_with_words_verifies_by_the_scheme_of_its_version():
    text = (THIRD / "words.txt").read_text("utf-8")
    game = oneleft.verify_record(text)
    assert (game.words, game.hashes) == (("otters", "¡olé! “x”"), ())
    assert oneleft.write_record(game) == text
    with pytest.raises(oneleft.RecordError):
        oneleft.verify_record(text.replace("otters", "badgers"))


def test_a_log_of_version_3_folds_to_the_game_of_its_record():
    log = [n.read_entry(line) for line in (THIRD / "words.log").read_bytes().splitlines()]
    room = Room.fold("table", log)
    assert room.status == "over"
    assert oneleft.write_record(room.game) == (THIRD / "words.txt").read_text("utf-8")
