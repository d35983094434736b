"""A bot that thinks on after it has answered, in the time of the others."""

import os

import msgspec

LINE = 3


def player(chair, random):
    return Restless()


class Restless:
    def act(self, view, seen, legal, clock):
        answer = msgspec.msgpack.encode({"type": "choice", "action": legal[0]})
        os.write(LINE, len(answer).to_bytes(4, "big") + answer)
        while True:
            pass
