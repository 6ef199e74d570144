"""An arena's report: one page that needs nothing but itself."""

from amletero.arena.report.page import report_page, summary

__all__ = ["report_page", "summary"]
