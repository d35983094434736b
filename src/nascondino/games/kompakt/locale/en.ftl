### Scotland Yard, pocket edition, in English.
### $transport is the id of one of the board's transports, $called the board's own word for it. $place is a station's number, and its name if it has one. $player is who plays a seat.

kompakt-transport =
    { $transport ->
        [taxi] taxi
        [bus] bus
        [underground] underground
       *[other] { $called }
    }

## What happened

kompakt-drawn = { $player } is the first to be Mister X.
kompakt-hand-begun = Hand { $number } begins: { $player } is Mister X.
kompakt-placed = Figure { $pawn } is put on { $place }.
kompakt-started = Mister X turns over a ticket and starts at { $place }.
kompakt-begun = It is Mister X’s turn.
kompakt-fled = Mister X goes to { $place }.
kompakt-dived = Mister X plays a black ticket, which costs him 3 points, and notes { $place }.
kompakt-dived-hidden = Mister X plays a black ticket, which costs him 3 points, and goes into hiding.
kompakt-shown = Mister X shows himself at { $place }.
kompakt-moved = Figure { $pawn } goes by { kompakt-transport } to { $place }.
kompakt-skipped = Figure { $pawn } cannot move and stays where it is.
kompakt-gave-up = { $player } wants to give up.
kompakt-went-on = { $player } wants to go on after all.
kompakt-hand-ended-caught = Figure { $pawn } has caught Mister X.
kompakt-hand-ended-cornered = Mister X cannot move and is caught.
kompakt-hand-ended-spent = The detectives have no tickets left: Mister X has got away.
kompakt-hand-ended-stuck = None of the three figures can move: the last tickets go to Mister X.
kompakt-hand-ended-given-up = The detectives give up and hand over their last tickets.
kompakt-scored =
    { $player } scores { $number ->
        [one] { $number } point
       *[other] { $number } points
    } as Mister X.
kompakt-ended = Everybody has been Mister X: the game is over.

kompakt-secret = Where Mister X is
kompakt-secret-asked = Where is Mister X?

## Why Mister X cannot be somewhere

kompakt-possible = Mister X may be at { $place }.
kompakt-not-on-the-map = Mister X is not on the map, so not at { $place } either.
kompakt-elsewhere = Mister X was seen, and not at { $place }.
kompakt-not-within-reach = By his black ticket Mister X could not get to { $place }.
kompakt-occupied = A figure stood on { $place } when Mister X played his black ticket.
kompakt-visited = Figure { $pawn } went to { $place }, and he was not there.

## What may be done

kompakt-offer-place = The next figure onto
kompakt-offer-flight = Openly to
kompakt-offer-black = With a black ticket to
kompakt-offer-pursuit = Figure { $pawn } by { kompakt-transport } to
kompakt-offer-to = { $place }
kompakt-offer-talk = Say
kompakt-offer-give-up = that you give up
kompakt-offer-go-on = that you go on after all

## In the legend of the picture

kompakt-legend =
    { $transport ->
        [taxi] Taxi
        [bus] Bus
        [underground] Underground
        [ferry] Ferry
       *[other] { $called }
    }

## On the picture of the board

kompakt-figure-x = Mister X
kompakt-figure-detective = Figure { $pawn }

## The board on a terminal

kompakt-picture-drawing = { $board }: who is Mister X first?
kompakt-picture-hand = { $board }, hand { $hand } of { $hands }: seat { $seat } is Mister X.
kompakt-picture-over = { $board }: the game is over after { $hands } hands.
kompakt-picture-x = Mister X
kompakt-picture-figure = Figure { $pawn }
kompakt-picture-tickets = Tickets
kompakt-picture-points = Points
kompakt-picture-under = in hiding
kompakt-picture-away = not on the map
kompakt-picture-black = { $where } ({ $black } black)
kompakt-picture-moved = { $place } (moved)
kompakt-picture-kind = { $number } { kompakt-transport }
kompakt-picture-score = seat { $seat }: { $number }
kompakt-picture-surrender = seat { $seat }: { $number } (would give up)

## The map on a terminal

kompakt-atlas-legend = · { kompakt-legend }; 57*1: figure 1 is at 57; [57]: the middle. ‘from 57’ tells all lines of 57.

## At the table

kompakt-title = Scotland Yard, pocket edition
kompakt-pitch = A chase in the open: every move of the detectives pays Mister X, who vanishes just when they have him, and everybody is Mister X once.
kompakt-board-pocket = Pocket London
kompakt-lasts = 20 to 40 minutes
kompakt-reason-caught = Mister X was caught in the last hand.
kompakt-reason-cornered = Mister X was cornered in the last hand.
kompakt-reason-spent = The detectives ran out of tickets in the last hand.
kompakt-reason-stuck = The detectives were stuck in the last hand.
kompakt-reason-given_up = The detectives gave up the last hand.
kompakt-option-black_tickets = Black tickets of each Mister X
kompakt-option-first_mister_x = Who is Mister X first
kompakt-option-first_mister_x-seat = the first seat
kompakt-option-first_mister_x-random = drawn by lot
kompakt-channel-table = Everyone
kompakt-channel-detectives = Detectives only
kompakt-role-mister_x = Mister X
kompakt-role-detective = a detective
kompakt-help =
    Everybody is Mister X for one hand; the others move the three figures together. Mister X moves first, in the open and
    for nothing; then each figure moves once, in any order, and every ticket it pays goes to Mister X: a taxi is worth 1
    point, a bus 2, the underground 3. A black ticket costs him 3 points: he vanishes, may take a ferry, and shows
    himself at the start of his next turn. A hand ends when a figure reaches him, when he cannot move, when the tickets
    are used up or none of the figures can move, or when all detectives give up, which hands him all tickets that are
    left. Most points win.

## The face: on the page only. $ticket is the word for a kind of ticket.

kompakt-face-pile = { $ticket }: { $count }, each worth { $price } to Mister X
kompakt-face-tickets = Tickets of the detectives
kompakt-face-moved = has moved
kompakt-face-scores = As Mister X
kompakt-face-hand = hand { $number }
kompakt-face-playing = now
kompakt-face-to-come = to come
kompakt-face-task =
    { $task ->
        [place] Put figure { $pawn } on a station.
        [flee] Mister X, where do you go?
        [flee-black] Mister X, where do you go: in the open, or under a black ticket?
        [seek] Where does figure { $pawn } go?
       *[seek-any] Move a figure that has not moved yet.
    }
kompakt-face-figure = Figure { $pawn }
kompakt-face-open = In the open
kompakt-face-open-note = It costs nothing
kompakt-face-black = Black ticket
kompakt-face-black-note = Vanish for { $price } points
kompakt-face-give-up = Give up the hand
kompakt-face-give-up-note = Mister X gets the tickets that are left
kompakt-face-go-on = Go on after all
kompakt-face-go-on-note = You take back your offer to give up
kompakt-face-wish =
    { $count ->
        [one] { $names } wants to give up.
       *[other] { $names } want to give up.
    }
# $name: who is Mister X
kompakt-face-log = Hand { $number } of { $count } · { $name } is Mister X
kompakt-face-box-start = He started at { $station }.
kompakt-face-box-open = Move { $number }: to { $station }.
kompakt-face-box-covered = Move { $number }: with a black ticket, unseen.
kompakt-face-box-own = Move { $number }: with a black ticket to { $station }, unseen by the others.
kompakt-face-box-shown = Move { $number }: with a black ticket, then seen at { $station }.

## The first steps, explained at the table

kompakt-learn-goal = In this hand you are Mister X, and everybody sees you. Each ticket that the three figures pay comes to you: a taxi is worth 1 point, a bus 2, the underground 3.
kompakt-learn-flee = Choose one of the glowing places, away from the figures, and confirm.
kompakt-learn-wait = Now each figure that can move does so once, and pays you for it.
kompakt-learn-points = Here your points grow. Long chases pay well.
kompakt-learn-black = A black ticket costs you 3 points, and you vanish until your next turn. It is the way out when they have nearly caught you. Make a move, in the open or not.
kompakt-learn-hands = When the hand ends, the next player is Mister X, and you join the hunt. In the end most points win.
kompakt-learn-end = This line always says what comes next. Make them pay.
kompakt-learn-hunt-goal = In this hand you are one of the detectives. Together you move three figures and try to reach Mister X, who runs in the open.
kompakt-learn-hunt-place = The figures start on underground stations. Any detective may put any of them, so a colleague may be quicker. Then Mister X’s start is drawn, and he moves.
kompakt-learn-hunt-move = Now it is the detectives’ turn. First they put their figures down, then they move them. Choose a glowing place, and confirm.
kompakt-learn-hunt-pay = These tickets are all that you have, together. Each one you pay is Mister X’s, and brings him points: a taxi 1, a bus 2, the underground 3.
kompakt-learn-hunt-under = If he plays a black ticket he vanishes until his next turn. Nobody is told how or where he went; only that he moved on from where you last saw him, perhaps by ferry.
kompakt-learn-hunt-end = This line always says what comes next. In a later hand you will be Mister X yourself.
