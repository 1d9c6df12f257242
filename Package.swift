// swift-tools-version: 6.1

import PackageDescription

// The targets are the pipeline: an arrow in the design is a dependency here, and there is no other.
// `Documentation/Architecture.md` says what each part holds.
let package = Package(
  name: "config-registry",
  platforms: [.macOS(.v13)],
  products: [
    .executable(name: "config-registry", targets: ["config-registry"]),
    .plugin(name: "GenerateFeatureConfig", targets: ["GenerateFeatureConfig"]),
    .plugin(name: "RegistryCommand", targets: ["RegistryCommand"]),
    .plugin(name: "RegistryGenerateCommand", targets: ["RegistryGenerateCommand"]),
  ],
  targets: [
    .systemLibrary(
      name: "CLibYAML",
      pkgConfig: "yaml-0.1",
      providers: [.apt(["libyaml-dev"]), .brew(["libyaml"])]
    ),
    .target(name: "RegistryText"),
    .target(name: "RegistryJSON", dependencies: ["RegistryText"]),
    .target(name: "RegistryDiagnostics", dependencies: ["RegistryText", "RegistryJSON"]),
    .target(name: "RegistryYAML", dependencies: ["CLibYAML", "RegistryText", "RegistryDiagnostics"]),
    .target(
      name: "RegistryModel",
      dependencies: ["RegistryText", "RegistryJSON", "RegistryDiagnostics", "RegistryYAML"]),
    .target(
      name: "RegistryValidation",
      dependencies: ["RegistryText", "RegistryJSON", "RegistryDiagnostics", "RegistryYAML", "RegistryModel"]),
    .target(name: "RegistryExpiry", dependencies: ["RegistryText", "RegistryJSON", "RegistryDiagnostics", "RegistryModel"]),
    .target(
      name: "RegistryEditing",
      dependencies: ["RegistryText", "RegistryDiagnostics", "RegistryYAML", "RegistryModel"]),
    .target(name: "RegistryTemplate", dependencies: ["RegistryText"]),
    .target(
      name: "RegistryTemplates",
      path: "Templates",
      resources: [
        .embedInCode("accessors.mustache"),
        .embedInCode("changes.mustache"),
        .embedInCode("configurations.mustache"),
        .embedInCode("configenum.mustache"),
        .embedInCode("decoded.mustache"),
        .embedInCode("duration.mustache"),
        .embedInCode("entries.mustache"),
        .embedInCode("firebase.swift.mustache"),
        .embedInCode("flag.mustache"),
        .embedInCode("grammar.mustache"),
        .embedInCode("header.mustache"),
        .embedInCode("json.mustache"),
        .embedInCode("list.mustache"),
        .embedInCode("overrides.mustache"),
        .embedInCode("pattern.mustache"),
        .embedInCode("read.mustache"),
        .embedInCode("reading.mustache"),
        .embedInCode("resolution.mustache"),
        .embedInCode("snapshot.mustache"),
        .embedInCode("standalone.swift.mustache"),
        .embedInCode("swiftui.mustache"),
        .embedInCode("table.mustache"),
        .embedInCode("tests.swift.mustache"),
        .embedInCode("url.mustache"),
      ]
    ),
    .target(
      name: "RegistryEmitter",
      dependencies: ["RegistryText", "RegistryJSON", "RegistryModel", "RegistryTemplate", "RegistryTemplates"]),
    .target(
      name: "RegistryDiff",
      dependencies: ["RegistryText", "RegistryJSON", "RegistryDiagnostics", "RegistryModel"]),
    // The schema for editors beside the sample registry, embedded so that the tool is one file.
    .target(
      name: "RegistrySchema",
      path: "Registry",
      exclude: ["config-registry.yml", "remote-config.json"],
      resources: [.embedInCode("config-registry.schema.json")]
    ),
    .target(
      name: "RegistryCompat",
      dependencies: ["RegistryText", "RegistryJSON", "RegistryDiagnostics", "RegistryModel"]),
    .target(
      name: "RegistryUses",
      dependencies: ["RegistryText", "RegistryJSON", "RegistryDiagnostics"]),
    .target(
      name: "RegistryReportTemplates",
      path: "ReportTemplates",
      resources: [
        .embedInCode("place.mustache"), .embedInCode("report.html.mustache"), .embedInCode("script.js"),
        .embedInCode("style.css"),
      ]
    ),
    .target(
      name: "RegistryReport",
      dependencies: [
        "RegistryText", "RegistryJSON", "RegistryDiagnostics", "RegistryModel", "RegistryTemplate", "RegistryReportTemplates",
      ]),
    .target(
      name: "RegistryCLI",
      dependencies: [
        "RegistryText", "RegistryJSON", "RegistryDiagnostics", "RegistryYAML", "RegistryModel", "RegistryValidation",
        "RegistryExpiry", "RegistryTemplate", "RegistryTemplates", "RegistryEmitter", "RegistryDiff", "RegistrySchema",
        "RegistryUses", "RegistryCompat", "RegistryEditing", "RegistryReport", "RegistryReportTemplates",
      ]
    ),
    .executableTarget(name: "config-registry", dependencies: ["RegistryCLI"]),

    .plugin(name: "GenerateFeatureConfig", capability: .buildTool(), dependencies: ["config-registry"]),
    .plugin(
      name: "RegistryCommand",
      capability: .command(
        intent: .custom(verb: "config-registry", description: "Check, compare and explain the registry of remote flags")),
      dependencies: ["config-registry"]
    ),
    // A plugin of its own: SwiftPM asks for a permission before each run of the plugin that declares it, whatever the run does.
    .plugin(
      name: "RegistryGenerateCommand",
      capability: .command(
        intent: .custom(verb: "config-registry-generate", description: "Write the Swift file of a registry"),
        permissions: [.writeToPackageDirectory(reason: "It writes the file that --output names.")]),
      dependencies: ["config-registry"]
    ),

    // Stand in for Firebase's SDK, which does not build on Linux. Test targets, so that no package
    // that depends on this one ever sees a second module of such a name.
    .testTarget(name: "FirebaseCore"),
    .testTarget(name: "FirebaseRemoteConfig", dependencies: ["FirebaseCore"]),
    .testTarget(name: "RegistryTextTests", dependencies: ["RegistryText", "TestSupport"]),
    .testTarget(name: "RegistryJSONTests", dependencies: ["RegistryText", "RegistryJSON", "TestSupport"]),
    .testTarget(
      name: "RegistryDiagnosticsTests", dependencies: ["RegistryText", "RegistryJSON", "RegistryDiagnostics", "TestSupport"]),
    .testTarget(name: "RegistryYAMLTests", dependencies: ["RegistryText", "RegistryDiagnostics", "RegistryYAML", "TestSupport"]),
    .testTarget(
      name: "RegistryModelTests",
      dependencies: ["RegistryText", "RegistryDiagnostics", "RegistryYAML", "RegistryModel", "TestSupport"]),
    // What tests of several parts share; it has no tests of its own.
    .testTarget(name: "TestSupport", dependencies: ["RegistryDiagnostics", "RegistryYAML", "RegistryModel"]),
    .testTarget(
      name: "RegistryValidationTests",
      dependencies: [
        "RegistryText", "RegistryJSON", "RegistryDiagnostics", "RegistryYAML", "RegistryModel", "RegistryValidation",
        "TestSupport",
      ]),
    .testTarget(
      name: "RegistryExpiryTests",
      dependencies: ["RegistryJSON", "RegistryDiagnostics", "RegistryModel", "RegistryExpiry", "TestSupport"]),
    .testTarget(
      name: "RegistryEditingTests",
      dependencies: ["RegistryText", "RegistryDiagnostics", "RegistryYAML", "RegistryModel", "RegistryEditing", "TestSupport"]),
    .testTarget(name: "RegistryTemplateTests", dependencies: ["RegistryTemplate", "TestSupport"]),
    .testTarget(
      name: "RegistryEmitterTests",
      dependencies: [
        "RegistryText", "RegistryDiagnostics", "RegistryYAML", "RegistryModel", "RegistryTemplate", "RegistryTemplates",
        "RegistryEmitter", "TestSupport",
      ]),
    .testTarget(
      name: "RegistryDiffTests",
      dependencies: [
        "RegistryText", "RegistryJSON", "RegistryDiagnostics", "RegistryYAML", "RegistryModel", "RegistryDiff", "TestSupport",
      ]),
    .testTarget(
      name: "RegistryCompatTests",
      dependencies: ["RegistryText", "RegistryJSON", "RegistryDiagnostics", "RegistryModel", "RegistryCompat", "TestSupport"]),
    .testTarget(
      name: "RegistryUsesTests",
      dependencies: ["RegistryText", "RegistryDiagnostics", "RegistryUses", "TestSupport"]),
    .testTarget(
      name: "RegistryReportTests",
      dependencies: ["RegistryText", "RegistryDiagnostics", "RegistryModel", "RegistryTemplate", "RegistryReport", "TestSupport"]),
    .testTarget(
      name: "RegistryCLITests",
      dependencies: [
        "RegistryText", "RegistryDiagnostics", "RegistryModel", "RegistryTemplate", "RegistryEditing", "RegistryCLI",
        "TestSupport",
      ]),
    .testTarget(
      name: "GeneratedCodeTests",
      dependencies: ["RegistryModel", "FirebaseCore", "FirebaseRemoteConfig", "TestSupport"],
      exclude: ["Fixtures"]
    ),
    // The inputs of `scripts/fuzz` and the same checks of them; the rest of the folder is a package of its own.
    .testTarget(
      name: "FuzzingTests",
      dependencies: [
        "RegistryText", "RegistryJSON", "RegistryDiagnostics", "RegistryYAML", "RegistryModel", "RegistryValidation",
        "RegistryExpiry", "RegistryTemplate", "RegistryTemplates", "RegistryEmitter", "RegistryDiff", "RegistryUses",
      ],
      path: "Tests/Fuzzing",
      exclude: ["Corpus", "Driver", "Package.swift", "Parts", "Templates"],
      sources: ["CorpusTests", "Targets"]
    ),
  ],
  swiftLanguageModes: [.v6]
)
