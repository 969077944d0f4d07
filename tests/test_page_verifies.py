"""The page verifies shuffles with its own code, which must agree with the law on every card."""

import os
import subprocess
import sys
from pathlib import Path

import msgspec
import pytest

import oneleft
from oneleft import Rules
from oneleft.server.replays import Replay, head_of, step_of
from oneleft.table.fairness import commitment, reveal_hash
from oneleft.table.record import played_again
from tests.support.all_tables import ALL_RULES
from tests.support.random_games import finished_game, random_game
from tests.support.sampling import every

pytestmark = pytest.mark.slow

ROOT = Path(__file__).parents[1]
OLD_RECORDS = sorted((ROOT / "tests" / "samples").glob("version*/*.txt"))
FORMATS = [("lowest", 3), ("partners", 4), ("rotating", 4), ("eight", 8), ("challenge", 5)]


def test_the_page_verifies_every_kind_of_match(tmp_path):
    games = [random_game(rules, 2 + i % 9, i, 200) for i, rules in enumerate(every(3, ALL_RULES))]
    games += [random_game(Rules.parse(f"jam+{name}"), players, name, 500, ["olé", "‘x’"]) for name, players in FORMATS]
    games.append(finished_game(Rules.parse("international+target=200"), 3, "whole", ["a", "b", "c"]))
    verify_in_page([*games, exchanged_game()], tmp_path)


def exchanged_game() -> oneleft.Game:
    """Two people took part, one was left out, and one is a bot."""
    key, words = "07" * 32, ("0a" * 16, "0b" * 16 + " olé", "", "")
    hashes = [reveal_hash(commitment(key), seat, word) for seat, word in enumerate(words[:3])]
    game = oneleft.Game("classic+target=100", 4, key, words, hashes=[*hashes, None])
    while not game.over:
        game.push("deal" if game.round_over else game.legal_moves()[0])
    return game


def test_the_page_verifies_matches_of_earlier_versions(tmp_path):
    """JAM-1: the first named the colour of a Jam card with the play. Up to the third, words had no hashes."""
    verify_in_page([oneleft.verify_record(file.read_text("utf-8")) for file in OLD_RECORDS], tmp_path)


def replay_of(game: oneleft.Game) -> Replay:
    return msgspec.structs.replace(head_of(game), steps=list(map(step_of, played_again(game))))


def verify_in_page(games, directory):
    for i, game in enumerate(games):
        (directory / f"{i} {game.rules}.json").write_bytes(msgspec.json.encode(replay_of(game)))
    ran = subprocess.run(
        [sys.executable, ROOT / "page" / "build.py", "test", "verify"],
        env=os.environ | {"ONELEFT_REPLAYS": str(directory)},
        capture_output=True,
        text=True,
        check=False,
    )
    assert ran.returncode == 0, ran.stdout[-3000:]
    assert f"{3 * len(games) + 2} passed" in ran.stdout
