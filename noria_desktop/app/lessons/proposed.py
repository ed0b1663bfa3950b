"""A lesson done as it proposes, one thing after the other: to come to a step, or to have been at those before it."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from noria_desktop.app.lessons.standing import Phase

if TYPE_CHECKING:
    from noria_desktop.app.lessons.run import LessonRun


def one_on(run: LessonRun) -> None:
    """Do the next thing of a lesson that is not over: read, let others, or play what is proposed.

    Where nothing is proposed, as on a way of one's own, the first thing that the rules allow is done.
    """
    if run.phase is Phase.OTHERS:
        run.let_others()
    elif run.waits:
        run.go_on()
    elif run.step is not None and run.step.point:
        run.pointed()
    elif run.is_game and run.moves:
        run.beat()
    elif run.others_decide:
        _play(run, (run.reply() or run.session.legal[0],))
    else:
        _play(run, run.proposed() or run.session.legal[:1])


def _play(run: LessonRun, actions: tuple[Any, ...]) -> None:
    for action in actions:
        run.session.dispatch(action)
        run.settle((action,))
