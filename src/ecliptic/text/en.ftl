# What every program says, whatever the game. Programs and games have more of their own.

# A sentence that is words already.
plain = { $text }

you = you
list = { $cards }
seat-name = Player { $number }
no-text = An empty line is not a move.
not-a-move = “{ $text }” is not a move.
not-a-kind = “{ $kind }” is not a kind of move of this game, or something is missing.
not-playing = The game is not being played.

## What was asked for before a game

no-game = There is no game “{ $name }”. There are: { $known }.
no-option = This game has no option “{ $name }”. { $count ->
    [0] It has none.
   *[other] It has: { $known }.
}
bad-choice = The option { $name } cannot be “{ $text }”. It takes one of: { $known }.
bad-switch = The option { $name } takes yes or no, not “{ $text }”.
bad-number = The option { $name } takes a number from { $low } to { $high }, not “{ $text }”.
option-not-here = The option { $name } is for { $other } { $known }, not for { $other } { $text }.
option-pointless = The option { $name } changes nothing together with { $other }.
option-too-high = With these players and options, { $name } can be { $high } at most, not { $value }.
bad-seats = This game is not for { $n } players here. Possible numbers of players: { $known }.
bot-no-setting = The bot { $name } has no setting “{ $setting }”. It has: { $known }.
bot-bad-setting = A setting of a bot is a number, like 2000, 200ms or seed=1, or a style, not “{ $text }”.
bot-no-simulation = A search needs at least one simulation or one millisecond.
bot-bad-limit = The setting { $name } is a number above 0, or 0 for no limit, not { $limit }.
bot-no-master = This game has no bot “master”: “hard” is its strongest.
bot-no-style = This game has no style “{ $style }” for a bot. { $count ->
    [0] Its bots have none.
   *[other] It has: { $known }.
}
bot-not-for-studies = “{ $name }” is not a bot of a study. A search is written search:200, with its simulations.

## What a record proves

verified-moves = { $count ->
    [one] One event replays, and it is legal.
   *[other] { $count } events replay, every move is legal.
}
verified-result = The result is right.
verified-luck = { $past ->
    [0] All { $count } outcomes of chance follow from the seed.
   *[other] All { $count } outcomes of chance since event { $past } follow from the seed.
}
verified-seed = The seed is the one committed to before the first event.

## What is wrong with a record or a save

record-no-head = Line 1 should read “{ $text }”.
record-line = Line { $n }: { $why }
record-late-head = “{ $text }” belongs above the first event.
record-no-value = An option is written name=value.
record-no-words = Words for the seed are written in double quotes.
record-no-hex = The seed should be hexadecimal digits.
record-no-number = { $what ->
    [version] The version of the rules
    [seats] The number of seats
    [past] The number of past events
   *[seat] A seat
} should be a number, not “{ $text }”.
record-no-results = “{ $text }” is not a list of results.
record-after-end = Nothing can follow the end of the game.
record-no-game = The record does not say which game it is of.
record-no-seats = The record does not say how many seats play.
record-no-edition = The record does not say which edition it was played with.
record-no-start = The game of this record cannot start. { $why }
record-other-game = The record is of “{ $name }”. What can be played here: { $known }.
record-other-version = The record was made by version { $version } of the rules, but these are version { $now }.
record-other-edition = The record was played with edition { $text }, but edition { $now } is in use.
record-no-such-seat = Event { $n }, “{ $text }”, does not fit: there are { $count } seats.
record-wrong-event = Event { $n }, “{ $text }”, does not fit. { $why }
record-illegal-event = Event { $n }, “{ $text }”, is not allowed ({ $rule }). { $why }
record-wrong-luck = Event { $n } is not the outcome that the seed gives.
record-wrong-seed = The revealed seed is not the one that was committed to.
record-wrong-result = The record claims the result { $text }, but the rules give { $given }.
record-not-over = The record claims an end, but the game goes on after its last event.
record-unfinished = The game of this record is not over.
record-bad-components = The line with the components does not fit: { $why }.
save-bad-line = The line that says who sits where does not fit: { $why }.
save-no-save = This is a record, but not a save that says who sits where.
save-no-seed = The record does not contain its seed, so the game cannot be continued from it.
save-players = The save names { $names } players, but there are { $players } seats.
save-over = That game is over: it can be replayed, but not continued.
save-own-components = The save is played with components of its own: { $path }

## Results: what may be expected, what was reached, and differences of both

result-victory = { $value } % to win
result-levels = level { $value } of 4
result-stars = { $value } of 5 stars
result-points = { $value } points

outcome-victory = { $value ->
    [0] lost
    [100] won
   *[other] { $value } % of a victory
}
outcome-levels = level { $value } of 4
outcome-stars = { $value } of 5 stars
outcome-points = { $value } points

gap-victory = { $error ->
    [0] { $value } %
   *[other] { $value } ± { $error } %
}
gap-levels = { $error ->
    [0] { $value } levels
   *[other] { $value } ± { $error } levels
}
gap-stars = { $error ->
    [0] { $value } stars
   *[other] { $value } ± { $error } stars
}
gap-points = { $error ->
    [0] { $value } points
   *[other] { $value } ± { $error } points
}

## Hints

hint-only = { $move }. This is the only move.
hint = { $move }: { $result }.
hint-reason = { $move }: { $reason }
hint-as-good = Just as good, as far as can be told: { $moves }.
hint-worse = { $move } promises { $result }, { $gap } less.
hint-none = There is no hint here: what counts is what you know, or how quick you are.

## What a table or a server refuses

refused-enough = Enough words were added.
refused-open-seats = There are open seats.
refused-no-chore = Nobody has to answer for this seat.
refused-illegal = The bot chose a move that is not legal.
refused-stands-in = A bot already plays there.
refused-present = A bot stands in only for a player who has left, or has been away for a while.
refused-present-again = This player is back.
refused-asked = Another question is open.
refused-not-asked = This seat was not asked.
refused-changed = What would be taken back is no longer what was asked for.
refused-no-question = No question is open.
refused-silence = The rules of the game do not allow this to be said now.
refused-no-event = The game has { $events } events, not { $n }.
refused-no-seat = There is no seat { $n }.
refused-no-person = No person sits on this seat.
refused-taken = Seat { $n } is taken.
refused-lost-seat = Somebody else has your seat at the next game. Watch it, or open a table of your own.
refused-begun-without-you = The next game has begun without you. Watch it, or open a table of your own.
refused-no-bot = There is no bot “{ $name }”. There are: { $known }.
refused-empty = The { $what ->
    [name] name
   *[words] words
} should not be empty.
refused-long = The { $what ->
    [name] name
   *[words] words
} should have at most { $most } characters.
refused-revealed = Something has been revealed since, so it cannot be taken back.
refused-nothing = There is nothing to take back.
refused-nothing-now = Nothing can be taken back now.
refused-no-more-words = Words can be added only before the first event.
refused-started = The game has started.
refused-not-playing = The game is not being played.
refused-not-over = The game is not over yet.
refused-one-seat = One player takes one seat; others at the same screen are of the kind “here”.
refused-token = A token is valid for one seat only: this seat needs another.
refused-not-your-turn = It is not your turn: a hint is for a move.
refused-hints = Too many hints. The next one is possible in { $seconds ->
    [one] one second
   *[other] { $seconds } seconds
}.
refused-no-deal = There is no deal of { $day } here.
refused-played-tonight = You have played tonight's deal: one attempt a day counts. You can practise it now.
refused-play-first = Practice opens once your ranked attempt is over.
refused-no-puzzle = You have answered all puzzles of this game.
refused-no-hints = There are no hints at this table: the deal counts.
refused-bad-key = A key has 256 random bits, written as 43 letters, digits, - and _.
refused-code-used = This code has been used. Make a new one on the device that has the seat.
refused-bad-code = This code is not valid, or it has expired. Make a new one on the device that has the seat.
refused-no-mail = This server sends no mail.
refused-bad-address = This is not a mail address.
refused-no-qr = QR codes cannot be drawn here: use the link.
refused-still-sealed = This deal can be removed when its day is over.
refused-not-alone = Others have played here too: a table that is also theirs cannot be removed.
refused-rate = Too many requests. Wait a moment.
refused-kept = This seat is kept for { $name }.
refused-bad-url = A webhook is an http or https address.
refused-short-secret = The secret of a webhook should have { $least } characters or more.
refused-no-game = There is no game “{ $name }”.
refused-no-spectators = This table is not open to spectators.
refused-no-invitation = This seat needs an invitation.
refused-bad-invitation = This invitation is not valid. Ask whoever sent it for a new one.
refused-other-invitation = This invitation is for another seat. Ask whoever sent it for a new one.
refused-used = Somebody has used this invitation. Ask for one for another seat.
refused-denied = This needs a token that is valid at this table.
refused-spectators-watch = Spectators can only watch.
refused-seat-left = The player has left this seat, so its token is no longer valid.
refused-bad-header = The authorization header should read: Bearer TOKEN.
refused-needs-token = This needs a token.
refused-not-found = Nothing was found at this address.
refused-stale = Something has happened since. Look again.
refused-no-answer = No bot has answered. Try again in a moment.
refused-unavailable = The database cannot be reached. Try again in a moment.
refused-failed = Something went wrong.
refused-hello = The first message should be a hello.
refused-malformed = This is not a message of the protocol.
refused-cut-short = The body was cut short.
refused-host = This server has another name.
refused-origin = This page may not use the server.

## Mail

mail-subject = Your turn: { $game }
mail-text =
    It is your turn in { $game }:
    { $address }

    You asked for this mail in the table's menu, and can turn it off there.
