"""The dependencies and parameters of the HTTP handlers, and the problems that any of them may answer with."""

from typing import Annotated

from litestar.di import NamedDependency
from litestar.openapi.datastructures import ResponseSpec
from litestar.openapi.spec import Components, SecurityRequirement, SecurityScheme
from litestar.params import Parameter

from oneleft.lang import LANGUAGES
from oneleft.protocol.tables import Problem

from .admission import Admission
from .analyses import Analyses
from .claimed_names import Names
from .daily import Daily
from .identities import Identities
from .node import Node
from .players import Players
from .quick_match import QuickMatches
from .replays import Replays
from .tournaments import Tournaments

TheNode = NamedDependency[Node]
TheAdmission = NamedDependency[Admission]
TheReplays = NamedDependency[Replays]
TheIdentities = NamedDependency[Identities]
TheNames = NamedDependency[Names]
TheQuickMatches = NamedDependency[QuickMatches]
ThePlayers = NamedDependency[Players]
TheDaily = NamedDependency[Daily]
TheAnalyses = NamedDependency[Analyses]
TheTournaments = NamedDependency[Tournaments]

TableId = Annotated[str, Parameter(min_length=1, max_length=24, description="From the table's link.")]
SeatNumber = Annotated[int, Parameter(ge=0, le=19)]
TournamentId = Annotated[str, Parameter(min_length=1, max_length=24, description="From the tournament's link.")]
PersonNumber = Annotated[int, Parameter(ge=0, le=199)]
MatchNumber = Annotated[int, Parameter(ge=1, le=10**6, description="1 for the table's first match.")]
LanguageName = Annotated[str, Parameter(pattern=f"^({'|'.join(LANGUAGES)})$")]
Nickname = Annotated[str, Parameter(min_length=1, max_length=24)]

PROBLEMS = {
    status: ResponseSpec(Problem, description=words, generate_examples=False)
    for status, words in {
        400: "The request is malformed, or names something unknown.",
        401: "The seat's token is missing or wrong.",
        403: "You are not allowed to do this.",
        404: "Not found.",
        409: "Not possible at this moment.",
        411: "The length of the body is missing.",
        413: "The body is too long.",
        415: "The body is not JSON.",
        421: "The server has another name.",
        429: "Too many requests.",
        500: "An error in the server.",
        501: "A library is missing on the server.",
        503: "The database is not responding; try again.",
    }.items()
}
SEATED: list[SecurityRequirement] = [{"seat": []}]
DESK: list[SecurityRequirement] = [{"desk": []}]
SCHEMES = Components(
    security_schemes={
        "seat": SecurityScheme(type="http", scheme="bearer", description="The token of a seat."),
        "desk": SecurityScheme(type="http", scheme="bearer", description="The admin token of the server."),
    }
)
