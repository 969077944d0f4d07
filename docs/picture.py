"""Draw the picture of the terminal: a real table on the real screen, by a fixed key."""

import asyncio
import re
from pathlib import Path

from oneleft import Rules
from oneleft.bots.factory import new_bot
from oneleft.lang import DEFAULT_LANGUAGE
from oneleft.table.game import Game
from oneleft.terminal.app import TerminalApp
from oneleft.terminal.local_table import LocalTable
from oneleft.terminal.table_screen import TableScreen
from oneleft.terminal.table_setup import log_of, new_game

MOVES = 16
SIZE = (120, 36)


def begun() -> Game:
    """A match that bots have begun, until it is Mia's turn and she has a choice."""
    game = new_game(Rules("classic", jump_in=True), 4, "Mia", "28" * 32)
    bots = [new_bot("steady", f"picture {seat}") for seat in range(4)]
    while len(game.log) < MOVES or game.turn != 0 or len(game.view(0).legal) < 5:
        game.push(bots[game.turn].answer(game.view(game.turn)) or "deal")
    return game


async def picture() -> str:
    table = LocalTable(log_of(begun(), dict.fromkeys((1, 2, 3), "steady")), DEFAULT_LANGUAGE)
    app = TerminalApp(TableScreen(table, DEFAULT_LANGUAGE))
    async with app.run_test(size=SIZE) as pilot:
        await pilot.pause(0.5)
        return app.export_screenshot(title="oneleft play")


def main() -> None:
    drawn = asyncio.run(picture())
    drawn = re.sub(r"@font-face \{.*?\}|<!--.*?-->", "", drawn, flags=re.DOTALL)  # no fonts from elsewhere
    Path(__file__).with_name("play.svg").write_text(drawn.replace("Fira Code", "DejaVu Sans Mono"), "utf-8")


if __name__ == "__main__":
    main()
