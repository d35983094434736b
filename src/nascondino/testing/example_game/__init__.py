"""Example game: a fox hides in one of nine burrows and moves unseen; the hunter digs five times.

The smallest complete game, as `nascondino new-game` copies it under another name, to be turned into a game of its own.
The tests play such a copy, which shows that a game can be added as one more folder, with nothing else touched.
"""
