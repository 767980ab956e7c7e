# Every word of The Gemini Card Game that a player reads. `kernel/catalogue.py` says what messages may use.

title = The Gemini Card Game
summary = Run an observatory together: match programs, instruments, targets and weather for twelve rounds.

## Options

option-roles = Roles
    .help = Are the roles dealt at random, or does each player choose?
option-roles-dealt = Dealt
    .help = Chance gives out the roles.
option-roles-chosen = Chosen
    .help = The players choose one after the other.
option-instants = Instants
    .help = Shuffle six Instant cards into the Player deck.
option-visiting = Visiting instruments
    .help = How many visiting instruments join the Instrument deck.
option-visitors = Which visitors
    .help = Are the visitors drawn, or named by the first player?
option-visitors-drawn = Drawn
    .help = Chance draws the visitors.
option-visitors-chosen = Chosen
    .help = The first player names the visitors.
option-booboo = Made a booboo
    .help = Allow taking back the last action for one Reputation.
option-gmos_split = One GMOS at each site
    .help = Put the two GMOS at one site each instead of both at both.
option-bright_ao_primary = Bright targets with AO count as Primary
    .help = Let a Bright target observed with AO stand for a Primary one too.
option-closure_stops_base = Closures stop everything
    .help = Let closures stop Checkouts and Poor Weather time as well.

## Programs

program-BASE = Checkouts
    .help = The observatory is tested first: until Checkouts has its hours, no target can get Time. Any instrument will do, whatever the weather.
program-POOR = Poor Weather time
    .help = Every hour put here counts points at the end, with any instrument and in any weather. It is never complete and costs nothing.
program-P01 = Planets of Young Stars
program-P02 = Multi-messenger Transients
program-P03 = Black Holes and Hosts
program-P04 = Extreme Universe Imaging
program-P05 = Resolved Star Clusters
program-P06 = Star Birth in Colour
program-P07 = Disks and Outflows
program-P08 = Active Galaxy Monitoring
program-P09 = Bright Snapshots
program-P10 = Massive Star Spectra
program-P11 = Twilight Filler Survey

band-1 = Band 1
    .help = The most important programs. The scenario requires some of them: each one that is missing at the end costs Reputation. In Best weather, one that is active wants Time in that round.
band-2 = Band 2
    .help = Good science with fewer points than Band 1. Nobody insists on it, but one that is active and has no completed target costs points at the end.
band-3 = Band 3
    .help = Filler for weather that is too poor for anything else: few points, and little to lose.

mode-imaging = imaging
    .short = images
    .help = The program wants pictures: only an instrument that does imaging can be attached.
mode-spectroscopy = spectroscopy
    .short = spectra
    .help = The program wants spectra: only an instrument that does spectroscopy can be attached.

## Adaptive optics (AO): what a program allows, and what an instrument does

ao-any = AO or not
    .short = any AO
    .help = Adaptive optics (AO) takes the blur out of the air. This program takes targets with AO and without.
ao-only = AO only
    .short = AO only
    .help = Adaptive optics (AO) takes the blur out of the air. This program takes only targets that are observed with AO, so it needs Great or Best weather and an instrument that uses AO.
ao-none = no AO
    .short = no AO
    .help = Adaptive optics (AO) takes the blur out of the air. This program takes only targets that are observed without it.
ao-never = never AO
    .help = This instrument cannot observe targets with AO.
ao-with_altair = AO with Altair
    .help = This instrument observes without AO, and with AO too while it carries Altair.
ao-always = always AO
    .help = This instrument always uses AO: it cannot observe a target that was played without.
ao-grants = gives AO
    .help = Altair observes nothing itself. The instrument that carries it can also use AO.

## Targets

target-T01 = Gamma-ray Burst Afterglow
target-T02 = Kilonova in NGC 4993
target-T03 = Galactic Centre S-stars
target-T04 = HR 8799 Planets
target-T05 = 51 Eridani b
target-T06 = Quasar ULAS J1120+0641
target-T07 = Cygnus A
target-T08 = M87 Core
target-T09 = NGC 4151
target-T10 = Orion Bullets
target-T11 = R136 in 30 Doradus
target-T12 = Terzan 5
target-T13 = Arp 220
target-T14 = NGC 1068
target-T15 = Titan
target-T16 = Io
target-T17 = Eta Carinae
target-T18 = WR 140
target-T19 = Beta Pictoris

type-primary = Primary
    .help = A faint target. It fills a Primary slot and needs the clearest weather.
type-secondary = Secondary
    .help = A target of middling brightness. It fills a Secondary slot and can do with ordinary weather.
type-bright = Bright
    .help = A bright target. It fills a Bright slot and shines through the worst weather. Observed with AO it may fill a Primary slot too, if the table plays it so.

site-north = the north
    .short = N
    .name = North
    .help = The telescope in the north. It sees northern targets, and those that both sites see. A Storm or a Shutdown closes it for a round.
site-south = the south
    .short = S
    .name = South
    .help = The telescope in the south. It sees southern targets, and those that both sites see. An Earthquake or a Shutdown closes it for a round.

## Cards of the Player deck by what they show

face-unseen = a card
face-1h = 1 h of Time
face-2h = 2 h of Time
face-3h = 3 h of Time
face-5h = 5 h of Time
face-classical = a Classical Run (5 h)
    .help = Five hours that were promised to a visitor. Play them by the round on the card, anywhere; otherwise, or if you discard them, they cost one Reputation.
face-BASE = { program-BASE }
face-P01 = { program-P01 }
face-P02 = { program-P02 }
face-P03 = { program-P03 }
face-P04 = { program-P04 }
face-P05 = { program-P05 }
face-P06 = { program-P06 }
face-P07 = { program-P07 }
face-P08 = { program-P08 }
face-P09 = { program-P09 }
face-P10 = { program-P10 }
face-P11 = { program-P11 }
face-T01 = { target-T01 }
face-T02 = { target-T02 }
face-T03 = { target-T03 }
face-T04 = { target-T04 }
face-T05 = { target-T05 }
face-T06 = { target-T06 }
face-T07 = { target-T07 }
face-T08 = { target-T08 }
face-T09 = { target-T09 }
face-T10 = { target-T10 }
face-T11 = { target-T11 }
face-T12 = { target-T12 }
face-T13 = { target-T13 }
face-T14 = { target-T14 }
face-T15 = { target-T15 }
face-T16 = { target-T16 }
face-T17 = { target-T17 }
face-T18 = { target-T18 }
face-T19 = { target-T19 }
face-IN1 = Director's Discretionary Time
face-IN2 = Clearing Sky
face-IN3 = Port Swap
face-IN4 = Press Release
face-IN5 = Night Shift
face-IN6 = Archive Search

effect-IN1 = { $n } h for a program's current target, whatever the weather.
effect-IN2 = For the rest of this turn the conditions count as one step better.
effect-IN3 = One instrument move without an action.
effect-IN4 = One Reputation back, up to the { $n } you began with.
effect-IN5 = One more action this turn.
effect-IN6 = Any one card from the discard into your hand.

## Instruments

instrument-unseen = an instrument
instrument-gmos_a = GMOS A
    .help = A camera and spectrograph for visible light, one of a pair.
instrument-gmos_b = GMOS B
    .help = A camera and spectrograph for visible light, one of a pair.
instrument-gnirs = GNIRS
    .help = A spectrograph for the near infrared.
instrument-nifs = NIFS
    .help = A near-infrared spectrograph that takes a spectrum of every point of a small field.
instrument-niri = NIRI
    .help = A camera for the near infrared.
instrument-f2 = FLAMINGOS-2
    .help = A near-infrared camera and spectrograph with a wide field.
instrument-gsaoi = GSAOI
    .help = A near-infrared camera behind adaptive optics.
instrument-gpi = GPI
    .help = It looks for planets beside bright stars, with adaptive optics of its own.
instrument-altair = Altair
    .help = The adaptive optics of the north. Attaching it from the row costs no action. It goes under the deck when its instrument moves or its program is complete.
instrument-V1 = 'Alopeke
    .help = A visiting camera that freezes the air with thousands of short pictures.
instrument-V2 = Zorro
    .help = A visiting camera that freezes the air with thousands of short pictures.
instrument-V3 = DSSI
    .help = A visiting camera that freezes the air with thousands of short pictures.
instrument-V4 = GRACES
    .help = A visiting spectrograph at the far end of a long fibre.
instrument-V5 = MAROON-X
    .help = A visiting spectrograph that weighs planets by the wobble of their stars.
instrument-V6 = TEXES
    .help = A visiting spectrograph for the mid infrared.
instrument-V7 = IGRINS
    .help = A visiting spectrograph for the near infrared.
instrument-V8 = Phoenix
    .help = A visiting spectrograph for the near infrared.

## Weather

sky-poor = Poor
sky-good = Good
sky-great = Great
sky-best = Best
sky-X01 = Storm
    .short = Storm
    .help = It closes the north for this round. In the first round it goes back under the deck.
sky-X02 = Earthquake
    .short = Quake
    .help = It closes the south for this round. In the first round it goes back under the deck.
sky-X03 = Shutdown (North)
    .help = The north is closed in the next round, and another card is drawn for this one.
sky-X04 = Shutdown (South)
    .help = The south is closed in the next round, and another card is drawn for this one.

## Roles

role-R1 = Instrument Engineer
role-R2 = Queue Coordinator
role-R3 = Contact Scientist
role-R4 = Telescope Operator
ability-R1 = Once a turn, one instrument move that costs no action.
ability-R2 =
    The hand limit is { $n ->
        [one] one card
       *[other] { $n } cards
    } higher.
ability-R3 = Once a turn, exchange a card with another player.
ability-R4 = Every Time card put on a target counts { $n } h more.

## Levels of victory

level-0 = Funding Lost
level-1 = Funding Kept
    .short = Kept
level-2 = Solid Semester
    .short = Solid
level-3 = Productive Semester
    .short = Productive
level-4 = Golden Semester
    .short = Golden

## Phases, and what each is about for somebody who meets it for the first time

phase-cast = Who takes which role?
    .guide = Everyone has a role with an ability of its own, free to use in its turn. With two players each has two roles.
    .guide-title = Roles
phase-open = Who begins?
    .guide = The Instrument Engineer is not in play, so chance names who goes first all semester.
    .guide-title = Who begins?
phase-invite = Which visiting instruments join?
    .guide = Name the visitors that are shuffled into the Instrument deck. Only one of them can be at work at a time.
    .guide-title = Visiting instruments
phase-deal = The deal
    .guide = Hands are open and everybody may talk: plan together from the start.
    .guide-title = The hands
phase-row = The instrument row
    .guide = Two instruments lie open. Whenever one leaves, the next is turned up.
    .guide-title = The instrument row
phase-sky = The weather
    .guide = The weather says which targets may get Time this round, and whether adaptive optics works. A Storm or an Earthquake closes a site.
    .guide-title = The weather
phase-replenish = Drawing
    .guide = A turn begins with filling up the hand. Nobody ever discards down to the limit.
    .guide-title = Drawing
phase-main = Actions and free moves
    .guide = You have one action, more in Best weather: activate a program, play a target, play Time, move an instrument, or discard your hand. Give Checkouts its hours first: no target gets Time before that. A program is complete when both its targets have their hours. Red print costs Reputation, and with none left you all lose.
    .guide-title = Your turn
phase-give = An exchange: the offer
    .guide = Offer one of your cards, or break off.
    .guide-title = An exchange
phase-take = An exchange: the wish
    .guide = Name the card that you want for the one you offered.
    .guide-title = An exchange
phase-release = A free instrument
    .guide = A program is complete. Its instrument may go at once to a program that has none and can use it.
    .guide-title = A free instrument
phase-over = The end of the semester
    .guide = With Reputation left, completed programs and hours of Poor Weather count, and unfinished programs may cost. The total tells the level of your victory.
    .guide-title = The end of the semester

## What is asked for

prompt-cast = Which role do you take?
prompt-invite = Which visiting instrument joins?
prompt-main =
    { $actions ->
        [0] No action is left: make free moves, or end the turn.
        [one] One action and free moves; then end the turn.
       *[other] { $actions } actions and free moves; then end the turn.
    }
prompt-give = Which card do you offer?
prompt-take = Which card do you want for { $face }?
prompt-release = Where does { $instrument } go?

## Moves

move-discard-hand = Discard your hand
move-place = Put { $instrument } on { $program }{ how }
move-move = Move { $instrument } to { $program }{ how }
move-swap = Swap { $instrument } and { $other_instrument }{ how }
move-return = Return { $instrument } under the deck{ how }
move-move-altair = Move Altair to { $host_instrument } on { $program }{ how }
move-return-altair = Return Altair under the deck{ how }
move-activate = Activate { $program }
move-target = Observe { $target } for { $program }
move-target-ao = Observe { $target } for { $program } with AO
move-time =
    { $completes ->
        [checkouts] Put { $face } on { $program } and complete it
        [target] Put { $face } on { $program } and complete { $target }
        [program] Put { $face } on { $program } and complete it
       *[nothing] Put { $face } on { $program }
    }
move-attach = Attach Altair to { $host_instrument } on { $program }
move-exchange = Exchange a card
move-use = Use { $face }
move-use-on = Use { $face } on { $program }
move-use-for = Use { $face } for { $found_face }
move-booboo = Take back the last action
move-end-turn = End the turn
move-give = Offer { $face }
move-give-nothing = Keep all cards
move-take = Take { $face } from { $other_seat }
move-send = Send { $instrument } to { $program }
move-send-under = Send { $instrument } under the deck
move-role = Be the { $role }
move-visitor = Invite { $instrument }
move-first =
    { $you ->
        [seat] You begin
       *[none] { $seat } begins
    }
move-row = Turn up { $instrument }
move-weather = Weather: { $sky }
move-draw = Draw { $face }
how =
    { $by ->
        [ability] { " (Engineer, no action)" }
        [IN3] { " (Port Swap, no action)" }
       *[action] { "" }
    }

## What happened: set-up and weather

role-dealt =
    { $you ->
        [seat] You are the { $role }.
       *[none] { $seat } is the { $role }.
    }
role-chosen =
    { $you ->
        [seat] You choose to be the { $role }.
       *[none] { $seat } chooses to be the { $role }.
    }
first =
    { $you ->
        [seat] You begin every round.
       *[none] { $seat } begins every round.
    }
visitor = { $instrument } comes visiting.
turned-up = { $instrument } is turned up into the instrument row.
dealt =
    { $you ->
        [seat] You are dealt { $face }.
       *[none] { $seat } is dealt { $face }.
    }
drew =
    { $you ->
        [seat] You draw { $face }.
       *[none] { $seat } draws { $face }.
    }
run-due =
    { $you ->
        [seat] You must play this Classical Run by round { $due_round }.
       *[none] { $seat } must play this Classical Run by round { $due_round }.
    }
reshuffled =
    The Player deck is used up: { $n ->
        [one] one discarded card is
       *[other] { $n } discarded cards are
    } shuffled.
weather = Round { $round }: the weather is { $sky }.
special = Round { $round }: { $sky } closes { $sites }; otherwise the weather stays { $other_sky }.
special-too-early = { $sky } in the first round goes under the deck.
shutdown = { $sky }: { $sites } will be closed in round { $round }.
shutdown-too-late = { $sky }: there is no round left for it.
conditions =
    { $n ->
        [0] { $sky } weather: no target may get Time.
       *[other]
            { $sky } weather: { $types } targets may get Time, { $ao ->
                [yes] also with AO
               *[no] but not with AO
            }.
    }
closed = Closed this round: { $sites }.
more-actions = Every turn has { $actions } actions this round.
owes-band1 = Best weather: a Band 1 program wants Time this round.
turn =
    { $you ->
        [seat] It is your turn as the { $role }.
       *[none] It is { $seat }'s turn as the { $role }.
    }

## What happened: actions

discarded =
    { $you ->
        [seat] You discard your whole hand: { $faces }.
       *[none] { $seat } discards the whole hand: { $faces }.
    }
runs-thrown-away =
    { $n ->
        [one] A Classical Run was thrown away.
       *[other] { $n } Classical Runs were thrown away.
    }
activated =
    { $you ->
        [seat] You activate { $program }.
       *[none] { $seat } activates { $program }.
    }
target-played =
    { $you ->
        [seat] You play { $target } on { $program }, to be observed { $ao ->
            [yes] with AO
           *[no] without AO
        } for { $hours } h.
       *[none] { $seat } plays { $target } on { $program }, to be observed { $ao ->
            [yes] with AO
           *[no] without AO
        } for { $hours } h.
    }
target-due = { $target } must be complete by the end of round { $due_round }.
target-replaced = { $target } makes room and is discarded with its Time.
opportunity-given-up = { $target } was a Target of Opportunity, and it was given up.
time-on-target =
    { $you ->
        [seat] You put { $hours } h on { $target }: { $now_hours } of { $need_hours } h.
       *[none] { $seat } puts { $hours } h on { $target }: { $now_hours } of { $need_hours } h.
    }
time-on-checkouts =
    { $you ->
        [seat] You put { $hours } h on Checkouts: { $now_hours } of { $need_hours } h.
       *[none] { $seat } puts { $hours } h on Checkouts: { $now_hours } of { $need_hours } h.
    }
time-on-poor-weather =
    { $you ->
        [seat] You put { $hours } h on Poor Weather time, which makes { $now_hours } h.
       *[none] { $seat } puts { $hours } h on Poor Weather time, which makes { $now_hours } h.
    }
operator-hours = The Telescope Operator gets { $hours } h more out of the card.
hours-lost = The surplus of { $hours } h is lost.
target-complete = { $target } is complete.
    .guide = One target is done, so the program counts its partial points. The second target brings the rest, and frees the instrument.
    .guide-title = Half a program
checkouts-complete = Checkouts is complete: targets can get Time now, and Poor Weather time begins.
program-complete =
    { $you ->
        [seat] You complete { $program } for { $worth } points.
       *[none] { $seat } completes { $program } for { $worth } points.
    }
visitor-left = { $instrument } leaves the game.
under = { $instrument } goes under the deck.
sent =
    { $you ->
        [seat] You send { $instrument } to { $program }.
       *[none] { $seat } sends { $instrument } to { $program }.
    }
sent-under =
    { $you ->
        [seat] You send { $instrument } under the deck.
       *[none] { $seat } sends { $instrument } under the deck.
    }

## What happened: instruments

placed =
    { $you ->
        [seat] You put { $instrument } on { $program }{ how }.
       *[none] { $seat } puts { $instrument } on { $program }{ how }.
    }
moved =
    { $you ->
        [seat] You move { $instrument } from { $from_program } to { $program }{ how }.
       *[none] { $seat } moves { $instrument } from { $from_program } to { $program }{ how }.
    }
swapped =
    { $you ->
        [seat] You swap { $instrument } and { $other_instrument }{ how }.
       *[none] { $seat } swaps { $instrument } and { $other_instrument }{ how }.
    }
returned =
    { $you ->
        [seat] You return { $instrument } from { $from_program } under the deck{ how }.
       *[none] { $seat } returns { $instrument } from { $from_program } under the deck{ how }.
    }
altair-moved =
    { $you ->
        [seat] You move Altair to { $host_instrument } on { $program }{ how }.
       *[none] { $seat } moves Altair to { $host_instrument } on { $program }{ how }.
    }
altair-returned =
    { $you ->
        [seat] You return Altair under the deck{ how }.
       *[none] { $seat } returns Altair under the deck{ how }.
    }
altair-attached =
    { $you ->
        [seat] You attach Altair to { $host_instrument } on { $program }, which costs no action.
       *[none] { $seat } attaches Altair to { $host_instrument } on { $program }, which costs no action.
    }
altair-lost = Altair goes under the deck.

## What happened: abilities and Instants

exchange =
    { $you ->
        [seat] You begin an exchange.
       *[none] { $seat } begins an exchange.
    }
offered =
    { $you ->
        [seat] You offer { $face }.
       *[none] { $seat } offers { $face }.
    }
offered-nothing =
    { $you ->
        [seat] You break off the exchange.
       *[none] { $seat } breaks off the exchange.
    }
exchanged =
    { $you ->
        [seat] You take { $face } from { $other_seat } and give { $given_face }.
        [other_seat] { $seat } takes { $face } from you and gives you { $given_face }.
       *[none] { $seat } takes { $face } from { $other_seat } and gives { $given_face }.
    }
used =
    { $you ->
        [seat] You use { $face }.
       *[none] { $seat } uses { $face }.
    }
sky-better = The weather counts as { $sky } for the rest of this turn.
extra-action =
    { $actions ->
        [one] One action is left this turn.
       *[other] { $actions } actions are left this turn.
    }
found =
    { $you ->
        [seat] You find { $face } in the discard.
       *[none] { $seat } finds { $face } in the discard.
    }
taken-back =
    { $you ->
        [seat] You take back the last action for one Reputation.
       *[none] { $seat } takes back the last action for one Reputation.
    }

## What happened: points, Reputation, ends

points =
    The semester now stands at { $total ->
        [one] { $total } point
       *[other] { $total } points
    }: { $reasons }.
counts = { $program } counts { $worth }
reputation = Reputation goes from { $before } to { $after }.
    .guide = Red print on a card is a promise. Breaking it costs Reputation, and when that is gone, all have lost.
    .guide-title = Reputation
turn-over =
    { $you ->
        [seat] You end your turn.
       *[none] { $seat } ends the turn.
    }
round-over =
    { $n ->
        [0] Round { $round } is over.
       *[other] Round { $round } is over: { $checks }. { $lost_reputation ->
            [0] Reputation stays at { $after }.
           *[other] Reputation goes from { $before } to { $after }.
        }
    }
best-met = nothing is owed for Best weather
best-missed = Best weather passed without Time on a Band 1 program (-1 Reputation)
target-waits = { $target } has until the end of round { $due_round }
target-missed = { $target } on { $program } was not completed in time and is discarded (-1 Reputation)
run-waits =
    { $you ->
        [seat] your Classical Run has until the end of round { $due_round }
       *[none] { $seat }'s Classical Run has until the end of round { $due_round }
    }
run-missed =
    { $you ->
        [seat] your Classical Run was not played in time and is discarded (-1 Reputation)
       *[none] { $seat }'s Classical Run was not played in time and is discarded (-1 Reputation)
    }
band1 =
    { $missing ->
        [0] Band 1 programs: { $n } complete, { $required } required. Nothing is missing.
       *[other] Band 1 programs: { $n } complete, { $required } required. That costs { $lost_reputation } Reputation, from { $before } to { $after }.
    }
total =
    { $n ->
        [0] The semester is worth no points.
       *[other]
            The semester is worth { $points ->
                [one] { $points } point
               *[other] { $points } points
            }: { $reasons }.
    }
counts-full = { $points } for { $program }
counts-partial = { $points } for { $program } (one slot filled)
counts-open = { $points } for { $program } (no slot filled)
counts-hours = { $points } for { $hours } h of { $program }
won = { $level } with { $points } points: { $short } more would have made a { $next_level }.
won-all = { $level } with { $points } points.
lost = Funding is lost: no Reputation is left.
headline = Round { $round } of { $rounds }, Reputation { $reputation }

## What a program waits for, where it is not one of the refusals

need-hours = { $target } needs { $hours } h more.
need-instrument = Needs an instrument.
need-target =
    { $n ->
        [1] Needs a { $type } target.
       *[other] Needs a { $type } or { $other_type } target.
    }
need-checkouts = Needs { $hours } h more to be complete.

## Refusals

several = { $reason } { $other_reason }
over = The semester is over.
no-such-seat = There is no seat { $number } at this table.
nature-acts = Cards are being turned up: nobody has to choose.
not-you =
    { $you ->
        [seat] It is for you to choose now.
       *[none] It is for { $seat } to choose now.
    }
choose-role = A role has to be chosen first.
name-visitors = The visiting instruments have to be named first.
offer-card = An exchange is under way: offer a card, or keep them all.
name-card = An exchange is under way: name the card you want.
send-instrument = { $instrument } has to be sent on first.
not-asked = That is not what is asked for now.
nature-only-draws = Chance only turns up cards; this is for a player to do.
not-next-role = { $role } cannot be dealt now.
first-known = It is known who begins.
not-next-visitor = { $instrument } cannot join now.
not-next-instrument = { $instrument } cannot be the next card of the Instrument deck.
row-full = The instrument row needs no card now.
not-next-weather = { $sky } cannot be the next card of the Weather deck.
no-weather-now = No weather is drawn now.
not-next-card = The next card of the Player deck cannot be { $face }.
no-draw-now = Nobody draws a card now.
role-taken = The { $role } is taken.
visitor-order = Visitors are named in ascending order, { $n } in all.
no-actions = No action is left this turn.
empty-hand = There is no card to discard.
not-in-hand = You do not hold { $face }.
no-time-card = You do not hold { $face }.
not-active = { $program } is not active.
takes-no-target = { $program } takes no target.
no-such-side =
    { $target } cannot be observed { $ao ->
        [yes] with AO
       *[no] without AO
    }.
side-not-allowed =
    { $program } does not take targets { $ao ->
        [yes] with AO
       *[no] without AO
    }.
no-slot =
    { $n ->
        [1] { $target } is { $target_type }, but { $program } needs a { $type } target.
       *[other] { $target } is { $target_type }, but { $program } needs a { $type } or { $other_type } target.
    }
checkouts-first = Checkouts is not complete yet.
no-instrument = { $program } has no instrument.
no-target = { $program } has no target.
wrong-weather = { $target } is { $target_type }, and the weather is { $sky }.
no-ao-weather = AO needs { $needed_sky } weather or better, and the weather is { $sky }.
never-ao = { $instrument } never uses AO.
needs-altair = { $instrument } needs Altair for AO.
only-ao = { $instrument } always uses AO, but { $target } was played without.
wrong-site = { $target } is seen from { $target_site }, but { $instrument } is in { $site }.
site-closed = Closed this round: { $sites }.
not-up = { $target } is up in rounds { $first } to { $last }, and this is round { $round }.
no-open-site = { $instrument } has no open site this round.
not-in-row = { $instrument } is not in the row.
occupied = { $program } holds an instrument already.
wrong-mode = { $program } needs { $mode }, which { $instrument } does not do.
visitor-not-on-base = { $instrument } is a visitor and cannot go to { $program }.
ports-full =
    { $n ->
        [one] The only port is in use.
       *[other] All { $n } ports are in use.
    }
guest-ports-full =
    { $n ->
        [one] Only one visiting instrument can be at work at a time.
       *[other] Only { $n } visiting instruments can be at work at a time.
    }
visitor-stays = { $instrument } is a visitor and cannot move to another program.
swap-order = A swap is named with the lower program first.
same-place = { $program } cannot swap with itself.
altair-not-in-row = Altair is not in the row.
altair-not-attached = Altair is not attached to an instrument.
cannot-carry-altair = { $instrument } cannot carry Altair.
altair-already = Altair is on { $program } already.
not-engineer = Only the Instrument Engineer moves instruments without an action.
not-scientist = Only the Contact Scientist exchanges cards.
ability-used = The ability has been used this turn.
exchange-broken-off = An exchange was just broken off: make another move first.
nobody-to-trade = An exchange needs a card on both sides.
clear-already = The weather is { $sky }: there is nothing to clear.
reputation-full = Reputation is as high as it can be.
not-discarded = The discard does not hold { $face }.
in-no-other-hand = Nobody else holds { $face }.
booboo-off = Taking back is not among the options of this game.
booboo-nothing = There is no action to take back since the last weather, reshuffle or undo.
booboo-reputation = Taking back needs 2 Reputation now and before the action.
no-home = { $instrument } cannot go to { $program }.
not-a-move = “{ $text }” is not a move. Moves look like: place gnirs on P03, time 3h on P08, end turn.

## On the boards

board-round = Round { $round } of { $rounds }
board-reputation = Reputation
    .help = What the observatory is trusted with. Red print costs one each time, and every Band 1 program missing at the end costs more. With none left everybody loses.
board-turn =
    { $actions ->
        [one] { $role }, { $actions } action left
       *[other] { $role }, { $actions } actions left
    }
board-points =
    { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
    .help = What the semester counts if it ends now: completed programs in full, others with one filled slot in part, others as a loss, and every hour of Poor Weather time.
board-program-points = { $full } / { $partial } / { $loss }
    .help = Points when both slots are filled, with one, and with none.
board-semester = Semester
board-band1 = Band 1: { $band1 } of { $required }
    .help = How many Band 1 programs are complete, and how many the scenario requires.
board-level = { $level } from { $points }
board-next-level =
    { $short ->
        [one] { $short } point to { $level }
       *[other] { $short } points to { $level }
    }

board-weather = Weather
board-weather-label = Weather of the semester
board-closed = closed: { $sites }
board-closing = closed next round: { $sites }
board-owes-band1 = Band 1 wants Time this round
    .help = In a round of Best weather a Band 1 program must get Time if one was active when the round began; otherwise one Reputation is lost.

board-program = Program
board-instrument = Instrument
board-targets = Targets and hours
board-needs = Still needed
board-no-program = No program is active: activate one from a hand.
board-no-instrument = No instrument
board-altair = + Altair
board-ready = Time can be played here now
board-done = done
board-slot =
    { $n ->
        [1] { $type } slot, open
       *[other] { $type } or { $other_type } slot, open
    }
    .help = A program is complete when a target of the right type has all its hours in each of its two slots.
board-hours = { $hours } h
board-progress = { $hours } of { $need_hours } h
board-target-is =
    { $target_type }, played { $ao ->
        [yes] with
       *[no] without
    } AO: { $hours } of { $need_hours } h
board-rounds = rounds { $first }–{ $last }
    .help = The target is up only in these rounds. At other times it gets no Time, but nothing is lost either.
board-due = by round { $due_round }
board-opportunity = Target of Opportunity
    .help = It must be complete by the end of the round after the one in which it is played. If it is not, or if it is replaced, one Reputation is lost.
board-ao = AO
    .help = Adaptive optics takes the blur out of the air. A target played with AO needs fewer hours, but also Great or Best weather and an instrument that uses AO or carries Altair.
board-terms = { $band }, { $mode }, { $ao }

board-row = Instrument row
    .help = Two instruments to choose from. When one leaves, the next is turned up.
board-ports = Ports: { $used } of { $ports }
    .help = Each port holds one instrument on a program, Checkouts and Poor Weather time included. With all in use no instrument can come from the row; visitors and Altair have places of their own.
board-visiting = visiting
    .help = A visiting instrument needs no port and never stands on Checkouts or Poor Weather time. It stays with its program and leaves the game when that is complete.
board-deck = Deck: { $deck }
board-player-deck = Player deck { $deck }, discard { $discard }
board-discard = Discard pile
board-completed = Completed
    .help = The score pile: these programs count their full points, whatever happens.
board-none-completed = nothing yet
board-completed-by =
    { $you ->
        [seat] round { $round }, you
       *[none] round { $round }, { $seat }
    }

board-hand = Your hand
board-no-cards = no cards
board-cards =
    { $n ->
        [one] { $n } card
       *[other] { $n } cards
    }
board-kind-program = Program
board-kind-target = Target
board-kind-time = Time
board-kind-classical = Classical Run
board-kind-instant = Instant
board-legend = ! Target of Opportunity · hours without/with AO

## On the page

moment-round-over = The round is over

board-reputation-stars = { $stars } Reputation { $reputation } of { $most }
board-reputation-of = Reputation { $reputation } of { $most }
board-points-now = What the semester counts
    .help = If it ends now: completed programs in full, others with one filled slot in part, others as a loss, and every hour of Poor Weather time.
board-points-of = { $full } with both slots filled, { $partial } with one, { $loss } with none.
board-terms-of = It needs an instrument that does { $mode }.
board-band1-costs =
    { $missing ->
        [0] Nothing is missing.
        [one] One is missing. At the end that costs { $lost_reputation } Reputation.
       *[other] { $missing } are missing. At the end that costs { $lost_reputation } Reputation.
    }
board-allows =
    { $all ->
        [yes] all targets
       *[no] { $types }
    }{ $ao ->
        [yes] , AO
       *[no] , no AO
    }
board-shut = { $where } shut
board-new = The next program goes here
board-base = Base
board-any-weather = any weather
board-no-ao = no AO
board-slot-short =
    { $n ->
        [1] { $type }
       *[other] { $type } or { $other_type }
    }
board-poor-hours = { $hours } h so far
board-poor-points =
    { $points ->
        [one] { $points } point for each hour
       *[other] { $points } points for each hour
    }
board-ao-hours = AO { $hours } h
board-bonus = +{ $hours } h on a target
board-fits =
    { $n ->
        [0] fits nowhere
       *[other] fits { $n }
    }
board-fits-program = new program
board-fits-instant = no action
board-instrument-does = It stands in { $sites }: { $does }.
board-instrument-is = { $instrument } stands in { $sites }: { $does }.
board-under = Under the deck
board-top = Next: { $instruments }
board-row-empty = No instrument is left.
board-stamp-round = round { $round }
board-type-sky =
    { $n ->
        [0] any weather
       *[other] { $sky } or better
    }

board-would-time =
    { $completes ->
        [program] Completes it: { $worth } points
        [target] { $now_hours } of { $need_hours } h: the target is done
        [checkouts] { $now_hours } of { $need_hours } h: Checkouts is done
       *[nothing] { $now_hours } of { $need_hours } h
    }
board-would-poor =
    { $points ->
        [one] +{ $hours } h: { $points } point
       *[other] +{ $hours } h: { $points } points
    }
board-would-target =
    { $ao ->
        [yes] { $hours } h with AO
       *[no] { $hours } h without AO
    }
board-would-replace = (replaces { $replaced_target })
board-way =
    { $by ->
        [ability] Engineer, no action
        [IN3] Port Swap, no action
       *[action] as an action
    }
board-would-swap = Swap with { $instrument }
board-would-come = It can go here

board-choose = Choose a card or an instrument
board-choose-card = Choose a card
board-choose-found = Choose a discarded card
board-choose-place = Choose where
board-choose-other = Not possible now
board-choose-way = Choose how
board-choose-role = Choose a role
board-choose-visitor = Choose a visitor

board-round-over = The end of round { $round }
board-round-did = What was done
board-round-idle = Nobody did anything.
board-round-checks = What was looked at
board-round-nothing = Nothing was due.

board-end-level = Level { $level } of { $levels }
board-end-points =
    { $points ->
        [one] point
       *[other] points
    }
board-end-sources = Where the points came from
board-end-sum =
    { $rest ->
        [0] { $full } completed
       *[other] { $full } completed, { $rest } from the rest
    }
board-end-half = one of two slots filled
board-end-open = no slot filled
board-end-hours =
    { $points ->
        [one] { $hours } h, { $points } point each
       *[other] { $hours } h, { $points } points each
    }
board-end-duty = Band 1 duty
board-end-duty-of =
    { $lost_reputation ->
        [0] { $band1 } of { $required }, nothing lost
       *[other] { $band1 } of { $required }, { $lost_reputation } Reputation lost
    }
board-end-programs =
    { $n ->
        [0] observed
        [one] observed, one program completed
       *[other] observed, { $n } programs completed
    }

## What one does in a game, for statistics

tally-activated = Programs activated
tally-placed = Instruments placed
tally-moved = Instruments moved
tally-target-played = Targets played
tally-time-on-target = Time cards on targets
tally-target-complete = Targets completed
tally-program-complete = Programs completed
tally-time-on-poor-weather = Time cards in Poor Weather
tally-exchanged = Cards exchanged
tally-discarded = Hands discarded
tally-used = Instants used

## On paper

print-authors = designed by André-Nicolas Chené, developed by André-Nicolas Chené and Jerry Brower
print-player-deck = Player deck
print-programs = Programs
print-targets = Targets
print-instants = Instants
print-instruments = Instruments
print-visitors = Visiting instruments
print-visitor = Visiting instrument
print-roles = Roles
print-role = Role
print-scenario = Scenario
print-tracks = Tracks
print-markers = Markers
print-needs = Instrument for
print-both = Both slots
print-one = One slot
print-none = No slot
print-best-band1 = ! Best weather wants Time here
print-type = Type
print-seen-from = Seen from
print-stands = Site
print-does = Does
print-allows = Time for
print-yes = yes
print-no = no
print-actions = { $n ->
    [one] { $n } action a turn
   *[other] { $n } actions a turn
}
print-no-action = no action
print-red = 1 Reputation
print-classical = Play it anywhere before the second round after this one is over, or lose 1 Reputation; also if it is discarded.
print-for = For { $players } players
print-hand = Hand
print-rounds = Rounds
print-required = Band 1 required
print-missing = Reputation, each missing
print-closed = Closed sites
print-hundreds = Hundreds
print-tens = Tens
print-ones = Ones
print-reference = Reference
print-turn = A turn
print-turn-steps = Draw up to your hand limit.
    Action, one of: activate a program; play a target; play Time; move an instrument; discard your hand.
    Free: your role, Altair from the row, Instants.
    End of the round: red print.
print-red-steps = Lose 1 Reputation for:
    a Best round without Time on Band 1, if one was active when it began;
    a Target of Opportunity that is late or replaced;
    a Classical Run that is late or discarded.
    Note with a pencil when each is due.

print-summary-goal = Run the observatory together for all rounds of the scenario. With Reputation left at the end you have won; your points say how well. At 0 Reputation you have lost at once.
    .title = The goal
print-summary-setup = Deal the roles, one each. Take the side of the scenario for your number: it says the hand, the rounds, the Reputation and how many Band 1 programs are required. The Instrument Engineer always goes first, or anybody if that role is not in play.
    Lay out Checkouts. Shuffle the weather; shuffle the instruments with Altair and turn up { $row }: the row, refilled at once whenever a card leaves it.
    Shuffle programs, targets and Time cards into one Player deck (Instants too, if you like) and deal the hands. Hands are open; talk freely.
    .title = Setting up
print-summary-round = Closures of the last round end, announced ones begin. Draw a weather card: it holds until the next one.
    Storm and Earthquake close a site for this round; the other site keeps the last conditions, without a second action. In the first round put them under the deck and draw again.
    A Shutdown closes its site in the next round; draw on. Then everyone takes a turn, clockwise; then red print is checked.
    .title = A round
print-summary-turn = First draw up to your hand limit; if the deck is empty, shuffle the discard pile. Nobody discards down.
    Then take one action ({ $actions } if this round's own card is Best) and any free moves, in any order, or pass.
    Free: your role's ability, Altair from the row onto an instrument, Instants.
    .title = A turn
print-summary-actions = Activate a program from your hand. Play a target. Play a Time card. Make one instrument move. Discard your whole hand.
    .title = Actions
print-summary-instruments = A program holds one instrument, which must do what the program needs; Checkouts takes any.
    One move is: from the row onto a program without one; from program to program; swap two; or back under the deck.
    At most { $ports } instruments are attached at a time, and { $visiting } visiting one beside them, never on Checkouts.
    Altair goes onto an instrument that works with it. It goes under the deck when that instrument moves or its program is complete.
    .title = Instruments
print-summary-targets = Put it on an active program and choose its side, with AO or without, for good. The program must allow that side, and the target must fit an open slot by its type. A Bright target with AO also fits a Primary slot.
    A program works on one target at a time; a new one replaces it, and its Time is discarded.
    .title = Targets
print-summary-time = Nothing gets Time until Checkouts has its { $hours } hours. They may be put there with any instrument, in any weather, even at a closed site; then discard its Time and turn the card, its instrument stays: Poor Weather time takes hours in the same way, all game long.
    Time on a target needs: an attached instrument; weather that allows the type; for an AO side also weather with AO and an instrument that always has AO or carries Altair; for a side without AO an instrument that is not always AO; a site that is open and that instrument and target share; a round within those on the target.
    A Bright target's AO side needs Great or Best weather.
    .title = Time
print-summary-complete = A target with enough hours is done; hours beyond are lost. With both slots filled the program is complete: its instrument may go at once to a program without one, else under the deck. Discard targets and Time, keep the program for its points.
    .title = Complete
print-summary-red = Lose 1 Reputation: after a Best round with an open site in which no Band 1 program got Time, though one was active and Checkouts done when it began; for a Target of Opportunity not done by the end of the round after it was played, or replaced; for a Classical Run not played by the end of the second round after it was drawn, or discarded.
    .title = Red print (!)
print-summary-end = Each required Band 1 program that is missing costs Reputation, as the scenario says. If some is left, count: complete programs in full, active ones in part with one slot filled or as a loss with none, and { $points } points for each hour of Poor Weather. The scenario names your level.
    .title = The end
print-summary-two = Each player has two roles but one hand, and takes a turn for each: first the Engineer's player, then the other with the lower role number, then both again.
    .title = Two players

## The first lesson

lesson-first = The first rounds of a semester
    .help = Test an instrument, start a program, give it targets and Time, and complete it together.
lesson-first-theme = You run the two Gemini telescopes, one in the north and one in the south, together with your team. Half the world wants time on them.
lesson-first-goal = In twelve rounds you collect points together by completing programs. You lose if your Reputation is gone at the end, so finish at least two programs of Band 1.
lesson-first-weather = Each round begins with the weather. It says which targets can be observed. { $sky } weather allows all of them, and this round everybody has two actions instead of one.
lesson-first-instrument = Before the first observation you have to test the telescope: Checkouts needs an instrument and three hours of Time. You are the Instrument Engineer, who moves one instrument a turn for free.
    .try = Put { $instrument } on Checkouts, as your free move.
    .other = Legal, but it was not the free move of the Instrument Engineer with { $instrument }. Let us go on as if it had been.
lesson-first-checkouts = Time cards are hours of observing. Playing one is an action.
    .try = Play your 2 hours and your 1 hour on Checkouts.
    .other = Legal, but Checkouts comes first: nothing can be observed before it is complete.
lesson-first-program = Checkouts is complete, and your friends have put spare hours into Poor Weather time: two points an hour. Now for science. A program wants a kind of instrument and two targets.
    .try = Activate { $program }: it wants an imaging instrument and two Bright targets.
    .other = Legal, but begin with { $program }: it is small, and Bright targets can be observed in any weather.
lesson-first-move = An open program counts against you until a target is observed, so get it going. It needs an instrument, and { $instrument } takes images.
    .try = Move { $instrument } from Poor Weather time to { $program }, as your free move.
    .other = Legal, but without an instrument { $program } cannot be observed. Let us go on as if you had moved { $instrument }.
lesson-first-target = Your friends played { $target } as the first target and gave it all its hours: half of the program is done. Targets are played without AO or with it: AO, adaptive optics, sharpens the picture and saves hours, but needs at least Great weather and an instrument that has it.
    .try = Play { $other_target } on the program without AO, then end your turn.
    .other = Legal, but the program waits for its second target. Let us go on as if you had played { $other_target }.
lesson-first-complete = { $target } needs two hours. A Time card may hold more; the rest is lost. In bad weather only Bright targets can be observed, and this is one.
    .try = Play your 3 hours on { $program }.
    .other = Legal, but { $program } was one Time card away from complete. Let us go on as if you had played it.
lesson-first-tip = Twenty points! A tip: all hands are open, so plan together. Start the programs of Band 1 early: each one missing at the end costs two Reputation.
