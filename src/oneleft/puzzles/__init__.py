"""Puzzles: positions in which one move is clearly best, and simple players miss it."""
