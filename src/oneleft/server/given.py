"""What a handler of a request is given."""

from litestar.di import NamedDependency

from .history import History
from .house import House

TheHouse = NamedDependency[House]
TheHistory = NamedDependency[History]
