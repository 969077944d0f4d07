"""Tables on a network."""
