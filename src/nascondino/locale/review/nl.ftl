# What is said when a match is looked at again. The page fetches it there.

## Een spel terugkijken

review-of = { $game } terugkijken
review-loading = Het spel wordt weer opgezet …
review-back = Terug naar de tafel
review-eyes = Door de ogen van
review-as-all = Iedereen samen
review-as-onlooker = Toeschouwer
review-moment = Moment van het spel
review-at = { $moment } van { $last }
review-step = Een stap verder
review-step-back = Een stap terug
review-jump = Naar de volgende wending
review-jump-back = Naar de vorige wending
review-play = Afspelen
review-pause = Pauzeren
review-beliefs = Wat je kon weten
review-heat = Op het bord laten zien
review-words = Hetzelfde in woorden
review-keep = Bewaren
review-link = Link naar dit moment
review-link-help = Wie hem krijgt, mag dit spel terugkijken en kan verder niets aan de tafel doen.
review-closed-title = Dit spel staat niet voor je open
review-closed = Wie meespeelde, kan een link kopiëren die het voor iedereen opent: onder ‘{ $review }’ en dan ‘{ $keep }’.
seal-title = Is er iets veranderd?
seal-text = Elke regel van het verslag is tijdens het spelen verzegeld. Je browser kan het zegel narekenen.
seal-check = Zegel controleren
seal-file = Een bestand controleren
seal-no-record = Dit is geen volledig verslag.
seal-holds = Het zegel is ongeschonden.
seal-broken = Het zegel is verbroken.
seal-seed = Het onthulde begingetal is het getal dat de eerste regel heeft vastgelegd.
seal-seed-broken = Het onthulde begingetal is niet het getal dat de eerste regel heeft vastgelegd: er kan met het lot geknoeid zijn.
seal-promise = Het is het begingetal waaraan de tafel zich had gebonden toen deze browser er voor het eerst kwam.
seal-promise-broken = Het is niet het begingetal waaraan de tafel zich had gebonden toen deze browser er voor het eerst kwam: het is verwisseld, of dit is een ander spel.
seal-salt = De toevalsgetallen die deze browser daarna heeft toegevoegd, zitten in de trekkingen: de tafel kon ze niet kiezen.
seal-salt-broken = De toevalsgetallen die deze browser heeft toegevoegd, staan niet in het verslag: er kan met het lot geknoeid zijn.
seal-draws = Nagerekende trekkingen: { $draws }. Alle volgen uit het begingetal en de toegevoegde getallen.
seal-draws-broken = Sommige trekkingen volgen niet uit het begingetal en de toegevoegde getallen: ze zijn uitgekozen.
seal-no-draws = Dit verslag zegt niet met welke getallen er is getrokken. Alleen het programma kan dat narekenen.
seal-salted = Toevalsgetallen zijn toegevoegd door: { $names }. Verder heeft niemand zekerheid over de trekkingen.
seal-unsalted = Geen enkel apparaat heeft toevalsgetallen toegevoegd: wie de tafel beheert, kon de trekkingen uitkiezen.
seal-chain = Alle { $lines } regels staan er zoals ze verzegeld zijn, in deze volgorde.
seal-chain-broken = Sommige regels staan er niet zoals ze verzegeld zijn, of niet in deze volgorde.
seal-kept = Schakels die deze browser tijdens het spelen ontving: { $links }. Allemaal zitten ze op hun plaats: dit is het spel dat jij hebt gespeeld.
seal-kept-broken = Niet alle schakels die deze browser tijdens het spelen ontving, zitten op hun plaats: dit is niet het spel dat jij hebt gespeeld, of het is te laat verzegeld.
seal-none-kept = Deze browser heeft van dit spel niets bewaard, en kan dus niet zeggen of het hele verslag opnieuw is gemaakt.
seal-links = Schakel voor schakel: { $count }
seal-link-broken = Deze regel, of de schakel ervoor, is veranderd.
seal-draw-broken = Hier is een ander getal getrokken.
seal-meaning = Wat het zegel bewijst, en wat niet
seal-proves = Vóór het spel bindt de tafel zich aan een geheim begingetal. Daarna voegt elk apparaat eigen toevalsgetallen toe. Alle trekkingen volgen uit allebei, dus niemand kan ze alleen uitkiezen, ook niet wie de tafel beheert. Elke regel wordt tijdens het spelen verzegeld en is daarna niet meer te veranderen.
seal-proves-not = Het bewijst niet dat niemand een geheim heeft gehoord. Wie de tafel beheert, kan de trekkingen uitkiezen samen met wie als laatste getallen toevoegde, of een spel afbreken dat verkeerd loopt. Bots voegen niets toe. En deze pagina kent geen regels: of de juiste kaarten in de stapel zaten, weet ze niet. Bovendien komt ze van de tafel zelf.
seal-verify = Zeker ben je pas als je het verslag op een eigen computer controleert, met wat deze browser heeft bewaard: nascondino verify VERSLAG --kept BESTAND
seal-save = Het bewaarde opslaan

## Wat had kunnen gebeuren

review-to-act = Aan de beurt: { $names }.
review-beliefs-all = Wat iedereen kon weten
whatif-title = Wat als …?
whatif-text = Probeer vanaf hier iets anders, voor wie je maar wilt. Het spel blijft zoals het was.
whatif-begin = Iets anders proberen
whatif-not-so = Dit is niet gebeurd.
whatif-leave = Terug naar het spel
whatif-for = Spelen voor
whatif-choose = Wat zou { $name } kunnen doen?
whatif-offers = Wat { $name } kan doen
whatif-made = In het echte spel: { $what }
whatif-do = Proberen
whatif-bot = Een bot laten spelen voor { $name }
whatif-bots = Bots laten doorspelen
whatif-thinking = Een bot denkt na …
whatif-end = Hier zou het eindigen.
whatif-long = Verder proberen kan niet: langer mag het niet worden.
whatif-link = Link naar deze poging
