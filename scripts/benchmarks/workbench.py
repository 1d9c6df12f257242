"""Makes what is measured: the tool, the floors, the registries, the stand-in for the SDK."""

import os
import shutil
import subprocess
import sys
from pathlib import Path

HERE = Path(__file__).resolve().parent
ROOT = HERE.parent.parent


class Workbench:
    """A folder with everything in it; each thing is made when it is first asked for."""

    def __init__(self, work: Path):
        self.work = work
        self._cache = {}

    def _once(self, name, make):
        if name not in self._cache:
            print(f"making {name}", file=sys.stderr)
            self._cache[name] = make()
        return self._cache[name]

    # MARK: - Programs

    @property
    def tool(self) -> Path:
        """The tool as `swift build -c release` makes it, with shared libraries."""

        def build():
            arguments = ["swift", "build", "-c", "release", "--product", "config-registry"]
            run(arguments, cwd=ROOT)
            folder = subprocess.run([*arguments, "--show-bin-path"], cwd=ROOT, check=True, capture_output=True, text=True)
            return Path(folder.stdout.strip()) / "config-registry"

        return self._once("the tool", build)

    @property
    def published_tool(self) -> Path:
        """The tool as `scripts/release` makes it for those who do not build it."""

        def build():
            run([ROOT / "scripts/release", "--output", self.work / "published"], cwd=ROOT)
            return self.work / "published/config-registry"

        return self._once("the published tool", build)

    @property
    def stripped_tool(self) -> Path:
        def strip():
            path = self.work / "stripped"
            run(["strip", "-o", path, self.tool])
            return path

        return self._once("the stripped tool", strip)

    def c_program(self, name: str, *flags: str) -> Path:
        def compile():
            path = self.work / name
            run([os.environ.get("CC", "cc"), "-O2", "-o", path, HERE / f"{name}.c", *flags])
            return path

        return self._once(name, compile)

    @property
    def empty_program(self) -> Path:
        """A Swift program that does nothing."""

        def compile():
            source = self.work / "main.swift"
            source.write_text("")
            run(["swiftc", "-O", source, "-o", self.work / "empty"])
            return self.work / "empty"

        return self._once("the empty program", compile)

    def peer(self, name: str) -> Path:
        return Path(sys.executable).parent / name

    # MARK: - Inputs

    def _made(self, script: str, name: str, *arguments) -> Path:
        def make():
            path = self.work / name
            with path.open("w") as file:
                run([sys.executable, HERE / script, *arguments], stdout=file)
            return path

        return self._once(name, make)

    def registry(self, count: int) -> Path:
        return self._made("make_registry.py", f"registry-{count}.yml", count)

    def metrics(self, count: int) -> Path:
        return self._made("make_metrics.py", f"metrics-{count}.yaml", count)

    def export(self, count: int, conditions: int) -> Path:
        return self._made("make_export.py", f"export-{count}.json", count, conditions)

    def sources(self, count: int) -> Path:
        """A folder of so many Swift files."""

        def make():
            folder = self.work / f"sources-{count}"
            if not folder.exists():
                run([sys.executable, HERE / "make_sources.py", folder, count])
            return folder

        return self._once(f"{count} source files", make)

    def registry_without(self, kind: str, count: int) -> Path:
        """The same with strings in the place of one type."""
        return self._made("make_registry.py", f"registry-{count}-no-{kind}.yml", count, kind)

    def generated(self, registry: Path) -> Path:
        """The file that the tool writes of a registry."""
        return self._generated(registry, "")

    def least(self, registry: Path) -> Path:
        """The least that typed accessors of the same keys can be."""
        return self._generated(registry, "-least", "--template", HERE / "least.swift.mustache")

    def _generated(self, registry: Path, suffix: str, *options) -> Path:
        def generate():
            path = registry.with_name(f"{registry.stem}{suffix}.swift")
            run([self.tool, "generate", registry, "--output", path, *options], stderr=subprocess.DEVNULL)
            return path

        return self._once(f"the Swift file of {registry.name}{suffix}", generate)

    def bare(self, count: int) -> Path:
        """As many computed properties that do nothing but return a number."""

        def write():
            lines = [f"  static var k{index}: Int {{ {index} }}" for index in range(count)]
            path = self.work / f"Bare{count}.swift"
            path.write_text("enum Bare {\n" + "\n".join(lines) + "\n}\n")
            return path

        return self._once(f"a file of {count} bare properties", write)

    @property
    def stand_in(self) -> Path:
        """A folder with the compiled stand-ins for the SDK's modules."""

        def compile():
            folder = self.work / "sdk"
            folder.mkdir(exist_ok=True)
            for name in ["FirebaseCore", "FirebaseRemoteConfig"]:
                sources = sorted((ROOT / "Tests" / name).glob("*.swift"))
                run(["swiftc", "-O", "-wmo", "-swift-version", "6", "-parse-as-library", "-emit-library", "-static", "-emit-module",
                     "-I", folder, "-module-name", name, *sources, "-o", folder / f"lib{name}.a"], cwd=folder)
            return folder

        return self._once("the stand-in for the SDK", compile)


def run(arguments: list, **options):
    """Runs a command whose output is of no interest unless it fails."""
    result = subprocess.run(
        list(map(str, arguments)), **{"stdout": subprocess.PIPE, "stderr": subprocess.STDOUT, "text": True, **options})
    if result.returncode != 0:
        raise SystemExit(f"failed: {' '.join(map(str, arguments))}\n{result.stdout or ''}")


def remove(path: Path):
    """For `Command.before`: an output that a run has to write anew."""
    if path.is_dir():
        shutil.rmtree(path)
    else:
        path.unlink(missing_ok=True)
