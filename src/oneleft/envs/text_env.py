"""One seat in one game, in words: for language models."""

from __future__ import annotations

from string import printable
from typing import Any

import gymnasium
from gymnasium import spaces

from oneleft.errors import IllegalAction, SetupError
from oneleft.lang import DEFAULT_LANGUAGE, LANGUAGES, catalogue, say
from oneleft.table.rules_in_words import house_rules_in_words, rules_in_force

from .seat_env import SeatEnv
from .telling import Telling

LONGEST_MOVE = 20
LONGEST_TEXT = 100_000  # after very many moves of the others
Infos = dict[str, Any]


class TextEnv(gymnasium.Env[str, str]):
    """A `SeatEnv`, of the same arguments, whose observations and actions are texts.

    An observation tells what happened since the last decision, then what the seat sees, and at last the moves that are
    legal, in the notation: one of them is the action. The first one of a game begins with the rules of the table.
    """

    metadata: dict[str, Any] = {"render_modes": ["ansi"]}  # noqa: RUF012 - declared so by Gymnasium

    def __init__(
        self, *args: Any, language: str = DEFAULT_LANGUAGE, render_mode: str | None = None, **more: Any
    ) -> None:
        if language not in LANGUAGES:
            raise SetupError("env-language", given=str(language), known=", ".join(LANGUAGES))
        self.seat_env = SeatEnv(*args, render_mode=render_mode, **more)
        self.language, self.render_mode = language, render_mode
        letters = "".join(sorted({*printable, *"–·", *"".join(catalogue(language).values())}))
        self.observation_space = spaces.Text(LONGEST_TEXT, charset=letters)
        self.action_space = spaces.Text(LONGEST_MOVE, min_length=1, charset=printable)
        self.moves: dict[str, int] = {}  # the legal ones, and their actions
        self._text = ""
        self._telling = Telling(self.seat_env.stepper, self.seat_env.rules, self.seat_env.players, language)

    def reset(self, *, seed: int | None = None, options: Infos | None = None) -> tuple[str, Infos]:
        """Begin the first game of this seed; without one, the next game."""
        super().reset(seed=seed)
        row, info = self.seat_env.reset(seed=seed)
        self._telling.begin()
        return self._tell(row, info, rules=self.rules_text), info | {"moves": list(self.moves)}

    def step(self, action: str) -> tuple[str, float, bool, bool, Infos]:
        """Make one of the moves."""
        if not self.moves:
            raise SetupError("env-reset")
        number = self.moves.get(" ".join(str(action).split()))
        if number is None:
            raise IllegalAction("env-words", given=str(action), known=", ".join(self.moves))
        row, reward, terminated, truncated, info = self.seat_env.step(number)
        text = self._tell(row, info, is_over=terminated or truncated)
        return text, reward, terminated, truncated, info | {"moves": list(self.moves)}

    @property
    def rules_text(self) -> str:
        """The rules of the table in words."""
        rules, language = self.seat_env.rules, self.language
        return "\n".join([rules_in_force(rules, language), *house_rules_in_words(rules, language)])

    def _tell(self, row: Any, info: Infos, is_over: bool = False, rules: str = "") -> str:
        offered = [] if is_over else info["action_mask"].nonzero()[0]
        self.moves = {self.seat_env.action_text(number): int(number) for number in offered}
        lines = [rules] if rules else []
        lines += self._telling.news(int(info["seat"]))
        lines.append(self.seat_env.explain(row, self.language))
        if self.moves:
            lines.append(say("play-legal", self.language, moves=", ".join(self.moves)))
        self._text = "\n".join(lines)
        return self._text

    def render(self) -> str | None:
        """The last observation."""
        return self._text if self.render_mode else None

    def close(self) -> None:
        self.seat_env.close()
