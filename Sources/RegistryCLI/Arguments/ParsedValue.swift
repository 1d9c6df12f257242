/// An argument of a command and what the command line gives for it.
protocol ArgumentValue: AnyObject {
  var definition: ArgumentDefinition { get }
  /// Whether it is required and the command line has not given it.
  var isMissing: Bool { get }
  /// Takes a text of the command line; false if it is not a value of the argument's kind.
  func take(_ text: String) -> Bool
}

/// The value of one property of a command. A class, because reflection hands out copies of the property.
final class ParsedValue<Value>: ArgumentValue {
  let definition: ArgumentDefinition
  /// Nil only for a required argument that has not been given.
  private var current: Value?
  private let add: (String, inout Value?) -> Bool

  var isMissing: Bool { current == nil }

  /// The parser reports a required argument that is missing before it hands the command over.
  var value: Value {
    guard let current else { preconditionFailure("\(definition.label) is read before the command line") }
    return current
  }

  func take(_ text: String) -> Bool { add(text, &current) }

  private init<Element>(
    _ definition: ArgumentDefinition, _ kind: ValueKind<Element>, initial: Value?, add: @escaping (Element, inout Value?) -> Void
  ) {
    self.definition = definition.of(kind)
    current = initial
    self.add = { text, value in
      guard let element = kind.read(text) else { return false }
      add(element, &value)
      return true
    }
  }
}

extension ParsedValue {
  convenience init(required definition: ArgumentDefinition, _ kind: ValueKind<Value>) {
    self.init(definition.given(.required), kind, initial: nil) { $1 = $0 }
  }

  /// An argument with a default value.
  convenience init(_ fallback: Value, _ definition: ArgumentDefinition, _ kind: ValueKind<Value>) {
    // The help of a flag does not say that it is false by default.
    let text = definition.form == .flag ? nil : kind.text(fallback)
    self.init(definition.given(.optional, fallback: text), kind, initial: fallback) { $1 = $0 }
  }

  convenience init<Element>(optional definition: ArgumentDefinition, _ kind: ValueKind<Element>) where Value == Element? {
    self.init(definition.given(.optional), kind, initial: .some(nil)) { $1 = $0 }
  }

  convenience init<Element>(repeatable definition: ArgumentDefinition, _ kind: ValueKind<Element>) where Value == [Element] {
    self.init(definition.given(.repeatable), kind, initial: []) { $1?.append($0) }
  }
}
