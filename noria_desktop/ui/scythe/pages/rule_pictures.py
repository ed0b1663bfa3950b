"""Pictures beside Scythe's rules: positions of its lessons, seen where the rule is about."""

from __future__ import annotations

from functools import cache, partial
from typing import Final

from noria_desktop.engine.contract import HUMAN
from noria_desktop.games.scythe.rules import RULES
from noria_desktop.games.scythe.state import State
from noria_desktop.games.scythe.terms import Bonus, Level, Star
from noria_desktop.ui.i18n import Text
from noria_desktop.ui.scythe.board import measures
from noria_desktop.ui.scythe.board.verdict import Verdict, verdict_of
from noria_desktop.ui.scythe.pages import rule_parts as of
from noria_desktop.ui.scythe.pages.rule_parts import at, between, on_bottom, on_hex, on_top, top_side
from noria_desktop.ui.widgets.rule_picture import Callout, Part, RulePicture
from noria_desktop.ui.widgets.rule_position import lesson_position, state_of_lesson

ATTACK: Final = "section move; top move; pick mech 36; to 37; pick character 30; to 37; finish"
"""The combat of the fifth lesson, before anything is committed."""


def _picture(
    anchor: str,
    position: str,
    area: Part,
    caption: Text,
    *callouts: Callout,
    played: str = "",
    alone: bool = False,
) -> RulePicture:
    shown = partial(lesson_position, "scythe", position, played)
    return RulePicture(anchor, caption, shown, area, callouts, alone)


@cache
def _revealed() -> tuple[State, Verdict]:
    """The lesson's combat once both sides have committed: what the human sees then, and how it came out."""
    before: State = state_of_lesson("scythe", "5", f"{ATTACK}; dial 3; add 3; add 4")
    step = RULES.apply(before, RULES.legal_actions(before)[0])
    verdict = verdict_of(step.events, RULES.observe(before, HUMAN))
    assert verdict is not None, "what both sides committed is revealed"
    return RULES.observe(step.state, HUMAN), verdict


PICTURES: Final = (
    _picture(
        "aim",
        "1",
        lambda table: table.below,
        Text(
            "RulePictures",
            "If it ended now: 1 coins for your stars, territories, pairs of resources and coins, 2 for the Automa's.",
        ),
        Callout(lambda table: table.below, 0.05, -0.37),
        Callout(lambda table: table.below, 0.46, -0.37),
        alone=True,
    ),
    _picture(
        "map",
        "3",
        of.hexes(17, 4.6, down=-0.1),
        Text(
            "RulePictures",
            "1 a river, 2 a tunnel, 3 an encounter token, 4 a lake, 5 the Factory in the middle of the map.",
        ),
        between(10, 11, down=12),
        on_hex(10, -0.25, 0.05),
        on_hex(11, 0.5, 0.25),
        on_hex(17, 0.0, 0.3),
        on_hex(23, 0.0, -0.35),
    ),
    _picture(
        "units",
        "1",
        of.hexes(36, 3.3, down=-0.05),
        Text(
            "RulePictures",
            "1 your character, 2 a mech of yours, 3 a worker. The 2 food beside it are no unit.",
        ),
        on_hex(36, 0.45, 0.1),
        on_hex(37, 0.55, 0.15),
        on_hex(35, -0.45, 0.0),
    ),
    _picture(
        "control",
        "3",
        of.hexes(35, 3.2, down=-0.1),
        Text(
            "RulePictures",
            "A mech, two workers and 3 wood on village 35. You control it and may spend the wood from anywhere.",
        ),
    ),
    _picture(
        "mats",
        "1",
        of.head_and_faction,
        Text(
            "RulePictures",
            "1 coins, power, popularity, combat cards. 2 Riverwalk works, as its mech is deployed. 3 Spaces for recruits.",
        ),
        at(lambda table: table.head, 20, -18),
        Callout(lambda table: table.mech(0), 0.34, -0.32),
        at(lambda table: table.one_time(Bonus.COINS), -22),
        alone=True,
    ),
    _picture(
        "turn",
        "2",
        of.mat,
        Text(
            "RulePictures",
            "1 last turn's section rests, the framed ones are free. 2 The top row comes first, 3 then the bottom row.",
        ),
        Callout(on_top(0), 0.3, -0.36),
        Callout(on_top(1), 0.3, -0.36),
        Callout(on_bottom(1), 0.3, -0.34),
        alone=True,
    ),
    _picture(
        "top-row",
        "2",
        of.tops,
        Text(
            "RulePictures",
            "1 the cost, 2 and 3 its two sides: you take one. 4 A cube; when an upgrade takes it away, there is more. 5 A structure adds to it.",
        ),
        at(on_top(3), 34, -25),
        at(on_top(3, top_side(0)), 34),
        at(on_top(3, top_side(1)), 34),
        at(on_top(1, top_side(1)), 17, -2),
        at(on_top(1, measures.top_structure)),
        alone=True,
    ),
    _picture(
        "produce",
        "2",
        of.hexes(35, 3.4, down=0.1),
        Text(
            "RulePictures",
            "What is framed produces: 1 the two workers on the mountain bring 2 metal, 2 the one in the village brings a new worker.",
        ),
        on_hex(34, -0.5, 0.0),
        on_hex(35, -0.45, 0.0),
        played="section produce; top produce",
    ),
    _picture(
        "moving",
        "3",
        of.hexes(35, 4.6, right=0.95, down=-0.1),
        Text(
            "RulePictures",
            "1 a mech with Riverwalk may cross the river, 2 into the forest. It takes 3 wood and two workers along.",
        ),
        on_hex(35, -0.45, -0.35),
        on_hex(28, 0.0, 0.0),
        played="section move; top move; pick mech 35; load 3 wood; load 2 workers",
    ),
    _picture(
        "combat",
        "5",
        of.own_half(37, 40, 234),
        Text(
            "RulePictures",
            "1 two units of yours fight: 2 set power on the dial, 3 add up to two cards, one for each of them.",
        ),
        Callout(of.combat(37), -0.22, -0.17),
        at(of.combat(37), -92, -72),
        Callout(of.combat(37), -0.24, 0.26),
        played=ATTACK,
        alone=True,
    ),
    RulePicture(
        "combat",
        Text("RulePictures", "Ten against ten: a tie goes to the attacker. Both sides lose what they used."),
        lambda: (_revealed()[0], ()),
        of.own_half(37, 58, 276),
        draft=lambda: _revealed()[1],
    ),
    _picture(
        "encounters",
        "4",
        of.two_cards,
        Text(
            "RulePictures",
            "Two of the three options of an encounter: 1 the first is free, 2 the second has a price.",
        ),
        Callout(lambda table: table.stage_card(0, 3), -0.12, -0.285),
        Callout(lambda table: table.stage_card(1, 3), -0.12, -0.285),
        played="section move; top move; pick character 30; to 36; finish",
        alone=True,
    ),
    _picture(
        "factory",
        "4",
        of.two_cards,
        Text(
            "RulePictures",
            "Two of the Factory cards to choose from: 1 its own cost and gain, 2 below it the move of one unit.",
        ),
        Callout(lambda table: table.stage_card(0, 3), 0.36, -0.08),
        Callout(lambda table: table.stage_card(0, 3), 0.36, 0.385),
        played="section move; top move; pick character 30; to 23; finish",
        alone=True,
    ),
    _picture(
        "objectives",
        "1",
        lambda table: table.hand,
        Text(
            "RulePictures",
            "1 one of three conditions holds, so nothing can be revealed yet. 2 This one was revealed, for a star.",
        ),
        Callout(lambda table: table.objective(0), 0.06, 0.2),
        Callout(lambda table: table.objective(1), -0.08, 0.2),
        alone=True,
    ),
    _picture(
        "bottom-row",
        "1",
        of.bottoms,
        Text(
            "RulePictures",
            "1 Enlist still costs two food, as cubes cover the others. 2 The coins of the mat, 3 the bonus of a recruit, 4 three of four recruits are placed.",
        ),
        at(on_bottom(3), 35, -4),
        at(on_bottom(0), -31, 18),
        at(on_bottom(1), 36, 18),
        at(on_bottom(3), 35, 40),
        alone=True,
    ),
    _picture(
        "automa-turn",
        "6",
        lambda table: table.card_face,
        Text(
            "RulePictures",
            "Scheme I is in force, the upper half: 1 move symbols, 2 gains, 3 a recruit bonus for you, 4 the star moves the tracker.",
        ),
        Callout(lambda table: table.card_face, 0.18, -0.38),
        Callout(lambda table: table.card_face, 0.0, -0.19),
        Callout(lambda table: table.card_face, 0.22, -0.19),
        Callout(lambda table: table.card_face, -0.43, 0.15),
        played="end; on",
    ),
    _picture(
        "automa-select",
        "6",
        lambda table: table.below,
        Text(
            "RulePictures",
            "The program's reasons: which symbol could be carried out, which unit it means, and where to.",
        ),
        played="end; on; on",
        alone=True,
    ),
    _picture(
        "automa-worker",
        "2",
        of.hexes(25, 3.6, right=-0.3, down=-0.5),
        Text(
            "RulePictures",
            "The worker of 19: near 25 there is one Automa unit, as near 19, and from 25 it is two steps to the Factory. 26 has a worker.",
        ),
        played="section trade; top popularity; skip; end; on; on",
    ),
    _picture(
        "automa-encounter",
        "6",
        of.hexes(24, 4.4),
        Text(
            "RulePictures",
            "The character goes to the Factory: no token is nearer to it. Hatched is what it may not enter with this symbol.",
        ),
        played="end; on; on",
    ),
    _picture(
        "automa-attack",
        "6",
        lambda table: table.card_face,
        Text(
            "RulePictures",
            "What a battle and a defeat ask of a card: 1 the battle table, 2 combat cards, 3 the resource box.",
        ),
        Callout(lambda table: table.card_face, -0.24, 0.12),
        Callout(lambda table: table.card_face, 0.17, 0.12),
        Callout(lambda table: table.card_face, 0.36, 0.12),
        played="end; on",
    ),
    _picture(
        "automa-tracker",
        "1",
        of.road,
        Text(
            "RulePictures",
            "1 spaces on which its units stay on the peninsula, 2 the first star, with the switch to scheme II, 3 the token.",
        ),
        at(of.space(2, Level.AUTOMETTA), 0, 9),
        at(of.space(10, Level.AUTOMETTA), -14, -8),
        at(of.space(22, Level.AUTOMETTA), -15, 0),
        alone=True,
    ),
    _picture(
        "end",
        "1",
        of.stars,
        Text(
            "RulePictures",
            "1 two of your five stars are for combats; the one for 16 power stays, though 12 are left. 2 The Automa's five.",
        ),
        at(of.star(Star.COMBAT), 0, 24),
        at(of.star(Star.TRACKER), 0, 24),
    ),
    _picture(
        "score",
        "1",
        of.tiers,
        Text(
            "RulePictures",
            "The popularity track: from 7 on (1) and from 13 on (2) everything is worth more. The Automa stays on 10.",
        ),
        at(of.popularity(7), 34),
        at(of.popularity(13), 34),
    ),
)
"""In the order of the rules."""
