# What is said while people sit down, invitations, links, the wait for others; and what few do at a table. The page fetches it then.

## Platz nehmen

claim-title = Du bist eingeladen
claim-text = Hier ist ein Platz für dich reserviert.
claim-by = { $host } lädt dich zu { $game } ein.
claim-game = Das ist eine Einladung zu { $game }.
claim-look = Zuschauen
link-copy = Kopieren
link-copied = Kopiert
link-select = Markieren und kopieren
link-seat = Link zu Platz { $seat }
link-seat-of = Link zum Platz von { $name }
link-watch = Link zum Zuschauen
link-screen = Link für einen Fernseher
link-screen-help = Er öffnet den Plan so groß wie der Bildschirm, nur mit dem, was alle sehen dürfen.
link-seat-help = Wer ihn zuerst öffnet, bekommt den Platz.
link-moved-help = Öffne ihn auf dem anderen Gerät, dann zieht der Platz dorthin um.
link-alone = Nur dieser Rechner kann diese Links öffnen. Damit andere aus deinem Netz hereinkommen, beende den Server und starte ihn so:
link-offline = Dieser Rechner ist gerade in keinem Netz; deshalb kann nur er diese Links öffnen.
link-address = Wenn andere die Links nicht öffnen können, versuch es mit einer anderen Adresse dieses Rechners
used-title = Dieser Link öffnet keinen Platz mehr
used-text = Ein Link öffnet einen Platz nur einmal. Dieser wurde schon benutzt oder durch einen neueren ersetzt.
used-next = Warst du das, auf einem anderen Gerät? Dort lässt sich der Platz unter „{ $menu }“ hierher holen. Sonst lass dir einen neuen Link geben.
dead-end-title = Dieser Link öffnet hier nichts
dead-end-text = Vielleicht sind unterwegs ein paar Zeichen verloren gegangen. Lass ihn dir noch einmal schicken.

## Warten auf Mitspieler

waiting-prompt = Es fehlen noch Mitspieler: { $free }. Sobald alle Plätze besetzt sind, geht es los.
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

seat-open = Freier Platz
seat-away = nicht da
seat-leave = Einem Bot überlassen
seat-fresh = Auf ein anderes Gerät umziehen
seat-resign = Partie aufgeben
seat-resign-sure = Aufgeben? Die Partie endet, sobald alle auf deiner Seite das wollen.
seat-resign-yes = Ja, aufgeben
seat-resign-no = Nein, weiterspielen

## Startseite und Weiterspielen

link-qr = Als QR-Code zeigen
link-qr-hide = QR-Code ausblenden
link-qr-picture = Der Link als QR-Code, zum Scannen mit dem Handy

## Die Hilfe des Notizbuchs

waiting-aid = An diesem Tisch rechnen die Notizbücher aus, was möglich ist – für jeden nur aus dem, was er selbst gesehen hat.
waiting-aid-no = An diesem Tisch denken alle selbst: Die Notizbücher rechnen nichts aus.

## Friends who go away, and come back

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
waiting-hints = An diesem Tisch darf, wer dran ist, einen Bot um einen Tipp bitten, der nur weiß, was er selbst weiß.

## Over a shoulder

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

## The table on a big screen

screen-turn = Am Zug: { $names }
screen-fill = Vollbild
screen-leave = Großbild verlassen
screen-scan = Scanne einen Code mit dem Handy, um dich zu setzen.
screen-links-elsewhere = Alle setzen sich mit ihrem Handy an den Tisch, jeder über einen eigenen Link.

## After the end, and while somebody is away

end-rematch = Noch eine Partie, einen Platz weiter
end-rematch-go = Zur nächsten Partie
end-verify = So prüfst du, ob jemand geschummelt hat
end-verify-text = Jeder Schritt wurde beim Spielen versiegelt. Bewahre dieses letzte Glied der Kette auf: Zusammen mit der Aufzeichnung beweist es, dass nachträglich nichts geändert wurde.
end-verify-command = nascondino verify DATEI --link { $link }
rematch-asked = { $names } { $count ->
    [one] würde noch einmal spielen.
   *[other] würden noch einmal spielen.
}
rematch-awaits = Du würdest noch einmal spielen. Es fehlt noch: { $names }.
rematch-now = Ohne sie anfangen: Bots spielen, bis sie kommen
absent-since = { $name } ist seit { $minutes ->
    [one] { $minutes } Minute
   *[other] { $minutes } Minuten
} weg.
absent-bot = Einen Bot spielen lassen, bis { $name } zurück ist
