# What is said when a match is looked at again. The page fetches it there.

## Rivedere una partita

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
review-closed = Chi l’ha giocata può copiare un link che la apre a tutti: sotto «{ $review }», poi «{ $keep }».
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
whatif-end = Finirebbe qui.
whatif-long = Non si può andare oltre: la prova ha raggiunto la lunghezza massima.
whatif-link = Link a questa prova
