"""Each rule, its sheets and the tests that name it; status 1 if a rule has no test."""

import ast
import re
import sys
from collections.abc import Iterator
from pathlib import Path

from oneleft.table.rulebook import RULES

HERE = Path(__file__).parent


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


def main() -> int:
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
    print(f"\n{len(RULES)} rules, {len(RULES) - len(missing)} with a test, {len(found)} tests")
    if missing:
        print(f"without a test: {' '.join(missing)}", file=sys.stderr)
    return 1 if missing else 0


if __name__ == "__main__":
    sys.exit(main())
