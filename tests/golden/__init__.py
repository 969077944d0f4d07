"""Whole games, written once and looked at."""
