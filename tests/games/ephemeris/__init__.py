"""Ephemeris: every rule, ruling and scenario."""
