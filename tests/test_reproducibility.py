"""The rows of numbered games are the same on every machine: the page has their digests."""

import re
from hashlib import sha256
from pathlib import Path

import numpy as np
import pytest

from oneleft.arena.batch import Batch

pytestmark = pytest.mark.slow

PAGE = (Path(__file__).parents[1] / "docs" / "reproducibility.md").read_text("utf-8")
ROWS = re.findall(r"^\| `(\S+)` \| (\d+) \| `(\S+)` \| `([0-9a-f]{64})` \|$", PAGE, re.MULTILINE)


def digest_of(batch: Batch) -> str:
    rows = batch.play(0, 500)
    columns = [rows[name].reshape(len(rows), -1).astype(np.dtype("<i8")) for name in rows.dtype.names]
    return sha256(np.concatenate(columns, axis=1).tobytes()).hexdigest()


def test_the_page_has_digests():
    assert len(ROWS) == 4


@pytest.mark.parametrize(("rules", "players", "policies", "digest"), ROWS)
def test_games_are_those_of_the_page(rules, players, policies, digest):
    """Change the page only when the rules or a policy change, and say so in the changelog."""
    assert digest_of(Batch(rules, int(players), "07" * 32, policies)) == digest
