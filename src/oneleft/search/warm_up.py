"""Getting the search ready: compile its kernels, or load what was compiled before.

Run as a module it does only that, so that the next process finds the machine code.
"""

from oneleft.table.game import Game

from .beliefs import Beliefs
from .searcher import Searcher


def get_ready() -> None:
    """Search once, at a position with a choice: that runs every kernel."""
    game = Game("classic", 2, key="07" * 32)
    if not Searcher(0, Beliefs()).think(game.view(game.turn), playouts=10).estimates:
        raise RuntimeError("there was nothing to think about")


if __name__ == "__main__":
    get_ready()
