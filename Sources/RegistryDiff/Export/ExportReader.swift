import RegistryDiagnostics
import RegistryJSON
import RegistryText

extension Export {
  /// Reads an exported template.
  ///
  /// The result has no export if the file is not a template at all, with the reason in the diagnostics; the caller then
  /// exits with 2. Otherwise the diagnostics are findings about single parts. An empty object is an empty template, as
  /// `firebase init` writes it: every key of the registry is missing from it.
  package static func read(_ bytes: [UInt8], path: String) -> (export: Export?, diagnostics: [Diagnostic]) {
    var options = JSONReader.Options()
    options.allowsComments = true
    let result = JSONReader(options).read(bytes)
    let lines = LineIndex(bytes)
    let syntax = ExportSyntax(path: path, lines: lines)
    guard let document = result.document else {
      let foreign = ForeignFile.recognize(bytes)
      return (nil, foreign.map { [$0.diagnostic(at: SourceLocation(path: path))] } ?? syntax.diagnostics(for: result))
    }
    if let foreign = ForeignFile.recognize(document.root) {
      let place = SourceLocation(path: path, span: lines.span(of: document.root.range))
      return (nil, [foreign.diagnostic(at: place)])
    }
    var reader = ExportReader(path: path, lines: lines)
    let export = reader.read(document)
    return (export, syntax.diagnostics(for: result) + reader.diagnostics)
  }
}

/// Turns the tree of a JSON document into an export, and reports what has another shape than a template.
struct ExportReader {
  let path: String
  let lines: LineIndex
  var diagnostics: [Diagnostic] = []
  private var conditions = ConditionList()
  private var groups: [ExportGroup] = []
  private var ungrouped: [ExportParameter] = []
  private var grouped: [ExportParameter] = []

  init(path: String, lines: LineIndex) {
    self.path = path
    self.lines = lines
  }

  mutating func read(_ document: JSONDocument) -> Export {
    for member in document.root.members {
      switch member.name {
      case "conditions": readConditions(member.value)
      case "parameters": ungrouped += readParameters(member.value, group: nil)
      case "parameterGroups": readGroups(member.value)
      case "version", "etag": break
      default: checkSpelling(of: member.name, ["conditions", "parameters", "parameterGroups"])
      }
    }
    return Export(
      path: path, document: document, conditions: conditions.all, groups: groups, parameters: ungrouped + grouped, lines: lines)
  }

  private mutating func readConditions(_ node: JSONNode) {
    guard has(.array, node, "'conditions'") else { return }
    for element in node.elements {
      guard has(.object, element, "a condition"), let name = element["name"] else {
        if element.kind == .object { report(ExportRules.shape, at: element, "a condition has no 'name'") }
        continue
      }
      guard has(.string, name, "the name of a condition") else { continue }
      if let first = conditions.append(ExportCondition(node: element, name: name)) {
        let note = Diagnostic.Note("the first one is here", at: location(of: first.name))
        report(ExportRules.duplicateCondition, at: name, "condition \(name.quoted) is already declared", notes: [note])
      }
    }
  }

  private mutating func readGroups(_ node: JSONNode) {
    guard has(.object, node, "'parameterGroups'") else { return }
    for member in node.members {
      guard has(.object, member.value, "group \(member.name.quoted)") else { continue }
      readGroup(member)
    }
  }

  private mutating func readGroup(_ group: JSONMember) {
    groups.append(ExportGroup(name: group.name, node: group.value))
    for member in group.value.members {
      switch member.name {
      case "parameters" where member.value.kind == .array: reportList(member.value, in: group.name)
      case "parameters": grouped += readParameters(member.value, group: groups.count - 1)
      case "description": _ = has(.string, member.value, "the description of group \(group.name.quoted)")
      default: checkSpelling(of: member.name, ["parameters", "description"])
      }
    }
  }

  private mutating func reportList(_ node: JSONNode, in group: JSONNode) {
    let message = "group \(group.quoted) lists its parameters by name, and a template holds the parameters themselves there"
    report(ExportRules.groupIsAList, at: node, message, fix: .init("move the parameters into the group, or remove the group"))
  }

  private mutating func readParameters(_ node: JSONNode, group: Int?) -> [ExportParameter] {
    guard has(.object, node, "'parameters'") else { return [] }
    return node.members.compactMap { readParameter($0, group: group) }
  }
}

/// Conditions, and which names are taken.
private struct ConditionList {
  private(set) var all: [ExportCondition] = []
  private var indices: [[UInt8]: Int] = [:]

  /// Adds a condition, and returns the first one of its name if there is one already.
  mutating func append(_ condition: ExportCondition) -> ExportCondition? {
    all.append(condition)
    let name = Array(condition.name.textBytes)
    if let first = indices[name] { return all[first] }
    indices[name] = all.count - 1
    return nil
  }
}
