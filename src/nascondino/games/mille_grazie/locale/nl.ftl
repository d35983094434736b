### Mille Grazie, in het Nederlands.
### $road is letter en naam van een weg, $order de twee steden en de punten van een opdrachtkaart, $colour de kleur van een weg.

mille_grazie-colour =
    { $colour ->
        [green] groen
        [violet] paars
       *[orange] oranje
    }

## Wat er gebeurd is

mille_grazie-drawn = { $player } kijkt het onschuldigst en is als eerste de edelman.
mille_grazie-dealt = { $player } trekt de opdracht { $order } en begint in de eerste stad daarvan.
mille_grazie-laid = De opdracht { $order } wordt in { $city } neergelegd.
mille_grazie-turned_away = Het vak voor { $order } is bezet: die opdracht gaat op de aflegstapel.
mille_grazie-reshuffled = De trekstapel is op; de aflegstapel wordt geschud en is nu de nieuwe.
mille_grazie-begun = Een nieuwe ronde: { $player } is de edelman, de anderen zijn rovers.
mille_grazie-set = { $player } ligt op de loer langs { $road }.
mille_grazie-set-both = { $player } ligt op de loer langs { $road } en langs { $other }.
mille_grazie-set-hidden = { $player } heeft zich ergens verstopt.
mille_grazie-set_out = { $player } vertrekt voor { $number } wegen, met een escorte op { $road }.
mille_grazie-set_out-hidden = { $player } vertrekt voor { $number } wegen, met een escorte op een geheime weg.
mille_grazie-set_out-alone = { $player } vertrekt voor { $number } wegen, zonder escorte.
mille_grazie-travelled = De koets van { $player } neemt { $road }.
mille_grazie-ambushed = “Mille grazie!” { $player } lag op de loer langs { $road } en krijgt { $number } punten.
mille_grazie-ambushed-in-vain = { $player } lag op de loer langs { $road } …
mille_grazie-guarded = … maar het escorte van { $player } bewaakt { $road }: de overval mislukt.
mille_grazie-lost = { $player } verliest de opdracht { $order }.
mille_grazie-arrived = { $player } komt aan in { $city }.
mille_grazie-fulfilled =
    { $player } vervult { $order } en krijgt { $number ->
        [one] { $number } punt
       *[other] { $number } punten
    }.
mille_grazie-left = { $player } laat de opdracht in { $city } liggen.
mille_grazie-discarded = { $player } geeft { $order } op.
mille_grazie-taken = { $player } neemt de opdracht { $order }.
mille_grazie-ended-delivered = De edelman heeft genoeg bezorgd: het spel is afgelopen.
mille_grazie-ended-waylaid = De rovers hebben genoeg buitgemaakt: het spel is afgelopen, en de edelman komt niet meer aan.

## Wat verborgen is. Met z’n tweeën heeft elke speler twee kompassen.

mille_grazie-secret = Het kompas van { $player }
mille_grazie-secret-first = Het eerste kompas van { $player }
mille_grazie-secret-second = Het tweede kompas van { $player }

## Waarom een kompas niet op een weg kan staan

mille_grazie-possible = Het kompas van { $player } kan op { $road } staan.
mille_grazie-not-set = Dat kompas is niet ingesteld.
mille_grazie-no-road = Geen weg op dit bord heeft de letter { $letter }.
mille_grazie-elsewhere = Het kompas van { $player } staat op { $elsewhere }.
mille_grazie-passed = De edelman nam { $road }, en { $player } lag daar niet op de loer.
mille_grazie-not-guarded = De edelman is op { $road } beroofd, dus zijn escorte bewaakt een andere weg.
mille_grazie-the-other = Het andere kompas van { $player } staat op { $road }; ze staan nooit op dezelfde weg.
mille_grazie-out-of-order =
    Van twee verborgen kompassen is het eerste dat met de letter die vooraan in het alfabet staat; voor { $player }
    blijft er geen weg over die bij { $road } past.

## Wat je kunt doen

mille_grazie-offer-wait = Op de loer gaan liggen langs
mille_grazie-offer-pair = Op de loer gaan liggen langs { $road } en langs
mille_grazie-offer-set-out = Vertrekken
mille_grazie-offer-alone = zonder escorte, voor 5 wegen
mille_grazie-offer-guarding = met een escorte op { mille_grazie-offer-on }
mille_grazie-offer-on = { $road } ({ $a } – { $b }, { mille_grazie-colour })
mille_grazie-offer-travel = Verder over
mille_grazie-offer-to = { $road } naar { $city } ({ mille_grazie-colour })
mille_grazie-offer-order = Hier ligt een opdracht, { $order }:
mille_grazie-offer-take = nemen
mille_grazie-offer-leave = laten liggen
mille_grazie-offer-swap = { $order } nemen en in ruil opgeven:
mille_grazie-offer-for = { $order }

## Op de afbeelding van het bord

mille_grazie-figure-noble = De edelman, { $player }
mille_grazie-figure-coach = De koets van { $player }
mille_grazie-figure-brigand = { $player }, op de loer
mille_grazie-figure-escort = Het escorte van { $player }
mille_grazie-figure-order = De opdracht { $order }

## Het bord in de terminal

mille_grazie-picture-setup = { $board }: de opdrachten worden uitgedeeld.
mille_grazie-picture-laying = { $board }: er worden opdrachten op het bord gelegd.
mille_grazie-picture-ambush = { $board }: speler { $seat } is de edelman; de rovers gaan op de loer liggen. Wie het eerst { $goal } punten heeft, wint.
mille_grazie-picture-setting-out = { $board }: speler { $seat }, de edelman, staat op het punt te vertrekken.
mille_grazie-picture-travel = { $board }: speler { $seat }, de edelman, heeft { $travelled } van de { $roads } wegen achter de rug.
mille_grazie-picture-losing = { $board }: speler { $seat }, de edelman, wordt beroofd op de { $travelled }e van { $roads } wegen.
mille_grazie-picture-taking = { $board }: speler { $seat }, de edelman, vindt een opdracht na { $travelled } van de { $roads } wegen.
mille_grazie-picture-over = { $board }: het spel is afgelopen.
mille_grazie-picture-noble = Edelman (speler { $seat })
mille_grazie-picture-brigand = Rover (speler { $seat })
mille_grazie-picture-points =
    { $points ->
        [one] { $points } punt
       *[other] { $points } punten
    }
mille_grazie-picture-compass = kompas { $roads }
mille_grazie-picture-set = kompas ingesteld
mille_grazie-picture-map = Op het bord: { $orders }
mille_grazie-picture-ways = Vanuit { $city }: { $ways }
mille_grazie-picture-way = { $letter } { $city } ({ mille_grazie-colour })

## De kaart in de terminal

mille_grazie-atlas-way = { $road }, { mille_grazie-colour }
mille_grazie-atlas-used = { $road }, { mille_grazie-colour }, op deze reis al gebruikt
mille_grazie-atlas-legend = Letters zijn wegen: · groen, : paars, - oranje. Verona*2: de koets van stoel 2; F*2: stoel 2 ligt op F op de loer, of bewaakt die weg.

## Aan tafel

mille_grazie-title = Mille Grazie
mille_grazie-pitch = Een edelman reist met opdrachten door Italië terwijl rovers op de loer liggen, ieder langs een weg naar keuze. En om de beurt is iedereen de edelman.
mille_grazie-lasts = 30 tot 45 minuten
mille_grazie-board-italy = Italië
mille_grazie-reason-delivered = Een bezorgde opdracht bracht het dertigste punt.
mille_grazie-reason-waylaid = Een overval bracht het dertigste punt.
mille_grazie-option-first_noble = Wie als eerste de edelman is
mille_grazie-option-first_noble-seat = de eerste speler
mille_grazie-option-first_noble-random = het lot beslist
mille_grazie-channel-table = Iedereen
mille_grazie-role-noble = de edelman
mille_grazie-role-brigand = rover
mille_grazie-help =
    Elke rover zet zijn kompas op de letter van een weg en ligt daar op de loer; met z’n tweeën zet hij er twee. Dan
    vertrekt de edelman: 4 verschillende wegen met een escorte, dat één weg bewaakt, of 5 zonder. Bereikt hij de
    bestemming van een van zijn opdrachten, dan krijgt hij de punten; ligt er ergens een opdracht, dan mag hij die
    nemen, maar hij heeft er nooit meer dan drie. Een rover die hij tegenkomt krijgt 3 punten, en de edelman verliest op
    een groene weg één opdracht, op een paarse twee, op een oranje allemaal. Op de bewaakte weg gebeurt er niets.
    Daarna is de volgende speler de edelman. Wie het eerst 30 punten heeft, wint.

## De plaatjes op de pagina

mille_grazie-face-order = { $first } naar { $destination }, { $worth } punten
mille_grazie-face-goal = Te bezorgen in { $destination }: { $worth } punten
mille_grazie-face-road = { $letter }, { $name }, { $a } – { $b }
mille_grazie-face-cost =
    { $count ->
        [one] een overval kost { $count } opdracht
       *[other] een overval kost { $count } opdrachten
    }
mille_grazie-face-wait-here = { $road }: hier op de loer liggen
mille_grazie-face-wait = Waar ga je op de loer liggen?
mille_grazie-face-wait-two = Waar ga je op de loer liggen? Je hebt twee kompassen.
mille_grazie-face-compass = Je kompas
mille_grazie-face-first-compass = Je eerste kompas
mille_grazie-face-second-compass = Je tweede kompas
mille_grazie-face-how = Draai de dolk naar de letter van een weg. Niemand ziet hem tot de edelman langskomt.
mille_grazie-face-how-two = Draai elke dolk naar een andere weg. Niemand ziet ze tot de edelman langskomt.
mille_grazie-face-how-escort = Draai de schijf naar de weg die je escorte bewaakt. Alleen jij weet welke.
mille_grazie-face-one-more = Nu nog het andere.
mille_grazie-face-covered = Ingesteld. Houd het deksel ingedrukt om te kijken.
mille_grazie-face-set-out = Neem je een escorte mee?
mille_grazie-face-alone = Alleen
mille_grazie-face-alone-help = 5 wegen, geen bewaakt
mille_grazie-face-escorted = Met escorte
mille_grazie-face-escorted-help = 4 wegen, één bewaakt
mille_grazie-face-guarded-road = De weg die je escorte bewaakt
mille_grazie-face-which-way = Waarheen nu?
mille_grazie-face-found = Hier ligt een opdracht
mille_grazie-face-take = Meenemen
mille_grazie-face-leave = Laten liggen
mille_grazie-face-swap = Nemen, en in ruil opgeven
mille_grazie-face-points = { $points } van { $goal } punten
mille_grazie-face-first-to = Wie { $goal } haalt, wint
mille_grazie-face-journey = { $travelled } van { $roads } wegen afgelegd
mille_grazie-face-my-compass = Waar ik op de loer lig
mille_grazie-face-my-escort = Wat mijn escorte bewaakt
mille_grazie-face-lurks = ligt ergens op de loer
mille_grazie-face-guards = een escorte bewaakt één weg
mille_grazie-face-ambush = Overval op de weg { $road }
mille_grazie-face-robbed = “Mille grazie!” { $points } punten voor { $names }
mille_grazie-face-guarded = Het escorte verjaagt { $names }
mille_grazie-face-nothing-lost = Er viel niets te halen.
mille_grazie-face-delivered = Bezorgd: { $points } punten
mille_grazie-face-skip = Overslaan
mille_grazie-face-hidden = Verstopte rovers: { $hidden } van { $count }
mille_grazie-face-doing-ambush =
    { $count ->
        [one] { $names } zoekt een schuilplaats.
       *[other] { $names } zoeken een schuilplaats.
    }
mille_grazie-face-doing-setting-out = { $names } gaat zo op weg.
mille_grazie-face-doing-travel = { $names } kiest de volgende weg.
mille_grazie-face-doing-taking = { $names } heeft een opdracht gevonden.
mille_grazie-face-task =
    { $task ->
        [wait] Langs welke weg loer je op { $player }?
        [pair] Langs welke twee wegen loer je op { $player }?
        [alone] Nu reis jij. Alleen of met een escorte?
        [travel] Weg { $number } van { $count }: waarheen nu?
        [take] Hier ligt een opdracht. Neem je die mee?
       *[swap] Hier ligt een opdracht, maar je hebt er al drie. Ruil je?
    }

## De eerste stappen, uitgelegd aan tafel

mille_grazie-learn-goal = In deze ronde ben jij de edelman. Breng opdrachten naar hun bestemming, dat levert punten op: wie het eerst 30 heeft, wint.
mille_grazie-learn-wait = Eerst zet elke rover in het geheim zijn kompas op een weg, en wacht je daar op.
mille_grazie-learn-escort = Neem je een escorte mee? Dat bewaakt een weg naar keuze, maar dan reis je maar vier wegen in plaats van vijf.
mille_grazie-learn-road = Kies nu je route, weg voor weg. Langs een ervan ligt misschien iemand op de loer.
mille_grazie-learn-orders = Waar een opdracht ligt mag je hem meenemen, en op de bestemming krijg je er punten voor. Meer dan drie heb je er nooit.
mille_grazie-learn-ambush = Rijd je in een hinderlaag en bewaakt je escorte die weg niet, dan krijgt de rover 3 punten en verlies jij opdrachten: één op een groene weg, twee op een paarse, allemaal op een oranje.
mille_grazie-learn-turns = Na je reis is de volgende speler de edelman, en dan ben jij degene die achter een rots wacht.
mille_grazie-learn-end = Hier staat altijd hoe het verdergaat. Goede reis!
mille_grazie-learn-lurk-goal = In deze ronde ben jij een rover. Een andere speler is de edelman en reist met opdrachten; overval hem onderweg. Wie het eerst 30 punten heeft, wint.
mille_grazie-learn-lurk-set = Zet je kompas op de letter van een weg waar je hem verwacht. Iedereen ziet waar hij is en welke opdrachten hij heeft. Niemand ziet wat jij kiest. Bevestig daarna.
mille_grazie-learn-lurk-wait = Nu reist de edelman: vier wegen met een escorte, vijf zonder. Iedereen ziet welk van de twee, maar niet welke weg het escorte bewaakt. Kijk toe tot jij weer aan de beurt bent.
mille_grazie-learn-lurk-booty = Neemt hij jouw weg en is die niet bewaakt, dan krijg jij 3 punten en verliest hij opdrachten: één op een groene weg, twee op een paarse, allemaal op een oranje. Komt hij niet langs, dan hoort niemand waar je lag.
mille_grazie-learn-lurk-turns = Om de beurt is iedereen de edelman, jij ook. Wat je als rover hebt verdiend, telt net zo goed.
mille_grazie-learn-lurk-end = Hier staat altijd hoe het verdergaat. Goede jacht!

mille_grazie-doubt = Waar ze op de loer liggen
mille_grazie-passage = Over welke weg de edelman moet komen
mille_grazie-passage-asked = { $player }, de edelman, heeft nog de opdracht { $order }. Als hij die op deze reis aflevert, welke weg moet hij dan in elk geval nemen?
mille_grazie-passage-road = { $road }
mille_grazie-way-round = Het kan ook zonder { $road }: { $way }.
