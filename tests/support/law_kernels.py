"""The law as kernels of their own, to compare with the interpreted one. Their machine code is kept like the arena's."""

from oneleft.arena.compiler import compiled
from oneleft.match.standing import close_round, next_dealer, seat_players, winners
from oneleft.policies.basic import any_legal_move
from oneleft.rules.apply import apply
from oneleft.rules.deal import choose_dealer, start_round
from oneleft.rules.legal import legal_count, legal_move
from oneleft.rules.moves import MOVES
from oneleft.rules.refusal import refusal
from oneleft.rules.round import OVER
from oneleft.rules.scoring import hand_points


@compiled
def trace(rows, words):
    """Play on from the first row; every row is the record after one more random move, or after the next deal."""
    for i in range(len(words)):
        rows[i + 1] = rows[i]
        r = rows[i + 1]
        if r.phase == OVER:
            start_round(r)
        else:
            seat, move = any_legal_move(r, words[i])
            apply(r, seat, move)


@compiled
def answers(rows, refusals, points):
    """What the law says of a position: every refusal, the number of legal moves, every hand's points, the dealer."""
    r = rows[0]
    listed = 0
    for seat in range(r.players):
        points[seat] = hand_points(r, seat)
        for k in range(legal_count(r, seat)):
            listed = (listed * 31 + legal_move(r, seat, k)) & 0xFFFFFFFF
        for move in range(MOVES):
            refusals[seat, move] = refusal(r, seat, move)
    return listed, choose_dealer(r)


@compiled
def fold(rows, gains, answers):
    """A match of which only the points are played: every row is the standing after one more round."""
    for i in range(len(gains)):
        rows[i + 1] = rows[i]
        s = rows[i + 1]
        for player in range(s.players):
            s.gained[player] = gains[i, player]
        close_round(s)
        seat_players(s)
        answers[i, 0] = winners(s)
        answers[i, 1] = next_dealer(s, i % s.players)
