### Scotland Yard Venice, in English.
### $transport is the id of one of the board's transports, $called the board's own word for it. $place is a station's number, and its name if it has one.
### $pawn is a pawn's number, $owner who plays it, $owns whether this is the only one of theirs; unknown where no names are known.

venice-transport =
    { $transport ->
        [gondola] gondola
        [motorboat] motorboat
        [jet_ski] jet ski
        [taxi] taxi
        [bus] bus
        [underground] underground
       *[other] { $called }
    }

venice-pawn =
    { $owns ->
        [alone] { $owner }
        [several] { $owner } ({ $pawn })
        [police] Police { $pawn }
       *[unknown] Pawn { $pawn }
    }
venice-pawn-within =
    { $owns ->
        [alone] { $owner }
        [several] { $owner } ({ $pawn })
        [police] police { $pawn }
       *[unknown] pawn { $pawn }
    }

## What happened

venice-placed = { venice-pawn } starts at { $place }.
venice-hid = Mister X starts at { $place }.
venice-hid-hidden = Mister X draws his start in secret.
venice-begun = Round { $number } begins.
venice-doubled = Mister X declares a double move.
venice-fled = Move { $number }: Mister X goes by { venice-transport } to { $place }.
venice-fled-hidden = Move { $number }: Mister X goes by { venice-transport }; nobody sees where to.
venice-fled-black = Move { $number }: Mister X plays a black ticket and goes to { $place }.
venice-fled-black-hidden = Move { $number }: Mister X plays a black ticket; nobody sees where he goes.
venice-shown = Mister X shows himself at { $place }.
venice-moved = { venice-pawn } goes by { venice-transport } to { $place }.
venice-skipped = { venice-pawn } cannot move and is skipped.
venice-ended-caught = { venice-pawn } has caught Mister X at { $place }: the detectives win.
venice-ended-cornered = Mister X cannot move from { $place }: the detectives win.
venice-ended-escaped = The last round is over and Mister X is still at large, at { $place }: he wins.
venice-ended-stranded = No detective can move any more; Mister X wins, at { $place }.

venice-secret = Where Mister X is
venice-secret-asked = Where is Mister X?

## Why Mister X cannot be somewhere. $number: his move at which it was excluded.

venice-possible = Mister X may be at { $place }.
venice-not-a-start = { $place } is on none of Mister X’s start tiles.
venice-not-within-reach = Move { $number }, by { venice-transport }, cannot have ended at { $place }.
venice-not-within-reach-black = Move { $number }, by black ticket, cannot have ended at { $place }.
venice-elsewhere =
    { $number ->
        [0] Mister X did not start at { $place }.
       *[other] After move { $number } Mister X was not at { $place }.
    }
venice-visited =
    { $number ->
        [0] { venice-pawn } stood at { $place } before Mister X’s first move, and he was not there.
       *[other] { venice-pawn } went to { $place } after move { $number }, and he was not there.
    }
venice-shut-in = At { $place } Mister X could not have moved on after move { $number }, and the match would have been over.
venice-no-second-move = From { $place } no double move was possible after move { $number }, but he declared one.

## What may be done

venice-offer-flight = By { venice-transport } to
venice-offer-black = With a black ticket to
venice-offer-double = With a double-move ticket:
venice-offer-declare = two moves, one after the other
venice-offer-pursuit = { venice-pawn } by { venice-transport } to
venice-offer-to = { $place }

## In the legend of the picture

venice-legend =
    { $transport ->
        [gondola] Gondola
        [motorboat] Motorboat
        [jet_ski] Jet ski
        [vaporetto] Vaporetto
        [taxi] Taxi
        [bus] Bus
        [underground] Underground
        [ferry] Ferry
       *[other] { $called }
    }

## On the picture of the board

venice-figure-x = Mister X
venice-figure-detective = { venice-pawn }
venice-figure-police =
    { $owns ->
        [unknown] Pawn { $pawn }, police
       *[police] { venice-pawn }
    }

## The board on a terminal

venice-picture-setup = { $board }: the pawns are being placed.
venice-picture-round =
    { $board }, round { $round } of { $rounds }. { $show ->
        [0] Mister X has made { $moves } moves and will not show himself again.
       *[other] Mister X has made { $moves ->
            [0] no move
            [one] { $moves } move
           *[other] { $moves } moves
        } and shows himself after move { $show }.
    }
venice-picture-over = { $board }, round { $round } of { $rounds }: the match is over.
venice-picture-x = Mister X (seat { $seat })
venice-picture-detective = Pawn { $pawn } (seat { $seat })
venice-picture-police = Pawn { $pawn } (police)
venice-picture-supply = Supply
venice-picture-sharing = Pawn { $pawn } (shares tickets with pawn { $other })
venice-picture-unseen = unseen
venice-picture-with = { $where } ({ $black } black, { $doubles } double)
venice-picture-moved = { $place } (moved)

## The map on a terminal

venice-atlas-legend = · { venice-legend }; 57*1: pawn 1 is at 57; [57]: the middle. ‘from 57’ tells all lines of 57.

## At the table

venice-title = Scotland Yard Venice
venice-pitch = Mister X slips unseen through the canals of Venice, and the detectives close in on him by the tickets he leaves behind.
venice-board-venice = Venice
venice-board-london = London
venice-lasts = 45 to 60 minutes
venice-reason-caught = Mister X was caught.
venice-reason-cornered = Mister X was cornered and could not move.
venice-reason-escaped = Mister X escaped.
venice-reason-stranded = The detectives were stranded, and Mister X got away.
venice-reason-resigned = { $role ->
    [mister_x] Mister X has given up.
   *[detective] The detectives have given up.
}
venice-option-mister_x = Who is Mister X
venice-option-stuck_rule = Mister X also wins once these cannot move
venice-option-stuck_rule-detectives = all detectives
venice-option-stuck_rule-all_pawns = all detectives and police
venice-channel-table = Everyone
venice-channel-detectives = Detectives only
venice-role-mister_x = Mister X
venice-role-detective = a detective
venice-help =
    Mister X moves first in each round, then every other pawn once, in any order. He shows his ticket, but his station
    only after moves 3, 8, 13, 18 and 24. He pays from the supply; the tickets that detectives use go there.
    A black ticket hides how he travels, and it alone opens the secret lines. A double move is declared first.
    The detectives win if a pawn reaches his station or if he cannot move; he wins after 22 rounds, or when no
    detective can move any more. Police travel free.

## The face: on the page only. $ticket is the word for a kind of ticket.

venice-face-pile = { $ticket }: { $count }
venice-face-tickets = Tickets
venice-face-supply = Supply
venice-face-free = travels free
venice-face-shared = shares tickets with { venice-pawn-within }
venice-face-moved = has moved
# $task: what is to be done
venice-face-task =
    { $task ->
        [flee] Mister X, where do you go?
        [flee-show] Mister X, where do you go? After this move you show yourself.
        [first] First of two moves: where do you go?
        [first-show] First of two moves: where do you go? After this move you show yourself.
        [second] Second of two moves: where do you go?
        [second-show] Second of two moves: where do you go? After this move you show yourself.
        [seek] Where does { venice-pawn-within } go?
       *[seek-any] Move one of your pawns. The order is up to you.
    }
venice-face-black = Black ticket
venice-face-black-note = Any way, the secret lines too
venice-face-double = Double move
venice-face-double-note = Two moves in a row
# $show: the move after which he shows himself next; 0 if never again
venice-face-log =
    Round { $round } of 22 · { $show ->
        [0] Mister X will not show himself again
       *[other] Mister X shows himself after move { $show }
    }
venice-face-log-over = The chase ended in round { $round }
venice-face-last-seen = Seen here after move { $number }
venice-face-box-empty = Move { $number }: not made yet.
venice-face-box-show = Move { $number }: he will show himself.
venice-face-box-covered = Move { $number }: { $ticket }, unseen.
venice-face-box-own = Move { $number }: { $ticket } to { $station }, unseen by the others.
venice-face-box-shown = Move { $number }: { $ticket }, seen at { $station }.
venice-face-box-joined = { $box } The first half of a double move.

## The first steps, explained at the table

venice-learn-goal = You are Mister X, and only you see where you are. The numbered pawns hunt you. Stay free for 22 rounds and you win.
venice-learn-choose = The glowing places are within reach. Choose one that leads away from the hunters; the list beside the map has the same ones.
venice-learn-go = What you have chosen stands here. Nothing is sent until you confirm it.
venice-learn-told = Everybody sees your ticket, but not where you went. That is all the hunters have to go by. A black ticket does not even tell by what you travelled.
venice-learn-wait = Now each hunter moves. The lamp shows whose turn it is.
venice-learn-show = After your moves 3, 8, 13, 18 and 24 you have to show yourself. Go on with that in mind: make another move.
venice-learn-black = Two things help when they come close. A black ticket hides even how you travel, and opens the secret lines; a double-move ticket gives you two moves in a row. You have few of them.
venice-learn-end = This line always says what comes next. Now get away from them.
venice-learn-hunt-goal = You are a detective, and one of these pawns is yours. Mister X hides somewhere on the map. If a hunter comes to his station within 22 rounds, you all win.
venice-learn-hunt-wait = Mister X moves first. Here you read which ticket he used, and that is all you are told. A black ticket does not even tell by what he went.
venice-learn-hunt-move = Your turn. The glowing places are within reach of your pawn, or of police. Choose one and confirm. The ticket you pay with goes to the supply, and Mister X may use it.
venice-learn-hunt-told = After his moves 3, 8, 13, 18 and 24 Mister X has to show himself, and here you read where. From there count on: which stations can he have reached by his tickets?
venice-learn-hunt-team = All detectives know the same and win together. They move in any order, so talk about who closes which way.
venice-learn-hunt-end = This line always says what comes next. Close the net.
