"""Words while a piece is in hand: what dropping it would change, or why it may not go there."""

from __future__ import annotations

from typing import Final

from attrs import evolve

from noria_desktop.games.noria import actions as act
from noria_desktop.games.noria.components import components
from noria_desktop.games.noria.investment import fee
from noria_desktop.games.noria.reasons import Why
from noria_desktop.games.noria.scoring import points
from noria_desktop.games.noria.state import State
from noria_desktop.games.noria.terms import Good, Resource
from noria_desktop.ui.i18n import Text, Texts
from noria_desktop.ui.noria.words.actions import describe_action
from noria_desktop.ui.noria.words.costs import modification_now, night_shift_now
from noria_desktop.ui.noria.words.names import disc_on, good_count, payment_text, resource_name, say


def preview(before: State, after: State, action: act.Action) -> tuple[str, tuple[str, ...]]:
    """What the action would change: stores, warehouses, income, points."""
    lines: list[str] = []
    mine, then = before.human, after.human
    for row, resource in enumerate(Resource):
        if change := then.resources[row] - mine.resources[row]:
            lines.append(_change(change, resource_name(resource)))
        if change := then.ships[row] - mine.ships[row]:
            lines.append(_change(change, say("{resource} ship", resource=resource)))
    for row, good in enumerate(Good):
        if change := then.warehouses[row] - mine.warehouses[row]:
            lines.append(_change(change, say("warehouse for {good}", good=good)))
        if change := then.stored[row] - mine.stored[row]:
            lines.append(say("{sign}{goods}", sign=_sign(change), goods=good_count(good, abs(change))))
    if isinstance(action, act.Modify | act.NightShift):
        lines += _influenced(before, after)
    elif change := then.knowledge - mine.knowledge:
        lines.append(_change(change, say("Knowledge")))
    if isinstance(action, act.Invest) and (extra := fee(before, action.track)):
        lines.append(say("%n resource(s) of it because the bot stands higher", extra))
    if isinstance(action, act.Travel) and action.fee is not None:
        lines.append(say("%n resource(s) because the bot's ambassador is there", components().travel_fee))
    if isinstance(action, act.PlaceDisc) and mine.wheel[action.space.index] is not None:
        lines.append(say("{disc} leaves the game", disc=disc_on(mine.wheel, action.space)))
    if then.factories != mine.factories:
        table, all_ = components(), components().factories
        now, later = table.income(all_ - mine.factories), table.income(all_ - then.factories)
        if now != later:
            lines.append(say("Income a round: {before} → {after}", before=now, after=later))
    if change := points(after, after.human.levels) - points(before, before.human.levels):
        lines.append(_change(change, say("points for you")))
    if change := points(after, after.bot.levels) - points(before, before.bot.levels):
        mark = "!" if change > 0 else "✓"
        line = _change(change, say("points for the bot"))
        lines.append(say("{mark} {change}", mark=mark, change=line))
    return _title(action, before), tuple(lines)


def _influenced(before: State, after: State) -> tuple[str, str]:
    """What an influence takes of the knowledge, and what another one of its kind would cost then."""
    mine, then = before.human.knowledge, after.human.knowledge
    modified = modification_now(after) != modification_now(before)
    following = modification_now(after) if modified else night_shift_now(after)
    return (
        say("−{cost} of your {knowledge} knowledge", cost=mine - then, knowledge=mine),
        say("the next one this turn: {next} (doubled)", next=following),
    )


def _title(action: act.Action, before: State) -> str:
    """What the action is called where a line of its own says what the bot makes dearer."""
    match action:
        case act.Invest(_, track, resources, goods):
            return say("Raise {track} for {payment}", track=track, payment=payment_text(resources, goods))
        case act.Travel():
            return describe_action(evolve(action, fee=None), before)
        case _:
            return describe_action(action, before)


def _change(amount: int, name: str) -> str:
    """A signed amount."""
    return say("{sign}{amount} {name}", sign=_sign(amount), amount=abs(amount), name=name)


def _sign(amount: int) -> str:
    return "+" if amount > 0 else "−"


why_text: Final = Texts(
    Why,
    NOT_NOW=Text("Noria", "That is not possible in this phase."),
    NOT_AFFORDABLE=Text("Noria", "You cannot pay for that."),
    NOT_CONNECTED=Text("Noria", "That disc is not connected to the others you chose."),
    RESTING=Text("Noria", "Only discs of the active half, below the horizon, can be used."),
    EMPTY_SPACE=Text("Noria", "There is no disc."),
    RING_TAKEN=Text("Noria", "Only one disc of each ring can be activated."),
    SOLD_OUT=Text("Noria", "The market has no disc of that kind left."),
    SAME_ISLAND=Text("Noria", "The journey must end on another island."),
    NO_SHIP=Text("Noria", "No ship is left at that berth."),
    SPACE_TAKEN=Text("Noria", "A factory stands there already."),
    NO_FACTORY_LEFT=Text("Noria", "You have no factory left."),
    TOP_LEVEL=Text("Noria", "Your representative stands on the top level."),
    ALREADY_UPGRADED=Text("Noria", "That disc is upgraded already."),
    ACTIVATED_THIS_TURN=Text("Noria", "A disc activated this turn cannot be upgraded."),
    NO_POLITICIAN=Text("Noria", "No politician is left in that upper row."),
    NO_EMPTY_WAREHOUSE=Text("Noria", "You have no empty warehouse for that good."),
    NOT_STORED=Text("Noria", "You have no such good in store."),
    WRONG_PAYMENT=Text("Noria", "What you offer does not make up the price."),
    SMALL_RING_FIXED=Text("Noria", "Night shifts turn only the medium and the large ring."),
    NOTHING_TO_EXCHANGE=Text("Noria", "There is nothing to exchange between those two spaces."),
    WRONG_ORDER=Text("Noria", "Name the two spaces in the order of the wheel."),
    ALREADY_NAMED=Text("Noria", "That disc is chosen already."),
    ONLY_BONUS=Text("Noria", "A bonus disc needs another disc to help."),
    ONE_UPGRADED=Text("Noria", "Exactly one upgraded disc acts on its upgraded side."),
    WRONG_AIMS=Text("Noria", "Extra actions go to the other discs you chose."),
    NOT_ACTIVATED=Text("Noria", "No activated disc has an action left for that."),
    OTHER_DISC=Text("Noria", "That disc gives other actions."),
    NO_SUCH_ISLAND=Text("Noria", "There is no such island."),
    NO_FEE_DUE=Text("Noria", "No fee is due there."),
    FEE_DUE=Text("Noria", "The bot's ambassador is there: landing costs 1 resource, and you have none."),
    NOTHING_CHOSEN=Text("Noria", "Choose at least one warehouse to fill."),
    ONE_KIND_OR_ONE_EACH=Text("Noria", "A tool fills any number of one good, or one of each."),
    OTHER_CHAMBER=Text("Noria", "The politician who leaves must come from another chamber."),
    REMOVAL_DUE=Text("Noria", "First remove a politician from an upper row."),
    NOT_BOUGHT=Text("Noria", "You bought no such disc this turn."),
    FILLED_THIS_TURN=Text("Noria", "Another new disc lies there already."),
)
"""Why the rules refuse an action."""
