"""A tour: a game move by move, numbered games by compiled policies, and the totals of many games."""

from oneleft import Game, Rules
from oneleft.arena.batch import Batch
from oneleft.arena.simulate import simulate
from oneleft.errors import IllegalMove

rules = Rules("jam", jump_in=True)

# A game is its rules, its players, its key and a list of moves. Every event can be put into words.
game = Game(rules, ["Ana", "Bo", "Cy"], key="07" * 32)
for event in game.events_for(0):
    print(game.tell(event, "en"))

# A seat has its own view, which shows nothing hidden, and a list of legal moves.
seat = game.turn
print("\n", game.names[seat], "holds", *game.view(seat).hand)
print(" and can:", ", ".join(game.legal_moves(seat)))
game.push(game.legal_moves(seat)[0])
for event in game.events:
    print(game.tell(event, "en"))

# A refused move explains itself, in every language.
try:
    game.push(f"{(game.turn + 1) % 3} draw")
except IllegalMove as refused:
    print("\n", refused.rule, refused.explain("en"), "/", refused.explain("es"))

# The same rules, compiled: game 17 of a batch is the same on every machine.
batch = Batch(rules, players=3, key="07" * 32, policies=("random", "first"))
print("\nGame 17:", batch.play(first=17, games=1)[0])

# Many games on all cores. Every estimate comes with its 95% interval.
totals = simulate(batch, games=20_000)
for seat in range(3):
    rate, low, high = totals.win_rate(seat)
    print(f"seat {seat} wins {rate:.1%} of {totals.games} rounds (95% interval {low:.1%} to {high:.1%})")
