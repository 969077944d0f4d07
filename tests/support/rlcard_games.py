"""Games of RLCard's UNO: decision by decision as text, and played by bots in RLCard's own environment."""

from __future__ import annotations

import hashlib
import json
import subprocess
from collections.abc import Iterator
from random import Random
from typing import Any

import numpy as np

from oneleft.arena.stats import Tally

from . import peers


def uncolored(card: str) -> str:
    """RLCard makes every wild in some colour, which means nothing."""
    return card[2:] if "wild" in card else card


def decision(turn: int, hands: list[list[str]], top: str, color: str, pile: int, legal: list[str]) -> str:
    held = " | ".join(" ".join(sorted(map(uncolored, hand))) for hand in hands)
    return f"{turn}: {held}; {uncolored(top)} {color}, {pile} in the pile; {' '.join(sorted(legal))}"


def played_by_rlcard(seed: int) -> Iterator[str]:
    from rlcard.games.uno import Game

    game, random = Game(), Random(seed)
    game.np_random = np.random.RandomState(seed)
    game.init_game()
    while not game.is_over():
        legal = sorted(set(game.get_legal_actions()))  # it lists a card twice of which there are two
        hands = [[card.str for card in player.hand] for player in game.players]
        top: Any = game.round.target
        yield decision(game.get_player_id(), hands, top.str, top.color, len(game.dealer.deck), legal)
        game.step(random.choice(legal))
    yield f"payoffs {game.get_payoffs()}"


def digest(lines: Iterator[str]) -> str:
    return hashlib.blake2b("\n".join(lines).encode(), digest_size=8).hexdigest()


def play_in_rlcard(one: str, other: str, deals: int) -> Tally:
    """How many of the two games of a deal the first one won."""
    command = [str(peers.PYTHON), str(peers.SCRIPTS / "rlcard_games.py"), one, other, str(deals)]
    done = subprocess.run(command, capture_output=True, text=True, check=True)
    return Tally(json.loads(done.stdout.splitlines()[-1])["wins"])
