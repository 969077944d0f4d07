"""The referee answers whatever it is given."""

import json
from random import Random
from typing import Any

import pytest
from hypothesis import event, example, given, settings
from hypothesis import strategies as st

import oneleft
from oneleft.table.position import PHASES
from oneleft.table.referee import referee_json
from tests.support.fuzz_values import (
    anything,
    changed,
    check_answer,
    languages,
    real,
    real_documents,
    seeds,
    with_fields,
)

# What the referee may answer


@given(anything, languages)
def test_the_referee_answers_anything(document, language):
    check_answer(oneleft.referee(document, language))


@settings(max_examples=400)
@given(changed(), languages)
@example({"\ud800": 1}, "en")
@example({1: 2}, "es")
@example({"position": {"hands": [["R1"], ["R2"]], "discard": ["R3"]}, "moves": ["0 catch ²"]}, "en")
@example({"position": {"hands": [["R1"], ["R2"]], "discard": ["R3"]}, "moves": ["0 catch " + "1" * 5_000]}, "es")
def test_the_referee_answers_a_real_document_that_was_changed(document, language):
    answer = oneleft.referee(document, language)
    event("refused" if "move" in answer.get("error", {}) else "unreadable" if "error" in answer else "judged")
    check_answer(answer)


@pytest.mark.parametrize("field", ["turn", "dealer", "pending", "exposed", "slam", "passes", "out", "color", "hands"])
def test_the_referee_answers_numbers_that_cannot_be_printed(field):
    for number in (10**5_000, -(10**5_000)):
        check_answer(oneleft.referee(with_fields(**{field: number})))
        check_answer(oneleft.referee({"deal": {"players": number}}))


def test_the_real_documents_are_judged():
    for document in real_documents():
        assert "error" not in oneleft.referee(json.loads(document))
    assert {json.loads(d)["position"]["phase"] for d in real_documents() if b"position" in d} == set(PHASES)


def check_json(text: bytes, language: str) -> tuple[Any, int]:
    answer, status = referee_json(text, language)
    read = json.loads(answer)
    check_answer(read)
    assert status == (0 if "error" not in read else 1 if "move" in read["error"] else 2)
    return read, status


@given(st.binary(max_size=60), languages)
@example(b"", "en")
@example(b'{"key":"\xff"}', "es")
@example(b'"\\ud800"', "en")
@example(b"[" * 100_000, "en")
@example(b'{"moves":' + b"[" * 100_000, "es")
@example(b'{"x":' * 50_000, "es")
@example(b'{"position":{"hands":[],"discard":[],"turn":' + b"1" * 6_000 + b"}}", "en")
@example(b"\xef\xbb\xbf{}", "en")
@example(b"{}{}", "en")
def test_the_filter_answers_any_bytes(text, language):
    assert check_json(text, language)[1] == 2


@settings(max_examples=300)
@given(real, seeds, languages)
def test_the_filter_answers_json_that_was_damaged(text, seed, language):
    random = Random(seed)
    damaged = bytearray(text)
    for _ in range(random.randrange(1, 4)):
        place = random.randrange(len(damaged))
        damaged[place : place + random.choice([0, 1, 1, 2, 9])] = random.choice(
            [b"", random.randbytes(1), b'"', b"[", b"}", b",", b"\\u0000", b"\\ud83d", b"null", b"-9", b"1e400"]
        )
    check_json(bytes(damaged), language)


@given(real, seeds, languages)
def test_the_filter_refuses_json_that_was_cut_off(text, seed, language):
    assert check_json(text[: Random(seed).randrange(len(text))], language)[1] == 2


@given(real, languages)
def test_the_filter_and_the_function_agree(text, language):
    answer, _ = check_json(text, language)
    again = oneleft.referee(json.loads(text), language)
    if "key" in json.loads(text):
        assert json.loads(json.dumps(again)) == answer


def test_an_unknown_house_rule_is_refused_with_those_there_are():
    answer = oneleft.referee({"rules": {"house": ["jump_in", "stackin"]}})
    assert answer["error"]["at"] == "rules.house[1]"
    assert "multi_play" in answer["error"]["message"]
    assert answer["error"]["message"].endswith("Did you mean “cross_stacking”?")
