"""A live table: its log, what people may do, what it does on its own, and what each seat is shown.

Everything follows from the log and from the time that the caller passes in. A server runs many rooms; the terminal runs
one in its own process.
"""
