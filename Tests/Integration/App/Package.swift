// swift-tools-version: 6.2

import PackageDescription

// A package of an app's shape: a module of flags, feature modules, a debug screen, tests. `Tests/Integration/app.sh` generates
// `Sources/Flags/FeatureConfig.swift`, and builds it with both language modes, configurations and build systems.

let languageMode: SwiftLanguageMode = Context.environment["APP_LANGUAGE_MODE"] == "5" ? .v5 : .v6
let settings: [SwiftSetting] = [
  .swiftLanguageMode(languageMode), .defaultIsolation(MainActor.self), .treatAllWarnings(as: .error),
]

let package = Package(
  name: "App",
  platforms: [.macOS(.v13)],
  targets: [
    .target(name: "FirebaseCore", path: "FirebaseCore"),
    .target(name: "FirebaseRemoteConfig", dependencies: ["FirebaseCore"], path: "FirebaseRemoteConfig"),
    .target(name: "SwiftUI", path: "SwiftUI"),

    .target(name: "Flags", dependencies: ["FirebaseCore", "FirebaseRemoteConfig", "SwiftUI"], swiftSettings: settings),
    .target(name: "Checkout", dependencies: ["Flags", "SwiftUI"], swiftSettings: settings),
    .target(name: "Upload", dependencies: ["Flags", "SwiftUI"], swiftSettings: settings),
    .target(name: "FlagScreen", dependencies: ["Flags", "SwiftUI"], swiftSettings: settings),
    .executableTarget(
      name: "App", dependencies: ["Checkout", "FirebaseCore", "FirebaseRemoteConfig", "FlagScreen", "Flags", "Upload"],
      swiftSettings: settings),
    .testTarget(name: "AppTests", dependencies: ["Checkout", "Flags", "Upload"], swiftSettings: settings),
  ]
)
