"""The secret of this device. With the nickname it makes a player, and servers know by it who has signed in here."""

from __future__ import annotations

import re
import secrets
from contextlib import suppress
from pathlib import Path

from oneleft.directories import data_directory


def device_secret() -> str:
    """The secret in the user's data directory, made at the first call; empty where none can be kept."""
    file = data_directory() / "person"
    with suppress(OSError):
        if not file.exists() or not file.stat().st_size:
            write_secret(file)
        found = file.read_text("utf-8", "replace").strip()
        return found if re.fullmatch("[A-Za-z0-9_-]{22,64}", found) else ""
    return ""


def write_secret(file: Path) -> None:
    """Write a new secret, readable by its owner alone, and never a part of one."""
    file.parent.mkdir(parents=True, exist_ok=True, mode=0o700)
    made = file.with_name(f"person-{secrets.token_hex(4)}")
    made.touch(mode=0o600)
    made.write_text(secrets.token_urlsafe(24), "utf-8")
    made.replace(file)
