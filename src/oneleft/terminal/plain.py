"""A line-based game against bots: for pipes, plain terminals and screen readers."""

from __future__ import annotations

from collections.abc import Callable

from oneleft.bots.simple import SimpleBot
from oneleft.lang import Explained, say
from oneleft.rules.knobs import Rules
from oneleft.table import events as e
from oneleft.table.game import DEAL, Game
from oneleft.table.notation import VERBS, NotationError, color_letters, read_card
from oneleft.table.rulebook import BY_ID
from oneleft.table.telling import card_name, color_name, tell
from oneleft.table.views import View

BOT_NAMES = ("Ana", "Bruno", "Carla", "Diego", "Elena", "Félix", "Gloria", "Hugo", "Inés", "Juan")
SHORT = {"d": "draw", "k": "keep", "t": "take", "c": "challenge", "u": "uno"}


class Quit(Exception):
    """The person wants to leave."""


class PlainGame:
    """One person in seat 0 and bots in all others, told line by line."""

    def __init__(
        self,
        game: Game,
        language: str,
        ask: Callable[[str], str],
        tell_line: Callable[[str], None],
    ) -> None:
        self.game = game
        self.language = language
        self.ask = ask
        self.tell_line = tell_line
        self.bots = {seat: SimpleBot(f"{game.commitment} {seat}") for seat in range(1, len(game.names))}
        self.last_rule = ""

    def say(self, key: str, **args: object) -> None:
        self.tell_line(say(key, self.language, **args))

    def tell_events(self) -> None:
        for event in self.game.events_for(0):
            if isinstance(event, e.Dealt) and event.seat != 0:
                continue  # everybody gets seven
            self.tell_line("  " + tell(event, self.language, self.game.rules.sheet, self.game.names))

    def run(self) -> None:
        """Play the match to its end."""
        self.say("play-welcome", rules=str(self.game.rules), commitment=self.game.commitment)
        self.say("play-hint")
        self.tell_events()
        while not self.game.over:
            if self.game.round_over:
                self.ask(say("play-next-round", self.language))
                self.push(DEAL)
            else:
                self.step()
        self.show_scores()

    def push(self, move: str) -> None:
        self.game.push(move)
        self.tell_events()

    def step(self) -> None:
        """One move: a reaction if somebody has one, else the turn of a table."""
        if self.person_reacts() or self.bot_reacts():
            return
        for table in self.game.tables:
            seat = table.seating[table.round.turn]
            if not table.over and seat != 0:
                self.push(self.bots[seat].choose(self.game.view(seat)))
                return
        self.person_moves()

    def person_reacts(self) -> bool:
        """Offer a catch or a jump. A late call of UNO is for the person to think of."""
        view = self.game.view(0)
        offers = [text for text in view.legal if text.split()[1] in ("catch", "jump")]
        if view.seat is None or not offers or (view.turn == 0 and view.phase != "over"):
            return False
        self.say("play-react", moves=", ".join(text.partition(" ")[2] for text in offers))
        return self.one_move(view, may_pass=True)

    def bot_reacts(self) -> bool:
        for seat, bot in self.bots.items():
            view = self.game.view(seat)
            if view.legal and (view.turn != seat or view.phase == "penalty"):
                move = bot.react(view)
                if move is not None:
                    self.push(move)
                    return True
        return False

    def person_moves(self) -> None:
        view = self.game.view(0)
        self.show_table(view)
        self.one_move(view, may_pass=False)

    def one_move(self, view: View, may_pass: bool) -> bool:
        """Ask until a move is made; an empty line lets a reaction go."""
        while True:
            line = self.ask("> ").strip()
            if not line and may_pass:
                return False
            if not line:
                self.show_legal(view)
            elif not self.command(line, view):
                try:
                    self.push(complete(self.game, line))
                    return True
                except Explained as refused:
                    self.last_rule = refused.rule or self.last_rule
                    self.tell_line(
                        "  " + refused.explain(self.language) + (f" [{refused.rule}]" if refused.rule else "")
                    )

    def command(self, line: str, view: View) -> bool:
        """What is no move: help, the table, the scores, a rule, leaving."""
        word, _, rest = line.partition(" ")
        if word in ("quit", "exit", "q"):
            raise Quit
        if word in ("help", "?", "h"):
            letters = color_letters(self.game.rules.sheet)
            self.say("play-help", colors=" ".join(letters), first=letters[0])
        elif word in ("table", "hand"):
            self.show_table(view)
        elif word in ("score", "scores"):
            self.show_scores()
        elif word in ("why", "rule"):
            self.show_rule(rest.strip().upper() or self.last_rule)
        else:
            return False
        return True

    def show_rule(self, rule: str) -> None:
        if rule in BY_ID:
            self.tell_line(f"  {rule}: {BY_ID[rule].text(self.language)}")
        else:
            self.say("play-no-rule", given=rule or "none")

    def show_legal(self, view: View) -> None:
        self.say("play-legal", moves=", ".join(text.partition(" ")[2] for text in view.legal))

    def show_table(self, view: View) -> None:
        """Who holds how many cards, the top card, the own hand with the playable cards in brackets."""
        counts = "   ".join(f"{seat} {view.names[seat]}: {view.counts[seat]}" for seat in view.table if seat != 0)
        sheet = self.game.rules.sheet
        color = sheet.colors[color_letters(sheet).index(view.color)] if view.color else ""
        top = card_name(sheet, view.top)(self.language)
        playable = {text.split()[2].partition(":")[0] for text in view.legal if text.split()[1] in ("play", "discard")}
        hand = " ".join(f"[{card}]" if card in playable else card for card in view.hand or ())
        self.tell_line("")
        self.say("play-others", counts=counts, direction=view.direction, draw=view.draw)
        self.say("play-top", top=top, code=view.top, color=color_name(color)(self.language), pending=view.pending)
        self.say("play-hand", hand=hand)
        self.say(f"play-phase-{view.phase}", drawn=view.drawn or "", pending=view.pending)

    def show_scores(self) -> None:
        width = max(map(len, self.game.names))
        for seat, name in enumerate(self.game.names):
            self.tell_line(f"  {name:<{width}} {self.game.totals[seat]:>5}")


def complete(game: Game, line: str) -> str:
    """A line as people type it, in the notation.

    The own seat may be left out, and so may ``play``; some verbs have one letter; a player may be named.
    """
    words = line.split()
    if words[0] == "0" and len(words) > 1:
        words = words[1:]
    words[0] = SHORT.get(words[0].lower(), words[0].lower())
    if words[0] not in VERBS:
        words[0] = words[0].upper()
        if not is_card(game, words[0]):
            raise NotationError("play-unknown", given=line[:60])
        words.insert(0, "play")
    if len(words) > 1:
        seats = {name.lower(): str(seat) for seat, name in enumerate(game.names)}
        words[1] = seats.get(words[1].lower(), words[1].upper())
    return " ".join(["0", *words]).replace("UNO", "uno")


def is_card(game: Game, text: str) -> bool:
    try:
        read_card(game.rules.sheet, text.partition(":")[0])
    except NotationError:
        return False
    return True


def new_game(rules: Rules, players: int, name: str, key: str | None) -> Game:
    """The person in seat 0; no bot takes the person's name."""
    others = [bot for bot in BOT_NAMES if bot != name]
    return Game(rules, [name, *others[: max(0, players - 1)]], key)
