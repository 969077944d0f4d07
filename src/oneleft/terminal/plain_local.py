"""A line-based game against bots: for pipes, plain terminals and screen readers."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from oneleft.bots.fallback import answer_or_lose
from oneleft.bots.program import SECONDS
from oneleft.lang import Explained
from oneleft.table import events as e
from oneleft.table.game import DEAL, Game
from oneleft.table.narrate import tell
from oneleft.table.record import played_again
from oneleft.table.views import View

from .plain_base import PlainProgram
from .table_setup import round_the_table, seat_bots
from .typed_moves import complete


class PlainLocalGame(PlainProgram):
    """One person in seat 0 and bots in all others, told line by line."""

    def __init__(
        self,
        game: Game,
        language: str,
        ask: Callable[[str], str],
        tell_line: Callable[[str], None],
        bots: Sequence[str] = ("steady",),
        seconds: float = SECONDS,
        keep: Callable[[Game], None] = lambda game: None,
    ) -> None:
        """``keep`` is called after every move. A game that has begun is gone on with."""
        super().__init__(language, tell_line)
        self.game = game
        self.ask = ask
        self.keep = keep
        self.bots = seat_bots(game, dict(enumerate(round_the_table(bots, len(game.names) - 1), 1)), seconds)
        self.faults: dict[int, str] = {}  # what was last told of each bot
        self.let_go: tuple[int, list[str]] = (0, [])  # the jumps that the person has declined on this top card

    def run(self) -> None:
        """Play the match to its end, or until the person leaves."""
        try:
            self.play()
        finally:
            for bot in self.bots.values():
                bot.close()

    def play(self) -> None:
        self.welcome(self.game.rules, self.game.commitment)
        for then in played_again(self.game):
            self.tell_bots(then)
        self.begin_round()
        while not self.game.over:
            if self.game.round_over:
                self.wait("play-next-round")
                self.push(DEAL)
                self.begin_round()
            else:
                self.step()
        self.show_scores(self.game.view(0))
        self.say("play-key", key=self.game.key)

    def begin_round(self) -> None:
        if not self.game.round_over:
            self.show_round(self.game.view(0))
        self.tell_person()

    def tell_bots(self, game: Game) -> None:
        """Each as the own seat sees it."""
        for seat, bot in self.bots.items():
            bot.hear(game.events_for(seat), game.view(seat))

    def tell_person(self) -> None:
        for event in self.game.events_for(0):
            if not isinstance(event, e.Dealt) or event.cards:  # everybody gets seven cards, so only the own are told
                self.tell_line("  " + tell(event, self.language, self.game.rules.edition, self.game.names))

    def push(self, move: str) -> None:
        self.game.push(move)
        self.keep(self.game)
        self.tell_bots(self.game)
        if move != DEAL:
            self.tell_person()

    def step(self) -> None:
        """One move: a reaction if somebody has one, else the turn of a table."""
        if self.person_reacts() or self.bot_reacts() or self.person_may_still_call():
            return
        for table in self.game.tables:
            seat = table.seating[table.round.turn]
            if not table.over and seat != 0:
                self.bot_moves(seat)
                return
        self.person_moves()

    # The person

    def person_reacts(self) -> bool:
        """Action a catch or a jump, each once."""
        view = self.game.view(0)
        offers = [text.partition(" ")[2] for text in view.legal if text.split()[1] in ("catch", "jump")]
        declined = (len(view.discard), offers)
        if not offers or view.turn == 0 or declined == self.let_go:
            return False
        for line in self.reactions(view):
            self.tell_line(line)
        self.say("play-let-go")
        made = self.one_move(view, may_pass=True)
        self.let_go = (0, []) if made else declined
        return made

    def person_may_still_call(self) -> bool:
        """UNO-1: nobody has caught the person yet. The question does not say what for."""
        view = self.game.view(0)
        if view.exposed != 0 or view.turn == 0 or self.let_go == (len(view.discard), ["uno"]):
            return False
        self.say("play-moment")
        made = self.one_move(view, may_pass=True)
        self.let_go = (0, []) if made else (len(view.discard), ["uno"])
        return made

    def person_moves(self) -> None:
        view = self.game.view(0)
        self.show_table(view)
        self.one_move(view, may_pass=False)

    def wait(self, key: str) -> None:
        """Until an empty line; commands work meanwhile."""
        self.say(key)
        while line := self.ask("> ").strip():
            self.command(line, self.game.rules, self.game.view(0))

    def one_move(self, view: View, may_pass: bool) -> bool:
        """Ask until a move is made; an empty line lets a reaction go, and lists the moves of a turn."""
        while True:
            line = self.ask("> ").strip()
            if not line and may_pass:
                return False
            if not line:
                self.show_moves(view)
            elif not self.command(line, self.game.rules, view):
                try:
                    return self.make(complete(view, 0, line))
                except Explained as refused:
                    self.refuse(refused.explain(self.language), refused.rule)

    def make(self, move: str) -> bool:
        self.push(move)
        if move == "0 draw" and not self.game.round_over and self.game.view(0).turn != 0:
            self.say("play-no-fit")
        return True

    # The bots

    def bot_moves(self, seat: int) -> bool:
        """Whether it makes a move; if it fails the turn is lost by rule, and the person is told why, once."""
        move, fault = answer_or_lose(self.bots[seat], self.game.view(seat))
        told = "" if fault is None else fault.explain(self.language)
        if told and told != self.faults.get(seat):
            self.faults[seat] = told
            self.say("bot-does-not-play", name=self.game.names[seat], fault=told)
        if move is not None:
            self.push(move)
        return move is not None

    def bot_reacts(self) -> bool:
        """Those who could are asked, beginning with another one each time."""
        first = len(self.game.log) % len(self.bots)
        seats = [*self.bots, *self.bots][first : first + len(self.bots)]
        return any(self.could_react(seat) and self.bot_moves(seat) for seat in seats)

    def could_react(self, seat: int) -> bool:
        view = self.game.view(seat)
        return view.turn != seat and bool(view.legal)
