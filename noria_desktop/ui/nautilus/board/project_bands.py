"""Pictures above and below the window: plates, both hands, both special cards, Captain Nemo's token."""

from __future__ import annotations

from collections.abc import Iterator

from noria_desktop.engine.contract import Seat
from noria_desktop.games.nautilus.state import (
    Anchoring,
    Looking,
    State,
    UsingSpecial,
    is_hidden,
    known_hand,
)
from noria_desktop.games.nautilus.terms import Card, Special
from noria_desktop.ui.board.boxes import overlap
from noria_desktop.ui.board.sprites import Layer, Lying, Sprite, lay
from noria_desktop.ui.nautilus.board import handles as at
from noria_desktop.ui.nautilus.board.arts import (
    BackArt,
    CaptionArt,
    DiverArt,
    PlateArt,
    SpecialArt,
    TokenArt,
)
from noria_desktop.ui.nautilus.board.layout import NautilusLayout
from noria_desktop.ui.nautilus.board.measures import HAND, HELD, RIVAL_CARD, SPACE
from noria_desktop.ui.nautilus.board.project_stage import asked
from noria_desktop.ui.nautilus.board.project_table import is_laid
from noria_desktop.ui.nautilus.board.viewpoint import (
    decider,
    decides,
    is_round_over,
    kept_back,
    other,
    own_cards,
    own_special,
    rival_special,
    viewer,
    won,
)

IN_HAND = HAND / SPACE
"""A card in hand is the card of the table, so much larger."""
HANGING = RIVAL_CARD / SPACE
TOKEN = 13.0
SMALL = 42.0 / SPACE
"""The rival's special card."""


def band_sprites(view: State, table: NautilusLayout) -> Iterator[Sprite]:
    """Rival's band, then the viewer's."""
    mine = viewer(view)
    for seat in (other(mine), mine):
        own = seat == mine
        if not (own and is_round_over(view)):
            yield lay(at.plate(own=own), plate_art(view, table, seat), table.plate(own=own), Layer.PANEL)
    if view.match.start != mine or not is_round_over(view):
        where = table.token(own=view.match.start == mine)
        yield lay(at.token(), TokenArt(TOKEN * table.unit), where, Layer.PIECE)
    yield from _rival(view, table)
    yield from _hand(view, table)
    yield from _special(view, table)


def plate_art(view: State, table: NautilusLayout, seat: Seat) -> PlateArt:
    """A player's plate."""
    own, box = seat == viewer(view), table.plate(own=seat == viewer(view))
    return PlateArt(
        own=own,
        width=box.width,
        height=box.height,
        unit=table.unit,
        won=won(view, seat),
        cards=len(view.table.hands[seat]),
        specials=len(view.table.specials[seat]),
        taken=len(view.match.taken[seat]),
        starts=view.match.start == seat,
        turn=decider(view) == seat,
        counted=not is_hidden(view),
        opponent=view.match.options.opponent,
        number=seat + 1,
    )


# The rival ----------------------------------------------------------------------------------------------


def _rival(view: State, table: NautilusLayout) -> Iterator[Sprite]:
    """Backs hanging from above, and the special card."""
    seat = other(viewer(view))
    count = len(view.table.hands[seat])
    if not (isinstance(view.table.pending, Looking) and decides(view)):
        # What the viewer knows of it hangs open at the left, as long as the rules let it be known.
        faces = known_hand(view, viewer(view))
        for number in range(count):
            shown = faces[number] if number < len(faces) else None
            where, tilt = table.rival_place(number, count, shown=shown is not None)
            if shown is None:
                handle, art = at.rival_card(number), BackArt(table.card_width)
                yield lay(handle, art, where, Layer.PIECE, rotation=tilt, scale=HANGING)
            else:
                known_art = DiverArt(shown, table.card_width)
                yield lay(at.card(shown), known_art, where, Layer.PIECE, rotation=tilt, scale=HANGING)
    known, held = rival_special(view), bool(view.table.specials[seat])
    if not held and known is None:
        return
    box = table.rival_special
    words, passed = table.caption, kept_back(view, own=False)
    caption = CaptionArt(known, not held, words.width, table.unit, kept_back=passed)
    yield lay(at.scenery("caption"), caption, words, Layer.PANEL)
    if known is None:
        yield lay(at.hidden_special(), BackArt(table.card_width, special=True), box, Layer.PIECE, scale=SMALL)
    elif held or not is_laid(known):
        face = SpecialArt(known, table.card_width, caption=False, spent=not held, kept_back=passed)
        yield lay(at.special(known), face, box, Layer.PIECE, scale=SMALL)


# The viewer ---------------------------------------------------------------------------------------------


def held_card(card: Card, table: NautilusLayout) -> DiverArt:
    """A card under the pointer."""
    return DiverArt(card, HELD * table.unit, held=True)


def _hand(view: State, table: NautilusLayout) -> Iterator[Sprite]:
    """The viewer's divers, fanned."""
    cards = fan_cards(view)
    for number, card in enumerate(cards):
        where, tilt = table.hand_place(number, len(cards))
        lying = Lying(rotation=tilt, scale=IN_HAND, carries=at.card(card), held=held_card(card, table))
        yield lay(at.card(card), DiverArt(card, table.card_width), where, Layer.PIECE, **lying)


def fan_cards(view: State) -> tuple[Card, ...]:
    """The viewer's divers without those that stand on the stage."""
    found = asked(view)
    if is_round_over(view):
        return ()  # under what the round brought; a card left over leaves the table unseen
    return tuple(card for card in own_cards(view) if found is None or card not in found.cards)


def shown_special(view: State) -> Special | None:
    """The special card that lies in the viewer's place now; None while it is elsewhere."""
    found, pending = own_special(view), view.table.pending
    if found is None:
        return None
    if isinstance(pending, UsingSpecial) and decides(view):
        return None  # it stands on the stage
    held = bool(view.table.specials[viewer(view)])
    return found if held or not is_laid(found) else None


def has_place_for_special(view: State, table: NautilusLayout) -> bool:
    """Whether the viewer's special card lies there: beside what a round brought a narrow table has no room for it."""
    return not (is_round_over(view) and overlap(table.round_end, table.own_special))


def _special(view: State, table: NautilusLayout) -> Iterator[Sprite]:
    """The viewer's special card; once used or kept back it pales; kraken and bone lie among the divers."""
    found = shown_special(view)
    if found is None or not has_place_for_special(view, table):
        return
    anchoring = isinstance(view.table.pending, Anchoring) and decides(view)
    held = bool(view.table.specials[viewer(view)]) or anchoring
    handle, lying = at.special(found), Lying(rotation=3.0, scale=IN_HAND)
    passed = kept_back(view)
    if held and not passed:
        lying |= Lying(carries=handle, held=SpecialArt(found, HELD * table.unit, held=True))
    art = SpecialArt(found, table.card_width, spent=not held, kept_back=passed)
    yield lay(handle, art, table.own_special, Layer.PIECE, **lying)
