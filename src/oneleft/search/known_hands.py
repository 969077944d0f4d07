"""Playouts with known hands: a position in which only the order of the draw pile is unknown.

World ``k`` puts the cards in the same order at every position: what one position's pile has and another's has not is
left out. So the chances of two positions differ by what differs between them, and hardly by luck.
"""

from __future__ import annotations

from typing import Any, NamedTuple

import numpy as np

from oneleft.arena.compiler import BOUNDS, RECORD, compiled
from oneleft.arena.linking import linked
from oneleft.match.standing import gain
from oneleft.policies.hand_bounds import observe
from oneleft.policies.net import choose_by_net
from oneleft.rules.apply import apply
from oneleft.rules.cards import NONE, copy_of, type_of
from oneleft.rules.moves import CATCH, move
from oneleft.rules.reactions import catch
from oneleft.rules.rng import WORD
from oneleft.rules.round import OVER, restart_rng
from oneleft.rules.turn_order import asked_next, seat_to_left

from .match_value import win_chances_after
from .playouts import MAX_MOVES


class KnownHands(NamedTuple):
    """What is the same for all playouts of one position."""

    tables: Any  # a round for each table of the match
    bounds: Any  # what everyone saw of its hands
    starts: Any  # by table: the seat from which seats are asked for reactions
    asked: int  # how many of them have been asked already, at the table of the move
    standing: Any  # the match
    net: Any  # that plays for everyone
    orders: Any  # by world: all cards in a random order
    table: int  # of the move
    chair: int  # that makes it
    code: int  # the move that is made first; none for none


@linked
def shuffle_pile(r: Any, order: Any, world: int) -> None:
    """Put the draw pile in the order of a world, and let all later shuffles follow from its number."""
    first, second = 0, 0
    for i in range(r.n_draw):
        if copy_of(r.draw[i]):
            second |= 1 << type_of(r.draw[i])
        else:
            first |= 1 << type_of(r.draw[i])
    n = 0
    for i in range(len(order)):
        if (second if copy_of(order[i]) else first) >> type_of(order[i]) & 1:
            r.draw[n] = order[i]
            n += 1
    r.key[0] = world & WORD
    restart_rng(r)


@linked
def play_by_net(r: Any, b: Any, start: int, asked: int, net: Any) -> None:
    """Play a round to its end, as `play_round` of the arena does. One policy compiles in a fraction of the time.

    A player who has just forgotten to call UNO is caught: out of turn they would be asked first, and call.
    """
    if r.exposed != NONE and asked == 0:
        exposed = r.exposed
        catch(r)
        observe(b, r, exposed, move(CATCH, exposed))
    moves = 0
    while r.phase != OVER and moves < MAX_MOVES:
        seat, steps = asked_next(r, start, asked)
        code = choose_by_net(r, b, seat, net)
        if code == NONE:
            asked = steps + 1
            continue
        apply(r, seat, code)
        observe(b, r, seat, code)
        moves += 1
        asked = 0
        start = seat_to_left(r, start, 1)


def play_known_hands(p: KnownHands, first: int, last: int, values: Any) -> bool:
    """Play worlds ``first`` to ``last`` to the end of the round. Writes every player's chance to win the match.

    Returns True, and plays nothing, if the move is the one that the net would make anyway.
    """
    tables, bounds, starts, asked_before, standing, nets, orders, table, chair, code = p
    net = nets[0]
    s = standing[0]
    rounds = np.zeros(1, RECORD)
    seen = np.zeros(1, BOUNDS)
    r = rounds[0]
    b = seen[0]
    if code != NONE:
        rounds[0] = tables[table]
        seen[0] = bounds[table]
        seat, _ = asked_next(r, starts[table], asked_before)
        if seat == chair and choose_by_net(r, b, seat, net) == code:
            return True
    for k in range(first, last):
        finished = True
        for player in range(s.players):
            s.gained[player] = 0
        for t in range(len(tables)):
            rounds[0] = tables[t]
            seen[0] = bounds[t]
            if r.phase != OVER:
                start = starts[t]
                asked = asked_before if t == table else 0
                shuffle_pile(r, orders[k], k)
                if t == table and code != NONE:
                    apply(r, chair, code)
                    observe(b, r, chair, code)
                    start = seat_to_left(r, start, 1)
                    asked = 0
                play_by_net(r, b, start, asked, net)
            if r.out == NONE:
                finished = False
            else:
                gain(s, r, t)
        win_chances_after(s, finished, tables[0].players, values[k])
    return False


compiled_known_hands = compiled(play_known_hands)
