import RegistryJSON
import RegistryModel

/// Looks at every text that a client may receive for one key.
struct ValueCheck {
  let entry: Entry
  private(set) var findings: [(kind: Difference.Kind, node: JSONNode)] = []
  /// Whether any client may receive something else than the compiled-in value.
  private var hasRemoteValue = false

  init(entry: Entry) { self.entry = entry }

  /// Whether no client receives a value.
  var isLeftToTheApp: Bool { !hasRemoteValue }

  mutating func check(_ value: ExportValue, from origin: ValueOrigin) {
    if case .inAppDefault = value.kind { return }
    hasRemoteValue = true
    switch value.kind {
    case .text(let node): check(node, from: origin)
    case .rollout(let node?): check(node, from: .rollout(origin))
    case .rollout(nil): findings.append((.uncheckable(origin, what: "a rollout"), value.node))
    case .personalization: findings.append((.uncheckable(origin, what: "personalisation"), value.node))
    case .experiment(let variants): for variant in variants { check(variant, from: origin) }
    case .unknown(let name):
      findings.append((.uncheckable(origin, what: "'\(name.text ?? "")'"), value.node))
    // The reader has reported it.
    case .malformed, .inAppDefault: break
    }
  }

  private mutating func check(_ variant: ExportVariant, from origin: ValueOrigin) {
    if let node = variant.text { check(node, from: .variant(variant.id?.text, origin)) }
  }

  private mutating func check(_ node: JSONNode, from origin: ValueOrigin) {
    guard let text = node.text else { return }
    switch entry.kind.interpret(text) {
    case .unreadable(let reason): findings.append((.unreadable(origin, text: text, reason), node))
    case .outOfRange: findings.append((.outOfRange(origin, text: text, range: entry.kind.rangeText ?? ""), node))
    case .value(let value):
      if origin == .defaultValue, !isEqual(value, entry.defaultValue) { findings.append((.defaultDiffers(remote: text), node)) }
    }
  }

  /// Numbers and bools by value, enums by their position, strings by code points, JSON by structure.
  private func isEqual(_ left: Value, _ right: Value) -> Bool {
    switch (left, right) {
    case (.string(let first), .string(let second)): first.utf8.elementsEqual(second.utf8)
    case (.json(let first), .json(let second)): Self.isStructurallyEqual(first, second)
    default: left == right
    }
  }

  private static func isStructurallyEqual(_ left: String, _ right: String) -> Bool {
    guard let first = JSONReader().read(left).document, let second = JSONReader().read(right).document else { return false }
    return first.root.isStructurallyEqual(to: second.root)
  }
}

extension Kind {
  /// `65536...8388608`, or nil where there is no range.
  var rangeText: String? {
    switch self {
    case .int(let range?, _): "\(range.lowerBound)...\(range.upperBound)"
    case .double(let range?, _): "\(range.lowerBound)...\(range.upperBound)"
    default: nil
    }
  }
}
