"""Which rules stand behind what happened. Their texts are in the rulebook."""

from __future__ import annotations

from collections.abc import Iterable

from oneleft.rules.knobs import Rules
from oneleft.table import events as e
from oneleft.table.rulebook import FORMAT_IDS

BY_CARD = {
    "S": ("SKIP-1",),
    "R": ("REVERSE-1",),
    "+2": ("DRAW2-1",),
    "W": ("WILD-1", "TURN-2"),
    "W+4": ("WD4-1", "WD4-2", "WD4-3"),
    "WJ": ("JAM-1", "JAM-2", "JAM-3"),
    "WG": ("GRAD-1",),
}
TURNED_UP = {
    "+2": ("START-1",),
    "R": ("START-2",),
    "S": ("START-3",),
    "W": ("START-4",),
    "WJ": ("START-6",),
    "WG": ("START-6",),
}
BY_EVENT: dict[type[e.Event], tuple[str, ...]] = {
    e.Cut: ("SETUP-1",),
    e.Dealt: ("SETUP-2",),
    e.Returned: ("START-5",),
    e.Cancelled: ("JUMP-2",),
    e.CalledUno: ("UNO-1",),
    e.Caught: ("UNO-2", "UNO-3"),
    e.Drew: ("TURN-3", "TURN-4"),
    e.Kept: ("TURN-3", "TURN-4"),
    e.Passed: ("PILE-2",),
    e.Reshuffled: ("PILE-1",),
    e.Turned: ("REVERSE-1",),
    e.Skipped: ("SKIP-1",),
    e.NamedColor: ("START-4",),
    e.Swapped: ("SEVEN-2",),
    e.HandsPassed: ("SEVEN-1",),
    e.Received: ("SEVEN-1", "SEVEN-2"),
    e.Discarded: ("JAM-2",),
    e.Out: ("OUT-1", "OUT-2"),
    e.Blocked: ("PILE-2",),
    e.Eliminated: ("CHALLENGE-1",),
}


def face(card: str) -> str:
    """What a card is whatever its colour: a number, a symbol or a kind of wild."""
    return card if card.startswith("W") else card[1:]


def rules_behind(event: e.Event, rules: Rules, top: str) -> tuple[str, ...]:
    """The rules of one event, at a table with these rules and this card on top."""
    match event:
        case e.TurnedUp():
            return ("SETUP-3", *TURNED_UP.get(face(event.card), ("SETUP-4",)))
        case e.Played():
            return (*(("JUMP-1",) if event.jump else ()), *rules_of_card(event.card, rules))
        case e.Facing():
            answer = ("PROG-1",) if rules.progressive else ()
            return ("WD4-1", "WD4-4", *answer) if top == "W+4" else ("DRAW2-1", *answer)
        case e.Challenged():
            return ("WD4-4", "WD4-5" if event.guilty else "WD4-6", *(("PROG-3",) if rules.progressive else ()))
        case e.Dropped():
            return ("JAM-1", "JAM-2" if event.side == "slam" else "JAM-3")
        case e.Scored():
            return ("SCORE-1", "SCORE-2", FORMAT_IDS[rules.format])
        case e.Won():
            return (FORMAT_IDS[rules.format], "MATCH-3")
    return BY_EVENT[type(event)]


def rules_of_card(card: str, rules: Rules) -> tuple[str, ...]:
    """A 0 or a 7 has more to it where hands travel."""
    travelling = {"0": ("SEVEN-1",), "7": ("SEVEN-2",)} if rules.seven_zero else {}
    return travelling.get(face(card), ()) + BY_CARD.get(face(card), ("TURN-1",))


def behind(events: Iterable[e.Event], rules: Rules, top: str) -> list[str]:
    """The rules of a whole move, each once."""
    return list(dict.fromkeys(rule for event in events for rule in rules_behind(event, rules, top)))
