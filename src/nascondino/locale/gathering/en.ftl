# What is said while people sit down, invitations, links, the wait for others; and what few do at a table. The page fetches it then.

## Sitting down

claim-title = You are invited
claim-text = A seat is kept for you.
claim-by = { $host } invites you to { $game }.
claim-game = This is an invitation to { $game }.
claim-look = Watch
link-copy = Copy
link-copied = Copied
link-select = Select it and copy
link-seat = Link to seat { $seat }
link-seat-of = Link to { $name }’s seat
link-watch = Link for spectators
link-screen = Link for a television
link-screen-help = It opens the board as large as the screen, with only what everybody may see.
link-seat-help = Whoever opens it first takes the seat.
link-moved-help = Open it on the other device; the seat moves there.
link-alone = Only this machine can open these links. To let others in from your network, end the server and start it with:
link-offline = This machine is in no network now, so only it can open these links.
link-address = If others cannot open the links, try another address of this machine
used-title = This link no longer opens a seat
used-text = A link opens a seat once. This one has been used already, or replaced by a newer one.
used-next = Was it you, on another device? Under “{ $menu }” there, the seat can be moved here. Otherwise ask for a new link.
dead-end-title = This link opens nothing here
dead-end-text = It may have lost a few letters on its way. Ask whoever sent it to copy it once more.

## Waiting for players

waiting-prompt = Waiting for players: { $free }. The match begins as soon as every seat is taken.
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

seat-open = Free seat
seat-away = away
seat-leave = Leave it to a bot
seat-fresh = Move it to another device
seat-resign = Give up the match
seat-resign-sure = Give up? The match ends as soon as everybody on your side wants that.
seat-resign-yes = Yes, give up
seat-resign-no = No, play on

## Home and continuing

link-qr = Show as a QR code
link-qr-hide = Hide the QR code
link-qr-picture = The link as a QR code, to be scanned by a phone

## The notebook's aid

waiting-aid = At this table notebooks work out what is possible, for each player from what they have seen themselves.
waiting-aid-no = At this table everybody thinks for themselves: notebooks work nothing out.

## Friends who go away, and come back

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
waiting-hints = At this table whoever is to act may ask a bot for a hint, which knows only what they know.

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

## The table on a big screen

screen-turn = { $names } to play
screen-fill = Full screen
screen-leave = Leave the big screen
screen-scan = Scan a code with your phone to sit down.
screen-links-elsewhere = Players sit down on their phones, each by a link of their own.

## After the end, and while somebody is away

end-rematch = Play again, everybody moves on one seat
end-rematch-go = To the next match
end-verify = How to check that nobody cheated
end-verify-text = Every step was sealed while you played. Keep this last link of the seal; with the record it proves that nothing was changed:
end-verify-command = nascondino verify RECORD --link { $link }
rematch-asked = { $names } { $count ->
    [one] would play again.
   *[other] would play again.
}
rematch-awaits = You would play again. Waiting for { $names }.
rematch-now = Begin without them: bots play until they come
absent-since = { $name } has been away for { $minutes ->
    [one] { $minutes } minute.
   *[other] { $minutes } minutes.
}
absent-bot = Let a bot play until { $name } is back
