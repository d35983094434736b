### Inkognito, il gioco di carte, in italiano.
### Chiunque la giochi, una figura si chiama col suo colore: $figure e $to sono le parole per dirlo, che i primi messaggi
### traducono. Lo stesso vale per le carte, $card e $other. Un frammento è il suo numero. I luoghi hanno i loro nomi.

inkognito-name =
    { $figure ->
        [azure] Azzurro
        [yellow] Giallo
        [green] Verde
        [pink] Rosa
       *[black] Nero
    }
inkognito-name-to =
    { $to ->
        [azure] Azzurro
        [yellow] Giallo
        [green] Verde
        [pink] Rosa
       *[black] Nero
    }

# «a Giallo», ma «ad Azzurro».
inkognito-a =
    { $figure ->
        [azure] ad Azzurro
        [yellow] a Giallo
        [green] a Verde
        [pink] a Rosa
       *[black] a Nero
    }
inkognito-a-to =
    { $to ->
        [azure] ad Azzurro
        [yellow] a Giallo
        [green] a Verde
        [pink] a Rosa
       *[black] a Nero
    }
inkognito-card =
    { $card ->
        [fiddlebottom] Lord Fiddlebottom
        [bubble] Colonel Bubble
        [zsazsa] Madame Zsa Zsa
        [x] Agente X
       *[fragment] { $card }
    }
inkognito-card-other =
    { $other ->
        [fiddlebottom] Lord Fiddlebottom
        [bubble] Colonel Bubble
        [zsazsa] Madame Zsa Zsa
        [x] Agente X
       *[fragment] { $other }
    }

# Una persona, non una carta: «è l’Agente X».
inkognito-is =
    { $card ->
        [fiddlebottom] Lord Fiddlebottom
        [bubble] il Colonel Bubble
        [zsazsa] Madame Zsa Zsa
        [x] l’Agente X
       *[fragment] { $card }
    }

## Che cosa è successo

inkognito-drawn = Comincerà { inkognito-name }.
inkognito-game_begun = Inizia la manche { $number }: si mescolano le carte nere.
inkognito-dealt = { inkognito-name } riceve { inkognito-card }.
inkognito-dealt-hidden = { inkognito-name } riceve una carta nera.
inkognito-series_begun = Una nuova serie: tutti riprendono in mano i cinque luoghi.
inkognito-begun = Giro { $number } della serie; comincia { inkognito-name }.
inkognito-laid = { inkognito-name } gioca coperta la carta { $place }.
inkognito-laid-hidden = { inkognito-name } gioca coperta una carta luogo.
inkognito-went = { inkognito-name } gioca { $place }.
inkognito-met = { inkognito-name } incontra { inkognito-name-to } ({ $place }).
inkognito-chosen =
    { inkognito-name } ha deciso di { $choice ->
        [show] mostrare { inkognito-card } e { inkognito-card-other }
        [black-identity] mostrare la carta nera dell’identità
        [black-fragment] mostrare la carta nera del frammento
        [look-identity] guardare chi è l’agente fittizio
        [look-fragment] guardare il frammento dell’agente fittizio
        [ask] chiedere una carta nera { inkognito-a-to }
        [call] chiamare il { $called }
       *[nothing] lasciar stare
    }.
inkognito-chosen-hidden = { inkognito-name } ha deciso.
inkognito-showed = { inkognito-name } mostra { inkognito-a-to } { inkognito-card } e { inkognito-card-other }; una delle due è vera.
inkognito-showed-hidden = { inkognito-name } mostra due carte { inkognito-a-to }.
inkognito-confided = { inkognito-name } mostra { inkognito-a-to } una carta nera: { inkognito-card }.
inkognito-confided-hidden = { inkognito-name } mostra una carta nera { inkognito-a-to }.
inkognito-asked = { inkognito-name } chiede una carta nera { inkognito-a-to }.
inkognito-answered = { inkognito-name } mostra { inkognito-a-to } una carta nera: { inkognito-card }.
inkognito-answered-hidden = { inkognito-name } mostra { inkognito-a-to } la carta nera richiesta.
inkognito-looked-identity = { inkognito-name } guarda chi è l’agente fittizio: { inkognito-card }.
inkognito-looked-identity-hidden = { inkognito-name } guarda chi è l’agente fittizio.
inkognito-looked-fragment = { inkognito-name } guarda il frammento dell’agente fittizio: { inkognito-card }.
inkognito-looked-fragment-hidden = { inkognito-name } guarda il frammento dell’agente fittizio.
inkognito-called = { inkognito-name } prende il telefono e chiama il { $called }.
inkognito-turned_up = { inkognito-name } è { inkognito-is } e il suo frammento è { inkognito-card-other }.
inkognito-game_ended-right = Dall’altra parte rispondono! { inkognito-name } ha fatto il numero giusto.
inkognito-game_ended-wrong = Nessuna risposta: { inkognito-name } ha sbagliato numero.
inkognito-scored =
    { inkognito-name } segna ed è a { $number ->
        [one] { $number } punto
       *[other] { $number } punti
    }.
inkognito-ended-right = Con questa telefonata la partita è vinta.
inkognito-ended-wrong = Con questa telefonata a vuoto la partita è finita.

inkognito-secret = Come sono distribuite le carte nere, agente per agente

## Perché le carte nere non possono essere distribuite così

inkognito-possible = Può essere così: { $deal }.
inkognito-dealt-otherwise = { inkognito-name } ha ricevuto { inkognito-card }, quindi non può essere { $deal }.
inkognito-pair-says-no =
    { inkognito-name } ha mostrato { inkognito-card } e { inkognito-card-other }, e una sola delle due è vera. In { $deal } { $true ->
        [0] non lo sarebbe nessuna
       *[other] lo sarebbero entrambe
    }.
inkognito-black-card-says-no = La carta nera mostrata dice che { inkognito-name } ha { inkognito-card }, quindi non può essere { $deal }.
inkognito-turned-up-otherwise = { inkognito-name } aveva { inkognito-card }, quindi non può essere { $deal }.

## Nel taccuino: che cosa c’è da scoprire, e che cosa dice che una carta non c’è

inkognito-doubt-who = Chi è chi
inkognito-doubt-fragments = Chi ha quale frammento
inkognito-doubt-who-asked = Chi è { inkognito-name }?
inkognito-doubt-fragments-asked = Quale frammento ha { inkognito-name }?
inkognito-doubt-dealt-otherwise = { inkognito-name } ha ricevuto { inkognito-card }.
inkognito-doubt-pair-says-no = { inkognito-name } ha mostrato { inkognito-card } e { inkognito-card-other }, e una sola delle due è vera.
inkognito-doubt-black-card-says-no = Una carta nera dice che { inkognito-name } ha { inkognito-card }.
inkognito-doubt-turned-up-otherwise = { inkognito-name } aveva { inkognito-card }.

## Che cosa si può fare

inkognito-offer-go = Giocare
inkognito-offer-lay = Giocare coperta la carta
inkognito-offer-place = { $place }
inkognito-offer-show = Mostrare due carte, la prima vera:
inkognito-offer-pair = { inkognito-card } + { inkognito-card-other }
inkognito-offer-black = Mostrare una delle tue carte nere:
inkognito-offer-look = Guardare una carta nera dell’agente fittizio:
inkognito-offer-which =
    { $which ->
        [identity] l’identità
       *[fragment] il frammento
    }
inkognito-offer-ask = Chiedere una carta nera
inkognito-offer-figure = { inkognito-a }
inkognito-offer-else = Fermarti qui e
inkognito-offer-nothing = non fare niente
inkognito-offer-call = Chiamare il numero di Fiddlebottom, Bubble, Zsa Zsa e X:
inkognito-offer-number = { $called }

## Sul disegno del tavolo

inkognito-figure =
    { inkognito-name }{ $role ->
        [ambassador] , l’Ambasciatore
        [fictitious] , l’agente fittizio
       *[agent] { "" }
    }
inkognito-figure-laid = la tua carta luogo, coperta

## Il tavolo su un terminale

inkognito-picture-drawing = { $board }: si tira a sorte chi comincia.
inkognito-picture-dealing = { $board }, manche { $game }: si distribuiscono le carte nere.
inkognito-picture-round = { $board }, manche { $game }, giro { $round } di { $rounds }; comincia { inkognito-name }.
inkognito-picture-over = { $board }: la partita è finita dopo la manche { $game }.
inkognito-picture-figure = Figura
inkognito-picture-points = Punti
inkognito-picture-here = Dove
inkognito-picture-hand = Ha ancora
inkognito-picture-ambassador = { inkognito-name } (l’Ambasciatore)
inkognito-picture-fictitious = { inkognito-name } (fittizio)
inkognito-picture-known = { inkognito-name } ({ inkognito-card }, { inkognito-card-other })
inkognito-picture-shown = Hai mostrato { inkognito-a }: { $pairs }

## Al tavolo

inkognito-title = Inkognito, il gioco di carte
inkognito-pitch = Agenti in maschera si incontrano al Carnevale di Venezia, mostrano una verità e una bugia, e cercano l’alleato e il numero che gli servono.
inkognito-lasts = da 30 a 45 minuti
inkognito-board-inkognito = Il Carnevale di Venezia
inkognito-reason-right = La partita si è decisa con la telefonata giusta.
inkognito-reason-wrong = La partita si è decisa con una telefonata sbagliata.
inkognito-option-ambassador = L’Ambasciatore quando si gioca in cinque
inkognito-option-ambassador-rotates = un altro posto a ogni manche
inkognito-option-ambassador-fixed = sempre lo stesso posto
inkognito-option-first_starter = Chi comincia
inkognito-option-first_starter-seat = il primo posto
inkognito-option-first_starter-random = si tira a sorte
inkognito-channel-table = Tutti
inkognito-role-agent = un agente
inkognito-role-ambassador = l’Ambasciatore
inkognito-help =
    Ognuno è un agente segreto e ha un frammento di un numero di telefono. A ogni giro tutti vanno in uno dei cinque
    luoghi; solo chi si ritrova a tu per tu può parlarsi. Si mostrano a vicenda due carte, una vera e una falsa. Chi
    incontra da solo l’Ambasciatore può chiedere a chiunque di mostrargli una carta nera, che è sempre vera.
    Il numero è formato dai frammenti di Fiddlebottom, Bubble, Zsa Zsa e X, in quest’ordine. Chiamalo quando lo sai: in
    quattro devi incontrare il tuo alleato per farlo (Fiddlebottom e Bubble sono alleati, e così Zsa Zsa e X); in tre e
    in cinque, dove ognuno gioca per sé, va bene chiunque. Una telefonata giusta vale un punto, una sbagliata un punto agli
    altri. Con tre punti si vince la partita.

## Il tavolo nel browser

inkognito-face-table = Il tavolo con i suoi cinque luoghi
inkognito-face-round = Manche { $game }, giro { $round } di 5. Comincia { inkognito-name }.
inkognito-face-first = Tutti vanno in un luogo, anche l’Ambasciatore. Dove ci si ritrova esattamente in due, ci si incontra e si parla.
# Sulle maschere: una lettera per figura, tutte diverse.
inkognito-face-letter =
    { $figure ->
        [azure] A
        [yellow] G
        [green] V
        [pink] R
       *[black] N
    }
inkognito-face-company = Chi gioca
inkognito-face-role-ambassador = Ambasciatore
inkognito-face-role-fictitious = fittizio
inkognito-face-points =
    { $points ->
        [one] { $points } punto su 3
       *[other] { $points } punti su 3
    }
inkognito-face-here = Qui: { $place }
inkognito-face-coming = Possono ancora venire qui: { $figures }.
inkognito-face-small-masks = Maschere piccole: chi ha ancora in mano quel luogo.
inkognito-face-fate-meeting = incontro
inkognito-face-fate-alone = da solo
inkognito-face-fate-crowd = non succede niente
inkognito-face-meetings = Incontri
inkognito-face-meetings-last = Nell’ultimo giro
inkognito-face-meet = { $figures } ({ $place })
inkognito-face-nobody-met = Nessuno si è trovato a tu per tu con un altro: niente incontri.
inkognito-face-nothing = Non è stato mostrato niente.
inkognito-face-owed-pairs = Si mostrano a vicenda due carte, di cui una vera.
inkognito-face-owed-question = { inkognito-name } può chiedere a qualsiasi agente una carta nera, che è sempre vera.
inkognito-face-owed-look = { inkognito-name } può guardare una carta nera dell’agente fittizio.
inkognito-face-owed-audience = I due agenti mostrano all’Ambasciatore due carte ciascuno, di cui una vera.
inkognito-face-owed-answer = { inkognito-name } ha chiesto una carta nera: ora { inkognito-name-to } sceglie quale mostrare.
inkognito-face-decided = { inkognito-name } ha deciso
inkognito-face-thinking = { inkognito-name } sta scegliendo
inkognito-face-showed = { inkognito-name } { inkognito-a-to }: due carte, una è vera
inkognito-face-confided = { inkognito-name } { inkognito-a-to }: una carta nera, in confidenza
inkognito-face-answered = { inkognito-name } { inkognito-a-to }: la carta nera richiesta
inkognito-face-looked =
    { inkognito-name } ha guardato { $which ->
        [1] l’identità
       *[2] il frammento
    } dell’agente fittizio
inkognito-face-turn-over = Gira le carte
inkognito-face-called-right = { inkognito-name } ha chiamato il { $called }, ed era giusto.
inkognito-face-called-wrong = { inkognito-name } ha chiamato il { $called }, invano.
inkognito-face-scorers =
    { $count ->
        [one] Un punto per { $figures }.
       *[other] Un punto ciascuno per { $figures }.
    }
inkognito-face-i-was = Eri { inkognito-card }.
inkognito-face-my-ally = Il tuo alleato era { inkognito-name-to }.
inkognito-face-allies = { $figures } erano alleati.
inkognito-face-pair = Mostra due carte { inkognito-a-to }
inkognito-face-pair-rule = Scegli una carta vera e una falsa; { inkognito-name-to } le vede tutte e due, ma non sa quale sia quella vera. In questa manche non potrai più mostrargli la stessa coppia.
inkognito-face-shown-before = già mostrata
inkognito-face-confide = Oppure confida una carta nera { inkognito-a-to }
inkognito-face-confide-rule = Le carte nere sono sempre vere: fallo se credi che { inkognito-name-to } sia tuo alleato.
inkognito-face-answer = Mostra una carta nera { inkognito-a-to }
inkognito-face-answer-rule = Te l’ha chiesta { inkognito-name-to }. Le carte nere sono sempre vere; quale far vedere lo scegli tu.
inkognito-face-ask = Chiedi una carta nera
inkognito-face-ask-rule = Chi scegli deve mostrarti una carta nera, e decide quale. Tutti vedono a chi la chiedi.
inkognito-face-look = Guarda una carta nera dell’agente fittizio
inkognito-face-look-rule = La vedi solo tu. Tutti vedono quale delle due giri.
inkognito-face-pass = Lascia stare
inkognito-face-call-open = Chiama il numero…
inkognito-face-call-again = Chiama il { $called }…
inkognito-face-call = Prendi il telefono
inkognito-face-call-rule = Di chi è ogni frammento? Il numero si compone in quest’ordine.
inkognito-face-stake-allies = Numero giusto, e { inkognito-name-to } è davvero tuo alleato: un punto a tutti e due. Numero sbagliato, o un estraneo al tuo fianco: un punto a ciascuno degli altri due. In ogni caso la manche finisce.
inkognito-face-stake-alone = Giusto: un punto solo per te. Sbagliato: un punto a ciascuno degli altri { $others }. In ogni caso la manche finisce.
inkognito-face-call-ready = Questo numero
inkognito-face-call-not = Non ancora
inkognito-face-call-then = Prima di inviarlo te lo chiederemo ancora una volta.
inkognito-face-sheet = Foglietto degli indizi
inkognito-face-sheet-onlooker = Chi gioca tiene un foglietto degli indizi, ognuno il suo.
inkognito-face-unveil = Guarda le mie carte e gli indizi
inkognito-face-veil = Copri
inkognito-face-you-are = Tu: { inkognito-card }, { inkognito-card-other }
inkognito-face-sheet-help = ✓ vista, ✗ impossibile. Un numero unisce due carte che ti sono state mostrate insieme: una delle due è vera.
inkognito-face-cell =
    { $mark ->
        [is] sì
        [not] no
       *[open] aperto
    }{ $count ->
        [0] { "" }
       *[other] , nella coppia { $pairs }
    }
inkognito-face-given = Che cosa hai mostrato
inkognito-face-true = vera
inkognito-face-peek = Quali sono vere?
inkognito-face-wait-meeting =
    { $count ->
        [one] { $figures } decide che cosa mostrare.
       *[other] { $figures } decidono che cosa mostrare.
    }
inkognito-face-wait-place =
    { $count ->
        [one] { $figures } sceglie un luogo.
       *[other] { $figures } scelgono un luogo.
    }
inkognito-face-task =
    { $task ->
        [go] Dove vai?
        [lay] Dove sarai? Gioca un luogo a faccia in giù.
        [pair] Incontri { inkognito-name-to }. Che cosa mostri?
        [answer] { inkognito-name-to } ti chiede una carta nera. Quale mostri?
        [look] Guardi una carta dell’agente fittizio?
       *[ask] L’Ambasciatore ti ascolta. A chi chiedi una carta nera?
    }

## I primi passi, spiegati al tavolo

inkognito-learn-goal = Sei un agente segreto: due carte nere, che vedi solo tu, dicono chi sei e quale frammento del numero hai. Uno degli altri è il tuo alleato. Insieme cercate il numero di telefono.
inkognito-learn-place = A ogni giro tutti vanno in uno dei cinque luoghi. Scegli il tuo e conferma.
inkognito-learn-wait = Dove ci si ritrova esattamente in due, ci si può parlare. Da soli, o nella folla, non succede niente.
inkognito-learn-show = Se hai incontrato un agente, mostra due carte: una vera, l’altra una bugia. Se hai incontrato da solo l’Ambasciatore, puoi chiedere a qualcuno una carta nera. Se nessuno, scegli il tuo prossimo luogo.
inkognito-learn-told = Tutto quello che ti è stato mostrato è scritto qui. Di ogni coppia di carte colorate una è vera; le carte nere sono sempre vere. I tuoi appunti aiutano a capire quale.
inkognito-learn-call = Quando hai la certezza, chiama il numero mentre incontri il tuo alleato. Se è giusto avete un punto tutti e due, se no il punto va agli altri. Con tre punti si vince.
inkognito-learn-end = Questa riga dice sempre che cosa viene dopo. Non fidarti troppo presto di nessuno.
inkognito-learn-court-goal = Si gioca in cinque, ognuno per sé, e tu sei l’Ambasciatore. Non hai carte nere né segreti, ma anche tu cerchi il numero di telefono: i frammenti di Fiddlebottom, Bubble, Zsa Zsa e X, in quest’ordine.
inkognito-learn-court-lay = Prima che giochino gli agenti, tu posi un luogo coperto. Loro non sanno quale. Scegline uno e conferma.
inkognito-learn-court-wait = Ora gli agenti vanno nei loro luoghi, e la tua carta si scopre. Se un agente è solo con te, può chiedere una carta nera. Se sono esattamente due, ognuno ti mostra due carte.
inkognito-learn-court-hear = Tutto quello che ti è stato mostrato è scritto qui. Quando un agente ti incontra da solo e chiede a un altro una carta nera, la vedi anche tu. Le carte nere sono sempre vere; di due carte colorate lo è una.
inkognito-learn-court-call = Quando sai il numero, chiamalo in un incontro con uno o due agenti. Se è giusto segni un punto, se no ne segna uno ciascuno degli altri. Con tre punti si vince.
inkognito-learn-court-end = Questa riga dice sempre che cosa viene dopo. Vai dove si parla.
