### Scotland Yard, die Kompaktausgabe, auf Deutsch.
### $transport ist der Name eines Verkehrsmittels, wie ihn die Dateien der Spielpläne haben, $called das Wort des Spielplans.

kompakt-transport =
    { $transport ->
        [taxi] Taxi
        [bus] Bus
        [underground] Underground
       *[other] { $called }
    }
kompakt-by =
    { $transport ->
        [taxi] mit dem Taxi
        [bus] mit dem Bus
        [underground] mit der Underground
       *[other] per { $called }
    }

## Was geschehen ist

kompakt-drawn = { $player } beginnt als Mister X.
kompakt-hand-begun = Spielrunde { $number } beginnt: { $player } ist Mister X.
kompakt-placed = Figur { $pawn } kommt auf { $place }.
kompakt-started = Mister X dreht ein Ticket um und startet auf { $place }.
kompakt-begun = Mister X ist am Zug.
kompakt-fled = Mister X zieht nach { $place }.
kompakt-dived = Mister X spielt ein Black Ticket, das ihn 3 Punkte kostet, und notiert { $place }.
kompakt-dived-hidden = Mister X spielt ein Black Ticket, das ihn 3 Punkte kostet, und taucht unter.
kompakt-shown = Mister X zeigt sich wieder: auf { $place }.
kompakt-moved = Figur { $pawn } fährt { kompakt-by } nach { $place }.
kompakt-skipped = Figur { $pawn } kann nicht ziehen und bleibt stehen.
kompakt-gave-up = { $player } möchte aufgeben.
kompakt-went-on = { $player } möchte doch weitermachen.
kompakt-hand-ended-caught = Figur { $pawn } hat Mister X geschnappt.
kompakt-hand-ended-cornered = Mister X kann nicht mehr ziehen und ist geschnappt.
kompakt-hand-ended-spent = Die Detektive haben keine Tickets mehr: Mister X ist entwischt.
kompakt-hand-ended-stuck = Keine der drei Figuren kann mehr ziehen: Die letzten Tickets gehen an Mister X.
kompakt-hand-ended-given-up = Die Detektive geben auf und rücken ihre letzten Tickets heraus.
kompakt-scored =
    { $player } holt als Mister X { $number ->
        [one] { $number } Punkt
       *[other] { $number } Punkte
    }.
kompakt-ended = Alle waren einmal Mister X: Das Spiel ist zu Ende.

kompakt-secret = Wo Mister X steckt
kompakt-secret-asked = Wo ist Mister X?

## Warum Mister X irgendwo nicht sein kann

kompakt-possible = Mister X kann auf { $place } sein.
kompakt-not-on-the-map = Mister X ist gar nicht auf dem Plan, also auch nicht auf { $place }.
kompakt-elsewhere = Mister X war anderswo zu sehen, nicht auf { $place }.
kompakt-not-within-reach = Mit seinem Black Ticket konnte Mister X nicht nach { $place } kommen.
kompakt-occupied = Auf { $place } stand eine Figur, als Mister X sein Black Ticket spielte.
kompakt-visited = Figur { $pawn } kam auf { $place }, und da war er nicht.

## Was man tun kann

kompakt-offer-place = Die nächste Figur auf
kompakt-offer-flight = Offen nach
kompakt-offer-black = Mit dem Black Ticket nach
kompakt-offer-pursuit = Figur { $pawn } { kompakt-by } nach
kompakt-offer-to = { $place }
kompakt-offer-talk = Den anderen sagen,
kompakt-offer-give-up = dass du aufgeben willst
kompakt-offer-go-on = dass du doch weitermachst

## In der Legende des Bildes

kompakt-legend =
    { $transport ->
        [taxi] Taxi
        [bus] Bus
        [underground] Underground
        [ferry] Fähre
       *[other] { $called }
    }

## Auf dem Bild des Spielplans

kompakt-figure-x = Mister X
kompakt-figure-detective = Figur { $pawn }

## Der Spielplan im Terminal

kompakt-picture-drawing = { $board }: Wer ist zuerst Mister X?
kompakt-picture-hand = { $board }, Spielrunde { $hand } von { $hands }: Spieler { $seat } ist Mister X.
kompakt-picture-over = { $board }: Das Spiel ist nach { $hands } Spielrunden zu Ende.
kompakt-picture-x = Mister X
kompakt-picture-figure = Figur { $pawn }
kompakt-picture-tickets = Tickets
kompakt-picture-points = Punkte
kompakt-picture-under = untergetaucht
kompakt-picture-away = nicht auf dem Plan
kompakt-picture-black = { $where } (Black Tickets: { $black })
kompakt-picture-moved = { $place } (gezogen)
kompakt-picture-kind = { $number } × { kompakt-transport }
kompakt-picture-score = Spieler { $seat }: { $number }
kompakt-picture-surrender = Spieler { $seat }: { $number } (würde aufgeben)

## Die Karte im Terminal

kompakt-atlas-legend = · { kompakt-legend }; 57*1: Figur 1 steht auf 57; [57]: die Mitte. „from 57“ nennt alle Linien von 57.

## Am Tisch

kompakt-title = Scotland Yard Kompakt
kompakt-pitch = Eine Jagd mit offenen Karten: Jeder Zug der Detektive bringt Mister X Punkte, und wenn sie ihn fast haben, taucht er unter. Jeder ist einmal Mister X.
kompakt-lasts = 20 bis 40 Minuten
kompakt-board-pocket = London im Taschenformat
kompakt-reason-caught = In der letzten Spielrunde wurde Mister X geschnappt.
kompakt-reason-cornered = In der letzten Spielrunde war Mister X umstellt.
kompakt-reason-spent = In der letzten Spielrunde gingen den Detektiven die Tickets aus.
kompakt-reason-stuck = In der letzten Spielrunde saßen die Detektive fest.
kompakt-reason-given_up = In der letzten Spielrunde haben die Detektive aufgegeben.
kompakt-option-black_tickets = Black Tickets für jeden Mister X
kompakt-option-first_mister_x = Wer zuerst Mister X ist
kompakt-option-first_mister_x-seat = wer auf dem ersten Platz sitzt
kompakt-option-first_mister_x-random = wird ausgelost
kompakt-channel-table = Alle
kompakt-channel-detectives = Nur Detektive
kompakt-role-mister_x = Mister X
kompakt-role-detective = Detektiv
kompakt-help =
    Jeder ist eine Spielrunde lang Mister X; die anderen führen gemeinsam die drei Figuren. Mister X zieht zuerst, offen
    und umsonst. Danach zieht jede Figur einmal, in beliebiger Reihenfolge, und jedes Ticket, das sie kostet, bekommt
    Mister X: Ein Taxi ist 1 Punkt wert, ein Bus 2, die Underground 3. Ein Black Ticket kostet ihn 3 Punkte: Er taucht
    unter, darf auch die Fähre nehmen und zeigt sich erst zu Beginn seines nächsten Zuges wieder. Eine Spielrunde endet,
    wenn eine Figur ihn erreicht, wenn er nicht ziehen kann, wenn die Tickets aufgebraucht sind oder keine Figur mehr
    ziehen kann, oder wenn alle Detektive aufgeben – dann bekommt er alle übrigen Tickets. Wer die meisten Punkte hat,
    gewinnt.

## Das Gesicht des Spiels, nur auf der Seite. $ticket ist das Wort für eine Art von Tickets.

kompakt-face-pile = { $ticket }: { $count }, für Mister X je { $price } wert
kompakt-face-tickets = Tickets der Detektive
kompakt-face-moved = hat gezogen
kompakt-face-scores = Als Mister X
kompakt-face-hand = Spielrunde { $number }
kompakt-face-playing = jetzt
kompakt-face-to-come = kommt noch
kompakt-face-task =
    { $task ->
        [place] Stell Figur { $pawn } auf eine Station.
        [flee] Mister X, wohin fliehst du?
        [flee-black] Mister X, wohin fliehst du: offen oder mit einem Black Ticket?
        [seek] Wohin fährt Figur { $pawn }?
       *[seek-any] Zieh eine Figur, die noch nicht gezogen hat.
    }
kompakt-face-figure = Figur { $pawn }
kompakt-face-open = Offen
kompakt-face-open-note = Das kostet nichts
kompakt-face-black = Black Ticket
kompakt-face-black-note = Untertauchen für { $price } Punkte
kompakt-face-give-up = Spielrunde aufgeben
kompakt-face-give-up-note = Mister X bekommt die übrigen Tickets
kompakt-face-go-on = Doch weitermachen
kompakt-face-go-on-note = Du gibst nicht mehr auf
kompakt-face-wish =
    { $count ->
        [one] { $names } möchte aufgeben.
       *[other] { $names } möchten aufgeben.
    }
# $name: wer Mister X ist
kompakt-face-log = Spielrunde { $number } von { $count } · { $name } ist Mister X
kompakt-face-box-start = Gestartet ist er auf { $station }.
kompakt-face-box-open = Zug { $number }: nach { $station }.
kompakt-face-box-covered = Zug { $number }: mit dem Black Ticket, ungesehen.
kompakt-face-box-own = Zug { $number }: mit dem Black Ticket nach { $station }, von den anderen ungesehen.
kompakt-face-box-shown = Zug { $number }: mit dem Black Ticket, danach auf { $station } gesehen.

## Die ersten Schritte, am Tisch erklärt

kompakt-learn-goal = In dieser Spielrunde bist du Mister X, und alle sehen dich. Jedes Ticket, mit dem die drei Figuren bezahlen, bekommst du: Ein Taxi ist 1 Punkt wert, ein Bus 2, die Underground 3.
kompakt-learn-flee = Such dir eine der leuchtenden Haltestellen aus, weg von den Figuren, und bestätige sie.
kompakt-learn-wait = Jetzt zieht jede Figur, die kann, einmal, und du kassierst.
kompakt-learn-points = Hier wachsen deine Punkte. Lange Verfolgungen lohnen sich.
kompakt-learn-black = Ein Black Ticket kostet dich 3 Punkte, und du bist bis zu deinem nächsten Zug verschwunden. Das ist dein Ausweg, wenn sie dich fast haben. Mach einen Zug, offen oder nicht.
kompakt-learn-hands = Wenn die Spielrunde endet, ist der Nächste am Tisch Mister X, und du jagst mit. Am Ende gewinnt, wer die meisten Punkte hat.
kompakt-learn-end = Diese Zeile sagt immer, wie es weitergeht. Lass sie bezahlen.
kompakt-learn-hunt-goal = In dieser Spielrunde bist du einer der Detektive. Gemeinsam führt ihr drei Figuren und versucht, Mister X zu erreichen, der offen flieht.
kompakt-learn-hunt-place = Die Figuren starten auf Underground-Stationen. Jeder Detektiv darf jede stellen, ein Kollege kann also schneller sein. Dann wird der Start von Mister X gezogen, und er zieht.
kompakt-learn-hunt-move = Jetzt sind die Detektive dran. Erst stellen sie ihre Figuren auf, dann ziehen sie. Such dir eine leuchtende Haltestelle aus und bestätige sie.
kompakt-learn-hunt-pay = Diese Tickets sind alles, was ihr zusammen habt. Jedes, mit dem ihr bezahlt, bekommt Mister X und damit Punkte: ein Taxi 1, ein Bus 2, die Underground 3.
kompakt-learn-hunt-under = Spielt er ein Black Ticket, ist er bis zu seinem nächsten Zug verschwunden. Niemand erfährt, wie und wohin; nur, dass er von dort weitergezogen ist, wo ihr ihn zuletzt gesehen habt, vielleicht mit der Fähre.
kompakt-learn-hunt-end = Diese Zeile sagt immer, wie es weitergeht. In einer späteren Spielrunde bist du selbst Mister X.
