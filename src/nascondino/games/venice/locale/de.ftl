### Scotland Yard Venice, auf Deutsch.
### $transport ist der Name eines Verkehrsmittels, wie ihn die Dateien der Spielpläne haben, $called das Wort des Spielplans.

venice-transport =
    { $transport ->
        [gondola] Gondel
        [motorboat] Motorboot
        [jet_ski] Jetski
        [taxi] Taxi
        [bus] Bus
        [underground] Underground
       *[other] { $called }
    }
venice-by =
    { $transport ->
        [gondola] mit der Gondel
        [motorboat] mit dem Motorboot
        [jet_ski] mit dem Jetski
        [taxi] mit dem Taxi
        [bus] mit dem Bus
        [underground] mit der Underground
       *[other] per { $called }
    }
venice-by-first =
    { $transport ->
        [gondola] Mit der Gondel
        [motorboat] Mit dem Motorboot
        [jet_ski] Mit dem Jetski
        [taxi] Mit dem Taxi
        [bus] Mit dem Bus
        [underground] Mit der Underground
       *[other] Per { $called }
    }

venice-pawn =
    { $owns ->
        [alone] { $owner }
        [several] { $owner } ({ $pawn })
        [police] Polizei { $pawn }
       *[unknown] Figur { $pawn }
    }
venice-pawn-within =
    { $owns ->
        [alone] { $owner }
        [several] { $owner } ({ $pawn })
        [police] Polizei { $pawn }
       *[unknown] Figur { $pawn }
    }

## Was geschehen ist

venice-placed = { venice-pawn } startet auf { $place }.
venice-hid = Mister X startet auf { $place }.
venice-hid-hidden = Mister X zieht verdeckt seine Startstation.
venice-begun = Runde { $number } beginnt.
venice-doubled = Mister X sagt einen Doppelzug an.
venice-fled = Zug { $number }: Mister X fährt { venice-by } nach { $place }.
venice-fled-hidden = Zug { $number }: Mister X fährt { venice-by } – wohin, sieht niemand.
venice-fled-black = Zug { $number }: Mister X spielt ein Black Ticket und fährt nach { $place }.
venice-fled-black-hidden = Zug { $number }: Mister X spielt ein Black Ticket – wohin er fährt, sieht niemand.
venice-shown = Mister X zeigt sich auf { $place }.
venice-moved = { venice-pawn } fährt { venice-by } nach { $place }.
venice-skipped = { venice-pawn } kann nicht ziehen und setzt aus.
venice-ended-caught = { venice-pawn } schnappt Mister X auf { $place }: Die Detektive gewinnen.
venice-ended-cornered = Mister X kommt von { $place } nicht mehr weg: Die Detektive gewinnen.
venice-ended-escaped = Die letzte Runde ist vorbei, und Mister X ist noch auf freiem Fuß: Er gewinnt. Er war auf { $place }.
venice-ended-stranded = Kein Detektiv kann mehr ziehen: Mister X gewinnt. Er war auf { $place }.

venice-secret = Wo Mister X steckt
venice-secret-asked = Wo ist Mister X?

## Warum Mister X irgendwo nicht sein kann. $number: sein Zug, mit dem es ausgeschlossen wurde.

venice-possible = Mister X kann auf { $place } sein.
venice-not-a-start = { $place } ist auf keiner Startkarte von Mister X.
venice-not-within-reach = Zug { $number } { venice-by } kann nicht auf { $place } geendet haben.
venice-not-within-reach-black = Zug { $number } mit dem Black Ticket kann nicht auf { $place } geendet haben.
venice-elsewhere =
    { $number ->
        [0] Mister X ist nicht auf { $place } gestartet.
       *[other] Nach Zug { $number } war Mister X anderswo, nicht auf { $place }.
    }
venice-visited =
    { $number ->
        [0] Vor dem ersten Zug von Mister X stand { venice-pawn-within } auf { $place }, und da war er nicht.
       *[other] { venice-pawn } kam nach Zug { $number } auf { $place }, und da war er nicht.
    }
venice-shut-in = Von { $place } wäre Mister X nach Zug { $number } nicht weitergekommen, und die Partie wäre zu Ende gewesen.
venice-no-second-move = Von { $place } aus war nach Zug { $number } kein Doppelzug möglich, er hat aber einen angesagt.

## Was man tun kann

venice-offer-flight = { venice-by-first } nach
venice-offer-black = Mit einem Black Ticket nach
venice-offer-double = Mit einem Doppelzug-Ticket:
venice-offer-declare = zwei Züge nacheinander
venice-offer-pursuit = { venice-pawn } { venice-by } nach
venice-offer-to = { $place }

## In der Legende des Bildes

venice-legend =
    { $transport ->
        [gondola] Gondel
        [motorboat] Motorboot
        [jet_ski] Jetski
        [vaporetto] Vaporetto
        [taxi] Taxi
        [bus] Bus
        [underground] Underground
        [ferry] Fähre
       *[other] { $called }
    }

## Auf dem Bild des Spielplans

venice-figure-x = Mister X
venice-figure-detective = { venice-pawn }
venice-figure-police =
    { $owns ->
        [unknown] Figur { $pawn }, Polizei
       *[police] { venice-pawn }
    }

## Der Spielplan im Terminal

venice-picture-setup = { $board }: Die Figuren werden aufgestellt.
venice-picture-round =
    { $board }, Runde { $round } von { $rounds }. { $show ->
        [0] Mister X hat { $moves }-mal gezogen und zeigt sich nicht mehr.
       *[other] Mister X hat { $moves ->
            [0] noch nicht gezogen
            [one] einmal gezogen
           *[other] { $moves }-mal gezogen
        } und zeigt sich nach Zug { $show }.
    }
venice-picture-over = { $board }, Runde { $round } von { $rounds }: Die Partie ist zu Ende.
venice-picture-x = Mister X (Platz { $seat })
venice-picture-detective = Figur { $pawn } (Platz { $seat })
venice-picture-police = Figur { $pawn } (Polizei)
venice-picture-supply = Vorrat
venice-picture-sharing = Figur { $pawn } (teilt Tickets mit Figur { $other })
venice-picture-unseen = ungesehen
venice-picture-with = { $where } (Black Tickets: { $black }, Doppelzüge: { $doubles })
venice-picture-moved = { $place } (gezogen)

## Die Karte im Terminal

venice-atlas-legend = · { venice-legend }; 57*1: Figur 1 steht auf 57; [57]: die Mitte. „from 57“ nennt alle Linien von 57.

## Am Tisch

venice-title = Scotland Yard Venice
venice-pitch = Mister X huscht ungesehen durch die Kanäle von Venedig, und die Detektive kreisen ihn ein: nach den Tickets, die er zurücklässt.
venice-lasts = 45 bis 60 Minuten
venice-board-venice = Venedig
venice-board-london = London
venice-reason-caught = Mister X wurde geschnappt.
venice-reason-cornered = Mister X war umstellt und konnte nicht mehr ziehen.
venice-reason-escaped = Mister X ist entkommen.
venice-reason-stranded = Die Detektive saßen fest, und Mister X ist entwischt.
venice-reason-resigned = { $role ->
    [mister_x] Mister X hat aufgegeben.
   *[detective] Die Detektive haben aufgegeben.
}
venice-option-mister_x = Wer Mister X ist
venice-option-stuck_rule = Mister X gewinnt auch, sobald diese festsitzen
venice-option-stuck_rule-detectives = alle Detektive
venice-option-stuck_rule-all_pawns = alle Detektive und die Polizei
venice-channel-table = Alle
venice-channel-detectives = Nur Detektive
venice-role-mister_x = Mister X
venice-role-detective = Detektiv
venice-help =
    In jeder Runde zieht zuerst Mister X, danach jede andere Figur einmal, in beliebiger Reihenfolge. Er zeigt sein
    Ticket, seine Station aber nur nach den Zügen 3, 8, 13, 18 und 24. Er bezahlt aus dem Vorrat; dorthin kommen auch
    die Tickets der Detektive. Ein Black Ticket verbirgt, womit er fährt, und nur damit kommt er auf die geheimen
    Linien. Einen Doppelzug muss er vorher ansagen. Die Detektive gewinnen, wenn eine Figur seine Station erreicht oder
    er nicht mehr ziehen kann; er gewinnt nach 22 Runden oder sobald kein Detektiv mehr ziehen kann. Die Polizei fährt
    umsonst.

## Das Gesicht des Spiels, nur auf der Seite. $ticket ist das Wort für eine Art von Tickets.

venice-face-pile = { $ticket }: { $count }
venice-face-tickets = Tickets
venice-face-supply = Vorrat
venice-face-free = fährt umsonst
venice-face-shared = teilt Tickets mit { venice-pawn-within }
venice-face-moved = hat gezogen
venice-face-task =
    { $task ->
        [flee] Mister X, wohin fliehst du?
        [flee-show] Mister X, wohin fliehst du? Nach diesem Zug zeigst du dich.
        [first] Erster von zwei Zügen: Wohin fliehst du?
        [first-show] Erster von zwei Zügen: Wohin fliehst du? Nach diesem Zug zeigst du dich.
        [second] Zweiter von zwei Zügen: Wohin fliehst du?
        [second-show] Zweiter von zwei Zügen: Wohin fliehst du? Nach diesem Zug zeigst du dich.
        [seek] Wohin fährt { venice-pawn-within }?
       *[seek-any] Zieh eine deiner Figuren. Die Reihenfolge bestimmst du.
    }
venice-face-black = Black Ticket
venice-face-black-note = Egal womit, auch auf den geheimen Linien
venice-face-double = Doppelzug
venice-face-double-note = Zwei Züge nacheinander
# $show: der Zug, nach dem er sich das nächste Mal zeigt; 0, wenn nie mehr
venice-face-log =
    Runde { $round } von 22 · { $show ->
        [0] Mister X zeigt sich nicht mehr
       *[other] Mister X zeigt sich nach Zug { $show }
    }
venice-face-last-seen = Hier gesehen nach Zug { $number }
venice-face-box-empty = Zug { $number }: noch nicht gemacht.
venice-face-box-show = Zug { $number }: Da zeigt er sich.
venice-face-box-covered = Zug { $number }: { $ticket }, ungesehen.
venice-face-box-own = Zug { $number }: { $ticket } nach { $station }, von den anderen ungesehen.
venice-face-box-shown = Zug { $number }: { $ticket }, gesehen auf { $station }.
venice-face-box-joined = { $box } Die erste Hälfte eines Doppelzugs.

## Die ersten Schritte, am Tisch erklärt

venice-learn-goal = Du bist Mister X, und nur du siehst, wo du bist. Die Figuren mit den Nummern jagen dich. Bleib 22 Runden lang frei, dann gewinnst du.
venice-learn-choose = Die leuchtenden Stationen kannst du erreichen. Such dir eine aus, die dich von den Verfolgern wegbringt; in der Liste neben dem Spielplan stehen dieselben.
venice-learn-go = Hier steht, was du ausgewählt hast. Nichts wird gesendet, bevor du es bestätigst.
venice-learn-told = Alle sehen dein Ticket, aber nicht, wohin du gefahren bist. Mehr haben die Verfolger nicht in der Hand. Ein Black Ticket verrät nicht einmal, womit.
venice-learn-wait = Jetzt zieht jeder der Verfolger. Die Lampe zeigt, wer am Zug ist.
venice-learn-show = Nach deinen Zügen 3, 8, 13, 18 und 24 musst du dich zeigen. Denk daran und mach noch einen Zug.
venice-learn-black = Zwei Dinge helfen, wenn sie dir nahe kommen. Ein Black Ticket verbirgt sogar, womit du fährst, und öffnet die geheimen Linien; ein Doppelzug-Ticket gibt dir zwei Züge nacheinander. Du hast nur wenige davon.
venice-learn-end = Diese Zeile sagt immer, wie es weitergeht. Und jetzt nichts wie weg.
venice-learn-hunt-goal = Du bist Detektiv, und eine dieser Figuren gehört dir. Mister X versteckt sich irgendwo auf dem Plan. Kommt innerhalb von 22 Runden ein Verfolger auf seine Station, habt ihr alle gewonnen.
venice-learn-hunt-wait = Mister X zieht zuerst. Hier steht, welches Ticket er benutzt hat, mehr erfährst du nicht. Ein Black Ticket verrät nicht einmal, womit er gefahren ist.
venice-learn-hunt-move = Du bist am Zug. Die leuchtenden Stationen kann deine Figur erreichen, oder die Polizei. Such dir eine aus und bestätige sie. Dein Ticket kommt in den Vorrat, und Mister X darf es benutzen.
venice-learn-hunt-told = Nach seinen Zügen 3, 8, 13, 18 und 24 muss Mister X sich zeigen, und hier liest du, wo. Von da an zähl weiter: Welche Stationen kann er mit seinen Tickets erreicht haben?
venice-learn-hunt-team = Alle Detektive wissen dasselbe und gewinnen gemeinsam. Sie ziehen in beliebiger Reihenfolge; besprecht also, wer welchen Weg versperrt.
venice-learn-hunt-end = Diese Zeile sagt immer, wie es weitergeht. Zieht das Netz zu.

venice-face-log-over = Die Jagd endete in Runde { $round }
