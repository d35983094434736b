### Scotland Yard, edizione tascabile, in italiano.
### $transport è l’id di un mezzo del tabellone, $called il nome che gli dà il tabellone. $place è il numero di una fermata,
### con il suo nome se ne ha uno. $player è chi gioca a un posto.

kompakt-transport =
    { $transport ->
        [taxi] taxi
        [bus] autobus
        [underground] metropolitana
       *[other] { $called }
    }

## Che cosa è successo

kompakt-drawn = Comincia { $player } nei panni di Mister X.
kompakt-hand-begun = Inizia la manche { $number }: Mister X è { $player }.
kompakt-placed = La pedina { $pawn } viene messa alla fermata { $place }.
kompakt-started = Mister X gira un biglietto e comincia alla fermata { $place }.
kompakt-begun = Tocca a Mister X.
kompakt-fled = Mister X va alla fermata { $place }.
kompakt-dived = Mister X gioca un biglietto nero, che gli costa 3 punti, e annota { $place }.
kompakt-dived-hidden = Mister X gioca un biglietto nero, che gli costa 3 punti, e sparisce.
kompakt-shown = Mister X ricompare alla fermata { $place }.
kompakt-moved = La pedina { $pawn } va in { kompakt-transport } alla fermata { $place }.
kompakt-skipped = La pedina { $pawn } non può muoversi e resta dov’è.
kompakt-gave-up = { $player } vorrebbe arrendersi.
kompakt-went-on = { $player } ci ripensa e vuole continuare.
kompakt-hand-ended-caught = La pedina { $pawn } ha preso Mister X.
kompakt-hand-ended-cornered = Mister X non può muoversi: è preso.
kompakt-hand-ended-spent = I detective hanno finito i biglietti: Mister X è scappato.
kompakt-hand-ended-stuck = Nessuna delle tre pedine può muoversi: gli ultimi biglietti vanno a Mister X.
kompakt-hand-ended-given-up = I detective si arrendono e consegnano gli ultimi biglietti.
kompakt-scored =
    { $player } ottiene { $number ->
        [one] { $number } punto
       *[other] { $number } punti
    } come Mister X.
kompakt-ended = Tutti sono stati Mister X: la partita è finita.

kompakt-secret = Dov’è Mister X
kompakt-secret-asked = Dov’è Mister X?

## Perché Mister X non può essere in un posto

kompakt-possible = Mister X può essere alla fermata { $place }.
kompakt-not-on-the-map = Mister X non è sulla mappa, quindi nemmeno alla fermata { $place }.
kompakt-elsewhere = Mister X è stato visto altrove, non alla fermata { $place }.
kompakt-not-within-reach = Con il suo biglietto nero Mister X non poteva arrivare alla fermata { $place }.
kompakt-occupied = Quando Mister X ha giocato il biglietto nero, alla fermata { $place } c’era una pedina.
kompakt-visited = La pedina { $pawn } è andata alla fermata { $place }, e lui non c’era.

## Che cosa si può fare

kompakt-offer-place = La prossima pedina alla fermata
kompakt-offer-flight = Allo scoperto alla fermata
kompakt-offer-black = Con un biglietto nero alla fermata
kompakt-offer-pursuit = Pedina { $pawn } in { kompakt-transport } alla fermata
kompakt-offer-to = { $place }
kompakt-offer-talk = Dire:
kompakt-offer-give-up = «Mi arrendo»
kompakt-offer-go-on = «No, continuo»

## Nella legenda del disegno

kompakt-legend =
    { $transport ->
        [taxi] Taxi
        [bus] Autobus
        [underground] Metropolitana
        [ferry] Traghetto
       *[other] { $called }
    }

## Sul disegno del tabellone

kompakt-figure-x = Mister X
kompakt-figure-detective = Pedina { $pawn }

## Il tabellone su un terminale

kompakt-picture-drawing = { $board }: chi è Mister X per primo?
kompakt-picture-hand = { $board }, manche { $hand } di { $hands }: Mister X è il giocatore { $seat }.
kompakt-picture-over = { $board }: la partita è finita dopo { $hands } manche.
kompakt-picture-x = Mister X
kompakt-picture-figure = Pedina { $pawn }
kompakt-picture-tickets = Biglietti
kompakt-picture-points = Punti
kompakt-picture-under = sparito
kompakt-picture-away = non è sulla mappa
kompakt-picture-black = { $where } (biglietti neri: { $black })
kompakt-picture-moved = { $place } (ha mosso)
kompakt-picture-kind = { kompakt-transport } × { $number }
kompakt-picture-score = giocatore { $seat }: { $number }
kompakt-picture-surrender = giocatore { $seat }: { $number } (si arrenderebbe)

## La mappa su un terminale

kompakt-atlas-legend = · { kompakt-legend }; 57*1: la pedina 1 è alla 57; [57]: il centro. «from 57» elenca tutte le linee della 57.

## Al tavolo

kompakt-title = Scotland Yard tascabile
kompakt-pitch = Un inseguimento allo scoperto: ogni mossa dei detective rende punti a Mister X, che svanisce proprio quando l’hanno in pugno. E tutti sono Mister X una volta.
kompakt-lasts = da 20 a 40 minuti
kompakt-board-pocket = Londra tascabile
kompakt-reason-caught = Nell’ultima manche Mister X è stato preso.
kompakt-reason-cornered = Nell’ultima manche Mister X è stato accerchiato.
kompakt-reason-spent = Nell’ultima manche i detective hanno finito i biglietti.
kompakt-reason-stuck = Nell’ultima manche i detective sono rimasti bloccati.
kompakt-reason-given_up = Nell’ultima manche i detective si sono arresi.
kompakt-option-black_tickets = Biglietti neri di ogni Mister X
kompakt-option-first_mister_x = Chi è Mister X per primo
kompakt-option-first_mister_x-seat = il primo posto
kompakt-option-first_mister_x-random = si tira a sorte
kompakt-channel-table = Tutti
kompakt-channel-detectives = Solo i detective
kompakt-role-mister_x = Mister X
kompakt-role-detective = un detective
kompakt-help =
    Ognuno è Mister X per una manche; gli altri muovono insieme le tre pedine. Mister X muove per primo, allo scoperto e
    gratis; poi ogni pedina muove una volta, nell’ordine che volete, e ogni biglietto pagato va a Mister X: un taxi vale
    1 punto, un autobus 2, la metropolitana 3. Un biglietto nero gli costa 3 punti: sparisce, può prendere un traghetto
    e ricompare all’inizio del suo turno successivo. Una manche finisce quando una pedina lo raggiunge, quando lui non
    può muoversi, quando i biglietti sono finiti o nessuna pedina può muoversi, oppure quando tutti i detective si
    arrendono, e allora riceve tutti i biglietti rimasti. Vince chi ha più punti.

## La faccia: solo sulla pagina. $ticket è la parola per un tipo di biglietto.

kompakt-face-pile = { $ticket }: { $count }, ciascuno vale { $price } per Mister X
kompakt-face-tickets = Biglietti dei detective
kompakt-face-moved = ha mosso
kompakt-face-scores = Come Mister X
kompakt-face-hand = manche { $number }
kompakt-face-playing = adesso
kompakt-face-to-come = da giocare
kompakt-face-task =
    { $task ->
        [place] Metti la pedina { $pawn } su una fermata.
        [flee] Mister X, dove vai?
        [flee-black] Mister X, dove vai: allo scoperto o con un biglietto nero?
        [seek] Dove va la pedina { $pawn }?
       *[seek-any] Muovi una pedina che non si è ancora mossa.
    }
kompakt-face-figure = Pedina { $pawn }
kompakt-face-open = Allo scoperto
kompakt-face-open-note = Non costa niente
kompakt-face-black = Biglietto nero
kompakt-face-black-note = Sparisci al prezzo di { $price } punti
kompakt-face-give-up = Arrenditi
kompakt-face-give-up-note = I biglietti rimasti vanno a Mister X
kompakt-face-go-on = Anzi, continua
kompakt-face-go-on-note = Ritiri la tua proposta di arrenderti
kompakt-face-wish =
    { $count ->
        [one] { $names } vorrebbe arrendersi.
       *[other] { $names } vorrebbero arrendersi.
    }
# $name: chi è Mister X
kompakt-face-log = Manche { $number } di { $count } · Mister X è { $name }
kompakt-face-box-start = Ha cominciato alla fermata { $station }.
kompakt-face-box-open = Mossa { $number }: alla fermata { $station }.
kompakt-face-box-covered = Mossa { $number }: con un biglietto nero, di nascosto.
kompakt-face-box-own = Mossa { $number }: con un biglietto nero alla fermata { $station }, di nascosto dagli altri.
kompakt-face-box-shown = Mossa { $number }: con un biglietto nero, poi visto alla fermata { $station }.

## I primi passi, spiegati al tavolo

kompakt-learn-goal = In questa manche sei Mister X, e tutti ti vedono. Ogni biglietto che le tre pedine pagano viene a te: un taxi vale 1 punto, un autobus 2, la metropolitana 3.
kompakt-learn-flee = Scegli una delle fermate che brillano, lontano dalle pedine, e conferma.
kompakt-learn-wait = Ora ogni pedina che può muove una volta, e per farlo ti paga.
kompakt-learn-points = Qui crescono i tuoi punti. Gli inseguimenti lunghi rendono bene.
kompakt-learn-black = Un biglietto nero ti costa 3 punti, e sparisci fino al tuo prossimo turno. È la via d’uscita quando ti hanno quasi preso. Fai una mossa, allo scoperto o no.
kompakt-learn-hands = Quando la manche finisce, tocca al giocatore successivo fare Mister X, e tu gli dai la caccia. Alla fine vince chi ha più punti.
kompakt-learn-end = Questa riga dice sempre che cosa viene dopo. Falli pagare.
kompakt-learn-hunt-goal = In questa manche sei uno dei detective. Insieme muovete tre pedine e cercate di raggiungere Mister X, che fugge allo scoperto.
kompakt-learn-hunt-place = Le pedine partono da fermate della metropolitana. Ogni detective può mettere qualsiasi pedina, perciò un collega può essere più svelto. Poi si estrae la partenza di Mister X, e lui muove.
kompakt-learn-hunt-move = Ora tocca ai detective. Prima mettono le pedine sulla mappa, poi le muovono. Scegli una fermata che brilla e conferma.
kompakt-learn-hunt-pay = Questi biglietti sono tutto quello che avete, insieme. Ognuno che pagate va a Mister X e gli porta punti: un taxi 1, un autobus 2, la metropolitana 3.
kompakt-learn-hunt-under = Se gioca un biglietto nero sparisce fino al suo prossimo turno. A nessuno si dice come o dove è andato: solo che si è mosso da dove l’avete visto l’ultima volta, forse in traghetto.
kompakt-learn-hunt-end = Questa riga dice sempre che cosa viene dopo. In un’altra manche Mister X sarai tu.
