/// An argument of a command and what the command line gives for it, whatever its type.
class CommandArgument {
  let definition: ArgumentDefinition

  init(_ definition: ArgumentDefinition) { self.definition = definition }

  /// Whether it is required and the command line has not given it.
  var isMissing: Bool { false }

  /// Takes a text of the command line; false if it is not a value of the argument's kind.
  func take(_ text: String) -> Bool { false }
}

/// An argument of a command, as a property of the command: an option, a flag, or a word without a name in front.
///
/// A class, because reflection hands out copies of a property.
@propertyWrapper
final class Argument<Value>: CommandArgument {
  /// Nil only for a required argument that the command line has not given yet.
  private var current: Value?
  private let add: (String, inout Value?) -> Bool

  /// The parser reports a required argument that is missing before it hands the command over.
  var wrappedValue: Value {
    guard let current else { preconditionFailure("'\(definition.label)' is read before the command line") }
    return current
  }

  override var isMissing: Bool { current == nil }

  override func take(_ text: String) -> Bool { add(text, &current) }

  // Not inlined, and neither are the declarations: each command would be some kilobytes larger.
  @inline(never)
  private init<Element>(
    _ spec: ArgumentSpec<Element>, _ count: ArgumentDefinition.Count, fallback: String? = nil, initial: Value?,
    add: @escaping (Element, inout Value?) -> Void
  ) {
    current = initial
    self.add = { text, value in
      guard let element = spec.kind.read(text) else { return false }
      add(element, &value)
      return true
    }
    super.init(spec.definition.given(count, fallback: fallback))
  }
}

extension Argument {
  /// A required argument. Of several uses of an option the last one counts.
  convenience init(_ spec: ArgumentSpec<Value>) { self.init(spec, .required, initial: nil) { $1 = $0 } }

  /// An argument with a default value.
  convenience init(wrappedValue: Value, _ spec: ArgumentSpec<Value>) {
    self.init(spec, .optional, fallback: spec.kind.text(wrappedValue), initial: wrappedValue) { $1 = $0 }
  }

  /// An argument that may be missing.
  convenience init<Element>(_ spec: ArgumentSpec<Element>) where Value == Element? {
    self.init(spec, .optional, initial: .some(nil)) { $1 = $0 }
  }

  /// An argument that may be repeated; each use adds a value. A positional one takes all words that are left.
  convenience init<Element>(_ spec: ArgumentSpec<Element>) where Value == [Element] {
    self.init(spec, .repeatable, initial: []) { $1?.append($0) }
  }
}

/// The declaration of an argument, which several commands may share.
struct ArgumentSpec<Element> {
  let definition: ArgumentDefinition
  let kind: ValueKind<Element>

  /// `--name <value>`
  ///
  /// - Parameters:
  ///   - name: the long name, without dashes.
  ///   - short: the letter after a single dash.
  ///   - placeholder: the name of the value in the help.
  @inline(never)
  static func option(
    _ name: String, short: Character? = nil, _ kind: ValueKind<Element>, _ placeholder: String, help: String
  ) -> ArgumentSpec {
    ArgumentSpec(definition: ArgumentDefinition(.option(placeholder), name, short: short, help: help, kind), kind: kind)
  }

  /// A word without a name in front. Several are filled in their order.
  ///
  /// - Parameter fallback: what stands in for a missing argument, for the help.
  @inline(never)
  static func positional(
    _ placeholder: String, _ kind: ValueKind<Element>, help: String, fallback: String? = nil
  ) -> ArgumentSpec {
    ArgumentSpec(definition: ArgumentDefinition(.positional, placeholder, help: help, kind, fallback: fallback), kind: kind)
  }
}

extension ArgumentSpec<Bool> {
  /// `--name`
  @inline(never)
  static func flag(_ name: String, short: Character? = nil, help: String) -> ArgumentSpec {
    let kind = ValueKind<Bool>(expected: "nothing") { _ in true }
    return ArgumentSpec(definition: ArgumentDefinition(.flag, name, short: short, help: help, kind), kind: kind)
  }
}

/// Arguments that several commands share: a class with such properties, of which a command has an instance as a property.
class ArgumentGroup {}

extension CommandArgument {
  /// The arguments among the properties of a command or a group, in their order.
  static func all(in owner: Any) -> [CommandArgument] {
    Mirror(reflecting: owner).children.flatMap { child in
      if let argument = child.value as? CommandArgument { return [argument] }
      return (child.value as? ArgumentGroup).map(all) ?? []
    }
  }
}
