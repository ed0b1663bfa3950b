"""A combat is told when its cards are turned, and stays until the player goes on. Source: mocks/table.md 6."""

from __future__ import annotations

from collections import Counter

import pytest
from attrs import evolve
from PySide6.QtCore import QRectF

from noria_desktop.engine.contract import BOT, HUMAN
from noria_desktop.games.scythe import events as ev
from noria_desktop.games.scythe import pending as due
from noria_desktop.games.scythe.combat import most_cards
from noria_desktop.games.scythe.components import components
from noria_desktop.games.scythe.terms import TERRITORIES, Star, Unit
from noria_desktop.ui.art.skin import Skin
from noria_desktop.ui.art.theme import THEMES
from noria_desktop.ui.board.gestures import Collect, Key
from noria_desktop.ui.scythe.board.arts.stage import CombatArt
from noria_desktop.ui.scythe.board.arts.verdict import VerdictArt
from noria_desktop.ui.scythe.board.layout import layout
from noria_desktop.ui.scythe.board.present import ScythePresenter
from noria_desktop.ui.scythe.board.project import seen
from noria_desktop.ui.scythe.board.project_combat import combat_sprites
from noria_desktop.ui.scythe.board.verdict import Kind, Verdict, verdict_of
from noria_desktop.ui.scythe.paint import combat
from noria_desktop.ui.scythe.paint.verdict import change_rows
from noria_desktop.ui.scythe.words.verdict import (
    attack_text,
    change_text,
    columns,
    head_text,
    used_text,
    verdict_sentence,
    verdict_title,
)
from tests.ui.scythe.walks import Moment, moments, of_kind

SIZES = ((1280, 678), (1920, 950), (1000, 560))


class Signs:
    """Notes the signs and words that are drawn."""

    def __init__(self) -> None:
        self.t = Skin(THEMES["night"]).theme
        self.signs: list[str] = []
        self.words: list[str] = []

    def glyph(self, name: str, *_: object) -> None:
        self.signs.append(name)

    def text(self, _place: QRectF, words: str, *_: object) -> float:
        self.words.append(words)
        return 10.0


def combats() -> list[tuple[Moment, ev.CombatRevealed, Verdict]]:
    """All combats of the walks, with what is shown of them."""
    found = []
    for moment in moments():
        for event in moment.events:
            if isinstance(event, ev.CombatRevealed):
                verdict = verdict_of(moment.events, moment.before)
                assert verdict is not None
                found.append((moment, event, verdict))
    assert len({(event.winner, event.attacker) for _, event, _ in found}) == 4
    return found


@pytest.mark.parametrize("height", [198.0, 208.0, 260.0, 330.0])
@pytest.mark.parametrize("sentence", [1, 2])
@pytest.mark.parametrize("count", range(6))
def test_no_line_of_what_a_combat_brought_is_left_out(height: float, sentence: int, count: int) -> None:
    """In a low panel the lines move together; each stays high enough for letters of 12 pixels."""
    rows = change_rows(height, count, sentence)
    assert rows.pitch - rows.gap >= 16
    assert rows.first + rows.pitch * count + 17 * sentence <= height + 2


def test_sums_winner_and_printed_row_are_those_of_the_combat() -> None:
    for moment, event, verdict in combats():
        assert verdict.totals == tuple(event.power[side] + sum(event.cards[side]) for side in (HUMAN, BOT))
        assert verdict.won == (event.winner == HUMAN)
        mine, theirs = verdict.totals
        assert f"{max(mine, theirs)} to {min(mine, theirs)}" in verdict_title(verdict)
        (lit,) = [used for _, used, counts in columns(verdict) if counts]
        assert event.battle_card is not None
        # "0–7" over "6" read like what the power may be: it is said that the first is a condition, the second a most.
        assert lit == f"up to {components().automa.cards[event.battle_card - 1].power[event.column]}"
        assert str(moment.before.automa.power) in used_text(verdict)
        assert str(event.power[BOT]) in used_text(verdict)


def test_what_each_side_gained_and_paid_is_what_happened() -> None:
    """A chip for each star, card, worker, resource and point of popularity, and no other."""
    for moment, event, verdict in combats():
        counts = Counter(change.kind for change in verdict.changes)
        told = {kind: [one for one in verdict.changes if one.kind is kind] for kind in Kind}
        stars = [one for one in moment.events if isinstance(one, ev.StarPlaced) and one.star is Star.COMBAT]
        assert [(change.own, change.number) for change in told[Kind.STAR]] == [
            (one.seat == HUMAN, one.total) for one in stars
        ]
        assert counts[Kind.DRIVEN] == sum(isinstance(one, ev.WorkersRouted) for one in moment.events)
        lost = sum(one.amount for one in moment.events if isinstance(one, ev.PopularityLost))
        assert sum(change.number for change in told[Kind.POPULARITY]) == lost
        assert counts[Kind.REMOVED] == sum(isinstance(one, ev.GoodsRemoved) for one in moment.events)
        # What a beaten attacker carried stays with the winner: that was told nowhere.
        stays = event.attacker == HUMAN and event.winner == BOT
        carried = moment.before.board.goods[event.place]
        assert [one.goods for one in told[Kind.LEFT]] == [carried] * (stays and any(carried))
        if told[Kind.POWER]:
            (spent,) = told[Kind.POWER]
            assert (spent.number, spent.cards) == (event.power[HUMAN], event.cards[HUMAN])
        for change in verdict.changes:
            amount, words, _good = change_text(change)
            assert words
            # "− 2 oil, removed" had its sign and its number apart.
            assert amount == "★" or amount.strip("+−").isdigit(), change


def test_who_leaves_is_the_loser() -> None:
    """Its character and mechs there, its workers beside them."""
    for moment, event, verdict in combats():
        army, automa = moment.before.human.army, moment.before.automa
        lost = event.winner == BOT
        units = dict(verdict.routed)
        mechs = army.mechs if lost else automa.mechs
        assert units.get(Unit.MECH, 0) == mechs.count(event.place)
        character = army.character if lost else automa.character
        assert units.get(Unit.CHARACTER, 0) == (character == event.place)
        workers = army.workers if lost else automa.workers
        assert verdict.free == workers.count(event.place)
        assert verdict_sentence(verdict)
        assert head_text(verdict)
        assert attack_text(verdict)


def test_nothing_is_worded_and_no_card_lies_open_before_the_fight() -> None:
    """The panel before the reveal has no winner and no total of the Automa's."""
    for kind in (due.ChoosingPower, due.ChoosingCards, due.Revealing):
        for moment in of_kind(kind)[:20]:
            arts = [
                one.art for one in ScythePresenter().project(moment.before, layout(1280, 678), moment.legal)
            ]
            (panel,) = (art for art in arts if isinstance(art, CombatArt))
            assert (panel.theirs.total, panel.theirs.won, panel.own.won) == (None, None, None)
            assert not any(isinstance(art, VerdictArt) for art in arts)


def test_a_verdict_is_looked_at_and_left_by_one_button() -> None:
    """Space lets the game go on; whatever is asked next is not shown before."""
    for moment, _event, verdict in combats()[:10]:
        presenter = ScythePresenter().collecting(verdict)
        assert presenter.gestures(moment.after, ()) == ()
        (button,) = presenter.commands(moment.after, ())
        assert (button.key, button.actions) == (Key.GO_ON, (Collect(None),))
        arts = [one.art for one in presenter.project(moment.after, layout(1280, 678))]
        assert sum(isinstance(art, VerdictArt) for art in arts) == 1
        assert not any(isinstance(art, CombatArt) for art in arts)


def test_the_panel_never_covers_the_contested_place() -> None:
    """In every size, wherever a combat is fought."""
    moment = of_kind(due.ChoosingPower)[0]
    entry = moment.entry
    assert isinstance(entry, due.ChoosingPower)
    for size in SIZES:
        for place in range(TERRITORIES):
            table = layout(*size, contested=place)
            panel, spot = table.combat, table.place(place)
            assert abs(spot.y - panel.y) >= panel.height / 2 + table.radius * 0.9
            assert panel.height >= 200
            assert panel.bottom <= table.field.bottom
            assert panel.top >= table.ribbon.bottom
        assert seen(moment.before, layout(*size)).contested == entry.place


def test_a_place_for_a_card_is_shown_only_where_the_hand_has_one() -> None:
    """An empty hand was shown an empty place for a card that nobody could fill."""
    table = layout(*SIZES[0])
    seen = set()
    for moment in (*of_kind(due.ChoosingPower)[:40], *of_kind(due.ChoosingCards)[:40]):
        view = moment.before
        for hand in ((), view.human.hand):
            sight = evolve(view, human=evolve(view.human, hand=hand))
            places = tuple(combat_sprites(sight, table, sight))
            count = sum("committed" in str(one.handle) for one in places)
            (art,) = [one.art for one in places if isinstance(one.art, CombatArt)]
            entry = sight.pending[-1]
            laid = len(entry.cards) if isinstance(entry, due.ChoosingCards) else 0
            assert count == art.own.slots == min(most_cards(sight, art.place), laid + len(hand))
            seen.add((bool(hand), bool(count)))
    assert {(False, False), (True, True)} <= seen


def test_the_sum_of_each_side_shows_which_number_is_a_card() -> None:
    """Of "0 + 5 = 5" nobody can tell whether a card was used: power is told by its fist, cards stand behind their sign."""
    drawn: list[tuple[str, ...]] = []
    for _, _, verdict in combats():
        for fighter in (verdict.own, verdict.theirs):
            ink = Signs()
            combat.draw_parts(ink, QRectF(0, 0, 180, 28), fighter)  # type: ignore[arg-type]
            assert ("card" in ink.signs) == bool(fighter.cards)
            assert ink.words[0] == str(fighter.power)
            assert not fighter.cards or ink.words[-1] == " + ".join(map(str, fighter.cards))
            drawn.append(tuple(ink.signs))
    assert {("power",), ("power", "card")} == set(drawn)
