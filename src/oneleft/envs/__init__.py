"""Environments for reinforcement learning: thin adapters over the rules, each with its own library."""

from __future__ import annotations

from importlib import import_module
from importlib.util import find_spec
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from .table_env import TableEnv
    from .vector_env import SeatVectorEnv

__all__ = ["SeatVectorEnv", "TableEnv"]

# The module of each class and the library it needs. Neither is imported before it is used.
_MODULES = {"SeatVectorEnv": ("vector_env", "gymnasium"), "TableEnv": ("table_env", "pettingzoo")}


def __getattr__(name: str) -> Any:
    if name not in _MODULES:
        raise AttributeError(f"module {__name__!r} has no attribute {name!r}")
    module, library = _MODULES[name]
    if find_spec(library) is None:
        raise ImportError(f"{name} needs {library}: pip install 'oneleft[envs]'")
    return getattr(import_module(f".{module}", __name__), name)
