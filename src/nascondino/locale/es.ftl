# Los textos de la mesa. Los de un juego están en su carpeta.

name = Nascondino
skip-to-content = Saltar al contenido

## Lugares

home-title = Escóndete. Busca. Farolea.
home-invitation = Alguien se mueve sin que lo vean, y los demás tienen que averiguar dónde está, o quién es. Invita a tus amigos con un enlace, o juega contra bots.
home-games = En la estantería
new-title = Una mesa nueva
new-action = Abrir una mesa
tables-title = Mesas
table-title = Mesa
not-found-title = Aquí no se esconde nadie
not-found-text = Esta página no existe. Puede que el enlace haya perdido alguna letra por el camino.
not-found-home = Volver al principio

## Idioma y tema

language = Idioma

theme-change = { $now ->
    [dark] Cambiar al tema claro
   *[light] Cambiar al tema oscuro
}

## Juegos y mesas en lista

game-players = de { $fewest } a { $most } jugadores
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
tables-open-seats = { $count ->
    [one] queda un asiento libre
   *[other] quedan { $count } asientos libres
}
player = Jugador
player-numbered = Jugador { $seat }

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
preparing = Preparando la mesa…
preparing-long = Preparando el juego por primera vez. Tarda medio minuto, solo esta vez.

## Sentarse

claim-title = Te han invitado
claim-text = Hay un asiento guardado para ti.
claim-by = { $host } te invita a { $game }.
claim-game = Esto es una invitación a { $game }.
claim-name = Tu nombre
claim-sit = Sentarse
claim-look = Mirar
link-copy = Copiar
link-copied = Copiado
link-select = Selecciónalo y cópialo
link-seat = Enlace al asiento { $seat }
link-seat-of = Enlace al asiento de { $name }
link-watch = Enlace para espectadores
link-seat-help = Quien lo abra primero se queda con el asiento.
link-moved-help = Ábrelo en el otro dispositivo: el asiento se traslada allí.
link-alone = Solo este ordenador puede abrir estos enlaces. Para que entren otros desde tu red, cierra el servidor y ábrelo así:
link-offline = Este ordenador no está ahora en ninguna red, así que solo él puede abrir estos enlaces.
link-address = Si los demás no pueden abrir los enlaces, prueba otra dirección de este ordenador
used-title = Este enlace ya no abre ningún asiento
used-text = Un enlace abre un asiento una sola vez. Este ya se ha usado, o se ha cambiado por otro más reciente.
used-next = ¿Fuiste tú, en otro dispositivo? Allí, en «{ seat-menu }», el asiento se puede traer aquí. Si no, pide un enlace nuevo.
dead-end-title = Este enlace no abre nada aquí
dead-end-text = Puede que haya perdido unas letras por el camino. Pide a quien lo envió que lo copie otra vez.
dead-end-server = Este es el servidor { $address }. Una mesa de otro servidor solo se abre allí.

## Esperando jugadores

waiting-prompt = Esperando jugadores: { tables-open-seats }. La partida empieza en cuanto estén ocupados todos los asientos.
waiting-fresh = Crear un enlace
waiting-fresh-again = Crear otro enlace
waiting-bot = Dárselo a un bot
waiting-fill = Llenar los asientos libres con bots
waiting-take = Sentarse aquí
waiting-name = Tu nombre, si te sientas
waiting-name-beside = Nombre, si alguien más juega en este dispositivo
waiting-salts = Todos los asientos están ocupados. Faltan los números aleatorios de los dispositivos de { $names }.
waiting-begin-text = La partida puede empezar sin ellos, pero entonces quien falta no tiene parte en los sorteos.
waiting-begin = Empezar sin esperar

## En la mesa

seats-title = Alrededor de la mesa
seat-label = Asiento { $seat }
seat-open = Asiento libre
seat-bot = Bot { $seat }
seat-bot-kind = { $bot ->
    [random] un bot que juega al azar
    [greedy] un bot codicioso
    [novice] un bot principiante
    [regular] un bot habitual
    [expert] un bot experto
    [master] un bot maestro
   *[other] el bot «{ $bot }»
}
seat-for = un bot juega por { $name }
seat-you = tú
seat-away = ausente
seat-present = presente
seat-one-device = en el mismo dispositivo que { $names }
seat-resigning = abandonaría ahora
seat-turn = le toca
seat-points = { $points ->
    [one] { $points } punto
   *[other] { $points } puntos
}
seat-menu = Mi asiento
seat-leave = Dejárselo a un bot
seat-back = Recuperarlo
seat-fresh = Pasarlo a otro dispositivo
seat-go-ahead = Que muevan antes nuestros bots
seat-resign = Abandonar la partida
seat-resign-sure = ¿Abandonar en nombre de tu bando? La partida termina ahí.
seat-resign-yes = Sí, abandonar
seat-resign-no = No, seguir jugando
seat-switch = Jugar como { $name }
seat-hand-over = Pasar a { $name }
onlooker = Espectador
rules = Reglas
rules-title = Las reglas, en pocas palabras
close = Cerrar
beside = { $one } · { $other }
map = Mapa: las flechas llevan de un lugar a otro, más y menos cambian el tamaño, 0 lo muestra entero
map-nearer = Acercar
map-farther = Alejar
map-choices = Adónde puedo ir
map-whole = Todo el mapa
map-spot = { $place }: { $what }
map-spot-several = { $place }: { $count } opciones
map-missing = No se ha podido cargar el dibujo del tablero.

## Qué hacer

prompt-loading = Buscando tu asiento…
prompt-onlooker = Estás mirando. Turno de { $names }.
prompt-onlooker-quiet = Estás mirando.
prompt-bot-plays = Un bot juega por ti.
prompt-choose = { $count ->
    [one] Eres { $role }. Solo puedes hacer una cosa.
   *[other] Eres { $role }. Elige entre { $count } opciones.
}
prompt-choose-spot = { $count ->
    [one] Eres { $role }. Solo tienes un lugar a tu alcance.
   *[other] Eres { $role }. Elige un lugar: tienes { $count } a tu alcance.
}
prompt-choose-or = { $count ->
    [one] Eres { $role }. Solo tienes un lugar a tu alcance; en la lista hay más opciones.
   *[other] Eres { $role }. Elige un lugar: tienes { $count } a tu alcance, y en la lista hay más opciones.
}
prompt-chosen = ¿{ $what }?
prompt-sending = Enviando…
prompt-unsent = Se enviará en cuanto vuelva la conexión.
prompt-wait = Eres { $role }. Turno de { $names }.
prompt-wait-bot = { $count ->
    [one] Eres { $role }. Un bot está pensando.
   *[other] Eres { $role }. Los bots están pensando.
}
prompt-not-begun = Esperando jugadores.
prompt-readonly = Esta mesa se jugó con otras reglas. Se puede mirar, pero no continuar.
prompt-over = { $reason } { $verdict }
do-it = Confirmar
take-back-choice = Mejor no
offers-title = Qué puedes hacer
offers-one = { $under } { $what }
offers-none = Por ahora, nada.
offers-filter = Buscar
offers-filtered = { $shown } de { $count }
offers-here = Aquí: { $place }
offers-some = { $count } opciones
offers-all = Mostrar todo
your-turn = ● Te toca

## Historial, charla, notas

tab-move = Jugada
tab-view = Vista
tab-seats = Mesa
tab-log = Historial
tab-chat = Charla
tab-notes = Notas
tabs = Partes de la mesa
tabs-new = novedades
log-title = Lo que ha pasado
log-empty = Todavía nada.
log-sat = { $name } se sienta en el asiento { $seat }.
log-left = { $name } le deja el asiento { $seat } a un bot.
log-returned = { $name } recupera el asiento { $seat }.
log-bot = Un bot se sienta en el asiento { $seat }.
log-ahead = { $player } deja que muevan antes los bots de su bando.
log-resigned = { $player } abandona.
log-rematch = La siguiente partida está lista.
chat-title = Charla
chat-said = { $name }: { $text }
chat-empty = Nadie ha dicho nada todavía.
chat-say = Di algo
chat-channel = Para
chat-send = Enviar
chat-cannot = Ahora no puedes hablar aquí.
in-words-title = Lo que ves
in-words-later = El tablero en palabras aparecerá cuando vuelva la conexión.

notes-title = Notas
notes-help = Solo las ves tú.
notes-saved = Guardadas
notes-saving = Guardando…
notes-unsent = Aún sin guardar
notes-conflict = Entretanto han cambiado en otro dispositivo:
notes-mine = Quedarme con estas
notes-theirs = Quedarme con las otras

## El final

end-won = { $count ->
    [one] Gana { $names }.
   *[other] Ganan { $names }.
}
end-won-you = Has ganado.
end-won-with = Has ganado, junto con { $names }.
end-lost-you = { $count ->
    [one] Has perdido: gana { $names }.
   *[other] Has perdido: ganan { $names }.
}
end-score = Resultado final: { $scores }.
end-score-of = { $name }: { $points }
map-legend-reach = A tu alcance
map-legend-possible = Quizá aquí
recap-title = Desde tu último turno
recap-away = Mientras no mirabas
scene-close = Seguir
end-nobody = No gana nadie.
end-reason-resigned = Un bando ha abandonado.
end-reason-limit = Se ha jugado el número de acciones acordado.
end-rematch = Jugar otra vez, rotando los asientos
end-rematch-go = A la siguiente partida
end-record = Descargar el registro
end-verify = Cómo comprobar que nadie ha hecho trampa
end-verify-text = Cada paso se selló mientras jugabais. Guarda este último eslabón del sello; junto con el registro, demuestra que no se ha cambiado nada:
end-verify-command = nascondino verify ARCHIVO --link { $link }

## Un dispositivo para varias personas

curtain-title = Pasa el dispositivo
curtain-next = Le toca a { $name }. Los demás, a mirar a otro lado.
curtain-wait = En este dispositivo no le toca a nadie. Turno de { $names }.
curtain-look = Soy { $name }
curtain-others = Quiere mirar otra persona
curtain-sending = Un momento: la última jugada aún está en camino.

## La conexión con el servidor

line-connecting = Conectando…
line-open = En línea
line-waiting = Se ha cortado la conexión.
line-restarting = El servidor se está reiniciando.
line-retry = { $seconds ->
    [0] Probando…
   *[other] Próximo intento en { $seconds } s.
}
line-now = Probar ahora
line-moved-title = Tu asiento ha cambiado de sitio
line-moved = Tu asiento está ahora en otro dispositivo.
line-moved-look = Mirar
line-unknown-title = Esta mesa no existe
line-unknown = Puede que sea privada: en ese caso solo se abre con sus enlaces.

## Negativas

refused-unreachable = El servidor no responde. Prueba otra vez dentro de un momento.
refused-bad_message = El servidor no lo ha entendido. Recarga la página: puede que sea más antigua que el servidor.
refused-too_fast = Demasiado rápido. Espera un momento y prueba otra vez.
refused-too_many_tables = Hoy se han preparado tantas mesas desde aquí que la siguiente tiene que esperar. Prueba más tarde.
refused-no_such_table = Esta mesa no existe, o solo se abre con sus enlaces.
refused-no_such_game = Ese juego no está en este servidor.
refused-bad_settings = La mesa no se puede preparar así.
refused-bad_name = Este nombre contiene caracteres que no se ven. Escríbelo de nuevo, sin ellos.
refused-like_name = Este nombre se parece al de otra persona de la mesa, al de un bot o al de un papel. Elige otro.
# $what: what is wrong with the file, one sentence in English.
refused-bad_board = En este tablero no se puede jugar: { $what }
refused-bad_link = Este enlace no abre nada aquí.
refused-used_link = Este enlace ya se ha usado o se ha cambiado por otro. Pide uno nuevo.
refused-not_yours = Ese asiento no es tuyo.
refused-taken = Alguien se te ha adelantado: el asiento está ocupado.
refused-other_side = Ya estás en otro bando en esta mesa, y quien juega por dos bandos podría oír a los dos. Deja este asiento a otra persona, o siéntate cuando no juegue nadie más.
refused-not_begun = La partida no ha empezado: hay asientos libres.
refused-over = La partida ha terminado.
refused-not_to_act = Ya no te toca.
refused-not_legal = Eso ahora no se puede.
refused-stale = Entretanto la partida ha avanzado. Vuelve a mirar.
refused-ahead = La mesa sabe menos que esta página. Recárgala.
refused-no_such_channel = Ahora no puedes hablar ahí.
refused-not_two_sides = Solo se puede abandonar la partida en los juegos con dos bandos fijos.
refused-not_over = La partida aún no ha terminado.
refused-not_possible = Ahora no es posible.
refused-storage = El servidor no ha podido guardarlo, así que no ha pasado nada. Prueba otra vez.
refused-unsure = El disco del servidor acaba de fallar: puede que haya ocurrido o puede que no. Míralo antes de probar otra vez.
refused-damaged = Lo que se guardó de esta mesa ya no se puede leer, así que no se puede abrir.
refused-other_version = Esta mesa se jugó con otras reglas y no puede continuar.
refused-no_aid = Esta mesa se abrió sin la ayuda del cuaderno.
refused-foreign = El servidor no conoce esta dirección de la página. Ábrela con el enlace que mostró el servidor.

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
link-qr = Mostrar como código QR
link-qr-hide = Ocultar el código QR
link-qr-picture = El enlace como código QR, para escanearlo con un teléfono

## Cuando me toca

settings = Ajustes
notice-title = Cuando me toca
notice-turn = Te toca
notice-always = El título y el icono de la pestaña siempre lo muestran.
notice-sound = Hacer sonar un aviso breve
notice-notify = Mostrar una notificación cuando no esté mirando
notice-insecure = Las notificaciones necesitan una conexión https.
notice-refused = El navegador no permite notificaciones aquí. Puedes cambiarlo en sus ajustes para esta página.

## Secretos bajo un paño, y diales

veil-hold = { $what }. Mantén pulsado para mirar.
veil-help = Mantén pulsado para mirar
log-veiled = Tu elección secreta
dial-turn = Gírame
dial-hold = pulsa
dial-unset = sin fijar
dial-covered = tapado; mantén pulsado Espacio para mirar
prompt-chosen-covered = Tu elección secreta está hecha. ¿La confirmas?

## En un mapa

map-ways = Maneras de ir a { $place }

## Aprender un juego

learn-title = Cómo se juega
learn-action = Cómo se juega
learn-guide = Cómo se juega
learn-as = Soy { $role }
learn-table = Aprenderlo en la mesa
learn-table-text = Una partida de verdad contra bots fáciles, con unas palabras en cada paso. Puedes quitarlas cuando quieras y seguir jugando.
learn-rules = Reglas exactas
learn-english = Están en inglés.
learn-all = Todas las reglas
learn-step = { $step } de { $count }
learn-next = Seguir
learn-finish = Seguir jugando
learn-stop = Sin más explicaciones
learn-any-goal = Esto es una partida de verdad contra bots. El tablero muestra qué está dónde.
learn-any-choose = Aquí está todo lo que puedes hacer ahora. Elige algo y confirma.
learn-any-told = Todo lo que pasa, hasta donde puedes saberlo, se cuenta aquí.
learn-any-end = Esta línea siempre dice qué viene después.
map-picture = El tablero

## La ayuda del cuaderno

new-aid = Los cuadernos calculan qué es posible
new-aid-yes = sí, para cada uno según lo que ha visto
new-aid-no = no, cada uno piensa por su cuenta
new-aid-ask = elige una opción
waiting-aid = En esta mesa los cuadernos calculan qué es posible, para cada jugador según lo que ha visto.
aid-title = Deducir
aid-switch = Mostrar qué es posible
aid-none = La mesa se abrió sin esta ayuda. Tus propias notas están debajo.
aid-waiting = Todavía no hay nada oculto.
aid-busy = Calculando…
aid-whose = Punto de vista
aid-mine = Lo que puedo saber yo
aid-everybody = Lo que pueden saber todos
aid-left = { $count ->
    [one] Solo hay una posibilidad.
   *[other] Quedan { $count } posibilidades.
}
aid-certain = seguro
aid-excluded = imposible
aid-cell = { $about }, { $name }: { $share }
aid-more = { $count ->
    [one] y otra más
   *[other] y { $count } más
}
aid-why = ¿Por qué no…?
aid-why-choose = elige
aid-because = Descartado desde: «{ $event }»
aid-alike = Los porcentajes cuentan lo que es posible. Cómo juega la gente, júzgalo tú.
waiting-aid-no = En esta mesa cada uno piensa por su cuenta: los cuadernos no calculan nada.
aid-of = { $about }: { $share }
aid-change = { $come ->
    [0] «{ $event }» descartó { $gone }.
   *[other] «{ $event }» descartó { $gone } y añadió { $come }.
}
notes-larger = Ampliar
notes-smaller = Reducir
pencil-take = Marcar lugares a lápiz
pencil-help = Toca un lugar: sospechoso, descartado, sin marca.
pencil-mine = Mis marcas
pencil-suspected = Lo sospecho
pencil-ruled_out = Lo descarto
pencil-cell = { $cell }, { $mark }
pencil-about = { $count ->
    [0] Toca un lugar o una casilla para preguntar y marcar. Las marcas solo las ves tú.
    [one] { $count } marca, que solo ves tú.
   *[other] { $count } marcas, que solo ves tú.
}
pencil-erase = Borrar todo
map-ask = Preguntar por { $place }
map-about = Sobre { $place }
heat-legend = { $count } lugares posibles, del { $least } al { $most } cada uno
heat-legend-alike = { $count ->
    [one] { $count } lugar posible, { $most }
   *[other] { $count } lugares posibles, { $most } cada uno
}

## Repasar una partida

review-title = Repasar la partida
review-of = { $game }: repaso de la partida
review-loading = Volviendo a montar la partida…
review-back = Volver a la mesa
review-eyes = Punto de vista
review-as-all = Todos a la vez
review-as-onlooker = Un espectador
review-moment = Momento de la partida
review-at = { $moment } de { $last }
review-step = Un paso adelante
review-step-back = Un paso atrás
review-jump = Al siguiente momento clave
review-jump-back = Al momento clave anterior
review-play = Reproducir
review-pause = Pausa
review-beliefs = Lo que se podía saber
review-heat = Mostrarlo en el tablero
review-words = Lo mismo en palabras
review-keep = Para guardar
review-link = Enlace a este momento
review-link-help = Quien lo reciba puede repasar esta partida, y nada más en la mesa.
review-closed-title = Esta partida no está abierta para ti
review-closed = Quien la jugó puede copiar un enlace que la abre a todos: en «{ end-review }» y luego «{ review-keep }».
end-review = Repasar la partida
readonly-record = Descargar lo que se registró
seal-title = ¿Se ha cambiado algo?
seal-text = Cada línea del registro se selló mientras jugabais. Tu navegador puede volver a calcular el sello.
seal-check = Comprobar el sello
seal-file = Comprobar un archivo
seal-no-record = Esto no es un registro completo.
seal-holds = El sello está intacto.
seal-broken = El sello está roto.
seal-seed = La semilla revelada es la que quedó fijada en la primera línea.
seal-seed-broken = La semilla revelada no es la que quedó fijada en la primera línea: puede que los sorteos se eligieran.
seal-promise = Es la semilla con la que la mesa se había comprometido cuando este navegador llegó.
seal-promise-broken = No es la semilla con la que la mesa se había comprometido cuando este navegador llegó: la cambiaron, o es otra partida.
seal-salt = Los números aleatorios que este navegador añadió después están en los sorteos: la mesa no podía elegirlos.
seal-salt-broken = Los números aleatorios que este navegador añadió no están en el registro: puede que los sorteos se eligieran.
seal-draws = Sorteos recalculados: { $draws }. Todos se deducen de la semilla y de los números añadidos.
seal-draws-broken = Algunos sorteos no se deducen de la semilla y de los números añadidos: se eligieron.
seal-no-draws = Este registro no dice con qué números se sorteó. Solo el programa puede recalcularlo.
seal-salted = Añadieron números aleatorios: { $names }. Nadie más tiene garantía sobre los sorteos.
seal-unsalted = Ningún dispositivo añadió números aleatorios: quien lleva la mesa pudo elegir los sorteos.
seal-chain = Las { $lines } líneas están tal como se sellaron, en este orden.
seal-chain-broken = Algunas líneas no están tal como se sellaron, o no en este orden.
seal-kept = Eslabones que este navegador recibió mientras jugabas: { $links }. Todos están en su sitio: es la partida que jugaste.
seal-kept-broken = No todos los eslabones que este navegador recibió mientras jugabas están en su sitio: no es la partida que jugaste, o se selló demasiado tarde.
seal-none-kept = Este navegador no ha guardado nada de esta partida, así que no puede saber si se rehízo el registro entero.
seal-links = Eslabón por eslabón: { $count }
seal-link-broken = Se ha cambiado esta línea, o el eslabón anterior.
seal-draw-broken = Aquí salió otro número.
seal-meaning = Qué demuestra el sello y qué no
seal-proves = Antes de la partida la mesa se compromete con una semilla secreta. Después cada dispositivo añade números aleatorios propios. Todos los sorteos se deducen de ambos, así que nadie puede elegirlos por sí solo, ni siquiera quien lleva la mesa. Cada línea se sella mientras se juega y ya no puede cambiarse.
seal-proves-not = No demuestra que nadie conociera un secreto. Quien lleva la mesa podría elegir los sorteos junto con quien añadió sus números en último lugar, o cortar una partida que va mal. Los bots no añaden nada. Y esta página no conoce las reglas: no sabe si en el mazo estaban las cartas debidas. Además, viene de la propia mesa.
seal-verify = Para tener certeza, comprueba el registro en un equipo tuyo, con lo que este navegador ha guardado: nascondino verify REGISTRO --kept ARCHIVO
seal-save = Descargar lo guardado

## Lo que pudo haber sido

tab-eyes = Ojos
tab-known = Deducir
tab-whatif = ¿Y si?
tab-keep = Guardar
review-to-act = Turno de { $names }.
review-beliefs-all = Lo que todos podían saber
whatif-title = ¿Y si…?
whatif-text = Prueba otra cosa desde aquí, por quien quieras. La partida queda como fue.
whatif-begin = Probar otra cosa
whatif-not-so = Esto no ocurrió.
whatif-leave = Volver a la partida
whatif-for = Jugar por
whatif-choose = ¿Qué podría hacer { $name }?
whatif-offers = Lo que puede hacer { $name }
whatif-made = En la partida: { $what }
whatif-do = Probar
whatif-bot = Dejar que un bot juegue por { $name }
whatif-bots = Dejar seguir a los bots
whatif-thinking = Un bot está pensando…
whatif-from = ¿Y si…?
whatif-end = Aquí terminaría.
whatif-long = No se puede seguir probando: la prueba ha llegado a su duración máxima.
whatif-link = Enlace a esta prueba

## Por encima del hombro

shoulder-look = Mirar por encima del hombro de { $name }
shoulder-explain = Se pregunta a todos en la mesa. Si están de acuerdo, ves todo lo que ve { $name } y no hablas hasta que acabe la partida.
shoulder-ask = Preguntar
shoulder-asking = Has pedido mirar por encima de este hombro. Falta que todos estén de acuerdo.
shoulder-declined = Alguien prefiere que no.
shoulder-looking = Estás mirando por encima de este hombro.
shoulder-never-mind = Déjalo
shoulder-stop = Dejar de mirar
shoulder-mark = { $guest }, del público, mira por encima de este hombro.
shoulder-request = { $guest }, del público, quiere mirar por encima del hombro de { $name }.
shoulder-request-mine = { $guest }, del público, quiere mirar por encima de tu hombro.
shoulder-request-help = Solo si todos están de acuerdo, y sin hablar en la mesa.
shoulder-allow = Permitir
shoulder-not-now = Ahora no
shoulder-given = Permites que { $guest } mire por encima del hombro de { $name }.
shoulder-withdraw = Retirar el permiso
shoulder-not-given = Prefieres que { $guest } no mire por encima del hombro de { $name }.
shoulder-after-all = Pensándolo mejor, permitir
prompt-shoulder = Miras por encima del hombro de { $name }. Turno de { $names }.
refused-silent = Quien ha mirado por encima de un hombro no habla hasta que acabe la partida.

## Enigmas

lessons-title = Aprender
lessons-text = De cada juego: cómo se juega, lecciones en una mesa de verdad y enigmas, uno nuevo cada día.
learn-puzzles = Enigmas
puzzle-title = Enigma
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
tab-answer = Respuesta

## First start

play-role = Yo juego de
play-level = Contra
play-level-name = { $bot ->
    [novice] Principiantes
    [regular] Habituales
    [expert] Expertos
    [master] Maestros
   *[other] { $bot }
}
play-level-text = { $bot ->
    [novice] ven una o dos jugadas por delante
    [regular] saben lo que hacen
    [expert] piensan con mucha antelación
    [master] piensan tres segundos
   *[other] un bot hecho por alguien
}
play-against = { $bot ->
    [novice] contra principiantes
    [regular] contra habituales
    [expert] contra expertos
    [master] contra maestros
   *[other] contra { $bot }
}
play-teach = Enséñame primero
play-teach-text = Una partida contra bots fáciles, con unas palabras en cada paso.
play-start = Empezar
play-change = Cambiar
play-remembered = Este dispositivo lo recuerda: la próxima vez basta con un toque.
preparing-stage = { $stage ->
    [compiling] Se están compilando las reglas, una sola vez para esta máquina.
    [loading] Casi está: se cargan las reglas.
   *[starting] Se prepara la mesa y se traen las reglas.
}
preparing-step = Paso { $done } de unos { $of }

## Friends who go away, and come back

seat-away-since = ausente desde las { $time }
absent-since = { $name } no está desde hace { $minutes ->
    [one] { $minutes } minuto.
   *[other] { $minutes } minutos.
}
absent-bot = Que juegue un bot hasta que vuelva { $name }
log-lent = { $name } no está, y juega un bot hasta que vuelva. Lo pidió { $by }.
log-again = { $player } jugaría otra vez.
new-patience = Si un amigo se va
new-patience-for = { $minutes ->
    [0] se espera siempre
    [10] los demás pueden poner un bot a los 10 minutos
    [60] los demás pueden poner un bot al cabo de una hora
   *[1440] los demás pueden poner un bot al cabo de un día
}
rematch-asked = { $names } { $count ->
    [one] jugaría otra vez.
   *[other] jugarían otra vez.
}
rematch-awaits = Tú jugarías otra vez. Falta { $names }.
rematch-now = Empezar sin ellos: juegan bots hasta que lleguen
chat-since = la nueva partida
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
invited-lasts = Una partida dura { $time }.
invited-people = A la mesa: { $names }.
invited-bots = { $count ->
    [one] También juega un bot.
   *[other] También juegan { $count } bots.
}
invited-free = { $count ->
    [one] Queda otro asiento libre.
   *[other] Quedan otros { $count } asientos libres.
}
invited-seat = El tuyo es el asiento { $seat }, y empiezas como { $role }.
invited-no-account = Sin cuenta ni contraseña: basta un nombre.
refused-still_there = Sigue ahí, o hace poco que se fue.

# Hints: what is asked for at the table itself; the rest is in teaching/.
new-hints = Pistas
new-hints-yes = sí, a quien le toca puede preguntar a un bot
new-hints-no = no, cada uno decide solo
waiting-hints = En esta mesa, a quien le toca puede pedir una pista a un bot, que solo sabe lo que él sabe.
hint-ask = Pista
refused-no_hints = Esta mesa se abrió sin pistas.
