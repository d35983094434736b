# The table's own texts. Those of a game are in its folder.

name = Nascondino
skip-to-content = Skip to main content

## Places

home-title = Hide. Seek. Bluff.
new-title = A new table
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

tables-open-seats = { $count ->
    [one] one seat is free
   *[other] { $count } seats are free
}
player = Player
player-numbered = Player { $seat }

## A new table

preparing = Setting up the table…
preparing-long = Preparing the game for the first time. It takes half a minute, once.

## Sitting down

claim-name = Your name
claim-sit = Sit down
dead-end-server = This is the server at { $address }. A table of another server opens only there.

## At the table

big-screen = Big screen
seats-title = Around the table
seat-label = Seat { $seat }
seat-bot = Bot { $seat }
seat-bot-kind = { $bot ->
    [random] a random bot
    [greedy] a greedy bot
    [novice] a novice
    [regular] a regular
    [expert] an expert
    [master] a master
    [careful] a careful bot
    [bold] a bold bot
   *[other] the bot “{ $bot }”
}
seat-for = a bot plays for { $name }
seat-you = you
seat-present = here
seat-one-device = on one device with { $names }
seat-resigning = would give up now
seat-turn = their turn
seat-points = { $points ->
    [one] { $points } point
   *[other] { $points } points
}
seat-menu = My seat
seat-back = Take it back
seat-go-ahead = Let our bots move first
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
    [one] You are { $role }. { $names } is thinking.
   *[other] You are { $role }. { $names } are thinking.
}
prompt-not-begun = Waiting for players.
prompt-readonly = This table was played under other rules. It can be looked at, but it cannot go on.
prompt-over = { $reason } { $verdict }
prompt-ending = See how it ends.
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
recap-title = Since your last turn
recap-away = While you were away
scene-close = Go on
end-nobody = Nobody wins.
end-reason-limit = The agreed number of actions has been played.
end-record = Download the game record

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

## When it is my turn

settings = Settings
notice-title = When it is my turn
notice-turn = It is your turn
notice-always = The tab’s title and its icon always show it.
notice-sound = Play a short sound
notice-notify = Show a notification while I look elsewhere
notice-tunes = And at great moments, a short tune
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
learn-all = All rules
learn-step = { $step } of { $count }
learn-next = Go on
learn-finish = Play on
learn-stop = No more explanations
learn-any-goal = This is a real match against bots. The board shows what stands where.
learn-any-choose = Here is all that you can do now. Choose something and confirm it.
learn-any-told = All that happens, as far as you may know it, is told here.
learn-any-end = This line always says what comes next.

## The notebook's aid

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
heat-legend-several = Several hide, so over 100% in all:
heat-legend-known = Everybody knows where you are
heat-legend-alike = { $count ->
    [one] { $count } possible place, { $most }
   *[other] { $count } possible places, { $most } each
}

## Looking at a match again

review-title = Replay the match
readonly-record = Download what was recorded

## What might have been

tab-eyes = Eyes
tab-known = Deductions
tab-whatif = What if
tab-keep = Keep
whatif-from = What if…

## Over a shoulder

prompt-shoulder = You are looking over { $name }’s shoulder. Waiting for { $names }.
refused-silent = Whoever has looked over a shoulder does not talk until the match is over.

## Puzzles

lessons-title = Learn
puzzle-title = Puzzle
tab-answer = Answer

## First start

preparing-stage = { $stage ->
    [compiling] The rules are being compiled, once for this machine.
    [loading] Nearly there: the rules are being loaded.
   *[starting] The table is being set up, and the rules fetched.
}
preparing-step = Step { $done } of about { $of }

## Friends who go away, and come back

seat-away-since = away since { $time }
log-lent = { $name } is away, and a bot plays until they are back. { $by } asked for it.
log-again = { $player } would play again.
chat-since = the new match
refused-still_there = They are there, or have not been away for long enough.

# The rest about hints is in teaching/.
hint-ask = Hint
refused-no_hints = This table was set up without hints.
