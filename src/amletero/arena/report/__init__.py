"""An arena's report: one self-contained HTML page."""

from amletero.arena.report.page import milliseconds, report_page, summary

__all__ = ["milliseconds", "report_page", "summary"]
