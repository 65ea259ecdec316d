"""Archives of the corpus: deterministic, complete, pinned by a digest, and safe to unpack."""

from __future__ import annotations

import hashlib
import io
import json
import shlex
import sys
import tarfile
import zipfile
from pathlib import Path
from typing import Any

import jsonschema
import pytest
import yaml
from support.dumps import run_cli

import rntuple_construct as rnt
from rntuple_construct.base.errors import FormatError, SchemaError, SourceError
from rntuple_construct.cli.documents import schema_of
from rntuple_construct.kit.corpus import cases, digest_of, write_corpus
from rntuple_construct.kit.corpus.archives import archive_bytes, changelog
from rntuple_construct.kit.runner.cases import open_corpus

ROOT = Path(__file__).resolve().parents[3]
ONLY = ("--only", "types.pair", "--only", "types.vector.*")
ENDINGS = ("tar.gz", "zip")


@pytest.fixture(scope="module")
def archives(tmp_path_factory: pytest.TempPathFactory) -> dict[str, Path]:
    """A small corpus in each form of archive."""
    directory = tmp_path_factory.mktemp("archives")
    found = {ending: directory / f"corpus.{ending}" for ending in ENDINGS}
    for path in found.values():
        outcome = run_cli("corpus", "--suite", "validation-suite", *ONLY, "--archive", str(path))
        assert outcome.code == 0
        (directory / "digest").write_text(outcome.out)
    return found


def digest(archives: dict[str, Path]) -> str:
    return (archives["zip"].parent / "digest").read_text().strip()


def members(path: Path) -> dict[str, bytes]:
    if path.suffix == ".zip":
        with zipfile.ZipFile(path) as archive:
            return {name: archive.read(name) for name in archive.namelist()}
    with tarfile.open(path) as tar:
        return {member.name: tar.extractfile(member).read() for member in tar}  # type: ignore[union-attr]


def write_tar(path: Path, *extra: tuple[tarfile.TarInfo, bytes]) -> Path:
    with tarfile.open(path, "w:gz") as tar:
        for member, data in extra:
            member.size = len(data)
            tar.addfile(member, io.BytesIO(data))
    return path


def test_both_forms_hold_the_same_files_as_a_directory(archives: dict[str, Path], tmp_path: Path) -> None:
    assert run_cli("corpus", "--suite", "validation-suite", *ONLY, str(tmp_path)).code == 0
    written = {
        f"rntuple-corpus/{path.relative_to(tmp_path).as_posix()}": path.read_bytes()
        for path in tmp_path.rglob("*")
        if path.is_file()
    }
    for path in archives.values():
        found = members(path)
        assert found.pop("rntuple-corpus/CHANGELOG.md").startswith(b"# Changes of the conformance corpus\n")
        assert found == written
    assert b"BSD 3-Clause" in written["rntuple-corpus/LICENSE"]


def test_an_archive_has_the_same_bytes_each_time(archives: dict[str, Path], tmp_path: Path) -> None:
    for ending, path in archives.items():
        again = tmp_path / f"other.{ending}"
        run_cli("corpus", "--suite", "validation-suite", *ONLY, "--archive", str(again))
        assert again.read_bytes() == path.read_bytes()


def test_the_manifest_has_the_hash_of_every_file(archives: dict[str, Path]) -> None:
    found = {name.removeprefix("rntuple-corpus/"): data for name, data in members(archives["zip"]).items()}
    manifest = json.loads(found["manifest.json"])
    jsonschema.validate(manifest, schema_of("corpus-manifest"))
    assert digest_of(found["manifest.json"]) == digest(archives)
    for entry in manifest["cases"]:
        for name, hashed in (("file", "sha256"), ("expected", "expected_sha256"), ("expected_text", "expected_text_sha256")):  # fmt: skip
            assert hashlib.sha256(found[entry[name]]).hexdigest() == entry[hashed]


@pytest.mark.parametrize("ending", ENDINGS)
def test_a_reader_is_run_with_a_pinned_archive(archives: dict[str, Path], ending: str) -> None:
    options = ("conformance", "--implementation", "rntuple-construct", "--corpus", str(archives[ending]))
    outcome = run_cli(*options, "--corpus-digest", digest(archives), "--format", "json")
    assert outcome.code == 0
    assert len(json.loads(outcome.out)["cases"]) == len(json.loads(members(archives[ending])["rntuple-corpus/manifest.json"])["cases"])  # fmt: skip
    other = run_cli(*options, "--corpus-digest", "sha256:" + 64 * "0")
    assert other.code == 65
    assert digest(archives) in other.err
    assert run_cli(*options, "--corpus-digest", "sha256:12").code == 2


def test_a_digest_pins_the_expected_values(tmp_path: Path) -> None:
    chosen = [case for case in cases(["validation-suite"]) if case.name == "types.pair"]
    write_corpus(chosen, tmp_path, lambda: None)
    pin = digest_of((tmp_path / "manifest.json").read_bytes())
    with open_corpus(tmp_path, pin) as corpus:
        corpus.check_files()
        changed = corpus.cases[0].expected
        assert changed is not None
        changed.write_bytes(changed.read_bytes().replace(b"1", b"2"))
        with pytest.raises(SourceError, match=r"types\.pair\.json is not the file of the manifest"):
            corpus.check_files()
    manifest = json.loads((tmp_path / "manifest.json").read_text())
    for entry in manifest["cases"]:
        del entry["expected_sha256"]
    old = json.dumps(manifest).encode()
    (tmp_path / "manifest.json").write_bytes(old)
    with (
        pytest.raises(FormatError, match="no hashes of the expected values"),
        open_corpus(tmp_path, digest_of(old)),
    ):
        pass


def test_links_of_a_directory_lead_to_the_files_of_the_manifest_only(tmp_path: Path) -> None:
    stored, linked = tmp_path / "store", tmp_path / "linked"
    chosen = [case for case in cases(["validation-suite"]) if case.name == "types.pair"]
    write_corpus(chosen, stored, lambda: None)
    for path in stored.rglob("*"):
        if path.is_file():
            link = linked / path.relative_to(stored)
            link.parent.mkdir(parents=True, exist_ok=True)
            link.symlink_to(path)
    with open_corpus(linked) as corpus:
        corpus.check_files()
    (secret := tmp_path / "secret").write_text("{}")
    for name in (chosen[0].file, chosen[0].expected):
        assert name is not None
        target = (linked / name).readlink()
        (linked / name).unlink()
        (linked / name).symlink_to(secret)
        with open_corpus(linked) as corpus, pytest.raises(SourceError, match="not the file of the manifest"):
            corpus.check_files()
        (linked / name).unlink()
        (linked / name).symlink_to("/dev/zero")
        with open_corpus(linked) as corpus, pytest.raises(SourceError, match="not a regular file"):
            corpus.check_files()
        (linked / name).unlink()
        (linked / name).symlink_to(target)


def test_writing_replaces_links_and_leaves_their_targets(tmp_path: Path) -> None:
    chosen = [case for case in cases(["validation-suite"]) if case.name == "types.pair"]
    (tmp_path / "kept").write_bytes(b"kept")
    (tmp_path / "corpus").mkdir()
    (tmp_path / "corpus" / "manifest.json").symlink_to(tmp_path / "kept")
    write_corpus(chosen, tmp_path / "corpus", lambda: None)
    assert (tmp_path / "kept").read_bytes() == b"kept"
    assert not (tmp_path / "corpus" / "manifest.json").is_symlink()


def link(name: str, kind: bytes) -> tarfile.TarInfo:
    member = tarfile.TarInfo(name)
    member.type = kind
    member.linkname = "/etc/passwd"
    return member


@pytest.mark.parametrize(
    ("member", "message"),
    [
        (tarfile.TarInfo("../outside"), "leads out"),
        (tarfile.TarInfo("/absolute"), "leads out"),
        (tarfile.TarInfo("a/../../outside"), "leads out"),
        (tarfile.TarInfo("c:outside"), "leads out"),
        (link("a", tarfile.SYMTYPE), "not a regular file"),
        (link("a", tarfile.LNKTYPE), "not a regular file"),
        (link("a", tarfile.FIFOTYPE), "not a regular file"),
        (tarfile.TarInfo("a/other"), "has no manifest"),
    ],
)
def test_members_that_are_no_files_of_a_corpus_are_refused(
    member: tarfile.TarInfo, message: str, tmp_path: Path
) -> None:
    path = write_tar(tmp_path / "corpus.tar.gz", (member, b""))
    with pytest.raises(FormatError, match=message), open_corpus(path):
        pass
    assert [found.name for found in tmp_path.iterdir()] == ["corpus.tar.gz"]


def test_links_and_paths_of_a_zip_are_refused(tmp_path: Path) -> None:
    for name, mode, message in (("a", 0o120777, "not a regular file"), ("../a", 0o100644, "leads out")):
        with zipfile.ZipFile(tmp_path / "corpus.zip", "w") as archive:
            info = zipfile.ZipInfo(name)
            info.external_attr = mode << 16
            archive.writestr(info, "/etc/passwd")
        with pytest.raises(FormatError, match=message), open_corpus(tmp_path / "corpus.zip"):
            pass


@pytest.mark.parametrize("ending", ENDINGS)
def test_damaged_archives_give_an_error(archives: dict[str, Path], ending: str, tmp_path: Path) -> None:
    data = archives[ending].read_bytes()
    step = max(1, len(data) // 40)
    for damaged in (b"", b"text", *(data[:size] for size in range(step, len(data), step))):
        path = tmp_path / f"damaged.{ending}"
        path.write_bytes(damaged)
        with pytest.raises(FormatError, match="damaged"), open_corpus(path):
            pass
    for place in range(20, len(data), step):
        path.write_bytes(data[:place] + bytes([data[place] ^ 0x55]) + data[place + 1 :])
        try:
            with open_corpus(path, digest(archives)) as corpus:
                corpus.check_files()
        except (FormatError, SourceError):
            pass


def test_a_large_member_is_refused_before_it_is_read(tmp_path: Path) -> None:
    path = tmp_path / "corpus.zip"
    with zipfile.ZipFile(path, "w", zipfile.ZIP_DEFLATED) as archive:
        archive.writestr("rntuple-corpus/manifest.json", bytes((64 << 20) + 1))
    with pytest.raises(FormatError, match="too large"), open_corpus(path):
        pass


def test_the_changelog_lists_what_changed_since_the_older_corpus(tmp_path: Path) -> None:
    def manifest(**hashes: str) -> bytes:
        return json.dumps(
            {"cases": [{"id": name, "sha256": value} for name, value in hashes.items()]}
        ).encode()

    old = manifest(same="1", changed="2", removed="3")
    (tmp_path / "manifest.json").write_bytes(old)
    (tmp_path / "CHANGELOG.md").write_bytes(changelog(old))
    text = changelog(manifest(same="1", changed="4", added="5"), tmp_path).decode()
    listed = "### Added\n\n- `added`\n\n### Changed\n\n- `changed`\n\n### Removed\n\n- `removed`\n\n## "
    assert listed + rnt.__version__ in text
    assert f"Changes since `{digest_of(old)}`:" in text
    assert text.count("# Changes of the conformance corpus\n") == 1
    assert "same" not in text


def test_an_older_corpus_is_given_as_archive(archives: dict[str, Path], tmp_path: Path) -> None:
    path = tmp_path / "new.tar.gz"
    options = ("corpus", "--suite", "validation-suite", "--only", "types.pair", "--archive", str(path))
    assert run_cli(*options, "--since", str(archives["zip"])).code == 0
    text = members(path)["rntuple-corpus/CHANGELOG.md"].decode()
    assert "### Removed\n\n- `validation-suite/types.vector." in text
    assert "types.pair" not in text
    assert run_cli(*options).code == 2, "the archive exists"


@pytest.mark.parametrize(
    "options", [["--archive", "corpus.rar"], ["--archive", "a.zip", "DIR"], ["DIR", "--since", "a.zip"], []]
)
def test_wrong_uses_are_usage_errors(
    options: list[str], tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)
    assert run_cli("corpus", "--suite", "validation-suite", *options).code == 2
    assert list(tmp_path.iterdir()) == []


def test_a_missing_archive_is_a_missing_input(tmp_path: Path) -> None:
    options = ("conformance", "--implementation", "rntuple-construct", "--corpus", str(tmp_path / "no.zip"))
    assert run_cli(*options).code == 66


def test_another_ending_is_no_archive() -> None:
    with pytest.raises(SchemaError, match=r"\.tar\.gz"):
        archive_bytes({}, "corpus.rar")


def test_the_workflow_for_other_readers_runs(
    archives: dict[str, Path], tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Its command passes with a reader that follows the protocol, and writes the report that is uploaded."""
    workflow: dict[str, Any] = yaml.safe_load((ROOT / "docs" / "conformance" / "workflow.yml").read_text())
    (command,) = (
        step["run"]
        for step in workflow["jobs"]["conformance"]["steps"]
        if step.get("run", "").startswith("rntuple conformance")
    )
    monkeypatch.chdir(tmp_path)
    (tmp_path / "rntuple-corpus.tar.gz").write_bytes(archives["tar.gz"].read_bytes())
    reader = shlex.join([sys.executable, "-m", "rntuple_construct.kit.adapters.own"])
    program, *words = shlex.split(command)
    assert program == "rntuple"
    filled = {"$READER": reader, "$DIGEST": digest(archives)}
    outcome = run_cli(*(filled.get(word, word) for word in words))
    assert outcome.code == 0, outcome.err
    assert (tmp_path / "results" / "report.xml").is_file()
    assert digest(archives)[:12] in (tmp_path / "results" / "badge.svg").read_text()
