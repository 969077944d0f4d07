"""The texts of the overlays: rules, the score board, help, phrases."""

from __future__ import annotations

from collections.abc import Iterable

from rich.style import Style
from rich.text import Text

from oneleft.lang import say
from oneleft.match.match import leading
from oneleft.match.score_board import board
from oneleft.table.rulebook import BY_ID
from oneleft.table.rules_in_words import house_rules_in_words

from .help_text import help_lines
from .palette import LEADER, PLAIN, STRONG, STRONG_INK, TITLE, UNFILLED, card_style
from .phrase_picker import phrase_lines
from .prompts import rated_line, score_title
from .render_text import flow, shorten
from .table_state import TableState
from .waiting_room import waiting_lines

BAR, EMPTY = "█", "░"


def rules_text(ids: Iterable[str], language: str, query: str = "") -> Text:
    """The texts of these rules; if there are none, ``query`` names what was looked for."""
    text = Text()
    for rule in ids:
        if rule in BY_ID:
            text.append(rule, TITLE).append(f"\n{BY_ID[rule].text(language)}\n\n")
    return text or Text(say("play-no-rule", language, given=query or "none"))


def table_rules_text(state: TableState) -> Text:
    """The rules of the table in words, the house rules first."""
    language, rules = state.language, state.rules
    text = Text.assemble((say("page-rules-here", language), TITLE), f"\n{state.rules_text}\n\n")
    house = house_rules_in_words(rules, language) or [say("preset-official", language)]
    for sentence in [*house, say(f"edition-{rules.edition}", language), say(f"format-{rules.format}", language)]:
        name, colon, meaning = sentence.partition(":")
        text.append(name, STRONG_INK).append(f"{colon}{meaning}\n\n")
    return text


def help_text(state: TableState, keys: Iterable[tuple[str, str]], width: int) -> Text:
    """The keys in columns, then how moves are typed."""
    pieces = [Text.assemble((f"{key:>9}", Style(bold=True)), f"  {meaning:<14}") for key, meaning in keys]
    lines = help_lines(state.rules, state.language, state.is_online)
    return flow(pieces, width).append("\n\n" + "\n".join(lines))


def scores_text(state: TableState, width: int) -> Text:
    """The board of BOARD-1 on its side: a line for each player, with a bar towards the target."""
    view, language = state.view, state.language
    assert view is not None
    name_width = min(12, max(map(len, view.names)))
    room = max(1, (width - name_width - 14) // 5 - 1)  # columns next to a short bar and one for earlier rounds
    rounds = board(state.rounds, state.rules.rows).rounds[-room:]
    carried = [total - sum(row[seat] for row in rounds) for seat, total in enumerate(view.totals)]
    columns = [str(number + 1) for number in range(view.round - len(rounds), view.round)]
    rows = [[row[seat] for row in rounds] for seat in range(len(view.names))]
    if any(carried):
        columns = ["…", *columns]
        rows = [[earlier, *row] for earlier, row in zip(carried, rows, strict=True)]
    bar_width = max(5, min(40, width - name_width - 5 * len(columns) - 9))
    leaders = leading(state.rules, view.totals) if any(view.totals) else ()
    most = max(state.rules.target if has_target(state) else 0, *view.totals, 1)
    text = Text.assemble((score_title(state), TITLE), "\n\n")
    text.append(f"{'':{name_width}}{''.join(f'{column:>5}' for column in columns)}{say('page-total', language):>7}\n")
    for seat, name in enumerate(view.names):
        filled = round(view.totals[seat] * bar_width / most)
        text.append(f"{shorten(name, name_width):{name_width}}", Style(bold=seat == state.seat))
        text.append("".join(f"{points:>5}" for points in rows[seat]))
        text.append(f"{view.totals[seat]:>7}  ", Style(bold=True))
        text.append(BAR * filled, LEADER if seat in leaders else Style.null())
        text.append(EMPTY * (bar_width - filled) + "\n", UNFILLED)
    if has_target(state):
        text.append("\n" + say("screen-target", language, target=state.rules.target) + "\n")
    if view.winners and rated_line(state):
        text.append(rated_line(state) + "\n")
    for seat, cards in (view.left or {}).items():
        if cards:
            text.append(f"\n{shorten(view.names[seat], name_width):{name_width}} ")
            for card in cards:
                text.append(f" {card} ", card_style(card)).append(" ")
    if state.round_over:
        go_on = say("page-rematch" if view.winners else "page-deal", language)
        keys = [f"↵ {go_on}"] if state.is_host or (view.winners and state.seat is not None) else []
        text.append("\n\n" + "   ".join([*keys, f"? {say('page-why', language)}"]), Style(bold=True))
    return text


def has_target(state: TableState) -> bool:
    """Whether the match goes to a number of points. The other formats have a fixed number of hands."""
    return state.rules.format.has_target


def waiting_text(state: TableState, link: str) -> Text:
    title, *lines = waiting_lines(state, link)
    return Text.assemble((f"{title}\n", STRONG), ("\n".join(lines) + "\n", PLAIN))


def phrases_text(state: TableState) -> Text:
    """The phrases with their numbers. The number is the key; the tenth has the key 0."""
    text = Text.assemble((say("page-say", state.language), TITLE), "\n\n")
    return text.append("\n".join(phrase_lines(state.phrases, state.language)))
