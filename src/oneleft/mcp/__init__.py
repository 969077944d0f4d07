"""A Model Context Protocol server: an assistant opens tables, joins by link and plays, and sees what its seat sees."""

from importlib.util import find_spec

if find_spec("mcp") is None:
    raise ImportError("the MCP server needs mcp: pip install 'oneleft[mcp]'")
