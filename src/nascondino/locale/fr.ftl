# Les textes de la table. Ceux d’un jeu sont dans son dossier.

name = Nascondino
skip-to-content = Aller au contenu

## Lieux

home-title = Cache-toi. Cherche. Bluffe.
new-title = Une nouvelle table
tables-title = Tables
table-title = Table
not-found-title = Personne ne se cache ici
not-found-text = Cette page n’existe pas. Le lien a peut-être perdu quelques lettres en route.
not-found-home = Retour à l’accueil

## Langue et thème

language = Langue

theme-change = { $now ->
    [dark] Passer au thème clair
   *[light] Passer au thème sombre
}

## Jeux et tables, en liste

tables-open-seats = { $count ->
    [one] une place libre
   *[other] { $count } places libres
}
player = Joueur
player-numbered = Joueur { $seat }

## Une nouvelle table

preparing = On prépare la table…
preparing-long = Première préparation du jeu. Ça prend une demi-minute, une seule fois.

## S’asseoir

claim-name = Ton nom
claim-sit = S’asseoir
dead-end-server = Ici, c’est le serveur { $address }. Une table d’un autre serveur ne s’ouvre que là-bas.

## À la table

big-screen = Grand écran
seats-title = Autour de la table
seat-label = Place { $seat }
seat-bot = Bot { $seat }
seat-bot-kind = { $bot ->
    [random] un bot qui joue au hasard
    [greedy] un bot glouton
    [novice] un bot débutant
    [regular] un bot habitué
    [expert] un bot expert
    [master] un bot maître
    [careful] un bot prudent
    [bold] un bot audacieux
   *[other] le bot « { $bot } »
}
seat-for = un bot joue pour { $name }
seat-you = toi
seat-present = là
seat-one-device = sur le même appareil que { $names }
seat-resigning = abandonnerait maintenant
seat-turn = c’est son tour
seat-points = { $points ->
    [one] { $points } point
   *[other] { $points } points
}
seat-menu = Ma place
seat-back = La reprendre
seat-go-ahead = Laisser nos bots jouer d’abord
seat-switch = Jouer pour { $name }
seat-hand-over = Passer à { $name }
onlooker = Spectateur
rules = Règles
rules-title = Les règles en bref
close = Fermer
beside = { $one } · { $other }
map = Carte : les flèches mènent d’un lieu à l’autre, plus et moins changent la taille, 0 montre tout
map-nearer = Zoomer
map-farther = Dézoomer
map-choices = Où je peux aller
map-whole = Toute la carte
map-spot = { $place } : { $what }
map-spot-several = { $place } : { $count } possibilités
map-missing = Le dessin du plateau n’a pas pu être chargé.

## Que faire

prompt-loading = On cherche ta place…
prompt-onlooker = Tu regardes. On attend { $names }.
prompt-onlooker-quiet = Tu regardes.
prompt-bot-plays = Un bot joue à ta place.
prompt-choose = { $count ->
    [one] Tu es { $role }. Il n’y a qu’une chose à faire.
   *[other] Tu es { $role }. Choisis entre { $count } possibilités.
}
prompt-choose-spot = { $count ->
    [one] Tu es { $role }. Un seul lieu est à ta portée.
   *[other] Tu es { $role }. Choisis un lieu : { $count } sont à ta portée.
}
prompt-choose-or = { $count ->
    [one] Tu es { $role }. Un seul lieu est à ta portée, mais la liste propose autre chose.
   *[other] Tu es { $role }. Choisis un lieu : { $count } sont à ta portée, et la liste propose autre chose.
}
prompt-chosen = { $what } ?
prompt-sending = Envoi…
prompt-unsent = Ça partira dès que la liaison sera rétablie.
prompt-wait = Tu es { $role }. On attend { $names }.
prompt-wait-bot = { $count ->
    [one] Tu es { $role }. { $names } réfléchit.
   *[other] Tu es { $role }. { $names } réfléchissent.
}
prompt-not-begun = En attente de joueurs.
prompt-readonly = Cette table a été jouée avec d’autres règles. On peut la regarder, mais pas la continuer.
prompt-over = { $reason } { $verdict }
prompt-ending = Voyons comment cela finit.
do-it = Confirmer
take-back-choice = Changer d’avis
offers-title = Ce que tu peux faire
offers-one = { $under } { $what }
offers-none = Rien pour l’instant.
offers-filter = Chercher
offers-filtered = { $shown } sur { $count }
offers-here = Ici : { $place }
offers-some = { $count } possibilités
offers-all = Tout montrer
your-turn = ● À toi de jouer

## Journal, discussion, notes

tab-move = Coup
tab-view = Vue
tab-seats = Table
tab-log = Journal
tab-chat = Chat
tab-notes = Notes
tabs = Onglets de la table
tabs-new = du nouveau
log-title = Ce qui s’est passé
log-empty = Rien encore.
log-sat = { $name } s’assied à la place { $seat }.
log-left = { $name } laisse la place { $seat } à un bot.
log-returned = { $name } reprend la place { $seat }.
log-bot = Un bot s’assied à la place { $seat }.
log-ahead = { $player } laisse les bots de son camp jouer d’abord.
log-resigned = { $player } abandonne.
log-rematch = La prochaine partie est prête.
chat-title = Chat
chat-said = { $name } : { $text }
chat-empty = Personne n’a encore rien dit.
chat-say = Dis quelque chose
chat-channel = À
chat-send = Envoyer
chat-cannot = Tu ne peux pas parler ici pour l’instant.
in-words-title = Ce que tu vois
in-words-later = La description du plateau reviendra avec la connexion.

notes-title = Notes
notes-help = Personne d’autre ne les voit.
notes-saved = Enregistrées
notes-saving = Enregistrement…
notes-unsent = Pas encore enregistrées
notes-conflict = Entre-temps, elles ont changé sur un autre appareil :
notes-mine = Garder celles-ci
notes-theirs = Prendre les autres

## La fin

end-won = { $count ->
    [one] { $names } gagne.
   *[other] { $names } gagnent.
}
end-won-you = Tu gagnes.
end-won-with = Tu gagnes, avec { $names }.
end-lost-you = { $count ->
    [one] Tu perds : { $names } gagne.
   *[other] Tu perds : { $names } gagnent.
}
end-score = Score final : { $scores }.
end-score-of = { $name } : { $points }
map-legend-reach = À portée
recap-title = Depuis ton dernier tour
recap-away = Pendant ton absence
scene-close = Continuer
end-nobody = Personne ne gagne.
end-reason-limit = Le nombre de coups convenu a été joué.
end-record = Télécharger l’enregistrement

## Un appareil pour plusieurs personnes

curtain-title = Passe l’appareil
curtain-next = C’est à { $name } de jouer. Tous les autres regardent ailleurs.
curtain-wait = Sur cet appareil, ce n’est à personne de jouer. On attend { $names }.
curtain-look = Je suis { $name }
curtain-others = Quelqu’un d’autre veut regarder
curtain-sending = Un instant : le dernier coup est encore en route.

## La liaison avec le serveur

line-connecting = Connexion…
line-open = En ligne
line-waiting = La liaison est coupée.
line-restarting = Le serveur redémarre.
line-retry = { $seconds ->
    [0] Nouvel essai…
   *[other] Nouvel essai dans { $seconds } s.
}
line-now = Essayer maintenant
line-moved-title = Ta place a changé d’appareil
line-moved = Ta place est maintenant sur un autre appareil.
line-moved-look = Regarder
line-unknown-title = Cette table n’existe pas
line-unknown = Elle était peut-être privée : dans ce cas, seuls ses liens l’ouvrent.

## Refus

refused-unreachable = Le serveur ne répond pas. Réessaie dans un instant.
refused-bad_message = Le serveur n’a pas compris. Recharge la page : elle est peut-être plus ancienne que le serveur.
refused-too_fast = C’était trop rapide. Attends un instant et réessaie.
refused-too_many_tables = Tant de tables ont été installées d’ici aujourd’hui que la prochaine doit attendre. Réessaie plus tard.
refused-no_such_table = Cette table n’existe pas, ou seuls ses liens l’ouvrent.
refused-no_such_game = Ce jeu n’est pas sur ce serveur.
refused-bad_settings = La table ne peut pas être ouverte avec ces réglages.
refused-bad_name = Ce nom contient des caractères invisibles. Écris-le de nouveau, sans eux.
refused-like_name = Ce nom ressemble à celui de quelqu’un d’autre à la table, d’un bot ou d’un rôle. Choisis-en un autre.
# $what: what is wrong with the file, one sentence in English.
refused-bad_board = On ne peut pas jouer sur ce plateau : { $what }
refused-bad_link = Ce lien n’ouvre rien ici.
refused-used_link = Ce lien a déjà servi ou a été remplacé. Demandes-en un nouveau.
refused-not_yours = Cette place n’est pas la tienne.
refused-taken = Quelqu’un a été plus rapide : la place est prise.
refused-other_side = Tu es déjà dans un autre camp à cette table, et qui joue pour deux camps pourrait entendre les deux. Laisse cette place à quelqu’un d’autre, ou prends-la quand personne d’autre ne joue.
refused-not_begun = La partie n’a pas commencé : il reste des places libres.
refused-over = La partie est finie.
refused-not_to_act = Ce n’est plus à toi de jouer.
refused-not_legal = Ce n’est pas possible maintenant.
refused-stale = La partie a avancé entre-temps. Regarde où elle en est.
refused-ahead = Cette page est en avance sur la table. Recharge la page.
refused-no_such_channel = Tu ne peux pas parler là pour l’instant.
refused-not_two_sides = On ne peut abandonner la partie que dans les jeux à deux camps fixes.
refused-not_over = La partie n’est pas encore finie.
refused-not_possible = Pas possible pour l’instant.
refused-storage = Le serveur n’a pas pu l’enregistrer : rien n’a changé. Réessaie.
refused-unsure = Le disque du serveur vient de tomber en panne : c’est peut-être fait, peut-être pas. Regarde avant de réessayer.
refused-damaged = Ce qui était enregistré de cette table n’est plus lisible : elle ne peut pas être ouverte.
refused-other_version = Cette table a été jouée avec d’autres règles et ne peut pas continuer.
refused-no_aid = Cette table a été ouverte sans l’aide du carnet.
refused-foreign = Le serveur ne reconnaît pas l’adresse de cette page. Ouvre-la par le lien qu’il a affiché.

## Quand c’est à moi

settings = Réglages
notice-title = Quand c’est à moi de jouer
notice-turn = C’est à toi de jouer
notice-always = Le titre et l’icône de l’onglet le montrent toujours.
notice-sound = Émettre un petit son
notice-notify = Afficher une notification quand je regarde ailleurs
notice-tunes = Et aux grands moments, une courte mélodie
notice-insecure = Les notifications demandent une connexion https.
notice-refused = Le navigateur n’autorise pas les notifications ici. Tu peux changer cela dans ses réglages pour cette page.

## Secrets sous un voile, et cadrans

veil-hold = { $what }. Maintiens appuyé pour regarder.
veil-help = Maintiens appuyé pour regarder
log-veiled = Ton choix secret
dial-turn = Tourne-moi
dial-hold = appuie
dial-unset = pas réglé
dial-covered = couvert ; maintiens Espace pour regarder
prompt-chosen-covered = Ton choix secret est fait. Tu confirmes ?

## Sur une carte

map-ways = Chemins vers { $place }

## Apprendre un jeu

learn-title = Comment jouer
learn-all = Toutes les règles
learn-step = { $step } sur { $count }
learn-next = Suite
learn-finish = Continuer la partie
learn-stop = Couper les explications
learn-any-goal = C’est une vraie partie contre des bots. Le plateau montre ce qui se trouve où.
learn-any-choose = Voici tout ce que tu peux faire maintenant. Choisis quelque chose et confirme.
learn-any-told = Tout ce qui se passe est raconté ici, dans la limite de ce que tu as le droit de savoir.
learn-any-end = Cette ligne dit toujours ce qui vient ensuite.

## L’aide du carnet

aid-title = Déductions
aid-switch = Montrer ce qui est possible
aid-none = Cette table a été ouverte sans cette aide. Tes propres notes sont ci-dessous.
aid-waiting = Rien n’est encore caché.
aid-busy = Calcul en cours…
aid-whose = Point de vue
aid-mine = Ce que je peux savoir
aid-everybody = Ce que tout le monde peut savoir
aid-left = { $count ->
    [one] Il n’y a qu’une possibilité.
   *[other] Il reste { $count } possibilités.
}
aid-certain = certain
aid-excluded = impossible
aid-cell = { $about }, { $name } : { $share }
aid-more = { $count ->
    [one] et une autre
   *[other] et { $count } autres
}
aid-why = Pourquoi exclure…
aid-why-choose = choisis
aid-because = Exclu depuis : « { $event } »
aid-alike = Les pourcentages comptent les cas possibles. Comment jouent les gens, c’est à toi d’en juger.
aid-of = { $about } : { $share }
aid-change = { $come ->
    [0] « { $event } » en a exclu { $gone }.
   *[other] « { $event } » en a exclu { $gone } et ajouté { $come }.
}
notes-larger = Agrandir
notes-smaller = Réduire
pencil-take = Marquer des lieux au crayon
pencil-help = Touche un lieu : suspect, exclu, sans marque.
pencil-mine = Mes marques
pencil-suspected = Je le soupçonne
pencil-ruled_out = Je l’exclus
pencil-cell = { $cell }, { $mark }
pencil-about = { $count ->
    [0] Touche un lieu ou une case pour demander ce qu’on en sait et la marquer. Toi seul vois tes marques.
    [one] { $count } marque, que toi seul vois.
   *[other] { $count } marques, que toi seul vois.
}
pencil-erase = Tout effacer
map-ask = Demander pour { $place }
map-about = À propos de { $place }
heat-legend = { $count } lieux possibles, de { $least } à { $most } chacun
heat-legend-several = Plusieurs se cachent, donc plus de 100 % :
heat-legend-known = Tout le monde sait où tu es
heat-legend-alike = { $count ->
    [one] { $count } lieu possible, { $most }
   *[other] { $count } lieux possibles, { $most } chacun
}

## Revoir une partie

review-title = Revoir la partie
readonly-record = Télécharger ce qui a été enregistré

## Ce qui aurait pu arriver

tab-eyes = Regard
tab-known = Déductions
tab-whatif = Et si
tab-keep = Garder
whatif-from = Et si…

## Par-dessus l’épaule

prompt-shoulder = Tu vois ce que voit { $name }. On attend { $names }.
refused-silent = Après avoir regardé par-dessus une épaule, on ne parle plus jusqu’à la fin de la partie.

## Énigmes

lessons-title = Apprendre
puzzle-title = Énigme
tab-answer = Réponse

## First start

preparing-stage = { $stage ->
    [compiling] Les règles sont compilées, une seule fois pour cette machine.
    [loading] On y est presque : les règles se chargent.
   *[starting] On prépare la table et on va chercher les règles.
}
preparing-step = Étape { $done } sur environ { $of }

## Friends who go away, and come back

seat-away-since = absent depuis { $time }
log-lent = { $name } n’est plus là : un bot joue jusqu’à son retour. C’est { $by } qui l’a demandé.
log-again = { $player } rejouerait bien.
chat-since = la nouvelle partie
refused-still_there = Encore là, ou absent depuis trop peu de temps.

# The rest about hints is in teaching/.
hint-ask = Conseil
refused-no_hints = Cette table a été ouverte sans conseils.
