import RegistryDiagnostics
import RegistryJSON

extension ExportReader {
  mutating func readValue(_ node: JSONNode, _ place: ValuePlace) -> ExportValue {
    ExportValue(node: node, kind: readKind(of: node, place))
  }

  /// Reads the one member that says what kind of value it is; others that no template has are passed over.
  private mutating func readKind(of node: JSONNode, _ place: ValuePlace) -> ExportValue.Kind {
    guard has(.object, node, place.description, fix: Self.wrappingFix(node), key: place.parameter) else { return .malformed }
    var kind: ExportValue.Kind?
    var first: JSONNode?
    for member in node.members {
      guard let next = readKnownKind(member, place) else { continue }
      if let first, !first.isStructurallyEqual(to: member.name) {
        report(
          ExportRules.shape, at: member.name, "\(place.description) has both \(first.quoted) and \(member.name.quoted)",
          key: place.parameter)
        return .malformed
      }
      kind = kind ?? next
      first = first ?? member.name
    }
    return kind ?? readUnknownKind(of: node, place)
  }

  private mutating func readKnownKind(_ member: JSONMember, _ place: ValuePlace) -> ExportValue.Kind? {
    switch member.name {
    case "value": readText(member.value, place).map { .text($0) } ?? .malformed
    case "useInAppDefault": readInAppDefault(member.value, place)
    case "personalizationValue": .personalization
    case "rolloutValue": readRollout(member.value, place)
    case "experimentValue": readExperiment(member.value, place)
    default: nil
    }
  }

  /// A value without any member that is known: it is empty, misspelled, or newer than this tool.
  private mutating func readUnknownKind(of node: JSONNode, _ place: ValuePlace) -> ExportValue.Kind {
    var members = node.members
    guard let member = members.next() else {
      report(
        ExportRules.shape, at: node, "\(place.description) is empty", fix: .init("write '{\"value\": \"\"}' for an empty text"),
        key: place.parameter)
      return .malformed
    }
    checkSpelling(of: member.name, ["value", "useInAppDefault", "personalizationValue", "rolloutValue", "experimentValue"])
    return .unknown(member.name)
  }

  /// Reads the text of a value, which is a string whatever its type.
  private mutating func readText(_ node: JSONNode, _ place: ValuePlace) -> JSONNode? {
    guard node.kind != .string else { return node }
    let message = "\(place.description) is \(node.kind.name), and a template holds every value as a string"
    report(ExportRules.valueNotAString, at: node, message, fix: Self.quotingFix(node), key: place.parameter)
    return nil
  }

  private mutating func readInAppDefault(_ node: JSONNode, _ place: ValuePlace) -> ExportValue.Kind {
    if node.bool == true { return .inAppDefault }
    report(
      ExportRules.shape, at: node, "'useInAppDefault' of \(place.description) can only be true",
      fix: .init("remove it, or write a 'value'"), key: place.parameter)
    return .malformed
  }

  private mutating func readRollout(_ node: JSONNode, _ place: ValuePlace) -> ExportValue.Kind {
    guard has(.object, node, "the rollout of \(place.description)", key: place.parameter) else { return .malformed }
    guard let value = node["value"] else { return .rollout(nil) }
    return readText(value, place).map { .rollout($0) } ?? .malformed
  }

  private mutating func readExperiment(_ node: JSONNode, _ place: ValuePlace) -> ExportValue.Kind {
    guard has(.object, node, "the experiment of \(place.description)", key: place.parameter) else { return .malformed }
    guard let list = node["variantValue"] else { return .experiment([]) }
    guard has(.array, list, "the variants of \(place.description)", key: place.parameter) else { return .malformed }
    let variants = list.elements.compactMap { readVariant($0, place) }
    return .experiment(variants)
  }

  private mutating func readVariant(_ node: JSONNode, _ place: ValuePlace) -> ExportVariant? {
    guard has(.object, node, "a variant of \(place.description)", key: place.parameter) else { return nil }
    return ExportVariant(id: node["variantId"], text: node["value"].flatMap { readText($0, place) })
  }

  /// A text where an object with a `value` belongs.
  private static func wrappingFix(_ node: JSONNode) -> Diagnostic.Fix? {
    guard node.kind == .string else { return nil }
    return .init("write '{\"value\": …}'", replacement: "{\"value\": \(String(decoding: node.source, as: UTF8.self))}")
  }

  private static func quotingFix(_ node: JSONNode) -> Diagnostic.Fix? {
    let text = String(decoding: node.source, as: UTF8.self)
    switch node.kind {
    case .number, .bool: return .init("write '\"\(text)\"'", replacement: "\"\(text)\"")
    case .object, .array: return .init("write the JSON as a string", replacement: JSONValue.string(text).text(.compact))
    default: return .init("write a string, or 'useInAppDefault' instead")
    }
  }
}
