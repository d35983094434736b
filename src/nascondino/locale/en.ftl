# The table's own texts. Those of a game are in its folder.

name = Nascondino
skip-to-content = Skip to main content

## Places

home-title = Hide. Seek. Bluff.
home-invitation = Somebody moves unseen, and the others have to work out where, or who. Send friends a link and sit down together, or play against bots.
home-games = On the shelf
new-title = A new table
new-action = Start a table
tables-title = Tables
table-title = Table
not-found-title = Nobody is hiding here
not-found-text = There is no such page. The link may have lost a few letters on its way.
not-found-home = Back to the beginning

## Language and theme

language = Language

theme-change = { $now ->
    [dark] Change to the light theme
   *[light] Change to the dark theme
}

## Games and tables, listed

game-players = { $fewest } to { $most } players
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
tables-open-seats = { $count ->
    [one] one seat is free
   *[other] { $count } seats are free
}
player = Player
player-numbered = Player { $seat }

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
preparing = Setting up the table…
preparing-long = Preparing the game for the first time. It takes half a minute, once.

## Sitting down

claim-title = You are invited
claim-text = A seat is kept for you.
claim-by = { $host } invites you to { $game }.
claim-game = This is an invitation to { $game }.
claim-name = Your name
claim-sit = Sit down
claim-look = Watch
link-copy = Copy
link-copied = Copied
link-select = Select it and copy
link-seat = Link to seat { $seat }
link-seat-of = Link to { $name }’s seat
link-watch = Link for spectators
link-seat-help = Whoever opens it first takes the seat.
link-moved-help = Open it on the other device; the seat moves there.
link-alone = Only this machine can open these links. To let others in from your network, end the server and start it with:
link-offline = This machine is in no network now, so only it can open these links.
link-address = If others cannot open the links, try another address of this machine
used-title = This link no longer opens a seat
used-text = A link opens a seat once. This one has been used already, or replaced by a newer one.
used-next = Was it you, on another device? Under “{ seat-menu }” there, the seat can be moved here. Otherwise ask for a new link.
dead-end-title = This link opens nothing here
dead-end-text = It may have lost a few letters on its way. Ask whoever sent it to copy it once more.
dead-end-server = This is the server at { $address }. A table of another server opens only there.

## Waiting for players

waiting-prompt = Waiting for players: { tables-open-seats }. The match begins as soon as every seat is taken.
waiting-fresh = Make a link
waiting-fresh-again = Make a new link
waiting-bot = Give it to a bot
waiting-fill = Fill free seats with bots
waiting-take = Sit down here
waiting-name = Your name, if you sit down
waiting-name-beside = Name, if somebody else sits down at this device
waiting-salts = All seats are taken. Waiting for the devices of { $names }, which still have to add their random numbers.
waiting-begin-text = Without them the match can begin, but then they have no part in the draws.
waiting-begin = Begin without them

## At the table

seats-title = Around the table
seat-label = Seat { $seat }
seat-open = Free seat
seat-bot = Bot { $seat }
seat-bot-kind = { $bot ->
    [random] a random bot
    [greedy] a greedy bot
    [novice] a novice
    [regular] a regular
    [expert] an expert
    [master] a master
   *[other] the bot “{ $bot }”
}
seat-for = a bot plays for { $name }
seat-you = you
seat-away = away
seat-present = here
seat-one-device = on one device with { $names }
seat-resigning = would give up now
seat-turn = their turn
seat-points = { $points ->
    [one] { $points } point
   *[other] { $points } points
}
seat-menu = My seat
seat-leave = Leave it to a bot
seat-back = Take it back
seat-fresh = Move it to another device
seat-go-ahead = Let our bots move first
seat-resign = Give up the match
seat-resign-sure = Give up for your whole side? That ends the match.
seat-resign-yes = Yes, give up
seat-resign-no = No, play on
seat-switch = Play as { $name }
seat-hand-over = Hand over to { $name }
onlooker = Spectator
rules = Rules
rules-title = The rules in short
close = Close
beside = { $one } · { $other }
map = Map: arrow keys lead from place to place, plus and minus change the size, 0 shows all
map-nearer = Zoom in
map-farther = Zoom out
map-choices = Where I can go
map-whole = Whole map
map-spot = { $place }: { $what }
map-spot-several = { $place }: { $count } possibilities
map-missing = The picture of the board could not be fetched.

## What to do

prompt-loading = Finding your seat…
prompt-onlooker = You are watching. Waiting for { $names }.
prompt-onlooker-quiet = You are watching.
prompt-bot-plays = A bot plays your seat.
prompt-choose = { $count ->
    [one] You are { $role }. There is one thing to do.
   *[other] You are { $role }. You have { $count } options.
}
prompt-choose-spot = { $count ->
    [one] You are { $role }. One place is within reach.
   *[other] You are { $role }. Choose a place: { $count } within reach.
}
prompt-choose-or = { $count ->
    [one] You are { $role }. One place is within reach, and the list has more.
   *[other] You are { $role }. Choose a place: { $count } within reach, and the list has more.
}
prompt-chosen = { $what }?
prompt-sending = Sending…
prompt-unsent = It will be sent as soon as the line is back.
prompt-wait = You are { $role }. Waiting for { $names }.
prompt-wait-bot = { $count ->
    [one] You are { $role }. A bot is thinking.
   *[other] You are { $role }. Bots are thinking.
}
prompt-not-begun = Waiting for players.
prompt-readonly = This table was played under other rules. It can be looked at, but it cannot go on.
prompt-over = { $reason } { $verdict }
do-it = Confirm
take-back-choice = Not that
offers-title = What you can do
offers-one = { $under } { $what }
offers-none = Nothing, for now.
offers-filter = Search
offers-filtered = { $shown } of { $count }
offers-here = At { $place }
offers-some = { $count } possibilities
offers-all = Show all
your-turn = ● Your turn

## Log, talk, notes

tab-move = Move
tab-view = View
tab-seats = Table
tab-log = Log
tab-chat = Chat
tab-notes = Notes
tabs = Parts of the table
tabs-new = new
log-title = What happened
log-empty = Nothing yet.
log-sat = { $name } sits down at seat { $seat }.
log-left = { $name } leaves seat { $seat } to a bot.
log-returned = { $name } is back at seat { $seat }.
log-bot = A bot sits down at seat { $seat }.
log-ahead = { $player } lets the bots of their side move first.
log-resigned = { $player } gives up.
log-rematch = The next match is set up.
chat-title = Chat
chat-said = { $name }: { $text }
chat-empty = Nobody has said anything.
chat-say = Say something
chat-channel = To
chat-send = Send
chat-cannot = You cannot talk here now.
in-words-title = What you see
in-words-later = The board in words will be here when the connection is back.

notes-title = Notes
notes-help = Only you see them.
notes-saved = Saved
notes-saving = Saving…
notes-unsent = Not saved yet
notes-conflict = They were changed on another device meanwhile:
notes-mine = Keep this version
notes-theirs = Use the other version

## The end

end-won = { $count ->
    [one] { $names } wins.
   *[other] { $names } win.
}
end-won-you = You win.
end-won-with = You win, with { $names }.
end-lost-you = { $count ->
    [one] You lose: { $names } wins.
   *[other] You lose: { $names } win.
}
end-score = Final score: { $scores }.
end-score-of = { $name }: { $points }
map-legend-reach = Within reach
map-legend-possible = May be here
recap-title = Since your last turn
recap-away = While you were away
scene-close = Go on
end-nobody = Nobody wins.
end-reason-resigned = One side has given up.
end-reason-limit = The agreed number of actions has been played.
end-rematch = Play again, everybody moves on one seat
end-rematch-go = To the next match
end-record = Download the game record
end-verify = How to check that nobody cheated
end-verify-text = Every step was sealed while you played. Keep this last link of the seal; with the record it proves that nothing was changed:
end-verify-command = nascondino verify RECORD --link { $link }

## One device for several people

curtain-title = Hand over the device
curtain-next = It is { $name }’s turn. Everybody else looks away.
curtain-wait = It is nobody’s turn on this device. Waiting for { $names }.
curtain-look = I am { $name }
curtain-others = Somebody else wants to look
curtain-sending = One moment: the last move is still on its way.

## The line to the server

line-connecting = Connecting…
line-open = Connected
line-waiting = The line is down.
line-restarting = The server is starting again.
line-retry = { $seconds ->
    [0] Trying…
   *[other] Next attempt in { $seconds } s.
}
line-now = Try now
line-moved-title = Your seat has moved
line-moved = Your seat is on another device now.
line-moved-look = Watch
line-unknown-title = There is no such table
line-unknown = It may have been private: then only its links open it.

## Refusals

refused-unreachable = The server does not answer. Try again in a moment.
refused-bad_message = The server did not understand that. Reload the page; it may be older than the server.
refused-too_fast = That was too fast. Wait a moment and try again.
refused-too_many_tables = So many tables have been set up from here today that another has to wait. Try again later.
refused-no_such_table = There is no such table, or only its links open it.
refused-no_such_game = There is no such game on this server.
refused-bad_settings = The table cannot be set up with these options.
refused-bad_name = This name contains characters that cannot be seen. Type it anew, without them.
refused-like_name = This name looks like that of somebody else at the table, of a bot or of a role. Choose another.
# $what: what is wrong with the file, one sentence in English.
refused-bad_board = This board cannot be played on: { $what }
refused-bad_link = This link opens nothing here.
refused-used_link = This link has been used already or replaced. Ask for a new one.
refused-not_yours = That seat is not yours.
refused-taken = Somebody else was quicker: the seat is taken.
refused-other_side = You already sit on another side at this table, and whoever plays for two sides could hear both. Leave this seat to somebody else, or sit here when no other person plays.
refused-not_begun = The match has not begun: there are free seats.
refused-over = The match is over.
refused-not_to_act = It is not your turn any more.
refused-not_legal = That is not possible now.
refused-stale = The table has moved on meanwhile. Look again.
refused-ahead = This page is ahead of the table. Reload the page.
refused-no_such_channel = You cannot talk there now.
refused-not_two_sides = A match can be given up only in games with two fixed sides.
refused-not_over = The match is not over yet.
refused-no_aid = This table was set up without the notebook’s help.
refused-not_possible = That is not possible now.
refused-storage = The server could not write it down, so nothing has happened. Try again.
refused-unsure = The server’s disk failed just then: it may have happened or not. Look again before you try once more.
refused-damaged = What was written of this table can no longer be read, so it cannot be opened.
refused-other_version = This table was played under other rules and cannot go on.
refused-foreign = The server does not recognise this page’s address. Open it with the link the server showed when it started.

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
link-qr = Show as a QR code
link-qr-hide = Hide the QR code
link-qr-picture = The link as a QR code, to be scanned by a phone

## When it is my turn

settings = Settings
notice-title = When it is my turn
notice-turn = It is your turn
notice-always = The tab’s title and its icon always show it.
notice-sound = Play a short sound
notice-notify = Show a notification while I look elsewhere
notice-insecure = Notifications need an https connection.
notice-refused = The browser does not allow notifications here. You can change that in its settings for this page.

## Secrets under a cloth, and dials

veil-hold = { $what }. Hold to look.
veil-help = Hold to look
log-veiled = Your secret choice
dial-turn = Turn me
dial-hold = hold
dial-unset = not set
dial-covered = covered; hold Space to look
prompt-chosen-covered = Your secret choice is made. Shall it stand?

## On a map

map-ways = Ways to { $place }

## Learning a game

learn-title = How to play
learn-action = How to play
learn-guide = How it is played
learn-as = I am { $role }
learn-table = Learn it at the table
learn-table-text = A real match against easy bots, with a few words at each step. You can turn the hints off at any time and play on.
learn-rules = Exact rules
learn-english = These are in English.
learn-all = All rules
learn-step = { $step } of { $count }
learn-next = Go on
learn-finish = Play on
learn-stop = No more explanations
learn-any-goal = This is a real match against bots. The board shows what stands where.
learn-any-choose = Here is all that you can do now. Choose something and confirm it.
learn-any-told = All that happens, as far as you may know it, is told here.
learn-any-end = This line always says what comes next.
map-picture = The board

## The notebook's aid

new-aid = Notebooks work out what is possible
new-aid-yes = yes, for each player from what they have seen themselves
new-aid-no = no, everybody thinks for themselves
new-aid-ask = please choose
waiting-aid = At this table notebooks work out what is possible, for each player from what they have seen themselves.
aid-title = Work it out
aid-switch = Show what is possible
aid-none = This table was set up without this help. Your own notes are below.
aid-waiting = Nothing is hidden yet.
aid-busy = Working it out…
aid-whose = Whose knowledge
aid-mine = What I can know
aid-everybody = What everybody can know
aid-left = { $count ->
    [one] There is only one possibility.
   *[other] { $count } possibilities are left.
}
aid-certain = certain
aid-excluded = impossible
aid-cell = { $about }, { $name }: { $share }
aid-more = { $count ->
    [one] and one more
   *[other] and { $count } more
}
aid-why = Why not…
aid-why-choose = choose one
aid-because = Ruled out since: “{ $event }”
aid-alike = Percentages count the possibilities; how people really play is for you to judge.
waiting-aid-no = At this table everybody thinks for themselves: notebooks work nothing out.
aid-of = { $about }: { $share }
aid-change = { $come ->
    [0] “{ $event }” ruled out { $gone }.
   *[other] “{ $event }” ruled out { $gone }, and { $come } came in.
}
notes-larger = More room
notes-smaller = Less room
pencil-take = Mark places in pencil
pencil-help = Touch a place: suspected, ruled out, no mark.
pencil-mine = My marks
pencil-suspected = I suspect it
pencil-ruled_out = I rule it out
pencil-cell = { $cell }, { $mark }
pencil-about = { $count ->
    [0] Touch a place or a cell to ask about it and to mark it. Only you see marks.
    [one] { $count } mark, which only you see.
   *[other] { $count } marks, which only you see.
}
pencil-erase = Erase all
map-ask = Ask about { $place }
map-about = About { $place }
heat-legend = { $count } possible places, { $least } to { $most } each
heat-legend-alike = { $count ->
    [one] { $count } possible place, { $most }
   *[other] { $count } possible places, { $most } each
}

## Looking at a match again

review-title = Replay the match
review-of = { $game }: replay
review-loading = Setting up the replay…
review-back = Back to the table
review-eyes = Through whose eyes
review-as-all = Everybody together
review-as-onlooker = A spectator
review-moment = Moment of the match
review-at = { $moment } of { $last }
review-step = One step on
review-step-back = One step back
review-jump = Next key moment
review-jump-back = Previous key moment
review-play = Play
review-pause = Pause
review-beliefs = What could be known
review-heat = Show it on the board
review-words = The same in words
review-keep = Keep it
review-link = Link to this moment
review-link-help = Whoever gets it may read this match, and do nothing else at the table.
review-closed-title = This match is not open to you
review-closed = Whoever played it can copy a link that opens it for everybody: under “{ end-review }”, then “{ review-keep }”.
end-review = Replay the match
readonly-record = Download what was recorded
seal-title = Was anything changed?
seal-text = Every line of the record was sealed while you played. Your browser can work the seal out again.
seal-check = Check the seal
seal-file = Check a file
seal-no-record = This is no complete record.
seal-holds = The seal holds.
seal-broken = The seal is broken.
seal-seed = The opened seed is the one that the first line commits to.
seal-seed-broken = The opened seed is not the one that the first line commits to: the draws may have been chosen.
seal-promise = It is the seed that the table had bound itself to when this browser first came there.
seal-promise-broken = It is not the seed that the table had bound itself to when this browser first came there: it was exchanged, or this is another match.
seal-salt = The random numbers that this browser added after that are in the draws: the table could not choose them.
seal-salt-broken = The random numbers that this browser added are not in the record: the draws may have been chosen.
seal-draws = Draws worked out again: { $draws }. All follow from the seed and the added numbers.
seal-draws-broken = Some draws do not follow from the seed and the added numbers: they were chosen.
seal-no-draws = This record does not say by which numbers it was drawn: only the program can work that out.
seal-salted = Random numbers were added for: { $names }. Nobody else has a guarantee about the draws.
seal-unsalted = No device added random numbers: whoever runs the table could have chosen the draws.
seal-chain = All { $lines } lines are as they were sealed, in this order.
seal-chain-broken = Some lines are not as they were sealed, or not in this order.
seal-kept = Links that this browser heard while you played: { $links }. Each is where it belongs: it is the match that you played.
seal-kept-broken = Not all links that this browser heard while you played are where they belong: it is not the match that you played, or it was sealed too late.
seal-none-kept = This browser has kept nothing of this match, so it cannot tell whether the whole record was made anew.
seal-links = Link by link: { $count }
seal-link-broken = This line, or the link before it, was changed.
seal-draw-broken = Another number was drawn here.
seal-meaning = What the seal proves, and what it does not
seal-proves = The table binds itself to a secret seed before the match. Then each device adds random numbers of its own. All draws follow from both, so nobody alone can choose them, not even whoever runs the table. Every line is sealed while you play, so it cannot be changed afterwards.
seal-proves-not = It does not prove that nobody was told a secret. Whoever runs the table could choose the draws together with the last one who added numbers, or break off a match that goes the wrong way. Bots add nothing. And this page knows no rules: whether the right cards were in the deck it cannot tell. It also comes from the table itself.
seal-verify = To be certain, check the record on a machine of your own, with what this browser kept: nascondino verify RECORD --kept FILE
seal-save = Save what was kept

## What might have been

tab-eyes = Eyes
tab-known = Deductions
tab-whatif = What if
tab-keep = Keep
review-to-act = Waiting for { $names }.
review-beliefs-all = What everybody could know
whatif-title = What if…?
whatif-text = Try something else from here, for anybody. The match stays as it was.
whatif-begin = Try something else
whatif-not-so = This did not happen.
whatif-leave = Back to the match
whatif-for = Play for
whatif-choose = What might { $name } do?
whatif-offers = What { $name } can do
whatif-made = In the match: { $what }
whatif-do = Try it
whatif-bot = Let a bot play for { $name }
whatif-bots = Let bots play on
whatif-thinking = A bot is thinking…
whatif-from = What if…
whatif-end = It would end here.
whatif-long = This variation has reached its maximum length.
whatif-link = Link to this trial

## Over a shoulder

shoulder-look = Look over { $name }’s shoulder
shoulder-explain = Everybody at the table is asked. If they agree you see all that { $name } sees, and do not talk until the match is over.
shoulder-ask = Ask
shoulder-asking = You would like to look over this player’s shoulder. Waiting until everybody agrees.
shoulder-declined = Somebody would rather not.
shoulder-looking = You are looking over this player’s shoulder.
shoulder-never-mind = Never mind
shoulder-stop = Look away
shoulder-mark = { $guest }, a spectator, is looking over this player’s shoulder.
shoulder-request = { $guest }, a spectator, would like to look over { $name }’s shoulder.
shoulder-request-mine = { $guest }, a spectator, would like to look over your shoulder.
shoulder-request-help = Only if all agree, and without talking to the table.
shoulder-allow = Allow
shoulder-not-now = Not now
shoulder-given = You have agreed that { $guest } looks over { $name }’s shoulder.
shoulder-withdraw = Withdraw permission
shoulder-not-given = You would rather { $guest } did not look over { $name }’s shoulder.
shoulder-after-all = Allow after all
prompt-shoulder = You are looking over { $name }’s shoulder. Waiting for { $names }.
refused-silent = Whoever has looked over a shoulder does not talk until the match is over.

## Puzzles

lessons-title = Learn
lessons-text = Of each game: how it is played, lessons at a real table, and puzzles, of which there is a new one each day.
learn-puzzles = Puzzles
puzzle-title = Puzzle
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
tab-answer = Answer

## First start

play-role = I play
play-level = Against
play-level-name = { $bot ->
    [novice] Novices
    [regular] Regulars
    [expert] Experts
    [master] Masters
   *[other] { $bot }
}
play-level-text = { $bot ->
    [novice] look a move or two ahead
    [regular] know their way about
    [expert] think well ahead
    [master] think for three seconds
   *[other] a bot of somebody’s own
}
play-against = { $bot ->
    [novice] against novices
    [regular] against regulars
    [expert] against experts
    [master] against masters
   *[other] against { $bot }
}
play-teach = Teach me first
play-teach-text = A match against easy bots, with a few words at each step.
play-start = Start
play-change = Change
play-remembered = This device remembers it: next time, one press starts.
preparing-stage = { $stage ->
    [compiling] The rules are being compiled, once for this machine.
    [loading] Nearly there: the rules are being loaded.
   *[starting] The table is being set up, and the rules fetched.
}
preparing-step = Step { $done } of about { $of }

## Friends who go away, and come back

seat-away-since = away since { $time }
absent-since = { $name } has been away for { $minutes ->
    [one] { $minutes } minute.
   *[other] { $minutes } minutes.
}
absent-bot = Let a bot play until { $name } is back
log-lent = { $name } is away, and a bot plays until they are back. { $by } asked for it.
log-again = { $player } would play again.
new-patience = When a friend is away
new-patience-for = { $minutes ->
    [0] wait for ever
    [10] the others may seat a bot after 10 minutes
    [60] the others may seat a bot after an hour
   *[1440] the others may seat a bot after a day
}
rematch-asked = { $names } { $count ->
    [one] would play again.
   *[other] would play again.
}
rematch-awaits = You would play again. Waiting for { $names }.
rematch-now = Begin without them: bots play until they come
chat-since = the new match
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
invited-lasts = A match takes { $time }.
invited-people = At the table: { $names }.
invited-bots = { $count ->
    [one] A bot plays too.
   *[other] { $count } bots play too.
}
invited-free = { $count ->
    [one] One more seat is free.
   *[other] { $count } more seats are free.
}
invited-seat = Your place is seat { $seat }, and you begin as { $role }.
invited-no-account = No account, no password: a name is enough.
refused-still_there = They are there, or have not been away for long enough.

# Hints: what is asked for at the table itself; the rest is in teaching/.
new-hints = Hints
new-hints-yes = yes, whoever is to act may ask a bot what to do
new-hints-no = no, everybody decides for themselves
waiting-hints = At this table whoever is to act may ask a bot for a hint, which knows only what they know.
hint-ask = Hint
refused-no_hints = This table was set up without hints.
