### Eine Partie im Terminal. Was ein Spiel sagt, liegt in seinem Ordner. Befehle sind in jeder Sprache dieselben.

## Fragen vor der Partie

terminal-welcome = Nascondino, ein Tisch für Versteckspiele. Enter nimmt, was in Klammern steht.
terminal-ask-resume = Mit der angefangenen Partie weitermachen?
terminal-yes = ja
terminal-no = nein
terminal-ask-game = Welches Spiel?
terminal-ask-players = Wie viele spielen mit, Bots eingerechnet?
terminal-ask-seat = Welcher Platz ist deiner?
terminal-ask-seat-of = Welcher Platz ist deiner? (Platz { $seat }: { $role })
terminal-ask-board = Auf welchem Spielplan?
terminal-none-of-them = „{ $answer }“ ist nicht dabei.

## Die Partie

terminal-kept = Die Partie wird gespeichert: { $path }
terminal-go-on = So geht es da weiter, wo du aufgehört hast: { $command }
terminal-player = { $role } (Platz { $seat })
terminal-both = { $one } und { $other }
terminal-your-move = Du bist { $who }. Dein Zug, oder ? für Hilfe
terminal-no-move = „{ $line }“ kannst du gerade nicht ziehen; ? hilft.
terminal-no-bot = Von deiner Seite kann gerade kein Bot ziehen.
terminal-pass-on = Tastatur weitergeben: { $who } ist dran. Dann Enter drücken.

## Was man fragen kann

terminal-help =
    Gib die Nummer eines Zuges ein oder den Zug selbst, etwa „{ $example }“. Oder eines davon:
      where       was verborgen sein kann, nach allem, was du mitbekommen hast
      { $named ->
        [yes] why WER X   warum WER X sein oder haben kann, oder warum nicht
       *[no] why N       warum es N sein kann oder nicht
      }
      hint        was ein Bot hier mit deinem Wissen täte, und warum
      board       der Spielplan, wie du ihn siehst
      moves       was du jetzt tun kannst
      log         alles, was du mitbekommen hast
terminal-help-map =
    from N      wohin es von N aus geht, und wer nach N kommen kann
    map N       die Karte um N; from und map ohne N: da, wo du bist
terminal-help-others = others      einen Bot deiner Seite zuerst ziehen lassen
terminal-help-end =
    save DATEI  eine Kopie der Partie, wie sie steht (sie verrät alle Geheimnisse)
    quit        hier aufhören; die Partie bleibt erhalten und geht mit --resume weiter
terminal-hint = Ein Bot mit deinem Wissen würde wählen: { $what }
terminal-percent = { $share } %
terminal-possible = { $subject }. Nach dem, was du mitbekommen hast, möglich: { $count }
terminal-possible-to-all = { $subject }. Nach dem, was alle mitbekommen haben, möglich: { $count }
terminal-why-what =
    { $asked ->
        [none] { "" }
       *[other] Zu „{ $asked }“ gibt es nichts zu erklären.{ " " }
    }Sag, was erklärt werden soll, { $several ->
        [yes] etwa „why 1 7“: Geheimnis und Wert mit ihren Nummern.
       *[no] etwa „why 57“.
    }
terminal-why-who = Sag, wer und was, etwa „why { $example }“.
terminal-grid = { terminal-yes }: Es ist so; ?: Es kann so sein; -: Es kann nicht so sein.
terminal-grid-certain = { $who }: { $what }, ganz sicher.
terminal-grid-possible = { $who }: { $what } ist möglich.
terminal-from = Von { $place } aus:
terminal-from-here = Hier: { $who }
terminal-from-comers = Mit einem Zug kann hierher kommen:
terminal-from-by = von { $place }: { $ways }
terminal-from-nobody = Mit einem Zug kann niemand hierher kommen, den du siehst.
terminal-no-map = Dieses Spiel hat keine Karte: Nichts führt von Ort zu Ort.
terminal-no-place = „{ $place }“ heißt hier kein Ort, oder mehr als einer; nenne einen wie in „{ $command } { $example }“.
terminal-folded = Insgesamt { $count } Züge. Gib einen ein, etwa „{ $example }“, oder „moves“ für die Liste.
terminal-all-kept = Jeder Zug steht schon in { $path }.
terminal-written = Gespeichert: { $path }

## Das Ende

terminal-won = { $reason } Du gewinnst.
terminal-lost = { $reason } Du verlierst.
terminal-winners = { $reason } Es gewinnen: { $who }.
terminal-nobody-won = { $reason } Niemand gewinnt.
terminal-record = Die Aufzeichnung ist { $path }
terminal-last-link = Ihr letztes Glied ist { $link }

## Eine Partie, noch einmal erzählt

terminal-seat = Platz { $seat }
terminal-onlooker = Zuschauer
terminal-told = { $who }: { $what }
terminal-step = { $step } von { $steps }. Enter: weiter, b: zurück, q: Schluss

## Im Browser

serve-at = Nascondino ist unter { $address } (Strg-C beendet es; keine Partie geht verloren)
serve-alone = Nur dieser Rechner kann es öffnen. So kommen auch andere aus deinem Netz herein: { $command }
serve-offline = Dieser Rechner ist gerade in keinem Netz; deshalb kann nur er die Seite öffnen.
serve-also = Falls diese Adresse andere nicht hierher führt: { $addresses }
serve-here = Auf diesem Rechner auch: { $address }
