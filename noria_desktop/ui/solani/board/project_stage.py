"""Pictures of the stage: the feature cards drawn from a deck, large beside the sky, one of which is kept."""

from __future__ import annotations

from collections.abc import Iterator

from noria_desktop.engine.contract import Seat
from noria_desktop.games.solani.state import State
from noria_desktop.ui.board.sprites import Layer, Sprite, lay
from noria_desktop.ui.solani.board import handles as at
from noria_desktop.ui.solani.board.arts_docks import BigCardArt, Question, StageArt
from noria_desktop.ui.solani.board.layout import SolaniLayout
from noria_desktop.ui.solani.board.viewpoint import staged


def stage_sprites(view: State, table: SolaniLayout, centre: Seat) -> Iterator[Sprite]:
    """Night over market and open features, the question and its cards; the sky stays in sight."""
    cards = staged(view, centre)
    if not cards:
        return
    box = table.choice
    yield lay(at.scenery("stage"), StageArt(Question.KEEP, *box.size), box, Layer.FLAG)
    for number, feature in enumerate(cards):
        place, handle = table.stage_card(number, len(cards)), at.feature(feature)
        art, held = BigCardArt(feature, *place.size), BigCardArt(feature, *place.size, held=True)
        yield lay(handle, art, place, Layer.LABEL, carries=handle, held=held)
