"""Make the conformance suite: records with expected verdicts that any engine can be tried on.

    python tools/conformance.py conformance

Random games are played until each situation has come up; the shortest record that shows it is
kept. For each mistake of `mistakes` there is a record that an engine with that mistake would
write, to be refused, and a right one that it would refuse.
"""
