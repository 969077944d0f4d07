"""Moves as the first version wrote them: in its records, saved games and server logs.

It named the colour of a Jam card with the play, ``0 play WJ:B``. By JAM-1 the colour comes after the drop. Nothing else
has changed, so an old log plays the same match if each such colour is named as soon as it is due.
"""

from __future__ import annotations

import re

from oneleft.rules.round import COLOR, SLAM

from .game import Game

JAM_WITH_COLOR = re.compile(r"(?P<move>(?P<seat>[0-9]+) (?:play|jump) WJ):(?P<color>[RYOB])")


class OldMoves:
    """Pushes the moves of one log. It remembers each colour that was named ahead until the drop is carried out."""

    def __init__(self) -> None:
        self._colors: dict[int, str] = {}

    def push(self, game: Game, move: str) -> str:
        """Make a move of either version, and return it as that version writes it.

        The colour's events are added to those of the move, as version 1 reported them.
        """
        old = JAM_WITH_COLOR.fullmatch(move)
        game.push(old["move"] if old else move)
        text = str(game.log[-1])
        if old:
            text += f":{old['color']}"
            self._colors[int(old["seat"])] = old["color"]
        for seat in list(self._colors):
            self._name_color(game, seat)
        return text

    def _name_color(self, game: Game, seat: int) -> None:
        table = game.table_of(seat)
        phase = None if table is None or game.over else table.round.phase
        if phase == SLAM:
            return
        color = self._colors.pop(seat)
        if phase == COLOR:
            earlier = game.events_at
            game.push(f"{seat} color {color}")
            game._prepend_events(earlier)
