# What is needed only by who looks at a match again, or asks for advice: the page fetches it then.

## Analysis
teaching-title = Analyse
tab-analysis = Analyse
analysis-text = Een bot bekijkt elke beslissing opnieuw en weet daarbij niet meer dan de plaats toen wist.
analysis-begin = Potje analyseren
analysis-preparing = De bot maakt zich klaar …
analysis-working = { $judged } van { $decisions } beslissingen bekeken
analysis-failed = Het potje kon niet worden geanalyseerd.
analysis-again = Opnieuw proberen
analysis-part = Het duurde te lang: er zijn maar { $judged } van de { $decisions } beslissingen bekeken.
analysis-accuracy = Nauwkeurigheid
analysis-decisions =
    { $count ->
        [one] { $count } beslissing
       *[other] { $count } beslissingen
    }
analysis-hardly = Er ging bijna niets verloren.
analysis-how = Welk deel van de kansen elke beslissing gemiddeld behield. Zo precies is de bot zelf niet: wat onder { $noise } blijft, telt niet mee.
analysis-turning = Keerpunten
analysis-little = Het weinige dat verloren ging
analysis-no-turning = Geen enkele beslissing kostte veel.
analysis-at = { $name }, stap { $step } van { $last }
analysis-lost = { $before } → { $after }
analysis-lost-in-words = de kans zakte van { $before } naar { $after }
analysis-made = Gespeeld: { $what }
analysis-better = Beter: { $what }

## What a bot would do
review-bot = Wat een bot zou doen
review-bot-nobody = Op dit moment hoeft niemand iets te beslissen.
review-bot-ask = Vraag een bot wat hij op de plaats van { $name } zou doen
review-bot-busy = De bot denkt na …
review-bot-thinks = Op de plaats van { $name }, zonder meer te weten: { $bot }. De getallen volgen zijn eigen maatstaf.
review-bot-chances = Op de plaats van { $name }, zonder meer te weten: { $bot }. De getallen zeggen hoe waarschijnlijk hij winst acht.
review-bot-made = is gespeeld
review-bot-ignores = niet overwogen

## Hints
hint-thinking = Ik denk na, met wat jij weet …
hint-by = Wat { $bot } in jouw plaats zou doen, met wat je weet:
hint-chance = kans op winst ongeveer { $share }
hint-next = Daarna: { $what }
hint-choose = Kiezen
hint-close = Tip sluiten
hint-why-only = Iets anders komt niet in aanmerking.
hint-why-sure = Dit wint meteen, wat er ook verborgen is.
hint-why-wins = Dit wint meteen in { $best } van de gevallen waarmee je rekening moet houden; het op een na beste in { $other }.
hint-why-saves = Dit verliest meteen in { $best } van de gevallen waarmee je rekening moet houden; het op een na beste in { $other }.
hint-why-hides =
    { $about }: zo houden de anderen { $best ->
        [one] { $best } mogelijkheid
       *[other] { $best } mogelijkheden
    } over, bij het op een na beste { $other }.
hint-why-learns =
    { $about }: daarna { $best ->
        [one] blijft er voor jou ongeveer { $best } mogelijkheid
       *[other] blijven er voor jou ongeveer { $best } mogelijkheden
    } over, na het op een na beste { $other }.
hint-why-mixes = Hier moet je onvoorspelbaar zijn: dit zou hij in { $best } van de gevallen doen, het op een na beste in { $other }.
hint-why-alike = Beide zijn ongeveer even goed.

## Opinions
opinion-switch = Er een vermoeden naast laten zien
opinion-title = Een vermoeden
opinion-text = Geen kennis: het gaat ervan uit dat mensen spelen zoals ze meestal doen, en kan fout zijn. Wat onmogelijk is, blijft dat.
opinion-figures = { $share } (geteld: { $counted })
opinion-legend = De balk is het vermoeden; tussen haakjes het aandeel als elke mogelijkheid even zwaar telt.
opinion-none = Er valt nu niets te betwijfelen.
