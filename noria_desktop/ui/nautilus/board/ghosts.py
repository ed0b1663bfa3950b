"""What a drop that is being considered would change, as ghosts over the board, and notes on the lit places.

A ghost with the name of a picture stands in for it while the drop is aimed at; all others are added.
Source: mocks/nautilus.md 2 and 4.
"""

from __future__ import annotations

from collections.abc import Iterator

from attrs import evolve

from noria_desktop.games.nautilus.actions import Action, AnchorTarget, MoveCard, Place
from noria_desktop.games.nautilus.arrows import moves
from noria_desktop.games.nautilus.components import components, points_of
from noria_desktop.games.nautilus.state import Anchoring, KeepingSpecial, Moving, Returning, Spaces, State
from noria_desktop.games.nautilus.terms import COLUMNS, Card, Domain, Space, Special
from noria_desktop.ui.board.handles import Handle
from noria_desktop.ui.board.sprites import Layer, Sprite, lay
from noria_desktop.ui.nautilus.board import handles as at
from noria_desktop.ui.nautilus.board.arts import (
    AnchorArt,
    ArcArt,
    Deed,
    DiverArt,
    DropArt,
    LeanArt,
    NoteArt,
    RingArt,
)
from noria_desktop.ui.nautilus.board.layout import NautilusLayout
from noria_desktop.ui.nautilus.board.project_dock import race_art
from noria_desktop.ui.nautilus.board.project_table import ANCHOR, anchor_place, space_box
from noria_desktop.ui.nautilus.board.viewpoint import lean, other, points, promised, viewer

LAID = 0.6
"""Opacity of the card in hand where it would lie."""
PUSHED = 0.82
"""Opacity of a card that would move, at its goal."""
LEFT_BEHIND = 0.5
"""Opacity of a card that would move, where it still lies."""


def ghosts(before: State, after: State, table: NautilusLayout) -> tuple[Sprite, ...]:
    """Everything that a drop would change, on the picture of the state before it."""
    forced = followed(after)
    final = moved(after, forced) if forced is not None else after
    return (
        *_laid(before, after, table),
        *_pushed(before, after, table, forced),
        *_anchored(before, after, table),
        *_leans(before, final, table),
        *_race(before, final, table),
    )


def foreseeable(action: Action, _view: State) -> bool:
    """Whether a player's own view is enough to say what an action leads to.

    Placement lies open; what specials bring depends on cards that nobody sees yet.
    """
    return isinstance(action, Place | AnchorTarget | MoveCard)


def followed(after: State) -> MoveCard | None:
    """The one move that an arrow would force; None when there is none, or a choice."""
    found = _candidates(after)
    return found[0] if len(found) == 1 else None


def _candidates(after: State) -> tuple[MoveCard, ...]:
    pending = after.table.pending
    if not isinstance(pending, Moving):
        return ()
    return moves(after.table.spaces, after.table.anchored, pending.space)


def moved(state: State, move: MoveCard) -> State:
    """The table with one card elsewhere; nothing but the places is looked at."""
    spaces = list(state.table.spaces)
    spaces[move.to], spaces[move.origin] = spaces[move.origin], None
    return evolve(state, table=evolve(state.table, spaces=tuple(spaces)))


def _laid(before: State, after: State, table: NautilusLayout) -> Iterator[Sprite]:
    """The card in hand on its place; a card carried along an arrow on its goal."""
    for space, (old, new) in enumerate(zip(before.table.spaces, after.table.spaces, strict=True)):
        if new is not None and old is None:
            art, box = DiverArt(new, table.card_width, pale=True), space_box(before, table, space)
            opacity = PUSHED if new in before.table.spaces else LAID
            yield lay(at.mark("laid", str(space)), art, box, Layer.PIECE, opacity=opacity)


def _pushed(before: State, after: State, table: NautilusLayout, forced: MoveCard | None) -> Iterator[Sprite]:
    """The card that must move, with its bow; or rings round those among which will be chosen."""
    k = table.unit
    if forced is None:
        for origin in dict.fromkeys(move.origin for move in _candidates(after)):
            box = space_box(before, table, origin)
            yield lay(at.mark("may_move", str(origin)), RingArt(*box.size, k, sure=False), box, Layer.FLAG)
        return
    card = after.table.spaces[forced.origin]
    assert card is not None
    here, there = space_box(before, table, forced.origin), space_box(before, table, forced.to)
    plain = DiverArt(card, table.card_width, pale=True)
    yield lay(at.card(card), plain, here, Layer.PIECE, opacity=LEFT_BEHIND)
    yield lay(at.mark("pushed"), plain, there, Layer.PIECE, opacity=PUSHED)
    ring = RingArt(*here.size, k)
    yield lay(at.mark("from"), ring, here, Layer.FLAG)
    yield lay(at.mark("to"), ring, there, Layer.FLAG)
    if forced.origin % COLUMNS == forced.to % COLUMNS:
        down = 1 if there.y > here.y else -1
        x, y = here.right - 6 * k, here.y + down * here.height * 0.18
        bow = ArcArt(0.0, there.y - down * there.height * 0.2 - y, k)
    else:
        own = here.y > table.window.y
        y = here.bottom - 20 * k if own else here.top + 20 * k
        x = here.x
        bow = ArcArt(there.x - here.x, 0.0, k)
    yield Sprite(at.mark("bow"), bow, x, y, Layer.LABEL)


def _anchored(before: State, after: State, table: NautilusLayout) -> Iterator[Sprite]:
    """The anchor where it would lie; on the corner of the card laid while its card is still to be chosen."""
    pending = after.table.pending
    if after.table.anchored is not None and after.table.anchored != before.table.anchored:
        where = anchor_place(before, table, after.table.anchored)
        yield lay(at.anchor(), AnchorArt(ANCHOR * table.unit), where, Layer.FLAG, opacity=PUSHED)
    elif isinstance(pending, Anchoring):
        where = anchor_place(before, table, pending.space)
        yield lay(at.mark("anchor"), AnchorArt(ANCHOR * table.unit, offered=True), where, Layer.FLAG)


def _leans(before: State, final: State, table: NautilusLayout) -> Iterator[Sprite]:
    """Tabs of the columns that would lean otherwise, with what that is worth."""
    seat = viewer(before)
    for number, card in enumerate(before.deal.row):
        if card is None:
            continue
        now = lean(before.table.spaces, number, seat)
        then = lean(final.table.spaces, number, seat)
        if now == then:
            continue
        if then is None:
            where = table.lean(number, own=now is not None and now.own)
            art = LeanArt(now is not None and now.own, table.unit)
            yield lay(at.lean(number), art, where, Layer.LABEL, opacity=0.0)
            continue
        where = table.lean(number, own=then.own)
        turned = now is None or now.own != then.own
        gain = points_of(card) if turned else None
        yield lay(at.lean(number), LeanArt(then.own, table.unit, then.faced, gain), where, Layer.LABEL)


def _race(before: State, final: State, table: NautilusLayout) -> Iterator[Sprite]:
    """Rows of the race as they would stand if the round ended so."""
    gains: dict[Domain, dict[bool, int]] = {}
    for domain, own, worth in promised(before, final):
        sums = gains.setdefault(domain, {})
        sums[own] = sums.get(own, 0) + worth
    seat = viewer(before)
    for domain, sums in gains.items():
        art, box = race_art(before, table, domain), table.race(domain)
        if True in sums:
            art = evolve(art, own_after=points(before, seat)[domain.index] + sums[True])
        if False in sums and art.rival is not None:
            art = evolve(art, rival_after=points(before, other(seat))[domain.index] + sums[False])
        yield lay(at.race(domain), art, box, Layer.BOARD)


# Notes --------------------------------------------------------------------------------------------------


def notes(
    view: State, legal: tuple[Action, ...], source: Handle, aim: Handle | None, table: NautilusLayout
) -> tuple[Sprite, ...]:
    """On lit places: which cards the arrow in hand could move from there; on the one aimed at: the anchor.

    Where one of two cards is chosen, both places say what a drop there does with either.
    """
    if found := tuple(_drop_notes(view, source, table)):
        return found
    card = at.card_of(source)
    places = [action for action in legal if isinstance(action, Place) and action.card == card]
    if card is None or not places:
        return ()
    return (*_arrow_notes(view, card, places, aim, table), *_anchor_notes(view, places, aim, table))


def _drop_notes(view: State, source: Handle, table: NautilusLayout) -> Iterator[Sprite]:
    """One of two special cards is kept, one of two divers goes back: what each of the two places means."""
    pending, k = view.table.pending, table.unit
    held: Special | Card | None
    pair: tuple[Special | Card | None, ...]
    match pending:
        case KeepingSpecial(drawn):
            held, pair = Special(source.key) if source.kind == "special" else None, drawn
            deeds = (Deed.KEEP, Deed.GIVE)
        case Returning(drawn=drawn):
            held, pair = at.card_of(source) if source.kind == "card" else None, drawn
            deeds = (Deed.JOIN, Deed.RETURN)
        case _:
            return
    other = next((one for one in pair if one is not None and one != held), None)
    if held is None or other is None or held not in pair:
        return
    for deed in deeds:
        where = table.drop_note(deed)
        art = DropArt(deed, held, other, where.width, k)
        yield lay(at.mark("drop", deed.value), art, where, Layer.LABEL)


def _arrow_notes(
    view: State, card: Card, places: list[Place], aim: Handle | None, table: NautilusLayout
) -> Iterator[Sprite]:
    """Chips with the cards that could move."""
    arrow = components().arrows[card]
    if arrow is None:
        return
    aimed = _aimed_space(aim)
    goals = _goals(view, card, aimed)
    for space in dict.fromkeys(place.space for place in places):
        if space == aimed or space in goals:
            continue
        spaces = _with(view.table.spaces, space, card)
        found = dict.fromkeys(move.origin for move in moves(spaces, view.table.anchored, space))
        cards = tuple(sorted(c for c in (spaces[origin] for origin in found) if c is not None))
        if cards:
            box = space_box(view, table, space)
            yield lay(at.mark("note", str(space)), NoteArt(arrow, cards, table.unit), box, Layer.FLAG)


def _goals(view: State, card: Card, aimed: Space | None) -> tuple[Space, ...]:
    """Where the card lands that a drop on the aimed place would push."""
    if aimed is None:
        return ()
    found = moves(_with(view.table.spaces, aimed, card), view.table.anchored, aimed)
    return (found[0].to,) if len(found) == 1 else ()


def _anchor_notes(
    view: State, places: list[Place], aim: Handle | None, table: NautilusLayout
) -> Iterator[Sprite]:
    """The corner on which a drop plays the anchor as well."""
    aimed = _aimed_space(aim)
    holds = Special.ANCHOR in view.table.specials[viewer(view)]
    if holds and aimed is not None and any(p.space == aimed and p.with_anchor for p in places):
        where = anchor_place(view, table, aimed)
        yield lay(at.mark("anchor"), AnchorArt(ANCHOR * table.unit, offered=True), where, Layer.FLAG)


def _aimed_space(aim: Handle | None) -> Space | None:
    return int(aim.key) if aim is not None and aim.kind in ("space", "anchored_space") else None


def _with(spaces: Spaces, space: Space, card: Card) -> Spaces:
    return (*spaces[:space], card, *spaces[space + 1 :])
