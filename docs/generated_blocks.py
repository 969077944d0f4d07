"""Parts of a page that are written from the code, between ``<!-- name -->`` and ``<!-- end of name -->``."""

import re
from collections.abc import Mapping, Sequence


def write_blocks(page: str, blocks: Mapping[str, Sequence[str]]) -> str:
    """The page with each of these blocks replaced by its lines."""
    for name, lines in blocks.items():
        start, end = f"<!-- {name} -->", f"<!-- end of {name} -->"
        if start not in page or end not in page:
            raise ValueError(f"the page has no block {name}")
        written = "\n".join([start, "", *lines, "", end])
        page = re.sub(f"{re.escape(start)}.*{re.escape(end)}", lambda _, text=written: text, page, flags=re.DOTALL)
    return page
