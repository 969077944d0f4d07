"""Which rules explain an event. Their texts are in the rulebook."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from oneleft.rules.config import Rules
from oneleft.table import events as e
from oneleft.table.rulebook import OF_SOME_FORMAT, SUBJECTS, face, in_force, rules_of_card

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
    e.Dealt: ("SETUP-2", "DEAL-1"),
    e.Returned: ("START-5", "NSTART-1"),
    e.Cancelled: ("JUMP-2",),
    e.CalledUno: ("UNO-1",),
    e.Caught: ("UNO-2", "UNO-3", "CATCH-1"),
    e.WentOnDrawing: ("UNTIL-1", "UNTIL-2"),
    e.OutOfRound: ("MERCY-1", "MERCY-4"),
    e.EndedSeries: ("MULTI-1", "MULTI-3"),
    e.Deflected: ("DEFLECT-1", "DEFLECT-2", "DEFLECT-3"),
    e.Drew: ("TURN-3", "TURN-4"),
    e.Kept: ("TURN-3", "TURN-4"),
    e.Passed: ("PILE-2",),
    e.Reshuffled: ("PILE-1",),
    e.Turned: ("REVERSE-1",),
    e.Skipped: ("SKIP-1",),
    e.Swapped: ("SEVEN-2",),
    e.HandsPassed: ("SEVEN-1",),
    e.Received: ("SEVEN-1", "SEVEN-2"),
    e.Discarded: ("JAM-2",),
    e.Out: ("OUT-1", "OUT-2", "MERCY-2"),
    e.Eliminated: ("CHALLENGE-1",),
    e.TakenBack: (),  # no rule of the game
}


def _rules_for_event(event: e.Event, discard: Sequence[str]) -> tuple[str, ...]:
    """The rules of one event under any house rules and scoring. The top of the discard pile comes last."""
    top = discard[-1]
    match event:
        case e.TurnedUp():
            return ("SETUP-3", *TURNED_UP.get(face(event.card), ("SETUP-4",)))
        case e.Played():
            return (*(("JUMP-1",) if event.jump else ()), *rules_of_card(event.card))
        case e.Facing():
            return SUBJECTS["penalty W+4" if top == "W+4" else "penalty +2"]
        case e.Challenged():
            return ("WD4-4", "WD4-5" if event.guilty else "WD4-6", "PROG-3")
        case e.NamedColor():
            # A Jam card with cards beneath it was played and dropped; any other wild was turned up first.
            was_dropped = top == "WJ" and len(discard) > 1
            return ("JAM-1",) if was_dropped else TURNED_UP.get(face(top), ("START-4",))
        case e.Dropped():
            return ("JAM-1", "JAM-2" if event.side == "slam" else "JAM-3")
        case e.Blocked():
            return ("PILE-3" if event.refills else "PILE-2",)
        case e.Scored():
            return SUBJECTS["score"]
        case e.Won():
            return OF_SOME_FORMAT
    return BY_EVENT[type(event)]


def rules_for_events(events: Iterable[e.Event], rules: Rules, discard: Sequence[str]) -> list[str]:
    """The rules of a whole move, at a table with these rules and this discard pile."""
    return in_force((rule for event in events for rule in _rules_for_event(event, discard)), rules)
