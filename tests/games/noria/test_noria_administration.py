"""Rules 4.2, administration, and the course of the rounds (5.2, 5.4)."""

from __future__ import annotations

import pytest

from noria_desktop.engine.contract import BOT, HUMAN
from noria_desktop.games.noria.actions import Advance, ChooseTrack, EndPhase, NameDisc, PlaceDisc
from noria_desktop.games.noria.administration import begin_round, end_game
from noria_desktop.games.noria.events import (
    DiscPlaced,
    DiscsLost,
    GameEnded,
    IncomeTaken,
    PhaseBegan,
    RingsTurned,
    RoundBegan,
    TrackChosen,
)
from noria_desktop.games.noria.legal import legal_actions
from noria_desktop.games.noria.reasons import Why
from noria_desktop.games.noria.rules import RULES
from noria_desktop.games.noria.state import (
    BotTurn,
    ChoosingTrack,
    Finished,
    Influencing,
    Options,
    PlacingDiscs,
    TurningRings,
)
from noria_desktop.games.noria.terms import Disc, Letter, Phase, Prompt, Side, Space, Track
from tests.games.noria.positions import a_council, a_state, a_wheel, legal, play, refused, step


def test_every_ring_turns_one_step() -> None:
    """Rules 4.2, administration (1); the beat is automatic."""
    state = a_state(TurningRings(), wheel="S1 city, M4 tool, L3 energy+")
    assert legal_actions(state) == (Advance(),)
    assert RULES.turn(state).automatic
    turned = step(state, Advance())
    assert turned.state.human.wheel == a_wheel("S2 city, M1 tool, L4 energy+")
    assert turned.events == (RingsTurned(Side.HUMAN),)
    assert turned.state.pending == BotTurn(None)


@pytest.mark.parametrize(("built", "income"), list(enumerate((0, 1, 1, 2, 2, 3, 3, 4))))
def test_built_factories_bring_knowledge(built: int, income: int) -> None:
    """Rules 4.2, administration (2): 0,1,1,2,2,3,3,4 for 0..7 factories."""
    after = step(a_state(TurningRings(), factories=7 - built, knowledge=5), Advance())
    assert after.state.human.knowledge == 5 + income
    assert (IncomeTaken(income) in after.events) == bool(income)


def test_bought_discs_are_laid_after_the_turn_normal_side_up() -> None:
    """R35: rings, income, then bought discs, so that one may lie on an active space at once; R21."""
    state = a_state(TurningRings(), wheel="M4 tool", centre=(Disc.CITY,))
    placing = play(state, Advance())
    assert placing.pending == PlacingDiscs()
    placed = step(placing, PlaceDisc(Disc.CITY, Space.L5))
    assert placed.state.human.wheel == a_wheel("M1 tool, L5 city")
    assert placed.events == (DiscPlaced(Disc.CITY, Space.L5, None),)
    assert placed.state.human.centre == ()
    assert placed.state.pending == BotTurn(None)


def test_a_disc_already_there_leaves_the_game() -> None:
    """Rules 4.2, administration (3): the replaced disc goes out of the game, not back to the market."""
    state = a_state(PlacingDiscs(), wheel="M1 tool+", centre=(Disc.CITY,))
    placed = step(state, PlaceDisc(Disc.CITY, Space.M1))
    assert placed.state.human.wheel == a_wheel("M1 city")
    assert placed.state.market == state.market
    assert placed.events == (DiscPlaced(Disc.CITY, Space.M1, Disc.TOOL),)


def test_two_discs_need_different_spaces() -> None:
    """R35."""
    state = a_state(PlacingDiscs(), wheel="M1 tool", centre=(Disc.CITY, Disc.CITY))
    assert len(legal(state, PlaceDisc)) == 12
    first = play(state, PlaceDisc(Disc.CITY, Space.M1))
    assert first.pending == PlacingDiscs((Space.M1,))
    assert first.human.centre == (Disc.CITY,)
    assert len(legal(first, PlaceDisc)) == 11
    assert refused(first, PlaceDisc(Disc.CITY, Space.M1)) is Why.FILLED_THIS_TURN
    assert refused(first, PlaceDisc(Disc.TOOL, Space.M2)) is Why.NOT_BOUGHT


def test_discs_not_placed_are_lost() -> None:
    """Rules 4.2, administration (3)."""
    state = a_state(PlacingDiscs(), wheel="M1 tool", centre=(Disc.CITY, Disc.BONUS))
    lost = step(play(state, PlaceDisc(Disc.BONUS, Space.L1)), EndPhase())
    assert lost.state.human.centre == ()
    assert lost.state.human.wheel == a_wheel("M1 tool, L1 bonus")
    assert lost.events == (DiscsLost((Disc.CITY,)),)
    assert lost.state.pending == BotTurn(None)


# The course of the game ---------------------------------------------------------------------------------


def test_the_first_representative_is_free_and_opens_round_1() -> None:
    """Rules 5.1 (7), 5.2."""
    state = RULES.setup(Options(), 1).state
    assert state.pending == ChoosingTrack()
    assert legal_actions(state) == tuple(ChooseTrack(track) for track in Track)
    chosen = step(state, ChooseTrack(Track.EXPLORATION))
    assert chosen.state.human.levels == (0, 0, 1, 0)
    assert chosen.state.human.resources == (0, 0, 0)
    assert chosen.events == (TrackChosen(Track.EXPLORATION), RoundBegan(1), PhaseBegan(Phase.INFLUENCE))
    assert (chosen.state.round, chosen.state.pending) == (1, Influencing())
    assert refused(chosen.state, ChooseTrack(Track.RESEARCH)) is Why.NOT_NOW
    assert refused(state, EndPhase()) is Why.NOT_NOW


def test_a_round_takes_the_lowest_marker() -> None:
    """R25: the round number is the number of markers taken."""
    begun = begin_round(a_state(BotTurn(()), round_number=4))
    assert begun.state.round == 5
    assert begun.events == (RoundBegan(5), PhaseBegan(Phase.INFLUENCE))


def test_an_idle_turn_is_complete() -> None:
    """R26: skipping everything leads through all phases to the bot's turn."""
    state = a_state(wheel="S1 city")
    prompts = []
    for action in (EndPhase(), EndPhase(), EndPhase(), Advance()):
        prompts.append(RULES.turn(state).prompt)
        state = play(state, action)
    assert prompts == [Prompt.INFLUENCE, Prompt.NAME_DISCS, Prompt.INTRIGUE, Prompt.TURN_RINGS]
    assert RULES.turn(state).prompt is Prompt.BOT_BEGINS


def test_the_bots_beats_are_automatic() -> None:
    """Rules 5.2: nothing of the bot's turn is a decision."""
    state = a_state(BotTurn(None))
    prompts = []
    while isinstance(state.pending, BotTurn):
        turn = RULES.turn(state)
        assert (turn.seat, turn.phase, turn.automatic) == (BOT, Phase.BOT_TURN, True)
        assert legal_actions(state) == (Advance(),)
        prompts.append(turn.prompt)
        assert refused(state, NameDisc(Space.M3)) is Why.NOT_NOW
        state = play(state, Advance())
    assert prompts[0] is Prompt.BOT_BEGINS
    assert set(prompts[1:]) <= {Prompt.BOT_LETTER, Prompt.BOT_ENDS}
    assert RULES.turn(state).seat == HUMAN
    assert refused(state, Advance()) is Why.NOT_NOW


def test_the_game_ends_with_both_totals() -> None:
    """Rules 5.4: refinement worth 8: levels 3 and 2 give 24 and 16."""
    state = a_state(
        BotTurn(()),
        round_number=16,
        levels=(3, 0, 0, 0),
        bot_levels=(2, 0, 0, 0),
        council=a_council((0, 4)),
    )
    ended = end_game(state)
    assert ended.events == (GameEnded(24, 16),)
    assert ended.state.pending == Finished()
    assert RULES.turn(ended.state).seat is None
    assert legal_actions(ended.state) == ()
    assert refused(ended.state, EndPhase()) is Why.NOT_NOW


def test_sixteen_rounds_and_round_16_plays_administration_too() -> None:
    """R26, R35: an idle game lasts exactly 16 rounds with 16 administrations."""
    state = RULES.setup(Options(player_track=Track.REFINEMENT), 7).state
    rounds, turnings = [state.round], 0
    while RULES.turn(state).seat is not None:
        turnings += isinstance(state.pending, TurningRings)
        state = play(state, legal_actions(state)[-1])
        if state.round != rounds[-1]:
            rounds.append(state.round)
    assert rounds == list(range(1, 17))
    assert turnings == 16
    assert {letter.letter for letter in state.bot.wheel if letter} == set(Letter)
