"""Bots that are programs: real processes, most of them misbehaving."""

import json
import os
import re
from pathlib import Path
from random import Random
from time import monotonic, sleep

import msgspec
import pytest

from oneleft import Game, Rules
from oneleft.bots import process, program
from oneleft.bots.factory import new_bot
from oneleft.bots.program import MAX_FAULTS, MAX_SILENT_LOSSES, ProgramBot
from oneleft.bots.program_messages import PROTOCOL, Ask, Bye, Events, FromBot, Hello, ToBot
from oneleft.errors import BotError, BotFault
from oneleft.lang import LANGUAGES, on_one_line
from oneleft.table import events as e
from oneleft.table.views import View
from oneleft.terminal.local_table import LocalTable
from oneleft.terminal.plain_local import PlainLocalGame
from oneleft.terminal.table_setup import log_of, new_game
from tests.support.all_tables import key_of
from tests.support.bot_games import Party

pytestmark = pytest.mark.slow

ROOT = Path(__file__).parents[2]
EXAMPLE = ROOT / "examples" / "mybot.py"
SHORT = 0.2  # seconds, for programs that never answer
LONG = 60  # seconds, for programs that do answer, on however slow a machine

# A program that plays its first legal move, with gaps for misbehaviour.
PROGRAM = """
import json, os, sys, time

def answer(move):
    print(json.dumps({{"type": "move", "number": message["number"], "move": move}}), flush=True)

with open({log!r}, "a") as log:
    print(os.getpid(), file=log)
{start}
game = 0
for line in sys.stdin:
    {line}
    message = json.loads(line)
    if message["type"] == "hello":
        game += 1
        {greeted}
        print(json.dumps({{"type": "ready"}}), flush=True)
    elif message["type"] == "ask":
        view = message["view"]
        {asked}
    elif message["type"] == "bye":
        {bye}
"""


class Written:
    """Writes programs that log their process ids."""

    def __init__(self, place: Path) -> None:
        self.place = place
        self.log = place / "started"

    def file(self, asked="answer(view['legal'][0])", start="", line="pass", greeted="pass", bye="pass") -> str:
        program = self.place / "bot.py"
        parts = {"asked": asked, "start": start, "line": line, "greeted": greeted, "bye": bye}
        program.write_text(PROGRAM.format(log=str(self.log), **parts))
        return str(program)

    def started(self) -> list[int]:
        return [int(line) for line in self.log.read_text().split()] if self.log.exists() else []


@pytest.fixture
def written(tmp_path):
    """A writer of programs. None of their processes may survive the test."""
    yield (programs := Written(tmp_path))
    process.stop_all()
    assert not process.RUNNING
    end = monotonic() + 20  # a killed process needs a moment to disappear
    while any(map(runs, programs.started())) and monotonic() < end:
        sleep(0.01)
    assert not any(map(runs, programs.started()))


def runs(number: int) -> bool:
    try:
        os.kill(number, 0)
    except ProcessLookupError:
        return False
    state = Path(f"/proc/{number}/stat")  # a zombie waits for its new parent
    return not (state.exists() and state.read_text().rpartition(")")[2].split()[0] in "ZX")


def program_bot(name: str, seed: str = "a", seconds: float = LONG) -> ProgramBot:
    return ProgramBot(name, seed, seconds, start_seconds=LONG)


def game_with(*bots, rules="classic+target=1", seed: object = 0) -> Party:
    return Party(Game(rules, len(bots), key_of(seed)), bots).play()


def kinds(party: Party) -> set[str]:
    return {fault.kind for fault in party.faults}


# Well-behaved programs


def test_example_bot_wins_games():
    parties = [game_with(program_bot(str(EXAMPLE)), new_bot("random", f"{seed}"), seed=seed) for seed in range(20)]
    assert not any(party.faults for party in parties)
    assert sum(party.game.winners == (0,) for party in parties) >= 8
    process.stop_all()


@pytest.mark.parametrize(
    ("rules", "players"),
    [
        ("jam+progressive+seven_zero+jump_in+target=100", 3),
        ("graduation+progressive+seven_zero+jump_in+challenge+target=60", 5),
        ("classic+eight+target=60", 8),
        ("classic+no_bluffing+partners+target=60", 4),
    ],
)
def test_example_bot_plays_at_every_table(rules, players):
    bots = [program_bot(str(EXAMPLE)) if seat % 2 else new_bot("easy", f"{seat}") for seat in range(players)]
    assert not game_with(*bots, rules=rules).faults
    process.stop_all()


def test_example_bot_is_short_and_needs_no_package():
    text = EXAMPLE.read_text("utf-8")
    assert len(text.splitlines()) <= 50
    assert "oneleft" not in re.sub('"""(?s:.*?)"""', "", text)


def test_one_process_plays_many_games(written):
    name = written.file()
    for seed in range(4):
        party = game_with(program_bot(name), new_bot("steady", "b"), seed=seed)
        assert not party.faults
    assert len(written.started()) == 1
    game_with(program_bot(name), program_bot(name))  # two seats, two processes
    assert len(written.started()) == 2


def test_program_may_exit_after_each_game(written):
    for bye in ("sys.exit()", "time.sleep(0.05); sys.exit()"):
        name = written.file(bye=bye)
        before = len(written.started())
        for seed in range(4):
            assert not game_with(program_bot(name), new_bot("steady", "b"), seed=seed).faults
        assert len(written.started()) == before + 4
        process.stop_all()


def test_program_receives_only_what_its_seat_sees(written, tmp_path):
    heard = tmp_path / "heard"
    name = written.file(line=f"open({str(heard)!r}, 'a').write(line)")

    class Ear:
        """Passes everything on to the program and keeps a copy."""

        def __init__(self) -> None:
            self.bot = program_bot(name, "seed")
            self.told: list[e.Event] = []
            self.views = []

        def hear(self, events, view):
            self.told += events
            self.bot.hear(events, view)

        def answer(self, view):
            self.views.append(view)
            return self.bot.answer(view)

        def close(self):
            self.bot.close()

    ear = Ear()
    party = game_with(ear, new_bot("easy", "b"), new_bot("easy", "c"), rules="jam+jump_in+target=30")
    assert not party.faults
    process.stop_all()
    data = heard.read_bytes()
    messages = [msgspec.json.decode(line, type=ToBot) for line in data.splitlines()]
    assert [event for m in messages if isinstance(m, Events) for event in m.events] == ear.told
    assert [m.view for m in messages if isinstance(m, Ask)] == ear.views
    assert all(m.number == m.view.number for m in messages if isinstance(m, Ask))
    assert isinstance(messages[0], Hello)
    assert isinstance(messages[-1], Bye)
    assert sum(isinstance(m, Hello | Bye) for m in messages) == 2
    assert messages[0].seed == ProgramBot(name, "seed").seed != ProgramBot(name, "other").seed
    assert party.game.key.encode() not in data
    assert all(event == event.seen_by(0) for event in ear.told)


# Misbehaving programs

BAD = {
    "hangs": ("time.sleep(60)", {"timeout"}),
    "crashes": ("1 / 0", {"crash"}),
    "leaves": ("sys.exit()", {"crash"}),
    "is killed": ("os.kill(os.getpid(), 9)", {"crash"}),
    "closes its output": ("os.close(1); time.sleep(60)", {"crash"}),
    "closes its input": ("os.close(0); time.sleep(60)", {"timeout", "crash"}),
    "chats": ("print('My move:')", {"nonsense"}),
    "says nothing": ("print()", {"nonsense"}),
    "says half": ('print(\'{"type": "move",\')', {"nonsense"}),
    "numbers": ("print(7)", {"nonsense"}),
    "another message": ('print(\'{"type": "hello"}\')', {"nonsense"}),
    "ready again": ('print(\'{"type": "ready"}\')', {"nonsense"}),
    "no number": ('print(\'{"type": "move", "move": null}\')', {"nonsense"}),
    "words for a number": ('print(\'{"type": "move", "number": "1", "move": null}\')', {"nonsense"}),
    "the future": ("message['number'] += 1; answer(view['legal'][0])", {"nonsense"}),
    "binary": ("sys.stdout.buffer.write(bytes(range(256)) + b'\\n')", {"nonsense"}),
    "deep": ("print('[' * 60000)", {"nonsense"}),
    "an endless line": ("os.write(1, b'x' * 70000)\n        while True: os.write(1, b'x' * 1000)", {"nonsense"}),
    "old answers": ("message['number'] = -1\n        while True: answer(None)", {"timeout"}),
    "endless complaints": ("while True: sys.stderr.write('x' * 1000)", {"timeout"}),
    "passes in turn": ("answer(None)", {"illegal"}),
    "a move that is none": ("answer('0 fly')", {"illegal"}),
    "a long move": ("answer('x' * 5000)", {"illegal"}),
    "someone else's move": ("answer(f\"{(view['seat'] + 1) % 2} draw\")", {"illegal"}),
    "a group of its own": ("os.fork() or time.sleep(60); time.sleep(60)", {"timeout"}),
}


def test_the_name_of_a_program_may_say_how_long_it_thinks(written):
    """As an assistant needs it in a ladder: the limit of everyone else would fail it at once."""
    name = written.file()
    hasty, timed = (new_bot(one, "a", seconds=1e-9) for one in (name, f"{name}@{LONG:.0f}s"))
    party = game_with(timed, new_bot("steady", "b"))
    assert party.faults == []
    assert "timeout" in kinds(game_with(hasty, new_bot("steady", "b")))


@pytest.mark.parametrize("name", BAD)
def test_misbehaving_program_loses_its_turns(written, name):
    asked, expected = BAD[name]
    bot = program_bot(written.file(asked), seconds=SHORT if "timeout" in expected else LONG)
    party = game_with(bot, new_bot("steady", "b"))
    assert party.game.winners == (1,)
    assert party.faults[0].kind in expected
    assert kinds(party) <= expected | {"absent", "dismissed"}
    costly = [fault for fault in party.faults if fault.kind == "timeout"]
    assert len(costly) <= MAX_FAULTS * MAX_SILENT_LOSSES
    for fault in party.faults:
        for language in LANGUAGES:
            assert len(fault.explain(language)) < 1000
            assert on_one_line(fault.explain(language)) == fault.explain(language)


def test_crash_reports_the_last_line_of_stderr(written):
    party = game_with(program_bot(written.file("sys.exit('no idea')")), new_bot("steady", "b"))
    assert "status 1" in party.faults[0].explain("en")
    assert "no idea" in party.faults[0].explain("en")


STARTS = {
    "leaves at once": ("sys.exit('not today')", "pass", "crash"),
    "hangs at the start": ("time.sleep(60)", "pass", "timeout"),
    "hangs when greeted": ("", "time.sleep(60)", "timeout"),
    "has a banner": ("print('MyBot 1.0')", "pass", "nonsense"),
}


@pytest.mark.parametrize("name", STARTS)
def test_program_that_does_not_get_ready_is_dismissed(written, name):
    start, greeted, kind = STARTS[name]
    file = written.file(start=start, greeted=greeted)
    faults: list[BotFault] = []
    for seed in range(MAX_SILENT_LOSSES + 2):
        bot = ProgramBot(file, "a", start_seconds=SHORT if kind == "timeout" else LONG)
        party = game_with(bot, new_bot("steady", "b"), seed=seed)
        assert party.game.winners == (1,)
        faults += party.faults
    assert [fault.kind for fault in faults if fault.kind not in ("absent", "dismissed")] == [kind] * MAX_SILENT_LOSSES
    assert {fault.kind for fault in party.faults} == {"dismissed"}
    assert len(written.started()) <= MAX_SILENT_LOSSES


def test_program_that_hangs_in_every_game_is_dismissed(written, monkeypatch):
    """Even if it answers now and then."""
    monkeypatch.setattr(program, "MAX_LOSSES", 4)
    name = written.file("answer(view['legal'][0]); time.sleep(60)")
    parties = [game_with(program_bot(name, seconds=SHORT), new_bot("steady", "b"), seed=seed) for seed in range(6)]
    assert parties[0].faults[0].kind == "timeout"
    assert kinds(parties[-1]) == {"dismissed"}
    assert len(written.started()) <= 4


def test_file_that_cannot_be_run(tmp_path):
    garbage = tmp_path / "garbage"
    garbage.write_bytes(b"\x7fELF\xff\x00")
    missing = tmp_path / "missing"
    for file, key in ((garbage, "bot-not-executable"), (missing, "bot-missing"), (tmp_path, "bot-missing")):
        with pytest.raises(BotError) as refused:
            new_bot(str(file), "")
        assert refused.value.key == key
    with pytest.raises(BotError):
        new_bot("./'unbalanced", "")
    garbage.chmod(0o755)
    shebang = tmp_path / "shebang"
    shebang.write_text("#!/no/such/interpreter\n")
    shebang.chmod(0o755)
    for file in (garbage, shebang):
        party = game_with(new_bot(str(file), ""), new_bot("steady", "b"))
        assert party.game.winners == (1,)
        assert party.faults[0].kind == "start"
    assert not process.RUNNING


def test_program_with_arguments_and_spaces_in_its_name(written):
    spaced = Path(written.file("answer(view['legal'][0] if sys.argv[1:] == ['--level', '3'] else 'x')"))
    spaced = spaced.rename(spaced.with_name("my bot.py"))
    assert kinds(game_with(program_bot(str(spaced)), new_bot("steady", "b"))) == {"illegal"}
    assert not game_with(program_bot(f"'{spaced}' --level 3"), new_bot("steady", "b")).faults


def test_program_is_restarted_for_the_round_after_a_crash(written):
    name = written.file("len(view['hand']) < 3 and sys.exit(); answer(view['legal'][0])")
    party = game_with(program_bot(name), new_bot("random", "b"), rules="classic+target=1500", seed=3)
    assert kinds(party) == {"crash", "absent"}
    assert len(written.started()) > MAX_SILENT_LOSSES


def test_late_answer_is_ignored(written, tmp_path):
    """The program gives its first answer only when the turn is lost, and all others at once."""
    lost = tmp_path / "lost"
    wait = f"while not os.path.exists({str(lost)!r}): time.sleep(0.01)"
    name = written.file(f"{wait}\n        answer(view['legal'][0])")
    game = Game("classic", 2, key_of("late"))
    bot = program_bot(name, seconds=SHORT)
    faults = 0
    while len(game.log) < 30 and not game.round_over:
        bot.hear(game.events_for(0), game.view(0))
        view = game.view(0)
        if view.turn == 0 and view.legal:
            try:
                assert bot.answer(view) == view.legal[0]
            except BotFault as fault:
                assert fault.kind == "timeout"
                lost.touch()
                bot.seconds = LONG
                faults += 1
        turn = game.view(game.turn)
        game.push(turn.legal[0] if game.turn == 0 else next(m for m in turn.legal if m.split()[1] in DULL))
    assert faults == 1
    assert len(written.started()) == 1


DULL = ("draw", "keep", "take", "color")


def test_extra_answer_does_not_count_in_the_next_game(written):
    """Even if the number of the position occurs there too."""
    name = written.file("answer(view['legal'][0]); game == 1 and answer(view['legal'][-1])")
    game = next(g for g in (Game("classic", 2, key_of(n)) for n in range(99)) if len(g.legal_moves(g.turn)) > 1)
    view = game.view(game.turn)
    for _ in range(2):
        bot = program_bot(name)
        assert bot.answer(view) == view.legal[0] != view.legal[-1]
        bot.close()
    assert len(written.started()) == 1


def test_process_that_owes_an_answer_is_not_reused(written):
    """A new process is started instead, a limited number of times."""
    name = written.file("time.sleep(60)")
    view = (game := Game("classic", 2, key_of(0))).view(game.turn)
    for kind in ["timeout"] * MAX_SILENT_LOSSES + ["dismissed"] * 2:
        bot = program_bot(name, seconds=SHORT)
        with pytest.raises(BotFault) as fault:
            bot.answer(view)
        assert fault.value.kind == kind
        bot.close()
    assert len(written.started()) == MAX_SILENT_LOSSES


def test_garbage_collected_bot_returns_its_process(written):
    name = written.file()
    for seed in range(3):
        game = Game("classic", 2, key_of(seed))
        program_bot(name).answer(game.view(game.turn))
    assert len(written.started()) == 1


def test_child_processes_are_killed(written):
    child = "child = os.fork()\n        if child == 0: time.sleep(600)\n"
    child += f"        open({str(written.log)!r}, 'a').write(f'{{child}}\\n'); sys.exit()"
    game_with(program_bot(written.file(child), seconds=0.5), new_bot("steady", "b"))  # its child keeps the pipe open
    assert len(written.started()) > 1


# At the table


@pytest.mark.parametrize("language", ["en", "es"])
def test_fault_of_a_program_is_shown_once(written, language):
    lines: list[str] = []
    random = Random("person")
    name = written.file("answer('0 fly')")
    game = new_game(Rules.parse("classic+target=1"), 3, "Zoë", "07" * 32)
    table = PlainLocalGame(
        LocalTable(log_of(game, {1: "steady", 2: name}), language),
        language,
        lambda prompt: str(random.choice(table.game.legal_moves(0) or [""])),
        lines.append,
    )
    table.run()
    assert table.game.over
    assert len([line for line in lines if "“0 fly”" in line]) == 1


# The page


def test_messages_in_the_docs_match_the_protocol():
    page = (ROOT / "docs" / "bots.md").read_text("utf-8")
    examples = [line for block in re.findall(r"```json\n(.*?)```", page, re.DOTALL) for line in block.splitlines()]
    shown = set()
    for line in examples:
        message = msgspec.json.decode(line, type=ToBot | FromBot)
        assert json.loads(msgspec.json.encode(message)) == json.loads(line)
        shown.add(type(message))
        if isinstance(message, Hello):
            assert message.protocol == PROTOCOL
    assert shown == {Hello, Events, Ask, Bye, *FromBot.__args__}


def test_docs_list_every_view_field_and_event():
    page = (ROOT / "docs" / "bots.md").read_text("utf-8")
    views, events = (
        [line.split("|")[1:3] for line in part.splitlines() if line.startswith("| `")]
        for part in page.split("### The events")
    )
    assert {word for row in views for word in re.findall("`([a-z_]+)`", row[0])} >= set(View.__struct_fields__)
    for kind in e.EVENTS:
        row = next(row for row in events if f"`{kind.__struct_config__.tag}`" in row[0])
        assert set(re.findall("`([a-z_]+)`", row[1])) == set(kind.__struct_fields__)


def test_code_in_the_docs_runs(monkeypatch):
    monkeypatch.chdir(ROOT)
    page = (ROOT / "docs" / "bots.md").read_text("utf-8")
    for text in re.findall(r"```python\n(.*?)```", page, re.DOTALL):
        exec(compile(text, "bots.md", "exec"), {})
    process.stop_all()


def test_docs_list_every_kind_of_fault():
    page = (ROOT / "docs" / "bots.md").read_text("utf-8")
    source = (Path(process.__file__).parent / "program.py").read_text("utf-8")
    found = {BotFault(key).kind for key in re.findall(rf"{BotFault.PREFIX}[a-z-]+", source)}
    assert found
    for kind in found:
        assert f"| `{kind}` |" in page
