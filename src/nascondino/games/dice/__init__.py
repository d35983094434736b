"""Scotland Yard, the dice game: Mister X hides on tiles laid anew each time and travels by dice that the hunt used."""
