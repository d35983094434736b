# De teksten van de tafel. Die van een spel staan in zijn eigen map.

name = Nascondino
skip-to-content = Naar de inhoud

## Plekken

home-title = Verstoppen. Zoeken. Bluffen.
new-title = Een nieuwe tafel
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

tables-open-seats = { $count ->
    [one] één plaats vrij
   *[other] { $count } plaatsen vrij
}
player = Speler
player-numbered = Speler { $seat }

## Een nieuwe tafel

preparing = De tafel wordt klaargezet …
preparing-long = Het spel wordt voor het eerst klaargezet. Dat duurt een halve minuut, maar alleen deze ene keer.

## Aanschuiven

claim-name = Je naam
claim-sit = Aanschuiven
dead-end-server = Dit is de server { $address }. Een tafel van een andere server gaat alleen daar open.

## Aan tafel

big-screen = Groot scherm
seats-title = Rond de tafel
seat-label = Plaats { $seat }
seat-bot = Bot { $seat }
seat-bot-kind = { $bot ->
    [random] een bot die maar wat doet
    [greedy] een gretige bot
    [novice] een beginnende bot
    [regular] een ervaren bot
    [expert] een sterke bot
    [master] een meesterbot
    [careful] een voorzichtige bot
    [bold] een gedurfde bot
   *[other] de bot “{ $bot }”
}
seat-for = een bot speelt voor { $name }
seat-you = jij
seat-present = is er
seat-one-device = op één apparaat met { $names }
seat-resigning = zou nu opgeven
seat-turn = aan de beurt
seat-points = { $points ->
    [one] { $points } punt
   *[other] { $points } punten
}
seat-menu = Mijn plaats
seat-back = Weer zelf spelen
seat-go-ahead = Onze bots eerst laten zetten
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
    [one] Je bent { $role }. { $names } denkt na.
   *[other] Je bent { $role }. { $names } denken na.
}
prompt-not-begun = Wachten op spelers.
prompt-readonly = Aan deze tafel golden andere regels. Je kunt hem bekijken, maar niet verder spelen.
prompt-over = { $reason } { $verdict }
prompt-ending = Kijk hoe het afloopt.
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
recap-title = Sinds je laatste beurt
recap-away = Terwijl je weg was
scene-close = Verder
end-nobody = Niemand wint.
end-reason-limit = Het afgesproken aantal zetten is gespeeld.
end-record = Verslag downloaden

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

## Als ik aan de beurt ben

notice-title = Als ik aan de beurt ben
notice-turn = Jij bent aan de beurt
notice-always = De titel en het icoon van het tabblad laten het altijd zien.
notice-sound = Een kort geluidje laten horen
notice-notify = Een melding geven als ik ergens anders kijk
notice-tunes = En op grote momenten een kort wijsje
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

## Een spel leren

learn-title = Zo speel je het
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
heat-legend-several = Meer dan één verstopt, dus boven 100%:
heat-legend-known = Iedereen weet waar je bent
heat-legend-alike = { $count ->
    [one] { $count } mogelijke plek, { $most }
   *[other] { $count } mogelijke plekken, elk { $most }
}

## Een spel terugkijken

review-title = Terugkijken
readonly-record = Downloaden wat er is vastgelegd

## Wat had kunnen gebeuren

tab-eyes = Ogen
tab-known = Weten
tab-whatif = Wat als
tab-keep = Bewaren
whatif-from = Wat als …

## Over een schouder

prompt-shoulder = Je kijkt mee over de schouder van { $name }. Aan de beurt: { $names }.
refused-silent = Wie over een schouder heeft meegekeken, praat tot het einde van het spel niet mee.

## Puzzels

lessons-title = Leren
puzzle-title = Puzzel
tab-answer = Antwoord

## First start

preparing-stage = { $stage ->
    [compiling] De regels worden gecompileerd, één keer voor deze machine.
    [loading] Bijna klaar: de regels worden geladen.
   *[starting] De tafel wordt klaargezet en de regels worden gehaald.
}
preparing-step = Stap { $done } van ongeveer { $of }

## Friends who go away, and come back

seat-away-since = weg sinds { $time }
log-lent = { $name } is weg, en tot de terugkeer speelt een bot. { $by } vroeg erom.
log-again = { $player } wil nog een keer spelen.
chat-since = de nieuwe partij
refused-still_there = Nog aanwezig, of nog niet lang genoeg weg.

# The rest about hints is in teaching/.
hint-ask = Tip
refused-no_hints = Aan deze tafel wordt zonder tips gespeeld.
