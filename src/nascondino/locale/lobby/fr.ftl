# What is said before a match: on the shelf, at a new table, where games are learned. The page fetches it there.

## Lieux

home-invitation = Quelqu’un se déplace sans être vu, et les autres doivent deviner où il est, ou qui c’est. Joue avec des amis que tu invites par un lien, ou contre des bots.
home-games = Sur l’étagère
new-action = Ouvrir une table

## Jeux et tables, en liste

game-players = { $more ->
    [0] { $fewest } joueurs
   *[other] { $fewest } à { $most } joueurs
}
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
    [careful] un bot prudent, qui joue la sécurité
    [bold] un bot audacieux, qui fait ce que personne n’attend
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

## Apprendre un jeu

lessons-text = Chaque jeu a un guide à lire, une leçon à une vraie table et dix énigmes, dont une pour aujourd’hui.
learn-action = Comment jouer
learn-guide = Comment jouer
learn-as = Je suis { $role }
learn-table = L’apprendre à la table
learn-table-text = Une vraie partie contre des bots faciles, avec quelques mots à chaque étape. Tu peux couper les explications à tout moment et continuer à jouer.
learn-rules = Règles exactes
learn-english = Elles sont en anglais.
map-picture = Le plateau

## L’aide du carnet

new-aid = Les carnets calculent ce qui est possible
new-aid-yes = oui, pour chacun d’après ce qu’il a vu
new-aid-no = non, chacun réfléchit par lui-même
new-aid-ask = à toi de choisir

## Énigmes

learn-puzzles = Énigmes
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

## First start

play-role = Je joue
play-level = Contre
play-level-name = { $bot ->
    [novice] Débutants
    [regular] Habitués
    [expert] Experts
    [master] Maîtres
    [careful] Prudents
    [bold] Audacieux
   *[other] { $bot }
}
play-level-text = { $bot ->
    [novice] voient un ou deux coups devant
    [regular] connaissent leur affaire
    [expert] réfléchissent loin devant
    [master] réfléchissent trois secondes
    [careful] jouent la sécurité
    [bold] font ce que personne n’attend
   *[other] un bot fait par quelqu’un
}
play-against = { $bot ->
    [novice] contre des débutants
    [regular] contre des habitués
    [expert] contre des experts
    [master] contre des maîtres
    [careful] contre des prudents
    [bold] contre des audacieux
   *[other] contre { $bot }
}
play-teach = Apprends-moi d’abord
play-teach-text = Une partie contre des bots faciles, avec quelques mots à chaque étape.
play-start = C’est parti
play-change = Changer
play-remembered = Cet appareil s’en souvient : la prochaine fois, un seul geste suffit.

## Friends who go away, and come back

new-patience = Quand un ami s’absente
new-patience-for = { $minutes ->
    [0] on attend toujours
    [10] les autres peuvent mettre un bot au bout de 10 minutes
    [60] les autres peuvent mettre un bot au bout d’une heure
   *[1440] les autres peuvent mettre un bot au bout d’un jour
}
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
new-hints = Conseils
new-hints-yes = oui, qui doit jouer peut demander à un bot
new-hints-no = non, chacun décide seul
