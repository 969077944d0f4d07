"""Play on the law and on the model, and compare all that can be seen after every move."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any, Self

from oneleft import Rules, referee
from oneleft.table.events import Dropped, Event
from oneleft.table.move import Move
from oneleft.table.position import convert_position
from oneleft.table.position_reader import read_position
from oneleft.table.position_writer import write_position
from oneleft.table.referee import result
from oneleft.table.table import Table as LawTable

from .cards import symbol_of
from .legal import legal_moves
from .moves import make_move
from .options import Options
from .pile import Difference
from .start import lay_out, start
from .table import Table

Choose = Callable[[Sequence[str]], str]


class Law:
    """One table of the real law, seen as the referee shows it: the open position, the legal moves, the result."""

    def __init__(self, options: Options, players: int, key: str) -> None:
        self.rules = Rules.parse(options.line)
        self.table = LawTable(self.rules, tuple(range(players)), key, 0)

    def deal(self, dealer: int) -> None:
        self.table.round.dealer = dealer
        self.table.deal()

    def lay_out(self, position: dict[str, Any]) -> None:
        read_position(self.rules, convert_position(position), self.table.round)

    @property
    def position(self) -> dict[str, Any]:
        return write_position(self.rules.edition, self.table.round)

    @property
    def legal(self) -> list[list[str]]:
        return [self.table.legal_texts(seat) for seat in range(self.table.round.players)]

    @property
    def result(self) -> dict[str, Any] | None:
        return result(self.table.round)

    def push(self, text: str) -> list[Event]:
        return self.table.push_with_events(*self.table.codec.encode(Move(text)))


class Comparison:
    """A round on both sides. A difference says where it arose, and with which moves."""

    def __init__(self, law: Law, model: Table) -> None:
        self.law, self.model = law, model
        self.moves: list[str] = []
        self.position = self.first = law.position
        self.legal = law.legal
        self.compare()

    @classmethod
    def of_deal(cls, options: Options, players: int, key: str, dealer: int) -> Self:
        law = Law(options, players, key)
        law.deal(dealer)
        return cls(law, start(options, law.position))

    @classmethod
    def of_position(cls, options: Options, position: dict[str, Any], key: str) -> Self:
        law = Law(options, len(position["hands"]), key)
        law.lay_out(position)
        return cls(law, lay_out(options, law.position))

    @property
    def line(self) -> str:
        return self.model.options.line

    @property
    def over(self) -> bool:
        return self.model.phase == "over"

    def play(self, choose: Choose) -> None:
        """One move, chosen from what everyone may do."""
        before = self.position
        move = choose([move for moves in self.legal for move in moves])
        self.moves.append(move)
        events = self.law.push(move)
        self.position, self.legal = self.law.position, self.law.legal
        try:
            chance(self.model, self.position, events)
            make_move(self.model, move)
            self.compare()
        except (Difference, AssertionError, ValueError, KeyError) as difference:
            at = f"{self.line}\nfrom {before}\nto {self.position}\nbegun with {self.first}\nmoves {self.moves}"
            raise Difference(f"{difference}\nafter {move} in {at}") from difference

    def compare(self) -> None:
        self.model.draw.settle(self.position["draw"])
        found = seen_fields(self.position)
        for name, expected in model_fields(self.model).items():
            if found.get(name) != expected:
                raise Difference(f"{name}: {expected} by the rulebook, {found.get(name)} by the law")
        for seat, moves in enumerate(self.legal):
            expected_moves = legal_moves(self.model, seat)
            if sorted(moves) != sorted(expected_moves):
                more, less = sorted({*moves} - {*expected_moves}), sorted({*expected_moves} - {*moves})
                raise Difference(f"seat {seat}: the law also allows {more}, and forbids {less}")
        if self.law.result != model_result(self.model):
            raise Difference(f"result: {model_result(self.model)} by the rulebook, {self.law.result} by the law")

    def read_again(self) -> None:
        """The position, read in anew, is the same one and leaves everyone the same moves."""
        answer = referee({"rules": str(self.law.rules), "position": self.position})
        if answer.get("position") != self.position or answer.get("legal") != self.legal:
            raise Difference(f"read in anew, {self.position}\nbecomes {answer}\n{self.line}")


def seen_fields(position: dict[str, Any]) -> dict[str, Any]:
    """The open position, with every hand in an order of its own."""
    fields = position | {"hands": [sorted(hand) for hand in position["hands"]]}
    if position.get("out_with"):
        fields["out_with"] = {int(seat): sorted(hand) for seat, hand in position["out_with"].items()}
    if position.get("challenged"):
        fields["challenged"] = position["challenged"] | {"hand": sorted(position["challenged"]["hand"])}
    return fields


def chance(model: Table, position: dict[str, Any], events: list[Event]) -> None:
    """Tell the model what chance gave: which cards were drawn, how a card landed."""
    out_with = position.get("out_with") or {}
    model.after = [out_with.get(str(seat), hand) for seat, hand in enumerate(position["hands"])]
    model.named = position.get("out")
    model.landed = next((event.side for event in events if isinstance(event, Dropped)), None)


def model_fields(t: Table) -> dict[str, Any]:
    """The model's position, with the fields that only some phases have."""
    fields = {
        "hands": [sorted(hand) for hand in t.hands],
        "discard": t.discard,
        "dealer": t.dealer,
        "phase": t.phase,
        "pending": t.pending,
        "exposed": t.exposed,
        "out_with": {seat: sorted(hand) for seat, hand in t.out_with.items()} or None,
    }
    if t.phase == "over":
        return fields | {"out": t.winner}
    last = t.challengeable
    return fields | {
        "color": t.color,
        "turn": t.turn,
        "direction": "left" if t.direction == 1 else "right",
        "drawn": t.drawn,
        "slam": t.slam or None,
        "drop": t.drop,
        "penalty": t.penalty if t.phase == "penalty" and symbol_of(t.top) != t.penalty else None,
        "challenged": {"hand": sorted(last.hand), "color": last.color} if last else None,
        "reverse_pending": t.reverse_pending or None,
        "passes": t.passes or None,
    }


def model_result(t: Table) -> dict[str, Any] | None:
    if t.phase != "over":
        return None
    return {"out": t.winner, "blocked": t.winner is None, "points": t.points()}
