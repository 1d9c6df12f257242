import Foundation

/// The bytes that the SDK keeps of a default (`RCNConfigContent.m`, `copyFromDictionary`).
enum DefaultData {
  /// Nil for a type that the SDK passes over in silence, such as `NSNull` or `NSURL`.
  static func data(of value: NSObject) -> Data? {
    switch value {
    case let data as NSData: Data(referencing: data)
    case let text as NSString: Data((text as String).utf8)
    case let number as NSNumber: Data(AppleText.text(of: number).utf8)
    case let date as NSDate: Data(dateFormatter().string(from: date as Date).utf8)
    case is NSArray, is NSDictionary: json(value)
    default: nil
    }
  }

  /// In the device's locale and time zone, as the SDK has it: not a text to rely on.
  private static func dateFormatter() -> DateFormatter {
    let formatter = DateFormatter()
    formatter.dateFormat = "yyyy-MM-dd HH:mm:ss"
    return formatter
  }

  private static func json(_ value: NSObject) -> Data? {
    precondition(JSONSerialization.isValidJSONObject(value), "the SDK raises NSInvalidArgumentException")
    return try? JSONSerialization.data(withJSONObject: value)
  }
}
