"""A row of weights: their names, and the place of each in the row."""

from oneleft.rules.round import MAX_PLAYERS

CLASSES = ("number", "skip", "reverse", "draw_two", "wild", "wild_draw_four", "special")
BY_CLASS = (  # a weight for each class of cards
    "lay",  # to play the card
    "danger",  # the same, for each card that the next player is short of four
    "close",  # the same, for each card that the hand is then short of four
    "discard",  # to discard the card after a slam
)
WEIGHTS = (
    *(f"{name}_{kind}" for name in BY_CLASS for kind in CLASSES),
    "noise",  # how much chance decides; 1 only breaks ties
    "forget",  # of 256 calls of UNO, how many are forgotten
    "blind",  # of 256 chances to catch someone, how many are missed
    "partners",  # 1 if the player across is a partner; set by the rules
    "color",  # for each card left of the colour that the card puts in play
    "rank",  # for each card left with the same number or symbol
    "points",  # for each point of a number card
    "stay",  # for leaving the colour in play as it is
    "again",  # with two players: for each card of the colour, if the same player moves again
    "bluff",  # for an illegal Wild Draw Four
    "seven",  # for each card that trading hands would save
    "zero",  # for each card that passing the hands on would save
    "swap_next",  # for trading hands with the next player
    "draw",  # to draw although a card could be played
    "draw_close",  # the same, for each card that the hand is short of four
    "keep",  # to keep a drawn card that could be played
    "keep_close",  # the same, for each card that the hand is short of four
    "jump",  # to jump in
    "stack",  # to pass a penalty on
    "stack_card",  # the same, for each pending card
    "challenge",  # to challenge
    "challenge_card",  # the same, for each card of the accused
    "challenge_own",  # the same, for each card in the hand of the colour that was in play
    "challenge_pending",  # the same, for each pending card beyond four
    "discard_point",  # to discard a number card after a slam, for each of its points
    "discard_color",  # the same, for each card of its colour in the hand
    "series",  # for each further card that can be laid in the same turn
    "stuck",  # with `number_finish`: for leaving no number, for each card that the hand is then short of four
    "leader",  # for a card that costs the next player a turn, if none of the others has fewer cards than they
)
ROW_LENGTH = len(WEIGHTS)
PLAYER_COUNTS = MAX_PLAYERS + 1  # a table has a row for each number of players; rows 0 and 1 are not used

# The place of each weight in a row. Those of a class of cards begin at the place of the first class.
LAY = WEIGHTS.index("lay_number")
DANGER = WEIGHTS.index("danger_number")
CLOSE = WEIGHTS.index("close_number")
DISCARD_CLASS = WEIGHTS.index("discard_number")
NOISE = WEIGHTS.index("noise")
FORGET = WEIGHTS.index("forget")
BLIND = WEIGHTS.index("blind")
PARTNERS = WEIGHTS.index("partners")
SAME_COLOR = WEIGHTS.index("color")
SAME_RANK = WEIGHTS.index("rank")
POINTS = WEIGHTS.index("points")
STAY = WEIGHTS.index("stay")
AGAIN = WEIGHTS.index("again")
BLUFF = WEIGHTS.index("bluff")
SEVEN = WEIGHTS.index("seven")
ZERO = WEIGHTS.index("zero")
SWAP_NEXT = WEIGHTS.index("swap_next")
DRAW_ANYWAY = WEIGHTS.index("draw")
DRAW_CLOSE = WEIGHTS.index("draw_close")
KEEP_ANYWAY = WEIGHTS.index("keep")
KEEP_CLOSE = WEIGHTS.index("keep_close")
JUMP_IN = WEIGHTS.index("jump")
STACK = WEIGHTS.index("stack")
STACK_CARD = WEIGHTS.index("stack_card")
CHALLENGE_BASE = WEIGHTS.index("challenge")
CHALLENGE_CARD = WEIGHTS.index("challenge_card")
CHALLENGE_OWN = WEIGHTS.index("challenge_own")
CHALLENGE_PENDING = WEIGHTS.index("challenge_pending")
DISCARD_POINT = WEIGHTS.index("discard_point")
DISCARD_COLOR = WEIGHTS.index("discard_color")
FURTHER = WEIGHTS.index("series")
STUCK = WEIGHTS.index("stuck")
LEADER = WEIGHTS.index("leader")
