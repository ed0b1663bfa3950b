"""Pictures of the dock: the race for the domains, the divers not seen yet, the specials of this half."""

from __future__ import annotations

from collections.abc import Iterator

from noria_desktop.games.nautilus.state import State, is_hidden
from noria_desktop.games.nautilus.terms import Domain
from noria_desktop.ui.board.sprites import Layer, Sprite, lay
from noria_desktop.ui.nautilus.board import handles as at
from noria_desktop.ui.nautilus.board.arts_dock import (
    FatesArt,
    HeadingArt,
    RaceArt,
    TrackerArt,
    Whereabouts,
    Words,
)
from noria_desktop.ui.nautilus.board.layout import NautilusLayout
from noria_desktop.ui.nautilus.board.viewpoint import (
    blot,
    fates,
    half,
    other,
    pile_count,
    points,
    viewer,
    whereabouts,
    winner,
    won,
)


def dock_sprites(view: State, table: NautilusLayout) -> Iterator[Sprite]:
    """All three parts, from the top."""
    race = Words.RACE_HIDDEN if is_hidden(view) else Words.RACE
    seat = viewer(view)
    yield _heading(table, "race", HeadingArt(race, table.inner, won(view, seat), won(view, other(seat))))
    for domain in Domain:
        yield race_sprite(view, table, domain)
    cells = whereabouts(view)
    yield _heading(table, "tracker", HeadingArt(Words.UNSEEN, table.inner, *_unseen(view, cells)))
    box = table.tracker
    yield lay(at.tracker(), TrackerArt(cells, *box.size), box, Layer.BOARD)
    first, last = half(view)
    yield _heading(table, "fates", HeadingArt(Words.SPECIALS, table.inner, first, last))
    box = table.fates
    yield lay(at.fates(), FatesArt(fates(view), *box.size), box, Layer.BOARD)


def _unseen(view: State, cells: tuple[Whereabouts, ...]) -> tuple[int, int]:
    """How many of the divers not seen yet the rival holds, and how many lie in the pile."""
    pile = pile_count(view) - cells.count(Whereabouts.PILE)
    return cells.count(Whereabouts.UNSEEN) - pile, pile


def _heading(table: NautilusLayout, part: str, art: HeadingArt) -> Sprite:
    return lay(at.scenery("heading", part), art, table.heading(part), Layer.PANEL)


def race_art(view: State, table: NautilusLayout, domain: Domain) -> RaceArt:
    """A domain's row; in the hidden variant without the rival's."""
    box, seat = table.race(domain), viewer(view)
    return RaceArt(
        domain,
        *box.size,
        own=points(view, seat)[domain.index],
        rival=None if is_hidden(view) else points(view, other(seat))[domain.index],
        blot=blot(view, domain),
        winner=winner(view, domain),
    )


def race_sprite(view: State, table: NautilusLayout, domain: Domain) -> Sprite:
    """A domain's row on the board."""
    return lay(at.race(domain), race_art(view, table, domain), table.race(domain), Layer.BOARD)
