"""Shell completion of the names that options and arguments take."""

from __future__ import annotations

from collections.abc import Callable, Iterable


def completion(names: Iterable[str], separator: str = "", later: Iterable[str] = ()) -> Callable[[str], list[str]]:
    """Complete a name, or the last one of a list; ``later`` are the names that may follow the first."""

    def complete(incomplete: str) -> list[str]:
        begun, joint, last = incomplete.rpartition(separator) if separator else ("", "", incomplete)
        return [f"{begun}{joint}{name}" for name in (later if joint else names) if name.startswith(last)]

    return complete
