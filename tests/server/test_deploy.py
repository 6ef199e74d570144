"""What is given to hosts to start from."""

import re
from ipaddress import ip_address, ip_network
from pathlib import Path

COMPOSE = Path(__file__).parents[2] / "deploy" / "compose.yaml"


def test_the_address_that_workers_believe_is_the_proxys_alone() -> None:
    text = COMPOSE.read_text()
    believed, own = _found(r"--proxy=([\d.]+)", text), _found(r"ipv4_address: ([\d.]+)", text)
    subnet, given = _found(r"subnet: ([\d./]+)", text), _found(r"ip_range: ([\d./]+)", text)
    assert believed == own
    assert ip_address(own) in ip_network(subnet)
    assert ip_network(given).subnet_of(ip_network(subnet))  # type: ignore[arg-type]
    assert ip_address(own) not in ip_network(given)


def _found(pattern: str, text: str) -> str:
    (found,) = re.findall(pattern, text)
    return str(found)
