"""Paths of requests: those of a server under a path of a site, like ``/uno``, and those of earlier versions."""

from __future__ import annotations

import re
from typing import Any
from urllib.parse import quote

from oneleft.errors import SetupError

TOURNAMENTS, TOURNAMENTS_BEFORE = "/api/tournaments", "/api/events"
ROOT_PATH = re.compile(r"(/[\w.~-]+)*", re.ASCII)


def read_root_path(given: str) -> str:
    """A path without a slash at its end; empty for a server with a site of its own.

    >>> read_root_path("/uno/"), read_root_path("/"), read_root_path("/club/uno")
    ('/uno', '', '/club/uno')
    """
    path = given.rstrip("/")
    if not ROOT_PATH.fullmatch(path):
        raise SetupError("serve-root-path", given=given)
    return path


def below(root: str, scope: Any) -> Any:
    """The request as if the root were the site. Proxies that remove the root themselves are welcome too.

    >>> below("/uno", {"path": "/uno/rules"})["path"], below("/uno", {"path": "/uno"})["path"]
    ('/rules', '/')
    >>> below("/uno", {"path": "/unopened"})["path"]
    '/unopened'
    """
    path = scope.get("path", "")
    if not root or not f"{path}/".startswith(f"{root}/"):
        return scope
    raw = scope.get("raw_path") or path.encode()
    return {**scope, "path": path[len(root) :] or "/", "raw_path": raw[len(root) :] or b"/"}


def renamed(scope: Any) -> Any:
    """The request under the present name of its path. Clients of earlier versions call tournaments events.

    >>> renamed({"path": "/api/events/x/people"})["path"], renamed({"path": "/api/eventful"})["path"]
    ('/api/tournaments/x/people', '/api/eventful')
    """
    path = scope.get("path", "")
    if not f"{path}/".startswith(f"{TOURNAMENTS_BEFORE}/"):
        return scope
    path = TOURNAMENTS + path[len(TOURNAMENTS_BEFORE) :]
    return {**scope, "path": path, "raw_path": quote(path).encode()}
