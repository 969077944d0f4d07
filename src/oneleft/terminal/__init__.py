"""The terminal programs: a full-screen table, and the same table line by line."""
