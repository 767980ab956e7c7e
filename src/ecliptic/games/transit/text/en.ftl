# Every word of The Transit of Venus that a player reads. `kernel/catalogue.py` says what messages may use.

title = The Transit of Venus
summary = Cooperative cribbage: four centuries of astronomers race an hourglass with cards they may not talk about.

## Options

option-rounds = Set rounds
    .help = Play exactly this many rounds, with the Hourglass starting at 0; 0 is the open game.
option-historical = Historical order
    .help = Setbacks and Milestones come in the order of history instead of shuffled.
option-harder = Harder game
    .help = Only the Setbacks numbered four to eight are used.
option-ascending_runs = Rising runs only
    .help = Old Models Persist accepts only rising runs, not falling ones.
option-war_adds = The war adds cards
    .help = The Seven Years War adds its four cards to the placed ones. Nearly always lost.

## Components

card-unseen = a card
card-1H = 1♥
card-2H = 2♥
card-3H = 3♥
card-4H = 4♥
card-5H = 5♥
card-6H = 6♥
card-7H = 7♥
card-8H = 8♥
card-1D = 1♦
card-2D = 2♦
card-3D = 3♦
card-4D = 4♦
card-5D = 5♦
card-6D = 6♦
card-7D = 7♦
card-8D = 8♦
card-1S = 1♠
card-2S = 2♠
card-3S = 3♠
card-4S = 4♠
card-5S = 5♠
card-6S = 6♠
card-7S = 7♠
card-8S = 8♠
card-1C = 1♣
card-2C = 2♣
card-3C = 3♣
card-4C = 4♣
card-5C = 5♣
card-6C = 6♣
card-7C = 7♣
card-8C = 8♣


century-17 = 17th
    .the = the 17th
century-18 = 18th
    .the = the 18th
century-19 = 19th
    .the = the 19th
century-21 = 21st
    .the = the 21st
century-enlightenment = Enlightenment
    .the = Enlightenment
century-modern = Modern
    .the = Modern

setback-old-models = Old Models Persist
    .phase = Advancement
setback-black-drop = Black Drop Effect
    .phase = Research
setback-cloudy-skies = Cloudy Skies
    .phase = Advancement
setback-first-transit = The First Transit Occurs
    .phase = Advancement
setback-revolutions = Non-Scientific Revolutions
    .phase = Advancement
setback-yellow-fever = Outbreak of Yellow Fever
    .phase = Advancement
setback-unluckiest-astronomer = The Unluckiest Astronomer
    .phase = Advancement
setback-seven-years-war = The Seven Years War
    .phase = Research

effect-old-models = { $by_option ->
    [yes] A run counts only if its cards were played in rising sequence, one higher each time.
   *[no] A run counts only if its cards were played in sequence, rising or falling by one each time.
}
effect-black-drop = The Sun stays facedown until Observation.
effect-cloudy-skies = Playing a card of the Sun's suit earns nothing.
effect-first-transit = Multiples pay half.
effect-revolutions = Whoever passes first this round loses the cards still in hand.
effect-yellow-fever = Every 31 and every Last Card also moves the Hourglass by 1.
effect-unluckiest-astronomer = Thirteen pays, fifteen does not.
effect-seven-years-war = { $by_option ->
    [yes] Four unseen cards go into the Tableau; everyone is dealt 4 and places as usual on top of that.
   *[no] Four unseen cards form the Tableau; everyone is dealt 4 and nobody places.
}

milestone-unseen = a Milestone
milestone-first-telescopes = The First Telescopes
    .timing = Anytime
milestone-stellae-novae = Stellae novae
    .timing = Anytime
milestone-keplers-model = Kepler's Model
    .timing = Advancement
milestone-paired-transits = Paired Transits
    .timing = Immediately, Ongoing
milestone-nos-keplari = Nos Keplari
    .timing = Research
milestone-venus-in-sole-visa = Venus in sole visa
    .timing = Start of Observation
milestone-sixty-million-miles = 60 Million Miles
    .timing = Advancement
milestone-telescope-micrometer = Telescope Micrometer
    .timing = Anytime
milestone-cone-of-visibility = Cone of Visibility
    .timing = Advancement
milestone-lomonosovs-arc = Lomonosov's Arc
    .timing = Advancement
milestone-international-cooperation = International Cooperation
    .timing = Immediately, Ongoing
milestone-endeavour = The Endeavour Sets Sail
    .timing = Anytime
milestone-learned-societies = Learned Societies
    .timing = Research
milestone-astronomical-unit = The Astronomical Unit
    .timing = Advancement
milestone-solving-longitude = Solving Longitude
    .timing = Advancement
milestone-heliometer = The Heliometer
    .timing = Advancement
milestone-congress = Congress Funds Expeditions
    .timing = Start of Research
milestone-photographic-plates = Photographic Plates
    .timing = Immediately, Ongoing
milestone-amateur-observers = Amateur Observers
    .timing = Advancement
milestone-transit-march = Transit of Venus March
    .timing = Anytime
milestone-newcombs-tables = Newcomb's Tables of the Sun
    .timing = Advancement
milestone-iss = The ISS in Orbit
    .timing = Advancement
milestone-hubble = Hubble Space Telescope
    .timing = Research
milestone-venus-express = Venus Express is Launched
    .timing = Anytime
milestone-exoplanet-research = Exoplanet Research
    .timing = Immediately, Ongoing
milestone-vt-2004 = VT-2004
    .timing = Advancement
milestone-live-stream = The Transit is Live Streamed
    .timing = Research
milestone-simultaneous-observation = Simultaneous Observation
    .timing = Start of Advancement

effect-first-telescopes = Every player draws 1 card.
effect-stellae-novae = Throw the Sun away and turn up another.
effect-paired-transits = Its owner also earns every multiple that holds one of the owner's cards.
effect-nos-keplari = See another player's hand and swap cards with it, one for one.
effect-venus-in-sole-visa = Throw away one card of the Tableau.
effect-telescope-micrometer = { $players ->
    [2] Both players draw 1 card each.
    [3] The 18th and the 19th draw 1 card each.
   *[other] The 18th, 19th and 21st draw 1 card each.
}
effect-international-cooperation = When its owner scores a run, everyone with a card in it gets 1 more.
effect-endeavour = Throw the whole Tableau away; four cards from the deck replace it.
effect-learned-societies = This round everyone may trade with a faceup Sun as with the Tableau.
effect-congress = Everyone is dealt 2 more, and discards 2 before Advancement.
effect-photographic-plates = Its owner gets 1 more for a 31 or Last Card of their own.
effect-transit-march = { $players ->
    [2] Modern draws 1 card.
    [3] The 19th draws 1 card.
   *[other] The 19th and the 21st draw 1 card each.
}
effect-iss = Turn two facedown cards of the Tableau faceup.
effect-hubble = This Advancement, three or more of one suit in a row pay 1 a card.
effect-venus-express = Take a card of the Tableau into your hand; the deck refills its place.
effect-exoplanet-research = Its owner gets 1 whenever the total hits 31.
effect-live-stream = One player's hand is open to all this round.
effect-simultaneous-observation = One player may exchange hand and Tableau.
effect-wild = Play it as { $rank ->
    [0] any rank
    [8] an 8
   *[other] a { $rank }
}. Anytime: hand it to a later { $players ->
    [2] Era
   *[other] Century
}.

## Phases, and what each is about for somebody who meets it for the first time

phase-first-player = Who begins?
    .guide = Chance names who begins as the 17th Century (with two players: as Enlightenment); the others follow clockwise. Each round everybody moves on to the next one, so nobody keeps the weakest chair.
    .guide-title = Taking a Century
phase-setback = A Setback is revealed
    .guide = A Setback bends one rule against you for this round. Read it before you place anything.
    .guide-title = The Setback
phase-w6 = Before the round
    .guide = A moment to use Milestones or to hand a WILD to a friend. With nothing to do, say done.
    .guide-title = Before the round
phase-limit = Milestone limit
    .guide = Nobody starts a round with more Milestones than the limit: discard down to it.
    .guide-title = Too many Milestones
phase-w0 = Start of Research
    .guide = Holders of a Milestone that works now may use it. With nothing to do, say done.
    .guide-title = Start of Research
phase-deal = Research: the deal
    .guide = Cards are dealt, as many as each Century gets; nobody else sees yours. Until Observation only the effects of cards may be talked about.
    .guide-title = The deal
phase-w1 = Research: after the deal
    .guide = Holders of a Milestone that works now may use it. With nothing to do, say done.
    .guide-title = After the deal
phase-place = Research: placing
    .guide = Lay cards of your hand faceup in the Tableau; how many depends on your Century. What lies there is scored for the Hourglass later, so avoid fifteens, pairs and runs; but faceup cards can also be traded for during play.
    .guide-title = Placing in the Tableau
phase-sun = Research: the Sun
    .guide = One more card is turned up: the Sun. It is counted together with the Tableau when the round ends.
    .guide-title = The Sun
phase-w2 = Research: after the Sun
    .guide = Holders of a Milestone that works now may use it. With nothing to do, say done.
    .guide-title = After the Sun
phase-discard = Before Advancement
    .guide = A card asks you to discard facedown before play begins.
    .guide-title = Before Advancement
phase-w3 = Start of Advancement
    .guide = Holders of a Milestone that works now may use it. With nothing to do, say done.
    .guide-title = Start of Advancement
phase-turn = Advancement
    .guide = Play a card on the row, or trade one of yours facedown for a faceup Tableau card and play that. The total may not pass 31. Fifteen, thirty-one, pairs, runs and the last card move the marker of your Century. Help the Century that lags behind the Hourglass. You may pass only if no card in your hand fits.
    .guide-title = Advancement
phase-w4 = Start of Observation
    .guide = From here on you may talk freely. Milestones that change the Tableau are used now.
    .guide-title = Start of Observation
phase-reveal = Observation: the reveal
    .guide = Facedown cards of the Tableau are turned up.
    .guide-title = The reveal
phase-w5 = Observation: before the count
    .guide = The last chance for Milestones before Tableau and Sun are counted and the Hourglass moves.
    .guide-title = Before the count
phase-over = The end
    .guide = You have won if no Century is behind the Hourglass at the end of a round.
    .guide-title = The end

stage-research = Research
stage-advancement = Advancement
stage-observation = Observation
stage-cleanup = Cleanup

## What is asked for

prompt-window = Use a Milestone, hand one on, or say done.
prompt-limit = You hold too many Milestones: discard { $left }.
prompt-place = 
    Place { $left ->
        [one] one card
       *[other] { $left } cards
    } in the Tableau.
prompt-discard = 
    Discard { $left ->
        [one] one card
       *[other] { $left } cards
    } facedown.
prompt-turn = Play a card, trade with the Tableau, or pass if no card fits.
prompt-keep = Keep one of the two Milestones.
prompt-target = Lay { $milestone } before a player.
prompt-partner = Whose hand do you want to see?
prompt-offer = Offer a card of yours, or say done.
prompt-take = Take a card for the one you offer.
prompt-stream-who = Whose hand is streamed?
prompt-pick = Choose a card of the Tableau.
prompt-accept = Exchange your hand and the Tableau?

## Moves

move-play = Play { $card }
move-place = Place { $card }
move-discard = Discard { $card }
move-offer = Offer { $card }
move-take = Take { $card }
move-trade = Play { $slot ->
    [0] the Sun
   *[other] { $taken_card }
}, lay { $card }
move-wild = Play { $milestone } as { $as_card }
move-use = Use { $milestone }
move-give = Hand { $milestone } to { $seat }
move-keep = Keep { $milestone }
move-drop = Discard { $milestone }
move-pick = Choose the card in place { $slot }
move-seat = { $you ->
    [seat] Myself
   *[none] { $seat }
}
move-accept = Exchange hand and Tableau
move-decline = Keep my hand
move-done = Done
move-pass = Pass

## What happened

first = { $you ->
    [seat] You begin as { $century_the }.
   *[none] { $seat } begins as { $century_the }.
}
round = Round { $round } begins; { $you ->
    [seat] you now hold { $century_the }.
   *[none] { $seat } now holds { $century_the }.
}
setback = Setback: { $setback }. { $effect }
dealt = { $you ->
    [seat] You are dealt { $card }.
   *[none] { $seat } is dealt { $card }.
}
drew = { $you ->
    [seat] You draw { $card }.
   *[none] { $seat } draws { $card }.
}
placed = { $you ->
    [seat] You place { $card } in the Tableau.
   *[none] { $seat } places { $card } in the Tableau.
}
sun = { $card } is the Sun.
blind-sun = A Sun that nobody may see is laid down.
into-tableau = { $card } comes into the Tableau.
war = Four unseen cards are laid in the Tableau.
discarded = { $you ->
    [seat] You discard { $card } facedown.
   *[none] { $seat } discards { $card } facedown.
}
passed = { $you ->
    [seat] You pass.
   *[none] { $seat } passes.
}
played = { $you ->
    [seat] You play { $card }: { $total }.
   *[none] { $seat } plays { $card }: { $total }.
}
traded = { $you ->
    [seat] You play { $card } from the Tableau and lay { $laid_card } facedown: { $total }.
   *[none] { $seat } plays { $card } from the Tableau and lays { $laid_card } facedown: { $total }.
}
played-wild = { $you ->
    [seat] You play { $milestone } as { $as_card }: { $total }.
   *[none] { $seat } plays { $milestone } as { $as_card }: { $total }.
}
points = { $you ->
    [seat] You score { $points }: { $reasons }.
   *[none] { $seat } scores { $points }: { $reasons }.
}
earned-nothing = { $card } has the Sun's suit and earns nothing.
run = a run of { $n }
multiple = { $n ->
    [2] a pair
    [3] three of a kind
    [4] four of a kind
   *[other] { $n } of a kind
}
thirteen = thirteen
fifteen = fifteen
thirty-one = thirty-one
suits = { $n } of one suit
last-card = the Last Card
plated = Photographic Plates
paired = Paired Transits
cooperated = International Cooperation
watched = Exoplanet Research
fever = Yellow Fever: the Hourglass moves to { $mark }.
count-closed = The count is closed.
    .guide = At 31, or when all have passed, the row is cleared and the total starts from 0. Whoever sits left of the last player leads.
    .guide-title = A count closes
drew-milestone = { $you ->
    [seat] You draw { $milestone }.
   *[none] { $seat } draws { $milestone }.
}
    .guide = Milestones help you once, or for the rest of the game. Tap yours to read what it does; it glows when you may use it.
    .guide-title = A Milestone
kept = { $you ->
    [seat] You keep { $milestone } and discard { $discarded_milestone }.
   *[none] { $seat } keeps { $milestone } and discards { $discarded_milestone }.
}
laid-before = { $you ->
    [other_seat] { $milestone } now lies before you: { $effect }
   *[none] { $milestone } now lies before { $other_seat }: { $effect }
}
used = { $you ->
    [seat] You use { $milestone }: { $effect }
   *[none] { $seat } uses { $milestone }: { $effect }
}
given = { $you ->
    [seat] You hand { $milestone } to { $other_seat }.
    [other_seat] { $seat } hands you { $milestone }.
   *[none] { $seat } hands { $milestone } to { $other_seat }.
}
dropped = { $you ->
    [seat] You discard { $milestone }.
   *[none] { $seat } discards { $milestone }.
}
looked-at-hand = { $you ->
    [seat] You look at { $other_seat }'s hand.
    [other_seat] { $seat } looks at your hand.
   *[none] { $seat } looks at { $other_seat }'s hand.
}
showed = { $you ->
    [seat] You show { $card }.
   *[none] { $seat } shows { $card }.
}
offered = { $you ->
    [seat] You offer { $card }.
   *[none] { $seat } offers { $card }.
}
swapped = { $you ->
    [seat] You take { $card } from { $other_seat } and give { $given_card }.
    [other_seat] { $seat } takes { $card } from you and gives you { $given_card }.
   *[none] { $seat } takes { $card } from { $other_seat } and gives { $given_card }.
}
opened-hand = { $you ->
    [seat] Your hand is open to all this round.
   *[none] { $seat }'s hand is open to all this round.
}
holds = { $you ->
    [seat] You hold { $card }.
   *[none] { $seat } holds { $card }.
}
picked = { $you ->
    [seat] You choose { $card } in place { $slot }.
   *[none] { $seat } chooses { $card } in place { $slot }.
}
found = { $you ->
    [seat] You find { $card }.
   *[none] { $seat } finds { $card }.
}
turned-up = { $card } is turned up.
exchanged = { $you ->
    [seat] You exchange your hand and the Tableau.
   *[none] { $seat } exchanges hand and Tableau.
}
declined = { $you ->
    [seat] You decline the exchange.
   *[none] { $seat } declines the exchange.
}
laid-open = { $card } goes faceup into the Tableau.
gathered = { $you ->
    [seat] You take up { $card }.
   *[none] { $seat } takes up { $card }.
}
burned = { $you ->
    [seat] You have to throw away { $card }.
   *[none] { $seat } has to throw away { $card }.
}
observed = { $points ->
    [0] The Tableau scores nothing. The Hourglass stays at { $mark }.
   *[other] The Tableau scores { $points }: { $sets }. The Hourglass moves to { $mark }.
}
    .guide = Whatever lay in the Tableau and the Sun scored for the Hourglass. Facedown trades count as well, so trade away harmless cards.
    .guide-title = The Hourglass has moved
so-far = { $points ->
    [0] Nothing for the Hourglass so far.
   *[other] { $points } for the Hourglass so far: { $sets }.
}
victory = Victory: every { $players ->
    [2] Era
   *[other] Century
} has kept up with the Hourglass.
hourglass = Defeat: the Hourglass has run out at { $mark }.
setbacks = Defeat: no Setback is left and the Hourglass is still ahead.
behind = Defeat: the rounds are over and the Hourglass is ahead of at least one { $players ->
    [2] Era
   *[other] Century
}.
headline = Round { $round }, Hourglass at { $mark }

## What may be said while talk is closed

say-setback = { $setback }: { $effect }
say-milestone = { $milestone }: { $effect }

## Refusals

over = The game is over.
not-you = It is { $seat }'s turn.
nature-only = Only chance decides that.
nature-acts = Chance has to act first.
not-in-hand = { $card } is not in this hand.
too-high = { $total } + { $rank } would exceed 31.
must-play = { $card } can be played, so passing is not allowed.
no-empty-trade = A trade needs a card in hand to lay down.
slot-facedown = Only faceup cards of the Tableau can be traded.
slot-empty = There is no card in that place.
sun-not-traded = The Sun cannot be traded without Learned Societies.
milestone-not-held = { $milestone } is not in this hand.
not-a-wild-face = { $milestone } cannot be played as a { $rank }.
wrong-time = { $milestone } cannot be used now. Its time: { $milestone_timing }.
no-cards = The deck cannot supply { $milestone }.
nothing-to-do = { $milestone } would find nothing to work on.
wild-only = { $milestone } is handed on or played as a card, not used.
no-handing-now = Nothing can be handed on between the reveal and the count.
not-later = A Milestone can be handed only to a later { $players ->
    [2] Era
   *[other] Century
}, and { $seat } does not hold one.
not-asked = That is not what is asked for now.
order = Several cards are chosen in ascending order, and enough must be left to choose.
no-such-seat = { $seat } cannot be chosen here.
none-left-to-take = Every card of the other hand has changed hands already.
already-swapped = { $card } has changed hands already.
not-drawn = That cannot come up now.
suit-silent = Suits do not matter now, so a WILD is declared by its rank alone.

not-a-move = “{ $text }” is not a move. Moves look like: play 5H, trade 7S for 2C, use iss, pass.
not-now = Nothing can be done with “{ $text }” here.
not-a-card = “{ $text }” is not a card. Cards are 1 to 8 of H, D, S, C, as in 5H.
not-a-milestone = There is no Milestone “{ $text }”.
not-a-setback = There is no Setback “{ $text }”.
not-a-seat = “{ $text }” is not a seat.
not-a-place = “{ $text }” is not a place of the Tableau: places are 1 to 12.
not-a-trade = A trade reads: trade 7S for 2C, the Tableau's card first.
not-faceup = { $text } does not lie faceup in the Tableau (T-11).
not-a-wild-move = A WILD reads: wild keplers-model as 1H.
wild-without-suit = Suits do not matter here: a WILD reads like wild keplers-model as { $text }.
not-a-wild = “{ $text }” is not a WILD.
not-a-gift = Handing on reads: give keplers-model to 2.

## On the boards

board-round = Round { $round }
board-round-of = Round { $round } of { $rounds }
board-stock = Deck { $deck } · Discard { $discard } · Setbacks left { $left }
board-setback = Setback
board-this-round = This round
board-hourglass = Hourglass
board-tableau = Tableau
board-sun = Sun
board-row = Row: { $total } of { $limit }
board-players = Players
board-cards = { $n ->
    [one] { $n } card
   *[other] { $n } cards
}
board-milestones = { $n ->
    [one] { $n } Milestone
   *[other] { $n } Milestones
}
board-open = open
board-hand = Your hand
board-hand-empty = Your hand is empty
board-before = before { $seat }
board-choose = { $chosen ->
    [0] Choose { $count } cards
   *[other] { $chosen } of { $count } chosen
}
board-choose-one = Choose a card
board-choose-laid = Choose the card to lay down
board-lay = Now the card that you lay down for it, facedown.
board-feeds = The Hourglass
board-options = Ways to use it
board-count-label = The count stands at { $total } of { $limit }
board-count-of = of { $limit }
board-count-played = { $card }, played by { $name }
board-count-played-wild = { $card }, { $wild }, played by { $name }
board-count-wild = wild
board-count-title = The count
    .help = Cards are played one after the other, and their ranks are added up to 31 at most. What scores is a run, cards of one rank, and totals such as 15 and 31. At 31, or when all have passed, the row is cleared.
board-count-closed = Count closed at { $total }
board-count-new = The next card opens a new count.
board-hand-label = Your hand
board-hand-points = { $total } · +{ $points }
board-hand-no-points = { $total } · no points
board-hand-clouded = { $total } · Sun's suit, no points
board-hand-fever = { $total } · { $points ->
    [0] no points
   *[other] +{ $points }
}, Hourglass to { $mark }
board-hand-over = { $total } + { $rank } is over 31
board-hand-brief = { $points ->
    [0] { $total }
   *[other] { $total } · +{ $points }
}
board-hand-over-brief = over 31
board-hand-lay = lay it down
board-hand-keep = keep
board-hand-to-tableau = to the Tableau
board-hand-chosen = chosen
board-milestones-yours = Your Milestones · { $count }
board-milestones-offered = Keep one of these
board-milestones-unseen = { $count ->
    [one] { $count } Milestone unseen
   *[other] { $count } Milestones unseen
}
board-tableau-title = Tableau
    .help = At the end of the round these cards are counted together with the Sun, and the points push the Hourglass forward. On your turn you may play a faceup one in place of a card of yours, which you lay facedown in the gap.
board-tableau-sun = ☉ Sun
    .help = It is counted together with the Tableau at the end of the round, but it cannot be traded for.
board-tableau-in-sun = Sun: { $card }
board-tableau-hidden = a facedown card
board-tableau-laid = { $card }, laid by { $name }
board-tableau-usable = { $card }, may be used
board-tableau-yours = yours, facedown
board-tableau-from-hand = from your hand
board-tableau-theirs = { $name }'s secret
board-tableau-empty = Nothing lies here yet.
board-tracks-row = { $century }, { $name }: { $mark } of { $end }, { $gap }
board-tracks-at = Hourglass at { $mark }.
board-tracks-behind = { $count } behind
board-tracks-ahead = { $count } ahead
board-tracks-is-behind = behind
board-tracks-is-level = level
board-tracks-is-ahead = ahead
board-tracks-cards = { $count ->
    [one] { $count } card
   *[other] { $count } cards
}
board-tracks-milestones = , { $count ->
    [one] { $count } Milestone
   *[other] { $count } Milestones
}
board-tracks-gained = +{ $count } this round
board-tracks-hourglass = Hourglass
board-tracks-the-hourglass = The Hourglass
    .help = After each round it moves forward by what Tableau and Sun score, and some Setbacks push it as well. You have won once no Century is behind it at the end of a round; you have lost if it reaches the end of its track before that.
board-tracks-centuries = The Centuries
    .help = Each Century has a marker. Points move the marker of the Century that you hold in this round; after the round you hold the next one. On ◇ or past it, you draw a Milestone.
board-tracks-all-must = all must
board-tracks-keep-up = keep up
board-tracks-ends = { $end } ends the game
board-place-several = Place { $cards }
board-discard-several = Discard { $cards }
board-use-it = Use it
board-as = As { $as_card }
board-hand-to = Hand it to { $seat }

## The summary of a round, and the end

moment-observed = Observed
moment-count-closed = Count closed
board-observed = Round { $round }, observed
board-observed-sum = Your Centuries gained { $together }. The Hourglass gained { $points }. { $gap ->
    [0] Nobody is behind.
   *[other] The widest gap is { $gap }.
}
board-observed-glass = +{ $points } from the Tableau
board-observed-tableau = The Tableau and the Sun
board-observed-nothing = No fifteen, no pair, no run: nothing to count.
board-observed-moves = The Hourglass moves
board-set-fifteen = Fifteen
board-set-multiple = { $n ->
    [2] Pair
    [3] Three of a kind
   *[other] Four of a kind
}
board-set-run = Run of { $n }
board-sum-run = runs { $points }
board-sum-multiple = pairs { $points }
board-sum-suits = suits { $points }
board-sum-thirteen = thirteen { $points }
board-sum-fifteen = fifteen { $points }
board-sum-thirty-one = thirty-one { $points }
board-sum-last-card = last card { $points }
board-sum-paired = Paired Transits { $points }
board-sum-cooperated = Cooperation { $points }
board-sum-plated = Plates { $points }
board-sum-watched = Exoplanets { $points }
tally-run = Runs
tally-multiple = Pairs and more
tally-suits = Suits
tally-thirteen = Thirteens
tally-fifteen = Fifteens
tally-thirty-one = Thirty-ones
tally-last-card = Last Cards
tally-paired = Paired Transits
tally-cooperated = Cooperation
tally-plated = Photo plates
tally-watched = Exoplanets
tally-fever = Yellow Fever
board-end-rounds = { $count ->
    [one] After one round
   *[other] After { $count } rounds
}
board-end-won = Everyone kept up
board-end-lost = Time ran ahead
board-end-spare = { $count ->
    [0] The last one drew exactly level.
    [one] The last one was 1 ahead.
   *[other] The last one was { $count } ahead.
}
board-end-short = The last one was { $count } short.
board-end-centuries = What the Centuries earned
board-end-hourglass = What fed the Hourglass
board-end-start = At the start
board-end-by-round = Round by round: { $rounds }.

## What one does in a game, for statistics

tally-traded = Trades with the Tableau
tally-passed = Passes
tally-used = Milestones used
tally-given = Milestones handed on
tally-played-wild = Wilds played

## On paper

print-authors = by Nathan Fullerton, with graphics by Mac Fullerton
print-cards = Transit cards
print-setbacks = Setbacks
print-setback = Setback
print-milestones = Milestones
print-milestone = Milestone of the { $century } century
print-deck = Milestones, { $century } century
print-reference = Reference card
print-deal = Dealt
print-place = Placed in the Tableau
print-pays-run = Run of three or more
print-pays-multiple = 2, 3, 4 of a kind
print-pays-fifteen = Total 15
print-pays-thirty-one = Total 31
print-pays-last = Last Card
print-past = past { $end }: add it
print-board = Board
print-board-note = ★ draw a Milestone of this Century
print-century = { $century } century

print-summary-goal = After any round, no Century may be behind the Hourglass: then you have all won.
    You lose if the Hourglass stands at { $end } or beyond after a round, or if no Setback is left for the next one.
    .title = The goal
print-summary-setup = Choose a first player, who takes the 17th century; the others take 18th, 19th and 21st clockwise. With three players the 21st century is not used.
    Put the markers of the Centuries on 0 and the Hourglass on { $start }. Shuffle each deck by itself; turn up a Setback, which holds for the round.
    .title = Setting up
print-summary-research = In the order of the Centuries everybody is dealt cards, then places some faceup in the Tableau, as the reference cards say. Everybody now holds 4.
    The next card of the deck is turned up beside the Tableau: the Sun.
    From the deal to Observation nobody talks about cards in hand or in the Tableau.
    .title = 1 Research
print-summary-advancement = The 17th century begins, then clockwise. On your turn play a card from your hand in a row and say the total, which never goes above 31.
    Or trade: play a faceup card of the Tableau and lay one from your hand facedown in its place.
    You may pass only if no card in your hand fits or the hand is empty. Players who passed are asked again.
    At 31, or when everybody has passed in a row, the count is over: clear it away. Whoever sits left of the last player to play begins the next one at 0.
    The phase ends with the count in which the last hand becomes empty; its Last Card pays too.
    .title = 2 Advancement
print-summary-scoring = For each card played, move the marker of your Century by all of these:
    Run: the last three or more cards of the row are consecutive in any order: 1 for each of them, the longest run only.
    Multiples: the last cards are equal: 2 for two, 6 for three, 12 for four.
    Total of exactly 15: 2. Total of exactly 31: 2.
    Last Card, when everybody has passed: 1 for whoever played the last one.
    For each ★ reached or passed, draw a Milestone of that Century.
    A marker that moves past { $end } starts again from 0: turn over the reference card of its Century. There are no more ★ for it.
    .title = Points
print-summary-observation = Turn everything up. You may talk again. Count Tableau and Sun together for the Hourglass:
    each group of cards that sums to 15: 2; pairs 2, three of a kind 6, four 12; each run of three or more: 1 a card, counted once for each way to choose equal cards.
    .title = 3 Observation
print-summary-cleanup = First check whether you have won, then whether you have lost (Hourglass at { $end }, no Setback left).
    Otherwise shuffle all Transit cards, pass the reference cards one seat against the clock (the markers stay, Milestones stay with their players), and turn up a new Setback.
    Nobody keeps more than { $limit } Milestones in hand.
    .title = 4 Cleanup
print-summary-milestones = A Milestone is kept secret and used once at the time on it; using it is not a turn. Immediately: resolve it when it is drawn and lay it before a player of your choice. Ongoing: it stays there for the whole game.
    A WILD, which has a number in a circle, is played on your turn as a card of the rank on it and a suit of your choice, or is handed to a player with a later Century at any time.
    Draws come from the Transit deck; what is discarded stays out until the round ends.
    .title = Milestones
print-summary-two = One player is Enlightenment (marker of the 17th, counts as 17th and 18th), the other Modern (marker of the 19th, counts as 19th and 21st). Each is dealt { $deal } and places { $place }. Leave out Setback 5. At a ★ look at one card of each of your two decks and keep one.
    .title = Two players
print-summary-variants = History: do not shuffle Setbacks and Milestones but stack them by number. Harder: only the Setbacks 4 to 8. Set rounds: take any number of random Setbacks, start the Hourglass at 0, and win if nobody is behind when they are used up.
    .title = Variants

## The first lesson

lesson-first = A first round
    .help = Place cards, make fifteen and thirty-one, trade with the Tableau, and see what feeds the Hourglass.
lesson-first-theme = Venus crosses the face of the Sun only a few times in a lifetime. You and two friends are astronomers of three centuries who watch it, each in their own time.
lesson-first-goal = You win together: at the end of a round every Century must be level with the Hourglass or ahead of it. It starts ten points in front. You lose if it reaches 60 first, or after eight rounds.
lesson-first-round = Every round has three parts: Research, where cards are placed; Advancement, where you score; and Observation, where the Hourglass does. A Setback makes each round harder. This one is { $setback }.
lesson-first-place = Research: you lay two cards in the Tableau, your friends one each. At the end of the round it scores for the Hourglass, so avoid pairs, runs and fifteens there.
    .try = Place { $first_card } and { $second_card }.
    .other = That is allowed, too. { $first_card } and { $second_card } would have been safe: neither a pair nor a fifteen. Let us go on as if you had placed those.
lesson-first-play = Advancement: everybody in turn plays a card on one row, and the total grows. It may never pass 31. You lead, and the first card scores nothing.
    .try = Play { $card }.
    .other = You may lead with any card. In this lesson { $card } leads, so that your friends can build on it.
lesson-first-fifteen = The total is 12. Whoever makes it exactly 15 scores two points, and the marker of their Century moves.
    .try = Play { $card } for fifteen.
    .other = Legal, but { $card } would have made fifteen: two points for your Century. Look for fifteens whenever the total is below it.
lesson-first-thirty-one = Your friend’s { $third_card } made a run with { $first_card } and { $second_card }: three cards in sequence, in any order, one point each. Pairs pay two. Now the total is 27, and exactly 31 pays two as well.
    .try = Play { $card } for thirty-one.
    .other = Legal, but { $card } would have made exactly 31: two points, and the count begins again from 0.
lesson-first-trade = 31 closed the count, and Yellow Fever pushed the Hourglass a step. The new total is 7. You may also trade: play an open card of the Tableau, and lay one of yours facedown in its place.
    .try = Trade: play { $card } from the Tableau for fifteen, and lay { $laid_card } there.
    .other = Legal, but the trade would have paid two. It uses a card of the Tableau as if you held it.
lesson-first-hourglass = When all cards were played, Tableau and Sun were counted for the Hourglass: two fifteens, four points. Every Century keeps its points. In the next round everybody moves on to the next Century.
lesson-first-tip = A tip: nobody wins alone. Leave fifteens and thirty-ones to the Century that is furthest behind, and keep the Tableau dull.
