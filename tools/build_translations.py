#!/usr/bin/env python3
r"""Bring the translations up to date with the sources and compile them.

    tools/build_translations.py           run it after changing any text, then commit translations/ and resources/i18n/

1. Reads every `translate("Context", "English")` and `Text("Context", "English")` of noria_desktop, and every
   `say("English")` of a module that imports a game's `Speech`, into translations/noria_desktop_ja.ts, and those with
   `%n` into translations/noria_desktop_en.ts. Texts that the sources dropped leave the files.
2. Fills in from translations/pending/*.tsv, a line a text, columns parted by tabs (`\n` for a line break):

       Context<TAB>English<TAB>Japanese
       Context<TAB>English with %n<TAB>Japanese<TAB>English for one<TAB>English for several

   The last two columns are needed only where "(s)" or "(es)" in the English doesn't say it. A filled-in line may
   be deleted afterwards; a later line replaces an earlier translation.
3. Writes resources/i18n/*.qm, then prints what is still untranslated (exit 1 if anything is).
"""

from __future__ import annotations

import sys
import tempfile
import xml.etree.ElementTree as ET
from pathlib import Path
from typing import NamedTuple

import check_translations as check

PENDING = check.ROOT / "translations" / "pending"


class Words(NamedTuple):
    """The translations of one text that somebody wrote down in a .tsv file."""

    japanese: str
    one: str = ""
    several: str = ""


def update_catalogue() -> None:
    """Let Qt's extractor rewrite the Japanese .ts file from the sources."""
    path = check.CATALOGUES["ja"]
    path.parent.mkdir(exist_ok=True)
    common = ("-silent", *check.MARKS, "-locations", "none", "-no-obsolete", "-source-language", "en")
    with tempfile.TemporaryDirectory() as folder:
        files = check.readable_sources(Path(folder))
        check.run_tool("pyside6-lupdate", *common, "-target-language", "ja", *files, "-ts", str(path))


def read_pending(folder: Path = PENDING) -> tuple[dict[tuple[str, str], Words], list[str]]:
    """The lines of every .tsv file by context and English, and complaints about lines that are none."""
    words: dict[tuple[str, str], Words] = {}
    complaints = []
    for path in sorted(folder.glob("*.tsv")):
        for number, line in enumerate(path.read_text(encoding="utf-8").splitlines(), 1):
            if not line.strip() or line.startswith("#"):
                continue
            columns = [column.replace("\\n", "\n") for column in line.split("\t")]
            while columns and not columns[-1]:
                columns.pop()
            if len(columns) not in (3, 5):
                complaints.append(f"{path.name}:{number}: {len(columns)} columns instead of 3 or 5")
                continue
            words[columns[0], columns[1]] = Words(*columns[2:])
    return words, complaints


def english_forms(source: str, words: Words | None) -> tuple[str, str] | None:
    """The text for one and for several; None when nobody said."""
    if words and words.one and words.several:
        return words.one, words.several
    if "(s)" in source or "(es)" in source:
        one = source.replace("(es)", "").replace("(s)", "")
        return one, source.replace("(es)", "es").replace("(s)", "s")
    return None


def fill_in(words: dict[tuple[str, str], Words]) -> set[tuple[str, str]]:
    """Put the written-down translations into the Japanese .ts file; the keys that were used."""
    path = check.CATALOGUES["ja"]
    tree = ET.parse(path)
    used = set()
    for context in tree.getroot().iter("context"):
        for message in context.iter("message"):
            key = (context.findtext("name") or "", message.findtext("source") or "")
            found = words.get(key)
            if found is None:
                continue
            used.add(key)
            translation = message.find("translation")
            if translation is None:
                translation = ET.SubElement(message, "translation")
            if message.get("numerus") == "yes":
                for child in list(translation):
                    translation.remove(child)
                ET.SubElement(translation, "numerusform").text = found.japanese
                translation.text = None
            else:
                translation.text = found.japanese
            translation.attrib.pop("type", None)
    _write(path, tree.getroot())
    return used


def write_plurals(words: dict[tuple[str, str], Words]) -> None:
    """Write the English .ts file anew: both forms of every text with a number, in the order of the Japanese one.

    Forms that somebody wrote down come first, then those kept from before, then what "(s)" in the text says.
    """
    path = check.CATALOGUES["en"]
    before = check.messages(path) if path.exists() else {}
    root = ET.Element("TS", {"version": "2.1", "language": "en", "sourcelanguage": "en"})
    contexts: dict[str, ET.Element] = {}
    for key in check.messages(check.CATALOGUES["ja"]):
        if "%n" not in key.source:
            continue
        found, kept = words.get((key.context, key.source)), before.get(key)
        forms = english_forms(key.source, found)
        if not (found and found.one) and kept is not None and kept.finished and kept.plural:
            forms = (kept.forms[0], kept.forms[1])
        if key.context not in contexts:
            contexts[key.context] = ET.SubElement(root, "context")
            ET.SubElement(contexts[key.context], "name").text = key.context
        message = ET.SubElement(contexts[key.context], "message", {"numerus": "yes"})
        ET.SubElement(message, "source").text = key.source
        if key.comment:
            ET.SubElement(message, "comment").text = key.comment
        translation = ET.SubElement(message, "translation")
        if forms is None:
            translation.set("type", "unfinished")
        for form in forms or ("", ""):
            ET.SubElement(translation, "numerusform").text = form
    ET.indent(root, "    ")
    _write(path, root)


def _write(path: Path, root: ET.Element) -> None:
    text = ET.tostring(root, encoding="unicode")
    path.write_text(f'<?xml version="1.0" encoding="utf-8"?>\n<!DOCTYPE TS>\n{text}\n', encoding="utf-8")


def compile_catalogues() -> None:
    """Write the .qm files that the program loads."""
    for language, path in check.CATALOGUES.items():
        target = check.COMPILED[language]
        target.parent.mkdir(parents=True, exist_ok=True)
        check.run_tool("pyside6-lrelease", "-silent", str(path), "-qm", str(target))


def main() -> int:
    """Do the three steps; 1 when something is still to be translated."""
    words, complaints = read_pending()
    update_catalogue()
    used = fill_in(words)
    update_catalogue()  # Qt's own layout of the file, so that later changes show as small differences
    write_plurals(words)
    compile_catalogues()
    for key in sorted(set(words) - used):
        complaints.append(f"pending, but not in the sources: {key}")
    complaints += check.all_faults()
    for complaint in complaints:
        print(complaint)
    texts = len(check.messages(check.CATALOGUES["ja"]))
    print(f"{texts} texts, {len(words)} pending lines, {len(complaints)} left to mend")
    return 1 if complaints else 0


if __name__ == "__main__":
    sys.exit(main())
