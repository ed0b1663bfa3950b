"""Pieces on the map: units with what they carry, resources, structures, cubes, coins, stars, recruits."""

from __future__ import annotations

from PySide6.QtCore import QRectF
from PySide6.QtGui import QPainter, QTransform

from noria_desktop.games.scythe.terms import RESOURCES, Bonus, Faction, Resource, Unit
from noria_desktop.ui.art.pens import kept, mix
from noria_desktop.ui.art.shapes import circle, ellipse, outline_at, rhombus, rounded_rect, seal, star
from noria_desktop.ui.art.skin import Skin
from noria_desktop.ui.scythe.board.arts.land import EncounterTokenArt
from noria_desktop.ui.scythe.board.arts.pieces import CubeArt, GoodsArt, RecruitArt, StructureArt, UnitArt
from noria_desktop.ui.scythe.board.standing import BESIDE, BROAD, REACH, TAG, TAG_UP
from noria_desktop.ui.scythe.paint.colours import FACTION
from noria_desktop.ui.scythe.paint.figures import figure
from noria_desktop.ui.scythe.paint.ink import Ink, centred, fade
from noria_desktop.ui.scythe.paint.signs import sign_of

PLATE = {Unit.MECH: 0.56, Unit.CHARACTER: 0.46, Unit.WORKER: 0.44}
HEAD_ROOM = 3.0
CRATE = 11.0
"""Size of a token on the back of a unit that carries it."""


def unit_size(art: UnitArt) -> tuple[float, float]:
    """The figure, its plate, its count; passengers beside and above it."""
    h = art.height
    high = h * (1.75 if art.lifted or art.workers else 1.42)
    load = sum(count > 0 for count in art.goods) + (art.workers > 0)
    tagged = 2 * (h * REACH[art.unit] + TAG[0] * BESIDE + HEAD_ROOM + 2) if art.count > 1 else 0.0
    return max(h * 1.9, 44.0, 14 + 26.0 * load, tagged), high + 16


def paint_unit(painter: QPainter, art: UnitArt, skin: Skin) -> None:
    """Ghosts are pale; the lifted one bears its passengers on its shoulders."""
    k, h = Ink(painter, skin), art.height
    with kept(painter):
        if art.ghost:
            painter.setOpacity(0.38)
        foot = h / 2
        if art.workers:
            for dx in (-0.38, 0.42)[: art.workers]:
                draw_figure(
                    k, Unit.WORKER, art.faction, art.own, h * dx, foot - h * 0.58, h * 0.5, plate=False
                )
        draw_figure(
            k, art.unit, art.faction, art.own, 0, foot, h,
            plate=art.plate and not art.lifted, lifted=art.lifted, aimed=art.aimed, spent=art.spent,
        )  # fmt: skip
        load = [(kind, count) for kind, count in zip(RESOURCES, art.goods, strict=True) if count]
        if art.count > 1:
            edge = h * (BROAD if art.unit is Unit.MECH and not art.own else REACH[art.unit])
            # Above tokens it lies beside a head, which alone is seen of the piece.
            aside = HEAD_ROOM if art.tag_up > TAG_UP else 0.0
            count_tag(k, edge + TAG[0] * (BESIDE - 0.5) + aside, foot - art.tag_up, art.count)
        if art.lifted and (art.workers or load):
            _load(k, art, load, foot)
        elif load:
            # On the map the tray tells how much; here is only seen that something goes along.
            for number, (kind, _) in enumerate(load):
                k.good(kind, (number - (len(load) - 1) / 2) * CRATE, foot - h * 1.04, CRATE)


def _load(k: Ink, art: UnitArt, load: list[tuple[Resource, int]], foot: float) -> None:
    """What is aboard, as one tag below the feet."""
    parts: list[tuple[str, int]] = [("worker", art.workers)] if art.workers else []
    parts += [(kind.value, count) for kind, count in load]
    wide = 8 + 26.0 * len(parts)
    left = -wide / 2
    tag = QRectF(left, foot - 2, wide, 17)
    k.fill(rounded_rect(tag, 8.5), k.t.ink, k.t.focus, 1.4)
    for number, (sign, count) in enumerate(parts):
        x = left + 12 + 26 * number
        k.sign(sign, x, tag.center().y(), 11, "#FFFFFF")
        k.centre(QRectF(x + 5, tag.top(), 16, 17), str(count), 12, "#FFFFFF", True)


def draw_figure(
    k: Ink, unit: Unit, faction: Faction, own: bool, x: float, y: float, h: float, *,
    lifted: bool = False, plate: bool = True, aimed: bool = False, spent: bool = False,
) -> None:  # fmt: skip
    """One unit standing with its feet on (x, y): plate, shadow, rim, flat body, shade, lines, lamp."""
    parts = figure(unit, faction, own)
    m = QTransform.fromTranslate(x, y).scale(h, h)
    whole = m.map(parts.whole)
    colour = FACTION[faction]
    if spent:
        colour = mix(colour, k.t.raised, 0.45)
    dark = faction in (Faction.SAXONY, Faction.RUSVIET, Faction.NORDIC, Faction.ALBION, Faction.TOGAWA)
    if plate:
        w = h * PLATE[unit]
        base = ellipse(x, y, w, w * 0.30) if own else rhombus(x, y, w * 1.12, w * 0.36)
        if aimed:
            k.stroke(base, fade(k.t.focus, 0.9), 7)
        k.fill(base, mix(colour, "#808080", 0.5) if spent else FACTION[faction], k.t.paper, 2.6)
        k.stroke(base, k.t.ink, 1.1)
    off = h * (0.16 if lifted else 0.05)
    k.fill(whole.translated(off * 0.6, off), fade("#05060A", 0.34))
    k.stroke(whole, k.t.paper if dark else "#3A3A3C", 3.4 if dark else 2.6)
    k.fill(whole, colour)
    for part in parts.shade:
        k.fill(m.map(part), mix(colour, "#16080A" if dark else "#5B5546", 0.30))
    for part in parts.body:
        k.stroke(m.map(part), fade(k.t.ink, 0.55), max(0.7, h * 0.018))
    rim = fade("#FFFFFF" if faction is Faction.SAXONY else k.t.ink, 0.8)
    for part in parts.lines:
        k.stroke(m.map(part), rim, max(0.9, h * 0.03))
    for part in parts.brass:
        k.fill(m.map(part), "#F3C64F", k.t.ink, max(0.8, h * 0.025))
    k.stroke(whole, k.t.ink, max(1.1, h * 0.034))


def count_tag(k: Ink, x: float, y: float, n: int) -> None:
    """A small x2 tag beside a group of pieces."""
    wide, high = TAG
    r = QRectF(x - wide / 2, y - high / 2, wide, high)
    k.fill(rounded_rect(r, high / 2), k.t.ink, k.t.paper, 1)
    k.centre(r, f"×{n}", 12, "#FFFFFF", True)


def paint_goods(painter: QPainter, art: GoodsArt, skin: Skin) -> None:
    """Resources lying on a territory: tile and number in one pill."""
    k = Ink(painter, skin)
    r = centred(art.width, art.height)
    rim = k.t.focus if art.changed else fade(k.t.paper, 0.9)
    k.fill(rounded_rect(r, art.height / 2), k.t.ink, rim, 1.6 if art.changed else 1)
    tile = art.height - 3.5
    k.good(art.resource, r.left() + 3 + tile / 2, 0, tile)
    room = QRectF(r.left() + 3 + tile, r.top(), r.width() - 4 - tile, r.height())
    k.centre(room, str(art.count), 12, "#FFFFFF", True)


def structure_size(art: StructureArt) -> tuple[float, float]:
    """The block with its pennant."""
    return art.size * 1.5 + 4, art.size * 1.4 + 4


def paint_structure(painter: QPainter, art: StructureArt, skin: Skin) -> None:
    """A gabled block in the faction's colour with the structure's sign; only the human builds."""
    k, s, y = Ink(painter, skin), art.size, art.size / 2
    with kept(painter):
        if art.ghost:
            painter.setOpacity(0.5)
        block = outline_at("M -0.5 0 -0.5 -0.55 0 -0.95 0.5 -0.55 0.5 0 Z", 0, y, s, s)
        light = art.faction in (Faction.POLANIA, Faction.CRIMEA)
        k.fill(block.translated(s * 0.06, s * 0.08), fade("#05060A", 0.34))
        k.stroke(block, "#3A3A3C" if light else k.t.paper, 2.4 if light else 3.2)
        k.fill(block, FACTION[art.faction], k.t.ink, 1.2)
        k.patch("M 0 -0.95 0.5 -0.55 0.5 0 0.08 0 Z", 0, y, s, s, fade("#2A2420", 0.26))
        k.glyph(art.structure.value, 0, y - s * 0.36, s * 0.62, k.t.ink if light else "#FFFFFF", 0.2)
        k.fill(circle(s * 0.5, y - s * 0.92, s * 0.16), k.t.paper, k.t.ink, 1)


def encounter_token_size(art: EncounterTokenArt) -> tuple[float, float]:
    """The seal and its shadow."""
    return 2.4 * art.radius + 4, 2.4 * art.radius + 6


def paint_encounter_token(painter: QPainter, art: EncounterTokenArt, skin: Skin) -> None:
    """A green seal with a compass star."""
    k, s = Ink(painter, skin), art.radius
    k.fill(seal(0, 1.4, s), fade("#000000", 0.4))
    if art.aimed:
        k.stroke(seal(0, 0, s), k.t.focus, 5)
    k.fill(seal(0, 0, s), "#1F6B52", k.t.paper, 1.4)
    k.stroke(circle(0, 0, s * 0.72), fade("#F6F0E0", 0.7), 1)
    k.fill(star(0, 0, s * 0.58, 4, 0.36), "#F6D774")


def cube_size(art: CubeArt) -> tuple[float, float]:
    """The cube."""
    return art.size + 3, art.size + 3


def paint_cube(painter: QPainter, art: CubeArt, skin: Skin) -> None:
    """A wooden upgrade cube."""
    Ink(painter, skin).cube(0, 0, art.size)


def paint_recruit(painter: QPainter, art: RecruitArt, skin: Skin) -> None:
    """A ring in the faction's colour."""
    draw_recruit(Ink(painter, skin), art.faction, 0, 0, art.radius, art.bonus)


def draw_recruit(k: Ink, faction: Faction, x: float, y: float, r: float, bonus: Bonus | None) -> None:
    """A recruit with its bonus."""
    light = faction in (Faction.POLANIA, Faction.CRIMEA)
    k.fill(circle(x, y, r), FACTION[faction], k.t.ink if light else k.t.paper, 1)
    k.stroke(circle(x, y, r * 0.78), k.t.ink if light else k.t.paper, 1.6)
    if bonus is None:
        k.glyph("worker", x, y, r, k.t.ink if light else "#FFFFFF")
    else:
        k.sign(sign_of(bonus), x, y, r, k.t.ink if light else "#FFFFFF")
