"""How strong the bot `adaptive` has become at this device: one number in a file, and nothing else of the person."""

from __future__ import annotations

from collections.abc import Sequence
from contextlib import suppress
from pathlib import Path

from oneleft.bots.adaptive_bot import is_adaptive
from oneleft.bots.levels import present_name
from oneleft.directories import data_directory
from oneleft.protocol.tables import SeatShown


def strength_file() -> Path:
    return data_directory() / "adaptive"


def kept_number() -> str:
    """The number in the file, or in that of earlier versions."""
    before = strength_file().with_name("match")
    file = strength_file() if strength_file().exists() else before
    return file.read_text("utf-8", "replace").strip()


def bot_to_seat(bot: str) -> str:
    """The bot to seat. ``adaptive`` begins as strong as it was here last."""
    bot = present_name(bot)
    if bot == "adaptive":
        with suppress(OSError):
            kept = f"adaptive@{kept_number()}"
            return kept if is_adaptive(kept) else bot
    return bot


def keep_strength(seats: Sequence[SeatShown]) -> None:
    """Keep how strong the adaptive bots have become."""
    numbers = [seat.bot.partition("@")[2] for seat in seats if seat.bot and is_adaptive(seat.bot)]
    if numbers and numbers[0]:
        with suppress(OSError):  # the next game begins like this one
            strength_file().parent.mkdir(parents=True, exist_ok=True, mode=0o700)
            strength_file().write_text(numbers[0], "utf-8")
