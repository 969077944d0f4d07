"""What stands on the sheets: rules, the score board, help."""

from __future__ import annotations

from collections.abc import Iterable

from rich.style import Style
from rich.text import Text

from oneleft.lang import say
from oneleft.match.match import leading
from oneleft.match.score_board import board
from oneleft.table.rulebook import BY_ID

from .help_text import help_lines
from .phrase_picker import phrase_lines
from .prompts import title
from .render import PLAIN, STRONG, face_style, fit
from .table_state import TableState
from .waiting_room import waiting_lines

TITLE = Style(bold=True, underline=True)
BEST = Style.parse("bold #1f6f3a")
BAR, EMPTY = "█", "░"


def rules_text(ids: Iterable[str], language: str, asked: str = "") -> Text:
    text = Text()
    for number in ids:
        if number in BY_ID:
            text.append(f"{number}\n", TITLE).append(f"{BY_ID[number].text(language)}\n\n")
    return text or Text(say("play-no-rule", language, given=asked or "none"))


def help_text(state: TableState, keys: Iterable[tuple[str, str]]) -> Text:
    text = Text()
    for key, words in keys:
        text.append(f"{key:>6}  ", Style(bold=True)).append(f"{words}\n")
    return text.append("\n" + "\n".join(help_lines(state.rules, state.language, state.among_people)))


def scores_text(state: TableState, width: int) -> Text:
    """The board of BOARD-1 turned on its side, a line for each player, with a bar to the target."""
    view, language = state.view, state.language
    assert view is not None
    seen = board(state.rounds, state.rules.rows)
    name_width = min(12, max(map(len, view.names)))
    room = max(1, (width - name_width - 14) // 5 - 1)  # beside a short bar, and a column for what came before
    rounds = seen.rounds[-room:]
    carried = [total - sum(row[seat] for row in rounds) for seat, total in enumerate(view.totals)]
    columns = [str(number + 1) for number in range(view.round - len(rounds), view.round)]
    rows = [[row[seat] for row in rounds] for seat in range(len(view.names))]
    if any(carried):
        columns = ["…", *columns]
        rows = [[before, *row] for before, row in zip(carried, rows, strict=True)]
    bar_width = max(5, min(40, width - name_width - 5 * len(columns) - 9))
    leaders = leading(state.rules, view.totals) if any(view.totals) else ()
    most = max(state.rules.target if has_target(state) else 0, *view.totals, 1)
    text = Text(title(state) + "\n\n", TITLE)
    text.append(f"{'':{name_width}}{''.join(f'{column:>5}' for column in columns)}{say('page-total', language):>7}\n")
    for seat, name in enumerate(view.names):
        filled = round(view.totals[seat] * bar_width / most)
        text.append(f"{fit(name, name_width):{name_width}}", Style(bold=seat == state.seat))
        text.append("".join(f"{points:>5}" for points in rows[seat]))
        text.append(f"{view.totals[seat]:>7}  ", Style(bold=True))
        text.append(BAR * filled + EMPTY * (bar_width - filled) + "\n", BEST if seat in leaders else Style.null())
    if has_target(state):
        text.append("\n" + say("screen-target", language, target=state.rules.target) + "\n")
    for seat, cards in (view.left or {}).items():
        if cards:
            text.append(f"\n{fit(view.names[seat], name_width):{name_width}} ")
            for card in cards:
                text.append(f" {card} ", face_style(card)).append(" ")
    if state.round_over:
        on = say("page-rematch" if view.winners else "page-deal", language)
        keys = [f"↵ {on}"] if state.hosting else []
        text.append("\n\n" + "   ".join([*keys, f"? {say('page-why', language)}"]), Style(bold=True))
    return text


def has_target(state: TableState) -> bool:
    """In the other formats so many hands are played."""
    return state.rules.format not in ("rotating", "eight")


def waiting_text(state: TableState, link: str) -> Text:
    title, *lines = waiting_lines(state, link)
    return Text(f"{title}\n", STRONG).append("\n".join(lines) + "\n", PLAIN)


def phrases_text(state: TableState) -> Text:
    """The number of each is its key; that of the tenth is 0."""
    text = Text(say("page-say", state.language) + "\n\n", TITLE)
    return text.append("\n".join(phrase_lines(state.phrases, state.language)))
