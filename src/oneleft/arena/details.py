"""What can be counted of a game besides its result: choices, turns, turns lost and comebacks."""

from typing import Any

from oneleft.rules.cards import NONE, REVERSE, SKIP, rank_of
from oneleft.rules.config import MUST_PLAY
from oneleft.rules.hands import card_count
from oneleft.rules.legal import legal_count
from oneleft.rules.matching import playable
from oneleft.rules.moves import (
    CHALLENGE,
    DISCARD,
    DISCARD_UNO,
    DRAW,
    JUMP,
    JUMP_UNO,
    PLAY_UNO,
    SWAP_VERB,
    TAKE,
    operand_of,
    verb_of,
)
from oneleft.rules.round import PENALTY, TURN, Round, is_out_of_round, players_in
from oneleft.rules.turn import guilty

from .linking import linked


@linked
def count_move(r: Round, seat: int, move: int, row: Any) -> None:
    """Count a move that is about to be made."""
    if not is_forced(r, seat, move):
        row.choices += 1
    if begins_turn(r, move):
        row.turns += 1
    if loses_turn(r, seat, move):
        row.lost += 1


@linked
def is_forced(r: Round, seat: int, move: int) -> bool:
    """Whether the move was the only one.

    A player who may play a card always has another choice, except for the last discard after a slam and where
    players who can play must (MUST-1). Out of turn one can always let the moment pass.
    """
    verb = verb_of(move)
    if verb == DRAW:
        return playable(r, seat) == 0 and r.exposed == NONE
    if r.switches & MUST_PLAY and verb <= PLAY_UNO:
        return legal_count(r, seat) == 1
    if verb == TAKE or verb == SWAP_VERB or verb == DISCARD or verb == DISCARD_UNO:
        return legal_count(r, seat) == 1
    return False


@linked
def begins_turn(r: Round, move: int) -> bool:
    """Whether someone's turn begins with this move: a card, a draw or an answer to a penalty, or a jump."""
    verb = verb_of(move)
    if verb == JUMP or verb == JUMP_UNO:
        return True
    if verb <= PLAY_UNO or verb == DRAW or verb == TAKE:
        return r.phase == TURN or r.phase == PENALTY
    return verb == CHALLENGE and not guilty(r)


@linked
def loses_turn(r: Round, seat: int, move: int) -> bool:
    """Whether someone misses a turn by this move: a penalty is drawn, or a player is skipped."""
    verb = verb_of(move)
    if verb == TAKE:
        return True
    if verb == CHALLENGE:
        return not guilty(r)
    if verb > JUMP_UNO or r.pending > 0 or card_count(r, seat) == 1:
        return False
    rank = rank_of(operand_of(move))
    return rank == SKIP or (rank == REVERSE and players_in(r) == 2)  # SKIP-1, TWO-1


@linked
def is_behind(r: Round, seat: int) -> bool:
    """Whether anyone has fewer cards than this seat."""
    for other in range(r.players):
        if not is_out_of_round(r, other) and card_count(r, other) < card_count(r, seat):
            return True
    return False
