"""Sentences for everything that can be wrong on the New game page: notation and wheels."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Final

from noria_desktop.engine.setup_line import Fault as SeedFault
from noria_desktop.engine.setup_line import Language
from noria_desktop.games.noria.layouts import LayoutFault, layout_fault, ring_counts
from noria_desktop.games.noria.notation_tokens import Fault, Line, Reason
from noria_desktop.games.noria.terms import SPACES
from noria_desktop.ui.i18n import Text, Texts, translate
from noria_desktop.ui.noria.pages.pictures import Piece, lying_on
from noria_desktop.ui.noria.words.names import ring_name
from noria_desktop.ui.widgets.setup_line_words import line_fault_sentence

SEED_ALONE: Final[Mapping[Language, Mapping[Line, str]]] = {"en": {}, "ja": {}}
"""What stands before a seed needs no listing where the seed itself is wrong."""

line_name: Final = Texts(
    Line,
    MARKET=Text("Notation", "Market"),
    ISLANDS=Text("Notation", "Islands"),
    BOT=Text("Notation", "Bot"),
    PLAYER=Text("Notation", "Player"),
)
"""What one of the four lines is about."""


def fault_sentence(fault: Fault | SeedFault) -> str:
    """What is wrong at a place of the notation and what would be right, with the place in front."""
    if isinstance(fault, SeedFault):
        return line_fault_sentence(fault, SEED_ALONE)
    template = (
        translate("Notation", "{line}, character {column}: {what}")
        if fault.part is not None
        else translate("Notation", "Line {number}, character {column}: {what}")
    )
    return template.format(
        line="" if fault.part is None else line_name(fault.part),
        number=fault.line,
        column=fault.column + 1,
        what=_what(fault.reason, token=fault.token),
    )


_what: Final = Texts(
    Reason,
    EMPTY=Text("Notation", "nothing is written here yet."),
    TOO_LONG=Text("Notation", "the text is far too long for a set-up."),
    UNKNOWN_LABEL=Text("Notation", "“{token}” is none of Market, Islands, Bot, Player."),
    DOUBLE_LINE=Text("Notation", "this line was already given above."),
    EXTRA_LINE=Text("Notation", "a set-up has only four lines."),
    UNEXPECTED=Text("Notation", "“{token}” does not belong here."),
    SEPARATOR_EXPECTED=Text("Notation", "a comma is missing before “{token}”."),
    MARKET_COUNT=Text("Notation", "the market needs four discs: J, C, T and B."),
    DISC_EXPECTED=Text("Notation", "a disc (J, C, T or B) is missing here."),
    PRICE_EXPECTED=Text("Notation", "a price from 1 to 4 is missing here."),
    FREE_DISC=Text("Notation", "“{token}” is a resource disc; those are always free."),
    NO_SUCH_PRICE=Text("Notation", "there is no price “{token}”; prices are 1 to 4."),
    DOUBLE_PRICE=Text("Notation", "the price in “{token}” is already taken."),
    ISLAND_COUNT=Text("Notation", "the circle needs five islands."),
    ISLAND_EXPECTED=Text("Notation", "the number of an island is missing here."),
    NO_SUCH_ISLAND=Text("Notation", "there is no island “{token}”; islands are 1 to 9."),
    DOUBLE_ISLAND=Text("Notation", "island “{token}” is already in the circle."),
    NO_AMBASSADOR=Text("Notation", "one island needs (x), where the bot's ambassador stands."),
    DOUBLE_AMBASSADOR=Text("Notation", "only one island may have (x)."),
    RING_MISSING=Text("Notation", "a wheel needs three rings, parted by dashes."),
    RING_COUNT=Text("Notation", "the rings need 1, 2 and 3 discs: small, medium, large."),
    HALVES=Text("Notation", "four discs must rest and two be active."),
    POSITION_EXPECTED=Text("Notation", "the number of a space is missing before “{token}”."),
    LETTER_EXPECTED=Text("Notation", "the letter of a disc is missing here."),
    NO_SUCH_POSITION=Text("Notation", "this ring has no space “{token}”."),
    DOUBLE_POSITION=Text("Notation", "space “{token}” of this ring is already taken."),
    UNKNOWN_DISC=Text("Notation", "there is no disc “{token}” here."),
    DOUBLE_DISC=Text("Notation", "disc “{token}” is already on the wheel."),
    BONUS_AT_START=Text("Notation", "no bonus disc lies on a starting wheel."),
    UNKNOWN_TRACK=Text("Notation", "“{token}” is none of refinement, settlement, exploration, research."),
)


def wheel_sentence(layout: Sequence[Piece | None], pieces: Sequence[Piece]) -> str:
    """What keeps a wheel from starting a game; empty when nothing does."""
    fault = layout_fault(layout, pieces)
    if fault is None:
        return ""
    waiting = len(pieces) - sum(piece is not None for piece in layout)
    for ring, wanted in ring_counts().items():
        lying = lying_on(layout, ring)
        if lying > wanted:
            return translate("NewGamePage", "{ring}: {lying} discs lie there, it may have {wanted}.").format(
                ring=ring_name(ring), lying=lying, wanted=wanted
            )
    if waiting:
        return translate("NewGamePage", "discs not on the wheel yet: {count}.").format(count=waiting)
    if fault is LayoutFault.HALVES:
        active = sum(space.active for space, piece in zip(SPACES, layout, strict=True) if piece is not None)
        return translate(
            "NewGamePage", "Four discs must rest and two be active; now {active} are active."
        ).format(active=active)
    return translate("NewGamePage", "The rings need 1, 2 and 3 discs.")
