"""The games drawn in the terminal, each from its view alone."""
