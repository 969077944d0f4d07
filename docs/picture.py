"""Draw the README's picture: a real session of ``oneleft play``, by a fixed key."""

import io
import re
from pathlib import Path

from rich.console import Console
from rich.text import Text

from oneleft import Rules
from oneleft.terminal.paint import paint
from oneleft.terminal.plain import PlainGame, Quit
from oneleft.terminal.seating import new_game

TYPED = ["B6", "why", "Y5", "draw", ""]


def session() -> list[str]:
    lines: list[str] = []
    typed = iter(TYPED)

    def ask(prompt: str) -> str:
        answer = next(typed, None)
        if answer is None:
            raise Quit
        lines.append(f"{prompt}{answer}")
        return answer

    game = PlainGame(new_game(Rules("classic", jump_in=True), 4, "Mia", "21" * 32), "en", ask, lines.append)
    try:
        game.run()
    except Quit:
        return lines
    return lines


def main() -> None:
    console = Console(record=True, width=110, file=io.StringIO(), force_terminal=True, color_system="truecolor")
    console.print("$ oneleft play --rules classic+jump_in --name Mia", style="bold")
    for line in "\n".join(session()).splitlines():
        console.print(Text.from_ansi(paint(line), style="bold" if line.startswith(">") else ""))
    drawn = console.export_svg(title="oneleft")
    drawn = re.sub(r"@font-face \{.*?\}|<!--.*?-->", "", drawn, flags=re.DOTALL)  # no fonts from elsewhere
    Path(__file__).with_name("play.svg").write_text(drawn.replace("Fira Code", "DejaVu Sans Mono"), "utf-8")


if __name__ == "__main__":
    main()
