### Scotland Yard, das Würfelspiel, auf Deutsch.
### $place ist die Nummer eines Ortes mit dem Namen seines Plättchens, $number nur die Nummer; $letter und $tile sind Buchstabe und
### Name eines Plättchens. $how ist eines von taxi, bus, underground, black, helicopter. $move zählt die Züge von Mister X.

dice-pawn =
    { $owns ->
        [alone] { $owner }
        [several] { $owner } ({ $pawn })
       *[unknown] Figur { $pawn }
    }
dice-pawn-within =
    { $owns ->
        [alone] { $owner }
        [several] { $owner } ({ $pawn })
       *[unknown] Figur { $pawn }
    }

## Was geschehen ist

dice-laid = Plättchen { $letter }, { $tile }, wird ausgelegt.
dice-turned = Plättchen { $letter }, { $tile }, wird auf die helle Seite gedreht.
dice-placed = { dice-pawn } startet auf { $place }.
dice-hidden = Mister X versteckt sich auf { $place }.
dice-hidden-unseen = Mister X hat sein Versteck gewählt.
dice-named = Mister X verrät: „Ich bin auf Plättchen { $letter }, { $tile }.“
dice-begun =
    { $move ->
        [0] Die Jagd beginnt. { dice-pawn } fängt an.
       *[other] Eine neue Runde: { dice-pawn-within } fängt an.
    }
dice-rolled =
    Gewürfelt{ $taxi ->
        [0] { "" }
       *[other] { " · " }{ $taxi } × Taxi
    }{ $bus ->
        [0] { "" }
       *[other] { " · " }{ $bus } × Bus
    }{ $underground ->
        [0] { "" }
       *[other] { " · " }{ $underground } × Underground
    }{ $x ->
        [0] { "" }
       *[other] { " · " }{ $x } × X
    }
dice-rerolled = Ein Chip wird abgegeben: noch einmal würfeln.
dice-moved =
    { dice-pawn } fährt { $how ->
        [taxi] mit dem Taxi
        [bus] mit dem Bus
       *[underground] mit der Underground
    } nach { $place }.
dice-stayed = { dice-pawn } kann keinen Würfel nutzen und bleibt stehen.
dice-doubled = Mister X macht einen Doppelzug.
dice-fled =
    Zug { $move }: Mister X { $how ->
        [taxi] nimmt ein Taxi
        [bus] nimmt den Bus
        [underground] nimmt die Underground
        [black] fährt mit einem Black Ticket
       *[helicopter] fliegt quer über die Stadt
    } nach { $place }.
dice-fled-unseen =
    Zug { $move }: Mister X { $how ->
        [taxi] nimmt ein Taxi
        [bus] nimmt den Bus
        [underground] nimmt die Underground
        [black] fährt mit einem Black Ticket
       *[helicopter] fliegt quer über die Stadt
    } – wohin, sieht niemand.
dice-passed = Zug { $move }: Mister X kann keinen Würfel nutzen. Er hält still.
dice-shown = Der Nebel lichtet sich: Mister X ist auf { $place }. Seine Würfel gehen in den Vorrat zurück, und sein Weg liegt offen: { $way }.
dice-ended-caught = Mister X und { dice-pawn-within } treffen sich auf { $place }: Die Detektive gewinnen.
dice-ended-escaped = Das letzte Feld ist zugedeckt, und niemand hat Mister X gefunden: Er gewinnt. Er war auf { $place }.

dice-secret = Wo Mister X steckt
dice-secret-asked = Wo ist Mister X?

## Warum Mister X irgendwo nicht sein kann. $move: wie oft er da schon gezogen hatte.

dice-possible = Mister X kann auf { $place } sein.
dice-not-hidden-yet = Mister X hat sich noch nicht versteckt.
dice-in-the-box = { $number } ist auf Plättchen { $letter }, und das liegt in der Schachtel.
dice-occupied =
    { $move ->
        [0] { dice-pawn } stand auf { $place }, als Mister X sich versteckte.
       *[other] Auf { $place } wäre er mit Zug { $move } bei { dice-pawn-within } gelandet.
    }
dice-off-tile = { $place } ist nicht auf Plättchen { $letter }, das Mister X genannt hat.
dice-not-within-reach =
    Zug { $move } { $how ->
        [taxi] mit dem Taxi
        [bus] mit dem Bus
        [underground] mit der Underground
        [black] mit dem Black Ticket
       *[helicopter] mit dem Hubschrauber
    } kann nicht auf { $place } geendet haben.
dice-elsewhere =
    { $move ->
        [0] Mister X hat sich nicht auf { $place } versteckt.
       *[other] Nach Zug { $move } war Mister X anderswo, nicht auf { $place }.
    }
dice-visited =
    { $move ->
        [0] Vor dem ersten Zug von Mister X stand { dice-pawn-within } auf { $place }, und da war er nicht.
       *[other] { dice-pawn } kam nach Zug { $move } auf { $place }, und da war er nicht.
    }
dice-could-move = Auf { $place } hätte er nach Zug { $move } einen der Würfel nutzen können, er hat aber gepasst.
dice-no-second-move = Von { $place } aus war nach Zug { $move } kein Doppelzug möglich, er hat aber einen gemacht.

## Was man tun kann

dice-offer-start = Starten auf
dice-offer-hide = Verstecken auf
dice-offer-flight =
    { $how ->
        [taxi] Mit dem Taxi nach
        [bus] Mit dem Bus nach
        [underground] Mit der Underground nach
        [black] Mit einem Black Ticket nach
       *[helicopter] Mit dem Hubschrauber nach
    }
dice-offer-pursuit =
    { dice-pawn } { $how ->
        [taxi] mit dem Taxi
        [bus] mit dem Bus
       *[underground] mit der Underground
    } nach
dice-offer-to = { $place }
dice-offer-flight-to =
    { $caught ->
        [0] { $place }
       *[other] { $place } ({ dice-offer-caught })
    }
dice-offer-caught = dort wirst du sofort geschnappt
dice-offer-stays = Kein Würfel passt: stehen bleiben mit
dice-offer-pawn = { dice-pawn-within }
dice-offer-token = Einen Chip abgeben und
dice-offer-token-what = noch einmal würfeln
dice-offer-pass = Passen und
dice-offer-pass-what = bleiben, wo du bist
dice-offer-double = Den Doppelzug einsetzen:
dice-offer-double-what = zwei Züge nacheinander

## In der Legende des Bildes

dice-legend-dark = Dunkle Buchstaben
dice-legend-dark-note = die normale Seite
dice-legend-light = Helle Buchstaben
dice-legend-light-note = die Expertenseite, für einige Plättchen

## Auf dem Bild der Stadt

dice-figure-x = Mister X
dice-figure-detective = { dice-pawn }

## Die Stadt im Terminal

dice-picture-setup = { $board }: Das Spiel wird aufgebaut.
dice-picture-round =
    { $board }. Mister X hat { $moves } von { $most } Zügen gemacht{ $show ->
        [0] { " " }und zeigt sich nicht mehr.
       *[other] { " " }und zeigt sich nach Zug { $show }.
    }
dice-picture-over = { $board }: Die Partie ist nach { $moves } von { $most } Zügen zu Ende.
dice-picture-x = Mister X (Platz { $seat }): { $where }. Black Tickets: { $black }, Doppelzüge: { $doubles }, Hubschrauber: { $helicopters }.
dice-picture-way = Auf seinem Tableau steht: { $way }
dice-picture-detective = Figur { $pawn } (Platz { $seat }): { $where }
dice-picture-unseen = ungesehen
dice-picture-nowhere = noch nicht auf dem Plan
dice-picture-done = { $place } (fertig)
dice-picture-dice = Würfel: { $held } in der Hand, { $supply } im Vorrat. Chips: { $tokens }.
dice-picture-rolled = Gewürfelt: { $taxi } × Taxi, { $bus } × Bus, { $underground } × Underground, { $x } × X.
dice-picture-used = Benutzt: { $taxi } × Taxi, { $bus } × Bus, { $underground } × Underground.

## Die Karte im Terminal

dice-atlas-way =
    { $how ->
        [taxi] Taxi
        [bus] Bus
        [underground] Underground
        [black] Black Ticket
       *[helicopter] Hubschrauber
    }

## Am Tisch

dice-title = Scotland Yard, das Würfelspiel
dice-pitch = Ein London aus Plättchen, in jeder Partie neu – und genau die Würfel, mit denen die Detektive fahren, bringen auch Mister X davon.
dice-lasts = 20 bis 30 Minuten
dice-board-dice = London im Nebel
dice-reason-caught = Mister X wurde geschnappt.
dice-reason-escaped = Mister X ist entkommen.
dice-reason-resigned = { $role ->
    [mister_x] Mister X hat aufgegeben.
   *[detective] Die Detektive haben aufgegeben.
}
dice-option-mister_x = Wer Mister X ist
dice-option-tiles = Plättchen
dice-option-tiles-standard = alle mit der normalen Seite nach oben
dice-option-tiles-expert = einige mit der Expertenseite nach oben
dice-option-tiles-letters = ausgewählte mit der Expertenseite nach oben
dice-option-refill = Würfel, die die Detektive jede Runde aus dem Vorrat nehmen
dice-option-refill-one = einen
dice-option-refill-full = so viele, wie fehlen
dice-option-double_counts = Ein Doppelzug zählt als
dice-option-double_counts-twice = zwei Züge
dice-option-double_counts-once = ein Zug
dice-channel-table = Alle
dice-channel-detectives = Nur Detektive
dice-role-mister_x = Mister X
dice-role-detective = Detektiv
dice-help =
    Zuerst die Detektive: Reihum würfelt jeder mit den Würfeln, die das Team noch hat, benutzt einen und legt ihn neben
    seine Figur. Wer keinen nutzen kann, bleibt stehen. Mit einem Chip darf man noch einmal würfeln; drei gibt es in der
    Partie. Dann nimmt sich Mister X einen der benutzten Würfel und fährt damit, ungesehen, oder er passt, wenn keiner
    ihm nützt. Ein Black Ticket verbirgt, womit er fährt, und gilt auch gegen die Einbahnstraße; der Hubschrauber fliegt
    von einem Rand geradeaus zum anderen. Nach den Zügen 3, 7 und 11 zeigt er sich, und dann liegt sein Weg offen. Ein
    Taxi fährt zum nächsten Ort, ein Bus geradeaus bis zur nächsten Bushaltestelle, die Underground zu jeder anderen
    Station. Die Detektive gewinnen, wenn einer von ihnen ihn trifft; er gewinnt, wenn ihn auch nach seinem 12. Zug
    niemand gefunden hat, sobald sie noch einmal gezogen haben.
dice-signs =
    Auf dem Plan sind t, b und u Halte von Taxi, Bus und Underground, * zeigt, wer dort steht, [A] ist ein Plättchen mit
    der dunklen Seite nach oben, (A) eines mit der hellen; Pfeile sind Einbahnstraßen, schräge Striche Taxispuren.

## Das Gesicht des Spiels: Würfel auf dem Tisch, die Tafel von Mister X. $face ist taxi, bus, underground oder x; $task, was zu tun ist.

dice-face-tray = Die Würfel
dice-face-name =
    { $face ->
        [taxi] Taxi
        [bus] Bus
        [underground] Underground
        [black] Black Ticket
        [double] Doppelzug
        [helicopter] Hubschrauber
       *[x] X
    }
dice-face-leads =
    { $count ->
        [0]
            { $face ->
                [x] nicht zum Fahren
               *[other] nützt hier nichts
            }
        [one] { $count } Ort
       *[other] { $count } Orte
    }
dice-face-task =
    { $task ->
        [place] Stell eine Figur dorthin, wo nur Taxis halten.
        [hide] Such dir ein Versteck. Das Plättchen musst du nennen, den Ort nicht.
        [go] { dice-pawn }: Nimm einen Würfel und fahr, wohin er dich bringt.
        [go-both] Nimm einen Würfel und die Figur, die ihn benutzt. Die andere würfelt mit dem Rest.
        [stuck] Keiner dieser Würfel nützt dir. Bleib stehen; im nächsten Wurf sind alle dabei.
        [stuck-token] Keiner dieser Würfel nützt dir. Bleib stehen, oder gib einen Chip ab und würfle neu.
        [flee] Nimm einen Würfel, den die Detektive benutzt haben, oder setz eines deiner Tickets ein.
        [flee-none] Kein Würfel nützt dir. Passe, oder setz eines deiner Tickets ein.
        [first] Erster von zwei Zügen: Womit fliehst du?
       *[second] Zweiter von zwei Zügen: Womit fliehst du?
    }
dice-face-see =
    { $whose ->
        [mister_x] Mister X darf einen dieser Würfel nehmen.
       *[detectives] Die Detektive haben gewürfelt.
    }
dice-face-pawns = Welche Figur
dice-face-stays = { dice-pawn } bleibt stehen
dice-face-tokens =
    { $count ->
        [0] Kein Chip zum Neuwürfeln mehr
        [one] Noch { $count } Chip zum Neuwürfeln
       *[other] Noch { $count } Chips zum Neuwürfeln
    }
dice-face-again = Neu würfeln
dice-face-pass = Passen
dice-face-tickets = Tickets von Mister X
dice-face-board = Tableau von Mister X
dice-face-boxes = Felder auf dem Tableau von Mister X
dice-face-box =
    Feld { $number }: { $how ->
        [start] der Start, auf Plättchen { $tile }
        [taxi] mit dem Taxi
        [bus] mit dem Bus
        [underground] mit der Underground
        [black] mit einem Black Ticket
        [helicopter] mit dem Hubschrauber
       *[pass] gepasst
    }{ $place ->
        [no]
            { $covered ->
                [yes] , verdeckt
               *[no] { "" }
            }
       *[other] , auf { $place }
    }
dice-face-box-empty =
    Feld { $number }: leer{ $shows ->
        [yes] . Danach zeigt er sich
       *[no] { "" }
    }
dice-face-pawn = { dice-pawn }:
dice-face-nowhere = noch nicht in der Stadt
dice-face-starter = hat den Startspieler-Marker
dice-face-starts = beginnt
dice-face-gone =
    { $face ->
        [taxi] mit dem Taxi gefahren
        [bus] mit dem Bus gefahren
       *[underground] mit der Underground gefahren
    }
dice-face-dice = Würfel in der Hand: { $held } · im Vorrat: { $supply } · Chips zum Neuwürfeln: { $tokens }

## Die ersten Schritte, am Tisch erklärt

dice-learn-goal = Du bist Mister X. Die Detektive würfeln, um zu fahren, und du fährst mit den Würfeln, die sie benutzt haben.
dice-learn-hide = Such dir zuerst ein Versteck: überall, wo kein Detektiv steht, am besten auch nicht neben einem. Dann bestätige es.
dice-learn-wait = Die Detektive würfeln und ziehen, einer nach dem anderen. Achte darauf, welche Würfel sie benutzen.
dice-learn-take = Nützt dir einer der benutzten Würfel, nimm ihn und fahr: Ein Taxi fährt zum nächsten Ort, ein Bus geradeaus zur nächsten Haltestelle, die Underground zu jeder anderen Station. Nützt dir keiner, passe oder setz eines deiner Tickets ein.
dice-learn-told = Hast du einen Würfel genommen, sehen sie, welchen, aber nicht, wohin du gefahren bist. Nach den Zügen 3, 7 und 11 zeigst du dich, und dein Weg bis dahin liegt offen.
dice-learn-black = Ein Black Ticket bringt dich dorthin, wohin Taxi, Bus oder Underground fahren, und sie erfahren nicht, womit. Ein Doppelzug sind zwei Züge nacheinander, und der Hubschrauber fliegt von einem Rand der Stadt zum anderen. Du hast nur wenige davon.
dice-learn-end = Diese Zeile sagt immer, wie es weitergeht. Halte durch, bis sie nach deinem zwölften Zug noch einmal gezogen haben.
dice-learn-hunt-goal = Du bist Detektiv. Mister X versteckt sich irgendwo in dieser Stadt aus Plättchen; wer ihn auf seinem Ort trifft, gewinnt für alle Detektive.
dice-learn-hunt-place = Stell zuerst deine Figur auf einen Ort, an dem nur Taxis halten. Dann versteckt sich Mister X und muss sein Plättchen nennen.
dice-learn-hunt-wait = Hier wird alles erzählt, was geschieht. Warte, bis du am Zug bist.
dice-learn-hunt-roll = Die Würfel des Teams sind gefallen. Such dir einen aus, der dir nützt, und fahr damit. Aber denk voraus: Mister X darf einen der Würfel nehmen, die ihr benutzt.
dice-learn-hunt-told = Auf seiner Tafel siehst du, welcher Würfel auf welchem Feld liegt: Damit ist er gefahren. Nach den Zügen 3, 7 und 11 zeigt er sich, und sein Weg liegt offen.
dice-learn-hunt-end = Diese Zeile sagt immer, wie es weitergeht. Ein X auf einem Feld kann ein Black Ticket, der Hubschrauber oder ein Passen sein.
