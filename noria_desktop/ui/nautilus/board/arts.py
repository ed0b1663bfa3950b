"""Every picture on the submarine's table but the dock's as a value: exactly the facts needed to draw it.

A presenter fills these in; ``ui/nautilus/paint/table.py`` draws them. Every picture is centred on its
sprite's place; sizes are board units. ``own`` is the viewer's side, below, and never a seat number.
"""

from __future__ import annotations

import enum

from noria_desktop.engine.values import frozen
from noria_desktop.games.nautilus.terms import Arrow, Card, Domain, Opponent, Special
from noria_desktop.ui.board.boxes import Box


@frozen
class SalonArt:
    """Hull, window frame, sea, panes and empty places behind everything: the whole board. Layer GROUND.

    All boxes are measured from the board's upper left corner, as in the layout.
    """

    width: float
    height: float
    unit: float
    """Scale of the board: what is one unit in mocks/nautilus.md."""
    dock: float
    """Width of the dock at the left."""
    window: Box
    panes: tuple[Box, ...]
    spaces: tuple[Box, ...]


@frozen
class DiverArt:
    """Diver card, ``width`` x 1.38 ``width`` and its shadow. Layer PIECE."""

    card: Card
    width: float
    held: bool = False
    """In hand: brass rim and a long shadow."""
    pale: bool = False
    """Lies flat, as a ghost: no shadow."""
    laid_by: bool | None = None
    """True: the viewer laid it, False: the rival; None: in no one's name."""
    beaten: bool = False
    """The round is over and the card has lost its column."""


@frozen
class BackArt:
    """Back of a diver card, or of a special one; ``width`` x 1.38 ``width``. Layer PIECE."""

    width: float
    special: bool = False


@frozen
class SpecialArt:
    """Special card with its drawing, ``width`` x 1.38 ``width`` and its shadow. Layer PIECE."""

    special: Special
    width: float
    caption: bool = True
    spent: bool = False
    held: bool = False
    pale: bool = False
    kept_back: bool = False
    """Its time has passed, and its holder did without it."""


@frozen
class DomainArt:
    """Domain card: rosette, sign, name and worth; ``width`` x 0.98 ``width``. Layer BOARD."""

    domain: Domain
    points: int
    width: float
    settled: bool = False
    """The domain is decided: the worth is drawn hollow."""
    named: bool = True
    """False while it is drawn too small for words: the sign is left."""


@frozen
class SealArt:
    """Laurel with the winner's badge, on the corner of a settled domain's card: square. Layer FLAG."""

    own: bool
    radius: float


@frozen
class LeanArt:
    """Tab on the edge of a domain card that points to the side now ahead. Layer LABEL.

    58 x 24 ``unit``; the centre of the picture is the tab's own centre.
    """

    own: bool
    """Points down to the viewer's side."""
    unit: float
    faced: bool = True
    """Two cards face each other; else one is alone and leads for want of a rival."""
    gain: int | None = None
    """What the side would take with it; shown only for a drop that is being considered."""


@frozen
class AnchorArt:
    """Anchor on the corner of the card that no arrow moves: square of 2.6 ``radius``. Layer FLAG."""

    radius: float
    offered: bool = False
    """A place to drop a card on, so that the anchor is played with it."""


@frozen
class GaugeArt:
    """Depth gauge that tells the round: square of 2.3 ``radius``. Layer PANEL."""

    round: int
    radius: float


@frozen
class PileArt:
    """Divers nobody holds, backs up, and their number. Layer BOARD; 96 x 128 ``unit``."""

    count: int
    unit: float
    known: Card | None = None
    """A card the viewer put back there."""


@frozen
class SideArt:
    """Badge and words of a side at the end of its row: 92 x 66 ``unit``. Layer PANEL."""

    own: bool
    unit: float


@frozen
class TokenArt:
    """Captain Nemo's token of the start player: square of 2.4 ``radius``. Layer PIECE."""

    radius: float


@frozen
class PlateArt:
    """Name plate screwed to the hull with what a player has; ``width`` x ``height``. Layer PANEL."""

    own: bool
    width: float
    height: float
    unit: float
    won: int
    """Domains won, beside a laurel: stars are points of domain cards."""
    cards: int
    """Divers in hand."""
    specials: int
    """Special cards held, 0 or 1."""
    taken: int
    """Domain cards taken so far."""
    starts: bool
    turn: bool
    """It is this player's turn."""
    counted: bool = True
    """False in the hidden variant: nobody has won a domain yet."""
    opponent: Opponent = Opponent.LEVEL_1
    """Who sits across the table: a level with its cap and rank, or a second human."""
    number: int = 1
    """The player's number when two humans share the screen."""


@frozen
class OutcomeArt:
    """What a column brought: domain, who took it, what beat what, the points since then. Layer PANEL.

    ``width`` x ``height``; both by their domain points, left to right as the cards were taken.
    """

    width: float
    height: float
    unit: float
    domain: Domain
    points: int
    own: bool
    """The viewer took it."""
    winner: Card
    loser: Card
    mine: int
    """The viewer's points in the domain with this card."""
    theirs: int | None
    """The rival's; None in the hidden variant."""
    settles: bool = False
    """The domain is decided by this round."""


@frozen
class RoundArt:
    """The end of a round: how many cards went to whom, and what that has decided. Layer PANEL.

    ``width`` x ``height``; the columns lie on it as pictures of their own, right of ``words``.
    """

    width: float
    height: float
    unit: float
    words: float
    """Width of its left part."""
    round: int
    own: int
    """Domain cards that went to the viewer."""
    theirs: int
    won: tuple[Domain, ...]
    """Domains that the viewer has won by this round."""
    lost: tuple[Domain, ...]
    hidden: bool
    """Domains are decided after the last round."""
    names: tuple[int, int] | None = None
    """Numbers of viewer and rival where two people share the screen."""
    domains: tuple[int, int] = (0, 0)
    """Domains won so far: the panel lies over the plate that shows the viewer's."""


@frozen
class CaptionArt:
    """One or two short lines beside a special card of the rival; ``width`` x 40. Layer PANEL."""

    special: Special | None
    """None: hidden."""
    spent: bool
    width: float
    unit: float
    kept_back: bool = False
    """Held, and of no more use this round."""


@frozen
class NoteArt:
    """Chip in a lit place: which cards the arrow could move from here: 76 x 24 ``unit``. Layer FLAG."""

    arrow: Arrow
    cards: tuple[Card, ...]
    unit: float


class Deed(enum.Enum):
    """What a drop on a place does with the card in hand."""

    KEEP = "keep"
    """It stays, and the other special card goes to the rival."""
    GIVE = "give"
    """It goes to the rival, and the other special card stays."""
    RETURN = "return"
    """It goes back to the pile, and the other diver joins the hand."""
    JOIN = "join"
    """It joins the hand, and the other diver goes back to the pile."""


@frozen
class DropArt:
    """Chip at a place on which one of two cards may be dropped: what becomes of both; ``width`` x 42 ``unit``. Layer LABEL."""

    deed: Deed
    card: Special | Card
    """In hand."""
    other: Special | Card
    width: float
    unit: float


@frozen
class ArcArt:
    """Bow along which an arrow pushes a card; from the picture's centre to ``dx``, ``dy``. Layer LABEL."""

    dx: float
    dy: float
    unit: float
    theirs: bool = False
    """The rival's arrow has sent it there; else one that is being considered."""


@frozen
class RingArt:
    """Dashes round a card that would or could move; ``width`` x ``height``. Layer FLAG."""

    width: float
    height: float
    unit: float
    sure: bool = True
    """It will move; else it is one of several that could."""


@frozen
class TraceArt:
    """Where the rival's turn has put or taken a card; ``width`` x ``height``. Layer FLAG."""

    width: float
    height: float
    unit: float
    was: bool = False
    """The card lay there before: dots; else it lies there now: a line."""


@frozen
class OutlineArt:
    """No picture of its own: the line of a tilted card, for halos."""

    width: float
    height: float
    degrees: float = 0.0
