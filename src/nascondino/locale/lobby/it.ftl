# What is said before a match: on the shelf, at a new table, where games are learned. The page fetches it there.

## Luoghi

home-invitation = Qualcuno si muove senza farsi vedere, e gli altri devono scoprire dov’è, o chi è. Con gli amici basta un link; se no, ci sono i bot.
home-games = Sullo scaffale
new-action = Apri un tavolo

## Giochi e tavoli in elenco

game-players = { $more ->
    [0] { $fewest } giocatori
   *[other] da { $fewest } a { $most } giocatori
}
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
    [careful] un bot prudente, che va sul sicuro
    [bold] un bot audace, che fa quello che nessuno si aspetta
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

## Imparare un gioco

lessons-text = Ogni gioco ha una guida da leggere, una lezione a un vero tavolo e dieci enigmi, uno dei quali per oggi.
learn-action = Come si gioca
learn-guide = Come si gioca
learn-as = Sono { $role }
learn-table = Imparalo al tavolo
learn-table-text = Una partita vera contro bot facili, con due parole di spiegazione a ogni passo. Puoi farne a meno quando vuoi e continuare a giocare.
learn-rules = Regole esatte
learn-english = Queste sono in inglese.
map-picture = Il tabellone

## L’aiuto del taccuino

new-aid = Il taccuino calcola che cosa è possibile
new-aid-yes = sì, per ognuno da ciò che ha visto
new-aid-no = no, ognuno ragiona da sé
new-aid-ask = scegli tu

## Enigmi

learn-puzzles = Enigmi
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

## First start

play-role = Io sono
play-level = Contro
play-level-name = { $bot ->
    [novice] Principianti
    [regular] Gente di casa
    [expert] Esperti
    [master] Maestri
    [careful] Prudenti
    [bold] Audaci
   *[other] { $bot }
}
play-level-text = { $bot ->
    [novice] vedono una o due mosse avanti
    [regular] sanno come si gioca
    [expert] pensano molto avanti
    [master] pensano per tre secondi
    [careful] vanno sul sicuro
    [bold] fanno quello che nessuno si aspetta
   *[other] un bot fatto da qualcuno
}
play-against = { $bot ->
    [novice] contro principianti
    [regular] contro gente di casa
    [expert] contro esperti
    [master] contro maestri
    [careful] contro prudenti
    [bold] contro audaci
   *[other] contro { $bot }
}
play-teach = Prima insegnami
play-teach-text = Una partita contro bot facili, con due parole a ogni passo.
play-start = Si comincia
play-change = Cambia
play-remembered = Questo dispositivo se ne ricorda: la prossima volta basta un tocco.

## Friends who go away, and come back

new-patience = Quando un amico non c’è
new-patience-for = { $minutes ->
    [0] si aspetta sempre
    [10] dopo 10 minuti gli altri possono mettere un bot
    [60] dopo un’ora gli altri possono mettere un bot
   *[1440] dopo un giorno gli altri possono mettere un bot
}
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
new-hints = Suggerimenti
new-hints-yes = sì, chi è di turno può chiedere a un bot
new-hints-no = no, ognuno decide da sé
