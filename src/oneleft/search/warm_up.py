"""Getting ready to think: compile everything, or load what was compiled before.

Run as a module it does only that, for the next process that wants to think.
"""

from oneleft.table.game import Game

from .beliefs import Beliefs
from .searcher import Searcher


def get_ready() -> None:
    """One thought goes through all that is compiled, where there is something to choose."""
    game = Game("classic", 2, key="07" * 32)
    if not Searcher(0, Beliefs()).think(game.view(game.turn), playouts=10).estimates:
        raise RuntimeError("there was nothing to think about")


if __name__ == "__main__":
    get_ready()
