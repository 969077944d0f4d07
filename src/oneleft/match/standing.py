"""The law of matches: the match formats over a record of integers, like that of a round.

A seating lists the players of one table in order; partners sit across, so chair ``c`` belongs with chair ``c + n / 2``.
Players keep their numbers through the match, whatever chair they take.
"""

from collections.abc import Sequence
from typing import Self

from oneleft.rules.config import Rules
from oneleft.rules.formats import AFTER_ROUNDS, CHANGING_PARTNERS, FORMATS, LAST_ONE_IN, LOWEST_AT_TARGET, NO_PARTNERS
from oneleft.rules.round import MAX_PLAYERS, Round, partner_of
from oneleft.rules.scoring import left_points, out_points

TABLES = 2  # at most

ROTATION = ((0, 1, 2, 3), (0, 2, 1, 3), (0, 1, 3, 2))  # the seatings of PARTNERS-2

STANDING_ARRAYS = {
    "totals": MAX_PLAYERS,
    "gained": MAX_PLAYERS,  # in the round that is played now
    "seating": TABLES * MAX_PLAYERS,  # who sits in each chair, table by table
    "chairs": TABLES,  # how many chairs each table has
}


class Standing:
    """One flat record; the compiled law uses a numpy record with the same fields."""

    players: int
    # the format
    format: int  # its place among all formats
    charged: int
    ending: int
    partners: int
    tables: int
    target: int
    hands: int  # of a match with a fixed number of them
    # the state of the match
    played: int  # rounds that were scored
    totals: list[int]
    gained: list[int]
    seating: list[int]
    chairs: list[int]

    __slots__ = tuple(__annotations__)

    def __init__(self, rules: Rules, players: int) -> None:
        self.players = players
        self.format = list(FORMATS).index(rules.format.name)
        self.charged = int(rules.format.charged)
        self.ending = rules.format.ending
        self.partners = rules.format.partners
        self.tables = rules.format.tables
        self.target = rules.target
        self.hands = rules.rounds
        self.played = 0
        for name, length in STANDING_ARRAYS.items():
            setattr(self, name, [0] * length)
        seat_players(self)

    def copy(self) -> Self:
        twin = object.__new__(type(self))
        for name in STANDING_SCALARS:
            setattr(twin, name, getattr(self, name))
        for name in STANDING_ARRAYS:
            setattr(twin, name, getattr(self, name).copy())
        return twin


STANDING_SCALARS = tuple(name for name in Standing.__slots__ if name not in STANDING_ARRAYS)


def seat_players(s: Standing) -> None:
    """Seat the players for the round that is played now."""
    for player in range(s.players):
        s.gained[player] = 0
    if s.partners != CHANGING_PARTNERS:
        seat_remaining(s)
    elif s.tables == 1:
        seat_four(s)
    else:
        seat_eight(s)


def seat_four(s: Standing) -> None:
    """PARTNERS-2: each partners another in turn; there are three pairings, so the fourth hand repeats the first."""
    for chair in range(4):
        s.seating[chair] = ROTATION[s.played % 3][chair]
    s.chairs[0] = 4


def seat_eight(s: Standing) -> None:
    """PARTNERS-3: a round robin by the circle method, so that in seven rounds each of the 28 pairs partners once.

    Player 7 stays in place, the other seven move on by one each round, and players who stand opposite are partners.
    """
    for pair in range(4):
        one = (s.played + pair) % 7 if pair > 0 else 7
        other = (s.played - pair) % 7
        chair = pair // 2 * MAX_PLAYERS + pair % 2
        s.seating[chair] = one
        s.seating[chair + 2] = other
    s.chairs[0] = 4
    s.chairs[1] = 4


def seat_remaining(s: Standing) -> None:
    chairs = 0
    for player in range(s.players):
        if is_in(s, player):
            s.seating[chairs] = player
            chairs += 1
    s.chairs[0] = chairs


def is_in(s: Standing, player: int) -> bool:
    """CHALLENGE-1: a player who reaches the limit is out; the last two play head to head."""
    return s.ending != LAST_ONE_IN or s.totals[player] < s.target


def seat_across(seating: Sequence[int], seat: int) -> int:
    """PARTNERS-1: the player across from a seat, of those who sit at one table."""
    return seating[(seating.index(seat) + len(seating) // 2) % len(seating)]


def next_dealer(s: Standing, last: int) -> int:
    """SETUP-5: the chair of the first player to the left of the last dealer who is still in, by seat number."""
    best = 0
    for chair in range(s.chairs[0]):
        if (s.seating[chair] - last - 1) % s.players < (s.seating[best] - last - 1) % s.players:
            best = chair
    return best


def gain(s: Standing, r: Round, table: int) -> None:
    """Add what a finished round at one table gives its players."""
    first = table * MAX_PLAYERS
    if s.charged:  # MATCH-2, CHALLENGE-1: each player is charged with their own cards, but for the winner (MERCY-2)
        for chair in range(r.players):
            if chair != r.out:
                s.gained[s.seating[first + chair]] += left_points(r, chair)
    elif s.partners == NO_PARTNERS:  # SCORE-2
        s.gained[s.seating[first + r.out]] += out_points(r)
    else:  # PARTNERS-1: the cards of all opposing teams; each partner keeps the points
        across = partner_of(r, r.out)
        points = out_points(r) - left_points(r, across)
        s.gained[s.seating[first + r.out]] += points
        s.gained[s.seating[first + across]] += points


def close_round(s: Standing) -> None:
    """Every table of the round is finished: add the gains to the totals."""
    for player in range(s.players):
        s.totals[player] += s.gained[player]
    s.played += 1


def has_won(won: int, player: int) -> bool:
    """Whether a player is among these winners."""
    return won >> player & 1 == 1


def winners(s: Standing) -> int:
    """The winners, a bit for each player; 0 while the match goes on."""
    if s.ending == LOWEST_AT_TARGET:
        return lowest_once_target_reached(s)
    if s.ending == AFTER_ROUNDS:
        return highest(s) if s.played >= s.hands else 0
    if s.ending == LAST_ONE_IN:
        return last_one_in(s)
    return first_at_target(s)


def first_at_target(s: Standing) -> int:
    """MATCH-1, PARTNERS-1: only one side scores in a round, so only one can reach the target."""
    won = 0
    for player in range(s.players):
        if s.totals[player] >= s.target:
            won |= 1 << player
    return won


def lowest_once_target_reached(s: Standing) -> int:
    """MATCH-2: a tie for lowest is played on."""
    most = 0
    least = s.totals[0]
    won = 0
    for player in range(s.players):
        most = max(most, s.totals[player])
        if s.totals[player] < least:
            least = s.totals[player]
            won = 0
        if s.totals[player] == least:
            won |= 1 << player
    return won if most >= s.target and won & (won - 1) == 0 else 0


def highest(s: Standing) -> int:
    """PARTNERS-2: the highest total wins; equal totals share the win."""
    most = 0
    won = 0
    for player in range(s.players):
        if s.totals[player] > most:
            most = s.totals[player]
            won = 0
        if s.totals[player] == most:
            won |= 1 << player
    return won


def last_one_in(s: Standing) -> int:
    """CHALLENGE-1: in the duel the first to reach the limit loses."""
    left = 0
    for player in range(s.players):
        if is_in(s, player):
            left |= 1 << player
    return left if left & (left - 1) == 0 else 0
