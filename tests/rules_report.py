"""Each rule, its sheets and the tests that name it; each pair of house rules and its row; status 1 if one has none."""

import ast
import re
import sys
from collections.abc import Iterator
from pathlib import Path

from oneleft.table.rulebook import RULES

HERE = Path(__file__).parent
sys.path.insert(0, str(HERE.parent))

from tests.support.pairs import HOUSE_RULES, PAIRS, Row, rows  # noqa: E402 - found from here only now


def tests() -> Iterator[tuple[str, str]]:
    """Every test with the words in which a rule could be named."""
    for path in sorted(HERE.rglob("test_*.py")):
        for node in ast.walk(ast.parse(path.read_text("utf-8"))):
            if isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef) and node.name.startswith("test_"):
                yield f"{path.relative_to(HERE)}::{node.name}", f"{node.name}\n{ast.get_docstring(node) or ''}"


def names(rule: str, words: str) -> bool:
    """WD4-1 is named by test_wd4_1_it_draws and by a docstring with WD4-1, not by WD4-10 or test_wd4_12."""
    snake = re.escape(rule.lower().replace("-", "_"))
    return re.search(rf"_{snake}(?!\d)|(?<![\w-]){re.escape(rule)}(?!\d)", words) is not None


def report_rules() -> list[str]:
    """Print the rules and their tests. Returns those that no test names."""
    found = list(tests())
    missing = []
    for rule in RULES:
        mine = [test for test, words in found if names(rule.id, words)]
        if not mine:
            missing.append(rule.id)
        reading = "reading" if rule.reading else ""
        print(f"{rule.id:13} {rule.sheets or '-':10} {reading:8} {len(mine):3}  {mine[0] if mine else 'NO TEST'}")
        for test in mine[1:]:
            print(f"{'':39}{test}")
    print(f"\n{len(RULES)} rules, {len(RULES) - len(missing)} with a test, {len(found)} tests\n")
    return missing


def report_pairs() -> list[str]:
    """Print how each pair of house rules is tested in pairs.txt. Returns those that have no row there."""
    tested = {row.pair: row for row in rows()}
    print("Pairs of house rules: x a position where the two meet, g one game with both, r refused")
    for count, rule in enumerate(HOUSE_RULES):
        marks = [mark(tested.get((other, rule))) for other in HOUSE_RULES[:count]]
        print(f"{rule:20} {count + 1:2} {''.join(f'{text:>3}' for text in marks)}")
    print(f"{'':23}{''.join(f'{number:3}' for number in range(1, len(HOUSE_RULES)))}")
    missing = [f"{first}+{second}" for first, second in PAIRS if (first, second) not in tested]
    print(f"\n{len(PAIRS)} pairs, {len(PAIRS) - len(missing)} with a test")
    return missing


def mark(row: Row | None) -> str:
    return "-" if row is None else "r" if row.is_refused else "g" if row.in_one_game else "x"


def main() -> int:
    missing = report_rules() + report_pairs()
    if missing:
        print(f"without a test: {' '.join(missing)}", file=sys.stderr)
    return 1 if missing else 0


if __name__ == "__main__":
    sys.exit(main())
