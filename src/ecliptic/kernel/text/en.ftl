# What every program says, whatever the game. Programs and games have more of their own.

# A sentence that is words already.
plain = { $text }

you = you
seat-name = Player { $number }
no-text = An empty line is not a move.
