# Les textes de la table. Ceux d’un jeu sont dans son dossier.

name = Nascondino
skip-to-content = Aller au contenu

## Lieux

home-title = Cache-toi. Cherche. Bluffe.
home-invitation = Quelqu’un se déplace sans être vu, et les autres doivent deviner où il est, ou qui c’est. Joue avec des amis que tu invites par un lien, ou contre des bots.
home-games = Sur l’étagère
new-title = Une nouvelle table
new-action = Ouvrir une table
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

game-players = { $fewest } à { $most } joueurs
game-play = Jouer
games-loading = On descend les jeux de l’étagère…
tables-mine = Mes tables
tables-none-mine = Tu n’es encore à aucune table.
tables-public = Tables publiques
tables-none-public = Personne n’a laissé de table ouverte. Ouvres-en une et rends-la publique.
tables-join = S’asseoir
tables-watch = Regarder
tables-continue = Continuer
tables-look-back = Revoir
tables-state = { $state ->
    [waiting] en attente de joueurs
    [over] finie
   *[playing] en cours
}
tables-open-seats = { $count ->
    [one] une place libre
   *[other] { $count } places libres
}
player = Joueur
player-numbered = Joueur { $seat }

## Une nouvelle table

new-game = Jeu
new-board = Plateau
new-board-own = Apporte ton propre plateau (un fichier JSON)
new-board-own-leave = Reprendre le plateau du jeu
new-board-own-checking = Lecture du plateau…
new-seats = Places
new-seat-kind = Qui joue à la place { $seat }
new-seat-mine = moi, ici
new-seat-open = quelqu’un, par un lien
new-seat-bot = { $bot ->
    [random] un bot qui joue au hasard
    [greedy] un bot glouton, qui voit un coup à l’avance
    [novice] un bot débutant, qui voit un ou deux coups à l’avance
    [regular] un bot habitué, qui s’y connaît
    [expert] un bot expert, qui réfléchit bien en avance
    [master] un bot maître, qui réfléchit autant que trois secondes le permettent
   *[other] le bot « { $bot } »
}
new-seat-name = Nom à la place { $seat }
new-options = Règles maison
new-option-seat = place { $seat }
new-option-letters =
    { $count ->
        [one] Choisis { $count } lettre.
       *[other] Choisis { $count } lettres.
    }
new-who-sees = Qui peut trouver la table
new-by-link = seulement ceux qui ont un lien
new-public = tout le monde sur ce serveur
new-create = Ouvrir la table
new-hot-seat = À plusieurs sur un seul appareil : passez-le-vous quand le rideau tombe. Qui joue ailleurs en est averti.
preparing = On prépare la table…
preparing-long = Première préparation du jeu. Ça prend une demi-minute, une seule fois.

## S’asseoir

claim-title = On t’invite
claim-text = Une place t’est gardée.
claim-by = { $host } t’invite à { $game }.
claim-game = C’est une invitation à { $game }.
claim-name = Ton nom
claim-sit = S’asseoir
claim-look = Regarder
link-copy = Copier
link-copied = Copié
link-select = Sélectionne le lien et copie-le
link-seat = Lien pour la place { $seat }
link-seat-of = Lien pour { $name }
link-watch = Lien pour les spectateurs
link-seat-help = La première personne qui l’ouvre prend la place.
link-moved-help = Ouvre-le sur l’autre appareil : la place le suit.
link-alone = Seul cet ordinateur peut ouvrir ces liens. Pour que d’autres entrent depuis ton réseau, arrête le serveur et relance-le ainsi :
link-offline = Cet ordinateur n’est dans aucun réseau en ce moment ; lui seul peut donc ouvrir ces liens.
link-address = Si les autres ne peuvent pas ouvrir les liens, essaie une autre adresse de cet ordinateur
used-title = Ce lien n’ouvre plus de place
used-text = Un lien n’ouvre une place qu’une fois. Celui-ci a déjà servi, ou un plus récent l’a remplacé.
used-next = C’était toi, sur un autre appareil ? Là-bas, sous « { seat-menu } », la place peut être amenée ici. Sinon, demande un nouveau lien.
dead-end-title = Ce lien n’ouvre rien ici
dead-end-text = Il a peut-être perdu quelques lettres en route. Demande à la personne qui l’a envoyé de le copier encore une fois.
dead-end-server = Ici, c’est le serveur { $address }. Une table d’un autre serveur ne s’ouvre que là-bas.

## En attente de joueurs

waiting-prompt = En attente de joueurs : { tables-open-seats }. La partie commence dès que toutes les places sont prises.
waiting-fresh = Créer un lien
waiting-fresh-again = Créer un nouveau lien
waiting-bot = La donner à un bot
waiting-fill = Mettre des bots aux places libres
waiting-take = S’asseoir ici
waiting-name = Ton nom, si tu t’assieds
waiting-name-beside = Nom, si quelqu’un d’autre joue sur cet appareil
waiting-salts = Toutes les places sont prises. Il manque encore les nombres aléatoires des appareils de { $names }.
waiting-begin-text = La partie peut commencer sans, mais les absents n’auront alors aucune part aux tirages.
waiting-begin = Commencer sans attendre

## À la table

seats-title = Autour de la table
seat-label = Place { $seat }
seat-open = Place libre
seat-bot = Bot { $seat }
seat-bot-kind = { $bot ->
    [random] un bot qui joue au hasard
    [greedy] un bot glouton
    [novice] un bot débutant
    [regular] un bot habitué
    [expert] un bot expert
    [master] un bot maître
   *[other] le bot « { $bot } »
}
seat-for = un bot joue pour { $name }
seat-you = toi
seat-away = pas là
seat-present = là
seat-one-device = sur le même appareil que { $names }
seat-resigning = abandonnerait maintenant
seat-turn = c’est son tour
seat-points = { $points ->
    [one] { $points } point
   *[other] { $points } points
}
seat-menu = Ma place
seat-leave = La laisser à un bot
seat-back = La reprendre
seat-fresh = Passer sur un autre appareil
seat-go-ahead = Laisser nos bots jouer d’abord
seat-resign = Abandonner la partie
seat-resign-sure = Abandonner au nom de ton camp ? La partie s’arrête là.
seat-resign-yes = Oui, abandonner
seat-resign-no = Non, continuer
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
    [one] Tu es { $role }. Un bot réfléchit.
   *[other] Tu es { $role }. Les bots réfléchissent.
}
prompt-not-begun = En attente de joueurs.
prompt-readonly = Cette table a été jouée avec d’autres règles. On peut la regarder, mais pas la continuer.
prompt-over = { $reason } { $verdict }
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
map-legend-possible = Peut-être ici
recap-title = Depuis ton dernier tour
recap-away = Pendant ton absence
scene-close = Continuer
end-nobody = Personne ne gagne.
end-reason-resigned = Un camp a abandonné.
end-reason-limit = Le nombre de coups convenu a été joué.
end-rematch = Rejouer en se décalant d’une place
end-rematch-go = À la prochaine partie
end-record = Télécharger l’enregistrement
end-verify = Comment vérifier que personne n’a triché
end-verify-text = Chaque étape a été scellée pendant que vous jouiez. Garde ce dernier maillon du sceau ; avec l’enregistrement, il prouve que rien n’a été changé :
end-verify-command = nascondino verify FICHIER --link { $link }

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

## Accueil et reprise

home-friends = Avec des amis
home-friends-choose = Choisis un jeu et qui s’assied où.
home-friends-send = Envoie un lien à chacun, ou fais-le scanner sur ton écran.
home-friends-play = La partie commence quand tout le monde est installé.
resume-title = Là où tu en étais
resume-mine = C’est à toi de jouer.
resume-theirs = On attend { $names }.
resume-bots = Les bots réfléchissent.
resume-more = { $count ->
    [one] et une autre table
   *[other] et { $count } autres tables
}
tables-bots = { $count ->
    [one] un bot
   *[other] { $count } bots
}
link-qr = Afficher le QR code
link-qr-hide = Cacher le QR code
link-qr-picture = Le lien en QR code, à scanner avec un téléphone

## Quand c’est à moi

settings = Réglages
notice-title = Quand c’est à moi de jouer
notice-turn = C’est à toi de jouer
notice-always = Le titre et l’icône de l’onglet le montrent toujours.
notice-sound = Émettre un petit son
notice-notify = Afficher une notification quand je regarde ailleurs
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
learn-action = Comment jouer
learn-guide = Comment jouer
learn-as = Je suis { $role }
learn-table = L’apprendre à la table
learn-table-text = Une vraie partie contre des bots faciles, avec quelques mots à chaque étape. Tu peux couper les explications à tout moment et continuer à jouer.
learn-rules = Règles exactes
learn-english = Elles sont en anglais.
learn-all = Toutes les règles
learn-step = { $step } sur { $count }
learn-next = Suite
learn-finish = Continuer la partie
learn-stop = Couper les explications
learn-any-goal = C’est une vraie partie contre des bots. Le plateau montre ce qui se trouve où.
learn-any-choose = Voici tout ce que tu peux faire maintenant. Choisis quelque chose et confirme.
learn-any-told = Tout ce qui se passe est raconté ici, dans la limite de ce que tu as le droit de savoir.
learn-any-end = Cette ligne dit toujours ce qui vient ensuite.
map-picture = Le plateau

## L’aide du carnet

new-aid = Les carnets calculent ce qui est possible
new-aid-yes = oui, pour chacun d’après ce qu’il a vu
new-aid-no = non, chacun réfléchit par lui-même
new-aid-ask = à toi de choisir
waiting-aid = À cette table, les carnets calculent ce qui est possible, pour chaque joueur d’après ce qu’il a vu.
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
waiting-aid-no = À cette table, chacun réfléchit par lui-même : les carnets ne calculent rien.
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
heat-legend-alike = { $count ->
    [one] { $count } lieu possible, { $most }
   *[other] { $count } lieux possibles, { $most } chacun
}

## Revoir une partie

review-title = Revoir la partie
review-of = Revoir une partie : { $game }
review-loading = On remet tout en place…
review-back = Retour à la table
review-eyes = Vu par
review-as-all = Tous ensemble
review-as-onlooker = Un spectateur
review-moment = Moment de la partie
review-at = { $moment } sur { $last }
review-step = Un pas en avant
review-step-back = Un pas en arrière
review-jump = Au prochain moment fort
review-jump-back = Au moment fort précédent
review-play = Lecture
review-pause = Pause
review-beliefs = Ce qu’on pouvait savoir
review-heat = L’afficher sur le plateau
review-words = La même chose en mots
review-keep = À garder
review-link = Lien vers ce moment
review-link-help = La personne qui le reçoit peut revoir cette partie, et rien d’autre à la table.
review-closed-title = Cette partie ne t’est pas ouverte
review-closed = Les personnes qui l’ont jouée peuvent copier un lien qui l’ouvre à tout le monde : sous « { end-review } », puis « { review-keep } ».
end-review = Revoir la partie
readonly-record = Télécharger ce qui a été enregistré
seal-title = Quelque chose a-t-il été changé ?
seal-text = Chaque ligne de l’enregistrement a été scellée pendant que vous jouiez. Ton navigateur peut recalculer le sceau.
seal-check = Vérifier le sceau
seal-file = Vérifier un fichier
seal-no-record = Ce n’est pas un enregistrement complet.
seal-holds = Le sceau tient.
seal-broken = Le sceau est brisé.
seal-seed = La graine révélée est celle que fixait la première ligne.
seal-seed-broken = La graine révélée n’est pas celle que fixait la première ligne : les tirages ont pu être choisis.
seal-promise = C’est la graine à laquelle la table s’était liée quand ce navigateur y est arrivé.
seal-promise-broken = Ce n’est pas la graine à laquelle la table s’était liée quand ce navigateur y est arrivé : elle a été échangée, ou c’est une autre partie.
seal-salt = Les nombres aléatoires ajoutés ensuite par ce navigateur entrent dans les tirages : la table ne pouvait pas les choisir.
seal-salt-broken = Les nombres aléatoires ajoutés par ce navigateur ne sont pas dans l’enregistrement : les tirages ont pu être choisis.
seal-draws = Tirages recalculés : { $draws }. Tous découlent de la graine et des nombres ajoutés.
seal-draws-broken = Certains tirages ne découlent pas de la graine et des nombres ajoutés : ils ont été choisis.
seal-no-draws = Cet enregistrement ne dit pas avec quels nombres on a tiré. Seul le programme peut le recalculer.
seal-salted = Ont ajouté des nombres aléatoires : { $names }. Personne d’autre n’a de garantie sur les tirages.
seal-unsalted = Aucun appareil n’a ajouté de nombres aléatoires : qui tient la table pouvait choisir les tirages.
seal-chain = Les { $lines } lignes sont telles qu’elles ont été scellées, dans cet ordre.
seal-chain-broken = Certaines lignes ne sont pas telles qu’elles ont été scellées, ou pas dans cet ordre.
seal-kept = Maillons que ce navigateur a reçus pendant que tu jouais : { $links }. Tous sont à leur place : c’est la partie que tu as jouée.
seal-kept-broken = Les maillons que ce navigateur a reçus pendant que tu jouais ne sont pas tous à leur place : ce n’est pas la partie que tu as jouée, ou elle a été scellée trop tard.
seal-none-kept = Ce navigateur n’a rien gardé de cette partie ; il ne peut donc pas dire si tout l’enregistrement a été refait.
seal-links = Maillon par maillon : { $count }
seal-link-broken = On a changé cette ligne, ou le maillon qui la précède.
seal-draw-broken = Un autre nombre avait été tiré ici.
seal-meaning = Ce que le sceau prouve, et ce qu’il ne prouve pas
seal-proves = Avant la partie, la table se lie à une graine secrète. Ensuite, chaque appareil ajoute ses propres nombres aléatoires. Tous les tirages découlent des deux : seul, personne ne peut les choisir, pas même qui tient la table. Chaque ligne est scellée pendant la partie et ne peut plus être changée après.
seal-proves-not = Il ne prouve pas que personne n’ait appris un secret. Qui tient la table pourrait choisir les tirages avec la dernière personne à avoir ajouté ses nombres, ou interrompre une partie qui tourne mal. Les bots n’ajoutent rien. Et cette page ne connaît pas les règles : elle ignore si les bonnes cartes étaient dans la pioche. De plus, elle vient de la table elle-même.
seal-verify = Pour en être sûr, vérifie l’enregistrement sur ta propre machine, avec ce que ce navigateur a gardé : nascondino verify ENREGISTREMENT --kept FICHIER
seal-save = Enregistrer ce qui a été gardé

## Ce qui aurait pu arriver

tab-eyes = Regard
tab-known = Déductions
tab-whatif = Et si
tab-keep = Garder
review-to-act = On attend { $names }.
review-beliefs-all = Ce que tous pouvaient savoir
whatif-title = Et si… ?
whatif-text = Essaie autre chose à partir d’ici, pour qui tu veux. La partie reste comme elle était.
whatif-begin = Essayer autre chose
whatif-not-so = Cela n’a pas eu lieu.
whatif-leave = Revenir à la partie
whatif-for = Jouer pour
whatif-choose = Que pourrait faire { $name } ?
whatif-offers = Coups possibles pour { $name }
whatif-made = Dans la partie : { $what }
whatif-do = Essayer
whatif-bot = Laisser un bot jouer pour { $name }
whatif-bots = Laisser les bots continuer
whatif-thinking = Un bot réfléchit…
whatif-from = Et si…
whatif-end = Cela finirait ici.
whatif-long = Impossible d’essayer plus loin : c’est la longueur maximale.
whatif-link = Lien vers cet essai

## Par-dessus l’épaule

shoulder-look = Regarder le jeu par-dessus l’épaule : { $name }
shoulder-explain = On demande à tout le monde à la table. Si tous sont d’accord, tu vois tout ce que voit { $name }, et tu ne parles plus jusqu’à la fin de la partie.
shoulder-ask = Demander
shoulder-asking = Tu as demandé à regarder par-dessus cette épaule. On attend l’accord de tous.
shoulder-declined = Quelqu’un n’est pas d’accord.
shoulder-looking = Tu regardes par-dessus cette épaule.
shoulder-never-mind = Laisser tomber
shoulder-stop = Ne plus regarder
shoulder-mark = { $guest }, parmi les spectateurs, regarde par-dessus cette épaule.
shoulder-request = { $guest }, parmi les spectateurs, voudrait voir tout ce que voit { $name }.
shoulder-request-mine = { $guest }, parmi les spectateurs, voudrait regarder par-dessus ton épaule.
shoulder-request-help = Seulement si tous sont d’accord, et sans parler à la table.
shoulder-allow = D’accord
shoulder-not-now = Pas maintenant
shoulder-given = Tu veux bien laisser { $guest } voir tout ce que voit { $name }.
shoulder-withdraw = Retirer mon accord
shoulder-not-given = Tu préfères ne pas laisser { $guest } voir ce que voit { $name }.
shoulder-after-all = Finalement, d’accord
prompt-shoulder = Tu vois ce que voit { $name }. On attend { $names }.
refused-silent = Après avoir regardé par-dessus une épaule, on ne parle plus jusqu’à la fin de la partie.

## Énigmes

lessons-title = Apprendre
lessons-text = Pour chaque jeu : comment on y joue, des leçons à une vraie table, et des énigmes, une nouvelle chaque jour.
learn-puzzles = Énigmes
puzzle-title = Énigme
puzzle-suspect = { $name }
puzzle-of = { $game } : énigme { $number }
puzzle-number = Énigme { $number }
puzzle-today = L’énigme du jour
puzzle-text = Un moment d’une partie entre bots, vu par les yeux d’un joueur. La chance n’y est pour rien : une seule réponse est possible, et on peut la trouver en raisonnant.
puzzle-level =
    { $level ->
        [1] facile
        [2] moyenne
       *[3] difficile
    }
puzzle-solved = résolue
puzzle-loading = L’énigme se met en place…
puzzle-back = Retour aux règles
puzzle-eyes = Tu sais ce que sait { $name } ({ $role }).
puzzle-chosen = Ta réponse : { $what }
puzzle-guess = J’en suis sûr
puzzle-right = Exact. Rien d’autre n’est possible.
puzzle-wrong = { $what } : non. Réfléchis encore.
puzzle-tell = Donne-moi la réponse
puzzle-told = La réponse : { $what }
puzzle-why = Pourquoi rien d’autre n’est possible
puzzle-next = Énigme suivante
puzzle-choose = Choisis ta réponse
puzzle-suspects = Réponses possibles
tab-answer = Réponse

## First start

play-role = Je joue
play-level = Contre
play-level-name = { $bot ->
    [novice] Débutants
    [regular] Habitués
    [expert] Experts
    [master] Maîtres
   *[other] { $bot }
}
play-level-text = { $bot ->
    [novice] voient un ou deux coups devant
    [regular] connaissent leur affaire
    [expert] réfléchissent loin devant
    [master] réfléchissent trois secondes
   *[other] un bot fait par quelqu’un
}
play-against = { $bot ->
    [novice] contre des débutants
    [regular] contre des habitués
    [expert] contre des experts
    [master] contre des maîtres
   *[other] contre { $bot }
}
play-teach = Apprends-moi d’abord
play-teach-text = Une partie contre des bots faciles, avec quelques mots à chaque étape.
play-start = C’est parti
play-change = Changer
play-remembered = Cet appareil s’en souvient : la prochaine fois, un seul geste suffit.
preparing-stage = { $stage ->
    [compiling] Les règles sont compilées, une seule fois pour cette machine.
    [loading] On y est presque : les règles se chargent.
   *[starting] On prépare la table et on va chercher les règles.
}
preparing-step = Étape { $done } sur environ { $of }

## Friends who go away, and come back

seat-away-since = absent depuis { $time }
absent-since = { $minutes ->
    [one] { $name } n’est plus là depuis { $minutes } minute.
   *[other] { $name } n’est plus là depuis { $minutes } minutes.
}
absent-bot = Laisser jouer un bot jusqu’au retour de { $name }
log-lent = { $name } n’est plus là : un bot joue jusqu’à son retour. C’est { $by } qui l’a demandé.
log-again = { $player } rejouerait bien.
new-patience = Quand un ami s’absente
new-patience-for = { $minutes ->
    [0] on attend toujours
    [10] les autres peuvent mettre un bot au bout de 10 minutes
    [60] les autres peuvent mettre un bot au bout d’une heure
   *[1440] les autres peuvent mettre un bot au bout d’un jour
}
rematch-asked = { $names } { $count ->
    [one] rejouerait bien.
   *[other] rejoueraient bien.
}
rematch-awaits = Tu rejouerais bien. On attend { $names }.
rematch-now = Commencer sans eux : des bots jouent jusqu’à leur arrivée
chat-since = la nouvelle partie
tables-won = Gagné
tables-lost = Perdu
tables-lost-to = Victoire de { $names }
tables-filter = Quelles tables
tables-filter-by = { $which ->
    [mine] À moi de jouer
    [playing] En cours
    [over] Finies
   *[all] Toutes
} ({ $count })
tables-any-game = tous les jeux
tables-none-such = Il n’y a pas de table comme ça.
invited-lasts = Une partie dure { $time }.
invited-people = À la table : { $names }.
invited-bots = { $count ->
    [one] Un bot joue aussi.
   *[other] { $count } bots jouent aussi.
}
invited-free = { $count ->
    [one] Une autre place est libre.
   *[other] { $count } autres places sont libres.
}
invited-seat = Tu as la place { $seat }, et tu es d’abord { $role }.
invited-no-account = Ni compte ni mot de passe : un nom suffit.
refused-still_there = Encore là, ou absent depuis trop peu de temps.

# Hints: what is asked for at the table itself; the rest is in teaching/.
new-hints = Conseils
new-hints-yes = oui, qui doit jouer peut demander à un bot
new-hints-no = non, chacun décide seul
waiting-hints = À cette table, qui doit jouer peut demander conseil à un bot, qui ne sait que ce qu’il sait.
hint-ask = Conseil
refused-no_hints = Cette table a été ouverte sans conseils.
