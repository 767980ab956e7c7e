"""Years of faults in minutes: the real server under a seeded scheduler, with virtual time and simulated surroundings.

A seed is a plan (`plan.py`): tables, people, attackers and faults. A world (`world.py`) carries it out: the production
application of several processes runs in one event loop (`loop.py`), all that is random or takes time comes from the
seed (`patches.py`), databases and connections are simulated (`store.py`, `network.py`), clients play and attack
(`clients.py`, `attackers.py`), and whatever they are shown is checked (`invariants.py`). A plan that fails is made
shorter (`shrink.py`) and kept as a case.
"""
