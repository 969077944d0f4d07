"""Policies: functions that choose a move from the record of a round.

They run interpreted at a table and compiled in the arena.
"""
