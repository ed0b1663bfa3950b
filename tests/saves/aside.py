"""Files that were set aside because they could not be read."""

from __future__ import annotations

from pathlib import Path

from noria_desktop.app.saves.store import Store


def broken(store: Store) -> tuple[Path, ...]:
    """Those beside the saves and the autosaves."""
    return tuple(
        sorted(path for folder in (store.saves, store.autosaves) for path in folder.glob("*.broken*"))
    )
