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
from noria_desktop.ui.i18n import Text, translate
from noria_desktop.ui.scythe.words.names import bottom_name, stage_name, top_name


def rule_now(state: State) -> tuple[str, str]:
    """Title and text of the rule for the decision at hand; ``state`` is an observation."""
    match state.pending[-1]:
        case ChoosingSection():
            return translate("Scythe", "A turn"), translate(
                "Scythe",
                "The action token goes to another section than last turn. Both of its rows are optional: the top row "
                "first, then the bottom row. Pay a cost in full before you take what it brings.",
            )
        case ChoosingTop(section):
            return _top(section, state)
        case ChoosingBottom(section):
            return _bottom(section)
        case EndingTurn():
            return translate("Scythe", "Objectives"), translate(
                "Scythe",
                "One objective whose conditions hold now brings a star; the other card is discarded. Some are "
                "revealed only at the end of a turn.",
            )
        case Moving() | Travelling():
            return _moving()
        case PlacingGoods() | Producing() | Paying() | Gaining():
            return _gaining(state.pending[-1])
        case Encountering():
            return translate("Scythe", "Encounter"), translate(
                "Scythe",
                "One option of the card, paid in full. What it gives appears on this territory; a gain that is not "
                "possible is lost. Mat coins and recruits bring nothing here.",
            )
        case ChoosingFactoryCard():
            return translate("Scythe", "The Factory"), translate(
                "Scythe",
                "The first time your character stands there you take one of its cards. It is a section of its own: its "
                "cost and gain on top, a longer move of one unit below.",
            )
        case AutomaTurn(stage):
            return _automa(stage)
        case ChoosingOffer():
            return _automa(AutomaStage.OFFER)
        case Finished():
            return translate("Scythe", "Final score"), Text(
                "Scythe",
                "Popularity decides what stars, territories and pairs of resources are worth; coins and the structure "
                "bonus are added. The Automa counts {star} for a star and {territory} for a territory. In a tie more "
                "workers, mechs and structures win.",
            ).format(star=components().automa.star_value, territory=components().automa.territory_value)
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
            return translate("Scythe", "A turn"), translate("Scythe", "The turn goes on.")


def _top(section: int, state: State) -> tuple[str, str]:
    if section >= SECTIONS:
        return translate("Scythe", "Factory card"), translate(
            "Scythe",
            "Pay the cost of the card for one of its sides. Resources, mech and structure need a territory you control "
            "with a worker of yours.",
        )
    mats = components().mats
    top = mats.players[state.human.mat.index].sections[section].top
    texts = {
        Top.MOVE: translate(
            "Scythe",
            "Different units move one step each, or you gain coins. Rivers and lakes stop all that have no ability for "
            "them; tunnels are adjacent to each other.",
        ),
        Top.BOLSTER: translate(
            "Scythe", "Pay a coin for power or for combat cards. Your Monument adds popularity."
        ),
        Top.TRADE: translate(
            "Scythe",
            "Pay a coin for two resources on a territory with a worker of yours, or for popularity. Your Armory adds "
            "power.",
        ),
        Top.PRODUCE: translate(
            "Scythe",
            "Each worker on the territories chosen yields one; villages yield new workers. The more workers are off "
            "your mat, the more it costs. The territory of your Mill is extra.",
        ),
    }
    return top_name(top), texts[top]


def _bottom(section: int) -> tuple[str, str]:
    if section >= SECTIONS:
        return translate("Scythe", "Factory move"), translate(
            "Scythe", "One unit moves up to two steps, one more with Speed. It costs nothing."
        )
    mats = components().mats
    return bottom_name(tuple(Bottom)[section]), Text(
        "Scythe",
        "Pay resources from any territories you control. Then comes what the action does, then the coins of your mat "
        "and the bonus of its recruit. A star is due once it has been done {limit} times.",
    ).format(limit=mats.bottoms[section].limit)


def _moving() -> tuple[str, str]:
    return translate("Scythe", "Moves"), translate(
        "Scythe",
        "Every unit carries resources, mechs carry workers too. A character or mech drives enemy workers home and "
        "costs you popularity for each; against enemy characters and mechs combat follows once all moves are done. Both end "
        "its move, and so does an encounter for the character.",
    )


def _gaining(entry: Any) -> tuple[str, str]:
    match entry:
        case PlacingGoods():
            return translate("Scythe", "Resources"), translate(
                "Scythe",
                "Resources lie on the map. Whoever controls the territory owns them and may spend them from "
                "anywhere.",
            )
        case Producing():
            return top_name(Top.PRODUCE), translate(
                "Scythe",
                "Mountains yield metal, tundras oil, farms food, forests wood and villages workers. New workers do not "
                "produce in the same action.",
            )
        case Paying():
            return translate("Scythe", "Payment"), translate(
                "Scythe",
                "The kind is fixed; you choose the territories. Whatever lies under an enemy is not yours.",
            )
        case Gaining(due) if due[0].gain is Gain.UPGRADE:
            return translate("Scythe", "Upgrade"), translate(
                "Scythe",
                "A cube leaves a green box of the top row, which counts more from now on, and covers a cost of the "
                "bottom row. The sixth brings a star.",
            )
        case Gaining(due) if due[0].gain is Gain.MECH:
            return translate("Scythe", "Deploy"), translate(
                "Scythe",
                "A mech comes to a territory with a worker of yours. The ability under it works at once for your "
                "character and all mechs. The fourth brings a star.",
            )
        case Gaining(due) if due[0].gain is Gain.STRUCTURE:
            return translate("Scythe", "Build"), translate(
                "Scythe",
                "One structure to a territory; it stays for good and holds the territory while no enemy unit is there. "
                "The fourth brings a star.",
            )
        case Gaining(due) if due[0].gain is Gain.RECRUIT:
            return translate("Scythe", "Enlist"), translate(
                "Scythe",
                "The space the recruit goes to pays once. The bonus it uncovers is yours with each such action from the "
                "next one on, and whenever the Automa's card shows it. The fourth brings a star.",
            )
        case _:
            return translate("Scythe", "Gains"), translate(
                "Scythe", "Gains come one after the other. Each may be taken or declined as a whole."
            )


def _combat() -> tuple[str, str]:
    mats = components().mats
    return translate("Scythe", "Combat"), Text(
        "Scythe",
        "Both sides commit up to {most} power and a card for each character and mech there; the higher total wins, a tie "
        "the attacker. Both lose what they used. The loser's units go home, the Automa's to its mat. Two combats won "
        "bring a star each.",
    ).format(most=mats.most_dial)


def _automa(stage: AutomaStage) -> tuple[str, str]:
    texts = {
        AutomaStage.CARD: translate(
            "Scythe",
            "The top card is drawn; the half of the present scheme counts. Only Autometta obeys skip marks.",
        ),
        AutomaStage.MOVE: translate(
            "Scythe",
            "Its symbols are tried from the left until one is possible. The unit nearest to home goes to any territory "
            "near another Automa unit, however far.",
        ),
        AutomaStage.GAIN: translate(
            "Scythe", "Each symbol is gained once: power, coins, combat cards, workers, character or mech."
        ),
        AutomaStage.OFFER: translate(
            "Scythe", "If the card shows the ongoing bonus of a recruit you enlisted, you may take it."
        ),
        AutomaStage.TRACKER: translate(
            "Scythe",
            "Whole stars advance its tracker. Star spaces bring stars; the first one switches to scheme II. Past the river "
            "signs it crosses rivers and lakes.",
        ),
    }
    return stage_name(stage), texts[stage]
