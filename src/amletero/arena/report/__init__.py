"""An arena's report: one self-contained HTML page."""

from amletero.arena.report.lost_deals import about_lost_deals, review_command, step_command
from amletero.arena.report.page import (
    adjusted_cells,
    adjusted_headings,
    milliseconds,
    rate_cells,
    report_page,
    summary,
    unsound,
)

__all__ = [
    "about_lost_deals",
    "adjusted_cells",
    "adjusted_headings",
    "milliseconds",
    "rate_cells",
    "report_page",
    "review_command",
    "step_command",
    "summary",
    "unsound",
]
