### Inkognito, das Kartenspiel, auf Deutsch.
### Wer immer sie spielt, eine Figur heißt nach ihrer Farbe: $figure und $to sind Wörter dafür. Karten und Orte behalten ihre Namen.

inkognito-name =
    { $figure ->
        [azure] Blau
        [yellow] Gelb
        [green] Grün
        [pink] Rosa
       *[black] Schwarz
    }
inkognito-name-to =
    { $to ->
        [azure] Blau
        [yellow] Gelb
        [green] Grün
        [pink] Rosa
       *[black] Schwarz
    }

inkognito-card =
    { $card ->
        [fiddlebottom] Lord Fiddlebottom
        [bubble] Colonel Bubble
        [zsazsa] Madame Zsa Zsa
        [x] Agent X
       *[fragment] { $card }
    }
inkognito-card-other =
    { $other ->
        [fiddlebottom] Lord Fiddlebottom
        [bubble] Colonel Bubble
        [zsazsa] Madame Zsa Zsa
        [x] Agent X
       *[fragment] { $other }
    }

## Was geschehen ist

inkognito-drawn = { inkognito-name } fängt an.
inkognito-game_begun = Spiel { $number } beginnt: Die schwarzen Karten werden gemischt.
inkognito-dealt = { inkognito-name } bekommt { inkognito-card }.
inkognito-dealt-hidden = { inkognito-name } bekommt eine schwarze Karte.
inkognito-series_begun = Eine neue Serie: Alle haben wieder fünf Orte auf der Hand.
inkognito-begun = Runde { $number } der Serie; { inkognito-name } fängt an.
inkognito-laid = { inkognito-name } legt { $place } verdeckt aus.
inkognito-laid-hidden = { inkognito-name } legt einen Ort verdeckt aus.
inkognito-went = { inkognito-name } ist bei { $place }.
inkognito-met = { inkognito-name } und { inkognito-name-to } treffen sich bei { $place }.
inkognito-chosen =
    { inkognito-name } hat sich entschieden: { $choice ->
        [show] { inkognito-card } und { inkognito-card-other } zeigen
        [black-identity] die schwarze Karte mit der Identität zeigen
        [black-fragment] die schwarze Karte mit dem Nummernteil zeigen
        [look-identity] nachsehen, wer der fiktive Agent ist
        [look-fragment] den Nummernteil des fiktiven Agenten ansehen
        [ask] { inkognito-name-to } um eine schwarze Karte bitten
        [call] { $called } wählen
       *[nothing] es dabei belassen
    }.
inkognito-chosen-hidden = { inkognito-name } hat sich entschieden.
inkognito-showed = { inkognito-name } zeigt { inkognito-name-to } zwei Karten: { inkognito-card } und { inkognito-card-other }. Eine davon stimmt.
inkognito-showed-hidden = { inkognito-name } zeigt { inkognito-name-to } zwei Karten.
inkognito-confided = { inkognito-name } zeigt { inkognito-name-to } eine schwarze Karte: { inkognito-card }.
inkognito-confided-hidden = { inkognito-name } zeigt { inkognito-name-to } eine schwarze Karte.
inkognito-asked = { inkognito-name } bittet { inkognito-name-to } um eine schwarze Karte.
inkognito-answered = { inkognito-name } zeigt { inkognito-name-to } eine schwarze Karte: { inkognito-card }.
inkognito-answered-hidden = { inkognito-name } zeigt { inkognito-name-to } die gewünschte schwarze Karte.
inkognito-looked-identity = { inkognito-name } sieht nach, wer der fiktive Agent ist: { inkognito-card }.
inkognito-looked-identity-hidden = { inkognito-name } sieht nach, wer der fiktive Agent ist.
inkognito-looked-fragment = { inkognito-name } sieht sich den Nummernteil des fiktiven Agenten an: { inkognito-card }.
inkognito-looked-fragment-hidden = { inkognito-name } sieht sich den Nummernteil des fiktiven Agenten an.
inkognito-called = { inkognito-name } greift zum Telefon und wählt { $called }.
inkognito-turned_up = { inkognito-name } ist { inkognito-card } und hat { inkognito-card-other }.
inkognito-game_ended-right = Die Verbindung steht: { inkognito-name } hat die richtige Nummer gewählt.
inkognito-game_ended-wrong = Kein Anschluss unter dieser Nummer: { inkognito-name } hat falsch gewählt.
inkognito-scored =
    { inkognito-name } punktet und hat jetzt { $number ->
        [one] { $number } Punkt
       *[other] { $number } Punkte
    }.
inkognito-ended-right = Mit diesem Anruf ist die Partie gewonnen.
inkognito-ended-wrong = Mit diesem falschen Anruf ist die Partie zu Ende.

inkognito-secret = Wie die schwarzen Karten verteilt sind, Agent für Agent

## Warum die schwarzen Karten nicht so verteilt sein können

inkognito-possible = Das kann sein: { $deal }.
inkognito-dealt-otherwise = { inkognito-name } hat { inkognito-card } bekommen, also stimmt das nicht: { $deal }.
inkognito-pair-says-no =
    { inkognito-name } hat { inkognito-card } und { inkognito-card-other } gezeigt, und genau eine davon stimmt. { $true ->
        [0] Keine von beiden wäre
       *[other] Beide wären
    } richtig bei { $deal }.
inkognito-black-card-says-no = Die gezeigte schwarze Karte verrät: { inkognito-name } hat { inkognito-card }, also stimmt das nicht: { $deal }.
inkognito-turned-up-otherwise = { inkognito-name } hat { inkognito-card } aufgedeckt, also stimmt das nicht: { $deal }.

## Was man tun kann

inkognito-offer-go = Auf nach
inkognito-offer-lay = Verdeckt auslegen:
inkognito-offer-place = { $place }
inkognito-offer-show = Zwei Karten zeigen, die erste stimmt:
inkognito-offer-pair = { inkognito-card } + { inkognito-card-other }
inkognito-offer-black = Eine deiner schwarzen Karten zeigen:
inkognito-offer-look = Eine schwarze Karte des fiktiven Agenten ansehen:
inkognito-offer-which =
    { $which ->
        [identity] die Identität
       *[fragment] den Nummernteil
    }
inkognito-offer-ask = Um eine schwarze Karte bitten:
inkognito-offer-figure = { inkognito-name }
inkognito-offer-else = Es dabei belassen und
inkognito-offer-nothing = nichts tun
inkognito-offer-call = Die Nummer wählen, in der Reihenfolge Fiddlebottom, Bubble, Zsa Zsa, X:
inkognito-offer-number = { $called }

## Auf dem Bild des Tisches

inkognito-figure =
    { inkognito-name }{ $role ->
        [ambassador] , der Botschafter
        [fictitious] , der fiktive Agent
       *[agent] { "" }
    }
inkognito-figure-laid = dein Ort, verdeckt

## Der Tisch im Terminal

inkognito-picture-drawing = { $board }: Es wird ausgelost, wer anfängt.
inkognito-picture-dealing = { $board }, Spiel { $game }: Die schwarzen Karten werden verteilt.
inkognito-picture-round = { $board }, Spiel { $game }, Runde { $round } von { $rounds }; { inkognito-name } fängt an.
inkognito-picture-over = { $board }: Die Partie ist nach Spiel { $game } zu Ende.
inkognito-picture-figure = Figur
inkognito-picture-points = Punkte
inkognito-picture-here = Ist bei
inkognito-picture-hand = Hat noch
inkognito-picture-ambassador = { inkognito-name } (der Botschafter)
inkognito-picture-fictitious = { inkognito-name } (fiktiv)
inkognito-picture-known = { inkognito-name } ({ inkognito-card }, { inkognito-card-other })
inkognito-picture-shown = Du hast { inkognito-name } gezeigt: { $pairs }

## Am Tisch

inkognito-title = Inkognito, das Kartenspiel
inkognito-pitch = Maskierte Agenten treffen sich beim Karneval in Venedig, zeigen eine Wahrheit und eine Lüge und suchen ihren Partner und die Nummer, die ihnen fehlt.
inkognito-lasts = 30 bis 45 Minuten
inkognito-board-inkognito = Karneval in Venedig
inkognito-reason-right = Der richtige Anruf hat die Partie entschieden.
inkognito-reason-wrong = Ein falscher Anruf hat die Partie entschieden.
inkognito-option-ambassador = Wer zu fünft der Botschafter ist
inkognito-option-ambassador-rotates = in jedem Spiel jemand anderes
inkognito-option-ambassador-fixed = immer dieselbe Person
inkognito-option-first_starter = Wer anfängt
inkognito-option-first_starter-seat = wer auf dem ersten Platz sitzt
inkognito-option-first_starter-random = wird ausgelost
inkognito-channel-table = Alle
inkognito-role-agent = Agent
inkognito-role-ambassador = der Botschafter
inkognito-help =
    Alle sind Geheimagenten, und jeder hat einen Teil einer Telefonnummer. In jeder Runde gehen alle an einen von fünf
    Orten; nur zwei, die dort unter sich sind, dürfen reden. Sie zeigen sich je zwei Karten: Eine stimmt, eine nicht.
    Wer mit dem Botschafter allein ist, darf sich von irgendjemandem eine schwarze Karte zeigen lassen, und die stimmt
    immer. Die Nummer besteht aus den Teilen von Fiddlebottom, Bubble, Zsa Zsa und X, in dieser Reihenfolge. Wähle sie,
    wenn du sie kennst: Zu viert musst du dafür deinen Partner treffen (Fiddlebottom und Bubble gehören zusammen, ebenso
    Zsa Zsa und X); zu dritt und zu fünft, wo jeder für sich spielt, irgendwen. Ein richtiger Anruf ist ein Punkt, ein
    falscher ein Punkt für die anderen. Wer zuerst drei Punkte hat, gewinnt die Partie.

## Der Tisch im Browser

inkognito-face-table = Der Tisch mit seinen fünf Orten
inkognito-face-round = Spiel { $game }, Runde { $round } von 5. { inkognito-name } fängt an.
# Auf den Masken: für jede Figur ein oder zwei Buchstaben, alle verschieden.
inkognito-face-letter =
    { $figure ->
        [azure] Bl
        [yellow] Ge
        [green] Gr
        [pink] R
       *[black] S
    }
inkognito-face-company = Wer mitspielt
inkognito-face-role-ambassador = Botschafter
inkognito-face-role-fictitious = fiktiv
inkognito-face-points =
    { $points ->
        [one] { $points } von 3 Punkten
       *[other] { $points } von 3 Punkten
    }
inkognito-face-here = Bei { $place }
inkognito-face-coming = Können noch hierherkommen: { $figures }.
inkognito-face-small-masks = Kleine Masken: wer diesen Ort noch auf der Hand hat.
inkognito-face-fate-meeting = Treffen
inkognito-face-fate-alone = allein
inkognito-face-fate-crowd = nichts passiert
inkognito-face-meetings = Treffen
inkognito-face-meetings-last = In der letzten Runde
inkognito-face-meet = { $figures } bei { $place }
inkognito-face-nobody-met = Nirgends waren zwei unter sich, also hat sich niemand getroffen.
inkognito-face-nothing = Es wurde nichts gezeigt.
inkognito-face-owed-pairs = Beide zeigen sich je zwei Karten, eine davon stimmt.
inkognito-face-owed-question = { inkognito-name } darf irgendeinen Agenten um eine schwarze Karte bitten, und die stimmt immer.
inkognito-face-owed-look = { inkognito-name } darf eine schwarze Karte des fiktiven Agenten ansehen.
inkognito-face-owed-audience = Beide Agenten zeigen dem Botschafter je zwei Karten, eine davon stimmt.
inkognito-face-owed-answer = { inkognito-name } hat { inkognito-name-to } um eine schwarze Karte gebeten; { inkognito-name-to } sucht sie aus.
inkognito-face-decided = { inkognito-name } hat sich entschieden
inkognito-face-thinking = { inkognito-name } überlegt noch
inkognito-face-showed = { inkognito-name } an { inkognito-name-to }: zwei Karten, eine stimmt
inkognito-face-confided = { inkognito-name } an { inkognito-name-to }: eine schwarze Karte, im Vertrauen
inkognito-face-answered = { inkognito-name } an { inkognito-name-to }: die gewünschte schwarze Karte
inkognito-face-looked =
    { inkognito-name } hat sich vom fiktiven Agenten { $which ->
        [1] die Identität
       *[2] den Nummernteil
    } angesehen
inkognito-face-turn-over = Karten umdrehen
inkognito-face-called-right = { inkognito-name } hat { $called } gewählt, und das war richtig.
inkognito-face-called-wrong = { inkognito-name } hat { $called } gewählt, vergeblich.
inkognito-face-scorers =
    { $count ->
        [one] Der Punkt geht an { $figures }.
       *[other] Je ein Punkt geht an { $figures }.
    }
inkognito-face-i-was = Du warst { inkognito-card }.
inkognito-face-my-ally = Dein Verbündeter war { inkognito-name-to }.
inkognito-face-allies = { $figures } waren verbündet.
inkognito-face-pair = { inkognito-name-to } zwei Karten zeigen
inkognito-face-pair-rule = Nimm eine Karte, die stimmt, und eine, die nicht stimmt; { inkognito-name-to } sieht beide, aber nicht, welche stimmt. Dasselbe Paar darfst du { inkognito-name-to } in diesem Spiel nicht noch einmal zeigen.
inkognito-face-shown-before = gezeigt
inkognito-face-confide = Oder { inkognito-name-to } eine schwarze Karte anvertrauen
inkognito-face-confide-rule = Schwarze Karten stimmen immer: Tu es, wenn du { inkognito-name-to } für deinen Partner hältst.
inkognito-face-answer = { inkognito-name-to } eine schwarze Karte zeigen
inkognito-face-answer-rule = { inkognito-name-to } hat dich gefragt. Schwarze Karten stimmen immer; welche du zeigst, suchst du aus.
inkognito-face-ask = Um eine schwarze Karte bitten
inkognito-face-ask-rule = Wer gefragt wird, muss dir eine schwarze Karte zeigen und sucht aus, welche. Alle sehen, wen du fragst.
inkognito-face-look = Eine schwarze Karte des fiktiven Agenten ansehen
inkognito-face-look-rule = Nur du siehst sie. Alle sehen, welche der beiden du umdrehst.
inkognito-face-pass = Es dabei belassen
inkognito-face-call-open = Die Nummer wählen …
inkognito-face-call-again = { $called } wählen …
inkognito-face-call = Zum Telefon greifen
inkognito-face-call-rule = Welcher Teil gehört wem? In dieser Reihenfolge wird gewählt.
inkognito-face-stake-allies = Richtig, und { inkognito-name-to } gehört zu dir: ein Punkt für euch beide. Falsche Nummer oder ein Fremder neben dir: je ein Punkt für die beiden anderen. So oder so ist das Spiel zu Ende.
inkognito-face-stake-alone = Richtig: ein Punkt für dich allein. Falsch: je ein Punkt für die { $others } anderen. So oder so ist das Spiel zu Ende.
inkognito-face-call-ready = Diese Nummer
inkognito-face-call-not = Noch nicht
inkognito-face-call-then = Vor dem Senden wirst du noch einmal gefragt.
inkognito-face-sheet = Ermittlungszettel
inkognito-face-sheet-onlooker = Wer mitspielt, führt einen Ermittlungszettel, jeder für sich.
inkognito-face-unveil = Meine Karten und Hinweise ansehen
inkognito-face-veil = Zudecken
inkognito-face-you-are = Du: { inkognito-card }, { inkognito-card-other }
inkognito-face-sheet-help = ✓ gesehen, ✗ kann nicht sein. Eine Zahl verbindet zwei Karten, die man dir zusammen gezeigt hat: Eine davon stimmt.
inkognito-face-cell =
    { $mark ->
        [is] ja
        [not] nein
       *[open] offen
    }{ $count ->
        [0] { "" }
       *[other] , in Paar { $pairs }
    }
inkognito-face-given = Was du gezeigt hast
inkognito-face-true = stimmt
inkognito-face-peek = Welche stimmen?
inkognito-face-wait-meeting =
    { $count ->
        [one] { $figures } entscheidet, was gezeigt wird.
       *[other] { $figures } entscheiden, was gezeigt wird.
    }
inkognito-face-wait-place =
    { $count ->
        [one] { $figures } wählt einen Ort.
       *[other] { $figures } wählen einen Ort.
    }
inkognito-face-task =
    { $task ->
        [go] Wohin gehst du?
        [lay] Wo wirst du sein? Leg einen Ort verdeckt hin.
        [pair] Du triffst { inkognito-name-to }. Was zeigst du?
        [answer] { inkognito-name-to } bittet dich um eine schwarze Karte. Welche zeigst du?
        [look] Siehst du dir eine Karte des fiktiven Agenten an?
       *[ask] Der Botschafter ist ganz Ohr. Wen bittest du um eine schwarze Karte?
    }

## Die ersten Schritte, am Tisch erklärt

inkognito-learn-goal = Du bist Geheimagent: Zwei schwarze Karten, die nur du siehst, sagen dir, wer du bist und welchen Teil der Nummer du hast. Einer der anderen ist dein Partner. Zusammen sucht ihr die Telefonnummer.
inkognito-learn-place = In jeder Runde gehen alle an einen von fünf Orten. Such dir deinen aus und bestätige ihn.
inkognito-learn-wait = Wo genau zwei zusammenkommen, können sie reden. Allein oder im Gedränge passiert nichts.
inkognito-learn-show = Hast du einen Agenten getroffen, dann zeig zwei Karten: die eine wahr, die andere gelogen. Bist du mit dem Botschafter allein, darfst du jemanden um eine schwarze Karte bitten. Hast du niemanden getroffen, wähle deinen nächsten Ort.
inkognito-learn-told = Hier steht alles, was man dir gezeigt hat. Von je zwei farbigen Karten stimmt eine; schwarze stimmen immer. Deine Notizen helfen dir, herauszufinden, welche.
inkognito-learn-call = Wenn du sicher bist, wähle die Nummer, während du deinen Partner triffst. Ist sie richtig, bekommt ihr beide einen Punkt, wenn nicht, die anderen. Wer zuerst drei hat, gewinnt.
inkognito-learn-end = Diese Zeile sagt immer, wie es weitergeht. Trau niemandem zu früh.
inkognito-learn-court-goal = Ihr spielt zu fünft, jeder für sich, und du bist der Botschafter. Du hast keine schwarzen Karten und kein Geheimnis, suchst aber auch die Telefonnummer: die Teile von Fiddlebottom, Bubble, Zsa Zsa und X, in dieser Reihenfolge.
inkognito-learn-court-lay = Bevor die Agenten spielen, legst du einen Ort verdeckt aus. Sie wissen nicht, welchen. Such dir einen aus und bestätige ihn.
inkognito-learn-court-wait = Jetzt gehen die Agenten an ihre Orte, und deine Karte wird aufgedeckt. Ist ein Agent mit dir allein, darf er um eine schwarze Karte bitten. Sind es genau zwei, zeigt dir jeder zwei Karten.
inkognito-learn-court-hear = Hier steht alles, was man dir gezeigt hat. Trifft dich ein Agent allein und bittet einen anderen um eine schwarze Karte, siehst du sie auch. Schwarze Karten stimmen immer; von zwei farbigen stimmt eine.
inkognito-learn-court-call = Wenn du die Nummer kennst, wähle sie bei einem Treffen mit einem oder zwei Agenten. Ist sie richtig, bekommst du einen Punkt, wenn nicht, jeder der anderen. Wer zuerst drei hat, gewinnt.
inkognito-learn-court-end = Diese Zeile sagt immer, wie es weitergeht. Geh dorthin, wo geredet wird.

## Im Notizbuch: was es herauszufinden gibt, und was verrät, dass jemand eine Karte nicht hat

inkognito-doubt-who = Wer ist wer
inkognito-doubt-fragments = Wer hat welchen Nummernteil
inkognito-doubt-who-asked = Wer ist { inkognito-name }?
inkognito-doubt-fragments-asked = Welchen Nummernteil hat { inkognito-name }?
inkognito-doubt-dealt-otherwise = { inkognito-name } hat { inkognito-card } bekommen.
inkognito-doubt-pair-says-no = { inkognito-name } hat { inkognito-card } und { inkognito-card-other } gezeigt, und genau eine davon stimmt.
inkognito-doubt-black-card-says-no = Eine schwarze Karte hat verraten: { inkognito-name } hat { inkognito-card }.
inkognito-doubt-turned-up-otherwise = { inkognito-name } hat { inkognito-card } aufgedeckt.
inkognito-face-first = Alle gehen an einen Ort, auch der Botschafter. Wo zwei unter sich sind, treffen sie sich und reden.
