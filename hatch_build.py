"""Run by hatchling before it packs, for editable installs too: the page is built into the package."""

from __future__ import annotations

import runpy
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface

BUILD = Path(__file__).parent / "page" / "build.py"


class PageHook(BuildHookInterface[Any]):
    PLUGIN_NAME = "custom"

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        if BUILD.exists():  # a source archive brings the built page
            runpy.run_path(str(BUILD))["build"]()
