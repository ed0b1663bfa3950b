"""Sides are marked in the colour of their pieces, in the library, in a replay and among the set-ups of the statistics."""

from __future__ import annotations

import pytest
from PySide6.QtGui import QColor

from noria_desktop.app.catalogue import game_ids, kit
from noria_desktop.app.library.entries import Entry, Outcome
from noria_desktop.games.scythe.terms import Faction
from noria_desktop.ui.art.legible import MARK, WORD, contrast, legible
from noria_desktop.ui.art.marks import in_line_colours
from noria_desktop.ui.art.style import shell_style
from noria_desktop.ui.art.theme import THEMES
from noria_desktop.ui.game_cover import game_cover
from noria_desktop.ui.game_ui import game_ui
from noria_desktop.ui.pages.library.side_colours import marked
from noria_desktop.ui.scythe.paint.colours import FACTION

pytestmark = pytest.mark.usefixtures("qapp")

CRIMEA, NORDIC = FACTION[Faction.CRIMEA], FACTION[Faction.NORDIC]


def entry(game: str, sides: tuple[str, ...] = (), notation: str = "") -> Entry:
    return Entry("", game, Outcome.WON, "", sides=sides, scores=(89, 79), notation=notation)


def test_contrast_is_reckoned_as_wcag_does() -> None:
    assert contrast("#FFFFFF", "#000000") == pytest.approx(21)
    assert contrast("#777777", "#FFFFFF") == pytest.approx(4.48, abs=0.01)


@pytest.mark.parametrize("theme", THEMES)
@pytest.mark.parametrize("faction", Faction)
def test_every_faction_stands_out_in_every_theme(faction: Faction, theme: str) -> None:
    """Saxony's grey would be lost on a dark sheet, Polania's white on a light one."""
    ground = THEMES[theme].surface
    assert contrast(legible(FACTION[faction], ground), ground) >= MARK
    dressed = in_line_colours(THEMES[theme], (FACTION[faction], NORDIC))
    assert contrast(dressed.you, ground) >= MARK
    assert contrast(dressed.you_text, ground) >= WORD


def test_a_colour_that_stands_out_stays_what_it_is() -> None:
    assert legible(CRIMEA, THEMES["night"].surface) == QColor(CRIMEA).name()


def test_a_game_of_scythe_is_marked_by_its_factions_in_the_library() -> None:
    """Blue and orange stood beside the points of Crimea and Nordic."""
    style = shell_style("night")
    ground = style.theme.surface
    wanted = legible(CRIMEA, ground), legible(NORDIC, ground)
    assert marked(entry("scythe", ("crimea", "nordic")), style) == wanted
    assert marked(entry("scythe", ("nordic", "crimea")), style) == wanted[::-1]


def test_the_set_up_line_tells_the_factions_where_only_the_result_is_left() -> None:
    style, scythe = shell_style("night"), kit("scythe")
    dealt = scythe.options_of(scythe.rules.setup(scythe.default_options(), 7).state)
    told = entry("scythe", notation=scythe.write_setup(dealt))
    assert dealt.faction is not None
    assert dealt.automa is not None
    ground = style.theme.surface
    assert marked(told, style) == (
        legible(FACTION[dealt.faction], ground),
        legible(FACTION[dealt.automa], ground),
    )
    assert marked(entry("scythe", notation="not a set-up"), style)[0] == style.colours.bar_you


@pytest.mark.parametrize("game", [game for game in game_ids() if game != "scythe"])
def test_games_whose_pieces_are_blue_and_orange_stay_so(game: str) -> None:
    """Their tables paint the human's pieces in the program's blue and the other's in its orange."""
    style = shell_style("day")
    assert game_ui(game).side_colours is None
    assert game_cover(game).side_colours(("crimea", "nordic")) is None
    assert marked(entry(game), style) == (style.colours.bar_you, style.colours.bar_bot)
    assert marked(None, style) == (style.colours.bar_you, style.colours.bar_bot)


@pytest.mark.parametrize("sides", [(), ("crimea",), ("crimea", ""), ("crimea", "atlantis")])
def test_half_known_sides_are_not_guessed(sides: tuple[str, ...]) -> None:
    assert game_cover("scythe").side_colours(sides) is None


def test_each_faction_of_the_statistics_has_its_colour() -> None:
    kinds = game_ui("scythe").book().kinds()
    assert kinds
    assert all(game_cover("scythe").piece_colour(kind.key) == FACTION[Faction(kind.key)] for kind in kinds)
    assert all(not game_cover("noria").piece_colour(kind.key) for kind in game_ui("noria").book().kinds())
