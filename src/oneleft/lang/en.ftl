### oneleft in English.

## Colours and cards

color-red = red
color-yellow = yellow
color-green = green
color-orange = orange
color-blue = blue
color-none = no colour yet
list-last = { $first } and { $last }

# $rank: 0 to 9, or a symbol; $color: a colour, or none for a wild
card =
    { $rank ->
        [skip] { $color } Skip
        [reverse] { $color } Reverse
        [draw-two] { $color } Draw Two
        [wild] Wild
        [wild-draw-four] Wild Draw Four
        [jam] Welcome to the Jam
        [graduation] Graduation card
       *[number] { $color } { $rank }
    }

## What happens at the table. A value that is absent or hidden is “none”.

event-cut =
    { $dealer ->
        [0] Drawing for the deal: { $cards }. A tie for the highest (symbols count as zero), so those players draw again!
       *[named] Drawing for the deal: { $cards }. { $dealer } deals.
    }
event-dealt =
    { $cards ->
        [none]
            { $count ->
                [one] { $seat } gets { $count } card.
               *[other] { $seat } gets { $count } cards.
            }
       *[seen]
            { $count ->
                [one] { $seat } gets { $count } card: { $cards }.
               *[other] { $seat } gets { $count } cards: { $cards }.
            }
    }
event-turned-up = { $dealer } turns up the first card: { $card }.
event-returned =
    { $count ->
        [one] A Wild Draw Four is turned up first: it goes back, and the deck is shuffled.
       *[other] { $count } times a Wild Draw Four is turned up first: it goes back, and the deck is shuffled.
    }
event-played =
    { $jump ->
        [yes]
            { $color ->
                [none] { $seat } jumps in with { $card }!
               *[named] { $seat } jumps in with { $card } and names { $color }!
            }
       *[no]
            { $color ->
                [none] { $seat } plays { $card }.
               *[named] { $seat } plays { $card } and names { $color }.
            }
    }
event-cancelled = That cancels the { $card } beneath.
event-called-uno = { $seat } calls “UNO!”
event-caught = { $by } catches { $seat }, who forgot to say “UNO”!
event-drew =
    { $cards ->
        [none]
            { $count ->
                [one] { $seat } draws { $count } card.
               *[other] { $seat } draws { $count } cards.
            }
       *[seen]
            { $count ->
                [one] { $seat } draws { $count } card: { $cards }.
               *[other] { $seat } draws { $count } cards: { $cards }.
            }
    }
event-kept = { $seat } keeps the drawn card.
event-passed = There is nothing to draw, so { $seat } passes.
event-reshuffled =
    { $count ->
        [one] The draw pile is used up: { $count } discard becomes the new one.
       *[other] The draw pile is used up: { $count } discards are shuffled into a new one.
    }
event-turned =
    { $direction ->
        [left] Play now goes to the left.
       *[right] Play now goes to the right.
    }
event-skipped = { $seat } is skipped.
event-facing =
    { $count ->
        [one] { $seat } faces a penalty of { $count } card.
       *[other] { $seat } faces a penalty of { $count } cards.
    }
event-challenged =
    { $cards ->
        [none]
            { $guilty ->
                [yes] { $seat } challenges { $accused }: guilty!
               *[no] { $seat } challenges { $accused }: innocent!
            }
       *[seen]
            { $guilty ->
                [yes] { $seat } challenges { $accused } and sees { $cards }: guilty!
               *[no] { $seat } challenges { $accused } and sees { $cards }: innocent!
            }
    }
event-named-color = { $seat } names { $color }.
event-swapped = { $seat } trades hands with { $other }.
event-hands-passed =
    { $direction ->
        [left] All hands move one seat to the left!
       *[right] All hands move one seat to the right!
    }
event-received =
    { $cards ->
        [none]
            { $count ->
                [one] { $seat } takes over { $giver }’s hand, { $count } card.
               *[other] { $seat } takes over { $giver }’s hand, { $count } cards.
            }
       *[seen]
            { $count ->
                [one] { $seat } takes over { $giver }’s hand, { $count } card: { $cards }.
               *[other] { $seat } takes over { $giver }’s hand, { $count } cards: { $cards }.
            }
    }
event-dropped =
    { $side ->
        [slam] { $seat } drops the card, and it lands slam side up!
       *[back] { $seat } drops the card, and it lands back side up. Bad luck!
    }
event-discarded = { $seat } slips { $card } under the Jam card.
event-out = { $seat } goes out and wins the round! Cards left:{ $left }
event-blocked = Nobody can play or draw, so the round is blocked. Nobody scores; deal again.
event-scored = Points of this round: { $points }. Totals: { $totals }.
event-eliminated = { $seat } has reached the limit and leaves the match.
event-won =
    { $count ->
        [one] { $seats } wins the match. Hooray!
       *[other] { $seats } win the match together. Hooray!
    }

## Refused moves: why, and what to do instead

refusal-round-over = This round is over, somebody has gone out. Deal the next one to go on.
refusal-round-blocked = This round is blocked, so there are no more moves in it. Deal again to go on.
refusal-not-your-turn = Wait a moment, it is { $turn }’s turn.
refusal-not-held = You do not have { $card }. Choose a card that you hold.
refusal-no-match = You cannot play { $card } on { $top }, because the colour is { $color }. Match the colour, the number or the symbol, play a wild, or draw.
refusal-only-the-drawn-card = You have drawn, so { $card } has to wait. Play the drawn card or keep it.
refusal-unlawful-draw-four = You cannot play { $card } while you hold a card of the colour in play ({ $color }), because nobody bluffs at this table. Choose another card, or draw.
refusal-draw-two-faced =
    { $progressive ->
        [yes] You face a Draw Two. Take the { $pending } cards, or answer with another Draw Two.
       *[no] You face a Draw Two. Take the { $pending } cards.
    }
refusal-draw-four-faced =
    { $progressive ->
        [yes] You face a Wild Draw Four. Take the { $pending } cards, challenge, or answer with another Wild Draw Four.
       *[no] You face a Wild Draw Four. Take the { $pending } cards, or challenge.
    }
refusal-kinds-do-not-mix = You cannot answer { $top } with { $card }. Lay the same kind of card, or take the { $pending } cards.
refusal-color-first = First name the colour in which the round begins.
refusal-swap-first = You played a 7, so first choose somebody to trade hands with.
refusal-slam-first = Slam side up! First choose the card that you discard.
refusal-already-drew = You have already drawn in this turn. Play the drawn card or keep it.
refusal-nothing-drawn = You can only keep a card that you have just drawn, and there is none. Make another move.
refusal-no-penalty = There is no penalty for you to take. Go on with your turn as usual.
refusal-no-challenge = You can challenge only when a Wild Draw Four makes you draw, and before you draw.
refusal-no-color-asked = Nobody asks you for a colour now. When you play a wild, name the colour together with it.
refusal-no-swap = You can trade hands only right after playing a 7 at a table with Seven-0.
refusal-swap-with-another = You cannot trade hands with yourself. Choose another player.
refusal-no-slam = You can discard extra cards only when your Jam card has landed slam side up.
refusal-no-jump-in = This table plays without Jump-In: a card is laid by whoever’s turn it is. Now it is { $turn }’s turn.
refusal-jump-in-turn = It is your turn, so there is no need to jump in. Play { $card } as usual, unless you have drawn already.
refusal-jump-must-wait = You cannot jump in while { $turn } is choosing. Try again in a moment.
refusal-jump-not-identical = You can jump in only with exactly the same card: { $card } is not { $top }.
refusal-uno-not-due = Not yet: say “UNO” with the card that leaves you just one. This costs you nothing.
refusal-cannot-be-caught = You can only catch a player who is down to one card and forgot “UNO”, and only before the next turn begins. This costs you nothing.
refusal-no-such-move = That is not a move at this table. Choose one of the legal moves.
refusal-match-over = The match is over. Start a new one to play on.
refusal-eliminated = You have left this match, so you can only watch until it ends.
refusal-round-goes-on = The round is still being played. Finish it before you deal the next one.

## Tables that cannot be

setup-edition = There is no edition “{ $given }”. Choose one of: { $known }.
setup-format = There is no match format “{ $given }”. Choose one of: { $known }.
setup-switch = “{ $name }” is either on or off; “{ $given }” is neither.
setup-number = “{ $name }” has to be a whole number from { $least } to { $most }, not “{ $given }”.
setup-twice = “{ $name }” is set twice. Say it once.
setup-word = The rules have no word “{ $given }”. Choose from: { $known }.
setup-name = “{ $given }” cannot be a player’s name. Use 1 to 60 visible characters.
setup-name-twice = Two players have the same name: { $given }. Give each a name of their own.
setup-players = Two to ten can play at a table, not { $players }.
setup-players-partners = For partners an even number is needed, from four to ten players, not { $players }.
setup-players-rotating = For rotating partners exactly four players are needed, not { $players }.
setup-players-eight = For two tables exactly eight players are needed, not { $players }.

## Moves and cards that cannot be read

notation-seat = “{ $given }” has to begin with a seat number, as in “0 draw”.
notation-verb = “{ $given }” says no known move after the seat. Known are: { $known }.
notation-needs-card = “{ $given }” needs one card after the verb, and at most “uno” behind it, as in “0 play R7 uno”.
notation-needs-seat = “{ $given }” needs one seat number after the verb, as in “0 catch 2”.
notation-needs-color = “{ $given }” needs one colour letter after the verb, as in “0 color B”.
notation-needs-nothing = “{ $given }” has too many words: nothing follows this verb.
notation-color = “{ $given }” is not a colour of this deck. Its letters are: { $known }.
notation-card = “{ $given }” is not a card of the edition { $edition }. Cards look like R7, BS, YR, B+2, W or W+4.
notation-color-extra = “{ $given }” names a colour, but only a wild can do that. Leave out the colon and the letter.
notation-color-missing = “{ $given }” is a wild and has to name a colour, as in “{ $example }”.
notation-no-seat = There is no seat “{ $given }” here. The seats are: { $seats }.

## Documents for the referee. $phase is a word of the document.

document-card-twice = “{ $card }” is named more often than the deck has it.
document-seat = There is no seat { $given } at a table of { $players }. Seats count from 0.
document-no-discard = The discard pile needs at least one card.
document-color-other = The top discard does not have the colour “{ $given }”. Leave the colour out, or name its own.
document-color-missing = The top discard “{ $top }” is a wild, so the colour in play has to be given.
document-position-or-deal = Give either a position or a deal: one of the two, and not both.
document-empty-hand = A hand is empty when its player has gone out and the phase is “over”, and only then.
document-phase = The phase “{ $phase }” does not go with the rules, the top discard or the colour. “color” needs a wild that is not a Wild Draw Four and no colour yet, “penalty” a Draw Two or a Wild Draw Four, “swap” a 7 under Seven-0, “slam” a Welcome to the Jam.
document-pending = “pending” does not go with the phase “{ $phase }”. It is there in the phase “penalty” and only there: a multiple of what the top discard makes one draw, 64 at most.
document-drawn = “drawn” does not go with the phase “{ $phase }”. It is there in the phase “drew” and only there: a card that the player in turn holds and can play.
document-slam = “slam” does not go with the phase “{ $phase }”. It is there in the phase “slam” and only there: 1 or 2, and no more than the hand has.
document-passes = “passes” has to be at least 0, less than the number of players, and 0 while there is a card to draw (the phase is “{ $phase }”).
document-reverse-pending = “reverse_pending” does not go with the phase “{ $phase }”. It needs a Reverse on top and the phase “turn” or “drew”.
document-challenged = “challenged” does not go with the phase “{ $phase }”. It needs the phase “penalty” and a Wild Draw Four on top.
document-challenged-missing = The card under the Wild Draw Four has no colour of its own, so “challenged” has to give the hand and the colour.
document-challenged-hand = “{ $card }” cannot be in the hand that “challenged” shows: whoever played the Wild Draw Four does not hold it, or not that often.
document-out = “out” does not go with the phase “{ $phase }”. It is there only when the phase is “over”.
document-exposed = “exposed” does not go with the phase “{ $phase }”: nobody can be caught there.
document-type = Here { $wanted } is needed, not { $given }.
document-field-missing = The field “{ $name }” is missing here.
document-field-unknown = There is no field “{ $name }” here.
document-word = “{ $given }” is not one of the words that can stand here.
document-form = The document cannot be read: { $fault }.

## Records

record-line = line { $line }: { $fault }
record-title = A record begins with the line “{ $title }”.
record-header = Here the line “{ $name } …” is missing.
record-texts = The { $name } have to be a list of texts in JSON, as in ["Ana","Bo"].
record-no-deal = The first line after the headers has to be “deal”.
record-after-key = Nothing may follow the key.
record-no-key = The record has no key, so it cannot be replayed. A finished match ends with its key.
record-commitment = The key is not the one that was promised: it does not give this commitment.
record-unfinished = The record ends before the match does.
record-differs = The record says “{ $said }”, but the moves and the key give “{ $true }”.
record-holds = The record is genuine: the commitment, every shuffle and every move check out. Moves: { $moves }. Rounds: { $rounds }.
key-form = “{ $given }” is not a key. A key has 64 hexadecimal digits: 0 to 9 and a to f.

## The rulebook

rules-reading = our reading where the sheets are silent
rules-sheets = sheets: { $sheets }
rules-unknown = “{ $given }” is neither the id of a rule, such as TURN-1, nor an edition. The editions are: { $editions }.

section-deck = Deck and players
section-setup = Setting up a round
section-start = The first card turned up
section-turn = A turn
section-action = The action cards
section-uno = Saying “UNO”
section-out = Going out, the draw pile and the points
section-match = Match formats
section-house = House rules

edition-classic = Classic: 108 cards in red, yellow, green and blue, the box of 2008.
edition-deluxe = Deluxe: the same 108 cards with a score board for up to ten players, the box of 2007.
edition-jam = Jam: 112 cards with orange for green and four Welcome to the Jam cards to drop, the box of 2019.
edition-graduation = Graduation: 112 cards, four of them Graduation cards that make everybody else draw.
edition-international = International: 108 cards with partners, two tables and the challenge game, the box of 2003; a Skip turned up first skips nobody.

format-points = Points: whoever goes out scores the others’ cards; the first to reach the target wins.
format-lowest = Lowest: your own leftover cards count against you; the lowest total wins once somebody reaches the target.
format-partners = Partners: teams of two across the table; the first team to reach the target wins.
format-rotating = Rotating: four players partner each other in turn; the highest total after a fixed number of hands wins.
format-eight = Eight: eight players at two tables; in seven rounds each partners every other once, and the highest total wins.
format-challenge = Challenge: leftover cards count against you, and whoever reaches the limit is out; the last one in wins.

house-progressive = Progressive: answer a draw card with another of its kind, and the penalty grows and moves on.
house-seven_zero = Seven-0: a 0 passes every hand on, and a 7 trades two hands.
house-jump_in = Jump-In: play a card identical to the top one out of turn.

# Deck and players
rule-DECK-1 = The cards have four colours: red, yellow, green and blue. In the Jam edition there is orange and no green.
rule-DECK-2 = Each colour has 19 number cards: a single 0, and a pair of every number from 1 to 9.
rule-DECK-3 = Each colour has six action cards: a pair of Draw Twos, a pair of Reverses and a pair of Skips.
rule-DECK-4 = Eight wilds have no colour: four Wild and four Wild Draw Four. That makes a deck of 108 cards.
rule-DECK-5 = The Jam edition has four Welcome to the Jam cards besides, the Graduation edition four Graduation cards. Those decks count 112 cards.
rule-PLAYERS-1 = A table has room for two to ten players.

# Setting up a round
rule-SETUP-1 = Before the first deal everybody draws a card. Whoever has the highest number is the dealer; a card with a symbol is worth zero here, and if several share the highest number, those draw again among themselves. Then all these cards return to the deck, and it is shuffled.
rule-SETUP-2 = Everybody begins the round with a hand of seven cards.
rule-SETUP-3 = The cards that were not dealt form the draw pile, backs up. Its top card is turned face up and begins the discard pile.
rule-SETUP-4 = The first turn belongs to the player on the dealer’s left, and the turns then run to the left.
rule-SETUP-5 = For every round all the cards are gathered and shuffled again, and the next player on the left becomes the dealer. Where two tables change partners, each table draws for its dealer anew.

# The first card turned up
rule-START-1 = A Draw Two turned up first hits the player on the dealer’s left, who draws two cards and loses that turn.
rule-START-2 = After a Reverse turned up first, the dealer begins and the turns run to the right.
rule-START-3 = A Skip turned up first takes the turn from the player on the dealer’s left, and the one after that begins. In the International edition it does nothing, and the player on the dealer’s left begins, as that sheet prints it.
rule-START-4 = After a Wild turned up first, the player on the dealer’s left picks a colour and then plays the first turn.
rule-START-5 = A Wild Draw Four cannot be the first card: it is shuffled back into the deck, and the next card is turned up.
rule-START-6 = A Welcome to the Jam or a Graduation card turned up first works like a Wild. The card is not dropped, and nobody draws.
rule-START-7 = A 0 or a 7 turned up first moves no hands under Seven-0, because nobody played it.

# A turn
rule-TURN-1 = In your turn you lay one card that shares the colour, the number or the symbol of the top discard. If a wild is on top, the colour that was named for it counts.
rule-TURN-2 = In your turn you can always play a Wild, whatever else you could play.
rule-TURN-3 = If you can play nothing, you draw one card. If that card fits, you may play it right away; if it does not, or if you keep it, the turn goes on to the next player.
rule-TURN-4 = You may hold back a card that fits, but then you have to draw one. In that turn you can play the drawn card and no other.

# The action cards
rule-DRAW2-1 = A Draw Two makes the next player draw two cards and lose the turn. It fits on its own colour and on every other Draw Two.
rule-REVERSE-1 = A Reverse makes the turns run the other way round. It fits on its own colour and on every other Reverse.
rule-SKIP-1 = A Skip takes away the next player’s turn. It fits on its own colour and on every other Skip.
rule-WILD-1 = Whoever plays a Wild picks the colour to follow. It may be the same colour as before.
rule-WD4-1 = Whoever plays a Wild Draw Four picks the colour to follow; the next player draws four cards and loses the turn.
rule-WD4-2 = A Wild Draw Four is lawful only if no other card in your hand has the colour in play. A card that fits by its number or symbol does not matter, nor does another wild, which has no colour.
rule-WD4-3 = You may bluff and play a Wild Draw Four unlawfully; nothing but a challenge can punish it. A table can agree to play without bluffing, and then only the lawful play is allowed.
rule-WD4-4 = Only the player who would have to draw can challenge, and only before drawing. The accused player then shows the hand that was left when the card was played, to the challenger alone.
rule-WD4-5 = If the accused player did hold the colour, that player draws the four cards. The named colour stays, and the challenger, who draws nothing, takes a normal turn.
rule-WD4-6 = If the play was lawful, the challenger draws six cards, the four and two on top of them, and loses the turn.
rule-JAM-1 = Welcome to the Jam is a wild, so whoever plays it picks the colour. The card is then dropped from above and lands on its slam side or on its back, with equal chances.
rule-JAM-2 = If the slam side shows, you get rid of two more cards of your choice, or of your only one. They go below the Jam card and do nothing.
rule-JAM-3 = If the back shows, you draw two cards. The drop belongs to the play: if it was your last card and the back shows, you draw and the round goes on.
rule-GRAD-1 = The Graduation card is a wild, so whoever plays it picks the colour, and each of the others draws one card. Nobody loses a turn.

# Saying “UNO”
rule-UNO-1 = If your play leaves you with a single card, say “UNO”: while playing, or later as long as nobody has noticed that you forgot.
rule-UNO-2 = If you forgot, anybody else may catch you until the next turn begins, that is, until the next player plays, draws, takes a penalty or challenges. You draw two cards, and only the first catch counts.
rule-UNO-3 = You cannot be caught while the card is still on its way to the discard pile, and no longer once the next turn is under way.
rule-UNO-4 = A call of “UNO” that is not due, or a catch of somebody who cannot be caught, simply does not count. There is no penalty for it.
rule-UNO-5 = You also have to say “UNO” if the discards of a slam leave you one card. If a trade or a pass under Seven-0 brings you a hand of one card, you need not say it.

# Going out, the draw pile and the points
rule-OUT-1 = As soon as somebody has no card left, the round is finished.
rule-OUT-2 = If the last card is a Draw Two or a Wild Draw Four, the next player draws all the same, under Progressive the whole sum; if it is a Graduation card, each of the others draws one. These cards are counted too.
rule-PILE-1 = When the draw pile runs out, the top discard stays and the cards below it are shuffled to form a new pile. The wilds among them lose the colour that was named for them.
rule-PILE-2 = If there are too few cards, you draw as many as there are; if there are none and you play none, your turn passes. When everybody has passed like this in a row, the round is blocked: it counts for nobody and is dealt again.
rule-SCORE-1 = A number card is worth its number. A Draw Two, a Reverse or a Skip is worth 20 points, and every wild 50: Wild, Wild Draw Four, Welcome to the Jam and Graduation.
rule-SCORE-2 = Whoever goes out gets the points of all cards that the opponents still hold.

# Match formats
rule-MATCH-1 = Points: round after round is played until somebody has 500 points and wins.
rule-MATCH-2 = Lowest: everybody notes the points of the cards left in their own hand. Once somebody has 500 or more, the smallest total wins; if several share it, you play on until one is alone at the bottom.
rule-MATCH-3 = The 500 points are a suggestion: you can agree on another target.
rule-TWO-1 = When only two play, a Reverse works as a Skip. After a Skip, a Reverse, a Draw Two or a Wild Draw Four it is the same player’s turn again. This holds in every edition.
rule-PARTNERS-1 = Partners: an even number of players, four at least, form teams of two who sit opposite each other. If one of a team goes out, the round ends, and the team gets the points of all cards in the other teams’ hands. The first team to reach the target wins.
rule-PARTNERS-2 = Rotating: four players change partners from hand to hand, and everybody keeps the points that they made with each partner. After four hands, or as many as you set, the highest total wins. There are three ways to pair four players, so the fourth hand repeats the first pairing.
rule-PARTNERS-3 = Eight: eight players sit at two tables of four and change places for seven rounds, so that each of the 28 possible pairs plays together exactly once. Everybody keeps the points of their pairs, and the highest total wins.
rule-CHALLENGE-1 = Challenge: everybody adds up the points of the cards they are left with, and whoever reaches the limit of 500 leaves the match. The last two play on against each other by the rule for two, and the one who reaches the limit loses.
rule-BOARD-1 = The score board has a set number of rows. When all are full, the board is wiped, and the subtotals are written into the top row.

# House rules
rule-PROG-1 = Progressive: if a Draw Two is aimed at you, you may lay a Draw Two on it, and if a Wild Draw Four is, a Wild Draw Four. The cards to draw add up and go to the next player. You may lay one such card in a turn, and never one kind on the other.
rule-PROG-2 = When several Wild Draw Fours follow each other, the colour named with the last one counts.
rule-PROG-3 = A challenge is only about the last Wild Draw Four laid. If it was unlawful, the one who laid it draws the whole sum; if it was lawful, the challenger draws the sum and two cards more.
rule-SEVEN-1 = Seven-0: when somebody plays a 0, everybody gives their hand to the next player in the direction of play.
rule-SEVEN-2 = Seven-0: whoever plays a 7 picks another player, and the two exchange their hands.
rule-SEVEN-3 = If somebody goes out with a 0 or a 7, the round is over at once and no hands move.
rule-JUMP-1 = Jump-In: if you hold the same card as the top discard, equal in colour and in number or symbol, or the same kind of wild, you may play it at once, even out of turn, and play goes on from you. You can do so as long as no other card covers it, and even on a card of your own.
rule-JUMP-2 = A Skip, Reverse, Draw Two or Wild Draw Four with which you jump in cancels what the first card would do, unless that has already happened; what your card does counts from your seat. With two Reverses the first is taken back, and the second turns play round.
rule-JUMP-3 = Nobody can jump in while a player is picking a colour, a hand to trade or the discards for a slam. If you have drawn and not decided yet when somebody jumps in, you keep that card, and your turn is lost.
rule-HOUSE-1 = You can use any of the house rules together. If you jump in on a Draw Two or a Wild Draw Four under Progressive, its share is taken off and yours is added: the sum stays as it was, and it is now aimed at the player after you.

document-too-deep = The document is nested too deeply to be read.

## The game in a plain terminal

play-welcome =
    Welcome to oneleft! Rules: { $rules }.
    The cards are already shuffled. This seal proves later that nobody changed them: { $commitment }
play-hint = Type a card to play it (R7, W:B), draw, help, or quit. An empty line lists your moves.
play-round = Round { $number }
play-partner = Your partner sits across: { $name }.
play-next-round = Press Enter for the next round.
play-key = The key of all shuffles was { $key }
play-catch = { $name } has one card left and did not say “UNO”! Type catch { $seat }.
play-jump = You hold the card on top, { $top }, and can jump in: { $moves }.
play-let-go = Press Enter to let it go.
play-uno = You have one card left: type uno, before somebody catches you!
play-moment = A moment before the next turn. Anything to say? Press Enter to go on.
play-no-fit = It does not fit, so your turn is over.
play-help-cards =
    Cards are a colour letter ({ $colors }) and 0 to 9, S skip, R reverse or +2. Wilds: { $wilds }.
    A wild needs a colour after a colon: W:R. Say “uno” with the card that leaves you one: R7 uno.
play-help-moves =
      R7             play a card                draw       d   draw a card
      keep      k    keep the card just drawn   take       t   draw the penalty cards
      challenge !    challenge a Wild Draw Four color R        name the first colour
      uno       u    say it late                catch Ana  c   she forgot to say it
play-help-jump =
      jump R7        jump in with the same card as the one on top
play-help-swap =
      swap Ana       trade hands after a 7
play-help-slam =
      discard R4     discard a card after a slam
play-help-server =
      start          begin the match            bot, bot sharp seat a bot
      again          another match              back           play yourself again
      say            list the phrases           say 2          say one of them
play-help-more =
      table   score   rule TURN-1   why (the rule behind the last refusal)   help   quit
play-no-rule =
    { $given ->
        [none] Nothing has been refused yet. Try: rule TURN-1
       *[other] There is no rule { $given }. Try: rule TURN-1
    }
play-legal = You can: { $moves }
play-others = { $counts }   (play goes to the { $direction }; draw pile { $draw })
play-top =
    { $pending ->
        [0] On top: { $top } ({ $code }); colour: { $color }
       *[other] On top: { $top } ({ $code }); colour: { $color }; penalty: { $pending } cards
    }
play-hand = Your hand (what you can play is in brackets): { $hand }
play-phase-turn = Your turn.
play-phase-drew = You drew { $drawn }: play it or keep it.
play-phase-penalty = A penalty of { $pending } cards waits for you. You can: { $moves }.
play-phase-color = The first card is a wild: name the colour to start with. You can: { $moves }.
play-phase-swap = You played a 7: with whom do you trade hands? You can: { $moves }.
play-phase-slam = Slam! Discard a card of your choice. You can: { $moves }.
play-left = You leave the table. See you soon!
play-left-record = The record holds the moves alone: without the end of the match its key stays secret.
play-record-there = { $file } is there already. Choose another name, so that no game is lost.
play-sits-down = { $name } sits down.
play-leaves = { $name } leaves the table.
play-away = { $name } is away: a bot plays.
play-is-back = { $name } is back.
play-host = { $name } is the host now.
play-found = The connection is back.
play-ask-start = All seats are taken. Type start to begin the match.
play-ask-bot = Send your friends the link, or type bot to seat a bot.
play-ask-again = Type again for another match.
play-ask-back = Type back to play yourself again.
play-no-phrase = There is no phrase “{ $given }”. Type say for a list.
play-apart = This does not go together with { $other }: { $options }
play-unknown = “{ $given }” is neither a card nor a command. Type help for a list.
play-which-card = Which card? For example: { $verb } R7
play-which-seat = Whom? For example: { $verb } 2, or the name.
play-which-color = Which colour? For example: { $verb } R


## The rulebook page

book-title = The rulebook
book-about = Every rule has an id, and the last column names the printed sheets it comes from. Where the sheets say nothing, [silent.md](silent.md) says what we do.
book-house = The house rules, a line each
book-formats = The match formats, a line each

## Batches of games

batch-policy = There is no policy “{ $given }”. Choose from: { $known }.
batch-policies = { $given } policies are too many for { $players } players.
batch-threads = At least one thread is needed, not { $given }.
batch-numbers = Games are numbered from 0 on: { $games } games from number { $first } cannot be played.

## Policies that users write

policy-no-function = A policy is a function of a record, a seat and a word, not { $name }.
policy-not-compiled = The policy { $name } cannot be compiled. { $reason }
policy-no-number = The policy { $name } has to return a whole number, not { $given }.
policy-silent = The policy let the moment pass for seat { $seat }, but that seat is in turn and has to move.
policy-no-move = The policy answered { $code } for seat { $seat }, which is no move there.
policy-refused = The policy answered { $code } for seat { $seat }: “{ $move }” is refused. { $why }

## Simulations

simulate-rate = { $millions } million moves/s
simulate-ready = getting ready; the first time this takes half a minute
simulate-head =
    { $rules }: { $played }. Rounds: { $rounds }. Moves per game: { $moves }. Blocked rounds: { $blocked }.
    Each figure has its 95% interval.
simulate-played =
    { $games ->
        [one] { $games } game
       *[other] { $games } games
    }
simulate-stopped = { $games } of { $asked } games
simulate-number = { $value }
simulate-share = { $value } %
simulate-share-change = { $value } pp
simulate-interval = { $value } ({ $low } to { $high })
simulate-choices = Real choices, where another move was legal: { $choices }, { $share } of all moves.
simulate-seat = seat
simulate-policy = policy
simulate-wins = games won
simulate-points = points per game
simulate-again = The same games again: --games { $games } --key { $key }
simulate-only-matches = Only matches heed { $words }; without --matches single rounds are played.
simulate-nothing = Stopped before the first games were played.

## Comparisons

compare-side = “{ $given }” is no side to compare. A side is a set of rules that begins with { $editions }; or a line-up of { $policies }; or both, as in jam:first.
compare-deals =
    { $deals ->
        [one] { $deals } deal
       *[other] { $deals } deals
    }
compare-stopped = { $deals } of { $asked } deals
compare-head = { $played } for { $players } players, { $games } games. Each figure has its 95% interval.
compare-side-of = { $name }: { $rules }, { $policies }
compare-other-cards = The decks of A and B differ, so the deals are not the same cards.
compare-measure = per game
compare-one = A
compare-other = B
compare-change = B − A
compare-of-wins = games won by the first of the line-up
compare-of-first = games won by seat 0, which begins
compare-of-moves = moves
compare-of-points = points, all seats
compare-of-rounds = rounds
compare-of-blocked = blocked rounds
compare-percent = { $value } percentage points
compare-range = { $least } to { $most }
compare-verdict-more = { $name }: more in B, by { $range }.
compare-verdict-less = { $name }: fewer in B, by { $range }.
compare-verdict-unclear = { $name }: no difference shown; if there is one, it is (at 95%) smaller than { $most }.
compare-verdict-same = { $name }: the same in each of the { $deals }.
compare-verdict-few = { $name }: too few to tell; not the same in { $differing } of { $deals }.
compare-again = The same deals again: --deals { $deals } --key { $key }

## Ladders

ladder-few = A ladder needs at least two bots.
ladder-twice = “{ $given }” is on the list twice. Each bot is named once; its games against itself would show nothing.
ladder-until = “{ $given }” is no width for an interval. Give half of it as a percentage or as a part, above 0 and below 50 %: 0.5% or 0.005.
ladder-deals = At least one deal is needed, not { $given }.
ladder-progress =
    { $wide ->
        [0] done; widest ±{ $widest }
        [one] { $wide } pairing to go; widest ±{ $widest }
       *[other] { $wide } pairings to go; widest ±{ $widest }
    }
ladder-head =
    { $rules }, { $players } players, { $unit ->
        [match] matches
       *[round] single rounds
    }: { $games } games. Every deal is played once from each seat.
    { $others ->
        [1] Games won by the bot of a line against the bot of a column, ± half of the 95% interval:
       *[other] Games won by one bot of a line against { $others } of a column, ± half of the 95% interval:
    }
ladder-against = against
ladder-chart-ratings = Ratings
ladder-chart-zero = Elo, { $bot } is 0
ladder-chart-mean = Elo, the mean is 0
ladder-chart-shares = Games won
ladder-chart-against =
    { $others ->
        [1] bot of a line against bot of a column
       *[other] one bot of a line against { $others } of a column
    }
ladder-chart-about =
    { $games } { $unit ->
        [match] matches
       *[round] rounds
    }, every deal from each seat
ladder-half = { $value } ±{ $half }
ladder-bot = bot
ladder-elo = Elo
ladder-games = games
ladder-median = ms, median
ladder-most = ms, p99
ladder-faults = faults
ladder-zero = Elo: { $bot } is 0. Times are those of one decision at a table, where there was a choice.
ladder-zero-mean = Elo: the mean of all bots is 0. Times are those of one decision at a table, where there was a choice.
ladder-faults-of =
    { $times ->
        [one] { $bot }: { $times } fault ({ $kinds }); that turn was lost.
       *[other] { $bot }: { $times } faults ({ $kinds }); those turns were lost.
    }
ladder-first-fault = { $told } The first: { $fault }
ladder-fault-illegal = { $times } illegal
ladder-fault-silent = { $times } without an answer
ladder-fault-timeout = { $times } too late
ladder-fault-crash = { $times } crashed
ladder-fault-nonsense = { $times } unreadable
ladder-fault-start = { $times } not started
ladder-fault-absent = { $times } absent after a fault
ladder-fault-dismissed = { $times } dismissed
ladder-fault-other = { $times } of another kind
ladder-stopped = Stopped before the end: these are the games played until then.
ladder-wide = In { $wide } of { $pairings } pairings the interval is still wider than ±{ $asked }.
ladder-few-deals = A pairing has fewer than 30 deals: its interval says nothing yet.
ladder-again = The same deals again: --key { $key }

## Clusters

cluster-silent = No Ray cluster could be used at { $address }: { $reason }
cluster-failed = The cluster could not play these games: { $reason }
cluster-version = The cluster has another version of oneleft, which would play other games. Install this one on all its machines.

## Charts

chart-title = { $rules }, { $players } players
chart-about-round =
    { $games ->
        [one] { $games } round
       *[other] { $games } rounds
    } by { $policies }
chart-about-match =
    { $games ->
        [one] { $games } match
       *[other] { $games } matches
    } by { $policies }
chart-about-house = house rules on { $deals } of the deals
chart-about-key = intervals are 95%; key { $key }
chart-wins = Games won by seat
chart-fair = equal share
chart-length-round = Moves in a round
chart-length-match = Rounds in a match
chart-points-round = Points in a round
chart-points-match = Points in a match, all seats
chart-share-round = % of rounds
chart-share-match = % of matches
chart-middle = median { $median }, mean { $mean }, highest { $most }
chart-house = What a house rule changes
chart-with = with { $rule }
chart-without = without { $rule }
chart-more-moves-round = moves per round
chart-more-moves-match = moves per match
chart-more-points-round = points per round
chart-more-points-match = points per match

## Files

file-ending = { $file }: the name has to end in { $endings }.
file-directory = { $file } cannot be written: there is no directory { $directory }.
file-place = { $file } cannot be written there.
file-fails = { $file } could not be written: { $reason }

## Environments for learners

env-reactions = Reactions are one of { $known }, not “{ $given }”.
env-render = A table is rendered as one of { $known }, not as “{ $given }”.
env-no-render = Set a render_mode when you make the environment, and then render it.
env-games = At least one game is needed, not { $given }.
env-actions = Give one whole number for each of the { $games } games.
env-language = Languages are { $known }, not “{ $given }”.
env-seed = A seed is a whole number from 0 on, not “{ $given }”.
env-reset = There is no game going on. Reset the environment to begin one.
env-action = “{ $given }” is no action. Actions are the whole numbers from 0 to { $most }.
env-pass = It is { $who }’s own turn, and no moment to let pass. Choose one of the actions that the mask offers.
env-automatic = Action { $action } is not offered, because reactions are automatic here.
env-refused =
    { $move ->
        [none] Action { $action } of { $who } is refused. { $why }
       *[other] Action { $action } of { $who }, “{ $move }”, is refused. { $why }
    }
env-game = Game { $game }: { $why }
env-totals = Totals: { $totals }
env-turn = It is { $name }’s turn.
env-over =
    { $winners ->
        [none] The game is over. Nobody wins.
       *[other] The game is over. Won by: { $winners }
    }

## Bots

bot-unknown = There is no bot “{ $given }”. Choose from: { $known }; or name a program, as ./mybot.
bot-budget = “{ $given }” is no time to think. Write expert, expert@200ms or expert@5000 for so many playouts.
bot-unready = { $given } cannot think here: { $reason }
bot-extra = { $given } needs numba and numpy: pip install 'oneleft[arena]'

## Bots that are programs. $said is the last line of standard error, or none.

bot-missing = There is no program “{ $given }”.
bot-not-executable = “{ $given }” cannot be run. Make it executable (chmod +x), or end its name in .py if it is Python.
bot-many = { $given } bots are named, but there are only { $seats } seats for them.
bot-fault-start = It does not start: { $reason }.
bot-fault-timeout = It did not answer within { $seconds } s.
bot-fault-crash =
    { $said ->
        [none] It has ended or closed its pipes, exit status { $status }.
       *[words] It has ended or closed its pipes, exit status { $status }. It said: { $said }
    }
bot-fault-nonsense = Its answer “{ $given }” cannot be read: { $reason }.
bot-fault-nonsense-number = Its answer “{ $given }” is to no question that was asked.
bot-fault-nonsense-endless = It wrote a line without an end: “{ $given }”…
bot-fault-illegal = Its answer “{ $given }” is not one of its legal moves.
bot-fault-absent = It was stopped and plays again from the next round on.
bot-fault-dismissed = It had to be stopped { $times } times in a row and is not started again.
bot-does-not-play = { $name } does not play. { $fault }

## Tuning

tune-family = There is no family of rules “{ $given }”. Choose from: { $known }.
tune-progress = { $family }, { $players } players: wins { $wins } %
tune-stopped = Stopped: nothing was written.
tune-written = { $rows ->
    [one] One row of weights
   *[other] { $rows } rows of weights
} in { $file }

## The server

server-no-table = There is no such table. Check the link.
server-no-match = This table has no match number { $number }.
server-no-player = Nobody called “{ $given }” has finished a match here.
server-bad-token = This seat is not yours, or no longer. Take a seat with the table’s link.
server-no-token = Only who sits at the table can do that: send the seat’s token.
server-bad-origin = This page belongs to another site and cannot play here.
server-no-spectators = Nobody may look on at this table.
server-not-host = Only the host can do that.
server-not-seated = You are looking on. Only who sits at the table can do that.
server-other-seat = That is somebody else’s move.
server-no-seat = Nobody sits in seat { $given }.
server-no-page = There is nothing at this address.
server-no-method = Not with this method.
server-failure = That went wrong, and it is not your fault. Try again.
server-bad-message = This message cannot be read: { $reason }
server-bad-name = “{ $given }” cannot be a nickname. Use 1 to 24 visible characters, and none of < > & `.
server-bad-words = These words cannot be taken: “{ $given }”. Use visible characters, and none of < > & `.
server-name-taken = Somebody called “{ $given }” sits at this table already. Choose another name.
server-full = All { $players } seats are taken.
server-bad-bot = There is no bot “{ $given }” here. Choose from: { $known }.
server-begun = The match has begun.
server-not-begun = The match has not begun yet.
server-not-over = The match is not over yet.
server-too-few = { $empty ->
    [one] One seat is empty. Wait for a friend, or add a bot.
   *[other] { $empty } seats are empty. Wait for friends, or add bots.
}
server-not-a-person = The host has to be a person.
server-stale = Something happened before your move arrived: the table is at position { $number } now. Look again and choose.
server-settling = Somebody has noticed that { $name } did not call UNO. A moment, until that is settled.
server-no-chat = At this table only the phrases can be said.
server-bad-phrase = There is no phrase “{ $given }”. Choose from: { $known }.
server-too-fast = Not so fast. Try again in a moment.
server-too-big = This is too long: at most { $most } bytes.
server-busy = The server’s memory does not answer just now. Ask again in a moment: nothing is done twice.
server-secret-yet = The match is not over yet: until then its cards are secret.

phrase-hello = Hello!
phrase-nice = Nice move!
phrase-oops = Oops!
phrase-hurry = Your turn!
phrase-thanks = Thank you!
phrase-sorry = Sorry!
phrase-wow = Wow!
phrase-laugh = Ha ha!
phrase-good-game = Good game!
phrase-again = Once more?

serve-running =
    Playing at { $address } (Ctrl-C stops)
    Games are kept in { $database }
serve-network = In the same network: { $address }
serve-stopped = Stopped. Every game goes on where it was when you start again.
serve-port = Cannot listen on { $host }, port { $port }: { $reason }. Choose another with --port.
serve-database = “{ $given }” is no database for games. Write sqlite:///FILE or postgresql://USER@HOST/NAME.
serve-postgres = PostgreSQL needs a driver: pip install 'oneleft[postgres]'
serve-twice = Another server has { $database } open. Stop it first, or name another file with --database.
serve-failed = The server does not start: { $reason }

join-seated = Seated. The personal link of this seat: { $table }
join-left = { $matches ->
    [one] Left after one match.
   *[other] Left after { $matches } matches.
}
join-gone = Disconnected. The seat stays yours, and a bot of the table plays for you meanwhile: { $table }
client-left = The connection to { $given } was left.
client-link = “{ $given }” is no table’s link. It looks like http://HOST:PORT/t/TABLE
client-unreachable = { $given } does not answer: { $reason }

## The page

page-welcome = The card game where the last card is the one that counts. Play at once against bots, or send your friends a link.
page-name = Your name
page-you = Guest
page-play-now = { $count ->
    [one] Play now against one bot
   *[other] Play now against { $count } bots
}
page-play-friends = Play with friends
page-settings = The rules of your family
page-edition = Edition
page-house = House rules
page-bluffing = Bluffing: a Wild Draw Four may be played unlawfully, until somebody challenges it.
page-format = How the match is scored
page-players = Players
page-target = Points to play for
page-level = Bots
page-level-easy = easy
page-level-steady = steady
page-level-sharp = sharp
page-level-expert = expert
page-turn = Seconds for a turn (0: no hurry)
page-listed = Anybody may find this table
page-tables = Open tables
page-independent = oneleft is independent. UNO is a trademark of Mattel.
page-offline = The server does not answer. Try again in a moment.
page-lost = Connection lost, coming back…
page-close = Close
page-waiting = Waiting for players
page-free = a free seat
page-host = host
page-remove = Send { $name } away
page-add-bot = Add a bot
page-start = Start the match
page-host-starts = The host starts the match.
page-invite = Invite friends
page-copy = Copy the link
page-copied = Copied
page-code = The table’s link as a code for a phone’s camera
page-personal = Go on at another device
page-personal-what = This personal link is your seat. Open it on your other device, and tell nobody.
page-commitment = The shuffle is already settled and sealed: { $commitment }…
page-words = Mix your own words into the shuffle
page-words-what = Nobody could know them before, so nobody can have arranged the cards. The record shows them after the match.
page-sit = Sit down
page-watch = Only watch
page-watching = You are watching.
page-no-seat = There is no free seat.
page-your-hand = { $count ->
    [one] Your hand, one card
   *[other] Your hand, { $count } cards
}
page-playable = can be played
page-player = { $count ->
    [one] { $name }, one card
   *[other] { $name }, { $count } cards
}
page-bot = bot, { $level }
page-away = away, a bot plays
page-catch = Catch { $name }!
page-swap = Trade hands
page-draw = Draw
page-draw-pile = Draw pile, { $count }
page-top = On top: { $card }. Colour in force: { $color }
page-direction = { $direction ->
    [left] Play goes to the left
   *[right] Play goes to the right
}
page-seconds = { $count ->
    [one] One second left
   *[other] { $count } seconds left
}
page-phase-turn = Your turn: play a card, or draw.
page-phase-drew = You drew { $card }. Play it, or keep it.
page-phase-penalty = { $count ->
    [one] A penalty of one card waits for you.
   *[other] A penalty of { $count } cards waits for you.
}
page-phase-color = The first card is a wild: name the colour to start with.
page-phase-swap = You played a 7. With whom do you trade hands?
page-phase-slam = { $count ->
    [one] Slam! Choose one card to get rid of.
   *[other] Slam! Choose { $count } cards to get rid of.
}
page-can-jump = You hold the same card: you can jump in!
page-waits = Waiting for { $name }.
page-waits-table = Waiting for the other table.
page-noticed = { $by } has noticed that { $name } did not call UNO!
page-which-color = Which colour?
page-cancel = Another card
page-keep = Keep
page-take = { $count ->
    [one] Take 1 card
   *[other] Take { $count } cards
}
page-challenge = Challenge
page-challenge-risk = If it was lawful, you draw { $count }.
page-stood-in = A bot plays for you.
page-back = I am back
page-log = What happened
page-say = Say something
page-mute = Mute
page-letters = No letter keys
page-scores = Score board
page-round = Round
page-round-over = The round is over
page-total = Total
page-deal = Next round
page-next-soon = The next round begins in a moment.
page-rematch = Play again
page-record = Download the record, to verify every shuffle
page-rules = Rules
page-all = all editions
page-race = The points after each round
page-replay = Replay
page-step-back = One step back
page-step-on = One step on
page-pause = Pause
page-run = Play
page-step = { $step } of { $steps }
page-verify = Verify the shuffle
page-genuine = { $cards ->
    [one] Genuine: the key is the one that was sealed before the deal, and one card follows from it.
   *[other] Genuine: the key is the one that was sealed before the deal, and all { $cards } cards follow from it.
}
page-forged = This is not the key that was sealed before the deal!
page-why = Why these points?
page-view = View
page-theme = Colours of the page
page-theme-auto = as the device
page-theme-light = light
page-theme-dark = dark
page-theme-contrast = high contrast
page-type = Type a move
page-ask = Explain
page-more = More
page-sign-draw = +{ $count }
page-sign-uno = UNO!
page-sign-caught = Caught!
page-sign-guilty = Bluff!
page-sign-lawful = Lawful
page-points = { $count ->
    [one] { $count } point
   *[other] { $count } points
}
page-swap-with = Trade hands with { $name }
page-pending = { $count ->
    [one] A penalty of one card is pending
   *[other] A penalty of { $count } cards is pending
}
page-said = { $name }: “{ $text }”
page-table = The table
page-carried = Carried
page-left = Cards left
page-misdealt = The key is the sealed one, but a card of step { $step } does not follow from it!
page-share = Share this moment
page-moment = Moment of the match
page-grace = Seconds to say UNO before a catch counts
page-have-link = Somebody sent you a link?
page-go = Go there
page-only-here = This link works on this computer only. For friends elsewhere in your network, start with “make play HOST=0.0.0.0”.
page-no-bluffing = no bluffing
page-partner = partner
page-title-turn = ● Your turn · oneleft
page-other-table = The other table
page-nowhere = There is nothing at this address. Here you can start.
page-join-waiting = Join the table
page-join-playing = They are playing
page-join-over = This match is over
page-hand-over = Make host
page-leave = Leave the table
page-need-name = Tell your friends your name first.
page-bad-link = That is no link to a table.
page-own-tables = Your games
page-eliminated = You have reached the limit and are out. You can watch the others.
page-host-again = { $name } can start another match.
page-ask-hint = Tap anything to see its rule.
page-to-table = To the table
page-gone = away
page-genuine-unseen = The key fits the seal in the record, and every card follows from it. But this device was not there before the deal, so it cannot say when the seal was made.
page-words-lost = The words that you added are not in the shuffle!
page-words-in = Words in the shuffle: { $words }

## The full-screen terminal. In lists of keys two spaces part one key from the next, and one space a key from its words.

screen-jump = Jump in with { $card }
screen-pending = { $count ->
    [one] Penalty: { $count } card
   *[other] Penalty: { $count } cards
}
screen-color = Colour:
screen-type = / to type a move: R7 uno, W:B, catch Ana, rule TURN-1
screen-watch-type = / to type: rule TURN-1, score, help, quit
screen-target = The match goes to { $target } points.
screen-small = This terminal is too small for the table. It needs at least { $width } columns and { $height } lines; or play line by line: oneleft play --plain
screen-keys = h help  q quit  ←→ card  ↵ play  d draw  u UNO  c catch  ? why  / type  s scores  k keep  ! challenge  j jump in
screen-say-key = p say
screen-steer-keys = space pause  + faster  - slower  → on  v hands
screen-back-keys = ← back
screen-watch-keys = h help  q quit  ? why  s scores
screen-bad-save = The saved game { $file } cannot be read: { $fault }
screen-nothing = There is no unfinished game to go on with. Begin one: oneleft play
screen-unsaved = Games cannot be kept on this machine, so a game that you leave is lost: { $reason }
screen-kept = The game is kept. Go on with it: oneleft play --resume
screen-record = The record of this match, to be replayed and verified by anybody: { $file }
screen-on = on
screen-off = off
screen-language = English
screen-speaks = Language
screen-begin = Play
screen-resume = Go on with the last game
screen-quit = Quit
screen-start-keys = ↑↓ choose   ←→ change

notation-color-later = “{ $given }”: a Jam card is played without a colour, as “{ $card }”. Its player names the colour after the drop.
refusal-color-after-drop = Name the colour for your Jam card first.
document-drop = “drop” needs a Jam card on top and the phase “slam” (then “slam”) or “color”; the phase is “{ $phase }”.
document-color-early = No colour is in play in the phase “{ $phase }”: it is named after the Jam card’s drop.
document-pending-progressive = Without Progressive the pending amount is that of the top card alone.
refusal-caught-too-late = Too late: the next turn has begun.
setup-players-eight-table = Each of the two tables of “eight” has four players, not { $players }.

play-phase-color-drop = The Jam card has landed: name the colour that resumes play. You can: { $moves }.
page-phase-color-drop = The Jam card has landed: name the colour that resumes play.
play-help-jam = A Jam card needs no colour: play WJ, and name its colour after the drop.
