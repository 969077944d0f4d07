"""A small example of each house rule, for the screens on which people choose them: cards and a sign."""

# Cards as in the notation. `?` is a card face down, and what follows a dash is a sign.
EXAMPLES = {
    "progressive": "R+2 B+2 -+4",
    "cross_stacking": "R+2 W+4 -+6",
    "deflect": "R+2 RS -→",
    "bluffing": "W+4 -?",
    "free_draw_four": "W+4 -✓",
    "draw_until_playable": "? ? B5",
    "must_play": "B5 -!",
    "mercy": "? ? ? ? -✗",
    "jump_in": "Y5 Y5",
    "multi_play": "R5 Y5 B5",
    "sevens": "R7 -↔",
    "zeros": "R0 -↺",
    "silent": "B5 -…",
    "catch": "B5 -+2",
    "cards": "? ? ? ? ?",
    "number_start": "B5 -1",
    "number_finish": "Y3 -✓",
}
