# What is said before a match: on the shelf, at a new table, where games are learned. The page fetches it there.

## Plekken

home-invitation = Iemand beweegt zich ongezien, en de anderen moeten uitzoeken waar – of wie. Schuif met vrienden aan via een link, of speel tegen bots.
home-games = Op de plank
new-action = Tafel openen

## Lijsten van spellen en tafels

game-players = { $more ->
    [0] { $fewest } spelers
   *[other] { $fewest } tot { $most } spelers
}
game-play = Spelen
games-loading = De spellen komen van de plank …
tables-mine = Mijn tafels
tables-none-mine = Je zit nog aan geen enkele tafel.
tables-public = Openbare tafels
tables-none-public = Er staat nu geen tafel open. Open er zelf een en maak hem openbaar.
tables-join = Meespelen
tables-watch = Meekijken
tables-continue = Verder spelen
tables-look-back = Terugkijken
tables-state = { $state ->
    [waiting] wacht op spelers
    [over] afgelopen
   *[playing] bezig
}

## Een nieuwe tafel

new-game = Spel
new-board = Speelbord
new-board-own = Neem een eigen speelbord mee (een JSON-bestand)
new-board-own-leave = Toch het bord van het spel nemen
new-board-own-checking = Het speelbord wordt gelezen …
new-seats = Plaatsen
new-seat-kind = Wie zit op plaats { $seat }
new-seat-mine = ik, hier
new-seat-open = iemand, via een link
new-seat-bot = { $bot ->
    [random] bot die maar wat doet
    [greedy] gretige bot, denkt één zet vooruit
    [novice] beginnende bot, kijkt een zet of twee vooruit
    [regular] ervaren bot, weet de weg
    [expert] sterke bot, denkt ver vooruit
    [master] meesterbot, denkt zo ver als drie seconden toelaten
    [careful] voorzichtige bot, neemt het zekere voor het onzekere
    [bold] gedurfde bot, doet wat niemand verwacht
   *[other] de bot “{ $bot }”
}
new-seat-name = Naam op plaats { $seat }
new-options = Huisregels
new-option-seat = plaats { $seat }
new-option-letters =
    { $count ->
        [one] Kies { $count } letter.
       *[other] Kies { $count } letters.
    }
new-who-sees = Wie de tafel kan vinden
new-by-link = alleen wie een link heeft
new-public = iedereen op deze server
new-create = Tafel openen
new-hot-seat = Meerdere spelers op één apparaat: geef het door als het doek valt. Wie elders meespeelt, ziet dat.

## Beginpagina en verder spelen

home-friends = Met vrienden
home-friends-choose = Kies een spel en wie waar zit.
home-friends-send = Stuur iedereen een link, of laat ze hem van je scherm scannen.
home-friends-play = Zodra iedereen zit, begint het spel.
resume-title = Waar je gebleven was
resume-mine = Jij bent aan de beurt.
resume-theirs = Het wachten is op { $names }.
resume-bots = De bots denken na.
resume-more = { $count ->
    [one] en nog één tafel
   *[other] en nog { $count } tafels
}
tables-bots = { $count ->
    [one] een bot
   *[other] { $count } bots
}

## Op een kaart

map-picture = Het speelbord

## Een spel leren

lessons-text = Elk spel heeft een gids om te lezen, een les aan een echte tafel en tien puzzels, waarvan één voor vandaag.
learn-action = Zo speel je het
learn-guide = Zo speel je het
learn-as = Ik ben { $role }
learn-table = Aan tafel leren
learn-table-text = Een echt spel tegen makkelijke bots, met een paar woorden bij elke stap. Je kunt de uitleg altijd stoppen en gewoon doorspelen.
learn-rules = De precieze regels
learn-english = Deze zijn in het Engels.

## De hulp van het notitieboek

new-aid = Notitieboeken rekenen uit wat er mogelijk is
new-aid-yes = ja, voor elke speler op basis van wat die zelf heeft gezien
new-aid-no = nee, iedereen denkt zelf
new-aid-ask = maak een keuze

## Puzzels

learn-puzzles = Puzzels
puzzle-suspect = { $name }
puzzle-of = { $game }: puzzel { $number }
puzzle-number = Puzzel { $number }
puzzle-today = Puzzel van de dag
puzzle-text = Een moment uit een partij tussen bots, gezien door de ogen van één speler. Met geluk heeft het niets te maken: er is maar één antwoord mogelijk, en je kunt het beredeneren.
puzzle-level =
    { $level ->
        [1] makkelijk
        [2] gemiddeld
       *[3] moeilijk
    }
puzzle-solved = opgelost
puzzle-loading = De puzzel wordt klaargezet …
puzzle-back = Terug naar de regels
puzzle-eyes = Je weet wat { $name } weet ({ $role }).
puzzle-chosen = Jouw antwoord: { $what }
puzzle-guess = Ik weet het zeker
puzzle-right = Goed. Iets anders is niet mogelijk.
puzzle-wrong = { $what }: nee. Denk nog eens na.
puzzle-tell = Vertel het me
puzzle-told = Het antwoord: { $what }
puzzle-why = Waarom niets anders mogelijk is
puzzle-next = Volgende puzzel
puzzle-choose = Kies je antwoord
puzzle-suspects = Mogelijke antwoorden

## First start

play-role = Ik ben
play-level = Tegen
play-level-name = { $bot ->
    [novice] Beginners
    [regular] Ervaren spelers
    [expert] Sterke spelers
    [master] Meesters
    [careful] Voorzichtigen
    [bold] Waaghalzen
   *[other] { $bot }
}
play-level-text = { $bot ->
    [novice] kijken een of twee zetten vooruit
    [regular] weten hoe het moet
    [expert] denken ver vooruit
    [master] denken drie seconden na
    [careful] nemen het zekere voor het onzekere
    [bold] doen wat niemand verwacht
   *[other] een zelfgemaakte bot
}
play-against = { $bot ->
    [novice] tegen beginners
    [regular] tegen ervaren spelers
    [expert] tegen sterke spelers
    [master] tegen meesters
    [careful] tegen voorzichtigen
    [bold] tegen waaghalzen
   *[other] tegen { $bot }
}
play-teach = Leer het me eerst
play-teach-text = Een partij tegen makkelijke bots, met een paar woorden bij elke stap.
play-start = Beginnen
play-change = Wijzigen
play-remembered = Dit apparaat onthoudt het: de volgende keer is één druk genoeg.

## Friends who go away, and come back

new-patience = Als een vriend weg is
new-patience-for = { $minutes ->
    [0] blijft iedereen wachten
    [10] mogen de anderen na 10 minuten een bot laten spelen
    [60] mogen de anderen na een uur een bot laten spelen
   *[1440] mogen de anderen na een dag een bot laten spelen
}
tables-won = Gewonnen
tables-lost = Verloren
tables-lost-to = Winst voor { $names }
tables-filter = Welke tafels
tables-filter-by = { $which ->
    [mine] Ik ben aan de beurt
    [playing] Bezig
    [over] Afgelopen
   *[all] Alle
} ({ $count })
tables-any-game = alle spellen
tables-none-such = Zo’n tafel is er niet.
new-hints = Tips
new-hints-yes = ja, wie aan zet is mag een bot om raad vragen
new-hints-no = nee, iedereen beslist zelf
