"""The Transit of Venus: cooperative cribbage for 2 to 4 players."""
