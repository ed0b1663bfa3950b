"""Why a press or a drag does nothing now: in the game's words, else in plain ones that are true of any table."""

from __future__ import annotations

from typing import Any

from noria_desktop.engine.values import changed, frozen
from noria_desktop.ui.board.hand import Vain
from noria_desktop.ui.board.handles import Handle
from noria_desktop.ui.game_says import Refusal
from noria_desktop.ui.game_ui import AnyGameUi
from noria_desktop.ui.i18n import translate
from noria_desktop.ui.table.mode import Mode
from noria_desktop.ui.table.seated_game import SeatedGame
from noria_desktop.ui.table.waiting import Wait


@frozen
class Answer:
    """What is said, and at which thing."""

    thing: Handle
    refusal: Refusal
    plain: bool = False
    """The game has no words of its own for it."""
    waits: bool = False
    """It is not about the thing: nobody at the screen decides now."""


def answer(
    face: AnyGameUi, conductor: SeatedGame, vain: Vain, *, away: bool = False, draft: Any = None
) -> Answer:
    """What is said about something that was pressed, dragged or dropped in vain.

    Args:
        face: the game at the table.
        conductor: what the table is doing.
        vain: what was pressed.
        away: another place than the own is looked at.
        draft: what is collected so far; None: nothing is.
    """
    thing, view = vain.things[0], conductor.view
    name = name_of(face, conductor, thing)
    waits = _waits(conductor, name)
    if waits is not None:
        if conductor.wait is Wait.PARTING and (
            found := told(face, view, conductor.moment.legal, vain, draft)
        ):
            # What is true of the thing, which is what was asked; that the turn is over comes after it.
            return changed(found, refusal=changed(found.refusal, rule=waits.rule))
        return Answer(thing, waits, waits=True)
    if away:
        words = translate("Table", "{thing}: you are looking at another place.").format(thing=name)
        return Answer(
            thing, Refusal(words, translate("Table", "Esc leads back to your own."), by_escape=True)
        )
    if vain.astray:
        words = translate("Table", "{thing}: back in its place, as nothing lies there.").format(thing=name)
        return Answer(thing, Refusal(words, _where_taken()))
    if vain.carried:
        words = translate("Table", "{thing}: a press is enough.").format(thing=name)
        return Answer(thing, Refusal(words, translate("Table", "It is not dragged: press it where it lies.")))
    return told(face, view, conductor.moment.legal, vain, draft) or Answer(
        thing, _plainly(face, conductor, name, vain), plain=True
    )


def name_of(face: AnyGameUi, conductor: SeatedGame, thing: Handle) -> str:
    """A thing in one or two words, as its card is headed; the name for screen readers holds its facts as well."""
    return face.inspect(thing, conductor.view)[0] or face.label(thing, conductor.view)


def told(face: AnyGameUi, view: Any, legal: tuple[Any, ...], vain: Vain, draft: Any = None) -> Answer | None:
    """What the game itself says; None: it has no words for any of the things that were met."""
    for thing in vain.things:
        found = (
            face.refused(view, legal, thing, vain.held)
            if draft is None
            else face.refused_amid(draft, view, legal, thing, vain.held)
        )
        if found is None and vain.held is not None and (why := face.refusal(view, vain.held, thing)):
            found = Refusal(why)
        if found is not None:
            return Answer(thing, found)
    return None


def _waits(conductor: SeatedGame, name: str) -> Refusal | None:
    """What is said while nobody at the screen decides; None: somebody does."""
    if conductor.wait is Wait.PARTING:
        words = translate("Table", "{thing}: your turn is over.").format(thing=name)
        return Refusal(words, translate("Table", "Your turn is over: E ends it, Undo takes it back."))
    go_on = translate("Table", "Space goes on.") if conductor.space_goes_on else ""
    match conductor.mode:
        case Mode.PLAYING:
            return None
        case _ if conductor.wait is Wait.END or conductor.mode is Mode.OVER:
            return Refusal(translate("Table", "{thing}: the game is over.").format(thing=name), go_on)
        case Mode.WATCHING:
            return Refusal(translate("Table", "{thing}: this game is only watched.").format(thing=name))
        case Mode.REPLAYING:
            return Refusal(translate("Table", "{thing}: a past turn is being shown.").format(thing=name))
        case Mode.STUCK:
            words = translate("Table", "{thing}: the other side could not decide.").format(thing=name)
            return Refusal(words, translate("Table", "The buttons below say how the game can go on."))
        case _ if conductor.wait is not Wait.NOTHING:
            # Whoever moves next: what lies there stays until the player goes on.
            words = translate("Table", "{thing}: the table waits until you go on.")
            return Refusal(words.format(thing=name), go_on)
        case Mode.MOVING if conductor.moment.turn.seat == conductor.seat:
            words = translate("Table", "{thing}: first the game goes on by itself.")
            return Refusal(words.format(thing=name), go_on)
        case _:
            return Refusal(
                translate("Table", "{thing}: the others are moving now.").format(thing=name), go_on
            )


def _where_taken() -> str:
    """Where a piece may go that is not in hand any more, so that nothing is lit for it now."""
    return translate("Table", "Take it up again: where it can go is lit then.")


def _plainly(face: AnyGameUi, conductor: SeatedGame, name: str, vain: Vain) -> Refusal:
    """Where the game says nothing: what is true of everything that is not lit."""
    view = conductor.view
    if vain.held is not None:
        words = translate("Table", "{thing}: {held} cannot go there.")
        words = words.format(thing=name, held=name_of(face, conductor, vain.held))
        if vain.given_back:
            return Refusal(words, _where_taken())
        rule = translate("Table", "It goes where the board is lit; Esc puts it back.")
        return Refusal(words, rule, by_escape=True)
    words = translate("Table", "{thing}: nothing to do with it now.")
    return Refusal(words.format(thing=name), face.prompt(conductor.moment.turn, view)[0])
