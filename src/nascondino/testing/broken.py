"""What a law raises."""


class Broken(AssertionError):
    """A law does not hold. The text says which and where."""
