"""The game server: tables over HTTP and sockets. Every table's state is rebuilt from its log."""

from importlib.util import find_spec

if any(find_spec(library) is None for library in ("litestar", "sqlalchemy", "uvicorn")):
    raise ImportError("the server needs more than the game: pip install 'oneleft[server]'")
