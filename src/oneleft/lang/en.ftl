### oneleft in English.

## The language

language-name = English
language-label = Language
book-file = rulebook.md

# The words that people type: all work, and texts show the first
typed-play = play
typed-jump = jump
typed-discard = discard
typed-color = color colour
typed-swap = swap
typed-catch = catch
typed-draw = draw
typed-keep = keep
typed-take = take
typed-challenge = challenge
typed-uno = uno
typed-pass = pass
typed-start = start
typed-bot = bot
typed-again = again
typed-back = back
typed-remove = remove
typed-reshuffle = reshuffle
typed-hint = hint
typed-undo = undo
typed-say = say
typed-help = help
typed-quit = quit exit
typed-table = table hand
typed-score = score scores
typed-rule = rule
typed-why = why

## Colours and cards

color-red = red
color-yellow = yellow
color-green = green
color-orange = orange
color-blue = blue
color-none = no colour yet
list-last = { $first } and { $last }
list-or = { $first } or { $last }
list-choices = { $first }, or { $last }

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

# The same with its article, for sentences
card-with-article =
    { $rank ->
        [skip] { card-with-article.color } Skip
        [reverse] { card-with-article.color } Reverse
        [draw-two] { card-with-article.color } Draw Two
        [wild] a Wild
        [wild-draw-four] a Wild Draw Four
        [jam] a Welcome to the Jam card
        [graduation] a Graduation card
       *[number] { card-with-article.color } { $rank }
    }
    .color =
        { $color ->
            [orange] an { $color }
           *[other] a { $color }
        }

## Events at the table. An absent or hidden value is “none”.

event-cut =
    { $dealer ->
        [0] Everyone draws a card to choose the dealer: { $cards }. The highest number is tied (symbols count as zero), so those players draw again!
       *[named] Everyone draws a card to choose the dealer: { $cards }. { $dealer } deals.
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
        [one] The first card turned up cannot begin a round. It goes back, and the deck is shuffled again.
       *[other] The first card turned up cannot begin a round, { $count } times in a row. Each time it goes back, and the deck is shuffled again.
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
event-cancelled = That cancels the card below it.
event-called-uno = { $seat } calls “UNO!”
event-caught = { $by } catches { $seat }, who forgot to call UNO!
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
event-went-on-drawing = { $seat } keeps drawing: { $count } in all.
event-out-of-round =
    { $cards ->
        [none] { $seat } has { $count } cards and is out of this round. They go under the draw pile.
       *[seen] { $seat } has { $count } cards and is out of this round. They go under the draw pile: { $cards }.
    }
event-kept = { $seat } keeps the drawn card.
event-ended-series = { $seat } plays no more cards of this number.
event-passed = There are no cards to draw, so { $seat } passes.
event-reshuffled =
    { $count ->
        [one] The draw pile is empty: { $count } discard becomes the new draw pile.
       *[other] The draw pile is empty: { $count } discards are shuffled into a new draw pile.
    }
event-turned =
    { $direction ->
        [left] Play now goes to the left.
       *[right] Play now goes to the right.
    }
event-skipped = { $seat } is skipped.
event-deflected = { $seat } deflects the penalty.
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
                [one] { $seat } gets { $giver }’s hand ({ $count } card).
               *[other] { $seat } gets { $giver }’s hand ({ $count } cards).
            }
       *[seen]
            { $count ->
                [one] { $seat } gets { $giver }’s hand ({ $count } card): { $cards }.
               *[other] { $seat } gets { $giver }’s hand ({ $count } cards): { $cards }.
            }
    }
event-dropped =
    { $side ->
        [slam] { $seat } drops the card. It lands Slam side up!
       *[back] { $seat } drops the card. It lands back side up. Bad luck!
    }
event-discarded = { $seat } discards { $card } under the Jam card.
event-out =
    { $last ->
        [yes] { $seat } wins the round: no opponent is left! Cards held:{ $left }
       *[no] { $seat } goes out and wins the round! Cards left:{ $left }
    }
event-blocked =
    { $refills ->
        [yes] The draw pile was used up for the 50th time, so the round is blocked. Nobody scores, and the cards are dealt again.
       *[no] Everyone passed in a row, so the round is blocked. Nobody scores, and the cards are dealt again.
    }
event-scored = Points this round: { $points }. Totals: { $totals }.
event-eliminated = { $seat } has reached the limit and is out of the match.
event-won =
    { $count ->
        [one] { $seats } wins the match.
       *[other] { $seats } win the match together.
    }

## Events of the reader: the same in the second person

event-you-dealt =
    { $count ->
        [one] You get { $count } card: { $cards }.
       *[other] You get { $count } cards: { $cards }.
    }
event-you-turned-up = You turn up the first card: { $card }.
event-you-played =
    { $jump ->
        [yes]
            { $color ->
                [none] You jump in with { $card }!
               *[named] You jump in with { $card } and name { $color }!
            }
       *[no]
            { $color ->
                [none] You play { $card }.
               *[named] You play { $card } and name { $color }.
            }
    }
event-you-called-uno = You call “UNO!”
event-you-caught = You catch { $seat }, who forgot to call UNO!
event-caught-you = { $by } catches you: you forgot to call UNO!
event-you-drew =
    { $count ->
        [one] You draw { $card }.
       *[other] You draw { $count } cards: { $cards }.
    }
event-you-went-on-drawing = You keep drawing: { $count } in all.
event-you-out-of-round = You have { $count } cards and are out of this round. They go under the draw pile.
event-you-kept = You keep the drawn card.
event-you-ended-series = You play no more cards of this number.
event-you-passed = There are no cards to draw, so you pass.
event-you-skipped = You are skipped.
event-you-deflected = You deflect the penalty.
event-you-facing =
    { $count ->
        [one] You face a penalty of { $count } card.
       *[other] You face a penalty of { $count } cards.
    }
event-you-challenged =
    { $guilty ->
        [yes] You challenge { $accused } and see { $cards }: guilty!
       *[no] You challenge { $accused } and see { $cards }: innocent!
    }
event-challenged-you =
    { $guilty ->
        [yes] { $seat } challenges you: guilty!
       *[no] { $seat } challenges you: innocent!
    }
event-you-named-color = You name { $color }.
event-you-swapped = You trade hands with { $other }.
event-swapped-you = { $seat } trades hands with you.
event-you-received =
    { $count ->
        [one] You get { $giver }’s hand ({ $count } card): { $cards }.
       *[other] You get { $giver }’s hand ({ $count } cards): { $cards }.
    }
event-received-you =
    { $count ->
        [one] { $seat } gets your hand ({ $count } card).
       *[other] { $seat } gets your hand ({ $count } cards).
    }
event-you-dropped =
    { $side ->
        [slam] You drop the card. It lands Slam side up!
       *[back] You drop the card. It lands back side up. Bad luck!
    }
event-you-discarded = You discard { $card } under the Jam card.
event-you-out =
    { $last ->
        [yes] You win the round: no opponent is left! Cards held:{ $left }
       *[no] You go out and win the round! Cards left:{ $left }
    }
event-you-eliminated = You have reached the limit and are out of the match.
event-you-won = You win the match!
list-you = you

## Refused moves: the reason, and what to do instead

refusal-round-over = The round is over: someone has gone out. Deal the next round to continue.
refusal-round-blocked = The round is blocked, so no more moves are possible. Deal again to continue.
refusal-not-your-turn = It is { $turn }’s turn. Please wait.
refusal-not-held = You don’t have { $card }. Choose a card from your hand.
refusal-no-match = You cannot play { $card } on { $top }: the colour in play is { $color }. { $advice }.
refusal-only-the-drawn-card = You have drawn, so you cannot play { $card } this turn. { $advice }.
refusal-unlawful-draw-four = You cannot play { $card } while you hold a card of the colour in play ({ $color }): this table plays without bluffing.
refusal-draw-two-faced = You face a Draw Two. { $advice }.
refusal-draw-four-faced = You face a Wild Draw Four. { $advice }.
refusal-kinds-do-not-mix =
    { $penalty ->
        [draw-two] You cannot answer a Draw Two with { $card }. { $advice }.
       *[draw-four] You cannot answer a Wild Draw Four with { $card }. { $advice }.
    }
refusal-color-first = Name the starting colour first.
refusal-swap-first = You played a 7. First choose a player to trade hands with.
refusal-slam-first = Slam side up! First choose a card to discard.
refusal-color-after-drop = Name the colour for your Jam card first.
refusal-already-drew = You have already drawn this turn. { $advice }.
refusal-nothing-drawn = You can only keep a card that you have just drawn. Choose another move.
refusal-no-penalty = You have no penalty to take. { $advice }.
refusal-no-challenge = You can only challenge a Wild Draw Four that is aimed at you, and only before you draw.
refusal-no-color-asked = You don’t need to name a colour now. Name it when you play a wild, or after a Jam card has landed.
refusal-no-swap = You can only trade hands after you play a 7, at a table where a 7 trades hands.
refusal-swap-with-another = You cannot trade hands with yourself. Choose another player.
refusal-no-slam = You can only discard extra cards when your Jam card has landed Slam side up.
refusal-no-jump-in = This table plays without Jump-In, so cards are only played in turn.
refusal-jump-in-turn = It is your turn, so you do not need to jump in. Play the card as usual, unless you have already drawn.
refusal-jump-must-wait = You cannot jump in while { $turn } is choosing. Try again in a moment.
refusal-jump-not-identical = You can only jump in with an identical card, and { $card } is not { $top }.
refusal-uno-not-due = Call UNO only when your play leaves you with one card, and before the next turn begins. No penalty.
refusal-cannot-be-caught = You can only catch a player who has one card left and forgot to call UNO, and only before the next turn begins. No penalty.
refusal-caught-too-late = Too late: the next turn has begun.
refusal-no-such-move = This move does not exist at this table. Choose one of the legal moves.
refusal-round-blocked-by-refills = The draw pile was used up too often, so the round is blocked. Deal again to continue.
refusal-last-one-left = The round is over: no opponent is left in it. Deal the next round to continue.
refusal-out-of-round = You are out of this round. You play again after the next deal.
refusal-swap-with-one-out = This player is out of the round and has no cards. Choose another player.
refusal-accused-out = The player of the Wild Draw Four is out of the round, so it can no longer be challenged.
refusal-must-play = You hold a card that you can play, so you may not draw: at this table players who can play must.
refusal-must-play-drawn = You have drawn a card that can be played, so you may not keep it: at this table players who can play must.
refusal-free-draw-four = At this table a Wild Draw Four is always allowed, so it cannot be challenged.
refusal-covered-draw-four = A Draw Two lies on the Wild Draw Four, so it can no longer be challenged.
refusal-deflected = The penalty has been deflected, so it can no longer be challenged.
refusal-cross-color = A Draw Two answers a Wild Draw Four only in the colour that was named ({ $color }). { $advice }.
refusal-skip-color = Only a Skip of the colour in play ({ $color }) passes the penalty on. { $advice }.
refusal-reverse-color = Only a Reverse of the colour in play ({ $color }) sends the penalty back. { $advice }.
refusal-number-last = You cannot play { $card } as your last card: at this table it must be a number.
refusal-silent = At this table nobody calls UNO, and nobody can be caught.
refusal-series-number = In a series you can only play the same number, and { $card } is not { $top }. Play one more, or pass.
refusal-series-first = You can play another card of the same number. Play it, or pass to end your turn.
refusal-no-series = You can only pass while you are playing several cards of the same number. Choose another move.
refusal-match-over = The match is over. Start a new one to keep playing.
refusal-eliminated = You are out of this match. You can watch until it ends.
refusal-round-goes-on = This round is not over yet. Finish it before you deal the next one.

# What the player can do instead: some of these, joined by list-choices
advice-take = Take the { $pending } cards
advice-challenge = challenge
advice-answer = answer with { $cards }
advice-jump = jump in with { $cards }
advice-drawn = Play the drawn card
advice-keep = keep it
advice-match = Match the colour, number or symbol
advice-wild = play a wild
advice-draw = draw

## Invalid table settings

setup-edition = Unknown edition “{ $given }”. Choose from: { $known }.
setup-edition-first = “{ $given }” is an edition. It comes first in the line.
setup-preset-first = “{ $given }” is a preset. It comes first in the line or directly after the edition.
setup-presets = “{ $preset }” and “{ $given }” are both presets. Choose one of them.
setup-preset-excludes = “{ $preset }” includes “{ $name }”, which cannot be combined with “{ $excluded }”. Add “no_{ $name }”, or leave “{ $excluded }” out.
setup-no-edition = “{ $given }” is not an edition. Begin with one: { $example }.
setup-format = Unknown match format “{ $given }”. Choose from: { $known }.
setup-switch = “{ $name }” must be true or false, not “{ $given }”.
setup-number = “{ $name }” must be a whole number from { $least } to { $most }, not “{ $given }”.
setup-above = “{ $more }” is too low: it must be more than “{ $less }”.
setup-excludes = “{ $name }” and “{ $excluded }” cannot be combined. Choose one of them.
setup-twice = “{ $name }” is set twice. Set it once.
setup-empty-word = “{ $given }” has a “+” with no rule before or after it. Leave that “+” out.
setup-seed = The seed must be a whole number, 0 or greater, not “{ $given }”.
setup-key-and-seed = Give a key or a seed, not both.
setup-bots = There are { $players } seats, but { $bots } bots. Give one bot for each seat.
setup-position-players = The position has { $hands } hands, but there are { $players } players.
setup-position-tables = This format has two tables, but a position describes only one.
setup-word = Unknown rule “{ $given }”. Choose from: { $known }.
setup-name = “{ $given }” cannot be used as a name. Use 1 to 60 visible characters.
setup-name-twice = Two players are called { $given }. Give each player a different name.
setup-words = The words for the shuffle must be a list of strings, not { $given }.
setup-reveals = The shuffle needs one entry for each of the { $seats } seats. There are { $hashes } hashes and { $reveals } reveals.
setup-reveal = Seat { $seat }’s reveal does not match the hash it sent before the deal.
setup-players = A table seats two to ten players, not { $players }.
setup-players-partners = Partners needs an even number of players from four to ten, not { $players }.
setup-players-rotating = Rotating partners needs exactly four players, not { $players }.
setup-players-eight = Two tables need exactly eight players, not { $players }.
setup-players-eight-table = Each table of “eight” seats four players, not { $players }.
setup-cards = A table of { $players } players can deal at most { $most } cards to each, not { $cards }: at least 20 must be left to draw.

## Invalid notation

notation-seat = “{ $given }” must begin with a seat number, as in “0 draw”.
notation-verb = “{ $given }” has no known verb after the seat. The verbs are: { $known }.
notation-needs-card = “{ $given }” needs one card after the verb, optionally followed by “uno”, as in “0 play R7 uno”.
notation-needs-seat = “{ $given }” needs one seat number after the verb, as in “0 catch 2”.
notation-needs-color = “{ $given }” needs one colour letter after the verb, as in “0 color B”.
notation-needs-nothing = “{ $given }” has too many words: nothing may follow this verb.
notation-color = “{ $given }” is not a colour of this deck. The colour letters are: { $known }.
notation-card = “{ $given }” is not a card of the { $edition } edition. Cards look like R7, BS, YR, B+2, W or W+4.
notation-color-extra = “{ $given }” names a colour, but only a wild can. Leave out the colon and the letter.
notation-color-missing = “{ $given }” is a wild, so it must name a colour, as in “{ $example }”.
notation-color-later = “{ $given }”: play a Jam card without a colour, as “{ $card }”. Its player names the colour after the drop.
notation-no-seat = There is no seat “{ $given }” at this table. The seats are: { $seats }.

## Referee documents. $phase is a value of the document.

document-card-twice = “{ $card }” appears more often than the deck contains it.
document-seat = There is no seat { $given } at a table of { $players }. Seats are numbered from 0.
document-no-discard = The discard pile must contain at least one card.
document-color-other = The top discard is not “{ $given }”. Omit the colour, or give the card’s own colour.
document-color-missing = The top discard “{ $top }” is a wild, so the colour in play must be given.
document-position-or-deal = Give exactly one of “position” and “deal”.
document-empty-hand = Only the hand of a player who has gone out may be empty, and only in the phase “over”.
document-phase = The phase “{ $phase }” does not fit the rules, the top discard or the colour. “color” needs a wild other than a Wild Draw Four and no colour yet; “penalty” needs a Draw Two or a Wild Draw Four or, with “deflect”, a Skip or a Reverse; “swap” needs a 7 and “sevens” or “seven_zero”; “slam” needs a Welcome to the Jam card; “series” needs a number, another card of it in the hand, and “multi_play”.
document-pending = “pending” does not fit the phase “{ $phase }”. It belongs to the phase “penalty” alone. Its value must be a total that Draw Twos and Wild Draw Fours can reach at this table, at most 64.
document-pending-progressive = Without Progressive, only the penalty of one Draw Two or one Wild Draw Four can be pending.
document-drawn = “drawn” does not fit the phase “{ $phase }”. It belongs to the phase “drew” alone and is a card that the player in turn holds and can play.
document-slam = “slam” does not fit the phase “{ $phase }”. It belongs to the phase “slam” alone: 1 or 2, and at most the number of cards in the hand.
document-drop = “drop” does not fit the phase “{ $phase }”. It needs a Jam card on top, and the phase “color” or the phase “slam”. In the phase “slam” its value is “slam”.
document-color-early = No colour is in play in the phase “{ $phase }”: it is named after the Jam card’s drop.
document-passes = “passes” must be at least 0, less than the number of players, and 0 while there are cards to draw (the phase is “{ $phase }”).
document-reverse-pending = “reverse_pending” does not fit the phase “{ $phase }”. It needs a Reverse on top and the phase “turn” or “penalty”.
document-challenged = “challenged” does not fit the phase “{ $phase }”. It needs the phase “penalty” and a Wild Draw Four on top.
document-challenged-missing = The card below the Wild Draw Four has no colour of its own, so “challenged” must give the hand and the colour.
document-challenged-hand = “{ $card }” cannot be in the hand of “challenged”: the player of the Wild Draw Four does not hold it, or does not hold that many.
document-out = “out” does not fit the phase “{ $phase }”. It belongs to the phase “over” alone.
document-exposed = “exposed” does not fit the phase “{ $phase }”: nobody can be caught in it.
document-penalty = “penalty” does not fit the phase “{ $phase }” or the cards on top. It belongs to the phase “penalty” alone, where it names the last Draw Two or Wild Draw Four.
document-penalty-missing = The phase is “{ $phase }”, but there is no Draw Two or Wild Draw Four below the cards that deflected it: “penalty” must say which it was.
document-seat-out = This seat is out of the round, so it can neither be in turn nor be caught (the phase is “{ $phase }”).
document-last-left = Only one player or one team is still in the round, so it is over, and the phase cannot be “{ $phase }”.
document-no-mercy = Nobody can be out of the round at a table without “mercy”.
document-out-with = A player who is out of the round has an empty hand, and held at least { $mercy } cards.
document-mercy = A player with { $mercy } cards or more is out of the round, so nobody can hold that many while it goes on.
document-type = Expected { $wanted }, got { $given }.
document-field-missing = The field “{ $name }” is missing.
document-field-unknown = Unknown field “{ $name }”.
document-word = “{ $given }” is not a valid value here.
document-limit = The value is outside its limits ({ $limit }).
document-form = The document cannot be read: { $fault }.
document-encoding = Invalid UTF-8 at byte { $byte }.
document-not-utf-eight = The text is not UTF-8.
document-empty = There is no document: the input is empty.
document-json = Invalid JSON at line { $line }, column { $column }.
document-json-byte = Invalid JSON at byte { $byte }.
document-json-cut = The JSON is incomplete: it ends too early.
document-binary = Messages must be text, not binary data.
document-json-ends = The JSON is incomplete: it ends at line { $line }, column { $column }.
document-json-value = The JSON contains a value that cannot be read, such as NaN or half of a surrogate pair.
document-key-twice = “{ $name }” appears twice in the same object.
document-too-deep = The document is nested too deeply.

## Records

record-line = line { $line }: { $fault }
record-title = A record must begin with the line “{ $title }”.
record-header = The line “{ $name } …” is missing here.
record-texts = “{ $name }” must be a JSON list of strings, as in ["Ana","Bo"].
record-no-deal = The first line after the header must be “deal”.
record-after-key = Nothing may follow the key.
record-no-key = The match is not finished, or the last line of its record is missing: without its key it can be neither verified nor replayed.
record-is-empty = The file is empty. A game record begins with the line “{ $title }”.
record-is-saved-game = This is a saved game, not a game record: its match is not finished. Continue it with oneleft play --resume.
record-is-database = This is an SQLite database, not a game record. Download the record from the page of the finished match.
record-is-json = This is JSON, not a game record. oneleft referee judges JSON documents.
record-is-page = This is a web page, not a game record.
record-is-binary = This is not a game record: byte { $byte } is not UTF-8 text.
record-is-text = This is not a game record: it begins with “{ $beginning }”, not with the line “{ $title }”.
record-commitment = The key does not match the commitment.
record-unbound = The record has reveals that no hash fixed before the deal. They could have been chosen to arrange the cards.
record-other-commitment = This is not the match whose commitment you saw. The record’s is { $commitment }.
record-other-hashes = The hashes in the record are not those that this device saw before the deal.
record-other-reveal = What you revealed is not in the shuffle of this record.
record-reveal-missing = Your hash is in the record, but what you revealed is not: you were left out of this shuffle.
record-commitment-seen = The commitment is the one that you saw.
record-reveal-in = What you revealed is in the shuffle.
record-hashes-seen = The hashes are the ones that you saw before the deal.
record-hashes-unseen = Without --hashes this does not prove that the other reveals were fixed before yours was known.
record-no-parts = No player added anything to the shuffle, so you have to trust the person or server that drew the key.
record-old-words = The players’ words come from an old version: the server knew them before the deal, so they prove nothing.
record-from-position = A game that starts from a position has no record: its cards were not dealt from its key. Use dump() instead.
record-unfinished = The record ends before the match does.
record-differs = The record says “{ $said }”, but the key and the moves give “{ $true }”.
record-holds = The record is genuine: the commitment, every shuffle and every move check out. Moves: { $moves }. Rounds: { $rounds }.
key-form = “{ $given }” is not a key. A key is 64 hexadecimal digits (0 to 9, a to f).

## The rulebook

rules-reading = with our reading, where the sheets are silent or disagree
rules-sheets = sheets: { $sheets }
rules-beyond = widely played, but on no sheet
rules-replaced = Partly replaced by { $rules } at this table.
rules-unknown = There are no rules for “{ $given }”. Name a rule id such as TURN-1, or one of these. Editions: { $editions }. Presets: { $presets }. House rules: { $house }. Formats: { $formats }.
did-you-mean = Did you mean “{ $name }”?

section-deck = Deck and players
section-setup = Setting up a round
section-start = The first discard
section-turn = A turn
section-action = The action cards
section-uno = Calling UNO
section-out = Going out, the draw pile and scoring
section-match = Match formats
section-house = House rules

edition-classic = Classic: 108 cards in red, yellow, green and blue (2008).
edition-deluxe = Deluxe: the same 108 cards, with a score board, for up to ten players (2007).
edition-jam = Jam: 112 cards, with orange instead of green and four Welcome to the Jam cards that are dropped (2019).
edition-graduation = Graduation: 112 cards, four of them Graduation cards that make everyone else draw.
edition-international = International: 108 cards, with partners, two tables and the challenge game (2003); a Skip as the first discard has no effect.

format-points = Points: the player who goes out scores the cards left in the other hands; the first to reach the target wins.
format-lowest = Lowest: the cards left in your hand count against you; when someone reaches the target, the lowest total wins.
format-partners = Partners: teams of two sit across the table; the first team to reach the target wins.
format-rotating = Rotating: four players take turns as partners; after a fixed number of rounds the highest total wins.
format-eight = Eight: eight players at two tables; everyone partners everyone else in turn, and the highest total wins.
format-challenge = Challenge: the cards left in your hand count against you; players who reach the limit are out, and the last player left wins.

house-progressive = Progressive: answer a Draw Two or a Wild Draw Four with another one; the penalty grows and moves on.
house-seven_zero = Seven-0: a 0 passes every hand on, and a 7 trades two hands.
house-jump_in = Jump-In: play a card identical to the top discard, even out of turn.
house-bluffing = Bluffing: you may play a Wild Draw Four while you hold the colour in play; the next player can challenge it.
house-no_bluffing = No bluffing: you may play a Wild Draw Four only if you hold no card of the colour in play.
house-cross_stacking = Cross-stacking: a Wild Draw Four may answer a Draw Two, and the other way round.
house-deflect = Deflect: pass a penalty on with a Skip, or send it back with a Reverse, in the colour in play.
house-draw_until_playable = Draw to match: if you draw, keep drawing until you get a card that you can play.
house-must_play = Force play: if you can play a card, you must, even the one that you have just drawn.
house-free_draw_four = Free Draw Four: play a Wild Draw Four on any of your turns; nobody can challenge it.
house-silent = Silent: nobody calls UNO, and nobody is caught.
house-sevens = Sevens swap: a player who plays a 7 trades hands with a player of their choice.
house-zeros = Zeros rotate: when a 0 is played, everyone passes their hand on.
house-multi_play = Multi-play: after a number card, play more cards of that number in the same turn.
house-number_start = Number first: an action or wild card turned up first goes back into the deck.
house-number_finish = Number last: your last card must be a number card.
house-cards = Cards dealt: how many cards everyone starts the round with.
house-catch = Caught without UNO: how many cards it costs.
house-mercy = Mercy: a player who holds this many cards is out of the round.

# Presets of house rules, and the groups in which people choose them
preset-official = Official: the printed rules and nothing else.
preset-family = Family: penalties stack, you draw until you can play, and a number card starts the round.
preset-party = Party: penalties stack, hands change places, anyone can jump in, and you draw until you can play.
preset-chaos = Chaos: nearly everything at once, and anyone who holds 25 cards is out.
group-penalties = Penalties
group-drawing = Drawing
group-turns = Turns
group-hands = Hands
group-uno = Calling UNO
group-ends = Start and end

# Deck and players
rule-DECK-1 = The cards come in four colours: red, yellow, green and blue. The Jam edition has orange instead of green.
rule-DECK-2 = Each colour has 19 number cards: one 0, and two of each number from 1 to 9.
rule-DECK-3 = Each colour has six action cards: two Draw Two, two Reverse and two Skip.
rule-DECK-4 = Eight wilds have no colour: four Wild and four Wild Draw Four. The deck has 108 cards in all.
rule-DECK-5 = The Jam edition adds four Welcome to the Jam cards, and the Graduation edition adds four Graduation cards. These decks have 112 cards.
rule-PLAYERS-1 = A table seats two to ten players.

# Setting up a round
rule-SETUP-1 = Before the first deal everyone draws a card, and the player who draws the highest number deals. A card with a symbol counts as zero. If the highest number is tied, the tied players draw again. The drawn cards then go back, and the deck is shuffled.
rule-SETUP-2 = Everyone starts the round with seven cards.
rule-SETUP-3 = The remaining cards form the draw pile, face down. Its top card is turned over and starts the discard pile.
rule-SETUP-4 = The player on the dealer’s left takes the first turn, and play goes to the left.
rule-SETUP-5 = Every round starts with the whole deck, freshly shuffled, and the deal passes to the next player on the left. Where two tables change partners, each table draws for a new dealer.

# The first discard
rule-START-1 = If the first discard is a Draw Two, the player on the dealer’s left draws two cards and loses the turn.
rule-START-2 = If the first discard is a Reverse, the dealer takes the first turn and play goes to the right.
rule-START-3 = If the first discard is a Skip, the player on the dealer’s left is skipped and the next player starts. In the International edition the Skip has no effect, as its sheet prints: the player on the dealer’s left starts.
rule-START-4 = If the first discard is a Wild, the player on the dealer’s left names the colour and then takes the first turn.
rule-START-5 = A Wild Draw Four cannot be the first discard. It goes back into the deck, the deck is shuffled, and another card is turned over.
rule-START-6 = A Welcome to the Jam or Graduation card as the first discard works like a Wild. It is not dropped, and nobody draws.
rule-START-7 = A 0 or a 7 as the first discard moves no hands under Seven-0, because nobody played it.

# A turn
rule-TURN-1 = On your turn you play one card that matches the top discard by colour, number or symbol. If the top discard is a wild, the colour that was named counts.
rule-TURN-2 = You may play a Wild on any of your turns, even if you hold another card that you could play.
rule-TURN-3 = If you cannot play, you draw one card. If the drawn card can be played, you may play it at once. Otherwise, or if you keep it, the turn passes.
rule-TURN-4 = You may choose not to play a card that you could play. You must then draw one card, and in that turn you may play only the drawn card.

# The action cards
rule-DRAW2-1 = The next player draws two cards and loses the turn. A Draw Two goes on its own colour or on any other Draw Two.
rule-REVERSE-1 = The direction of play changes. A Reverse goes on its own colour or on any other Reverse.
rule-SKIP-1 = The next player loses the turn. A Skip goes on its own colour or on any other Skip.
rule-WILD-1 = The player of a Wild names the colour that play continues with. It may be the colour already in play.
rule-WD4-1 = The player of a Wild Draw Four names the colour. The next player draws four cards and loses the turn.
rule-WD4-2 = A Wild Draw Four is legal only if no other card in your hand has the colour in play. Cards that match by number or symbol do not matter, and wilds have no colour.
rule-WD4-3 = You may bluff and play a Wild Draw Four illegally. The only remedy is a challenge. A table can switch bluffing off; an illegal Wild Draw Four is then refused.
rule-WD4-4 = Only the player who would have to draw may challenge, and only before drawing. The challenged player shows the hand as it was when the card was played, and shows it to the challenger alone.
rule-WD4-5 = If the play was a bluff, the challenged player draws the four cards instead. The named colour stands, and the challenger takes an ordinary turn.
rule-WD4-6 = If the play was legal, the challenger draws the four cards and two more, six in all, and loses the turn.
rule-JAM-1 = Welcome to the Jam is a wild. First its player drops the card from above: it lands Slam side up or back side up, with equal chances. The side takes effect, and only then does the player name the colour. If the card ends the round, no colour is named.
rule-JAM-2 = Slam side up: you discard two cards of your choice, or the only one that you have left. They go under the Jam card and have no effect. You cannot decline.
rule-JAM-3 = Back side up: you draw two cards. The drop is part of the play, so a last card that lands back side up does not end the round.
rule-GRAD-1 = The Graduation card is a wild. Its player names the colour, and every other player draws one card. Nobody loses a turn.

# Calling UNO
rule-UNO-1 = If your play leaves you with one card, call UNO: with the play, or afterwards as long as nobody has caught you. You cannot call it together with a Jam card, because the drop decides how many cards you have left.
rule-UNO-2 = If you forget, any other player may catch you until the next player begins a turn by playing, drawing, taking a penalty or challenging. You draw two cards. Only the first catch counts.
rule-UNO-3 = Nobody can catch you before your card has touched the discard pile, or after the next turn has begun.
rule-UNO-4 = A call of UNO that is not due, or an attempt to catch a player who cannot be caught, is refused. It costs nothing.
rule-UNO-5 = You must also call UNO if the discards of a slam leave you with one card, and you can be caught from the last discard on, even while you name the colour. If Seven-0 gives you a hand of one card, you need not call.

# Going out, the draw pile and scoring
rule-OUT-1 = The round ends when a player has no cards left.
rule-OUT-2 = If the last card is a Draw Two or a Wild Draw Four, the next player still draws: under Progressive the whole pending amount. If it is a Graduation card, every other player draws one card. The drawn cards count.
rule-PILE-1 = When a card is needed and the draw pile is empty, the top discard stays and the cards below it are shuffled into a new draw pile. Wilds among them lose their named colour.
rule-PILE-2 = If there are not enough cards, you draw as many as there are. If there is nothing to draw and you play nothing, your turn passes. When every player in succession has passed like this, the round is blocked: nobody scores, and it is dealt again.
rule-PILE-3 = When the discards would become the draw pile for the 50th time in a round, the round is blocked as in PILE-2. A player who has gone out still wins, and whoever then has to draw draws only what is left. A game that starts from a given position counts from there.
rule-SCORE-1 = Number cards are worth their face value. Draw Two, Reverse and Skip are worth 20 points each; Wild, Wild Draw Four, Welcome to the Jam and Graduation are worth 50 points each.
rule-SCORE-2 = The player who goes out scores all the cards left in the opponents’ hands.

# Match formats
rule-MATCH-1 = Points: the first player to reach 500 points wins the match.
rule-MATCH-2 = Lowest: the cards left in a player’s hand count against that player. When someone reaches 500, the lowest total wins. If the lowest total is tied, play continues until it is not.
rule-MATCH-3 = The target of 500 points can be changed.
rule-TWO-1 = With two players a Reverse works like a Skip, and after a Skip, a Reverse, a Draw Two or a Wild Draw Four the same player plays again. This applies in every edition.
rule-PARTNERS-1 = Partners: an even number of players, at least four, form teams of two who sit across from each other. When one partner goes out, the round ends and the team scores all the cards in the other teams’ hands. The first team to reach the target wins.
rule-PARTNERS-2 = Rotating: four players change partners after each round, and everyone keeps the points that their partnerships scored. After four rounds, or the number you set, the highest total wins. Four players can pair up in only three ways, so the fourth round repeats the first pairing.
rule-PARTNERS-3 = Eight: eight players sit at two tables and change partners after each round. In seven rounds each of the 28 possible partnerships plays exactly once. Everyone keeps the points that their partnerships scored, and the highest total wins. The number of rounds can be set.
rule-CHALLENGE-1 = Challenge: everyone keeps a running total of the cards left in their hand, and players who reach the limit of 500 are out. The last two players continue by the two-player rule, and the first of them to reach the limit loses.
rule-BOARD-1 = The score board has a fixed number of rows. When it is full, it is wiped and the subtotals move to the top row.

# House rules
rule-PROG-1 = Progressive: if you face a Draw Two, you may play another Draw Two, and if you face a Wild Draw Four, another Wild Draw Four. The penalty adds up and passes to the next player. The two kinds do not mix, and you may play one such card per turn.
rule-PROG-2 = The player of the last Wild Draw Four names the colour.
rule-PROG-3 = A challenge concerns only the last Wild Draw Four. If it was a bluff, its player draws the whole pending amount; if it was legal, the challenger draws that amount and two more.
rule-SEVEN-1 = Seven-0: when a 0 is played, every hand passes to the next player in the direction of play.
rule-SEVEN-2 = Seven-0: a player who plays a 7 trades hands with a player of their choice.
rule-SEVEN-3 = A 0 or a 7 played as the last card ends the round before any hand moves.
rule-JUMP-1 = Jump-In: if you hold a card identical to the top discard (same colour and same number or symbol, or the same kind of wild), you may play it at once, even out of turn. Play continues from you. You may do so until another card covers it, and also on a card you played yourself.
rule-JUMP-2 = If you jump in with a Skip, Reverse, Draw Two or Wild Draw Four, you cancel the first card’s effect unless it has already been carried out. The effect of your card counts from your seat. With two Reverses the first is undone and the second changes the direction.
rule-JUMP-3 = Nobody may jump in while a player is naming a colour, choosing a hand to trade, discarding for a slam or in the middle of a series (MULTI-1). If you have drawn and not yet decided when someone jumps in, you keep the card and lose the turn.
rule-HOUSE-1 = House rules can be combined freely. With Progressive and Jump-In, a jump on a pending penalty removes the top card’s share and adds your own: the amount stays the same, and the player after you now faces it.
rule-HOUSE-2 = A preset is a name for a set of house rules. Official has none. Family: Progressive, Draw to match, Number first. Party: Progressive, Seven-0, Jump-In, Draw to match. Chaos: Cross-stacking, Deflect, Seven-0, Jump-In, Multi-play, Free Draw Four, Mercy at 25 cards. You can add to a preset, change it, or take something away.
rule-CROSS-1 = Cross-stacking: if you face a penalty and a Draw Two is its top card, you may play a Wild Draw Four. The amounts add up and pass to the next player. It is legal or a bluff like any other, and it can be challenged. Progressive is on at such a table.
rule-CROSS-2 = If the top card of the penalty is a Wild Draw Four, you may play a Draw Two of the colour that was named. The amounts add up and pass on. That Wild Draw Four can no longer be challenged; a later one can.
rule-DEFLECT-1 = Deflect: if you face a penalty, you may play a Skip of the colour in play. The whole penalty passes to the next player.
rule-DEFLECT-2 = You may also play a Reverse of the colour in play. The direction changes, and the whole penalty goes to the player before you, who may answer it. With two players, a Skip and a Reverse both send it back.
rule-DEFLECT-3 = A deflected penalty can no longer be challenged; a Wild Draw Four played on it later can. It can be answered as if its last Draw Two or Wild Draw Four still lay on top, or deflected again. You may deflect with your last card: the player it is sent to draws the penalty. A jump on a card that deflected undoes the deflection, and the whole penalty goes on from the player who jumped in.
rule-UNTIL-1 = Draw to match: if you draw on your turn, you keep drawing until you get a card that can be played (as a bluff, too, where bluffing is on) or nothing is left to draw. You may play that card or keep it, as in TURN-4.
rule-UNTIL-2 = This is a single move, and the others see how many cards you drew. Penalties are not affected.
rule-MUST-1 = Force play: if you hold a card that you may play on your turn, you may not draw. You may always take a penalty, and you never have to continue a series (MULTI-1).
rule-MUST-2 = If the card that you drew may be played, you must play it.
rule-FREE-1 = Free Draw Four: on your turn you may play a Wild Draw Four whatever else you hold, and no Wild Draw Four can be challenged, however it was played. This does not change which cards can answer a penalty.
rule-SILENT-1 = Silent: nobody calls UNO, and nobody can be caught.
rule-HALF-1 = Sevens swap and Zeros rotate are the halves of Seven-0: only the 7 (SEVEN-2) or only the 0 (SEVEN-1).
rule-MULTI-1 = Multi-play: if you have played a number card on your turn and hold another of the same number, in any colour, you may play that one too, and so on, or pass. A card that you have just drawn can begin a series; a jump cannot.
rule-MULTI-2 = Nobody may jump in between the cards of a series. Whenever one of them leaves you with one card, you must call UNO; if you are caught in between, you draw and may continue. Going out ends the round.
rule-MULTI-3 = In a series a 0 or a 7 takes effect only once, when the series ends.
rule-NSTART-1 = Number first: an action or wild card turned up first goes back into the deck. The deck is shuffled, and another card is turned over.
rule-NFINISH-1 = Number last: you cannot play an action or wild card as your last card, on your turn or by jumping in. The discards of a slam are not plays, so they may be any cards.
rule-NFINISH-2 = Such a card does not count as playable then (MUST-1, UNTIL-1). If you hold nothing else, you draw.
rule-DEAL-1 = Everyone can be dealt a different number of cards, from 3 to 15. At least 20 cards must be left in the draw pile once the first card has been turned over; with two tables, at each of them.
rule-CATCH-1 = Being caught without UNO can cost a different number of cards, from 1 to 10.
rule-MERCY-1 = Mercy: a player who has as many cards as the limit after drawing is out of the round. The limit is from 10 to 40 and more than the cards dealt. Drawing stops at the limit. The hand is shuffled and goes under the draw pile, and play goes on as if the seat were empty. With two players left TWO-1 applies, and in PILE-2 only those still in count.
rule-MERCY-2 = The last player left wins the round. The winner, whether the last one left or by going out, also scores the cards that each player held when going out of the round by Mercy. In Lowest and Challenge those cards count against those players, and nothing counts against the last one left.
rule-MERCY-3 = In team formats the last team left wins. A partner who is out shares what the team scores.
rule-MERCY-4 = A player who is out makes no more choices. A trade lapses, and so does a series together with its effect. A colour is named by the next player, who then takes the turn. A Wild Draw Four can no longer be challenged if its player is out. A penalty that is being drawn ends with the player who draws it; one that has not been taken goes to the next player still in.

# Our readings, and notes on the sheets: damaged places, misprints, and where a Spanish side differs
note-DECK-4 = Sheet I, as scanned, lists blue cards 0 to 5, eight coloured Wild cards and no Reverse. The usual deck is meant: the 108 cards of its Spanish side and its own scoring table agree with it. The rest of that Spanish side cannot be read.
note-SETUP-1 = No sheet says what happens when the highest number is tied.
note-SETUP-5 = No sheet says who deals the next round.
note-START-3 = The sheets differ here. Sheet I, as scanned, lets the player on the dealer’s left start, and the International edition follows it.
note-START-5 = Sheet I prints that the dealer draws four cards before another card is picked. We follow the other sheets.
note-START-7 = The sheet speaks only of cards that are played.
note-TURN-2 = Sheet I prints “even if the play is not yet due”. We follow the other sheets: on your own turn.
note-TURN-3 = The Spanish sides of C, D and G order you to play the drawn card (“bájala”). The English sides leave it to you, and we follow them.
note-WD4-1 = This paragraph is damaged on sheet I. WD4-1 to WD4-6 follow the other sheets.
note-WD4-3 = The first Spanish copy of sheet D prints “legalmente” where “ilegalmente” is meant.
note-WD4-4 = The Spanish sides let anyone challenge (“alguien”). The English sides speak to the player who would draw, and we follow them.
note-WD4-5 = The sheets say only who draws. That the named colour stands and that the challenger takes an ordinary turn is our reading.
note-WD4-6 = Sheets D and G print “if the challenger is innocent”. The challenged player is meant.
note-JAM-1 = The sheet does not say how likely each side is; we play a fair drop.
note-JAM-2 = The sheet says “you get to discard two cards”. We read it as an effect that cannot be declined, and the discards as cards without effect.
note-JAM-3 = No sheet says what happens when the last card lands back side up.
note-UNO-1 = That nobody can call UNO together with a Jam card is our reading. The penalties on sheet I are damaged; UNO-1 to UNO-3 are what can be read of them.
note-UNO-2 = The Spanish sides set no time limit. The English sides do, and we follow them.
note-UNO-4 = No sheet speaks of false calls or false catches.
note-UNO-5 = No sheet speaks of a hand that shrinks to one card by a slam or by Seven-0.
note-OUT-2 = Graduation as the last card, and a pending amount under Progressive, are our reading; no sheet mentions them.
note-PILE-1 = The sheets say that the pile is renewed when it is used up. We do it when the next card is needed.
note-PILE-2 = No sheet says what happens when both piles are used up.
note-PILE-3 = No sheet limits a round. Without a limit, a round could last thousands of turns.
note-MATCH-2 = No sheet speaks of a tie for the lowest total.
note-TWO-1 = Only sheet I has rules for two players; we apply them in every edition.
note-PARTNERS-1 = Sheet I speaks of two opposing partners, so of four players. Teams of six to ten players are our reading.
note-PARTNERS-2 = Sheet I prints four rounds with a different partner in each, but four players have only three partners to choose from.
note-PARTNERS-3 = Sheet I prints “a total of 28 hands”. We read them as the 28 partnerships, which seven rounds at two tables cover. Set hands=14 to play 28 rounds at the two tables together, or hands=28 if each player is to play 28.
note-CHALLENGE-1 = Sheet I is damaged here and prints “scored by the number of cards left”. We read it as points, as in MATCH-2.
note-PROG-3 = The sheet says that the usual rules apply and that the penalty grows. That only the last card is judged, and that the challenger draws two more, is our reading.
note-SEVEN-3 = The sheet does not say whether hands move when the round ends.
note-JUMP-1 = The sheet says “identical color and number” and “immediately”. That wilds count by kind, and that the chance lasts until another card lies on top, is our reading.
note-JUMP-2 = The sheet says that the second card cancels the first. An effect that has already been carried out is not taken back: this is our reading.
note-JUMP-3 = The sheet does not say when nobody may jump in, nor what becomes of a card that was just drawn.
note-HOUSE-1 = The sheet leaves conflicts between house rules to the players.

## The first game: a lesson. $one and $other are the two others; $one is next in turn after the learner.

lesson-you = You
lesson-color = Welcome! Be the first to get rid of all your cards. On your turn you play one card that matches the top card of the discard pile by colour, number or symbol. Start with the colour.
lesson-number = The number counts too: the same number goes on any colour.
lesson-symbol = { $one } played a Skip, so { $other } missed a turn. Symbols match like numbers: your Skip goes on a Skip of any colour. This time { $one } misses a turn.
lesson-wild = None of your cards matches by colour, number or symbol. But you have a Wild: it goes on everything, and you choose the colour play continues with.
lesson-draw = Nothing matches, and you have no wild. So draw one card from the draw pile.
lesson-drawn = What luck: the card you drew matches. You may play it at once, or keep it and pass.
lesson-challenge = { $other } played a Wild Draw Four: you would draw four cards and miss your turn. But it is only legal without a card of the colour that was in play. Do you think { $other } was bluffing? Challenge! If you are wrong, you draw six.
lesson-bluff = A bluff! { $other } had to show the hand, to you alone, and draws the four cards. It is your turn, and the colour that { $other } named counts.
lesson-uno = You have two cards. When your play leaves you with one card, you call “UNO!”, with the card or right after it. If you forget, anyone may catch you: then you draw two cards.
lesson-catch = { $one } has one card left and did not call UNO! Be quick: anyone may catch { $one }, but only until the next player’s turn begins.
lesson-out = { $one } had to draw two cards. You have one card left, and it matches. Play it, and the round is yours!
lesson-end =
    { $points ->
        [one] You went out and won the round: { $points } point.
       *[other] You went out and won the round: { $points } points.
    } That is what the others still held: numbers count their value, action cards 20 and wilds 50. The first to reach 500 wins the match. Now you know the game!
lesson-do-play = Play { $card }.
lesson-do-wild = Play { $card } and name { $color }.
lesson-do-uno = Call UNO first, then play { $card }.
lesson-do-draw = Draw a card.
lesson-do-challenge = Challenge!
lesson-do-catch = Catch { $name }!
lesson-other = That is allowed too. But for now: { $task }
lesson-type = { $task } Type: { $typed }
lesson-hint = Your first game, in about five minutes. Type what the coach asks for, or help or quit. You can leave at any time and continue later.
lesson-go-on = The lesson continues where you left it. To start again: oneleft learn --restart
lesson-left = You can continue the lesson at any time: oneleft learn
lesson-play = Play a real game now: oneleft play
page-learn = Learn it in five minutes
page-learn-on = Continue the lesson
page-learn-watch = Watch what the others do…
page-learn-step = Step { $number } of { $count }
page-learn-restart = Start the lesson again
page-learn-leave = Leave
page-learn-play = Play a real game

## The plain terminal

play-welcome =
    Welcome to oneleft! Rules: { $rules }.
    With this commitment you can check after the match that nobody arranged the cards: { $commitment }
play-hint = Type a card to play it (R7, W:B), or draw, help or quit. Press Enter on an empty line to list your moves.
play-round = Round { $number }
play-partner = Your partner sits across from you: { $name }.
play-next-round = Press Enter for the next round.
play-key = The key to all shuffles was { $key }
play-catch = { $name } has one card left and did not call UNO! Type catch { $seat }.
play-jump = You hold the same card as the top discard, { $top }, and can jump in: { $moves }.
play-let-go = Press Enter to pass.
play-uno = You have one card left. Type uno before someone catches you!
play-no-fit = You cannot play it, so your turn is over.
play-help-cards =
    A card is a colour letter ({ $colors }) and 0 to 9, S for Skip, R for Reverse, or +2. Wilds: { $wilds }.
    Put the colour of a wild after a colon: W:R. Add “uno” to the card that leaves you one: R7 uno.
play-help-jam = A Jam card takes no colour: play WJ, and name the colour after the drop.
play-help-moves =
      R7             play a card                draw      d  draw a card
      keep      k    keep the card just drawn   take      t  draw the penalty
      challenge !    challenge a Wild Draw Four color R      name the colour
      uno       u    call UNO late              catch Ana c  forgot to call UNO
play-help-jump =
      jump R7        jump in with a card identical to the top discard
play-help-swap =
      swap Ana       trade hands after a 7
play-help-slam =
      discard R4     discard a card after a slam
play-help-server =
      start          start the match            bot, bot sharp add a bot
      again          play another match         back           take your seat back
      say            list the phrases           say 2          say one of them
      remove Ana     vote to remove Ana from the match
play-help-more =
      hint   undo   table   score   rule TURN-1   why (the refusal)   help   quit
hint-wait = wait
hint-chance = { $move } { $percent }%
hint-compiling = No win chances yet: the search is still compiling, which takes about half a minute.
hint-line =
    { $chances ->
        [none] Hint: { $move }.
       *[other] Hint: { $move }. Your chance to win: { $chances }.
    }
play-no-rule =
    { $given ->
        [none] No move has been refused yet. Try: rule TURN-1
       *[other] There is no rule { $given }. Try: rule TURN-1
    }
play-legal = You can: { $moves }
play-others = { $counts }   (play goes to the { $direction }; draw pile { $draw })
play-top =
    { $pending ->
        [0] On top: { $top } ({ $code }); colour: { $color }
       *[other] On top: { $top } ({ $code }); colour: { $color }; penalty: { $pending } cards
    }
play-hand = Your hand (playable cards in brackets): { $hand }
play-phase-turn = Your turn.
play-phase-drew = You drew { $drawn }: play it or keep it.
play-phase-penalty = You face a penalty of { $pending } cards. You can: { $moves }.
play-phase-color = The first discard is a wild: name the colour to start with. You can: { $moves }.
play-phase-color-drop = The Jam card has landed: name the colour to continue with. You can: { $moves }.
play-phase-swap = You played a 7. Whose hand do you want? You can: { $moves }.
play-phase-series = Play another card of the same number, or pass. You can: { $moves }.
play-phase-slam = Slam! Discard a card of your choice. You can: { $moves }.
play-left = You left the table. See you soon!
play-record = The moves so far: { $file }. The record gets its key when the match is finished.
play-record-there = { $file } already exists. Choose another name.
play-sits-down = { $name } sits down.
play-leaves = { $name } leaves the table.
play-away = { $name } is away. A bot is playing for them.
play-is-back = { $name } is back.
play-host = { $name } is now the host.
play-wants-again = { $name } wants to play again.
play-found = The connection is back.
play-ask-start = Type start to start the match with the players who are there.
play-ask-bot = Send your friends the link, or type bot to add a bot.
play-ask-again = Type again to play another match.
play-ask-back = Type back to take over your seat again.
play-left-out = You have no part in this shuffle. Type reshuffle for a new one, as long as nobody has moved.
play-no-phrase = Unknown phrase “{ $given }”. Type say for a list.
play-apart = These cannot be combined with { $other }: { $options }
lobby-none = No table is open. Open one with --quick.
lobby-number = There is no table { $number } in the list.
lobby-together = Choose a table by its number, or a quick match, not both.
play-unknown = “{ $given }” is neither a card nor a command. Type help for a list.
play-which-card = Which card? For example: { $verb } R7
play-which-seat = Who? For example: { $verb } 2, or the name.
play-no-player = No player is called “{ $given }”.
play-which-color = Which colour? For example: { $verb } R

## The rulebook page

book-title = The rulebook
book-about = Every rule has an id. The last column names the printed sheets that it comes from; an asterisk marks our reading, which we use where the sheets are silent or disagree, and a dagger marks a note on a sheet. Both are explained [below](#notes). [silent.md](silent.md) lists what the table does where the sheets leave a question open.
book-notes = Notes
book-reading = our reading, where the sheets are silent or disagree
book-sheet-note = a note on a sheet: a damaged place, a misprint, or a Spanish side that differs
book-house = House rules at a glance
book-formats = Match formats at a glance

## Batches

batch-policy = Unknown policy “{ $given }”. Choose from: { $known }.
batch-policies = Too many policies: { $given } for { $players } players.
batch-threads = The number of threads must be at least 1, not { $given }.
batch-numbers = Games are numbered from 0: { $games } games from number { $first } cannot be played.

## User policies

policy-no-file = There is no Python file { $file }.
policy-file-fails = { $file } cannot be loaded. { $reason }
policy-not-in-file = There is no function { $name } in { $file }.
policy-no-function = A policy is a function of a record, a seat and a random number; { $name } is not.
policy-compiling = Compiling the policy { $name }: a few seconds, once.
policy-not-compiled = The policy { $name } cannot be compiled. { $reason }
policy-no-number = The policy { $name } must return a whole number, not { $given }.
policy-silent = The policy passed for seat { $seat }, but it is that seat’s turn.
policy-no-move = The policy returned { $code } for seat { $seat }, which is not a move.
policy-refused = The policy returned { $code } for seat { $seat }, but “{ $move }” is refused. { $why }

## Simulations

simulate-rate = { $millions } million moves/s
games-compiling = Compiling: about 10 seconds, once.
simulate-head =
    { $rules }: { $played }. Rounds: { $rounds }. Moves per game: { $moves }. Blocked rounds: { $blocked }.
    Every figure comes with its 95% interval.
simulate-played =
    { $games ->
        [one] { $games } game
       *[other] { $games } games
    }
simulate-stopped = { $games } of { $asked } games
simulate-number = { $value }
simulate-share = { $value }%
simulate-share-change = { $value } pp
simulate-interval = { $value } ({ $low } to { $high })
simulate-choices = Real choices (more than one legal move): { $choices }, { $share } of all moves.
simulate-seat = seat
simulate-policy = policy
simulate-wins = games won
simulate-points = points per game
simulate-again = To repeat these games: --games { $games } --key { $key }
simulate-only-matches = Ignored, because these apply only with --matches: { $words }.
simulate-nothing = Stopped before the first games were finished.

## Comparisons

compare-side = “{ $given }” cannot be compared. Give a set of rules that begins with { $editions }, or a line-up of { $policies }, or both, as in jam:first.
compare-deals =
    { $deals ->
        [one] { $deals } deal
       *[other] { $deals } deals
    }
compare-stopped = { $deals } of { $asked } deals
compare-head = { $played } for { $players } players, { $games } games. Every figure comes with its 95% interval.
compare-side-of = { $name }: { $rules }, { $policies }
compare-other-cards = A and B use different decks, so their deals do not contain the same cards.
compare-measure = per game
compare-one = A
compare-other = B
compare-change = B − A
compare-of-wins = games won by the first policy of the line-up
compare-of-first = games won by seat 0, which starts
compare-of-moves = moves
compare-of-turns = turns
compare-of-lost = turns lost
compare-of-comeback = rounds won from behind
compare-of-points = points, all seats
compare-of-rounds = rounds
compare-of-blocked = blocked rounds
compare-percent = { $value } percentage points
compare-range = { $least } to { $most }
compare-verdict-more = { $name }: higher in B, by { $range }.
compare-verdict-less = { $name }: lower in B, by { $range }.
compare-verdict-unclear = { $name }: no difference found; if there is one, it is (at 95%) smaller than { $most }.
compare-verdict-same = { $name }: identical in all { $deals }.
compare-verdict-few = { $name }: too few to tell; they differ in { $differing } of { $deals }.
compare-again = To repeat these deals: --deals { $deals } --key { $key }

## Ladders

ladder-few = A ladder needs at least two bots.
ladder-twice = “{ $given }” is listed twice. List each bot once; games against itself would show nothing.
ladder-until = “{ $given }” is not a valid interval. Give half its width as a percentage or a fraction, above 0 and below 50%: 0.5% or 0.005.
ladder-deals = The number of deals must be at least 1, not { $given }.
ladder-adjusted-rules = Adjusted results are for single rounds without mercy. Leave out --adjusted, --matches or mercy.
ladder-adjusted = Table games are scored by decision quality, without the luck of the cards.
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
        [1] Games won by the bot of the row against the bot of the column, ± half the 95% interval:
       *[other] Games won by one bot of the row against { $others } of the column, ± half the 95% interval:
    }
ladder-against = against
ladder-chart-ratings = Ratings
ladder-chart-zero = Elo, { $bot } is 0
ladder-chart-mean = Elo, the mean is 0
ladder-chart-shares = Games won
ladder-chart-against =
    { $others ->
        [1] bot of the row against bot of the column
       *[other] one bot of the row against { $others } of the column
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
ladder-zero = Elo: { $bot } is 0. Times are per decision with more than one legal move.
ladder-zero-mean = Elo: the mean of all bots is 0. Times are per decision with more than one legal move.
ladder-faults-of =
    { $times ->
        [one] { $bot }: { $times } fault ({ $kinds }); it lost that turn.
       *[other] { $bot }: { $times } faults ({ $kinds }); it lost those turns.
    }
ladder-first-fault = { $told } First fault: { $fault }
ladder-fault-illegal = { $times } illegal
ladder-fault-silent = { $times } without an answer
ladder-fault-timeout = { $times } too late
ladder-fault-crash = { $times } crashed
ladder-fault-nonsense = { $times } unreadable
ladder-fault-start = { $times } not started
ladder-fault-absent = { $times } absent after a fault
ladder-fault-dismissed = { $times } dismissed
ladder-fault-other = { $times } of another kind
ladder-stopped = Stopped early: these are the games played so far.
ladder-wide = In { $wide } of { $pairings } pairings the interval is still wider than ±{ $asked }.
ladder-few-deals = A pairing has fewer than 30 deals, so its interval means nothing yet.
ladder-again = To repeat these deals: --key { $key }

dataset-written = { $file }: { $decisions } decisions from { $rounds } rounds. To make the same file: --key { $key }
dataset-stopped = Stopped. No file was written.

benchmark-head = { $bot }: { $games } games. Games won against a table full of each bot, ± half the 95% interval:
benchmark-players = players
benchmark-fair = equal share
benchmark-adjusted = Games at a table are luck-adjusted; compiled games are counted as they are.
benchmark-version = This is version { $given } of the benchmark, and only version { $known } can be compared here.
benchmark-row = This row does not belong to the benchmark: another table, other deals or another number of them.
benchmark-rows = The file is missing a row of the benchmark, or has one twice.
benchmark-other-bot = The file is about { $known }, and { $given } does not meet the same bots.
benchmark-check-played =
    { $played ->
        [one] the figures follow from the deals, and { $played } deal played again ended the same: { $sample }.
       *[other] the figures follow from the deals, and { $played } deals played again ended the same: { $sample }.
    }
benchmark-check-fewer = It has { $deals } of { $usual } deals.
benchmark-check-interrupted = The run was interrupted: deals are missing.
benchmark-check-figures = the figures follow from the deals.
benchmark-check-unrepeated = the figures follow from the deals; no deal was played again, because a time-limited search cannot be repeated exactly.
benchmark-check-wrong =
    { $played ->
        [one] not confirmed: { $played } deal was played again; these ended differently: { $deals }.
       *[other] not confirmed: { $played } deals were played again; these ended differently: { $deals }.
    }

## Clusters

cluster-silent = Cannot use a Ray cluster at { $address }: { $reason }
cluster-failed = The cluster could not play these games: { $reason }
cluster-version = The cluster has a different version of oneleft, which would play different games. Install this version on all its machines.

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

file-ending = { $file }: the name must end in { $endings }.
file-directory = Cannot write { $file }: there is no directory { $directory }.
file-place = Cannot write { $file }: it is a directory, or you may not write there.
file-fails = Could not write { $file }: { $reason }

## Reinforcement learning environments

env-choice = { $name } must be one of { $known }, not “{ $given }”.
env-no-render = Set a render_mode when you create the environment.
env-games = The number of games must be at least 1, not { $given }.
env-threads = The number of threads must be at least 1, not { $given }.
env-own-policies = At most { $most } policies of your own can play in one environment.
env-line-ups = An environment can have at most { $most } line-ups.
env-reset-mask = reset_mask must be an array of { $games } Boolean values. At least one must be true; before the first game, all must be.
env-buffer = { $name } must be a writable C-contiguous array of { $dtype } with the shape { $shape }.
env-row = An observation is a row of { $length } numbers, not an array of the shape { $given }.
env-seat-set = seat must be a number from 0 to { $most }, a set of such numbers, “all” or None, not “{ $given }”.
env-no-policies = With seat="all" nobody else plays: leave policies out.
env-no-match = rewards="match" needs matches=True.
env-actions = Pass one whole number for each of the { $games } games.
env-words = “{ $given }” is not one of the legal moves: { $known }.
env-agents = Pass one action for each of { $agents }.
env-not-asked = { $asked } decides now, not { $who }. Use action { $action } to do nothing.
env-language = The language must be one of { $known }, not “{ $given }”.
env-reset = No game is running. Call reset() first.
env-action = “{ $given }” is not an action. Actions are the whole numbers from 0 to { $most }.
env-pass = It is { $who }’s turn, so passing is not possible. Choose an action that the mask allows.
env-not-possible = Action { $action } of { $who } is not possible by RLCard’s rules. Possible: { $offered }.
env-automatic = Action { $action } is not available: reactions are automatic in this environment.
env-refused =
    { $move ->
        [none] Action { $action } of { $who } is refused. { $why }
       *[other] Action { $action } of { $who }, “{ $move }”, is refused. { $why }
    }
env-game = Game { $game }: { $why }
env-game-over = Game { $game } is over. Reset it first.
env-hand = Your hand: { $hand }
env-known = { $name } is known to hold: { $cards }
env-lacks = { $name } seems to have no { $colors }, judging by their draws.
env-exposed = { $name } forgot to call UNO and can be caught.
env-discards = Discard pile: { $cards }
env-percent = Totals in percent of the target: { $totals }
env-totals = Totals: { $totals }
env-your-turn = It is your turn.
env-turn = It is { $name }’s turn.
env-over =
    { $winners ->
        [none] The game is over. Nobody wins.
       *[other] The game is over. Won by: { $winners }
    }

## Bots

bot-unknown = Unknown bot “{ $given }”. Choose from: { $known }; or name a program, such as ./mybot.
bot-budget = “{ $given }” is not a valid thinking time. Use expert, expert@200ms, or expert@5000 for 5,000 playouts.
bot-adaptive = “{ $given }” is not a strength of adaptive. Use adaptive, or a number from adaptive@0 to adaptive@{ $most }.
bot-unready = { $given } cannot run here: { $reason }
bot-extra = { $given } needs numba and numpy: pip install 'oneleft[arena]'

## Bot programs. $said is the last line of standard error, or none.

bot-missing = There is no program “{ $given }”.
bot-not-executable = Cannot run “{ $given }”. Make it executable (chmod +x), or give a Python program the ending .py.
bot-many = { $given } bots are listed, but there are only { $seats } seats for them.
bot-fault-start = It did not start: { $reason }.
bot-fault-timeout = It did not answer within { $seconds } s.
bot-fault-crash =
    { $said ->
        [none] It exited or closed its pipes, exit status { $status }.
       *[words] It exited or closed its pipes, exit status { $status }. Its last error line: { $said }
    }
bot-fault-crash-policy = Its function failed: { $reason }
bot-fault-nonsense = Its answer “{ $given }” cannot be read. { $reason }
bot-fault-nonsense-number = Its answer “{ $given }” does not belong to any question.
bot-fault-nonsense-endless = It wrote a line that never ends: “{ $given }”…
bot-fault-illegal = Its answer “{ $given }” is not one of its legal moves.
bot-fault-absent = It was stopped. It plays again from the next round.
bot-fault-dismissed = It was stopped { $times } times in a row and will not be restarted.

## Training

train-progress = Stage { $stage }: wins { $two }% of two-player and { $four }% of four-player rounds against sharp
train-stopped = Stopped. Finished stages are kept in the directory of --checkpoints, if there is one.
train-written = Written: { $file }
train-chart-error = Error in differences between moves
train-chart-wins = Wins against sharp, 50 = an equal share
train-chart-players = { $players } players
train-chart-epoch = Epoch

## Tuning

tune-family = Unknown rule family “{ $given }”. Choose from: { $known }.
tune-progress = { $family }, { $players } players: wins { $wins }%
tune-stopped = Stopped: nothing was written.
tune-written = { $rows ->
    [one] One row of weights
   *[other] { $rows } rows of weights
} in { $file }

## The server

server-no-table = There is no such table. Check the link.
server-table-closed = The person who runs this server has closed this table. Results of finished matches are kept.
server-no-match = This table has no match number { $number }.
server-no-player = Nobody called “{ $given }” has finished a match here.
server-no-code = No table here has the code { $given }. Check it, or ask for it again.
server-no-step = This match has no step number { $given }; its last one is { $most }.
server-no-analysis = This server cannot analyse matches: the extra “arena” is not installed.
server-analysis-long = This match is too long to be analysed: at most { $most } moves.
server-analysis-busy = Too many matches are waiting to be analysed. Try again in a few minutes.
server-no-puzzle = There is no puzzle “{ $given }”. Choose a number from 1 to { $count }.
server-bad-token = This seat is not yours, or no longer yours. Take a seat with the table’s link.
server-no-token = Only seated players can do that. Send the seat’s token.
server-bad-host = This server does not answer to the name “{ $given }”. Start it with --host-name { $given }.
server-bad-origin = This page belongs to another site and cannot play here.
server-bad-type = Send the body as application/json.
server-no-length = Send the length of the body with the request: Content-Length.
server-no-spectators = This table does not allow spectators.
server-not-host = Only the host can do that.
server-not-seated = You are watching. Only seated players can do that.
server-other-seat = That is another player’s move.
server-no-seat = There is no player in seat { $given }.
server-no-page = There is nothing at this address.
server-no-method = This method is not allowed here.
server-failure = Something went wrong on our side. Please try again.
server-damaged = This table’s log on the server is damaged and cannot be read. Other tables are not affected. Please tell the person who runs the server.
server-lost = { $count ->
    [one] The server’s database failed and lost the last change at this table. The game goes on from here.
   *[other] The server’s database failed and lost the last { $count } changes at this table. The game goes on from here.
}
server-bad-message = The server could not read this message. { $reason }
server-bad-name = “{ $given }” cannot be used as a nickname. Use 1 to 24 visible characters.
server-bad-words = This text cannot be used: “{ $given }”. Use visible characters.
server-bad-reveal = This does not match the hash you sent for the shuffle.
server-not-left-out = You can ask for a new shuffle once per match, and only if you have no part in this one.
server-name-taken = Someone called “{ $given }” already sits at this table. Choose another name.
server-look-alike = “{ $given }” looks too much like “{ $name }”, who already sits at this table. Choose another name.
server-name-owned = “{ $given }” belongs to somebody on this server. If you are { $name }, sign in. Otherwise choose another name.
server-name-free = Nobody has claimed “{ $given }” on this server.
server-wrong-recovery = This is not the recovery code of “{ $given }”.
server-recovery-slip = There is a typing error in this recovery code. It has 20 letters and digits, in four groups.
server-no-passkeys = This server cannot use passkeys. Use a recovery code. (For its host: pip install 'oneleft[passkeys]')
server-passkey-address = Passkeys need a server with a name, not the address { $given }. Use a recovery code.
server-bad-passkey = This passkey could not be verified. Try again.
server-unknown-passkey = No name on this server belongs to this passkey.
server-bad-challenge = That took too long, or has been done already. Try again.
server-many-passkeys = A name has at most { $most } passkeys, and each of them once.
server-last-key = This is the last key of your name. Add another one first.
server-no-proof = Show first that it is you: sign in once more.
server-full = All { $players } seats are taken.
server-bad-bot = Unknown bot “{ $given }”. Choose from: { $known }.
server-begun = The match has already started.
server-not-begun = The match has not started yet.
server-not-over = The match is not over yet.
server-too-few = Nobody else is here yet. Wait for a friend, or add a bot.
server-too-soon = More people may come. In { $seconds } s bots can take the free seats.
server-too-many-people = More than { $players } people are at the table already.
server-next-match = You will be dealt in at the next match.
server-not-away = A bot can only stand in for a player who is away.
server-not-a-person = The host must be a person.
server-needs-vote = Nobody can remove { $name } alone during a match. All the others together can, by voting.
server-no-vote = You can vote to remove another person, and only during a match.
server-stale = The table changed before your move arrived. Look again, and choose.
server-settling = Someone noticed that { $name } did not call UNO. Please wait a moment until this is settled.
server-no-chat = Only the preset phrases can be used at this table.
server-no-hints = Hints are not allowed at this table.
server-bad-phrase = Unknown phrase “{ $given }”. Choose from: { $known }.
server-too-fast = Too many requests. Try again in a moment.
server-too-many = Too many connections to this seat or from your address. Close some of them.
server-too-many-tables = Too many tables were opened from your address. Wait a few minutes.
server-too-quick =
    { $setting ->
        [turn_seconds] Turns on this server must last at least { $least } seconds.
       *[bot_pace] Bots on this server cannot play faster than pace { $least }.
    }
server-too-long = A match on this server can go to at most { $most } points.
server-table-full = Too many moves have been made at this table. Open a new one.
server-no-space = The server has no room for new tables at the moment. Matches in progress continue.
server-draining = The server is about to restart. Matches in progress continue; new tables can be opened when it is back.
server-banned = You cannot play on this server.
server-no-invite = This server needs an invite code. Ask the person who runs it.
server-no-desk = This server has no admin page. Its operator can start it with --admin-token.
server-no-admin-token = The admin token is missing.
server-wrong-admin-token = This is not the admin token of this server.
server-wrong-invite = This invite code is wrong. Ask the person who runs this server for the right one.
server-no-sign-in = You are not signed in. Sign in, and try again.
server-notice = From the person who runs this server: { $text }
server-too-big = Too long: at most { $most } bytes.
server-busy = The server is busy, or its database is not responding. Try again in a moment; no move is played twice.
server-secret-yet = The match is not over yet. Its cards stay secret until then.

phrase-hello = Hello!
phrase-nice = Nice move!
phrase-oops = Oops!
phrase-hurry = Your turn!
phrase-thanks = Thank you!
phrase-sorry = Sorry!
phrase-wow = Wow!
phrase-laugh = Ha ha!
phrase-good-game = Good game!
phrase-again = Another game?

menu-ask = What would you like to do? Type a number, or press Enter to play here.
menu-play = Play here, in the terminal
menu-page = Play in the browser
menu-host = Host for everyone on your network, in the browser
menu-learn = Learn the game in five minutes
menu-help = List all commands
menu-unknown = Type a number from 1 to { $count }.

serve-running =
    Running at { $address } (Ctrl-C to stop)
    Games are stored in { $database }
serve-network = On your network: { $address }
serve-desk = The operator’s desk: { $address }
serve-local = Only this computer can connect. For friends on your network, start with --host 0.0.0.0 (make play HOST=0.0.0.0).
serve-status = tables: { $tables } · people: { $people } · moves/s: { $moves } · p99: { $milliseconds } ms
serve-stopped = Stopped. Games resume where they left off when you start the server again.
serve-port = Cannot listen on { $host }, port { $port }: { $reason }. Choose another with --port.
serve-proxy = “{ $given }” is not an address. Use --proxy with an address like 10.0.0.2 or a network like 10.0.0.0/24.
serve-database = “{ $given }” is not a supported database URL. Use sqlite:///FILE or postgresql://USER@HOST/NAME.
serve-postgres = PostgreSQL needs a driver: pip install 'oneleft[postgres]'
serve-twice = Another server is using { $database }. Stop it first, or choose another file with --database.
serve-failed = The server could not start: { $reason }
serve-newer = This database belongs to a newer version of oneleft (schema { $version }). Install that version, or choose another database with --database.
serve-setting = { $place }: { $reason }
serve-no-setting = { $place } is not a setting. Choose from: { $known }
serve-list = { $place } needs a list, like ["a", "b"].
serve-no-list = { $place } takes a single value, not a list.
serve-root-path = “{ $given }” cannot be a root path. Use letters, digits and slashes, like /uno.
serve-admin-token = An admin token has 16 to 200 characters: letters, digits and signs of ASCII, no spaces.
serve-invite-code = An invite code has 6 to 64 letters, digits, dots, hyphens, underscores or tildes.
serve-sign-in-header = “{ $given }” cannot be used as --sign-in-header. Give the name of a header, like Remote-User, and the proxy that sets it with --proxy.
serve-node-address = “{ $given }” is not an address for other servers. Give --node-address as 10.0.0.5:7000, 10.0.0.5 or :7000.
serve-node-port = Cannot listen for other servers on { $address }: { $reason }. Choose another address with --node-address.
serve-workers-sqlite = Workers need PostgreSQL: with SQLite they would only wait for each other. Use --database postgresql://…, or leave out --workers.
serve-workers-system = Workers need a system that can fork processes, such as Linux or macOS.
serve-test-seed = ONELEFT_TEST_SEED makes every card predictable. It needs ONELEFT_TESTING=1 and a server on 127.0.0.1.
serve-test-clock = ONELEFT_TEST_CLOCK sets the server’s clock. It needs ONELEFT_TESTING=1 and a server on 127.0.0.1.

desk-title = Host’s desk
desk-token = Admin token
desk-token-what = The server was started with it (--admin-token). This tab keeps it until it is closed.
desk-forget = Sign out
desk-load = Load
desk-orders = Orders
desk-tables = Tables and people
desk-all = all
desk-state = State
desk-find = Name, rules or id
desk-look = Find
desk-close = Close the table
desk-close-really = Close table { $value }? Its log is deleted; the results of finished matches stay.
desk-ban = Ban
desk-ban-who = Ban a nickname, an address or a network like 192.0.2.0/24
desk-ban-really = Ban { $value }? A name takes no new seats, and a network gets no answers. Open connections stay.
desk-lift = Lift the ban
desk-lift-really = Let { $value } in again?
desk-message = Message to everyone at a table
desk-send = Send
desk-send-really = Show this to everyone: { $value }
desk-drain = No new tables (drain)
desk-drain-really = From now on no new tables and matches? Everyone is told. It ends when the servers restart.
desk-drained = No new tables until the servers restart.
desk-drain-end = Allow new tables again
desk-drain-end-really = Let people open tables again?
desk-waiting = waiting
desk-starting = starting
desk-playing = playing
desk-over = over
desk-match = match { $number }
desk-bots = { $count ->
    [one] with { $count } bot
   *[other] with { $count } bots
}
desk-listed = public
desk-opened = opened { $ago } ago
desk-moved = last entry { $ago } ago
desk-seated = seated { $ago } ago
desk-online = connected
desk-away = not connected
desk-damaged = cannot be read
desk-shown = Tables: { $shown } of { $found }
desk-people-shown = People: { $count }
desk-node = Server process { $id }, version { $version }
desk-figures = tables in memory: { $tables } · connected: { $people } · moves/s: { $moves } · slowest 1% of moves: over { $milliseconds } ms · processor: { $processor }%
desk-reported = reported { $ago } ago
desk-no-node = No server has reported in the last minutes.
desk-database = Database: tables: { $tables }, { $size }
desk-free = { $size } free on its disk
desk-order-drain = No new tables (drain)
desk-order-name = Banned name:
desk-order-network = Banned network:
admin-checked = Tables read: { $tables }. Records verified: { $records }. Snapshots compared: { $snapshots }.
admin-record = the record of match { $match } does not hold: { $reason }
admin-result = the stored results of match { $match } differ from its log
admin-table = Table { $table }, from entry { $number } on: { $reason }
admin-part = The database: { $reason }
admin-missing = entry { $number } is missing
admin-snapshot = the snapshot does not agree with the log. Delete the table’s row in “snapshots”
admin-damaged = { $count ->
    [one] One fault.
   *[other] { $count } faults.
} Restore the affected tables from a backup. All others keep working.
admin-fine = Everything can be read.
admin-unreadable = The database cannot be read: { $reason }
admin-empty = There are no tables in { $database }: it is not the database of a server.
admin-backed-up = Backed up to { $file }.
admin-restored = Restored from { $file }. Start the server.
admin-migrated = The database is at version { $version }.
admin-exported = { $count ->
    [one] One record written to { $directory }.
   *[other] { $count } records written to { $directory }.
}
admin-draining = No new tables until the servers restart. To end this without a restart: oneleft admin drain --end
admin-drained = New tables can be opened again.
admin-told = Everyone who is connected is told within a few seconds.
admin-closed = Table { $value } is closed. The results of its finished matches stay.
admin-no-table = There is no table { $table }.
admin-banned = Banned: { $value }
admin-lifted = No longer banned: { $value }
admin-not-banned = { $value } is not banned.
admin-released = Released: { $name }. Anyone can claim the name now.
admin-not-claimed = Nobody has claimed “{ $name }”.
admin-no-address = “{ $value }” is neither a nickname nor an address. Use a nickname, an address like 192.0.2.7 or a network like 192.0.2.0/24.
admin-default-name = “{ $value }” is the name of everyone who enters none, so it cannot be banned. Ban an address or a network instead.
admin-no-text = The message is empty.
admin-no-directory = There is no directory { $directory }. Create it first, or choose another file.
admin-there = { $file } already exists. Choose another name.
admin-not-empty = There are games in { $database } already. Restore into a new database.
admin-no-backup = { $file } is not a backup: { $reason }
admin-old = The database is from an older version. Migrate it first: oneleft admin migrate

join-seated = Seated. Personal link to this seat: { $table }
join-left = { $matches ->
    [one] Left after one match.
   *[other] Left after { $matches } matches.
}
join-gone = Disconnected. The seat is still yours, and a bot plays for you meanwhile: { $table }
client-invite = Give it in the variable { $variable } of the environment.
client-left = The connection to { $given } was closed.
client-link = “{ $given }” is not a link to a table. Links look like http://HOST:PORT/t/TABLE
client-replay-link = “{ $given }” is not a link to a replay. Links look like http://HOST:PORT/t/TABLE/replay/1
client-no-seat = You are not sitting at a table. Open one with open_table, or join one with join_table.
client-unreachable = { $given } is not responding: { $reason }
system-no-file = no such file or directory
system-no-permission = permission denied
system-directory = it is a directory
system-no-directory = a part of the path is not a directory
system-full = the disk is full
system-read-only = the disk is read-only
system-address-used = another program uses this address
system-refused = nothing accepts connections there
system-no-route = the network has no route to it
system-timeout = it took too long
system-no-host = no server has this name

## Taking back: alone against bots

event-taken-back = { $seat } takes a move back.
event-you-taken-back = You take a move back.
screen-undo-key = z take back
page-take-back = Take back
server-no-take-back = Moves can be taken back only when you play alone against bots, and not at a public table.
server-nothing-to-take-back = There is nothing to take back: your moves can be taken back until the next deal or the end of the match.
rated-taken-back = Not rated: moves were taken back.
page-taken-back =
    { $count ->
        [one] Moves were taken back once. The record has those that counted in the end.
       *[other] Moves were taken back { $count } times. The record has those that counted in the end.
    }
log-nothing-taken-back = It takes back a move, but there is none.

## The deal of the day

server-daily-once = This is the deal of the day: everyone plays it once. You can close it and come back until the day is over.
server-daily-played = You have played today’s deal: { $points } points. There is a new one at midnight UTC.
page-daily = Deal of the day
page-daily-about = One round against three bots with the same cards for everyone, once a day. If you go out, you score the points in the other hands; if not, you lose the points in yours.
page-daily-play = Play today’s deal
page-daily-result = Your result
page-daily-beaten = better than { $percent } of the others
page-daily-unranked = This result is not ranked: the daily limit for your address has been reached.
page-daily-first = You are the first today.
page-daily-average = Average: { $points }
page-daily-expert = The expert: { $points }
page-daily-expert-none = The expert has not played it yet.
page-daily-players =
    { $count ->
        [one] { $count } player so far
       *[other] { $count } players so far
    }
page-daily-distribution = Distribution of points
page-daily-bar =
    { $count ->
        [one] { $from } to { $to } points: { $count } player
       *[other] { $from } to { $to } points: { $count } players
    }
page-daily-bar-you = { $bar }, you among them
page-daily-streak =
    { $count ->
        [one] { $count } day in a row
       *[other] { $count } days in a row
    }
page-daily-share = oneleft, deal of { $day }: { $points } points
page-daily-share-button = Copy result
page-daily-ranking = Ranking
page-daily-next = The next deal comes at midnight UTC.
page-daily-yesterday = Yesterday
page-daily-key = Key: { $key }
page-daily-again = Continue today’s deal
page-daily-see = See the results
page-daily-see-of = Deal of the day: results

## Tournaments

server-no-tournament = There is no such tournament. Check the link.
server-no-person = Nobody in this tournament has the number { $given }.
server-bad-title = “{ $given }” cannot be the name of a tournament. Use 1 to 60 visible characters.
server-tournament-over = This tournament is over.
server-tournament-full = This tournament is full: { $most } people.
server-tournament-name = “{ $given }” looks too much like “{ $name }”, who has already joined. Choose another name.
server-tournament-once = This table belongs to a tournament: it plays one match, with the players and the shuffle that were drawn.
server-too-few-people = A round needs at least { $least } people.
server-last-round = The last round is under way. End the tournament instead, or wait for its tables.
server-time-called = Time is up: this match counts as it stands.
page-tournament = Tournament
tournament-about = For 6 to 64 people at tables of three to five. In every round, people with about the same number of points meet. One link for everyone.
tournament-open = Open the tournament
tournament-name = Name of the tournament
tournament-usual = Tonight’s tournament
tournament-rounds = Rounds
tournament-minutes = Minutes per round (0: no limit)
tournament-by-itself = The next round starts automatically
tournament-play-too = I play too
tournament-join = Join
tournament-in = You are in, { $name }.
tournament-waiting = The host starts the first round when everyone is here.
tournament-people =
    { $count ->
        [one] { $count } person
       *[other] { $count } people
    }
tournament-round = Round { $number } of { $rounds }
tournament-to-table = To your table
tournament-table = Table { $number }
tournament-table-waiting = about to begin
tournament-table-playing = playing
tournament-table-over = finished
tournament-table-called = time was up
tournament-watch = Watch table { $number }
tournament-standings = Standings
tournament-place = Place
tournament-points = Points
tournament-opposition = Opponents
tournament-opposition-about = The points of everyone a player met. They break ties.
tournament-played = Played
tournament-tables = Tables of this round
tournament-next = Next round in { $time }
tournament-soon = The host starts the next round.
tournament-left-time = Time left: { $time }
tournament-bye = You have a bye in this round. It is worth { $points } points, the average at a table.
tournament-byes = Bye: { $names }
tournament-late = You play from the next round on.
tournament-done = Your table has finished. Others are still playing.
tournament-draw = Start round { $number }
tournament-draw-early = Some tables are still playing. They are counted as they stand.
tournament-finish = End the tournament
tournament-finish-really = End it now? The standings will then be final.
tournament-remove = Remove { $name }
tournament-leave = Leave the tournament
tournament-left = left
tournament-winner = { $name } wins the tournament!
page-tournament-back = Back to the tournament
page-tournament-begins = The match begins when everyone is here, or shortly, without those who are missing.
tournament-personal = This personal link is your place in the tournament. Open it on your other device, and do not share it.
tournament-tv = For a big screen
tournament-scan = Scan the code to join
tournament-controls = For the host
tournament-key = Key of the draws: { $key }
tournament-verified =
    { $count ->
        [one] The key reproduces the draw.
       *[other] The key reproduces all { $count } draws.
    }
tournament-not-verified = The key does not reproduce the draw of round { $number }.
tournament-key-secret = The key of the draws is shown when the tournament is over.
tournament-link = “{ $given }” is not a link to a tournament. Links look like http://HOST:PORT/e/TOURNAMENT
tournament-opened = Link for everyone: { $link }
tournament-host-link = Your link as the host: { $link }

## Puzzles. Chances are those of the round, in whole percent.

puzzle-title = Puzzle { $number }
puzzle-daily = Daily puzzle
puzzle-difficulty =
    { $difficulty ->
        [easy] easy
        [medium] medium
       *[hard] hard
    }
puzzle-head = { $title }, { $difficulty }. Rules: { $rules }. You are { $name }.
puzzle-question = One move is clearly the best. Which one?
puzzle-ask = Your move:
puzzle-right = Right! That is the best move.
puzzle-wrong =
    { $points ->
        [one] Not the best: { $best } wins the round { $points } percentage point more often.
       *[other] Not the best: { $best } wins the round { $points } percentage points more often.
    }
puzzle-chances = Chance to win the round with each move:
puzzle-illegal = That is not possible here.
puzzle-streak =
    { $count ->
        [one] { $count } day in a row
       *[other] { $count } days in a row
    }
puzzle-counted = You have answered today’s puzzle before, so this answer does not count.
puzzle-day =
    { $result ->
        [right] { $date }: right
        [wrong] { $date }: wrong
       *[none] { $date }: no answer
    }
puzzle-another = Another puzzle
puzzle-today = To the daily puzzle
puzzle-share = Copy to share
puzzle-shared = Copied
puzzle-share-text =
    { $result ->
        [right] oneleft, daily puzzle of { $date }: solved. { $streak }.
       *[wrong] oneleft, daily puzzle of { $date }: missed.
    }
puzzle-found =
    { $decisions ->
        [one] { $decisions } decision
       *[other] { $decisions } decisions
    }
puzzle-written =
    { $count ->
        [one] { $file }: { $count } puzzle, from { $matches } matches, { $decisions } decisions and { $candidates } candidates.
       *[other] { $file }: { $count } puzzles, from { $matches } matches, { $decisions } decisions and { $candidates } candidates.
    }

## The page

page-welcome = The card game where your last card counts. Play against bots right away, or send your friends a link.
page-name = Your name
page-face = Choose a face
page-face-drawn = Drawn from your name
page-you = Guest
page-play-now = { $count ->
    [one] Play now against one bot
   *[other] Play now against { $count } bots
}
page-play-friends = Play with friends
page-quick = Quick match
page-settings = Game settings
page-edition = Edition
page-house = House rules
page-format = Scoring
page-players = Players
page-target = Points to win
page-level = Bots
page-level-easy = easy
page-level-steady = steady
page-level-sharp = sharp
page-level-keen = keen
page-level-expert = expert
page-level-adaptive = adaptive
page-level-bluffer = bluffer
page-level-dreamer = dreamer
page-level-hoarder = hoarder
page-level-hunter = hunter
page-level-racer = racer
page-does-easy = Plays sensible cards most of the time, and forgets to call UNO.
page-does-steady = Plays solidly: keeps its wilds and watches players who are about to go out.
page-does-sharp = Weighs every card well and makes few mistakes.
page-does-keen = Remembers which colours the others had to draw on.
page-does-expert = Thinks ahead, and guesses what the others hold.
page-does-adaptive = Plays about as well as you: stronger when you win, weaker when you lose. Your device keeps one number for it.
page-does-bluffer = Plays a Wild Draw Four whether it is legal or not, and challenges everyone else’s.
page-does-dreamer = Forgets to call UNO, and seldom notices when others forget.
page-does-hoarder = Hoards its wilds, and plays them only at the very end.
page-does-hunter = Saves its Skips and Draw cards for the player with the fewest cards.
page-does-racer = Is faster than anyone, and jumps in wherever it can.
page-characters = Characters
page-turn = Seconds per turn (0: no limit)
page-listed = List this table publicly
page-people = People
page-tables = Open tables
page-seats-free = { $count ->
    [one] One seat free
   *[other] { $count } seats free
}
page-under-way = Match under way
page-independent = oneleft is independent. UNO is a trademark of Mattel.
page-offline = The server is not responding. Try again in a moment.
page-lost = Connection lost. Reconnecting…
page-close = Close
page-waiting = Waiting for players
page-host = host
page-remove = Remove { $name }
page-remove-what = A player has to leave if all the others vote for it. A rated match then counts as lost for everyone else.
page-votes = { $count ->
    [one] { $names } wants to remove { $name } from the match.
   *[other] { $names } want to remove { $name } from the match.
}
page-add-bot = Add a bot
page-start = Start the match
page-host-starts = The host starts the match.
page-quick-waits = { $count } of { $players } seats taken. The match starts automatically when the table is full.
page-quick-fill = Fill with bots and start
page-invite = Invite friends
page-copy = Copy the link
page-copied = Copied
page-code = QR code with the table’s link
page-address = Address
page-address-what = Choose the address on the network that your friends use.
page-share-link = Share
page-table-code = Code at { $address }:
page-personal = Continue on another device
page-personal-what = This personal link is your seat. Open it on your other device, and do not share it.
page-this-is-you = this is you
page-person = Be the same player elsewhere
page-person-what = What you have played belongs to your name and a secret of this browser. This link takes both to another device. Do not share it.
page-person-ask = This link makes you the player “{ $name }” of another device. Do you want to play as that player here from now on? The secret that this browser has had so far will be lost.
page-person-accept = Play as { $name }
page-person-keep = Keep my own
page-own-name = Keep your name
page-own-name-what = Claim your name on this server: nobody else can play under it, and you can sign in on all your devices.
page-name-claimed = claimed name
page-name-deleted = deleted player
page-sign-in = Sign in
page-commitment = The server’s commitment, a hash of its key: { $commitment }
page-words = Add your own words to the shuffle
page-words-what = They are added to the random numbers of your device. Nobody sees them before the cards are shuffled. The record shows them after the match.
page-shuffle = Every player’s device adds secret random numbers to the shuffle, so nobody can arrange the cards.
page-shuffle-details = Details for checking
page-shuffle-hash = { $name }: { $hash }
page-shuffle-none = { $name }: nothing yet
page-shuffle-bots = The server’s bots add nothing.
page-starting = The cards are being shuffled…
page-parts = Took part in the shuffle: { $names }.
page-left-out = No part in the shuffle: { $names }.
page-bots-add-nothing = Bots, which add nothing to it: { $names }.
page-left-out-you = Your device has no part in this shuffle: nothing came from it in time.
page-reshuffle = Shuffle again
page-part-holds = Your device took part in the shuffle, and it checks out.
page-part-mine = To check the record yourself: { $command }
page-part-elsewhere = The shuffle checks out. Your part came from another of your devices.
page-part-none = The cards follow from the key, and the key matches the commitment, but your device had no part in the shuffle.
page-hashes-changed = The players’ parts are not those that were fixed before the deal!
page-shuffles = { $count ->
    [one] This was match { $match } at this table. Since the last match that this device saw end, it has seen one shuffle.
   *[other] This was match { $match } at this table. Since the last match that this device saw end, it has seen { $count } shuffles.
}
page-too-many-shuffles = Your device takes no part: the server has asked for more shuffles than a match needs, so it could be picking one it likes.
page-seal-repeated = The server has used this commitment for another match, so the cards could be known! Your device takes no part.
page-sit = Sit down
page-watch = Just watch
page-watching = You are watching.
page-tv = Show on a TV
page-tv-address = Or open on the TV:
page-tv-join = Scan to play
page-tv-turn = { $name } to play
page-hand-only = Only my hand: the table is on a TV
page-one-device = We share this device
page-one-device-what = Several people play on this device and pass it on. It covers each hand after its turn.
page-one-device-name = Name of another player
page-one-device-add = Add
page-one-device-added = Added: { $names }
page-pass-to = Pass to { $name }
page-i-am = I am { $name }
page-look = Look at your own hand:
page-cover = Cover my hand
page-calls-uno = { $name } calls “UNO!”
page-try-again = Try again
page-no-seat = No seat is free.
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
page-away = away, a bot is playing for them
page-catch = Catch { $name }!
page-swap = Trade hands
page-draw = Draw
page-draw-pile = Draw pile, { $count }
page-top = Top discard: { $card }. Colour in play: { $color }
page-direction = { $direction ->
    [left] Play goes to the left
   *[right] Play goes to the right
}
page-seconds = { $count ->
    [one] One second left
   *[other] { $count } seconds left
}
page-phase-turn = Your turn: play a card or draw.
page-turn-after = Your turn: { $name } played { $card }.
page-phase-drew = You drew { $card }. Play it or keep it.
page-phase-penalty = { $count ->
    [one] You face a penalty of one card.
   *[other] You face a penalty of { $count } cards.
}
page-phase-color = The first discard is a wild: name the colour to start with.
page-phase-color-drop = The Jam card has landed: name the colour to continue with.
page-phase-swap = You played a 7. Who do you want to trade hands with?
page-phase-series = You can play another card of the same number, or end your turn.
page-phase-slam = { $count ->
    [one] Slam! Choose one card to discard.
   *[other] Slam! Choose { $count } cards to discard.
}
page-can-jump = You hold the same card: you can jump in!
page-waits = Waiting for { $name }.
page-waits-table = Waiting for the other table.
page-noticed = { $by } noticed that { $name } did not call UNO!
page-which-color = Which colour?
page-held = you hold { $count }
page-cancel = Choose another card
page-keep = Keep
page-pass = End turn
page-take = { $count ->
    [one] Take 1 card
   *[other] Take { $count } cards
}
page-challenge = Challenge
page-challenge-risk = If it was not a bluff, you draw { $count }.
page-stood-in = A bot is playing for you.
page-back = I’m back
page-log = Game log
page-say = Say something
page-allow-chat = Allow typed messages
page-hint = Hint
page-hint-best = best
page-hint-chance = wins { $percent }%
page-hint-move = Hint: { $move } (wins { $percent }%)
page-hint-only = Hint: { $move }
page-hint-wait = Hint: wait
page-allow-hints = Allow hints (the match is not rated)
page-say-to = Send to
page-everybody = Everyone
page-reactions = Reactions
page-chat = Your message
page-send = Send
page-mute-person = Mute { $name }
page-mute = Mute
page-letters = Turn shortcuts off
page-sort = Sort your cards
page-sort-color = by colour
page-sort-number = by number
page-sort-drawn = as drawn
page-scores = Score board
page-round = Round
page-round-over = The round is over
page-you-win = You win!
page-you-came =
    { $place ->
        [2] { $name } wins, you came second.
        [3] { $name } wins, you came third.
        [4] { $name } wins, you came fourth.
       *[other] { $name } wins, you came { $place }th.
    }
page-you-win-round = You win the round!
page-wins-round = { $name } wins the round
page-total = Total
page-deal = Next round
page-next-soon = The next round begins in a moment.
page-rematch = Play again
page-record = Download the record to verify every shuffle
page-rules = Rules
page-all = all editions
page-race = Points after each round
page-replay = Replay
page-analyse = Analyse
page-step-back = One step back
page-step-on = One step forward
page-pause = Pause
page-run = Play
page-step = { $step } of { $steps }
page-verify = Verify the shuffle
page-genuine = { $cards ->
    [one] Genuine: the key matches the commitment shown before the deal, and it produces the one card.
   *[other] Genuine: the key matches the commitment shown before the deal, and it produces all { $cards } cards.
}
page-forged = The key does not match the commitment shown before the deal!
page-other-seal = This is not the commitment that your device saw before the deal!
page-why = Why these points?
page-view = View
page-your-settings = Your settings
page-theme = Table and cards
page-theme-auto = match device
page-theme-classic = classic felt
page-theme-night = night
page-theme-paper = paper
page-theme-contrast = high contrast
page-speed = Speed
page-speed-calm = calm
page-speed-normal = normal
page-speed-fast = fast
page-large-print = Large print on cards
page-volume = Volume
page-alerts = Notify me when it is my turn
page-alerts-offer = It has been your turn for a while. Do you want a notification next time?
page-yes = Yes
page-no = No
page-type = Type a move
page-ask = Explain
page-more = More
page-sign-draw = +{ $count }
page-sign-uno = UNO!
page-sign-skip = Skip!
page-sign-reverse = Reverse!
page-sign-jump = Jump-In!
page-sign-caught = Caught!
page-sign-guilty = Bluff!
page-sign-lawful = No bluff
page-sign-stack = +{ $count }
page-sign-nomatch = No match, turn passes
page-sign-swap = Trade!
page-sign-pass = Hands pass on!
page-sign-graduation = Graduation!
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
page-carried = Carried over
page-left = Cards left
page-misdealt = The key matches the commitment, but a card at step { $step } does not follow from the key!
page-share = Share this moment
page-moment = Moment of the match
page-grace = Grace period for calling UNO (seconds)
page-welcome-outside = Welcome
page-invite-code = Invite code
page-enter = Enter
page-have-link = Do you have a code or a link?
page-go = Open
page-only-here = This link works only on this computer. To invite friends on your network, start the server with --host 0.0.0.0 (make play HOST=0.0.0.0).
page-partner = partner
page-title-turn = ● Your turn · oneleft
page-other-table = The other table
page-nowhere = There is nothing at this address. Start here.
page-join-waiting = Join the table
page-join-playing = A match is being played
page-join-starting = A match is starting
page-join-over = This match is over
page-hand-over = Make host
page-leave = Leave the table
page-need-name = Enter your name first, so that the others know who you are.
page-bad-link = This is neither a code nor a link to a table. A code has four letters.
page-own-tables = Your games
page-eliminated = You have reached the limit and are out. You can keep watching.
page-latecomers = Let latecomers join the next match
page-your-turn = Your turn
page-between-rounds = Between two rounds
page-forget = Forget the game with { $names }
page-forget-all = Clear this list
page-join-next = Take a seat: you watch now and are dealt in at the next match.
page-join-closed = Nobody else can sit down during this match.
page-change-rules = Change the rules
page-use-rules = Use these rules
page-never-mind = Cancel
page-not-here = not here now
page-next-match = plays in the next match
page-watching-next = You are watching. You will be dealt in at the next match.
page-stand-in = Let a bot play
page-menu = Menu
page-round-number = Round { $number }
page-round-of = Round { $number } of { $rounds }
page-to-points = { $count ->
    [one] up to { $count } point
   *[other] up to { $count } points
}
page-leave-match = A bot will take over your seat for good. Leave the table?
page-leave-ask = Leave the table?
page-free-seat = Free seat
screen-free-seats = { $count ->
    [one] Room for one more
   *[other] Room for { $count } more
}
page-again = { $count ->
    [one] { $names } wants to play again.
   *[other] { $names } want to play again.
}
page-again-in = { $count ->
    [one] Next match in one second, or when most agree.
   *[other] Next match in { $count } seconds, or when most agree.
}
rated-rated = This match counts for the ratings.
rated-voted-out = A player was removed: everyone who voted for it has lost. For the others it counts as it ended.
rated-bots = Not rated: bots count only at public tables, and only those that always play alike.
rated-no-clock = Not rated: the table has no clock, or allows more than five minutes per turn.
rated-unclaimed = Not rated: not everyone plays under a claimed name.
rated-one-device = Not rated: two seats belonged to one device or one player.
rated-one-network = Not rated: two players were on one network.
rated-hints = Not rated: hints were allowed.
rated-absent = Not rated: someone was not there at the first deal, or let a bot begin.
page-ask-hint = Tap anything to see its rule.
page-to-table = Back to the table
page-gone = away
page-genuine-unseen = The key matches the commitment in the record, and every card follows from it. This device did not see the commitment before the deal, so it cannot confirm when it was made.
page-surprise = Surprise us
page-line = In one line:
page-copy-line = Copy
page-brought = Included in { $name }.
page-conflict = Cannot be combined with: { $name }.
page-at-least = At least { $count }, because of { $name }.
page-at-most = At most { $count }, because of { $name }.
page-at-most-players = At most { $count } with { $players } players at a table.
page-rules-here = Rules of this table

## The full-screen terminal. In key lists two spaces separate keys, and one space separates a key from its label.

screen-jump = Jump in with { $card }
screen-play = Play { $card }
screen-discard = Discard { $card }
screen-call-uno = Call UNO with your next card
screen-uno-called = You call UNO with your next card
screen-hand-of = These are { $name }’s cards.
screen-pending = { $count ->
    [one] Penalty: { $count } card
   *[other] Penalty: { $count } cards
}
screen-color = Colour:
screen-type = / to type a move: R7 uno, W:B, catch Ana, rule TURN-1
screen-watch-type = / to type: rule TURN-1, score, help, quit
screen-target =
    { $target ->
        [one] The match goes to { $target } point.
       *[other] The match goes to { $target } points.
    }
screen-small = This terminal is too small for the table. It needs at least { $width } columns and { $height } lines. You can also play line by line: oneleft play --plain
screen-keys = h help  q quit  ←→ card  ↵ play  d draw  u UNO  c catch  ? why  / type  s scores  i hint  l rules  k keep  ! challenge  j jump in
screen-more-keys = R..W/0..9 find a card  PgUp/PgDn scroll log  Ctrl-Z suspend
screen-say-key = p say
screen-steer-keys = space pause  +- speed  → step  v hands
screen-replay-keys = space pause  +- speed  ←→ step  v hands
screen-watch-keys = h help  q quit  ? why  s scores  l rules
screen-bad-save = Cannot read the saved game { $file }: { $fault }
screen-save-not-dealt = No cards have been dealt in it yet.
log-move-before-deal = It has a move before the first deal.
screen-nothing = There is no unfinished game to resume. Start one: oneleft play
games-hint = Continue one with oneleft play --game NUMBER. Delete one with oneleft games --delete NUMBER.
games-unknown = There is no saved game { $number }. Numbers go from 1 to { $count }; oneleft games lists the games.
games-deleted = Deleted: { $game }
games-unreadable = cannot be read: { $file }
screen-unsaved = Games cannot be saved on this machine, so a game that you leave is lost: { $reason }
screen-kept = The game is saved. Resume it: oneleft play --resume
screen-record = Record of this match, for replay and verification: { $file }
screen-on = on
screen-off = off
screen-own = your own
screen-begin = Play
screen-resume = Resume the last game
screen-resume-some = Choose a saved game
screen-quit = Quit
screen-start-keys = ↑↓ choose   ←→ change

## Analysis of a finished match. $cards are cards in a list; $card has its article.

why-uno =
    { $count ->
        [one] Call UNO with the second-to-last card: a player who is caught draws { $count } card.
       *[other] Call UNO with the second-to-last card: a player who is caught draws { $count } cards.
    }
why-catch =
    { $count ->
        [one] { $seat } has one card left and has not called UNO: a catch costs { $count } card.
       *[other] { $seat } has one card left and has not called UNO: a catch costs { $count } cards.
    }
why-out = It is the last card: it wins the round.
why-jump =
    { $who ->
        [you] You hold the same card: a jump-in with { $card } leaves you with one card fewer before anyone else moves.
       *[player] { $player } holds the same card: a jump-in with { $card } leaves one card fewer before anyone else moves.
    }
why-stop =
    { $count ->
        [one] { $seat } has { $count } card left: with { $card }, { $seat } loses the turn.
       *[other] { $seat } has { $count } cards left: with { $card }, { $seat } loses the turn.
    }
why-challenge =
    { $count ->
        [one] A challenge is worth it: { $seat } held { $count } card, which was probably { $color }.
       *[other] A challenge is worth it: { $seat } held { $count } cards, so { $color } was probably among them.
    }
why-fair =
    { $times ->
        [one] { $seat } had drawn once on { $color }, so the Wild Draw Four was probably legal.
       *[other] { $seat } had drawn { $times } times on { $color }, so the Wild Draw Four was probably legal.
    }
why-no-challenge =
    { $count ->
        [one] { $seat } held { $count } card: that it was { $color } is not likely enough, and a wrong challenge costs more cards.
       *[other] { $seat } held { $count } cards: that { $color } was among them is not likely enough, and a wrong challenge costs more cards.
    }
why-answer =
    { $count ->
        [one] With { $card }, someone else gets the penalty of { $count } card.
       *[other] With { $card }, someone else gets the penalty of { $count } cards.
    }
why-swap =
    { $count ->
        [one] { $seat } has only { $count } card: that is the hand to take.
       *[other] { $seat } has only { $count } cards: that is the hand to take.
    }
why-keep-wild-drew =
    { $who ->
        [you]
            { $times ->
                [one] You could play { $cards } and save { $card } for later, and { $seat } drew once on { $color }.
               *[other] You could play { $cards } and save { $card } for later, and { $seat } drew { $times } times on { $color }.
            }
       *[player]
            { $times ->
                [one] { $player } could play { $cards } and save { $card } for later, and { $seat } drew once on { $color }.
               *[other] { $player } could play { $cards } and save { $card } for later, and { $seat } drew { $times } times on { $color }.
            }
    }
why-keep-wild =
    { $who ->
        [you] You could play { $cards } and save { $card } for later.
       *[player] { $player } could play { $cards } and save { $card } for later.
    }
why-hold = It pays to save { $card } for later: it is worth more than the card that is drawn instead.
why-play =
    { $who ->
        [you] You could play { $cards }: not playing leaves you with one more card.
       *[player] { $player } could play { $cards }: not playing leaves one more card.
    }
why-points =
    { $points ->
        [one] { $points } point less in the hand if someone goes out.
       *[other] { $points } points less in the hand if someone goes out.
    }
why-lacks =
    { $times ->
        [one] { $seat } drew once on { $color } and probably has none of it.
       *[other] { $seat } drew { $times } times on { $color } and probably has none of it.
    }
why-own-color =
    { $count ->
        [one] { $count } card in the hand then matches: { $cards }.
       *[other] { $count } cards in the hand then match: { $cards }.
    }
why-name-color =
    { $who ->
        [you] You have more of this colour: { $cards }.
       *[player] { $player } has more of this colour: { $cards }.
    }
why-save-action =
    { $count ->
        [one] There is time to save { $card } for later: nobody has fewer than { $count } card.
       *[other] There is time to save { $card } for later: nobody has fewer than { $count } cards.
    }
why-zero =
    { $who ->
        [you]
            { $count ->
                [one] A 0 passes your smaller hand on, and you get that of { $seat } with { $count } card.
               *[other] A 0 passes your smaller hand on, and you get that of { $seat } with { $count } cards.
            }
       *[player]
            { $count ->
                [one] A 0 passes the smaller hand of { $player } on, and { $player } gets that of { $seat } with { $count } card.
               *[other] A 0 passes the smaller hand of { $player } on, and { $player } gets that of { $seat } with { $count } cards.
            }
    }
why-next =
    { $count ->
        [0] { $who ->
                [you] Then it is your turn again instead of { $other }’s.
               *[player] Then { $player } is next again instead of { $other }.
            }
        [one] Then { $seat } ({ $count } card) is next instead of { $other }.
       *[other] Then { $seat } ({ $count } cards) is next instead of { $other }, who has fewer.
    }
why-seen =
    { $who ->
        [you]
            { $count ->
                [one] You can account for { $count } { $color } card, so the others hold fewer.
               *[other] You can account for { $count } { $color } cards, so the others hold fewer.
            }
       *[player]
            { $count ->
                [one] { $player } can account for { $count } { $color } card, so the others hold fewer.
               *[other] { $player } can account for { $count } { $color } cards, so the others hold fewer.
            }
    }
why-some-points =
    { $points ->
        [one] It leaves { $points } point less in the hand.
       *[other] It leaves { $points } points less in the hand.
    }
why-turn = With { $card }, { $seat } loses the turn.
why-often =
    { $count ->
        [one] It won more often in { $count } playout that used only what the player could see.
       *[other] It won more often in { $count } playouts that used only what the player could see.
    }
analysis-move =
    { $verb ->
        [play] { $card }
        [play-color] { $card }, { $color }
        [jump] jump in with { $card }
        [jump-color] jump in with { $card }, { $color }
        [discard] discard { $card }
        [color] name { $color }
        [swap] trade hands with { $seat }
        [catch] catch { $seat }
        [draw] draw
        [keep] keep the drawn card
        [take] take the cards
        [challenge] challenge
        [uno] call UNO
        [pass] end the series
       *[nothing] do nothing
    }
analysis-move-uno = { $move } with UNO
analysis-quality-best = best
analysis-quality-good = good
analysis-quality-inaccuracy = inaccuracy
analysis-quality-mistake = mistake
analysis-quality-blunder = blunder
analysis-note-uno-forgotten = { $name } forgot to call UNO ({ $worth }).
analysis-note-catch-missed = { $name } missed a catch ({ $worth }).
analysis-note-challenge-right = { $name } was right to challenge ({ $worth }).
analysis-note-challenge-wrong = { $name } was wrong to challenge ({ $worth }).
analysis-head =
    { $rounds ->
        [one] { $rules }, { $rounds } round, won by { $names }
       *[other] { $rules }, { $rounds } rounds, won by { $names }
    }
analysis-player = player
analysis-curve = win chance
analysis-luck = luck
analysis-own = own moves
analysis-others = others’ moves
analysis-accuracy = accuracy
analysis-faults = mistakes per round
analysis-matches = matches
analysis-open-hands = The win chances are computed with all hands face up, which no player could see; that is why they swing so much.
analysis-explained = Luck, own moves and others’ moves are percentage points of the chance to win the match. They add up to the change from first deal to end. ± is half the 95% interval. Moves are judged from what the player could see, and the cost of a mistake is measured within its round: 100% would mean losing a round already won.
analysis-turning = Turning points
analysis-at = Round { $round }, move { $number }
analysis-at-deal = Round { $round }, deal
analysis-line = { $place }: { $text }
analysis-change = { $name } { $before } → { $after }
analysis-mistakes = Mistakes
analysis-no-mistakes = No mistakes were found.
analysis-fault = { $name }, { $quality }: { $made }. Better: { $best }. This cost { $loss } of the chance to win the round. { $why }
analysis-other = Also
analysis-together =
    { $matches ->
        [one] { $matches } match together
       *[other] { $matches } matches together
    }
analysis-rough = A first rough curve:
analysis-chances = Win chances: { $chances }
analysis-no-seat = Nobody called “{ $given }” plays in { $file }. Players: { $known }.
analysis-budget = “{ $given }” is not a valid budget per decision. Give a time, 50ms or 2s, or a number of playouts, 5000.
analysis-record-only = Only a record can be analysed: oneleft watch game.txt --analyse
analysis-chart-title = Who could have won, move by move
analysis-chart-moves = move
analysis-chart-shares = Luck and skill, in percentage points
analysis-chart-luck = Luck from match to match, in percentage points
analysis-chart-average = average luck
analysis-chart-crosses = × mistake or blunder
analysis-chart-accuracy = accuracy { $accuracy }

## The analysis in the replay of the page

replay-chances = Win chances
replay-analyse = Analyse this match
replay-offer = See how the chances changed, how much was luck, and which moves were mistakes.
replay-waiting = Waiting for other analyses…
replay-running = Analysing. The curve is still rough.
replay-failed = The analysis failed.
replay-previous-mark = Previous mark
replay-next-mark = Next mark
replay-rounds = Rounds
replay-keys = Keys: ← and → go one step, Home and End to the first and the last, [ and ] to the previous and the next round. The space bar plays and pauses.
replay-sign-luck = luck: 10 points or more
replay-sign-note = UNO, catch or challenge
replay-luck = Luck: { $changes }.
replay-show-best = Show the best move
replay-show-made = Back to the move made
replay-best = Best: { $move }
replay-summary = What each player made of it
replay-table = All chances as a table
replay-save = Save a picture
replay-learn = Learn from your mistakes
replay-whose = Whose mistakes?
replay-mistakes =
    { $count ->
        [one] { $name }: { $count } mistake
       *[other] { $name }: { $count } mistakes
    }
replay-exercise = Mistake { $number } of { $count }: what would you do?
replay-let-pass = Let it pass
replay-judged-best = That is the best move.
replay-judged-good = As good as the best move: { $best }.
replay-judged-worse = Not as good: it costs { $loss } of the chance to win the round. Better: { $best }.
replay-judged-shown = The best move: { $best }.
replay-illegal = That move is not possible here.
replay-next = Next
replay-solved = Solved: { $solved } of { $count }
replay-once-more = Once more
replay-back = Back to the replay
replay-not-analysed = This match has not been analysed yet.

## People and their results on the page. $mean, $low and $high are percentage points.

people-leaderboard = Leaderboard
people-player = Player
people-rating = Rating
people-matches = Matches
people-won = Won
people-lost = Lost
people-you = you
people-order = ± is the margin of error. The list is sorted by the lower bound.
people-no-rated = Nobody is rated here yet. A match is rated if everyone plays under a claimed name, each on their own device and network, and turns have a time limit.
people-find = Results of
people-show = Show
people-last = Latest public matches
people-no-matches = No public match has been finished here yet. Open a table with friends and list it publicly: its matches will appear here.
people-winner = Winner:
people-all = All players
people-nobody = No such player
people-anyone = These are the results of everyone who has played as { $name }.
people-same-name = Rated players of this name
people-won-of = { $won } of { $matches } ({ $share })
people-streak = Longest winning streak
people-accuracy = Decisions without a mistake
people-house-rules = Favourite house rules
people-count =
    { $count ->
        [one] { $count } match
       *[other] { $count } matches
    }
people-head-to-head = Head to head
people-public = Only matches at public tables are counted here.
people-ratings = Rating over time
people-table = As a table
people-date = Date
people-match = Match
people-luck = Luck over many matches
people-luck-about = Luck is what the cards did to the chance to win. In one match it can decide everything; over many matches it evens out, and the average moves towards zero.
people-luck-mean = Average luck in { $matches } analysed matches: { $mean } per match (95% interval: { $low } to { $high }).
people-luck-few = Analyse at least two matches to see how luck evens out.
people-luck-average = Average so far
people-luck-matches = analysed matches

claim-title = A name of your own
claim-about = Claim your nickname on this server. Nobody else can play under it, your matches can be rated, and you can sign in on all your devices. There is no account and no email address.
claim-next = Next
claim-free = “{ $name }” is free.
claim-taken = “{ $name }” belongs to somebody. If that is you, sign in. Otherwise choose another name.
claim-how = What should open it on other devices?
claim-passkey = Passkey
claim-passkey-about = This device or your phone keeps it. Your fingerprint, your face or a PIN is enough.
claim-no-passkey = No passkeys here: they need https and a server with a name, and a browser and a server that know them.
claim-code = Recovery code
claim-code-about = 20 letters and digits to write down, or for your password manager.
claim-code-once = Write this code down now. It is shown only once, and nobody can restore it.
claim-code-again = Type the code again
claim-code-written = I have written it down
claim-code-show = Show the code again
claim-code-later = If the code is lost, you can make a new one on this page while you are signed in.
claim-code-other = This is not the code that was shown. Compare it once more.
claim-keep = Keep this name
claim-sign-in-passkey = Sign in with a passkey
claim-yours = “{ $name }” is yours
claim-since = Claimed on { $date }. Signed-in devices: { $devices }.
claim-results = Your results
claim-keys = Your keys
claim-passkey-of = Passkey of { $date }
claim-remove = Remove
claim-add-passkey = Add a passkey
claim-new-code = New recovery code
claim-new-code-about = The old code stops working.
claim-keep-code = Use this code from now on
claim-devices = Devices
claim-sign-out = Sign out here
claim-sign-out-others = Sign out everywhere else
claim-data = Your data
claim-export = Download your data
claim-release = Release the name
claim-release-about = Anyone can claim it then. Your results stay as they are; your rating is deleted.
claim-release-sure = Yes, release it
claim-delete = Delete your data
claim-delete-about = The name, its keys and the rating are deleted. Your results stay in other people’s histories, without a name. Tables that still exist keep the nickname in their replays. This cannot be undone.
claim-delete-sure = Yes, delete everything
claim-prove = First show that it is you
claim-released = “{ $name }” is free again.
claim-all-deleted = Your data is deleted.
claim-signed-out = You are signed out here.
claim-saved = Saved.
claim-aborted = The browser did not use a passkey. Try again, or use the recovery code.
claim-shown-code = Your recovery code: { $code }
claim-no-secret = This device cannot keep a secret: { $place } cannot be written.
claim-file-there = { $file } already exists. Choose another file.
claim-exported = Your data is in { $file }.
