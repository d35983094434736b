# What is said before a match: on the shelf, at a new table, where games are learned. The page fetches it there.

## Orte

home-invitation = Jemand ist heimlich unterwegs, und die anderen müssen herausfinden, wo – oder wer. Setz dich mit Freunden an den Tisch, ein Link genügt, oder spiel gegen Bots.
home-games = Im Regal
new-action = Tisch eröffnen

## Spiele und Tische in Listen

game-players = { $more ->
    [0] { $fewest } Personen
   *[other] { $fewest } bis { $most } Personen
}
game-play = Spielen
games-loading = Die Spiele werden aus dem Regal geholt …
tables-mine = Meine Tische
tables-none-mine = Du sitzt noch an keinem Tisch.
tables-public = Öffentliche Tische
tables-none-public = Gerade ist kein Tisch offen. Eröffne einen und mach ihn öffentlich.
tables-join = Mitspielen
tables-watch = Zuschauen
tables-continue = Weiterspielen
tables-look-back = Noch einmal ansehen
tables-state = { $state ->
    [waiting] wartet auf Mitspieler
    [over] zu Ende
   *[playing] läuft gerade
}

## Ein neuer Tisch

new-game = Spiel
new-board = Spielplan
new-board-own = Eigenen Spielplan mitbringen (eine JSON-Datei)
new-board-own-leave = Doch den Spielplan des Spiels nehmen
new-board-own-checking = Der Spielplan wird gelesen …
new-seats = Plätze
new-seat-kind = Wer sitzt auf Platz { $seat }
new-seat-mine = ich, hier
new-seat-open = jemand, per Link
new-seat-bot = { $bot ->
    [random] Zufalls-Bot, zieht aufs Geratewohl
    [greedy] gieriger Bot, denkt einen Zug voraus
    [novice] Bot für den Anfang, sieht ein, zwei Züge voraus
    [regular] geübter Bot, kennt sich aus
    [expert] starker Bot, denkt weit voraus
    [master] Meister-Bot, denkt so weit, wie drei Sekunden reichen
    [careful] vorsichtiger Bot, geht auf Nummer sicher
    [bold] kühner Bot, tut, was niemand erwartet
   *[other] der Bot „{ $bot }“
}
new-seat-name = Name auf Platz { $seat }
new-options = Hausregeln
new-option-seat = Platz { $seat }
new-option-letters =
    { $count ->
        [one] Wähle { $count } Buchstaben.
       *[other] Wähle { $count } Buchstaben.
    }
new-who-sees = Wer den Tisch findet
new-by-link = nur wer einen Link hat
new-public = alle auf diesem Server
new-create = Los geht’s
new-hot-seat = Mehrere an einem Gerät: Reicht es weiter, wenn der Vorhang fällt. Wer anderswo mitspielt, erfährt es.

## Startseite und Weiterspielen

home-friends = Mit Freunden
home-friends-choose = Such ein Spiel aus und bestimme, wer wo sitzt.
home-friends-send = Schick allen einen Link, oder lass sie ihn von deinem Bildschirm scannen.
home-friends-play = Sobald alle sitzen, geht es los.
resume-title = Weiter geht’s
resume-mine = Du bist dran.
resume-theirs = Gewartet wird auf { $names }.
resume-bots = Die Bots denken nach.
resume-more = { $count ->
    [one] und noch ein Tisch
   *[other] und noch { $count } Tische
}
tables-bots = { $count ->
    [one] ein Bot
   *[other] { $count } Bots
}

## Auf einer Karte

map-picture = Der Spielplan

## Ein Spiel kennenlernen

lessons-text = Zu jedem Spiel gibt es eine Anleitung, eine Einführung am echten Tisch und zehn Rätsel, eines davon für heute.
learn-action = So geht das Spiel
learn-guide = So wird gespielt
learn-as = Ich bin { $role }
learn-table = Am Tisch lernen
learn-table-text = Eine echte Partie gegen leichte Bots, mit ein paar Worten zu jedem Schritt. Du kannst die Erklärungen jederzeit beenden und einfach weiterspielen.
learn-rules = Die genauen Regeln
learn-english = Sie sind auf Englisch.

## Die Hilfe des Notizbuchs

new-aid = Notizbücher rechnen aus, was möglich ist
new-aid-yes = ja, für jeden nur aus dem, was er selbst gesehen hat
new-aid-no = nein, alle denken selbst
new-aid-ask = bitte wählen

## Rätsel

learn-puzzles = Rätsel
puzzle-suspect = { $name }
puzzle-of = { $game }: Rätsel { $number }
puzzle-number = Rätsel { $number }
puzzle-today = Rätsel des Tages
puzzle-text = Ein Moment aus einer Partie zwischen Bots, mit den Augen eines Spielers gesehen. Mit Glück hat das nichts zu tun: Nur eine Antwort ist möglich, und man kann sie herausfinden.
puzzle-level =
    { $level ->
        [1] leicht
        [2] mittel
       *[3] schwer
    }
puzzle-solved = gelöst
puzzle-loading = Das Rätsel wird aufgebaut …
puzzle-back = Zurück zu den Regeln
puzzle-eyes = Du weißt, was { $name } weiß ({ $role }).
puzzle-chosen = Deine Antwort: { $what }
puzzle-guess = Ich bin sicher
puzzle-right = Richtig. Etwas anderes ist nicht möglich.
puzzle-wrong = { $what }: nein. Überleg noch einmal.
puzzle-tell = Sag es mir
puzzle-told = Die Antwort: { $what }
puzzle-why = Warum nichts anderes möglich ist
puzzle-next = Nächstes Rätsel
puzzle-choose = Wähle deine Antwort
puzzle-suspects = Mögliche Antworten

## First start

play-role = Ich bin
play-level = Gegen
play-level-name = { $bot ->
    [novice] Anfänger
    [regular] Geübte
    [expert] Starke
    [master] Meister
    [careful] Vorsichtige
    [bold] Kühne
   *[other] { $bot }
}
play-level-text = { $bot ->
    [novice] sehen ein, zwei Züge weit
    [regular] kennen sich aus
    [expert] denken weit voraus
    [master] denken drei Sekunden lang
    [careful] gehen auf Nummer sicher
    [bold] tun, was niemand erwartet
   *[other] ein selbst gemachter Bot
}
play-against = { $bot ->
    [novice] gegen Anfänger
    [regular] gegen Geübte
    [expert] gegen Starke
    [master] gegen Meister
    [careful] gegen Vorsichtige
    [bold] gegen Kühne
   *[other] gegen { $bot }
}
play-teach = Erst erklären
play-teach-text = Eine Partie gegen leichte Bots, mit ein paar Worten bei jedem Schritt.
play-start = Los geht’s
play-change = Ändern
play-remembered = Dieses Gerät merkt es sich: Beim nächsten Mal genügt ein Druck.

## Friends who go away, and come back

new-patience = Wenn jemand weg ist
new-patience-for = { $minutes ->
    [0] wird für immer gewartet
    [10] dürfen die anderen nach 10 Minuten einen Bot spielen lassen
    [60] dürfen die anderen nach einer Stunde einen Bot spielen lassen
   *[1440] dürfen die anderen nach einem Tag einen Bot spielen lassen
}
tables-won = Gewonnen
tables-lost = Verloren
tables-lost-to = Sieg für { $names }
tables-filter = Welche Tische
tables-filter-by = { $which ->
    [mine] Ich bin dran
    [playing] Laufende
    [over] Beendete
   *[all] Alle
} ({ $count })
tables-any-game = alle Spiele
tables-none-such = So einen Tisch gibt es nicht.
new-hints = Tipps
new-hints-yes = ja, wer dran ist, darf einen Bot fragen
new-hints-no = nein, alle entscheiden selbst
