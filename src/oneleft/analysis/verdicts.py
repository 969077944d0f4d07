"""Verdicts: a decision in a word, with what it gave away and why another move was better."""

from __future__ import annotations

from collections.abc import Sequence

from oneleft.table.events import Event
from oneleft.table.move import Move
from oneleft.table.views import View

from .coach import Budget, Coach, Opinion
from .quality import FAULTS, is_suspicious, quality_of
from .reasons import why
from .report import Verdict
from .situation import DrawMemory, Situation
from .win_chances import WHOLE

SECOND_LOOK = 4  # times the budget, for a decision that looks like a fault


class SeatCoach:
    """The coach of a seat, and what its reasons remember."""

    def __init__(self, seat: int, budget: Budget) -> None:
        self.seat = seat
        self.budget = budget
        self.coach = Coach(seat)
        self.memory = DrawMemory()

    def hear(self, events: Sequence[Event], view: View) -> None:
        self.coach.hear(events, view)
        self.memory.hear(events, view)

    def verdict(self, view: View, made: str) -> Verdict | None:
        """The verdict on a decision; None if there was no choice.

        Of many moves some look better by luck alone. So whatever looks like a fault is looked at again, and only the
        second look counts.
        """
        opinion = self.coach.opinion(view, made, self.budget)
        if opinion is not None and is_suspicious(opinion.loss, opinion.error):
            opinion = self.coach.opinion(view, made, self.budget.times(SECOND_LOOK))
        return None if opinion is None else self._verdict(view, opinion)

    def _verdict(self, view: View, opinion: Opinion) -> Verdict:
        made, best = opinion.made, opinion.best
        quality = quality_in(opinion)
        is_fault = quality in FAULTS
        moves = [Move(one.move) if one.move else None for one in (made, best)]
        situation = Situation(view, moves[0], moves[1], self.memory, best.playouts)
        return Verdict(
            seat=self.seat,
            made=made.move,
            best=best.move,
            quality=quality,
            loss=round(WHOLE * opinion.loss) if is_fault else 0,
            error=round(WHOLE * opinion.error),
            match_loss=round(WHOLE * best.gain) if is_fault else 0,
            chance=round(WHOLE * made.win),
            best_chance=round(WHOLE * best.win),
            playouts=best.playouts,
            why=why(situation) if is_fault else None,
            chances=chances_of(opinion, view.legal) if is_fault else {},
        )


def chances_of(opinion: Opinion, legal: Sequence[str]) -> dict[str, int]:
    """The chance with every move, the best first; that of an empty text is to let the moment pass.

    All were compared with the move made in the same worlds, so a difference is better known than the shares are. The
    search looks at each card with or without a call of UNO: the other one of the two counts the same.
    """
    made, best = opinion.made, opinion.best
    wins = {one.move: min(best.win, max(0.0, best.win + one.gain - best.gain)) for one in opinion.moves}
    wins |= {made.move: made.win, best.move: best.win}
    with_card = {without_call(move): win for move, win in wins.items()}
    wins = {move: with_card[without_call(move)] for move in legal if without_call(move) in with_card} | wins
    return {move: round(WHOLE * wins[move]) for move in sorted(wins, key=lambda move: -wins[move])}


def without_call(move: str) -> str:
    return move.removesuffix(" uno")


def quality_in(opinion: Opinion) -> str:
    return quality_of(opinion.best.move == opinion.made.move, opinion.loss, opinion.error)
