### Scotland Yard Venice, in italiano.
### $transport è l’id di un mezzo del tabellone, $called il nome che gli dà il tabellone. $place è il numero di una fermata,
### con il suo nome se ne ha uno.

venice-transport =
    { $transport ->
        [gondola] gondola
        [motorboat] motoscafo
        [jet_ski] moto d’acqua
        [taxi] taxi
        [bus] autobus
        [underground] metropolitana
       *[other] { $called }
    }

venice-pawn =
    { $owns ->
        [alone] { $owner }
        [several] { $owner } ({ $pawn })
        [police] La polizia { $pawn }
       *[unknown] La pedina { $pawn }
    }
venice-pawn-within =
    { $owns ->
        [alone] { $owner }
        [several] { $owner } ({ $pawn })
        [police] la polizia { $pawn }
       *[unknown] la pedina { $pawn }
    }

## Che cosa è successo

venice-placed = { venice-pawn } comincia alla fermata { $place }.
venice-hid = Mister X comincia alla fermata { $place }.
venice-hid-hidden = Mister X pesca in segreto la sua tessera di partenza.
venice-begun = Inizia il turno { $number }.
venice-doubled = Mister X annuncia una mossa doppia.
venice-fled = Mossa { $number }: Mister X va in { venice-transport } alla fermata { $place }.
venice-fled-hidden = Mossa { $number }: Mister X si sposta in { venice-transport }, di nascosto.
venice-fled-black = Mossa { $number }: Mister X gioca un black ticket e va alla fermata { $place }.
venice-fled-black-hidden = Mossa { $number }: Mister X gioca un black ticket, di nascosto.
venice-shown = Mister X si mostra alla fermata { $place }.
venice-moved = { venice-pawn } va in { venice-transport } alla fermata { $place }.
venice-skipped = { venice-pawn } non può muoversi e salta il turno.
venice-ended-caught = { venice-pawn } ha preso Mister X alla fermata { $place }: vincono i detective.
venice-ended-cornered = Mister X non può più muoversi dalla fermata { $place }: vincono i detective.
venice-ended-escaped = L’ultimo turno è finito e Mister X è ancora in libertà, alla fermata { $place }: vince lui.
venice-ended-stranded = Nessun detective può più muoversi: vince Mister X, che era alla fermata { $place }.

venice-secret = Dov’è Mister X
venice-secret-asked = Dov’è Mister X?

## Perché Mister X non può essere in un posto. $number: la sua mossa con cui è stato escluso.

venice-possible = Mister X può essere alla fermata { $place }.
venice-not-a-start = Tra le tessere di partenza di Mister X non c’è { $place }.
venice-not-within-reach = La mossa { $number }, in { venice-transport }, non può essere finita alla fermata { $place }.
venice-not-within-reach-black = La mossa { $number }, con un black ticket, non può essere finita alla fermata { $place }.
venice-elsewhere =
    { $number ->
        [0] Mister X non ha cominciato alla fermata { $place }.
       *[other] Dopo la mossa { $number } Mister X non era alla fermata { $place }.
    }
venice-visited =
    { $number ->
        [0] { venice-pawn } era alla fermata { $place } prima che Mister X muovesse, e lui non c’era.
       *[other] Dopo la mossa { $number } { venice-pawn-within } ha raggiunto la fermata { $place }, e lui non c’era.
    }
venice-shut-in = Se dopo la mossa { $number } fosse stato alla fermata { $place }, Mister X non avrebbe più potuto muoversi e la partita sarebbe finita.
venice-no-second-move = Se dopo la mossa { $number } fosse stato alla fermata { $place }, Mister X non avrebbe potuto fare una mossa doppia, e invece l’ha annunciata.

## Che cosa si può fare

venice-offer-flight = In { venice-transport } alla fermata
venice-offer-black = Con un black ticket alla fermata
venice-offer-double = Con un biglietto mossa doppia:
venice-offer-declare = due mosse, una dopo l’altra
venice-offer-pursuit = { venice-pawn } in { venice-transport } alla fermata
venice-offer-to = { $place }

## Nella legenda del disegno

venice-legend =
    { $transport ->
        [gondola] Gondola
        [motorboat] Motoscafo
        [jet_ski] Moto d’acqua
        [vaporetto] Vaporetto
        [taxi] Taxi
        [bus] Autobus
        [underground] Metropolitana
        [ferry] Traghetto
       *[other] { $called }
    }

## Sul disegno del tabellone

venice-figure-x = Mister X
venice-figure-detective = { venice-pawn }
venice-figure-police =
    { $owns ->
        [unknown] Pedina { $pawn }, polizia
       *[police] { venice-pawn }
    }

## Il tabellone su un terminale

venice-picture-setup = { $board }: si piazzano le pedine.
venice-picture-round =
    { $board }, turno { $round } di { $rounds }. { $show ->
        [0] Mister X ha fatto { $moves } mosse e non si mostrerà più.
       *[other] Mister X { $moves ->
            [0] non ha ancora mosso
            [one] ha fatto { $moves } mossa
           *[other] ha fatto { $moves } mosse
        } e si mostra dopo la mossa { $show }.
    }
venice-picture-over = { $board }, turno { $round } di { $rounds }: la partita è finita.
venice-picture-x = Mister X (posto { $seat })
venice-picture-detective = Pedina { $pawn } (posto { $seat })
venice-picture-police = Pedina { $pawn } (polizia)
venice-picture-supply = Dotazione comune
venice-picture-sharing = Pedina { $pawn } (biglietti in comune con la { $other })
venice-picture-unseen = nascosto
venice-picture-with = { $where } (black ticket: { $black }, mosse doppie: { $doubles })
venice-picture-moved = { $place } (ha mosso)

## La mappa su un terminale

venice-atlas-legend = · { venice-legend }; 57*1: la pedina 1 è alla 57; [57]: il centro. «from 57» elenca tutte le linee della 57.

## Al tavolo

venice-title = Scotland Yard Venice
venice-pitch = Mister X scivola inosservato per i canali di Venezia, e i detective stringono il cerchio seguendo i biglietti che si lascia dietro.
venice-lasts = da 45 a 60 minuti
venice-board-venice = Venezia
venice-board-london = Londra
venice-reason-caught = Mister X è stato preso.
venice-reason-cornered = Mister X è stato accerchiato e non poteva più muoversi.
venice-reason-escaped = Mister X è riuscito a fuggire.
venice-reason-stranded = I detective sono rimasti a piedi e Mister X l’ha fatta franca.
venice-reason-resigned = { $role ->
    [mister_x] Mister X ha abbandonato.
   *[detective] I detective hanno abbandonato.
}
venice-option-mister_x = Chi è Mister X
venice-option-stuck_rule = Mister X vince anche quando non si possono più muovere
venice-option-stuck_rule-detectives = tutti i detective
venice-option-stuck_rule-all_pawns = tutti i detective e i poliziotti
venice-channel-table = Tutti
venice-channel-detectives = Solo i detective
venice-role-mister_x = Mister X
venice-role-detective = un detective
venice-help =
    In ogni turno muove prima Mister X, poi una volta ciascuna tutte le altre pedine, nell’ordine che volete. Lui mostra
    il biglietto, ma la fermata solo dopo le mosse 3, 8, 13, 18 e 24. Paga con i biglietti della
    dotazione comune, dove finiscono quelli usati dai detective. Un black ticket nasconde come viaggia, ed è l’unico che
    apre le linee segrete. La mossa doppia va annunciata prima.
    I detective vincono se una pedina raggiunge la sua fermata o se lui non può muoversi; lui vince dopo 22 turni, o
    quando nessun detective può più muoversi. I poliziotti viaggiano gratis.

## La faccia: solo sulla pagina. $ticket è la parola per un tipo di biglietto.

venice-face-pile = { $ticket }: { $count }
venice-face-tickets = Biglietti
venice-face-supply = Dotazione comune
venice-face-free = viaggia gratis
venice-face-shared = biglietti in comune con { venice-pawn-within }
venice-face-moved = ha mosso
venice-face-task =
    { $task ->
        [flee] Mister X, dove vai?
        [flee-show] Mister X, dove vai? Dopo questa mossa ti mostri.
        [first] Prima di due mosse: dove vai?
        [first-show] Prima di due mosse: dove vai? Dopo questa mossa ti mostri.
        [second] Seconda di due mosse: dove vai?
        [second-show] Seconda di due mosse: dove vai? Dopo questa mossa ti mostri.
        [seek] Dove va { venice-pawn-within }?
       *[seek-any] Muovi una delle tue pedine. L’ordine lo decidi tu.
    }
venice-face-black = Black ticket
venice-face-black-note = Qualsiasi mezzo, anche le linee segrete
venice-face-double = Mossa doppia
venice-face-double-note = Due mosse di fila
# $show: la mossa dopo la quale si mostra la prossima volta; 0 se non più
venice-face-log =
    Turno { $round } di 22 · { $show ->
        [0] Mister X non si mostrerà più
       *[other] Mister X si mostra dopo la mossa { $show }
    }
venice-face-log-over = L’inseguimento è finito nel turno { $round }
venice-face-last-seen = Visto qui dopo la mossa { $number }
venice-face-box-empty = Mossa { $number }: non ancora fatta.
venice-face-box-show = Mossa { $number }: qui si mostrerà.
venice-face-box-covered = Mossa { $number }: { $ticket }, di nascosto.
venice-face-box-own = Mossa { $number }: { $ticket }, alla fermata { $station }, di nascosto dagli altri.
venice-face-box-shown = Mossa { $number }: { $ticket }, visto alla fermata { $station }.
venice-face-box-joined = { $box } La prima metà di una mossa doppia.

## I primi passi, spiegati al tavolo

venice-learn-goal = Sei Mister X, e solo tu vedi dove sei. Le pedine numerate ti danno la caccia. Resta in libertà per 22 turni e vinci.
venice-learn-choose = Le fermate che brillano sono alla tua portata. Scegline una che ti porti lontano dagli inseguitori; nell’elenco accanto alla mappa ci sono le stesse.
venice-learn-go = La tua scelta è qui. Finché non lo dici tu non parte niente: conferma.
venice-learn-told = Tutti vedono il tuo biglietto, ma non dove sei andato. È l’unico indizio che hanno gli inseguitori. Un black ticket non dice nemmeno con che mezzo hai viaggiato.
venice-learn-wait = Ora muovono gli inseguitori, uno dopo l’altro. La lampada mostra a chi tocca.
venice-learn-show = Dopo le mosse 3, 8, 13, 18 e 24 devi mostrarti. Tienilo a mente e continua: fai un’altra mossa.
venice-learn-black = Due cose aiutano quando si avvicinano. Un black ticket nasconde perfino come viaggi, e apre le linee segrete; un biglietto mossa doppia ti dà due mosse di fila. Ne hai pochi.
venice-learn-end = Questa riga dice sempre che cosa viene dopo. E adesso scappa.
venice-learn-hunt-goal = Sei un detective, e una di queste pedine è tua. Mister X si nasconde da qualche parte sulla mappa. Se entro 22 turni un inseguitore arriva alla sua fermata, vincete tutti.
venice-learn-hunt-wait = Mister X muove per primo. Qui leggi quale biglietto ha usato, e non saprai altro. Un black ticket non dice nemmeno con che mezzo è andato.
venice-learn-hunt-move = Tocca a te. Le fermate che brillano sono alla portata della tua pedina, o di un poliziotto. Scegline una e conferma. Il biglietto che paghi va nella dotazione comune, e Mister X può usarlo.
venice-learn-hunt-told = Dopo le mosse 3, 8, 13, 18 e 24 Mister X deve mostrarsi, e qui leggi dove. Da lì continua a contare: quali fermate può aver raggiunto con i suoi biglietti?
venice-learn-hunt-team = Tutti i detective sanno le stesse cose e vincono insieme. Muovono nell’ordine che vogliono: parlatevi e decidete chi chiude quale via.
venice-learn-hunt-end = Questa riga dice sempre che cosa viene dopo. Stringete la rete.
