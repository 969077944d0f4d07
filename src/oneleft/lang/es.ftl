### oneleft en español.

## El idioma

language-name = Español
language-label = Idioma
book-file = reglamento.md

# Las palabras que se escriben: todas valen, y los textos muestran la primera
typed-play = jugar
typed-jump = inmediato adelantar
typed-discard = descartar
typed-color = color
typed-swap = cambiar
typed-catch = sorprender pillar
typed-draw = robar
typed-keep = quedarse guardar
typed-take = castigo
typed-challenge = desafiar
typed-uno = uno
typed-pass = pasar
typed-start = empezar
typed-bot = bot
typed-again = otra
typed-back = volver
typed-remove = expulsar quitar
typed-reshuffle = rebarajar
typed-hint = pista
typed-undo = deshacer
typed-say = decir
typed-help = ayuda
typed-quit = salir
typed-table = mesa
typed-score = puntos
typed-rule = regla
typed-why = porqué porque

## Colores y cartas

color-red = rojo
color-yellow = amarillo
color-green = verde
color-orange = naranja
color-blue = azul
color-none = aún sin color
list-last = { $first } y { $last }
list-or = { $first } o { $last }
list-choices = { $first } o { $last }

# $rank: de 0 a 9 o un símbolo; $color: un color, o none si es comodín.
# Un número es masculino (“7 rojo”); una carta con símbolo, femenina (“Salta roja”).
card =
    { $rank ->
        [skip] Salta { card.feminine }
        [reverse] Reversa { card.feminine }
        [draw-two] Roba 2 { card.feminine }
        [wild] Comodín
        [wild-draw-four] Comodín Roba 4
        [jam] Comodín Welcome to the Jam
        [graduation] Carta de graduación
       *[number] { $rank } { card.masculine }
    }
    .masculine =
        { $color ->
            [red] rojo
            [yellow] amarillo
            [green] verde
            [orange] naranja
           *[blue] azul
        }
    .feminine =
        { $color ->
            [red] roja
            [yellow] amarilla
            [green] verde
            [orange] naranja
           *[blue] azul
        }

# La misma carta con su artículo, para frases
card-with-article =
    { $rank ->
        [skip] una Salta { card-with-article.feminine }
        [reverse] una Reversa { card-with-article.feminine }
        [draw-two] una Roba 2 { card-with-article.feminine }
        [wild] un Comodín
        [wild-draw-four] un Comodín Roba 4
        [jam] un Comodín Welcome to the Jam
        [graduation] una carta de graduación
       *[number] un { $rank } { card-with-article.masculine }
    }
    .masculine =
        { $color ->
            [red] rojo
            [yellow] amarillo
            [green] verde
            [orange] naranja
           *[blue] azul
        }
    .feminine =
        { $color ->
            [red] roja
            [yellow] amarilla
            [green] verde
            [orange] naranja
           *[blue] azul
        }

## Lo que pasa en la mesa. Un valor que falta o que está oculto es “none”.

event-cut =
    { $dealer ->
        [0] Cada jugador saca una carta para ver quién reparte: { $cards }. ¡Hay empate en el número más alto (los símbolos cuentan como cero)! Esos jugadores sacan otra vez.
       *[named] Cada jugador saca una carta para ver quién reparte: { $cards }. Reparte { $dealer }.
    }
event-dealt =
    { $cards ->
        [none]
            { $count ->
                [one] { $seat } recibe { $count } carta.
               *[other] { $seat } recibe { $count } cartas.
            }
       *[seen]
            { $count ->
                [one] { $seat } recibe { $count } carta: { $cards }.
               *[other] { $seat } recibe { $count } cartas: { $cards }.
            }
    }
event-turned-up = { $dealer } voltea la primera carta: { $card }.
event-returned =
    { $count ->
        [one] Con la primera carta que se voltea no puede empezar una ronda. Regresa a la baraja, y las cartas se barajan otra vez.
       *[other] Con la primera carta que se voltea no puede empezar una ronda, { $count } veces seguidas. Cada vez regresa a la baraja, y las cartas se barajan otra vez.
    }
event-played =
    { $jump ->
        [yes]
            { $color ->
                [none] ¡Descarte inmediato de { $seat }: { $card }!
               *[named] ¡Descarte inmediato de { $seat }: { $card }, y elige { $color }!
            }
       *[no]
            { $color ->
                [none] { $seat } juega { $card }.
               *[named] { $seat } juega { $card } y elige { $color }.
            }
    }
event-cancelled = Así se cancela la carta de abajo.
event-called-uno = { $seat } dice “¡UNO!”
event-caught = ¡{ $by } sorprende a { $seat }, que olvidó decir “UNO”!
event-drew =
    { $cards ->
        [none]
            { $count ->
                [one] { $seat } roba { $count } carta.
               *[other] { $seat } roba { $count } cartas.
            }
       *[seen]
            { $count ->
                [one] { $seat } roba { $count } carta: { $cards }.
               *[other] { $seat } roba { $count } cartas: { $cards }.
            }
    }
event-went-on-drawing = { $seat } sigue robando: { $count } en total.
event-out-of-round =
    { $cards ->
        [none] { $seat } tiene { $count } cartas y queda fuera de esta ronda. Van debajo de la pila para robar.
       *[seen] { $seat } tiene { $count } cartas y queda fuera de esta ronda. Van debajo de la pila para robar: { $cards }.
    }
event-kept = { $seat } se queda con la carta robada.
event-ended-series = { $seat } no juega más cartas de este número.
event-passed = No quedan cartas para robar, así que { $seat } pasa.
event-reshuffled =
    { $count ->
        [one] Se acabó la pila para robar: { $count } carta de la pila para descartar forma la nueva.
       *[other] Se acabó la pila para robar: { $count } cartas de la pila para descartar se barajan y forman la nueva.
    }
event-turned =
    { $direction ->
        [left] Ahora el juego va hacia la izquierda.
       *[right] Ahora el juego va hacia la derecha.
    }
event-skipped = { $seat } pierde el turno.
event-deflected = { $seat } desvía el castigo.
event-facing =
    { $count ->
        [one] A { $seat } le toca un castigo de { $count } carta.
       *[other] A { $seat } le toca un castigo de { $count } cartas.
    }
event-challenged =
    { $cards ->
        [none]
            { $guilty ->
                [yes] { $seat } desafía a { $accused }: ¡culpable!
               *[no] { $seat } desafía a { $accused }: ¡inocente!
            }
       *[seen]
            { $guilty ->
                [yes] { $seat } desafía a { $accused } y ve { $cards }: ¡culpable!
               *[no] { $seat } desafía a { $accused } y ve { $cards }: ¡inocente!
            }
    }
event-named-color = { $seat } elige { $color }.
event-swapped = { $seat } cambia su mano de cartas con { $other }.
event-hands-passed =
    { $direction ->
        [left] ¡Todas las manos pasan un asiento a la izquierda!
       *[right] ¡Todas las manos pasan un asiento a la derecha!
    }
event-received =
    { $cards ->
        [none]
            { $count ->
                [one] { $seat } recibe la mano de { $giver } ({ $count } carta).
               *[other] { $seat } recibe la mano de { $giver } ({ $count } cartas).
            }
       *[seen]
            { $count ->
                [one] { $seat } recibe la mano de { $giver } ({ $count } carta): { $cards }.
               *[other] { $seat } recibe la mano de { $giver } ({ $count } cartas): { $cards }.
            }
    }
event-dropped =
    { $side ->
        [slam] { $seat } deja caer la carta. ¡Cae con el lado Slam hacia arriba!
       *[back] { $seat } deja caer la carta. Cae con el dorso hacia arriba. ¡Mala suerte!
    }
event-discarded = { $seat } descarta { $card } debajo de la carta Jam.
event-out =
    { $last ->
        [yes] ¡{ $seat } gana la ronda: no queda ningún rival! Cartas:{ $left }
       *[no] ¡{ $seat } se queda sin cartas y gana la ronda! Cartas que quedaron:{ $left }
    }
event-blocked =
    { $refills ->
        [yes] La pila para robar se acabó por 50.ª vez, así que la ronda queda bloqueada. Nadie suma puntos, y las cartas se reparten otra vez.
       *[no] Todos pasaron uno tras otro, así que la ronda queda bloqueada. Nadie suma puntos, y las cartas se reparten otra vez.
    }
event-scored = Puntos de esta ronda: { $points }. Totales: { $totals }.
event-eliminated = { $seat } llega al límite y queda fuera de la partida.
event-won =
    { $count ->
        [one] ¡{ $seats } gana la partida!
       *[other] ¡{ $seats } comparten la victoria!
    }

## Sucesos de quien lee: lo mismo en segunda persona

event-you-dealt =
    { $count ->
        [one] Recibes { $count } carta: { $cards }.
       *[other] Recibes { $count } cartas: { $cards }.
    }
event-you-turned-up = Volteas la primera carta: { $card }.
event-you-played =
    { $jump ->
        [yes]
            { $color ->
                [none] ¡Tu descarte inmediato: { $card }!
               *[named] ¡Tu descarte inmediato: { $card }, y eliges { $color }!
            }
       *[no]
            { $color ->
                [none] Juegas { $card }.
               *[named] Juegas { $card } y eliges { $color }.
            }
    }
event-you-called-uno = Dices “¡UNO!”
event-you-caught = ¡Sorprendes a { $seat }, que olvidó decir “UNO”!
event-caught-you = ¡{ $by } te sorprende: olvidaste decir “UNO”!
event-you-drew =
    { $count ->
        [one] Robas { $card }.
       *[other] Robas { $count } cartas: { $cards }.
    }
event-you-went-on-drawing = Sigues robando: { $count } en total.
event-you-out-of-round = Tienes { $count } cartas y quedas fuera de esta ronda. Van debajo de la pila para robar.
event-you-kept = Te quedas con la carta robada.
event-you-ended-series = No juegas más cartas de este número.
event-you-passed = No quedan cartas para robar, así que pasas.
event-you-skipped = Pierdes el turno.
event-you-deflected = Desvías el castigo.
event-you-facing =
    { $count ->
        [one] Te toca un castigo de { $count } carta.
       *[other] Te toca un castigo de { $count } cartas.
    }
event-you-challenged =
    { $guilty ->
        [yes] Desafías a { $accused } y ves { $cards }: ¡culpable!
       *[no] Desafías a { $accused } y ves { $cards }: ¡inocente!
    }
event-challenged-you =
    { $guilty ->
        [yes] { $seat } te desafía: ¡culpable!
       *[no] { $seat } te desafía: ¡inocente!
    }
event-you-named-color = Eliges { $color }.
event-you-swapped = Cambias tu mano de cartas con { $other }.
event-swapped-you = { $seat } cambia su mano de cartas contigo.
event-you-received =
    { $count ->
        [one] Recibes la mano de { $giver } ({ $count } carta): { $cards }.
       *[other] Recibes la mano de { $giver } ({ $count } cartas): { $cards }.
    }
event-received-you =
    { $count ->
        [one] { $seat } recibe tu mano ({ $count } carta).
       *[other] { $seat } recibe tu mano ({ $count } cartas).
    }
event-you-dropped =
    { $side ->
        [slam] Dejas caer la carta. ¡Cae con el lado Slam hacia arriba!
       *[back] Dejas caer la carta. Cae con el dorso hacia arriba. ¡Mala suerte!
    }
event-you-discarded = Descartas { $card } debajo de la carta Jam.
event-you-out =
    { $last ->
        [yes] ¡Ganas la ronda: no queda ningún rival! Cartas:{ $left }
       *[no] ¡Te quedas sin cartas y ganas la ronda! Cartas que quedaron:{ $left }
    }
event-you-eliminated = Llegas al límite y quedas fuera de la partida.
event-you-won = ¡Ganas la partida!
list-you = tú

## Jugadas rechazadas: por qué, y qué hacer en su lugar

refusal-round-over = La ronda terminó: alguien se quedó sin cartas. Reparte la siguiente para continuar.
refusal-round-blocked = La ronda está bloqueada y ya no admite jugadas. Reparte otra vez para continuar.
refusal-not-your-turn = Es el turno de { $turn }. Espera un momento.
refusal-not-held = No tienes { $card }. Elige una carta de tu mano.
refusal-no-match = No puedes jugar { $card } sobre { $top }: el color en juego es { $color }. { $advice }.
refusal-only-the-drawn-card = Ya robaste, así que en este turno no puedes jugar { $card }. { $advice }.
refusal-unlawful-draw-four = No puedes jugar { $card } mientras tengas una carta del color en juego ({ $color }): en esta mesa no se permiten faroles.
refusal-draw-two-faced = Te jugaron una Roba 2. { $advice }.
refusal-draw-four-faced = Te jugaron un Comodín Roba 4. { $advice }.
refusal-kinds-do-not-mix =
    { $penalty ->
        [draw-two] No puedes responder a una Roba 2 con { $card }. { $advice }.
       *[draw-four] No puedes responder a un Comodín Roba 4 con { $card }. { $advice }.
    }
refusal-color-first = Primero elige con qué color empieza la ronda.
refusal-swap-first = Jugaste un 7. Primero elige con qué jugador cambias tu mano.
refusal-slam-first = ¡Lado Slam hacia arriba! Primero elige una carta para descartar.
refusal-color-after-drop = Primero elige el color de tu carta Jam.
refusal-already-drew = Ya robaste en este turno. { $advice }.
refusal-nothing-drawn = Solo puedes quedarte con una carta que acabas de robar. Elige otra jugada.
refusal-no-penalty = No tienes ningún castigo. { $advice }.
refusal-no-challenge = Solo puedes desafiar un Comodín Roba 4 que te toca a ti, y solo antes de robar.
refusal-no-color-asked = Ahora no tienes que elegir ningún color. Elígelo al jugar un comodín, o después de dejar caer una carta Jam.
refusal-no-swap = Solo puedes cambiar tu mano después de jugar un 7, en una mesa donde el 7 cambia manos.
refusal-swap-with-another = No puedes cambiar tu mano contigo. Elige a otro jugador.
refusal-no-slam = Solo puedes descartar cartas adicionales si tu carta Jam cayó con el lado Slam hacia arriba.
refusal-no-jump-in = En esta mesa no hay Descarte inmediato: solo se juega por turno.
refusal-jump-in-turn = Es tu turno: no necesitas el descarte inmediato. Juega la carta como siempre, a menos que ya hayas robado.
refusal-jump-must-wait = No puedes hacer un descarte inmediato mientras { $turn } está eligiendo. Inténtalo en un momento.
refusal-jump-not-identical = Para un descarte inmediato necesitas una carta idéntica, y { $card } no es { $top }.
refusal-uno-not-due = Di “UNO” solo cuando tu jugada te deja con una carta, y antes de que empiece el siguiente turno. No hay castigo.
refusal-cannot-be-caught = Solo puedes sorprender a un jugador que tiene una carta y olvidó decir “UNO”, y solo antes de que empiece el siguiente turno. No hay castigo.
refusal-caught-too-late = Demasiado tarde: ya empezó el siguiente turno.
refusal-no-such-move = Esa jugada no existe en esta mesa. Elige una de las jugadas permitidas.
refusal-round-blocked-by-refills = La pila para robar se acabó demasiadas veces, así que la ronda está bloqueada. Reparte otra vez para continuar.
refusal-last-one-left = La ronda terminó: ya no queda ningún rival. Reparte la siguiente para continuar.
refusal-out-of-round = Estás fuera de esta ronda. Vuelves a jugar cuando se reparta la siguiente.
refusal-swap-with-one-out = Ese jugador está fuera de la ronda y no tiene cartas. Elige a otro jugador.
refusal-accused-out = Quien jugó el Comodín Roba 4 está fuera de la ronda, así que ya no se puede desafiar.
refusal-must-play = Tienes una carta que puedes jugar, así que no puedes robar: en esta mesa, quien puede jugar tiene que jugar.
refusal-must-play-drawn = La carta que robaste se puede jugar, así que no puedes quedarte con ella: en esta mesa, quien puede jugar tiene que jugar.
refusal-free-draw-four = En esta mesa el Comodín Roba 4 siempre está permitido, así que no se puede desafiar.
refusal-covered-draw-four = Sobre el Comodín Roba 4 hay una Roba 2, así que ya no se puede desafiar.
refusal-deflected = El castigo fue desviado, así que ya no se puede desafiar.
refusal-cross-color = Una Roba 2 responde a un Comodín Roba 4 solo si es del color elegido ({ $color }). { $advice }.
refusal-skip-color = Solo una Salta del color en juego ({ $color }) pasa el castigo. { $advice }.
refusal-reverse-color = Solo una Reversa del color en juego ({ $color }) devuelve el castigo. { $advice }.
refusal-number-last = No puedes jugar { $card } como última carta: en esta mesa tiene que ser un número.
refusal-silent = En esta mesa nadie dice “UNO”, y no se puede sorprender a nadie.
refusal-series-number = En una serie solo puedes jugar el mismo número, y { $card } no va con { $top }. Juega otra o pasa.
refusal-series-first = Puedes jugar otra carta del mismo número. Juégala, o pasa para terminar tu turno.
refusal-no-series = Solo puedes pasar mientras juegas varias cartas del mismo número. Elige otra jugada.
refusal-match-over = La partida terminó. Empieza otra para seguir jugando.
refusal-eliminated = Estás fuera de esta partida. Puedes mirar hasta que termine.
refusal-round-goes-on = La ronda no ha terminado. Termínala antes de repartir la siguiente.

# Lo que se puede hacer en su lugar: algunas de estas, unidas por list-choices
advice-take = Roba las { $pending } cartas
advice-challenge = desafía
advice-answer = responde con { $cards }
advice-jump = haz un descarte inmediato con { $cards }
advice-drawn = Juega la carta robada
advice-keep = quédate con ella
advice-match = Juega una carta del mismo color, número o símbolo
advice-wild = juega un comodín
advice-draw = roba

## Mesas que no pueden ser

setup-edition = No existe la edición “{ $given }”. Elige una de estas: { $known }.
setup-edition-first = “{ $given }” es una edición. Va al principio de la línea.
setup-preset-first = “{ $given }” es un paquete de reglas. Va al principio de la línea o justo después de la edición.
setup-presets = “{ $preset }” y “{ $given }” son dos paquetes de reglas. Elige uno.
setup-preset-excludes = “{ $preset }” incluye “{ $name }”, que no se puede combinar con “{ $excluded }”. Agrega “no_{ $name }” o quita “{ $excluded }”.
setup-no-edition = “{ $given }” no es una edición. Empieza con una: { $example }.
setup-format = No existe el formato de partida “{ $given }”. Elige uno de estos: { $known }.
setup-switch = “{ $name }” tiene que ser true o false, no “{ $given }”.
setup-number = “{ $name }” tiene que ser un número entero de { $least } a { $most }, no “{ $given }”.
setup-above = “{ $more }” es muy poco: tiene que ser más que “{ $less }”.
setup-excludes = “{ $name }” y “{ $excluded }” no se pueden combinar. Elige una de las dos.
setup-twice = “{ $name }” aparece dos veces. Ponlo una sola vez.
setup-empty-word = En “{ $given }” hay un “+” sin ninguna regla antes o después. Quita ese “+”.
setup-seed = La semilla tiene que ser un número entero, 0 o mayor, no “{ $given }”.
setup-key-and-seed = Indica una clave o una semilla, no las dos.
setup-bots = Hay { $players } asientos, pero { $bots } bots. Indica un bot por asiento.
setup-position-players = La posición tiene { $hands } manos, pero hay { $players } jugadores.
setup-position-tables = Este formato tiene dos mesas, pero una posición solo describe una.
setup-word = No existe la regla “{ $given }”. Elige entre: { $known }.
setup-name = “{ $given }” no puede ser un nombre. Usa de 1 a 60 caracteres visibles.
setup-name-twice = Hay dos jugadores con el nombre { $given }. Cada uno necesita un nombre distinto.
setup-words = Las palabras para barajar deben ser una lista de textos, no { $given }.
setup-reveals = El barajado necesita una entrada por cada uno de los { $seats } asientos. Hay { $hashes } hashes y { $reveals } aportes.
setup-reveal = Lo que el asiento { $seat } aportó al barajado no coincide con el hash que envió antes del reparto.
setup-players = En una mesa juegan de dos a diez jugadores, no { $players }.
setup-players-partners = Para jugar en parejas hace falta un número par de jugadores, de cuatro a diez, no { $players }.
setup-players-rotating = Para las parejas rotativas hacen falta exactamente cuatro jugadores, no { $players }.
setup-players-eight = Para las dos mesas hacen falta exactamente ocho jugadores, no { $players }.
setup-players-eight-table = Cada mesa de “eight” tiene cuatro jugadores, no { $players }.
setup-cards = En una mesa de { $players } jugadores se pueden repartir como máximo { $most } cartas a cada uno, no { $cards }: tienen que quedar al menos 20 para robar.

## Jugadas y cartas que no se pueden leer

notation-seat = “{ $given }” tiene que empezar con un número de asiento, como en “0 draw”.
notation-verb = “{ $given }” no tiene un verbo conocido después del asiento. Los verbos son: { $known }.
notation-needs-card = “{ $given }” necesita una carta después del verbo, y si quieres “uno” detrás, como en “0 play R7 uno”.
notation-needs-seat = “{ $given }” necesita un número de asiento después del verbo, como en “0 catch 2”.
notation-needs-color = “{ $given }” necesita una letra de color después del verbo, como en “0 color B”.
notation-needs-nothing = A “{ $given }” le sobran palabras: después de este verbo no va nada.
notation-color = “{ $given }” no es un color de esta baraja. Sus letras son: { $known }.
notation-card = “{ $given }” no es una carta de la edición { $edition }. Las cartas se escriben como R7, BS, YR, B+2, W o W+4.
notation-color-extra = “{ $given }” elige un color, pero eso solo lo hace un comodín. Quita los dos puntos y la letra.
notation-color-missing = “{ $given }” es un comodín y tiene que elegir un color, como en “{ $example }”.
notation-color-later = “{ $given }”: juega la carta Jam sin color, como “{ $card }”. El color se elige después de dejarla caer.
notation-no-seat = En esta mesa no hay ningún asiento “{ $given }”. Los asientos son: { $seats }.

## Documentos para el árbitro. $phase es una palabra del documento.

document-card-twice = “{ $card }” aparece más veces de las que hay en la baraja.
document-seat = No hay asiento { $given } en una mesa de { $players }. Los asientos se cuentan desde 0.
document-no-discard = La pila para descartar necesita al menos una carta.
document-color-other = La carta de arriba no es “{ $given }”. Omite el color o pon el de la carta.
document-color-missing = La carta de arriba, “{ $top }”, es un comodín, así que hay que indicar el color en juego.
document-position-or-deal = Indica exactamente uno de los dos: “position” o “deal”.
document-empty-hand = Solo puede estar vacía la mano de quien se quedó sin cartas, y solo en la fase “over”.
document-phase = La fase “{ $phase }” no va con las reglas, la carta de arriba o el color. “color” necesita un comodín que no sea Roba 4 y ningún color todavía; “penalty”, una Roba 2, un Comodín Roba 4 o, con “deflect”, una Salta o una Reversa; “swap”, un 7 con “sevens” o “seven_zero”; “slam”, una carta Welcome to the Jam; “series”, un número, otra carta igual en la mano y “multi_play”.
document-pending = “pending” no va con la fase “{ $phase }”. Pertenece solo a la fase “penalty” y es una suma a la que pueden llegar en esta mesa las Roba 2 y los Comodines Roba 4, 64 como máximo.
document-pending-progressive = Sin Progresivo solo puede estar pendiente el castigo de una sola Roba 2 o de un solo Comodín Roba 4.
document-drawn = “drawn” no va con la fase “{ $phase }”. Pertenece solo a la fase “drew” y es una carta que el jugador en turno tiene y puede jugar.
document-slam = “slam” no va con la fase “{ $phase }”. Pertenece solo a la fase “slam”: 1 o 2, y como máximo las cartas de la mano.
document-drop = “drop” no va con la fase “{ $phase }”. Necesita una carta Jam arriba, y la fase “color” o la fase “slam”. En la fase “slam” su valor es “slam”.
document-color-early = No hay color en juego en la fase “{ $phase }”: se elige después de dejar caer la carta Jam.
document-passes = “passes” tiene que ser al menos 0, menor que el número de jugadores, y 0 mientras queden cartas para robar (la fase es “{ $phase }”).
document-reverse-pending = “reverse_pending” no va con la fase “{ $phase }”. Necesita una Reversa arriba y la fase “turn” o “penalty”.
document-challenged = “challenged” no va con la fase “{ $phase }”. Necesita la fase “penalty” y un Comodín Roba 4 arriba.
document-challenged-missing = La carta debajo del Comodín Roba 4 no tiene color propio, así que “challenged” tiene que indicar la mano y el color.
document-challenged-hand = “{ $card }” no puede estar en la mano de “challenged”: quien jugó el Comodín Roba 4 no la tiene, o no tantas veces.
document-out = “out” no va con la fase “{ $phase }”. Pertenece solo a la fase “over”.
document-exposed = “exposed” no va con la fase “{ $phase }”: en ella no se puede sorprender a nadie.
document-penalty = “penalty” no va con la fase “{ $phase }” o con las cartas de arriba. Pertenece solo a la fase “penalty”, donde nombra la última Roba 2 o el último Comodín Roba 4.
document-penalty-missing = La fase es “{ $phase }”, pero debajo de las cartas que la desviaron no hay ninguna Roba 2 ni Comodín Roba 4: “penalty” tiene que decir cuál fue.
document-seat-out = Ese asiento está fuera de la ronda: ni puede tener el turno ni se le puede sorprender (la fase es “{ $phase }”).
document-last-left = Solo queda un jugador o un equipo en la ronda, así que terminó, y la fase no puede ser “{ $phase }”.
document-no-mercy = En una mesa sin “mercy” nadie puede quedar fuera de la ronda.
document-out-with = Quien está fuera de la ronda tiene la mano vacía, y tenía al menos { $mercy } cartas.
document-mercy = Quien tiene { $mercy } cartas o más queda fuera de la ronda, así que nadie puede tener tantas mientras sigue.
document-type = Se esperaba { $wanted }, no { $given }.
document-field-missing = Falta el campo “{ $name }”.
document-field-unknown = No existe el campo “{ $name }”.
document-word = “{ $given }” no es un valor válido aquí.
document-limit = El valor está fuera de sus límites ({ $limit }).
document-form = No se puede leer el documento: { $fault }.
document-encoding = UTF-8 no válido en el byte { $byte }.
document-not-utf-eight = El texto no es UTF-8.
document-empty = No hay documento: la entrada está vacía.
document-json = JSON no válido en la línea { $line }, columna { $column }.
document-json-byte = JSON no válido en el byte { $byte }.
document-json-cut = El JSON está incompleto: acaba demasiado pronto.
document-binary = Los mensajes tienen que ser texto, no datos binarios.
document-json-ends = El JSON está incompleto: acaba en la línea { $line }, columna { $column }.
document-json-value = El JSON contiene un valor que no se puede leer, como NaN o medio par suplente.
document-key-twice = “{ $name }” aparece dos veces en el mismo objeto.
document-too-deep = El documento tiene demasiados niveles anidados.

## Registros

record-line = línea { $line }: { $fault }
record-title = Un registro empieza con la línea “{ $title }”.
record-header = Aquí falta la línea “{ $name } …”.
record-texts = “{ $name }” tiene que ser una lista de textos en JSON, como ["Ana","Bo"].
record-no-deal = La primera línea después del encabezado tiene que ser “deal”.
record-after-key = Después de la clave no puede haber nada.
record-no-key = La partida no ha terminado, o falta la última línea de su registro: sin la clave no se puede comprobar ni reproducir.
record-is-empty = El archivo está vacío. Un registro empieza con la línea “{ $title }”.
record-is-saved-game = Esto es una partida guardada, no un registro: la partida no ha terminado. Síguela con oneleft play --resume.
record-is-database = Esto es una base de datos SQLite, no un registro. Descarga el registro desde la página de la partida terminada.
record-is-json = Esto es JSON, no un registro. oneleft referee juzga documentos JSON.
record-is-page = Esto es una página web, no un registro.
record-is-binary = Esto no es un registro: el byte { $byte } no es texto UTF-8.
record-is-text = Esto no es un registro: empieza con “{ $beginning }”, no con la línea “{ $title }”.
record-commitment = La clave no corresponde al compromiso.
record-unbound = El registro tiene aportes al barajado que ningún hash fijó antes del reparto. Podrían haberse elegido para preparar las cartas.
record-other-commitment = No es la partida cuyo compromiso viste. El del registro es { $commitment }.
record-other-hashes = Los hashes del registro no son los que este dispositivo vio antes del reparto.
record-other-reveal = Lo que revelaste no está en el barajado de este registro.
record-reveal-missing = Tu hash está en el registro, pero no lo que revelaste: te quedaste fuera de este barajado.
record-commitment-seen = Es el compromiso que viste.
record-reveal-in = Lo que revelaste está en el barajado.
record-hashes-seen = Son los hashes que viste antes del reparto.
record-hashes-unseen = Sin --hashes, esto no demuestra que los otros aportes estuvieran fijados antes de que se conociera el tuyo.
record-no-parts = Ningún jugador aportó nada al barajado, así que hay que confiar en quien sacó la clave.
record-old-words = Las palabras de los jugadores son de una versión antigua: el servidor las conocía antes del reparto, así que no prueban nada.
record-from-position = Una partida que empieza en una posición no tiene registro: sus cartas no se repartieron con su clave. Usa dump().
record-unfinished = El registro acaba antes que la partida.
record-differs = El registro dice “{ $said }”, pero la clave y las jugadas dan “{ $true }”.
record-holds = El registro es auténtico: coinciden el compromiso, cada barajado y cada jugada. Jugadas: { $moves }. Rondas: { $rounds }.
key-form = “{ $given }” no es una clave. Una clave tiene 64 cifras hexadecimales: de 0 a 9 y de a a f.

## El reglamento

rules-reading = con lectura nuestra, donde las hojas no dicen nada o no coinciden
rules-sheets = hojas: { $sheets }
rules-beyond = muy jugada, en ninguna hoja
rules-replaced = En esta mesa, sustituida en parte por { $rules }.
rules-unknown = No hay reglas sobre “{ $given }”. Escribe el identificador de una regla, como TURN-1, o una de estas palabras. Ediciones: { $editions }. Paquetes: { $presets }. Reglas de la casa: { $house }. Formatos: { $formats }.
did-you-mean = ¿Querías decir “{ $name }”?

section-deck = Baraja y jugadores
section-setup = Preparación
section-start = La primera carta que se voltea
section-turn = Un turno
section-action = Las cartas de acción
section-uno = Decir “UNO”
section-out = El final de la ronda, la pila para robar y los puntos
section-match = Formatos de partida
section-house = Reglas de la casa

edition-classic = Clásica: 108 cartas en rojo, amarillo, verde y azul (2008).
edition-deluxe = Deluxe: las mismas 108 cartas, con pizarra de puntos, para hasta diez jugadores (2007).
edition-jam = Jam: 112 cartas, con naranja en lugar de verde y cuatro cartas Welcome to the Jam que se dejan caer (2019).
edition-graduation = Graduación: 112 cartas, cuatro de ellas de graduación, que hacen robar a los demás jugadores.
edition-international = Internacional: 108 cartas, con parejas, dos mesas y el juego de desafío (2003); una Salta como primera carta no tiene efecto.

format-points = Puntos: quien se queda sin cartas suma las que les quedan a los demás; gana el primero que llega a la meta.
format-lowest = Menos puntos: las cartas que te quedan cuentan en tu contra; cuando alguien llega a la meta, gana el total más bajo.
format-partners = Parejas: equipos de dos, uno frente al otro; gana el primer equipo que llega a la meta.
format-rotating = Parejas rotativas: cuatro jugadores se turnan como pareja; tras un número fijo de rondas gana el total más alto.
format-eight = Ocho: ocho jugadores en dos mesas; por turnos cada uno es pareja de cada uno de los demás, y gana el total más alto.
format-challenge = Desafío: las cartas que te quedan cuentan en tu contra; quien llega al límite queda fuera, y gana el último que sigue.

house-progressive = Progresivo: responde a una Roba 2 o a un Comodín Roba 4 con otra carta igual; el castigo crece y pasa al siguiente jugador.
house-seven_zero = Siete-0: un 0 hace pasar todas las manos, y un 7 cambia dos manos.
house-jump_in = Descarte inmediato: juega una carta idéntica a la de arriba, aunque no sea tu turno.
house-bluffing = Faroles: puedes jugar un Comodín Roba 4 aunque tengas el color en juego; el siguiente jugador puede desafiarlo.
house-no_bluffing = Sin faroles: solo puedes jugar un Comodín Roba 4 si no tienes ninguna carta del color en juego.
house-cross_stacking = Acumulación mixta: a una Roba 2 se puede responder con un Comodín Roba 4, y al revés.
house-deflect = Desviar: pasa un castigo con una Salta o devuélvelo con una Reversa, del color en juego.
house-draw_until_playable = Robar hasta poder: si robas, sigues robando hasta que te salga una carta que puedas jugar.
house-must_play = Jugada obligada: quien puede jugar tiene que hacerlo, también con la carta que acaba de robar.
house-free_draw_four = Roba 4 libre: juega un Comodín Roba 4 en cualquiera de tus turnos; nadie puede desafiarlo.
house-silent = Sin decir UNO: nadie dice UNO y a nadie lo sorprenden.
house-sevens = El 7 cambia: quien juega un 7 cambia su mano con el jugador que elija.
house-zeros = El 0 rota: cuando se juega un 0, todos pasan su mano.
house-multi_play = Varias a la vez: después de una carta de número, juega en el mismo turno más cartas de ese número.
house-number_start = Empezar con número: si la primera carta es de acción o comodín, regresa a la baraja.
house-number_finish = Terminar con número: tu última carta tiene que ser de número.
house-cards = Cartas repartidas: con cuántas cartas empieza cada quien la ronda.
house-catch = Sin decir “UNO”: cuántas cartas roba quien no lo dijo.
house-mercy = Piedad: quien junta tantas cartas queda fuera de la ronda.

# Paquetes de reglas de la casa, y los grupos en que se eligen
preset-official = Oficial: las reglas impresas y nada más.
preset-family = Familia: los castigos se acumulan, se roba hasta poder jugar y se empieza con un número.
preset-party = Fiesta: los castigos se acumulan, las manos cambian, hay descarte inmediato y se roba hasta poder jugar.
preset-chaos = Caos: casi todo a la vez, y quien junta 25 cartas queda fuera.
group-penalties = Castigos
group-drawing = Robar
group-turns = Turnos
group-hands = Manos
group-uno = Decir “UNO”
group-ends = Principio y final

# La baraja y quiénes juegan
rule-DECK-1 = Las cartas son de cuatro colores: rojo, amarillo, verde y azul. La edición Jam tiene naranja en lugar de verde.
rule-DECK-2 = Cada color tiene 19 cartas con número: un 0 y dos de cada número del 1 al 9.
rule-DECK-3 = Cada color tiene seis cartas de acción: dos Roba 2, dos Reversa y dos Salta.
rule-DECK-4 = Ocho comodines no tienen color: cuatro Comodín y cuatro Comodín Roba 4. En total la baraja tiene 108 cartas.
rule-DECK-5 = La edición Jam agrega cuatro cartas Welcome to the Jam, y la de Graduación, cuatro cartas de graduación. Esas barajas tienen 112 cartas.
rule-PLAYERS-1 = En una mesa juegan de dos a diez jugadores.

# Preparar una ronda
rule-SETUP-1 = Antes del primer reparto cada jugador saca una carta, y reparte quien saca el número más alto. Una carta con símbolo vale cero. Si hay empate en el número más alto, los que empataron sacan otra vez. Luego esas cartas regresan a la baraja, y todo se baraja.
rule-SETUP-2 = Cada jugador empieza la ronda con siete cartas.
rule-SETUP-3 = Las demás cartas forman la pila para robar, cara abajo. Se voltea la de arriba, que inicia la pila para descartar.
rule-SETUP-4 = El primer turno es del jugador a la izquierda del repartidor, y el juego va hacia la izquierda.
rule-SETUP-5 = Cada ronda empieza con todas las cartas, barajadas de nuevo, y reparte el siguiente jugador a la izquierda. Donde dos mesas cambian de parejas, cada mesa vuelve a sacar cartas para elegir repartidor.

# La primera carta volteada
rule-START-1 = Si la primera carta es una Roba 2, el jugador a la izquierda del repartidor roba dos cartas y pierde el turno.
rule-START-2 = Si la primera carta es una Reversa, empieza el repartidor y el juego va hacia la derecha.
rule-START-3 = Si la primera carta es una Salta, el jugador a la izquierda del repartidor pierde el turno y empieza el siguiente. En la edición Internacional la Salta no tiene efecto, como dice su hoja: empieza el jugador a la izquierda del repartidor.
rule-START-4 = Si la primera carta es un Comodín, el jugador a la izquierda del repartidor elige el color y luego juega el primer turno.
rule-START-5 = Un Comodín Roba 4 no puede ser la primera carta. Regresa a la baraja, se barajan las cartas y se voltea otra.
rule-START-6 = Una carta Welcome to the Jam o de graduación como primera carta vale como un Comodín. No se deja caer, y nadie roba.
rule-START-7 = Un 0 o un 7 como primera carta no mueve ninguna mano en Siete-0, porque nadie lo jugó.

# Un turno
rule-TURN-1 = En tu turno juegas una carta que coincida con la de arriba en color, número o símbolo. Si es un comodín, cuenta el color elegido.
rule-TURN-2 = En cualquiera de tus turnos puedes jugar un Comodín, aunque tengas otra carta para jugar.
rule-TURN-3 = Si no puedes jugar, robas una carta. Si la carta robada se puede jugar, puedes jugarla enseguida. Si no se puede, o si te quedas con ella, el turno pasa.
rule-TURN-4 = Puedes decidir no jugar una carta que coincide. Entonces tienes que robar una, y en ese turno solo puedes jugar la carta robada.

# Las cartas de acción
rule-DRAW2-1 = El siguiente jugador roba dos cartas y pierde el turno. Una Roba 2 va sobre su color o sobre otra Roba 2.
rule-REVERSE-1 = Cambia el sentido del juego. Una Reversa va sobre su color o sobre otra Reversa.
rule-SKIP-1 = El siguiente jugador pierde el turno. Una Salta va sobre su color o sobre otra Salta.
rule-WILD-1 = Quien juega un Comodín elige el color con el que sigue el juego. Puede ser el que ya estaba en juego.
rule-WD4-1 = Quien juega un Comodín Roba 4 elige el color. El siguiente jugador roba cuatro cartas y pierde el turno.
rule-WD4-2 = Un Comodín Roba 4 solo es legal si ninguna otra carta de tu mano tiene el color en juego. No importan las cartas que coinciden en número o símbolo, y los comodines no tienen color.
rule-WD4-3 = Puedes hacer un farol y jugar un Comodín Roba 4 ilegalmente. El único remedio es el desafío. Una mesa puede prohibir los faroles; entonces el Comodín Roba 4 ilegal se rechaza.
rule-WD4-4 = Solo puede desafiar el jugador que tendría que robar, y solo antes de robar. El jugador desafiado muestra la mano que tenía al jugar la carta, y la muestra solo al desafiante.
rule-WD4-5 = Si era un farol, el jugador desafiado roba las cuatro cartas. El color pedido se mantiene, y el desafiante juega un turno normal.
rule-WD4-6 = Si la jugada era legal, el desafiante roba las cuatro cartas y dos más, seis en total, y pierde el turno.
rule-JAM-1 = Welcome to the Jam es un comodín. Primero se deja caer la carta desde lo alto: cae con el lado Slam o con el dorso hacia arriba, con la misma probabilidad. El lado que queda arriba tiene su efecto, y solo después el jugador elige el color. Si la carta termina la ronda, no se elige color.
rule-JAM-2 = Lado Slam hacia arriba: descartas dos cartas a tu elección, o la única que te queda. Van debajo de la carta Jam y no tienen efecto. No puedes negarte.
rule-JAM-3 = Dorso hacia arriba: robas dos cartas. La caída es parte de la jugada, así que una última carta que cae con el dorso hacia arriba no termina la ronda.
rule-GRAD-1 = La carta de graduación es un comodín. Quien la juega elige el color, y cada uno de los demás jugadores roba una carta. Nadie pierde el turno.

# Decir “UNO”
rule-UNO-1 = Si tu jugada te deja con una carta, di “UNO”: al jugar, o después mientras nadie te sorprenda. No puedes decirlo junto con una carta Jam, porque la caída decide cuántas cartas te quedan.
rule-UNO-2 = Si lo olvidas, cualquier otro jugador puede sorprenderte hasta que el siguiente empiece su turno al jugar, robar, tomar un castigo o desafiar. Robas dos cartas. Solo cuenta el primero que te sorprende.
rule-UNO-3 = Nadie puede sorprenderte antes de que tu carta toque la pila para descartar, ni cuando ya empezó el siguiente turno.
rule-UNO-4 = Si dices “UNO” cuando no toca, o intentas sorprender a quien no se puede, la jugada se rechaza. No cuesta nada.
rule-UNO-5 = También tienes que decir “UNO” si los descartes de un Slam te dejan con una carta, y te pueden sorprender desde el último descarte, incluso mientras eliges el color. Si en Siete-0 te toca una mano de una carta, no tienes que decirlo.

# El final de la ronda, la pila para robar y los puntos
rule-OUT-1 = La ronda termina cuando un jugador se queda sin cartas.
rule-OUT-2 = Si la última carta es una Roba 2 o un Comodín Roba 4, el siguiente jugador roba de todas formas: en Progresivo, todo el castigo pendiente. Si es una carta de graduación, cada uno de los demás roba una carta. Las cartas robadas cuentan.
rule-PILE-1 = Cuando hace falta una carta y la pila para robar está vacía, la carta de arriba de la pila para descartar se queda y las de abajo se barajan para formar otra pila. Sus comodines pierden el color pedido.
rule-PILE-2 = Si no hay suficientes cartas, robas las que haya. Si no hay ninguna y no juegas, tu turno pasa. Cuando todos los jugadores han pasado así uno tras otro, la ronda queda bloqueada: nadie suma puntos y se reparte otra vez.
rule-PILE-3 = Cuando los descartes tendrían que formar la pila para robar por quincuagésima vez en una ronda, la ronda queda bloqueada como en PILE-2. Quien ya se quedó sin cartas gana de todas formas, y se roba lo que haya. Un juego que empieza en una posición dada cuenta desde ahí.
rule-SCORE-1 = Una carta con número vale su número. Roba 2, Reversa y Salta valen 20 puntos; Comodín, Comodín Roba 4, Welcome to the Jam y graduación valen 50 puntos.
rule-SCORE-2 = Quien se queda sin cartas suma todas las que les quedan a sus rivales.

# Formatos de partida
rule-MATCH-1 = Puntos: gana la partida el primer jugador que llega a 500 puntos.
rule-MATCH-2 = Menos puntos: las cartas que le quedan a un jugador cuentan en su contra. Cuando alguien llega a 500, gana el total más bajo. Si hay empate en el más bajo, se sigue hasta que haya uno solo.
rule-MATCH-3 = La meta de 500 puntos se puede cambiar.
rule-TWO-1 = Con dos jugadores, una Reversa vale como una Salta, y después de una Salta, una Reversa, una Roba 2 o un Comodín Roba 4 juega otra vez el mismo jugador. Así es en todas las ediciones.
rule-PARTNERS-1 = Parejas: un número par de jugadores, cuatro como mínimo, forma equipos de dos que se sientan uno frente al otro. Cuando uno de los dos se queda sin cartas, la ronda termina y el equipo suma todas las cartas de los otros equipos. Gana el primer equipo que llega a la meta.
rule-PARTNERS-2 = Parejas rotativas: cuatro jugadores cambian de pareja después de cada ronda, y cada uno conserva los puntos que sumó con sus parejas. Tras cuatro rondas, o las que se acuerden, gana el total más alto. Cuatro jugadores solo se pueden emparejar de tres maneras, así que la cuarta ronda repite la primera.
rule-PARTNERS-3 = Ocho: ocho jugadores se sientan en dos mesas y cambian de pareja después de cada ronda. En siete rondas cada una de las 28 parejas posibles juega exactamente una vez. Cada jugador conserva los puntos que sumó con sus parejas, y gana el total más alto. El número de rondas se puede cambiar.
rule-CHALLENGE-1 = Desafío: cada jugador lleva la suma de las cartas que le quedan, y quien llega al límite de 500 queda fuera. Los dos últimos siguen con la regla para dos jugadores, y pierde el primero que llega al límite.
rule-BOARD-1 = La pizarra de puntos tiene un número fijo de filas. Cuando está llena, se borra y los subtotales pasan a la fila de arriba.

# Reglas de la casa
rule-PROG-1 = Progresivo: si te toca una Roba 2, puedes jugar otra Roba 2, y si te toca un Comodín Roba 4, otro Comodín Roba 4. El castigo se suma y pasa al siguiente jugador. Las dos clases no se mezclan, y solo puedes jugar una de esas cartas por turno.
rule-PROG-2 = El color lo elige quien jugó el último Comodín Roba 4.
rule-PROG-3 = Un desafío se refiere solo al último Comodín Roba 4. Si era un farol, quien lo jugó roba todo el castigo pendiente; si era legal, el desafiante roba ese castigo y dos cartas más.
rule-SEVEN-1 = Siete-0: cuando se juega un 0, cada mano pasa al siguiente jugador en el sentido del juego.
rule-SEVEN-2 = Siete-0: quien juega un 7 cambia su mano con el jugador que elija.
rule-SEVEN-3 = Un 0 o un 7 como última carta termina la ronda antes de que se mueva ninguna mano.
rule-JUMP-1 = Descarte inmediato: si tienes una carta idéntica a la de arriba (el mismo color y el mismo número o símbolo, o la misma clase de comodín), puedes jugarla de inmediato, aunque no sea tu turno. El juego sigue desde ti. Puedes hacerlo hasta que otra carta la cubra, y también sobre una carta que jugaste tú.
rule-JUMP-2 = Si tu descarte inmediato es una Salta, una Reversa, una Roba 2 o un Comodín Roba 4, cancelas el efecto de la primera carta, a menos que ya se haya cumplido. El efecto de tu carta cuenta desde tu asiento. Con dos Reversas, la primera se deshace y la segunda cambia el sentido.
rule-JUMP-3 = No hay descarte inmediato mientras un jugador elige un color, una mano para cambiar o los descartes de un Slam, ni en medio de una serie (MULTI-1). Si robaste y aún no te decides cuando alguien hace un descarte inmediato, te quedas con la carta y pierdes el turno.
rule-HOUSE-1 = Las reglas de la casa se pueden combinar como quieras. Con Progresivo, un descarte inmediato sobre un castigo pendiente quita la parte de la carta de arriba y suma la tuya: el castigo queda igual y ahora le toca al jugador después de ti.
rule-HOUSE-2 = Un paquete es un nombre para varias reglas de la casa. Oficial no tiene ninguna. Familia: Progresivo, Robar hasta poder, Empezar con número. Fiesta: Progresivo, Siete-0, Descarte inmediato, Robar hasta poder. Caos: Acumulación mixta, Desviar, Siete-0, Descarte inmediato, Varias a la vez, Roba 4 libre, Piedad con 25 cartas. Puedes agregar reglas a un paquete, cambiarlas o quitarlas.
rule-CROSS-1 = Acumulación mixta: si te toca un castigo y su última carta es una Roba 2, puedes jugar un Comodín Roba 4. Los castigos se suman y pasan al siguiente jugador. Es legal o un farol como cualquier otro, y se puede desafiar. En esa mesa también vale Progresivo.
rule-CROSS-2 = Si la última carta del castigo es un Comodín Roba 4, puedes jugar una Roba 2 del color pedido. Los castigos se suman y siguen. Ese Comodín Roba 4 ya no se puede desafiar; uno posterior sí.
rule-DEFLECT-1 = Desviar: si te toca un castigo, puedes jugar una Salta del color en juego. Todo el castigo pasa al siguiente jugador.
rule-DEFLECT-2 = También puedes jugar una Reversa del color en juego. Cambia el sentido, y todo el castigo va al jugador anterior a ti, que puede responder. Con dos jugadores, las dos cartas lo devuelven.
rule-DEFLECT-3 = Un castigo desviado ya no se puede desafiar; un Comodín Roba 4 que se juegue después sobre él, sí. Se responde como si su última Roba 2 o su último Comodín Roba 4 siguiera encima, o se desvía otra vez. También puedes desviar con tu última carta: roba el castigo quien lo recibe. Un descarte inmediato sobre una carta que desvió deshace el desvío, y todo el castigo sigue desde quien hizo el descarte.
rule-UNTIL-1 = Robar hasta poder: si robas en tu turno, sigues robando hasta que te salga una carta que se pueda jugar (también como farol, si se permiten) o no quede nada que robar. Esa carta la puedes jugar o guardar, como en TURN-4.
rule-UNTIL-2 = Todo es una sola jugada, y los demás ven cuántas cartas robaste. Los castigos no cambian.
rule-MUST-1 = Jugada obligada: si tienes una carta que puedes jugar en tu turno, no puedes robar. Un castigo siempre se puede tomar, y nadie está obligado a seguir una serie (MULTI-1).
rule-MUST-2 = Si la carta robada se puede jugar, tienes que jugarla.
rule-FREE-1 = Roba 4 libre: en tu turno puedes jugar un Comodín Roba 4 tengas lo que tengas, y ningún Comodín Roba 4 se puede desafiar, se haya jugado como se haya jugado. No cambia con qué se puede responder a un castigo.
rule-SILENT-1 = Sin decir UNO: nadie dice “UNO”, y a nadie se le puede sorprender.
rule-HALF-1 = Las mitades de Siete-0 son “El 7 cambia” (solo el 7, SEVEN-2) y “El 0 rota” (solo el 0, SEVEN-1).
rule-MULTI-1 = Varias a la vez: si en tu turno jugaste una carta de número y tienes otra del mismo número, de cualquier color, puedes jugarla también, y así sucesivamente, o pasar. Una carta recién robada puede empezar una serie; un descarte inmediato no.
rule-MULTI-2 = Entre las cartas de una serie no hay descarte inmediato. Cada vez que una de ellas te deja con una carta, tienes que decir “UNO”; si te sorprenden, robas y puedes seguir. Quedarse sin cartas termina la ronda.
rule-MULTI-3 = En una serie, un 0 o un 7 tiene efecto una sola vez, cuando la serie termina.
rule-NSTART-1 = Empezar con número: si la primera carta que se voltea es de acción o comodín, regresa a la baraja. Se barajan las cartas y se voltea otra.
rule-NFINISH-1 = Terminar con número: no puedes jugar como última carta una carta de acción ni un comodín, ni en tu turno ni como descarte inmediato. Los descartes de un Slam no son jugadas y pueden ser cualquier carta.
rule-NFINISH-2 = Entonces esa carta no cuenta como jugable (MUST-1, UNTIL-1). Si es la única que tienes, robas.
rule-DEAL-1 = Se puede repartir otro número de cartas a cada quien, de 3 a 15. Al voltear la primera carta tienen que quedar al menos 20 en la pila para robar; con dos mesas, en cada una.
rule-CATCH-1 = Que te sorprendan sin decir “UNO” puede costar otro número de cartas, de 1 a 10.
rule-MERCY-1 = Piedad: quien después de robar tiene tantas cartas como el límite queda fuera de la ronda. El límite va de 10 a 40 y es mayor que las cartas repartidas. Al llegar al límite se deja de robar. La mano se baraja y va debajo de la pila para robar, y el juego sigue como si el asiento estuviera vacío. Cuando quedan dos vale TWO-1, y en PILE-2 solo cuentan los que siguen.
rule-MERCY-2 = El último jugador que queda gana la ronda. Quien la gana, por ser el último o por quedarse sin cartas, suma también las cartas que tenía cada jugador al quedar fuera. En Menos puntos y Desafío esas cartas cuentan en contra de quienes quedaron fuera, y el último no carga con nada.
rule-MERCY-3 = En los formatos por equipos gana el último equipo que queda. Un compañero que quedó fuera comparte lo que suma el equipo.
rule-MERCY-4 = Quien quedó fuera ya no elige nada. Un cambio de manos se anula, y una serie también, con su efecto. Un color lo elige el siguiente jugador, que luego juega su turno. Un Comodín Roba 4 ya no se puede desafiar si quien lo jugó quedó fuera. Un castigo que se está robando termina con quien lo roba; uno que nadie ha tomado pasa al siguiente jugador que sigue.

# Lecturas nuestras y notas sobre las hojas: lugares dañados, erratas y diferencias del lado en español
note-DECK-4 = La hoja I, tal como está escaneada, pone cartas azules del 0 al 5, ocho comodines de color y ninguna Reversa. Se trata de la baraja de siempre: coinciden las 108 cartas de su lado en español y su tabla de puntos. El resto de ese lado no se puede leer.
note-SETUP-1 = Ninguna hoja dice qué pasa si hay empate en el número más alto.
note-SETUP-5 = Ninguna hoja dice quién reparte la siguiente ronda.
note-START-3 = Las hojas no coinciden. Según la hoja I, tal como está escaneada, empieza el jugador a la izquierda del repartidor, y la edición Internacional la sigue.
note-START-5 = La hoja I dice que el repartidor roba cuatro cartas y se escoge otra. Seguimos las demás hojas.
note-START-7 = La hoja solo habla de cartas que se juegan.
note-TURN-2 = La hoja I pone “even if the play is not yet due”. Seguimos las demás hojas: en tu propio turno.
note-TURN-3 = El lado en español de C, D y G ordena jugar la carta robada (“bájala”). El lado en inglés lo deja a tu elección, y es el que seguimos.
note-WD4-1 = Este párrafo está dañado en la hoja I. WD4-1 a WD4-6 siguen las demás hojas.
note-WD4-3 = La primera copia en español de la hoja D pone “legalmente” donde quiere decir “ilegalmente”.
note-WD4-4 = En el lado en español desafía “alguien”. El lado en inglés se dirige al jugador que tendría que robar, y es el que seguimos.
note-WD4-5 = Las hojas solo dicen quién roba. Que el color elegido se mantiene y que el desafiante juega un turno normal es lectura nuestra.
note-WD4-6 = Las hojas D y G ponen en inglés que el inocente es el desafiante. Se trata del jugador desafiado.
note-JAM-1 = La hoja no dice qué probabilidad tiene cada lado; jugamos con una caída equilibrada.
note-JAM-2 = La hoja dice “you get to discard two cards”. Lo leemos como un efecto al que nadie puede negarse, con descartes sin efecto.
note-JAM-3 = Ninguna hoja dice qué pasa si la última carta cae con el dorso hacia arriba.
note-UNO-1 = Que nadie puede decir “UNO” junto con una carta Jam es lectura nuestra. Los castigos de la hoja I están dañados; UNO-1 a UNO-3 son lo que se puede leer.
note-UNO-2 = El lado en español no pone límite de tiempo. El lado en inglés sí, y es el que seguimos.
note-UNO-4 = Ninguna hoja habla de decirlo o de sorprender por error.
note-UNO-5 = Ninguna hoja habla de una mano que se queda en una carta por un Slam o por Siete-0.
note-OUT-2 = La carta de graduación como última carta y el castigo pendiente de Progresivo son lectura nuestra; ninguna hoja los menciona.
note-PILE-1 = Las hojas renuevan la pila cuando se termina. Nosotros, cuando hace falta la siguiente carta.
note-PILE-2 = Ninguna hoja dice qué pasa si se terminan las dos pilas.
note-PILE-3 = Ninguna hoja limita una ronda. Sin límite, una ronda podría durar miles de turnos.
note-MATCH-2 = Ninguna hoja habla de un empate en el total más bajo.
note-TWO-1 = Solo la hoja I tiene reglas para dos jugadores; las aplicamos en todas las ediciones.
note-PARTNERS-1 = La hoja I habla de una sola pareja contraria, es decir, de cuatro jugadores. Los equipos de seis a diez jugadores son lectura nuestra.
note-PARTNERS-2 = La hoja I pide cuatro rondas, cada una con otra pareja, pero entre cuatro jugadores solo hay tres parejas posibles para cada uno.
note-PARTNERS-3 = La hoja I pone “a total of 28 hands”. Lo leemos como las 28 parejas, que caben en siete rondas de dos mesas. Con hands=14 se juegan 28 rondas entre las dos mesas, y con hands=28 cada jugador juega 28.
note-CHALLENGE-1 = La hoja I está dañada aquí y pone que se cuenta el número de cartas que quedan. Lo leemos como puntos, igual que en MATCH-2.
note-PROG-3 = La hoja dice que valen las reglas normales y que el castigo crece. Que solo se juzga la última carta y que el desafiante roba dos más es lectura nuestra.
note-SEVEN-3 = La hoja no dice si las manos se mueven cuando la ronda termina.
note-JUMP-1 = La hoja pide el mismo color y número, y de inmediato. Que los comodines cuentan por su clase y que se puede hasta que otra carta cubra la de arriba es lectura nuestra.
note-JUMP-2 = La hoja dice que la segunda carta cancela la primera. Que no se deshace un efecto ya cumplido es lectura nuestra.
note-JUMP-3 = La hoja no dice cuándo no se puede, ni qué pasa con una carta recién robada.
note-HOUSE-1 = La hoja deja a los jugadores resolver los conflictos entre reglas de la casa.

## La primera partida: una lección. $one y $other son los otros dos; después del alumno le toca a $one.

lesson-you = Tú
lesson-color = ¡Te damos la bienvenida! Gana quien antes se queda sin cartas. En tu turno juegas una carta que coincida con la de arriba de la pila para descartar: en color, número o símbolo. Empieza por el color.
lesson-number = También cuenta el número: el mismo número va sobre cualquier color.
lesson-symbol = { $one } jugó una Salta, y { $other } perdió el turno. Los símbolos coinciden igual que los números: tu Salta va sobre otra Salta de cualquier color. Ahora pierde el turno { $one }.
lesson-wild = No coincide ningún color, número ni símbolo. Pero tienes un Comodín: va sobre cualquier carta, y tú eliges el color con el que sigue el juego.
lesson-draw = No coincide nada y no tienes comodines. Entonces robas una carta de la pila para robar.
lesson-drawn = ¡Qué suerte! La carta que robaste coincide. Puedes jugarla enseguida, o quedarte con ella y pasar.
lesson-challenge = { $other } jugó un Comodín Roba 4: tendrías que robar cuatro cartas y perder el turno. Pero solo es legal sin ninguna carta del color en juego. ¿Crees que era un farol? Desafía. Si te equivocas, robas seis.
lesson-bluff = ¡Era un farol! { $other } tuvo que mostrarte la mano, solo a ti, y roba las cuatro cartas. Es tu turno, y vale el color que eligió { $other }.
lesson-uno = Tienes dos cartas. Quien va a quedarse con una dice “UNO”, al jugar o justo después. Si lo olvidas, cualquiera puede sorprenderte: entonces robas dos cartas.
lesson-catch = ¡A { $one } le queda una carta y no dijo “UNO”! Date prisa: cualquiera puede sorprender a { $one }, pero solo hasta que empiece el siguiente turno.
lesson-out = { $one } tuvo que robar dos cartas. A ti te queda una, y coincide. ¡Juégala y la ronda es tuya!
lesson-end =
    { $points ->
        [one] Te quedaste sin cartas y ganaste la ronda: { $points } punto.
       *[other] Te quedaste sin cartas y ganaste la ronda: { $points } puntos.
    } Es lo que les quedaba a los demás: los números valen su número, las cartas de acción 20 y los comodines 50. Gana la partida quien llega antes a 500. ¡Ya sabes jugar!
lesson-do-play = Juega { $card }.
lesson-do-wild = Juega { $card } y elige el color { $color }.
lesson-do-uno = Di primero “UNO” y luego juega { $card }.
lesson-do-draw = Roba una carta.
lesson-do-challenge = ¡Desafía!
lesson-do-catch = ¡Sorprende a { $name }!
lesson-other = Eso también se puede. Pero ahora: { $task }
lesson-type = { $task } Escribe: { $typed }
lesson-hint = Tu primera partida, en unos cinco minutos. Escribe lo que pide el entrenador, o ayuda o salir. Puedes dejarlo cuando quieras y seguir después.
lesson-go-on = La lección sigue donde la dejaste. Para empezar de nuevo: oneleft learn --restart
lesson-left = Puedes seguir con la lección cuando quieras: oneleft learn
lesson-play = Juega ahora una partida de verdad: oneleft play
page-learn = Aprender en cinco minutos
page-learn-on = Seguir con la lección
page-learn-watch = Mira lo que hacen los demás…
page-learn-step = Paso { $number } de { $count }
page-learn-restart = Empezar la lección de nuevo
page-learn-leave = Salir
page-learn-play = Jugar una partida de verdad

## La partida en una terminal sencilla

play-welcome =
    ¡Te damos la bienvenida a oneleft! Reglas: { $rules }.
    Con este compromiso podrás comprobar después de la partida que nadie preparó las cartas: { $commitment }
play-hint = Escribe una carta para jugarla (R7, W:B), o robar, ayuda o salir. Una línea vacía muestra tus jugadas.
play-round = Ronda { $number }
play-partner = Tu pareja se sienta frente a ti: { $name }.
play-next-round = Presiona Entrar para la siguiente ronda.
play-key = La clave de todos los barajados era { $key }
play-catch = ¡A { $name } le queda una carta y no dijo “UNO”! Escribe sorprender { $seat }.
play-jump = Tienes la misma carta que está arriba, { $top }: puedes hacer un descarte inmediato: { $moves }.
play-let-go = Presiona Entrar para pasar.
play-uno = Te queda una carta. ¡Escribe uno antes de que te sorprendan!
play-no-fit = No la puedes jugar, así que termina tu turno.
play-help-cards =
    Una carta es una letra de color ({ $colors }) y de 0 a 9, S de Salta, R de Reversa o +2. Comodines: { $wilds }.
    El color de un comodín va después de dos puntos: W:R. Agrega “uno” a la carta que te deja una sola: R7 uno.
play-help-jam = La carta Jam no lleva color: juega WJ y elige el color después de dejarla caer.
play-help-moves =
      R7             jugar una carta            robar          d  robar una carta
      quedarse  k    quedarte con la robada     castigo        t  robar el castigo
      desafiar  !    desafiar un Comodín Roba 4 color R           elegir el color
      uno       u    decirlo tarde              sorprender Ana c  olvidó decirlo
play-help-jump =
      inmediato R7   descarte inmediato de una carta idéntica a la de arriba
play-help-swap =
      cambiar Ana    cambiar la mano después de un 7
play-help-slam =
      descartar R4   descartar una carta después de un Slam
play-help-server =
      empezar        empezar la partida        bot, bot sharp agregar un bot
      otra           jugar otra partida        volver         recuperar tu asiento
      decir          ver las frases            decir 2        decir una de ellas
      expulsar Ana   votar para expulsar a Ana de la partida
play-help-more =
      pista   deshacer   mesa   puntos   regla TURN-1   porqué   ayuda   salir
hint-wait = esperar
hint-chance = { $move } { $percent } %
hint-compiling = Todavía no hay probabilidades: la búsqueda se está compilando, y eso tarda medio minuto más o menos.
hint-line =
    { $chances ->
        [none] Pista: { $move }.
       *[other] Pista: { $move }. Tu probabilidad de ganar: { $chances }.
    }
play-no-rule =
    { $given ->
        [none] Todavía no se ha rechazado ninguna jugada. Prueba: regla TURN-1
       *[other] No existe la regla { $given }. Prueba: regla TURN-1
    }
play-legal = Puedes: { $moves }
play-others =
    { $direction ->
        [left] { $counts }   (el juego va hacia la izquierda; pila para robar: { $draw })
       *[right] { $counts }   (el juego va hacia la derecha; pila para robar: { $draw })
    }
play-top =
    { $pending ->
        [0] Hasta arriba: { $top } ({ $code }); color: { $color }
       *[other] Hasta arriba: { $top } ({ $code }); color: { $color }; castigo: { $pending } cartas
    }
play-hand = Tu mano (entre corchetes, lo que puedes jugar): { $hand }
play-phase-turn = Es tu turno.
play-phase-drew = Robaste { $drawn }: juega la carta o guárdala.
play-phase-penalty = Te toca un castigo de { $pending } cartas. Puedes: { $moves }.
play-phase-color = La primera carta es un comodín: elige con qué color se empieza. Puedes: { $moves }.
play-phase-color-drop = La carta Jam ya cayó: elige con qué color sigue el juego. Puedes: { $moves }.
play-phase-swap = Jugaste un 7. ¿Con quién cambias la mano? Puedes: { $moves }.
play-phase-series = Juega otra carta del mismo número o pasa. Puedes: { $moves }.
play-phase-slam = ¡Slam! Descarta la carta que quieras. Puedes: { $moves }.
play-left = Dejaste la mesa. ¡Hasta pronto!
play-record = Las jugadas hasta ahora: { $file }. El registro recibe su clave cuando la partida termina.
play-record-there = { $file } ya existe. Elige otro nombre.
play-sits-down = { $name } se sienta.
play-leaves = { $name } deja la mesa.
play-away = { $name } no está. Un bot juega en su lugar.
play-is-back = { $name } volvió.
play-host = Ahora { $name } es el anfitrión.
play-wants-again = { $name } quiere jugar otra vez.
play-found = Volvió la conexión.
play-ask-start = Escribe empezar para empezar la partida con quienes están.
play-ask-bot = Envía el enlace a tus amigos, o escribe bot para agregar un bot.
play-ask-again = Escribe otra para jugar otra partida.
play-ask-back = Escribe volver para recuperar tu asiento.
play-left-out = No tienes parte en este barajado. Escribe rebarajar para hacer otro, mientras nadie haya jugado.
play-no-phrase = No existe la frase “{ $given }”. Escribe decir para ver la lista.
play-apart = Esto no se puede combinar con { $other }: { $options }
lobby-none = No hay ninguna mesa abierta. Con --quick abres una.
lobby-number = No hay ninguna mesa { $number } en la lista.
lobby-together = Elige una mesa por su número o una partida rápida, no las dos cosas.
play-unknown = “{ $given }” no es ni una carta ni una orden. Escribe ayuda para ver la lista.
play-which-card = ¿Qué carta? Por ejemplo: { $verb } R7
play-which-seat = ¿Quién? Por ejemplo: { $verb } 2, o el nombre.
play-no-player = Nadie se llama “{ $given }”.
play-which-color = ¿Qué color? Por ejemplo: { $verb } R

## La página del reglamento

book-title = El reglamento
book-about = Cada regla tiene un identificador. La última columna nombra las hojas impresas de las que procede; un asterisco marca nuestra lectura, que usamos donde las hojas no dicen nada o no coinciden, y una cruz, una nota sobre una hoja. Todo se explica [abajo](#notas). [silent.md](silent.md) (en inglés) reúne lo que hace la mesa donde las hojas dejan una pregunta abierta.
book-notes = Notas
book-reading = lectura nuestra, donde las hojas no dicen nada o no coinciden
book-sheet-note = nota sobre una hoja: un lugar dañado, una errata o un lado en español que difiere
book-house = Las reglas de la casa en una línea
book-formats = Los formatos de partida en una línea

## Series de partidas

batch-policy = No existe la estrategia “{ $given }”. Elige entre: { $known }.
batch-policies = Demasiadas estrategias: { $given } para { $players } jugadores.
batch-threads = El número de hilos tiene que ser al menos 1, no { $given }.
batch-numbers = Las partidas se numeran desde 0: no se pueden jugar { $games } partidas desde el número { $first }.

## Estrategias propias

policy-no-file = No existe el archivo de Python { $file }.
policy-file-fails = No se puede cargar { $file }. { $reason }
policy-not-in-file = En { $file } no hay ninguna función { $name }.
policy-no-function = Una estrategia es una función de un registro, un asiento y un número aleatorio; { $name } no lo es.
policy-compiling = Compilando la estrategia { $name }: unos segundos, una sola vez.
policy-not-compiled = No se puede compilar la estrategia { $name }. { $reason }
policy-no-number = La estrategia { $name } tiene que devolver un número entero, no { $given }.
policy-silent = La estrategia pasó en el asiento { $seat }, pero es su turno y tiene que jugar.
policy-no-move = La estrategia devolvió { $code } en el asiento { $seat }, que no es una jugada.
policy-refused = La estrategia devolvió { $code } en el asiento { $seat }, pero “{ $move }” se rechaza. { $why }

## Simulaciones

simulate-rate = { $millions } millones de jugadas/s
games-compiling = Compilando: unos 10 segundos, una sola vez.
simulate-head =
    { $rules }: { $played }. Rondas: { $rounds }. Jugadas por partida: { $moves }. Rondas bloqueadas: { $blocked }.
    Cada cifra lleva su intervalo del 95 %.
simulate-played =
    { $games ->
        [one] { $games } partida
       *[other] { $games } partidas
    }
simulate-stopped = { $games } de { $asked } partidas
simulate-number = { $value }
simulate-share = { $value } %
simulate-share-change = { $value } p. p.
simulate-interval = { $value } ({ $low } a { $high })
simulate-choices = Decisiones reales (más de una jugada legal): { $choices }, el { $share } de las jugadas.
simulate-seat = asiento
simulate-policy = estrategia
simulate-wins = partidas ganadas
simulate-points = puntos por partida
simulate-again = Para repetir estas partidas: --games { $games } --key { $key }
simulate-only-matches = No se tiene en cuenta, porque solo vale con --matches: { $words }.
simulate-nothing = Se detuvo antes de terminar las primeras partidas.

## Comparaciones

compare-side = “{ $given }” no se puede comparar. Indica un juego de reglas que empiece por { $editions }, o una formación de { $policies }, o las dos cosas, como jam:first.
compare-deals =
    { $deals ->
        [one] { $deals } reparto
       *[other] { $deals } repartos
    }
compare-stopped = { $deals } de { $asked } repartos
compare-head = { $played } para { $players } jugadores, { $games } partidas. Cada cifra lleva su intervalo del 95 %.
compare-side-of = { $name }: { $rules }, { $policies }
compare-other-cards = A y B usan barajas distintas, así que sus repartos no tienen las mismas cartas.
compare-measure = por partida
compare-one = A
compare-other = B
compare-change = B − A
compare-of-wins = partidas que gana la primera estrategia de la formación
compare-of-first = partidas que gana el asiento 0, que empieza
compare-of-moves = jugadas
compare-of-turns = turnos
compare-of-lost = turnos perdidos
compare-of-comeback = rondas ganadas con remontada
compare-of-points = puntos de todos los asientos
compare-of-rounds = rondas
compare-of-blocked = rondas bloqueadas
compare-percent = { $value } puntos porcentuales
compare-range = { $least } a { $most }
compare-verdict-more = { $name }: más en B, con una diferencia de { $range }.
compare-verdict-less = { $name }: menos en B, con una diferencia de { $range }.
compare-verdict-unclear = { $name }: no se encontró diferencia; si la hay, es (al 95 %) menor que { $most }.
compare-verdict-same = { $name }: igual en los { $deals }.
compare-verdict-few = { $name }: muy pocos para saberlo; difieren en { $differing } de { $deals }.
compare-again = Para repetir estos repartos: --deals { $deals } --key { $key }

## Escaleras

ladder-few = Una escalera necesita al menos dos bots.
ladder-twice = “{ $given }” está dos veces en la lista. Pon cada bot una vez; las partidas contra sí mismo no dirían nada.
ladder-until = “{ $given }” no es un intervalo válido. Indica la mitad de su ancho como porcentaje o como fracción, mayor que 0 y menor que 50 %: 0.5% o 0.005.
ladder-deals = El número de repartos tiene que ser al menos 1, no { $given }.
ladder-adjusted-rules = Los resultados ajustados son de rondas sueltas sin mercy. Quita --adjusted, --matches o mercy.
ladder-adjusted = Las partidas en la mesa se puntúan por la calidad de las decisiones, sin la suerte de las cartas.
ladder-progress =
    { $wide ->
        [0] listo; el más ancho ±{ $widest }
        [one] queda { $wide } emparejamiento; el más ancho ±{ $widest }
       *[other] quedan { $wide } emparejamientos; el más ancho ±{ $widest }
    }
ladder-head =
    { $rules }, { $players } jugadores, { $unit ->
        [match] partidas completas
       *[round] rondas sueltas
    }: { $games } partidas. Cada reparto se juega una vez desde cada asiento.
    { $others ->
        [1] Partidas que gana el bot de la fila contra el de la columna, ± la mitad del intervalo del 95 %:
       *[other] Partidas que gana un bot de la fila contra { $others } de la columna, ± la mitad del intervalo del 95 %:
    }
ladder-against = contra
ladder-chart-ratings = Clasificación
ladder-chart-zero = Elo, { $bot } es 0
ladder-chart-mean = Elo, la media es 0
ladder-chart-shares = Partidas ganadas
ladder-chart-against =
    { $others ->
        [1] bot de la fila contra bot de la columna
       *[other] un bot de la fila contra { $others } de la columna
    }
ladder-chart-about =
    { $games } { $unit ->
        [match] partidas completas
       *[round] rondas
    }, cada reparto desde cada asiento
ladder-half = { $value } ±{ $half }
ladder-bot = bot
ladder-elo = Elo
ladder-games = partidas
ladder-median = ms, mediana
ladder-most = ms, p99
ladder-faults = fallos
ladder-zero = Elo: { $bot } es 0. Los tiempos son por decisión con más de una jugada legal.
ladder-zero-mean = Elo: la media de todos los bots es 0. Los tiempos son por decisión con más de una jugada legal.
ladder-faults-of =
    { $times ->
        [one] { $bot }: { $times } fallo ({ $kinds }); perdió ese turno.
       *[other] { $bot }: { $times } fallos ({ $kinds }); perdió esos turnos.
    }
ladder-first-fault = { $told } Primer fallo: { $fault }
ladder-fault-illegal = { $times } por jugada ilegal
ladder-fault-silent = { $times } sin respuesta
ladder-fault-timeout = { $times } fuera de tiempo
ladder-fault-crash = { $times } por caída
ladder-fault-nonsense = { $times } por respuesta ilegible
ladder-fault-start = { $times } sin arrancar
ladder-fault-absent = { $times } por ausencia tras un fallo
ladder-fault-dismissed = { $times } por expulsión
ladder-fault-other = { $times } de otro tipo
ladder-stopped = Interrumpido: estas son las partidas jugadas hasta ahora.
ladder-wide = En { $wide } de { $pairings } emparejamientos el intervalo aún es más ancho que ±{ $asked }.
ladder-few-deals = Un emparejamiento tiene menos de 30 repartos, así que su intervalo todavía no significa nada.
ladder-again = Para repetir estos repartos: --key { $key }

dataset-written = { $file }: { $decisions } decisiones de { $rounds } rondas. Para hacer el mismo archivo: --key { $key }
dataset-stopped = Detenido. No se escribió ningún archivo.

benchmark-head = { $bot }: { $games } partidas. Partidas ganadas contra una mesa llena de cada bot, ± la mitad del intervalo del 95 %:
benchmark-players = jugadores
benchmark-fair = a partes iguales
benchmark-adjusted = En las partidas de mesa se descuenta la suerte; las compiladas se cuentan tal cual.
benchmark-version = Esta es la versión { $given } de la prueba, y aquí solo se puede comparar la versión { $known }.
benchmark-row = Esta fila no es de la prueba: otra mesa, otros repartos u otro número de repartos.
benchmark-rows = Al archivo le falta una fila de la prueba, o tiene una repetida.
benchmark-other-bot = El archivo trata de { $known }, y { $given } no juega contra los mismos bots.
benchmark-check-played =
    { $played ->
        [one] las cifras salen de los repartos, y { $played } reparto jugado de nuevo acabó igual: { $sample }.
       *[other] las cifras salen de los repartos, y { $played } repartos jugados de nuevo acabaron igual: { $sample }.
    }
benchmark-check-fewer = Hay { $deals } de { $usual } repartos.
benchmark-check-interrupted = La ejecución se interrumpió: faltan repartos.
benchmark-check-figures = las cifras salen de los repartos.
benchmark-check-unrepeated = las cifras salen de los repartos; no se jugó ninguno de nuevo, porque una búsqueda limitada en tiempo no se puede repetir exactamente.
benchmark-check-wrong =
    { $played ->
        [one] no se confirma: se jugó de nuevo { $played } reparto; acabaron de otro modo: { $deals }.
       *[other] no se confirma: se jugaron de nuevo { $played } repartos; acabaron de otro modo: { $deals }.
    }

## Clústeres

cluster-silent = No se puede usar un clúster de Ray en { $address }: { $reason }
cluster-failed = El clúster no pudo jugar estas partidas: { $reason }
cluster-version = El clúster tiene otra versión de oneleft, que jugaría otras partidas. Instala esta en todas sus máquinas.

## Gráficos

chart-title = { $rules }, { $players } jugadores
chart-about-round =
    { $games ->
        [one] { $games } ronda
       *[other] { $games } rondas
    } de { $policies }
chart-about-match =
    { $games ->
        [one] { $games } partida
       *[other] { $games } partidas
    } de { $policies }
chart-about-house = reglas de la casa en { $deals } de los repartos
chart-about-key = intervalos del 95 %; clave { $key }
chart-wins = Partidas ganadas por asiento
chart-fair = a partes iguales
chart-length-round = Jugadas de una ronda
chart-length-match = Rondas de una partida
chart-points-round = Puntos de una ronda
chart-points-match = Puntos de una partida, todos los asientos
chart-share-round = % de rondas
chart-share-match = % de partidas
chart-middle = mediana { $median }, media { $mean }, máximo { $most }
chart-house = Qué cambia cada regla de la casa
chart-with = con { $rule }
chart-without = sin { $rule }
chart-more-moves-round = jugadas por ronda
chart-more-moves-match = jugadas por partida
chart-more-points-round = puntos por ronda
chart-more-points-match = puntos por partida

## Archivos

file-ending = { $file }: el nombre tiene que terminar en { $endings }.
file-directory = No se puede escribir { $file }: no existe el directorio { $directory }.
file-place = No se puede escribir { $file }: es un directorio, o no tienes permiso para escribir ahí.
file-fails = No se pudo escribir { $file }: { $reason }

## Entornos para aprender

env-choice = { $name } tiene que ser uno de { $known }, no “{ $given }”.
env-no-render = Indica un render_mode al crear el entorno.
env-games = El número de partidas tiene que ser al menos 1, no { $given }.
env-threads = El número de hilos tiene que ser al menos 1, no { $given }.
env-own-policies = En un entorno pueden jugar como mucho { $most } estrategias propias.
env-line-ups = Un entorno puede tener como mucho { $most } formaciones.
env-reset-mask = reset_mask tiene que ser un array de { $games } valores booleanos. Al menos uno tiene que ser verdadero; antes de la primera partida, todos.
env-buffer = { $name } tiene que ser un array de { $dtype } escribible y contiguo en C, con la forma { $shape }.
env-row = Una observación es una fila de { $length } números, no un array con la forma { $given }.
env-seat-set = seat tiene que ser un número de 0 a { $most }, un conjunto de esos números, “all” o None, no “{ $given }”.
env-no-policies = Con seat="all" no juega nadie más: omite policies.
env-no-match = rewards="match" requiere matches=True.
env-actions = Indica un número entero para cada una de las { $games } partidas.
env-words = “{ $given }” no es una de las jugadas legales: { $known }.
env-agents = Indica una acción para cada uno de { $agents }.
env-not-asked = Ahora decide { $asked }, no { $who }. Usa la acción { $action } para no hacer nada.
env-language = El idioma tiene que ser uno de { $known }, no “{ $given }”.
env-reset = No hay ninguna partida en marcha. Llama primero a reset().
env-action = “{ $given }” no es una acción. Las acciones son los números enteros de 0 a { $most }.
env-pass = Es el turno de { $who }, así que no se puede pasar. Elige una acción que permita la máscara.
env-not-possible = La acción { $action } de { $who } no es posible según las reglas de RLCard. Posibles: { $offered }.
env-automatic = La acción { $action } no está disponible: en este entorno las reacciones son automáticas.
env-refused =
    { $move ->
        [none] Se rechaza la acción { $action } de { $who }. { $why }
       *[other] Se rechaza la acción { $action } de { $who }, “{ $move }”. { $why }
    }
env-game = Partida { $game }: { $why }
env-game-over = La partida { $game } terminó. Reiníciala primero.
env-hand = Tu mano: { $hand }
env-known = Se sabe que { $name } tiene: { $cards }
env-lacks = Parece que { $name } no tiene { $colors }, a juzgar por sus robos.
env-exposed = Se puede sorprender a { $name }, que olvidó decir “UNO”.
env-discards = Pila para descartar: { $cards }
env-percent = Totales en porcentaje de la meta: { $totals }
env-totals = Totales: { $totals }
env-your-turn = Es tu turno.
env-turn = Es el turno de { $name }.
env-over =
    { $winners ->
        [none] La partida ha terminado. No gana nadie.
       *[other] La partida ha terminado. Gana: { $winners }
    }

## Bots

bot-unknown = No existe el bot “{ $given }”. Elige entre: { $known }; o indica un programa, como ./mibot.
bot-budget = “{ $given }” no es un tiempo válido para pensar. Usa expert, expert@200ms, o expert@5000 para 5000 simulaciones.
bot-adaptive = “{ $given }” no es una fuerza de adaptive. Usa adaptive, o un número de adaptive@0 a adaptive@{ $most }.
bot-unready = { $given } no puede funcionar aquí: { $reason }
bot-extra = { $given } necesita numba y numpy: pip install 'oneleft[arena]'

## Bots que son programas. $said es la última línea del error estándar, o none.

bot-missing = No existe el programa “{ $given }”.
bot-not-executable = “{ $given }” no se puede ejecutar. Hazlo ejecutable (chmod +x), o termina su nombre en .py si es Python.
bot-many = Hay { $given } bots en la lista, pero solo { $seats } asientos para ellos.
bot-fault-start = No arrancó: { $reason }.
bot-fault-timeout = No respondió en { $seconds } s.
bot-fault-crash =
    { $said ->
        [none] Terminó o cerró sus tuberías, estado de salida { $status }.
       *[words] Terminó o cerró sus tuberías, estado de salida { $status }. Su última línea de error: { $said }
    }
bot-fault-crash-policy = Su función falló: { $reason }
bot-fault-nonsense = Su respuesta “{ $given }” no se puede leer. { $reason }
bot-fault-nonsense-number = Su respuesta “{ $given }” no corresponde a ninguna pregunta.
bot-fault-nonsense-endless = Escribió una línea sin fin: “{ $given }”…
bot-fault-illegal = Su respuesta “{ $given }” no es una de sus jugadas legales.
bot-fault-absent = Fue detenido y vuelve a jugar desde la próxima ronda.
bot-fault-dismissed = Fue detenido { $times } veces seguidas y no se vuelve a arrancar.

## Entrenamiento

train-progress = Etapa { $stage }: gana el { $two } % de las rondas de dos jugadores y el { $four } % de las de cuatro contra sharp
train-stopped = Detenido. Las etapas terminadas quedan en el directorio de --checkpoints, si lo hay.
train-written = Escrito: { $file }
train-chart-error = Error de las diferencias entre jugadas
train-chart-wins = Victorias contra sharp, 50 = a partes iguales
train-chart-players = { $players } jugadores
train-chart-epoch = Época

## Ajuste

tune-family = No existe la familia de reglas “{ $given }”. Elige entre: { $known }.
tune-progress = { $family }, { $players } jugadores: gana el { $wins } %
tune-stopped = Interrumpido: no se ha escrito nada.
tune-written = { $rows ->
    [one] Una fila de pesos
   *[other] { $rows } filas de pesos
} en { $file }

## El servidor

server-no-table = No existe esa mesa. Comprueba el enlace.
server-table-closed = Quien administra este servidor ha cerrado esta mesa. Los resultados de las partidas terminadas se conservan.
server-no-match = Esta mesa no tiene una partida número { $number }.
server-no-player = Nadie llamado “{ $given }” ha terminado una partida aquí.
server-no-code = Ninguna mesa de aquí tiene el código { $given }. Compruébalo o pídelo otra vez.
server-no-step = Esta partida no tiene el paso número { $given }; el último es el { $most }.
server-no-analysis = Este servidor no puede analizar partidas: el extra “arena” no está instalado.
server-analysis-long = Esta partida es demasiado larga para analizarla: como máximo { $most } jugadas.
server-analysis-busy = Demasiadas partidas esperan su análisis. Inténtalo dentro de unos minutos.
server-no-puzzle = No hay ningún problema “{ $given }”. Elige un número del 1 al { $count }.
server-bad-token = Este asiento no es tuyo, o ya no lo es. Siéntate con el enlace de la mesa.
server-no-token = Solo pueden hacerlo los jugadores sentados. Envía el token del asiento.
server-bad-host = Este servidor no responde al nombre “{ $given }”. Inícialo con --host-name { $given }.
server-bad-origin = Esta página es de otro sitio y no puede jugar aquí.
server-bad-type = Envía el contenido como application/json.
server-no-length = Envía con la solicitud la longitud del contenido: Content-Length.
server-no-spectators = Esta mesa no admite espectadores.
server-not-host = Solo el anfitrión puede hacer eso.
server-not-seated = Estás mirando. Solo pueden hacerlo los jugadores sentados.
server-other-seat = Esa jugada es de otro jugador.
server-no-seat = No hay ningún jugador en el asiento { $given }.
server-no-page = No hay nada en esta dirección.
server-no-method = Aquí no se permite este método.
server-failure = Algo falló de nuestro lado. Inténtalo otra vez.
server-damaged = El historial de esta mesa en el servidor está dañado y no se puede leer. Las demás mesas no están afectadas; avisa a quien administra el servidor.
server-lost = { $count ->
    [one] La base de datos del servidor falló y se perdió el último cambio de esta mesa. La partida sigue desde aquí.
   *[other] La base de datos del servidor falló y se perdieron los últimos { $count } cambios de esta mesa. La partida sigue desde aquí.
}
server-bad-message = El servidor no pudo leer este mensaje. { $reason }
server-bad-name = “{ $given }” no se puede usar como apodo. Usa de 1 a 24 caracteres visibles.
server-bad-words = No se pueden usar estas palabras: “{ $given }”. Usa caracteres visibles.
server-bad-reveal = No coincide con el hash que enviaste para el barajado.
server-not-left-out = Puedes pedir otro barajado una vez por partida, si no tienes parte en este.
server-name-taken = Ya hay alguien llamado “{ $given }” en esta mesa. Elige otro nombre.
server-look-alike = “{ $given }” se parece demasiado a “{ $name }”, que ya está en esta mesa. Elige otro nombre.
server-name-owned = “{ $given }” ya es de alguien en este servidor. Si eres { $name }, inicia sesión. Si no, elige otro nombre.
server-name-free = Nadie ha reservado “{ $given }” en este servidor.
server-wrong-recovery = Este no es el código de recuperación de “{ $given }”.
server-recovery-slip = Hay un error al escribir este código de recuperación. Tiene 20 letras y cifras, en cuatro grupos.
server-no-passkeys = Este servidor no puede usar llaves de acceso. Usa un código de recuperación. (Para quien lo administra: pip install 'oneleft[passkeys]')
server-passkey-address = Las llaves de acceso necesitan un servidor con nombre, no la dirección { $given }. Usa un código de recuperación.
server-bad-passkey = No se pudo comprobar esta llave de acceso. Inténtalo de nuevo.
server-unknown-passkey = Ningún nombre de este servidor pertenece a esta llave de acceso.
server-bad-challenge = Ha tardado demasiado, o ya se hizo. Inténtalo de nuevo.
server-many-passkeys = Un nombre tiene como máximo { $most } llaves de acceso, cada una una sola vez.
server-last-key = Es la última llave de tu nombre. Añade otra antes.
server-no-proof = Muestra primero que eres tú: inicia sesión otra vez.
server-full = Los { $players } asientos están ocupados.
server-bad-bot = No existe el bot “{ $given }”. Elige entre: { $known }.
server-begun = La partida ya empezó.
server-not-begun = La partida aún no ha empezado.
server-not-over = La partida no ha terminado.
server-too-few = Todavía no hay nadie más. Espera a un amigo o agrega un bot.
server-too-soon = Puede llegar más gente. En { $seconds } s los bots pueden ocupar los asientos libres.
server-too-many-people = Ya hay más de { $players } personas en la mesa.
server-next-match = Recibes cartas en la próxima partida.
server-not-away = Un bot solo puede suplir a un jugador ausente.
server-not-a-person = El anfitrión tiene que ser una persona.
server-needs-vote = Durante la partida nadie puede expulsar a { $name } por su cuenta. Todos los demás juntos sí pueden, votando.
server-no-vote = Solo puedes votar durante una partida, y para expulsar a otra persona.
server-stale = La mesa cambió antes de que llegara tu jugada. Mírala y elige otra vez.
server-settling = Alguien notó que { $name } no dijo UNO. Espera un momento a que se resuelva.
server-no-chat = En esta mesa solo se pueden usar las frases de la lista.
server-no-hints = En esta mesa no se permiten pistas.
server-bad-phrase = No existe la frase “{ $given }”. Elige entre: { $known }.
server-too-fast = Demasiadas solicitudes. Inténtalo en un momento.
server-too-many = Demasiadas conexiones a este asiento o desde tu dirección. Cierra algunas.
server-too-many-tables = Se abrieron demasiadas mesas desde tu dirección. Espera unos minutos.
server-too-quick =
    { $setting ->
        [turn_seconds] En este servidor un turno debe durar al menos { $least } segundos.
       *[bot_pace] En este servidor los bots no pueden jugar más rápido que al ritmo { $least }.
    }
server-too-long = En este servidor se juega como máximo a { $most } puntos.
server-table-full = En esta mesa ya hubo demasiadas jugadas. Abre otra.
server-no-space = El servidor no tiene sitio para mesas nuevas en este momento. Las partidas empezadas continúan.
server-draining = El servidor se va a reiniciar. Las partidas en curso continúan; se podrán abrir mesas nuevas cuando vuelva.
server-banned = No puedes jugar en este servidor.
server-no-invite = Este servidor pide un código de invitación. Pídeselo a quien lo administra.
server-no-desk = Este servidor no tiene página de administración. Quien lo administra puede iniciarlo con --admin-token.
server-no-admin-token = Falta la clave de administración.
server-wrong-admin-token = Esta no es la clave de administración de este servidor.
server-wrong-invite = Este código de invitación no es correcto. Pide el correcto a quien administra este servidor.
server-no-sign-in = No has iniciado sesión. Iníciala y vuelve a intentarlo.
server-notice = De quien administra este servidor: { $text }
server-too-big = Demasiado largo: como máximo { $most } bytes.
server-busy = El servidor está ocupado o su base de datos no responde. Inténtalo en un momento; ninguna jugada se hace dos veces.
server-secret-yet = La partida no ha terminado. Hasta entonces sus cartas son secretas.

phrase-hello = ¡Hola!
phrase-nice = ¡Buena jugada!
phrase-oops = ¡Ay!
phrase-hurry = ¡Te toca!
phrase-thanks = ¡Gracias!
phrase-sorry = ¡Perdón!
phrase-wow = ¡Vaya!
phrase-laugh = ¡Ja, ja!
phrase-good-game = ¡Buena partida!
phrase-again = ¿Otra partida?

menu-ask = ¿Qué quieres hacer? Escribe un número, o presiona Entrar para jugar aquí.
menu-play = Jugar aquí, en la terminal
menu-page = Jugar en el navegador
menu-host = Ser anfitrión para todos los de tu red, en el navegador
menu-learn = Aprender el juego en cinco minutos
menu-help = Ver todos los comandos
menu-unknown = Escribe un número del 1 al { $count }.

serve-running =
    En marcha en { $address } (Ctrl-C para detener)
    Las partidas se guardan en { $database }
serve-network = En tu red: { $address }
serve-desk = La administración: { $address }
serve-local = Solo se puede conectar esta computadora. Para amigos de tu red, empieza con --host 0.0.0.0 (make play HOST=0.0.0.0).
serve-status = mesas: { $tables } · personas: { $people } · jugadas/s: { $moves } · p99: { $milliseconds } ms
serve-stopped = Detenido. Las partidas seguirán donde quedaron cuando vuelvas a iniciar el servidor.
serve-port = No se puede escuchar en { $host }, puerto { $port }: { $reason }. Elige otro con --port.
serve-proxy = “{ $given }” no es una dirección. Usa --proxy con una dirección como 10.0.0.2 o una red como 10.0.0.0/24.
serve-database = “{ $given }” no es una URL de base de datos válida. Usa sqlite:///ARCHIVO o postgresql://USUARIO@HOST/NOMBRE.
serve-postgres = PostgreSQL necesita un controlador: pip install 'oneleft[postgres]'
serve-twice = Otro servidor está usando { $database }. Detenlo primero, o elige otro archivo con --database.
serve-failed = El servidor no pudo arrancar: { $reason }
serve-newer = Esta base de datos es de una versión más nueva de oneleft (esquema { $version }). Instala esa versión o elige otra base de datos con --database.
serve-setting = { $place }: { $reason }
serve-no-setting = { $place } no es un ajuste. Elige entre: { $known }
serve-list = { $place } necesita una lista, como ["a", "b"].
serve-no-list = { $place } toma un solo valor, no una lista.
serve-root-path = “{ $given }” no puede ser una ruta. Usa letras, cifras y barras, como /uno.
serve-admin-token = Una clave de administración tiene de 16 a 200 caracteres: letras, cifras y signos de ASCII, sin espacios.
serve-invite-code = Un código de invitación tiene de 6 a 64 letras, cifras, puntos, guiones, guiones bajos o tildes (~).
serve-sign-in-header = “{ $given }” no sirve para --sign-in-header. Indica el nombre de una cabecera, como Remote-User, y con --proxy el proxy que la pone.
serve-node-address = «{ $given }» no es una dirección para otros servidores. Usa --node-address con 10.0.0.5:7000, 10.0.0.5 o :7000.
serve-node-port = No se puede escuchar a otros servidores en { $address }: { $reason }. Elige otra dirección con --node-address.
serve-workers-sqlite = --workers necesita PostgreSQL: con SQLite los procesos solo se esperarían unos a otros. Usa --database postgresql://… o quita --workers.
serve-workers-system = --workers necesita un sistema que pueda bifurcar procesos (fork), como Linux o macOS.
serve-test-seed = ONELEFT_TEST_SEED hace previsibles todas las cartas. Necesita ONELEFT_TESTING=1 y un servidor en 127.0.0.1.
serve-test-clock = ONELEFT_TEST_CLOCK cambia el reloj del servidor. Requiere ONELEFT_TESTING=1 y un servidor en 127.0.0.1.

desk-title = Administración
desk-token = Clave de administración
desk-token-what = El servidor se inició con ella (--admin-token). Esta pestaña la guarda hasta que se cierra.
desk-forget = Cerrar sesión
desk-load = Carga
desk-orders = Órdenes
desk-tables = Mesas y personas
desk-all = todas
desk-state = Estado
desk-find = Nombre, reglas o ID
desk-look = Buscar
desk-close = Cerrar la mesa
desk-close-really = ¿Cerrar la mesa { $value }? Su registro se borra; los resultados de las partidas terminadas se conservan.
desk-ban = Bloquear
desk-ban-who = Bloquear un apodo, una dirección o una red como 192.0.2.0/24
desk-ban-really = ¿Bloquear { $value }? Un nombre no ocupa más sitios y una red no recibe respuestas. Las conexiones abiertas siguen.
desk-lift = Levantar el bloqueo
desk-lift-really = ¿Dejar entrar de nuevo a { $value }?
desk-message = Mensaje para todos los que están en una mesa
desk-send = Enviar
desk-send-really = Mostrar esto a todos: { $value }
desk-drain = Sin mesas nuevas (drain)
desk-drain-really = ¿Sin mesas ni partidas nuevas desde ahora? Todos lo verán. Termina cuando se reinician los servidores.
desk-drained = No hay mesas nuevas hasta que se reinicien los servidores.
desk-drain-end = Permitir mesas nuevas otra vez
desk-drain-end-really = ¿Permitir otra vez mesas nuevas?
desk-waiting = en espera
desk-starting = empezando
desk-playing = jugando
desk-over = terminada
desk-match = partida { $number }
desk-bots = { $count ->
    [one] con { $count } bot
   *[other] con { $count } bots
}
desk-listed = pública
desk-opened = abierta hace { $ago }
desk-moved = última entrada hace { $ago }
desk-seated = en su sitio desde hace { $ago }
desk-online = con conexión
desk-away = sin conexión
desk-damaged = no se puede leer
desk-shown = Mesas: { $shown } de { $found }
desk-people-shown = Personas: { $count }
desk-node = Proceso del servidor { $id }, versión { $version }
desk-figures = mesas en memoria: { $tables } · conectados: { $people } · jugadas/s: { $moves } · el 1 % más lento de las jugadas: más de { $milliseconds } ms · procesador: { $processor } %
desk-reported = informó hace { $ago }
desk-no-node = Ningún servidor ha informado en los últimos minutos.
desk-database = Base de datos: mesas: { $tables }, { $size }
desk-free = { $size } libres en el disco
desk-order-drain = Sin mesas nuevas (drain)
desk-order-name = Nombre bloqueado:
desk-order-network = Red bloqueada:
admin-checked = Mesas leídas: { $tables }. Actas verificadas: { $records }. Instantáneas comparadas: { $snapshots }.
admin-record = el acta de la partida { $match } no es válida: { $reason }
admin-result = los resultados guardados de la partida { $match } no coinciden con su registro
admin-table = Mesa { $table }, desde la entrada { $number }: { $reason }
admin-part = La base de datos: { $reason }
admin-missing = falta la entrada { $number }
admin-snapshot = la instantánea no coincide con el registro. Borra la fila de la mesa en «snapshots»
admin-damaged = { $count ->
    [one] Un fallo.
   *[other] { $count } fallos.
} Restaura las mesas afectadas desde una copia de seguridad. Todas las demás siguen funcionando.
admin-fine = Todo se puede leer.
admin-unreadable = No se puede leer la base de datos: { $reason }
admin-empty = En { $database } no hay mesas: no es la base de datos de un servidor.
admin-backed-up = Copia guardada en { $file }.
admin-restored = Restaurado desde { $file }. Inicia el servidor.
admin-migrated = La base de datos está en la versión { $version }.
admin-exported = { $count ->
    [one] Un registro escrito en { $directory }.
   *[other] { $count } registros escritos en { $directory }.
}
admin-draining = No hay mesas nuevas hasta que se reinicien los servidores. Para acabar sin reiniciar: oneleft admin drain --end
admin-drained = Ya se pueden abrir mesas nuevas.
admin-told = Todos los conectados lo verán en unos segundos.
admin-closed = La mesa { $value } está cerrada. Los resultados de sus partidas terminadas se conservan.
admin-no-table = No hay ninguna mesa { $table }.
admin-banned = Bloqueado: { $value }
admin-lifted = Ya no está bloqueado: { $value }
admin-not-banned = { $value } no está bloqueado.
admin-released = Liberado: { $name }. Ahora cualquiera puede reservar el nombre.
admin-not-claimed = Nadie ha reservado “{ $name }”.
admin-no-address = «{ $value }» no es ni un apodo ni una dirección. Usa un apodo, una dirección como 192.0.2.7 o una red como 192.0.2.0/24.
admin-default-name = «{ $value }» es el nombre de todas las personas que no escriben ninguno, así que no se puede bloquear. Bloquea una dirección o una red.
admin-no-text = El mensaje está vacío.
admin-no-directory = No existe el directorio { $directory }. Créalo primero o elige otro archivo.
admin-there = { $file } ya existe. Elige otro nombre.
admin-not-empty = Ya hay partidas en { $database }. Restaura en una base de datos nueva.
admin-no-backup = { $file } no es una copia de seguridad: { $reason }
admin-old = La base de datos es de una versión anterior. Mígrala primero: oneleft admin migrate

join-seated = Ya tienes asiento. Enlace personal de este asiento: { $table }
join-left = { $matches ->
    [one] Salió tras una partida.
   *[other] Salió tras { $matches } partidas.
}
join-gone = Desconectado. El asiento sigue siendo tuyo, y mientras tanto juega un bot por ti: { $table }
client-invite = Indícalo en la variable de entorno { $variable }.
client-left = Se cerró la conexión con { $given }.
client-link = “{ $given }” no es el enlace de una mesa. Un enlace es como http://HOST:PUERTO/t/MESA
client-replay-link = “{ $given }” no es el enlace de una repetición. Un enlace es como http://HOST:PUERTO/t/MESA/replay/1
client-no-seat = No estás sentado en ninguna mesa. Abre una con open_table o siéntate en una con join_table.
client-unreachable = { $given } no responde: { $reason }
system-no-file = no existe
system-no-permission = falta el permiso
system-directory = es un directorio
system-no-directory = una parte de la ruta no es un directorio
system-full = el disco está lleno
system-read-only = el disco es de solo lectura
system-address-used = otro programa usa esta dirección
system-refused = nada acepta conexiones allí
system-no-route = la red no tiene ruta hasta allí
system-timeout = tardó demasiado
system-no-host = ningún servidor tiene este nombre

## Deshacer jugadas: solo contra bots

event-taken-back = { $seat } deshace una jugada.
event-you-taken-back = Deshaces una jugada.
screen-undo-key = z deshacer
page-take-back = Deshacer
server-no-take-back = Solo se pueden deshacer jugadas si juegas contra bots sin nadie más, y no en una mesa pública.
server-nothing-to-take-back = No hay nada que deshacer: tus propias jugadas se pueden deshacer hasta el siguiente reparto y hasta el final de la partida.
rated-taken-back = No cuenta para la clasificación: se deshicieron jugadas.
page-taken-back =
    { $count ->
        [one] Se deshicieron jugadas una vez. El registro tiene las que contaron al final.
       *[other] Se deshicieron jugadas { $count } veces. El registro tiene las que contaron al final.
    }
log-nothing-taken-back = Deshace una jugada donde no hay ninguna.

## El reparto del día

server-daily-once = Este es el reparto del día: cada persona lo juega una vez. Puedes cerrarlo y seguir hasta que termine el día.
server-daily-played = Ya jugaste el reparto de hoy: { $points } puntos. A medianoche UTC habrá otro.
page-daily = Reparto del día
page-daily-about = Una ronda contra tres bots, las mismas cartas para todos, una vez al día. Si te quedas sin cartas, sumas los puntos de las cartas de los demás; si no, pierdes los puntos de las tuyas.
page-daily-play = Jugar el reparto de hoy
page-daily-result = Tu resultado
page-daily-beaten = mejor que el { $percent } de los demás
page-daily-unranked = Este resultado no entra en la clasificación: se alcanzó el límite diario de tu dirección.
page-daily-first = Nadie más lo ha jugado hoy.
page-daily-average = Promedio: { $points }
page-daily-expert = El experto: { $points }
page-daily-expert-none = El experto aún no lo ha jugado.
page-daily-players =
    { $count ->
        [one] { $count } persona hasta ahora
       *[other] { $count } personas hasta ahora
    }
page-daily-distribution = Distribución de puntos
page-daily-bar =
    { $count ->
        [one] De { $from } a { $to } puntos: { $count } persona
       *[other] De { $from } a { $to } puntos: { $count } personas
    }
page-daily-bar-you = { $bar }, tú también
page-daily-streak =
    { $count ->
        [one] { $count } día seguido
       *[other] { $count } días seguidos
    }
page-daily-share = oneleft, reparto del { $day }: { $points } puntos
page-daily-share-button = Copiar resultado
page-daily-ranking = Clasificación
page-daily-next = El siguiente reparto llega a medianoche UTC.
page-daily-yesterday = Ayer
page-daily-key = Clave: { $key }
page-daily-again = Seguir con el reparto de hoy
page-daily-see = Ver los resultados
page-daily-see-of = Reparto del día: resultados

## Torneos

server-no-tournament = No existe ese torneo. Comprueba el enlace.
server-no-person = Nadie en este torneo tiene el número { $given }.
server-bad-title = “{ $given }” no sirve como nombre de un torneo. Usa de 1 a 60 caracteres visibles.
server-tournament-over = Este torneo terminó.
server-tournament-full = Este torneo está completo: { $most } personas.
server-tournament-name = “{ $given }” se parece demasiado a “{ $name }”, que ya está inscrito. Elige otro nombre.
server-tournament-once = Esta es la mesa de un torneo: juega una partida, con las personas y el barajado que salieron en el sorteo.
server-too-few-people = Una ronda necesita al menos { $least } personas.
server-last-round = La última ronda ya está en juego. Termina el torneo o espera a que acaben sus mesas.
server-time-called = Se acabó el tiempo: esta partida cuenta tal como está.
page-tournament = Torneo
tournament-about = Para 6 a 64 personas en mesas de tres a cinco. En cada ronda se encuentran personas con puntos parecidos. Un enlace para todo el mundo.
tournament-open = Abrir el torneo
tournament-name = Nombre del torneo
tournament-usual = Torneo de esta noche
tournament-rounds = Rondas
tournament-minutes = Minutos por ronda (0: sin límite)
tournament-by-itself = La siguiente ronda empieza automáticamente
tournament-play-too = Yo también juego
tournament-join = Participar
tournament-in = Ya participas, { $name }.
tournament-waiting = La primera ronda empieza cuando lleguen todos.
tournament-people =
    { $count ->
        [one] { $count } persona
       *[other] { $count } personas
    }
tournament-round = Ronda { $number } de { $rounds }
tournament-to-table = A tu mesa
tournament-table = Mesa { $number }
tournament-table-waiting = a punto de empezar
tournament-table-playing = en juego
tournament-table-over = terminada
tournament-table-called = se acabó el tiempo
tournament-watch = Mirar la mesa { $number }
tournament-standings = Clasificación
tournament-place = Puesto
tournament-points = Puntos
tournament-opposition = Rivales
tournament-opposition-about = Los puntos de todos los rivales. En caso de empate deciden.
tournament-played = Rondas jugadas
tournament-tables = Mesas de esta ronda
tournament-next = Siguiente ronda en { $time }
tournament-soon = Pronto empezará la siguiente ronda.
tournament-left-time = Tiempo restante: { $time }
tournament-bye = Descansas en esta ronda. Vale { $points } puntos, el promedio de una mesa.
tournament-byes = Descansan: { $names }
tournament-late = Juegas a partir de la siguiente ronda.
tournament-done = Tu mesa terminó. Las demás siguen jugando.
tournament-draw = Empezar la ronda { $number }
tournament-draw-early = Algunas mesas siguen jugando. Cuentan tal como están.
tournament-finish = Terminar el torneo
tournament-finish-really = ¿Terminarlo ahora? La clasificación será definitiva.
tournament-remove = Expulsar a { $name }
tournament-leave = Dejar el torneo
tournament-left = se fue
tournament-winner = ¡{ $name } gana el torneo!
page-tournament-back = Volver al torneo
page-tournament-begins = La partida empieza cuando estén todos, o poco después sin quienes falten.
tournament-personal = Este enlace personal es tu participación en el torneo. Ábrelo en tu otro dispositivo y no lo compartas.
tournament-tv = Para una pantalla grande
tournament-scan = Escanea el código para participar
tournament-controls = Para el anfitrión
tournament-key = Clave de los sorteos: { $key }
tournament-verified =
    { $count ->
        [one] La clave reproduce el sorteo.
       *[other] La clave reproduce los { $count } sorteos.
    }
tournament-not-verified = La clave no reproduce el sorteo de la ronda { $number }.
tournament-key-secret = La clave de los sorteos se muestra cuando termina el torneo.
tournament-link = “{ $given }” no es un enlace a un torneo. Los enlaces son así: http://HOST:PUERTO/e/TORNEO
tournament-opened = Enlace para todo el mundo: { $link }
tournament-host-link = Tu enlace como anfitrión: { $link }

## Problemas. Las probabilidades son las de la ronda, en tantos por ciento enteros.

puzzle-title = Problema { $number }
puzzle-daily = Problema del día
puzzle-difficulty =
    { $difficulty ->
        [easy] fácil
        [medium] medio
       *[hard] difícil
    }
puzzle-head = { $title }, { $difficulty }. Reglas: { $rules }. Eres { $name }.
puzzle-question = Una jugada es claramente la mejor. ¿Cuál?
puzzle-ask = Tu jugada:
puzzle-right = ¡Correcto! Es la mejor jugada.
puzzle-wrong =
    { $points ->
        [one] No es la mejor: { $best } gana la ronda más veces, por { $points } punto porcentual.
       *[other] No es la mejor: { $best } gana la ronda más veces, por { $points } puntos porcentuales.
    }
puzzle-chances = Probabilidad de ganar la ronda con cada jugada:
puzzle-illegal = Eso no es posible aquí.
puzzle-streak =
    { $count ->
        [one] { $count } día seguido
       *[other] { $count } días seguidos
    }
puzzle-counted = Ya respondiste al problema de hoy, así que esta respuesta no cuenta.
puzzle-day =
    { $result ->
        [right] { $date }: acierto
        [wrong] { $date }: fallo
       *[none] { $date }: sin respuesta
    }
puzzle-another = Otro problema
puzzle-today = Al problema del día
puzzle-share = Copiar para compartir
puzzle-shared = Copiado
puzzle-share-text =
    { $result ->
        [right] oneleft, problema del día { $date }: resuelto. { $streak }.
       *[wrong] oneleft, problema del día { $date }: fallado.
    }
puzzle-found =
    { $decisions ->
        [one] { $decisions } decisión
       *[other] { $decisions } decisiones
    }
puzzle-written =
    { $count ->
        [one] { $file }: { $count } problema, de { $matches } partidas, { $decisions } decisiones y { $candidates } candidatos.
       *[other] { $file }: { $count } problemas, de { $matches } partidas, { $decisions } decisiones y { $candidates } candidatos.
    }

## La página

page-welcome = El juego de cartas en el que cuenta tu última carta. Juega ya contra bots o envía un enlace a tus amigos.
page-name = Tu nombre
page-face = Elige una cara
page-face-drawn = Dibujada según tu nombre
page-you = Invitado
page-play-now = { $count ->
    [one] Jugar ya contra un bot
   *[other] Jugar ya contra { $count } bots
}
page-play-friends = Jugar con amigos
page-quick = Partida rápida
page-settings = Opciones del juego
page-edition = Edición
page-house = Reglas de la casa
page-format = Puntuación
page-players = Jugadores
page-target = Puntos para ganar
page-level = Bots
page-level-easy = fácil
page-level-steady = normal
page-level-sharp = hábil
page-level-keen = agudo
page-level-expert = experto
page-level-adaptive = a tu medida
page-level-bluffer = farolero
page-level-dreamer = despistado
page-level-hoarder = acaparador
page-level-hunter = cazador
page-level-racer = velocista
page-does-easy = Suele jugar cartas razonables, y se le olvida decir UNO.
page-does-steady = Juega con solidez: guarda los comodines y vigila a quien está por ganar.
page-does-sharp = Pesa bien cada carta y comete pocos errores.
page-does-keen = Recuerda en qué colores tuvieron que robar los demás.
page-does-expert = Piensa por adelantado y calcula qué cartas tienen los demás.
page-does-adaptive = Juega más o menos como tú: más fuerte si ganas, más débil si pierdes. Tu dispositivo guarda un solo número para esto.
page-does-bluffer = Juega el Comodín Roba 4, sea legal o no, y desafía los de todos los demás.
page-does-dreamer = Se le olvida decir UNO, y rara vez nota que otros lo olvidan.
page-does-hoarder = Acapara comodines y no los juega hasta el final.
page-does-hunter = Guarda sus Salta y sus cartas de robar para quien tiene menos cartas.
page-does-racer = Es más rápido que nadie y usa el descarte inmediato siempre que puede.
page-characters = Personajes
page-turn = Segundos por turno (0: sin límite)
page-listed = Mostrar esta mesa a todos
page-people = Gente
page-tables = Mesas abiertas
page-seats-free = { $count ->
    [one] Un asiento libre
   *[other] { $count } asientos libres
}
page-under-way = Partida en curso
page-independent = oneleft es independiente. UNO es una marca de Mattel.
page-offline = El servidor no responde. Inténtalo en un momento.
page-lost = Conexión perdida. Conectando otra vez…
page-close = Cerrar
page-waiting = Esperando jugadores
page-host = anfitrión
page-remove = Expulsar a { $name }
page-remove-what = Un jugador tiene que irse si todos los demás votan a favor. Si la partida cuenta para la valoración, la pierden todos los demás.
page-votes = { $count ->
    [one] { $names } quiere expulsar a { $name } de la partida.
   *[other] { $names } quieren expulsar a { $name } de la partida.
}
page-add-bot = Agregar un bot
page-start = Empezar la partida
page-host-starts = El anfitrión empieza la partida.
page-quick-waits = { $count } de { $players } asientos ocupados. La partida empieza automáticamente cuando la mesa está completa.
page-quick-fill = Completar con bots y empezar
page-invite = Invita a tus amigos
page-copy = Copiar el enlace
page-copied = Copiado
page-code = Código QR con el enlace de la mesa
page-address = Dirección
page-address-what = Elige la dirección de la red que usan tus amigos.
page-share-link = Compartir
page-table-code = Código en { $address }:
page-personal = Seguir en otro dispositivo
page-personal-what = Este enlace personal es tu asiento. Ábrelo en tu otro dispositivo y no lo compartas.
page-this-is-you = eres tú
page-person = Ser el mismo jugador en otro lugar
page-person-what = Lo que has jugado pertenece a tu nombre y a un secreto de este navegador. Este enlace lleva ambos a otro dispositivo. No lo compartas.
page-person-ask = Este enlace te convierte en “{ $name }” de otro dispositivo. ¿Quieres jugar aquí así desde ahora? El secreto que tenía este navegador se perderá.
page-person-accept = Jugar como { $name }
page-person-keep = Conservar el mío
page-own-name = Reservar tu nombre
page-own-name-what = Reserva tu nombre en este servidor: nadie más podrá jugar con él, y podrás iniciar sesión en todos tus dispositivos.
page-name-claimed = nombre reservado
page-name-deleted = jugador borrado
page-sign-in = Iniciar sesión
page-commitment = El compromiso del servidor, un hash de su clave: { $commitment }
page-words = Agrega tus propias palabras al barajado
page-words-what = Se agregan a los números aleatorios de tu dispositivo. Nadie las ve antes de barajar. El registro las muestra después de la partida.
page-shuffle = El dispositivo de cada jugador aporta al barajado números aleatorios secretos, así que nadie puede preparar las cartas.
page-shuffle-details = Detalles para comprobarlo
page-shuffle-hash = { $name }: { $hash }
page-shuffle-none = { $name }: nada todavía
page-shuffle-bots = Los bots del servidor no agregan nada.
page-starting = Se están barajando las cartas…
page-parts = Participaron en el barajado: { $names }.
page-left-out = Sin parte en el barajado: { $names }.
page-bots-add-nothing = Bots, que no agregan nada: { $names }.
page-left-out-you = Tu dispositivo no tiene parte en este barajado: no llegó nada de él a tiempo.
page-reshuffle = Barajar de nuevo
page-part-holds = Tu dispositivo participó en el barajado, y todo coincide.
page-part-mine = Para comprobar el registro por tu cuenta: { $command }
page-part-elsewhere = El barajado coincide. Tu parte vino de otro de tus dispositivos.
page-part-none = Las cartas salen de la clave, y la clave corresponde al compromiso, pero tu dispositivo no tuvo parte en el barajado.
page-hashes-changed = ¡Las partes de los jugadores no son las que se fijaron antes del reparto!
page-shuffles = { $count ->
    [one] Esta fue la partida { $match } de esta mesa. Tu dispositivo vio un barajado desde la última partida que vio terminar.
   *[other] Esta fue la partida { $match } de esta mesa. Tu dispositivo vio { $count } barajados desde la última partida que vio terminar.
}
page-too-many-shuffles = Tu dispositivo no participa: el servidor ha pedido más barajados de los que necesita una partida, así que podría estar eligiendo uno que le convenga.
page-seal-repeated = ¡El servidor ya usó este compromiso para otra partida, así que las cartas podrían conocerse! Tu dispositivo no participa.
page-sit = Sentarse
page-watch = Solo mirar
page-watching = Estás mirando.
page-tv = Mostrar en una TV
page-tv-address = O abre en la TV:
page-tv-join = Escanea para jugar
page-tv-turn = Turno de { $name }
page-hand-only = Solo mi mano: la mesa está en la TV
page-one-device = Compartimos este dispositivo
page-one-device-what = Varias personas juegan en este dispositivo y se lo pasan. Después de cada turno tapa la mano.
page-one-device-name = Nombre de otro jugador
page-one-device-add = Agregar
page-one-device-added = Agregados: { $names }
page-pass-to = Pásalo a { $name }
page-i-am = Soy { $name }
page-look = Mirar tu propia mano:
page-cover = Tapar mi mano
page-calls-uno = { $name } dice “¡UNO!”
page-try-again = Reintentar
page-no-seat = No hay asientos libres.
page-your-hand = { $count ->
    [one] Tu mano, una carta
   *[other] Tu mano, { $count } cartas
}
page-playable = se puede jugar
page-player = { $count ->
    [one] { $name }, una carta
   *[other] { $name }, { $count } cartas
}
page-bot = bot, { $level }
page-away = ausente, un bot juega en su lugar
page-catch = ¡Sorprender a { $name }!
page-swap = Cambiar la mano
page-draw = Robar
page-draw-pile = Pila para robar, { $count }
page-top = Carta de arriba: { $card }. Color en juego: { $color }
page-direction = { $direction ->
    [left] El juego va hacia la izquierda
   *[right] El juego va hacia la derecha
}
page-seconds = { $count ->
    [one] Queda un segundo
   *[other] Quedan { $count } segundos
}
page-phase-turn = Es tu turno: juega una carta o roba.
page-turn-after = Te toca: { $name } jugó { $card }.
page-phase-drew = Robaste { $card }. Juega la carta o quédate con ella.
page-phase-penalty = { $count ->
    [one] Te toca un castigo de una carta.
   *[other] Te toca un castigo de { $count } cartas.
}
page-phase-color = La primera carta es un comodín: elige con qué color se empieza.
page-phase-color-drop = La carta Jam ya cayó: elige con qué color sigue el juego.
page-phase-swap = Jugaste un 7. ¿Con quién quieres cambiar tu mano?
page-phase-series = Puedes jugar otra carta del mismo número o terminar tu turno.
page-phase-slam = { $count ->
    [one] ¡Slam! Elige una carta para descartar.
   *[other] ¡Slam! Elige { $count } cartas para descartar.
}
page-can-jump = Tienes la misma carta: ¡puedes hacer un descarte inmediato!
page-waits = Esperando a { $name }.
page-waits-table = Esperando a la otra mesa.
page-noticed = ¡{ $by } notó que { $name } no dijo UNO!
page-which-color = ¿Qué color?
page-held = { $count } en tu mano
page-cancel = Elegir otra carta
page-keep = Quedármela
page-pass = Terminar turno
page-take = { $count ->
    [one] Robar 1 carta
   *[other] Robar { $count } cartas
}
page-challenge = Desafiar
page-challenge-risk = Si no era un farol, robas { $count }.
page-stood-in = Un bot está jugando por ti.
page-back = Ya volví
page-log = Historial
page-say = Di algo
page-allow-chat = Permitir mensajes escritos
page-hint = Pista
page-hint-best = la mejor
page-hint-chance = gana el { $percent } %
page-hint-move = Pista: { $move } (gana el { $percent } %)
page-hint-only = Pista: { $move }
page-hint-wait = Pista: esperar
page-allow-hints = Permitir pistas (la partida no cuenta para la valoración)
page-say-to = Para
page-everybody = Todos
page-reactions = Reacciones
page-chat = Tu mensaje
page-send = Enviar
page-mute-person = Silenciar a { $name }
page-mute = Silenciar
page-letters = Desactivar atajos
page-sort = Ordenar tus cartas
page-sort-color = por color
page-sort-number = por número
page-sort-drawn = según las robas
page-scores = Pizarra de puntos
page-round = Ronda
page-round-over = La ronda terminó
page-you-win = ¡Ganaste!
page-you-came = Gana { $name }; quedas en el puesto { $place }.
page-you-win-round = ¡Ganas la ronda!
page-wins-round = { $name } gana la ronda
# as in English
page-total = Total
page-deal = Siguiente ronda
page-next-soon = La siguiente ronda empieza en un momento.
page-rematch = Jugar otra vez
page-record = Descargar el registro para comprobar cada barajado
page-rules = Reglas
page-all = todas las ediciones
page-race = Puntos después de cada ronda
page-replay = Repetición
page-analyse = Analizar
page-step-back = Un paso atrás
page-step-on = Un paso adelante
page-pause = Pausa
page-run = Reproducir
page-step = { $step } de { $steps }
page-verify = Comprobar el barajado
page-genuine = { $cards ->
    [one] Auténtico: la clave corresponde al compromiso mostrado antes del reparto, y de ella sale la única carta.
   *[other] Auténtico: la clave corresponde al compromiso mostrado antes del reparto, y de ella salen las { $cards } cartas.
}
page-forged = ¡La clave no corresponde al compromiso mostrado antes del reparto!
page-other-seal = ¡Este no es el compromiso que vio tu dispositivo antes del reparto!
page-why = ¿Por qué estos puntos?
page-view = Vista
page-your-settings = Tus ajustes
page-theme = Mesa y cartas
page-theme-auto = como el dispositivo
page-theme-classic = tapete clásico
page-theme-night = noche
page-theme-paper = papel
page-theme-contrast = alto contraste
page-speed = Velocidad
page-speed-calm = tranquila
# as in English
page-speed-normal = normal
page-speed-fast = rápida
page-large-print = Cartas con números grandes
page-volume = Volumen
page-alerts = Avisarme cuando me toque
page-alerts-offer = Te toca jugar desde hace un rato. ¿Quieres que la próxima vez te llegue un aviso?
page-yes = Sí
# as in English
page-no = No
page-type = Escribe una jugada
page-ask = Explicar
page-more = Más
page-sign-draw = +{ $count }
page-sign-uno = ¡UNO!
page-sign-skip = ¡Pierde el turno!
page-sign-reverse = ¡Reversa!
page-sign-jump = ¡Descarte inmediato!
page-sign-caught = ¡Sorprendido!
page-sign-guilty = ¡Farol!
page-sign-lawful = Sin farol
page-sign-stack = +{ $count }
page-sign-nomatch = No vale, pasa el turno
page-sign-swap = ¡Cambio de manos!
page-sign-pass = ¡Las manos pasan!
page-sign-graduation = ¡Graduación!
page-points = { $count ->
    [one] { $count } punto
   *[other] { $count } puntos
}
page-swap-with = Cambiar la mano con { $name }
page-pending = { $count ->
    [one] Hay un castigo pendiente de una carta
   *[other] Hay un castigo pendiente de { $count } cartas
}
page-said = { $name }: “{ $text }”
page-table = La mesa
page-carried = Subtotal
page-left = Cartas que quedaron
page-misdealt = ¡La clave corresponde al compromiso, pero una carta del paso { $step } no sale de ella!
page-share = Compartir este momento
page-moment = Momento de la partida
page-grace = Tiempo de gracia para decir UNO (segundos)
page-welcome-outside = Te damos la bienvenida
page-invite-code = Código de invitación
page-enter = Entrar
page-have-link = ¿Tienes un código o un enlace?
page-go = Abrir
page-only-here = Este enlace solo funciona en esta computadora. Para invitar a amigos de tu red, inicia el servidor con --host 0.0.0.0 (make play HOST=0.0.0.0).
page-partner = pareja
page-title-turn = ● Te toca · oneleft
page-other-table = La otra mesa
page-nowhere = En esta dirección no hay nada. Empieza aquí.
page-join-waiting = Únete a la mesa
page-join-playing = Se está jugando una partida
page-join-starting = Está empezando una partida
page-join-over = Esta partida terminó
page-hand-over = Hacer anfitrión
page-leave = Dejar la mesa
page-need-name = Primero escribe tu nombre, para que los demás sepan quién eres.
page-bad-link = Esto no es ni un código ni un enlace a una mesa. Un código tiene cuatro letras.
page-own-tables = Tus partidas
page-eliminated = Llegaste al límite y quedas fuera. Puedes seguir mirando.
page-latecomers = Quien llega tarde entra en la siguiente partida
page-your-turn = Tu turno
page-between-rounds = Entre dos rondas
page-forget = Olvidar la partida con { $names }
page-forget-all = Vaciar esta lista
page-join-next = Siéntate: ahora miras, y en la próxima partida recibes cartas.
page-join-closed = Nadie más puede sentarse durante esta partida.
page-change-rules = Cambiar las reglas
page-use-rules = Usar estas reglas
page-never-mind = Cancelar
page-not-here = no está ahora
page-next-match = juega en la próxima partida
page-watching-next = Estás mirando. En la próxima partida recibes cartas.
page-stand-in = Que juegue un bot
page-menu = Menú
page-round-number = Ronda { $number }
page-round-of = Ronda { $number } de { $rounds }
page-to-points = { $count ->
    [one] hasta { $count } punto
   *[other] hasta { $count } puntos
}
page-leave-match = Un bot ocupará tu asiento definitivamente. ¿Quieres dejar la mesa?
page-leave-ask = ¿Quieres irte de la mesa?
page-free-seat = Asiento libre
screen-free-seats = { $count ->
    [one] Cabe una persona más
   *[other] Caben { $count } más
}
page-again = { $count ->
    [one] { $names } quiere jugar otra vez.
   *[other] { $names } quieren jugar otra vez.
}
page-again-in = { $count ->
    [one] Próxima partida en un segundo, o cuando la mayoría quiera.
   *[other] Próxima partida en { $count } segundos, o cuando la mayoría quiera.
}
rated-rated = Esta partida cuenta para la clasificación.
rated-voted-out = Se quitó a alguien: quienes votaron a favor perdieron. Para los demás vale el resultado.
rated-bots = No cuenta para la clasificación: los bots solo cuentan en mesas públicas, y solo los que juegan siempre igual.
rated-no-clock = No cuenta para la clasificación: la mesa no tiene reloj, o da más de cinco minutos por turno.
rated-unclaimed = No cuenta para la clasificación: no todos juegan con un nombre reservado.
rated-one-device = No cuenta para la clasificación: dos asientos eran del mismo dispositivo o de la misma persona.
rated-one-network = No cuenta para la clasificación: dos jugadores estaban en la misma red.
rated-hints = No cuenta para la clasificación: se permitían pistas.
rated-absent = No cuenta para la clasificación: alguien no estaba en el primer reparto o dejó empezar a un bot.
page-ask-hint = Toca cualquier cosa para ver su regla.
page-to-table = Volver a la mesa
page-gone = ausente
page-genuine-unseen = La clave corresponde al compromiso del registro, y de ella salen todas las cartas. Este dispositivo no vio el compromiso antes del reparto, así que no puede confirmar cuándo se hizo.
page-surprise = Sorpréndenos
page-line = En una línea:
page-copy-line = Copiar
page-brought = Viene con: { $name }.
page-conflict = No se puede combinar con: { $name }.
page-at-least = Como mínimo { $count }, a causa de { $name }.
page-at-most = Como máximo { $count }, a causa de { $name }.
page-at-most-players = Como máximo { $count } con { $players } jugadores en la mesa.
page-rules-here = Reglas de esta mesa

## La pantalla completa. En las listas de teclas, dos espacios separan una tecla de la siguiente y uno la tecla de sus palabras.

screen-jump = Descarte inmediato: { $card }
screen-play = Jugar { $card }
screen-discard = Descartar { $card }
screen-call-uno = Di UNO con tu próxima carta
screen-uno-called = Dirás UNO con tu próxima carta
screen-hand-of = Estas son las cartas de { $name }.
screen-pending = { $count ->
    [one] Castigo: { $count } carta
   *[other] Castigo: { $count } cartas
}
screen-color = Color:
screen-type = / para escribir: R7 uno, W:B, sorprender Ana, regla TURN-1
screen-watch-type = / para escribir: regla TURN-1, puntos, ayuda, salir
screen-target =
    { $target ->
        [one] La partida es a { $target } punto.
       *[other] La partida es a { $target } puntos.
    }
screen-small = Esta terminal es demasiado pequeña para la mesa. Hacen falta al menos { $width } columnas y { $height } líneas. También puedes jugar línea por línea: oneleft play --plain
screen-keys = h ayuda  q salir  ←→ carta  ↵ jugar  d robar  u UNO  c sorprender  ? por qué  / escribir  s puntos  i pista  l reglas  k quedarse  ! desafiar  j inmediato
screen-more-keys = R..W/0..9 buscar carta  RePág/AvPág mover historial  Ctrl-Z suspender
screen-say-key = p decir
screen-steer-keys = espacio pausa  +- velocidad  → paso  v manos
screen-replay-keys = espacio pausa  +- velocidad  ←→ paso  v manos
screen-watch-keys = h ayuda  q salir  ? por qué  s puntos  l reglas
screen-bad-save = No se puede leer la partida guardada { $file }: { $fault }
screen-save-not-dealt = Todavía no se han repartido las cartas.
log-move-before-deal = Tiene una jugada anterior al primer reparto.
screen-nothing = No hay ninguna partida sin terminar. Empieza una: oneleft play
games-hint = Para seguir una: oneleft play --game NÚMERO. Para borrar una: oneleft games --delete NÚMERO.
games-unknown = No hay ninguna partida guardada con el número { $number }. Los números van de 1 a { $count }; oneleft games enumera las partidas.
games-deleted = Borrada: { $game }
games-unreadable = no se puede leer: { $file }
screen-unsaved = En esta máquina no se pueden guardar partidas, así que la que dejes se perderá: { $reason }
screen-kept = La partida está guardada. Para seguir: oneleft play --resume
screen-record = Registro de esta partida, para reproducirla y comprobarla: { $file }
screen-on = sí
screen-off = no
screen-own = las tuyas
screen-begin = Jugar
screen-resume = Seguir con la última partida
screen-resume-some = Elegir una partida guardada
screen-quit = Salir
screen-start-keys = ↑↓ elegir   ←→ cambiar

## Análisis de una partida terminada. $cards son cartas en una lista; $card lleva su artículo.

why-uno =
    { $count ->
        [one] Con la penúltima carta se dice “UNO”: quien es sorprendido roba { $count } carta.
       *[other] Con la penúltima carta se dice “UNO”: quien es sorprendido roba { $count } cartas.
    }
why-catch =
    { $count ->
        [one] A { $seat } le queda una carta y no dijo “UNO”: si alguien se da cuenta a tiempo, { $seat } roba { $count } carta.
       *[other] A { $seat } le queda una carta y no dijo “UNO”: si alguien se da cuenta a tiempo, { $seat } roba { $count } cartas.
    }
why-out = Es la última carta: con ella se gana la ronda.
why-jump =
    { $who ->
        [you] Tienes la misma carta: con un descarte inmediato de { $card } te quitas una carta antes de que juegue nadie más.
       *[player] { $player } tiene la misma carta: con un descarte inmediato de { $card } se quita una carta antes de que juegue nadie más.
    }
why-stop =
    { $count ->
        [one] A { $seat } le queda { $count } carta: con { $card }, { $seat } pierde el turno.
       *[other] A { $seat } le quedan { $count } cartas: con { $card }, { $seat } pierde el turno.
    }
why-challenge =
    { $count ->
        [one] Vale la pena desafiar: { $seat } tenía { $count } carta, que probablemente era de color { $color }.
       *[other] Vale la pena desafiar: { $seat } tenía { $count } cartas, y probablemente alguna de color { $color }.
    }
why-fair =
    { $times ->
        [one] { $seat } ya había robado una vez con color { $color }: el Comodín Roba 4 probablemente era legal.
       *[other] { $seat } ya había robado { $times } veces con color { $color }: el Comodín Roba 4 probablemente era legal.
    }
why-no-challenge =
    { $count ->
        [one] { $seat } tenía { $count } carta: no es tan probable que fuera de color { $color }, y un desafío fallido cuesta más cartas.
       *[other] { $seat } tenía { $count } cartas: no es tan probable que alguna fuera de color { $color }, y un desafío fallido cuesta más cartas.
    }
why-answer =
    { $count ->
        [one] Con { $card }, el castigo de { $count } carta pasa a otra persona.
       *[other] Con { $card }, el castigo de { $count } cartas pasa a otra persona.
    }
why-swap =
    { $count ->
        [one] { $seat } solo tiene { $count } carta: esa es la mano que conviene.
       *[other] { $seat } solo tiene { $count } cartas: esa es la mano que conviene.
    }
why-keep-wild-drew =
    { $who ->
        [you]
            { $times ->
                [one] Podías jugar { $cards } y guardarte { $card } para después, y { $seat } robó una vez con color { $color }.
               *[other] Podías jugar { $cards } y guardarte { $card } para después, y { $seat } robó { $times } veces con color { $color }.
            }
       *[player]
            { $times ->
                [one] { $player } podía jugar { $cards } y guardarse { $card } para después, y { $seat } robó una vez con color { $color }.
               *[other] { $player } podía jugar { $cards } y guardarse { $card } para después, y { $seat } robó { $times } veces con color { $color }.
            }
    }
why-keep-wild =
    { $who ->
        [you] Podías jugar { $cards } y guardarte { $card } para después.
       *[player] { $player } podía jugar { $cards } y guardarse { $card } para después.
    }
why-hold = Conviene guardar { $card } para después: vale más que la carta que se roba a cambio.
why-play =
    { $who ->
        [you] Podías jugar { $cards }: si no juegas, te quedas con una carta más.
       *[player] { $player } podía jugar { $cards }: si no juega, se queda con una carta más.
    }
why-points =
    { $points ->
        [one] { $points } punto menos en la mano si alguien se queda sin cartas.
       *[other] { $points } puntos menos en la mano si alguien se queda sin cartas.
    }
why-lacks =
    { $times ->
        [one] { $seat } robó una vez con color { $color }: probablemente no lo tiene.
       *[other] { $seat } robó { $times } veces con color { $color }: probablemente no lo tiene.
    }
why-own-color =
    { $count ->
        [one] Después coincide { $count } carta de la mano: { $cards }.
       *[other] Después coinciden { $count } cartas de la mano: { $cards }.
    }
why-name-color =
    { $who ->
        [you] Tienes más cartas de este color: { $cards }.
       *[player] { $player } tiene más cartas de este color: { $cards }.
    }
why-save-action =
    { $count ->
        [one] Conviene guardar { $card } para después: nadie tiene menos de { $count } carta.
       *[other] Conviene guardar { $card } para después: nadie tiene menos de { $count } cartas.
    }
why-zero =
    { $who ->
        [you]
            { $count ->
                [one] Un 0 pasa tu mano, que es menor, y recibes la de { $seat }, con { $count } carta.
               *[other] Un 0 pasa tu mano, que es menor, y recibes la de { $seat }, con { $count } cartas.
            }
       *[player]
            { $count ->
                [one] Un 0 pasa la mano de { $player }, que es menor, y { $player } recibe la de { $seat }, con { $count } carta.
               *[other] Un 0 pasa la mano de { $player }, que es menor, y { $player } recibe la de { $seat }, con { $count } cartas.
            }
    }
why-next =
    { $count ->
        [0] { $who ->
                [you] Así vuelve a ser tu turno en lugar del de { $other }.
               *[player] Así vuelve a ser el turno de { $player } en lugar del de { $other }.
            }
        [one] Así sigue { $seat } ({ $count } carta) en lugar de { $other }.
       *[other] Así sigue { $seat } ({ $count } cartas) en lugar de { $other }, que tiene menos.
    }
why-seen =
    { $who ->
        [you]
            { $count ->
                [one] Sabes dónde está { $count } carta de color { $color }: los demás tienen menos.
               *[other] Sabes dónde están { $count } cartas de color { $color }: los demás tienen menos.
            }
       *[player]
            { $count ->
                [one] { $player } sabe dónde está { $count } carta de color { $color }: los demás tienen menos.
               *[other] { $player } sabe dónde están { $count } cartas de color { $color }: los demás tienen menos.
            }
    }
why-some-points =
    { $points ->
        [one] Así queda { $points } punto menos en la mano.
       *[other] Así quedan { $points } puntos menos en la mano.
    }
why-turn = Con { $card }, { $seat } pierde el turno.
why-often =
    { $count ->
        [one] Ganó más veces en { $count } simulación que usó solo lo que el jugador podía ver.
       *[other] Ganó más veces en { $count } simulaciones que usaron solo lo que el jugador podía ver.
    }
analysis-move =
    { $verb ->
        [play] { $card }
        [play-color] { $card }, { $color }
        [jump] descarte inmediato con { $card }
        [jump-color] descarte inmediato con { $card }, { $color }
        [discard] descartar { $card }
        [color] elegir { $color }
        [swap] cambiar de mano con { $seat }
        [catch] sorprender a { $seat }
        [draw] robar
        [keep] quedarse con la carta robada
        [take] robar el castigo
        [challenge] desafiar
        [uno] decir “UNO”
        [pass] terminar la serie
       *[nothing] no hacer nada
    }
analysis-move-uno = { $move } con “UNO”
analysis-quality-best = la mejor
analysis-quality-good = buena
analysis-quality-inaccuracy = imprecisión
analysis-quality-mistake = error
analysis-quality-blunder = error grave
analysis-note-uno-forgotten = { $name } olvidó decir “UNO” ({ $worth }).
analysis-note-catch-missed = { $name } dejó escapar a quien olvidó decir “UNO” ({ $worth }).
analysis-note-challenge-right = { $name } acertó con el desafío ({ $worth }).
analysis-note-challenge-wrong = { $name } falló el desafío ({ $worth }).
analysis-head =
    { $rounds ->
        [one] { $rules }, { $rounds } ronda, victoria de { $names }
       *[other] { $rules }, { $rounds } rondas, victoria de { $names }
    }
analysis-player = jugador
analysis-curve = probabilidad de ganar
analysis-luck = suerte
analysis-own = jugadas propias
analysis-others = jugadas de otros
analysis-accuracy = precisión
analysis-faults = errores por ronda
analysis-matches = partidas
analysis-open-hands = Las probabilidades de ganar se calculan con todas las manos a la vista, que ningún jugador podía ver: por eso oscilan tanto.
analysis-explained = La suerte, las jugadas propias y las de otros son puntos porcentuales de la probabilidad de ganar la partida. Suman el cambio desde el primer reparto hasta el final. ± es la mitad del intervalo del 95 %. Las jugadas se juzgan por lo que el jugador podía ver, y lo que cuesta un error se mide dentro de su ronda: el 100 % sería perder una ronda ya ganada.
analysis-turning = Momentos decisivos
analysis-at = Ronda { $round }, jugada { $number }
analysis-at-deal = Ronda { $round }, reparto
analysis-line = { $place }: { $text }
analysis-change = { $name }: { $before } → { $after }
analysis-mistakes = Errores
analysis-no-mistakes = No se encontró ningún error.
analysis-fault = { $name }, { $quality }: { $made }. Mejor: { $best }. Esto costó { $loss } de la probabilidad de ganar la ronda. { $why }
analysis-other = Además
analysis-together =
    { $matches ->
        [one] { $matches } partida en total
       *[other] { $matches } partidas en total
    }
analysis-rough = Una primera curva aproximada:
analysis-chances = Probabilidades de ganar: { $chances }
analysis-no-seat = Nadie llamado “{ $given }” juega en { $file }. Jugadores: { $known }.
analysis-budget = “{ $given }” no es un límite válido para una decisión. Escribe un tiempo, 50ms o 2s, o un número de simulaciones, 5000.
analysis-record-only = Solo se puede analizar un registro: oneleft watch game.txt --analyse
analysis-chart-title = Quién podía ganar, jugada a jugada
analysis-chart-moves = jugada
analysis-chart-shares = Suerte y habilidad, en puntos porcentuales
analysis-chart-luck = Suerte de partida en partida, en puntos porcentuales
analysis-chart-average = suerte promedio
analysis-chart-crosses = × error o error grave
analysis-chart-accuracy = precisión { $accuracy }

## El análisis en la repetición de la página

replay-chances = Probabilidades de ganar
replay-analyse = Analizar esta partida
replay-offer = Mira cómo cambiaron las probabilidades, cuánto fue suerte y qué jugadas fueron errores.
replay-waiting = Esperando a otros análisis…
replay-running = Analizando. La curva todavía es aproximada.
replay-failed = El análisis falló.
replay-previous-mark = Marca anterior
replay-next-mark = Marca siguiente
replay-rounds = Rondas
replay-keys = Teclas: ← y → van un paso, Inicio y Fin al primero y al último, [ y ] a la ronda anterior y a la siguiente. La barra espaciadora reproduce y pausa.
replay-sign-luck = suerte: 10 puntos o más
replay-sign-note = decir UNO, sorprender o desafiar
replay-luck = Suerte: { $changes }.
replay-show-best = Mostrar la mejor jugada
replay-show-made = Volver a la jugada hecha
replay-best = Lo mejor: { $move }
replay-summary = Lo que hizo cada jugador
replay-table = Todas las probabilidades en una tabla
replay-save = Guardar una imagen
replay-learn = Aprender de tus errores
replay-whose = ¿Los errores de quién?
replay-mistakes =
    { $count ->
        [one] { $name }: { $count } error
       *[other] { $name }: { $count } errores
    }
replay-exercise = Error { $number } de { $count }: ¿qué harías tú?
replay-let-pass = Dejarlo pasar
replay-judged-best = Es la mejor jugada.
replay-judged-good = Tan buena como la mejor: { $best }.
replay-judged-worse = No es tan buena: cuesta { $loss } de la probabilidad de ganar la ronda. Mejor: { $best }.
replay-judged-shown = La mejor jugada: { $best }.
replay-illegal = Esa jugada no es posible aquí.
replay-next = Siguiente
replay-solved = Resueltos: { $solved } de { $count }
replay-once-more = Otra vez
replay-back = Volver a la repetición
replay-not-analysed = Esta partida todavía no se ha analizado.

## La gente y sus resultados en la página. $mean, $low y $high son puntos porcentuales.

people-leaderboard = Clasificación
people-player = Jugador
people-rating = Valoración
people-matches = Partidas
people-won = Ganadas
people-lost = Perdidas
people-you = tú
people-order = ± es el margen de error. La lista se ordena por el límite inferior.
people-no-rated = Aquí todavía nadie tiene valoración. Una partida cuenta si todos juegan con un nombre reservado, cada uno con su dispositivo y su red, y los turnos tienen límite de tiempo.
people-find = Resultados de
people-show = Mostrar
people-last = Últimas partidas públicas
people-no-matches = Aquí todavía no ha terminado ninguna partida pública. Abre una mesa con amigos y muéstrala a todos: sus partidas aparecerán aquí.
people-winner = Ganó:
people-all = Todos los jugadores
people-nobody = No existe ese jugador
people-anyone = Estos son los resultados de todos los que han jugado como { $name }.
people-same-name = Jugadores con valoración de este nombre
people-won-of = { $won } de { $matches } ({ $share })
people-streak = Mejor racha de victorias
people-accuracy = Decisiones sin errores
people-house-rules = Reglas de la casa favoritas
people-count =
    { $count ->
        [one] { $count } partida
       *[other] { $count } partidas
    }
people-head-to-head = Cara a cara
people-public = Aquí solo cuentan las partidas de mesas públicas.
people-ratings = Valoración a lo largo del tiempo
people-table = En una tabla
people-date = Fecha
people-match = Partida
people-luck = La suerte en muchas partidas
people-luck-about = La suerte es lo que las cartas cambiaron en la probabilidad de ganar. En una partida puede decidirlo todo; en muchas se compensa, y el promedio se acerca a cero.
people-luck-mean = Suerte promedio en { $matches } partidas analizadas: { $mean } por partida (intervalo del 95 %: { $low } a { $high }).
people-luck-few = Analiza al menos dos partidas para ver cómo se compensa la suerte.
people-luck-average = Promedio hasta aquí
people-luck-matches = partidas analizadas

claim-title = Un nombre propio
claim-about = Reserva tu apodo en este servidor. Nadie más podrá jugar con él, tus partidas podrán contar para la clasificación y podrás iniciar sesión en todos tus dispositivos. Sin cuenta y sin correo electrónico.
claim-next = Siguiente
claim-free = “{ $name }” está libre.
claim-taken = “{ $name }” ya es de alguien. Si eres tú, inicia sesión. Si no, elige otro nombre.
claim-how = ¿Con qué quieres abrirlo en otros dispositivos?
claim-passkey = Llave de acceso
claim-passkey-about = La guarda este dispositivo o tu teléfono. Basta tu huella, tu cara o un PIN.
claim-no-passkey = Aquí no hay llaves de acceso: necesitan https, un servidor con nombre, y un navegador y un servidor que las conozcan.
claim-code = Código de recuperación
claim-code-about = 20 letras y cifras para anotar o guardar en tu gestor de contraseñas.
claim-code-once = Anota este código ahora. Solo se muestra una vez y nadie puede recuperarlo.
claim-code-again = Escribe el código otra vez
claim-code-written = Ya lo he anotado
claim-code-show = Mostrar el código otra vez
claim-code-later = Si pierdes el código, puedes crear uno nuevo en esta página mientras tengas la sesión iniciada.
claim-code-other = No es el código que se mostró. Compáralo otra vez.
claim-keep = Reservar este nombre
claim-sign-in-passkey = Iniciar sesión con una llave de acceso
claim-yours = “{ $name }” es tuyo
claim-since = Reservado el { $date }. Dispositivos con sesión: { $devices }.
claim-results = Tus resultados
claim-keys = Tus llaves
claim-passkey-of = Llave de acceso del { $date }
claim-remove = Quitar
claim-add-passkey = Añadir una llave de acceso
claim-new-code = Nuevo código de recuperación
claim-new-code-about = El código anterior deja de valer.
claim-keep-code = Usar este código desde ahora
claim-devices = Dispositivos
claim-sign-out = Cerrar sesión aquí
claim-sign-out-others = Cerrar sesión en los demás
claim-data = Tus datos
claim-export = Descargar tus datos
claim-release = Liberar el nombre
claim-release-about = Entonces cualquiera puede reservarlo. Tus resultados quedan como están; tu valoración se borra.
claim-release-sure = Sí, liberarlo
claim-delete = Borrar tus datos
claim-delete-about = Se borran el nombre, sus llaves y la valoración. Tus resultados siguen en el historial de los demás, sin nombre. Las mesas que aún existen conservan el apodo en sus repeticiones. No se puede deshacer.
claim-delete-sure = Sí, borrarlo todo
claim-prove = Muestra primero que eres tú
claim-released = “{ $name }” vuelve a estar libre.
claim-all-deleted = Tus datos se han borrado.
claim-signed-out = Has cerrado sesión aquí.
claim-saved = Guardado.
claim-aborted = El navegador no usó ninguna llave de acceso. Inténtalo de nuevo o usa el código de recuperación.
claim-shown-code = Tu código de recuperación: { $code }
claim-no-secret = Este dispositivo no puede guardar un secreto: no se puede escribir en { $place }.
claim-file-there = { $file } ya existe. Elige otro archivo.
claim-exported = Tus datos están en { $file }.
