"""Bots: players that are programs. A bot receives views and events of its seat, never the state of the game."""
