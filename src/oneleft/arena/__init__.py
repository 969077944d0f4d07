"""The arena: compiled games by the thousand. This package and those above it need numba and numpy."""

from importlib.util import find_spec

if find_spec("numba") is None:
    raise ImportError("oneleft.arena needs numba and numpy: pip install 'oneleft[arena]'")
