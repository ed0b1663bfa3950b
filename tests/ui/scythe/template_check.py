"""Numbers, pieces and places in Scythe's sentences, compared with the state: ``python -m tests.ui.scythe.template_check``.

Positions of many games are worded (prompt, log, reason, told line, preview, action, hint, hover cards); of every template that is filled
its fields are compared with what the table shows, found here without the words' own helpers. ``PARTS`` are small
templates, amounts and names, that stand in others and are compared there. ``--list`` names templates without a check.
"""

from __future__ import annotations

import argparse
import xml.etree.ElementTree as ET
from collections import Counter
from collections.abc import Iterator
from typing import Any, Final

from noria_desktop.engine.contract import HUMAN
from noria_desktop.games.scythe import events as ev
from noria_desktop.games.scythe.rules import RULES
from noria_desktop.ui.board.handles import Handle
from noria_desktop.ui.game_says import StoryStep
from noria_desktop.ui.scythe.game_ui import GAME_UI, PRESENTER
from tests.ui.scythe import template_facts_automa, template_facts_human, template_facts_prompts
from tests.ui.scythe.template_facts_cards import HOVER, TABLE
from tests.ui.scythe.template_facts_hints import OWN, wrong_hints
from tests.ui.scythe.template_reading import CHECKS, Case
from tests.ui.scythe.template_record import Said, recorded
from tests.ui.scythe.walks import Moment, moments
from tests.ui.words import TRANSLATIONS

__all__ = ["CHECKS", "PARTS", "cases", "said", "wrong"]

POSITIONS: Final = 500
FACTS: Final = (template_facts_automa, template_facts_human, template_facts_prompts)
"""Modules that register checks when they are imported."""

PARTS: Final = frozenset(
    {
        *(f"{{amount}} {thing}" for thing in ("food", "metal", "oil", "wood", "power", "popularity")),
        *(f"%n {thing}(s)" for thing in ("coin", "combat card", "mech", "recruit", "resource", "structure", "upgrade", "worker")),
        "%n resource(s) of your choice",
        "produce on %n territories",
        "%n Automa unit(s) near",
        "%n combat unit(s) of yours",
        "%n step(s) from your nearest combat unit",
        "{terrain} {number}",
        "{ability} mech",
        "the {faction} home base",
        "{top} / {bottom}",
        "{first} {second}",
        "{first}. {second}",
        "{words}.",
        "{symbol}: {outcome}",
        "{gain} ({source})",
        "{gain}: {values}",
        "{result} (a tie goes to the attacker)",
        "gains: {gains}",
        "Automa – {deed}",
        "Automa: {step}",
        "Section: {section}",
        "Load {cargo}",
        "Unload {cargo}",
        "Units compared: {units}",
        "Valid territories: {places}",
        "Encounter: {title}",
        "Reveal the objective “{title}”",
        "objective “{title}”",
        "{objective}; discarded: {others}",
        "Take the card “{title}”",
        "took the Factory card “{title}”",
        "Factory cards: {titles}",
    }
)  # fmt: skip
"""Amounts, names and joints: what they name is compared where they stand, or names nothing but a card or a choice."""


# Wording --------------------------------------------------------------------------------------------------------


def cases(number: int) -> Iterator[Case]:
    """So many positions of many games, each with what happened next."""
    every = moments()
    step = max(1, len(every) // number)
    for moment in every[::step][:number]:
        yield Case(moment)
        for event in moment.events:
            yield Case(moment, ev.seen_by(event, HUMAN))


def said(case: Case) -> list[Said]:
    """All templates that are filled in wording it."""
    found: list[Said] = []
    moment, event = case.moment, case.event
    with recorded(found):
        if event is None:
            GAME_UI.prompt(RULES.turn(moment.before), moment.before)
            GAME_UI.describe(moment.action, moment.before)
            GAME_UI.preview(moment.before, moment.after, moment.action)
            if GAME_UI.spoken is not None:
                GAME_UI.spoken(moment.before, moment.after, moment.action)
        else:
            GAME_UI.log_line(event, moment.before, 1)
            GAME_UI.explain(event, moment.before)
            if isinstance(event, ev.AutomaDecided):
                GAME_UI.told((StoryStep(1, moment.before, _as_a_turn(moment), moment.after),), moment.after)
    return found


def _as_a_turn(moment: Moment) -> tuple[Any, ...]:
    """A step of the Automa's as if its card had just been drawn."""
    automa = moment.before.automa
    return (ev.AutomaCardDrawn(automa.main[-1], automa.scheme), *moment.events)


def wrong(number: int = POSITIONS) -> tuple[list[str], Counter[str], set[str]]:
    """Sentences that do not agree with the table, how often each template was compared, those without a check."""
    faults: list[str] = []
    compared: Counter[str] = Counter()
    unchecked: set[str] = set()
    for case in cases(number):
        for one in said(case):
            if one.template in PARTS or not (one.fields or one.number != -1):
                continue
            look = CHECKS.get(one.template)
            if look is None:
                unchecked.add(one.template)
                continue
            compared[one.template] += 1
            if not look(case, one.fields, one.number):
                faults.append(f"{one.template} {one.fields} {one.number} at {case.event or case.action}")
    return faults, compared, unchecked


def looked_at(moment: Moment) -> list[tuple[Handle, Said]]:
    """All templates that are filled in the hover cards of one moment's things."""
    found: list[tuple[Handle, Said]] = []
    for spot in PRESENTER.spots(moment.before, TABLE):
        # Why the Automa's last turn went so is compared where it happens.
        if spot.handle.kind != "last_orders":
            said_there: list[Said] = []
            with recorded(said_there):
                GAME_UI.inspect(spot.handle, moment.before)
            found += [(spot.handle, one) for one in said_there if one.fields or one.number != -1]
    return found


def wrong_cards(number: int) -> tuple[list[str], Counter[str], set[str]]:
    """The same as ``wrong`` for hover cards: faults, comparisons, templates without a check."""
    faults: list[str] = []
    compared: Counter[str] = Counter()
    unchecked: set[str] = set()
    every = moments()
    for moment in every[:: max(1, len(every) // number)][:number]:
        for thing, one in looked_at(moment):
            look = HOVER.get(one.template)
            if look is None:
                # Amounts and names are compared where they stand; rules that name no number say nothing to compare.
                if one.template not in PARTS and ("{" in one.template or "%n" in one.template):
                    unchecked.add(one.template)
                continue
            compared[one.template] += 1
            if not look(moment.before, thing, one.fields, one.number):
                faults.append(f"{one.template} {one.fields} {one.number} at {thing}")
    return faults, compared, unchecked


def every_template() -> set[str]:
    """All texts of Scythe with something to fill in, as the translation lists them."""
    contexts = ET.parse(TRANSLATIONS / "noria_desktop_ja.ts").getroot().iter("context")
    found = (
        m.findtext("source", "")
        for c in contexts
        if c.findtext("name") == "Scythe"
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
    hints = wrong_hints(
        (case.moment for case in cases(max(1, given.positions // 5)) if case.event is None), PARTS
    )
    faults, compared, unchecked = [*faults, *hints[0]], compared + hints[1], unchecked | hints[2]
    cards = wrong_cards(given.positions)
    faults, compared, unchecked = [*faults, *cards[0]], compared + cards[1], unchecked | cards[2]
    print(f"{given.positions} positions, {sum(compared.values())} comparisons of {len(compared)} templates")
    print("\n".join(faults[:40]))
    print(f"{len(faults)} wrong, {len(unchecked)} templates met without a check")
    if given.list:
        print("\n".join(sorted(unchecked)))
        print("\nTemplates that these sentences never use (pages, stories) and that have no check:")
        print(
            "\n".join(
                sorted(every_template() - CHECKS.keys() - HOVER.keys() - OWN.keys() - PARTS - unchecked)
            )
        )
    raise SystemExit(bool(faults))


if __name__ == "__main__":
    main()
