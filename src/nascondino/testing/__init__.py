"""The laws that every game obeys, for anyone who writes one.

    from nascondino.testing import laws
    laws.check(game, board, players=3, matches=10)

A law that is broken raises `Broken`, which says what happened, at which step of which match.
"""
