# De teksten van de tafel. Die van een spel staan in zijn eigen map.

name = Nascondino
skip-to-content = Naar de inhoud

## Plekken

home-title = Verstoppen. Zoeken. Bluffen.
home-invitation = Iemand beweegt zich ongezien, en de anderen moeten uitzoeken waar – of wie. Schuif met vrienden aan via een link, of speel tegen bots.
home-games = Op de plank
new-title = Een nieuwe tafel
new-action = Tafel openen
tables-title = Tafels
table-title = Tafel
not-found-title = Hier zit niemand verstopt
not-found-text = Deze pagina bestaat niet. Misschien is de link onderweg een paar letters kwijtgeraakt.
not-found-home = Terug naar het begin

## Taal en thema

language = Taal
theme-change = { $now ->
    [dark] Naar het lichte thema
   *[light] Naar het donkere thema
}

## Lijsten van spellen en tafels

game-players = { $fewest } tot { $most } spelers
game-play = Spelen
games-loading = De spellen komen van de plank …
tables-mine = Mijn tafels
tables-none-mine = Je zit nog aan geen enkele tafel.
tables-public = Openbare tafels
tables-none-public = Er staat nu geen tafel open. Open er zelf een en maak hem openbaar.
tables-join = Meespelen
tables-watch = Meekijken
tables-continue = Verder spelen
tables-look-back = Terugkijken
tables-state = { $state ->
    [waiting] wacht op spelers
    [over] afgelopen
   *[playing] bezig
}
tables-open-seats = { $count ->
    [one] één plaats vrij
   *[other] { $count } plaatsen vrij
}
player = Speler
player-numbered = Speler { $seat }

## Een nieuwe tafel

new-game = Spel
new-board = Speelbord
new-board-own = Neem een eigen speelbord mee (een JSON-bestand)
new-board-own-leave = Toch het bord van het spel nemen
new-board-own-checking = Het speelbord wordt gelezen …
new-seats = Plaatsen
new-seat-kind = Wie zit op plaats { $seat }
new-seat-mine = ik, hier
new-seat-open = iemand, via een link
new-seat-bot = { $bot ->
    [random] bot die maar wat doet
    [greedy] gretige bot, denkt één zet vooruit
    [novice] beginnende bot, kijkt een zet of twee vooruit
    [regular] ervaren bot, weet de weg
    [expert] sterke bot, denkt ver vooruit
    [master] meesterbot, denkt zo ver als drie seconden toelaten
   *[other] de bot “{ $bot }”
}
new-seat-name = Naam op plaats { $seat }
new-options = Huisregels
new-option-seat = plaats { $seat }
new-option-letters =
    { $count ->
        [one] Kies { $count } letter.
       *[other] Kies { $count } letters.
    }
new-who-sees = Wie de tafel kan vinden
new-by-link = alleen wie een link heeft
new-public = iedereen op deze server
new-create = Tafel openen
new-hot-seat = Meerdere spelers op één apparaat: geef het door als het doek valt. Wie elders meespeelt, ziet dat.
preparing = De tafel wordt klaargezet …
preparing-long = Het spel wordt voor het eerst klaargezet. Dat duurt een halve minuut, maar alleen deze ene keer.

## Aanschuiven

claim-title = Je bent uitgenodigd
claim-text = Er is een plaats voor je vrijgehouden.
claim-by = { $host } nodigt je uit voor { $game }.
claim-game = Dit is een uitnodiging voor { $game }.
claim-name = Je naam
claim-sit = Aanschuiven
claim-look = Meekijken
link-copy = Kopiëren
link-copied = Gekopieerd
link-select = Selecteer en kopieer
link-seat = Link naar plaats { $seat }
link-seat-of = Link naar de plaats van { $name }
link-watch = Link om mee te kijken
link-seat-help = Wie hem het eerst opent, krijgt de plaats.
link-moved-help = Open hem op het andere apparaat, dan verhuist de plaats daarheen.
link-alone = Alleen deze computer kan deze links openen. Sluit de server af en start hem zo om anderen uit je netwerk binnen te laten:
link-offline = Deze computer zit nu in geen enkel netwerk, dus alleen hij kan deze links openen.
link-address = Kunnen anderen de links niet openen, probeer dan een ander adres van deze computer
used-title = Deze link opent geen plaats meer
used-text = Een link opent een plaats maar één keer. Deze is al gebruikt, of door een nieuwere vervangen.
used-next = Was jij dat, op een ander apparaat? Daar kun je de plaats onder ‘{ seat-menu }’ hierheen halen. Vraag anders om een nieuwe link.
dead-end-title = Deze link opent hier niets
dead-end-text = Misschien zijn er onderweg een paar letters verloren gegaan. Vraag wie hem stuurde om hem nog eens te kopiëren.
dead-end-server = Dit is de server { $address }. Een tafel van een andere server gaat alleen daar open.

## Wachten op spelers

waiting-prompt = Wachten op spelers: { tables-open-seats }. Het spel begint zodra alle plaatsen bezet zijn.
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

seats-title = Rond de tafel
seat-label = Plaats { $seat }
seat-open = Vrije plaats
seat-bot = Bot { $seat }
seat-bot-kind = { $bot ->
    [random] een bot die maar wat doet
    [greedy] een gretige bot
    [novice] een beginnende bot
    [regular] een ervaren bot
    [expert] een sterke bot
    [master] een meesterbot
   *[other] de bot “{ $bot }”
}
seat-for = een bot speelt voor { $name }
seat-you = jij
seat-away = even weg
seat-present = is er
seat-one-device = op één apparaat met { $names }
seat-resigning = zou nu opgeven
seat-turn = aan de beurt
seat-points = { $points ->
    [one] { $points } punt
   *[other] { $points } punten
}
seat-menu = Mijn plaats
seat-leave = Aan een bot overlaten
seat-back = Weer zelf spelen
seat-fresh = Naar een ander apparaat verhuizen
seat-go-ahead = Onze bots eerst laten zetten
seat-resign = Opgeven
seat-resign-sure = Opgeven namens jouw partij? Dan is het spel afgelopen.
seat-resign-yes = Ja, opgeven
seat-resign-no = Nee, doorspelen
seat-switch = Spelen als { $name }
seat-hand-over = Doorgeven aan { $name }
onlooker = Toeschouwer
rules = Regels
rules-title = De regels in het kort
close = Sluiten
beside = { $one } · { $other }
map = Speelbord: met de pijltjestoetsen ga je van plek naar plek, plus en min veranderen de grootte, 0 toont alles
map-nearer = Inzoomen
map-farther = Uitzoomen
map-choices = Waar ik heen kan
map-whole = Hele bord
map-spot = { $place }: { $what }
map-spot-several = { $place }: { $count } mogelijkheden
map-missing = De afbeelding van het speelbord kon niet worden opgehaald.

## Wat je kunt doen

prompt-loading = We zoeken je plaats …
prompt-onlooker = Je kijkt mee. Aan de beurt: { $names }.
prompt-onlooker-quiet = Je kijkt mee.
prompt-bot-plays = Een bot speelt voor jou.
prompt-choose = { $count ->
    [one] Je bent { $role }. Je kunt maar één ding doen.
   *[other] Je bent { $role }. Kies uit { $count } mogelijkheden.
}
prompt-choose-spot = { $count ->
    [one] Je bent { $role }. Je kunt maar naar één plek.
   *[other] Je bent { $role }. Waarheen? Je kunt naar { $count } plekken.
}
prompt-choose-or = { $count ->
    [one] Je bent { $role }. Je kunt maar naar één plek; in de lijst staat nog meer.
   *[other] Je bent { $role }. Waarheen? Je kunt naar { $count } plekken; in de lijst staat nog meer.
}
prompt-chosen = { $what }?
prompt-sending = Wordt verstuurd …
prompt-unsent = Wordt verstuurd zodra de verbinding er weer is.
prompt-wait = Je bent { $role }. Het wachten is op { $names }.
prompt-wait-bot = { $count ->
    [one] Je bent { $role }. Een bot denkt na.
   *[other] Je bent { $role }. De bots denken na.
}
prompt-not-begun = Wachten op spelers.
prompt-readonly = Aan deze tafel golden andere regels. Je kunt hem bekijken, maar niet verder spelen.
prompt-over = { $reason } { $verdict }
do-it = Bevestigen
take-back-choice = Toch niet
offers-title = Wat je kunt doen
offers-one = { $under } { $what }
offers-none = Nu even niets.
offers-filter = Zoeken
offers-filtered = { $shown } van { $count }
offers-here = Hier: { $place }
offers-all = Alles tonen
offers-some = { $count } mogelijkheden
your-turn = ● Jij bent aan de beurt

## Verloop, praten, notities

tab-move = Zet
tab-view = Stand
tab-seats = Tafel
tab-log = Verloop
tab-chat = Chat
tab-notes = Notities
tabs = Delen van de tafel
tabs-new = nieuw
log-title = Wat er gebeurd is
log-empty = Nog niets.
log-sat = { $name } gaat op plaats { $seat } zitten.
log-left = { $name } laat plaats { $seat } aan een bot over.
log-returned = { $name } zit weer op plaats { $seat }.
log-bot = Een bot gaat op plaats { $seat } zitten.
log-ahead = { $player } laat de bots van de eigen partij voorgaan.
log-resigned = { $player } geeft op.
log-rematch = Het volgende spel staat klaar.
chat-title = Chat
chat-said = { $name }: { $text }
chat-empty = Er heeft nog niemand iets gezegd.
chat-say = Zeg iets
chat-channel = Aan
chat-send = Versturen
chat-cannot = Hier kun je nu niets zeggen.
in-words-title = Wat je ziet
in-words-later = De stand in woorden komt zodra de verbinding er weer is.

notes-title = Notities
notes-help = Alleen voor jou.
notes-saved = Bewaard
notes-saving = Wordt bewaard …
notes-unsent = Nog niet bewaard
notes-conflict = Op een ander apparaat staat intussen iets anders:
notes-mine = Dit houden
notes-theirs = Het andere nemen

## Het einde

end-won = { $count ->
    [one] { $names } wint.
   *[other] { $names } winnen.
}
end-won-you = Je wint!
end-won-with = Je wint, samen met { $names }.
end-lost-you = { $count ->
    [one] Je verliest: { $names } wint.
   *[other] Je verliest: { $names } winnen.
}
end-score = Eindstand: { $scores }.
end-score-of = { $name }: { $points }
map-legend-reach = Binnen bereik
map-legend-possible = Misschien hier
recap-title = Sinds je laatste beurt
recap-away = Terwijl je weg was
scene-close = Verder
end-nobody = Niemand wint.
end-reason-resigned = Een van de partijen heeft opgegeven.
end-reason-limit = Het afgesproken aantal zetten is gespeeld.
end-rematch = Nog een keer, iedereen één plaats verder
end-rematch-go = Naar het volgende spel
end-record = Verslag downloaden
end-verify = Zo ga je na dat niemand vals heeft gespeeld
end-verify-text = Tijdens het spelen is elke stap verzegeld. Bewaar deze laatste schakel: samen met het verslag bewijst hij dat er achteraf niets is veranderd.
end-verify-command = nascondino verify BESTAND --link { $link }

## Samen op één apparaat

curtain-title = Geef het apparaat door
curtain-next = { $name } is aan de beurt. De anderen kijken even weg.
curtain-wait = Op dit apparaat is niemand aan de beurt. Het wachten is op { $names }.
curtain-look = Ik ben { $name }
curtain-others = Iemand anders wil kijken
curtain-sending = Een ogenblik, de laatste zet is nog onderweg.

## De verbinding met de server

line-connecting = Verbinding maken …
line-open = Verbonden
line-waiting = De verbinding is weg.
line-restarting = De server start opnieuw op.
line-retry = { $seconds ->
    [0] Nieuwe poging …
   *[other] Volgende poging over { $seconds } s.
}
line-now = Nu proberen
line-moved-title = Je plaats is verhuisd
line-moved = Je plaats is nu op een ander apparaat.
line-moved-look = Meekijken
line-unknown-title = Deze tafel bestaat niet
line-unknown = Misschien is hij privé: dan kom je er alleen met een van de links bij.

## Als iets niet lukt

refused-unreachable = De server antwoordt niet. Probeer het zo nog eens.
refused-bad_message = Dat heeft de server niet begrepen. Laad de pagina opnieuw; misschien is die ouder dan de server.
refused-too_fast = Dat ging te snel. Wacht even en probeer het nog eens.
refused-too_many_tables = Er zijn hiervandaan vandaag zo veel tafels klaargezet dat de volgende moet wachten. Probeer het later nog eens.
refused-no_such_table = Deze tafel bestaat niet, of je komt er alleen met een van de links bij.
refused-no_such_game = Dat spel is er niet op deze server.
refused-bad_settings = Met deze instellingen kan er niet gespeeld worden.
refused-bad_name = In deze naam staan tekens die je niet ziet. Typ hem opnieuw, zonder die tekens.
refused-like_name = Deze naam lijkt op die van iemand anders aan tafel, van een bot of van een rol. Kies een andere.
# $what: what is wrong with the file, one sentence in English.
refused-bad_board = Op dit speelbord kan niet gespeeld worden: { $what }
refused-bad_link = Deze link opent hier niets.
refused-used_link = Deze link is al gebruikt of vervangen. Vraag om een nieuwe.
refused-not_yours = Dat is niet jouw plaats.
refused-taken = Iemand was je voor: de plaats is bezet.
refused-other_side = Je zit aan deze tafel al bij een andere partij, en wie voor twee partijen speelt, zou beide kunnen horen. Laat deze plaats aan iemand anders, of ga hier zitten als er niemand anders meespeelt.
refused-not_begun = Het spel is nog niet begonnen: er zijn nog plaatsen vrij.
refused-over = Het spel is afgelopen.
refused-not_to_act = Je bent niet meer aan de beurt.
refused-not_legal = Dat kan nu niet.
refused-stale = Er is intussen iets gebeurd aan tafel. Kijk nog eens.
refused-ahead = De tafel weet minder dan deze pagina. Laad de pagina opnieuw.
refused-no_such_channel = Daar kun je nu niet meepraten.
refused-not_two_sides = Het spel opgeven kan alleen bij spellen met twee vaste partijen.
refused-not_over = Het spel is nog niet afgelopen.
refused-not_possible = Dat kan nu niet.
refused-storage = De server kon het niet opslaan, dus er is niets gebeurd. Probeer het nog eens.
refused-unsure = De schijf van de server haperde net: misschien is het gebeurd, misschien niet. Kijk eerst voordat je het nog eens probeert.
refused-damaged = Wat van deze tafel was opgeslagen, is niet meer te lezen. Ze kan niet worden geopend.
refused-other_version = Aan deze tafel golden andere regels; er kan niet verder gespeeld worden.
refused-foreign = De server kent dit adres van de pagina niet. Gebruik de link die de server heeft laten zien.

## Beginpagina en verder spelen

home-friends = Met vrienden
home-friends-choose = Kies een spel en wie waar zit.
home-friends-send = Stuur iedereen een link, of laat ze hem van je scherm scannen.
home-friends-play = Zodra iedereen zit, begint het spel.
resume-title = Waar je gebleven was
resume-mine = Jij bent aan de beurt.
resume-theirs = Het wachten is op { $names }.
resume-bots = De bots denken na.
resume-more = { $count ->
    [one] en nog één tafel
   *[other] en nog { $count } tafels
}
tables-bots = { $count ->
    [one] een bot
   *[other] { $count } bots
}
link-qr = Als QR-code tonen
link-qr-hide = QR-code verbergen
link-qr-picture = De link als QR-code, om met een telefoon te scannen

## Als ik aan de beurt ben

notice-title = Als ik aan de beurt ben
notice-turn = Jij bent aan de beurt
notice-always = De titel en het icoon van het tabblad laten het altijd zien.
notice-sound = Een kort geluidje laten horen
notice-notify = Een melding geven als ik ergens anders kijk
notice-insecure = Meldingen werken alleen via een https-verbinding.
notice-refused = De browser staat hier geen meldingen toe. Dat kun je voor deze pagina aanpassen in de instellingen van de browser.

## Geheimen onder een doek, en draaischijven

veil-hold = { $what }. Houd ingedrukt om te kijken.
veil-help = Houd ingedrukt
dial-turn = Draai aan mij
dial-hold = ingedrukt houden
dial-unset = niet ingesteld
dial-covered = afgedekt; houd de spatiebalk ingedrukt om te kijken
prompt-chosen-covered = Je geheime keuze is gemaakt. Blijft het zo?

settings = Instellingen
log-veiled = Je geheime keuze

## Op een kaart

map-ways = Wegen naar { $place }
map-picture = Het speelbord

## Een spel leren

learn-title = Zo speel je het
learn-action = Zo speel je het
learn-guide = Zo speel je het
learn-as = Ik ben { $role }
learn-table = Aan tafel leren
learn-table-text = Een echt spel tegen makkelijke bots, met een paar woorden bij elke stap. Je kunt de uitleg altijd stoppen en gewoon doorspelen.
learn-rules = De precieze regels
learn-english = Deze zijn in het Engels.
learn-all = Alle regels
learn-step = { $step } van { $count }
learn-next = Verder
learn-finish = Doorspelen
learn-stop = Geen uitleg meer
learn-any-goal = Dit is een echt spel tegen bots. Het bord laat zien wat waar staat.
learn-any-choose = Hier staat alles wat je nu kunt doen. Kies iets en bevestig het.
learn-any-told = Hier staat alles wat er gebeurt, voor zover jij het mag weten.
learn-any-end = Hier staat altijd hoe het verdergaat.

refused-no_aid = Aan deze tafel wordt zonder de hulp van het notitieboek gespeeld.

## De hulp van het notitieboek

new-aid = Notitieboeken rekenen uit wat er mogelijk is
new-aid-yes = ja, voor elke speler op basis van wat die zelf heeft gezien
new-aid-no = nee, iedereen denkt zelf
new-aid-ask = maak een keuze
waiting-aid = Aan deze tafel rekenen de notitieboeken uit wat er mogelijk is, voor elke speler op basis van wat die zelf heeft gezien.
aid-title = Uitpluizen
aid-switch = Laten zien wat mogelijk is
aid-none = Aan deze tafel wordt zonder deze hulp gespeeld. Je eigen notities staan hieronder.
aid-waiting = Er is nog niets verborgen.
aid-busy = Wordt uitgerekend …
aid-whose = Wie weet wat
aid-mine = Wat ik kan weten
aid-everybody = Wat iedereen kan weten
aid-left = { $count ->
    [one] Er is maar één mogelijkheid.
   *[other] Er blijven { $count } mogelijkheden over.
}
aid-certain = zeker
aid-excluded = onmogelijk
aid-cell = { $about }, { $name }: { $share }
aid-more = { $count ->
    [one] en nog één
   *[other] en nog { $count }
}
aid-why = Waarom niet …
aid-why-choose = kies er een
aid-because = Uitgesloten sinds: “{ $event }”
aid-alike = De percentages tellen alleen wat er mogelijk is. Hoe mensen spelen, moet je zelf inschatten.
waiting-aid-no = Aan deze tafel denkt iedereen zelf: de notitieboeken rekenen niets uit.
aid-of = { $about }: { $share }
aid-change = { $come ->
    [0] “{ $event }” sloot er { $gone } uit.
   *[other] “{ $event }” sloot er { $gone } uit, en er kwamen er { $come } bij.
}
notes-larger = Meer ruimte
notes-smaller = Minder ruimte
pencil-take = Plekken met potlood markeren
pencil-help = Tik op een plek: verdacht, uitgesloten, geen teken.
pencil-mine = Mijn tekens
pencil-suspected = Ik verdenk dit
pencil-ruled_out = Ik sluit dit uit
pencil-cell = { $cell }, { $mark }
pencil-about = { $count ->
    [0] Tik op een plek of een vakje om ernaar te vragen en het te markeren. Alleen jij ziet je tekens.
    [one] { $count } teken, dat alleen jij ziet.
   *[other] { $count } tekens, die alleen jij ziet.
}
pencil-erase = Alles uitgummen
map-ask = Vraag naar { $place }
map-about = Over { $place }
heat-legend = { $count } mogelijke plekken, elk { $least } tot { $most }
heat-legend-alike = { $count ->
    [one] { $count } mogelijke plek, { $most }
   *[other] { $count } mogelijke plekken, elk { $most }
}

## Een spel terugkijken

review-title = Terugkijken
review-of = { $game } terugkijken
review-loading = Het spel wordt weer opgezet …
review-back = Terug naar de tafel
review-eyes = Door de ogen van
review-as-all = Iedereen samen
review-as-onlooker = Toeschouwer
review-moment = Moment van het spel
review-at = { $moment } van { $last }
review-step = Een stap verder
review-step-back = Een stap terug
review-jump = Naar de volgende wending
review-jump-back = Naar de vorige wending
review-play = Afspelen
review-pause = Pauzeren
review-beliefs = Wat je kon weten
review-heat = Op het bord laten zien
review-words = Hetzelfde in woorden
review-keep = Bewaren
review-link = Link naar dit moment
review-link-help = Wie hem krijgt, mag dit spel terugkijken en kan verder niets aan de tafel doen.
review-closed-title = Dit spel staat niet voor je open
review-closed = Wie meespeelde, kan een link kopiëren die het voor iedereen opent: onder ‘{ end-review }’ en dan ‘{ review-keep }’.
end-review = Terugkijken
readonly-record = Downloaden wat er is vastgelegd
seal-title = Is er iets veranderd?
seal-text = Elke regel van het verslag is tijdens het spelen verzegeld. Je browser kan het zegel narekenen.
seal-check = Zegel controleren
seal-file = Een bestand controleren
seal-no-record = Dit is geen volledig verslag.
seal-holds = Het zegel is ongeschonden.
seal-broken = Het zegel is verbroken.
seal-seed = Het onthulde begingetal is het getal dat de eerste regel heeft vastgelegd.
seal-seed-broken = Het onthulde begingetal is niet het getal dat de eerste regel heeft vastgelegd: er kan met het lot geknoeid zijn.
seal-promise = Het is het begingetal waaraan de tafel zich had gebonden toen deze browser er voor het eerst kwam.
seal-promise-broken = Het is niet het begingetal waaraan de tafel zich had gebonden toen deze browser er voor het eerst kwam: het is verwisseld, of dit is een ander spel.
seal-salt = De toevalsgetallen die deze browser daarna heeft toegevoegd, zitten in de trekkingen: de tafel kon ze niet kiezen.
seal-salt-broken = De toevalsgetallen die deze browser heeft toegevoegd, staan niet in het verslag: er kan met het lot geknoeid zijn.
seal-draws = Nagerekende trekkingen: { $draws }. Alle volgen uit het begingetal en de toegevoegde getallen.
seal-draws-broken = Sommige trekkingen volgen niet uit het begingetal en de toegevoegde getallen: ze zijn uitgekozen.
seal-no-draws = Dit verslag zegt niet met welke getallen er is getrokken. Alleen het programma kan dat narekenen.
seal-salted = Toevalsgetallen zijn toegevoegd door: { $names }. Verder heeft niemand zekerheid over de trekkingen.
seal-unsalted = Geen enkel apparaat heeft toevalsgetallen toegevoegd: wie de tafel beheert, kon de trekkingen uitkiezen.
seal-chain = Alle { $lines } regels staan er zoals ze verzegeld zijn, in deze volgorde.
seal-chain-broken = Sommige regels staan er niet zoals ze verzegeld zijn, of niet in deze volgorde.
seal-kept = Schakels die deze browser tijdens het spelen ontving: { $links }. Allemaal zitten ze op hun plaats: dit is het spel dat jij hebt gespeeld.
seal-kept-broken = Niet alle schakels die deze browser tijdens het spelen ontving, zitten op hun plaats: dit is niet het spel dat jij hebt gespeeld, of het is te laat verzegeld.
seal-none-kept = Deze browser heeft van dit spel niets bewaard, en kan dus niet zeggen of het hele verslag opnieuw is gemaakt.
seal-links = Schakel voor schakel: { $count }
seal-link-broken = Deze regel, of de schakel ervoor, is veranderd.
seal-draw-broken = Hier is een ander getal getrokken.
seal-meaning = Wat het zegel bewijst, en wat niet
seal-proves = Vóór het spel bindt de tafel zich aan een geheim begingetal. Daarna voegt elk apparaat eigen toevalsgetallen toe. Alle trekkingen volgen uit allebei, dus niemand kan ze alleen uitkiezen, ook niet wie de tafel beheert. Elke regel wordt tijdens het spelen verzegeld en is daarna niet meer te veranderen.
seal-proves-not = Het bewijst niet dat niemand een geheim heeft gehoord. Wie de tafel beheert, kan de trekkingen uitkiezen samen met wie als laatste getallen toevoegde, of een spel afbreken dat verkeerd loopt. Bots voegen niets toe. En deze pagina kent geen regels: of de juiste kaarten in de stapel zaten, weet ze niet. Bovendien komt ze van de tafel zelf.
seal-verify = Zeker ben je pas als je het verslag op een eigen computer controleert, met wat deze browser heeft bewaard: nascondino verify VERSLAG --kept BESTAND
seal-save = Het bewaarde opslaan

## Wat had kunnen gebeuren

tab-eyes = Ogen
tab-known = Weten
tab-whatif = Wat als
tab-keep = Bewaren
review-to-act = Aan de beurt: { $names }.
review-beliefs-all = Wat iedereen kon weten
whatif-title = Wat als …?
whatif-text = Probeer vanaf hier iets anders, voor wie je maar wilt. Het spel blijft zoals het was.
whatif-begin = Iets anders proberen
whatif-not-so = Dit is niet gebeurd.
whatif-leave = Terug naar het spel
whatif-for = Spelen voor
whatif-choose = Wat zou { $name } kunnen doen?
whatif-offers = Wat { $name } kan doen
whatif-made = In het echte spel: { $what }
whatif-do = Proberen
whatif-bot = Een bot laten spelen voor { $name }
whatif-bots = Bots laten doorspelen
whatif-thinking = Een bot denkt na …
whatif-from = Wat als …
whatif-end = Hier zou het eindigen.
whatif-long = Verder proberen kan niet: langer mag het niet worden.
whatif-link = Link naar deze poging

## Over een schouder

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
prompt-shoulder = Je kijkt mee over de schouder van { $name }. Aan de beurt: { $names }.
refused-silent = Wie over een schouder heeft meegekeken, praat tot het einde van het spel niet mee.

## Puzzels

lessons-title = Leren
lessons-text = Van elk spel: hoe het gaat, lessen aan een echte tafel en puzzels, elke dag een nieuwe.
learn-puzzles = Puzzels
puzzle-title = Puzzel
puzzle-suspect = { $name }
puzzle-of = { $game }: puzzel { $number }
puzzle-number = Puzzel { $number }
puzzle-today = Puzzel van de dag
puzzle-text = Een moment uit een partij tussen bots, gezien door de ogen van één speler. Met geluk heeft het niets te maken: er is maar één antwoord mogelijk, en je kunt het beredeneren.
puzzle-level =
    { $level ->
        [1] makkelijk
        [2] gemiddeld
       *[3] moeilijk
    }
puzzle-solved = opgelost
puzzle-loading = De puzzel wordt klaargezet …
puzzle-back = Terug naar de regels
puzzle-eyes = Je weet wat { $name } weet ({ $role }).
puzzle-chosen = Jouw antwoord: { $what }
puzzle-guess = Ik weet het zeker
puzzle-right = Goed. Iets anders is niet mogelijk.
puzzle-wrong = { $what }: nee. Denk nog eens na.
puzzle-tell = Vertel het me
puzzle-told = Het antwoord: { $what }
puzzle-why = Waarom niets anders mogelijk is
puzzle-next = Volgende puzzel
puzzle-choose = Kies je antwoord
puzzle-suspects = Mogelijke antwoorden
tab-answer = Antwoord

## First start

play-role = Ik speel
play-level = Tegen
play-level-name = { $bot ->
    [novice] Beginners
    [regular] Ervaren spelers
    [expert] Sterke spelers
    [master] Meesters
   *[other] { $bot }
}
play-level-text = { $bot ->
    [novice] kijken een of twee zetten vooruit
    [regular] weten hoe het moet
    [expert] denken ver vooruit
    [master] denken drie seconden na
   *[other] een zelfgemaakte bot
}
play-against = { $bot ->
    [novice] tegen beginners
    [regular] tegen ervaren spelers
    [expert] tegen sterke spelers
    [master] tegen meesters
   *[other] tegen { $bot }
}
play-teach = Leer het me eerst
play-teach-text = Een partij tegen makkelijke bots, met een paar woorden bij elke stap.
play-start = Beginnen
play-change = Wijzigen
play-remembered = Dit apparaat onthoudt het: de volgende keer is één druk genoeg.
preparing-stage = { $stage ->
    [compiling] De regels worden gecompileerd, één keer voor deze machine.
    [loading] Bijna klaar: de regels worden geladen.
   *[starting] De tafel wordt klaargezet en de regels worden gehaald.
}
preparing-step = Stap { $done } van ongeveer { $of }

## Friends who go away, and come back

seat-away-since = weg sinds { $time }
absent-since = { $name } is al { $minutes ->
    [one] { $minutes } minuut
   *[other] { $minutes } minuten
} weg.
absent-bot = Laat een bot spelen tot { $name } terug is
log-lent = { $name } is weg, en tot de terugkeer speelt een bot. { $by } vroeg erom.
log-again = { $player } wil nog een keer spelen.
new-patience = Als een vriend weg is
new-patience-for = { $minutes ->
    [0] blijft iedereen wachten
    [10] mogen de anderen na 10 minuten een bot laten spelen
    [60] mogen de anderen na een uur een bot laten spelen
   *[1440] mogen de anderen na een dag een bot laten spelen
}
rematch-asked = { $names } { $count ->
    [one] wil nog een keer spelen.
   *[other] willen nog een keer spelen.
}
rematch-awaits = Jij wilt nog een keer spelen. Het wachten is op { $names }.
rematch-now = Zonder hen beginnen: bots spelen tot ze er zijn
chat-since = de nieuwe partij
tables-won = Gewonnen
tables-lost = Verloren
tables-lost-to = Winst voor { $names }
tables-filter = Welke tafels
tables-filter-by = { $which ->
    [mine] Ik ben aan de beurt
    [playing] Bezig
    [over] Afgelopen
   *[all] Alle
} ({ $count })
tables-any-game = alle spellen
tables-none-such = Zo’n tafel is er niet.
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
refused-still_there = Nog aanwezig, of nog niet lang genoeg weg.

# Hints: what is asked for at the table itself; the rest is in teaching/.
new-hints = Tips
new-hints-yes = ja, wie aan zet is mag een bot om raad vragen
new-hints-no = nee, iedereen beslist zelf
waiting-hints = Aan deze tafel mag wie aan zet is een bot om een tip vragen; die weet alleen wat hij zelf weet.
hint-ask = Tip
refused-no_hints = Aan deze tafel wordt zonder tips gespeeld.
