"""What a person does at the table, as moves and requests to it."""

from __future__ import annotations

from collections.abc import Callable, Coroutine
from typing import Any

from oneleft.errors import OneleftError
from oneleft.lang import say

from .available_actions import Action, can_call_uno_with_card, move_to_lay, refused_jump
from .card_selection import CardSelection
from .connection import Connection, Refusal
from .phrase_picker import find_phrase
from .prompts import prompt
from .table_state import TableState, seats_from_viewer
from .typed_moves import complete_move


class SeatCommands:
    """Sends what the person does to the table. A refusal becomes part of the ``TableState``.

    A key answers the position on the screen, so a move is sent with that position's number and is refused if the table
    has moved on. ``start`` runs a coroutine in the background: no key waits for the table.
    """

    def __init__(
        self,
        connection: Connection,
        state: TableState,
        selection: CardSelection,
        start: Callable[[Coroutine[Any, Any, None]], object],
    ) -> None:
        self.connection, self.state, self.selection = connection, state, selection
        self._start = start

    def carry_out(self, action: Action) -> None:
        if action.move:
            self.move(action.move)
        else:
            self.request(action.request)

    def move(self, move: str) -> None:
        """Make a move in the notation. Without a connection it is refused, not sent later."""
        if self.state.is_lost:
            self.refuse(Refusal(say("page-lost", self.state.language)))
        else:
            number = self.state.view.number if self.state.view else 0
            self._start(self._explain_refusal(self.connection.move(move, number)))

    def request(self, what: str) -> None:
        """Ask for something that is no move, as ``Connection.request`` lists."""
        self._start(self._explain_refusal(self.connection.request(what)))

    def ask_hint(self) -> None:
        """Ask what to play. Who has nothing to decide is told why."""
        view, state = self.state.view, self.state
        if view is None or state.seat is None or state.legal:
            self.request("hint")
        elif view.phase == "over" or view.turn == state.seat:
            self.refuse(Refusal(prompt(state)))
        else:
            self.refuse(Refusal(say("refusal-not-your-turn", state.language, turn=view.names[view.turn]), "SETUP-4"))

    async def _explain_refusal(self, sent: Coroutine[Any, Any, int]) -> None:
        try:
            await sent
        except Refusal as refusal:
            self.refuse(refusal)

    def refuse(self, refusal: Refusal) -> None:
        self.selection.wild = ""
        self.state.set_refusal(refusal)

    def type_move(self, line: str) -> None:
        """Complete a move as people type it, and send it."""
        view, seat, language = self.state.view, self.state.seat, self.state.language
        if seat is None:
            self.refuse(Refusal(say("server-not-seated", language)))
        elif view is None:
            self.refuse(Refusal(say("server-not-begun", language)))
        else:
            try:
                self.move(complete_move(view, seat, line))
            except OneleftError as refused:
                self.refuse(Refusal(refused.explain(language), refused.rule))

    def lay_selected(self) -> None:
        """Lay the selected card. A wild asks for its colour first."""
        card = self.selection.card_to_lay()
        move = move_to_lay(self.state, card, self.selection.call_uno) if card else ""
        if move:
            self.move(move)
        else:
            self.selection.wild = card

    def jump_in(self) -> None:
        """Jump in with the card that can; if none can, with the selected one, so that the table explains why not."""
        if any(move.verb == "jump" for move in self.state.legal):
            self.lay_selected()
        elif self.selection.card:
            self.move(refused_jump(self.state, self.selection.card))

    def call_uno(self) -> None:
        """Call UNO: now if it is due, else with the next card if that leaves one."""
        if can_call_uno_with_card(self.state):
            self.selection.call_uno = not self.selection.call_uno
        else:
            self.type_move("uno")

    def catch(self) -> None:
        """Catch the player who can be caught; if nobody can, the next player, so that the table explains why not."""
        view = self.state.view
        if view is None or view.exposed is not None or self.state.seat not in view.table:
            self.type_move("catch")
        else:
            self.type_move(f"catch {seats_from_viewer(view)[1]}")

    def point_at(self, seat: int) -> None:
        """Catch the player in this seat or trade hands with them, whichever is legal."""
        for move in self.state.legal:
            if move.verb in ("catch", "swap") and move.target == seat:
                self.move(str(move))
                return

    def say_phrase(self, which: str) -> None:
        """Say the phrase with this number, name or beginning."""
        try:
            self.request(f"say {find_phrase(self.state.phrases, which, self.state.language)}")
        except OneleftError as refused:
            self.refuse(Refusal(refused.explain(self.state.language)))
