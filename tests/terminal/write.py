"""Write the stored screens: python -m tests.terminal.write"""

import asyncio

from tests.support.terminal_scenes import SCENES, SCREENS


def main() -> None:
    SCREENS.mkdir(exist_ok=True)
    for name, scene in SCENES.items():
        (SCREENS / f"{name}.txt").write_text(asyncio.run(scene()) + "\n", "utf-8")


if __name__ == "__main__":
    main()
