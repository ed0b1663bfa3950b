"""Pages of the Circuit from the built-in samples, for pictures.

Names of pages, by what is told there: ``campaign``, ``chapter`` and ``logbook`` of a campaign in its second volume; of
one that is whole ``campaign-NAME``, ``chapter-NAME``, ``logbook-NAME`` with the id of a chapter, ``finale`` or
``nights``, and ``end-NAME`` after a game of a chapter, of the finale or of a night (``end-finale``: after the evening).
``end-3-noria-1`` is after the first attempt there, as the campaign stood then.
"""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Final, Protocol

from noria_desktop.app.campaign.campaign import Attempt
from noria_desktop.app.campaign.campaigns import Campaigns
from noria_desktop.app.campaign.chapters import FINALE, NIGHTS, chapter
from noria_desktop.app.campaign.sample import Sample, sample
from noria_desktop.app.session import Session
from noria_desktop.ui.i18n import translate
from noria_desktop.ui.window.circuit_chapter import ChapterWays
from noria_desktop.ui.window.together import TogetherWays

_KINDS: Final = ("campaign", "chapter", "logbook", "end")


class SampleHost(Protocol):
    """What is asked of the way through the Circuit."""

    together: TogetherWays
    chapters: ChapterWays

    @property
    def campaigns(self) -> Campaigns:
        """The campaigns of the profile that is looked into."""
        ...

    def look_into(self, profile: Path, data: bytes) -> None:
        """Look at an exported campaign in a profile of its own."""
        ...

    def show_map(self, chosen: str = "") -> None:
        """The map."""
        ...

    def show_logbook(self, name: str = "") -> None:
        """The logbook."""
        ...

    def ended(
        self, session: Session, show_score: Callable[[Callable[[], None]], None], *, seen: bool = False
    ) -> bool:
        """Show how a game of a campaign ended."""
        ...


def is_sample(name: str) -> bool:
    """Whether a page of this name is shown from a sample."""
    kind, _, rest = name.partition("-")
    if kind not in _KINDS or (kind == "end" and not rest):
        return False
    return not rest or rest in (FINALE, NIGHTS) or _place(rest) is not None


def _place(text: str) -> tuple[str, int] | None:
    """A chapter's id, and which attempt there, counted from 1; 0 for the last one."""
    whole, _, number = text.rpartition("-")
    for name, at in ((text, "0"), (whole, number)):
        try:
            chapter(name)
        except LookupError:
            continue
        return (name, int(at)) if at.isascii() and at.isdigit() else None
    return None


class SampleWays:
    """Shows them over a profile of their own, which goes when the window closes."""

    def __init__(self, circuit: SampleHost) -> None:
        """Nothing is shown yet."""
        self._circuit = circuit
        self._folder: TemporaryDirectory[str] | None = None

    @property
    def shown(self) -> bool:
        """Whether what is looked at is a sample."""
        return self._folder is not None

    def leave(self) -> None:
        """Away with the profile."""
        if self._folder is not None:
            self._folder.cleanup()
            self._folder = None

    def show(self, name: str) -> None:
        """A page by its name, see ``is_sample``."""
        kind, _, rest = name.partition("-")
        if kind == "end":
            self._show_end(rest)
            return
        self._take(Sample.WHOLE if rest else Sample.SECOND_VOLUME)
        match kind, rest:
            case "campaign", _:
                self._circuit.show_map(rest)
            case "chapter", "":
                self._circuit.chapters.show_begin(chapter("2-noria"))
            case "chapter", _ if rest == FINALE:
                self._circuit.together.show_finale()
            case "chapter", _ if rest == NIGHTS:
                self._circuit.together.show_night()
            case "chapter", _:
                self._circuit.chapters.show_begin(chapter(rest))
            case _:
                self._circuit.show_logbook(rest or "1-solani")

    def _take(self, which: Sample, attempts: int | None = None) -> Campaigns:
        """Look at a sample in a fresh profile."""
        self.leave()
        self._folder = TemporaryDirectory(ignore_cleanup_errors=True)
        name = translate("Circuit", "Winter voyage")
        self._circuit.look_into(Path(self._folder.name), sample(which, attempts, name=name))
        return self._circuit.campaigns

    def _show_end(self, name: str) -> None:
        campaigns = self._take(Sample.WHOLE)
        every = campaigns.all()[0].attempts
        if name == FINALE:
            self._circuit.together.show_circuit_end(every[-1].deal, seen=True)
            return
        place, number = _place(name) or (f"{name}-4", 0)
        ended = [one for one in every if one.chapter == place]
        last: Attempt = ended[min(number, len(ended)) - 1]
        campaigns = self._take(Sample.WHOLE, every.index(last) + 1)
        final = campaigns.final(last, last.endings[-1])
        assert final is not None
        self._circuit.ended(final, lambda back: back(), seen=True)
