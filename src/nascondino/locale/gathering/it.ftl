# What is said while people sit down: invitations, links, the wait for others. The page fetches it then.

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

## The table on a big screen

screen-turn = Turno di { $names }
screen-fill = Schermo intero
screen-leave = Esci dal grande schermo
screen-scan = Inquadra un codice con il telefono per sederti.
screen-links-elsewhere = I giocatori si siedono con il telefono, ognuno con il proprio link.
