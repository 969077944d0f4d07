"""A seat of a live table, and who sits there."""

from __future__ import annotations

from dataclasses import dataclass, field

from oneleft.bots.levels import DEFAULT_LEVEL

STAND_IN = DEFAULT_LEVEL  # the level of a bot that plays for a person


@dataclass(slots=True)
class Seat:
    """A seat of a room: free without a name, a bot's with a level, else a person's."""

    name: str | None = None
    token_digest: str = ""
    bot: str | None = None  # the level of a bot that sits here
    bot_seconds: float = 0  # how long it may think, if it is a program; 0: the usual time
    words: str = ""  # of its person, in the logs of earlier versions
    connections: set[str] = field(default_factory=set)  # the ids of open ones, from `Node.new_connection_id`
    away_since: float = 0
    missed_turns: int = 0
    stood_in: bool = False
    abandoned: bool = False  # its person left during a match
    player_id: str = ""  # this and the next two are those of `Sat`
    device: str = ""
    network: str = ""
    since: float = 0  # when its person sat down
    votes: set[int] = field(default_factory=set)  # the seats that want its person to be removed from the match
    answered: dict[str, int] = field(default_factory=dict)  # message ids and the entries that they led to

    @property
    def is_person(self) -> bool:
        return self.name is not None and self.bot is None

    @property
    def is_played_by_person(self) -> bool:
        return self.is_person and not self.stood_in

    @property
    def bot_level(self) -> str | None:
        """The level of the bot that decides for this seat; None if a person does."""
        return self.bot or (STAND_IN if self.stood_in else None)
