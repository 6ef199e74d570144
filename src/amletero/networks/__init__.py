"""Small networks that play: what goes in, integer arithmetic, and the files that hold them.

`inputs`, `view_inputs`, `network_file` and `plain_python_network` need nothing but Python; the
other modules need NumPy or Numba.
"""
