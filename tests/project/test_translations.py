"""Every text of the program can be shown in both languages, and the compiled files are the current ones."""

from __future__ import annotations

from pathlib import Path

import build_translations
import check_translations as check
import pytest


def test_translations_are_complete_and_compiled() -> None:
    """When it fails: run tools/build_translations.py, translate what it names, commit what it wrote."""
    assert check.all_faults() == []


def write(folder: Path, text: str) -> Path:
    package = folder / "noria_desktop"
    package.mkdir(exist_ok=True)
    (package / "sample.py").write_text(text, encoding="utf-8")
    return package


def test_calls_that_the_extractor_cannot_read_are_found(tmp_path: Path) -> None:
    package = write(
        tmp_path,
        'translate("Page", f"{count} discs")\n'
        'translate(context, "Discs")\n'
        'translate("Page", "%n disc(s)", "", n=3)\n'
        'self.tr("Discs")\n'
        'translate("Page", "Discs")\n'
        "painter.translate(3, 4)\n"
        "text.translate(table)\n"
        'Text("Page", f"{count} discs")\n'
        'Text("Page", "Discs")\n',
    )
    assert [line.split(":")[1] for line in check.unreadable_calls(package)] == ["1", "2", "3", "4", "8"]


def test_texts_of_a_speech_have_its_context(tmp_path: Path) -> None:
    package = write(tmp_path, 'say: Final = Speech("Page", {})\nsay("Undo {step}", step=say(f"{x}"))\n')
    (package / "other.py").write_text('from noria_desktop.sample import say\nsay("%n disc(s)", 2)\n')
    (package / "third.py").write_text('from noria_desktop.messages import say\nsay("Discs")\n')
    assert [line.split(":")[1:] for line in check.unreadable_calls(package)] == [
        ["2", " say() takes a literal text"]
    ]
    write(tmp_path, 'say: Final = Speech("Page", {})\nsay("Undo {step}", step=translate("Else", "Step"))\n')
    assert check.extracted(package) == {
        check.Key("Page", "Undo {step}"): False,
        check.Key("Else", "Step"): False,
        check.Key("Page", "%n disc(s)"): True,
    }


def test_each_kind_of_gap_is_found(tmp_path: Path) -> None:
    wanted = check.extracted(
        write(
            tmp_path,
            "from noria_desktop.ui.i18n import translate\n"
            'translate("Page", "Undo {step}")\n'
            'translate("Page", "%n disc(s)", "", 2)\n',
        )
    )
    undo, discs = check.Key("Page", "Undo {step}"), check.Key("Page", "%n disc(s)")
    assert wanted == {undo: False, discs: True}
    assert check.extracted(write(tmp_path, 'STEP = Text("Page", "Undo {step}")\n')) == {undo: False}
    good = {
        undo: check.Message(plural=False, finished=True, forms=("元に戻す: {step}",)),
        discs: check.Message(plural=True, finished=True, forms=("ディスク%n枚",)),
    }
    assert list(check.faults("ja", good, wanted)) == []
    bad: tuple[tuple[str, dict[check.Key, check.Message]], ...] = (
        ("missing", {undo: good[undo]}),
        ("not translated", {**good, undo: check.Message(plural=False, finished=True, forms=("",))}),
        ("not translated", {**good, undo: check.Message(plural=False, finished=False, forms=("{step}",))}),
        ("fields", {**good, undo: check.Message(plural=False, finished=True, forms=("元に戻す",))}),
        ("plural forms", {**good, discs: check.Message(plural=True, finished=True, forms=("%n枚", "%n枚"))}),
        ("no longer", {**good, check.Key("Page", "Redo"): good[undo]}),
    )
    for word, have in bad:
        (fault,) = check.faults("ja", have, wanted)
        assert word in fault


@pytest.mark.parametrize(
    ("source", "forms"),
    [
        ("%n disc(s)", ("%n disc", "%n discs")),
        ("%n pass(es) left", ("%n pass left", "%n passes left")),
        ("%n politicians", None),
    ],
)
def test_english_plurals_are_read_off_the_text(source: str, forms: tuple[str, str] | None) -> None:
    assert build_translations.english_forms(source, None) == forms


def test_pending_lines_are_read_and_bad_ones_named(tmp_path: Path) -> None:
    (tmp_path / "noria.tsv").write_text(
        "# comment\nPage\tUndo\t元に戻す\nPage\tTwo\\nlines\t二\\n行\nPage\tlost\n", encoding="utf-8"
    )
    words, complaints = build_translations.read_pending(tmp_path)
    assert words["Page", "Undo"].japanese == "元に戻す"
    assert words["Page", "Two\nlines"].japanese == "二\n行"
    assert complaints == ["noria.tsv:4: 2 columns instead of 3 or 5"]
