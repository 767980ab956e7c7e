"""Mihi Anguli: a roll-and-write about mapping an uncharted patch of the sky."""
