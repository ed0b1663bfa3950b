"""Words while a piece is in hand: what dropping it would change, or why it may not go there."""

from __future__ import annotations

from typing import assert_never

from noria_desktop.games.noria import actions as act
from noria_desktop.games.noria.components import components
from noria_desktop.games.noria.reasons import Why
from noria_desktop.games.noria.scoring import points
from noria_desktop.games.noria.state import State
from noria_desktop.games.noria.terms import Good, Resource
from noria_desktop.ui.i18n import translate
from noria_desktop.ui.noria.words.actions import describe_action
from noria_desktop.ui.noria.words.names import good_name, resource_name


def preview(before: State, after: State, action: act.Action) -> tuple[str, tuple[str, ...]]:
    """What the action would change: stores, warehouses, income, points."""
    lines: list[str] = []
    mine, then = before.human, after.human
    for row, resource in enumerate(Resource):
        if change := then.resources[row] - mine.resources[row]:
            lines.append(_change(change, resource_name(resource)))
        if change := then.ships[row] - mine.ships[row]:
            lines.append(
                _change(
                    change, translate("Noria", "{resource} ship").format(resource=resource_name(resource))
                )
            )
    for row, good in enumerate(Good):
        if change := then.warehouses[row] - mine.warehouses[row]:
            lines.append(
                _change(change, translate("Noria", "warehouse for {good}").format(good=good_name(good)))
            )
        if change := then.stored[row] - mine.stored[row]:
            lines.append(_change(change, good_name(good)))
    if change := then.knowledge - mine.knowledge:
        lines.append(_change(change, translate("Noria", "Knowledge")))
    if then.factories != mine.factories:
        table, all_ = components(), components().factories
        now, later = table.income(all_ - mine.factories), table.income(all_ - then.factories)
        if now != later:
            lines.append(
                translate("Noria", "Income a round: {before} → {after}").format(before=now, after=later)
            )
    if change := points(after, after.human.levels) - points(before, before.human.levels):
        lines.append(_change(change, translate("Noria", "points for you")))
    if change := points(after, after.bot.levels) - points(before, before.bot.levels):
        mark = "!" if change > 0 else "✓"
        line = _change(change, translate("Noria", "points for the bot"))
        lines.append(translate("Noria", "{mark} {change}").format(mark=mark, change=line))
    return describe_action(action, before), tuple(lines)


def _change(amount: int, name: str) -> str:
    """A signed amount."""
    sign = "+" if amount > 0 else "−"
    return translate("Noria", "{sign}{amount} {name}").format(sign=sign, amount=abs(amount), name=name)


def why_text(why: Why) -> str:
    """Why the rules refuse an action."""
    match why:
        case Why.NOT_NOW:
            return translate("Noria", "That is not possible in this phase.")
        case Why.NOT_AFFORDABLE:
            return translate("Noria", "You cannot pay for that.")
        case Why.NOT_CONNECTED:
            return translate("Noria", "That disc is not connected to the others you chose.")
        case Why.RESTING:
            return translate("Noria", "Only discs of the active half, below the horizon, can be used.")
        case Why.EMPTY_SPACE:
            return translate("Noria", "There is no disc.")
        case Why.RING_TAKEN:
            return translate("Noria", "Only one disc of each ring can be activated.")
        case Why.SOLD_OUT:
            return translate("Noria", "The market has no disc of that kind left.")
        case Why.SAME_ISLAND:
            return translate("Noria", "The journey must end on another island.")
        case Why.NO_SHIP:
            return translate("Noria", "No ship is left at that berth.")
        case Why.SPACE_TAKEN:
            return translate("Noria", "A factory stands there already.")
        case Why.NO_FACTORY_LEFT:
            return translate("Noria", "You have no factory left.")
        case Why.TOP_LEVEL:
            return translate("Noria", "Your representative stands on the top level.")
        case Why.ALREADY_UPGRADED:
            return translate("Noria", "That disc is upgraded already.")
        case Why.ACTIVATED_THIS_TURN:
            return translate("Noria", "A disc activated this turn cannot be upgraded.")
        case Why.NO_POLITICIAN:
            return translate("Noria", "No politician is left in that upper row.")
        case Why.NO_EMPTY_WAREHOUSE:
            return translate("Noria", "You have no empty warehouse for that good.")
        case Why.NOT_STORED:
            return translate("Noria", "You have no such good in store.")
        case Why.WRONG_PAYMENT:
            return translate("Noria", "What you offer does not make up the price.")
        case Why.SMALL_RING_FIXED:
            return translate("Noria", "Night shifts turn only the medium and the large ring.")
        case Why.NOTHING_TO_EXCHANGE:
            return translate("Noria", "There is nothing to exchange between those two spaces.")
        case Why.WRONG_ORDER:
            return translate("Noria", "Name the two spaces in the order of the wheel.")
        case Why.ALREADY_NAMED:
            return translate("Noria", "That disc is chosen already.")
        case Why.ONLY_BONUS:
            return translate("Noria", "A bonus disc needs another disc to help.")
        case Why.ONE_UPGRADED:
            return translate("Noria", "Exactly one upgraded disc acts on its upgraded side.")
        case Why.WRONG_AIMS:
            return translate("Noria", "Extra actions go to the other discs you chose.")
        case Why.NOT_ACTIVATED:
            return translate("Noria", "No activated disc has an action left for that.")
        case Why.OTHER_DISC:
            return translate("Noria", "That disc gives other actions.")
        case Why.NO_SUCH_ISLAND:
            return translate("Noria", "There is no such island.")
        case Why.NO_FEE_DUE:
            return translate("Noria", "No fee is due there.")
        case Why.FEE_DUE:
            return translate(
                "Noria", "The bot's ambassador is there: landing costs 1 resource, and you have none."
            )
        case Why.NOTHING_CHOSEN:
            return translate("Noria", "Choose at least one warehouse to fill.")
        case Why.ONE_KIND_OR_ONE_EACH:
            return translate("Noria", "A tool fills any number of one good, or one of each.")
        case Why.OTHER_CHAMBER:
            return translate("Noria", "The politician who leaves must come from another chamber.")
        case Why.REMOVAL_DUE:
            return translate("Noria", "First remove a politician from an upper row.")
        case Why.NOT_BOUGHT:
            return translate("Noria", "You bought no such disc this turn.")
        case Why.FILLED_THIS_TURN:
            return translate("Noria", "Another new disc lies there already.")
        case _:
            assert_never(why)
