"""UNO by the rules of RLCard's simulator, for two players: no edition of ours, but a game to compare agents in.

The rows and the actions are those of the other environments. With the same generator it is RLCard's game, card by card;
`docs/environments.md` lists how its rules differ from the sheets.
"""

from __future__ import annotations

from operator import index
from typing import Any, ClassVar

import numpy as np
from gymnasium import spaces
from pettingzoo import AECEnv

from oneleft.errors import IllegalAction, SetupError
from oneleft.match.standing import Standing
from oneleft.rules.cards import (
    DRAW_TWO,
    REVERSE,
    SKIP,
    WILD,
    WILD_DRAW_FOUR,
    WILD_DRAW_FOURS,
    card_of,
    color_of,
    face_of,
    rank_of,
    types_of,
    types_of_color,
    types_of_rank,
)
from oneleft.rules.config import Rules
from oneleft.rules.hands import give, put_on_discards, take_out, top_rank, types_held
from oneleft.rules.moves import PLAY
from oneleft.rules.round import OVER, chair_after, clear

from .actions import ACTIONS, DRAW_ONE, LAY, faces_of
from .common import row_space, unknown_action
from .episode import Episode
from .explain import RowReader
from .memory import Memory, reset_memory
from .observation import row_length, write_observation

Array = np.ndarray[Any, Any]

NEAREST = Rules.parse("classic+must_play+no_bluffing+silent")  # what rows say of the rules
PLAYERS = 2  # RLCard has no other UNO
CARDS_DEALT = 7
COLOR_LETTERS = "rgby"
COLORS_MADE = [NEAREST.edition.colors.index(color) for color in ("red", "green", "blue", "yellow")]
RANKS = [*"0123456789", "skip", "reverse", "draw_2", "wild", "wild_draw_4"]
DRAW = "draw"


def named(action: int) -> str:
    """An action as RLCard names it.

    >>> named(2 * 16 + 13), named(DRAW_ONE)
    ('g-wild', 'draw')
    """
    if action == DRAW_ONE:
        return DRAW
    return f"{COLOR_LETTERS[COLORS_MADE.index(color_of(action))]}-{RANKS[rank_of(action)]}"


def action_named(name: str) -> int:
    """The action with this name: the face of a card."""
    if name == DRAW:
        return DRAW_ONE
    color, rank = name.split("-")
    return LAY + face_of(COLORS_MADE[COLOR_LETTERS.index(color)], RANKS.index(rank))


def deck() -> list[int]:
    """All cards in RLCard's order."""
    cards = []
    for nth, color in enumerate(COLORS_MADE):
        for rank in range(WILD):
            cards += [card_of(copy, face_of(color, rank)) for copy in range(1 if rank == 0 else 2)]
        cards += [card_of(nth % 2, face_of(nth // 2, kind)) for kind in (WILD, WILD_DRAW_FOUR)]
    return cards


class RlcardGame:
    """One game. ``chance`` shuffles, and chooses colours."""

    def __init__(self, chance: np.random.RandomState) -> None:
        self.chance = chance
        self.r = r = NEAREST.new_round(PLAYERS)
        clear(r)
        self.pile = deck()
        self.shown = 0  # 1 if the lowest discard only shows what was on top when the others became the draw pile
        chance.shuffle(self.pile)
        for seat in range(PLAYERS):  # one hand after the other
            self.give(seat, CARDS_DEALT)
        self.turn_first_card()
        r.n_draw = len(self.pile)

    def turn_first_card(self) -> None:
        r = self.r
        while rank_of(self.pile[-1]) == WILD_DRAW_FOUR:
            self.chance.shuffle(self.pile)
        first = self.pile.pop()
        put_on_discards(r, first)
        r.color = color_of(first) if rank_of(first) < WILD else self.any_color()
        if rank_of(first) == REVERSE:
            r.direction = -1
        if rank_of(first) in (SKIP, REVERSE):
            r.turn = 1
        elif rank_of(first) == DRAW_TWO:  # and keeps the turn
            self.give(r.turn, 2)

    def any_color(self) -> int:
        return COLORS_MADE[self.chance.choice(len(COLORS_MADE))]

    def give(self, seat: int, cards: int) -> None:
        """RLCard fails if there are not enough; here it is what there is."""
        for _ in range(min(cards, len(self.pile))):
            give(self.r, seat, self.pile.pop())

    def turn_discards_over(self) -> None:
        """The top card too, although it stays in view."""
        r = self.r
        top = r.discard[r.n_discard - 1]
        self.pile += r.discard[self.shown : r.n_discard]
        self.chance.shuffle(self.pile)
        r.discard[0], r.n_discard, self.shown = top, 1, 1
        r.shuffles += 1

    def types(self) -> int:
        """What may be laid: a Wild Draw Four only if nothing else may."""
        r = self.r
        types = types_of_color(r.color) | types_of_rank(WILD)
        if top_rank(r) < WILD:
            types |= types_of_rank(top_rank(r))
        held = types_held(r, r.turn)
        return held & types or held & WILD_DRAW_FOURS

    def actions(self) -> list[int]:
        """What the player in turn may do. Only who can lay nothing draws."""
        faces = faces_of(self.types(), 0, PLAY)
        return [LAY + face for face in range(64) if faces >> face & 1] or [DRAW_ONE]

    def step(self, action: int) -> None:
        r = self.r
        if action == DRAW_ONE:
            self.draw()
        else:
            face = action - LAY
            put_on_discards(r, take_out(r, r.turn, types_of(face)))
            r.color = color_of(face)
            if not types_held(r, r.turn):
                r.out, r.phase = r.turn, OVER
            self.take_effect(rank_of(face))
        r.n_draw = len(self.pile)

    def draw(self) -> None:
        """A wild is laid at once, in any colour and without effect; a card of the colour in play too, with its own."""
        r = self.r
        if not self.pile:
            self.turn_discards_over()
        if self.pile:
            card = self.pile.pop()
            if rank_of(card) >= WILD:
                put_on_discards(r, card)
                r.color = self.any_color()
            elif color_of(card) == r.color:
                put_on_discards(r, card)
                self.take_effect(rank_of(card))
                return
            else:
                give(r, r.turn, card)
        self.pass_turn(1)

    def pass_turn(self, steps: int) -> None:
        for _ in range(steps):
            self.r.turn = chair_after(self.r, self.r.turn, 1)

    def take_effect(self, rank: int) -> None:
        """Of a card that was laid, a last card too. A Reverse passes the turn on like any other card."""
        r = self.r
        if rank == REVERSE:
            r.direction = -r.direction
        penalty = {DRAW_TWO: 2, WILD_DRAW_FOUR: 4}.get(rank, 0)
        if len(self.pile) < penalty:
            self.turn_discards_over()
        self.give(chair_after(r, r.turn, 1), penalty)
        self.pass_turn(2 if penalty or rank == SKIP else 1)


class RlcardTableEnv(AECEnv, RowReader):  # type: ignore[misc]  # PettingZoo ships no types
    """A table for two by RLCard's rules. The rows and the actions are as in `TableEnv`; there are no arguments.

    >>> env = RlcardTableEnv()
    >>> env.reset(seed=7)
    >>> [env.action_text(action) for action in env.observe("seat_0")["action_mask"].nonzero()[0]]
    ['play R+2', 'play W:R', 'play W:Y', 'play W:G', 'play W:B']
    """

    metadata: ClassVar[dict[str, Any]] = {"name": "oneleft_rlcard_v1", "render_modes": [], "is_parallelizable": False}

    def __init__(self) -> None:
        super().__init__()
        self.rules, self.players, self.render_mode = NEAREST, PLAYERS, None
        self.possible_agents = [f"seat_{seat}" for seat in range(PLAYERS)]
        self.agents: list[str] = []
        self.agent_selection = self.possible_agents[0]
        self._chance = np.random.RandomState()
        self._standing = Standing(Rules(), PLAYERS)
        mask = spaces.Box(0, 1, (ACTIONS,), np.int8)
        seen = spaces.Dict({"observation": row_space(PLAYERS), "action_mask": mask})
        self.observation_spaces = dict.fromkeys(self.possible_agents, seen)
        self.action_spaces = {agent: spaces.Discrete(ACTIONS) for agent in self.possible_agents}

    def observation_space(self, agent: str) -> spaces.Dict:
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> spaces.Discrete:
        return self.action_spaces[agent]

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        """Begin the first game of this seed; without one, the next game."""
        if seed is not None:
            self._chance = np.random.RandomState(seed)
        self.game = RlcardGame(self._chance)
        self._episode = Episode()
        self.agents = self.possible_agents.copy()
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.agents}
        self._skip_agent_selection = None
        self.agent_selection = self.possible_agents[self.game.r.turn]

    def step(self, action: Any) -> None:
        if not self.agents:
            raise SetupError("env-reset")
        agent = self.agent_selection
        if self.terminations[agent]:
            self._was_dead_step(action)
            return
        try:
            number = index(action)
        except TypeError:
            raise unknown_action(action) from None
        if number not in self.game.actions():
            raise unknown_action(action) if not 0 <= number < ACTIONS else self._refuse(number)
        self._cumulative_rewards[agent] = 0.0
        self.game.step(number)
        r = self.game.r
        if r.phase == OVER:
            self.rewards = {one: 1.0 if seat == r.out else -1.0 for seat, one in enumerate(self.possible_agents)}
            self.terminations = dict.fromkeys(self.agents, True)
            self._accumulate_rewards()
        else:
            self.agent_selection = self.possible_agents[r.turn]

    def _refuse(self, action: int) -> IllegalAction:
        offered = ", ".join(map(self.action_text, self.game.actions()))
        return IllegalAction("env-not-possible", action=str(action), who=self.agent_selection, offered=offered)

    def observe(self, agent: str) -> dict[str, Array]:
        """What the agent sees. Its mask is empty while the other agent is asked."""
        if not hasattr(self, "game"):
            raise SetupError("env-reset")
        r, seat = self.game.r, self.possible_agents.index(agent)
        m = Memory(seat)
        reset_memory(m, r, self._standing, 0)
        row = np.zeros(row_length(PLAYERS), np.int8)
        write_observation(self._episode, r, self._standing, m, row)  # type: ignore[arg-type]  # an array does as well
        mask = np.zeros(ACTIONS, np.int8)
        if seat == r.turn and r.phase != OVER:
            mask[self.game.actions()] = 1
        return {"observation": row, "action_mask": mask}

    def render(self) -> None:
        """Nothing: `explain` has a row in words."""

    def close(self) -> None:
        """Nothing to release."""
