### Scotland Yard, el juego de dados, en español.
### $place es el número de un lugar con el nombre de su plaquita, $number solo el número; $letter y $tile son la letra y el
### nombre de una plaquita. $how es taxi, bus, underground, black o helicopter. $move cuenta las jugadas de Mister X.

dice-pawn =
    { $owns ->
        [alone] { $owner }
        [several] { $owner } ({ $pawn })
       *[unknown] El peón { $pawn }
    }
dice-pawn-within =
    { $owns ->
        [alone] { $owner }
        [several] { $owner } ({ $pawn })
       *[unknown] el peón { $pawn }
    }

## Lo que ha pasado

dice-laid = Se coloca la plaquita { $letter }, { $tile }.
dice-turned = La plaquita { $letter }, { $tile }, se gira por su lado claro.
dice-placed = { dice-pawn } empieza en la { $place }.
dice-hidden = Mister X se esconde en la { $place }.
dice-hidden-unseen = Mister X ya ha elegido su escondite.
dice-named = Mister X dice: «Estoy en la plaquita { $letter }, { $tile }».
dice-begun =
    { $move ->
        [0] Empieza la búsqueda. Sale primero { dice-pawn-within }.
       *[other] Nueva ronda: sale primero { dice-pawn-within }.
    }
dice-rolled =
    Tirada{ $taxi ->
        [0] { "" }
       *[other] { " · " }{ $taxi } × taxi
    }{ $bus ->
        [0] { "" }
       *[other] { " · " }{ $bus } × bus
    }{ $underground ->
        [0] { "" }
       *[other] { " · " }{ $underground } × metro
    }{ $x ->
        [0] { "" }
       *[other] { " · " }{ $x } × X
    }
dice-rerolled = Se gasta una ficha: se vuelve a tirar.
dice-moved =
    { dice-pawn } va en { $how ->
        [taxi] taxi
        [bus] bus
       *[underground] metro
    } a la { $place }.
dice-stayed = { dice-pawn } no puede usar ningún dado y se queda en su sitio.
dice-doubled = Mister X hace una jugada doble.
dice-fled =
    Jugada { $move }: Mister X va { $how ->
        [taxi] en taxi
        [bus] en bus
        [underground] en metro
        [black] con un Black Ticket
       *[helicopter] en helicóptero
    } a la { $place }.
dice-fled-unseen =
    Jugada { $move }: Mister X { $how ->
        [taxi] coge un taxi
        [bus] coge el bus
        [underground] coge el metro
        [black] juega un Black Ticket
       *[helicopter] cruza la ciudad por el aire
    }, sin que nadie lo vea.
dice-passed = Jugada { $move }: a Mister X no le sirve ningún dado. Sigue agazapado.
dice-shown = Se levanta la niebla: Mister X está en la { $place }. Sus dados vuelven a la reserva y el camino que ha seguido queda a la vista: { $way }.
dice-ended-caught = Mister X y { dice-pawn-within } se encuentran en la { $place }: ganan los detectives.
dice-ended-escaped = La última casilla está cubierta y nadie ha encontrado a Mister X, que estaba en la { $place }: gana él.

dice-secret = Dónde está Mister X
dice-secret-asked = ¿Dónde está Mister X?

## Por qué Mister X no puede estar en un sitio. $move: cuántas jugadas había hecho.

dice-possible = Mister X puede estar en la { $place }.
dice-not-hidden-yet = Mister X todavía no se ha escondido.
dice-in-the-box = La { $number } está en la plaquita { $letter }, que se quedó en la caja.
dice-occupied =
    { $move ->
        [0] { dice-pawn } estaba en la { $place } cuando Mister X se escondió.
       *[other] Si hubiera ido a la { $place } con la jugada { $move }, se habría encontrado con { dice-pawn-within }.
    }
dice-off-tile = La { $place } no está en la plaquita { $letter }, que es la que dijo Mister X.
dice-not-within-reach =
    La jugada { $move }, { $how ->
        [taxi] en taxi
        [bus] en bus
        [underground] en metro
        [black] con un Black Ticket
       *[helicopter] en helicóptero
    }, no puede haber acabado en la { $place }.
dice-elsewhere =
    { $move ->
        [0] Mister X no se escondió en la { $place }.
       *[other] Después de la jugada { $move }, Mister X no estaba en la { $place }.
    }
dice-visited =
    { $move ->
        [0] { dice-pawn } estaba en la { $place } antes de que Mister X se moviera, y él no estaba allí.
       *[other] Después de la jugada { $move }, { dice-pawn-within } fue a la { $place }, y él no estaba allí.
    }
dice-could-move = En la { $place } le habría servido algún dado después de la jugada { $move }, pero pasó.
dice-no-second-move = Si hubiera estado en la { $place } después de la jugada { $move }, Mister X no habría podido hacer una jugada doble, pero la hizo.

## Lo que se puede hacer

dice-offer-start = Empezar en la
dice-offer-hide = Esconderte en la
dice-offer-flight =
    { $how ->
        [taxi] En taxi a la
        [bus] En bus a la
        [underground] En metro a la
        [black] Con un Black Ticket a la
       *[helicopter] En helicóptero a la
    }
dice-offer-pursuit =
    { dice-pawn } en { $how ->
        [taxi] taxi
        [bus] bus
       *[underground] metro
    } a la
dice-offer-to = { $place }
dice-offer-flight-to =
    { $caught ->
        [0] { $place }
       *[other] { $place } ({ dice-offer-caught })
    }
dice-offer-caught = allí te atraparían al instante
dice-offer-stays = Sin dados que sirvan, se queda en su sitio
dice-offer-pawn = { dice-pawn-within }
dice-offer-token = Gastar una ficha y
dice-offer-token-what = volver a tirar los dados
dice-offer-pass = Pasar
dice-offer-pass-what = y quedarte donde estás
dice-offer-double = Usar la jugada doble:
dice-offer-double-what = dos jugadas seguidas

## En la leyenda del dibujo

dice-legend-dark = Letras oscuras
dice-legend-dark-note = el lado normal
dice-legend-light = Letras claras
dice-legend-light-note = el lado para expertos, de algunas plaquitas

## En el dibujo de la ciudad

dice-figure-x = Mister X
dice-figure-detective = { dice-pawn }

## La ciudad en una terminal

dice-picture-setup = { $board }: se está preparando la mesa.
dice-picture-round =
    { $board }. Mister X ha hecho { $moves } de sus { $most } jugadas y { $show ->
        [0] no volverá a dejarse ver.
       *[other] se deja ver después de la jugada { $show }.
    }
dice-picture-over = { $board }: la partida ha terminado. Jugadas hechas: { $moves } de { $most }.
dice-picture-x = Mister X (asiento { $seat }): { $where }. Black Tickets: { $black }, jugadas dobles: { $doubles }, helicópteros: { $helicopters }.
dice-picture-way = Escrito en su tablón: { $way }
dice-picture-detective = Peón { $pawn } (asiento { $seat }): { $where }
dice-picture-unseen = oculto
dice-picture-nowhere = aún no está en juego
dice-picture-done = { $place } (ya ha jugado)
dice-picture-dice = Dados: { $held } en la mano, { $supply } en la reserva. Fichas: { $tokens }.
dice-picture-rolled = Tirados: { $taxi } × taxi, { $bus } × bus, { $underground } × metro, { $x } × X.
dice-picture-used = Usados: { $taxi } × taxi, { $bus } × bus, { $underground } × metro.

## El mapa en una terminal

dice-atlas-way =
    { $how ->
        [taxi] Taxi
        [bus] Bus
        [underground] Metro
        [black] Black Ticket
       *[helicopter] Helicóptero
    }

## En la mesa

dice-title = Scotland Yard, el juego de dados
dice-pitch = Un Londres de plaquitas, nuevo en cada partida, donde los mismos dados que mueven a los detectives le sirven a Mister X para escapar.
dice-lasts = de 20 a 30 minutos
dice-board-dice = Londres entre la niebla
dice-reason-caught = Mister X ha sido atrapado.
dice-reason-escaped = Mister X se ha escapado.
dice-reason-resigned = { $role ->
    [mister_x] Mister X ha abandonado.
   *[detective] Los detectives han abandonado.
}
dice-option-mister_x = Quién es Mister X
dice-option-tiles = Plaquitas
dice-option-tiles-standard = todas por el lado normal
dice-option-tiles-expert = algunas por el lado para expertos
dice-option-tiles-letters = las elegidas por el lado para expertos
dice-option-refill = Dados que los detectives cogen de la reserva en cada ronda
dice-option-refill-one = uno
dice-option-refill-full = los que falten
dice-option-double_counts = Una jugada doble cuenta como
dice-option-double_counts-twice = dos jugadas
dice-option-double_counts-once = una sola jugada
dice-channel-table = Todos
dice-channel-detectives = Solo los detectives
dice-role-mister_x = Mister X
dice-role-detective = un detective
dice-help =
    Primero los detectives: cada uno tira los dados que le quedan al equipo, usa uno y lo deja junto a su peón. Quien no
    pueda usar ninguno se queda quieto. Con una ficha se vuelve a tirar; hay tres en toda la partida. Después Mister X
    coge uno de los dados usados y se mueve con él, sin que lo vean, o pasa si no le sirve ninguno. Un Black Ticket
    oculta cómo viaja y puede ir en dirección prohibida; el helicóptero vuela desde un borde en línea recta hasta el
    opuesto. Mister X se deja ver después de las jugadas 3, 7 y 11, y entonces el camino que ha seguido queda a la
    vista. El taxi va al lugar de al lado, el bus recto hasta la siguiente parada de bus, el metro a cualquier otra
    estación.
    Los detectives ganan cuando uno de ellos se encuentra con él; él gana si nadie lo ha encontrado cuando ellos han
    movido después de su jugada 12.
dice-signs =
    En el mapa, t, b y u son paradas de taxi, bus y metro, * indica quién está ahí, [A] es una plaquita por el lado
    oscuro, (A) una por el lado claro; las flechas son calles de sentido único, las líneas oblicuas carriles taxi.

## La cara: los dados en la mesa, el tablón de Mister X. $face es taxi, bus, underground o x; $task lo que hay que hacer.

dice-face-tray = Los dados
dice-face-name =
    { $face ->
        [taxi] Taxi
        [bus] Bus
        [underground] Metro
        [black] Black Ticket
        [double] Jugada doble
        [helicopter] Helicóptero
       *[x] X
    }
dice-face-leads =
    { $count ->
        [0] { $face ->
            [x] no sirve para moverse
           *[other] aquí no sirve
        }
        [one] { $count } lugar
       *[other] { $count } lugares
    }
dice-face-task =
    { $task ->
        [place] Pon un peón donde solo pare el taxi.
        [hide] Elige dónde esconderte. Tendrás que decir la plaquita, no el lugar.
        [go] { dice-pawn }: coge un dado y ve adonde lleve.
        [go-both] Coge un dado y el peón que lo usa. El otro tirará los que queden.
        [stuck] No sirve ninguno de estos dados. Quédate donde estás; la próxima tirada será con todos.
        [stuck-token] No sirve ninguno de estos dados. Quédate donde estás, o gasta una ficha y vuelve a tirar.
        [flee] Coge un dado que hayan usado los detectives, o usa uno de tus billetes especiales.
        [flee-none] No te sirve ningún dado. Pasa, o usa uno de tus billetes especiales.
        [first] Primera de dos jugadas: ¿cómo vas?
       *[second] Segunda de dos jugadas: ¿cómo vas?
    }
dice-face-see =
    { $whose ->
        [mister_x] Mister X puede coger uno de estos dados.
       *[detectives] Los detectives han tirado.
    }
dice-face-pawns = Qué peón
dice-face-stays = { dice-pawn } se queda en su sitio
dice-face-tokens =
    { $count ->
        [0] No se puede volver a tirar
        [one] Se puede volver a tirar { $count } vez
       *[other] Se puede volver a tirar { $count } veces
    }
dice-face-again = Volver a tirar
dice-face-pass = Pasar
dice-face-tickets = Billetes de Mister X
dice-face-board = El tablón de Mister X
dice-face-boxes = Casillas del tablón de Mister X
dice-face-box =
    Casilla { $number }: { $how ->
        [start] la salida, en la plaquita { $tile }
        [taxi] en taxi
        [bus] en bus
        [underground] en metro
        [black] con un Black Ticket
        [helicopter] en helicóptero
       *[pass] pasó
    }{ $place ->
        [no] { $covered ->
            [yes] , cubierta
           *[no] { "" }
        }
       *[other] , en la { $place }
    }
dice-face-box-empty =
    Casilla { $number }: vacía{ $shows ->
        [yes] . Después se deja ver
       *[no] { "" }
    }
dice-face-pawn = { dice-pawn }:
dice-face-nowhere = aún no está en la ciudad
dice-face-starter = tiene el marcador de jugador inicial
dice-face-starts = empieza
dice-face-gone =
    { $face ->
        [taxi] ha ido en taxi
        [bus] ha ido en bus
       *[underground] ha ido en metro
    }
dice-face-dice = Dados en la mano: { $held } · en la reserva: { $supply } · fichas: { $tokens }

## Los primeros pasos, explicados en la mesa

dice-learn-goal = Eres Mister X. Los detectives tiran dados para viajar, y tú viajas con los dados que han usado.
dice-learn-hide = Primero elige dónde esconderte: donde no haya ningún detective, y mejor tampoco a su lado. Luego confirma.
dice-learn-wait = Los detectives tiran y mueven, uno tras otro. Fíjate en qué dados usan.
dice-learn-take = Si te sirve uno de los dados usados, cógelo y ve: el taxi va al lugar de al lado, el bus recto a la siguiente parada, el metro a cualquier otra estación. Si no te sirve ninguno, pasa o usa un billete especial.
dice-learn-told = Si has cogido un dado, ven cuál, pero no adónde has ido. Después de las jugadas 3, 7 y 11 te dejas ver, y el camino que has seguido queda a la vista.
dice-learn-black = Un Black Ticket te lleva adonde van el taxi, el bus o el metro, sin que sepan en cuál. Una jugada doble son dos seguidas, y el helicóptero vuela de un borde de la ciudad al otro. Tienes pocos.
dice-learn-end = Esta línea siempre dice qué viene después. Aguanta hasta que hayan movido una vez más después de tu jugada 12.
dice-learn-hunt-goal = Eres detective. Mister X se esconde en esta ciudad de plaquitas; quien se encuentre con él en su lugar gana para todos los detectives.
dice-learn-hunt-place = Primero pon tu peón en un lugar donde solo paren taxis. Luego Mister X se esconde y tiene que nombrar su plaquita.
dice-learn-hunt-wait = Aquí se cuenta todo lo que pasa. Espera a que te toque.
dice-learn-hunt-roll = Los dados del equipo ya están tirados. Elige uno que te sirva y muévete con él. Pero piensa: Mister X podrá coger uno de los dados que uséis.
dice-learn-hunt-told = En su tablero ves qué dado cubre cada casilla: con él viajó. Después de las jugadas 3, 7 y 11 se deja ver, y el camino que ha seguido queda a la vista.
dice-learn-hunt-end = Esta línea siempre dice qué viene después. Una X en una casilla puede ser un Black Ticket, el helicóptero o que ha pasado.
