PLAYERS: dict = {}
