# What is needed only by who looks at a match again, or asks for advice: the page fetches it then.

## Analysis
teaching-title = Analyse
tab-analysis = Analyse
analysis-text = Un bot reprend chaque décision, sans en savoir plus que le joueur à ce moment-là.
analysis-begin = Analyser la partie
analysis-preparing = Le bot se prépare…
analysis-working = { $judged } décisions sur { $decisions } reprises
analysis-failed = La partie n’a pas pu être analysée.
analysis-again = Réessayer
analysis-part = C’était trop long : seules { $judged } décisions sur { $decisions } ont été reprises.
analysis-accuracy = Précision
analysis-decisions =
    { $count ->
        [one] { $count } décision
       *[other] { $count } décisions
    }
analysis-hardly = Presque rien n’a été perdu.
analysis-how = La part de ses chances que chaque décision a gardée, en moyenne. Le bot n’est pas si exact : une perte de moins de { $noise } ne compte pas.
analysis-turning = Tournants
analysis-little = Le peu qui a été perdu
analysis-no-turning = Aucune décision n’a coûté cher.
analysis-at = { $name }, pas { $step } sur { $last }
analysis-lost = { $before } → { $after }
analysis-lost-in-words = les chances sont passées de { $before } à { $after }
analysis-made = Joué : { $what }
analysis-better = Mieux : { $what }

## What a bot would do
review-bot = Ce que ferait un bot
review-bot-nobody = À ce moment, personne n’a rien à décider.
review-bot-ask = Demander à un bot, pour { $name }
review-bot-busy = Le bot réfléchit…
review-bot-thinks = Pour { $name }, sans en savoir plus : { $bot }. Les nombres suivent son propre barème.
review-bot-chances = Pour { $name }, sans en savoir plus : { $bot }. Les nombres disent combien il croit à une victoire.
review-bot-made = coup joué
review-bot-ignores = pas envisagé

## Hints
hint-thinking = Je réfléchis, avec ce que tu sais…
hint-by = Ce que { $bot } ferait à ta place, avec ce que tu sais :
hint-chance = chances de gagner : environ { $share }
hint-next = Juste après : { $what }
hint-choose = Choisir ce coup
hint-close = Fermer le conseil
hint-why-only = Rien d’autre n’entre en ligne de compte.
hint-why-sure = Cela gagne tout de suite, quoi qu’il soit caché.
hint-why-wins = Cela gagne tout de suite dans { $best } des cas possibles pour toi ; le coup suivant dans { $other }.
hint-why-saves = Cela perd tout de suite dans { $best } des cas possibles pour toi ; le coup suivant dans { $other }.
hint-why-hides =
    { $about } : il reste ainsi aux autres { $best ->
        [one] { $best } possibilité
       *[other] { $best } possibilités
    }, avec le coup suivant { $other }.
hint-why-learns =
    { $about } : il te reste alors environ { $best ->
        [one] { $best } possibilité
       *[other] { $best } possibilités
    }, après le coup suivant { $other }.
hint-why-mixes = Ici il faut être imprévisible : il jouerait cela dans { $best } des cas, le coup suivant dans { $other }.
hint-why-alike = Les deux se valent à peu près.

## Opinions
opinion-switch = Montrer un avis à côté
opinion-title = Un avis
opinion-text = Ce n’est pas un savoir : il suppose qu’on joue comme d’habitude et peut se tromper. L’impossible le reste.
opinion-figures = { $share } (compté : { $counted })
opinion-legend = La barre est l’avis ; entre parenthèses, la part si toutes les possibilités comptent autant.
opinion-none = Rien n’est en doute pour l’instant.
