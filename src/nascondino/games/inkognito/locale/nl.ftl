### Inkognito, het kaartspel, in het Nederlands.
### Wie haar ook speelt, een figuur heet naar haar kleur: $figure en $to zijn woorden daarvoor. Kaarten en plekken houden hun naam.

inkognito-name =
    { $figure ->
        [azure] Blauw
        [yellow] Geel
        [green] Groen
        [pink] Roze
       *[black] Zwart
    }
inkognito-name-to =
    { $to ->
        [azure] Blauw
        [yellow] Geel
        [green] Groen
        [pink] Roze
       *[black] Zwart
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

## Wat er gebeurd is

inkognito-drawn = { inkognito-name } begint.
inkognito-game_begun = Spel { $number } begint: de zwarte kaarten worden geschud.
inkognito-dealt = { inkognito-name } krijgt { inkognito-card }.
inkognito-dealt-hidden = { inkognito-name } krijgt een zwarte kaart.
inkognito-series_begun = Een nieuwe serie: iedereen heeft weer alle vijf de plekken in de hand.
inkognito-begun = Ronde { $number } van de serie; { inkognito-name } begint.
inkognito-laid = { inkognito-name } legt { $place } gedekt neer.
inkognito-laid-hidden = { inkognito-name } legt een plek gedekt neer.
inkognito-went = { inkognito-name } is bij { $place }.
inkognito-met = { inkognito-name } en { inkognito-name-to } ontmoeten elkaar bij { $place }.
inkognito-chosen =
    { inkognito-name } heeft gekozen: { $choice ->
        [show] { inkognito-card } en { inkognito-card-other } laten zien
        [black-identity] de zwarte kaart met de identiteit laten zien
        [black-fragment] de zwarte kaart met het nummerdeel laten zien
        [look-identity] kijken wie de fictieve agent is
        [look-fragment] het nummerdeel van de fictieve agent bekijken
        [ask] het aan { inkognito-name-to } vragen
        [call] { $called } bellen
       *[nothing] het hierbij laten
    }.
inkognito-chosen-hidden = { inkognito-name } heeft gekozen.
inkognito-showed = { inkognito-name } laat { inkognito-name-to } twee kaarten zien: { inkognito-card } en { inkognito-card-other }. Een van de twee klopt.
inkognito-showed-hidden = { inkognito-name } laat { inkognito-name-to } twee kaarten zien.
inkognito-confided = { inkognito-name } laat { inkognito-name-to } een zwarte kaart zien: { inkognito-card }.
inkognito-confided-hidden = { inkognito-name } laat { inkognito-name-to } een zwarte kaart zien.
inkognito-asked = { inkognito-name } vraagt { inkognito-name-to } om een zwarte kaart.
inkognito-answered = { inkognito-name } laat { inkognito-name-to } een zwarte kaart zien: { inkognito-card }.
inkognito-answered-hidden = { inkognito-name } laat { inkognito-name-to } de gevraagde zwarte kaart zien.
inkognito-looked-identity = { inkognito-name } kijkt wie de fictieve agent is: { inkognito-card }.
inkognito-looked-identity-hidden = { inkognito-name } kijkt wie de fictieve agent is.
inkognito-looked-fragment = { inkognito-name } bekijkt het nummerdeel van de fictieve agent: { inkognito-card }.
inkognito-looked-fragment-hidden = { inkognito-name } bekijkt het nummerdeel van de fictieve agent.
inkognito-called = { inkognito-name } pakt de telefoon en belt { $called }.
inkognito-turned_up = { inkognito-name } is { inkognito-card } en heeft { inkognito-card-other }.
inkognito-game_ended-right = Er wordt opgenomen: { inkognito-name } heeft het juiste nummer gebeld.
inkognito-game_ended-wrong = Geen gehoor: { inkognito-name } heeft verkeerd gebeld.
inkognito-scored =
    { inkognito-name } scoort en heeft nu { $number ->
        [one] 1 punt
       *[other] { $number } punten
    }.
inkognito-ended-right = Met dit telefoontje is het spel gewonnen.
inkognito-ended-wrong = Met dit verkeerde telefoontje is het spel afgelopen.

inkognito-secret = Hoe de zwarte kaarten verdeeld zijn, agent voor agent

## Waarom de zwarte kaarten niet zo verdeeld kunnen zijn

inkognito-possible = Het kan zo zijn: { $deal }.
inkognito-dealt-otherwise = { inkognito-name } kreeg { inkognito-card }, dus niet { $deal }.
inkognito-pair-says-no =
    { inkognito-name } liet { inkognito-card } en { inkognito-card-other } zien, en precies een daarvan klopt. { $true ->
        [0] Geen van beide zou
       *[other] Allebei zouden ze
    } kloppen bij { $deal }.
inkognito-black-card-says-no = De getoonde zwarte kaart verraadt dat { inkognito-name } { inkognito-card } heeft, dus niet { $deal }.
inkognito-turned-up-otherwise = { inkognito-name } heeft { inkognito-card } omgedraaid, dus niet { $deal }.

## Wat je kunt doen

inkognito-offer-go = Naar
inkognito-offer-lay = Gedekt neerleggen:
inkognito-offer-place = { $place }
inkognito-offer-show = Twee kaarten laten zien, de eerste klopt:
inkognito-offer-pair = { inkognito-card } + { inkognito-card-other }
inkognito-offer-black = Een van je zwarte kaarten laten zien:
inkognito-offer-look = Een zwarte kaart van de fictieve agent bekijken:
inkognito-offer-identity = de identiteit
inkognito-offer-fragment = het nummerdeel
inkognito-offer-ask = Om een zwarte kaart vragen:
inkognito-offer-figure = { inkognito-name }
inkognito-offer-else = Het hierbij laten en
inkognito-offer-nothing = niets doen
inkognito-offer-call = Het nummer bellen, in de volgorde Fiddlebottom, Bubble, Zsa Zsa, X:
inkognito-offer-number = { $called }

## Op de afbeelding van de tafel

inkognito-figure =
    { inkognito-name }{ $role ->
        [ambassador] , de ambassadeur
        [fictitious] , de fictieve agent
       *[agent] { "" }
    }
inkognito-figure-laid = jouw plek, gedekt

## De tafel in de terminal

inkognito-picture-drawing = { $board }: er wordt geloot wie begint.
inkognito-picture-dealing = { $board }, spel { $game }: de zwarte kaarten worden verdeeld.
inkognito-picture-round = { $board }, spel { $game }, ronde { $round } van { $rounds }; { inkognito-name } begint.
inkognito-picture-over = { $board }: het is afgelopen na spel { $game }.
inkognito-picture-figure = Figuur
inkognito-picture-points = Punten
inkognito-picture-here = Is bij
inkognito-picture-hand = Heeft nog
inkognito-picture-ambassador = { inkognito-name } (de ambassadeur)
inkognito-picture-fictitious = { inkognito-name } (fictief)
inkognito-picture-known = { inkognito-name } ({ inkognito-card }, { inkognito-card-other })
inkognito-picture-shown = Je hebt { inkognito-name } laten zien: { $pairs }

## Aan tafel

inkognito-title = Inkognito, het kaartspel
inkognito-pitch = Gemaskerde agenten ontmoeten elkaar op het carnaval van Venetië, laten één waarheid en één leugen zien, en zoeken hun bondgenoot en het nummer.
inkognito-lasts = 30 tot 45 minuten
inkognito-board-inkognito = Carnaval in Venetië
inkognito-reason-right = Het juiste telefoontje besliste het spel.
inkognito-reason-wrong = Een verkeerd telefoontje besliste het spel.
inkognito-option-ambassador = De ambassadeur met vijf spelers
inkognito-option-ambassador-rotates = elk spel een andere stoel
inkognito-option-ambassador-fixed = altijd dezelfde stoel
inkognito-option-first_starter = Wie begint
inkognito-option-first_starter-seat = de eerste stoel
inkognito-option-first_starter-random = het lot beslist
inkognito-channel-table = Iedereen
inkognito-role-agent = agent
inkognito-role-ambassador = de ambassadeur
inkognito-help =
    Iedereen is geheim agent en heeft een stuk van een telefoonnummer. Elke ronde gaat iedereen naar een van vijf
    plekken; alleen wie met z'n tweeën is, mag met elkaar praten. Die twee laten elkaar twee kaarten zien: de ene klopt,
    de andere niet. Wie alleen met de ambassadeur is, mag iemand naar keuze om een zwarte kaart vragen, en die klopt
    altijd. Het nummer bestaat uit de delen van Fiddlebottom, Bubble, Zsa Zsa en X, in die volgorde. Bel het als je het
    weet: met vier spelers moet je daarvoor je bondgenoot ontmoeten (Fiddlebottom en Bubble horen bij elkaar, en ook
    Zsa Zsa en X); met drie en vijf, waar ieder voor zich speelt, maakt het niet uit wie. Een goed telefoontje is een
    punt, een verkeerd een punt voor de anderen. Met drie punten win je het spel.
