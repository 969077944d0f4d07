"""A game people sit at: log and replay, views, events, notation, fairness."""
