"""In which colours the sides of a game are marked: in those of their pieces, where the game has such."""

from __future__ import annotations

from functools import lru_cache

from noria_desktop.app.catalogue import NotationFault, game_ids, kit
from noria_desktop.app.library.entries import Entry
from noria_desktop.ui.art.legible import legible
from noria_desktop.ui.art.style import ShellStyle
from noria_desktop.ui.game_cover import game_cover


def marked(entry: Entry | None, style: ShellStyle) -> tuple[str, str]:
    """The human's colour and the other's, as they can be made out on a sheet."""
    found = None if entry is None else _of_pieces(entry.game, entry.sides, entry.notation)
    if found is None:
        return style.colours.bar_you, style.colours.bar_bot
    ground = style.theme.surface
    return legible(found[0], ground), legible(found[1], ground)


@lru_cache(maxsize=4096)
def _of_pieces(game: str, sides: tuple[str, ...], notation: str) -> tuple[str, str] | None:
    """Of a game of which only the result is left the set-up line tells who played what."""
    if game not in game_ids():
        return None
    read = kit(game).sides
    if not sides and read is not None and notation:
        try:
            sides = read(kit(game).read_setup(notation))
        except NotationFault:
            return None
    return game_cover(game).side_colours(sides)
