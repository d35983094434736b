# Die Texte des Tisches. Die eines Spiels liegen in seinem Ordner.

name = Nascondino
skip-to-content = Zum Inhalt springen

## Orte

home-title = Verstecken. Suchen. Bluffen.
home-invitation = Jemand ist heimlich unterwegs, und die anderen müssen herausfinden, wo – oder wer. Setz dich mit Freunden an den Tisch, ein Link genügt, oder spiel gegen Bots.
home-games = Im Regal
new-title = Ein neuer Tisch
new-action = Tisch eröffnen
tables-title = Tische
table-title = Tisch
not-found-title = Hier versteckt sich niemand
not-found-text = Diese Seite gibt es nicht. Vielleicht hat der Link unterwegs ein paar Buchstaben verloren.
not-found-home = Zurück zum Anfang

## Sprache und Farben

language = Sprache
theme-change = { $now ->
    [dark] Zum hellen Design wechseln
   *[light] Zum dunklen Design wechseln
}

## Spiele und Tische in Listen

game-players = { $fewest } bis { $most } Personen
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
tables-open-seats = { $count ->
    [one] ein Platz ist frei
   *[other] { $count } Plätze sind frei
}
player = Spieler
player-numbered = Spieler { $seat }

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
preparing = Das Spiel wird aufgebaut …
preparing-long = Das Spiel wird zum ersten Mal vorbereitet. Das dauert eine halbe Minute, aber nur dieses eine Mal.

## Platz nehmen

claim-title = Du bist eingeladen
claim-text = Hier ist ein Platz für dich reserviert.
claim-by = { $host } lädt dich zu { $game } ein.
claim-game = Das ist eine Einladung zu { $game }.
claim-name = Dein Name
claim-sit = Platz nehmen
claim-look = Zuschauen
link-copy = Kopieren
link-copied = Kopiert
link-select = Markieren und kopieren
link-seat = Link zu Platz { $seat }
link-seat-of = Link zum Platz von { $name }
link-watch = Link zum Zuschauen
link-seat-help = Wer ihn zuerst öffnet, bekommt den Platz.
link-moved-help = Öffne ihn auf dem anderen Gerät, dann zieht der Platz dorthin um.
link-alone = Nur dieser Rechner kann diese Links öffnen. Damit andere aus deinem Netz hereinkommen, beende den Server und starte ihn so:
link-offline = Dieser Rechner ist gerade in keinem Netz; deshalb kann nur er diese Links öffnen.
link-address = Wenn andere die Links nicht öffnen können, versuch es mit einer anderen Adresse dieses Rechners
used-title = Dieser Link öffnet keinen Platz mehr
used-text = Ein Link öffnet einen Platz nur einmal. Dieser wurde schon benutzt oder durch einen neueren ersetzt.
used-next = Warst du das, auf einem anderen Gerät? Dort lässt sich der Platz unter „{ seat-menu }“ hierher holen. Sonst lass dir einen neuen Link geben.
dead-end-title = Dieser Link öffnet hier nichts
dead-end-text = Vielleicht sind unterwegs ein paar Zeichen verloren gegangen. Lass ihn dir noch einmal schicken.
dead-end-server = Das ist der Server { $address }. Ein Tisch eines anderen Servers öffnet sich nur dort.

## Warten auf Mitspieler

waiting-prompt = Es fehlen noch Mitspieler: { tables-open-seats }. Sobald alle Plätze besetzt sind, geht es los.
waiting-fresh = Link erzeugen
waiting-fresh-again = Neuen Link erzeugen
waiting-bot = Einen Bot hinsetzen
waiting-fill = Freie Plätze mit Bots besetzen
waiting-take = Hier Platz nehmen
waiting-name = Dein Name, falls du mitspielst
waiting-name-beside = Name, falls noch jemand an diesem Gerät mitspielt
waiting-salts = Alle Plätze sind besetzt. Es fehlen noch die Zufallszahlen von den Geräten von { $names }.
waiting-begin-text = Die Partie kann auch ohne sie beginnen, aber dann wirken sie an den Ziehungen nicht mit.
waiting-begin = Ohne sie beginnen

## Am Tisch

seats-title = Am Tisch
seat-label = Platz { $seat }
seat-open = Freier Platz
seat-bot = Bot { $seat }
seat-bot-kind = { $bot ->
    [random] ein Zufalls-Bot
    [greedy] ein gieriger Bot
    [novice] ein Anfänger-Bot
    [regular] ein geübter Bot
    [expert] ein starker Bot
    [master] ein Meister-Bot
   *[other] der Bot „{ $bot }“
}
seat-for = ein Bot spielt für { $name }
seat-you = du
seat-away = nicht da
seat-present = ist da
seat-one-device = an einem Gerät mit { $names }
seat-resigning = würde jetzt aufgeben
seat-turn = am Zug
seat-points = { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
}
seat-menu = Mein Platz
seat-leave = Einem Bot überlassen
seat-back = Wieder selbst spielen
seat-fresh = Auf ein anderes Gerät umziehen
seat-go-ahead = Unsere Bots zuerst ziehen lassen
seat-resign = Partie aufgeben
seat-resign-sure = Für eure Seite aufgeben? Dann ist die Partie zu Ende.
seat-resign-yes = Ja, aufgeben
seat-resign-no = Nein, weiterspielen
seat-switch = Als { $name } spielen
seat-hand-over = An { $name } weitergeben
onlooker = Zuschauer
rules = Regeln
rules-title = Die Regeln in Kürze
close = Schließen
beside = { $one } · { $other }
map = Spielplan: Mit den Pfeiltasten geht es von Ort zu Ort, Plus und Minus ändern die Größe, 0 zeigt alles
map-nearer = Vergrößern
map-farther = Verkleinern
map-choices = Wohin ich kann
map-whole = Ganzer Plan
map-spot = { $place }: { $what }
map-spot-several = { $place }: { $count } Möglichkeiten
map-missing = Das Bild des Spielplans ließ sich nicht laden.

## Was zu tun ist

prompt-loading = Dein Platz wird gesucht …
prompt-onlooker = Du schaust zu. Am Zug: { $names }.
prompt-onlooker-quiet = Du schaust zu.
prompt-bot-plays = Ein Bot spielt für dich.
prompt-choose = { $count ->
    [one] Du bist { $role }. Du hast nur eine Möglichkeit.
   *[other] Du bist { $role }. Wähle eine von { $count } Möglichkeiten.
}
prompt-choose-spot = { $count ->
    [one] Du bist { $role }. Du erreichst nur einen Ort.
   *[other] Du bist { $role }. Wohin? Du erreichst { $count } Orte.
}
prompt-choose-or = { $count ->
    [one] Du bist { $role }. Du erreichst nur einen Ort; in der Liste steht noch mehr.
   *[other] Du bist { $role }. Wohin? Du erreichst { $count } Orte; in der Liste steht noch mehr.
}
prompt-chosen = { $what }?
prompt-sending = Wird gesendet …
prompt-unsent = Wird gesendet, sobald die Verbindung wieder da ist.
prompt-wait = Du bist { $role }. Du wartest auf { $names }.
prompt-wait-bot = { $count ->
    [one] Du bist { $role }. Ein Bot denkt nach.
   *[other] Du bist { $role }. Die Bots denken nach.
}
prompt-not-begun = Es fehlen noch Mitspieler.
prompt-readonly = An diesem Tisch galten andere Regeln. Du kannst ihn dir ansehen, aber nicht weiterspielen.
prompt-over = { $reason } { $verdict }
do-it = Bestätigen
take-back-choice = Doch nicht
offers-title = Was du tun kannst
offers-one = { $under } { $what }
offers-none = Im Moment nichts.
offers-filter = Suchen
offers-filtered = { $shown } von { $count }
offers-here = Hier: { $place }
offers-all = Alles zeigen
offers-some = { $count } Möglichkeiten
your-turn = ● Du bist dran

## Verlauf, Gespräch, Notizen

tab-move = Zug
tab-view = Lage
tab-seats = Tisch
tab-log = Verlauf
tab-chat = Chat
tab-notes = Notizen
tabs = Bereiche des Tisches
tabs-new = neu
log-title = Was bisher geschah
log-empty = Noch nichts.
log-sat = { $name } setzt sich auf Platz { $seat }.
log-left = { $name } überlässt Platz { $seat } einem Bot.
log-returned = { $name } ist zurück auf Platz { $seat }.
log-bot = Ein Bot setzt sich auf Platz { $seat }.
log-ahead = { $player } lässt den Bots der eigenen Seite den Vortritt.
log-resigned = { $player } gibt auf.
log-rematch = Die nächste Partie ist aufgebaut.
chat-title = Chat
chat-said = { $name }: { $text }
chat-empty = Noch hat niemand etwas gesagt.
chat-say = Sag etwas
chat-channel = An
chat-send = Senden
chat-cannot = Hier kannst du gerade nichts sagen.
in-words-title = Was du siehst
in-words-later = Die Lage in Worten kommt, sobald die Verbindung wieder da ist.

notes-title = Notizen
notes-help = Nur für deine Augen.
notes-saved = Gesichert
notes-saving = Wird gesichert …
notes-unsent = Noch nicht gesichert
notes-conflict = Auf einem anderen Gerät steht inzwischen etwas anderes:
notes-mine = Das hier behalten
notes-theirs = Das andere nehmen

## Das Ende

end-won = { $count ->
    [one] { $names } gewinnt.
   *[other] { $names } gewinnen.
}
end-won-you = Du gewinnst!
end-won-with = Du gewinnst, zusammen mit { $names }.
end-lost-you = { $count ->
    [one] Du verlierst: { $names } gewinnt.
   *[other] Du verlierst: { $names } gewinnen.
}
end-score = Endstand: { $scores }.
end-score-of = { $name }: { $points }
map-legend-reach = In Reichweite
map-legend-possible = Vielleicht hier
recap-title = Seit deinem letzten Zug
recap-away = Während du weg warst
scene-close = Weiter
end-nobody = Niemand gewinnt.
end-reason-resigned = Eine Seite hat aufgegeben.
end-reason-limit = Die vereinbarte Zahl von Zügen ist gespielt.
end-rematch = Noch eine Partie, einen Platz weiter
end-rematch-go = Zur nächsten Partie
end-record = Aufzeichnung herunterladen
end-verify = So prüfst du, ob jemand geschummelt hat
end-verify-text = Jeder Schritt wurde beim Spielen versiegelt. Bewahre dieses letzte Glied der Kette auf: Zusammen mit der Aufzeichnung beweist es, dass nachträglich nichts geändert wurde.
end-verify-command = nascondino verify DATEI --link { $link }

## Mehrere an einem Gerät

curtain-title = Gerät weitergeben
curtain-next = { $name } ist dran. Alle anderen schauen weg.
curtain-wait = An diesem Gerät ist niemand dran. Gewartet wird auf { $names }.
curtain-look = Ich bin { $name }
curtain-others = Jemand anderes möchte schauen
curtain-sending = Einen Moment, der letzte Zug ist noch unterwegs.

## Die Verbindung zum Server

line-connecting = Verbindung wird aufgebaut …
line-open = Verbunden
line-waiting = Die Verbindung ist weg.
line-restarting = Der Server startet neu.
line-retry = { $seconds ->
    [0] Neuer Versuch …
   *[other] Nächster Versuch in { $seconds } s.
}
line-now = Jetzt versuchen
line-moved-title = Dein Platz ist umgezogen
line-moved = Dein Platz ist jetzt auf einem anderen Gerät.
line-moved-look = Zuschauen
line-unknown-title = Diesen Tisch gibt es nicht
line-unknown = Vielleicht ist er privat: Dann kommt man nur mit einem seiner Links hinein.

## Absagen

refused-unreachable = Der Server antwortet nicht. Versuch es gleich noch einmal.
refused-bad_message = Das hat der Server nicht verstanden. Lade die Seite neu, vielleicht ist sie älter als der Server.
refused-too_fast = Das ging zu schnell. Warte kurz und versuch es noch einmal.
refused-too_many_tables = Von hier aus wurden heute so viele Tische aufgestellt, dass der nächste warten muss. Versuch es später noch einmal.
refused-no_such_table = Diesen Tisch gibt es nicht, oder man kommt nur mit einem seiner Links hinein.
refused-no_such_game = Dieses Spiel gibt es auf diesem Server nicht.
refused-bad_settings = So lässt sich der Tisch nicht eröffnen.
refused-bad_name = Dieser Name enthält Zeichen, die man nicht sieht. Schreib ihn neu, ohne sie.
refused-like_name = Dieser Name sieht aus wie der von jemand anderem am Tisch, von einem Bot oder von einer Rolle. Wähl einen anderen.
# $what: what is wrong with the file, one sentence in English.
refused-bad_board = Auf diesem Spielplan kann man nicht spielen: { $what }
refused-bad_link = Dieser Link öffnet hier nichts.
refused-used_link = Dieser Link wurde schon benutzt oder ersetzt. Lass dir einen neuen geben.
refused-not_yours = Das ist nicht dein Platz.
refused-taken = Da war jemand schneller: Der Platz ist besetzt.
refused-other_side = Du sitzt an diesem Tisch schon auf einer anderen Seite, und wer für zwei Seiten spielt, könnte beide hören. Überlass diesen Platz jemand anderem, oder setz dich, wenn sonst kein Mensch mitspielt.
refused-not_begun = Die Partie hat noch nicht begonnen, es sind noch Plätze frei.
refused-over = Die Partie ist zu Ende.
refused-not_to_act = Du bist nicht mehr dran.
refused-not_legal = Das geht jetzt nicht.
refused-stale = Am Tisch ist inzwischen etwas passiert. Schau noch einmal hin.
refused-ahead = Der Tisch weiß weniger als diese Seite. Lade sie neu.
refused-no_such_channel = Da kannst du gerade nicht mitreden.
refused-not_two_sides = Eine Partie aufgeben kann man nur in Spielen mit zwei festen Seiten.
refused-not_over = Die Partie ist noch nicht zu Ende.
refused-not_possible = Das geht jetzt nicht.
refused-storage = Der Server konnte es nicht speichern, also ist nichts passiert. Versuch es noch einmal.
refused-unsure = Die Festplatte des Servers hat gerade versagt: Vielleicht ist es passiert, vielleicht nicht. Sieh nach, bevor du es noch einmal versuchst.
refused-damaged = Was von diesem Tisch gespeichert war, lässt sich nicht mehr lesen. Er kann nicht geöffnet werden.
refused-other_version = An diesem Tisch galten andere Regeln, er kann nicht weitergespielt werden.
refused-foreign = Unter dieser Adresse kennt der Server die Seite nicht. Öffne sie mit dem Link, den der Server ausgegeben hat.

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
link-qr = Als QR-Code zeigen
link-qr-hide = QR-Code ausblenden
link-qr-picture = Der Link als QR-Code, zum Scannen mit dem Handy

## Wenn ich dran bin

notice-title = Wenn ich dran bin
notice-turn = Du bist dran
notice-always = Titel und Symbol des Tabs zeigen es immer.
notice-sound = Einen kurzen Ton spielen
notice-notify = Mich benachrichtigen, wenn ich gerade woanders bin
notice-insecure = Benachrichtigungen brauchen eine Verbindung über https.
notice-refused = Der Browser erlaubt hier keine Benachrichtigungen. Das kannst du in seinen Einstellungen für diese Seite ändern.

## Geheimnisse unter einem Tuch, und Drehscheiben

veil-hold = { $what }. Zum Ansehen gedrückt halten.
veil-help = Gedrückt halten
dial-turn = Dreh mich
dial-hold = halten
dial-unset = nicht eingestellt
dial-covered = verdeckt; zum Ansehen die Leertaste halten
prompt-chosen-covered = Deine geheime Wahl steht. Soll sie gelten?

settings = Einstellungen
log-veiled = Deine geheime Wahl

## Auf einer Karte

map-ways = Wege nach { $place }
map-picture = Der Spielplan

## Ein Spiel kennenlernen

learn-title = So geht das Spiel
learn-action = So geht das Spiel
learn-guide = So wird gespielt
learn-as = Ich bin { $role }
learn-table = Am Tisch lernen
learn-table-text = Eine echte Partie gegen leichte Bots, mit ein paar Worten zu jedem Schritt. Du kannst die Erklärungen jederzeit beenden und einfach weiterspielen.
learn-rules = Die genauen Regeln
learn-english = Sie sind auf Englisch.
learn-all = Alle Regeln
learn-step = { $step } von { $count }
learn-next = Weiter
learn-finish = Weiterspielen
learn-stop = Keine Erklärungen mehr
learn-any-goal = Das ist eine echte Partie gegen Bots. Der Spielplan zeigt, was wo steht.
learn-any-choose = Hier steht alles, was du jetzt tun kannst. Such dir etwas aus und bestätige es.
learn-any-told = Hier steht alles, was passiert, soweit du es wissen darfst.
learn-any-end = Diese Zeile sagt immer, wie es weitergeht.

refused-no_aid = An diesem Tisch wird ohne die Hilfe des Notizbuchs gespielt.

## Die Hilfe des Notizbuchs

new-aid = Notizbücher rechnen aus, was möglich ist
new-aid-yes = ja, für jeden nur aus dem, was er selbst gesehen hat
new-aid-no = nein, alle denken selbst
new-aid-ask = bitte wählen
waiting-aid = An diesem Tisch rechnen die Notizbücher aus, was möglich ist – für jeden nur aus dem, was er selbst gesehen hat.
aid-title = Kombinieren
aid-switch = Zeigen, was möglich ist
aid-none = An diesem Tisch wird ohne diese Hilfe gespielt. Deine eigenen Notizen stehen unten.
aid-waiting = Noch ist nichts verborgen.
aid-busy = Wird ausgerechnet …
aid-whose = Wessen Wissen
aid-mine = Was ich wissen kann
aid-everybody = Was alle wissen können
aid-left = { $count ->
    [one] Es gibt nur eine Möglichkeit.
   *[other] Es bleiben { $count } Möglichkeiten.
}
aid-certain = sicher
aid-excluded = unmöglich
aid-cell = { $about }, { $name }: { $share }
aid-more = { $count ->
    [one] und noch eine
   *[other] und noch { $count }
}
aid-why = Warum nicht …
aid-why-choose = such dir etwas aus
aid-because = Ausgeschlossen seit: „{ $event }“
aid-alike = Die Anteile zählen, was möglich ist. Wie jemand spielt, musst du selbst einschätzen.
waiting-aid-no = An diesem Tisch denken alle selbst: Die Notizbücher rechnen nichts aus.
aid-of = { $about }: { $share }
aid-change = { $come ->
    [0] „{ $event }“ hat { $gone } ausgeschlossen.
   *[other] „{ $event }“ hat { $gone } ausgeschlossen, { $come } kamen hinzu.
}
notes-larger = Mehr Platz
notes-smaller = Weniger Platz
pencil-take = Orte mit Bleistift markieren
pencil-help = Tippe auf einen Ort: verdächtig, ausgeschlossen, ohne Zeichen.
pencil-mine = Meine Zeichen
pencil-suspected = Mein Verdacht
pencil-ruled_out = Schließe ich aus
pencil-cell = { $cell }, { $mark }
pencil-about = { $count ->
    [0] Tippe auf einen Ort oder ein Feld, um danach zu fragen und es zu markieren. Zeichen siehst nur du.
    [one] { $count } Zeichen, das nur du siehst.
   *[other] { $count } Zeichen, die nur du siehst.
}
pencil-erase = Alles ausradieren
map-ask = Nach { $place } fragen
map-about = Über { $place }
heat-legend = { $count } mögliche Orte, je { $least } bis { $most }
heat-legend-alike = { $count ->
    [one] { $count } möglicher Ort, { $most }
   *[other] { $count } mögliche Orte, je { $most }
}

## Eine Partie noch einmal ansehen

review-title = Noch einmal ansehen
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
review-closed = Wer mitgespielt hat, kann einen Link kopieren, der sie für alle öffnet: unter „{ end-review }“, dann „{ review-keep }“.
end-review = Noch einmal ansehen
readonly-record = Herunterladen, was aufgezeichnet wurde
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

tab-eyes = Augen
tab-known = Wissen
tab-whatif = Was, wenn
tab-keep = Sichern
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
whatif-from = Was wäre, wenn …
whatif-end = Hier wäre es zu Ende.
whatif-long = Weiter lässt sich das nicht versuchen: Länger darf es nicht werden.
whatif-link = Link zu diesem Versuch

## Über eine Schulter

shoulder-look = { $name } über die Schulter schauen
shoulder-explain = Alle am Tisch werden gefragt. Wenn sie einverstanden sind, siehst du alles, was { $name } sieht, und redest bis zum Ende der Partie nicht mit.
shoulder-ask = Fragen
shoulder-asking = Du möchtest hier über die Schulter schauen. Noch haben nicht alle zugestimmt.
shoulder-declined = Jemand möchte das lieber nicht.
shoulder-looking = Du schaust hier über die Schulter.
shoulder-never-mind = Schon gut
shoulder-stop = Wegschauen
shoulder-mark = { $guest } schaut hier als Zuschauer über die Schulter.
shoulder-request = { $guest } schaut zu und möchte { $name } über die Schulter schauen.
shoulder-request-mine = { $guest } schaut zu und möchte dir über die Schulter schauen.
shoulder-request-help = Nur wenn alle zustimmen, und ohne mitzureden.
shoulder-allow = Erlauben
shoulder-not-now = Jetzt nicht
shoulder-given = Du bist einverstanden, dass { $guest } bei { $name } mitschaut.
shoulder-withdraw = Erlaubnis zurückziehen
shoulder-not-given = Du möchtest lieber nicht, dass { $guest } bei { $name } mitschaut.
shoulder-after-all = Doch erlauben
prompt-shoulder = Du schaust { $name } über die Schulter. Am Zug: { $names }.
refused-silent = Wer jemandem über die Schulter geschaut hat, redet bis zum Ende der Partie nicht mit.

## Rätsel

lessons-title = Lernen
lessons-text = Zu jedem Spiel: wie es geht, Lektionen an einem echten Tisch und Rätsel, jeden Tag ein neues.
learn-puzzles = Rätsel
puzzle-title = Rätsel
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
tab-answer = Antwort

## First start

play-role = Ich spiele
play-level = Gegen
play-level-name = { $bot ->
    [novice] Anfänger
    [regular] Geübte
    [expert] Starke
    [master] Meister
   *[other] { $bot }
}
play-level-text = { $bot ->
    [novice] sehen ein, zwei Züge weit
    [regular] kennen sich aus
    [expert] denken weit voraus
    [master] denken drei Sekunden lang
   *[other] ein selbst gemachter Bot
}
play-against = { $bot ->
    [novice] gegen Anfänger
    [regular] gegen Geübte
    [expert] gegen Starke
    [master] gegen Meister
   *[other] gegen { $bot }
}
play-teach = Erst erklären
play-teach-text = Eine Partie gegen leichte Bots, mit ein paar Worten bei jedem Schritt.
play-start = Los geht’s
play-change = Ändern
play-remembered = Dieses Gerät merkt es sich: Beim nächsten Mal genügt ein Druck.
preparing-stage = { $stage ->
    [compiling] Die Regeln werden übersetzt, einmal für dieses Gerät.
    [loading] Gleich so weit: Die Regeln werden geladen.
   *[starting] Das Spiel wird aufgebaut, die Regeln werden geholt.
}
preparing-step = Schritt { $done } von etwa { $of }

## Friends who go away, and come back

seat-away-since = weg seit { $time }
absent-since = { $name } ist seit { $minutes ->
    [one] { $minutes } Minute
   *[other] { $minutes } Minuten
} weg.
absent-bot = Einen Bot spielen lassen, bis { $name } zurück ist
log-lent = { $name } ist weg, bis zur Rückkehr spielt ein Bot. { $by } wollte es so.
log-again = { $player } würde noch einmal spielen.
new-patience = Wenn jemand weg ist
new-patience-for = { $minutes ->
    [0] wird für immer gewartet
    [10] dürfen die anderen nach 10 Minuten einen Bot spielen lassen
    [60] dürfen die anderen nach einer Stunde einen Bot spielen lassen
   *[1440] dürfen die anderen nach einem Tag einen Bot spielen lassen
}
rematch-asked = { $names } { $count ->
    [one] würde noch einmal spielen.
   *[other] würden noch einmal spielen.
}
rematch-awaits = Du würdest noch einmal spielen. Es fehlt noch: { $names }.
rematch-now = Ohne sie anfangen: Bots spielen, bis sie kommen
chat-since = die neue Partie
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
invited-lasts = Eine Partie dauert { $time }.
invited-people = Am Tisch: { $names }.
invited-bots = { $count ->
    [one] Ein Bot spielt auch mit.
   *[other] { $count } Bots spielen auch mit.
}
invited-free = { $count ->
    [one] Ein weiterer Platz ist frei.
   *[other] { $count } weitere Plätze sind frei.
}
invited-seat = Du hast Platz { $seat } und beginnst als { $role }.
invited-no-account = Kein Konto, kein Passwort: Ein Name genügt.
refused-still_there = Noch da, oder noch nicht lange genug weg.

# Hints: what is asked for at the table itself; the rest is in teaching/.
new-hints = Tipps
new-hints-yes = ja, wer dran ist, darf einen Bot fragen
new-hints-no = nein, alle entscheiden selbst
waiting-hints = An diesem Tisch darf, wer dran ist, einen Bot um einen Tipp bitten, der nur weiß, was er selbst weiß.
hint-ask = Tipp
refused-no_hints = An diesem Tisch wird ohne Tipps gespielt.
