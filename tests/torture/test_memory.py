from tools.torture.memory import bytes_in_use


def test_what_is_kept_counts_until_it_is_let_go_of() -> None:
    before = bytes_in_use()
    kept = [bytes(300) for _ in range(4000)] + [bytes(100_000) for _ in range(20)]
    size = 4000 * 300 + 20 * 100_000
    grown = bytes_in_use() - before
    assert size <= grown <= size * 1.2
    kept.clear()
    assert abs(bytes_in_use() - before) < size * 0.05


def test_garbage_in_cycles_does_not_count() -> None:
    before = bytes_in_use()
    for _ in range(2000):
        cycle: list[object] = [bytes(300)]
        cycle.append(cycle)
    assert abs(bytes_in_use() - before) < 100_000
