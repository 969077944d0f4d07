"""Bots of ours as agents in RLCard's own UNO: ``env.set_agents([BotAgent("expert"), RandomAgent(env.num_actions)])``.

They see what RLCard shows every agent, and choose among the actions that it offers. They know our rules only: of those,
RLCard's are nearest to `NEAREST`.
"""

from __future__ import annotations

from itertools import chain
from random import Random
from typing import Any

from oneleft.bots.expert import Expert
from oneleft.envs.common import parse_choice
from oneleft.envs.rlcard_rules import NEAREST, PLAYERS, action_named, named
from oneleft.policies.registry import WEIGHTED, read_weights, weight_table
from oneleft.policies.weight_row import ROW_LENGTH
from oneleft.policies.weighted import WeightRow, best_card
from oneleft.rules.cards import COLORS, WILD, color_of, rank_of, types_of, types_of_color
from oneleft.rules.hands import set_hand, types_held
from oneleft.rules.moves import PLAY, operand_of
from oneleft.rules.rng import WORD
from oneleft.rules.round import Round
from oneleft.table.deck_inventory import cards_by_text
from oneleft.table.notation import card_text, color_letters, face_text
from oneleft.table.views import View

Shown = dict[str, Any]  # what RLCard shows a seat, by its names: ``raw_obs``

EDITION = NEAREST.edition
ONE_ROUND = str(NEAREST.with_(target=1))  # a match to one point


def record_of(shown: Shown) -> Round:
    """The table as the seat sees it. Of the other hand there is the number of cards, and any cards will do."""
    r = Round()
    r.players = PLAYERS
    r.turn = shown["current_player"]
    for seat, cards in enumerate(shown["num_cards"]):
        if seat != r.turn:
            set_hand(r, seat, (1 << cards) - 1, 0)
    for card in shown["hand"]:
        hold(r, r.turn, types_of(action_named(card)))
    r.color = color_in_play(shown, r)
    return r


def hold(r: Round, seat: int, types: int) -> None:
    """One more card, on the first of these bits that is free."""
    for copy in (2 * seat, 2 * seat + 1):
        free = types & ~r.hands[copy]
        if free:
            r.hands[copy] |= free & -free
            return
    raise ValueError("there are no more such cards in the deck")


def color_in_play(shown: Shown, r: Round) -> int:
    """On a wild RLCard shows the colour of its making, not the one that was named; what may follow it tells.

    If nothing tells, the colour is one of which the seat holds nothing, and any such will do.
    """
    target = action_named(shown["target"])
    if rank_of(target) < WILD:
        return color_of(target)
    followers = (face for face in map(action_named, shown["legal_actions"]) if rank_of(face) < WILD)
    absent = (color for color in range(COLORS) if not types_held(r, r.turn) & types_of_color(color))
    return next(chain((color_of(face) for face in followers), absent))


def view_of(shown: Shown) -> View:
    """The same as a view by the nearest of our rules. What was played is all that is known of earlier turns."""
    seat = shown["current_player"]
    hand = texts_of(shown["hand"])
    left = {text: len(cards) for text, cards in cards_by_text(EDITION).items()}
    for text in hand:
        left[text] -= 1
    discard = []
    for text in texts_of(shown["played_cards"] or [shown["target"]]):
        if left[text]:  # after a refill the card that shows the top may be in the hand
            left[text] -= 1
            discard.append(text)
    counts = dict(enumerate(shown["num_cards"]))
    color = color_letters(EDITION)[color_in_play(shown, record_of(shown))]
    discard = discard or [next(text for text, count in left.items() if count and text.startswith(color))]
    return View(
        rules=ONE_ROUND,
        names=("0", "1"),
        commitment="",
        number=0,
        round=0,
        totals=[0] * PLAYERS,
        winners=[],
        table=[0, 1],
        dealer=1,
        turn=seat,
        phase="turn",
        round_over=False,
        direction="left",
        color=color,
        color_before=None,
        pending=0,
        penalty=None,
        reverse_pending=False,
        exposed=None,
        slam=0,
        drop=None,
        draw=sum(map(len, cards_by_text(EDITION).values())) - sum(counts.values()) - len(discard),
        discard=discard,
        counts=counts,
        out_of_round=[],
        left=None,
        seat=seat,
        hand=hand,
        drawn=None,
        legal=[],
    )


def texts_of(cards: list[str]) -> list[str]:
    """Cards of RLCard in our notation, wilds without a colour."""
    return [card_text(EDITION, action_named(card)) for card in cards]


class BotAgent:
    """A bot by its name: `expert`, with or without a budget, or a policy with weights, such as `sharp`."""

    use_raw = True

    def __init__(self, name: str = "expert", seed: int | str = 0) -> None:
        self.name = name
        self.random = Random(f"{name} {seed}")
        self.searches = name.startswith("expert")
        if self.searches:
            Expert(name, "", wait_until_ready=True)
        else:
            parse_choice("name", name, WEIGHTED)
            self.weights = weight_table(read_weights(name), NEAREST, matches=False)

    def step(self, state: Shown) -> str:
        return self.eval_step(state)[0]

    def eval_step(self, state: Shown) -> tuple[str, dict[str, Any]]:
        """One of the legal actions by its name. A single one needs no thought."""
        shown = {**state["raw_obs"], "legal_actions": list(dict.fromkeys(state["raw_legal_actions"]))}
        legal = shown["legal_actions"]
        if len(legal) == 1:
            return str(legal[0]), {}
        return (self.found(shown) if self.searches else self.scored(shown)), {}

    def scored(self, shown: Shown) -> str:
        r = record_of(shown)
        types = 0
        for action in shown["legal_actions"]:
            types |= types_of(action_named(action))
        word = self.random.getrandbits(32) & WORD
        row = WeightRow(self.weights, PLAYERS * ROW_LENGTH)
        card, _ = best_card(r, r.turn, PLAY, types & types_held(r, r.turn), word, row)
        return named(operand_of(card))

    def found(self, shown: Shown) -> str:
        """The best by search, in the order of its gain over the move that a bot without search would make."""
        view = view_of(shown)
        expert = Expert(self.name, str(self.random.getrandbits(64)))
        expert.hear([], view)
        expert.answer(view)
        assert expert.last_result is not None
        offered: dict[str, str] = {
            f"play {face_text(EDITION, action_named(action))}": action for action in shown["legal_actions"]
        }
        found = (one.move.partition(" ")[2] for one in expert.last_result.estimates)
        return next(offered[move] for move in found if move in offered)
