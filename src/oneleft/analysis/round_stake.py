"""What a round is worth to a player: the chance to win the match after winning the round, less that after losing it."""

from __future__ import annotations

from oneleft.match.standing import Standing, seat_across
from oneleft.rules.formats import NO_PARTNERS
from oneleft.search.match_value import win_chances_after
from oneleft.table.determinize import read_rules
from oneleft.table.views import View

# In a hand at the end of a round, between players of all kinds. `search.match_value` has another number, for equal
# players who play well.
POINTS_LEFT = 45
LEAST_STAKE = 0.01  # for a player who can hardly win or lose the match any more


def round_stake(view: View) -> float:
    """The stake of the seat that sees this view, from the totals that everyone knows."""
    won, lost = chances_after(view)
    return max(LEAST_STAKE, won - lost)


def chances_after(view: View) -> tuple[float, float]:
    """The seat's chance to win the match after winning this round, and after losing it."""
    s = Standing(read_rules(view.rules), len(view.names))
    s.totals[: len(view.totals)] = view.totals
    s.played = view.round
    winning: list[float] = []
    losing: list[float] = []
    for winner in view.table:
        side = partners_of(s, view.table, winner)
        chance = chance_if(s, view, side)
        (winning if view.seat in side else losing).append(chance)
    return sum(winning) / len(winning), sum(losing) / len(losing)


def partners_of(s: Standing, table: list[int], seat: int) -> tuple[int, ...]:
    """The seat and, in the formats with partners, the one across."""
    return (seat,) if s.partners == NO_PARTNERS else (seat, seat_across(table, seat))


def chance_if(s: Standing, view: View, side: tuple[int, ...]) -> float:
    """The seat's chance to win the match if this side wins the round."""
    for seat in view.table:
        losers = len(view.table) - len(side)
        if s.charged:
            s.gained[seat] = 0 if seat in side else POINTS_LEFT
        else:
            s.gained[seat] = losers * POINTS_LEFT if seat in side else 0
    chances = [0.0] * len(view.names)
    win_chances_after(s, True, len(view.table), chances)
    return chances[view.seat or 0]
