"""A seat at a server's table line by line: what happens is told as it comes, and whatever is typed is done at once."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Callable, Coroutine, Iterator
from typing import Any

from oneleft.lang import Explained, say
from oneleft.protocol import messages as m
from oneleft.table import events as e
from oneleft.table.game import DEAL
from oneleft.table.views import View

from .available_actions import offers
from .connection import Connection, Lost, Refusal
from .phrase_picker import find_phrase, phrase_lines
from .plain_base import PlainProgram, Quit
from .prompts import held_up, what_is_asked
from .table_state import TableState
from .typed_moves import ASKED, complete, split
from .waiting_room import comings_and_goings, waiting_lines


class PlainRemoteSeat(PlainProgram):
    def __init__(
        self,
        connection: Connection,
        language: str,
        typed: AsyncIterator[str],
        tell_line: Callable[[str], None],
        link: str = "",
    ) -> None:
        """``link`` is what friends are sent."""
        super().__init__(language, tell_line)
        self.connection, self.typed, self.link = connection, typed, link
        self.state = TableState(language)
        self.shown: View | None = None  # the last view of the own turn that was shown
        self.hurried = False  # by the clock of this turn
        self.holding: list[str] = []  # what was said and is still so
        self.number = 0  # of the last message
        self.heard = asyncio.Event()  # one more

    async def run(self) -> None:
        """Until the person leaves, or nothing more can be typed."""
        async with self.connection as connection:
            messages = aiter(connection)
            self.hear(await anext(messages))
            await until_one_ends(self.follow(messages), self.obey())

    # What the table says

    async def follow(self, messages: AsyncIterator[m.FromTable | Lost]) -> None:
        async for message in messages:
            self.hear(message)

    def hear(self, message: m.FromTable | Lost) -> None:
        state = self.state
        table, view, lost = state.table, state.view, state.lost
        fresh = state.take(message)
        if not isinstance(message, Lost | m.Done | m.Refused):
            self.number = message.number
        self.heard.set()
        if isinstance(message, m.Hello):
            self.greet(again=lost)
        if state.view is not None and is_deal(message):
            self.show_round(state.view)
        for line in (*comings_and_goings(table, state), *fresh):
            self.tell_line(f"  {line}")
        if state.view is None:
            if view is not None or table is None:
                self.show_room()
        else:
            if isinstance(message, m.Hello) and not state.own_turn:
                self.show_table(state.view)
            if self.shown is not None and drew_in_vain(self.shown, message):
                self.say("play-no-fit")
            self.after_a_move(view, state.view)
        self.say_what_holds()

    def greet(self, again: bool) -> None:
        state = self.state
        assert state.table is not None
        self.seat = state.seat or 0
        if again:
            self.say("play-found")
        else:
            self.welcome(state.rules, state.table.commitment)
            if state.view is not None and not state.round_over:
                self.show_round(state.view)
        self.shown, self.hurried = None, False

    def after_a_move(self, before: View | None, view: View) -> None:
        """A turn that begins, or asks for something else now, shows the table; its clock is said once."""
        if view.winners and (before is None or not before.winners):
            self.show_scores(view)
        if not self.state.own_turn:
            self.shown, self.hurried = None, False
            return
        if self.shown is None or asks_for(self.shown) != asks_for(view):
            self.show_table(view)
            self.shown = view
        if self.state.clock is not None and not self.hurried:
            self.hurried = True
            self.say("page-seconds", count=round(self.state.clock.seconds))

    def show_room(self) -> None:
        for line in waiting_lines(self.state, self.link):
            self.tell_line(line)

    def say_what_holds(self) -> None:
        """Each once, when it begins."""
        holding = list(self.what_holds())
        for line in holding:
            if line not in self.holding:
                self.tell_line(line)
        self.holding = holding

    def what_holds(self) -> Iterator[str]:
        state, view = self.state, self.state.view
        held = held_up(state)
        if held:
            yield held
        if state.lost:
            return
        if view is not None:
            yield from self.reactions(view)
            if any(move.verb == "uno" for move in state.legal):
                yield say("play-uno", self.language)
            if state.round_over and not state.hosting:
                yield self.who_goes_on(view)
        for offer in offers(state, "", uno=False):
            if offer.ask:
                yield say("play-next-round" if offer.move else f"play-ask-{offer.ask}", self.language)

    def who_goes_on(self, view: View) -> str:
        if not view.winners:
            return say("page-next-soon", self.language)
        host = self.state.table.host if self.state.table is not None else None
        return say("page-host-again", self.language, name=view.names[host or 0])

    # What the person types

    async def obey(self) -> None:
        async for line in self.typed:
            try:
                await self.do(line.strip())
            except Quit:
                return
            except Refusal as refused:
                self.refuse(refused.message, refused.rule)
            except Explained as refused:
                self.refuse(refused.explain(self.language), refused.rule)

    async def do(self, line: str) -> None:
        """What the table is asked is told before the next line is read; but nobody waits for a lost connection."""
        if self.answered(line):
            return
        if self.state.lost:
            raise Refusal(say("page-lost", self.language))
        await until_one_ends(self.told(self.asked(line)), self.until(lambda: self.state.lost))

    def answered(self, line: str) -> bool:
        """What is known here. An empty line says what can be done, or what the table waits for."""
        state, (word, rest) = self.state, split(line, self.seat)
        if state.view is None and word in ("", "table"):
            self.show_room()
        elif word == "say" and not rest:
            for phrase in phrase_lines(state.phrases, self.language):
                self.tell_line(phrase)
        elif line:
            return self.command(line, state.rules, state.view, state.among_people)
        elif state.view is not None and state.own_turn:
            self.show_moves(state.view)
        elif state.view is not None and state.round_over and state.hosting and not state.view.winners:
            return False  # it deals the next round
        else:
            self.tell_line(what_is_asked(state, ""))
        return True

    def asked(self, line: str) -> Coroutine[Any, Any, int]:
        """The number that it comes to."""
        view, (word, rest) = self.state.view, split(line, self.seat)
        if word == "say":
            return self.connection.ask(f"say {find_phrase(self.state.phrases, rest, self.language)}")
        if word in ASKED:
            return self.connection.ask(f"{word} {rest}".strip())
        if view is None:
            raise Refusal(say("server-not-begun", self.language))
        return self.connection.move(complete(view, self.seat, line) if line else DEAL, view.number)

    async def told(self, asked: Coroutine[Any, Any, int]) -> None:
        number = await asked
        await self.until(lambda: self.number >= number)

    async def until(self, holds: Callable[[], bool]) -> None:
        """By what the table says."""
        while not holds():
            self.heard.clear()
            await self.heard.wait()


def is_deal(message: m.FromTable | Lost) -> bool:
    return isinstance(message, m.Events) and any(isinstance(event, e.Dealt) for event in message.events)


def asks_for(view: View) -> object:
    """What a call or a catch by others leaves as it is."""
    return view.phase, view.discard, view.hand, view.pending


def drew_in_vain(before: View, message: m.FromTable | Lost) -> bool:
    """In the own turn nothing happened but that cards were drawn, and the turn is over."""
    if not isinstance(message, m.Events) or before.phase != "turn" or message.view.turn == before.turn:
        return False
    happened = {type(event) for event in message.events}
    return e.Drew in happened and happened <= {e.Drew, e.Reshuffled}


async def until_one_ends(*parts: Coroutine[Any, Any, None]) -> None:
    """And then the others; what went wrong in it is raised."""
    tasks = [asyncio.create_task(part) for part in parts]
    try:
        done, _ = await asyncio.wait(tasks, return_when=asyncio.FIRST_COMPLETED)
    finally:
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
    for task in done:
        task.result()
