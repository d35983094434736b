"""Requests by HTTP: who is let in, and what they are answered."""
