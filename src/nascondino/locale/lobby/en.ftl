# What is said before a match: on the shelf, at a new table, where games are learned. The page fetches it there.

## Places

home-invitation = Somebody moves unseen, and the others have to work out where, or who. Send friends a link and sit down together, or play against bots.
home-games = On the shelf
new-action = Start a table

## Games and tables, listed

game-players = { $more ->
    [0] { $fewest } players
   *[other] { $fewest } to { $most } players
}
game-play = Play
games-loading = Taking the games from the shelf…
tables-mine = My tables
tables-none-mine = You are not at any table yet.
tables-public = Public tables
tables-none-public = Nobody has left a table open. Start one and make it public.
tables-join = Join
tables-watch = Watch
tables-continue = Continue
tables-look-back = Look back
tables-state = { $state ->
    [waiting] waiting for players
    [over] over
   *[playing] being played
}

## A new table

new-game = Game
new-board = Board
new-board-own = Bring a board of your own (a JSON file)
new-board-own-leave = Use the game’s board instead
new-board-own-checking = Reading the board…
new-seats = Seats
new-seat-kind = Who sits in seat { $seat }
new-seat-mine = me, on this device
new-seat-open = somebody, by a link
new-seat-bot = { $bot ->
    [random] a bot that plays at random
    [greedy] a greedy bot, which thinks one move ahead
    [novice] a novice, who looks a move or two ahead
    [regular] a regular, who knows his way about
    [expert] an expert, who thinks well ahead
    [master] a master, who thinks as far as three seconds allow
    [careful] a careful bot, which stays on the safe side
    [bold] a bold bot, which does what nobody expects
   *[other] the bot “{ $bot }”
}
new-seat-name = Name at seat { $seat }
new-options = House rules
new-option-seat = seat { $seat }
new-option-letters =
    { $count ->
        [one] Choose { $count } letter.
       *[other] Choose { $count } letters.
    }
new-who-sees = Who can find the table
new-by-link = only those with a link
new-public = everybody on this server
new-create = Open the table
new-hot-seat = Several people on one device: hand it over when the curtain falls. Friends who play elsewhere are told.

## Home and continuing

home-friends = With friends
home-friends-choose = Choose a game and who sits where.
home-friends-send = Send each friend a link, or let them scan it from your screen.
home-friends-play = The match begins when everybody has sat down.
resume-title = Where you were
resume-mine = It is your turn.
resume-theirs = Waiting for { $names }.
resume-bots = Bots are thinking.
resume-more = { $count ->
    [one] and one more table
   *[other] and { $count } more tables
}
tables-bots = { $count ->
    [one] a bot
   *[other] { $count } bots
}

## Learning a game

lessons-text = Each game has a guide to read, a lesson at a real table, and ten puzzles to think about, one of them for today.
learn-action = How to play
learn-guide = How it is played
learn-as = I am { $role }
learn-table = Learn it at the table
learn-table-text = A real match against easy bots, with a few words at each step. You can turn the hints off at any time and play on.
learn-rules = Exact rules
learn-english = These are in English.
map-picture = The board

## The notebook's aid

new-aid = Notebooks work out what is possible
new-aid-yes = yes, for each player from what they have seen themselves
new-aid-no = no, everybody thinks for themselves
new-aid-ask = please choose

## Puzzles

learn-puzzles = Puzzles
puzzle-suspect = { $name }
puzzle-of = { $game }: puzzle { $number }
puzzle-number = Puzzle { $number }
puzzle-today = Puzzle of the day
puzzle-text = A moment from a match between bots, seen through one player’s eyes. Nothing is left to luck: exactly one answer is possible, and you can work it out.
puzzle-level =
    { $level ->
        [1] easy
        [2] medium
       *[3] hard
    }
puzzle-solved = solved
puzzle-loading = Setting up the puzzle…
puzzle-back = Back to the rules
puzzle-eyes = You know what { $name } knows ({ $role }).
puzzle-chosen = Your answer: { $what }
puzzle-guess = I am sure
puzzle-right = Right. Nothing else is possible.
puzzle-wrong = { $what }: no. Think again.
puzzle-tell = Tell me
puzzle-told = The answer: { $what }
puzzle-why = Why nothing else is possible
puzzle-next = Next puzzle
puzzle-choose = Choose your answer
puzzle-suspects = Possible answers

## First start

play-role = I play
play-level = Against
play-level-name = { $bot ->
    [novice] Novices
    [regular] Regulars
    [expert] Experts
    [master] Masters
    [careful] The careful
    [bold] The bold
   *[other] { $bot }
}
play-level-text = { $bot ->
    [novice] look a move or two ahead
    [regular] know their way about
    [expert] think well ahead
    [master] think for three seconds
    [careful] stay on the safe side
    [bold] do what nobody expects
   *[other] a bot of somebody’s own
}
play-against = { $bot ->
    [novice] against novices
    [regular] against regulars
    [expert] against experts
    [master] against masters
    [careful] against careful bots
    [bold] against bold bots
   *[other] against { $bot }
}
play-teach = Teach me first
play-teach-text = A match against easy bots, with a few words at each step.
play-start = Start
play-change = Change
play-remembered = This device remembers it: next time, one press starts.

## Friends who go away, and come back

new-patience = When a friend is away
new-patience-for = { $minutes ->
    [0] wait for ever
    [10] the others may seat a bot after 10 minutes
    [60] the others may seat a bot after an hour
   *[1440] the others may seat a bot after a day
}
tables-won = You won
tables-lost = You lost
tables-lost-to = { $names } won
tables-filter = Which tables
tables-filter-by = { $which ->
    [mine] My turn
    [playing] Going on
    [over] Finished
   *[all] All
} ({ $count })
tables-any-game = all games
tables-none-such = There is no such table.
new-hints = Hints
new-hints-yes = yes, whoever is to act may ask a bot what to do
new-hints-no = no, everybody decides for themselves
