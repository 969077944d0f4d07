"""Documents from people and programs: decoded, or refused with a sentence that names the fault and its place."""

from __future__ import annotations

import json
import re
from codecs import BOM_UTF8
from collections.abc import Callable
from typing import Any, TypeVar

import msgspec

from oneleft.errors import DocumentError
from oneleft.rules.round import MAX_PLAYERS

T = TypeVar("T")

# The decoder's messages, and ours.
FAULTS = {
    r"Expected `(?P<wanted>.*)`, got `(?P<given>.*)`": "document-type",
    r"Object missing required field `(?P<name>.*)`": "document-field-missing",
    r"Object contains unknown field `(?P<name>.*)`": "document-field-unknown",
    r"Invalid (?:enum )?value '(?P<given>.*)'": "document-word",
    r"Expected `[^`]*` (?:of )?(?P<limit>.*)": "document-limit",
    r"JSON is malformed: .* \(byte (?P<byte>\d+)\)": "document-json-byte",
    r"Input data was truncated": "document-json-cut",
}


def read_form(read: Callable[[], T]) -> T:
    """Convert a document, or raise an error that names the field at fault."""
    try:
        return read()
    except RecursionError:
        raise DocumentError("", "document-too-deep") from None
    except UnicodeError as error:
        raise DocumentError("", "document-encoding", byte=str(getattr(error, "start", 0))) from None
    except msgspec.MsgspecError as error:
        raise decoder_error(str(error)) from None


def decoder_error(message: str) -> DocumentError:
    """The error for a message of the decoder, which ends with the place: "... - at `$.position.hands[0]`"."""
    parts = re.fullmatch(r"(.*?)(?: - at `(?:key` in `)?\$\.?([^`]*)`)?", message, re.DOTALL)
    fault, at = parts.groups(default="") if parts else (message, "")
    for form, key in FAULTS.items():
        if found := re.fullmatch(form, fault, re.DOTALL):
            return DocumentError(at, key, **found.groupdict())
    return DocumentError(at, "document-form", fault=fault)


def read_json(data: bytes | str, decode: Callable[[str], T]) -> T:
    """Decode JSON, or raise an error that names the field, or the line and the column, at fault."""

    def read() -> T:
        text = data if isinstance(data, str) else data.removeprefix(BOM_UTF8).decode()
        try:
            return decode(text)
        except msgspec.ValidationError:
            raise
        except msgspec.DecodeError:
            raise _syntax_error(text) from None

    return read_form(read)


def refuse_duplicate_keys(text: str) -> None:
    """Refuse an object that names a field twice: readers do not agree on which of the two counts."""
    DISTINCT_KEYS.decode(text)


def _refuse_duplicates(pairs: list[tuple[str, Any]]) -> None:
    names = [name for name, _ in pairs]
    if len(set(names)) < len(names):
        raise DocumentError("", "document-key-twice", name=next(name for name in names if names.count(name) > 1))


DISTINCT_KEYS = json.JSONDecoder(object_pairs_hook=_refuse_duplicates, parse_int=str, parse_float=str)


def _syntax_error(text: str) -> DocumentError:
    """Where a text stops being JSON. The fast decoder counts bytes at best, Python's counts lines and columns."""
    if not text.strip():
        return DocumentError("", "document-empty")
    try:
        json.loads(text)
    except json.JSONDecodeError as error:
        ends = error.pos >= len(text.rstrip())
        place = {"line": str(error.lineno), "column": str(error.colno)}
        return DocumentError("", "document-json-ends" if ends else "document-json", **place)
    except ValueError:
        pass
    return DocumentError("", "document-json-value")


def with_place(error: DocumentError) -> Callable[[str], str]:
    """The explanation of an error after the place in the document, for a message that quotes it."""
    return lambda language: f"{error.at}: {error.explain(language)}" if error.at else error.explain(language)


def check_seat(seat: int | None, players: int, at: str, default: int) -> int:
    if seat is None:
        return default
    if not 0 <= seat < players:
        raise DocumentError(at, "document-seat", "PLAYERS-1", given=seat, players=players)
    return seat


def check_size(players: int, at: str) -> None:
    if not 2 <= players <= MAX_PLAYERS:
        raise DocumentError(at, "setup-players", "PLAYERS-1", players=players)
