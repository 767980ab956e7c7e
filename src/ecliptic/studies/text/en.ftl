# What a report of a study says.

title = { $game }: a study of { $games } games
made = Bots { $bots }; players { $counts }; seed { $seed }; Ecliptic { $version }, rules and bots { $code }.
options = Options: { $options }.
editions = Editions: { $editions }.
unfinished = The study is not finished: { $games } of { $total } games are in.
findings = What stands out
how = How to read this
how-text = Intervals are 95 %. Differences with and without a thing compare players who did it with players who could have and did not: what goes together, not what causes what. All of it is about these bots; people play differently.

## How many play: in a list, at the beginning of a sentence, at its end

players = { $players ->
    [1] alone
   *[other] { $players } players
}
where = { $players ->
    [1] Alone
   *[other] With { $players } players
}
there = { $players ->
    [1] alone
   *[other] with { $players } players
}

lineup = { $bot } among { $rival }
seat-row = { players }, seat { $number }
luck-row = { players }, { $what ->
    [score] scores
   *[result] results
}

## Lists of moves

more = { $n } more
move-effect = { $move } ({ $effect })
moves-of-a-kind = { $move } ({ $things })

## Findings

finding-sure-win = { where } the game is as good as won: { $share } of { $games } games.
finding-sure-loss = { where } the game is as good as lost: { $share } of { $games } games are won.
finding-won = { where } { $share } of the games are won ({ $low } to { $high }).
finding-mean = { where } the mean result is { $value } ({ $low } to { $high }).
finding-drawn = { where } { $share } of the games end without a single winner.
finding-seat = { where } seat { $number } wins { $share } instead of the fair { $fair }: clearly { $than ->
    [more] more
   *[less] less
} than it should.
finding-seats-fair = No seat is clearly better than another.
finding-luck-most = { where } luck decides most: at least { $share } of the spread of { $what ->
    [score] scores
   *[result] results
} ({ $low } to { $high }).
finding-luck-some = { where } at least { $share } of the spread of { $what ->
    [score] scores
   *[result] results
} is luck ({ $low } to { $high }); the rest is decisions, and luck that fell differently after them.
finding-skill-up = Skill pays: { $better } does better than { $worse } ({ $high } against { $low }) { there }.
finding-skill-flat = { $better } is not shown to be better than { $worse } ({ $high } against { $low }) { there }.
finding-challenger = One { $better } among { $worse } gets { $share } of the wins { there }; the fair share is { $fair }.
finding-dead = Never chosen though often offered: { $things }.
finding-dead-none = Every option that was often offered was chosen at least once.
finding-worse = Clearly worse results go with: { $things }.
finding-better = Clearly better results go with: { $things }.
finding-dealt-good = Clearly better results come with being dealt: { $things }.
finding-dealt-bad = Clearly worse results come with being dealt: { $things }.
finding-length = { where } a game takes about { $turns } turns and { $decisions } decisions.
finding-edition = { $edition } changes { $what ->
    [share] the share won
    [score] the mean score
   *[result] the result
} by { $value } ({ $low } to { $high }) { there }.
finding-edition-none = { $edition } changes nothing that can be told from chance { there }.

## Sections

section-outcomes = Results
section-length = Length
section-seats = Seats
section-luck = Luck against decisions
section-skill = Skill
section-spread = Scores
section-options = What players use
section-chances = What chance brings
section-dead = Never chosen
section-paired = Editions on the same deals
section-effects = What goes with better and worse results

note-outcomes = Each bot among copies of itself.
note-length = Thin: 5 to 95 % of the games; thick: the middle half; dot: the median.
note-seats = The share of the wins of each seat; the dashed line is the fair share.
note-luck = How alike two games with the same deal end when players decide differently: one decision in ten at random, { $pairs } pairs. Chance that falls differently after a different decision, such as the next card of a changed deck, counts as decision, so this is the least that luck can be.
note-luck-none = Nothing can be said yet: too few pairs of games with the same deal, or all ended the same.
note-skill = How bots of different strength do on the same deals; in a competitive game one among others of the level before, with the fair share dashed.
note-spread = { $players ->
    [1] How often each score came alone.
   *[other] How often each score came with { $players } players.
}
note-options = By { $bot } among copies of itself{ $which ->
    [all] .
   *[some] , { $which } players.
} Chosen: of the decisions in which it was offered. Players: who did it at least once. With and without: the result of those who did it less that of those who could have, both before one game in ten is over, since long games see more of everything; clear differences are bold.
note-chances = Drawn, dealt or rolled by chance. With and without: the result of those it came to less that of all others, before one game in ten is over; clear differences are bold.
note-dead = Offered at least 300 times to { $bot } and never chosen. That says as much about the bot as about the option.
note-paired = Each edition less { $base }, game by game on the same deals.
note-effects = The clearest differences, a dot for better and a diamond for worse; the tables below have all of them.

## Plots and tables

axis-share = share of games won
axis-result = result
axis-points = score
axis-wins = share of the wins
axis-turns = turns
axis-decisions = decisions
axis-luck = share of the spread that is luck
axis-difference = difference in result
axis-score-difference = difference in score

heading-points = Score

column-who = who
column-players = players
column-edition = edition
column-games = games
column-result = result
column-score = score
column-drawn = no single winner
column-turns = turns
column-decisions = decisions
column-move = move
column-offered = offered
column-chosen = chosen
column-rate = chosen, %
column-used-by = players, %
column-effect = with – without, result
column-score-effect = with – without, score
column-times = times
