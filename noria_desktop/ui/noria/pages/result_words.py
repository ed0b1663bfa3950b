"""What a result says in sentences: how it stands among one's own, what made the difference, the text to copy."""

from __future__ import annotations

from noria_desktop.ui.game_cover import game_cover
from noria_desktop.ui.i18n import translate
from noria_desktop.ui.noria.pages.score_table import row_facts
from noria_desktop.ui.noria.words.names import chamber_name
from noria_desktop.ui.pages.models import ResultModel

HUMAN, BOT = 0, 1


def remark(model: ResultModel, tie: str = "") -> str:
    """How the total stands among the user's own; ``tie`` is what is said of a shared victory instead."""
    you = model.sheet.total(HUMAN)
    before = model.history[:-1]
    if not before:
        return translate("ResultPage", "Your first finished game.")
    if model.best is not None and you >= model.best and you > max(before):
        return translate("ResultPage", "A new best: {more} more than before.").format(more=you - max(before))
    if tie and model.sheet.winner is None:
        return tie
    best = max(before) if model.best is None else model.best
    if best == you:
        return translate("ResultPage", "As much as your best.")
    return translate("ResultPage", "Your best is {best}, {less} more.").format(best=best, less=best - you)


def widest_gap(model: ResultModel) -> str:
    """The row that made the largest difference."""
    rows = row_facts(model.sheet)
    if not rows:
        return ""
    row = max(rows, key=lambda facts: abs(facts.you_points - facts.bot_points))
    mine, theirs = row.you_points, row.bot_points
    if mine == theirs:
        return translate("ResultPage", "Every chamber gave both sides the same.")
    text = (
        translate(
            "ResultPage", "{chamber} brought you {mine} points and the machine {theirs}: the widest gap."
        )
        if mine > theirs
        else translate(
            "ResultPage", "{chamber} brought the machine {theirs} points and you {mine}: the widest gap."
        )
    )
    return text.format(chamber=chamber_name(row.chamber), mine=mine, theirs=theirs)


def result_text(model: ResultModel) -> str:
    """The result as text, with the notation of the set-up at its end."""
    sheet = model.sheet
    lines = [
        translate("ResultPage", "{game}: you {you} – {opponent} {bot}").format(
            game=game_cover(model.game_id).name(),
            you=sheet.total(HUMAN),
            opponent=model.opponent,
            bot=sheet.total(BOT),
        )
    ]
    for row in row_facts(sheet):
        text = translate("ResultPage", "{chamber}: {you} × {value} = {mine} – {bot} × {value} = {theirs}")
        lines.append(
            text.format(
                chamber=chamber_name(row.chamber),
                you=row.you,
                bot=row.bot,
                value=row.value,
                mine=row.you_points,
                theirs=row.bot_points,
            )
        )
    if model.notation:
        lines += ["", model.notation]
    return "\n".join(lines)
