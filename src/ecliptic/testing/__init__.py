"""The conformance suite that every game must pass, and a small example game to start from."""
