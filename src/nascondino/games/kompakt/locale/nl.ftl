### Scotland Yard, de compacte uitgave, in het Nederlands.
### $transport is de naam van een vervoermiddel zoals de bestanden van de borden hem hebben, $called het woord van het bord.

kompakt-transport =
    { $transport ->
        [taxi] taxi
        [bus] bus
        [underground] metro
       *[other] { $called }
    }
kompakt-by =
    { $transport ->
        [taxi] met de taxi
        [bus] met de bus
        [underground] met de metro
       *[other] per { $called }
    }

## Wat er gebeurd is

kompakt-drawn = { $player } is als eerste Mister X.
kompakt-hand-begun = Speelronde { $number } begint: { $player } is Mister X.
kompakt-placed = Figuur { $pawn } komt op { $place }.
kompakt-started = Mister X draait een ticket om en begint op { $place }.
kompakt-begun = Mister X is aan de beurt.
kompakt-fled = Mister X gaat naar { $place }.
kompakt-dived = Mister X speelt een black ticket, dat hem 3 punten kost, en noteert { $place }.
kompakt-dived-hidden = Mister X speelt een black ticket, dat hem 3 punten kost, en duikt onder.
kompakt-shown = Mister X laat zich weer zien op { $place }.
kompakt-moved = Figuur { $pawn } gaat { kompakt-by } naar { $place }.
kompakt-skipped = Figuur { $pawn } kan niet zetten en blijft staan.
kompakt-gave-up = { $player } wil opgeven.
kompakt-went-on = { $player } wil toch doorgaan.
kompakt-hand-ended-caught = Figuur { $pawn } heeft Mister X gepakt.
kompakt-hand-ended-cornered = Mister X kan niet meer zetten en is gepakt.
kompakt-hand-ended-spent = De tickets van de detectives zijn op: Mister X is ontsnapt.
kompakt-hand-ended-stuck = Geen van de drie figuren kan nog zetten: de laatste tickets gaan naar Mister X.
kompakt-hand-ended-given-up = De detectives geven op en geven Mister X hun laatste tickets.
kompakt-scored =
    { $player } haalt als Mister X { $number ->
        [one] { $number } punt
       *[other] { $number } punten
    }.
kompakt-ended = Iedereen is een keer Mister X geweest: het spel is afgelopen.

kompakt-secret = Waar Mister X zit
kompakt-secret-asked = Waar is Mister X?

## Waarom Mister X ergens niet kan zijn

kompakt-possible = Mister X kan op { $place } zitten.
kompakt-not-on-the-map = Mister X staat niet op het bord, dus ook niet op { $place }.
kompakt-elsewhere = Mister X is ergens anders gezien, niet op { $place }.
kompakt-not-within-reach = Met zijn black ticket kon Mister X niet op { $place } komen.
kompakt-occupied = Er stond een figuur op { $place } toen Mister X zijn black ticket speelde.
kompakt-visited = Figuur { $pawn } kwam op { $place }, en daar zat hij niet.

## Wat je kunt doen

kompakt-offer-place = De volgende figuur op
kompakt-offer-flight = Open en bloot naar
kompakt-offer-black = Met een black ticket naar
kompakt-offer-pursuit = Figuur { $pawn } { kompakt-by } naar
kompakt-offer-to = { $place }
kompakt-offer-talk = Tegen de anderen zeggen
kompakt-offer-give-up = dat je wilt opgeven
kompakt-offer-go-on = dat je toch doorgaat

## In de legenda van de tekening

kompakt-legend =
    { $transport ->
        [taxi] Taxi
        [bus] Bus
        [underground] Metro
        [ferry] Pont
       *[other] { $called }
    }

## Op de afbeelding van het bord

kompakt-figure-x = Mister X
kompakt-figure-detective = Figuur { $pawn }

## Het bord in de terminal

kompakt-picture-drawing = { $board }: wie is als eerste Mister X?
kompakt-picture-hand = { $board }, speelronde { $hand } van { $hands }: speler { $seat } is Mister X.
kompakt-picture-over = { $board }: het spel is na { $hands } speelrondes afgelopen.
kompakt-picture-x = Mister X
kompakt-picture-figure = Figuur { $pawn }
kompakt-picture-tickets = Tickets
kompakt-picture-points = Punten
kompakt-picture-under = ondergedoken
kompakt-picture-away = niet op het bord
kompakt-picture-black = { $where } (black tickets: { $black })
kompakt-picture-moved = { $place } (gezet)
kompakt-picture-kind = { $number } × { kompakt-transport }
kompakt-picture-score = speler { $seat }: { $number }
kompakt-picture-surrender = speler { $seat }: { $number } (zou opgeven)

## De kaart in de terminal

kompakt-atlas-legend = · { kompakt-legend }; 57*1: figuur 1 staat op 57; [57]: het midden. “from 57” noemt alle lijnen van 57.

## Aan tafel

kompakt-title = Scotland Yard Compact
kompakt-pitch = Een achtervolging met open vizier: elke zet van de detectives levert Mister X punten op, en net als ze hem hebben, duikt hij onder. Iedereen is een keer Mister X.
kompakt-lasts = 20 tot 40 minuten
kompakt-board-pocket = Londen op zakformaat
kompakt-reason-caught = In de laatste speelronde is Mister X gepakt.
kompakt-reason-cornered = In de laatste speelronde was Mister X omsingeld.
kompakt-reason-spent = In de laatste speelronde waren de tickets van de detectives op.
kompakt-reason-stuck = In de laatste speelronde zaten de detectives vast.
kompakt-reason-given_up = In de laatste speelronde hebben de detectives opgegeven.
kompakt-option-black_tickets = Black tickets voor elke Mister X
kompakt-option-first_mister_x = Wie als eerste Mister X is
kompakt-option-first_mister_x-seat = de eerste speler
kompakt-option-first_mister_x-random = het lot beslist
kompakt-channel-table = Iedereen
kompakt-channel-detectives = Alleen detectives
kompakt-role-mister_x = Mister X
kompakt-role-detective = detective
kompakt-help =
    Iedereen is één speelronde lang Mister X; de anderen zetten samen de drie figuren. Mister X zet eerst, open en bloot
    en gratis. Daarna zet elke figuur één keer, in willekeurige volgorde, en elk ticket dat dat kost gaat naar Mister X:
    een taxi is 1 punt waard, een bus 2, de metro 3. Een black ticket kost hem 3 punten: hij duikt onder, mag ook de
    pont nemen en laat zich pas aan het begin van zijn volgende beurt weer zien. Een speelronde eindigt als een figuur
    hem bereikt, als hij niet kan zetten, als de tickets op zijn of geen figuur nog kan zetten, of als alle detectives
    opgeven; dan krijgt hij alle tickets die over zijn. Wie de meeste punten heeft, wint.

## Het gezicht van het spel, alleen op de pagina. $ticket is het woord voor een soort tickets.

kompakt-face-pile = { $ticket }: { $count }, elk { $price } waard voor Mister X
kompakt-face-tickets = Tickets van de detectives
kompakt-face-moved = heeft gezet
kompakt-face-scores = Als Mister X
kompakt-face-hand = speelronde { $number }
kompakt-face-playing = nu
kompakt-face-to-come = komt nog
kompakt-face-task =
    { $task ->
        [place] Zet figuur { $pawn } op een station.
        [flee] Mister X, waar ga je heen?
        [flee-black] Mister X, waar ga je heen: open en bloot of met een black ticket?
        [seek] Waar gaat figuur { $pawn } heen?
       *[seek-any] Verzet een figuur die nog niet is verzet.
    }
kompakt-face-figure = Figuur { $pawn }
kompakt-face-open = Open en bloot
kompakt-face-open-note = Het kost niets
kompakt-face-black = Black ticket
kompakt-face-black-note = Onderduiken voor { $price } punten
kompakt-face-give-up = Speelronde opgeven
kompakt-face-give-up-note = Mister X krijgt de tickets die over zijn
kompakt-face-go-on = Toch doorgaan
kompakt-face-go-on-note = Je geeft niet meer op
kompakt-face-wish =
    { $count ->
        [one] { $names } wil opgeven.
       *[other] { $names } willen opgeven.
    }
# $name: wie Mister X is
kompakt-face-log = Speelronde { $number } van { $count } · { $name } is Mister X
kompakt-face-box-start = Hij begon op { $station }.
kompakt-face-box-open = Zet { $number }: naar { $station }.
kompakt-face-box-covered = Zet { $number }: met een black ticket, ongezien.
kompakt-face-box-own = Zet { $number }: met een black ticket naar { $station }, ongezien door de anderen.
kompakt-face-box-shown = Zet { $number }: met een black ticket, daarna gezien op { $station }.

## De eerste stappen, uitgelegd aan tafel

kompakt-learn-goal = In deze speelronde ben jij Mister X, en iedereen ziet je. Elk ticket waarmee de drie figuren betalen is voor jou: een taxi is 1 punt waard, een bus 2, de metro 3.
kompakt-learn-flee = Kies een van de oplichtende plekken, weg van de figuren, en bevestig.
kompakt-learn-wait = Nu zet elk figuur dat kan één keer, en betaalt jou ervoor.
kompakt-learn-points = Hier groeien je punten. Lange achtervolgingen leveren veel op.
kompakt-learn-black = Een black ticket kost je 3 punten, en je bent verdwenen tot je volgende beurt. Dat is je uitweg als ze je bijna hebben. Doe een zet, open of niet.
kompakt-learn-hands = Als de speelronde eindigt, is de volgende speler Mister X en jaag jij mee. Wie aan het eind de meeste punten heeft, wint.
kompakt-learn-end = Hier staat altijd hoe het verdergaat. Laat ze maar betalen.
kompakt-learn-hunt-goal = In deze speelronde ben je een van de detectives. Samen zetten jullie drie figuren en proberen jullie Mister X te bereiken, die open en bloot vlucht.
kompakt-learn-hunt-place = De figuren beginnen op metrostations. Elke detective mag elk figuur zetten, dus een collega kan sneller zijn. Daarna wordt het begin van Mister X getrokken, en hij zet.
kompakt-learn-hunt-move = Nu zijn de detectives aan de beurt. Eerst zetten ze hun figuren neer, daarna verplaatsen ze die. Kies een oplichtende plek en bevestig.
kompakt-learn-hunt-pay = Deze tickets zijn alles wat jullie samen hebben. Elk ticket dat je betaalt krijgt Mister X, en daarmee punten: een taxi 1, een bus 2, de metro 3.
kompakt-learn-hunt-under = Speelt hij een black ticket, dan is hij verdwenen tot zijn volgende beurt. Niemand hoort hoe of waarheen; alleen dat hij vertrok van waar jullie hem het laatst zagen, misschien met de pont.
kompakt-learn-hunt-end = Hier staat altijd hoe het verdergaat. In een latere speelronde ben jij zelf Mister X.
