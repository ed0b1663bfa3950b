"""Why a section, a row or a piece of the mats can do nothing now."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from noria_desktop.games.scythe import actions as act
from noria_desktop.games.scythe.components import components
from noria_desktop.games.scythe.control import human_territories
from noria_desktop.games.scythe.costs import unpaid
from noria_desktop.games.scythe.legal import why_not
from noria_desktop.games.scythe.payment import can_pay_tokens, token_cost
from noria_desktop.games.scythe.pending import (
    ChoosingBottom,
    ChoosingSection,
    ChoosingTop,
    EndingTurn,
    Finished,
    Gaining,
)
from noria_desktop.games.scythe.reasons import Why
from noria_desktop.games.scythe.state import State
from noria_desktop.games.scythe.terms import (
    FACTORY_SECTION,
    SECTIONS,
    Ability,
    Bonus,
    Bottom,
    Cube,
    Gain,
    Place,
    Section,
    Structure,
    TopChoice,
)
from noria_desktop.games.scythe.top_row import printed_top, top_cost
from noria_desktop.ui.board.handles import Handle
from noria_desktop.ui.i18n import Text, Texts
from noria_desktop.ui.scythe.board.viewpoint import section_now
from noria_desktop.ui.scythe.words.actions import section_name
from noria_desktop.ui.scythe.words.amounts import resource_amount
from noria_desktop.ui.scythe.words.names import ability_name, bottom_name, say
from noria_desktop.ui.scythe.words.reasons import why_text
from noria_desktop.ui.scythe.words.refusals_now import (
    Chapter,
    Legal,
    Said,
    current_section,
    idle,
    now,
    unaffordable,
)


def _token(view: State, legal: Legal, thing: Handle) -> Said:
    if view.human.last_section is None:
        return say("The action token is not placed yet."), now(view)
    return say(
        "The action token stands on {section}.", section=section_name(current_section(view), view)
    ), now(view)


def _section(view: State, legal: Legal, thing: Handle) -> Said:
    return _of_section(view, int(thing.key))


def _of_section(view: State, section: Section) -> Said:
    """Why a section cannot be used now."""
    if section == FACTORY_SECTION and view.human.factory_card is None:
        return why_text(Why.NO_FACTORY_CARD), say("Your character brings one from the Factory.")
    if isinstance(view.pending[-1], ChoosingSection):
        why = why_not(view, act.ChooseSection(section))
        if why is None:
            return say("First put the token on {section}.", section=section_name(section, view)), ""
        return why_text(why), say("Last turn: {section}.", section=section_name(current_section(view), view))
    chosen = section_now(view)
    if chosen is None:
        return _between_turns(view, section)
    if section == chosen:
        return say("{section} is this turn's section already.", section=section_name(section, view)), now(
            view
        )
    return (
        say(
            "The token stands on {chosen} this turn, not on {section}.",
            chosen=section_name(chosen, view),
            section=section_name(section, view),
        ),
        # As long as nothing was done with it the token may go elsewhere, and that is what is wanted here.
        say("Undo takes the token back.") if isinstance(view.pending[-1], ChoosingTop) else now(view),
    )


def _between_turns(view: State, section: Section) -> Said:
    """While the Automa has its turn, even where the human fights or answers in it: what holds until the own next one."""
    if isinstance(view.pending[-1], Finished):
        return now(view), ""
    name = section_name(section, view)
    relentless = components().mats.factions[view.human.faction.index].ability is Ability.RELENTLESS
    if section != view.human.last_section or (relentless and section != FACTORY_SECTION):
        return say("{section} waits for your next turn.", section=name), now(view)
    return (
        say(
            "{section} was your last turn: in your next one the token goes to another section.", section=name
        ),
        now(view),
    )


def _top(view: State, legal: Legal, thing: Handle) -> Said:
    choice = TopChoice(thing.key)
    section, side = next(
        (number, side)
        for number in range(SECTIONS)
        for side in printed_top(view.human, number).sides
        if side.choice is choice
    )
    upgrade = _of_upgrade(view, side.cube)
    if upgrade is not None:
        return upgrade
    entry = view.pending[-1]
    if isinstance(entry, ChoosingTop) and entry.section == section:
        top = printed_top(view.human, section)
        cost = top_cost(view.human, top)
        if unpaid(view.human, cost) is not None:
            return unaffordable(view, cost)
        return why_text(why_not(view, act.TakeTop(choice)) or Why.NOT_NOW), ""
    return _row_of(view, section, top=True)


def _row_of(view: State, section: Section, *, top: bool) -> Said:
    """Why a row of a section is not asked for now."""
    entry = view.pending[-1]
    if isinstance(entry, ChoosingTop | ChoosingBottom) and entry.section == section:
        if top:
            return say(
                "The top row of {section} is over for this turn.", section=section_name(section, view)
            ), now(view)
        return say("The bottom row of {section} comes second.", section=section_name(section, view)), now(
            view
        )
    if section_now(view) == section:
        return _row_begun(view, section, top=top), now(view)
    return _of_section(view, section)


def _row_begun(view: State, section: Section, *, top: bool) -> str:
    """How far a row of this turn's section is: the lower row waits beneath whatever comes of the upper one."""
    name = section_name(section, view)
    if not top and any(isinstance(below, ChoosingBottom) for below in view.pending):
        return say("The bottom row of {section} comes second.", section=name)
    over = isinstance(view.pending[-1], EndingTurn)
    if top and not over and any(isinstance(below, ChoosingBottom) for below in view.pending):
        return say("The top row of {section} is being played.", section=name)
    if top:
        return say("The top row of {section} is over for this turn.", section=name)
    if over:
        return say("The bottom row of {section} is over for this turn.", section=name)
    return say("The bottom row of {section} is being played.", section=name)


def _of_upgrade(view: State, cube: Cube | None) -> Said | None:
    """While an upgrade is gained a box stands for its cube; None where nothing is upgraded."""
    entry = view.pending[-1]
    if not isinstance(entry, Gaining) or entry.due[0].gain is not Gain.UPGRADE or idle(view):
        return None
    if cube is None:
        return say("No cube lies in this box."), say("Drag a cube from a top box to a bottom one.")
    if view.human.works.cubes[cube.index]:
        return why_text(Why.ALREADY_UPGRADED), say("Drag a cube from a top box to a bottom one.")
    return say("Drag the cube at the right of this box."), say("It goes to one of the framed bottom boxes.")


def _side(view: State, legal: Legal, thing: Handle) -> Said:
    entry = view.pending[-1]
    if isinstance(entry, ChoosingTop) and entry.section == FACTORY_SECTION:
        why = why_not(view, act.UseFactoryCard(int(thing.key)))
        return why_text(why or Why.NOT_NOW), ""
    return _row_of(view, FACTORY_SECTION, top=True)


def _bottom(view: State, legal: Legal, thing: Handle) -> Said:
    section, entry = int(thing.key), view.pending[-1]
    if isinstance(entry, ChoosingBottom) and entry.section == section < SECTIONS:
        return _unpayable(view, tuple(Bottom)[section])
    return _row_of(view, section, top=False)


def _unpayable(view: State, bottom: Bottom) -> Said:
    """A lower row whose resources are lacking."""
    kind = components().mats.bottoms[bottom.index].resource
    have = sum(view.board.goods[place][kind.index] for place in human_territories(view))
    cost = resource_amount(kind, token_cost(view.human, bottom))
    if can_pay_tokens(view, bottom):
        return say("{action} can be paid now: press its framed box.", action=bottom_name(bottom)), ""
    if not have:
        return say("It costs {cost}; your territories hold none.", cost=cost), ""
    return say("It costs {cost}; your territories hold {have}.", cost=cost, have=have), ""


_done_by: Final = Texts(
    Bottom,
    UPGRADE=Text("Scythe", "{action}, a bottom-row action, moves it down; it costs {cost}."),
    DEPLOY=Text("Scythe", "{action}, a bottom-row action, brings it to the map; it costs {cost}."),
    BUILD=Text("Scythe", "{action}, a bottom-row action, puts it on the map; it costs {cost}."),
    ENLIST=Text("Scythe", "{action}, a bottom-row action, sends it to a round space; it costs {cost}."),
)
"""By which action a piece of the mat leaves it."""


def _piece(view: State, bottom: Bottom, gone: Why | None, blocked: act.Action | None) -> Said:
    """A cube, mech, structure or recruit on the mat: gone, blocked, or moved by its action alone."""
    if gone is not None:
        return why_text(gone), ""
    entry = view.pending[-1]
    if blocked is not None and isinstance(entry, Gaining):
        why = why_not(view, blocked)
        if why is not None and why is not Why.OTHER_GAIN:
            return why_text(why), ""
    if isinstance(entry, ChoosingBottom) and entry.section == bottom.index:
        return _unpayable(view, bottom)  # it is this very action that is asked for: where it is pressed
    kind = components().mats.bottoms[bottom.index].resource
    return (
        _done_by(
            bottom,
            action=bottom_name(bottom),
            cost=resource_amount(kind, token_cost(view.human, bottom)),
        ),
        _first_token(view, bottom.index) or now(view),
    )


def _first_token(view: State, section: Section) -> str:
    """At the begin of a turn the section that leads to it is named; empty where the token may not go there."""
    if not isinstance(view.pending[-1], ChoosingSection) or why_not(view, act.ChooseSection(section)):
        return ""
    return say("First put the token on {section}.", section=section_name(section, view))


def _cube(view: State, legal: Legal, thing: Handle) -> Said:
    cube = Cube(thing.key)
    gone = Why.ALREADY_UPGRADED if view.human.works.cubes[cube.index] else None
    return _piece(view, Bottom.UPGRADE, gone, None)


def _berth(view: State, legal: Legal, thing: Handle) -> Said:
    slot = int(thing.key)
    gone = Why.ALREADY_DEPLOYED if view.human.army.mechs[slot] is not None else None
    return _piece(view, Bottom.DEPLOY, gone, _first_site(view, lambda place: act.Deploy(slot, place)))


def _structure(view: State, legal: Legal, thing: Handle) -> Said:
    which = Structure(thing.key)
    gone = Why.ALREADY_BUILT if view.human.works.structures[which.index] is not None else None
    return _piece(view, Bottom.BUILD, gone, _first_site(view, lambda place: act.Build(which, place)))


def _first_site(view: State, action: Callable[[Place], act.Action]) -> act.Action | None:
    """What would be done on the first own territory."""
    own = human_territories(view)
    return action(own[0]) if own else None


def _recruit(view: State, legal: Legal, thing: Handle) -> Said:
    bottom = tuple(Bottom)[int(thing.key)]
    gone = Why.ALREADY_ENLISTED if view.human.works.recruits[bottom.index] is not None else None
    return _piece(view, Bottom.ENLIST, gone, None)


def _one_time(view: State, legal: Legal, thing: Handle) -> Said:
    bonus = Bonus(thing.key)
    if bonus in view.human.works.recruits:
        return why_text(Why.SPACE_TAKEN), ""
    return say("A recruit comes here when you enlist, and pays once."), now(view)


def _workers_left(view: State, legal: Legal, thing: Handle) -> Said:
    left = components().mats.workers - len(view.human.army.workers)
    if not left:
        return why_text(Why.NO_MORE_WORKERS), ""
    return say("%n worker(s) wait on your mat; producing on a village brings them.", left), now(view)


def _ability(view: State, legal: Legal, thing: Handle) -> Said:
    ability = components().mats.factions[view.human.faction.index].ability
    return say("{ability} works by itself; nothing is pressed for it.", ability=ability_name(ability)), now(
        view
    )


MATS: Final[Chapter] = {
    "token": _token,
    "section": _section,
    "top": _top,
    "side": _side,
    "bottom": _bottom,
    "cube": _cube,
    "berth": _berth,
    "site": _structure,
    "recruit": _recruit,
    "one_time": _one_time,
    "workers_left": _workers_left,
    "ability": _ability,
}
"""What is said of each kind of thing on the mats."""
