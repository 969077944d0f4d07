"""What the end of a round is worth in the match: the chance to win it from the totals that follow.

Where the round decides the match this is exact. Before that it is an estimate: a lead counts for more the fewer rounds
are to come.
"""

from math import exp, sqrt

from oneleft.match.standing import CHALLENGE, EIGHT, LOWEST, PARTNERS, ROTATING, Standing, gain, winners
from oneleft.rules.cards import NONE
from oneleft.rules.round import Round

CAUGHT_WITH = 28  # points that a player is caught with, on average
LUCK = 0.75  # how far luck reaches in a round, as a part of what it pays


def gains(s: Standing, r: Round) -> None:
    """What a finished round gives the players of this table; a blocked one gives nothing."""
    for chair in range(r.players):
        s.gained[s.seating[chair]] = 0
    if r.out != NONE:
        gain(s, r, 0)


def share_of_win(s: Standing, r: Round, chair: int) -> float:
    """The chance of the player in a chair to win the match after what was gained."""
    own = s.seating[chair]
    if r.out == NONE:  # PILE-2: dealt again
        return chance(s, own, r.players)
    for player in range(s.players):
        s.totals[player] += s.gained[player]
    s.played += 1
    won = winners(s)
    share = (won >> own & 1) / shared_by(s, won) if won else chance(s, own, r.players)
    s.played -= 1
    for player in range(s.players):
        s.totals[player] -= s.gained[player]
    return share


def shared_by(s: Standing, won: int) -> int:
    """A team's win is whole for each of its players."""
    return won.bit_count() if s.format == ROTATING or s.format == EIGHT else 1


def chance(s: Standing, own: int, chairs: int) -> float:
    """The own part of all players' strengths."""
    charged = s.format == LOWEST or s.format == CHALLENGE
    pay = CAUGHT_WITH if charged else CAUGHT_WITH * (chairs - 1)
    reach = LUCK * pay * sqrt(rounds_to_come(s, pay) + 0.5)
    all_strengths = 0.0
    for player in range(s.players):
        if s.format == CHALLENGE and s.totals[player] >= s.target:
            if player == own:
                return 0.0
            continue
        lead = s.totals[player] - s.totals[own]
        all_strengths += exp(max(-50.0, min(50.0, (-lead if charged else lead) / reach)))
    # partners have the same total, so a team is counted once
    return (2.0 if s.format == PARTNERS else 1.0) / all_strengths


def rounds_to_come(s: Standing, pay: int) -> float:
    if s.format == ROTATING or s.format == EIGHT:
        return float(max(0, s.hands - s.played))
    most = 0
    for player in range(s.players):
        if s.format != CHALLENGE or s.totals[player] < s.target:
            most = max(most, s.totals[player])
    return max(0, s.target - most) / pay
