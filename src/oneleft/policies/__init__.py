"""Ways to choose a move, as plain functions over the record: interpreted at a table, compiled in the arena."""
