"""How strong the bot is that matches the person at this device: one number in a file, and nothing else of them."""

from __future__ import annotations

from collections.abc import Sequence
from contextlib import suppress
from pathlib import Path

from oneleft.bots.match_bot import is_match_bot
from oneleft.directories import data_directory
from oneleft.protocol.tables import SeatShown


def strength_file() -> Path:
    return data_directory() / "match"


def bot_to_seat(bot: str) -> str:
    """The bot to seat. ``match`` begins as strong as it was here last."""
    if bot == "match":
        with suppress(OSError):
            kept = f"match@{strength_file().read_text('utf-8', 'replace').strip()}"
            return kept if is_match_bot(kept) else bot
    return bot


def keep_strength(seats: Sequence[SeatShown]) -> None:
    """Keep how strong the bots have become that match the person who seated them."""
    numbers = [seat.bot.partition("@")[2] for seat in seats if seat.bot and is_match_bot(seat.bot)]
    if numbers and numbers[0]:
        with suppress(OSError):  # the next game begins like this one
            strength_file().parent.mkdir(parents=True, exist_ok=True, mode=0o700)
            strength_file().write_text(numbers[0], "utf-8")
