#!/usr/bin/env python3
"""A bot in twenty lines: get rid of low cards, and strike where you know a hand.

amletero arena --bots "python3 examples/careful.py" random
"""

import json
import sys


def worth(move, view):
    """How good a move looks. Moves are texts such as 4, 2>3, 1>3=5 and 9/1,0."""
    if "/" in move:  # the Chancellor's choice: keep the highest card
        return int(move[0])
    card, target, guess = (*move.replace("=", ">").split(">"), None, None)[:3]
    known = view["known"][int(target)] if target else None
    if guess and known is not None:  # a Guard, and we know the hand
        return 100 if int(guess) == known else -100
    return -int(card)


for line in sys.stdin:
    message = json.loads(line)
    if message["type"] == "hello":
        print(json.dumps({"type": "ready", "name": "careful"}), flush=True)
    elif message["type"] == "decide":
        move = max(message["legal"], key=lambda move: worth(move, message["view"]))
        print(json.dumps({"type": "move", "move": move}), flush=True)
