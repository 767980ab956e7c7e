"""Ephemeris: a blocking race on the ring of the zodiac, in three games and three small card games."""
