"""The public face: small, sorted, complete, and quick to import."""

import copy
import json
import pickle
import random
import subprocess
import sys

import pytest

import oneleft
from oneleft import Game, Move, Rules
from oneleft.errors import DocumentError, IllegalMove, NotationError, RecordError, SetupError
from tests.support.random_games import random_game

LISTED = [
    "EDITIONS",
    "FORMATS",
    "HOUSE_RULES",
    "LANGUAGES",
    "Bot",
    "BotError",
    "DocumentError",
    "Event",
    "Game",
    "IllegalMove",
    "KeyFormatError",
    "Move",
    "NotationError",
    "OneleftError",
    "RecordError",
    "Rules",
    "SetupError",
    "View",
    "bot",
    "errors",
    "events",
    "read_record",
    "referee",
    "tell",
    "verify_record",
    "write_record",
]


def test_the_public_names():
    assert oneleft.__all__ == LISTED
    assert oneleft.__all__ == sorted(oneleft.__all__, key=lambda name: (not name.isupper(), name[0].islower(), name))
    for name in oneleft.__all__:
        assert hasattr(oneleft, name)


def test_importing_the_game_imports_neither_numba_nor_numpy_nor_fluent():
    code = "import oneleft, sys; print(sorted({'numba', 'numpy', 'fluent', 'typer', 'rich'} & set(sys.modules)))"
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    assert done.stdout.strip() == "[]"


def game() -> Game:
    return Game("classic+jump_in", ["Ana", "Bo", "Cy"], key="11" * 32)


def test_a_move_as_text_or_as_an_object():
    as_text, as_object = game(), game()
    move = as_text.legal_moves(as_text.turn)[0]
    assert isinstance(move, Move)
    as_text.push(str(move))
    as_object.push(move)
    assert as_text.log == as_object.log == [move]
    assert as_text.events == as_object.events


def test_a_refused_move_explains_itself_and_changes_nothing():
    table = game()
    before = table.tables[0].round.copy()
    with pytest.raises(IllegalMove) as refused:
        table.push(f"{(table.turn + 1) % 3} draw")
    assert refused.value.rule == "SETUP-4"
    assert table.names[table.turn] in refused.value.explain("en")
    assert refused.value.explain("en") != refused.value.explain("es")
    assert "SETUP-4" in str(refused.value)
    assert table.tables[0].round == before
    assert table.log == []


@pytest.mark.parametrize(
    "text",
    ["", "draw", "0", "0 fly", "0 play", "0 play R7 R8", "x draw", "0 draw 2", "0 swap", "7 draw", 5, None],
)
def test_texts_that_are_no_moves(text):
    with pytest.raises(NotationError) as refused:
        game().push(text)
    assert "-1" not in str(refused.value)


def test_the_referee_does_not_deal():
    answer = oneleft.referee({"position": POSITION, "moves": ["deal"]})
    assert answer["error"] == {"at": "moves[0]", "message": "“deal” must begin with a seat number, as in “0 draw”."}


def test_moves_with_spaces_around_them_such_as_lines_of_a_file():
    table = Game.from_position({"hands": [["R7"], ["B2", "B3"]], "discard": ["R3"]})
    table.push(" 0  play R7\n")
    table.push("deal\n")
    assert table.log == ["0 play R7", "deal"]


@pytest.mark.parametrize("ask", [Game.legal_moves, Game.view, Game.events_for])
@pytest.mark.parametrize("seat", [3, -1, "Ana"])
def test_a_seat_that_is_not_at_the_table(ask, seat):
    with pytest.raises(NotationError, match="seats are: 0-2"):
        ask(game(), seat)


def test_a_name_that_is_given_twice_is_named_once():
    with pytest.raises(SetupError, match=r"called Bo\."):
        Game("classic", ["Ana", "Bo", "Bo", "Bo"])


def test_dealing_waits_for_the_end_of_the_round():
    with pytest.raises(IllegalMove) as refused:
        game().push("deal")
    assert refused.value.rule == "SETUP-5"


@pytest.mark.parametrize(
    ("rules", "players", "rule"),
    [
        ("classic", 1, "PLAYERS-1"),
        ("classic", 11, "PLAYERS-1"),
        ("classic+partners", 2, "PARTNERS-1"),
        ("classic+partners", 3, "PARTNERS-1"),
        ("classic+rotating", 5, "PARTNERS-2"),
        ("classic+eight", 7, "PARTNERS-3"),
    ],
)
def test_tables_that_cannot_be(rules, players, rule):
    with pytest.raises(SetupError) as refused:
        Game(rules, players)
    assert refused.value.rule == rule
    assert str(players) in refused.value.explain("es")


def test_rules_are_frozen_and_comparable():
    assert Rules() == Rules("classic")
    assert len({Rules(), Rules("classic"), Rules("jam")}) == 2
    with pytest.raises(AttributeError):
        Rules().target = 3  # type: ignore[misc]


def test_events_without_a_seat_are_for_spectators():
    table = game()
    assert table.events_for() == table.events_for(None) != table.events


def test_every_event_of_a_deal_is_told():
    table = game()
    lines = [oneleft.tell(event, "en", table.rules.edition, table.names) for event in table.events_for(0)]
    assert len(lines) == len(table.events)
    assert any("Ana" in line for line in lines)


def test_a_move_is_its_text_with_typed_fields():
    move = Move(" 0  play W+4:B  uno ")
    assert move == "0 play W+4:B uno"
    assert {move: 1}["0 play W+4:B uno"] == 1
    assert (move.seat, move.verb, move.card, move.color, move.target, move.uno) == (0, "play", "W+4", "B", None, True)
    assert [Move(f"1 {words}").target for words in ("swap 0", "catch 2", "draw")] == [0, 2, None]
    assert (Move("1 color R").color, Move("1 discard W").card, Move("deal").seat) == ("R", "W", -1)
    assert pickle.loads(pickle.dumps(move)).color == copy.deepcopy(move).color == "B"
    assert eval(repr(move)) == move
    with pytest.raises(AttributeError):
        move.seat = 1


def test_who_may_act_and_what_they_may_do():
    table = random_game(Rules("classic", jump_in=True), 4, "to act", moves=25)
    assert table.to_act()[0] == table.turn
    assert table.to_act() == list(dict.fromkeys(move.seat for move in table.legal_moves()))
    assert table.legal_moves() == [move for seat in table.to_act() for move in table.legal_moves(seat)]
    assert all(str(move) in table.view(move.seat).legal for move in table.legal_moves())


@pytest.mark.parametrize(("rules", "players"), [("jam+jump_in+target=400", 3), ("classic+eight+hands=2", 8)])
def test_a_match_in_a_loop_of_legal_moves(rules, players):
    table = Game(rules, players, seed=3)
    chance = random.Random(3)
    while not table.over:
        table.push(chance.choice(table.legal_moves()))
    assert table.legal_moves() == table.to_act() == []
    assert "deal" in table.log
    assert table.scores == tuple(map(sum, zip(*table.match.history, strict=True)))


def test_a_seed_stands_for_a_key():
    assert Game(seed=7).key == Game(seed=7).key != Game(seed=8).key
    for wrong in (-1, "7", 7.0):
        with pytest.raises(SetupError, match="whole number"):
            Game(seed=wrong)
    with pytest.raises(SetupError, match="not both"):
        Game(seed=7, key="07" * 32)


def test_the_properties_agree_with_the_views():
    table = random_game(Rules("graduation", progressive=True), 3, "properties", moves=30)
    view = table.view(0)
    assert (table.top, table.color, table.turn, table.dealer) == (view.top, view.color, view.turn, view.dealer)
    assert (table.phase, table.direction, table.pending) == (view.phase, view.direction, view.pending)
    assert (table.discard_pile, len(table.draw_pile)) == (view.discard, view.draw)
    assert table.hands == [table.view(seat).hand for seat in range(3)]
    lines = str(table).splitlines()
    assert [line.split()[-len(hand) :] for line, hand in zip(lines, table.hands, strict=False)] == table.hands
    assert [line[0] for line in lines[:3]] == [">" if seat == table.turn else " " for seat in range(3)]


@pytest.mark.parametrize("rules", ["classic+seven_zero", "jam+jump_in+eight"])
def test_a_game_is_dumped_loaded_and_evaluated(rules):
    table = random_game(Rules.parse(rules), 8, "dump", moves=150)
    for again in (Game.load(table.dump()), eval(repr(table)), pickle.loads(pickle.dumps(table)), table.copy()):
        assert again.log == table.log
        assert again.hands == table.hands
        assert again.events == table.events
        assert str(again) == str(table)
        again.push(again.legal_moves()[0])
        assert len(again.log) == len(table.log) + 1


@pytest.mark.parametrize(
    ("change", "at"),
    [
        ({"log": ["0 fly"]}, "log[0]"),
        ({"log": ["0 draw", "0 draw"]}, "log["),
        ({"rules": 3}, "rules"),
        ({"speed": 3}, ""),
    ],
)
def test_a_dump_that_cannot_be_loaded_says_where(change, at):
    text = json.dumps(json.loads(Game(players=2, seed=1).dump()) | change)
    with pytest.raises(oneleft.DocumentError) as refused:
        Game.load(text)
    assert refused.value.at.startswith(at)
    assert str(refused.value).startswith(refused.value.at)


POSITION = {"hands": [["R7", "W+4"], ["B2", "B3"]], "discard": ["R3"], "turn": 1}


def test_a_game_from_a_position():
    table = Game.from_position(POSITION, "classic+no_bluffing", ["Ana", "Bo"], seed=1)
    assert table.legal_moves() == ["1 play B3", "1 play B3 uno", "1 draw"]
    assert table.events == []
    table.push("1 draw")
    again = Game.from_position(table.position(), table.rules, table.names)
    assert again.position() == table.position()
    for same in (Game.load(table.dump()), eval(repr(table))):
        assert same.position() == table.position()
    table.pop()
    assert table.hands == POSITION["hands"]
    with pytest.raises(RecordError):
        oneleft.write_record(table)


def test_a_position_after_a_round_is_scored():
    """SCORE-2"""
    over = {"hands": [[], ["B2", "W"]], "discard": ["R3"], "phase": "over", "out": 0}
    table = Game.from_position(over, seed=1)
    assert (table.scores, table.legal_moves()) == ((52, 0), ["deal"])
    events = table.events
    table.push("deal")
    assert table.pop() == "deal"
    assert (table.scores, table.events) == ((52, 0), events)
    assert Game.from_position(over, "classic+target=50", seed=1).winners == (0,)


@pytest.mark.parametrize(
    ("position", "options", "error"),
    [
        (POSITION | {"discard": ["R77"]}, {}, oneleft.DocumentError),
        (POSITION | {"tops": 1}, {}, oneleft.DocumentError),
        ({"hands": [["R7"]]}, {}, oneleft.DocumentError),
        (POSITION, {"rules": "classic+partners"}, SetupError),
        (POSITION, {"players": ["Ana", "Bo", "Cy"]}, SetupError),
        ("R7", {}, DocumentError),
        (None, {}, DocumentError),
        (
            POSITION | {"hands": [[f"{color}{n}"] for color in "RYGB" for n in (4, 5)]},
            {"rules": "classic+eight"},
            SetupError,
        ),
    ],
)
def test_positions_that_cannot_be(position, options, error):
    with pytest.raises(error):
        Game.from_position(position, **options)


def test_bots_play_a_match():
    table = Game("classic+jump_in", 3, seed=1)
    bots = [oneleft.bot("sharp", seed=1), oneleft.bot("easy", seed="x"), lambda view: view.legal[0]]
    again = Game("classic+jump_in", 3, seed=1)
    assert table.play(bots) == table.winners != ()
    again.play([oneleft.bot("sharp", seed=1), oneleft.bot("easy", seed="x"), lambda view: view.legal[0]])
    assert again.log == table.log
    with pytest.raises(SetupError, match="3 seats"):
        Game(players=3).play(bots[:2])
    for names in ["sharp", ["sharp", "easy", "easy"]]:
        with pytest.raises(TypeError, match=r"oneleft\.bot\('sharp'\)"):
            Game(players=3).play(names)
    with pytest.raises(oneleft.BotError):
        oneleft.bot("nobody")
    with pytest.raises(oneleft.errors.PolicyError, match="TURN-3"):
        Game(players=3).play([lambda view: None] * 3)


def test_games_are_equal_if_the_same_was_played():
    game = random_game(Rules(), 3, "equal", 30)
    assert game == game.copy() == Game.load(game.dump()) == pickle.loads(pickle.dumps(game))
    assert game == eval(repr(game), {"Game": Game})
    tried = game.copy()
    tried.push(tried.legal_moves()[0])
    assert tried != game
    tried.pop()
    assert tried == game
    assert game != Game(game.rules, game.names, game.key)
    assert game != Game(game.rules, ["Ana", "Bo", "Cy"], game.key, log=game.log)
    assert game != "a game"
    with pytest.raises(TypeError, match="unhashable"):
        hash(game)


@pytest.mark.parametrize("words", ["lucky", 7, ["lucky", 7], [b"lucky"], ["\ud83d"]])
def test_words_for_the_shuffle_are_texts(words):
    with pytest.raises(SetupError, match="must be a list of strings"):
        Game(words=words)
