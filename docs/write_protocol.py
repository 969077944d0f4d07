"""Write the tables of the protocol page from the code, and its transcript from a session with a real server."""

import asyncio
import inspect
import json
import re
import tempfile
from collections.abc import AsyncIterator, Iterable
from contextlib import asynccontextmanager
from itertools import count
from pathlib import Path
from typing import Any, NamedTuple

import httpx
import msgspec
from msgspec import inspect as types

from docs.generated_blocks import write_blocks
from oneleft.analysis.analysis_status import AnalysisShown, RoughCurve
from oneleft.lang import DEFAULT_LANGUAGE, catalogue, say
from oneleft.protocol import claimed_names as own
from oneleft.protocol import lessons
from oneleft.protocol import messages as m
from oneleft.protocol import players as pl
from oneleft.protocol import puzzles as p
from oneleft.protocol import tables as t
from oneleft.protocol import tournaments as e
from oneleft.protocol.codes import CODES
from oneleft.server.api import HANDLERS
from oneleft.server.app import Application, Options
from oneleft.server.clock import Clock
from oneleft.server.entropy import Entropy
from oneleft.table.events import EVENTS
from oneleft.table.fairness import commitment, reveal_hash
from oneleft.table.views import View

PAGE = Path(__file__).parent / "protocol.md"

# The fields of messages and documents, from their structs


def words_of(kind: types.Type) -> str:
    """A type in words."""
    if isinstance(kind, types.Metadata):
        words = (kind.extra_json_schema or {}).get("enum", ())
        if tuple(words) == tuple(CODES):
            return "code of a refusal"
        return ", ".join(f"`{word}`" for word in words) or words_of(kind.type)
    if isinstance(kind, types.LiteralType):
        return ", ".join(f"`{word}`" for word in kind.values)
    if isinstance(kind, types.UnionType):
        return " or ".join(dict.fromkeys(words_of(one) for one in kind.types))
    if isinstance(kind, types.ListType | types.VarTupleType):
        inner = words_of(kind.item_type)
        return {"event": "list of events"}.get(inner, inner if inner.startswith("pairs") else f"list of {inner}")
    if isinstance(kind, types.TupleType):
        return f"pairs of {' and '.join(words_of(one) for one in kind.item_types)}"
    if isinstance(kind, types.DictType):
        return f"object, {words_of(kind.key_type)} to {words_of(kind.value_type)}"
    if isinstance(kind, types.StructType):
        name = kind.cls.__name__
        return "event" if kind.tag_field == "event" else f"`{name}`"
    if isinstance(kind, types.StrType):
        return f"text of at most {kind.max_length}" if kind.max_length else "text"
    if isinstance(kind, types.IntType):
        return "integer" if kind.le is None else f"integer, {kind.ge} to {kind.le}"
    if isinstance(kind, types.FloatType):
        return "number" if kind.le is None else f"number, {kind.ge} to {kind.le}"
    return {types.BoolType: "true or false", types.NoneType: "null"}[type(kind)]


def comments_of(struct: type) -> dict[str, str]:
    """The comment after each field."""
    found = re.findall(r"^    (\w+): .*?  # (.*)$", inspect.getsource(struct), re.MULTILINE)
    return {name: comment.replace("``", "`") for name, comment in found}


def default_of(field: types.Field) -> str:
    if field.required:
        return "required"
    usual = field.default if field.default is not msgspec.NODEFAULT else field.default_factory()
    return "defaults" if isinstance(usual, msgspec.Struct) else f"`{json.dumps(usual)}`"


def fields(struct: type) -> list[str]:
    """The struct's docstring, and a row for each of its fields."""
    about = " ".join(inspect.cleandoc(struct.__doc__ or "").replace("``", "`").split())
    own = "" if struct.__doc__ is None or "tag is the class" in about else about
    known = comments_of(struct)
    info = types.type_info(struct)
    assert isinstance(info, types.StructType)
    lines = [own, ""] if own else []
    lines += ["| field | type | if absent | |", "|---|---|---|---|"]
    for field in info.fields:
        lines.append(
            f"| `{field.encode_name}` | {words_of(field.type)} | {default_of(field)} | {known.get(field.name, '')} |"
        )
    return lines


def chapter(structs: Iterable[type], mark: str = "###") -> list[str]:
    lines: list[str] = []
    for struct in structs:
        tag = getattr(struct, "__struct_config__").tag  # noqa: B009 - not every type has it
        lines += [f"{mark} {f'`{tag}`' if tag else f'`{struct.__name__}`'}", "", *fields(struct), ""]
    return lines[:-1]


def from_guest() -> list[str]:
    return chapter(m.FromGuest.__args__)  # type: ignore[attr-defined]


def from_table() -> list[str]:
    return chapter([*m.FromTable.__args__, m.Missed, m.Clock])  # type: ignore[attr-defined]


DOCUMENTS = (
    t.Settings,
    t.OpenTable,
    t.TakeSeat,
    t.PlayDaily,
    t.DailyShown,
    t.DailyDeal,
    t.DailyRank,
    t.AddBot,
    t.HandOver,
    t.TableShown,
    t.SeatShown,
    t.Seated,
    t.Problem,
)


PLAYERS = (
    pl.Rank,
    pl.Statistics,
    pl.Career,
    pl.RatingPoint,
    pl.Opponent,
    pl.MatchShown,
    pl.MatchSeat,
    pl.Luck,
    pl.MatchLuck,
)


NAMES = (
    own.OnDevice,
    own.AskChallenge,
    own.ClaimName,
    own.SignIn,
    own.OwnerAsks,
    own.ChangeKeys,
    own.MadePasskey,
    own.UsedPasskey,
    own.NewCode,
    own.Challenge,
    own.NameShown,
    own.OwnName,
    own.PasskeyShown,
    own.OwnData,
    own.OwnRating,
    own.OwnResult,
)


TOURNAMENTS = (
    e.OpenTournament,
    e.JoinTournament,
    e.DrawRound,
    e.Entered,
    e.TournamentShown,
    e.TournamentPerson,
    e.TournamentRound,
    e.TournamentTable,
    e.OwnPlace,
)


def documents() -> list[str]:
    practice = [lessons.LessonShown, lessons.LessonStep, lessons.Played, p.PuzzleShown, p.PuzzleChoice]
    return chapter([*DOCUMENTS, View, *practice, AnalysisShown, RoughCurve, *PLAYERS, *NAMES, *TOURNAMENTS])


def events() -> list[str]:
    """The events. Their allow-lists say which fields are private."""
    lines = ["| event | fields | only for the players concerned |", "|---|---|---|"]
    for event in EVENTS:
        info = types.type_info(event)
        assert isinstance(info, types.StructType)
        named = [f"`{field.name}`: {words_of(field.type)}" for field in info.fields]
        hidden = [f"`{field.name}`" for field in info.fields if field.name not in event.PUBLIC]
        lines.append(f"| `{info.tag}` | {'; '.join(named)} | {', '.join(hidden)} |")
    return lines


# HTTP and refusals


def endpoints() -> list[str]:
    lines = ["| request | what for | token |", "|---|---|---|"]
    for handler in HANDLERS:
        method = next(iter(handler.http_methods - {"OPTIONS", "HEAD"}))
        path = re.sub(r":\w+", "", "/api" + next(iter(handler.paths)))
        token = "yes" if handler.security else ""
        lines.append(f"| `{method} {path}` | {handler.summary} | {token} |")
    return lines


def sentences() -> dict[str, str]:
    """The English text of each refusal, with dots for its arguments."""
    return {
        key.removeprefix("server-"): say(key, **dict.fromkeys(re.findall(r"\$(\w+)", text), "…"))
        for key, text in catalogue(DEFAULT_LANGUAGE).items()
        if key.startswith("server-")
    }


# Codes whose messages other texts explain, or that have several
IN_OTHER_WORDS = {
    "illegal": "The move is against the rules; `rule` has the rule’s id.",
    "notation": "The text is not a move.",
    "bad-setting": "The rules or the number of players are not possible.",
    "bad-document": "The body is not a document of this kind.",
    "not-entered": "The client sent nothing for ten seconds.",
    "too-quick": "The clock or the bots would be quicker than this server allows.",
    "too-slow": "The client did not read its messages for too long. It should reconnect.",
}


def refusals() -> list[str]:
    said = sentences() | IN_OTHER_WORDS
    lines = ["| code | HTTP | closes with | |", "|---|---|---|---|"]
    for code, (status, closing) in CODES.items():
        lines.append(f"| `{code}` | {status} | {closing or ''} | {said[code]} |")
    return lines


# The transcript


def encode(message: m.Message) -> str:
    return m.encode(message).decode()


class Step(NamedTuple):
    """One action of a client: a request, a message, connecting, or breaking the connection."""

    who: str
    what: str


KEY = "2a" * 32
COMMITMENT = commitment(KEY)
REVEALS = {"Ana": "0a" * 16, "Bo": "0b" * 16 + " otters"}
TABLE, TOKENS = "kitchen-table", {"Ana": "token-of-ana", "Bo": "token-of-bo"}
SCRIPT = [
    Step("Ana", 'POST /api/tables {"nickname":"Ana","settings":{"players":2,"rules":"classic+target=200"}}'),
    Step("Bo", f'POST /api/tables/{TABLE}/seats {{"nickname":"Bo"}}'),
    Step("Ana", "CONNECT"),
    Step("Ana", '{"type":"enter","token":"token-of-ana"}'),
    Step("Bo", "CONNECT"),
    Step("Bo", '{"type":"enter","token":"token-of-bo"}'),
    *(
        Step(who, encode(m.Commit(id=f"c{who}", commitment=COMMITMENT, hash=reveal_hash(COMMITMENT, seat, reveal))))
        for seat, (who, reveal) in enumerate(REVEALS.items())
    ),
    Step("Ana", f"POST /api/tables/{TABLE}/start"),
    *(Step(who, encode(m.Reveal(id=f"r{who}", reveal=reveal))) for who, reveal in REVEALS.items()),
]
START = 1_800_000_000.0


class Wire:
    """A client's socket without a network: incoming messages wait until they are read."""

    def __init__(self, app: Application, table: str) -> None:
        self.to_server: asyncio.Queue[dict[str, Any]] = asyncio.Queue()
        self.came: list[str] = []
        self.number = 0
        self.answered: set[str] = set()
        self.closed = False
        self.greeted = False
        scope = {"type": "websocket", "path": f"/api/tables/{table}/socket", "headers": [], "client": ("127.0.0.1", 1)}
        self.to_server.put_nowait({"type": "websocket.connect"})
        self.running = asyncio.create_task(app(scope, self.to_server.get, self.take))  # type: ignore[arg-type]

    async def take(self, message: Any) -> None:
        if message["type"] == "websocket.close":
            self.closed = True
            self.came.append(f"CLOSED {message['code']} {message['reason']}")
        elif message["type"] == "websocket.send":
            told = m.read_table(message["text"])
            self.came.append(message["text"])
            if isinstance(told, m.Done | m.Refused | m.Hinted):
                self.answered.add(told.id)
            else:
                self.number = told.number
                self.greeted |= isinstance(told, m.Table)

    async def close(self) -> None:
        self.to_server.put_nowait({"type": "websocket.disconnect", "code": 1000})
        await self.running


class TickingClock(Clock):
    """Stands still but for the ticks of a session."""

    def __init__(self) -> None:
        self.at = START
        super().__init__(lambda: self.at)

    def now(self) -> float:
        return self.at

    def follow(self, reference: float, read_at: float) -> float:
        return 0.0


class Session:
    """A server in this process, with fixed secrets and a clock that ticks once per step."""

    def __init__(self, app: Application, clock: TickingClock) -> None:
        self.app, self.clock = app, clock
        self.http = httpx.AsyncClient(transport=httpx.ASGITransport(app), base_url="http://localhost")  # type: ignore[arg-type]
        self.wires: dict[str, Wire] = {}
        self.lines: list[str] = []

    async def play(self, steps: Iterable[Step]) -> list[str]:
        for step in steps:
            self.clock.at += 1
            self.lines.append(f"{step.who} > {step.what}")
            await self.run_next(step)
            await self.settled()
            for who in sorted(self.wires, key=lambda who, first=step.who: (who != first, who)):
                wire = self.wires[who]
                self.lines += [f"{who} < {text}" for text in wire.came]
                wire.came.clear()
        return self.lines

    async def run_next(self, step: Step) -> None:
        wire = self.wires.get(step.who)
        if step.what == "CONNECT":
            self.wires[step.who] = Wire(self.app, TABLE)
        elif step.what == "BREAK":
            assert wire is not None
            await self.wires.pop(step.who).close()
        elif step.what.startswith("{"):
            assert wire is not None
            awaited = message_id(step.what)
            wire.answered.discard(awaited)
            wire.to_server.put_nowait({"type": "websocket.receive", "text": step.what})
            await until(lambda: wire.closed or (wire.greeted and awaited in wire.answered | {""}))
        else:
            await self.ask(step)

    async def ask(self, step: Step) -> None:
        method, path, *body = step.what.split(" ", 2)
        headers = {"authorization": f"Bearer {TOKENS[step.who]}", "content-type": "application/json"}
        answer = await self.http.request(method, path, content="".join(body), headers=headers)
        self.lines.append(f"{step.who} < {answer.status_code} {answer.text}")

    async def settled(self) -> None:
        """Wait until every connected client has received everything."""
        live = self.app.http_app.state.node.live_tables.get(TABLE)
        entered = [wire for wire in self.wires.values() if wire.greeted and not wire.closed]
        if live is not None:
            await until(lambda: live.room.status != "starting" or live.room.awaits_reveals)  # else it deals at once
            await until(lambda: all(wire.number == live.room.number for wire in entered))


def message_id(text: str) -> str:
    return str(json.loads(text).get("id", ""))


async def until(so: Any) -> None:
    async with asyncio.timeout(20):
        while not so():
            await asyncio.sleep(0.005)


class FixedEntropy(Entropy):
    """The fixed table id, key and tokens of this page."""

    def __init__(self) -> None:
        self.tokens = iter(TOKENS.values())

    def room_id(self, request: str) -> str:
        return TABLE

    def token(self, request: str) -> str:
        return next(self.tokens)

    def match_key(self, room_id: str, match: int) -> str:
        return KEY


@asynccontextmanager
async def session() -> AsyncIterator[Session]:
    with tempfile.TemporaryDirectory() as home:
        clock = TickingClock()
        app = Application(Options(f"sqlite:///{home}/tables.sqlite", rate=0, entropy=FixedEntropy(), clock=clock))
        made = Session(app, clock)
        async with made.http, running(app):
            try:
                yield made
            finally:
                for wire in made.wires.values():
                    await wire.close()


@asynccontextmanager
async def running(app: Application) -> AsyncIterator[None]:
    """Run the application from its start-up to its shutdown."""
    stage: asyncio.Queue[dict[str, str]] = asyncio.Queue()
    told: list[str] = []

    async def note(message: Any) -> None:
        told.append(message["type"])

    stage.put_nowait({"type": "lifespan.startup"})
    life = asyncio.create_task(app({"type": "lifespan", "asgi": {}, "state": {}}, stage.get, note))  # type: ignore[arg-type]
    await until(lambda: told)
    yield
    stage.put_nowait({"type": "lifespan.shutdown"})
    await life


async def whole_session() -> list[str]:
    """The script, and then some moves, which depend on the cards."""
    async with session() as made:
        await made.play(SCRIPT)
        ids = (f"{number:04x}" for number in count(1))
        game = made.app.http_app.state.node.live_tables[TABLE].room.game
        first, second = (("Ana", 0), ("Bo", 1)) if game.turn == 0 else (("Bo", 1), ("Ana", 0))

        def move(who: tuple[str, int], message_id: str, number: int | None = None) -> Step:
            view = game.view(who[1])
            text = next(text for text in [*view.legal, f"{who[1]} draw"])
            body = m.Move(id=message_id, number=view.number if number is None else number, move=text)
            return Step(who[0], encode(body))

        once = move(first, next(ids))
        await made.play([once, once])  # a repeated message is answered again and done once
        await made.play([move(first, next(ids), 0)])  # an answer to a position that is past
        await made.play([move(second, next(ids))])
        await made.play([Step("Ana", encode(m.Say(id=next(ids), phrase="nice")))])
        await made.play([Step("Bo", encode(m.Say(id=next(ids), text="thanks!")))])
        last = made.wires["Bo"].number
        await made.play([Step("Bo", "BREAK"), Step("Ana", encode(m.Say(id=next(ids), phrase="hurry")))])
        again = m.Enter(token=TOKENS["Bo"], last=last)
        return await made.play([Step("Bo", "CONNECT"), Step("Bo", encode(again))])


WIDTH = 116


def wrapped(line: str) -> list[str]:
    """The line broken after commas of the JSON, never within a string; `read_transcript` joins it again."""
    lines = [""]
    for part in re.split(r'(?<=,)(?=["{\d\[tfn])', line):
        if len(lines[-1]) + len(part) > WIDTH and lines[-1].strip():
            lines.append("    ")
        lines[-1] += part
    return lines


def read_transcript(text: str) -> list[str]:
    block = re.search(r"<!-- transcript -->\n\n```\n(.*?)\n```", text, re.DOTALL)
    assert block is not None
    return re.sub(r"\n    ", "", block[1]).split("\n")


def steps_of(lines: Iterable[str]) -> list[Step]:
    return [Step(*line.split(" > ", 1)) for line in lines if re.match(r"\w+ > ", line)]


async def replay(steps: Iterable[Step]) -> list[str]:
    """What these guests do, with the answers that they get now."""
    async with session() as made:
        return await made.play(steps)


def transcript() -> list[str]:
    return ["```", *(part for line in asyncio.run(whole_session()) for part in wrapped(line)), "```"]


TABLES = {
    "endpoints": endpoints,
    "from-guest": from_guest,
    "from-table": from_table,
    "events": events,
    "documents": documents,
    "refusals": refusals,
    "transcript": transcript,
}


def page(text: str, names: Iterable[str] = TABLES) -> str:
    """The page with its tables written again."""
    return write_blocks(text, {name: TABLES[name]() for name in names})


if __name__ == "__main__":
    PAGE.write_text(page(PAGE.read_text("utf-8")), "utf-8")
