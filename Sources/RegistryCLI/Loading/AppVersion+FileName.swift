import RegistryModel

extension AppVersion {
  /// The version that a file or a folder of an archive is named after: `5.1.0.yml`, `5.1.0`; nil for another name.
  init?(fileName: String) {
    let suffix = [".yml", ".yaml"].first { fileName.hasSuffix($0) } ?? ""
    self.init(String(fileName.dropLast(suffix.count)))
  }
}
