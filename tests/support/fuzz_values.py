"""Odd values, real documents, and ways to change them."""

import json
from functools import cache
from random import Random
from typing import Any

import msgspec
from hypothesis import strategies as st

from oneleft import LANGUAGES, Rules
from oneleft.lang import on_one_line
from oneleft.rules.apply import apply
from oneleft.rules.cards import DECK_SIZE, fill_deck
from oneleft.rules.legal import legal_count, legal_move
from oneleft.rules.moves import DISCARD_UNO, verb_of
from oneleft.rules.round import OVER, Round
from oneleft.table.move import VERBS, decode
from oneleft.table.notation import card_text
from oneleft.table.position import PHASES
from oneleft.table.position_writer import write_position
from oneleft.table.rulebook import BY_ID
from tests.support.all_tables import ALL_TABLES, bluffing, key_of, new_round

seeds = st.integers(0, 10**9)
languages = st.sampled_from(LANGUAGES)


# Odd values

SIGNS = st.characters()  # all of Unicode, halves of surrogate pairs included
NUMBERS = [-1, 0, 1, 2, 3, 4, 10, 11, 64, 65, 2**31, 2**63, 2**64, -(2**63) - 1, 10**30]
FLOATS = [0.5, 1.0, -0.0, 1e308, float("nan"), float("inf"), float("-inf")]
TEXTS = ["", " ", "\x00", "\n", "\ud800", "\u202e", "²", "١", ":", "W:", "R7:R", "W+4:", "WJ", "r7", "R7 ", "R10", "-1"]
TEXTS += [
    "x" * 10_000,
    "7" * 10_000,
    "{ $given }",
    "\x1b[2J",
    "0 catch ²",
    "0 catch ١",
    "00 draw",
    "100 draw",
    "0 swap",
]
TEXTS += [f"{seat} {verb}" for seat in ("0", "9") for verb in VERBS]

scalars = st.none() | st.booleans() | st.sampled_from(NUMBERS + FLOATS) | st.sampled_from(TEXTS) | st.text(SIGNS)
anything = st.recursive(
    scalars | st.binary(max_size=8) | st.integers() | st.floats() | st.builds(object),
    lambda inner: st.lists(inner, max_size=4) | st.dictionaries(st.text(SIGNS, max_size=5) | st.integers(), inner),
    max_leaves=8,
)

# Real documents


def rules_document(rules: Rules) -> dict[str, Any] | str:
    """The rules as a document if that can say them, else their one-line form."""
    document = {"edition": rules.edition.name, "house": list(rules.house), "bluffing": rules.bluffing}
    return (
        document
        if Rules(rules.edition, **dict.fromkeys(rules.house, True), bluffing=rules.bluffing) == rules
        else str(rules)
    )


@cache
def real_positions() -> list[dict[str, Any]]:
    """Documents with positions of random play, as many of each phase, and with moves that follow."""
    found: dict[int, list[dict[str, Any]]] = {phase: [] for phase in range(len(PHASES))}
    for number, (rules, players) in enumerate(ALL_TABLES[::2]):
        rules = bluffing(rules, number % 3 > 0)
        r = new_round(rules, players, f"real {number}")
        random = Random(number)
        lists: dict[int, list[str]] = {}  # the moves after each position that is taken
        for _ in range(400):
            if len(found[r.phase]) < min(12, number // 4 + 1) and r.phase not in lists:
                lists[r.phase] = []
                document = {"rules": rules_document(rules), "position": write_position(rules.edition, r)}
                found[r.phase].append(document | {"moves": lists[r.phase], "key": key_of(number)})
            if r.phase == OVER:
                break
            seat, move = eager(r, random)
            # what a shuffle or a drop decides differs when the position is read, so only the first moves are kept
            for moves in lists.values():
                if len(moves) < 2:
                    moves.append(str(decode(rules.edition, seat, move, range(players))))
            apply(r, seat, move)
    return [document for documents in found.values() for document in documents]


def eager(r: Round, random: Random) -> tuple[int, int]:
    """A card when there is one to lay, most of the time: so rounds end."""
    listed = [(seat, legal_move(r, seat, k)) for seat in range(r.players) for k in range(legal_count(r, seat))]
    cards = [(seat, move) for seat, move in listed if verb_of(move) <= DISCARD_UNO]
    return random.choice(cards if cards and random.random() < 0.9 else listed)


@cache
def real_documents() -> list[bytes]:
    """Positions and stacked deals, as JSON."""
    deals: list[dict[str, Any]] = []
    for number, (rules, players) in enumerate(ALL_TABLES[::17]):
        deck = whole_deck(rules)
        Random(number).shuffle(deck)
        deals.append({"rules": rules_document(rules), "deal": {"players": players, "dealer": 0, "deck": deck[:90]}})
    return [json.dumps(document).encode() for document in real_positions() + deals]


def whole_deck(rules: Rules) -> list[str]:
    deck = [0] * DECK_SIZE
    return [card_text(rules.edition, card) for card in deck[: fill_deck(deck, rules.edition.special)]]


real = st.deferred(lambda: st.sampled_from(real_documents()))

# Changes to them


def places(value: Any, path: tuple[Any, ...] = ()) -> list[tuple[Any, ...]]:
    """Every place in a document; of a long list only the first few and the last."""
    found = [path] if path else []
    if isinstance(value, dict):
        for key in value:
            found += places(value[key], (*path, key))
    if isinstance(value, list):
        for index in {*range(min(3, len(value))), *([len(value) - 1] if value else [])}:
            found += places(value[index], (*path, index))
    return found


FIELDS = ["hands", "discard", "draw", "rest", "color", "turn", "direction", "dealer", "phase", "pending", "exposed"]
FIELDS += ["drawn", "slam", "challenged", "reverse_pending", "passes", "out"]
FIELDS += ["rules", "position", "deal", "moves", "key", "edition", "house", "bluffing", "players", "deck", "hand", "x"]


@st.composite
def changed(draw: st.DrawFn) -> Any:
    """A real document with a few changes."""
    document = json.loads(draw(real))
    for _ in range(draw(st.integers(1, 3))):
        spots = places(document)
        if not spots:
            break
        *way, last = draw(st.sampled_from(spots))
        holder = document
        for step in way:
            holder = holder[step]
        change = draw(st.sampled_from(["delete", "replace", "near", "swap", "double", "add", "nest"]))
        if change == "delete":
            del holder[last]
        elif change == "replace":
            holder[last] = draw(anything)
        elif change == "near":
            holder[last] = draw(near(holder[last]))
        elif change == "swap":
            other = draw(st.sampled_from(list(range(len(holder)) if isinstance(holder, list) else holder)))
            holder[last], holder[other] = holder[other], holder[last]
        elif change == "double" and isinstance(holder, list):
            holder.append(holder[last])
        elif change == "add" and isinstance(holder, dict):
            holder[draw(st.sampled_from(FIELDS))] = holder[last]
        elif change == "nest":
            holder[last] = [holder[last]]
    return document


def near(value: Any) -> st.SearchStrategy[Any]:
    """A value of the same type that may well be wrong."""
    if isinstance(value, bool):
        return st.just(not value)
    if isinstance(value, int):
        return st.sampled_from([value - 1, value + 1, *NUMBERS])
    if isinstance(value, str):
        return st.sampled_from([*TEXTS, *PHASES, "R0", "YR", "G+2", "O5", "W", "W+4", "R", "O", value + value])
    if isinstance(value, list):
        return st.sampled_from([value[:-1], value[1:], value + value, value[::-1], []])
    return st.just(value)


def with_fields(**fields: Any) -> dict[str, Any]:
    """A table with Seven-0 in the Jam edition, where most can be."""
    base = {"hands": [["R1", "Y6"], ["B1", "W"], ["O5"]], "discard": ["R5"], "rest": "out"}
    rules = {"edition": "jam", "house": ["seven_zero"]}
    return {"rules": rules, "position": {key: value for key, value in (base | fields).items() if value is not ...}}


def check_answer(answer: Any) -> None:
    assert isinstance(answer, dict)
    json.dumps(answer, allow_nan=False)
    msgspec.json.encode(answer)
    if "error" not in answer:
        assert set(answer) - {"key"} == {"position", "legal", "events", "result"}
        return
    error = answer["error"]
    assert set(answer) == {"error"}
    assert error["message"].strip()
    assert on_one_line(error["message"]) == error["message"]
    assert len(error["message"]) < 2_000
    if "move" in error:
        assert set(error) == {"move", "rule", "message"}
        assert isinstance(error["move"], int)
    else:
        assert set(error) - {"rule"} == {"at", "message"}
        assert isinstance(error["at"], str)
    assert error.get("rule", "TURN-1") in BY_ID
