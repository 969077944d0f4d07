"""What a state of a table knows: what the table said last, and in words what came before."""

from __future__ import annotations

from collections.abc import Sequence

from oneleft.lang import say
from oneleft.protocol import messages as m
from oneleft.protocol.tables import TableShown
from oneleft.rules.config import FORMATS, HOUSE_RULES, Rules
from oneleft.rules.editions import EDITIONS
from oneleft.table import events as e
from oneleft.table.determinize import read_rules
from oneleft.table.narrate import tell
from oneleft.table.notation import Move
from oneleft.table.views import View

from .connection import Lost, Refusal
from .rule_lookup import behind

LOGGED = 300  # lines
PARTNER_FORMATS = ("partners", "rotating", "eight")


def short_name(key: str, language: str) -> str:
    """What stands before the colon."""
    return say(key, language).partition(":")[0]


def rule_words(word: str, language: str) -> str:
    """One word of the rules in one line."""
    for kind, known in (("edition", EDITIONS), ("house", HOUSE_RULES), ("format", FORMATS)):
        if word in known:
            return short_name(f"{kind}-{word}", language)
    if word == "no_bluffing":
        return say("page-no-bluffing", language)
    name, _, number = word.partition("=")
    return say("page-points", language, count=int(number)) if name == "target" else word


def from_own_seat(view: View) -> list[int]:
    """Who sits at the table, to the left, as the own seat sees them."""
    first = view.table.index(view.seat) if view.seat in view.table else 0
    return view.table[first:] + view.table[:first]


def partner_of(view: View) -> str:
    """Who sits across, where partners play."""
    if view.seat is None or read_rules(view.rules).format not in PARTNER_FORMATS:
        return ""
    return view.names[from_own_seat(view)[len(view.table) // 2]]


class TableState:
    def __init__(self, language: str) -> None:
        self.language = language
        self.seat: int | None = None
        self.table: TableShown | None = None
        self.view: View | None = None
        self.clock: m.Clock | None = None
        self.log: list[str] = []
        self.rounds: list[tuple[int, ...]] = []  # the points of each round that was seen
        self.refusal: Refusal | None = None
        self.noticed: m.Noticed | None = None
        self.behind: list[str] = []  # the rules behind what happened last, or behind a refusal
        self.phrases: list[str] = []  # what can be said to the others
        self.lost = False

    # What it all means

    @property
    def rules(self) -> Rules:
        words = self.view.rules if self.view else self.table.settings.rules if self.table else "classic"
        rules: Rules = read_rules(words)
        return rules

    @property
    def rules_words(self) -> str:
        """As people know them: ``Classic · Jump-In``."""
        return " · ".join(rule_words(word, self.language) for word in str(self.rules).split("+"))

    @property
    def names(self) -> tuple[str, ...]:
        return self.view.names if self.view else ()

    @property
    def legal(self) -> list[Move]:
        return [Move.parse(text) for text in self.view.legal] if self.view else []

    @property
    def own_turn(self) -> bool:
        """And no bot plays for this person."""
        view = self.view
        if view is None or self.seat is None or self.stood_in:
            return False
        return view.turn == self.seat and view.phase != "over"

    @property
    def hosting(self) -> bool:
        return self.seat is not None and self.table is not None and self.table.host == self.seat

    @property
    def among_people(self) -> bool:
        """At a server's table, where one can talk to the others."""
        return self.seat is not None and bool(self.phrases)

    @property
    def stood_in(self) -> bool:
        """A bot plays for this person, who was away."""
        return self.seat is not None and self.table is not None and self.table.seats[self.seat].stood_in

    @property
    def round_over(self) -> bool:
        return self.view is not None and self.view.round_over

    @property
    def waits_for_others(self) -> bool:
        """Of two tables one waits for the other: at the own one nothing is left to do in this round."""
        return self.view is not None and self.view.phase == "over" and not self.round_over

    # What the table says

    def take(self, message: m.FromTable | Lost) -> list[str]:
        """What is new in the log."""
        fresh: list[str] = []
        if isinstance(message, Lost):
            self.lost = True
        elif isinstance(message, m.Hello):
            fresh = self.greeted(message)
        elif isinstance(message, m.Events):
            self.noticed = self.refusal = None
            self.table = message.table or self.table
            self.look(message.view)
            self.clock = message.clock
            fresh = self.note(message.events)
        elif isinstance(message, m.Table):
            self.table, self.clock = message.table, message.clock
            if message.table.status == "waiting":
                self.view = None
        elif isinstance(message, m.Noticed):
            self.noticed = message
            self.table = message.table or self.table
        elif isinstance(message, m.Said):
            fresh = [self.hear(message)]
        self.log = [*self.log, *fresh][-LOGGED:]
        return fresh

    def greeted(self, hello: m.Hello) -> list[str]:
        """Again after a lost connection, with what was missed; or for the first time, perhaps with all there was."""
        self.lost, self.noticed = False, None
        self.seat, self.table, self.clock, self.phrases = hello.seat, hello.table, hello.clock, hello.phrases
        if hello.missed is None or (hello.missed and hello.missed[0].number == 0):
            self.log, self.rounds = [], []
        if hello.view is None:
            self.view = None  # a match that was over has made room for another meanwhile
        else:
            self.look(hello.view)
        fresh: list[str] = []
        for missed in hello.missed or ():
            fresh += self.note(missed.events)
            if missed.said is not None:
                fresh.append(self.hear(missed.said))
        return fresh

    def look(self, view: View) -> None:
        if self.view is not None and self.view.commitment != view.commitment:
            self.rounds = []  # another match
        self.view = view

    def note(self, events: Sequence[e.Event]) -> list[str]:
        """What happened, in words: everybody gets seven cards, so of a deal only the own are told."""
        if self.view is None or not events:
            return []
        self.behind = behind(events, self.rules, self.view.discard)
        for event in events:
            if isinstance(event, e.Scored):
                self.rounds.append(tuple(event.points))
        told = [event for event in events if not isinstance(event, e.Dealt) or event.cards]
        return [tell(event, self.language, self.rules.edition, self.names) for event in told]

    def hear(self, said: m.Said) -> str:
        names = [seat.name for seat in self.table.seats] if self.table else []
        words = say(f"phrase-{said.phrase}", self.language) if said.phrase else said.text
        return f"{names[said.seat] if said.seat < len(names) else said.seat}: {words}"

    def refused(self, refusal: Refusal) -> None:
        self.refusal = refusal
        if refusal.rule:
            self.behind = [refusal.rule]
