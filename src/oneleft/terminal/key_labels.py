"""The keys that the bottom line and the help show, with their meanings."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from oneleft.lang import say

from .table_state import TableState

WAITING_KEYS = ("h", "q", "/", "p")  # what there is to do before the match


def key_labels(state: TableState, controls: Sequence[str]) -> Iterator[tuple[str, str]]:
    """The keys that always work. ``controls`` are those of the connection."""
    messages = ["screen-keys" if state.seat is not None else "screen-watch-keys"]
    if state.seat is not None and state.table is not None and state.table.take_back:
        messages.append("screen-undo-key")
    if state.is_online:
        messages.append("screen-say-key")
    if controls:
        messages.append("screen-replay-keys" if "before" in controls else "screen-steer-keys")
    for key, meaning in _read_keys(messages, state.language):
        if state.view is not None or key in WAITING_KEYS:
            yield key, meaning


def help_key_labels(state: TableState, controls: Sequence[str]) -> list[tuple[str, str]]:
    """All keys, for the help."""
    return [*key_labels(state, controls), *_read_keys(["screen-more-keys"], state.language)]


def _read_keys(messages: Sequence[str], language: str) -> Iterator[tuple[str, str]]:
    """Keys with their meanings, from messages such as ``h help  q quit``."""
    for message in messages:
        for pair in say(message, language).split("  "):
            key, _, meaning = pair.partition(" ")
            yield key, meaning
