"""The digest that numbers are drawn with and files are checked by: BLAKE2b.

``hashlib`` offers it too, and with it loads a library of ciphers that nothing here asks for, 2 ms of every start.
"""

from __future__ import annotations

try:
    from _blake2 import blake2b
except ImportError:  # a Python that keeps it elsewhere
    from hashlib import blake2b

__all__ = ["blake2b"]
