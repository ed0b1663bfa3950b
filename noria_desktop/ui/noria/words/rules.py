"""The rule that matters now, in a few sentences of our own, for the side panel."""

from __future__ import annotations

from noria_desktop.engine.contract import Turn
from noria_desktop.games.noria.components import components
from noria_desktop.games.noria.terms import Prompt
from noria_desktop.ui.noria.words.names import say


def rule_now(turn: Turn) -> tuple[str, str]:
    """Title and text of the rule for the decision at hand."""
    table = components()
    match turn.prompt:
        case Prompt.CHOOSE_TRACK:
            return say("Set-up"), say(
                "Your first representative starts on level 1 of a track you choose. A track is worth its level "
                "times the value of its chamber, so look at the politicians and at what the levels cost."
            )
        case Prompt.INFLUENCE:
            return say("Influence"), say(
                "A night shift turns the medium or large ring one space for {shift} knowledge. A modification "
                "exchanges two spaces for {swap}. Each repeat in a turn doubles the price of its kind; from round "
                "{late} on, both cost {more} more.",
                shift=table.night_shift_base,
                swap=table.modification_base,
                late=table.surcharge_from_round,
                more=table.surcharge,
            )
        case Prompt.NAME_DISCS:
            return say("Activation"), say(
                "Up to three discs of the active half act, at most one on each ring, and together they must be "
                "connected. One of them may use its upgraded side and acts twice. A bonus gives another disc of "
                "the set one more action. Never more than {most} actions in all.",
                most=table.max_actions,
            )
        case Prompt.USE_DISCS:
            return say("Actions"), say(
                "Use the discs in any order, each disc's actions one after the other. Instead of an action you may "
                "take {knowledge} knowledge. At any time the black market buys goods for knowledge and sells a "
                "resource for {price}.",
                knowledge=table.substitute_knowledge,
                price=table.buy_resource_cost,
            )
        case Prompt.INTRIGUE | Prompt.REMOVE_POLITICIAN:
            return say("Intrigue"), say(
                "Pay knowledge to move a politician from an upper row to the lower row of the same chamber, which "
                "raises its value. Then one politician of any upper row leaves the game. Each further intrigue in "
                "a turn costs double."
            )
        case Prompt.TURN_RINGS | Prompt.PLACE_DISCS:
            return say("Administration"), say(
                "All rings turn one space, factories bring knowledge, then bought discs go onto any spaces. A disc "
                "lying there leaves the game; a disc that is not placed is lost."
            )
        case Prompt.FINISHED:
            return say("End of the game"), say(
                "Each track counts its level times its chamber's value; specialisation multiplies the highest "
                "level, diversification the lowest. You win with more points than the bot; a tie is not a win."
            )
        case _:
            return say("The bot's turn"), say(
                "The bot's three rings turn one space. Letters that enter the active half act in alphabetical "
                "order, upgraded ones twice. A letter on the small ring whose action is cancelled invests instead."
            )
