"""The arena plays the games that people would play."""

from collections import Counter
from concurrent.futures import ThreadPoolExecutor
from dataclasses import replace

import numpy as np
import pytest
from numba import njit

from oneleft import Game, Move, Rules
from oneleft.arena.batch import Batch
from oneleft.arena.compare import compare
from oneleft.arena.game_kernel import MAX_BLOCKED, derive_key, play_games
from oneleft.arena.policy_rng import next_state, word_of
from oneleft.arena.simulate import simulate
from oneleft.arena.user_policy import compile_policy, load_policy
from oneleft.errors import OneleftError, PolicyError, SetupError
from oneleft.policies import basic as policies
from oneleft.policies.registry import BASIC, POLICIES, TABLE_LENGTH, WEIGHTED, all_weight_tables
from oneleft.policies.weighted import choose_by_weights
from oneleft.rules.cards import NONE, WILD
from oneleft.rules.deal import start_round
from oneleft.rules.hands import give
from oneleft.rules.legal import choice, legal_count, legal_move
from oneleft.rules.moves import CATCH, move, operand_of
from oneleft.rules.round import OVER, TURN, Round
from oneleft.rules.turn_order import next_to_ask, seat_to_left
from oneleft.table.determinize import determinize
from oneleft.table.events import Challenged, Skipped
from oneleft.table.fairness import load_key
from oneleft.table.move import decode
from oneleft.table.single_round import SingleRound
from oneleft.table.table import Table
from tests.support.all_tables import key_of

pytestmark = pytest.mark.slow

SEATS = {"points": 3, "lowest": 2, "partners": 6, "rotating": 4, "eight": 8, "challenge": 5}


class Follower:
    """Plays on the tables of a ``Game``, move by move and interpreted, as the arena does."""

    def __init__(self, batch: Batch, number: int) -> None:
        self.lineup = batch.lineup()
        self.weights = all_weight_tables(batch.rules, batch.matches)
        r = batch.rules.new_round(batch.players)
        self.state = derive_key(r, batch.key_words(), number, [0] * 16)
        self.moves = 0
        self.choices = 0

    def play(self, game: Game, table: Table) -> None:
        r = table.round
        start = asked = 0
        while r.phase != OVER:
            self.state = next_state(self.state)
            steps = next_to_ask(r, start, asked)
            chair = r.turn if steps == r.players else seat_to_left(r, start, steps)
            code = self.choose(POLICIES[self.lineup[table.seating[chair]]], game, r, chair)
            if code == NONE:
                asked = steps + 1
                continue
            self.choices += chair != r.turn or legal_count(r, chair) > 1
            game.push(decode(game.rules.edition, chair, code, table.seating))
            self.moves += 1
            asked, start = 0, seat_to_left(r, start, 1)

    def choose(self, name: str, game: Game, r: Round, chair: int) -> int:
        """A policy that weighs knows no more than its seat sees."""
        word = word_of(self.state)
        if name in BASIC:
            return getattr(policies, name)(r, chair, word)
        if isinstance(game, Game):
            table = next(table for table in game.tables if table.round is r)
            r, chair = determinize(game.view(table.seating[chair]))
        return choose_by_weights(r, chair, word, self.weights, WEIGHTED.index(name) * TABLE_LENGTH)


@pytest.mark.parametrize("form", SEATS)
@pytest.mark.parametrize("edition", ["classic", "jam", "graduation"])
def test_a_match_of_the_arena_is_the_match_of_its_key(form, edition):
    rules = Rules(edition, progressive=True, seven_zero=True, jump_in=True, format=form, target=150)
    lineups = {"classic": ("random", "first"), "jam": WEIGHTED[: SEATS[form]], "graduation": ("random", "sharp")}
    batch = Batch(rules, SEATS[form], key_of(form), lineups[edition], matches=True)
    rows = batch.play(5, 4)
    for number, row in enumerate(rows, start=5):
        game = Game(rules, SEATS[form], batch.key_of(number))
        follower = Follower(batch, number)
        while not game.over:
            for table in game.tables:
                follower.play(game, table)
                while table.blocked:
                    game.push("deal")
                    follower.play(game, table)
            if not game.over:
                game.push("deal")
        assert game.winners == tuple(seat for seat in range(SEATS[form]) if row["winners"] >> seat & 1)
        assert list(game.scores) == row["points"][: SEATS[form]].tolist()
        assert follower.moves == row["moves"]
        assert len(game.match.history) * len(game.tables) == row["rounds"] - row["blocked"]


def test_a_round_of_the_arena():
    batch = Batch(Rules(), 4, key_of("round"), ("uniform", "random", "sharp"))
    for number, row in enumerate(batch.play(0, 30)):
        game = SingleRound(batch.rules, 4, batch.key_of(number))
        follower = Follower(batch, number)
        follower.play(game, game.tables[0])
        assert game.over
        assert [row["winners"]] == [1 << seat for seat in game.winners]
        assert list(game.scores) == row["points"][:4].tolist()
        assert follower.moves == row["moves"]


def test_rules_and_policies_can_be_written_in_one_line():
    assert Batch("jam+jump_in", 3, "00" * 32, "first,random") == Batch(
        Rules("jam", jump_in=True), 3, "00" * 32, ("first", "random")
    )


def test_games_are_the_same_whoever_plays_them():
    batch = Batch(Rules("jam", jump_in=True), 5, key_of("split"))
    whole = batch.play(0, 600)
    parts = [(0, 1), (1, 250), (251, 349)]
    with ThreadPoolExecutor(3) as threads:
        played = list(threads.map(lambda part: batch.play(*part), parts))
    assert np.array_equal(np.concatenate(played), whole)
    assert not np.array_equal(Batch(Rules("jam", jump_in=True), 5, key_of("other")).play(0, 600), whole)


def like_first(r, seat, word):
    """What a user might write: any function of the law."""
    return legal_move(r, seat, 0) if seat == r.turn else NONE


def test_a_policy_of_ones_own():
    """Any function over the law can play, compiled, next to the others."""
    own = Batch(Rules(jump_in=True), 3, key_of("own"), (like_first, "random")).play(0, 200)
    first = Batch(Rules(jump_in=True), 3, key_of("own"), ("first", "random")).play(0, 200)
    assert np.array_equal(own, first)


def test_several_policies_in_files(tmp_path):
    """Their machine code is kept, and made anew when the file changes."""
    text = "from oneleft.rules.legal import legal_move\n\n\ndef {name}(r, seat, word):\n    {answer}\n"
    answer = "return legal_move(r, seat, 0) if seat == r.turn else -1"
    for name in ("one", "two"):
        (tmp_path / f"{name}.py").write_text(text.format(name=name, answer=answer))
    lineup = (f"{tmp_path}/one.py:one", f"{tmp_path}/two.py:two", "random")
    batch = Batch(Rules(), 3, key_of("files"), lineup)
    assert batch.names() == list(lineup)
    assert np.array_equal(
        batch.play(0, 50), Batch(Rules(), 3, key_of("files"), ("first", "first", "random")).play(0, 50)
    )
    fresh = load_policy.__wrapped__(lineup[0])
    assert sum(compile_policy(fresh).stats.cache_hits.values()) > 0
    (tmp_path / "broken.py").write_text("import nothing_of_that_name")
    with pytest.raises(PolicyError, match="ModuleNotFoundError"):
        Batch(Rules(), 3, key_of("files"), (f"{tmp_path}/broken.py:f",))


def never_plays(r, seat, word):
    """Everything but a card: the last of the choices is to draw, to keep or to take."""
    return choice(r, 0) if seat == r.turn else NONE


def test_a_match_that_nobody_wants_to_win_is_given_up():
    """PILE-2: blocked rounds are dealt again, but not forever."""
    batch = Batch(Rules("international"), 2, key_of("lazy"), (never_plays,), matches=True)
    (row,) = batch.play(0, 1)
    assert (row["winners"], row["blocked"]) == (0, MAX_BLOCKED)


def test_real_choices_are_counted():
    """A move counts if another was legal, or if it could have been let pass; interpreted, one by one."""
    rules = Rules("jam", progressive=True, seven_zero=True, jump_in=True)
    batch = Batch(rules, 2, key_of("choices"), ("uniform", "random"), details=True)
    rows = batch.play(0, 40)
    assert 0 < rows["choices"].sum() < rows["moves"].sum()
    for number, row in enumerate(rows):
        game = SingleRound(rules, 2, batch.key_of(number))
        follower = Follower(batch, number)
        follower.play(game, game.tables[0])
        assert (row["moves"], row["choices"]) == (follower.moves, follower.choices)
    assert not replace(batch, details=False).play(0, 5)["choices"].any()


@pytest.mark.parametrize("line", ["classic", "jam+progressive+seven_zero+jump_in", "chaos+mercy=10"])
def test_turns_lost_turns_and_comebacks_are_counted(line):
    """From the events of the same rounds, and from the hands after half of the moves."""
    batch = Batch(Rules.parse(line), 3, key_of("details"), ("random", "sharp"), details=True)
    rows = batch.play(0, 30)
    assert 0 < rows["comeback"].sum() < 30
    for number, row in enumerate(rows):
        whole = SingleRound(batch.rules, 3, batch.key_of(number))
        Follower(batch, number).play(whole, whole.tables[0])
        game = SingleRound(batch.rules, 3, batch.key_of(number))
        turns = lost = 0
        for made, text in enumerate(whole.log):
            if made == len(whole.log) // 2:
                left = [len(hand) for hand in game.hands if hand]
                winner = len(game.hands[whole.winners[0]])
                assert row["comeback"] == (min(left) < winner)
            phase = game.phase
            game.push(text)
            failed = any(isinstance(event, Challenged) and not event.guilty for event in game.events)
            taken = Move(text).verb == "take" or failed
            turns += taken or Move(text).verb == "jump"
            turns += Move(text).verb in ("play", "draw") and phase in ("turn", "penalty")
            lost += taken or any(isinstance(event, Skipped) for event in game.events)
        assert (row["turns"], row["lost"]) == (turns, lost)
    assert not replace(batch, details=False).play(0, 5)["turns"].any()


def test_random_chooses_every_card_with_the_same_chance_and_every_colour_for_a_wild():
    r = Rules().new_round(3)
    load_key(r, key_of("equal"))
    start_round(r)
    red, green, blue = 0, 32, 48
    r.phase, r.turn, r.color, r.discard[0] = TURN, 1, 0, red + 5
    r.hands[2] = r.hands[3] = 0
    for card in (red + 1, 64 + red + 1, red + 9, green + 5, WILD, blue + 7):
        give(r, 1, card)
    chosen = Counter(policies.random(r, 1, word << 20) for word in range(1 << 12))
    share = (1 << 12) / 5
    faces = {operand_of(move): times for move, times in chosen.items()}
    assert [faces[face] for face in (red + 1, red + 9, green + 5)] == pytest.approx([2 * share, share, share], abs=2)
    assert [faces[color * 16 + WILD] for color in range(4)] == pytest.approx([share / 4] * 4, abs=2)
    assert sum(chosen.values()) == 1 << 12
    assert len(chosen) == 7


def test_random_catches_also_in_its_own_turn():
    """UNO-2: with two players it is mostly one's own turn when the other has not called."""
    r = Rules().new_round(2)
    load_key(r, key_of("catch"))
    start_round(r)
    r.phase, r.turn, r.exposed = TURN, 1, 0
    assert {policies.random(r, 1, word << 24) for word in range(256)} == {move(CATCH, 0)}


def test_code_of_others_may_count_from_the_end_of_a_list():
    @njit
    def last(records):
        records[0].tail[-1] += 5
        return records[0].tail[-1]

    records = np.zeros(1, [("before", np.int64), ("tail", np.int64, (4,)), ("after", np.int64)])
    assert last(records) == 5
    assert records["tail"].tolist() == [[0, 0, 0, 5]]


def mistaken(r, seat, word):
    """A mistake for each number of players."""
    if r.players == 2:
        return NONE
    if r.players == 3:
        return 576  # draw, on any turn and whatever is due
    if r.players == 4:
        return 1 << 40
    return -7


@pytest.mark.parametrize(
    ("players", "key", "rule"),
    [
        (2, "policy-silent", "TURN-3"),
        (3, "policy-refused", "TURN-3"),
        (4, "policy-no-move", ""),
        (5, "policy-no-move", ""),
    ],
)
def test_a_policy_is_held_to_the_rules(players, key, rule):
    with pytest.raises(PolicyError) as refused:
        Batch(Rules(), players, key_of("mistake"), (mistaken,)).play(0, 50)
    assert (refused.value.key, refused.value.rule or "") == (key, rule)


@pytest.mark.parametrize(
    ("policy", "key"),
    [
        (lambda r, seat, word: r.colour, "policy-not-compiled"),
        (lambda r, seat, word: input(), "policy-not-compiled"),
        (lambda r, seat: 0, "policy-not-compiled"),
        (lambda r, seat, word: 0.5, "policy-no-number"),
        (17, "policy-no-function"),
    ],
)
def test_a_policy_that_cannot_be_compiled(policy, key):
    with pytest.raises(PolicyError) as refused:
        Batch(Rules(), 2, key_of("wrong"), (policy,)).play(0, 1)
    assert refused.value.key == key
    for language in ("en", "es"):
        assert len(refused.value.explain(language)) < 400


def test_every_seat_wins_its_share():
    rows = Batch(Rules(), 4, key_of("share")).play(0, 20_000)
    wins = [int((rows["winners"] == 1 << seat).sum()) for seat in range(4)]
    assert sum(wins) == 20_000
    assert all(4_600 < won < 5_400 for won in wins)
    assert 62 < rows["moves"].mean() < 66


@pytest.mark.parametrize(
    "wrong",
    [
        lambda: Batch(Rules(), 1, "00" * 32),
        lambda: Batch(Rules(format="eight"), 7, "00" * 32, matches=True),
        lambda: Batch(Rules(), 3, "00"),
        lambda: Batch(Rules(), 3, "00" * 32, ("clever",)),
        lambda: Batch(Rules(), 3, "00" * 32, ("nowhere.py:f",)),
        lambda: Batch(Rules(), 3, "00" * 32, (f"{__file__}:nothing",)),
        lambda: Batch(Rules(), 3, "00" * 32, ()),
        lambda: Batch(Rules(), 3, "00" * 32, ("random",) * 4),
        lambda: Batch(Rules(), 3, "00" * 32).play(-1, 5),
        lambda: Batch(Rules(), 3, "00" * 32).play(0, -5),
        lambda: simulate(Batch(Rules(), 3, "00" * 32), -5),
        lambda: simulate(Batch(Rules(), 3, "00" * 32), 5, threads=-1),
        lambda: compare(Batch(Rules(), 3, "00" * 32), Batch(Rules("jam"), 3, "00" * 32), -5),
    ],
)
def test_batches_that_cannot_be_played(wrong):
    with pytest.raises(OneleftError) as refused:
        wrong()
    assert refused.value.explain("en") != refused.value.explain("es")
    assert issubclass(SetupError, ValueError)


def divides_by_zero(r, seat, word):
    return word // (seat - seat)


def test_an_error_of_a_user_policy_is_raised():
    with pytest.raises(ZeroDivisionError):
        Batch(Rules(), 2, key_of("error"), (divides_by_zero,)).play(0, 1)


def test_a_user_policy_compiles_no_kernel():
    Batch(Rules(), 2, key_of("kernel")).play(0, 1)
    compiled = len(play_games.signatures)
    Batch(Rules(), 2, key_of("kernel"), (like_first,)).play(0, 1)
    assert len(play_games.signatures) == compiled
