### Una partita nel terminale. Quello che dice un gioco è nella sua cartella. I comandi sono gli stessi in ogni lingua.

## Domande prima di una partita

terminal-welcome = Nascondino, un tavolo per chi gioca a nascondersi e a cercarsi. Invio accetta quello che sta tra parentesi.
terminal-ask-resume = Vuoi continuare la partita rimasta a metà?
terminal-yes = sì
terminal-no = no
terminal-ask-game = Quale gioco?
terminal-ask-players = Quanti giocatori, bot compresi?
terminal-ask-seat = Qual è il tuo posto?
terminal-ask-seat-of = Qual è il tuo posto? (posto { $seat }: { $role })
terminal-ask-board = Su quale tabellone?
terminal-none-of-them = «{ $answer }» non è tra le risposte possibili.

## La partita

terminal-kept = La partita è salvata in { $path }
terminal-go-on = Per riprendere da qui: { $command }
terminal-player = { $role } (posto { $seat })
terminal-both = { $one } e { $other }
terminal-your-move = Sei { $who }. La tua mossa, o ? per l’aiuto
terminal-no-move = «{ $line }» non è una mossa che puoi fare adesso; ? ti aiuta.
terminal-no-bot = Adesso nessun bot della tua squadra può muovere.
terminal-pass-on = Passa la tastiera a chi gioca adesso, { $who }, poi premi Invio.

## Che cosa si può chiedere

terminal-help =
    Scrivi il numero di una mossa, o la mossa stessa, per esempio «{ $example }». Oppure:
      where       che cosa può essere nascosto, da tutto ciò che hai visto
      { $named ->
        [yes] why CHI X   perché CHI può essere o avere X, o perché no
       *[no] why N       perché può essere N, o perché no
      }
      hint        che cosa farebbe qui un bot con ciò che sai, e perché
      board       il tabellone come lo vedi tu
      moves       che cosa puoi fare adesso
      log         tutto quello che hai visto
terminal-help-map =
    from N      dove portano le vie da N, e chi può arrivare a N
    map N       la mappa intorno a N; from e map senza N: dove sei tu
terminal-help-others = others      fai muovere prima un bot della tua squadra
terminal-help-end =
    save FILE   una copia della partita com’è ora (rivela ogni segreto)
    quit        fermati qui; la partita resta salvata, e riprende con --resume
terminal-hint = Un bot con ciò che sai sceglierebbe: { $what }
terminal-percent = { $share }%
terminal-possible = { $subject }. Da quello che hai visto, possibilità: { $count }
terminal-possible-to-all = { $subject }. Da quello che hanno visto tutti, possibilità: { $count }
terminal-why-what =
    { $asked ->
        [none] { "" }
       *[other] Su «{ $asked }» non c’è niente da spiegare.{ " " }
    }Di’ che cosa va spiegato, { $several ->
        [yes] come in «why 1 7», segreto e valore con i loro numeri.
       *[no] come in «why 57».
    }
terminal-why-who = Di’ chi e che cosa, come in «why { $example }».
terminal-grid = { terminal-yes }: è così; ?: può essere; -: non può essere.
terminal-grid-certain = { $who }: { $what }, di sicuro.
terminal-grid-possible = { $who }: { $what } è possibile.
terminal-from = Da { $place }:
terminal-from-here = Qui: { $who }
terminal-from-comers = Con una mossa può arrivare qui:
terminal-from-by = da { $place }: { $ways }
terminal-from-nobody = Con una mossa non può arrivare qui nessuno che tu veda.
terminal-no-map = Questo gioco non ha una mappa: nessuna via porta da un luogo all’altro.
terminal-no-place = Nessun luogo, o più di uno, si chiama «{ $place }»; indicane uno come in «{ $command } { $example }».
terminal-folded = { $count } mosse in tutto. Scrivine una, per esempio «{ $example }», o «moves» per l’elenco.
terminal-all-kept = Ogni azione è già in { $path }.
terminal-written = Scritto: { $path }

## La fine

terminal-won = { $reason } Hai vinto.
terminal-lost = { $reason } Hai perso.
terminal-winners = { $reason } Chi vince: { $who }.
terminal-nobody-won = { $reason } Non vince nessuno.
terminal-record = La registrazione è { $path }
terminal-last-link = Il suo ultimo anello è { $link }

## Una partita raccontata di nuovo

terminal-seat = posto { $seat }
terminal-onlooker = spettatore
terminal-told = { $who }: { $what }
terminal-step = { $step } di { $steps }. Invio: avanti, b: indietro, q: basta

## Nel browser

serve-at = Nascondino è su { $address } (Ctrl-C lo chiude; nessuna partita va persa)
serve-alone = Solo questo computer può aprirlo. Per far entrare altri dalla tua rete: { $command }
serve-offline = Questo computer ora non è in nessuna rete, perciò solo lui può aprire la pagina.
serve-also = Se quell’indirizzo non porta gli altri qui: { $addresses }
serve-here = Su questo computer anche: { $address }
