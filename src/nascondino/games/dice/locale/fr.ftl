### Scotland Yard, le jeu de dés, en français.
### $place est le numéro d’un lieu avec le nom de sa tuile, $number le numéro seul ; $letter et $tile sont la lettre et le nom
### d’une tuile. $how est l’un de taxi, bus, underground, black, helicopter. $move compte les coups de Mister X.

dice-pawn =
    { $owns ->
        [alone] { $owner }
        [several] { $owner } ({ $pawn })
       *[unknown] Le pion { $pawn }
    }
dice-pawn-within =
    { $owns ->
        [alone] { $owner }
        [several] { $owner } ({ $pawn })
       *[unknown] le pion { $pawn }
    }

## Ce qui s’est passé

dice-laid = On pose la tuile { $letter }, { $tile }.
dice-turned = On retourne la tuile { $letter }, { $tile }, sur sa face claire.
dice-placed = { dice-pawn } commence au { $place }.
dice-hidden = Mister X se cache au { $place }.
dice-hidden-unseen = Mister X a choisi sa cachette.
dice-named = Mister X dit : « Je suis sur la tuile { $letter }, { $tile }. »
dice-begun =
    { $move ->
        [0] La chasse commence. { dice-pawn } part en premier.
       *[other] Nouveau tour : { dice-pawn-within } part en premier.
    }
dice-rolled =
    Dés lancés{ $taxi ->
        [0] { "" }
       *[other] { " · " }{ $taxi } × taxi
    }{ $bus ->
        [0] { "" }
       *[other] { " · " }{ $bus } × bus
    }{ $underground ->
        [0] { "" }
       *[other] { " · " }{ $underground } × métro
    }{ $x ->
        [0] { "" }
       *[other] { " · " }{ $x } × X
    }
dice-rerolled = Un jeton de moins : on relance.
dice-moved =
    { dice-pawn } va en { $how ->
        [taxi] taxi
        [bus] bus
       *[underground] métro
    } au { $place }.
dice-stayed = { dice-pawn } ne peut se servir d’aucun dé et reste sur place.
dice-doubled = Mister X fait un coup double.
dice-fled =
    Coup { $move } : Mister X va { $how ->
        [taxi] en taxi
        [bus] en bus
        [underground] en métro
        [black] avec un Black Ticket
       *[helicopter] en hélicoptère
    } au { $place }.
dice-fled-unseen =
    Coup { $move } : Mister X { $how ->
        [taxi] prend un taxi
        [bus] prend le bus
        [underground] prend le métro
        [black] joue un Black Ticket
       *[helicopter] traverse la ville par les airs
    }, à l’abri des regards.
dice-passed = Coup { $move } : aucun dé n’est utile à Mister X. Il se terre.
dice-shown = Le brouillard se lève : Mister X est au { $place }. Ses dés retournent dans la réserve et le chemin qu’il a suivi est dévoilé : { $way }.
dice-ended-caught = Mister X et { dice-pawn-within } se rencontrent au { $place } : les détectives gagnent.
dice-ended-escaped = La dernière case est couverte et personne n’a trouvé Mister X : il gagne. Il était au { $place }.

dice-secret = Où est Mister X
dice-secret-asked = Où est Mister X ?

## Pourquoi Mister X ne peut pas être quelque part. $move : combien de coups il avait joués.

dice-possible = Mister X peut être au { $place }.
dice-not-hidden-yet = Mister X ne s’est pas encore caché.
dice-in-the-box = Le { $number } est sur la tuile { $letter }, restée dans la boîte.
dice-occupied =
    { $move ->
        [0] { dice-pawn } était au { $place } quand Mister X s’est caché.
       *[other] En allant au { $place } avec le coup { $move }, il serait tombé sur { dice-pawn-within }.
    }
dice-off-tile = Le { $place } n’est pas sur la tuile { $letter }, que Mister X a annoncée.
dice-not-within-reach =
    Le coup { $move }, { $how ->
        [taxi] en taxi
        [bus] en bus
        [underground] en métro
        [black] avec un Black Ticket
       *[helicopter] en hélicoptère
    }, ne peut pas avoir mené au { $place }.
dice-elsewhere =
    { $move ->
        [0] Mister X ne s’est pas caché au { $place }.
       *[other] Après le coup { $move }, Mister X n’était pas au { $place }.
    }
dice-visited =
    { $move ->
        [0] Avant le premier coup de Mister X, { dice-pawn-within } était au { $place }, et Mister X n’y était pas.
       *[other] Après le coup { $move }, { dice-pawn-within } a rejoint le { $place }, et Mister X n’y était pas.
    }
dice-could-move = Au { $place }, un dé lui aurait été utile après le coup { $move } ; or il a passé son tour.
dice-no-second-move = S’il avait été au { $place } après le coup { $move }, Mister X n’aurait pas pu faire de coup double ; or il en a fait un.

## Ce qu’on peut faire

dice-offer-start = Commencer au
dice-offer-hide = Te cacher au
dice-offer-flight =
    { $how ->
        [taxi] En taxi au
        [bus] En bus au
        [underground] En métro au
        [black] Avec un Black Ticket au
       *[helicopter] En hélicoptère au
    }
dice-offer-pursuit =
    { dice-pawn } en { $how ->
        [taxi] taxi
        [bus] bus
       *[underground] métro
    } au
dice-offer-to = { $place }
dice-offer-flight-to =
    { $caught ->
        [0] { $place }
       *[other] { $place } ({ dice-offer-caught })
    }
dice-offer-caught = on t’y attraperait aussitôt
dice-offer-stays = Faute de dé utile, laisser sur place
dice-offer-pawn = { dice-pawn-within }
dice-offer-token = Dépenser un jeton et
dice-offer-token-what = relancer les dés
dice-offer-pass = Passer
dice-offer-pass-what = en restant où tu es
dice-offer-double = Utiliser le coup double :
dice-offer-double-what = deux coups à la suite

## Dans la légende du dessin

dice-legend-dark = Lettres sombres
dice-legend-dark-note = la face normale
dice-legend-light = Lettres claires
dice-legend-light-note = la face expert, pour quelques tuiles

## Sur le dessin de la ville

dice-figure-x = Mister X
dice-figure-detective = { dice-pawn }

## La ville dans un terminal

dice-picture-setup = { $board } : mise en place.
dice-picture-round =
    { $board }. Mister X a joué { $moves } de ses { $most } coups et { $show ->
        [0] ne se montrera plus.
       *[other] se montre après le coup { $show }.
    }
dice-picture-over = { $board } : la partie est finie. Coups joués : { $moves } sur { $most }.
dice-picture-x = Mister X (place { $seat }) : { $where }. Black Tickets : { $black }, coups doubles : { $doubles }, hélicoptères : { $helicopters }.
dice-picture-way = Écrit sur son plateau : { $way }
dice-picture-detective = Pion { $pawn } (place { $seat }) : { $where }
dice-picture-unseen = caché
dice-picture-nowhere = pas encore en jeu
dice-picture-done = { $place } (a joué)
dice-picture-dice = Dés : { $held } en main, { $supply } dans la réserve. Jetons : { $tokens }.
dice-picture-rolled = Lancés : { $taxi } × taxi, { $bus } × bus, { $underground } × métro, { $x } × X.
dice-picture-used = Utilisés : { $taxi } × taxi, { $bus } × bus, { $underground } × métro.

## La carte dans un terminal

dice-atlas-way =
    { $how ->
        [taxi] Taxi
        [bus] Bus
        [underground] Métro
        [black] Black Ticket
       *[helicopter] Hélicoptère
    }

## À la table

dice-title = Scotland Yard, le jeu de dés
dice-pitch = Un Londres de tuiles, nouveau à chaque partie, où les dés qui font avancer les détectives sont ceux avec lesquels Mister X s’échappe.
dice-lasts = 20 à 30 minutes
dice-board-dice = Londres dans le brouillard
dice-reason-caught = Mister X s’est fait attraper.
dice-reason-escaped = Mister X s’est échappé.
dice-reason-resigned = { $role ->
    [mister_x] Mister X a abandonné.
   *[detective] Les détectives ont abandonné.
}
dice-option-mister_x = Qui est Mister X
dice-option-tiles = Tuiles
dice-option-tiles-standard = toutes sur la face normale
dice-option-tiles-expert = certaines sur la face expert
dice-option-tiles-letters = des tuiles choisies sur la face expert
dice-option-refill = Dés repris dans la réserve à chaque tour
dice-option-refill-one = un seul
dice-option-refill-full = tous ceux qui manquent
dice-option-double_counts = Un coup double compte pour
dice-option-double_counts-twice = deux coups
dice-option-double_counts-once = un seul coup
dice-channel-table = Tout le monde
dice-channel-detectives = Détectives seulement
dice-role-mister_x = Mister X
dice-role-detective = un détective
dice-help =
    D’abord les détectives : chacun lance les dés qui restent à l’équipe, en utilise un et le pose à côté de son pion.
    Qui ne peut en utiliser aucun reste sur place. Un jeton permet de relancer ; il y en a trois pour toute la partie.
    Ensuite, Mister X prend un des dés utilisés et se déplace avec, sans se montrer, ou passe si aucun ne lui est utile.
    Un Black Ticket cache comment il voyage et permet de rouler en sens interdit ; l’hélicoptère vole d’un bord tout
    droit au bord opposé. Mister X se montre après les coups 3, 7 et 11, et le chemin qu’il a suivi est alors dévoilé.
    Le taxi va au lieu voisin, le bus tout droit jusqu’au prochain arrêt de bus, le métro à n’importe quelle autre
    station.
    Les détectives gagnent quand l’un d’eux le rencontre ; lui gagne si personne ne l’a trouvé une fois qu’ils ont joué
    après son douzième coup.
dice-signs =
    Sur la carte, t, b et u sont les arrêts de taxi, de bus et de métro, * signale qui s’y trouve, [A] est une tuile
    côté sombre, (A) une tuile côté clair ; les flèches sont des sens uniques, les lignes obliques des voies de taxi.

## La face : les dés sur la table, le plateau de Mister X. $face est l’un de taxi, bus, underground, x ; $task ce qu’il y a à faire.

dice-face-tray = Les dés
dice-face-name =
    { $face ->
        [taxi] Taxi
        [bus] Bus
        [underground] Métro
        [black] Black Ticket
        [double] Coup double
        [helicopter] Hélicoptère
       *[x] X
    }
dice-face-leads =
    { $count ->
        [0] { $face ->
            [x] ne mène nulle part
           *[other] inutile ici
        }
        [one] { $count } lieu
       *[other] { $count } lieux
    }
dice-face-task =
    { $task ->
        [place] Pose un pion là où seuls les taxis s’arrêtent.
        [hide] Choisis ta cachette. Tu devras annoncer la tuile, pas le lieu.
        [go] { dice-pawn } : prends un dé, puis va où il mène.
        [go-both] Choisis un dé et le pion qui l’utilise. L’autre lancera ce qui reste.
        [stuck] Aucun de ces dés n’est utile. Reste sur place ; on les relancera tous ensuite.
        [stuck-token] Aucun de ces dés n’est utile. Reste sur place, ou dépense un jeton et relance.
        [flee] Prends un dé que les détectives ont utilisé, ou l’un de tes atouts.
        [flee-none] Aucun dé ne t’est utile. Passe, ou prends l’un de tes atouts.
        [first] Premier de deux coups : comment pars-tu ?
       *[second] Second de deux coups : comment pars-tu ?
    }
dice-face-see =
    { $whose ->
        [mister_x] Mister X peut prendre un de ces dés.
       *[detectives] Les détectives ont lancé les dés.
    }
dice-face-pawns = Quel pion
dice-face-stays = { dice-pawn } reste sur place
dice-face-tokens =
    { $count ->
        [0] Plus de relance
        [one] Encore { $count } relance
       *[other] Encore { $count } relances
    }
dice-face-again = Relancer
dice-face-pass = Passer
dice-face-tickets = Tickets de Mister X
dice-face-board = Le plateau de Mister X
dice-face-boxes = Cases du plateau de Mister X
dice-face-box =
    Case { $number } : { $how ->
        [start] le départ, sur la tuile { $tile }
        [taxi] en taxi
        [bus] en bus
        [underground] en métro
        [black] avec un Black Ticket
        [helicopter] en hélicoptère
       *[pass] a passé
    }{ $place ->
        [no] { $covered ->
            [yes] , couverte
           *[no] { "" }
        }
       *[other] , au { $place }
    }
dice-face-box-empty =
    Case { $number } : vide{ $shows ->
        [yes] . Ensuite, il se montre
       *[no] { "" }
    }
dice-face-pawn = { dice-pawn } :
dice-face-nowhere = pas encore en ville
dice-face-starter = a le marqueur premier joueur
dice-face-starts = commence
dice-face-gone =
    { $face ->
        [taxi] a pris le taxi
        [bus] a pris le bus
       *[underground] a pris le métro
    }
dice-face-dice = Dés en main : { $held } · dans la réserve : { $supply } · relances restantes : { $tokens }

## Les premiers pas, expliqués à la table

dice-learn-goal = Tu es Mister X. Les détectives lancent des dés pour voyager, et tu voyages avec les dés qu’ils ont utilisés.
dice-learn-hide = Choisis d’abord ta cachette : n’importe où sans détective, et de préférence pas juste à côté de l’un d’eux. Puis confirme.
dice-learn-wait = Les détectives lancent et bougent, l’un après l’autre. Regarde quels dés ils utilisent.
dice-learn-take = Si l’un des dés utilisés te sert, prends-le et pars : le taxi va au lieu voisin, le bus tout droit au prochain arrêt, le métro à n’importe quelle autre station. Si aucun ne te sert, passe ou utilise un ticket spécial.
dice-learn-told = Si tu as pris un dé, ils voient lequel, mais pas ta destination. Après les coups 3, 7 et 11, tu te montres et le chemin que tu as suivi est dévoilé.
dice-learn-black = Un Black Ticket t’emmène là où vont taxi, bus ou métro, sans qu’ils sachent lequel. Un coup double t’offre deux coups à la suite, et l’hélicoptère vole d’un bord de la ville à l’autre. Tu en as peu.
dice-learn-end = Cette ligne dit toujours ce qui vient ensuite. Tiens bon jusqu’à ce qu’ils aient encore joué après ton douzième coup.
dice-learn-hunt-goal = Tu es détective. Mister X se cache quelque part dans cette ville de tuiles ; qui le rencontre là où il est gagne pour tous les détectives.
dice-learn-hunt-place = Pose d’abord ton pion sur un lieu où seuls les taxis s’arrêtent. Ensuite, Mister X se cache et doit nommer sa tuile.
dice-learn-hunt-wait = Tout ce qui se passe est raconté ici. Attends que ce soit ton tour.
dice-learn-hunt-roll = Les dés de l’équipe sont lancés. Choisis-en un qui te sert et déplace-toi avec. Mais réfléchis : Mister X pourra prendre un des dés que vous utilisez.
dice-learn-hunt-told = Sur son plateau, tu vois quel dé couvre chaque case : c’est avec lui qu’il a voyagé. Après les coups 3, 7 et 11, il se montre, et son chemin est dévoilé.
dice-learn-hunt-end = Cette ligne dit toujours ce qui vient ensuite. Un X sur une case peut être un Black Ticket, l’hélicoptère ou un tour passé.
