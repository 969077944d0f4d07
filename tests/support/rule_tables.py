"""Tables for the rule tests: lay cards out, make moves, look at what became of them.

Hands are written "R7 W+4 | B2 | G5 G5", seat 0 first. A pile is written from the bottom to its top, the draw pile from
its top on.
"""

from __future__ import annotations

import random
from collections import Counter
from dataclasses import dataclass
from itertools import chain
from typing import Any

import oneleft

EDITIONS = ("classic", "deluxe", "jam", "graduation", "international")
KEY = "5e" * 32
SYMBOLS = ("S", "R", "+2")


def cards(text: str) -> list[str]:
    """Cards in an order that does not matter."""
    return sorted(text.split())


def nth_key(number: int) -> str:
    return f"{number:064x}"


def colors_of(edition: str) -> str:
    return "RYOB" if edition == "jam" else "RYGB"


def whole_deck(edition: str) -> Counter[str]:
    """DECK-1 to DECK-5, counted by hand."""
    deck: Counter[str] = Counter()
    for color in colors_of(edition):
        deck[color + "0"] += 1
        for rank in (*"123456789", *SYMBOLS):
            deck[color + rank] += 2
    deck["W"] = deck["W+4"] = 4
    if edition in ("jam", "graduation"):
        deck["WJ" if edition == "jam" else "WG"] = 4
    return deck


def worth(card: str) -> int:
    """SCORE-1, by hand."""
    if card.startswith("W"):
        return 50
    return int(card[1]) if card[1].isdigit() else 20


@dataclass(frozen=True)
class After:
    """What the referee answered."""

    answer: dict[str, Any]

    def __getattr__(self, field: str) -> Any:
        """A field of the position: turn, phase, pending, exposed, color, direction, draw, discard, slam."""
        try:
            return self.answer["position"][field]
        except KeyError:
            raise AttributeError(field) from None

    def hand(self, seat: int) -> list[str]:
        return sorted(self.answer["position"]["hands"][seat])

    @property
    def counts(self) -> list[int]:
        return [len(hand) for hand in self.answer["position"]["hands"]]

    @property
    def top(self) -> str:
        return str(self.answer["position"]["discard"][-1])

    @property
    def legal(self) -> list[list[str]]:
        return list(self.answer["legal"])

    @property
    def result(self) -> dict[str, Any] | None:
        return self.answer["result"]  # type: ignore[no-any-return]

    def told(self, event: str) -> list[dict[str, Any]]:
        return [told for told in self.answer["events"] if told["event"] == event]

    def all_cards(self) -> Counter[str]:
        position = self.answer["position"]
        return Counter([*chain(*position["hands"]), *position["draw"], *position["discard"]])


def document(
    hands: str,
    pile: str,
    *moves: str,
    edition: str = "classic",
    house: str = "",
    bluffing: bool = True,
    draw: str = "",
    key: str = KEY,
    turn: int = 0,
    **more: Any,
) -> dict[str, Any]:
    """A position as the referee reads it."""
    laid = {
        "hands": [hand.split() for hand in hands.split("|")],
        "discard": pile.split(),
        "draw": draw.split(),
        "turn": turn,
        **more,
    }
    return {"rules": rules_line(edition, house, bluffing), "position": laid, "moves": list(moves), "key": key}


def rules_line(edition: str, house: str, bluffing: bool = True) -> str:
    """The rules in one line; house rules are written "jump_in mercy=10"."""
    return "+".join([edition, *house.split(), *([] if bluffing else ["no_bluffing"])])


def deal_document(
    players: int,
    deck: str = "",
    *moves: str,
    dealer: int | None = None,
    edition: str = "classic",
    house: str = "",
    key: str = KEY,
) -> dict[str, Any]:
    """A stacked deal as the referee reads it; usually seat 0 starts, for the last seat deals."""
    deal = {"players": players, "dealer": players - 1 if dealer is None else dealer, "deck": deck.split()}
    return {"rules": rules_line(edition, house), "deal": deal, "moves": list(moves), "key": key}


def after_document(doc: dict[str, Any]) -> After:
    """Every move of the document is accepted, and not a card gets lost."""
    answer = oneleft.referee(doc)
    assert "error" not in answer, answer["error"]
    after = After(answer)
    laid = doc.get("position")
    if laid is None or laid.get("rest") != "out":
        assert after.all_cards() == whole_deck(doc["rules"].partition("+")[0])
    else:
        named = [*chain(*laid["hands"]), *laid["draw"], *(card.partition(":")[0] for card in laid["discard"])]
        assert after.all_cards() == Counter(named)
    return after


def after_moves(hands: str, pile: str, *moves: str, **table: Any) -> After:
    """The position after these moves, all of which the rules allow."""
    return after_document(document(hands, pile, *moves, **table))


def dealt(players: int, deck: str = "", *moves: str, **table: Any) -> After:
    """The round dealt from a stacked deck, after these moves."""
    return after_document(deal_document(players, deck, *moves, **table))


def refusal(doc: dict[str, Any]) -> str:
    """The rule that forbids the last move; every move before it is allowed."""
    error = oneleft.referee(doc).get("error")
    assert error is not None, f"the rules allow {doc['moves'][-1]}"
    assert error.get("move") == len(doc["moves"]) - 1, error
    assert error["message"]
    return str(error["rule"])


def refused(hands: str, pile: str, *moves: str, **table: Any) -> str:
    return refusal(document(hands, pile, *moves, **table))


def unreadable(doc: dict[str, Any]) -> dict[str, Any]:
    """What is wrong with a document that is no position, deal or move at all."""
    error = oneleft.referee(doc).get("error")
    assert error is not None, "the document is fine"
    assert "move" not in error, error
    return dict(error)


def first_discard(card: str, players: int = 3, *moves: str, **table: Any) -> After:
    """A deal in which this card is turned up."""
    filler = [text for text in whole_deck(table.get("edition", "classic")).elements() if text != card]
    quiet = [text for text in filler if text[1:].isdigit()]
    return dealt(players, " ".join([*quiet[: 7 * players], card]), *moves, **table)


def drop_key(side: str, hands: str, pile: str, *moves: str, edition: str = "jam", **table: Any) -> str:
    """A key with which the last Jam card of these moves lands on this side."""
    for number in range(64):
        after = after_moves(hands, pile, *moves, edition=edition, **table, key=nth_key(number))
        if after.told("dropped")[-1]["side"] == side:
            return nth_key(number)
    raise AssertionError(f"64 drops, and never the {side} side")


def slam(hands: str, pile: str, jam: str, *moves: str, **table: Any) -> After:
    """A Jam card that lands slam side up, and the moves after it."""
    key = drop_key("slam", hands, pile, jam, **table)
    return after_moves(hands, pile, jam, *moves, edition="jam", **table, key=key)


def back(hands: str, pile: str, jam: str, *moves: str, **table: Any) -> After:
    """A Jam card that lands back side up, and the moves after it."""
    key = drop_key("back", hands, pile, jam, **table)
    return after_moves(hands, pile, jam, *moves, edition="jam", **table, key=key)


# Whole games


def laid_open(game: oneleft.Game, table: int = 0) -> Counter[str]:
    """Every card of a table, wherever it lies."""
    from oneleft.table.position_writer import write_position

    return After({"position": write_position(game.rules.edition, game.tables[table].round)}).all_cards()


def play_round(game: oneleft.Game, rng: random.Random) -> list[oneleft.Event]:
    """Random legal moves, mostly plays, from every seat that has some, until the round is over; the last events."""
    seats = list(range(len(game.names)))
    while not game.round_over:
        rng.shuffle(seats)
        moves = next(moves for seat in seats if (moves := game.legal_moves(seat)))
        laying = [move for move in moves if move.verb in ("play", "jump", "discard")]
        calling = [move for move in laying if move.uno]
        game.push(rng.choice((calling or laying or moves) if rng.random() < 0.9 else moves))
    return game.events


def left_over(game: oneleft.Game) -> dict[int, list[str]]:
    """The cards that everyone was left with, at all tables."""
    left: dict[int, list[str]] = {}
    for number in range(len(game.tables)):
        left |= game.view(table=number).left or {}
    return left


def points_left(game: oneleft.Game) -> dict[int, int]:
    return {seat: sum(map(worth, hand)) for seat, hand in left_over(game).items()}
