# I testi del tavolo. Quelli di un gioco stanno nella sua cartella.

name = Nascondino
skip-to-content = Vai al contenuto

## Luoghi

home-title = Nasconditi. Cerca. Bluffa.
new-title = Un nuovo tavolo
tables-title = Tavoli
table-title = Tavolo
not-found-title = Qui non si nasconde nessuno
not-found-text = Questa pagina non esiste. Forse il link ha perso qualche lettera per strada.
not-found-home = Torna all’inizio

## Lingua e tema

language = Lingua

theme-change = { $now ->
    [dark] Passa al tema chiaro
   *[light] Passa al tema scuro
}

## Giochi e tavoli in elenco

tables-open-seats = { $count ->
    [one] un posto libero
   *[other] { $count } posti liberi
}
player = Giocatore
player-numbered = Giocatore { $seat }

## Un nuovo tavolo

preparing = Preparo il tavolo…
preparing-long = Preparo il gioco per la prima volta. Ci vuole mezzo minuto, una volta sola.

## Sedersi

claim-name = Il tuo nome
claim-sit = Siediti
dead-end-server = Questo è il server { $address }. Un tavolo di un altro server si apre solo lì.

## Al tavolo

big-screen = Grande schermo
seats-title = Attorno al tavolo
seat-label = Posto { $seat }
seat-bot = Bot { $seat }
seat-bot-kind = { $bot ->
    [random] un bot che gioca a caso
    [greedy] un bot opportunista
    [novice] un bot principiante
    [regular] un bot di casa
    [expert] un bot abile
    [master] un bot maestro
    [careful] un bot prudente
    [bold] un bot audace
   *[other] il bot «{ $bot }»
}
seat-for = un bot gioca per { $name }
seat-you = tu
seat-present = presente
seat-one-device = sullo stesso dispositivo di { $names }
seat-resigning = ora abbandonerebbe
seat-turn = di turno
seat-points = { $points ->
    [one] { $points } punto
   *[other] { $points } punti
}
seat-menu = Il mio posto
seat-back = Riprendilo
seat-go-ahead = Fai muovere prima i nostri bot
seat-switch = Gioca come { $name }
seat-hand-over = Lascia giocare { $name }
onlooker = Spettatore
rules = Regole
rules-title = Le regole in breve
close = Chiudi
beside = { $one } · { $other }
map = Mappa: le frecce portano da un luogo all’altro, più e meno cambiano lo zoom, 0 mostra tutto
map-nearer = Ingrandisci
map-farther = Rimpicciolisci
map-choices = Dove posso andare
map-whole = Tutta la mappa
map-spot = { $place }: { $what }
map-spot-several = { $place }: { $count } possibilità
map-missing = Non è stato possibile caricare il disegno del tabellone.

## Che cosa fare

prompt-loading = Cerco il tuo posto…
prompt-onlooker = Stai guardando. È il turno di { $names }.
prompt-onlooker-quiet = Stai guardando.
prompt-bot-plays = Al tuo posto gioca un bot.
prompt-choose = { $count ->
    [one] Sei { $role }. C’è una sola cosa da fare.
   *[other] Sei { $role }. Scegli tra { $count } possibilità.
}
prompt-choose-spot = { $count ->
    [one] Sei { $role }. Puoi raggiungere un solo luogo.
   *[other] Sei { $role }. Scegli un luogo: puoi raggiungerne { $count }.
}
prompt-choose-or = { $count ->
    [one] Sei { $role }. Puoi raggiungere un solo luogo, ma nell’elenco c’è altro.
   *[other] Sei { $role }. Scegli un luogo: puoi raggiungerne { $count }, e nell’elenco c’è altro.
}
prompt-chosen = { $what }?
prompt-sending = Invio…
prompt-unsent = Partirà appena torna la linea.
prompt-wait = Sei { $role }. È il turno di { $names }.
prompt-wait-bot = { $count ->
    [one] Sei { $role }. { $names } sta pensando.
   *[other] Sei { $role }. { $names } stanno pensando.
}
prompt-not-begun = In attesa di giocatori.
prompt-readonly = Questo tavolo è stato giocato con altre regole. Si può guardare, ma non continuare.
prompt-over = { $reason } { $verdict }
prompt-ending = Guarda come va a finire.
do-it = Conferma
take-back-choice = Meglio di no
offers-title = Che cosa puoi fare
offers-one = { $under } { $what }
offers-none = Per ora niente.
offers-filter = Cerca
offers-filtered = { $shown } di { $count }
offers-here = Qui: { $place }
offers-some = { $count } possibilità
offers-all = Mostra tutto
your-turn = ● Tocca a te

## Diario, chiacchiere, appunti

tab-move = Mossa
tab-view = Vista
tab-seats = Tavolo
tab-log = Diario
tab-chat = Chat
tab-notes = Appunti
tabs = Parti del tavolo
tabs-new = novità
log-title = Che cosa è successo
log-empty = Ancora niente.
log-sat = { $name } si siede al posto { $seat }.
log-left = { $name } lascia il posto { $seat } a un bot.
log-returned = { $name } riprende il posto { $seat }.
log-bot = Un bot si siede al posto { $seat }.
log-ahead = { $player } lascia muovere prima i bot della sua squadra.
log-resigned = { $player } abbandona.
log-rematch = La prossima partita è pronta.
chat-title = Chat
chat-said = { $name }: { $text }
chat-empty = Nessuno ha ancora detto niente.
chat-say = Di’ qualcosa
chat-channel = A
chat-send = Invia
chat-cannot = Adesso qui non puoi parlare.
in-words-title = Che cosa vedi
in-words-later = La descrizione del tabellone tornerà insieme alla connessione.

notes-title = Appunti
notes-help = Li vedi solo tu.
notes-saved = Salvati
notes-saving = Salvataggio in corso…
notes-unsent = Non ancora salvati
notes-conflict = Nel frattempo sono stati cambiati su un altro dispositivo:
notes-mine = Tieni questi
notes-theirs = Prendi gli altri

## La fine

end-won = { $count ->
    [one] Vince { $names }.
   *[other] Vincono { $names }.
}
end-won-you = Hai vinto.
end-won-with = Hai vinto, con { $names }.
end-lost-you = { $count ->
    [one] Hai perso: vince { $names }.
   *[other] Hai perso: vincono { $names }.
}
end-score = Punteggio finale: { $scores }.
end-score-of = { $name }: { $points }
map-legend-reach = A portata
recap-title = Dal tuo ultimo turno
recap-away = Mentre non guardavi
scene-close = Avanti
end-nobody = Non vince nessuno.
end-reason-limit = È stato giocato il numero di azioni concordato.
end-record = Scarica la registrazione

## Un dispositivo per più persone

curtain-title = Passa il dispositivo
curtain-next = È il turno di { $name }. Tutti gli altri guardano da un’altra parte.
curtain-wait = Su questo dispositivo non tocca a nessuno. In attesa di { $names }.
curtain-look = Sono { $name }
curtain-others = Qualcun altro vuole guardare
curtain-sending = Un momento: l’ultima mossa è ancora in viaggio.

## La linea con il server

line-connecting = Mi collego…
line-open = In linea
line-waiting = La linea è caduta.
line-restarting = Il server sta ripartendo.
line-retry = { $seconds ->
    [0] Riprovo…
   *[other] Nuovo tentativo tra { $seconds } s.
}
line-now = Prova adesso
line-moved-title = Il tuo posto si è spostato
line-moved = Adesso il tuo posto è su un altro dispositivo.
line-moved-look = Assisti
line-unknown-title = Questo tavolo non esiste
line-unknown = Forse era privato: in quel caso si apre solo con i suoi link.

## Rifiuti

refused-unreachable = Il server non risponde. Riprova tra un momento.
refused-bad_message = Il server non ha capito. Ricarica la pagina: forse è più vecchia del server.
refused-too_fast = Troppo in fretta. Aspetta un momento e riprova.
refused-too_many_tables = Da qui oggi sono stati preparati così tanti tavoli che il prossimo deve aspettare. Riprova più tardi.
refused-no_such_table = Questo tavolo non esiste, oppure si apre solo con i suoi link.
refused-no_such_game = Questo gioco non c’è su questo server.
refused-bad_settings = Il tavolo non si può preparare così.
refused-bad_name = Questo nome contiene caratteri che non si vedono. Riscrivilo senza.
refused-like_name = Questo nome somiglia a quello di qualcun altro al tavolo, di un bot o di un ruolo. Scegline un altro.
# $what: what is wrong with the file, one sentence in English.
refused-bad_board = Su questo tabellone non si può giocare: { $what }
refused-bad_link = Questo link qui non apre nulla.
refused-used_link = Questo link è già stato usato o sostituito. Chiedine uno nuovo.
refused-not_yours = Quel posto non è tuo.
refused-taken = Qualcuno ha fatto prima di te: il posto è occupato.
refused-other_side = A questo tavolo sei già in un’altra squadra, e chi gioca per due squadre potrebbe ascoltarle entrambe. Lascia questo posto a qualcun altro, oppure siediti qui quando non gioca nessun’altra persona.
refused-not_begun = La partita non è cominciata: ci sono posti liberi.
refused-over = La partita è finita.
refused-not_to_act = Non tocca più a te.
refused-not_legal = Adesso non si può.
refused-stale = Nel frattempo al tavolo è successo qualcosa. Guarda di nuovo.
refused-ahead = Questa pagina è più avanti del tavolo. Ricaricala.
refused-no_such_channel = Adesso lì non puoi parlare.
refused-not_two_sides = Si può abbandonare la partita solo nei giochi con due squadre fisse.
refused-not_over = La partita non è ancora finita.
refused-not_possible = Adesso non è possibile.
refused-storage = Il server non è riuscito a registrarlo, quindi non è successo niente. Riprova.
refused-unsure = Il disco del server ha avuto un guasto proprio ora: forse è successo, forse no. Guarda prima di riprovare.
refused-damaged = Quello che era registrato di questo tavolo non si legge più, quindi non si può aprire.
refused-other_version = Questo tavolo è stato giocato con altre regole e non può continuare.
refused-no_aid = Questo tavolo è stato preparato senza l’aiuto del taccuino.
refused-foreign = Il server non riconosce l’indirizzo di questa pagina. Aprila con il link che il server ha mostrato all’avvio.

## Quando tocca a me

settings = Impostazioni
notice-title = Quando tocca a me
notice-turn = Tocca a te
notice-always = Il titolo e l’icona della scheda lo mostrano sempre.
notice-sound = Fai sentire un breve suono
notice-notify = Mostra una notifica quando guardo altrove
notice-tunes = E nei grandi momenti, una breve melodia
notice-insecure = Le notifiche richiedono una connessione https.
notice-refused = Qui il browser non permette notifiche. Puoi cambiarlo nelle sue impostazioni per questa pagina.

## Segreti sotto un panno, e quadranti

veil-hold = { $what }. Tieni premuto per guardare.
veil-help = Tieni premuto per guardare
log-veiled = La tua scelta segreta
dial-turn = Girami
dial-hold = tieni premuto
dial-unset = non impostato
dial-covered = coperto; tieni premuto Spazio per guardare
prompt-chosen-covered = La tua scelta segreta è fatta. Confermi?

## Su una mappa

map-ways = Vie per { $place }

## Imparare un gioco

learn-title = Come si gioca
learn-all = Tutte le regole
learn-step = { $step } di { $count }
learn-next = Avanti
learn-finish = Continua a giocare
learn-stop = Basta spiegazioni
learn-any-goal = Questa è una partita vera contro i bot. Il tabellone mostra che cosa c’è e dove.
learn-any-choose = Qui c’è tutto quello che puoi fare adesso. Scegli qualcosa e conferma.
learn-any-told = Qui si racconta tutto quello che succede, per quanto ti è dato saperlo.
learn-any-end = Questa riga dice sempre che cosa viene dopo.

## L’aiuto del taccuino

aid-title = Deduzioni
aid-switch = Mostra che cosa è possibile
aid-none = Il tavolo è stato preparato senza questo aiuto. I tuoi appunti sono qui sotto.
aid-waiting = Non c’è ancora niente di nascosto.
aid-busy = Faccio i conti…
aid-whose = Chi sa che cosa
aid-mine = Che cosa posso sapere io
aid-everybody = Che cosa possono sapere tutti
aid-left = { $count ->
    [one] C’è una sola possibilità.
   *[other] Restano { $count } possibilità.
}
aid-certain = certo
aid-excluded = impossibile
aid-cell = { $about }, { $name }: { $share }
aid-more = { $count ->
    [one] e un’altra
   *[other] e altre { $count }
}
aid-why = Perché non…
aid-why-choose = scegli
aid-because = Escluso da quando: «{ $event }»
aid-alike = Le percentuali contano soltanto le possibilità. Come gioca la gente, sta a te giudicarlo.
aid-of = { $about }: { $share }
aid-change = { $come ->
    [0] «{ $event }» ne ha escluse { $gone }.
   *[other] «{ $event }» ne ha escluse { $gone } e aperte { $come }.
}
notes-larger = Più spazio
notes-smaller = Meno spazio
pencil-take = Segna luoghi a matita
pencil-help = Tocca un luogo: sospetto, escluso, nessun segno.
pencil-mine = I miei segni
pencil-suspected = Lo sospetto
pencil-ruled_out = Lo escludo
pencil-cell = { $cell }, { $mark }
pencil-about = { $count ->
    [0] Tocca un luogo o una casella per chiedere e per segnare. I segni li vedi solo tu.
    [one] { $count } segno, che vedi solo tu.
   *[other] { $count } segni, che vedi solo tu.
}
pencil-erase = Cancella tutto
map-ask = Chiedi di { $place }
map-about = Su { $place }
heat-legend = { $count } luoghi possibili, ognuno dal { $least } al { $most }
heat-legend-several = Più d’uno nascosto, quindi oltre il 100%:
heat-legend-known = Tutti sanno dove sei
heat-legend-alike = { $count ->
    [one] { $count } luogo possibile, { $most }
   *[other] { $count } luoghi possibili, { $most } ciascuno
}

## Rivedere una partita

review-title = Rivedi la partita
readonly-record = Scarica quello che è stato registrato

## Come poteva andare

tab-eyes = Occhi
tab-known = Deduzioni
tab-whatif = E se
tab-keep = Conserva
whatif-from = E se…

## Alle spalle

prompt-shoulder = Guardi da sopra la spalla di { $name }. È il turno di { $names }.
refused-silent = Chi ha guardato da sopra la spalla di qualcuno non parla fino alla fine della partita.

## Enigmi

lessons-title = Impara
puzzle-title = Enigma
tab-answer = Risposta

## First start

preparing-stage = { $stage ->
    [compiling] Compilo le regole, una volta sola per questa macchina.
    [loading] Ci siamo quasi: carico le regole.
   *[starting] Preparo il tavolo e prendo le regole.
}
preparing-step = Passo { $done } di circa { $of }

## Friends who go away, and come back

seat-away-since = via dalle { $time }
log-lent = { $name } non c’è, e un bot gioca fino al ritorno. L’ha chiesto { $by }.
log-again = { $player } giocherebbe ancora.
chat-since = la nuova partita
refused-still_there = È ancora qui, oppure manca da troppo poco.

# The rest about hints is in teaching/.
hint-ask = Suggerimento
refused-no_hints = Questo tavolo è stato preparato senza suggerimenti.
