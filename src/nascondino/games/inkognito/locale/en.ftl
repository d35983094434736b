### Inkognito, the card game, in English.
### Whoever plays it, a figure is called by its colour: $figure and $to are words for it, which the first two messages turn into
### the language; so do the next two for cards, $card and $other. Where a language needs other forms of them, let it add such
### messages. A fragment is its number. Places go by their names.

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

inkognito-card =
    { $card ->
        [fiddlebottom] Lord Fiddlebottom
        [bubble] Colonel Bubble
        [zsazsa] Madame Zsa Zsa
        [x] Agent X
       *[fragment] { $card }
    }
inkognito-card-other =
    { $other ->
        [fiddlebottom] Lord Fiddlebottom
        [bubble] Colonel Bubble
        [zsazsa] Madame Zsa Zsa
        [x] Agent X
       *[fragment] { $other }
    }

## What happened

inkognito-drawn = { inkognito-name } will start.
inkognito-game_begun = Game { $number } begins: the black cards are shuffled.
inkognito-dealt = { inkognito-name } is dealt { inkognito-card }.
inkognito-dealt-hidden = { inkognito-name } is dealt a black card.
inkognito-series_begun = A new series: everyone has all five places in hand.
inkognito-begun = Round { $number } of the series; { inkognito-name } starts.
inkognito-laid = { inkognito-name } lays { $place } face down.
inkognito-laid-hidden = { inkognito-name } lays a place face down.
inkognito-went = { inkognito-name } is at { $place }.
inkognito-met = { inkognito-name } meets { inkognito-name-to } at { $place }.
inkognito-chosen =
    { inkognito-name } has decided: { $choice ->
        [show] to show { inkognito-card } and { inkognito-card-other }
        [black-identity] to show the black identity
        [black-fragment] to show the black fragment
        [look-identity] to look to see who the fictitious agent is
        [look-fragment] to look at the fictitious agent’s fragment
        [ask] to ask { inkognito-name-to } for a black card
        [call] to call { $called }
       *[nothing] to do nothing
    }.
inkognito-chosen-hidden = { inkognito-name } has decided.
inkognito-showed = { inkognito-name } shows { inkognito-name-to } { inkognito-card } and { inkognito-card-other }; one of the two is true.
inkognito-showed-hidden = { inkognito-name } shows { inkognito-name-to } two cards.
inkognito-confided = { inkognito-name } shows { inkognito-name-to } a black card: { inkognito-card }.
inkognito-confided-hidden = { inkognito-name } shows { inkognito-name-to } a black card.
inkognito-asked = { inkognito-name } asks { inkognito-name-to } for a black card.
inkognito-answered = { inkognito-name } shows { inkognito-name-to } a black card: { inkognito-card }.
inkognito-answered-hidden = { inkognito-name } shows { inkognito-name-to } the black card asked for.
inkognito-looked-identity = { inkognito-name } looks to see who the fictitious agent is: { inkognito-card }.
inkognito-looked-identity-hidden = { inkognito-name } looks to see who the fictitious agent is.
inkognito-looked-fragment = { inkognito-name } looks at the fictitious agent’s fragment: { inkognito-card }.
inkognito-looked-fragment-hidden = { inkognito-name } looks at the fictitious agent’s fragment.
inkognito-called = { inkognito-name } takes the telephone and calls { $called }.
inkognito-turned_up = { inkognito-name } is { inkognito-card } and holds { inkognito-card-other }.
inkognito-game_ended-right = The line is open: { inkognito-name } has called the right number.
inkognito-game_ended-wrong = No connection: { inkognito-name } has called in vain.
inkognito-scored =
    { inkognito-name } scores and has { $number ->
        [one] { $number } point
       *[other] { $number } points
    }.
inkognito-ended-right = With this call the match is won.
inkognito-ended-wrong = With this wrong call the match is over.

inkognito-secret = How the black cards are dealt, agent by agent

## Why the black cards cannot be dealt so

inkognito-possible = It may be so: { $deal }.
inkognito-dealt-otherwise = { inkognito-name } was dealt { inkognito-card }, so it is not { $deal }.
inkognito-pair-says-no =
    { inkognito-name } showed { inkognito-card } and { inkognito-card-other }, of which exactly one is true. { $true ->
        [0] None
       *[other] Both
    } would be in { $deal }.
inkognito-black-card-says-no = The black card shown tells that { inkognito-name } holds { inkognito-card }, so it is not { $deal }.
inkognito-turned-up-otherwise = { inkognito-name } has turned up { inkognito-card }, so it is not { $deal }.

## In the notebook: what there is to find out, and what tells that a card is not held

inkognito-doubt-who = Who is who
inkognito-doubt-fragments = Who holds which fragment
inkognito-doubt-who-asked = Who is { inkognito-name }?
inkognito-doubt-fragments-asked = Which fragment does { inkognito-name } hold?
inkognito-doubt-dealt-otherwise = { inkognito-name } was dealt { inkognito-card }.
inkognito-doubt-pair-says-no = { inkognito-name } showed { inkognito-card } and { inkognito-card-other }, of which exactly one is true.
inkognito-doubt-black-card-says-no = A black card told that { inkognito-name } holds { inkognito-card }.
inkognito-doubt-turned-up-otherwise = { inkognito-name } turned up { inkognito-card }.

## What may be done

inkognito-offer-go = Go to
inkognito-offer-lay = Lay face down:
inkognito-offer-place = { $place }
inkognito-offer-show = Show two cards, the first one true:
inkognito-offer-pair = { inkognito-card } + { inkognito-card-other }
inkognito-offer-black = Show one of your black cards:
inkognito-offer-look = Look at a black card of the fictitious agent:
inkognito-offer-which =
    { $which ->
        [identity] the identity
       *[fragment] the fragment
    }
inkognito-offer-ask = Ask for a black card from
inkognito-offer-figure = { inkognito-name }
inkognito-offer-else = Leave it at that and
inkognito-offer-nothing = do nothing
inkognito-offer-call = Call the number of Fiddlebottom, Bubble, Zsa Zsa and X:
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
inkognito-picture-known = { inkognito-name } ({ inkognito-card }, { inkognito-card-other })
inkognito-picture-shown = You have shown { inkognito-name }: { $pairs }

## At the table

inkognito-title = Inkognito, the card game
inkognito-pitch = Masked agents meet at the carnival of Venice, show one truth and one lie, and hunt for the ally and the number they need.
inkognito-board-inkognito = The carnival of Venice
inkognito-lasts = 30 to 45 minutes
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

## The table in the browser

inkognito-face-table = The table with its five places
inkognito-face-round = Game { $game }, round { $round } of 5. { inkognito-name } starts.
# On the masks: a letter or two for each figure, all different.
inkognito-face-letter =
    { $figure ->
        [azure] A
        [yellow] Y
        [green] G
        [pink] P
       *[black] B
    }
inkognito-face-company = Who plays
inkognito-face-role-ambassador = Ambassador
inkognito-face-role-fictitious = fictitious
inkognito-face-points =
    { $points ->
        [one] { $points } of 3 points
       *[other] { $points } of 3 points
    }
inkognito-face-here = At { $place }
inkognito-face-coming = Can still come here: { $figures }.
inkognito-face-small-masks = Small masks: who still has that place in hand.
inkognito-face-fate-meeting = meeting
inkognito-face-fate-alone = alone
inkognito-face-fate-crowd = nothing happens
inkognito-face-meetings = Meetings
inkognito-face-meetings-last = In the last round
inkognito-face-meet = { $figures } at { $place }
inkognito-face-first = Everyone goes to a place, the Ambassador too. Where two are alone together, they meet and talk.
inkognito-face-nobody-met = No two were alone together, so nobody met.
inkognito-face-nothing = Nothing was shown.
inkognito-face-owed-pairs = Each shows the other two cards, one of them true.
inkognito-face-owed-question = { inkognito-name } may ask any agent for a black card, which is always true.
inkognito-face-owed-look = { inkognito-name } may look at one black card of the fictitious agent.
inkognito-face-owed-audience = Both agents show the Ambassador two cards, one of them true.
inkognito-face-owed-answer = { inkognito-name } has asked { inkognito-name-to }, who now picks a black card to show.
inkognito-face-decided = { inkognito-name } has decided
inkognito-face-thinking = { inkognito-name } is choosing
inkognito-face-showed = { inkognito-name } to { inkognito-name-to }: two cards, one is true
inkognito-face-confided = { inkognito-name } to { inkognito-name-to }: a black card, in confidence
inkognito-face-answered = { inkognito-name } to { inkognito-name-to }: the black card asked for
inkognito-face-looked =
    { inkognito-name } looked at the fictitious agent’s { $which ->
        [1] identity
       *[2] fragment
    }
inkognito-face-turn-over = Turn the cards over
inkognito-face-called-right = { inkognito-name } called { $called }, and it was right.
inkognito-face-called-wrong = { inkognito-name } called { $called }, in vain.
inkognito-face-scorers =
    { $count ->
        [one] The point goes to { $figures }.
       *[other] A point each goes to { $figures }.
    }
inkognito-face-i-was = You were { inkognito-card }.
inkognito-face-my-ally = Your ally was { inkognito-name-to }.
inkognito-face-allies = { $figures } were allies.
inkognito-face-pair = Show { inkognito-name-to } two cards
inkognito-face-pair-rule = Pick one card that is true of you and one that is not; { inkognito-name-to } sees both, but not which is which. You may not show the same pair again this game.
inkognito-face-shown-before = shown
inkognito-face-confide = Or trust { inkognito-name-to } with a black card
inkognito-face-confide-rule = Black cards are always true: do it if you believe that { inkognito-name-to } is your ally.
inkognito-face-answer = Show { inkognito-name-to } a black card
inkognito-face-answer-rule = { inkognito-name-to } has asked you. Black cards are always true; you pick which one is seen.
inkognito-face-ask = Ask for a black card
inkognito-face-ask-rule = Whoever you ask must show you a black card, and picks which. All see whom you ask.
inkognito-face-look = Look at a black card of the fictitious agent
inkognito-face-look-rule = Only you see it. All see which of the two you turn up.
inkognito-face-pass = Leave it at that
inkognito-face-call-open = Call the number…
inkognito-face-call-again = Call { $called }…
inkognito-face-call = Take the telephone
inkognito-face-call-rule = Which fragment belongs to whom? The number is said in this order.
inkognito-face-stake-allies = Right, and { inkognito-name-to } is your ally: a point for both of you. A wrong number, or a stranger at your side: a point for each of the other two. Either way the game ends.
inkognito-face-stake-alone = Right: a point for you alone. Wrong: a point for each of the { $others } others. Either way the game ends.
inkognito-face-call-ready = This number
inkognito-face-call-not = Not yet
inkognito-face-call-then = You will be asked once more before it is sent.
inkognito-face-sheet = Clue sheet
inkognito-face-sheet-onlooker = Those who play keep a clue sheet, each for themselves.
inkognito-face-unveil = Look at my cards and clues
inkognito-face-veil = Cover
inkognito-face-you-are = You: { inkognito-card }, { inkognito-card-other }
inkognito-face-sheet-help = ✓ seen, ✗ cannot be. A number joins two cards that you were shown together: one of them is true.
inkognito-face-cell =
    { $mark ->
        [is] yes
        [not] no
       *[open] open
    }{ $count ->
        [0] { "" }
       *[other] , in pair { $pairs }
    }
inkognito-face-given = What you have shown
inkognito-face-true = true of you
inkognito-face-peek = Which are true?
inkognito-face-wait-meeting =
    { $count ->
        [one] { $figures } decides what to show.
       *[other] { $figures } decide what to show.
    }
inkognito-face-wait-place =
    { $count ->
        [one] { $figures } chooses a place.
       *[other] { $figures } choose a place.
    }
inkognito-face-task =
    { $task ->
        [go] Where do you go?
        [lay] Where will you be? Lay a place face down.
        [pair] You meet { inkognito-name-to }. What do you show?
        [answer] { inkognito-name-to } asks you for a black card. Which one do you show?
        [look] Will you look at a card of the fictitious agent?
       *[ask] The Ambassador is all ears. Whom do you ask for a black card?
    }

## The first steps, explained at the table

inkognito-learn-goal = You are a secret agent: two black cards, seen by you alone, say who you are and which part of the number you hold. One of the others is your ally. Together you look for the telephone number.
inkognito-learn-place = In each round everybody goes to one of five places. Choose yours and confirm.
inkognito-learn-wait = Where exactly two come together they can talk. Alone, or in a crowd, nothing happens.
inkognito-learn-show = If you have met an agent, show two cards: one of them true, the other a lie. If you have met the Ambassador alone, you may ask somebody for a black card. If nobody, choose your next place.
inkognito-learn-told = All that you were shown is written here. Of each two coloured cards one is true; black cards are always true. Your notes help to find out which.
inkognito-learn-call = When you are sure, call the number while you meet your ally. If it is right you both have a point, if not the others do. Three points win.
inkognito-learn-end = This line always says what comes next. Trust nobody too early.
inkognito-learn-court-goal = Five play, everyone alone, and you are the Ambassador. You have no black cards and no secret, but you want the telephone number too: the fragments of Fiddlebottom, Bubble, Zsa Zsa and X, in this order.
inkognito-learn-court-lay = Before the agents play, you lay a place face down. They do not know which. Choose one and confirm.
inkognito-learn-court-wait = Now the agents go to their places, and your card is turned up. If one agent is alone with you, he may ask for a black card. If exactly two are, each shows you two cards.
inkognito-learn-court-hear = All that you were shown is written here. When an agent meets you alone and asks another for a black card, you see it too. Black cards are always true; of two coloured cards one is.
inkognito-learn-court-call = When you know the number, call it at a meeting with one or two agents. If it is right you score a point, if not each of the others does. Three points win.
inkognito-learn-court-end = This line always says what comes next. Go where the talk is.
