"""What is told line by line wherever the table is: the table itself, the scores, a rule, help."""

from __future__ import annotations

from collections.abc import Callable, Iterator

from oneleft.lang import say
from oneleft.rules.config import Rules
from oneleft.table.determinize import read_rules
from oneleft.table.narrate import card_words, color_words
from oneleft.table.notation import Move, color_letters
from oneleft.table.rulebook import BY_ID
from oneleft.table.views import View

from .help_text import help_lines
from .prompts import asked_phase
from .table_state import from_own_seat, partner_of
from .typed_moves import split


class Quit(Exception):
    """The person wants to leave."""


class PlainProgram:
    """One person is told, and types what is no move as well."""

    def __init__(self, language: str, tell_line: Callable[[str], None]) -> None:
        self.language, self.tell_line = language, tell_line
        self.seat = 0
        self.last_rule = ""

    def say(self, key: str, /, **args: object) -> None:
        self.tell_line(say(key, self.language, **args))

    def welcome(self, rules: Rules, commitment: str) -> None:
        self.say("play-welcome", rules=str(rules), commitment=commitment)
        self.say("play-hint")

    def refuse(self, message: str, rule: str) -> None:
        self.last_rule = rule or self.last_rule
        self.tell_line(f"  {message}" + (f" [{rule}]" if rule else ""))

    def command(self, line: str, rules: Rules, view: View | None, among_people: bool = False) -> bool:
        """Help, the table, the scores, a rule, leaving."""
        word, rest = split(line, self.seat)
        if word == "quit":
            raise Quit
        if word == "help":
            for told in help_lines(rules, self.language, among_people):
                self.tell_line(told)
        elif word == "table" and view is not None:
            self.show_table(view)
        elif word == "score" and view is not None:
            self.show_scores(view)
        elif word in ("why", "rule"):
            self.show_rule(rest.strip().upper() or self.last_rule)
        elif word.upper() in BY_ID:
            self.show_rule(word.upper())
        else:
            return False
        return True

    def show_rule(self, rule: str) -> None:
        if rule in BY_ID:
            self.tell_line(f"  {rule}: {BY_ID[rule].text(self.language)}")
        else:
            self.say("play-no-rule", given=rule or "none")

    def show_round(self, view: View) -> None:
        self.say("play-round", number=view.round + 1)
        partner = partner_of(view)
        if partner:
            self.say("play-partner", name=partner)

    def show_table(self, view: View) -> None:
        """Who holds how many cards, the top card, the own hand with the playable cards in brackets."""
        others = [seat for seat in from_own_seat(view) if seat != self.seat]
        counts = "   ".join(f"{seat} {view.names[seat]}: {view.counts[seat]}" for seat in others)
        edition = read_rules(view.rules).edition
        color = edition.colors[color_letters(edition).index(view.color)] if view.color else ""
        top = card_words(edition, view.top, self.language)
        moves = [Move.parse(text) for text in view.legal]
        self.tell_line("")
        self.say("play-others", counts=counts, direction=view.direction, draw=view.draw)
        self.say("play-top", top=top, code=view.top, color=color_words(color, self.language), pending=view.pending)
        if view.hand is not None:
            playable = {move.what.partition(":")[0] for move in moves if move.verb in ("play", "discard", "jump")}
            self.say("play-hand", hand=" ".join(f"[{card}]" if card in playable else card for card in view.hand))
        if view.turn == self.seat and view.phase != "over":
            ways = ", ".join(dict.fromkeys(f"{move.verb} {move.what}".strip() for move in moves))
            self.say(f"play-phase-{asked_phase(view)}", drawn=view.drawn or "", pending=view.pending, moves=ways)

    def show_moves(self, view: View) -> None:
        self.say("play-legal", moves=", ".join(text.partition(" ")[2] for text in view.legal))

    def reactions(self, view: View) -> Iterator[str]:
        """What can be done out of turn."""
        moves = [Move.parse(text) for text in view.legal]
        for move in moves:
            if move.verb == "catch":
                yield say("play-catch", self.language, name=view.names[int(move.what)], seat=move.what)
        jumps = [str(move).partition(" ")[2] for move in moves if move.verb == "jump"]
        if jumps and view.turn != self.seat:  # whoever faces a penalty finds them among the own moves
            yield say("play-jump", self.language, top=view.top, moves=", ".join(jumps))

    def show_scores(self, view: View) -> None:
        width = max(map(len, view.names))
        for name, total in zip(view.names, view.totals, strict=True):
            self.tell_line(f"  {name:<{width}} {total:>5}")
