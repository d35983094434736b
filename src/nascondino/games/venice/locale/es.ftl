### Scotland Yard Venice, en español.
### $transport es el id de un medio de transporte del tablero, $called el nombre que le da el tablero. $place es el número de
### una estación, con su nombre si lo tiene.

venice-transport =
    { $transport ->
        [gondola] góndola
        [motorboat] lancha
        [jet_ski] moto de agua
        [taxi] taxi
        [bus] bus
        [underground] metro
       *[other] { $called }
    }

venice-pawn =
    { $owns ->
        [alone] { $owner }
        [several] { $owner } ({ $pawn })
        [police] La policía { $pawn }
       *[unknown] El peón { $pawn }
    }
venice-pawn-within =
    { $owns ->
        [alone] { $owner }
        [several] { $owner } ({ $pawn })
        [police] la policía { $pawn }
       *[unknown] el peón { $pawn }
    }

## Lo que ha pasado

venice-placed = { venice-pawn } empieza en la { $place }.
venice-hid = Mister X empieza en la { $place }.
venice-hid-hidden = Mister X roba su ficha de salida en secreto.
venice-begun = Empieza la ronda { $number }.
venice-doubled = Mister X anuncia una jugada doble.
venice-fled = Jugada { $number }: Mister X va en { venice-transport } a la { $place }.
venice-fled-hidden = Jugada { $number }: Mister X se mueve en { venice-transport }, sin que nadie lo vea.
venice-fled-black = Jugada { $number }: Mister X juega un Black Ticket y va a la { $place }.
venice-fled-black-hidden = Jugada { $number }: Mister X juega un Black Ticket, sin que nadie lo vea.
venice-shown = Mister X se deja ver en la { $place }.
venice-moved = { venice-pawn } va en { venice-transport } a la { $place }.
venice-skipped = { venice-pawn } no puede moverse y pasa.
venice-ended-caught = { venice-pawn } ha atrapado a Mister X en la { $place }: ganan los detectives.
venice-ended-cornered = Mister X está acorralado en la { $place }: ganan los detectives.
venice-ended-escaped = Ha terminado la última ronda y Mister X sigue libre, en la { $place }: gana él.
venice-ended-stranded = Ya no puede moverse ningún detective: gana Mister X, que estaba en la { $place }.

venice-secret = Dónde está Mister X
venice-secret-asked = ¿Dónde está Mister X?

## Por qué Mister X no puede estar en un sitio. $number: la jugada suya que lo descartó.

venice-possible = Mister X puede estar en la { $place }.
venice-not-a-start = La { $place } no está en ninguna ficha de salida de Mister X.
venice-not-within-reach = La jugada { $number }, en { venice-transport }, no puede haber acabado en la { $place }.
venice-not-within-reach-black = La jugada { $number }, con un Black Ticket, no puede haber acabado en la { $place }.
venice-elsewhere =
    { $number ->
        [0] Mister X no empezó en la { $place }.
       *[other] Después de la jugada { $number }, Mister X no estaba en la { $place }.
    }
venice-visited =
    { $number ->
        [0] { venice-pawn } estaba en la { $place } antes de que Mister X se moviera, y él no estaba allí.
       *[other] Después de la jugada { $number }, { venice-pawn-within } fue a la { $place }, y él no estaba allí.
    }
venice-shut-in = Si hubiera estado en la { $place } después de la jugada { $number }, Mister X no habría podido moverse y la partida habría terminado.
venice-no-second-move = Si hubiera estado en la { $place } después de la jugada { $number }, Mister X no habría podido hacer una jugada doble, pero la anunció.

## Lo que se puede hacer

venice-offer-flight = En { venice-transport } a la
venice-offer-black = Con un Black Ticket a la
venice-offer-double = Con un billete de jugada doble:
venice-offer-declare = dos jugadas seguidas
venice-offer-pursuit = { venice-pawn } en { venice-transport } a la
venice-offer-to = { $place }

## En la leyenda del dibujo

venice-legend =
    { $transport ->
        [gondola] Góndola
        [motorboat] Lancha
        [jet_ski] Moto de agua
        [vaporetto] Vaporetto
        [taxi] Taxi
        [bus] Bus
        [underground] Metro
        [ferry] Ferri
       *[other] { $called }
    }

## En el dibujo del tablero

venice-figure-x = Mister X
venice-figure-detective = { venice-pawn }
venice-figure-police =
    { $owns ->
        [unknown] Peón { $pawn }, policía
       *[police] { venice-pawn }
    }

## El tablero en una terminal

venice-picture-setup = { $board }: se están colocando los peones.
venice-picture-round =
    { $board }, ronda { $round } de { $rounds }. { $show ->
        [0] Mister X ha hecho { $moves } jugadas y no volverá a dejarse ver.
       *[other] Mister X { $moves ->
            [0] aún no se ha movido
            [one] ha hecho { $moves } jugada
           *[other] ha hecho { $moves } jugadas
        } y se deja ver después de la jugada { $show }.
    }
venice-picture-over = { $board }, ronda { $round } de { $rounds }: la partida ha terminado.
venice-picture-x = Mister X (asiento { $seat })
venice-picture-detective = Peón { $pawn } (asiento { $seat })
venice-picture-police = Peón { $pawn } (policía)
venice-picture-supply = Reserva
venice-picture-sharing = Peón { $pawn } (comparte billetes con el { $other })
venice-picture-unseen = oculto
venice-picture-with = { $where } (Black Tickets: { $black }, jugadas dobles: { $doubles })
venice-picture-moved = { $place } (ya ha movido)

## El mapa en una terminal

venice-atlas-legend = · { venice-legend }; 57*1: el peón 1 está en la 57; [57]: el centro. «from 57» da todas las líneas de la 57.

## En la mesa

venice-title = Scotland Yard Venice
venice-pitch = Mister X se escurre sin que lo vean por los canales de Venecia, y los detectives estrechan el cerco siguiendo los billetes que va dejando.
venice-lasts = de 45 a 60 minutos
venice-board-venice = Venecia
venice-board-london = Londres
venice-reason-caught = Mister X ha sido atrapado.
venice-reason-cornered = Mister X estaba acorralado y no podía moverse.
venice-reason-escaped = Mister X se ha escapado.
venice-reason-stranded = Los detectives se han quedado tirados y Mister X se ha escapado.
venice-reason-resigned = { $role ->
    [mister_x] Mister X ha abandonado.
   *[detective] Los detectives han abandonado.
}
venice-option-mister_x = Quién es Mister X
venice-option-stuck_rule = Mister X también gana si se quedan bloqueados
venice-option-stuck_rule-detectives = todos los detectives
venice-option-stuck_rule-all_pawns = todos los detectives y policías
venice-channel-table = Todos
venice-channel-detectives = Solo los detectives
venice-role-mister_x = Mister X
venice-role-detective = un detective
venice-help =
    En cada ronda mueve primero Mister X y luego cada uno de los demás peones una vez, en el orden que queráis. Él enseña
    su billete, pero su estación solo después de las jugadas 3, 8, 13, 18 y 24. Paga con la reserva, adonde van a parar los
    billetes que gastan los detectives. Un Black Ticket oculta cómo viaja, y es el único que abre las líneas secretas.
    La jugada doble se anuncia antes.
    Los detectives ganan si un peón llega a su estación o si él no puede moverse; él gana después de 22 rondas, o cuando ya
    no puede moverse ningún detective. La policía viaja gratis.

## La cara: solo en la página. $ticket es la palabra para un tipo de billete.

venice-face-pile = { $ticket }: { $count }
venice-face-tickets = Billetes
venice-face-supply = Reserva
venice-face-free = viaja gratis
venice-face-shared = comparte billetes con { venice-pawn-within }
venice-face-moved = ya ha movido
venice-face-task =
    { $task ->
        [flee] Mister X, ¿adónde vas?
        [flee-show] Mister X, ¿adónde vas? Después de este movimiento te muestras.
        [first] Primero de dos movimientos: ¿adónde vas?
        [first-show] Primero de dos movimientos: ¿adónde vas? Después de este movimiento te muestras.
        [second] Segundo de dos movimientos: ¿adónde vas?
        [second-show] Segundo de dos movimientos: ¿adónde vas? Después de este movimiento te muestras.
        [seek] ¿Adónde va { venice-pawn-within }?
       *[seek-any] Mueve uno de tus peones. El orden lo decides tú.
    }
venice-face-black = Black Ticket
venice-face-black-note = Por donde quieras, también por las líneas secretas
venice-face-double = Jugada doble
venice-face-double-note = Dos jugadas seguidas
# $show: la jugada después de la cual se deja ver la próxima vez; 0 si ya nunca
venice-face-log =
    Ronda { $round } de 22 · { $show ->
        [0] Mister X no volverá a dejarse ver
       *[other] Mister X se deja ver tras la jugada { $show }
    }
venice-face-log-over = La persecución terminó en la ronda { $round }
venice-face-last-seen = Visto aquí después de la jugada { $number }
venice-face-box-empty = Jugada { $number }: aún sin hacer.
venice-face-box-show = Jugada { $number }: se dejará ver.
venice-face-box-covered = Jugada { $number }: { $ticket }, sin que nadie lo viera.
venice-face-box-own = Jugada { $number }: { $ticket }, a la { $station }, sin que los demás lo vieran.
venice-face-box-shown = Jugada { $number }: { $ticket }, visto en la { $station }.
venice-face-box-joined = { $box } La primera mitad de una jugada doble.

## Los primeros pasos, explicados en la mesa

venice-learn-goal = Eres Mister X, y solo tú ves dónde estás. Los peones numerados te persiguen. Sigue libre 22 rondas y ganas.
venice-learn-choose = Los lugares que brillan están a tu alcance. Elige uno que te aleje de los perseguidores; la lista junto al mapa tiene los mismos.
venice-learn-go = Lo que has elegido está aquí. Nada se envía antes de que tú lo digas: confirma.
venice-learn-told = Todos ven tu billete, pero no adónde has ido. Es lo único que tienen los perseguidores para encontrarte. Un Black Ticket ni siquiera dice cómo has viajado.
venice-learn-wait = Ahora mueve cada perseguidor. La lámpara muestra a quién le toca.
venice-learn-show = Después de tus jugadas 3, 8, 13, 18 y 24 tienes que dejarte ver. Tenlo en cuenta y sigue: haz otra jugada.
venice-learn-black = Dos cosas ayudan cuando se acercan. Un Black Ticket oculta hasta cómo viajas, y abre las líneas secretas; un billete de jugada doble te da dos jugadas seguidas. Tienes pocos.
venice-learn-end = Esta línea siempre dice qué viene después. Y ahora, escápate.
venice-learn-hunt-goal = Eres detective, y uno de estos peones es tuyo. Mister X se esconde en algún lugar del mapa. Si en 22 rondas un perseguidor llega a su estación, ganáis todos.
venice-learn-hunt-wait = Mister X mueve primero. Aquí lees qué billete ha usado, y no te dicen más. Un Black Ticket ni siquiera dice cómo ha viajado.
venice-learn-hunt-move = Te toca. Los lugares que brillan están al alcance de tu peón, o de la policía. Elige uno y confirma. El billete con que pagas va a la reserva, y Mister X puede usarlo.
venice-learn-hunt-told = Después de sus jugadas 3, 8, 13, 18 y 24 Mister X tiene que dejarse ver, y aquí lees dónde. A partir de ahí, cuenta: ¿a qué estaciones puede haber llegado con sus billetes?
venice-learn-hunt-team = Todos los detectives saben lo mismo y ganan juntos. Mueven en el orden que quieran: hablad de quién cierra qué camino.
venice-learn-hunt-end = Esta línea siempre dice qué viene después. Cerrad el cerco.
