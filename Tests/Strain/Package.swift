// swift-tools-version: 6.1

import PackageDescription

// The generated code of the tests again, as `scripts/strain` builds it: with the thread sanitizer. `FirebaseCore`,
// `FirebaseRemoteConfig` and `EveryType.swift` are links, since a package may not reach outside its folder.
let package = Package(
  name: "strain",
  platforms: [.macOS(.v13)],
  targets: [
    .target(name: "FirebaseCore"),
    .target(name: "FirebaseRemoteConfig", dependencies: ["FirebaseCore"]),
    .executableTarget(name: "Strain", dependencies: ["FirebaseCore", "FirebaseRemoteConfig"]),
  ],
  swiftLanguageModes: [.v6]
)
