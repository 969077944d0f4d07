"""What a player sees, as one flat row of small numbers. The code runs interpreted and compiled, like the rules.

Players have the same order everywhere: the player first, then round the table to the left, then those at no chair of
the table that plays now.
"""

from functools import cache
from itertools import accumulate
from typing import Any, NamedTuple

from oneleft.match.standing import Standing
from oneleft.policies.hand_bounds import most_held
from oneleft.rules.cards import COLORS, NONE, WILD, face_of, type_of, types_of_rank
from oneleft.rules.config import SWITCHES
from oneleft.rules.formats import FORMATS, NO_PARTNERS
from oneleft.rules.hands import card_count, hand_words, top_type
from oneleft.rules.round import COLOR as NAMING
from oneleft.rules.round import NO_DROP, OVER, SLAM_SIDE, Round, is_out_of_round
from oneleft.rules.round import SLAM as SLAMMING

from .card_types import TYPES, type_index
from .episode import take_in_discards
from .memory import MemoryRecord, known_words

LAYOUTS = (1, 2)  # of the row: each stays as it is, and has an id of the environment. 2 is 1 with one more part
N_SWITCHES = len(SWITCHES)
MAX_VALUE = 127  # of a byte; larger numbers are cut off


class Section(NamedTuple):
    """One part of the row. Its ``length`` is for each player, where every player has a part."""

    name: str
    length: int
    least: int
    most: int
    meaning: str


SECTIONS = (
    Section("hand", TYPES, 0, 4, "your cards of each type"),
    Section("discard", TYPES, 0, 4, "cards of each type in the discard pile, its top included"),
    Section("top", TYPES, 0, 1, "the type of the top discard"),
    Section("drawn", TYPES, 0, 1, "the type of the card you have just drawn, while it may be played"),
    Section("color", COLORS, 0, 1, "the colour in play"),
    Section("color_before", COLORS, 0, 1, "the colour before the Wild Draw Four that can be challenged"),
    Section("phase", OVER + 1, 0, 1, "what the table waits for: turn, drew, penalty, color, swap, slam, series, over"),
    Section("direction", 1, -1, 1, "1 when play goes to the left, -1 to the right"),
    Section("pending", 1, 0, MAX_VALUE, "cards that the penalty would cost"),
    Section("slam", 1, 0, 2, "discards still to make"),
    Section(
        "drop",
        3,
        0,
        1,
        "how the Jam card on top landed, until its colour is named: slam side, back side; or its player is out",
    ),
    Section("pile", 1, 0, MAX_VALUE, "cards in the draw pile"),
    Section("shuffles", 1, 0, MAX_VALUE, "how often the discards became the draw pile"),
    Section("rounds", 1, 0, MAX_VALUE, "rounds of the match that were scored"),
    Section("rules", len(SWITCHES) + 1, 0, 2, f"{', '.join(SWITCHES)}, special (1 Jam, 2 Graduation)"),
    Section("format", len(FORMATS), 0, 1, f"the match: {', '.join(FORMATS)}; none of them for a single round"),
)
FOR_EACH_PLAYER = (
    Section("cards", 1, 0, MAX_VALUE, "cards in each hand"),
    Section("turn", 1, 0, 1, "whose turn it is"),
    Section("dealer", 1, 0, 1, "the dealer"),
    Section("exposed", 1, 0, 1, "the player who can be caught for not calling UNO"),
    Section("partner", 1, 0, 1, "your partner in this round"),
    Section("score", 1, 0, MAX_VALUE, "totals, in percent of the target"),
)
FOR_EACH_OTHER = Section("known", TYPES, 0, 4, "cards of each type that are known to be in the hand")
SECOND = Section(  # layout 2
    "most",
    COLORS,
    0,
    MAX_VALUE,
    "the most cards of each colour that can be in the hand, if a player who draws has no card of the colour in play",
)

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


@cache
def layout(players: int, version: int = 1) -> tuple[tuple[int, Section], ...]:
    """The parts of the row in games with this many players, each with the index of its first number."""
    per_player = [section._replace(length=players) for section in FOR_EACH_PLAYER]
    known = FOR_EACH_OTHER._replace(length=TYPES * (players - 1))
    sections = [*SECTIONS, *per_player, known]
    if version == 2:
        sections.append(SECOND._replace(length=COLORS * (players - 1)))
    return tuple(zip(accumulate((section.length for section in sections), initial=0), sections, strict=False))


@cache
def row_length(players: int, version: int = 1) -> int:
    first, last = layout(players, version)[-1]
    return first + last.length


def write_observation(ep: Any, r: Round, s: Standing, m: MemoryRecord, row: list[int]) -> None:
    """Write what the player sees of the table that plays now into a row of zeros. ``ep`` is the episode."""
    take_in_discards(ep, r)
    write_counts(ep.discarded[0], ep.discarded[1], DISCARD, row)
    write_piles(r, row)
    write_state(r, row)
    if m.chair != NONE:
        first, second = hand_words(r, m.chair)
        write_counts(first, second, HAND, row)
        if m.chair == r.turn and r.drawn != NONE:
            row[DRAWN + type_index(type_of(r.drawn))] = 1
    write_seats(r, s.players, m, row)
    if ep.known:
        write_known(r, s.players, m, row)
    if ep.matches:
        write_match(r, s, m, row)


def write_counts(first: int, second: int, at: int, row: list[int]) -> None:
    """Write how many cards of each type there are in two words, from index ``at`` on."""
    for color in range(COLORS):
        for rank in range(WILD):
            card_type = face_of(color, rank)
            row[at + color * WILD + rank] = (first >> card_type & 1) + (second >> card_type & 1)
    for kind in range(TYPES - COLORS * WILD):
        types = types_of_rank(WILD + kind)
        row[at + COLORS * WILD + kind] = (first & types).bit_count() + (second & types).bit_count()


def write_piles(r: Round, row: list[int]) -> None:
    row[TOP + type_index(top_type(r))] = 1
    row[PILE] = r.n_draw
    row[SHUFFLES] = min(r.shuffles, MAX_VALUE)


def write_state(r: Round, row: list[int]) -> None:
    if r.color != NONE:
        row[COLOR + r.color] = 1
    if r.color_before != NONE:
        row[COLOR_BEFORE + r.color_before] = 1
    row[PHASE + r.phase] = 1
    row[DIRECTION] = r.direction
    row[PENDING] = min(r.pending, MAX_VALUE)
    row[SLAM] = r.slam
    if r.drop != NO_DROP and (r.phase == NAMING or r.phase == SLAMMING):
        row[DROP + r.drop - SLAM_SIDE] = 1
    for i in range(N_SWITCHES):
        row[RULES + i] = r.switches >> i & 1
    row[RULES + N_SWITCHES] = r.special


def place_of(r: Round, m: MemoryRecord, chair: int) -> int:
    """The place of a chair in the player's order. A player without a chair (-1) comes before all chairs."""
    steps: int = chair - m.chair
    return steps if steps >= 0 else steps + r.players


def write_seats(r: Round, players: int, m: MemoryRecord, row: list[int]) -> None:
    for chair in range(r.players):
        row[PLAYERS + CARDS * players + place_of(r, m, chair)] = card_count(r, chair)
    row[PLAYERS + TURN * players + place_of(r, m, r.turn)] = 1
    row[PLAYERS + DEALER * players + place_of(r, m, r.dealer)] = 1
    if r.exposed != NONE:
        row[PLAYERS + EXPOSED * players + place_of(r, m, r.exposed)] = 1


def write_known(r: Round, players: int, m: MemoryRecord, row: list[int]) -> None:
    for chair in range(r.players):
        place = place_of(r, m, chair)
        if place > 0:
            first, second = known_words(m, r, chair)
            write_counts(first, second, PLAYERS + KNOWN * players + (place - 1) * TYPES, row)


def write_most(b: Any, r: Round, players: int, m: MemoryRecord, row: list[int]) -> None:
    """Layout 2. ``b`` is what everyone could see of the hands."""
    first = PLAYERS + KNOWN * players + TYPES * (players - 1)
    for chair in range(r.players):
        place = place_of(r, m, chair)
        if place > 0 and not is_out_of_round(r, chair):
            for color in range(COLORS):
                row[first + COLORS * (place - 1) + color] = min(most_held(b, chair, color), MAX_VALUE)


def write_match(r: Round, s: Standing, m: MemoryRecord, row: list[int]) -> None:
    row[FORMAT + s.format] = 1
    row[ROUNDS] = min(s.played, MAX_VALUE)
    for place in range(s.players):
        row[PLAYERS + SCORE * s.players + place] = min(100 * s.totals[m.order[place]] // s.target, MAX_VALUE)
    if m.chair != NONE and s.partners != NO_PARTNERS:
        row[PLAYERS + PARTNER * s.players + r.players // 2] = 1
