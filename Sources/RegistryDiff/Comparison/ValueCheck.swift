import RegistryJSON
import RegistryModel

/// Looks at every text that a client may receive for one key.
struct ValueCheck {
  let entry: Entry
  /// The type that the template declares.
  let type: ServiceType
  private(set) var findings: [(kind: Difference.Kind, node: JSONNode)] = []
  /// Whether any client may receive something else than the compiled-in value.
  private var hasRemoteValue = false

  init(entry: Entry, type: ServiceType) {
    self.entry = entry
    self.type = type
  }

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
    case .outOfRange: findings.append((.outOfRange(origin, text: text, range: entry.kind.remote.rangeText ?? ""), node))
    case .value(let value):
      let violations = entry.schemaViolations(of: text)
      if let first = violations.first {
        findings.append((.violatesSchema(origin, text: text, problem: first.message, count: violations.count), node))
      }
      if !isAccepted(text) { findings.append((.refused(.illegalValue(origin, text: text, type: type.rawValue)), node)) }
      if origin == .defaultValue, !entry.kind.areEqual(value, entry.defaultValue) {
        findings.append((entry.dashboard == .pinned ? .pinnedDefaultDiffers(remote: text) : .defaultDiffers(remote: text), node))
      }
    }
  }

  /// Whether the service takes a text that clients read. What is read as JSON is a JSON document.
  private func isAccepted(_ text: String) -> Bool { (type == .json && entry.kind.type == .json) || type.accepts(text) }
}
