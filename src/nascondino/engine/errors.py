"""What a person can get wrong. The text of each of these is one sentence for them. Light to import."""


class BadInput(Exception):
    """Something that was given cannot be used: a file, a record, a place to write to."""


class WrongUsage(BadInput):
    """Something was asked for that does not exist or does not go together."""
