"""Tables on a network: a log for each, and nothing that is not in it."""

from importlib.util import find_spec

if any(find_spec(library) is None for library in ("litestar", "sqlalchemy", "uvicorn")):
    raise ImportError("the server needs more than the game: pip install 'oneleft[server]'")
