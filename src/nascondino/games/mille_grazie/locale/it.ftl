### Mille Grazie, in italiano.
### $road è la lettera e il nome di una strada, $order le due città e i punti di una carta incarico, $colour il colore di una
### strada.

mille_grazie-colour =
    { $colour ->
        [green] verde
        [violet] viola
       *[orange] arancione
    }

## Che cosa è successo

mille_grazie-drawn = { $player } ha l’aria più innocente e comincia da nobile.
mille_grazie-dealt = { $player } pesca l’incarico { $order } e comincia nella prima delle due città.
mille_grazie-laid = L’incarico { $order } viene posato a { $city }.
mille_grazie-turned_away = Il campo per { $order } è occupato: la carta viene scartata.
mille_grazie-reshuffled = Il mazzo è finito: gli scarti vengono mescolati e formano quello nuovo.
mille_grazie-begun = Un nuovo giro: il nobile è { $player }, gli altri sono briganti.
mille_grazie-set = { $player } si apposta sulla strada { $road }.
mille_grazie-set-both = { $player } si apposta sulla strada { $road } e sulla strada { $other }.
mille_grazie-set-hidden = { $player } sta in agguato da qualche parte.
mille_grazie-set_out = { $player } si mette in viaggio per { $number } strade, con una scorta sulla strada { $road }.
mille_grazie-set_out-hidden = { $player } si mette in viaggio per { $number } strade, con una scorta su una strada segreta.
mille_grazie-set_out-alone = { $player } si mette in viaggio per { $number } strade, senza scorta.
mille_grazie-travelled = La carrozza di { $player } prende la strada { $road }.
mille_grazie-ambushed = «Mille grazie!» { $player } era in agguato sulla strada { $road } e segna { $number } punti.
mille_grazie-ambushed-in-vain = { $player } era in agguato sulla strada { $road }…
mille_grazie-guarded = … ma la scorta di { $player } protegge la strada { $road }: l’agguato fallisce.
mille_grazie-lost = { $player } perde l’incarico { $order }.
mille_grazie-arrived = { $player } arriva a { $city }.
mille_grazie-fulfilled = { $player } porta a termine { $order } e segna { $number } punti.
mille_grazie-left = { $player } lascia dov’è l’incarico a { $city }.
mille_grazie-discarded = { $player } scarta { $order }.
mille_grazie-taken = { $player } prende l’incarico { $order }.
mille_grazie-ended-delivered = Il nobile ha portato a termine abbastanza incarichi: la partita è finita.
mille_grazie-ended-waylaid = I briganti hanno rubato abbastanza: la partita è finita, e il nobile non arriva.

## Che cosa è nascosto. Nel gioco a due ogni posto ha due bussole.

mille_grazie-doubt = Dove sono appostati
mille_grazie-passage = Da quale strada deve passare il nobile
mille_grazie-passage-asked = { $player }, il nobile, ha ancora l’incarico { $order }. Se lo consegna in questo viaggio, da quale strada deve passare in ogni caso?
mille_grazie-passage-road = { $road }
mille_grazie-way-round = Può fare a meno di { $road }: { $way }.
mille_grazie-secret = La bussola di { $player }
mille_grazie-secret-first = La prima bussola di { $player }
mille_grazie-secret-second = La seconda bussola di { $player }

## Perché una bussola non può essere puntata su una strada

mille_grazie-possible = La bussola di { $player } può essere puntata sulla strada { $road }.
mille_grazie-not-set = Quella bussola non è puntata.
mille_grazie-no-road = Nessuna strada di questa mappa ha la lettera { $letter }.
mille_grazie-elsewhere = La bussola di { $player } è puntata sulla strada { $elsewhere }.
mille_grazie-passed = Il nobile è passato dalla strada { $road }, e { $player } non era lì in agguato.
mille_grazie-not-guarded = Il nobile è stato derubato sulla strada { $road }, quindi la sua scorta ne protegge un’altra.
mille_grazie-the-other = L’altra bussola di { $player } è puntata sulla strada { $road }; le due non indicano mai la stessa strada.
mille_grazie-out-of-order =
    Di due bussole nascoste la prima è quella che viene prima nell’alfabeto; a { $player } non resta nessuna
    strada da abbinare a { $road }.

## Che cosa si può fare

mille_grazie-offer-wait = Appostarti sulla strada
mille_grazie-offer-pair = Appostarti sulla strada { $road } e sulla
mille_grazie-offer-set-out = Partire
mille_grazie-offer-alone = senza scorta, per 5 strade
mille_grazie-offer-guarding = con una scorta su { mille_grazie-offer-on }
mille_grazie-offer-on = { $road } ({ $a } – { $b }, { mille_grazie-colour })
mille_grazie-offer-travel = Prendere la strada
mille_grazie-offer-to = { $road } per { $city } ({ mille_grazie-colour })
mille_grazie-offer-order = Per l’incarico { $order }:
mille_grazie-offer-take = prenderlo
mille_grazie-offer-leave = lasciarlo
mille_grazie-offer-swap = Prendere { $order } e scartare
mille_grazie-offer-for = { $order }

## Sul disegno della mappa

mille_grazie-figure-noble = Il nobile, { $player }
mille_grazie-figure-coach = La carrozza di { $player }
mille_grazie-figure-brigand = { $player }, in agguato
mille_grazie-figure-escort = La scorta di { $player }
mille_grazie-figure-order = L’incarico { $order }

## Il tabellone su un terminale

mille_grazie-picture-setup = { $board }: si distribuiscono le carte.
mille_grazie-picture-laying = { $board }: si posano gli incarichi sulla mappa.
mille_grazie-picture-ambush = { $board }: il nobile è il giocatore { $seat }; i briganti si appostano. Vince chi arriva per primo a { $goal } punti.
mille_grazie-picture-setting-out = { $board }: il giocatore { $seat }, il nobile, sta per partire.
mille_grazie-picture-travel = { $board }: il giocatore { $seat }, il nobile, è in viaggio. Strade percorse: { $travelled } su { $roads }.
mille_grazie-picture-losing = { $board }: il giocatore { $seat }, il nobile, viene derubato sulla strada { $travelled } di { $roads }.
mille_grazie-picture-taking = { $board }: il giocatore { $seat }, il nobile, trova un incarico. Strade percorse: { $travelled } su { $roads }.
mille_grazie-picture-over = { $board }: la partita è finita.
mille_grazie-picture-noble = Nobile (giocatore { $seat })
mille_grazie-picture-brigand = Brigante (giocatore { $seat })
mille_grazie-picture-points =
    { $points ->
        [one] { $points } punto
       *[other] { $points } punti
    }
mille_grazie-picture-compass = bussola su { $roads }
mille_grazie-picture-set = bussola puntata
mille_grazie-picture-map = Sulla mappa: { $orders }
mille_grazie-picture-ways = Da { $city }: { $ways }
mille_grazie-picture-way = { $letter } { $city } ({ mille_grazie-colour })

## La mappa su un terminale

mille_grazie-atlas-way = { $road }, { mille_grazie-colour }
mille_grazie-atlas-used = { $road }, { mille_grazie-colour }, già percorsa in questo viaggio
mille_grazie-atlas-legend = Le lettere sono strade: · verde, : viola, - arancione. Verona*2: la carrozza del posto 2; F*2: il posto 2 è in agguato sulla F, o la protegge.

## Al tavolo

mille_grazie-title = Mille Grazie
mille_grazie-pitch = Un nobile attraversa l’Italia con i suoi incarichi mentre i briganti lo aspettano al varco, ognuno su una strada a sua scelta; e a turno tutti fanno il nobile.
mille_grazie-lasts = da 30 a 45 minuti
mille_grazie-board-italy = Italia
mille_grazie-reason-delivered = Un incarico portato a termine ha dato i punti decisivi.
mille_grazie-reason-waylaid = Un agguato ha dato i punti decisivi.
mille_grazie-option-first_noble = Chi è il nobile per primo
mille_grazie-option-first_noble-seat = il primo posto
mille_grazie-option-first_noble-random = si tira a sorte
mille_grazie-channel-table = Tutti
mille_grazie-role-noble = il nobile
mille_grazie-role-brigand = un brigante
mille_grazie-help =
    Ogni brigante punta la bussola sulla lettera di una strada e si apposta lì; in due giocatori ne punta due. Poi parte
    il nobile: 4 strade diverse con una scorta, che ne protegge una, oppure 5 senza. Quando arriva alla destinazione di un
    suo incarico ne segna i punti; dove c’è un incarico può prenderlo, ma non ne ha mai più di tre.
    Il brigante in cui si imbatte segna 3 punti, e il nobile perde un incarico su una strada verde, due su una viola, tutti
    su una arancione. Sulla strada protetta non succede niente. Poi fa il nobile il giocatore
    successivo. Vince chi arriva per primo a 30 punti.

## Le immagini sulla pagina

mille_grazie-face-order = Da { $first } a { $destination }, { $worth } punti
mille_grazie-face-goal = Da portare a { $destination }: { $worth } punti
mille_grazie-face-road = { $letter }, { $name }, { $a } – { $b }
mille_grazie-face-cost =
    { $count ->
        [one] un agguato costa { $count } incarico
       *[other] un agguato costa { $count } incarichi
    }
mille_grazie-face-wait-here = { $road }: appostati qui
mille_grazie-face-wait = Dove ti apposti?
mille_grazie-face-wait-two = Dove ti apposti? Hai due bussole.
mille_grazie-face-compass = La tua bussola
mille_grazie-face-first-compass = La tua prima bussola
mille_grazie-face-second-compass = La tua seconda bussola
mille_grazie-face-how = Gira il pugnale sulla lettera di una strada. Nessuno la vede finché non passa il nobile.
mille_grazie-face-how-two = Gira ogni pugnale su una strada diversa. Nessuno le vede finché non passa il nobile.
mille_grazie-face-how-escort = Gira la bussola sulla strada che protegge la tua scorta. Solo tu sai quale.
mille_grazie-face-one-more = Ora l’altra.
mille_grazie-face-covered = È puntata. Tieni premuto il coperchio per guardare.
mille_grazie-face-set-out = Prendi una scorta?
mille_grazie-face-alone = Senza scorta
mille_grazie-face-alone-help = 5 strade, nessuna protetta
mille_grazie-face-escorted = Con la scorta
mille_grazie-face-escorted-help = 4 strade, una protetta
mille_grazie-face-guarded-road = La strada che protegge la tua scorta
mille_grazie-face-which-way = E adesso da che parte?
mille_grazie-face-found = Qui c’è un incarico
mille_grazie-face-take = Prendilo
mille_grazie-face-leave = Lascialo
mille_grazie-face-swap = Prendilo e scarta
mille_grazie-face-points = Punti: { $points } su { $goal }
mille_grazie-face-first-to = Vince chi arriva a { $goal }
mille_grazie-face-journey = Strade percorse: { $travelled } su { $roads }
mille_grazie-face-my-compass = Dove mi apposto
mille_grazie-face-my-escort = La strada che protegge la mia scorta
mille_grazie-face-lurks = è in agguato da qualche parte
mille_grazie-face-guards = una scorta protegge una strada
mille_grazie-face-ambush = Agguato in { $road }
mille_grazie-face-robbed = «Mille grazie!» { $points } punti per { $names }
mille_grazie-face-guarded = La scorta mette in fuga { $names }
mille_grazie-face-nothing-lost = Non c’era niente da prendere.
mille_grazie-face-delivered = Incarico compiuto: { $points } punti
mille_grazie-face-skip = Salta
mille_grazie-face-hidden = Briganti nascosti: { $hidden } su { $count }
mille_grazie-face-doing-ambush =
    { $count ->
        [one] { $names } cerca un nascondiglio.
       *[other] { $names } cercano un nascondiglio.
    }
mille_grazie-face-doing-setting-out = { $names } sta per partire.
mille_grazie-face-doing-travel = { $names } sceglie la prossima strada.
mille_grazie-face-doing-taking = { $names } ha trovato un incarico.
mille_grazie-face-task =
    { $task ->
        [wait] Su quale strada aspetti { $player } al varco?
        [pair] Su quali due strade aspetti { $player } al varco?
        [alone] Ora viaggi tu. Senza scorta o con?
        [travel] Strada { $number } di { $count }: e adesso per dove?
        [take] Qui c’è un incarico. Lo prendi?
       *[swap] Qui c’è un incarico, ma ne porti già tre. Lo scambi?
    }

## I primi passi, spiegati al tavolo

mille_grazie-learn-goal = In questo giro sei il nobile. Porta a termine gli incarichi per fare punti: vince chi arriva per primo a 30.
mille_grazie-learn-wait = Prima ogni brigante punta in segreto la bussola su una strada, e ti aspetta lì.
mille_grazie-learn-escort = Prendi una scorta? Protegge una strada a tua scelta, ma allora ne percorri solo quattro invece di cinque.
mille_grazie-learn-road = Ora scegli la via, strada per strada. Su una di esse qualcuno potrebbe essere in agguato.
mille_grazie-learn-orders = Dove c’è un incarico puoi prenderlo, e alla sua destinazione ne segni i punti. Non ne hai mai più di tre.
mille_grazie-learn-ambush = Se finisci in un agguato e la tua scorta non protegge quella strada, il brigante segna 3 punti e tu perdi incarichi: uno su una strada verde, due su una viola, tutti su una arancione.
mille_grazie-learn-turns = Dopo il tuo viaggio il nobile sarà il giocatore successivo, e toccherà a te aspettare dietro una roccia.
mille_grazie-learn-end = Questa riga dice sempre che cosa viene dopo. Buon viaggio.
mille_grazie-learn-lurk-goal = In questo giro sei un brigante. Il nobile è un altro giocatore e viaggia con i suoi incarichi: sorprendilo per strada. Vince chi arriva per primo a 30 punti.
mille_grazie-learn-lurk-set = Punta la bussola sulla lettera di una strada da cui pensi che passerà. Tutti vedono dov’è e quali incarichi ha. Nessuno vede che cosa scegli. Poi conferma.
mille_grazie-learn-lurk-wait = Ora il nobile viaggia: quattro strade se ha una scorta, cinque se no. Tutti vedono quale delle due cose, ma non quale strada protegge la scorta. Guarda finché tocca di nuovo a te.
mille_grazie-learn-lurk-booty = Se passa dalla tua strada e non è protetta, segni 3 punti e lui perde incarichi: uno su una strada verde, due su una viola, tutti su una arancione. Se non passa, nessuno saprà dov’eri appostato.
mille_grazie-learn-lurk-turns = Ognuno fa il nobile a turno, e toccherà anche a te. Quello che hai guadagnato da brigante conta lo stesso.
mille_grazie-learn-lurk-end = Questa riga dice sempre che cosa viene dopo. Buona caccia.
