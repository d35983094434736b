### Mille Grazie, auf Deutsch.
### $road ist Buchstabe und Name einer Straße, $order die beiden Städte und die Punkte einer Auftragskarte, $colour die Farbe einer Straße.

mille_grazie-colour =
    { $colour ->
        [green] grün
        [violet] violett
       *[orange] orange
    }

## Was geschehen ist

mille_grazie-drawn = { $player } schaut am unschuldigsten drein und beginnt als Edelmann.
mille_grazie-dealt = { $player } zieht den Auftrag { $order } und beginnt in dessen Startstadt.
mille_grazie-laid = Der Auftrag { $order } wird in { $city } ausgelegt.
mille_grazie-turned_away = Das Feld für { $order } ist besetzt: Die Karte wird abgeworfen.
mille_grazie-reshuffled = Der Stapel ist aufgebraucht; die abgeworfenen Karten werden neu gemischt.
mille_grazie-begun = Eine neue Runde: { $player } ist der Edelmann, die anderen sind Räuber.
mille_grazie-set = { $player } liegt an { $road } auf der Lauer.
mille_grazie-set-both = { $player } liegt an { $road } und an { $other } auf der Lauer.
mille_grazie-set-hidden = { $player } hat sich irgendwo versteckt.
mille_grazie-set_out = { $player } bricht auf, { $number } Straßen weit, mit Geleitschutz auf { $road }.
mille_grazie-set_out-hidden = { $player } bricht auf, { $number } Straßen weit, mit Geleitschutz auf einer geheimen Straße.
mille_grazie-set_out-alone = { $player } bricht auf, { $number } Straßen weit, ohne Geleitschutz.
mille_grazie-travelled = Die Kutsche von { $player } nimmt { $road }.
mille_grazie-ambushed = „Mille grazie!“ { $player } hat an { $road } gelauert und bekommt { $number } Punkte.
mille_grazie-ambushed-in-vain = { $player } hat an { $road } gelauert …
mille_grazie-guarded = … aber der Geleitschutz von { $player } bewacht { $road }: Der Überfall misslingt.
mille_grazie-lost = { $player } verliert den Auftrag { $order }.
mille_grazie-arrived = { $player } kommt in { $city } an.
mille_grazie-fulfilled =
    { $player } erfüllt { $order } und bekommt { $number ->
        [one] { $number } Punkt
       *[other] { $number } Punkte
    }.
mille_grazie-left = { $player } lässt den Auftrag in { $city } liegen.
mille_grazie-discarded = { $player } gibt { $order } auf.
mille_grazie-taken = { $player } nimmt den Auftrag { $order }.
mille_grazie-ended-delivered = Der Edelmann hat genug geliefert: Die Partie ist zu Ende.
mille_grazie-ended-waylaid = Die Räuber haben genug erbeutet: Die Partie ist zu Ende, und der Edelmann kommt nicht mehr an.

## Was verborgen ist. Zu zweit hat jeder zwei Kompasse.

mille_grazie-secret = Der Kompass von { $player }
mille_grazie-secret-first = Der erste Kompass von { $player }
mille_grazie-secret-second = Der zweite Kompass von { $player }

## Warum ein Kompass nicht auf einer Straße stehen kann

mille_grazie-possible = Der Kompass von { $player } kann auf { $road } stehen.
mille_grazie-not-set = Dieser Kompass ist nicht eingestellt.
mille_grazie-no-road = Keine Straße auf dieser Landkarte hat den Buchstaben { $letter }.
mille_grazie-elsewhere = Der Kompass von { $player } steht auf { $elsewhere }.
mille_grazie-passed = Der Edelmann ist über { $road } gefahren, und { $player } hat dort nicht gelauert.
mille_grazie-not-guarded = Der Edelmann wurde auf { $road } überfallen, also bewacht sein Geleitschutz eine andere Straße.
mille_grazie-the-other = Der andere Kompass von { $player } steht auf { $road }; beide stehen nie auf derselben Straße.
mille_grazie-out-of-order =
    Von zwei verdeckten Kompassen ist der erste der, dessen Buchstabe im Alphabet vorn liegt; für { $player } bleibt
    keine Straße, die zu { $road } passt.

## Was man tun kann

mille_grazie-offer-wait = Auf die Lauer legen an
mille_grazie-offer-pair = Auf die Lauer legen an { $road } und an
mille_grazie-offer-set-out = Aufbrechen
mille_grazie-offer-alone = ohne Geleitschutz, 5 Straßen weit
mille_grazie-offer-guarding = mit Geleitschutz auf { mille_grazie-offer-on }
mille_grazie-offer-on = { $road } ({ $a } – { $b }, { mille_grazie-colour })
mille_grazie-offer-travel = Weiter auf
mille_grazie-offer-to = { $road } nach { $city } ({ mille_grazie-colour })
mille_grazie-offer-order = Hier liegt ein Auftrag, { $order }:
mille_grazie-offer-take = nehmen
mille_grazie-offer-leave = liegen lassen
mille_grazie-offer-swap = { $order } nehmen und dafür aufgeben:
mille_grazie-offer-for = { $order }

## Auf dem Bild der Karte

mille_grazie-figure-noble = Der Edelmann, { $player }
mille_grazie-figure-coach = Die Kutsche von { $player }
mille_grazie-figure-brigand = { $player }, auf der Lauer
mille_grazie-figure-escort = Der Geleitschutz von { $player }
mille_grazie-figure-order = Der Auftrag { $order }

## Der Spielplan im Terminal

mille_grazie-picture-setup = { $board }: Die Karten werden ausgeteilt.
mille_grazie-picture-laying = { $board }: Aufträge werden auf der Landkarte ausgelegt.
mille_grazie-picture-ambush = { $board }: Spieler { $seat } ist der Edelmann; die Räuber legen sich auf die Lauer. Wer zuerst { $goal } Punkte hat, gewinnt.
mille_grazie-picture-setting-out = { $board }: Spieler { $seat }, der Edelmann, will gerade aufbrechen.
mille_grazie-picture-travel = { $board }: Spieler { $seat }, der Edelmann, hat { $travelled } von { $roads } Straßen hinter sich.
mille_grazie-picture-losing = { $board }: Spieler { $seat }, der Edelmann, wird auf Straße { $travelled } von { $roads } ausgeraubt.
mille_grazie-picture-taking = { $board }: Spieler { $seat }, der Edelmann, findet nach { $travelled } von { $roads } Straßen einen Auftrag.
mille_grazie-picture-over = { $board }: Die Partie ist zu Ende.
mille_grazie-picture-noble = Edelmann (Spieler { $seat })
mille_grazie-picture-brigand = Räuber (Spieler { $seat })
mille_grazie-picture-points =
    { $points ->
        [one] { $points } Punkt
       *[other] { $points } Punkte
    }
mille_grazie-picture-compass = Kompass { $roads }
mille_grazie-picture-set = Kompass eingestellt
mille_grazie-picture-map = Auf der Landkarte: { $orders }
mille_grazie-picture-ways = Von { $city }: { $ways }
mille_grazie-picture-way = { $letter } { $city } ({ mille_grazie-colour })

## Die Karte im Terminal

mille_grazie-atlas-way = { $road }, { mille_grazie-colour }
mille_grazie-atlas-used = { $road }, { mille_grazie-colour }, auf dieser Fahrt schon benutzt
mille_grazie-atlas-legend = Buchstaben sind Straßen: · grün, : violett, - orange. Verona*2: die Kutsche von Platz 2; F*2: Platz 2 lauert auf F oder bewacht sie.

## Am Tisch

mille_grazie-title = Mille Grazie
mille_grazie-pitch = Ein Edelmann reist mit Aufträgen durch Italien, während Räuber am Wegrand lauern, jeder an einer Straße seiner Wahl. Und reihum ist jeder einmal der Edelmann.
mille_grazie-lasts = 30 bis 45 Minuten
mille_grazie-board-italy = Italien
mille_grazie-reason-delivered = Ein erfüllter Auftrag brachte den dreißigsten Punkt.
mille_grazie-reason-waylaid = Ein Überfall brachte den dreißigsten Punkt.
mille_grazie-option-first_noble = Wer zuerst der Edelmann ist
mille_grazie-option-first_noble-seat = wer auf dem ersten Platz sitzt
mille_grazie-option-first_noble-random = wird ausgelost
mille_grazie-channel-table = Alle
mille_grazie-role-noble = der Edelmann
mille_grazie-role-brigand = Räuber
mille_grazie-help =
    Jeder Räuber stellt seinen Kompass auf den Buchstaben einer Straße und lauert dort; zu zweit stellt er zwei. Dann
    bricht der Edelmann auf: 4 verschiedene Straßen mit Geleitschutz, der eine Straße bewacht, oder 5 ohne. Erreicht er
    das Ziel eines seiner Aufträge, bekommt er dessen Punkte; liegt irgendwo ein Auftrag, darf er ihn nehmen, hat aber
    nie mehr als drei. Ein Räuber, dem er begegnet, bekommt 3 Punkte, und der Edelmann verliert auf einer grünen Straße
    einen Auftrag, auf einer violetten zwei, auf einer orangefarbenen alle. Auf der bewachten Straße passiert nichts.
    Danach ist der Nächste am Tisch der Edelmann. Wer zuerst 30 Punkte hat, gewinnt.

## Die Bilder auf der Seite

mille_grazie-face-order = { $first } nach { $destination }, { $worth } Punkte
mille_grazie-face-goal = Abzuliefern in { $destination }: { $worth } Punkte
mille_grazie-face-road = { $letter }, { $name }, { $a } – { $b }
mille_grazie-face-cost =
    { $count ->
        [one] ein Überfall kostet { $count } Auftrag
       *[other] ein Überfall kostet { $count } Aufträge
    }
mille_grazie-face-wait-here = { $road }: hier auf die Lauer legen
mille_grazie-face-wait = Wo legst du dich auf die Lauer?
mille_grazie-face-wait-two = Wo legst du dich auf die Lauer? Du hast zwei Kompasse.
mille_grazie-face-compass = Dein Kompass
mille_grazie-face-first-compass = Dein erster Kompass
mille_grazie-face-second-compass = Dein zweiter Kompass
mille_grazie-face-how = Dreh den Dolch auf den Buchstaben einer Straße. Niemand sieht ihn, bis der Edelmann vorbeikommt.
mille_grazie-face-how-two = Dreh jeden Dolch auf eine andere Straße. Niemand sieht sie, bis der Edelmann vorbeikommt.
mille_grazie-face-how-escort = Dreh die Scheibe auf die Straße, die dein Geleitschutz bewacht. Nur du weißt, welche es ist.
mille_grazie-face-one-more = Jetzt noch den anderen.
mille_grazie-face-covered = Er ist eingestellt. Halte den Deckel gedrückt, um nachzusehen.
mille_grazie-face-set-out = Nimmst du Geleitschutz mit?
mille_grazie-face-alone = Allein
mille_grazie-face-alone-help = 5 Straßen, keine bewacht
mille_grazie-face-escorted = Mit Geleitschutz
mille_grazie-face-escorted-help = 4 Straßen, eine bewacht
mille_grazie-face-guarded-road = Die Straße, die dein Geleitschutz bewacht
mille_grazie-face-which-way = Wohin jetzt?
mille_grazie-face-found = Hier liegt ein Auftrag
mille_grazie-face-take = Mitnehmen
mille_grazie-face-leave = Liegen lassen
mille_grazie-face-swap = Nehmen und dafür aufgeben
mille_grazie-face-points = { $points } von { $goal } Punkten
mille_grazie-face-first-to = Wer { $goal } hat, gewinnt
mille_grazie-face-journey = { $travelled } von { $roads } Straßen gefahren
mille_grazie-face-my-compass = Wo ich lauere
mille_grazie-face-my-escort = Was mein Geleitschutz bewacht
mille_grazie-face-lurks = liegt irgendwo auf der Lauer
mille_grazie-face-guards = Geleitschutz auf einer Straße
mille_grazie-face-ambush = Überfall auf der Straße { $road }
mille_grazie-face-robbed = „Mille grazie!“ { $points } Punkte für { $names }
mille_grazie-face-guarded = Der Geleitschutz verjagt { $names }
mille_grazie-face-nothing-lost = Da war nichts zu holen.
mille_grazie-face-delivered = Abgeliefert: { $points } Punkte
mille_grazie-face-skip = Überspringen
mille_grazie-face-hidden = Versteckte Räuber: { $hidden } von { $count }
mille_grazie-face-doing-ambush =
    { $count ->
        [one] { $names } sucht ein Versteck.
       *[other] { $names } suchen ein Versteck.
    }
mille_grazie-face-doing-setting-out = { $names } bricht gleich auf.
mille_grazie-face-doing-travel = { $names } wählt die nächste Straße.
mille_grazie-face-doing-taking = { $names } hat einen Auftrag gefunden.
mille_grazie-face-task =
    { $task ->
        [wait] An welcher Straße lauerst du { $player } auf?
        [pair] An welchen zwei Straßen lauerst du { $player } auf?
        [alone] Jetzt reist du. Allein oder mit Geleitschutz?
        [travel] Straße { $number } von { $count }: Wohin jetzt?
        [take] Hier liegt ein Auftrag. Nimmst du ihn?
       *[swap] Hier liegt ein Auftrag, aber du hast schon drei. Tauschst du?
    }

## Die ersten Schritte, am Tisch erklärt

mille_grazie-learn-goal = In dieser Runde bist du der Edelmann. Bring Aufträge an ihr Ziel, das gibt Punkte: Wer zuerst 30 hat, gewinnt.
mille_grazie-learn-wait = Zuerst stellt jeder Räuber heimlich seinen Kompass auf eine Straße und lauert dir dort auf.
mille_grazie-learn-escort = Nimmst du Geleitschutz mit? Er bewacht eine Straße deiner Wahl, aber dafür fährst du nur vier Straßen statt fünf.
mille_grazie-learn-road = Jetzt such dir deinen Weg, Straße für Straße. An einer davon liegt vielleicht jemand auf der Lauer.
mille_grazie-learn-orders = Wo ein Auftrag liegt, darfst du ihn mitnehmen, und am Ziel bringt er dir Punkte. Mehr als drei hast du nie.
mille_grazie-learn-ambush = Fährst du in einen Hinterhalt und dein Geleitschutz bewacht die Straße nicht, bekommt der Räuber 3 Punkte, und du verlierst Aufträge: einen auf einer grünen Straße, zwei auf einer violetten, alle auf einer orangefarbenen.
mille_grazie-learn-turns = Nach deiner Reise ist der Nächste am Tisch der Edelmann, und dann wartest du hinter einem Felsen.
mille_grazie-learn-end = Diese Zeile sagt immer, wie es weitergeht. Gute Reise!
mille_grazie-learn-lurk-goal = In dieser Runde bist du Räuber. Ein anderer ist der Edelmann und reist mit Aufträgen; überfall ihn unterwegs. Wer zuerst 30 Punkte hat, gewinnt.
mille_grazie-learn-lurk-set = Stell deinen Kompass auf den Buchstaben einer Straße, auf der du ihn erwartest. Alle sehen, wo er steht und welche Aufträge er hat. Niemand sieht, was du wählst. Dann bestätige es.
mille_grazie-learn-lurk-wait = Jetzt reist der Edelmann: vier Straßen mit Geleitschutz, fünf ohne. Alle sehen, was davon gilt, aber nicht, welche Straße bewacht ist. Schau zu, bis du wieder an der Reihe bist.
mille_grazie-learn-lurk-booty = Nimmt er deine Straße und ist sie nicht bewacht, bekommst du 3 Punkte, und er verliert Aufträge: einen auf einer grünen, zwei auf einer violetten, alle auf einer orangefarbenen. Kommt er nicht vorbei, erfährt niemand, wo du gelauert hast.
mille_grazie-learn-lurk-turns = Reihum ist jeder der Edelmann, auch du. Was du als Räuber verdient hast, zählt genauso.
mille_grazie-learn-lurk-end = Diese Zeile sagt immer, wie es weitergeht. Gute Jagd!

mille_grazie-doubt = Wo sie lauern
mille_grazie-passage = Über welche Straße der Edelmann kommen muss
mille_grazie-passage-asked = { $player }, der Edelmann, hat noch den Auftrag { $order }. Wenn er ihn auf dieser Reise abliefert: Welche Straße muss er auf jeden Fall nehmen?
mille_grazie-passage-road = { $road }
mille_grazie-way-round = Ohne { $road } geht es auch: { $way }.
