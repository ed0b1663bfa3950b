"""What the lamp says at Scythe's table is what its adviser searched and ranked by. Source: mocks/table.md 3."""

from __future__ import annotations

import re
from collections.abc import Iterator
from functools import cache

from noria_desktop.bots.scythe.look_ahead import LookAhead, Turns
from noria_desktop.bots.scythe.turn_search import Search
from noria_desktop.engine.contract import BOT, HUMAN
from noria_desktop.engine.rng import Rng
from noria_desktop.games.scythe import actions as act
from noria_desktop.games.scythe import pending as due
from noria_desktop.games.scythe.rules import RULES
from noria_desktop.games.scythe.terms import Line
from noria_desktop.ui.game_says import Hint
from noria_desktop.ui.scythe.board.outlook import outlook
from noria_desktop.ui.scythe.words.lamp import hints
from noria_desktop.ui.scythe.words.scores import line_name
from tests.ui.scythe.walks import Moment, of_kind

KINDS = (due.ChoosingSection, due.ChoosingBottom, due.Moving, due.ChoosingPower, due.Encountering)
NARROW = Search(width=2, most=60)
"""What is said of a search does not depend on how widely it went."""


@cache
def asked() -> tuple[tuple[Moment, Turns, tuple[Hint, ...]], ...]:
    """Positions with what the adviser thinks of them and how it is said."""
    found = []
    for kind in KINDS:
        moments = [one for one in of_kind(kind) if len(one.legal) > 1]
        for moment in moments[:: max(1, len(moments) // 8)]:
            choice, _ = LookAhead(search=NARROW).choose(moment.before, moment.legal, Rng(1))
            assert isinstance(choice, Turns)
            found.append((moment, choice, hints(choice, moment.before)))
    return tuple(found)


def value(words: str) -> float:
    return float(words.replace("\N{MINUS SIGN}", "-"))


def test_the_order_is_that_of_the_number_shown() -> None:
    """Never two candidates in an order that their shown numbers deny."""
    for _, choice, found in asked():
        shown = [value(hint.after) for hint in found]
        assert shown == sorted(shown, reverse=True)
        assert found[0].actions[0] == choice.action
        assert value(found[0].after) == round(choice.lines[0][0] / 10) / 10


def test_candidates_are_those_that_were_searched() -> None:
    for _, choice, found in asked():
        firsts = {line[0] for _, line in choice.lines}
        assert {hint.actions[0] for hint in found} <= firsts
        assert len(found) == min(3, len(firsts))


def test_all_of_a_hint_can_be_played_as_it_stands() -> None:
    """Up to the first thing that nobody can know; the end of the turn stays the player's."""
    for moment, _, found in asked():
        for hint in found:
            state = moment.true
            for action in hint.actions:
                assert action in RULES.legal_actions(state), (hint, action)
                assert not isinstance(action, act.EndTurn)
                state = RULES.apply(state, action).state


def test_chips_are_what_the_score_sheet_would_gain() -> None:
    """Where nothing hidden is turned up, each row's change is that of the rules."""
    tried = others = 0
    for moment, _, found in asked():
        for hint in found:
            state, known = moment.true, True
            for action in hint.actions:
                step = RULES.apply(state, action)
                known = known and not any(event.reveals for event in step.events)
                state = step.state
            if not known:
                continue
            old, new = (
                {line.code: line.points for line in RULES.scores(one).lines if line.seat == HUMAN}
                for one in (moment.true, state)
            )
            changes = {line_name(line): new.get(line, 0) - old.get(line, 0) for line in Line}
            theirs = [chip for chip in hint.chips if chip.endswith("for the Automa")]
            own = [chip for chip in hint.chips if chip not in theirs]
            told = {chip.split(" ", 1)[1]: int(value(chip.split(" ", 1)[0])) for chip in own}
            before, after = (RULES.scores(one).total(BOT) for one in (moment.true, state))
            assert [int(value(chip.split(" ")[1])) for chip in theirs] == (
                [after - before] if after != before else []
            )
            assert [chip[0] for chip in theirs] == (
                ["!" if after > before else "✓"] if after != before else []
            )
            others += len(theirs)
            assert told == {row: change for row, change in changes.items() if change}
            tried += bool(told)
    assert tried
    assert others, "it left out what becomes of the Automa's points"


def numbers(words: str) -> Iterator[float]:
    for found in re.findall(r"([+\u2212]\d+(?:\.\d)?) ", words):
        yield value(found)


def test_why_not_adds_up() -> None:
    """The parts sum to the difference, and the difference to the numbers above."""
    tried = 0
    for _, _, found in asked():
        best = value(found[0].after)
        for hint in found[1:]:
            less = round(best - value(hint.after), 1)
            if not less:
                assert "As good as the first" in hint.why_not
                continue
            assert hint.why_not.startswith(f"{less:.1f} less")
            assert round(sum(numbers(hint.why_not)), 1) == -less
            tried += 1
    assert tried


def test_a_fight_tells_how_often_it_wins() -> None:
    for moment, _, found in asked():
        entry = moment.entry
        if not isinstance(entry, due.ChoosingPower):
            continue
        wins = outlook(moment.before, entry.attacker).wins
        for hint in found:
            total = sum(
                one.power if isinstance(one, act.SetPower) else one.card
                for one in hint.actions
                if isinstance(one, act.SetPower | act.CommitCard)
            )
            assert f" {wins[min(total, len(wins) - 1)]}%" in hint.cause
