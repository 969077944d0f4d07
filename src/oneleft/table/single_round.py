"""One round and no match: the player who goes out has won."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from oneleft.rules.config import Rules

from . import events as e
from .game import Game
from .table import Table


class SingleRound(Game):
    """A round in which seat 0 begins, as in the arena's single rounds of the same key.

    Its players are told of a match to one point, for that is what they play: nothing comes after this round. It has no
    record, since nobody draws for the deal.

    >>> single = SingleRound("jam+partners", 3, key="07" * 32)
    >>> single.view(1).rules, single.view(1).dealer
    ('jam+target=1', 2)
    """

    def __init__(
        self,
        rules: Rules | str = "classic",
        players: int | Sequence[str] = 4,
        key: str | None = None,
        words: Sequence[str] = (),
        **options: Any,
    ) -> None:
        parsed = rules if isinstance(rules, Rules) else Rules.parse(str(rules))
        super().__init__(parsed.with_(format="points", target=1), players, key, words, **options)

    @property
    def over(self) -> bool:
        return self.tables[0].over

    @property
    def winners(self) -> tuple[int, ...]:
        """Nobody after a blocked round, and the player without cards even when the others hold only zeros."""
        out = self.tables[0].round.out
        return (out,) if self.over and out >= 0 else ()

    def _deal_first(self, table: Table) -> list[e.Event]:
        table.round.dealer = len(self.names) - 1
        return table.deal()
