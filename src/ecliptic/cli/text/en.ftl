# Everything that the terminal itself says. Games, hints, results and refusals have their messages elsewhere
# (`kernel/catalogue.py`), and the page speaks with the same ones.

suggestion = Did you mean { $word }?

## Usage

usage-overview =
    Ecliptic: five astronomy tabletop games on one table.

      ecliptic play                              the table in your browser
      ecliptic play --terminal                   choose a game and sit down here
      ecliptic play transit --bots 2             you and two bots
      ecliptic play transit --people 2           two people at this screen
      ecliptic play --resume                     continue the newest saved game
      ecliptic learn transit                     a first lesson at a real table
      ecliptic games                             what there is to play
      ecliptic options transit                   what can be chosen before a game
      ecliptic rules transit [T-17 | words]      the rules, one rule, or a search
      ecliptic print transit --out transit.pdf   to print, cut out and play
      ecliptic replay FILE [--seat N] [--step]   watch a game again
      ecliptic verify FILE                       checks every move and every draw
      ecliptic show FILE                         a position from its JSON form
      ecliptic analyse FILE [--seat N]           which decisions cost something
      ecliptic arena transit --games 100         how strong the bots are
      ecliptic puzzles play transit              positions with one best choice
      ecliptic study run transit --out DIR       thousands of games, and a report
      ecliptic serve                             a table server
      ecliptic bot URL TABLE --seat 1            a bot for a table of a server
      ecliptic --version

    `ecliptic COMMAND --help` says more about each.
usage-what = Five astronomy tabletop games on one table.
usage-version = the version, and whether the compiled or the interpreted engine runs
usage-language = the language of all words, such as en (that of your system, else English)
usage-help = show this and exit
usage-usage = Usage:
usage-arguments = Arguments
usage-flags = Options
usage-commands = Commands
usage-play = Play: in the browser, or in the terminal if a game is named or --terminal is given.
usage-learn = Learn a game: its lessons at a real table, step by step.
usage-lesson = the name of the lesson (if there are several and none is named, they are listed)
usage-learn-step = where to begin
usage-games = What there is to play.
usage-options = What can be chosen before a game starts.
usage-rules = The rules of a game, one rule by its id, or what they say about some words.
usage-print = Write a game's components to a PDF, to print, cut out and play on paper. See docs/print.md.
usage-replay = Watch a game again, as one seat saw it or with all cards open.
usage-verify = Check a record: every move legal, the result right, the luck as committed to.
usage-serve = Run a table server. See docs/server.md.
usage-bot = Let a bot sit down at a table of a server and play there. See docs/server.md.
usage-show = Draw a position from its JSON form.
usage-analyse = Judge every decision of a record by what its player knew, and split the result into luck and decisions.
usage-analyse-file = a record or a save
usage-analyse-seat = judge only the decisions of this seat (seats count from 0)
usage-analyse-costly = list only the decisions that cost something
usage-analyse-open = analyse even a game that is not over: this looks into all hands
usage-simulations = simulations for each decision, and games played out from each position (200, fewer in a long game)
usage-ms = milliseconds for each event instead
usage-analyse-jobs = how many processes work on it (1)
usage-analyse-json = write everything to this file (see docs/bots.md)
usage-study = Play thousands of games and report on them.
usage-arena = Let bots play many games, the same deals for all, and say how strong they are.
usage-arena-bots = which bots, separated by commas (easy,medium,hard); search:2000 is a search of 2000 simulations, search:200ms one of 200 milliseconds; in a game played together, hard+medium is a mixed team
usage-arena-games = how many games (100); rounded up, so that every deal is played in all seatings
usage-arena-seed = the number of the first deal (1)
usage-arena-jobs = how many processes play (1)
usage-arena-json = write every game and the standings to this file
usage-game = the id of the game: see `ecliptic games`
usage-game-or-page = the id of the game, to play it in the terminal; without it the browser opens
usage-terminal = stay in the terminal; you are asked which game
usage-port = the port of the page (8000, or a free one)
usage-words = the id of a rule (T-17), or words to look for
usage-out = the PDF to write
usage-paper = the paper: a4, letter, a3 or tabloid (a4)
usage-only = print only these parts, separated by commas, such as milestones,board
usage-scale = how large things are printed, from 0.5 up (1: cards are 63 by 88 mm)
usage-replay-file = a record or a save
usage-verify-file = a record or a save
usage-show-file = a position as JSON
usage-show-game = the game, if the file does not name it
usage-edition = your own components (TOML), laid over the built-in ones
usage-seat = see what this seat sees (seats count from 0)
usage-open = all cards open, even if the game is not over
usage-step = wait after each turn: Enter continues, b goes back, q leaves
usage-brief = the story without the boards
usage-seats = how many play, bots included
usage-people = how many people share this terminal (1, or all seats without a bot)
usage-bots = how many seats are played by bots
usage-level = how well it plays: easy, medium (the default) or hard, master where the game has one, or a level in a style, such as medium:explorer, where the game has styles (see docs/bots.md); random and search are bots, too
usage-levels = how well they play: easy, medium (the default) or hard, master where the game has one, or a level in a style, such as medium:explorer, where the game has styles (see docs/bots.md); separated by commas for one bot after the other; random and search are bots, too
usage-name = the name of a person; once for each
usage-seed = a number that fixes all chance, so that the same game can be dealt again
usage-options-flag = an option of the game, as often as needed: see `ecliptic options GAME`
usage-save = keep the game in this file
usage-resume = continue a saved game: the newest, or this file
usage-see-help = See { $command } --help.
usage-no-command = There is no command “{ $text }”.
usage-no-language = There is no language “{ $text }”. There are: { $known }.
usage-unknown = { $command } does not know “{ $text }”.
usage-number = takes a number, not “{ $text }”
usage-option = an option is written name=value, not “{ $text }”
usage-sweep = a sweep is written hourglass.end=50,60,70, not “{ $text }”
usage-compiled = compiled engine
usage-interpreted = interpreted engine

## Answers

answer-yes = yes
answer-no = no
answer-neither = “{ $answer }” is neither yes nor no.

## Files and saves

files-unreadable = { $path } cannot be read: { $why }.
files-not-text = { $path } is not UTF-8 text.
files-bad-name = “{ $path }” cannot be the name of a file.
files-unwritable = { $path } cannot be written: { $why }.
files-exists = { $path } exists already and is left alone: choose another name.

prompt-not-text = The input is not UTF-8 text.

saves-none = There is no saved game in { $folder }.

## The story, and lists of moves

story-earlier = … { $count } lines before these: log
story-times = ×{ $count }
story-undone = { $you ->
    [seat] You take back your last decision.
   *[none] { $seat } takes back a decision.
}
story-refused = { $you ->
    [seat] You do not agree, so nothing is taken back.
   *[none] { $seat } does not agree, so nothing is taken back.
}
moves-more = … and { $count } more: type { $word } and Tab, or moves { $word }

## What there is to play

info-players = { $counts } players
info-minutes = { $minutes } min
info-cooperative = cooperative
info-competitive = competitive
info-option = option
info-values = values
info-default = default
info-meaning = what it does
info-switch = yes, no
info-no-options = { $game } has no options.
info-example = For example: --option { $example }
rules-english = The rules are written in English.
info-no-page = { $game } has no rules page.
info-no-rule = { $game } has no rule { $rule }.
info-not-found = The rules of { $game } say nothing about “{ $words }”.
info-more = … and { $count } more places: add a word to narrow it down

print-none = { $game } has nothing to print.
print-written = { $path }: { $game } on paper
print-no-section = “{ $text }” is not a part of this game. Its parts: { $known }.
print-no-paper = The paper is one of: { $known }, not “{ $text }”.
print-no-scale = On { $paper } paper the scale is a number from { $low } to { $high }, not “{ $text }”.
print-not-pdf = Games are printed to a file that ends in .pdf, not to { $path }.
print-missing = { $module } is missing. Printing needs: pip install 'ecliptic[print]'

## Setting up a game

play-seated = At the table: { $players }.
play-person = { $name } (seat { $number })
play-bot = { $name } (seat { $number }, { $level })
play-hint = A number or the words of a move make it, Tab completes them; try rules, hint and help.
play-you = You
play-name = Player { $letter }
play-bot-name = Bot { $number }
play-levels = { $levels } levels are more than there are bots, { $count }.
play-do-not-add-up = { $people } people and { $count } bots do not make { $players } seats.
play-names = There are more names ({ $names }) than people ({ $people }).
play-too-many-bots = { $count } bots do not fit on { $players } seats.
play-resume-keeps = A resumed game keeps the settings it began with: leave out { $what }.

browser-open = The table is at { $address } (Ctrl-C ends it).
browser-no-page = The page is not built. Build it with make build/web, or play with: ecliptic play --terminal

wizard-resume = Continue { $file }, last played { $when }? [yes]
wizard-game = Which game? [{ $default }]
wizard-no-game = “{ $answer }” is not a game. Type its name, or a number from 1 to { $last }.
wizard-options = Options, as name=value (? lists them)? [defaults]
wizard-seats = How many players ({ $allowed })? [{ $default }]
wizard-no-seats = Possible numbers of players: { $allowed }.
wizard-bots = How many of the { $players } are bots? [{ $default }]
wizard-no-bots = A number from 0 to { $players }, please.
wizard-level = How well do they play ({ $levels })? [{ $default }]
wizard-no-level = “{ $answer }” is not a level. There are: { $levels }.

## At the table

table-happened = What happened
table-your-move = Your move:
table-their-move = { $name }, your move:
table-curtain = Pass the screen to { $name } (seat { $number }), then press Enter
table-enter = Enter is { $move }
table-timed = { $word } is timed from now
table-why = (? shows the rule)
table-several = “{ $answer }” is the beginning of { $count } moves.
table-no-number = There is no move number { $number }: they go from { $first } to { $last }.
table-nothing-refused = Nothing has been refused so far. ? with the id of a rule shows that rule.
table-no-such-move = No move begins with “{ $words }” now; moves alone lists them all.
table-agree = { $name }: { $other } wants to take back the last decision. Do you agree? [yes]
table-saved = Saved in { $path }
table-left = The game is saved. Continue it with: ecliptic play --resume { $path }
table-over = The game is over
table-recorded = The record is in { $path }
table-together-won = You win, all together.
table-together-lost = You lose, all together.
table-solo = Your result: { $result }.
table-draw = A draw.
table-you-win = You win.
table-winner = { $name } wins.
table-shared = { $names } share the win.
table-help =
      3, play 5H      a move, by its number or its words; the beginning is enough if only one fits
      Enter           done or silent, where that is a move
      call            in a race: now; the time you took is your reaction time
      moves [WORDS]   the moves again, or those that begin with these words
      board           the table again
      ?               the rule behind the last refusal;  ? T-17  any rule
      rules [WORDS]   all rules, or what they say about some words
      hint            what a strong bot would do in your place, and what it expects of it
      log             everything that has happened, as far as you know it
      undo            takes the last decision back, as long as nothing was revealed since; whoever it
                      touches is asked
      save [FILE]     the game is saved after every move; this makes a copy in FILE
      quit            leaves; the game can be resumed (after Ctrl-C, too)

## Looking back

replay-title = { $players ->
    [one] { $game }, 1 seat
   *[other] { $game }, { $players } seats
}
replay-unfinished = The game is not over.
replay-no-end = The game is over, but the record does not say how it ended: its last line is missing.
replay-no-seed = The seed is not in the record, so its luck cannot be checked.
replay-seat-or-open = --seat and --open exclude each other.
replay-no-seat = There is no seat { $number }: seats go from 0 to { $last }.
replay-spectator = The game is not over: this is what a spectator sees (--seat N or --open shows more).
replay-step = Turn { $turn } of { $turns }; Enter, b or q
replay-turn = Turn { $turn } (events { $first } to { $last })
replay-over = The end
replay-seat = Seat { $number }
replay-result = { $name }: { $result }
replay-not-json = { $path } is not JSON: { $why }.
replay-not-position = { $path } does not hold a position: a position is a JSON object.
replay-which-game = { $path } does not name its game: add --game.

## Analyses

analyse-working = analysing
analyse-title = { $game }: { $events } events, { $decisions } decisions with a choice
analyse-event = event
analyse-who = who
analyse-story = what was done
analyse-cost = it cost
analyse-best = 0, the best
analyse-as-good = 0, as good
analyse-why = → { $move }: { $better } against { $made }; better in { $oftener } % of { $rounds } imagined games, worse in { $seldomer } %
analyse-nobody = Nobody had a choice.
analyse-none-costly = No choice cost something that stands out from the noise.
analyse-stopped = Stopped: these are the first of { $events } events.
analyse-unfinished = The game is not over, and an analysis looks into all hands: --open allows it.
analyse-chance = what happened
analyse-changed = it changed
analyse-luck = The largest strokes of luck, and what they changed
analyse-luck-for = { $gap } for { $name }
analyse-luck-all = { $gap } for all
analyse-unseen = { $change }, by what the player could not see
analyse-no-luck = No single event of chance stands out from the noise.
analyse-split = What made the result
analyse-start = expected at the start
analyse-by-luck = luck
analyse-own = own decisions
analyse-others = others' decisions
analyse-result = result
analyse-so-far = expected now
analyse-regret = lost to better choices
analyse-costly = choices that cost something
analyse-of = { $count } of { $total }
analyse-notes = ± is a standard error. A choice is judged by what its player knew then; a cost is given where it exceeds { $sure } standard errors. The last table adds up: it measures luck and decisions against the game's own quick player, from { $games } games played out from every position; --simulations narrows the errors.
analyse-jobs = At least one process, please.
analyse-limits = --simulations and --ms take a number above 0, and only one of them.

## Bots and arenas

bot-server = the address of the server, such as https://play.example.org
bot-table = the id of the table
bot-seat = the number of the open seat
bot-invite = the invitation to that seat, not needed at a public table; ECLIPTIC_INVITE says the same without showing it in the list of processes
bot-name = what it is called at the table
bot-called = { $level } bot
bot-seated = Seat { $number } taken.
bot-over = The game is over: { $result }.

arena-playing = playing
arena-title = { $game }, players: { $players }, games: { $games }
arena-bot = bot
arena-games = games
arena-victory = victory (95 %)
arena-points = points (95 %)
arena-levels = of a Golden Semester (95 %)
arena-stars = of five stars (95 %)
arena-rating = rating (95 %)
arena-ahead = ahead of next (95 %)
arena-unknown = unknown
arena-nothing = Stopped before the first deal was played in all seatings: there is nothing to report.
arena-too-few = At least one game and one process, please.
arena-twice = Name every bot once.

## Servers

serve-host = the address to listen on (127.0.0.1: this machine only)
serve-port = the port to listen on (8000)
serve-database = sqlite:PATH or postgresql://... (a file in your data folder); ECLIPTIC_DATABASE says the same without showing it in the list of processes
serve-origin = a page that may use the server, such as https://play.example.org; needed on a public address
serve-web = a folder with a built web client to serve
serve-tab = a folder with the table for a browser tab (make site), offered at /tab/ for when there is no connection
serve-proxy = a proxy whose X-Forwarded-For is believed (this machine)
serve-bot-workers = how many processes think for bots (1)
serve-cache = how many tables stay in memory (2000)
serve-pause = milliseconds before the table makes a forced move (700)
serve-rate = messages a second from one address (20)
serve-private-hooks = let webhooks call addresses inside the server's own network
serve-sockets = open sockets from one address (100)
serve-keep-days = days after which finished tables, and tables that were never begun, are removed (never)
serve-no-server = { $module } is missing. A server with PostgreSQL needs: pip install 'ecliptic[server]'

## Studies

study-run = Play a study, or continue one that was stopped.
study-report = Make a page of plots and tables from a study.
study-out = the folder for the results; a run in the folder of the same study continues where it was stopped
study-seats = numbers of players (all that the game allows)
study-bots = who plays: easy, medium, hard, master where the game has one, random, a level in a style such as medium:racer, or search:200 for 200 simulations; several are compared (medium)
study-games = how many games for each number of players, bot and edition (1000)
study-seed = fixes all luck and all bots (1)
study-against = another edition to compare with, on the same deals
study-sweep = a number in the edition and the values to try, compared on the same deals; as often as needed
study-jobs = how many processes play (all cores)
study-ray = play on the Ray cluster at this address instead
study-dir = the folder of a study
study-report-out = where to write the page (report.html in the folder)
study-plots = also write each plot as a picture of its own into this folder
study-playing = playing { $game }
study-left = left
study-stopped = Stopped: { $kept } of { $total } games are kept, and the same command continues from there.
study-finished = { $total } games are in { $out }; `ecliptic study report { $out }` makes a report on them.
study-reported = The report is in { $path }.
study-jobs-few = At least one process has to play.
study-seats-wrong = Numbers of players are written 2,3,4, not “{ $text }”.
study-values-wrong = “{ $text }” is not a list of values: it takes 1,2,3 or a list as in JSON.
study-missing = { $module } is missing. Install it with: pip install 'ecliptic[study]' (and for --ray 'ecliptic[ray]')

learn-none = { $game } has no lessons yet.
learn-unknown = There is no lesson “{ $text }”.
learn-no-step = There is no step { $step }: the lesson has { $count }.
learn-which = `ecliptic learn { $game } { $lesson }` begins one.
learn-hint = Enter continues. `show` makes the move that is asked for, `quit` leaves.
learn-enter = Enter to continue
learn-step = Step { $n } of { $of }
learn-type = Type { $move }, or another move.
learn-left = `ecliptic learn { $game } { $lesson } --step { $step }` continues from here.
learn-done = That was the lesson. `ecliptic play { $game }` begins a game.
learn-check = `ecliptic puzzles play { $game } --first` lets you check yourself.

## Puzzles

usage-puzzles = Solve positions with one best choice; find them in bots' games, or prove them again.
puzzles-make = Find puzzles of a game and write them to a file.
puzzles-check = Have puzzles answered again by a search.
puzzles-count = how many puzzles (10)
puzzles-seed = the number of the first game that is looked through (1)
puzzles-out = the file to write
puzzles-file = a file of puzzles, or the id of a game for those that come with the package
puzzles-check-count = how many of them, easy and hard ones (all)
puzzles-check-seed = other luck for the search; without it, that of the proof
puzzles-times = how many times as many simulations as in the proof (1)
puzzles-too-few = At least one puzzle, please.
puzzles-looking = Looking for puzzles
puzzles-checking = Answering
puzzles-made = { $count ->
    [one] One puzzle
   *[other] { $count } puzzles
} in { $games ->
    [one] one game
   *[other] { $games } games
}, found and proven in { $seconds } s.
puzzles-none = There are no puzzles of “{ $name }”.
puzzles-not = “{ $name }” is not a file of puzzles: { $error }
puzzles-other = Game { $source }, event { $event }: an answer other than “{ $best }”.
puzzles-agreed = { $same } of { $count } were answered the same way.
puzzles-play = Solve puzzles of a game, one after the other.
puzzles-play-count = how many puzzles (until you quit)
puzzles-first = the few that are good after a first lesson
puzzles-number = the puzzle with this number
puzzles-check-out = where to write the puzzles without those that were answered differently
puzzles-jobs-flag = how many processes look (1)
puzzles-jobs = At least one process has to look.
puzzles-no-number = There is no puzzle { $number }.
puzzle-title = Puzzle { $number } { $stars }
puzzle-question = Which choice is best?
puzzle-seat = Player { $number }
puzzle-right = Right!
puzzle-behind = Not the best one: it promises { $gap } less.
puzzle-wrong = Not the best one, and not among the best few.
puzzle-all = { $count ->
    [one] You have answered the only puzzle. Here it is again.
   *[other] You have answered all { $count } puzzles. They start over.
}
puzzle-unreadable = { $path } says which puzzles you have solved, but cannot be read: { $error }. Put it right or remove it.
puzzle-sum = { $right } of { $count } right. Your rating: { $rating }.
