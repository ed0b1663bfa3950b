"""What the board shows, as plain values: pictures at places, and spots one can point at.

All positions are board units, x to the right, y down; a table's ``layout`` says how large the board is.
"""

from __future__ import annotations

import enum
from typing import TypedDict, Unpack

from noria_desktop.engine.values import frozen
from noria_desktop.ui.board.boxes import Box, Point
from noria_desktop.ui.board.handles import Handle


class Layer(enum.IntEnum):
    """Depth order of the board, back to front. The only z values there are."""

    GROUND = 0
    SCENERY = 10
    MIST = 15
    """Weather before the machines and behind the panels."""
    PANEL = 20
    BOARD = 30
    """Wheels' plates, islands, anything pieces lie on."""
    MARK = 40
    """Connections, arrows, forecasts: drawn on boards and under pieces."""
    PIECE = 50
    FLAG = 60
    """Pieces standing on other pieces."""
    HALO = 70
    """Legal targets, focus ring, hover (drawn by the kit)."""
    LABEL = 71
    """Small signs that stay readable over halos."""
    GHOST = 80
    """The piece in hand (drawn by the kit)."""
    CALLOUT = 90


@frozen
class Sprite:
    """One picture on the board, keyed by its handle.

    ``art`` is a frozen value; the game's painter table (type of art -> painter) knows how to draw it and
    how large it is. Equal art means an equal picture, so an item repaints only when its art changed.
    """

    handle: Handle
    art: object
    x: float
    """Centre."""
    y: float
    layer: Layer
    rotation: float = 0.0
    """Degrees clockwise."""
    scale: float = 1.0
    opacity: float = 1.0
    carries: Handle | None = None
    """The spot whose press picks this sprite up; while carried, the sprite is the ghost."""
    held: object | None = None
    """Art of the piece in hand at its full size, shadow included; None: the sprite's own, a little enlarged."""
    turned: tuple[object, ...] = ()
    """Arts of the piece in hand after 0 to 3 quarter turns clockwise, in place of ``held``; empty: its picture is
    rotated."""
    lands: bool = False
    """Among pictures of what a drop would change: the piece in hand where it would lie. The one in hand pales
    meanwhile, so that this one and what lies round it are seen."""


class Lying(TypedDict, total=False):
    """What may be said of a sprite beside its picture and place; see ``Sprite``."""

    rotation: float
    scale: float
    opacity: float
    carries: Handle | None
    held: object | None
    turned: tuple[object, ...]
    lands: bool


def lay(handle: Handle, art: object, where: Point | Box, layer: Layer, **lying: Unpack[Lying]) -> Sprite:
    """A picture centred on a place of the layout."""
    return Sprite(handle, art, where.x, where.y, layer, **lying)


@frozen
class Spot:
    """A place one can point at by mouse, keyboard or screen reader.

    Every handle that occurs in a gesture has exactly one spot.
    """

    handle: Handle
    x: float
    """Centre."""
    y: float
    width: float
    height: float
    zone: str
    """Keyboard zone; Tab goes from zone to zone, arrows move inside one by geometry."""
    round: bool = False
    parent: Handle | None = None
    """A spot that is shown first; while a piece is carried, children light up only when the pointer
    (or keyboard focus) is over the parent or one of its children."""
    hole: float = 0.0
    """Diameter of the part in the middle of a round spot that does not belong to it (a ring's rim)."""
    outline: object | None = None
    """Art whose picture's outline gives the halo's shape; None: an ellipse or rounded rectangle."""
    lit: str = ""
    """Colour of the line that says what may be chosen, where the theme's own could be taken for something printed; a line
    of this colour runs inside an outline, on ink. Empty: the theme's."""
    arc: tuple[float, float] | None = None
    """Centre round which this spot is dragged instead of being carried; the press gesture is what it plays."""
    turns: tuple[Handle, ...] = ()
    """Sprites that follow such a drag: those in the centre turn, the others travel round it upright."""
    lends: bool = False
    """A drag that begins here takes the only piece on it that can be carried: whoever misses it by a little means it."""
    firm: bool = False
    """With something in hand, who points here means this place, whether it is lit or not: no lit place beside it, nor one
    whose box reaches under it, is taken instead."""
    button: bool = False
    """Pressing it is no action of the game: the page is told and knows what to do."""
    raised: bool = False
    """It lies on something that stands over the board: so does the line round it."""
    sign: str = ""
    """Number printed on it: typing that brings the keyboard there. Several spots may bear the same one."""
    detent: float = 0.0
    """Degrees clockwise of one step of such a drag (negative: anticlockwise); past half of it the step counts."""
    words: Box | None = None
    """Where words about it stand beside it: who points at them means it, though no line goes round them."""


@frozen
class Patch:
    """Difference between two projections: what the scene must add, remove and change."""

    added: tuple[Sprite, ...]
    removed: tuple[Handle, ...]
    changed: tuple[Sprite, ...]
