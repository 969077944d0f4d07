"""oneleft: a complete UNO for Python.

>>> import oneleft
>>> game = oneleft.Game("classic", ["Ana", "Bo", "Cy"], seed=7)
>>> game.push("2 play B9")
>>> game.tell(game.events[0])
'Cy plays a blue 9.'
"""

from importlib import import_module
from typing import TYPE_CHECKING, Any

__version__ = "0.1.0"

if TYPE_CHECKING:
    from oneleft.library import *  # noqa: F403 - its `__all__` lists them
    from oneleft.library import __all__ as __all__
else:

    def __getattr__(name: str) -> Any:
        """Import the library on first use, so that importing the package costs next to nothing."""
        if name.startswith("__") and name != "__all__":
            raise AttributeError(name)
        library = import_module("oneleft.library")
        globals().update({each: getattr(library, each) for each in library.__all__}, __all__=library.__all__)
        if name not in globals():
            raise AttributeError(f"module {__name__!r} has no attribute {name!r}")
        return globals()[name]

    def __dir__() -> list[str]:
        return sorted({*globals(), *__getattr__("__all__")})
