"""Coyote, the opponent of a single player. Source: rules.md 9."""

from __future__ import annotations

import pytest
from attrs import evolve

from noria_desktop.engine.contract import BOT, HUMAN
from noria_desktop.engine.piles import Pile
from noria_desktop.games.solani.actions import Advance, DraftBranch, DraftCluster
from noria_desktop.games.solani.events import (
    BranchTaken,
    ClusterTaken,
    CoyoteCandidate,
    CoyoteDecided,
    CoyoteFeature,
    CoyoteRule,
    GameEnded,
    PlanetTraded,
)
from noria_desktop.games.solani.reasons import Why
from noria_desktop.games.solani.rules import RULES
from noria_desktop.games.solani.state import (
    CleaningUp,
    Collection,
    CoyoteDrafting,
    CoyotePicking,
    Drafting,
    Finished,
    Placing,
    State,
)
from noria_desktop.games.solani.terms import Branch, CoyoteLevel, Kind, Phase, Prompt, Tile
from tests.games.solani.tables import (
    SEAT,
    advance,
    alone,
    drafting,
    events,
    laid_anywhere,
    play,
    refused,
    track,
    with_supply,
)

DEALT = "..rbywrbyw.."


def leading(clusters: str, branch: str = "i1 v2 x4", on_track: str = DEALT, number: int = 2) -> State:
    """Coyote has the Sun in an even round and begins."""
    state = drafting(clusters=clusters, branch=branch, on_track=on_track, number=number, state=alone())
    return evolve(state, sun=BOT, pending=CoyoteDrafting(None, False))


def following(clusters: str, number: int = 1, on_track: str = DEALT, owned: tuple[Tile, ...] = ()) -> State:
    """The human took branch tiles first; Coyote has taken one and picks a cluster now."""
    state = drafting(clusters=clusters, on_track=on_track, number=number, state=alone())
    market = evolve(state.market, branch_takers=(HUMAN, BOT, None))
    return evolve(
        state,
        market=market,
        coyote=Collection(planets=owned),
        pending=CoyoteDrafting(Kind.BRANCH, True),
    )


def decisions(state: State) -> list[CoyoteDecided]:
    """What Coyote decides in its next beat."""
    return events(advance(state), CoyoteDecided)


# Clusters -------------------------------------------------------------------------------------------------


def test_with_a_white_star_on_offer_it_leads_with_clusters() -> None:
    """The w31 (3 stars and a white one) before the w21."""
    made = advance(leading("c4 w21 w31"))
    lead, choice = events(made, CoyoteDecided)
    assert lead == CoyoteDecided(
        CoyoteRule.LEADS_CLUSTERS,
        (CoyoteCandidate(0, None, 0), CoyoteCandidate(1, None, 1), CoyoteCandidate(2, None, 1)),
        None,
    )
    assert choice == CoyoteDecided(
        CoyoteRule.WHITE_STARS,
        (CoyoteCandidate(0, None, 0), CoyoteCandidate(1, None, 3), CoyoteCandidate(2, None, 4)),
        2,
    )
    assert made.events[2:] == (ClusterTaken(BOT, 2, Tile.W31),)
    assert made.state.coyote == Collection(clusters=(Tile.W31,))
    assert made.state.pending == Drafting(HUMAN, Kind.CIRCLE, False)
    assert made.state.market.cluster_takers == (None, None, 1)


def test_the_leftmost_of_equal_white_stars() -> None:
    (choice,) = decisions(following("c4 w21 w21"))
    assert (choice.rule, choice.chosen) == (CoyoteRule.WHITE_STARS, 1)


def test_white_stars_come_before_planets_in_even_rounds() -> None:
    (choice,) = decisions(following("c4 c2 w21", number=2))
    assert choice.rule is CoyoteRule.WHITE_STARS


def test_in_odd_rounds_it_keeps_the_plain_cluster_with_the_most_stars() -> None:
    made = advance(following("c2 c4 c4"))
    assert events(made, CoyoteDecided) == [
        CoyoteDecided(
            CoyoteRule.MOST_STARS,
            (CoyoteCandidate(0, None, 2), CoyoteCandidate(1, None, 4), CoyoteCandidate(2, None, 4)),
            1,
        )
    ]
    assert made.events[1] == ClusterTaken(BOT, 1, Tile.C4)


def test_in_even_rounds_it_takes_the_first_reachable_planet_of_a_new_colour() -> None:
    """From slot 0; "4" looks west first. On the track 2 is red, 5 is white, 6 red, 9 white: it owns red already."""
    made = advance(following("c2 c4 c3", number=2, owned=(Tile.RED,)))
    assert events(made, CoyoteDecided) == [
        CoyoteDecided(
            CoyoteRule.NEW_PLANET,
            (
                CoyoteCandidate(0, 2, 0),
                CoyoteCandidate(1, 5, 1),
                CoyoteCandidate(1, 6, 0),
                CoyoteCandidate(2, 9, 1),
            ),
            1,
        )
    ]
    assert made.events[1] == PlanetTraded(BOT, 1, Tile.C4, 5, Tile.WHITE)
    assert made.state.coyote == Collection(planets=(Tile.RED, Tile.WHITE))
    assert made.state.supply.track == track("..rby.rbyw..")
    assert made.state.supply.gone == (Tile.C4,)


@pytest.mark.parametrize(
    ("on_track", "owned"), [("............", ()), (DEALT, (Tile.RED, Tile.BLUE, Tile.YELLOW, Tile.WHITE))]
)
def test_without_a_new_colour_in_reach_it_keeps_a_cluster(on_track: str, owned: tuple[Tile, ...]) -> None:
    """rules.md 9: or the track is empty: (3) applies."""
    made = advance(following("c3 c2 c2", number=2, on_track=on_track, owned=owned))
    assert events(made, CoyoteDecided)[0].rule is CoyoteRule.MOST_STARS
    assert made.state.coyote == Collection(clusters=(Tile.C3,), planets=owned)


def test_a_cluster_the_human_took_is_not_looked_at() -> None:
    state = following("c4 c2 c3")
    state = evolve(state, market=evolve(state.market, cluster_takers=(HUMAN, None, None)))
    (choice,) = decisions(state)
    assert choice.candidates == (CoyoteCandidate(1, None, 2), CoyoteCandidate(2, None, 3))
    assert choice.chosen == 1


# Branch tiles ---------------------------------------------------------------------------------------------


def test_without_a_white_star_it_leads_with_the_branch_tile_of_most_nodes() -> None:
    """Leftmost on ties; it only denies the tile, which leaves the game."""
    made = advance(leading("c4 c2 c3", branch="i1 t3 t3"))
    lead, choice = events(made, CoyoteDecided)
    assert (lead.rule, lead.chosen) == (CoyoteRule.LEADS_BRANCHES, None)
    assert choice == CoyoteDecided(
        CoyoteRule.MOST_NODES,
        (CoyoteCandidate(0, None, 1), CoyoteCandidate(1, None, 3), CoyoteCandidate(2, None, 3)),
        1,
    )
    assert made.events[2:] == (BranchTaken(BOT, 1, Branch.T3),)
    assert made.state.supply.gone_branches == (Branch.T3,)
    assert made.state.pending == Drafting(HUMAN, Kind.BRANCH, False)


# Its turns ------------------------------------------------------------------------------------------------


def test_coyotes_turns_pass_by_themselves() -> None:
    state = leading("c4 c2 c3")
    turn = RULES.turn(state)
    assert (turn.seat, turn.phase, turn.prompt, turn.automatic) == (
        BOT,
        Phase.DRAFT,
        Prompt.COYOTE_DRAFT,
        True,
    )
    assert RULES.legal_actions(state) == (Advance(),)
    assert refused(state, DraftCluster(0)) is Why.NOT_NOW


def test_with_the_sun_the_human_picks_first_and_last() -> None:
    """Rulings 31, 32: human, Coyote, Coyote, human, who then places."""
    state = play(drafting(state=alone()), DraftBranch(0))
    assert state.pending == CoyoteDrafting(Kind.BRANCH, False)
    state = play(state, Advance())
    assert state.pending == CoyoteDrafting(Kind.BRANCH, True)
    state = play(state, Advance())
    assert state.pending == Drafting(HUMAN, Kind.BRANCH, True)
    slot = state.market.cluster_takers.index(None)
    state = play(state, DraftCluster(slot))
    assert state.pending == Placing(HUMAN, Kind.BRANCH)
    assert laid_anywhere(state).pending == CleaningUp()


def test_with_the_sun_coyote_picks_last_and_the_round_is_over() -> None:
    """Coyote, human, human, who places, Coyote."""
    state = play(leading("c4 c2 c3"), Advance(), DraftBranch(0), DraftCluster(1))
    assert state.pending == Placing(HUMAN, Kind.BRANCH)
    state = laid_anywhere(state)
    assert state.pending == CoyoteDrafting(Kind.BRANCH, True)
    assert play(state, Advance()).pending == CleaningUp()


# Features -------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("number", "row"), [(3, 0), (6, 1), (9, 0), (12, 1)])
def test_in_rounds_3_6_9_and_12_it_takes_the_leftmost_card(number: int, row: int) -> None:
    """Row 2 in rounds 3 and 9, row 3 in rounds 6 and 12, whether the human wins a feature or not."""
    state = evolve(following("c2 c2 c3", number=number), pending=Placing(HUMAN, Kind.BRANCH), sun=HUMAN)
    state = evolve(state, skies=(evolve(state.skies[0], held_circle=Tile.C2, held_branch=Branch.I1),))
    state = laid_anywhere(state)
    assert state.pending == CoyotePicking()
    assert RULES.turn(state).prompt is Prompt.COYOTE_FEATURE
    left = state.supply.rows[row][0]
    made = advance(state)
    assert made.events[0] == CoyoteFeature(left, False)
    assert made.state.supply.rows[row] == state.supply.rows[row][1:]
    assert made.state.coyote is not None
    assert made.state.coyote.features == (left,)
    if number == 12:
        assert made.state.pending == Finished()
        assert isinstance(made.events[-1], GameEnded)
    else:
        assert made.state.pending == CleaningUp()


@pytest.mark.parametrize("number", [1, 2, 4, 5, 7, 8, 10, 11])
def test_in_other_rounds_it_takes_none(number: int) -> None:
    state = evolve(following("c2 c2 c3", number=number), pending=Placing(HUMAN, Kind.BRANCH), sun=HUMAN)
    state = evolve(state, skies=(evolve(state.skies[0], held_circle=Tile.C2, held_branch=Branch.I1),))
    assert laid_anywhere(state).pending == CleaningUp()


def test_from_an_empty_row_it_takes_the_top_card_of_the_deck() -> None:
    state = evolve(alone(), pending=CoyotePicking(), round=3)
    state = with_supply(
        state, rows=((), (Tile.NEXUS,)), decks=(Pile((Tile.COMET, Tile.CHAIN)), Pile((Tile.TRIAD,)))
    )
    made = advance(state)
    assert made.events == (CoyoteFeature(Tile.COMET, True),)
    assert made.state.supply.decks[0] == Pile((Tile.CHAIN,))
    assert CoyoteFeature.reveals


@pytest.mark.parametrize("level", list(CoyoteLevel))
def test_whole_games_at_every_level(level: CoyoteLevel) -> None:
    """Twelve clusters or planets, four cards; the totals are the score sheet's; planets of four colours at most."""
    for seed in range(5):
        state = alone(level, seed)
        ended: tuple[object, ...] = ()
        while RULES.turn(state).seat is not None:
            made = RULES.apply(state, RULES.legal_actions(state)[seed % len(RULES.legal_actions(state))])
            state, ended = made.state, made.events
        coyote = state.coyote
        assert coyote is not None
        assert len(coyote.clusters) + len(coyote.planets) == 12
        assert len(set(coyote.planets)) == len(coyote.planets) <= 4
        assert len(coyote.features) == 4
        sheet = RULES.scores(state)
        result = ended[-1]
        assert isinstance(result, GameEnded)
        assert result.totals == (sheet.total(0), sheet.total(1))
        assert result.winners == (SEAT[0] if sheet.total(0) > sheet.total(1) else SEAT[1],)
