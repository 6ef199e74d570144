"""Every fault that a tool plants into the code still fits the code, in exactly one place."""

import pytest
from tools.mutant_list import LEAKS, RULE_FAULTS, SILENCES
from tools.mutants import ROOT
from tools.safeguards import GROUPS, Safeguard

FAULTS = [Safeguard(fault, ()) for fault in (*LEAKS, *SILENCES, *RULE_FAULTS)]
SAFEGUARDS = [safeguard for some in GROUPS.values() for safeguard in some]


@pytest.mark.parametrize(
    "planted", [*FAULTS, *SAFEGUARDS], ids=lambda planted: planted.removed.fault
)
def test_a_planted_fault_fits_the_code(planted: Safeguard) -> None:
    text = (ROOT / planted.file).read_text(encoding="utf-8")
    assert text.count(planted.removed.right) == 1
    assert planted.removed.wrong != planted.removed.right


def test_the_tests_that_must_notice_are_there() -> None:
    files = {file for some in GROUPS.values() for safeguard in some for file in safeguard.tests}
    assert [file for file in sorted(files) if not (ROOT / file).is_file()] == []
