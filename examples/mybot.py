#!/usr/bin/env python3
"""A bot of one's own: JSON lines in, JSON lines out, and nothing but the standard library. See docs/bots.md.

``oneleft play --bots examples/mybot.py``. In any other language it is the same loop: read a line; answer a "hello"
with {"type":"ready"} and an "ask" with the number asked and one of the legal moves; write a line, and flush.
"""

import json
import sys
from collections import Counter


def worth(move: str, view: dict) -> float:
    """Actions when somebody is about to go out, else dear cards first, wilds last, in the colour held most."""
    seat, verb, *rest = move.split()
    what = rest[0] if rest else ""
    held = Counter(card[0] for card in view["hand"] if card[0] != "W")
    urgent = min(count for other, count in view["counts"].items() if other != seat) <= 2
    if verb in ("uno", "catch"):
        return 100
    if verb in ("play", "jump", "discard"):
        card, _, color = what.partition(":")
        calls = rest[-1] == "uno"
        if card[0] == "W":
            return (40 if urgent and verb != "discard" else 1) + held[color] + calls / 2
        number = int(card[1]) if card[1:].isdigit() else 30 if urgent else 8
        return 10 + number + 2 * held[card[0]] + calls / 2
    if verb == "color":
        return held[what]
    if verb == "swap":
        return -view["counts"][what]
    return -1 if verb == "challenge" else 0  # draw, keep, take


for line in sys.stdin:
    message = json.loads(line)
    if message["type"] == "hello":
        print(json.dumps({"type": "ready"}), flush=True)
    elif message["type"] == "ask":
        view = message["view"]
        best = max(view["legal"], key=lambda move: worth(move, view))
        print(json.dumps({"type": "move", "number": message["number"], "move": best}), flush=True)
