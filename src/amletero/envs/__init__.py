"""Interfaces for research: many games at once in NumPy, PettingZoo, OpenSpiel.

An observation holds only what a seat may know; see `amletero.envs.encoding`.
"""
