### Scotland Yard, het dobbelspel, in het Nederlands.
### $place is het nummer van een plek met de naam van de tegel, $number alleen het nummer; $letter en $tile zijn letter en naam van
### een tegel. $how is een van taxi, bus, underground, black, helicopter. $move telt de zetten van Mister X.

dice-pawn =
    { $owns ->
        [alone] { $owner }
        [several] { $owner } ({ $pawn })
       *[unknown] Pion { $pawn }
    }
dice-pawn-within =
    { $owns ->
        [alone] { $owner }
        [several] { $owner } ({ $pawn })
       *[unknown] pion { $pawn }
    }

## Wat er gebeurd is

dice-laid = Tegel { $letter }, { $tile }, wordt neergelegd.
dice-turned = Tegel { $letter }, { $tile }, wordt omgedraaid: nu ligt de lichte kant boven.
dice-placed = { dice-pawn } begint op { $place }.
dice-hidden = Mister X verstopt zich op { $place }.
dice-hidden-unseen = Mister X heeft zijn schuilplaats gekozen.
dice-named = Mister X verklapt: “Ik zit op tegel { $letter }, { $tile }.”
dice-begun =
    { $move ->
        [0] De jacht begint. { dice-pawn } mag eerst.
       *[other] Een nieuwe ronde: { dice-pawn-within } mag eerst.
    }
dice-rolled =
    Gegooid{ $taxi ->
        [0] { "" }
       *[other] { " · " }{ $taxi } × taxi
    }{ $bus ->
        [0] { "" }
       *[other] { " · " }{ $bus } × bus
    }{ $underground ->
        [0] { "" }
       *[other] { " · " }{ $underground } × metro
    }{ $x ->
        [0] { "" }
       *[other] { " · " }{ $x } × X
    }
dice-rerolled = Er wordt een fiche ingeleverd: opnieuw gooien.
dice-moved =
    { dice-pawn } gaat { $how ->
        [taxi] met de taxi
        [bus] met de bus
       *[underground] met de metro
    } naar { $place }.
dice-stayed = { dice-pawn } kan geen dobbelsteen gebruiken en blijft staan.
dice-doubled = Mister X doet een dubbele zet.
dice-fled =
    Zet { $move }: Mister X { $how ->
        [taxi] neemt een taxi
        [bus] neemt de bus
        [underground] neemt de metro
        [black] gaat met een black ticket
       *[helicopter] vliegt over de stad
    } naar { $place }.
dice-fled-unseen =
    Zet { $move }: Mister X { $how ->
        [taxi] neemt een taxi
        [bus] neemt de bus
        [underground] neemt de metro
        [black] speelt een black ticket
       *[helicopter] vliegt over de stad
    }, niemand ziet waarheen.
dice-passed = Zet { $move }: Mister X kan geen dobbelsteen gebruiken en houdt zich koest.
dice-shown = De mist trekt op: Mister X zit op { $place }. Zijn dobbelstenen gaan terug naar de voorraad, en de weg die hij nam ligt open: { $way }.
dice-ended-caught = Mister X en { dice-pawn-within } treffen elkaar op { $place }: de detectives winnen.
dice-ended-escaped = Het laatste vakje is bedekt en niemand heeft Mister X gevonden. Hij zat op { $place } en wint.

dice-secret = Waar Mister X zit
dice-secret-asked = Waar is Mister X?

## Waarom Mister X ergens niet kan zijn. $move: hoe vaak hij toen al gezet had.

dice-possible = Mister X kan op { $place } zitten.
dice-not-hidden-yet = Mister X heeft zich nog niet verstopt.
dice-in-the-box = { $number } staat op tegel { $letter }, en die zit in de doos.
dice-occupied =
    { $move ->
        [0] { dice-pawn } stond op { $place } toen Mister X zich verstopte.
       *[other] Met zet { $move } naar { $place } was hij bij { dice-pawn-within } beland.
    }
dice-off-tile = { $place } staat niet op tegel { $letter }, die Mister X heeft genoemd.
dice-not-within-reach =
    Zet { $move } { $how ->
        [taxi] met de taxi
        [bus] met de bus
        [underground] met de metro
        [black] met het black ticket
       *[helicopter] met de helikopter
    } kan niet op { $place } zijn uitgekomen.
dice-elsewhere =
    { $move ->
        [0] Mister X heeft zich ergens anders verstopt, niet op { $place }.
       *[other] Na zet { $move } zat Mister X ergens anders, niet op { $place }.
    }
dice-visited =
    { $move ->
        [0] Vóór de eerste zet van Mister X stond { dice-pawn-within } op { $place }, en daar zat hij niet.
       *[other] { dice-pawn } kwam na zet { $move } op { $place }, en daar zat hij niet.
    }
dice-could-move = Op { $place } had hij na zet { $move } een van de dobbelstenen kunnen gebruiken, maar hij paste.
dice-no-second-move = Vanaf { $place } kon na zet { $move } geen dubbele zet, maar hij deed er een.

## Wat je kunt doen

dice-offer-start = Beginnen op
dice-offer-hide = Je verstoppen op
dice-offer-flight =
    { $how ->
        [taxi] Met de taxi naar
        [bus] Met de bus naar
        [underground] Met de metro naar
        [black] Met een black ticket naar
       *[helicopter] Met de helikopter naar
    }
dice-offer-pursuit =
    { dice-pawn } { $how ->
        [taxi] met de taxi
        [bus] met de bus
       *[underground] met de metro
    } naar
dice-offer-to = { $place }
dice-offer-flight-to =
    { $caught ->
        [0] { $place }
       *[other] { $place } ({ dice-offer-caught })
    }
dice-offer-caught = daar word je meteen gepakt
dice-offer-stays = Geen dobbelsteen bruikbaar: blijven staan met
dice-offer-pawn = { dice-pawn-within }
dice-offer-token = Een fiche inleveren en
dice-offer-token-what = opnieuw gooien
dice-offer-pass = Passen en
dice-offer-pass-what = blijven waar je bent
dice-offer-double = De dubbele zet gebruiken:
dice-offer-double-what = twee zetten achter elkaar

## In de legenda van de tekening

dice-legend-dark = Donkere letters
dice-legend-dark-note = de gewone kant
dice-legend-light = Lichte letters
dice-legend-light-note = de expertkant, voor enkele tegels

## Op de afbeelding van de stad

dice-figure-x = Mister X
dice-figure-detective = { dice-pawn }

## De stad in de terminal

dice-picture-setup = { $board }: het spel wordt klaargezet.
dice-picture-round =
    { $board }. Mister X heeft { $moves } van de { $most } zetten gedaan{ $show ->
        [0] { " " }en laat zich niet meer zien.
       *[other] { " " }en laat zich zien na zet { $show }.
    }
dice-picture-over = { $board }: het spel is na { $moves } van de { $most } zetten afgelopen.
dice-picture-x = Mister X (plaats { $seat }): { $where }. Black tickets: { $black }, dubbele zetten: { $doubles }, helikopters: { $helicopters }.
dice-picture-way = Op zijn bord staat: { $way }
dice-picture-detective = Pion { $pawn } (plaats { $seat }): { $where }
dice-picture-unseen = ongezien
dice-picture-nowhere = nog niet op het bord
dice-picture-done = { $place } (klaar)
dice-picture-dice = Dobbelstenen: { $held } in de hand, { $supply } in de voorraad. Fiches: { $tokens }.
dice-picture-rolled = Gegooid: { $taxi } × taxi, { $bus } × bus, { $underground } × metro, { $x } × X.
dice-picture-used = Gebruikt: { $taxi } × taxi, { $bus } × bus, { $underground } × metro.

## De kaart in de terminal

dice-atlas-way =
    { $how ->
        [taxi] Taxi
        [bus] Bus
        [underground] Metro
        [black] Black ticket
       *[helicopter] Helikopter
    }

## Aan tafel

dice-title = Scotland Yard, het dobbelspel
dice-pitch = Een Londen van tegels, elk spel weer anders, waar juist de dobbelstenen van de detectives ook Mister X verder helpen.
dice-lasts = 20 tot 30 minuten
dice-board-dice = Londen in de mist
dice-reason-caught = Mister X is gepakt.
dice-reason-escaped = Mister X is ontsnapt.
dice-reason-resigned = { $role ->
    [mister_x] Mister X heeft opgegeven.
   *[detective] De detectives hebben opgegeven.
}
dice-option-mister_x = Wie Mister X is
dice-option-tiles = Tegels
dice-option-tiles-standard = allemaal met de gewone kant boven
dice-option-tiles-expert = sommige met de expertkant boven
dice-option-tiles-letters = gekozen tegels met de expertkant boven
dice-option-refill = Hoeveel dobbelstenen de detectives elke ronde bijpakken
dice-option-refill-one = één
dice-option-refill-full = tot ze compleet zijn
dice-option-double_counts = Een dubbele zet telt als
dice-option-double_counts-twice = twee zetten
dice-option-double_counts-once = één zet
dice-channel-table = Iedereen
dice-channel-detectives = Alleen detectives
dice-role-mister_x = Mister X
dice-role-detective = detective
dice-help =
    Eerst de detectives: om de beurt gooit ieder met de dobbelstenen die het team nog heeft, gebruikt er een en legt die
    naast zijn pion. Wie er geen kan gebruiken, blijft staan. Met een fiche mag je opnieuw gooien; er zijn er drie per
    spel. Dan pakt Mister X een van de gebruikte dobbelstenen en reist daarmee, ongezien, of hij past als hij er geen
    kan gebruiken. Een black ticket verbergt waarmee hij reist en mag ook tegen het eenrichtingsverkeer in; de
    helikopter vliegt van de ene rand rechtdoor naar de andere. Na de zetten 3, 7 en 11 laat hij zich zien, en ligt de
    weg die hij nam open. Een taxi rijdt naar de volgende plek, een bus rechtdoor naar de volgende bushalte, de metro
    naar elk ander metrostation. De detectives winnen als een van hen hem tegenkomt; hij wint als niemand hem heeft
    gevonden wanneer zij na zijn 12e zet nog eens hebben gezet.
dice-signs =
    Op het bord zijn t, b en u haltes van taxi, bus en metro, * laat zien wie daar staat, [A] is een tegel met de
    donkere kant boven, (A) een met de lichte; pijlen zijn eenrichtingsstraten, schuine strepen taxistroken.

## Het gezicht van het spel: dobbelstenen op tafel, het bord van Mister X. $face is taxi, bus, underground of x; $task wat er te doen is.

dice-face-tray = De dobbelstenen
dice-face-name =
    { $face ->
        [taxi] Taxi
        [bus] Bus
        [underground] Metro
        [black] Black ticket
        [double] Dubbele zet
        [helicopter] Helikopter
       *[x] X
    }
dice-face-leads =
    { $count ->
        [0]
            { $face ->
                [x] niet om mee te reizen
               *[other] hier niet bruikbaar
            }
        [one] { $count } plek
       *[other] { $count } plekken
    }
dice-face-task =
    { $task ->
        [place] Zet een pion neer waar alleen taxi’s stoppen.
        [hide] Kies waar je je verstopt. De tegel moet je noemen, de plek niet.
        [go] { dice-pawn }: pak een dobbelsteen en ga waar hij je brengt.
        [go-both] Pak een dobbelsteen en de pion die hem gebruikt. De andere gooit met wat over is.
        [stuck] Aan deze dobbelstenen heb je niets. Blijf staan; in de volgende worp zitten ze allemaal.
        [stuck-token] Aan deze dobbelstenen heb je niets. Blijf staan, of lever een fiche in en gooi opnieuw.
        [flee] Pak een dobbelsteen die de detectives gebruikt hebben, of gebruik een van je eigen tickets.
        [flee-none] Je kunt geen dobbelsteen gebruiken. Pas, of gebruik een van je eigen tickets.
        [first] Eerste van twee zetten: hoe ga je?
       *[second] Tweede van twee zetten: hoe ga je?
    }
dice-face-see =
    { $whose ->
        [mister_x] Mister X mag een van deze dobbelstenen pakken.
       *[detectives] De detectives hebben gegooid.
    }
dice-face-pawns = Welke pion
dice-face-stays = { dice-pawn } blijft staan
dice-face-tokens =
    { $count ->
        [0] Opnieuw gooien kan niet meer
        [one] Nog { $count } keer opnieuw gooien
       *[other] Nog { $count } keer opnieuw gooien
    }
dice-face-again = Opnieuw gooien
dice-face-pass = Passen
dice-face-tickets = Tickets van Mister X
dice-face-board = Bord van Mister X
dice-face-boxes = Vakjes op het bord van Mister X
dice-face-box =
    Vakje { $number }: { $how ->
        [start] het begin, op tegel { $tile }
        [taxi] met de taxi
        [bus] met de bus
        [underground] met de metro
        [black] met een black ticket
        [helicopter] met de helikopter
       *[pass] gepast
    }{ $place ->
        [no]
            { $covered ->
                [yes] , afgedekt
               *[no] { "" }
            }
       *[other] , op { $place }
    }
dice-face-box-empty =
    Vakje { $number }: leeg{ $shows ->
        [yes] . Daarna laat hij zich zien
       *[no] { "" }
    }
dice-face-pawn = { dice-pawn }:
dice-face-nowhere = nog niet in de stad
dice-face-starter = is startspeler
dice-face-starts = begint
dice-face-gone =
    { $face ->
        [taxi] ging met de taxi
        [bus] ging met de bus
       *[underground] ging met de metro
    }
dice-face-dice = Dobbelstenen in de hand: { $held } · in de voorraad: { $supply } · opnieuw gooien: nog { $tokens } ×

## De eerste stappen, uitgelegd aan tafel

dice-learn-goal = Je bent Mister X. De detectives dobbelen om te reizen, en jij reist met de dobbelstenen die zij hebben gebruikt.
dice-learn-hide = Kies eerst een schuilplaats: overal waar geen detective staat, en liever ook niet ernaast. Bevestig daarna je keuze.
dice-learn-wait = De detectives gooien en zetten, een voor een. Let op welke dobbelstenen ze gebruiken.
dice-learn-take = Kun je een van de gebruikte dobbelstenen gebruiken, pak hem dan en ga: een taxi rijdt naar de volgende plek, een bus rechtdoor naar de volgende halte, de metro naar elk ander station. Kun je er geen gebruiken, pas dan of zet een speciaal ticket in.
dice-learn-told = Heb je een dobbelsteen gepakt, dan zien ze welke, maar niet waar je heen ging. Na de zetten 3, 7 en 11 laat je je zien, en ligt de weg die je nam open.
dice-learn-black = Een black ticket brengt je waar taxi, bus of metro heen gaan, en zij horen niet waarmee. Een dubbele zet zijn twee zetten achter elkaar, en de helikopter vliegt van de ene rand van de stad naar de andere. Je hebt er maar een paar.
dice-learn-end = Hier staat altijd hoe het verdergaat. Houd vol tot ze na je twaalfde zet nog een keer hebben gezet.
dice-learn-hunt-goal = Je bent detective. Mister X verstopt zich ergens in deze stad van tegels; wie hem op zijn plek treft, wint voor alle detectives.
dice-learn-hunt-place = Zet eerst je pion op een plek waar alleen taxi’s stoppen. Daarna verstopt Mister X zich en moet hij zijn tegel noemen.
dice-learn-hunt-wait = Hier wordt alles verteld wat er gebeurt. Wacht tot jij aan de beurt bent.
dice-learn-hunt-roll = De dobbelstenen van het team zijn gegooid. Kies er een die je kunt gebruiken en reis ermee. Maar denk vooruit: Mister X mag een van de dobbelstenen pakken die jullie gebruiken.
dice-learn-hunt-told = Op zijn bord zie je welke dobbelsteen elk vakje bedekt: daarmee reisde hij. Na de zetten 3, 7 en 11 laat hij zich zien, en ligt de weg die hij nam open.
dice-learn-hunt-end = Hier staat altijd hoe het verdergaat. Een X op een vakje kan een black ticket zijn, de helikopter of een pas.
