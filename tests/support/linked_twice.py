"""A function that a kernel brings along, and that code compiled later calls too. Prints what it gives to each.

The linker finds functions by name in all that a process has compiled. The kernel's copy was changed to suit the kernel,
so whoever else called it would crash.
"""

import numba
import numpy as np

from oneleft.arena.linking import FLAGS, KERNEL, linked


@linked
def spend(purse, at, price):
    """Too long to be inlined, so that the kernel has a copy of it."""
    coins = len(purse)
    for k in range(coins):
        if purse[(at + k) % coins] >= price:
            purse[(at + k) % coins] -= price
            return (at + k) % coins
    for k in range(coins):
        while purse[k] > 0 and price > 0:
            purse[k] -= 1
            price -= 1
    for k in range(coins):
        purse[k] += purse[k - 1] * (k + 1) % 7
        while purse[k] > 100:
            purse[k] -= price
            if purse[k] % 3 == 1:
                purse[(k + at) % coins] += 1
    return -price


def shop(purse):
    total = 0
    for i in range(9):
        total = (total * 31 + spend(purse, i % 4, i)) % 1009
        total = (total * 31 + spend(purse, i % 3, 2 * i)) % 1009
    return total + spend(purse, 2, 50)


if __name__ == "__main__":
    in_a_kernel = numba.njit(**KERNEL, **FLAGS)(shop)
    elsewhere = numba.njit(**FLAGS)(shop)  # with the same flags, so that it needs the same code
    for function in (shop, in_a_kernel, elsewhere):
        print(function(np.array([9, 30, 4, 17], np.int64)))
