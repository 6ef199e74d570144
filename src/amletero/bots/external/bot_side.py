"""The bot's side of the bot protocol: a built-in bot as a program for any host."""

import secrets
from collections.abc import Callable, Iterable

from amletero.bots.bot_interface import Bot
from amletero.bots.guarded_decision import stream
from amletero.rules.moves import move_text, read_move
from amletero.wire import bot_protocol as wire
from amletero.wire.view import read_view


class NotTheProtocol(ValueError):
    """The host said something that this program does not understand."""


def serve(
    bot: Bot, seed: str | None, lines: Iterable[bytes], write: Callable[[bytes], None]
) -> None:
    """Answer the lines of a host until they end; without a seed, with that of the host."""
    own = seed
    for text in lines:
        try:
            message = wire.read_from_host(text)
            if isinstance(message, wire.HostHello) and seed is None:
                own = str(message.seed) if message.seed is not None else None
            answer = _answer(bot, own or str(secrets.randbits(64)), message)
        except ValueError as error:
            raise NotTheProtocol(f"not the bot protocol: {error}") from error
        if answer is not None:
            write(wire.line(answer))


def _answer(bot: Bot, seed: str, message: wire.FromHost) -> wire.FromBot | None:
    match message:
        case wire.HostHello(protocol=wire.PROTOCOL):
            return wire.Ready(name=bot.name)
        case wire.HostHello(protocol=other):
            raise ValueError(f"protocol {other} is unknown; this is {wire.PROTOCOL}")
        case wire.Decide():
            return _move(bot, seed, message)
        case _:
            return None


def _move(bot: Bot, seed: str, question: wire.Decide) -> wire.BotMove:
    view = read_view(question.view)
    edition = view.table.edition
    legal = tuple(read_move(text, edition) for text in question.legal)
    return wire.BotMove(move=move_text(bot.choose(view, legal, stream(seed, view)), edition))
