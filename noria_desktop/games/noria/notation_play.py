"""Wheels in the middle of a game in the rulebook's notation: any number of discs, upgraded ones with a "+".

``2J+ - 3C 4B - 1O 4M 5T`` is a wheel with an upgraded Journey. What a set-up demands (six discs of six types, four
resting) holds for set-ups alone, so such wheels have a reader of their own. Source: rules.md 5.5.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Final, TypeVar

from noria_desktop.games.noria.components import components
from noria_desktop.games.noria.notation import NotationError
from noria_desktop.games.noria.notation_tokens import (
    LONGEST_TEXT,
    Fault,
    Kind,
    Line,
    Reason,
    Record,
    Token,
    position,
    tokens,
)
from noria_desktop.games.noria.state import BotWheel, LetterDisc, Wheel, WheelDisc
from noria_desktop.games.noria.terms import SPACES, Letter, Ring, Space

P = TypeVar("P")
UPGRADED: Final = "+"
_PLUS: Final = frozenset("+＋")


def write_wheel(wheel: Wheel | BotWheel) -> str:
    """A wheel ring by ring, such as ``2J+ - 3C 4B - 1O 4M 5T``; an empty ring is left blank."""
    codes = {disc: code for code, disc in components().disc_codes.items()}
    rings: dict[Ring, list[str]] = {ring: [] for ring in Ring}
    for space, lying in zip(SPACES, wheel, strict=True):
        if lying is not None:
            code = lying.letter.value if isinstance(lying, LetterDisc) else codes[lying.disc]
            rings[space.ring].append(f"{space.position}{code}{UPGRADED if lying.upgraded else ''}")
    return " - ".join(" ".join(ring) for ring in rings.values())


def read_human_wheel(text: str) -> Wheel:
    """The human's wheel; several discs of a type and bonus discs may lie on it.

    Raises:
        NotationError: some place cannot be read.
    """
    found = _read(text, components().disc_codes, Line.PLAYER)
    return tuple(None if lying is None else WheelDisc(*lying) for lying in found)


def read_bot_wheel(text: str) -> BotWheel:
    """The bot's wheel.

    Raises:
        NotationError: some place cannot be read.
    """
    found = _read(text, {letter.value: letter for letter in Letter}, Line.BOT)
    letters = [lying[0] for lying in found if lying is not None]
    if len(set(letters)) != len(letters):
        twice = next(letter.value for letter in letters if letters.count(letter) > 1)
        raise NotationError((Fault(1, 0, len(text), Reason.DOUBLE_DISC, twice, Line.BOT),))
    return tuple(None if lying is None else LetterDisc(*lying) for lying in found)


def _read(text: str, codes: Mapping[str, P], part: Line) -> tuple[tuple[P, bool] | None, ...]:
    """What lies on each space, and whether it is upgraded."""
    if len(text) > LONGEST_TEXT:
        line, column = position(text, LONGEST_TEXT)
        raise NotationError((Fault(line, column, 0, Reason.TOO_LONG, "", part),))
    rings: list[list[Token]] = [[]]
    for token in tokens(Record(1, 0, text)):
        if token.kind is Kind.DASH:
            rings.append([])
        else:
            rings[-1].append(token)
    if len(rings) != len(Ring):
        raise NotationError((Fault(1, len(text), 0, Reason.RING_MISSING, "", part),))
    lying: dict[Space, tuple[P, bool]] = {}
    faults: list[Fault] = []
    for ring, run in zip(Ring, rings, strict=True):
        _read_ring(ring, run, codes, lying, faults, part)
    if faults:
        raise NotationError(tuple(faults))
    return tuple(lying.get(space) for space in SPACES)


def _read_ring(
    ring: Ring,
    run: Sequence[Token],
    codes: Mapping[str, P],
    lying: dict[Space, tuple[P, bool]],
    faults: list[Fault],
    part: Line,
) -> None:
    """``*(position letter ["+"])``, added to ``lying``."""

    def wrong(token: Token, reason: Reason) -> None:
        faults.append(Fault(1, token.column, token.length, reason, token.text, part, ring))

    spaces = {space.position: space for space in SPACES if space.ring is ring}
    place: Token | None = None
    last: Space | None = None
    for token in run:
        if token.kind is Kind.NUMBER and place is None:
            place, last = token, None
        elif token.kind is Kind.LETTER and place is not None:
            last = spaces.get(int(place.text)) if len(place.text) == 1 else None
            if last is None:
                wrong(place, Reason.NO_SUCH_POSITION)
            elif last in lying:
                wrong(place, Reason.DOUBLE_POSITION)
            elif token.text not in codes:
                wrong(token, Reason.UNKNOWN_DISC)
                last = None
            else:
                lying[last] = (codes[token.text], False)
            place = None
        elif token.text in _PLUS and last in lying and not lying[last][1]:
            lying[last] = (lying[last][0], True)
        else:
            reason = Reason.POSITION_EXPECTED if token.kind is Kind.LETTER else Reason.UNEXPECTED
            wrong(token, reason)
    if place is not None:
        faults.append(Fault(1, place.column + place.length, 0, Reason.LETTER_EXPECTED, "", part, ring))
