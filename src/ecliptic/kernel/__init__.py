"""The contract every game meets, chance, records and replay. Imports nothing else of ours."""
