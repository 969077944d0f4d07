### oneleft auf Deutsch.

## Die Sprache

language-name = Deutsch
language-label = Sprache
book-file = regelbuch.md

# Die Wörter, die man tippt: Alle gelten, und die Texte zeigen das erste.
typed-play = legen spielen
typed-jump = dazwischen zwischenwerfen
typed-discard = abwerfen ablegen
typed-color = farbe
typed-swap = tauschen
typed-catch = erwischen
typed-draw = ziehen
typed-keep = behalten
typed-take = nehmen strafe
typed-challenge = anzweifeln
typed-uno = uno
typed-pass = passen
typed-start = los starten
typed-bot = bot
typed-again = nochmal
typed-back = zurück zurueck
typed-remove = entfernen
typed-reshuffle = neumischen
typed-hint = tipp
typed-undo = zurücknehmen zuruecknehmen
typed-say = sagen
typed-help = hilfe
typed-quit = ende beenden
typed-table = tisch karten
typed-score = punkte
typed-rule = regel
typed-why = warum

## Farben und Karten

color-red = Rot
color-yellow = Gelb
color-green = Grün
color-orange = Orange
color-blue = Blau
color-none = noch keine
list-last = { $first } und { $last }
list-or = { $first } oder { $last }
list-choices = { $first } oder { $last }

# $rank: 0 bis 9 oder ein Symbol; $color: eine Farbe, oder none bei einem Joker.
# Jede Karte ist weiblich: die rote 7, die rote Retour.
card =
    { $rank ->
        [skip] { card.color } Aussetzen
        [reverse] { card.color } Retour
        [draw-two] { card.color } Zieh Zwei
        [wild] Farbwahl
        [wild-draw-four] Zieh Vier Farbwahl
        [jam] Welcome to the Jam
        [graduation] Abschlusskarte
       *[number] { card.color } { $rank }
    }
    .color =
        { $color ->
            [red] rote
            [yellow] gelbe
            [green] grüne
            [orange] orange
           *[blue] blaue
        }

# Dieselbe Karte mit Artikel, für Sätze. Werfall und Wenfall sind gleich; andere Fälle kommen in den Sätzen nicht vor.
card-with-article =
    { $rank ->
        [skip] eine { card-with-article.color } Aussetzen-Karte
        [reverse] eine { card-with-article.color } Retour-Karte
        [draw-two] eine { card-with-article.color } Zieh Zwei
        [wild] eine Farbwahl
        [wild-draw-four] eine Zieh Vier Farbwahl
        [jam] eine Welcome-to-the-Jam-Karte
        [graduation] eine Abschlusskarte
       *[number] eine { card-with-article.color } { $rank }
    }
    .color =
        { $color ->
            [red] rote
            [yellow] gelbe
            [green] grüne
            [orange] orange
           *[blue] blaue
        }

## Was am Tisch geschieht. Ein fehlender oder verborgener Wert ist „none“.

event-cut =
    { $dealer ->
        [0] Alle ziehen eine Karte, um den Geber zu bestimmen: { $cards }. Die höchste Zahl kam mehrfach (Symbole zählen null), also ziehen diese Spieler noch einmal!
       *[named] Alle ziehen eine Karte, um den Geber zu bestimmen: { $cards }. { $dealer } gibt.
    }
event-dealt =
    { $cards ->
        [none]
            { $count ->
                [one] { $seat } bekommt { $count } Karte.
               *[other] { $seat } bekommt { $count } Karten.
            }
       *[seen]
            { $count ->
                [one] { $seat } bekommt { $count } Karte: { $cards }.
               *[other] { $seat } bekommt { $count } Karten: { $cards }.
            }
    }
event-turned-up = { $dealer } deckt die erste Karte auf: { $card }.
event-returned =
    { $count ->
        [one] Mit der ersten aufgedeckten Karte kann keine Runde beginnen. Sie kommt zurück, und es wird neu gemischt.
       *[other] Mit der ersten aufgedeckten Karte kann keine Runde beginnen, { $count } Mal hintereinander. Jedes Mal kommt sie zurück, und es wird neu gemischt.
    }
event-played =
    { $jump ->
        [yes]
            { $color ->
                [none] { $seat } wirft { $card } dazwischen!
               *[named] { $seat } wirft { $card } dazwischen und wünscht sich { $color }!
            }
       *[no]
            { $color ->
                [none] { $seat } legt { $card }.
               *[named] { $seat } legt { $card } und wünscht sich { $color }.
            }
    }
event-cancelled = Damit ist die Karte darunter aufgehoben.
event-called-uno = { $seat } ruft „UNO!“
event-caught = { $by } erwischt { $seat }: „UNO“ vergessen!
event-drew =
    { $cards ->
        [none]
            { $count ->
                [one] { $seat } zieht { $count } Karte.
               *[other] { $seat } zieht { $count } Karten.
            }
       *[seen]
            { $count ->
                [one] { $seat } zieht { $count } Karte: { $cards }.
               *[other] { $seat } zieht { $count } Karten: { $cards }.
            }
    }
event-went-on-drawing = { $seat } zieht weiter: insgesamt { $count }.
event-out-of-round =
    { $cards ->
        [none] { $seat } hat { $count } Karten und scheidet aus dieser Runde aus. Sie kommen unter den Ziehstapel.
       *[seen] { $seat } hat { $count } Karten und scheidet aus dieser Runde aus. Sie kommen unter den Ziehstapel: { $cards }.
    }
event-kept = { $seat } behält die gezogene Karte.
event-ended-series = { $seat } legt keine weitere Karte dieser Zahl.
event-passed = Es gibt keine Karten mehr zu ziehen, also passt { $seat }.
event-reshuffled =
    { $count ->
        [one] Der Ziehstapel ist leer: { $count } abgelegte Karte wird zum neuen Ziehstapel.
       *[other] Der Ziehstapel ist leer: { $count } abgelegte Karten werden zum neuen Ziehstapel gemischt.
    }
event-turned =
    { $direction ->
        [left] Jetzt geht es im Uhrzeigersinn weiter.
       *[right] Jetzt geht es gegen den Uhrzeigersinn weiter.
    }
event-skipped = { $seat } muss aussetzen.
event-deflected = { $seat } lenkt die Strafe um.
event-facing =
    { $count ->
        [one] { $seat } soll { $count } Strafkarte ziehen.
       *[other] { $seat } soll { $count } Strafkarten ziehen.
    }
event-challenged =
    { $cards ->
        [none]
            { $guilty ->
                [yes] { $seat } zweifelt die Karte von { $accused } an: Es war ein Bluff!
               *[no] { $seat } zweifelt die Karte von { $accused } an: Es war kein Bluff!
            }
       *[seen]
            { $guilty ->
                [yes] { $seat } zweifelt die Karte von { $accused } an und sieht { $cards }: Es war ein Bluff!
               *[no] { $seat } zweifelt die Karte von { $accused } an und sieht { $cards }: Es war kein Bluff!
            }
    }
event-named-color = { $seat } wünscht sich { $color }.
event-swapped = { $seat } tauscht alle Handkarten mit { $other }.
event-hands-passed =
    { $direction ->
        [left] Alle geben ihre Handkarten nach links weiter!
       *[right] Alle geben ihre Handkarten nach rechts weiter!
    }
event-received =
    { $cards ->
        [none]
            { $count ->
                [one] { $seat } bekommt die Hand von { $giver } ({ $count } Karte).
               *[other] { $seat } bekommt die Hand von { $giver } ({ $count } Karten).
            }
       *[seen]
            { $count ->
                [one] { $seat } bekommt die Hand von { $giver } ({ $count } Karte): { $cards }.
               *[other] { $seat } bekommt die Hand von { $giver } ({ $count } Karten): { $cards }.
            }
    }
event-dropped =
    { $side ->
        [slam] { $seat } lässt die Karte fallen. Die Slam-Seite liegt oben!
       *[back] { $seat } lässt die Karte fallen. Die Rückseite liegt oben. Pech gehabt!
    }
event-discarded = { $seat } wirft { $card } unter die Jam-Karte ab.
event-out =
    { $last ->
        [yes] { $seat } gewinnt die Runde: Kein Gegner ist mehr übrig! Karten:{ $left }
       *[no] { $seat } hat keine Karten mehr und gewinnt die Runde! Übrige Karten:{ $left }
    }
event-blocked =
    { $refills ->
        [yes] Der Ziehstapel war zum 50. Mal aufgebraucht, also ist die Runde blockiert. Niemand bekommt Punkte, und es wird neu gegeben.
       *[no] Alle haben nacheinander gepasst, also ist die Runde blockiert. Niemand bekommt Punkte, und es wird neu gegeben.
    }
event-scored = Punkte in dieser Runde: { $points }. Gesamt: { $totals }.
event-eliminated = { $seat } hat die Grenze erreicht und scheidet aus.
event-won =
    { $count ->
        [one] { $seats } gewinnt die Partie.
       *[other] { $seats } gewinnen die Partie gemeinsam.
    }

## Ereignisse des Lesers: dasselbe in der zweiten Person

event-you-dealt =
    { $count ->
        [one] Du bekommst { $count } Karte: { $cards }.
       *[other] Du bekommst { $count } Karten: { $cards }.
    }
event-you-turned-up = Du deckst die erste Karte auf: { $card }.
event-you-played =
    { $jump ->
        [yes]
            { $color ->
                [none] Du wirfst { $card } dazwischen!
               *[named] Du wirfst { $card } dazwischen und wünschst dir { $color }!
            }
       *[no]
            { $color ->
                [none] Du legst { $card }.
               *[named] Du legst { $card } und wünschst dir { $color }.
            }
    }
event-you-called-uno = Du rufst „UNO!“
event-you-caught = Du erwischst { $seat }: „UNO“ vergessen!
event-caught-you = { $by } erwischt dich: „UNO“ vergessen!
event-you-drew =
    { $count ->
        [one] Du ziehst { $card }.
       *[other] Du ziehst { $count } Karten: { $cards }.
    }
event-you-went-on-drawing = Du ziehst weiter: insgesamt { $count }.
event-you-out-of-round = Du hast { $count } Karten und scheidest aus dieser Runde aus. Sie kommen unter den Ziehstapel.
event-you-kept = Du behältst die gezogene Karte.
event-you-ended-series = Du legst keine weitere Karte dieser Zahl.
event-you-passed = Es gibt keine Karten mehr zu ziehen, also passt du.
event-you-skipped = Du musst aussetzen.
event-you-deflected = Du lenkst die Strafe um.
event-you-facing =
    { $count ->
        [one] Du sollst { $count } Strafkarte ziehen.
       *[other] Du sollst { $count } Strafkarten ziehen.
    }
event-you-challenged =
    { $guilty ->
        [yes] Du zweifelst die Karte von { $accused } an und siehst { $cards }: Es war ein Bluff!
       *[no] Du zweifelst die Karte von { $accused } an und siehst { $cards }: Es war kein Bluff!
    }
event-challenged-you =
    { $guilty ->
        [yes] { $seat } zweifelt deine Karte an: Es war ein Bluff!
       *[no] { $seat } zweifelt deine Karte an: Es war kein Bluff!
    }
event-you-named-color = Du wünschst dir { $color }.
event-you-swapped = Du tauschst alle Handkarten mit { $other }.
event-swapped-you = { $seat } tauscht alle Handkarten mit dir.
event-you-received =
    { $count ->
        [one] Du bekommst die Hand von { $giver } ({ $count } Karte): { $cards }.
       *[other] Du bekommst die Hand von { $giver } ({ $count } Karten): { $cards }.
    }
event-received-you =
    { $count ->
        [one] { $seat } bekommt deine Hand ({ $count } Karte).
       *[other] { $seat } bekommt deine Hand ({ $count } Karten).
    }
event-you-dropped =
    { $side ->
        [slam] Du lässt die Karte fallen. Die Slam-Seite liegt oben!
       *[back] Du lässt die Karte fallen. Die Rückseite liegt oben. Pech gehabt!
    }
event-you-discarded = Du wirfst { $card } unter die Jam-Karte ab.
event-you-out =
    { $last ->
        [yes] Du gewinnst die Runde: Kein Gegner ist mehr übrig! Karten:{ $left }
       *[no] Du hast keine Karten mehr und gewinnst die Runde! Übrige Karten:{ $left }
    }
event-you-eliminated = Du hast die Grenze erreicht und scheidest aus.
event-you-won = Du gewinnst die Partie!
list-you = du

## Abgelehnte Züge: der Grund, und was stattdessen geht

refusal-round-over = Die Runde ist zu Ende: Jemand hat keine Karten mehr. Gib die nächste Runde, um weiterzuspielen.
refusal-round-blocked = Die Runde ist blockiert, es sind keine Züge mehr möglich. Gib neu, um weiterzuspielen.
refusal-not-your-turn = { $turn } ist am Zug. Bitte warte.
refusal-not-held = Diese Karte hast du nicht: { $card }. Wähle eine Karte aus deiner Hand.
refusal-no-match = Das passt nicht: { $card } auf { $top }. Gespielt wird { $color }. { $advice }.
refusal-only-the-drawn-card = Nach dem Ziehen kannst du diese Karte nicht mehr legen: { $card }. { $advice }.
refusal-unlawful-draw-four = Solange du eine Karte der gespielten Farbe ({ $color }) auf der Hand hast, ist { $card } nicht erlaubt: An diesem Tisch wird nicht geblufft.
refusal-draw-two-faced = Vor dir liegt eine Zieh Zwei. { $advice }.
refusal-draw-four-faced = Vor dir liegt eine Zieh Vier Farbwahl. { $advice }.
refusal-kinds-do-not-mix =
    { $penalty ->
        [draw-two] Auf eine Zieh Zwei passt diese Karte nicht: { $card }. { $advice }.
       *[draw-four] Auf eine Zieh Vier Farbwahl passt diese Karte nicht: { $card }. { $advice }.
    }
refusal-color-first = Wähle zuerst die Farbe, mit der es losgeht.
refusal-swap-first = Wähle zuerst, mit wem du nach der 7 die Karten tauschst.
refusal-slam-first = Die Slam-Seite liegt oben! Wähle zuerst eine Karte zum Abwerfen.
refusal-color-after-drop = Wähle zuerst die Farbe für deine Jam-Karte.
refusal-already-drew = Du hast in diesem Zug schon gezogen. { $advice }.
refusal-nothing-drawn = Du kannst nur eine Karte behalten, die du gerade gezogen hast. Wähle einen anderen Zug.
refusal-no-penalty = Du musst keine Strafkarten nehmen. { $advice }.
refusal-no-challenge = Du kannst nur eine Zieh Vier Farbwahl anzweifeln, die dir gilt, und nur bevor du ziehst.
refusal-no-color-asked = Du musst jetzt keine Farbe wählen. Das tust du, wenn du einen Joker legst oder wenn eine Jam-Karte gefallen ist.
refusal-no-swap = Karten tauschen kannst du nur nach einer 7, und nur an einem Tisch, an dem dafür getauscht wird.
refusal-swap-with-another = Mit dir selbst kannst du nicht tauschen. Wähle jemand anderen.
refusal-no-slam = Zusätzlich abwerfen kannst du nur, wenn bei deiner Jam-Karte die Slam-Seite oben liegt.
refusal-no-jump-in = An diesem Tisch gibt es kein Zwischenwerfen: Jeder legt nur, wenn er an der Reihe ist.
refusal-jump-in-turn = Du bist selbst am Zug und musst nicht zwischenwerfen. Lege die Karte wie gewohnt, falls du nicht schon gezogen hast.
refusal-jump-must-wait = Solange { $turn } noch etwas wählt, kannst du nicht zwischenwerfen. Versuche es gleich noch einmal.
refusal-jump-not-identical = Zwischenwerfen kannst du nur die gleiche Karte: { $card } und { $top } sind nicht gleich.
refusal-uno-not-due = Rufe „UNO“ nur, wenn dir nach dem Legen eine Karte bleibt, und bevor der nächste Zug beginnt. Das kostet nichts.
refusal-cannot-be-caught = Erwischen kannst du nur jemanden, der noch eine Karte hat und vergessen hat, „UNO“ zu rufen, und nur bevor der nächste Zug beginnt. Das kostet nichts.
refusal-caught-too-late = Zu spät: Der nächste Zug hat begonnen.
refusal-no-such-move = Diesen Zug gibt es an diesem Tisch nicht. Wähle einen der erlaubten Züge.
refusal-round-blocked-by-refills = Der Ziehstapel war zu oft aufgebraucht, also ist die Runde blockiert. Gib neu, um weiterzuspielen.
refusal-last-one-left = Die Runde ist zu Ende: Kein Gegner ist mehr dabei. Gib die nächste Runde, um weiterzuspielen.
refusal-out-of-round = Du bist aus dieser Runde ausgeschieden. Nach dem nächsten Geben spielst du wieder mit.
refusal-swap-with-one-out = Dieser Spieler ist ausgeschieden und hat keine Karten. Wähle jemand anderen.
refusal-accused-out = Wer die Zieh Vier Farbwahl gelegt hat, ist ausgeschieden. Sie kann nicht mehr angezweifelt werden.
refusal-must-play = Du hast eine Karte, die du legen kannst, und darfst nicht ziehen: An diesem Tisch muss legen, wer kann.
refusal-must-play-drawn = Die gezogene Karte passt, und du darfst sie nicht behalten: An diesem Tisch muss legen, wer kann.
refusal-free-draw-four = An diesem Tisch ist eine Zieh Vier Farbwahl immer erlaubt, also kann sie nicht angezweifelt werden.
refusal-covered-draw-four = Auf der Zieh Vier Farbwahl liegt eine Zieh Zwei. Sie kann nicht mehr angezweifelt werden.
refusal-deflected = Die Strafe wurde umgelenkt und kann nicht mehr angezweifelt werden.
refusal-cross-color = Auf eine Zieh Vier Farbwahl passt eine Zieh Zwei nur in der gewünschten Farbe ({ $color }). { $advice }.
refusal-skip-color = Nur eine Aussetzen-Karte der gespielten Farbe ({ $color }) gibt die Strafe weiter. { $advice }.
refusal-reverse-color = Nur eine Retour-Karte der gespielten Farbe ({ $color }) schickt die Strafe zurück. { $advice }.
refusal-number-last = Als letzte Karte ist { $card } nicht erlaubt: An diesem Tisch muss sie eine Zahl sein.
refusal-silent = An diesem Tisch ruft niemand „UNO“, und niemand kann erwischt werden.
refusal-series-number = In einer Serie kannst du nur die gleiche Zahl legen. Das passt nicht: { $card } auf { $top }. Lege noch eine oder passe.
refusal-series-first = Du kannst noch eine Karte der gleichen Zahl legen. Lege sie, oder passe und beende deinen Zug.
refusal-no-series = Passen kannst du nur, während du mehrere Karten der gleichen Zahl legst. Wähle einen anderen Zug.
refusal-match-over = Die Partie ist zu Ende. Starte eine neue, um weiterzuspielen.
refusal-eliminated = Du bist aus dieser Partie ausgeschieden. Du kannst bis zum Ende zuschauen.
refusal-round-goes-on = Diese Runde läuft noch. Spielt sie zu Ende, bevor die nächste gegeben wird.

# Was stattdessen geht: einiges davon, verbunden durch list-choices
advice-take = Nimm die { $pending } Karten
advice-challenge = zweifle sie an
advice-answer = lege { $cards }
advice-jump = wirf { $cards } dazwischen
advice-drawn = Lege die gezogene Karte
advice-keep = behalte sie
advice-match = Bediene Farbe, Zahl oder Symbol
advice-wild = lege einen Joker
advice-draw = ziehe

## Unmögliche Einstellungen

setup-edition = Unbekannte Ausgabe „{ $given }“. Zur Wahl stehen: { $known }.
setup-edition-first = „{ $given }“ ist eine Ausgabe. Sie steht am Anfang der Zeile.
setup-preset-first = „{ $given }“ ist ein Regelpaket. Es steht am Anfang der Zeile oder direkt nach der Ausgabe.
setup-presets = „{ $preset }“ und „{ $given }“ sind beide Regelpakete. Wähle eines davon.
setup-preset-excludes = „{ $preset }“ enthält „{ $name }“, und das geht nicht mit „{ $excluded }“ zusammen. Schreib „no_{ $name }“ dazu oder lass „{ $excluded }“ weg.
setup-no-edition = „{ $given }“ ist keine Ausgabe. Beginne mit einer: { $example }.
setup-format = Unbekanntes Format „{ $given }“. Zur Wahl stehen: { $known }.
setup-switch = „{ $name }“ muss true oder false sein, nicht „{ $given }“.
setup-number = „{ $name }“ muss eine ganze Zahl von { $least } bis { $most } sein, nicht „{ $given }“.
setup-above = „{ $more }“ ist zu niedrig: Es muss mehr sein als „{ $less }“.
setup-excludes = „{ $name }“ und „{ $excluded }“ gehen nicht zusammen. Wähle eines davon.
setup-twice = „{ $name }“ ist doppelt angegeben. Einmal genügt.
setup-empty-word = In „{ $given }“ steht vor oder nach einem „+“ keine Regel. Lass dieses „+“ weg.
setup-seed = Der Startwert muss eine ganze Zahl ab 0 sein, nicht „{ $given }“.
setup-key-and-seed = Gib einen Schlüssel oder einen Startwert an, nicht beides.
setup-bots = Es gibt { $players } Plätze, aber { $bots } Bots. Gib für jeden Platz einen Bot an.
setup-position-players = Die Stellung hat { $hands } Hände, aber es sind { $players } Spieler.
setup-position-tables = Dieses Format hat zwei Tische, aber eine Stellung beschreibt nur einen.
setup-word = Unbekannte Regel „{ $given }“. Zur Wahl stehen: { $known }.
setup-name = „{ $given }“ geht nicht als Name. Möglich sind 1 bis 60 sichtbare Zeichen.
setup-name-twice = Zwei Spieler heißen { $given }. Gib jedem einen eigenen Namen.
setup-words = Die Wörter für das Mischen müssen eine Liste von Texten sein, nicht { $given }.
setup-reveals = Zum Mischen gehört ein Eintrag für jeden der { $seats } Plätze. Es gibt { $hashes } Hashwerte und { $reveals } Beiträge.
setup-reveal = Was Platz { $seat } zum Mischen beigetragen hat, passt nicht zu dem Hashwert, den er vor dem Geben geschickt hat.
setup-players = An einem Tisch sitzen zwei bis zehn Spieler, nicht { $players }.
setup-players-partners = Partner brauchen eine gerade Zahl von vier bis zehn Spielern, nicht { $players }.
setup-players-rotating = Wechselnde Partner brauchen genau vier Spieler, nicht { $players }.
setup-players-eight = Zwei Tische brauchen genau acht Spieler, nicht { $players }.
setup-players-eight-table = An jedem Tisch von „eight“ sitzen vier Spieler, nicht { $players }.
setup-cards = Ein Tisch mit { $players } Spielern kann höchstens { $most } Karten pro Spieler geben, nicht { $cards }: Mindestens 20 müssen zum Ziehen übrig bleiben.

## Unlesbare Notation

notation-seat = „{ $given }“ muss mit der Nummer eines Platzes beginnen, wie in „0 draw“.
notation-verb = In „{ $given }“ steht nach dem Platz kein bekannter Befehl. Die Befehle sind: { $known }.
notation-needs-card = In „{ $given }“ fehlt nach dem Befehl eine Karte, auf die noch „uno“ folgen darf, wie in „0 play R7 uno“.
notation-needs-seat = In „{ $given }“ fehlt nach dem Befehl die Nummer eines Platzes, wie in „0 catch 2“.
notation-needs-color = In „{ $given }“ fehlt nach dem Befehl ein Farbbuchstabe, wie in „0 color B“.
notation-needs-nothing = „{ $given }“ hat zu viele Wörter: Nach diesem Befehl darf nichts stehen.
notation-color = „{ $given }“ ist keine Farbe dieses Spiels. Die Farbbuchstaben sind: { $known }.
notation-card = „{ $given }“ ist keine Karte der Ausgabe { $edition }. Karten sehen so aus: R7, BS, YR, B+2, W oder W+4.
notation-color-extra = „{ $given }“ nennt eine Farbe, das kann aber nur ein Joker. Lass den Doppelpunkt und den Buchstaben weg.
notation-color-missing = „{ $given }“ ist ein Joker und muss eine Farbe nennen, wie in „{ $example }“.
notation-color-later = „{ $given }“: Lege eine Jam-Karte ohne Farbe, als „{ $card }“. Die Farbe wird erst gewählt, wenn die Karte gefallen ist.
notation-no-seat = An diesem Tisch gibt es keinen Platz „{ $given }“. Die Plätze sind: { $seats }.

## Dokumente für den Schiedsrichter. $phase ist ein Wert aus dem Dokument.

document-card-twice = „{ $card }“ kommt öfter vor, als es sie im Spiel gibt.
document-seat = An einem Tisch mit { $players } Spielern gibt es keinen Platz { $given }. Die Plätze zählen ab 0.
document-no-discard = Auf dem Ablagestapel muss mindestens eine Karte liegen.
document-color-other = Die oberste Karte ist nicht „{ $given }“. Lass die Farbe weg oder gib die Farbe der Karte an.
document-color-missing = Die oberste Karte „{ $top }“ ist ein Joker, also muss die gespielte Farbe angegeben werden.
document-position-or-deal = Gib entweder „position“ oder „deal“ an, nicht beides.
document-empty-hand = Leer darf nur die Hand eines Spielers sein, der alle Karten abgelegt hat, und nur in der Phase „over“.
document-phase = Die Phase „{ $phase }“ passt nicht zu den Regeln, zur obersten Karte oder zur Farbe. „color“ braucht einen Joker, der keine Zieh Vier Farbwahl ist, und noch keine Farbe; „penalty“ braucht eine Zieh Zwei, eine Zieh Vier Farbwahl oder mit „deflect“ eine Aussetzen- oder Retour-Karte; „swap“ braucht eine 7 und „sevens“ oder „seven_zero“; „slam“ braucht eine Welcome-to-the-Jam-Karte; „series“ braucht eine Zahl, eine weitere Karte davon auf der Hand und „multi_play“.
document-pending = „pending“ passt nicht zur Phase „{ $phase }“. Es gehört nur zur Phase „penalty“ und ist eine Summe, auf die Zieh Zwei und Zieh Vier Farbwahl an diesem Tisch kommen können, höchstens 64.
document-pending-progressive = Ohne Progressiv kann nur die Strafe einer einzigen Zieh Zwei oder Zieh Vier Farbwahl offen sein.
document-drawn = „drawn“ passt nicht zur Phase „{ $phase }“. Es gehört nur zur Phase „drew“ und ist eine Karte, die der Spieler am Zug hat und legen kann.
document-slam = „slam“ passt nicht zur Phase „{ $phase }“. Es gehört nur zur Phase „slam“: 1 oder 2, und höchstens so viele, wie Karten auf der Hand sind.
document-drop = „drop“ passt nicht zur Phase „{ $phase }“. Es braucht eine Jam-Karte obenauf und die Phase „color“ oder „slam“. In der Phase „slam“ ist sein Wert „slam“.
document-color-early = In der Phase „{ $phase }“ gibt es noch keine Farbe: Sie wird gewählt, wenn die Jam-Karte gefallen ist.
document-passes = „passes“ muss mindestens 0 sein, kleiner als die Zahl der Spieler, und 0, solange es Karten zu ziehen gibt (die Phase ist „{ $phase }“).
document-reverse-pending = „reverse_pending“ passt nicht zur Phase „{ $phase }“. Es braucht eine Retour-Karte obenauf und die Phase „turn“ oder „penalty“.
document-challenged = „challenged“ passt nicht zur Phase „{ $phase }“. Es braucht die Phase „penalty“ und eine Zieh Vier Farbwahl obenauf.
document-challenged-missing = Die Karte unter der Zieh Vier Farbwahl hat keine eigene Farbe, also muss „challenged“ die Hand und die Farbe angeben.
document-challenged-hand = „{ $card }“ kann nicht in der Hand von „challenged“ sein: Wer die Zieh Vier Farbwahl gelegt hat, hat diese Karte nicht oder nicht so oft.
document-out = „out“ passt nicht zur Phase „{ $phase }“. Es gehört nur zur Phase „over“.
document-exposed = „exposed“ passt nicht zur Phase „{ $phase }“: In ihr kann niemand erwischt werden.
document-penalty = „penalty“ passt nicht zur Phase „{ $phase }“ oder zu den obersten Karten. Es gehört nur zur Phase „penalty“ und nennt dort die letzte Zieh Zwei oder Zieh Vier Farbwahl.
document-penalty-missing = Die Phase ist „{ $phase }“, aber unter den Karten, die umgelenkt haben, liegt keine Zieh Zwei und keine Zieh Vier Farbwahl: „penalty“ muss sagen, welche es war.
document-seat-out = Dieser Platz ist ausgeschieden, er kann weder am Zug sein noch erwischt werden (die Phase ist „{ $phase }“).
document-last-left = Nur noch ein Spieler oder ein Team ist in der Runde. Sie ist also zu Ende, und die Phase kann nicht „{ $phase }“ sein.
document-no-mercy = An einem Tisch ohne „mercy“ kann niemand aus der Runde ausscheiden.
document-out-with = Wer aus der Runde ausgeschieden ist, hat eine leere Hand und hatte mindestens { $mercy } Karten.
document-mercy = Wer { $mercy } Karten oder mehr hat, scheidet aus der Runde aus. Solange sie läuft, kann niemand so viele haben.
document-type = Erwartet wird { $wanted }, angegeben ist { $given }.
document-field-missing = Das Feld „{ $name }“ fehlt.
document-field-unknown = Unbekanntes Feld „{ $name }“.
document-word = „{ $given }“ ist hier kein gültiger Wert.
document-form = Das Dokument ist nicht lesbar: { $fault }.
document-limit = Der Wert liegt außerhalb seiner Grenzen ({ $limit }).
document-encoding = Ungültiges UTF-8 bei Byte { $byte }.
document-not-utf-eight = Der Text ist kein UTF-8.
document-empty = Es gibt kein Dokument: Die Eingabe ist leer.
document-json = Ungültiges JSON in Zeile { $line }, Spalte { $column }.
document-json-byte = Ungültiges JSON bei Byte { $byte }.
document-json-cut = Das JSON ist unvollständig: Es endet zu früh.
document-binary = Nachrichten müssen Text sein, keine Binärdaten.
document-json-ends = Das JSON ist unvollständig: Es endet in Zeile { $line }, Spalte { $column }.
document-json-value = Das JSON enthält einen Wert, der nicht gelesen werden kann, etwa NaN oder ein halbes Ersatzzeichenpaar.
document-key-twice = „{ $name }“ kommt im selben Objekt zweimal vor.
document-too-deep = Das Dokument ist zu tief verschachtelt.

## Protokolle

record-line = Zeile { $line }: { $fault }
record-title = Ein Protokoll muss mit der Zeile „{ $title }“ beginnen.
record-header = Hier fehlt die Zeile „{ $name } …“.
record-texts = „{ $name }“ muss eine JSON-Liste von Texten sein, wie ["Ana","Bo"].
record-no-deal = Die erste Zeile nach dem Kopf muss „deal“ sein.
record-after-key = Nach dem Schlüssel darf nichts mehr stehen.
record-no-key = Die Partie ist nicht zu Ende, oder die letzte Zeile ihres Protokolls fehlt: Ohne ihren Schlüssel lässt sie sich weder prüfen noch nachspielen.
record-is-empty = Die Datei ist leer. Ein Spielprotokoll beginnt mit der Zeile „{ $title }“.
record-is-saved-game = Das ist ein gespeichertes Spiel, kein Protokoll: Die Partie ist noch nicht zu Ende. Weiterspielen: oneleft play --resume
record-is-database = Das ist eine SQLite-Datenbank, kein Protokoll. Lade das Protokoll von der Seite der beendeten Partie herunter.
record-is-json = Das ist JSON, kein Protokoll. JSON-Dokumente beurteilt oneleft referee.
record-is-page = Das ist eine Webseite, kein Protokoll.
record-is-binary = Das ist kein Protokoll: Byte { $byte } ist kein UTF-8-Text.
record-is-text = Das ist kein Protokoll: Es beginnt mit „{ $beginning }“, nicht mit der Zeile „{ $title }“.
record-commitment = Der Schlüssel passt nicht zum Siegel.
record-unbound = Das Protokoll hat Beiträge zum Mischen, die vor dem Geben kein Hashwert festgelegt hat. Sie könnten gewählt sein, um bestimmte Karten zu geben.
record-other-commitment = Das ist nicht die Partie, deren Siegel du gesehen hast. Im Protokoll steht { $commitment }.
record-other-hashes = Die Hashwerte im Protokoll sind nicht die, die dieses Gerät vor dem Geben gesehen hat.
record-other-reveal = Dein Beitrag ist nicht ins Mischen dieses Protokolls eingegangen.
record-reveal-missing = Dein Hashwert steht im Protokoll, dein Beitrag aber nicht: Du warst an diesem Mischen nicht beteiligt.
record-commitment-seen = Es ist das Siegel, das du gesehen hast.
record-reveal-in = Dein Beitrag ist ins Mischen eingegangen.
record-hashes-seen = Es sind die Hashwerte, die du vor dem Geben gesehen hast.
record-hashes-unseen = Ohne --hashes beweist das nicht, dass die anderen Beiträge feststanden, bevor deiner bekannt war.
record-no-parts = Kein Spieler hat etwas zum Mischen beigetragen. Du musst also dem vertrauen, der den Schlüssel gezogen hat.
record-old-words = Die Wörter der Spieler sind von einer alten Version: Der Server kannte sie vor dem Geben, also beweisen sie nichts.
record-from-position = Eine Partie, die in einer Stellung beginnt, hat kein Protokoll: Ihre Karten wurden nicht mit ihrem Schlüssel gegeben. Nimm dump().
record-unfinished = Das Protokoll endet vor der Partie.
record-differs = Im Protokoll steht „{ $said }“, aus Schlüssel und Zügen folgt aber „{ $true }“.
record-holds = Das Protokoll ist echt: Siegel, Mischen und Züge stimmen alle. Züge: { $moves }. Runden: { $rounds }.
key-form = „{ $given }“ ist kein Schlüssel. Ein Schlüssel besteht aus 64 Hexadezimalziffern (0 bis 9, a bis f).

## Das Regelbuch

rules-reading = mit unserer Auslegung, wo die Anleitungen schweigen oder sich widersprechen
rules-sheets = Anleitungen: { $sheets }
rules-beyond = verbreitet, in keiner Anleitung
rules-replaced = An diesem Tisch teilweise ersetzt durch { $rules }.
rules-unknown = Zu „{ $given }“ gibt es keine Regeln. Nenne die Kennung einer Regel wie TURN-1 oder eines dieser Wörter. Ausgaben: { $editions }. Regelpakete: { $presets }. Hausregeln: { $house }. Formate: { $formats }.
did-you-mean = Meintest du „{ $name }“?

section-deck = Karten und Spieler
section-setup = Vor der Runde
section-start = Die erste Karte
section-turn = Der Zug
section-action = Die Aktionskarten
section-uno = „UNO“ rufen
section-out = Rundenende, Ziehstapel und Punkte
section-match = Formate
section-house = Hausregeln

edition-classic = Klassisch: 108 Karten in Rot, Gelb, Grün und Blau (2008).
edition-deluxe = Deluxe: dieselben 108 Karten mit Punktetafel, für bis zu zehn Spieler (2007).
edition-jam = Jam: 112 Karten, mit Orange statt Grün und vier Welcome-to-the-Jam-Karten, die man fallen lässt (2019).
edition-graduation = Abschluss: 112 Karten, davon vier Abschlusskarten, bei denen alle anderen ziehen.
edition-international = International: 108 Karten, mit Partnern, zwei Tischen und dem Ausscheidungsspiel (2003); eine Aussetzen-Karte als erste Karte hat keine Wirkung.

format-points = Punkte: Wer zuerst alle Karten los ist, bekommt die Punkte der übrigen Karten; wer zuerst das Ziel erreicht, gewinnt.
format-lowest = Wenigste Punkte: Die Karten auf deiner Hand zählen gegen dich; sobald jemand das Ziel erreicht, gewinnt die niedrigste Summe.
format-partners = Partner: Zweierteams sitzen sich gegenüber; das erste Team am Ziel gewinnt.
format-rotating = Wechselnde Partner: Vier Spieler tun sich reihum zusammen; nach einer festen Zahl von Runden gewinnt die höchste Summe.
format-eight = Acht: Acht Spieler an zwei Tischen; jeder spielt reihum mit jedem zusammen, und die höchste Summe gewinnt.
format-challenge = Ausscheiden: Die Karten auf deiner Hand zählen gegen dich; wer die Grenze erreicht, scheidet aus, und wer übrig bleibt, gewinnt.

house-progressive = Progressiv: Antworte auf eine Zieh Zwei oder eine Zieh Vier Farbwahl mit noch einer; die Strafe wächst und wandert weiter.
house-seven_zero = Sieben-Null: Bei einer 0 geben alle ihre Karten weiter, bei einer 7 tauschen zwei Spieler.
house-jump_in = Zwischenwerfen: Lege die gleiche Karte wie die oberste, auch wenn du nicht dran bist.
house-bluffing = Bluffen: Du darfst eine Zieh Vier Farbwahl legen, obwohl du die gespielte Farbe hast; der nächste Spieler kann sie anzweifeln.
house-no_bluffing = Ohne Bluffen: Du darfst eine Zieh Vier Farbwahl nur legen, wenn du keine Karte der gespielten Farbe hast.
house-cross_stacking = Gemischt stapeln: Auf eine Zieh Zwei darf eine Zieh Vier Farbwahl folgen und umgekehrt.
house-deflect = Umlenken: Gib eine Strafe mit Aussetzen weiter oder schick sie mit Retour zurück, in der gespielten Farbe.
house-draw_until_playable = Ziehen bis es passt: Wer zieht, zieht weiter, bis eine Karte passt.
house-must_play = Legezwang: Wer legen kann, muss legen, auch die gerade gezogene Karte.
house-free_draw_four = Freie Zieh Vier: Lege eine Zieh Vier Farbwahl, wann immer du dran bist; niemand kann sie anzweifeln.
house-silent = Ohne UNO-Ruf: Niemand ruft UNO, und niemand wird erwischt.
house-sevens = Sieben tauscht: Wer eine 7 legt, tauscht seine Karten mit einem Spieler seiner Wahl.
house-zeros = Null wandert: Bei einer 0 geben alle ihre Karten weiter.
house-multi_play = Mehrere auf einmal: Lege nach einer Zahlenkarte im selben Zug weitere Karten mit derselben Zahl.
house-number_start = Zahl zuerst: Wird am Anfang eine Aktionskarte oder ein Joker aufgedeckt, kommt die Karte zurück.
house-number_finish = Zahl zuletzt: Deine letzte Karte muss eine Zahlenkarte sein.
house-cards = Startkarten: So viele Karten bekommt jeder zu Beginn der Runde.
house-catch = UNO vergessen: So viele Karten zieht, wer dabei erwischt wird.
house-mercy = Gnade: Wer so viele Karten hat, scheidet aus der Runde aus.

# Regelpakete, und die Gruppen, in denen man Hausregeln wählt
preset-official = Offiziell: die gedruckten Regeln und sonst nichts.
preset-family = Familie: Strafen stapeln, ziehen, bis es passt, und am Anfang liegt eine Zahl.
preset-party = Party: Strafen stapeln, Hände tauschen, dazwischenwerfen und ziehen, bis es passt.
preset-chaos = Chaos: fast alles auf einmal, und wer 25 Karten hat, scheidet aus.
group-penalties = Strafen
group-drawing = Ziehen
group-turns = Züge
group-hands = Kartentausch
group-uno = „UNO“ rufen
group-ends = Anfang und Ende

# Karten und Spieler
rule-DECK-1 = Die Karten haben vier Farben: Rot, Gelb, Grün und Blau. Die Ausgabe Jam hat Orange statt Grün.
rule-DECK-2 = Jede Farbe hat 19 Zahlenkarten: eine 0 und je zwei Karten von 1 bis 9.
rule-DECK-3 = Jede Farbe hat sechs Aktionskarten: zwei Zieh Zwei, zwei Retour und zwei Aussetzen.
rule-DECK-4 = Acht Joker haben keine Farbe: vier Farbwahl und vier Zieh Vier Farbwahl. Zusammen sind es 108 Karten.
rule-DECK-5 = Zur Ausgabe Jam gehören außerdem vier Welcome-to-the-Jam-Karten, zur Ausgabe Abschluss vier Abschlusskarten. Diese Spiele haben 112 Karten.
rule-PLAYERS-1 = An einem Tisch spielen zwei bis zehn Spieler.

# Vor der Runde
rule-SETUP-1 = Vor dem ersten Geben zieht jeder eine Karte, und wer die höchste Zahl zieht, gibt. Karten mit Symbol zählen null. Haben mehrere die höchste Zahl, ziehen diese noch einmal. Danach kommen die Karten zurück, und es wird gemischt.
rule-SETUP-2 = Jeder beginnt die Runde mit sieben Karten.
rule-SETUP-3 = Die übrigen Karten bilden verdeckt den Ziehstapel. Seine oberste Karte wird aufgedeckt und beginnt den Ablagestapel.
rule-SETUP-4 = Wer links vom Geber sitzt, hat den ersten Zug, und gespielt wird im Uhrzeigersinn.
rule-SETUP-5 = Jede Runde beginnt mit allen Karten, frisch gemischt, und es gibt der nächste Spieler links. Wenn zwei Tische die Partner wechseln, zieht jeder Tisch um einen neuen Geber.

# Die erste Karte
rule-START-1 = Ist die erste Karte eine Zieh Zwei, zieht der Spieler links vom Geber zwei Karten und setzt aus.
rule-START-2 = Ist die erste Karte eine Retour-Karte, beginnt der Geber, und gespielt wird gegen den Uhrzeigersinn.
rule-START-3 = Ist die erste Karte eine Aussetzen-Karte, setzt der Spieler links vom Geber aus, und der nächste beginnt. In der Ausgabe International hat sie keine Wirkung, so steht es in deren Anleitung: Der Spieler links vom Geber beginnt.
rule-START-4 = Ist die erste Karte eine Farbwahl, wählt der Spieler links vom Geber die Farbe und hat dann den ersten Zug.
rule-START-5 = Eine Zieh Vier Farbwahl kann nicht die erste Karte sein. Sie kommt zurück, es wird neu gemischt und eine andere Karte aufgedeckt.
rule-START-6 = Eine Welcome-to-the-Jam-Karte oder eine Abschlusskarte wirkt als erste Karte wie eine Farbwahl. Sie wird nicht fallen gelassen, und niemand zieht.
rule-START-7 = Eine 0 oder eine 7 als erste Karte bewegt bei Sieben-Null keine Karten, denn niemand hat sie gelegt.

# Der Zug
rule-TURN-1 = Wenn du dran bist, legst du eine Karte, die in Farbe, Zahl oder Symbol zur obersten Karte passt. Liegt oben ein Joker, zählt die gewünschte Farbe.
rule-TURN-2 = Eine Farbwahl darfst du in jedem deiner Züge legen, auch wenn du eine andere passende Karte hast.
rule-TURN-3 = Kannst du nicht legen, ziehst du eine Karte. Passt sie, darfst du sie sofort legen. Sonst, oder wenn du sie behältst, ist der nächste Spieler dran.
rule-TURN-4 = Du musst eine passende Karte nicht legen. Dann ziehst du eine Karte, und in diesem Zug darfst du nur die gezogene Karte legen.

# Die Aktionskarten
rule-DRAW2-1 = Der nächste Spieler zieht zwei Karten und setzt aus. Eine Zieh Zwei passt auf ihre Farbe und auf jede andere Zieh Zwei.
rule-REVERSE-1 = Die Spielrichtung wechselt. Eine Retour-Karte passt auf ihre Farbe und auf jede andere Retour-Karte.
rule-SKIP-1 = Der nächste Spieler setzt aus. Eine Aussetzen-Karte passt auf ihre Farbe und auf jede andere Aussetzen-Karte.
rule-WILD-1 = Wer eine Farbwahl legt, wählt die Farbe, mit der es weitergeht. Es darf auch die bisherige sein.
rule-WD4-1 = Wer eine Zieh Vier Farbwahl legt, wählt die Farbe. Der nächste Spieler zieht vier Karten und setzt aus.
rule-WD4-2 = Eine Zieh Vier Farbwahl ist nur erlaubt, wenn du keine andere Karte der gespielten Farbe hast. Karten mit passender Zahl oder passendem Symbol spielen keine Rolle, und Joker haben keine Farbe.
rule-WD4-3 = Du darfst bluffen und eine Zieh Vier Farbwahl unerlaubt legen. Dagegen hilft nur Anzweifeln. Ein Tisch kann das Bluffen abschalten; dann wird eine unerlaubte Zieh Vier Farbwahl abgelehnt.
rule-WD4-4 = Anzweifeln darf nur, wer ziehen müsste, und nur vor dem Ziehen. Der Angezweifelte zeigt seine Hand, wie sie beim Legen war, und zwar nur dem, der anzweifelt.
rule-WD4-5 = War es ein Bluff, zieht der Angezweifelte die vier Karten selbst. Die gewünschte Farbe bleibt, und wer angezweifelt hat, macht einen normalen Zug.
rule-WD4-6 = War die Karte erlaubt, zieht der Zweifler die vier Karten und zwei dazu, also sechs, und setzt aus.
rule-JAM-1 = Welcome to the Jam ist ein Joker. Wer ihn legt, lässt ihn zuerst von oben fallen: Slam-Seite oder Rückseite liegt oben, mit gleicher Wahrscheinlichkeit. Diese Seite wirkt, und erst danach wird die Farbe gewählt. Endet die Runde mit der Karte, wird keine Farbe gewählt.
rule-JAM-2 = Slam-Seite oben: Du wirfst zwei Karten deiner Wahl ab, oder die eine, die du noch hast. Sie kommen unter die Jam-Karte und haben keine Wirkung. Ablehnen kannst du nicht.
rule-JAM-3 = Rückseite oben: Du ziehst zwei Karten. Das Fallenlassen gehört zum Legen, also beendet eine letzte Karte, die mit der Rückseite nach oben fällt, die Runde nicht.
rule-GRAD-1 = Die Abschlusskarte ist ein Joker. Wer sie legt, wählt die Farbe, und alle anderen ziehen eine Karte. Niemand setzt aus.

# „UNO“ rufen
rule-UNO-1 = Bleibt dir nach dem Legen eine Karte, rufe „UNO“: beim Legen oder danach, solange dich niemand erwischt hat. Zusammen mit einer Jam-Karte geht das nicht, denn erst der Fall entscheidet, wie viele Karten du behältst.
rule-UNO-2 = Vergisst du es, darf dich jeder andere erwischen, bis der nächste Spieler seinen Zug beginnt: legt, zieht, Strafkarten nimmt oder anzweifelt. Du ziehst zwei Karten. Nur das erste Erwischen zählt.
rule-UNO-3 = Niemand kann dich erwischen, bevor deine Karte den Ablagestapel berührt hat oder nachdem der nächste Zug begonnen hat.
rule-UNO-4 = Wer „UNO“ ruft, wenn es nicht fällig ist, oder jemanden erwischen will, der nicht erwischt werden kann, wird abgewiesen. Das kostet nichts.
rule-UNO-5 = Du musst auch „UNO“ rufen, wenn dir nach dem Abwerfen bei einem Slam eine Karte bleibt, und du kannst ab der letzten abgeworfenen Karte erwischt werden, auch während du die Farbe wählst. Bekommst du durch Sieben-Null eine Hand mit einer Karte, musst du nicht rufen.

# Rundenende, Ziehstapel und Punkte
rule-OUT-1 = Die Runde endet, wenn ein Spieler keine Karten mehr hat.
rule-OUT-2 = Ist die letzte Karte eine Zieh Zwei oder eine Zieh Vier Farbwahl, zieht der nächste Spieler trotzdem: bei Progressiv die ganze offene Strafe. Ist sie eine Abschlusskarte, ziehen alle anderen eine Karte. Die gezogenen Karten zählen mit.
rule-PILE-1 = Wird eine Karte gebraucht und ist der Ziehstapel leer, bleibt die oberste abgelegte Karte liegen, und die Karten darunter werden zu einem neuen Ziehstapel gemischt. Joker darunter verlieren ihre gewünschte Farbe.
rule-PILE-2 = Reichen die Karten nicht, ziehst du so viele, wie da sind. Gibt es nichts zu ziehen und legst du nichts, passt du, und der nächste Spieler ist dran. Haben alle nacheinander so gepasst, ist die Runde blockiert: Niemand bekommt Punkte, und es wird neu gegeben.
rule-PILE-3 = Müssten die abgelegten Karten in einer Runde zum 50. Mal zum Ziehstapel werden, ist die Runde blockiert wie bei PILE-2. Wer schon alle Karten los ist, gewinnt trotzdem, und gezogen wird, was da ist. Ein Spiel, das mit einer vorgegebenen Stellung beginnt, zählt ab dieser Stellung.
rule-SCORE-1 = Zahlenkarten zählen ihren Wert. Zieh Zwei, Retour und Aussetzen zählen je 20 Punkte; Farbwahl, Zieh Vier Farbwahl, Welcome to the Jam und Abschlusskarte zählen je 50 Punkte.
rule-SCORE-2 = Wer zuerst alle Karten los ist, bekommt die Punkte aller Karten, die die Gegner noch auf der Hand haben.

# Formate
rule-MATCH-1 = Punkte: Wer zuerst 500 Punkte erreicht, gewinnt die Partie.
rule-MATCH-2 = Wenigste Punkte: Die Karten auf der Hand zählen gegen den, der sie hat. Sobald jemand 500 erreicht, gewinnt die niedrigste Summe. Haben mehrere die niedrigste Summe, geht es weiter, bis das nicht mehr so ist.
rule-MATCH-3 = Das Ziel von 500 Punkten lässt sich ändern.
rule-TWO-1 = Zu zweit wirkt Retour wie Aussetzen, und nach Aussetzen, Retour, Zieh Zwei oder Zieh Vier Farbwahl ist derselbe Spieler noch einmal dran. Das gilt in jeder Ausgabe.
rule-PARTNERS-1 = Partner: Eine gerade Zahl von Spielern, mindestens vier, bildet Zweierteams, die sich gegenübersitzen. Ist ein Partner alle Karten los, endet die Runde, und das Team bekommt die Punkte aller Karten der anderen Teams. Das erste Team am Ziel gewinnt.
rule-PARTNERS-2 = Wechselnde Partner: Vier Spieler wechseln nach jeder Runde den Partner, und jeder behält die Punkte, die er mit seinen Partnern gemacht hat. Nach vier Runden, oder so vielen, wie ihr festlegt, gewinnt die höchste Summe. Vier Spieler können nur drei verschiedene Paarungen bilden, also wiederholt die vierte Runde die erste.
rule-PARTNERS-3 = Acht: Acht Spieler sitzen an zwei Tischen und wechseln nach jeder Runde den Partner. In sieben Runden spielt jedes der 28 möglichen Paare genau einmal. Jeder behält die Punkte, die er mit seinen Partnern gemacht hat, und die höchste Summe gewinnt. Die Zahl der Runden lässt sich einstellen.
rule-CHALLENGE-1 = Ausscheiden: Für jeden werden die Karten auf der Hand fortlaufend zusammengezählt, und wer die Grenze von 500 erreicht, scheidet aus. Die letzten beiden spielen nach der Regel für zwei Spieler weiter, und wer von ihnen zuerst die Grenze erreicht, verliert.
rule-BOARD-1 = Die Punktetafel hat eine feste Zahl von Zeilen. Ist sie voll, wird sie abgewischt, und die Zwischensummen kommen in die oberste Zeile.

# Hausregeln
rule-PROG-1 = Progressiv: Auf eine Zieh Zwei, die dir gilt, darfst du noch eine Zieh Zwei legen, und auf eine Zieh Vier Farbwahl noch eine Zieh Vier Farbwahl. Die Strafe summiert sich und geht an den nächsten Spieler. Die beiden Arten lassen sich nicht mischen, und pro Zug darfst du nur eine solche Karte legen.
rule-PROG-2 = Wer die letzte Zieh Vier Farbwahl gelegt hat, wählt die Farbe.
rule-PROG-3 = Angezweifelt wird nur die letzte Zieh Vier Farbwahl. War sie ein Bluff, zieht, wer sie gelegt hat, die ganze offene Strafe; war sie erlaubt, zieht der Zweifler diese Zahl und zwei dazu.
rule-SEVEN-1 = Sieben-Null: Wird eine 0 gelegt, gibt jeder seine Hand in Spielrichtung an den nächsten Spieler weiter.
rule-SEVEN-2 = Sieben-Null: Wer eine 7 legt, tauscht seine Hand mit einem Spieler seiner Wahl.
rule-SEVEN-3 = Eine 0 oder eine 7 als letzte Karte beendet die Runde, bevor Karten weitergegeben oder getauscht werden.
rule-JUMP-1 = Zwischenwerfen: Hast du die gleiche Karte wie die oberste (gleiche Farbe und gleiche Zahl oder gleiches Symbol, oder die gleiche Art Joker), darfst du sie sofort legen, auch wenn du nicht dran bist. Von dir aus geht es weiter. Das geht, bis eine andere Karte sie bedeckt, und auch auf eine Karte, die du selbst gelegt hast.
rule-JUMP-2 = Wirfst du Aussetzen, Retour, Zieh Zwei oder Zieh Vier Farbwahl dazwischen, hebst du die Wirkung der ersten Karte auf, falls sie nicht schon eingetreten ist. Die Wirkung deiner Karte zählt von deinem Platz aus. Bei zwei Retour-Karten wird die erste zurückgenommen, und die zweite dreht die Richtung um.
rule-JUMP-3 = Niemand darf zwischenwerfen, während jemand eine Farbe wählt, einen Tauschpartner wählt, bei einem Slam abwirft oder mitten in einer Serie ist (MULTI-1). Hast du gezogen und noch nicht entschieden, wenn jemand zwischenwirft, behältst du die Karte und verlierst den Zug.
rule-HOUSE-1 = Hausregeln lassen sich frei kombinieren. Bei Progressiv mit Zwischenwerfen nimmt eine Karte, die in eine offene Strafe geworfen wird, den Anteil der obersten Karte weg und fügt ihren eigenen hinzu: Die Strafe bleibt gleich groß, und sie gilt jetzt dem Spieler nach dir.
rule-HOUSE-2 = Ein Regelpaket ist ein Name für mehrere Hausregeln. Offiziell hat keine. Familie: Progressiv, Ziehen bis es passt, Zahl zuerst. Party: Progressiv, Sieben-Null, Zwischenwerfen, Ziehen bis es passt. Chaos: Gemischt stapeln, Umlenken, Sieben-Null, Zwischenwerfen, Mehrere auf einmal, Freie Zieh Vier, Gnade bei 25 Karten. Du kannst etwas dazunehmen, ändern oder weglassen.
rule-CROSS-1 = Gemischt stapeln: Gilt dir eine Strafe und liegt von ihr eine Zieh Zwei obenauf, darfst du eine Zieh Vier Farbwahl legen. Die Strafen summieren sich und gehen an den nächsten Spieler. Sie ist erlaubt oder ein Bluff wie jede andere und kann angezweifelt werden. An so einem Tisch gilt auch Progressiv.
rule-CROSS-2 = Liegt von der Strafe eine Zieh Vier Farbwahl obenauf, darfst du eine Zieh Zwei der gewünschten Farbe legen. Die Strafen summieren sich und gehen weiter. Diese Zieh Vier Farbwahl kann nicht mehr angezweifelt werden, eine spätere schon.
rule-DEFLECT-1 = Umlenken: Gilt dir eine Strafe, darfst du eine Aussetzen-Karte der gespielten Farbe legen. Die ganze Strafe geht an den nächsten Spieler.
rule-DEFLECT-2 = Du darfst auch eine Retour-Karte der gespielten Farbe legen. Die Richtung wechselt, und die ganze Strafe geht an den Spieler vor dir, der sie beantworten darf. Zu zweit schicken Aussetzen und Retour sie beide zurück.
rule-DEFLECT-3 = Eine umgelenkte Strafe kann nicht mehr angezweifelt werden, eine später darauf gelegte Zieh Vier Farbwahl schon. Man beantwortet sie, als läge ihre letzte Zieh Zwei oder Zieh Vier Farbwahl noch obenauf, oder lenkt sie noch einmal um. Auch die letzte Karte darf umlenken: Die Strafe zieht, wer sie bekommt. Wirft jemand auf eine Karte, die umgelenkt hat, die gleiche dazwischen, gilt das Umlenken nicht mehr, und die ganze Strafe geht von diesem Spieler aus weiter.
rule-UNTIL-1 = Ziehen bis es passt: Ziehst du in deinem Zug, ziehst du weiter, bis eine Karte gelegt werden kann (wo Bluffen gilt, auch als Bluff) oder nichts mehr zu ziehen ist. Diese Karte darfst du legen oder behalten, wie bei TURN-4.
rule-UNTIL-2 = Das alles ist ein einziger Zug, und die anderen sehen, wie viele Karten du gezogen hast. Für Strafen gilt es nicht.
rule-MUST-1 = Legezwang: Hast du eine Karte, die du in deinem Zug legen darfst, darfst du nicht ziehen. Strafkarten darfst du immer nehmen, und eine Serie (MULTI-1) musst du nie fortsetzen.
rule-MUST-2 = Darf die gezogene Karte gelegt werden, musst du sie legen.
rule-FREE-1 = Freie Zieh Vier: In deinem Zug darfst du eine Zieh Vier Farbwahl legen, was auch immer du sonst hast, und keine Zieh Vier Farbwahl kann angezweifelt werden, wie sie auch gelegt wurde. Womit man auf eine Strafe antworten kann, ändert sich dadurch nicht.
rule-SILENT-1 = Ohne UNO-Ruf: Niemand ruft „UNO“, und niemand kann erwischt werden.
rule-HALF-1 = Die Hälften von Sieben-Null heißen „Sieben tauscht“ (nur die 7, SEVEN-2) und „Null wandert“ (nur die 0, SEVEN-1).
rule-MULTI-1 = Mehrere auf einmal: Hast du in deinem Zug eine Zahlenkarte gelegt und hast du noch eine mit derselben Zahl, gleich in welcher Farbe, darfst du auch sie legen und so weiter, oder du passt. Auch eine gerade gezogene Karte kann eine Serie beginnen, eine dazwischengeworfene nicht.
rule-MULTI-2 = Zwischen den Karten einer Serie wirft niemand dazwischen. Bleibt dir nach einer davon eine Karte, musst du „UNO“ rufen; wirst du dabei erwischt, ziehst du und darfst weiterlegen. Die letzte Karte beendet die Runde.
rule-MULTI-3 = In einer Serie wirkt eine 0 oder eine 7 nur einmal, wenn die Serie endet.
rule-NSTART-1 = Zahl zuerst: Wird am Anfang eine Aktionskarte oder ein Joker aufgedeckt, kommt die Karte zurück. Es wird neu gemischt und eine andere aufgedeckt.
rule-NFINISH-1 = Zahl zuletzt: Eine Aktionskarte oder einen Joker kannst du nicht als letzte Karte legen, weder in deinem Zug noch dazwischen. Was bei einem Slam abgeworfen wird, gilt nicht als gelegt und darf alles sein.
rule-NFINISH-2 = So eine Karte zählt dann nicht als passend (MUST-1, UNTIL-1). Hast du nur noch sie, ziehst du.
rule-DEAL-1 = Jeder kann eine andere Zahl Karten bekommen, von 3 bis 15. Ist die erste Karte aufgedeckt, müssen mindestens 20 im Ziehstapel bleiben; bei zwei Tischen an jedem.
rule-CATCH-1 = Wer ohne „UNO“ erwischt wird, kann eine andere Zahl Karten ziehen müssen, von 1 bis 10.
rule-MERCY-1 = Gnade: Wer nach dem Ziehen so viele Karten hat wie die Grenze, scheidet aus der Runde aus. Die Grenze liegt zwischen 10 und 40 und über der Zahl der Startkarten. An der Grenze hört das Ziehen auf. Die Hand kommt gemischt unter den Ziehstapel, und es geht weiter, als wäre der Platz leer. Sind noch zwei übrig, gilt TWO-1, und bei PILE-2 zählen nur, die noch dabei sind.
rule-MERCY-2 = Wer als Letzter übrig ist, gewinnt die Runde. Wer sie gewinnt, als Letzter oder weil alle Karten weg sind, bekommt auch die Punkte der Karten, mit denen andere ausgeschieden sind. Bei „Wenigste Punkte“ und „Ausscheiden“ zählen sie gegen die Ausgeschiedenen, und gegen den Letzten zählt nichts.
rule-MERCY-3 = Spielen Teams, gewinnt das letzte Team, das übrig ist. Ein ausgeschiedener Partner bekommt, was das Team bekommt.
rule-MERCY-4 = Wer ausgeschieden ist, wählt nichts mehr. Ein Tausch entfällt, und eine Serie entfällt mit ihrer Wirkung. Eine Farbe wählt der nächste Spieler, der dann dran ist. Eine Zieh Vier Farbwahl kann nicht mehr angezweifelt werden, wenn ausgeschieden ist, wer sie gelegt hat. Eine Strafe, die gerade gezogen wird, endet mit dem, der sie zieht; eine, die noch niemand genommen hat, geht an den nächsten, der noch dabei ist.

# Unsere Auslegungen und Anmerkungen zu den Anleitungen: Schäden, Druckfehler und Abweichungen einer spanischen Seite
note-DECK-4 = Anleitung I nennt in der gescannten Fassung blaue Karten von 0 bis 5, acht farbige Farbwahlkarten und keine Retour. Gemeint ist das übliche Spiel: Die 108 Karten ihrer spanischen Seite und ihre eigene Punktetabelle passen dazu. Der Rest dieser spanischen Seite ist nicht lesbar.
note-SETUP-1 = Keine Anleitung sagt, was geschieht, wenn mehrere die höchste Zahl ziehen.
note-SETUP-5 = Keine Anleitung sagt, wer die nächste Runde gibt.
note-START-3 = Hier weichen die Anleitungen voneinander ab. Nach Anleitung I in der gescannten Fassung beginnt der Spieler links vom Geber, und die Ausgabe International hält sich daran.
note-START-5 = Nach Anleitung I zieht der Geber vier Karten, bevor eine andere Karte aufgedeckt wird. Wir folgen den anderen Anleitungen.
note-START-7 = Die Anleitung spricht nur von Karten, die gelegt werden.
note-TURN-2 = In Anleitung I steht „even if the play is not yet due“ (auch wenn man noch nicht an der Reihe ist). Wir folgen den anderen Anleitungen: im eigenen Zug.
note-TURN-3 = Die spanischen Seiten von C, D und G verlangen, die gezogene Karte zu legen („bájala“). Die englischen Seiten überlassen es dir, und wir folgen ihnen.
note-WD4-1 = Dieser Absatz ist in Anleitung I beschädigt. WD4-1 bis WD4-6 folgen den anderen Anleitungen.
note-WD4-3 = Die erste spanische Fassung von Anleitung D druckt „legalmente“, wo „ilegalmente“ gemeint ist.
note-WD4-4 = Nach den spanischen Seiten darf jeder anzweifeln („alguien“). Die englischen Seiten sprechen den an, der ziehen müsste, und wir folgen ihnen.
note-WD4-5 = Die Anleitungen sagen nur, wer zieht. Dass die gewünschte Farbe bleibt und der Zweifler einen normalen Zug macht, ist unsere Auslegung.
note-WD4-6 = In den Anleitungen D und G steht „if the challenger is innocent“ (wenn der Zweifler unschuldig ist). Gemeint ist der Angezweifelte.
note-JAM-1 = Die Anleitung sagt nicht, wie wahrscheinlich jede Seite ist; bei uns sind beide gleich wahrscheinlich.
note-JAM-2 = In der Anleitung steht „you get to discard two cards“ (du darfst zwei Karten abwerfen). Wir verstehen das als Wirkung, die man nicht ablehnen kann, und die abgeworfenen Karten als Karten ohne Wirkung.
note-JAM-3 = Keine Anleitung sagt, was geschieht, wenn die letzte Karte mit der Rückseite nach oben fällt.
note-UNO-1 = Dass niemand zusammen mit einer Jam-Karte „UNO“ rufen kann, ist unsere Auslegung. Die Strafen in Anleitung I sind beschädigt; UNO-1 bis UNO-3 sind, was davon lesbar ist.
note-UNO-2 = Die spanischen Seiten setzen keine Frist. Die englischen tun es, und wir folgen ihnen.
note-UNO-4 = Keine Anleitung spricht von falschen Rufen oder falschem Erwischen.
note-UNO-5 = Keine Anleitung spricht von einer Hand, die durch einen Slam oder durch Sieben-Null auf eine Karte schrumpft.
note-OUT-2 = Die Abschlusskarte als letzte Karte und eine offene Strafe bei Progressiv sind unsere Auslegung; keine Anleitung erwähnt sie.
note-PILE-1 = Nach den Anleitungen wird der Stapel erneuert, wenn er aufgebraucht ist. Wir tun es, wenn die nächste Karte gebraucht wird.
note-PILE-2 = Keine Anleitung sagt, was geschieht, wenn beide Stapel aufgebraucht sind.
note-PILE-3 = Keine Anleitung begrenzt eine Runde. Ohne Grenze könnte eine Runde Tausende Züge lang dauern.
note-MATCH-2 = Keine Anleitung spricht von einem Gleichstand bei der niedrigsten Summe.
note-TWO-1 = Nur Anleitung I hat Regeln für zwei Spieler; wir wenden sie in jeder Ausgabe an.
note-PARTNERS-1 = Anleitung I spricht von zwei gegnerischen Partnern, also von vier Spielern. Teams bei sechs bis zehn Spielern sind unsere Auslegung.
note-PARTNERS-2 = Anleitung I druckt vier Runden mit je einem anderen Partner, aber bei vier Spielern gibt es für jeden nur drei Partner.
note-PARTNERS-3 = In Anleitung I steht „a total of 28 hands“ (insgesamt 28 Runden). Wir verstehen das als die 28 Paare, für die sieben Runden an zwei Tischen genügen. Mit hands=14 werden insgesamt 28 Runden gespielt, mit hands=28 spielt jeder 28.
note-CHALLENGE-1 = Anleitung I ist hier beschädigt und druckt „scored by the number of cards left“ (gewertet nach der Zahl der übrigen Karten). Wir verstehen das als Punkte, wie in MATCH-2.
note-PROG-3 = Die Anleitung sagt, dass die üblichen Regeln gelten und die Strafe wächst. Dass nur die letzte Karte beurteilt wird und der Zweifler zwei mehr zieht, ist unsere Auslegung.
note-SEVEN-3 = Die Anleitung sagt nicht, ob Karten weitergegeben oder getauscht werden, wenn die Runde endet.
note-JUMP-1 = In der Anleitung steht „identical color and number“ (gleiche Farbe und Zahl) und „immediately“ (sofort). Dass Joker nach ihrer Art zählen und dass man Zeit hat, bis eine andere Karte obenauf liegt, ist unsere Auslegung.
note-JUMP-2 = Die Anleitung sagt, dass die zweite Karte die erste aufhebt. Dass eine schon eingetretene Wirkung nicht zurückgenommen wird, ist unsere Auslegung.
note-JUMP-3 = Die Anleitung sagt nicht, wann niemand zwischenwerfen darf, und auch nicht, was aus einer gerade gezogenen Karte wird.
note-HOUSE-1 = Die Anleitung überlässt es den Spielern, was gilt, wenn Hausregeln sich widersprechen.

## Das erste Spiel: eine Lektion. $one und $other sind die beiden anderen; nach dem Lernenden ist $one dran.

lesson-you = Du
lesson-color = Willkommen! Werde vor den anderen alle Karten los. Wenn du dran bist, legst du eine Karte, die zur obersten Karte des Ablagestapels passt: in Farbe, Zahl oder Symbol. Fang mit der Farbe an.
lesson-number = Auch die Zahl zählt: Die gleiche Zahl passt auf jede Farbe.
lesson-symbol = { $one } hat eine Aussetzen-Karte gelegt, und { $other } musste aussetzen. Symbole passen wie Zahlen: Deine Aussetzen-Karte passt auf jede andere. Diesmal setzt { $one } aus.
lesson-wild = Weder Farbe noch Zahl noch Symbol passt. Aber du hast eine Farbwahl: Sie passt auf alles, und du wählst die Farbe, mit der es weitergeht.
lesson-draw = Nichts passt, und du hast keinen Joker. Also ziehst du eine Karte vom Ziehstapel.
lesson-drawn = Glück gehabt: Die gezogene Karte passt. Du darfst sie sofort legen, oder du behältst sie und der Nächste ist dran.
lesson-challenge = { $other } hat eine Zieh Vier Farbwahl gelegt: Du müsstest vier Karten ziehen und aussetzen. Erlaubt ist sie aber nur, wenn man keine Karte der gespielten Farbe hat. Du glaubst an einen Bluff? Zweifle ihn an. Liegst du falsch, ziehst du sechs.
lesson-bluff = Ein Bluff! { $other } musste dir die Hand zeigen, nur dir, und zieht die vier Karten selbst. Du bist dran, und es gilt die Farbe, die { $other } gewählt hat.
lesson-uno = Du hast zwei Karten. Wer gleich nur noch eine hat, ruft „UNO“, beim Legen oder gleich danach. Vergisst du es, darf dich jeder erwischen: Dann ziehst du zwei Karten.
lesson-catch = { $one } hat noch eine Karte und hat nicht „UNO“ gerufen! Schnell: Jeder darf { $one } erwischen, aber nur, bis der nächste Spieler seinen Zug beginnt.
lesson-out = { $one } musste zwei Karten ziehen. Du hast noch eine Karte, und sie passt. Leg sie, und die Runde gehört dir!
lesson-end =
    { $points ->
        [one] Du bist alle Karten los und gewinnst die Runde: { $points } Punkt.
       *[other] Du bist alle Karten los und gewinnst die Runde: { $points } Punkte.
    } So viel hatten die anderen noch auf der Hand: Zahlen zählen ihren Wert, Aktionskarten 20 und Joker 50. Wer zuerst 500 Punkte hat, gewinnt die Partie. Jetzt kannst du es!
lesson-do-play = Leg { $card }.
lesson-do-wild = Leg { $card } und wähle { $color }.
lesson-do-uno = Ruf erst „UNO“, dann leg { $card }.
lesson-do-draw = Zieh eine Karte.
lesson-do-challenge = Zweifle an!
lesson-do-catch = Erwische { $name }!
lesson-other = Das ist auch erlaubt. Aber jetzt erst: { $task }
lesson-type = { $task } Tippe: { $typed }
lesson-hint = Dein erstes Spiel, in etwa fünf Minuten. Tippe, was der Trainer möchte, oder hilfe oder ende. Du kannst jederzeit aufhören und später weitermachen.
lesson-go-on = Die Lektion geht weiter, wo du aufgehört hast. Von vorn: oneleft learn --restart
lesson-left = Du kannst jederzeit mit der Lektion weitermachen: oneleft learn
lesson-play = Spiel jetzt eine echte Partie: oneleft play
page-learn = In fünf Minuten lernen
page-learn-on = Weiter mit der Lektion
page-learn-watch = Schau, was die anderen tun …
page-learn-step = Schritt { $number } von { $count }
page-learn-restart = Die Lektion von vorn beginnen
page-learn-leave = Beenden
page-learn-play = Eine echte Partie spielen

## Das einfache Terminal

play-welcome =
    Willkommen bei oneleft! Regeln: { $rules }.
    Mit diesem Siegel kannst du nach der Partie prüfen, dass niemand die Reihenfolge der Karten bestimmt hat: { $commitment }
play-hint = Tippe eine Karte, um sie zu legen (R7, W:B), oder ziehen, hilfe oder ende. Eine leere Zeile zeigt deine Züge.
play-round = Runde { $number }
play-partner = Dein Partner sitzt dir gegenüber: { $name }.
play-next-round = Enter drücken für die nächste Runde.
play-key = Der Schlüssel zu jedem Mischen war { $key }
play-catch = { $name } hat noch eine Karte und hat nicht „UNO“ gerufen! Tippe erwischen { $seat }.
play-jump = Du hast die gleiche Karte wie die oberste, { $top }, und kannst zwischenwerfen: { $moves }.
play-let-go = Enter drücken, um es zu lassen.
play-uno = Du hast noch eine Karte. Tippe uno, bevor dich jemand erwischt!
play-no-fit = Sie passt nicht, also ist dein Zug vorbei.
play-help-cards =
    Eine Karte ist ein Farbbuchstabe ({ $colors }) und 0 bis 9, S für Aussetzen, R für Retour oder +2. Joker: { $wilds }.
    Die Farbe eines Jokers steht nach einem Doppelpunkt: W:R. Hänge „uno“ an, wenn dir eine Karte bleibt: R7 uno.
play-help-jam = Eine Jam-Karte nimmt keine Farbe: Lege WJ und wähle die Farbe, wenn sie gefallen ist.
play-help-moves =
      R7             Karte legen               ziehen        d  eine Karte ziehen
      behalten   k   gezogene Karte behalten   nehmen        t  Strafkarten nehmen
      anzweifeln !   Zieh Vier anzweifeln      farbe R          die Farbe wählen
      uno        u   nachträglich rufen        erwischen Ana c  kein UNO gerufen
play-help-jump =
      dazwischen R7  die gleiche Karte wie die oberste dazwischenwerfen
play-help-swap =
      tauschen Ana   nach einer 7 die Karten tauschen
play-help-slam =
      abwerfen R4    nach einem Slam eine Karte abwerfen
play-help-server =
      los            die Partie starten      bot, bot sharp einen Bot dazuholen
      nochmal        noch eine Partie        zurück         wieder selbst spielen
      sagen          die Sprüche zeigen      sagen 2        einen davon sagen
      entfernen Ana  dafür stimmen, dass Ana die Partie verlässt
play-help-more =
      tipp   zurücknehmen   tisch   punkte   regel TURN-1   warum   hilfe   ende
hint-wait = abwarten
hint-chance = { $move } { $percent } %
hint-compiling = Gewinnchancen gibt es noch nicht: Die Suche wird gerade kompiliert, das dauert etwa eine halbe Minute.
hint-line =
    { $chances ->
        [none] Tipp: { $move }.
       *[other] Tipp: { $move }. Deine Gewinnchance: { $chances }.
    }
play-no-rule =
    { $given ->
        [none] Es wurde noch kein Zug abgelehnt. Versuche: regel TURN-1
       *[other] Es gibt keine Regel { $given }. Versuche: regel TURN-1
    }
play-legal = Du kannst: { $moves }
play-others =
    { $direction ->
        [left] { $counts }   (im Uhrzeigersinn; Ziehstapel: { $draw })
       *[right] { $counts }   (gegen den Uhrzeigersinn; Ziehstapel: { $draw })
    }
play-top =
    { $pending ->
        [0] Oben liegt: { $top } ({ $code }); Farbe: { $color }
       *[other] Oben liegt: { $top } ({ $code }); Farbe: { $color }; Strafe: { $pending } Karten
    }
play-hand = Deine Hand (in Klammern, was du legen kannst): { $hand }
play-phase-turn = Du bist dran.
play-phase-drew = Gezogen: { $drawn }. Lege die Karte oder behalte sie.
play-phase-penalty = Dir drohen { $pending } Strafkarten. Du kannst: { $moves }.
play-phase-color = Die erste Karte ist ein Joker: Wähle die Farbe, mit der es losgeht. Du kannst: { $moves }.
play-phase-color-drop = Die Jam-Karte ist gefallen: Wähle die Farbe, mit der es weitergeht. Du kannst: { $moves }.
play-phase-swap = Du hast eine 7 gelegt. Mit wem tauschst du? Du kannst: { $moves }.
play-phase-series = Lege noch eine Karte der gleichen Zahl oder passe. Du kannst: { $moves }.
play-phase-slam = Slam! Wirf eine Karte deiner Wahl ab. Du kannst: { $moves }.
play-left = Du hast den Tisch verlassen. Bis bald!
play-record = Die Züge bis hierher: { $file }. Den Schlüssel bekommt das Protokoll, wenn die Partie zu Ende ist.
play-record-there = { $file } gibt es schon. Wähle einen anderen Namen.
play-sits-down = { $name } setzt sich an den Tisch.
play-leaves = { $name } verlässt den Tisch.
play-away = { $name } ist weg. Solange spielt ein Bot.
play-is-back = { $name } ist wieder da.
play-host = { $name } leitet jetzt den Tisch.
play-wants-again = { $name } möchte noch einmal spielen.
play-found = Die Verbindung steht wieder.
play-ask-start = Tippe los, um die Partie mit allen zu starten, die da sind.
play-ask-bot = Schick deinen Freunden den Link, oder tippe bot, um einen Bot dazuzuholen.
play-ask-again = Tippe nochmal für eine weitere Partie.
play-ask-back = Tippe zurück, um deinen Platz wieder einzunehmen.
play-left-out = Du bist an diesem Mischen nicht beteiligt. Tippe neumischen für ein neues, solange noch niemand einen Zug gemacht hat.
play-no-phrase = Unbekannter Spruch „{ $given }“. Tippe sagen für eine Liste.
play-apart = Das geht nicht zusammen mit { $other }: { $options }
lobby-none = Kein Tisch ist offen. Mit --quick eröffnest du einen.
lobby-number = In der Liste ist kein Tisch { $number }.
lobby-together = Wähle einen Tisch nach seiner Nummer oder eine schnelle Partie, nicht beides.
play-unknown = „{ $given }“ ist weder eine Karte noch ein Befehl. Tippe hilfe für eine Liste.
play-which-card = Welche Karte? Zum Beispiel: { $verb } R7
play-which-seat = Wer? Zum Beispiel: { $verb } 2, oder der Name.
play-no-player = Niemand hier heißt „{ $given }“.
play-which-color = Welche Farbe? Zum Beispiel: { $verb } R

## Die Seite des Regelbuchs

book-title = Das Regelbuch
book-about = Jede Regel hat eine Kennung. Die letzte Spalte nennt die gedruckten Anleitungen, aus denen sie stammt; ein Stern kennzeichnet unsere Auslegung, wo die Anleitungen schweigen oder sich widersprechen, und ein Kreuz eine Anmerkung zu einer Anleitung. Beides wird [unten](#anmerkungen) erklärt. [silent.md](silent.md) (auf Englisch) sammelt, was am Tisch gilt, wo die Anleitungen eine Frage offen lassen.
book-notes = Anmerkungen
book-reading = unsere Auslegung, wo die Anleitungen schweigen oder sich widersprechen
book-sheet-note = Anmerkung zu einer Anleitung: ein Schaden, ein Druckfehler oder eine spanische Seite, die abweicht
book-house = Die Hausregeln auf einen Blick
book-formats = Die Formate auf einen Blick

## Spielserien

batch-policy = Unbekannte Strategie „{ $given }“. Zur Wahl stehen: { $known }.
batch-policies = Zu viele Strategien: { $given } für { $players } Spieler.
batch-threads = Die Zahl der Threads muss mindestens 1 sein, nicht { $given }.
batch-numbers = Spiele werden ab 0 gezählt: { $games } Spiele ab Nummer { $first } lassen sich nicht spielen.

## Eigene Strategien

policy-no-file = Es gibt keine Python-Datei { $file }.
policy-file-fails = { $file } lässt sich nicht laden. { $reason }
policy-not-in-file = In { $file } gibt es keine Funktion { $name }.
policy-no-function = Eine Strategie ist eine Funktion von Datensatz, Platz und Zufallszahl; { $name } ist keine.
policy-compiling = Die Strategie { $name } wird kompiliert: einmalig ein paar Sekunden.
policy-not-compiled = Die Strategie { $name } lässt sich nicht kompilieren. { $reason }
policy-no-number = Die Strategie { $name } muss eine ganze Zahl liefern, nicht { $given }.
policy-silent = Die Strategie hat für Platz { $seat } gepasst, aber dieser Platz ist am Zug.
policy-no-move = Die Strategie hat für Platz { $seat } den Wert { $code } geliefert, und das ist kein Zug.
policy-refused = Die Strategie hat für Platz { $seat } den Wert { $code } geliefert, aber „{ $move }“ wird abgelehnt. { $why }

## Simulationen

simulate-rate = { $millions } Mio. Züge/s
games-compiling = Wird kompiliert: einmalig etwa 10 Sekunden.
simulate-head =
    { $rules }: { $played }. Runden: { $rounds }. Züge je Spiel: { $moves }. Blockierte Runden: { $blocked }.
    Zu jedem Wert steht sein 95-%-Intervall.
simulate-played =
    { $games ->
        [one] { $games } Spiel
       *[other] { $games } Spiele
    }
simulate-stopped = { $games } von { $asked } Spielen
simulate-number = { $value }
simulate-share = { $value } %
simulate-share-change = { $value } Pp.
simulate-interval = { $value } ({ $low } bis { $high })
simulate-choices = Echte Entscheidungen (mehr als ein erlaubter Zug): { $choices }, { $share } aller Züge.
simulate-seat = Platz
simulate-policy = Strategie
simulate-wins = gewonnene Spiele
simulate-points = Punkte je Spiel
simulate-again = Um diese Spiele zu wiederholen: --games { $games } --key { $key }
simulate-only-matches = Ohne Wirkung, weil das nur mit --matches gilt: { $words }.
simulate-nothing = Abgebrochen, bevor die ersten Spiele fertig waren.

## Vergleiche

compare-side = „{ $given }“ lässt sich nicht vergleichen. Gib Regeln an, die mit { $editions } beginnen, oder eine Aufstellung aus { $policies }, oder beides, wie in jam:first.
compare-deals =
    { $deals ->
        [one] { $deals } Kartenverteilung
       *[other] { $deals } Kartenverteilungen
    }
compare-stopped = { $deals } von { $asked } Kartenverteilungen
compare-head = { $played } für { $players } Spieler, { $games } Spiele. Zu jedem Wert steht sein 95-%-Intervall.
compare-side-of = { $name }: { $rules }, { $policies }
compare-other-cards = A und B haben verschiedene Kartenspiele, also sind ihre Karten nicht die gleichen.
compare-measure = je Spiel
compare-one = A
compare-other = B
compare-change = B − A
compare-of-wins = von der ersten Strategie der Aufstellung gewonnene Spiele
compare-of-first = von Platz 0, der beginnt, gewonnene Spiele
compare-of-moves = Züge
compare-of-turns = Mal am Zug
compare-of-lost = verlorene Züge
compare-of-comeback = nach Rückstand gewonnene Runden
compare-of-points = Punkte, alle Plätze
compare-of-rounds = Runden
compare-of-blocked = blockierte Runden
compare-percent = { $value } Prozentpunkte
compare-range = { $least } bis { $most }
compare-verdict-more = { $name }: in B höher, um { $range }.
compare-verdict-less = { $name }: in B niedriger, um { $range }.
compare-verdict-unclear = { $name }: kein Unterschied gefunden; falls es einen gibt, ist er (zu 95 %) kleiner als { $most }.
compare-verdict-same = { $name }: gleich in allen Fällen ({ $deals }).
compare-verdict-few = { $name }: zu wenige, um etwas zu sagen; Unterschiede: { $differing }, insgesamt { $deals }.
compare-again = Um diese Kartenverteilungen zu wiederholen: --deals { $deals } --key { $key }

## Ranglisten

ladder-few = Eine Rangliste braucht mindestens zwei Bots.
ladder-twice = „{ $given }“ ist zweimal aufgeführt. Führe jeden Bot einmal auf; Spiele gegen sich selbst zeigen nichts.
ladder-until = „{ $given }“ ist kein gültiges Intervall. Gib seine halbe Breite als Prozentsatz oder Bruchteil an, über 0 und unter 50 %: 0.5% oder 0.005.
ladder-deals = Die Zahl der Kartenverteilungen muss mindestens 1 sein, nicht { $given }.
ladder-adjusted-rules = Bereinigte Ergebnisse gibt es nur für einzelne Runden ohne mercy. Lass --adjusted, --matches oder mercy weg.
ladder-adjusted = Spiele am Tisch werden nach der Güte der Entscheidungen gewertet, ohne das Kartenglück.
ladder-progress =
    { $wide ->
        [0] fertig; am breitesten ±{ $widest }
        [one] noch { $wide } Paarung; am breitesten ±{ $widest }
       *[other] noch { $wide } Paarungen; am breitesten ±{ $widest }
    }
ladder-head =
    { $rules }, { $players } Spieler, { $unit ->
        [match] Partien
       *[round] einzelne Runden
    }: { $games } Spiele. Jede Kartenverteilung wird einmal von jedem Platz aus gespielt.
    { $others ->
        [1] Siege des Bots der Zeile gegen den Bot der Spalte, ± das halbe 95-%-Intervall:
       *[other] Siege eines Bots der Zeile gegen { $others } der Spalte, ± das halbe 95-%-Intervall:
    }
ladder-against = gegen
ladder-chart-ratings = Wertungen
ladder-chart-zero = Elo, { $bot } ist 0
ladder-chart-mean = Elo, der Mittelwert ist 0
ladder-chart-shares = Gewonnene Spiele
ladder-chart-against =
    { $others ->
        [1] Bot der Zeile gegen Bot der Spalte
       *[other] ein Bot der Zeile gegen { $others } der Spalte
    }
ladder-chart-about =
    { $games } { $unit ->
        [match] Partien
       *[round] Runden
    }, jede Kartenverteilung von jedem Platz aus
ladder-half = { $value } ±{ $half }
ladder-bot = Bot
ladder-elo = Elo
ladder-games = Spiele
ladder-median = ms, Median
ladder-most = ms, p99
ladder-faults = Fehler
ladder-zero = Elo: { $bot } ist 0. Die Zeiten gelten je Entscheidung mit mehr als einem erlaubten Zug.
ladder-zero-mean = Elo: Der Mittelwert aller Bots ist 0. Die Zeiten gelten je Entscheidung mit mehr als einem erlaubten Zug.
ladder-faults-of =
    { $times ->
        [one] { $bot }: { $times } Fehler ({ $kinds }); dieser Zug war verloren.
       *[other] { $bot }: { $times } Fehler ({ $kinds }); diese Züge waren verloren.
    }
ladder-first-fault = { $told } Der erste Fehler: { $fault }
ladder-fault-illegal = { $times } unerlaubt
ladder-fault-silent = { $times } ohne Antwort
ladder-fault-timeout = { $times } zu spät
ladder-fault-crash = { $times } abgestürzt
ladder-fault-nonsense = { $times } unlesbar
ladder-fault-start = { $times } nicht gestartet
ladder-fault-absent = { $times } abwesend nach einem Fehler
ladder-fault-dismissed = { $times } entlassen
ladder-fault-other = { $times } anderer Art
ladder-stopped = Vorzeitig beendet: Das sind die bisher gespielten Spiele.
ladder-wide = In { $wide } von { $pairings } Paarungen ist das Intervall noch breiter als ±{ $asked }.
ladder-few-deals = Eine Paarung hat weniger als 30 Kartenverteilungen, ihr Intervall besagt also noch nichts.
ladder-again = Um diese Kartenverteilungen zu wiederholen: --key { $key }

dataset-written = { $file }: { $decisions } Entscheidungen aus { $rounds } Runden. Dieselbe Datei noch einmal: --key { $key }
dataset-stopped = Angehalten. Es wurde keine Datei geschrieben.

benchmark-head = { $bot }: { $games } Spiele. Gewonnene Spiele gegen einen Tisch voll von jedem Bot, ± das halbe 95-%-Intervall:
benchmark-players = Spieler
benchmark-fair = gleicher Anteil
benchmark-adjusted = Spiele am Tisch sind um das Glück bereinigt; kompilierte Spiele zählen, wie sie sind.
benchmark-version = Das ist Version { $given } des Benchmarks; vergleichen lässt sich hier nur Version { $known }.
benchmark-row = Diese Zeile gehört nicht zum Benchmark: ein anderer Tisch, andere Kartenverteilungen oder eine andere Zahl davon.
benchmark-rows = Der Datei fehlt eine Zeile des Benchmarks, oder sie enthält eine doppelt.
benchmark-other-bot = In der Datei geht es um { $known }, und { $given } trifft nicht auf dieselben Bots.
benchmark-check-played =
    { $played ->
        [one] Die Zahlen folgen aus den Kartenverteilungen, und { $played } nachgespielte endete gleich: { $sample }.
       *[other] Die Zahlen folgen aus den Kartenverteilungen, und { $played } nachgespielte endeten gleich: { $sample }.
    }
benchmark-check-fewer = Es sind { $deals } von { $usual } Kartenverteilungen.
benchmark-check-interrupted = Der Lauf wurde abgebrochen: Es fehlen Kartenverteilungen.
benchmark-check-figures = Die Zahlen folgen aus den Kartenverteilungen.
benchmark-check-unrepeated = Die Zahlen folgen aus den Kartenverteilungen; keine wurde nachgespielt, weil sich eine zeitlich begrenzte Suche nicht genau wiederholen lässt.
benchmark-check-wrong =
    { $played ->
        [one] nicht bestätigt: { $played } Kartenverteilung wurde nachgespielt; anders endeten: { $deals }.
       *[other] nicht bestätigt: { $played } Kartenverteilungen wurden nachgespielt; anders endeten: { $deals }.
    }

## Cluster

cluster-silent = Ein Ray-Cluster unter { $address } ist nicht nutzbar: { $reason }
cluster-failed = Der Cluster konnte diese Spiele nicht spielen: { $reason }
cluster-version = Auf dem Cluster läuft eine andere Version von oneleft, die andere Spiele spielen würde. Installiere diese Version auf allen seinen Rechnern.

## Diagramme

chart-title = { $rules }, { $players } Spieler
chart-about-round =
    { $games ->
        [one] { $games } Runde
       *[other] { $games } Runden
    } von { $policies }
chart-about-match =
    { $games ->
        [one] { $games } Partie
       *[other] { $games } Partien
    } von { $policies }
chart-about-house = Hausregeln mit { $deals } der Kartenverteilungen
chart-about-key = Intervalle zu 95 %; Schlüssel { $key }
chart-wins = Gewonnene Spiele nach Platz
chart-fair = gleicher Anteil
chart-length-round = Züge in einer Runde
chart-length-match = Runden in einer Partie
chart-points-round = Punkte in einer Runde
chart-points-match = Punkte in einer Partie, alle Plätze
chart-share-round = % der Runden
chart-share-match = % der Partien
chart-middle = Median { $median }, Mittelwert { $mean }, Höchstwert { $most }
chart-house = Was eine Hausregel ändert
chart-with = mit { $rule }
chart-without = ohne { $rule }
chart-more-moves-round = Züge je Runde
chart-more-moves-match = Züge je Partie
chart-more-points-round = Punkte je Runde
chart-more-points-match = Punkte je Partie

## Dateien

file-ending = { $file }: Der Name muss auf { $endings } enden.
file-directory = { $file } lässt sich nicht schreiben: Das Verzeichnis { $directory } gibt es nicht.
file-place = { $file } lässt sich nicht schreiben: Es ist ein Verzeichnis, oder du darfst dort nicht schreiben.
file-fails = { $file } konnte nicht geschrieben werden: { $reason }

## Lernumgebungen

env-choice = { $name } muss { $known } sein, nicht „{ $given }“.
env-no-render = Gib beim Erzeugen der Umgebung einen render_mode an.
env-games = Die Zahl der Spiele muss mindestens 1 sein, nicht { $given }.
env-threads = Die Zahl der Threads muss mindestens 1 sein, nicht { $given }.
env-own-policies = In einer Umgebung können höchstens { $most } eigene Strategien spielen.
env-line-ups = Eine Umgebung kann höchstens { $most } Aufstellungen haben.
env-reset-mask = reset_mask muss ein Array aus { $games } Wahrheitswerten sein. Mindestens einer muss wahr sein, vor dem ersten Spiel alle.
env-buffer = { $name } muss ein beschreibbares, C-zusammenhängendes Array aus { $dtype } der Form { $shape } sein.
env-row = Eine Beobachtung ist eine Zeile aus { $length } Zahlen, kein Array der Form { $given }.
env-seat-set = seat muss eine Zahl von 0 bis { $most } sein, eine Menge solcher Zahlen, „all“ oder None, nicht „{ $given }“.
env-no-policies = Mit seat="all" spielt sonst niemand: Lass policies weg.
env-no-match = rewards="match" setzt matches=True voraus.
env-actions = Übergib für jedes der { $games } Spiele eine ganze Zahl.
env-words = „{ $given }“ ist keiner der erlaubten Züge: { $known }.
env-agents = Übergib für jeden von { $agents } eine Aktion.
env-not-asked = Jetzt entscheidet { $asked }, nicht { $who }. Aktion { $action } heißt: nichts tun.
env-language = Die Sprache muss eine von { $known } sein, nicht „{ $given }“.
env-reset = Es läuft kein Spiel. Rufe zuerst reset() auf.
env-action = „{ $given }“ ist keine Aktion. Aktionen sind die ganzen Zahlen von 0 bis { $most }.
env-pass = { $who } ist am Zug, Passen ist nicht möglich. Wähle eine Aktion, die die Maske erlaubt.
env-not-possible = Aktion { $action } von { $who } ist nach RLCards Regeln nicht möglich. Möglich: { $offered }.
env-automatic = Aktion { $action } gibt es nicht: Reaktionen laufen in dieser Umgebung automatisch.
env-refused =
    { $move ->
        [none] Aktion { $action } von { $who } wird abgelehnt. { $why }
       *[other] Aktion { $action } von { $who }, „{ $move }“, wird abgelehnt. { $why }
    }
env-game = Spiel { $game }: { $why }
env-game-over = Spiel { $game } ist zu Ende. Beginne es zuerst neu.
env-hand = Deine Hand: { $hand }
env-known = Bekannt von { $name }: { $cards }
env-lacks = { $name } hat wohl kein { $colors }, nach dem Ziehen zu urteilen.
env-exposed = { $name } hat vergessen, „UNO“ zu rufen, und kann erwischt werden.
env-discards = Ablagestapel: { $cards }
env-percent = Gesamt in Prozent des Ziels: { $totals }
env-totals = Gesamt: { $totals }
env-your-turn = Du bist am Zug.
env-turn = { $name } ist am Zug.
env-over =
    { $winners ->
        [none] Das Spiel ist zu Ende. Niemand gewinnt.
       *[other] Das Spiel ist zu Ende. Gewonnen: { $winners }
    }

## Bots

bot-unknown = Unbekannter Bot „{ $given }“. Zur Wahl stehen: { $known }; oder gib ein Programm an, wie ./mybot.
bot-budget = „{ $given }“ ist keine gültige Bedenkzeit. Möglich sind expert, expert@200ms oder expert@5000 für 5000 Simulationen.
bot-adaptive = „{ $given }“ ist keine Spielstärke von adaptive. Möglich sind adaptive oder eine Zahl von adaptive@0 bis adaptive@{ $most }.
bot-unready = { $given } läuft hier nicht: { $reason }
bot-extra = { $given } braucht numba und numpy: pip install 'oneleft[arena]'

## Bot-Programme. $said ist die letzte Zeile der Fehlerausgabe, oder none.

bot-missing = Das Programm „{ $given }“ gibt es nicht.
bot-not-executable = „{ $given }“ lässt sich nicht starten. Mach es ausführbar (chmod +x), oder gib einem Python-Programm die Endung .py.
bot-many = Es sind { $given } Bots aufgeführt, aber nur { $seats } Plätze für sie da.
bot-fault-start = Es ist nicht gestartet: { $reason }.
bot-fault-timeout = Es hat nicht innerhalb von { $seconds } s geantwortet.
bot-fault-crash =
    { $said ->
        [none] Es hat sich beendet oder seine Pipes geschlossen, Exit-Status { $status }.
       *[words] Es hat sich beendet oder seine Pipes geschlossen, Exit-Status { $status }. Seine letzte Fehlerzeile: { $said }
    }
bot-fault-crash-policy = Seine Funktion ist gescheitert: { $reason }
bot-fault-nonsense = Seine Antwort „{ $given }“ ist nicht lesbar. { $reason }
bot-fault-nonsense-number = Seine Antwort „{ $given }“ gehört zu keiner Frage.
bot-fault-nonsense-endless = Es hat eine Zeile ohne Ende geschrieben: „{ $given }“…
bot-fault-illegal = Seine Antwort „{ $given }“ ist keiner seiner erlaubten Züge.
bot-fault-absent = Es wurde angehalten und spielt ab der nächsten Runde wieder mit.
bot-fault-dismissed = Es wurde { $times } Mal hintereinander angehalten und wird nicht mehr gestartet.

## Training

train-progress = Stufe { $stage }: gewinnt { $two } % der Runden zu zweit und { $four } % der Runden zu viert gegen sharp
train-stopped = Angehalten. Fertige Stufen bleiben im Verzeichnis von --checkpoints, wenn es eines gibt.
train-written = Geschrieben: { $file }
train-chart-error = Fehler der Unterschiede zwischen Zügen
train-chart-wins = Siege gegen sharp, 50 = ein gleicher Anteil
train-chart-players = { $players } Spieler
train-chart-epoch = Durchlauf

## Gewichte anpassen

tune-family = Unbekannte Regelfamilie „{ $given }“. Zur Wahl stehen: { $known }.
tune-progress = { $family }, { $players } Spieler: gewinnt { $wins } %
tune-stopped = Abgebrochen: Es wurde nichts geschrieben.
tune-written = { $rows ->
    [one] Eine Zeile Gewichte
   *[other] { $rows } Zeilen Gewichte
} in { $file }

## Der Server

server-no-table = Diesen Tisch gibt es nicht. Prüfe den Link.
server-table-closed = Der Betreiber dieses Servers hat diesen Tisch geschlossen. Die Ergebnisse beendeter Partien bleiben.
server-no-match = An diesem Tisch gibt es keine Partie Nummer { $number }.
server-no-player = Hier hat noch niemand namens „{ $given }“ eine Partie beendet.
server-no-code = Kein Tisch hier hat den Code { $given }. Prüf ihn, oder frag noch einmal nach.
server-no-step = Diese Partie hat keinen Schritt Nummer { $given }; der letzte ist { $most }.
server-no-analysis = Dieser Server kann keine Partien analysieren: Das Extra „arena“ ist nicht installiert.
server-analysis-long = Diese Partie ist zu lang für eine Analyse: höchstens { $most } Züge.
server-analysis-busy = Zu viele Partien warten auf ihre Analyse. Versuche es in ein paar Minuten noch einmal.
server-no-puzzle = Es gibt kein Rätsel „{ $given }“. Wähle eine Nummer von 1 bis { $count }.
server-bad-token = Das ist nicht oder nicht mehr dein Platz. Setz dich über den Link des Tisches.
server-no-token = Das können nur Spieler am Tisch. Sende das Token des Platzes mit.
server-bad-host = Dieser Server hört nicht auf den Namen „{ $given }“. Starte ihn mit --host-name { $given }.
server-bad-origin = Diese Seite gehört zu einer anderen Website und kann hier nicht spielen.
server-bad-type = Sende den Inhalt als application/json.
server-no-length = Sende die Länge des Inhalts mit der Anfrage: Content-Length.
server-no-spectators = An diesem Tisch sind keine Zuschauer erlaubt.
server-not-host = Das kann nur, wer den Tisch leitet.
server-not-seated = Du schaust zu. Das können nur Spieler am Tisch.
server-other-seat = Das ist der Zug eines anderen Spielers.
server-no-seat = Auf Platz { $given } sitzt niemand.
server-no-page = Unter dieser Adresse gibt es nichts.
server-no-method = Diese Methode ist hier nicht erlaubt.
server-failure = Bei uns ist etwas schiefgegangen. Bitte versuche es noch einmal.
server-damaged = Der Verlauf dieses Tisches auf dem Server ist beschädigt und nicht lesbar. Andere Tische sind nicht betroffen; sag bitte dem Betreiber des Servers Bescheid.
server-lost = { $count ->
    [one] Die Datenbank des Servers ist ausgefallen; dabei ging die letzte Änderung an diesem Tisch verloren. Das Spiel geht von hier aus weiter.
   *[other] Die Datenbank des Servers ist ausgefallen; dabei gingen die letzten { $count } Änderungen an diesem Tisch verloren. Das Spiel geht von hier aus weiter.
}
server-bad-message = Der Server konnte diese Nachricht nicht lesen. { $reason }
server-bad-name = „{ $given }“ geht nicht als Spitzname. Möglich sind 1 bis 24 sichtbare Zeichen.
server-bad-words = Diese Wörter gehen nicht: „{ $given }“. Möglich sind sichtbare Zeichen.
server-bad-reveal = Das passt nicht zu dem Hashwert, den du zum Mischen geschickt hast.
server-not-left-out = Du kannst einmal in einer Partie neu mischen lassen, wenn du nicht beteiligt warst.
server-name-taken = An diesem Tisch sitzt schon jemand namens „{ $given }“. Wähle einen anderen Namen.
server-look-alike = „{ $given }“ ist „{ $name }“ zu ähnlich, und dieser Name ist am Tisch schon vergeben. Wähle einen anderen.
server-name-owned = „{ $given }“ gehört auf diesem Server schon jemandem. Bist du { $name }, dann melde dich an. Sonst wähle einen anderen Namen.
server-name-free = Niemand hat „{ $given }“ auf diesem Server gesichert.
server-wrong-recovery = Das ist nicht der Wiederherstellungscode von „{ $given }“.
server-recovery-slip = In diesem Wiederherstellungscode ist ein Tippfehler. Er hat 20 Buchstaben und Ziffern in vier Gruppen.
server-no-passkeys = Dieser Server kann keine Passkeys verwenden. Nimm einen Wiederherstellungscode. (Für den Betreiber: pip install 'oneleft[passkeys]')
server-passkey-address = Passkeys brauchen einen Server mit Namen, nicht die Adresse { $given }. Nimm einen Wiederherstellungscode.
server-bad-passkey = Dieser Passkey ließ sich nicht prüfen. Versuche es noch einmal.
server-unknown-passkey = Zu diesem Passkey gehört auf diesem Server kein Name.
server-bad-challenge = Das hat zu lange gedauert oder ist schon geschehen. Versuche es noch einmal.
server-many-passkeys = Ein Name hat höchstens { $most } Passkeys, und jeden davon einmal.
server-last-key = Das ist der letzte Schlüssel zu deinem Namen. Füge zuerst einen anderen hinzu.
server-no-proof = Zeige zuerst, dass du es bist: Melde dich noch einmal an.
server-full = Alle { $players } Plätze sind besetzt.
server-bad-bot = Unbekannter Bot „{ $given }“. Zur Wahl stehen: { $known }.
server-begun = Die Partie hat schon begonnen.
server-not-begun = Die Partie hat noch nicht begonnen.
server-not-over = Die Partie ist noch nicht zu Ende.
server-too-few = Es ist noch niemand sonst da. Warte auf jemanden oder hol einen Bot dazu.
server-too-soon = Vielleicht kommt noch jemand. In { $seconds } s können Bots die freien Plätze nehmen.
server-too-many-people = Es sitzen schon mehr als { $players } Leute am Tisch.
server-next-match = Du bekommst in der nächsten Partie Karten.
server-not-away = Ein Bot kann nur einen abwesenden Spieler vertreten.
server-not-a-person = Den Tisch leiten kann nur ein Mensch.
server-needs-vote = Während der Partie kann niemand { $name } allein entfernen. Alle anderen zusammen können es durch Abstimmen.
server-no-vote = Du kannst nur während einer Partie abstimmen, und nur über einen anderen Menschen.
server-stale = Am Tisch hat sich etwas geändert, bevor dein Zug ankam. Sieh nach und wähle noch einmal.
server-settling = Jemand hat bemerkt, dass { $name } nicht UNO gerufen hat. Bitte warte kurz, bis das geklärt ist.
server-no-chat = An diesem Tisch gibt es nur die vorgegebenen Sprüche.
server-no-hints = An diesem Tisch sind keine Tipps erlaubt.
server-bad-phrase = Unbekannter Spruch „{ $given }“. Zur Wahl stehen: { $known }.
server-too-fast = Zu viele Anfragen. Versuche es gleich noch einmal.
server-too-many = Zu viele Verbindungen zu diesem Platz oder von deiner Adresse. Schließe einige davon.
server-too-many-tables = Von deiner Adresse wurden zu viele Tische eröffnet. Warte ein paar Minuten.
server-too-quick =
    { $setting ->
        [turn_seconds] Die Bedenkzeit muss auf diesem Server mindestens { $least } Sekunden betragen.
       *[bot_pace] Schneller als mit Tempo { $least } spielen Bots auf diesem Server nicht.
    }
server-too-long = Eine Partie endet auf diesem Server spätestens bei { $most } Punkten.
server-table-full = An diesem Tisch gab es zu viele Züge. Eröffne einen neuen.
server-no-space = Der Server hat im Moment keinen Platz für neue Tische. Begonnene Partien gehen weiter.
server-draining = Der Server wird gleich neu gestartet. Begonnene Partien gehen weiter; neue Tische gibt es, wenn er wieder da ist.
server-banned = Du kannst auf diesem Server nicht spielen.
server-no-invite = Dieser Server verlangt einen Einladungscode. Frag den Betreiber danach.
server-no-desk = Dieser Server hat keine Verwaltungsseite. Der Betreiber kann ihn mit --admin-token starten.
server-no-admin-token = Das Verwaltungskennwort fehlt.
server-wrong-admin-token = Das ist nicht das Verwaltungskennwort dieses Servers.
server-wrong-invite = Dieser Einladungscode stimmt nicht. Frag den Betreiber dieses Servers nach dem richtigen.
server-no-sign-in = Du bist nicht angemeldet. Melde dich an und versuche es noch einmal.
server-notice = Vom Betreiber dieses Servers: { $text }
server-too-big = Zu lang: höchstens { $most } Bytes.
server-busy = Der Server ist ausgelastet, oder seine Datenbank antwortet nicht. Versuche es gleich noch einmal; kein Zug wird doppelt gespielt.
server-secret-yet = Die Partie ist noch nicht zu Ende. Bis dahin bleiben ihre Karten geheim.

phrase-hello = Hallo!
phrase-nice = Guter Zug!
phrase-oops = Hoppla!
phrase-hurry = Du bist dran!
phrase-thanks = Danke!
phrase-sorry = Tut mir leid!
phrase-wow = Toll!
phrase-laugh = Haha!
phrase-good-game = Schönes Spiel!
phrase-again = Noch eine Partie?

menu-ask = Was möchtest du tun? Gib eine Zahl ein, oder drücke Enter, um hier zu spielen.
menu-play = Hier spielen, im Terminal
menu-page = Im Browser spielen
menu-host = Gastgeber sein für alle in deinem Netzwerk, im Browser
menu-learn = Das Spiel in fünf Minuten lernen
menu-help = Alle Befehle auflisten
menu-unknown = Gib eine Zahl von 1 bis { $count } ein.

serve-running =
    Läuft unter { $address } (Strg-C beendet)
    Die Spiele liegen in { $database }
serve-network = In deinem Netzwerk: { $address }
serve-desk = Die Verwaltung: { $address }
serve-local = Nur dieser Computer kann sich verbinden. Für Freunde in deinem Netzwerk starte mit --host 0.0.0.0 (make play HOST=0.0.0.0).
serve-status = Tische: { $tables } · Leute: { $people } · Züge/s: { $moves } · p99: { $milliseconds } ms
serve-stopped = Beendet. Wenn du den Server wieder startest, geht jede Partie dort weiter, wo sie war.
serve-port = Auf { $host }, Port { $port }, lässt sich nicht lauschen: { $reason }. Wähle mit --port einen anderen.
serve-proxy = „{ $given }“ ist keine Adresse. Gib bei --proxy eine Adresse wie 10.0.0.2 oder ein Netz wie 10.0.0.0/24 an.
serve-database = „{ $given }“ ist keine unterstützte Datenbank-URL. Möglich sind sqlite:///FILE oder postgresql://USER@HOST/NAME.
serve-postgres = PostgreSQL braucht einen Treiber: pip install 'oneleft[postgres]'
serve-twice = Ein anderer Server benutzt { $database }. Beende ihn zuerst, oder wähle mit --database eine andere Datei.
serve-failed = Der Server konnte nicht starten: { $reason }
serve-newer = Diese Datenbank gehört zu einer neueren Version von oneleft (Schema { $version }). Installiere diese Version, oder wähle mit --database eine andere Datenbank.
serve-setting = { $place }: { $reason }
serve-no-setting = { $place } ist keine Einstellung. Möglich sind: { $known }
serve-list = { $place } braucht eine Liste, wie ["a", "b"].
serve-no-list = { $place } nimmt einen einzelnen Wert, keine Liste.
serve-root-path = „{ $given }“ geht nicht als Pfad. Nimm Buchstaben, Ziffern und Schrägstriche, wie /uno.
serve-admin-token = Ein Verwaltungskennwort hat 16 bis 200 Zeichen: Buchstaben, Ziffern und Zeichen aus ASCII, keine Leerzeichen.
serve-invite-code = Ein Einladungscode hat 6 bis 64 Buchstaben, Ziffern, Punkte, Bindestriche, Unterstriche oder Tilden.
serve-sign-in-header = „{ $given }“ geht nicht als --sign-in-header. Gib den Namen eines Headers an, wie Remote-User, und mit --proxy den Proxy, der ihn setzt.
serve-node-address = „{ $given }“ ist keine Adresse für andere Server. Gib bei --node-address 10.0.0.5:7000, 10.0.0.5 oder :7000 an.
serve-node-port = Auf { $address } lässt sich nicht auf andere Server warten: { $reason }. Wähle mit --node-address eine andere Adresse.
serve-workers-sqlite = --workers braucht PostgreSQL: Mit SQLite würden die Prozesse nur aufeinander warten. Benutze --database postgresql://… oder lass --workers weg.
serve-workers-system = --workers braucht ein System, das Prozesse abspalten kann (fork), etwa Linux oder macOS.
serve-test-seed = ONELEFT_TEST_SEED macht jede Karte vorhersagbar. Es braucht ONELEFT_TESTING=1 und einen Server auf 127.0.0.1.
serve-test-clock = ONELEFT_TEST_CLOCK stellt die Uhr des Servers. Das geht nur mit ONELEFT_TESTING=1 und einem Server auf 127.0.0.1.

desk-title = Verwaltung
desk-token = Verwaltungskennwort
desk-token-what = Der Server wurde damit gestartet (--admin-token). Dieser Tab behält es, bis er geschlossen wird.
desk-forget = Abmelden
desk-load = Auslastung
desk-orders = Anweisungen
desk-tables = Tische und Personen
desk-all = alle
desk-state = Zustand
desk-find = Name, Regeln oder ID
desk-look = Suchen
desk-close = Tisch schließen
desk-close-really = Tisch { $value } schließen? Sein Protokoll wird gelöscht; die Ergebnisse beendeter Partien bleiben.
desk-ban = Sperren
desk-ban-who = Einen Spitznamen, eine Adresse oder ein Netz wie 192.0.2.0/24 sperren
desk-ban-really = { $value } sperren? Ein Name bekommt keine neuen Plätze, ein Netz keine Antworten. Offene Verbindungen bleiben.
desk-lift = Sperre aufheben
desk-lift-really = { $value } wieder zulassen?
desk-message = Nachricht an alle an einem Tisch
desk-send = Senden
desk-send-really = Allen zeigen: { $value }
desk-drain = Keine neuen Tische (drain)
desk-drain-really = Ab jetzt keine neuen Tische und Partien? Alle erfahren es. Es endet mit dem Neustart der Server.
desk-drained = Keine neuen Tische bis zum Neustart der Server.
desk-drain-end = Neue Tische wieder zulassen
desk-drain-end-really = Neue Tische wieder zulassen?
desk-waiting = wartet
desk-starting = beginnt
desk-playing = spielt
desk-over = beendet
desk-match = Partie { $number }
desk-bots = { $count ->
    [one] mit { $count } Bot
   *[other] mit { $count } Bots
}
desk-listed = öffentlich
desk-opened = eröffnet vor { $ago }
desk-moved = letzter Eintrag vor { $ago }
desk-seated = sitzt seit { $ago }
desk-online = verbunden
desk-away = nicht verbunden
desk-damaged = nicht lesbar
desk-shown = Tische: { $shown } von { $found }
desk-people-shown = Personen: { $count }
desk-node = Server-Prozess { $id }, Version { $version }
desk-figures = Tische im Speicher: { $tables } · verbunden: { $people } · Züge/s: { $moves } · langsamste 1 % der Züge: über { $milliseconds } ms · Prozessor: { $processor } %
desk-reported = gemeldet vor { $ago }
desk-no-node = In den letzten Minuten hat sich kein Server gemeldet.
desk-database = Datenbank: Tische: { $tables }, { $size }
desk-free = { $size } frei auf der Platte
desk-order-drain = Keine neuen Tische (drain)
desk-order-name = Gesperrter Name:
desk-order-network = Gesperrtes Netz:
admin-checked = Gelesene Tische: { $tables }. Geprüfte Protokolle beendeter Partien: { $records }. Verglichene Schnappschüsse: { $snapshots }.
admin-record = das Protokoll der Partie { $match } stimmt nicht: { $reason }
admin-result = die gespeicherten Ergebnisse der Partie { $match } weichen vom Protokoll ab
admin-table = Tisch { $table }, ab Eintrag { $number }: { $reason }
admin-part = Die Datenbank: { $reason }
admin-missing = Eintrag { $number } fehlt
admin-snapshot = der Schnappschuss stimmt nicht mit dem Protokoll überein. Lösche die Zeile des Tisches in „snapshots“
admin-damaged = { $count ->
    [one] Ein Fehler.
   *[other] { $count } Fehler.
} Stelle die betroffenen Tische aus einer Sicherung wieder her. Alle anderen laufen weiter.
admin-fine = Alles ist lesbar.
admin-unreadable = Die Datenbank ist nicht lesbar: { $reason }
admin-empty = In { $database } sind keine Tische: Das ist keine Datenbank eines Servers.
admin-backed-up = Gesichert in { $file }.
admin-restored = Aus { $file } wiederhergestellt. Starte den Server.
admin-migrated = Die Datenbank hat Version { $version }.
admin-exported = { $count ->
    [one] Ein Protokoll nach { $directory } geschrieben.
   *[other] { $count } Protokolle nach { $directory } geschrieben.
}
admin-draining = Bis zum Neustart der Server gibt es keine neuen Tische. Ohne Neustart endet das mit: oneleft admin drain --end
admin-drained = Neue Tische sind wieder möglich.
admin-told = Alle, die verbunden sind, erfahren es in wenigen Sekunden.
admin-closed = Tisch { $value } ist geschlossen. Die Ergebnisse seiner beendeten Partien bleiben.
admin-no-table = Es gibt keinen Tisch { $table }.
admin-banned = Gesperrt: { $value }
admin-lifted = Nicht mehr gesperrt: { $value }
admin-not-banned = { $value } ist nicht gesperrt.
admin-released = Freigegeben: { $name }. Jetzt kann jeder den Namen sichern.
admin-not-claimed = Niemand hat „{ $name }“ gesichert.
admin-no-address = „{ $value }“ ist weder ein Spitzname noch eine Adresse. Nimm einen Spitznamen, eine Adresse wie 192.0.2.7 oder ein Netz wie 192.0.2.0/24.
admin-default-name = „{ $value }“ heißen alle, die keinen Namen eingeben; darum lässt sich der Name nicht sperren. Sperre stattdessen eine Adresse oder ein Netz.
admin-no-text = Die Nachricht ist leer.
admin-no-directory = Es gibt kein Verzeichnis { $directory }. Lege es zuerst an, oder wähle eine andere Datei.
admin-there = { $file } gibt es schon. Wähle einen anderen Namen.
admin-not-empty = In { $database } sind schon Spiele. Stelle in eine neue Datenbank wieder her.
admin-no-backup = { $file } ist keine Sicherung: { $reason }
admin-old = Die Datenbank stammt von einer älteren Version. Aktualisiere sie zuerst: oneleft admin migrate

join-seated = Platz genommen. Persönlicher Link zu diesem Platz: { $table }
join-left = { $matches ->
    [one] Nach einer Partie gegangen.
   *[other] Nach { $matches } Partien gegangen.
}
join-gone = Verbindung getrennt. Der Platz gehört weiter dir, und solange spielt ein Bot für dich: { $table }
client-invite = Gib ihn in der Umgebungsvariable { $variable } an.
client-left = Die Verbindung zu { $given } wurde geschlossen.
client-link = „{ $given }“ ist kein Link zu einem Tisch. Links sehen so aus: http://HOST:PORT/t/TISCH
client-replay-link = „{ $given }“ ist kein Link zum Nachspielen einer Partie. Links sehen so aus: http://HOST:PORT/t/TISCH/replay/1
client-no-seat = Du sitzt an keinem Tisch. Eröffne einen mit open_table oder setz dich mit join_table an einen.
client-unreachable = { $given } antwortet nicht: { $reason }
system-no-file = das gibt es nicht
system-no-permission = die Berechtigung fehlt
system-directory = das ist ein Verzeichnis
system-no-directory = ein Teil des Pfads ist kein Verzeichnis
system-full = der Datenträger ist voll
system-read-only = der Datenträger ist schreibgeschützt
system-address-used = ein anderes Programm benutzt diese Adresse
system-refused = dort nimmt nichts Verbindungen an
system-no-route = kein Weg führt im Netz dorthin
system-timeout = es dauerte zu lange
system-no-host = kein Server hat diesen Namen

## Zurücknehmen: allein gegen Bots

event-taken-back = { $seat } nimmt einen Zug zurück.
event-you-taken-back = Du nimmst einen Zug zurück.
screen-undo-key = z zurücknehmen
page-take-back = Zurücknehmen
server-no-take-back = Züge zurücknehmen kannst du nur allein gegen Bots, und nicht an einem öffentlichen Tisch.
server-nothing-to-take-back = Es gibt nichts zurückzunehmen: Deine eigenen Züge kannst du bis zum nächsten Geben und bis zum Ende der Partie zurücknehmen.
rated-taken-back = Ohne Wertung: Es wurden Züge zurückgenommen.
page-taken-back =
    { $count ->
        [one] Es wurden einmal Züge zurückgenommen. Das Protokoll enthält die, die am Ende galten.
       *[other] Es wurden { $count } Mal Züge zurückgenommen. Das Protokoll enthält die, die am Ende galten.
    }
log-nothing-taken-back = Es nimmt einen Zug zurück, wo keiner ist.

## Das Spiel des Tages

server-daily-once = Das ist das Spiel des Tages: Jeder spielt es einmal. Du kannst es schließen und bis zum Ende des Tages weiterspielen.
server-daily-played = Du hast das heutige Spiel schon gespielt: { $points } Punkte. Um Mitternacht UTC gibt es ein neues.
page-daily = Spiel des Tages
page-daily-about = Eine Runde gegen drei Bots, dieselben Karten für alle, einmal am Tag. Wirst du alle Karten los, bekommst du die Karten der anderen als Punkte; sonst verlierst du die Punkte deiner eigenen.
page-daily-play = Heutiges Spiel spielen
page-daily-result = Dein Ergebnis
page-daily-beaten = besser als { $percent } der anderen
page-daily-unranked = Dieses Ergebnis zählt nicht in der Rangliste: Das Tageslimit für deine Adresse ist erreicht.
page-daily-first = Heute hat es vor dir noch niemand gespielt.
page-daily-average = Durchschnitt: { $points }
page-daily-expert = Der Experte: { $points }
page-daily-expert-none = Der Experte hat es noch nicht gespielt.
page-daily-players =
    { $count ->
        [one] Bisher { $count } Mitspieler
       *[other] Bisher { $count } Mitspieler
    }
page-daily-distribution = Verteilung der Punkte
page-daily-bar =
    { $count ->
        [one] { $from } bis { $to } Punkte: { $count } Person
       *[other] { $from } bis { $to } Punkte: { $count } Personen
    }
page-daily-bar-you = { $bar }, auch du
page-daily-streak =
    { $count ->
        [one] { $count } Tag in Folge
       *[other] { $count } Tage in Folge
    }
page-daily-share = oneleft, Spiel des Tages { $day }: { $points } Punkte
page-daily-share-button = Ergebnis kopieren
page-daily-ranking = Rangliste
page-daily-next = Das nächste Spiel kommt um Mitternacht UTC.
page-daily-yesterday = Gestern
page-daily-key = Schlüssel: { $key }
page-daily-again = Heutiges Spiel fortsetzen
page-daily-see = Ergebnisse ansehen
page-daily-see-of = Spiel des Tages: Ergebnisse

## Turniere

server-no-tournament = Dieses Turnier gibt es nicht. Prüfe den Link.
server-no-person = Niemand in diesem Turnier hat die Nummer { $given }.
server-bad-title = „{ $given }“ kann kein Turnier heißen. Nimm 1 bis 60 sichtbare Zeichen.
server-tournament-over = Dieses Turnier ist zu Ende.
server-tournament-full = Dieses Turnier ist voll: { $most } Personen.
server-tournament-name = „{ $given }“ ist „{ $name }“ zu ähnlich, und so heißt in diesem Turnier schon jemand. Wähle einen anderen Namen.
server-tournament-once = Das ist der Tisch eines Turniers: Hier wird eine Partie gespielt, mit den Personen und der Mischung, die ausgelost wurden.
server-too-few-people = Eine Runde braucht mindestens { $least } Personen.
server-last-round = Die letzte Runde läuft schon. Beende das Turnier oder warte auf ihre Tische.
server-time-called = Die Zeit ist um: Diese Partie zählt, wie sie steht.
page-tournament = Turnier
tournament-about = Für 6 bis 64 Personen an Tischen zu dritt bis zu fünft. In jeder Runde treffen sich Personen mit ungefähr gleich vielen Punkten. Ein Link für alle.
tournament-open = Turnier eröffnen
tournament-name = Name des Turniers
tournament-usual = Turnier heute Abend
tournament-rounds = Runden
tournament-minutes = Minuten für eine Runde (0: ohne Grenze)
tournament-by-itself = Die nächste Runde beginnt automatisch
tournament-play-too = Ich spiele mit
tournament-join = Mitmachen
tournament-in = Du bist dabei, { $name }.
tournament-waiting = Die erste Runde beginnt, wenn alle da sind.
tournament-people =
    { $count ->
        [one] { $count } Person
       *[other] { $count } Personen
    }
tournament-round = Runde { $number } von { $rounds }
tournament-to-table = Zu deinem Tisch
tournament-table = Tisch { $number }
tournament-table-waiting = beginnt gleich
tournament-table-playing = spielt noch
tournament-table-over = fertig
tournament-table-called = Zeit war um
tournament-watch = Tisch { $number } zusehen
tournament-standings = Tabelle
tournament-place = Platz
tournament-points = Punkte
tournament-opposition = Gegner
tournament-opposition-about = Die Punkte aller Gegner. Bei Gleichstand entscheiden sie.
tournament-played = Gespielt
tournament-tables = Tische dieser Runde
tournament-next = Nächste Runde in { $time }
tournament-soon = Gleich wird die nächste Runde gestartet.
tournament-left-time = Restzeit: { $time }
tournament-bye = In dieser Runde hast du ein Freilos. Es zählt { $points } Punkte, den Durchschnitt an einem Tisch.
tournament-byes = Freilos: { $names }
tournament-late = Du spielst ab der nächsten Runde mit.
tournament-done = Dein Tisch ist fertig. Die anderen spielen noch.
tournament-draw = Runde { $number } starten
tournament-draw-early = Einige Tische spielen noch. Sie werden so gewertet, wie sie stehen.
tournament-finish = Turnier beenden
tournament-finish-really = Jetzt beenden? Dann gilt die Tabelle.
tournament-remove = { $name } entfernen
tournament-leave = Turnier verlassen
tournament-left = ausgestiegen
tournament-winner = { $name } gewinnt das Turnier!
page-tournament-back = Zurück zum Turnier
page-tournament-begins = Die Partie beginnt, wenn alle da sind, oder kurz darauf ohne die, die fehlen.
tournament-personal = Dieser persönliche Link ist deine Teilnahme am Turnier. Öffne ihn auf deinem anderen Gerät und gib ihn nicht weiter.
tournament-tv = Für einen großen Bildschirm
tournament-scan = Scanne den Code und mach mit
tournament-controls = Für den Gastgeber
tournament-key = Schlüssel der Auslosung: { $key }
tournament-verified =
    { $count ->
        [one] Der Schlüssel ergibt dieselbe Auslosung.
       *[other] Der Schlüssel ergibt dieselben { $count } Auslosungen.
    }
tournament-not-verified = Der Schlüssel ergibt für Runde { $number } eine andere Auslosung.
tournament-key-secret = Der Schlüssel der Auslosung wird gezeigt, wenn das Turnier zu Ende ist.
tournament-link = „{ $given }“ ist kein Link zu einem Turnier. Links sehen so aus: http://HOST:PORT/e/TURNIER
tournament-opened = Link für alle: { $link }
tournament-host-link = Dein Link als Gastgeber: { $link }

## Rätsel. Chancen sind die der Runde, in ganzen Prozent.

puzzle-title = Rätsel { $number }
puzzle-daily = Tagesrätsel
puzzle-difficulty =
    { $difficulty ->
        [easy] leicht
        [medium] mittel
       *[hard] schwer
    }
puzzle-head = { $title }, { $difficulty }. Regeln: { $rules }. Du bist { $name }.
puzzle-question = Ein Zug ist klar der beste. Welcher?
puzzle-ask = Dein Zug:
puzzle-right = Richtig! Das ist der beste Zug.
puzzle-wrong =
    { $points ->
        [one] Nicht der beste: { $best } gewinnt die Runde um { $points } Prozentpunkt öfter.
       *[other] Nicht der beste: { $best } gewinnt die Runde um { $points } Prozentpunkte öfter.
    }
puzzle-chances = Chance, die Runde zu gewinnen, mit jedem Zug:
puzzle-illegal = Das geht hier nicht.
puzzle-streak =
    { $count ->
        [one] { $count } Tag in Folge
       *[other] { $count } Tage in Folge
    }
puzzle-counted = Du hast das heutige Rätsel schon beantwortet, also zählt diese Antwort nicht.
puzzle-day =
    { $result ->
        [right] { $date }: richtig
        [wrong] { $date }: falsch
       *[none] { $date }: keine Antwort
    }
puzzle-another = Noch ein Rätsel
puzzle-today = Zum Tagesrätsel
puzzle-share = Zum Teilen kopieren
puzzle-shared = Kopiert
puzzle-share-text =
    { $result ->
        [right] oneleft, Tagesrätsel vom { $date }: gelöst. { $streak }.
       *[wrong] oneleft, Tagesrätsel vom { $date }: nicht gelöst.
    }
puzzle-found =
    { $decisions ->
        [one] { $decisions } Entscheidung
       *[other] { $decisions } Entscheidungen
    }
puzzle-written =
    { $count ->
        [one] { $file }: { $count } Rätsel, aus { $matches } Partien, { $decisions } Entscheidungen und { $candidates } Kandidaten.
       *[other] { $file }: { $count } Rätsel, aus { $matches } Partien, { $decisions } Entscheidungen und { $candidates } Kandidaten.
    }

## Die Webseite

page-welcome = Das Kartenspiel, bei dem die letzte Karte zählt. Spiel sofort gegen Bots, oder schick deinen Freunden einen Link.
page-name = Dein Name
page-face = Wähle ein Gesicht
page-face-drawn = Aus deinem Namen gezeichnet
page-you = Gast
page-play-now = { $count ->
    [one] Jetzt gegen einen Bot spielen
   *[other] Jetzt gegen { $count } Bots spielen
}
page-play-friends = Mit Freunden spielen
page-quick = Schnelle Partie
page-settings = Einstellungen
page-edition = Ausgabe
page-house = Hausregeln
page-format = Zählweise
page-players = Spieler
page-target = Punkte bis zum Sieg
page-level = Bots
page-level-easy = leicht
page-level-steady = solide
page-level-sharp = stark
page-level-keen = gewieft
page-level-expert = Experte
page-level-adaptive = auf Augenhöhe
page-level-bluffer = Bluffer
page-level-dreamer = Träumer
page-level-hoarder = Hamster
page-level-hunter = Jäger
page-level-racer = Flitzer
page-does-easy = Spielt meist vernünftige Karten und vergisst, UNO zu rufen.
page-does-steady = Spielt solide: hebt Joker auf und behält alle im Auge, die bald fertig sind.
page-does-sharp = Wägt jede Karte gut ab und macht wenige Fehler.
page-does-keen = Merkt sich, bei welchen Farben die anderen ziehen mussten.
page-does-expert = Denkt voraus und schätzt, was die anderen auf der Hand haben.
page-does-adaptive = Spielt etwa so gut wie du: stärker, wenn du gewinnst, schwächer, wenn du verlierst. Dein Gerät merkt sich dafür eine einzige Zahl.
page-does-bluffer = Legt die Zieh Vier Farbwahl, ob erlaubt oder nicht, und zweifelt die aller anderen an.
page-does-dreamer = Vergisst, UNO zu rufen, und merkt selten, wenn andere es vergessen.
page-does-hoarder = Hamstert Joker und legt sie erst ganz am Schluss.
page-does-hunter = Spart Aussetzen- und Zieh-Karten für den Spieler mit den wenigsten Karten auf.
page-does-racer = Ist schneller als alle anderen und wirft dazwischen, wo es nur geht.
page-characters = Charaktere
page-turn = Sekunden pro Zug (0: ohne Grenze)
page-listed = Tisch öffentlich zeigen
page-people = Leute
page-tables = Offene Tische
page-seats-free = { $count ->
    [one] Ein Platz frei
   *[other] { $count } Plätze frei
}
page-under-way = Partie läuft
page-independent = oneleft ist unabhängig. UNO ist eine Marke von Mattel.
page-offline = Der Server antwortet nicht. Versuche es gleich noch einmal.
page-lost = Verbindung verloren. Neuer Versuch …
page-close = Schließen
page-waiting = Warten auf Mitspieler
page-host = Tischleitung
page-remove = { $name } entfernen
page-remove-what = Ein Spieler muss gehen, wenn alle anderen dafür stimmen. Eine Partie mit Wertung gilt dann für alle anderen als verloren.
page-votes = { $count ->
    [one] { $names } möchte { $name } aus der Partie entfernen.
   *[other] { $names } möchten { $name } aus der Partie entfernen.
}
page-add-bot = Bot dazuholen
page-start = Partie starten
page-host-starts = Die Tischleitung startet die Partie.
page-quick-waits = { $count } von { $players } Plätzen sind besetzt. Die Partie beginnt automatisch, wenn der Tisch voll ist.
page-quick-fill = Mit Bots auffüllen und starten
page-invite = Freunde einladen
page-copy = Link kopieren
page-copied = Kopiert
page-code = QR-Code mit dem Link zum Tisch
page-address = Adresse
page-address-what = Wähle die Adresse des Netzwerks, in dem deine Freunde sind.
page-share-link = Teilen
page-table-code = Code auf { $address }:
page-personal = Auf einem anderen Gerät weiterspielen
page-personal-what = Dieser persönliche Link ist dein Platz. Öffne ihn auf deinem anderen Gerät und gib ihn nicht weiter.
page-this-is-you = das bist du
page-person = Anderswo dieselbe Person sein
page-person-what = Was du gespielt hast, gehört zu deinem Namen und einem Geheimnis dieses Browsers. Dieser Link bringt beides auf ein anderes Gerät. Gib ihn nicht weiter.
page-person-ask = Dieser Link macht dich zu „{ $name }“ von einem anderen Gerät. Möchtest du hier ab jetzt so spielen? Das bisherige Geheimnis dieses Browsers geht verloren.
page-person-accept = Als { $name } spielen
page-person-keep = Meines behalten
page-own-name = Namen sichern
page-own-name-what = Sichere deinen Namen auf diesem Server: Niemand sonst kann darunter spielen, und du kannst dich auf allen deinen Geräten anmelden.
page-name-claimed = gesicherter Name
page-name-deleted = gelöschte Person
page-sign-in = Anmelden
page-commitment = Das Siegel des Servers, ein Hashwert seines Schlüssels: { $commitment }
page-words = Eigene Wörter zum Mischen beitragen
page-words-what = Sie kommen zu den Zufallszahlen deines Geräts dazu. Niemand sieht sie vor dem Mischen. Nach der Partie stehen sie im Protokoll.
page-shuffle = Das Gerät jedes Spielers trägt geheime Zufallszahlen zum Mischen bei. So kann niemand die Reihenfolge der Karten bestimmen.
page-shuffle-details = Einzelheiten zum Nachrechnen
page-shuffle-hash = { $name }: { $hash }
page-shuffle-none = { $name }: noch nichts
page-shuffle-bots = Die Bots des Servers tragen nichts bei.
page-starting = Die Karten werden gemischt …
page-parts = Am Mischen beteiligt: { $names }.
page-left-out = Nicht am Mischen beteiligt: { $names }.
page-bots-add-nothing = Bots, die nichts beitragen: { $names }.
page-left-out-you = Dein Gerät ist an diesem Mischen nicht beteiligt: Von ihm kam nichts rechtzeitig an.
page-reshuffle = Neu mischen
page-part-holds = Dein Gerät hat mitgemischt, und alles stimmt.
page-part-mine = So prüfst du das Protokoll selbst: { $command }
page-part-elsewhere = Das Mischen stimmt. Dein Beitrag kam von einem anderen deiner Geräte.
page-part-none = Die Karten folgen aus dem versiegelten Schlüssel, aber dein Gerät war am Mischen nicht beteiligt.
page-hashes-changed = Die Beiträge der Spieler sind nicht die, die vor dem Geben feststanden!
page-shuffles = { $count ->
    [one] Das war Partie { $match } an diesem Tisch. Seit dem letzten Partieende, das dein Gerät gesehen hat, wurde einmal gemischt.
   *[other] Das war Partie { $match } an diesem Tisch. Seit dem letzten Partieende, das dein Gerät gesehen hat, wurde { $count }-mal gemischt.
}
page-too-many-shuffles = Dein Gerät beteiligt sich nicht: Der Server wollte öfter mischen, als eine Partie es braucht, und könnte sich so ein ihm genehmes Mischen aussuchen.
page-seal-repeated = Der Server hat dieses Siegel schon für eine andere Partie benutzt, die Karten könnten also bekannt sein! Dein Gerät beteiligt sich nicht.
page-sit = Platz nehmen
page-watch = Nur zuschauen
page-watching = Du schaust zu.
page-tv = Auf dem Fernseher zeigen
page-tv-address = Oder auf dem Fernseher öffnen:
page-tv-join = Scannen und mitspielen
page-tv-turn = { $name } ist am Zug
page-hand-only = Nur meine Hand: Der Tisch ist auf dem Fernseher
page-one-device = Wir teilen dieses Gerät
page-one-device-what = Mehrere spielen an diesem Gerät und geben es weiter. Nach jedem Zug verdeckt es die Hand.
page-one-device-name = Name einer weiteren Person
page-one-device-add = Hinzufügen
page-one-device-added = Hinzugefügt: { $names }
page-pass-to = Weitergeben an { $name }
page-i-am = Ich bin { $name }
page-look = In die eigene Hand schauen:
page-cover = Meine Hand verdecken
page-calls-uno = { $name } ruft „UNO!“
page-try-again = Noch einmal versuchen
page-no-seat = Kein Platz ist frei.
page-your-hand = { $count ->
    [one] Deine Hand, eine Karte
   *[other] Deine Hand, { $count } Karten
}
page-playable = spielbar
page-player = { $count ->
    [one] { $name }, eine Karte
   *[other] { $name }, { $count } Karten
}
page-bot = Bot, { $level }
page-away = weg, solange spielt ein Bot
page-catch = { $name } erwischen!
page-swap = Karten tauschen
page-draw = Ziehen
page-draw-pile = Ziehstapel, { $count }
page-top = Oberste Karte: { $card }. Gespielte Farbe: { $color }
page-direction = { $direction ->
    [left] Es geht im Uhrzeigersinn
   *[right] Es geht gegen den Uhrzeigersinn
}
page-seconds = { $count ->
    [one] Noch eine Sekunde
   *[other] Noch { $count } Sekunden
}
page-phase-turn = Du bist dran: Lege eine Karte oder ziehe.
page-turn-after = Du bist dran: { $name } hat { $card } gelegt.
page-phase-drew = Du hast { $card } gezogen. Lege die Karte oder behalte sie.
page-phase-penalty = { $count ->
    [one] Dir droht eine Strafkarte.
   *[other] Dir drohen { $count } Strafkarten.
}
page-phase-color = Die erste Karte ist ein Joker: Welche Farbe beginnt?
page-phase-color-drop = Die Jam-Karte ist gefallen: Welche Farbe gilt jetzt?
page-phase-swap = Du hast eine 7 gelegt. Mit wem tauschst du?
page-phase-series = Du kannst noch eine Karte der gleichen Zahl legen oder deinen Zug beenden.
page-phase-slam = { $count ->
    [one] Slam! Wirf eine Karte ab.
   *[other] Slam! Wirf { $count } Karten ab.
}
page-can-jump = Du hast die gleiche Karte: Du kannst zwischenwerfen!
page-waits = { $name } ist am Zug.
page-waits-table = Warten auf den anderen Tisch.
page-noticed = { $by } hat bemerkt, dass { $name } nicht UNO gerufen hat!
page-which-color = Welche Farbe?
page-held = { $count } auf der Hand
page-cancel = Andere Karte wählen
page-keep = Behalten
page-pass = Zug beenden
page-take = { $count ->
    [one] 1 Karte nehmen
   *[other] { $count } Karten nehmen
}
page-challenge = Anzweifeln
page-challenge-risk = War es kein Bluff, ziehst du { $count }.
page-stood-in = Ein Bot spielt für dich.
page-back = Bin wieder da
page-log = Spielverlauf
page-say = Etwas sagen
page-allow-chat = Eigene Nachrichten erlauben
page-hint = Tipp
page-hint-best = am besten
page-hint-chance = gewinnt zu { $percent } %
page-hint-move = Tipp: { $move } (gewinnt zu { $percent } %)
page-hint-only = Tipp: { $move }
page-hint-wait = Tipp: abwarten
page-allow-hints = Tipps erlauben (die Partie wird nicht gewertet)
page-say-to = An
page-everybody = Alle
page-reactions = Reaktionen
page-chat = Deine Nachricht
page-send = Senden
page-mute-person = { $name } stummschalten
page-mute = Stumm
page-letters = Tastenkürzel ausschalten
page-sort = Karten sortieren
page-sort-color = nach Farbe
page-sort-number = nach Zahl
page-sort-drawn = wie gezogen
page-scores = Punktetafel
page-round = Runde
page-round-over = Die Runde ist zu Ende
page-you-win = Du gewinnst!
page-you-came = { $name } gewinnt, du kommst auf Platz { $place }.
page-you-win-round = Du gewinnst die Runde!
page-wins-round = { $name } gewinnt die Runde
page-total = Summe
page-deal = Nächste Runde
page-next-soon = Gleich beginnt die nächste Runde.
page-rematch = Noch einmal spielen
page-record = Protokoll laden, um jedes Mischen zu prüfen
page-rules = Regeln
page-all = alle Ausgaben
page-race = Punkte nach jeder Runde
page-replay = Nachspielen
page-analyse = Analysieren
page-step-back = Einen Schritt zurück
page-step-on = Einen Schritt weiter
# as in English
page-pause = Pause
page-run = Abspielen
page-step = { $step } von { $steps }
page-verify = Mischen prüfen
page-genuine = { $cards ->
    [one] Echt: Das ist der Schlüssel, der vor dem Geben versiegelt wurde, und er ergibt die eine Karte.
   *[other] Echt: Das ist der Schlüssel, der vor dem Geben versiegelt wurde, und er ergibt alle { $cards } Karten.
}
page-forged = Das ist nicht der Schlüssel, der vor dem Geben versiegelt wurde!
page-other-seal = Das ist nicht der Schlüssel, dessen Siegel dein Gerät vor dem Geben gesehen hat!
page-why = Woher kommen diese Punkte?
page-view = Ansicht
page-your-settings = Deine Einstellungen
page-theme = Tisch und Karten
page-theme-auto = wie das Gerät
page-theme-classic = klassischer Filz
page-theme-night = Nacht
page-theme-paper = Papier
page-theme-contrast = hoher Kontrast
page-speed = Tempo
page-speed-calm = ruhig
# as in English
page-speed-normal = normal
page-speed-fast = schnell
page-large-print = Karten in Großdruck
page-volume = Lautstärke
page-alerts = Benachrichtigen, wenn ich dran bin
page-alerts-offer = Du bist schon eine Weile dran. Möchtest du nächstes Mal eine Benachrichtigung?
page-yes = Ja
page-no = Nein
page-type = Zug eintippen
page-ask = Erklären
page-more = Mehr
page-sign-draw = +{ $count }
page-sign-uno = UNO!
page-sign-skip = Aussetzen!
page-sign-reverse = Richtungswechsel!
page-sign-jump = Dazwischen!
page-sign-caught = Erwischt!
# as in English
page-sign-guilty = Bluff!
page-sign-lawful = Kein Bluff
page-sign-stack = +{ $count }
page-sign-nomatch = Passt nicht, weiter geht’s
page-sign-swap = Kartentausch!
page-sign-pass = Alle Karten wandern!
page-sign-graduation = Abschluss!
page-points = { $count ->
    [one] { $count } Punkt
   *[other] { $count } Punkte
}
page-swap-with = Karten tauschen mit { $name }
page-pending = { $count ->
    [one] Eine Strafkarte ist offen
   *[other] { $count } Strafkarten sind offen
}
page-said = { $name }: „{ $text }“
page-table = Der Tisch
page-carried = Übertrag
page-left = Übrige Karten
page-misdealt = Der Schlüssel ist der versiegelte, aber eine Karte bei Schritt { $step } passt nicht dazu!
page-share = Diesen Moment teilen
page-moment = Moment der Partie
page-grace = Frist zum UNO-Rufen (Sekunden)
page-welcome-outside = Willkommen
page-invite-code = Einladungscode
page-enter = Eintreten
page-have-link = Hast du einen Code oder einen Link?
page-go = Öffnen
page-only-here = Dieser Link geht nur auf diesem Computer. Um Freunde in deinem Netzwerk einzuladen, starte den Server mit --host 0.0.0.0 (make play HOST=0.0.0.0).
page-partner = Partner
page-title-turn = ● Du bist dran · oneleft
page-other-table = Der andere Tisch
page-nowhere = Unter dieser Adresse gibt es nichts. Fang hier an.
page-join-waiting = An den Tisch setzen
page-join-playing = Hier läuft eine Partie
page-join-starting = Eine Partie beginnt gerade
page-join-over = Diese Partie ist zu Ende
page-hand-over = Leitung übergeben
page-leave = Tisch verlassen
page-need-name = Gib zuerst deinen Namen ein, damit die anderen wissen, wer du bist.
page-bad-link = Das ist weder ein Code noch ein Link zu einem Tisch. Ein Code hat vier Buchstaben.
page-own-tables = Deine Partien
page-eliminated = Du hast die Grenze erreicht und bist ausgeschieden. Du kannst weiter zuschauen.
page-latecomers = Wer später kommt, spielt ab der nächsten Partie mit
page-your-turn = Du bist dran
page-between-rounds = Zwischen zwei Runden
page-forget = Das Spiel mit { $names } vergessen
page-forget-all = Liste leeren
page-join-next = Setz dich: Du schaust jetzt zu und spielst in der nächsten Partie mit.
page-join-closed = Während dieser Partie kann sich niemand mehr setzen.
page-change-rules = Regeln ändern
page-use-rules = Diese Regeln nehmen
page-never-mind = Abbrechen
page-not-here = gerade nicht da
page-next-match = spielt in der nächsten Partie mit
page-watching-next = Du schaust zu. In der nächsten Partie spielst du mit.
page-stand-in = Bot spielen lassen
page-menu = Menü
page-round-number = Runde { $number }
page-round-of = Runde { $number } von { $rounds }
page-to-points = { $count ->
    [one] bis { $count } Punkt
   *[other] bis { $count } Punkte
}
page-leave-match = Ein Bot übernimmt deinen Platz endgültig. Den Tisch verlassen?
page-leave-ask = Den Tisch verlassen?
page-free-seat = Freier Platz
screen-free-seats = { $count ->
    [one] Eine Person kann noch kommen
   *[other] { $count } können noch kommen
}
page-again = { $count ->
    [one] { $names } möchte noch einmal spielen.
   *[other] { $names } möchten noch einmal spielen.
}
page-again-in = { $count ->
    [one] Nächste Partie in einer Sekunde, oder wenn die meisten wollen.
   *[other] Nächste Partie in { $count } Sekunden, oder wenn die meisten wollen.
}
rated-rated = Diese Partie zählt für die Wertung.
rated-voted-out = Jemand wurde entfernt: Wer dafür gestimmt hat, hat verloren. Für die anderen zählt das Ergebnis.
rated-bots = Ohne Wertung: Bots zählen nur an öffentlichen Tischen, und nur solche, die immer gleich spielen.
rated-no-clock = Ohne Wertung: Der Tisch hat keine Uhr oder mehr als fünf Minuten pro Zug.
rated-unclaimed = Ohne Wertung: Nicht alle spielen unter einem gesicherten Namen.
rated-one-device = Ohne Wertung: Zwei Plätze gehörten zu einem Gerät oder einer Person.
rated-one-network = Ohne Wertung: Zwei Spieler waren im selben Netz.
rated-hints = Ohne Wertung: Tipps waren erlaubt.
rated-absent = Ohne Wertung: Jemand war beim ersten Geben nicht da oder ließ einen Bot beginnen.
page-ask-hint = Tippe etwas an, um seine Regel zu sehen.
page-to-table = Zurück zum Tisch
page-gone = weg
page-genuine-unseen = Der Schlüssel passt zum Siegel im Protokoll, und jede Karte folgt daraus. Dieses Gerät hat das Siegel vor dem Geben nicht gesehen und kann nicht bestätigen, wann es entstand.
page-surprise = Überrasch uns
page-line = In einer Zeile:
page-copy-line = Kopieren
page-brought = Gehört zu: { $name }.
page-conflict = Geht nicht zusammen mit: { $name }.
page-at-least = Mindestens { $count }, wegen { $name }.
page-at-most = Höchstens { $count }, wegen { $name }.
page-at-most-players = Höchstens { $count } bei { $players } Spielern am Tisch.
page-rules-here = Regeln dieses Tisches

## Das Terminal im Vollbild. In Tastenlisten trennen zwei Leerzeichen die Tasten, ein Leerzeichen trennt Taste und Wort.

screen-jump = { $card } dazwischenwerfen
screen-play = { $card } legen
screen-discard = { $card } abwerfen
screen-call-uno = Mit der nächsten Karte UNO rufen
screen-uno-called = Du rufst UNO mit der nächsten Karte
screen-hand-of = Das sind die Karten von { $name }.
screen-pending = { $count ->
    [one] Strafe: { $count } Karte
   *[other] Strafe: { $count } Karten
}
screen-color = Farbe:
screen-type = / zum Tippen: R7 uno, W:B, erwischen Ana, regel TURN-1
screen-watch-type = / zum Tippen: regel TURN-1, punkte, hilfe, ende
screen-target =
    { $target ->
        [one] Die Partie geht bis { $target } Punkt.
       *[other] Die Partie geht bis { $target } Punkte.
    }
screen-small = Dieses Terminal ist zu klein für den Tisch. Es braucht mindestens { $width } Spalten und { $height } Zeilen. Du kannst auch Zeile für Zeile spielen: oneleft play --plain
screen-keys = h Hilfe  q Ende  ←→ Karte  ↵ legen  d ziehen  u UNO  c erwischen  ? warum  / tippen  s Punkte  i Tipp  l Regeln  k behalten  ! anzweifeln  j dazwischen
screen-more-keys = R..W/0..9 Karte suchen  Bild↑/Bild↓ Verlauf  Strg-Z anhalten
screen-say-key = p sagen
screen-steer-keys = Leertaste Pause  +- Tempo  → Schritt  v Hände
screen-replay-keys = Leertaste Pause  +- Tempo  ←→ Schritt  v Hände
screen-watch-keys = h Hilfe  q Ende  ? warum  s Punkte  l Regeln
screen-bad-save = Das gespeicherte Spiel { $file } ist nicht lesbar: { $fault }
screen-save-not-dealt = Es wurden noch keine Karten gegeben.
log-move-before-deal = Es hat einen Zug vor dem ersten Geben.
screen-nothing = Es gibt kein angefangenes Spiel. Beginne eines: oneleft play
games-hint = Eines fortsetzen: oneleft play --game NUMMER. Eines löschen: oneleft games --delete NUMMER.
games-unknown = Es gibt kein gespeichertes Spiel { $number }. Die Nummern gehen von 1 bis { $count }; oneleft games zählt die Spiele auf.
games-deleted = Gelöscht: { $game }
games-unreadable = nicht lesbar: { $file }
screen-unsaved = Auf diesem Rechner lassen sich keine Spiele speichern, ein verlassenes Spiel ist also verloren: { $reason }
screen-kept = Das Spiel ist gespeichert. Weiterspielen: oneleft play --resume
screen-record = Protokoll dieser Partie, zum Nachspielen und Prüfen: { $file }
screen-on = an
screen-off = aus
screen-own = eigene
screen-begin = Spielen
screen-resume = Letztes Spiel fortsetzen
screen-resume-some = Gespeichertes Spiel wählen
screen-quit = Beenden
screen-start-keys = ↑↓ wählen   ←→ ändern

## Analyse einer beendeten Partie. $cards sind aufgezählte Karten; $card hat ihren Artikel (Akkusativ).

why-uno =
    { $count ->
        [one] Zur vorletzten Karte gehört „UNO“: Wer erwischt wird, zieht { $count } Karte.
       *[other] Zur vorletzten Karte gehört „UNO“: Wer erwischt wird, zieht { $count } Karten.
    }
why-catch =
    { $count ->
        [one] { $seat } hat nur noch eine Karte und nicht „UNO“ gerufen: Erwischt werden kostet { $count } Karte.
       *[other] { $seat } hat nur noch eine Karte und nicht „UNO“ gerufen: Erwischt werden kostet { $count } Karten.
    }
why-out = Es ist die letzte Karte: Sie gewinnt die Runde.
why-jump =
    { $who ->
        [you] Du hast die gleiche Karte: Wirfst du { $card } dazwischen, bist du eine Karte los, bevor jemand anders legt.
       *[player] { $player } hat die gleiche Karte: Wer { $card } dazwischenwirft, ist eine Karte los, bevor jemand anders legt.
    }
why-stop =
    { $count ->
        [one] { $seat } hat noch { $count } Karte: Wer { $card } legt, lässt { $seat } aussetzen.
       *[other] { $seat } hat noch { $count } Karten: Wer { $card } legt, lässt { $seat } aussetzen.
    }
why-challenge =
    { $count ->
        [one] Anzweifeln lohnt sich: { $seat } hatte { $count } Karte, wahrscheinlich in { $color }.
       *[other] Anzweifeln lohnt sich: { $seat } hatte { $count } Karten, darunter wahrscheinlich eine in { $color }.
    }
why-fair =
    { $times ->
        [one] { $seat } hatte einmal auf { $color } gezogen: Die Zieh Vier Farbwahl war wahrscheinlich kein Bluff.
       *[other] { $seat } hatte { $times }-mal auf { $color } gezogen: Die Zieh Vier Farbwahl war wahrscheinlich kein Bluff.
    }
why-no-challenge =
    { $count ->
        [one] { $seat } hatte { $count } Karte: Dass sie in { $color } war, ist nicht wahrscheinlich genug, und zu Unrecht anzweifeln kostet mehr Karten.
       *[other] { $seat } hatte { $count } Karten: Dass eine in { $color } darunter war, ist nicht wahrscheinlich genug, und zu Unrecht anzweifeln kostet mehr Karten.
    }
why-answer =
    { $count ->
        [one] Wer { $card } legt, gibt die Strafe von { $count } Karte weiter.
       *[other] Wer { $card } legt, gibt die Strafe von { $count } Karten weiter.
    }
why-swap =
    { $count ->
        [one] { $seat } hat nur { $count } Karte: Diese Hand lohnt den Tausch.
       *[other] { $seat } hat nur { $count } Karten: Diese Hand lohnt den Tausch.
    }
why-keep-wild-drew =
    { $who ->
        [you]
            { $times ->
                [one] Du konntest { $cards } legen und { $card } aufsparen, und { $seat } hat einmal auf { $color } gezogen.
               *[other] Du konntest { $cards } legen und { $card } aufsparen, und { $seat } hat { $times }-mal auf { $color } gezogen.
            }
       *[player]
            { $times ->
                [one] { $player } konnte { $cards } legen und { $card } aufsparen, und { $seat } hat einmal auf { $color } gezogen.
               *[other] { $player } konnte { $cards } legen und { $card } aufsparen, und { $seat } hat { $times }-mal auf { $color } gezogen.
            }
    }
why-keep-wild =
    { $who ->
        [you] Du konntest { $cards } legen und { $card } aufsparen.
       *[player] { $player } konnte { $cards } legen und { $card } aufsparen.
    }
why-hold = Es lohnt sich, { $card } aufzusparen: Das bringt mehr, als die gezogene Karte kostet.
why-play =
    { $who ->
        [you] Du konntest { $cards } legen: Sonst behältst du eine Karte mehr.
       *[player] { $player } konnte { $cards } legen: Sonst bleibt eine Karte mehr auf der Hand.
    }
why-points =
    { $points ->
        [one] { $points } Punkt weniger auf der Hand, wenn jemand fertig wird.
       *[other] { $points } Punkte weniger auf der Hand, wenn jemand fertig wird.
    }
why-lacks =
    { $times ->
        [one] { $seat } hat einmal auf { $color } gezogen und hat wahrscheinlich keine Karte davon.
       *[other] { $seat } hat { $times }-mal auf { $color } gezogen und hat wahrscheinlich keine Karte davon.
    }
why-own-color =
    { $count ->
        [one] Danach passt { $count } Handkarte: { $cards }.
       *[other] Danach passen { $count } Handkarten: { $cards }.
    }
why-name-color =
    { $who ->
        [you] Von dieser Farbe hast du mehr: { $cards }.
       *[player] Von dieser Farbe hat { $player } mehr: { $cards }.
    }
why-save-action =
    { $count ->
        [one] Noch lohnt es sich, { $card } aufzusparen: Niemand hat weniger als { $count } Karte.
       *[other] Noch lohnt es sich, { $card } aufzusparen: Niemand hat weniger als { $count } Karten.
    }
why-zero =
    { $who ->
        [you]
            { $count ->
                [one] Eine 0 gibt deine kleinere Hand weiter, und du bekommst die von { $seat } mit { $count } Karte.
               *[other] Eine 0 gibt deine kleinere Hand weiter, und du bekommst die von { $seat } mit { $count } Karten.
            }
       *[player]
            { $count ->
                [one] Eine 0 gibt die kleinere Hand von { $player } weiter, und { $player } bekommt die von { $seat } mit { $count } Karte.
               *[other] Eine 0 gibt die kleinere Hand von { $player } weiter, und { $player } bekommt die von { $seat } mit { $count } Karten.
            }
    }
why-next =
    { $count ->
        [0] { $who ->
                [you] Dann bist du noch einmal dran statt { $other }.
               *[player] Dann ist { $player } noch einmal dran statt { $other }.
            }
        [one] Dann ist { $seat } ({ $count } Karte) dran statt { $other }.
       *[other] Dann ist { $seat } ({ $count } Karten) dran statt { $other } mit weniger Karten.
    }
why-seen =
    { $who ->
        [you]
            { $count ->
                [one] Von { $count } Karte in { $color } weißt du, wo sie liegt: Die anderen haben also weniger davon.
               *[other] Von { $count } Karten in { $color } weißt du, wo sie liegen: Die anderen haben also weniger davon.
            }
       *[player]
            { $count ->
                [one] Von { $count } Karte in { $color } weiß { $player }, wo sie liegt: Die anderen haben also weniger davon.
               *[other] Von { $count } Karten in { $color } weiß { $player }, wo sie liegen: Die anderen haben also weniger davon.
            }
    }
why-some-points =
    { $points ->
        [one] So bleibt { $points } Punkt weniger auf der Hand.
       *[other] So bleiben { $points } Punkte weniger auf der Hand.
    }
why-turn = Wer { $card } legt, lässt { $seat } aussetzen.
why-often =
    { $count ->
        [one] Das gewann öfter, in { $count } Simulation, die nur kannte, was der Spieler sehen konnte.
       *[other] Das gewann öfter, in { $count } Simulationen, die nur kannten, was der Spieler sehen konnte.
    }
analysis-move =
    { $verb ->
        [play] { $card }
        [play-color] { $card }, { $color }
        [jump] { $card } dazwischenwerfen
        [jump-color] { $card } dazwischenwerfen, { $color }
        [discard] { $card } abwerfen
        [color] { $color } wählen
        [swap] mit { $seat } tauschen
        [catch] { $seat } erwischen
        [draw] ziehen
        [keep] die gezogene Karte behalten
        [take] die Strafe nehmen
        [challenge] anzweifeln
        [uno] „UNO“ rufen
        [pass] die Serie beenden
       *[nothing] nichts tun
    }
analysis-move-uno = { $move } mit „UNO“
analysis-quality-best = bester Zug
analysis-quality-good = gut
analysis-quality-inaccuracy = Ungenauigkeit
analysis-quality-mistake = Fehler
analysis-quality-blunder = grober Fehler
analysis-note-uno-forgotten = { $name } hat „UNO“ vergessen ({ $worth }).
analysis-note-catch-missed = { $name } hat ein vergessenes „UNO“ übersehen ({ $worth }).
analysis-note-challenge-right = { $name } hat zu Recht angezweifelt ({ $worth }).
analysis-note-challenge-wrong = { $name } hat zu Unrecht angezweifelt ({ $worth }).
analysis-head =
    { $rounds ->
        [one] { $rules }, { $rounds } Runde, gewonnen von { $names }
       *[other] { $rules }, { $rounds } Runden, gewonnen von { $names }
    }
analysis-player = Spieler
analysis-curve = Gewinnchance
analysis-luck = Glück
analysis-own = eigene Züge
analysis-others = Züge anderer
analysis-accuracy = Genauigkeit
analysis-faults = Fehler pro Runde
analysis-matches = Partien
analysis-open-hands = Die Gewinnchancen sind mit offenen Händen berechnet, die kein Spieler sehen konnte: Darum schwanken sie so stark.
analysis-explained = Glück, eigene Züge und Züge anderer sind Prozentpunkte der Chance, die Partie zu gewinnen. Zusammen ergeben sie die Veränderung vom ersten Geben bis zum Ende. ± ist die halbe Breite des 95-%-Intervalls. Züge werden nach dem beurteilt, was der Spieler sehen konnte, und was ein Fehler kostet, wird an seiner Runde gemessen: 100 % hieße, eine schon gewonnene Runde zu verlieren.
analysis-turning = Wendepunkte
analysis-at = Runde { $round }, Zug { $number }
analysis-at-deal = Runde { $round }, Geben
analysis-line = { $place }: { $text }
analysis-change = { $name }: { $before } → { $after }
analysis-mistakes = Fehler
analysis-no-mistakes = Es wurde kein Fehler gefunden.
analysis-fault = { $name }, { $quality }: { $made }. Besser: { $best }. Das kostete { $loss } der Chance, die Runde zu gewinnen. { $why }
analysis-other = Außerdem
analysis-together =
    { $matches ->
        [one] { $matches } Partie zusammen
       *[other] { $matches } Partien zusammen
    }
analysis-rough = Eine erste grobe Kurve:
analysis-chances = Gewinnchancen: { $chances }
analysis-no-seat = In { $file } spielt niemand namens „{ $given }“. Spieler: { $known }.
analysis-budget = „{ $given }“ ist keine Bedenkzeit. Schreibe eine Zeit, 50ms oder 2s, oder eine Zahl von Simulationen, 5000.
analysis-record-only = Nur ein Protokoll lässt sich analysieren: oneleft watch game.txt --analyse
analysis-chart-title = Wer gewinnen konnte, Zug für Zug
analysis-chart-moves = Zug
analysis-chart-shares = Glück und Können, in Prozentpunkten
analysis-chart-luck = Glück von Partie zu Partie, in Prozentpunkten
analysis-chart-average = mittleres Glück
analysis-chart-crosses = × Fehler oder grober Fehler
analysis-chart-accuracy = Genauigkeit { $accuracy }

## Die Analyse beim Nachspielen auf der Seite

replay-chances = Gewinnchancen
replay-analyse = Partie analysieren
replay-offer = Sieh, wie sich die Chancen verändert haben, wie viel Glück war und welche Züge Fehler waren.
replay-waiting = Wartet auf andere Analysen …
replay-running = Die Analyse läuft. Die Kurve ist noch grob.
replay-failed = Die Analyse ist fehlgeschlagen.
replay-previous-mark = Vorige Stelle
replay-next-mark = Nächste Stelle
replay-rounds = Runden
replay-keys = Tasten: ← und → gehen einen Schritt, Pos1 und Ende zum ersten und letzten, [ und ] zur vorigen und nächsten Runde. Die Leertaste spielt ab und hält an.
replay-sign-luck = Glück: 10 Punkte oder mehr
replay-sign-note = UNO, Erwischen oder Anzweifeln
replay-luck = Glück: { $changes }.
replay-show-best = Besten Zug zeigen
replay-show-made = Zurück zum gespielten Zug
replay-best = Am besten: { $move }
replay-summary = Was jeder daraus gemacht hat
replay-table = Alle Chancen als Tabelle
replay-save = Bild speichern
replay-learn = Aus eigenen Fehlern lernen
replay-whose = Wessen Fehler?
replay-mistakes =
    { $count ->
        [one] { $name }: { $count } Fehler
       *[other] { $name }: { $count } Fehler
    }
replay-exercise = Fehler { $number } von { $count }: Was machst du?
replay-let-pass = Verstreichen lassen
replay-judged-best = Das ist der beste Zug.
replay-judged-good = So gut wie der beste Zug: { $best }.
replay-judged-worse = Nicht so gut: Das kostet { $loss } der Chance, die Runde zu gewinnen. Besser: { $best }.
replay-judged-shown = Der beste Zug: { $best }.
replay-illegal = Dieser Zug ist hier nicht möglich.
replay-next = Weiter
replay-solved = Gelöst: { $solved } von { $count }
replay-once-more = Noch einmal
replay-back = Zurück zum Nachspielen
replay-not-analysed = Diese Partie wurde noch nicht analysiert.

## Leute und ihre Ergebnisse auf der Seite. $mean, $low und $high sind Prozentpunkte.

people-leaderboard = Rangliste
people-player = Spieler
people-rating = Wertung
people-matches = Partien
people-won = Gewonnen
people-lost = Verloren
people-you = du
people-order = ± ist die Fehlerspanne. Die Liste ist nach der unteren Grenze sortiert.
people-no-rated = Hier hat noch niemand eine Wertung. Eine Partie wird gewertet, wenn alle unter einem gesicherten Namen spielen, jeder mit eigenem Gerät und in eigenem Netz, und wenn die Bedenkzeit begrenzt ist.
people-find = Ergebnisse von
people-show = Zeigen
people-last = Letzte öffentliche Partien
people-no-matches = Hier ist noch keine öffentliche Partie zu Ende gespielt. Eröffne einen Tisch mit Freunden und zeige ihn öffentlich: Seine Partien erscheinen dann hier.
people-winner = Gewonnen hat:
people-all = Alle Leute
people-nobody = Diesen Spieler gibt es nicht
people-anyone = Das sind die Ergebnisse von allen, die als { $name } gespielt haben.
people-same-name = Gewertete Spieler dieses Namens
people-won-of = { $won } von { $matches } ({ $share })
people-streak = Längste Siegesserie
people-accuracy = Entscheidungen ohne Fehler
people-house-rules = Liebste Hausregeln
people-count =
    { $count ->
        [one] { $count } Partie
       *[other] { $count } Partien
    }
people-head-to-head = Direkter Vergleich
people-public = Hier zählen nur Partien öffentlicher Tische.
people-ratings = Wertung im Lauf der Zeit
people-table = Als Tabelle
people-date = Datum
people-match = Partie
people-luck = Glück über viele Partien
people-luck-about = Glück ist, was die Karten an der Gewinnchance geändert haben. In einer Partie kann es alles entscheiden; über viele Partien gleicht es sich aus, und der Durchschnitt nähert sich der Null.
people-luck-mean = Durchschnittliches Glück in { $matches } analysierten Partien: { $mean } pro Partie (95-%-Intervall: { $low } bis { $high }).
people-luck-few = Analysiere mindestens zwei Partien, dann siehst du, wie sich das Glück ausgleicht.
people-luck-average = Durchschnitt bisher
people-luck-matches = analysierte Partien

claim-title = Ein eigener Name
claim-about = Sichere deinen Spitznamen auf diesem Server. Niemand sonst kann darunter spielen, deine Partien können gewertet werden, und du kannst dich auf allen deinen Geräten anmelden. Es gibt kein Konto und keine E-Mail-Adresse.
claim-next = Weiter
claim-free = „{ $name }“ ist frei.
claim-taken = „{ $name }“ gehört jemandem. Bist du das, dann melde dich an. Sonst wähle einen anderen Namen.
claim-how = Womit soll er sich auf anderen Geräten öffnen lassen?
# as in English
claim-passkey = Passkey
claim-passkey-about = Dieses Gerät oder dein Telefon bewahrt ihn auf. Fingerabdruck, Gesicht oder PIN genügen.
claim-no-passkey = Hier gibt es keine Passkeys: Sie brauchen https, einen Server mit Namen, und Browser und Server müssen sie kennen.
claim-code = Wiederherstellungscode
claim-code-about = 20 Buchstaben und Ziffern zum Aufschreiben oder für deinen Passwortmanager.
claim-code-once = Schreib diesen Code jetzt auf. Er wird nur einmal gezeigt, und niemand kann ihn wiederherstellen.
claim-code-again = Gib den Code noch einmal ein
claim-code-written = Ich habe ihn aufgeschrieben
claim-code-show = Code noch einmal zeigen
claim-code-later = Ist der Code einmal verloren, kannst du auf dieser Seite einen neuen erstellen, solange du angemeldet bist.
claim-code-other = Das ist nicht der gezeigte Code. Vergleiche ihn noch einmal.
claim-keep = Diesen Namen sichern
claim-sign-in-passkey = Mit Passkey anmelden
claim-yours = „{ $name }“ gehört dir
claim-since = Gesichert am { $date }. Angemeldete Geräte: { $devices }.
claim-results = Deine Ergebnisse
claim-keys = Deine Schlüssel
claim-passkey-of = Passkey vom { $date }
claim-remove = Entfernen
claim-add-passkey = Passkey hinzufügen
claim-new-code = Neuer Wiederherstellungscode
claim-new-code-about = Der alte Code gilt dann nicht mehr.
claim-keep-code = Ab jetzt diesen Code verwenden
claim-devices = Geräte
claim-sign-out = Hier abmelden
claim-sign-out-others = Überall sonst abmelden
claim-data = Deine Daten
claim-export = Daten herunterladen
claim-release = Namen freigeben
claim-release-about = Dann kann ihn jeder sichern. Deine Ergebnisse bleiben, wie sie sind; deine Wertung wird gelöscht.
claim-release-sure = Ja, freigeben
claim-delete = Daten löschen
claim-delete-about = Name, Schlüssel und Wertung werden gelöscht. Deine Ergebnisse bleiben ohne Namen in der Geschichte der anderen. Tische, die es noch gibt, behalten den Spitznamen in ihren Wiederholungen. Das lässt sich nicht rückgängig machen.
claim-delete-sure = Ja, alles löschen
claim-prove = Zeige zuerst, dass du es bist
claim-released = „{ $name }“ ist wieder frei.
claim-all-deleted = Deine Daten sind gelöscht.
claim-signed-out = Du bist hier abgemeldet.
claim-saved = Gespeichert.
claim-aborted = Der Browser hat keinen Passkey verwendet. Versuche es noch einmal, oder nimm den Wiederherstellungscode.
claim-shown-code = Dein Wiederherstellungscode: { $code }
claim-no-secret = Dieses Gerät kann kein Geheimnis aufbewahren: In { $place } lässt sich nicht schreiben.
claim-file-there = { $file } gibt es schon. Wähle eine andere Datei.
claim-exported = Deine Daten sind in { $file }.
