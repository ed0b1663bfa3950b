"""Looking ahead at the bot's turns: rules.md 5.2, 5.3."""

from __future__ import annotations

from attrs import evolve
from hypothesis import given, settings
from hypothesis import strategies as st

from noria_desktop.games.noria.bot_wheel import advance_bot
from noria_desktop.games.noria.events import LettersEntered, RoundBegan, Surged
from noria_desktop.games.noria.forecast import LetterRound, forecast, letters_by_round, state_after_bot
from noria_desktop.games.noria.setup import setup
from noria_desktop.games.noria.state import BotTurn, Finished, Influencing, Options, Use
from noria_desktop.games.noria.terms import Letter, Track
from tests.games.noria.bot_positions import lined_up, played_out, table, turning

A, B, C, D, E, F = Letter


def test_the_forecast_is_the_turn_that_follows() -> None:
    """The human may still be in any phase."""
    state = evolve(turning("1D - 2A 4C - 1B 2E 5F"), pending=Influencing())
    _, beats = played_out(evolve(state, pending=BotTurn()))
    assert forecast(state) == tuple(beats)
    assert len(beats) == 3


def test_the_forecast_leaves_out_the_next_round() -> None:
    for beat in forecast(evolve(table(16), pending=Influencing())):
        assert not any(isinstance(event, RoundBegan) for event in beat)


def test_during_the_bots_turn_only_the_rest_is_told() -> None:
    state = lined_up(table(), Use(D, small_ring=False))
    assert len(forecast(state)) == 1
    assert forecast(lined_up(table())) == ()


def test_before_round_1_the_first_turn_is_told() -> None:
    """The human builds the wheel and chooses the track knowing the bot."""
    state = setup(Options(), 4).state
    assert state.round == 0
    assert forecast(state)
    assert [entry.round for entry in letters_by_round(state)] == [1, 2, 3]


def test_nothing_comes_after_the_game() -> None:
    state = evolve(table(16), pending=Finished())
    assert forecast(state) == ()
    assert letters_by_round(state) == ()
    assert state_after_bot(state) == state


def test_state_after_bot_changes_only_what_the_bot_does() -> None:
    state = evolve(turning("1D - 1A 3C - 1B 4E 5F", upgraded="D"), pending=Influencing())
    after = state_after_bot(state)
    assert after.bot.levels == (1, 0, 0, 2)
    assert (after.round, after.human) == (state.round, state.human)
    assert after.pending == BotTurn(())


def test_letters_of_the_coming_rounds() -> None:
    """rules.md 7: A and D, then E. Third turn, from 1D - 2C 4A - 1F 3B 4E: D, C and B."""
    state = evolve(turning("1D - 2A 4C - 1B 2E 5F"), pending=Influencing())
    assert letters_by_round(state) == (
        LetterRound(1, (A, D), ()),
        LetterRound(2, (E,), ()),
        LetterRound(3, (B, C, D), ()),
    )


def test_known_surges_are_part_of_it() -> None:
    """5.3 A: in round 11 B and D join and act in alphabetical order."""
    state = evolve(turning("1E - 1D 2A - 2B 3C 6F", round_number=11), pending=Influencing())
    first = letters_by_round(state, 1)[0]
    assert first == LetterRound(11, (A, C, E), (B, D))
    assert first.letters == (A, B, C, D, E)


def test_the_list_ends_with_the_game() -> None:
    assert [entry.round for entry in letters_by_round(evolve(table(15), pending=Influencing()))] == [15, 16]
    assert letters_by_round(lined_up(table(16))) == ()


@settings(max_examples=40, deadline=None)
@given(seed=st.integers(0, 2**32 - 1))
def test_the_list_foretells_every_turn_of_the_game(seed: int) -> None:
    """Whoever enters is decided by the wheel alone: also seen from the middle of a bot's turn."""
    state = setup(Options(player_track=Track.SETTLEMENT), seed).state
    foretold = letters_by_round(state, 16)
    assert len(foretold) == 16
    while not isinstance(state.pending, Finished):
        number = state.round
        state = evolve(state, pending=BotTurn())
        entering: tuple[Letter, ...] = ()
        surging: tuple[Letter, ...] = ()
        while isinstance(state.pending, BotTurn):
            assert letters_by_round(state, 16) == foretold[number - (state.pending.queue is None) :]
            step = advance_bot(state)
            state = step.state
            for event in step.events:
                if isinstance(event, LettersEntered):
                    entering = event.letters
                if isinstance(event, Surged):
                    surging = event.entered
        assert foretold[number - 1] == LetterRound(number, entering, surging)
