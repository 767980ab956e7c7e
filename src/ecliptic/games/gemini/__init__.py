"""The Gemini Card Game: two to four people run an observatory through a semester."""
