// swift-tools-version: 6.1

import Foundation
import PackageDescription

// The parts again, built with coverage counters and the address sanitizer; `scripts/fuzz` builds and runs it.
// `Parts` and `Templates` are links, since a package may not reach outside its folder.
let instrumented: [SwiftSetting] = [.unsafeFlags(["-sanitize=fuzzer,address", "-parse-as-library"])]

let templates = try FileManager.default.contentsOfDirectory(atPath: "\(Context.packageDirectory)/Templates")
  .filter { $0.hasSuffix(".mustache") }.sorted()

func part(_ name: String, _ dependencies: [Target.Dependency] = []) -> Target {
  .target(name: name, dependencies: dependencies, path: "Parts/\(name)", swiftSettings: instrumented)
}

let package = Package(
  name: "fuzzing",
  platforms: [.macOS(.v13)],
  targets: [
    .systemLibrary(name: "CLibYAML", path: "Parts/CLibYAML", pkgConfig: "yaml-0.1"),
    part("RegistryText"),
    part("RegistryJSON", ["RegistryText"]),
    part("RegistryDiagnostics", ["RegistryText", "RegistryJSON"]),
    part("RegistryYAML", ["CLibYAML", "RegistryText", "RegistryDiagnostics"]),
    part("RegistryModel", ["RegistryText", "RegistryJSON", "RegistryDiagnostics", "RegistryYAML"]),
    part("RegistryValidation", ["RegistryText", "RegistryJSON", "RegistryDiagnostics", "RegistryYAML", "RegistryModel"]),
    part("RegistryExpiry", ["RegistryText", "RegistryJSON", "RegistryDiagnostics", "RegistryModel"]),
    part("RegistryTemplate", ["RegistryText"]),
    .target(
      name: "RegistryTemplates",
      path: "Templates",
      resources: templates.map { .embedInCode($0) },
      swiftSettings: instrumented
    ),
    part(
      "RegistryEmitter", ["RegistryText", "RegistryJSON", "RegistryModel", "RegistryTemplate", "RegistryTemplates"]),
    part("RegistryDiff", ["RegistryText", "RegistryJSON", "RegistryDiagnostics", "RegistryModel"]),
    part("RegistryUses", ["RegistryText", "RegistryJSON", "RegistryDiagnostics"]),
    .executableTarget(
      name: "fuzz",
      dependencies: [
        "RegistryText", "RegistryJSON", "RegistryDiagnostics", "RegistryYAML", "RegistryModel", "RegistryValidation",
        "RegistryExpiry",
        "RegistryTemplate", "RegistryTemplates", "RegistryEmitter", "RegistryDiff", "RegistryUses",
      ],
      path: ".",
      exclude: ["Corpus", "CorpusTests", "Parts", "Templates"],
      sources: ["Targets", "Driver"],
      swiftSettings: instrumented,
      // gold stops at the debug information of the sanitizer.
      linkerSettings: [.unsafeFlags(["-sanitize=fuzzer,address", "-use-ld=lld"])]
    ),
  ],
  swiftLanguageModes: [.v6]
)
