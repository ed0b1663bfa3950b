"""A real game goes on without proposals when the player finds another way, or has gone the proposed one to its end."""

from __future__ import annotations

from noria_desktop.app.kits.solani_lessons import place_of
from noria_desktop.app.lessons.lesson import lessons
from noria_desktop.app.lessons.run import LessonRun
from noria_desktop.app.lessons.standing import Phase
from noria_desktop.games.solani.actions import DraftBranch, DraftCluster, PlaceBranch, PlaceCircle
from noria_desktop.games.solani.terms import SIDE
from tests.app.lessons.test_all_lessons import played


def _first_night() -> LessonRun:
    run = LessonRun("solani", lessons("solani")[6])
    run.go_on()
    return run


def _told(run: LessonRun) -> bool:
    """Whether it is being said that nothing is proposed any more."""
    return run.leaves_alone


def _beats(run: LessonRun) -> None:
    """Until the player decides."""
    while run.moves or run.others_decide:
        if run.moves:
            run.beat()
        else:
            run.session.dispatch(run.reply() or run.session.legal[0])
            run.settle(())


def test_whoever_goes_another_way_is_told_once_that_nothing_is_proposed() -> None:
    run = _first_night()
    assert not _told(run)
    run.session.dispatch(DraftBranch(0))  # the 1-node branch, the second, was proposed
    run.settle((DraftBranch(0),))
    _beats(run)
    assert _told(run)
    assert not run.through
    assert run.waits
    assert run.said is None
    run.go_on()
    assert not _told(run)
    assert run.strayed
    run.retrace()
    assert not _told(run)


def test_whoever_plays_on_needs_not_read_it() -> None:
    run = _first_night()
    run.session.dispatch(DraftBranch(0))
    run.settle((DraftBranch(0),))
    _beats(run)
    assert _told(run)
    run.session.dispatch(run.session.legal[0])
    run.retrace()
    assert not _told(run)


def test_undo_brings_the_proposal_back_and_another_way_is_told_again() -> None:
    run = _first_night()
    run.session.dispatch(DraftBranch(0))
    run.settle((DraftBranch(0),))
    run.go_on()
    run.session.undo()
    run.retrace()
    assert run.step is not None
    assert run.step.id == "7.1"
    assert not _told(run)
    run.session.dispatch(DraftCluster(0))
    run.retrace()
    assert _told(run)


def test_at_the_end_of_the_way_the_last_branch_tile_goes_anywhere_and_the_game_goes_on() -> None:
    run = _first_night()
    for step in played(run):
        if step.id == "7.11":
            break
    elsewhere = next(
        one for one in run.session.legal if isinstance(one, PlaceBranch) and one != run.proposed()[0]
    )
    for action in (elsewhere, PlaceCircle(place_of("1,4", SIDE))):
        run.session.dispatch(action)
        run.settle((action,))
    assert run.through
    assert run.phase is Phase.STEP
    assert _told(run)
