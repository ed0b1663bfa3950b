"""Pictures of window and columns: domain cards with tabs and seals, cards on their places, anchor, gauge, pile.

Source: mocks/nautilus.md 3.
"""

from __future__ import annotations

from collections.abc import Iterator

from attrs import evolve

from noria_desktop.games.nautilus.arrows import legal_moves
from noria_desktop.games.nautilus.components import beats, domain_of, points_of
from noria_desktop.games.nautilus.state import Moving, State
from noria_desktop.games.nautilus.terms import COLUMNS, SPACES, Card, Space, Special, opposite
from noria_desktop.ui.board.boxes import Box, Point
from noria_desktop.ui.board.sprites import Layer, Lying, Sprite, lay
from noria_desktop.ui.nautilus.board import handles as at
from noria_desktop.ui.nautilus.board.arts import (
    AnchorArt,
    DiverArt,
    DomainArt,
    GaugeArt,
    LeanArt,
    PileArt,
    RingArt,
    SalonArt,
    SealArt,
    SideArt,
)
from noria_desktop.ui.nautilus.board.arts_dock import Question
from noria_desktop.ui.nautilus.board.layout import STAGED_DOMAIN, NautilusLayout
from noria_desktop.ui.nautilus.board.measures import HELD
from noria_desktop.ui.nautilus.board.project_stage import asked
from noria_desktop.ui.nautilus.board.viewpoint import (
    decides,
    is_own,
    is_round_over,
    layer_of,
    lean,
    pile_card,
    pile_count,
    row_card,
    viewer,
    winner,
)

GAUGE = 35.0
ANCHOR = 14.0
SEAL = 13.0


def ground_sprites(view: State, table: NautilusLayout) -> Iterator[Sprite]:
    """What never changes while a game lasts."""
    k, ground = table.unit, table.ground
    spaces = tuple(table.place(number, own=own) for own in (True, False) for number in range(COLUMNS))
    panes = tuple(table.pane(number) for number in range(COLUMNS))
    art = SalonArt(*table.ground.size, k, table.dock, table.window, panes, spaces)
    yield lay(at.scenery("salon"), art, ground, Layer.GROUND)
    for own in (False, True):
        where = table.side(own=own)
        yield lay(at.scenery("side", "own" if own else "rival"), SideArt(own, k), where, Layer.PANEL)
    yield lay(at.gauge(), GaugeArt(view.match.round, GAUGE * k), table.gauge, Layer.PANEL)
    yield pile_sprite(view, table)


def pile_sprite(view: State, table: NautilusLayout) -> Sprite:
    """The pile; the submarine's questions leave it in sight."""
    art = PileArt(pile_count(view), table.unit, pile_card(view))
    found = asked(view)
    wanted = found is not None and found.question in (Question.USE_SUBMARINE, Question.RETURN)
    return lay(at.pile(), art, table.pile, Layer.LABEL if wanted else Layer.BOARD)


def table_sprites(view: State, table: NautilusLayout) -> Iterator[Sprite]:
    """Everything that lies in the window."""
    for number in range(COLUMNS):
        yield from _column(view, table, number)
    for space in SPACES:
        card = view.table.spaces[space]
        if card is not None:
            yield card_sprite(view, table, space, card)
    for space in movable(view):
        box = space_box(view, table, space)
        yield lay(at.mark("movable", str(space)), RingArt(*box.size, table.unit), box, Layer.FLAG)
    anchored = view.table.anchored
    if anchored is not None:
        where = anchor_place(view, table, anchored)
        yield lay(at.anchor(), AnchorArt(ANCHOR * table.unit), where, Layer.FLAG)


def movable(view: State) -> tuple[Space, ...]:
    """Places of the cards among which the viewer must choose one to move."""
    if not (isinstance(view.table.pending, Moving) and decides(view)):
        return ()
    return tuple(dict.fromkeys(move.origin for move in legal_moves(view)))


def space_box(view: State, table: NautilusLayout, space: Space) -> Box:
    """A place of the table as the viewer sees it."""
    return table.place(space % COLUMNS, own=is_own(view, space))


def anchor_place(view: State, table: NautilusLayout, space: Space) -> Point:
    """Where the anchor lies on a card."""
    return table.anchor(space % COLUMNS, own=is_own(view, space))


def card_sprite(view: State, table: NautilusLayout, space: Space, card: Card) -> Sprite:
    """A card on its place; the player whose arrow waits can carry it."""
    box = space_box(view, table, space)
    lying = Lying()
    if space in movable(view):
        lying = Lying(carries=at.space(space), held=DiverArt(card, HELD * table.unit, held=True))
    facing = view.table.spaces[opposite(space)]
    beaten = is_round_over(view) and facing is not None and beats(facing, card)
    art = DiverArt(card, table.card_width, laid_by=layer_of(view, card), beaten=beaten)
    return lay(at.card(card), art, box, Layer.PIECE, **lying)


def domain_box(view: State, table: NautilusLayout, number: int) -> Box:
    """A domain card's place: between the sides, or below the question that hides the table."""
    return table.domain(number) if asked(view) is None else table.staged_domain(number)


def domain_art(view: State, table: NautilusLayout, number: int) -> DomainArt | None:
    """A column's domain card; None when there is none."""
    card = row_card(view, number)
    if card is None:
        return None
    domain = domain_of(card)
    return DomainArt(domain, points_of(card), table.domain(number).width, winner(view, domain) is not None)


def lean_art(view: State, table: NautilusLayout, number: int) -> LeanArt | None:
    """The tab that tells who is ahead in a column."""
    found = lean(view.table.spaces, number, viewer(view))
    return LeanArt(found.own, table.unit, found.faced) if found is not None else None


def _column(view: State, table: NautilusLayout, number: int) -> Iterator[Sprite]:
    """Domain card, seal and tab of a column."""
    card, art = row_card(view, number), domain_art(view, table, number)
    if card is None or art is None:
        return
    box = domain_box(view, table, number)
    if asked(view) is not None:
        yield lay(at.domain_card(card), evolve(art, named=False), box, Layer.LABEL, scale=STAGED_DOMAIN)
        return
    yield lay(at.domain_card(card), art, box, Layer.BOARD)
    ours = winner(view, art.domain)
    if ours is not None:
        yield lay(at.seal(number), SealArt(ours, SEAL * table.unit), table.seal(number), Layer.FLAG)
    tab = lean_art(view, table, number)
    if tab is not None:
        yield lay(at.lean(number), tab, table.lean(number, own=tab.own), Layer.LABEL)


def is_laid(special: Special | None) -> bool:
    """True for the specials that lie on the table like divers."""
    return special in (Special.KRAKEN, Special.BONE)
