/// What a name in a template stands for.
///
/// A context is read on demand: an object is asked only for the members that the template names, and a list
/// only for the elements that a section reaches, so neither has to exist in memory as a whole.
package enum TemplateValue {
  /// Nothing: prints as the empty text, and a section over it is skipped.
  case null
  /// Decides sections; prints as `true` or `false`.
  case bool(Bool)
  /// Prints as it is. A section over an empty text is skipped. Numbers are given as their text.
  case text(String)
  /// A section over it is rendered once per element. It does not print.
  case list(TemplateList)
  /// A section over it makes its members visible. It does not print.
  case object(any TemplateObject)
}

/// A list whose elements are made when a section reaches them.
package final class TemplateList {
  package let count: Int
  private let make: (Int) -> TemplateValue

  /// `make` gives the element at an index from 0 up to but not including `count`.
  package init(count: Int, _ make: @escaping (_ index: Int) -> TemplateValue) {
    self.count = max(0, count)
    self.make = make
  }

  package func element(at index: Int) -> TemplateValue { make(index) }
}

/// A value with named members, each computed when a template asks for it.
///
/// Types with a fixed set of members are easier to write as a ``TemplateRecord``. Objects are classes because a
/// rendering passes them around far more often than it makes them: a reference is cheap to pass, a struct behind
/// a protocol is not.
package protocol TemplateObject: AnyObject {
  /// The names of the members. Objects with the same names should share one shape: a renderer then looks up each
  /// name once per shape instead of once per object.
  var shape: TemplateShape { get }
  /// The value of the member whose name is `shape.names[slot]`.
  func member(at slot: Int) -> TemplateValue
  /// Writes that member as it is, for objects that need not make a text of it first; false where `member(at:)` is to be asked.
  func write(_ slot: Int, to output: inout RenderBuffer) -> Bool
}

extension TemplateObject {
  package func write(_ slot: Int, to output: inout RenderBuffer) -> Bool { false }
}

extension TemplateValue {
  /// The elements of an array, each turned into a value when a section reaches it.
  package static func list<Element>(_ elements: [Element], _ value: @escaping (Element) -> TemplateValue) -> TemplateValue {
    .list(TemplateList(count: elements.count) { value(elements[$0]) })
  }

  /// A text, or `null` where there is none.
  package static func text(_ text: String?) -> TemplateValue {
    guard let text else { return .null }
    return .text(text)
  }

  /// Whether a section over the value makes names visible, or may be rendered more than once.
  var hasContent: Bool {
    switch self {
    case .null, .bool, .text: false
    case .list, .object: true
    }
  }

  /// Whether a section over the value is rendered.
  var isTruthy: Bool {
    switch self {
    case .null: false
    case .bool(let bool): bool
    case .text(let text): !text.isEmpty
    case .list(let list): list.count > 0
    case .object: true
    }
  }
}

extension TemplateValue: ExpressibleByStringLiteral, ExpressibleByBooleanLiteral, ExpressibleByArrayLiteral,
  ExpressibleByDictionaryLiteral
{
  package init(stringLiteral value: String) { self = .text(value) }
  package init(booleanLiteral value: Bool) { self = .bool(value) }
  package init(arrayLiteral elements: TemplateValue...) { self = .list(elements) { $0 } }
  package init(dictionaryLiteral elements: (String, TemplateValue)...) { self = .object(TemplateDictionary(elements)) }
}
