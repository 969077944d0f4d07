"""The page says an analysis in the same words as Python, in every language."""

import json
import os
import subprocess
import sys
from pathlib import Path
from typing import Any

import msgspec
import pytest

from oneleft.analysis.reasons import Why, why
from oneleft.analysis.report import NOTES, Note, Verdict
from oneleft.analysis.words import Narrator, percent, points
from oneleft.lang import LANGUAGES
from oneleft.rules.editions import EDITIONS
from tests.analysis.test_reasons import CASES, NAMES, situation

pytestmark = pytest.mark.slow

ROOT = Path(__file__).parents[1]
MOVES = (
    "", "0 play R7", "1 play W:B", "2 play W+4:Y uno", "0 jump G+2", "1 jump W:R", "0 discard BS", "0 color G",
    "0 swap 1", "2 catch 0", "0 draw", "0 keep", "0 take", "0 challenge", "0 uno", "0 pass",
)  # fmt: skip
# Halves of a percent and of a tenth, and what rounds to nothing.
SHARES = (0, 1, 5_000, 15_000, 25_000, 122_500, 125_000, 135_000, 333_333, 499_999, 1_000_000, 1_292_293)
CHANGES = (0, 400, -400, 500, -1_500, 2_500, -65_900, 123_456, -1_000_000)
DREW = (
    Why("keep-wild-drew", {"card": "W", "cards": ["R1", "B+2", "YS"], "seat": 1, "times": 1, "color": "red"}),
    Why("lacks", {"seat": 2, "times": 3, "color": "blue"}),
    Why("no-challenge", {"seat": 1, "count": 4, "color": "green"}),
    Why("often", {"count": 12_345}),
    Why("next", {"seat": 1, "count": 0, "other": 2}),
    Why("seen", {"count": 9, "color": "red"}),
)


def verdict_with(reason: Why, quality: str) -> Verdict:
    return Verdict(1, "1 play W:B", "1 play R7 uno", quality, 104_500, 1, 1, 1, 1, 1, reason)


def said_in(language: str) -> dict[str, Any]:
    """What Python says, with what it was asked."""
    narrator = Narrator(language, EDITIONS["classic"], NAMES)
    reasons = [*(why(situation(made, best, hand, others, **more)) for made, best, hand, others, more in CASES.values())]
    whys = [*reasons, *DREW]
    faults = [verdict_with(one, quality) for one in DREW for quality in ("inaccuracy", "mistake", "blunder")]
    notes = [Note(kind, seat, -12_345 * seat) for kind in NOTES for seat in (0, 1)]
    return {
        "language": language,
        "names": NAMES,
        "moves": {move: narrator.move(move) for move in MOVES},
        "percents": {share: percent(share, language) for share in SHARES},
        "points": {change: points(change, language) for change in CHANGES},
        "whys": [{"why": one, "said": one.tell(language, narrator.edition, NAMES)} for one in whys],
        "faults": [{"verdict": one, "said": narrator.fault(one)} for one in faults],
        "notes": [{"note": one, "said": narrator.note(one)} for one in notes],
    }


def test_the_page_says_what_python_says(tmp_path):
    file = tmp_path / "said.json"
    file.write_text(json.dumps(msgspec.to_builtins([*map(said_in, LANGUAGES)])), "utf-8")
    ran = subprocess.run(
        [sys.executable, ROOT / "page" / "build.py", "test", "analysisWords"],
        env=os.environ | {"ONELEFT_SAID": str(file)},
        capture_output=True,
        text=True,
        check=False,
    )
    assert ran.returncode == 0, ran.stdout[-3000:]
    assert f"{len(LANGUAGES) + 2} passed" in ran.stdout
