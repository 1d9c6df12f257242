/// Tells whether a finding is the one of an earlier run, wherever its line has moved.
struct Fingerprints {
  /// The name under which services store it; the number changes if the recipe does.
  static let name = "configRegistryFinding/v1"

  private var occurrences: [UInt64: Int] = [:]

  /// A finding is known by its rule, its file and its remote key, or else its message; equal ones are numbered.
  mutating func next(for diagnostic: Diagnostic) -> String {
    let identity = [diagnostic.rule.rawValue, diagnostic.location?.path ?? "", diagnostic.key ?? diagnostic.message]
    let hash = Self.hash(identity.joined(separator: "\0"))
    let occurrence = occurrences[hash, default: 0] + 1
    occurrences[hash] = occurrence
    return String(hash, radix: 16) + ":\(occurrence)"
  }

  /// FNV-1a of 64 bits: the same on every machine, and no secret is at stake.
  private static func hash(_ text: String) -> UInt64 {
    text.utf8.reduce(0xCBF2_9CE4_8422_2325) { ($0 ^ UInt64($1)) &* 0x100_0000_01B3 }
  }
}
