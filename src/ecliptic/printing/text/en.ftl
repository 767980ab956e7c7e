# What every printed game says. Names, effects and rules are with the games.

print-summary = Rules
print-credits = { $title }: { $authors }. Printed with Ecliptic, an independent implementation, for private use; if you like the game, get the real one.
print-edition = Edition { $hash }, page { $page }
