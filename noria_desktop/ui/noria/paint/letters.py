"""Words on Noria's board: none is smaller than 12 at normal scale."""

from __future__ import annotations

from functools import partial
from typing import Final

from noria_desktop.ui.art import type as plain

LEAST: Final = 12.0
"""Size of the smallest words, in board units."""

text: Final = partial(plain.text, least=LEAST)
"""One line of words in a box, as ``ui/art/type`` paints it."""
