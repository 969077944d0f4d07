"""Optional libraries of the arena."""

from importlib.util import find_spec


def require(library: str, extra: str) -> None:
    """Raise an error that names the extra to install if a library is missing."""
    if find_spec(library) is None:
        raise ImportError(f"{library} is missing: pip install 'oneleft[{extra}]'")
