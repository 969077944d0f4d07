"""Players that are programs. A bot receives a view, never the state."""
