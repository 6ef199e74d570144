"""An arena's report: one page that needs nothing but itself."""

from amletero.arena.report.page import milliseconds, report_page, summary

__all__ = ["milliseconds", "report_page", "summary"]
