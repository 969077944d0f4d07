### oneleft em português do Brasil.

## O idioma

language-name = Português
language-label = Idioma
book-file = regras.md

# As palavras que se digitam: todas valem, e os textos mostram a primeira
typed-play = jogar
typed-jump = cortar
typed-discard = descartar
typed-color = cor
typed-swap = trocar
typed-catch = flagrar
typed-draw = comprar
typed-keep = ficar
typed-take = aceitar
typed-challenge = desafiar
typed-uno = uno
typed-pass = passar
typed-start = começar comecar
typed-bot = bot
typed-again = outra
typed-back = voltar
typed-remove = remover
typed-reshuffle = reembaralhar
typed-hint = dica
typed-undo = desfazer
typed-say = dizer
typed-help = ajuda
typed-quit = sair
typed-table = mesa mão mao
typed-score = placar pontos
typed-rule = regra
typed-why = motivo porque porquê

## Cores e cartas

color-red = vermelho
color-yellow = amarelo
color-green = verde
color-orange = laranja
color-blue = azul
color-none = ainda sem cor
list-last = { $first } e { $last }
list-or = { $first } ou { $last }
list-choices = { $first } ou { $last }

# $rank: de 0 a 9 ou um símbolo; $color: uma cor, ou none se for curinga.
# Um número é masculino (“7 vermelho”); uma carta com símbolo, feminina (“Pular vermelha”).
card =
    { $rank ->
        [skip] Pular { card.feminine }
        [reverse] Inverter { card.feminine }
        [draw-two] Comprar Duas { card.feminine }
        [wild] Curinga
        [wild-draw-four] Curinga Comprar Quatro
        [jam] Curinga Welcome to the Jam
        [graduation] Carta de Formatura
       *[number] { $rank } { card.masculine }
    }
    .masculine =
        { $color ->
            [red] vermelho
            [yellow] amarelo
            [green] verde
            [orange] laranja
           *[blue] azul
        }
    .feminine =
        { $color ->
            [red] vermelha
            [yellow] amarela
            [green] verde
            [orange] laranja
           *[blue] azul
        }

# A mesma carta com o artigo, para frases
card-with-article =
    { $rank ->
        [skip] uma Pular { card-with-article.feminine }
        [reverse] uma Inverter { card-with-article.feminine }
        [draw-two] uma Comprar Duas { card-with-article.feminine }
        [wild] um Curinga
        [wild-draw-four] um Curinga Comprar Quatro
        [jam] um Curinga Welcome to the Jam
        [graduation] uma carta de Formatura
       *[number] um { $rank } { card-with-article.masculine }
    }
    .masculine =
        { $color ->
            [red] vermelho
            [yellow] amarelo
            [green] verde
            [orange] laranja
           *[blue] azul
        }
    .feminine =
        { $color ->
            [red] vermelha
            [yellow] amarela
            [green] verde
            [orange] laranja
           *[blue] azul
        }

## O que acontece na mesa. Um valor ausente ou oculto é “none”.

event-cut =
    { $dealer ->
        [0] Cada jogador tira uma carta para ver quem dá as cartas: { $cards }. O maior número deu empate (símbolos valem zero), então os empatados tiram de novo!
       *[named] Cada jogador tira uma carta para ver quem dá as cartas: { $cards }. Quem dá as cartas é { $dealer }.
    }
event-dealt =
    { $cards ->
        [none]
            { $count ->
                [1] { $seat } recebe { $count } carta.
               *[other] { $seat } recebe { $count } cartas.
            }
       *[seen]
            { $count ->
                [1] { $seat } recebe { $count } carta: { $cards }.
               *[other] { $seat } recebe { $count } cartas: { $cards }.
            }
    }
event-turned-up = { $dealer } vira a primeira carta: { $card }.
event-returned =
    { $count ->
        [1] A primeira carta virada não pode começar uma rodada. Ela volta para o baralho, que é embaralhado de novo.
       *[other] A primeira carta virada não pode começar uma rodada, { $count } vezes seguidas. A cada vez ela volta para o baralho, que é embaralhado de novo.
    }
event-played =
    { $jump ->
        [yes]
            { $color ->
                [none] { $seat } corta com { $card }!
               *[named] { $seat } corta com { $card } e escolhe { $color }!
            }
       *[no]
            { $color ->
                [none] { $seat } joga { $card }.
               *[named] { $seat } joga { $card } e escolhe { $color }.
            }
    }
event-cancelled = Isso cancela a carta de baixo.
event-called-uno = { $seat } diz “UNO!”
event-caught = { $by } flagra { $seat }, que esqueceu de dizer “UNO”!
event-drew =
    { $cards ->
        [none]
            { $count ->
                [1] { $seat } compra { $count } carta.
               *[other] { $seat } compra { $count } cartas.
            }
       *[seen]
            { $count ->
                [1] { $seat } compra { $count } carta: { $cards }.
               *[other] { $seat } compra { $count } cartas: { $cards }.
            }
    }
event-went-on-drawing = { $seat } continua comprando: { $count } ao todo.
event-out-of-round =
    { $cards ->
        [none] { $seat } tem { $count } cartas e sai desta rodada. Elas vão para baixo do monte de compras.
       *[seen] { $seat } tem { $count } cartas e sai desta rodada. Elas vão para baixo do monte de compras: { $cards }.
    }
event-kept = { $seat } fica com a carta comprada.
event-ended-series = { $seat } não joga mais cartas deste número.
event-passed = Não há cartas para comprar, então { $seat } passa a vez.
event-reshuffled =
    { $count ->
        [1] O monte de compras acabou: { $count } carta do descarte forma o novo monte.
       *[other] O monte de compras acabou: { $count } cartas do descarte são embaralhadas e formam o novo monte.
    }
event-turned =
    { $direction ->
        [left] Agora o jogo segue para a esquerda.
       *[right] Agora o jogo segue para a direita.
    }
event-skipped = { $seat } perde a vez.
event-deflected = { $seat } desvia a penalidade.
event-facing =
    { $count ->
        [1] Penalidade para { $seat }: { $count } carta.
       *[other] Penalidade para { $seat }: { $count } cartas.
    }
event-challenged =
    { $cards ->
        [none]
            { $guilty ->
                [yes] { $seat } desafia { $accused }: era blefe!
               *[no] { $seat } desafia { $accused }: não era blefe!
            }
       *[seen]
            { $guilty ->
                [yes] { $seat } desafia { $accused } e vê { $cards }: era blefe!
               *[no] { $seat } desafia { $accused } e vê { $cards }: não era blefe!
            }
    }
event-named-color = { $seat } escolhe { $color }.
event-swapped = { $seat } troca de mão com { $other }.
event-hands-passed =
    { $direction ->
        [left] Todas as mãos passam um lugar para a esquerda!
       *[right] Todas as mãos passam um lugar para a direita!
    }
event-received =
    { $cards ->
        [none]
            { $count ->
                [1] { $seat } recebe a mão de { $giver } ({ $count } carta).
               *[other] { $seat } recebe a mão de { $giver } ({ $count } cartas).
            }
       *[seen]
            { $count ->
                [1] { $seat } recebe a mão de { $giver } ({ $count } carta): { $cards }.
               *[other] { $seat } recebe a mão de { $giver } ({ $count } cartas): { $cards }.
            }
    }
event-dropped =
    { $side ->
        [slam] { $seat } solta a carta. Ela cai com o lado Slam para cima!
       *[back] { $seat } solta a carta. Ela cai com o verso para cima. Que azar!
    }
event-discarded = { $seat } descarta { $card } debaixo da carta Jam.
event-out =
    { $last ->
        [yes] { $seat } vence a rodada: não sobrou nenhum adversário! Cartas:{ $left }
       *[no] { $seat } bate e vence a rodada! Cartas que sobraram:{ $left }
    }
event-blocked =
    { $refills ->
        [yes] O monte de compras acabou pela 50ª vez, e a rodada fica travada. Ninguém pontua, e as cartas são dadas de novo.
       *[no] Todos passaram em sequência, e a rodada fica travada. Ninguém pontua, e as cartas são dadas de novo.
    }
event-scored = Pontos da rodada: { $points }. Totais: { $totals }.
event-eliminated = { $seat } chega ao limite e sai da partida.
event-won =
    { $count ->
        [1] { $seats } vence a partida.
       *[other] { $seats } vencem a partida.
    }

## Acontecimentos de quem lê: o mesmo na segunda pessoa

event-you-dealt =
    { $count ->
        [1] Você recebe { $count } carta: { $cards }.
       *[other] Você recebe { $count } cartas: { $cards }.
    }
event-you-turned-up = Você vira a primeira carta: { $card }.
event-you-played =
    { $jump ->
        [yes]
            { $color ->
                [none] Você corta com { $card }!
               *[named] Você corta com { $card } e escolhe { $color }!
            }
       *[no]
            { $color ->
                [none] Você joga { $card }.
               *[named] Você joga { $card } e escolhe { $color }.
            }
    }
event-you-called-uno = Você diz “UNO!”
event-you-caught = Você flagra { $seat }, que esqueceu de dizer “UNO”!
event-caught-you = { $by } flagra você, que esqueceu de dizer “UNO”!
event-you-drew =
    { $count ->
        [1] Você compra { $card }.
       *[other] Você compra { $count } cartas: { $cards }.
    }
event-you-went-on-drawing = Você continua comprando: { $count } ao todo.
event-you-out-of-round = Você tem { $count } cartas e sai desta rodada. Elas vão para baixo do monte de compras.
event-you-kept = Você fica com a carta comprada.
event-you-ended-series = Você não joga mais cartas deste número.
event-you-passed = Não há cartas para comprar, então você passa a vez.
event-you-skipped = Você perde a vez.
event-you-deflected = Você desvia a penalidade.
event-you-facing =
    { $count ->
        [1] Penalidade para você: { $count } carta.
       *[other] Penalidade para você: { $count } cartas.
    }
event-you-challenged =
    { $guilty ->
        [yes] Você desafia { $accused } e vê { $cards }: era blefe!
       *[no] Você desafia { $accused } e vê { $cards }: não era blefe!
    }
event-challenged-you =
    { $guilty ->
        [yes] { $seat } desafia você: era blefe!
       *[no] { $seat } desafia você: não era blefe!
    }
event-you-named-color = Você escolhe { $color }.
event-you-swapped = Você troca de mão com { $other }.
event-swapped-you = { $seat } troca de mão com você.
event-you-received =
    { $count ->
        [1] Você recebe a mão de { $giver } ({ $count } carta): { $cards }.
       *[other] Você recebe a mão de { $giver } ({ $count } cartas): { $cards }.
    }
event-received-you =
    { $count ->
        [1] { $seat } recebe a sua mão ({ $count } carta).
       *[other] { $seat } recebe a sua mão ({ $count } cartas).
    }
event-you-dropped =
    { $side ->
        [slam] Você solta a carta. Ela cai com o lado Slam para cima!
       *[back] Você solta a carta. Ela cai com o verso para cima. Que azar!
    }
event-you-discarded = Você descarta { $card } debaixo da carta Jam.
event-you-out =
    { $last ->
        [yes] Você vence a rodada: não sobrou nenhum adversário! Cartas:{ $left }
       *[no] Você bate e vence a rodada! Cartas que sobraram:{ $left }
    }
event-you-eliminated = Você chega ao limite e sai da partida.
event-you-won = Você vence a partida!
list-you = você

## Jogadas recusadas: o motivo e o que fazer

refusal-round-over = A rodada acabou: alguém bateu. Dê as cartas da próxima rodada para continuar.
refusal-round-blocked = A rodada está travada, e não há mais jogadas possíveis. Dê as cartas de novo para continuar.
refusal-not-your-turn = É a vez de { $turn }. Aguarde.
refusal-not-held = Você não tem { $card }. Escolha uma carta da sua mão.
refusal-no-match = Você não pode jogar { $card } sobre { $top }: a cor em jogo é { $color }. { $advice }.
refusal-only-the-drawn-card = Você já comprou, então não pode jogar { $card } neste turno. { $advice }.
refusal-unlawful-draw-four = Você não pode jogar { $card } enquanto tiver uma carta da cor em jogo ({ $color }): nesta mesa não vale blefar.
refusal-draw-two-faced = Você tem uma Comprar Duas pela frente. { $advice }.
refusal-draw-four-faced = Você tem um Curinga Comprar Quatro pela frente. { $advice }.
refusal-kinds-do-not-mix =
    { $penalty ->
        [draw-two] Você não pode responder a uma Comprar Duas com { $card }. { $advice }.
       *[draw-four] Você não pode responder a um Curinga Comprar Quatro com { $card }. { $advice }.
    }
refusal-color-first = Primeiro escolha a cor inicial.
refusal-swap-first = Você jogou um 7. Primeiro escolha com quem trocar de mão.
refusal-slam-first = Lado Slam para cima! Primeiro escolha uma carta para descartar.
refusal-color-after-drop = Primeiro escolha a cor da sua carta Jam.
refusal-already-drew = Você já comprou neste turno. { $advice }.
refusal-nothing-drawn = Você só pode ficar com uma carta que acabou de comprar. Escolha outra jogada.
refusal-no-penalty = Você não tem penalidade a cumprir. { $advice }.
refusal-no-challenge = Você só pode desafiar um Curinga Comprar Quatro jogado contra você, e só antes de comprar.
refusal-no-color-asked = Você não precisa escolher uma cor agora. Escolha ao jogar um curinga ou depois que uma carta Jam cair.
refusal-no-swap = Você só pode trocar de mão depois de jogar um 7, em uma mesa onde o 7 troca as mãos.
refusal-swap-with-another = A troca de mão precisa ser com outra pessoa. Escolha outro jogador.
refusal-no-slam = Você só pode descartar cartas extras quando sua carta Jam cai com o lado Slam para cima.
refusal-no-jump-in = Esta mesa joga sem Corte: as cartas só são jogadas na vez de cada um.
refusal-jump-in-turn = É a sua vez, então não é preciso cortar. Jogue a carta normalmente, a menos que já tenha comprado.
refusal-jump-must-wait = Você não pode cortar enquanto { $turn } está escolhendo. Tente de novo daqui a pouco.
refusal-jump-not-identical = Você só pode cortar com uma carta idêntica, e { $card } não é { $top }.
refusal-uno-not-due = Só diga “UNO” quando sua jogada deixar você com uma carta, e antes que o próximo turno comece. Sem penalidade.
refusal-cannot-be-caught = Você só pode flagrar um jogador que está com uma carta e esqueceu de dizer “UNO”, e só antes que o próximo turno comece. Sem penalidade.
refusal-caught-too-late = Tarde demais: o próximo turno já começou.
refusal-no-such-move = Esta jogada não existe nesta mesa. Escolha uma das jogadas permitidas.
refusal-round-blocked-by-refills = O monte de compras acabou vezes demais, e a rodada está travada. Dê as cartas de novo para continuar.
refusal-last-one-left = A rodada acabou: não sobrou nenhum adversário. Dê as cartas da próxima rodada para continuar.
refusal-out-of-round = Você está fora desta rodada. Volta a jogar quando as cartas forem dadas de novo.
refusal-swap-with-one-out = Esse jogador está fora da rodada e não tem cartas. Escolha outro jogador.
refusal-accused-out = Quem jogou o Curinga Comprar Quatro está fora da rodada, então ele não pode mais ser desafiado.
refusal-must-play = Você tem uma carta que pode jogar, então não pode comprar: nesta mesa, quem pode jogar tem que jogar.
refusal-must-play-drawn = A carta comprada pode ser jogada, então você não pode ficar com ela: nesta mesa, quem pode jogar tem que jogar.
refusal-free-draw-four = Nesta mesa o Curinga Comprar Quatro é sempre permitido, então não pode ser desafiado.
refusal-covered-draw-four = Há uma Comprar Duas sobre o Curinga Comprar Quatro, então ele não pode mais ser desafiado.
refusal-deflected = A penalidade foi desviada, então não pode mais ser desafiada.
refusal-cross-color = Uma Comprar Duas só responde a um Curinga Comprar Quatro se for da cor escolhida ({ $color }). { $advice }.
refusal-skip-color = Só uma Pular da cor em jogo ({ $color }) passa a penalidade adiante. { $advice }.
refusal-reverse-color = Só uma Inverter da cor em jogo ({ $color }) devolve a penalidade. { $advice }.
refusal-number-last = Você não pode jogar { $card } como última carta: nesta mesa ela tem que ser um número.
refusal-silent = Nesta mesa ninguém diz “UNO”, e ninguém pode ser flagrado.
refusal-series-number = Em uma sequência você só pode jogar o mesmo número, e { $card } não combina com { $top }. Jogue mais uma ou passe.
refusal-series-first = Você pode jogar outra carta do mesmo número. Jogue-a, ou passe para encerrar a sua vez.
refusal-no-series = Você só pode passar enquanto joga várias cartas do mesmo número. Escolha outra jogada.
refusal-match-over = A partida acabou. Comece outra para continuar jogando.
refusal-eliminated = Você está fora desta partida. Pode assistir até o fim.
refusal-round-goes-on = Esta rodada ainda não acabou. Termine-a antes de dar as cartas da próxima.

# O que se pode fazer no lugar: algumas destas, unidas por list-choices
advice-take = Compre as { $pending } cartas
advice-challenge = desafie
advice-answer = responda com { $cards }
advice-jump = corte com { $cards }
advice-drawn = Jogue a carta comprada
advice-keep = fique com ela
advice-match = Combine a cor, o número ou o símbolo
advice-wild = jogue um curinga
advice-draw = compre

## Configurações inválidas da mesa

setup-edition = Edição desconhecida: “{ $given }”. Escolha entre: { $known }.
setup-edition-first = “{ $given }” é uma edição. Ela vem no começo da linha.
setup-preset-first = “{ $given }” é um pacote de regras. Ele vem no começo da linha ou logo depois da edição.
setup-presets = “{ $preset }” e “{ $given }” são dois pacotes de regras. Escolha um deles.
setup-preset-excludes = “{ $preset }” inclui “{ $name }”, que não pode ser combinado com “{ $excluded }”. Acrescente “no_{ $name }” ou tire “{ $excluded }”.
setup-no-edition = “{ $given }” não é uma edição. Comece com uma: { $example }.
setup-format = Formato de partida desconhecido: “{ $given }”. Escolha entre: { $known }.
setup-switch = “{ $name }” deve ser true ou false, e não “{ $given }”.
setup-number = “{ $name }” deve ser um número inteiro de { $least } a { $most }, e não “{ $given }”.
setup-above = “{ $more }” é pouco: deve ser mais que “{ $less }”.
setup-excludes = “{ $name }” e “{ $excluded }” não podem ser combinados. Escolha um dos dois.
setup-twice = “{ $name }” foi definido duas vezes. Defina uma vez só.
setup-empty-word = “{ $given }” tem um “+” sem nenhuma regra antes ou depois. Tire esse “+”.
setup-seed = A semente deve ser um número inteiro, 0 ou maior, e não “{ $given }”.
setup-key-and-seed = Informe uma chave ou uma semente, não as duas.
setup-bots = Há { $players } lugares, mas { $bots } bots. Informe um bot para cada lugar.
setup-position-players = A posição tem { $hands } mãos, mas há { $players } jogadores.
setup-position-tables = Este formato tem duas mesas, mas uma posição só descreve uma.
setup-word = Regra desconhecida: “{ $given }”. Escolha entre: { $known }.
setup-name = “{ $given }” não pode ser usado como nome. Use de 1 a 60 caracteres visíveis.
setup-name-twice = Há dois jogadores com o nome { $given }. Dê um nome diferente a cada um.
setup-words = As palavras para o embaralhamento devem ser uma lista de textos, não { $given }.
setup-reveals = O embaralhamento precisa de uma entrada para cada um dos { $seats } lugares. Há { $hashes } hashes e { $reveals } contribuições.
setup-reveal = O que o lugar { $seat } acrescentou ao embaralhamento não corresponde ao hash que enviou antes de as cartas serem dadas.
setup-players = Uma mesa recebe de dois a dez jogadores, e não { $players }.
setup-players-partners = Duplas exigem um número par de jogadores, de quatro a dez, e não { $players }.
setup-players-rotating = Duplas em rodízio exigem exatamente quatro jogadores, e não { $players }.
setup-players-eight = Duas mesas exigem exatamente oito jogadores, e não { $players }.
setup-players-eight-table = Cada mesa de “eight” recebe quatro jogadores, e não { $players }.
setup-cards = Uma mesa de { $players } jogadores pode dar no máximo { $most } cartas a cada um, e não { $cards }: devem sobrar pelo menos 20 para comprar.

## Notação inválida

notation-seat = “{ $given }” deve começar com o número de um lugar, como em “0 draw”.
notation-verb = “{ $given }” não tem um verbo conhecido depois do lugar. Os verbos são: { $known }.
notation-needs-card = “{ $given }” precisa de uma carta depois do verbo, seguida ou não de “uno”, como em “0 play R7 uno”.
notation-needs-seat = “{ $given }” precisa do número de um lugar depois do verbo, como em “0 catch 2”.
notation-needs-color = “{ $given }” precisa da letra de uma cor depois do verbo, como em “0 color B”.
notation-needs-nothing = “{ $given }” tem palavras demais: nada pode vir depois deste verbo.
notation-color = “{ $given }” não é uma cor deste baralho. As letras das cores são: { $known }.
notation-card = “{ $given }” não é uma carta da edição { $edition }. As cartas se escrevem como R7, BS, YR, B+2, W ou W+4.
notation-color-extra = “{ $given }” escolhe uma cor, mas só um curinga pode fazer isso. Tire os dois-pontos e a letra.
notation-color-missing = “{ $given }” é um curinga, então precisa escolher uma cor, como em “{ $example }”.
notation-color-later = “{ $given }”: jogue a carta Jam sem cor, como “{ $card }”. A cor é escolhida depois que ela cai.
notation-no-seat = Não existe o lugar “{ $given }” nesta mesa. Os lugares são: { $seats }.

## Documentos do árbitro. $phase é um valor do documento.

document-card-twice = “{ $card }” aparece mais vezes do que existe no baralho.
document-seat = Não existe o lugar { $given } em uma mesa de { $players }. Os lugares são numerados a partir de 0.
document-no-discard = O monte de descarte deve ter pelo menos uma carta.
document-color-other = A carta do topo não é “{ $given }”. Omita a cor ou informe a cor da própria carta.
document-color-missing = A carta do topo, “{ $top }”, é um curinga, então é preciso informar a cor em jogo.
document-position-or-deal = Informe exatamente um dos dois: “position” ou “deal”.
document-empty-hand = Só a mão de quem bateu pode estar vazia, e só na fase “over”.
document-phase = A fase “{ $phase }” não combina com as regras, a carta do topo ou a cor. “color” exige um curinga que não seja Curinga Comprar Quatro e nenhuma cor ainda; “penalty” exige uma Comprar Duas, um Curinga Comprar Quatro ou, com “deflect”, uma Pular ou uma Inverter; “swap” exige um 7 e “sevens” ou “seven_zero”; “slam” exige uma carta Welcome to the Jam; “series” exige um número, outra carta dele na mão e “multi_play”.
document-pending = “pending” não combina com a fase “{ $phase }”. Pertence só à fase “penalty” e é uma soma a que as Comprar Duas e os Curingas Comprar Quatro podem chegar nesta mesa, no máximo 64.
document-pending-progressive = Sem Progressivo, só a penalidade de uma única Comprar Duas ou de um único Curinga Comprar Quatro pode estar pendente.
document-drawn = “drawn” não combina com a fase “{ $phase }”. Pertence só à fase “drew” e é uma carta que o jogador da vez tem e pode jogar.
document-slam = “slam” não combina com a fase “{ $phase }”. Pertence só à fase “slam”: 1 ou 2, e no máximo o número de cartas da mão.
document-drop = “drop” não combina com a fase “{ $phase }”. Exige uma carta Jam no topo e a fase “color” ou a fase “slam”. Na fase “slam”, seu valor é “slam”.
document-color-early = Não há cor em jogo na fase “{ $phase }”: ela é escolhida depois que a carta Jam cai.
document-passes = “passes” deve ser pelo menos 0, menor que o número de jogadores, e 0 enquanto houver cartas para comprar (a fase é “{ $phase }”).
document-reverse-pending = “reverse_pending” não combina com a fase “{ $phase }”. Exige uma Inverter no topo e a fase “turn” ou “penalty”.
document-challenged = “challenged” não combina com a fase “{ $phase }”. Exige a fase “penalty” e um Curinga Comprar Quatro no topo.
document-challenged-missing = A carta debaixo do Curinga Comprar Quatro não tem cor própria, então “challenged” deve informar a mão e a cor.
document-challenged-hand = “{ $card }” não pode estar na mão de “challenged”: quem jogou o Curinga Comprar Quatro não tem essa carta, ou não tem tantas.
document-out = “out” não combina com a fase “{ $phase }”. Pertence só à fase “over”.
document-exposed = “exposed” não combina com a fase “{ $phase }”: nela ninguém pode ser flagrado.
document-penalty = “penalty” não combina com a fase “{ $phase }” ou com as cartas do topo. Pertence só à fase “penalty”, onde indica a última Comprar Duas ou o último Curinga Comprar Quatro.
document-penalty-missing = A fase é “{ $phase }”, mas debaixo das cartas que a desviaram não há Comprar Duas nem Curinga Comprar Quatro: “penalty” deve dizer qual foi.
document-seat-out = Este lugar está fora da rodada: não pode ter a vez nem ser flagrado (a fase é “{ $phase }”).
document-last-left = Só um jogador ou uma equipe continua na rodada. Ela acabou, e a fase não pode ser “{ $phase }”.
document-no-mercy = Em uma mesa sem “mercy” ninguém pode sair da rodada.
document-out-with = Quem está fora da rodada tem a mão vazia, e tinha pelo menos { $mercy } cartas.
document-mercy = Quem tem { $mercy } cartas ou mais sai da rodada, então ninguém pode ter tantas enquanto ela continua.
document-type = Esperado: { $wanted }. Recebido: { $given }.
document-field-missing = Falta o campo “{ $name }”.
document-field-unknown = Campo desconhecido: “{ $name }”.
document-word = “{ $given }” não é um valor válido aqui.
document-form = Não foi possível ler o documento: { $fault }.
document-limit = O valor está fora dos seus limites ({ $limit }).
document-encoding = UTF-8 inválido no byte { $byte }.
document-not-utf-eight = O texto não é UTF-8.
document-empty = Não há documento: a entrada está vazia.
document-json = JSON inválido na linha { $line }, coluna { $column }.
document-json-byte = JSON inválido no byte { $byte }.
document-json-cut = O JSON está incompleto: termina cedo demais.
document-binary = As mensagens devem ser texto, não dados binários.
document-json-ends = O JSON está incompleto: termina na linha { $line }, coluna { $column }.
document-json-value = O JSON contém um valor que não pode ser lido, como NaN ou meio par substituto.
document-key-twice = “{ $name }” aparece duas vezes no mesmo objeto.
document-too-deep = O documento tem níveis demais de aninhamento.

## Registros

record-line = linha { $line }: { $fault }
record-title = Um registro deve começar com a linha “{ $title }”.
record-header = Falta aqui a linha “{ $name } …”.
record-texts = “{ $name }” deve ser uma lista JSON de textos, como em ["Ana","Bo"].
record-no-deal = A primeira linha depois do cabeçalho deve ser “deal”.
record-after-key = Nada pode vir depois da chave.
record-no-key = A partida não terminou, ou falta a última linha do registro: sem a chave, ele não pode ser conferido nem reproduzido.
record-is-empty = O arquivo está vazio. Um registro começa com a linha “{ $title }”.
record-is-saved-game = Isto é uma partida salva, e não um registro: a partida não terminou. Continue com oneleft play --resume.
record-is-database = Isto é um banco de dados SQLite, e não um registro. Baixe o registro na página da partida terminada.
record-is-json = Isto é JSON, e não um registro. oneleft referee julga documentos JSON.
record-is-page = Isto é uma página da web, e não um registro.
record-is-binary = Isto não é um registro: o byte { $byte } não é texto UTF-8.
record-is-text = Isto não é um registro: começa com “{ $beginning }”, e não com a linha “{ $title }”.
record-commitment = A chave não corresponde ao compromisso.
record-unbound = O registro tem contribuições ao embaralhamento que nenhum hash fixou antes de as cartas serem dadas. Elas podem ter sido escolhidas para arrumar as cartas.
record-other-commitment = Esta não é a partida cujo compromisso você viu. O do registro é { $commitment }.
record-other-hashes = Os hashes do registro não são os que este dispositivo viu antes de as cartas serem dadas.
record-other-reveal = O que você revelou não está no embaralhamento deste registro.
record-reveal-missing = Seu hash está no registro, mas não o que você revelou: você ficou fora deste embaralhamento.
record-commitment-seen = É o compromisso que você viu.
record-reveal-in = O que você revelou está no embaralhamento.
record-hashes-seen = São os hashes que você viu antes de as cartas serem dadas.
record-hashes-unseen = Sem --hashes, isto não prova que as outras contribuições estavam fixadas antes de a sua ser conhecida.
record-no-parts = Nenhum jogador acrescentou nada ao embaralhamento: é preciso confiar em quem tirou a chave.
record-old-words = As palavras dos jogadores são de uma versão antiga: o servidor as conhecia antes de as cartas serem dadas, então não provam nada.
record-from-position = Uma partida que começa em uma posição não tem registro: suas cartas não foram distribuídas com sua chave. Use dump().
record-unfinished = O registro acaba antes do fim da partida.
record-differs = O registro diz “{ $said }”, mas a chave e as jogadas dão “{ $true }”.
record-holds = O registro é autêntico: o compromisso, cada embaralhamento e cada jogada conferem. Jogadas: { $moves }. Rodadas: { $rounds }.
key-form = “{ $given }” não é uma chave. Uma chave tem 64 dígitos hexadecimais (de 0 a 9 e de a até f).

## O livro de regras

rules-reading = com leitura nossa, onde as folhas não dizem nada ou divergem
rules-sheets = folhas: { $sheets }
rules-beyond = muito jogada, em nenhuma folha
rules-replaced = Nesta mesa, substituída em parte por { $rules }.
rules-unknown = Não há regras para “{ $given }”. Informe o código de uma regra, como TURN-1, ou uma destas palavras. Edições: { $editions }. Pacotes: { $presets }. Regras da casa: { $house }. Formatos: { $formats }.
did-you-mean = Você quis dizer “{ $name }”?

section-deck = Baralho e jogadores
section-setup = Preparação da rodada
section-start = A primeira carta virada
section-turn = Um turno
section-action = As cartas de ação
section-uno = Dizer “UNO”
section-out = Fim da rodada, monte de compras e pontos
section-match = Formatos de partida
section-house = Regras da casa

edition-classic = Clássica: 108 cartas em vermelho, amarelo, verde e azul (2008).
edition-deluxe = Deluxe: as mesmas 108 cartas, com placar, para até dez jogadores (2007).
edition-jam = Jam: 112 cartas, com laranja no lugar do verde e quatro cartas Welcome to the Jam, que são soltas do alto (2019).
edition-graduation = Formatura: 112 cartas, quatro delas de Formatura, que fazem todos os outros comprar.
edition-international = Internacional: 108 cartas, com duplas, duas mesas e o jogo do desafio (2003); uma Pular como primeira carta não tem efeito.

format-points = Pontos: quem bate soma as cartas que sobraram nas outras mãos; vence o primeiro a chegar à meta.
format-lowest = Menos pontos: as cartas que sobram na sua mão contam contra você; quando alguém chega à meta, vence o menor total.
format-partners = Duplas: equipes de dois sentam-se frente a frente; vence a primeira equipe a chegar à meta.
format-rotating = Duplas em rodízio: quatro jogadores se revezam como parceiros; depois de um número fixo de rodadas, vence o maior total.
format-eight = Oito: oito jogadores em duas mesas; cada um forma dupla com cada um dos outros, um de cada vez, e vence o maior total.
format-challenge = Desafio: as cartas que sobram na sua mão contam contra você; quem chega ao limite sai, e vence o último que restar.

house-progressive = Progressivo: responda a uma Comprar Duas ou a um Curinga Comprar Quatro com outra carta do mesmo tipo; a penalidade cresce e passa adiante.
house-seven_zero = Sete-0: um 0 passa todas as mãos adiante, e um 7 troca duas mãos.
house-jump_in = Corte: jogue uma carta idêntica à do topo, mesmo fora da sua vez.
house-bluffing = Blefe: você pode jogar um Curinga Comprar Quatro mesmo tendo a cor em jogo; o próximo jogador pode desafiar.
house-no_bluffing = Sem blefe: você só pode jogar um Curinga Comprar Quatro se não tiver nenhuma carta da cor em jogo.
house-cross_stacking = Acúmulo misto: um Curinga Comprar Quatro pode responder a uma Comprar Duas, e vice-versa.
house-deflect = Desvio: passe uma penalidade com uma Pular ou devolva com uma Inverter, da cor em jogo.
house-draw_until_playable = Comprar até poder: se você compra, continua comprando até vir uma carta que possa jogar.
house-must_play = Jogada obrigatória: quem pode jogar é obrigado a jogar, mesmo a carta que acabou de comprar.
house-free_draw_four = Comprar Quatro livre: jogue um Curinga Comprar Quatro em qualquer uma das suas vezes; ninguém pode desafiar.
house-silent = Sem dizer UNO: ninguém diz UNO e ninguém é flagrado.
house-sevens = Sete troca: quem joga um 7 troca de mão com um jogador à sua escolha.
house-zeros = Zero roda: quando um 0 é jogado, todos passam a mão adiante.
house-multi_play = Várias de uma vez: depois de uma carta de número, jogue na mesma vez outras cartas desse número.
house-number_start = Número no começo: uma carta de ação ou curinga virada no começo volta para o baralho.
house-number_finish = Número no fim: sua última carta deve ser de número.
house-cards = Cartas dadas: com quantas cartas cada um começa a rodada.
house-catch = Esqueceu o UNO: quantas cartas compra quem é flagrado.
house-mercy = Piedade: quem junta tantas cartas sai da rodada.

# Pacotes de regras da casa, e os grupos em que são escolhidos
preset-official = Oficial: as regras impressas e nada mais.
preset-family = Família: as penalidades se acumulam, compra-se até poder jogar e a rodada começa com um número.
preset-party = Festa: as penalidades se acumulam, as mãos trocam, dá para cortar e compra-se até poder jogar.
preset-chaos = Caos: quase tudo ao mesmo tempo, e quem junta 25 cartas sai.
group-penalties = Penalidades
group-drawing = Comprar
group-turns = Turnos
group-hands = Mãos
group-uno = Dizer “UNO”
group-ends = Começo e fim

# Baralho e jogadores
rule-DECK-1 = As cartas têm quatro cores: vermelho, amarelo, verde e azul. A edição Jam tem laranja no lugar do verde.
rule-DECK-2 = Cada cor tem 19 cartas numéricas: um 0 e dois de cada número de 1 a 9.
rule-DECK-3 = Cada cor tem seis cartas de ação: duas Comprar Duas, duas Inverter e duas Pular.
rule-DECK-4 = Oito curingas não têm cor: quatro Curinga e quatro Curinga Comprar Quatro. Ao todo, o baralho tem 108 cartas.
rule-DECK-5 = A edição Jam acrescenta quatro cartas Welcome to the Jam, e a edição Formatura, quatro cartas de Formatura. Esses baralhos têm 112 cartas.
rule-PLAYERS-1 = Uma mesa recebe de dois a dez jogadores.

# Preparação da rodada
rule-SETUP-1 = Antes de dar as cartas pela primeira vez, cada jogador tira uma carta, e quem tira o maior número dá as cartas. Uma carta com símbolo vale zero. Se o maior número der empate, os empatados tiram de novo. Depois as cartas tiradas voltam, e o baralho é embaralhado.
rule-SETUP-2 = Cada jogador começa a rodada com sete cartas.
rule-SETUP-3 = As cartas restantes, viradas para baixo, formam o monte de compras. A carta do topo é virada e inicia o monte de descarte.
rule-SETUP-4 = O jogador à esquerda de quem deu as cartas joga primeiro, e o jogo segue para a esquerda.
rule-SETUP-5 = Cada rodada começa com o baralho inteiro, embaralhado de novo, e quem dá as cartas é o próximo jogador à esquerda. Quando duas mesas trocam as duplas, cada mesa tira cartas de novo para ver quem dá.

# A primeira carta virada
rule-START-1 = Se a primeira carta for uma Comprar Duas, o jogador à esquerda de quem deu as cartas compra duas cartas e perde a vez.
rule-START-2 = Se a primeira carta for uma Inverter, quem deu as cartas joga primeiro e o jogo segue para a direita.
rule-START-3 = Se a primeira carta for uma Pular, o jogador à esquerda de quem deu as cartas perde a vez e o seguinte começa. Na edição Internacional, a Pular não tem efeito, como diz sua folha: começa o jogador à esquerda de quem deu as cartas.
rule-START-4 = Se a primeira carta for um Curinga, o jogador à esquerda de quem deu as cartas escolhe a cor e depois começa.
rule-START-5 = Um Curinga Comprar Quatro não pode ser a primeira carta. Ele volta para o baralho, que é embaralhado, e outra carta é virada.
rule-START-6 = Uma carta Welcome to the Jam ou de Formatura como primeira carta vale como um Curinga. Ela não é solta do alto, e ninguém compra.
rule-START-7 = Com Sete-0, um 0 ou um 7 como primeira carta não move nenhuma mão, porque ninguém o jogou.

# Um turno
rule-TURN-1 = Na sua vez, você joga uma carta que combina com a do topo em cor, número ou símbolo. Se a carta do topo for um curinga, vale a cor escolhida.
rule-TURN-2 = Você pode jogar um Curinga em qualquer uma das suas vezes, mesmo que tenha outra carta que possa jogar.
rule-TURN-3 = Se você não puder jogar, compra uma carta. Se a carta comprada puder ser jogada, você pode jogá-la na hora. Se não puder, ou se você ficar com ela, a vez passa.
rule-TURN-4 = Você pode decidir não jogar uma carta que poderia jogar. Nesse caso, deve comprar uma carta e, nesse turno, só pode jogar a carta comprada.

# As cartas de ação
rule-DRAW2-1 = O próximo jogador compra duas cartas e perde a vez. Uma Comprar Duas vai sobre a sua cor ou sobre qualquer outra Comprar Duas.
rule-REVERSE-1 = O sentido do jogo muda. Uma Inverter vai sobre a sua cor ou sobre qualquer outra Inverter.
rule-SKIP-1 = O próximo jogador perde a vez. Uma Pular vai sobre a sua cor ou sobre qualquer outra Pular.
rule-WILD-1 = Quem joga um Curinga escolhe a cor com que o jogo continua. Pode ser a que já está em jogo.
rule-WD4-1 = Quem joga um Curinga Comprar Quatro escolhe a cor. O próximo jogador compra quatro cartas e perde a vez.
rule-WD4-2 = Um Curinga Comprar Quatro só é legal se nenhuma outra carta da sua mão tiver a cor em jogo. Cartas que combinam em número ou símbolo não importam, e curingas não têm cor.
rule-WD4-3 = Você pode blefar e jogar um Curinga Comprar Quatro ilegalmente. O único recurso é o desafio. Uma mesa pode proibir o blefe; nesse caso, um Curinga Comprar Quatro ilegal é recusado.
rule-WD4-4 = Só pode desafiar o jogador que teria de comprar, e só antes de comprar. O jogador desafiado mostra a mão como estava quando jogou a carta, e só ao desafiante.
rule-WD4-5 = Se era blefe, é o jogador desafiado que compra as quatro cartas. A cor escolhida continua valendo, e o desafiante joga sua vez normalmente.
rule-WD4-6 = Se a jogada era legal, o desafiante compra as quatro cartas e mais duas, seis ao todo, e perde a vez.
rule-JAM-1 = Welcome to the Jam é um curinga. Primeiro, quem a joga solta a carta do alto: ela cai com o lado Slam ou com o verso para cima, com a mesma chance. O lado faz efeito, e só depois o jogador escolhe a cor. Se a carta encerra a rodada, nenhuma cor é escolhida.
rule-JAM-2 = Lado Slam para cima: você descarta duas cartas à sua escolha, ou a única que sobrou. Elas vão debaixo da carta Jam e não têm efeito. Você não pode recusar.
rule-JAM-3 = Verso para cima: você compra duas cartas. A queda faz parte da jogada, então uma última carta que cai com o verso para cima não encerra a rodada.
rule-GRAD-1 = A carta de Formatura é um curinga. Quem a joga escolhe a cor, e cada um dos outros jogadores compra uma carta. Ninguém perde a vez.

# Dizer “UNO”
rule-UNO-1 = Se sua jogada deixa você com uma carta, diga “UNO”: junto com a jogada, ou depois, enquanto ninguém flagrar você. Não dá para dizer junto com uma carta Jam, porque é a queda que decide com quantas cartas você fica.
rule-UNO-2 = Se você esquecer, qualquer outro jogador pode flagrar você até que o próximo jogador comece seu turno ao jogar, comprar, cumprir uma penalidade ou desafiar. Você compra duas cartas. Só vale o primeiro flagrante.
rule-UNO-3 = Ninguém pode flagrar você antes que sua carta toque o monte de descarte, nem depois que o próximo turno começar.
rule-UNO-4 = Dizer “UNO” fora de hora, ou tentar flagrar um jogador que não pode ser flagrado, é recusado. Não custa nada.
rule-UNO-5 = Você também deve dizer “UNO” se os descartes de um Slam deixam você com uma carta, e podem flagrar você a partir do último descarte, mesmo enquanto escolhe a cor. Se o Sete-0 dá a você uma mão de uma carta, não é preciso dizer.

# Fim da rodada, monte de compras e pontos
rule-OUT-1 = A rodada acaba quando um jogador fica sem cartas.
rule-OUT-2 = Se a última carta for uma Comprar Duas ou um Curinga Comprar Quatro, o próximo jogador ainda compra: com Progressivo, toda a penalidade pendente. Se for uma carta de Formatura, cada um dos outros jogadores compra uma carta. As cartas compradas contam.
rule-PILE-1 = Quando é preciso uma carta e o monte de compras está vazio, a carta do topo do descarte fica e as que estão debaixo dela são embaralhadas e formam um novo monte de compras. Os curingas entre elas perdem a cor escolhida.
rule-PILE-2 = Se não há cartas suficientes, você compra quantas houver. Se não há nada para comprar e você não joga nada, sua vez passa. Quando todos os jogadores passam assim em sequência, a rodada fica travada: ninguém pontua, e as cartas são dadas de novo.
rule-PILE-3 = Quando os descartes teriam de virar o monte de compras pela 50ª vez em uma rodada, a rodada fica travada, como em PILE-2. Quem já bateu vence mesmo assim, e compra-se o que houver. Um jogo que começa em uma posição dada conta a partir dela.
rule-SCORE-1 = Cartas numéricas valem o seu número. Comprar Duas, Inverter e Pular valem 20 pontos cada; Curinga, Curinga Comprar Quatro, Welcome to the Jam e Formatura valem 50 pontos cada.
rule-SCORE-2 = Quem bate soma todas as cartas que sobraram nas mãos dos adversários.

# Formatos de partida
rule-MATCH-1 = Pontos: vence a partida o primeiro jogador a chegar a 500 pontos.
rule-MATCH-2 = Menos pontos: as cartas que sobram na mão de um jogador contam contra ele. Quando alguém chega a 500, vence o menor total. Se o menor total der empate, o jogo continua até desempatar.
rule-MATCH-3 = A meta de 500 pontos pode ser alterada.
rule-TWO-1 = Com dois jogadores, uma Inverter vale como uma Pular, e depois de uma Pular, uma Inverter, uma Comprar Duas ou um Curinga Comprar Quatro o mesmo jogador joga de novo. Isso vale em todas as edições.
rule-PARTNERS-1 = Duplas: um número par de jogadores, no mínimo quatro, forma equipes de dois que se sentam frente a frente. Quando um dos parceiros bate, a rodada acaba e a equipe soma todas as cartas nas mãos das outras equipes. Vence a primeira equipe a chegar à meta.
rule-PARTNERS-2 = Duplas em rodízio: quatro jogadores trocam de parceiro a cada rodada, e cada um guarda os pontos que suas duplas fizeram. Depois de quatro rodadas, ou do número que você definir, vence o maior total. Quatro jogadores só podem formar duplas de três maneiras, então a quarta rodada repete as duplas da primeira.
rule-PARTNERS-3 = Oito: oito jogadores sentam-se em duas mesas e trocam de parceiro a cada rodada. Em sete rodadas, cada uma das 28 duplas possíveis joga exatamente uma vez. Cada um guarda os pontos que suas duplas fizeram, e vence o maior total. O número de rodadas pode ser definido.
rule-CHALLENGE-1 = Desafio: cada jogador acumula os pontos das cartas que sobram na sua mão, e quem chega ao limite de 500 está fora. Os dois últimos continuam pela regra de dois jogadores, e perde o primeiro deles a chegar ao limite.
rule-BOARD-1 = O placar tem um número fixo de linhas. Quando enche, é apagado e os subtotais passam para a primeira linha.

# Regras da casa
rule-PROG-1 = Progressivo: se você tem uma Comprar Duas pela frente, pode jogar outra Comprar Duas; se tem um Curinga Comprar Quatro, outro Curinga Comprar Quatro. A penalidade se acumula e passa ao próximo jogador. Os dois tipos não se misturam, e você pode jogar uma dessas cartas por turno.
rule-PROG-2 = Quem joga o último Curinga Comprar Quatro escolhe a cor.
rule-PROG-3 = Um desafio diz respeito só ao último Curinga Comprar Quatro. Se era blefe, quem o jogou compra toda a penalidade pendente; se era legal, o desafiante compra essa quantidade e mais duas.
rule-SEVEN-1 = Sete-0: quando um 0 é jogado, cada mão passa ao próximo jogador no sentido do jogo.
rule-SEVEN-2 = Sete-0: quem joga um 7 troca de mão com um jogador à sua escolha.
rule-SEVEN-3 = Um 0 ou um 7 jogado como última carta encerra a rodada antes que qualquer mão se mova.
rule-JUMP-1 = Corte: se você tem uma carta idêntica à do topo (a mesma cor e o mesmo número ou símbolo, ou o mesmo tipo de curinga), pode jogá-la na hora, mesmo fora da sua vez. O jogo continua a partir de você. Você pode cortar até que outra carta a cubra, e também sobre uma carta jogada por você.
rule-JUMP-2 = Se você corta com uma Pular, uma Inverter, uma Comprar Duas ou um Curinga Comprar Quatro, cancela o efeito da primeira carta, a menos que ele já tenha sido cumprido. O efeito da sua carta conta a partir do seu lugar. Com duas Inverter, a primeira é desfeita e a segunda muda o sentido.
rule-JUMP-3 = Ninguém pode cortar enquanto um jogador escolhe uma cor, escolhe uma mão para trocar, descarta por um Slam ou está no meio de uma sequência (MULTI-1). Se você comprou e ainda não decidiu quando alguém corta, fica com a carta e perde a vez.
rule-HOUSE-1 = As regras da casa podem ser combinadas livremente. Com Progressivo e Corte, um corte sobre uma penalidade pendente tira a parte da carta do topo e soma a sua: a quantidade fica igual, e agora a penalidade é do jogador depois de você.
rule-HOUSE-2 = Um pacote é um nome para várias regras da casa. Oficial não tem nenhuma. Família: Progressivo, Comprar até poder, Número no começo. Festa: Progressivo, Sete-0, Corte, Comprar até poder. Caos: Acúmulo misto, Desvio, Sete-0, Corte, Várias de uma vez, Comprar Quatro livre, Piedade com 25 cartas. Você pode acrescentar regras a um pacote, mudar ou tirar.
rule-CROSS-1 = Acúmulo misto: se você tem uma penalidade pela frente e a carta do topo dela é uma Comprar Duas, pode jogar um Curinga Comprar Quatro. As penalidades se somam e passam ao próximo jogador. Ele é legal ou um blefe como qualquer outro, e pode ser desafiado. Nessa mesa também vale Progressivo.
rule-CROSS-2 = Se a carta do topo da penalidade é um Curinga Comprar Quatro, você pode jogar uma Comprar Duas da cor escolhida. As penalidades se somam e passam adiante. Esse Curinga Comprar Quatro não pode mais ser desafiado; um posterior pode.
rule-DEFLECT-1 = Desvio: se você tem uma penalidade pela frente, pode jogar uma Pular da cor em jogo. Toda a penalidade passa ao próximo jogador.
rule-DEFLECT-2 = Você também pode jogar uma Inverter da cor em jogo. O sentido muda, e toda a penalidade vai ao jogador antes de você, que pode responder. Com dois jogadores, as duas cartas a devolvem.
rule-DEFLECT-3 = Uma penalidade desviada não pode mais ser desafiada; um Curinga Comprar Quatro jogado depois sobre ela pode. Responde-se como se a última Comprar Duas ou o último Curinga Comprar Quatro ainda estivesse no topo, ou desvia-se de novo. Você pode desviar com a última carta: quem recebe a penalidade compra. Um corte sobre uma carta que desviou desfaz o desvio, e toda a penalidade segue a partir de quem cortou.
rule-UNTIL-1 = Comprar até poder: se você compra na sua vez, continua comprando até vir uma carta que possa ser jogada (como blefe também, onde o blefe é permitido) ou até não sobrar nada para comprar. Essa carta você pode jogar ou guardar, como em TURN-4.
rule-UNTIL-2 = Tudo isso é uma só jogada, e os outros veem quantas cartas você comprou. As penalidades não mudam.
rule-MUST-1 = Jogada obrigatória: se você tem uma carta que pode jogar na sua vez, não pode comprar. Uma penalidade sempre pode ser cumprida, e ninguém é obrigado a continuar uma sequência (MULTI-1).
rule-MUST-2 = Se a carta comprada pode ser jogada, você é obrigado a jogá-la.
rule-FREE-1 = Comprar Quatro livre: na sua vez, você pode jogar um Curinga Comprar Quatro tenha o que tiver na mão, e nenhum Curinga Comprar Quatro pode ser desafiado, não importa como foi jogado. Isso não muda o que pode responder a uma penalidade.
rule-SILENT-1 = Sem dizer UNO: ninguém diz “UNO”, e ninguém pode ser flagrado.
rule-HALF-1 = As metades do Sete-0 são “Sete troca” (só o 7, SEVEN-2) e “Zero roda” (só o 0, SEVEN-1).
rule-MULTI-1 = Várias de uma vez: se na sua vez você jogou uma carta de número e tem outra do mesmo número, de qualquer cor, pode jogá-la também, e assim por diante, ou passar. Uma carta que você acabou de comprar pode começar uma sequência; um corte não.
rule-MULTI-2 = Ninguém pode cortar entre as cartas de uma sequência. Sempre que uma delas deixa você com uma carta, você deve dizer “UNO”; se for flagrado no meio, compra e pode continuar. Bater encerra a rodada.
rule-MULTI-3 = Em uma sequência, um 0 ou um 7 só faz efeito uma vez, quando a sequência acaba.
rule-NSTART-1 = Número no começo: uma carta de ação ou um curinga virado no começo volta para o baralho, que é embaralhado, e outra carta é virada.
rule-NFINISH-1 = Número no fim: você não pode jogar uma carta de ação nem um curinga como última carta, nem na sua vez nem em um corte. Os descartes de um Slam não são jogadas e podem ser quaisquer cartas.
rule-NFINISH-2 = Nesse caso, essa carta não conta como jogável (MUST-1, UNTIL-1). Se você só tem ela, compra.
rule-DEAL-1 = Pode-se dar outro número de cartas a cada um, de 3 a 15. Depois de virada a primeira carta, devem sobrar pelo menos 20 no monte de compras; com duas mesas, em cada uma.
rule-CATCH-1 = Ser flagrado sem dizer “UNO” pode custar outro número de cartas, de 1 a 10.
rule-MERCY-1 = Piedade: quem, depois de comprar, tem tantas cartas quanto o limite sai da rodada. O limite vai de 10 a 40 e é maior que o número de cartas dadas. A compra para no limite. A mão é embaralhada e vai para debaixo do monte de compras, e o jogo segue como se o lugar estivesse vazio. Quando restam dois, vale TWO-1, e em PILE-2 só contam os que continuam.
rule-MERCY-2 = O último jogador que resta vence a rodada. Quem vence, como último ou por ter batido, soma também as cartas que cada jogador tinha quando saiu por Piedade. Em Menos pontos e Desafio, elas contam contra quem saiu, e nada conta contra o último que resta.
rule-MERCY-3 = Nos formatos em equipe, vence a última equipe que resta. Um parceiro que saiu divide o que a equipe soma.
rule-MERCY-4 = Quem saiu não escolhe mais nada. Uma troca é anulada, e uma sequência também, com o seu efeito. Uma cor é escolhida pelo próximo jogador, que então joga a sua vez. Um Curinga Comprar Quatro não pode mais ser desafiado se quem o jogou saiu. Uma penalidade que está sendo comprada acaba com quem a compra; uma que ninguém cumpriu vai ao próximo jogador que continua.

# Nossas leituras e notas sobre as folhas: trechos danificados, erros de impressão e diferenças do lado em espanhol
note-DECK-4 = A folha I, como foi digitalizada, lista cartas azuis de 0 a 5, oito curingas coloridos e nenhuma Inverter. Trata-se do baralho de sempre: as 108 cartas do seu lado em espanhol e a sua própria tabela de pontos confirmam. O resto desse lado em espanhol é ilegível.
note-SETUP-1 = Nenhuma folha diz o que acontece quando o maior número dá empate.
note-SETUP-5 = Nenhuma folha diz quem dá as cartas na rodada seguinte.
note-START-3 = As folhas divergem aqui. Na folha I, como foi digitalizada, começa o jogador à esquerda de quem deu as cartas, e a edição Internacional a segue.
note-START-5 = A folha I diz que quem deu as cartas compra quatro antes de outra carta ser escolhida. Seguimos as outras folhas.
note-START-7 = A folha fala só de cartas jogadas.
note-TURN-2 = A folha I diz “even if the play is not yet due”. Seguimos as outras folhas: na sua própria vez.
note-TURN-3 = Os lados em espanhol de C, D e G mandam jogar a carta comprada (“bájala”). Os lados em inglês deixam você decidir, e nós os seguimos.
note-WD4-1 = Este parágrafo está danificado na folha I. WD4-1 a WD4-6 seguem as outras folhas.
note-WD4-3 = A primeira cópia em espanhol da folha D diz “legalmente” onde se quis dizer “ilegalmente”.
note-WD4-4 = Os lados em espanhol deixam qualquer um desafiar (“alguien”). Os lados em inglês se dirigem ao jogador que compraria, e nós os seguimos.
note-WD4-5 = As folhas dizem só quem compra. Que a cor escolhida continua valendo e que o desafiante joga sua vez normalmente é leitura nossa.
note-WD4-6 = As folhas D e G dizem “if the challenger is innocent”. Trata-se do jogador desafiado.
note-JAM-1 = A folha não diz qual é a chance de cada lado; jogamos com uma queda justa.
note-JAM-2 = A folha diz “you get to discard two cards”. Lemos isso como um efeito que não se pode recusar, e os descartes como cartas sem efeito.
note-JAM-3 = Nenhuma folha diz o que acontece quando a última carta cai com o verso para cima.
note-UNO-1 = Que ninguém pode dizer “UNO” junto com uma carta Jam é leitura nossa. As penalidades da folha I estão danificadas; UNO-1 a UNO-3 são o que se consegue ler delas.
note-UNO-2 = Os lados em espanhol não fixam prazo. Os lados em inglês fixam, e nós os seguimos.
note-UNO-4 = Nenhuma folha fala de “UNO” dito por engano nem de falso flagrante.
note-UNO-5 = Nenhuma folha fala de uma mão reduzida a uma carta por um Slam ou pelo Sete-0.
note-OUT-2 = A Formatura como última carta e a penalidade pendente com Progressivo são leitura nossa; nenhuma folha as menciona.
note-PILE-1 = As folhas dizem que o monte é renovado quando acaba. Nós o renovamos quando a próxima carta é necessária.
note-PILE-2 = Nenhuma folha diz o que acontece quando os dois montes acabam.
note-PILE-3 = Nenhuma folha limita uma rodada. Sem limite, uma rodada poderia durar milhares de turnos.
note-MATCH-2 = Nenhuma folha fala de empate no menor total.
note-TWO-1 = Só a folha I tem regras para dois jogadores; nós as aplicamos em todas as edições.
note-PARTNERS-1 = A folha I fala de dois parceiros adversários, portanto de quatro jogadores. Equipes com seis a dez jogadores são leitura nossa.
note-PARTNERS-2 = A folha I prevê quatro rodadas, cada uma com um parceiro diferente, mas, entre quatro jogadores, cada um só tem três parceiros para escolher.
note-PARTNERS-3 = A folha I diz “a total of 28 hands”. Lemos isso como as 28 duplas, que cabem em sete rodadas de duas mesas. Defina hands=14 para jogar 28 rodadas nas duas mesas juntas, ou hands=28 para cada jogador jogar 28.
note-CHALLENGE-1 = A folha I está danificada aqui e diz “scored by the number of cards left”. Lemos isso como pontos, como em MATCH-2.
note-PROG-3 = A folha diz que valem as regras normais e que a penalidade cresce. Que só a última carta é julgada e que o desafiante compra mais duas é leitura nossa.
note-SEVEN-3 = A folha não diz se as mãos se movem quando a rodada acaba.
note-JUMP-1 = A folha diz “identical color and number” e “immediately”. Que os curingas contam por tipo e que a chance dura até outra carta ficar no topo é leitura nossa.
note-JUMP-2 = A folha diz que a segunda carta cancela a primeira. Que um efeito já cumprido não é desfeito é leitura nossa.
note-JUMP-3 = A folha não diz quando ninguém pode cortar, nem o que acontece com uma carta recém-comprada.
note-HOUSE-1 = A folha deixa aos jogadores os conflitos entre regras da casa.

## O primeiro jogo: uma lição. $one e $other são os outros dois; depois do aluno, a vez é de $one.

lesson-you = Você
lesson-color = Boas-vindas! Vence quem ficar sem cartas primeiro. Na sua vez, você joga uma carta que combina com a do topo do monte de descarte: em cor, número ou símbolo. Comece pela cor.
lesson-number = O número também conta: o mesmo número vai sobre qualquer cor.
lesson-symbol = { $one } jogou uma Pular, e { $other } perdeu a vez. Símbolos combinam como números: a sua Pular vai sobre outra Pular de qualquer cor. Desta vez, quem perde a vez é { $one }.
lesson-wild = Nenhuma cor, número ou símbolo combina. Mas você tem um Curinga: ele vai sobre qualquer carta, e você escolhe a cor com que o jogo continua.
lesson-draw = Nada combina, e você não tem curinga. Então você compra uma carta do monte de compras.
lesson-drawn = Que sorte: a carta comprada combina. Você pode jogá-la na hora, ou ficar com ela e passar a vez.
lesson-challenge = { $other } jogou um Curinga Comprar Quatro: você teria de comprar quatro cartas e perder a vez. Mas ele só é legal sem nenhuma carta da cor em jogo. Acha que foi blefe? Desafie. Se errar, você compra seis.
lesson-bluff = Era blefe! { $other } teve de mostrar a mão, só a você, e compra as quatro cartas. É a sua vez, e vale a cor que { $other } escolheu.
lesson-uno = Você tem duas cartas. Quem vai ficar com uma só diz “UNO”, junto com a jogada ou logo depois. Se você esquecer, qualquer um pode flagrar você: aí você compra duas cartas.
lesson-catch = { $one } está com uma carta e não disse “UNO”! Rápido: qualquer um pode flagrar { $one }, mas só até o próximo turno começar.
lesson-out = { $one } teve de comprar duas cartas. Você tem uma carta, e ela combina. Jogue, e a rodada é sua!
lesson-end =
    { $points ->
        [1] Você bateu e venceu a rodada: { $points } ponto.
       *[other] Você bateu e venceu a rodada: { $points } pontos.
    } É o que os outros ainda tinham na mão: números valem o seu número, cartas de ação 20 e curingas 50. Quem chegar primeiro a 500 vence a partida. Agora você já sabe jogar!
lesson-do-play = Jogue { $card }.
lesson-do-wild = Jogue { $card } e escolha { $color }.
lesson-do-uno = Diga “UNO” primeiro e depois jogue { $card }.
lesson-do-draw = Compre uma carta.
lesson-do-challenge = Desafie!
lesson-do-catch = Flagre { $name }!
lesson-other = Isso também pode. Mas por enquanto: { $task }
lesson-type = { $task } Digite: { $typed }
lesson-hint = Seu primeiro jogo, em cerca de cinco minutos. Digite o que o treinador pede, ou ajuda ou sair. Você pode parar quando quiser e continuar depois.
lesson-go-on = A lição continua de onde você parou. Para começar de novo: oneleft learn --restart
lesson-left = Você pode continuar a lição quando quiser: oneleft learn
lesson-play = Jogue agora uma partida de verdade: oneleft play
page-learn = Aprender em cinco minutos
page-learn-on = Continuar a lição
page-learn-watch = Veja o que os outros fazem…
page-learn-step = Passo { $number } de { $count }
page-learn-restart = Recomeçar a lição
page-learn-leave = Sair
page-learn-play = Jogar uma partida de verdade

## O terminal simples

play-welcome =
    Boas-vindas ao oneleft! Regras: { $rules }.
    Com este compromisso, você pode conferir depois da partida que ninguém arrumou as cartas: { $commitment }
play-hint = Digite uma carta para jogá-la (R7, W:B), ou comprar, ajuda ou sair. Enter em uma linha vazia lista suas jogadas.
play-round = Rodada { $number }
play-partner = Sua dupla está à sua frente: { $name }.
play-next-round = Pressione Enter para a próxima rodada.
play-key = A chave de todos os embaralhamentos era { $key }
play-catch = { $name } está com uma carta e não disse “UNO”! Digite flagrar { $seat }.
play-jump = Você tem uma carta igual à do topo, { $top }, e pode cortar: { $moves }.
play-let-go = Pressione Enter para deixar passar.
play-uno = Você está com uma carta. Digite uno antes que alguém flagre você!
play-no-fit = Você não pode jogá-la, então sua vez acabou.
play-help-cards =
    Uma carta é a letra de uma cor ({ $colors }) e 0 a 9, S para Pular, R para Inverter ou +2. Curingas: { $wilds }.
    A cor de um curinga vem depois de dois-pontos: W:R. Acrescente “uno” à carta que deixa você com uma só: R7 uno.
play-help-jam = Uma carta Jam não leva cor: jogue WJ e escolha a cor depois que ela cair.
play-help-moves =
      R7             jogar uma carta           comprar   d   comprar uma carta
      ficar     k    ficar com a carta         aceitar   t   comprar a penalidade
      desafiar  !    desafiar o Comprar Quatro cor R         escolher a cor
      uno       u    dizer com atraso          flagrar Ana c esqueceu de dizer
play-help-jump =
      cortar R7      cortar com uma carta idêntica à do topo
play-help-swap =
      trocar Ana     trocar de mão depois de um 7
play-help-slam =
      descartar R4   descartar uma carta depois de um Slam
play-help-server =
      começar        começar a partida         bot, bot sharp adicionar um bot
      outra          jogar outra partida       voltar         retomar seu lugar
      dizer          listar as frases          dizer 2        dizer uma delas
      remover Ana    votar para Ana sair da partida
play-help-more =
      dica   desfazer   mesa   placar   regra TURN-1   motivo   ajuda   sair
hint-wait = esperar
hint-chance = { $move } { $percent }%
hint-compiling = Ainda não há chances: a busca está sendo compilada, o que leva cerca de meio minuto.
hint-line =
    { $chances ->
        [none] Dica: { $move }.
       *[other] Dica: { $move }. Sua chance de vencer: { $chances }.
    }
play-no-rule =
    { $given ->
        [none] Nenhuma jogada foi recusada ainda. Experimente: regra TURN-1
       *[other] Não existe a regra { $given }. Experimente: regra TURN-1
    }
play-legal = Você pode: { $moves }
play-others =
    { $direction ->
        [left] { $counts }   (o jogo segue para a esquerda; monte de compras: { $draw })
       *[right] { $counts }   (o jogo segue para a direita; monte de compras: { $draw })
    }
play-top =
    { $pending ->
        [0] No topo: { $top } ({ $code }); cor: { $color }
       *[other] No topo: { $top } ({ $code }); cor: { $color }; penalidade: { $pending } cartas
    }
play-hand = Sua mão (entre colchetes, as cartas que você pode jogar): { $hand }
play-phase-turn = Sua vez.
play-phase-drew = Você comprou { $drawn }: jogue a carta ou fique com ela.
play-phase-penalty = Você tem uma penalidade de { $pending } cartas. Você pode: { $moves }.
play-phase-color = A primeira carta é um curinga: escolha a cor inicial. Você pode: { $moves }.
play-phase-color-drop = A carta Jam caiu: escolha a cor com que o jogo continua. Você pode: { $moves }.
play-phase-swap = Você jogou um 7. A mão de quem você quer? Você pode: { $moves }.
play-phase-series = Jogue outra carta do mesmo número ou passe. Você pode: { $moves }.
play-phase-slam = Slam! Descarte uma carta à sua escolha. Você pode: { $moves }.
play-left = Você saiu da mesa. Até logo!
play-record = As jogadas até agora: { $file }. O registro recebe a chave quando a partida terminar.
play-record-there = { $file } já existe. Escolha outro nome.
play-sits-down = { $name } entra na mesa.
play-leaves = { $name } sai da mesa.
play-away = { $name } se ausentou. Enquanto isso, um bot joga.
play-is-back = { $name } voltou.
play-host = Agora quem comanda a mesa é { $name }.
play-wants-again = { $name } quer jogar de novo.
play-found = A conexão voltou.
play-ask-start = Digite começar para começar a partida com quem está aqui.
play-ask-bot = Envie o link aos seus amigos, ou digite bot para adicionar um bot.
play-ask-again = Digite outra para jogar outra partida.
play-ask-back = Digite voltar para retomar seu lugar.
play-left-out = Você não tem parte neste embaralhamento. Digite reembaralhar para fazer outro, enquanto ninguém tiver jogado.
play-no-phrase = Frase desconhecida: “{ $given }”. Digite dizer para ver a lista.
play-apart = Não podem ser combinados com { $other }: { $options }
lobby-none = Nenhuma mesa está aberta. Com --quick você abre uma.
lobby-number = Não há nenhuma mesa { $number } na lista.
lobby-together = Escolha uma mesa pelo número ou uma partida rápida, não as duas coisas.
play-unknown = “{ $given }” não é uma carta nem um comando. Digite ajuda para ver a lista.
play-which-card = Qual carta? Por exemplo: { $verb } R7
play-which-seat = Quem? Por exemplo: { $verb } 2, ou o nome.
play-no-player = Ninguém aqui se chama “{ $given }”.
play-which-color = Qual cor? Por exemplo: { $verb } R

## A página do livro de regras

book-title = O livro de regras
book-about = Cada regra tem um código. A última coluna indica as folhas impressas de onde ela vem; um asterisco marca a nossa leitura, que usamos onde as folhas não dizem nada ou divergem, e uma cruz marca uma nota sobre uma folha. Ambos são explicados [abaixo](#notas). [silent.md](silent.md) (em inglês) lista o que a mesa faz onde as folhas deixam uma questão em aberto.
book-notes = Notas
book-reading = leitura nossa, onde as folhas não dizem nada ou divergem
book-sheet-note = nota sobre uma folha: um trecho danificado, um erro de impressão ou um lado em espanhol que diverge
book-house = As regras da casa em resumo
book-formats = Os formatos de partida em resumo

## Lotes

batch-policy = Estratégia desconhecida: “{ $given }”. Escolha entre: { $known }.
batch-policies = Estratégias demais: { $given } para { $players } jogadores.
batch-threads = O número de threads deve ser pelo menos 1, e não { $given }.
batch-numbers = Os jogos são numerados a partir de 0: não é possível simular { $games } jogos a partir do número { $first }.

## Estratégias do usuário

policy-no-file = Não existe o arquivo Python { $file }.
policy-file-fails = Não é possível carregar { $file }. { $reason }
policy-not-in-file = Não há uma função { $name } em { $file }.
policy-no-function = Uma estratégia é uma função de um registro, um lugar e um número aleatório; { $name } não é.
policy-compiling = Compilando a estratégia { $name }: alguns segundos, uma única vez.
policy-not-compiled = A estratégia { $name } não pode ser compilada. { $reason }
policy-no-number = A estratégia { $name } deve retornar um número inteiro, e não { $given }.
policy-silent = A estratégia passou no lugar { $seat }, mas é a vez desse lugar jogar.
policy-no-move = A estratégia retornou, para o lugar { $seat }, { $code }, que não é uma jogada.
policy-refused = A estratégia retornou { $code } para o lugar { $seat }, mas “{ $move }” é recusada. { $why }

## Simulações

simulate-rate = { $millions } milhões de jogadas/s
games-compiling = Compilando: cerca de 10 segundos, uma única vez.
simulate-head =
    { $rules }: { $played }. Rodadas: { $rounds }. Jogadas por jogo: { $moves }. Rodadas travadas: { $blocked }.
    Cada valor vem com seu intervalo de 95%.
simulate-played =
    { $games ->
        [1] { $games } jogo
       *[other] { $games } jogos
    }
simulate-stopped = { $games } de { $asked } jogos
simulate-number = { $value }
simulate-share = { $value }%
simulate-share-change = { $value } p.p.
simulate-interval = { $value } ({ $low } a { $high })
simulate-choices = Escolhas reais (mais de uma jogada legal): { $choices }, { $share } de todas as jogadas.
simulate-seat = lugar
simulate-policy = estratégia
simulate-wins = jogos vencidos
simulate-points = pontos por jogo
simulate-again = Para repetir estes jogos: --games { $games } --key { $key }
simulate-only-matches = Ignorado, porque só vale com --matches: { $words }.
simulate-nothing = Interrompido antes de terminarem os primeiros jogos.

## Comparações

compare-side = “{ $given }” não pode ser comparado. Informe um conjunto de regras que comece com { $editions }, ou uma escalação de { $policies }, ou ambos, como em jam:first.
compare-deals =
    { $deals ->
        [1] { $deals } distribuição
       *[other] { $deals } distribuições
    }
compare-stopped = { $deals } de { $asked } distribuições
compare-head = { $played } para { $players } jogadores, { $games } jogos. Cada valor vem com seu intervalo de 95%.
compare-side-of = { $name }: { $rules }, { $policies }
compare-other-cards = A e B usam baralhos diferentes, então suas distribuições não têm as mesmas cartas.
compare-measure = por jogo
compare-one = A
compare-other = B
compare-change = B − A
compare-of-wins = jogos vencidos pela primeira estratégia da escalação
compare-of-first = jogos vencidos pelo lugar 0, que começa
compare-of-moves = jogadas
compare-of-turns = turnos
compare-of-lost = turnos perdidos
compare-of-comeback = rodadas ganhas de virada
compare-of-points = pontos, todos os lugares
compare-of-rounds = rodadas
compare-of-blocked = rodadas travadas
compare-percent = { $value } pontos percentuais
compare-range = { $least } a { $most }
compare-verdict-more = { $name }: mais em B, com diferença de { $range }.
compare-verdict-less = { $name }: menos em B, com diferença de { $range }.
compare-verdict-unclear = { $name }: nenhuma diferença encontrada; se houver, é (a 95%) menor que { $most }.
compare-verdict-same = { $name }: nenhuma diferença em { $deals }.
compare-verdict-few = { $name }: poucos casos para concluir; há diferença em { $differing } de { $deals }.
compare-again = Para repetir estas distribuições: --deals { $deals } --key { $key }

## Rankings

ladder-few = Um ranking precisa de pelo menos dois bots.
ladder-twice = “{ $given }” está na lista duas vezes. Liste cada bot uma vez; jogos contra si mesmo não mostrariam nada.
ladder-until = “{ $given }” não é um intervalo válido. Informe metade da largura como porcentagem ou fração, acima de 0 e abaixo de 50%: 0.5% ou 0.005.
ladder-deals = O número de distribuições deve ser pelo menos 1, e não { $given }.
ladder-adjusted-rules = Os resultados ajustados são de rodadas avulsas sem mercy. Tire --adjusted, --matches ou mercy.
ladder-adjusted = Os jogos à mesa são pontuados pela qualidade das decisões, sem a sorte das cartas.
ladder-progress =
    { $wide ->
        [0] pronto; o mais largo ±{ $widest }
        [1] falta { $wide } confronto; o mais largo ±{ $widest }
       *[other] faltam { $wide } confrontos; o mais largo ±{ $widest }
    }
ladder-head =
    { $rules }, { $players } jogadores, { $unit ->
        [match] partidas
       *[round] rodadas avulsas
    }: { $games } jogos. Cada distribuição é jogada uma vez de cada lugar.
    { $others ->
        [1] Jogos vencidos pelo bot da linha contra o bot da coluna, ± metade do intervalo de 95%:
       *[other] Jogos vencidos por um bot da linha contra { $others } da coluna, ± metade do intervalo de 95%:
    }
ladder-against = contra
ladder-chart-ratings = Classificação
ladder-chart-zero = Elo, { $bot } é 0
ladder-chart-mean = Elo, a média é 0
ladder-chart-shares = Jogos vencidos
ladder-chart-against =
    { $others ->
        [1] bot da linha contra bot da coluna
       *[other] um bot da linha contra { $others } da coluna
    }
ladder-chart-about =
    { $games } { $unit ->
        [match] partidas
       *[round] rodadas
    }, cada distribuição de cada lugar
ladder-half = { $value } ±{ $half }
ladder-bot = bot
ladder-elo = Elo
ladder-games = jogos
ladder-median = ms, mediana
ladder-most = ms, p99
ladder-faults = falhas
ladder-zero = Elo: { $bot } é 0. Os tempos são por decisão com mais de uma jogada legal.
ladder-zero-mean = Elo: a média de todos os bots é 0. Os tempos são por decisão com mais de uma jogada legal.
ladder-faults-of =
    { $times ->
        [1] { $bot }: { $times } falha ({ $kinds }); perdeu a vez.
       *[other] { $bot }: { $times } falhas ({ $kinds }); perdeu a vez em todas.
    }
ladder-first-fault = { $told } Primeira falha: { $fault }
ladder-fault-illegal = { $times } por jogada ilegal
ladder-fault-silent = { $times } sem resposta
ladder-fault-timeout = { $times } por atraso
ladder-fault-crash = { $times } por queda
ladder-fault-nonsense = { $times } por resposta ilegível
ladder-fault-start = { $times } sem iniciar
ladder-fault-absent = { $times } por ausência após uma falha
ladder-fault-dismissed = { $times } por exclusão
ladder-fault-other = { $times } de outro tipo
ladder-stopped = Interrompido: estes são os jogos disputados até agora.
ladder-wide = Em { $wide } de { $pairings } confrontos, o intervalo ainda é mais largo que ±{ $asked }.
ladder-few-deals = Um confronto tem menos de 30 distribuições, então seu intervalo ainda não significa nada.
ladder-again = Para repetir estas distribuições: --key { $key }

dataset-written = { $file }: { $decisions } decisões de { $rounds } rodadas. Para fazer o mesmo arquivo: --key { $key }
dataset-stopped = Parado. Nenhum arquivo foi escrito.

benchmark-head = { $bot }: { $games } jogos. Jogos ganhos contra uma mesa cheia de cada bot, ± metade do intervalo de 95%:
benchmark-players = jogadores
benchmark-fair = partes iguais
benchmark-adjusted = Nos jogos à mesa, a sorte é descontada; os compilados são contados como estão.
benchmark-version = Esta é a versão { $given } do teste, e aqui só se pode comparar a versão { $known }.
benchmark-row = Esta linha não pertence ao teste: outra mesa, outras distribuições ou outro número delas.
benchmark-rows = Falta ao arquivo uma linha do teste, ou ele tem uma repetida.
benchmark-other-bot = O arquivo é sobre { $known }, e { $given } não enfrenta os mesmos bots.
benchmark-check-played =
    { $played ->
        [one] os números decorrem das distribuições, e { $played } distribuição jogada de novo terminou igual: { $sample }.
       *[other] os números decorrem das distribuições, e { $played } distribuições jogadas de novo terminaram igual: { $sample }.
    }
benchmark-check-fewer = Há { $deals } de { $usual } distribuições.
benchmark-check-interrupted = A execução foi interrompida: faltam distribuições.
benchmark-check-figures = os números decorrem das distribuições.
benchmark-check-unrepeated = os números decorrem das distribuições; nenhuma foi jogada de novo, porque uma busca limitada em tempo não se repete exatamente.
benchmark-check-wrong =
    { $played ->
        [one] não confirmado: { $played } distribuição foi jogada de novo; terminaram de outro modo: { $deals }.
       *[other] não confirmado: { $played } distribuições foram jogadas de novo; terminaram de outro modo: { $deals }.
    }

## Clusters

cluster-silent = Não é possível usar um cluster Ray em { $address }: { $reason }
cluster-failed = O cluster não conseguiu simular estes jogos: { $reason }
cluster-version = O cluster tem outra versão do oneleft, que produziria jogos diferentes. Instale esta versão em todas as suas máquinas.

## Gráficos

chart-title = { $rules }, { $players } jogadores
chart-about-round =
    { $games ->
        [1] { $games } rodada
       *[other] { $games } rodadas
    } de { $policies }
chart-about-match =
    { $games ->
        [1] { $games } partida
       *[other] { $games } partidas
    } de { $policies }
chart-about-house = regras da casa em { $deals } das distribuições
chart-about-key = intervalos de 95%; chave { $key }
chart-wins = Jogos vencidos por lugar
chart-fair = partes iguais
chart-length-round = Jogadas em uma rodada
chart-length-match = Rodadas em uma partida
chart-points-round = Pontos em uma rodada
chart-points-match = Pontos em uma partida, todos os lugares
chart-share-round = % das rodadas
chart-share-match = % das partidas
chart-middle = mediana { $median }, média { $mean }, máximo { $most }
chart-house = O que muda com uma regra da casa
chart-with = com { $rule }
chart-without = sem { $rule }
chart-more-moves-round = jogadas por rodada
chart-more-moves-match = jogadas por partida
chart-more-points-round = pontos por rodada
chart-more-points-match = pontos por partida

## Arquivos

file-ending = { $file }: o nome deve terminar em { $endings }.
file-directory = Não é possível gravar { $file }: não existe o diretório { $directory }.
file-place = Não é possível gravar { $file }: é um diretório, ou você não tem permissão para gravar ali.
file-fails = Não foi possível gravar { $file }: { $reason }

## Ambientes de aprendizado por reforço

env-choice = { $name } deve ser um destes: { $known }, e não “{ $given }”.
env-no-render = Defina um render_mode ao criar o ambiente.
env-games = O número de jogos deve ser pelo menos 1, e não { $given }.
env-threads = O número de threads deve ser pelo menos 1, e não { $given }.
env-own-policies = Em um ambiente podem jogar no máximo { $most } estratégias próprias.
env-line-ups = Um ambiente pode ter no máximo { $most } escalações.
env-reset-mask = reset_mask deve ser um array de { $games } valores booleanos. Pelo menos um deve ser verdadeiro; antes do primeiro jogo, todos.
env-buffer = { $name } deve ser um array de { $dtype } gravável e contíguo em C, com a forma { $shape }.
env-row = Uma observação é uma linha de { $length } números, e não um array com a forma { $given }.
env-seat-set = seat deve ser um número de 0 a { $most }, um conjunto desses números, “all” ou None, e não “{ $given }”.
env-no-policies = Com seat="all" ninguém mais joga: omita policies.
env-no-match = rewards="match" precisa de matches=True.
env-actions = Informe um número inteiro para cada um dos { $games } jogos.
env-words = “{ $given }” não é uma das jogadas permitidas: { $known }.
env-agents = Informe uma ação para cada um de { $agents }.
env-not-asked = Quem decide agora é { $asked }, e não { $who }. Use a ação { $action } para não fazer nada.
env-language = O idioma deve ser um destes: { $known }, e não “{ $given }”.
env-reset = Nenhum jogo em andamento. Chame reset() primeiro.
env-action = “{ $given }” não é uma ação. As ações são os números inteiros de 0 a { $most }.
env-pass = É a vez de { $who }, então não é possível passar. Escolha uma ação que a máscara permita.
env-not-possible = A ação { $action } de { $who } não é possível pelas regras do RLCard. Possíveis: { $offered }.
env-automatic = A ação { $action } não está disponível: as reações são automáticas neste ambiente.
env-refused =
    { $move ->
        [none] A ação { $action } de { $who } é recusada. { $why }
       *[other] A ação { $action } de { $who }, “{ $move }”, é recusada. { $why }
    }
env-game = Jogo { $game }: { $why }
env-game-over = O jogo { $game } acabou. Reinicie-o primeiro.
env-hand = Sua mão: { $hand }
env-known = Sabe-se que { $name } tem: { $cards }
env-lacks = { $name } parece não ter { $colors }, a julgar pelas compras.
env-exposed = { $name } esqueceu de dizer “UNO”, e pode haver flagrante.
env-discards = Monte de descarte: { $cards }
env-percent = Totais em porcentagem da meta: { $totals }
env-totals = Totais: { $totals }
env-your-turn = É a sua vez.
env-turn = É a vez de { $name }.
env-over =
    { $winners ->
        [none] O jogo acabou. Ninguém vence.
       *[other] O jogo acabou. Vitória de: { $winners }
    }

## Bots

bot-unknown = Bot desconhecido: “{ $given }”. Escolha entre: { $known }; ou indique um programa, como ./meubot.
bot-budget = “{ $given }” não é um tempo válido para pensar. Use expert, expert@200ms ou expert@5000 para 5000 simulações.
bot-adaptive = “{ $given }” não é uma força de adaptive. Use adaptive ou um número de adaptive@0 a adaptive@{ $most }.
bot-unready = { $given } não pode rodar aqui: { $reason }
bot-extra = { $given } precisa de numba e numpy: pip install 'oneleft[arena]'

## Programas de bots. $said é a última linha da saída de erro, ou none.

bot-missing = Não existe o programa “{ $given }”.
bot-not-executable = Não é possível executar “{ $given }”. Torne-o executável (chmod +x) ou dê a um programa Python a extensão .py.
bot-many = Há { $given } bots na lista, mas só { $seats } lugares para eles.
bot-fault-start = Não iniciou: { $reason }.
bot-fault-timeout = Não respondeu em { $seconds } s.
bot-fault-crash =
    { $said ->
        [none] Encerrou ou fechou seus pipes, código de saída { $status }.
       *[words] Encerrou ou fechou seus pipes, código de saída { $status }. Sua última linha de erro: { $said }
    }
bot-fault-crash-policy = Sua função falhou: { $reason }
bot-fault-nonsense = Sua resposta “{ $given }” não pode ser lida. { $reason }
bot-fault-nonsense-number = Sua resposta “{ $given }” não corresponde a nenhuma pergunta.
bot-fault-nonsense-endless = Escreveu uma linha sem fim: “{ $given }”…
bot-fault-illegal = Sua resposta “{ $given }” não é uma das suas jogadas legais.
bot-fault-absent = Foi interrompido e volta a jogar a partir da próxima rodada.
bot-fault-dismissed = Foi interrompido { $times } vezes seguidas e não será reiniciado.

## Treinamento

train-progress = Etapa { $stage }: vence { $two }% das rodadas de dois jogadores e { $four }% das de quatro contra o sharp
train-stopped = Parado. As etapas terminadas ficam no diretório de --checkpoints, se houver um.
train-written = Gravado: { $file }
train-chart-error = Erro das diferenças entre jogadas
train-chart-wins = Vitórias contra o sharp, 50 = partes iguais
train-chart-players = { $players } jogadores
train-chart-epoch = Época

## Ajuste

tune-family = Família de regras desconhecida: “{ $given }”. Escolha entre: { $known }.
tune-progress = { $family }, { $players } jogadores: vence { $wins }%
tune-stopped = Interrompido: nada foi gravado.
tune-written = { $rows ->
    [1] Uma linha de pesos
   *[other] { $rows } linhas de pesos
} em { $file }

## O servidor

server-no-table = Esta mesa não existe. Confira o link.
server-table-closed = Quem administra este servidor fechou esta mesa. Os resultados das partidas encerradas são mantidos.
server-no-match = Esta mesa não tem a partida número { $number }.
server-no-player = Ninguém com o nome “{ $given }” terminou uma partida aqui.
server-no-code = Nenhuma mesa aqui tem o código { $given }. Confira-o ou peça-o de novo.
server-no-step = Esta partida não tem o passo número { $given }; o último é o { $most }.
server-no-analysis = Este servidor não pode analisar partidas: o extra “arena” não está instalado.
server-analysis-long = Esta partida é longa demais para ser analisada: no máximo { $most } jogadas.
server-analysis-busy = Há partidas demais à espera de análise. Tente de novo daqui a alguns minutos.
server-no-puzzle = Não existe o problema “{ $given }”. Escolha um número de 1 a { $count }.
server-bad-token = Este lugar não é seu, ou não é mais seu. Entre com o link da mesa.
server-no-token = Só quem tem lugar na mesa pode fazer isso. Envie o token do lugar.
server-bad-host = Este servidor não responde pelo nome “{ $given }”. Inicie-o com --host-name { $given }.
server-bad-origin = Esta página é de outro site e não pode jogar aqui.
server-bad-type = Envie o conteúdo como application/json.
server-no-length = Envie com a solicitação o comprimento do conteúdo: Content-Length.
server-no-spectators = Esta mesa não permite espectadores.
server-not-host = Só o anfitrião pode fazer isso.
server-not-seated = Você está assistindo. Só quem tem lugar na mesa pode fazer isso.
server-other-seat = Essa jogada é de outro jogador.
server-no-seat = Não há jogador no lugar { $given }.
server-no-page = Não há nada neste endereço.
server-no-method = Este método não é permitido aqui.
server-failure = Algo deu errado do nosso lado. Tente de novo.
server-damaged = O histórico desta mesa no servidor está danificado e não pode ser lido. As outras mesas não são afetadas; avise quem administra o servidor.
server-lost = { $count ->
    [1] O banco de dados do servidor falhou, e a última mudança nesta mesa se perdeu. O jogo continua daqui.
   *[other] O banco de dados do servidor falhou, e as últimas { $count } mudanças nesta mesa se perderam. O jogo continua daqui.
}
server-bad-message = O servidor não conseguiu ler esta mensagem. { $reason }
server-bad-name = “{ $given }” não pode ser usado como apelido. Use de 1 a 24 caracteres visíveis.
server-bad-words = Estas palavras não podem ser usadas: “{ $given }”. Use caracteres visíveis.
server-bad-reveal = Isto não corresponde ao hash que você enviou para o embaralhamento.
server-not-left-out = Você pode pedir outro embaralhamento uma vez por partida, se não tiver parte neste.
server-name-taken = Já há alguém com o nome “{ $given }” nesta mesa. Escolha outro nome.
server-look-alike = “{ $given }” parece “{ $name }”, que já está nesta mesa. Escolha outro nome.
server-name-owned = “{ $given }” já é de alguém neste servidor. Se você é { $name }, entre. Senão, escolha outro nome.
server-name-free = Ninguém reservou “{ $given }” neste servidor.
server-wrong-recovery = Este não é o código de recuperação de “{ $given }”.
server-recovery-slip = Há um erro de digitação neste código de recuperação. Ele tem 20 letras e números, em quatro grupos.
server-no-passkeys = Este servidor não pode usar chaves de acesso. Use um código de recuperação. (Para quem o administra: pip install 'oneleft[passkeys]')
server-passkey-address = Chaves de acesso precisam de um servidor com nome, não do endereço { $given }. Use um código de recuperação.
server-bad-passkey = Não foi possível verificar esta chave de acesso. Tente de novo.
server-unknown-passkey = Nenhum nome neste servidor pertence a esta chave de acesso.
server-bad-challenge = Demorou demais, ou já foi feito. Tente de novo.
server-many-passkeys = Um nome tem no máximo { $most } chaves de acesso, cada uma uma só vez.
server-last-key = Esta é a última chave do seu nome. Adicione outra antes.
server-no-proof = Mostre primeiro que é você: entre mais uma vez.
server-full = Os { $players } lugares estão ocupados.
server-bad-bot = Bot desconhecido: “{ $given }”. Escolha entre: { $known }.
server-begun = A partida já começou.
server-not-begun = A partida ainda não começou.
server-not-over = A partida ainda não acabou.
server-too-few = Ainda não há mais ninguém. Espere um amigo ou adicione um bot.
server-too-soon = Pode chegar mais gente. Em { $seconds } s os bots podem ocupar os lugares livres.
server-too-many-people = Já há mais de { $players } pessoas na mesa.
server-next-match = Você recebe cartas na próxima partida.
server-not-away = Um bot só pode substituir um jogador ausente.
server-not-a-person = O anfitrião deve ser uma pessoa.
server-needs-vote = Durante a partida ninguém pode remover { $name } por conta própria. Todos os outros juntos podem, votando.
server-no-vote = Só se vota durante uma partida, e para remover outra pessoa.
server-stale = A mesa mudou antes de sua jogada chegar. Confira e escolha de novo.
server-settling = Alguém percebeu que { $name } não disse UNO. Aguarde um momento até isso se resolver.
server-no-chat = Nesta mesa só podem ser usadas as frases prontas.
server-no-hints = Nesta mesa não são permitidas dicas.
server-bad-phrase = Frase desconhecida: “{ $given }”. Escolha entre: { $known }.
server-too-fast = Solicitações demais. Tente de novo daqui a pouco.
server-too-many = Conexões demais a este lugar ou a partir do seu endereço. Feche algumas.
server-too-many-tables = Mesas demais foram abertas a partir do seu endereço. Espere alguns minutos.
server-too-quick =
    { $setting ->
        [turn_seconds] Neste servidor, um turno deve durar pelo menos { $least } segundos.
       *[bot_pace] Neste servidor, os bots não podem jogar mais rápido que no ritmo { $least }.
    }
server-too-long = Neste servidor uma partida vai no máximo até { $most } pontos.
server-table-full = Esta mesa já teve jogadas demais. Abra outra.
server-no-space = O servidor não tem espaço para novas mesas no momento. As partidas iniciadas continuam.
server-draining = O servidor vai reiniciar. As partidas em andamento continuam; novas mesas podem ser abertas quando ele voltar.
server-banned = Você não pode jogar neste servidor.
server-no-invite = Este servidor pede um código de convite. Peça-o a quem o administra.
server-no-desk = Este servidor não tem página de administração. Quem o administra pode iniciá-lo com --admin-token.
server-no-admin-token = Falta a chave de administração.
server-wrong-admin-token = Esta não é a chave de administração deste servidor.
server-wrong-invite = Este código de convite está errado. Peça o certo a quem administra este servidor.
server-no-sign-in = Você não entrou na sua conta. Entre e tente de novo.
server-notice = De quem administra este servidor: { $text }
server-too-big = Longo demais: no máximo { $most } bytes.
server-busy = O servidor está ocupado, ou seu banco de dados não responde. Tente de novo daqui a pouco; nenhuma jogada é feita duas vezes.
server-secret-yet = A partida ainda não acabou. Até lá, as cartas ficam em segredo.

phrase-hello = Olá!
phrase-nice = Boa jogada!
phrase-oops = Ops!
phrase-hurry = Sua vez!
phrase-thanks = Valeu!
phrase-sorry = Foi mal!
phrase-wow = Uau!
phrase-laugh = Kkkk!
phrase-good-game = Bom jogo!
phrase-again = Mais uma?

menu-ask = O que você quer fazer? Digite um número, ou pressione Enter para jogar aqui.
menu-play = Jogar aqui, no terminal
menu-page = Jogar no navegador
menu-host = Ser o anfitrião para todos na sua rede, no navegador
menu-learn = Aprender o jogo em cinco minutos
menu-help = Listar todos os comandos
menu-unknown = Digite um número de 1 a { $count }.

serve-running =
    Rodando em { $address } (Ctrl-C para parar)
    As partidas ficam guardadas em { $database }
serve-network = Na sua rede: { $address }
serve-desk = A administração: { $address }
serve-local = Só este computador pode se conectar. Para amigos da sua rede, inicie com --host 0.0.0.0 (make play HOST=0.0.0.0).
serve-status = mesas: { $tables } · pessoas: { $people } · jogadas/s: { $moves } · p99: { $milliseconds } ms
serve-stopped = Parado. As partidas continuam de onde pararam quando você iniciar o servidor de novo.
serve-port = Não é possível escutar em { $host }, porta { $port }: { $reason }. Escolha outra com --port.
serve-proxy = “{ $given }” não é um endereço. Use --proxy com um endereço como 10.0.0.2 ou uma rede como 10.0.0.0/24.
serve-database = “{ $given }” não é uma URL de banco de dados compatível. Use sqlite:///ARQUIVO ou postgresql://USUÁRIO@HOST/NOME.
serve-postgres = O PostgreSQL precisa de um driver: pip install 'oneleft[postgres]'
serve-twice = Outro servidor está usando { $database }. Pare-o primeiro ou escolha outro arquivo com --database.
serve-failed = O servidor não conseguiu iniciar: { $reason }
serve-newer = Este banco de dados é de uma versão mais nova do oneleft (esquema { $version }). Instale essa versão ou escolha outro banco com --database.
serve-setting = { $place }: { $reason }
serve-no-setting = { $place } não é uma configuração. Escolha entre: { $known }
serve-list = { $place } precisa de uma lista, como ["a", "b"].
serve-no-list = { $place } aceita um único valor, não uma lista.
serve-root-path = “{ $given }” não pode ser um caminho. Use letras, algarismos e barras, como /uno.
serve-admin-token = Uma chave de administração tem de 16 a 200 caracteres: letras, algarismos e sinais ASCII, sem espaços.
serve-invite-code = Um código de convite tem de 6 a 64 letras, algarismos, pontos, hifens, sublinhados ou tis.
serve-sign-in-header = “{ $given }” não serve para --sign-in-header. Informe o nome de um cabeçalho, como Remote-User, e com --proxy o proxy que o define.
serve-node-address = “{ $given }” não é um endereço para outros servidores. Use --node-address com 10.0.0.5:7000, 10.0.0.5 ou :7000.
serve-node-port = Não é possível aguardar outros servidores em { $address }: { $reason }. Escolha outro endereço com --node-address.
serve-workers-sqlite = --workers precisa do PostgreSQL: com SQLite os processos só esperariam uns pelos outros. Use --database postgresql://… ou tire --workers.
serve-workers-system = --workers precisa de um sistema que possa duplicar processos (fork), como Linux ou macOS.
serve-test-seed = ONELEFT_TEST_SEED torna todas as cartas previsíveis. Precisa de ONELEFT_TESTING=1 e de um servidor em 127.0.0.1.
serve-test-clock = ONELEFT_TEST_CLOCK muda o relógio do servidor. Exige ONELEFT_TESTING=1 e um servidor em 127.0.0.1.

desk-title = Administração
desk-token = Chave de administração
desk-token-what = O servidor foi iniciado com ela (--admin-token). Esta aba a guarda até ser fechada.
desk-forget = Sair
desk-load = Carga
desk-orders = Ordens
desk-tables = Mesas e pessoas
desk-all = todas
desk-state = Estado
desk-find = Nome, regras ou ID
desk-look = Buscar
desk-close = Fechar a mesa
desk-close-really = Fechar a mesa { $value }? O registro dela é apagado; os resultados das partidas terminadas ficam.
desk-ban = Bloquear
desk-ban-who = Bloquear um apelido, um endereço ou uma rede como 192.0.2.0/24
desk-ban-really = Bloquear { $value }? Um nome não ocupa novos lugares e uma rede não recebe respostas. As conexões abertas continuam.
desk-lift = Retirar o bloqueio
desk-lift-really = Deixar { $value } entrar de novo?
desk-message = Mensagem para todos que estão em uma mesa
desk-send = Enviar
desk-send-really = Mostrar isto a todos: { $value }
desk-drain = Sem mesas novas (drain)
desk-drain-really = Sem mesas e partidas novas a partir de agora? Todos verão. Termina quando os servidores reiniciam.
desk-drained = Não há mesas novas até os servidores reiniciarem.
desk-drain-end = Permitir mesas novas outra vez
desk-drain-end-really = Permitir de novo que abram mesas?
desk-waiting = em espera
desk-starting = começando
desk-playing = jogando
desk-over = terminada
desk-match = partida { $number }
desk-bots = { $count ->
    [one] com { $count } bot
   *[other] com { $count } bots
}
desk-listed = pública
desk-opened = aberta há { $ago }
desk-moved = última entrada há { $ago }
desk-seated = no lugar há { $ago }
desk-online = com conexão
desk-away = sem conexão
desk-damaged = não pode ser lida
desk-shown = Mesas: { $shown } de { $found }
desk-people-shown = Pessoas: { $count }
desk-node = Processo do servidor { $id }, versão { $version }
desk-figures = mesas na memória: { $tables } · conectados: { $people } · jogadas/s: { $moves } · 1% das jogadas mais lentas: mais de { $milliseconds } ms · processador: { $processor }%
desk-reported = informou há { $ago }
desk-no-node = Nenhum servidor informou nos últimos minutos.
desk-database = Banco de dados: mesas: { $tables }, { $size }
desk-free = { $size } livres no disco
desk-order-drain = Sem mesas novas (drain)
desk-order-name = Nome bloqueado:
desk-order-network = Rede bloqueada:
admin-checked = Mesas lidas: { $tables }. Registros de partidas verificados: { $records }. Instantâneos comparados: { $snapshots }.
admin-record = o registro da partida { $match } não confere: { $reason }
admin-result = os resultados guardados da partida { $match } diferem do registro dela
admin-table = Mesa { $table }, a partir da entrada { $number }: { $reason }
admin-part = O banco de dados: { $reason }
admin-missing = falta a entrada { $number }
admin-snapshot = o instantâneo não corresponde ao registro. Apague a linha da mesa em “snapshots”
admin-damaged = { $count ->
    [1] Uma falha.
   *[other] { $count } falhas.
} Restaure as mesas afetadas a partir de um backup. Todas as outras continuam funcionando.
admin-fine = Tudo pode ser lido.
admin-unreadable = O banco de dados não pode ser lido: { $reason }
admin-empty = Não há mesas em { $database }: não é o banco de dados de um servidor.
admin-backed-up = Cópia salva em { $file }.
admin-restored = Restaurado de { $file }. Inicie o servidor.
admin-migrated = O banco de dados está na versão { $version }.
admin-exported = { $count ->
    [one] { $count } registro gravado em { $directory }.
   *[other] { $count } registros gravados em { $directory }.
}
admin-draining = Não há mesas novas até os servidores reiniciarem. Para encerrar sem reiniciar: oneleft admin drain --end
admin-drained = Mesas novas podem ser abertas de novo.
admin-told = Todos os conectados verão em poucos segundos.
admin-closed = A mesa { $value } está fechada. Os resultados das suas partidas terminadas ficam.
admin-no-table = Não há mesa { $table }.
admin-banned = Bloqueado: { $value }
admin-lifted = Não está mais bloqueado: { $value }
admin-not-banned = { $value } não está bloqueado.
admin-released = Liberado: { $name }. Agora qualquer um pode reservar o nome.
admin-not-claimed = Ninguém reservou “{ $name }”.
admin-no-address = “{ $value }” não é nem um apelido nem um endereço. Use um apelido, um endereço como 192.0.2.7 ou uma rede como 192.0.2.0/24.
admin-default-name = “{ $value }” é o nome de todas as pessoas que não digitam nenhum, por isso não pode ser bloqueado. Bloqueie um endereço ou uma rede.
admin-no-text = A mensagem está vazia.
admin-no-directory = O diretório { $directory } não existe. Crie-o primeiro ou escolha outro arquivo.
admin-there = { $file } já existe. Escolha outro nome.
admin-not-empty = Já há partidas em { $database }. Restaure em um banco de dados novo.
admin-no-backup = { $file } não é uma cópia de segurança: { $reason }
admin-old = O banco de dados é de uma versão anterior. Migre-o primeiro: oneleft admin migrate

join-seated = Você tem um lugar. Link pessoal deste lugar: { $table }
join-left = { $matches ->
    [1] Saiu depois de uma partida.
   *[other] Saiu depois de { $matches } partidas.
}
join-gone = Conexão encerrada. O lugar ainda é seu, e enquanto isso um bot joga por você: { $table }
client-invite = Informe-o na variável de ambiente { $variable }.
client-left = A conexão com { $given } foi encerrada.
client-link = “{ $given }” não é o link de uma mesa. Os links são como http://HOST:PORTA/t/MESA
client-replay-link = “{ $given }” não é o link de um replay. Os links são como http://HOST:PORTA/t/MESA/replay/1
client-no-seat = Você não está sentado em nenhuma mesa. Abra uma com open_table ou entre em uma com join_table.
client-unreachable = { $given } não responde: { $reason }
system-no-file = não existe
system-no-permission = falta permissão
system-directory = é um diretório
system-no-directory = uma parte do caminho não é um diretório
system-full = o disco está cheio
system-read-only = o disco é somente leitura
system-address-used = outro programa usa este endereço
system-refused = nada aceita conexões ali
system-no-route = a rede não tem rota até lá
system-timeout = demorou demais
system-no-host = nenhum servidor tem este nome

## Desfazer jogadas: só contra bots

event-taken-back = { $seat } desfaz uma jogada.
event-you-taken-back = Você desfaz uma jogada.
screen-undo-key = z desfazer
page-take-back = Desfazer
server-no-take-back = Só dá para desfazer jogadas quando você joga apenas contra bots, e não em uma mesa pública.
server-nothing-to-take-back = Não há nada para desfazer: as suas próprias jogadas podem ser desfeitas até a próxima distribuição e até o fim da partida.
rated-taken-back = Não vale para a classificação: jogadas foram desfeitas.
page-taken-back =
    { $count ->
        [one] Jogadas foram desfeitas { $count } vez. O registro tem as que valeram no fim.
       *[other] Jogadas foram desfeitas { $count } vezes. O registro tem as que valeram no fim.
    }
log-nothing-taken-back = Ela desfaz uma jogada, mas não há nenhuma.

## A mão do dia

server-daily-once = Esta é a mão do dia: cada pessoa joga uma vez. Você pode fechar e voltar até o fim do dia.
server-daily-played = Você já jogou a mão de hoje: { $points } pontos. À meia-noite UTC haverá outra.
page-daily = Mão do dia
page-daily-about = Uma rodada contra três bots, as mesmas cartas para todos, uma vez por dia. Se você bater, soma os pontos das cartas dos outros; se não, perde os pontos das suas.
page-daily-play = Jogar a mão de hoje
page-daily-result = Seu resultado
page-daily-beaten = melhor que { $percent } dos outros
page-daily-unranked = Este resultado não entra na classificação: o limite diário do seu endereço foi atingido.
page-daily-first = Ninguém mais jogou hoje.
page-daily-average = Média: { $points }
page-daily-expert = O especialista: { $points }
page-daily-expert-none = O especialista ainda não jogou.
page-daily-players =
    { $count ->
        [one] { $count } pessoa até agora
       *[other] { $count } pessoas até agora
    }
page-daily-distribution = Distribuição dos pontos
page-daily-bar =
    { $count ->
        [one] De { $from } a { $to } pontos: { $count } pessoa
       *[other] De { $from } a { $to } pontos: { $count } pessoas
    }
page-daily-bar-you = { $bar }, você também
page-daily-streak =
    { $count ->
        [one] { $count } dia seguido
       *[other] { $count } dias seguidos
    }
page-daily-share = oneleft, mão de { $day }: { $points } pontos
page-daily-share-button = Copiar resultado
page-daily-ranking = Classificação
page-daily-next = A próxima mão chega à meia-noite UTC.
page-daily-yesterday = Ontem
page-daily-key = Chave: { $key }
page-daily-again = Continuar a mão de hoje
page-daily-see = Ver os resultados
page-daily-see-of = Mão do dia: resultados

## Torneios

server-no-tournament = Esse torneio não existe. Confira o link.
server-no-person = Ninguém neste torneio tem o número { $given }.
server-bad-title = “{ $given }” não serve como nome de um torneio. Use de 1 a 60 caracteres visíveis.
server-tournament-over = Este torneio acabou.
server-tournament-full = Este torneio está cheio: { $most } pessoas.
server-tournament-name = “{ $given }” é parecido demais com “{ $name }”, que já se inscreveu. Escolha outro nome.
server-tournament-once = Esta é a mesa de um torneio: joga uma partida, com as pessoas e o embaralhamento que foram sorteados.
server-too-few-people = Uma rodada precisa de pelo menos { $least } pessoas.
server-last-round = A última rodada já está em jogo. Encerre o torneio ou espere as mesas acabarem.
server-time-called = O tempo acabou: esta partida vale como está.
page-tournament = Torneio
tournament-about = Para 6 a 64 pessoas em mesas de três a cinco. Em cada rodada se encontram pessoas com pontos parecidos. Um link para todo mundo.
tournament-open = Abrir o torneio
tournament-name = Nome do torneio
tournament-usual = Torneio desta noite
tournament-rounds = Rodadas
tournament-minutes = Minutos por rodada (0: sem limite)
tournament-by-itself = A próxima rodada começa automaticamente
tournament-play-too = Eu também jogo
tournament-join = Participar
tournament-in = Você está dentro, { $name }.
tournament-waiting = A primeira rodada começa quando todos chegarem.
tournament-people =
    { $count ->
        [one] { $count } pessoa
       *[other] { $count } pessoas
    }
tournament-round = Rodada { $number } de { $rounds }
tournament-to-table = Para a sua mesa
tournament-table = Mesa { $number }
tournament-table-waiting = prestes a começar
tournament-table-playing = em jogo
tournament-table-over = terminada
tournament-table-called = o tempo acabou
tournament-watch = Assistir à mesa { $number }
tournament-standings = Classificação
tournament-place = Lugar
tournament-points = Pontos
tournament-opposition = Adversários
tournament-opposition-about = Os pontos de todos os adversários. Em caso de empate, eles decidem.
tournament-played = Rodadas jogadas
tournament-tables = Mesas desta rodada
tournament-next = Próxima rodada em { $time }
tournament-soon = A próxima rodada vai começar em breve.
tournament-left-time = Tempo restante: { $time }
tournament-bye = Você folga nesta rodada. Ela vale { $points } pontos, a média de uma mesa.
tournament-byes = Folgam: { $names }
tournament-late = Você joga a partir da próxima rodada.
tournament-done = Sua mesa terminou. As outras ainda estão jogando.
tournament-draw = Começar a rodada { $number }
tournament-draw-early = Algumas mesas ainda estão jogando. Elas contam como estão.
tournament-finish = Encerrar o torneio
tournament-finish-really = Encerrar agora? A classificação será definitiva.
tournament-remove = Remover { $name }
tournament-leave = Sair do torneio
tournament-left = saiu
tournament-winner = { $name } vence o torneio!
page-tournament-back = Voltar ao torneio
page-tournament-begins = A partida começa quando todos estiverem aqui, ou pouco depois, sem quem faltar.
tournament-personal = Este link pessoal é a sua participação no torneio. Abra no seu outro dispositivo e não compartilhe.
tournament-tv = Para uma tela grande
tournament-scan = Leia o código para participar
tournament-controls = Para o anfitrião
tournament-key = Chave dos sorteios: { $key }
tournament-verified =
    { $count ->
        [1] A chave reproduz o sorteio.
       *[other] A chave reproduz os { $count } sorteios.
    }
tournament-not-verified = A chave não reproduz o sorteio da rodada { $number }.
tournament-key-secret = A chave dos sorteios é mostrada quando o torneio acaba.
tournament-link = “{ $given }” não é um link para um torneio. Os links são assim: http://HOST:PORTA/e/TORNEIO
tournament-opened = Link para todo mundo: { $link }
tournament-host-link = Seu link de anfitrião: { $link }

## Problemas. As chances são as da rodada, em porcentagens inteiras.

puzzle-title = Problema nº { $number }
puzzle-daily = Problema do dia
puzzle-difficulty =
    { $difficulty ->
        [easy] fácil
        [medium] médio
       *[hard] difícil
    }
puzzle-head = { $title }, { $difficulty }. Regras: { $rules }. Você é { $name }.
puzzle-question = Uma jogada é claramente a melhor. Qual?
puzzle-ask = Sua jogada:
puzzle-right = Certo! É a melhor jogada.
puzzle-wrong =
    { $points ->
        [1] Não é a melhor: { $best } vence a rodada mais vezes, por { $points } ponto percentual.
       *[other] Não é a melhor: { $best } vence a rodada mais vezes, por { $points } pontos percentuais.
    }
puzzle-chances = Chance de vencer a rodada com cada jogada:
puzzle-illegal = Isso não é possível aqui.
puzzle-streak =
    { $count ->
        [1] { $count } dia seguido
       *[other] { $count } dias seguidos
    }
puzzle-counted = Você já respondeu ao problema de hoje, então esta resposta não conta.
puzzle-day =
    { $result ->
        [right] { $date }: certo
        [wrong] { $date }: errado
       *[none] { $date }: sem resposta
    }
puzzle-another = Outro problema
puzzle-today = Ao problema do dia
puzzle-share = Copiar para compartilhar
puzzle-shared = Copiado
puzzle-share-text =
    { $result ->
        [right] oneleft, problema do dia { $date }: resolvido. { $streak }.
       *[wrong] oneleft, problema do dia { $date }: errado.
    }
puzzle-found =
    { $decisions ->
        [1] { $decisions } decisão
       *[other] { $decisions } decisões
    }
puzzle-written =
    { $count ->
        [1] { $file }: { $count } problema, de { $matches } partidas, { $decisions } decisões e { $candidates } candidatos.
       *[other] { $file }: { $count } problemas, de { $matches } partidas, { $decisions } decisões e { $candidates } candidatos.
    }

## A página

page-welcome = O jogo de cartas em que sua última carta conta. Jogue agora mesmo contra bots ou envie um link aos seus amigos.
page-name = Seu nome
page-face = Escolha um rosto
page-face-drawn = Desenhado a partir do seu nome
page-you = Visitante
page-play-now = { $count ->
    [1] Jogar agora contra um bot
   *[other] Jogar agora contra { $count } bots
}
page-play-friends = Jogar com amigos
page-quick = Partida rápida
page-settings = Opções do jogo
page-edition = Edição
page-house = Regras da casa
page-format = Pontuação
page-players = Jogadores
page-target = Pontos para vencer
page-level = Bots
page-level-easy = fácil
page-level-steady = médio
page-level-sharp = difícil
page-level-keen = astuto
page-level-expert = especialista
page-level-adaptive = à sua medida
page-level-bluffer = blefador
page-level-dreamer = distraído
page-level-hoarder = acumulador
page-level-hunter = caçador
page-level-racer = velocista
page-does-easy = Costuma jogar cartas razoáveis e se esquece de dizer UNO.
page-does-steady = Joga com solidez: guarda os curingas e vigia quem está para bater.
page-does-sharp = Pesa bem cada carta e comete poucos erros.
page-does-keen = Lembra em quais cores os outros tiveram de comprar.
page-does-expert = Pensa à frente e calcula o que os outros têm na mão.
page-does-adaptive = Joga mais ou menos como você: mais forte quando você ganha, mais fraco quando perde. Seu dispositivo guarda um único número para isso.
page-does-bluffer = Joga o Curinga Comprar Quatro, seja legal ou não, e desafia os de todos os outros.
page-does-dreamer = Esquece de dizer UNO e raramente nota quando outros esquecem.
page-does-hoarder = Acumula curingas e só os joga bem no fim.
page-does-hunter = Guarda as cartas Pular e Comprar para quem tem menos cartas.
page-does-racer = É mais rápido que todos e faz o corte sempre que pode.
page-characters = Personagens
page-turn = Segundos por turno (0: sem limite)
page-listed = Mostrar esta mesa a todos
page-people = Pessoas
page-tables = Mesas abertas
page-seats-free = { $count ->
    [1] Um lugar livre
   *[other] { $count } lugares livres
}
page-under-way = Partida em andamento
page-independent = O oneleft é independente. UNO é uma marca da Mattel.
page-offline = O servidor não responde. Tente de novo daqui a pouco.
page-lost = Conexão perdida. Reconectando…
page-close = Fechar
page-waiting = Esperando jogadores
page-host = anfitrião
page-remove = Remover { $name }
page-remove-what = Um jogador precisa sair se todos os outros votarem a favor. Se a partida vale para o rating, todos os outros a perdem.
page-votes = { $count ->
    [1] { $names } quer remover { $name } da partida.
   *[other] { $names } querem remover { $name } da partida.
}
page-add-bot = Adicionar um bot
page-start = Começar a partida
page-host-starts = O anfitrião começa a partida.
page-quick-waits = { $count } de { $players } lugares ocupados. A partida começa automaticamente quando a mesa está completa.
page-quick-fill = Completar com bots e começar
page-invite = Convide seus amigos
page-copy = Copiar o link
page-copied = Copiado
page-code = Código QR com o link da mesa
page-address = Endereço
page-address-what = Escolha o endereço da rede que seus amigos usam.
page-share-link = Compartilhar
page-table-code = Código em { $address }:
page-personal = Continuar em outro dispositivo
page-personal-what = Este link pessoal é o seu lugar. Abra-o no seu outro dispositivo e não o compartilhe.
page-this-is-you = é você
page-person = Ser o mesmo jogador em outro lugar
page-person-what = O que você jogou pertence ao seu nome e a um segredo deste navegador. Este link leva os dois para outro dispositivo. Não o compartilhe.
page-person-ask = Este link torna você “{ $name }” de outro dispositivo. Quer jogar assim aqui de agora em diante? O segredo que este navegador tinha até agora será perdido.
page-person-accept = Jogar como { $name }
page-person-keep = Manter o meu
page-own-name = Reservar seu nome
page-own-name-what = Reserve seu nome neste servidor: ninguém mais poderá jogar com ele, e você poderá entrar em todos os seus dispositivos.
page-name-claimed = nome reservado
page-name-deleted = jogador excluído
page-sign-in = Entrar
page-commitment = O compromisso do servidor, um hash da sua chave: { $commitment }
page-words = Acrescente suas palavras ao embaralhamento
page-words-what = Elas se somam aos números aleatórios do seu dispositivo. Ninguém as vê antes do embaralhamento. O registro as mostra depois da partida.
page-shuffle = O dispositivo de cada jogador acrescenta ao embaralhamento números aleatórios secretos, então ninguém pode arrumar as cartas.
page-shuffle-details = Detalhes para conferir
page-shuffle-hash = { $name }: { $hash }
page-shuffle-none = { $name }: nada ainda
page-shuffle-bots = Os bots do servidor não acrescentam nada.
page-starting = As cartas estão sendo embaralhadas…
page-parts = Participaram do embaralhamento: { $names }.
page-left-out = Sem parte no embaralhamento: { $names }.
page-bots-add-nothing = Bots, que não acrescentam nada: { $names }.
page-left-out-you = Seu dispositivo não tem parte neste embaralhamento: nada chegou dele a tempo.
page-reshuffle = Embaralhar de novo
page-part-holds = Seu dispositivo participou do embaralhamento, e tudo confere.
page-part-mine = Para conferir o registro você mesmo: { $command }
page-part-elsewhere = O embaralhamento confere. Sua parte veio de outro dispositivo seu.
page-part-none = As cartas saem da chave, e a chave corresponde ao compromisso, mas seu dispositivo não teve parte no embaralhamento.
page-hashes-changed = As partes dos jogadores não são as que foram fixadas antes de as cartas serem dadas!
page-shuffles = { $count ->
    [1] Esta foi a partida { $match } desta mesa. Seu dispositivo viu um embaralhamento desde a última partida que viu terminar.
   *[other] Esta foi a partida { $match } desta mesa. Seu dispositivo viu { $count } embaralhamentos desde a última partida que viu terminar.
}
page-too-many-shuffles = Seu dispositivo não participa: o servidor pediu mais embaralhamentos do que uma partida precisa e pode estar escolhendo um que lhe agrade.
page-seal-repeated = O servidor já usou este compromisso em outra partida, então as cartas podem ser conhecidas! Seu dispositivo não participa.
page-sit = Sentar-se
page-watch = Só assistir
page-watching = Você está assistindo.
page-tv = Mostrar em uma TV
page-tv-address = Ou abra na TV:
page-tv-join = Escaneie para jogar
page-tv-turn = Vez de { $name }
page-hand-only = Só a minha mão: a mesa está na TV
page-one-device = Dividimos este dispositivo
page-one-device-what = Várias pessoas jogam neste dispositivo e o passam adiante. Depois de cada vez, ele cobre a mão.
page-one-device-name = Nome de outro jogador
page-one-device-add = Adicionar
page-one-device-added = Adicionados: { $names }
page-pass-to = Passe para { $name }
page-i-am = Sou { $name }
page-look = Olhar a sua própria mão:
page-cover = Cobrir a minha mão
page-calls-uno = { $name } diz “UNO!”
page-try-again = Tentar de novo
page-no-seat = Não há lugar livre.
page-your-hand = { $count ->
    [1] Sua mão, uma carta
   *[other] Sua mão, { $count } cartas
}
page-playable = pode ser jogada
page-player = { $count ->
    [1] { $name }, uma carta
   *[other] { $name }, { $count } cartas
}
page-bot = bot, { $level }
page-away = ausente, um bot joga enquanto isso
page-catch = Flagrar { $name }!
page-swap = Trocar de mão
page-draw = Comprar
page-draw-pile = Monte de compras, { $count }
page-top = Carta do topo: { $card }. Cor em jogo: { $color }
page-direction = { $direction ->
    [left] O jogo segue para a esquerda
   *[right] O jogo segue para a direita
}
page-seconds = { $count ->
    [1] Resta um segundo
   *[other] Restam { $count } segundos
}
page-phase-turn = Sua vez: jogue uma carta ou compre.
page-turn-after = Sua vez: { $name } jogou { $card }.
page-phase-drew = Você comprou { $card }. Jogue a carta ou fique com ela.
page-phase-penalty = { $count ->
    [1] Você tem uma penalidade de uma carta.
   *[other] Você tem uma penalidade de { $count } cartas.
}
page-phase-color = A primeira carta é um curinga: escolha a cor inicial.
page-phase-color-drop = A carta Jam caiu: escolha a cor com que o jogo continua.
page-phase-swap = Você jogou um 7. Com quem quer trocar de mão?
page-phase-series = Você pode jogar outra carta do mesmo número ou encerrar a sua vez.
page-phase-slam = { $count ->
    [1] Slam! Escolha uma carta para descartar.
   *[other] Slam! Escolha { $count } cartas para descartar.
}
page-can-jump = Você tem a mesma carta: pode cortar!
page-waits = Esperando { $name }.
page-waits-table = Esperando a outra mesa.
page-noticed = { $by } percebeu que { $name } não disse UNO!
page-which-color = Qual cor?
page-held = { $count } na sua mão
page-cancel = Escolher outra carta
page-keep = Ficar com ela
page-pass = Encerrar a vez
page-take = { $count ->
    [1] Comprar 1 carta
   *[other] Comprar { $count } cartas
}
page-challenge = Desafiar
page-challenge-risk = Se não era blefe, você compra { $count }.
page-stood-in = Um bot está jogando por você.
page-back = Voltei
page-log = Histórico
page-say = Diga algo
page-allow-chat = Permitir mensagens digitadas
page-hint = Dica
page-hint-best = a melhor
page-hint-chance = vence { $percent }%
page-hint-move = Dica: { $move } (vence { $percent }%)
page-hint-only = Dica: { $move }
page-hint-wait = Dica: esperar
page-allow-hints = Permitir dicas (a partida não vale para o rating)
page-say-to = Para
page-everybody = Todos
page-reactions = Reações
page-chat = Sua mensagem
page-send = Enviar
page-mute-person = Silenciar { $name }
page-mute = Silenciar
page-letters = Desativar atalhos
page-sort = Ordenar suas cartas
page-sort-color = por cor
page-sort-number = por número
page-sort-drawn = na ordem em que vieram
page-scores = Placar
page-round = Rodada
page-round-over = A rodada acabou
page-you-win = Você venceu!
page-you-came = { $name } vence, e você fica em { $place }º lugar.
page-you-win-round = Você vence a rodada!
page-wins-round = { $name } vence a rodada
# as in English
page-total = Total
page-deal = Próxima rodada
page-next-soon = A próxima rodada já vai começar.
page-rematch = Jogar de novo
page-record = Baixar o registro para conferir cada embaralhamento
page-rules = Regras
page-all = todas as edições
page-race = Pontos após cada rodada
# as in English
page-replay = Replay
page-analyse = Analisar
page-step-back = Um passo atrás
page-step-on = Um passo à frente
page-pause = Pausar
page-run = Reproduzir
page-step = { $step } de { $steps }
page-verify = Conferir o embaralhamento
page-genuine = { $cards ->
    [1] Autêntico: a chave corresponde ao compromisso mostrado antes de as cartas serem dadas, e dela sai a única carta.
   *[other] Autêntico: a chave corresponde ao compromisso mostrado antes de as cartas serem dadas, e dela saem todas as { $cards } cartas.
}
page-forged = A chave não corresponde ao compromisso mostrado antes de as cartas serem dadas!
page-other-seal = Este não é o compromisso que seu dispositivo viu antes de as cartas serem dadas!
page-why = Por que estes pontos?
page-view = Exibição
page-your-settings = Suas configurações
page-theme = Mesa e cartas
page-theme-auto = como o dispositivo
page-theme-classic = feltro clássico
page-theme-night = noite
page-theme-paper = papel
page-theme-contrast = alto contraste
page-speed = Velocidade
page-speed-calm = calma
# as in English
page-speed-normal = normal
page-speed-fast = rápida
page-large-print = Cartas com números grandes
# as in English
page-volume = Volume
page-alerts = Avisar quando for a minha vez
page-alerts-offer = É a sua vez já faz um tempo. Quer receber uma notificação da próxima vez?
page-yes = Sim
page-no = Não
page-type = Digite uma jogada
page-ask = Explicar
page-more = Mais
page-sign-draw = +{ $count }
page-sign-uno = UNO!
page-sign-skip = Pula!
page-sign-reverse = Inverte!
page-sign-jump = Corta!
page-sign-caught = Flagrante!
page-sign-guilty = Blefe!
page-sign-lawful = Não era blefe
page-sign-stack = +{ $count }
page-sign-nomatch = Não combina, passa a vez
page-sign-swap = Troca!
page-sign-pass = As mãos passam!
page-sign-graduation = Formatura!
page-points = { $count ->
    [1] { $count } ponto
   *[other] { $count } pontos
}
page-swap-with = Trocar de mão com { $name }
page-pending = { $count ->
    [1] Penalidade pendente: uma carta
   *[other] Penalidade pendente: { $count } cartas
}
page-said = { $name }: “{ $text }”
page-table = A mesa
page-carried = Subtotal
page-left = Cartas que sobraram
page-misdealt = A chave corresponde ao compromisso, mas uma carta do passo { $step } não sai dela!
page-share = Compartilhar este momento
page-moment = Momento da partida
page-grace = Tolerância para dizer UNO (segundos)
page-welcome-outside = Boas-vindas
page-invite-code = Código de convite
page-enter = Entrar
page-have-link = Você tem um código ou um link?
page-go = Abrir
page-only-here = Este link só funciona neste computador. Para convidar amigos da sua rede, inicie o servidor com --host 0.0.0.0 (make play HOST=0.0.0.0).
page-partner = sua dupla
page-title-turn = ● Sua vez · oneleft
page-other-table = A outra mesa
page-nowhere = Não há nada neste endereço. Comece aqui.
page-join-waiting = Entre na mesa
page-join-playing = Há uma partida em andamento
page-join-starting = Uma partida está começando
page-join-over = Esta partida acabou
page-hand-over = Tornar anfitrião
page-leave = Sair da mesa
page-need-name = Primeiro digite seu nome, para que os outros saibam quem você é.
page-bad-link = Isto não é um código nem um link para uma mesa. Um código tem quatro letras.
page-own-tables = Suas partidas
page-eliminated = Você chegou ao limite e está fora. Pode continuar assistindo.
page-latecomers = Quem chega atrasado entra na próxima partida
page-your-turn = Sua vez
page-between-rounds = Entre duas rodadas
page-forget = Esquecer o jogo com { $names }
page-forget-all = Limpar esta lista
page-join-next = Sente-se: agora você assiste e joga na próxima partida.
page-join-closed = Ninguém mais pode se sentar durante esta partida.
page-change-rules = Mudar as regras
page-use-rules = Usar estas regras
page-never-mind = Cancelar
page-not-here = não está agora
page-next-match = joga na próxima partida
page-watching-next = Você está assistindo. Você joga na próxima partida.
page-stand-in = Deixar um bot jogar
# as in English
page-menu = Menu
page-round-number = Rodada { $number }
page-round-of = Rodada { $number } de { $rounds }
page-to-points = { $count ->
    [1] até { $count } ponto
   *[other] até { $count } pontos
}
page-leave-match = Um bot vai assumir seu lugar definitivamente. Quer sair da mesa?
page-leave-ask = Quer sair da mesa?
page-free-seat = Lugar livre
screen-free-seats = { $count ->
    [1] Cabe mais uma pessoa
   *[other] Cabem mais { $count }
}
page-again = { $count ->
    [1] { $names } quer jogar de novo.
   *[other] { $names } querem jogar de novo.
}
page-again-in = { $count ->
    [1] Próxima partida em um segundo, ou quando a maioria quiser.
   *[other] Próxima partida em { $count } segundos, ou quando a maioria quiser.
}
rated-rated = Esta partida vale para a classificação.
rated-voted-out = Alguém foi removido: quem votou a favor perdeu. Para os outros vale o resultado.
rated-bots = Não vale para a classificação: bots só contam em mesas públicas, e só os que jogam sempre igual.
rated-no-clock = Não vale para a classificação: a mesa não tem relógio, ou tem mais de cinco minutos por vez.
rated-unclaimed = Não vale para a classificação: nem todos jogam com um nome reservado.
rated-one-device = Não vale para a classificação: dois lugares eram do mesmo dispositivo ou da mesma pessoa.
rated-one-network = Não vale para a classificação: dois jogadores estavam na mesma rede.
rated-hints = Não vale para a classificação: dicas eram permitidas.
rated-absent = Não vale para a classificação: alguém não estava na primeira distribuição ou deixou um bot começar.
page-ask-hint = Toque em qualquer coisa para ver a regra.
page-to-table = Voltar à mesa
page-gone = ausente
page-genuine-unseen = A chave corresponde ao compromisso do registro, e dela saem todas as cartas. Este dispositivo não viu o compromisso antes de as cartas serem dadas, então não pode confirmar quando ele foi feito.
page-surprise = Surpreenda a gente
page-line = Em uma linha:
page-copy-line = Copiar
page-brought = Vem com: { $name }.
page-conflict = Não pode ser combinado com: { $name }.
page-at-least = No mínimo { $count }, por causa de { $name }.
page-at-most = No máximo { $count }, por causa de { $name }.
page-at-most-players = No máximo { $count } com { $players } jogadores na mesa.
page-rules-here = Regras desta mesa

## O terminal em tela cheia. Nas listas de teclas, dois espaços separam as teclas, e um espaço separa a tecla da sua descrição.

screen-jump = Cortar com { $card }
screen-play = Jogar { $card }
screen-discard = Descartar { $card }
screen-call-uno = Dizer UNO com a próxima carta
screen-uno-called = Você dirá UNO com a próxima carta
screen-hand-of = Estas são as cartas de { $name }.
screen-pending = { $count ->
    [1] Penalidade: { $count } carta
   *[other] Penalidade: { $count } cartas
}
screen-color = Cor:
screen-type = / para digitar uma jogada: R7 uno, W:B, flagrar Ana, regra TURN-1
screen-watch-type = / para digitar: regra TURN-1, placar, ajuda, sair
screen-target =
    { $target ->
        [one] A partida vai até { $target } ponto.
       *[other] A partida vai até { $target } pontos.
    }
screen-small = Este terminal é pequeno demais para a mesa. São necessárias pelo menos { $width } colunas e { $height } linhas. Você também pode jogar linha a linha: oneleft play --plain
screen-keys = h ajuda  q sair  ←→ carta  ↵ jogar  d comprar  u UNO  c flagrar  ? por quê  / digitar  s placar  i dica  l regras  k ficar  ! desafiar  j cortar
screen-more-keys = R..W/0..9 achar carta  PgUp/PgDn rolar histórico  Ctrl-Z suspender
screen-say-key = p dizer
screen-steer-keys = espaço pausar  +- velocidade  → passo  v mãos
screen-replay-keys = espaço pausar  +- velocidade  ←→ passo  v mãos
screen-watch-keys = h ajuda  q sair  ? por quê  s placar  l regras
screen-bad-save = Não é possível ler a partida salva { $file }: { $fault }
screen-save-not-dealt = As cartas ainda não foram distribuídas.
log-move-before-deal = Ela tem uma jogada antes da primeira distribuição.
screen-nothing = Não há partida inacabada para retomar. Comece uma: oneleft play
games-hint = Para continuar uma: oneleft play --game NÚMERO. Para apagar uma: oneleft games --delete NÚMERO.
games-unknown = Não há partida salva { $number }. Os números vão de 1 a { $count }; oneleft games lista as partidas.
games-deleted = Apagada: { $game }
games-unreadable = não pode ser lida: { $file }
screen-unsaved = Não é possível salvar partidas nesta máquina, então uma partida abandonada se perde: { $reason }
screen-kept = A partida está salva. Para retomá-la: oneleft play --resume
screen-record = Registro desta partida, para replay e verificação: { $file }
screen-on = sim
screen-off = não
screen-own = as suas
screen-begin = Jogar
screen-resume = Retomar a última partida
screen-resume-some = Escolher uma partida salva
screen-quit = Sair
screen-start-keys = ↑↓ escolher   ←→ mudar

## Análise de uma partida terminada. $cards são cartas em uma lista; $card tem seu artigo.

why-uno =
    { $count ->
        [1] Com a penúltima carta se diz “UNO”: quem é flagrado compra { $count } carta.
       *[other] Com a penúltima carta se diz “UNO”: quem é flagrado compra { $count } cartas.
    }
why-catch =
    { $count ->
        [1] Resta uma carta a { $seat }, sem dizer “UNO”: o flagrante custa { $count } carta.
       *[other] Resta uma carta a { $seat }, sem dizer “UNO”: o flagrante custa { $count } cartas.
    }
why-out = É a última carta: ela vence a rodada.
why-jump =
    { $who ->
        [you] Você tem a mesma carta: corte com { $card } e fique com uma carta a menos antes que outra pessoa jogue.
       *[player] { $player } tem a mesma carta: cortando com { $card }, fica com uma carta a menos antes que outra pessoa jogue.
    }
why-stop =
    { $count ->
        [1] Resta { $count } carta a { $seat }: com { $card }, { $seat } perde a vez.
       *[other] Restam { $count } cartas a { $seat }: com { $card }, { $seat } perde a vez.
    }
why-challenge =
    { $count ->
        [1] Vale a pena desafiar: { $seat } tinha { $count } carta, provavelmente de cor { $color }.
       *[other] Vale a pena desafiar: { $seat } tinha { $count } cartas, provavelmente alguma de cor { $color }.
    }
why-fair =
    { $times ->
        [1] { $seat } já tinha comprado uma vez com a cor { $color }: o Curinga Comprar Quatro provavelmente era legal.
       *[other] { $seat } já tinha comprado { $times } vezes com a cor { $color }: o Curinga Comprar Quatro provavelmente era legal.
    }
why-no-challenge =
    { $count ->
        [1] { $seat } tinha { $count } carta: não é tão provável que fosse de cor { $color }, e um desafio errado custa mais cartas.
       *[other] { $seat } tinha { $count } cartas: não é tão provável que alguma fosse de cor { $color }, e um desafio errado custa mais cartas.
    }
why-answer =
    { $count ->
        [1] Com { $card }, a penalidade de { $count } carta passa para outra pessoa.
       *[other] Com { $card }, a penalidade de { $count } cartas passa para outra pessoa.
    }
why-swap =
    { $count ->
        [1] { $seat } só tem { $count } carta: essa é a mão a pegar.
       *[other] { $seat } só tem { $count } cartas: essa é a mão a pegar.
    }
why-keep-wild-drew =
    { $who ->
        [you]
            { $times ->
                [1] Você podia jogar { $cards } e guardar { $card } para depois, e { $seat } comprou uma vez com a cor { $color }.
               *[other] Você podia jogar { $cards } e guardar { $card } para depois, e { $seat } comprou { $times } vezes com a cor { $color }.
            }
       *[player]
            { $times ->
                [1] { $player } podia jogar { $cards } e guardar { $card } para depois, e { $seat } comprou uma vez com a cor { $color }.
               *[other] { $player } podia jogar { $cards } e guardar { $card } para depois, e { $seat } comprou { $times } vezes com a cor { $color }.
            }
    }
why-keep-wild =
    { $who ->
        [you] Você podia jogar { $cards } e guardar { $card } para depois.
       *[player] { $player } podia jogar { $cards } e guardar { $card } para depois.
    }
why-hold = Vale a pena guardar { $card } para depois: vale mais que a carta que se compra no lugar.
why-play =
    { $who ->
        [you] Você podia jogar { $cards }: sem jogar, fica com uma carta a mais.
       *[player] { $player } podia jogar { $cards }: sem jogar, fica com uma carta a mais.
    }
why-points =
    { $points ->
        [1] { $points } ponto a menos na mão se alguém bater.
       *[other] { $points } pontos a menos na mão se alguém bater.
    }
why-lacks =
    { $times ->
        [1] { $seat } comprou uma vez com a cor { $color }: provavelmente não a tem.
       *[other] { $seat } comprou { $times } vezes com a cor { $color }: provavelmente não a tem.
    }
why-own-color =
    { $count ->
        [1] Depois { $count } carta da mão combina: { $cards }.
       *[other] Depois { $count } cartas da mão combinam: { $cards }.
    }
why-name-color =
    { $who ->
        [you] Você tem mais cartas desta cor: { $cards }.
       *[player] { $player } tem mais cartas desta cor: { $cards }.
    }
why-save-action =
    { $count ->
        [1] Vale a pena guardar { $card } para depois: ninguém tem menos de { $count } carta.
       *[other] Vale a pena guardar { $card } para depois: ninguém tem menos de { $count } cartas.
    }
why-zero =
    { $who ->
        [you]
            { $count ->
                [1] Um 0 passa a sua mão, que é menor, e você recebe a de { $seat }, com { $count } carta.
               *[other] Um 0 passa a sua mão, que é menor, e você recebe a de { $seat }, com { $count } cartas.
            }
       *[player]
            { $count ->
                [1] Um 0 passa a mão de { $player }, que é menor, e { $player } recebe a de { $seat }, com { $count } carta.
               *[other] Um 0 passa a mão de { $player }, que é menor, e { $player } recebe a de { $seat }, com { $count } cartas.
            }
    }
why-next =
    { $count ->
        [0] { $who ->
                [you] Assim é a sua vez de novo, em vez da de { $other }.
               *[player] Assim é a vez de { $player } de novo, em vez da de { $other }.
            }
        [1] Assim quem joga é { $seat } ({ $count } carta), em vez de { $other }.
       *[other] Assim quem joga é { $seat } ({ $count } cartas), em vez de { $other }, que tem menos.
    }
why-seen =
    { $who ->
        [you]
            { $count ->
                [1] Você sabe onde está { $count } carta da cor { $color }: os outros têm menos.
               *[other] Você sabe onde estão { $count } cartas da cor { $color }: os outros têm menos.
            }
       *[player]
            { $count ->
                [1] { $player } sabe onde está { $count } carta da cor { $color }: os outros têm menos.
               *[other] { $player } sabe onde estão { $count } cartas da cor { $color }: os outros têm menos.
            }
    }
why-some-points =
    { $points ->
        [1] Assim fica { $points } ponto a menos na mão.
       *[other] Assim ficam { $points } pontos a menos na mão.
    }
why-turn = Com { $card }, { $seat } perde a vez.
why-often =
    { $count ->
        [1] Ganhou mais vezes em { $count } simulação que usou só o que o jogador podia ver.
       *[other] Ganhou mais vezes em { $count } simulações que usaram só o que o jogador podia ver.
    }
analysis-move =
    { $verb ->
        [play] { $card }
        [play-color] { $card }, { $color }
        [jump] cortar com { $card }
        [jump-color] cortar com { $card }, { $color }
        [discard] descartar { $card }
        [color] escolher { $color }
        [swap] trocar de mão com { $seat }
        [catch] flagrar { $seat }
        [draw] comprar
        [keep] ficar com a carta comprada
        [take] comprar a penalidade
        [challenge] desafiar
        [uno] dizer “UNO”
        [pass] terminar a sequência
       *[nothing] não fazer nada
    }
analysis-move-uno = { $move } com “UNO”
analysis-quality-best = a melhor
analysis-quality-good = boa
analysis-quality-inaccuracy = imprecisão
analysis-quality-mistake = erro
analysis-quality-blunder = erro grave
analysis-note-uno-forgotten = { $name } esqueceu de dizer “UNO” ({ $worth }).
analysis-note-catch-missed = { $name } perdeu um flagrante ({ $worth }).
analysis-note-challenge-right = { $name } acertou o desafio ({ $worth }).
analysis-note-challenge-wrong = { $name } errou o desafio ({ $worth }).
analysis-head =
    { $rounds ->
        [1] { $rules }, { $rounds } rodada, vencida por { $names }
       *[other] { $rules }, { $rounds } rodadas, vencidas por { $names }
    }
analysis-player = jogador
analysis-curve = chance de vencer
analysis-luck = sorte
analysis-own = jogadas próprias
analysis-others = jogadas dos outros
analysis-accuracy = precisão
analysis-faults = erros por rodada
analysis-matches = partidas
analysis-open-hands = As chances de vencer são calculadas com todas as mãos abertas, que nenhum jogador podia ver: por isso oscilam tanto.
analysis-explained = A sorte, as jogadas próprias e as dos outros são pontos percentuais da chance de vencer a partida. Elas somam a mudança da primeira distribuição ao fim. ± é metade do intervalo de 95%. As jogadas são julgadas pelo que o jogador podia ver, e o custo de um erro se mede dentro da rodada: 100% seria perder uma rodada já ganha.
analysis-turning = Momentos decisivos
analysis-at = Rodada { $round }, jogada { $number }
analysis-at-deal = Rodada { $round }, distribuição
analysis-line = { $place }: { $text }
analysis-change = { $name }: { $before } → { $after }
analysis-mistakes = Erros
analysis-no-mistakes = Nenhum erro foi encontrado.
analysis-fault = { $name }, { $quality }: { $made }. Melhor: { $best }. Isso custou { $loss } da chance de vencer a rodada. { $why }
analysis-other = Além disso
analysis-together =
    { $matches ->
        [1] { $matches } partida no total
       *[other] { $matches } partidas no total
    }
analysis-rough = Uma primeira curva aproximada:
analysis-chances = Chances de vencer: { $chances }
analysis-no-seat = Ninguém chamado “{ $given }” joga em { $file }. Jogadores: { $known }.
analysis-budget = “{ $given }” não é um limite para uma decisão. Escreva um tempo, 50ms ou 2s, ou um número de simulações, 5000.
analysis-record-only = Só é possível analisar um registro: oneleft watch game.txt --analyse
analysis-chart-title = Quem podia vencer, jogada a jogada
analysis-chart-moves = jogada
analysis-chart-shares = Sorte e habilidade, em pontos percentuais
analysis-chart-luck = Sorte de partida em partida, em pontos percentuais
analysis-chart-average = sorte média
analysis-chart-crosses = × erro ou erro grave
analysis-chart-accuracy = precisão { $accuracy }

## A análise no replay da página

replay-chances = Chances de vencer
replay-analyse = Analisar esta partida
replay-offer = Veja como as chances mudaram, quanto foi sorte e quais jogadas foram erros.
replay-waiting = Esperando outras análises…
replay-running = Analisando. A curva ainda é aproximada.
replay-failed = A análise falhou.
replay-previous-mark = Marca anterior
replay-next-mark = Próxima marca
replay-rounds = Rodadas
replay-keys = Teclas: ← e → vão um passo, Home e End ao primeiro e ao último, [ e ] à rodada anterior e à próxima. A barra de espaço reproduz e pausa.
replay-sign-luck = sorte: 10 pontos ou mais
replay-sign-note = UNO, flagrante ou desafio
replay-luck = Sorte: { $changes }.
replay-show-best = Mostrar a melhor jogada
replay-show-made = Voltar à jogada feita
replay-best = Melhor: { $move }
replay-summary = O que cada um fez da partida
replay-table = Todas as chances em uma tabela
replay-save = Salvar uma imagem
replay-learn = Aprender com seus erros
replay-whose = Os erros de quem?
replay-mistakes =
    { $count ->
        [one] { $name }: { $count } erro
       *[other] { $name }: { $count } erros
    }
replay-exercise = Erro { $number } de { $count }: o que você faria?
replay-let-pass = Deixar passar
replay-judged-best = É a melhor jogada.
replay-judged-good = Tão boa quanto a melhor: { $best }.
replay-judged-worse = Não tão boa: custa { $loss } da chance de vencer a rodada. Melhor: { $best }.
replay-judged-shown = A melhor jogada: { $best }.
replay-illegal = Essa jogada não é possível aqui.
replay-next = Próxima
replay-solved = Resolvidos: { $solved } de { $count }
replay-once-more = Mais uma vez
replay-back = Voltar ao replay
replay-not-analysed = Esta partida ainda não foi analisada.

## As pessoas e seus resultados na página. $mean, $low e $high são pontos percentuais.

people-leaderboard = Classificação
people-player = Jogador
# as in English
people-rating = Rating
people-matches = Partidas
people-won = Vencidas
people-lost = Perdidas
people-you = você
people-order = ± é a margem de erro. A lista é ordenada pelo limite inferior.
people-no-rated = Aqui ninguém tem rating ainda. Uma partida vale se todos jogam com um nome reservado, cada um com seu dispositivo e sua rede, e se as vezes têm limite de tempo.
people-find = Resultados de
people-show = Mostrar
people-last = Últimas partidas públicas
people-no-matches = Nenhuma partida pública terminou aqui ainda. Abra uma mesa com amigos e mostre-a a todos: as partidas dela aparecerão aqui.
people-winner = Venceu:
people-all = Todas as pessoas
people-nobody = Esse jogador não existe
people-anyone = Estes são os resultados de todos que jogaram como { $name }.
people-same-name = Jogadores com rating e este nome
people-won-of = { $won } de { $matches } ({ $share })
people-streak = Maior sequência de vitórias
people-accuracy = Decisões sem erros
people-house-rules = Regras da casa favoritas
people-count =
    { $count ->
        [one] { $count } partida
       *[other] { $count } partidas
    }
people-head-to-head = Confronto direto
people-public = Aqui só contam partidas de mesas públicas.
people-ratings = Rating ao longo do tempo
people-table = Em uma tabela
people-date = Data
people-match = Partida
people-luck = A sorte em muitas partidas
people-luck-about = A sorte é o que as cartas mudaram na chance de vencer. Em uma partida ela pode decidir tudo; em muitas ela se equilibra, e a média se aproxima de zero.
people-luck-mean = Sorte média em { $matches } partidas analisadas: { $mean } por partida (intervalo de 95%: { $low } a { $high }).
people-luck-few = Analise pelo menos duas partidas para ver como a sorte se equilibra.
people-luck-average = Média até aqui
people-luck-matches = partidas analisadas

claim-title = Um nome só seu
claim-about = Reserve seu apelido neste servidor. Ninguém mais poderá jogar com ele, suas partidas poderão valer para o rating e você poderá entrar em todos os seus dispositivos. Sem conta e sem e-mail.
claim-next = Avançar
claim-free = “{ $name }” está livre.
claim-taken = “{ $name }” já é de alguém. Se for você, entre. Senão, escolha outro nome.
claim-how = Com o que abri-lo em outros dispositivos?
claim-passkey = Chave de acesso
claim-passkey-about = Este dispositivo ou seu celular a guarda. Basta sua digital, seu rosto ou um PIN.
claim-no-passkey = Aqui não há chaves de acesso: elas precisam de https, de um servidor com nome, e de um navegador e um servidor que as conheçam.
claim-code = Código de recuperação
claim-code-about = 20 letras e números para anotar ou guardar no seu gerenciador de senhas.
claim-code-once = Anote este código agora. Ele só é mostrado uma vez, e ninguém pode recuperá-lo.
claim-code-again = Digite o código de novo
claim-code-written = Já anotei
claim-code-show = Mostrar o código de novo
claim-code-later = Se você perder o código, pode criar um novo nesta página enquanto estiver com a sessão iniciada.
claim-code-other = Não é o código que foi mostrado. Compare mais uma vez.
claim-keep = Reservar este nome
claim-sign-in-passkey = Entrar com uma chave de acesso
claim-yours = “{ $name }” é seu
claim-since = Reservado em { $date }. Dispositivos conectados: { $devices }.
claim-results = Seus resultados
claim-keys = Suas chaves
claim-passkey-of = Chave de acesso de { $date }
claim-remove = Remover
claim-add-passkey = Adicionar uma chave de acesso
claim-new-code = Novo código de recuperação
claim-new-code-about = O código antigo deixa de valer.
claim-keep-code = Usar este código de agora em diante
claim-devices = Dispositivos
claim-sign-out = Sair aqui
claim-sign-out-others = Sair de todos os outros
claim-data = Seus dados
claim-export = Baixar seus dados
claim-release = Liberar o nome
claim-release-about = Então qualquer um pode reservá-lo. Seus resultados ficam como estão; seu rating é apagado.
claim-release-sure = Sim, liberar
claim-delete = Excluir seus dados
claim-delete-about = O nome, suas chaves e o rating são excluídos. Seus resultados ficam no histórico dos outros, sem nome. As mesas que ainda existem guardam o apelido em seus replays. Não dá para desfazer.
claim-delete-sure = Sim, excluir tudo
claim-prove = Mostre primeiro que é você
claim-released = “{ $name }” está livre de novo.
claim-all-deleted = Seus dados foram excluídos.
claim-signed-out = Você saiu aqui.
claim-saved = Salvo.
claim-aborted = O navegador não usou nenhuma chave de acesso. Tente de novo ou use o código de recuperação.
claim-shown-code = Seu código de recuperação: { $code }
claim-no-secret = Este dispositivo não pode guardar um segredo: não é possível escrever em { $place }.
claim-file-there = { $file } já existe. Escolha outro arquivo.
claim-exported = Seus dados estão em { $file }.
