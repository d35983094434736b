from .state import *
def notation(action, seat):
    k = "place" if action<6 else "show" if action<34 else "black" if action<36 else "look" if action<38 else "ask" if action<43 else "nothing" if action==43 else "call" if action<=67 else "deal"
    return f"{k} {action}"
def parse(text, seat): return int(text.split()[1])
