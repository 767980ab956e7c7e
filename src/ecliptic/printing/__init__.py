"""Games on paper: everything that a table needs, made from the edition in use, as a PDF to print and cut out.

A game can be printed if there is a module named like it here, with `sections(game, say)`.
"""
