"""A server's table line by line: the command between two pipes at a real server, and its lines in single positions."""

from __future__ import annotations

import asyncio
import signal
from collections.abc import AsyncIterator, Iterator
from itertools import count
from random import Random

import msgspec
import pytest

from oneleft.client import Lobby, Settings
from oneleft.errors import UnknownPhrase
from oneleft.lang import LANGUAGES, say
from oneleft.protocol import messages as m
from oneleft.protocol.tables import SeatShown
from oneleft.rules.config import Rules
from oneleft.table import events as e
from oneleft.table.game import Game
from oneleft.table.move import Move
from oneleft.table.narrate import tell
from oneleft.table.rulebook import BY_ID
from oneleft.terminal.connection import ConnectionLost
from oneleft.terminal.phrase_picker import find_phrase
from oneleft.terminal.plain_base import PlainProgram
from oneleft.terminal.plain_remote import PlainRemoteSeat
from oneleft.terminal.table_setup import new_game
from oneleft.terminal.table_state import LOG_LINES, TableState
from oneleft.terminal.typed_moves import as_typed
from oneleft.terminal.waiting_room import seat_changes
from tests.support.all_tables import key_of
from tests.support.command import NONSENSE, environment
from tests.support.command import run as command
from tests.support.game_positions import find_game, game_at, in_phase
from tests.support.piped_program import Piped, before, play_until
from tests.support.random_games import random_move
from tests.support.servers import Server
from tests.support.terminal_driver import describe_table, paused_table

pytestmark = pytest.mark.slow

ENDLESS = "target=5000"  # more than all the cards of a deck are worth
RULES = Settings(rules="classic", players=2, turn_seconds=3000, pause_seconds=600, uno_grace=0, bot_pace=0)


def table_with_bots(server: Server, language: str = "en", free: int = 0, **changed: object) -> tuple[str, str, str]:
    """Open a table, with free seats, and start its match. Return its id, its link and the personal link of its host."""

    async def open_table() -> tuple[str, str]:
        settings = msgspec.structs.replace(RULES, **changed)
        async with Lobby(server.address, language) as lobby:
            seated = await lobby.open_table("Mia", settings, ["steady"] * (settings.players - 1 - free))
            await lobby.start(seated.table.id, seated.token)
            return seated.table.id, seated.token

    table, token = asyncio.run(open_table())
    link = f"{server.address}/t/{table}"
    return table, link, f"{link}#{token}"


def move_number(server: Server, table: str) -> int:
    async def ask() -> int:
        async with Lobby(server.address) as lobby:
            return (await lobby.table(table)).number

    return asyncio.run(ask())


HAND_LINE = {language: before("play-hand", language, hand="|") for language in LANGUAGES}


def wait_for_hand(piped: Piped) -> str:
    """The hand as it is printed in the person's turn, before the clock."""
    piped.until("seconds left")
    return next(line for line in reversed(piped.lines) if line.startswith(HAND_LINE["en"]))


# At a real server


def test_round_is_played_by_typed_moves_and_the_next_one_dealt(server, tmp_path):
    _, _, link = table_with_bots(server, rules=f"classic+progressive+seven_zero+jump_in+{ENDLESS}", players=3)
    with Piped(tmp_path, link, "--plain") as piped:
        play_until(piped, "en", Random("round"), lambda line: line == say("play-next-round", "en"))
        assert any(line.startswith("  " + before("event-scored", "en", points="|", totals="|")) for line in piped.lines)
        piped.type("")
        piped.until(say("play-round", "en", number=2))
        piped.until(HAND_LINE["en"])
        piped.type("quit")
        assert piped.until("#") == say("join-gone", "en", table=link)
        assert piped.end() == 0


def test_match_ends_and_another_one_begins(server, tmp_path):
    _, _, personal_link = table_with_bots(server, "es", rules="jam+target=1")
    with Piped(tmp_path, personal_link, "--lang", "es") as piped:  # --plain is the default in a pipe
        play_until(piped, "es", Random("match"), lambda line: line == say("play-ask-again", "es"))
        assert f"  {say('rated-bots', 'es')}" in piped.lines
        piped.type("otra")
        piped.until(say("play-round", "es", number=1))
        assert piped.end() == 0
    with Piped(tmp_path, "--resume", "--lang", "es") as piped:  # the seat still works
        piped.until(say("play-round", "es", number=1))
        assert piped.end() == 0


def test_who_comes_during_a_match_watches_and_plays_the_next(server, tmp_path):
    _, link, host = table_with_bots(server, free=2, rules="classic+target=1", players=4)
    with Piped(tmp_path, link, "--name", "Zoe", "--plain") as late:
        late.until(say("page-watching-next", "en"))
        late.type("draw", "")
        late.until(say("server-next-match", "en"))
        late.until(say("page-watching-next", "en"))
        with Piped(tmp_path, host, "--plain") as piped:
            play_until(piped, "en", Random("late"), lambda line: line == say("play-ask-again", "en"))
            piped.type("again")
            late.until(say("play-wants-again", "en", name="Mia"))
            late.type("again")
            late.until("Zoe gets 7 cards: ")  # no matter who has the first turn
            assert piped.end() == 0
        assert late.end() == 0


def test_host_sees_who_comes(server, tmp_path):
    with Piped(tmp_path, server.address, "--players", "4", "--name", "Mia", "--lang", "es", "--plain") as piped:
        own_seat = piped.until("1. Mia · ")  # and a tag
        assert own_seat.endswith(f"{say('page-host', 'es')}, {say('page-this-is-you', 'es')}")
        link = piped.until(say("page-invite", "es")).split()[-1]
        piped.until(say("play-ask-bot", "es"))
        piped.type("R7", "empezar", "")
        piped.until(say("server-not-begun", "es"))
        piped.until(say("server-too-few", "es"))
        piped.until(say("page-waiting", "es"))
        with Piped(tmp_path, link, "--name", "Bo", "--plain") as guest:
            guest.until(say("page-host-starts", "en"))
            guest.type("start")
            guest.until(say("server-not-host", "en"))
            piped.until(say("play-sits-down", "es", name="Bo"))
            piped.until(say("play-ask-start", "es"))
            piped.type("bot genial", "bot")
            piped.until(before("server-bad-bot", "es", given="genial", known="|"))
            for level in ("steady", "sharp"):
                bot = say("page-bot", "es", level=say(f"page-level-{level}", "es"))
                piped.until(f"({bot})")
                piped.type(*(["bot sharp"] if level == "steady" else []))
            piped.type("empezar")
            guest.until(say("play-round", "en", number=1))
            guest.type("say nice", "say 3", "say", "say nothing")
            piped.until(f"Bo: {say('phrase-nice', 'es')}")
            piped.until(f"Bo: {say('phrase-oops', 'es')}")
            guest.until(f"10  {say('phrase-again', 'en')}")
            guest.until(say("play-no-phrase", "en", given="nothing"))
            assert guest.end() == 0
        assert piped.end() == 0


def test_player_is_removed_by_the_votes_of_all_others(server, tmp_path):
    async def vote(link: str, token: str, seat: int) -> None:
        async with Lobby(server.address) as lobby, lobby.connect(link.rpartition("/")[2], token) as ana:
            await ana.vote_out(seat)

    async def sit() -> tuple[str, str]:
        async with Lobby(server.address) as lobby:
            ana = await lobby.open_table("Ana", msgspec.structs.replace(RULES, players=3))
            await lobby.take_seat(ana.table.id, "Bo")
            return f"{server.address}/t/{ana.table.id}", ana.token

    link, token = asyncio.run(sit())
    with Piped(tmp_path, link, "--name", "Mia", "--plain") as piped:
        piped.until(say("page-host-starts", "en"))
        asyncio.run(start(server, link, token))
        piped.until(say("play-round", "en", number=1))
        asyncio.run(vote(link, token, 1))
        piped.until(say("page-votes", "en", count=1, names="Ana", name="Bo"))
        piped.type("remove Zoe", "remove Mia", "remove bo")
        piped.until(say("play-which-seat", "en", verb="remove"))
        piped.until(say("server-no-vote", "en"))
        piped.until(say("play-leaves", "en", name="Bo"))
        assert piped.end() == 0


async def start(server: Server, link: str, token: str) -> None:
    async with Lobby(server.address) as lobby:
        await lobby.start(link.rpartition("/")[2], token)


def test_killed_server_comes_back_with_the_same_hand(server, tmp_path):
    _, _, link = table_with_bots(server)
    with Piped(tmp_path, link, "--plain") as piped:
        hand = wait_for_hand(piped)
        server.kill()
        piped.until(say("page-lost", "en"))
        piped.type("draw", "say nice", "back", "start", "again", "table")
        for _ in range(5):
            assert piped.next() == f"  {say('page-lost', 'en')}"
        assert piped.until(HAND_LINE["en"]) == hand
        server.start()
        piped.until(say("play-found", "en"))
        assert piped.until(HAND_LINE["en"]) == hand
        piped.type("")
        play_until(piped, "en", Random("kill"), lambda line: line.startswith("  Mia "))
        assert piped.end() == 0


def test_wrong_token_is_refused_in_one_line(server, tmp_path):
    _, link, _ = table_with_bots(server)
    done = command("play", f"{link}#wrong", "--plain", env=environment(XDG_DATA_HOME=str(tmp_path)))
    assert done.returncode == 1
    assert done.stderr.decode().splitlines() == [say("server-bad-token", "en")]


def test_nonsense_is_answered_and_changes_nothing(server, tmp_path):
    table, _, link = table_with_bots(server)
    with Piped(tmp_path, link, "--plain") as piped:
        hand = wait_for_hand(piped)
        number = move_number(server, table)
        piped.type(*(line for line in NONSENSE if line not in ("take", "challenge")))  # a penalty may wait
        piped.type("rule TURN-1", "help", "score")
        piped.until(BY_ID["TURN-1"].text("en"))
        piped.until(say("play-help-server", "en").splitlines()[0].strip())
        piped.until("  Mia ")
        piped.type("table")
        assert piped.until(HAND_LINE["en"]) == hand
        assert move_number(server, table) == number
        assert sum(line.endswith("seconds left") for line in piped.lines) == 1
        assert piped.end() == 0
    assert any("[UNO-4]" in line for line in piped.lines)


def test_seat_is_resumed(server, tmp_path):
    """When the input ends, the seat is saved as the last game. A finished one is deleted."""
    _, _, link = table_with_bots(server, rules="classic+target=1")
    with Piped(tmp_path, link) as piped:
        hand = wait_for_hand(piped)
        assert piped.end() == 0
        assert piped.lines[-1] == say("join-gone", "en", table=link)
    refused = command("play", "--resume", "--record", "game.txt", env=environment(XDG_DATA_HOME=str(tmp_path)))
    assert refused.returncode == 2  # only the server has the key of its shuffles
    with Piped(tmp_path, "--resume", "--plain") as piped:
        assert wait_for_hand(piped) == hand
        piped.type("")
        play_until(piped, "en", Random("resume"), lambda line: line == say("play-ask-again", "en"))
        assert piped.end() == 0
    assert command("play", "--resume", env=environment(XDG_DATA_HOME=str(tmp_path))).returncode == 1


def test_slow_player_is_replaced_by_a_bot_and_comes_back(server, tmp_path):
    _, _, link = table_with_bots(server, turn_seconds=0.2, away_seconds=3000, bot_pace=1)
    with Piped(tmp_path, link, "--plain") as piped:
        piped.until(say("page-stood-in", "en"))
        piped.until(say("play-ask-back", "en"))
        piped.type("back")
        piped.until(HAND_LINE["en"])
        assert piped.end() == 0


def test_empty_input_sits_down_and_leaves(server, tmp_path):
    _, _, link = table_with_bots(server)
    done = command("play", link, given=b"", env=environment(XDG_DATA_HOME=str(tmp_path)))
    assert (done.returncode, done.stderr) == (0, b"")
    assert done.stdout.decode().splitlines()[-1] == say("join-gone", "en", table=link)


def test_ctrl_c_closes_the_connection(server, tmp_path):
    _, _, link = table_with_bots(server)
    with Piped(tmp_path, link, "--plain") as piped:
        wait_for_hand(piped)
        piped.process.send_signal(signal.SIGINT)
        assert piped.until("#") == say("join-gone", "en", table=link)
        assert piped.next() is None
        assert piped.process.wait(60) == 0


# In single positions


async def typed(*lines: str) -> AsyncIterator[str]:
    for line in lines:
        yield line


def output_at(name: str, language: str, *lines: str) -> list[str]:
    """What is printed in this position, and after these typed lines."""
    printed: list[str] = []
    asyncio.run(PlainRemoteSeat(paused_table(game_at(name), language), language, typed(*lines), printed.append).run())
    return printed


@pytest.mark.parametrize("language", LANGUAGES)
def test_reactions_are_offered_in_words(language):
    game = game_at("catch")
    exposed = game.view(0).exposed
    catch = say("play-catch", language, name=game.names[exposed], seat=str(exposed))
    assert output_at("catch", language).count(catch) == 1
    assert output_at("late", language).count(say("play-uno", language)) == 1
    (jump,) = [line for line in output_at("jump", language) if as_typed("jump O", language) in line]
    assert jump.startswith(before("play-jump", language, top=game_at("jump").view(0).top, moves="|"))


def test_reaction_is_made_by_its_word():
    game = game_at("catch")
    name = game.names[game.view(0).exposed]
    printed = output_at("catch", "en", "catch", "why", "catch")
    assert say("page-noticed", "en", by="Mia", name=name) in printed
    assert say("server-settling", "en", name=name) in printed[-1]


def test_move_out_of_turn_is_refused_with_its_rule():
    refused, rule = output_at("late", "en", "draw", "why")[-2:]
    assert refused.endswith("[SETUP-4]")
    assert rule == f"  SETUP-4: {BY_ID['SETUP-4'].text('en')}"


def test_empty_line_prints_what_the_table_waits_for():
    game = game_at("late")
    assert output_at("late", "en", "")[-1] == say("page-waits", "en", name=game.names[game.view(0).turn])
    assert output_at("turn", "en", "")[-1].startswith(before("play-legal", "en", moves="|"))


def seat_at(game: Game, **changed: object) -> tuple[PlainRemoteSeat, list[str]]:
    """Mia's seat, and the lines it prints from now on. Nobody plays: the test decides what happens."""
    printed: list[str] = []
    seat = PlainRemoteSeat(paused_table(game), "en", typed(), printed.append)
    greet(seat, game, **changed)
    return seat, printed


def greet(seat: PlainRemoteSeat, game: Game, **changed: object) -> None:
    hello = m.Hello(
        protocol=m.PROTOCOL, seat=0, number=0, table=describe_table(game, {}), view=game.view(0), phrases=[], missed=[]
    )
    seat.handle(msgspec.structs.replace(hello, **changed))


def push(seat: PlainRemoteSeat, game: Game, move: Move | str) -> None:
    game.push(move)
    seat.handle(m.Events(number=len(game.log), events=game.events_for(0), view=game.view(0)))


def moves_of_many_rounds(rules: str, players: int) -> Iterator[tuple[Game, Move]]:
    """Moves of random play, each with the game before it."""
    for number in count():
        game = new_game(Rules.parse(rules), players, "Mia", key_of(f"{rules} {number}"))
        random = Random(number)
        while not game.round_over:
            move = random_move(game, random)
            yield game, move
            game.push(move)


def test_unplayable_draw_is_reported_only_if_it_ends_the_turn():
    """Not if another player jumps in with a Graduation card, so that everyone draws and the turn is over as well."""
    seen: set[tuple[str, bool]] = set()
    for played, move in moves_of_many_rounds("graduation+jump_in", 4):
        if str(move)[2:].startswith(("draw", "jump WG")) and in_phase("turn")(played.view(0)):
            game = played.copy()
            seat, printed = seat_at(game)
            push(seat, game, move)
            over = game.turn != 0
            assert (say("play-no-fit", "en") in printed) == (over and move.verb == "draw")
            seen.add((move.verb, over))
            if seen >= {("draw", True), ("draw", False), ("jump", True)}:
                return


def test_replaced_player_sees_the_table_after_connecting():
    game = game_at("turn")
    table = describe_table(game, {})
    stood_in = msgspec.structs.replace(table.seats[0], stood_in=True)
    _, printed = seat_at(game, table=msgspec.structs.replace(table, seats=[stood_in, *table.seats[1:]]))
    assert sum(line.startswith(HAND_LINE["en"]) for line in printed) == 1
    assert say("page-stood-in", "en") in printed


def test_notice_of_a_catch_ends_with_a_new_connection():
    game = game_at("catch")
    seat, printed = seat_at(game)
    seat.handle(m.Noticed(number=1, by=0, seat=game.view(0).exposed, seconds=1.0))
    noticed = printed[-1]
    seat.handle(ConnectionLost())
    greet(seat, game)
    assert seat.state.noticed is None
    assert printed.count(noticed) == 1


def test_seat_changes_are_reported():
    """The person's own absence is reported in other words."""
    game = game_at("turn")
    before_it = describe_table(game, {1: "steady"})
    mia, ana, bruno, carla = before_it.seats
    state = TableState("en")
    state.seat = 0
    state.table = msgspec.structs.replace(
        before_it,
        host=3,
        seats=[
            msgspec.structs.replace(mia, stood_in=True),
            SeatShown(seat=1, name="Bo"),
            SeatShown(seat=2, name=None),
            msgspec.structs.replace(carla, stood_in=True),
        ],
    )
    assert list(seat_changes(before_it, state)) == [
        say("play-leaves", "en", name=ana.name),
        say("play-leaves", "en", name=bruno.name),
        say("play-sits-down", "en", name="Bo"),
        say("play-away", "en", name=carla.name),
        say("play-host", "en", name=carla.name),
    ]
    assert list(seat_changes(None, state)) == []


def test_eliminated_player_sees_the_table_without_a_hand():
    """CHALLENGE-1."""
    game = find_game(
        "classic+challenge+target=50", 4, lambda view: view.seat is None and view.phase == "turn", max_moves=3000
    )
    printed: list[str] = []
    PlainProgram("en", printed.append).print_table(game.view(0))
    assert not any(line.startswith(HAND_LINE["en"]) for line in printed)
    assert all(f"{seat} {game.names[seat]}: " in printed[1] for seat in game.view(0).table)


def test_match_replaced_during_a_lost_connection_is_not_shown():
    game = game_at("won")
    state = TableState("en")
    table = describe_table(game, {1: "steady"})
    hello = m.Hello(protocol=m.PROTOCOL, seat=0, number=5, table=table, view=game.view(0), phrases=[], missed=[])
    state.handle(hello)
    state.handle(ConnectionLost())
    state.handle(msgspec.structs.replace(hello, view=None, table=msgspec.structs.replace(table, status="waiting")))
    assert state.view is None


def test_greeting_with_a_long_match_fills_the_log_and_counts_every_round():
    game = game_at("won")
    events = [[e.Drew(seat=1, count=number)] for number in range(1, 1000)]
    events[3] = events[998] = [e.Scored(points=[5, 0], totals=[5, 0])]
    recent = [m.Missed(number, told) for number, told in enumerate(events)]
    state = TableState("en")
    table = describe_table(game, {1: "steady"})
    new_lines = state.handle(
        m.Hello(protocol=m.PROTOCOL, seat=0, number=5, table=table, view=game.view(0), phrases=[], recent=recent)
    )
    assert state.log == new_lines
    assert len(state.log) == LOG_LINES
    assert state.log[0] == tell(events[-LOG_LINES][0], "en", game.rules.edition, game.names)
    assert state.rounds == [(5, 0), (5, 0)]


# Phrases

PHRASES = ["hello", "nice", "good-game"]


@pytest.mark.parametrize(
    ("typed_words", "language", "phrase"),
    [
        ("2", "en", "nice"),
        ("Nice move!", "en", "nice"),
        ("buena", "es", "nice"),
        ("¡buena partida", "es", "good-game"),
        ("good game", "es", "good-game"),
        ("HEL", "en", "hello"),
    ],
)
def test_phrase_is_found_by_its_number_or_its_beginning(typed_words, language, phrase):
    assert find_phrase(PHRASES, typed_words, language) == phrase


@pytest.mark.parametrize("nonsense", ["0", "4", "!", "nicer", "²", "x" * 5000])
def test_unknown_phrase(nonsense):
    with pytest.raises(UnknownPhrase):
        find_phrase(PHRASES, nonsense, "en")
