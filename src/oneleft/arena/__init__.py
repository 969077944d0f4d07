"""The law compiled. Only this package and what stands on it need numba and numpy."""
