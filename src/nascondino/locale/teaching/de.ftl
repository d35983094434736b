# What is needed only by who looks at a match again, or asks for advice: the page fetches it then.

## Analysis
teaching-title = Analyse
tab-analysis = Analyse
analysis-text = Ein Bot sieht sich jede Entscheidung noch einmal an und weiß dabei nicht mehr, als der Platz damals wusste.
analysis-begin = Partie analysieren
analysis-preparing = Der Bot macht sich bereit …
analysis-working = { $judged } von { $decisions } Entscheidungen angesehen
analysis-failed = Die Partie ließ sich nicht analysieren.
analysis-again = Noch einmal versuchen
analysis-part = Es dauerte zu lange: Nur { $judged } von { $decisions } Entscheidungen wurden angesehen.
analysis-accuracy = Genauigkeit
analysis-decisions =
    { $count ->
        [one] { $count } Entscheidung
       *[other] { $count } Entscheidungen
    }
analysis-hardly = Fast nichts wurde verschenkt.
analysis-how = Welchen Teil der Aussichten jede Entscheidung im Mittel erhalten hat. So genau ist der Bot selbst nicht: Verluste unter { $noise } zählen nicht.
analysis-turning = Wendepunkte
analysis-little = Das wenige, was verloren ging
analysis-no-turning = Keine Entscheidung hat viel gekostet.
analysis-at = { $name }, Schritt { $step } von { $last }
analysis-lost = { $before } → { $after }
analysis-lost-in-words = die Aussicht fiel von { $before } auf { $after }
analysis-made = Gespielt: { $what }
analysis-better = Besser: { $what }

## What a bot would do
review-bot = Was ein Bot tun würde
review-bot-nobody = In diesem Moment muss niemand etwas entscheiden.
review-bot-ask = Einen Bot an der Stelle von { $name } fragen
review-bot-busy = Der Bot denkt nach …
review-bot-thinks = So denkt { $bot } an der Stelle von { $name }, ohne mehr zu wissen. Die Zahlen folgen seinem eigenen Maßstab.
review-bot-chances = So denkt { $bot } an der Stelle von { $name }, ohne mehr zu wissen. Die Zahlen sagen, für wie wahrscheinlich er einen Sieg hält.
review-bot-made = wurde gespielt
review-bot-ignores = nicht bedacht

## Hints
hint-thinking = Ich denke nach, mit deinem Wissen …
hint-by = Was { $bot } mit deinem Wissen an deiner Stelle tun würde:
hint-chance = Aussicht auf den Sieg etwa { $share }
hint-next = Am nächsten kommt: { $what }
hint-choose = Auswählen
hint-close = Tipp schließen
hint-why-only = Etwas anderes kommt nicht in Frage.
hint-why-sure = Das gewinnt sofort, was auch immer verborgen ist.
hint-why-wins = Das gewinnt sofort in { $best } der Fälle, mit denen du rechnen musst; das Nächstbeste in { $other }.
hint-why-saves = Das verliert sofort in { $best } der Fälle, mit denen du rechnen musst; das Nächstbeste in { $other }.
hint-why-hides =
    { $about }: So bleiben den anderen { $best ->
        [one] { $best } Möglichkeit
       *[other] { $best } Möglichkeiten
    }, beim Nächstbesten { $other }.
hint-why-learns =
    { $about }: Danach { $best ->
        [one] bleibt dir etwa { $best } Möglichkeit
       *[other] bleiben dir etwa { $best } Möglichkeiten
    }, nach dem Nächstbesten { $other }.
hint-why-mixes = Hier darf man nicht berechenbar sein: In { $best } der Fälle täte er dies, in { $other } das Nächstbeste.
hint-why-alike = Beides ist etwa gleich gut.

## Opinions
opinion-switch = Eine Vermutung daneben zeigen
opinion-title = Eine Vermutung
opinion-text = Kein Wissen: Sie nimmt an, dass alle so spielen, wie man meistens spielt, und kann falsch sein. Was unmöglich ist, bleibt es.
opinion-figures = { $share } (gezählt: { $counted })
opinion-legend = Der Balken ist die Vermutung; in Klammern der Anteil, wenn jede Möglichkeit gleich viel zählt.
opinion-none = Gerade ist nichts offen.
