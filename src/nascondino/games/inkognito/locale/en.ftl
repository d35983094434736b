### Inkognito, the card game, in English.
### Whoever plays it, a figure is called by its colour: $figure and $to are words for it, which the first two messages turn into
### the language. Where a language needs other forms of them, let it add such messages. Cards and places go by their names.

inkognito-name =
    { $figure ->
        [azure] Azure
        [yellow] Yellow
        [green] Green
        [pink] Pink
       *[black] Black
    }
inkognito-name-to =
    { $to ->
        [azure] Azure
        [yellow] Yellow
        [green] Green
        [pink] Pink
       *[black] Black
    }

## What happened

inkognito-drawn = { inkognito-name } will start.
inkognito-game_begun = Game { $number } begins: the black cards are shuffled.
inkognito-dealt = { inkognito-name } is dealt { $card }.
inkognito-dealt-hidden = { inkognito-name } is dealt a black card.
inkognito-series_begun = A new series: everyone has all five places in hand.
inkognito-begun = Round { $number } of the series; { inkognito-name } starts.
inkognito-laid = { inkognito-name } lays { $place } face down.
inkognito-laid-hidden = { inkognito-name } lays a place face down.
inkognito-went = { inkognito-name } is at { $place }.
inkognito-met = { inkognito-name } meets { inkognito-name-to } at { $place }.
inkognito-chosen = { inkognito-name } has decided: { $choice }.
inkognito-chosen-hidden = { inkognito-name } has decided.
inkognito-showed = { inkognito-name } shows { inkognito-name-to } { $card } and { $other }; one of the two is true.
inkognito-showed-hidden = { inkognito-name } shows { inkognito-name-to } two cards.
inkognito-confided = { inkognito-name } shows { inkognito-name-to } a black card: { $card }.
inkognito-confided-hidden = { inkognito-name } shows { inkognito-name-to } a black card.
inkognito-asked = { inkognito-name } asks { inkognito-name-to } for a black card.
inkognito-answered = { inkognito-name } shows { inkognito-name-to } a black card: { $card }.
inkognito-answered-hidden = { inkognito-name } shows { inkognito-name-to } the black card asked for.
inkognito-looked-identity = { inkognito-name } looks who the fictitious agent is: { $card }.
inkognito-looked-identity-hidden = { inkognito-name } looks who the fictitious agent is.
inkognito-looked-fragment = { inkognito-name } looks at the fictitious agent's fragment: { $card }.
inkognito-looked-fragment-hidden = { inkognito-name } looks at the fictitious agent's fragment.
inkognito-called = { inkognito-name } takes the telephone and calls { $called }.
inkognito-turned_up = { inkognito-name } is { $card } and holds { $other }.
inkognito-game_ended-right = The line is open: { inkognito-name } has called the right number.
inkognito-game_ended-wrong = No connection: { inkognito-name } has called in vain.
inkognito-scored =
    { inkognito-name } scores and has { $number ->
        [one] 1 point
       *[other] { $number } points
    }.
inkognito-ended-right = With this call the match is won.
inkognito-ended-wrong = With this wrong call the match is over.

inkognito-secret = How the black cards are dealt, agent by agent

## Why the black cards cannot be dealt so

inkognito-possible = It may be so: { $deal }.
inkognito-dealt-otherwise = { inkognito-name } was dealt { $card }, so it is not { $deal }.
inkognito-pair-says-no =
    { inkognito-name } showed { $card } and { $other }, of which exactly one is true. { $true ->
        [0] None
       *[other] Both
    } would be in { $deal }.
inkognito-black-card-says-no = The black card shown tells that { inkognito-name } holds { $card }, so it is not { $deal }.
inkognito-turned-up-otherwise = { inkognito-name } has turned up { $card }, so it is not { $deal }.

## In the notebook: what there is to find out, and what tells that a card is not held

inkognito-doubt-who = Who is who
inkognito-doubt-fragments = Who holds which fragment
inkognito-doubt-dealt-otherwise = { inkognito-name } was dealt { $card }.
inkognito-doubt-pair-says-no = { inkognito-name } showed { $card } and { $other }, of which exactly one is true.
inkognito-doubt-black-card-says-no = A black card told that { inkognito-name } holds { $card }.
inkognito-doubt-turned-up-otherwise = { inkognito-name } turned up { $card }.

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
inkognito-offer-figure = { inkognito-name }
inkognito-offer-else = Or leave it at that
inkognito-offer-nothing = nothing
inkognito-offer-call = Call the number of Fiddlebottom, Bubble, Zsa Zsa and X
inkognito-offer-number = { $called }

## On the picture of the table

inkognito-figure =
    { inkognito-name }{ $role ->
        [ambassador] , the Ambassador
        [fictitious] , the fictitious agent
       *[agent] { "" }
    }
inkognito-figure-laid = your place, face down

## The table on a terminal

inkognito-picture-drawing = { $board }: who starts is being drawn.
inkognito-picture-dealing = { $board }, game { $game }: the black cards are being dealt.
inkognito-picture-round = { $board }, game { $game }, round { $round } of { $rounds }; { inkognito-name } starts.
inkognito-picture-over = { $board }: the match is over after game { $game }.
inkognito-picture-figure = Figure
inkognito-picture-points = Points
inkognito-picture-here = Is at
inkognito-picture-hand = Still has
inkognito-picture-ambassador = { inkognito-name } (the Ambassador)
inkognito-picture-fictitious = { inkognito-name } (fictitious)
inkognito-picture-known = { inkognito-name } ({ $identity }, { $fragment })
inkognito-picture-shown = You have shown { inkognito-name }: { $pairs }

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
