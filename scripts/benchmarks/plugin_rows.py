"""What the build-tool plugin adds to a build that has nothing to do."""

from pathlib import Path

from rows import Row
from sampling import Command, Sampler, ratios
from workbench import ROOT, Workbench, run

MANIFEST = """// swift-tools-version: 6.1
import PackageDescription
let package = Package(
  name: "{name}",
  dependencies: [{dependency}],
  targets: [.target(name: "Flags"{plugin})]
)
"""
DEPENDENCY = '.package(name: "config-registry", path: "{root}")'
PLUGIN = ', plugins: [.plugin(name: "GenerateFeatureConfig", package: "config-registry")]'


def build_rows(bench: Workbench, sampler: Sampler, rounds: int) -> list:
    """Builds of three packages that differ in their manifests and where the generated file is; nothing has changed."""
    dependency = DEPENDENCY.format(root=ROOT)
    packages = {
        "plugin": package(bench, "WithPlugin", dependency, PLUGIN),
        "dependency": package(bench, "WithDependency", dependency, ""),
        "neither": package(bench, "Neither", "", ""),
    }
    samples = sampler.interleaved({name: Command(["swift", "build"], cwd=path) for name, path in packages.items()}, rounds)
    return [
        Row("plugin", "CPU of a build of nothing, with the plugin against the same package without it", "times",
            ratios(samples["plugin"], samples["dependency"]), most=1.05),
        Row("plugin", "the same against a package that does not depend on this one at all", "times",
            ratios(samples["plugin"], samples["neither"])),
    ]


def package(bench: Workbench, name: str, dependency: str, plugin: str) -> Path:
    """A package with the accessors of 100 keys over no SDK, built once."""
    folder = bench.work / name
    sources = folder / "Sources" / "Flags"
    sources.mkdir(parents=True, exist_ok=True)
    (folder / "Package.swift").write_text(MANIFEST.format(name=name, dependency=dependency, plugin=plugin))
    registry = "$registry: {template: standalone}\n" + bench.registry(100).read_text()
    (sources / "config-registry.yml").write_text(registry)
    if not plugin:
        run([bench.tool, "generate", sources / "config-registry.yml", "--output", sources / "FeatureConfig.swift"])
        (sources / "config-registry.yml").unlink()
    # SwiftPM leaves a target out, plugin and all, that has no source of its own.
    (sources / "Flags.swift").write_text("func isNew() -> Bool { FeatureConfig.checkoutCheckoutBool0 }\n")
    run(["swift", "build"], cwd=folder)
    if not list(folder.rglob("FeatureConfig.swift")):
        raise SystemExit(f"no accessors were generated in {name}")
    return folder
