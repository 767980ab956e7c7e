# Every word of the page around the boards. What boards and games say is in the games' own catalogues.


you = You
guest = Guest
guest-number = Guest { $number }
seat-number = Seat { $number }
to-games = To the five games
your-name = Your name
cancel = Cancel
rules = Rules
dismiss = Dismiss
copied = Copied
with = with { $names }
alone = alone
replay = Replay
play-again = Play again
next-game = To the next game
other-games = Other games
download = Download the record
story = Story of the game
fair-shuffles = Fair shuffles

head-home = Ecliptic, all games
head-tagline = Five games of the sky, one table
head-night = Night sky
head-day = Daylight
head-language = Language
head-title = { $page } · Ecliptic

nowhere-title = Page not found
nowhere-text = There is no page at this address.

home-replays = Replays
home-last = Last played
home-players = Players: { "" }
home-time = Time: { "" }
home-minutes = { $minutes } min
home-together = together
home-rivals = rivals
home-easy = A good first game
home-ease = { $ease ->
    [1] easy to learn
    [2] some rules to learn
   *[other] many rules to learn
}
home-play-now = Play now
home-play-now-of = Play now: { $game }
home-dealing = Dealing…
home-set-up = Set up
home-set-up-of = Set up a table for { $game }
home-learn = Learn to play
home-learn-of = : { $game }
home-continue = Continue
home-waiting = { $count ->
    [one] { $count } table is waiting for you
   *[other] { $count } tables are waiting for you
}
home-replay-of = Replay of { $game }
home-sit = Sit down
home-sit-at = Sit down at { $game }
home-look = Look
home-look-at = Look at { $game }
home-give-up = Give up
home-give-up-of = Give up the table for { $game }
home-give-up-sure = Give up this table?
home-keep = Keep it
home-no-tables = Your tables will be here.
home-watch = Watch
home-watch-of = Watch { $game }
home-watch-note = Live tables open to guests
home-join = Join
home-join-of = Join { $game }
home-no-public = There are no public tables right now.
home-got-link = Got a link or a table code?
home-no-account = No account needed: pick a name and sit down.
home-code = Paste the link or the code
home-no-link = That is neither a link nor a table code: paste the whole link that you were sent.
home-no-table = There is no such table here: paste the whole link that you were sent, or ask for a new one.
home-other-server = This link leads to another server, { $server }: open it in the address bar of your browser.
home-asked-again = Asked to play again
home-asked-again-of = Asked to play again: { $game }
home-answer = Answer
home-new = New table
home-finished = Finished
home-not-begun = Not begun
home-your-turn = Your turn
home-waiting-for = Waiting for { $names }
home-under-way = Under way
home-open-seat = an open seat

new-title = New table
new-game = Game
new-seats = Seats
new-number = Number of seats
new-host = you, host
new-who = Who sits on seat { $number }
new-sit-open = A friend, by link
new-sit-bot = A bot
new-sit-here = On this screen
new-level = Level of the bot on seat { $number }
new-name = Name
new-name-of = Name of the player on seat { $number }
new-link = you get a link for it
new-rules = Rules for this table
new-one-way = This game has no options.
new-watch = Who may watch
new-watch-note = Guests see only what is public
new-watch-all = All
new-watch-link = Link
new-watch-no = No
new-summary = Summary
new-tonight = Tonight's table
new-count = { $count ->
    [one] { $count } seat
   *[other] { $count } seats
}
new-open = , { $count } open
new-option = { $option }: { $value }
new-minutes = About { $minutes } minutes
new-yes = yes
new-no = no
new-sealed = The seed is sealed before the first card and opened at the end, so that anyone can check every draw.
new-begin = Open the table
new-when = { $count ->
    [one] You can begin when the open seat is taken.
   *[other] You can begin when the open seats are taken.
}

join-title = A seat for you
join-present = { $count ->
    [one] { $names } is at the table.
   *[other] { $names } are at the table.
}
join-add = Add words of your own to the shuffle
join-add-why = They are mixed into the seed, so that nobody else can have chosen it.
join-anything = Anything
join-words = Words for the seed
join-sit = Sit down
join-watch = Only watch
join-looking = Looking for the table…
join-closed = This invitation cannot be used
join-no-table = There is no such table, or it is gone: ask the person who sent you the link for a new one.
join-used = Somebody has already taken this seat: ask the person who sent you the link for another one.
join-begun = The game has begun, and all seats are taken: you can watch, or ask for a seat in the next one.
join-over = The game is over: you can look at it again, or ask for a seat in the next one.
join-not-good = This invitation is not valid, or it has expired: ask the person who sent you the link for a new one.
join-incomplete = Part of the link is missing: copy all of it, to the very end, or ask for a new one.

table-title = Table
table-your-turn = Your turn · { $page }
table-none = No table here
table-not-mine = This seat is not yours any more
table-not-mine-text = You have left it, or its token has expired.
table-coming = Joining the table…

replay-of = Replay · { $game }
replay-verified = Luck verified
replay-not-verified = Luck not verified
replay-share = Share this moment
replay-moment = This moment
replay-before = Before the first event
replay-luck-good = Luck: +{ $change }
replay-luck-bad = Luck: −{ $change }
replay-luck-for = What chance changed for { $name }.
replay-costly = Costly choice: −{ $cost }
replay-as-good = As good as any
replay-none-better = None of these would clearly have been better:
replay-play-on = Play on from here
replay-judge = Luck or choice?
replay-judging = Judging: { $now } of { $all }
replay-judged = Each choice is judged only by what its player knew then.
replay-cannot-judge = The game cannot be judged now.
replay-whose = Point of view
replay-open = All cards open
replay-everyone = As everyone saw it
replay-as = As { $name } saw it
replay-time = Time
replay-event = Event
replay-event-of = Event { $now } of { $all }
replay-back = One step back
replay-on = One step forward
replay-turn-back = One turn back
replay-turn-on = One turn forward
replay-speed = Speed
replay-times = { $speed }×
replay-play = Play
replay-pause = Pause
replay-none = No replay here
replay-winding = Rewinding…

fair-no-seed = This record has no seed, so its luck cannot be checked.
fair-right = All { $count } outcomes of chance follow from the sealed seed.

chart-label = What each player could expect, event by event
chart-good = good luck
chart-bad = bad luck
chart-costly = costly choice
chart-victory = Expected chance to win, in %
chart-levels = Expected level, of 4
chart-stars = Expected stars, of 5
chart-points = Expected points



replays-title = Replays
replays-drop = { "*" }Drop a record here*, or choose a file.
replays-drop-note = It is checked and replayed, and you can play on from any point.
replays-yours = Your games
replays-game = Game
replays-played = Played
replays-won = Won
replays-lost = Lost
replays-share = ({ $percent } %)
replays-kept = Kept in this browser only.
replays-forget = Forget them
replays-finished = Finished tables
replays-none = The games you finish will be here.

statistics-title = Statistics
statistics-none = No finished game yet
statistics-none-help = Play a game to its end to see its result here, how much of it was luck and how much your own decisions, and what your habits are.
statistics-kept = Counted in this browser, from the games finished in it. None of it is sent to anybody.
statistics-uncounted = { $count ->
    [one] One more game is not counted: a bot finished it for you, or its table is gone.
   *[other] { $count } more games are not counted: a bot finished them for you, or their tables are gone.
}
statistics-level = Level
statistics-all = all
statistics-alone = alone
statistics-people = people
statistics-on-average = On average
statistics-course = Results
statistics-course-label = The last { $count ->
    [one] result
   *[other] { $count } results
}, { $won } of them won. The latest: { $last }. Mean of the last ones: { $mean }.
statistics-mean = mean of the last { $count }
statistics-list = Every game
statistics-day = Date
statistics-result = Result
statistics-replay-of = { $day }, replay
statistics-balance = { $count ->
    [one] In the one game that was judged, luck was worth { $luck } and your decisions { $own }.
   *[other] In the { $count } games that were judged, luck was worth { $luck } a game and your decisions { $own }.
}
statistics-balance-label = { $count ->
    [one] What luck and your decisions were worth in one game
   *[other] What luck and your decisions were worth in each of { $count } games
}
statistics-unjudged = { $count ->
    [one] One game has not been judged yet.
   *[other] { $count } games have not been judged yet.
}
statistics-judge = Judge them
statistics-gone = { $count ->
    [one] One game cannot be judged any more: its table is gone.
   *[other] { $count } games cannot be judged any more: their tables are gone.
}
statistics-judging = Judging game { $now } of { $all }…
statistics-habits = Habits
statistics-habits-help = How often in a game; the mark on a bar is the mean of your latest games.
statistics-habit = What you do
statistics-each = Per game
statistics-lately = Last { $count }

rules-search = Search the rules
rules-close = Close the rules
rules-english = The rules are written in English.
rules-opening = Opening the rules…
rules-chapters = Chapters
rules-contents = Contents
rules-summary = The rules on one page
rules-print = Print
rules-nothing = The rules say nothing about “{ $query }”.
rules-link = Rule { $id }

bar-phases = Phases
bar-undo = Undo
bar-undo-label = Take my last decision back
bar-hint = Hint
bar-sound = Sound
bar-sound-on = Sound on
bar-sound-off = Sound off
bar-menu = Menu

menu-volume = Volume
menu-my-turn = Sound only when it is my turn
menu-explain = Explain the phases again
menu-copy = Copy a link for spectators
menu-replay = Replay and analysis
menu-stand-in = Ask for a bot on { $name }'s seat
menu-leave = Leave; my seat is kept
menu-leave-open = Leave; the seat is free again
menu-sealed = The seed was sealed before the first event: `{ $seal }`

bot-easy = easy
bot-medium = medium
bot-hard = hard
bot-master = master
bot-random = random
bot-search = search
bot-styled = { $bot }, { $style }
style-scholar = scholar
style-patron = patron
style-author = author
style-stargazer = stargazer
style-explorer = explorer
style-racer = racer
style-collector = collector

lobby-title = Around the table
lobby-open = Open seat
lobby-bot = bot, { $level }
lobby-you = you
lobby-anyone = anyone with the link
lobby-nobody = nobody yet
lobby-kept = asked to play again
lobby-make-link = Make a link
lobby-make-link-to = Make a link to seat { $number }
lobby-put-bot = A bot
lobby-put-bot-on = Put a bot on seat { $number }
lobby-here = here
lobby-link = Link for seat { $number }
lobby-copy = Copy link
lobby-sit = Sit here
lobby-ready = ready
lobby-sealed = The seed is sealed with `{ $seal }…` and opened at the end.
lobby-words = Words of your own
lobby-words-label = Words of your own for the seed
lobby-add = Add
lobby-added = Added: { $words }
lobby-begin = Begin
lobby-waiting = Waiting for { $count } more.
lobby-waiting-for = { $count ->
    [one] The game begins as soon as { $names } agrees.
   *[other] The game begins as soon as { $names } agree.
}

layout-board = Board
layout-end = The result
layout-summary = Summary
layout-rail = Players and story
layout-close = Close the story
layout-dock = Your turn
layout-story = The story of the game
layout-log = Log
layout-open-log = Open the Log

turn-reconnecting = Reconnecting
turn-nothing-lost = The board is as you last saw it; nothing is lost.
turn-over = The game is over
turn-won = You win
turn-winner = { $names } wins
turn-draw = A draw
turn-won-together = Won together
turn-lost-together = Lost together
turn-to-play = { $names } to play
turn-chance = Chance decides
turn-public = You see what everyone may see.
turn-yours = Your turn
turn-done = You are done
turn-waiting = Waiting for { $names }.
turn-thinking = { $name } is thinking
turn-rest = There is nothing for you to do now; look around and plan ahead.
turn-moment = One moment

pace = Pace
pace-label = How fast the others' moves go by
pace-key = Key { $key }
pace-slow = Slow
pace-normal = Normal
pace-fast = Fast
pace-step = Step
pace-slow-means = Each move of the others takes its time; counts and rounds wait for you.
pace-normal-means = Moves go by one at a time; counts and rounds stop for a moment.
pace-fast-means = Moves go by quickly, and nothing stops.
pace-step-means = Each move of the others, each count and each round waits for you. Space shows the next.
pace-always = Always stop at
pace-counts = counts
pace-rounds = rounds
pace-behind = { $count ->
    [one] { $count } move behind
   *[other] { $count } moves behind
}
pace-catch-up = Catch up
pace-continue = Continue
pace-again = Show it again

end-board = The board
end-result = The result
end-parts = Each player's part
end-places = The result
end-points = { $count ->
    [one] { $count } point
   *[other] { $count } points
}
end-judging = Looking for the best moment: { $now } events checked…
end-best = Best moment
end-costly = Costliest choice
end-look = look at it
end-luck = Luck and decisions
end-luck-part = Luck
end-own = Your decisions
end-unit = In { $unit ->
    [victory] percent of a victory
    [levels] levels
    [stars] stars
   *[points] points
}.
end-judged = Each choice is judged only by what its player knew then.

share = Share
share-link = Copy the link
share-picture = Save a picture
share-foot = { $date } · { $place }

log-spoken = What happens
log-times = { $count } times
log-said-by = { $name }:
log-sat = { $name } sits down.
log-sat-bot = { $name }, a bot, sits down.
log-kept = A seat is kept for { $name }.
log-stood = A seat is open again.
log-started = The game begins.
log-added = { $you ->
    [seat] You added words to the seed.
   *[none] { $seat } added words to the seed.
}
log-asked-undo = { $you ->
    [seat] You asked to take a move back.
   *[none] { $seat } asked to take a move back.
}
log-asked-stand_in = { $you ->
    [seat] You asked to let a bot stand in.
   *[none] { $seat } asked to let a bot stand in.
}
log-asked-end = { $you ->
    [seat] You ask to end: bots would play the game out.
   *[none] { $seat } asks to end: bots would play the game out.
}
log-asked-rematch = { $you ->
    [seat] You would like to play again.
   *[none] { $seat } would like to play again.
}
log-agreed = { $you ->
    [seat] You agreed.
   *[none] { $seat } agreed.
}
log-dropped = { $you ->
    [seat] You said no, and nothing changed.
   *[none] { $seat } said no, and nothing changed.
}
log-undone = { $you ->
    [seat] You took the last decision back.
   *[none] { $seat } took the last decision back.
}
log-left = { $you ->
    [seat] You left the table; your seat is kept.
   *[none] { $seat } left the table; the seat is kept.
}
log-returned = { $you ->
    [seat] You came back.
   *[none] { $seat } came back.
}
log-stoodin = { $you ->
    [seat] A bot plays for you until you return.
   *[none] A bot plays for { $seat } until they return.
}
log-timedout = { $you ->
    [seat] Your clock ran out; a bot plays on.
   *[none] The clock of { $seat } ran out; a bot plays on.
}
log-rematched = The next game has a table.

talk-placeholder = Say something
talk-label = Say something to the table
talk-say = Say
talk-sayings = What may be said now
talk-silence = Silence
talk-closed = The rules forbid talking for now.

notice-do = Do that
notice-undo-mine = You ask to take your last decision back.
notice-undo = { $name } asks to take the last decision back.
notice-stand-in = { $name } would like a bot to play for { $other }.
notice-waiting = Waiting for { $names }.
notice-agree = Agree
notice-no = No
notice-never-mind = Never mind
notice-again = { $name } would like to play again.
notice-no-thanks = No, thanks
notice-watch = Watch

hint-hide = Hide
hint-more = More
hint-lone = This is the only move.
hint-later = It gains nothing now, but promises the most later.
hint-close = Others are about as good.
hint-as-good = about as good
hint-judged = Judged from what you can see, nothing more.

guide-label = First game guide
guide-got-it = Got it
guide-no-more = No more tips

curtain-pass = Pass the screen to { $name }
curtain-nobody = Nobody else should look now.
curtain-open = I am { $name }

card = { $rank } of { $suit }

card-A = Ace
card-J = Jack
card-Q = Queen
card-K = King
card-hearts = hearts
card-diamonds = diamonds
card-spades = spades
card-clubs = clubs

server-unreachable = The server cannot be reached.
server-answered = The server answered { $status }.

coach-label = Lesson
coach-step = Step { $n } of { $of }
coach-continue = Continue
coach-show-me = Show me
coach-back = Back
coach-skip = Leave the lesson
coach-go-on = Go on
coach-try-again = Try again
coach-set = Set the table for this step
coach-done = That was the lesson
coach-done-text = You know what you need for a first game. A tip appears whenever something is new.
coach-first-game = Play a first game
coach-play-on = Play on here
coach-lessons = All lessons

learn-title = Learn { $game }
learn-begin = Begin
learn-go-on = Go on
learn-again = From the beginning
learn-done = learned
learn-steps = { $count } steps, a few minutes
learn-at = You are at step { $n } of { $of }.
learn-check = Check yourself
learn-check-text = { $count ->
    [one] One small position with one right answer.
   *[other] { $count } small positions with one right answer each.
}

# The table in a browser tab, without a server
tab-loading = Setting up the table …
tab-failed = The table cannot be set up in this browser: { $why }
tab-newer = There is a newer version.
tab-update = Load it
tab-alone = This table is in your browser and needs no server. Friends elsewhere, by link or to watch, need one.
tab-host = How to host a table
tab-weaker = A hard bot thinks for as long as elsewhere, but more slowly: here it tries out 3 to 60 times less than in an installed copy, depending on the game, and is weaker for it. Only in Survivors it is the same.
tab-figures = How much weaker
tab-copy = Copy the game as a link
tab-too-long = Too long for a link: download the file
tab-save = Download the game, to continue elsewhere
own-title = Components of your own
own-note = The text of an edition, as a TOML file
own-take = Choose a file
own-forget = Use the built-in ones

# A link that holds a whole game
brought-title = A game from elsewhere
brought-opening = Opening it …
brought-broken = The link is incomplete: copy it again, to its very end.

# A server that also has the table that needs none
offer-take = Play without a network
offer-lost = The server cannot be reached.
offer-here = Meanwhile, play in this browser

## Puzzles

puzzle = Puzzle
puzzle-of = Puzzle: { $game }
puzzle-level = { $level ->
    [1] one star of three: a medium bot finds it
    [2] two stars of three: a strong bot finds it
   *[3] three stars of three: bots miss it
}
puzzle-place = { $n } of { $of }
puzzle-rating = Your rating
puzzle-question = Which choice promises the most?
puzzle-why = Why?
puzzle-next = Next
puzzle-right = Right!
puzzle-wrong = Not among the best few.
puzzle-behind = Not the best: { $gap } less.
puzzle-coming = Fetching a puzzle…
puzzle-none = There is no such puzzle
puzzle-none-left = You have answered them all
puzzle-again = Start over from the first
puzzle-more = More puzzles
puzzle-checked = { $right } of { $count } right
puzzle-checked-all = You know what you need for a first game.
puzzle-checked-some = The rest comes with playing. Tips will help in a first game.
puzzle-day = Puzzle of the day
puzzle-day-right = Solved
puzzle-day-wrong = Answered
puzzle-solve = Solve it
puzzle-look = Look again
puzzles = Puzzles
puzzles-all = All puzzles
puzzles-about = A position, and it is your move: going by what you can see, one choice is clearly best. Make it on the board.
puzzles-count = { $count ->
    [one] one puzzle
   *[other] { $count } puzzles
}
puzzles-done = { $right } of { $tried } right
puzzles-note = All come from games between bots, and a long search has confirmed each answer. Your rating stays in this browser.
puzzles-solve = Solve
puzzles-solve-of = Solve puzzles: { $game }

## Tonight's deal

tonight-link = Tonight
tonight-title = Tonight's sky
tonight-about = One deal of each game, the same for everyone. One attempt counts.
tonight-day = { $day }.
tonight-open = See tonight's sky
tonight-played = You have played { $played } of { $games }.
tonight-new-in = A new sky in
tonight-left = { $hours } h { $minutes } min
tonight-play = Play tonight's deal
tonight-play-of = Play tonight's deal: { $game }
tonight-go-on = Go on
tonight-go-on-of = Go on with tonight's deal: { $game }
tonight-practise = Practise
tonight-practise-of = Practise tonight's deal: { $game }
tonight-replay-of = Replay of tonight's deal: { $game }
tonight-share-of = Share the result: { $game }
tonight-solo = Alone with the deal. No hints.
tonight-with = With { $bots ->
    [one] a { $bot } bot
   *[other] { $bots } { $bot } bots
}. No hints.
tonight-bot-medium = medium
tonight-bot-hard = hard
tonight-bot-foresight = somebody who knew all the luck to come
tonight-bot-medium-short = ◇M
tonight-bot-hard-short = ◇H
tonight-bot-foresight-short = ★
tonight-players = { $players ->
    [0] Nobody has finished it yet. Results show when you have.
    [one] One player has finished it. Results show when you have.
   *[other] { $players } players have finished it. Results show when you have.
}
tonight-lost = Lost
tonight-points = { $value ->
    [one] { $value } point
   *[other] { $value } points
}
tonight-stars = { $value ->
    [one] { $value } star
   *[other] { $value } stars
}
tonight-lead = Won, { $value } ahead
tonight-moves = { $value ->
    [one] Won in one move
   *[other] Won in { $value } moves
}
tonight-time = { $minutes } min
tonight-place = Place { $place } of { $players }
tonight-late = Finished after the day: not ranked
tonight-refused = Not ranked: it could not be verified as tonight's deal
tonight-you = you
tonight-spread = { $players ->
    [one] The result of one player.
   *[other] The results of { $players } players.
} Yours: { $mine }. Bots on the same deal: { $marks }.
tonight-legend = ◇ bots on the same deal: M medium, H hard. ★ the best we found for somebody who knew all the luck to come. Your bar is blue.
tonight-luck-ask = How much was luck?
tonight-luck-asking = Judging every move…
tonight-luck = Luck { $luck }, your decisions { $own }
tonight-boast = Ecliptic, { $day }. { $game }: { $result }, place { $place } of { $players }. { $bars }
tonight-streak = { $nights ->
    [0] No night yet
    [one] One night
   *[other] { $nights } nights running
}
tonight-longest = best { $nights }
tonight-streak-help = One game a night keeps the streak. It belongs to this browser: there are no accounts.
tonight-seals = All five in a night: { $seals } this month.
tonight-night = { $day }: { $games ->
    [0] not played
    [one] one game
   *[other] { $games } games
}
tonight-now = Tonight:{ " " }
tonight-best = Yesterday's best
tonight-of = { $players ->
    [one] of one player
   *[other] of { $players } players
}
tonight-your-own = your own: { $result }
tonight-watch = Watch
tonight-play-that = Play that deal
tonight-nobody = Nobody finished a deal yesterday. Tonight's best will be here tomorrow.
tonight-sealed = Sealed beforehand
tonight-sealed-help = Each deal is fixed before its day and revealed after it. What is sealed here today must match what is revealed tomorrow; “ecliptic verify” checks it.
tonight-seals-show = Show the seals
tonight-yesterday = Yesterday, with the seeds
tonight-today = Today
tonight-tomorrow = Tomorrow
tonight-seed = Seed:{ " " }

## Tables in everyday life

new-clock = Clock
new-clock-note = A player whose clock runs out is replaced by a bot.
new-clock-none = None
new-clock-quick = 15 minutes, and 15 seconds a move
new-clock-days = 3 days, and 12 hours a move
new-clock-week = 7 days, and 1 day a move
clock-left = Your clock:{ " " }
clock-days = { $days } d { $hours } h
clock-hours = { $hours } h { $minutes } min
clock-minutes = { $minutes }:{ $seconds }
notify-turn = Your turn
life-notices = Notify me when it is my turn
life-move = Take my seat to another device
life-move-how = Open this link there, or scan the code with it. It works once, within ten minutes.
life-qr = The link as a QR code
life-link = Link for the other device
life-mail = Mail me when it is my turn and I am away
life-address = name@example.org
life-note = Save
life-noted = Saved
life-resign = Resign
life-resign-sure = Resign: a bot plays on for you
life-end = Ask to end: bots play it out
life-delete = Remove this table
life-delete-sure = Remove it for good
notice-end = { $name } would like to end: bots would play the game out.
notice-end-mine = You would like to end.
move-title = Your seat, on this device
move-coming = Your seat is on its way…
tables-title = Your tables
tables-all = All your tables
tables-mine = Your turn
tables-others = Under way
tables-over = Finished
tables-forget = Forget
tables-forget-of = Forget in this browser: { $game }
tables-remove-of = Remove from the server: { $game }
tables-remove-sure = Press again to remove it from the server for good, with its replay.
tables-note = “Forget” takes a table off this list; it stays on the server. Seats are kept in this browser.
