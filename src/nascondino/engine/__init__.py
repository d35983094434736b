"""The contract of a game, the referee, players, and records of matches with the chain that seals them."""
