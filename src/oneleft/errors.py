"""The errors of the package: each explains itself in every language and names the rule behind it, if there is one.

==================  ========================================================================
`OneleftError`      all of them
`SetupError`        rules, players or options that are not possible; also a `ValueError`
`KeyFormatError`    a text that is not a key
`BotError`          an unknown bot, or one that cannot be used here
`NotationError`     a text that is not a card or not a move
`IllegalMove`       a move that the rules refuse
`IllegalAction`     an action that the mask of an environment does not offer
`DocumentError`     a position or a document for the referee that cannot be read
`RecordError`       a record that cannot be read or does not hold
`SaveError`         a saved game that cannot be read
`PolicyError`       a policy that cannot be compiled, or that makes an illegal move
`BotFault`          a bot's answer that is missing or cannot be used
`ClusterError`      a cluster that cannot be used
`UnknownPhrase`     a phrase that the server does not have
`Unreachable`       a server that does not respond
`ServerRefused`     a request that the server refused
==================  ========================================================================
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

from oneleft.lang import DEFAULT_LANGUAGE, on_one_line, say

LONGEST_QUOTE = 400  # characters of foreign text that a message repeats
HIGHEST_NUMBER = 10**9  # that a message repeats


class OneleftError(Exception):
    """An error with a message key, the message's arguments and, where a rule is behind it, the rule's id."""

    def __init__(self, key: str, rule: str = "", /, **args: Any) -> None:
        super().__init__(key)
        self.key = key
        self.rule = rule
        self.message_args = args

    def explain(self, language: str = DEFAULT_LANGUAGE) -> str:
        """The message in this language."""
        args = {name: _format_argument(arg, language) for name, arg in self.message_args.items()}
        text = say(self.key, language, **args)
        if "given" in args and "known" in args:  # a name that is not in a list
            text = f"{text} {suggest(args['given'], args['known'].split(', '), language)}".rstrip()
        return text

    def __reduce__(self) -> tuple[Any, ...]:
        """Keep all attributes when the error travels between processes."""
        return _rebuild, (type(self), self.__dict__)

    def explain_with_rule(self, language: str = DEFAULT_LANGUAGE) -> str:
        """The message, and after it the id of the rule."""
        return f"{self.explain(language)} [{self.rule}]" if self.rule else self.explain(language)

    def __str__(self) -> str:
        return self.explain_with_rule()


def _rebuild(kind: type[OneleftError], attributes: dict[str, Any]) -> OneleftError:
    error = kind.__new__(kind)
    error.__dict__.update(attributes)
    return error


def _format_argument(value: Any, language: str) -> Any:
    """A value as a message can contain it."""
    if callable(value):
        return value(language)
    if isinstance(value, int):
        return min(max(value, -HIGHEST_NUMBER), HIGHEST_NUMBER)
    return on_one_line(value if len(value) <= LONGEST_QUOTE else value[:LONGEST_QUOTE] + "…")


def suggest(given: str, known: Iterable[str], language: str) -> str:
    """A sentence that suggests the known name most like the given one; empty if none is like it."""
    from difflib import get_close_matches

    by_lower = {name.lower(): name for name in known}
    close = get_close_matches(given.lower(), by_lower, 1)
    return say("did-you-mean", language, name=by_lower[close[0]]) if close else ""


class SetupError(OneleftError, ValueError):
    """Rules, players or options that are not possible, or not possible together."""


class KeyFormatError(SetupError):
    """A text that is not a key."""


class BotError(SetupError):
    """An unknown bot, or one that cannot be used here."""


class NotationError(OneleftError, ValueError):
    """A text that is not a card or not a move."""


class IllegalMove(OneleftError, ValueError):
    """A move that the rules refuse. Nothing has changed. ``move`` is its text, where there is one."""

    move: str | None = None


class IllegalAction(IllegalMove):
    """An action that the mask of an environment does not offer. Nothing has changed."""


class DocumentError(OneleftError, ValueError):
    """A document that cannot be read; ``at`` says where."""

    def __init__(self, at: str, key: str, rule: str = "", /, **args: Any) -> None:
        super().__init__(key, rule, **args)
        self.at = at

    def __str__(self) -> str:
        return f"{self.at}: {super().__str__()}" if self.at else super().__str__()


class RecordError(OneleftError, ValueError):
    """A record that cannot be read or does not hold; ``line`` says where, 0 if it is the record as a whole."""

    def __init__(self, line: int, key: str, rule: str = "", /, **args: Any) -> None:
        super().__init__(key, rule, **args)
        self.line = line

    def explain(self, language: str = DEFAULT_LANGUAGE) -> str:
        fault = super().explain(language)
        return say("record-line", language, line=self.line, fault=fault) if self.line else fault


class SaveError(OneleftError):
    """A saved game, or the log of a server's table, that cannot be read."""


class PolicyError(OneleftError, ValueError):
    """A policy that cannot be compiled, or that makes an illegal move."""


class BotFault(OneleftError):
    """A missing or unusable answer. The turn is lost, and a fallback move is made instead."""

    PREFIX = "bot-fault-"

    @property
    def kind(self) -> str:
        """One word: start, timeout, crash, nonsense, illegal, absent or dismissed."""
        return self.key.removeprefix(self.PREFIX).partition("-")[0]


class ClusterError(OneleftError, RuntimeError):
    """A cluster that cannot be used."""


class UnknownPhrase(OneleftError):
    """A phrase that the server does not have."""


class Unreachable(OneleftError, OSError):
    """There is no such server, or it does not respond."""


class ServerRefused(OneleftError):
    """The server refused a request: a code for programs, a sentence in the player's language, and the rule."""

    def __init__(self, code: str, message: str, rule: str = "") -> None:
        super().__init__(f"server-{code}", rule)
        self.code: str = code
        self.message: str = message

    def explain(self, language: str = DEFAULT_LANGUAGE) -> str:  # the server has chosen the language
        return self.message

    def __str__(self) -> str:
        return f"{self.message} [{self.rule or self.code}]"
