### Mille Grazie, en français.
### $road est la lettre et le nom d’une route, $order les deux villes et les points d’une carte mission, $colour la couleur
### d’une route.

mille_grazie-colour =
    { $colour ->
        [green] verte
        [violet] violette
       *[orange] orange
    }

## Ce qui s’est passé

mille_grazie-drawn = { $player } a l’air le plus innocent et commence dans le rôle du noble.
mille_grazie-dealt = { $player } pioche la mission { $order } et commence dans la première des deux villes.
mille_grazie-laid = La mission { $order } est posée à { $city }.
mille_grazie-turned_away = L’emplacement de la mission { $order } est pris : la carte est défaussée.
mille_grazie-reshuffled = La pioche est vide : on mélange la défausse pour en refaire une.
mille_grazie-begun = Nouveau tour : { $player } est le noble, les autres sont des brigands.
mille_grazie-set = { $player } guette sur la route { $road }.
mille_grazie-set-both = { $player } guette sur la route { $road } et sur la route { $other }.
mille_grazie-set-hidden = { $player } se cache quelque part.
mille_grazie-set_out = { $player } part pour un voyage de { $number } routes, avec une escorte sur la route { $road }.
mille_grazie-set_out-hidden = { $player } part pour un voyage de { $number } routes, avec une escorte sur une route secrète.
mille_grazie-set_out-alone = { $player } part pour un voyage de { $number } routes, sans escorte.
mille_grazie-travelled = { $player } prend la route { $road }.
mille_grazie-ambushed = « Mille grazie ! » { $player } guettait sur la route { $road } et marque { $number } points.
mille_grazie-ambushed-in-vain = { $player } guettait sur la route { $road }…
mille_grazie-guarded = … mais { $player } a une escorte sur la route { $road } : l’embuscade échoue.
mille_grazie-lost = { $player } perd la mission { $order }.
mille_grazie-arrived = { $player } arrive à { $city }.
mille_grazie-fulfilled = { $player } accomplit la mission { $order } et marque { $number } points.
mille_grazie-left = { $player } laisse où elle est la mission posée à { $city }.
mille_grazie-discarded = { $player } se défausse de la mission { $order }.
mille_grazie-taken = { $player } prend la mission { $order }.
mille_grazie-ended-delivered = Le noble a accompli assez de missions : la partie est finie.
mille_grazie-ended-waylaid = Les brigands ont assez volé : la partie est finie, et le noble n’arrivera pas.

## Ce qui est caché. Dans le jeu à deux, chaque place a deux boussoles.

mille_grazie-doubt = Où ils guettent
mille_grazie-passage = Par quelle route le noble doit passer
mille_grazie-passage-asked = { $player }, le noble, porte encore la mission { $order }. S’il l’accomplit pendant ce voyage, quelle route doit-il prendre dans tous les cas ?
mille_grazie-passage-road = { $road }
mille_grazie-way-round = Il peut se passer de { $road } : { $way }.
mille_grazie-secret = Boussole : { $player }
mille_grazie-secret-first = Première boussole : { $player }
mille_grazie-secret-second = Deuxième boussole : { $player }

## Pourquoi une boussole ne peut pas être réglée sur une route

mille_grazie-possible = { $player } peut avoir réglé sa boussole sur la route { $road }.
mille_grazie-not-set = Cette boussole n’est pas réglée.
mille_grazie-no-road = Aucune route de cette carte n’a la lettre { $letter }.
mille_grazie-elsewhere = { $player } a réglé sa boussole sur la route { $elsewhere }.
mille_grazie-passed = Le noble a pris la route { $road }, et { $player } n’y guettait pas.
mille_grazie-not-guarded = Le noble s’est fait dévaliser sur la route { $road } : son escorte en protège donc une autre.
mille_grazie-the-other = { $player } a réglé son autre boussole sur la route { $road } ; les deux ne sont jamais sur la même.
mille_grazie-out-of-order =
    De deux boussoles cachées, la première est celle qui vient d’abord dans l’alphabet ; il ne reste à { $player }
    aucune route qui aille avec { $road }.

## Ce qu’on peut faire

mille_grazie-offer-wait = Guetter sur la route
mille_grazie-offer-pair = Guetter sur la route { $road } et sur la route
mille_grazie-offer-set-out = Partir
mille_grazie-offer-alone = sans escorte, pour 5 routes
mille_grazie-offer-guarding = avec une escorte sur { mille_grazie-offer-on }
mille_grazie-offer-on = { $road } ({ $a } – { $b }, { mille_grazie-colour })
mille_grazie-offer-travel = Prendre la route
mille_grazie-offer-to = { $road } vers { $city } ({ mille_grazie-colour })
mille_grazie-offer-order = Pour la mission { $order } :
mille_grazie-offer-take = la prendre
mille_grazie-offer-leave = la laisser
mille_grazie-offer-swap = Prendre la mission { $order } et te défausser de la mission
mille_grazie-offer-for = { $order }

## Sur le dessin de la carte

mille_grazie-figure-noble = Le noble, { $player }
mille_grazie-figure-coach = Carrosse : { $player }
mille_grazie-figure-brigand = { $player }, aux aguets
mille_grazie-figure-escort = Escorte : { $player }
mille_grazie-figure-order = La mission { $order }

## Le plateau dans un terminal

mille_grazie-picture-setup = { $board } : on distribue les cartes.
mille_grazie-picture-laying = { $board } : on pose les missions sur la carte.
mille_grazie-picture-ambush = { $board } : le joueur { $seat } est le noble ; les brigands se postent. Le premier à { $goal } points gagne.
mille_grazie-picture-setting-out = { $board } : le joueur { $seat }, le noble, va partir.
mille_grazie-picture-travel = { $board } : le joueur { $seat }, le noble, est en voyage. Routes parcourues : { $travelled } sur { $roads }.
mille_grazie-picture-losing = { $board } : le joueur { $seat }, le noble, se fait dévaliser (route { $travelled } sur { $roads }).
mille_grazie-picture-taking = { $board } : le joueur { $seat }, le noble, trouve une mission. Routes parcourues : { $travelled } sur { $roads }.
mille_grazie-picture-over = { $board } : la partie est finie.
mille_grazie-picture-noble = Noble (joueur { $seat })
mille_grazie-picture-brigand = Brigand (joueur { $seat })
mille_grazie-picture-points =
    { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
mille_grazie-picture-compass = boussole { $roads }
mille_grazie-picture-set = boussole réglée
mille_grazie-picture-map = Sur la carte : { $orders }
mille_grazie-picture-ways = Depuis { $city } : { $ways }
mille_grazie-picture-way = { $letter } { $city } ({ mille_grazie-colour })

## La carte dans un terminal

mille_grazie-atlas-way = { $road }, { mille_grazie-colour }
mille_grazie-atlas-used = { $road }, { mille_grazie-colour }, déjà prise pendant ce voyage
mille_grazie-atlas-legend = Les lettres sont des routes : · verte, : violette, - orange. Verona*2 : le carrosse de la place 2 ; F*2 : la place 2 guette sur F, ou la protège.

## À la table

mille_grazie-title = Mille Grazie
mille_grazie-pitch = Un noble porte ses missions à travers l’Italie pendant que des brigands le guettent, chacun sur la route de son choix ; et chacun est le noble à son tour.
mille_grazie-lasts = 30 à 45 minutes
mille_grazie-board-italy = Italie
mille_grazie-reason-delivered = Une mission accomplie a rapporté les points décisifs.
mille_grazie-reason-waylaid = Une embuscade a rapporté les points décisifs.
mille_grazie-option-first_noble = Qui est le noble en premier
mille_grazie-option-first_noble-seat = la première place
mille_grazie-option-first_noble-random = tiré au sort
mille_grazie-channel-table = Tout le monde
mille_grazie-role-noble = le noble
mille_grazie-role-brigand = un brigand
mille_grazie-help =
    Chaque brigand règle sa boussole sur la lettre d’une route et y guette ; à deux joueurs, il en règle deux. Puis le
    noble part : 4 routes différentes avec une escorte, qui en protège une, ou 5 sans. Là où il atteint la destination
    d’une de ses missions, il en marque les points ; là où se trouve une mission, il peut la prendre, mais n’en a jamais
    plus de trois.
    Le brigand qu’il rencontre marque 3 points, et le noble perd une mission sur une route verte, deux sur une violette,
    toutes sur une orange. Sur la route protégée, il ne se passe rien. Puis c’est au joueur suivant
    d’être le noble. Le premier à 30 points gagne.

## Les images sur la page

mille_grazie-face-order = { $first } – { $destination }, { $worth } points
mille_grazie-face-goal = À livrer à { $destination } : { $worth } points
mille_grazie-face-road = { $letter }, { $name }, { $a } – { $b }
mille_grazie-face-cost =
    { $count ->
        [one] une embuscade coûte { $count } mission
       *[other] une embuscade coûte { $count } missions
    }
mille_grazie-face-wait-here = { $road } : guetter ici
mille_grazie-face-wait = Où guettes-tu ?
mille_grazie-face-wait-two = Où guettes-tu ? Tu as deux boussoles.
mille_grazie-face-compass = Ta boussole
mille_grazie-face-first-compass = Ta première boussole
mille_grazie-face-second-compass = Ta deuxième boussole
mille_grazie-face-how = Tourne le poignard vers la lettre d’une route. Personne ne la voit avant le passage du noble.
mille_grazie-face-how-two = Tourne chaque poignard vers une route différente. Personne ne les voit avant le passage du noble.
mille_grazie-face-how-escort = Tourne la boussole vers la route que protège ton escorte. Personne d’autre ne sait laquelle.
mille_grazie-face-one-more = Maintenant l’autre.
mille_grazie-face-covered = Elle est réglée. Maintiens le couvercle pour regarder.
mille_grazie-face-set-out = Tu prends une escorte ?
mille_grazie-face-alone = Sans escorte
mille_grazie-face-alone-help = 5 routes, aucune protégée
mille_grazie-face-escorted = Avec une escorte
mille_grazie-face-escorted-help = 4 routes, une protégée
mille_grazie-face-guarded-road = La route que protège ton escorte
mille_grazie-face-which-way = Par où maintenant ?
mille_grazie-face-found = Il y a une mission ici
mille_grazie-face-take = La prendre
mille_grazie-face-leave = La laisser
mille_grazie-face-swap = La prendre en échange de
mille_grazie-face-points = Points : { $points } sur { $goal }
mille_grazie-face-first-to = Le premier à { $goal } gagne
mille_grazie-face-journey = Routes parcourues : { $travelled } sur { $roads }
mille_grazie-face-my-compass = Où je guette
mille_grazie-face-my-escort = La route que protège mon escorte
mille_grazie-face-lurks = guette quelque part
mille_grazie-face-guards = une escorte protège une route
mille_grazie-face-ambush = Embuscade, { $road }
mille_grazie-face-robbed = « Mille grazie ! » { $points } points pour { $names }
mille_grazie-face-guarded = L’escorte met en fuite { $names }
mille_grazie-face-nothing-lost = Il n’y avait rien à prendre.
mille_grazie-face-delivered = Mission accomplie : { $points } points
mille_grazie-face-skip = Passer
mille_grazie-face-hidden = Brigands cachés : { $hidden } sur { $count }
mille_grazie-face-doing-ambush =
    { $count ->
        [one] { $names } cherche une cachette.
       *[other] { $names } cherchent une cachette.
    }
mille_grazie-face-doing-setting-out = { $names } va partir.
mille_grazie-face-doing-travel = { $names } choisit la route suivante.
mille_grazie-face-doing-taking = { $names } a trouvé une mission.
mille_grazie-face-task =
    { $task ->
        [wait] Sur quelle route guettes-tu { $player } ?
        [pair] Sur quelles deux routes guettes-tu { $player } ?
        [alone] C’est toi qui voyages. Avec ou sans escorte ?
        [travel] Route { $number } sur { $count } : par où maintenant ?
        [take] Il y a une mission ici. Tu la prends ?
       *[swap] Il y a une mission ici, mais tu en portes déjà trois. Tu échanges ?
    }

## Les premiers pas, expliqués à la table

mille_grazie-learn-goal = Pour ce tour, c’est toi le noble. Porte tes missions à destination pour marquer : le premier à 30 points gagne.
mille_grazie-learn-wait = D’abord, chaque brigand règle en secret sa boussole sur une route, et t’y attend.
mille_grazie-learn-escort = Tu prends une escorte ? Elle protège une route de ton choix, mais tu n’en parcours alors que quatre au lieu de cinq.
mille_grazie-learn-road = Maintenant, choisis ton chemin, route après route. Sur l’une d’elles, quelqu’un te guette peut-être.
mille_grazie-learn-orders = Là où se trouve une mission, tu peux la prendre, et à destination tu en marques les points. Tu n’en as jamais plus de trois.
mille_grazie-learn-ambush = Si tu tombes dans une embuscade et que ton escorte ne protège pas cette route, le brigand marque 3 points et tu perds des missions : une sur une route verte, deux sur une violette, toutes sur une orange.
mille_grazie-learn-turns = Après ton voyage, c’est au suivant d’être le noble, et ce sera à toi d’attendre derrière un rocher.
mille_grazie-learn-end = Cette ligne dit toujours ce qui vient ensuite. Bon voyage.
mille_grazie-learn-lurk-goal = Pour ce tour, tu es brigand. Un autre joueur est le noble et voyage avec ses missions ; surprends-le en route. Le premier à 30 points gagne.
mille_grazie-learn-lurk-set = Règle ta boussole sur la lettre d’une route où tu l’attends. Tous voient où il est et quelles missions il porte. Personne ne voit ce que tu choisis. Puis confirme.
mille_grazie-learn-lurk-wait = Le noble voyage maintenant : quatre routes s’il a une escorte, cinq sinon. Tous voient lequel des deux, mais pas quelle route l’escorte protège. Regarde jusqu’à ce que ce soit de nouveau à toi.
mille_grazie-learn-lurk-booty = S’il prend ta route et qu’elle n’est pas protégée, tu marques 3 points et il perd des missions : une sur une route verte, deux sur une violette, toutes sur une orange. S’il ne passe pas, personne ne saura où tu guettais.
mille_grazie-learn-lurk-turns = Chacun est le noble à son tour, et toi aussi. Ce que tu as gagné comme brigand compte autant.
mille_grazie-learn-lurk-end = Cette ligne dit toujours ce qui vient ensuite. Bonne chasse.
