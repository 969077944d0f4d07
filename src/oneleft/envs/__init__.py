"""Environments for learners, thin adapters over the law: each needs its own library and not the other's."""

from __future__ import annotations

from importlib import import_module
from importlib.util import find_spec
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from .table_env import TableEnv
    from .vector_env import SeatVectorEnv

__all__ = ["SeatVectorEnv", "TableEnv"]

HOMES = {"SeatVectorEnv": ("vector_env", "gymnasium"), "TableEnv": ("table_env", "pettingzoo")}


def __getattr__(name: str) -> Any:
    if name not in HOMES:
        raise AttributeError(f"module {__name__!r} has no attribute {name!r}")
    home, library = HOMES[name]
    if find_spec(library) is None:
        raise ImportError(f"{name} needs {library}: pip install 'oneleft[envs]'")
    return getattr(import_module(f".{home}", __name__), name)
