"""Interfaces for research: many games at once in NumPy, PettingZoo, OpenSpiel.

An observation holds what a seat may know, and nothing else; see `amletero.envs.encoding`.
"""
