import RegistryModel

extension BoolType: ComparedType {
  /// There are so few texts of a bool that each can be tried.
  func isRead(by old: Kind) -> Bool { Self.texts.allSatisfy { old.reads($0) } }

  var edges: [String] { ["true", "TRUE", "1", "0"] }

  /// `true` and `false` in any case, `1` and `0`.
  private static let texts = ["1", "0"] + spellings(of: "true") + spellings(of: "false")

  private static func spellings(of word: String) -> [String] {
    word.reduce([""]) { texts, letter in texts.flatMap { [$0 + letter.lowercased(), $0 + letter.uppercased()] } }
  }
}
