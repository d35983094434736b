### Une partie dans le terminal. Ce que dit un jeu est dans son dossier. Les commandes sont les mêmes dans toutes les langues.

## Questions avant une partie

terminal-welcome = Nascondino, une table pour jouer à se cacher et à se chercher. Entrée choisit ce qui est entre crochets.
terminal-ask-resume = Reprendre la partie qui n’était pas finie ?
terminal-yes = oui
terminal-no = non
terminal-ask-game = Quel jeu ?
terminal-ask-players = Combien de joueurs, bots compris ?
terminal-ask-seat = Quelle est ta place ?
terminal-ask-seat-of = Quelle est ta place ? (place { $seat } : { $role })
terminal-ask-board = Sur quel plateau ?
terminal-none-of-them = « { $answer } » n’en fait pas partie.

## La partie

terminal-kept = La partie est gardée dans { $path }
terminal-go-on = Pour reprendre ici : { $command }
terminal-player = { $role } (place { $seat })
terminal-both = { $one } et { $other }
terminal-your-move = Tu es { $who }. À toi de jouer, ou ? pour l’aide
terminal-no-move = « { $line } » n’est pas un coup possible maintenant ; tape ? pour l’aide.
terminal-no-bot = Aucun bot de ton camp ne peut jouer maintenant.
terminal-pass-on = Passe le clavier au suivant, { $who }, puis appuie sur Entrée.

## Ce qu’on peut demander

terminal-help =
    Tape le numéro d’un coup, ou le coup lui-même, par exemple « { $example } ». Ou bien :
      where         ce qui peut être caché, d’après tout ce que tu as vu
      { $named ->
        [yes] why QUI X     pourquoi QUI peut être X ou l’avoir, ou pourquoi pas
       *[no] why N         pourquoi ça peut être N, ou pourquoi pas
      }
      hint          ce qu’un bot ferait ici avec ce que tu sais, et pourquoi
      board         le plateau tel que tu le vois
      moves         ce que tu peux faire maintenant
      log           tout ce que tu as vu
terminal-help-map =
    from N        où mènent les voies depuis N, et qui peut venir à N
    map N         la carte autour de N ; from et map sans N : là où tu es
terminal-help-others = others        laisser un bot de ton camp jouer d’abord
terminal-help-end =
    save FICHIER  une copie de la partie en l’état (elle révèle tous les secrets)
    quit          s’arrêter là ; la partie est gardée et reprend avec --resume
terminal-hint = Un bot avec ce que tu sais choisirait : { $what }
terminal-percent = { $share } %
terminal-possible = { $subject }. D’après ce que tu as vu, possibilités : { $count }
terminal-possible-to-all = { $subject }. D’après ce que tous ont vu, possibilités : { $count }
terminal-why-what =
    { $asked ->
        [none] { "" }
       *[other] Il n’y a rien à expliquer sur « { $asked } ».{ " " }
    }Dis ce qu’il faut expliquer, { $several ->
        [yes] comme dans « why 1 7 », secret et valeur par leurs numéros.
       *[no] comme dans « why 57 ».
    }
terminal-why-who = Dis qui et quoi, comme dans « why { $example } ».
terminal-grid = « { terminal-yes } » : c’est ainsi ; « ? » : c’est possible ; « - » : c’est exclu.
terminal-grid-certain = { $who } : { $what }, à coup sûr.
terminal-grid-possible = { $who } : { $what }, c’est possible.
terminal-from = Depuis { $place } :
terminal-from-here = Ici : { $who }
terminal-from-comers = En un coup peut venir ici :
terminal-from-by = depuis { $place } : { $ways }
terminal-from-nobody = Parmi ceux que tu vois, personne ne peut venir ici en un coup.
terminal-no-map = Ce jeu n’a pas de carte : rien n’y mène d’un lieu à l’autre.
terminal-no-place = Aucun lieu, ou plus d’un, ne s’appelle « { $place } » ; nommes-en un comme dans « { $command } { $example } ».
terminal-folded = { $count } coups en tout. Tape un coup, par exemple « { $example } », ou « moves » pour la liste.
terminal-all-kept = Chaque action est déjà dans { $path }.
terminal-written = Écrit : { $path }

## La fin

terminal-won = { $reason } Tu gagnes.
terminal-lost = { $reason } Tu perds.
terminal-winners = { $reason } Victoire : { $who }.
terminal-nobody-won = { $reason } Personne ne gagne.
terminal-record = L’enregistrement est dans { $path }
terminal-last-link = Son dernier maillon est { $link }

## Une partie racontée à nouveau

terminal-seat = place { $seat }
terminal-onlooker = spectateur
terminal-told = { $who } : { $what }
terminal-step = { $step } sur { $steps }. Entrée : suivant, b : précédent, q : quitter

## Dans le navigateur

serve-at = Nascondino est à l’adresse { $address } (Ctrl-C l’arrête ; aucune partie n’est perdue)
serve-alone = Seul cet ordinateur peut l’ouvrir. Pour que d’autres entrent depuis ton réseau : { $command }
serve-offline = Cet ordinateur n’est dans aucun réseau en ce moment ; lui seul peut donc ouvrir la page.
serve-also = Si cette adresse ne mène pas les autres ici : { $addresses }
serve-here = Sur cet ordinateur aussi : { $address }
