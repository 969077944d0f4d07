"""The inputs of the net: which of its rows a table after a move switches on.

Every input is a row of the first layer's weights. A row is counted once for each card, slot or fact that it stands for.
Colours come in an order of their own: first the colour in play after the move, then the others by how many cards of
them the player holds. So the net need not learn the same thing for four colours. Other players come in the order in
which they will play: the next one, the one after, the last one before the player; all others share one slot.
"""

from oneleft.rules.cards import (
    COLORS,
    DECK_SIZE,
    DROP,
    EVERYONE_DRAWS,
    NO_SPECIAL,
    NONE,
    REVERSE,
    SKIP,
    SPECIAL,
    WILD,
    WILD_DRAW_FOUR,
    WILDS,
    color_of,
    is_jam,
    rank_of,
    types_of_color,
    types_of_rank,
)
from oneleft.rules.cards import NUMBERS as NUMBER_TYPES
from oneleft.rules.config import MULTI_PLAY, NUMBER_FINISH, SEVENS, SWITCHES, ZEROS, Rules
from oneleft.rules.effects import penalty_of
from oneleft.rules.formats import NO_PARTNERS
from oneleft.rules.hands import hand_words, top_rank
from oneleft.rules.moves import (
    CHALLENGE,
    COLOR_VERB,
    DISCARD,
    DISCARD_UNO,
    END_SERIES,
    JUMP,
    JUMP_UNO,
    PLAY_UNO,
    SWAP_VERB,
    operand_of,
    verb_of,
)
from oneleft.rules.round import MAX_PLAYERS, Round, players_in, seat_after

from .hand_bounds import WILDS_SEEN, HandBounds, most_held
from .weighted import best_color, count_held, is_bluff

# What a move does, beyond the cards that it leaves.
LET_PASS_VERB = END_SERIES + 1  # letting a moment pass, as if it were a verb
NUMBER, SEVEN, ZERO = range(3)  # a 7 or a 0 that moves hands is a kind of its own
ACTION = 3 - SKIP  # plus the rank, from Skip to the special card
BLUFF, UNDER, LET_PASS = range(9, 12)  # a Draw Four against WD4-2, a discard after a slam, no reaction
OTHER = 12 - COLOR_VERB  # plus the verb
KINDS = 21

NEXT, SECOND, LAST, OTHERS = range(4)
SLOTS = 4
COUNT_CLASSES = 12  # cards in a hand: none to ten, and more
OWN_COUNTS = 16
BOUND_CLASSES = 6  # the most cards of a colour: none to four, and more
UNSEEN_CLASSES = 9  # cards of a colour by threes, wilds one by one
FACING = 8  # cards that someone has to draw, by twos
MOST_EXCHANGED = 8
SIZES = 4  # players still in: two, three, four, more
COLORED_CARDS = 25  # of each colour in the deck
WILD_CARDS = 8  # of the first two kinds

# The first row of each group of inputs.
HAND = 0  # by colour and rank, then the three kinds of wild
OWN_COUNT = HAND + COLORS * WILD + 3
SLOT_COUNT = OWN_COUNT + OWN_COUNTS
SLOT_COLOR = SLOT_COUNT + SLOTS * COUNT_CLASSES
UNSEEN_COLOR = SLOT_COLOR + SLOTS * COLORS * BOUND_CLASSES
UNSEEN_WILDS = UNSEEN_COLOR + COLORS * UNSEEN_CLASSES
PLAYERS_IN = UNSEEN_WILDS + UNSEEN_CLASSES
KIND = PLAYERS_IN + MAX_PLAYERS + 1
JUMPED = KIND + KINDS * SIZES
PENDING = JUMPED + 1
TOP_RANK = PENDING + FACING
SAME_RANK = TOP_RANK + SPECIAL + 1
FURTHER = SAME_RANK + 4
TARGET_COUNT = FURTHER + 4
TARGET_SLOT = TARGET_COUNT + COUNT_CLASSES
ACCUSED_BOUND = TARGET_SLOT + SLOTS
ACCUSED_UNSEEN = ACCUSED_BOUND + BOUND_CLASSES
EXCHANGED = ACCUSED_UNSEEN + UNSEEN_CLASSES  # by how many cards fewer a new hand has
NUMBERS_LEFT = EXCHANGED + 2 * MOST_EXCHANGED + 1  # by numbers left and cards left, where only a number goes out
RULES = NUMBERS_LEFT + 4 * 4
ROWS = RULES + len(SWITCHES) + 6
MOST_ROWS = 256  # that a table can switch on

Rows = list[int]  # or an array; behind the rows it has the places of the colours, from index ``places`` on


def rules_rows(rules: Rules, matches: bool) -> list[int]:
    """The rows that are on through a whole batch or match."""
    facts = [
        rules.edition.special == DROP,
        rules.edition.special == EVERYONE_DRAWS,
        rules.mercy is not None,
        rules.cards != Rules().cards,
        matches and rules.format.charged,
        matches and rules.format.partners != NO_PARTNERS,
    ]
    on = [bool(rules.switches >> place & 1) for place in range(len(SWITCHES))] + facts
    return [RULES + place for place, is_on in enumerate(on) if is_on]


def color_after(r: Round, seat: int, code: int) -> int:
    """The colour in play after a move; while none is, the one of which the player holds most."""
    verb = verb_of(code)
    if code != NONE and verb <= JUMP_UNO and not is_jam(r.special, operand_of(code)):
        return color_of(operand_of(code))
    if code != NONE and verb == COLOR_VERB:
        return operand_of(code)
    return best_color(r, seat, 0) if r.color == NONE else r.color


def turns_back(r: Round, code: int) -> bool:
    """Whether play goes on in the other direction. With two players a Reverse is a Skip.

    JUMP-2: a Reverse on a Reverse that has not taken effect yet leaves the direction as it is.
    """
    if code == NONE or verb_of(code) > JUMP_UNO or rank_of(operand_of(code)) != REVERSE or players_in(r) == 2:
        return False
    return not (is_jump(code) and r.reverse_pending)


def is_jump(code: int) -> bool:
    return verb_of(code) == JUMP or verb_of(code) == JUMP_UNO


def write_places(r: Round, seat: int, color: int, rows: Rows, places: int) -> None:
    """The place of each colour: the one in play first, the others by how many cards of them the player holds."""
    for one in range(COLORS):
        rows[one] = count_held(r, seat, types_of_color(one))
    rows[color] = DECK_SIZE  # before all others
    for one in range(COLORS):
        place = 0
        for other in range(COLORS):
            place += rows[other] > rows[one] or (rows[other] == rows[one] and other < one)
        rows[places + one] = place


def write_shared_rows(r: Round, b: HandBounds, seat: int, back: bool, rows: Rows, places: int) -> int:
    """What every move to the same colour and direction has in common. Returns how many rows were written."""
    n = write_hand_rows(r, seat, rows, places)
    for color in range(COLORS):
        rows[n] = UNSEEN_COLOR + UNSEEN_CLASSES * rows[places + color] + unseen_class(r, b, seat, color)
        n += 1
    wilds = WILD_CARDS if r.special == NO_SPECIAL else WILD_CARDS + 4
    rows[n] = UNSEEN_WILDS + min(UNSEEN_CLASSES - 1, wilds - b.discarded[WILDS_SEEN] - count_held(r, seat, WILDS))
    rows[n + 1] = PLAYERS_IN + players_in(r)
    n += 2
    for steps in range(1, players_in(r)):
        other = seat_after(r, seat, -steps if back else steps)
        slot = slot_of(r, steps)
        rows[n] = SLOT_COUNT + COUNT_CLASSES * slot + min(COUNT_CLASSES - 1, b.counts[other])
        n += 1
        for color in range(COLORS):
            bound = min(BOUND_CLASSES - 1, most_held(b, other, color))
            rows[n] = SLOT_COLOR + BOUND_CLASSES * (COLORS * slot + rows[places + color]) + bound
            n += 1
    return n


def write_hand_rows(r: Round, seat: int, rows: Rows, places: int) -> int:
    n = 0
    for copy in range(2):
        types = hand_words(r, seat)[copy]
        while types:
            bit = types & -types
            types ^= bit
            rows[n] = hand_row(bit.bit_length() - 1, rows, places)
            n += 1
    return n


def hand_row(face: int, rows: Rows, places: int) -> int:
    """The row of a card in the player's hand."""
    rank = rank_of(face)
    if rank >= WILD:
        return HAND + COLORS * WILD + rank - WILD
    return HAND + WILD * rows[places + color_of(face)] + rank


def slot_of(r: Round, steps: int) -> int:
    """The slot of the player this many steps on."""
    if steps == 1:
        return NEXT
    if steps == players_in(r) - 1:
        return LAST
    return SECOND if steps == 2 else OTHERS


def unseen_class(r: Round, b: HandBounds, seat: int, color: int) -> int:
    """How many cards of a colour this player has not seen, by threes."""
    return (COLORED_CARDS - b.discarded[color] - count_held(r, seat, types_of_color(color))) // 3


def write_move_rows(r: Round, b: HandBounds, seat: int, code: int, rows: Rows, places: int) -> int:
    """What the move adds to the shared rows. Returns how many rows were written.

    Index 0 is the one row that is taken away: that of the card that leaves the hand, or ``NONE``. Indices 1 to 3 are
    those that every move has, and are written last: the cards left in the hand, the kind of move, the rank then on top.
    """
    verb = LET_PASS_VERB if code == NONE else verb_of(code)
    left = b.counts[seat]
    rank = top_rank(r)
    size = min(SIZES + 1, players_in(r)) - 2  # from two players on
    pending = r.pending
    n = 4
    rows[0] = NONE
    if verb <= DISCARD_UNO:
        face = operand_of(code)
        left -= 1
        rows[0] = hand_row(face, rows, places)
        kind = card_kind(r, seat, verb, face)
        if verb < DISCARD:
            rank = rank_of(face)
            pending += penalty_of(rank)
        if is_jump(code):
            if r.pending > 0:  # JUMP-2: the effect of the card below is undone
                pending -= penalty_of(top_rank(r))
            rows[n] = JUMPED
            n += 1
        if rank < SKIP and r.switches & MULTI_PLAY and verb <= PLAY_UNO:
            rows[n] = FURTHER + min(3, count_held(r, seat, types_of_rank(rank)) - 1)
            n += 1
        if kind == SEVEN:
            n = write_exchange_rows(left, fewest_of_others(r, b, seat), rows, n)
        elif kind == ZERO:
            n = write_exchange_rows(left, b.counts[seat_after(r, seat, -1)], rows, n)
        if r.switches & NUMBER_FINISH:
            numbers = count_held(r, seat, NUMBER_TYPES) - (rank_of(face) < SKIP)
            rows[n] = NUMBERS_LEFT + 4 * min(3, numbers) + min(3, left)
            n += 1
    else:
        kind = LET_PASS if code == NONE else verb + OTHER
    if verb == SWAP_VERB:
        n = write_swap_rows(r, b, seat, operand_of(code), rows, n)
    elif verb == CHALLENGE:
        rows[n] = ACCUSED_BOUND + min(BOUND_CLASSES - 1, most_held(b, b.accused, r.color_before))
        rows[n + 1] = ACCUSED_UNSEEN + unseen_class(r, b, seat, r.color_before)
        n += 2
    if pending > 0:
        rows[n] = PENDING + min(FACING - 1, pending >> 1)
        n += 1
    rows[1] = OWN_COUNT + min(OWN_COUNTS - 1, left)
    rows[2] = KIND + KINDS * size + kind
    rows[3] = TOP_RANK + rank
    if rank < WILD:
        same = count_held(r, seat, types_of_rank(rank)) - (verb <= DISCARD_UNO and rank_of(operand_of(code)) == rank)
        rows[n] = SAME_RANK + min(3, same)
        n += 1
    return n


def card_kind(r: Round, seat: int, verb: int, face: int) -> int:
    rank = rank_of(face)
    if verb >= DISCARD:
        return UNDER
    if rank == WILD_DRAW_FOUR and is_bluff(r, seat):
        return BLUFF
    if rank >= SKIP:
        return rank + ACTION
    if rank == 7 and r.switches & SEVENS:
        return SEVEN
    return ZERO if rank == 0 and r.switches & ZEROS else NUMBER


def fewest_of_others(r: Round, b: HandBounds, seat: int) -> int:
    """The cards of the smallest hand that a 7 could bring."""
    fewest = b.counts[seat_after(r, seat, 1)]
    for steps in range(2, players_in(r)):
        fewest = min(fewest, b.counts[seat_after(r, seat, steps)])
    return fewest


def write_exchange_rows(left: int, brought: int, rows: Rows, n: int) -> int:
    """SEVEN-1, SEVEN-2: the size of a new hand, alone and against the one that is given for it."""
    rows[n] = TARGET_COUNT + min(COUNT_CLASSES - 1, brought)
    rows[n + 1] = EXCHANGED + MOST_EXCHANGED + max(-MOST_EXCHANGED, min(MOST_EXCHANGED, left - brought))
    return n + 2


def write_swap_rows(r: Round, b: HandBounds, seat: int, target: int, rows: Rows, n: int) -> int:
    """SEVEN-2: whose hand, and how large it is."""
    for steps in range(1, players_in(r)):
        if seat_after(r, seat, steps) == target:
            rows[n] = TARGET_SLOT + slot_of(r, steps)
    return write_exchange_rows(b.counts[seat], b.counts[target], rows, n + 1)
