"""What the combat panel foretells follows from open information alone. Source: automa.md 10; R21, R24; H15; issue 5."""

from __future__ import annotations

import random
from typing import Any

import pytest
from attrs import evolve
from PySide6.QtCore import QRectF
from PySide6.QtGui import QImage, QPainter

from noria_desktop.engine.contract import BOT, HUMAN
from noria_desktop.games.scythe import events as ev
from noria_desktop.games.scythe import pending as due
from noria_desktop.games.scythe.actions import Advance, CommitCard, SetPower
from noria_desktop.games.scythe.card_count import sums_of, unseen_battle_cards, unseen_combat_cards
from noria_desktop.games.scythe.combat import most_cards
from noria_desktop.games.scythe.components import components
from noria_desktop.games.scythe.rules import RULES
from noria_desktop.games.scythe.state import State
from noria_desktop.games.scythe.terms import Faction, Unit
from noria_desktop.ui.art.skin import Skin
from noria_desktop.ui.art.theme import THEMES
from noria_desktop.ui.board.beats import Flip, Together, Vanish
from noria_desktop.ui.scythe.board import handles as at
from noria_desktop.ui.scythe.board.arts.automa import AutomaCardArt
from noria_desktop.ui.scythe.board.arts.docks import CombatCardArt
from noria_desktop.ui.scythe.board.arts.stage import CombatArt, Fighter, Span
from noria_desktop.ui.scythe.board.arts.verdict import VerdictArt
from noria_desktop.ui.scythe.board.collecting import Picks, with_pick
from noria_desktop.ui.scythe.board.layout import layout
from noria_desktop.ui.scythe.board.outlook import outlook
from noria_desktop.ui.scythe.board.project_combat import own_fighter
from noria_desktop.ui.scythe.board.project_tracks import card_art
from noria_desktop.ui.scythe.game_ui import GAME_UI, PRESENTER
from noria_desktop.ui.scythe.paint.combat import draw_sum
from noria_desktop.ui.scythe.paint.ink import Ink
from noria_desktop.ui.scythe.words.refusals import refused
from tests.ui.scythe.walks import Moment, of_kind


def fights() -> tuple[Moment, ...]:
    """Commitments that are sealed."""
    return of_kind(due.Revealing)


def test_sums_of_hidden_cards_are_counted_by_hand() -> None:
    """Of 2, 2 and 3 two cards: 2 + 2 in one way, 2 + 3 in two ways; no card is nothing."""
    assert sums_of(((2, 2), (3, 1)), 2) == {4: 1, 5: 2}
    assert sums_of(((2, 2), (3, 1)), 0) == {0: 1}


def test_what_happens_lies_within_what_was_foretold() -> None:
    """Power, cards and total of the Automa are never outside; the human's total beats that share of them."""
    assert len(fights()) > 20
    for moment in fights():
        entry = moment.before.pending[-1]
        assert isinstance(entry, due.Revealing)
        told = outlook(moment.before, entry.attacker)
        found = next(event for event in moment.events if isinstance(event, ev.CombatRevealed))
        power, cards = found.power[BOT], found.cards[BOT]
        assert told.theirs.power[0] <= power <= told.theirs.power[1]
        assert told.theirs.cards[0] <= len(cards) <= told.theirs.cards[1]
        assert told.theirs.total[0] <= power + sum(cards) <= told.theirs.total[1]
        mine = found.power[HUMAN] + sum(found.cards[HUMAN])
        chance = told.wins[min(mine, len(told.wins) - 1)]
        assert chance > 0 if found.winner == HUMAN else chance < 100


def test_the_share_is_that_of_many_combats() -> None:
    """The hidden cards dealt anew a thousand times: wins come as often as said, give or take five in a hundred."""
    moment = max(fights(), key=lambda one: len(one.true.automa.hand))
    entry = moment.before.pending[-1]
    assert isinstance(entry, due.Revealing)
    mine = entry.power + sum(card for card in entry.cards if card is not None)
    said = outlook(moment.before, entry.attacker).wins
    chance, won, tries = random.Random(1), 0, 1000
    for _ in range(tries):
        events = RULES.apply(dealt_anew(moment.true, chance), Advance()).events
        won += next(event for event in events if isinstance(event, ev.CombatRevealed)).winner == HUMAN
    assert 100 * won / tries == pytest.approx(said[min(mine, len(said) - 1)], abs=5)


def dealt_anew(state: State, chance: random.Random) -> State:
    """The same table to the human's eyes."""
    automa, decks = state.automa, state.decks
    cards = [*automa.hand, *decks.combat.cards]
    chance.shuffle(cards)
    hand = tuple(sorted(card for card in cards[: len(automa.hand)] if card is not None))
    numbers = list(automa.deck.cards)
    chance.shuffle(numbers)
    rest = type(decks.combat)(tuple(cards[len(hand) :]))
    return evolve(
        state,
        rng=evolve(state.rng, key=chance.getrandbits(32)),
        automa=evolve(automa, hand=hand, deck=type(automa.deck)(tuple(numbers))),
        decks=evolve(decks, combat=rest),
    )


def test_nothing_hidden_is_read() -> None:
    """The true state and what the human sees of it give the same."""
    for moment in fights():
        entry = moment.before.pending[-1]
        assert isinstance(entry, due.Revealing)
        assert outlook(moment.true, entry.attacker) == outlook(moment.before, entry.attacker)


def test_cards_known_are_not_counted_among_the_hidden() -> None:
    """42 combat cards: those in the human's hand, discarded and committed are seen; 19 Automa cards."""
    whole = len(components().cards.combat)
    for moment in (*fights(), *of_kind(due.ChoosingPower)):
        view, true = moment.before, moment.true
        unseen = sum(count for _, count in unseen_combat_cards(view))
        assert unseen == len(true.automa.hand) + len(true.decks.combat) <= whole
        if len(true.automa.deck):
            assert set(unseen_battle_cards(view)) == set(true.automa.deck.cards)


def test_the_own_reach_ends_with_the_best_cards_allowed() -> None:
    """With the dial still to be set: all power up to seven and the highest cards, one for each unit there (H12)."""
    for moment in of_kind(due.ChoosingPower):
        entry = moment.before.pending[-1]
        assert isinstance(entry, due.ChoosingPower)
        span = own_fighter(moment.before, entry).span
        assert span is not None
        hand = sorted((card for card in moment.before.human.hand if card is not None), reverse=True)
        most = min(7, moment.before.human.power)
        assert span.total == (0, most + sum(hand[: span.cards[1]]))


def test_no_total_that_can_still_be_reached_is_pale() -> None:
    """The 4 laid first, the 3 beside it and a dial turned on were counted as out of reach (lesson 5, step 4)."""
    table, tried = layout(1280, 678), 0
    for moment in of_kind(due.ChoosingPower):
        view = moment.before
        first = Picks((SetPower(0),))
        hand = sorted((card for card in view.human.hand if card is not None), reverse=True)
        drafts = [Picks(), first, *(with_pick(first, CommitCard(card)) for card in hand[:1])]
        told = []
        for draft in drafts:
            sprites = PRESENTER.collecting(draft).project(view, table, moment.legal)
            (art,) = (sprite.art for sprite in sprites if isinstance(sprite.art, CombatArt))
            told.append(art.reach)
        entry = moment.entry
        assert isinstance(entry, due.ChoosingPower)
        most = min(7, view.human.power) + sum(hand[: most_cards(view, entry.place)])
        assert told == [most] * len(drafts)
        tried += len(hand) > 1 and most_cards(view, entry.place) > 1
    assert tried


def test_each_end_of_a_side_adds_up() -> None:
    """Power 0 to 7 and 0 to 3 cards never made "2 to 22": of each end power and cards are told that come to it."""
    bare = 0
    for moment in of_kind(due.ChoosingPower):
        view, entry = moment.before, moment.before.pending[-1]
        assert isinstance(entry, due.ChoosingPower)
        unseen = unseen_combat_cards(view)
        span = outlook(view, entry.attacker).theirs
        every = []
        for card in unseen_battle_cards(view):
            printed = components().automa
            row = printed.cards[card - 1]
            column = printed.column_of[view.automa.power]
            base = min(row.power[column], view.automa.power)
            used = min(row.combat_cards, len(view.automa.hand))
            every += [(base, total) for total in sums_of(unseen, used)]
        assert span.total == (min(map(sum, every)), max(map(sum, every)))
        assert {span.least, span.most} <= set(every)
        bare += span.least[0] < span.most[0]
    assert bare


def test_the_two_ends_are_written_as_sums() -> None:
    """What the panel writes, read from its painting: both rows are "total = power + cards".

    "Least, power 0, most, power 7" read like what the power ranges over: the total stands with its word.
    """
    span = Span((0, 7), (0, 3), (0, 2), (7, 15))
    side = Fighter(Faction.RUSVIET, ((Unit.MECH, 1),), None, (), 16, None, span=span, slots=3, hand=5)
    assert painted_words(side) == ["At least", "2", "=", "0", "+", "2", "At most", "22", "=", "7", "+", "15"]
    known = evolve(side, span=Span((3, 3), (0, 0), (3, 0), (3, 0)))
    assert painted_words(known) == ["3", "=", "3"]


def painted_words(side: Fighter) -> list[str]:
    """What is written in the line of a side's sum, from left to right and down."""

    class Reader(Ink):
        """Writes down what it is to write."""

        def text(self, box: QRectF, words: str, *_: Any, **__: Any) -> float:
            """One line in a box."""
            said.append(words)
            return 10.0

    said: list[str] = []
    image = QImage(240, 60, QImage.Format.Format_ARGB32)
    painter = QPainter(image)
    draw_sum(Reader(painter, Skin(THEMES["night"])), QRectF(0, 0, 200, 44), side)
    painter.end()
    return said


def test_the_reveal_turns_over_the_automas_cards_then_the_panel_that_words_the_outcome() -> None:
    """The Automa's cards by value, those it kept are gone; then both totals, and its cards make room for the words."""
    for moment in fights():
        found = next(event for event in moment.events if isinstance(event, ev.CombatRevealed))
        steps = PRESENTER.beats(found, moment.before, moment.after, layout(1280, 678))
        turned, judged = (step.beats for step in steps if isinstance(step, Together))
        assert not [part for part in turned if isinstance(part, Flip) and isinstance(part.art, VerdictArt)]
        gone = {part.handle for part in judged if isinstance(part, Vanish)}
        assert gone == {part.handle for part in turned if isinstance(part, Flip)}
        arts = [part.art for part in (*turned, *judged) if isinstance(part, Flip)]
        (panel,) = (art.verdict for art in arts if isinstance(art, VerdictArt))
        assert panel.won == (found.winner == HUMAN)
        assert panel.totals[1] == found.power[BOT] + sum(found.cards[BOT])
        shown = sorted(art.value for art in arts if isinstance(art, CombatCardArt) and art.value is not None)
        assert shown == sorted((*found.cards[HUMAN], *found.cards[BOT]))


def test_the_battle_card_lights_the_column_that_counted() -> None:
    """automa.md 10.3: the column of its power before it paid; at rest that of its present power (0-7, 8-13, 14-16)."""
    for moment in fights():
        drawn = next(event for event in moment.events if isinstance(event, ev.BattleCardDrawn))
        beats = PRESENTER.beats(drawn, moment.before, moment.after, layout(1280, 678))
        (face,) = (beat.art for beat in beats if isinstance(beat, Flip))
        assert isinstance(face, AutomaCardArt)
        assert (face.card, face.column, face.battle) == (drawn.card, drawn.column, True)
        power = moment.after.automa.power
        shown = card_art(moment.after, layout(1280, 678).card_face)
        assert shown.column == (0 if power < 8 else 1 if power < 14 else 2)


def test_a_number_of_the_dial_tells_how_often_it_wins() -> None:
    """The same share as in the panel's bars: for the number alone, then with the best cards."""
    for moment in of_kind(due.ChoosingPower)[:8]:
        entry = moment.before.pending[-1]
        assert isinstance(entry, due.ChoosingPower)
        wins = outlook(moment.before, entry.attacker).wins
        for power in range(min(7, moment.before.human.power) + 1):
            _, lines = GAME_UI.inspect(at.dial(power), moment.before)
            share = wins[min(power, len(wins) - 1)]
            assert any(f"wins {share}%" in line for line in lines)


def test_both_sides_of_a_combat_answer_and_the_place_for_cards_is_framed_before_the_panel() -> None:
    """The Automa's cards were silent, and the frame of the own side lay behind the panel."""
    moment = of_kind(due.ChoosingPower)[0]
    spots = {spot.handle: spot for spot in PRESENTER.spots(moment.before, layout(1280, 678))}
    mine, theirs = spots[at.arena()], spots[at.opposite()]
    assert mine.raised
    assert mine.x + mine.width / 2 < theirs.x - theirs.width / 2
    assert "fight" in refused(moment.before, moment.legal, at.opposite(), None).reason
