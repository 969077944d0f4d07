"""Search: beliefs about hidden cards, sampled worlds, and playouts."""
