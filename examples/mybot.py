#!/usr/bin/env python3
"""A bot of your own: JSON lines in, JSON lines out, and nothing but the standard library. See docs/bots.md.

Try it: ``oneleft play --bots examples/mybot.py``. The loop is the same in any language: read a line; answer a "hello"
with {"type":"ready"}, and an "ask" with its number and one of the legal moves; write a line, and flush.
"""

import json
import sys
from collections import Counter


def score(move: str, view: dict) -> float:
    """Action cards if someone is about to go out, else expensive cards first, wilds last; the most frequent colour."""
    seat, verb, *rest = move.split()
    operand = rest[0] if rest else ""
    colors = Counter(card[0] for card in view["hand"] if card[0] != "W")
    urgent = min(count for other, count in view["counts"].items() if other != seat) <= 2
    if verb in ("uno", "catch"):
        return 100
    if verb in ("play", "jump", "discard"):
        card, _, color = operand.partition(":")
        calls_uno = rest[-1] == "uno"
        if card[0] == "W":
            return (40 if urgent and verb != "discard" else 1) + colors[color] + calls_uno / 2
        number = int(card[1]) if card[1:].isdigit() else 30 if urgent else 8
        return 10 + number + 2 * colors[card[0]] + calls_uno / 2
    if verb == "color":
        return colors[operand]
    if verb == "swap":
        return -view["counts"][operand]
    return -1 if verb == "challenge" else 0  # draw, keep, take


for line in sys.stdin:
    message = json.loads(line)
    if message["type"] == "hello":
        print(json.dumps({"type": "ready"}), flush=True)
    elif message["type"] == "ask":
        view = message["view"]
        best = max(view["legal"], key=lambda move: score(move, view))
        print(json.dumps({"type": "move", "number": message["number"], "move": best}), flush=True)
