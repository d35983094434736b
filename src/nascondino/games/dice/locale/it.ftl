### Scotland Yard, il gioco di dadi, in italiano.
### $place è il numero di un luogo con il nome della sua tessera, $number il solo numero; $letter e $tile sono la lettera e il
### nome di una tessera. $how è uno di taxi, bus, underground, black, helicopter. $move conta le mosse di Mister X.

dice-pawn =
    { $owns ->
        [alone] { $owner }
        [several] { $owner } ({ $pawn })
       *[unknown] La pedina { $pawn }
    }
dice-pawn-within =
    { $owns ->
        [alone] { $owner }
        [several] { $owner } ({ $pawn })
       *[unknown] la pedina { $pawn }
    }

## Che cosa è successo

dice-laid = Viene posata la tessera { $letter }, { $tile }.
dice-turned = La tessera { $letter }, { $tile }, viene girata sul lato chiaro.
dice-placed = { dice-pawn } comincia alla fermata { $place }.
dice-hidden = Mister X si nasconde alla fermata { $place }.
dice-hidden-unseen = Mister X ha scelto dove nascondersi.
dice-named = Mister X dice: «Sono sulla tessera { $letter }, { $tile }».
dice-begun =
    { $move ->
        [0] La caccia comincia. Parte { dice-pawn-within }.
       *[other] Una nuova manche: parte { dice-pawn-within }.
    }
dice-rolled =
    Lancio{ $taxi ->
        [0] { "" }
       *[other] { " · " }{ $taxi } × taxi
    }{ $bus ->
        [0] { "" }
       *[other] { " · " }{ $bus } × autobus
    }{ $underground ->
        [0] { "" }
       *[other] { " · " }{ $underground } × metropolitana
    }{ $x ->
        [0] { "" }
       *[other] { " · " }{ $x } × X
    }
dice-rerolled = Si spende un gettone: si rilancia.
dice-moved =
    { dice-pawn } va in { $how ->
        [taxi] taxi
        [bus] autobus
       *[underground] metropolitana
    } alla fermata { $place }.
dice-stayed = { dice-pawn } non può usare nessun dado e resta al suo posto.
dice-doubled = Mister X fa una mossa doppia.
dice-fled =
    Mossa { $move }: Mister X va { $how ->
        [taxi] in taxi
        [bus] in autobus
        [underground] in metropolitana
        [black] con un black ticket
       *[helicopter] in elicottero
    } alla fermata { $place }.
dice-fled-unseen =
    Mossa { $move }: Mister X { $how ->
        [taxi] prende un taxi
        [bus] prende l’autobus
        [underground] prende la metropolitana
        [black] gioca un black ticket
       *[helicopter] attraversa la città in volo
    }, di nascosto.
dice-passed = Mossa { $move }: Mister X non può usare nessun dado. Se ne sta rintanato.
dice-shown = La nebbia si alza: Mister X è alla fermata { $place }. I suoi dadi tornano nella scorta e il percorso che ha fatto è scoperto: { $way }.
dice-ended-caught = Mister X e { dice-pawn-within } si incontrano alla fermata { $place }: vincono i detective.
dice-ended-escaped = L’ultima casella è coperta e nessuno ha trovato Mister X, che era alla fermata { $place }: vince lui.

dice-secret = Dov’è Mister X
dice-secret-asked = Dov’è Mister X?

## Perché Mister X non può essere in un posto. $move: quante mosse aveva fatto.

dice-possible = Mister X può essere alla fermata { $place }.
dice-not-hidden-yet = Mister X non si è ancora nascosto.
dice-in-the-box = { $number } è sulla tessera { $letter }, che è rimasta nella scatola.
dice-occupied =
    { $move ->
        [0] Quando Mister X si è nascosto, alla fermata { $place } c’era { dice-pawn-within }.
       *[other] Andando alla fermata { $place } con la mossa { $move } avrebbe incontrato { dice-pawn-within }.
    }
dice-off-tile = { $place } non è sulla tessera { $letter }, quella che Mister X ha annunciato.
dice-not-within-reach =
    La mossa { $move }, { $how ->
        [taxi] in taxi
        [bus] in autobus
        [underground] in metropolitana
        [black] con un black ticket
       *[helicopter] in elicottero
    }, non può essere finita alla fermata { $place }.
dice-elsewhere =
    { $move ->
        [0] Mister X non si è nascosto alla fermata { $place }.
       *[other] Dopo la mossa { $move } Mister X non era alla fermata { $place }.
    }
dice-visited =
    { $move ->
        [0] { dice-pawn } era alla fermata { $place } prima che Mister X muovesse, e lui non c’era.
       *[other] Dopo la mossa { $move } { dice-pawn-within } ha raggiunto la fermata { $place }, e lui non c’era.
    }
dice-could-move = Se dopo la mossa { $move } fosse stato alla fermata { $place }, avrebbe potuto usare un dado, e invece ha passato.
dice-no-second-move = Se dopo la mossa { $move } fosse stato alla fermata { $place }, Mister X non avrebbe potuto fare una mossa doppia, e invece l’ha fatta.

## Che cosa si può fare

dice-offer-start = Cominciare alla fermata
dice-offer-hide = Nasconderti alla fermata
dice-offer-flight =
    { $how ->
        [taxi] In taxi alla fermata
        [bus] In autobus alla fermata
        [underground] In metropolitana alla fermata
        [black] Con un black ticket alla fermata
       *[helicopter] In elicottero alla fermata
    }
dice-offer-pursuit =
    { dice-pawn } in { $how ->
        [taxi] taxi
        [bus] autobus
       *[underground] metropolitana
    } alla fermata
dice-offer-to = { $place }
dice-offer-flight-to =
    { $caught ->
        [0] { $place }
       *[other] { $place } ({ dice-offer-caught })
    }
dice-offer-caught = lì ti prenderebbero subito
dice-offer-stays = Senza dadi utili resta al suo posto
dice-offer-pawn = { dice-pawn-within }
dice-offer-token = Spendere un gettone e
dice-offer-token-what = rilanciare i dadi
dice-offer-pass = Passare il turno
dice-offer-pass-what = restando dove sei
dice-offer-double = Usare la mossa doppia:
dice-offer-double-what = due mosse, una dopo l’altra

## Nella legenda del disegno

dice-legend-dark = Lettere scure
dice-legend-dark-note = il lato normale
dice-legend-light = Lettere chiare
dice-legend-light-note = il lato per esperti, per alcune tessere

## Sul disegno della città

dice-figure-x = Mister X
dice-figure-detective = { dice-pawn }

## La città su un terminale

dice-picture-setup = { $board }: si prepara il tavolo.
dice-picture-round =
    { $board }. Mister X ha fatto { $moves } delle sue { $most } mosse e { $show ->
        [0] non si mostrerà più.
       *[other] si mostra dopo la mossa { $show }.
    }
dice-picture-over = { $board }: la partita è finita. Mosse fatte: { $moves } di { $most }.
dice-picture-x = Mister X (posto { $seat }): { $where }. Black ticket: { $black }, mosse doppie: { $doubles }, elicotteri: { $helicopters }.
dice-picture-way = Scritto sulla sua cartella: { $way }
dice-picture-detective = Pedina { $pawn } (posto { $seat }): { $where }
dice-picture-unseen = nascosto
dice-picture-nowhere = non ancora in gioco
dice-picture-done = { $place } (ha giocato)
dice-picture-dice = Dadi: { $held } in mano, { $supply } nella scorta. Gettoni: { $tokens }.
dice-picture-rolled = Lanciati: { $taxi } × taxi, { $bus } × autobus, { $underground } × metropolitana, { $x } × X.
dice-picture-used = Usati: { $taxi } × taxi, { $bus } × autobus, { $underground } × metropolitana.

## La mappa su un terminale

dice-atlas-way =
    { $how ->
        [taxi] Taxi
        [bus] Autobus
        [underground] Metropolitana
        [black] Black ticket
       *[helicopter] Elicottero
    }

## Al tavolo

dice-title = Scotland Yard con i dadi
dice-pitch = Una Londra di tessere, nuova a ogni partita, dove proprio i dadi che portano in giro i detective servono a Mister X per scappare.
dice-lasts = da 20 a 30 minuti
dice-board-dice = Londra nella nebbia
dice-reason-caught = Mister X è stato preso.
dice-reason-escaped = Mister X è riuscito a fuggire.
dice-reason-resigned = { $role ->
    [mister_x] Mister X ha abbandonato.
   *[detective] I detective hanno abbandonato.
}
dice-option-mister_x = Chi è Mister X
dice-option-tiles = Tessere
dice-option-tiles-standard = tutte sul lato normale
dice-option-tiles-expert = alcune sul lato per esperti
dice-option-tiles-letters = quelle scelte sul lato per esperti
dice-option-refill = Dadi che i detective prendono dalla scorta a ogni manche
dice-option-refill-one = uno
dice-option-refill-full = tutti quelli che mancano
dice-option-double_counts = Una mossa doppia conta come
dice-option-double_counts-twice = due mosse
dice-option-double_counts-once = una mossa sola
dice-channel-table = Tutti
dice-channel-detectives = Solo i detective
dice-role-mister_x = Mister X
dice-role-detective = un detective
dice-help =
    Prima i detective: a turno ognuno lancia i dadi rimasti alla squadra, ne usa uno e lo posa accanto alla sua pedina.
    Chi non può usarne nessuno resta fermo. Con un gettone si rilancia; ce ne sono tre in tutta la partita. Poi Mister X
    prende uno dei dadi usati e si sposta con quello, di nascosto, o passa se non può usarne nessuno. Un black ticket
    nasconde come viaggia e gli permette di andare contromano; l’elicottero vola da un bordo dritto a quello opposto.
    Mister X si mostra dopo le mosse 3, 7 e 11, e allora il percorso che ha fatto è scoperto. Il taxi va alla fermata
    accanto, l’autobus dritto fino alla sua prossima fermata, la metropolitana a qualsiasi altra stazione.
    I detective vincono quando uno di loro lo incontra; lui vince se nessuno l’ha trovato quando hanno mosso dopo la sua
    dodicesima mossa.
dice-signs =
    Sulla mappa t, b e u sono le fermate di taxi, autobus e metropolitana, * indica chi c’è, [A] è una tessera sul lato
    scuro, (A) una sul lato chiaro; le frecce sono sensi unici, le linee oblique corsie dei taxi.

## La faccia: i dadi sul tavolo, la cartella di Mister X. $face è uno di taxi, bus, underground, x, o ciò che
## Mister X usa al posto di un dado; $task quello che c’è da fare.

dice-face-tray = I dadi
dice-face-name =
    { $face ->
        [taxi] Taxi
        [bus] Autobus
        [underground] Metropolitana
        [black] Black ticket
        [double] Mossa doppia
        [helicopter] Elicottero
       *[x] X
    }
dice-face-leads =
    { $count ->
        [0] { $face ->
            [x] non fa muovere
           *[other] qui non serve
        }
        [one] { $count } fermata
       *[other] { $count } fermate
    }
dice-face-task =
    { $task ->
        [place] Metti una pedina dove ferma solo il taxi.
        [hide] Scegli dove nasconderti. Dovrai dire la tessera, non la fermata.
        [go] { dice-pawn }: prendi un dado, poi vai dove ti porta.
        [go-both] Prendi un dado e la pedina che lo usa. L’altra lancia quelli che restano.
        [stuck] Nessuno di questi dadi va bene. Resta dove sei; al prossimo lancio si tirano tutti.
        [stuck-token] Nessuno di questi dadi va bene. Resta dove sei, oppure spendi un gettone e rilancia.
        [flee] Prendi un dado che i detective hanno usato, oppure usa uno dei tuoi biglietti speciali.
        [flee-none] Nessun dado ti va bene. Passa, oppure usa uno dei tuoi biglietti speciali.
        [first] Prima di due mosse: come vai?
       *[second] Seconda di due mosse: come vai?
    }
dice-face-see =
    { $whose ->
        [mister_x] Mister X può prendere uno di questi dadi.
       *[detectives] I detective hanno lanciato.
    }
dice-face-pawns = Quale pedina
dice-face-stays = { dice-pawn } resta al suo posto
dice-face-tokens =
    { $count ->
        [0] Rilanci finiti
        [one] Resta { $count } rilancio
       *[other] Restano { $count } rilanci
    }
dice-face-again = Rilancia
dice-face-pass = Passa
dice-face-tickets = Biglietti di Mister X
dice-face-board = La cartella di Mister X
dice-face-boxes = Caselle della cartella di Mister X
dice-face-box =
    Casella { $number }: { $how ->
        [start] la partenza, sulla tessera { $tile }
        [taxi] in taxi
        [bus] in autobus
        [underground] in metropolitana
        [black] con un black ticket
        [helicopter] in elicottero
       *[pass] ha passato
    }{ $place ->
        [no] { $covered ->
            [yes] , coperta
           *[no] { "" }
        }
       *[other] , fermata { $place }
    }
dice-face-box-empty =
    Casella { $number }: vuota{ $shows ->
        [yes] . Poi si mostra
       *[no] { "" }
    }
dice-face-pawn = { dice-pawn }:
dice-face-nowhere = non ancora in città
dice-face-starter = ha il gettone di giocatore d’inizio
dice-face-starts = comincia
dice-face-gone =
    { $face ->
        [taxi] è andata in taxi
        [bus] è andata in autobus
       *[underground] è andata in metropolitana
    }
dice-face-dice = Dadi in mano: { $held } · nella scorta: { $supply } · rilanci rimasti: { $tokens }

## I primi passi, spiegati al tavolo

dice-learn-goal = Sei Mister X. I detective lanciano i dadi per viaggiare, e tu viaggi con i dadi che hanno usato.
dice-learn-hide = Per prima cosa scegli dove nasconderti: dove non c’è un detective, e meglio non accanto a uno di loro. Poi conferma.
dice-learn-wait = I detective lanciano e muovono, uno dopo l’altro. Guarda quali dadi usano.
dice-learn-take = Se uno dei dadi usati ti serve, prendilo e vai: il taxi va alla fermata accanto, l’autobus dritto alla sua prossima fermata, la metropolitana a qualsiasi altra stazione. Se non te ne serve nessuno, passa o usa un biglietto speciale.
dice-learn-told = Se hai preso un dado, loro vedono quale, ma non dove sei andato. Dopo le mosse 3, 7 e 11 ti mostri, e il percorso che hai fatto è scoperto.
dice-learn-black = Un black ticket ti porta dove vanno taxi, autobus o metropolitana, e loro non sanno con quale. Una mossa doppia sono due mosse di fila, e l’elicottero vola da un bordo della città all’altro. Ne hai pochi.
dice-learn-end = Questa riga dice sempre che cosa viene dopo. Resisti finché non hanno mosso dopo la tua dodicesima mossa.
dice-learn-hunt-goal = Sei un detective. Mister X si nasconde in questa città di tessere; chi lo incontra alla sua fermata vince per tutti i detective.
dice-learn-hunt-place = Prima metti la tua pedina su una fermata dove si ferma solo il taxi. Poi Mister X si nasconde e deve dire su quale tessera è.
dice-learn-hunt-wait = Qui si racconta tutto quello che succede. Aspetta il tuo turno.
dice-learn-hunt-roll = I dadi della squadra sono stati lanciati. Scegline uno che ti serve e spostati con quello. Ma pensaci: Mister X potrà prendere uno dei dadi che usate.
dice-learn-hunt-told = Sulla sua plancia vedi quale dado copre ogni casella: con quello si è mosso. Dopo le mosse 3, 7 e 11 si mostra, e il percorso che ha fatto è scoperto.
dice-learn-hunt-end = Questa riga dice sempre che cosa viene dopo. Una X su una casella può essere un black ticket, l’elicottero o un turno passato.
