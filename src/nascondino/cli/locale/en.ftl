### A match in the terminal. What a game says is in its own folder. Commands are the same in every language.

## Questions before a match

terminal-welcome = Nascondino, a table for games of hide-and-seek. Press Enter to accept what is in brackets.
terminal-ask-resume = Go on with the match that was not finished?
terminal-yes = yes
terminal-no = no
terminal-ask-game = Which game?
terminal-ask-players = How many players, bots included?
terminal-ask-seat = Which seat is yours?
terminal-ask-seat-of = Which seat is yours? (seat { $seat }: { $role })
terminal-ask-board = On which board?
terminal-none-of-them = ‘{ $answer }’ is not one of the choices.

## The match

terminal-kept = The match is kept in { $path }
terminal-go-on = Go on where you left: { $command }
terminal-player = { $role } (seat { $seat })
terminal-both = { $one } and { $other }
terminal-your-move = You are { $who }. Your move, or ? for help
terminal-no-move = ‘{ $line }’ is not a move you can make now; type ? for help.
terminal-no-bot = No bot of your side can act now.
terminal-pass-on = Pass the keyboard to { $who }, then press Enter.

## What can be asked for

terminal-help =
    Type the number of a move, or the move itself, such as ‘{ $example }’. Or one of these:
      where       what may be hidden, from all you have seen
      { $named ->
        [yes] why WHO X   why WHO may, or cannot, be X or hold it
       *[no] why N       why it may, or cannot, be N
      }
      hint        what a bot would do here, knowing what you know, and why
      board       the board as you see it
      moves       what you may do now
      log         everything you have seen
terminal-help-map =
    from N      where the ways from N lead, and who can come to N
    map N       the map around N; from and map without N: where you are
terminal-help-others = others      let a bot of your side go first
terminal-help-end =
    save FILE   a copy of the match as it stands (it tells every secret)
    quit        stop here; the match is kept, and goes on with --resume
terminal-hint = A bot with your knowledge would choose: { $what }
terminal-percent = { $share }%
terminal-possible = { $subject }. Possible, from what you have seen: { $count }
terminal-possible-to-all = { $subject }. Possible, from what everybody has seen: { $count }
terminal-why-what =
    { $asked ->
        [none] { "" }
       *[other] There is nothing to explain about ‘{ $asked }’.{ " " }
    }Say what to explain, { $several ->
        [yes] as in ‘why 1 7’, secret and value by their numbers.
       *[no] as in ‘why 57’.
    }
terminal-why-who = Say who and what, as in ‘why { $example }’.
terminal-grid = { terminal-yes }: it is so; ?: it may be so; -: it cannot be so.
terminal-grid-certain = { $who }: { $what }, for certain.
terminal-grid-possible = { $who }: { $what } is possible.
terminal-from = From { $place }:
terminal-from-here = Here: { $who }
terminal-from-comers = In one move these can come here:
terminal-from-by = from { $place }: { $ways }
terminal-from-nobody = Nobody you see can come here in one move.
terminal-no-map = This game has no map: nothing leads from place to place.
terminal-no-place = No single place here is called ‘{ $place }’; name one as in ‘{ $command } { $example }’.
terminal-folded = { $count } moves in all. Type one, such as ‘{ $example }’, or ‘moves’ to list them.
terminal-all-kept = Every action is in { $path } already.
terminal-written = Written: { $path }

## The end

terminal-won = { $reason } You win.
terminal-lost = { $reason } You lose.
terminal-winners = { $reason } Winners: { $who }.
terminal-nobody-won = { $reason } Nobody wins.
terminal-record = The record is { $path }
terminal-last-link = Its last link is { $link }

## A match told again

terminal-seat = seat { $seat }
terminal-onlooker = onlooker
terminal-told = { $who }: { $what }
terminal-step = { $step } of { $steps }. Enter: on, b: back, q: quit

## In the browser

serve-at = Nascondino is at { $address } (Ctrl-C ends it; no match is lost)
serve-alone = Only this machine can open it. To let others in from your network: { $command }
serve-offline = This machine is in no network now, so only it can open the page.
serve-also = If that address does not lead others here: { $addresses }
serve-here = On this machine also: { $address }
