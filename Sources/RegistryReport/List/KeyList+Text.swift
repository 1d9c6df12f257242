import RegistryModel
import RegistryText

extension KeyList {
  /// For people: a row for each key, and a line with how many there are.
  ///
  ///     key                  owner     type  default  expires     state
  ///     checkout_v2_enabled  payments  bool  false    2026-12-01  expires today
  ///
  /// - Parameter width: how many characters a line may have; nil for any number. Long cells are cut to fit.
  package func text(width: Int? = nil) -> String {
    guard !keys.isEmpty else { return summary + "\n" }
    let table = TextTable(
      [
        .init("key", minimum: 16), .init("owner", minimum: 8), .init("type", minimum: 6), .init("default", minimum: 7),
        .init("expires", minimum: 10), .init("state", minimum: 10),
      ],
      rows: keys.map { key in
        [
          key.entry.key, key.entry.owner, key.entry.kind.type.rawValue, key.defaultPhrase, key.expiresText, key.statePhrase,
        ].map { $0.truncated(to: TextTable.widestCell).visible }
      })
    return table.text(width: width) + "\n" + summary + "\n"
  }
}
