def notation(action, seat): return str(action)
def parse(text, seat): return int(text)
