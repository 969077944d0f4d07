"""How quickly `adaptive` adapts to people: ``python -m bench.adaptive_bot`` prints it and keeps docs/adaptive_bot.md.

The people are policies of known strength. Every round is played at a table, with the bots and the rule of `Room`.
"""

from __future__ import annotations

from collections import defaultdict
from pathlib import Path

from oneleft.arena.batch import Batch
from oneleft.bots.adaptive_bot import FIRST_NUMBER, SCALE, STEP, after_round, with_number
from oneleft.ladder.bot_stats import BotStats
from oneleft.ladder.table_runner import play_at_table

from .bots import told
from .measure import machine, table

PAGE = Path(__file__).parents[1] / "docs" / "match.md"
HEAD = """# How quickly `adaptive` adapts

Output of the last `make bench-adaptive`, on {machine}.

The people are policies of known strength, alone against `adaptive`, which begins at {first}. *Wins* is their share of
rounds {first_span}, then {last_span}, over {runs} runs; the standard error of the first is at most {error:.1f}%.
*Number* is how strong `adaptive` was on average at the end of these spans, and *place* where the person's own policy
lies on its scale.
"""
PEOPLE = ("random", "easy", "steady", "sharp", "keen")
RUNS = 12
SPANS = ((0, 30), (30, 120))  # rounds


def play_run(person: str, players: int, run: int) -> tuple[list[int], list[int]]:
    """Whether the person won, and the number of `adaptive`, after each round."""
    batch = Batch("classic", players, f"{run + 1:064x}")
    number, won, numbers = FIRST_NUMBER, [], []
    for game in range(SPANS[-1][1]):
        seat = game % players
        lineup = [with_number(number)] * players
        lineup[seat] = person
        row = play_at_table(batch, game, lineup, defaultdict(BotStats))
        won.append(int(row["winners"][0]) >> seat & 1)
        number = after_round(number, won[-1], 1 / players)
        numbers.append(number)
    return won, numbers


def row_of(person: str, players: int) -> tuple[str, ...]:
    runs = [play_run(person, players, run) for run in range(RUNS)]
    cells = []
    for first, last in SPANS:
        wins = sum(sum(won[first:last]) for won, _ in runs) / (RUNS * (last - first))
        number = sum(numbers[last - 1] for _, numbers in runs) / RUNS
        cells += [f"{100 * wins:.1f}%", f"{number:.0f}"]
    told(row := (f"{players}", f"`{person}`", f"{SCALE.index(person) * STEP}", f"{100 / players:.0f}%", *cells))
    return row


def main() -> None:
    rows = [row_of(person, players) for players in (2, 4) for person in PEOPLE]
    spans = [f"{first + 1} to {last}" for first, last in SPANS]
    error = 100 * (0.25 / (RUNS * SPANS[0][1])) ** 0.5
    head = HEAD.format(
        machine=machine(), first=FIRST_NUMBER, first_span=spans[0], last_span=spans[1], runs=RUNS, error=error
    )
    columns = (
        "players",
        "person",
        "place",
        "equal share",
        f"wins, {spans[0]}",
        "number",
        f"wins, {spans[1]}",
        "number",
    )
    page = f"{head}\n{table(columns, rows)}\n"
    PAGE.write_text(page, "utf-8")
    print(page)


if __name__ == "__main__":
    main()
