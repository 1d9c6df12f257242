/// A property of a command that the command line fills.
protocol ArgumentProperty {
  var argument: any ArgumentValue { get }
}

/// `--name value`, as a property of a command.
@propertyWrapper
struct Option<Value>: ArgumentProperty {
  private let parsed: ParsedValue<Value>

  var argument: any ArgumentValue { parsed }
  var wrappedValue: Value { parsed.value }

  /// A required option. Of several uses the last one counts.
  init(_ spec: OptionSpec<Value>) { parsed = ParsedValue(required: spec.definition, spec.kind) }

  /// An option with a default value.
  init(wrappedValue: Value, _ spec: OptionSpec<Value>) { parsed = ParsedValue(wrappedValue, spec.definition, spec.kind) }

  /// An option that may be missing.
  init<Element>(_ spec: OptionSpec<Element>) where Value == Element? { parsed = ParsedValue(optional: spec.definition, spec.kind) }

  /// An option that may be repeated; each use adds a value.
  init<Element>(_ spec: OptionSpec<Element>) where Value == [Element] {
    parsed = ParsedValue(repeatable: spec.definition, spec.kind)
  }
}

/// What a command takes besides options, as a property of the command. Several are filled in their order.
@propertyWrapper
struct Argument<Value>: ArgumentProperty {
  private let parsed: ParsedValue<Value>

  var argument: any ArgumentValue { parsed }
  var wrappedValue: Value { parsed.value }

  init(_ spec: ArgumentSpec<Value>) { parsed = ParsedValue(required: spec.definition, spec.kind) }

  init<Element>(_ spec: ArgumentSpec<Element>) where Value == Element? {
    parsed = ParsedValue(optional: spec.definition, spec.kind)
  }

  /// Takes all words that are left, so it is a command's last.
  init<Element>(_ spec: ArgumentSpec<Element>) where Value == [Element] {
    parsed = ParsedValue(repeatable: spec.definition, spec.kind)
  }
}

/// `--name`, as a property of a command.
@propertyWrapper
struct Flag: ArgumentProperty {
  private let parsed: ParsedValue<Bool>

  var argument: any ArgumentValue { parsed }
  var wrappedValue: Bool { parsed.value }

  init(_ name: String, short: Character? = nil, help: String) {
    let definition = ArgumentDefinition(name: name, short: short, form: .flag, help: help)
    parsed = ParsedValue(false, definition, ValueKind(expected: "nothing") { _ in true })
  }
}

/// The declaration of an option, which several commands may share.
struct OptionSpec<Element> {
  let definition: ArgumentDefinition
  let kind: ValueKind<Element>

  /// - Parameters:
  ///   - name: the long name, without dashes.
  ///   - short: the letter after a single dash.
  ///   - placeholder: the name of the value in the help.
  init(_ name: String, short: Character? = nil, _ kind: ValueKind<Element>, _ placeholder: String, help: String) {
    definition = ArgumentDefinition(name: name, short: short, form: .option(placeholder), help: help)
    self.kind = kind
  }
}

/// The declaration of an argument without a name, which several commands may share.
struct ArgumentSpec<Element> {
  let definition: ArgumentDefinition
  let kind: ValueKind<Element>

  /// - Parameter fallback: what stands in for a missing argument, for the help.
  init(_ placeholder: String, _ kind: ValueKind<Element>, help: String, fallback: String? = nil) {
    definition = ArgumentDefinition(name: placeholder, form: .positional, help: help, fallback: fallback)
    self.kind = kind
  }
}
