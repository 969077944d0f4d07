"""The phrases that players can say with one click. The page translates them."""

PHRASES = ("hello", "nice", "oops", "hurry", "thanks", "sorry", "wow", "laugh", "good-game", "again")
