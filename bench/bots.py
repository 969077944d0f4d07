"""How strong the bots are: ``python -m bench.bots`` prints the page and keeps it in the documentation.

The deals come from a key on which nothing was tuned. Every deal is played from each seat; intervals are at 95%, over
deals.
"""

from __future__ import annotations

import sys
from functools import partial
from pathlib import Path

from oneleft.arena.batch import Batch
from oneleft.arena.executors import ThreadExecutor
from oneleft.arena.game_kernel import BatchSpec
from oneleft.ladder.bot_stats import BotStats
from oneleft.ladder.pairings import Pairing, fair_share, play_deals
from oneleft.ladder.table_runner import play_at_table
from oneleft.policies.weight_row import CHALLENGE_BASE, ROW_LENGTH
from oneleft.rules.config import HOUSE_RULES, Rules
from oneleft.rules.editions import EDITIONS
from oneleft.training.mixture import ON_SHEETS, combinations_of
from tests.support import peers

from . import challenges, rlcard_games
from .measure import machine, table

PAGE = Path(__file__).parents[1] / "docs" / "strength.md"
KEY = "5e" * 32  # held out
HEAD = """# How strong the bots are

Output of the last `make bench-bots`, on {machine}.
No deal was used for tuning. Each deal is played from every seat, so neither cards nor seats favour anyone. Intervals
are 95% intervals over deals. With more than two players one bot plays against a table full of the other. `expert`
searches for 50 ms on one core.
"""
COMPILED_DEALS = 100_000


class WithoutChallenges(Batch):
    """Nobody who weighs ever challenges."""

    def spec(self) -> BatchSpec:
        spec = super().spec()
        weights = spec.policies.weights.copy()
        weights[CHALLENGE_BASE::ROW_LENGTH] = -1_000_000
        return spec._replace(policies=spec.policies._replace(weights=weights))


AIMS = [  # the players, the two bots, what was aimed for, and how many deals
    (2, "sharp", "random", 0.675, COMPILED_DEALS),
    (4, "sharp", "random", 0.36, COMPILED_DEALS),
    (6, "sharp", "random", 0.245, COMPILED_DEALS),
    (2, "expert", "random", 0.76, 80),
    (2, "expert", "sharp", 0.58, 200),
    (4, "expert", "random", 0.41, 50),
    (4, "expert", "sharp", 0.28, 260),
]
TIMED_GAMES = 15
TRIED_DEALS = 30
TRIED = [  # tables at which expert meets sharp: rules, players, whole matches
    *((edition, 2, False) for edition in EDITIONS if edition != "classic"),
    *((f"classic+{house}", 2, False) for house in HOUSE_RULES),
    ("classic+progressive+seven_zero", 2, False),
    ("classic+progressive+jump_in", 2, False),
    ("classic+seven_zero+jump_in", 2, False),
    ("classic+progressive+seven_zero+jump_in", 2, False),
    ("jam+progressive+seven_zero+jump_in", 2, False),
    ("graduation+progressive+seven_zero+jump_in", 3, False),
    ("classic+no_bluffing", 2, False),
]
TRIED_MATCHES = [
    ("classic+target=150", 2, 30),
    ("classic+lowest+target=80", 2, 30),
    ("classic+challenge+target=50", 3, 15),
    ("classic+partners+target=150", 4, 20),
    ("classic+rotating", 4, 10),
    ("classic+eight", 8, 3),
]


def play(one: str, other: str, batch: Batch, deals: int) -> Pairing:
    """One bot against the others, on the first deals of the batch."""
    pairing = Pairing(one, other, batch.players)
    for part in ThreadExecutor(chunk=pairing.chunk).parts(partial(play_deals, pairing, batch), deals):
        pairing.add(part.wins)
    return pairing


def times() -> str:
    """How long decisions take where nothing else is played."""
    rows = []
    for players in (2, 4, 10):
        stats = {bot: BotStats() for bot in ("expert", "sharp")}
        for number in range(TIMED_GAMES + 1):  # of which the first is for getting ready
            told_of = stats if number else {bot: BotStats() for bot in stats}
            lineup = ["expert", *["sharp"] * (players - 1)]
            play_at_table(Batch(Rules(), players, KEY), number, lineup, told_of)
        for bot, found in stats.items():
            cells = (f"{found.milliseconds(part) or 0:.1f}" for part in (0.5, 0.99, 1))
            rows.append((f"{players}", bot, f"{found.times.total()}", *cells))
            told(rows[-1])
    return "Wall-clock time of real choices, one game at a time.\n\n" + table(
        ("players", "bot", "decisions", "median, ms", "p99", "longest"), rows
    )


def shown(pairing: Pairing) -> str:
    found = pairing.share()
    return f"{100 * found.value:.1f}% ({100 * found.low:.1f} to {100 * found.high:.1f})"


def aims() -> str:
    rows = []
    for players, one, other, aim, deals in AIMS:
        pairing = play(one, other, Batch(Rules(), players, KEY), deals)
        without = play(one, other, WithoutChallenges(Rules(), players, KEY), deals) if pairing.compiled else None
        cells = (f"{100 * aim:g}%", shown(pairing), shown(without) if without else "", f"{pairing.games:,}")
        rows.append((f"{players}", one, other, *cells))
        told(rows[-1])
    heading = ("players", "bot", "against", "goal", "wins", "wins without challenging", "games")
    about = """Single rounds of `classic` with bluffs and challenges; `random` never challenges. The goals were set for
a table without challenges: there the column "wins without challenging" counts."""
    return f"{about}\n\n{table(heading, rows)}"


def houses() -> list[str]:
    """Every combination of the sheets' house rules, as the rules' one line has them."""
    return combinations_of(ON_SHEETS)


def sharp_everywhere(players: int) -> str:
    """Against `steady`, at all tables."""
    rows = []
    widest = 0.0
    for house in houses():
        found = [play("sharp", "steady", Batch(edition + house, players, KEY), 20_000) for edition in EDITIONS]
        stars = ["" if pairing.share().low > fair_share(Batch("classic", players, KEY)) else " *" for pairing in found]
        cells = (f"{100 * pairing.share().value:.1f}%{star}" for pairing, star in zip(found, stars, strict=True))
        rows.append((house[1:].replace("+", ", ") or "none", *cells))
        told(rows[-1])
        widest = max(widest, *(pairing.half_width() for pairing in found))
    about = f"{players} players: `sharp` against `steady`, 20,000 deals each, to within {100 * widest:.1f}%."
    return f"{about} * marks shares not clearly above {100 / players:.0f}%.\n\n" + table(
        ("house rules", *EDITIONS), rows
    )


def expert_tried() -> str:
    rows = []
    tables = [(*tried, TRIED_DEALS) for tried in TRIED]
    tables += [(rules, players, True, deals) for rules, players, deals in TRIED_MATCHES]
    for rules, players, matches, deals in tables:
        batch = Batch(rules, players, KEY, matches=matches)
        pairing = play("expert", "sharp", batch, deals)
        unit = "matches" if matches else "rounds"
        share = fair_share(batch)
        star = "" if pairing.share().low > share else " *"
        cells = (f"{pairing.games} {unit}", shown(pairing) + star, f"{100 * share:.0f}%")
        rows.append((f"`{rules}`", f"{players}", *cells))
        told(rows[-1])
    about = "Few games each, because every decision takes 50 ms. * marks shares not clearly above an equal share."
    return f"{about}\n\n{table(('rules', 'players', 'games', 'expert wins', 'an equal share'), rows)}"


def told(row: tuple[str, ...]) -> None:
    """As it comes, for it takes a while."""
    print("  ".join(row), file=sys.stderr, flush=True)


def main() -> None:
    if not peers.PYTHON.exists():
        sys.exit("RLCard is not set up: make bench-bots does that")
    parts = [HEAD.format(machine=machine()), "## Time", times(), "## Goals", aims()]
    parts += ["## `sharp` and `steady` at every table", sharp_everywhere(2), sharp_everywhere(4)]
    parts += ["## `expert` and `sharp` at other tables", expert_tried()]
    parts += ["## Challenges", challenges.report(KEY)]
    parts += ["## In RLCard's own environment", rlcard_games.report()]
    page = "\n\n".join(part.strip() for part in parts) + "\n"
    PAGE.write_text(page, "utf-8")
    print(page)


if __name__ == "__main__":
    main()
