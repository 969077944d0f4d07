"""A round on the table: hands, piles, whose turn it is, and how cards are drawn."""

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass, field

from .cards import color_of, is_number, is_wild, symbol_of, worth
from .options import Options
from .pile import Difference, Pile

MOST_REFILLS = 50  # PILE-3


@dataclass
class Challengeable:
    """WD4-4: the last Wild Draw Four, as long as it can be challenged."""

    player: int
    hand: list[str]  # as it was when the card was played
    color: str  # in play before it


@dataclass
class Table:
    options: Options
    hands: list[list[str]]
    draw: Pile
    discard: list[str]  # its top last
    dealer: int
    turn: int = 0
    direction: int = 1  # 1: to the left
    phase: str = "turn"  # turn, drew, penalty, color, swap, slam, series, over
    color: str | None = None
    pending: int = 0
    penalty: str = ""  # the last Draw Two or Wild Draw Four of the penalty, as it is answered: "+2" or "W+4"
    exposed: int | None = None
    drawn: str | None = None
    slam: int = 0
    drop: str | None = None  # how the Jam card landed, "slam" or "back"; "out": its player is out (MERCY-4)
    challengeable: Challengeable | None = None
    reverse_pending: bool = False  # JUMP-2: a Reverse lies on top, and nobody has moved since
    passes: int = 0  # PILE-2
    refills: int = 0  # PILE-3
    out_with: dict[int, list[str]] = field(default_factory=dict)  # MERCY-1
    winner: int | None = None  # known before the round is over while a last card's penalty is drawn (OUT-2)
    after: list[list[str]] = field(default_factory=list)  # chance: the open hands after the move, of those out too
    named: int | None = None  # the law's choice: who stands for the last team left
    landed: str | None = None  # chance: how the Jam card of this move was dropped

    @property
    def top(self) -> str:
        return self.discard[-1]

    @property
    def seats(self) -> range:
        return range(len(self.hands))

    @property
    def still_in(self) -> list[int]:
        return [seat for seat in self.seats if seat not in self.out_with]

    def next_to(self, seat: int) -> int:
        """The next player in the direction of play; MERCY-1: as if the seats of those who are out were empty."""
        seat = (seat + self.direction) % len(self.hands)
        return self.next_to(seat) if seat in self.out_with else seat

    def others_in_order(self, seat: int) -> list[int]:
        order = [(seat + self.direction * step) % len(self.hands) for step in range(1, len(self.hands))]
        return [other for other in order if other not in self.out_with]

    def pass_turn_to(self, seat: int) -> None:
        self.phase, self.turn = "turn", seat
        self.drawn = self.drop = None

    # Drawing

    def draw_card(self, seat: int) -> str | None:
        """One card into the hand, or None: nothing is left (PILE-2), or the round is blocked (PILE-3)."""
        if not len(self.draw) and len(self.discard) > 1:
            if self.refills + 1 == MOST_REFILLS:  # PILE-3: it would be the 50th time
                self.end(self.winner)
                return None
            self.refills += 1
            self.draw.put_under(self.discard[:-1])  # PILE-1
            self.discard = self.discard[-1:]
        if not len(self.draw):
            return None
        card = self.draw.draw(lambda bag: self.given_by_chance(seat, bag))
        self.hands[seat].append(card)
        return card

    def given_by_chance(self, seat: int, bag: Counter[str]) -> str:
        """Of the shuffled cards one that the seat holds after the move; first those with which UNTIL-1 goes on."""
        gained = (Counter(self.after[seat]) - Counter(self.hands[seat])) & bag
        if not gained:
            raise Difference(f"seat {seat} drew none of {dict(bag)}")
        return min(gained, key=lambda card: self.matches(card) and not self.is_refused_bluff(seat, card))

    def draw_cards(self, seat: int, count: int) -> None:
        """Cards, or what there is (PILE-2); MERCY-1: drawing stops at N, and a player with N is out."""
        for _ in range(count):
            if self.draw_card(seat) is None or self.leaves_by_mercy(seat):
                return

    def leaves_by_mercy(self, seat: int) -> bool:
        """MERCY-1: N cards after drawing, and the hand goes, shuffled, under the draw pile."""
        mercy = self.options.mercy
        if mercy is None or len(self.hands[seat]) < mercy:
            return False
        self.out_with[seat] = self.hands[seat]
        self.draw.put_under(self.hands[seat])
        self.hands[seat] = []
        if self.challengeable and self.challengeable.player == seat:  # MERCY-4
            self.challengeable = None
        teams_left = {self.team_of(other) for other in self.still_in}
        if self.winner is None and len(teams_left) == 1:  # MERCY-2, MERCY-3; not if someone has gone out (OUT-2)
            self.end(self.last_one_left())
        return True

    def team_of(self, seat: int) -> int:
        """PARTNERS-1: partners across the table; else everyone alone."""
        return seat % (len(self.hands) // 2) if self.options.in_teams else seat

    def last_one_left(self) -> int:
        """MERCY-2; of a team (MERCY-3) the rulebook names no one, so whomever the law names."""
        return self.named if self.named in self.still_in else self.still_in[0]

    # What may be laid

    def matches(self, card: str) -> bool:
        """TURN-1, TURN-2: by colour, number or symbol; a wild always."""
        return is_wild(card) or color_of(card) == self.color or symbol_of(card) == symbol_of(self.top)

    def may_be_laid(self, seat: int, card: str) -> bool:
        """What forbids a card whatever lies there: NFINISH-1, and WD4-3 at a table without bluffing."""
        hand = self.hands[seat]
        if "number_finish" in self.options and len(hand) == 1 and not is_number(card):
            return False
        return not self.is_refused_bluff(seat, card)

    def is_refused_bluff(self, seat: int, card: str) -> bool:
        """WD4-2, WD4-3."""
        if card != "W+4" or "no_bluffing" not in self.options:
            return False
        return self.color in {color_of(other) for other in self.hands[seat]}

    # The end

    def end(self, winner: int | None) -> None:
        """OUT-1, MERCY-2; or blocked (PILE-2, PILE-3), which nobody wins."""
        self.phase, self.winner = "over", winner
        self.pending, self.exposed, self.challengeable = 0, None, None
        self.drawn = self.drop = None
        self.slam = self.passes = 0

    def points(self) -> list[int]:
        """SCORE-2, MERCY-2: the winner scores what the others hold, and what those who are out held."""
        points = [0 for _ in self.seats]
        if self.winner is not None:
            lost = [card for seat in self.seats if seat != self.winner for card in self.hands[seat]]
            lost += [card for hand in self.out_with.values() for card in hand]
            points[self.winner] = sum(map(worth, lost))
        return points
