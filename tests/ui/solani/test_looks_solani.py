"""What is told without a colour, and names that carry every seat's value. Source: access.md 5, 11; play.md, looks."""

from __future__ import annotations

from itertools import pairwise, product

import pytest
from PySide6.QtGui import QImage, QPainter

from noria_desktop.app.kits.solani import opponent
from noria_desktop.engine.contract import Seat
from noria_desktop.games.solani.bonuses import bonus_standing
from noria_desktop.games.solani.rules import RULES
from noria_desktop.games.solani.state import Drafting, Options
from noria_desktop.games.solani.terms import CIRCLES, PLANETS, Board, Bonus, CoyoteLevel, Player, Tile
from noria_desktop.ui.art.skin import Skin
from noria_desktop.ui.art.theme import THEMES
from noria_desktop.ui.game_cover import game_cover
from noria_desktop.ui.solani.board import handles as at
from noria_desktop.ui.solani.board import measures
from noria_desktop.ui.solani.board.arts_docks import SkyArt
from noria_desktop.ui.solani.board.layout import layout
from noria_desktop.ui.solani.board.present import SolaniPresenter
from noria_desktop.ui.solani.game_ui import GAME_UI
from noria_desktop.ui.solani.paint import skies
from noria_desktop.ui.solani.words.names import reader_of, seat_name, seats
from noria_desktop.ui.solani.words.opponents import opponent_name
from tests.ui.solani.walks import moments, sample

SIZE = 168

PRESENTER = SolaniPresenter()
TABLE = layout(1280, 678)


def picture(planet: Tile) -> QImage:
    """A small sky with one planet on it."""
    circles = tuple(planet if space == 14 else None for space in range(CIRCLES))
    view = RULES.setup(Options((Player.HUMAN, Player.LEVEL_1)), 1).state
    sky = view.skies[1]
    art = SkyArt(
        Seat(1), sky.board, circles, sky.branches, (0, 5, 30, 35), sky.surrounded, (None,) * CIRCLES, float(SIZE), turn=False
    )  # fmt: skip
    image = QImage(SIZE, SIZE, QImage.Format.Format_ARGB32)
    image.fill(0)
    painter = QPainter(image)
    painter.setRenderHints(QPainter.RenderHint.Antialiasing)
    painter.translate(SIZE / 2, SIZE / 2)
    skies.paint_sky(painter, art, Skin(THEMES["night"], "en"))
    painter.end()
    return image


def test_planets_of_small_skies_are_told_apart_without_their_colour(monkeypatch: pytest.MonkeyPatch) -> None:
    """Before: four discs in four colours."""
    monkeypatch.setattr(skies, "PLANET_FILL", dict.fromkeys(PLANETS, "#808080"))
    pictures = [picture(planet) for planet in PLANETS]
    assert all(one != other for n, one in enumerate(pictures) for other in pictures[:n])


@pytest.mark.parametrize("lines", [6, 8])
def test_what_lights_the_total_leaves_the_line_above_whole(lines: int) -> None:
    """Before: rows met, and the highlight of the total cut "White stars kept"."""
    last = measures.score_row(250, 200, lines - 1, lines)
    total = measures.score_row(250, 200, lines, lines)
    assert total.top - last.bottom >= 4
    assert total.bottom <= 100


def test_a_bonus_tile_is_named_with_every_seats_value() -> None:
    """Before: only the first two lines of its card, and the rival's value fell away."""
    for moment in moments()[::60]:
        view = moment.before
        for bonus in Bonus:
            name = GAME_UI.label(at.bonus(bonus), view)
            for seat, standing in zip(seats(view), bonus_standing(view)[bonus.index], strict=True):
                if view.coyote is None or seat == 0 or standing.points:
                    assert seat_name(seat, view, reader_of(view)) in name


def test_the_total_is_named_with_everybodys() -> None:
    for moment in moments()[::60]:
        view = moment.before
        name = GAME_UI.label(at.score(None), view)
        for seat in seats(view):
            assert str(RULES.scores(view).total(seat)).replace("-", "−") in name


def test_coyote_is_the_opponent_and_the_board_is_a_board() -> None:
    """Before: whoever sat behind the Coyote board was called like the solo opponent."""
    met = set()
    for moment in moments()[::40]:
        view = moment.before
        for seat in seats(view):
            words = seat_name(seat, view, None)
            if view.coyote is not None and seat == len(view.skies):
                assert words == "Coyote"
                met.add("opponent")
            elif view.skies[seat].board is Board.COYOTE:
                assert words == "Coyote board"
                met.add("board")
    assert met == {"opponent", "board"}


def test_your_own_sky_is_yours() -> None:
    view = next(
        m.before for m in moments() if len(m.before.skies) == 2 and isinstance(m.before.pending, Drafting)
    )
    assert GAME_UI.label(at.sky(Seat(0)), view).startswith("Your sky")
    assert GAME_UI.label(at.sky(Seat(1)), view).startswith("Sky of ")


def test_a_save_says_against_whom_it_is_played() -> None:
    """Before: saves could not be told apart. The list says game, opponent, rounds; the day stands beside it."""
    keys = set()
    for others in ((), *product(Player, repeat=1), *product(Player, repeat=3)):
        for level in CoyoteLevel:
            options = Options((Player.HUMAN, *sorted(others, key=lambda player: player.value)), level)
            key = opponent(options)
            keys.add(key)
            assert game_cover("solani").opponent(key) == opponent_name(options)
    assert len(keys) > 30
    assert game_cover("solani").opponent("level9") == ""


def test_what_lights_a_line_of_the_score_leaves_its_neighbours_whole() -> None:
    """Before: the frame round "Loose nodes" cut "Features" above it."""
    growth, line = 3.0, 2.2
    for moment in sample(every=20):
        rows = [spot for spot in PRESENTER.spots(moment.before, TABLE) if spot.zone == "score"]
        for above, below in pairwise(rows):
            words = 13 * 0.72 / 2  # half of the height of letters
            assert below.y - below.height / 2 - growth - line > above.y + words
            assert above.y + above.height / 2 + growth + line < below.y - words
