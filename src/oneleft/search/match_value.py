"""What the end of a round is worth in the match: the chance to win it from the totals that follow.

If the round decides the match, this is exact. Otherwise it is an estimate: a lead counts for more the fewer rounds are
to come.
"""

from math import exp, sqrt

from oneleft.match.standing import Standing, gain, is_in, winners
from oneleft.rules.cards import NONE
from oneleft.rules.formats import FIXED_PARTNERS
from oneleft.rules.round import Round

POINTS_LEFT = 28  # points in a hand at the end of a round, on average
LUCK = 0.75  # how much luck decides in a round, as a fraction of what the round pays


def set_gains(s: Standing, r: Round) -> None:
    """Write what a finished round brings each player of this table; a blocked one brings nothing."""
    for chair in range(r.players):
        s.gained[s.seating[chair]] = 0
    if r.out != NONE:
        gain(s, r, 0)


def win_chance_after(s: Standing, r: Round, chair: int) -> float:
    """The chance that the player in a chair wins the match, once the round's gains are added."""
    player = s.seating[chair]
    if r.out == NONE:  # PILE-2: dealt again
        return win_chance(s, player, r.players)
    for other in range(s.players):
        s.totals[other] += s.gained[other]
    s.played += 1
    won = winners(s)
    share = (won >> player & 1) / winning_sides(s, won) if won else win_chance(s, player, r.players)
    s.played -= 1
    for other in range(s.players):
        s.totals[other] -= s.gained[other]
    return share


def winning_sides(s: Standing, won: int) -> int:
    """Among how many a win is shared. A partners' win is whole for each of them."""
    return 1 if s.partners == FIXED_PARTNERS else won.bit_count()


def win_chance(s: Standing, player: int, chairs: int) -> float:
    """The player's share of all players' strengths (a softmax of the totals)."""
    pay = POINTS_LEFT if s.charged else POINTS_LEFT * (chairs - 1)
    reach = LUCK * pay * sqrt(rounds_to_come(s, pay) + 0.5)
    all_strengths = 0.0
    for other in range(s.players):
        if not is_in(s, other):
            if other == player:
                return 0.0
            continue
        lead = s.totals[other] - s.totals[player]
        all_strengths += exp(max(-50.0, min(50.0, (-lead if s.charged else lead) / reach)))
    # partners have the same total, so every team was counted twice
    return (2.0 if s.partners == FIXED_PARTNERS else 1.0) / all_strengths


def rounds_to_come(s: Standing, pay: int) -> float:
    """How many rounds the match will still have: exact in formats with a fixed number, else an estimate."""
    if s.hands:
        return float(max(0, s.hands - s.played))
    most = 0
    for player in range(s.players):
        if is_in(s, player):
            most = max(most, s.totals[player])
    return max(0, s.target - most) / pay
