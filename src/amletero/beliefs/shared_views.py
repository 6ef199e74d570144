"""What a seat was told, made once for all worlds that tell it the same: a tree.

Worlds that tell a seat the same share one node, so its view is made once, and a network is asked
about it once.
"""

from collections.abc import Mapping
from functools import cached_property

from amletero.beliefs.step_effects import Facts
from amletero.networks.view_inputs import view_inputs
from amletero.rules.moves import Move
from amletero.rules.view import View


class ViewNode:
    """A view, what follows from it, and the views that follow it."""

    def __init__(self, before: View, facts: Facts = ()) -> None:
        self._before = before
        self._facts = facts
        """The facts told after that view; the views of most nodes are never needed."""
        self.chances: Mapping[Move, float] | None = None
        """How likely the seat makes each legal move; None until a policy was asked."""
        self._next: dict[int, tuple[Facts, ViewNode]] = {}

    @property
    def view(self) -> View:
        """What the seat was told, and what follows from it."""
        for fact in self._facts:
            self._before = self._before.after(fact)
        self._facts = ()
        return self._before

    @cached_property
    def inputs(self) -> list[int]:
        """The inputs of a network that are one for this view."""
        return view_inputs(self.view)

    def after(self, facts: Facts) -> "ViewNode":
        """Return the node after some more facts: one node for one object."""
        if not facts:
            return self
        found = self._next.get(id(facts))
        if found is None:
            found = self._next[id(facts)] = facts, ViewNode(self._before, self._facts + facts)
        return found[1]
