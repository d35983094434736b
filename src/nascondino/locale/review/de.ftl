# What is said when a match is looked at again. The page fetches it there.

## Eine Partie noch einmal ansehen

review-of = { $game }, noch einmal angesehen
review-loading = Die Partie wird wieder aufgebaut …
review-back = Zurück zum Tisch
review-eyes = Durch wessen Augen
review-as-all = Alle zusammen
review-as-onlooker = Zuschauer
review-moment = Moment der Partie
review-at = { $moment } von { $last }
review-step = Einen Schritt weiter
review-step-back = Einen Schritt zurück
review-jump = Weiter zur nächsten Wendung
review-jump-back = Zurück zur letzten Wendung
review-play = Abspielen
review-pause = Anhalten
review-beliefs = Was man wissen konnte
review-heat = Auf dem Spielplan zeigen
review-words = Dasselbe in Worten
review-keep = Sichern
review-link = Link zu diesem Moment
review-link-help = Wer ihn bekommt, darf diese Partie nachlesen und am Tisch sonst nichts.
review-closed-title = Diese Partie steht dir nicht offen
review-closed = Wer mitgespielt hat, kann einen Link kopieren, der sie für alle öffnet: unter „{ $review }“, dann „{ $keep }“.
seal-title = Wurde etwas geändert?
seal-text = Jede Zeile der Aufzeichnung wurde beim Spielen versiegelt. Dein Browser kann das Siegel nachrechnen.
seal-check = Siegel prüfen
seal-file = Eine Datei prüfen
seal-no-record = Das ist keine vollständige Aufzeichnung.
seal-holds = Das Siegel hält.
seal-broken = Das Siegel ist gebrochen.
seal-seed = Die offengelegte Ausgangszahl ist die, auf die sich die erste Zeile festlegt.
seal-seed-broken = Die offengelegte Ausgangszahl ist nicht die, auf die sich die erste Zeile festlegt: Die Ziehungen könnten ausgesucht worden sein.
seal-promise = Es ist die Ausgangszahl, auf die sich der Tisch festgelegt hatte, als dieser Browser zuerst dort war.
seal-promise-broken = Es ist nicht die Ausgangszahl, auf die sich der Tisch festgelegt hatte, als dieser Browser zuerst dort war: Sie wurde ausgetauscht, oder es ist eine andere Partie.
seal-salt = Die Zufallszahlen, die dieser Browser danach beigetragen hat, stecken in den Ziehungen: Der Tisch konnte sie nicht aussuchen.
seal-salt-broken = Die Zufallszahlen, die dieser Browser beigetragen hat, stehen nicht in der Aufzeichnung: Die Ziehungen könnten ausgesucht worden sein.
seal-draws = Nachgerechnete Ziehungen: { $draws }. Alle folgen aus der Ausgangszahl und den beigetragenen Zahlen.
seal-draws-broken = Manche Ziehungen folgen nicht aus der Ausgangszahl und den beigetragenen Zahlen: Sie wurden ausgesucht.
seal-no-draws = Diese Aufzeichnung sagt nicht, mit welchen Zahlen gezogen wurde. Nur das Programm kann das nachrechnen.
seal-salted = Zufallszahlen haben beigetragen: { $names }. Niemand sonst hat für die Ziehungen eine Gewähr.
seal-unsalted = Kein Gerät hat Zufallszahlen beigetragen: Wer den Tisch betreibt, konnte die Ziehungen aussuchen.
seal-chain = Alle { $lines } Zeilen stehen da, wie sie versiegelt wurden, in dieser Reihenfolge.
seal-chain-broken = Einige Zeilen stehen nicht da, wie sie versiegelt wurden, oder nicht in dieser Reihenfolge.
seal-kept = Glieder der Kette, die dieser Browser beim Spielen empfangen hat: { $links }. Jedes ist an seinem Platz: Es ist die Partie, die du gespielt hast.
seal-kept-broken = Nicht alle Glieder der Kette, die dieser Browser beim Spielen empfangen hat, sind an ihrem Platz: Es ist nicht die Partie, die du gespielt hast, oder sie wurde zu spät versiegelt.
seal-none-kept = Dieser Browser hat von dieser Partie nichts aufbewahrt und kann daher nicht sagen, ob die ganze Aufzeichnung neu gemacht wurde.
seal-links = Glied für Glied: { $count }
seal-link-broken = Diese Zeile oder das Glied davor wurde geändert.
seal-draw-broken = Hier wurde eine andere Zahl gezogen.
seal-meaning = Was das Siegel beweist und was nicht
seal-proves = Vor der Partie legt sich der Tisch auf eine geheime Ausgangszahl fest. Danach trägt jedes Gerät eigene Zufallszahlen bei. Alle Ziehungen folgen aus beidem; allein kann sie also niemand aussuchen, auch nicht, wer den Tisch betreibt. Jede Zeile wird während der Partie versiegelt und kann danach nicht mehr geändert werden.
seal-proves-not = Es beweist nicht, dass niemandem ein Geheimnis verraten wurde. Wer den Tisch betreibt, könnte die Ziehungen zusammen mit dem aussuchen, der seine Zahlen zuletzt beigetragen hat, oder eine Partie abbrechen, die schlecht läuft. Bots tragen nichts bei. Und diese Seite kennt keine Regeln: Ob die richtigen Karten im Stapel waren, weiß sie nicht. Außerdem kommt sie vom Tisch selbst.
seal-verify = Sicher bist du, wenn du die Aufzeichnung auf einem eigenen Rechner prüfst, mit dem, was dieser Browser aufbewahrt hat: nascondino verify AUFZEICHNUNG --kept DATEI
seal-save = Aufbewahrtes speichern

## Was hätte sein können

review-to-act = Am Zug: { $names }.
review-beliefs-all = Was alle wissen konnten
whatif-title = Was wäre, wenn …?
whatif-text = Versuche von hier aus etwas anderes, für wen du willst. Die Partie bleibt, wie sie war.
whatif-begin = Etwas anderes versuchen
whatif-not-so = Das ist nicht passiert.
whatif-leave = Zurück zur Partie
whatif-for = Spielen für
whatif-choose = Was könnte { $name } tun?
whatif-offers = Was { $name } tun kann
whatif-made = In der Partie: { $what }
whatif-do = Versuchen
whatif-bot = Einen Bot für { $name } spielen lassen
whatif-bots = Bots weiterspielen lassen
whatif-thinking = Ein Bot denkt nach …
whatif-end = Hier wäre es zu Ende.
whatif-long = Weiter lässt sich das nicht versuchen: Länger darf es nicht werden.
whatif-link = Link zu diesem Versuch
