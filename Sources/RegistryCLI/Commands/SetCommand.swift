import RegistryDiagnostics
import RegistryEditing
import RegistryModel
import RegistryText
import RegistryYAML

/// Changes one attribute of an entry.
struct SetCommand: ToolCommand {
  static let configuration = CommandConfiguration(
    "set", .life,
    abstract: "Change one attribute of an entry.",
    discussion: [
      "A list or a mapping is written as in YAML, such as '[1, 5]'; any other value is taken as the text that it is. The registry is "
        + "checked with the new value, and stays as it is if there is an error that it does not have now.",
      "A default of '{value: …, debug: …}' is set at 'value', or with '--configuration' for one build configuration.",
      "To move a last day, use 'extend', which keeps the reason.",
    ],
    reportsTo: .error)

  @Argument(.flag("remove", help: "Remove the attribute; without a value.")) var isRemoved = false
  @Argument(.option("configuration", .text, "name", help: "Set the default of this build configuration."))
  var configuration: String?
  let editing = EditingOptions()
  @Argument(.format) var format = OutputFormat.text
  let reporting = ReportingOptions()
  @Argument(.positional("key", .text, help: "The key.")) var key: String
  @Argument(.positional("attribute", .choice, help: "The attribute.")) var attribute: Attribute
  @Argument(.positional("value", .text, help: "The value.")) var value: String?

  var registries: [String] { editing.registries }

  func validate() throws(UsageError) {
    if isRemoved, value != nil { throw UsageError("'--remove' cannot be used together with a value") }
    if configuration != nil, attribute != .default { throw UsageError("'--configuration' is for the attribute 'default'") }
    if configuration != nil, isRemoved { throw UsageError("'--remove' cannot be used together with '--configuration'") }
    if !isRemoved, value == nil { throw UsageError("missing the value of '\(attribute.rawValue)', or '--remove'") }
  }

  func run(in session: Session) throws -> ExitCode {
    let run = try EditingRun(registries, isDryRun: editing.isDryRun, format: format)
    let declaration = try KeySelection.named([key], in: run.loaded).first
    let node = declaration?.node(attribute)
    let part = configuration ?? (attribute == .default && node?.kind == .mapping ? BuildConfiguration.valueName : nil)
    let replaced = part.map { name in node?.kind == .mapping ? node?[name]?.value : nil } ?? node
    let old = replaced.map { $0.kind == .scalar ? $0.text : "its value" }
    let edit = value.map { text in
      let new = attribute.value(text, as: declaration?.type.value)
      return part.map { Edit.configure(key: key, configuration: $0, new) } ?? Edit.set(key: key, attribute, new)
    }
    let isSame = value == nil ? old == nil : old.map(ExactText.init) == value.map(ExactText.init)
    let name = attribute.rawValue + (configuration.map { " for \($0)" } ?? "")
    return try run.apply(
      isSame ? [] : [edit ?? .remove(key: key, attribute)],
      changes: [EditChange(key: key, attribute: name, old: old, new: value)], nothing: "nothing to set",
      in: session)
  }
}

extension Attribute {
  /// How a text of the command line is written as a value of the attribute.
  func value(_ text: String, as type: ValueType?) -> EditValue {
    switch self {
    case .default: type?.definition.isWrittenPlain ?? false ? .plain(text) : .text(text)
    case .owner, .description, .tracker, .reason, .pattern, .deprecated, .replacedBy, .retired: .text(text)
    default: text.hasPrefix("[") || text.hasPrefix("{") ? .yaml(text) : .plain(text)
    }
  }
}
