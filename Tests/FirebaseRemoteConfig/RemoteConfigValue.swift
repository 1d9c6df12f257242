import Foundation

/// A value as the SDK gives it: bytes, a source, and getters that coerce without a word.
public final class RemoteConfigValue: NSObject {
  private let data: Data?
  public let source: RemoteConfigSource

  init(_ data: Data?, _ source: RemoteConfigSource) {
    self.data = data
    self.source = source
  }

  /// The bytes as UTF-8, or the empty text where they are not.
  ///
  /// `String(data:encoding:)` would drop a byte order mark on Linux.
  public var stringValue: String {
    guard let data else { return "" }
    let text = String(decoding: data, as: UTF8.self)
    return text.utf8.elementsEqual(data) ? text : ""
  }

  /// The number that the text begins with, or 0; always a `Double`, so that whole numbers beyond 2^53 are rounded.
  public var numberValue: NSNumber { NSNumber(value: AppleText.doubleValue(stringValue)) }

  public var dataValue: Data { data ?? Data() }

  /// Whether the text begins like a yes: `on` does not, `tomato` does.
  public var boolValue: Bool { AppleText.boolValue(stringValue) }

  /// The JSON object or array of the text, or nil; a bare number, string or word is nil too.
  ///
  /// As on Apple's systems, a byte order mark or a comma too many makes it nil, which Foundation on Linux lets pass.
  public var jsonValue: Any? {
    guard let data, !data.isEmpty, AppleText.isPlainJSON(data) else { return nil }
    return try? JSONSerialization.jsonObject(with: data)
  }
}
