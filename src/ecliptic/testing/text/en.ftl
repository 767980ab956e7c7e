# Every word of Double Star, the example game.

title = Double Star
summary = Two stars, two secret choices, one die.

phase-choose = The choice
    .guide = Rise to roll a die and add it to your star, or set to add 2.
    .guide-title = Rise or set?
phase-show = The reveal
    .guide = Choices and stars are shown, one after the other.
    .guide-title = What was chosen?
phase-over = The end
    .guide = The higher sum wins.
    .guide-title = Who shines brighter?

choice-unseen = something in secret
choice-set = to set
choice-rise = to rise
star-unseen = a star

prompt-choose = Rise or set?

move-set = Set
move-rise = Rise

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
