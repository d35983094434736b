### Scotland Yard Venice, in het Nederlands.
### $transport is de naam van een vervoermiddel zoals de bestanden van de borden hem hebben, $called het woord van het bord.

venice-transport =
    { $transport ->
        [gondola] gondel
        [motorboat] motorboot
        [jet_ski] jetski
        [taxi] taxi
        [bus] bus
        [underground] metro
       *[other] { $called }
    }
venice-by =
    { $transport ->
        [gondola] met de gondel
        [motorboat] met de motorboot
        [jet_ski] met de jetski
        [taxi] met de taxi
        [bus] met de bus
        [underground] met de metro
       *[other] per { $called }
    }
venice-by-first =
    { $transport ->
        [gondola] Met de gondel
        [motorboat] Met de motorboot
        [jet_ski] Met de jetski
        [taxi] Met de taxi
        [bus] Met de bus
        [underground] Met de metro
       *[other] Per { $called }
    }

venice-pawn =
    { $owns ->
        [alone] { $owner }
        [several] { $owner } ({ $pawn })
        [police] Politie { $pawn }
       *[unknown] Pion { $pawn }
    }
venice-pawn-within =
    { $owns ->
        [alone] { $owner }
        [several] { $owner } ({ $pawn })
        [police] politie { $pawn }
       *[unknown] pion { $pawn }
    }

## Wat er gebeurd is

venice-placed = { venice-pawn } begint op { $place }.
venice-hid = Mister X begint op { $place }.
venice-hid-hidden = Mister X trekt in het geheim zijn starthalte.
venice-begun = Ronde { $number } begint.
venice-doubled = Mister X kondigt een dubbele zet aan.
venice-fled = Zet { $number }: Mister X gaat { venice-by } naar { $place }.
venice-fled-hidden = Zet { $number }: Mister X gaat { venice-by }, niemand ziet waarheen.
venice-fled-black = Zet { $number }: Mister X speelt een black ticket en gaat naar { $place }.
venice-fled-black-hidden = Zet { $number }: Mister X speelt een black ticket, niemand ziet waarheen.
venice-shown = Mister X laat zich zien op { $place }.
venice-moved = { venice-pawn } gaat { venice-by } naar { $place }.
venice-skipped = { venice-pawn } kan niet zetten en slaat een beurt over.
venice-ended-caught = { venice-pawn } pakt Mister X op { $place }: de detectives winnen.
venice-ended-cornered = Mister X kan niet meer weg van { $place }: de detectives winnen.
venice-ended-escaped = De laatste ronde is voorbij en Mister X loopt nog vrij rond. Hij zat op { $place } en wint.
venice-ended-stranded = Geen detective kan nog zetten. Mister X zat op { $place } en wint.

venice-secret = Waar Mister X zit
venice-secret-asked = Waar is Mister X?

## Waarom Mister X ergens niet kan zijn. $number: zijn zet waardoor het is uitgesloten.

venice-possible = Mister X kan op { $place } zitten.
venice-not-a-start = { $place } staat op geen van de startfiches van Mister X.
venice-not-within-reach = Zet { $number } { venice-by } kan niet op { $place } zijn uitgekomen.
venice-not-within-reach-black = Zet { $number } met het black ticket kan niet op { $place } zijn uitgekomen.
venice-elsewhere =
    { $number ->
        [0] Mister X is ergens anders begonnen, niet op { $place }.
       *[other] Na zet { $number } zat Mister X ergens anders, niet op { $place }.
    }
venice-visited =
    { $number ->
        [0] Vóór de eerste zet van Mister X stond { venice-pawn-within } op { $place }, en daar zat hij niet.
       *[other] { venice-pawn } kwam na zet { $number } op { $place }, en daar zat hij niet.
    }
venice-shut-in = Vanaf { $place } had Mister X na zet { $number } geen kant meer op gekund, en dan was het spel afgelopen geweest.
venice-no-second-move = Vanaf { $place } kon na zet { $number } geen dubbele zet, maar hij kondigde er een aan.

## Wat je kunt doen

venice-offer-flight = { venice-by-first } naar
venice-offer-black = Met een black ticket naar
venice-offer-double = Met een ticket voor een dubbele zet:
venice-offer-declare = twee zetten achter elkaar
venice-offer-pursuit = { venice-pawn } { venice-by } naar
venice-offer-to = { $place }

## In de legenda van de tekening

venice-legend =
    { $transport ->
        [gondola] Gondel
        [motorboat] Motorboot
        [jet_ski] Jetski
        [vaporetto] Vaporetto
        [taxi] Taxi
        [bus] Bus
        [underground] Metro
        [ferry] Pont
       *[other] { $called }
    }

## Op de afbeelding van het bord

venice-figure-x = Mister X
venice-figure-detective = { venice-pawn }
venice-figure-police =
    { $owns ->
        [unknown] Pion { $pawn }, politie
       *[police] { venice-pawn }
    }

## Het bord in de terminal

venice-picture-setup = { $board }: de pionnen worden neergezet.
venice-picture-round =
    { $board }, ronde { $round } van { $rounds }. { $show ->
        [0] Mister X heeft { $moves } zetten gedaan en laat zich niet meer zien.
       *[other] Mister X heeft { $moves ->
            [0] nog geen zet
            [one] { $moves } zet
           *[other] { $moves } zetten
        } gedaan en laat zich zien na zet { $show }.
    }
venice-picture-over = { $board }, ronde { $round } van { $rounds }: het spel is afgelopen.
venice-picture-x = Mister X (plaats { $seat })
venice-picture-detective = Pion { $pawn } (plaats { $seat })
venice-picture-police = Pion { $pawn } (politie)
venice-picture-supply = Voorraad
venice-picture-sharing = Pion { $pawn } (deelt tickets met pion { $other })
venice-picture-unseen = ongezien
venice-picture-with = { $where } (black tickets: { $black }, dubbele zetten: { $doubles })
venice-picture-moved = { $place } (gezet)

## De kaart in de terminal

venice-atlas-legend = · { venice-legend }; 57*1: pion 1 staat op 57; [57]: het midden. “from 57” noemt alle lijnen van 57.

## Aan tafel

venice-title = Scotland Yard Venice
venice-pitch = Mister X glipt ongezien door de kanalen van Venetië, en de detectives sluiten hem in: de tickets die hij achterlaat verraden hem.
venice-lasts = 45 tot 60 minuten
venice-board-venice = Venetië
venice-board-london = Londen
venice-reason-caught = Mister X is gepakt.
venice-reason-cornered = Mister X was omsingeld en kon niet meer zetten.
venice-reason-escaped = Mister X is ontsnapt.
venice-reason-stranded = De detectives zaten vast, en Mister X ging ervandoor.
venice-reason-resigned = { $role ->
    [mister_x] Mister X heeft opgegeven.
   *[detective] De detectives hebben opgegeven.
}
venice-option-mister_x = Wie Mister X is
venice-option-stuck_rule = Mister X wint ook zodra deze vastzitten
venice-option-stuck_rule-detectives = alle detectives
venice-option-stuck_rule-all_pawns = alle detectives en de politie
venice-channel-table = Iedereen
venice-channel-detectives = Alleen detectives
venice-role-mister_x = Mister X
venice-role-detective = detective
venice-help =
    In elke ronde zet Mister X eerst, daarna elke andere pion één keer, in willekeurige volgorde. Hij laat zijn ticket
    zien, maar zijn halte alleen na de zetten 3, 8, 13, 18 en 24. Hij betaalt uit de voorraad; daar komen ook de tickets
    van de detectives terecht. Een black ticket verbergt waarmee hij reist, en alleen daarmee kan hij de geheime lijnen
    nemen. Een dubbele zet kondigt hij eerst aan. De detectives winnen als een pion zijn halte bereikt of als hij niet
    meer kan zetten; hij wint na 22 rondes, of zodra geen detective nog kan zetten. De politie reist gratis.

## Het gezicht van het spel, alleen op de pagina. $ticket is het woord voor een soort tickets.

venice-face-pile = { $ticket }: { $count }
venice-face-tickets = Tickets
venice-face-supply = Voorraad
venice-face-free = reist gratis
venice-face-shared = deelt tickets met { venice-pawn-within }
venice-face-moved = heeft gezet
venice-face-task =
    { $task ->
        [flee] Mister X, waar ga je heen?
        [flee-show] Mister X, waar ga je heen? Na deze zet laat je je zien.
        [first] Eerste van twee zetten: waar ga je heen?
        [first-show] Eerste van twee zetten: waar ga je heen? Na deze zet laat je je zien.
        [second] Tweede van twee zetten: waar ga je heen?
        [second-show] Tweede van twee zetten: waar ga je heen? Na deze zet laat je je zien.
        [seek] Waar gaat { venice-pawn-within } heen?
       *[seek-any] Verzet een van je pionnen. De volgorde bepaal je zelf.
    }
venice-face-black = Black ticket
venice-face-black-note = Alles mag, ook de geheime lijnen
venice-face-double = Dubbele zet
venice-face-double-note = Twee zetten achter elkaar
# $show: de zet waarna hij zich weer laat zien; 0 als dat nooit meer is
venice-face-log =
    Ronde { $round } van 22 · { $show ->
        [0] Mister X laat zich niet meer zien
       *[other] Mister X laat zich zien na zet { $show }
    }
venice-face-last-seen = Hier gezien na zet { $number }
venice-face-box-empty = Zet { $number }: nog niet gedaan.
venice-face-box-show = Zet { $number }: dan laat hij zich zien.
venice-face-box-covered = Zet { $number }: { $ticket }, ongezien.
venice-face-box-own = Zet { $number }: { $ticket } naar { $station }, ongezien door de anderen.
venice-face-box-shown = Zet { $number }: { $ticket }, gezien op { $station }.
venice-face-box-joined = { $box } De eerste helft van een dubbele zet.

## De eerste stappen, uitgelegd aan tafel

venice-learn-goal = Je bent Mister X, en alleen jij ziet waar je bent. De pionnen met een nummer jagen op je. Blijf 22 rondes vrij en je wint.
venice-learn-choose = De oplichtende plekken kun je bereiken. Kies er een waarmee je bij de jagers vandaan komt; in de lijst naast het bord staan dezelfde.
venice-learn-go = Hier staat wat je hebt gekozen. Er wordt niets verstuurd voordat jij het zegt: bevestig het.
venice-learn-told = Iedereen ziet je ticket, maar niet waar je heen ging. Meer weten de jagers niet. Een black ticket verraadt zelfs niet waarmee je reisde.
venice-learn-wait = Nu zet elke jager. De lamp laat zien wie er aan de beurt is.
venice-learn-show = Na je zetten 3, 8, 13, 18 en 24 moet je je laten zien. Houd daar rekening mee en doe nog een zet.
venice-learn-black = Twee dingen helpen als ze dichtbij komen. Een black ticket verbergt zelfs waarmee je reist en opent de geheime lijnen; een ticket voor een dubbele zet geeft je twee zetten achter elkaar. Je hebt er maar een paar.
venice-learn-end = Hier staat altijd hoe het verdergaat. Maak dat je wegkomt.
venice-learn-hunt-goal = Je bent detective, en een van deze pionnen is van jou. Mister X verstopt zich ergens op het bord. Komt er binnen 22 rondes een jager op zijn halte, dan winnen jullie allemaal.
venice-learn-hunt-wait = Mister X zet eerst. Hier lees je welk ticket hij gebruikte, en meer hoor je niet. Een black ticket verraadt zelfs niet waarmee hij reisde.
venice-learn-hunt-move = Jij bent aan de beurt. De oplichtende plekken kan jouw pion bereiken, of de politie. Kies er een en bevestig. Je ticket gaat naar de voorraad, en Mister X mag het gebruiken.
venice-learn-hunt-told = Na zijn zetten 3, 8, 13, 18 en 24 moet Mister X zich laten zien, en hier lees je waar. Tel van daar verder: welke haltes kan hij met zijn tickets hebben bereikt?
venice-learn-hunt-team = Alle detectives weten hetzelfde en winnen samen. Ze zetten in willekeurige volgorde, dus spreek af wie welke weg afsluit.
venice-learn-hunt-end = Hier staat altijd hoe het verdergaat. Trek het net dicht.

venice-face-log-over = De jacht eindigde in ronde { $round }
