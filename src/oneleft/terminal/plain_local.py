"""A line-by-line game against bots: for pipes, plain terminals and screen readers."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from oneleft.bots.fallback import answer_or_fallback
from oneleft.bots.program import SECONDS
from oneleft.errors import OneleftError
from oneleft.table import events as e
from oneleft.table.game import Game
from oneleft.table.move import DEAL
from oneleft.table.narrate import tell
from oneleft.table.record import played_again
from oneleft.table.views import View

from .plain_base import PlainProgram
from .table_setup import repeat_bots, seat_bots
from .typed_moves import complete_move

NOTHING_DECLINED: tuple[int, list[str]] = (0, [])


class PlainLocalGame(PlainProgram):
    """One person in seat 0 and bots in all other seats.

    It owns the game and its bots; ``oneleft.cli.local_game`` runs it. Nothing happens while it waits for a line. To
    be fair to the person, it asks before a chance to catch, to jump in or to call UNO passes.
    """

    def __init__(
        self,
        game: Game,
        language: str,
        read_line: Callable[[str], str],
        print_line: Callable[[str], None],
        bots: Sequence[str] = ("steady",),
        seconds: float = SECONDS,
        on_move: Callable[[Game], None] = lambda game: None,
    ) -> None:
        """``on_move`` is called after every move. A game that has begun is continued."""
        super().__init__(language, print_line)
        self.game = game
        self._read_line = read_line
        self._on_move = on_move
        self._bots = seat_bots(game, dict(enumerate(repeat_bots(bots, len(game.names) - 1), 1)), seconds)
        self._faults: dict[int, str] = {}  # the last fault of each bot that was reported
        self._declined = NOTHING_DECLINED  # the reactions that the person has declined, and the size of the pile then

    def run(self) -> None:
        """Play the match to its end, or until the person leaves."""
        try:
            self._play()
        finally:
            for bot in self._bots.values():
                bot.close()

    def _play(self) -> None:
        self.print_welcome(self.game.rules, self.game.commitment)
        for earlier in played_again(self.game):
            self._notify_bots(earlier)
        self._begin_round()
        while not self.game.over:
            if self.game.round_over:
                self._wait_for_enter("play-next-round")
                self._push(DEAL)
                self._begin_round()
            else:
                self._step()
        self.print_scores(self.game.view(0))
        self.say("play-key", key=self.game.key)

    def _begin_round(self) -> None:
        if not self.game.round_over:
            self.print_round(self.game.view(0))
        self._print_events()

    def _notify_bots(self, game: Game) -> None:
        """Tell each bot what its seat sees."""
        for seat, bot in self._bots.items():
            bot.hear(game.events_for(seat), game.view(seat))

    def _print_events(self) -> None:
        for event in self.game.events_for(0):
            if not isinstance(event, e.Dealt) or event.cards:  # of a deal, only the person's cards are worth a line
                self.print_line("  " + tell(event, self.language, self.game.rules.edition, self.game.names))

    def _push(self, move: str) -> None:
        self.game.push(move)
        self._on_move(self.game)
        self._notify_bots(self.game)
        if move != DEAL:
            self._print_events()

    def _step(self) -> None:
        """One move: a reaction if somebody has one, else the turn of a table."""
        if self._person_reacts() or self._bot_reacts() or self._person_calls_late():
            return
        for table in self.game.tables:
            seat = table.seating[table.round.turn]
            if not table.over and seat != 0:
                self._bot_moves(seat)
                return
        self._person_moves()

    # The person

    def _person_reacts(self) -> bool:
        """Offer a catch or a jump once. Return whether the person made a move."""
        view = self.game.view(0)
        reactions = [text.partition(" ")[2] for text in view.legal if text.split()[1] in ("catch", "jump")]
        offer = (len(view.discard), reactions)
        if not reactions or view.turn == 0 or offer == self._declined:
            return False
        for line in self.reaction_lines(view):
            self.print_line(line)
        self.say("play-let-go")
        has_moved = self._ask_for_move(view, may_pass=True)
        self._declined = NOTHING_DECLINED if has_moved else offer
        return has_moved

    def _person_calls_late(self) -> bool:
        """UNO-1: nobody has caught the person yet, so there is still time. The question does not mention UNO."""
        view = self.game.view(0)
        offer = (len(view.discard), ["uno"])
        if view.exposed != 0 or view.turn == 0 or offer == self._declined:
            return False
        self.say("play-moment")
        has_moved = self._ask_for_move(view, may_pass=True)
        self._declined = NOTHING_DECLINED if has_moved else offer
        return has_moved

    def _person_moves(self) -> None:
        view = self.game.view(0)
        self.print_table(view)
        self._ask_for_move(view, may_pass=False)

    def _wait_for_enter(self, key: str) -> None:
        """Wait for an empty line; commands work meanwhile."""
        self.say(key)
        while line := self._read_line("> ").strip():
            self.run_command(line, self.game.rules, self.game.view(0))

    def _ask_for_move(self, view: View, may_pass: bool) -> bool:
        """Ask until a move is made. An empty line declines a reaction, and lists the moves of a turn."""
        while True:
            line = self._read_line("> ").strip()
            if not line and may_pass:
                return False
            if not line:
                self.print_moves(view)
            elif not self.run_command(line, self.game.rules, view):
                try:
                    self._make_move(complete_move(view, 0, line))
                except OneleftError as refused:
                    self.print_refusal(refused.explain(self.language), refused.rule)
                else:
                    return True

    def _make_move(self, move: str) -> None:
        self._push(move)
        if move == "0 draw" and not self.game.round_over and self.game.view(0).turn != 0:
            self.say("play-no-fit")

    # The bots

    def _bot_moves(self, seat: int) -> bool:
        """Ask a bot for a move. Return whether it made one. A bot that fails loses its turn by the rules.

        Each fault is reported to the person once.
        """
        move, fault = answer_or_fallback(self._bots[seat], self.game.view(seat))
        explanation = "" if fault is None else fault.explain(self.language)
        if explanation and explanation != self._faults.get(seat):
            self._faults[seat] = explanation
            self.say("bot-does-not-play", name=self.game.names[seat], fault=explanation)
        if move is not None:
            self._push(move)
        return move is not None

    def _bot_reacts(self) -> bool:
        """Ask the bots that could react, starting with a different one each time."""
        first = len(self.game.log) % len(self._bots)
        seats = [*self._bots, *self._bots][first : first + len(self._bots)]
        return any(self._can_react(seat) and self._bot_moves(seat) for seat in seats)

    def _can_react(self, seat: int) -> bool:
        view = self.game.view(seat)
        return view.turn != seat and bool(view.legal)
