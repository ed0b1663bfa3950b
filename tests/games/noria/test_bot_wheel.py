"""The bot's turn: rules.md 5.2, the order of letters, upgraded letters, surges, the small ring's substitute."""

from __future__ import annotations

import pytest
from attrs import evolve
from hypothesis import given, settings
from hypothesis import strategies as st

from noria_desktop.games.noria.bot_wheel import advance_bot
from noria_desktop.games.noria.components import components
from noria_desktop.games.noria.events import (
    FactoryBuilt,
    GameEnded,
    Invested,
    LetterActs,
    LetterCancelled,
    LettersEntered,
    LetterUpgraded,
    PoliticianRemoved,
    PoliticianSeated,
    RingsTurned,
    RoundBegan,
    ShipTaken,
    Substituted,
    Surged,
    Travelled,
)
from noria_desktop.games.noria.setup import setup
from noria_desktop.games.noria.state import BotTurn, Finished, Influencing, Options, Use
from noria_desktop.games.noria.terms import Chamber, Letter, Side, Track
from tests.games.noria.bot_positions import (
    acting,
    lined_up,
    of_kind,
    played_out,
    table,
    turning,
    wheel,
    with_bot,
    with_council,
    with_island,
    with_levels,
    written,
)

A, B, C, D, E, F = Letter


# The beats of a turn


def test_the_first_beat_turns_all_three_rings_and_lines_the_letters_up() -> None:
    """5.2; rules.md 7, bot turn 1: A and D act."""
    step = advance_bot(turning("1D - 2A 4C - 1B 2E 5F"))
    assert step.events == (RingsTurned(Side.BOT), LettersEntered((A, D)))
    assert written(step.state.bot.wheel) == "2D - 1C 3A - 2B 3E 6F"
    assert step.state.pending == BotTurn((Use(A, small_ring=False), Use(D, small_ring=True)))


def test_the_second_turn_of_the_example() -> None:
    """rules.md 7, bot turn 2: only E acts."""
    step = advance_bot(turning("2D - 1C 3A - 2B 3E 6F", round_number=2))
    assert step.events == (RingsTurned(Side.BOT), LettersEntered((E,)))
    assert written(step.state.bot.wheel) == "1D - 2C 4A - 1F 3B 4E"


def test_each_further_beat_is_one_use_and_the_last_ends_the_turn() -> None:
    """5.2: letters act in alphabetical order."""
    state, beats = played_out(turning("1D - 2A 4C - 1B 2E 5F"))
    assert [type(beat[0]) for beat in beats] == [RingsTurned, LetterActs, LetterActs]
    assert [beat[0].letter for beat in beats[1:] if isinstance(beat[0], LetterActs)] == [A, D]
    assert state.pending == BotTurn(())
    step = advance_bot(state)
    assert step.events[0] == RoundBegan(2)
    assert step.state.round == 2
    assert step.state.pending == Influencing()


def test_a_turn_in_which_nothing_enters_has_no_action() -> None:
    """5.2; the seed: no bot action at all."""
    state, beats = played_out(turning("2A - 1B 3C - 1D 4E 5F"))
    assert beats == [(RingsTurned(Side.BOT), LettersEntered(()))]
    assert advance_bot(state).events[0] == RoundBegan(2)


def test_three_letters_may_enter_at_once_whatever_their_rings() -> None:
    """5.2: F on the small, A on the medium, B on the large ring; the alphabet decides, not the ring."""
    step = advance_bot(turning("1F - 2A 4C - 3B 4E 5D"))
    assert step.events[1] == LettersEntered((A, B, F))


def test_after_round_16_the_game_ends() -> None:
    """5.1 (1), 5.4."""
    step = advance_bot(lined_up(table(16)))
    assert step.state.pending == Finished()
    assert isinstance(step.events[-1], GameEnded)
    assert advance_bot(lined_up(table(15))).state.round == 16


def test_only_the_bots_turn_can_be_advanced() -> None:
    with pytest.raises(ValueError, match="not to move"):
        advance_bot(evolve(table(), pending=Influencing()))


# Upgraded letters


@pytest.mark.parametrize("letter", list(Letter))
def test_every_upgraded_letter_that_enters_acts_twice(letter: Letter) -> None:
    """5.2; the seed stresses that all of them do, without the human's limit of one."""
    others = [other.value for other in Letter if other is not letter]
    rings = f"1{letter.value} - 1{others[0]} 3{others[1]} - 1{others[2]} 4{others[3]} 5{others[4]}"
    step = advance_bot(turning(rings, upgraded=letter.value))
    assert step.state.pending == BotTurn((Use(letter, True), Use(letter, True, second=True)))


def test_two_upgraded_letters_act_twice_each() -> None:
    """5.2: first both uses of one, then both of the other."""
    _, beats = played_out(turning("1D - 2A 4C - 1B 2E 5F", upgraded="AD"))
    assert [beat[0] for beat in beats[1:]] == [
        LetterActs(A, upgraded=True, second=False),
        LetterActs(A, upgraded=True, second=True),
        LetterActs(D, upgraded=True, second=False),
        LetterActs(D, upgraded=True, second=True),
    ]


def test_upgraded_airship_visits_two_islands() -> None:
    """5.3 A, R36: islands 2 (2, 1, 1) and 3 (2, 1, 1) lose the right ship each."""
    state, _ = played_out(turning("2D - 2A 4C - 1B 2E 5F", upgraded="A"))
    assert [island.ships for island in state.islands][:4] == [(2, 1, 1), (2, 1, 0), (2, 1, 0), (1, 2, 1)]
    assert state.bot.ambassador == 2


def test_upgraded_factory_builds_on_two_islands() -> None:
    """R36: recomputed; island 2 has 2-1-1-2 warehouses, island 3 has 1-2-2-1."""
    state, _ = played_out(turning("2D - 2B 4C - 1A 2E 5F", upgraded="B"))
    assert state.islands[1].factories == (None, None, None, Side.BOT)
    assert state.islands[2].factories == (None, None, Side.BOT, None)
    assert state.bot.factories == 5


def test_upgraded_intrigue_alternates_its_halves() -> None:
    """R36: (i) (ii) (i) (ii)."""
    _, beats = played_out(with_levels(turning("2D - 2C 4B - 1A 2E 5F", upgraded="C"), human=(0, 2, 0, 0)))
    moves = [
        event for beat in beats for event in beat if isinstance(event, PoliticianSeated | PoliticianRemoved)
    ]
    assert moves == [
        PoliticianSeated(Side.BOT, Chamber.REFINEMENT, 2),
        PoliticianRemoved(Side.BOT, Chamber.SETTLEMENT),
        PoliticianSeated(Side.BOT, Chamber.REFINEMENT, 4),
        PoliticianRemoved(Side.BOT, Chamber.SETTLEMENT),
    ]


def test_upgraded_investment_may_climb_from_the_cave_to_level_2() -> None:
    """R36."""
    state, _ = played_out(turning("1D - 1A 3C - 1B 4E 5F", upgraded="D"))
    assert state.bot.levels == (1, 0, 0, 2)


def test_upgraded_follow_recomputes_for_the_second_use() -> None:
    """R36: research is full after the first use, so the second goes to the human's next track."""
    state = with_levels(turning("1E - 1A 3C - 1B 4D 5F", upgraded="E"), bot=(1, 0, 0, 8), human=(3, 0, 0, 5))
    after, _ = played_out(state)
    assert after.bot.levels == (2, 0, 0, 9)


def test_upgraded_enhance_upgrades_two_letters_recomputing() -> None:
    """R15. After the turn: 2F, 2A 4C, 2B 5E 6D: A enters next (1), then B and the small ring's F (2)."""
    state, beats = played_out(turning("1F - 1A 3C - 1B 4E 5D", upgraded="F"))
    upgraded = [event.letter for beat in beats for event in beat if isinstance(event, LetterUpgraded)]
    assert upgraded == [A, B]
    assert state.bot.wheel == wheel("2F - 2A 4C - 2B 5E 6D", upgraded="ABF")


def test_an_enhance_that_upgrades_itself_does_not_act_again() -> None:
    """R15: uses are fixed when the letters are lined up. F on medium 3 is 4 steps away; all others shine."""
    state, beats = played_out(turning("2D - 2F 4C - 1B 3E 5A", upgraded="ABCDE"))
    assert [beat[0] for beat in beats[1:]] == [
        LetterActs(E, upgraded=True, second=False),
        LetterActs(E, upgraded=True, second=True),
        LetterActs(F, upgraded=False, second=False),
    ]
    assert beats[-1][-1] == LetterUpgraded(F)
    assert state.pending == BotTurn(())


# Energy surge


@pytest.mark.parametrize(("round_number", "surge"), [(1, False), (10, False), (11, True), (16, True)])
def test_a_changes_with_round_11(round_number: int, surge: bool) -> None:
    """5.3 A; R25: rounds 1-10 airship, 11-16 energy surge."""
    _, events = acting(table(round_number), A)
    assert bool(of_kind(events, Surged)) is surge
    assert bool(of_kind(events, ShipTaken)) is not surge
    assert bool(of_kind(events, Travelled)) is not surge


def test_surge_turns_medium_and_large_and_new_letters_join_in_alphabetical_order() -> None:
    """5.3 A; R16: A, C, E entered by the turn; B and D join by the surge, and all act once."""
    state, beats = played_out(turning("1E - 1D 2A - 2B 3C 6F", round_number=12))
    assert beats[0] == (RingsTurned(Side.BOT), LettersEntered((A, C, E)))
    assert beats[1] == (LetterActs(A, upgraded=False, second=False), Surged((B, D)))
    assert [beat[0].letter for beat in beats[1:] if isinstance(beat[0], LetterActs)] == [A, B, C, D, E]
    assert written(state.bot.wheel) == "2E - 3D 4A - 2F 4B 5C"


def test_letters_of_the_start_of_the_turn_act_even_if_the_surge_moves_them_on() -> None:
    """R16: C stands on large 5 after the surge and still acts."""
    _, beats = played_out(turning("2E - 4D 2A - 1B 3C 6F", round_number=11))
    assert [beat[0].letter for beat in beats[1:] if isinstance(beat[0], LetterActs)] == [A, C]


def test_an_upgraded_surge_still_turns_one_step_and_upgraded_joiners_act_twice() -> None:
    """5.3 A; the seed: exactly one space even if A is upgraded."""
    state, beats = played_out(turning("2E - 4D 2A - 2B 1C 6F", upgraded="AB", round_number=11))
    assert [beat[0] for beat in beats[1:]] == [
        LetterActs(A, upgraded=True, second=False),
        LetterActs(B, upgraded=True, second=False),
        LetterActs(B, upgraded=True, second=True),
    ]
    assert written(state.bot.wheel) == "1E - 2D 4A - 2F 3C 4B"


def test_a_surge_is_never_cancelled_even_on_the_small_ring() -> None:
    """5.3, end; no letter enters by it, no investment replaces it."""
    state, beats = played_out(turning("1A - 3D 4E - 1B 4C 5F", round_number=16))
    assert beats[1] == (LetterActs(A, upgraded=False, second=False), Surged(()))
    assert state.bot.levels == (1, 0, 0, 0)
    assert state.pending == BotTurn(())


def test_joiners_of_a_surge_have_no_substitute() -> None:
    """They come from the medium and large rings: a cancelled B does not become an investment."""
    state = with_bot(turning("1A - 1B 4E - 1D 4C 5F", round_number=11), factories=0)
    after, beats = played_out(state)
    assert beats[1][-1] == Surged((B,))
    assert isinstance(beats[2][-1], LetterCancelled)
    assert after.bot.levels == (1, 0, 0, 0)


def test_enhance_works_on_the_wheel_after_the_surge() -> None:
    """R16. After turn and surge: 2F - 1E 4A - 3B 5C 6D; B (1 step) is next to enter.

    Before the surge it would have been F itself: 2 steps like B, and the higher ring.
    """
    state, beats = played_out(turning("1F - 3E 2A - 1B 3C 4D", upgraded="", round_number=11))
    assert written(state.bot.wheel) == "2F - 1E 4A - 3B 5C 6D"
    assert beats[-1][-1] == LetterUpgraded(B)


# The small ring's substitute


def test_a_cancelled_letter_on_the_small_ring_invests_instead() -> None:
    """5.3, end."""
    state = with_bot(table(), factories=0)
    after, events = acting(state, B, small_ring=True)
    assert [type(event).__name__ for event in events] == [
        "LetterActs",
        "Travelled",
        "LetterCancelled",
        "Substituted",
        "Decided",
        "Invested",
    ]
    assert Substituted(B) in events
    assert after.bot.levels == (1, 0, 0, 1)


def test_a_cancelled_letter_on_another_ring_does_not() -> None:
    """5.3, end."""
    after, events = acting(with_bot(table(), factories=0), B)
    assert not of_kind(events, Substituted)
    assert after.bot.levels == (1, 0, 0, 0)


def test_the_ring_counts_where_the_letter_stands_after_the_turn() -> None:
    """5.3, end: B enters on the small ring; the human's only track is full for E on the medium ring."""
    state = with_levels(turning("1B - 2E 4C - 1A 4D 5F"), bot=(9, 0, 0, 0))
    after, beats = played_out(with_bot(state, factories=0))
    assert of_kind(beats[1], Substituted) == [Substituted(B)]
    assert not of_kind(beats[2], Substituted)
    assert after.bot.levels == (9, 0, 0, 1)


def test_upgraded_and_both_uses_cancelled_gives_two_investments() -> None:
    """5.3, end; the seed: twice."""
    state = with_bot(turning("1B - 1E 3C - 1A 4D 5F", upgraded="B"), factories=0)
    after, beats = played_out(state)
    assert [len(of_kind(beat, Substituted)) for beat in beats[1:]] == [1, 1]
    assert after.bot.levels == (1, 0, 0, 2)
    assert after.bot.ambassador == 2  # R9: both moves stand


def test_upgraded_with_one_use_cancelled_gives_one_investment() -> None:
    """R17: the uses are checked one by one."""
    state = with_bot(turning("1B - 1E 3C - 1A 4D 5F", upgraded="B"), factories=1)
    after, beats = played_out(state)
    assert [len(of_kind(beat, FactoryBuilt)) for beat in beats[1:]] == [1, 0]
    assert [len(of_kind(beat, Invested)) for beat in beats[1:]] == [0, 1]
    assert after.bot.levels == (1, 0, 0, 1)


def test_the_investment_comes_before_the_second_use() -> None:
    """R17: at once, in the same beat. Island 2 has no ship left, island 3 has."""
    state = with_island(turning("1A - 1E 3C - 1B 4D 5F", upgraded="A"), 1, ships=(0, 0, 0))
    _, beats = played_out(state)
    assert [type(event).__name__ for event in beats[1][1:]] == [
        "Travelled",
        "LetterCancelled",
        "Substituted",
        "Decided",
        "Invested",
    ]
    assert isinstance(beats[2][-1], ShipTaken)


@pytest.mark.parametrize(
    ("letter", "spoil"),
    [
        (A, lambda state: with_island(state, 1, ships=(0, 0, 0))),
        (B, lambda state: with_island(state, 1, factories=(Side.BOT,) * 4)),
        (C, lambda state: with_council(state, (0,) * 6, (0,) * 6)),
        (E, lambda state: with_levels(state, bot=(9, 0, 0, 0))),
        (F, lambda state: with_bot(state, wheel=wheel("2A - 1B 2C - 1D 2E 3F", upgraded="ABCDEF"))),
    ],
)
def test_every_letter_that_can_be_cancelled_has_the_substitute(letter: Letter, spoil) -> None:  # type: ignore[no-untyped-def]
    """5.3, end: research, the rightmost of equal values, rises from the cave."""
    after, events = acting(spoil(table()), letter, small_ring=True)
    assert of_kind(events, Invested) == [Invested(Side.BOT, Track.RESEARCH, 1)]
    assert after.bot.levels[Track.RESEARCH.index] == 1


def test_a_substitute_with_all_representatives_at_the_top_does_nothing() -> None:
    """R18."""
    state = with_bot(with_levels(table(), bot=(9, 9, 9, 9)), factories=0)
    after, events = acting(state, B, small_ring=True)
    assert [event.letter for event in events if isinstance(event, LetterCancelled)] == [B, D]
    assert after.bot.levels == (9, 9, 9, 9)


def test_a_cancelled_investment_on_the_small_ring_is_not_replaced_by_itself() -> None:
    """R18."""
    _, events = acting(with_levels(table(), bot=(9, 9, 9, 9)), D, small_ring=True)
    assert [type(event) for event in events] == [LetterActs, LetterCancelled]


def test_half_an_intrigue_on_the_small_ring_is_not_replaced() -> None:
    """R12."""
    _, events = acting(with_council(table(), (0, 0, 0, 0, 1, 0), (0,) * 6), C, small_ring=True)
    assert of_kind(events, PoliticianSeated)
    assert not of_kind(events, Substituted)


# Whole games of the bot alone


@settings(max_examples=40, deadline=None)
@given(
    seed=st.integers(0, 2**32 - 1),
    levels=st.lists(st.tuples(*[st.integers(0, 9)] * 4), min_size=16, max_size=16),
)
def test_nothing_is_lost_or_made_in_sixteen_turns(seed: int, levels: list[tuple[int, int, int, int]]) -> None:
    """R34, R37: rows never overflow, berths only empty, factory spaces only fill, levels stay within 9."""
    state = setup(Options(player_track=Track.REFINEMENT), seed).state
    for human in levels:
        state = evolve(with_levels(state, human=human), pending=BotTurn())
        before = state
        while isinstance(state.pending, BotTurn):
            state = advance_bot(state).state
        for seats, old in zip(state.council, before.council, strict=True):
            assert 0 <= seats.upper <= old.upper
            assert old.seated <= seats.seated <= 4
            assert seats.upper + seats.seated <= 4
        for island, was in zip(state.islands, before.islands, strict=True):
            assert all(0 <= ships <= old for ships, old in zip(island.ships, was.ships, strict=True))
            assert all(
                now is old or old is None for now, old in zip(island.factories, was.factories, strict=True)
            )
        built = sum(owner is Side.BOT for island in state.islands for owner in island.factories)
        assert state.bot.factories + built == components().factories
        assert all(old <= level <= 9 for level, old in zip(state.bot.levels, before.bot.levels, strict=True))
        assert sorted(disc.letter.value for disc in state.bot.wheel if disc is not None) == list("ABCDEF")
    assert state.pending == Finished()
