### Een spel in de terminal. Wat een spel zegt, staat in zijn eigen map. Commando’s zijn in elke taal hetzelfde.

## Vragen vooraf

terminal-welcome = Nascondino, een tafel voor verstopspellen. Met Enter kies je wat tussen haken staat.
terminal-ask-resume = Verder met het spel dat nog niet af is?
terminal-yes = ja
terminal-no = nee
terminal-ask-game = Welk spel?
terminal-ask-players = Met hoeveel spelers, bots meegeteld?
terminal-ask-seat = Op welke plaats zit jij?
terminal-ask-seat-of = Op welke plaats zit jij? (plaats { $seat }: { $role })
terminal-ask-board = Op welk speelbord?
terminal-none-of-them = “{ $answer }” zit er niet bij.

## Het spel

terminal-kept = Het spel wordt bewaard in { $path }
terminal-go-on = Zo ga je verder waar je gebleven was: { $command }
terminal-player = { $role } (plaats { $seat })
terminal-both = { $one } en { $other }
terminal-your-move = Je bent { $who }. Jouw zet, of ? voor hulp
terminal-no-move = “{ $line }” is nu geen mogelijke zet; ? helpt.
terminal-no-bot = Geen bot van jouw partij kan nu iets doen.
terminal-pass-on = Geef het toetsenbord door aan { $who } en druk dan op Enter.

## Wat je kunt vragen

terminal-help =
    Typ het nummer van een zet, of de zet zelf, zoals “{ $example }”. Of een van deze:
      where         wat er verborgen kan zijn, na alles wat je hebt gezien
      { $named ->
        [yes] why WIE X     waarom WIE X kan zijn of hebben, of niet
       *[no] why N         waarom het N kan zijn, of niet
      }
      hint          wat een bot hier met jouw kennis zou doen, en waarom
      board         het speelbord zoals jij het ziet
      moves         wat je nu kunt doen
      log           alles wat je hebt gezien
terminal-help-map =
    from N        waar je vanuit N heen kunt, en wie bij N kan komen
    map N         de kaart rond N; from en map zonder N: waar jij bent
terminal-help-others = others        een bot van jouw partij eerst laten zetten
terminal-help-end =
    save BESTAND  een kopie van het spel zoals het nu is (die verraadt alle geheimen)
    quit          hier stoppen; het spel blijft bewaard en gaat verder met --resume
terminal-hint = Een bot met jouw kennis zou kiezen: { $what }
terminal-percent = { $share }%
terminal-possible = { $subject }. Mogelijk na alles wat jij hebt gezien: { $count }
terminal-possible-to-all = { $subject }. Mogelijk na alles wat iedereen heeft gezien: { $count }
terminal-why-what =
    { $asked ->
        [none] { "" }
       *[other] Over “{ $asked }” valt niets uit te leggen.{ " " }
    }Zeg wat je uitgelegd wilt hebben, { $several ->
        [yes] zoals “why 1 7”: geheim en waarde met hun nummers.
       *[no] zoals “why 57”.
    }
terminal-why-who = Zeg wie en wat, zoals in “why { $example }”.
terminal-grid = { terminal-yes }: het is zo; ?: het kan zo zijn; -: het kan niet zo zijn.
terminal-grid-certain = { $who }: { $what }, zeker weten.
terminal-grid-possible = { $who }: { $what } is mogelijk.
terminal-from = Vanuit { $place }:
terminal-from-here = Hier: { $who }
terminal-from-comers = In één zet kan hier komen:
terminal-from-by = vanaf { $place }: { $ways }
terminal-from-nobody = Niemand die je ziet kan hier in één zet komen.
terminal-no-map = Dit spel heeft geen kaart: er leidt niets van plek naar plek.
terminal-no-place = Geen enkele plek heet “{ $place }”, of meer dan één; noem er een zoals in “{ $command } { $example }”.
terminal-folded = In totaal { $count } zetten. Typ er een, zoals “{ $example }”, of “moves” voor de lijst.
terminal-all-kept = Elke zet staat al in { $path }.
terminal-written = Geschreven: { $path }

## Het einde

terminal-won = { $reason } Je wint.
terminal-lost = { $reason } Je verliest.
terminal-winners = { $reason } De winnaars: { $who }.
terminal-nobody-won = { $reason } Niemand wint.
terminal-record = Het verslag is { $path }
terminal-last-link = De laatste schakel is { $link }

## Een spel, nog eens verteld

terminal-seat = plaats { $seat }
terminal-onlooker = toeschouwer
terminal-told = { $who }: { $what }
terminal-step = { $step } van { $steps }. Enter: verder, b: terug, q: stoppen

## In de browser

serve-at = Nascondino staat op { $address } (Ctrl-C sluit af; geen spel gaat verloren)
serve-alone = Alleen deze computer kan het openen. Zo komen ook anderen uit je netwerk binnen: { $command }
serve-offline = Deze computer zit nu in geen enkel netwerk, dus alleen hij kan de pagina openen.
serve-also = Als dat adres anderen niet hierheen brengt: { $addresses }
serve-here = Op deze computer ook: { $address }
