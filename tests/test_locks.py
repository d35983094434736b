"""The locks pin everything the project asks for, by digest, and say nothing about where to fetch it."""

import re
import tomllib
from pathlib import Path

import pytest
from packaging.requirements import Requirement
from packaging.utils import canonicalize_name
from packaging.version import Version

ROOT = Path(__file__).resolve().parent.parent
PYPROJECT = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))

LOCKS = ["node", "runtime", "dev", "ray"]
MACHINES = [("linux", "x86_64"), ("linux", "aarch64"), ("win32", "AMD64"), ("darwin", "arm64"), ("darwin", "x86_64")]
PYTHONS = ["3.11", "3.12", "3.13", "3.14"]
FIELDS = "sys_platform", "platform_machine", "python_version", "python_full_version"
PLATFORMS = [
    dict(zip(FIELDS, (*machine, python, python + ".1"), strict=True)) for machine in MACHINES for python in PYTHONS
]

SECRETS_OF_A_MACHINE = re.compile(
    r"://|--(extra-)?index|--find-links|--trusted-host"  # options
    r"|\w\.(org|com|net|io)\b|(^|[\s=@])[/~.]\S*/|[A-Z]:\\"  # hosts and paths
)


def asked(lock: str) -> list[Requirement]:
    project = PYPROJECT["project"]["dependencies"]
    lines = {
        "node": group("node"),
        "runtime": [*project, *group("build")],
        "dev": [*project, *group("build"), *group("dev")],
        "ray": [*project, *PYPROJECT["project"]["optional-dependencies"]["ray"]],
    }
    return [Requirement(line) for line in lines[lock]]


def group(name: str) -> list[str]:
    """The lines of a dependency group, with those of the groups it includes."""
    lines = PYPROJECT["dependency-groups"][name]
    return [found for line in lines for found in ([line] if isinstance(line, str) else group(line["include-group"]))]


def pins(lock: str) -> list[tuple[Requirement, list[str]]]:
    """Each pinned requirement with its digests."""
    text = (ROOT / "locks" / f"{lock}.txt").read_text(encoding="utf-8")
    entries = re.sub(r"^#.*\n", "", text, flags=re.MULTILINE).replace("\\\n", " ").splitlines()
    return [(Requirement(entry.split(" --hash")[0]), re.findall(r"--hash=(\S+)", entry)) for entry in entries]


def applies(requirement: Requirement, platform: dict[str, str]) -> bool:
    return requirement.marker is None or requirement.marker.evaluate(platform)


def pinned_versions(lock: str, platform: dict[str, str]) -> dict[str, list[str]]:
    versions: dict[str, list[str]] = {}
    for pin, _ in pins(lock):
        if applies(pin, platform):
            [exact] = pin.specifier
            versions.setdefault(canonicalize_name(pin.name), []).append(exact.version)
    return versions


@pytest.mark.parametrize("lock", LOCKS)
def test_every_pin_is_exact_and_has_digests(lock):
    for pin, digests in pins(lock):
        assert ["=="] == [specifier.operator for specifier in pin.specifier], pin
        assert digests, pin
        assert all(re.fullmatch("sha256:[0-9a-f]{64}", digest) for digest in digests), pin


@pytest.mark.parametrize("file", sorted((ROOT / "locks").iterdir()), ids=lambda file: file.name)
def test_no_lock_names_an_index_a_host_or_a_path_of_a_machine(file):
    lines = file.read_text(encoding="utf-8").splitlines()

    assert [] == [line for line in lines if SECRETS_OF_A_MACHINE.search(line)]


@pytest.mark.parametrize("lock", LOCKS)
@pytest.mark.parametrize("platform", PLATFORMS, ids=lambda platform: "-".join(list(platform.values())[:3]))
def test_what_the_project_asks_for_is_pinned_once_at_a_version_that_fits(lock, platform):
    versions = pinned_versions(lock, platform)

    assert [] == [name for name, found in versions.items() if len(found) > 1]
    for requirement in asked(lock):
        if applies(requirement, platform):
            [version] = versions[canonicalize_name(requirement.name)]
            assert requirement.specifier.contains(version, prereleases=True), requirement


def test_developers_run_the_program_with_the_same_versions():
    for platform in PLATFORMS:
        assert pinned_versions("runtime", platform).items() <= pinned_versions("dev", platform).items()


@pytest.mark.parametrize("platform", PLATFORMS, ids=lambda platform: "-".join(list(platform.values())[:3]))
def test_no_numba_is_allowed_that_is_newer_than_the_one_pinned(platform):
    """Some of its inner methods are overridden: a version that nobody tried might call them no more."""
    [version] = pinned_versions("runtime", platform)["numba"]
    release = Version(version).release
    [asked_for] = [each for each in asked("runtime") if each.name == "numba" and applies(each, platform)]

    assert not asked_for.specifier.contains(f"{release[0]}.{release[1] + 1}.0")
