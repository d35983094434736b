# I testi del tavolo. Quelli di un gioco stanno nella sua cartella.

name = Nascondino
skip-to-content = Vai al contenuto

## Luoghi

home-title = Nasconditi. Cerca. Bluffa.
home-invitation = Qualcuno si muove senza farsi vedere, e gli altri devono scoprire dov’è, o chi è. Con gli amici basta un link; se no, ci sono i bot.
home-games = Sullo scaffale
new-title = Un nuovo tavolo
new-action = Apri un tavolo
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

game-players = da { $fewest } a { $most } giocatori
game-play = Gioca
games-loading = Prendo i giochi dallo scaffale…
tables-mine = I miei tavoli
tables-none-mine = Non sei ancora a nessun tavolo.
tables-public = Tavoli pubblici
tables-none-public = Nessuno ha lasciato un tavolo aperto. Aprine uno e rendilo pubblico.
tables-join = Siediti
tables-watch = Assisti
tables-continue = Continua
tables-look-back = Rivedi
tables-state = { $state ->
    [waiting] in attesa di giocatori
    [over] finita
   *[playing] in corso
}
tables-open-seats = { $count ->
    [one] un posto libero
   *[other] { $count } posti liberi
}
player = Giocatore
player-numbered = Giocatore { $seat }

## Un nuovo tavolo

new-game = Gioco
new-board = Tabellone
new-board-own = Porta un tabellone tuo (un file JSON)
new-board-own-leave = Usa il tabellone del gioco
new-board-own-checking = Leggo il tabellone…
new-seats = Posti
new-seat-kind = Chi gioca al posto { $seat }
new-seat-mine = io, da qui
new-seat-open = qualcuno, tramite un link
new-seat-bot = { $bot ->
    [random] un bot che gioca a caso
    [greedy] un bot opportunista, vede una mossa avanti
    [novice] un bot principiante, che guarda una o due mosse avanti
    [regular] un bot di casa, che se la cava
    [expert] un bot abile, che pensa bene in anticipo
    [master] un bot maestro, che pensa quanto permettono tre secondi
   *[other] il bot «{ $bot }»
}
new-seat-name = Nome al posto { $seat }
new-options = Regole della casa
new-option-seat = posto { $seat }
new-option-letters =
    { $count ->
        [one] Scegli { $count } lettera.
       *[other] Scegli { $count } lettere.
    }
new-who-sees = Chi può trovare il tavolo
new-by-link = solo chi ha un link
new-public = tutti, su questo server
new-create = Prepara il tavolo
new-hot-seat = In più persone su un solo dispositivo: passatevelo quando cala il sipario. Chi gioca altrove lo viene a sapere.
preparing = Preparo il tavolo…
preparing-long = Preparo il gioco per la prima volta. Ci vuole mezzo minuto, una volta sola.

## Sedersi

claim-title = Hai un invito
claim-text = C’è un posto che ti aspetta.
claim-by = { $host } ti invita a { $game }.
claim-game = Questo è un invito a { $game }.
claim-name = Il tuo nome
claim-sit = Siediti
claim-look = Assisti
link-copy = Copia
link-copied = Copiato
link-select = Selezionalo e copialo
link-seat = Link per il posto { $seat }
link-seat-of = Link per il posto di { $name }
link-watch = Link per chi guarda
link-seat-help = Chi lo apre per primo prende il posto.
link-moved-help = Aprilo sull’altro dispositivo: il posto si sposta lì.
link-alone = Solo questo computer può aprire questi link. Per far entrare altri dalla tua rete, chiudi il server e avvialo così:
link-offline = Questo computer ora non è in nessuna rete, perciò solo lui può aprire questi link.
link-address = Se gli altri non riescono ad aprire i link, prova un altro indirizzo di questo computer
used-title = Questo link non apre più nessun posto
used-text = Un link apre un posto una volta sola. Questo è già stato usato, o sostituito da uno più recente.
used-next = Sei stato tu, su un altro dispositivo? Lì, sotto «{ seat-menu }», il posto si può spostare qui. Altrimenti chiedi un nuovo link.
dead-end-title = Questo link qui non apre nulla
dead-end-text = Forse ha perso qualche lettera per strada. Chiedi a chi l’ha mandato di copiarlo di nuovo.
dead-end-server = Questo è il server { $address }. Un tavolo di un altro server si apre solo lì.

## In attesa di giocatori

waiting-prompt = In attesa di giocatori: { tables-open-seats }. La partita comincia appena tutti i posti sono occupati.
waiting-fresh = Crea un link
waiting-fresh-again = Crea un nuovo link
waiting-bot = Dallo a un bot
waiting-fill = Riempi di bot i posti liberi
waiting-take = Siediti qui
waiting-name = Il tuo nome, se ti siedi
waiting-name-beside = Nome, se qualcun altro gioca su questo dispositivo
waiting-salts = Tutti i posti sono occupati. Mancano ancora i numeri casuali dai dispositivi di { $names }.
waiting-begin-text = La partita può cominciare anche senza, ma allora chi manca non ha parte nei sorteggi.
waiting-begin = Comincia senza aspettare

## Al tavolo

seats-title = Attorno al tavolo
seat-label = Posto { $seat }
seat-open = Posto libero
seat-bot = Bot { $seat }
seat-bot-kind = { $bot ->
    [random] un bot che gioca a caso
    [greedy] un bot opportunista
    [novice] un bot principiante
    [regular] un bot di casa
    [expert] un bot abile
    [master] un bot maestro
   *[other] il bot «{ $bot }»
}
seat-for = un bot gioca per { $name }
seat-you = tu
seat-away = assente
seat-present = presente
seat-one-device = sullo stesso dispositivo di { $names }
seat-resigning = ora abbandonerebbe
seat-turn = di turno
seat-points = { $points ->
    [one] { $points } punto
   *[other] { $points } punti
}
seat-menu = Il mio posto
seat-leave = Lascialo a un bot
seat-back = Riprendilo
seat-fresh = Spostalo su un altro dispositivo
seat-go-ahead = Fai muovere prima i nostri bot
seat-resign = Abbandona la partita
seat-resign-sure = Abbandoni a nome di tutta la squadra? La partita finisce qui.
seat-resign-yes = Sì, abbandono
seat-resign-no = No, gioco ancora
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
    [one] Sei { $role }. Un bot sta pensando.
   *[other] Sei { $role }. I bot stanno pensando.
}
prompt-not-begun = In attesa di giocatori.
prompt-readonly = Questo tavolo è stato giocato con altre regole. Si può guardare, ma non continuare.
prompt-over = { $reason } { $verdict }
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
map-legend-possible = Forse è qui
recap-title = Dal tuo ultimo turno
recap-away = Mentre non guardavi
scene-close = Avanti
end-nobody = Non vince nessuno.
end-reason-resigned = Una delle due squadre ha abbandonato.
end-reason-limit = È stato giocato il numero di azioni concordato.
end-rematch = Rivincita: ognuno si sposta di un posto
end-rematch-go = Alla prossima partita
end-record = Scarica la registrazione
end-verify = Come controllare che nessuno abbia barato
end-verify-text = Ogni passo è stato sigillato mentre giocavate. Conserva quest’ultimo anello del sigillo: insieme alla registrazione prova che nulla è stato cambiato:
end-verify-command = nascondino verify FILE --link { $link }

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

## Inizio e ripresa

home-friends = Con gli amici
home-friends-choose = Scegli un gioco e chi siede dove.
home-friends-send = Manda un link a ogni amico, o faglielo inquadrare dal tuo schermo.
home-friends-play = La partita comincia quando tutti si sono seduti.
resume-title = Da dove riprendere
resume-mine = Tocca a te.
resume-theirs = È il turno di { $names }.
resume-bots = I bot stanno pensando.
resume-more = { $count ->
    [one] e un altro tavolo
   *[other] e altri { $count } tavoli
}
tables-bots = { $count ->
    [one] un bot
   *[other] { $count } bot
}
link-qr = Mostra come codice QR
link-qr-hide = Nascondi il codice QR
link-qr-picture = Il link come codice QR, da inquadrare con un telefono

## Quando tocca a me

settings = Impostazioni
notice-title = Quando tocca a me
notice-turn = Tocca a te
notice-always = Il titolo e l’icona della scheda lo mostrano sempre.
notice-sound = Fai sentire un breve suono
notice-notify = Mostra una notifica quando guardo altrove
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
learn-action = Come si gioca
learn-guide = Come si gioca
learn-as = Sono { $role }
learn-table = Imparalo al tavolo
learn-table-text = Una partita vera contro bot facili, con due parole di spiegazione a ogni passo. Puoi farne a meno quando vuoi e continuare a giocare.
learn-rules = Regole esatte
learn-english = Queste sono in inglese.
learn-all = Tutte le regole
learn-step = { $step } di { $count }
learn-next = Avanti
learn-finish = Continua a giocare
learn-stop = Basta spiegazioni
learn-any-goal = Questa è una partita vera contro i bot. Il tabellone mostra che cosa c’è e dove.
learn-any-choose = Qui c’è tutto quello che puoi fare adesso. Scegli qualcosa e conferma.
learn-any-told = Qui si racconta tutto quello che succede, per quanto ti è dato saperlo.
learn-any-end = Questa riga dice sempre che cosa viene dopo.
map-picture = Il tabellone

## L’aiuto del taccuino

new-aid = Il taccuino calcola che cosa è possibile
new-aid-yes = sì, per ognuno da ciò che ha visto
new-aid-no = no, ognuno ragiona da sé
new-aid-ask = scegli tu
waiting-aid = A questo tavolo il taccuino calcola che cosa è possibile, per ogni giocatore da ciò che ha visto.
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
waiting-aid-no = A questo tavolo ognuno ragiona da sé: il taccuino non calcola niente.
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
heat-legend-alike = { $count ->
    [one] { $count } luogo possibile, { $most }
   *[other] { $count } luoghi possibili, { $most } ciascuno
}

## Rivedere una partita

review-title = Rivedi la partita
review-of = { $game } alla moviola
review-loading = Rimetto tutto al suo posto…
review-back = Torna al tavolo
review-eyes = Con gli occhi di chi
review-as-all = Tutti insieme
review-as-onlooker = Uno spettatore
review-moment = Momento della partita
review-at = { $moment } di { $last }
review-step = Un passo avanti
review-step-back = Un passo indietro
review-jump = Alla prossima svolta
review-jump-back = Alla svolta precedente
review-play = Avvia
review-pause = Pausa
review-beliefs = Che cosa si poteva sapere
review-heat = Mostralo sul tabellone
review-words = Lo stesso in parole
review-keep = Da conservare
review-link = Link a questo momento
review-link-help = Chi lo riceve può rivedere questa partita, e al tavolo non può fare altro.
review-closed-title = Questa partita per te non è aperta
review-closed = Chi l’ha giocata può copiare un link che la apre a tutti: sotto «{ end-review }», poi «{ review-keep }».
end-review = Rivedi la partita
readonly-record = Scarica quello che è stato registrato
seal-title = È stato cambiato qualcosa?
seal-text = Ogni riga della registrazione è stata sigillata mentre giocavate. Il tuo browser può ricalcolare il sigillo.
seal-check = Controlla il sigillo
seal-file = Controlla un file
seal-no-record = Questa non è una registrazione completa.
seal-holds = Il sigillo è intatto.
seal-broken = Il sigillo è rotto.
seal-seed = Il seme svelato è quello fissato dalla prima riga.
seal-seed-broken = Il seme svelato non è quello fissato dalla prima riga: i sorteggi potrebbero essere stati pilotati.
seal-promise = È il seme a cui il tavolo si era legato quando questo browser è arrivato.
seal-promise-broken = Non è il seme a cui il tavolo si era legato quando questo browser è arrivato: è stato scambiato, oppure è un’altra partita.
seal-salt = I numeri casuali aggiunti dopo da questo browser entrano nei sorteggi: il tavolo non poteva sceglierli.
seal-salt-broken = I numeri casuali aggiunti da questo browser non sono nella registrazione: i sorteggi potrebbero essere stati pilotati.
seal-draws = Sorteggi ricalcolati: { $draws }. Derivano tutti dal seme e dai numeri aggiunti.
seal-draws-broken = Alcuni sorteggi non derivano dal seme e dai numeri aggiunti: sono stati scelti.
seal-no-draws = Questa registrazione non dice con quali numeri si è sorteggiato. Solo il programma può ricalcolarlo.
seal-salted = Hanno aggiunto numeri casuali: { $names }. Nessun altro ha garanzie sui sorteggi.
seal-unsalted = Nessun dispositivo ha aggiunto numeri casuali: chi gestisce il tavolo poteva scegliere i sorteggi.
seal-chain = Tutte le { $lines } righe sono come quando sono state sigillate, e in quest’ordine.
seal-chain-broken = Alcune righe non sono come quando sono state sigillate, o non in quest’ordine.
seal-kept = Anelli ricevuti da questo browser mentre giocavi: { $links }. Sono tutti al loro posto: è la partita che hai giocato.
seal-kept-broken = Non tutti gli anelli ricevuti da questo browser mentre giocavi sono al loro posto: non è la partita che hai giocato, oppure è stata sigillata troppo tardi.
seal-none-kept = Questo browser non ha conservato nulla di questa partita, perciò non può dire se l’intera registrazione sia stata rifatta.
seal-links = Anello per anello: { $count }
seal-link-broken = Questa riga è stata cambiata, o lo è stato l’anello precedente.
seal-draw-broken = Qui era uscito un altro numero.
seal-meaning = Che cosa prova il sigillo, e che cosa no
seal-proves = Prima della partita il tavolo si lega a un seme segreto. Poi ogni dispositivo aggiunge numeri casuali suoi. Tutti i sorteggi derivano dall’uno e dagli altri: nessuno da solo può sceglierli, nemmeno chi gestisce il tavolo. Ogni riga viene sigillata mentre si gioca e dopo non si può più cambiare.
seal-proves-not = Non prova che nessuno abbia saputo un segreto. Chi gestisce il tavolo potrebbe scegliere i sorteggi insieme all’ultimo che ha aggiunto i suoi numeri, o interrompere una partita che va male. I bot non aggiungono nulla. E questa pagina non conosce le regole: non sa se nel mazzo c’erano le carte giuste. Inoltre viene dal tavolo stesso.
seal-verify = Per esserne certo, controlla la registrazione su una macchina tua, con quanto questo browser ha conservato: nascondino verify REGISTRAZIONE --kept FILE
seal-save = Salva quanto conservato

## Come poteva andare

tab-eyes = Occhi
tab-known = Deduzioni
tab-whatif = E se
tab-keep = Conserva
review-to-act = È il turno di { $names }.
review-beliefs-all = Quello che tutti potevano sapere
whatif-title = E se…?
whatif-text = Da qui puoi provare altro, al posto di chiunque. La partita resta com’era.
whatif-begin = Prova altro
whatif-not-so = Questo non è successo.
whatif-leave = Torna alla partita
whatif-for = Gioca per
whatif-choose = Che cosa potrebbe fare { $name }?
whatif-offers = Che cosa può fare { $name }
whatif-made = Nella partita: { $what }
whatif-do = Prova
whatif-bot = Fai giocare un bot per { $name }
whatif-bots = Fai continuare i bot
whatif-thinking = Un bot sta pensando…
whatif-from = E se…
whatif-end = Finirebbe qui.
whatif-long = Non si può andare oltre: la prova ha raggiunto la lunghezza massima.
whatif-link = Link a questa prova

## Alle spalle

shoulder-look = Guarda da sopra la spalla di { $name }
shoulder-explain = Si chiede a tutti quelli che giocano. Se sono d’accordo vedi tutto quello che vede { $name }, e non parli fino alla fine della partita.
shoulder-ask = Chiedi
shoulder-asking = Hai chiesto di guardare da sopra questa spalla. Si aspetta che tutti siano d’accordo.
shoulder-declined = Qualcuno preferisce di no.
shoulder-looking = Stai guardando da sopra questa spalla.
shoulder-never-mind = Lascia stare
shoulder-stop = Smetti di guardare
shoulder-mark = { $guest } guarda da sopra questa spalla.
shoulder-request = { $guest } sta guardando e vorrebbe farlo da sopra la spalla di { $name }.
shoulder-request-mine = { $guest } sta guardando e vorrebbe farlo da sopra la tua spalla.
shoulder-request-help = Solo se tutti sono d’accordo, e senza parlare al tavolo.
shoulder-allow = Va bene
shoulder-not-now = Non adesso
shoulder-given = Per te { $guest } può guardare da sopra la spalla di { $name }.
shoulder-withdraw = Ritira il permesso
shoulder-not-given = Preferisci che { $guest } non guardi da sopra la spalla di { $name }.
shoulder-after-all = Ci ho ripensato: va bene
prompt-shoulder = Guardi da sopra la spalla di { $name }. È il turno di { $names }.
refused-silent = Chi ha guardato da sopra la spalla di qualcuno non parla fino alla fine della partita.

## Enigmi

lessons-title = Impara
lessons-text = Di ogni gioco: come si gioca, lezioni a un vero tavolo ed enigmi, uno nuovo ogni giorno.
learn-puzzles = Enigmi
puzzle-title = Enigma
puzzle-suspect = { $name }
puzzle-of = { $game }: enigma { $number }
puzzle-number = Enigma { $number }
puzzle-today = L’enigma del giorno
puzzle-text = Un momento di una partita tra bot, visto con gli occhi di un giocatore. Niente è lasciato al caso: è possibile una sola risposta, e ci si arriva ragionando.
puzzle-level =
    { $level ->
        [1] facile
        [2] medio
       *[3] difficile
    }
puzzle-solved = risolto
puzzle-loading = Preparo l’enigma…
puzzle-back = Torna alle regole
puzzle-eyes = Sai quello che sa { $name } ({ $role }).
puzzle-chosen = La tua risposta: { $what }
puzzle-guess = Ne sono certo
puzzle-right = Esatto. Nient’altro è possibile.
puzzle-wrong = { $what }: no. Ripensaci.
puzzle-tell = Dimmelo tu
puzzle-told = La risposta: { $what }
puzzle-why = Perché nient’altro è possibile
puzzle-next = Prossimo enigma
puzzle-choose = Scegli la tua risposta
puzzle-suspects = Risposte possibili
tab-answer = Risposta

## First start

play-role = Io faccio
play-level = Contro
play-level-name = { $bot ->
    [novice] Principianti
    [regular] Gente di casa
    [expert] Esperti
    [master] Maestri
   *[other] { $bot }
}
play-level-text = { $bot ->
    [novice] vedono una o due mosse avanti
    [regular] sanno come si gioca
    [expert] pensano molto avanti
    [master] pensano per tre secondi
   *[other] un bot fatto da qualcuno
}
play-against = { $bot ->
    [novice] contro principianti
    [regular] contro gente di casa
    [expert] contro esperti
    [master] contro maestri
   *[other] contro { $bot }
}
play-teach = Prima insegnami
play-teach-text = Una partita contro bot facili, con due parole a ogni passo.
play-start = Si comincia
play-change = Cambia
play-remembered = Questo dispositivo se ne ricorda: la prossima volta basta un tocco.
preparing-stage = { $stage ->
    [compiling] Compilo le regole, una volta sola per questa macchina.
    [loading] Ci siamo quasi: carico le regole.
   *[starting] Preparo il tavolo e prendo le regole.
}
preparing-step = Passo { $done } di circa { $of }

## Friends who go away, and come back

seat-away-since = via dalle { $time }
absent-since = { $name } non si vede da { $minutes ->
    [one] { $minutes } minuto.
   *[other] { $minutes } minuti.
}
absent-bot = Fai giocare un bot finché { $name } non torna
log-lent = { $name } non c’è, e un bot gioca fino al ritorno. L’ha chiesto { $by }.
log-again = { $player } giocherebbe ancora.
new-patience = Quando un amico non c’è
new-patience-for = { $minutes ->
    [0] si aspetta sempre
    [10] dopo 10 minuti gli altri possono mettere un bot
    [60] dopo un’ora gli altri possono mettere un bot
   *[1440] dopo un giorno gli altri possono mettere un bot
}
rematch-asked = { $names } { $count ->
    [one] giocherebbe ancora.
   *[other] giocherebbero ancora.
}
rematch-awaits = Tu giocheresti ancora. Si aspetta { $names }.
rematch-now = Comincia senza di loro: giocano i bot finché non arrivano
chat-since = la nuova partita
tables-won = Hai vinto
tables-lost = Hai perso
tables-lost-to = Vittoria di { $names }
tables-filter = Quali tavoli
tables-filter-by = { $which ->
    [mine] Tocca a me
    [playing] In corso
    [over] Finiti
   *[all] Tutti
} ({ $count })
tables-any-game = tutti i giochi
tables-none-such = Non c’è nessun tavolo così.
invited-lasts = Una partita dura { $time }.
invited-people = Al tavolo: { $names }.
invited-bots = { $count ->
    [one] Gioca anche un bot.
   *[other] Giocano anche { $count } bot.
}
invited-free = { $count ->
    [one] C’è ancora un posto libero.
   *[other] Ci sono ancora { $count } posti liberi.
}
invited-seat = Il tuo è il posto { $seat }, e cominci come { $role }.
invited-no-account = Niente account né password: basta un nome.
refused-still_there = È ancora qui, oppure manca da troppo poco.

# Hints: what is asked for at the table itself; the rest is in teaching/.
new-hints = Suggerimenti
new-hints-yes = sì, chi è di turno può chiedere a un bot
new-hints-no = no, ognuno decide da sé
waiting-hints = A questo tavolo chi è di turno può chiedere un suggerimento a un bot, che sa solo ciò che sa lui.
hint-ask = Suggerimento
refused-no_hints = Questo tavolo è stato preparato senza suggerimenti.
