"""Research environments: the games behind PettingZoo, Gymnasium and OpenSpiel, and as batches of NumPy arrays."""
