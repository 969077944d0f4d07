"""Rounds into matches: who sits where, who scores what, and who has won."""
