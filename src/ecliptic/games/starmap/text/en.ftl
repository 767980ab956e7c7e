# Every word of Mihi Anguli that a player reads. `kernel/catalogue.py` says what messages may use.

title = Mihi Anguli
summary = Five weeks at a telescope: roll, plan and plot the corners of an uncharted sky.

## Abilities and supporters

ability-POS1 = Positioning I
    .effect = Two dice name a major: one its column, the other its row.
ability-POS2 = Positioning II
    .effect = One die names both the column and the row.
ability-POS3 = Positioning III
    .effect = One die names a column or a row; pick any major in it.
ability-POS4 = Positioning IV
    .effect = Any two dice: pick any major.
ability-PLOT1 = Plotting I
    .effect = Fill points in the pattern of the die, turned as you like.
ability-PLOT2 = Plotting II
    .effect = Fill both patterns of the die at once.
ability-PLOT3 = Plotting III
    .effect = Fill as many points of the ring as the die shows.
ability-PLOT4 = Plotting IV
    .effect = Any two dice: fill the major and its whole ring.
ability-PLOT5 = Plotting V
    .effect = Any two dice: fill one major or minor anywhere.
ability-REC = Recording
    .effect = Any die: fill the first empty box of an open article.
ability-OPT = Optimizing
    .effect = Any die: fill a star box or a square box of 1.
ability-STUDY = Studying
    .effect = Spend the die as experience.

supporter-PROMOTER = Promoter
    .effect = Lowest die 1: fill the first empty box of an open article.
supporter-MENTOR = Mentor
    .effect = Lowest die 3 or more: take a day back before you move.
supporter-RES_A = Researcher A
    .effect = One more experience each turn, from the next one on.
supporter-RES_B = Researcher B
    .effect = One more experience each turn, from the next one on.
supporter-MATH = Mathematician
    .effect = Plotting I may turn a 2, 3, 4 or 5 by half a right angle.
supporter-COORD = Coordinator
    .effect = Plotting I to III may fill the major too.
supporter-PUBLISHER = Publisher
    .effect = End: 1 for each completed article, 3 for each full day.
supporter-HEADHUNTER = Headhunter
    .effect = End: 1 for each ability and supporter you gained.

## Articles, weeks and days

-article-help = Fill its boxes before its week ends; then take its number for the score, or fill one point that is not a star.
-week-help = The week ends when the schedule reaches or passes Sunday. Its article is due then.
-day-help = Each filled box of the day gives 1 more experience when the schedule stops here.

article-W1 = the article of week 1
    .help = { -article-help }
article-W2 = the article of week 2
    .help = { -article-help }
article-W3 = the article of week 3
    .help = { -article-help }
article-W4 = the article of week 4
    .help = { -article-help }
article-W5 = the article of week 5
    .help = { -article-help }

state-open = open
    .help = Its boxes can be filled until its week ends.
state-lapsed = lapsed
    .help = Its week ended before all its boxes were filled. It can no longer be completed.
state-number = number taken
    .help = Completed; its number counts in the end.
state-point = point taken
    .help = Completed; a point of the map was filled for it.
state-declined = declined
    .help = Completed, and nothing was taken for it.

week-1 = Week 1
    .help = { -week-help }
week-2 = Week 2
    .help = { -week-help }
week-3 = Week 3
    .help = { -week-help }
week-4 = Week 4
    .help = { -week-help }
week-5 = Week 5
    .help = The last full week. The turn that ends it is your final turn.
week-6 = Final turn
    .help = Five weeks are over. You still spend experience and place your dice; then your sheet is scored.

day-SUN = Sunday
    .short = SUN
    .help = { -day-help } Reaching or passing Sunday ends the week.
day-MON = Monday
    .short = MON
    .help = { -day-help }
day-TUE = Tuesday
    .short = TUE
    .help = { -day-help }
day-WED = Wednesday
    .short = WED
    .help = { -day-help }
day-THU = Thursday
    .short = THU
    .help = { -day-help }
day-FRI = Friday
    .short = FRI
    .help = { -day-help }
day-SAT = Saturday
    .short = SAT
    .help = { -day-help }

## Boxes, points and the score

box-experience = Experience box
    .help = Paid whole, with that much experience.
box-star = Star box
    .help = Paid with a star that you fill on the map.
box-square = Square box
    .help = Paid with that many squares, as they close.
box-triangle = Triangle
    .help = One more experience, filled by a researcher.

# A box by what it is paid with, and where it is.
box-name = { $currency ->
    [star] ☆
    [square] □{ $value }
   *[experience] ◇{ $value }
} of { $owner }

spot-major = Major
    .help = A point that dice can name. Each square has one major among its corners.
spot-minor = Minor
    .help = A plain point of the map.
spot-star = Star
    .help = A filled star pays for a star box and scores 1 in the end.

part-group = Largest group
    .help = One for each square of the largest group. Squares that share an edge or a corner belong together.
part-stars = Stars
    .help = One for each filled star.
part-articles = Articles
    .help = The numbers taken for completed articles.
part-publisher = Publisher
    .help = With a Publisher: 1 for each completed article, 3 for each day with its four boxes filled.
part-headhunter = Headhunter
    .help = With a Headhunter: 1 for each ability and supporter you gained.
part-unique = Only yours
    .help = One for each article, ability and supporter that nobody else has, counted in the end.
part-total = Total
    .help = The sum of all parts.

cell-NW = north-west
cell-N = north
cell-NE = north-east
cell-W = west
cell-C = centre
cell-E = east
cell-SW = south-west
cell-S = south
cell-SE = south-east

## The steps of a turn

step-roll = Roll
    .help = Roll three dice; the lowest value is called low.
step-advance = Advance
    .help = Move low days; at or past Sunday a week ends.
step-experience = Experience
    .help = Spend low, plus the day's filled boxes and triangles.
step-abilities = Abilities
    .help = Place the dice on abilities, each once.

## Phases, and what each is about for somebody who meets it for the first time

phase-round = Everybody plays
    .guide = All players take their turns at the same time, each on a sheet of their own. What they do is shown when the round is over.
    .guide-title = A turn for everybody
phase-roll = The roll
    .guide = Three dice are rolled. The lowest moves the calendar and pays for boxes; then all three go onto abilities.
    .guide-title = The roll
phase-support = Supporter
    .guide = A Promoter fills a box of an article when low is 1; a Mentor takes a day off the move when low is 3 or more.
    .guide-title = A supporter before the move
phase-reward = Reward
    .guide = The week ends and its article is finished: note its number for the score, or fill a point of the map right away.
    .guide-title = An article is complete
phase-experience = Experience
    .guide = You have as much as the lowest die, and more where the day's boxes are filled. Spend it on diamond boxes; what you leave is lost. Full rows of boxes become abilities, supporters and articles.
    .guide-title = Experience
phase-ability = Abilities
    .guide = Place the three dice. A positioning names a major on the map, and the plotting that goes with it fills points around it. Four filled points close a square. Squares and stars pay for boxes too.
    .guide-title = Abilities
phase-dice = Placing dice
    .guide = Each die is placed once. Their order says which is the column, which the row and which plots.
    .guide-title = Which die where
phase-target = Picking a major
    .guide = Pick the major around which you will plot.
    .guide-title = Where
phase-layout = Picking a layout
    .guide = Pick how the pips of the die lie around the major.
    .guide-title = The layout
phase-cells = Picking points
    .guide = Choose the points to be filled. Those that close squares or are stars pay at once.
    .guide-title = The points
phase-point = Picking a point
    .guide = Fill any empty point of the map that is not a star.
    .guide-title = One point
phase-stars = Spending stars
    .guide = Each star that you filled pays for one star box. It also counts in the end.
    .guide-title = A star
phase-squares = Spending squares
    .guide = Every closed square pays for square boxes. Go on while a box can be paid; the rest is lost.
    .guide-title = Squares
phase-record = Recording
    .guide = The die fills the first empty box of an open article.
    .guide-title = Recording
phase-optimize = Optimizing
    .guide = The die fills a star box or a square box of 1.
    .guide-title = Optimizing
phase-study = Studying
    .guide = The die is experience to spend on diamond boxes.
    .guide-title = Studying
phase-away = Playing
    .guide = The others' turns are shown when the round is over.
    .guide-title = Meanwhile
phase-done = Waiting for the others
    .guide = Your turn is done. When all are done the next round begins.
    .guide-title = Waiting
phase-finished = Finished
    .guide = You have played your fifth week to the end. The others may still have turns.
    .guide-title = The last turn
phase-over = The end
    .guide = Your largest patch of connected squares, your stars, and what articles and supporters bring.
    .guide-title = The score

## What is asked for

prompt-support = Use a supporter before the schedule moves?
prompt-reward = Your article is complete: take its number or fill a point.
prompt-experience = Spend { $budget } experience, or stop.
prompt-ability = Use an ability, or end the turn.
prompt-dice-one = Which die?
prompt-dice-two = Which two dice?
prompt-dice-axes = Place the dice: column, row, plotting.
prompt-dice-pair = Place the dice: positioning, plotting.
prompt-dice-plotting = Which die plots? It comes first; the other two go on the positioning.
prompt-dice-positioning = Which die positions? It comes first; the other two go on the plotting.
prompt-target = Pick the major.
prompt-layout = Pick the layout of the die.
prompt-cells = Which points do you fill?
prompt-point = Pick an empty major or minor.
prompt-stars = { $stars ->
    [one] A star is filled: fill a star box.
   *[other] { $stars } stars are filled: fill a star box for each.
}
prompt-squares = { $squares ->
    [one] One square to spend.
   *[other] { $squares } squares to spend.
}
prompt-record = Which article do you record in?
prompt-optimize = Fill a star box or a square box of 1.
prompt-study = Study: spend { $budget } experience, or stop.

## Moves

move-no-supporter = No supporter
move-promote = Promote { $article }
move-mentor = Let the Mentor take a day back
move-decline = Take nothing
move-number = Take its number, { $number }
move-point = Fill point { $x }, { $y }
move-fill = Fill { box-name }
move-stop = Stop spending
move-use = Use { $abilities }
move-dice = Place { $dice }
move-major = Take major { $column }, { $row }
move-layout = Plot { $cells }
move-cell = Fill { $cell }
move-all = Fill all
move-done = Done
move-record = Record in { $article }
move-end = End the turn
move-roll = Roll { $dice }

## What happened

rolled = { $you ->
    [seat] You roll { $dice }; the lowest is { $low }.
   *[none] { $seat } rolls { $dice }; the lowest is { $low }.
}
used-mentor = { $you ->
    [seat] Your Mentor takes a day back.
   *[none] { $seat }'s Mentor takes a day back.
}
used-no-supporter = { $you ->
    [seat] You use no supporter.
   *[none] { $seat } uses no supporter.
}
promoted = { $you ->
    [seat] Your Promoter fills { box-name }.
   *[none] { $seat }'s Promoter fills { box-name }.
}
recorded = { $you ->
    [seat] You record { box-name }.
   *[none] { $seat } records { box-name }.
}
moved = { $you ->
    [seat] You move on to { $day }.
   *[none] { $seat } moves on to { $day }.
}
week-complete = { $you ->
    [seat] You end week { $week } with its article complete.
   *[none] { $seat } ends week { $week } with its article complete.
}
    .guide = Its number counts at the end; or take a free point, if that closes squares.
    .guide-title = A finished article
week-lapsed = { $you ->
    [seat] You end week { $week }, and its article lapses.
   *[none] { $seat } ends week { $week }, and its article lapses.
}
final-turn = { $you ->
    [seat] You have ended week 5: this is your final turn.
   *[none] { $seat } has ended week 5: this is the final turn.
}
took-number = { $you ->
    [seat] You take the number of week { $week }'s article.
   *[none] { $seat } takes the number of week { $week }'s article.
}
took-point = { $you ->
    [seat] You take a point for week { $week }'s article.
   *[none] { $seat } takes a point for week { $week }'s article.
}
took-nothing = { $you ->
    [seat] You take nothing for week { $week }'s article.
   *[none] { $seat } takes nothing for week { $week }'s article.
}
budget = { $you ->
    [seat] You have { $budget } experience to spend.
   *[none] { $seat } has { $budget } experience to spend.
}
study-budget = { $you ->
    [seat] You study, and have { $budget } experience to spend.
   *[none] { $seat } studies, and has { $budget } experience to spend.
}
paid-experience = { $you ->
    [seat] You fill { box-name }.
   *[none] { $seat } fills { box-name }.
}
paid-star = { $you ->
    [seat] You spend a star on { box-name }.
   *[none] { $seat } spends a star on { box-name }.
}
paid-squares = { $you ->
    [seat] You spend squares on { box-name }.
   *[none] { $seat } spends squares on { box-name }.
}
optimized = { $you ->
    [seat] You optimize { box-name }.
   *[none] { $seat } optimizes { box-name }.
}
used = { $you ->
    [seat] You use { $abilities }.
   *[none] { $seat } uses { $abilities }.
}
placed = { $you ->
    [seat] You place { $dice }.
   *[none] { $seat } places { $dice }.
}
positioned = { $you ->
    [seat] You position at major { $column }, { $row }.
   *[none] { $seat } positions at major { $column }, { $row }.
}
turned = { $you ->
    [seat] You turn the { $die } to { $cells }.
   *[none] { $seat } turns the { $die } to { $cells }.
}
marked = { $you ->
    [seat] You mark { $cell }.
   *[none] { $seat } marks { $cell }.
}
point-count = { $count ->
    [one] one point
   *[other] { $count } points
}
filled = { $star_count ->
    [0] { $you ->
        [seat] You fill { point-count }.
       *[none] { $seat } fills { point-count }.
    }
    [one] { $you ->
        [seat] You fill { point-count }, one of them a star.
       *[none] { $seat } fills { point-count }, one of them a star.
    }
   *[other] { $you ->
        [seat] You fill { point-count }, { $star_count } of them stars.
       *[none] { $seat } fills { point-count }, { $star_count } of them stars.
    }
}
star-count = { $count ->
    [one] one star
   *[other] { $count } stars
}
square-count = { $count ->
    [one] one square
   *[other] { $count } squares
}
closed = { $you ->
    [seat] You close { square-count }.
   *[none] { $seat } closes { square-count }.
}
    .guide = Only the largest group counts at the end, and squares may touch at a corner. Plot close together.
    .guide-title = Squares
lost-stars = { $count ->
    [one] No star box is left for the star.
   *[other] No star box is left for { $count } stars.
}
lost-squares = { $count ->
    [one] No box takes the last square, so it is lost.
   *[other] No box takes the last { $count } squares, so they are lost.
}
lost-experience = { $you ->
    [seat] You leave { $count } experience unspent.
   *[none] { $seat } leaves { $count } experience unspent.
}
gained-ability = { $you ->
    [seat] You gain { $ability }. { $ability_effect }
   *[none] { $seat } gains { $ability }. { $ability_effect }
}
    .guide = It is yours for good, and can be used at once. Dice choose among all abilities that you have.
    .guide-title = A new ability
gained-supporter = { $you ->
    [seat] You gain { $supporter }. { $supporter_effect }
   *[none] { $seat } gains { $supporter }. { $supporter_effect }
}
    .guide = Supporters work by themselves, turn after turn. Tap one to read what it does.
    .guide-title = A supporter
ended-turn = { $you ->
    [seat] You end the turn.
   *[none] { $seat } ends the turn.
}
points = { $you ->
    [seat] You score { $reasons }.
   *[none] { $seat } scores { $reasons }.
}
for-group = { $points } for the largest group
for-stars = { $points } for stars
for-articles = { $points } for articles
for-publisher = { $points } with the Publisher
for-headhunter = { $points } with the Headhunter
for-unique = { $points } for what nobody else has
finished = { $you ->
    [seat] You have finished with a score of { $score }.
   *[none] { $seat } has finished with a score of { $score }.
}
result = { $score ->
    [0] { $you ->
        [seat] You score nothing in all.
       *[none] { $seat } scores nothing in all.
    }
   *[other] { $you ->
        [seat] You score { $score } in all: { $reasons }.
       *[none] { $seat } scores { $score } in all: { $reasons }.
    }
}
outcome-alone = { $you ->
    [seat] With a score of { $score } you rank with { $rank }.
   *[none] With a score of { $score }, { $seat } ranks with { $rank }.
}
outcome-won = { $you ->
    [seat] You win with a score of { $score }.
   *[none] { $seat } wins with a score of { $score }.
}
outcome-by-stars = { $you ->
    [seat] You win with a score of { $score } and more stars.
   *[none] { $seat } wins with a score of { $score } and more stars.
}
outcome-shared = The victory is shared by { $seats }, with a score of { $score }.
headline = Round { $round }

## Refusals

not-rolled-so = Chance rolls three dice here, written in ascending order.
nothing-to-roll = There is nothing to roll now.
only-nature = Dice are rolled by chance, not chosen.
no-such-seat = Nobody plays as { $seat }.
no-turn-left = Your final turn is over; the others play on without you.
turn-over = Your turn is over until everybody is done with the round.
not-rolled = The dice of this round have not all been rolled yet.
not-owned = { $owner } is not yours yet.
promoter-needs-one = A Promoter needs a lowest die of 1, and it is { $low }.
mentor-needs-three = A Mentor needs a lowest die of 3 or more, and it is { $low }.
article-closed = Week { $week } is over, so its article is closed.
article-full = The article of week { $week } has no empty box left.
point-is-star = Point { $x }, { $y } is a star, and only a major or a minor can be filled this way.
point-filled = Point { $x }, { $y } is already filled.
no-such-box = This sheet has no such box.
box-filled = { box-name } is already filled.
box-closed = { box-name } cannot be filled any more: its week is over.
box-on-day = { box-name } is a day's box, and those take experience only.
box-not-optimized = Optimizing fills a star box or a square box of 1, and { box-name } is neither.
box-takes = { $currency ->
    [star] { box-name } is paid with a star.
    [square] { box-name } is paid with squares.
   *[experience] { box-name } is paid with experience.
}
box-too-big = { box-name } takes { $value } squares, and { $left ->
    [one] one is left.
   *[other] { $left } are left.
}
box-too-dear = { box-name } costs { $value }, and { $left } experience is left.
must-spend-star = A star that can be spent must be spent.
must-spend-squares = { $left ->
    [one] One square is left, and some box can still be paid with it.
   *[other] { $left } squares are left, and some box can still be paid with them.
}
used-up = { $owner } was used this turn, and each ability works once a turn.
too-few-dice = { $needs } dice are needed for { $abilities }, and { $left ->
    [one] one is left.
   *[other] { $left } are left.
}
nothing-to-record = No open article has an empty box.
nothing-to-optimize = No star box and no square box of 1 is left to fill.
nothing-to-study = None of the dice left would pay for anything.
fills-nothing = With these dice { $abilities } would fill no point.
no-such-dice = The dice at hand cannot be placed that way.
dice-fill-nothing = Placed that way, the dice would change nothing.
major-off-line = Major { $column }, { $row } is neither in column nor in row { $die }.
major-full = Nothing could be filled at major { $column }, { $row }.
no-such-layout = A { $die } has no such layout.
needs-mathematician = Only with a Mathematician may the die be turned like that.
layout-full = Every point of that layout is filled.
no-cell-yet = Choose at least one point: a plotting that fills nothing is not allowed.
cell-not-offered = The point in the { $cell } is filled or not part of this plotting.
cell-out-of-order = Points are chosen in reading order, and { $cell } comes before one you chose.
too-many-cells = This plotting fills at most { $die ->
    [one] one point
   *[other] { $die } points
} of the ring.
all-too-late = “All” is a first choice only: go on point by point, or be done.

asks-support = Now you may use a Promoter or a Mentor, or neither.
asks-reward = Now you take the article's number, a point, or neither.
asks-experience = Now you spend experience, or stop.
asks-ability = Now you use an ability, or end the turn.
asks-dice = An ability was chosen: place its dice.
asks-target = The dice are placed: pick a major.
asks-layout = The major is known: pick a layout.
asks-cells = The layout is known: pick its points.
asks-point = Pick a major or a minor to fill.
asks-stars = A star was filled: spend it on a star box.
asks-squares = Squares were closed: spend them on square boxes.
asks-record = Pick the article to record in.
asks-optimize = Pick the box to optimize.
asks-study = Spend the studied experience, or stop.

not-a-move = “{ $text }” is not a move. Moves look like: fill OPT.2, use POS1+PLOT1, dice 2 3 5, layout NW SE, all, end.
not-how-it-is-spelled = “{ $text }” is not how a move is spelled here: say “{ $word }”.
not-this-pass = “{ $text }” does not pass this step. Say “{ $word }”.
not-an-article = “{ $text }” is not an article. There are { $codes }.
not-an-ability = “{ $text }” is not an ability. There are { $codes }.
not-a-cell = “{ $text }” is not a point around a major. There are { $codes }.
not-a-roll = “{ $text }” is not a roll. A roll names three dice in ascending order: roll 2 3 5.
not-a-point = “{ $text }” is not a point: two numbers from { $low } to { $high } with a comma between them.
not-a-major = “{ $text }” is not a major: two numbers from { $low } to { $high } with a comma between them.
not-a-box = “{ $text }” is not a box of the sheet. Boxes read like MON.1, OPT.2 or W3.4.
not-a-layout = “{ $text }” is not a layout of the { $die } in hand, which has { $choices }.
no-layout-now = A layout is chosen once its die lies on Plotting I and a major is positioned.
not-these-dice = The dice cannot be placed as “{ $text }”. They can be placed as { $choices }.
no-dice-now = Dice are placed once an ability has been chosen.

## What is still to pay

owed-experience = { $count ->
    [one] ◇{ $value }
   *[other] { $count } × ◇{ $value }
}
owed-star = { star-count }
owed-square = { $count ->
    [one] □{ $value }
   *[other] { $count } × □{ $value }
}

## On the boards

board-round = Round { $round }
board-when = Week { $week }, { $day }
board-abilities = Abilities
board-supporters = Supporters
board-articles = Articles
board-articles-note = its number, or one free point
board-yours = yours
board-used = used
board-owed = Still to pay: { $parts }.
board-score = Score { $points }
board-part = { $part } { $points }
board-dice = Dice: { $dice }
board-rolled = Rolled: { $dice }
board-budget = Experience { $count }
board-stars = Stars { $count }
board-squares = Squares { $count }
board-at = At { $column }, { $row }
board-gained = { $count } gained
board-way-by = by
board-way-plot = plot
board-plot = Plot { point-count }
board-tap = Tap a line: the map shows its points at once.
board-box = { $currency ->
    [star] Star
    [square] Square { $value }
   *[experience] Experience { $value }
}
board-box-filled = { board-box }, filled
board-map = Star map: { $points } points and { $squares } squares filled, largest group { $group }
board-wheel = Schedule: week { $week }, { $day }

board-scores = Scores
board-article = The article of week { $week }, worth { $number }
board-article-taken = { $number } taken
board-card-dice = { $count ->
    [one] { $name }, one die
   *[other] { $name }, two dice
}
board-card-yours = It is yours.
board-legend = ◇ takes experience, ☆ a filled star, □ closed squares. Tap anything to read what it does.
board-combo = { $abilities }
board-turns = Turn the die
board-turn = Turn { $number } of { $count }
board-ways = { $count ->
    [one] One way to place the dice
   *[other] { $count } ways to place the dice
}
board-way = { $count } { $count ->
    [one] pt
   *[other] pts
}{ $squares ->
    [0] { "" }
   *[other] , { $squares } □
}{ $stars ->
    [0] { "" }
   *[other] , { $stars } ☆
}
board-then-target = pick the major
board-then-cells = pick the points
board-then-point = one free point
board-then-record = an article’s next box
board-then-optimize = a ☆ or □1 box
board-then-study = spend it
board-go-target = Place them and pick the major
board-go-cells = Place them and pick points
board-go-point = Place them and pick a point
board-go-record = Record
board-go-optimize = Optimize
board-go-study = Study
board-would = { point-count }{ $stars ->
    [0] { "" }
    [one] , a star
   *[other] , { $stars } stars
}{ $squares ->
    [0] { "" }
    [one] , one square
   *[other] , { $squares } squares
}.
board-would-grow = Largest group { $from } → { $to }.
board-fewer = Tap a gold point to leave it out.
board-fill-point = Fill this point
board-position = Plot around this major
board-left-out = { $spot }, left out
board-spot-at = { $spot }, column { $column }, row { $row } of the points
board-choose-box = Choose a gold box
board-choose-way = Choose a line
board-choose-point = Choose a point on the map
board-choose-points = { $most ->
    [0] Choose points on the map
    [one] Choose one point around the major
   *[other] Choose up to { $most } points around the major
}
board-choose-major = Choose a major on the map
board-choose-article = Choose an article
board-choose = Choose
board-budget-parts = { $budget } experience: { $low } from the lowest die{ $day_boxes ->
    [0] { "" }
   *[other] , { $day_boxes } from the day
}{ $researchers ->
    [0] { "" }
   *[other] , { $researchers } from researchers
}.
board-left = { $count } left
board-tab-wheel = Week
board-tab-abilities = Abilities
board-tab-articles = Articles
board-tab-scores = Scores
board-others-sheet = { $seat }: their sheet
board-own-sheet = Back to yours
board-week-over = Week { $week } is over
board-week-points = { $count ->
    [one] point
   *[other] points
}
board-week-squares = { $count ->
    [one] square closed
   *[other] squares closed
}
board-week-stars = { $count ->
    [one] star
   *[other] stars
}
board-week-boxes = { $count ->
    [one] box filled
   *[other] boxes filled
}
board-week-reasons = Points this week: { $parts }.
board-week-abilities = New: { $abilities }.
board-week-supporters = New: { $supporters }.
board-week-next = Next: the article of week { $week }, worth { $number }.
board-week-ready = All its boxes are filled.
board-week-last = Five weeks are over: this is your final turn.
board-end-score = Final score
board-end-rank = Rank { $number } of { $count }.
board-end-short = { $count ->
    [one] One point short of { $rank }.
   *[other] { $count } points short of { $rank }.
}
board-end-group = { $count ->
    [0] No square is filled
    [one] The largest group: one square
   *[other] The largest group: { $count } squares
}
moment-week-lapsed = The week is over
moment-took-number = The week is over
moment-took-point = The week is over
moment-took-nothing = The week is over

## On the printed sheets

sheet-name = Name
sheet-map = The star map
sheet-plan = Schedule, articles and score
sheet-layouts = What the dice plot
sheet-score = Score
sheet-schedule-die =
    Your fourth
    die lies on
    the day and
    shows the week
sheet-reward = number or one point that is not a star
sheet-or = or
sheet-turn = A turn
sheet-boxes = Boxes
sheet-owned = yours from the start

## What one does in a game, for statistics

tally-filled = Points filled
tally-closed = Squares closed
tally-used = Turns with abilities
tally-gained-ability = Abilities gained
tally-gained-supporter = Supporters gained
tally-took-number = Numbers taken for an article
tally-took-point = Points taken for an article
tally-week-lapsed = Articles lapsed
tally-paid-star = Stars spent
tally-lost-experience = Experience left unspent

## On paper

print-authors = a star-mapping roll-and-write by Dave Mansell, called here after its patch of sky
print-summary-goal = Map the sky for five weeks. Fill points so that their squares close, and gain abilities and supporters on the way. Everyone needs these three sheets, a pencil and four dice.
    .title = The goal
print-summary-setup = The fourth die shows 1 and lies on Sunday: it tells the week and the day. You own Positioning I and Plotting I.
    .title = Setting up
print-summary-roll = Roll three dice; the smallest value is low. Now a Promoter (low 1) or a Mentor (low 3 or more) may help.
    .title = 1 Roll
print-summary-advance = Move the fourth die low days clockwise. Reaching or passing Sunday ends the week.
    .title = 2 Advance
print-summary-week = If all boxes of the week's article are filled, note its number for the score or fill one empty point that is not a star. Either way the article is over: what is empty stays empty. Turn the die to the next week. When week 5 ends, finish this turn: it is your last.
    .title = The end of a week
print-summary-experience = You have low, plus 1 for each filled box of the day you stand on, plus 1 for each triangle on it filled before this turn. Spend it on ◇ boxes anywhere, each paid whole; the rest is lost. Boxes filled now count on later turns.
    .title = 3 Experience
print-summary-abilities = Place your dice on abilities that you own: each die once, each ability once, in any order. A positioning always goes with one plotting, I to IV; the others are used alone.
    .title = 4 Abilities
print-summary-plotting = A positioning names a major, a large circle: one die its column, one its row. Plotting fills points around it, as the pips of the die lie, turned by a right angle if you like; not all need be filled. What is filled already is left out. Something new must be filled.
    .title = Plotting
print-summary-paying = Each filled star pays for one ☆ box at once. Then each square whose four corners are now filled is closed, and the squares closed by one use together pay for □ boxes up to their number. Both only on open articles, abilities and supporters; what cannot be spent is lost. Days have only ◇ boxes.
    .title = Stars and squares
print-summary-gained = An ability or supporter is yours as soon as its last box is filled, and can be used at once. A Researcher fills one triangle on every day.
    .title = Gaining
print-summary-end = Score: 1 for each square of your largest group (squares that touch by an edge or a corner), 1 for each filled star, the numbers of your articles. Publisher: 1 for each completed article, 3 for each day with its { $items } boxes filled. Headhunter: 1 for each ability and supporter that you gained. Alone, compare with the ranks.
    .title = The end
print-summary-several = All take their turns at the same time, each with own dice. In the end each article, ability and supporter that only one player completed gives that player 1. Ties: more filled stars.
    .title = Several players

## The first lesson

lesson-first = Three turns under the sky
    .help = Roll, spend experience, plot points, and close your first squares.
lesson-first-goal = You are a young astronomer who maps the sky for five weeks. At the end you score the largest group of squares on your map, every star that you plotted, and the articles that you finished.
lesson-first-turn = Each turn you roll three dice. The lowest one, now a { $low }, does two things: it moves you on that many days, to { $day }, and gives you that much experience.
lesson-first-experience = Experience fills boxes, each for the number in it. This week’s article wants a 1, a 2 and a star. If it is finished when the week ends, it brings 5 points, or a point on the map.
    .try = Fill the 2 of this week’s article.
    .other = A sound choice, too: every box counts for something. In this lesson we fill the article first.
lesson-first-plot = Now the dice draw. Two of them choose a place on the map, column and row; the third one’s pips are plotted around it, turned as you like. With 2 and 3 for the place, the 6 catches a star.
    .try = Plot the 6 in column 2, row 3, turned so that its pips lie above and below.
    .other = That works, too. The 6 in column 2, row 3, would have caught a star. Let us go on from there.
lesson-first-star = You plotted a star: a point at the end, and one star box of your choice now.
    .try = Spend the star on this week’s article.
    .other = Any star box is allowed. Here the article has only a few days left, so we fill that one.
lesson-first-days = A new turn: the lowest die is 2 again, and it is { $day }. Boxes of a day stay filled: every time you land on that day later, each gives you one experience more.
    .try = Fill the 1 of the article, which is then finished, and the 1 of { $day }.
    .other = That is allowed. The 1 of the article would have finished it, and the 1 of { $day } pays every week.
lesson-first-around = A square is closed when all four of its corners are plotted. Let us draw close to what you have: the 6 in column 2, row 2 adds points on both sides.
    .try = Plot the 6 in column 2, row 2, turned so that its pips lie left and right.
    .other = That works, too. In column 2, row 2 the points would have come to lie close to the others.
lesson-first-square = You rolled a 1, and it is enough: one point in the middle of column 2, row 2 closes two squares at once.
    .try = Fill the 1 of { $day }, then plot the 1 in column 2, row 2.
    .other = That is allowed. The middle of column 2, row 2 would have closed two squares. Let us go on from there.
lesson-first-spend = Two squares are closed: two points at the end, and two squares to spend now, on boxes that show a square. Filled rows of boxes become new abilities, supporters and articles.
    .try = Fill the square of next week’s article, and the one of { $ability }.
    .other = Any square box is allowed. Let us go on from here.
lesson-first-tip = A tip: keep your squares together, for only the largest group counts. And buy boxes on days early: they pay week after week.
