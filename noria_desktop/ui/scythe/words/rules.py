"""The rule that matters now, in a few sentences of our own, for the side panel."""

from __future__ import annotations

from typing import Any

from noria_desktop.games.scythe.components import components
from noria_desktop.games.scythe.pending import (
    AutomaTurn,
    ChoosingArtillery,
    ChoosingBottom,
    ChoosingCards,
    ChoosingCombat,
    ChoosingFactoryCard,
    ChoosingOffer,
    ChoosingPower,
    ChoosingSection,
    ChoosingTop,
    Encountering,
    EndingTurn,
    Finished,
    Gaining,
    Moving,
    Paying,
    PlacingGoods,
    Producing,
    Retreating,
    RetreatingWorkers,
    Revealing,
    Travelling,
)
from noria_desktop.games.scythe.state import State
from noria_desktop.games.scythe.terms import SECTIONS, AutomaStage, Bottom, Gain, Top
from noria_desktop.ui.scythe.words.names import bottom_name, say, stage_name, top_name


def rule_now(state: State) -> tuple[str, str]:
    """Title and text of the rule for the decision at hand; ``state`` is an observation."""
    match state.pending[-1]:
        case ChoosingSection():
            return say("A turn"), say(
                "The action token goes to another section than last turn. Both of its rows are optional: the top row "
                "first, then the bottom row. Pay a cost in full before you take what it brings."
            )
        case ChoosingTop(section):
            return _top(section, state)
        case ChoosingBottom(section):
            return _bottom(section)
        case EndingTurn():
            return say("Objectives"), say(
                "One objective whose conditions hold now brings a star; the other card is discarded. Some are "
                "revealed only at the end of a turn."
            )
        case Moving() | Travelling():
            return _moving()
        case PlacingGoods() | Producing() | Paying() | Gaining():
            return _gaining(state.pending[-1])
        case Encountering():
            return say("Encounter"), say(
                "One option of the card, paid in full. What it gives appears on this territory; a gain that is not "
                "possible is lost. Mat coins and recruits bring nothing here."
            )
        case ChoosingFactoryCard():
            return say("The Factory"), say(
                "The first time your character stands there you take one of its cards. It is a section of its own: its "
                "cost and gain on top, a longer move of one unit below."
            )
        case AutomaTurn(stage):
            return _automa(stage)
        case ChoosingOffer():
            return _automa(AutomaStage.OFFER)
        case Finished():
            return say("Final score"), say(
                "Popularity decides what stars, territories and pairs of resources are worth; coins and the structure "
                "bonus are added. The Automa counts {star} for a star and {territory} for a territory. In a tie more "
                "workers, mechs and structures win.",
                star=components().automa.star_value,
                territory=components().automa.territory_value,
            )
        case (
            ChoosingCombat()
            | ChoosingArtillery()
            | ChoosingPower()
            | ChoosingCards()
            | Revealing()
            | Retreating()
            | RetreatingWorkers()
        ):
            return _combat()
        case _:
            return say("A turn"), say("The turn goes on.")


def _top(section: int, state: State) -> tuple[str, str]:
    if section >= SECTIONS:
        return say("Factory card"), say(
            "Pay the cost of the card for one of its sides. Resources, mech and structure need a territory you control "
            "with a worker of yours."
        )
    mats = components().mats
    top = mats.players[state.human.mat.index].sections[section].top
    texts = {
        Top.MOVE: say(
            "Different units move one step each, or you gain coins. Rivers and lakes stop all that have no ability for "
            "them; tunnels are adjacent to each other."
        ),
        Top.BOLSTER: say("Pay a coin for power or for combat cards. Your Monument adds popularity."),
        Top.TRADE: say(
            "Pay a coin for two resources on a territory with a worker of yours, or for popularity. Your Armory adds "
            "power."
        ),
        Top.PRODUCE: say(
            "Each worker on the territories chosen yields one; villages yield new workers. The more workers are off "
            "your mat, the more it costs. The territory of your Mill is extra."
        ),
    }
    return top_name(top), texts[top]


def _bottom(section: int) -> tuple[str, str]:
    if section >= SECTIONS:
        return say("Factory move"), say(
            "One unit moves up to two steps, one more with Speed. It costs nothing."
        )
    mats = components().mats
    return bottom_name(tuple(Bottom)[section]), say(
        "Pay resources from any territories you control. Then comes what the action does, then the coins of your mat "
        "and the bonus of its recruit. A star is due once it has been done {limit} times.",
        limit=mats.bottoms[section].limit,
    )


def _moving() -> tuple[str, str]:
    return say("Moves"), say(
        "Every unit carries resources, mechs carry workers too. A character or mech drives enemy workers home and "
        "costs you popularity for each; against enemy characters and mechs combat follows once all moves are done. Both end "
        "its move, and so does an encounter for the character."
    )


def _gaining(entry: Any) -> tuple[str, str]:
    match entry:
        case PlacingGoods():
            return say("Resources"), say(
                "Resources lie on the map. Whoever controls the territory owns them and may spend them from "
                "anywhere."
            )
        case Producing():
            return top_name(Top.PRODUCE), say(
                "Mountains yield metal, tundras oil, farms food, forests wood and villages workers. New workers do not "
                "produce in the same action."
            )
        case Paying():
            return say("Payment"), say(
                "The kind is fixed; you choose the territories. Whatever lies under an enemy is not yours."
            )
        case Gaining(due) if due[0].gain is Gain.UPGRADE:
            return say("Upgrade"), say(
                "A cube leaves a green box of the top row, which counts more from now on, and covers a cost of the "
                "bottom row. The sixth brings a star."
            )
        case Gaining(due) if due[0].gain is Gain.MECH:
            return say("Deploy"), say(
                "A mech comes to a territory with a worker of yours. The ability under it works at once for your "
                "character and all mechs. The fourth brings a star."
            )
        case Gaining(due) if due[0].gain is Gain.STRUCTURE:
            return say("Build"), say(
                "One structure to a territory; it stays for good and holds the territory while no enemy unit is there. "
                "The fourth brings a star."
            )
        case Gaining(due) if due[0].gain is Gain.RECRUIT:
            return say("Enlist"), say(
                "The space the recruit goes to pays once. The bonus it uncovers is yours with each such action from the "
                "next one on, and whenever the Automa's card shows it. The fourth brings a star."
            )
        case _:
            return say("Gains"), say(
                "Gains come one after the other. Each may be taken or declined as a whole."
            )


def _combat() -> tuple[str, str]:
    mats = components().mats
    return say("Combat"), say(
        "Both sides commit up to {most} power and a card for each character and mech there; the higher total wins, a tie "
        "the attacker. Both lose what they used. The loser's units go home, the Automa's to its mat. Two combats won "
        "bring a star each.",
        most=mats.most_dial,
    )


def _automa(stage: AutomaStage) -> tuple[str, str]:
    texts = {
        AutomaStage.CARD: say(
            "The top card is drawn; the half of the present scheme counts. Only Autometta obeys skip marks."
        ),
        AutomaStage.MOVE: say(
            "Its symbols are tried from the left until one is possible. The unit nearest to home goes to any territory "
            "in the neighbourhood of an Automa unit, itself included, or of its home base, however far."
        ),
        AutomaStage.GAIN: say(
            "Each symbol is gained once: power, coins, combat cards, workers, character or mech."
        ),
        AutomaStage.OFFER: say(
            "If the card shows the ongoing bonus of a recruit you enlisted, you may take it."
        ),
        AutomaStage.TRACKER: say(
            "Whole stars advance its tracker. Star spaces bring stars; the first one switches to scheme II. Past the river "
            "signs it crosses rivers and lakes."
        ),
    }
    return stage_name(stage), texts[stage]
