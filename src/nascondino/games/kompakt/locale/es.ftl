### Scotland Yard, edición de bolsillo, en español.
### $transport es el id de un medio de transporte del tablero, $called el nombre que le da el tablero. $place es el número de
### una estación, con su nombre si lo tiene. $player es quien ocupa un asiento.

kompakt-transport =
    { $transport ->
        [taxi] taxi
        [bus] bus
        [underground] metro
       *[other] { $called }
    }

## Lo que ha pasado

kompakt-drawn = Empieza { $player } como Mister X.
kompakt-hand-begun = Empieza la ronda { $number }: Mister X es { $player }.
kompakt-placed = La figura { $pawn } se pone en la { $place }.
kompakt-started = Mister X da la vuelta a un billete y empieza en la { $place }.
kompakt-begun = Le toca a Mister X.
kompakt-fled = Mister X va a la { $place }.
kompakt-dived = Mister X juega un Black Ticket, que le cuesta 3 puntos, y anota la { $place }.
kompakt-dived-hidden = Mister X juega un Black Ticket, que le cuesta 3 puntos, y desaparece.
kompakt-shown = Mister X reaparece en la { $place }.
kompakt-moved = La figura { $pawn } va en { kompakt-transport } a la { $place }.
kompakt-skipped = La figura { $pawn } no puede moverse y se queda donde está.
kompakt-gave-up = { $player } quiere rendirse.
kompakt-went-on = { $player } prefiere seguir jugando.
kompakt-hand-ended-caught = La figura { $pawn } ha atrapado a Mister X.
kompakt-hand-ended-cornered = Mister X no puede moverse: está atrapado.
kompakt-hand-ended-spent = Los detectives se han quedado sin billetes: Mister X se ha escapado.
kompakt-hand-ended-stuck = Ninguna de las tres figuras puede moverse: los últimos billetes van a Mister X.
kompakt-hand-ended-given-up = Los detectives se rinden y entregan sus últimos billetes.
kompakt-scored =
    { $player } consigue { $number ->
        [one] { $number } punto
       *[other] { $number } puntos
    } como Mister X.
kompakt-ended = Todos han sido Mister X: la partida ha terminado.

kompakt-secret = Dónde está Mister X
kompakt-secret-asked = ¿Dónde está Mister X?

## Por qué Mister X no puede estar en un sitio

kompakt-possible = Mister X puede estar en la { $place }.
kompakt-not-on-the-map = Mister X no está en el mapa, así que tampoco en la { $place }.
kompakt-elsewhere = A Mister X lo han visto en otro sitio, no en la { $place }.
kompakt-not-within-reach = Con su Black Ticket, Mister X no podía llegar a la { $place }.
kompakt-occupied = En la { $place } había una figura cuando Mister X jugó su Black Ticket.
kompakt-visited = La figura { $pawn } fue a la { $place }, y él no estaba allí.

## Lo que se puede hacer

kompakt-offer-place = La siguiente figura en la
kompakt-offer-flight = A la vista de todos, a la
kompakt-offer-black = Con un Black Ticket a la
kompakt-offer-pursuit = Figura { $pawn } en { kompakt-transport } a la
kompakt-offer-to = { $place }
kompakt-offer-talk = Decir
kompakt-offer-give-up = «Me rindo»
kompakt-offer-go-on = «No, sigo jugando»

## En la leyenda del dibujo

kompakt-legend =
    { $transport ->
        [taxi] Taxi
        [bus] Bus
        [underground] Metro
        [ferry] Ferri
       *[other] { $called }
    }

## En el dibujo del tablero

kompakt-figure-x = Mister X
kompakt-figure-detective = Figura { $pawn }

## El tablero en una terminal

kompakt-picture-drawing = { $board }: ¿quién será el primer Mister X?
kompakt-picture-hand = { $board }, ronda { $hand } de { $hands }: Mister X es el jugador { $seat }.
kompakt-picture-over = { $board }: la partida ha terminado después de { $hands } rondas.
kompakt-picture-x = Mister X
kompakt-picture-figure = Figura { $pawn }
kompakt-picture-tickets = Billetes
kompakt-picture-points = Puntos
kompakt-picture-under = desaparecido
kompakt-picture-away = no está en el mapa
kompakt-picture-black = { $where } (Black Tickets: { $black })
kompakt-picture-moved = { $place } (ya ha movido)
kompakt-picture-kind = { kompakt-transport } × { $number }
kompakt-picture-score = jugador { $seat }: { $number }
kompakt-picture-surrender = jugador { $seat }: { $number } (se rendiría)

## El mapa en una terminal

kompakt-atlas-legend = · { kompakt-legend }; 57*1: la figura 1 está en la 57; [57]: el centro. «from 57» da todas las líneas de la 57.

## En la mesa

kompakt-title = Scotland Yard de bolsillo
kompakt-pitch = Una persecución a la vista de todos: cada movimiento de los detectives da puntos a Mister X, que se esfuma justo cuando ya lo tienen. Y todos son Mister X una vez.
kompakt-lasts = de 20 a 40 minutos
kompakt-board-pocket = Londres de bolsillo
kompakt-reason-caught = Mister X fue atrapado en la última ronda.
kompakt-reason-cornered = Mister X quedó acorralado en la última ronda.
kompakt-reason-spent = Los detectives se quedaron sin billetes en la última ronda.
kompakt-reason-stuck = Los detectives se quedaron bloqueados en la última ronda.
kompakt-reason-given_up = Los detectives se rindieron en la última ronda.
kompakt-option-black_tickets = Black Tickets de cada Mister X
kompakt-option-first_mister_x = Quién es el primer Mister X
kompakt-option-first_mister_x-seat = el primer asiento
kompakt-option-first_mister_x-random = por sorteo
kompakt-channel-table = Todos
kompakt-channel-detectives = Solo los detectives
kompakt-role-mister_x = Mister X
kompakt-role-detective = un detective
kompakt-help =
    Cada uno es Mister X durante una ronda; los demás mueven juntos las tres figuras. Mister X mueve primero, a la vista
    de todos y sin pagar; luego cada figura se mueve una vez, en el orden que queráis, y cada billete que paga va a
    Mister X: un taxi vale 1 punto, un bus 2, el metro 3. Un Black Ticket le cuesta 3 puntos: desaparece, puede coger
    un ferri y reaparece al empezar su siguiente turno. Una ronda termina cuando una figura lo alcanza, cuando él no
    puede moverse, cuando se acaban los billetes o ninguna figura puede moverse, o cuando se rinden todos los detectives,
    y entonces se queda con todos los billetes que sobran. Gana quien tenga más puntos.

## La cara: solo en la página. $ticket es la palabra para un tipo de billete.

kompakt-face-pile = { $ticket }: { $count }, cada uno vale { $price } para Mister X
kompakt-face-tickets = Billetes de los detectives
kompakt-face-moved = ya ha movido
kompakt-face-scores = Como Mister X
kompakt-face-hand = ronda { $number }
kompakt-face-playing = ahora
kompakt-face-to-come = por jugar
kompakt-face-task =
    { $task ->
        [place] Pon la figura { $pawn } en una estación.
        [flee] Mister X, ¿adónde vas?
        [flee-black] Mister X, ¿adónde vas: a la vista o con un Black Ticket?
        [seek] ¿Adónde va la figura { $pawn }?
       *[seek-any] Mueve una figura que aún no se haya movido.
    }
kompakt-face-figure = Figura { $pawn }
kompakt-face-open = A la vista
kompakt-face-open-note = No cuesta nada
kompakt-face-black = Black Ticket
kompakt-face-black-note = Desapareces por { $price } puntos
kompakt-face-give-up = Rendirse en esta ronda
kompakt-face-give-up-note = Mister X se queda con los billetes que sobran
kompakt-face-go-on = Mejor seguir
kompakt-face-go-on-note = Ya no te rindes
kompakt-face-wish =
    { $count ->
        [one] { $names } quiere rendirse.
       *[other] { $names } quieren rendirse.
    }
# $name: quién es Mister X
kompakt-face-log = Ronda { $number } de { $count } · Mister X es { $name }
kompakt-face-box-start = Empezó en la { $station }.
kompakt-face-box-open = Jugada { $number }: a la { $station }.
kompakt-face-box-covered = Jugada { $number }: con un Black Ticket, sin que nadie lo viera.
kompakt-face-box-own = Jugada { $number }: con un Black Ticket a la { $station }, sin que los demás lo vieran.
kompakt-face-box-shown = Jugada { $number }: con un Black Ticket, visto luego en la { $station }.

## Los primeros pasos, explicados en la mesa

kompakt-learn-goal = En esta ronda eres Mister X, y todos te ven. Cada billete que pagan las tres figuras es para ti: un taxi vale 1 punto, un bus 2, el metro 3.
kompakt-learn-flee = Elige uno de los lugares que brillan, lejos de las figuras, y confirma.
kompakt-learn-wait = Ahora cada figura que puede se mueve una vez, y te paga por ello.
kompakt-learn-points = Aquí crecen tus puntos. Las persecuciones largas salen a cuenta.
kompakt-learn-black = Un Black Ticket te cuesta 3 puntos, y desapareces hasta tu siguiente turno. Es la salida cuando casi te han atrapado. Haz una jugada, a la vista o no.
kompakt-learn-hands = Cuando acabe la ronda, Mister X será el siguiente jugador, y tú saldrás de caza. Al final gana quien tenga más puntos.
kompakt-learn-end = Esta línea siempre dice qué viene después. Hazles pagar.
kompakt-learn-hunt-goal = En esta ronda eres uno de los detectives. Juntos movéis tres figuras e intentáis alcanzar a Mister X, que huye a la vista de todos.
kompakt-learn-hunt-place = Las figuras empiezan en estaciones de metro. Cualquier detective puede poner cualquiera, así que un compañero puede ser más rápido. Luego se sortea la salida de Mister X, y él mueve.
kompakt-learn-hunt-move = Ahora les toca a los detectives. Primero colocan sus figuras, luego las mueven. Elige un lugar que brille y confirma.
kompakt-learn-hunt-pay = Estos billetes son todo lo que tenéis entre todos. Cada uno que pagáis es para Mister X y le da puntos: un taxi 1, un bus 2, el metro 3.
kompakt-learn-hunt-under = Si juega un Black Ticket desaparece hasta su siguiente turno. A nadie se le dice cómo ni adónde ha ido; solo que ha salido de donde lo visteis por última vez, quizá en ferri.
kompakt-learn-hunt-end = Esta línea siempre dice qué viene después. En otra ronda Mister X serás tú.
