"""The keys of the table. A key with several actions does the first that is possible now.

All have priority: Textual then carries out one before it looks at the next, however fast they come. So what is typed
after ``/`` belongs to the line.
"""

from textual.binding import Binding, BindingType

COLORS, DIGITS = "rygbo", "0123456789"
PLAYER_ACTIONS = ("lay_selected", "step", "type_move", "catch", "call_uno", "jump_in", "hint", "undo", "select_by_key")


def _bind(keys: str, action: str) -> Binding:
    return Binding(keys, action, show=False, priority=True)


LINE_ACTIONS = ("send_line", "cancel", "scroll_log")  # while the person types

TABLE_BINDINGS: list[BindingType] = [
    _bind("enter", "send_line"),
    # A choice that the table offers: a colour, a player, a bot, the next round.
    *(_bind(key, f"choose({key!r})") for key in ("enter", *COLORS, *DIGITS)),
    # A player
    _bind("enter,space", "lay_selected"),
    _bind("left", "step(-1)"),
    _bind("right", "step(1)"),
    _bind("d", "type_move('draw')"),
    _bind("t", "type_move('take')"),
    _bind("k", "type_move('keep')"),
    _bind("!", "type_move('challenge')"),
    _bind("c", "catch"),
    _bind("u", "call_uno"),
    _bind("j", "jump_in"),
    _bind("i", "hint"),
    _bind("z", "undo"),
    _bind("p", "show_phrases"),
    *(_bind(key, f"select_by_key({key!r})") for key in (*COLORS, *DIGITS, "w", "+")),
    # A spectator
    _bind("space", "control('pause')"),
    _bind("+", "control('faster')"),
    _bind("-", "control('slower')"),
    _bind("right", "control('on')"),
    _bind("left", "control('before')"),
    _bind("v", "control('look')"),
    # Everyone
    _bind("?", "explain"),
    _bind("s", "show_scores"),
    _bind("l", "show_table_rules"),
    _bind("h,f1", "show_help"),
    _bind("slash,colon", "type"),
    _bind("pageup", "scroll_log(-1)"),
    _bind("pagedown", "scroll_log(1)"),
    _bind("escape", "cancel"),
    _bind("q", "leave"),
]
