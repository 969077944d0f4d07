"""What a player sees, as one flat row of small numbers; written like the law.

Players stand in one order everywhere: oneself, then round the table to the left, then those who sit at no chair of the
table that plays now. Types are the 13 ranks of each colour, colour by colour, then the three kinds of wild.
"""

from functools import cache
from itertools import accumulate
from typing import NamedTuple

from oneleft.match.standing import CHALLENGE, LOWEST, POINTS, Standing
from oneleft.rules.cards import COLORS, NONE, WILD
from oneleft.rules.config import FORMATS
from oneleft.rules.hands import card_count, top_type
from oneleft.rules.round import COLOR as NAMING
from oneleft.rules.round import NO_DROP, OVER, SLAM_SIDE, Round
from oneleft.rules.round import SLAM as SLAMMING

from .memory import Remembered

TYPES = COLORS * WILD + 3
MOST = 127  # what a small number can hold


class Section(NamedTuple):
    """One part of the row."""

    name: str
    length: int  # for each player, where there is one part for each
    least: int
    most: int
    meaning: str


SECTIONS = (
    Section("hand", TYPES, 0, 4, "own cards of each type"),
    Section("discard", TYPES, 0, 4, "cards of each type in the discard pile, its top included"),
    Section("top", TYPES, 0, 1, "the type of the top discard"),
    Section("drawn", TYPES, 0, 1, "the type of the own card just drawn, while it may be played"),
    Section("color", COLORS, 0, 1, "the colour in play"),
    Section("color_before", COLORS, 0, 1, "the colour before the Wild Draw Four that can be challenged"),
    Section("phase", OVER + 1, 0, 1, "what the table waits for: turn, drew, penalty, color, swap, slam, over"),
    Section("direction", 1, -1, 1, "1 when play goes to the left, -1 to the right"),
    Section("pending", 1, 0, MOST, "cards that the penalty would cost"),
    Section("slam", 1, 0, 2, "discards still to make"),
    Section("drop", 2, 0, 1, "how the Jam card on top landed, until its colour is named: slam side, back side"),
    Section("pile", 1, 0, MOST, "cards in the draw pile"),
    Section("shuffles", 1, 0, MOST, "how often the discards became the draw pile"),
    Section("rounds", 1, 0, MOST, "rounds of the match that were scored"),
    Section("rules", 6, 0, 2, "progressive, seven_zero, jump_in, bluffing, first_skip, special (1 Jam, 2 Graduation)"),
    Section("format", len(FORMATS), 0, 1, f"the match: {', '.join(FORMATS)}; none of them for a single round"),
)
FOR_EACH_PLAYER = (
    Section("cards", 1, 0, MOST, "cards in each hand"),
    Section("turn", 1, 0, 1, "whose turn it is"),
    Section("dealer", 1, 0, 1, "who dealt"),
    Section("exposed", 1, 0, 1, "who can be caught without a call of UNO"),
    Section("partner", 1, 0, 1, "the own partner in this round"),
    Section("score", 1, 0, MOST, "totals, as per cent of the target"),
)
FOR_EACH_OTHER = Section("known", TYPES, 0, 4, "cards of each type that are known to be in the hand")

(
    HAND,
    DISCARD,
    TOP,
    DRAWN,
    COLOR,
    COLOR_BEFORE,
    PHASE,
    DIRECTION,
    PENDING,
    SLAM,
    DROP,
    PILE,
    SHUFFLES,
    ROUNDS,
    RULES,
    FORMAT,
    PLAYERS,
) = accumulate((section.length for section in SECTIONS), initial=0)
CARDS, TURN, DEALER, EXPOSED, PARTNER, SCORE, KNOWN = range(len(FOR_EACH_PLAYER) + 1)


def layout(players: int) -> list[tuple[int, Section]]:
    """Where each part begins, and its whole length, in games of so many players."""
    wide = [section._replace(length=players) for section in FOR_EACH_PLAYER]
    known = FOR_EACH_OTHER._replace(length=TYPES * (players - 1))
    sections = [*SECTIONS, *wide, known]
    return list(zip(accumulate((section.length for section in sections), initial=0), sections, strict=False))


@cache
def row_length(players: int) -> int:
    first, last = layout(players)[-1]
    return first + last.length


def write_observation(r: Round, s: Standing, m: Remembered, matches: bool, row: list[int]) -> None:
    """What the player sees of the table that plays now, into a row of zeros."""
    write_piles(r, row)
    write_state(r, row)
    if m.chair != NONE:
        count_types(r.hands[2 * m.chair], HAND, row)
        count_types(r.hands[2 * m.chair + 1], HAND, row)
        if m.chair == r.turn and r.drawn != NONE:
            row[DRAWN + type_index(r.drawn & 63)] = 1
    write_seats(r, s.players, m, row)
    if matches:
        write_match(r, s, m, row)


def type_index(card_type: int) -> int:
    rank = card_type & 15
    return COLORS * WILD + rank - WILD if rank >= WILD else (card_type >> 4) * WILD + rank


def count_types(word: int, at: int, row: list[int]) -> None:
    while word:
        bit = word & -word
        row[at + type_index(bit.bit_length() - 1)] += 1
        word ^= bit


def write_piles(r: Round, row: list[int]) -> None:
    for i in range(r.n_discard):
        row[DISCARD + type_index(r.discard[i] & 63)] += 1
    row[TOP + type_index(top_type(r))] = 1
    row[PILE] = r.n_draw
    row[SHUFFLES] = min(r.shuffles, MOST)


def write_state(r: Round, row: list[int]) -> None:
    if r.color != NONE:
        row[COLOR + r.color] = 1
    if r.color_before != NONE:
        row[COLOR_BEFORE + r.color_before] = 1
    row[PHASE + r.phase] = 1
    row[DIRECTION] = r.direction
    row[PENDING] = min(r.pending, MOST)
    row[SLAM] = r.slam
    if r.drop != NO_DROP and (r.phase == NAMING or r.phase == SLAMMING):
        row[DROP + r.drop - SLAM_SIDE] = 1
    row[RULES] = r.progressive
    row[RULES + 1] = r.seven_zero
    row[RULES + 2] = r.jump_in
    row[RULES + 3] = r.bluffing
    row[RULES + 4] = r.first_skip
    row[RULES + 5] = r.special


def place_of(r: Round, m: Remembered, chair: int) -> int:
    """Where a chair stands in the player's order; who has no chair comes before all chairs."""
    steps: int = chair - m.chair
    return steps if steps >= 0 else steps + r.players


def write_seats(r: Round, players: int, m: Remembered, row: list[int]) -> None:
    for chair in range(r.players):
        place = place_of(r, m, chair)
        row[PLAYERS + CARDS * players + place] = card_count(r, chair)
        if place > 0:
            at = PLAYERS + KNOWN * players + (place - 1) * TYPES
            count_types(m.hands[2 * chair], at, row)
            count_types(m.hands[2 * chair + 1], at, row)
    row[PLAYERS + TURN * players + place_of(r, m, r.turn)] = 1
    row[PLAYERS + DEALER * players + place_of(r, m, r.dealer)] = 1
    if r.exposed != NONE:
        row[PLAYERS + EXPOSED * players + place_of(r, m, r.exposed)] = 1


def write_match(r: Round, s: Standing, m: Remembered, row: list[int]) -> None:
    row[FORMAT + s.format] = 1
    row[ROUNDS] = min(s.played, MOST)
    for place in range(s.players):
        row[PLAYERS + SCORE * s.players + place] = min(100 * s.totals[m.order[place]] // s.target, MOST)
    if m.chair != NONE and s.format != POINTS and s.format != LOWEST and s.format != CHALLENGE:
        row[PLAYERS + PARTNER * s.players + r.players // 2] = 1
