# What is said when a match is looked at again. The page fetches it there.

## Repasar una partida

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
review-closed = Quien la jugó puede copiar un enlace que la abre a todos: en «{ $review }» y luego «{ $keep }».
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
whatif-end = Aquí terminaría.
whatif-long = No se puede seguir probando: la prueba ha llegado a su duración máxima.
whatif-link = Enlace a esta prueba
