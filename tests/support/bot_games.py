"""Games with bots in all seats."""

from collections.abc import Sequence
from dataclasses import dataclass, field
from random import Random

from oneleft import Game, Rules
from oneleft.bots.fallback import answer_or_fallback
from oneleft.errors import BotFault
from oneleft.table.bot import Bot
from oneleft.table.views import View, views
from tests.support.all_tables import key_of
from tests.support.random_games import random_move


def views_of_all(game: Game) -> list[View]:
    """What every seat sees. What everyone sees is found once for each table."""
    seen: dict[int, View] = {}
    for number, table in enumerate(game.tables):
        seen |= zip(table.seating, views(game, number, table.seating), strict=True)
    return [seen[seat] if seat in seen else game.view(seat) for seat in range(len(game.names))]


@dataclass
class Party:
    """A game, its bots and the faults they made."""

    game: Game
    bots: Sequence[Bot]
    faults: list[BotFault] = field(default_factory=list)
    views: list[View] = field(default_factory=list)  # of all seats, since the last move

    def tell(self) -> None:
        self.views = views_of_all(self.game)
        for seat, bot in enumerate(self.bots):
            bot.hear(self.game.events_for(seat), self.views[seat])

    def push(self, move: str) -> None:
        self.game.push(move)
        self.tell()

    def ask(self, view: View) -> str | None:
        assert view.seat is not None
        move, fault = answer_or_fallback(self.bots[view.seat], view)
        self.faults += [fault] if fault else []
        assert move in view.legal or (move is None and view.turn != view.seat)
        return move

    def step(self) -> None:
        """The first reaction, if someone has one; else the turn of a table that still plays."""
        if self.game.round_over:
            self.push("deal")
            return
        asked = [view for view in self.views if view.legal and view.turn != view.seat]
        move = next((move for move in map(self.ask, asked) if move), None)
        turn = next(view for view in self.views if view.legal and view.turn == view.seat)
        self.push(move or self.ask(turn))

    def play(self, moves: int = 20_000) -> "Party":
        self.tell()
        while not self.game.over and len(self.game.log) < moves:
            self.step()
        for bot in self.bots:
            bot.close()
        return self


def played_among(rules: Rules, players: int, seed: object, moves: int, bots: Sequence[Bot]):
    """A game in whose seat 0 these bots all sit, and random people elsewhere: before each answer, the game.

    All the bots hear the same. The one who watches answers by ``send``; None lets the moment pass.
    """
    game = Game(rules, players, key_of(seed))
    random = Random(f"game {seed}")
    while True:
        events, view = game.events_for(0), game.view(0)
        for bot in bots:
            bot.hear(events, view)
        if game.over or len(game.log) >= moves:
            return
        answer = None
        if game.legal_moves(0) and not game.round_over:
            answer = yield game
        move = answer or random_move(game, random)
        while answer is None and move.seat == 0:
            move = random_move(game, random)
        game.push(move)
