# What is said while people sit down, invitations, links, the wait for others; and what few do at a table. The page fetches it then.

## Sentarse

claim-title = Te han invitado
claim-text = Hay un asiento guardado para ti.
claim-by = { $host } te invita a { $game }.
claim-game = Esto es una invitación a { $game }.
claim-look = Mirar
link-copy = Copiar
link-copied = Copiado
link-select = Selecciónalo y cópialo
link-seat = Enlace al asiento { $seat }
link-seat-of = Enlace al asiento de { $name }
link-watch = Enlace para espectadores
link-screen = Enlace para un televisor
link-screen-help = Abre el tablero tan grande como la pantalla, solo con lo que todos pueden ver.
link-seat-help = Quien lo abra primero se queda con el asiento.
link-moved-help = Ábrelo en el otro dispositivo: el asiento se traslada allí.
link-alone = Solo este ordenador puede abrir estos enlaces. Para que entren otros desde tu red, cierra el servidor y ábrelo así:
link-offline = Este ordenador no está ahora en ninguna red, así que solo él puede abrir estos enlaces.
link-address = Si los demás no pueden abrir los enlaces, prueba otra dirección de este ordenador
used-title = Este enlace ya no abre ningún asiento
used-text = Un enlace abre un asiento una sola vez. Este ya se ha usado, o se ha cambiado por otro más reciente.
used-next = ¿Fuiste tú, en otro dispositivo? Allí, en «{ $menu }», el asiento se puede traer aquí. Si no, pide un enlace nuevo.
dead-end-title = Este enlace no abre nada aquí
dead-end-text = Puede que haya perdido unas letras por el camino. Pide a quien lo envió que lo copie otra vez.

## Esperando jugadores

waiting-prompt = Esperando jugadores: { $free }. La partida empieza en cuanto estén ocupados todos los asientos.
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

seat-open = Asiento libre
seat-away = ausente
seat-leave = Dejárselo a un bot
seat-fresh = Pasarlo a otro dispositivo
seat-resign = Abandonar la partida
seat-resign-sure = ¿Abandonar? La partida termina en cuanto todo tu bando lo quiera.
seat-resign-yes = Sí, abandonar
seat-resign-no = No, seguir jugando

## Inicio y continuación

link-qr = Mostrar como código QR
link-qr-hide = Ocultar el código QR
link-qr-picture = El enlace como código QR, para escanearlo con un teléfono

## La ayuda del cuaderno

waiting-aid = En esta mesa los cuadernos calculan qué es posible, para cada jugador según lo que ha visto.
waiting-aid-no = En esta mesa cada uno piensa por su cuenta: los cuadernos no calculan nada.

## Friends who go away, and come back

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
waiting-hints = En esta mesa, a quien le toca puede pedir una pista a un bot, que solo sabe lo que él sabe.

## Over a shoulder

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

## The table on a big screen

screen-turn = Turno de { $names }
screen-fill = Pantalla completa
screen-leave = Salir de la pantalla grande
screen-scan = Escanea un código con el móvil para sentarte.
screen-links-elsewhere = Cada cual se sienta con su móvil, por su propio enlace.

## After the end, and while somebody is away

end-rematch = Jugar otra vez, rotando los asientos
end-rematch-go = A la siguiente partida
end-verify = Cómo comprobar que nadie ha hecho trampa
end-verify-text = Cada paso se selló mientras jugabais. Guarda este último eslabón del sello; junto con el registro, demuestra que no se ha cambiado nada:
end-verify-command = nascondino verify ARCHIVO --link { $link }
rematch-asked = { $names } { $count ->
    [one] jugaría otra vez.
   *[other] jugarían otra vez.
}
rematch-awaits = Tú jugarías otra vez. Falta { $names }.
rematch-now = Empezar sin ellos: juegan bots hasta que lleguen
absent-since = { $name } no está desde hace { $minutes ->
    [one] { $minutes } minuto.
   *[other] { $minutes } minutos.
}
absent-bot = Que juegue un bot hasta que vuelva { $name }
