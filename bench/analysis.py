"""The analysis of matches: ``python -m bench.analysis`` writes its figures into docs/analysis.md.

Bots of known strength must come out in their order, a short look must agree with a long one, and it must be quick.
"""

from __future__ import annotations

import re
import sys
from collections import Counter
from collections.abc import Iterator, Sequence
from itertools import count as count_from
from itertools import cycle, islice, pairwise
from math import inf
from pathlib import Path
from random import Random
from time import process_time

from oneleft.analysis.analyse import ROUGH_WORLDS, Options, analyse
from oneleft.analysis.coach import Budget, Coach, Opinion
from oneleft.analysis.curve import draw_curve
from oneleft.analysis.moments import moments
from oneleft.analysis.quality import BEST, BLUNDER, GOOD, INACCURACY, MISTAKE, QUALITIES, THRESHOLDS
from oneleft.analysis.report import Report, Verdict, accuracy_of, faults_in
from oneleft.analysis.verdicts import SeatCoach, quality_in
from oneleft.analysis.win_chances import WHOLE
from oneleft.arena.stats import mean
from oneleft.bots.factory import new_bot
from oneleft.bots.levels import LEVELS
from oneleft.table.fairness import key_from_seed
from oneleft.table.game import Game
from oneleft.table.move import DEAL

from .measure import machine, one_core, table

PAGE = Path(__file__).parents[1] / "docs" / "analysis.md"
MARKS = ("<!-- figures -->", "<!-- end of figures -->")
MATCHES = 18
DECISIONS = 200
LONG_LOOK = 5.0  # seconds
POSITIONS = 1000
LOOK = 0.06  # seconds for a position at which all bots are asked
ASKED = 0.25  # how many decisions of a match are such positions
CHANCE = 0.05  # how many decisions of a match are looked at twice
WEAKER = ("random", "easy", "steady", "sharp")  # they make mistakes to find


def played(names: Sequence[str], number: int, rules: str = "classic") -> Game:
    """A match of four of these bots, each in another seat from match to match."""
    game = Game(rules, list(islice(cycle(names), number, number + 4)), key_from_seed(1000 + number))
    game.play([new_bot(name, f"{number} {seat}", wait_until_ready=True) for seat, name in enumerate(game.names)])
    return game


def in_play(matches: int) -> str:
    """What every bot gives away in its own games: all of them in the same matches, in all combinations."""
    qualities = {name: Counter[str]() for name in LEVELS}
    rounds, losses = Counter[str](), {name: list[int]() for name in LEVELS}
    luck, own = ({name: list[int]() for name in LEVELS} for _ in range(2))
    for number in range(matches):
        report = analyse(played(tuple(LEVELS), number), Options(worlds=200))
        for player in report.players:
            rounds[player.name] += report.rounds
            qualities[player.name].update(player.qualities)
            losses[player.name] += [verdict.loss for verdict in verdicts_of(report, player.seat)]
            luck[player.name].append(player.luck)
            own[player.name].append(player.own)
        print(number, report.rounds, flush=True)
    rows = []
    for name in LEVELS:
        counts = {quality: qualities[name][quality] for quality in QUALITIES}
        kinds = (f"{counts[kind] / rounds[name]:.2f}" for kind in (INACCURACY, MISTAKE, BLUNDER))
        accuracy = accuracy_of(counts) or 0.0
        rows.append(
            (
                f"`{name}`",
                f"{sum(counts.values()):,}",
                with_interval(losses[name], 2),
                f"{faults_in(counts) / rounds[name]:.2f}",
                *kinds,
                f"{100 * accuracy:.0f}%",
                with_interval(own[name], 1),
                with_interval(luck[name], 1),
            )
        )
    heading = ("bot", "decisions", "mean loss, points of the round", "faults per round", "inaccuracies", "mistakes")
    return table((*heading, "blunders", "accuracy", "own moves per match, points", "luck per match, points"), rows)


def at_same_positions(positions: int) -> str:
    """What every bot gives away where all of them are asked: at random decisions of matches between all of them."""
    found: dict[str, list[float]] = {name: [] for name in LEVELS}
    for number, opinion, chosen in islice(answers(), positions):
        by_move = {estimate.move: estimate for estimate in opinion.moves}
        for name, move in chosen.items():
            estimate = by_move.get(move) or by_move[f"{move} uno"]  # `random` forgets to call
            found[name].append((opinion.best.gain - estimate.gain) / opinion.stake)
        print(number, len(found["random"]), flush=True)
    rows = []
    for name, losses in found.items():
        shares = (
            100 * sum(least <= loss < most for loss in losses) / len(losses)
            for least, most in pairwise((*sorted(THRESHOLDS.values()), inf))
        )
        whole = [round(WHOLE * loss) for loss in losses]
        rows.append((f"`{name}`", with_interval(whole, 2), *(f"{share:.1f}" for share in shares)))
    heading = ("bot", "mean loss, points of the round", "inaccuracies in 100 decisions", "mistakes", "blunders")
    return table(heading, rows)


def answers() -> Iterator[tuple[int, Opinion, dict[str, str]]]:
    """Random decisions: the number of the match, what the coach thinks of the moves, and what each bot would do."""
    random = Random("positions")
    for number in islice(count_from(0), 1000):
        game = played(WEAKER, number)
        again = Game(game.rules, game.names, game.key)
        coaches = [Coach(seat) for seat in range(4)]
        bots = [{name: new_bot(name, f"{name} {seat}", wait_until_ready=True) for name in LEVELS} for seat in range(4)]
        for move in [None, *game.log]:
            if move is not None:
                if move != DEAL and move.seat == again.turn and random.random() < ASKED:
                    view = again.view(move.seat)
                    chosen = {name: bot.answer(view) or "" for name, bot in bots[move.seat].items()}
                    opinion = coaches[move.seat].opinion(view, chosen["keen"], Budget(LOOK))
                    if opinion is not None:
                        yield number, opinion, chosen
                again.push(move)
            for seat, coach in enumerate(coaches):
                for listener in (coach, *bots[seat].values()):
                    listener.hear(again.events_for(seat), again.view(seat))


def verdicts_of(report: Report, seat: int) -> Iterator[Verdict]:
    return (verdict for event in report.events for verdict in event.verdicts if verdict.seat == seat)


def with_interval(values: Sequence[int], digits: int) -> str:
    """The mean of millionths, in percentage points, with its 95% interval."""
    found = mean(sum(values), sum(value**2 for value in values), len(values))
    return "{:.{d}f} ({:.{d}f} to {:.{d}f})".format(*(100 * part / WHOLE for part in found), d=digits)


def long_looks(decisions: int) -> Iterator[tuple[str, str]]:
    """The quality of random decisions, at the usual budget and after a long look."""
    random, found, number = Random("looks"), 0, 0
    while found < decisions:
        game = played(WEAKER, number)
        number += 1
        again = Game(game.rules, game.names, game.key)
        coaches = [SeatCoach(seat, Budget()) for seat in range(4)]
        for move in [*game.log, None]:
            for seat, coach in enumerate(coaches):
                coach.hear(again.events_for(seat), again.view(seat))
            if move is None:
                break
            if move != DEAL and random.random() < CHANCE and found < decisions:
                coach, view = coaches[move.seat], again.view(move.seat)
                short, long = coach.verdict(view, str(move)), coach.coach.opinion(view, str(move), Budget(LONG_LOOK))
                if short is not None and long is not None:
                    found += 1
                    print(found, short.quality, quality_in(long), f"{long.loss:.3f} {long.error:.3f}", flush=True)
                    yield short.quality, quality_in(long)
            again.push(move)


def agreement(decisions: int) -> str:
    """How often a mistake was none, and how often a blunder was missed."""
    return compared(Counter(long_looks(decisions)))


def compared(looks: Counter[tuple[str, str]]) -> str:
    rows = [
        (f"{short} after 50 ms", *(f"{looks[short, long]}" for long in QUALITIES))
        for short in QUALITIES
        if any(looks[short, long] for long in QUALITIES)
    ]
    none = count(looks, (MISTAKE, BLUNDER), (BEST, GOOD))
    in_words = (
        f"Of {sum(looks.values())} decisions, {count(looks, (MISTAKE, BLUNDER), QUALITIES)} were called a mistake or a"
        f" blunder after 50 ms, and {none} of these were best or good after {LONG_LOOK:g} s. Of"
        f" {count(looks, (INACCURACY,), QUALITIES)} inaccuracies {count(looks, (INACCURACY,), (BEST, GOOD))} were. Of"
        f" {count(looks, QUALITIES, (BLUNDER,))} blunders {count(looks, (BEST, GOOD), (BLUNDER,))} were missed."
    )
    return table(("", *(f"{long} after {LONG_LOOK:g} s" for long in QUALITIES)), rows) + "\n\n" + in_words


def count(looks: Counter[tuple[str, str]], short: Sequence[str], long: Sequence[str]) -> int:
    return sum(number for (one, other), number in looks.items() if one in short and other in long)


def speed() -> str:
    """A match of about ten rounds with four players, on one core."""
    game = next(game for game in (played(WEAKER, number) for number in range(100)) if len(game.match.history) == 10)
    with one_core():
        all_moments = list(moments(game))
        draw_curve(game.rules, all_moments, 2)  # load what was compiled before
        begun = process_time()
        draw_curve(game.rules, list(moments(game)), ROUGH_WORLDS)
        rough = process_time() - begun
        begun = process_time()
        report = analyse(game, Options())
        whole = process_time() - begun
    judged = sum(len(event.verdicts) for event in report.events)
    return (
        f"A match of 10 rounds, four players, {len(game.log)} moves and {judged} decisions took {whole:.0f} s of one"
        f" core; the rough curve took {rough:.1f} s of it."
    )


def main(matches: int = MATCHES, decisions: int = DECISIONS, positions: int = POSITIONS) -> None:
    parts = [f"Output of the last `make bench-analysis`, on {machine()}."]
    parts += ["### Speed", speed()]
    parts += [f"### Bots of known strength at the same {positions:,} decisions", at_same_positions(positions)]
    parts += [f"### The same bots in their own games, {matches} matches", in_play(matches)]
    parts += [f"### A short look and a long one, {decisions} decisions", agreement(decisions)]
    made = "\n\n".join([MARKS[0], *parts, MARKS[1]])
    page = re.sub(f"{MARKS[0]}.*{MARKS[1]}", lambda _: made, PAGE.read_text("utf-8"), flags=re.DOTALL)
    PAGE.write_text(page, "utf-8")
    print(made)


if __name__ == "__main__":
    main(*map(int, sys.argv[1:]))
