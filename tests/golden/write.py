"""Write the golden games and counts anew. Look at the difference before you commit it: it is a change of the law."""

import json

from tests.support.all_tables import ALL_RULES
from tests.support.playthroughs import COUNTS, GAMES, counts_of, golden_games, playthrough


def main() -> None:
    GAMES.mkdir(exist_ok=True)
    for name, (rules, players) in golden_games().items():
        (GAMES / f"{name}.txt").write_text(playthrough(name, rules, players), "utf-8")
    counts = {str(rules): counts_of(rules) for rules in ALL_RULES}
    lines = ",\n".join(f"  {json.dumps(rules)}: {json.dumps(count)}" for rules, count in counts.items())
    COUNTS.write_text(f"{{\n{lines}\n}}\n", "utf-8")


if __name__ == "__main__":
    main()
