"""What players can say with one click: phrases, which every catalogue translates, and reactions, which are emoji."""

from oneleft.lang import say

PHRASES = ("hello", "nice", "oops", "hurry", "thanks", "sorry", "wow", "laugh", "good-game", "again")
REACTIONS = ("👍", "👏", "😂", "😮", "😭", "😡", "🎉", "🔥")


def phrase_text(phrase: str, language: str) -> str:
    return phrase if phrase in REACTIONS else say(f"phrase-{phrase}", language)
