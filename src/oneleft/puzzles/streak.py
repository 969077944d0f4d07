"""The daily puzzles that a person has answered, and how many days in a row were right. The page counts the same way."""

from __future__ import annotations

from contextlib import suppress
from datetime import date, timedelta
from pathlib import Path

import msgspec

from oneleft.directories import data_directory

DAYS_KEPT = 400

Days = dict[str, bool]  # by ISO date: whether the first answer was right


def streak_of(days: Days, today: date) -> int:
    """The days in a row with a right answer, up to today, or up to yesterday if today's puzzle is still open."""
    day = today if today.isoformat() in days else today - timedelta(1)
    count = 0
    while days.get((day - timedelta(count)).isoformat()):
        count += 1
    return count


def streak_file() -> Path:
    return data_directory() / "puzzles.json"


def load_days() -> Days:
    """The days so far. A file that cannot be read counts as none: it is only a streak."""
    try:
        return msgspec.json.decode(streak_file().read_bytes(), type=Days)
    except (OSError, msgspec.DecodeError):
        return {}


def note_day(day: date, is_right: bool) -> Days:
    """Note the first answer to a day's puzzle. A streak that cannot be kept spoils no puzzle."""
    days = load_days()
    days.setdefault(day.isoformat(), is_right)
    kept = dict(sorted(days.items())[-DAYS_KEPT:])
    with suppress(OSError):
        streak_file().parent.mkdir(parents=True, exist_ok=True)
        streak_file().write_bytes(msgspec.json.encode(kept))
    return kept
