"""Training networks by self-play; needs `amletero[train]`.

`self_play` plays many rounds at once in compiled code, `model` and `learning` are JAX, `trainer` is
the loop around them.
"""
