# What is needed only by who looks at a match again, or asks for advice: the page fetches it then.

## Analysis
teaching-title = Análisis
tab-analysis = Análisis
analysis-text = Un bot repasa cada decisión sabiendo solo lo que aquel puesto sabía entonces.
analysis-begin = Analizar la partida
analysis-preparing = El bot se prepara…
analysis-working = { $judged } de { $decisions } decisiones repasadas
analysis-failed = No se ha podido analizar la partida.
analysis-again = Intentarlo de nuevo
analysis-part = Era demasiado largo: solo se han repasado { $judged } de { $decisions } decisiones.
analysis-accuracy = Precisión
analysis-decisions =
    { $count ->
        [one] { $count } decisión
       *[other] { $count } decisiones
    }
analysis-hardly = No se perdió casi nada.
analysis-how = Qué parte de sus posibilidades conservó cada decisión, de media. El bot tampoco es tan exacto: lo que baja de { $noise } no cuenta.
analysis-turning = Momentos decisivos
analysis-little = Lo poco que se perdió
analysis-no-turning = Ninguna decisión salió cara.
analysis-at = { $name }, paso { $step } de { $last }
analysis-lost = { $before } → { $after }
analysis-lost-in-words = la posibilidad bajó de { $before } a { $after }
analysis-made = Se jugó: { $what }
analysis-better = Mejor: { $what }

## What a bot would do
review-bot = Qué haría un bot
review-bot-nobody = En este momento nadie tiene que decidir nada.
review-bot-ask = Preguntar a un bot en el lugar de { $name }
review-bot-busy = El bot está pensando…
review-bot-thinks = Así lo ve { $bot } en el lugar de { $name }, sabiendo solo lo mismo. Los números van en su propia escala.
review-bot-chances = Así lo ve { $bot } en el lugar de { $name }, sabiendo solo lo mismo. Los números dicen cómo de probable cree que es ganar.
review-bot-made = lo que se jugó
review-bot-ignores = sin valorar

## Hints
hint-thinking = Lo pienso, con lo que sabes tú…
hint-by = Lo que { $bot } haría en tu lugar, con lo que sabes:
hint-chance = posibilidad de ganar: cerca de { $share }
hint-next = Lo siguiente: { $what }
hint-choose = Elegirla
hint-close = Cerrar la pista
hint-why-only = No hay otra cosa que valga la pena.
hint-why-sure = Gana en el acto, se esconda lo que se esconda.
hint-why-wins = Gana en el acto en el { $best } de los casos que debes tener en cuenta; lo siguiente, en el { $other }.
hint-why-saves = Pierde en el acto en el { $best } de los casos que debes tener en cuenta; lo siguiente, en el { $other }.
hint-why-hides =
    { $about }: así a los demás les { $best ->
        [one] queda { $best } posibilidad
       *[other] quedan { $best } posibilidades
    }; con lo siguiente, { $other }.
hint-why-learns =
    { $about }: después te { $best ->
        [one] queda alrededor de { $best } posibilidad
       *[other] quedan unas { $best } posibilidades
    }; con lo siguiente, { $other }.
hint-why-mixes = Aquí hay que ser imprevisible: haría esto en el { $best } de los casos y lo siguiente en el { $other }.
hint-why-alike = Las dos valen más o menos lo mismo.

## Opinions
opinion-switch = Mostrar al lado una opinión
opinion-title = Una opinión
opinion-text = No es saber: supone que se juega como de costumbre y puede equivocarse. Lo imposible sigue siéndolo.
opinion-figures = { $share } (contando: { $counted })
opinion-legend = La barra es la opinión; entre paréntesis, la parte si cada posibilidad cuenta igual.
opinion-none = Ahora no hay ninguna duda.
