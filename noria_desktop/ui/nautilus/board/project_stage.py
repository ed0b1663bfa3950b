"""Pictures of the stage: what a round's start asks, with the cards in question large in the window."""

from __future__ import annotations

from collections.abc import Iterator

from noria_desktop.engine.values import changed, frozen
from noria_desktop.games.nautilus.state import (
    Giving,
    KeepingSpecial,
    Looking,
    Placing,
    Returning,
    State,
    UsingSpecial,
)
from noria_desktop.games.nautilus.terms import Card, Special
from noria_desktop.ui.board.handles import Handle
from noria_desktop.ui.board.sprites import Layer, Lying, Sprite, lay
from noria_desktop.ui.nautilus.board import handles as at
from noria_desktop.ui.nautilus.board.arts import DiverArt, SpecialArt
from noria_desktop.ui.nautilus.board.arts_dock import EffectArt, Question, StageArt
from noria_desktop.ui.nautilus.board.layout import NautilusLayout
from noria_desktop.ui.nautilus.board.measures import HELD, SPACE
from noria_desktop.ui.nautilus.board.viewpoint import decides, other, own_special, viewer

ASKED = {
    Special.SUBMARINE: Question.USE_SUBMARINE,
    Special.HARPOON: Question.USE_HARPOON,
    Special.EYE: Question.USE_EYE,
}


@frozen
class Asked:
    """A question and the cards it is about, from left to right."""

    question: Question
    specials: tuple[Special, ...] = ()
    cards: tuple[Card, ...] = ()

    @property
    def handles(self) -> tuple[Handle, ...]:
        """Names of its cards."""
        return (*(at.special(special) for special in self.specials), *(at.card(card) for card in self.cards))


def asked(view: State) -> Asked | None:
    """What the stage asks the viewer now; None leaves the table in sight."""
    if not decides(view):
        return None
    pending = view.table.pending
    match pending:
        case KeepingSpecial(drawn):
            return Asked(Question.KEEP, specials=tuple(special for special in drawn if special is not None))
        case UsingSpecial():
            special = own_special(view)
            return Asked(ASKED[special], specials=(special,)) if special in ASKED else None
        case Returning(drawn=drawn):
            return Asked(Question.RETURN, cards=tuple(card for card in drawn if card is not None))
        case Giving(drawn=card):
            return Asked(Question.GIVE, cards=(card,))
        case Looking():
            known = view.deal.knowledge[viewer(view)]
            return Asked(Question.LOOK, cards=known.rival_cards if known is not None else ())
        case _:
            return None


def unasked(view: State) -> State:
    """The same table for a small picture: as while the rival lays, with no question over it whose words would be cut."""
    if asked(view) is None:
        return view
    return changed(view, table=changed(view.table, pending=Placing(other(viewer(view)))))


def stage_sprites(view: State, table: NautilusLayout) -> Iterator[Sprite]:
    """Dark water, the question and its cards."""
    found = asked(view)
    if found is None:
        return
    box, k = table.stage, table.unit
    yield lay(at.scenery("stage"), StageArt(found.question, *box.size, k), box, Layer.FLAG)
    count = len(found.handles)
    scale = table.stage_width(count) / (SPACE * k)
    for number, special in enumerate(found.specials):
        place, handle = table.stage_place(number, count, effects=True), at.special(special)
        lying = Lying(scale=scale, carries=handle, held=SpecialArt(special, HELD * k, held=True))
        yield lay(handle, SpecialArt(special, table.card_width), place, Layer.FLAG, **lying)
        room = table.effect(number, count)
        yield lay(at.mark("effect", special.value), EffectArt(special, *room.size, k), room, Layer.FLAG)
    for number, card in enumerate(found.cards):
        place, handle = table.stage_place(number, count, effects=False), at.card(card)
        lying = Lying(scale=scale)
        if found.question is not Question.LOOK:
            lying |= Lying(carries=handle, held=DiverArt(card, HELD * k, held=True))
        yield lay(handle, DiverArt(card, table.card_width), place, Layer.FLAG, **lying)
