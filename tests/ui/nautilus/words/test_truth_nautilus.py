"""Each untrue sentence that was found at the table of Nautilus, and what is said in its stead.

Source: reviews of truth (Nautilus 6, 7, 8, 13) and access (1, 5, 11); rules.md 13, N32.
"""

from __future__ import annotations

from collections import Counter

from attrs import evolve

from noria_desktop.bots.nautilus.thoughts import SCALE, Considered, Method, Thoughts, reasoned
from noria_desktop.engine.contract import HUMAN
from noria_desktop.games.nautilus import events as ev
from noria_desktop.games.nautilus.components import components, domain_of, points_of
from noria_desktop.games.nautilus.domains import domains_won
from noria_desktop.games.nautilus.rules import RULES
from noria_desktop.games.nautilus.state import Opening, Options, Returning, State, is_hidden
from noria_desktop.games.nautilus.terms import Domain, DomainCards, Special
from noria_desktop.ui.nautilus.board import handles as at
from noria_desktop.ui.nautilus.board.arts import CaptionArt, SpecialArt
from noria_desktop.ui.nautilus.board.arts_dock import Blot, Fate, HeadingArt, RaceArt, Words
from noria_desktop.ui.nautilus.board.layout import layout
from noria_desktop.ui.nautilus.board.project import project
from noria_desktop.ui.nautilus.board.project_dock import race_art
from noria_desktop.ui.nautilus.board.viewpoint import blot, fates, kept_back, own_special
from noria_desktop.ui.nautilus.paint.dock import flag_at, heading_words, rail_length
from noria_desktop.ui.nautilus.words.names import domain_name, row_card, special_name
from noria_desktop.ui.nautilus.words.things import inspect, label
from noria_desktop.ui.nautilus.words.things_cards import unseen_divers
from noria_desktop.ui.nautilus.words.thoughts import method_text, percent
from tests.ui.nautilus.walks import moments, placing


def test_what_the_submarine_has_just_brought_up_is_seen() -> None:
    """Truth 7: its two open cards stood among the divers not seen yet."""
    found = 0
    for moment in moments():
        pending = moment.before.table.pending
        if isinstance(pending, Returning) and pending.seat == moment.seat:
            found += 1
            assert None not in pending.drawn
            assert set(pending.drawn).isdisjoint(unseen_divers(moment.before))
    assert found


def test_the_hidden_variant_tells_nothing_of_what_the_rival_has_taken() -> None:
    """Truth 6; N32: taken by the rival and still in the deck look the same."""
    hidden = Options(domain_cards=DomainCards.HIDDEN)
    state = RULES.setup(hidden, 3).state
    for domain in Domain:
        (minus,) = components().minus_cards[domain.index]
        for taken in (((), (minus,)), ((), ())):
            match = evolve(state.match, taken=taken, revealed=(minus,) if taken[1] else ())
            view = RULES.observe(evolve(state, match=match), HUMAN)
            assert blot(view, domain) is Blot.ELSEWHERE
        own = evolve(state, match=evolve(state.match, taken=((minus,), ()), revealed=(minus,)))
        assert blot(RULES.observe(own, HUMAN), domain) is Blot.OWN


def test_a_round_that_is_about_to_begin_has_no_row_yet() -> None:
    """Its spaces were spoken of with the domain cards of the round before."""
    begun = [moment.before for moment in moments() if isinstance(moment.before.table.pending, Opening)]
    assert any(view.match.revealed for view in begun)
    for view in begun:
        assert [row_card(view, column) for column in range(5)] == [None] * 5
        assert "At stake" not in " ".join(inspect(at.space(0), view)[1])


def test_nothing_estimated_is_certain() -> None:
    """Truth 13: "never quite certain" was shown as 100."""
    assert [percent(chance) for chance in (0, SCALE, SCALE // 2, 20)] == [1, 99, 50, 1]


def test_one_possible_hand_is_not_called_several() -> None:
    """Truth 8: "with 1 possible hands"; and what was counted were hands and special cards together (truth 4)."""
    thoughts = Thoughts(Method.SEARCH, (Considered(RULES.legal_actions(opened())[0], 5000),), 1, 60)
    words = method_text(reasoned(thoughts.considered[0].action, thoughts).thoughts)
    assert "possible hands" not in words
    assert "1 way" in words


def opened() -> State:
    return RULES.apply(
        RULES.setup(Options(), 1).state, RULES.legal_actions(RULES.setup(Options(), 1).state)[0]
    ).state


def test_the_plate_says_who_starts() -> None:
    """Access 5: its name was cut before it."""
    for moment in moments()[::9]:
        view, own = moment.before, moment.before.match.start == moment.seat
        assert ("Start player" in label(at.plate(own=True), view)) == own
        assert ("Start player" in label(at.plate(own=False), view)) == (not own)


def test_who_holds_a_special_is_said_and_not_only_coloured() -> None:
    """Access 11."""
    said = 0
    for moment in moments():
        view = moment.before
        words = label(at.fates(), view)
        for special, fate in zip(Special, fates(view), strict=True):
            if fate is Fate.RIVAL:
                assert f"The rival holds {special_name(special)}" in words
                said += 1
            elif special in view.table.specials[moment.seat]:
                assert f"You hold {special_name(special)}" in words
    assert said > 20


def test_a_space_tells_what_is_at_stake_also_where_a_card_faces_it() -> None:
    view = placing((13, None, 11, None, None, 14, None, None, 4, None), (3, 6, 12))
    for space in (3, 6, 7, 9):
        card = row_card(view, space % 5)
        assert card is not None
        words = label(at.space(space), view)
        assert f"At stake: {domain_name(domain_of(card))} " in words
        assert str(abs(points_of(card))) in words


# A special card that was kept back -------------------------------------------------------------------------


def lying_special(view: State) -> SpecialArt | None:
    """The viewer's special card as it lies at its place."""
    found = [
        sprite.art
        for sprite in project(view, layout(1280, 680))
        if isinstance(sprite.art, SpecialArt)
        and sprite.handle == at.special(own_special(view) or Special.EYE)
    ]
    return found[0] if len(found) == 1 else None


def test_a_special_that_was_done_without_lies_there_as_kept_back() -> None:
    """It lay bright till the round's end, as if it could still be used; rules.md 5, R4."""
    declined: dict[tuple[int, int], bool] = {}
    met = 0
    for moment in moments():
        view, me = moment.after, moment.seat
        for event in moment.events:
            if isinstance(event, ev.SpecialDeclined) and event.seat == me:
                declined[me, view.match.round] = True
            if isinstance(event, ev.RoundBegan | ev.GameBegan):
                declined.clear()
        expected = bool(view.table.specials[me]) and (me, view.match.round) in declined
        expected = expected and not isinstance(view.table.pending, Opening)
        assert kept_back(view) == expected, view.table.pending
        if (art := lying_special(view)) is not None:
            assert art.kept_back == expected
        if expected:
            met += 1
            special = own_special(view)
            assert special is not None
            words = label(at.special(special), view)
            assert words.startswith(f"{special_name(special)}, Kept back: it goes with the round, unused, ")
    assert met > 10


def test_the_rivals_special_of_the_rounds_start_that_was_done_without_is_no_more_shown_as_ready() -> None:
    """Its eye stood bright and "held" all the round after it was passed; the rival holds it, and it is of no use."""
    given: set[int] = set()
    declined: set[int] = set()
    met: Counter[bool] = Counter()
    for moment in moments():
        view, me = moment.after, moment.seat
        for event in moment.events:
            if isinstance(event, ev.SpecialDeclined) and event.seat != me:
                declined.add(view.match.round)
            if isinstance(event, ev.RoundBegan | ev.GameBegan):
                declined.clear()
        known = view.deal.knowledge[me]
        special = known.given if known is not None else None
        if special is None or isinstance(view.table.pending, Opening):
            continue  # nobody but the giver knows what the rival holds
        given.add(view.match.round)
        expected = bool(view.table.specials[1 - me]) and view.match.round in declined
        assert kept_back(view, own=False) == expected, view.table.pending
        sprites = {sprite.handle: sprite.art for sprite in project(view, layout(1280, 680))}
        face, caption = sprites.get(at.special(special)), sprites[at.scenery("caption")]
        assert isinstance(caption, CaptionArt)
        assert caption.kept_back == expected
        if isinstance(face, SpecialArt):
            assert face.kept_back == expected
        words = label(at.special(special), view)
        assert ("Kept back: it goes with the round, unused" in words) == expected
        met[expected] += 1
    assert met[True] > 5
    assert met[False] > 5


# How the race stands ---------------------------------------------------------------------------------------


def test_the_race_says_how_many_domains_each_has_won_and_how_many_win() -> None:
    """Three of four notches stood beside "you won", and nobody said three of what."""
    met = 0
    for moment in moments():
        view, me = moment.after, moment.seat
        if is_hidden(view):
            continue
        own, theirs = (domains_won(view.match.settled, seat) for seat in (me, 1 - me))  # type: ignore[arg-type]
        heading = next(
            sprite.art
            for sprite in project(view, layout(1280, 680))
            if isinstance(sprite.art, HeadingArt) and sprite.art.words is Words.RACE
        )
        assert heading_words(heading)[1] == f"Won: you {own}, rival {theirs}. First to 3."
        assert f"Domains won: {own} of 3, lost: {theirs}" in label(at.plate(own=True), view)
        for domain in Domain:
            won = view.match.settled[domain.index] is not None
            said = f"Domains won: you {own}, rival {theirs}; 3 win the game" in label(at.race(domain), view)
            assert said == won
            met += won
    assert met > 20


def test_a_rail_ends_at_the_flag_that_won_the_domain() -> None:
    """rules.md 10: three points win once the −1 was taken, else four; who has won stands at the flag or beyond it."""
    early = RaceArt(Domain.WAR, 228, 66, 3, 1, Blot.RIVAL, winner=True)
    assert (flag_at(early), rail_length(early, 3), rail_length(early, 1)) == (3, 3, 3)
    late = RaceArt(Domain.WAR, 228, 66, 4, 0, Blot.DECK, winner=True)
    assert (flag_at(late), rail_length(late, 4), rail_length(late, 0)) == (4, 4, 4)
    more = RaceArt(Domain.WAR, 228, 66, 5, 0, Blot.RIVAL, winner=True)
    assert (flag_at(more), rail_length(more, 5)) == (3, 4), "points beyond the flag are shown as well"
    hidden = RaceArt(Domain.WAR, 228, 66, 3, None, Blot.ELSEWHERE)
    assert (flag_at(hidden), rail_length(hidden, 3)) == (0, 4)
    for moment in moments():
        view = moment.after
        if is_hidden(view):
            continue
        for domain in Domain:
            art = race_art(view, layout(1280, 680), domain)
            assert art.rival is not None
            if art.winner is not None:
                assert (art.own if art.winner else art.rival) >= flag_at(art)
