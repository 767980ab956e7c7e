"""One drawing a game: a view as something Rich can print."""
