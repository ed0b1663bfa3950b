"""Colours: three themes (night, day, high contrast) and the fixed colours of pieces.

What each theme gives for a colour stands in ``resources/themes.json``, a line a colour: night, day, contrast.
Source: ux.md 4.1 and 4.2. Text tokens keep at least 4.5:1 on every ground, borders and focus 3:1;
a test recomputes the ratios.
"""

from __future__ import annotations

import json
from functools import cache
from typing import Any, Final

from noria_desktop.engine.values import frozen
from noria_desktop.resource_files import resource


@frozen
class ScytheColours:
    """Scythe's table: sea round the map, boxes of the player mat, veils. Source: mocks/scythe.md 2 and 3."""

    sea: tuple[str, str]
    """Within and at the rim."""
    shore: str
    top: tuple[str, str]
    """Upper boxes of the player mat: fill and edge."""
    bottom: tuple[str, str]
    """Lower boxes: fill and edge."""
    veil: str
    """Over territories that are not concerned."""
    pill: str
    """Ground of tags on the map."""
    warn: str
    """Ground of tags that tell why not."""
    on_warn: str
    tie: str
    """Ground of tags that tell what decided."""
    on_tie: str


@frozen
class SolaniColours:
    """Colours of the night sky of Solani. Source: mocks/solani.md 3; alphas are 0 to 255."""

    sky: tuple[str, str, str, str]
    """From the zenith to the horizon."""
    band: tuple[str, str, str]
    """Three hues of the milky way."""
    band_alpha: int
    star: str
    """Stars of the ground."""
    star_alpha: int
    engrave: str
    """Lines of the atlas."""
    engrave_alpha: int
    plate: str
    """Dims the sky under the player board."""
    plate_alpha: int
    well: str
    """Empty circular spaces."""
    well_alpha: int
    glass: str
    """Panels over the sky."""
    glass_alpha: int
    tile: str
    """Branch tiles; then their lit and their shaded edge."""
    tile_hi: str
    tile_lo: str
    glow: float
    """Strength of light round whatever shines, 0 to 1."""
    shine: str
    """Rim and light of circles that score."""
    gold: str
    """Scores, on lines and counters; its core."""
    gold_hi: str
    on_gold: str
    """Words on gold, orange, green and red."""
    ice: str
    """Open; its core."""
    ice_hi: str
    orange: str
    """Overfilled."""
    coral: str
    """Loose."""
    violet: str
    """Tethered."""
    disc: str
    """Faces of clusters."""
    rim: str
    star_on: str
    """Stars printed on tiles, lit and waiting."""
    star_off: str
    feature: str
    feature_rim: str
    moon: str
    """Dark Sky tokens, and their light once surrounded."""
    corona: str
    tint: float
    """Strength of the sectors' light on the plate, 0 to 1."""


@frozen
class Theme:
    """Named colours of one theme. Scenes and pages use no literal colour that is not here or in a piece table."""

    name: str
    bg: str
    surface: str
    raised: str
    text: str
    muted: str
    accent: str
    focus: str
    danger: str
    ask: str
    """What is asked about before it is given up, and the disc of the question."""
    on_ask: str
    nudge: str
    """The answer to a wrong try in a lesson: no refusal and no danger."""
    success: str
    line: str
    lamp_text: str
    """Words and edges of what the lamp says."""
    veil: str
    """Lies over everything that the lamp does not shine on."""
    veil_alpha: int
    sky: tuple[tuple[float, str], ...]
    halo: str
    star: str
    clouds: tuple[tuple[str, str], ...]  # (body, lit edge), back to front
    panel: str
    panel_alpha: int
    panel_edge: str
    plate_rest: tuple[str, str, str]
    plate_active: tuple[str, str, str]
    socket: str
    on_plate: str
    you_text: str
    bot_text: str
    hull: tuple[str, str]
    """Plates of the boat, above and below."""
    seam: str
    water: tuple[str, str, str]
    """Sea behind the boat's window, surface to ground."""
    reef: tuple[str, str]
    shaft: str
    """Light that falls into the sea."""
    glass: str
    """Panes that join two facing places."""
    on_water: str
    """Words and bubbles on the sea."""
    steppe: ScytheColours
    heaven: SolaniColours
    ink: str = "#14161A"
    paper: str = "#F6F0E0"
    you: str = "#27A5F3"
    bot: str = "#E74A0F"
    brass: str = "#C9973A"
    brass_hi: str = "#F6DA92"
    brass_lo: str = "#7A5620"
    lamp: str = "#FFD98A"
    """Lines and beads of the lamp on the board."""
    steel: str = "#8E9BAC"
    steel_hi: str = "#DCE4EE"
    steel_lo: str = "#4C5768"
    turf: str = "#8FB08C"
    turf_hi: str = "#C5DBA9"
    rock: str = "#6F6273"
    rock_hi: str = "#8E8091"
    rock_lo: str = "#4B4154"
    seats: tuple[str, str, str, str] = ("#27A5F3", "#E74A0F", "#EAD74B", "#B16F96")
    """Badges of up to four players; their shapes differ as well."""

    @property
    def day(self) -> bool:
        """Whether it is the light theme."""
        return self.name == "day"

    @property
    def contrast(self) -> bool:
        """Whether it is the theme of high contrast, without shadows and tints."""
        return self.name == "contrast"


NAMES: Final = ("night", "day", "contrast")
"""As settings and the command line spell them."""


@cache
def _table() -> dict[str, dict[str, list[Any]]]:
    parts: dict[str, dict[str, list[Any]]] = json.loads(resource("themes.json").read_text(encoding="utf-8"))
    return parts


def colours_of(part: str, theme: str) -> dict[str, Any]:
    """The colours of a part of the look in one theme, by name."""
    column = NAMES.index(theme)
    return {name: _value(values[column]) for name, values in _table()[part].items()}


def _value(read: Any) -> Any:
    """Lists of the file as tuples, which can be compared and hashed."""
    return tuple(map(_value, read)) if isinstance(read, list) else read


THEMES: Final[dict[str, Theme]] = {
    name: Theme(
        name,
        steppe=ScytheColours(**colours_of("scythe", name)),
        heaven=SolaniColours(**colours_of("solani", name)),
        **colours_of("theme", name),
    )
    for name in NAMES
}
"""By name."""
NIGHT, DAY, CONTRAST = THEMES.values()
