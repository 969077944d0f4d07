"""What the operating system says of files and networks, in every language."""

from __future__ import annotations

import errno
import re
import socket
from collections.abc import Iterator
from functools import partial

from oneleft.lang import DEFAULT_LANGUAGE, Localized, say

KEYS = {
    errno.ENOENT: "system-no-file",
    errno.EACCES: "system-no-permission",
    errno.EPERM: "system-no-permission",
    errno.EISDIR: "system-directory",
    errno.ENOTDIR: "system-no-directory",
    errno.ENOSPC: "system-full",
    errno.EROFS: "system-read-only",
    errno.EADDRINUSE: "system-address-used",
    errno.ECONNREFUSED: "system-refused",
    errno.EHOSTUNREACH: "system-no-route",
    errno.ENETUNREACH: "system-no-route",
    errno.ETIMEDOUT: "system-timeout",
}


Reason = str | Localized  # as an argument of a message


def reason_of(error: BaseException) -> Localized:
    """Why something failed, as an argument of a message: a sentence in its language, or else what the system says.

    >>> reason_in_words(FileNotFoundError(errno.ENOENT, "No such file")), reason_in_words(OSError("strange"))
    ('no such file or directory', 'strange')
    """
    key = next(filter(None, map(_key_of, _causes(error))), "")
    return partial(say, key) if key else partial(_as_it_is, str(error) or type(error).__name__)


def reason_in_words(error: BaseException, language: str = DEFAULT_LANGUAGE) -> str:
    return reason_of(error)(language)


def _as_it_is(text: str, _: str) -> str:
    return text


def _key_of(error: BaseException) -> str:
    if isinstance(error, socket.gaierror):
        return "system-no-host"
    if isinstance(error, OSError) and error.errno is not None:
        return KEYS.get(error.errno, "")
    if isinstance(error, TimeoutError):
        return "system-timeout"
    number = re.search(r"\(os error (\d+)\)$", str(error))  # of a library written in Rust
    return KEYS.get(int(number[1]), "") if number else ""


def _causes(error: BaseException) -> Iterator[BaseException]:
    """The error, and what led to it: libraries for networks wrap the errors of the system."""
    yield error
    inner = getattr(error, "exceptions", None) or [error.__cause__ or error.__context__]
    for one in inner:
        if one is not None:
            yield from _causes(one)
