"""What a seat was told, made once for all worlds that tell it the same: a tree.

Worlds that tell a seat the same share one node, so its view is made once, and a network is asked
about it once. Each view is made of the one before it.
"""

from collections.abc import Mapping
from typing import TypeAlias

from amletero.networks.view_inputs import Recalled, inputs_of, recalled
from amletero.rules.facts import Fact
from amletero.rules.moves import Move
from amletero.rules.view import View

Facts: TypeAlias = tuple[Fact, ...]


class ViewNode:
    """A view, and what follows from it; it is made when it is needed, as most never are."""

    __slots__ = ("_before", "_facts", "_inputs", "_recalled", "_view", "chances")

    def __init__(
        self, view: View | None, before: "ViewNode | None" = None, facts: Facts = ()
    ) -> None:
        """Hold a view, or what is told after the view of another node."""
        self._view, self._before, self._facts = view, before, facts
        self._recalled: Recalled | None = None
        self._inputs: list[int] | None = None
        self.chances: Mapping[Move, float] | None = None
        """How likely the seat makes each legal move; None until a policy was asked."""

    @property
    def view(self) -> View:
        """What the seat was told, and what follows from it."""
        if self._view is None:
            assert self._before is not None
            view = self._before.view
            for fact in self._facts:
                view = view.after(fact)
            self._view = view
        return self._view

    @property
    def recalled(self) -> Recalled:
        """The round as the seat recalls it."""
        if self._recalled is None:
            if self._before is None:
                self._recalled = recalled(self.view)
            else:
                self._recalled = self._before.recalled.copy()
                for fact in self._facts:
                    self._recalled.tell(fact)
        return self._recalled

    @property
    def inputs(self) -> list[int]:
        """The inputs of a network that are one for this view."""
        if self._inputs is None:
            self._inputs = inputs_of(self.view, self.recalled)
        return self._inputs


class SharedViews:
    """The nodes that follow others: nodes know what came before them, and nothing of these."""

    def __init__(self) -> None:
        self._following: dict[tuple[int, int], ViewNode] = {}

    def after(self, node: ViewNode, facts: Facts) -> ViewNode:
        """Return the node after some more facts: one node for one object."""
        key = (id(node), id(facts))
        found = self._following.get(key)
        if found is None:
            found = self._following[key] = ViewNode(None, node, facts)
        return found
