import RegistryText

/// Why a text is not an absolute URL with a host.
package enum URLFault: Error, Equatable, Sendable {
  case noScheme
  case noHost
  /// A character that no URL has at that place, or at any.
  case character(Unicode.Scalar)
  /// A `%` without two hexadecimal digits behind it.
  case escape
  /// Brackets in the place of the host without an address of IPv6 between them.
  case address
  /// Not a number from 0 to 65535.
  case port

  /// What is wrong, in lower case and without a full stop.
  package var message: String {
    switch self {
    case .noScheme: "it has no scheme"
    case .noHost: "it has no '//' and host after the scheme"
    case .character(let scalar): "it has the character \(quoted(String(scalar)))"
    case .escape: "it has a '%' without two hexadecimal digits behind it"
    case .address: "its host in brackets is not an address of IPv6"
    case .port: "its port is not a number from 0 to 65535"
    }
  }
}

/// The generic syntax of a URI with an authority, by RFC 3986: `scheme://[user@]host[:port][/path][?query][#fragment]`.
///
/// Narrower in two points, in which clients differ: a port has at most 16 bits, and brackets hold an address of IPv6 alone.
/// `Templates/url.mustache` has the same for the generated file.
enum URLSyntax {
  /// The scheme of a URL in small letters, or the first fault of a text that is not one.
  static func scheme(of text: String) -> Result<String, URLFault> {
    let bytes = Array(text.utf8)
    guard let colon = bytes.firstIndex(of: UInt8(ascii: ":")), isScheme(bytes[..<colon]) else { return .failure(.noScheme) }
    let rest = bytes[(colon + 1)...]
    guard rest.starts(with: "//".utf8) else { return .failure(.noHost) }
    let authority = rest.dropFirst(2).prefix { !"/?#".utf8.contains($0) }
    if let fault = fault(inAuthority: authority) ?? fault(behindAuthority: rest[authority.endIndex...]) {
      return .failure(fault)
    }
    return .success(lowercased(bytes[..<colon]))
  }

  /// Whether bytes are a letter, then letters, digits, `+`, `-` and `.`.
  static func isScheme(_ bytes: some Collection<UInt8>) -> Bool {
    guard let first = bytes.first, first.isASCIILetter else { return false }
    return bytes.allSatisfy { $0.isASCIILetter || $0.isASCIIDigit || "+-.".utf8.contains($0) }
  }

  static func lowercased(_ bytes: some Sequence<UInt8>) -> String {
    String(decoding: bytes.map(\.asciiLowercased), as: UTF8.self)
  }

  private static func fault(inAuthority authority: ArraySlice<UInt8>) -> URLFault? {
    var host = authority
    if let at = authority.firstIndex(of: UInt8(ascii: "@")) {
      if let fault = fault(in: authority[..<at], alsoAllowed: ":") { return fault }
      host = authority[(at + 1)...]
    }
    if host.first == UInt8(ascii: "[") {
      guard let end = host.firstIndex(of: UInt8(ascii: "]")), isIPv6(host[(host.startIndex + 1)..<end]) else { return .address }
      host = host[(end + 1)...]
      return host.isEmpty || host.first == UInt8(ascii: ":") ? fault(inPort: host.dropFirst()) : .address
    }
    let name = host.prefix { $0 != UInt8(ascii: ":") }
    if name.isEmpty { return .noHost }
    return fault(in: name, alsoAllowed: "") ?? fault(inPort: host[name.endIndex...].dropFirst())
  }

  private static func fault(inPort port: ArraySlice<UInt8>) -> URLFault? {
    var number = 0
    for byte in port {
      guard byte.isASCIIDigit, number <= 65_535 else { return .port }
      number = number * 10 + Int(byte - UInt8(ascii: "0"))
    }
    return number <= 65_535 ? nil : .port
  }

  /// Path, query and fragment: the first `#` begins the fragment, which has no other.
  private static func fault(behindAuthority rest: ArraySlice<UInt8>) -> URLFault? {
    let hash = rest.firstIndex(of: UInt8(ascii: "#")) ?? rest.endIndex
    return fault(in: rest[..<hash], alsoAllowed: ":@/?") ?? fault(in: rest[hash...].dropFirst(), alsoAllowed: ":@/?")
  }

  /// The first fault of a part that has unreserved characters, sub-delimiters, escapes, and a few others.
  private static func fault(in part: ArraySlice<UInt8>, alsoAllowed others: String) -> URLFault? {
    var rest = part
    while let byte = rest.first {
      if byte == UInt8(ascii: "%") {
        guard rest.count > 2, rest[rest.startIndex + 1].isHexadecimal, rest[rest.startIndex + 2].isHexadecimal
        else { return .escape }
        rest = rest.dropFirst(3)
      } else if byte.isASCIILetter || byte.isASCIIDigit || "-._~!$&'()*+,;=".utf8.contains(byte) || others.utf8.contains(byte) {
        rest = rest.dropFirst()
      } else {
        return .character(String(decoding: rest.prefix(4), as: UTF8.self).unicodeScalars.first ?? "?")
      }
    }
    return nil
  }
}

// MARK: - Addresses

extension URLSyntax {
  /// Whether bytes are an address of IPv6: eight groups, the last two also as an address of IPv4; `::` stands for at least one.
  private static func isIPv6(_ address: ArraySlice<UInt8>) -> Bool {
    let colon = UInt8(ascii: ":")
    let gap = address.indices.dropLast().first { address[$0] == colon && address[$0 + 1] == colon }
    guard let gap else { return groupCount(address) == 8 }
    guard let before = groupCount(address[..<gap], mayEndInIPv4: false), let after = groupCount(address[(gap + 2)...])
    else { return false }
    return before + after <= 7
  }

  /// How many groups of 16 bits some bytes are; nil where they are something else.
  private static func groupCount(_ bytes: ArraySlice<UInt8>, mayEndInIPv4: Bool = true) -> Int? {
    guard !bytes.isEmpty else { return 0 }
    let groups = bytes.split(separator: UInt8(ascii: ":"), omittingEmptySubsequences: false)
    guard groups.dropLast().allSatisfy(isGroup), let last = groups.last else { return nil }
    if isGroup(last) { return groups.count }
    return mayEndInIPv4 && isIPv4(last) ? groups.count + 1 : nil
  }

  private static func isGroup(_ bytes: ArraySlice<UInt8>) -> Bool {
    (1...4).contains(bytes.count) && bytes.allSatisfy(\.isHexadecimal)
  }

  private static func isIPv4(_ bytes: ArraySlice<UInt8>) -> Bool {
    let numbers = bytes.split(separator: UInt8(ascii: "."), omittingEmptySubsequences: false)
    return numbers.count == 4
      && numbers.allSatisfy { digits in
        (1...3).contains(digits.count) && digits.allSatisfy(\.isASCIIDigit)
          && (digits.count == 1 || digits.first != UInt8(ascii: "0"))
          && UInt8(String(decoding: digits, as: UTF8.self)) != nil
      }
  }
}

extension UInt8 {
  fileprivate var isHexadecimal: Bool { hexadecimalDigitValue != nil }
}
