"""`page.py`: when the page is built and by which Node; and what is built may be served under a strict policy."""

import gzip
import json
import os
import re
import tomllib
from pathlib import Path

import pytest

import page

ROOT = Path(__file__).resolve().parent.parent

KILOBYTE = 1000
ON_POSIX = pytest.mark.skipif(os.name != "posix", reason="puts a shell script in the place of a program")


@pytest.fixture
def small(tmp_path):
    """The sources of a page, as small as can be."""
    found = page.Page(tmp_path)
    (found.web / "src").mkdir(parents=True)
    (found.web / "src" / "main.ts").write_text("main", encoding="utf-8")
    found.texts.mkdir(parents=True)
    (found.texts / "en.ftl").write_text("name = Name\n", encoding="utf-8")
    return found


def pretend_built(small):
    small.built.mkdir(parents=True)
    page.stamp(small.built).write_text(page.digest(small), encoding="utf-8")


def program(folder, name, output, code=0):
    """A program that only says something."""
    file = folder / name
    file.write_text(f"#!/bin/sh\necho '{output}'\nexit {code}\n", encoding="utf-8")
    file.chmod(0o755)
    return file


class TestWhetherItIsBuilt:
    def test_not_before_it_was(self, small):
        assert not page.is_built(small)

    def test_after_it_was(self, small):
        pretend_built(small)

        assert page.is_built(small)

    @pytest.mark.parametrize("name", ["web/src/main.ts", "web/new.ts", "src/nascondino/locale/en.ftl"])
    def test_not_when_a_source_changed_or_came(self, small, name):
        pretend_built(small)
        (small.root / name).write_text("changed = yes\n", encoding="utf-8")

        assert not page.is_built(small)

    def test_not_when_a_source_was_renamed(self, small):
        pretend_built(small)
        (small.web / "src" / "main.ts").rename(small.web / "src" / "other.ts")

        assert not page.is_built(small)

    @pytest.mark.parametrize("folder", ["node_modules", "dist"])
    def test_what_tools_leave_behind_does_not_matter(self, small, folder):
        pretend_built(small)
        (small.web / folder).mkdir()
        (small.web / folder / "file.js").touch()

        assert page.is_built(small)

    def test_what_is_built_is_not_built_again(self, small, monkeypatch):
        pretend_built(small)
        monkeypatch.setattr(page, "find_node", lambda: pytest.fail("looked for Node"))

        page.build(small)


class TestNode:
    @ON_POSIX
    @pytest.mark.parametrize("version", ["v22.12.0", "v24.0.0", "v100.0.0"])
    def test_the_machines_own_is_taken_if_it_is_new_enough(self, tmp_path, monkeypatch, version):
        program(tmp_path, "node", version)
        npm = program(tmp_path, "npm", "11")
        monkeypatch.setenv("PATH", str(tmp_path))

        assert page.Node([str(npm)], tmp_path) == page.node_on_path()

    @ON_POSIX
    @pytest.mark.parametrize("version", ["v20.20.2", "v22.11.0", "nonsense"])
    def test_the_machines_own_is_left_alone_if_it_is_old(self, tmp_path, monkeypatch, version):
        program(tmp_path, "node", version)
        program(tmp_path, "npm", "11")
        monkeypatch.setenv("PATH", str(tmp_path))

        assert page.node_on_path() is None

    @ON_POSIX
    def test_the_machines_own_is_of_no_use_without_npm(self, tmp_path, monkeypatch):
        program(tmp_path, "node", "v24.0.0")
        monkeypatch.setenv("PATH", str(tmp_path))

        assert page.node_on_path() is None

    def test_that_of_the_wheel_is_complete(self):
        node, npm = page.node_of_wheel().npm

        assert page.node_version(node) >= page.OLDEST_NODE
        assert Path(npm).is_file()

    def test_without_any_one_sentence_names_the_remedy(self, monkeypatch):
        monkeypatch.setattr(page, "node_of_wheel", lambda: None)
        monkeypatch.setattr(page, "node_on_path", lambda: None)

        with pytest.raises(page.NoNodeError, match=r"^Building the page needs Node 22\.12 .*`pip install nodejs.*`\.$"):
            page.find_node()

    def test_its_wheel_is_the_locked_one(self):
        groups = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["dependency-groups"]

        assert [page.NODE_WHEEL] == groups["node"]
        assert page.NODE_WHEEL in (ROOT / "locks" / "node.txt").read_text(encoding="utf-8")

    @ON_POSIX
    def test_what_npm_said_last_is_shown_when_it_fails(self, small, tmp_path):
        npm = program(tmp_path, "npm", "first\nlast", 1)

        with pytest.raises(page.PageError) as problem:
            page.npm(small.web, page.Node([str(npm)], tmp_path), ["ci"], "It failed.")
        assert "It failed. It said:\n  first\n  last" == str(problem.value)


def locked_packages(folder):
    lock = json.loads((ROOT / folder / "package-lock.json").read_text(encoding="utf-8"))
    return {name: entry for name, entry in lock["packages"].items() if name}


class TestLock:
    @pytest.fixture(params=["web", "web/lint"])
    def packages(self, request):
        return locked_packages(request.param)

    def test_names_the_bundler_for_every_platform(self):
        """Tools drop those of other platforms from a lock now and then, and installing then fails elsewhere."""
        bindings = [name for name in locked_packages("web") if "@rolldown/binding-" in name]

        assert 15 == len(bindings)

    def test_has_a_digest_for_every_package(self, packages):
        assert [] == [name for name, entry in packages.items() if not entry["integrity"].startswith("sha512-")]

    def test_names_no_place_to_fetch_from(self, packages):
        without_sponsors = [{**entry, "funding": None} for entry in packages.values()]

        assert [] == [entry for entry in without_sponsors if "://" in json.dumps(entry)]


class TestWhatIsBuilt:
    @pytest.fixture(autouse=True)
    def built(self):
        found = page.Page(ROOT)
        assert page.is_built(found), "the page is not built from these sources; `python page.py build` builds it"
        return found.built

    def test_has_no_script_or_style_inside_the_html(self, built):
        html = (built / "index.html").read_text(encoding="utf-8")

        assert "" == "".join(re.findall(r"<script[^>]*>(.*?)</script>", html, re.DOTALL))
        assert not re.search(r"<style|\sstyle=|\son\w+=|javascript:|data:", html)

    def test_has_no_files_inside_of_files(self, built):
        styles = [file.read_text(encoding="utf-8") for file in built.rglob("*.css")]

        assert styles
        assert "data:" not in "".join(styles)

    def test_names_no_other_host(self, built):
        text = "".join(file.read_text(encoding="utf-8") for file in served_as_text(built))
        hosts = re.findall(r"https?://([\w.-]+)", text)

        assert set(hosts) <= {"www.w3.org", "svelte.dev"}  # names of vocabularies, and where an error is explained

    def test_has_a_compressed_twin_of_every_text(self, built):
        for file in served_as_text(built):
            assert file.read_bytes() == gzip.decompress(file.with_name(file.name + ".gz").read_bytes())

    def test_is_small(self, built):
        foreign = re.compile(r"(\w+-)?(de|es|fr|it|nl)-")
        english = [file for file in (built / "assets").glob("*.gz") if not foreign.match(file.name)]

        # All games and pages together, puzzles, guides and scenes too; for what a match needs, see tests/bench. That a
        # match leaves out what it does not show makes more files, and each of them weighs a little by itself.
        assert sum(file.stat().st_size for file in english) <= 272 * KILOBYTE
        assert sum(file.stat().st_size for file in built.rglob("*.woff2")) <= 70 * KILOBYTE

    def test_carries_the_licences_of_what_it_holds(self, built):
        licences = (built / "licences.txt").read_text(encoding="utf-8")
        packages = json.loads((ROOT / "web" / "package.json").read_text(encoding="utf-8"))["dependencies"]

        assert [] == [name for name in packages if f"{name} " not in licences]


def served_as_text(built):
    return [file for file in built.rglob("*") if file.suffix in {".css", ".html", ".js", ".svg"}]
