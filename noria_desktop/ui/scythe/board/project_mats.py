"""Pictures of the human's dock: head line, faction mat, player mat with the action token, the worker to be carried from it."""

from __future__ import annotations

from collections.abc import Iterator

from noria_desktop.engine.contract import BOT, HUMAN
from noria_desktop.games.scythe.actions import (
    Action,
    Build,
    ChooseSection,
    Deploy,
    Enlist,
    Produce,
    TakeBottom,
    TakeTop,
    Upgrade,
)
from noria_desktop.games.scythe.components import components
from noria_desktop.games.scythe.control import placed_structures
from noria_desktop.games.scythe.pending import Producing
from noria_desktop.games.scythe.printed_mats import TopAction
from noria_desktop.games.scythe.scoring import scores
from noria_desktop.games.scythe.state import State
from noria_desktop.games.scythe.terms import (
    FACTORY_SECTION,
    SECTIONS,
    Bonus,
    Bottom,
    Mat,
    Section,
    Unit,
)
from noria_desktop.ui.board.boxes import Box
from noria_desktop.ui.board.sprites import Layer, Lying, Sprite, lay
from noria_desktop.ui.scythe.board import handles as at
from noria_desktop.ui.scythe.board import measures, standing
from noria_desktop.ui.scythe.board.arts.docks import HeadArt, Note, PanelArt, SlimArt, Totals, Words
from noria_desktop.ui.scythe.board.arts.mats import (
    AbilityArt,
    ActionTokenArt,
    BottomBoxArt,
    OneTimeArt,
    TopBoxArt,
    Use,
)
from noria_desktop.ui.scythe.board.arts.pieces import CubeArt, RecruitArt, StructureArt, UnitArt
from noria_desktop.ui.scythe.board.collecting import brings_workers
from noria_desktop.ui.scythe.board.layout import ScytheLayout
from noria_desktop.ui.scythe.board.project_map import LIFTED
from noria_desktop.ui.scythe.board.viewpoint import automa_acts, is_over, section_now

ONE_TIME = 11.0
"""Radius of a one-time space."""
CUBE = 13.0
RECRUIT = 9.0
"""Radius of a recruit."""
FLAG = (64.0, 16.0)
"""The action token where it stands on no section of the mat."""

COUNTERS, BESIDE = 5, 14.0
"""Counters on the head line, of which the workers' is the last, and the room beside them."""
SIGN = (15.0, 54.0)
"""The counter's sign: left of the counter's middle, below the top of the head line."""
FIGURE = 21.0
"""Height of the worker that stands over the sign of the workers' counter."""


def mat_sprites(view: State, table: ScytheLayout, legal: tuple[Action, ...]) -> Iterator[Sprite]:
    """The human's dock down to the player mat; folded, one column."""
    yield head_sprite("own", own_head(view, table.head), view, table, table.head, is_open=table.left_open)
    if not table.left_open:
        return
    yield panel_sprite(Words.FACTION, table.faction, view.human.faction)
    yield panel_sprite(Words.PLAYER, table.mat)
    yield from _faction(view, table, legal)
    for section in range(SECTIONS):
        yield from _section(view, table, section, legal)
    yield _token(view, table)


def head_sprite(
    name: str, head: HeadArt, view: State, table: ScytheLayout, room: Box, *, is_open: bool
) -> Sprite:
    """The head line of a side's dock; of a folded dock it stands alone in the strip that is left."""
    if is_open:
        return lay(at.scenery("head", name), head, room, Layer.PANEL)
    assert table.slim is not None
    art = SlimArt(head, *table.slim.size, totals_of(view))
    return lay(at.scenery("head", name), art, table.slim, Layer.PANEL)


def panel_sprite(words: Words, box: Box, note: Note = None, *, active: bool = False) -> Sprite:
    """A titled plate."""
    return lay(at.scenery("panel", words.value), PanelArt(words, *box.size, note, active), box, Layer.PANEL)


def totals_of(view: State) -> Totals:
    """What both sides would score now."""
    sheet = scores(view)
    return Totals(sheet.total(HUMAN), sheet.total(BOT), view.human.faction, view.automa.faction)


def own_head(view: State, box: Box) -> HeadArt:
    """The human's head line."""
    human = view.human
    army = human.army
    return HeadArt(
        own=True,
        faction=human.faction,
        mat=human.mat,
        level=None,
        scheme=None,
        stars=human.stars,
        coins=human.coins,
        power=human.power,
        popularity=human.popularity,
        cards=len(human.hand),
        workers=len(army.workers),
        mechs=len(army.mechs) - army.mechs.count(None),
        width=box.width,
        height=box.height,
        turn=not automa_acts(view) and not is_over(view),
    )


# The faction mat ----------------------------------------------------------------------------------------


def _faction(view: State, table: ScytheLayout, legal: tuple[Action, ...]) -> Iterator[Sprite]:
    human = view.human
    deployed = {action.slot for action in legal if isinstance(action, Deploy)}
    for slot, where in enumerate(human.army.mechs):
        box = table.mech(slot)
        art = AbilityArt(human.faction, slot, where is not None, *box.size, legal=slot in deployed)
        lying = Lying()
        if where is None:
            height = standing.HEIGHTS[Unit.MECH] * table.radius * LIFTED
            held = UnitArt(Unit.MECH, human.faction, True, height, lifted=True, plate=False)
            lying = Lying(carries=at.berth(slot), held=held)
        yield lay(at.scenery("berth", str(slot)), art, box, Layer.BOARD, **lying)
    spaces = {action.bonus for action in legal if isinstance(action, Enlist)}
    for bonus in Bonus:
        taken = bonus in human.works.recruits
        space = OneTimeArt(human.faction, bonus, taken, ONE_TIME, legal=bonus in spaces)
        yield lay(at.scenery("one_time", bonus.value), space, table.one_time(bonus), Layer.BOARD)


# The player mat -----------------------------------------------------------------------------------------


def _section(
    view: State, table: ScytheLayout, section: Section, legal: tuple[Action, ...]
) -> Iterator[Sprite]:
    human, works = view.human, view.human.works
    top = top_action(human.mat, section)
    sides = tuple(Use.LEGAL if TakeTop(side.choice) in legal else Use.REST for side in top.sides)
    upper, lower = table.top(section), table.bottom(section)
    use = section_use(view, section, legal)
    up = TopBoxArt(
        mat=human.mat,
        section=section,
        cubes=works.cubes,
        built=works.structures[top.structure.index] is not None,
        workers=len(human.army.workers),
        use=use,
        width=upper.width,
        height=upper.height,
        sides=sides if use is Use.NOW else (),
    )
    yield lay(at.scenery("top", str(section)), up, upper, Layer.BOARD)
    now = section_now(view) == section
    below = Use.LEGAL if now and TakeBottom() in legal else use
    if any(isinstance(action, Upgrade) and action.bottom.index == section for action in legal):
        below = Use.LEGAL
    down = BottomBoxArt(
        mat=human.mat,
        section=section,
        cubes=works.slots[section],
        recruit=works.recruits[section] is not None,
        done=times_done(view, tuple(Bottom)[section]),
        use=below,
        width=lower.width,
        height=lower.height,
    )
    yield lay(at.scenery("bottom", str(section)), down, lower, Layer.BOARD)
    yield from _loose(view, table, section, legal)


def _loose(view: State, table: ScytheLayout, section: Section, legal: tuple[Action, ...]) -> Iterator[Sprite]:
    """Things of a section that may leave it now."""
    faction, top = view.human.faction, top_action(view.human.mat, section)
    for number, side in enumerate(top.sides):
        if any(isinstance(action, Upgrade) and action.cube is side.cube for action in legal):
            assert side.cube is not None
            lying = Lying(carries=at.cube(side.cube), held=CubeArt(CUBE * LIFTED))
            name, box = at.scenery("cube", side.cube.value), cube_box(table, section, number)
            yield lay(name, CubeArt(CUBE), box, Layer.PIECE, **lying)
    which = top.structure
    if any(isinstance(action, Build) and action.structure is which for action in legal):
        box, size = site_box(table, section), table.radius * standing.STRUCTURE
        held, scale = StructureArt(which, faction, size * LIFTED), min(1.0, box.height / size)
        lying = Lying(carries=at.site(which), held=held, scale=scale)
        yield lay(at.structure(which), StructureArt(which, faction, size), box, Layer.PIECE, **lying)
    if any(isinstance(action, Enlist) and action.bottom.index == section for action in legal):
        lying = Lying(
            carries=at.recruit(section), held=RecruitArt(faction, RECRUIT * LIFTED, covered(view, section))
        )
        name, box = at.scenery("recruit", str(section)), recruit_box(table, section)
        yield lay(name, RecruitArt(faction, RECRUIT, covered(view, section)), box, Layer.PIECE, **lying)


def covered(view: State, section: Section) -> Bonus:
    """The bonus under a recruit, which is seen through it: what enlisting uncovers."""
    mats = components().mats
    printed = mats.players[view.human.mat.index].sections[section]
    return mats.bottoms[printed.bottom.index].ongoing[0]


def top_action(mat: Mat, section: Section) -> TopAction:
    """The top-row action of a section of a player mat."""
    mats = components().mats
    return mats.tops[mats.players[mat.index].sections[section].top.index]


def section_use(view: State, section: Section, legal: tuple[Action, ...]) -> Use:
    """What a section is at the moment."""
    if ChooseSection(section) in legal:
        return Use.LEGAL
    if section_now(view) == section:
        return Use.NOW
    choosing = any(isinstance(action, ChooseSection) for action in legal)
    if view.human.last_section == section:
        return Use.LAST
    return Use.OFF if choosing else Use.REST


def times_done(view: State, bottom: Bottom) -> int:
    """How often a bottom-row action had its main benefit."""
    works, army = view.human.works, view.human.army
    return {
        Bottom.UPGRADE: sum(works.cubes),
        Bottom.DEPLOY: len(army.mechs) - army.mechs.count(None),
        Bottom.BUILD: len(placed_structures(view.human)),
        Bottom.ENLIST: len(works.recruits) - works.recruits.count(None),
    }[bottom]


def supply_sprites(view: State, table: ScytheLayout, legal: tuple[Action, ...]) -> Iterator[Sprite]:
    """One worker to be carried from the workers' counter; nothing while none can come."""
    if not table.left_open or not isinstance(view.pending[-1], Producing):
        return
    if not any(isinstance(action, Produce) and brings_workers(action.place) for action in legal):
        return
    faction, high = view.human.faction, standing.HEIGHTS[Unit.WORKER] * table.radius
    counter = table.head
    step = (counter.width - BESIDE) / COUNTERS
    yield Sprite(
        at.scenery("supply"),
        UnitArt(Unit.WORKER, faction, True, FIGURE, plate=False),
        counter.right - step / 2 - SIGN[0],
        counter.top + SIGN[1],
        Layer.PIECE,
        carries=at.workers_left(),
        held=UnitArt(Unit.WORKER, faction, True, high * LIFTED, lifted=True, plate=False),
    )


# Places on the mat --------------------------------------------------------------------------------------


def side_box(table: ScytheLayout, section: Section, number: int) -> Box:
    """A side of a top-row action."""
    upper = table.top(section)
    return measures.top_side(*upper.size, number).moved(upper.x, upper.y)


def cube_box(table: ScytheLayout, section: Section, number: int) -> Box:
    """The cube on a side, at its right end."""
    side = side_box(table, section, number)
    return Box(side.right - CUBE / 2 - 2, side.y, CUBE, CUBE)


def site_box(table: ScytheLayout, section: Section) -> Box:
    """The structure's place."""
    upper = table.top(section)
    return measures.top_structure(*upper.size).moved(upper.x, upper.y)


def recruit_box(table: ScytheLayout, section: Section) -> Box:
    """The recruit's place."""
    lower = table.bottom(section)
    return measures.bottom_bonus(*lower.size).moved(lower.x, lower.y)


def token_box(view: State, table: ScytheLayout) -> Box:
    """The action token: over its section, over the Factory card, or beside the mat's title."""
    last = view.human.last_section
    if last is not None and last < SECTIONS:
        return table.action_token(last)
    wide, high = FLAG
    if last == FACTORY_SECTION:
        return Box(table.factory.right - wide / 2 - 8, table.factory.top, wide, high)
    return Box(table.mat.right - wide / 2 - 8, table.mat.top + high / 2 + 4, wide, high)


def _token(view: State, table: ScytheLayout) -> Sprite:
    box = token_box(view, table)
    now = section_now(view) is not None if view.human.last_section is not None else None
    return lay(at.scenery("token"), ActionTokenArt(now, box.width), box, Layer.LABEL, carries=at.token())
