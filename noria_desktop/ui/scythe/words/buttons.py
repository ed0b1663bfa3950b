"""Words of the buttons of the prompt strip, by the names of ``ui.scythe.gestures``."""

from __future__ import annotations

from noria_desktop.games.scythe.actions import Accept, Decline, TakeInParts
from noria_desktop.games.scythe.gaining import asked_together
from noria_desktop.games.scythe.pending import AutomaTurn, Gaining
from noria_desktop.games.scythe.rules import RULES
from noria_desktop.games.scythe.state import State
from noria_desktop.ui.scythe.words.actions import advance_text, describe_action, finish_text
from noria_desktop.ui.scythe.words.amounts import gain_amount
from noria_desktop.ui.scythe.words.names import listed, say


def all_gains_text(state: State) -> str:
    """Gains that one press takes."""
    entry = state.pending[-1]
    together = asked_together(state, entry) if isinstance(entry, Gaining) else ()
    return listed(gain_amount(due.gain, due.amount) for due in together)


def command_text(name: str, state: State) -> str:
    """A button; ``name`` may carry a key after a colon."""
    match name.split(":")[0]:
        case "skip_top":
            return say("Skip the top row")
        case "skip_bottom":
            return say("Skip the bottom row")
        case "end_turn":
            return say("End the turn")
        case "halt":
            return say("Stop here")
        case "finish_moves" | "finish_producing" | "finish_cards" | "finish_encounter":
            return finish_text(state)
        case "workers_home":
            return say("All workers home")
        case "accept" | "fire" | "accept_offer":
            return describe_action(Accept(), state)
        case "decline" | "hold_fire" | "decline_offer":
            return describe_action(Decline(), state)
        case "load_all":
            return say("All or nothing")
        case "give_back":
            return say("Give back")
        case "settle_produce":
            return say("Produce these")
        case "settle_goods":
            return say("Take them")
        case "settle_payment":
            return say("Pay this")
        case "fight":
            return say("Fight")
        case "go_on":
            return say("Go on")
        case "in_parts":
            rows = [one for one in RULES.legal_actions(state) if isinstance(one, TakeInParts)]
            return describe_action(rows[0], state) if len(rows) == 1 else say("Leave some of it")
        case "take_part":
            return say("Take less")
        case "take_all":
            return say("Take all: {gains}", gains=all_gains_text(state))
        case "advance":
            if isinstance(state.pending[-1], AutomaTurn):
                return say("Next step")
            return advance_text(state)
        case _:
            return name
