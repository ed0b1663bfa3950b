"""Campaigns as files over the map: a new one, another name, out and in, the trash, a damaged one's previous version."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import TYPE_CHECKING, Final, Protocol

from PySide6.QtWidgets import QWidget

from noria_desktop.app.campaign import taken_along
from noria_desktop.app.campaign.campaign import Campaign, new_campaign
from noria_desktop.app.campaign.campaigns import Campaigns
from noria_desktop.app.campaign.files import EXTENSION
from noria_desktop.app.messages import save_error_text
from noria_desktop.app.saves.errors import SaveError
from noria_desktop.ui.art.style import ShellStyle
from noria_desktop.ui.board.accessible import announce
from noria_desktop.ui.i18n import translate
from noria_desktop.ui.pages.campaign.voyage_names import season_name, shown_name

if TYPE_CHECKING:
    from noria_desktop.ui.pages.campaign.campaign_sheets import FilesSheet

_FILTER: Final = f"*{EXTENSION}"


class FilesHost(Protocol):
    """What is asked of the window."""

    def sheet_style(self) -> ShellStyle:
        """Looks of a sheet that fits into the window."""
        ...

    def language(self) -> str:
        """The language in use."""
        ...

    def complain(self, error: SaveError) -> None:
        """One clear sentence where the player looks."""
        ...


class ShowMap(Protocol):
    """Shows the map."""

    def __call__(self, campaign: Campaign | None, told: str = "") -> None:
        """Of a campaign; None: of the one looked at last. ``told``: what was just done with it."""
        ...


class CampaignFiles:
    """Sheets and dialogs about campaigns; ``show`` shows the map of a campaign, or of whichever there is now."""

    def __init__(
        self,
        window: QWidget,
        host: FilesHost,
        campaigns: Campaigns,
        show: ShowMap,
    ) -> None:
        """None is open.

        Args:
            window: they lie over it.
            host: the same window, as far as it is asked for something.
            campaigns: of the profile.
            show: shows the map of a campaign, and what was just done with it; None: of the one looked at last.
        """
        self._window, self._host, self._campaigns, self._show = window, host, campaigns, show

    def ask_new(self) -> None:
        """Ask for a name and begin another campaign."""
        from noria_desktop.ui.pages.campaign.campaign_sheets import NameSheet

        sheet = NameSheet(self._host.sheet_style(), season_name(), self._window)

        def made() -> None:
            try:
                campaign = self._campaigns.add(new_campaign(sheet.name() or season_name(), sheet.book()))
            except SaveError as error:
                self._host.complain(error)
                return
            self._campaigns.look_at(campaign)
            self._show(campaign)

        sheet.accepted.connect(made)
        sheet.open()

    def show(self, campaign: Campaign) -> None:
        """Everything that can be done with a campaign as a file."""
        from noria_desktop.ui.pages.campaign.campaign_sheets import FilesSheet

        campaigns = self._campaigns
        kept = next((one for one in campaigns.listed() if one.campaign == campaign), None)
        sheet = FilesSheet(
            self._host.sheet_style(),
            shown_name(campaign.name),
            self._thrown_away(),
            is_written=kept is not None,
            parent=self._window,
        )

        def now() -> Campaign:
            """As it is called since it was given another name here."""
            return campaigns.get(campaign.id) or campaign

        def tried(change: Callable[[], object], done: str) -> bool:
            try:
                change()
            except SaveError as error:
                sheet.say(save_error_text(error, self._host.language()))
                return False
            sheet.say(done)
            sheet.show_trash(self._thrown_away())
            return True

        def renamed(name: str) -> None:
            if tried(
                lambda: campaigns.rename(campaign, name),
                translate("Circuit", "The campaign has its new name."),
            ):
                self._show(now())

        def thrown_away() -> None:
            name = shown_name(now().name)
            if kept is not None and tried(
                lambda: campaigns.throw_away(kept), translate("Circuit", "It lies in the trash now.")
            ):
                sheet.accept()
                told = translate("Circuit", "“{name}” lies in the trash; under its files it can be put back.")
                self._show(None, told=told.format(name=name))

        def put_back(number: int) -> None:
            if tried(
                lambda: campaigns.put_back(campaigns.thrown_away()[number]),
                translate("Circuit", "It is among the campaigns again."),
            ):
                self._show(None)

        sheet.renamed.connect(renamed)
        sheet.thrown_away.connect(thrown_away)
        sheet.put_back.connect(put_back)
        sheet.export_asked.connect(lambda: self._export(now(), sheet))
        sheet.import_asked.connect(lambda: self._import(sheet))
        sheet.open()

    def _thrown_away(self) -> tuple[str, ...]:
        """Names of what lies in the trash."""
        return tuple(
            shown_name(one.campaign.name) if one.campaign else one.file.stem
            for one in self._campaigns.thrown_away()
        )

    def _export(self, campaign: Campaign, sheet: FilesSheet) -> None:
        """Ask where to, and write the campaign with its games."""
        from noria_desktop.ui.widgets.file_places import ask_where

        title = translate("Circuit", "Export the campaign")
        proposed = f"{shown_name(campaign.name)}{EXTENSION}"
        name, _ = ask_where(self._window, title, proposed, _FILTER)
        if not name:
            return
        file = Path(name) if name.endswith(EXTENSION) else Path(name + EXTENSION)
        try:
            taken_along.export(self._campaigns, campaign, file)
        except SaveError as error:
            sheet.say(save_error_text(error, self._host.language()))
        else:
            sheet.say(translate("Circuit", "Written to {file}.").format(file=file.name))

    def _import(self, sheet: FilesSheet) -> None:
        """Ask which file, and add what it holds."""
        from noria_desktop.ui.widgets.file_places import ask_which

        title = translate("Circuit", "Import a campaign")
        name = ask_which(self._window, title, _FILTER)
        if name:
            sheet.accept()
            self.bring_in(Path(name))

    def bring_in(self, file: Path) -> None:
        """Add a campaign from a file, joined with the copy that is here; it is shown and told."""
        try:
            brought = taken_along.bring_in(self._campaigns, file)
        except SaveError as error:
            self._host.complain(error)
            return
        self._campaigns.look_at(brought.campaign)
        name, count = shown_name(brought.campaign.name), brought.attempts
        told = (
            translate("Circuit", "“{name}” is here now.").format(name=name)
            if brought.is_new
            else translate("Circuit", "%n attempt(s) joined with “{name}”.", "", count).format(name=name)
        )
        self._show(brought.campaign, told)
        announce(self._window, told)

    def restore(self, file: Path) -> None:
        """Put the previous version of a damaged campaign in its place."""
        kept = next((one for one in self._campaigns.listed() if one.file == file), None)
        campaign = None
        if kept is not None:
            try:
                campaign = self._campaigns.restore(kept)
            except SaveError as error:
                self._host.complain(error)
                return
        self._show(campaign)
