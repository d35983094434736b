# What is said while people sit down, invitations, links, the wait for others; and what few do at a table. The page fetches it then.

## Aanschuiven

claim-title = Je bent uitgenodigd
claim-text = Er is een plaats voor je vrijgehouden.
claim-by = { $host } nodigt je uit voor { $game }.
claim-game = Dit is een uitnodiging voor { $game }.
claim-look = Meekijken
link-copy = Kopiëren
link-copied = Gekopieerd
link-select = Selecteer en kopieer
link-seat = Link naar plaats { $seat }
link-seat-of = Link naar de plaats van { $name }
link-watch = Link om mee te kijken
link-screen = Link voor een televisie
link-screen-help = Hij opent het bord zo groot als het scherm, met alleen wat iedereen mag zien.
link-seat-help = Wie hem het eerst opent, krijgt de plaats.
link-moved-help = Open hem op het andere apparaat, dan verhuist de plaats daarheen.
link-alone = Alleen deze computer kan deze links openen. Sluit de server af en start hem zo om anderen uit je netwerk binnen te laten:
link-offline = Deze computer zit nu in geen enkel netwerk, dus alleen hij kan deze links openen.
link-address = Kunnen anderen de links niet openen, probeer dan een ander adres van deze computer
used-title = Deze link opent geen plaats meer
used-text = Een link opent een plaats maar één keer. Deze is al gebruikt, of door een nieuwere vervangen.
used-next = Was jij dat, op een ander apparaat? Daar kun je de plaats onder ‘{ $menu }’ hierheen halen. Vraag anders om een nieuwe link.
dead-end-title = Deze link opent hier niets
dead-end-text = Misschien zijn er onderweg een paar letters verloren gegaan. Vraag wie hem stuurde om hem nog eens te kopiëren.

## Wachten op spelers

waiting-prompt = Wachten op spelers: { $free }. Het spel begint zodra alle plaatsen bezet zijn.
waiting-fresh = Link maken
waiting-fresh-again = Nieuwe link maken
waiting-bot = Aan een bot geven
waiting-fill = Vrije plaatsen aan bots geven
waiting-take = Hier gaan zitten
waiting-name = Je naam, als je meespeelt
waiting-name-beside = Naam, als er nog iemand op dit apparaat meespeelt
waiting-salts = Alle plaatsen zijn bezet. De toevalsgetallen van de apparaten van { $names } ontbreken nog.
waiting-begin-text = Het spel kan ook zonder beginnen, maar dan hebben zij geen deel aan de trekkingen.
waiting-begin = Beginnen zonder te wachten

## Aan tafel

seat-open = Vrije plaats
seat-away = even weg
seat-leave = Aan een bot overlaten
seat-fresh = Naar een ander apparaat verhuizen
seat-resign = Opgeven
seat-resign-sure = Opgeven? Het spel is afgelopen zodra iedereen van jouw partij dat wil.
seat-resign-yes = Ja, opgeven
seat-resign-no = Nee, doorspelen

## Beginpagina en verder spelen

link-qr = Als QR-code tonen
link-qr-hide = QR-code verbergen
link-qr-picture = De link als QR-code, om met een telefoon te scannen

## De hulp van het notitieboek

waiting-aid = Aan deze tafel rekenen de notitieboeken uit wat er mogelijk is, voor elke speler op basis van wat die zelf heeft gezien.
waiting-aid-no = Aan deze tafel denkt iedereen zelf: de notitieboeken rekenen niets uit.

## Friends who go away, and come back

invited-lasts = Een partij duurt { $time }.
invited-people = Aan tafel: { $names }.
invited-bots = { $count ->
    [one] Er speelt ook een bot mee.
   *[other] Er spelen ook { $count } bots mee.
}
invited-free = { $count ->
    [one] Er is nog één plaats vrij.
   *[other] Er zijn nog { $count } plaatsen vrij.
}
invited-seat = Jij krijgt plaats { $seat } en begint als { $role }.
invited-no-account = Geen account, geen wachtwoord: een naam is genoeg.
waiting-hints = Aan deze tafel mag wie aan zet is een bot om een tip vragen; die weet alleen wat hij zelf weet.

## Over a shoulder

shoulder-look = Meekijken over de schouder van { $name }
shoulder-explain = Het wordt aan iedereen aan tafel gevraagd. Als ze het goedvinden, zie je alles wat { $name } ziet, en praat je tot het einde van het spel niet mee.
shoulder-ask = Vragen
shoulder-asking = Je wilt over deze schouder meekijken. Nog niet iedereen heeft ja gezegd.
shoulder-declined = Iemand heeft het liever niet.
shoulder-looking = Je kijkt mee over deze schouder.
shoulder-never-mind = Laat maar
shoulder-stop = Wegkijken
shoulder-mark = { $guest } kijkt als toeschouwer mee over deze schouder.
shoulder-request = { $guest } is toeschouwer en wil graag meekijken over de schouder van { $name }.
shoulder-request-mine = { $guest } is toeschouwer en wil graag over jouw schouder meekijken.
shoulder-request-help = Alleen als iedereen het goedvindt, en zonder mee te praten.
shoulder-allow = Toestaan
shoulder-not-now = Nu niet
shoulder-given = Van jou mag { $guest } meekijken over de schouder van { $name }.
shoulder-withdraw = Toestemming intrekken
shoulder-not-given = Je hebt liever niet dat { $guest } meekijkt over de schouder van { $name }.
shoulder-after-all = Toch toestaan

## The table on a big screen

screen-turn = Aan de beurt: { $names }
screen-fill = Volledig scherm
screen-leave = Groot scherm verlaten
screen-scan = Scan een code met je telefoon om te gaan zitten.
screen-links-elsewhere = Iedereen gaat zitten met de eigen telefoon, via een eigen link.

## After the end, and while somebody is away

end-rematch = Nog een keer, iedereen één plaats verder
end-rematch-go = Naar het volgende spel
end-verify = Zo ga je na dat niemand vals heeft gespeeld
end-verify-text = Tijdens het spelen is elke stap verzegeld. Bewaar deze laatste schakel: samen met het verslag bewijst hij dat er achteraf niets is veranderd.
end-verify-command = nascondino verify BESTAND --link { $link }
rematch-asked = { $names } { $count ->
    [one] wil nog een keer spelen.
   *[other] willen nog een keer spelen.
}
rematch-awaits = Jij wilt nog een keer spelen. Het wachten is op { $names }.
rematch-now = Zonder hen beginnen: bots spelen tot ze er zijn
absent-since = { $name } is al { $minutes ->
    [one] { $minutes } minuut
   *[other] { $minutes } minuten
} weg.
absent-bot = Laat een bot spelen tot { $name } terug is
