"""What the end of a round is worth in the match: the chance to win it from the totals that follow.

If the round decides the match, this is exact. Otherwise it is an estimate: a lead counts for more the fewer rounds are
to come. Its numbers were fitted once to simulated matches between equal players; no command here repeats the fit.
docs/analysis.md says how they were checked.
"""

from math import exp, sqrt

from oneleft.match.standing import Standing, gain, has_won, is_in, winners
from oneleft.rules.cards import NONE
from oneleft.rules.formats import FIXED_PARTNERS
from oneleft.rules.round import Round

# Points in a hand at the end of a round, on average between equal players who play well. `analysis.round_stake` has
# another number, for players of all kinds.
POINTS_LEFT = 28


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
    share = share_of(s, winners(s), player, r.players)
    s.played -= 1
    for other in range(s.players):
        s.totals[other] -= s.gained[other]
    return share


def share_of(s: Standing, won: int, player: int, chairs: int) -> float:
    """A player's part of the win, if someone has won; else the chance to win."""
    if not won:
        return win_chance(s, player, chairs)
    return 1.0 / winning_sides(s, won) if has_won(won, player) else 0.0


def win_chances_after(s: Standing, finished: bool, chairs: int, chances: list[float]) -> None:
    """Write every player's chance to win the match, once the gains are added.

    ``finished`` is false if a table was blocked and is dealt again (PILE-2): then the round is not counted yet.
    """
    for player in range(s.players):
        s.totals[player] += s.gained[player]
    s.played += finished
    won = winners(s) if finished else 0
    for player in range(s.players):
        chances[player] = share_of(s, won, player, chairs)
    s.played -= finished
    for player in range(s.players):
        s.totals[player] -= s.gained[player]


def winning_sides(s: Standing, won: int) -> int:
    """Among how many a win is shared. A partners' win is whole for each of them."""
    return 1 if s.partners == FIXED_PARTNERS else won.bit_count()


def win_chance(s: Standing, player: int, chairs: int) -> float:
    """The player's share of all players' strengths (a softmax of the totals)."""
    reach = points_of_lead(s, chairs)
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


def points_of_lead(s: Standing, chairs: int) -> float:
    """How many points make one player e times as likely to win as another: more, the more rounds are to come."""
    in_one_round: float = 84.0 / chairs if s.charged else 20.0 + 18.0 * chairs
    if s.hands:
        return in_one_round / 2 * sqrt(max(0, s.hands - s.played) + 0.25)
    return in_one_round * sqrt(rounds_to_come(s, chairs) + 2)


def rounds_to_come(s: Standing, chairs: int) -> float:
    """About how many rounds it takes until someone reaches the target."""
    pay = POINTS_LEFT if s.charged else POINTS_LEFT * (chairs - 1)
    most = 0
    for player in range(s.players):
        if is_in(s, player):
            most = max(most, s.totals[player])
    return max(0, s.target - most) / pay
