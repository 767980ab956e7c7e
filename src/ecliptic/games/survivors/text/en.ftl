# Every word of Cities of Venus: Survivors that a player reads. `kernel/catalogue.py` says what messages may use.

title = Cities of Venus: Survivors
summary = Dice work a mech, tiles explore a planet, engineers are rescued, and the best launch wins.

## Options

option-updown_spots = Dice on +1 and −1
    .help = How many dice the +1 space takes in a turn, and the −1 space.
option-barrier_blocks_connection = Ridges keep tiles apart
    .help = Tiles that meet only across a ridge do not count as touching.
option-newboard_collect = New boards are collected from
    .help = The first tile on a new board takes what lies under it.
option-solo_auto_launch = Launch at once
    .help = The solo launch begins by itself as soon as it can.
option-round_limit = Round limit
    .help = After this round the launch begins even if nobody has five fuel rods.
option-turn_limit = Turn limit
    .help = A solo game that has not launched after this turn is lost.
option-concede = Giving up
    .help = A solo player may give up before a roll.

## Components

engineer-reroll = Sparks
    .effect = roll a die again
engineer-set3 = Third Rail
    .effect = turn a die to 3
engineer-sub2 = Damper
    .effect = lower a die by 2
engineer-set4 = Quadrant
    .effect = turn a die to 4
engineer-adj1 = Fine Tuner
    .effect = raise or lower a die by 1
engineer-flip = Gyro
    .effect = turn a die over

effect-reroll = roll a die again
effect-set3 = turn a die to 3
effect-sub2 = lower a die by 2
effect-set4 = turn a die to 4
effect-adj1 = raise or lower a die by 1
effect-flip = turn a die over
effect-any = turn a die to any face

part-unseen = a part
part-PT1 = Omni Actuator
part-PT2 = Gyro Coupling
part-PT3 = Surge Governor
part-PT4 = Trim Servos
part-PT5 = Limiter Rig
part-PT6 = Crystal Cache
part-PT7 = Ore Hopper

times = { $n ->
    [1] { $effect }
    [2] { $effect }, twice
   *[other] { $effect }, { $n } times
}
brings-gems = brings { $crystals ->
    [0] { $ore } ore
    [one] { $crystals } crystal
   *[other] { $crystals } crystals
} before a roll

tile-O1 = the single square
tile-I2 = the pair
tile-I3 = the line of three
tile-V3 = the corner of three
tile-I4 = the line of four
tile-O4 = the square of four
tile-T4 = the T of four
tile-S4 = the S of four
tile-L4 = the L of four
tile-P5 = the P of five
tile-L5 = the L of five
tile-V5 = the corner of five
tile-T5 = the T of five
tile-U5 = the U of five
tile-W5 = the W of five
tile-R6 = the block of six
tile-B6 = the boot of six
tile-M6 = the step of six

terrain-unseen = a board
side-summary = { $crystals ->
    [one] { $crystals } crystal
   *[other] { $crystals } crystals
}, { $ridges ->
    [0] no ridge
    [1] one ridge
    [2] two ridges
   *[other] { $ridges } ridges
}, the V-naut { $place }
place-centre = near the middle
place-rim = on the rim

track-kind = of a kind
    .title = Of a kind
    .needs = two to five equal dice
    .help = Lock two to five equal dice. Only the reward above the last die is yours. Once a turn.
track-run = run
    .title = Run
    .needs = three or four in a row
    .help = Lock three or four dice with values in a row, such as 2, 3 and 4. Once a turn.
track-any3 = any three
    .title = Any three
    .needs = any dice
    .help = Lock any three dice for a tile of two squares. Once a turn.
track-full = full house
    .title = Full house
    .needs = three equal and two equal
    .help = Lock three equal dice with two equal dice of another value. Once a turn.
track-qspot = ore spot
    .title = Ore
    .needs = any die
    .help = Lock any die for an ore. An ore changes a die by one, at once or later.
track-up = +1
    .title = +1
    .needs = another die goes up
    .help = Lock any die here to raise another one by 1. Once a turn.
track-down = −1
    .title = −1
    .needs = another die goes down
    .help = Lock any die here to lower another one by 1. Once a turn.

reward-tile-1 = a tile of size 1
    .short = size 1
reward-tile-2 = a tile of size 2
    .short = size 2
reward-tile-3 = a tile of size 3
    .short = size 3
reward-tile-4 = a tile of size 4
    .short = size 4
reward-tile-5 = a tile of size 5 or 6
    .short = 5 or 6
reward-part = a part
    .short = part
reward-crystal = a crystal
    .short = crystal
reward-rod = a fuel rod
    .short = rod
reward-ore = an ore
    .short = 1 ore

## Phases

step-prepare = Prepare
step-roll = Roll
step-operate = Operate
step-clean-up = Clean up

phase-market = Setting up: parts
    .guide = Parts are turned up. Three equal dice earn one of them.
    .guide-title = The market
phase-queues = Setting up: boards
    .guide = Each player's stack of extra boards is shuffled. Nobody sees a board before it is drawn.
    .guide-title = The boards
phase-round = Round
    .guide = All players take their turns at the same time, each with a mech of their own.
    .guide-title = A round
phase-prepare = Prepare
    .guide = Spend crystals on booster dice for this turn, and redeem gem cards. Then roll everything once.
    .guide-title = Prepare
phase-rolling = Rolling
    .guide = All your dice are rolled, once. What follows is up to you.
    .guide-title = The roll
phase-operate = Operate
    .guide = Change dice with engineers, parts, ore and the +1 and −1 spaces; lock them onto tracks for their rewards. Each track takes dice once a turn. Only the reward above the last die is yours: two equal dice bring a tile, three a part, four a crystal, five a fuel rod. End the turn whenever you like; dice left over are wasted.
    .guide-title = Operate
phase-rerolling = Rolling again
    .guide = An engineer or a part gives a die another chance.
    .guide-title = A die is rolled again
phase-shape = Choosing a tile
    .guide = Choose a shape of the size you earned. It has to lie somewhere on your boards, or on one that you draw first.
    .guide-title = Choosing a tile
phase-drawing = Drawing a board
    .guide = The top board of your stack is turned up.
    .guide-title = A new board
phase-site = Placing the board
    .guide = Choose a side and a place beside your boards. The tile that you are about to lay has to touch the new board.
    .guide-title = Placing the board
phase-cells = Laying the tile
    .guide = Your first tile covers the mech, each later one shares an edge with a tile. No ridge may run through it. Covered crystals are yours, a covered V-naut brings an engineer, and a fully covered board two fuel rods.
    .guide-title = Laying the tile
phase-discard = Clean up
    .guide = The Holding Bay takes eight gems. Choose what you throw away.
    .guide-title = The Holding Bay is full
phase-ready = Done
    .guide = Your turn is done. When all are done, the cards are handed out.
    .guide-title = Waiting
phase-rescue = Rescuing an engineer
    .guide = Choose one of a type that you do not have. Each helps once a turn, and in the launch.
    .guide-title = An engineer
phase-scavenge = Taking a part
    .guide = Take a part. Once opened, it is spent at the end of that turn.
    .guide-title = A part
phase-refilling = The next part
    .guide = The part that was taken is replaced.
    .guide-title = The next part
phase-decide = Launch?
    .guide = You may launch now or play on for more. The launch is a single roll, changed by engineers and ore.
    .guide-title = Launch?
phase-engineers = Card phase: engineers
    .guide = Whoever found a V-naut picks an engineer of a type they do not have. The higher roll picks first.
    .guide-title = The card phase: engineers
phase-parts = Card phase: parts
    .guide = Whoever locked three of a kind takes a part from the market. The fourth one brings a fuel rod.
    .guide-title = The card phase: parts
phase-last = Who launches last?
    .guide = Somebody has five fuel rods. Whoever goes last knows what there is to beat.
    .guide-title = The launch: who goes last
phase-first = Who launches first?
    .guide = The player with the fewest fuel rods begins, the others follow clockwise.
    .guide-title = The launch: who goes first
phase-launch = The launch
    .guide = One after the other the players roll four dice and one for each fuel rod. The longest sequence of equal dice wins, then the highest.
    .guide-title = The launch
phase-launching = Your launch
    .guide = Change dice with engineers, ore and the +1 and −1 spaces, then commit to a value: every die that shows it counts. The longer sequence wins, then the higher value.
    .guide-title = Your launch
phase-launched = Launched
    .guide = Your sequence stands. Watch what the others make of theirs.
    .guide-title = Launched
phase-over = The end
    .guide = The longest and highest sequence makes its player the captain. Alone you play for two to five stars, or lose.
    .guide-title = The end

headline = { $phase }
headline-round = Round { $round }
headline-turn = Turn { $round }

## What is asked for

prompt-prepare = Redeem gem cards, trade crystals for booster dice, then roll.
prompt-operate = Change dice, lock dice, or end the turn.
prompt-shape = { $draw ->
    [yes] Choose the shape of { $reward }, or draw a board first.
   *[no] Choose the shape of { $reward }.
}
prompt-site = Choose a side and a place beside your boards for the new one; { $reward } has to touch it.
prompt-cells = Choose where to lay { $tile }.
prompt-discard = The Holding Bay takes { $hold } gems: choose which { $n ->
    [one] one
   *[other] { $n }
} to throw away.
prompt-ready = Done: waiting for the others.
prompt-rescue = Choose an engineer.
prompt-scavenge = Take a part.
prompt-decide = { $hopeless ->
    [yes] Launch now, or play on? With fewer than four engineers rescued no launch can be won.
   *[no] Launch now, or play on?
}
prompt-launching = Change dice, then commit to a value.

## Moves

move-engineer = { $to_face ->
    [none] { $engineer }: roll the { $die } again
   *[other] { $engineer }: { $die } → { $to_face }
}
move-part = { $to_face ->
    [none] { $part }: roll the { $die } again
   *[other] { $part }: { $die } → { $to_face }
}
move-ore = Ore: { $die } → { $to_face }
move-up = +1: { $die } → { $to_face }, paying a { $pay_die }
move-down = −1: { $die } → { $to_face }, paying a { $pay_die }
move-lock = Lock { $dice } for { $reward }
move-end = End the turn
move-redeem = Redeem { $part }
move-roll = { $crystals ->
    [0] Roll
    [one] Roll with { $crystals } booster
   *[other] Roll with { $crystals } boosters
}
move-tile = Take { $tile }
move-draw = Draw a board first
move-lay = Lay side { $side }{ $x ->
    [-3] , three boards to the left
    [-2] , two boards to the left
    [-1] , one board to the left
    [0] { "" }
    [1] , one board to the right
    [2] , two boards to the right
    [3] , three boards to the right
   *[other] , { $x } boards to the right
}{ $y ->
    [-3] , three boards up
    [-2] , two boards up
    [-1] , one board up
    [0] { "" }
    [1] , one board down
    [2] , two boards down
    [3] , three boards down
   *[other] , { $y } boards down
}
move-cells = Lay { $tile }{ $crystals ->
    [0] { "" }
    [one] , taking a crystal
   *[other] , taking { $crystals } crystals
}{ $vnauts ->
    [0] { "" }
   *[other] , finding a V-naut
}{ $rods ->
    [0] { "" }
    [one] , for a fuel rod
   *[other] , for { $rods } fuel rods
}
move-discard = { $crystals ->
    [0] Throw away { $ore } ore
    [one] { $ore ->
        [0] Throw away one crystal
       *[other] Throw away one crystal and { $ore } ore
    }
   *[other] { $ore ->
        [0] Throw away { $crystals } crystals
       *[other] Throw away { $crystals } crystals and { $ore } ore
    }
}
move-rescue = Rescue { $engineer }
move-take = Take { $part }
move-launch = Launch
move-continue = Play another turn
move-concede = Give up
move-commit = Commit to { $length } × { $die }

## What happened: chance

stacked = { $you ->
    [seat] You are dealt { $terrain }, facedown.
   *[none] { $seat } is dealt { $terrain }, facedown.
}
revealed = { $part } is turned up.
rolled = { $you ->
    [seat] You roll a { $die }.
   *[none] { $seat } rolls a { $die }.
}
rerolled = { $you ->
    [seat] You roll it again: { $die }.
   *[none] { $seat } rolls it again: { $die }.
}
rolled-off = { $you ->
    [seat] You roll a { $die } for the order.
   *[none] { $seat } rolls a { $die } for the order.
}
turned-up = { $you ->
    [seat] You turn up a board.
   *[none] { $seat } turns up a board.
}
sent-back = Nothing fits on the board that was drawn: it goes under the stack.
tile-lost = { $you ->
    [seat] You lose { $reward }: it fits nowhere.
   *[none] { $seat } loses { $reward }: it fits nowhere.
}

## What happened: dice

redeemed = { $you ->
    [seat] You redeem { $part } for { $crystals ->
        [0] { $ore } ore
        [one] { $crystals } crystal
       *[other] { $crystals } crystals
    }.
   *[none] { $seat } redeems { $part } for { $crystals ->
        [0] { $ore } ore
        [one] { $crystals } crystal
       *[other] { $crystals } crystals
    }.
}
rolls = { $crystals ->
    [0] { $you ->
        [seat] You roll { $n } dice.
       *[none] { $seat } rolls { $n } dice.
    }
    [one] { $you ->
        [seat] You trade { $crystals } crystal for a booster and roll { $n } dice.
       *[none] { $seat } trades { $crystals } crystal for a booster and rolls { $n } dice.
    }
   *[other] { $you ->
        [seat] You trade { $crystals } crystals for boosters and roll { $n } dice.
       *[none] { $seat } trades { $crystals } crystals for boosters and rolls { $n } dice.
    }
}
engineer-helped = { $to_face ->
    [none] { $you ->
        [seat] { $engineer } picks up your { $die } for another roll.
       *[none] { $engineer } picks up { $seat }'s { $die } for another roll.
    }
   *[other] { $you ->
        [seat] { $engineer } turns your { $die } into a { $to_face }.
       *[none] { $engineer } turns { $seat }'s { $die } into a { $to_face }.
    }
}
part-used = { $to_face ->
    [none] { $you ->
        [seat] You use { $part } to roll the { $die } again.
       *[none] { $seat } uses { $part } to roll the { $die } again.
    }
   *[other] { $you ->
        [seat] You use { $part } to turn a { $die } into a { $to_face }.
       *[none] { $seat } uses { $part } to turn a { $die } into a { $to_face }.
    }
}
ore-spent = { $you ->
    [seat] You spend an ore to turn a { $die } into a { $to_face }.
   *[none] { $seat } spends an ore to turn a { $die } into a { $to_face }.
}
arrow-paid = { $you ->
    [seat] You lock a { $pay_die } on { $track } to turn a { $die } into a { $to_face }.
   *[none] { $seat } locks a { $pay_die } on { $track } to turn a { $die } into a { $to_face }.
}
locked = { $you ->
    [seat] You lock { $dice } ({ $track }) and earn { $reward }.
   *[none] { $seat } locks { $dice } ({ $track }) and earns { $reward }.
}
ended = { $n ->
    [0] { $you ->
        [seat] You end your turn.
       *[none] { $seat } ends the turn.
    }
   *[other] { $you ->
        [seat] You end your turn; { $dice } { $n ->
            [one] is
           *[other] are
        } left over.
       *[none] { $seat } ends the turn; { $dice } { $n ->
            [one] is
           *[other] are
        } left over.
    }
}
discarded = { $crystals ->
    [0] { $you ->
        [seat] You throw away { $ore } ore.
       *[none] { $seat } throws away { $ore } ore.
    }
    [one] { $you ->
        [seat] You throw away { $crystals } crystal and { $ore } ore.
       *[none] { $seat } throws away { $crystals } crystal and { $ore } ore.
    }
   *[other] { $you ->
        [seat] You throw away { $crystals } crystals and { $ore } ore.
       *[none] { $seat } throws away { $crystals } crystals and { $ore } ore.
    }
}

## What happened: tiles and boards

tile-chosen = { $you ->
    [seat] You choose { $tile }.
   *[none] { $seat } chooses { $tile }.
}
draws = { $you ->
    [seat] You draw a board.
   *[none] { $seat } draws a board.
}
laid-board = { $you ->
    [seat] You lay side { $side } of the new board.
   *[none] { $seat } lays side { $side } of the new board.
}
explored = { $you ->
    [seat] You lay { $tile }.
   *[none] { $seat } lays { $tile }.
}
found-crystals = { $you ->
    [seat] You collect { $crystals ->
        [one] { $crystals } crystal
       *[other] { $crystals } crystals
    }.
   *[none] { $seat } collects { $crystals ->
        [one] { $crystals } crystal
       *[other] { $crystals } crystals
    }.
}
    .guide = Before a roll, each crystal can become one more die for that round.
    .guide-title = A crystal
found-vnaut = { $you ->
    [seat] You find a V-naut.
   *[none] { $seat } finds a V-naut.
}
    .guide = Everybody who found a V-naut chooses an Engineer when the round is over. Engineers help once in every round, and in the launch.
    .guide-title = A V-naut
vnaut-stays = { $you ->
    [seat] You find a V-naut, but there is no room for another engineer.
   *[none] { $seat } finds a V-naut, but there is no room for another engineer.
}
fully-explored = { $you ->
    [seat] You have fully explored a board.
   *[none] { $seat } has fully explored a board.
}
rods = { $you ->
    [seat] You gain { $rods ->
        [one] { $rods } fuel rod
       *[other] { $rods } fuel rods
    } for { $reasons } and have { $total }.
   *[none] { $seat } gains { $rods ->
        [one] { $rods } fuel rod
       *[other] { $rods } fuel rods
    } for { $reasons } and has { $total }.
}
    .guide = Whoever has five makes everybody launch after this round. Each rod is one more die then.
    .guide-title = Fuel rods
five-of-a-kind = five of a kind
four-parts = the fourth part
finished = a fully explored board

## What happened: cards, rounds and the launch

rescued = { $you ->
    [seat] You take { $engineer } aboard.
   *[none] { $seat } takes { $engineer } aboard.
}
retired = { $engineer } goes back to sleep.
took-part = { $you ->
    [seat] You take { $part }.
   *[none] { $seat } takes { $part }.
}
claim-lapsed = { $you ->
    [seat] You find no new engineer to take; your claim lapses.
   *[none] { $seat } finds no new engineer to take; the claim lapses.
}
round-over = Round { $round } is over.
round-begins = Round { $round } begins.
turn-begins = Turn { $round } begins.
launch-begins = Somebody has { $rods } fuel rods: the launch begins.
launch-forced = The round limit is reached: the launch begins.
launch-order = The order of the launch: { $seats }.
launches = { $you ->
    [seat] You launch.
   *[none] { $seat } launches.
}
stays = { $you ->
    [seat] You play another turn.
   *[none] { $seat } plays another turn.
}
gave-up = { $you ->
    [seat] You give up.
   *[none] { $seat } gives up.
}
committed = { $you ->
    [seat] You launch with { $length } × { $die }.
   *[none] { $seat } launches with { $length } × { $die }.
}

## The end

won = { $you ->
    [seat] You win.
   *[none] { $seat } wins.
}
shared = Shared victory: { $seats }.
standing = { $you ->
    [seat] you: { $length } × { $die }, { $engineers ->
        [one] { $engineers } engineer
       *[other] { $engineers } engineers
    }, { $rods ->
        [one] { $rods } rod
       *[other] { $rods } rods
    }, { $ore } ore
   *[none] { $seat }: { $length } × { $die }, { $engineers ->
        [one] { $engineers } engineer
       *[other] { $engineers } engineers
    }, { $rods ->
        [one] { $rods } rod
       *[other] { $rods } rods
    }, { $ore } ore
}
standings = The launches: { $standings }.
star-reasons = The stars: { $reasons }.
launch-fails = The launch fails: { $reasons }.
stars = { $stars } of five stars.
for-launch = { $stars } for eight of a kind with four engineers rescued
for-crew = { $stars } for { $rescued } engineers rescued
for-sixes = { $stars } for sixes
lost = The game is lost: { $length } × { $die } with { $rescued ->
    [one] { $rescued } engineer
   *[other] { $rescued } engineers
} rescued.
too-short = it takes { $needed } of a kind, not { $length }
too-few-rescued = it takes { $needed } rescued engineers, not { $rescued }
given-up = The game is lost: it was given up in turn { $round }.
out-of-turns = The game is lost: no turn is left.

## Refusals

over = The game is over.
already-done = Your turn is done; the others are still at theirs.
nature-acts = Chance has to act first.
not-asked = Somebody else is asked now.
not-drawn = That cannot come up now.
not-in-edition = There is no such component.
wrong-moment = That cannot be done now. The step at hand: { $phase }.
redeem-before-roll = Gem cards are redeemed only before the roll.
no-gem-card = There is no unused gem card of this kind.
no-crystals = { $n ->
    [one] A booster costs a crystal, and there are { $crystals }.
   *[other] { $n } boosters cost { $n } crystals, and there are { $crystals }.
}
no-die = No unlocked die shows a { $die }.
dice-missing = The unlocked dice do not include { $dice }.
engineer-absent = { $engineer } is not on board.
engineer-used = { $engineer } has already helped this turn.
no-icon = No unused part can { $effect }.
parts-in-launch = Parts are set aside in the launch.
no-ore = There is no ore left.
arrow-taken = The { $track } space is taken this turn.
two-dice = The paying die and the changed die are two different dice.
track-taken = The track “{ $track_title }” has been used this turn.
closed-in-launch = In the launch only engineers, ore and the +1 and −1 spaces work.
no-place = There is no place for { $reward }, so the dice stay out.
no-gear-spot = All four gear spots are taken or promised.
rods-full = A solo mech carries { $rods } fuel rods and no more.
end-in-launch = A launch ends with a commitment to a value.
wrong-size = You earned { $reward }, not { $tile }.
tiles-gone = All tiles of this shape have been laid.
fits-nowhere = There is no room for { $tile } now.
mech-first = The first tile covers the mech, so no board can come before it.
boards-full = There is room for { $n } boards, and they are all there.
stack-empty = There is no board left to draw.
drawn-already = A board was already drawn for this tile.
out-of-reach = A tile of this size could not reach a new board.
not-beside = A new board goes directly beside one of your own, where none lies yet.
no-tile-there = Here { $reward } could not touch both this side and what you have explored.
not-that-way = The chosen shape cannot lie like that.
off-the-boards = Cell { $cell } lies on none of your boards.
covered = Cell { $cell } is covered already.
across-a-barrier = A ridge runs between { $cell } and { $other_cell }.
cover-the-mech = The first tile has to cover the mech.
touches-nothing = The tile touches no tile laid before.
cover-the-new-board = The tile has to cover a cell of the new board.
discard-exactly = { $n ->
    [one] Exactly one gem has to go, from what is there.
   *[other] Exactly { $n } gems have to go, from what is there.
}
not-an-engineer-to-take = An engineer must be there to take, and not yet on board.
not-in-the-market = This part does not lie in the market.
no-launch-yet = A solo launch needs five fuel rods, four parts and a finished board at the end of a turn.
nothing-to-put-off = There is no launch to put off now.
no-conceding = Giving up is for solo games that allow it, before a roll.
commit-in-launch = Values are committed to only in the launch.

not-a-move = “{ $text }” is not a move. Moves look like: roll +1, ore 4>5, lock kind 3x2, tile L4, cells 2,4 2,5, end.
not-a-cell = “{ $text }” is not a cell. Cells are written column,row like 2,4.
not-the-shape = These cells do not have the chosen shape.
not-on-a-board = Cell { $text } lies on none of your boards.
not-a-numbered-place = A place with cells is written with its cells, like: cells 2,4 2,5.

## On the boards

board-players = Players
board-market = Market
board-deck = deck { $n }
board-none = none
board-part = { $part }
board-parts = Parts
board-spent = spent
board-engineers = Engineers
board-engineers-of = Engineers { $n } of { $windows }
board-used = used
board-asleep = asleep
board-launch = Launch
board-dice = Dice
board-your-dice = Your dice
board-rolling = +{ $n } rolling
board-gems = Gems
board-held = { $crystals ->
    [one] { $crystals } crystal
   *[other] { $crystals } crystals
}, { $ore } ore
board-room = room for { $hold }
board-rods = Fuel rods
    .help = Five start the launch. Five of a kind brings one, a fully explored board two, the fourth part one.
board-rods-of = { $n } of { $rods } rods
board-rod-count = { $n ->
    [one] { $n } rod
   *[other] { $n } rods
}
board-of = { $n } of { $all }
board-crew = { $n ->
    [one] { $n } engineer
   *[other] { $n } engineers
}
board-open-effects = Opened
board-claims = Claims
board-claims-of = { $rescues ->
    [one] { $rescues } engineer
   *[other] { $rescues } engineers
}, { $parts ->
    [one] { $parts } part
   *[other] { $parts } parts
}
board-tile = Tile
board-tiles-left = Tiles left
board-tiles-each = { $n } of each
board-choose-tile = Choose { $reward }
board-side = Side { $side }
board-stack = Stack
board-empty = empty
board-roll-off = Roll-off
board-sequence = { $length } × { $die }
board-marker = marker { $marker ->
    [blue] blue
   *[pink] pink
}
board-playing = playing
board-ready = ✓ ready
board-die = A { $die }
board-die-can = A { $die }, can be changed
board-which-die = Choose the die to change.
board-wasted = { $n ->
    [0] No die is left over.
    [one] Ending now wastes one die.
   *[other] Ending now wastes { $n } dice.
}
board-placed = It stays here. Lay it, or choose another place.
board-point = Click where it goes, drag it, or use the arrow keys.
board-turn = Turn
board-flip = Flip
board-terrain = Terrain.
board-terrain-places = { $n ->
    [one] Terrain. { $n } place for the tile: arrows move it, R turns it, F flips it, Enter lays it.
   *[other] Terrain. { $n } places for the tile: arrows move it, R turns it, F flips it, Enter lays it.
}
board-lay-here = Lay it here
board-chosen-place = The chosen place
board-not-this-side = not this side
board-no-fit = no tile fits
board-lay-side = Lay side { $side } here
board-show-side = Show side { $side }
board-lay-tile = Lay the tile here
board-takes-nothing = Here the tile takes nothing; it opens the way.
board-fits-there = { $vnauts ->
    [0] { $crystals ->
        [0] Here your tile fits, and takes nothing yet.
        [one] Here your tile fits, and can take a crystal.
       *[other] Here your tile fits, and can take { $crystals } crystals.
    }
   *[other] { $crystals ->
        [0] Here your tile fits, and can reach the V-naut.
        [one] Here your tile fits, and can take the V-naut and a crystal.
       *[other] Here your tile fits, and can take the V-naut and { $crystals } crystals.
    }
}
board-free-place = Free place
board-may-draw = for a board you draw
board-two-sides = The board you drew has two sides
board-chosen = chosen
board-crystal = crystal: a booster
board-vnaut = V-naut: an engineer
board-ridge = ridge: no tile across
board-choose-track = Choose a track or a die
board-choose-place = Choose a place on the ground
board-choose-site = Choose a side and a place
board-choose-card = Choose one
board-choose-commit = Choose what to launch with
board-which-way = Choose one of the ways below.
board-ways = { $n ->
    [one] { $n } way
   *[other] { $n } ways
}
board-pays = pays
board-ore = Ore
board-track-earns = { $reward }
board-after-board = Your tile goes down next, on the new board.
board-bay-of = Bay { $n } of { $hold }
board-after-lock = yours to choose from after the lock
board-tiles-of = Tiles of size { $sizes }
board-left = ×{ $n }
board-free = free
board-once-a-turn = once a turn
board-parts-of = Parts { $n } of { $all }
board-fourth-part = the 4th: a rod
board-bay = Holding bay
    .help = A crystal becomes a booster die before a roll. An ore changes a die by one. After a turn there is room for eight.
board-spend-ore = { $n ->
    [one] Spend your ore on a die
   *[other] Spend one of { $n } ore on a die
}
board-boosters = Boosters
board-trade = Trade crystal { $n } for a booster
board-trade-note = Tap crystals to trade them for booster dice in this roll.
board-no-crystals = You have no crystals for booster dice.
board-will-roll = will roll { $n } dice
board-launch-now = The launch
board-round-over = Round { $round } is over
board-round-sum = { $most ->
    [0] Nobody has a fuel rod yet; { $rods } start the launch.
   *[other] The most fuel rods so far: { $most }. { $rods } start the launch.
}
board-squares = { $n ->
    [0] nothing explored
    [one] { $n } square explored
   *[other] { $n } squares explored
}
board-this-round = +{ $n } this round
board-got-ore = { $n } ore
board-to-rescue = { $n ->
    [one] an engineer to choose
   *[other] { $n } engineers to choose
}
board-to-take = { $n ->
    [one] a part to take
   *[other] { $n } parts to take
}
board-rods-for = Fuel rods for { $reasons }
board-cards-follow = Now engineers and parts are handed out.
board-no-cards = There are no cards to hand out.
board-end-won = Lift-off
board-end-second = Left behind
board-end-lost = Stranded on Venus
board-end-rule = The longest sequence wins, then the highest value, then more engineers, more fuel rods, more ore.
board-stars = { $n } of five stars
moment-round-over = The round is over
moment-launch-order = The launch
moment-committed = A launch
board-track-empty = { $track_title }: { $rewards }. Empty
board-track-open = { $track_title }. Empty
board-track-locked = { $track_title }. Locked: { $dice }

## What one does in a game, for statistics

tally-locked = Tracks filled
tally-explored = Tiles laid
tally-laid-board = Boards laid
tally-found-crystals = Crystal finds
tally-found-vnaut = V-nauts found
tally-rescued = Engineers taken aboard
tally-engineer-helped = Help from Engineers
tally-ore-spent = Ore spent
tally-arrow-paid = Dice turned by one
tally-rerolled = Dice rolled again
tally-took-part = Parts taken

## On paper

print-authors = designed by James and Adam Staley, illustrated by Jo Masson, published by Tin Robot Games
print-mechs = Mech boards
print-mech = Mech Control Board
print-starts = Starting boards
print-extras = Extra boards
print-tiles = Tiles
print-supplies = Supplies
print-part = Part
print-engineer = Engineer
print-once = once, then spent
print-each-turn = once a turn
print-crystal = crystal
print-vnaut = V-naut
print-rod = fuel rod
print-ready = ready
print-value = value of the dice
print-launch = Roll your four dice and one more for each fuel rod, once. Change dice with your engineers (each once), ore, and the +1 and −1 spaces. Then commit to a value: all your dice that show it are your sequence, eight at most.
    The longest sequence wins, then the higher value; then more engineers, more rods, more ore left.

print-summary-goal = Rescue engineers and gather fuel rods until somebody has { $rods }. Then all launch: the longest row of equal dice wins.
    .title = The goal
print-summary-setup = Everyone takes a Mech board, a starting board, four dice and a ready marker. Put a crystal on each ◆ and a V-naut on V.
    Of each engineer use one card fewer than there are players. Shuffle the parts and turn up { $market }. Shuffle the extra boards and give everyone { $boards }, unseen.
    Print the tiles once for each player; in a game for several they never run out.
    .title = Setting up
print-summary-turn = All take their turns at the same time. Prepare: spend crystals, one booster die each for this turn; use gem cards.
    Roll all dice once. Operate: change dice and lock them onto tracks, in any order, as long as you like.
    Clean up: take back all dice, turn over the parts that you opened, keep { $bay } gems at most, mark yourself ready.
    .title = A turn
print-summary-dice = Only unlocked dice change, and they stay within 1 to 6. Each engineer works once a turn. A part: all it shows, in one turn, then it is spent. Ore: return one, a die goes up or down by 1. +1 and −1: lock a die there, another goes up or down by 1. Turning over makes 1 a 6, 2 a 5, 3 a 4.
    .title = Changing dice
print-summary-tracks = Each track takes dice once a turn, all at once. Only the reward above the last die is yours, and you must be able to take it. Tiles are laid at once, cards come at the end of the round.
    Of a kind: two to five equal dice. Run: three or four in a row. Full house: three and two of different values.
    .title = Locking dice
print-summary-tiles = Choose any shape of the size earned, turned and flipped as you like. The first covers M, every later one shares an edge with a tile of yours. No tile may lie over a ridge, over another tile or beyond the boards; it may lie on several boards.
    Take the crystals it covers. For a covered V-naut you get an engineer. A board covered completely: two fuel rods.
    .title = Tiles
print-summary-boards = Before you lay a tile, but not your first, you may draw a board: choose its side, lay it upright beside one of yours, fill its spots, and let the tile cover at least one of its squares. Four boards at most, the starting one included.
    .title = New boards
print-summary-cards = When all are ready, engineers are chosen, then parts. If several want some, they roll: higher chooses first. Nobody takes an engineer of a kind already held. Four engineers and four parts at most; spent parts keep their places. Cards work from the next turn on.
    .title = Cards
print-summary-rods = Five of a kind: one. A board covered completely: two. Your fourth part: one.
    .title = Fuel rods
print-summary-launch = It begins after the cards of the round in which somebody has enough rods. That player launches last (of several, the one with most engineers); whoever has fewest rods launches first, then clockwise. The sheet “Launch” says how.
    .title = The launch
print-summary-solo = Six boards at most, five drawn; { $limit } of each tile. One part of each kind without gem cards, the top one open; one engineer of each kind. Cards are received and usable at once. Boards bring no rods. A fifth engineer replaces the first.
    With { $rods } rods, four parts and a covered board you may launch after a turn: win with eight of a kind and four engineers rescued. Stars: 2, one for each engineer beyond four, one for sixes.
    .title = Alone

## The first lesson

lesson-first = Three rounds on Venus
    .help = Lock dice, lay tiles, change a die with ore, and rescue your first V-naut.
lesson-first-theme = Your mech has crashed on Venus, and so have your friends’. Explore the ground, rescue the V-nauts who are stranded there, and gather fuel to get away.
lesson-first-goal = As soon as somebody has five fuel rods, everybody launches, once. You roll one die more for each of your rods, and the longest row of equal dice wins.
lesson-first-dice = Each round you roll four dice and lock them on the tracks of your mech: equal dice, runs, any three, a full house. The last spot that is filled says what you earn, most often a tile.
lesson-first-run = 4, 5 and 6 are a run of three: that earns a tile of three squares. Your first tile must cover the mech; whatever else it covers is yours, and a crystal is near.
    .try = Lock the run, take { $tile }, and lay it from the mech over the crystal below.
    .other = That is fine, too. With the run and { $tile } you would have had the crystal at once. Let us go on from there.
lesson-first-ore = One die is left, a 6. Any die on the ore spot earns an ore, which later changes a die by one.
    .try = Lock the 6 on the ore spot.
    .other = Legal, but a die that is not locked is wasted. On the ore spot it would have earned an ore.
lesson-first-booster = A new round. A crystal can be traded for a booster: one more die, this round only. After the roll, an ore changes a die by one.
    .try = Trade your crystal for a booster and roll. Then spend the ore to turn the 6 into a 5.
    .other = That is allowed. With five dice and the ore you would have had 2, 2, 5, 5 and 5: a full house. Let us go on as if you had.
lesson-first-full = 2, 2, 5, 5 and 5 are a full house, three and two. It earns a tile of five or six squares. Every new tile must touch one that lies there already, and may not cross a ridge. When a whole board is covered, it brings two fuel rods.
    .try = Lock the full house, take { $tile }, and lay it into the corner below on the right.
    .other = That works, too. { $tile } in the corner would have collected the next crystal. Let us go on from there.
lesson-first-rescue = Above your tiles a V-naut waits. Any three dice earn { $tile }, and that is enough to reach it.
    .try = Roll with a booster, lock 1, 3 and 5, lay { $tile } over the V-naut, and end the turn.
    .other = Legal, but { $tile } would have reached the V-naut. Let us go on as if you had rescued it.
lesson-first-engineer = A rescued V-naut becomes an Engineer, who changes one die in every round. Each of them does it in another way.
    .try = Take { $engineer } aboard: it turns a die over.
    .other = A good one, too. In this lesson { $engineer } comes aboard.
lesson-first-tip = A tip: fuel rods come from five equal dice, covered boards, and four parts. Early on, collect crystals and Engineers: they make the big combinations possible.
