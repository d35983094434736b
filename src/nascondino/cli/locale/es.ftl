### Una partida en la terminal. Lo que dice un juego está en su carpeta. Las órdenes son las mismas en todos los idiomas.

## Preguntas antes de una partida

terminal-welcome = Nascondino, una mesa para jugar al escondite. Intro acepta lo que está entre corchetes.
terminal-ask-resume = ¿Seguir con la partida que no se terminó?
terminal-yes = sí
terminal-no = no
terminal-ask-game = ¿Qué juego?
terminal-ask-players = ¿Cuántos jugadores, bots incluidos?
terminal-ask-seat = ¿Cuál es tu asiento?
terminal-ask-seat-of = ¿Cuál es tu asiento? (asiento { $seat }: { $role })
terminal-ask-board = ¿En qué tablero?
terminal-none-of-them = «{ $answer }» no está entre las respuestas.

## La partida

terminal-kept = La partida se guarda en { $path }
terminal-go-on = Para seguir donde lo dejaste: { $command }
terminal-player = { $role } (asiento { $seat })
terminal-both = { $one } y { $other }
terminal-your-move = Eres { $who }. Tu jugada, o ? para la ayuda
terminal-no-move = «{ $line }» no es una jugada que puedas hacer ahora; ? te ayuda.
terminal-no-bot = Ahora no puede mover ningún bot de tu bando.
terminal-pass-on = Pasa el teclado al siguiente, { $who }, y pulsa Intro.

## Lo que se puede pedir

terminal-help =
    Escribe el número de una jugada, o la propia jugada, por ejemplo «{ $example }». O una de estas:
      where         qué puede estar oculto, según todo lo que has visto
      { $named ->
        [yes] why QUIÉN X   por qué QUIÉN puede ser o tener X, o por qué no
       *[no] why N         por qué puede ser N, o por qué no
      }
      hint          qué haría aquí un bot con lo que sabes, y por qué
      board         el tablero tal como lo ves
      moves         qué puedes hacer ahora
      log           todo lo que has visto
terminal-help-map =
    from N        adónde se va desde N, y quién puede llegar a N
    map N         el mapa alrededor de N; from y map sin N: donde estás tú
terminal-help-others = others        dejar que mueva antes un bot de tu bando
terminal-help-end =
    save ARCHIVO  una copia de la partida tal como está (revela todos los secretos)
    quit          parar aquí; la partida se guarda, y sigue con --resume
terminal-hint = Un bot con lo que sabes elegiría: { $what }
terminal-percent = { $share } %
terminal-possible = { $subject }. Según lo que has visto, posibilidades: { $count }
terminal-possible-to-all = { $subject }. Según lo que han visto todos, posibilidades: { $count }
terminal-why-what =
    { $asked ->
        [none] { "" }
       *[other] Sobre «{ $asked }» no hay nada que explicar.{ " " }
    }Di qué hay que explicar, { $several ->
        [yes] como en «why 1 7», secreto y valor por sus números.
       *[no] como en «why 57».
    }
terminal-why-who = Di quién y qué, como en «why { $example }».
terminal-grid = { terminal-yes }: es así; ?: puede ser; -: no puede ser.
terminal-grid-certain = { $who }: { $what }, con seguridad.
terminal-grid-possible = { $who }: { $what } es posible.
terminal-from = Desde { $place }:
terminal-from-here = Aquí: { $who }
terminal-from-comers = En una jugada puede llegar aquí:
terminal-from-by = desde { $place }: { $ways }
terminal-from-nobody = En una jugada no puede llegar aquí nadie que veas.
terminal-no-map = Este juego no tiene mapa: nada lleva de un lugar a otro.
terminal-no-place = Ningún lugar, o más de uno, se llama «{ $place }»; di uno como en «{ $command } { $example }».
terminal-folded = { $count } jugadas en total. Escribe una, por ejemplo «{ $example }», o «moves» para la lista.
terminal-all-kept = Todas las acciones están ya en { $path }.
terminal-written = Escrito: { $path }

## El final

terminal-won = { $reason } Has ganado.
terminal-lost = { $reason } Has perdido.
terminal-winners = { $reason } Victoria para: { $who }.
terminal-nobody-won = { $reason } No gana nadie.
terminal-record = El registro es { $path }
terminal-last-link = Su último eslabón es { $link }

## Una partida contada de nuevo

terminal-seat = asiento { $seat }
terminal-onlooker = espectador
terminal-told = { $who }: { $what }
terminal-step = { $step } de { $steps }. Intro: adelante, b: atrás, q: salir

## En el navegador

serve-at = Nascondino está en { $address } (Ctrl-C lo cierra; ninguna partida se pierde)
serve-alone = Solo este ordenador puede abrirlo. Para que entren otros desde tu red: { $command }
serve-offline = Este ordenador no está ahora en ninguna red, así que solo él puede abrir la página.
serve-also = Si esa dirección no trae a los demás hasta aquí: { $addresses }
serve-here = En este ordenador también: { $address }
