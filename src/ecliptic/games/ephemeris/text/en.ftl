# Every word of Ephemeris that a player reads, but for the quiz cards. `kernel/catalogue.py` says what messages may use.

title = Ephemeris
summary = Nudge Moon, Sun and planets round the zodiac until they stand in the signs you were dealt.

## Options

option-mode = Game
    .help = Which of the five games is played.
option-mode-one = Game One
    .help = Two players, one piece a turn, hidden hands.
option-mode-two = Game Two
    .help = Two dice say which colours move; with Retrograde, Pluto and Eclipse.
option-mode-three = Game Three
    .help = A quiz: right answers bring your planet round the zodiac.
option-mode-pairs = Pairs
    .help = Turn up two cards and remember what they were.
option-mode-snap = Snap
    .help = Flip cards and be the first to see two alike.
option-cap = Limit
    .help = Moves (Game One) or turns (Game Two) until the game ends without a winner.
option-open = Open signs
    .help = Zodiac cards lie face up in Games One and Two.
option-draft = Draft
    .help = In Game One players choose their bodies and name each other's signs.
option-manual_call = Call by hand
    .help = In Games One and Two players must call EPHEMERIS themselves.
option-pick = Pick planets
    .help = In Game Three players pick their planets instead of being dealt one.
option-series = Series
    .help = How many games of Game Three are played for points.
option-thirds = Third copies
    .help = Pairs is played with the third copy of each body, which finds no partner.

mode-one = Game One
mode-two = Game Two
mode-three = Game Three
mode-pairs = Pairs
mode-snap = Snap

## Components: within a sentence, at its start, and on a card

body-unseen = a planet card
body-moon = the Moon
    .start = The Moon
    .name = Moon
body-sun = the Sun
    .start = The Sun
    .name = Sun
body-mercury = Mercury
    .start = Mercury
    .name = Mercury
body-venus = Venus
    .start = Venus
    .name = Venus
body-mars = Mars
    .start = Mars
    .name = Mars
body-jupiter = Jupiter
    .start = Jupiter
    .name = Jupiter
body-saturn = Saturn
    .start = Saturn
    .name = Saturn
body-uranus = Uranus
    .start = Uranus
    .name = Uranus
body-neptune = Neptune
    .start = Neptune
    .name = Neptune

sign-unseen = a zodiac card
sign-aries = Aries
sign-taurus = Taurus
sign-gemini = Gemini
sign-cancer = Cancer
sign-leo = Leo
sign-virgo = Virgo
sign-libra = Libra
sign-scorpio = Scorpio
sign-sagittarius = Sagittarius
sign-capricorn = Capricorn
sign-aquarius = Aquarius
sign-pisces = Pisces

# What a card shows: a body or a sign.
face-moon = { body-moon.name }
face-sun = { body-sun.name }
face-mercury = { body-mercury.name }
face-venus = { body-venus.name }
face-mars = { body-mars.name }
face-jupiter = { body-jupiter.name }
face-saturn = { body-saturn.name }
face-uranus = { body-uranus.name }
face-neptune = { body-neptune.name }
face-aries = { sign-aries }
face-taurus = { sign-taurus }
face-gemini = { sign-gemini }
face-cancer = { sign-cancer }
face-leo = { sign-leo }
face-virgo = { sign-virgo }
face-libra = { sign-libra }
face-scorpio = { sign-scorpio }
face-sagittarius = { sign-sagittarius }
face-capricorn = { sign-capricorn }
face-aquarius = { sign-aquarius }
face-pisces = { sign-pisces }

colour-red = red
colour-blue = blue
colour-yellow = yellow

## Phases, and what each is about for somebody who meets it for the first time

phase-deal-bodies = The deal
    .guide = Your cards name bodies and as many signs. When those bodies stand in those signs, in any pairing, you have won.
    .guide-title = The deal
phase-count-exchanges = Exchanges
    .guide = A second card of a body that you hold already is exchanged. How many is public, which is not.
    .guide-title = Exchanges
phase-look-through-pack = Exchanges
    .guide = A second card of a body that you hold already is exchanged. How many is public, which is not.
    .guide-title = Exchanges
phase-draw-replacement = Exchanges
    .guide = A second card of a body that you hold already is exchanged. How many is public, which is not.
    .guide-title = Exchanges
phase-deal-signs = The signs
    .guide = Now the signs are dealt. A sign that comes twice wants two bodies.
    .guide-title = The signs
phase-check-deal = The signs
    .guide = Should a hand be complete before the first move, everything is dealt again.
    .guide-title = The signs
phase-first-roller = Who starts?
    .guide = Players roll in turn until yellow comes up; whoever rolled it starts.
    .guide-title = Who starts?
phase-roll-for-start = Who starts?
    .guide = Players roll in turn until yellow comes up; whoever rolled it starts.
    .guide-title = Who starts?
phase-choose-bodies = Draft: your bodies
    .guide = Choose five different bodies in secret. Your opponent will name their signs.
    .guide-title = Draft: your bodies
phase-name-signs = Draft: their signs
    .guide = Name five signs for your opponent in secret, none more than twice. Choose those that are hard to reach together.
    .guide-title = Draft: their signs
phase-move = A move
    .guide = Move any piece onward. The Moon stops the Sun, both stop the red planets, and all five the blue ones: a piece may enter the sign of one that stops it, but neither pass nor leave it.
    .guide-title = Your move
phase-draw-offered = A draw is offered
    .guide = Accept, and the game ends without a winner; refuse, and it goes on.
    .guide-title = A draw is offered
phase-call = EPHEMERIS
    .guide = A hand is complete: its bodies stand in its signs.
    .guide-title = EPHEMERIS
phase-show-hand = EPHEMERIS
    .guide = The winner shows the bodies of the complete hand.
    .guide-title = EPHEMERIS
phase-race = Be quick
    .guide = Call if your hand is complete, or in Snap if two piles show the same face. The quickest call counts. A wrong call in Snap costs you a card for each opponent.
    .guide-title = Be quick
phase-roll = The roll
    .guide = Roll both dice: each lets you move one piece of its colour. If your hand looks hopeless you may call an Eclipse: you retire, and all who agree with you.
    .guide-title = Your turn
phase-dice = The dice
    .guide = Each die lets you move one piece of its colour, two different pieces in all.
    .guide-title = The dice
phase-first-move = The first move
    .guide = Use either die. If a first move exists that leaves a second one possible, yours must be such a one, unless it completes your hand. Pluto, once a game: if a single move would complete your hand, the even die decides whether you may make it.
    .guide-title = The first move
phase-second-move = The second move
    .guide = Use the other die with another piece. If it can be used, it must be.
    .guide-title = The second move
phase-blocked = Nothing can move
    .guide = All pieces of both colours are pinned: a retrograde card sends a planet backwards instead.
    .guide-title = Nothing can move
phase-retrograde-card = Retrograde
    .guide = The card names a planet that goes backwards. Nothing hinders it on that way.
    .guide-title = Retrograde
phase-move-back = Retrograde
    .guide = Send the planet back as far as you like, one to eleven signs. Nothing hinders it.
    .guide-title = Retrograde
phase-pluto-die = Pluto
    .guide = If the die shows a colour that can make the winning move, it may be made. The card is spent either way.
    .guide-title = Pluto
phase-pluto-move = Pluto
    .guide = The die came up right: make the move that completes your hand.
    .guide-title = Pluto
phase-end-of-turn = The end of the turn
    .guide = The last moment for Pluto or an Eclipse. Everyone who has Pluto stops here, so that the stop gives nothing away.
    .guide-title = The end of the turn
phase-vote = An Eclipse is called
    .guide = Vote in secret: retire with the caller, or stay. Who stays alone has won.
    .guide-title = An Eclipse is called
phase-deal-planets = The planets
    .guide = Each player is dealt a planet, face up. Whoever first gets theirs once round the zodiac has won.
    .guide-title = Your planet
phase-take-planet = The planets
    .guide = Choose the planet that you want to bring once round the zodiac.
    .guide-title = Your planet
phase-die = The colour
    .guide = The die says which colour the question is about, and which pieces may move.
    .guide-title = The colour
phase-quiz-card = The question
    .guide = A card with a question for each colour is drawn; the one of the rolled colour is asked.
    .guide-title = The question
phase-answer = The question
    .guide = Answer A, B or C. A right answer lets you move a piece of the colour as far as it can go, a wrong one just one sign.
    .guide-title = The question
phase-key = The answer
    .guide = The right answer and a fact about it are shown.
    .guide-title = The answer
phase-quiz-move = A move
    .guide = Move a piece of the colour: your own planet onward, or another out of your way. When a planet moves, it counts for its owner, whoever moved it.
    .guide-title = Your move
phase-turn-up = Turn up a card
    .guide = Turn up two cards. Equal faces are yours and give you another go; others are turned down again, so remember them.
    .guide-title = Pairs
phase-face = A card is turned up
    .guide = Look well: what it shows matters.
    .guide-title = A card is turned up
phase-flip = Flip a card
    .guide = Flip the top card of your stock onto your pile. When two piles show the same face, call first and win them.
    .guide-title = Snap
phase-over = The end
    .guide = Whoever completed a hand, came round the zodiac, or has the most has won.
    .guide-title = The end

## What is asked for

prompt-move = Move any piece, or offer a draw first.
prompt-draw-refused = Move any piece; the draw was refused.
prompt-draw-offered = Accept the draw, or refuse it.
prompt-roll = Roll both dice, or call an Eclipse.
prompt-first = Make the first move with one of the dice.
prompt-second = Make the second move with another piece.
prompt-blocked = Nothing can move: turn up a retrograde card.
prompt-back = Move { $body } back as far as you like.
prompt-end = End your turn, unless Pluto or an Eclipse calls.
prompt-pluto = Pluto's die came up right: make the winning move.
prompt-vote = An Eclipse is called: retire with the caller, or stay.
prompt-race = Call EPHEMERIS if your hand is complete.
prompt-snap = Call if two piles show the same face.
prompt-answer = Answer A, B or C.
prompt-right = Right! Move a { $colour } piece as far as you like.
prompt-wrong = Wrong: move a { $colour } piece one sign.
prompt-take = Take a planet.
prompt-choose = Choose five bodies for your hand, in secret.
prompt-name = Name five signs for your opponent, in secret.
prompt-place = Turn up a card.
prompt-place-second = Turn up a second card.
prompt-flip = Flip your top card.

## Moves

move-move = { $body_name } to { $to_sign }
move-back = { $body_name } back to { $to_sign }
move-answer = Answer { $letter }
move-roll = Roll the dice
move-turn-up = Turn up a card
move-pluto = Spend Pluto
move-eclipse = Call the Eclipse and retire
move-agree = Retire too
move-decline = Stay in
move-end = End my turn
move-offer = Offer a draw
move-accept = Accept the draw
move-refuse = Play on
move-choose = Choose { $body_name }
move-name = Name { $sign }
move-take = Take { $body_name }
move-silent = Say nothing
move-call = Call after { $ms } ms
move-place = Turn up card { $place }
move-flip = Flip the top card

## What happened: the deal and the draft

dealt-body = { $you ->
    [seat] You get { $body }.
   *[none] { $seat } gets { $body }.
}
dealt-again = { $you ->
    [seat] You get { $body } a second time: the card goes under the pack.
   *[none] { $seat } gets { $body } a second time: the card goes under the pack.
}
dealt-sign = { $you ->
    [seat] You get { $sign }.
   *[none] { $seat } gets { $sign }.
}
exchanges = { $you ->
    [seat] { $n ->
        [0] You exchange nothing.
        [one] You exchange one card.
       *[other] You exchange { $n } cards.
    }
   *[none] { $n ->
        [0] { $seat } exchanges nothing.
        [one] { $seat } exchanges one card.
       *[other] { $seat } exchanges { $n } cards.
    }
}
searched = { $you ->
    [seat] You look for a card that you can use.
   *[none] { $seat } looks for a usable card.
}
buried = { $n ->
    [0] No card of { $body } was in the way.
    [one] One card of { $body } goes under the pack unused.
   *[other] { $n } cards of { $body } go under the pack unused.
}
void = A hand is complete before the first move: the deal is void.
void-draft = The signs that were named fit a hand already: both players name new ones.
deal-stands = No hand is complete: the deal stands.
chose = { $you ->
    [seat] You choose { $body }.
   *[none] { $seat } chooses { $body }.
}
named = { $you ->
    [seat] You name { $sign } for { $other_seat }.
    [other_seat] { $seat } names { $sign } for you.
   *[none] { $seat } names { $sign } for { $other_seat }.
}
dealt-planet = { $you ->
    [seat] You get { $body } and start from { $home_sign }.
   *[none] { $seat } gets { $body } and starts from { $home_sign }.
}
took-planet = { $you ->
    [seat] You take { $body } and start from { $home_sign }.
   *[none] { $seat } takes { $body } and starts from { $home_sign }.
}
rolls-first = { $you ->
    [seat] You roll first for the start.
   *[none] { $seat } rolls first for the start.
}
rolled-for-start = { $you ->
    [seat] You roll { $colour }.
   *[none] { $seat } rolls { $colour }.
}
starts = { $you ->
    [seat] You start.
   *[none] { $seat } starts.
}
dealt-out = All { $n } cards are dealt out face down.

## What happened: pieces

moved = { $you ->
    [seat] { $distance ->
        [one] You move { $body } one sign to { $to_sign }.
       *[other] You move { $body } { $distance } signs to { $to_sign }.
    }
   *[none] { $distance ->
        [one] { $seat } moves { $body } one sign to { $to_sign }.
       *[other] { $seat } moves { $body } { $distance } signs to { $to_sign }.
    }
}
moved-back = { $you ->
    [seat] { $distance ->
        [one] You move { $body } back one sign to { $to_sign }.
       *[other] You move { $body } back { $distance } signs to { $to_sign }.
    }
   *[none] { $distance ->
        [one] { $seat } moves { $body } back one sign to { $to_sign }.
       *[other] { $seat } moves { $body } back { $distance } signs to { $to_sign }.
    }
}
went-back = { $body_start } goes back one sign to { $to_sign }.
got-pinned = { $body_start } is pinned in { $sign } by { $blocking_bodies }.
    .guide = A body that shares its sign with a faster one cannot leave until that one has gone. The lock on a piece shows it.
    .guide-title = Pinned
freed = { $body_start } is free to leave { $sign }.
goal-met = { $you ->
    [seat] You have { $n } of { $size } signs in place.
   *[none] { $seat } has { $n } of { $size } signs in place.
}
    .guide = A sign is met by any body of your hand. It may be another one in the end.
    .guide-title = One of your signs
goal-lost = { $you ->
    [seat] You are back to { $n } of { $size } signs.
   *[none] { $seat } is back to { $n } of { $size } signs.
}
orbit = { $you ->
    [seat] { $body_start } has made { $progress } of 12 signs for you.
   *[none] { $body_start } has made { $progress } of 12 signs for { $seat }.
}
home = { $you ->
    [seat] { $body_start } is home: this game is yours.
   *[none] { $body_start } is home: this game goes to { $seat }.
}

## What happened: dice, cards and calls

rolls = { $you ->
    [seat] You roll the dice.
   *[none] { $seat } rolls the dice.
}
rolled-dice = The dice show { $first_colour } and { $second_colour }.
all-blocked = No piece of these colours can move.
die-lapsed = Only one move is possible: the { $colour } die lapses.
turns-up = { $you ->
    [seat] You turn up a retrograde card.
   *[none] { $seat } turns up a retrograde card.
}
retrograde-card = The retrograde card shows { $body }.
rolled-die = { $you ->
    [seat] You roll { $colour }.
   *[none] { $seat } rolls { $colour }.
}
colour-pinned = Every { $colour } piece is pinned: there is no question, but a retrograde card.
played-pluto = { $you ->
    [seat] You play Pluto.
   *[none] { $seat } plays Pluto.
}
pluto-helps = Pluto's die shows { $colour }: the winning move is there.
pluto-fails = Pluto's die shows { $colour }: no help, and the card is spent.
ended-turn = { $you ->
    [seat] You end your turn.
   *[none] { $seat } ends the turn.
}
offered-draw = { $you ->
    [seat] You offer a draw.
   *[none] { $seat } offers a draw.
}
accepted-draw = { $you ->
    [seat] You accept the draw.
   *[none] { $seat } accepts the draw.
}
refused-draw = { $you ->
    [seat] You refuse the draw.
   *[none] { $seat } refuses the draw.
}
called-eclipse = { $you ->
    [seat] You call an Eclipse.
   *[none] { $seat } calls an Eclipse.
}
agreed-eclipse = { $you ->
    [seat] You agree to the Eclipse.
   *[none] { $seat } agrees to the Eclipse.
}
declined-eclipse = { $you ->
    [seat] You stay in.
   *[none] { $seat } stays in.
}
retired = { $you ->
    [seat] You retire.
   *[none] { $seat } retires.
}
called = { $you ->
    [seat] You call EPHEMERIS after { $ms } ms.
   *[none] { $seat } calls EPHEMERIS after { $ms } ms.
}
ephemeris = { $you ->
    [seat] EPHEMERIS! You have every body in its sign.
   *[none] EPHEMERIS! { $seat } has every body in its sign.
}
showed = { $you ->
    [seat] You show { $body } in { $sign }.
   *[none] { $seat } shows { $body } in { $sign }.
}
prediction = Just for fun: { $prediction }
hand-shown = { $you ->
    [seat] Your hand is complete: { $bodies } in { $signs }.
   *[none] The hand of { $seat } is complete: { $bodies } in { $signs }.
}

## What happened: the quiz

asked = { $question } A: { $choice_a }. B: { $choice_b }. C: { $choice_c }.
answered = { $you ->
    [seat] You answer { $letter }: { $choice }.
   *[none] { $seat } answers { $letter }: { $choice }.
}
answer-right = Right: { $letter } it is. { $explanation }
answer-wrong = Wrong: it was { $letter }, { $choice }. { $explanation }
limit-reached = The limit of { $limit } is reached.
points = { $you ->
    [seat] { $points ->
        [0] You score nothing: { $reasons }.
       *[other] You score { $points }: { $reasons }.
    }
   *[none] { $points ->
        [0] { $seat } scores nothing: { $reasons }.
       *[other] { $seat } scores { $points }: { $reasons }.
    }
}
signs-made = { $n ->
    [12] home after all 12 signs
    [one] { $n } sign made
   *[other] { $n } signs made
}
game-begins = Game { $game } of { $games } begins.

## What happened: Pairs and Snap

turned = { $you ->
    [seat] You turn up card { $place }: { $face }.
   *[none] { $seat } turns up card { $place }: { $face }.
}
pair = { $you ->
    [seat] You keep a pair of { $face } cards.
   *[none] { $seat } keeps a pair of { $face } cards.
}
no-pair = { $faces } go back.
turned-over = { $you ->
    [seat] You turn your pile over to make a new stock.
   *[none] { $seat } turns the pile over to make a new stock.
}
flipped = { $you ->
    [seat] You flip { $face }.
   *[none] { $seat } flips { $face }.
}
called-snap = { $you ->
    [seat] You call Snap after { $ms } ms.
   *[none] { $seat } calls Snap after { $ms } ms.
}
took = { $you ->
    [seat] You take the piles that show { $face }: { $n } cards.
   *[none] { $seat } takes the piles that show { $face }: { $n } cards.
}
lost-pile = { $you ->
    [seat] Your pile of { $n } is gone.
   *[none] { $seat } loses a pile of { $n }.
}
paid = { $you ->
    [seat] { $n ->
        [one] Your wrong call costs you a card.
       *[other] Your wrong call costs you { $n } cards.
    }
   *[none] { $n ->
        [one] The wrong call costs { $seat } a card.
       *[other] The wrong call costs { $seat } { $n } cards.
    }
}
received = { $you ->
    [seat] { $n ->
        [one] You get a card for a wrong call.
       *[other] You get { $n } cards for wrong calls.
    }
   *[none] { $n ->
        [one] { $seat } gets a card for a wrong call.
       *[other] { $seat } gets { $n } cards for wrong calls.
    }
}
out = { $you ->
    [seat] You have no cards left and are out.
   *[none] { $seat } has no cards left and is out.
}

## The end

total-points = { $you ->
    [seat] In all you have { $total }: { $reasons }.
   *[none] In all { $seat } has { $total }: { $reasons }.
}
earlier-games = { $points } from the games before
last-game = { $points } from the last one
total-pairs = { $you ->
    [seat] { $total ->
        [one] You have one pair.
       *[other] You have { $total } pairs.
    }
   *[none] { $total ->
        [one] { $seat } has one pair.
       *[other] { $seat } has { $total } pairs.
    }
}
total-cards = { $you ->
    [seat] { $total ->
        [one] You have one card.
       *[other] You have { $total } cards.
    }
   *[none] { $total ->
        [one] { $seat } has one card.
       *[other] { $seat } has { $total } cards.
    }
}
won = { $you ->
    [seat] You win: { $how }.
   *[none] { $seat } wins: { $how }.
}
win-shared = The win is shared by { $seats }: { $how }.
nobody-wins = Nobody wins: { $how }.
how-hand = every body of the hand stands in its sign
how-alone = everybody else has retired
how-home = the planet is home
how-points = the most points
how-pairs = the most pairs
how-cards = the most cards
how-draw = a draw was agreed
how-limit = the limit is reached
how-eclipse = everybody has retired
headline = { $mode }, turn { $count }
headline-over = { $mode }: { $ending }

## Refusals

over = The game is over.
not-asked = It is up to { $seats } now.
answers-pending = All answer at once and in secret: wait until everybody has.
chance-first = Chance has to decide first.
no-chance-now = Chance decides nothing now: it is up to { $seats }.
not-by-chance = The cards and dice cannot show that here.
not-now = That cannot be done now. { $prompt }
pinned = { $n ->
    [one] { $body_start } cannot leave { $sign } while { $blocking_bodies } is there.
   *[other] { $body_start } cannot leave { $sign } while { $blocking_bodies } are there.
}
stopped = { $reach ->
    [one] { $body_start } can go one sign at most, to { $sign }, and may not pass { $blocking_bodies } there.
   *[other] { $body_start } can go { $reach } signs at most, to { $sign }, and may not pass { $blocking_bodies } there.
}
no-die = No die shows { $colour }, the colour of { $body }.
die-left = The die that is left shows { $die_colour }, and { $body } is { $colour }.
same-piece = { $body_start } made the first move; the second needs another piece.
must-enable = That would leave no second move, though another first move does.
asked-colour = The die shows { $die_colour }, and { $body } is { $colour }.
wrong-answer = After a wrong answer a piece moves only one sign.
stops-at-home = { $distance ->
    [one] { $body_start } is home after one sign and stops there.
   *[other] { $body_start } is home after { $distance } signs and stops there.
}
pluto-colour = Pluto's die shows { $die_colour }, and { $body } is { $colour }.
pluto-move = Pluto allows only a move that completes the hand.
offered-already = A draw was already offered this turn.
no-draws-here = A draw can be offered only in Game One.
no-eclipse-here = There is no Eclipse in this game.
pluto-first = Pluto's winning move comes first.
own-turn-only = That can be done only while you decide something on your own turn.
pluto-spent = The Pluto card is spent.
pluto-useless = No single move would complete the hand now.
pluto-too-early = Pluto waits for the roll.
no-pluto-here = There is no Pluto card in this game.
false-call = The hand is not complete.
choose-in-order = { $body_start } cannot be chosen now: bodies are chosen in ascending order, each once, and five must be left to choose.
name-in-order = { $sign } cannot be named now: signs are named in ascending order, each twice at most, and never the same five as before.
not-a-free-planet = { $body_start } is taken already, or is not one of the seven planets.
no-card-there = Card { $place } has been taken or already lies open.

not-a-move = “{ $text }” is not a move of Ephemeris. A piece moves like this: mars +3.
not-a-distance = A piece moves 1 to 11 signs, not { $distance }.
no-retrograde-card = { $body_start } goes back only when its retrograde card lies open.

## On the boards

board-to-act = To act: { $seats }
board-turn = { $you ->
    [seat] Your turn
   *[none] { $seat }'s turn
}
board-you = { $seat } (you)
board-series = Game { $game } of { $games }
board-count-one = Move { $number }
board-count-two = Turn { $number }
board-count-three = Turn { $number }
board-count-pairs = Go { $number }
board-count-snap = Flip { $number }
board-cards = { $n ->
    [one] { $n } card
   *[other] { $n } cards
}
board-pairs = { $n ->
    [one] { $n } pair
   *[other] { $n } pairs
}
board-points = { $points ->
    [one] { $points } point
   *[other] { $points } points
}
board-signs = { $n } of 12 signs
board-mine = Your cards and choices
board-cancel = Cancel
board-eclipse = Eclipse…
board-pluto = Pluto…
board-offer = Offer a draw…
board-eclipse-closed = Eclipse
board-pluto-closed = Pluto
board-offer-closed = Offer a draw
board-game-over = Game { $game } of { $games } is over

# Where the page pauses.
moment-no-pair = No pair
moment-answer-right = Right
moment-answer-wrong = Wrong
moment-hand-shown = EPHEMERIS
moment-game-begins = The game is over

# The ring.
board-ring = The zodiac with the nine bodies
board-home = Home of { $seat }
board-piece-pinned = { $body_name } in { $sign }, pinned by { $blocking_bodies }
board-piece-moves = { $n ->
    [one] { $body_name } in { $sign }, one move
   *[other] { $body_name } in { $sign }, { $n } moves
}
board-piece-reach = { $body_name } in { $sign }, reach { $reach }
board-way = { $body_name } { $distance } to { $to_sign }
board-way-back = { $body_name } back { $distance } to { $to_sign }
board-goes-back = { $body_start } goes back
board-may-go = { $n ->
    [one] { $body_start } may go one sign
   *[other] { $body_start } may go { $n } signs
}
board-reaches = { $n ->
    [one] { $body_start } reaches one sign
   *[other] { $body_start } reaches { $n } signs
}
board-stop = It may enter { $sign }, but not pass { $blocking_bodies } there.
board-goal-key = one of your goals
board-choose-sign = Choose a sign
board-choose-piece = Choose a piece
board-choose-answer = Choose an answer
board-key-reach = +3: may go three signs
board-key-pinned = × Sun: the Sun pins it
board-key-moved = *: moved last, from ○
board-key-hand = ◉ sign and › body of your hand
board-key-planet = › your planet, ◉ its home

# Dice and cards.
board-dice = Dice
board-die = Die
board-roll = Roll both dice
board-pluto-die = Pluto's die
board-die-pluto = Pluto: { $colour }
board-die-used = used
board-die-moving = moving { $colour }
board-die-then = then { $colour }
board-moved = Moved: { $body_name }
board-retrograde = Retrograde
board-retrograde-open = Retrograde: { $body_name }
board-retrograde-back = { $body_start } goes back
board-retrograde-next = Next: { $body_name }
board-retrograde-seen = Seen: { $bodies }
board-retrograde-unseen = { $n } unseen
board-retrograde-cards-unseen = { $n ->
    [one] { $n } card unseen
   *[other] { $n } cards unseen
}
board-retrograde-none-seen = { $n ->
    [one] { $n } card, none seen
   *[other] { $n } cards, none seen
}

# Hands and players.
board-hand = Your hand
board-hand-of = Hand of { $seat }
board-hand-line = { $you ->
    [seat] You: { $held } in { $wanted }
   *[none] { $seat }: { $held } in { $wanted }
}
board-hidden-bodies = hidden bodies
board-hidden-signs = hidden signs
board-none-yet = nothing yet
board-and-hidden = { $held } and hidden ones
board-retired = { $you ->
    [seat] You have retired
   *[none] { $seat } has retired
}
board-in-place = { $n } of { $size } in place
board-in-place-yours = You had { $n } of { $size } in place.
board-in-sign = in { $sign }
board-met = met
board-near = { $body_name } +{ $distance }
board-near-back = { $body_name } −{ $distance }
board-goal = Goal:
board-goal-met = Goal, met:
board-goal-near = Goal in reach:
board-pluto-ready = Pluto ready
board-pluto-spent = Pluto spent
board-plate-retired = retired
board-plate-open = open signs
board-plate-hidden = { $n ->
    [one] { $n } hidden card
   *[other] { $n } hidden cards
}
board-plate-planet = { $body_name } { $progress }/12
board-plate-points = { $points ->
    [one] { $body_name } { $progress }/12, { $points } point
   *[other] { $body_name } { $progress }/12, { $points } points
}
board-orbit = { $progress } of 12 signs from { $home_sign } made
board-planet-line = { $you ->
    [seat] You: { $body_name } from { $home_sign }
   *[none] { $seat }: { $body_name } from { $home_sign }
}
board-predictions = { $you ->
    [seat] Just for fun, for you
   *[none] Just for fun, for { $seat }
}
board-prediction = { $body_name } in { $sign }
board-call = Call EPHEMERIS
board-silent = Say nothing

# Choosing before the game.
board-pick-twice = A second tap names a sign twice.
board-pick-void = These signs fitted at once before: name others.
board-pick-keep = Keep these five
board-pick-name = Name these five
board-pick-planet = Choose a planet
board-pick-choose = Choose { $n }
board-pick-more = { $n } more
board-pick-signs-title = Signs for the other hand
board-pick-planet-title = Your planet

# The quiz.
board-quiz-about = { $body_name } · level { $level }
board-quiz-right = Right
board-quiz-wrong = Wrong
board-quiz-is-right = is right
board-quiz-answered = was answered
board-quiz-hint = A right answer moves a piece as far as it can go, a wrong one a single sign.

# Pairs and Snap.
board-place-up = Card { $place }, { $face }
board-place-down = Card { $place }, face down
board-pairs-won = { $you ->
    [seat] { $n ->
        [one] You: one pair
       *[other] You: { $n } pairs
    }
   *[none] { $n ->
        [one] { $seat }: one pair
       *[other] { $seat }: { $n } pairs
    }
}
board-pile = { $you ->
    [seat] You: { $stock } face down, { $pile } face up showing { $face }
   *[none] { $seat }: { $stock } face down, { $pile } face up showing { $face }
}
board-pile-empty = { $you ->
    [seat] You: { $stock } face down, nothing on show
   *[none] { $seat }: { $stock } face down, nothing on show
}
board-snap-note = Call when two piles show the same face. Your time counts from the moment your screen shows the card.
board-snap-call = Snap!
board-snap-no-match = No match

## Predictions: a line for each body in each sign, read to the winner

prediction-moon-aries = Your mood will sprint ahead tonight; lend it your shoes and follow in slippers.
prediction-moon-taurus = The Moon saw you go back for a third helping and promises to keep quiet.
prediction-moon-gemini = You will talk yourself to sleep, and your other half will call for an encore.
prediction-moon-cancer = Home is calling you; it would like to know who finished the jam.
prediction-moon-leo = Even your yawn will get a round of applause before midnight.
prediction-moon-virgo = At three in the morning you will know exactly where the tape measure is.
prediction-moon-libra = Tonight you need two pillows, one for each side of the argument.
prediction-moon-scorpio = A secret finds you this week; it is only about biscuits.
prediction-moon-sagittarius = Somewhere a night bus is longing to show you the wrong end of town.
prediction-moon-capricorn = You are about to book a daydream and arrive for it ten minutes early.
prediction-moon-aquarius = Strange but true: next door's dog has been dreaming about you.
prediction-moon-pisces = The evening tide brings you a tune that nobody else remembers writing.
prediction-sun-aries = You will be first in the queue, then find out what it was for.
prediction-sun-taurus = The warmest patch of grass in the park has been saving itself for you.
prediction-sun-gemini = Two shadows will follow you at noon, each with its own opinion.
prediction-sun-cancer = Sunshine slips into your kitchen and catches you singing to the kettle.
prediction-sun-leo = The spotlight was only looking for the exit, but it will stay for you.
prediction-sun-virgo = You straighten one picture frame, and the whole day falls into line.
prediction-sun-libra = By lunchtime everyone agrees with you, which makes you wonder what you said.
prediction-sun-scorpio = Your sunglasses hide nothing; the whole street knows you are plotting a picnic.
prediction-sun-sagittarius = Follow the brightest road and it will lead you to a splendid cake stall.
prediction-sun-capricorn = You reach the summit early, only to find that goats have been there for hours.
prediction-sun-aquarius = Your oddest hat turns out to be ahead of its time by exactly one Tuesday.
prediction-sun-pisces = A puddle is keeping its best reflection for you.
prediction-mercury-aries = Your answer will leave the house before the question has arrived.
prediction-mercury-taurus = You will choose your words slowly and then eat them with butter.
prediction-mercury-gemini = Three conversations at once await you, and you will win them all.
prediction-mercury-cancer = A postcard you never sent has decided to write itself.
prediction-mercury-leo = You tell one story so well this week that even its hero believes it.
prediction-mercury-virgo = Far away a misprint trembles, for it can feel you coming.
prediction-mercury-libra = On the one hand you will decide, and on the other you already have.
prediction-mercury-scorpio = The crossword has been hiding something, and by teatime it confesses to you.
prediction-mercury-sagittarius = You will give directions so charming that the lost come back to thank you.
prediction-mercury-capricorn = One raised eyebrow of yours shall close the longest meeting on record.
prediction-mercury-aquarius = A parrot, a radio and you are going to say the same thing at the same time.
prediction-mercury-pisces = Your message in a bottle will get an out-of-office reply.
prediction-venus-aries = Someone admires your cheek, and possibly the other one too.
prediction-venus-taurus = Comfort beckons: your sofa has been asking after you.
prediction-venus-gemini = You will flirt with the whole menu and then order the soup.
prediction-venus-cancer = An old teapot has always loved you and is about to make it known.
prediction-venus-leo = Mirrors have been practising all morning to do you justice.
prediction-venus-virgo = True beauty meets you this week in an alphabetical spice rack.
prediction-venus-libra = Two cushions clash, and only you can bring them to the table.
prediction-venus-scorpio = One long look from you will make a houseplant blush.
prediction-venus-sagittarius = Your heart has packed a rucksack and left you half a map.
prediction-venus-capricorn = Slowly but surely you will charm the grumpiest doorbell in the street.
prediction-venus-aquarius = You are going to fall for a lamp that nobody else can switch on.
prediction-venus-pisces = Violins play as you walk in, unless it is just the hinges.
prediction-mars-aries = You will charge at an open door and still manage to impress it.
prediction-mars-taurus = Nothing can budge you on Thursday except the smell of fresh bread.
prediction-mars-gemini = In a duel with a tongue twister you shall fall with honour.
prediction-mars-cancer = Defend your blanket fort bravely; the cushions believe in you.
prediction-mars-leo = You will win an argument with a cat, then apologise to it.
prediction-mars-virgo = Your campaign against crumbs enters its glorious final phase.
prediction-mars-libra = Bravely you will fight for both sides, and lose to yourself by a whisker.
prediction-mars-scorpio = A jar lid has sworn never to open, but it has not met you yet.
prediction-mars-sagittarius = Aim wherever you please, for your arrow has made its own plans for dinner.
prediction-mars-capricorn = Something steep lies ahead of you, most likely a staircase with a piano on it.
prediction-mars-aquarius = Single-handed you will end the long tyranny of the squeaky trolley.
prediction-mars-pisces = You swim upstream all day and meet one very surprised salmon.
prediction-jupiter-aries = Luck will reach you so early that you are still in your socks.
prediction-jupiter-taurus = A cheese of historic size is rolling towards you.
prediction-jupiter-gemini = By Friday you will know a little about everything and far too much about hedgehogs.
prediction-jupiter-cancer = There is room for everyone at your table once the elephants breathe in.
prediction-jupiter-leo = Modesty knocks at your door, hears the fanfare and tiptoes away.
prediction-jupiter-virgo = Counting your blessings takes all evening, since you insist on an index.
prediction-jupiter-libra = The next coin you toss will stand on its edge out of sheer politeness.
prediction-jupiter-scorpio = You dig for one small answer and strike a gusher of gossip.
prediction-jupiter-sagittarius = Big plans suit you; packing for them does not.
prediction-jupiter-capricorn = A mountain has heard of your ambitions and is standing up straighter.
prediction-jupiter-aquarius = Your wildest idea will soon have a fan club, a flag and its own mug.
prediction-jupiter-pisces = The fish that got away will write to you and admit how big it was.
prediction-saturn-aries = You will hurry up and wait, with a personal best in both.
prediction-saturn-taurus = A very old armchair and you are about to reach an understanding.
prediction-saturn-gemini = For one whole minute you say nothing, and historians note the date.
prediction-saturn-cancer = You are hereby appointed Keeper of the Good Scissors.
prediction-saturn-leo = Every grand entrance takes rehearsal, and yours begins with finding the door.
prediction-saturn-virgo = Not one sock in your drawer will dare to be single.
prediction-saturn-libra = You weigh each option twice and pick the one that smells of toast.
prediction-saturn-scorpio = Something at the back of your freezer is finally ready to talk.
prediction-saturn-sagittarius = At long last the timetable and you will travel in the same direction.
prediction-saturn-capricorn = Your tidy list of lists reaches its finest hour.
prediction-saturn-aquarius = You will invent a rule, break it, and sentence yourself to pancakes.
prediction-saturn-pisces = Your sandcastle passes every inspection, to the dismay of the waves.
prediction-uranus-aries = Lightning never strikes twice, but it would like a word with you about your kite.
prediction-uranus-taurus = A cow with excellent timing is about to enter your routine.
prediction-uranus-gemini = Autocorrect will turn one of your messages into a masterpiece.
prediction-uranus-cancer = Move one wardrobe and you shall discover a small new continent.
prediction-uranus-leo = Your hair has plans of its own today, and they are magnificent.
prediction-uranus-virgo = Chaos drops in for tea, and you hand it a coaster.
prediction-uranus-libra = You are going to be outvoted by your own two feet.
prediction-uranus-scorpio = At the masked ball no one will recognise you, least of all yourself.
prediction-uranus-sagittarius = A wrong turning takes you to a place that has expected you since noon.
prediction-uranus-capricorn = The ladder you have been climbing makes an even better bridge.
prediction-uranus-aquarius = Robots will come to you for lessons in being spontaneous.
prediction-uranus-pisces = For one moment it will rain upwards, and only you will be looking.
prediction-neptune-aries = You wake up shouting the answer to a riddle that nobody has asked.
prediction-neptune-taurus = Clouds in the shape of pastries will put your willpower to the test.
prediction-neptune-gemini = Both of your imaginary friends turn out to know each other.
prediction-neptune-cancer = A seashell is ringing, and the call is for you.
prediction-neptune-leo = In your next dream otters crown you, and it goes straight to your head.
prediction-neptune-virgo = You will file the fog under F and then lose the letter.
prediction-neptune-libra = When the mermaids split into two choirs, you will be asked to judge.
prediction-neptune-scorpio = Deep beneath the bath foam something stirs, and it knows your name.
prediction-neptune-sagittarius = Your compass points to pudding, and who are you to argue with it?
prediction-neptune-capricorn = You will build a castle in the air and insist on proper foundations.
prediction-neptune-aquarius = The bright idea you have on Sunday will smell faintly of seaweed.
prediction-neptune-pisces = You will lose your keys in a very poetic place.

## What one does in a game, for statistics

tally-moved = Bodies moved
tally-got-pinned = Bodies pinned
tally-freed = Bodies freed
tally-goal-met = Goals met
tally-goal-lost = Goals lost again
tally-called-eclipse = Eclipses called
tally-answer-right = Right answers
tally-answer-wrong = Wrong answers
tally-pair = Pairs kept
tally-no-pair = Cards that did not match
tally-took = Snaps won
tally-lost-pile = Piles lost

## On paper

print-authors = invented by F & M Dusnic, Cheltenham; EPHEMERIS is their registered trademark
print-bodies = Planet cards
print-body = Planet card
print-signs = Zodiac cards
print-sign = Zodiac card
print-retrograde = Retrograde
print-pluto = Pluto
print-pluto-text = Once a game, after your roll: if a single move would complete your hand, roll the even die. If it shows the colour of such a move, make it and win.
print-quiz = Quiz cards
print-question = Questions
print-answer = Answers
print-ring = The ring
print-ring-note = Put every piece on its sign. Forward is against the clock.
print-forward = forward
print-pieces = Pieces
print-pieces-note = Cut out, fold on the dashed lines, glue the faces back to back and the flaps together.
print-dice = Dice
print-even = Even die
print-other = Other die
print-starts = starts in { $sign }
print-back = backward
print-predictions = Predictions
print-predictions-note = Just for fun: the winner reads one for each body of the hand.

print-summary-moving = All pieces belong to everybody. A piece moves forward, sign by sign, as far as you like, but not zero signs and not once round.
    The Moon hinders the Sun; Moon and Sun hinder the red planets; those five hinder the blue ones. A piece may enter a sign in which a piece stands that hinders it, but not leave it. Pieces of the same kind or slower ones never hinder.
    .title = Pieces
print-summary-hands = Games One and Two: you are dealt planet cards, then as many zodiac cards. A second card of the same body is put under the pack and replaced. A hand is complete when its bodies stand in its signs, in any pairing; a sign held twice wants two bodies. Whoever has a complete hand after any single move, their own or another's, calls EPHEMERIS and wins. If several do, the mover goes first, then turn order.
    A hand that is complete before the first move voids the deal. The first to roll yellow with the even die begins.
    .title = Hands
print-summary-one = Two players, five bodies and five signs each. In turn move any one piece.
    .title = Game One
print-summary-two = Two to four players, four bodies, four signs and a Pluto each. Roll both dice: each lets you move a piece of its colour, two different pieces. If a first move exists after which the second is possible, make such a one, unless yours completes your hand.
    If nothing can move, turn up a retrograde card: move that planet back one to eleven signs, nothing hinders it. The card goes under the pack. If just one die can be used, use it.
    .title = Game Two
print-summary-pluto = Once a game, from your roll to the end of your turn: if one move would complete your hand, roll the even die. If it shows the colour of such a move, make it. The card is spent either way.
    .title = Pluto
print-summary-eclipse = In your turn you may call an Eclipse: all others vote in secret, and you and all who agree retire. Who stays alone has won.
    .title = Eclipse
print-summary-three = Two to seven players. Deal everyone one of the seven planets, face up; it starts from its own sign and wins for its owner when it has come once round. Roll the even die. A neighbour draws a quiz card and asks the question of that colour. Right: move any piece of the colour as far as it can go. Wrong: any such piece one sign, if it can move.
    If all pieces of the colour are pinned there is no question: turn up a retrograde card and move that planet back one sign.
    .title = Game Three
print-summary-pairs = Planet and zodiac cards face down. Turn up two; two alike are yours and give another go. Most pairs win.
    .title = Pairs
print-summary-snap = Deal out planet and zodiac cards. In turn flip your top card onto your own pile. When two piles show the same, the first to call takes all such piles. A wrong call costs a card to each opponent. An empty stock is refilled by turning over your own pile.
    .title = Snap

## Lessons

lesson-one = Game One
    .help = Two players, five secret goals each, and the law that slow bodies may not pass fast ones. The best one to begin with.
lesson-one-theme = Nine bodies wander through the twelve signs of the zodiac, and you give the sky a push. Two players, one sky, and secret plans.
lesson-one-goal = You hold five bodies and five signs. You win as soon as your bodies stand in your signs, one in each, in whatever order. Mercury and Jupiter are in place already.
lesson-one-ring = On your turn you move one piece anti-clockwise, one sign or more. You may choose any piece on the ring: nobody owns them.
lesson-one-move = Faster bodies are never passed. Mars may join the Moon in Cancer, but go no further. Cancer is one of your signs.
    .try = Move Mars three signs, to Cancer.
    .other = A fair move. Mars to Cancer would have put a third body of yours in place. Let us go on from there.
lesson-one-pinned = While the Moon stood in Cancer, Mars was pinned there: a body that shares its sign with a faster one cannot leave. Now the other player has moved the Moon on, and Mars is free again.
lesson-one-slow = The Moon is the fastest, then the Sun, then Mercury, Venus and Mars. Jupiter and the planets beyond are the slowest: every other body stops them. Nothing stands between Saturn and Pisces.
    .try = Move Saturn two signs, to Pisces.
    .other = A fair move. Saturn to Pisces would have put a fourth body of yours in place. Let us go on from there.
lesson-one-win = Only Virgo is missing, and only Venus is left to go there. The Sun stands in Virgo: Venus cannot pass it, but it may join it.
    .try = Move Venus four signs, to Virgo.
    .other = Not this time: Venus to Virgo would have won on the spot.
lesson-one-tip = A tip: watch what the other player keeps moving. A body placed in front of it, or beside it if faster, holds it up, and your own move may complete their hand.

lesson-two = Game Two
    .help = As Game One for two to four players, with dice that say what may be moved, and two surprises.
lesson-two-theme = The same sky, but now the dice decide which bodies you may push. Two to four players.
lesson-two-goal = You hold four bodies and four signs, and again you win as soon as each of your signs holds one of your bodies. Venus and the Moon are in place already.
lesson-two-roll = A turn begins with both dice. Each of them allows one move with a body of its colour: yellow for Sun and Moon, red for Mercury, Venus and Mars, blue for the others.
    .try = Roll the dice.
    .other = You may call an Eclipse instead and offer to stop, but let us play on.
lesson-two-first = Yellow and blue. You choose which die to use first. Yellow can take the Sun to Capricorn, one of your signs.
    .try = Move the Sun five signs, to Capricorn.
    .other = A fair move. The Sun in Capricorn would have been your third body in place. Let us go on from there.
lesson-two-second = The other die has to be used, too, with another body. Blue helps none of yours now, so use it to be in the way: Uranus may go as far as Aries, where Mars stops it.
    .try = Move Uranus two signs, to Aries.
    .other = Any blue body would do. Let us go on as if you had moved Uranus.
lesson-two-blocked = If no body of either colour can move, a retrograde card is turned up, and that planet goes backwards. And once in a game your Pluto card gives you one more die, if a single move could win.
lesson-two-win = The other player has moved the Moon to Sagittarius. That is one of your signs! Now only Cancer is empty, and Mars can get there, if red comes up.
    .try = Roll, then move Mars three signs, to Cancer.
    .other = Not this time: Mars to Cancer would have won on the spot.
lesson-two-tip = A tip: leave yourself goals of different colours. Who needs two more bodies of the same colour waits long for the dice.

lesson-three = Game Three
    .help = A race once around the sky, for two to seven players. Right answers make you faster.
lesson-three-theme = A race around the zodiac with questions about the sky. You do not have to know the answers: guessing moves you, too.
lesson-three-goal = Your planet is Mars. The first planet to travel all twelve signs and return home wins for its owner.
lesson-three-question = A die chose the colour of your question: red, your own. A right answer moves a red body as far as it can go, a wrong one moves it one sign only. Kepler found his laws with the path of Mars.
    .try = Answer A.
    .other = Wrong answers cost little: you would move one sign. Let us go on as if you had said A.
lesson-three-move = Right! Now you must move a red body, your own or not. Mars may join the Moon in Cancer, but no body passes a faster one.
    .try = Move Mars three signs, to Cancer.
    .other = Legal, but only Mars counts for you: three of twelve signs. Let us go on as if you had moved it.
lesson-three-wrong = In Cancer Mars could not leave while the faster Moon was there. The other player had yellow and moved the Moon on, so Mars is free. Everybody may move everybody’s planets.
lesson-three-again = Red again. This planet is often called the twin of Earth. After that, the Sun in Leo is the next to stop Mars.
    .try = Answer B, then move Mars one sign, to Leo.
    .other = Let us go on as if you had answered B and moved Mars to Leo: four of twelve signs.
lesson-three-tip = A tip: when your own colour does not come up, push slow bodies in front of nobody and fast ones into the way of the leader.

lesson-pairs = Pairs
    .help = A game of memory for two to six players.
lesson-pairs-theme = All planet and zodiac cards lie facedown. Who remembers where they are?
lesson-pairs-goal = Collect pairs: two cards with the same face. Whoever has most of them at the end wins.
lesson-pairs-turn = On your turn you turn up two cards. If they differ, they go back, and everybody has seen them.
    .try = Turn up the first card, then the second.
    .other = You may turn up any card. In this lesson we begin at the first. Let us go on as if you had.
lesson-pairs-watch = Your cards were { $face } and something else. Then the other player turned up a { $face }, too, as the third card. You know now where both of them lie.
lesson-pairs-pair = Two cards with the same face are yours, and you have another go.
    .try = Turn up the first card and the third one.
    .other = Those were others. The first card and the third one are both { $face }. Let us go on as if you had taken them.
lesson-pairs-again = A pair! You have another go, until you miss.
    .try = Turn up the fifth card and the sixth.
    .other = Any two cards are allowed. Let us go on from here.
lesson-pairs-tip = A tip: turn up a new card first. If you have seen its twin, take that; if not, turn up a card that everybody knows and give nothing away.

lesson-snap = Snap
    .help = Quick eyes, for two to six players.
lesson-snap-theme = Cards are flipped one by one, and whoever sees two alike first takes them.
lesson-snap-goal = All cards are dealt out. You win when you have all of them, or most of them at the end.
lesson-snap-silent = In turn everybody flips a card onto their own pile. You have flipped { $face }, and nothing else lies there. In a real game there are three seconds to call; in this lesson there is no clock.
    .try = Let this one pass.
    .other = Careful: a call without two equal faces costs you a card. Let us go on as if you had let it pass.
lesson-snap-look = Now the piles show { $face } and { $other_face }. They are not the same.
    .try = Let this one pass, too.
    .other = Careful: a call without two equal faces costs you a card. Let us go on as if you had let it pass.
lesson-snap-call = Two piles show { $face }! Whoever calls first takes both.
    .try = Call Snap!
    .other = Those two were alike: a call would have brought you both piles. Let us go on as if you had called.
lesson-snap-wrong = You took both piles, and they went under your stock. A wrong call costs you a card for each of the others, so look before you call.
lesson-snap-tip = A tip: watch the piles of the others, not your own. The newest card is the only one that can make a pair.
