// swift-tools-version: 6.1

import PackageDescription

// The generated code of the tests again, as `scripts/strain` builds it: with the thread sanitizer. `FirebaseRemoteConfig` and
// `EveryType.swift` are links, since a package may not reach outside its folder.
let package = Package(
  name: "strain",
  platforms: [.macOS(.v13)],
  targets: [
    .target(name: "FirebaseRemoteConfig"),
    .executableTarget(name: "Strain", dependencies: ["FirebaseRemoteConfig"]),
  ],
  swiftLanguageModes: [.v6]
)
