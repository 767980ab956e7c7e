"""The games drawn in the terminal, one file a game: each draws from a view and knows no rule."""
