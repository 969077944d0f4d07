"""Ctrl-C while a command starts: nothing has begun yet, so the process ends at once and shows no traceback."""

import os
import signal

INTERRUPTED = 130


def exit_at_once(*_: object) -> None:
    os._exit(INTERRUPTED)


def exit_on_interrupt() -> None:
    signal.signal(signal.SIGINT, exit_at_once)


def raise_on_interrupt() -> None:
    """From now on Ctrl-C is a ``KeyboardInterrupt`` again, so that commands can save what they have."""
    if signal.getsignal(signal.SIGINT) is exit_at_once:
        signal.signal(signal.SIGINT, signal.default_int_handler)
