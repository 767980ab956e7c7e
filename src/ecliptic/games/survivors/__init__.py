"""Cities of Venus: Survivors. Dice work a mech, tiles explore a planet, and in the end somebody launches."""
