/// The one set of rules that decides what a text means as a value, in the registry and from the remote side.
///
/// The generated accessors carry the same rules in their own file, and a test holds the two together. The SDK's
/// own getters are not the model: `boolValue` reads `on` as false and `tomato` as true, `numberValue` reads `5%` as 5.
/// Nothing is trimmed: ` true` is not a bool.
package enum ReadingGrammar {
  /// `true` or `false` in any ASCII case, `1` or `0`; the last two are what the SDK makes of its own `NSNumber` defaults.
  package static func bool(_ text: String) -> Result<Bool, Unreadable> { withUTF8(of: text, bool(utf8:)) }

  /// An optional sign and decimal digits, exact in 64 bits; a decimal with a fraction of zeros (`20.0`) is that integer.
  package static func int(_ text: String) -> Result<Int64, Unreadable> { withUTF8(of: text, int(utf8:)) }

  /// A finite decimal with an optional exponent; no hexadecimal, `inf`, `nan`, comma or trailing text.
  ///
  /// `.5` is read, as the Remote Config server does; `5.` is not.
  package static func double(_ text: String) -> Result<Double, Unreadable> { withUTF8(of: text, double(utf8:)) }

  static func bool(utf8 bytes: UnsafeBufferPointer<UInt8>) -> Result<Bool, Unreadable> {
    switch bytes.count {
    case 0: .failure(.empty)
    case 1 where bytes[0] == UInt8(ascii: "1"): .success(true)
    case 1 where bytes[0] == UInt8(ascii: "0"): .success(false)
    case 4 where equal(bytes, "true"): .success(true)
    case 5 where equal(bytes, "false"): .success(false)
    default: .failure(.notABool)
    }
  }

  static func int(utf8 bytes: UnsafeBufferPointer<UInt8>) -> Result<Int64, Unreadable> {
    guard !bytes.isEmpty else { return .failure(.empty) }
    guard let shape = DecimalShape(bytes), !shape.hasExponent, !shape.whole.isEmpty else { return .failure(.notAnInteger) }
    guard shape.fraction?.isEmpty != true else { return .failure(.notAnInteger) }
    guard bytes[shape.fraction ?? 0..<0].allSatisfy({ $0 == UInt8(ascii: "0") }) else { return .failure(.notWhole) }
    return magnitude(bytes[shape.whole], isNegative: shape.isNegative)
  }

  static func double(utf8 bytes: UnsafeBufferPointer<UInt8>) -> Result<Double, Unreadable> {
    guard !bytes.isEmpty else { return .failure(.empty) }
    guard let shape = DecimalShape(bytes), shape.fraction?.isEmpty != true,
      let value = Double(String(decoding: bytes, as: UTF8.self))
    else { return .failure(.notADecimal) }
    return value.isFinite ? .success(value) : .failure(.notFinite)
  }

  private static func withUTF8<Value>(
    of text: String, _ read: (UnsafeBufferPointer<UInt8>) -> Result<Value, Unreadable>
  ) -> Result<Value, Unreadable> {
    var copy = text
    return copy.withUTF8(read)
  }

  private static func equal(_ bytes: UnsafeBufferPointer<UInt8>, _ word: StaticString) -> Bool {
    let expected = UnsafeBufferPointer(start: word.utf8Start, count: word.utf8CodeUnitCount)
    // Setting bit 5 lowers an ASCII letter; no other byte becomes a letter by it but the upper-case one.
    return bytes.count == expected.count && zip(bytes, expected).allSatisfy { $0 | 0x20 == $1 }
  }

  private static func magnitude(_ digits: Slice<UnsafeBufferPointer<UInt8>>, isNegative: Bool) -> Result<Int64, Unreadable> {
    var value: Int64 = 0
    for digit in digits {
      let step = Int64(digit - UInt8(ascii: "0"))
      let (product, overflow) = value.multipliedReportingOverflow(by: 10)
      // Built up below zero where negative, since the least value has no positive counterpart.
      let (sum, carry) = isNegative ? product.subtractingReportingOverflow(step) : product.addingReportingOverflow(step)
      guard !overflow, !carry else { return .failure(.beyond64Bits) }
      value = sum
    }
    return .success(value)
  }
}
