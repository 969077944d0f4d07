"""The moves of the player whose turn it is."""

from .cards import NONE, types_of
from .effects import (
    begin_turn,
    clear_penalty,
    end_jam,
    end_round,
    lay,
    pass_turn,
)
from .hands import draw_many, draw_one, put_under_top, take_out, trade_hands
from .matching import lawful_draw_four, playable
from .round import DREW, NO_DROP, TURN, Round, seat_after


def play(r: Round, face: int, calls_uno: bool) -> None:
    begin_turn(r)
    lay(r, r.turn, face, calls_uno)


def draw(r: Round) -> None:
    """TURN-3, TURN-4: draw one card. If it can be played the player decides (phase ``DREW``), else the turn passes."""
    begin_turn(r)
    card = draw_one(r, r.turn)
    if card == NONE:
        pass_with_nothing(r)
        return
    r.drawn = card
    r.phase = DREW
    if playable(r, r.turn) == 0:
        pass_turn(r, 1)


def pass_with_nothing(r: Round) -> None:
    """PILE-2: there was nothing to draw. When every player in succession has passed so, the round is blocked."""
    r.passes += 1
    if r.passes == r.players:
        end_round(r, NONE)
    else:
        pass_turn(r, 1)


def keep(r: Round) -> None:
    pass_turn(r, 1)


def take(r: Round) -> None:
    """DRAW2-1, WD4-1: draw what is pending and miss the turn."""
    begin_turn(r)
    draw_many(r, r.turn, r.pending)
    clear_penalty(r)
    pass_turn(r, 1)


def accused(r: Round) -> int:
    """The seat that played the Wild Draw Four which the player in turn faces."""
    return seat_after(r, r.turn, -1)


def guilty(r: Round) -> bool:
    return not lawful_draw_four(r.challenged_hand[0] | r.challenged_hand[1], r.color_before)


def challenge(r: Round) -> None:
    """WD4-4 to WD4-6, PROG-3: guilty, the accused draws the penalty; innocent, the challenger draws it and two more."""
    begin_turn(r)
    if guilty(r):
        draw_many(r, accused(r), r.pending)
        r.phase = TURN
    else:
        draw_many(r, r.turn, r.pending + 2)
        pass_turn(r, 1)
    clear_penalty(r)


def name_color(r: Round, color: int) -> None:
    """START-4: the same player then takes the first turn. JAM-1: after a drop the turn ends with the colour."""
    r.color = color
    if after_drop(r):
        pass_turn(r, 1)
    else:
        r.phase = TURN


def after_drop(r: Round) -> bool:
    """Whether the colour is for a dropped Jam card. The first card of a round is turned up before any drop."""
    return r.drop != NO_DROP


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
