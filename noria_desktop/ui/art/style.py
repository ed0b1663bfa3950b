"""How the shell looks: colours of the three themes, sizes and the font, as one frozen value.

Pages get a ``ShellStyle`` and hand it to their widgets; nothing else in the shell names a colour of a
sheet, a button or a word. Source: ux.md 4.1; mocks/shell.md.
"""

from __future__ import annotations

from functools import cache
from typing import Final

from attrs import evolve
from PySide6.QtGui import QColor, QFont, QFontDatabase, QPalette
from PySide6.QtWidgets import QApplication, QToolTip

from noria_desktop.engine.values import frozen
from noria_desktop.resource_files import resource
from noria_desktop.ui.art.pens import mix
from noria_desktop.ui.art.theme import THEMES, Theme, colours_of

FALLBACK_FAMILIES: Final = ("Hiragino Sans", "Yu Gothic UI", "Meiryo", "Noto Sans CJK JP", "sans-serif")


@frozen
class ShellColours:
    """What pages need beyond the tokens of ``Theme``."""

    ground: str
    """Far corner of the page's ground; the near one is ``Theme.bg``."""
    hair: str
    """Hairlines around sheets and between rows."""
    on_accent: str
    field: str
    """Inside of text fields."""
    shadow: float
    """Opacity of a sheet's shadow; 0 leaves it out."""
    lit: float
    """Opacity of the white upper edge of a sheet."""
    border: float
    """Width of a sheet's outline in logical pixels."""
    brass: str
    brass_lit: str
    brass_deep: str
    bar_you: str
    bar_bot: str
    plate: str
    """Value plates on the result page."""
    on_plate: str
    sky: tuple[tuple[float, str], ...]
    """Pictures: vertical gradient, top to bottom."""
    clouds: tuple[str, str, str]
    """Pictures: banks of cloud, back to front."""
    sun: str
    veil: str
    """Laid over a picture where words stand on it."""
    on_sky: str
    on_sky_soft: str
    on_sky_kicker: str
    red: str = "#B4231B"
    stamp_line: str = "#F6E7D6"


@frozen
class ShellStyle:
    """Theme, size and motion of the shell at one moment."""

    theme: Theme
    colours: ShellColours
    family: str
    scale: float = 1.0
    """Logical pixels a design pixel."""
    zoom: float = 1.0
    """The user's own factor on top of the window's size, 0.8 to 1.6."""
    still: bool = False
    """Reduced motion: nothing slides, turns or counts."""

    def px(self, design: float) -> int:
        """Design pixels in logical pixels."""
        return round(design * self.scale)

    def font(self, design: float, bold: bool = False) -> QFont:
        """The app's font; never smaller than 11 logical pixels."""
        font = QFont(self.family)
        font.setFamilies([self.family, *FALLBACK_FAMILIES])
        font.setPixelSize(max(11, round(design * self.scale)))
        font.setBold(bold)
        font.setHintingPreference(QFont.HintingPreference.PreferNoHinting)
        return font

    @property
    def contrast(self) -> bool:
        """Whether this is the high-contrast theme."""
        return self.theme.name == "contrast"

    @property
    def dark(self) -> bool:
        """Whether words are light on dark."""
        return QColor(self.theme.bg).lightness() < 128


@cache
def load_family() -> str:
    """Register the bundled font with Qt once; its family, or the system's where it cannot be read."""
    family = ""
    for name in ("nd-sans-regular.ttf", "nd-sans-bold.ttf"):
        try:
            path = resource("fonts", name)
        except FileNotFoundError:
            continue
        families = QFontDatabase.applicationFontFamilies(QFontDatabase.addApplicationFont(str(path)))
        family = family or (families[0] if families else "")
    return family or QApplication.font().family()


def shell_style(theme: str = "night", *, zoom: float = 1.0, still: bool = False) -> ShellStyle:
    """The style of a theme, by its name in the settings.

    Raises:
        KeyError: no such theme.
    """
    return ShellStyle(
        THEMES[theme],
        ShellColours(**colours_of("shell", theme)),
        load_family(),
        scale=zoom,
        zoom=zoom,
        still=still,
    )


def window_scale(width: float, height: float) -> float:
    """How much larger words and controls are than designed: slower than the window, pictures take the rest."""
    factor: float = min(width / 1280, height / 774) ** 0.55
    return min(1.4, max(0.9, factor))


def fitted(style: ShellStyle, width: float, height: float) -> ShellStyle:
    """The same style for a page of this size, in hundredths, so that small changes cost nothing."""
    return evolve(style, scale=round(window_scale(width, height) * style.zoom, 2))


def tone(value: str, alpha: float = 1.0) -> QColor:
    """A token as a colour with an opacity."""
    colour = QColor(value)
    colour.setAlphaF(alpha)
    return colour


def shell_palette(style: ShellStyle) -> QPalette:
    """The palette of every plain Qt widget: menus, fields, scroll bars, dialogs."""
    theme, colours = style.theme, style.colours
    palette = QPalette()
    role = QPalette.ColorRole
    for which, value in (
        (role.Window, theme.bg),
        (role.WindowText, theme.text),
        (role.Base, colours.field),
        (role.AlternateBase, theme.surface),
        (role.Text, theme.text),
        (role.PlaceholderText, theme.muted),
        (role.Button, theme.raised),
        (role.ButtonText, theme.text),
        (role.BrightText, theme.danger),
        (role.ToolTipBase, theme.raised),
        (role.ToolTipText, theme.text),
        (role.Highlight, theme.accent),
        (role.HighlightedText, colours.on_accent),
        (role.Link, theme.focus),
        (role.LinkVisited, theme.focus),
        (role.Accent, theme.accent),
        (role.Light, mix(theme.raised, "#FFFFFF", 0.12)),
        (role.Midlight, mix(theme.raised, "#FFFFFF", 0.06)),
        (role.Mid, colours.hair),
        (role.Dark, mix(theme.bg, "#000000", 0.3)),
        (role.Shadow, "#000000"),
    ):
        palette.setColor(which, QColor(value))
    for which in (role.WindowText, role.Text, role.ButtonText):
        palette.setColor(QPalette.ColorGroup.Disabled, which, QColor(mix(theme.text, theme.bg, 0.42)))
    return palette


def apply_to_application(app: QApplication, style: ShellStyle) -> None:
    """Our palette and our font for everything that is not painted by hand."""
    app.setPalette(shell_palette(style))
    QToolTip.setPalette(shell_palette(style))
    QToolTip.setFont(style.font(13))
    app.setFont(style.font(14))
