"""Seeds as eight characters that can be read out and typed: ``K7Q2-M4XD``.

Thirty-two bits of seed and eight of check, five a character, in Crockford's base 32 (no I, L, O, U).
A mistyped code is refused instead of starting another game. Plain decimal numbers are read too.
Source: ux.md 2.3.
"""

from __future__ import annotations

import enum
import unicodedata
from typing import Final

from noria_desktop.engine.digest import blake2b
from noria_desktop.engine.rng import SEED_BITS

ALPHABET: Final = "0123456789ABCDEFGHJKMNPQRSTVWXYZ"
_LOOKALIKES: Final = str.maketrans("ILO", "110")
_LENGTH: Final = 8
_CHECK_BITS: Final = 8


class SeedFault(enum.Enum):
    """Why a text is no seed."""

    EMPTY = "empty"
    WRONG_LENGTH = "wrong_length"
    """Neither a number nor eight characters."""
    WRONG_CHARACTER = "wrong_character"
    CHECK_FAILED = "check_failed"
    """Eight good characters, but one of them must be mistyped."""
    TOO_LARGE = "too_large"
    """A number above 4,294,967,295."""


class SeedError(ValueError):
    """A text that is no seed.

    Attributes:
        why: what is wrong.
    """

    def __init__(self, why: SeedFault) -> None:
        """Keep the reason; the message is for logs only."""
        super().__init__(why.value)
        self.why = why


def _check(seed: int) -> int:
    """Eight bits that a mistyped character changes with 255 chances in 256."""
    return blake2b(seed.to_bytes(4, "big"), digest_size=1, person=b"seedcode").digest()[0]


def seed_code(seed: int) -> str:
    """The code of an unsigned 32-bit seed.

    Raises:
        ValueError: the seed is out of range.
    """
    if not 0 <= seed < 1 << SEED_BITS:
        raise ValueError(f"a seed is a number from 0 to {(1 << SEED_BITS) - 1}, not {seed}")
    bits = seed << _CHECK_BITS | _check(seed)
    letters = "".join(ALPHABET[bits >> 5 * place & 31] for place in reversed(range(_LENGTH)))
    return f"{letters[:4]}-{letters[4:]}"


def read_seed(text: str) -> int:
    """The seed that a code or a decimal number means.

    Full-width characters, lower case, spaces and any dashes are accepted; I and L count as 1, O as 0.
    Digits alone are a number, unless a dash parts them four and four.

    Raises:
        SeedError: the text is no seed.
    """
    plain = unicodedata.normalize("NFKC", text).strip().upper()
    letters = "".join(char for char in plain if not char.isspace() and unicodedata.category(char) != "Pd")
    letters = letters.replace("−", "").replace("_", "")
    if not letters:
        raise SeedError(SeedFault.EMPTY)
    if letters.isascii() and letters.isdigit() and (len(letters) != _LENGTH or len(plain) == _LENGTH):
        number = int(letters) if len(letters) <= 12 else 1 << SEED_BITS
        if number >= 1 << SEED_BITS:
            raise SeedError(SeedFault.TOO_LARGE)
        return number
    letters = letters.translate(_LOOKALIKES)
    if any(char not in ALPHABET for char in letters):
        raise SeedError(SeedFault.WRONG_CHARACTER)
    if len(letters) != _LENGTH:
        raise SeedError(SeedFault.WRONG_LENGTH)
    bits = 0
    for char in letters:
        bits = bits << 5 | ALPHABET.index(char)
    seed, check = bits >> _CHECK_BITS, bits & 0xFF
    if check != _check(seed):
        raise SeedError(SeedFault.CHECK_FAILED)
    return seed
