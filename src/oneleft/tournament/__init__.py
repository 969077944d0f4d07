"""A tournament of an evening: its log, who meets whom in each round, and the standings.

Everything follows from the log and from the time that the caller passes in, as in `room`. A round's tables are ordinary
tables.
"""
