"""Parts of the arena that need more than the arena."""

from importlib.util import find_spec


def need(library: str, extra: str) -> None:
    """Say which extra brings a library that is not here."""
    if find_spec(library) is None:
        raise ImportError(f"{library} is missing: pip install 'oneleft[{extra}]'")
