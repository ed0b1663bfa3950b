"""Colours: three themes (night, day, high contrast) and the fixed colours of pieces.

Source: ux.md 4.1 and 4.2. Text tokens keep at least 4.5:1 on every ground, borders and focus 3:1;
a test recomputes the ratios.
"""

from __future__ import annotations

from typing import Final

from attrs import evolve

from noria_desktop.engine.values import frozen


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


NIGHT_STEPPE: Final = ScytheColours(
    sea=("#22405A", "#0D131B"),
    shore="#8FD0E8",
    top=("#1F3D37", "#4F9C86"),
    bottom=("#452730", "#B86A74"),
    veil="#0B0F16",
    pill="#10212B",
    warn="#3B1411",
    on_warn="#FFD2C8",
    tie="#2A2412",
    on_tie="#F3D27A",
)
DAY_STEPPE: Final = ScytheColours(
    sea=("#BFD6DC", "#E6DFCD"),
    shore="#4F8794",
    top=("#DCEBDD", "#4E8A6C"),
    bottom=("#F5E0DB", "#B0625C"),
    veil="#F1ECDF",
    pill="#FFFFFF",
    warn="#FFE9E4",
    on_warn="#8C1D12",
    tie="#FFF3D0",
    on_tie="#6B4500",
)
CONTRAST_STEPPE: Final = ScytheColours(
    sea=("#000000", "#000000"),
    shore="#000000",
    top=("#000000", "#63D2A1"),
    bottom=("#000000", "#FF8A75"),
    veil="#000000",
    pill="#000000",
    warn="#000000",
    on_warn="#FFB4A6",
    tie="#000000",
    on_tie="#FFD400",
)


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


NIGHT_HEAVEN: Final = SolaniColours(
    sky=("#050817", "#0C1338", "#1B1E58", "#3A2A66"),
    band=("#7C8BFF", "#C79BFF", "#FFC9A0"),
    band_alpha=44,
    star="#FFFFFF",
    star_alpha=255,
    engrave="#9FB4FF",
    engrave_alpha=26,
    plate="#070B22",
    plate_alpha=92,
    well="#5267B8",
    well_alpha=12,
    glass="#11172E",
    glass_alpha=222,
    tile="#1C2A6B",
    tile_hi="#6F8AE8",
    tile_lo="#0A1030",
    glow=1.0,
    shine="#F4C651",
    gold="#F4C651",
    gold_hi="#FFF3CF",
    on_gold="#14161A",
    ice="#9CC4FF",
    ice_hi="#EAF3FF",
    orange="#FF8A4C",
    coral="#FF8A75",
    violet="#B49AD6",
    disc="#101A4C",
    rim="#C9973A",
    star_on="#FFE28A",
    star_off="#6F77A8",
    feature="#33255E",
    feature_rim="#C4AEF0",
    moon="#03040C",
    corona="#E6DBFF",
    tint=1.0,
)
DAY_HEAVEN: Final = SolaniColours(
    sky=("#C9D6F2", "#DDE2F0", "#EEE6DC", "#F6E3C4"),
    band=("#8FA4E8", "#C9A9D8", "#F0C79A"),
    band_alpha=46,
    star="#3B4F93",
    star_alpha=120,
    engrave="#2F4488",
    engrave_alpha=34,
    plate="#FFFDF6",
    plate_alpha=130,
    well="#5A6CA8",
    well_alpha=10,
    glass="#FFFCF5",
    glass_alpha=240,
    tile="#CBD7F4",
    tile_hi="#FFFFFF",
    tile_lo="#6D80B8",
    glow=0.45,
    shine="#FFC21A",
    gold="#9A6200",
    gold_hi="#C98A12",
    on_gold="#FFFFFF",
    ice="#2F62B8",
    ice_hi="#1E4C9A",
    orange="#C2410C",
    coral="#B3261E",
    violet="#6B4FA0",
    disc="#16225A",
    rim="#B07A1E",
    star_on="#FFDF80",
    star_off="#7F88B4",
    feature="#3C2C6C",
    feature_rim="#B59CE8",
    moon="#15172A",
    corona="#8A6BD8",
    tint=1.0,
)
CONTRAST_HEAVEN: Final = SolaniColours(
    sky=("#000000", "#000000", "#000000", "#000000"),
    band=("#000000", "#000000", "#000000"),
    band_alpha=0,
    star="#FFFFFF",
    star_alpha=0,
    engrave="#FFFFFF",
    engrave_alpha=20,
    plate="#000000",
    plate_alpha=255,
    well="#FFFFFF",
    well_alpha=0,
    glass="#000000",
    glass_alpha=255,
    tile="#16225E",
    tile_hi="#FFFFFF",
    tile_lo="#000000",
    glow=0.0,
    shine="#FFD400",
    gold="#FFD400",
    gold_hi="#FFFFFF",
    on_gold="#14161A",
    ice="#9CD0FF",
    ice_hi="#FFFFFF",
    orange="#FF9040",
    coral="#FF9C8A",
    violet="#D0B8FF",
    disc="#0A1038",
    rim="#A8842A",
    star_on="#FFE680",
    star_off="#A8B0D8",
    feature="#2A1C58",
    feature_rim="#D8C8FF",
    moon="#000000",
    corona="#FFFFFF",
    tint=0.0,
)


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
    success: str
    line: str
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
    ink: str = "#14161A"
    paper: str = "#F6F0E0"
    you: str = "#27A5F3"
    bot: str = "#E74A0F"
    brass: str = "#C9973A"
    brass_hi: str = "#F6DA92"
    brass_lo: str = "#7A5620"
    steel: str = "#8E9BAC"
    steel_hi: str = "#DCE4EE"
    steel_lo: str = "#4C5768"
    turf: str = "#8FB08C"
    turf_hi: str = "#C5DBA9"
    rock: str = "#6F6273"
    rock_hi: str = "#8E8091"
    rock_lo: str = "#4B4154"
    hull: tuple[str, str] = ("#182830", "#0C161C")
    """Plates of the boat, above and below."""
    seam: str = "#27404A"
    water: tuple[str, str, str] = ("#2A7F8C", "#12495C", "#07202E")
    """Sea behind the boat's window, surface to ground."""
    reef: tuple[str, str] = ("#0E3A49", "#092834")
    shaft: str = "#BFF3EE"
    """Light that falls into the sea."""
    glass: str = "#06181F"
    """Panes that join two facing places."""
    on_water: str = "#EAF6F4"
    """Words and bubbles on the sea."""
    steppe: ScytheColours = NIGHT_STEPPE
    heaven: SolaniColours = NIGHT_HEAVEN
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


NIGHT: Final = Theme(
    name="night",
    bg="#12161D",
    surface="#1C232E",
    raised="#28313F",
    text="#F2EEE4",
    muted="#B9B5AA",
    accent="#E3B341",
    focus="#6FD3FF",
    danger="#FF8A75",
    success="#63D2A1",
    line="#75839A",
    sky=(
        (0.0, "#131632"),
        (0.28, "#262353"),
        (0.43, "#4A3165"),
        (0.53, "#8A4A66"),
        (0.58, "#C97A58"),
        (0.62, "#8D5464"),
        (1.0, "#241E40"),
    ),
    halo="#FFD98A",
    star="#FFF3D0",
    clouds=(
        ("#7C4C70", "#F0B07C"),
        ("#5C3F6C", "#C98786"),
        ("#433360", "#9A6A86"),
        ("#302950", "#6C5480"),
        ("#221F40", "#4C4068"),
    ),
    panel="#151A26",
    panel_alpha=226,
    panel_edge="#6E5A34",
    plate_rest=("#262A46", "#22263F", "#1E2238"),
    plate_active=("#6B4630", "#5D3D2C", "#513528"),
    socket="#14131F",
    on_plate="#F2E6C8",
    you_text="#7CC8FA",
    bot_text="#FF9D75",
)
DAY: Final = evolve(
    NIGHT,
    name="day",
    bg="#F3EEE2",
    surface="#FFFCF5",
    raised="#FFFFFF",
    text="#1D222A",
    muted="#56524A",
    accent="#8A5A00",
    focus="#0B57D0",
    danger="#B3261E",
    success="#146C43",
    line="#7A7263",
    sky=(
        (0.0, "#8FB9DC"),
        (0.3, "#BDD6E6"),
        (0.46, "#E8E4D6"),
        (0.55, "#F9DDB0"),
        (0.6, "#F3C892"),
        (1.0, "#E9D9C2"),
    ),
    halo="#FFF3C9",
    star="#FFFFFF",
    clouds=(
        ("#F2D9BE", "#FFFDF4"),
        ("#E9D2C0", "#FFF8EC"),
        ("#DCC8C0", "#FBEFE2"),
        ("#CDBDBE", "#F1E4DA"),
        ("#BDB0B8", "#E4D8D2"),
    ),
    panel="#FFFCF5",
    panel_alpha=236,
    panel_edge="#B08A45",
    plate_rest=("#4A5570", "#434D67", "#3C455E"),
    plate_active=("#94643C", "#875937", "#7A4F32"),
    socket="#26222E",
    you_text="#0B5C97",
    bot_text="#A8320A",
    hull=("#D9DED8", "#BCC6C2"),
    seam="#9FADAA",
    water=("#D6F1EE", "#8FCBD0", "#4B93A3"),
    reef=("#6FB3BB", "#4E97A4"),
    shaft="#FFFFFF",
    glass="#FFFFFF",
    on_water="#0B2E38",
    steppe=DAY_STEPPE,
    heaven=DAY_HEAVEN,
)
CONTRAST: Final = evolve(
    NIGHT,
    name="contrast",
    bg="#000000",
    surface="#000000",
    raised="#000000",
    text="#FFFFFF",
    muted="#FFFFFF",
    accent="#FFD400",
    focus="#00E5FF",
    line="#FFFFFF",
    sky=((0.0, "#000000"), (1.0, "#000000")),
    halo="#000000",
    star="#000000",
    clouds=(),
    panel="#000000",
    panel_alpha=255,
    panel_edge="#FFFFFF",
    plate_rest=("#141414", "#101010", "#0C0C0C"),
    plate_active=("#4A3300", "#402C00", "#362500"),
    socket="#000000",
    on_plate="#FFFFFF",
    you_text="#7CC8FA",
    bot_text="#FFB08F",
    hull=("#000000", "#000000"),
    seam="#000000",
    water=("#000000", "#000000", "#000000"),
    reef=("#000000", "#000000"),
    shaft="#000000",
    glass="#000000",
    on_water="#FFFFFF",
    steppe=CONTRAST_STEPPE,
    heaven=CONTRAST_HEAVEN,
)
THEMES: Final[dict[str, Theme]] = {theme.name: theme for theme in (NIGHT, DAY, CONTRAST)}
"""By name, as settings and the command line spell them."""
