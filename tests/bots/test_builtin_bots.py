"""The built-in bots: they see nothing hidden, always answer legally, and treat partners as partners."""

from itertools import cycle
from random import Random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from oneleft import Game, Move, Rules
from oneleft.bots.factory import new_bot
from oneleft.bots.fallback import fallback_move
from oneleft.bots.levels import LEVELS
from oneleft.errors import BotError
from oneleft.policies.registry import WEIGHTED
from oneleft.rules.cards import DECK_SIZE
from oneleft.rules.formats import FORMATS
from oneleft.rules.hands import hand_words
from oneleft.rules.legal import legal_count, legal_move
from oneleft.table.bot import Bot
from oneleft.table.determinize import determinize
from oneleft.table.move import decode
from oneleft.table.notation import hand_cards
from tests.support.all_tables import ALL_RULES, TABLES_AND_MATCHES, key_of
from tests.support.bot_games import Party, played_among
from tests.support.random_games import random_game
from tests.support.sampling import EXHAUSTIVE, every
from tests.support.twin_worlds import twin_of

pytestmark = pytest.mark.slow

BOTS = pytest.mark.parametrize("name", [*LEVELS, "adaptive@450"])  # whatever people can choose, and a net in a mixture
seeds = st.integers(0, 10**9)


def bot_of(name: str, seed: object) -> Bot:
    """A bot that decides by its seed alone, not by the clock."""
    return new_bot("expert@60" if name == "expert" else name, f"{seed}", wait_until_ready=True)


@BOTS
@settings(max_examples=25 if EXHAUSTIVE else 8)
@given(table=st.sampled_from(TABLES_AND_MATCHES), seed=seeds)
def test_hidden_cards_do_not_change_the_answer(name, table, seed):
    """Two bots with the same seed at the same table. For one of them, hidden cards are changed now and then."""
    rules, players = table
    one, other = bot_of(name, seed), bot_of(name, seed)
    random = Random(seed)
    watched = played_among(rules, players, seed, 70, [one, other])
    game = next(watched, None)
    while game is not None:
        view = game.view(0)
        answer = one.answer(view)
        seen = twin_of(game, 0, seed, {}).view(0) if random.random() < 0.2 else view
        assert other.answer(seen) == answer
        try:
            game = watched.send(answer)
        except StopIteration:
            game = None


def fitting_tables() -> list[tuple[Rules, int]]:
    """Every edition with all its house rules, and with them every format and number of players."""
    forms = cycle((name, players) for name, played in FORMATS.items() for players in played.players)
    return [(rules.with_(format=name, target=90), players) for rules in ALL_RULES for name, players in [next(forms)]]


POLICIES = [name for name in [*LEVELS, "adaptive@450"] if name != "expert"]


@pytest.mark.parametrize("part", range(6))
def test_every_answer_is_legal_at_every_table(part):
    """Every bot sits at every table. Different ones sit together, as many as there are seats."""
    for rules, players in every(2, fitting_tables())[part::6]:
        for first in range(0, len(POLICIES), players):
            names = [POLICIES[(first + seat) % len(POLICIES)] for seat in range(players)]
            game = Game(rules, players, key_of(f"{rules} {players} {first}"))
            Party(game, [bot_of(name, seat) for seat, name in enumerate(names)]).play(60)


def test_every_answer_of_an_expert_is_legal_at_every_table():
    for rules, players in every(4, fitting_tables()):
        game = Game(rules, players, key_of(f"{rules} {players}"))
        Party(game, [bot_of("expert", seat) for seat in range(players)]).play(20)  # it is slow


def test_those_tables_have_all_formats_and_player_counts():
    tables = every(4, fitting_tables())
    assert {rules.format for rules, _ in tables} == set(FORMATS.values())
    assert {players for _, players in tables} == set(range(2, 11))


@given(table=st.sampled_from(TABLES_AND_MATCHES), seed=seeds, moves=st.integers(0, 120))
def test_determinized_table_has_the_same_legal_moves(table, seed, moves):
    """And every card of the deck is there at most once."""
    rules, players = table
    game = random_game(rules, players, seed, moves)
    for seat in range(players):
        view = game.view(seat)
        if view.seat is None or view.phase == "over":
            continue
        r, chair = determinize(view)
        codes = [legal_move(r, chair, k) for k in range(legal_count(r, chair))]
        assert [str(decode(rules.edition, chair, code, view.table)) for code in codes] == view.legal
        cards = r.draw[: r.n_draw] + r.discard[: r.n_discard]
        for place in range(r.players):
            cards += hand_cards(*hand_words(r, place))
        assert len(set(cards)) == len(cards) <= DECK_SIZE


@pytest.mark.parametrize("name", WEIGHTED)
@pytest.mark.parametrize(("form", "players"), [("partners", 4), ("partners", 6), ("rotating", 4), ("eight", 8)])
def test_partners_are_not_caught_or_traded_with(name, form, players):
    """Both temptations do come up."""
    rules = Rules(seven_zero=True, format=form, target=200)
    tempting = 0
    for seed in range(8):
        bot = bot_of(name, seed)
        watched = played_among(rules, players, f"{form} {seed}", 100, [bot])
        game = next(watched, None)
        while game is not None:
            view = game.view(0)
            partner = view.table[(view.table.index(0) + len(view.table) // 2) % len(view.table)]
            against = {f"0 catch {partner}", f"0 swap {partner}"}
            tempting += bool(against & set(view.legal))
            answer = bot.answer(view)
            assert answer not in against
            try:
                game = watched.send(answer)
            except StopIteration:
                game = None
    assert tempting > 3


@given(table=st.sampled_from(TABLES_AND_MATCHES), seed=seeds, moves=st.integers(0, 120))
def test_fallback_move_is_always_legal(table, seed, moves):
    rules, players = table
    game = random_game(rules, players, seed, moves)
    for seat in range(players):
        view = game.view(seat)
        if view.legal:
            lost = fallback_move(view)
            assert (lost is None) == (view.turn != seat)
            harmful = ("jump", "challenge") if rules.must_play else ("play", "jump", "challenge")  # MUST-1
            assert lost is None or (lost in view.legal and Move(lost).verb not in harmful)


def test_unknown_bot_is_refused():
    with pytest.raises(BotError) as refused:
        new_bot("clever", "")
    assert "sharp" in refused.value.explain("en")
