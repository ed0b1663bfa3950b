"""Rectangles and points of a table's layout, without Qt. All lengths are board units."""

from __future__ import annotations

from noria_desktop.engine.values import frozen


@frozen
class Point:
    """A place on the board."""

    x: float
    y: float

    def __add__(self, other: Point) -> Point:
        """The place that lies as far from this one as ``other`` from the middle."""
        return Point(self.x + other.x, self.y + other.y)

    def moved(self, right: float, down: float) -> Point:
        """The place so far to the right and down."""
        return Point(self.x + right, self.y + down)


@frozen
class Box:
    """Rectangle by its centre."""

    x: float
    y: float
    width: float
    height: float

    @property
    def size(self) -> tuple[float, float]:
        """Width and height."""
        return self.width, self.height

    @property
    def left(self) -> float:
        """Left edge."""
        return self.x - self.width / 2

    @property
    def top(self) -> float:
        """Upper edge."""
        return self.y - self.height / 2

    @property
    def right(self) -> float:
        """Right edge."""
        return self.x + self.width / 2

    @property
    def bottom(self) -> float:
        """Lower edge."""
        return self.y + self.height / 2

    def moved(self, right: float, down: float) -> Box:
        """The same rectangle elsewhere."""
        return Box(self.x + right, self.y + down, self.width, self.height)

    def grown(self, by: float) -> Box:
        """Larger by so much on every side."""
        return Box(self.x, self.y, self.width + 2 * by, self.height + 2 * by)


def box(left: float, top: float, width: float, height: float) -> Box:
    """A rectangle by its upper left corner."""
    return Box(left + width / 2, top + height / 2, width, height)


def overlap(one: Box, other: Box) -> bool:
    """True when both share an area and not merely an edge (a hundredth of a unit is rounding)."""
    return (
        min(one.right, other.right) - max(one.left, other.left) > 0.01
        and min(one.bottom, other.bottom) - max(one.top, other.top) > 0.01
    )


@frozen
class BoardSize:
    """A board in one view size; the layout of each game adds its zones."""

    width: float
    """Board units across."""
    height: float
    """Board units down."""
    scale: float
    """Logical pixels a board unit."""

    @property
    def ground(self) -> Box:
        """The whole board."""
        return box(0, 0, self.width, self.height)
