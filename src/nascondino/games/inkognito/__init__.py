"""Inkognito, the card game: masked agents meet in Venice, trade half-truths, and look for a telephone number."""
