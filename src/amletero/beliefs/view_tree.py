"""What a seat was told, as a node of a tree.

Worlds that tell a seat the same share one node, so its view is made once, and a network is asked
about it once.
"""

from collections.abc import Mapping
from functools import cached_property

from amletero.networks.view_inputs import view_inputs
from amletero.rules.facts import Fact
from amletero.rules.moves import Move
from amletero.rules.view import View


class ViewNode:
    """A view, what follows from it, and the views that follow it."""

    def __init__(self, view: View) -> None:
        self.view = view
        self.chances: Mapping[Move, float] | None = None
        """How likely the seat makes each legal move; None until a policy was asked."""
        self._next: dict[Fact, ViewNode] = {}

    @cached_property
    def inputs(self) -> list[int]:
        """The inputs of a network that are one for this view."""
        return view_inputs(self.view)

    def after(self, fact: Fact) -> "ViewNode":
        """Return the node after one more fact."""
        found = self._next.get(fact)
        if found is None:
            found = self._next[fact] = ViewNode(self.view.after(fact))
        return found
