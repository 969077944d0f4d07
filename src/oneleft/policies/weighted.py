"""Policies with weights: every legal move gets a score, and the one with the highest score is made.

The weights are a row of whole numbers, so these policies differ only in their data. `easy` and `steady` were written
by hand, `sharp` was tuned, and the characters have a few weights of their own. Of the other hands they look at the
number of cards only.

All weights are one flat list ``w``. The row that counts begins at index ``at``.
"""

from typing import NamedTuple

from oneleft.rules.cards import (
    COLORS,
    NONE,
    NUMBERS,
    REVERSE,
    SKIP,
    SPECIAL,
    WILD,
    WILD_DRAW_FOUR,
    WILDS,
    color_of,
    face_of,
    is_jam,
    rank_of,
    types_of_color,
    types_of_rank,
)
from oneleft.rules.config import FREE_DRAW_FOUR, MULTI_PLAY, MUST_PLAY, NUMBER_FINISH, SEVENS, ZEROS
from oneleft.rules.hands import card_count, hand_words, top_rank, types_held
from oneleft.rules.legal import choice, laying_verb, uno_due_with
from oneleft.rules.matching import challengeable, jumpable, lawful_draw_four, playable
from oneleft.rules.moves import (
    CATCH,
    CHALLENGE,
    COLOR_VERB,
    DISCARD,
    JUMP,
    PLAY,
    SWAP_VERB,
    TAKE,
    UNO,
    move,
)
from oneleft.rules.rng import WORD
from oneleft.rules.round import COLOR, DREW, PENALTY, SERIES, SWAP, Round, partner_of, players_in, seat_after
from oneleft.rules.turn import accused

from .weight_row import (
    AGAIN,
    BLIND,
    BLUFF,
    CHALLENGE_BASE,
    CHALLENGE_CARD,
    CHALLENGE_OWN,
    CHALLENGE_PENDING,
    CLOSE,
    DANGER,
    DISCARD_CLASS,
    DISCARD_COLOR,
    DISCARD_POINT,
    DRAW_ANYWAY,
    DRAW_CLOSE,
    FORGET,
    FURTHER,
    JUMP_IN,
    KEEP_ANYWAY,
    KEEP_CLOSE,
    LAY,
    LEADER,
    NOISE,
    PARTNERS,
    POINTS,
    ROW_LENGTH,
    SAME_COLOR,
    SAME_RANK,
    SEVEN,
    STACK,
    STACK_CARD,
    STAY,
    STUCK,
    SWAP_NEXT,
    ZERO,
)

LOWEST_SCORE = -(1 << 40)
WINNING_SCORE = 1 << 30
SCALE = 256  # scores are compared in parts of 1/256, so that `jitter` breaks ties
# In place of a face for `jitter`: whether a call is forgotten, and whether a chance to catch is noticed. They are also
# the faces of two wilds that name blue, which does no harm.
CALL_CHANCE = 63
NOTICE_CHANCE = 62
Weights = list[int]  # or an array


class WeightRow(NamedTuple):
    """The row for the number of players, in a list of many rows."""

    weights: Weights
    at: int  # where it begins


def choose_by_weights(r: Round, seat: int, word: int, w: Weights, table: int) -> int:
    """The move with the highest score, by the table of weights that begins at index ``table`` of ``w``."""
    row = WeightRow(w, table + r.players * ROW_LENGTH)
    if seat != r.turn:
        return choose_reaction(r, seat, word, row)
    if r.exposed != NONE and notices(r, seat, word, row):
        return move(UNO, 0) if r.exposed == seat else move(CATCH, r.exposed)
    if r.phase <= DREW or r.phase == SERIES:
        return choose_turn(r, seat, word, row)
    if r.phase == PENALTY:
        return choose_penalty_answer(r, seat, word, row)
    if r.phase == COLOR:
        return move(COLOR_VERB, best_color(r, seat, word))
    if r.phase == SWAP:
        return move(SWAP_VERB, best_swap(r, seat, word, row))
    return choose_discard(r, seat, word, row)


def choose_turn(r: Round, seat: int, word: int, row: WeightRow) -> int:
    """Play the best card, or draw; after drawing, play the drawn card or keep it; in a series, go on or pass."""
    types = playable(r, seat)
    if types == 0:
        return choice(r, 0)
    card, score = best_card(r, seat, laying_verb(r), types, word, row)
    return card if score >= worth_of_not_playing(r, seat, row) * SCALE else choice(r, 0)


def worth_of_not_playing(r: Round, seat: int, row: WeightRow) -> int:
    """The least score with which a card is played: below it the player draws, keeps the drawn card or passes."""
    w, at = row
    close = closeness(card_count(r, seat))
    if r.phase == SERIES:  # a hand that is given away had better be large
        return WINNING_SCORE if moves_hands(r, top_rank(r)) else LOWEST_SCORE
    if r.switches & MUST_PLAY:
        return LOWEST_SCORE
    if r.phase == DREW:
        return w[at + KEEP_ANYWAY] + close * w[at + KEEP_CLOSE]
    if reaches_limit(r, seat, 1):
        return LOWEST_SCORE
    return w[at + DRAW_ANYWAY] + close * w[at + DRAW_CLOSE]


def choose_penalty_answer(r: Round, seat: int, word: int, row: WeightRow) -> int:
    """Answer a penalty: take it, challenge it, pass it on, or jump in."""
    w, at = row
    answer = move(TAKE, 0)
    highest = LOWEST_SCORE if reaches_limit(r, seat, r.pending) else 0
    if challengeable(r):
        score = w[at + CHALLENGE_BASE] + w[at + CHALLENGE_CARD] * card_count(r, accused(r))
        score += w[at + CHALLENGE_OWN] * count_held(r, seat, types_of_color(r.color_before))
        score += w[at + CHALLENGE_PENDING] * (r.pending - 4)
        if score * SCALE > highest:
            answer = move(CHALLENGE, 0)
            highest = score * SCALE
    passing_on = (w[at + STACK] + w[at + STACK_CARD] * r.pending) * SCALE
    types = playable(r, seat)
    if types:
        card, score = best_card(r, seat, laying_verb(r), types, word, row)
        if score + passing_on > highest:
            answer = card
            highest = score + passing_on
    types = jumpable(r, seat)
    if types:
        card, score = best_card(r, seat, JUMP, types, word, row)
        if score + passing_on > highest:
            answer = card
    return answer


def choose_reaction(r: Round, seat: int, word: int, row: WeightRow) -> int:
    """Out of turn: jump in, call UNO, catch, or let the moment pass."""
    w, at = row
    types = jumpable(r, seat)
    if types:
        card, score = best_card(r, seat, JUMP, types, word, row)
        if score + w[at + JUMP_IN] * SCALE > 0:
            return card
    if r.exposed == NONE or not notices(r, seat, word, row):
        return NONE
    return move(UNO, 0) if r.exposed == seat else move(CATCH, r.exposed)


def choose_discard(r: Round, seat: int, word: int, row: WeightRow) -> int:
    """JAM-2: the card to put under the Jam card."""
    w, at = row
    best = 0
    highest = LOWEST_SCORE
    types = types_held(r, seat)
    while types:
        bit = types & -types
        types ^= bit
        face = bit.bit_length() - 1
        score = w[at + DISCARD_CLASS + card_class(face)]
        if rank_of(face) >= WILD:
            face = rank_of(face)  # wilds of a kind are all alike, on whichever bit they lie
        else:
            score += w[at + DISCARD_COLOR] * count_held(r, seat, types_of_color(color_of(face)))
            if rank_of(face) < SKIP:
                score += w[at + DISCARD_POINT] * rank_of(face)
        score = score * SCALE + jitter(word, face) * w[at + NOISE]
        if score > highest:
            highest = score
            best = face
    return move(DISCARD + uno_due_with(r, seat, DISCARD, best), best)


def best_card(r: Round, seat: int, verb: int, types: int, word: int, row: WeightRow) -> tuple[int, int]:
    """The best card of these types as a move, with a call of UNO where that is due; and its score times `SCALE`."""
    w, at = row
    best = 0
    highest = LOWEST_SCORE
    color = best_color(r, seat, word) if types & WILDS else 0  # only wilds need it
    while types:
        bit = types & -types
        types ^= bit
        face = bit.bit_length() - 1
        if rank_of(face) >= WILD:
            face = face_of(color, rank_of(face))
        score = score_card(r, seat, verb, face, row) * SCALE + jitter(word, face) * w[at + NOISE]
        if score > highest:
            highest = score
            best = face
    if is_jam(r.special, best):
        best = SPECIAL  # JAM-1: the colour is named after the drop
    calls = uno_due_with(r, seat, verb, best) and jitter(word, CALL_CHANCE) >= w[at + FORGET]
    return move(verb + calls, best), highest


def score_card(r: Round, seat: int, verb: int, face: int, row: WeightRow) -> int:
    """The score of laying this card, and with it the further cards of its number where a series may follow."""
    w, at = row
    rank = rank_of(face)
    kind = card_class(face)
    left = card_count(r, seat) - 1
    further = 0
    if r.switches & MULTI_PLAY and verb == PLAY and rank < SKIP:
        further = further_cards(r, seat, rank, left)
        left -= further
    if left == 0:
        return WINNING_SCORE
    score = w[at + FURTHER] * further
    if r.switches & NUMBER_FINISH and count_held(r, seat, NUMBERS) - further == (rank < SKIP):
        score += w[at + STUCK] * closeness(left)
    score += w[at + LAY + kind] + w[at + CLOSE + kind] * closeness(left)
    danger = closeness(card_count(r, seat_after(r, seat, 1)))
    if rank == REVERSE and players_in(r) > 2:
        danger -= closeness(card_count(r, seat_after(r, seat, -1)))
    score += w[at + DANGER + kind] * danger
    in_color = count_held(r, seat, types_of_color(color_of(face)))
    if rank < WILD:
        in_color -= 1
        score += w[at + SAME_RANK] * (count_held(r, seat, types_of_rank(rank)) - 1)
        if rank < SKIP:
            score += w[at + POINTS] * rank
            if r.switches & (SEVENS | ZEROS):
                score += score_new_hand(r, seat, rank, left, row)
    elif rank == WILD_DRAW_FOUR and is_bluff(r, seat):
        score += w[at + BLUFF]
    score += w[at + SAME_COLOR] * in_color
    if w[at + LEADER] and hits_leader(r, seat, rank):
        score += w[at + LEADER]
    if color_of(face) == r.color:
        score += w[at + STAY]
    if players_in(r) == 2 and moves_again(rank):
        score += w[at + AGAIN] * in_color
    return score


def hits_leader(r: Round, seat: int, rank: int) -> bool:
    """Whether this card costs the next player a turn, if they do not answer it, and nobody else has fewer cards."""
    if not moves_again(rank) or (rank == REVERSE and players_in(r) > 2):
        return False
    fewest = card_count(r, seat_after(r, seat, 1))
    ahead = 0
    for steps in range(2, players_in(r)):
        ahead += card_count(r, seat_after(r, seat, steps)) < fewest
    return ahead == 0


def further_cards(r: Round, seat: int, rank: int, left: int) -> int:
    """MULTI-1: how many cards of this number had better follow in the same turn, of ``left`` in the hand.

    All; but none before the hands move, unless all are out then: the larger the hand given away, the better.
    """
    further = count_held(r, seat, types_of_rank(rank)) - 1
    return 0 if further < left and moves_hands(r, rank) else further


def moves_hands(r: Round, rank: int) -> bool:
    """SEVEN-1, SEVEN-2: whether players exchange hands after this card."""
    return bool((rank == 7 and r.switches & SEVENS) or (rank == 0 and r.switches & ZEROS))


def reaches_limit(r: Round, seat: int, cards: int) -> bool:
    """MERCY-1: whether this many more cards would put this seat out of the round."""
    return r.mercy > 0 and card_count(r, seat) + cards >= r.mercy


def is_bluff(r: Round, seat: int) -> bool:
    """WD4-2: whether a Wild Draw Four could be challenged with success. FREE-1: at some tables none can."""
    return not (r.switches & FREE_DRAW_FOUR or lawful_draw_four(types_held(r, seat), r.color))


def score_new_hand(r: Round, seat: int, rank: int, left: int, row: WeightRow) -> int:
    """SEVEN-1, SEVEN-2: the score of the hand that a 7 or a 0 brings in exchange for one with ``left`` cards."""
    w, at = row
    if rank == 7 and r.switches & SEVENS:
        return w[at + SEVEN] * (left - card_count(r, best_swap(r, seat, 0, row)))
    if rank == 0 and r.switches & ZEROS:
        return w[at + ZERO] * (left - card_count(r, seat_after(r, seat, -1)))
    return 0


def best_swap(r: Round, seat: int, word: int, row: WeightRow) -> int:
    """SEVEN-2: the seat to trade hands with, mainly the one with the fewest cards."""
    w, at = row
    best = NONE
    highest = LOWEST_SCORE
    for steps in range(1, players_in(r)):
        other = seat_after(r, seat, steps)
        score = jitter(word, other) - SCALE * 16 * card_count(r, other)
        if steps == 1:
            score += SCALE * w[at + SWAP_NEXT]
        if w[at + PARTNERS] and other == partner_of(r, seat):
            score -= WINNING_SCORE  # the team would hold the same cards as before
        if score > highest:
            highest = score
            best = other
    return best


def best_color(r: Round, seat: int, word: int) -> int:
    """The colour of which the hand has most cards; the word breaks ties."""
    best = 0
    highest = -1
    for color in range(COLORS):
        score = count_held(r, seat, types_of_color(color)) * COLORS + ((color + word) & 3)
        if score > highest:
            highest = score
            best = color
    return best


def count_held(r: Round, seat: int, types: int) -> int:
    """How many cards of these types are in the hand."""
    first, second = hand_words(r, seat)
    return (first & types).bit_count() + (second & types).bit_count()


def card_class(face: int) -> int:
    """The place of a card in `CLASSES`."""
    rank = rank_of(face)
    return rank - SKIP + 1 if rank >= SKIP else 0


def closeness(cards: int) -> int:
    """How close a player is to going out: the number of cards that the hand is short of four."""
    return 4 - cards if cards < 4 else 0


def moves_again(rank: int) -> bool:
    """TWO-1: whether the same player moves again after this card, if the other one does not answer it."""
    return SKIP <= rank <= SPECIAL - 1 and rank != WILD


def notices(r: Round, seat: int, word: int, row: WeightRow) -> bool:
    """Whether the seat notices that someone did not call UNO. A partner is never caught."""
    w, at = row
    if w[at + PARTNERS] and r.exposed == partner_of(r, seat):
        return False
    return jitter(word, NOTICE_CHANCE) >= w[at + BLIND]


def jitter(word: int, face: int) -> int:
    """A pseudo-random number below 256 that differs from card to card.

    One decision has one random word, but needs a number for each card that it scores. So the word and the face are
    hashed by multiplication. The first multiplier has the first digits of Knuth's, 2654435761; the second is that of
    the C standard's `rand`. Bits 20 to 27 are taken, because the lowest bits of a product hardly mix. Other multipliers
    would do as well, but every game with these policies would change. The mask keeps 31 bits, so that the product stays
    below 2^62: compiled code must not overflow.
    """
    return ((word ^ face * 2_654_435) & (WORD >> 1)) * 1_103_515_245 >> 20 & 255
