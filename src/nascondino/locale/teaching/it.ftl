# What is needed only by who looks at a match again, or asks for advice: the page fetches it then.

## Analysis
teaching-title = Analisi
tab-analysis = Analisi
analysis-text = Un bot riguarda ogni decisione, sapendo solo ciò che quel posto sapeva allora.
analysis-begin = Analizza la partita
analysis-preparing = Il bot si prepara…
analysis-working = { $judged } decisioni su { $decisions } riguardate
analysis-failed = Non è stato possibile analizzare la partita.
analysis-again = Riprova
analysis-part = Ci voleva troppo tempo: sono state riguardate solo { $judged } decisioni su { $decisions }.
analysis-accuracy = Precisione
analysis-decisions =
    { $count ->
        [one] { $count } decisione
       *[other] { $count } decisioni
    }
analysis-hardly = Non si è perso quasi niente.
analysis-how = Quanta parte delle possibilità di vincere ha conservato in media ogni decisione. Il bot stesso non è così esatto: le perdite sotto { $noise } non contano.
analysis-turning = Punti di svolta
analysis-little = Il poco che si è perso
analysis-no-turning = Nessuna decisione è costata molto.
analysis-at = { $name }, passo { $step } di { $last }
analysis-lost = { $before } → { $after }
analysis-lost-in-words = la possibilità è scesa da { $before } a { $after }
analysis-made = Giocato: { $what }
analysis-better = Meglio: { $what }

## What a bot would do
review-bot = Che cosa farebbe un bot
review-bot-nobody = In questo momento nessuno deve decidere niente.
review-bot-ask = Chiedi a un bot nei panni di { $name }
review-bot-busy = Il bot ci pensa…
review-bot-thinks = Nei panni di { $name }, senza saperne di più: { $bot }. I numeri sono su una scala tutta sua.
review-bot-chances = Nei panni di { $name }, senza saperne di più: { $bot }. I numeri dicono quanto ritiene probabile vincere.
review-bot-made = scelta davvero
review-bot-ignores = non considerata

## Hints
hint-thinking = Ci penso, con ciò che sai tu…
hint-by = Che cosa farebbe { $bot } al posto tuo, con ciò che sai:
hint-chance = possibilità di vincere circa { $share }
hint-next = Subito dopo: { $what }
hint-choose = Scegli questa
hint-close = Chiudi il suggerimento
hint-why-only = Non c’è altro da considerare.
hint-why-sure = Vince subito, qualunque cosa sia nascosta.
hint-why-wins = Vince subito nel { $best } dei casi con cui devi fare i conti; la seconda scelta nel { $other }.
hint-why-saves = Perde subito nel { $best } dei casi con cui devi fare i conti; la seconda scelta nel { $other }.
hint-why-hides =
    { $about }: così agli altri { $best ->
        [one] resta { $best } possibilità
       *[other] restano { $best } possibilità
    }, con la seconda scelta { $other }.
hint-why-learns =
    { $about }: dopo ti { $best ->
        [one] resta circa { $best } possibilità
       *[other] restano circa { $best } possibilità
    }, dopo la seconda scelta { $other }.
hint-why-mixes = Qui bisogna essere imprevedibili: farebbe così nel { $best } dei casi, la seconda scelta nel { $other }.
hint-why-alike = Valgono più o meno lo stesso.

## Opinions
opinion-switch = Mostra accanto un’opinione
opinion-title = Un’opinione
opinion-text = Non è sapere: suppone che si giochi come si fa di solito, e può sbagliare. Ciò che è impossibile resta tale.
opinion-figures = { $share } (contando: { $counted })
opinion-legend = La barra è l’opinione; tra parentesi la quota, se ogni possibilità conta allo stesso modo.
opinion-none = Ora non ci sono dubbi.
