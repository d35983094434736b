# What is said when a match is looked at again. The page fetches it there.

## Revoir une partie

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
review-closed = Les personnes qui l’ont jouée peuvent copier un lien qui l’ouvre à tout le monde : sous « { $review } », puis « { $keep } ».
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
whatif-end = Cela finirait ici.
whatif-long = Impossible d’essayer plus loin : c’est la longueur maximale.
whatif-link = Lien vers cet essai
