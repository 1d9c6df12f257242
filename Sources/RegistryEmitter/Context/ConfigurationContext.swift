import RegistryModel
import RegistryTemplate
import RegistryText

/// A build configuration with the compiled-in values that hold in it, in a template's context.
final class ConfigurationContext: TemplateObject {
  let configuration: BuildConfiguration
  /// For each key that has a value of its own: its entry, the value and the key's number.
  let defaults: [(entry: Entry, configured: ConfiguredDefault, number: UInt32)]

  init(_ configuration: BuildConfiguration, in emission: Emission) {
    self.configuration = configuration
    defaults = zip(emission.entries, emission.numbers).compactMap { entry, number in
      entry.configuredDefault(in: configuration).map { (entry, $0, number) }
    }
  }

  var shape: TemplateShape { Self.members.shape }
  func member(at slot: Int) -> TemplateValue { Self.members.values[slot](self) }

  static let members: TemplateMembers<ConfigurationContext> = [
    "name": { .text($0.configuration.name) },
    "condition": { .text($0.configuration.condition) },
    "tableLines": { .list($0.defaults) { .text(tableLine($0.entry, $0.configured.value, $0.number)) } },
  ]

  /// The number of a key and a value, as they are written inside a `"""` literal; `Templates/configurations.mustache` reads it.
  private static func tableLine(_ entry: Entry, _ value: Value, _ number: UInt32) -> String {
    KeyNumbers.text(of: number) + "|" + SwiftLiteral.field(entry.kind.text(of: value))
  }
}

/// The compiled-in value of a key in a build configuration, in a template's context.
final class ConfiguredDefaultContext: TemplateObject {
  let entry: Entry
  let configured: ConfiguredDefault

  init(entry: Entry, configured: ConfiguredDefault) {
    self.entry = entry
    self.configured = configured
  }

  var shape: TemplateShape { Self.members.shape }
  func member(at slot: Int) -> TemplateValue { Self.members.values[slot](self) }

  static let members: TemplateMembers<ConfiguredDefaultContext> = [
    "name": { .text($0.configured.configuration.name) },
    "condition": { .text($0.configured.configuration.condition) },
    "default": { .text($0.entry.kind.emitted.literal($0.configured.value)) },
    "defaultText": { .text($0.text) },
    "defaultTextLiteral": { .text(SwiftLiteral.string($0.text)) },
  ]

  private var text: String { entry.kind.text(of: configured.value) }
}
