"""Players that are programs. They see only what a seat knows."""
