"""docs/protocol.md says what the server does."""

import asyncio
import json
import re
import runpy
from pathlib import Path

import jsonschema
import pytest

from docs import write_schema, write_typescript
from oneleft.protocol import messages as m
from oneleft.protocol.json_schema import schema

ROOT = Path(__file__).parents[2]


@pytest.fixture(scope="module")
def writer():
    return runpy.run_path(str(ROOT / "docs" / "write_protocol.py"))


@pytest.fixture(scope="module")
def text(writer):
    return writer["PAGE"].read_text("utf-8")


def test_the_documented_tables_match_the_code(writer, text):
    """Run `make docs` after changing a message, an endpoint or a refusal."""
    assert text == writer["page"](text, [name for name in writer["TABLES"] if name != "transcript"])
    assert "| `uno_grace` | number, 0 to 10 | `1.5` | seconds before a catch counts |" in text


@pytest.mark.filterwarnings("ignore::litestar.exceptions.base_exceptions.LitestarDeprecationWarning")
def test_the_transcript_matches_a_servers_answers(writer, text):
    """Its requests, repeated at a server with the same key, get the same answers to the letter."""
    lines = writer["read_transcript"](text)
    steps = writer["steps_of"](lines)
    assert len(steps) >= 12
    assert asyncio.run(writer["replay"](steps)) == lines


def test_the_transcripts_numbers_are_in_order(writer, text):
    numbers = {}
    kinds = set()
    for line in writer["read_transcript"](text):
        who, way, said = re.match(r"(\w+) ([<>]) (.*)", line).groups()
        if said == "BREAK":
            del numbers[who]
        if way == ">" and said.startswith("{"):
            m.read_guest(said)
        if way == "<" and said.startswith("{"):
            message = m.read_table(said)
            kinds.add(type(message))
            assert json.loads(said)["type"] == type(message).__name__.lower()
            if not isinstance(message, m.Done | m.Refused):
                assert message.number == numbers.get(who, message.number - 1) + 1
                numbers[who] = message.number
    assert kinds == {m.Hello, m.Table, m.Events, m.Said, m.Done, m.Refused}


def test_the_pages_types_match_the_code():
    """Run `make docs` after changing a message, a document, a view, an event or a rule."""
    assert write_typescript.FILE.read_text("utf-8") == write_typescript.typescript()


def test_the_published_schema_matches_the_code():
    """Run `make docs` after changing a message, a document, a view, an event or the referee's document."""
    assert write_schema.FILE.read_text("utf-8") == write_schema.text()


def validator(name):
    whole = schema() | {"$ref": f"#/$defs/{name}"}
    jsonschema.Draft202012Validator.check_schema(whole)
    return jsonschema.Draft202012Validator(whole)


def test_the_transcript_is_valid_by_the_schema(writer, text):
    to_server, to_client = validator("FromGuest"), validator("FromTable")
    messages = [re.match(r"\w+ ([<>]) (\{.*)", line) for line in writer["read_transcript"](text)]
    for way, said in (found.groups() for found in messages if found):
        (to_server if way == ">" else to_client).validate(json.loads(said))
    assert not to_server.is_valid({"type": "move", "id": "1", "number": 3})
    assert not to_client.is_valid({"type": "done", "id": 1, "number": 3})


def test_the_referees_document_is_valid_by_the_schema():
    document = validator("RefereeDocument")
    deal = {"rules": {"house": ["jump_in"]}, "deal": {"players": 3, "dealer": 2}, "moves": ["0 draw"]}
    document.validate(deal)
    document.validate(deal | {"rules": "jam+lowest"})
    assert not document.is_valid(deal | {"rules": {"house": ["jump"]}})
    assert not document.is_valid(deal | {"move": "0 draw"})
