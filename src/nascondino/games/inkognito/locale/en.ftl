### Inkognito, the card game, in English.
### $figure and $to are colours: whoever plays it, a figure is called by its colour. Cards and places go by their names.

## What happened

inkognito-drawn = { $figure } will start.
inkognito-game_begun = Game { $number } begins: the black cards are shuffled.
inkognito-dealt = { $figure } is dealt { $card }.
inkognito-dealt-hidden = { $figure } is dealt a black card.
inkognito-series_begun = A new series: everyone has all five places in hand.
inkognito-begun = Round { $number } of the series; { $figure } starts.
inkognito-laid = { $figure } lays { $place } face down.
inkognito-laid-hidden = { $figure } lays a place face down.
inkognito-went = { $figure } is at { $place }.
inkognito-met = { $figure } meets { $to } at { $place }.
inkognito-chosen = { $figure } has decided: { $choice }.
inkognito-chosen-hidden = { $figure } has decided.
inkognito-showed = { $figure } shows { $to } { $card } and { $other }; one of the two is true.
inkognito-showed-hidden = { $figure } shows { $to } two cards.
inkognito-confided = { $figure } shows { $to } a black card: { $card }.
inkognito-confided-hidden = { $figure } shows { $to } a black card.
inkognito-asked = { $figure } asks { $to } for a black card.
inkognito-answered = { $figure } shows { $to } a black card: { $card }.
inkognito-answered-hidden = { $figure } shows { $to } the black card asked for.
inkognito-looked-identity = { $figure } looks who the fictitious agent is: { $card }.
inkognito-looked-identity-hidden = { $figure } looks who the fictitious agent is.
inkognito-looked-fragment = { $figure } looks at the fictitious agent's fragment: { $card }.
inkognito-looked-fragment-hidden = { $figure } looks at the fictitious agent's fragment.
inkognito-called = { $figure } takes the telephone and calls { $called }.
inkognito-turned_up = { $figure } is { $card } and holds { $other }.
inkognito-game_ended-right = The line is open: { $figure } has called the right number.
inkognito-game_ended-wrong = No connection: { $figure } has called in vain.
inkognito-scored =
    { $figure } scores and has { $number ->
        [one] 1 point
       *[other] { $number } points
    }.
inkognito-ended-right = With this call the match is won.
inkognito-ended-wrong = With this wrong call the match is over.

inkognito-secret = How the black cards are dealt, agent by agent

## Why the black cards cannot be dealt so

inkognito-possible = It may be so: { $deal }.
inkognito-dealt-otherwise = { $figure } was dealt { $card }, so it is not { $deal }.
inkognito-pair-says-no =
    { $figure } showed { $card } and { $other }, of which exactly one is true. { $true ->
        [0] None
       *[other] Both
    } would be in { $deal }.
inkognito-black-card-says-no = The black card shown tells that { $figure } holds { $card }, so it is not { $deal }.
inkognito-turned-up-otherwise = { $figure } has turned up { $card }, so it is not { $deal }.

## What may be done

inkognito-offer-go = Go to
inkognito-offer-lay = Lay face down
inkognito-offer-place = { $place }
inkognito-offer-show = Show two cards, the first of which is true
inkognito-offer-pair = { $true } + { $other }
inkognito-offer-black = Show one of your black cards
inkognito-offer-look = Look at a black card of the fictitious agent
inkognito-offer-identity = the identity
inkognito-offer-fragment = the fragment
inkognito-offer-ask = Ask for a black card
inkognito-offer-figure = { $figure }
inkognito-offer-else = Or leave it at that
inkognito-offer-nothing = nothing
inkognito-offer-call = Call the number of Fiddlebottom, Bubble, Zsa Zsa and X
inkognito-offer-number = { $called }

## On the picture of the table

inkognito-figure =
    { $figure ->
        [azure] Azure
        [yellow] Yellow
        [green] Green
        [pink] Pink
       *[black] Black
    }{ $role ->
        [ambassador] , the Ambassador
        [fictitious] , the fictitious agent
       *[agent] { "" }
    }
inkognito-figure-laid = your place, face down

## The table on a terminal

inkognito-picture-drawing = { $board }: who starts is being drawn.
inkognito-picture-dealing = { $board }, game { $game }: the black cards are being dealt.
inkognito-picture-round = { $board }, game { $game }, round { $round } of { $rounds }; { $starter } starts.
inkognito-picture-over = { $board }: the match is over after game { $game }.
inkognito-picture-figure = Figure
inkognito-picture-points = Points
inkognito-picture-here = Is at
inkognito-picture-hand = Still has
inkognito-picture-ambassador = { $figure } (the Ambassador)
inkognito-picture-fictitious = { $figure } (fictitious)
inkognito-picture-known = { $figure } ({ $identity }, { $fragment })
inkognito-picture-shown = You have shown { $figure }: { $pairs }

## At the table

inkognito-title = Inkognito, the card game
inkognito-pitch = Masked agents meet at the carnival of Venice, show one truth and one lie, and hunt for the ally and the number they need.
inkognito-reason-right = The match was decided by the right call.
inkognito-reason-wrong = The match was decided by a wrong call.
inkognito-option-ambassador = The Ambassador among five players
inkognito-option-ambassador-rotates = another seat in each game
inkognito-option-ambassador-fixed = always the same seat
inkognito-option-first_starter = Who starts
inkognito-option-first_starter-seat = the first seat
inkognito-option-first_starter-random = drawn by lot
inkognito-channel-table = Everyone
inkognito-role-agent = an agent
inkognito-role-ambassador = the Ambassador
inkognito-help =
    Everyone is a secret agent and holds a fragment of a telephone number. Each round all go to one of five places; only
    two who are alone together may talk. They show each other two cards, one true and one false. Whoever meets the
    Ambassador alone may ask anyone to show a black card, which is always true.
    The number is the fragments of Fiddlebottom, Bubble, Zsa Zsa and X, in this order. Call it when you know it: with
    four players you must meet your ally for that (Fiddlebottom and Bubble are allies, so are Zsa Zsa and X), with three
    and five, where everyone plays alone, anybody. A right call is a point, a wrong one is a point for the others.
    Three points win the match.
