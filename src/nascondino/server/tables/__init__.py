"""A table: its log, and what people may do at it."""
