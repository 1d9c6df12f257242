import RegistryDiagnostics
import RegistryJSON

extension ExportReader {
  mutating func readParameter(_ member: JSONMember, group: Int?) -> ExportParameter? {
    let name = member.name
    guard has(.object, member.value, "parameter \(name.quoted)", fix: Self.wrappingFix(member.value), key: name) else {
      return nil
    }
    var parts = ParameterParts()
    for part in member.value.members {
      switch part.name {
      case "defaultValue": parts.defaultValue = readValue(part.value, ValuePlace(parameter: name))
      case "conditionalValues": parts.conditionalValues += readConditionalValues(part.value, of: name)
      case "valueType": parts.valueType = readValueType(part.value, of: name)
      case "description": parts.description = readDescription(part.value, of: name) ?? parts.description
      default: checkSpelling(of: part.name, ["defaultValue", "conditionalValues", "valueType", "description"])
      }
    }
    return ExportParameter(
      name: name, node: member.value, group: group, valueType: parts.valueType, description: parts.description,
      defaultValue: parts.defaultValue, conditionalValues: parts.conditionalValues)
  }

  /// What a parameter is made of, until it is complete.
  private struct ParameterParts {
    var valueType = ExportValueType.undeclared
    var description: JSONNode?
    var defaultValue: ExportValue?
    var conditionalValues: [ExportConditionalValue] = []
  }

  /// A text where an object with a default value belongs.
  private static func wrappingFix(_ node: JSONNode) -> Diagnostic.Fix? {
    node.kind == .string ? .init("write '{\"defaultValue\": {\"value\": …}}'") : nil
  }

  private mutating func readDescription(_ node: JSONNode, of parameter: JSONNode) -> JSONNode? {
    has(.string, node, "the description of \(parameter.quoted)", key: parameter) ? node : nil
  }

  private mutating func readConditionalValues(_ node: JSONNode, of parameter: JSONNode) -> [ExportConditionalValue] {
    guard has(.object, node, "'conditionalValues' of \(parameter.quoted)", key: parameter) else { return [] }
    return node.members.map { member in
      let place = ValuePlace(parameter: parameter, condition: member.name)
      return ExportConditionalValue(condition: member.name, value: readValue(member.value, place))
    }
  }

  private mutating func readValueType(_ node: JSONNode, of parameter: JSONNode) -> ExportValueType {
    guard has(.string, node, "the value type of \(parameter.quoted)", key: parameter) else { return .other(node) }
    switch node {
    case "STRING": return .string
    case "BOOLEAN": return .boolean
    case "NUMBER": return .number
    case "JSON": return .json
    case "PARAMETER_VALUE_TYPE_UNSPECIFIED": return .undeclared
    default:
      report(
        ExportRules.unknownValueType, at: node, "\(parameter.quoted) has the unknown value type \(node.quoted)",
        fix: .init("the types are STRING, BOOLEAN, NUMBER and JSON"), key: parameter)
      return .other(node)
    }
  }
}

/// Whose value is being read, for messages.
struct ValuePlace {
  var parameter: JSONNode
  /// The name of the condition; nil for the default value.
  var condition: JSONNode?

  var description: String {
    guard let condition else { return "the default value of \(parameter.quoted)" }
    return "the value of \(parameter.quoted) for condition \(condition.quoted)"
  }
}
