"""Pictures of what is decided over the map: encounter, Factory cards."""

from __future__ import annotations

from collections.abc import Iterator

from noria_desktop.games.scythe.actions import Action, ChooseOption
from noria_desktop.games.scythe.encounters import out_of_reach, printed_options
from noria_desktop.games.scythe.pending import (
    ChoosingFactoryCard,
    Encountering,
)
from noria_desktop.games.scythe.state import State
from noria_desktop.ui.board.sprites import Layer, Sprite, lay
from noria_desktop.ui.scythe.board import handles as at
from noria_desktop.ui.scythe.board.arts.docks import Words
from noria_desktop.ui.scythe.board.arts.mats import Use
from noria_desktop.ui.scythe.board.arts.stage import (
    FactoryChoiceArt,
    OptionArt,
    StageArt,
)
from noria_desktop.ui.scythe.board.layout import ScytheLayout
from noria_desktop.ui.scythe.board.project_combat import combat_sprites
from noria_desktop.ui.scythe.board.viewpoint import Stage, stage


def stage_sprites(
    view: State, table: ScytheLayout, legal: tuple[Action, ...], given: State
) -> Iterator[Sprite]:
    """What lies over the map now, if anything does; ``given`` is the view without what was collected."""
    match stage(view):
        case Stage.COMBAT:
            yield from combat_sprites(view, table, given)
        case Stage.ENCOUNTER:
            yield from _encounter(view, table, legal)
        case Stage.FACTORY:
            yield from _factory(view, table)
        case _:
            return


# Cards to choose from -----------------------------------------------------------------------------------


def _encounter(view: State, table: ScytheLayout, legal: tuple[Action, ...]) -> Iterator[Sprite]:
    entry = view.pending[-1]
    assert isinstance(entry, Encountering)
    options = printed_options(entry.card)
    room = table.stage
    head = table.stage_card(0, len(options)).top - room.top
    plate = StageArt(Words.ENCOUNTER, *room.size, head, entry.card, entry.place, view.human.faction)
    yield lay(at.scenery("stage"), plate, room, Layer.FLAG)
    for number, option in enumerate(options):
        room = table.stage_card(number, len(options))
        taken = number in entry.chosen
        use = Use.NOW if taken else Use.LEGAL if ChooseOption(number) in legal else Use.OFF
        art = OptionArt(
            entry.card, number, option.approach, use, *room.size, out_of_reach(view, entry, number)
        )
        yield lay(at.option(number), art, room, Layer.LABEL)


def _factory(view: State, table: ScytheLayout) -> Iterator[Sprite]:
    assert isinstance(view.pending[-1], ChoosingFactoryCard)
    cards = view.decks.factory
    room = table.stage
    head = table.stage_card(0, len(cards)).top - room.top
    yield lay(at.scenery("stage"), StageArt(Words.FACTORY_CARDS, *room.size, head), room, Layer.FLAG)
    for number, card in enumerate(cards):
        room = table.stage_card(number, len(cards))
        art = FactoryChoiceArt(card, Use.LEGAL, *room.size)
        name = at.factory_card(card) if card is not None else at.scenery("factory_card", str(number))
        yield lay(name, art, room, Layer.LABEL)
