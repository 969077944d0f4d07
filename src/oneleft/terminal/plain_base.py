"""What both line-by-line programs print and understand: the table, the scores, a rule, help."""

from __future__ import annotations

from collections.abc import Callable, Iterator

from oneleft.lang import say
from oneleft.rules.config import Rules
from oneleft.table.determinize import read_rules
from oneleft.table.move import Move
from oneleft.table.narrate import card_words, color_words
from oneleft.table.notation import color_letters
from oneleft.table.rulebook import BY_ID
from oneleft.table.rules_in_words import house_rules_in_words
from oneleft.table.views import View

from .help_text import help_lines
from .prompts import phase_key
from .table_state import partner_name, seats_from_viewer
from .typed_moves import as_typed, split_command


class Quit(Exception):
    """The person wants to leave."""


class PlainProgram:
    """Prints lines for one person and answers the commands that are no moves."""

    def __init__(self, language: str, print_line: Callable[[str], None]) -> None:
        self.language, self.print_line = language, print_line
        self.seat = 0
        self._last_rule = ""  # of a refusal, for the command ``why``

    def say(self, key: str, /, **args: object) -> None:
        self.print_line(say(key, self.language, **args))

    def print_welcome(self, rules: Rules, commitment: str) -> None:
        self.say("play-welcome", rules=str(rules), commitment=commitment)
        self.print_house_rules(rules)
        self.say("play-hint")

    def print_house_rules(self, rules: Rules) -> None:
        for sentence in house_rules_in_words(rules, self.language):
            self.print_line(f"  {sentence}")

    def print_refusal(self, message: str, rule: str) -> None:
        self._last_rule = rule or self._last_rule
        self.print_line(f"  {message}" + (f" [{rule}]" if rule else ""))

    def run_command(self, line: str, rules: Rules, view: View | None, is_online: bool = False) -> bool:
        """Help, the table, the scores, a rule, or leaving. Return whether the line is one of these commands."""
        word, rest = split_command(line, self.seat)
        if word == "quit":
            raise Quit
        if word == "help":
            for help_line in help_lines(rules, self.language, is_online):
                self.print_line(help_line)
        elif word == "table" and view is not None:
            self.print_table(view)
        elif word == "score" and view is not None:
            self.print_scores(view)
        elif word == "rule" and not rest.strip() and rules.house:
            self.print_house_rules(rules)
        elif word in ("why", "rule"):
            self.print_rule(rest.strip().upper() or self._last_rule)
        elif word.upper() in BY_ID:
            self.print_rule(word.upper())
        else:
            return False
        return True

    def print_rule(self, rule: str) -> None:
        if rule in BY_ID:
            self.print_line(f"  {rule}: {BY_ID[rule].text(self.language)}")
        else:
            self.say("play-no-rule", given=rule or "none")

    def print_round(self, view: View) -> None:
        self.say("play-round", number=view.round + 1)
        partner = partner_name(view)
        if partner:
            self.say("play-partner", name=partner)

    def print_table(self, view: View) -> None:
        """The card counts, the top card, and the player's hand with the playable cards in brackets."""
        others = [seat for seat in seats_from_viewer(view) if seat != self.seat]
        counts = "   ".join(f"{seat} {view.names[seat]}: {view.counts[seat]}" for seat in others)
        edition = read_rules(view.rules).edition
        color = edition.colors[color_letters(edition).index(view.color)] if view.color else ""
        top = card_words(edition, view.top, self.language)
        moves = [Move(text) for text in view.legal]
        self.print_line("")
        self.say("play-others", counts=counts, direction=view.direction, draw=view.draw)
        self.say("play-top", top=top, code=view.top, color=color_words(color, self.language), pending=view.pending)
        if view.hand is not None:
            playable = {move.card for move in moves}
            self.say("play-hand", hand=" ".join(f"[{card}]" if card in playable else card for card in view.hand))
        if view.turn == self.seat and view.phase != "over":
            words = (move.partition(" ")[2].removesuffix(" uno") for move in moves)
            choices = ", ".join(dict.fromkeys(as_typed(text, self.language) for text in words))
            self.say(f"play-phase-{phase_key(view)}", drawn=view.drawn or "", pending=view.pending, moves=choices)

    def print_moves(self, view: View) -> None:
        self.say("play-legal", moves=", ".join(as_typed(text.partition(" ")[2], self.language) for text in view.legal))

    def reaction_lines(self, view: View) -> Iterator[str]:
        """Offers of what can be done out of turn."""
        moves = [Move(text) for text in view.legal]
        for move in moves:
            if move.verb == "catch":
                yield say("play-catch", self.language, name=view.names[move.target or 0], seat=str(move.target))
        jumps = [as_typed(move.partition(" ")[2], self.language) for move in moves if move.verb == "jump"]
        if jumps and view.turn != self.seat:  # in turn, facing a penalty, jumps are listed with the other moves
            yield say("play-jump", self.language, top=view.top, moves=", ".join(jumps))

    def print_scores(self, view: View) -> None:
        width = max(map(len, view.names))
        for name, total in zip(view.names, view.totals, strict=True):
            self.print_line(f"  {name:<{width}} {total:>5}")
