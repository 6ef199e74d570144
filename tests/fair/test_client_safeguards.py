"""Each safeguard of a client by itself: what it does not say to a server."""

from collections.abc import Callable
from typing import Any

import msgspec
import pytest
from tools.seeded_tables import DELAYS, TABLE

from amletero.fair.client_deals import ClientDeals
from amletero.fair.receipt import Receipt
from amletero.record.verifiable_deals import FAIR_1
from amletero.tables.messages import deal_told, table_state
from amletero.tables.visitors import PresentGuests
from amletero.wire.socket import Commit, Frozen, Reveal, SeatCommitment, TableChanged
from amletero.wire.socket.server_messages import Dealing
from tests.fair.open_deals import GIVEN, commit, commitment, opened


class Heard:
    """A client of Ana's at a table, and what it says to what it hears."""

    def __init__(self) -> None:
        self.table = opened()
        self.dealings = ClientDeals(Receipt(table=TABLE), draw=lambda: GIVEN)
        told = table_state(self.table.state, PresentGuests(), "ana")
        self.hear(TableChanged(table=told, seats=[0], shown=0))

    def hear(self, message: Any) -> list[Commit | Reveal]:
        return list(self.dealings.hear(message, msgspec.to_builtins(message)))

    def dealing(self, **changes: Any) -> Dealing:
        told = deal_told(self.table.state, DELAYS, 0)
        assert isinstance(told, Dealing)
        return msgspec.structs.replace(told, **changes)

    def frozen(self, *seats: int, mine: str | None = None, attempt: int = 0) -> Frozen:
        listed = [SeatCommitment(seat, commitment(self.table, seat, attempt)) for seat in seats]
        if mine is not None:
            listed[0] = SeatCommitment(0, mine)
        return Frozen(round=0, attempt=attempt, commitments=listed, wait_ms=0)

    @property
    def found(self) -> list[str]:
        return [each.code.value for each in self.dealings.receipt.contradictions]


def test_a_client_commits_and_reveals_under_the_same_keys_however_often_it_is_told() -> None:
    client = Heard()
    made = client.hear(client.dealing())
    assert (
        made
        == client.hear(client.dealing())
        == [
            commit(client.table).__class__(
                key=made[0].key, seat=0, round=0, attempt=0, commitment=commitment(client.table, 0)
            )
        ]
    )
    shown = client.hear(client.frozen(0, 1))
    assert shown == client.hear(client.frozen(0, 1))
    assert [each.bytes for each in shown if isinstance(each, Reveal)] == [GIVEN.hex()]
    assert made[0].key != shown[0].key


@pytest.mark.parametrize(
    ("frozen", "why"),
    [
        (lambda client: client.frozen(1), "it is not on the list"),
        (lambda client: client.frozen(0, mine="0" * 64), "another commitment stands in its place"),
    ],
)
def test_a_client_reveals_nothing_to_a_list_without_it(
    frozen: Callable[[Heard], Frozen], why: str
) -> None:
    client = Heard()
    client.hear(client.dealing())
    assert client.hear(frozen(client)) == [], why


def test_a_client_reveals_nothing_that_it_did_not_commit_to() -> None:
    client = Heard()
    assert client.hear(client.frozen(0)) == []


def test_a_client_reveals_once_and_never_for_a_second_list() -> None:
    client = Heard()
    client.hear(client.dealing())
    assert client.hear(client.frozen(1)) == []
    assert client.hear(client.frozen(0, 1)) == []
    assert client.found == ["second_list"]


def test_a_client_gives_nothing_more_to_a_round_that_was_opened_twice() -> None:
    client = Heard()
    client.hear(client.dealing())
    assert client.hear(client.dealing(commitment="0" * 64)) == []
    assert client.hear(client.frozen(0, 1)) == []
    assert client.found == ["second_dealing"]


def test_a_client_does_not_commit_after_the_list() -> None:
    client = Heard()
    client.hear(client.frozen(1))
    assert client.hear(client.dealing()) == []


def test_a_client_does_not_commit_to_an_older_attempt_nor_where_it_was_silent() -> None:
    client = Heard()
    assert client.hear(client.dealing(attempt=2, silent=[0])) == []
    assert client.hear(client.dealing(attempt=1, silent=[1])) == []


@pytest.mark.parametrize(
    ("changes", "seats", "found"),
    [
        ({}, [0], []),
        ({}, [], []),
        ({}, [1], []),
        ({}, [0, 1], ["table_changed"]),
        ({"goal": 9}, [0], ["table_changed"]),
        ({"first": 1}, [0], ["table_changed"]),
        ({"fair": False}, [0], ["table_changed"]),
        ({"seats": []}, [0], ["table_changed"]),
    ],
)
def test_a_client_notes_a_change_of_the_table(
    changes: dict[str, Any], seats: list[int], found: list[str]
) -> None:
    client = Heard()
    told = table_state(client.table.state, PresentGuests(), "ana")
    told = msgspec.structs.replace(told, **changes)
    client.hear(TableChanged(table=told, seats=seats, shown=0))
    assert client.found == found
    assert client.dealings.receipt.seats == [0]
    given = client.hear(client.dealing())
    assert [each.seat for each in given] == ([] if found else seats)


def test_a_client_passes_over_a_scheme_that_it_does_not_know() -> None:
    client = Heard()
    assert client.hear(client.dealing(scheme="amletero-fair-9")) == []
    assert client.dealings.receipt.commitment is None


def test_a_client_notes_a_change_of_the_scheme() -> None:
    client = Heard()
    client.hear(client.dealing())
    client.hear(client.dealing(scheme=FAIR_1.name))
    assert client.found == ["second_dealing"]
