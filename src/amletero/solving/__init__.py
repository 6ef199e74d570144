"""Rounds of two players with few cards, worked out exactly.

`tree` lists all that can happen, `policies` says how bots play there, `best_response` finds the
most that can be won against them, and `equilibrium` finds play against which nothing can be won.
The kernel plays the rounds; what counts is who wins the round, not the Spy's token.
"""
