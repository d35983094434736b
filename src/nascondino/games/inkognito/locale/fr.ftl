### Inkognito, le jeu de cartes, en français.
### Quel que soit son joueur, un personnage s’appelle par sa couleur : $figure et $to sont les mots pour le dire, que les deux
### premiers messages traduisent. De même pour les cartes, $card et $other. Un fragment est son numéro. Les lieux gardent
### leur nom.

inkognito-name =
    { $figure ->
        [azure] Azur
        [yellow] Jaune
        [green] Vert
        [pink] Rose
       *[black] Noir
    }
inkognito-name-to =
    { $to ->
        [azure] Azur
        [yellow] Jaune
        [green] Vert
        [pink] Rose
       *[black] Noir
    }
inkognito-card =
    { $card ->
        [fiddlebottom] Lord Fiddlebottom
        [bubble] Colonel Bubble
        [zsazsa] Madame Zsa Zsa
        [x] Agent X
       *[fragment] { $card }
    }
inkognito-card-other =
    { $other ->
        [fiddlebottom] Lord Fiddlebottom
        [bubble] Colonel Bubble
        [zsazsa] Madame Zsa Zsa
        [x] Agent X
       *[fragment] { $other }
    }

# Une personne, pas une carte : « est l’Agent X ».
inkognito-is =
    { $card ->
        [fiddlebottom] Lord Fiddlebottom
        [bubble] le Colonel Bubble
        [zsazsa] Madame Zsa Zsa
        [x] l’Agent X
       *[fragment] { $card }
    }

## Ce qui s’est passé

inkognito-drawn = C’est { inkognito-name } qui commence.
inkognito-game_begun = La manche { $number } commence : on mélange les cartes noires.
inkognito-dealt = { inkognito-name } reçoit { inkognito-card }.
inkognito-dealt-hidden = { inkognito-name } reçoit une carte noire.
inkognito-series_begun = Nouvelle série : chacun reprend ses cinq lieux en main.
inkognito-begun = Tour { $number } de la série ; { inkognito-name } commence.
inkognito-laid = { inkognito-name } joue { $place }, face cachée.
inkognito-laid-hidden = { inkognito-name } joue un lieu, face cachée.
inkognito-went = { inkognito-name } joue { $place }.
inkognito-met = { inkognito-name } rencontre { inkognito-name-to } ({ $place }).
inkognito-chosen =
    { inkognito-name } a décidé { $choice ->
        [show] de montrer { inkognito-card } et { inkognito-card-other }
        [black-identity] de montrer la carte noire de l’identité
        [black-fragment] de montrer la carte noire du fragment
        [look-identity] de regarder qui est l’agent fictif
        [look-fragment] de regarder le fragment de l’agent fictif
        [ask] de demander une carte noire à { inkognito-name-to }
        [call] d’appeler le { $called }
       *[nothing] d’en rester là
    }.
inkognito-chosen-hidden = { inkognito-name } a décidé.
inkognito-showed = { inkognito-name } montre à { inkognito-name-to } { inkognito-card } et { inkognito-card-other } ; l’une des deux est vraie.
inkognito-showed-hidden = { inkognito-name } montre deux cartes à { inkognito-name-to }.
inkognito-confided = { inkognito-name } montre à { inkognito-name-to } une carte noire : { inkognito-card }.
inkognito-confided-hidden = { inkognito-name } montre une carte noire à { inkognito-name-to }.
inkognito-asked = { inkognito-name } demande une carte noire à { inkognito-name-to }.
inkognito-answered = { inkognito-name } montre à { inkognito-name-to } une carte noire : { inkognito-card }.
inkognito-answered-hidden = { inkognito-name } montre à { inkognito-name-to } la carte noire demandée.
inkognito-looked-identity = { inkognito-name } regarde qui est l’agent fictif : { inkognito-card }.
inkognito-looked-identity-hidden = { inkognito-name } regarde qui est l’agent fictif.
inkognito-looked-fragment = { inkognito-name } regarde le fragment de l’agent fictif : { inkognito-card }.
inkognito-looked-fragment-hidden = { inkognito-name } regarde le fragment de l’agent fictif.
inkognito-called = { inkognito-name } prend le téléphone et appelle le { $called }.
inkognito-turned_up = { inkognito-name } est { inkognito-is } et son fragment est { inkognito-card-other }.
inkognito-game_ended-right = Ça décroche ! { inkognito-name } a fait le bon numéro.
inkognito-game_ended-wrong = Pas de réponse : { inkognito-name } a fait un faux numéro.
inkognito-scored =
    { inkognito-name } marque et passe à { $number ->
        [one] { $number } point
       *[other] { $number } points
    }.
inkognito-ended-right = Avec cet appel, la partie est gagnée.
inkognito-ended-wrong = Avec ce faux numéro, la partie est finie.

inkognito-secret = Comment les cartes noires sont distribuées, agent par agent

## Pourquoi les cartes noires ne peuvent pas être distribuées ainsi

inkognito-possible = C’est possible : { $deal }.
inkognito-dealt-otherwise = { inkognito-name } a reçu { inkognito-card }, donc ce n’est pas { $deal }.
inkognito-pair-says-no =
    { inkognito-name } a montré { inkognito-card } et { inkognito-card-other }, dont une seule est vraie. Dans { $deal }, { $true ->
        [0] aucune des deux ne le serait
       *[other] les deux le seraient
    }.
inkognito-black-card-says-no = D’après la carte noire montrée, { inkognito-name } a { inkognito-card }, donc ce n’est pas { $deal }.
inkognito-turned-up-otherwise = { inkognito-name } a révélé { inkognito-card }, donc ce n’est pas { $deal }.

## Dans le carnet : ce qu’il y a à trouver, et ce qui dit qu’une carte n’y est pas

inkognito-doubt-who = Qui est qui
inkognito-doubt-fragments = Qui a quel fragment
inkognito-doubt-who-asked = Qui est { inkognito-name } ?
inkognito-doubt-fragments-asked = Quel fragment a { inkognito-name } ?
inkognito-doubt-dealt-otherwise = { inkognito-name } a reçu { inkognito-card }.
inkognito-doubt-pair-says-no = { inkognito-name } a montré { inkognito-card } et { inkognito-card-other }, dont une seule est vraie.
inkognito-doubt-black-card-says-no = D’après une carte noire, { inkognito-name } a { inkognito-card }.
inkognito-doubt-turned-up-otherwise = { inkognito-name } a révélé { inkognito-card }.

## Ce qu’on peut faire

inkognito-offer-go = Jouer
inkognito-offer-lay = Jouer face cachée
inkognito-offer-place = { $place }
inkognito-offer-show = Montrer deux cartes, la première vraie :
inkognito-offer-pair = { inkognito-card } + { inkognito-card-other }
inkognito-offer-black = Montrer une de tes cartes noires :
inkognito-offer-look = Regarder une carte noire de l’agent fictif :
inkognito-offer-which =
    { $which ->
        [identity] l’identité
       *[fragment] le fragment
    }
inkognito-offer-ask = Demander une carte noire à
inkognito-offer-figure = { inkognito-name }
inkognito-offer-else = En rester là et
inkognito-offer-nothing = ne rien faire
inkognito-offer-call = Appeler le numéro de Fiddlebottom, Bubble, Zsa Zsa et X :
inkognito-offer-number = { $called }

## Sur le dessin de la table

inkognito-figure =
    { inkognito-name }{ $role ->
        [ambassador] , l’Ambassadeur
        [fictitious] , l’agent fictif
       *[agent] { "" }
    }
inkognito-figure-laid = ton lieu, face cachée

## La table dans un terminal

inkognito-picture-drawing = { $board } : on tire au sort qui commence.
inkognito-picture-dealing = { $board }, manche { $game } : on distribue les cartes noires.
inkognito-picture-round = { $board }, manche { $game }, tour { $round } sur { $rounds } ; { inkognito-name } commence.
inkognito-picture-over = { $board } : la partie est finie après la manche { $game }.
inkognito-picture-figure = Personnage
inkognito-picture-points = Points
inkognito-picture-here = Lieu
inkognito-picture-hand = A encore
inkognito-picture-ambassador = { inkognito-name } (l’Ambassadeur)
inkognito-picture-fictitious = { inkognito-name } (fictif)
inkognito-picture-known = { inkognito-name } ({ inkognito-card }, { inkognito-card-other })
inkognito-picture-shown = Tu as montré à { inkognito-name } : { $pairs }

## À la table

inkognito-title = Inkognito, le jeu de cartes
inkognito-pitch = Des agents masqués se croisent au carnaval de Venise, montrent une vérité et un mensonge, et cherchent l’allié et le numéro qu’il leur faut.
inkognito-lasts = 30 à 45 minutes
inkognito-board-inkognito = Le carnaval de Venise
inkognito-reason-right = Le bon numéro a décidé de la partie.
inkognito-reason-wrong = Un faux numéro a décidé de la partie.
inkognito-option-ambassador = L’Ambassadeur à cinq joueurs
inkognito-option-ambassador-rotates = une autre place à chaque manche
inkognito-option-ambassador-fixed = toujours la même place
inkognito-option-first_starter = Qui commence
inkognito-option-first_starter-seat = la première place
inkognito-option-first_starter-random = tiré au sort
inkognito-channel-table = Tout le monde
inkognito-role-agent = un agent
inkognito-role-ambassador = l’Ambassadeur
inkognito-help =
    Chacun est un agent secret et détient un fragment d’un numéro de téléphone. À chaque tour, tous vont dans l’un des
    cinq lieux ; seuls deux agents qui s’y trouvent en tête à tête peuvent se parler. Ils se montrent deux cartes, une
    vraie et une fausse. Qui rencontre l’Ambassadeur en tête à tête peut demander à n’importe qui de lui montrer une carte
    noire, toujours vraie.
    Le numéro, ce sont les fragments de Fiddlebottom, Bubble, Zsa Zsa et X, dans cet ordre. Appelle-le quand tu le
    connais : à quatre, il faut pour cela rencontrer ton allié (Fiddlebottom et Bubble sont alliés, Zsa Zsa et X aussi) ;
    à trois et à cinq, où chacun joue pour soi, n’importe qui fait l’affaire. Un bon numéro vaut un point, un faux numéro
    donne un point aux autres. Le premier à trois points gagne la partie.

## La table dans le navigateur

inkognito-face-table = La table avec ses cinq lieux
inkognito-face-round = Manche { $game }, tour { $round } sur 5. { inkognito-name } commence.
inkognito-face-first = Tout le monde va dans un lieu, l’Ambassadeur aussi. Là où deux agents sont en tête à tête, ils se rencontrent et parlent.
# Sur les masques : une lettre par figure, toutes différentes.
inkognito-face-letter =
    { $figure ->
        [azure] A
        [yellow] J
        [green] V
        [pink] R
       *[black] N
    }
inkognito-face-company = Qui joue
inkognito-face-role-ambassador = Ambassadeur
inkognito-face-role-fictitious = fictif
inkognito-face-points =
    { $points ->
        [one] { $points } point sur 3
       *[other] { $points } points sur 3
    }
inkognito-face-here = Ici : { $place }
inkognito-face-coming = Peuvent encore venir ici : { $figures }.
inkognito-face-small-masks = Petits masques : qui a encore ce lieu en main.
inkognito-face-fate-meeting = rencontre
inkognito-face-fate-alone = seul
inkognito-face-fate-crowd = il ne se passe rien
inkognito-face-meetings = Rencontres
inkognito-face-meetings-last = Au dernier tour
inkognito-face-meet = { $figures } ({ $place })
inkognito-face-nobody-met = Aucun tête-à-tête : personne ne s’est rencontré.
inkognito-face-nothing = Rien n’a été montré.
inkognito-face-owed-pairs = Chacun montre à l’autre deux cartes, dont une vraie.
inkognito-face-owed-question = { inkognito-name } peut demander à n’importe quel agent une carte noire, toujours vraie.
inkognito-face-owed-look = { inkognito-name } peut regarder une carte noire de l’agent fictif.
inkognito-face-owed-audience = Les deux agents montrent chacun à l’Ambassadeur deux cartes, dont une vraie.
inkognito-face-owed-answer = { inkognito-name } a demandé une carte noire : { inkognito-name-to } choisit laquelle montrer.
inkognito-face-decided = { inkognito-name } a décidé
inkognito-face-thinking = { inkognito-name } choisit
inkognito-face-showed = { inkognito-name } à { inkognito-name-to } : deux cartes, dont une vraie
inkognito-face-confided = { inkognito-name } à { inkognito-name-to } : une carte noire, en confidence
inkognito-face-answered = { inkognito-name } à { inkognito-name-to } : la carte noire demandée
inkognito-face-looked =
    { inkognito-name } a regardé { $which ->
        [1] l’identité
       *[2] le fragment
    } de l’agent fictif
inkognito-face-turn-over = Retourner les cartes
inkognito-face-called-right = { inkognito-name } a appelé le { $called } : bon numéro.
inkognito-face-called-wrong = { inkognito-name } a appelé le { $called } : faux numéro.
inkognito-face-scorers =
    { $count ->
        [one] Le point va à { $figures }.
       *[other] Un point chacun pour { $figures }.
    }
inkognito-face-i-was = Tu étais { inkognito-card }.
inkognito-face-my-ally = Ton allié était { inkognito-name-to }.
inkognito-face-allies = { $figures } étaient alliés.
inkognito-face-pair = Montre deux cartes à { inkognito-name-to }
inkognito-face-pair-rule = Choisis une carte vraie pour toi et une fausse ; { inkognito-name-to } voit les deux sans savoir laquelle est laquelle. Tu ne pourras plus lui montrer ces deux-là ensemble.
inkognito-face-shown-before = déjà montrée
inkognito-face-confide = Ou confie une carte noire à { inkognito-name-to }
inkognito-face-confide-rule = Les cartes noires sont toujours vraies : fais-le si tu penses avoir { inkognito-name-to } pour allié.
inkognito-face-answer = Montre une carte noire à { inkognito-name-to }
inkognito-face-answer-rule = { inkognito-name-to } t’en demande une. Les cartes noires sont toujours vraies ; à toi de choisir laquelle montrer.
inkognito-face-ask = Demande une carte noire
inkognito-face-ask-rule = L’agent que tu choisis doit te montrer une carte noire, et décide laquelle. Tout le monde voit à qui tu la demandes.
inkognito-face-look = Regarde une carte noire de l’agent fictif
inkognito-face-look-rule = Personne d’autre ne la voit. Tout le monde voit laquelle des deux tu retournes.
inkognito-face-pass = En rester là
inkognito-face-call-open = Appeler le numéro…
inkognito-face-call-again = Appeler le { $called }…
inkognito-face-call = Prendre le téléphone
inkognito-face-call-rule = À qui est chaque fragment ? Le numéro se compose dans cet ordre.
inkognito-face-stake-allies = Bon numéro, et { inkognito-name-to } est bien ton allié : un point pour vous deux. Faux numéro, ou un inconnu à tes côtés : un point pour chacun des deux autres. Dans tous les cas, la manche s’arrête.
inkognito-face-stake-alone = Bon numéro : un point rien que pour toi. Faux numéro : un point pour chacun des { $others } autres. Dans tous les cas, la manche s’arrête.
inkognito-face-call-ready = Ce numéro
inkognito-face-call-not = Pas encore
inkognito-face-call-then = On te le demandera encore une fois avant l’envoi.
inkognito-face-sheet = Feuille d’indices
inkognito-face-sheet-onlooker = Ceux qui jouent tiennent une feuille d’indices, chacun la sienne.
inkognito-face-unveil = Regarder mes cartes et mes indices
inkognito-face-veil = Couvrir
inkognito-face-you-are = Toi : { inkognito-card }, { inkognito-card-other }
inkognito-face-sheet-help = ✓ vue, ✗ impossible. Un numéro relie deux cartes qu’on t’a montrées ensemble : l’une des deux est vraie.
inkognito-face-cell =
    { $mark ->
        [is] oui
        [not] non
       *[open] possible
    }{ $count ->
        [0] { "" }
       *[other] , dans la paire { $pairs }
    }
inkognito-face-given = Ce que tu as montré
inkognito-face-true = vraie
inkognito-face-peek = Lesquelles sont vraies ?
inkognito-face-wait-meeting =
    { $count ->
        [one] { $figures } décide quoi montrer.
       *[other] { $figures } décident quoi montrer.
    }
inkognito-face-wait-place =
    { $count ->
        [one] { $figures } choisit un lieu.
       *[other] { $figures } choisissent un lieu.
    }
inkognito-face-task =
    { $task ->
        [go] Où vas-tu ?
        [lay] Où seras-tu ? Pose un lieu face cachée.
        [pair] Tu rencontres { inkognito-name-to }. Que montres-tu ?
        [answer] { inkognito-name-to } te demande une carte noire. Laquelle montres-tu ?
        [look] Regardes-tu une carte de l’agent fictif ?
       *[ask] L’Ambassadeur t’écoute. À qui demandes-tu une carte noire ?
    }

## Les premiers pas, expliqués à la table

inkognito-learn-goal = Tu es un agent secret. Une carte noire dit ton nom, une autre ton fragment, et personne d’autre ne les connaît. L’un des autres est ton allié. Ensemble, vous cherchez le numéro de téléphone.
inkognito-learn-place = À chaque tour, tout le monde va dans l’un des cinq lieux. Choisis le tien et confirme.
inkognito-learn-wait = Là où deux agents exactement se retrouvent, ils peuvent parler. Si tu es seul, ou dans la foule, il ne se passe rien.
inkognito-learn-show = Si tu as rencontré un agent, montre deux cartes : une vérité et un mensonge. Si tu es en tête à tête avec l’Ambassadeur, tu peux demander une carte noire à quelqu’un. Sinon, choisis ton prochain lieu.
inkognito-learn-told = Tout ce qu’on t’a montré est écrit ici. De chaque paire de cartes de couleur, une est vraie ; les cartes noires le sont toujours. Tes notes aident à trouver laquelle.
inkognito-learn-call = Quand tu tiens le numéro, appelle-le pendant que tu rencontres ton allié. Si c’est le bon, vous avez un point tous les deux ; sinon, ce sont les autres. À trois points, la partie est gagnée.
inkognito-learn-end = Cette ligne dit toujours ce qui vient ensuite. Ne fais confiance à personne trop tôt.
inkognito-learn-court-goal = Vous êtes cinq, chacun pour soi, et tu es l’Ambassadeur. Tu n’as ni carte noire ni secret, mais tu cherches aussi le numéro de téléphone : les fragments de Fiddlebottom, Bubble, Zsa Zsa et X, dans cet ordre.
inkognito-learn-court-lay = Avant que les agents jouent, tu poses un lieu face cachée. Ils ne savent pas lequel. Choisis-en un et confirme.
inkognito-learn-court-wait = Les agents vont maintenant à leurs lieux, et ta carte est retournée. Si un agent est seul avec toi, il peut demander une carte noire. S’ils sont exactement deux, chacun te montre deux cartes.
inkognito-learn-court-hear = Tout ce qu’on t’a montré est écrit ici. Quand un agent te rencontre en tête à tête et demande une carte noire à un autre, tu la vois aussi. Les cartes noires sont toujours vraies ; de deux cartes de couleur, une seule l’est.
inkognito-learn-court-call = Quand tu connais le numéro, appelle-le lors d’une rencontre avec un ou deux agents. S’il est juste, tu marques un point ; sinon, chacun des autres en marque un. À trois points, la partie est gagnée.
inkognito-learn-court-end = Cette ligne dit toujours ce qui vient ensuite. Va là où l’on parle.
