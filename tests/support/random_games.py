"""Whole games by random people."""

from collections.abc import Sequence
from random import Random

from oneleft import Game, Move, Rules
from tests.support.all_tables import key_of


def random_move(game: Game, random: Random) -> Move:
    """A card rather than anything else, most of the time."""
    if game.round_over:
        return Move("deal")
    moves = [move for seat in sorted(game.to_act()) for move in game.legal_moves(seat)]
    cards = [move for move in moves if move.verb in ("play", "jump", "discard")]
    return random.choice(cards if cards and random.random() < 0.85 else moves)


def random_game(rules: Rules, players: int, seed: object, moves: int, words: Sequence[str] = ()) -> Game:
    """A game after this many moves, or at its end."""
    game = Game(rules, players, key_of(seed), words)
    random = Random(f"game {seed}")
    while not game.over and len(game.log) < moves:
        game.push(random_move(game, random))
    return game


def finished_game(rules: Rules, players: int, seed: object, words: Sequence[str] = ()) -> Game:
    game = random_game(rules, players, seed, 20_000, words)
    assert game.over
    return game
