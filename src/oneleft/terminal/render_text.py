"""Lines of text in colours: the log, the prompt, the actions and the keys."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from rich.cells import cell_len, set_cell_size
from rich.text import Text

from oneleft.lang import say

from .available_actions import Action
from .colorize import color_patterns
from .connection import Refusal
from .palette import DIM, KEY, LOG_INKS, PLAIN, STRONG, WARNING, clickable
from .table_state import TableState, partner_name

KEY_LABELS = {"enter": "↵", "escape": "Esc"}


def flow(pieces: Iterable[Text], width: int, gap: str = "") -> Text:
    """Put pieces one after the other, without breaking one over two lines."""
    lines = [Text()]
    for piece in pieces:
        if lines[-1] and lines[-1].cell_len + cell_len(gap) + piece.cell_len > width:
            lines.append(Text())
        elif lines[-1]:
            lines[-1].append(gap)
        lines[-1].append_text(piece)
    return Text("\n").join(lines)


def shorten(text: str, width: int) -> str:
    """The text cut to a width, with an ellipsis if something is missing."""
    return text if cell_len(text) <= width else set_cell_size(text, width - 1) + "…"


def draw_head(state: TableState, seconds_left: int | None, status: str) -> Text:
    """The head line. The rules come last, because a narrow screen may cut them off."""
    language = state.language
    pieces = [Text("oneleft", STRONG)]
    if state.view is not None:
        round_number = state.view.round + (not state.round_over)
        pieces.append(Text(say("play-round", language, number=round_number), PLAIN))
        partner = partner_name(state.view)
        if partner:
            pieces.append(Text(say("play-partner", language, name=partner), PLAIN))
    if seconds_left is not None:
        pieces.append(Text(say("page-seconds", language, count=seconds_left), WARNING))
    if state.minutes_left:
        pieces.append(Text(state.minutes_left, WARNING))
    if status:
        pieces.append(Text(status, WARNING))
    pieces.append(Text(state.rules_text, DIM))
    return Text("  ", no_wrap=True).join(pieces)


def draw_log(lines: Sequence[str], language: str) -> Text:
    text = Text("\n".join(lines), PLAIN)
    for pattern, color in color_patterns((language,)):
        text.highlight_regex(pattern, LOG_INKS[color])
    return text


def draw_prompt(question: str, is_own_turn: bool, refusal: Refusal | None, actions: Text) -> Text:
    """What the table waits for, why the last move was refused, and the actions."""
    lines = [Text(question, WARNING if is_own_turn else PLAIN)]
    if refusal is not None:
        rule = f" [{refusal.rule}]" if refusal.rule else ""
        lines.append(Text(f"✗ {refusal.message}{rule}", WARNING))
    if actions:
        lines.append(actions)
    return Text("\n").join(lines)


def draw_actions(actions: Sequence[Action], width: int) -> Text:
    """The actions with their keys, with short labels if they would need more than two lines."""
    text = _flow_actions(actions, width)
    if text.plain.count("\n") < 2:
        return text
    return _flow_actions([action._replace(label=action.short_label or action.label) for action in actions], width)


def _flow_actions(actions: Sequence[Action], width: int) -> Text:
    pieces = []
    for action in actions:
        on_click = f"screen.press({action.key!r})"
        key = KEY_LABELS.get(action.key, action.key)
        words = (f" {action.label}", clickable(STRONG, on_click))
        pieces.append(Text.assemble((f" {key} ", clickable(KEY, on_click)), words))
    return flow(pieces, width, "   ")


def draw_keys(keys: Iterable[tuple[str, str]], width: int) -> Text:
    """As many keys with their meanings as fit into one line."""
    text = Text(no_wrap=True)
    for key, meaning in keys:
        piece = Text.assemble((key, STRONG), (f" {meaning}  ", DIM))
        if text.cell_len + piece.cell_len <= width:
            text.append_text(piece)
    return text
