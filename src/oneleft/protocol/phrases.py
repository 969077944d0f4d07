"""What can be said with one click: words that nobody minds, in every language of the page."""

PHRASES = ("hello", "nice", "oops", "hurry", "thanks", "sorry", "wow", "laugh", "good-game", "again")
