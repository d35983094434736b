### Mille Grazie, en español.
### $road es la letra y el nombre de un camino, $order las dos ciudades y los puntos de una carta de encargo, $colour el color
### de un camino.

mille_grazie-colour =
    { $colour ->
        [green] verde
        [violet] violeta
       *[orange] naranja
    }

## Lo que ha pasado

mille_grazie-drawn = { $player } pone la cara más inocente y empieza como noble.
mille_grazie-dealt = { $player } roba el encargo { $order } y empieza en la primera de las dos ciudades.
mille_grazie-laid = El encargo { $order } se coloca en { $city }.
mille_grazie-turned_away = La casilla de { $order } está ocupada: la carta se descarta.
mille_grazie-reshuffled = Se ha acabado el mazo: se barajan los descartes para formar otro.
mille_grazie-begun = Nueva ronda: el noble es { $player }; los demás son bandoleros.
mille_grazie-set = { $player } acecha en el camino { $road }.
mille_grazie-set-both = { $player } acecha en el camino { $road } y en el camino { $other }.
mille_grazie-set-hidden = { $player } se ha escondido en algún sitio.
mille_grazie-set_out = { $player } sale a recorrer { $number } caminos, con escolta en el camino { $road }.
mille_grazie-set_out-hidden = { $player } sale a recorrer { $number } caminos, con escolta en uno secreto.
mille_grazie-set_out-alone = { $player } sale a recorrer { $number } caminos, sin escolta.
mille_grazie-travelled = El carruaje de { $player } toma el camino { $road }.
mille_grazie-ambushed = «¡Mille grazie!» { $player } acechaba en el camino { $road } y se lleva { $number } puntos.
mille_grazie-ambushed-in-vain = { $player } acechaba en el camino { $road }…
mille_grazie-guarded = … pero la escolta de { $player } protege el camino { $road }: la emboscada fracasa.
mille_grazie-lost = { $player } pierde el encargo { $order }.
mille_grazie-arrived = { $player } llega a { $city }.
mille_grazie-fulfilled = { $player } cumple { $order } y se lleva { $number } puntos.
mille_grazie-left = { $player } deja donde está el encargo de { $city }.
mille_grazie-discarded = { $player } descarta { $order }.
mille_grazie-taken = { $player } coge el encargo { $order }.
mille_grazie-ended-delivered = El noble ya ha entregado bastantes encargos: la partida ha terminado.
mille_grazie-ended-waylaid = Los bandoleros ya han robado bastante: la partida ha terminado, y el noble no llega.

## Lo que está oculto. En el juego para dos, cada asiento tiene dos brújulas.

mille_grazie-doubt = Dónde acechan
mille_grazie-passage = Por qué camino tiene que pasar el noble
mille_grazie-passage-asked = { $player }, el noble, aún lleva el encargo { $order }. Si lo entrega en este viaje, ¿qué camino tiene que tomar en cualquier caso?
mille_grazie-passage-road = { $road }
mille_grazie-way-round = Puede prescindir de { $road }: { $way }.
mille_grazie-secret = La brújula de { $player }
mille_grazie-secret-first = La primera brújula de { $player }
mille_grazie-secret-second = La segunda brújula de { $player }

## Por qué una brújula no puede apuntar a un camino

mille_grazie-possible = La brújula de { $player } puede apuntar al camino { $road }.
mille_grazie-not-set = Esa brújula no apunta a nada.
mille_grazie-no-road = Ningún camino de este mapa lleva la letra { $letter }.
mille_grazie-elsewhere = La brújula de { $player } apunta al camino { $elsewhere }.
mille_grazie-passed = El noble tomó el camino { $road }, y { $player } no acechaba allí.
mille_grazie-not-guarded = Al noble lo asaltaron en el camino { $road }, así que su escolta protege otro.
mille_grazie-the-other = La otra brújula de { $player } apunta al camino { $road }; las dos nunca apuntan al mismo.
mille_grazie-out-of-order =
    De dos brújulas ocultas, la primera es la que va antes en el alfabeto; a { $player } no le queda ningún camino
    que vaya con { $road }.

## Lo que se puede hacer

mille_grazie-offer-wait = Acechar en el camino
mille_grazie-offer-pair = Acechar en el camino { $road } y en el
mille_grazie-offer-set-out = Salir
mille_grazie-offer-alone = sin escolta, por 5 caminos
mille_grazie-offer-guarding = con escolta en { mille_grazie-offer-on }
mille_grazie-offer-on = { $road } ({ $a } – { $b }, { mille_grazie-colour })
mille_grazie-offer-travel = Tomar el camino
mille_grazie-offer-to = { $road } hacia { $city } ({ mille_grazie-colour })
mille_grazie-offer-order = Encargo { $order }:
mille_grazie-offer-take = cogerlo
mille_grazie-offer-leave = dejarlo
mille_grazie-offer-swap = Coger { $order } y descartar
mille_grazie-offer-for = { $order }

## En el dibujo del mapa

mille_grazie-figure-noble = El noble, { $player }
mille_grazie-figure-coach = El carruaje de { $player }
mille_grazie-figure-brigand = { $player }, al acecho
mille_grazie-figure-escort = La escolta de { $player }
mille_grazie-figure-order = El encargo { $order }

## El tablero en una terminal

mille_grazie-picture-setup = { $board }: se están repartiendo las cartas.
mille_grazie-picture-laying = { $board }: se colocan encargos en el mapa.
mille_grazie-picture-ambush = { $board }: el noble es el jugador { $seat }; los bandoleros acechan. Gana el primero que llegue a { $goal } puntos.
mille_grazie-picture-setting-out = { $board }: el jugador { $seat }, el noble, está a punto de salir.
mille_grazie-picture-travel = { $board }: el jugador { $seat }, el noble, ha recorrido { $travelled } de { $roads } caminos.
mille_grazie-picture-losing = { $board }: al jugador { $seat }, el noble, lo asaltan en el camino { $travelled } de { $roads }.
mille_grazie-picture-taking = { $board }: el jugador { $seat }, el noble, encuentra un encargo después de { $travelled } de { $roads } caminos.
mille_grazie-picture-over = { $board }: la partida ha terminado.
mille_grazie-picture-noble = Noble (jugador { $seat })
mille_grazie-picture-brigand = Bandolero (jugador { $seat })
mille_grazie-picture-points =
    { $points ->
        [one] { $points } punto
       *[other] { $points } puntos
    }
mille_grazie-picture-compass = brújula { $roads }
mille_grazie-picture-set = brújula fijada
mille_grazie-picture-map = En el mapa: { $orders }
mille_grazie-picture-ways = Desde { $city }: { $ways }
mille_grazie-picture-way = { $letter } { $city } ({ mille_grazie-colour })

## El mapa en una terminal

mille_grazie-atlas-way = { $road }, { mille_grazie-colour }
mille_grazie-atlas-used = { $road }, { mille_grazie-colour }, ya usado en este viaje
mille_grazie-atlas-legend = Las letras son caminos: · verde, : violeta, - naranja. Verona*2: el carruaje del asiento 2; F*2: el asiento 2 acecha en F, o lo protege.

## En la mesa

mille_grazie-title = Mille Grazie
mille_grazie-pitch = Un noble lleva encargos por toda Italia mientras los bandoleros lo acechan, cada uno en el camino que ha elegido; y a todos les toca ser el noble.
mille_grazie-lasts = de 30 a 45 minutos
mille_grazie-board-italy = Italia
mille_grazie-reason-delivered = Un encargo entregado dio el punto número treinta.
mille_grazie-reason-waylaid = Una emboscada dio el punto número treinta.
mille_grazie-option-first_noble = Quién es el primer noble
mille_grazie-option-first_noble-seat = el primer asiento
mille_grazie-option-first_noble-random = por sorteo
mille_grazie-channel-table = Todos
mille_grazie-role-noble = el noble
mille_grazie-role-brigand = un bandolero
mille_grazie-help =
    Cada bandolero apunta su brújula a la letra de un camino y acecha allí; con dos jugadores apunta dos. Después sale el
    noble: 4 caminos distintos con escolta, que protege uno, o 5 sin ella. Si llega al destino de uno de sus encargos, se
    lleva sus puntos; donde hay un encargo puede cogerlo, pero nunca tiene más de tres.
    El bandolero con el que se topa se lleva 3 puntos, y el noble pierde un encargo en un camino verde, dos en uno
    violeta, todos en uno naranja. En el camino protegido no pasa nada. Luego le toca ser el noble al jugador
    siguiente. Gana el primero que llegue a 30 puntos.

## Las imágenes de la página

mille_grazie-face-order = De { $first } a { $destination }, { $worth } puntos
mille_grazie-face-goal = Para entregar en { $destination }: { $worth } puntos
mille_grazie-face-road = { $letter }, { $name }, { $a } – { $b }
mille_grazie-face-cost =
    { $count ->
        [one] una emboscada cuesta { $count } encargo
       *[other] una emboscada cuesta { $count } encargos
    }
mille_grazie-face-wait-here = { $road }: acechar aquí
mille_grazie-face-wait = ¿Dónde acechas?
mille_grazie-face-wait-two = ¿Dónde acechas? Tienes dos brújulas.
mille_grazie-face-compass = Tu brújula
mille_grazie-face-first-compass = Tu primera brújula
mille_grazie-face-second-compass = Tu segunda brújula
mille_grazie-face-how = Gira el puñal hacia la letra de un camino. Nadie la ve hasta que pase el noble.
mille_grazie-face-how-two = Gira cada puñal hacia un camino distinto. Nadie los ve hasta que pase el noble.
mille_grazie-face-how-escort = Gira la brújula hacia el camino que protege tu escolta. Solo tú sabes cuál es.
mille_grazie-face-one-more = Ahora la otra.
mille_grazie-face-covered = Ya está fijada. Mantén pulsada la tapa para mirar.
mille_grazie-face-set-out = ¿Llevas escolta?
mille_grazie-face-alone = Sin escolta
mille_grazie-face-alone-help = 5 caminos, ninguno protegido
mille_grazie-face-escorted = Con escolta
mille_grazie-face-escorted-help = 4 caminos, uno protegido
mille_grazie-face-guarded-road = El camino que protege tu escolta
mille_grazie-face-which-way = ¿Y ahora por dónde?
mille_grazie-face-found = Aquí hay un encargo
mille_grazie-face-take = Cogerlo
mille_grazie-face-leave = Dejarlo
mille_grazie-face-swap = Cogerlo y descartar
mille_grazie-face-points = { $points } de { $goal } puntos
mille_grazie-face-first-to = Gana quien llegue a { $goal }
mille_grazie-face-journey = { $travelled } de { $roads } caminos recorridos
mille_grazie-face-my-compass = Dónde acecho
mille_grazie-face-my-escort = Qué protege mi escolta
mille_grazie-face-lurks = acecha en algún sitio
mille_grazie-face-guards = una escolta protege un camino
mille_grazie-face-ambush = Emboscada en { $road }
mille_grazie-face-robbed = «¡Mille grazie!» { $points } puntos para { $names }
mille_grazie-face-guarded = La escolta ahuyenta a { $names }
mille_grazie-face-nothing-lost = No había nada que llevarse.
mille_grazie-face-delivered = Entregado: { $points } puntos
mille_grazie-face-skip = Saltar
mille_grazie-face-hidden = Bandoleros escondidos: { $hidden } de { $count }
mille_grazie-face-doing-ambush =
    { $count ->
        [one] { $names } busca un escondite.
       *[other] { $names } buscan un escondite.
    }
mille_grazie-face-doing-setting-out = { $names } está a punto de salir.
mille_grazie-face-doing-travel = { $names } elige el próximo camino.
mille_grazie-face-doing-taking = { $names } ha encontrado un encargo.
mille_grazie-face-task =
    { $task ->
        [wait] ¿En qué camino acechas a { $player }?
        [pair] ¿En qué dos caminos acechas a { $player }?
        [alone] Ahora viajas tú. ¿Con escolta o sin ella?
        [travel] Camino { $number } de { $count }: ¿y ahora por dónde?
        [take] Aquí hay un encargo. ¿Te lo llevas?
       *[swap] Aquí hay un encargo, pero ya llevas tres. ¿Lo cambias?
    }

## Los primeros pasos, explicados en la mesa

mille_grazie-learn-goal = En esta ronda eres el noble. Lleva encargos a su destino para ganar puntos: gana el primero que llegue a 30.
mille_grazie-learn-wait = Primero cada bandolero apunta en secreto su brújula a un camino, y te espera allí.
mille_grazie-learn-escort = ¿Llevas escolta? Protege un camino que tú elijas, pero entonces solo recorres cuatro en lugar de cinco.
mille_grazie-learn-road = Ahora elige tu ruta, camino a camino. En alguno puede que te estén acechando.
mille_grazie-learn-orders = Donde hay un encargo puedes cogerlo, y en su destino te llevas sus puntos. Nunca tienes más de tres.
mille_grazie-learn-ambush = Si caes en una emboscada y tu escolta no protege ese camino, el bandolero se lleva 3 puntos y tú pierdes encargos: uno en un camino verde, dos en uno violeta, todos en uno naranja.
mille_grazie-learn-turns = Después de tu viaje, el noble será el siguiente jugador, y te tocará a ti esperar detrás de una roca.
mille_grazie-learn-end = Esta línea siempre dice qué viene después. Buen viaje.
mille_grazie-learn-lurk-goal = En esta ronda eres bandolero. El noble es otro jugador y viaja con sus encargos: sorpréndelo por el camino. Gana el primero que llegue a 30 puntos.
mille_grazie-learn-lurk-set = Apunta tu brújula a la letra de un camino por el que creas que pasará. Todos ven dónde está y qué encargos lleva. Nadie ve lo que eliges. Luego confirma.
mille_grazie-learn-lurk-wait = Ahora viaja el noble: cuatro caminos si lleva escolta, cinco si no. Todos ven cuál de las dos cosas, pero no qué camino protege la escolta. Mira hasta que te vuelva a tocar.
mille_grazie-learn-lurk-booty = Si toma tu camino y no está protegido, te llevas 3 puntos y él pierde encargos: uno en un camino verde, dos en uno violeta, todos en uno naranja. Si no pasa, nadie sabrá dónde acechabas.
mille_grazie-learn-lurk-turns = Todos son el noble por turnos, y tú también lo serás. Lo que hayas ganado como bandolero cuenta igual.
mille_grazie-learn-lurk-end = Esta línea siempre dice qué viene después. Buena caza.
