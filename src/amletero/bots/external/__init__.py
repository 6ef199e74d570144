"""Other people's bots: any program that speaks the bot protocol takes a seat.

Such a program runs with the rights of the user who starts it: it can read and change what they can.
What is done here keeps a broken or hostile program from spoiling the match, holding it up or
staying behind; it is no sandbox. Run only what you would run by hand.
"""

from amletero.bots.external.host import ExternalBot
from amletero.bots.external.limits import Limits

__all__ = ["ExternalBot", "Limits"]
