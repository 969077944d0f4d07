### oneleft en español.

## Colores y cartas

color-red = rojo
color-yellow = amarillo
color-green = verde
color-orange = naranja
color-blue = azul
color-none = aún sin color
list-last = { $first } y { $last }

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

## Lo que pasa en la mesa. Un valor que falta o que está oculto es “none”.

event-cut =
    { $dealer ->
        [0] Cada cual saca una carta para ver quién reparte: { $cards }. ¡Empate en lo más alto (los símbolos valen cero)! Quienes empatan sacan otra vez.
       *[named] Cada cual saca una carta para ver quién reparte: { $cards }. Reparte { $dealer }.
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
        [one] La primera carta es un Comodín Roba 4: vuelve a la baraja, que se mezcla otra vez.
       *[other] { $count } veces la primera carta es un Comodín Roba 4: vuelve a la baraja, que se mezcla otra vez.
    }
event-played =
    { $jump ->
        [yes]
            { $color ->
                [none] ¡{ $seat } se adelanta con { $card }!
               *[named] ¡{ $seat } se adelanta con { $card } y pide { $color }!
            }
       *[no]
            { $color ->
                [none] { $seat } juega { $card }.
               *[named] { $seat } juega { $card } y pide { $color }.
            }
    }
event-cancelled = Así se anula la carta de debajo ({ $card }).
event-called-uno = { $seat } grita “¡UNO!”
event-caught = ¡{ $by } pilla a { $seat }, que olvidó decir “UNO”!
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
event-kept = { $seat } se queda con la carta robada.
event-passed = No hay nada que robar, así que { $seat } pasa.
event-reshuffled =
    { $count ->
        [one] Se acabó la pila para robar: { $count } carta descartada forma la nueva.
       *[other] Se acabó la pila para robar: { $count } cartas descartadas se barajan y forman la nueva.
    }
event-turned =
    { $direction ->
        [left] Ahora se juega hacia la izquierda.
       *[right] Ahora se juega hacia la derecha.
    }
event-skipped = { $seat } pierde el turno.
event-facing =
    { $count ->
        [one] A { $seat } le espera un castigo de { $count } carta.
       *[other] A { $seat } le espera un castigo de { $count } cartas.
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
event-named-color = { $seat } pide { $color }.
event-swapped = { $seat } cambia su mano con { $other }.
event-hands-passed =
    { $direction ->
        [left] ¡Todas las manos pasan un asiento a la izquierda!
       *[right] ¡Todas las manos pasan un asiento a la derecha!
    }
event-received =
    { $cards ->
        [none]
            { $count ->
                [one] { $seat } se queda con la mano de { $giver }, { $count } carta.
               *[other] { $seat } se queda con la mano de { $giver }, { $count } cartas.
            }
       *[seen]
            { $count ->
                [one] { $seat } se queda con la mano de { $giver }, { $count } carta: { $cards }.
               *[other] { $seat } se queda con la mano de { $giver }, { $count } cartas: { $cards }.
            }
    }
event-dropped =
    { $side ->
        [slam] { $seat } deja caer la carta, ¡y queda con el lado Slam arriba!
       *[back] { $seat } deja caer la carta, y queda con el dorso arriba. ¡Mala suerte!
    }
event-discarded = { $seat } mete { $card } debajo de la carta Jam.
event-out = ¡{ $seat } se queda sin cartas y gana la ronda! Cartas que sobran:{ $left }
event-blocked = Nadie puede jugar ni robar, así que la ronda queda bloqueada. Nadie suma puntos; se reparte otra vez.
event-scored = Puntos de esta ronda: { $points }. Totales: { $totals }.
event-eliminated = { $seat } llega al límite y queda fuera de la partida.
event-won =
    { $count ->
        [one] ¡{ $seats } gana la partida! ¡Bravo!
       *[other] ¡{ $seats } comparten la victoria! ¡Bravo!
    }

## Jugadas rechazadas: por qué, y qué hacer en su lugar

refusal-round-over = Esta ronda terminó: alguien se quedó sin cartas. Reparte la siguiente para continuar.
refusal-round-blocked = Esta ronda está bloqueada y ya no admite jugadas. Reparte otra vez para continuar.
refusal-not-your-turn = Espera un momento, es el turno de { $turn }.
refusal-not-held = No tienes esa carta ({ $card }). Elige una carta que tengas.
refusal-no-match = No puedes jugar { $card } sobre { $top }, porque el color es { $color }. Tiene que coincidir el color, el número o el símbolo; si no, juega un comodín o roba.
refusal-only-the-drawn-card = Ya robaste, así que { $card } tiene que esperar. Juega la carta robada o quédate con ella.
refusal-unlawful-draw-four = No puedes jugar { $card } mientras tengas una carta del color en juego ({ $color }), porque en esta mesa no se engaña. Elige otra carta o roba.
refusal-draw-two-faced =
    { $progressive ->
        [yes] Te toca responder a una Roba 2. Roba las { $pending } cartas o contesta con otra Roba 2.
       *[no] Te toca responder a una Roba 2. Roba las { $pending } cartas.
    }
refusal-draw-four-faced =
    { $progressive ->
        [yes] Te toca responder a un Comodín Roba 4. Roba las { $pending } cartas, desafía o contesta con otro Comodín Roba 4.
       *[no] Te toca responder a un Comodín Roba 4. Roba las { $pending } cartas o desafía.
    }
refusal-kinds-do-not-mix = No puedes contestar a { $top } con { $card }. Juega una carta de la misma clase o toma las { $pending } cartas.
refusal-color-first = Primero di con qué color empieza la ronda.
refusal-swap-first = Jugaste un 7: primero elige con quién cambias tu mano.
refusal-slam-first = ¡Lado Slam arriba! Primero elige la carta que descartas.
refusal-already-drew = Ya robaste en este turno. Juega la carta robada o quédate con ella.
refusal-nothing-drawn = Solo puedes quedarte con una carta que acabas de robar, y no hay ninguna. Haz otra jugada.
refusal-no-penalty = No tienes ningún castigo que tomar. Sigue con tu turno como siempre.
refusal-no-challenge = Solo puedes desafiar cuando un Comodín Roba 4 te obliga a robar, y antes de robar.
refusal-no-color-asked = Ahora nadie te pide un color. Cuando juegues un comodín, di el color junto con la carta.
refusal-no-swap = Solo puedes cambiar tu mano justo después de jugar un 7 en una mesa con Siete-0.
refusal-swap-with-another = Elige a otra persona para cambiar la mano.
refusal-no-slam = Solo puedes descartar cartas de más cuando tu carta Jam cayó con el lado Slam arriba.
refusal-no-jump-in = En esta mesa no se juega con Adelantarse: una carta la juega quien tiene el turno. Ahora es el turno de { $turn }.
refusal-jump-in-turn = Es tu turno y no hace falta adelantarse. Juega { $card } como siempre, a menos que ya hayas robado.
refusal-jump-must-wait = Nadie puede adelantarse mientras { $turn } está eligiendo. Inténtalo dentro de un momento.
refusal-jump-not-identical = Para adelantarte necesitas una carta idéntica: { $card } no es igual que { $top }.
refusal-uno-not-due = No toca decir “UNO”: dilo cuando tu jugada te deje con una sola carta. No te cuesta nada; juega sin decirlo.
refusal-cannot-be-caught = No puedes pillar a esa persona: solo vale con quien tiene una sola carta y olvidó decir “UNO”, y hasta que empiece el turno siguiente. No te cuesta nada.
refusal-no-such-move = Eso no es una jugada de esta mesa. Elige una de las jugadas permitidas.
refusal-match-over = La partida terminó. Empieza otra para seguir jugando.
refusal-eliminated = Estás fuera de esta partida, así que solo puedes mirar hasta que termine.
refusal-round-goes-on = La ronda todavía se está jugando. Termínala antes de repartir la siguiente.

## Mesas que no pueden ser

setup-edition = No existe la edición “{ $given }”. Elige una de estas: { $known }.
setup-format = No existe el formato de partida “{ $given }”. Elige uno de estos: { $known }.
setup-switch = “{ $name }” está activo o no lo está; “{ $given }” no es ni lo uno ni lo otro.
setup-number = “{ $name }” tiene que ser un número entero de { $least } a { $most }, no “{ $given }”.
setup-twice = “{ $name }” está puesto dos veces. Dilo una sola vez.
setup-word = Las reglas no conocen la palabra “{ $given }”. Elige entre: { $known }.
setup-name = “{ $given }” no puede ser un nombre. Usa de 1 a 60 caracteres visibles.
setup-name-twice = Hay un nombre repetido: { $given }. Cada persona necesita el suyo.
setup-players = En una mesa juegan de dos a diez personas, no { $players }.
setup-players-partners = Para jugar en parejas hace falta un número par, de cuatro a diez personas, no { $players }.
setup-players-rotating = Para las parejas rotativas hacen falta exactamente cuatro personas, no { $players }.
setup-players-eight = Para las dos mesas hacen falta exactamente ocho personas, no { $players }.

## Jugadas y cartas que no se pueden leer

notation-seat = “{ $given }” tiene que empezar con un número de asiento, como en “0 draw”.
notation-verb = “{ $given }” no dice ninguna jugada conocida después del asiento. Se conocen: { $known }.
notation-needs-card = “{ $given }” necesita una carta después del verbo, y detrás como mucho “uno”, como en “0 play R7 uno”.
notation-needs-seat = “{ $given }” necesita un número de asiento después del verbo, como en “0 catch 2”.
notation-needs-color = “{ $given }” necesita una letra de color después del verbo, como en “0 color B”.
notation-needs-nothing = A “{ $given }” le sobran palabras: después de este verbo no va nada.
notation-color = “{ $given }” no es un color de esta baraja. Sus letras son: { $known }.
notation-card = “{ $given }” no es una carta de la edición { $edition }. Las cartas se escriben como R7, BS, YR, B+2, W o W+4.
notation-color-extra = “{ $given }” pide un color, pero eso solo lo hace un comodín. Quita los dos puntos y la letra.
notation-color-missing = “{ $given }” es un comodín y tiene que pedir un color, como en “{ $example }”.
notation-no-seat = Aquí no hay ningún asiento “{ $given }”. Los asientos son: { $seats }.

## Documentos para el árbitro. $phase es una palabra del documento.

document-card-twice = “{ $card }” aparece más veces de las que está en la baraja.
document-seat = No hay asiento { $given } en una mesa de { $players }. Los asientos se cuentan desde 0.
document-no-discard = La pila de descartes necesita al menos una carta.
document-color-other = La carta de arriba no tiene el color “{ $given }”. Quita el color o pon el suyo.
document-color-missing = La carta de arriba, “{ $top }”, es un comodín, así que hay que dar el color en juego.
document-position-or-deal = Da una posición o un reparto: uno de los dos, y no ambos.
document-empty-hand = Una mano está vacía cuando quien la tenía se quedó sin cartas y la fase es “over”, y solo entonces.
document-phase = La fase “{ $phase }” no va con las reglas, la carta de arriba o el color. “color” necesita un comodín que no sea Roba 4 y ningún color todavía; “penalty”, una Roba 2 o un Comodín Roba 4; “swap”, un 7 con Siete-0; “slam”, un Welcome to the Jam.
document-pending = “pending” no va con la fase “{ $phase }”. Aparece en la fase “penalty” y solo en ella: un múltiplo de lo que hace robar la carta de arriba, 64 como mucho.
document-drawn = “drawn” no va con la fase “{ $phase }”. Aparece en la fase “drew” y solo en ella: una carta que tiene y puede jugar la persona en turno.
document-slam = “slam” no va con la fase “{ $phase }”. Aparece en la fase “slam” y solo en ella: 1 o 2, y no más de lo que tiene la mano.
document-passes = “passes” tiene que ser al menos 0, menor que el número de asientos, y 0 mientras quede algo que robar (la fase es “{ $phase }”).
document-reverse-pending = “reverse_pending” no va con la fase “{ $phase }”. Necesita una Reversa arriba y la fase “turn” o “drew”.
document-challenged = “challenged” no va con la fase “{ $phase }”. Necesita la fase “penalty” y un Comodín Roba 4 arriba.
document-challenged-missing = La carta debajo del Comodín Roba 4 no tiene color propio, así que “challenged” tiene que dar la mano y el color.
document-challenged-hand = “{ $card }” no puede estar en la mano que muestra “challenged”: quien jugó el Comodín Roba 4 no la tiene, o no tantas veces.
document-out = “out” no va con la fase “{ $phase }”. Solo aparece cuando la fase es “over”.
document-exposed = “exposed” no va con la fase “{ $phase }”: ahí no se puede pillar a nadie.
document-type = Aquí hace falta { $wanted }, no { $given }.
document-field-missing = Aquí falta el campo “{ $name }”.
document-field-unknown = Aquí no hay ningún campo “{ $name }”.
document-word = “{ $given }” no es una de las palabras que pueden ir aquí.
document-form = No se puede leer el documento: { $fault }.

## Registros

record-line = línea { $line }: { $fault }
record-title = Un registro empieza con la línea “{ $title }”.
record-header = Aquí falta la línea “{ $name } …”.
record-texts = { $name } tiene que ser una lista de textos en JSON, como ["Ana","Bo"].
record-no-deal = La primera línea después del encabezado tiene que ser “deal”.
record-after-key = Después de la clave no puede haber nada.
record-no-key = El registro no tiene clave, así que no se puede reproducir. Una partida terminada acaba con su clave.
record-commitment = La clave no es la prometida: no corresponde a este compromiso.
record-unfinished = El registro acaba antes que la partida.
record-differs = El registro dice “{ $said }”, pero las jugadas y la clave dan “{ $true }”.
record-holds = El registro es correcto: coinciden el compromiso, cada barajado y cada jugada. Jugadas: { $moves }. Rondas: { $rounds }.
key-form = “{ $given }” no es una clave. Una clave tiene 64 cifras hexadecimales: de 0 a 9 y de a a f.

## El reglamento

rules-reading = nuestra lectura donde las hojas callan
rules-sheets = hojas: { $sheets }
rules-unknown = “{ $given }” no es ni el nombre de una regla, como TURN-1, ni una edición. Las ediciones son: { $editions }.

section-deck = La baraja y quiénes juegan
section-setup = Preparar una ronda
section-start = La primera carta volteada
section-turn = Un turno
section-action = Las cartas de acción
section-uno = Decir “UNO”
section-out = El final de la ronda, la pila para robar y los puntos
section-match = Formatos de partida
section-house = Reglas de la casa

edition-classic = Clásica: 108 cartas en rojo, amarillo, verde y azul, la caja de 2008.
edition-deluxe = De lujo: las mismas 108 cartas con un marcador para hasta diez personas, la caja de 2007.
edition-jam = Jam: 112 cartas con naranja en vez de verde y cuatro cartas Welcome to the Jam que se dejan caer, la caja de 2019.
edition-graduation = Graduación: 112 cartas, cuatro de ellas de graduación, que hacen robar a todas las demás personas.
edition-international = Internacional: 108 cartas con parejas, dos mesas y el juego de desafío, la caja de 2003; una Salta volteada al inicio no salta a nadie.

format-points = Puntos: quien se queda sin cartas suma las del resto; gana la primera persona que llega a la meta.
format-lowest = Menos puntos: tus cartas sobrantes cuentan contra ti; cuando alguien llega a la meta, gana el total más bajo.
format-partners = Parejas: equipos de dos, frente a frente; gana el primer equipo que llega a la meta.
format-rotating = Parejas rotativas: cuatro personas se turnan como parejas; gana el total más alto tras un número fijo de manos.
format-eight = Ocho: ocho personas en dos mesas; en siete rondas cada una hace pareja una vez con cada otra, y gana el total más alto.
format-challenge = Desafío: las cartas sobrantes cuentan contra ti y quien llega al límite queda fuera; gana la última persona que sigue dentro.

house-progressive = Progresivo: contesta a una carta de robar con otra de su clase, y el castigo crece y pasa al siguiente.
house-seven_zero = Siete-0: un 0 hace pasar todas las manos, y un 7 cambia dos manos.
house-jump_in = Adelantarse: juega fuera de turno una carta idéntica a la de arriba.

# La baraja y quiénes juegan
rule-DECK-1 = Las cartas tienen cuatro colores: rojo, amarillo, verde y azul. En la edición Jam hay naranja y no hay verde.
rule-DECK-2 = Cada color tiene 19 cartas de número: un solo 0 y un par de cada número del 1 al 9.
rule-DECK-3 = Cada color tiene seis cartas de acción: un par de Roba 2, un par de Reversa y un par de Salta.
rule-DECK-4 = Ocho comodines no tienen color: cuatro Comodín y cuatro Comodín Roba 4. Así la baraja tiene 108 cartas.
rule-DECK-5 = La edición Jam lleva además cuatro cartas Welcome to the Jam, y la de Graduación, cuatro cartas de graduación. Esas barajas tienen 112 cartas.
rule-PLAYERS-1 = En una mesa caben de dos a diez personas.

# Preparar una ronda
rule-SETUP-1 = Antes del primer reparto todo el mundo saca una carta, y reparte quien saque el número más alto; aquí un símbolo vale cero. Si hay empate en lo más alto, solo quienes empatan sacan otra vez. Después esas cartas vuelven a la baraja y se baraja todo.
rule-SETUP-2 = Cada persona empieza la ronda con una mano de siete cartas.
rule-SETUP-3 = Las cartas sin repartir forman la pila para robar, con el dorso arriba. La primera se voltea y abre la pila de descartes.
rule-SETUP-4 = El primer turno es de quien está a la izquierda de quien reparte, y los turnos siguen hacia la izquierda.
rule-SETUP-5 = Para cada ronda se juntan y se barajan otra vez todas las cartas, y reparte la siguiente persona a la izquierda. Donde dos mesas cambian de parejas, cada mesa vuelve a sacar cartas para ver quién reparte.

# La primera carta volteada
rule-START-1 = Si la primera carta es una Roba 2, le toca a quien está a la izquierda de quien reparte: roba dos cartas y pierde ese turno.
rule-START-2 = Si la primera carta es una Reversa, empieza quien reparte y los turnos van hacia la derecha.
rule-START-3 = Si la primera carta es una Salta, quien está a la izquierda de quien reparte pierde el turno y empieza la persona siguiente. En la edición Internacional no hace nada, como dice su hoja, y empieza quien está a la izquierda de quien reparte.
rule-START-4 = Si la primera carta es un Comodín, quien está a la izquierda de quien reparte elige un color y luego juega el primer turno.
rule-START-5 = Un Comodín Roba 4 no puede ser la primera carta: vuelve a la baraja, se baraja y se voltea otra.
rule-START-6 = Si la primera carta es Welcome to the Jam o de graduación, vale como un Comodín. No se deja caer, y nadie roba.
rule-START-7 = Un 0 o un 7 volteado al inicio no mueve ninguna mano en Siete-0, porque nadie lo jugó.

# Un turno
rule-TURN-1 = En tu turno pones una carta que comparta el color, el número o el símbolo de la carta de arriba. Si arriba hay un comodín, cuenta el color que se pidió con él.
rule-TURN-2 = En tu turno siempre puedes jugar un Comodín, aunque también puedas jugar otra cosa.
rule-TURN-3 = Si no puedes jugar nada, robas una carta. Si esa carta sirve, puedes jugarla enseguida; si no sirve o te la quedas, el turno pasa a la persona siguiente.
rule-TURN-4 = Puedes guardarte una carta que sirve, pero entonces tienes que robar una. En ese turno puedes jugar la carta robada y ninguna otra.

# Las cartas de acción
rule-DRAW2-1 = Una Roba 2 hace que la persona siguiente robe dos cartas y pierda el turno. Se pone sobre su color o sobre cualquier otra Roba 2.
rule-REVERSE-1 = Una Reversa hace que los turnos vayan en sentido contrario. Se pone sobre su color o sobre cualquier otra Reversa.
rule-SKIP-1 = Una Salta quita el turno a la persona siguiente. Se pone sobre su color o sobre cualquier otra Salta.
rule-WILD-1 = Quien juega un Comodín elige el color que sigue. Puede ser el mismo de antes.
rule-WD4-1 = Quien juega un Comodín Roba 4 elige el color que sigue; la persona siguiente roba cuatro cartas y pierde el turno.
rule-WD4-2 = Un Comodín Roba 4 solo es legal si ninguna otra carta de tu mano tiene el color en juego. No importa que una carta sirva por su número o su símbolo, ni que tengas otro comodín, porque no tiene color.
rule-WD4-3 = Puedes engañar y jugar un Comodín Roba 4 de forma ilegal; solo un desafío puede castigarlo. Una mesa puede acordar que no se engaña, y entonces solo se admite la jugada legal.
rule-WD4-4 = Solo puede desafiar quien tendría que robar, y solo antes de robar. La persona desafiada muestra entonces la mano que le quedó al jugar la carta, y solo a quien desafía.
rule-WD4-5 = Si la persona desafiada sí tenía el color, roba ella las cuatro cartas. El color pedido se mantiene, y quien desafió no roba y juega un turno normal.
rule-WD4-6 = Si la jugada era legal, quien desafió roba seis cartas, las cuatro y dos más, y pierde el turno.
rule-JAM-1 = Welcome to the Jam es un comodín: quien lo juega elige el color. Luego la carta se deja caer desde lo alto y queda con el lado Slam o con el dorso arriba, con la misma probabilidad.
rule-JAM-2 = Si queda arriba el lado Slam, te deshaces de dos cartas más a tu gusto, o de la única que tengas. Van debajo de la carta Jam y no hacen nada.
rule-JAM-3 = Si queda arriba el dorso, robas dos cartas. La caída es parte de la jugada: si era tu última carta y queda el dorso arriba, robas y la ronda sigue.
rule-GRAD-1 = La carta de graduación es un comodín: quien la juega elige el color, y cada una de las demás personas roba una carta. Nadie pierde el turno.

# Decir “UNO”
rule-UNO-1 = Si tu jugada te deja con una sola carta, di “UNO”: al jugarla, o después mientras nadie note que lo olvidaste.
rule-UNO-2 = Si lo olvidaste, cualquiera puede pillarte hasta que la persona siguiente empiece su turno, ya sea al jugar, robar, tomar un castigo o desafiar. Robas dos cartas, y solo vale la primera vez que te pillan.
rule-UNO-3 = Nadie puede pillarte mientras la carta va camino de la pila de descartes, ni cuando el turno siguiente ya está en marcha.
rule-UNO-4 = Decir “UNO” cuando no toca, o querer pillar a quien no se puede, simplemente no vale. No hay castigo por ello.
rule-UNO-5 = También tienes que decir “UNO” si los descartes de un Slam te dejan con una carta. Si en Siete-0 te llega una mano de una sola carta, no hace falta.

# El final de la ronda, la pila para robar y los puntos
rule-OUT-1 = En cuanto alguien no tiene ninguna carta, la ronda se acaba.
rule-OUT-2 = Una Roba 2 o un Comodín Roba 4 hace robar a la persona siguiente aunque sea la última carta, en Progresivo toda la suma, y una carta de graduación hace robar una a cada una de las demás personas. Las cartas robadas cuentan para los puntos.
rule-PILE-1 = Cuando se acaba la pila para robar, la carta de arriba de los descartes se queda y las de abajo se barajan para formar otra pila. Los comodines que haya entre ellas pierden el color pedido.
rule-PILE-2 = Si faltan cartas, robas las que haya; si no hay ninguna y no juegas, tu turno pasa. Cuando todas las personas han pasado así una tras otra, la ronda queda bloqueada: no cuenta para nadie y se reparte otra vez.
rule-SCORE-1 = Una carta de número vale su número. Una Roba 2, una Reversa o una Salta vale 20 puntos, y cada comodín 50: Comodín, Comodín Roba 4, Welcome to the Jam y graduación.
rule-SCORE-2 = Quien se queda sin cartas recibe los puntos de todas las que tienen todavía sus oponentes.

# Formatos de partida
rule-MATCH-1 = Puntos: se juega ronda tras ronda hasta que alguien tiene 500 puntos y gana.
rule-MATCH-2 = Menos puntos: cada persona anota los puntos de las cartas que le sobran. Cuando alguien tiene 500 o más, gana el total más bajo; si hay empate en lo más bajo, se sigue hasta que haya uno solo.
rule-MATCH-3 = Los 500 puntos son una propuesta: se puede acordar otra meta.
rule-TWO-1 = Cuando juegan solo dos, una Reversa vale como Salta. Tras una Salta, una Reversa, una Roba 2 o un Comodín Roba 4 vuelve a jugar la misma persona. Esto vale en todas las ediciones.
rule-PARTNERS-1 = Parejas: un número par de personas, cuatro como mínimo, forma equipos de dos que se sientan frente a frente. Si alguien del equipo se queda sin cartas, la ronda acaba, y el equipo recibe los puntos de todas las cartas de los otros equipos. Gana el primer equipo que llega a la meta.
rule-PARTNERS-2 = Parejas rotativas: cuatro personas cambian de pareja en cada mano, y cada una conserva los puntos que hizo con cada pareja. Tras cuatro manos, o las que se acuerden, gana el total más alto. Solo hay tres maneras de formar parejas entre cuatro, así que la cuarta mano repite la primera.
rule-PARTNERS-3 = Ocho: ocho personas se sientan en dos mesas de cuatro y cambian de sitio durante siete rondas, de modo que cada una de las 28 parejas posibles juega exactamente una vez. Cada persona conserva los puntos de sus parejas, y gana el total más alto.
rule-CHALLENGE-1 = Desafío: cada persona suma los puntos de las cartas que le sobran, y quien llega al límite de 500 deja la partida. Las dos últimas personas siguen frente a frente con la regla para dos, y pierde la que llega al límite.
rule-BOARD-1 = El marcador tiene un número fijo de filas. Cuando están todas llenas, se borra y los subtotales se escriben en la fila de arriba.

# Reglas de la casa
rule-PROG-1 = Progresivo: si te toca una Roba 2, puedes poner encima otra Roba 2, y si te toca un Comodín Roba 4, otro Comodín Roba 4. Las cartas por robar se suman y pasan a la persona siguiente. Se pone una sola de esas cartas por turno, y nunca una clase sobre la otra.
rule-PROG-2 = Cuando se siguen varios Comodín Roba 4, cuenta el color pedido con el último.
rule-PROG-3 = Un desafío trata solo del último Comodín Roba 4 puesto. Si era ilegal, quien lo puso roba toda la suma; si era legal, quien desafió roba la suma y dos cartas más.
rule-SEVEN-1 = Siete-0: cuando alguien juega un 0, cada persona da su mano a la siguiente en el sentido del juego.
rule-SEVEN-2 = Siete-0: quien juega un 7 elige a otra persona, y las dos intercambian sus manos.
rule-SEVEN-3 = Si alguien se queda sin cartas al jugar un 0 o un 7, la ronda acaba en ese instante y ninguna mano se mueve.
rule-JUMP-1 = Adelantarse: si tienes la misma carta que está arriba, igual en color y en número o símbolo, o la misma clase de comodín, puedes jugarla al momento, incluso fuera de turno, y el juego sigue desde ti. Puedes hacerlo mientras ninguna otra carta la tape, y también sobre una carta tuya.
rule-JUMP-2 = Si te adelantas con una Salta, una Reversa, una Roba 2 o un Comodín Roba 4, el efecto de la primera carta se anula si aún no ha ocurrido, y el efecto de la tuya cuenta desde tu asiento. Con dos Reversas, la primera se deshace y la segunda cambia el sentido.
rule-JUMP-3 = Nadie puede adelantarse mientras alguien elige un color, una mano para cambiar o los descartes de un Slam. Si robaste y aún no decides cuando alguien se adelanta, te quedas con esa carta y pierdes el turno.
rule-HOUSE-1 = Puedes usar juntas las reglas de la casa que quieras. Si en Progresivo te adelantas con una carta sobre una Roba 2 o un Comodín Roba 4, su parte se quita y la tuya se suma: el total queda igual y ahora apunta a quien va después de ti.

document-too-deep = El documento está anidado con demasiada profundidad para leerlo.

## La partida en una terminal sencilla

play-welcome =
    ¡Te damos la bienvenida a oneleft! Reglas: { $rules }.
    Las cartas ya están barajadas; al final podrás comprobarlo con este sello: { $commitment }
play-hint = Escribe una carta para jugarla (R7, W:B), robar, ayuda o salir. Una línea vacía muestra tus jugadas.
play-round = Ronda { $number }
play-partner = Enfrente se sienta tu pareja: { $name }.
play-next-round = Pulsa Intro para la siguiente ronda.
play-key = La clave de todas las barajadas era { $key }
play-catch = ¡A { $name } le queda una carta y no ha dicho “UNO”! Escribe pillar { $seat }.
play-jump = Tienes la misma carta que está arriba, { $top }, y puedes adelantarte: { $moves }.
play-let-go = Pulsa Intro para dejarlo pasar.
play-uno = Te queda una carta: escribe uno, ¡antes de que te pillen!
play-moment = Un momento antes del siguiente turno. ¿Algo que decir? Pulsa Intro para seguir.
play-no-fit = No encaja, así que termina tu turno.
play-help-cards =
    Las cartas son una letra de color ({ $colors }) y de 0 a 9, S salta, R reversa o +2. Comodines: { $wilds }.
    Un comodín lleva su color tras dos puntos: W:R. Di “uno” con la carta que te deja una sola: R7 uno.
play-help-moves =
      R7             jugar una carta            robar      d   robar una carta
      guardar   k    quedarte la carta robada   castigo    t   robar las cartas del castigo
      desafiar  !    desafiar un Comodín Roba 4 color R        nombrar el primer color
      uno       u    decirlo tarde              pillar Ana c   olvidó decirlo
play-help-jump =
      adelantar R7   adelantarte con la misma carta que está arriba
play-help-swap =
      cambiar Ana    cambiar la mano después de un 7
play-help-slam =
      descartar R4   descartar una carta después de un slam
play-help-server =
      empezar        empezar la partida         bot, bot sharp sentar un bot
      otra           otra partida               volver         jugar de nuevo tú
      decir          ver las frases             decir 2        decir una de ellas
play-help-more =
      mesa   puntos   regla TURN-1   porque (la regla del último rechazo)   ayuda   salir
play-no-rule =
    { $given ->
        [none] Todavía no se ha rechazado nada. Prueba: regla TURN-1
       *[other] No existe la regla { $given }. Prueba: regla TURN-1
    }
play-legal = Puedes: { $moves }
play-others =
    { $direction ->
        [left] { $counts }   (se juega hacia la izquierda; por robar { $draw })
       *[right] { $counts }   (se juega hacia la derecha; por robar { $draw })
    }
play-top =
    { $pending ->
        [0] Arriba: { $top } ({ $code }); color: { $color }
       *[other] Arriba: { $top } ({ $code }); color: { $color }; castigo: { $pending } cartas
    }
play-hand = Tu mano (lo que puedes jugar, entre corchetes): { $hand }
play-phase-turn = Te toca.
play-phase-drew = Has robado { $drawn }: juégala o guárdala.
play-phase-penalty = Te espera un castigo de { $pending } cartas. Puedes: { $moves }.
play-phase-color = La primera carta es un comodín: nombra el color para empezar. Puedes: { $moves }.
play-phase-swap = Has jugado un 7: ¿con quién cambias la mano? Puedes: { $moves }.
play-phase-slam = ¡Slam! Descarta la carta que quieras. Puedes: { $moves }.
play-left = Dejas la mesa. ¡Hasta pronto!
play-left-record = El registro solo guarda las jugadas: sin el final de la partida, su clave sigue en secreto.
play-record-there = { $file } ya existe. Elige otro nombre, para que no se pierda ninguna partida.
play-sits-down = { $name } se sienta.
play-leaves = { $name } deja la mesa.
play-away = { $name } no está: juega un bot.
play-is-back = { $name } ha vuelto.
play-host = Ahora { $name } es el anfitrión.
play-found = La conexión ha vuelto.
play-ask-start = Todos los asientos están ocupados. Escribe empezar para empezar la partida.
play-ask-bot = Envía el enlace a tus amigos, o escribe bot para sentar un bot.
play-ask-again = Escribe otra para jugar otra partida.
play-ask-back = Escribe volver para jugar de nuevo tú.
play-no-phrase = No existe la frase “{ $given }”. Escribe decir para ver la lista.
play-apart = Esto no va junto con { $other }: { $options }
play-unknown = “{ $given }” no es ni una carta ni una orden. Escribe ayuda para ver la lista.
play-which-card = ¿Qué carta? Por ejemplo: { $verb } R7
play-which-seat = ¿Con quién? Por ejemplo: { $verb } 2, o el nombre.
play-which-color = ¿Qué color? Por ejemplo: { $verb } R


## La página del reglamento

book-title = El reglamento
book-about = Cada regla tiene un identificador, y la última columna nombra las hojas impresas de las que procede. Donde las hojas callan, [silent.md](silent.md) dice lo que hacemos.
book-house = Las reglas de la casa, una línea cada una
book-formats = Las formas de partida, una línea cada una

## Series de partidas

batch-policy = No existe la estrategia “{ $given }”. Elige entre: { $known }.
batch-policies = { $given } estrategias son demasiadas para { $players } jugadores.
batch-threads = Hace falta al menos un hilo, no { $given }.
batch-numbers = Las partidas se numeran desde 0: no se pueden jugar { $games } partidas desde el número { $first }.

## Estrategias propias

policy-no-function = Una estrategia es una función de un registro, un asiento y una palabra; { $name } no lo es.
policy-not-compiled = No se puede compilar la estrategia { $name }. { $reason }
policy-no-number = La estrategia { $name } tiene que devolver un número entero, no { $given }.
policy-silent = La estrategia dejó pasar el momento en el asiento { $seat }, pero es su turno y tiene que jugar.
policy-no-move = La estrategia respondió { $code } en el asiento { $seat }, que allí no es ninguna jugada.
policy-refused = La estrategia respondió { $code } en el asiento { $seat }: “{ $move }” se rechaza. { $why }

## Simulaciones

simulate-rate = { $millions } millones de jugadas/s
simulate-ready = preparando; la primera vez tarda medio minuto
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
simulate-choices = Decisiones de verdad, con otra jugada posible: { $choices }, el { $share } de las jugadas.
simulate-seat = asiento
simulate-policy = estrategia
simulate-wins = partidas ganadas
simulate-points = puntos por partida
simulate-again = Las mismas partidas otra vez: --games { $games } --key { $key }
simulate-only-matches = Solo cuenta en partidas completas: { $words }. Sin --matches se juegan rondas sueltas.
simulate-nothing = Se detuvo antes de jugar las primeras partidas.

## Comparaciones

compare-side = “{ $given }” no es un lado que se pueda comparar. Un lado es un juego de reglas que empieza por { $editions }; o una formación de { $policies }; o las dos cosas, como jam:first.
compare-deals =
    { $deals ->
        [one] { $deals } reparto
       *[other] { $deals } repartos
    }
compare-stopped = { $deals } de { $asked } repartos
compare-head = { $played } para { $players } jugadores, { $games } partidas. Cada cifra lleva su intervalo del 95 %.
compare-side-of = { $name }: { $rules }, { $policies }
compare-other-cards = A y B no usan la misma baraja, así que los repartos no son de las mismas cartas.
compare-measure = por partida
compare-one = A
compare-other = B
compare-change = B − A
compare-of-wins = partidas que gana la primera estrategia
compare-of-first = partidas que gana el asiento 0, que empieza
compare-of-moves = jugadas
compare-of-points = puntos de todos los asientos
compare-of-rounds = rondas
compare-of-blocked = rondas bloqueadas
compare-percent = { $value } puntos porcentuales
compare-range = { $least } a { $most }
compare-verdict-more = { $name }: más en B, con una diferencia de { $range }.
compare-verdict-less = { $name }: menos en B, con una diferencia de { $range }.
compare-verdict-unclear = { $name }: no se ve diferencia; si la hay, es (al 95 %) menor que { $most }.
compare-verdict-same = { $name }: lo mismo en cada uno de los { $deals }.
compare-verdict-few = { $name }: muy poco para saberlo; no es lo mismo en { $differing } de { $deals }.
compare-again = Los mismos repartos otra vez: --deals { $deals } --key { $key }

## Escaleras

ladder-few = Una escalera necesita al menos dos bots.
ladder-twice = “{ $given }” está dos veces en la lista. Nombra cada bot una vez; sus partidas contra sí mismo no dirían nada.
ladder-until = “{ $given }” no es el ancho de un intervalo. Da la mitad como porcentaje o como parte, más que 0 y menos que 50 %: 0.5% o 0.005.
ladder-deals = Hace falta al menos un reparto, no { $given }.
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
ladder-faults = faltas
ladder-zero = Elo: { $bot } es 0. Los tiempos son los de una decisión en la mesa, donde había qué elegir.
ladder-zero-mean = Elo: la media de todos los bots es 0. Los tiempos son los de una decisión en la mesa, donde había qué elegir.
ladder-faults-of =
    { $times ->
        [one] { $bot }: { $times } falta ({ $kinds }); perdió ese turno.
       *[other] { $bot }: { $times } faltas ({ $kinds }); perdió esos turnos.
    }
ladder-first-fault = { $told } La primera: { $fault }
ladder-fault-illegal = { $times } ilegales
ladder-fault-silent = { $times } sin respuesta
ladder-fault-timeout = { $times } fuera de tiempo
ladder-fault-crash = { $times } por caída
ladder-fault-nonsense = { $times } ilegibles
ladder-fault-start = { $times } sin arrancar
ladder-fault-absent = { $times } ausente tras una falta
ladder-fault-dismissed = { $times } expulsado
ladder-fault-other = { $times } de otro tipo
ladder-stopped = Interrumpido antes del final: estas son las partidas jugadas hasta entonces.
ladder-wide = En { $wide } de { $pairings } emparejamientos el intervalo aún es más ancho que ±{ $asked }.
ladder-few-deals = Un emparejamiento tiene menos de 30 repartos: su intervalo aún no dice nada.
ladder-again = Los mismos repartos otra vez: --key { $key }

## Clústeres

cluster-silent = No se pudo usar ningún clúster de Ray en { $address }: { $reason }
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
file-place = No se puede escribir { $file } en ese lugar.
file-fails = No se pudo escribir { $file }: { $reason }

## Entornos para aprender

env-reactions = Las reacciones son una de estas: { $known }; “{ $given }” no.
env-render = Una mesa se muestra de una de estas maneras: { $known }; “{ $given }” no.
env-no-render = Indica un render_mode al crear el entorno y después muéstralo.
env-games = Hace falta al menos una partida, no { $given }.
env-actions = Da un número entero para cada una de las { $games } partidas.
env-language = Los idiomas son { $known }; “{ $given }” no.
env-seed = Una semilla es un número entero a partir de 0, no “{ $given }”.
env-reset = No hay ninguna partida en marcha. Reinicia el entorno para empezar una.
env-action = “{ $given }” no es una acción. Las acciones son los números enteros de 0 a { $most }.
env-pass = Es el propio turno de { $who } y no se puede dejar pasar. Elige una de las acciones que ofrece la máscara.
env-automatic = La acción { $action } no se ofrece, porque aquí las reacciones son automáticas.
env-refused =
    { $move ->
        [none] Se rechaza la acción { $action } de { $who }. { $why }
       *[other] Se rechaza la acción { $action } de { $who }, “{ $move }”. { $why }
    }
env-game = Partida { $game }: { $why }
env-totals = Totales: { $totals }
env-turn = Es el turno de { $name }.
env-over =
    { $winners ->
        [none] La partida ha terminado. No gana nadie.
       *[other] La partida ha terminado. Gana: { $winners }
    }

## Bots

bot-unknown = No existe el bot “{ $given }”. Elige entre: { $known }; o nombra un programa, como ./mibot.
bot-budget = “{ $given }” no es un tiempo para pensar. Escribe expert, expert@200ms o expert@5000 para tantas simulaciones.
bot-unready = { $given } no puede pensar aquí: { $reason }
bot-extra = { $given } necesita numba y numpy: pip install 'oneleft[arena]'

## Bots que son programas. $said es la última línea del error estándar, o none.

bot-missing = No existe el programa “{ $given }”.
bot-not-executable = “{ $given }” no se puede ejecutar. Hazlo ejecutable (chmod +x), o termina su nombre en .py si es Python.
bot-many = Hay { $given } bots en la lista, pero solo { $seats } asientos para ellos.
bot-fault-start = No arranca: { $reason }.
bot-fault-timeout = No respondió en { $seconds } s.
bot-fault-crash =
    { $said ->
        [none] Ha terminado o cerrado sus tuberías, estado de salida { $status }.
       *[words] Ha terminado o cerrado sus tuberías, estado de salida { $status }. Dijo: { $said }
    }
bot-fault-nonsense = Su respuesta “{ $given }” no se puede leer: { $reason }.
bot-fault-nonsense-number = Su respuesta “{ $given }” no es a ninguna pregunta hecha.
bot-fault-nonsense-endless = Escribió una línea sin fin: “{ $given }”…
bot-fault-illegal = Su respuesta “{ $given }” no es una de sus jugadas legales.
bot-fault-absent = Fue detenido y vuelve a jugar en la próxima ronda.
bot-fault-dismissed = Hubo que detenerlo { $times } veces seguidas y no se vuelve a arrancar.
bot-does-not-play = { $name } no juega. { $fault }

## Ajuste

tune-family = No existe la familia de reglas “{ $given }”. Elige entre: { $known }.
tune-progress = { $family }, { $players } jugadores: gana el { $wins } %
tune-stopped = Interrumpido: no se ha escrito nada.
tune-written = { $rows ->
    [one] Una fila de pesos
   *[other] { $rows } filas de pesos
} en { $file }

## The server

server-no-table = No existe esa mesa. Comprueba el enlace.
server-no-match = Esta mesa no tiene una partida número { $number }.
server-no-player = Nadie llamado «{ $given }» ha terminado una partida aquí.
server-bad-token = Este asiento no es tuyo, o ya no lo es. Siéntate con el enlace de la mesa.
server-no-token = Solo puede hacerlo quien está sentado a la mesa: envía la clave del asiento.
server-bad-origin = Esta página es de otro sitio y no puede jugar aquí.
server-no-spectators = En esta mesa no se permite mirar.
server-not-host = Solo el anfitrión puede hacer eso.
server-not-seated = Estás mirando. Solo puede hacerlo quien está sentado a la mesa.
server-other-seat = Esa jugada es de otra persona.
server-no-seat = No hay nadie en el asiento { $given }.
server-no-page = No hay nada en esta dirección.
server-no-method = No con este método.
server-failure = Algo ha ido mal, y no es culpa tuya. Prueba otra vez.
server-bad-message = No se puede leer este mensaje: { $reason }
server-bad-name = «{ $given }» no puede ser un apodo. Usa de 1 a 24 caracteres visibles, y ninguno de < > & `.
server-bad-words = No se pueden aceptar estas palabras: «{ $given }». Usa caracteres visibles, y ninguno de < > & `.
server-name-taken = Ya hay alguien llamado «{ $given }» en esta mesa. Elige otro nombre.
server-full = Los { $players } asientos están ocupados.
server-bad-bot = Aquí no hay ningún bot «{ $given }». Elige entre: { $known }.
server-begun = La partida ha empezado.
server-not-begun = La partida no ha empezado todavía.
server-not-over = La partida no ha terminado todavía.
server-too-few = { $empty ->
    [one] Hay un asiento vacío. Espera a un amigo o añade un bot.
   *[other] Hay { $empty } asientos vacíos. Espera a tus amigos o añade bots.
}
server-not-a-person = El anfitrión tiene que ser una persona.
server-stale = Pasó algo antes de que llegara tu jugada: la mesa está ahora en la posición { $number }. Mira otra vez y elige.
server-settling = Alguien ha notado que { $name } no cantó UNO. Un momento, hasta que se resuelva.
server-no-chat = En esta mesa solo se pueden decir las frases.
server-bad-phrase = No existe la frase «{ $given }». Elige entre: { $known }.
server-too-fast = No tan deprisa. Prueba otra vez dentro de un momento.
server-too-big = Es demasiado largo: como mucho { $most } bytes.
server-busy = La base de datos del servidor no responde en este momento. Prueba otra vez: nada se hace dos veces.
server-secret-yet = La partida no ha terminado todavía: hasta entonces sus cartas son secretas.

phrase-hello = ¡Hola!
phrase-nice = ¡Buena jugada!
phrase-oops = ¡Ay!
phrase-hurry = ¡Te toca!
phrase-thanks = ¡Gracias!
phrase-sorry = ¡Perdón!
phrase-wow = ¡Vaya!
phrase-laugh = ¡Ja, ja!
phrase-good-game = ¡Buena partida!
phrase-again = ¿Otra vez?

serve-running =
    Se juega en { $address } (Ctrl-C para terminar)
    Las partidas se guardan en { $database }
serve-network = En la misma red: { $address }
serve-stopped = Terminado. Cada partida sigue donde estaba cuando vuelvas a empezar.
serve-port = No se puede escuchar en { $host }, puerto { $port }: { $reason }. Elige otro con --port.
serve-database = «{ $given }» no es una base de datos para partidas. Escribe sqlite:///ARCHIVO o postgresql://USUARIO@HOST/NOMBRE.
serve-postgres = PostgreSQL necesita un controlador: pip install 'oneleft[postgres]'
serve-twice = Otro servidor tiene abierto { $database }. Páralo antes, o indica otro archivo con --database.
serve-failed = El servidor no arranca: { $reason }

join-seated = Sentado. El enlace personal de este asiento: { $table }
join-left = { $matches ->
    [one] Se va después de una partida.
   *[other] Se va después de { $matches } partidas.
}
join-gone = Desconectado. El asiento sigue siendo tuyo, y mientras tanto juega por ti un bot de la mesa: { $table }
client-left = Se dejó la conexión con { $given }.
client-link = «{ $given }» no es el enlace de una mesa. Es algo como http://HOST:PUERTO/t/MESA
client-unreachable = { $given } no responde: { $reason }

## The page

page-welcome = El juego de cartas en el que cuenta la última. Juega ya contra bots o envía un enlace a tus amigos.
page-name = Tu nombre
page-you = Invitado
page-play-now = { $count ->
    [one] Jugar ya contra un bot
   *[other] Jugar ya contra { $count } bots
}
page-play-friends = Jugar con amigos
page-settings = Las reglas de tu familia
page-edition = Edición
page-house = Reglas de la casa
page-bluffing = Faroles: un Comodín Roba 4 puede jugarse contra la regla, hasta que alguien lo desafíe.
page-format = Cómo se puntúa la partida
page-players = Jugadores
page-target = Puntos que alcanzar
page-level = Bots
page-level-easy = fácil
page-level-steady = normal
page-level-sharp = hábil
page-level-expert = experto
page-turn = Segundos por turno (0: sin prisa)
page-listed = Cualquiera puede encontrar esta mesa
page-tables = Mesas abiertas
page-independent = oneleft es independiente. UNO es una marca de Mattel.
page-offline = El servidor no responde. Prueba otra vez dentro de un momento.
page-lost = Conexión perdida, volviendo…
page-close = Cerrar
page-waiting = Esperando jugadores
page-free = un asiento libre
page-host = anfitrión
page-remove = Echar a { $name }
page-add-bot = Añadir un bot
page-start = Empezar la partida
page-host-starts = El anfitrión empieza la partida.
page-invite = Invita a tus amigos
page-copy = Copiar el enlace
page-copied = Copiado
page-code = El enlace de la mesa como código para la cámara de un teléfono
page-personal = Seguir en otro dispositivo
page-personal-what = Este enlace personal es tu asiento. Ábrelo en tu otro dispositivo y no se lo digas a nadie.
page-commitment = El barajado ya está decidido y sellado: { $commitment }…
page-words = Mezcla tus propias palabras en el barajado
page-words-what = Nadie podía saberlas antes, así que nadie puede haber preparado las cartas. El registro las muestra después de la partida.
page-sit = Sentarse
page-watch = Solo mirar
page-watching = Estás mirando.
page-no-seat = No hay ningún asiento libre.
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
page-away = ausente, juega un bot
page-catch = ¡Pillar a { $name }!
page-swap = Cambiar de mano
page-draw = Robar
page-draw-pile = Mazo, { $count }
page-top = Encima: { $card }. Color en juego: { $color }
page-direction = { $direction ->
    [left] Se juega hacia la izquierda
   *[right] Se juega hacia la derecha
}
page-seconds = { $count ->
    [one] Queda un segundo
   *[other] Quedan { $count } segundos
}
page-phase-turn = Te toca: juega una carta o roba.
page-phase-drew = Has robado { $card }. Juégala o quédatela.
page-phase-penalty = { $count ->
    [one] Te espera un castigo de una carta.
   *[other] Te espera un castigo de { $count } cartas.
}
page-phase-color = La primera carta es un comodín: di con qué color se empieza.
page-phase-swap = Has jugado un 7. ¿Con quién cambias la mano?
page-phase-slam = { $count ->
    [one] ¡Slam! Elige una carta para descartar.
   *[other] ¡Slam! Elige { $count } cartas para descartar.
}
page-can-jump = Tienes la misma carta: ¡puedes adelantarte!
page-waits = Esperando a { $name }.
page-waits-table = Esperando a la otra mesa.
page-noticed = ¡{ $by } ha notado que { $name } no cantó UNO!
page-which-color = ¿Qué color?
page-cancel = Otra carta
page-keep = Quedármela
page-take = { $count ->
    [one] Robar 1 carta
   *[other] Robar { $count } cartas
}
page-challenge = Desafiar
page-challenge-risk = Si era legal, robas { $count }.
page-stood-in = Un bot juega por ti.
page-back = He vuelto
page-log = Qué ha pasado
page-say = Di algo
page-mute = Silenciar
page-letters = Sin teclas de letras
page-scores = Marcador
page-round = Ronda
page-round-over = La ronda ha terminado
page-total = Total
page-deal = Siguiente ronda
page-next-soon = La siguiente ronda empieza en un momento.
page-rematch = Jugar otra vez
page-record = Descargar el registro, para comprobar cada barajado
page-rules = Reglas
page-all = todas las ediciones
page-race = Los puntos después de cada ronda
page-replay = Repetición
page-step-back = Un paso atrás
page-step-on = Un paso adelante
page-pause = Pausa
page-run = Reproducir
page-step = { $step } de { $steps }
page-verify = Comprobar el barajado
page-genuine = { $cards ->
    [one] Auténtico: la clave es la que se selló antes de repartir, y una carta sale de ella.
   *[other] Auténtico: la clave es la que se selló antes de repartir, y las { $cards } cartas salen de ella.
}
page-forged = ¡Esta no es la clave que se selló antes de repartir!
page-why = ¿Por qué estos puntos?
page-view = Vista
page-theme = Colores de la página
page-theme-auto = como el dispositivo
page-theme-light = claro
page-theme-dark = oscuro
page-theme-contrast = alto contraste
page-type = Escribe una jugada
page-ask = Explicar
page-more = Más
page-sign-draw = +{ $count }
page-sign-uno = ¡UNO!
page-sign-caught = ¡Pillado!
page-sign-guilty = ¡Farol!
page-sign-lawful = Legal
page-points = { $count ->
    [one] { $count } punto
   *[other] { $count } puntos
}
page-swap-with = Cambiar de mano con { $name }
page-pending = { $count ->
    [one] Hay un castigo pendiente de una carta
   *[other] Hay un castigo pendiente de { $count } cartas
}
page-said = { $name }: «{ $text }»
page-table = La mesa
page-carried = Anterior
page-left = Cartas que quedaron
page-misdealt = La clave es la sellada, pero una carta del paso { $step } no sale de ella.
page-share = Compartir este momento
page-moment = Momento de la partida
page-grace = Segundos para decir UNO antes de que valga pillar
page-have-link = ¿Te han enviado un enlace?
page-go = Entrar
page-only-here = Este enlace solo sirve en este ordenador. Para amigos en otros aparatos de tu red, empieza con «make play HOST=0.0.0.0».
page-no-bluffing = sin faroles
page-partner = pareja
page-title-turn = ● Te toca · oneleft
page-other-table = La otra mesa
page-nowhere = En esta dirección no hay nada. Aquí puedes empezar.
page-join-waiting = Únete a la mesa
page-join-playing = Están jugando
page-join-over = Esta partida ha terminado
page-hand-over = Hacer anfitrión
page-leave = Dejar la mesa
page-need-name = Primero di a tus amigos cómo te llamas.
page-bad-link = Eso no es un enlace a una mesa.
page-own-tables = Tus partidas
page-eliminated = Has llegado al límite y quedas fuera. Puedes mirar a los demás.
page-host-again = { $name } puede empezar otra partida.
page-ask-hint = Toca cualquier cosa para ver su regla.
page-to-table = A la mesa
page-gone = ausente
page-genuine-unseen = La clave encaja con el sello del registro y todas las cartas salen de ella. Pero este dispositivo no estaba antes de repartir, así que no sabe cuándo se hizo el sello.
page-words-lost = ¡Las palabras que añadiste no están en el barajado!
page-words-in = Palabras en el barajado: { $words }

## La pantalla completa. En las listas de teclas, dos espacios separan una tecla de la siguiente y uno la tecla de sus palabras.

screen-jump = Adelantarse con { $card }
screen-pending = { $count ->
    [one] Castigo: { $count } carta
   *[other] Castigo: { $count } cartas
}
screen-color = Color:
screen-type = / para escribir: R7 uno, W:B, pillar Ana, regla TURN-1
screen-watch-type = / para escribir: regla TURN-1, puntos, ayuda, salir
screen-target = La partida es a { $target } puntos.
screen-small = Este terminal es demasiado pequeño para la mesa. Hacen falta al menos { $width } columnas y { $height } líneas; o juega línea a línea: oneleft play --plain
screen-keys = h ayuda  q salir  ←→ carta  ↵ jugar  d robar  u UNO  c pillar  ? por qué  / escribir  s puntos  k guardar  ! desafiar  j adelantarse
screen-say-key = p decir
screen-steer-keys = espacio pausa  + más rápido  - más lento  → seguir  v manos
screen-back-keys = ← atrás
screen-watch-keys = h ayuda  q salir  ? por qué  s puntos
screen-bad-save = No se puede leer la partida guardada { $file }: { $fault }
screen-nothing = No hay ninguna partida sin terminar. Empieza una: oneleft play
screen-unsaved = En esta máquina no se pueden guardar partidas: la que dejes a medias se perderá: { $reason }
screen-kept = La partida queda guardada. Para seguir con ella: oneleft play --resume
screen-record = El registro de esta partida, para que cualquiera lo repita y lo verifique: { $file }
screen-on = sí
screen-off = no
screen-language = Español
screen-speaks = Idioma
screen-begin = Jugar
screen-resume = Seguir con la última partida
screen-quit = Salir
screen-start-keys = ↑↓ elegir   ←→ cambiar

notation-color-later = “{ $given }”: la carta Jam se juega sin color, como “{ $card }”. Su jugador nombra el color después de soltarla.
refusal-color-after-drop = Primero nombra el color para tu carta Jam.
document-drop = “drop” necesita una carta Jam arriba y la fase “slam” (entonces “slam”) o “color”; la fase es “{ $phase }”.
document-color-early = No hay color en juego en la fase “{ $phase }”: se nombra después de soltar la carta Jam.
document-pending-progressive = Sin Progresivo la cantidad pendiente es solo la de la carta de arriba.
refusal-caught-too-late = Demasiado tarde: el siguiente turno ya ha comenzado.
setup-players-eight-table = Cada una de las dos mesas de “eight” tiene cuatro jugadores, no { $players }.

play-phase-color-drop = La carta Jam ya ha caído: nombra el color con el que sigue el juego. Puedes: { $moves }.
page-phase-color-drop = La carta Jam ya ha caído: nombra el color con el que sigue el juego.
play-help-jam = La carta Jam no lleva color: juega WJ y nombra su color después de soltarla.
