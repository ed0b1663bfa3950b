"""The combat panel once both sides lie open, until the player goes on."""

from __future__ import annotations

from collections.abc import Iterator

from noria_desktop.ui.board.sprites import Layer, Sprite, lay
from noria_desktop.ui.scythe.board import handles as at
from noria_desktop.ui.scythe.board.arts.docks import CombatCardArt
from noria_desktop.ui.scythe.board.arts.land import Mark
from noria_desktop.ui.scythe.board.arts.verdict import VerdictArt
from noria_desktop.ui.scythe.board.layout import ScytheLayout
from noria_desktop.ui.scythe.board.project_orders import hex_sprite
from noria_desktop.ui.scythe.board.verdict import Verdict


def verdict_sprites(verdict: Verdict, table: ScytheLayout) -> Iterator[Sprite]:
    """The panel and the human's cards on it; the Automa's are written where its battle table stands."""
    room = table.combat
    yield lay(at.scenery("combat"), VerdictArt(verdict, *room.size), room, Layer.LABEL)
    yield hex_sprite(verdict.place, Mark.CONTESTED, table, "contested")
    for number, card in enumerate(verdict.own.cards):
        spot = table.committed(number, count=len(verdict.own.cards))
        lying = CombatCardArt(card, *spot.size, chosen=True)
        yield lay(at.scenery("committed", str(number)), lying, spot, Layer.LABEL)
