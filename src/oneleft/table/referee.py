"""The referee: reads a position or a stacked deal and some moves, answers with the resulting position and events."""

from __future__ import annotations

from collections.abc import Callable
from functools import lru_cache
from typing import TYPE_CHECKING, Any, Literal

import msgspec

from oneleft.errors import DocumentError, IllegalMove, KeyFormatError, NotationError, OneleftError, SetupError
from oneleft.lang import DEFAULT_LANGUAGE
from oneleft.match.player_counts import check_table
from oneleft.rules.config import HOUSE_RULES, Rules, find_edition
from oneleft.rules.round import OVER, Round
from oneleft.rules.scoring import out_points

from . import events as e
from .documents import read_form, read_json, refuse_duplicate_keys
from .fairness import new_key
from .move import DEAL, Move
from .position import Position
from .position_reader import read_position
from .position_writer import write_position
from .stacked_deal import Deal, deal_stacked
from .table import Table

STANDARD = Rules()
EXIT_REFUSED = 1
EXIT_UNREADABLE = 2

if TYPE_CHECKING:
    HouseRule = str
else:
    HouseRule = Literal[HOUSE_RULES]  # the decoder refuses other words


class RulesDocument(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The rules by which the referee judges: the edition and the house rules of one round, without a match."""

    edition: str = "classic"
    house: list[HouseRule] = []
    bluffing: bool = True
    cards: int = STANDARD.cards
    catch: int = STANDARD.catch
    mercy: int | None = None

    def rules(self) -> Rules:
        return rules_with(self.edition, frozenset(self.house), self.bluffing, self.cards, self.catch, self.mercy)


@lru_cache(1 << 10)  # many documents have the same rules
def rules_with(edition: str, house: frozenset[str], bluffing: bool, cards: int, catch: int, mercy: int | None) -> Rules:
    switches: dict[str, Any] = dict.fromkeys(house, True)
    return Rules(find_edition(edition), bluffing=bluffing, cards=cards, catch=catch, mercy=mercy, **switches)


parse_rules = lru_cache(1 << 10)(Rules.parse)


class Document(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    rules: RulesDocument | str = RulesDocument()  # or the one-line form
    position: Position | None = None
    deal: Deal | None = None
    moves: list[str] = []
    key: str | None = None

    def played_by(self) -> Rules:
        return parse_rules(self.rules) if isinstance(self.rules, str) else self.rules.rules()


DECODER = msgspec.json.Decoder(Document)


def referee(document: Any, language: str = DEFAULT_LANGUAGE) -> dict[str, Any]:
    """Judge a document. A bad document does not raise: the answer has an ``error``."""
    return answer(lambda: read_form(lambda: msgspec.convert(document, Document)), language)


def referee_json(text: bytes, language: str = DEFAULT_LANGUAGE) -> tuple[bytes, int]:
    """Judge a JSON document. Returns the answer as JSON, and the exit status of the command."""
    answered = answer(lambda: read_json(text, decode_document), language)
    status = 0
    if "error" in answered:
        status = EXIT_REFUSED if "move" in answered["error"] else EXIT_UNREADABLE
    return msgspec.json.encode(answered), status


def decode_document(text: str) -> Document:
    document = DECODER.decode(text)
    refuse_duplicate_keys(text)
    return document


def answer(read: Callable[[], Document], language: str) -> dict[str, Any]:
    try:
        return play_document(read())
    except OneleftError as error:
        return {"error": describe(naming_rules(error), language)}


def naming_rules(error: OneleftError) -> OneleftError:
    """The error; if it is an unknown house rule, one that names those there are."""
    if isinstance(error, DocumentError) and error.key == "document-word" and error.at.startswith("rules.house["):
        given = error.message_args["given"]
        return DocumentError(error.at, "setup-word", given=given, known=", ".join(HOUSE_RULES))
    return error


class RefusedMove(OneleftError):
    """A refused move of the document, by its number."""

    def __init__(self, number: int, refused: IllegalMove) -> None:
        super().__init__(refused.key, refused.rule, **refused.message_args)
        self.number = number


def describe(error: OneleftError, language: str) -> dict[str, Any]:
    """The error as JSON: the message, its rule and its place in the document."""
    if isinstance(error, RefusedMove):
        return {"move": error.number, "rule": error.rule, "message": error.explain(language)}
    at = error.at if isinstance(error, DocumentError) else "rules"
    rule = {"rule": error.rule} if error.rule else {}
    return {"at": at, **rule, "message": error.explain(language)}


def play_document(document: Document) -> dict[str, Any]:
    drawn = {"key": new_key()} if document.key is None else {}
    document = msgspec.structs.replace(document, **drawn)
    rules = document.played_by()
    events: list[e.Event] = []
    table = set_up(rules, document, events)
    for number, text in enumerate(document.moves):
        events += make_move(table, number, text)
    r = table.round
    return {
        "position": write_position(rules.edition, r),
        "legal": [table.legal_texts(seat) for seat in range(r.players)],
        "events": e.to_builtins(events),
        "result": result(r),
        **drawn,
    }


def set_up(rules: Rules, document: Document, events: list[e.Event]) -> Table:
    """The table before the first move."""
    if (document.position is None) == (document.deal is None):
        raise DocumentError("position", "document-position-or-deal")
    players = document.deal.players if document.deal else len(document.position.hands) if document.position else 0
    check_table_size(rules, players, "deal.players" if document.deal else "position.hands")
    try:
        key = new_key() if document.key is None else document.key
        table = Table(rules, tuple(range(min(max(players, 0), 10))), key, 0)
    except KeyFormatError as fault:
        raise DocumentError("key", fault.key, **fault.message_args) from None
    if document.position:
        read_position(rules, document.position, table.round)
    elif document.deal:
        deal_stacked(rules, document.deal, table.round)
        events += table.event_builder.deal_events(table.round)
    return table


def check_table_size(rules: Rules, players: int, at: str) -> None:
    """PARTNERS-1 to PARTNERS-3: some formats fix the number of players."""
    try:
        check_table(rules, players)
    except SetupError as fault:
        raise DocumentError(at, fault.key, fault.rule, **fault.message_args) from None


def make_move(table: Table, number: int, text: str) -> list[e.Event]:
    chair, code = table.find_legal(text) or read_move(table, number, text)
    return table.push_with_events(chair, code)


def read_move(table: Table, number: int, text: str) -> tuple[int, int]:
    """The chair and the move. An error says what is wrong with the text, or why the move is not legal."""
    r = table.round
    try:
        move = Move(text)
        if move == DEAL:  # a document has one round
            raise NotationError("notation-seat", given=text)
        if not 0 <= move.seat < r.players:
            raise NotationError("notation-no-seat", given=str(move.seat), seats=f"0-{r.players - 1}")
        chair, code = table.codec.encode(move)
    except NotationError as fault:
        raise DocumentError(f"moves[{number}]", fault.key, fault.rule, **fault.message_args) from None
    refused = table.refusal(chair, code, [str(seat) for seat in table.seating])
    if refused is not None:
        raise RefusedMove(number, refused)
    return chair, code


def result(r: Round) -> dict[str, Any] | None:
    """SCORE-2: what the round gives each seat under ``points`` scoring."""
    if r.phase != OVER:
        return None
    points = [0] * r.players
    if r.out >= 0:
        points[r.out] = out_points(r)
    return {"out": r.out if r.out >= 0 else None, "blocked": r.out < 0, "points": points}
