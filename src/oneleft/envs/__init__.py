"""Environments for reinforcement learning: thin adapters over the rules, each with its own library."""

from __future__ import annotations

from importlib import import_module
from importlib.util import find_spec
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from .parallel_env import ParallelTableEnv
    from .rlcard_rules import RlcardTableEnv
    from .seat_env import SeatEnv
    from .table_env import TableEnv
    from .text_env import TextEnv
    from .vector_env import SeatVectorEnv

__all__ = ["ParallelTableEnv", "RlcardTableEnv", "SeatEnv", "SeatVectorEnv", "TableEnv", "TextEnv", "register"]

# The module of each class and the library it needs. None is imported before it is used.
_MODULES = {
    "ParallelTableEnv": ("parallel_env", "pettingzoo"),
    "RlcardTableEnv": ("rlcard_rules", "pettingzoo"),
    "SeatEnv": ("seat_env", "gymnasium"),
    "SeatVectorEnv": ("vector_env", "gymnasium"),
    "TableEnv": ("table_env", "pettingzoo"),
    "TextEnv": ("text_env", "gymnasium"),
}
IDS = {"oneleft/Uno-v1": 1, "oneleft/Uno-v2": 2}  # the version is the layout of observations
TEXT_ID = "oneleft/UnoText-v1"  # the same in words


def __getattr__(name: str) -> Any:
    if name not in _MODULES:
        raise AttributeError(f"module {__name__!r} has no attribute {name!r}")
    module, library = _MODULES[name]
    if find_spec(library) is None:
        raise ImportError(f"{name} needs {library}: pip install 'oneleft[envs]'")
    return getattr(import_module(f".{module}", __name__), name)


def register() -> None:
    """Register the environments with Gymnasium, where it is installed. Importing this package does so."""
    if find_spec("gymnasium") is None:
        return
    import gymnasium

    if TEXT_ID not in gymnasium.registry:
        many = f"{__name__}:SeatVectorEnv"
        for name, version in IDS.items():
            more: Any = {"vector_entry_point": many, "disable_env_checker": True, "kwargs": {"version": version}}
            gymnasium.register(name, f"{__name__}:SeatEnv", **more)
        gymnasium.register(TEXT_ID, f"{__name__}:TextEnv", disable_env_checker=True)


register()
