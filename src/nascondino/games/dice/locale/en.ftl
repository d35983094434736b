### Scotland Yard, the dice game, in English.
### $place is a place's number with the name of its tile, $number the bare number; $letter and $tile are a tile's letter and name.
### $how is one of taxi, bus, underground, black, helicopter. $move counts Mister X's moves.
### $pawn is a pawn's number, $owner who plays it, $owns whether this is the only one of theirs; unknown where no names are known.

dice-pawn =
    { $owns ->
        [alone] { $owner }
        [several] { $owner } ({ $pawn })
       *[unknown] Pawn { $pawn }
    }
dice-pawn-within =
    { $owns ->
        [alone] { $owner }
        [several] { $owner } ({ $pawn })
       *[unknown] pawn { $pawn }
    }

## What happened

dice-laid = Tile { $letter }, { $tile }, is laid.
dice-turned = Tile { $letter }, { $tile }, is turned to its light side.
dice-placed = { dice-pawn } starts at { $place }.
dice-hidden = Mister X hides at { $place }.
dice-hidden-unseen = Mister X has chosen where to hide.
dice-named = Mister X says: “I am on tile { $letter }, { $tile }.”
dice-begun =
    { $move ->
        [0] The hunt begins. { dice-pawn } goes first.
       *[other] A new round: { dice-pawn-within } goes first.
    }
dice-rolled =
    Rolled{ $taxi ->
        [0] { "" }
       *[other] { " · " }{ $taxi } × taxi
    }{ $bus ->
        [0] { "" }
       *[other] { " · " }{ $bus } × bus
    }{ $underground ->
        [0] { "" }
       *[other] { " · " }{ $underground } × underground
    }{ $x ->
        [0] { "" }
       *[other] { " · " }{ $x } × X
    }
dice-rerolled = A token is spent: roll again.
dice-moved =
    { dice-pawn } goes by { $how ->
        [taxi] taxi
        [bus] bus
       *[underground] underground
    } to { $place }.
dice-stayed = { dice-pawn } can’t use any of the dice and stays put.
dice-doubled = Mister X makes a double move.
dice-fled =
    Move { $move }: Mister X { $how ->
        [taxi] takes a taxi
        [bus] takes the bus
        [underground] takes the underground
        [black] goes with a black ticket
       *[helicopter] flies across the city
    } to { $place }.
dice-fled-unseen =
    Move { $move }: Mister X { $how ->
        [taxi] takes a taxi
        [bus] takes the bus
        [underground] takes the underground
        [black] plays a black ticket
       *[helicopter] flies across the city
    }; nobody sees where to.
dice-passed = Move { $move }: Mister X can’t use any of the dice. He lies low.
dice-shown = The fog lifts: Mister X is at { $place }. His dice go back to the supply, and the way he came lies open: { $way }.
dice-ended-caught = Mister X and { dice-pawn-within } meet at { $place }: the detectives win.
dice-ended-escaped = The last box is covered and nobody has found Mister X, at { $place }: he wins.

dice-secret = Where Mister X is
dice-secret-asked = Where is Mister X?

## Why Mister X cannot be somewhere. $move: how many moves he had made.

dice-possible = Mister X may be at { $place }.
dice-not-hidden-yet = Mister X has not hidden yet.
dice-in-the-box = { $number } is on tile { $letter }, which is in the box.
dice-occupied =
    { $move ->
        [0] { dice-pawn } stood at { $place } when Mister X hid.
       *[other] At { $place }, move { $move } would have brought him to { dice-pawn-within }.
    }
dice-off-tile = { $place } is not on tile { $letter }, which Mister X named.
dice-not-within-reach =
    Move { $move }, by { $how ->
        [taxi] taxi
        [bus] bus
        [underground] underground
        [black] black ticket
       *[helicopter] helicopter
    }, cannot have ended at { $place }.
dice-elsewhere =
    { $move ->
        [0] Mister X did not hide at { $place }.
       *[other] After move { $move } Mister X was not at { $place }.
    }
dice-visited =
    { $move ->
        [0] { dice-pawn } stood at { $place } before Mister X’s first move, and he was not there.
       *[other] { dice-pawn } went to { $place } after move { $move }, and he was not there.
    }
dice-could-move = At { $place } he could have used one of the dice after move { $move }, but he passed.
dice-no-second-move = From { $place } no double move was possible after move { $move }, but he made one.

## What may be done

dice-offer-start = Start at
dice-offer-hide = Hide at
dice-offer-flight =
    { $how ->
        [taxi] By taxi to
        [bus] By bus to
        [underground] By underground to
        [black] With a black ticket to
       *[helicopter] By helicopter to
    }
dice-offer-pursuit =
    { dice-pawn } by { $how ->
        [taxi] taxi
        [bus] bus
       *[underground] underground
    } to
dice-offer-to = { $place }
dice-offer-flight-to =
    { $caught ->
        [0] { $place }
       *[other] { $place } ({ dice-offer-caught })
    }
dice-offer-caught = you would be caught there at once
dice-offer-stays = No die can be used: stay put with
dice-offer-pawn = { dice-pawn-within }
dice-offer-token = Spend a token to
dice-offer-token-what = roll the dice again
dice-offer-pass = Pass and
dice-offer-pass-what = stay where you are
dice-offer-double = Use the double move for
dice-offer-double-what = two moves, one after the other

## In the legend of the picture

dice-legend-dark = Dark letters
dice-legend-dark-note = the standard side
dice-legend-light = Light letters
dice-legend-light-note = the expert side, for a few of the tiles

## On the picture of the city

dice-figure-x = Mister X
dice-figure-detective = { dice-pawn }

## The city on a terminal

dice-picture-setup = { $board }: the city is being laid out.
dice-picture-round =
    { $board }. Mister X has made { $moves } of { $most } moves{ $show ->
        [0] { " " }and will not show himself again.
       *[other] { " " }and shows himself after move { $show }.
    }
dice-picture-over = { $board }: the match is over after { $moves } of { $most } moves.
dice-picture-x = Mister X (seat { $seat }): { $where }. Black tickets { $black }, double moves { $doubles }, helicopters { $helicopters }.
dice-picture-way = Written on his board: { $way }
dice-picture-detective = Pawn { $pawn } (seat { $seat }): { $where }
dice-picture-unseen = unseen
dice-picture-nowhere = not on the board yet
dice-picture-done = { $place } (done)
dice-picture-dice = Dice: { $held } in hand, { $supply } in the supply. Tokens: { $tokens }.
dice-picture-rolled = Rolled: { $taxi } × taxi, { $bus } × bus, { $underground } × underground, { $x } × X.
dice-picture-used = Used: { $taxi } × taxi, { $bus } × bus, { $underground } × underground.

## The map on a terminal

dice-atlas-way =
    { $how ->
        [taxi] Taxi
        [bus] Bus
        [underground] Underground
        [black] Black ticket
       *[helicopter] Helicopter
    }

## At the table

dice-title = Scotland Yard, the dice game
dice-pitch = A London of tiles, new in every match, where the very dice that carry the detectives are the ones Mister X escapes by.
dice-board-dice = London in the fog
dice-lasts = 20 to 30 minutes
dice-reason-caught = Mister X was caught.
dice-reason-escaped = Mister X escaped.
dice-reason-resigned = { $role ->
    [mister_x] Mister X has given up.
   *[detective] The detectives have given up.
}
dice-option-mister_x = Who is Mister X
dice-option-tiles = Tiles
dice-option-tiles-standard = all with the standard side up
dice-option-tiles-expert = some with the expert side up
dice-option-tiles-letters = chosen ones with the expert side up
dice-option-refill = Dice that the detectives take from the supply each round
dice-option-refill-one = one
dice-option-refill-full = all that are missing
dice-option-double_counts = A double move counts as
dice-option-double_counts-twice = two turns
dice-option-double_counts-once = one turn
dice-channel-table = Everyone
dice-channel-detectives = Detectives only
dice-role-mister_x = Mister X
dice-role-detective = a detective
dice-help =
    First the detectives: each rolls the team’s dice that are left, uses one and lays it beside his pawn. Anyone who
    can’t use any of them stays put. A token lets you roll again; there are three in the match. Then Mister X takes one
    of the used dice and goes by it, unseen, or passes if none is of use to him. A black ticket hides how he travels and
    may go against one-way streets; the helicopter flies from an edge straight across to the other. He shows himself
    after moves 3, 7 and 11, and then the way he came lies open. A taxi goes to the next place, a bus straight on to the
    next bus stop, the underground to any other station. The detectives win when one of them meets him; he wins if
    nobody has found him when they have moved after his 12th move.
dice-signs =
    On the board t, b and u are stops of taxi, bus and underground, * marks who stands there, [A] is a tile with its
    dark side up, (A) one with its light side; arrows are one-way streets, slanting lines taxi lanes.

## The face: dice that lie on the table, Mister X's board. $face is one of taxi, bus, underground, x, or what Mister X uses instead of a die; $task what is to be done.

dice-face-tray = The dice
dice-face-name =
    { $face ->
        [taxi] Taxi
        [bus] Bus
        [underground] Underground
        [black] Black ticket
        [double] Double move
        [helicopter] Helicopter
       *[x] X
    }
dice-face-leads =
    { $count ->
        [0] { $face ->
            [x] not for moving
           *[other] no use here
        }
        [one] { $count } place
       *[other] { $count } places
    }
dice-face-task =
    { $task ->
        [place] Put a pawn down where only taxis stop.
        [hide] Choose where to hide. You will have to name the tile, not the place.
        [go] { dice-pawn }: take a die, then go where it leads.
        [go-both] Take a die and the pawn that uses it. The other one rolls what is left.
        [stuck] None of these dice is of use. Stay put; the next roll has all of them.
        [stuck-token] None of these dice is of use. Stay put, or spend a token and roll again.
        [flee] Take a die that the detectives have used, or use one of your special tickets.
        [flee-none] No die is of use to you. Pass, or use one of your special tickets.
        [first] First of two moves: how do you go?
       *[second] Second of two moves: how do you go?
    }
dice-face-see =
    { $whose ->
        [mister_x] Mister X may take one of these dice.
       *[detectives] The detectives have rolled.
    }
dice-face-pawns = Which pawn
dice-face-stays = { dice-pawn } stays put
dice-face-tokens =
    { $count ->
        [0] No re-rolls left
        [one] { $count } re-roll left
       *[other] { $count } re-rolls left
    }
dice-face-again = Roll again
dice-face-pass = Pass
dice-face-tickets = Tickets of Mister X
dice-face-board = Mister X’s board
dice-face-boxes = Boxes of Mister X’s board
dice-face-box =
    Box { $number }: { $how ->
        [start] the start, on tile { $tile }
        [taxi] by taxi
        [bus] by bus
        [underground] by underground
        [black] with a black ticket
        [helicopter] by helicopter
       *[pass] passed
    }{ $place ->
        [no] { $covered ->
            [yes] , covered
           *[no] { "" }
        }
       *[other] , at { $place }
    }
dice-face-box-empty =
    Box { $number }: empty{ $shows ->
        [yes] . Then he shows himself
       *[no] { "" }
    }
dice-face-pawn = { dice-pawn }:
dice-face-nowhere = not in the city yet
dice-face-starter = has the start-player marker
dice-face-starts = goes first
dice-face-gone =
    { $face ->
        [taxi] went by taxi
        [bus] went by bus
       *[underground] went by underground
    }
dice-face-dice = Dice in hand: { $held } · in the supply: { $supply } · re‑rolls left: { $tokens }

## The first steps, explained at the table

dice-learn-goal = You are Mister X. The detectives roll dice to travel, and you travel by the dice that they have used.
dice-learn-hide = First choose where to hide: anywhere without a detective, and better not next to one. Then confirm.
dice-learn-wait = The detectives roll and move, one after the other. Watch which dice they use.
dice-learn-take = If one of the used dice is of use to you, take it and go: a taxi goes to the next place, a bus straight on to the next stop, the underground to any other station. If none is, pass, or use a special ticket.
dice-learn-told = If you took a die, they see which one, but not where you went. After moves 3, 7 and 11 you show yourself, and the way you came lies open.
dice-learn-black = A black ticket takes you anywhere that a taxi, bus or underground goes, and they do not learn which. A double move is two moves in a row, and the helicopter flies from one edge of the city to the other. You have few of them.
dice-learn-end = This line always says what comes next. Hold out until they have moved after your twelfth move.
dice-learn-hunt-goal = You are a detective. Mister X hides somewhere in this city of tiles; whoever meets him on his place has won for all detectives.
dice-learn-hunt-place = First put your pawn down on a place where only taxis stop. Then Mister X hides, and has to name his tile.
dice-learn-hunt-wait = Here all is told that happens. Wait until it is your turn.
dice-learn-hunt-roll = The team’s dice have been rolled. Choose one that is of use to you and go by it. But think ahead: Mister X may take one of the dice that you use.
dice-learn-hunt-told = On his board you see which die covers each box: by that he went. After moves 3, 7 and 11 he shows himself, and the way he came lies open.
dice-learn-hunt-end = This line always says what comes next. An X under a box can be a black ticket, the helicopter or a pass.
