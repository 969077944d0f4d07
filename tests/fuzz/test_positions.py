"""A position that is let in is one that the law can handle."""

import json
from random import Random
from typing import Any

import msgspec
import pytest
from hypothesis import event, given, note, settings

import oneleft
from oneleft import LANGUAGES, Rules
from oneleft.errors import OneleftError
from oneleft.rules.cards import DECK_SIZE, fill_deck
from oneleft.rules.config import HOUSE_RULES
from oneleft.rules.hands import hand_words
from oneleft.rules.legal import legal_count, legal_move
from oneleft.rules.refusal import LEGAL, refusal
from oneleft.rules.round import OVER, Round
from oneleft.table.move import decode
from oneleft.table.notation import hand_cards
from oneleft.table.position import PHASES
from oneleft.table.position_writer import write_position
from oneleft.table.referee import Document, set_up
from oneleft.table.table import Table
from tests.support.all_tables import key_of
from tests.support.fuzz_values import changed, check_answer, rules_document, seeds, with_fields

# Positions that are let in


def check_sound(rules: Rules, r: Round) -> None:
    """Every card of the deck at most once, and in a place that exists."""
    hands = [hand_cards(*hand_words(r, seat)) for seat in range(10)]
    cards = [card for hand in hands for card in hand] + r.draw[: r.n_draw] + r.discard[: r.n_discard]
    deck = [0] * DECK_SIZE
    assert len(set(cards)) == len(cards)
    assert set(cards) <= set(deck[: fill_deck(deck, rules.edition.special)])
    assert not any(hands[r.players :])
    assert r.n_discard >= 1
    assert r.pending >= 0
    empty = [seat for seat in range(r.players) if not hands[seat] and not r.out_of_round >> seat & 1]
    assert empty in ([], [r.out]) if r.phase == OVER else not empty


def check_play(rules: Rules, table: Table, random: Random, moves: int) -> None:
    """Play on at random: nothing is raised, no card is lost, and the position can be written and read back."""
    r = table.round
    check_sound(rules, r)
    check_read_back(rules, r)
    cards = count(r)
    for _ in range(moves):
        listed = [(seat, legal_move(r, seat, k)) for seat in range(r.players) for k in range(legal_count(r, seat))]
        assert (not listed) == (r.phase == OVER)
        if not listed:
            break
        assert all(refusal(r, seat, move) == LEGAL for seat, move in listed)
        json.dumps([msgspec.to_builtins(told) for told in table.push_with_events(*random.choice(listed))])
        check_sound(rules, r)
        assert count(r) == cards
    check_read_back(rules, r)


def count(r: Round) -> int:
    return sum(word.bit_count() for word in r.hands) + r.n_draw + r.n_discard


def check_read_back(rules: Rules, r: Round) -> None:
    written = write_position(rules.edition, r)
    answer = oneleft.referee({"rules": rules_document(rules), "position": written})
    assert answer.get("error") is None
    assert answer["position"] == written
    legal = [[legal_move(r, seat, k) for k in range(legal_count(r, seat))] for seat in range(r.players)]
    assert answer["legal"] == [
        [str(decode(rules.edition, seat, move, range(r.players))) for move in moves] for seat, moves in enumerate(legal)
    ]


def let_in(document: Any) -> tuple[Rules, Table] | None:
    """The table that a document lays out, or None if it is refused."""
    try:
        read = msgspec.convert(document, Document)
        rules = read.played_by()
        return rules, set_up(rules, read, [])
    except (OneleftError, msgspec.ValidationError, UnicodeError):
        return None


@pytest.mark.slow
@settings(max_examples=250)
@given(changed(), seeds)
def test_a_changed_position_that_is_let_in_is_sound(document, seed):
    laid = let_in(document)
    event("let in" if laid else "refused")
    if laid:
        check_play(*laid, Random(seed), 30)


COLORED = [f"{color}{rank}" for color in "RYB" for rank in ("0", "1", "5", "7", "S", "R", "+2")]
TOPS = {  # what lies on top when the table waits for this
    "turn": ["R0", "R7", "RS", "RR", "R+2", "W:R", "W+4:R"],
    "drew": ["R0", "R7", "RS", "RR", "R+2", "W:R", "W+4:R"],
    "penalty": ["R+2", "R+2", "W+4:R", "RS", "RR"],
    "color": ["W", "W", "WJ", "WG"],
    "swap": ["R7"],
    "slam": ["WJ"],
    "series": ["R0", "R5", "R7", "R5", "R7", "RS"],
    "over": ["R0", "RR", "R+2", "W+4:R", "WG:R", "WJ"],
}
TEN = [f"G{number}" for number in range(10)]  # MERCY-1
NEEDS = {"drew": "drawn", "penalty": "pending", "slam": "slam", "over": "out"}
BELONGS = {  # fields that belong to these phases only: elsewhere they are seldom set
    "challenged": ("penalty",),
    "challengeable": ("penalty",),
    "penalty": ("penalty",),
    "drop": ("color", "slam"),
    "reverse_pending": ("turn", "penalty"),
}
SELDOM = 0.1
EDITION_OF = {"WJ": "jam", "WG": "graduation"}


def values(field: str, random: Random, hands: list[list[str]]) -> Any:
    """A value that is of the right type, and right now and then."""
    seat = random.randrange(len(hands))
    if field == "challenged":
        return {"hand": hands[seat][: random.randrange(3)], "color": random.choice("RYB")}
    if field == "drawn":
        return random.choice([card for hand in hands for card in hand])
    if field in ("turn", "dealer", "exposed", "out"):
        return seat if random.random() < 0.9 else None
    if field == "out_with":
        return random.choice([{str(seat): TEN}, [TEN if i == seat else None for i in range(len(hands))], {}, [[]]])
    choices = {
        "color": ["R", "R", "Y", None],
        "direction": ["left", "right"],
        "pending": [2, 4, 4, 8, 12, 64, 0, None],
        "slam": [1, 1, 2, 0],
        "drop": ["slam", "back", "out"],
        "penalty": ["+2", "W+4", None],
        "challengeable": [True, False],
        "reverse_pending": [True, False],
        "passes": range(len(hands) + 1),
        "rest": ["out", "shuffle"],
        "draw": [["G1", "G1", "W"], ["G9"], []],
    }
    return random.choice(choices[field])


def made_up(phase: str, random: Random) -> dict[str, Any]:
    """A small table in this phase, with fields that may or may not go with it."""
    top = random.choice(TOPS[phase if random.random() < 0.9 else "turn"])
    edition = EDITION_OF.get(top[:2], random.choice(["classic", "jam", "graduation"]))
    specials = {"jam": ["WJ"], "graduation": ["WG"]}.get(edition, [])
    spare = COLORED + ["W", "W+4", "W+4"] + specials * 2
    random.shuffle(spare)
    hands = [[spare.pop() for _ in range(random.choice([1, 1, 2, 2, 3]))] for _ in range(random.choice([2, 2, 3, 5]))]
    position: dict[str, Any] = {"hands": hands, "discard": [*spare[: random.randrange(3)], top], "phase": phase}
    optional = [
        "turn",
        "direction",
        "dealer",
        "rest",
        "draw",
        "exposed",
        "passes",
        "reverse_pending",
        "challenged",
        "color",
        "drop",
        "penalty",
        "challengeable",
        "out_with",
    ]
    rate = random.choice([0.1, 0.3, 0.5])
    chosen = [
        field for field in optional if random.random() < rate * (1 if phase in BELONGS.get(field, PHASES) else SELDOM)
    ]
    if phase in NEEDS and random.random() < 0.95:
        chosen.append(NEEDS[phase])
    if random.random() < 0.1:
        chosen.append(random.choice(list(NEEDS.values())))
    position |= {field: values(field, random, hands) for field in chosen}
    if position.get("drawn") and random.random() < 0.8:  # the player in turn holds it, and it fits
        position["turn"] = random.randrange(len(hands))
        hands[position["turn"]].append("R2")
        position["drawn"] = "R2"
    if position.get("out_with") and random.random() < 0.9:
        listed = position["out_with"]
        for seat in range(len(hands)):
            if str(seat) in listed or (isinstance(listed, list) and seat < len(listed) and listed[seat]):
                hands[seat].clear()
    if phase == "penalty" and top in ("RS", "RR") and random.random() < 0.8:
        position["discard"].insert(-1, "Y+2" if "Y+2" in spare else "R4")
    if phase == "series" and random.random() < 0.9:  # the player in turn holds another card of the number
        position["turn"] = random.choice([seat for seat, hand in enumerate(hands) if hand] or [0])
        hands[position["turn"]].append(next((card for card in spare[2:] if card[1:] == top[1:]), "B5"))
    if phase == "over" and position.get("out") is not None:
        hands[position["out"]].clear()
    likely = {"swap": "seven_zero", "series": "multi_play"}.get(phase)
    house = [rule for rule in HOUSE_RULES if random.random() < (0.9 if rule == likely else 0.4)]
    bluffing = ["no_bluffing"] if random.random() < 0.3 and "free_draw_four" not in house else []
    numbers = ["mercy=10"] if random.random() < (0.9 if position.get("out_with") else 0.3) else []
    rules = "+".join([edition, *house, *bluffing, *numbers])
    return {"rules": rules, "position": position, "key": key_of(0)}


@pytest.mark.parametrize("phase", PHASES)
@settings(max_examples=200)
@given(seeds)
def test_a_made_up_position_that_is_let_in_is_sound(phase, seed):
    document = made_up(phase, Random(seed))
    note(json.dumps(document))
    check_answer(oneleft.referee(document))
    laid = let_in(document)
    event("let in" if laid else "refused")
    if laid:
        assert PHASES[laid[1].round.phase] == phase
        check_play(*laid, Random(seed), 30)


@pytest.mark.parametrize("phase", PHASES)
def test_many_made_up_positions_are_let_in(phase):
    """Or else the test above would test nothing."""
    laid = [let_in(made_up(phase, Random(seed))) for seed in range(300)]
    assert 30 < sum(table is not None for table in laid) < 270


@pytest.mark.parametrize(
    ("at", "document"),
    [
        ("position.color", with_fields(color="")),
        ("position.color", with_fields(discard=["W:R"], color="B")),
        ("position.color", with_fields(discard=["R5"], color="B")),
        ("position.color", with_fields(discard=["W"])),
        ("position.discard", with_fields(discard=[])),
        ("position.discard[0]", with_fields(discard=["R3:nonsense", "R5"])),
        ("position.discard[1]", with_fields(discard=["R3", "W:G"])),
        ("position.discard[1]", with_fields(discard=["R0", "R0"])),
        ("position.hands[1][0]", with_fields(hands=[["R0"], ["R0"]])),
        ("position.hands[2]", with_fields(hands=[["R1"], ["R2"], []])),
        ("position.hands", with_fields(hands=[["R1"]])),
        ("position.hands", with_fields(hands=[["R1"]] * 11)),
        ("position", with_fields(hands=...)),
        ("position", with_fields(discrad=["R5"])),
        ("position.hands[0][1]", with_fields(hands=[["R1", 7], ["R2"]])),
        ("position.turn", with_fields(turn=3)),
        ("position.turn", with_fields(turn=-1)),
        ("position.turn", with_fields(turn="0")),
        ("position.dealer", with_fields(dealer=3)),
        ("position.direction", with_fields(direction="up")),
        ("position.phase", with_fields(phase="swap")),
        ("position.phase", with_fields(phase="slam", slam=1)),
        ("position.phase", with_fields(phase="color")),
        ("position.phase", with_fields(phase="color", discard=["W:R"])),
        ("position.phase", with_fields(phase="penalty", pending=2)),
        ("position.pending", with_fields(phase="penalty", discard=["R+2"])),
        ("position.pending", with_fields(phase="penalty", discard=["R+2"], pending=3)),
        ("position.pending", with_fields(phase="turn", pending=2)),
        ("position.drawn", with_fields(phase="drew")),
        ("position.drawn", with_fields(phase="drew", turn=0, drawn="Y6")),
        ("position.drawn", with_fields(phase="drew", turn=0, drawn="R2")),
        ("position.slam", with_fields(phase="slam", turn=2, discard=["WJ"], slam=2)),
        ("position.color", with_fields(phase="slam", turn=0, discard=["WJ:R"], slam=2)),
        ("position.drop", with_fields(drop="back")),
        ("position.drop", with_fields(phase="color", discard=["W"], drop="slam")),
        ("position.drop", with_fields(phase="slam", turn=0, discard=["WJ"], slam=2, drop="back")),
        ("position.color", with_fields(phase="color", discard=["R9", "WJ:R"])),
        ("position.exposed", with_fields(phase="slam", turn=0, discard=["WJ"], slam=2, exposed=2)),
        ("position.exposed", with_fields(phase="color", turn=0, discard=["R9", "WJ"], exposed=2)),
        ("position.exposed", with_fields(phase="color", turn=0, discard=["WJ"], exposed=0)),
        ("position.exposed", with_fields(exposed=3)),
        ("position.passes", with_fields(passes=3)),
        ("position.reverse_pending", with_fields(reverse_pending=True)),
        ("position.out", with_fields(out=0)),
        ("position.challenged", with_fields(challenged={"hand": ["R1"], "color": "R"})),
        ("position.challenged", with_fields(discard=["W+4:R"], pending=4)),
        (
            "position.challenged.hand[1]",
            with_fields(discard=["W+4:R"], pending=4, turn=1, challenged={"hand": ["R1", "R1"], "color": "B"}),
        ),
        (
            "position.challenged.color",
            with_fields(discard=["W+4:R"], pending=4, turn=1, challenged={"hand": ["R1"], "color": "G"}),
        ),
        ("key", with_fields() | {"key": ""}),
        ("key", with_fields() | {"key": "G" * 64}),
        ("moves[0]", with_fields() | {"moves": ["5 draw"]}),
        ("moves[1]", with_fields() | {"moves": ["0 draw", "1 play G5"]}),
        ("moves[0]", with_fields() | {"moves": ["0 catch ١"]}),
        ("rules", with_fields() | {"rules": {"edition": "clasic"}}),
        ("rules", with_fields() | {"rules": "jam+fly"}),
        ("rules", with_fields() | {"rules": ""}),
        ("rules", with_fields() | {"rules": 5}),
        ("rules.house[0]", with_fields() | {"rules": {"house": ["stacking"]}}),
        ("rules.bluffing", with_fields() | {"rules": {"bluffing": 1}}),
        ("position", {}),
        ("position", with_fields() | {"deal": {"players": 2}}),
        ("deal", {"deal": {}}),
        ("deal.players", {"deal": {"players": 1}}),
        ("deal.dealer", {"deal": {"players": 2, "dealer": 2}}),
        ("deal.deck[4]", {"deal": {"players": 2, "deck": ["W", "W", "W", "W", "W"]}}),
        ("", with_fields() | {"Moves": []}),
        ("", []),
    ],
)
def test_a_document_that_cannot_be_is_refused_where_it_is_wrong(at, document):
    spoken = {oneleft.referee(document, language)["error"]["message"] for language in LANGUAGES}
    assert len(spoken) == len(LANGUAGES)
    answer = oneleft.referee(document)
    check_answer(answer)
    assert answer["error"]["at"] == at
