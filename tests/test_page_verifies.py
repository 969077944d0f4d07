"""The page checks shuffles with code of its own; it has to agree with the law on every card."""

import os
import subprocess
import sys
from pathlib import Path

import msgspec

from oneleft import Rules
from oneleft.server.history import shown_again
from tests.support.all_tables import ALL_RULES
from tests.support.random_games import finished_game, random_game

ROOT = Path(__file__).parents[1]
FORMATS = [("lowest", 3), ("partners", 4), ("rotating", 4), ("eight", 8), ("challenge", 5)]


def test_every_card_of_every_kind_of_match_follows_from_the_key_in_the_page_too(tmp_path):
    games = [random_game(rules, 2 + i % 9, i, 300) for i, rules in enumerate(ALL_RULES)]
    games += [random_game(Rules.parse(f"jam+{name}"), players, name, 800, ["olé", "‘x’"]) for name, players in FORMATS]
    games.append(finished_game(Rules.parse("international+target=200"), 3, "whole", ["a", "b", "c"]))
    for i, game in enumerate(games):
        (tmp_path / f"{i} {game.rules}.json").write_bytes(msgspec.json.encode(shown_again(game)))
    ran = subprocess.run(
        [sys.executable, ROOT / "page" / "build.py", "test", "verifying"],
        env=os.environ | {"ONELEFT_REPLAYS": str(tmp_path)},
        capture_output=True,
        text=True,
        check=False,
    )
    assert ran.returncode == 0, ran.stdout[-3000:]
    assert f"{3 * len(games) + 2} passed" in ran.stdout
