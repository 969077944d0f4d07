"""The state of a table as the programs show it, built from the table's messages."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from time import monotonic

from oneleft.lang import say
from oneleft.protocol import messages as m
from oneleft.protocol.client_state import ClientState
from oneleft.protocol.phrases import phrase_text
from oneleft.protocol.tables import TableShown
from oneleft.rules.config import Rules
from oneleft.rules.formats import NO_PARTNERS
from oneleft.table import events as e
from oneleft.table.determinize import read_rules
from oneleft.table.move import Move
from oneleft.table.narrate import listed, tell
from oneleft.table.rules_in_words import rules_in_words
from oneleft.table.views import View

from .adaptive_strength import keep_strength
from .connection import Comment, ConnectionLost, NoPart, Refusal, TableMessage
from .rule_lookup import rules_for_events
from .typed_moves import as_typed

LOG_LINES = 300
HINTED_MOVES = 4  # of which a hint tells the chances


def seats_from_viewer(view: View) -> list[int]:
    """The seats of the table, to the left, beginning with the viewer's."""
    first = view.table.index(view.seat) if view.seat in view.table else 0
    return view.table[first:] + view.table[:first]


def partner_name(view: View) -> str:
    """The name of the player across in the formats with partners, else empty."""
    if view.seat is None or read_rules(view.rules).format.partners == NO_PARTNERS:
        return ""
    return view.names[seats_from_viewer(view)[len(view.table) // 2]]


def vote_lines(before: TableShown | None, after: TableShown, language: str) -> Iterator[str]:
    """What is new: votes, who wants to play again, who has left, and what a called table counts."""
    for seat_number in after.again[0 if before is None else len(before.again) :]:
        yield say("play-wants-again", language, name=after.seats[seat_number].name)
    for seat in after.seats:
        old = seat if before is None or seat.seat >= len(before.seats) else before.seats[seat.seat]
        if before is None or set(seat.votes) - set(old.votes):
            names = [after.seats[voter].name or "" for voter in seat.votes]
            if names:
                yield say("page-votes", language, count=len(names), names=listed(names, language), name=seat.name)
        if seat.bot and old.name == seat.name and not old.bot:
            yield say("play-leaves", language, name=seat.name)
    if after.called and (before is None or not before.called):
        yield result_line(after, language)


def result_line(table: TableShown, language: str) -> str:
    """What each seat gets at a table of a tournament at which time was called."""
    points = sorted(zip(table.called, table.seats, strict=False), key=lambda one: -one[0])
    return f"{say('tournament-points', language)}: " + ", ".join(f"{seat.name} {count:g}" for count, seat in points)


class TableState(ClientState):
    """What a client knows of the table, and what a person is told of it: the log in words, the last refusal.

    ``TableScreen`` and the line-by-line programs own one each and pass every message of their ``Connection`` to
    ``handle``. It never talks to the table, and it holds only what the seat may see.
    """

    def __init__(self, language: str) -> None:
        super().__init__()
        self.language = language
        self.log: list[str] = []
        self.rounds: list[tuple[int, ...]] = []  # the points of each round seen
        self.refusal: Refusal | None = None
        self.explaining_rules: list[str] = []  # the rules of the last event or refusal
        self.is_lost = False  # the connection
        self.comment: Sequence[str] = ()  # to be told after the next message

    # Derived values

    @property
    def rules(self) -> Rules:
        words = self.view.rules if self.view else self.table.settings.rules if self.table else "classic"
        rules: Rules = read_rules(words)
        return rules

    @property
    def rules_text(self) -> str:
        """The rules in words: ``Classic · Jump-In``."""
        return rules_in_words(self.rules, self.language)

    @property
    def names(self) -> tuple[str, ...]:
        return self.view.names if self.view else ()

    @property
    def legal(self) -> list[Move]:
        return [Move(text) for text in self.view.legal] if self.view else []

    @property
    def is_own_turn(self) -> bool:
        """Whether the person is in turn and no bot plays for them."""
        view = self.view
        if view is None or self.seat is None or self.is_stood_in or (self.table is not None and self.table.called):
            return False
        return view.turn == self.seat and view.phase != "over"

    @property
    def is_host(self) -> bool:
        return self.seat is not None and self.table is not None and self.table.host == self.seat

    @property
    def is_online(self) -> bool:
        """Whether the person sits at a server's table, where players talk. A table of this process has no id."""
        return self.seat is not None and self.table is not None and bool(self.table.id)

    @property
    def is_stood_in(self) -> bool:
        """Whether a bot plays for the person, who was away."""
        return self.seat is not None and self.table is not None and self.table.seats[self.seat].stood_in

    @property
    def waits_for_next_match(self) -> bool:
        """Whether the person came during the match and is dealt in at the next."""
        return self.seat is not None and self.table is not None and self.table.seats[self.seat].next_match

    @property
    def minutes_left(self) -> str:
        """The time that is left of a tournament's round; nothing if it has no limit, or was called."""
        if self.ends is None or self.table is None or self.table.called:
            return ""
        minutes, seconds = divmod(max(0, round(self.ends - monotonic())), 60)
        return say("tournament-left-time", self.language, time=f"{minutes}:{seconds:02}")

    @property
    def round_over(self) -> bool:
        return self.view is not None and self.view.round_over

    @property
    def waits_for_other_table(self) -> bool:
        """Whether the round is over at this table but not at the other of two."""
        return self.view is not None and self.view.phase == "over" and not self.round_over

    # Messages

    def handle(self, message: TableMessage) -> list[str]:
        """Take in a message. Return the new lines of the log."""
        if isinstance(message, ConnectionLost):
            self.is_lost = True
            return []
        if isinstance(message, NoPart):
            self.log = [*self.log, say(message.reason, self.language)][-LOG_LINES:]
            return self.log[-1:]
        if isinstance(message, Comment):
            self.comment = message.lines
            return []
        last_match, table = None if self.view is None else self.view.commitment, self.table
        self.update(message)
        if self.view is not None and last_match not in (None, self.view.commitment):
            self.rounds = []  # it is another match
        new_lines: list[str] = []
        if isinstance(message, m.Hello):
            new_lines = self._greet(message)
        elif isinstance(message, m.Events):
            self.refusal = None
            if message.table is not None and self.is_host:
                keep_strength(message.table.seats)
            new_lines = self._narrate(message.events) + self._left_out_lines(message)
        elif isinstance(message, m.Said):
            new_lines = [self._chat_line(message)]
        elif isinstance(message, m.Refused):  # no request of this seat: it is from the operator
            new_lines = [message.message]
        elif isinstance(message, m.Hinted):
            new_lines = [self._hint_line(message), *filter(None, [message.why])]
        if self.table is not None and self.table is not table:
            new_lines += vote_lines(None if isinstance(message, m.Hello) else table, self.table, self.language)
        new_lines += self.comment
        self.comment = ()
        self.log = [*self.log, *new_lines][-LOG_LINES:]
        return new_lines

    def _greet(self, hello: m.Hello) -> list[str]:
        """Take in a greeting. The first one brings the latest events; after a lost connection, what was missed."""
        self.is_lost = False
        if hello.missed is None:
            self.log, self.rounds = [], []
        new_lines: list[str] = []
        entries = hello.recent if hello.missed is None else hello.missed
        for missed in entries[:-LOG_LINES]:  # the log would not show them
            self._note_scores(missed.events)
        for missed in entries[-LOG_LINES:]:
            new_lines += self._narrate(missed.events)
            if missed.said is not None:
                new_lines.append(self._chat_line(missed.said))
        if hello.lost:
            new_lines.append(say("server-lost", self.language, count=hello.lost))
        return new_lines

    def _narrate(self, events: Sequence[e.Event]) -> list[str]:
        """The events in words. Everyone gets seven cards, so of a deal only the person's cards are worth a line."""
        if self.view is None or not events:
            return []
        self.explaining_rules = rules_for_events(events, self.rules, self.view.discard)
        self._note_scores(events)
        narrated = [event for event in events if not isinstance(event, e.Dealt) or event.cards]
        return [tell(event, self.language, self.rules.edition, self.names) for event in narrated]

    def _left_out_lines(self, message: m.Events) -> list[str]:
        """At the first deal of a match: the people who have no part in its shuffle."""
        if message.table is None or message.view.number or not self.is_online:
            return []
        names = [seat.name for seat in message.table.seats if seat.left_out and seat.seat != self.seat]
        lines = [say("page-left-out", self.language, names=", ".join(map(str, names)))] if names else []
        own = message.table.seats[self.seat].left_out if self.seat is not None else False
        return [*lines, say("play-left-out", self.language)] if own else lines

    def _note_scores(self, events: Sequence[e.Event]) -> None:
        self.rounds += [tuple(event.points) for event in events if isinstance(event, e.Scored)]
        if any(isinstance(event, e.TakenBack) and event.unscored for event in events):
            del self.rounds[-1:]

    def _chat_line(self, said: m.Said) -> str:
        names = [seat.name for seat in self.table.seats] if self.table else []
        words = phrase_text(said.phrase, self.language) if said.phrase else said.text
        seats = [said.seat] if said.to is None else [said.seat, said.to]
        people = [(names[seat] if seat < len(names) else None) or f"{seat}" for seat in seats]
        return f"{' → '.join(people)}: {words}"

    def _hint_line(self, hint: m.Hinted) -> str:
        """What to play, and the chances of the best moves as people type them."""

        def typed(move: str) -> str:
            return as_typed(move.partition(" ")[2], self.language) if move else say("hint-wait", self.language)

        chances = [
            say("hint-chance", self.language, move=typed(chance.move), percent=round(100 * chance.win))
            for chance in hint.chances[:HINTED_MOVES]
        ]
        return say("hint-line", self.language, move=typed(hint.move), chances=", ".join(chances) or "none")

    def set_refusal(self, refusal: Refusal) -> None:
        self.refusal = refusal
        if refusal.rule:
            self.explaining_rules = [refusal.rule]
