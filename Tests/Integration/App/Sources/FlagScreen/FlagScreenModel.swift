import Flags

/// What the debug screen shows; in debug builds it sets overrides by their texts.
public final class FlagScreenModel {
  public private(set) var entries = FeatureConfig.all
  /// Why the last text was refused.
  public private(set) var message: String?

  public init() {}

  public var lines: [String] {
    entries.map { "\($0.key) of \($0.owner), \($0.type): \($0.currentText) (\($0.source.rawValue), \($0.reason.rawValue))" }
  }

  #if DEBUG
    public func override(_ key: String, by text: String) {
      do {
        try FeatureConfig.setOverride(key: key, text: text)
        message = nil
      } catch {
        message = "\(error)"
      }
      entries = FeatureConfig.all
    }

    public func removeOverrides() {
      FeatureConfig.removeOverrides()
      entries = FeatureConfig.all
    }
  #endif
}
