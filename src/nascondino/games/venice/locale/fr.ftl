### Scotland Yard Venice, en français.
### $transport est l’id d’un moyen de transport du plateau, $called le nom que lui donne le plateau. $place est le numéro d’une
### station, avec son nom si elle en a un.

venice-transport =
    { $transport ->
        [gondola] gondole
        [motorboat] hors-bord
        [jet_ski] jet-ski
        [taxi] taxi
        [bus] bus
        [underground] métro
       *[other] { $called }
    }

venice-pawn =
    { $owns ->
        [alone] { $owner }
        [several] { $owner } ({ $pawn })
        [police] La police { $pawn }
       *[unknown] Le pion { $pawn }
    }
venice-pawn-within =
    { $owns ->
        [alone] { $owner }
        [several] { $owner } ({ $pawn })
        [police] la police { $pawn }
       *[unknown] le pion { $pawn }
    }

## Ce qui s’est passé

venice-placed = { venice-pawn } commence au { $place }.
venice-hid = Mister X commence au { $place }.
venice-hid-hidden = Mister X tire sa tuile de départ en secret.
venice-begun = Le tour { $number } commence.
venice-doubled = Mister X annonce un coup double.
venice-fled = Coup { $number } : Mister X va en { venice-transport } au { $place }.
venice-fled-hidden = Coup { $number } : Mister X se déplace en { venice-transport }, à l’abri des regards.
venice-fled-black = Coup { $number } : Mister X joue un Black Ticket et va au { $place }.
venice-fled-black-hidden = Coup { $number } : Mister X joue un Black Ticket, à l’abri des regards.
venice-shown = Mister X se montre au { $place }.
venice-moved = { venice-pawn } va en { venice-transport } au { $place }.
venice-skipped = { venice-pawn } ne peut pas bouger et passe son tour.
venice-ended-caught = { venice-pawn } a attrapé Mister X au { $place } : les détectives gagnent.
venice-ended-cornered = Mister X est coincé au { $place } : les détectives gagnent.
venice-ended-escaped = Le dernier tour est fini et Mister X court toujours : il gagne. Il était au { $place }.
venice-ended-stranded = Plus aucun détective ne peut bouger : Mister X gagne. Il était au { $place }.

venice-secret = Où est Mister X
venice-secret-asked = Où est Mister X ?

## Pourquoi Mister X ne peut pas être quelque part. $number : son coup qui l’a exclu.

venice-possible = Mister X peut être au { $place }.
venice-not-a-start = Le { $place } ne figure sur aucune tuile de départ de Mister X.
venice-not-within-reach = Le coup { $number }, en { venice-transport }, ne peut pas avoir mené au { $place }.
venice-not-within-reach-black = Le coup { $number }, avec un Black Ticket, ne peut pas avoir mené au { $place }.
venice-elsewhere =
    { $number ->
        [0] Mister X n’a pas commencé au { $place }.
       *[other] Après le coup { $number }, Mister X n’était pas au { $place }.
    }
venice-visited =
    { $number ->
        [0] Avant le premier coup de Mister X, { venice-pawn-within } était au { $place }, et Mister X n’y était pas.
       *[other] Après le coup { $number }, { venice-pawn-within } a rejoint le { $place }, et Mister X n’y était pas.
    }
venice-shut-in = S’il avait été au { $place } après le coup { $number }, Mister X n’aurait plus pu bouger et la partie aurait été finie.
venice-no-second-move = S’il avait été au { $place } après le coup { $number }, Mister X n’aurait pas pu faire de coup double ; or il en a annoncé un.

## Ce qu’on peut faire

venice-offer-flight = En { venice-transport } au
venice-offer-black = Avec un Black Ticket au
venice-offer-double = Avec un ticket coup double :
venice-offer-declare = deux coups à la suite
venice-offer-pursuit = { venice-pawn } en { venice-transport } au
venice-offer-to = { $place }

## Dans la légende du dessin

venice-legend =
    { $transport ->
        [gondola] Gondole
        [motorboat] Hors-bord
        [jet_ski] Jet-ski
        [vaporetto] Vaporetto
        [taxi] Taxi
        [bus] Bus
        [underground] Métro
        [ferry] Bateau
       *[other] { $called }
    }

## Sur le dessin du plateau

venice-figure-x = Mister X
venice-figure-detective = { venice-pawn }
venice-figure-police =
    { $owns ->
        [unknown] Pion { $pawn }, police
       *[police] { venice-pawn }
    }

## Le plateau dans un terminal

venice-picture-setup = { $board } : on place les pions.
venice-picture-round =
    { $board }, tour { $round } sur { $rounds }. { $show ->
        [0] Mister X a joué { $moves } coups et ne se montrera plus.
       *[other] Mister X { $moves ->
            [0] n’a pas encore bougé
            [one] a joué { $moves } coup
           *[other] a joué { $moves } coups
        } et se montre après le coup { $show }.
    }
venice-picture-over = { $board }, tour { $round } sur { $rounds } : la partie est finie.
venice-picture-x = Mister X (place { $seat })
venice-picture-detective = Pion { $pawn } (place { $seat })
venice-picture-police = Pion { $pawn } (police)
venice-picture-supply = Réserve
venice-picture-sharing = Pion { $pawn } (mêmes tickets que le { $other })
venice-picture-unseen = caché
venice-picture-with = { $where } (Black Tickets : { $black }, coups doubles : { $doubles })
venice-picture-moved = { $place } (a bougé)

## La carte dans un terminal

venice-atlas-legend = · { venice-legend } ; 57*1 : le pion 1 est au 57 ; [57] : le milieu. « from 57 » donne toutes les lignes du 57.

## À la table

venice-title = Scotland Yard Venice
venice-pitch = Mister X se faufile sans être vu sur les canaux de Venise, et les détectives resserrent l’étau grâce aux tickets qu’il laisse derrière lui.
venice-lasts = 45 à 60 minutes
venice-board-venice = Venise
venice-board-london = Londres
venice-reason-caught = Mister X s’est fait attraper.
venice-reason-cornered = Mister X était cerné et ne pouvait plus bouger.
venice-reason-escaped = Mister X s’est échappé.
venice-reason-stranded = Les détectives sont restés en rade et Mister X a filé.
venice-reason-resigned = { $role ->
    [mister_x] Mister X a abandonné.
   *[detective] Les détectives ont abandonné.
}
venice-option-mister_x = Qui est Mister X
venice-option-stuck_rule = Mister X gagne aussi quand sont bloqués
venice-option-stuck_rule-detectives = tous les détectives
venice-option-stuck_rule-all_pawns = tous les détectives et policiers
venice-channel-table = Tout le monde
venice-channel-detectives = Détectives seulement
venice-role-mister_x = Mister X
venice-role-detective = un détective
venice-help =
    À chaque tour, Mister X joue en premier, puis chaque autre pion une fois, dans l’ordre de votre choix. Il montre son
    ticket, mais sa station seulement après les coups 3, 8, 13, 18 et 24. Il paie avec la réserve, où vont les tickets
    que les détectives utilisent. Un Black Ticket cache comment il voyage, et lui seul ouvre les lignes secrètes. Un coup
    double s’annonce à l’avance.
    Les détectives gagnent si un pion atteint sa station ou s’il ne peut plus bouger ; lui gagne après 22 tours, ou quand
    plus aucun détective ne peut bouger. Les policiers voyagent gratuitement.

## La face : sur la page seulement. $ticket est le mot pour une sorte de ticket.

venice-face-pile = { $ticket } : { $count }
venice-face-tickets = Tickets
venice-face-supply = Réserve
venice-face-free = sans ticket
venice-face-shared = partage ses tickets avec { venice-pawn-within }
venice-face-moved = a bougé
venice-face-task =
    { $task ->
        [flee] Mister X, où vas-tu ?
        [flee-show] Mister X, où vas-tu ? Après ce coup, tu te montres.
        [first] Premier de deux coups : où vas-tu ?
        [first-show] Premier de deux coups : où vas-tu ? Après ce coup, tu te montres.
        [second] Second de deux coups : où vas-tu ?
        [second-show] Second de deux coups : où vas-tu ? Après ce coup, tu te montres.
        [seek] Où va { venice-pawn-within } ?
       *[seek-any] Déplace l’un de tes pions. L’ordre est à toi de choisir.
    }
venice-face-black = Black Ticket
venice-face-black-note = Toutes les lignes, même secrètes
venice-face-double = Coup double
venice-face-double-note = Deux coups à la suite
# $show : le coup après lequel il se montre la prochaine fois ; 0 si plus jamais
venice-face-log =
    Tour { $round } sur 22 · { $show ->
        [0] Mister X ne se montrera plus
       *[other] Mister X se montre après le coup { $show }
    }
venice-face-log-over = La poursuite s’est terminée au tour { $round }
venice-face-last-seen = Vu ici après le coup { $number }
venice-face-box-empty = Coup { $number } : pas encore joué.
venice-face-box-show = Coup { $number } : il se montrera.
venice-face-box-covered = Coup { $number } : { $ticket }, à l’abri des regards.
venice-face-box-own = Coup { $number } : { $ticket }, au { $station }, à l’insu des autres.
venice-face-box-shown = Coup { $number } : { $ticket }, vu au { $station }.
venice-face-box-joined = { $box } La première moitié d’un coup double.

## Les premiers pas, expliqués à la table

venice-learn-goal = Tu es Mister X, et personne d’autre ne voit où tu es. Les pions numérotés te pourchassent. Reste libre pendant 22 tours et tu gagnes.
venice-learn-choose = Les stations qui brillent sont à ta portée. Choisis-en une qui t’éloigne des chasseurs ; la liste à côté de la carte propose les mêmes.
venice-learn-go = Ce que tu as choisi est écrit ici. Rien ne part sans ton accord : confirme.
venice-learn-told = Tout le monde voit ton ticket, mais pas ta destination. C’est tout ce que les chasseurs ont pour te trouver. Un Black Ticket ne dit même pas comment tu as voyagé.
venice-learn-wait = Maintenant, chaque chasseur bouge. La lampe montre à qui c’est de jouer.
venice-learn-show = Après tes coups 3, 8, 13, 18 et 24, tu dois te montrer. Garde ça en tête et joue un autre coup.
venice-learn-black = Deux choses aident quand ils approchent. Un Black Ticket cache même comment tu voyages, et ouvre les lignes secrètes ; un ticket coup double te donne deux coups à la suite. Tu en as peu.
venice-learn-end = Cette ligne dit toujours ce qui vient ensuite. Et maintenant, file.
venice-learn-hunt-goal = Tu es détective, et l’un de ces pions est à toi. Mister X se cache quelque part sur le plan. Si un chasseur arrive à sa station en 22 tours au plus, vous gagnez tous.
venice-learn-hunt-wait = Mister X joue en premier. Ici, tu lis quel ticket il a utilisé, et c’est tout ce que tu apprends. Un Black Ticket ne dit même pas comment il a voyagé.
venice-learn-hunt-move = À toi. Les stations qui brillent sont à la portée de ton pion, ou d’un policier. Choisis-en une et confirme. Le ticket que tu paies va dans la réserve, et Mister X peut s’en servir.
venice-learn-hunt-told = Après ses coups 3, 8, 13, 18 et 24, Mister X doit se montrer, et tu lis ici où. À partir de là, compte : quelles stations peut-il avoir atteintes avec ses tickets ?
venice-learn-hunt-team = Tous les détectives savent la même chose et gagnent ensemble. Ils jouent dans l’ordre qu’ils veulent : décidez ensemble qui ferme quel chemin.
venice-learn-hunt-end = Cette ligne dit toujours ce qui vient ensuite. Resserrez le filet.
