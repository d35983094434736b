# Die Texte des Tisches. Die eines Spiels liegen in seinem Ordner.

name = Nascondino
skip-to-content = Zum Inhalt springen

## Orte

home-title = Verstecken. Suchen. Bluffen.
new-title = Ein neuer Tisch
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

tables-open-seats = { $count ->
    [one] ein Platz ist frei
   *[other] { $count } Plätze sind frei
}
player = Spieler
player-numbered = Spieler { $seat }

## Ein neuer Tisch

preparing = Das Spiel wird aufgebaut …
preparing-long = Das Spiel wird zum ersten Mal vorbereitet. Das dauert eine halbe Minute, aber nur dieses eine Mal.

## Platz nehmen

claim-name = Dein Name
claim-sit = Platz nehmen
dead-end-server = Das ist der Server { $address }. Ein Tisch eines anderen Servers öffnet sich nur dort.

## Am Tisch

big-screen = Großbild
seats-title = Am Tisch
seat-label = Platz { $seat }
seat-bot = Bot { $seat }
seat-bot-kind = { $bot ->
    [random] ein Zufalls-Bot
    [greedy] ein gieriger Bot
    [novice] ein Anfänger-Bot
    [regular] ein geübter Bot
    [expert] ein starker Bot
    [master] ein Meister-Bot
    [careful] ein vorsichtiger Bot
    [bold] ein kühner Bot
   *[other] der Bot „{ $bot }“
}
seat-for = ein Bot spielt für { $name }
seat-you = du
seat-present = ist da
seat-one-device = an einem Gerät mit { $names }
seat-resigning = würde jetzt aufgeben
seat-turn = am Zug
seat-points = { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
}
seat-menu = Mein Platz
seat-back = Wieder selbst spielen
seat-go-ahead = Unsere Bots zuerst ziehen lassen
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
    [one] Du bist { $role }. { $names } denkt nach.
   *[other] Du bist { $role }. { $names } denken nach.
}
prompt-not-begun = Es fehlen noch Mitspieler.
prompt-readonly = An diesem Tisch galten andere Regeln. Du kannst ihn dir ansehen, aber nicht weiterspielen.
prompt-over = { $reason } { $verdict }
prompt-ending = Sieh, wie es ausgeht.
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
recap-title = Seit deinem letzten Zug
recap-away = Während du weg warst
scene-close = Weiter
end-nobody = Niemand gewinnt.
end-reason-limit = Die vereinbarte Zahl von Zügen ist gespielt.
end-record = Aufzeichnung herunterladen

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

## Wenn ich dran bin

notice-title = Wenn ich dran bin
notice-turn = Du bist dran
notice-always = Titel und Symbol des Tabs zeigen es immer.
notice-sound = Einen kurzen Ton spielen
notice-notify = Mich benachrichtigen, wenn ich gerade woanders bin
notice-tunes = Und bei großen Momenten eine kurze Melodie
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

## Ein Spiel kennenlernen

learn-title = So geht das Spiel
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
heat-legend-several = Mehrere im Versteck, also über 100 %:
heat-legend-known = Alle wissen, wo du bist
heat-legend-alike = { $count ->
    [one] { $count } möglicher Ort, { $most }
   *[other] { $count } mögliche Orte, je { $most }
}

## Eine Partie noch einmal ansehen

review-title = Noch einmal ansehen
readonly-record = Herunterladen, was aufgezeichnet wurde

## Was hätte sein können

tab-eyes = Augen
tab-known = Wissen
tab-whatif = Was, wenn
tab-keep = Sichern
whatif-from = Was wäre, wenn …

## Über eine Schulter

prompt-shoulder = Du schaust { $name } über die Schulter. Am Zug: { $names }.
refused-silent = Wer jemandem über die Schulter geschaut hat, redet bis zum Ende der Partie nicht mit.

## Rätsel

lessons-title = Lernen
puzzle-title = Rätsel
tab-answer = Antwort

## First start

preparing-stage = { $stage ->
    [compiling] Die Regeln werden übersetzt, einmal für dieses Gerät.
    [loading] Gleich so weit: Die Regeln werden geladen.
   *[starting] Das Spiel wird aufgebaut, die Regeln werden geholt.
}
preparing-step = Schritt { $done } von etwa { $of }

## Friends who go away, and come back

seat-away-since = weg seit { $time }
log-lent = { $name } ist weg, bis zur Rückkehr spielt ein Bot. { $by } wollte es so.
log-again = { $player } würde noch einmal spielen.
chat-since = die neue Partie
refused-still_there = Noch da, oder noch nicht lange genug weg.

# The rest about hints is in teaching/.
hint-ask = Tipp
refused-no_hints = An diesem Tisch wird ohne Tipps gespielt.
