"""How far a game has come, in words, in the unit that the game counts in."""

from __future__ import annotations

from typing import assert_never

from noria_desktop.app.catalogue import Count, kit
from noria_desktop.ui.i18n import translate


def round_now(done: int, total: int) -> int:
    """The round being played when so many are finished; the last one once all are."""
    return min(done + 1, total)


def progress_text(count: Count, done: int, total: int, by: tuple[int, ...] = ()) -> str:
    """A line of its own, such as on the home page.

    Args:
        count: what is counted.
        done: so many of it; of stars those of whoever has placed more.
        total: with so many the game is over.
        by: how many each side has, the human first; empty where that is not known or the same of all.
    """
    match count:
        case Count.ROUNDS:
            words = translate("HomePage", "Round {now} of {all}")
            return words.format(now=round_now(done, total), all=total)
        case Count.STARS:
            if not done:
                return translate("HomePage", "No star placed yet")
            if by:
                words = translate("HomePage", "Stars of {all}: you {mine}, opponent {theirs}")
                return words.format(all=total, mine=by[0], theirs=max(by[1:]))
            return translate("HomePage", "{done} of {all} stars, by whoever has more").format(
                done=done, all=total
            )
        case _:
            assert_never(count)


def game_and_progress(game: str, count: Count, done: int, total: int) -> str:
    """A game's name and how far it has come: what a save is called that nobody gave a name."""
    match count:
        case Count.ROUNDS:
            words = translate("Window", "{game} – round {round}")
            return words.format(game=game, round=round_now(done, total))
        case Count.STARS:
            if not done:
                return translate("Window", "{game} – no star yet").format(game=game)
            return translate("Window", "{game} – {done} of {all} stars").format(
                game=game, done=done, all=total
            )
        case _:
            assert_never(count)


def short_progress(game: str, done: int, total: int) -> str:
    """How far a game is, in as few words as stand in a pill."""
    if kit(game).counts is Count.STARS:
        return translate("Circuit", "{done} of {total} stars").format(done=done, total=total)
    return translate("Circuit", "round {round}").format(round=round_now(done, total))
