"""Colours: three themes (night, day, high contrast) and the fixed colours of pieces.

Source: ux.md 4.1 and 4.2. Text tokens keep at least 4.5:1 on every ground, borders and focus 3:1;
a test recomputes the ratios.
"""

from __future__ import annotations

from typing import Final

from attrs import evolve

from noria_desktop.engine.values import frozen


@frozen
class Steppe:
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


NIGHT_STEPPE: Final = Steppe(
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
DAY_STEPPE: Final = Steppe(
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
CONTRAST_STEPPE: Final = Steppe(
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
    steppe: Steppe = NIGHT_STEPPE


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
)
THEMES: Final[dict[str, Theme]] = {theme.name: theme for theme in (NIGHT, DAY, CONTRAST)}
"""By name, as settings and the command line spell them."""
