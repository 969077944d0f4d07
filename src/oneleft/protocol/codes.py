"""The codes of refusals, with their HTTP statuses and the close codes of sockets."""

# Each code with its HTTP status, and the close code of a socket that is closed for it (0: none is).
CODES = {
    "no-table": (404, 4404),
    "no-match": (404, 0),
    "no-player": (404, 0),
    "bad-token": (401, 4401),
    "no-token": (401, 4401),
    "bad-origin": (403, 0),  # refused in the handshake
    "no-spectators": (403, 4403),
    "not-host": (403, 0),
    "not-seated": (403, 0),
    "other-seat": (403, 0),
    "no-seat": (404, 0),
    "no-page": (404, 0),
    "no-method": (405, 0),
    "bad-document": (400, 0),
    "bad-message": (400, 4400),
    "not-entered": (400, 4408),
    "bad-name": (400, 0),
    "bad-words": (400, 0),
    "bad-setting": (400, 0),
    "name-taken": (409, 0),
    "full": (409, 0),
    "bad-bot": (400, 0),
    "begun": (409, 0),
    "not-begun": (409, 0),
    "not-over": (409, 0),
    "too-few": (409, 0),
    "not-a-person": (409, 0),
    "stale": (409, 0),
    "settling": (409, 0),
    "no-chat": (403, 0),
    "bad-phrase": (400, 0),
    "too-fast": (429, 4429),
    "too-slow": (400, 4413),
    "too-big": (413, 1009),
    "busy": (503, 1013),
    "secret-yet": (409, 0),
    "illegal": (409, 0),
    "notation": (400, 0),
    "failure": (500, 1011),  # a bug
}

# After these a client that connects again by itself would be closed again.
FINAL_CLOSE_CODES = frozenset({4400, 4401, 4403, 4404, 4408})
