"""Thinking ahead: what the hidden hands may be, and how the round may go on from each move."""
