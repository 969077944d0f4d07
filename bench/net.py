"""The bot `keen`: ``python -m bench.net`` prints how strong and how fast the net is, and keeps it in docs/net.md."""

from __future__ import annotations

from collections.abc import Iterable
from functools import partial
from pathlib import Path
from time import process_time

from oneleft.arena.batch import Batch
from oneleft.ladder.pairings import Pairing, fair_share
from oneleft.policies.net_file import made_by
from oneleft.policies.net_inputs import ROWS
from oneleft.policies.net_layers import FIRST, SECOND, WEIGHTS
from oneleft.rules.editions import EDITIONS
from oneleft.training.mixture import ON_SHEETS, combinations_of, new_house_rules

from .bots import KEY, play, shown, told
from .measure import machine, scaled, table, take_turns

PAGE = Path(__file__).parents[1] / "docs" / "net.md"
HEAD = """# The net

Output of the last `make bench-net`, on {machine}.

`keen` plays by a net of {rows} inputs, {first} and {second} units and one output: {weights:,} whole numbers, with
others where leftover cards are charged and for `multi_play`. [Bots](bots.md#how-keen-decides) says how it decides and
learns. The figures are of the net in the package. `{made}` makes such a net, but not this one: the
training has changed since.

No deal below was used for training. Each deal is played from every seat. Intervals are 95% intervals over deals. With
more than two players one bot plays against a table full of the other. * marks shares not clearly above an equal share.
"""
DEALS = 40_000
DEALS_EVERYWHERE = 6_000
MATCH_DEALS = 2_000
AIMS = (  # players, against, the aim of wins in percent
    (2, "sharp", 60.0),
    (2, "random", 81.0),
    (4, "sharp", 29.5),
    (4, "random", 43.5),
    (6, "sharp", 18.2),
    (6, "random", 29.0),
)
FORMATS = (  # short matches
    ("classic+target=200", 2),
    ("classic+target=200", 4),
    ("classic+lowest+target=100", 2),
    ("classic+lowest+target=100", 4),
    ("classic+challenge+target=100", 4),
    ("classic+partners+target=200", 4),
    ("classic+rotating", 4),
    ("classic+eight", 8),
)
SPEED_GAMES = 10_000


def starred(pairing: Pairing, batch: Batch) -> str:
    star = "" if pairing.share().low > fair_share(batch) else " *"
    return f"{100 * pairing.share().value:.1f}%{star}"


def moves_per_second(batch: Batch) -> float:
    begun = process_time()
    moves = int(batch.play(0, SPEED_GAMES)["moves"].sum())
    return moves / (process_time() - begun)


def speed() -> str:
    """Moves in a second of one core, all seats alike; the policies take turns."""
    rows = []
    for players in (2, 4, 10):
        batches = {name: Batch("classic", players, KEY, (name,)) for name in ("random", "sharp", "keen")}
        for batch in batches.values():  # compile, or load what was compiled before
            batch.play(0, 1)
        rates = take_turns({name: partial(moves_per_second, batch) for name, batch in batches.items()})
        cells = (scaled(rate, 1e6, 2) for rate in rates.values())
        rows.append((f"{players}", *cells))
        told(rows[-1])
    return table(("players", "`random`, million moves per second of CPU time", "`sharp`", "`keen`"), rows)


def aims() -> str:
    rows = []
    for players, other, aim in AIMS:
        pairing = play("keen", other, Batch("classic", players, KEY), DEALS)
        rows.append((f"{players}", f"`{other}`", f"{aim:g}%", shown(pairing), f"{pairing.games:,}"))
        told(rows[-1])
    return table(("players", "against", "aim", "`keen` wins", "games"), rows)


def at_tables(lines: Iterable[str]) -> str:
    """Against `sharp`, at tables of two and of four."""
    rows = []
    for line in lines:
        batches = [Batch(line, players, KEY) for players in (2, 4)]
        cells = (starred(play("keen", "sharp", batch, DEALS_EVERYWHERE), batch) for batch in batches)
        rows.append((f"`{line}`", *cells))
        told(rows[-1])
    return table(("rules", "2 players", "4 players"), rows)


def in_matches() -> str:
    rows = []
    for line, players in FORMATS:
        batch = Batch(line, players, KEY, matches=True)
        pairing = play("keen", "sharp", batch, MATCH_DEALS)
        share = f"{100 * fair_share(batch):.1f}%"
        rows.append((f"`{line}`", f"{players}", share, starred(pairing, batch), shown(pairing)))
        told(rows[-1])
    return table(("match", "players", "an equal share", "`keen` wins", "interval"), rows)


def main() -> None:
    head = HEAD.format(machine=machine(), rows=ROWS, first=FIRST, second=SECOND, weights=WEIGHTS, made=made_by("keen"))
    of_sheets = [edition + words for edition in EDITIONS for words in combinations_of(ON_SHEETS)]
    new = [f"classic+{rule}" for rule in new_house_rules()]
    parts = [head, "## Single rounds of `classic`", aims(), "## Speed", speed()]
    parts += [f"## The sheets' house rules, {DEALS_EVERYWHERE:,} deals each", at_tables(of_sheets)]
    parts += [f"## House rules beyond the sheets, {DEALS_EVERYWHERE:,} deals each", at_tables(new)]
    parts += [f"## Matches, {MATCH_DEALS:,} deals each", in_matches()]
    page = "\n\n".join(part.strip() for part in parts) + "\n"
    PAGE.write_text(page, "utf-8")
    print(page)


if __name__ == "__main__":
    main()
