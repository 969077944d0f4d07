"""The JSON Schema of the protocol and of the referee's document, for clients in other languages."""

from __future__ import annotations

from functools import cache
from typing import Any

import msgspec

from oneleft.table.referee import Document

from . import lessons, tournaments
from . import messages as m
from . import puzzles as p
from . import tables as t

DIALECT = "https://json-schema.org/draft/2020-12/schema"
ROOTS: dict[str, Any] = {
    "FromGuest": m.FromGuest,
    "FromTable": m.FromTable,
    "RefereeDocument": Document,
    **{kind.__name__: kind for kind in (t.OpenTable, t.TakeSeat, t.AddBot, t.HandOver)},
    **{kind.__name__: kind for kind in (t.Seated, t.TableShown, t.ScoresShown, t.RuleShown, p.PuzzleShown, t.Problem)},
    "LessonShown": lessons.LessonShown,
    **{
        kind.__name__: kind
        for kind in (tournaments.OpenTournament, tournaments.JoinTournament, tournaments.DrawRound, tournaments.Entered)
    },
}


@cache
def schema() -> dict[str, Any]:
    """One document. `$defs` has every message and document by name, and the unions of both directions."""
    found, parts = msgspec.json.schema_components(ROOTS.values(), ref_template="#/$defs/{name}")
    roots = {name: one for name, one in zip(ROOTS, found, strict=True) if name not in parts}
    return {"$schema": DIALECT, "title": "oneleft", "$defs": roots | dict(sorted(parts.items()))}
