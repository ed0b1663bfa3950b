"""What the strip says of what happens by itself, of the anchor in hand and of cards that can move. Source: issue 13."""

from __future__ import annotations

import pytest
from attrs import evolve

from noria_desktop.engine.contract import BOT, HUMAN
from noria_desktop.games.nautilus import actions as act
from noria_desktop.games.nautilus import events as ev
from noria_desktop.games.nautilus.rules import RULES
from noria_desktop.games.nautilus.state import Awarding, Moving, Placing, State
from noria_desktop.games.nautilus.terms import Special
from noria_desktop.ui.nautilus.board import handles as at
from noria_desktop.ui.nautilus.board.arts import Deed, DropArt
from noria_desktop.ui.nautilus.board.gestures import commands
from noria_desktop.ui.nautilus.board.ghosts import notes
from noria_desktop.ui.nautilus.board.layout import layout
from noria_desktop.ui.nautilus.game_ui import GAME_UI
from noria_desktop.ui.nautilus.paint.instruments import drop_words
from noria_desktop.ui.nautilus.words.friend import friend_text
from tests.ui.nautilus.walks import moments, placing

N = None


def asked(state: State) -> tuple[str, str]:
    return GAME_UI.prompt(RULES.turn(state), state)


def before_the_last_card(hand: tuple[int, ...], special: Special | None = None) -> State:
    """Nine cards lie, the rival started, and it is the viewer's turn: space 4 is empty."""
    state = placing((13, 2, 11, 3, N, 14, 5, 10, 4, 1), hand)
    course = tuple(
        act.Place(card, space) for space, card in enumerate(state.table.spaces) if card is not None
    )
    specials = ((special,) if special is not None else (), state.table.specials[1])
    return evolve(
        state,
        match=evolve(state.match, start=BOT),
        table=evolve(state.table, course=course, specials=specials),
    )


# What nobody pressed ----------------------------------------------------------------------------------------


def test_the_last_card_of_the_round_lays_itself_and_that_is_said() -> None:
    """It lay there without a word while the columns were counted already."""
    state = RULES.apply(before_the_last_card((12,)), act.Place(12, 4)).state
    assert isinstance(state.table.pending, Awarding)
    title, more = asked(state)
    assert title == "All ten spaces are full"
    assert more == (
        "Your last card, the 12, went to the only empty space. "
        "Each domain card goes to the side with the winning card."
    )
    over = RULES.apply(state, act.Advance()).state
    assert asked(over)[1].startswith("Your last card, the 12, went to the only empty space. ")


def test_where_there_was_a_choice_nothing_lay_itself() -> None:
    for state in (before_the_last_card((12, 6)), before_the_last_card((12,), Special.KRAKEN)):
        after = RULES.apply(state, act.Place(12, 4)).state
        assert asked(after)[1] == "Each domain card goes to the side with the winning card."


def test_the_only_move_of_an_arrow_is_made_by_itself_and_said() -> None:
    """rules.md 7: with one legal pair the window moves the card without asking."""
    state = placing((13, N, N, N, N, N, N, N, N, N), (9, 12))
    laid = RULES.apply(state, act.Place(9, 3)).state
    assert isinstance(laid.table.pending, Moving)
    (only,) = RULES.legal_actions(laid)
    moved = RULES.apply(laid, only).state
    moved = evolve(moved, table=evolve(moved.table, course=(act.Place(9, 3), only)))
    moved = evolve(moved, match=evolve(moved.match, start=HUMAN))
    title, more = asked(RULES.observe(moved, HUMAN))
    assert title == "The rival's turn"
    assert more.startswith("The arrow of your 9 moved the 13 to the rival's ")
    assert more.endswith(": nothing else could move.")


def test_a_move_that_was_chosen_is_not_said_to_have_made_itself() -> None:
    state = placing((13, N, 11, N, N, N, N, N, N, N), (9, 12))
    laid = RULES.apply(state, act.Place(9, 3)).state
    moved = RULES.apply(laid, RULES.legal_actions(laid)[0]).state
    moved = evolve(moved, match=evolve(moved.match, start=HUMAN))
    assert "nothing else" not in asked(RULES.observe(moved, HUMAN))[1]


@pytest.mark.parametrize(
    ("spaces", "laid", "anchored", "why"),
    [
        ({}, act.Place(8, 2), None, "it lay alone on your side."),
        ({7: 13}, act.Place(8, 2), None, "it lay alone on your side."),
        ({6: 13}, act.Place(9, 8), 6, "the anchor held the 13."),
        ({6: 13}, act.Place(8, 8), 6, "the anchor held the 13."),
        ({1: 13, 6: 2}, act.Place(9, 3), None, "the 13 faced another card."),
        (
            {1: 13, 6: 2, 0: 11, 5: 3},
            act.Place(6, 3),
            None,
            "the spaces across were taken.",
        ),
        (
            {0: 11, 1: 13, 6: 2},
            act.Place(6, 3),
            0,
            "the anchor held the 11, and the spaces across were taken.",
        ),
        ({5: 13, 6: 2, 7: 11, 8: 3}, act.Place(7, 9), None, "no space of the rival's side was empty."),
    ],
)
def test_an_own_arrow_that_moved_nothing_is_told_with_its_reason(
    spaces: dict[int, int], laid: act.Place, anchored: int | None, why: str
) -> None:
    """rules.md 7: it was told in the preview only, and not any more once the card lay."""
    state = placing(tuple(spaces.get(number) for number in range(10)), (laid.card, 12, 4))
    state = evolve(
        state,
        match=evolve(state.match, start=HUMAN),
        table=evolve(state.table, anchored=anchored, hands=(state.table.hands[0], (5, 1))),
    )
    after = RULES.apply(state, laid).state
    words = f"Your {laid.card} moved nothing: {why}"
    assert asked(RULES.observe(after, HUMAN)) == ("The rival's turn", words)
    answered = RULES.apply(
        after, act.Place(5, next(one for one in (4, 9) if after.table.spaces[one] is None))
    ).state
    title, more = asked(RULES.observe(answered, HUMAN))
    assert title == "Lay a card on any empty space"
    assert more == words, "the rival's card lies there now, and it is told as it was"
    assert "moved nothing" not in asked(RULES.observe(after, BOT))[1], (
        "of its own arrow nobody else is told so"
    )


def test_an_arrow_is_told_to_have_moved_nothing_where_the_rules_say_so_and_nowhere_else() -> None:
    """From its card to the player's next one, whatever the rival lays, fixes or moves meanwhile."""
    idle, met = False, 0
    for moment in moments():
        before = moment.before.table.course
        for event in moment.events:
            match event:
                case ev.CardPlaced(seat) | ev.CardMoved(seat) if seat == moment.seat:
                    idle = False
                case ev.ArrowIdle(seat) if seat == moment.seat:
                    idle = True
                case ev.RoundBegan():
                    idle = False
        view = moment.after
        if isinstance(view.table.pending, Placing) and len(view.table.course) >= len(before):
            words = asked(view)[1]
            assert idle == ("moved nothing" in words), (words, view.table.course)
            met += idle
    assert met > 20


def test_cards_that_can_move_are_things_and_not_bare_numbers() -> None:
    """It was "On your side, 13, 11 can cross to an empty space"."""
    state = placing((13, N, 11, N, N, N, N, N, N, N), (9, 12))
    laid = RULES.apply(state, act.Place(9, 3)).state
    assert asked(laid)[1] == "On your side, the 13 and the 11 can cross to an empty space. One of them must."


def test_the_card_is_taken_before_its_space_is_chosen() -> None:
    """rules.md 7: "choose the space" stood there while the card had to be taken first, and again after a wrong press."""
    laid = RULES.apply(placing((13, N, N, N, N, N, N, N, N, N), (8, 12)), act.Place(8, 3)).state
    legal = RULES.legal_actions(laid)
    assert asked(laid)[0] == "The 8 moves the 13 along: take it, then choose the space"
    wrong = GAME_UI.refused(laid, legal, at.space(1), None)
    assert wrong is not None
    assert wrong.rule == "First take the 13, then choose the space."
    assert GAME_UI.in_hand(laid, at.space(0)) == (
        "The 8 moves the 13 along: choose the space",
        "Any empty space of your side.",
    )
    assert GAME_UI.in_hand(laid, at.space(3)) is None, "its own arrow does not move it"
    assert GAME_UI.in_hand(laid, at.card(12)) is None

    two = RULES.apply(placing((13, N, 11, N, N, N, N, N, N, N), (9, 12)), act.Place(9, 3)).state
    wrong = GAME_UI.refused(two, RULES.legal_actions(two), at.space(1), None)
    assert wrong is not None
    assert wrong.rule == "First take one of the lit cards, then choose the space."
    title, more = GAME_UI.in_hand(two, at.space(2)) or ("", "")
    assert title == "The 9 sends the 11 across"
    assert more.startswith("It goes to the rival's ")


def test_the_one_card_that_glows_is_named_and_not_called_one_of_several() -> None:
    """The words "one of the lit cards" were said while only the 13 glowed."""
    laid = RULES.apply(placing((13, N, N, N, N, N, N, N, N, N), (9, 12)), act.Place(9, 3)).state
    two = RULES.apply(placing((13, N, 11, N, N, N, N, N, N, N), (9, 12)), act.Place(9, 3)).state
    for state, words in (
        (laid, "First the arrow: the 13 must move."),
        (two, "First the arrow: one of the lit cards must move."),
    ):
        pressed = GAME_UI.refused(state, RULES.legal_actions(state), at.card(12), None)
        assert pressed is not None
        assert pressed.reason == words
        assert GAME_UI.refusal(state, at.card(12), at.space(1)) == words


# The anchor -------------------------------------------------------------------------------------------------


def with_the_anchor() -> State:
    state = placing((13, N, N, N, N, N, N, N, N, N), (9, 12))
    return evolve(state, table=evolve(state.table, specials=((Special.ANCHOR,), state.table.specials[1])))


def test_the_anchor_in_hand_says_what_comes_next() -> None:
    view = with_the_anchor()
    anchor = at.special(Special.ANCHOR)
    assert GAME_UI.in_hand(view, anchor) == (
        "The anchor is raised: choose the space",
        "The card that goes there is chosen next. Esc puts the anchor back.",
    )
    assert GAME_UI.in_hand(view, at.card(12)) == (
        "Lay the 12 on any empty space",
        "Dropped on the small anchor in the corner of a space, it takes the anchor along.",
    )
    assert GAME_UI.in_hand(placing((13, *(N,) * 9), (9, 12)), at.card(12)) is None


def test_a_card_taken_with_the_anchor_raised_says_that_the_anchor_is_lowered() -> None:
    """It was lowered without a word."""
    view, anchor = with_the_anchor(), at.special(Special.ANCHOR)
    assert GAME_UI.put_back(view, anchor, at.card(12)) == (
        "The anchor lies in its place again: it goes with the card in the corner of a space."
    )
    assert GAME_UI.put_back(view, at.card(12), anchor) == ""
    assert GAME_UI.put_back(view, at.card(12), at.card(9)) == ""


def test_while_the_card_for_the_raised_anchor_is_chosen_the_prompt_says_so() -> None:
    """It fell back to "Lay a card on any empty space" while a list of the cards stood at the space."""
    view, anchor = with_the_anchor(), at.special(Special.ANCHOR)
    assert GAME_UI.choosing is not None
    title, more = GAME_UI.choosing(view, anchor, at.space(1)) or ("", "")
    assert title == "The anchor is raised: choose the card"
    assert more.startswith("It goes to your ")
    assert more.endswith(". Esc puts the anchor back.")
    assert GAME_UI.choosing(view, at.card(12), at.space(1)) is None


# Where one space is left -------------------------------------------------------------------------------------


@pytest.mark.parametrize("special", [Special.ANCHOR, Special.KRAKEN, Special.BONE])
def test_the_only_empty_space_is_not_called_any(special: Special) -> None:
    """The words "any empty space" and "on either side" stood there with nine cards on the table."""
    view = before_the_last_card((12,), special)
    title, more = asked(view)
    assert title == "Lay a card on the only empty space"
    assert "either side" not in more
    title, more = GAME_UI.in_hand(view, at.card(12)) or ("", "")
    assert title == "Lay the 12 on the only empty space"
    assert "either side" not in more
    assert asked(before_the_last_card((12, 6)))[0] == "Lay a card on the only empty space"


@pytest.mark.parametrize("special", [Special.KRAKEN, Special.BONE])
def test_kraken_and_bone_in_hand_say_what_stays_in_the_hand_for_them(special: Special) -> None:
    """A diver in hand changed the strip, the Kraken did not; what it costs stood in the preview only."""
    view, thing = before_the_last_card((6,), special), at.special(special)
    name = special.value.capitalize()
    assert GAME_UI.in_hand(view, thing) == (
        f"Lay the {name} on the only empty space",
        "Left in your hand, unused: 6.",
    )
    earlier = placing((13, 2, 11, N, N, N, N, 14, 12, 10), (5, 6), special)
    assert GAME_UI.in_hand(earlier, thing) == (
        f"Lay the {name} on any empty space",
        "1 of your divers would then stay unused.",
    )
    assert GAME_UI.in_hand(earlier, at.card(5)) == (
        "Lay the 5 on any empty space",
        "On either side of the table.",
    )


# The arrow of a card that goes with the anchor ----------------------------------------------------------------


def test_a_card_with_an_arrow_that_takes_the_anchor_along_says_that_a_card_must_then_move() -> None:
    """The list said "8 to your Science (3), with the anchor", and only the hover card of the 8 told of its arrow."""
    arrow = "with the anchor; then its arrow moves a card"
    two = placing((13, N, 11, N, N, N, N, N, N, N), (8, 12), Special.ANCHOR)
    assert GAME_UI.describe(act.Place(8, 3, with_anchor=True), two).endswith(arrow)
    assert GAME_UI.describe(act.Place(12, 3, with_anchor=True), two).endswith("with the anchor")
    assert "arrow" not in GAME_UI.describe(act.Place(8, 3), two)
    alone = act.Place(8, 8, with_anchor=True)
    assert GAME_UI.describe(alone, two).endswith("with the anchor")
    _, lines = GAME_UI.preview(two, RULES.apply(two, alone).state, alone)
    assert "Its arrow can move nothing." in lines
    # The anchor may fix the one card that the arrow could move.
    one = placing((13, N, N, N, N, N, N, N, N, N), (8, 12), Special.ANCHOR)
    laid = act.Place(8, 3, with_anchor=True)
    assert GAME_UI.describe(laid, one).endswith("with the anchor")
    _, lines = GAME_UI.preview(one, RULES.apply(one, laid).state, laid)
    assert "Its arrow must then move a card, unless the anchor holds the only one that can." in lines


# One of two cards -------------------------------------------------------------------------------------------


def test_both_places_say_what_a_drop_does_with_either_special_card() -> None:
    """rules.md 5, R3: one is kept, the other goes to the rival."""
    table = layout(1280, 678)
    shown = 0
    for moment in moments():
        view = moment.before
        for gesture in GAME_UI.presenter.gestures(view, moment.legal):
            action = gesture.actions[0]
            if not isinstance(action, act.KeepSpecial | act.SubmarineReturn):
                continue
            drops = {
                one.art.deed: one.art
                for one in notes(view, moment.legal, gesture.source, None, table)
                if isinstance(one.art, DropArt)
            }
            deeds = (
                {Deed.KEEP, Deed.GIVE} if isinstance(action, act.KeepSpecial) else {Deed.JOIN, Deed.RETURN}
            )
            assert set(drops) == deeds
            goals = {
                at.own_special(): Deed.KEEP,
                at.rival_special(): Deed.GIVE,
                at.own_hand(): Deed.JOIN,
                at.pile(): Deed.RETURN,
            }
            if gesture.target not in goals:
                continue
            drop = drops[goals[gesture.target]]
            match action:
                case act.KeepSpecial(kept):
                    assert kept is (drop.card if drop.deed is Deed.KEEP else drop.other)
                case act.SubmarineReturn(card):
                    assert card == (drop.other if drop.deed is Deed.JOIN else drop.card)
            shown += 1
    assert shown > 20


def test_what_the_places_say() -> None:
    said = {
        deed: drop_words(DropArt(deed, this, other, 196, 1))
        for deed, this, other in (
            (Deed.KEEP, Special.KRAKEN, Special.BONE),
            (Deed.GIVE, Special.KRAKEN, Special.BONE),
            (Deed.JOIN, 12, 3),
            (Deed.RETURN, 12, 3),
        )
    }
    assert said == {
        Deed.KEEP: ("Keep Kraken", "The rival gets Bone"),
        Deed.GIVE: ("Give Kraken to the rival", "You keep Bone"),
        Deed.JOIN: ("Keep the 12", "The 3 goes back to the pile"),
        Deed.RETURN: ("Put the 12 back", "The 3 joins your hand"),
    }


# The end ----------------------------------------------------------------------------------------------------


def test_the_end_of_the_game_waits_for_a_press() -> None:
    over = next(moment.after for moment in moments() if RULES.turn(moment.after).seat is None)
    (command,) = commands(over, ())
    assert (command.actions, command.waits) == ((), True)
    assert GAME_UI.command(command.name, over) == "See the result"


# Whose card it was ------------------------------------------------------------------------------------------


def test_a_card_is_called_yours_only_if_you_laid_it() -> None:
    """It said "It beat your Bone" of the bone that the rival itself had laid on the player's side."""
    state = placing((3, N, N, N, N, N, N, N, N, N), (9, 12))
    for start, words in ((HUMAN, "It beat your 3."), (BOT, "It beat the 3 on your side.")):
        seen = evolve(
            state,
            match=evolve(state.match, start=start),
            table=evolve(state.table, course=(act.Place(3, 0),)),
        )
        assert friend_text(act.Place(10, 5), BOT, seen, None) == words


def test_one_card_that_can_cross_is_no_choice() -> None:
    """Only the 13 lies before the viewer when the 9 comes beside it: "choose which" and "one of them" named nobody."""
    laid = RULES.apply(placing((13, N, N, N, N, N, N, N, N, N), (9, 12)), act.Place(9, 3)).state
    assert asked(laid) == ("The 9 sends the 13 across", "On your side only the 13 can move, and it must.")
    two = RULES.apply(placing((13, N, 11, N, N, N, N, N, N, N), (9, 12)), act.Place(9, 3)).state
    assert asked(two)[0] == "The 9 sends another card across: choose which"
