"""A second model of a round, written from the rulebook alone: slow, plain, and compared with the law move by move."""
