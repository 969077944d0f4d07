"""A server's table line by line: the command between two pipes at a real server, and its words moment by moment."""

from __future__ import annotations

import asyncio
import signal
from collections.abc import AsyncIterator, Iterator
from itertools import count
from random import Random

import msgspec
import pytest

from oneleft.client import Lobby, Settings
from oneleft.lang import LANGUAGES, say
from oneleft.protocol import messages as m
from oneleft.protocol.tables import SeatShown
from oneleft.rules.config import Rules
from oneleft.table.game import Game
from oneleft.table.notation import Move
from oneleft.table.rulebook import BY_ID
from oneleft.terminal.connection import ConnectionLost
from oneleft.terminal.local_table import describe_table
from oneleft.terminal.phrase_picker import UnknownPhrase, find_phrase
from oneleft.terminal.plain_base import PlainProgram
from oneleft.terminal.plain_remote import PlainRemoteSeat
from oneleft.terminal.table_setup import new_game
from oneleft.terminal.table_state import TableState
from oneleft.terminal.waiting_room import seat_changes
from tests.support.all_tables import key_of
from tests.support.command import NONSENSE, environment
from tests.support.command import run as command
from tests.support.game_positions import moment, own, reach
from tests.support.piped_program import Piped, before, play_until
from tests.support.random_games import random_move
from tests.support.servers import Server
from tests.support.terminal_driver import paused

ENDLESS = "target=5000"  # not all the cards of a deck are worth as much
RULES = Settings(rules="classic", players=2, turn_seconds=3000, pause_seconds=600, uno_grace=0, bot_pace=0)


def table_with_bots(server: Server, language: str = "en", **changed: object) -> tuple[str, str, str]:
    """The table, its link and the personal link of its host; the match has begun."""

    async def open_it() -> tuple[str, str]:
        settings = msgspec.structs.replace(RULES, **changed)
        async with Lobby(server.address, language) as lobby:
            seated = await lobby.open_table("Mia", settings, ["steady"] * (settings.players - 1))
            await lobby.start(seated.table.id, seated.token)
            return seated.table.id, seated.token

    table, token = asyncio.run(open_it())
    link = f"{server.address}/t/{table}"
    return table, link, f"{link}#{token}"


def position(server: Server, table: str) -> int:
    async def look() -> int:
        async with Lobby(server.address) as lobby:
            return (await lobby.table(table)).number

    return asyncio.run(look())


HAND = {language: before("play-hand", language, hand="|") for language in LANGUAGES}


def own_hand(piped: Piped) -> str:
    """As it is shown in the own turn, whose clock is then told."""
    piped.until("seconds left")
    return next(line for line in reversed(piped.lines) if line.startswith(HAND["en"]))


# At a real server


def test_a_round_is_played_by_typed_moves_and_the_next_one_dealt(server, tmp_path):
    _, _, own = table_with_bots(server, rules=f"classic+progressive+seven_zero+jump_in+{ENDLESS}", players=3)
    with Piped(tmp_path, own, "--plain") as piped:
        play_until(piped, "en", Random("round"), lambda line: line == say("play-next-round", "en"))
        assert any(line.startswith("  " + before("event-scored", "en", points="|", totals="|")) for line in piped.lines)
        piped.type("")
        piped.until(say("play-round", "en", number=2))
        piped.until(HAND["en"])
        piped.type("quit")
        assert piped.until("#") == say("join-gone", "en", table=own)
        assert piped.end() == 0


def test_a_match_ends_and_another_one_begins(server, tmp_path):
    _, link, own = table_with_bots(server, "es", rules="jam+target=1")
    with Piped(tmp_path, own, "--lang", "es") as piped:  # in a pipe it comes by itself
        play_until(piped, "es", Random("match"), lambda line: line == say("play-ask-again", "es"))
        piped.type("otra")
        piped.until(say("page-waiting", "es"))
        piped.until(link)
        piped.until(say("play-ask-start", "es"))
        assert piped.end() == 0
    with Piped(tmp_path, "--resume", "--lang", "es") as piped:  # the seat is as good as before
        piped.until(say("play-ask-start", "es"))
        piped.type("empezar")
        piped.until(say("play-round", "es", number=1))
        assert piped.end() == 0


def test_the_host_waits_for_guests_and_is_told_who_comes(server, tmp_path):
    with Piped(tmp_path, server.address, "--players", "4", "--name", "Mia", "--lang", "es", "--plain") as piped:
        piped.until(f"1. Mia  {say('page-host', 'es')}")
        link = piped.until(say("page-invite", "es")).split()[-1]
        piped.until(say("play-ask-bot", "es"))
        piped.type("R7", "empezar", "")
        piped.until(say("server-not-begun", "es"))
        piped.until(say("server-too-few", "es", empty=3))
        piped.until(say("page-waiting", "es"))
        with Piped(tmp_path, link, "--name", "Bo", "--plain") as state:
            state.until(say("page-host-starts", "en"))
            state.type("start")
            state.until(say("server-not-host", "en"))
            piped.until(say("play-sits-down", "es", name="Bo"))
            piped.type("bot genial", "bot")
            piped.until(before("server-bad-bot", "es", given="genial", known="|"))
            for level in ("steady", "sharp"):
                bot = say("page-bot", "es", level=say(f"page-level-{level}", "es"))
                piped.until(f"({bot})")
                piped.type(*(["bot sharp"] if level == "steady" else []))
            piped.until(say("play-ask-start", "es"))
            piped.type("empezar")
            state.until(say("play-round", "en", number=1))
            state.type("say nice", "say 3", "say", "say nothing")
            piped.until(f"Bo: {say('phrase-nice', 'es')}")
            piped.until(f"Bo: {say('phrase-oops', 'es')}")
            state.until(f"10  {say('phrase-again', 'en')}")
            state.until(say("play-no-phrase", "en", given="nothing"))
            assert state.end() == 0
        assert piped.end() == 0


def test_a_server_that_dies_and_comes_back_loses_nothing(server, tmp_path):
    _, _, own = table_with_bots(server)
    with Piped(tmp_path, own, "--plain") as piped:
        hand = own_hand(piped)
        server.kill()
        piped.until(say("page-lost", "en"))
        piped.type("draw", "say nice", "back", "start", "again", "table")
        for _ in range(5):
            assert piped.next() == f"  {say('page-lost', 'en')}"
        assert piped.until(HAND["en"]) == hand
        server.start()
        piped.until(say("play-found", "en"))
        assert piped.until(HAND["en"]) == hand
        piped.type("")
        play_until(piped, "en", Random("kill"), lambda line: line.startswith("  Mia "))
        assert piped.end() == 0


def test_a_seat_that_is_not_ones_own_is_refused_in_one_line(server, tmp_path):
    _, link, _ = table_with_bots(server)
    done = command("play", f"{link}#wrong", "--plain", env=environment(XDG_DATA_HOME=str(tmp_path)))
    assert done.returncode == 1
    assert done.stderr.decode().splitlines() == [say("server-bad-token", "en")]


def test_nonsense_is_answered_and_changes_nothing(server, tmp_path):
    table, _, own = table_with_bots(server)
    with Piped(tmp_path, own, "--plain") as piped:
        hand = own_hand(piped)
        number = position(server, table)
        piped.type(*(line for line in NONSENSE if line not in ("take", "challenge")))  # a penalty may wait
        piped.type("rule TURN-1", "help", "score")
        piped.until(BY_ID["TURN-1"].text("en"))
        piped.until(say("play-help-server", "en").splitlines()[0].strip())
        piped.until("  Mia ")
        piped.type("table")
        assert piped.until(HAND["en"]) == hand
        assert position(server, table) == number
        assert sum(line.endswith("seconds left") for line in piped.lines) == 1
        assert piped.end() == 0
    assert any("[UNO-4]" in line for line in piped.lines)


def test_a_seat_is_gone_on_with_line_by_line(server, tmp_path):
    """Left by the end of the input, the seat is the last game; a finished one is forgotten."""
    _, _, own = table_with_bots(server, rules="classic+target=1")
    with Piped(tmp_path, own) as piped:
        hand = own_hand(piped)
        assert piped.end() == 0
        assert piped.lines[-1] == say("join-gone", "en", table=own)
    refused = command("play", "--resume", "--record", "game.txt", env=environment(XDG_DATA_HOME=str(tmp_path)))
    assert refused.returncode == 2  # only the server has the key of its shuffles
    with Piped(tmp_path, "--resume", "--plain") as piped:
        assert own_hand(piped) == hand
        piped.type("")
        play_until(piped, "en", Random("resume"), lambda line: line == say("play-ask-again", "en"))
        assert piped.end() == 0
    assert command("play", "--resume", env=environment(XDG_DATA_HOME=str(tmp_path))).returncode == 1


def test_whoever_is_slow_is_stood_in_for_and_comes_back(server, tmp_path):
    _, _, own = table_with_bots(server, turn_seconds=0.2, away_seconds=3000, bot_pace=1)
    with Piped(tmp_path, own, "--plain") as piped:
        piped.until(say("page-stood-in", "en"))
        piped.until(say("play-ask-back", "en"))
        piped.type("back")
        piped.until(HAND["en"])
        assert piped.end() == 0


def test_whoever_types_nothing_sits_down_and_leaves(server, tmp_path):
    _, _, own = table_with_bots(server)
    done = command("play", own, given=b"", env=environment(XDG_DATA_HOME=str(tmp_path)))
    assert (done.returncode, done.stderr) == (0, b"")
    assert done.stdout.decode().splitlines()[-1] == say("join-gone", "en", table=own)


def test_ctrl_c_leaves_in_good_order_while_nothing_is_typed(server, tmp_path):
    _, _, own = table_with_bots(server)
    with Piped(tmp_path, own, "--plain") as piped:
        own_hand(piped)
        piped.process.send_signal(signal.SIGINT)
        assert piped.until("#") == say("join-gone", "en", table=own)
        assert piped.next() is None
        assert piped.process.wait(60) == 0


# Moment by moment


async def typed(*lines: str) -> AsyncIterator[str]:
    for line in lines:
        yield line


def told_at(name: str, language: str, *lines: str) -> list[str]:
    """What is told of such a moment, and after these lines."""
    told: list[str] = []
    asyncio.run(PlainRemoteSeat(paused(moment(name), language), language, typed(*lines), told.append).run())
    return told


@pytest.mark.parametrize("language", LANGUAGES)
def test_what_can_be_done_out_of_turn_is_offered_in_words(language):
    game = moment("catch")
    exposed = game.view(0).exposed
    catch = say("play-catch", language, name=game.names[exposed], seat=str(exposed))
    assert told_at("catch", language).count(catch) == 1
    assert told_at("late", language).count(say("play-uno", language)) == 1
    (jump,) = [line for line in told_at("jump", language) if "jump O" in line]
    assert jump.startswith(before("play-jump", language, top=moment("jump").view(0).top, moves="|"))


def test_a_reaction_is_made_by_its_word():
    game = moment("catch")
    name = game.names[game.view(0).exposed]
    told = told_at("catch", "en", "catch", "why", "catch")
    assert any(line.startswith(f"  {say('event-caught', 'en', by='Mia', seat=name)}") for line in told[-12:])


def test_a_move_out_of_turn_is_refused_with_its_rule():
    refused, rule = told_at("late", "en", "draw", "why")[-2:]
    assert refused.endswith("[SETUP-4]")
    assert rule == f"  SETUP-4: {BY_ID['SETUP-4'].text('en')}"


def test_an_empty_line_says_what_the_table_waits_for():
    game = moment("late")
    assert told_at("late", "en", "")[-1] == say("page-waits", "en", name=game.names[game.view(0).turn])
    assert told_at("turn", "en", "")[-1].startswith(before("play-legal", "en", moves="|"))


def seat_at(game: Game, **changed: object) -> tuple[PlainRemoteSeat, list[str]]:
    """Mia's, and what is told from now on; nobody plays, what happens is for the test to say."""
    told: list[str] = []
    seat = PlainRemoteSeat(paused(game), "en", typed(), told.append)
    greet(seat, game, **changed)
    return seat, told


def greet(seat: PlainRemoteSeat, game: Game, **changed: object) -> None:
    hello = m.Hello(
        protocol=m.PROTOCOL, seat=0, number=0, table=describe_table(game, {}), view=game.view(0), phrases=[], missed=[]
    )
    seat.handle(msgspec.structs.replace(hello, **changed))


def happens(seat: PlainRemoteSeat, game: Game, move: Move | str) -> None:
    game.push(move)
    seat.handle(m.Events(number=len(game.log), events=game.events_for(0), view=game.view(0)))


def moves_of_many_rounds(rules: str, players: int) -> Iterator[tuple[Game, Move]]:
    """By random play, each with the game before it."""
    for number in count():
        game = new_game(Rules.parse(rules), players, "Mia", key_of(f"{rules} {number}"))
        random = Random(number)
        while not game.round_over:
            move = random_move(game, random)
            yield game, move
            game.push(move)


def test_a_card_was_drawn_in_vain_only_if_the_own_draw_ends_the_turn():
    """Not if another jumps in with a Graduation, so that everybody draws and the turn is gone as well."""
    seen: set[tuple[str, bool]] = set()
    for played, move in moves_of_many_rounds("graduation+jump_in", 4):
        if str(move)[2:].startswith(("draw", "jump WG")) and own("turn")(played.view(0)):
            game = played.undo(0)  # a copy
            seat, told = seat_at(game)
            happens(seat, game, move)
            over = game.turn != 0
            assert (say("play-no-fit", "en") in told) == (over and move.verb == "draw")
            seen.add((move.verb, over))
            if seen >= {("draw", True), ("draw", False), ("jump", True)}:
                return


def test_whoever_is_stood_in_for_when_the_connection_is_made_sees_the_table():
    game = moment("turn")
    table = describe_table(game, {})
    stood_in = msgspec.structs.replace(table.seats[0], stood_in=True)
    _, told = seat_at(game, table=msgspec.structs.replace(table, seats=[stood_in, *table.seats[1:]]))
    assert sum(line.startswith(HAND["en"]) for line in told) == 1
    assert say("page-stood-in", "en") in told


def test_a_catch_that_was_settled_while_the_connection_was_lost_is_not_waited_for():
    game = moment("catch")
    seat, told = seat_at(game)
    seat.handle(m.Noticed(number=1, by=0, seat=game.view(0).exposed, seconds=1.0))
    noticed = told[-1]
    seat.handle(ConnectionLost())
    greet(seat, game)
    assert seat.state.noticed is None
    assert told.count(noticed) == 1


def test_who_sits_down_leaves_and_is_away_is_told():
    """Not of oneself: that is said in other words."""
    game = moment("turn")
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
        say("play-sits-down", "en", name="Bo"),
        say("play-leaves", "en", name=bruno.name),
        say("play-away", "en", name=carla.name),
        say("play-host", "en", name=carla.name),
    ]
    assert list(seat_changes(None, state)) == []


def test_whoever_has_left_the_match_still_sees_the_table():
    """CHALLENGE-1: without a hand."""
    game = reach("classic+challenge+target=50", 4, lambda view: view.seat is None and view.phase == "turn", most=3000)
    told: list[str] = []
    PlainProgram("en", told.append).print_table(game.view(0))
    assert not any(line.startswith(HAND["en"]) for line in told)
    assert all(f"{seat} {game.names[seat]}: " in told[1] for seat in game.view(0).table)


def test_a_match_that_made_room_while_the_connection_was_lost_is_not_shown_any_more():
    game = moment("won")
    state = TableState("en")
    table = describe_table(game, {1: "steady"})
    hello = m.Hello(protocol=m.PROTOCOL, seat=0, number=5, table=table, view=game.view(0), phrases=[], missed=[])
    state.handle(hello)
    state.handle(ConnectionLost())
    state.handle(msgspec.structs.replace(hello, view=None, table=msgspec.structs.replace(table, status="waiting")))
    assert state.view is None


# Phrases

PHRASES = ["hello", "nice", "good-game"]


@pytest.mark.parametrize(
    ("typed_words", "language", "meant"),
    [
        ("2", "en", "nice"),
        ("Nice move!", "en", "nice"),
        ("buena", "es", "nice"),
        ("¡buena partida", "es", "good-game"),
        ("good game", "es", "good-game"),
        ("HEL", "en", "hello"),
    ],
)
def test_a_phrase_is_found_by_its_number_or_its_beginning(typed_words, language, meant):
    assert find_phrase(PHRASES, typed_words, language) == meant


@pytest.mark.parametrize("nonsense", ["0", "4", "!", "nicer", "²", "x" * 5000])
def test_a_phrase_that_there_is_not(nonsense):
    with pytest.raises(UnknownPhrase):
        find_phrase(PHRASES, nonsense, "en")
