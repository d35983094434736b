# What is said before a match: on the shelf, at a new table, where games are learned. The page fetches it there.

## Lugares

home-invitation = Alguien se mueve sin que lo vean, y los demás tienen que averiguar dónde está, o quién es. Invita a tus amigos con un enlace, o juega contra bots.
home-games = En la estantería
new-action = Abrir una mesa

## Juegos y mesas en lista

game-players = { $more ->
    [0] { $fewest } jugadores
   *[other] de { $fewest } a { $most } jugadores
}
game-play = Jugar
games-loading = Bajando los juegos de la estantería…
tables-mine = Mis mesas
tables-none-mine = Todavía no estás en ninguna mesa.
tables-public = Mesas públicas
tables-none-public = Nadie ha dejado una mesa abierta. Abre una y hazla pública.
tables-join = Sentarse
tables-watch = Mirar
tables-continue = Continuar
tables-look-back = Repasar
tables-state = { $state ->
    [waiting] esperando jugadores
    [over] terminada
   *[playing] en juego
}

## Una mesa nueva

new-game = Juego
new-board = Tablero
new-board-own = Trae un tablero tuyo (un archivo JSON)
new-board-own-leave = Usar el tablero del juego
new-board-own-checking = Leyendo el tablero…
new-seats = Asientos
new-seat-kind = Quién juega en el asiento { $seat }
new-seat-mine = yo, aquí
new-seat-open = alguien, con un enlace
new-seat-bot = { $bot ->
    [random] un bot que juega al azar
    [greedy] un bot codicioso, que piensa una jugada por delante
    [novice] un bot principiante, que ve una o dos jugadas por delante
    [regular] un bot habitual, que sabe moverse
    [expert] un bot experto, que piensa con mucha antelación
    [master] un bot maestro, que piensa cuanto permiten tres segundos
    [careful] un bot prudente, que va sobre seguro
    [bold] un bot audaz, que hace lo que nadie espera
   *[other] el bot «{ $bot }»
}
new-seat-name = Nombre en el asiento { $seat }
new-options = Reglas de la casa
new-option-seat = asiento { $seat }
new-option-letters =
    { $count ->
        [one] Elige { $count } letra.
       *[other] Elige { $count } letras.
    }
new-who-sees = Quién puede encontrar la mesa
new-by-link = solo quien tenga un enlace
new-public = todos en este servidor
new-create = Abrir la mesa
new-hot-seat = Varias personas en un solo dispositivo: pasadlo cuando caiga el telón. Quien juegue en otro lugar lo sabrá.

## Inicio y continuación

home-friends = Con amigos
home-friends-choose = Elige un juego y quién se sienta dónde.
home-friends-send = Envía un enlace a cada uno, o deja que lo escaneen en tu pantalla.
home-friends-play = La partida empieza cuando todos se hayan sentado.
resume-title = Donde lo dejaste
resume-mine = Te toca.
resume-theirs = Turno de { $names }.
resume-bots = Los bots están pensando.
resume-more = { $count ->
    [one] y otra mesa
   *[other] y { $count } mesas más
}
tables-bots = { $count ->
    [one] un bot
   *[other] { $count } bots
}

## Aprender un juego

lessons-text = Cada juego tiene una guía para leer, una lección en una mesa de verdad y diez enigmas, uno de ellos para hoy.
learn-action = Cómo se juega
learn-guide = Cómo se juega
learn-as = Soy { $role }
learn-table = Aprenderlo en la mesa
learn-table-text = Una partida de verdad contra bots fáciles, con unas palabras en cada paso. Puedes quitarlas cuando quieras y seguir jugando.
learn-rules = Reglas exactas
learn-english = Están en inglés.
map-picture = El tablero

## La ayuda del cuaderno

new-aid = Los cuadernos calculan qué es posible
new-aid-yes = sí, para cada uno según lo que ha visto
new-aid-no = no, cada uno piensa por su cuenta
new-aid-ask = elige una opción

## Enigmas

learn-puzzles = Enigmas
puzzle-suspect = { $name }
puzzle-of = { $game }: enigma { $number }
puzzle-number = Enigma { $number }
puzzle-today = El enigma del día
puzzle-text = Un momento de una partida entre bots, visto con los ojos de un jugador. Nada depende de la suerte: solo hay una respuesta posible, y se puede deducir.
puzzle-level =
    { $level ->
        [1] fácil
        [2] medio
       *[3] difícil
    }
puzzle-solved = resuelto
puzzle-loading = Preparando el enigma…
puzzle-back = Volver a las reglas
puzzle-eyes = Sabes lo que sabe { $name } ({ $role }).
puzzle-chosen = Tu respuesta: { $what }
puzzle-guess = Lo tengo claro
puzzle-right = Correcto. No hay otra posibilidad.
puzzle-wrong = { $what }: no. Piénsalo otra vez.
puzzle-tell = Dímelo
puzzle-told = La respuesta: { $what }
puzzle-why = Por qué no hay otra posibilidad
puzzle-next = Siguiente enigma
puzzle-choose = Elige tu respuesta
puzzle-suspects = Respuestas posibles

## First start

play-role = Yo soy
play-level = Contra
play-level-name = { $bot ->
    [novice] Principiantes
    [regular] Habituales
    [expert] Expertos
    [master] Maestros
    [careful] Prudentes
    [bold] Audaces
   *[other] { $bot }
}
play-level-text = { $bot ->
    [novice] ven una o dos jugadas por delante
    [regular] saben lo que hacen
    [expert] piensan con mucha antelación
    [master] piensan tres segundos
    [careful] van sobre seguro
    [bold] hacen lo que nadie espera
   *[other] un bot hecho por alguien
}
play-against = { $bot ->
    [novice] contra principiantes
    [regular] contra habituales
    [expert] contra expertos
    [master] contra maestros
    [careful] contra prudentes
    [bold] contra audaces
   *[other] contra { $bot }
}
play-teach = Enséñame primero
play-teach-text = Una partida contra bots fáciles, con unas palabras en cada paso.
play-start = Empezar
play-change = Cambiar
play-remembered = Este dispositivo lo recuerda: la próxima vez basta con un toque.

## Friends who go away, and come back

new-patience = Si un amigo se va
new-patience-for = { $minutes ->
    [0] se espera siempre
    [10] los demás pueden poner un bot a los 10 minutos
    [60] los demás pueden poner un bot al cabo de una hora
   *[1440] los demás pueden poner un bot al cabo de un día
}
tables-won = Has ganado
tables-lost = Has perdido
tables-lost-to = Victoria de { $names }
tables-filter = Qué mesas
tables-filter-by = { $which ->
    [mine] Me toca
    [playing] En juego
    [over] Terminadas
   *[all] Todas
} ({ $count })
tables-any-game = todos los juegos
tables-none-such = No hay ninguna mesa así.
new-hints = Pistas
new-hints-yes = sí, a quien le toca puede preguntar a un bot
new-hints-no = no, cada uno decide solo
