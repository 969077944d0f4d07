"""The deal of the day on a server: its key, the table of each person, the ranking, and what the expert made of it."""

from __future__ import annotations

import hmac
from asyncio import Lock, Task
from collections.abc import Sequence
from importlib.util import find_spec
from typing import Any

from oneleft.bots.expert import warm_up
from oneleft.bots.factory import new_bot
from oneleft.protocol.tables import DailyDeal, DailyRank, DailyShown
from oneleft.room.daily import BOT, SETTINGS, daily_points, day_at, day_before
from oneleft.room.results import tag_of
from oneleft.table.bot import Bot
from oneleft.table.fairness import commitment
from oneleft.table.game import Game
from oneleft.table.views import View

from .failure_log import log_failure
from .identities import Identities
from .node import Node
from .stored_ratings import DailyResults, count_daily_tables, daily_prefix, daily_results

EXPERT = "expert@2000"  # a number of playouts, not a time, so that every node finds the same
MOST_RANKS = 100
ID_LENGTH = 14  # characters of a table's id that tell people apart, of five bits each


class Daily:
    """The deal of the day: opens its tables and ranks their results.

    Everything follows from the key of the digests, which is in the database, and from the logs of the tables. So every
    node answers alike, and a restart changes nothing.
    """

    def __init__(self, node: Node, identities: Identities) -> None:
        self.node, self.identities = node, identities
        self.opening = Lock()  # two requests of one person lead to one table, and an address is counted once for each
        self.experts: dict[str, Task[int]] = {}  # what the expert made of the deal of a day

    def today(self) -> str:
        return day_at(self.node.clock.now())

    def key_of(self, day: str) -> str:
        """The key of a day's deal. Nobody knows it before, except readers of the database."""
        return hmac.digest(self.identities.key, f"daily key\0{day}".encode(), "sha256").hex()

    def table_of(self, day: str, secret: str) -> tuple[str, str]:
        """The id and the token of the table at which the person with this secret plays: one a day."""
        digest = self.identities.digest
        return daily_prefix(day) + digest("daily table", day, secret)[:ID_LENGTH], digest("daily seat", day, secret)

    async def show(self) -> DailyShown:
        today = self.today()
        return DailyShown(today=await self.deal_of(today), yesterday=await self.deal_of(day_before(today)))

    async def deal_of(self, day: str) -> DailyDeal:
        run, node = self.node.pools.queries.run, self.node
        results = await node.errors_as_refusals(run(daily_results, node.store, day, MOST_RANKS))
        key = self.key_of(day)
        return describe(day, key, results, day < self.today(), self.expert_of(day) if results.counts else None)

    async def is_ranked(self, day: str, opener: str) -> bool:
        """Whether another result of this address counts today. Secrets are easily made up, addresses are not."""
        if not opener:
            return True
        run, node = self.node.pools.queries.run, self.node
        opened = await node.errors_as_refusals(run(count_daily_tables, node.store, day, opener))
        return bool(opened < node.limits.daily_results)

    def expert_of(self, day: str) -> int | None:
        """The expert's points, if it has played. The first call lets it begin, once its search is compiled."""
        if day not in self.experts and not can_search():
            return None
        if day not in self.experts:
            self.experts = {known: task for known, task in self.experts.items() if known >= day_before(self.today())}
            self.experts[day] = self.node.spawn(self.node.pools.daily.run(let_expert_play, self.key_of(day)))
        task = self.experts[day]
        if not task.done() or task.cancelled():
            return None
        if (error := task.exception()) is not None:
            log_failure("the deal of the day", error)
            del self.experts[day]  # to try again
            return None
        return task.result()


def describe(day: str, key: str, results: DailyResults, is_over: bool, expert: int | None) -> DailyDeal:
    """A deal with its results, the best first. Duplicate scoring: everyone is compared with everyone."""
    counts, best = results
    players = sum(count for _, count in counts)
    return DailyDeal(
        day=day,
        commitment=commitment(key),
        key=key if is_over else "",
        players=players,
        average=round(sum(points * count for points, count in counts) / players, 1) if players else 0,
        counts=counts,
        ranks=[
            DailyRank(name=row.name, tag=tag_of(row.person), points=row.points, beaten=share_beaten(counts, row.points))
            for row in best
        ],
        expert=expert,
    )


def share_beaten(counts: Sequence[tuple[int, int]], own: int) -> float:
    """The share of the others who made less. Those who made the same count half."""
    others = sum(count for _, count in counts) - 1
    below = sum(count for points, count in counts if points < own)
    same = sum(count for points, count in counts if points == own) - 1
    return round((below + same / 2) / others, 4) if others else 1.0


class TableBot(Bot):
    """Decides as it would at a table of the server: anew for every position, from the same seed."""

    def __init__(self, key: str, seat: int) -> None:
        self.key, self.seat = key, seat

    def hear(self, events: Any, view: View) -> None:
        """It has no memory."""

    def answer(self, view: View) -> str | None:
        return new_bot(BOT, f"{self.key} {view.number} {self.seat}").answer(view)

    def close(self) -> None:
        """There is nothing to close."""


def can_search() -> bool:
    """Whether the expert is here and compiled. The first call lets it compile; nobody waits for that."""
    return find_spec("numba") is not None and warm_up().ready


def let_expert_play(key: str) -> int:
    """What the strongest bot makes of a deal in the person's seat. It thinks, so this belongs in a thread."""
    game = Game(SETTINGS.rules, SETTINGS.players, key)
    game.play([new_bot(EXPERT, f"daily {key}"), *(TableBot(key, seat) for seat in range(1, SETTINGS.players))])
    return daily_points(game)
