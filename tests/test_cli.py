"""The ``oneleft`` command: what it prints on which stream, and its exit status."""

import json
import os
import subprocess
import sys
from contextlib import suppress
from functools import cache
from pathlib import Path
from random import Random

import pytest
import typer.testing
from typer.main import get_command
from typer.testing import CliRunner

import oneleft
from oneleft import Rules
from oneleft.cli import app
from oneleft.cli.local_game import new_log
from oneleft.lang import say
from oneleft.room.state import Room
from oneleft.rules.config import HOUSE_RULES
from oneleft.rules.editions import EDITIONS
from oneleft.rules.formats import FORMATS
from oneleft.table.record import verify_record, write_record
from oneleft.table.rulebook import BY_ID, RULES, rules_of
from oneleft.terminal.local_table import LocalTable
from oneleft.terminal.plain_local import PlainLocalGame
from oneleft.terminal.table_setup import log_of, new_game
from oneleft.terminal.typed_moves import as_typed
from tests.support.command import COMMAND, NONSENSE, environment, run, run_fresh
from tests.support.random_games import finished_game, random_game

pytestmark = pytest.mark.slow

KEY = "07" * 32
PERSON_BEGINS = "00" * 32  # the person is first in turn at a classic table of two or four
IN_TWO_LANGUAGES = pytest.mark.parametrize("language", ["en", "es"])


def only_line(stream: bytes) -> str:
    """The only line of a stream."""
    text = stream.decode()
    assert text.endswith("\n")
    assert text.count("\n") == 1
    return text.strip()


# The referee

POSITION = {"hands": [["R7", "W+4"], ["B2"], ["G5", "G5"]], "discard": ["Y1", "R3"], "turn": 0}


@pytest.mark.parametrize(
    ("document", "status", "language"),
    [
        ({"position": POSITION, "moves": ["0 play R7 uno"]}, 0, "en"),
        ({"deal": {"players": 10}}, 0, "es"),
        ({"position": POSITION, "moves": ["0 play R7", "1 catch 2"]}, 1, "en"),
        ({"position": POSITION | {"turn": 7}}, 2, "es"),
        ([], 2, "en"),
    ],
)
def test_referee_is_a_filter(document, status, language):
    done = run("referee", "--lang", language, given=json.dumps(document))
    assert done.returncode == status
    assert done.stderr == b""
    answer = json.loads(only_line(done.stdout))
    if status == 0:
        assert set(answer) == {"position", "legal", "events", "result", "key"}  # the key that was drawn
        again = run("referee", "--lang", language, given=json.dumps(document | {"key": answer.pop("key")}))
        assert json.loads(again.stdout) == answer
    else:
        assert set(answer) == {"error"}
        assert answer == oneleft.referee(document, language)
        assert ("move" in answer["error"]) == (status == 1)


@pytest.mark.parametrize(
    ("given", "words"),
    [
        (b"", "empty"),
        (b"{}\n {}", "line 2, column 2"),
        (b'{"key": "\xff"}', "byte 9"),
        (b"[" * 100_000, "got array"),
        (b'{"moves": [\n"0 draw"', "ends at line 2, column 9"),
        (b'{"moves": [NaN]}', "NaN"),
        (b'{"deal": {"players": 2}, "moves": [], "deal": {"players": 3}}', "“deal” appears twice"),
    ],
    ids=range(7),
)
def test_referee_says_where_json_is_invalid(given, words):
    done = run("referee", given=given)
    assert (done.returncode, done.stderr) == (2, b"")
    error = json.loads(only_line(done.stdout))["error"]
    assert set(error) == {"at", "message"}
    assert words in error["message"]


def test_referee_takes_a_byte_order_mark():
    assert run("referee", given="\ufeff" + json.dumps({"position": POSITION})).returncode == 0


def test_referee_answers_every_line():
    documents = [{"position": POSITION, "moves": ["0 play R7 uno"]}, {"position": POSITION, "moves": ["1 draw"]}]
    lines = "\ufeff" + "\n\n".join(map(json.dumps, documents)) + "\n{"
    done = run("referee", "--lines", given=lines)
    answers = [json.loads(line) for line in done.stdout.splitlines()]
    assert (done.returncode, done.stderr) == (2, b"")
    assert [list(answer.get("error", ())) for answer in answers] == [[], ["move", "rule", "message"], ["at", "message"]]


def test_referee_writes_utf_8_in_any_locale():
    document = json.dumps({"deal": {"players": 2, "deck": ["Ñ"]}}, ensure_ascii=False)
    latin = environment(PYTHONIOENCODING="latin-1")
    done = run_fresh("referee", "--lang", "es", input=document.encode(), env=latin)
    assert done.returncode == 2
    assert "Ñ" in json.loads(only_line(done.stdout))["error"]["message"]


# Records


@pytest.fixture(scope="module")
def record() -> str:
    return write_record(finished_game(Rules.parse("classic+target=1"), 3, "cli"))


@pytest.fixture
def write(tmp_path):
    """Put a text or some bytes into a file."""

    def put(content: str | bytes, name: str = "game.txt") -> Path:
        file = tmp_path / name
        file.write_bytes(content if isinstance(content, bytes) else content.encode())
        return file

    return put


@IN_TWO_LANGUAGES
def test_valid_record_is_verified_and_replayed(record, write, language):
    file = write(record)
    done = run("verify", file, "--lang", language)
    assert (done.returncode, done.stderr) == (0, b"")
    game = verify_record(record)
    holds, nobody_took_part = done.stdout.decode().splitlines()
    assert holds == say("record-holds", language, moves=len(game.log), rounds=1)  # dealt once only
    assert nobody_took_part == say("record-no-parts", language)
    done = run("replay", file, "--lang", language)
    assert (done.returncode, done.stderr) == (0, b"")
    assert len(done.stdout.splitlines()) > len(game.log)


def test_record_from_a_pipe_or_with_windows_line_ends(record, write):
    assert run("verify", "-", given=record).returncode == 0
    assert run("verify", write("\ufeff" + record.replace("\n", "\r\n"))).returncode == 0


def forged_records(record: str) -> dict[str, tuple[int, str]]:
    """Forged records, each with the number of its false line."""
    lines = record.removesuffix("\n").split("\n")
    drew = next(number for number, line in enumerate(lines, 1) if number > 5 and " drew " in line)
    changes = {
        "card": (drew, lines[drew - 1].replace("cards=", "cards=W,")),
        "score": (len(lines) - 1, lines[-2].replace("scored points=", "scored points=9")),
        "seats": (3, 'seats ["Ana"]'),
        "key": (len(lines), "key " + "f" * 63),
        "move": (7, "0 fly \x1b[2J"),
    }
    forged = {
        name: (line, "\n".join([*lines[: line - 1], new, *lines[line:]]) + "\n")
        for name, (line, new) in changes.items()
    }
    unfinished = write_record(random_game(Rules(), 3, "cli", 20))
    return forged | {"unfinished": (0, unfinished)}


@pytest.mark.parametrize("name", ["card", "score", "seats", "key", "move", "unfinished"])
def test_forged_record_is_refused_in_one_line(record, write, name):
    line, text = forged_records(record)[name]
    file = write(text)
    command, language = ("verify", "en") if len(name) > 4 else ("replay", "es")
    done = run(command, file, "--lang", language)
    assert (done.returncode, done.stdout) == (1, b"")
    with pytest.raises(oneleft.RecordError) as refused:
        verify_record(text)
    assert refused.value.line == line
    assert only_line(done.stderr) == f"{file}: {refused.value.explain_with_rule(language)}"


@pytest.mark.parametrize(
    ("content", "words"),
    [
        (b"", "empty"),
        (b"hello\n", "begins with “hello”"),
        (b"\x7fELF\xff\x00", "begins with “"),
        (b'{"deal": {"players": 2}}', "JSON"),
        (b"SQLite format 3\0", "database"),
        (b"oneleft record 2\nrules \xff", "byte 23"),
    ],
    ids=range(6),
)
def test_file_that_is_no_record_is_named_in_one_line(write, content, words):
    file = write(content)
    done = run("verify", file)
    assert (done.returncode, done.stdout) == (2, b"")
    line = only_line(done.stderr)
    assert line.startswith(f"{file}: ")
    assert words in line


def test_saved_game_is_no_record(write):
    assert "--resume" in only_line(run("verify", write("anything", "x.game")).stderr)


@pytest.mark.parametrize(("command", "name"), [("verify", "missing"), ("replay", "."), ("verify", "x" * 300)])
def test_unreadable_file(tmp_path, command, name):
    done = run(command, tmp_path / name)
    assert (done.returncode, done.stdout) == (2, b"")
    assert only_line(done.stderr).startswith(f"{tmp_path / name}: ")


def test_line_break_in_a_file_name_is_escaped(write):
    assert "a\\nb: " in only_line(run("verify", write("", "a\nb")).stderr)


# The rulebook


def test_rules_prints_the_whole_rulebook():
    done = run("rules")
    assert (done.returncode, done.stderr) == (0, b"")
    first_words = [line.split()[0] for line in done.stdout.decode().splitlines() if line]
    assert [word for word in first_words if word in BY_ID] == [rule.id for rule in RULES]


def test_rules_prints_one_rule_or_one_edition():
    done = run("rules", "turn-1")
    assert done.returncode == 0
    assert done.stdout.decode().strip().startswith("TURN-1  " + BY_ID["TURN-1"].text("en"))
    assert BY_ID["JUMP-2"].note("en") in run("rules", "JUMP-2").stdout.decode()
    done = run("rules", "jam", "--lang", "es")
    assert done.returncode == 0
    assert [rule.text("es") in done.stdout.decode() for rule in rules_of("jam")].count(False) == 0
    assert BY_ID["GRAD-1"].text("es") not in done.stdout.decode()


def test_rules_explains_every_word_of_a_line():
    told = run("rules", "jam+no_bluffing+partners").stdout.decode()
    assert all(part in told for part in ("- No bluffing: ", "- Partners: ", "WD4-3  ", "PARTNERS-1  "))
    assert run("rules", "chaos").stdout.decode().count("Partly replaced by CROSS-1 and CROSS-2 at this table.") == 1


def test_a_refused_line_names_its_rule():
    assert only_line(run("rules", "classic+free_draw_four+no_bluffing").stderr).endswith(" [FREE-1]")
    assert only_line(run("play", "--rules", "classic+no_cards").stderr).endswith(" [DEAL-1]")


@IN_TWO_LANGUAGES
def test_unknown_rule(language):
    done = run("rules", "NOPE", "--lang", language)
    assert (done.returncode, done.stdout) == (2, b"")
    line = only_line(done.stderr)
    assert all(name in line for name in ("NOPE", *EDITIONS, *HOUSE_RULES, *FORMATS))


@pytest.mark.parametrize(
    ("args", "meant"),
    [
        (["rules", "trun-1"], "TURN-1"),
        (["rules", "clasic"], "classic"),
        (["play", "--rules", "clasic"], "classic"),
        (["play", "--rules", "classic+jumpin"], "jump_in"),
        (["play", "--rules", "classic+lowst"], "lowest"),
        (["play", "--bots", "share"], "sharp"),
    ],
    ids=range(6),
)
def test_mistyped_name(args, meant):
    done = run(*args)
    assert (done.returncode, done.stdout) == (2, b"")
    assert only_line(done.stderr).endswith(say("did-you-mean", "en", name=meant))


def test_rules_without_an_edition():
    assert "classic+jump_in+lowest" in only_line(run("play", "--rules", "jump_in+lowest").stderr)


# All commands


def test_version():
    done = run("--version")
    assert (done.returncode, only_line(done.stdout)) == (0, oneleft.__version__)


def test_without_arguments_in_a_pipe_it_prints_its_help():
    done = run()
    assert (done.returncode, done.stdout, done.stderr) == (0, run("--help").stdout, b"")


def test_installed_command():
    script = Path(sys.executable).with_name("oneleft")
    done = subprocess.run([script, "--version"], capture_output=True, check=True, timeout=60)
    assert only_line(done.stdout) == oneleft.__version__


@pytest.mark.parametrize(
    "args", [["rules", "--lang", "it"], ["fly"], ["verify"], ["play", "--players", "two"]], ids=range(4)
)
def test_wrong_usage(args):
    done = run(*args)
    assert (done.returncode, done.stdout) == (2, b"")
    assert done.stderr


def test_help_is_whole_at_80_columns(monkeypatch):
    """The list of commands, which would be cut, and every command's help by either option."""
    monkeypatch.setattr(typer.testing, "_get_command", cache(get_command))  # the options are read once, not forty times
    runner = CliRunner(env={"COLUMNS": "80"})
    assert "..." not in runner.invoke(app, ["-h"]).stdout.partition("Commands:")[2]
    for command in app.registered_commands:
        pages = [runner.invoke(app, [str(command.name), option]).stdout for option in ("-h", "--help")]
        assert pages[0] == pages[1]
        assert "Usage:" in pages[0]


def test_mistyped_command():
    done = run("pley")
    assert (done.returncode, done.stdout) == (2, b"")
    assert b"Did you mean 'play'" in done.stderr


@pytest.mark.parametrize(
    ("words", "completed"),
    [
        ("oneleft verif", ["verify"]),
        ("oneleft play --reco", ["--record"]),
        ("oneleft rules TURN-", [rule for rule in BY_ID if rule.startswith("TURN-")]),
        ("oneleft play --rules classic+low", ["classic+lowest"]),
        ("oneleft play --bots easy,sh", ["easy,sharp"]),
    ],
)
def test_completion(words, completed):
    shell = {"_ONELEFT_COMPLETE": "complete_bash", "COMP_WORDS": words, "COMP_CWORD": str(words.count(" "))}
    assert run(env=environment(**shell)).stdout.decode().split() == completed


def test_language_of_the_environment():
    for variable, language in (("es_ES.UTF-8", "es"), ("de_DE.UTF-8", "de"), ("it_IT.UTF-8", "en")):
        done = run("rules", "TURN-1", env=environment(LC_ALL=variable))
        assert BY_ID["TURN-1"].text(language) in done.stdout.decode()


def test_unprintable_characters():
    done = run_fresh("rules", "--lang", "es", env=environment(PYTHONIOENCODING="latin-1"))
    assert (done.returncode, done.stderr) == (0, b"")


@pytest.mark.parametrize("args", [["rules"], ["play", "--key", PERSON_BEGINS]], ids=["rules", "play"])
def test_closed_pipe(args):
    read, write = os.pipe()
    os.close(read)
    done = run_fresh(*args, capture_output=False, stdout=write, stderr=subprocess.PIPE)
    os.close(write)
    assert (done.returncode, done.stderr) == (1, b"")


@pytest.mark.skipif(not Path("/dev/full").exists(), reason="this system has no /dev/full")
def test_full_disk():
    with Path("/dev/full").open("wb") as full:
        done = run_fresh("rules", capture_output=False, stdout=full, stderr=subprocess.PIPE)
    assert done.returncode == 1
    assert only_line(done.stderr)


@pytest.mark.parametrize(
    ("args", "closed", "status"),
    [
        (["play", "--key", PERSON_BEGINS], "<&-", 0),
        (["referee"], "<&-", 2),
        (["verify", "-"], "<&-", 2),
        (["rules"], ">&-", 0),
    ],
    ids=range(4),
)
def test_closed_standard_input_or_output(args, closed, status):
    """Closed, not just empty."""
    command = ["/bin/sh", "-c", f'exec "$0" "$@" {closed}', *COMMAND, *args]
    done = subprocess.run(command, capture_output=True, check=False, timeout=60, env=environment())
    assert b"Traceback" not in done.stderr
    assert done.returncode == status


# Playing


@pytest.mark.parametrize(("rules", "players"), [("classic", 4), ("classic+eight", 8), ("jam+rotating", 4)])
def test_default_number_of_players_fits_the_format(rules, players):
    assert len(Room.fold("", new_log(rules, None, None, 1.0, "Zoë", KEY)).seats) == players


@pytest.mark.parametrize(
    "args",
    [
        ["--rules", "poker"],
        ["--rules", "classic+eight", "--players", "4"],
        ["--players", "1"],
        ["--players", "11"],
        ["--players", "9" * 30],
        ["--key", "7" * 63],
        ["--name", "a\nb"],
        ["--record", "/no/such/place"],
        ["--bots", "clever"],
        ["--bots", "./no_such_program"],
        ["--bots", "steady,sharp,easy,random"],
        ["--bots", "easy,,sharp"],
    ],
    ids=range(12),
)
def test_impossible_table(args):
    """It is refused in one line, before anything is dealt."""
    done = run("play", *args)
    assert (done.returncode, done.stdout) == (2, b"")
    assert only_line(done.stderr)


@IN_TWO_LANGUAGES
def test_nonsense_changes_nothing(language, tmp_path):
    """Every line is answered, and the record is that of a new game."""
    file = tmp_path / "untouched.txt"
    given = "\n".join(NONSENSE).encode() + b"\n\xff\xfe\xc3\n\x80\n"
    done = run("play", "--lang", language, "--name", "Zoë", "--key", PERSON_BEGINS, "--record", file, given=given)
    assert (done.returncode, done.stderr) == (0, b"")
    lines = done.stdout.decode().splitlines()
    assert len(lines) > len(NONSENSE)
    assert say("play-left", language) in lines
    assert file.read_text("utf-8") == write_record(new_game(Rules(), 4, "Zoë", PERSON_BEGINS))


def test_short_session(tmp_path):
    """Help, a rule, the list of moves, one card drawn, and quit."""
    file = tmp_path / "left.txt"
    done = run(
        "play", "--key", PERSON_BEGINS, "--name", "Zoë", "--record", file, given="help\nrule TURN-1\n\ndraw\nquit\n"
    )
    assert (done.returncode, done.stderr) == (0, b"")
    assert BY_ID["TURN-1"].text("en") in done.stdout.decode()
    record = oneleft.read_record(file.read_text("utf-8"))
    assert record.seats[0] == "Zoë"
    assert record.moves[0] == "0 draw"
    assert record.key is None  # the match is not over, so the key stays secret
    assert PERSON_BEGINS not in file.read_text("utf-8") + done.stdout.decode()
    assert str(file) in done.stdout.decode()
    assert run("verify", file).returncode == 1


@IN_TWO_LANGUAGES
def test_program_that_answers_nonsense_loses_its_turns(write, language):
    """The person is told why, and the program ends with the command."""
    program = write(
        "import os, sys, time\nopen(sys.argv[0] + '.pid', 'w').write(str(os.getpid()))\nprint('Hi!')\n", "chat.py"
    )
    program.write_text(program.read_text() + "while True: time.sleep(60)\n")
    options = ["--lang", language, "--key", PERSON_BEGINS, "--players", 2, "--bots", program]
    done = run("play", *options, given="draw\n\n\nquit\n")
    assert (done.returncode, done.stderr) == (0, b"")
    assert "“Hi!”" in done.stdout.decode()
    with pytest.raises(ProcessLookupError):
        os.kill(int(Path(f"{program}.pid").read_text()), 0)


def test_saved_games_are_listed_chosen_and_deleted(tmp_path):
    home = environment(XDG_DATA_HOME=str(tmp_path))
    assert say("screen-nothing", "en") in run("games", env=home).stdout.decode()
    assert run("play", "--game", "1", env=home).returncode == 1
    for rules in ("jam", "deluxe"):
        run("play", "--rules", rules, "--key", PERSON_BEGINS, env=home, given="draw\nquit\n")
    by_age = sorted((tmp_path / "oneleft" / "games").iterdir(), key=lambda file: "deluxe" in file.read_text())
    for number, file in enumerate(by_age):
        os.utime(file, (number, number))  # deluxe is the later one, however fast the disk
    lines = run("games", env=home).stdout.decode().splitlines()
    assert ": 0, " in lines[0]
    assert ["deluxe" in lines[0], "jam" in lines[1]] == [True, True]
    assert run("play", "--game", "2", env=home, given="draw\nquit\n").returncode == 0
    assert "jam" in run("games", env=home).stdout.decode().splitlines()[0]  # played last
    assert run("games", "--delete", "3", env=home).returncode == 2
    assert "jam" in run("games", "--delete", "1", env=home).stdout.decode()
    assert "jam" not in run("games", env=home).stdout.decode()


def test_record_is_never_overwritten(record, write):
    file = write(record)
    done = run("play", "--key", KEY, "--record", file, given="quit\n")
    assert (done.returncode, done.stdout) == (2, b"")
    assert only_line(done.stderr)
    assert file.read_text("utf-8") == record


def new_table(rules: Rules, players: int, language: str) -> LocalTable:
    game = new_game(rules, players, "Zoë", KEY)
    return LocalTable(log_of(game, dict.fromkeys(range(1, players), "steady")), language)


class Typist:
    """Plays random moves: an empty line lists the moves, and one of them is typed."""

    def __init__(self, language: str, random: Random) -> None:
        self.random = random
        self.lines: list[str] = []
        self.typed: list[str] = []
        self.before, self.after = say("play-legal", language, moves="|").split("|")
        self.verbs = tuple(as_typed(verb, language) for verb in ("play", "discard"))

    def print_line(self, line: str) -> None:
        self.lines.append(line)

    def read_line(self, prompt: str) -> str:
        assert prompt
        offered = self.offered_moves()
        cards = [move for move in offered if move.startswith(self.verbs)]
        # a player who plays few cards does not get to the end of a match
        self.typed.append(self.random.choice(cards or offered) if offered else "")
        self.lines.append("")
        return self.typed[-1]

    def offered_moves(self) -> list[str]:
        """The moves of the last line, if it is a list of moves."""
        last = self.lines[-1] if self.lines else ""
        if not last.startswith(self.before):
            return []
        return last.removeprefix(self.before).removesuffix(self.after).split(", ")


@pytest.mark.parametrize(
    ("language", "rules", "players"),
    [
        ("en", "classic", 4),
        ("es", "jam+progressive+seven_zero+jump_in", 3),
        ("en", "graduation+progressive+seven_zero+jump_in+lowest+target=150", 5),
        ("es", "international+challenge+target=150", 4),
        ("en", "classic+eight", 8),
    ],
)
def test_match_is_played_by_typed_moves(language, rules, players, tmp_path):
    typist = Typist(language, Random(rules))
    table = PlainLocalGame(
        new_table(Rules.parse(rules), players, language), language, typist.read_line, typist.print_line
    )
    table.run()
    assert table.game.over
    assert any(move.startswith(typist.verbs) for move in typist.typed)
    assert all(line.strip() == "" or "{" not in line for line in typist.lines)
    file = tmp_path / "match.txt"
    file.write_text(write_record(table.game), "utf-8")
    again = verify_record(file.read_text("utf-8"))
    assert again.scores == table.game.scores
    assert [str(move) for move in again.log] == [str(move) for move in table.game.log]


@IN_TWO_LANGUAGES
def test_commands_work_between_rounds(language):
    """The player who went out: the person, who is still in turn then, or a bot."""
    typist = Typist(language, Random("between"))
    table = PlainLocalGame(
        new_table(Rules(), 2, language), language, lambda prompt: read_line(prompt), typist.print_line
    )
    waiting: list[str] = []
    out = set()

    def read_line(prompt: str) -> str:
        if not table.game.round_over:
            waiting[:] = ["", "fly", "R7", "help", "why", "rule TURN-1", "score", "table"]
            return typist.read_line(prompt)
        out.add(table.game.tables[0].round.out)
        return waiting.pop()

    table.run()
    assert out == {0, 1}


WORDS = (
    "play draw keep take challenge color swap discard jump uno catch R7 W W:R W+4:B WJ WJ:O b6 r 0 1 2 9 ana ² ¿ : deal"
)
WORDS += " table score rule why help TURN-1 jugar robar pillar mesa regla"


@IN_TWO_LANGUAGES
@pytest.mark.parametrize(
    "rules", ["jam+progressive+seven_zero+jump_in", "classic+eight", "graduation+challenge+target=80"]
)
def test_random_words_never_break_a_game(rules, language):
    """Words in any order and in any phase, mixed with legal moves."""
    random = Random(f"{rules} {language}")
    typist = Typist(language, random)
    left = iter(range(250))

    def read_line(prompt: str) -> str:
        if next(left, None) is None:
            raise EOFError
        typed = typist.read_line(prompt)
        if random.random() < 0.6:
            return typed
        line = " ".join(random.choices(WORDS.split(), k=random.randrange(1, 4)))
        typist.print_line(line)
        return line

    table = PlainLocalGame(new_table(Rules.parse(rules), 8, language), language, read_line, typist.print_line)
    with suppress(EOFError):
        table.run()
    again = type(table.game)(table.game.rules, table.game.names, KEY, log=map(str, table.game.log))
    assert write_record(again) == write_record(table.game)


@IN_TWO_LANGUAGES
def test_match_to_500_points_through_the_command(language, tmp_path):
    """The same lines give the same match in this process and through the command, whose record is valid."""
    typist = Typist(language, Random(language))
    table = PlainLocalGame(new_table(Rules(), 2, language), language, typist.read_line, typist.print_line)
    table.run()
    assert max(table.game.scores) >= 500
    file = tmp_path / "match.txt"
    given = "\n".join(typist.typed) + "\n"
    options = ["--lang", language, "--players", 2, "--name", "Zoë", "--key", KEY, "--record", file]
    done = run("play", *options, given=given)
    assert (done.returncode, done.stderr) == (0, b"")
    assert file.read_text("utf-8") == write_record(table.game)
    assert typist.lines[-1] in done.stdout.decode()
    assert run("verify", file, "--lang", language).returncode == 0
