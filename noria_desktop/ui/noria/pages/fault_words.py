"""Sentences for everything that can be wrong on the New game page: notation and wheels."""

from __future__ import annotations

from collections.abc import Sequence

from noria_desktop.games.noria.layouts import LayoutFault, layout_fault, ring_counts
from noria_desktop.games.noria.notation_tokens import Fault, Line, Reason
from noria_desktop.games.noria.terms import SPACES, Ring
from noria_desktop.ui.i18n import translate
from noria_desktop.ui.noria.pages.pictures import Piece
from noria_desktop.ui.noria.words.names import ring_name


def line_name(part: Line) -> str:
    """What one of the four lines is about."""
    return {
        Line.MARKET: translate("Notation", "Market"),
        Line.ISLANDS: translate("Notation", "Islands"),
        Line.BOT: translate("Notation", "Bot"),
        Line.PLAYER: translate("Notation", "Player"),
    }[part]


def fault_sentence(fault: Fault) -> str:
    """What is wrong at a place of the notation and what would be right, with the place in front."""
    template = (
        translate("Notation", "{line}, character {column}: {what}")
        if fault.part is not None
        else translate("Notation", "Line {number}, character {column}: {what}")
    )
    return template.format(
        line="" if fault.part is None else line_name(fault.part),
        number=fault.line,
        column=fault.column + 1,
        what=_what(fault),
    )


def _what(fault: Fault) -> str:
    """The sentence alone."""
    sentences = {
        Reason.EMPTY: translate("Notation", "nothing is written here yet."),
        Reason.TOO_LONG: translate("Notation", "the text is far too long for a set-up."),
        Reason.UNKNOWN_LABEL: translate("Notation", "“{token}” is none of Market, Islands, Bot, Player."),
        Reason.DOUBLE_LINE: translate("Notation", "this line was already given above."),
        Reason.EXTRA_LINE: translate("Notation", "a set-up has only four lines."),
        Reason.UNEXPECTED: translate("Notation", "“{token}” does not belong here."),
        Reason.SEPARATOR_EXPECTED: translate("Notation", "a comma is missing before “{token}”."),
        Reason.MARKET_COUNT: translate("Notation", "the market needs four discs: J, C, T and B."),
        Reason.DISC_EXPECTED: translate("Notation", "a disc (J, C, T or B) is missing here."),
        Reason.PRICE_EXPECTED: translate("Notation", "a price from 1 to 4 is missing here."),
        Reason.FREE_DISC: translate("Notation", "“{token}” is a resource disc; those are always free."),
        Reason.NO_SUCH_PRICE: translate("Notation", "there is no price “{token}”; prices are 1 to 4."),
        Reason.DOUBLE_PRICE: translate("Notation", "the price in “{token}” is already taken."),
        Reason.ISLAND_COUNT: translate("Notation", "the circle needs five islands."),
        Reason.ISLAND_EXPECTED: translate("Notation", "the number of an island is missing here."),
        Reason.NO_SUCH_ISLAND: translate("Notation", "there is no island “{token}”; islands are 1 to 9."),
        Reason.DOUBLE_ISLAND: translate("Notation", "island “{token}” is already in the circle."),
        Reason.NO_AMBASSADOR: translate(
            "Notation", "one island needs (x), where the bot's ambassador stands."
        ),
        Reason.DOUBLE_AMBASSADOR: translate("Notation", "only one island may have (x)."),
        Reason.RING_MISSING: translate("Notation", "a wheel needs three rings, parted by dashes."),
        Reason.RING_COUNT: translate("Notation", "the rings need 1, 2 and 3 discs: small, medium, large."),
        Reason.HALVES: translate("Notation", "four discs must rest and two be active."),
        Reason.POSITION_EXPECTED: translate("Notation", "the number of a space is missing before “{token}”."),
        Reason.LETTER_EXPECTED: translate("Notation", "the letter of a disc is missing here."),
        Reason.NO_SUCH_POSITION: translate("Notation", "this ring has no space “{token}”."),
        Reason.DOUBLE_POSITION: translate("Notation", "space “{token}” of this ring is already taken."),
        Reason.UNKNOWN_DISC: translate("Notation", "there is no disc “{token}” here."),
        Reason.DOUBLE_DISC: translate("Notation", "disc “{token}” is already on the wheel."),
        Reason.BONUS_AT_START: translate("Notation", "no bonus disc lies on a starting wheel."),
        Reason.UNKNOWN_TRACK: translate(
            "Notation", "“{token}” is none of refinement, settlement, exploration, research."
        ),
    }
    return sentences[fault.reason].format(token=fault.token)


def wheel_sentence(layout: Sequence[Piece | None], pieces: Sequence[Piece]) -> str:
    """What keeps a wheel from starting a game; empty when nothing does."""
    fault = layout_fault(layout, pieces)
    if fault is None:
        return ""
    waiting = len(pieces) - sum(piece is not None for piece in layout)
    for ring, wanted in ring_counts().items():
        lying = _on(layout, ring)
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


def _on(layout: Sequence[Piece | None], ring: Ring) -> int:
    """How many discs lie on a ring."""
    return sum(space.ring is ring and piece is not None for space, piece in zip(SPACES, layout, strict=True))
