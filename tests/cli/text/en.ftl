# Every word of the small game that these tests play.

title = Double Star
summary = Two stars, two secret choices, one die.

option-colour = Colour
    .help = The colour of the sky.

choice-unseen = something in secret
choice-set = to set
choice-rise = to rise
star-unseen = a star

prompt-choose = Rise or set?

move-set = Set
move-rise = Rise
move-done = Done for today
move-silent = Say nothing
move-call = Call after { $ms } ms

drawn = { $you ->
    [seat] You draw { $star }.
   *[none] { $seat } draws { $star }.
}
chosen = { $you ->
    [seat] You choose { $choice }.
   *[none] { $seat } chooses { $choice }.
}
rolled = { $you ->
    [seat] You roll { $die }.
   *[none] { $seat } rolls { $die }.
}
shown = { $you ->
    [seat] Your star was { $star }.
   *[none] { $seat } had star { $star }.
}

not-asked = This seat has nothing to choose now.
not-held = That is not what the bag, the die or a player holds.
not-a-choice = A player rises or sets, nothing else.
not-a-move = “{ $text }” is not a move of Double Star.
