"""`oneleft analyse` and `oneleft watch --analyse`, as people call them."""

import msgspec
import pytest

from oneleft import Rules, write_record
from oneleft.analysis.player_totals import Reports
from oneleft.analysis.report import VERSION
from oneleft.lang import LANGUAGES, say
from tests.support.command import run_text
from tests.support.random_games import finished_game

pytestmark = pytest.mark.slow

BUDGET = ("--budget", "200")


@pytest.fixture(scope="module")
def records(tmp_path_factory):
    """Two short matches of the same three people."""
    home = tmp_path_factory.mktemp("records")
    files = [home / "eight.txt", home / "five.txt"]  # Ana and Bo blunder in the first
    for file in files:
        file.write_text(write_record(finished_game(Rules(target=60), ["Ana", "Bo", "Čeněk 🐼"], file.stem)), "utf-8")
    return files


@pytest.mark.parametrize("language", LANGUAGES)
def test_report(records, language):
    done = run_text("analyse", records[0], *BUDGET, "--lang", language)
    assert done.returncode == 0, done.stderr
    for key in ("player", "luck", "own", "others", "accuracy", "turning", "mistakes", "explained", "open-hands"):
        assert say(f"analysis-{key}", language) in done.stdout
    assert all(name in done.stdout for name in ("Ana", "Bo", "Čeněk 🐼"))
    assert say("analysis-quality-blunder", language) in done.stdout


def test_json_and_picture(records, tmp_path):
    json, picture = tmp_path / "all.json", tmp_path / "all.png"
    done = run_text("analyse", *records, *BUDGET, "--json", json, "--plot", picture)
    assert done.returncode == 0, done.stderr
    assert say("analysis-together", "en", matches=2) in done.stdout
    found = msgspec.json.decode(json.read_bytes(), type=Reports)
    assert (found.version, len(found.matches)) == (VERSION, 2)
    assert [player.matches for player in found.players] == [2, 2, 2]
    assert picture.read_bytes().startswith(b"\x89PNG")


def test_picture_of_one_match_names_the_players(records, tmp_path):
    picture = tmp_path / "one.svg"
    done = run_text("analyse", records[0], *BUDGET, "--plot", picture, "--lang", "es")
    assert done.returncode == 0, done.stderr
    drawn = picture.read_text("utf-8")
    assert all(text in drawn for text in ("Ana", "Bo", say("analysis-luck", "es"), say("analysis-chart-title", "es")))


def test_one_player(records):
    done = run_text("analyse", records[0], *BUDGET, "--seat", "ana")
    assert done.returncode == 0, done.stderr
    judged = [line for line in done.stdout.splitlines() if say("analysis-quality-blunder", "en") in line]
    assert judged
    assert all(": Ana, " in line for line in judged)


@pytest.mark.parametrize(
    ("args", "status", "told"),
    [
        (["{one}", "--seat", "Anna"], 2, "Ana"),
        (["{one}", "--budget", "soon"], 2, "soon"),
        (["{one}", "--budget", "0ms"], 2, "0ms"),
        (["{one}", "--budget", "-5"], 2, "-5"),
        (["{one}", "--json", "{home}/missing/a.json"], 2, "missing"),
        (["{one}", "--plot", "{home}/a.txt"], 2, ".png"),
        (["{home}/none.txt"], 2, "none.txt"),
        (["{home}/text.txt"], 2, "text.txt"),
        (["{one}", "{home}/changed.txt"], 1, "changed.txt"),
        (["{home}/unfinished.txt"], 1, "unfinished.txt"),
    ],
)
def test_wrong_usage_is_explained(records, tmp_path, args, status, told):
    lines = records[0].read_text("utf-8").split("\n")
    (tmp_path / "text.txt").write_text("Dear diary\n", "utf-8")
    (tmp_path / "changed.txt").write_text("\n".join([*lines[:5], *lines[6:]]), "utf-8")
    (tmp_path / "unfinished.txt").write_text("\n".join(lines[:20]) + "\n", "utf-8")
    done = run_text("analyse", *(arg.format(one=records[0], home=tmp_path) for arg in args))
    assert done.returncode == status
    assert told in done.stderr
    assert len(done.stderr.strip().split("\n")) == 1
    assert not done.stdout


def test_watching_with_an_analysis(records):
    done = run_text("watch", records[0], "--analyse", *BUDGET, "--plain", "--speed", "1000", "--lang", "de")
    assert done.returncode == 0, done.stderr
    lines = done.stdout.splitlines()
    chances = [line for line in lines if line.startswith(say("analysis-chances", "de", chances="Ana "))]
    moves = sum(line.startswith(("0 ", "1 ", "2 ", "deal")) for line in records[0].read_text("utf-8").splitlines())
    assert len(chances) == moves
    assert say("analysis-quality-blunder", "de") in done.stdout
    assert lines[-1] == chances[-1]


@pytest.mark.parametrize("what", [[], ["http://localhost/t/abc"]])
def test_only_a_record_can_be_watched_with_an_analysis(what):
    done = run_text("watch", *what, "--analyse")
    assert (done.returncode, done.stderr.strip()) == (2, say("analysis-record-only", "en"))
