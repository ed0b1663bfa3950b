"""Numbers, tiles and places in Solani's sentences, compared with the state: ``python -m tests.ui.solani.words.template_check``.

Positions of many games are worded: prompt, actions, previews, log, refusals, hover cards, told line, and of some of them what a player
would choose, as a reason and as a hint. Of every template that is filled its fields are compared with what the table shows.
``PARTS`` are joints and printed texts: what they name is compared where it stands. ``--list`` names templates without
a check.
"""

from __future__ import annotations

import argparse
import xml.etree.ElementTree as ET
from collections import Counter
from collections.abc import Iterator
from typing import Any, Final

from noria_desktop.bots.solani.levels import PLAYERS, Together
from noria_desktop.bots.solani.thoughts import Reasoned
from noria_desktop.engine.rng import Rng
from noria_desktop.games.solani import events as ev
from noria_desktop.games.solani.rules import RULES
from noria_desktop.ui.game_says import StoryStep
from noria_desktop.ui.solani.board.present import SolaniPresenter
from noria_desktop.ui.solani.board.viewpoint import viewer
from noria_desktop.ui.solani.game_ui import GAME_UI
from noria_desktop.ui.solani.words.coyote import candidate_text
from tests.ui.scythe.template_record import Said, recorded
from tests.ui.solani.walks import moments
from tests.ui.solani.words import (
    template_facts_cards,
    template_facts_log,
    template_facts_play,
    template_facts_things,
)
from tests.ui.solani.words.template_reading import CHECKS, Case
from tests.ui.words import TRANSLATIONS

__all__ = ["CHECKS", "PARTS", "cases", "said", "wrong"]

POSITIONS: Final = 500
WEIGHED: Final = 9
"""Every so manieth position is weighed by a player."""
PRESENTER: Final = SolaniPresenter()
TABLE: Final = PRESENTER.layout(1280, 678)

FACTS: Final = (template_facts_log, template_facts_play, template_facts_things, template_facts_cards)
"""Modules that register checks when they are imported."""
PARTS: Final = frozenset(
    {
        "gap row {row}, column {column}",
        "row {row}, column {column}",
        "turn {number} of {all}: {directions}",
        "Open: {gaps} and {spaces}. R or the wheel turns a branch tile.",
        "Open: {gaps}. The other has no space until a branch tile lies beside it.",
        "Open: {spaces}. The branch tile has no gap until a circle lies beside it.",
        "{gaps} open to it. R or the wheel turns it.",
        "{spaces} open to it, each beside a branch tile.",
        "{change}; {more}",
        "{first} {second}",
        "{value}, {loose}",
        "{value}: {points} points now",
        "the {tile}",
        "{seat} ({player})",
        "{seat}: {value}",
        "{seat}: {points}",
        "{rule} Now {points}.",
        "{place}: a tile lies there.",
        "{won} {then}",
        "The last round. {detail}",
        "{place}. What lies never moves again.",
        "{place}. What lies never moves again; only Undo takes back what you laid this turn.",
        "{place}. It blocks this space for the whole game.",
        "{place}. Nothing can cover it.",
        "{place}. You only look at this sky.",
        "{place}: it is only to be looked at.",
        "Laid as planned: {gains}.",
        "{thing}: {place}, {sector}",
    }
)
"""Joints, and coordinates, which stand in other templates and are compared there."""
PRINTED: Final = (" VP ", "of one colour in this sector", "different colour(s) in this sector")
"""What begins or holds this is printed on cards, or counted by the score sheet alone."""


def is_part(template: str) -> bool:
    """Whether a template is compared where it stands."""
    return template in PARTS or any(words in template for words in PRINTED)


def cases(number: int) -> Iterator[Case]:
    """So many positions of many games, each with what could be done and what happened next."""
    every = moments()
    step = max(1, len(every) // number)
    for count, moment in enumerate(every[::step][:number]):
        yield Case(moment, "prompt", moment.legal[0] if moment.legal else None)
        for action in moment.legal[count % 7 :: 13]:
            after = RULES.apply_unchecked(moment.true, action).state
            yield Case(moment, "action", action)
            if GAME_UI.foreseeable(action, moment.before):
                yield Case(moment, "preview", action, after)
        for event in moment.events:
            yield Case(moment, "log", event=ev.seen_by(event, viewer(moment.before)))
        for spot in PRESENTER.spots(moment.before, TABLE)[count % 9 :: 9]:
            yield Case(moment, "refusal", thing=spot.handle)
        for spot in PRESENTER.spots(moment.before, TABLE)[count % 7 :: 7]:
            yield Case(moment, "card", thing=spot.handle)
        yield Case(moment, "told")
        if not count % WEIGHED and len(moment.legal) > 1:
            for policy in (PLAYERS["level3"](), Together(samples=1, width=3, ahead=1)):
                choice, _ = policy.choose(moment.before, moment.legal, Rng(count))
                assert isinstance(choice, Reasoned)
                yield Case(moment, "reason", choice.action, choice=choice)
                yield Case(moment, "hint", choice.action, choice=choice)


def said(case: Case) -> list[Said]:
    """All templates that are filled in wording it."""
    found: list[Said] = []
    view = case.view
    with recorded(found):
        match case.surface:
            case "prompt":
                GAME_UI.prompt(RULES.turn(case.moment.true), view)
            case "action":
                GAME_UI.describe(case.action, view)
            case "preview":
                assert case.after is not None
                GAME_UI.preview(view, case.after, case.action)
                GAME_UI.spoken(view, case.after, case.action)
            case "log":
                GAME_UI.log_line(case.event, view, 1)
                explained = GAME_UI.explain(case.event, view)
                assert explained is None or candidate_text is not None
            case "refusal":
                assert case.thing is not None
                GAME_UI.refused(view, case.moment.legal, case.thing, None)
            case "card":
                assert case.thing is not None
                GAME_UI.inspect(case.thing, view)
            case "told":
                GAME_UI.told((StoryStep(1, view, case.moment.events, case.moment.after),), case.moment.after)
            case "reason":
                GAME_UI.reason(case.choice, view, view)
            case "hint":
                GAME_UI.hints(case.choice, view)
    if case.surface in ("told", "hint"):
        # What a part says of an event, or a step of an action, is compared in log and action.
        own = {"left for you: {tiles}", "{seat} {change}", "{seat}: {what}", "{points} fewer than the first"}
        keep = own | {
            one for one in CHECKS if one.startswith(("Then ", "Costs ", "The game played", "{change}"))
        }
        found = [one for one in found if one.template in keep]
    return found


def wrong(number: int = POSITIONS) -> tuple[list[str], Counter[str], set[str]]:
    """Sentences that do not agree with the table, how often each template was compared, those without a check."""
    faults: list[str] = []
    compared: Counter[str] = Counter()
    unchecked: set[str] = set()
    for case in cases(number):
        for one in said(case):
            if is_part(one.template) or not (one.fields or one.number != -1):
                continue
            look = CHECKS.get(one.template)
            if look is None:
                unchecked.add(one.template)
                continue
            compared[one.template] += 1
            try:
                fits = look(case, one.fields, one.number)
            except (AssertionError, AttributeError, IndexError, KeyError, TypeError, ValueError):
                fits = False
            if not fits:
                faults.append(
                    f"{case.surface}: {one.template} {one.fields} {one.number} at {case.event or case.action or case.thing}"
                )
    return faults, compared, unchecked


def every_template() -> set[str]:
    """All texts of Solani with something to fill in, as the translation lists them."""
    contexts = ET.parse(TRANSLATIONS / "noria_desktop_ja.ts").getroot().iter("context")
    found: Any = (
        m.findtext("source", "")
        for c in contexts
        if c.findtext("name") == "Solani"
        for m in c.iter("message")
    )
    return {text for text in found if "{" in text or "%n" in text}


def main() -> None:
    """Compare, and say what was compared."""
    parser = argparse.ArgumentParser(description=(__doc__ or "").splitlines()[0])
    parser.add_argument("--positions", type=int, default=POSITIONS)
    parser.add_argument("--list", action="store_true", help="templates without a check")
    given = parser.parse_args()
    faults, compared, unchecked = wrong(given.positions)
    print(f"{given.positions} positions, {sum(compared.values())} comparisons of {len(compared)} templates")
    print("\n".join(faults[:40]))
    print(f"{len(faults)} wrong, {len(unchecked)} templates met without a check")
    if given.list:
        print("\n".join(sorted(unchecked)))
        print("\nTemplates that these sentences never use (pages, stories) and that have no check:")
        print(
            "\n".join(sorted(one for one in every_template() - CHECKS.keys() - unchecked if not is_part(one)))
        )
    raise SystemExit(bool(faults))


if __name__ == "__main__":
    main()
