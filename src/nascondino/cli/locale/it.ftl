### Una partita nel terminale. Quello che dice un gioco è nella sua cartella. I comandi sono gli stessi in ogni lingua.

## Domande prima di una partita

terminal-welcome = Nascondino, un tavolo per giochi a nascondersi e cercarsi. Invio prende quello che sta tra parentesi.
terminal-ask-resume = Continuare la partita che non era finita?
terminal-yes = sì
terminal-no = no
terminal-ask-game = Quale gioco?
terminal-ask-players = Quanti giocatori, bot compresi?
terminal-ask-seat = Qual è il tuo posto?
terminal-seat-of = posto { $seat }: { $role }
terminal-ask-board = Su quale tabellone?
terminal-none-of-them = «{ $answer }» non è tra le risposte.

## La partita

terminal-kept = La partita è conservata in { $path }
terminal-go-on = Per riprendere da qui: { $command }
terminal-player = { $role } (posto { $seat })
terminal-both = { $one } e { $other }
terminal-your-move = Sei { $who }. La tua mossa, o ? per l’aiuto
terminal-no-move = «{ $line }» non è una mossa che puoi fare adesso; ? ti aiuta.
terminal-no-bot = Adesso non può agire nessun bot della tua parte.
terminal-pass-on = Passa la tastiera al prossimo, { $who }, poi premi Invio.

## Che cosa si può chiedere

terminal-help =
    Scrivi il numero di una mossa, o la mossa stessa, per esempio «{ $example }». Oppure:
      where       che cosa può essere nascosto, da tutto quello che hai visto
      why N       perché può essere N, o perché no
      board       il tabellone come lo vedi tu
      moves       che cosa puoi fare adesso
      log         tutto quello che hai visto
      others      fai muovere prima un bot della tua parte
      save FILE   una copia della partita com’è ora (rivela ogni segreto)
      quit        fermati qui; la partita resta, e continua con --resume
terminal-possible = { $subject }. Da quello che hai visto, possibilità: { $count }
terminal-possible-to-all = { $subject }. Da quello che hanno visto tutti, possibilità: { $count }
terminal-why-what =
    { $several ->
        [yes] Di’ che cosa va spiegato, come in «why 1 7», segreto e valore con i loro numeri
       *[no] Di’ che cosa va spiegato, come in «why 57»
    }{ $problem ->
        [none] { "" }
       *[other] : { $problem }
    }.
terminal-all-kept = Ogni azione è già in { $path }.
terminal-written = Scritto: { $path }

## La fine

terminal-won = { $reason } Hai vinto.
terminal-lost = { $reason } Hai perso.
terminal-winners = { $reason } Vince: { $who }.
terminal-nobody-won = { $reason } Non vince nessuno.
terminal-record = La registrazione è { $path }
terminal-last-link = Il suo ultimo anello è { $link }

## Una partita raccontata di nuovo

terminal-seat = posto { $seat }
terminal-onlooker = spettatore
terminal-step = { $step } di { $steps }. Invio: avanti, b: indietro, q: basta
