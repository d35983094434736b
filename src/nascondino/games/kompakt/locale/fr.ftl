### Scotland Yard, édition de poche, en français.
### $transport est l’id d’un moyen de transport du plateau, $called le nom que lui donne le plateau. $place est le numéro d’une
### station, avec son nom si elle en a un. $player est qui joue à une place.

kompakt-transport =
    { $transport ->
        [taxi] taxi
        [bus] bus
        [underground] métro
       *[other] { $called }
    }

## Ce qui s’est passé

kompakt-drawn = { $player } commence dans le rôle de Mister X.
kompakt-hand-begun = La manche { $number } commence : { $player } est Mister X.
kompakt-placed = La figurine { $pawn } est placée au { $place }.
kompakt-started = Mister X retourne un ticket et commence au { $place }.
kompakt-begun = C’est à Mister X de jouer.
kompakt-fled = Mister X va au { $place }.
kompakt-dived = Mister X joue un Black Ticket, qui lui coûte 3 points, et note le { $place }.
kompakt-dived-hidden = Mister X joue un Black Ticket, qui lui coûte 3 points, et disparaît.
kompakt-shown = Mister X réapparaît au { $place }.
kompakt-moved = La figurine { $pawn } va en { kompakt-transport } au { $place }.
kompakt-skipped = La figurine { $pawn } ne peut pas bouger et reste où elle est.
kompakt-gave-up = { $player } voudrait abandonner.
kompakt-went-on = { $player } veut finalement continuer.
kompakt-hand-ended-caught = La figurine { $pawn } a attrapé Mister X.
kompakt-hand-ended-cornered = Mister X ne peut pas bouger : il est pris.
kompakt-hand-ended-spent = Les détectives n’ont plus de tickets : Mister X a filé.
kompakt-hand-ended-stuck = Aucune des trois figurines ne peut bouger : les derniers tickets vont à Mister X.
kompakt-hand-ended-given-up = Les détectives abandonnent et remettent leurs derniers tickets.
kompakt-scored =
    { $player } marque { $number ->
        [one] { $number } point
       *[other] { $number } points
    } en tant que Mister X.
kompakt-ended = Tout le monde a été Mister X : la partie est finie.

kompakt-secret = Où est Mister X
kompakt-secret-asked = Où est Mister X ?

## Pourquoi Mister X ne peut pas être quelque part

kompakt-possible = Mister X peut être au { $place }.
kompakt-not-on-the-map = Mister X n’est pas sur le plan, donc pas au { $place } non plus.
kompakt-elsewhere = Mister X a été vu ailleurs qu’au { $place }.
kompakt-not-within-reach = Avec son Black Ticket, Mister X ne pouvait pas arriver au { $place }.
kompakt-occupied = Une figurine se trouvait au { $place } quand Mister X a joué son Black Ticket.
kompakt-visited = La figurine { $pawn } est allée au { $place }, et il n’y était pas.

## Ce qu’on peut faire

kompakt-offer-place = La prochaine figurine au
kompakt-offer-flight = À découvert au
kompakt-offer-black = Avec un Black Ticket au
kompakt-offer-pursuit = Figurine { $pawn } en { kompakt-transport } au
kompakt-offer-to = { $place }
kompakt-offer-talk = Dire :
kompakt-offer-give-up = « J’abandonne »
kompakt-offer-go-on = « Finalement, je continue »

## Dans la légende du dessin

kompakt-legend =
    { $transport ->
        [taxi] Taxi
        [bus] Bus
        [underground] Métro
        [ferry] Bateau
       *[other] { $called }
    }

## Sur le dessin du plateau

kompakt-figure-x = Mister X
kompakt-figure-detective = Figurine { $pawn }

## Le plateau dans un terminal

kompakt-picture-drawing = { $board } : qui est Mister X en premier ?
kompakt-picture-hand = { $board }, manche { $hand } sur { $hands } : le joueur { $seat } est Mister X.
kompakt-picture-over = { $board } : la partie est finie après { $hands } manches.
kompakt-picture-x = Mister X
kompakt-picture-figure = Figurine { $pawn }
kompakt-picture-tickets = Tickets
kompakt-picture-points = Points
kompakt-picture-under = disparu
kompakt-picture-away = pas sur le plan
kompakt-picture-black = { $where } (Black Tickets : { $black })
kompakt-picture-moved = { $place } (a bougé)
kompakt-picture-kind = { kompakt-transport } × { $number }
kompakt-picture-score = joueur { $seat } : { $number }
kompakt-picture-surrender = joueur { $seat } : { $number } (voudrait abandonner)

## La carte dans un terminal

kompakt-atlas-legend = · { kompakt-legend } ; 57*1 : la figurine 1 est au 57 ; [57] : le milieu. « from 57 » donne toutes les lignes du 57.

## À la table

kompakt-title = Scotland Yard de poche
kompakt-pitch = Une course-poursuite à découvert : chaque déplacement des détectives rapporte à Mister X, qui s’évapore juste quand ils le tiennent. Et chacun est Mister X une fois.
kompakt-lasts = 20 à 40 minutes
kompakt-board-pocket = Londres de poche
kompakt-reason-caught = Mister X s’est fait attraper dans la dernière manche.
kompakt-reason-cornered = Mister X s’est fait cerner dans la dernière manche.
kompakt-reason-spent = Les détectives n’avaient plus de tickets dans la dernière manche.
kompakt-reason-stuck = Les détectives étaient bloqués dans la dernière manche.
kompakt-reason-given_up = Les détectives ont abandonné la dernière manche.
kompakt-option-black_tickets = Black Tickets de chaque Mister X
kompakt-option-first_mister_x = Qui est Mister X en premier
kompakt-option-first_mister_x-seat = la première place
kompakt-option-first_mister_x-random = tiré au sort
kompakt-channel-table = Tout le monde
kompakt-channel-detectives = Détectives seulement
kompakt-role-mister_x = Mister X
kompakt-role-detective = un détective
kompakt-help =
    Chacun est Mister X le temps d’une manche ; les autres déplacent ensemble les trois figurines. Mister X joue en
    premier, à découvert et sans payer ; puis chaque figurine bouge une fois, dans l’ordre de votre choix, et chaque
    ticket payé va à Mister X : un taxi vaut 1 point, un bus 2, le métro 3. Un Black Ticket lui coûte 3 points : il
    disparaît, peut prendre un bateau et réapparaît au début de son tour suivant. Une manche finit quand une figurine le
    rejoint, quand il ne peut pas bouger, quand il n’y a plus de tickets ou qu’aucune figurine ne peut bouger, ou quand
    tous les détectives abandonnent : il reçoit alors tous les tickets restants. Qui a le plus de points gagne.

## La face : sur la page seulement. $ticket est le mot pour une sorte de ticket.

kompakt-face-pile = { $ticket } : { $count }, chacun vaut { $price } pour Mister X
kompakt-face-tickets = Tickets des détectives
kompakt-face-moved = a bougé
kompakt-face-scores = En tant que Mister X
kompakt-face-hand = manche { $number }
kompakt-face-playing = en cours
kompakt-face-to-come = à venir
kompakt-face-task =
    { $task ->
        [place] Pose la figurine { $pawn } sur une station.
        [flee] Mister X, où vas-tu ?
        [flee-black] Mister X, où vas-tu : à découvert ou avec un Black Ticket ?
        [seek] Où va la figurine { $pawn } ?
       *[seek-any] Déplace une figurine qui n’a pas encore bougé.
    }
kompakt-face-figure = Figurine { $pawn }
kompakt-face-open = À découvert
kompakt-face-open-note = Ça ne coûte rien
kompakt-face-black = Black Ticket
kompakt-face-black-note = Disparaître contre { $price } points
kompakt-face-give-up = Abandonner la manche
kompakt-face-give-up-note = Mister X reçoit les tickets restants
kompakt-face-go-on = Finalement, continuer
kompakt-face-go-on-note = Tu ne proposes plus d’abandonner
kompakt-face-wish =
    { $count ->
        [one] { $names } voudrait abandonner.
       *[other] { $names } voudraient abandonner.
    }
# $name : qui est Mister X
kompakt-face-log = Manche { $number } sur { $count } · { $name } est Mister X
kompakt-face-box-start = Il a commencé au { $station }.
kompakt-face-box-open = Coup { $number } : au { $station }.
kompakt-face-box-covered = Coup { $number } : avec un Black Ticket, à l’abri des regards.
kompakt-face-box-own = Coup { $number } : avec un Black Ticket au { $station }, à l’insu des autres.
kompakt-face-box-shown = Coup { $number } : avec un Black Ticket, puis vu au { $station }.

## Les premiers pas, expliqués à la table

kompakt-learn-goal = Dans cette manche, tu es Mister X, et tout le monde te voit. Chaque ticket que paient les trois figurines te revient : un taxi vaut 1 point, un bus 2, le métro 3.
kompakt-learn-flee = Choisis une des stations qui brillent, loin des figurines, et confirme.
kompakt-learn-wait = Maintenant, chaque figurine qui le peut bouge une fois et te paie.
kompakt-learn-points = Tes points s’accumulent ici. Les longues poursuites rapportent.
kompakt-learn-black = Un Black Ticket te coûte 3 points, et tu disparais jusqu’à ton prochain tour. C’est l’issue de secours quand ils t’ont presque. Joue un coup, à découvert ou non.
kompakt-learn-hands = Quand la manche finit, c’est au suivant d’être Mister X, et tu pars en chasse. À la fin, qui a le plus de points gagne.
kompakt-learn-end = Cette ligne dit toujours ce qui vient ensuite. Fais-les payer.
kompakt-learn-hunt-goal = Dans cette manche, tu es l’un des détectives. Ensemble, vous déplacez trois figurines et essayez de rejoindre Mister X, qui fuit à découvert.
kompakt-learn-hunt-place = Les figurines partent de stations de métro. Chaque détective peut placer n’importe laquelle, un collègue peut donc être plus rapide. Puis on tire le départ de Mister X, et il joue.
kompakt-learn-hunt-move = C’est au tour des détectives. D’abord ils placent leurs figurines, puis ils les déplacent. Choisis une station qui brille et confirme.
kompakt-learn-hunt-pay = Ces tickets sont tout ce que vous avez, ensemble. Chacun de ceux que vous payez va à Mister X et lui rapporte des points : un taxi 1, un bus 2, le métro 3.
kompakt-learn-hunt-under = S’il joue un Black Ticket, il disparaît jusqu’à son tour suivant. Personne n’apprend comment ni où il est allé ; seulement qu’il est parti de l’endroit où vous l’avez vu, peut-être en bateau.
kompakt-learn-hunt-end = Cette ligne dit toujours ce qui vient ensuite. Dans une autre manche, Mister X, ce sera toi.
