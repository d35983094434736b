"""A table for games of hide-and-seek."""
