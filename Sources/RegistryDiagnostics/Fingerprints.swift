import RegistryText

/// Recognizes a finding of an earlier run, even after its line has moved.
struct Fingerprints {
  /// The name under which services store it; the number changes when the algorithm does.
  static let name = "configRegistryFinding/v1"

  private var occurrences: [UInt64: Int] = [:]

  /// Identifies a finding by its rule, its file, and its remote key or else its message; equal ones are numbered.
  mutating func next(for diagnostic: Diagnostic) -> String {
    let identity = [diagnostic.rule.rawValue, diagnostic.location?.path ?? "", diagnostic.key ?? diagnostic.message]
    let hash = Self.hash(identity.joined(separator: "\0"))
    let occurrence = occurrences[hash, default: 0] + 1
    occurrences[hash] = occurrence
    return hash.hexadecimal(uppercase: false) + ":\(occurrence)"
  }

  /// FNV-1a in 64 bits: the same on every machine. It protects nothing, so it need not be cryptographic.
  private static func hash(_ text: String) -> UInt64 {
    text.utf8.reduce(0xCBF2_9CE4_8422_2325) { ($0 ^ UInt64($1)) &* 0x100_0000_01B3 }
  }
}
