"""The draw pile. Where it was shuffled its order is chance, so the model knows only which cards lie there."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Sequence

Choose = Callable[[Counter[str]], str]  # which of these cards did chance give?


class Difference(AssertionError):
    """The law did something that the model does not allow."""


class Pile:
    """From the top: stretches in a known order, and stretches that were shuffled."""

    def __init__(self, known: Sequence[str]) -> None:
        self.stretches: list[list[str] | Counter[str]] = [list(known)]

    def __len__(self) -> int:
        return sum(s.total() if isinstance(s, Counter) else len(s) for s in self.stretches)

    def draw(self, choose: Choose) -> str:
        """The top card; within a shuffled stretch, the one that chance gave."""
        self.stretches = [stretch for stretch in self.stretches if stretch]
        top = self.stretches[0]
        if not isinstance(top, Counter):
            return top.pop(0)
        card = choose(top)
        top -= Counter([card])
        return card

    def put_under(self, shuffled: Sequence[str]) -> None:
        self.stretches.append(Counter(shuffled))

    def settle(self, seen: Sequence[str]) -> None:
        """Compare with the open pile, and learn the order of what was shuffled."""
        if len(seen) != len(self):
            raise Difference(f"draw pile: {len(self)} cards in the model, {len(seen)} in the law")
        start = 0
        for stretch in self.stretches:
            size = stretch.total() if isinstance(stretch, Counter) else len(stretch)
            found = list(seen[start : start + size])
            if (Counter(found) if isinstance(stretch, Counter) else found) != stretch:
                raise Difference(f"draw pile: {stretch} in the model, {found} in the law")
            start += size
        self.stretches = [list(seen)]
