"""Random tables, and players who jump, bluff, call and catch as eagerly as people never do."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from random import Random
from typing import Any

from .cards import deck_of, is_number
from .compare import Comparison
from .options import Options

EDITIONS = ("classic", "deluxe", "jam", "graduation", "international")
SWITCHES = (
    *("progressive", "sevens", "zeros", "jump_in", "no_bluffing", "cross_stacking", "deflect", "draw_until_playable"),
    *("must_play", "free_draw_four", "silent", "multi_play", "number_start", "number_finish"),
)
FORMATS = {"partners": (4, 6, 8, 10), "rotating": (4,), "points": range(2, 11)}
WEIGHTS = {"jump": 6, "play": 4, "discard": 4, "challenge": 2, "catch": 2, "color": 2, "swap": 2}
TASTES = ({}, {"uno": 60}, {"play": 20}, {"draw": 20, "take": 20}, {"catch": 60, "uno": 0.1}, {"catch": 60, "pass": 20})


def eager(random: Random) -> Callable[[Sequence[str]], str]:
    """People who mostly lay cards; or rather draw, or forget their calls and catch each other."""
    weights = WEIGHTS | random.choice(TASTES)
    remembers = random.choice([0.05, 1])

    def weight(move: str) -> float:
        return weights.get(move.split()[1], 1) * (remembers if move.endswith("uno") else 1)

    return lambda moves: random.choices(moves, [weight(move) for move in moves])[0]


def random_options(random: Random) -> Options:
    """Each house rule by a chance that differs from table to table, and no pair that is refused."""
    often = random.choice([0.15, 0.3, 0.6])
    words = {word for word in SWITCHES if random.random() < often}
    if "free_draw_four" in words:  # FREE-1
        words.discard("no_bluffing")
    cards = random.choice([7, 7, 7, random.randint(3, 15)])
    mercy = random.choice([None, 10, random.randint(10, 40)])
    catch = random.choice([2, random.randint(1, 10), 9])
    return Options(
        random.choice(EDITIONS),
        frozenset(words),
        cards,
        catch,
        mercy if mercy is None or mercy > cards else cards + 1,  # MERCY-1
        random.choice(["points", "points", "points", "partners", "rotating"]),
    )


def random_table(random: Random) -> tuple[Options, int]:
    """DEAL-1: twenty cards must be left."""
    while True:
        options = random_options(random)
        players = random.choice(FORMATS[options.format])
        if deck_of(options.edition).total() - 1 - players * options.cards >= 20:
            return options, players


def small_position(random: Random, options: Options, players: int) -> dict[str, Any]:
    """A few cards of the deck, so that piles are used up: hands, a number card on top and little to draw."""
    deck = list(deck_of(options.edition).elements())
    random.shuffle(deck)
    top = deck.pop(next(place for place, card in enumerate(deck) if is_number(card)))
    hands = [[deck.pop() for _ in range(random.randint(1, 6))] for _ in range(players)]
    beneath, draw = ([deck.pop() for _ in range(random.randrange(5))] for _ in range(2))
    position = {"hands": hands, "discard": [*beneath, top], "draw": draw, "rest": "out", "turn": 0}
    if options.mercy and players > 2 and random.random() < 0.5:
        hands[1] = []
        position["out_with"] = {"1": random.sample(list(deck_of(options.edition).elements()), options.mercy)}
    return position


def random_rounds(seed: object) -> Iterator[Comparison]:
    """Before every move of round after round, the comparison."""
    random = Random(f"reference {seed}")
    options, players = random_table(random)
    is_small = random.random() < 0.25
    while True:
        key, choose = random.randbytes(32).hex(), eager(random)
        if is_small:
            comparison = Comparison.of_position(options, small_position(random, options, players), key)
        else:
            comparison = Comparison.of_deal(options, players, key, random.randrange(players))
        while not comparison.over:
            yield comparison
            comparison.play(choose)
