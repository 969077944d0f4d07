"""Where the programs keep the user's data."""

from __future__ import annotations

import os
import sys
from pathlib import Path


def data_directory() -> Path:
    """The user's data directory, by the convention of the operating system."""
    if sys.platform == "win32":
        return Path(os.environ.get("LOCALAPPDATA", Path.home() / "AppData" / "Local")) / "oneleft"
    if sys.platform == "darwin":
        return Path.home() / "Library" / "Application Support" / "oneleft"
    return Path(os.environ.get("XDG_DATA_HOME") or Path.home() / ".local" / "share") / "oneleft"
