"""The law: every rule of the five printed sheets, implemented once.

The functions here are plain Python over one flat record (:class:`Round`) of integers and lists of integers.
They run as they are, and the arena compiles the same functions over a numpy record of the same fields.
So they use only what both can do: signed 64-bit integers, no allocation, no exceptions.
"""
