"""`python -m tests.write_sample`: the database of a server of this version, into `tests/samples`, with fixed seeds.

A release that changes what is written adds one, in a directory of its own. `tests/server/test_upgrades.py` plays on.
"""

from __future__ import annotations

import json
from pathlib import Path
from time import time

from oneleft.server.backup import back_up
from oneleft.server.store import Store
from tests.support.prepared_tables import prepare_table

PLACE = Path(__file__).parent / "samples" / "version4"
WRITTEN = 1_795_000_000.0  # when, in seconds since 1970


def main() -> None:
    PLACE.mkdir()
    live = PLACE / "live.sqlite"
    store = Store(f"sqlite:///{live}")
    store.open()
    tables = [
        prepare_table(store.url, until, ago=time() - WRITTEN, **settings)
        for until, settings in (
            (lambda game: len(game.log) >= 20, {}),
            (lambda game: len(game.log) >= 30, {"rules": "jam+jump_in+progressive", "bots": ["steady", "easy"]}),
            (lambda game: len(game.log) >= 30, {"rules": "deluxe+partners+target=100", "people": 4}),
            (lambda game: len(game.log) >= 25, {"rules": "chaos", "people": 3, "chat": True}),
            (lambda game: game.round_over and not game.over, {"bots": ["sharp"]}),
            (None, {"people": 3, "rules": "family"}),
            (lambda game: game.over, {"rules": "classic+target=1", "rated": True}),
        )
    ]
    back_up(store, PLACE / "tables.sqlite")
    store.close()
    for file in PLACE.glob("live.sqlite*"):
        file.unlink()
    tokens = {table.table: table.tokens for table in tables}
    (PLACE / "tokens.json").write_text(json.dumps(tokens, indent=1) + "\n", "utf-8")


if __name__ == "__main__":
    main()
