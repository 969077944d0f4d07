"""Looks at a decision: a cheap one first, and the longer ones only while one move stays clearly best."""

from __future__ import annotations

import hashlib
from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass

from msgspec.structs import replace

from oneleft.analysis.coach import Budget, Coach
from oneleft.analysis.reasons import why
from oneleft.analysis.round_stake import chances_after, round_stake
from oneleft.analysis.situation import DrawMemory, Situation
from oneleft.bots.factory import new_bot
from oneleft.protocol.messages import Missed
from oneleft.search.searcher import MoveEstimate, SearchResult
from oneleft.table.events import Event
from oneleft.table.move import Move
from oneleft.table.views import View

from .puzzle import CLEAR, DIFFICULTIES, EASY, WHOLE, Choice, Puzzle, without_uno

Heard = tuple[Sequence[Event], View]

MUST_MISS = ("easy", "steady")
MAY_MISS = ("sharp", "keen")
TRIES = 5  # of each bot; a bot misses the best move if it never makes it
PROMISING = 50_000  # millionths of the round: how much better a move must be in the first look, which is rough
NARROW = 120_000  # millionths of the round: a smaller gap makes a puzzle harder
LEAST_CHOICES = 3  # of two one would be guessed
VAGUE = ("often", "some-points")  # reasons that explain little
REACTIONS = ("uno", "catch")  # no question of cards


@dataclass(frozen=True, slots=True)
class PlayoutsPerLook:
    """How many playouts each look takes."""

    first: int = 2_000  # of the bot that plays
    second: int = 20_000  # this and the next two with other random numbers each
    check: int = 100_000
    long: int = 400_000  # two seconds of thought: the look that counts

    def divided(self, by: int) -> PlayoutsPerLook:
        return PlayoutsPerLook(
            *(max(1, playouts // by) for playouts in (self.first, self.second, self.check, self.long))
        )


@dataclass(frozen=True)
class Ranking:
    """The moves in their order, with what each gives away as a share of the round."""

    moves: list[MoveEstimate]
    stake: float

    def loss(self, place: int) -> float:
        return (self.moves[0].gain - self.moves[place].gain) / self.stake

    @property
    def best(self) -> str:
        return self.moves[0].move


def rank(estimates: Sequence[MoveEstimate], view: View) -> Ranking:
    """Moves were compared in the same worlds, so their gains tell more than their own chances do."""
    return Ranking(sorted(estimates, key=lambda one: -one.gain), round_stake(view))


def is_candidate(view: View, result: SearchResult) -> bool:
    """Whether the first look, that of the bot in this seat, found one move well ahead of all others."""
    if view.turn != view.seat or any(Move(text).verb in REACTIONS for text in view.legal):
        return False
    return len(result.estimates) >= LEAST_CHOICES and rank(result.estimates, view).loss(1) * WHOLE >= PROMISING


def examine(view: View, heard: Sequence[Heard], best: str, looks: PlayoutsPerLook, seed: str) -> Puzzle | None:
    """Make a puzzle of a decision whose best move seems to be this one; None if it is not good enough."""
    answers = [answer for bot in MUST_MISS for answer in ask(bot, view, heard, seed)]
    if without_uno(best) in answers:
        return None
    tempting = Counter(answers).most_common(1)[0][0]
    puzzle: Puzzle | None = None
    for number, playouts in enumerate((looks.second, looks.check, looks.long)):
        ranking = look(view, heard, best, playouts, f"{seed} {number}")
        if ranking.best != best or ranking.loss(1) * WHOLE < CLEAR:
            return None
        puzzle = as_puzzle(view, heard, ranking, tempting)
        if puzzle is None:
            return None
    assert puzzle is not None
    return rated(puzzle, [bot for bot in MAY_MISS if without_uno(best) not in ask(bot, view, heard, seed)])


def rated(puzzle: Puzzle, missed: list[str]) -> Puzzle:
    """The puzzle with its difficulty: how many better bots miss it too, and whether the second move is near."""
    hardness = len(missed) + (puzzle.gap < NARROW)
    difficulty = DIFFICULTIES[min(hardness, len(DIFFICULTIES) - 1)]
    return replace(puzzle, difficulty=difficulty, missed=[*puzzle.missed, *missed])


def ask(bot: str, view: View, heard: Sequence[Heard], seed: str) -> list[str]:
    """The answers of a bot that is asked several times, without a call of UNO."""
    answers = []
    for number in range(TRIES):
        player = new_bot(bot, f"{seed} {number}")
        for events, seen in heard:
            player.hear(events, seen)
        answers.append(without_uno(player.answer(view) or ""))
        player.close()
    return answers


def look(view: View, heard: Sequence[Heard], best: str, playouts: int, seed: str) -> Ranking:
    """Think about a decision anew. All moves are compared with what seems the best one, in the same worlds."""
    coach = Coach(int.from_bytes(hashlib.sha256(seed.encode()).digest()[:8], "little"))
    for events, seen in heard:
        coach.hear(events, seen)
    opinion = coach.opinion(view, best, Budget(None, playouts))
    assert opinion is not None
    return rank(opinion.moves, view)


def as_puzzle(view: View, heard: Sequence[Heard], ranking: Ranking, tempting: str) -> Puzzle | None:
    """The puzzle with its reasons; None if the reason against the tempting move is vague."""
    memory = DrawMemory()
    for events, seen in heard:
        memory.hear(events, seen)
    best, *others = ranking.moves
    lost = chances_after(view)[1]
    chance = (best.win - lost) / ranking.stake  # of the round: of what lies between losing and winning it
    choices = [Choice(best.move, millionths(chance), millionths(best.error / ranking.stake))]
    for place, other in enumerate(others, 1):
        reason = why(Situation(view, Move(other.move), Move(best.move), memory, best.playouts))
        if without_uno(other.move) == tempting and reason.name in VAGUE:
            return None
        left = max(0.0, chance - ranking.loss(place))  # many points in the hand can cost more than the round
        choices.append(Choice(other.move, millionths(left), millionths(other.error / ranking.stake), reason))
    if choices[0].chance > WHOLE or choices[1].chance == 0:
        return None
    return Puzzle(
        view=view,
        recent=[Missed(number=seen.number, events=list(events)) for events, seen in heard],
        choices=choices,
        tempting=tempting,
        difficulty=EASY,
        missed=list(MUST_MISS),
        playouts=best.playouts,
    )


def millionths(share: float) -> int:
    return round(WHOLE * share)
