### Inkognito, el juego de cartas, en español.
### La juegue quien la juegue, una figura se llama por su color: $figure y $to son las palabras para decirlo, que los dos
### primeros mensajes traducen. Lo mismo vale para las cartas, $card y $other. Un fragmento es su número. Los lugares
### conservan sus nombres.

inkognito-name =
    { $figure ->
        [azure] Azul
        [yellow] Amarillo
        [green] Verde
        [pink] Rosa
       *[black] Negro
    }
inkognito-name-to =
    { $to ->
        [azure] Azul
        [yellow] Amarillo
        [green] Verde
        [pink] Rosa
       *[black] Negro
    }
inkognito-card =
    { $card ->
        [fiddlebottom] Lord Fiddlebottom
        [bubble] Colonel Bubble
        [zsazsa] Madame Zsa Zsa
        [x] Agente X
       *[fragment] { $card }
    }
inkognito-card-other =
    { $other ->
        [fiddlebottom] Lord Fiddlebottom
        [bubble] Colonel Bubble
        [zsazsa] Madame Zsa Zsa
        [x] Agente X
       *[fragment] { $other }
    }

# Una persona, no una carta: «es el Agente X».
inkognito-is =
    { $card ->
        [fiddlebottom] Lord Fiddlebottom
        [bubble] Colonel Bubble
        [zsazsa] Madame Zsa Zsa
        [x] el Agente X
       *[fragment] { $card }
    }

## Lo que ha pasado

inkognito-drawn = Empezará { inkognito-name }.
inkognito-game_begun = Empieza la mano { $number }: se barajan las cartas negras.
inkognito-dealt = { inkognito-name } recibe { inkognito-card }.
inkognito-dealt-hidden = { inkognito-name } recibe una carta negra.
inkognito-series_begun = Una nueva serie: todos vuelven a tener sus cinco lugares en la mano.
inkognito-begun = Ronda { $number } de la serie; empieza { inkognito-name }.
inkognito-laid = { inkognito-name } pone { $place } boca abajo.
inkognito-laid-hidden = { inkognito-name } pone un lugar boca abajo.
inkognito-went = { inkognito-name } está en { $place }.
inkognito-met = { inkognito-name } se encuentra con { inkognito-name-to } en { $place }.
inkognito-chosen =
    { inkognito-name } ha decidido { $choice ->
        [show] enseñar { inkognito-card } y { inkognito-card-other }
        [black-identity] enseñar la carta negra de la identidad
        [black-fragment] enseñar la carta negra del fragmento
        [look-identity] mirar quién es el agente ficticio
        [look-fragment] mirar el fragmento del agente ficticio
        [ask] pedirle una carta negra a { inkognito-name-to }
        [call] llamar al { $called }
       *[nothing] dejarlo así
    }.
inkognito-chosen-hidden = { inkognito-name } ya ha decidido.
inkognito-showed = { inkognito-name } le enseña a { inkognito-name-to } { inkognito-card } y { inkognito-card-other }; una de las dos es verdadera.
inkognito-showed-hidden = { inkognito-name } le enseña dos cartas a { inkognito-name-to }.
inkognito-confided = { inkognito-name } le enseña a { inkognito-name-to } una carta negra: { inkognito-card }.
inkognito-confided-hidden = { inkognito-name } le enseña una carta negra a { inkognito-name-to }.
inkognito-asked = { inkognito-name } le pide una carta negra a { inkognito-name-to }.
inkognito-answered = { inkognito-name } le enseña a { inkognito-name-to } una carta negra: { inkognito-card }.
inkognito-answered-hidden = { inkognito-name } le enseña a { inkognito-name-to } la carta negra que le ha pedido.
inkognito-looked-identity = { inkognito-name } mira quién es el agente ficticio: { inkognito-card }.
inkognito-looked-identity-hidden = { inkognito-name } mira quién es el agente ficticio.
inkognito-looked-fragment = { inkognito-name } mira el fragmento del agente ficticio: { inkognito-card }.
inkognito-looked-fragment-hidden = { inkognito-name } mira el fragmento del agente ficticio.
inkognito-called = { inkognito-name } coge el teléfono y llama al { $called }.
inkognito-turned_up = { inkognito-name } es { inkognito-is } y su fragmento es { inkognito-card-other }.
inkognito-game_ended-right = ¡Contestan! { inkognito-name } ha marcado el número correcto.
inkognito-game_ended-wrong = No contesta nadie: { inkognito-name } se ha equivocado de número.
inkognito-scored =
    { inkognito-name } puntúa y ya tiene { $number ->
        [one] { $number } punto
       *[other] { $number } puntos
    }.
inkognito-ended-right = Con esta llamada se gana la partida.
inkognito-ended-wrong = Con esta llamada equivocada termina la partida.

inkognito-secret = Cómo están repartidas las cartas negras, agente por agente

## Por qué las cartas negras no pueden estar repartidas así

inkognito-possible = Puede ser así: { $deal }.
inkognito-dealt-otherwise = { inkognito-name } recibió { inkognito-card }, así que no es { $deal }.
inkognito-pair-says-no =
    { inkognito-name } enseñó { inkognito-card } y { inkognito-card-other }, y solo una de las dos es verdadera. En { $deal } { $true ->
        [0] no lo sería ninguna
       *[other] lo serían las dos
    }.
inkognito-black-card-says-no = La carta negra enseñada dice que { inkognito-name } tiene { inkognito-card }, así que no es { $deal }.
inkognito-turned-up-otherwise = { inkognito-name } tenía { inkognito-card }, así que no es { $deal }.

## En el cuaderno: lo que hay que averiguar, y lo que dice que una carta no está

inkognito-doubt-who = Quién es quién
inkognito-doubt-fragments = Quién tiene qué fragmento
inkognito-doubt-who-asked = ¿Quién es { inkognito-name }?
inkognito-doubt-fragments-asked = ¿Qué fragmento tiene { inkognito-name }?
inkognito-doubt-dealt-otherwise = { inkognito-name } recibió { inkognito-card }.
inkognito-doubt-pair-says-no = { inkognito-name } enseñó { inkognito-card } y { inkognito-card-other }, y solo una de las dos es verdadera.
inkognito-doubt-black-card-says-no = Una carta negra dice que { inkognito-name } tiene { inkognito-card }.
inkognito-doubt-turned-up-otherwise = { inkognito-name } tenía { inkognito-card }.

## Lo que se puede hacer

inkognito-offer-go = Ir a
inkognito-offer-lay = Poner boca abajo
inkognito-offer-place = { $place }
inkognito-offer-show = Enseñar dos cartas, la primera verdadera:
inkognito-offer-pair = { inkognito-card } + { inkognito-card-other }
inkognito-offer-black = Enseñar una de tus cartas negras:
inkognito-offer-look = Mirar una carta negra del agente ficticio:
inkognito-offer-which =
    { $which ->
        [identity] la identidad
       *[fragment] el fragmento
    }
inkognito-offer-ask = Pedirle una carta negra a
inkognito-offer-figure = { inkognito-name }
inkognito-offer-else = Dejarlo así y
inkognito-offer-nothing = no hacer nada
inkognito-offer-call = Llamar al número de Fiddlebottom, Bubble, Zsa Zsa y X:
inkognito-offer-number = { $called }

## En el dibujo de la mesa

inkognito-figure =
    { inkognito-name }{ $role ->
        [ambassador] , el Embajador
        [fictitious] , el agente ficticio
       *[agent] { "" }
    }
inkognito-figure-laid = tu lugar, boca abajo

## La mesa en una terminal

inkognito-picture-drawing = { $board }: se sortea quién empieza.
inkognito-picture-dealing = { $board }, mano { $game }: se están repartiendo las cartas negras.
inkognito-picture-round = { $board }, mano { $game }, ronda { $round } de { $rounds }; empieza { inkognito-name }.
inkognito-picture-over = { $board }: la partida ha terminado después de la mano { $game }.
inkognito-picture-figure = Figura
inkognito-picture-points = Puntos
inkognito-picture-here = Está en
inkognito-picture-hand = Aún tiene
inkognito-picture-ambassador = { inkognito-name } (el Embajador)
inkognito-picture-fictitious = { inkognito-name } (ficticio)
inkognito-picture-known = { inkognito-name } ({ inkognito-card }, { inkognito-card-other })
inkognito-picture-shown = Le has enseñado a { inkognito-name }: { $pairs }

## En la mesa

inkognito-title = Inkognito, el juego de cartas
inkognito-pitch = Agentes enmascarados se encuentran en el carnaval de Venecia, enseñan una verdad y una mentira, y buscan al aliado y el número que necesitan.
inkognito-lasts = de 30 a 45 minutos
inkognito-board-inkognito = El carnaval de Venecia
inkognito-reason-right = Una llamada correcta decidió la partida.
inkognito-reason-wrong = Una llamada equivocada decidió la partida.
inkognito-option-ambassador = El Embajador, con cinco jugadores
inkognito-option-ambassador-rotates = otro asiento en cada mano
inkognito-option-ambassador-fixed = siempre el mismo asiento
inkognito-option-first_starter = Quién empieza
inkognito-option-first_starter-seat = el primer asiento
inkognito-option-first_starter-random = por sorteo
inkognito-channel-table = Todos
inkognito-role-agent = un agente
inkognito-role-ambassador = el Embajador
inkognito-help =
    Cada uno es un agente secreto y tiene un fragmento de un número de teléfono. En cada ronda todos van a uno de los cinco
    lugares; solo pueden hablar dos que se encuentren a solas. Se enseñan dos cartas, una verdadera y una falsa. Quien se
    encuentra a solas con el Embajador puede pedirle a cualquiera que le enseñe una carta negra, que siempre es verdadera.
    El número son los fragmentos de Fiddlebottom, Bubble, Zsa Zsa y X, en este orden. Llama cuando lo sepas: con cuatro
    jugadores tienes que encontrarte para eso con tu aliado (Fiddlebottom y Bubble son aliados, igual que Zsa Zsa y X); con
    tres y con cinco, donde cada uno juega por su cuenta, con quien sea. Una llamada correcta es un punto; una equivocada,
    un punto para los demás. Con tres puntos se gana la partida.

## La mesa en el navegador

inkognito-face-table = La mesa con sus cinco lugares
inkognito-face-round = Mano { $game }, ronda { $round } de 5. Empieza { inkognito-name }.
inkognito-face-first = Todos van a un lugar, también el Embajador. Donde dos están a solas, se encuentran y hablan.
# En las máscaras: una o dos letras por figura, todas distintas.
inkognito-face-letter =
    { $figure ->
        [azure] Az
        [yellow] Am
        [green] V
        [pink] R
       *[black] N
    }
inkognito-face-company = Quién juega
inkognito-face-role-ambassador = Embajador
inkognito-face-role-fictitious = ficticio
inkognito-face-points =
    { $points ->
        [one] { $points } de 3 puntos
       *[other] { $points } de 3 puntos
    }
inkognito-face-here = Aquí: { $place }
inkognito-face-coming = Aún pueden venir aquí: { $figures }.
inkognito-face-small-masks = Máscaras pequeñas: quién tiene aún ese lugar en la mano.
inkognito-face-fate-meeting = encuentro
inkognito-face-fate-alone = sin compañía
inkognito-face-fate-crowd = no pasa nada
inkognito-face-meetings = Encuentros
inkognito-face-meetings-last = En la última ronda
inkognito-face-meet = { $figures } en { $place }
inkognito-face-nobody-met = No hubo dos a solas, así que nadie se encontró con nadie.
inkognito-face-nothing = No se enseñó nada.
inkognito-face-owed-pairs = Cada uno le enseña al otro dos cartas, una de ellas verdadera.
inkognito-face-owed-question = { inkognito-name } puede pedirle a cualquier agente una carta negra, que siempre es verdadera.
inkognito-face-owed-look = { inkognito-name } puede mirar una carta negra del agente ficticio.
inkognito-face-owed-audience = Los dos agentes le enseñan al Embajador dos cartas cada uno, una de ellas verdadera.
inkognito-face-owed-answer = { inkognito-name } ha pedido una carta negra: { inkognito-name-to } elige cuál enseñar.
inkognito-face-decided = { inkognito-name } ya ha decidido
inkognito-face-thinking = { inkognito-name } está eligiendo
inkognito-face-showed = { inkognito-name } a { inkognito-name-to }: dos cartas, una verdadera
inkognito-face-confided = { inkognito-name } a { inkognito-name-to }: una carta negra, en confianza
inkognito-face-answered = { inkognito-name } a { inkognito-name-to }: la carta negra que le pidió
inkognito-face-looked =
    { inkognito-name } ha mirado { $which ->
        [1] la identidad
       *[2] el fragmento
    } del agente ficticio
inkognito-face-turn-over = Dar la vuelta a las cartas
inkognito-face-called-right = { inkognito-name } llamó al { $called }, y era correcto.
inkognito-face-called-wrong = { inkognito-name } llamó al { $called }, en vano.
inkognito-face-scorers =
    { $count ->
        [one] El punto es para { $figures }.
       *[other] Un punto para cada uno: { $figures }.
    }
inkognito-face-i-was = Tú eras { inkognito-card }.
inkognito-face-my-ally = Tu aliado era { inkognito-name-to }.
inkognito-face-allies = { $figures } eran aliados.
inkognito-face-pair = Enséñale dos cartas a { inkognito-name-to }
inkognito-face-pair-rule = Elige una carta verdadera y otra falsa; { inkognito-name-to } verá las dos, pero no sabrá cuál es cuál. En esta mano no podrás volver a enseñarle la misma pareja.
inkognito-face-shown-before = ya vista
inkognito-face-confide = O confíale una carta negra a { inkognito-name-to }
inkognito-face-confide-rule = Las cartas negras siempre son verdaderas: hazlo si crees que { inkognito-name-to } es tu aliado.
inkognito-face-answer = Enséñale una carta negra a { inkognito-name-to }
inkognito-face-answer-rule = Te la ha pedido { inkognito-name-to }. Las cartas negras siempre son verdaderas; tú eliges cuál se ve.
inkognito-face-ask = Pide una carta negra
inkognito-face-ask-rule = Aquel a quien se la pidas tiene que enseñarte una, y elige cuál. Todos ven a quién se la pides.
inkognito-face-look = Mira una carta negra del agente ficticio
inkognito-face-look-rule = Solo la ves tú. Todos ven a cuál de las dos le das la vuelta.
inkognito-face-pass = Dejarlo así
inkognito-face-call-open = Llamar al número…
inkognito-face-call-again = Llamar al { $called }…
inkognito-face-call = Coger el teléfono
inkognito-face-call-rule = ¿De quién es cada fragmento? El número se marca en este orden.
inkognito-face-stake-allies = Correcto, y { inkognito-name-to } es tu aliado: un punto para los dos. Número equivocado, o un extraño a tu lado: un punto para cada uno de los otros dos. En cualquier caso, la mano termina.
inkognito-face-stake-alone = Correcto: un punto solo para ti. Equivocado: un punto para cada uno de los otros { $others }. En cualquier caso, la mano termina.
inkognito-face-call-ready = Este número
inkognito-face-call-not = Todavía no
inkognito-face-call-then = Se te preguntará una vez más antes de enviarlo.
inkognito-face-sheet = Hoja de pistas
inkognito-face-sheet-onlooker = Quienes juegan llevan una hoja de pistas, cada uno la suya.
inkognito-face-unveil = Mirar mis cartas y pistas
inkognito-face-veil = Tapar
inkognito-face-you-are = Tú: { inkognito-card }, { inkognito-card-other }
inkognito-face-sheet-help = ✓ vista, ✗ imposible. Un número une dos cartas que te enseñaron juntas: una de las dos es verdadera.
inkognito-face-cell =
    { $mark ->
        [is] sí
        [not] no
       *[open] por averiguar
    }{ $count ->
        [0] { "" }
       *[other] , en la pareja { $pairs }
    }
inkognito-face-given = Lo que has enseñado
inkognito-face-true = verdadera
inkognito-face-peek = ¿Cuáles son verdaderas?
inkognito-face-wait-meeting =
    { $count ->
        [one] { $figures } decide qué enseñar.
       *[other] { $figures } deciden qué enseñar.
    }
inkognito-face-wait-place =
    { $count ->
        [one] { $figures } elige un lugar.
       *[other] { $figures } eligen un lugar.
    }
inkognito-face-task =
    { $task ->
        [go] ¿Adónde vas?
        [lay] ¿Dónde estarás? Pon un lugar boca abajo.
        [pair] Te encuentras con { inkognito-name-to }. ¿Qué enseñas?
        [answer] { inkognito-name-to } te pide una carta negra. ¿Cuál enseñas?
        [look] ¿Miras una carta del agente ficticio?
       *[ask] El Embajador te escucha. ¿A quién le pides una carta negra?
    }

## Los primeros pasos, explicados en la mesa

inkognito-learn-goal = Eres un agente secreto: tus dos cartas negras, un nombre y un número, no las conoce nadie más. Uno de los demás es tu aliado. Juntos buscáis el número de teléfono.
inkognito-learn-place = En cada ronda todos van a uno de los cinco lugares. Elige el tuyo y confirma.
inkognito-learn-wait = Donde coinciden exactamente dos, pueden hablar. Sin compañía, o entre la multitud, no pasa nada.
inkognito-learn-show = Si te has encontrado con un agente, enseña dos cartas: una verdadera y la otra, una mentira. Si estás a solas con el Embajador, puedes pedirle a alguien una carta negra. Si no, elige tu próximo lugar.
inkognito-learn-told = Todo lo que te han enseñado está escrito aquí. De cada dos cartas de color una es verdadera; las negras lo son siempre. Tus notas ayudan a averiguar cuál.
inkognito-learn-call = Cuando lo tengas claro, llama al número mientras te encuentras con tu aliado. Si es correcto, los dos tenéis un punto; si no, lo tienen los otros. Con tres puntos se gana.
inkognito-learn-end = Esta línea siempre dice qué viene después. No te fíes de nadie demasiado pronto.
inkognito-learn-court-goal = Jugáis cinco, cada uno por su cuenta, y tú eres el Embajador. No tienes cartas negras ni secreto, pero también buscas el número de teléfono: los fragmentos de Fiddlebottom, Bubble, Zsa Zsa y X, en este orden.
inkognito-learn-court-lay = Antes de que jueguen los agentes, pones un lugar boca abajo. No saben cuál. Elige uno y confirma.
inkognito-learn-court-wait = Ahora los agentes van a sus lugares, y tu carta se descubre. Si un agente está a solas contigo, puede pedir una carta negra. Si son exactamente dos, cada uno te enseña dos cartas.
inkognito-learn-court-hear = Todo lo que te han enseñado está escrito aquí. Cuando un agente se encuentra a solas contigo y le pide a otro una carta negra, tú también la ves. Las cartas negras siempre son verdaderas; de dos cartas de color lo es una.
inkognito-learn-court-call = Cuando sepas el número, llama en un encuentro con uno o dos agentes. Si es correcto te llevas un punto; si no, se lleva uno cada uno de los demás. Con tres puntos se gana.
inkognito-learn-court-end = Esta línea siempre dice qué viene después. Ve adonde se hable.
