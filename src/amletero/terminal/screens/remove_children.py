"""Take the children of a widget away, whatever becomes of the caller."""

import asyncio

from textual.widget import Widget


async def remove_children(parent: Widget) -> None:
    """Remove all children of a widget, to the end even if the caller is cancelled meanwhile.

    Textual awaits the children's own tasks: they would be cancelled as well, and then the screen
    could not be closed.
    """

    async def remove() -> None:
        await parent.remove_children()

    await asyncio.shield(remove())
