"""Sixth: a fox hides in one of nine burrows and moves unseen; the hunter digs five times."""
