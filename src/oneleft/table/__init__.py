"""A game that people play: moves and replay, views, events, notation, records and the referee."""
