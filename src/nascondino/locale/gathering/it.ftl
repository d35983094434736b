# What is said while people sit down, invitations, links, the wait for others; and what few do at a table. The page fetches it then.

## Sedersi

claim-title = Hai un invito
claim-text = C’è un posto che ti aspetta.
claim-by = { $host } ti invita a { $game }.
claim-game = Questo è un invito a { $game }.
claim-look = Assisti
link-copy = Copia
link-copied = Copiato
link-select = Selezionalo e copialo
link-seat = Link per il posto { $seat }
link-seat-of = Link per il posto di { $name }
link-watch = Link per chi guarda
link-screen = Link per un televisore
link-screen-help = Apre il tabellone grande quanto lo schermo, con solo ciò che tutti possono vedere.
link-seat-help = Chi lo apre per primo prende il posto.
link-moved-help = Aprilo sull’altro dispositivo: il posto si sposta lì.
link-alone = Solo questo computer può aprire questi link. Per far entrare altri dalla tua rete, chiudi il server e avvialo così:
link-offline = Questo computer ora non è in nessuna rete, perciò solo lui può aprire questi link.
link-address = Se gli altri non riescono ad aprire i link, prova un altro indirizzo di questo computer
used-title = Questo link non apre più nessun posto
used-text = Un link apre un posto una volta sola. Questo è già stato usato, o sostituito da uno più recente.
used-next = Sei stato tu, su un altro dispositivo? Lì, sotto «{ $menu }», il posto si può spostare qui. Altrimenti chiedi un nuovo link.
dead-end-title = Questo link qui non apre nulla
dead-end-text = Forse ha perso qualche lettera per strada. Chiedi a chi l’ha mandato di copiarlo di nuovo.

## In attesa di giocatori

waiting-prompt = In attesa di giocatori: { $free }. La partita comincia appena tutti i posti sono occupati.
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

seat-open = Posto libero
seat-away = assente
seat-leave = Lascialo a un bot
seat-fresh = Spostalo su un altro dispositivo
seat-resign = Abbandona la partita
seat-resign-sure = Abbandoni? La partita finisce quando tutta la tua squadra lo vuole.
seat-resign-yes = Sì, abbandono
seat-resign-no = No, gioco ancora

## Inizio e ripresa

link-qr = Mostra come codice QR
link-qr-hide = Nascondi il codice QR
link-qr-picture = Il link come codice QR, da inquadrare con un telefono

## L’aiuto del taccuino

waiting-aid = A questo tavolo il taccuino calcola che cosa è possibile, per ogni giocatore da ciò che ha visto.
waiting-aid-no = A questo tavolo ognuno ragiona da sé: il taccuino non calcola niente.

## Friends who go away, and come back

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
waiting-hints = A questo tavolo chi è di turno può chiedere un suggerimento a un bot, che sa solo ciò che sa lui.

## Over a shoulder

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

## The table on a big screen

screen-turn = Turno di { $names }
screen-fill = Schermo intero
screen-leave = Esci dal grande schermo
screen-scan = Inquadra un codice con il telefono per sederti.
screen-links-elsewhere = I giocatori si siedono con il telefono, ognuno con il proprio link.

## After the end, and while somebody is away

end-rematch = Rivincita: ognuno si sposta di un posto
end-rematch-go = Alla prossima partita
end-verify = Come controllare che nessuno abbia barato
end-verify-text = Ogni passo è stato sigillato mentre giocavate. Conserva quest’ultimo anello del sigillo: insieme alla registrazione prova che nulla è stato cambiato:
end-verify-command = nascondino verify FILE --link { $link }
rematch-asked = { $names } { $count ->
    [one] giocherebbe ancora.
   *[other] giocherebbero ancora.
}
rematch-awaits = Tu giocheresti ancora. Si aspetta { $names }.
rematch-now = Comincia senza di loro: giocano i bot finché non arrivano
absent-since = { $name } non si vede da { $minutes ->
    [one] { $minutes } minuto.
   *[other] { $minutes } minuti.
}
absent-bot = Fai giocare un bot finché { $name } non torna
