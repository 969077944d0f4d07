"""The six match formats: who can play them, how a round is scored, and when the match ends."""

from dataclasses import dataclass

ANY_PLAYERS = tuple(range(2, 11))  # PLAYERS-1

# When a match ends, and who wins it.
FIRST_AT_TARGET = 0  # the first player at the target wins
LOWEST_AT_TARGET = 1  # the lowest total, once someone reaches the target
LAST_ONE_IN = 2  # a player who reaches the target is out; the last one in wins
AFTER_ROUNDS = 3  # the highest total after a fixed number of rounds

# Who plays with whom.
NO_PARTNERS = 0
FIXED_PARTNERS = 1  # the player across the table, in the whole match
CHANGING_PARTNERS = 2  # the player across the table, another one in every round


@dataclass(frozen=True, slots=True, eq=False)  # there is one object for each format: compare by identity
class Format:
    """A way of scoring: who can play it, what a round is worth, and when the match is over.

    `Rules` has one, and the law of matches, `match.standing`, reads it.
    """

    name: str
    rules: tuple[str, ...]  # the ids of its rules; the first one is named when a number of players is refused
    players: tuple[int, ...] = ANY_PLAYERS
    charged: bool = False  # players are charged with the cards left in their hands, and the lowest total leads
    ending: int = FIRST_AT_TARGET
    partners: int = NO_PARTNERS
    tables: int = 1  # at which the players sit, as many at each
    rounds: int = 0  # of a match, unless its rules say another number; 0 without a fixed number

    def __str__(self) -> str:
        return self.name

    def __reduce__(self) -> tuple[object, tuple[str]]:
        """Unpickle to the object of the other process, because formats are compared by identity."""
        return format_named, (self.name,)

    @property
    def has_target(self) -> bool:
        """Whether the match goes to a number of points."""
        return not self.rounds


POINTS = Format("points", ("SCORE-2", "MATCH-1", "MATCH-3"))
LOWEST = Format("lowest", ("MATCH-2", "MATCH-3"), charged=True, ending=LOWEST_AT_TARGET)
PARTNERS = Format("partners", ("PARTNERS-1", "MATCH-3"), players=(4, 6, 8, 10), partners=FIXED_PARTNERS)
ROTATING = Format("rotating", ("PARTNERS-2",), players=(4,), ending=AFTER_ROUNDS, partners=CHANGING_PARTNERS, rounds=4)
EIGHT = Format(
    "eight", ("PARTNERS-3",), players=(8,), ending=AFTER_ROUNDS, partners=CHANGING_PARTNERS, tables=2, rounds=7
)
CHALLENGE = Format("challenge", ("CHALLENGE-1", "MATCH-3"), charged=True, ending=LAST_ONE_IN)

FORMATS = {one.name: one for one in (POINTS, LOWEST, PARTNERS, ROTATING, EIGHT, CHALLENGE)}


def format_named(name: str) -> Format:
    return FORMATS[name]
