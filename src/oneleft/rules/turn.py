"""The moves of the player whose turn it is."""

from .cards import NONE, types_of
from .config import DRAW_UNTIL_PLAYABLE
from .effects import begin_turn, end_jam, end_number, lay, pass_turn
from .ending import draw_many, end_round, leave_with_too_many
from .hands import card_count, challenged_types, draw_one, put_under_top, take_out, top_rank, trade_hands
from .matching import lawful_draw_four, playable
from .round import (
    BACK_SIDE,
    DREW,
    OVER,
    SLAM_SIDE,
    TURN,
    Round,
    clear_penalty,
    players_in,
    seat_after,
)


def play(r: Round, face: int, calls_uno: bool) -> None:
    begin_turn(r)
    lay(r, r.turn, face, calls_uno, True)


def draw(r: Round) -> None:
    """TURN-3, TURN-4: draw one card. If it can be played the player decides (phase ``DREW``), else the turn passes."""
    begin_turn(r)
    r.drawn = draw_one(r, r.turn)
    if r.drawn == NONE:
        pass_with_nothing(r)
        return
    r.phase = DREW
    if r.switches & DRAW_UNTIL_PLAYABLE:
        go_on_drawing(r)
    if r.mercy:
        leave_with_too_many(r, r.turn)
        if r.phase == OVER:
            return
    if playable(r, r.turn) == 0:
        pass_turn(r, 1)


def go_on_drawing(r: Round) -> None:
    """UNTIL-1: until a card can be played or nothing is left to draw. MERCY-1: drawing stops at the limit."""
    while playable(r, r.turn) == 0 and (r.mercy == 0 or card_count(r, r.turn) < r.mercy):
        card = draw_one(r, r.turn)
        if card == NONE:
            return
        r.drawn = card


def pass_with_nothing(r: Round) -> None:
    """PILE-2: there was nothing to draw. When every player in succession has passed so, the round is blocked."""
    r.passes += 1
    if r.passes == players_in(r):
        end_round(r, NONE)
    else:
        pass_turn(r, 1)


def keep(r: Round) -> None:
    pass_turn(r, 1)


def end_series(r: Round) -> None:
    """MULTI-1, MULTI-3: no more cards of this number. Now it takes effect, once."""
    end_number(r, top_rank(r))


def take(r: Round) -> None:
    """DRAW2-1, WD4-1: draw what is pending and miss the turn."""
    begin_turn(r)
    draw_many(r, r.turn, r.pending)
    clear_penalty(r)
    if r.phase != OVER:
        pass_turn(r, 1)


def accused(r: Round) -> int:
    """The seat that played the Wild Draw Four which the player in turn faces."""
    return seat_after(r, r.turn, -1)


def guilty(r: Round) -> bool:
    return not lawful_draw_four(challenged_types(r), r.color_before)


def challenge(r: Round) -> None:
    """WD4-4 to WD4-6, PROG-3: guilty, the accused draws the penalty; innocent, the challenger draws it and two more."""
    begin_turn(r)
    is_guilty = guilty(r)
    if is_guilty:
        draw_many(r, accused(r), r.pending)
    else:
        draw_many(r, r.turn, r.pending + 2)
    clear_penalty(r)
    if r.phase == OVER:
        return
    if is_guilty:
        r.phase = TURN
    else:
        pass_turn(r, 1)


def name_color(r: Round, color: int) -> None:
    """START-4, MERCY-4: the same player then takes the turn. JAM-1: after one's own drop the turn ends with it."""
    r.color = color
    if after_drop(r):
        pass_turn(r, 1)
    else:
        r.phase = TURN


def after_drop(r: Round) -> bool:
    """Whether the player names the colour for a Jam card of their own, and not for the first card of the round."""
    return r.drop == SLAM_SIDE or r.drop == BACK_SIDE


def swap(r: Round, other: int) -> None:
    """SEVEN-2: trade hands with another player."""
    trade_hands(r, r.turn, other)
    pass_turn(r, 1)


def discard(r: Round, face: int, calls_uno: bool) -> None:
    """JAM-2: put a card under the Jam card, without effect."""
    put_under_top(r, take_out(r, r.turn, types_of(face)))
    r.slam -= 1
    if r.slam == 0:
        end_jam(r, calls_uno)
