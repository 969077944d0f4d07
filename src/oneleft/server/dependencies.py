"""What a handler of a request is given, and what all of them may answer."""

from litestar.di import NamedDependency
from litestar.openapi.datastructures import ResponseSpec
from litestar.openapi.spec import Components, SecurityRequirement, SecurityScheme

from oneleft.protocol.tables import Problem

from .history import History
from .node import Node

TheNode = NamedDependency[Node]
TheHistory = NamedDependency[History]

PROBLEMS = {
    status: ResponseSpec(Problem, description=words, generate_examples=False)
    for status, words in {
        400: "It cannot be read, or asks for something that there is not.",
        401: "The seat's token is missing or wrong.",
        403: "It is not yours to do.",
        404: "There is no such thing.",
        409: "Not now.",
        413: "Too long.",
        429: "Too often.",
        500: "An error in the server.",
        503: "The database does not answer; ask again.",
    }.items()
}
SEATED: list[SecurityRequirement] = [{"seat": []}]
SCHEMES = Components(
    security_schemes={"seat": SecurityScheme(type="http", scheme="bearer", description="The token of a seat.")}
)
