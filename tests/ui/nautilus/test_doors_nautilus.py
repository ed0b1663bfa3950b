"""What the table asks of Nautilus: why a press does nothing, what is given up, what the rival did, what is advised.

Source: issue 13; mocks/table.md 3, 4, 7; decisions 32, 37, 40.
"""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache

import pytest
from attrs import evolve

from noria_desktop.app.players import player
from noria_desktop.bots.nautilus.levels import PLAYERS, Searching, level4
from noria_desktop.bots.nautilus.thoughts import Considered, Method, Reasoned, Thoughts, reasoned
from noria_desktop.engine.contract import BOT, HUMAN
from noria_desktop.engine.rng import Rng
from noria_desktop.games.nautilus import actions as act
from noria_desktop.games.nautilus.components import beats
from noria_desktop.games.nautilus.events import CardAwarded
from noria_desktop.games.nautilus.reasons import Why
from noria_desktop.games.nautilus.rules import RULES
from noria_desktop.games.nautilus.state import Moving, Options, Placing, State, UsingSpecial
from noria_desktop.games.nautilus.terms import COLUMNS, Special, opposite
from noria_desktop.ui.board.gestures import GestureTable
from noria_desktop.ui.board.handles import Handle
from noria_desktop.ui.game_says import Hint, StoryStep
from noria_desktop.ui.nautilus.board import handles as at
from noria_desktop.ui.nautilus.board.arts import TraceArt
from noria_desktop.ui.nautilus.board.gestures import source_of
from noria_desktop.ui.nautilus.board.layout import layout
from noria_desktop.ui.nautilus.board.viewpoint import decides, own_cards, promised
from noria_desktop.ui.nautilus.game_ui import GAME_UI, PRESENTER
from noria_desktop.ui.nautilus.words.actions import held_special
from noria_desktop.ui.nautilus.words.drags import why_text
from noria_desktop.ui.nautilus.words.names import card_name, domain_name, space_name, viewer
from noria_desktop.ui.nautilus.words.things import inspect
from noria_desktop.ui.nautilus.words.thoughts import candidate_text, percent
from tests.bots.nautilus.positions import found, laying_with, seat_of
from tests.ui.nautilus.walks import Moment, moments, placing

TABLE = layout(1280, 678)
N = None


def positions() -> tuple[Moment, ...]:
    """A hundred moments of several games, both seats' and both variants'."""
    every = moments()
    return every[:: max(1, len(every) // 100)]


# A press acts or speaks ---------------------------------------------------------------------------------


def test_every_spot_acts_or_says_why_not() -> None:
    silent = spoken = 0
    for moment in positions():
        view, legal = moment.before, moment.legal
        offered = GestureTable(PRESENTER.gestures(view, legal))
        for spot in PRESENTER.spots(view, TABLE):
            refusal = GAME_UI.refused(view, legal, spot.handle, None)
            acts = spot.handle in offered.sources()
            assert (refusal is None) == acts, spot.handle
            silent += acts
            if refusal is not None:
                assert refusal.reason.strip()
                assert not refusal.reason[:1].islower()
                spoken += 1
    assert silent > 150
    assert spoken > 2000


def test_what_is_said_is_true_of_the_thing_that_was_pressed() -> None:
    for moment in positions():
        view, legal = moment.before, moment.legal
        for spot in PRESENTER.spots(view, TABLE):
            refusal = GAME_UI.refused(view, legal, spot.handle, None)
            if refusal is None:
                continue
            title, lines = inspect(spot.handle, view)
            if spot.handle.kind == "space":
                space = int(spot.handle.key)
                card, where = view.table.spaces[space], space_name(space, view, viewer(view))
                named = where if card is None else card_name(card)
                assert named.lower() in refusal.reason.lower() or refusal.reason.startswith(title)
                assert ("empty" in refusal.reason.lower()) <= (card is None)
                assert ("anchor holds" in refusal.reason.lower()) <= (view.table.anchored == space)
                if "facing" in refusal.reason and isinstance(view.table.pending, Moving):
                    assert view.table.spaces[opposite(space)] is not None
            elif spot.handle.kind == "special":
                special = Special(spot.handle.key)
                assert ("has been used" in refusal.reason) == (special in view.deal.used)
                assert title in refusal.reason
            elif spot.handle.kind == "card" and decides(view) and not isinstance(view.table.pending, Placing):
                # The question that stands comes before what is said of the hand.
                assert "hand" not in refusal.reason
                assert refusal.rule
            elif spot.handle.kind == "card":
                assert title in refusal.reason
            elif decides(view):
                assert any(words in refusal.reason for words in WHY_NOT[spot.handle.kind]), refusal
                assert refusal.rule
            else:
                assert refusal.reason == (f"{title}: {lines[0]}" if lines else title)


WHY_NOT = {
    "own_hand": ("beside your cards", "First", "now?", "choose", "Keep one special card", "Harpoon"),
    "rival_hand": ("the rival's to lay",),
    "rival_special": ("the rival's to use", "no special card any more"),
    "own_special": ("You hold no special card now",),
    "column": ("the side that wins its column takes it",),
    "pile": ("Only the submarine draws",),
    "anchored_space": ("Nothing is laid on", "is empty"),
    **dict.fromkeys(("plate", "race", "tracker", "fates", "gauge"), ("only to be read",)),
}
"""Why a thing of each kind cannot be pressed, in words that do not only name it."""


def test_what_is_never_pressed_says_why_and_not_only_its_name() -> None:
    """It was answered "Pile of divers: 4 divers." and the question again."""
    view = placing((13, N, 11, N, N, 14, N, N, 4, N), (3, 6, 12))
    legal = RULES.legal_actions(view)
    for thing, words in (
        (at.pile(), "Only the submarine draws from the pile, as a round begins."),
        (at.rival_hand(), "Those divers are the rival's to lay."),
        (at.column(0), "A domain card is not played: the side that wins its column takes it."),
        (at.tracker(), "Divers not seen yet: only to be read, nothing is played there."),
    ):
        refusal = GAME_UI.refused(view, legal, thing, None)
        assert refusal is not None
        assert (refusal.reason, refusal.rule) == (words, "Lay a card on any empty space")


def test_a_card_dropped_on_what_takes_none_is_answered_about_the_card() -> None:
    """A diver dropped on a domain card was told that a domain card is not played, as if that had been in hand."""
    view = placing((13, N, 11, N, N, 14, N, N, 4, N), (3, 6, 12))
    legal = RULES.legal_actions(view)
    for thing in (at.rival_hand(), at.column(0), at.tracker()):
        title = GAME_UI.inspect(thing, view)[0]
        carried = GAME_UI.refused(view, legal, thing, at.card(12))
        assert carried is not None
        assert carried.reason == f"{title}: no card goes there."
        assert carried.rule == "Lay a card on any empty space"


@pytest.mark.parametrize(
    ("special", "thing", "rule"),
    [
        (Special.SUBMARINE, at.rival_hand(), "Submarine dives to the pile: drop it there or press it twice."),
        (Special.HARPOON, at.column(0), "Harpoon goes to the rival's hand: drop it there or press it twice."),
        (Special.EYE, at.space(3), "Eye goes to the rival's hand: drop it there or press it twice."),
    ],
)
def test_a_special_that_is_dropped_elsewhere_is_told_where_it_goes(
    special: Special, thing: Handle, rule: str
) -> None:
    """The submarine on the rival's hand was answered with whose divers those are."""
    asked = placing((N,) * 10, (3, 6, 12), special)
    table = evolve(asked.table, pending=UsingSpecial(HUMAN))
    view = evolve(asked, table=table)
    legal = RULES.legal_actions(view)
    assert at.special(special) in {gesture.source for gesture in PRESENTER.gestures(view, legal)}
    answered = GAME_UI.refused(view, legal, thing, at.special(special))
    assert answered is not None
    assert "rival's to lay" not in answered.reason
    assert answered.rule == rule


def test_a_card_in_hand_over_a_taken_space_names_the_card_that_lies_there() -> None:
    view = placing((13, N, 11, N, N, 14, N, N, 4, N), (3, 6, 12))
    legal = RULES.legal_actions(view)
    refusal = GAME_UI.refused(view, legal, at.space(5), at.card(12))
    assert refusal is not None
    assert refusal.reason.startswith("The 14 lies on the rival's")
    assert GAME_UI.refused(view, legal, at.space(1), at.card(12)) is None


def test_a_card_that_the_arrow_cannot_move_says_what_keeps_it() -> None:
    """rules.md 7: the 9 laid at 3 sends the 13 or the 11 across; the 4 lies on the other side, the 9 is its own."""
    laid = RULES.apply(placing((13, N, 11, N, N, N, N, N, 4, N), (9, 12)), act.Place(9, 3)).state
    legal = RULES.legal_actions(laid)
    said = {space: GAME_UI.refused(laid, legal, at.space(space), None) for space in (3, 8, 1)}
    assert [one.reason if one else "" for one in (said[3], said[8])] == [
        "The 9 is not moved by its own arrow.",
        "The 4 lies on the other side of the table.",
    ]
    assert said[1] is not None
    assert said[1].reason.endswith("is empty.")
    assert GAME_UI.refused(laid, legal, at.space(0), None) is None


def test_candidates_of_different_cards_are_all_told_with_their_card() -> None:
    """Beside "3 → your War" stood a bare "the rival's War": only what all of them share is left out."""
    view = placing((13, N, 11, N, N, N, N, N, 4, N), (9, 12))
    same, other = act.Place(12, 5), act.Place(9, 1)
    assert candidate_text(same, (same, act.Place(12, 1)), view, HUMAN).startswith("the rival's ")
    assert candidate_text(same, (same, other), view, HUMAN).startswith("12 → the rival's ")


# What would be given up ---------------------------------------------------------------------------------


def last_card(special: Special | None, laid: int = 4) -> State:
    """The starting player has laid so many cards, and so has the other."""
    state = placing((13, 2, 11, 8, N, 14, 1, N, 4, 5), (3, 12), special)
    course = [act.Place(13, 0), act.Place(2, 1)] * laid
    match = evolve(state.match, start=HUMAN)
    return evolve(state, match=match, table=evolve(state.table, course=tuple(course)))


@pytest.mark.parametrize("special", [Special.KRAKEN, Special.BONE])
def test_the_last_card_asks_about_a_special_that_could_be_laid_in_its_stead(special: Special) -> None:
    view = last_card(special)
    legal = RULES.legal_actions(view)
    question = GAME_UI.unused(view, legal, (act.Place(12, 4),))
    assert question is not None
    assert question.title == f"{special.value.capitalize()} is not used yet. Lay the 12 all the same?"
    assert question.things == (at.special(special),)


@pytest.mark.parametrize("special", [Special.KRAKEN, Special.BONE])
def test_kraken_or_bone_as_the_last_card_asks_about_the_divers_that_stay_behind(special: Special) -> None:
    """It was asked about a special that a diver leaves unused, and not the other way round."""
    view = last_card(special)
    itself = act.Place(15 if special is Special.KRAKEN else 0, 4)
    question = GAME_UI.unused(view, RULES.legal_actions(view), (itself,))
    assert question is not None
    assert question.title == (
        f"{special.value.capitalize()} is your last card of the round. Lay it all the same?"
    )
    assert question.detail == "Left in your hand, unused: 3, 12."
    assert question.things == (at.card(3), at.card(12))
    none_left = evolve(view, table=evolve(view.table, hands=((), view.table.hands[1])))
    assert GAME_UI.unused(none_left, RULES.legal_actions(none_left), (itself,)) is None
    earlier = last_card(special, laid=3)
    assert GAME_UI.unused(earlier, RULES.legal_actions(earlier), (itself,)) is None


def test_the_last_card_asks_about_an_anchor_that_stays_behind() -> None:
    """It left the game with the round, and nothing had been said. The arrow of the 9 sends the 11 across."""
    view = holding(last_card(Special.ANCHOR), (3, 9))
    legal = RULES.legal_actions(view)
    question = GAME_UI.unused(view, legal, (act.Place(9, 4),))
    assert question is not None
    assert question.title == "Anchor is not used yet. Lay the 9 all the same?"
    assert "would go with it, unused" in question.detail
    assert question.things == (at.special(Special.ANCHOR),)
    assert GAME_UI.unused(view, legal, (act.Place(9, 4, with_anchor=True),)) is None
    earlier = holding(last_card(Special.ANCHOR, laid=3), (3, 9))
    assert GAME_UI.unused(earlier, RULES.legal_actions(earlier), (act.Place(9, 4),)) is None


def holding(view: State, divers: tuple[int, ...]) -> State:
    """The same with other divers in the player's hand."""
    return evolve(view, table=evolve(view.table, hands=(divers, view.table.hands[1])))


def test_an_anchor_that_could_hold_nothing_any_more_is_not_asked_about() -> None:
    """The rival's hand was empty and the last space about to be filled: no arrow could move anything."""
    view = last_card(Special.ANCHOR)
    spaces = tuple(6 if space == 7 else card for space, card in enumerate(view.table.spaces))
    full = evolve(view, table=evolve(view.table, spaces=spaces))
    assert full.table.spaces.count(None) == 1
    assert GAME_UI.unused(full, RULES.legal_actions(full), (act.Place(12, 4),)) is None


def test_a_card_whose_arrow_moves_nothing_leaves_no_anchor_to_ask_about() -> None:
    """Of two empty spaces the rival's last card fills the other one, and on a full table no arrow moves any card."""
    view = last_card(Special.ANCHOR)
    assert view.table.spaces.count(None) == 2
    assert GAME_UI.unused(view, RULES.legal_actions(view), (act.Place(12, 4),)) is None


def test_the_anchor_dropped_on_a_card_is_answered_about_the_anchor() -> None:
    """It was told that only an arrow moves the card that lies there, and where cards of the hand go."""
    view = placing((13, N, 11, N, N, 14, N, N, 4, N), (3, 6, 12), Special.ANCHOR)
    answered = GAME_UI.refused(view, RULES.legal_actions(view), at.space(0), at.special(Special.ANCHOR))
    assert answered is not None
    assert answered.reason.startswith("The 13 lies on your ")
    assert answered.rule == (
        "The anchor goes to an empty space with a card. Then you choose the card it fixes."
    )
    carried = GAME_UI.refused(view, RULES.legal_actions(view), at.space(0), at.card(12))
    assert carried is not None
    assert "anchor" not in carried.rule


@pytest.mark.parametrize("special", [Special.SUBMARINE, Special.HARPOON, Special.EYE])
def test_a_special_that_is_done_without_is_asked_about_as_it_is_lost(special: Special) -> None:
    """The harpoon went with one press, and nothing had been said but that it is for this round only."""
    view = last_card(special, laid=0)
    question = GAME_UI.unused(view, RULES.legal_actions(view), (act.DeclineSpecial(),))
    assert question is not None
    assert question.things == (at.special(special),)


def test_nothing_is_asked_where_nothing_is_lost() -> None:
    for view in (last_card(None), last_card(Special.EYE), last_card(Special.KRAKEN, laid=3)):
        assert GAME_UI.unused(view, RULES.legal_actions(view), (act.Place(12, 4),)) is None


# What the rival did -------------------------------------------------------------------------------------


@cache
def rival_turns() -> tuple[tuple[tuple[StoryStep, ...], State], ...]:
    """The rival's turns of some games, each with the view after it."""
    return tuple(turn for seed in range(4) for turn in _turns(seed))


def _turns(seed: int) -> Iterator[tuple[tuple[StoryStep, ...], State]]:
    state, steps = RULES.setup(Options(), seed).state, list[StoryStep]()
    policy = PLAYERS["level2"]()
    while (turn := RULES.turn(state)).seat is not None:
        legal = RULES.legal_actions(state)
        view = RULES.observe(state, turn.seat)
        action = legal[0] if turn.automatic else policy.choose(view, legal, Rng(seed))[0].action
        made = RULES.apply(state, action)
        if turn.seat == BOT and not turn.automatic:
            before, after = RULES.observe(state, HUMAN), RULES.observe(made.state, HUMAN)
            steps.append(StoryStep(0, before, made.events, after))
        if steps and RULES.turn(made.state).seat != BOT:
            yield tuple(steps), RULES.observe(made.state, HUMAN)
            steps.clear()
        state = made.state


def test_the_count_of_a_round_is_nobodys_turn() -> None:
    """The next round began with the last column's count, told as if it were what the rival had done."""
    counted = [one for one in moments() if one.events and isinstance(one.events[0], CardAwarded)]
    assert counted
    for one in counted:
        told = GAME_UI.told((StoryStep(1, one.before, one.events, one.after),), one.after)
        assert told is not None
        assert not told.parts


def test_the_rivals_turn_is_told_in_its_parts() -> None:
    told_cards = 0
    for steps, view in rival_turns():
        told = GAME_UI.told(steps, view)
        laid = [
            one for step in steps for one in step.after.table.course if one not in step.before.table.course
        ]
        if told is None:
            assert laid == []
            continue
        assert told.side == 1
        assert told.why != "Nothing faces it yet.", "behind its arrow nobody knows what it is"
        assert all(part.strip() for part in told.parts)
        for one in laid:
            if isinstance(one, act.Place):
                told_cards += 1
                assert any(part.startswith(card_name(one.card)) for part in told.parts)
        for part in told.parts:
            assert "did not use" not in part
    assert told_cards > 50


def test_what_it_moved_is_marked_where_it_lies_now() -> None:
    marked = 0
    for steps, view in rival_turns():
        sprites = GAME_UI.marks(steps, TABLE)
        assert len({sprite.handle for sprite in sprites}) == len(sprites)
        now = [s.handle.key for s in sprites if isinstance(s.art, TraceArt) and not s.art.was]
        assert all(
            view.table.spaces[int(space)] is not None or None not in steps[-1].after.table.spaces
            for space in now
        )
        assert len(sprites) <= 7
        marked += bool(now)
    assert marked > 40
    assert GAME_UI.marks((), TABLE) == ()


# What is advised ----------------------------------------------------------------------------------------


@cache
def advised() -> tuple[tuple[State, Reasoned, tuple[Hint, ...]], ...]:
    """Hints at real decisions, by the adviser with little time."""
    adviser = evolve(level4(), iterations=150, start_samples=1, start_iterations=20)
    made = []
    for seed, state in enumerate((*found(40, lambda _: True, a_game=10), *found(8, laying_with(3, 4)))):
        view, legal = RULES.observe(state, seat_of(state)), RULES.legal_actions(state)
        choice = adviser.choose(view, legal, Rng(seed))[0]
        assert isinstance(choice, Reasoned)
        assert GAME_UI.hints is not None
        made.append((view, choice, GAME_UI.hints(choice, view)))
    return tuple(made)


def test_hints_never_stand_in_an_order_that_their_numbers_deny() -> None:
    # 11 of 383 said "about 48 %, the next best 49 %".
    several = 0
    for _, choice, hints in advised():
        assert hints
        shares = {one.action: percent(one.chance) for one in choice.thoughts.considered}
        shown = [shares[hint.actions[0]] for hint in hints if hint.after]
        assert shown == sorted(shown, reverse=True)
        assert [hint.after for hint in hints if hint.after] == [f"{share}%" for share in shown]
        several += len(shown) > 1
    assert several > 20


def test_a_hint_is_the_whole_turn() -> None:
    """rules.md 6: the card, whom the anchor fixes, which card the arrow moves."""
    longer = 0
    for view, _, hints in advised():
        for hint in hints:
            assert len(hint.steps) == len(hint.actions)
            state = view
            for number, action in enumerate(hint.actions):
                assert action in RULES.legal_actions(state)
                if isinstance(action, act.Place | act.AnchorTarget | act.MoveCard):
                    state = RULES.apply(state, action).state
                longer += number > 0
            if isinstance(hint.actions[0], act.Place) and hint.cover:
                assert not isinstance(state.table.pending, Moving) or hint.actions[-1] != hint.actions[0]
    assert longer > 5


def test_a_hint_names_what_its_move_brings() -> None:
    aims = 0
    for view, _, hints in advised():
        for hint in hints:
            if not isinstance(hint.actions[0], act.Place) or not isinstance(view.table.pending, Placing):
                continue
            final = view
            for action in hint.actions:
                final = RULES.apply(final, action).state
            wanted = {(domain_name(domain), points, own) for domain, own, points in promised(view, final)}
            assert len(hint.chips) == len(promised(view, final))
            for domain, points, own in wanted:
                sign = "+" if points > 0 else "\N{MINUS SIGN}"
                if not own:
                    sign = f"{'!' if points > 0 else '✓'} {sign}"
                assert any(chip.startswith(f"{sign}{abs(points)} {domain}") for chip in hint.chips)
            if hint.title.startswith("Beats the "):
                aims += 1
                space = hint.actions[0].space
                mine, facing = final.table.spaces[space], final.table.spaces[opposite(space)]
                assert mine is not None
                assert facing is not None
                assert beats(mine, facing)
                assert hint.title.startswith(f"Beats the {card_name(facing)}: ")
                assert hint.title.endswith("for you") == (space // COLUMNS == viewer(view))
    assert aims > 3


def test_a_tie_is_said_to_be_one() -> None:
    view = placing((13, N, 11, N, N, 14, N, N, 4, N), (3, 6, 12))
    legal = RULES.legal_actions(view)
    equal = tuple(Considered(action, 6000, 10) for action in legal[:3])
    assert GAME_UI.hints is not None
    first, second, _ = GAME_UI.hints(reasoned(legal[0], Thoughts(Method.SEARCH, equal)), view)
    assert (first.why_not, first.after) == ("", second.after)
    assert second.why_not == "As good as the first, as far as can be told."
    worse = (equal[0], evolve(equal[1], chance=5400))
    _, second = GAME_UI.hints(reasoned(legal[0], Thoughts(Method.SEARCH, worse)), view)
    assert second.why_not.startswith("6 percentage point")


def test_what_was_hardly_tried_is_not_offered() -> None:
    view = placing((13, N, 11, N, N, 14, N, N, 4, N), (3, 6, 12))
    legal = RULES.legal_actions(view)
    tried = (Considered(legal[0], 5000, 100), Considered(legal[1], 9000, 3), Considered(legal[2], 5100, 60))
    assert GAME_UI.hints is not None
    hints = GAME_UI.hints(reasoned(legal[0], Thoughts(Method.SEARCH, tried)), view)
    assert [hint.actions[0] for hint in hints] == [legal[2], legal[0]]


def test_thinking_longer_is_still_a_hint() -> None:
    assert isinstance(player("nautilus", GAME_UI.adviser), Searching)


def test_nobody_is_told_that_what_is_in_hand_is_not_held() -> None:
    """The anchor dragged onto a card of one's own hand was answered "You hold no such special card"."""
    tried = 0
    for moment in positions():
        view = moment.before
        held = held_special(view) if moment.seat == viewer(view) else None
        for card in own_cards(view):
            if held is None:
                continue
            tried += 1
            answer = GAME_UI.refusal(view, at.special(held), source_of(card))
            assert answer != why_text(Why.NO_SPECIAL)
    assert tried
