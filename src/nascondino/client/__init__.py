"""A client of the public protocol in Python: for bots that run elsewhere, for tests and for measuring."""
