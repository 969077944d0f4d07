### oneleft en français. Une espace insécable précède : ; ! ? » % et suit «.

## La langue

language-name = Français
language-label = Langue
book-file = regles.md

# Les mots que l’on tape : tous sont compris, et les textes montrent le premier
typed-play = jouer
typed-jump = intercepter
typed-discard = défausser defausser
typed-color = couleur
typed-swap = échanger echanger
typed-catch = contrer contre contre-uno
typed-draw = piocher
typed-keep = garder
typed-take = prendre
typed-challenge = défier defier
typed-uno = uno
typed-pass = passer
typed-start = commencer
typed-bot = bot
typed-again = encore rejouer
typed-back = retour
typed-remove = retirer
typed-reshuffle = remélanger remelanger
typed-hint = conseil
typed-undo = annuler
typed-say = dire
typed-help = aide
typed-quit = quitter
typed-table = table main
typed-score = points score
typed-rule = règle regle
typed-why = pourquoi

## Couleurs et cartes

color-red = rouge
color-yellow = jaune
color-green = vert
# as in English
color-orange = orange
color-blue = bleu
color-none = pas encore annoncée
list-last = { $first } et { $last }
list-or = { $first } ou { $last }
list-choices = { $first } ou { $last }

# $rank : de 0 à 9 ou un symbole ; $color : une couleur, ou none pour un joker.
# Seule l’Inversion est féminine (« Inversion verte »).
card =
    { $rank ->
        [skip] Passe ton tour { card.masculine }
        [reverse] Inversion { card.feminine }
        [draw-two] +2 { card.masculine }
        [wild] Joker
        [wild-draw-four] Super Joker
        [jam] Joker Welcome to the Jam
        [graduation] Carte Diplôme
       *[number] { $rank } { card.masculine }
    }
    .masculine =
        { $color ->
            [red] rouge
            [yellow] jaune
            [green] vert
            [orange] orange
           *[blue] bleu
        }
    .feminine =
        { $color ->
            [red] rouge
            [yellow] jaune
            [green] verte
            [orange] orange
           *[blue] bleue
        }

# La même carte avec son article, pour les phrases
card-with-article =
    { $rank ->
        [skip] un Passe ton tour { card-with-article.masculine }
        [reverse] une Inversion { card-with-article.feminine }
        [draw-two] un +2 { card-with-article.masculine }
        [wild] un Joker
        [wild-draw-four] un Super Joker
        [jam] un Joker Welcome to the Jam
        [graduation] une carte Diplôme
       *[number] un { $rank } { card-with-article.masculine }
    }
    .masculine =
        { $color ->
            [red] rouge
            [yellow] jaune
            [green] vert
            [orange] orange
           *[blue] bleu
        }
    .feminine =
        { $color ->
            [red] rouge
            [yellow] jaune
            [green] verte
            [orange] orange
           *[blue] bleue
        }

## Ce qui se passe à la table. Une valeur absente ou cachée est « none ».
## Un nom de joueur ne suit ni « de » ni « que », qui s’élideraient devant une voyelle.

event-cut =
    { $dealer ->
        [0] Chacun tire une carte pour désigner le donneur : { $cards }. Égalité pour le plus grand chiffre (un symbole compte pour zéro) : ces joueurs tirent à nouveau !
       *[named] Chacun tire une carte pour désigner le donneur : { $cards }. { $dealer } distribue.
    }
event-dealt =
    { $cards ->
        [none]
            { $count ->
                [one] { $seat } reçoit { $count } carte.
               *[other] { $seat } reçoit { $count } cartes.
            }
       *[seen]
            { $count ->
                [one] { $seat } reçoit { $count } carte : { $cards }.
               *[other] { $seat } reçoit { $count } cartes : { $cards }.
            }
    }
event-turned-up = { $dealer } retourne la première carte : { $card }.
event-returned =
    { $count ->
        [1] La première carte retournée ne peut pas commencer une manche. On la remet dans le paquet et on mélange à nouveau.
       *[other] La première carte retournée ne peut pas commencer une manche, { $count } fois de suite. Chaque fois, on la remet dans le paquet et on mélange à nouveau.
    }
event-played =
    { $jump ->
        [yes]
            { $color ->
                [none] { $seat } intercepte avec { $card } !
               *[named] { $seat } intercepte avec { $card } et annonce { $color } !
            }
       *[no]
            { $color ->
                [none] { $seat } joue { $card }.
               *[named] { $seat } joue { $card } et annonce { $color }.
            }
    }
event-cancelled = La carte du dessous est annulée.
event-called-uno = { $seat } dit « UNO » !
event-caught = Contre-UNO ! { $by } a vu l’oubli : { $seat } n’a pas dit « UNO » !
event-drew =
    { $cards ->
        [none]
            { $count ->
                [one] { $seat } pioche { $count } carte.
               *[other] { $seat } pioche { $count } cartes.
            }
       *[seen]
            { $count ->
                [one] { $seat } pioche { $count } carte : { $cards }.
               *[other] { $seat } pioche { $count } cartes : { $cards }.
            }
    }
event-went-on-drawing = { $seat } continue de piocher : { $count } en tout.
event-out-of-round =
    { $cards ->
        [none] { $seat } a { $count } cartes et sort de cette manche. Elles vont sous la pioche.
       *[seen] { $seat } a { $count } cartes et sort de cette manche. Elles vont sous la pioche : { $cards }.
    }
event-kept = { $seat } garde la carte piochée.
event-ended-series = { $seat } ne joue plus de cartes de ce chiffre.
event-passed = Il n’y a plus de cartes à piocher : { $seat } passe.
event-reshuffled =
    { $count ->
        [one] La pioche est vide : { $count } carte du talon forme la nouvelle pioche.
       *[other] La pioche est vide : { $count } cartes du talon sont mélangées et forment la nouvelle pioche.
    }
event-turned =
    { $direction ->
        [left] Le jeu tourne maintenant vers la gauche.
       *[right] Le jeu tourne maintenant vers la droite.
    }
event-skipped = { $seat } passe son tour.
event-deflected = { $seat } renvoie la pénalité.
event-facing =
    { $count ->
        [one] Pénalité pour { $seat } : { $count } carte.
       *[other] Pénalité pour { $seat } : { $count } cartes.
    }
event-challenged =
    { $cards ->
        [none]
            { $guilty ->
                [yes] { $seat } défie { $accused } : c’était un bluff !
               *[no] { $seat } défie { $accused } : pas de bluff !
            }
       *[seen]
            { $guilty ->
                [yes] { $seat } défie { $accused } et voit { $cards } : c’était un bluff !
               *[no] { $seat } défie { $accused } et voit { $cards } : pas de bluff !
            }
    }
event-named-color = { $seat } annonce { $color }.
event-swapped = { $seat } échange sa main avec { $other }.
event-hands-passed =
    { $direction ->
        [left] Toutes les mains passent au voisin de gauche !
       *[right] Toutes les mains passent au voisin de droite !
    }
event-received =
    { $cards ->
        [none]
            { $count ->
                [one] { $giver } donne sa main à { $seat } ({ $count } carte).
               *[other] { $giver } donne sa main à { $seat } ({ $count } cartes).
            }
       *[seen]
            { $count ->
                [one] { $giver } donne sa main à { $seat } ({ $count } carte) : { $cards }.
               *[other] { $giver } donne sa main à { $seat } ({ $count } cartes) : { $cards }.
            }
    }
event-dropped =
    { $side ->
        [slam] { $seat } lâche la carte. Elle tombe côté Slam !
       *[back] { $seat } lâche la carte. Elle tombe côté dos. Pas de chance !
    }
event-discarded = { $seat } défausse { $card } sous la carte Jam.
event-out =
    { $last ->
        [yes] { $seat } gagne la manche : il ne reste aucun adversaire ! Cartes :{ $left }
       *[no] { $seat } n’a plus de cartes et gagne la manche ! Cartes restantes :{ $left }
    }
event-blocked =
    { $refills ->
        [yes] La pioche est épuisée pour la 50e fois : la manche est bloquée. Personne ne marque de points, et les cartes sont redistribuées.
       *[no] Tous les joueurs ont passé à la suite : la manche est bloquée. Personne ne marque de points, et les cartes sont redistribuées.
    }
event-scored = Points de cette manche : { $points }. Totaux : { $totals }.
event-eliminated = { $seat } atteint la limite et sort de la partie.
event-won =
    { $count ->
        [one] { $seats } gagne la partie.
       *[other] { $seats } gagnent la partie ensemble.
    }

## Événements du lecteur : les mêmes à la deuxième personne

event-you-dealt =
    { $count ->
        [one] Tu reçois { $count } carte : { $cards }.
       *[other] Tu reçois { $count } cartes : { $cards }.
    }
event-you-turned-up = Tu retournes la première carte : { $card }.
event-you-played =
    { $jump ->
        [yes]
            { $color ->
                [none] Tu interceptes avec { $card } !
               *[named] Tu interceptes avec { $card } et tu annonces { $color } !
            }
       *[no]
            { $color ->
                [none] Tu joues { $card }.
               *[named] Tu joues { $card } et tu annonces { $color }.
            }
    }
event-you-called-uno = Tu dis « UNO » !
event-you-caught = Contre-UNO ! Tu as vu l’oubli : { $seat } n’a pas dit « UNO » !
event-caught-you = Contre-UNO ! { $by } a vu que tu n’as pas dit « UNO » !
event-you-drew =
    { $count ->
        [1] Tu pioches { $card }.
       *[other] Tu pioches { $count } cartes : { $cards }.
    }
event-you-went-on-drawing = Tu continues de piocher : { $count } en tout.
event-you-out-of-round = Tu as { $count } cartes et tu sors de cette manche. Elles vont sous la pioche.
event-you-kept = Tu gardes la carte piochée.
event-you-ended-series = Tu ne joues plus de cartes de ce chiffre.
event-you-passed = Il n’y a plus de cartes à piocher : tu passes.
event-you-skipped = Tu passes ton tour.
event-you-deflected = Tu renvoies la pénalité.
event-you-facing =
    { $count ->
        [one] Pénalité pour toi : { $count } carte.
       *[other] Pénalité pour toi : { $count } cartes.
    }
event-you-challenged =
    { $guilty ->
        [yes] Tu défies { $accused } et tu vois { $cards } : c’était un bluff !
       *[no] Tu défies { $accused } et tu vois { $cards } : pas de bluff !
    }
event-challenged-you =
    { $guilty ->
        [yes] { $seat } te défie : c’était un bluff !
       *[no] { $seat } te défie : pas de bluff !
    }
event-you-named-color = Tu annonces { $color }.
event-you-swapped = Tu échanges ta main avec { $other }.
event-swapped-you = { $seat } échange sa main avec toi.
event-you-received =
    { $count ->
        [one] { $giver } te donne sa main ({ $count } carte) : { $cards }.
       *[other] { $giver } te donne sa main ({ $count } cartes) : { $cards }.
    }
event-received-you =
    { $count ->
        [one] Tu donnes ta main à { $seat } ({ $count } carte).
       *[other] Tu donnes ta main à { $seat } ({ $count } cartes).
    }
event-you-dropped =
    { $side ->
        [slam] Tu lâches la carte. Elle tombe côté Slam !
       *[back] Tu lâches la carte. Elle tombe côté dos. Pas de chance !
    }
event-you-discarded = Tu défausses { $card } sous la carte Jam.
event-you-out =
    { $last ->
        [yes] Tu gagnes la manche : il ne reste aucun adversaire ! Cartes :{ $left }
       *[no] Tu n’as plus de cartes et tu gagnes la manche ! Cartes restantes :{ $left }
    }
event-you-eliminated = Tu atteins la limite et tu sors de la partie.
event-you-won = Tu gagnes la partie !
list-you = toi

## Coups refusés : la raison, et quoi faire à la place

refusal-round-over = La manche est finie : un joueur n’a plus de cartes. Distribue la manche suivante pour continuer.
refusal-round-blocked = La manche est bloquée : aucun coup n’est plus possible. Redistribue pour continuer.
refusal-not-your-turn = C’est à { $turn } de jouer. Attends un peu.
refusal-not-held = Tu ne peux pas jouer { $card } : cette carte n’est pas dans ta main. Choisis une carte de ta main.
refusal-no-match = Tu ne peux pas jouer { $card } sur { $top } (couleur en jeu : { $color }). { $advice }.
refusal-only-the-drawn-card = Tu as pioché : tu ne peux donc pas jouer { $card } à ce tour. { $advice }.
refusal-unlawful-draw-four = Tu ne peux pas jouer { $card } tant que tu as une carte de la couleur en jeu ({ $color }) : à cette table, on joue sans bluff.
refusal-draw-two-faced = Un +2 te vise. { $advice }.
refusal-draw-four-faced = Un Super Joker te vise. { $advice }.
refusal-kinds-do-not-mix =
    { $penalty ->
        [draw-two] Tu ne peux pas répondre à un +2 par { $card }. { $advice }.
       *[draw-four] Tu ne peux pas répondre à un Super Joker par { $card }. { $advice }.
    }
refusal-color-first = Annonce d’abord la couleur de départ.
refusal-swap-first = Tu as joué un 7. Choisis d’abord avec qui échanger ta main.
refusal-slam-first = Côté Slam ! Choisis d’abord une carte à défausser.
refusal-color-after-drop = Annonce d’abord la couleur de ta carte Jam.
refusal-already-drew = Tu as déjà pioché à ce tour. { $advice }.
refusal-nothing-drawn = Tu ne peux garder qu’une carte que tu viens de piocher. Choisis un autre coup.
refusal-no-penalty = Tu n’as pas de pénalité à prendre. { $advice }.
refusal-no-challenge = Tu ne peux lancer un défi que sur un Super Joker qui te vise, et seulement avant de piocher.
refusal-no-color-asked = Tu n’as pas de couleur à annoncer maintenant. Annonce-la quand tu joues un joker, ou quand une carte Jam est tombée.
refusal-no-swap = Tu ne peux échanger ta main qu’après avoir joué un 7, à une table où le 7 échange les mains.
refusal-swap-with-another = Tu ne peux pas échanger ta main avec toi-même. Choisis un autre joueur.
refusal-no-slam = Tu ne peux défausser d’autres cartes que si ta carte Jam est tombée côté Slam.
refusal-no-jump-in = Cette table joue sans Interception : chacun ne joue qu’à son tour.
refusal-jump-in-turn = C’est ton tour : tu n’as pas besoin d’intercepter. Joue la carte normalement, sauf si tu as déjà pioché.
refusal-jump-must-wait = { $turn } est en train de choisir : tu ne peux pas intercepter. Réessaie dans un instant.
refusal-jump-not-identical = Tu ne peux intercepter qu’avec une carte identique : { $card } et { $top } ne le sont pas.
refusal-uno-not-due = Ne dis « UNO » que si ton coup te laisse une seule carte, et avant le début du tour suivant. Pas de pénalité.
refusal-cannot-be-caught = Tu ne peux contrer qu’un joueur à qui il reste une carte et qui a oublié de dire « UNO », et seulement avant le début du tour suivant. Pas de pénalité.
refusal-caught-too-late = Trop tard : le tour suivant a commencé.
refusal-no-such-move = Ce coup n’existe pas à cette table. Choisis un des coups permis.
refusal-round-blocked-by-refills = La pioche a été épuisée trop souvent : la manche est bloquée. Redistribue pour continuer.
refusal-last-one-left = La manche est finie : il ne reste aucun adversaire. Distribue la manche suivante pour continuer.
refusal-out-of-round = Tu es hors de cette manche. Tu rejoues à la prochaine distribution.
refusal-swap-with-one-out = Ce joueur est hors de la manche et n’a plus de cartes. Choisis un autre joueur.
refusal-accused-out = Le joueur du Super Joker est hors de la manche : il n’y a plus de défi possible.
refusal-must-play = Tu as une carte jouable : tu ne peux pas piocher. À cette table, qui peut jouer doit jouer.
refusal-must-play-drawn = La carte piochée est jouable : tu ne peux pas la garder. À cette table, qui peut jouer doit jouer.
refusal-free-draw-four = À cette table, un Super Joker est toujours permis : il n’y a pas de défi.
refusal-covered-draw-four = Un +2 recouvre le Super Joker : il n’y a plus de défi possible.
refusal-deflected = La pénalité a été renvoyée : il n’y a plus de défi possible.
refusal-cross-color = Un +2 ne répond à un Super Joker que dans la couleur annoncée ({ $color }). { $advice }.
refusal-skip-color = Seul un Passe ton tour de la couleur en jeu ({ $color }) fait suivre la pénalité. { $advice }.
refusal-reverse-color = Seule une Inversion de la couleur en jeu ({ $color }) renvoie la pénalité. { $advice }.
refusal-number-last = Tu ne peux pas jouer { $card } en dernier : à cette table, la dernière carte doit être un chiffre.
refusal-silent = À cette table, personne ne dit « UNO » et personne ne peut être contré.
refusal-series-number = Dans une série, tu ne peux jouer que le même chiffre : { $card } ne va pas avec { $top }. Joue une autre carte ou passe.
refusal-series-first = Tu peux jouer une autre carte du même chiffre. Joue-la, ou passe pour finir ton tour.
refusal-no-series = Tu ne peux passer que pendant que tu joues plusieurs cartes du même chiffre. Choisis un autre coup.
refusal-match-over = La partie est finie. Lances-en une autre pour continuer à jouer.
refusal-eliminated = Tu es hors jeu. Tu peux regarder la partie jusqu’à la fin.
refusal-round-goes-on = Cette manche n’est pas finie. Termine-la avant de distribuer la suivante.

# Ce qu’on peut faire à la place : quelques-uns de ces choix, reliés par list-choices
advice-take = Pioche les { $pending } cartes
advice-challenge = lance un défi
advice-answer = réponds par { $cards }
advice-jump = intercepte avec { $cards }
advice-drawn = Joue la carte piochée
advice-keep = garde-la
advice-match = Joue la même couleur, le même chiffre ou le même symbole
advice-wild = joue un joker
advice-draw = pioche

## Réglages de table invalides

setup-edition = Édition inconnue : « { $given } ». Choisis parmi : { $known }.
setup-edition-first = « { $given } » est une édition. Elle se place au début de la ligne.
setup-preset-first = « { $given } » est une formule. Elle se place au début de la ligne ou juste après l’édition.
setup-presets = « { $preset } » et « { $given } » sont deux formules. Choisis l’une des deux.
setup-preset-excludes = « { $preset } » contient « { $name } », incompatible avec « { $excluded } ». Ajoute « no_{ $name } », ou enlève « { $excluded } ».
setup-no-edition = « { $given } » n’est pas une édition. Commence par une édition : { $example }.
setup-format = Format de partie inconnu : « { $given } ». Choisis parmi : { $known }.
setup-switch = « { $name } » doit valoir true ou false, et non « { $given } ».
setup-number = « { $name } » doit être un nombre entier de { $least } à { $most }, et non « { $given } ».
setup-above = « { $more } » est trop bas : il faut plus que « { $less } ».
setup-excludes = « { $name } » et « { $excluded } » sont incompatibles. Choisis l’un des deux.
setup-twice = « { $name } » est défini deux fois. Définis-le une seule fois.
setup-empty-word = « { $given } » contient un « + » sans règle avant ou après. Enlève ce « + ».
setup-seed = La graine doit être un nombre entier, 0 ou plus, et non « { $given } ».
setup-key-and-seed = Indique une clé ou une graine, pas les deux.
setup-bots = Il y a { $players } places, mais { $bots } bots. Indique un bot par place.
setup-position-players = La position a { $hands } mains, mais il y a { $players } joueurs.
setup-position-tables = Ce format a deux tables, mais une position n’en décrit qu’une.
setup-word = Règle inconnue : « { $given } ». Choisis parmi : { $known }.
setup-name = « { $given } » ne peut pas servir de nom. Utilise de 1 à 60 caractères visibles.
setup-name-twice = Deux joueurs portent le nom { $given }. Donne à chacun un nom différent.
setup-words = Les mots pour le mélange doivent être une liste de chaînes de caractères, pas { $given }.
setup-reveals = Le mélange demande une entrée pour chacune des { $seats } places. Il y a { $hashes } empreintes et { $reveals } contributions.
setup-reveal = Ce que la place { $seat } a ajouté au mélange ne correspond pas à l’empreinte envoyée avant la distribution.
setup-players = Une table accueille de deux à dix joueurs, et non { $players }.
setup-players-partners = En équipes, il faut un nombre pair de joueurs, de quatre à dix, et non { $players }.
setup-players-rotating = Les équipes tournantes se jouent à quatre exactement, et non à { $players }.
setup-players-eight = Les deux tables demandent exactement huit joueurs, et non { $players }.
setup-players-eight-table = Chaque table de « eight » accueille quatre joueurs, et non { $players }.
setup-cards = Une table de { $players } joueurs peut distribuer au plus { $most } cartes à chacun, pas { $cards } : il doit en rester au moins 20 à piocher.

## Notation invalide

notation-seat = « { $given } » doit commencer par un numéro de place, comme dans « 0 draw ».
notation-verb = « { $given } » n’a pas de verbe connu après la place. Les verbes sont : { $known }.
notation-needs-card = Il faut une carte après le verbe dans « { $given } », suivie ou non de « uno », comme dans « 0 play R7 uno ».
notation-needs-seat = Il faut un numéro de place après le verbe dans « { $given } », comme dans « 0 catch 2 ».
notation-needs-color = Il faut une lettre de couleur après le verbe dans « { $given } », comme dans « 0 color B ».
notation-needs-nothing = « { $given } » a trop de mots : rien ne peut suivre ce verbe.
notation-color = « { $given } » n’est pas une couleur de ce jeu de cartes. Les lettres des couleurs sont : { $known }.
notation-card = « { $given } » n’est pas une carte de l’édition { $edition }. Les cartes s’écrivent comme R7, BS, YR, B+2, W ou W+4.
notation-color-extra = « { $given } » annonce une couleur, mais seul un joker le peut. Enlève les deux-points et la lettre.
notation-color-missing = « { $given } » est un joker et doit annoncer une couleur, comme dans « { $example } ».
notation-color-later = « { $given } » : joue une carte Jam sans couleur, comme « { $card } ». La couleur s’annonce après la chute de la carte.
notation-no-seat = Il n’y a pas de place « { $given } » à cette table. Les places sont : { $seats }.

## Documents de l’arbitre. $phase est une valeur du document.

document-card-twice = « { $card } » apparaît plus souvent que le jeu de cartes ne la contient.
document-seat = Il n’y a pas de place { $given } à une table de { $players }. Les places sont numérotées à partir de 0.
document-no-discard = Le talon doit contenir au moins une carte.
document-color-other = La carte du talon n’est pas « { $given } ». Omets la couleur, ou donne celle de la carte.
document-color-missing = La carte du talon, « { $top } », est un joker : il faut donner la couleur en jeu.
document-position-or-deal = Donne « position » ou « deal », mais pas les deux.
document-empty-hand = Seule la main du joueur qui n’a plus de cartes peut être vide, et seulement dans la phase « over ».
document-phase = La phase « { $phase } » ne va pas avec les règles, la carte du talon ou la couleur. « color » demande un joker autre qu’un Super Joker et pas encore de couleur ; « penalty », un +2, un Super Joker ou, avec « deflect », un Passe ton tour ou une Inversion ; « swap », un 7 et « sevens » ou « seven_zero » ; « slam », une carte Welcome to the Jam ; « series », un chiffre, une autre carte du même chiffre en main et « multi_play ».
document-pending = « pending » ne va pas avec la phase « { $phase } ». Ce champ n’existe que dans la phase « penalty » ; c’est une somme que les +2 et les Super Jokers peuvent atteindre à cette table, 64 au plus.
document-pending-progressive = Sans UNO cumulatif, seule la pénalité d’un seul +2 ou d’un seul Super Joker peut être en attente.
document-drawn = « drawn » ne va pas avec la phase « { $phase } ». Ce champ n’existe que dans la phase « drew » ; c’est une carte que le joueur dont c’est le tour possède et peut jouer.
document-slam = « slam » ne va pas avec la phase « { $phase } ». Ce champ n’existe que dans la phase « slam » : 1 ou 2, et au plus le nombre de cartes de la main.
document-drop = « drop » ne va pas avec la phase « { $phase } ». Il faut une carte Jam sur le talon, et la phase « color » ou la phase « slam ». Dans la phase « slam », sa valeur est « slam ».
document-color-early = Aucune couleur n’est en jeu dans la phase « { $phase } » : elle s’annonce après la chute de la carte Jam.
document-passes = « passes » doit être au moins 0, inférieur au nombre de joueurs, et 0 tant qu’il y a des cartes à piocher (la phase est « { $phase } »).
document-reverse-pending = « reverse_pending » ne va pas avec la phase « { $phase } ». Il faut une Inversion sur le talon et la phase « turn » ou « penalty ».
document-challenged = « challenged » ne va pas avec la phase « { $phase } ». Il faut la phase « penalty » et un Super Joker sur le talon.
document-challenged-missing = La carte sous le Super Joker n’a pas de couleur propre : « challenged » doit donner la main et la couleur.
document-challenged-hand = « { $card } » ne peut pas être dans la main de « challenged » : le joueur du Super Joker n’a pas cette carte, ou pas autant d’exemplaires.
document-out = « out » ne va pas avec la phase « { $phase } ». Ce champ n’existe que dans la phase « over ».
document-exposed = « exposed » ne va pas avec la phase « { $phase } » : personne ne peut y être contré.
document-penalty = « penalty » ne va pas avec la phase « { $phase } » ou les cartes du talon. Ce champ n’existe que dans la phase « penalty », où il nomme le dernier +2 ou Super Joker.
document-penalty-missing = La phase est « { $phase } », mais sous les cartes qui ont renvoyé la pénalité il n’y a ni +2 ni Super Joker : « penalty » doit dire lequel c’était.
document-seat-out = Cette place est hors de la manche : ce ne peut être son tour, et elle ne peut être contrée (la phase est « { $phase } »).
document-last-left = Il ne reste qu’un joueur ou qu’une équipe dans la manche : elle est finie, et la phase ne peut pas être « { $phase } ».
document-no-mercy = À une table sans « mercy », personne ne peut sortir de la manche.
document-out-with = Un joueur hors de la manche a une main vide, et il avait au moins { $mercy } cartes.
document-mercy = Qui a { $mercy } cartes ou plus sort de la manche : tant qu’elle dure, personne ne peut en avoir autant.
document-type = Attendu : { $wanted } ; reçu : { $given }.
document-field-missing = Le champ « { $name } » manque.
document-field-unknown = Champ inconnu : « { $name } ».
document-word = « { $given } » n’est pas une valeur valide ici.
document-form = Impossible de lire le document : { $fault }.
document-limit = La valeur est hors de ses limites ({ $limit }).
document-encoding = UTF-8 non valide à l’octet { $byte }.
document-not-utf-eight = Le texte n’est pas en UTF-8.
document-empty = Il n’y a pas de document : l’entrée est vide.
document-json = JSON non valide à la ligne { $line }, colonne { $column }.
document-json-byte = JSON non valide à l’octet { $byte }.
document-json-cut = Le JSON est incomplet : il s’arrête trop tôt.
document-binary = Les messages doivent être du texte, pas des données binaires.
document-json-ends = Le JSON est incomplet : il s’arrête à la ligne { $line }, colonne { $column }.
document-json-value = Le JSON contient une valeur illisible, comme NaN ou une moitié de paire de substitution.
document-key-twice = « { $name } » apparaît deux fois dans le même objet.
document-too-deep = Le document a trop de niveaux imbriqués.

## Enregistrements

record-line = ligne { $line } : { $fault }
record-title = Un enregistrement doit commencer par la ligne « { $title } ».
record-header = Il manque ici la ligne « { $name } … ».
record-texts = « { $name } » doit être une liste JSON de chaînes, comme ["Ana","Bo"].
record-no-deal = La première ligne après l’en-tête doit être « deal ».
record-after-key = Rien ne peut suivre la clé.
record-no-key = La partie n’est pas terminée, ou la dernière ligne de son enregistrement manque : sans sa clé, impossible de la vérifier ou de la revoir.
record-is-empty = Le fichier est vide. Un enregistrement de partie commence par la ligne « { $title } ».
record-is-saved-game = C’est une partie sauvegardée, pas un enregistrement : elle n’est pas terminée. Reprends-la avec oneleft play --resume.
record-is-database = C’est une base de données SQLite, pas un enregistrement de partie. Télécharge l’enregistrement depuis la page de la partie terminée.
record-is-json = C’est du JSON, pas un enregistrement de partie. oneleft referee juge les documents JSON.
record-is-page = C’est une page web, pas un enregistrement de partie.
record-is-binary = Ce n’est pas un enregistrement de partie : l’octet { $byte } n’est pas du texte UTF-8.
record-is-text = Ce n’est pas un enregistrement de partie : il commence par « { $beginning } », et non par la ligne « { $title } ».
record-commitment = La clé ne correspond pas à l’engagement.
record-unbound = L’enregistrement a des contributions au mélange qu’aucune empreinte n’a fixées avant la distribution. Elles ont pu être choisies pour arranger les cartes.
record-other-commitment = Ce n’est pas la partie dont tu as vu l’engagement. Celui de l’enregistrement est { $commitment }.
record-other-hashes = Les empreintes de l’enregistrement ne sont pas celles que cet appareil a vues avant la distribution.
record-other-reveal = Ce que tu as révélé n’est pas dans le mélange de cet enregistrement.
record-reveal-missing = Ton empreinte est dans l’enregistrement, mais pas ce que tu as révélé : tu n’as pas participé à ce mélange.
record-commitment-seen = C’est l’engagement que tu as vu.
record-reveal-in = Ce que tu as révélé est dans le mélange.
record-hashes-seen = Ce sont les empreintes que tu as vues avant la distribution.
record-hashes-unseen = Sans --hashes, cela ne prouve pas que les autres contributions étaient fixées avant que la tienne soit connue.
record-no-parts = Aucun joueur n’a rien ajouté au mélange : il faut donc faire confiance à celui qui a tiré la clé.
record-old-words = Les mots des joueurs sont d’une ancienne version : le serveur les connaissait avant la distribution, ils ne prouvent donc rien.
record-from-position = Une partie qui commence dans une position n’a pas d’enregistrement : ses cartes n’ont pas été distribuées avec sa clé. Utilise dump().
record-unfinished = L’enregistrement s’arrête avant la fin de la partie.
record-differs = L’enregistrement dit « { $said } », mais la clé et les coups donnent « { $true } ».
record-holds = L’enregistrement est authentique : l’engagement, chaque mélange et chaque coup concordent. Coups : { $moves }. Manches : { $rounds }.
key-form = « { $given } » n’est pas une clé. Une clé compte 64 chiffres hexadécimaux (0 à 9, a à f).

## Les règles du jeu

rules-reading = avec notre interprétation, là où les notices se taisent ou se contredisent
rules-sheets = notices : { $sheets }
rules-beyond = très répandue, dans aucune notice
rules-replaced = À cette table, remplacée en partie par { $rules }.
rules-unknown = Il n’y a pas de règles pour « { $given } ». Donne l’identifiant d’une règle, comme TURN-1, ou l’un de ces mots. Éditions : { $editions }. Formules : { $presets }. Règles maison : { $house }. Formats : { $formats }.
did-you-mean = Voulais-tu dire « { $name } » ?

section-deck = Cartes et joueurs
section-setup = Préparer une manche
section-start = La première carte du talon
section-turn = Un tour de jeu
section-action = Les cartes Action
section-uno = Dire « UNO »
section-out = Fin de manche, pioche et points
section-match = Formats de partie
section-house = Règles maison

edition-classic = Classique : 108 cartes en rouge, jaune, vert et bleu (2008).
edition-deluxe = Deluxe : les mêmes 108 cartes, avec un tableau des scores, jusqu’à dix joueurs (2007).
edition-jam = Jam : 112 cartes, avec de l’orange au lieu du vert et quatre cartes Welcome to the Jam qu’on laisse tomber (2019).
edition-graduation = Diplôme : 112 cartes, dont quatre cartes Diplôme qui font piocher tous les autres.
edition-international = Internationale : 108 cartes, avec les équipes, les deux tables et le jeu du défi (2003) ; un Passe ton tour comme première carte reste sans effet.

format-points = Points : le joueur qui n’a plus de cartes marque celles qui restent aux autres ; le premier à atteindre l’objectif gagne.
format-lowest = Moins de points : les cartes qui te restent comptent contre toi ; quand un joueur atteint l’objectif, le total le plus bas gagne.
format-partners = Équipes : des équipes de deux, face à face ; la première équipe à atteindre l’objectif gagne.
format-rotating = Équipes tournantes : quatre joueurs font équipe à tour de rôle ; après un nombre fixe de manches, le total le plus haut gagne.
format-eight = Huit : huit joueurs à deux tables ; chacun fait équipe à tour de rôle avec chacun des autres, et le total le plus haut gagne.
format-challenge = Défi : les cartes qui te restent comptent contre toi ; qui atteint la limite est éliminé, et le dernier joueur en lice gagne.

house-progressive = UNO cumulatif : réponds à un +2 ou à un Super Joker par une carte du même type ; la pénalité grossit et passe au suivant.
house-seven_zero = Sept-0 : un 0 fait passer toutes les mains au voisin, et un 7 échange deux mains.
house-jump_in = Interception : joue une carte identique à celle du talon, même hors de ton tour.
house-bluffing = Bluff : tu peux jouer un Super Joker même si tu as la couleur en jeu ; le joueur suivant peut te défier.
house-no_bluffing = Sans bluff : tu ne peux jouer un Super Joker que si tu n’as aucune carte de la couleur en jeu.
house-cross_stacking = Cumul mixte : on peut répondre à un +2 par un Super Joker, et inversement.
house-deflect = Renvoi : fais suivre une pénalité avec un Passe ton tour, ou renvoie-la avec une Inversion, dans la couleur en jeu.
house-draw_until_playable = Piocher jusqu’à jouer : si tu pioches, continue jusqu’à obtenir une carte jouable.
house-must_play = Jeu forcé : qui peut jouer doit jouer, même la carte qu’il vient de piocher.
house-free_draw_four = Super Joker libre : joue un Super Joker à chacun de tes tours ; personne ne peut te défier.
house-silent = Sans annonce : personne ne dit UNO, et il n’y a pas de contre-UNO.
house-sevens = Sept : qui joue un 7 échange sa main avec le joueur de son choix.
house-zeros = Zéro : quand un 0 est joué, chacun passe sa main au voisin.
house-multi_play = Plusieurs à la fois : après un chiffre, joue au même tour d’autres cartes du même chiffre.
house-number_start = Chiffre au départ : une carte Action ou un joker retourné en premier retourne dans le paquet.
house-number_finish = Chiffre pour finir : ta dernière carte doit être un chiffre.
house-cards = Cartes distribuées : combien de cartes chacun reçoit au début de la manche.
house-catch = Contre-UNO : combien de cartes il coûte.
house-mercy = Pitié : qui a autant de cartes est éliminé de la manche.

# Formules de règles maison, et les groupes dans lesquels on les choisit
preset-official = Officiel : les règles imprimées et rien d’autre.
preset-family = Famille : les pénalités se cumulent, on pioche jusqu’à pouvoir jouer, et on commence par un chiffre.
preset-party = Soirée : les pénalités se cumulent, les mains changent, on intercepte, et on pioche jusqu’à pouvoir jouer.
preset-chaos = Chaos : presque tout à la fois, et qui a 25 cartes est éliminé.
group-penalties = Pénalités
group-drawing = Piocher
group-turns = Tours
group-hands = Mains
group-uno = Dire « UNO »
group-ends = Début et fin

# Cartes et joueurs
rule-DECK-1 = Les cartes ont quatre couleurs : rouge, jaune, vert et bleu. L’édition Jam a de l’orange au lieu du vert.
rule-DECK-2 = Chaque couleur compte 19 cartes numérotées : un 0, et deux cartes de chaque chiffre de 1 à 9.
rule-DECK-3 = Chaque couleur compte six cartes Action : deux +2, deux Inversions et deux Passe ton tour.
rule-DECK-4 = Huit jokers n’ont pas de couleur : quatre Jokers et quatre Super Jokers (+4). Le jeu compte 108 cartes en tout.
rule-DECK-5 = L’édition Jam ajoute quatre cartes Welcome to the Jam, et l’édition Diplôme quatre cartes Diplôme. Ces jeux comptent 112 cartes.
rule-PLAYERS-1 = Une table accueille de deux à dix joueurs.

# Préparer une manche
rule-SETUP-1 = Avant la première distribution, chacun tire une carte, et celui qui tire le plus grand chiffre distribue. Une carte à symbole compte pour zéro. En cas d’égalité pour le plus grand chiffre, les joueurs à égalité tirent à nouveau. Les cartes tirées retournent ensuite dans le paquet, qui est mélangé.
rule-SETUP-2 = Chacun commence la manche avec sept cartes.
rule-SETUP-3 = Les cartes restantes forment la pioche, face cachée. Sa première carte est retournée et commence le talon.
rule-SETUP-4 = Le joueur à gauche du donneur joue en premier, et le jeu tourne vers la gauche.
rule-SETUP-5 = Chaque manche commence avec toutes les cartes, mélangées à nouveau, et le joueur suivant à gauche distribue. Quand deux tables changent d’équipes, chaque table tire un nouveau donneur.

# La première carte du talon
rule-START-1 = Si la première carte est un +2, le joueur à gauche du donneur pioche deux cartes et passe son tour.
rule-START-2 = Si la première carte est une Inversion, le donneur joue en premier et le jeu tourne vers la droite.
rule-START-3 = Si la première carte est un Passe ton tour, le joueur à gauche du donneur passe son tour et le suivant commence. Dans l’édition Internationale, le Passe ton tour reste sans effet, comme l’indique sa notice : le joueur à gauche du donneur commence.
rule-START-4 = Si la première carte est un Joker, le joueur à gauche du donneur annonce la couleur, puis joue en premier.
rule-START-5 = Un Super Joker ne peut pas être la première carte. On le remet dans le paquet, on mélange et on retourne une autre carte.
rule-START-6 = Une carte Welcome to the Jam ou Diplôme comme première carte agit comme un Joker. On ne la laisse pas tomber, et personne ne pioche.
rule-START-7 = Un 0 ou un 7 comme première carte ne déplace aucune main en Sept-0, car personne ne l’a joué.

# Un tour de jeu
rule-TURN-1 = À ton tour, tu joues une carte de la même couleur, du même chiffre ou du même symbole que la carte du talon. Si celle-ci est un joker, c’est la couleur annoncée qui compte.
rule-TURN-2 = Tu peux jouer un Joker à chacun de tes tours, même si tu as une autre carte jouable.
rule-TURN-3 = Si tu ne peux pas jouer, tu pioches une carte. Si la carte piochée est jouable, tu peux la jouer aussitôt. Sinon, ou si tu la gardes, c’est au tour du joueur suivant.
rule-TURN-4 = Tu peux choisir de ne pas jouer une carte jouable. Tu dois alors piocher une carte et, à ce tour, tu ne peux jouer que la carte piochée.

# Les cartes Action
rule-DRAW2-1 = Le joueur suivant pioche deux cartes et passe son tour. Un +2 se pose sur sa couleur ou sur n’importe quel autre +2.
rule-REVERSE-1 = Le sens du jeu change. Une Inversion se pose sur sa couleur ou sur n’importe quelle autre Inversion.
rule-SKIP-1 = Le joueur suivant passe son tour. Un Passe ton tour se pose sur sa couleur ou sur n’importe quel autre Passe ton tour.
rule-WILD-1 = Celui qui joue un Joker annonce la couleur avec laquelle le jeu continue. Ce peut être celle qui est déjà en jeu.
rule-WD4-1 = Celui qui joue un Super Joker annonce la couleur. Le joueur suivant pioche quatre cartes et passe son tour.
rule-WD4-2 = Un Super Joker n’est légal que si aucune autre carte de ta main n’a la couleur en jeu. Les cartes du même chiffre ou du même symbole n’y changent rien, et les jokers n’ont pas de couleur.
rule-WD4-3 = Tu peux bluffer et jouer un Super Joker illégalement. Le seul recours est le défi. Une table peut interdire le bluff ; un Super Joker illégal est alors refusé.
rule-WD4-4 = Seul le joueur qui devrait piocher peut lancer un défi, et seulement avant de piocher. Le joueur défié montre sa main telle qu’elle était quand il a joué la carte, et ne la montre qu’à l’auteur du défi.
rule-WD4-5 = Si c’était un bluff, c’est le joueur défié qui pioche les quatre cartes. La couleur annoncée reste valable, et l’auteur du défi joue un tour normal.
rule-WD4-6 = Si le coup était légal, l’auteur du défi pioche les quatre cartes et deux de plus, six en tout, et passe son tour.
rule-JAM-1 = Welcome to the Jam est un joker. Celui qui joue cette carte la laisse d’abord tomber de haut : elle atterrit avec le côté Slam ou le dos visible, à chances égales. Le côté visible fait son effet, et le joueur n’annonce la couleur qu’ensuite. Si la carte termine la manche, aucune couleur n’est annoncée.
rule-JAM-2 = Côté Slam : tu défausses deux cartes de ton choix, ou la seule qui te reste. Elles vont sous la carte Jam et restent sans effet. Tu ne peux pas refuser.
rule-JAM-3 = Côté dos : tu pioches deux cartes. La chute fait partie du coup : une dernière carte qui tombe côté dos ne termine donc pas la manche.
rule-GRAD-1 = La carte Diplôme est un joker. Celui qui la joue annonce la couleur, et chacun des autres joueurs pioche une carte. Personne ne passe son tour.

# Dire « UNO »
rule-UNO-1 = Si ton coup te laisse une seule carte, dis « UNO » : en jouant, ou après, tant que personne n’a dit « contre-UNO ». Tu ne peux pas le dire en même temps qu’une carte Jam, car la chute décide combien de cartes il te reste.
rule-UNO-2 = Si tu oublies, n’importe quel autre joueur peut te contrer (« contre-UNO ») jusqu’à ce que le joueur suivant commence son tour : en jouant, en piochant, en prenant une pénalité ou en lançant un défi. Tu pioches deux cartes. Seul le premier contre-UNO compte.
rule-UNO-3 = Personne ne peut te contrer avant que ta carte ait touché le talon, ni après le début du tour suivant.
rule-UNO-4 = Dire « UNO » à tort, ou vouloir contrer un joueur qui ne peut pas l’être, est refusé. Cela ne coûte rien.
rule-UNO-5 = Tu dois aussi dire « UNO » si les défausses d’un Slam te laissent une seule carte, et on peut te contrer dès la dernière défausse, même pendant que tu annonces la couleur. Si tu reçois une main d’une seule carte en Sept-0, tu n’as pas à le dire.

# Fin de manche, pioche et points
rule-OUT-1 = La manche se termine quand un joueur n’a plus de cartes.
rule-OUT-2 = Si la dernière carte est un +2 ou un Super Joker, le joueur suivant pioche quand même : en UNO cumulatif, toute la pénalité en attente. Si c’est une carte Diplôme, chacun des autres joueurs pioche une carte. Les cartes piochées comptent.
rule-PILE-1 = Quand il faut une carte et que la pioche est vide, la carte du dessus du talon reste, et celles du dessous sont mélangées pour former une nouvelle pioche. Les jokers parmi elles perdent la couleur annoncée.
rule-PILE-2 = S’il n’y a pas assez de cartes, tu pioches celles qu’il y a. S’il n’y a rien à piocher et que tu ne joues rien, tu passes. Quand tous les joueurs ont passé ainsi à la suite, la manche est bloquée : personne ne marque de points, et on redistribue.
rule-PILE-3 = Quand le talon devrait former la pioche pour la 50e fois dans une manche, la manche est bloquée comme en PILE-2. Celui qui n’a plus de cartes gagne quand même, et on pioche ce qu’il y a. Une partie qui commence par une position donnée compte à partir d’elle.
rule-SCORE-1 = Les cartes numérotées valent leur chiffre. +2, Inversion et Passe ton tour valent 20 points chacun ; Joker, Super Joker, Welcome to the Jam et Diplôme valent 50 points chacun.
rule-SCORE-2 = Le joueur qui n’a plus de cartes marque toutes celles qui restent dans les mains de ses adversaires.

# Formats de partie
rule-MATCH-1 = Points : le premier joueur à atteindre 500 points gagne la partie.
rule-MATCH-2 = Moins de points : les cartes qui restent à un joueur comptent contre lui. Quand un joueur atteint 500, le total le plus bas gagne. En cas d’égalité pour le total le plus bas, on continue jusqu’à ce que l’égalité soit rompue.
rule-MATCH-3 = L’objectif de 500 points peut être changé.
rule-TWO-1 = À deux joueurs, une Inversion agit comme un Passe ton tour et, après un Passe ton tour, une Inversion, un +2 ou un Super Joker, le même joueur rejoue. Cela vaut dans toutes les éditions.
rule-PARTNERS-1 = Équipes : un nombre pair de joueurs, au moins quatre, forme des équipes de deux joueurs assis face à face. Quand l’un des deux n’a plus de cartes, la manche se termine et l’équipe marque toutes les cartes des autres équipes. La première équipe à atteindre l’objectif gagne.
rule-PARTNERS-2 = Équipes tournantes : quatre joueurs changent de partenaire après chaque manche, et chacun garde les points que ses équipes ont marqués. Après quatre manches, ou le nombre que tu fixes, le total le plus haut gagne. Quatre joueurs ne forment des paires que de trois façons : la quatrième manche répète donc les paires de la première.
rule-PARTNERS-3 = Huit : huit joueurs s’installent à deux tables et changent de partenaire après chaque manche. En sept manches, chacune des 28 paires possibles joue exactement une fois. Chacun garde les points que ses équipes ont marqués, et le total le plus haut gagne. Le nombre de manches peut être fixé.
rule-CHALLENGE-1 = Défi : chacun additionne de manche en manche les points des cartes qui lui restent, et celui qui atteint la limite de 500 est éliminé. Les deux derniers continuent avec la règle à deux joueurs, et le premier des deux à atteindre la limite perd.
rule-BOARD-1 = Le tableau des scores a un nombre fixe de lignes. Quand il est plein, on l’efface et les sous-totaux passent sur la première ligne.

# Règles maison
rule-PROG-1 = UNO cumulatif : si un +2 te vise, tu peux jouer un autre +2 ; si un Super Joker te vise, un autre Super Joker. Les pénalités s’additionnent et passent au joueur suivant. Les deux types ne se mélangent pas, et tu ne peux jouer qu’une de ces cartes par tour.
rule-PROG-2 = Celui qui a joué le dernier Super Joker annonce la couleur.
rule-PROG-3 = Un défi ne concerne que le dernier Super Joker. Si c’était un bluff, celui qui l’a joué pioche toute la pénalité en attente ; s’il était légal, l’auteur du défi pioche cette pénalité et deux cartes de plus.
rule-SEVEN-1 = Sept-0 : quand un 0 est joué, chaque main passe au joueur suivant dans le sens du jeu.
rule-SEVEN-2 = Sept-0 : celui qui joue un 7 échange sa main avec le joueur de son choix.
rule-SEVEN-3 = Un 0 ou un 7 joué comme dernière carte termine la manche avant qu’aucune main ne bouge.
rule-JUMP-1 = Interception : si tu as une carte identique à celle du talon (même couleur et même chiffre ou symbole, ou même type de joker), tu peux la jouer aussitôt, même hors de ton tour. Le jeu continue à partir de toi. C’est possible jusqu’à ce qu’une autre carte recouvre le talon, et aussi sur une carte que tu as jouée toi-même.
rule-JUMP-2 = Si tu interceptes avec un Passe ton tour, une Inversion, un +2 ou un Super Joker, tu annules l’effet de la première carte, sauf s’il a déjà eu lieu. L’effet de ta carte compte à partir de ta place. Avec deux Inversions, la première est annulée et la seconde change le sens.
rule-JUMP-3 = Personne ne peut intercepter pendant qu’un joueur annonce une couleur, choisit une main à échanger, défausse pour un Slam ou joue une série (MULTI-1). Si tu as pioché sans avoir encore décidé quand un joueur intercepte, tu gardes la carte et perds ton tour.
rule-HOUSE-1 = Les règles maison se combinent librement. En UNO cumulatif avec Interception, une interception sur une pénalité en attente retire la part de la carte du talon et ajoute la tienne : le montant reste le même, et il vise maintenant le joueur après toi.
rule-HOUSE-2 = Une formule est un nom pour plusieurs règles maison. Officiel n’en a aucune. Famille : UNO cumulatif, Piocher jusqu’à jouer, Chiffre au départ. Soirée : UNO cumulatif, Sept-0, Interception, Piocher jusqu’à jouer. Chaos : Cumul mixte, Renvoi, Sept-0, Interception, Plusieurs à la fois, Super Joker libre, Pitié à 25 cartes. Tu peux ajouter des règles à une formule, en changer ou en enlever.
rule-CROSS-1 = Cumul mixte : si une pénalité te vise et que sa dernière carte est un +2, tu peux jouer un Super Joker. Les pénalités s’additionnent et passent au joueur suivant. Il est légal ou c’est un bluff, comme tout autre, et on peut le défier. À cette table, l’UNO cumulatif vaut aussi.
rule-CROSS-2 = Si la dernière carte de la pénalité est un Super Joker, tu peux jouer un +2 de la couleur annoncée. Les pénalités s’additionnent et passent au suivant. Ce Super Joker ne peut plus être défié ; un autre joué ensuite peut l’être.
rule-DEFLECT-1 = Renvoi : si une pénalité te vise, tu peux jouer un Passe ton tour de la couleur en jeu. Toute la pénalité passe au joueur suivant.
rule-DEFLECT-2 = Tu peux aussi jouer une Inversion de la couleur en jeu. Le sens change, et toute la pénalité va au joueur d’avant, qui peut y répondre. À deux joueurs, les deux cartes la renvoient.
rule-DEFLECT-3 = Une pénalité renvoyée ne peut plus être défiée ; un Super Joker joué ensuite dessus peut l’être. On y répond comme si son dernier +2 ou Super Joker était encore sur le talon, ou on la renvoie encore. Tu peux renvoyer avec ta dernière carte : celui que la pénalité vise alors la pioche. Une interception sur une carte qui a renvoyé annule ce renvoi, et toute la pénalité repart du joueur qui intercepte.
rule-UNTIL-1 = Piocher jusqu’à jouer : si tu pioches à ton tour, tu continues jusqu’à obtenir une carte jouable (par un bluff aussi, si le bluff est permis) ou jusqu’à ce qu’il n’y ait plus rien à piocher. Cette carte, tu peux la jouer ou la garder, comme en TURN-4.
rule-UNTIL-2 = Tout cela est un seul coup, et les autres voient combien de cartes tu as piochées. Les pénalités ne changent pas.
rule-MUST-1 = Jeu forcé : si tu as une carte que tu peux jouer à ton tour, tu ne peux pas piocher. Tu peux toujours prendre une pénalité, et tu n’es jamais obligé de continuer une série (MULTI-1).
rule-MUST-2 = Si la carte piochée est jouable, tu dois la jouer.
rule-FREE-1 = Super Joker libre : à ton tour, tu peux jouer un Super Joker quelles que soient tes autres cartes, et aucun Super Joker ne peut être défié, quelle que soit la façon dont il a été joué. Cela ne change pas ce qui peut répondre à une pénalité.
rule-SILENT-1 = Sans annonce : personne ne dit « UNO », et il n’y a pas de contre-UNO.
rule-HALF-1 = Les moitiés de Sept-0 sont « Sept » (seulement le 7, SEVEN-2) et « Zéro » (seulement le 0, SEVEN-1).
rule-MULTI-1 = Plusieurs à la fois : si tu as joué un chiffre à ton tour et que tu as une autre carte du même chiffre, de n’importe quelle couleur, tu peux la jouer aussi, et ainsi de suite, ou passer. Une carte que tu viens de piocher peut commencer une série ; une interception, non.
rule-MULTI-2 = Personne n’intercepte entre les cartes d’une série. Chaque fois que l’une d’elles te laisse une seule carte, tu dois dire « UNO » ; si on te contre entre-temps, tu pioches et tu peux continuer. Ne plus avoir de cartes termine la manche.
rule-MULTI-3 = Dans une série, un 0 ou un 7 n’agit qu’une fois, à la fin de la série.
rule-NSTART-1 = Chiffre au départ : une carte Action ou un joker retourné en premier retourne dans le paquet. On mélange et on retourne une autre carte.
rule-NFINISH-1 = Chiffre pour finir : tu ne peux pas jouer une carte Action ou un joker comme dernière carte, ni à ton tour ni en interceptant. Les défausses d’un Slam ne sont pas des cartes jouées : ce peut être n’importe lesquelles.
rule-NFINISH-2 = Une telle carte ne compte alors pas comme jouable (MUST-1, UNTIL-1). Si tu n’as qu’elle, tu pioches.
rule-DEAL-1 = On peut distribuer un autre nombre de cartes à chacun, de 3 à 15. Une fois la première carte retournée, il doit en rester au moins 20 dans la pioche ; avec deux tables, à chacune.
rule-CATCH-1 = Un contre-UNO peut coûter un autre nombre de cartes, de 1 à 10.
rule-MERCY-1 = Pitié : qui a autant de cartes que la limite après avoir pioché est éliminé de la manche. La limite va de 10 à 40 et dépasse le nombre de cartes distribuées. On s’arrête de piocher à la limite. La main est mélangée et va sous la pioche, et le jeu continue comme si la place était vide. À deux joueurs restants, TWO-1 s’applique, et pour PILE-2 seuls comptent ceux qui restent.
rule-MERCY-2 = Le dernier joueur qui reste gagne la manche. Celui qui la gagne, en restant le dernier ou en n’ayant plus de cartes, marque aussi les cartes qu’avait chaque joueur éliminé par Pitié à ce moment-là. En Moins de points et en Défi, elles comptent contre les éliminés, et rien ne compte contre le dernier qui reste.
rule-MERCY-3 = En équipes, la dernière équipe qui reste gagne. Un partenaire éliminé partage ce que l’équipe marque.
rule-MERCY-4 = Un joueur éliminé ne choisit plus rien. Un échange tombe, et une série aussi, avec son effet. Une couleur est annoncée par le joueur suivant, qui joue ensuite son tour. Un Super Joker dont le joueur est éliminé ne peut plus être défié. Une pénalité qu’on est en train de piocher s’arrête avec celui qui la pioche ; une pénalité que personne n’a prise va au joueur suivant encore en jeu.

# Nos interprétations, et remarques sur les notices : passages abîmés, coquilles et différences du texte espagnol
note-DECK-4 = La notice I, telle que numérisée, énumère des cartes bleues de 0 à 5, huit jokers de couleur et aucune Inversion. Il s’agit du jeu habituel : les 108 cartes de son texte espagnol et son propre barème le confirment. Le reste de ce texte espagnol est illisible.
note-SETUP-1 = Aucune notice ne dit ce qui se passe en cas d’égalité pour le plus grand chiffre.
note-SETUP-5 = Aucune notice ne dit qui distribue la manche suivante.
note-START-3 = Les notices divergent ici. La notice I, telle que numérisée, fait commencer le joueur à gauche du donneur, et l’édition Internationale la suit.
note-START-5 = Selon la notice I, le donneur pioche quatre cartes avant qu’une autre carte soit choisie. Nous suivons les autres notices.
note-START-7 = La notice ne parle que de cartes jouées.
note-TURN-2 = La notice I écrit « even if the play is not yet due » (même si ce n’est pas encore le moment). Nous suivons les autres notices : à ton propre tour.
note-TURN-3 = Les textes espagnols de C, D et G ordonnent de jouer la carte piochée (« bájala »). Les textes anglais te laissent le choix, et nous les suivons.
note-WD4-1 = Ce paragraphe est abîmé sur la notice I. WD4-1 à WD4-6 suivent les autres notices.
note-WD4-3 = Le premier texte espagnol de la notice D écrit « legalmente » (légalement) au lieu de « ilegalmente » (illégalement).
note-WD4-4 = Les textes espagnols laissent n’importe qui lancer un défi (« alguien »). Les textes anglais s’adressent au joueur qui piocherait, et nous les suivons.
note-WD4-5 = Les notices disent seulement qui pioche. Que la couleur annoncée reste valable et que l’auteur du défi joue un tour normal est notre interprétation.
note-WD4-6 = Les notices D et G écrivent « if the challenger is innocent » (si l’auteur du défi est innocent). Il s’agit du joueur défié.
note-JAM-1 = La notice ne donne pas les chances de chaque côté ; nous les prenons égales.
note-JAM-2 = La notice dit « you get to discard two cards » (tu as le droit de défausser deux cartes). Nous y lisons un effet qu’on ne peut pas refuser, et des défausses sans effet.
note-JAM-3 = Aucune notice ne dit ce qui se passe quand la dernière carte tombe côté dos.
note-UNO-1 = Que personne ne puisse dire « UNO » en même temps qu’une carte Jam est notre interprétation. Les pénalités de la notice I sont abîmées ; UNO-1 à UNO-3 sont ce qu’on peut en lire.
note-UNO-2 = Les textes espagnols ne fixent pas de limite de temps. Les textes anglais le font, et nous les suivons.
note-UNO-4 = Aucune notice ne parle de « UNO » ou de contre-UNO à tort.
note-UNO-5 = Aucune notice ne parle d’une main réduite à une carte par un Slam ou par Sept-0.
note-OUT-2 = La carte Diplôme comme dernière carte et la pénalité en attente en UNO cumulatif sont notre interprétation ; aucune notice n’en parle.
note-PILE-1 = Les notices disent que la pioche est reformée quand elle est épuisée. Nous le faisons quand il faut la carte suivante.
note-PILE-2 = Aucune notice ne dit ce qui se passe quand la pioche et le talon sont épuisés.
note-PILE-3 = Aucune notice ne limite une manche. Sans limite, une manche pourrait durer des milliers de tours.
note-MATCH-2 = Aucune notice ne parle d’une égalité pour le total le plus bas.
note-TWO-1 = Seule la notice I a des règles pour deux joueurs ; nous les appliquons dans toutes les éditions.
note-PARTNERS-1 = La notice I parle des deux partenaires adverses, donc de quatre joueurs. Les équipes à six, huit ou dix joueurs sont notre interprétation.
note-PARTNERS-2 = La notice I prévoit quatre manches avec chaque fois un autre partenaire, mais à quatre joueurs chacun n’a que trois partenaires possibles.
note-PARTNERS-3 = La notice I écrit « a total of 28 hands » (28 manches en tout). Nous y lisons les 28 paires, que couvrent sept manches à deux tables. Mets hands=14 pour jouer 28 manches aux deux tables réunies, ou hands=28 pour que chaque joueur en joue 28.
note-CHALLENGE-1 = La notice I est abîmée ici et écrit « scored by the number of cards left » (selon le nombre de cartes restantes). Nous y lisons des points, comme dans MATCH-2.
note-PROG-3 = La notice dit que les règles habituelles s’appliquent et que la pénalité grossit. Que seule la dernière carte soit jugée et que l’auteur du défi pioche deux cartes de plus est notre interprétation.
note-SEVEN-3 = La notice ne dit pas si les mains bougent quand la manche se termine.
note-JUMP-1 = La notice dit « identical color and number » (même couleur et même chiffre) et « immediately » (aussitôt). Que les jokers comptent par type, et que ce soit possible jusqu’à ce qu’une autre carte recouvre le talon, est notre interprétation.
note-JUMP-2 = La notice dit que la seconde carte annule la première. Qu’on ne revienne pas sur un effet qui a déjà eu lieu est notre interprétation.
note-JUMP-3 = La notice ne dit pas quand il est interdit d’intercepter, ni ce que devient une carte qui vient d’être piochée.
note-HOUSE-1 = La notice laisse aux joueurs les conflits entre règles maison.

## La première partie : une leçon. $one et $other sont les deux autres ; $one joue juste après l’élève.

lesson-you = Toi
lesson-color = Bienvenue ! Le but : te débarrasser de toutes tes cartes avant les autres. À ton tour, tu joues une carte qui va avec celle du talon : même couleur, même chiffre ou même symbole. Commence par la couleur.
lesson-number = Le chiffre compte aussi : le même chiffre va sur toutes les couleurs.
lesson-symbol = { $one } a joué un Passe ton tour, et { $other } a passé son tour. Un symbole compte comme un chiffre : ton Passe ton tour va sur tous les autres. Cette fois, c’est { $one } qui passe son tour.
lesson-wild = Ni couleur, ni chiffre, ni symbole ne convient. Mais tu as un Joker : il va sur tout, et c’est toi qui annonces la couleur.
lesson-draw = Rien ne convient, et tu n’as pas de joker. Alors tu pioches une carte.
lesson-drawn = Quelle chance : la carte piochée convient. Tu peux la jouer aussitôt, ou la garder et passer.
lesson-challenge = { $other } a joué un Super Joker : tu devrais piocher quatre cartes et passer ton tour. Mais il n’est légal que sans aucune carte de la couleur en jeu. Tu crois à un bluff ? Lance un défi. Si tu te trompes, tu pioches six cartes.
lesson-bluff = Un bluff ! { $other } a dû te montrer sa main, à toi seulement, et pioche les quatre cartes. À toi de jouer, et la couleur annoncée par { $other } compte.
lesson-uno = Il te reste deux cartes. Quand on va n’en avoir plus qu’une, on dit « UNO », en jouant ou juste après. Si tu oublies, n’importe qui peut te contrer : tu pioches alors deux cartes.
lesson-catch = Il reste une carte à { $one }, qui n’a pas dit « UNO » ! Vite : n’importe qui peut contrer { $one }, mais seulement jusqu’au début du tour suivant.
lesson-out = { $one } a dû piocher deux cartes. Il te reste une carte, et elle convient. Joue-la, et la manche est à toi !
lesson-end =
    { $points ->
        [one] Tu n’as plus de cartes et tu gagnes la manche : { $points } point.
       *[other] Tu n’as plus de cartes et tu gagnes la manche : { $points } points.
    } C’est ce qui restait aux autres : les cartes numérotées valent leur chiffre, les cartes Action 20 et les jokers 50. Le premier à 500 points gagne la partie. Maintenant, tu sais jouer !
lesson-do-play = Joue { $card }.
lesson-do-wild = Joue { $card } et annonce la couleur { $color }.
lesson-do-uno = Dis d’abord « UNO », puis joue { $card }.
lesson-do-draw = Pioche une carte.
lesson-do-challenge = Lance un défi !
lesson-do-catch = Contre { $name } !
lesson-other = C’est permis aussi. Mais pour l’instant : { $task }
lesson-type = { $task } Tape : { $typed }
lesson-hint = Ta première partie, en cinq minutes environ. Tape ce que demande le coach, ou aide ou quitter. Tu peux t’arrêter quand tu veux et continuer plus tard.
lesson-go-on = La leçon reprend là où tu l’as laissée. Pour recommencer : oneleft learn --restart
lesson-left = Tu peux continuer la leçon quand tu veux : oneleft learn
lesson-play = Joue maintenant une vraie partie : oneleft play
page-learn = Apprendre en cinq minutes
page-learn-on = Continuer la leçon
page-learn-watch = Regarde ce que font les autres…
page-learn-step = Étape { $number } sur { $count }
page-learn-restart = Recommencer la leçon
page-learn-leave = Quitter
page-learn-play = Jouer une vraie partie

## Le terminal simple

play-welcome =
    Bienvenue dans oneleft ! Règles : { $rules }.
    Cet engagement te permettra de vérifier après la partie que personne n’a arrangé les cartes : { $commitment }
play-hint = Tape une carte pour la jouer (R7, W:B), ou piocher, aide ou quitter. Une ligne vide affiche tes coups.
play-round = Manche { $number }
play-partner = Ton partenaire est en face de toi : { $name }.
play-next-round = Appuie sur Entrée pour la manche suivante.
play-key = La clé de tous les mélanges était { $key }
play-catch = Il reste une carte à { $name }, qui n’a pas dit « UNO » ! Tape contrer { $seat }.
play-jump = Tu as la même carte que celle du talon, { $top }, et tu peux intercepter : { $moves }.
play-let-go = Appuie sur Entrée pour passer.
play-uno = Il te reste une carte. Tape uno avant qu’on te contre !
play-no-fit = Tu ne peux pas la jouer : ton tour est fini.
play-help-cards =
    Une carte est une lettre de couleur ({ $colors }) et 0 à 9, S pour Passe ton tour, R pour Inversion, ou +2. Jokers : { $wilds }.
    Mets la couleur d’un joker après deux-points : W:R. Ajoute « uno » à la carte qui ne t’en laisse qu’une : R7 uno.
play-help-jam = Une carte Jam ne prend pas de couleur : joue WJ, et annonce la couleur après la chute.
play-help-moves =
      R7             jouer une carte            piocher     d  piocher une carte
      garder    k    garder la carte piochée    prendre     t  piocher la pénalité
      défier    !    défi sur un Super Joker    couleur R      annoncer la couleur
      uno       u    dire UNO en retard         contrer Ana c  Ana a oublié UNO
play-help-jump =
      intercepter R7 intercepter avec une carte identique à celle du talon
play-help-swap =
      échanger Ana   échanger ta main après un 7
play-help-slam =
      défausser R4   défausser une carte après un Slam
play-help-server =
      commencer      lancer la partie           bot, bot sharp  ajouter un bot
      encore         jouer une autre partie     retour          reprendre ta place
      dire           voir les phrases           dire 2          en dire une
      retirer Ana    voter pour qu’Ana quitte la partie
play-help-more =
      conseil   annuler   table   points   règle TURN-1
      pourquoi (refus)   aide   quitter
hint-wait = attendre
hint-chance = { $move } { $percent } %
hint-compiling = Pas encore de chances de gagner : la recherche est en cours de compilation, ce qui prend environ une demi-minute.
hint-line =
    { $chances ->
        [none] Conseil : { $move }.
       *[other] Conseil : { $move }. Tes chances de gagner : { $chances }.
    }
play-no-rule =
    { $given ->
        [none] Aucun coup n’a encore été refusé. Essaie : règle TURN-1
       *[other] Il n’y a pas de règle { $given }. Essaie : règle TURN-1
    }
play-legal = Tu peux : { $moves }
play-others =
    { $direction ->
        [left] { $counts }   (le jeu tourne vers la gauche ; pioche : { $draw })
       *[right] { $counts }   (le jeu tourne vers la droite ; pioche : { $draw })
    }
play-top =
    { $pending ->
        [0] Sur le talon : { $top } ({ $code }) ; couleur : { $color }
       *[other] Sur le talon : { $top } ({ $code }) ; couleur : { $color } ; pénalité : { $pending } cartes
    }
play-hand = Ta main (cartes jouables entre crochets) : { $hand }
play-phase-turn = À toi de jouer.
play-phase-drew = Tu as pioché { $drawn } : joue cette carte ou garde-la.
play-phase-penalty = Une pénalité de { $pending } cartes te vise. Tu peux : { $moves }.
play-phase-color = La première carte est un joker : annonce la couleur de départ. Tu peux : { $moves }.
play-phase-color-drop = La carte Jam est tombée : annonce la couleur pour la suite. Tu peux : { $moves }.
play-phase-swap = Tu as joué un 7. Avec qui échanges-tu ta main ? Tu peux : { $moves }.
play-phase-series = Joue une autre carte du même chiffre ou passe. Tu peux : { $moves }.
play-phase-slam = Slam ! Défausse une carte de ton choix. Tu peux : { $moves }.
play-left = Tu as quitté la table. À bientôt !
play-record = Les coups jusqu’ici : { $file }. L’enregistrement reçoit sa clé quand la partie est terminée.
play-record-there = { $file } existe déjà. Choisis un autre nom.
play-sits-down = { $name } prend place.
play-leaves = { $name } quitte la table.
play-away = { $name } n’est plus là. Un bot joue à sa place.
play-is-back = { $name } est de retour.
play-host = { $name } est maintenant l’hôte.
play-wants-again = { $name } veut rejouer.
play-found = La connexion est rétablie.
play-ask-start = Tape commencer pour lancer la partie avec ceux qui sont là.
play-ask-bot = Envoie le lien à tes amis, ou tape bot pour ajouter un bot.
play-ask-again = Tape encore pour jouer une autre partie.
play-ask-back = Tape retour pour reprendre ta place.
play-left-out = Tu n’as pas participé à ce mélange. Tape remélanger pour en faire un autre, tant que personne n’a joué.
play-no-phrase = Phrase inconnue : « { $given } ». Tape dire pour voir la liste.
play-apart = Incompatible avec { $other } : { $options }
lobby-none = Aucune table n’est ouverte. Avec --quick, tu en ouvres une.
lobby-number = Il n’y a pas de table { $number } dans la liste.
lobby-together = Choisis une table par son numéro ou une partie rapide, pas les deux.
play-unknown = « { $given } » n’est ni une carte ni une commande. Tape aide pour voir la liste.
play-which-card = Quelle carte ? Par exemple : { $verb } R7
play-which-seat = Qui ? Par exemple : { $verb } 2, ou le nom.
play-no-player = Personne ne s’appelle « { $given } ».
play-which-color = Quelle couleur ? Par exemple : { $verb } R

## La page des règles

book-title = Les règles du jeu
book-about = Chaque règle a un identifiant. La dernière colonne cite les notices imprimées d’où elle vient ; un astérisque marque notre interprétation, là où les notices se taisent ou se contredisent, et une croix, une remarque sur une notice. Tout est expliqué [plus bas](#notes). [silent.md](silent.md) (en anglais) réunit ce que fait la table là où les notices laissent une question ouverte.
# as in English
book-notes = Notes
book-reading = notre interprétation, là où les notices se taisent ou se contredisent
book-sheet-note = remarque sur une notice : passage abîmé, coquille ou texte espagnol différent
book-house = Les règles maison en bref
book-formats = Les formats de partie en bref

## Séries de parties

batch-policy = Stratégie inconnue : « { $given } ». Choisis parmi : { $known }.
batch-policies = Trop de stratégies : { $given } pour { $players } joueurs.
batch-threads = Le nombre de fils d’exécution doit être au moins 1, et non { $given }.
batch-numbers = Les parties sont numérotées à partir de 0 : impossible de jouer { $games } parties à partir du numéro { $first }.

## Stratégies personnelles

policy-no-file = Il n’y a pas de fichier Python { $file }.
policy-file-fails = Impossible de charger { $file }. { $reason }
policy-not-in-file = Il n’y a pas de fonction { $name } dans { $file }.
policy-no-function = Une stratégie est une fonction d’un enregistrement, d’une place et d’un nombre aléatoire ; { $name } n’en est pas une.
policy-compiling = Compilation de la stratégie { $name } : quelques secondes, une seule fois.
policy-not-compiled = Impossible de compiler la stratégie { $name }. { $reason }
policy-no-number = La stratégie { $name } doit renvoyer un nombre entier, et non { $given }.
policy-silent = La stratégie a passé pour la place { $seat }, mais c’est à cette place de jouer.
policy-no-move = La stratégie a renvoyé { $code } pour la place { $seat }, ce qui n’est pas un coup.
policy-refused = La stratégie a renvoyé { $code } pour la place { $seat }, mais « { $move } » est refusé. { $why }

## Simulations

simulate-rate = { $millions } millions de coups/s
games-compiling = Compilation : environ 10 secondes, une seule fois.
simulate-head =
    { $rules } : { $played }. Manches : { $rounds }. Coups par partie : { $moves }. Manches bloquées : { $blocked }.
    Chaque chiffre est donné avec son intervalle à 95 %.
simulate-played =
    { $games ->
        [one] { $games } partie
       *[other] { $games } parties
    }
simulate-stopped = { $games } parties sur { $asked }
simulate-number = { $value }
simulate-share = { $value } %
simulate-share-change = { $value } pt
simulate-interval = { $value } ({ $low } à { $high })
simulate-choices = Vrais choix (plus d’un coup légal) : { $choices }, soit { $share } des coups.
simulate-seat = place
simulate-policy = stratégie
simulate-wins = parties gagnées
simulate-points = points par partie
simulate-again = Pour rejouer ces parties : --games { $games } --key { $key }
simulate-only-matches = Ignoré, car utile seulement avec --matches : { $words }.
simulate-nothing = Arrêt avant la fin des premières parties.

## Comparaisons

compare-side = Impossible de comparer « { $given } ». Donne des règles qui commencent par { $editions }, ou une composition de { $policies }, ou les deux, comme jam:first.
compare-deals =
    { $deals ->
        [one] { $deals } donne
       *[other] { $deals } donnes
    }
compare-stopped = { $deals } donnes sur { $asked }
compare-head = { $played } à { $players } joueurs, { $games } parties. Chaque chiffre est donné avec son intervalle à 95 %.
compare-side-of = { $name } : { $rules }, { $policies }
compare-other-cards = A et B n’ont pas le même jeu de cartes : leurs donnes ne contiennent donc pas les mêmes cartes.
compare-measure = par partie
compare-one = A
compare-other = B
compare-change = B − A
compare-of-wins = parties gagnées par la première stratégie de la composition
compare-of-first = parties gagnées par la place 0, qui commence
compare-of-moves = coups
compare-of-turns = tours
compare-of-lost = tours perdus
compare-of-comeback = manches remontées
compare-of-points = points, toutes places
compare-of-rounds = manches
compare-of-blocked = manches bloquées
compare-percent = { $value } points de pourcentage
compare-range = { $least } à { $most }
compare-verdict-more = { $name } : plus dans B, avec un écart de { $range }.
compare-verdict-less = { $name } : moins dans B, avec un écart de { $range }.
compare-verdict-unclear = { $name } : aucune différence trouvée ; s’il y en a une, elle est (à 95 %) inférieure à { $most }.
compare-verdict-same = { $name } : aucune différence sur { $deals }.
compare-verdict-few = { $name } : trop peu pour conclure ; différence dans { $differing } sur { $deals }.
compare-again = Pour rejouer ces donnes : --deals { $deals } --key { $key }

## Classements

ladder-few = Un classement demande au moins deux bots.
ladder-twice = « { $given } » figure deux fois dans la liste. N’y mets chaque bot qu’une fois ; des parties contre lui-même ne montreraient rien.
ladder-until = « { $given } » n’est pas un intervalle valide. Donne la moitié de sa largeur en pourcentage ou en fraction, au-dessus de 0 et au-dessous de 50 % : 0.5% ou 0.005.
ladder-deals = Le nombre de donnes doit être au moins 1, et non { $given }.
ladder-adjusted-rules = Les résultats corrigés sont ceux de manches seules sans mercy. Enlève --adjusted, --matches ou mercy.
ladder-adjusted = Les parties jouées à une table sont notées d’après la qualité des décisions, sans la chance des cartes.
ladder-progress =
    { $wide ->
        [0] fini ; le plus large : ±{ $widest }
        [one] encore { $wide } duel ; le plus large : ±{ $widest }
       *[other] encore { $wide } duels ; le plus large : ±{ $widest }
    }
ladder-head =
    { $rules }, { $players } joueurs, { $unit ->
        [match] parties complètes
       *[round] manches seules
    } : { $games } parties. Chaque donne est jouée une fois depuis chaque place.
    { $others ->
        [1] Parties gagnées par le bot de la ligne contre celui de la colonne, ± la moitié de l’intervalle à 95 % :
       *[other] Parties gagnées par un bot de la ligne contre { $others } de la colonne, ± la moitié de l’intervalle à 95 % :
    }
ladder-against = contre
ladder-chart-ratings = Classement
ladder-chart-zero = Elo, { $bot } est à 0
ladder-chart-mean = Elo, la moyenne est à 0
ladder-chart-shares = Parties gagnées
ladder-chart-against =
    { $others ->
        [1] bot de la ligne contre bot de la colonne
       *[other] un bot de la ligne contre { $others } de la colonne
    }
ladder-chart-about =
    { $games } { $unit ->
        [match] parties
       *[round] manches
    }, chaque donne depuis chaque place
ladder-half = { $value } ±{ $half }
ladder-bot = bot
ladder-elo = Elo
ladder-games = parties
ladder-median = ms, médiane
ladder-most = ms, p99
ladder-faults = défaillances
ladder-zero = Elo : { $bot } est à 0. Les durées sont par décision avec plus d’un coup légal.
ladder-zero-mean = Elo : la moyenne de tous les bots est à 0. Les durées sont par décision avec plus d’un coup légal.
ladder-faults-of =
    { $times ->
        [one] { $bot } : { $times } défaillance ({ $kinds }) ; ce tour est perdu.
       *[other] { $bot } : { $times } défaillances ({ $kinds }) ; ces tours sont perdus.
    }
ladder-first-fault = { $told } Première défaillance : { $fault }
ladder-fault-illegal = { $times } par coup illégal
ladder-fault-silent = { $times } sans réponse
ladder-fault-timeout = { $times } hors délai
ladder-fault-crash = { $times } par plantage
ladder-fault-nonsense = { $times } par réponse illisible
ladder-fault-start = { $times } au démarrage
ladder-fault-absent = { $times } par absence après une défaillance
ladder-fault-dismissed = { $times } après exclusion
ladder-fault-other = { $times } d’un autre type
ladder-stopped = Interrompu : voici les parties jouées jusqu’ici.
ladder-wide = Pour { $wide } duels sur { $pairings }, l’intervalle est encore plus large que ±{ $asked }.
ladder-few-deals = Un duel compte moins de 30 donnes : son intervalle ne veut encore rien dire.
ladder-again = Pour rejouer ces donnes : --key { $key }

dataset-written = { $file } : { $decisions } décisions tirées de { $rounds } manches. Pour refaire le même fichier : --key { $key }
dataset-stopped = Arrêté. Aucun fichier n’a été écrit.

benchmark-head = { $bot } : { $games } parties. Parties gagnées contre une table remplie de chaque bot, ± la moitié de l’intervalle à 95 % :
benchmark-players = joueurs
benchmark-fair = part égale
benchmark-adjusted = À une table, la chance est déduite ; les parties compilées sont comptées telles quelles.
benchmark-version = C’est la version { $given } du banc d’essai ; seule la version { $known } peut être comparée ici.
benchmark-row = Cette ligne n’appartient pas au banc d’essai : une autre table, d’autres donnes ou un autre nombre de donnes.
benchmark-rows = Il manque au fichier une ligne du banc d’essai, ou il en contient une deux fois.
benchmark-other-bot = Le fichier porte sur { $known }, et { $given } ne rencontre pas les mêmes bots.
benchmark-check-played =
    { $played ->
        [one] les chiffres découlent des donnes, et { $played } donne rejouée a fini de même : { $sample }.
       *[other] les chiffres découlent des donnes, et { $played } donnes rejouées ont fini de même : { $sample }.
    }
benchmark-check-fewer = Il y a { $deals } donnes sur { $usual }.
benchmark-check-interrupted = L’exécution a été interrompue : il manque des donnes.
benchmark-check-figures = les chiffres découlent des donnes.
benchmark-check-unrepeated = les chiffres découlent des donnes ; aucune n’a été rejouée, car une recherche limitée en temps ne se répète pas à l’identique.
benchmark-check-wrong =
    { $played ->
        [one] non confirmé : { $played } donne a été rejouée ; ont fini autrement : { $deals }.
       *[other] non confirmé : { $played } donnes ont été rejouées ; ont fini autrement : { $deals }.
    }

## Clusters

cluster-silent = Impossible d’utiliser un cluster Ray à { $address } : { $reason }
cluster-failed = Le cluster n’a pas pu jouer ces parties : { $reason }
cluster-version = Le cluster a une autre version de oneleft, qui jouerait d’autres parties. Installe cette version sur toutes ses machines.

## Graphiques

chart-title = { $rules }, { $players } joueurs
chart-about-round =
    { $games ->
        [one] { $games } manche jouée
       *[other] { $games } manches jouées
    } par { $policies }
chart-about-match =
    { $games ->
        [one] { $games } partie jouée
       *[other] { $games } parties jouées
    } par { $policies }
chart-about-house = règles maison sur { $deals } des donnes
chart-about-key = intervalles à 95 % ; clé { $key }
chart-wins = Parties gagnées par place
chart-fair = part égale
chart-length-round = Coups d’une manche
chart-length-match = Manches d’une partie
chart-points-round = Points d’une manche
chart-points-match = Points d’une partie, toutes places
chart-share-round = % des manches
chart-share-match = % des parties
chart-middle = médiane { $median }, moyenne { $mean }, maximum { $most }
chart-house = Ce que change une règle maison
chart-with = avec { $rule }
chart-without = sans { $rule }
chart-more-moves-round = coups par manche
chart-more-moves-match = coups par partie
chart-more-points-round = points par manche
chart-more-points-match = points par partie

## Fichiers

file-ending = { $file } : le nom doit finir par { $endings }.
file-directory = Impossible d’écrire { $file } : le dossier { $directory } n’existe pas.
file-place = Impossible d’écrire { $file } : c’est un dossier, ou tu n’as pas le droit d’y écrire.
file-fails = Échec de l’écriture de { $file } : { $reason }

## Environnements d’apprentissage par renforcement

env-choice = { $name } doit être parmi { $known }, et non « { $given } ».
env-no-render = Indique un render_mode à la création de l’environnement.
env-games = Le nombre de parties doit être au moins 1, et non { $given }.
env-threads = Le nombre de fils d’exécution doit être au moins 1, et non { $given }.
env-own-policies = Dans un environnement peuvent jouer au plus { $most } de tes propres stratégies.
env-line-ups = Un environnement peut avoir au plus { $most } compositions.
env-reset-mask = reset_mask doit être un tableau de { $games } booléens. Au moins un doit être vrai ; avant la première partie, tous.
env-buffer = { $name } doit être un tableau de { $dtype } modifiable et contigu en C, de forme { $shape }.
env-row = Une observation est une ligne de { $length } nombres, et non un tableau de forme { $given }.
env-seat-set = seat doit être un nombre de 0 à { $most }, un ensemble de tels nombres, « all » ou None, et non « { $given } ».
env-no-policies = Avec seat="all", personne d’autre ne joue : omets policies.
env-no-match = rewards="match" demande matches=True.
env-actions = Donne un nombre entier pour chacune des { $games } parties.
env-words = « { $given } » ne fait pas partie des coups permis : { $known }.
env-agents = Donne une action pour chacun de { $agents }.
env-not-asked = C’est à { $asked } de décider, et non à { $who }. Utilise l’action { $action } pour ne rien faire.
env-language = La langue doit être parmi { $known }, et non « { $given } ».
env-reset = Aucune partie n’est en cours. Appelle d’abord reset().
env-action = « { $given } » n’est pas une action. Les actions sont les nombres entiers de 0 à { $most }.
env-pass = C’est à { $who } de jouer : impossible de passer. Choisis une action que le masque permet.
env-not-possible = L’action { $action } de { $who } est impossible selon les règles de RLCard. Possibles : { $offered }.
env-automatic = L’action { $action } n’est pas disponible : dans cet environnement, les réactions sont automatiques.
env-refused =
    { $move ->
        [none] Action { $action } refusée à { $who }. { $why }
       *[other] Action { $action }, « { $move } », refusée à { $who }. { $why }
    }
env-game = Partie { $game } : { $why }
env-game-over = La partie { $game } est finie. Recommence-la d’abord.
env-hand = Ta main : { $hand }
env-known = Cartes connues de { $name } : { $cards }
env-lacks = { $name } ne semble pas avoir de { $colors }, à en juger par ses pioches.
env-exposed = Contre-UNO possible : { $name } n’a pas dit « UNO ».
env-discards = Talon : { $cards }
env-percent = Totaux en pourcentage de l’objectif : { $totals }
env-totals = Totaux : { $totals }
env-your-turn = C’est à toi de jouer.
env-turn = C’est à { $name } de jouer.
env-over =
    { $winners ->
        [none] La partie est finie. Personne ne gagne.
       *[other] La partie est finie. Victoire : { $winners }
    }

## Bots

bot-unknown = Bot inconnu : « { $given } ». Choisis parmi : { $known } ; ou indique un programme, comme ./monbot.
bot-budget = « { $given } » n’est pas un temps de réflexion valide. Utilise expert, expert@200ms, ou expert@5000 pour 5000 simulations.
bot-adaptive = « { $given } » n’est pas une force d’adaptive. Utilise adaptive, ou un nombre de adaptive@0 à adaptive@{ $most }.
bot-unready = { $given } ne peut pas fonctionner ici : { $reason }
bot-extra = { $given } a besoin de numba et de numpy : pip install 'oneleft[arena]'

## Bots qui sont des programmes. $said est la dernière ligne de la sortie d’erreur, ou none.

bot-missing = Il n’y a pas de programme « { $given } ».
bot-not-executable = Impossible d’exécuter « { $given } ». Rends-le exécutable (chmod +x), ou termine par .py le nom d’un programme Python.
bot-many = La liste compte { $given } bots, mais il n’y a que { $seats } places pour eux.
bot-fault-start = Il n’a pas démarré : { $reason }.
bot-fault-timeout = Il n’a pas répondu en { $seconds } s.
bot-fault-crash =
    { $said ->
        [none] Il s’est terminé ou a fermé ses tubes, code de sortie { $status }.
       *[words] Il s’est terminé ou a fermé ses tubes, code de sortie { $status }. Sa dernière ligne d’erreur : { $said }
    }
bot-fault-crash-policy = Sa fonction a échoué : { $reason }
bot-fault-nonsense = Sa réponse « { $given } » est illisible. { $reason }
bot-fault-nonsense-number = Sa réponse « { $given } » ne correspond à aucune question.
bot-fault-nonsense-endless = Il a écrit une ligne sans fin : « { $given } »…
bot-fault-illegal = Sa réponse « { $given } » n’est pas un de ses coups légaux.
bot-fault-absent = Il a été arrêté et rejouera à partir de la prochaine manche.
bot-fault-dismissed = Il a été arrêté { $times } fois de suite et ne sera pas relancé.

## Entraînement

train-progress = Étape { $stage } : gagne { $two } % des manches à deux et { $four } % des manches à quatre contre sharp
train-stopped = Arrêté. Les étapes terminées restent dans le répertoire de --checkpoints, s’il y en a un.
train-written = Écrit : { $file }
train-chart-error = Erreur sur les différences entre coups
train-chart-wins = Victoires contre sharp, 50 = part égale
train-chart-players = { $players } joueurs
train-chart-epoch = Époque

## Réglage des poids

tune-family = Famille de règles inconnue : « { $given } ». Choisis parmi : { $known }.
tune-progress = { $family }, { $players } joueurs : gagne { $wins } %
tune-stopped = Interrompu : rien n’a été écrit.
tune-written = { $rows ->
    [one] { $rows } ligne de poids
   *[other] { $rows } lignes de poids
} dans { $file }

## Le serveur

server-no-table = Cette table n’existe pas. Vérifie le lien.
server-table-closed = La personne qui gère ce serveur a fermé cette table. Les résultats des parties terminées sont conservés.
server-no-match = Cette table n’a pas de partie numéro { $number }.
server-no-player = Personne du nom de « { $given } » n’a terminé de partie ici.
server-no-code = Aucune table ici n’a le code { $given }. Vérifie-le ou redemande-le.
server-no-step = Cette partie n’a pas d’étape numéro { $given } ; la dernière est la { $most }.
server-no-analysis = Ce serveur ne peut pas analyser de parties : l’extra « arena » n’est pas installé.
server-analysis-long = Cette partie est trop longue pour être analysée : au plus { $most } coups.
server-analysis-busy = Trop de parties attendent leur analyse. Réessaie dans quelques minutes.
server-no-puzzle = Il n’y a pas de problème « { $given } ». Choisis un numéro de 1 à { $count }.
server-bad-token = Cette place n’est pas à toi, ou ne l’est plus. Prends place avec le lien de la table.
server-no-token = Seuls les joueurs assis peuvent faire cela. Envoie le jeton de la place.
server-bad-host = Ce serveur ne répond pas au nom « { $given } ». Lance-le avec --host-name { $given }.
server-bad-origin = Cette page vient d’un autre site et ne peut pas jouer ici.
server-bad-type = Envoie le contenu en application/json.
server-no-length = Envoie la longueur du contenu avec la demande : Content-Length.
server-no-spectators = Cette table n’accepte pas de spectateurs.
server-not-host = Seul l’hôte peut faire cela.
server-not-seated = Tu regardes la partie. Seuls les joueurs assis peuvent faire cela.
server-other-seat = C’est le coup d’un autre joueur.
server-no-seat = Il n’y a pas de joueur à la place { $given }.
server-no-page = Il n’y a rien à cette adresse.
server-no-method = Cette méthode n’est pas permise ici.
server-failure = Une erreur s’est produite de notre côté. Réessaie.
server-damaged = Le journal de cette table sur le serveur est endommagé et illisible. Les autres tables ne sont pas touchées. Préviens la personne qui gère le serveur.
server-lost = { $count ->
    [1] La base de données du serveur est tombée en panne et la dernière action à cette table a été perdue. La partie reprend d’ici.
   *[other] La base de données du serveur est tombée en panne et les { $count } dernières actions à cette table ont été perdues. La partie reprend d’ici.
}
server-bad-message = Le serveur n’a pas pu lire ce message. { $reason }
server-bad-name = « { $given } » ne peut pas servir de pseudo. Utilise de 1 à 24 caractères visibles.
server-bad-words = Ces mots ne peuvent pas servir : « { $given } ». Utilise des caractères visibles.
server-bad-reveal = Cela ne correspond pas à l’empreinte que tu as envoyée pour le mélange.
server-not-left-out = Tu peux demander un autre mélange une fois par partie, si tu n’as pas participé à celui-ci.
server-name-taken = Un joueur du nom de « { $given } » est déjà à cette table. Choisis un autre nom.
server-look-alike = « { $given } » ressemble à « { $name } », déjà à cette table. Choisis un autre nom.
server-name-owned = « { $given } » appartient déjà à quelqu’un sur ce serveur. Si tu es { $name }, connecte-toi. Sinon, choisis un autre nom.
server-name-free = Personne n’a réservé « { $given } » sur ce serveur.
server-wrong-recovery = Ce n’est pas le code de récupération de « { $given } ».
server-recovery-slip = Il y a une faute de frappe dans ce code de récupération. Il a 20 lettres et chiffres, en quatre groupes.
server-no-passkeys = Ce serveur ne sait pas utiliser de clés d’accès. Utilise un code de récupération. (Pour son hôte : pip install 'oneleft[passkeys]')
server-passkey-address = Les clés d’accès demandent un serveur qui a un nom, pas l’adresse { $given }. Utilise un code de récupération.
server-bad-passkey = Cette clé d’accès n’a pas pu être vérifiée. Réessaie.
server-unknown-passkey = Aucun nom de ce serveur n’appartient à cette clé d’accès.
server-bad-challenge = Cela a pris trop de temps, ou a déjà été fait. Réessaie.
server-many-passkeys = Un nom a au plus { $most } clés d’accès, et chacune une seule fois.
server-last-key = C’est la dernière clé de ton nom. Ajoutes-en d’abord une autre.
server-no-proof = Montre d’abord que c’est toi : connecte-toi encore une fois.
server-full = Les { $players } places sont prises.
server-bad-bot = Bot inconnu : « { $given } ». Choisis parmi : { $known }.
server-begun = La partie a déjà commencé.
server-not-begun = La partie n’a pas encore commencé.
server-not-over = La partie n’est pas encore finie.
server-too-few = Il n’y a encore personne d’autre. Attends un ami ou ajoute un bot.
server-too-soon = D’autres peuvent encore venir. Dans { $seconds } s, les bots pourront prendre les places libres.
server-too-many-people = Il y a déjà plus de { $players } personnes à la table.
server-next-match = Tu recevras des cartes à la prochaine partie.
server-not-away = Un bot ne peut remplacer qu’un joueur absent.
server-not-a-person = L’hôte doit être une personne.
server-needs-vote = Pendant la partie, personne ne peut retirer { $name } à lui seul. Tous les autres ensemble le peuvent, par un vote.
server-no-vote = On ne vote que pendant une partie, et pour retirer une autre personne.
server-stale = La table a changé avant l’arrivée de ton coup. Regarde-la et choisis à nouveau.
server-settling = L’oubli est repéré : { $name } n’a pas dit UNO. Attends un instant, le temps de trancher.
server-no-chat = À cette table, seules les phrases de la liste sont permises.
server-no-hints = Les conseils ne sont pas permis à cette table.
server-bad-phrase = Phrase inconnue : « { $given } ». Choisis parmi : { $known }.
server-too-fast = Trop de demandes. Réessaie dans un instant.
server-too-many = Trop de connexions à cette place ou depuis ton adresse. Fermes-en quelques-unes.
server-too-many-tables = Trop de tables ont été ouvertes depuis ton adresse. Attends quelques minutes.
server-too-quick =
    { $setting ->
        [turn_seconds] Sur ce serveur, un tour doit durer au moins { $least } secondes.
       *[bot_pace] Sur ce serveur, les bots ne peuvent pas jouer plus vite qu’au rythme { $least }.
    }
server-too-long = Sur ce serveur, une partie se joue en { $most } points au plus.
server-table-full = Cette table a vu trop de coups. Ouvres-en une autre.
server-no-space = Le serveur n’a pas de place pour de nouvelles tables en ce moment. Les parties commencées continuent.
server-draining = Le serveur va redémarrer. Les parties commencées continuent ; on pourra ouvrir de nouvelles tables à son retour.
server-banned = Tu ne peux pas jouer sur ce serveur.
server-no-invite = Ce serveur demande un code d’invitation. Demande-le à la personne qui le gère.
server-no-desk = Ce serveur n’a pas de page d’administration. La personne qui le gère peut le lancer avec --admin-token.
server-no-admin-token = La clé d’administration manque.
server-wrong-admin-token = Ce n’est pas la clé d’administration de ce serveur.
server-wrong-invite = Ce code d’invitation est faux. Demande le bon à la personne qui gère ce serveur.
server-no-sign-in = Tu n’es pas connecté. Connecte-toi et réessaie.
server-notice = De la personne qui gère ce serveur : { $text }
server-too-big = Trop long : { $most } octets au plus.
server-busy = Le serveur est occupé, ou sa base de données ne répond pas. Réessaie dans un instant ; aucun coup n’est joué deux fois.
server-secret-yet = La partie n’est pas encore finie. Ses cartes restent secrètes jusque-là.

phrase-hello = Salut !
phrase-nice = Bien joué !
phrase-oops = Oups !
phrase-hurry = À toi !
phrase-thanks = Merci !
phrase-sorry = Pardon !
phrase-wow = Waouh !
phrase-laugh = Ha ha !
phrase-good-game = Belle partie !
phrase-again = On en refait une ?

menu-ask = Que veux-tu faire ? Tape un numéro, ou appuie sur Entrée pour jouer ici.
menu-play = Jouer ici, dans le terminal
menu-page = Jouer dans le navigateur
menu-host = Accueillir tout le monde sur ton réseau, dans le navigateur
menu-learn = Apprendre le jeu en cinq minutes
menu-help = Afficher toutes les commandes
menu-unknown = Tape un numéro de 1 à { $count }.

serve-running =
    En marche sur { $address } (Ctrl-C pour arrêter)
    Les parties sont enregistrées dans { $database }
serve-network = Sur ton réseau : { $address }
serve-desk = L’administration : { $address }
serve-local = Seul cet ordinateur peut se connecter. Pour des amis de ton réseau, lance avec --host 0.0.0.0 (make play HOST=0.0.0.0).
serve-status = tables : { $tables } · personnes : { $people } · coups/s : { $moves } · p99 : { $milliseconds } ms
serve-stopped = Arrêté. Les parties reprendront où elles en étaient quand tu relanceras le serveur.
serve-port = Impossible d’écouter sur { $host }, port { $port } : { $reason }. Choisis-en un autre avec --port.
serve-proxy = « { $given } » n’est pas une adresse. Donne à --proxy une adresse comme 10.0.0.2 ou un réseau comme 10.0.0.0/24.
serve-database = « { $given } » n’est pas une URL de base de données valide. Utilise sqlite:///FICHIER ou postgresql://UTILISATEUR@HÔTE/NOM.
serve-postgres = PostgreSQL a besoin d’un pilote : pip install 'oneleft[postgres]'
serve-twice = Un autre serveur utilise { $database }. Arrête-le d’abord, ou choisis un autre fichier avec --database.
serve-failed = Le serveur n’a pas pu démarrer : { $reason }
serve-newer = Cette base de données appartient à une version plus récente de oneleft (schéma { $version }). Installe cette version ou choisis une autre base avec --database.
serve-setting = { $place } : { $reason }
serve-no-setting = { $place } n’est pas un réglage. Choisis parmi : { $known }
serve-list = { $place } a besoin d’une liste, comme ["a", "b"].
serve-no-list = { $place } prend une seule valeur, pas une liste.
serve-root-path = « { $given } » ne peut pas être un chemin. Utilise des lettres, des chiffres et des barres obliques, comme /uno.
serve-admin-token = Une clé d’administration a de 16 à 200 caractères : lettres, chiffres et signes ASCII, sans espaces.
serve-invite-code = Un code d’invitation compte de 6 à 64 lettres, chiffres, points, tirets, tirets bas ou tildes.
serve-sign-in-header = « { $given } » ne convient pas à --sign-in-header. Donne le nom d’un en-tête, comme Remote-User, et avec --proxy le proxy qui l’ajoute.
serve-node-address = « { $given } » n’est pas une adresse pour d’autres serveurs. Donne à --node-address 10.0.0.5:7000 ou 10.0.0.5.
serve-node-port = Impossible d’attendre d’autres serveurs sur { $address } : { $reason }. Choisis une autre adresse avec --node-address.
serve-workers-sqlite = --workers a besoin de PostgreSQL : avec SQLite, les processus ne feraient que s’attendre. Utilise --database postgresql://… ou enlève --workers.
serve-workers-system = --workers a besoin d’un système qui sait dupliquer des processus (fork), comme Linux ou macOS.
serve-test-seed = ONELEFT_TEST_SEED rend toutes les cartes prévisibles. Il faut ONELEFT_TESTING=1 et un serveur sur 127.0.0.1.
serve-test-clock = ONELEFT_TEST_CLOCK règle l’horloge du serveur. Il faut ONELEFT_TESTING=1 et un serveur sur 127.0.0.1.

desk-title = Administration
desk-token = Clé d’administration
desk-token-what = Le serveur a été lancé avec elle (--admin-token). Cet onglet la garde jusqu’à sa fermeture.
desk-forget = Se déconnecter
desk-load = Charge
desk-orders = Consignes
desk-tables = Tables et personnes
desk-all = toutes
desk-state = État
desk-find = Nom, règles ou identifiant
desk-look = Chercher
desk-close = Fermer la table
desk-close-really = Fermer la table { $value } ? Son journal est supprimé ; les résultats des parties terminées restent.
desk-ban = Exclure
desk-ban-who = Exclure un surnom, une adresse ou un réseau comme 192.0.2.0/24
desk-ban-really = Exclure { $value } ? Un nom ne prend plus de place, un réseau ne reçoit plus de réponses. Les connexions ouvertes restent.
desk-lift = Lever l’exclusion
desk-lift-really = Laisser revenir { $value } ?
desk-message = Message à tous ceux qui sont à une table
desk-send = Envoyer
desk-send-really = Montrer ceci à tous : { $value }
desk-drain = Plus de nouvelles tables (drain)
desk-drain-really = Plus de nouvelles tables ni parties dès maintenant ? Tous le verront. Cela finit au redémarrage des serveurs.
desk-drained = Plus de nouvelles tables jusqu’au redémarrage des serveurs.
desk-drain-end = Permettre de nouvelles tables
desk-drain-end-really = Permettre de nouveau d’ouvrir des tables ?
desk-waiting = en attente
desk-starting = démarre
desk-playing = en jeu
desk-over = terminée
desk-match = partie { $number }
desk-bots = { $count ->
    [one] avec { $count } bot
   *[other] avec { $count } bots
}
desk-listed = publique
desk-opened = ouverte il y a { $ago }
desk-moved = dernière entrée il y a { $ago }
desk-seated = à sa place depuis { $ago }
desk-online = connecté
desk-away = non connecté
desk-damaged = illisible
desk-shown = Tables : { $shown } sur { $found }
desk-people-shown = Personnes : { $count }
desk-node = Processus du serveur { $id }, version { $version }
desk-figures = tables en mémoire : { $tables } · connectés : { $people } · coups/s : { $moves } · 1 % des coups les plus lents : plus de { $milliseconds } ms · processeur : { $processor } %
desk-reported = rapport il y a { $ago }
desk-no-node = Aucun serveur ne s’est manifesté ces dernières minutes.
desk-database = Base de données : tables : { $tables }, { $size }
desk-free = { $size } libres sur le disque
desk-order-drain = Pas de nouvelles tables (drain)
desk-order-name = Nom exclu :
desk-order-network = Réseau exclu :
admin-checked = Tables lues : { $tables }. Parties vérifiées : { $records }. Instantanés comparés : { $snapshots }.
admin-record = la partie { $match } ne se vérifie pas : { $reason }
admin-result = les résultats enregistrés de la partie { $match } ne correspondent pas à son journal
admin-table = Table { $table }, à partir de l’entrée { $number } : { $reason }
admin-part = La base de données : { $reason }
admin-missing = l’entrée { $number } manque
admin-snapshot = l’instantané ne correspond pas au journal. Supprimez la ligne de la table dans « snapshots »
admin-damaged = { $count ->
    [one] { $count } défaut.
   *[other] { $count } défauts.
} Restaure les tables touchées depuis une sauvegarde. Toutes les autres continuent de fonctionner.
admin-fine = Tout est lisible.
admin-unreadable = La base de données est illisible : { $reason }
admin-empty = Il n’y a pas de tables dans { $database } : ce n’est pas la base de données d’un serveur.
admin-backed-up = Sauvegardé dans { $file }.
admin-restored = Restauré depuis { $file }. Lance le serveur.
admin-migrated = La base de données est à la version { $version }.
admin-exported = { $count ->
    [one] { $count } enregistrement écrit dans { $directory }.
   *[other] { $count } enregistrements écrits dans { $directory }.
}
admin-draining = Plus de nouvelles tables jusqu’au redémarrage des serveurs. Pour y mettre fin sans redémarrer : oneleft admin drain --end
admin-drained = On peut de nouveau ouvrir des tables.
admin-told = Toutes les personnes connectées le verront en quelques secondes.
admin-closed = La table { $value } est fermée. Les résultats de ses parties terminées restent.
admin-no-table = Il n’y a pas de table { $table }.
admin-banned = Exclu : { $value }
admin-lifted = N’est plus exclu : { $value }
admin-not-banned = { $value } n’est pas exclu.
admin-released = Libéré : { $name }. Tout le monde peut maintenant réserver ce nom.
admin-not-claimed = Personne n’a réservé « { $name } ».
admin-no-address = « { $value } » n’est ni un surnom ni une adresse. Donne un surnom, une adresse comme 192.0.2.7 ou un réseau comme 192.0.2.0/24.
admin-default-name = « { $value } » est le nom de toutes les personnes qui n’en saisissent aucun : il ne peut pas être exclu. Exclus plutôt une adresse ou un réseau.
admin-no-text = Le message est vide.
admin-no-directory = Le dossier { $directory } n’existe pas. Crée-le d’abord, ou choisis un autre fichier.
admin-there = { $file } existe déjà. Choisis un autre nom.
admin-not-empty = Il y a déjà des parties dans { $database }. Restaure dans une base de données neuve.
admin-no-backup = { $file } n’est pas une sauvegarde : { $reason }
admin-old = La base de données est d’une version antérieure. Fais d’abord la migration : oneleft admin migrate

join-seated = Place prise. Lien personnel de cette place : { $table }
join-left = { $matches ->
    [one] Départ après { $matches } partie.
   *[other] Départ après { $matches } parties.
}
join-gone = Déconnexion. La place reste à toi, et un bot joue pour toi en attendant : { $table }
client-invite = Donne-le dans la variable d’environnement { $variable }.
client-left = La connexion à { $given } a été fermée.
client-link = « { $given } » n’est pas le lien d’une table. Un lien ressemble à http://HÔTE:PORT/t/TABLE
client-replay-link = « { $given } » n’est pas le lien d’une partie à revoir. Un lien ressemble à http://HÔTE:PORT/t/TABLE/replay/1
client-no-seat = Tu n’es assis à aucune table. Ouvres-en une avec open_table ou rejoins-en une avec join_table.
client-unreachable = { $given } ne répond pas : { $reason }
system-no-file = ce chemin n’existe pas
system-no-permission = permission refusée
system-directory = c’est un dossier
system-no-directory = une partie du chemin n’est pas un dossier
system-full = le disque est plein
system-read-only = le disque est en lecture seule
system-address-used = un autre programme utilise cette adresse
system-refused = rien n’y accepte de connexions
system-no-route = le réseau n’a aucune route vers cette adresse
system-timeout = cela a pris trop de temps
system-no-host = aucun serveur ne porte ce nom

## Annuler un coup : seul contre des bots

event-taken-back = { $seat } annule un coup.
event-you-taken-back = Tu annules un coup.
screen-undo-key = z annuler
page-take-back = Annuler le coup
server-no-take-back = On n’annule un coup que si l’on joue seul contre des bots, et pas à une table publique.
server-nothing-to-take-back = Il n’y a rien à annuler : tes propres coups s’annulent jusqu’à la distribution suivante et jusqu’à la fin de la partie.
rated-taken-back = Partie non classée : des coups ont été annulés.
page-taken-back =
    { $count ->
        [one] Des coups ont été annulés { $count } fois. L’enregistrement contient ceux qui ont compté à la fin.
       *[other] Des coups ont été annulés { $count } fois. L’enregistrement contient ceux qui ont compté à la fin.
    }
log-nothing-taken-back = Elle annule un coup, mais il n’y en a pas.

## La donne du jour

server-daily-once = C’est la donne du jour : chacun la joue une fois. Tu peux la fermer et y revenir jusqu’à la fin de la journée.
server-daily-played = Tu as déjà joué la donne du jour : { $points } points. Il y en aura une autre à minuit UTC.
page-daily = Donne du jour
page-daily-about = Une manche contre trois bots, les mêmes cartes pour tout le monde, une fois par jour. Si tu poses ta dernière carte, tu marques les points des cartes des autres ; sinon, tu perds les points des tiennes.
page-daily-play = Jouer la donne du jour
page-daily-result = Ton résultat
page-daily-beaten = mieux que { $percent } des autres
page-daily-unranked = Ce résultat n’est pas classé : la limite quotidienne de ton adresse est atteinte.
page-daily-first = Personne d’autre ne l’a jouée aujourd’hui.
page-daily-average = Moyenne : { $points }
page-daily-expert = L’expert : { $points }
page-daily-expert-none = L’expert ne l’a pas encore jouée.
page-daily-players =
    { $count ->
        [one] { $count } personne pour l’instant
       *[other] { $count } personnes pour l’instant
    }
page-daily-distribution = Répartition des points
page-daily-bar =
    { $count ->
        [one] De { $from } à { $to } points : { $count } personne
       *[other] De { $from } à { $to } points : { $count } personnes
    }
page-daily-bar-you = { $bar }, toi aussi
page-daily-streak =
    { $count ->
        [one] { $count } jour de suite
       *[other] { $count } jours de suite
    }
page-daily-share = oneleft, donne du { $day } : { $points } points
page-daily-share-button = Copier le résultat
page-daily-ranking = Classement
page-daily-next = La prochaine donne arrive à minuit UTC.
page-daily-yesterday = Hier
page-daily-key = Clé : { $key }
page-daily-again = Continuer la donne du jour
page-daily-see = Voir les résultats
page-daily-see-of = Donne du jour : résultats

## Tournois

server-no-tournament = Ce tournoi n’existe pas. Vérifie le lien.
server-no-person = Personne dans ce tournoi n’a le numéro { $given }.
server-bad-title = « { $given } » ne peut pas être le nom d’un tournoi. Utilise 1 à 60 caractères visibles.
server-tournament-over = Ce tournoi est terminé.
server-tournament-full = Ce tournoi est complet : { $most } personnes.
server-tournament-name = « { $given } » ressemble trop à « { $name } », qui est déjà inscrit. Choisis un autre nom.
server-tournament-once = C’est la table d’un tournoi : on y joue une partie, avec les personnes et le mélange qui ont été tirés.
server-too-few-people = Un tour a besoin d’au moins { $least } personnes.
server-last-round = Le dernier tour est en cours. Termine le tournoi, ou attends la fin de ses tables.
server-time-called = Le temps est écoulé : cette partie compte telle quelle.
page-tournament = Tournoi
tournament-about = Pour 6 à 64 personnes à des tables de trois à cinq. À chaque tour se rencontrent des personnes qui ont à peu près autant de points. Un seul lien pour tout le monde.
tournament-open = Ouvrir le tournoi
tournament-name = Nom du tournoi
tournament-usual = Tournoi de ce soir
tournament-rounds = Tours
tournament-minutes = Minutes par tour (0 : sans limite)
tournament-by-itself = Le tour suivant commence automatiquement
tournament-play-too = Je joue aussi
tournament-join = Participer
tournament-in = Tu participes, { $name }.
tournament-waiting = Le premier tour commence quand tout le monde est là.
tournament-people =
    { $count ->
        [one] { $count } personne
       *[other] { $count } personnes
    }
tournament-round = Tour { $number } sur { $rounds }
tournament-to-table = À ta table
tournament-table = Table nº { $number }
tournament-table-waiting = va commencer
tournament-table-playing = en cours
tournament-table-over = terminée
tournament-table-called = temps écoulé
tournament-watch = Regarder la table nº { $number }
tournament-standings = Classement
tournament-place = Rang
# as in English
tournament-points = Points
tournament-opposition = Adversaires
tournament-opposition-about = Les points de tous les adversaires. En cas d’égalité, ils décident.
tournament-played = Tours joués
tournament-tables = Tables de ce tour
tournament-next = Prochain tour dans { $time }
tournament-soon = Le tour suivant va bientôt être lancé.
tournament-left-time = Temps restant : { $time }
tournament-bye = Tu es exempt de ce tour. Il te vaut { $points } points, la moyenne d’une table.
tournament-byes = Exempts : { $names }
tournament-late = Tu joues à partir du prochain tour.
tournament-done = Ta table a terminé. D’autres jouent encore.
tournament-draw = Lancer le tour { $number }
tournament-draw-early = Des tables jouent encore. Elles comptent telles qu’elles sont.
tournament-finish = Terminer le tournoi
tournament-finish-really = Le terminer maintenant ? Le classement sera alors définitif.
tournament-remove = Retirer { $name }
tournament-leave = Quitter le tournoi
tournament-left = parti
tournament-winner = { $name } gagne le tournoi !
page-tournament-back = Retour au tournoi
page-tournament-begins = La partie commence quand tout le monde est là, ou peu après sans les absents.
tournament-personal = Ce lien personnel est ta participation au tournoi. Ouvre-le sur ton autre appareil et ne le partage pas.
tournament-tv = Pour un grand écran
tournament-scan = Scanne le code pour participer
tournament-controls = Pour l’hôte
tournament-key = Clé des tirages : { $key }
tournament-verified =
    { $count ->
        [one] La clé reproduit { $count } tirage.
       *[other] La clé reproduit les { $count } tirages.
    }
tournament-not-verified = La clé ne reproduit pas le tirage du tour { $number }.
tournament-key-secret = La clé des tirages est montrée quand le tournoi est terminé.
tournament-link = « { $given } » n’est pas un lien vers un tournoi. Les liens ressemblent à http://HÔTE:PORT/e/TOURNOI
tournament-opened = Lien pour tout le monde : { $link }
tournament-host-link = Ton lien d’hôte : { $link }

## Problèmes. Les chances sont celles de la manche, en pour cent entiers.

puzzle-title = Problème { $number }
puzzle-daily = Problème du jour
puzzle-difficulty =
    { $difficulty ->
        [easy] facile
        [medium] moyen
       *[hard] difficile
    }
puzzle-head = { $title }, { $difficulty }. Règles : { $rules }. Tu es { $name }.
puzzle-question = Un coup est nettement le meilleur. Lequel ?
puzzle-ask = Ton coup :
puzzle-right = Bravo ! C’est le meilleur coup.
puzzle-wrong =
    { $points ->
        [one] Pas le meilleur : { $best } gagne la manche plus souvent, de { $points } point de pourcentage.
       *[other] Pas le meilleur : { $best } gagne la manche plus souvent, de { $points } points de pourcentage.
    }
puzzle-chances = Chances de gagner la manche avec chaque coup :
puzzle-illegal = Ce n’est pas possible ici.
puzzle-streak =
    { $count ->
        [one] { $count } jour d’affilée
       *[other] { $count } jours d’affilée
    }
puzzle-counted = Tu as déjà répondu au problème du jour : cette réponse ne compte pas.
puzzle-day =
    { $result ->
        [right] { $date } : juste
        [wrong] { $date } : faux
       *[none] { $date } : pas de réponse
    }
puzzle-another = Un autre problème
puzzle-today = Au problème du jour
puzzle-share = Copier pour partager
puzzle-shared = Copié
puzzle-share-text =
    { $result ->
        [right] oneleft, problème du jour { $date } : résolu. { $streak }.
       *[wrong] oneleft, problème du jour { $date } : manqué.
    }
puzzle-found =
    { $decisions ->
        [one] { $decisions } décision
       *[other] { $decisions } décisions
    }
puzzle-written =
    { $count ->
        [one] { $file } : { $count } problème, de { $matches } parties, { $decisions } décisions et { $candidates } candidats.
       *[other] { $file } : { $count } problèmes, de { $matches } parties, { $decisions } décisions et { $candidates } candidats.
    }

## La page

page-welcome = Le jeu de cartes où ta dernière carte compte. Joue tout de suite contre des bots, ou envoie un lien à tes amis.
page-name = Ton nom
page-face = Choisis un visage
page-face-drawn = Dessiné d’après ton nom
page-you = Invité
page-play-now = { $count ->
    [one] Jouer contre { $count } bot
   *[other] Jouer contre { $count } bots
}
page-play-friends = Jouer entre amis
page-quick = Partie rapide
page-settings = Options de jeu
page-edition = Édition
page-house = Règles maison
page-format = Décompte
page-players = Joueurs
page-target = Points pour gagner
page-level = Bots
page-level-easy = facile
page-level-steady = moyen
page-level-sharp = fort
page-level-keen = rusé
# as in English
page-level-expert = expert
page-level-adaptive = à ta mesure
page-level-bluffer = bluffeur
page-level-dreamer = rêveur
page-level-hoarder = accapareur
page-level-hunter = chasseur
page-level-racer = fonceur
page-does-easy = Joue le plus souvent des cartes sensées, et oublie de dire UNO.
page-does-steady = Joue solidement, garde ses jokers et surveille ceux qui vont finir.
page-does-sharp = Pèse bien chaque carte et fait peu d’erreurs.
page-does-keen = Se souvient des couleurs sur lesquelles les autres ont pioché.
page-does-expert = Réfléchit à l’avance et devine les cartes des autres.
page-does-adaptive = Joue à peu près aussi bien que toi : plus fort quand tu gagnes, moins fort quand tu perds. Ton appareil garde pour cela un seul nombre.
page-does-bluffer = Joue un Super Joker, légal ou non, et défie ceux de tous les autres.
page-does-dreamer = Oublie de dire UNO, et remarque rarement que d’autres l’oublient.
page-does-hoarder = Accapare les jokers et ne les joue qu’à la toute fin.
page-does-hunter = Garde ses Passe ton tour et ses cartes +2 et +4 pour celui qui a le moins de cartes.
page-does-racer = Est plus rapide que tout le monde et intercepte dès qu’il le peut.
page-characters = Personnages
page-turn = Secondes par tour (0 : sans limite)
page-listed = Rendre cette table publique
page-people = Joueurs
page-tables = Tables ouvertes
page-seats-free = { $count ->
    [one] { $count } place libre
   *[other] { $count } places libres
}
page-under-way = Partie en cours
page-independent = oneleft est indépendant. UNO est une marque de Mattel.
page-offline = Le serveur ne répond pas. Réessaie dans un instant.
page-lost = Connexion perdue. Reconnexion…
page-close = Fermer
page-waiting = En attente de joueurs
page-host = hôte
page-remove = Retirer { $name }
page-remove-what = Un joueur doit partir si tous les autres votent pour. Si la partie est classée, tous les autres l’ont alors perdue.
page-votes = { $count ->
    [one] { $names } veut retirer { $name } de la partie.
   *[other] { $names } veulent retirer { $name } de la partie.
}
page-add-bot = Ajouter un bot
page-start = Lancer la partie
page-host-starts = L’hôte lance la partie.
page-quick-waits = { $count } places sur { $players } sont prises. La partie commence automatiquement quand la table est complète.
page-quick-fill = Compléter avec des bots et commencer
page-invite = Invite tes amis
page-copy = Copier le lien
page-copied = Copié
page-code = Code QR avec le lien de la table
page-address = Adresse
page-address-what = Choisis l’adresse du réseau de tes amis.
page-share-link = Partager
page-table-code = Code sur { $address } :
page-personal = Continuer sur un autre appareil
page-personal-what = Ce lien personnel, c’est ta place. Ouvre-le sur ton autre appareil, et ne le partage pas.
page-this-is-you = c’est toi
page-person = Rester le même joueur ailleurs
page-person-what = Ce que tu as joué appartient à ton nom et à un secret de ce navigateur. Ce lien porte les deux sur un autre appareil. Ne le partage pas.
page-person-ask = Ce lien fait de toi « { $name } » d’un autre appareil. Veux-tu désormais jouer ainsi ici ? Le secret que ce navigateur avait jusqu’ici sera perdu.
page-person-accept = Jouer comme { $name }
page-person-keep = Garder le mien
page-own-name = Réserver ton nom
page-own-name-what = Réserve ton nom sur ce serveur : personne d’autre ne pourra jouer sous ce nom, et tu pourras te connecter sur tous tes appareils.
page-name-claimed = nom réservé
page-name-deleted = joueur supprimé
page-sign-in = Se connecter
page-commitment = L’engagement du serveur, une empreinte de sa clé : { $commitment }
page-words = Ajoute tes propres mots au mélange
page-words-what = Ils s’ajoutent aux nombres tirés au hasard par ton appareil. Personne ne les voit avant le mélange. L’enregistrement les montre après la partie.
page-shuffle = L’appareil de chaque joueur apporte au mélange des nombres secrets tirés au hasard : personne ne peut arranger les cartes.
page-shuffle-details = Détails pour vérifier
page-shuffle-hash = { $name } : { $hash }
page-shuffle-none = { $name } : rien pour l’instant
page-shuffle-bots = Les bots du serveur n’ajoutent rien.
page-starting = Les cartes sont mélangées…
page-parts = Ont participé au mélange : { $names }.
page-left-out = Sans part dans le mélange : { $names }.
page-bots-add-nothing = Bots, qui n’y ajoutent rien : { $names }.
page-left-out-you = Ton appareil n’a pas participé à ce mélange : rien n’est arrivé de lui à temps.
page-reshuffle = Mélanger de nouveau
page-part-holds = Ton appareil a participé au mélange, et tout concorde.
page-part-mine = Pour vérifier toi-même l’enregistrement : { $command }
page-part-elsewhere = Le mélange concorde. Ta part venait d’un autre de tes appareils.
page-part-none = Les cartes découlent de la clé, et la clé correspond à l’engagement, mais ton appareil n’a pas participé au mélange.
page-hashes-changed = Les parts des joueurs ne sont pas celles qui ont été fixées avant la distribution !
page-shuffles = { $count ->
    [1] C’était la partie { $match } de cette table. Ton appareil a vu un mélange depuis la dernière partie qu’il a vue finir.
   *[other] C’était la partie { $match } de cette table. Ton appareil a vu { $count } mélanges depuis la dernière partie qu’il a vue finir.
}
page-too-many-shuffles = Ton appareil ne participe pas : le serveur a demandé plus de mélanges qu’une partie n’en exige, et choisit peut-être celui qui lui plaît.
page-seal-repeated = Le serveur a déjà utilisé cet engagement pour une autre partie : les cartes pourraient être connues ! Ton appareil ne participe pas.
page-sit = Prendre place
page-watch = Juste regarder
page-watching = Tu regardes la partie.
page-tv = Afficher sur une télé
page-tv-address = Ou ouvre sur la télé :
page-tv-join = Scanne pour jouer
page-tv-turn = À { $name } de jouer
page-hand-only = Seulement ma main : la table est sur la télé
page-one-device = On partage cet appareil
page-one-device-what = Plusieurs personnes jouent sur cet appareil et se le passent. Après chaque tour, il cache la main.
page-one-device-name = Nom d’une autre personne
page-one-device-add = Ajouter
page-one-device-added = Ajoutés : { $names }
page-pass-to = Passe l’appareil à { $name }
page-i-am = Je suis { $name }
page-look = Regarder ta propre main :
page-cover = Cacher ma main
page-calls-uno = { $name } dit « UNO » !
page-try-again = Réessayer
page-no-seat = Aucune place n’est libre.
page-your-hand = { $count ->
    [one] Ta main, { $count } carte
   *[other] Ta main, { $count } cartes
}
page-playable = jouable
page-player = { $count ->
    [one] { $name }, { $count } carte
   *[other] { $name }, { $count } cartes
}
page-bot = bot, { $level }
page-away = absent, un bot joue à sa place
page-catch = Contre-UNO, { $name } !
page-swap = Échanger ta main
page-draw = Piocher
page-draw-pile = Pioche, { $count }
page-top = Carte du talon : { $card }. Couleur en jeu : { $color }
page-direction = { $direction ->
    [left] Le jeu tourne vers la gauche
   *[right] Le jeu tourne vers la droite
}
page-seconds = { $count ->
    [one] Encore { $count } seconde
   *[other] Encore { $count } secondes
}
page-phase-turn = À toi : joue une carte ou pioche.
page-turn-after = À toi : { $name } a joué { $card }.
page-phase-drew = Tu as pioché { $card }. Joue cette carte ou garde-la.
page-phase-penalty = { $count ->
    [one] Une pénalité de { $count } carte te vise.
   *[other] Une pénalité de { $count } cartes te vise.
}
page-phase-color = La première carte est un joker : annonce la couleur de départ.
page-phase-color-drop = La carte Jam est tombée : annonce la couleur pour la suite.
page-phase-swap = Tu as joué un 7. Avec qui échanges-tu ta main ?
page-phase-series = Tu peux jouer une autre carte du même chiffre ou finir ton tour.
page-phase-slam = { $count ->
    [one] Slam ! Choisis { $count } carte à défausser.
   *[other] Slam ! Choisis { $count } cartes à défausser.
}
page-can-jump = Tu as la même carte : tu peux intercepter !
page-waits = On attend { $name }.
page-waits-table = On attend l’autre table.
page-noticed = { $by } l’a vu : { $name } n’a pas dit UNO !
page-which-color = Quelle couleur ?
page-held = { $count } en main
page-cancel = Choisir une autre carte
page-keep = Garder
page-pass = Finir le tour
page-take = { $count ->
    [one] Piocher { $count } carte
   *[other] Piocher { $count } cartes
}
page-challenge = Défier
page-challenge-risk = Si ce n’était pas un bluff, tu pioches { $count } cartes.
page-stood-in = Un bot joue pour toi.
page-back = Je suis de retour
page-log = Historique
page-say = Dire un mot
page-allow-chat = Autoriser les messages libres
page-hint = Conseil
page-hint-best = le meilleur choix
page-hint-chance = gagne à { $percent } %
page-hint-move = Conseil : { $move } (gagne à { $percent } %)
page-hint-only = Conseil : { $move }
page-hint-wait = Conseil : attendre
page-allow-hints = Permettre les conseils (la partie n’est pas classée)
page-say-to = À
page-everybody = Tout le monde
page-reactions = Réactions
page-chat = Ton message
page-send = Envoyer
page-mute-person = Mettre { $name } en sourdine
page-mute = Sans son
page-letters = Désactiver les raccourcis
page-sort = Trier tes cartes
page-sort-color = par couleur
page-sort-number = par nombre
page-sort-drawn = dans l’ordre de pioche
page-scores = Tableau des scores
page-round = Manche
page-round-over = La manche est finie
page-you-win = Tu as gagné !
page-you-came = { $name } gagne, tu finis { $place }e.
page-you-win-round = Tu gagnes la manche !
page-wins-round = { $name } gagne la manche
# as in English
page-total = Total
page-deal = Manche suivante
page-next-soon = La manche suivante commence dans un instant.
page-rematch = Rejouer
page-record = Télécharger l’enregistrement pour vérifier chaque mélange
page-rules = Règles
page-all = toutes les éditions
page-race = Points après chaque manche
page-replay = Revoir la partie
page-analyse = Analyser
page-step-back = Un pas en arrière
page-step-on = Un pas en avant
# as in English
page-pause = Pause
page-run = Lecture
page-step = { $step } sur { $steps }
page-verify = Vérifier le mélange
page-genuine = { $cards ->
    [1] Authentique : la clé correspond à l’engagement montré avant la distribution, et elle donne bien cette carte.
   *[other] Authentique : la clé correspond à l’engagement montré avant la distribution, et elle donne bien les { $cards } cartes.
}
page-forged = La clé ne correspond pas à l’engagement montré avant la distribution !
page-other-seal = Ce n’est pas l’engagement que ton appareil a vu avant la distribution !
page-why = Pourquoi ces points ?
page-view = Affichage
page-your-settings = Tes réglages
page-theme = Table et cartes
page-theme-auto = comme l’appareil
page-theme-classic = tapis classique
page-theme-night = nuit
page-theme-paper = papier
page-theme-contrast = contraste élevé
page-speed = Vitesse
page-speed-calm = calme
page-speed-normal = normale
page-speed-fast = rapide
page-large-print = Cartes en gros caractères
# as in English
page-volume = Volume
page-alerts = Me prévenir quand c’est mon tour
page-alerts-offer = C’est à toi de jouer depuis un moment. Veux-tu une notification la prochaine fois ?
page-yes = Oui
page-no = Non
page-type = Tape un coup
page-ask = Expliquer
page-more = Plus
page-sign-draw = +{ $count }
page-sign-uno = UNO !
page-sign-skip = Passe ton tour !
page-sign-reverse = Inversion !
page-sign-jump = Interception !
page-sign-caught = Contre-UNO !
page-sign-guilty = Bluff !
page-sign-lawful = Pas de bluff
page-sign-stack = +{ $count }
page-sign-nomatch = Rien à jouer, au suivant
page-sign-swap = Échange !
page-sign-pass = Les mains tournent !
page-sign-graduation = Diplôme !
# as in English
page-points = { $count ->
    [one] { $count } point
   *[other] { $count } points
}
page-swap-with = Échanger ta main avec { $name }
page-pending = { $count ->
    [one] Pénalité en attente : { $count } carte
   *[other] Pénalité en attente : { $count } cartes
}
page-said = { $name } : « { $text } »
page-table = La table
page-carried = Report
page-left = Cartes restantes
page-misdealt = La clé correspond à l’engagement, mais une carte de l’étape { $step } n’en découle pas !
page-share = Partager ce moment
page-moment = Moment de la partie
page-grace = Délai de grâce pour dire UNO (secondes)
page-welcome-outside = Bienvenue
page-invite-code = Code d’invitation
page-enter = Entrer
page-have-link = Tu as un code ou un lien ?
page-go = Ouvrir
page-only-here = Ce lien ne marche que sur cet ordinateur. Pour inviter des amis de ton réseau, lance le serveur avec --host 0.0.0.0 (make play HOST=0.0.0.0).
page-partner = partenaire
page-title-turn = ● À toi · oneleft
page-other-table = L’autre table
page-nowhere = Il n’y a rien à cette adresse. Commence ici.
page-join-waiting = Rejoins la table
page-join-playing = Une partie est en cours
page-join-starting = Une partie va commencer
page-join-over = Cette partie est finie
page-hand-over = Nommer hôte
page-leave = Quitter la table
page-need-name = Écris d’abord ton nom, pour que les autres sachent qui tu es.
page-bad-link = Ce n’est ni un code ni un lien vers une table. Un code a quatre lettres.
page-own-tables = Tes parties
page-eliminated = Tu as atteint la limite : tu es hors jeu. Tu peux continuer à regarder.
page-latecomers = Les retardataires rejoignent la partie suivante
page-your-turn = À toi de jouer
page-between-rounds = Entre deux manches
page-forget = Oublier la partie avec { $names }
page-forget-all = Vider cette liste
page-join-next = Prends place : tu regardes maintenant et tu joues à la prochaine partie.
page-join-closed = Personne d’autre ne peut s’asseoir pendant cette partie.
page-change-rules = Changer les règles
page-use-rules = Utiliser ces règles
page-never-mind = Annuler
page-not-here = absent
page-next-match = joue à la prochaine partie
page-watching-next = Tu regardes. Tu joues à la prochaine partie.
page-stand-in = Faire jouer un bot
# as in English
page-menu = Menu
page-round-number = Manche { $number }
page-round-of = Manche { $number } sur { $rounds }
page-to-points = { $count ->
    [one] jusqu’à { $count } point
   *[other] jusqu’à { $count } points
}
page-leave-match = Un bot prendra ta place définitivement. Quitter la table ?
page-leave-ask = Quitter la table ?
page-free-seat = Place libre
screen-free-seats = { $count ->
    [one] Encore { $count } place
   *[other] Encore { $count } places
}
page-again = { $count ->
    [one] { $names } veut rejouer.
   *[other] { $names } veulent rejouer.
}
page-again-in = { $count ->
    [one] Prochaine partie dans { $count } seconde, ou dès que la majorité le veut.
   *[other] Prochaine partie dans { $count } secondes, ou dès que la majorité le veut.
}
rated-rated = Cette partie compte pour le classement.
rated-voted-out = Quelqu’un a été retiré : ceux qui ont voté pour ont perdu. Pour les autres, le résultat compte.
rated-bots = Partie non classée : les bots ne comptent qu’aux tables publiques, et seulement ceux qui jouent toujours pareil.
rated-no-clock = Partie non classée : la table n’a pas d’horloge, ou plus de cinq minutes par tour.
rated-unclaimed = Partie non classée : tous ne jouent pas sous un nom réservé.
rated-one-device = Partie non classée : deux places appartenaient au même appareil ou à la même personne.
rated-one-network = Partie non classée : deux joueurs étaient sur le même réseau.
rated-hints = Partie non classée : les conseils étaient permis.
rated-absent = Partie non classée : quelqu’un n’était pas là à la première donne ou a laissé un bot commencer.
page-ask-hint = Touche un élément pour voir sa règle.
page-to-table = Retour à la table
page-gone = absent
page-genuine-unseen = La clé correspond à l’engagement de l’enregistrement, et toutes les cartes en découlent. Cet appareil n’a pas vu l’engagement avant la distribution : il ne peut donc pas confirmer quand il a été pris.
page-surprise = Surprends-nous
page-line = En une ligne :
page-copy-line = Copier
page-brought = Compris dans : { $name }.
page-conflict = Incompatible avec : { $name }.
page-at-least = Au moins { $count }, à cause de : { $name }.
page-at-most = Au plus { $count }, à cause de : { $name }.
page-at-most-players = Au plus { $count } à { $players } joueurs par table.
page-rules-here = Règles de cette table

## Le terminal plein écran. Dans les listes de touches, deux espaces séparent les touches, et une espace sépare la touche de son intitulé.

screen-jump = Intercepter avec { $card }
screen-play = Jouer { $card }
screen-discard = Défausser { $card }
screen-call-uno = Dire UNO avec ta prochaine carte
screen-uno-called = Tu diras UNO avec ta prochaine carte
screen-hand-of = Main affichée : { $name }.
screen-pending = { $count ->
    [one] Pénalité : { $count } carte
   *[other] Pénalité : { $count } cartes
}
screen-color = Couleur :
screen-type = / pour taper un coup : R7 uno, W:B, contrer Ana, règle TURN-1
screen-watch-type = / pour taper : règle TURN-1, points, aide, quitter
screen-target =
    { $target ->
        [one] La partie se joue en { $target } point.
       *[other] La partie se joue en { $target } points.
    }
screen-small = Ce terminal est trop petit pour la table. Il faut au moins { $width } colonnes et { $height } lignes. Tu peux aussi jouer ligne par ligne : oneleft play --plain
screen-keys = h aide  q quitter  ←→ carte  ↵ jouer  d piocher  u UNO  c contrer  ? pourquoi  / taper  s points  i conseil  l règles  k garder  ! défier  j intercepter
screen-more-keys = R..W/0..9 trouver carte  PgPréc/PgSuiv historique  Ctrl-Z suspendre
screen-say-key = p dire
screen-steer-keys = espace pause  +- vitesse  → pas  v mains
screen-replay-keys = espace pause  +- vitesse  ←→ pas  v mains
screen-watch-keys = h aide  q quitter  ? pourquoi  s points  l règles
screen-bad-save = Impossible de lire la partie sauvegardée { $file } : { $fault }
screen-save-not-dealt = Les cartes n’ont pas encore été distribuées.
log-move-before-deal = Elle contient un coup avant la première distribution.
screen-nothing = Il n’y a pas de partie à reprendre. Commences-en une : oneleft play
games-hint = Pour en reprendre une : oneleft play --game NUMÉRO. Pour en supprimer une : oneleft games --delete NUMÉRO.
games-unknown = Il n’y a pas de partie sauvegardée { $number }. Les numéros vont de 1 à { $count } ; oneleft games énumère les parties.
games-deleted = Supprimée : { $game }
games-unreadable = illisible : { $file }
screen-unsaved = Cette machine ne peut pas sauvegarder de parties ; une partie que tu quittes est donc perdue : { $reason }
screen-kept = La partie est sauvegardée. Pour la reprendre : oneleft play --resume
screen-record = Enregistrement de cette partie, pour la revoir et la vérifier : { $file }
screen-on = oui
screen-off = non
screen-own = les tiennes
screen-begin = Jouer
screen-resume = Reprendre la dernière partie
screen-resume-some = Choisir une partie sauvegardée
screen-quit = Quitter
screen-start-keys = ↑↓ choisir   ←→ changer

## Analyse d’une partie terminée. $cards sont des cartes énumérées ; $card a son article.

why-uno =
    { $count ->
        [one] Avec l’avant-dernière carte on dit « UNO » : un oubli vu coûte { $count } carte.
       *[other] Avec l’avant-dernière carte on dit « UNO » : un oubli vu coûte { $count } cartes.
    }
why-catch =
    { $count ->
        [one] Il reste une carte à { $seat }, sans « UNO » : un contre-UNO coûte { $count } carte.
       *[other] Il reste une carte à { $seat }, sans « UNO » : un contre-UNO coûte { $count } cartes.
    }
why-out = C’est la dernière carte : elle gagne la manche.
why-jump =
    { $who ->
        [you] Tu as la même carte : intercepte avec { $card }, et tu as une carte de moins avant que quelqu’un d’autre joue.
       *[player] { $player } a la même carte : intercepter avec { $card }, c’est avoir une carte de moins avant que quelqu’un d’autre joue.
    }
why-stop =
    { $count ->
        [one] Il reste { $count } carte à { $seat } : avec { $card }, { $seat } passe son tour.
       *[other] Il reste { $count } cartes à { $seat } : avec { $card }, { $seat } passe son tour.
    }
why-challenge =
    { $count ->
        [one] Un défi en vaut la peine : { $seat } avait { $count } carte, sans doute en { $color }.
       *[other] Un défi en vaut la peine : { $seat } avait { $count } cartes, dont sans doute une en { $color }.
    }
why-fair =
    { $times ->
        [one] { $seat } avait déjà pioché { $times } fois sur { $color } : le Super Joker était sans doute légal.
       *[other] { $seat } avait déjà pioché { $times } fois sur { $color } : le Super Joker était sans doute légal.
    }
why-no-challenge =
    { $count ->
        [one] { $seat } avait { $count } carte : qu’elle soit en { $color } n’est pas assez probable, et un défi manqué coûte plus de cartes.
       *[other] { $seat } avait { $count } cartes : qu’il y en ait une en { $color } n’est pas assez probable, et un défi manqué coûte plus de cartes.
    }
why-answer =
    { $count ->
        [one] Avec { $card }, la pénalité de { $count } carte passe à quelqu’un d’autre.
       *[other] Avec { $card }, la pénalité de { $count } cartes passe à quelqu’un d’autre.
    }
why-swap =
    { $count ->
        [one] { $seat } n’a que { $count } carte : c’est la main à prendre.
       *[other] { $seat } n’a que { $count } cartes : c’est la main à prendre.
    }
why-keep-wild-drew =
    { $who ->
        [you]
            { $times ->
                [one] Tu pouvais jouer { $cards } et garder { $card } pour plus tard, et { $seat } a pioché { $times } fois sur { $color }.
               *[other] Tu pouvais jouer { $cards } et garder { $card } pour plus tard, et { $seat } a pioché { $times } fois sur { $color }.
            }
       *[player]
            { $times ->
                [one] { $player } pouvait jouer { $cards } et garder { $card } pour plus tard, et { $seat } a pioché { $times } fois sur { $color }.
               *[other] { $player } pouvait jouer { $cards } et garder { $card } pour plus tard, et { $seat } a pioché { $times } fois sur { $color }.
            }
    }
why-keep-wild =
    { $who ->
        [you] Tu pouvais jouer { $cards } et garder { $card } pour plus tard.
       *[player] { $player } pouvait jouer { $cards } et garder { $card } pour plus tard.
    }
why-hold = Mieux vaut garder { $card } pour plus tard : cette carte vaut plus que celle que l’on pioche à sa place.
why-play =
    { $who ->
        [you] Tu pouvais jouer { $cards } : sinon il te reste une carte de plus.
       *[player] { $player } pouvait jouer { $cards } : sinon il lui reste une carte de plus.
    }
why-points =
    { $points ->
        [one] { $points } point de moins dans la main si quelqu’un finit.
       *[other] { $points } points de moins dans la main si quelqu’un finit.
    }
why-lacks =
    { $times ->
        [one] { $seat } a pioché { $times } fois sur { $color } et n’en a sans doute pas.
       *[other] { $seat } a pioché { $times } fois sur { $color } et n’en a sans doute pas.
    }
why-own-color =
    { $count ->
        [one] Ensuite { $count } carte de la main convient : { $cards }.
       *[other] Ensuite { $count } cartes de la main conviennent : { $cards }.
    }
why-name-color =
    { $who ->
        [you] Tu as plus de cartes de cette couleur : { $cards }.
       *[player] { $player } a plus de cartes de cette couleur : { $cards }.
    }
why-save-action =
    { $count ->
        [one] Mieux vaut garder { $card } pour plus tard : personne n’a moins de { $count } carte.
       *[other] Mieux vaut garder { $card } pour plus tard : personne n’a moins de { $count } cartes.
    }
why-zero =
    { $who ->
        [you]
            { $count ->
                [one] Un 0 fait passer ta main, plus petite, et tu reçois celle de { $seat } : { $count } carte.
               *[other] Un 0 fait passer ta main, plus petite, et tu reçois celle de { $seat } : { $count } cartes.
            }
       *[player]
            { $count ->
                [one] Un 0 fait passer la main de { $player }, plus petite, et { $player } reçoit celle de { $seat } : { $count } carte.
               *[other] Un 0 fait passer la main de { $player }, plus petite, et { $player } reçoit celle de { $seat } : { $count } cartes.
            }
    }
why-next =
    { $count ->
        [0] { $who ->
                [you] C’est alors encore à toi de jouer, au lieu de { $other }.
               *[player] C’est alors encore à { $player } de jouer, au lieu de { $other }.
            }
        [one] C’est alors à { $seat } ({ $count } carte) de jouer, au lieu de { $other }.
       *[other] C’est alors à { $seat } ({ $count } cartes) de jouer, au lieu de { $other }, qui en a moins.
    }
why-seen =
    { $who ->
        [you]
            { $count ->
                [one] Tu sais où est { $count } carte en { $color } : les autres en ont moins.
               *[other] Tu sais où sont { $count } cartes en { $color } : les autres en ont moins.
            }
       *[player]
            { $count ->
                [one] { $player } sait où est { $count } carte en { $color } : les autres en ont moins.
               *[other] { $player } sait où sont { $count } cartes en { $color } : les autres en ont moins.
            }
    }
why-some-points =
    { $points ->
        [one] Il reste { $points } point de moins dans la main.
       *[other] Il reste { $points } points de moins dans la main.
    }
why-turn = Avec { $card }, { $seat } passe son tour.
why-often =
    { $count ->
        [one] Ce coup a gagné plus souvent dans { $count } simulation limitée à ce que le joueur pouvait voir.
       *[other] Ce coup a gagné plus souvent dans { $count } simulations limitées à ce que le joueur pouvait voir.
    }
analysis-move =
    { $verb ->
        [play] { $card }
        [play-color] { $card }, { $color }
        [jump] intercepter avec { $card }
        [jump-color] intercepter avec { $card }, { $color }
        [discard] défausser { $card }
        [color] annoncer { $color }
        [swap] échanger sa main avec { $seat }
        [catch] contrer { $seat }
        [draw] piocher
        [keep] garder la carte piochée
        [take] prendre la pénalité
        [challenge] défier
        [uno] dire « UNO »
        [pass] finir la série
       *[nothing] ne rien faire
    }
analysis-move-uno = { $move } avec « UNO »
analysis-quality-best = le meilleur
analysis-quality-good = bon
analysis-quality-inaccuracy = imprécision
analysis-quality-mistake = erreur
analysis-quality-blunder = gaffe
analysis-note-uno-forgotten = { $name } a oublié de dire « UNO » ({ $worth }).
analysis-note-catch-missed = { $name } a manqué un contre-UNO ({ $worth }).
analysis-note-challenge-right = { $name } a défié à raison ({ $worth }).
analysis-note-challenge-wrong = { $name } a défié à tort ({ $worth }).
analysis-head =
    { $rounds ->
        [one] { $rules }, { $rounds } manche, gagnée par { $names }
       *[other] { $rules }, { $rounds } manches, gagnées par { $names }
    }
analysis-player = joueur
analysis-curve = probabilité de gagner
analysis-luck = chance
analysis-own = ses coups
analysis-others = coups des autres
analysis-accuracy = précision
analysis-faults = erreurs par manche
analysis-matches = parties
analysis-open-hands = Les probabilités de gagner sont calculées toutes mains ouvertes, ce qu’aucun joueur ne pouvait voir : c’est pourquoi elles varient autant.
analysis-explained = La chance, les coups du joueur et ceux des autres sont des points de pourcentage de la probabilité de gagner la partie. Leur somme est le changement de la première donne à la fin. ± est la moitié de l’intervalle à 95 %. Les coups sont jugés d’après ce que le joueur pouvait voir, et ce que coûte une erreur se mesure dans sa manche : 100 % serait perdre une manche déjà gagnée.
analysis-turning = Moments décisifs
analysis-at = Manche { $round }, coup { $number }
analysis-at-deal = Manche { $round }, donne
analysis-line = { $place } : { $text }
analysis-change = { $name } : { $before } → { $after }
analysis-mistakes = Erreurs
analysis-no-mistakes = Aucune erreur n’a été trouvée.
analysis-fault = { $name }, { $quality } : { $made }. Mieux : { $best }. Cela a coûté { $loss } de la probabilité de gagner la manche. { $why }
analysis-other = Par ailleurs
analysis-together =
    { $matches ->
        [one] { $matches } partie au total
       *[other] { $matches } parties au total
    }
analysis-rough = Une première courbe approximative :
analysis-chances = Probabilités de gagner : { $chances }
analysis-no-seat = Personne du nom de « { $given } » ne joue dans { $file }. Joueurs : { $known }.
analysis-budget = « { $given } » n’est pas un budget de réflexion. Écris une durée, 50ms ou 2s, ou un nombre de simulations, 5000.
analysis-record-only = Seul un enregistrement peut être analysé : oneleft watch game.txt --analyse
analysis-chart-title = Qui pouvait gagner, coup par coup
analysis-chart-moves = coup
analysis-chart-shares = Chance et habileté, en points de pourcentage
analysis-chart-luck = Chance de partie en partie, en points de pourcentage
analysis-chart-average = chance moyenne
analysis-chart-crosses = × erreur ou gaffe
analysis-chart-accuracy = précision { $accuracy }

## L’analyse quand on revoit la partie sur la page

replay-chances = Probabilités de gagner
replay-analyse = Analyser cette partie
replay-offer = Vois comment les probabilités de gagner ont évolué, quelle fut la part de la chance et quels coups étaient des erreurs.
replay-waiting = En attente d’autres analyses…
replay-running = Analyse en cours. La courbe est encore approximative.
replay-failed = L’analyse a échoué.
replay-previous-mark = Repère précédent
replay-next-mark = Repère suivant
replay-rounds = Manches
replay-keys = Touches : ← et → avancent d’un pas, Début et Fin vont au premier et au dernier, [ et ] à la manche précédente et à la suivante. La barre d’espace lance la lecture et la met en pause.
replay-sign-luck = chance : 10 points ou plus
replay-sign-note = UNO, contre-UNO ou défi
replay-luck = Chance : { $changes }.
replay-show-best = Montrer le meilleur coup
replay-show-made = Revenir au coup joué
replay-best = Le mieux : { $move }
replay-summary = Ce que chacun en a fait
replay-table = Toutes les probabilités dans un tableau
replay-save = Enregistrer une image
replay-learn = Apprendre de ses erreurs
replay-whose = Les erreurs de qui ?
replay-mistakes =
    { $count ->
        [one] { $name } : { $count } erreur
       *[other] { $name } : { $count } erreurs
    }
replay-exercise = Erreur { $number } sur { $count } : que ferais-tu ?
replay-let-pass = Laisser passer
replay-judged-best = C’est le meilleur coup.
replay-judged-good = Aussi bon que le meilleur coup : { $best }.
replay-judged-worse = Moins bon : cela coûte { $loss } de la probabilité de gagner la manche. Mieux : { $best }.
replay-judged-shown = Le meilleur coup : { $best }.
replay-illegal = Ce coup n’est pas possible ici.
replay-next = Suivant
replay-solved = Résolues : { $solved } sur { $count }
replay-once-more = Encore une fois
replay-back = Revenir à la partie
replay-not-analysed = Cette partie n’a pas encore été analysée.

## Les gens et leurs résultats sur la page. $mean, $low et $high sont des points de pourcentage.

people-leaderboard = Classement des joueurs
people-player = Joueur
people-rating = Classement
people-matches = Parties
people-won = Gagnées
people-lost = Perdues
people-you = toi
people-order = ± est la marge d’erreur. La liste est triée par la limite inférieure.
people-no-rated = Personne n’est encore classé ici. Une partie compte si tous jouent sous un nom réservé, chacun sur son appareil et son réseau, et si les tours sont limités dans le temps.
people-find = Résultats de
people-show = Afficher
people-last = Dernières parties publiques
people-no-matches = Aucune partie publique n’est encore terminée ici. Ouvre une table entre amis et rends-la publique : ses parties apparaîtront ici.
people-winner = Gagnant :
people-all = Tous les joueurs
people-nobody = Ce joueur n’existe pas
people-anyone = Voici les résultats de tous ceux qui ont joué sous le nom de { $name }.
people-same-name = Joueurs classés de ce nom
people-won-of = { $won } sur { $matches } ({ $share })
people-streak = Plus longue série de victoires
people-accuracy = Décisions sans erreur
people-house-rules = Règles maison préférées
people-count =
    { $count ->
        [one] { $count } partie
       *[other] { $count } parties
    }
people-head-to-head = Face à face
people-public = Seules les parties de tables publiques comptent ici.
people-ratings = Classement au fil du temps
people-table = Dans un tableau
people-date = Jour
people-match = Partie
people-luck = La chance sur de nombreuses parties
people-luck-about = La chance est ce que les cartes ont changé à la probabilité de gagner. Dans une seule partie, elle peut tout décider ; sur de nombreuses parties, elle s’équilibre, et la moyenne se rapproche de zéro.
people-luck-mean = Chance moyenne sur { $matches } parties analysées : { $mean } par partie (intervalle à 95 % : { $low } à { $high }).
people-luck-few = Analyse au moins deux parties pour voir comment la chance s’équilibre.
people-luck-average = Moyenne jusqu’ici
people-luck-matches = parties analysées

claim-title = Un nom à toi
claim-about = Réserve ton pseudo sur ce serveur. Personne d’autre ne pourra jouer sous ce nom, tes parties pourront être classées et tu pourras te connecter sur tous tes appareils. Sans compte ni adresse e-mail.
claim-next = Suivant
claim-free = « { $name } » est libre.
claim-taken = « { $name } » appartient à quelqu’un. Si c’est toi, connecte-toi. Sinon, choisis un autre nom.
claim-how = Avec quoi l’ouvrir sur d’autres appareils ?
claim-passkey = Clé d’accès
claim-passkey-about = Cet appareil ou ton téléphone la garde. Ton empreinte, ton visage ou un code PIN suffit.
claim-no-passkey = Pas de clés d’accès ici : il faut https, un serveur qui a un nom, et un navigateur et un serveur qui les connaissent.
claim-code = Code de récupération
claim-code-about = 20 lettres et chiffres à noter, ou pour ton gestionnaire de mots de passe.
claim-code-once = Note ce code maintenant. Il n’est montré qu’une fois, et personne ne peut le retrouver.
claim-code-again = Retape le code
claim-code-written = Je l’ai noté
claim-code-show = Afficher le code à nouveau
claim-code-later = Si le code est perdu, tu peux en créer un nouveau sur cette page tant que tu es connecté.
claim-code-other = Ce n’est pas le code montré. Compare-le encore une fois.
claim-keep = Réserver ce nom
claim-sign-in-passkey = Se connecter avec une clé d’accès
claim-yours = « { $name } » est à toi
claim-since = Réservé le { $date }. Appareils connectés : { $devices }.
claim-results = Tes résultats
claim-keys = Tes clés
claim-passkey-of = Clé d’accès du { $date }
claim-remove = Retirer
claim-add-passkey = Ajouter une clé d’accès
claim-new-code = Nouveau code de récupération
claim-new-code-about = L’ancien code ne marche plus.
claim-keep-code = Utiliser ce code désormais
claim-devices = Appareils
claim-sign-out = Se déconnecter ici
claim-sign-out-others = Se déconnecter partout ailleurs
claim-data = Tes données
claim-export = Télécharger tes données
claim-release = Libérer le nom
claim-release-about = Tout le monde pourra alors le réserver. Tes résultats restent tels quels ; ton classement est supprimé.
claim-release-sure = Oui, le libérer
claim-delete = Supprimer tes données
claim-delete-about = Le nom, ses clés et le classement sont supprimés. Tes résultats restent dans l’historique des autres, sans nom. Les tables qui existent encore gardent le pseudo dans leurs rediffusions. C’est irréversible.
claim-delete-sure = Oui, tout supprimer
claim-prove = Montre d’abord que c’est toi
claim-released = « { $name } » est de nouveau libre.
claim-all-deleted = Tes données sont supprimées.
claim-signed-out = Tu es déconnecté ici.
claim-saved = Enregistré.
claim-aborted = Le navigateur n’a utilisé aucune clé d’accès. Réessaie, ou utilise le code de récupération.
claim-shown-code = Ton code de récupération : { $code }
claim-no-secret = Cet appareil ne peut pas garder de secret : impossible d’écrire dans { $place }.
claim-file-there = { $file } existe déjà. Choisis un autre fichier.
claim-exported = Tes données sont dans { $file }.
