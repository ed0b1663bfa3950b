"""Pictures of what is decided over the map: encounter, Factory cards; load strip and kinds of token."""

from __future__ import annotations

from collections.abc import Iterator

from noria_desktop.games.scythe.actions import ChooseOption
from noria_desktop.games.scythe.encounters import printed_options
from noria_desktop.games.scythe.pending import (
    ChoosingFactoryCard,
    Encountering,
    PlacingGoods,
)
from noria_desktop.games.scythe.state import State
from noria_desktop.games.scythe.terms import RESOURCES, TERRITORIES, Cargo, Resource, Unit
from noria_desktop.ui.board.boxes import Box, box
from noria_desktop.ui.board.sprites import Layer, Sprite
from noria_desktop.ui.scythe import handles as at
from noria_desktop.ui.scythe.arts.docks import Words
from noria_desktop.ui.scythe.arts.mats import Use
from noria_desktop.ui.scythe.arts.pieces import GoodsArt, UnitArt
from noria_desktop.ui.scythe.arts.signs import Icon, NoteArt, TagArt, Tone
from noria_desktop.ui.scythe.arts.stage import (
    FactoryChoiceArt,
    OptionArt,
    StageArt,
)
from noria_desktop.ui.scythe.layout import Table
from noria_desktop.ui.scythe.project_combat import combat_sprites
from noria_desktop.ui.scythe.project_map import LIFTED
from noria_desktop.ui.scythe.project_mats import open_actions
from noria_desktop.ui.scythe.standing import LARGE
from noria_desktop.ui.scythe.viewpoint import Stage, holds, stage, traveller

KIND = 1.5
"""Scale of the tokens to choose from."""
CREW = 22.0
"""Height of a worker in the load strip; the unit that carries it is a little larger."""
OWNER = 46.0
"""Width of the part of a row that shows whose cargo it is: the unit's, the territory's."""


def stage_sprites(view: State, table: Table) -> Iterator[Sprite]:
    """What lies over the map now, if anything does."""
    match stage(view):
        case Stage.COMBAT:
            yield from combat_sprites(view, table)
        case Stage.ENCOUNTER:
            yield from _encounter(view, table)
        case Stage.FACTORY:
            yield from _factory(view, table)
        case Stage.KINDS:
            yield from _kinds(view, table)
        case Stage.LOAD:
            yield from _load(view, table)
        case None:
            return


def _dusk(words: Words, table: Table) -> Sprite:
    """The plate behind cards to choose from."""
    room = table.stage
    return Sprite(at.scenery("stage"), StageArt(words, room.width, room.height), room.x, room.y, Layer.FLAG)


# Cards to choose from -----------------------------------------------------------------------------------


def _encounter(view: State, table: Table) -> Iterator[Sprite]:
    entry = view.pending[-1]
    assert isinstance(entry, Encountering)
    yield _dusk(Words.ENCOUNTER, table)
    legal = open_actions(view)
    options = printed_options(entry.card)
    for number, option in enumerate(options):
        room = table.stage_card(number, len(options))
        taken = number in entry.chosen
        use = Use.NOW if taken else Use.LEGAL if ChooseOption(number) in legal else Use.OFF
        art = OptionArt(entry.card, number, option.approach, use, room.width, room.height)
        yield Sprite(at.option(number), art, room.x, room.y, Layer.LABEL)


def _factory(view: State, table: Table) -> Iterator[Sprite]:
    assert isinstance(view.pending[-1], ChoosingFactoryCard)
    yield _dusk(Words.FACTORY_CARDS, table)
    cards = view.decks.factory
    for number, card in enumerate(cards):
        room = table.stage_card(number, len(cards))
        art = FactoryChoiceArt(card, Use.LEGAL, room.width, room.height)
        name = at.factory_card(card) if card is not None else at.scenery("factory_card", str(number))
        yield Sprite(name, art, room.x, room.y, Layer.LABEL)


# Kinds of token -----------------------------------------------------------------------------------------


def _kinds(view: State, table: Table) -> Iterator[Sprite]:
    entry = view.pending[-1]
    assert isinstance(entry, PlacingGoods)
    yield _plate("kinds", table.consequence)
    for kind in RESOURCES[entry.least.index :]:
        room = kind_box(table, kind)
        yield Sprite(at.kind(kind), GoodsArt(kind, entry.left), room.x, room.y, Layer.PIECE, scale=KIND)


def kind_box(table: Table, kind: Resource) -> Box:
    """One of the kinds of token to choose from."""
    room = table.consequence
    step = room.width / len(RESOURCES)
    return Box(room.left + (kind.index + 0.5) * step, room.y, step - 4, room.height - 12)


def _plate(name: str, room: Box) -> Sprite:
    """A plain plate in a free corner of the map."""
    art = NoteArt("", (), (), Tone.PLAIN, room.width, room.height)
    return Sprite(at.scenery("plate", name), art, room.x, room.y, Layer.PANEL)


# The load strip -----------------------------------------------------------------------------------------


def _load(view: State, table: Table) -> Iterator[Sprite]:
    entry = traveller(view)
    assert entry is not None
    yield _plate("load", table.refusal)
    faction = view.human.faction
    carrier, land = row_box(table, aboard=True), row_box(table, aboard=False)
    middle = carrier.left + OWNER / 2
    unit = UnitArt(entry.unit, faction, True, CREW * 1.1, plate=False)
    yield Sprite(at.scenery("carrier"), unit, middle, carrier.y, Layer.PIECE)
    if entry.place < TERRITORIES:
        number = TagArt(str(entry.place + 1), Tone.PLAIN, Icon.HEX)
        yield Sprite(at.scenery("ashore"), number, middle, land.y, Layer.PIECE)
    ashore, aboard = holds(view)
    for numbers, lying in ((aboard, False), (ashore, True)):
        for kind, count in zip(Cargo, numbers, strict=True):
            if count:
                yield _cargo(view, table, kind, count, lying=lying)


def _cargo(view: State, table: Table, kind: Cargo, count: int, *, lying: bool) -> Sprite:
    name = at.ashore(kind) if lying else at.aboard(kind)
    room = cargo_box(table, kind, aboard=not lying)
    art: GoodsArt | UnitArt
    if kind.index < len(RESOURCES):
        art, scale = GoodsArt(RESOURCES[kind.index], count), min(1.0, room.width / LARGE[0])
    else:
        spent = kind is Cargo.MOVED_WORKERS
        art, scale = (
            UnitArt(Unit.WORKER, view.human.faction, True, CREW, count, plate=False, spent=spent),
            1.0,
        )
    return Sprite(name, art, room.x, room.y, Layer.PIECE, scale=scale, carries=name, held=_held(art))


def _held(art: GoodsArt | UnitArt) -> GoodsArt | UnitArt:
    """What is carried between hex and unit."""
    if isinstance(art, GoodsArt):
        return art
    return UnitArt(art.unit, art.faction, art.own, art.height * LIFTED, art.count, lifted=True, plate=False)


def row_box(table: Table, *, aboard: bool) -> Box:
    """Half of the load strip: what is carried above, what lies there below."""
    room = table.refusal
    high = room.height / 2
    return box(room.left, room.top if aboard else room.y, room.width, high)


def cargo_box(table: Table, kind: Cargo, *, aboard: bool) -> Box:
    """A kind of cargo within its row; the first part of a row shows whose it is."""
    row = row_box(table, aboard=aboard)
    left = row.left + OWNER
    step = (row.right - left) / len(Cargo)
    return box(left + kind.index * step, row.top + 2, step - 2, row.height - 4)
