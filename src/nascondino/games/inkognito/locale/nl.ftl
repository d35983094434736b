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
inkognito-game_begun = Potje { $number } begint: de zwarte kaarten worden geschud.
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
        [ask] { inkognito-name-to } om een zwarte kaart vragen
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
inkognito-game_ended-wrong = Geen gehoor: { inkognito-name } heeft voor niets gebeld.
inkognito-scored =
    { inkognito-name } scoort en heeft nu { $number ->
        [one] { $number } punt
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
inkognito-offer-which =
    { $which ->
        [identity] de identiteit
       *[fragment] het nummerdeel
    }
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
inkognito-picture-dealing = { $board }, potje { $game }: de zwarte kaarten worden verdeeld.
inkognito-picture-round = { $board }, potje { $game }, ronde { $round } van { $rounds }; { inkognito-name } begint.
inkognito-picture-over = { $board }: het spel is afgelopen na potje { $game }.
inkognito-picture-figure = Figuur
inkognito-picture-points = Punten
inkognito-picture-here = Is bij
inkognito-picture-hand = Heeft nog
inkognito-picture-ambassador = { inkognito-name } (de ambassadeur)
inkognito-picture-fictitious = { inkognito-name } (fictief)
inkognito-picture-known = { inkognito-name } ({ inkognito-card }, { inkognito-card-other })
inkognito-picture-shown = Je hebt aan { inkognito-name } laten zien: { $pairs }

## Aan tafel

inkognito-title = Inkognito, het kaartspel
inkognito-pitch = Gemaskerde agenten ontmoeten elkaar tijdens het carnaval in Venetië, laten één waarheid en één leugen zien, en zoeken hun bondgenoot en het nummer.
inkognito-lasts = 30 tot 45 minuten
inkognito-board-inkognito = Carnaval in Venetië
inkognito-reason-right = Het juiste telefoontje besliste het spel.
inkognito-reason-wrong = Een verkeerd telefoontje besliste het spel.
inkognito-option-ambassador = De ambassadeur bij vijf spelers
inkognito-option-ambassador-rotates = elk potje een andere speler
inkognito-option-ambassador-fixed = altijd dezelfde speler
inkognito-option-first_starter = Wie begint
inkognito-option-first_starter-seat = de eerste speler
inkognito-option-first_starter-random = het lot beslist
inkognito-channel-table = Iedereen
inkognito-role-agent = agent
inkognito-role-ambassador = de ambassadeur
inkognito-help =
    Iedereen is geheim agent en heeft een deel van een telefoonnummer. Elke ronde gaat iedereen naar een van vijf
    plekken; alleen waar er precies twee zijn, wordt er gepraat. Die twee laten elkaar elk twee kaarten zien: de ene
    klopt, de andere niet. Wie alleen met de ambassadeur is, mag iemand naar keuze om een zwarte kaart vragen, en die klopt
    altijd. Het nummer bestaat uit de delen van Fiddlebottom, Bubble, Zsa Zsa en X, in die volgorde. Bel het als je het
    weet: met vier spelers moet je daarvoor je bondgenoot ontmoeten (Fiddlebottom en Bubble horen bij elkaar, en ook
    Zsa Zsa en X); met drie en vijf, waar ieder voor zich speelt, maakt het niet uit wie. Goed gebeld is een punt, fout
    gebeld een punt voor de anderen. Met drie punten win je het spel.

## De tafel in de browser

inkognito-face-table = De tafel met de vijf plekken
inkognito-face-round = Potje { $game }, ronde { $round } van 5. { inkognito-name } begint.
# Op de maskers: voor elke figuur een of twee letters, allemaal verschillend.
inkognito-face-letter =
    { $figure ->
        [azure] Bl
        [yellow] Ge
        [green] Gr
        [pink] R
       *[black] Z
    }
inkognito-face-company = Wie er meespeelt
inkognito-face-role-ambassador = ambassadeur
inkognito-face-role-fictitious = fictief
inkognito-face-points =
    { $points ->
        [one] { $points } van 3 punten
       *[other] { $points } van 3 punten
    }
inkognito-face-here = Bij { $place }
inkognito-face-coming = Hier kunnen nog komen: { $figures }.
inkognito-face-small-masks = Kleine maskers: wie deze plek nog in de hand heeft.
inkognito-face-fate-meeting = ontmoeting
inkognito-face-fate-alone = alleen
inkognito-face-fate-crowd = er gebeurt niets
inkognito-face-meetings = Ontmoetingen
inkognito-face-meetings-last = In de vorige ronde
inkognito-face-meet = { $figures } bij { $place }
inkognito-face-nobody-met = Nergens waren er precies twee bij elkaar, dus niemand heeft iemand ontmoet.
inkognito-face-nothing = Er is niets getoond.
inkognito-face-owed-pairs = Ze laten elkaar allebei twee kaarten zien, waarvan er een klopt.
inkognito-face-owed-question = { inkognito-name } mag een agent naar keuze om een zwarte kaart vragen, en die klopt altijd.
inkognito-face-owed-look = { inkognito-name } mag één zwarte kaart van de fictieve agent bekijken.
inkognito-face-owed-audience = Beide agenten laten de ambassadeur twee kaarten zien, waarvan er een klopt.
inkognito-face-owed-answer = { inkognito-name } heeft het gevraagd aan { inkognito-name-to }, die nu een zwarte kaart uitkiest.
inkognito-face-decided = { inkognito-name } heeft gekozen
inkognito-face-thinking = { inkognito-name } denkt nog na
inkognito-face-showed = { inkognito-name } aan { inkognito-name-to }: twee kaarten, een klopt
inkognito-face-confided = { inkognito-name } aan { inkognito-name-to }: een zwarte kaart, in vertrouwen
inkognito-face-answered = { inkognito-name } aan { inkognito-name-to }: de gevraagde zwarte kaart
inkognito-face-looked =
    { inkognito-name } heeft van de fictieve agent { $which ->
        [1] de identiteit
       *[2] het nummerdeel
    } bekeken
inkognito-face-turn-over = Kaarten omdraaien
inkognito-face-called-right = { inkognito-name } belde { $called }, en dat was goed.
inkognito-face-called-wrong = { inkognito-name } belde { $called }, tevergeefs.
inkognito-face-scorers =
    { $count ->
        [one] Het punt gaat naar { $figures }.
       *[other] Elk een punt: { $figures }.
    }
inkognito-face-i-was = Jij was { inkognito-card }.
inkognito-face-my-ally = Je bondgenoot was { inkognito-name-to }.
inkognito-face-allies = { $figures } waren bondgenoten.
inkognito-face-pair = Laat { inkognito-name-to } twee kaarten zien
inkognito-face-pair-rule = Kies een kaart die klopt en een die niet klopt; { inkognito-name-to } ziet ze allebei, maar niet welke klopt. Hetzelfde paar mag je { inkognito-name-to } in dit potje niet nog eens laten zien.
inkognito-face-shown-before = getoond
inkognito-face-confide = Of vertrouw { inkognito-name-to } een zwarte kaart toe
inkognito-face-confide-rule = Zwarte kaarten kloppen altijd: doe het als je denkt dat { inkognito-name-to } je bondgenoot is.
inkognito-face-answer = Laat { inkognito-name-to } een zwarte kaart zien
inkognito-face-answer-rule = { inkognito-name-to } heeft het je gevraagd. Zwarte kaarten kloppen altijd; jij kiest welke je laat zien.
inkognito-face-ask = Om een zwarte kaart vragen
inkognito-face-ask-rule = De agent aan wie je het vraagt, moet jou een zwarte kaart laten zien en kiest zelf welke. Iedereen ziet aan wie je het vraagt.
inkognito-face-look = Een zwarte kaart van de fictieve agent bekijken
inkognito-face-look-rule = Alleen jij ziet hem. Iedereen ziet welke van de twee je omdraait.
inkognito-face-pass = Het hierbij laten
inkognito-face-call-open = Het nummer bellen …
inkognito-face-call-again = { $called } bellen …
inkognito-face-call = Pak de telefoon
inkognito-face-call-rule = Welk deel hoort bij wie? In deze volgorde wordt er gebeld.
inkognito-face-stake-allies = Goed, en { inkognito-name-to } is je bondgenoot: een punt voor jullie allebei. Een verkeerd nummer, of een vreemde naast je: een punt voor elk van de andere twee. Hoe dan ook is het potje uit.
inkognito-face-stake-alone = Goed: een punt voor jou alleen. Fout: een punt voor elk van de { $others } anderen. Hoe dan ook is het potje uit.
inkognito-face-call-ready = Dit nummer
inkognito-face-call-not = Nog niet
inkognito-face-call-then = Voor het verstuurd wordt, krijg je de vraag nog een keer.
inkognito-face-sheet = Notitieblad
inkognito-face-sheet-onlooker = Wie meespeelt houdt een notitieblad bij, ieder voor zich.
inkognito-face-unveil = Mijn kaarten en aanwijzingen bekijken
inkognito-face-veil = Afdekken
inkognito-face-you-are = Jij: { inkognito-card }, { inkognito-card-other }
inkognito-face-sheet-help = ✓ gezien, ✗ kan niet. Een nummer verbindt twee kaarten die je samen te zien kreeg: een ervan klopt.
inkognito-face-cell =
    { $mark ->
        [is] ja
        [not] nee
       *[open] onbeslist
    }{ $count ->
        [0] { "" }
       *[other] , in paar { $pairs }
    }
inkognito-face-given = Wat je hebt laten zien
inkognito-face-true = klopt
inkognito-face-peek = Welke kloppen?
inkognito-face-wait-meeting =
    { $count ->
        [one] { $figures } beslist wat er getoond wordt.
       *[other] { $figures } beslissen wat er getoond wordt.
    }
inkognito-face-wait-place =
    { $count ->
        [one] { $figures } kiest een plek.
       *[other] { $figures } kiezen een plek.
    }
inkognito-face-task =
    { $task ->
        [go] Waar ga je heen?
        [lay] Waar zul je zijn? Leg een plek gedekt neer.
        [pair] Je ontmoet { inkognito-name-to }. Wat laat je zien?
        [answer] { inkognito-name-to } vraagt je om een zwarte kaart. Welke laat je zien?
        [look] Bekijk je een kaart van de fictieve agent?
       *[ask] De ambassadeur luistert. Wie vraag je om een zwarte kaart?
    }

## De eerste stappen, uitgelegd aan tafel

inkognito-learn-goal = Je bent geheim agent: twee zwarte kaarten, die alleen jij ziet, zeggen wie je bent en welk deel van het nummer je hebt. Een van de anderen is je bondgenoot. Samen zoeken jullie het telefoonnummer.
inkognito-learn-place = Elke ronde gaat iedereen naar een van vijf plekken. Kies de jouwe en bevestig.
inkognito-learn-wait = Waar er precies twee samenkomen, kunnen ze praten. Alleen, of in een menigte, gebeurt er niets.
inkognito-learn-show = Heb je een agent ontmoet, laat dan twee kaarten zien: de ene waar, de andere gelogen. Ben je alleen met de ambassadeur, dan mag je iemand om een zwarte kaart vragen. Zo niet, kies dan je volgende plek.
inkognito-learn-told = Hier staat alles wat ze je hebben laten zien. Van elke twee gekleurde kaarten klopt er een; zwarte kloppen altijd. Je notities helpen je uitzoeken welke.
inkognito-learn-call = Als je het zeker weet, bel dan het nummer terwijl je je bondgenoot ontmoet. Klopt het, dan krijgen jullie allebei een punt, zo niet, dan de anderen. Met drie punten win je.
inkognito-learn-end = Hier staat altijd hoe het verdergaat. Vertrouw niemand te vroeg.
inkognito-learn-court-goal = Jullie spelen met z’n vijven, ieder voor zich, en jij bent de ambassadeur. Je hebt geen zwarte kaarten en geen geheim, maar je zoekt ook het telefoonnummer: de delen van Fiddlebottom, Bubble, Zsa Zsa en X, in die volgorde.
inkognito-learn-court-lay = Voordat de agenten spelen, leg jij een plek gedekt neer. Ze weten niet welke. Kies er een en bevestig.
inkognito-learn-court-wait = Nu gaan de agenten naar hun plekken, en je kaart wordt omgedraaid. Is één agent alleen met jou, dan mag hij om een zwarte kaart vragen. Zijn het er precies twee, dan laat elk je twee kaarten zien.
inkognito-learn-court-hear = Hier staat alles wat ze je hebben laten zien. Ontmoet een agent jou alleen en vraagt hij een ander om een zwarte kaart, dan zie jij die ook. Zwarte kaarten kloppen altijd; van twee gekleurde klopt er een.
inkognito-learn-court-call = Als je het nummer weet, bel het dan bij een ontmoeting met een of twee agenten. Klopt het, dan krijg jij een punt, zo niet, dan ieder van de anderen. Met drie punten win je.
inkognito-learn-court-end = Hier staat altijd hoe het verdergaat. Ga waar er gepraat wordt.

## In het notitieboek: wat er uit te zoeken valt, en wat verraadt dat iemand een kaart niet heeft

inkognito-doubt-who = Wie is wie
inkognito-doubt-fragments = Wie heeft welk nummerdeel
inkognito-doubt-who-asked = Wie is { inkognito-name }?
inkognito-doubt-fragments-asked = Welk nummerdeel heeft { inkognito-name }?
inkognito-doubt-dealt-otherwise = { inkognito-name } heeft { inkognito-card } gekregen.
inkognito-doubt-pair-says-no = { inkognito-name } liet { inkognito-card } en { inkognito-card-other } zien, en precies een daarvan klopt.
inkognito-doubt-black-card-says-no = Een zwarte kaart verraadde dat { inkognito-name } { inkognito-card } heeft.
inkognito-doubt-turned-up-otherwise = { inkognito-name } heeft { inkognito-card } omgedraaid.
inkognito-face-first = Iedereen gaat naar een plek, ook de ambassadeur. Waar er precies twee zijn, ontmoeten ze elkaar en praten ze.
