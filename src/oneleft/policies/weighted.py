"""Choosing by weights: every legal move gets a worth, and the worthiest is made.

The weights are a row of whole numbers, so a bot is data: `easy` and `steady` were written by hand, `sharp` was tuned.
Of the other hands only the number of cards is looked at.
"""

from oneleft.rules.cards import (
    COLORS,
    NONE,
    REVERSE,
    SKIP,
    SPECIAL,
    WILD,
    WILD_DRAW_FOUR,
    is_jam,
    types_of_color,
    types_of_rank,
)
from oneleft.rules.hands import card_count, types_held
from oneleft.rules.legal import own_verb, uno_due_with
from oneleft.rules.matching import challengeable, jumpable, lawful_draw_four, playable
from oneleft.rules.moves import (
    CATCH,
    CHALLENGE,
    COLOR_VERB,
    DISCARD,
    DRAW,
    JUMP,
    KEEP,
    SWAP_VERB,
    TAKE,
    UNO,
    move,
)
from oneleft.rules.rng import WORD
from oneleft.rules.round import COLOR, DREW, MAX_PLAYERS, PENALTY, SWAP, Round, seat_after
from oneleft.rules.turn import accused

CLASSES = ("number", "skip", "reverse", "draw_two", "wild", "wild_draw_four", "special")
BY_CLASS = ("lay", "danger", "close", "discard")  # a weight for each class of cards
WEIGHTS = (
    *(f"{name}_{kind}" for name in BY_CLASS for kind in CLASSES),
    "noise",  # how much chance decides; 1 for ties alone
    "forget",  # of 256 calls of UNO, those that are forgotten
    "blind",  # of 256 chances to catch somebody, those that go by
    "partners",  # 1 where the player across is a partner
    "color",  # for each card left of the colour that the card leaves in play
    "rank",  # for each card left of its number or symbol
    "points",  # for each point of a number card
    "stay",  # for leaving the colour in play
    "again",  # two players: for each card of the colour, if its player moves again
    "bluff",  # for an unlawful Wild Draw Four
    "seven",  # for each card that a trade would save
    "zero",  # for each card that passing the hands would save
    "swap_next",  # for a trade with the next player
    "draw",  # to draw with something to play
    "draw_close",  # the same for each card short of four in the hand
    "keep",  # to keep a card that was drawn
    "keep_close",
    "jump",  # to jump in
    "stack",  # to pass a penalty on
    "stack_card",  # for each pending card
    "challenge",  # to challenge
    "challenge_card",  # for each card of the accused
    "challenge_own",  # for each own card of the colour that was in play
    "challenge_pending",  # for each pending card beyond four
    "discard_point",  # to discard a number card in a slam, for each of its points
    "discard_color",  # for each card of its colour in the hand
)
LENGTH = len(WEIGHTS)
NUMBERS_OF_PLAYERS = MAX_PLAYERS + 1  # a table has a row for each, the first two unused

LAY, DANGER, CLOSE, DISCARD_CLASS = range(0, len(BY_CLASS) * len(CLASSES), len(CLASSES))
(
    NOISE,
    FORGET,
    BLIND,
    PARTNERS,
    SAME_COLOR,
    SAME_RANK,
    POINTS,
    STAY,
    AGAIN,
    BLUFF,
    SEVEN,
    ZERO,
    SWAP_NEXT,
    DRAW_RATHER,
    DRAW_CLOSE,
    KEEP_RATHER,
    KEEP_CLOSE,
    JUMP_IN,
    STACK,
    STACK_CARD,
    ACCUSE,
    ACCUSE_CARD,
    ACCUSE_OWN,
    ACCUSE_PENDING,
    DISCARD_POINT,
    DISCARD_COLOR,
) = range(len(BY_CLASS) * len(CLASSES), LENGTH)

WORTHLESS = -(1 << 40)
WINNING = 1 << 30
Weights = list[int]  # or an array


def weighed(r: Round, seat: int, word: int, w: Weights, table: int) -> int:
    """The worthiest move by a table of weights, a row for each number of players, that begins at this place."""
    at = table + r.players * LENGTH
    if seat != r.turn:
        return weighed_reaction(r, seat, word, w, at)
    if r.exposed != NONE and notices(r, seat, word, w, at):
        return move(UNO, 0) if r.exposed == seat else move(CATCH, r.exposed)
    if r.phase <= DREW:
        return weighed_turn(r, seat, word, w, at)
    if r.phase == PENALTY:
        return weighed_answer(r, seat, word, w, at)
    if r.phase == COLOR:
        return move(COLOR_VERB, best_color(r, seat, word))
    if r.phase == SWAP:
        return move(SWAP_VERB, best_hand(r, seat, word, w, at))
    return weighed_discard(r, seat, word, w, at)


def weighed_turn(r: Round, seat: int, word: int, w: Weights, at: int) -> int:
    rather = move(KEEP if r.phase == DREW else DRAW, 0)
    types = playable(r, seat)
    if types == 0:
        return rather
    close = closeness(card_count(r, seat))
    if r.phase == DREW:
        worth = w[at + KEEP_RATHER] + close * w[at + KEEP_CLOSE]
    else:
        worth = w[at + DRAW_RATHER] + close * w[at + DRAW_CLOSE]
    card, best = best_card(r, seat, own_verb(r), types, word, w, at)
    return card if best >= worth * 256 else rather


def weighed_answer(r: Round, seat: int, word: int, w: Weights, at: int) -> int:
    """To a penalty: take it, challenge it, pass it on or jump out of its way."""
    answer = move(TAKE, 0)
    most = 0
    if challengeable(r):
        worth = w[at + ACCUSE] + w[at + ACCUSE_CARD] * card_count(r, accused(r))
        worth += w[at + ACCUSE_OWN] * held(r, seat, types_of_color(r.color_before)) + w[at + ACCUSE_PENDING] * (
            r.pending - 4
        )
        if worth > 0:
            answer = move(CHALLENGE, 0)
            most = worth * 256
    passing_on = (w[at + STACK] + w[at + STACK_CARD] * r.pending) * 256
    types = playable(r, seat)
    if types:
        card, best = best_card(r, seat, own_verb(r), types, word, w, at)
        if best + passing_on > most:
            answer = card
            most = best + passing_on
    types = jumpable(r, seat)
    if types:
        card, best = best_card(r, seat, JUMP, types, word, w, at)
        if best + passing_on > most:
            answer = card
    return answer


def weighed_reaction(r: Round, seat: int, word: int, w: Weights, at: int) -> int:
    types = jumpable(r, seat)
    if types:
        card, best = best_card(r, seat, JUMP, types, word, w, at)
        if best + w[at + JUMP_IN] * 256 > 0:
            return card
    if r.exposed == NONE or not notices(r, seat, word, w, at):
        return NONE
    return move(UNO, 0) if r.exposed == seat else move(CATCH, r.exposed)


def weighed_discard(r: Round, seat: int, word: int, w: Weights, at: int) -> int:
    """JAM-2: under the Jam card."""
    best = 0
    most = WORTHLESS
    types = types_held(r, seat)
    while types:
        bit = types & -types
        types ^= bit
        face = bit.bit_length() - 1
        worth = w[at + DISCARD_CLASS + class_of(face)]
        if face & 15 >= WILD:
            face &= 15  # one wild is like another: nobody sees on which bit it lies
        else:
            worth += w[at + DISCARD_COLOR] * held(r, seat, types_of_color(face >> 4))
            if face & 15 < SKIP:
                worth += w[at + DISCARD_POINT] * (face & 15)
        worth = worth * 256 + jitter(word, face) * w[at + NOISE]
        if worth > most:
            most = worth
            best = face
    return move(DISCARD + uno_due_with(r, seat, DISCARD, best), best)


def best_card(r: Round, seat: int, verb: int, types: int, word: int, w: Weights, at: int) -> tuple[int, int]:
    """The worthiest card of these types, with a call of UNO where that is due; and 256 times its worth."""
    best = 0
    most = WORTHLESS
    color = best_color(r, seat, word)
    while types:
        bit = types & -types
        types ^= bit
        face = bit.bit_length() - 1
        if face & 15 >= WILD:
            face = color * 16 + (face & 15)
        worth = worth_of(r, seat, face, w, at) * 256 + jitter(word, face) * w[at + NOISE]
        if worth > most:
            most = worth
            best = face
    if is_jam(r.special, best):
        best = SPECIAL  # JAM-1: the colour is named later
    calls = uno_due_with(r, seat, verb, best) and jitter(word, 63) >= w[at + FORGET]
    return move(verb + calls, best), most


def worth_of(r: Round, seat: int, face: int, w: Weights, at: int) -> int:
    """What it is worth to lay this card."""
    rank = face & 15
    kind = class_of(face)
    left = card_count(r, seat) - 1
    if left == 0:
        return WINNING
    worth = w[at + LAY + kind] + w[at + CLOSE + kind] * closeness(left)
    danger = closeness(card_count(r, seat_after(r, seat, 1)))
    if rank == REVERSE and r.players > 2:
        danger -= closeness(card_count(r, seat_after(r, seat, -1)))
    worth += w[at + DANGER + kind] * danger
    in_color = held(r, seat, types_of_color(face >> 4))
    if rank < WILD:
        in_color -= 1
        worth += w[at + SAME_RANK] * (held(r, seat, types_of_rank(rank)) - 1)
        if rank < SKIP:
            worth += w[at + POINTS] * rank
            if r.seven_zero:
                worth += worth_of_hands(r, seat, rank, left, w, at)
    elif rank == WILD_DRAW_FOUR and not lawful_draw_four(types_held(r, seat), r.color):
        worth += w[at + BLUFF]
    worth += w[at + SAME_COLOR] * in_color
    if face >> 4 == r.color:
        worth += w[at + STAY]
    if r.players == 2 and moves_again(rank):
        worth += w[at + AGAIN] * in_color
    return worth


def worth_of_hands(r: Round, seat: int, rank: int, left: int, w: Weights, at: int) -> int:
    """SEVEN-1, SEVEN-2: what it is worth to get another hand for one with so many cards."""
    if rank == 7:
        return w[at + SEVEN] * (left - card_count(r, best_hand(r, seat, 0, w, at)))
    if rank == 0:
        return w[at + ZERO] * (left - card_count(r, seat_after(r, seat, -1)))
    return 0


def best_hand(r: Round, seat: int, word: int, w: Weights, at: int) -> int:
    """Whose hand to trade for: the smallest."""
    best = NONE
    most = WORTHLESS
    for steps in range(1, r.players):
        other = seat_after(r, seat, steps)
        worth = jitter(word, other) - 256 * 16 * card_count(r, other)
        if steps == 1:
            worth += 256 * w[at + SWAP_NEXT]
        if w[at + PARTNERS] and other == across(r, seat):
            worth -= WINNING  # it would only change which of the two holds it
        if worth > most:
            most = worth
            best = other
    return best


def best_color(r: Round, seat: int, word: int) -> int:
    """That of which most cards are held."""
    best = 0
    most = -1
    for color in range(COLORS):
        count = held(r, seat, types_of_color(color)) * 4 + (color + word & 3)
        if count > most:
            most = count
            best = color
    return best


def held(r: Round, seat: int, types: int) -> int:
    return (r.hands[2 * seat] & types).bit_count() + (r.hands[2 * seat + 1] & types).bit_count()


def class_of(face: int) -> int:
    rank = face & 15
    return rank - SKIP + 1 if rank >= SKIP else 0


def closeness(cards: int) -> int:
    """How near to going out somebody is."""
    return 4 - cards if cards < 4 else 0


def moves_again(rank: int) -> bool:
    """TWO-1."""
    return SKIP <= rank <= SPECIAL - 1 and rank != WILD


def across(r: Round, seat: int) -> int:
    """PARTNERS-1."""
    return (seat + r.players // 2) % r.players


def notices(r: Round, seat: int, word: int, w: Weights, at: int) -> bool:
    """Whether a forgotten call of UNO is noticed; the own partner's is passed over."""
    if w[at + PARTNERS] and r.exposed == across(r, seat):
        return False
    return jitter(word, 62) >= w[at + BLIND]


def jitter(word: int, face: int) -> int:
    """A number below 256, another for each card."""
    return ((word ^ face * 2_654_435) & (WORD >> 1)) * 1_103_515_245 >> 20 & 255
