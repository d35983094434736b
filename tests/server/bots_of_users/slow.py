"""A bot that never answers."""


def player(chair, random):
    return Slow()


class Slow:
    def act(self, view, seen, legal, clock):
        while True:
            pass
