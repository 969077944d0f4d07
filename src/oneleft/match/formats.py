"""The six match formats, each a few lines that show just what is its own.

A seating lists the players of one table in order; partners sit across, so chair ``c`` belongs with chair
``c + n / 2``. Players keep their numbers through the match, whatever chair they take.
"""

from collections.abc import Callable, Sequence
from dataclasses import dataclass

from oneleft.rules.knobs import Rules, SetupError

Seating = tuple[int, ...]
Totals = Sequence[int]


@dataclass(frozen=True, slots=True)
class Format:
    fits: Callable[[int], bool]  # whether so many players can play it
    rule: str
    seatings: Callable[[int, Totals, Rules], tuple[Seating, ...]]  # for the round with this number, from 0
    gains: Callable[[Seating, int, Sequence[int]], dict[int, int]]  # who gains what, by player
    winners: Callable[[int, Totals, Rules], tuple[int, ...]]  # after so many rounds; nobody yet: ()


def one_table(played: int, totals: Totals, rules: Rules) -> tuple[Seating, ...]:
    return (tuple(range(len(totals))),)


def out_scores_all(seating: Seating, out: int, left: Sequence[int]) -> dict[int, int]:
    """SCORE-2: who goes out scores every card left in the opponents' hands."""
    return {seating[out]: sum(left)}


def all_are_charged(seating: Seating, out: int, left: Sequence[int]) -> dict[int, int]:
    """MATCH-2, CHALLENGE-1: each is charged with the own leftover cards."""
    return dict(zip(seating, left, strict=True))


def team_scores(seating: Seating, out: int, left: Sequence[int]) -> dict[int, int]:
    """PARTNERS-1: a team scores the cards of all opposing teams; each partner keeps the points."""
    half = len(seating) // 2
    across = (out + half) % len(seating)
    points = sum(left) - left[out] - left[across]
    return {seating[out]: points, seating[across]: points}


def first_at_target(played: int, totals: Totals, rules: Rules) -> tuple[int, ...]:
    """MATCH-1, PARTNERS-1: only one side scores in a round, so only one can arrive."""
    return tuple(player for player, total in enumerate(totals) if total >= rules.target)


def lowest_when_one_arrives(played: int, totals: Totals, rules: Rules) -> tuple[int, ...]:
    """MATCH-2: a tie for lowest is played on."""
    if max(totals) < rules.target or totals.count(min(totals)) > 1:
        return ()
    return (totals.index(min(totals)),)


def highest(totals: Totals) -> tuple[int, ...]:
    """The highest total wins; equal totals share the win."""
    return tuple(player for player, total in enumerate(totals) if total == max(totals))


def rotating_seatings(played: int, totals: Totals, rules: Rules) -> tuple[Seating, ...]:
    """PARTNERS-2: each partners another in turn; there are three pairings, so the fourth hand repeats the first."""
    return (((0, 1, 2, 3), (0, 2, 1, 3), (0, 1, 3, 2))[played % 3],)


def rotating_winners(played: int, totals: Totals, rules: Rules) -> tuple[int, ...]:
    return highest(totals) if played >= rules.hands else ()


def eight_seatings(played: int, totals: Totals, rules: Rules) -> tuple[Seating, ...]:
    """PARTNERS-3: seven rounds in which the circle turns round player 7, so that all 28 pairs meet once."""
    pairs = [(7, played % 7)]
    pairs += [((played + step) % 7, (played - step) % 7) for step in (1, 2, 3)]
    (a, b), (c, d), (e, f), (g, h) = pairs
    return ((a, c, b, d), (e, g, f, h))


def eight_winners(played: int, totals: Totals, rules: Rules) -> tuple[int, ...]:
    return highest(totals) if played >= 7 else ()


def still_in(totals: Totals, rules: Rules) -> Seating:
    return tuple(player for player, total in enumerate(totals) if total < rules.target)


def challenge_seatings(played: int, totals: Totals, rules: Rules) -> tuple[Seating, ...]:
    """CHALLENGE-1: whoever reached the limit is out; the last two play head to head."""
    return (still_in(totals, rules),)


def challenge_winners(played: int, totals: Totals, rules: Rules) -> tuple[int, ...]:
    left = still_in(totals, rules)
    return left if len(left) == 1 else ()


def any_number(players: int) -> bool:
    return 2 <= players <= 10


BY_NAME = {
    "points": Format(any_number, "PLAYERS-1", one_table, out_scores_all, first_at_target),
    "lowest": Format(any_number, "PLAYERS-1", one_table, all_are_charged, lowest_when_one_arrives),
    "partners": Format(lambda n: n in (4, 6, 8, 10), "PARTNERS-1", one_table, team_scores, first_at_target),
    "rotating": Format(lambda n: n == 4, "PARTNERS-2", rotating_seatings, team_scores, rotating_winners),
    "eight": Format(lambda n: n == 8, "PARTNERS-3", eight_seatings, team_scores, eight_winners),
    "challenge": Format(any_number, "CHALLENGE-1", challenge_seatings, all_are_charged, challenge_winners),
}


def check_players(rules: Rules, players: int) -> None:
    """Refuse a number of players that the format cannot seat."""
    if not any_number(players):
        raise SetupError("setup-players", "PLAYERS-1", players=players)
    form = BY_NAME[rules.format]
    if not form.fits(players):
        raise SetupError(f"setup-players-{rules.format}", form.rule, players=players)
