"""Write the JSON Schema of the protocol and of the referee's document."""

from pathlib import Path

import msgspec

from oneleft.protocol.json_schema import schema

FILE = Path(__file__).parent / "schema.json"


def text() -> str:
    return msgspec.json.format(msgspec.json.encode(schema()), indent=2).decode() + "\n"


if __name__ == "__main__":
    FILE.write_text(text(), "utf-8")
