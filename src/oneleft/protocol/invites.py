"""How a client shows the invite code of a server that has one: in a header, or a browser in a cookie of this name."""

INVITE = "oneleft-invite"
INVITE_VARIABLE = "ONELEFT_INVITE_CODE"  # of the environment: for a server its code, for a client what it shows
