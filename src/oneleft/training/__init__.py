"""Training the net: tables to learn from, positions with the worth of every move, and the fit."""
