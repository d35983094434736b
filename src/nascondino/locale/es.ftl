# Los textos de la mesa. Los de un juego están en su carpeta.

name = Nascondino
skip-to-content = Saltar al contenido

## Lugares

home-title = Escóndete. Busca. Farolea.
new-title = Una mesa nueva
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

tables-open-seats = { $count ->
    [one] queda un asiento libre
   *[other] quedan { $count } asientos libres
}
player = Jugador
player-numbered = Jugador { $seat }

## Una mesa nueva

preparing = Preparando la mesa…
preparing-long = Preparando el juego por primera vez. Tarda medio minuto, solo esta vez.

## Sentarse

claim-name = Tu nombre
claim-sit = Sentarse
dead-end-server = Este es el servidor { $address }. Una mesa de otro servidor solo se abre allí.

## En la mesa

big-screen = Pantalla grande
seats-title = Alrededor de la mesa
seat-label = Asiento { $seat }
seat-bot = Bot { $seat }
seat-bot-kind = { $bot ->
    [random] un bot que juega al azar
    [greedy] un bot codicioso
    [novice] un bot principiante
    [regular] un bot habitual
    [expert] un bot experto
    [master] un bot maestro
    [careful] un bot prudente
    [bold] un bot audaz
   *[other] el bot «{ $bot }»
}
seat-for = un bot juega por { $name }
seat-you = tú
seat-present = presente
seat-one-device = en el mismo dispositivo que { $names }
seat-resigning = abandonaría ahora
seat-turn = le toca
seat-points = { $points ->
    [one] { $points } punto
   *[other] { $points } puntos
}
seat-menu = Mi asiento
seat-back = Recuperarlo
seat-go-ahead = Que muevan antes nuestros bots
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
    [one] Eres { $role }. { $names } está pensando.
   *[other] Eres { $role }. { $names } están pensando.
}
prompt-not-begun = Esperando jugadores.
prompt-readonly = Esta mesa se jugó con otras reglas. Se puede mirar, pero no continuar.
prompt-over = { $reason } { $verdict }
prompt-ending = Mira cómo termina.
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
recap-title = Desde tu último turno
recap-away = Mientras no mirabas
scene-close = Seguir
end-nobody = No gana nadie.
end-reason-limit = Se ha jugado el número de acciones acordado.
end-record = Descargar el registro

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

## Cuando me toca

settings = Ajustes
notice-title = Cuando me toca
notice-turn = Te toca
notice-always = El título y el icono de la pestaña siempre lo muestran.
notice-sound = Hacer sonar un aviso breve
notice-notify = Mostrar una notificación cuando no esté mirando
notice-tunes = Y en los grandes momentos, una melodía breve
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
learn-all = Todas las reglas
learn-step = { $step } de { $count }
learn-next = Seguir
learn-finish = Seguir jugando
learn-stop = Sin más explicaciones
learn-any-goal = Esto es una partida de verdad contra bots. El tablero muestra qué está dónde.
learn-any-choose = Aquí está todo lo que puedes hacer ahora. Elige algo y confirma.
learn-any-told = Todo lo que pasa, hasta donde puedes saberlo, se cuenta aquí.
learn-any-end = Esta línea siempre dice qué viene después.

## La ayuda del cuaderno

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
heat-legend-several = Varios escondidos, y por eso más del 100 %:
heat-legend-known = Todos saben dónde estás
heat-legend-alike = { $count ->
    [one] { $count } lugar posible, { $most }
   *[other] { $count } lugares posibles, { $most } cada uno
}

## Repasar una partida

review-title = Repasar la partida
readonly-record = Descargar lo que se registró

## Lo que pudo haber sido

tab-eyes = Ojos
tab-known = Deducir
tab-whatif = ¿Y si?
tab-keep = Guardar
whatif-from = ¿Y si…?

## Por encima del hombro

prompt-shoulder = Miras por encima del hombro de { $name }. Turno de { $names }.
refused-silent = Quien ha mirado por encima de un hombro no habla hasta que acabe la partida.

## Enigmas

lessons-title = Aprender
puzzle-title = Enigma
tab-answer = Respuesta

## First start

preparing-stage = { $stage ->
    [compiling] Se están compilando las reglas, una sola vez para esta máquina.
    [loading] Casi está: se cargan las reglas.
   *[starting] Se prepara la mesa y se traen las reglas.
}
preparing-step = Paso { $done } de unos { $of }

## Friends who go away, and come back

seat-away-since = ausente desde las { $time }
log-lent = { $name } no está, y juega un bot hasta que vuelva. Lo pidió { $by }.
log-again = { $player } jugaría otra vez.
chat-since = la nueva partida
refused-still_there = Sigue ahí, o hace poco que se fue.

# The rest about hints is in teaching/.
hint-ask = Pista
refused-no_hints = Esta mesa se abrió sin pistas.
