"""From rounds to matches: seatings, scores and winners."""
