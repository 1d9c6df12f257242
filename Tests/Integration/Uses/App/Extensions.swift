extension FeatureConfig {
  static var isBig: Bool { uploadChunkBytes > 1_000 && Self.uploadChunkBytes > 2 && self.uploadChunkBytes < 9 }
  static func shadowed(version: String) -> String { version + welcomeTitle }
  static func local() -> Int {
    let uploadChunkBytes = uploadChunkBytes + 1
    return uploadChunkBytes
  }
  static func loops() -> [String] {
    var all: [String] = []
    for version in ["a", "b"] { all.append(version) }
    if let welcomeTitle = all.first { all.append(welcomeTitle) } else { all.append(welcomeTitle) }
    return all + ["1"].map { version in version } + ["2"].map { _ in version }
  }
  static func labelled(version label: String) -> String { labelled(version: version) + label }
  struct Report {
    let version = 1
    func size() -> Int { version + uploadChunkBytes }
    func path() -> FeatureConfig.Resolution<String> { FeatureConfig.resolution(of: \.version) }
  }
  static func ownPaths() { _ = (resolution(of: \.listStyle), Self.resolution(of: \.welcomeTitle)) }
}

extension App.FeatureConfig.Report { func none() -> Int { version } }

struct Holder<Value> {
  let flags = FeatureConfig.self
  var other: Flags.Type { flags }
  func read() -> (Bool, String) { (flags.checkoutV2Enabled, self.other.version) }
  let version = 1
  func own() -> Int { version + self.version }
}
func holder(_ holder: Holder<Int>) -> Int { holder.flags.uploadChunkBytes + holder.version }
