"""A finished match as rows of the database, one for each seat."""

from __future__ import annotations

from typing import Any

from .state import Room


def player_key(name: str) -> str:
    """The form in which names are compared: without regard to case."""
    return name.casefold()


def rows_of(room: Room) -> list[dict[str, Any]]:
    """A row for each seat of the match that is over. A bot counts under its level, not its name."""
    return [
        {
            "room": room.id,
            "match": room.match,
            "seat": seat,
            "ended": room.at,
            "name": score.bot or score.name,
            "player": score.bot or player_key(score.name),
            "bot": score.bot is not None,
            "rules": room.settings.rules,
            "won": score.won,
            "points": score.points,
            "rounds": score.rounds,
            "rounds_won": score.rounds_won,
            "uno_missed": score.uno_missed,
            "challenges": score.challenges,
            "challenges_won": score.challenges_won,
        }
        for seat, score in enumerate(room.tally.scores)
    ]
