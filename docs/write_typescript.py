"""Write the page's types and constants of the protocol (`page/src/lib/protocol.ts`) from the code."""

import json
import re
from collections.abc import Iterable, Sequence
from pathlib import Path
from typing import Any

import msgspec
from msgspec import inspect as types

from docs.write_protocol import NAMES, PLAYERS, TOURNAMENTS, comments_of
from oneleft.analysis import report as r
from oneleft.analysis.analysis_status import AnalysisShown, RoughCurve
from oneleft.analysis.quality import ERRORS, FAULTS, THRESHOLDS
from oneleft.analysis.reasons import Why
from oneleft.arena.stats import Z95
from oneleft.bots.adaptive_bot import STRONGEST
from oneleft.bots.levels import DEFAULT_LEVEL, OFFERED_LEVELS
from oneleft.match.player_counts import most_cards
from oneleft.policies.characters import CHARACTERS, Face
from oneleft.protocol import claimed_names as n
from oneleft.protocol import desk as d
from oneleft.protocol import lessons
from oneleft.protocol import messages as m
from oneleft.protocol import puzzles as p
from oneleft.protocol import tables as t
from oneleft.protocol import tournaments as e
from oneleft.protocol.codes import CODES, FINAL_CLOSE_CODES, NEWS_CODES, OPERATOR_CODES, WITHOUT_TABLE
from oneleft.protocol.invites import INVITE
from oneleft.protocol.phrases import PHRASES, REACTIONS
from oneleft.rules.config import OPTIONS, Rules
from oneleft.rules.editions import EDITIONS
from oneleft.rules.formats import ANY_PLAYERS, FORMATS, NO_PARTNERS
from oneleft.rules.options import GROUPS
from oneleft.rules.presets import PRESETS
from oneleft.server.replays import Replay, Step
from oneleft.table.events import EVENTS
from oneleft.table.notation import color_letters, wild_texts
from oneleft.table.rule_examples import EXAMPLES
from oneleft.table.views import View

FILE = Path(__file__).parents[1] / "page" / "src" / "lib" / "protocol.ts"
WIDTH = 120  # as in page/.prettierrc.json
HEAD = "// Written by docs/write_typescript.py from the code: change that instead, and run `make docs`."

# The page may leave out what has a default.
REQUESTS = (
    *(t.OpenTable, t.TakeSeat, t.QuickMatch, t.PlayDaily, t.AddBot, t.HandOver),
    *(e.OpenTournament, e.JoinTournament, e.DrawRound),
    *(n.OnDevice, n.AskChallenge, n.ClaimName, n.SignIn, n.OwnerAsks, n.ChangeKeys, n.MadePasskey, n.UsedPasskey),
    d.GiveOrder,
)
ANSWERS = (
    t.Settings,
    t.SeatShown,
    t.TableShown,
    t.ScoresShown,
    t.Seated,
    t.DailyRank,
    t.DailyDeal,
    t.DailyShown,
    t.Problem,
    t.RulesRead,
    t.RuleShown,
    p.PuzzleChoice,
    p.PuzzleShown,
    View,
    Step,
    Replay,
    lessons.Played,
    lessons.LessonStep,
    lessons.LessonShown,
    *(d.DeskPerson, d.DeskTable, d.DeskTables, d.DeskNode, d.DeskOrder, d.DeskStatus, d.OrderGiven),
)
ANALYSIS = (RoughCurve, r.Step, Why, r.Verdict, r.Note, r.Event, r.Player, r.Report, AnalysisShown)
COMMON_NAMES = (r.Step, r.Note, r.Event, r.Player)  # which other things have too
FROM_GUEST = m.FromGuest.__args__  # type: ignore[attr-defined]
FROM_TABLE = m.FromTable.__args__  # type: ignore[attr-defined]
PARTS = (m.Clock, m.Missed, m.Chance)
NAMED_UNIONS = {tuple(CODES): "RefusalCode", t.RATING_CODES: "RatingCode"}


def quote(text: str) -> str:
    return "'" + text.replace("\\", "\\\\").replace("'", "\\'") + "'"


def literal(value: Any) -> str:
    """A value as prettier writes it on one line."""
    if isinstance(value, str):
        return quote(value)
    if isinstance(value, dict):
        return "{ " + ", ".join(f"{name}: {literal(inner)}" for name, inner in value.items()) + " }"
    if isinstance(value, list | tuple):
        return f"[{', '.join(map(literal, value))}]"
    return json.dumps(value)


def name_of(struct: type) -> str:
    """Events are many, and their names are everyday words."""
    if struct in COMMON_NAMES:
        return f"Analysis{struct.__name__}"
    return f"{struct.__name__}Event" if struct in EVENTS else struct.__name__


def type_of(kind: types.Type) -> str:
    """A type in TypeScript."""
    if isinstance(kind, types.Metadata):
        words = (kind.extra_json_schema or {}).get("enum", ())
        if tuple(words) in NAMED_UNIONS:
            return NAMED_UNIONS[tuple(words)]
        return " | ".join(map(quote, words)) or type_of(kind.type)
    if isinstance(kind, types.LiteralType):
        return " | ".join(map(literal, kind.values))
    if isinstance(kind, types.UnionType):
        tags = {one.tag_field for one in kind.types if isinstance(one, types.StructType)}
        return "GameEvent" if tags == {"event"} else " | ".join(dict.fromkeys(type_of(one) for one in kind.types))
    if isinstance(kind, types.ListType | types.VarTupleType):
        inner = type_of(kind.item_type)
        return f"({inner})[]" if " | " in inner else f"{inner}[]"
    if isinstance(kind, types.TupleType):
        return f"[{', '.join(type_of(one) for one in kind.item_types)}]"
    if isinstance(kind, types.DictType):  # the keys of a JSON object are texts
        return f"Record<string, {type_of(kind.value_type)}>"
    if isinstance(kind, types.StructType):
        return name_of(kind.cls)
    names = {types.StrType: "string", types.IntType: "number", types.FloatType: "number", types.BoolType: "boolean"}
    return names.get(type(kind), "null")


def interface(struct: type) -> list[str]:
    """The fields of a struct. What equals its default is left out of messages, and may be left out of requests."""
    info = types.type_info(struct)
    assert isinstance(info, types.StructType)
    omits = struct in REQUESTS or struct.__struct_config__.omit_defaults  # type: ignore[attr-defined]
    comments = comments_of(struct)
    lines = [f"export interface {name_of(struct)} {{"]
    if info.tag_field:
        lines.append(f"  {info.tag_field}: {quote(str(info.tag))}")
    for field in info.fields:
        comment = f" // {comments[field.name]}" if field.name in comments else ""
        kind = type_of(field.type)
        if struct in REQUESTS and kind == "Settings":
            kind = "Partial<Settings>"
        lines.append(f"  {field.encode_name}{'?' if omits and not field.required else ''}: {kind}{comment}")
    return [*lines, "}"]


def union(name: str, members: Iterable[str]) -> list[str]:
    """A union type, on one line if it fits, or on the next."""
    members = list(members)
    head, joined = f"export type {name} =", " | ".join(members)
    if len(f"{head} {joined}") <= WIDTH:
        return [f"{head} {joined}"]
    return [head, f"  {joined}"] if len(joined) + 2 <= WIDTH else [head, *(f"  | {member}" for member in members)]


def constant(name: str, values: Sequence[Any]) -> str:
    return f"export const {name} = {literal(values)}"


def rows(name: str, kind: str, values: Sequence[dict[str, Any]]) -> list[str]:
    """A list of objects with the same fields, and their type. The first one is the default."""
    types_of_values = {bool: "boolean", int: "number", str: "string", list: "string[]"}
    types_of_values |= {tuple: "number[]", type(None): "null"}
    kinds = {
        field: " | ".join(dict.fromkeys(types_of_values[type(row[field])] for row in values)) for field in values[0]
    }
    fields = [f"  {field}: {kind}" for field, kind in kinds.items()]
    typed = f"export const {name}: [{kind}, ...{kind}[]] = ["
    written = [line for value in values for line in row_lines(value)]
    return [f"export interface {kind} {{", *fields, "}", typed, *written, "]"]


def row_lines(row: dict[str, Any]) -> list[str]:
    """An object of a list, on one line if it fits."""
    line = f"  {literal(row)},"
    return [line] if len(line) <= WIDTH else ["  {", *(f"    {name}: {literal(row[name])}," for name in row), "  },"]


def editions() -> list[str]:
    about = [
        {
            "name": one.name,
            "sheet": one.sheet,
            "colors": color_letters(one),
            "wilds": [*wild_texts(one).values()],
            "mostCards": tuple(most_cards(one, players) for players in ANY_PLAYERS),
        }
        for one in sorted(EDITIONS.values(), key=lambda one: one is not Rules().edition)
    ]
    return rows("EDITIONS", "Edition", about)


def formats() -> list[str]:
    about = [
        {
            "name": one.name,
            "players": one.players,
            "hasPartners": one.partners != NO_PARTNERS,
            "hasTarget": one.has_target,
            "tables": one.tables,
            "rounds": one.rounds,
        }
        for one in sorted(FORMATS.values(), key=lambda one: one is not Rules().format)
    ]
    return rows("FORMATS", "Format", about)


def options() -> list[str]:
    """The switches that people are offered and what is short for them, the ranges of the numbers, and the presets."""
    switches = [
        {
            "name": name,
            "usual": one.default,
            "group": one.group,
            "brings": [*one.brings],
            "excludes": [*one.excludes],
            "isShort": one.is_short,
        }
        for name, one in OPTIONS.items()
        if one.is_switch and (one.is_offered or one.is_short)
    ]
    numbers = [
        {
            "name": name,
            "least": one.least,
            "most": one.most,
            "usual": one.default,
            "group": one.group,
            "above": one.above,
        }
        for name, one in OPTIONS.items()
        if not one.is_switch
    ]
    presets = [{"name": name, "words": [*words]} for name, words in PRESETS.items()]
    return [
        constant("GROUPS", GROUPS),
        *rows("SWITCHES", "Switch", switches),
        *rows("NUMBERS", "NumberOption", numbers),
        *rows("PRESETS", "Preset", presets),
        "// An example of each: cards, `?` for one face down, and a sign after a dash.",
        "export const EXAMPLES: Record<string, string> = {",
        *(f"  {name}: {literal(example)}," for name, example in EXAMPLES.items()),
        "}",
    ]


def settings() -> list[str]:
    """The ranges of a table's numbers."""
    info = types.type_info(t.Settings)
    assert isinstance(info, types.StructType)
    lines = []
    for field in info.fields:
        kind = field.type.type if isinstance(field.type, types.Metadata) else field.type
        if isinstance(kind, types.IntType | types.FloatType):
            row = {"least": kind.ge, "most": kind.le, "usual": field.default}
            lines.append(f"  {field.name}: {literal(row)},")
    return ["export const SETTINGS = {", *lines, "}"]


def characters() -> list[str]:
    """The faces of the characters, by name."""
    lines = [*interface(Face), "export const CHARACTERS: Record<string, Face> = {"]
    for name, character in CHARACTERS.items():
        fields = msgspec.structs.asdict(character.face)
        lines += [f"  {name}: {{", *(f"    {field}: {literal(value)}," for field, value in fields.items()), "  },"]
    return [*lines, "}"]


def constants() -> list[str]:
    return [
        f"export const PROTOCOL = {m.PROTOCOL}",
        "",
        "// The rules of a table. The message catalogue explains each. The first edition, format and preset are usual.",
        "// `mostCards`: how many cards can be dealt to each, at a table of 2 players, of 3, and so on (DEAL-1).",
        "// `brings`: switches that are on with this one. `isShort`: it stands for those that it brings.",
        "// `excludes`: words that are refused with it. `above`: a number that this one must exceed.",
        *editions(),
        *formats(),
        *options(),
        "",
        "// The other settings of a table.",
        *settings(),
        "",
        "// Bots, from the weakest to the strongest, and the one that matches people.",
        constant("LEVELS", [name for name in OFFERED_LEVELS if name not in CHARACTERS]),
        f"export const DEFAULT_LEVEL = {quote(DEFAULT_LEVEL)}",
        f"export const STRONGEST_ADAPTIVE = {STRONGEST}",
        "",
        "// The characters among the bots, and how each is drawn.",
        *characters(),
        "",
        constant("PHRASES", PHRASES),
        constant("REACTIONS", REACTIONS),
        "",
        *(line for words, name in NAMED_UNIONS.items() for line in (*union(name, map(quote, words)), "")),
        "// Decisions that are mistakes: the least loss, as a share of the round, and by how many standard errors.",
        f"export const FAULTS = {literal(FAULTS)} as const",
        f"export const LEAST_LOSS = {min(THRESHOLDS.values())}",
        f"export const LOSS_ERRORS = {ERRORS:g}",
        f"export const Z95 = {Z95} // standard errors on each side of a 95% interval",
        "",
        "// Of sockets: after these the server does not want this client back.",
        constant("FINAL_CLOSE_CODES", sorted(FINAL_CLOSE_CODES)),
        constant("WITHOUT_TABLE", WITHOUT_TABLE),
        constant("OPERATOR_CODES", OPERATOR_CODES),
        constant("NEWS_CODES", list(NEWS_CODES)),
        constant("INVITE", INVITE),
    ]


def typescript() -> str:
    """The whole file."""
    lines = [HEAD, "", *constants()]
    shown = [struct for struct in (*NAMES, *TOURNAMENTS) if struct not in REQUESTS]
    for struct in (*REQUESTS, *ANSWERS, *shown, *ANALYSIS, *PLAYERS, *PARTS, *FROM_GUEST, *FROM_TABLE, *EVENTS):
        lines += ["", *interface(struct)]
    lines += ["", *union("GameEvent", map(name_of, EVENTS))]
    lines += ["", *union("FromGuest", map(name_of, FROM_GUEST))]
    lines += ["", *union("FromTable", map(name_of, FROM_TABLE))]
    return re.sub(r"[^\S\n]+$", "", "\n".join(lines), flags=re.MULTILINE) + "\n"


if __name__ == "__main__":
    FILE.write_text(typescript(), "utf-8")
