# What is said while people sit down, invitations, links, the wait for others; and what few do at a table. The page fetches it then.

## S’asseoir

claim-title = On t’invite
claim-text = Une place t’est gardée.
claim-by = { $host } t’invite à { $game }.
claim-game = C’est une invitation à { $game }.
claim-look = Regarder
link-copy = Copier
link-copied = Copié
link-select = Sélectionne le lien et copie-le
link-seat = Lien pour la place { $seat }
link-seat-of = Lien pour { $name }
link-watch = Lien pour les spectateurs
link-screen = Lien pour un téléviseur
link-screen-help = Il ouvre le plateau aussi grand que l’écran, avec seulement ce que tout le monde peut voir.
link-seat-help = La première personne qui l’ouvre prend la place.
link-moved-help = Ouvre-le sur l’autre appareil : la place le suit.
link-alone = Seul cet ordinateur peut ouvrir ces liens. Pour que d’autres entrent depuis ton réseau, arrête le serveur et relance-le ainsi :
link-offline = Cet ordinateur n’est dans aucun réseau en ce moment ; lui seul peut donc ouvrir ces liens.
link-address = Si les autres ne peuvent pas ouvrir les liens, essaie une autre adresse de cet ordinateur
used-title = Ce lien n’ouvre plus de place
used-text = Un lien n’ouvre une place qu’une fois. Celui-ci a déjà servi, ou un plus récent l’a remplacé.
used-next = C’était toi, sur un autre appareil ? Là-bas, sous « { $menu } », la place peut être amenée ici. Sinon, demande un nouveau lien.
dead-end-title = Ce lien n’ouvre rien ici
dead-end-text = Il a peut-être perdu quelques lettres en route. Demande à la personne qui l’a envoyé de le copier encore une fois.

## En attente de joueurs

waiting-prompt = En attente de joueurs : { $free }. La partie commence dès que toutes les places sont prises.
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

seat-open = Place libre
seat-away = pas là
seat-leave = La laisser à un bot
seat-fresh = Passer sur un autre appareil
seat-resign = Abandonner la partie
seat-resign-sure = Abandonner ? La partie s’arrête dès que tout ton camp le veut.
seat-resign-yes = Oui, abandonner
seat-resign-no = Non, continuer

## Accueil et reprise

link-qr = Afficher le QR code
link-qr-hide = Cacher le QR code
link-qr-picture = Le lien en QR code, à scanner avec un téléphone

## L’aide du carnet

waiting-aid = À cette table, les carnets calculent ce qui est possible, pour chaque joueur d’après ce qu’il a vu.
waiting-aid-no = À cette table, chacun réfléchit par lui-même : les carnets ne calculent rien.

## Friends who go away, and come back

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
waiting-hints = À cette table, qui doit jouer peut demander conseil à un bot, qui ne sait que ce qu’il sait.

## Over a shoulder

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

## The table on a big screen

screen-turn = À { $names } de jouer
screen-fill = Plein écran
screen-leave = Quitter le grand écran
screen-scan = Scanne un code avec ton téléphone pour t’asseoir.
screen-links-elsewhere = Chacun s’assoit avec son téléphone, par son propre lien.

## After the end, and while somebody is away

end-rematch = Rejouer en se décalant d’une place
end-rematch-go = À la prochaine partie
end-verify = Comment vérifier que personne n’a triché
end-verify-text = Chaque étape a été scellée pendant que vous jouiez. Garde ce dernier maillon du sceau ; avec l’enregistrement, il prouve que rien n’a été changé :
end-verify-command = nascondino verify FICHIER --link { $link }
rematch-asked = { $names } { $count ->
    [one] rejouerait bien.
   *[other] rejoueraient bien.
}
rematch-awaits = Tu rejouerais bien. On attend { $names }.
rematch-now = Commencer sans eux : des bots jouent jusqu’à leur arrivée
absent-since = { $minutes ->
    [one] { $name } n’est plus là depuis { $minutes } minute.
   *[other] { $name } n’est plus là depuis { $minutes } minutes.
}
absent-bot = Laisser jouer un bot jusqu’au retour de { $name }
