"""Every fault that a tool plants into the code still fits the code, in exactly one place."""

import pytest
from tools.guards import GROUPS
from tools.mutant_list import LEAKS, RULE_FAULTS, SILENCES, Mutant
from tools.mutants import ROOT

GUARDS = [guard.removed for some in GROUPS.values() for guard in some]


@pytest.mark.parametrize(
    "fault", [*LEAKS, *SILENCES, *RULE_FAULTS, *GUARDS], ids=lambda fault: fault.fault
)
def test_a_planted_fault_fits_the_code(fault: Mutant) -> None:
    text = (ROOT / "src" / "amletero" / fault.module).read_text(encoding="utf-8")
    assert text.count(fault.right) == 1
    assert fault.wrong != fault.right


def test_the_tests_that_must_notice_are_there() -> None:
    files = {file for some in GROUPS.values() for guard in some for file in guard.tests}
    assert [file for file in sorted(files) if not (ROOT / file).is_file()] == []
