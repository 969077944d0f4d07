"""The random generator: ChaCha inside the record, so that every shuffle follows from the key and nothing else.

Words are 32 bits wide. The law computes with them in signed 64-bit integers; the compiled record keeps them in unsigned
ones of 32 bits, which a mask makes signed.
"""

from .round import Round

ROUNDS = 8  # ChaCha8: no attack on it is known, and it is cheap
WORD = 0xFFFF_FFFF
MOST_PER_WORD = 1 << 27  # indices share a word while the product of their bounds stays below this


def rotated(word: int, places: int) -> int:
    """A word turned to the left. Compiled code has an instruction for it."""
    return ((word << places) | (word >> 32 - places)) & WORD


def quarter(a: int, b: int, c: int, d: int) -> tuple[int, int, int, int]:
    a = (a + b) & WORD
    d = rotated(d ^ a, 16)
    c = (c + d) & WORD
    b = rotated(b ^ c, 12)
    a = (a + b) & WORD
    d = rotated(d ^ a, 8)
    c = (c + d) & WORD
    b = rotated(b ^ c, 7)
    return a, b, c, d


def block(key: list[int], counter: int, nonce: list[int], rounds: int, out: list[int]) -> None:
    """The ChaCha block function (RFC 8439, section 2.3) with a choice of rounds."""
    a0, a1, a2, a3 = 0x61707865, 0x3320646E, 0x79622D32, 0x6B206574
    b0, b1, b2, b3 = key[0] & WORD, key[1] & WORD, key[2] & WORD, key[3] & WORD
    c0, c1, c2, c3 = key[4] & WORD, key[5] & WORD, key[6] & WORD, key[7] & WORD
    d0, d1, d2, d3 = counter & WORD, nonce[0] & WORD, nonce[1] & WORD, nonce[2] & WORD
    for _ in range(rounds // 2):
        a0, b0, c0, d0 = quarter(a0, b0, c0, d0)
        a1, b1, c1, d1 = quarter(a1, b1, c1, d1)
        a2, b2, c2, d2 = quarter(a2, b2, c2, d2)
        a3, b3, c3, d3 = quarter(a3, b3, c3, d3)
        a0, b1, c2, d3 = quarter(a0, b1, c2, d3)
        a1, b2, c3, d0 = quarter(a1, b2, c3, d0)
        a2, b3, c0, d1 = quarter(a2, b3, c0, d1)
        a3, b0, c1, d2 = quarter(a3, b0, c1, d2)
    out[0] = (a0 + 0x61707865) & WORD
    out[1] = (a1 + 0x3320646E) & WORD
    out[2] = (a2 + 0x79622D32) & WORD
    out[3] = (a3 + 0x6B206574) & WORD
    out[4] = (b0 + key[0]) & WORD
    out[5] = (b1 + key[1]) & WORD
    out[6] = (b2 + key[2]) & WORD
    out[7] = (b3 + key[3]) & WORD
    out[8] = (c0 + key[4]) & WORD
    out[9] = (c1 + key[5]) & WORD
    out[10] = (c2 + key[6]) & WORD
    out[11] = (c3 + key[7]) & WORD
    out[12] = (d0 + counter) & WORD
    out[13] = (d1 + nonce[0]) & WORD
    out[14] = (d2 + nonce[1]) & WORD
    out[15] = (d3 + nonce[2]) & WORD


def next_word(r: Round) -> int:
    if r.used == 16:
        block(r.key, r.counter, r.nonce, ROUNDS, r.pool)
        r.counter += 1
        r.used = 0
    word = r.pool[r.used] & WORD
    r.used += 1
    return word


def fair_word(r: Round, product: int) -> int:
    """A word that can be split into indices below bounds of this product without bias.

    The words that would favour some outcomes are rejected (Lemire's method).
    """
    word = next_word(r)
    left = (word * product) & WORD
    while left < product and left < (WORD + 1) % product:
        word = next_word(r)
        left = (word * product) & WORD
    return word


def shuffle(r: Round, pile: list[int], size: int) -> None:
    """Shuffle the first ``size`` cards (Fisher-Yates), taking several indices from each random word.

    One word serves the bounds ``bound, bound - 1, …`` while their product is below `MOST_PER_WORD`. Multiplying the
    word by a bound leaves the index above bit 32, and below it a fraction that serves the next bound. `fair_word` has
    rejected the words that would favour some outcomes.
    """
    bound = size
    while bound > 1:
        product = bound
        low = bound - 1
        while low > 1 and product * low < MOST_PER_WORD:
            product *= low
            low -= 1
        word = fair_word(r, product)
        while bound > low:
            word *= bound
            bound -= 1
            j = word >> 32
            word &= WORD
            card = pile[bound]
            pile[bound] = pile[j]
            pile[j] = card


def coin(r: Round) -> int:
    """0 or 1, equally likely."""
    return next_word(r) >> 31
