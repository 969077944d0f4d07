"""Bots that play by a policy of the arena, interpreted over the table as the seat knows it."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import lru_cache
from operator import index
from random import Random

from oneleft.errors import BotFault
from oneleft.policies import basic
from oneleft.policies.ppo_net import NAME as PPO
from oneleft.policies.ppo_net import choose_by_ppo
from oneleft.policies.registry import BASIC, NETS, read_weights, weight_table
from oneleft.policies.weighted import choose_by_weights
from oneleft.rules.cards import NONE
from oneleft.rules.moves import MOVES
from oneleft.rules.refusal import LEGAL, refusal
from oneleft.rules.rng import WORD
from oneleft.rules.round import Round
from oneleft.table.bot import Bot
from oneleft.table.determinize import determinize, read_rules
from oneleft.table.events import Event
from oneleft.table.move import move_text
from oneleft.table.views import View

from .net_bot import NetBot

Policy = Callable[[Round, int, int], int]  # from a record, a chair and a random word to a move


@lru_cache(64)
def _weights_of(name: str, rules: str) -> list[int]:
    return weight_table(read_weights(name), read_rules(rules), matches=True)


def choose(name: str, r: Round, chair: int, word: int, rules: str) -> int:
    """The move of the policy of this name, with a random word."""
    if name in BASIC:
        policy = {"random": basic.random, "uniform": basic.uniform, "first": basic.first}[name]
        return policy(r, chair, word)
    if name == PPO:
        return choose_by_ppo(r, chair, word)
    return choose_by_weights(r, chair, word, _weights_of(name, rules), 0)


def ask(policy: Policy, r: Round, chair: int, word: int) -> int:
    """The answer of a user's policy: a legal move, or none."""
    try:
        code = index(policy(r, chair, word))
    except Exception as error:  # whatever the user's function raises
        raise BotFault("bot-fault-crash-policy", reason=f"{type(error).__name__}: {error}") from error
    if code != NONE and not (0 <= code < MOVES and refusal(r, chair, code) == LEGAL):
        raise BotFault("bot-fault-illegal", given=str(code))
    return code


class PolicyBot:
    """A bot without memory: every view is enough to decide. ``policy`` is one that is not among ours."""

    def __init__(self, name: str, seed: str, policy: Policy | None = None) -> None:
        self.name = name
        self.random = Random(seed)
        self.policy = policy

    def hear(self, events: Sequence[Event], view: View) -> None:
        pass

    def answer(self, view: View) -> str | None:
        r, chair = determinize(view)
        word = self.random.getrandbits(32) & WORD
        code = ask(self.policy, r, chair, word) if self.policy else choose(self.name, r, chair, word, view.rules)
        return None if code == NONE else move_text(read_rules(view.rules).edition, chair, code, view.table)

    def close(self) -> None:
        pass


def new_policy_bot(name: str, seed: str) -> Bot:
    """The bot that plays by the policy of this name."""
    return NetBot(name) if name in NETS else PolicyBot(name, seed)
