/// The value of a name in a template.
///
/// Values are computed on demand: the members of an object when the template names them, and the elements of a list when
/// a section reaches them. Neither has to be in memory as a whole.
package enum TemplateValue {
  /// Prints as the empty text. A section over it is skipped.
  case null
  /// Prints as `true` or `false`. A section over `false` is skipped.
  case bool(Bool)
  /// Prints as it is. A section over an empty text is skipped. A number is given as its text.
  case text(String)
  /// A section over it is rendered once per element. It cannot be printed.
  case list(TemplateList)
  /// A section over it can name its members. It cannot be printed.
  case object(any TemplateObject)
}

/// A list whose elements are computed when a section reaches them.
package final class TemplateList {
  package let count: Int
  private let make: (Int) -> TemplateValue

  /// `make` computes the element at an index, which is at least 0 and less than `count`.
  package init(count: Int, _ make: @escaping (_ index: Int) -> TemplateValue) {
    self.count = max(0, count)
    self.make = make
  }

  package func element(at index: Int) -> TemplateValue { make(index) }
}

/// A value with named members, each computed when a template asks for it.
///
/// Types with a fixed set of members have them in a ``TemplateMembers``. Objects are classes because a rendering passes them
/// around far more often than it creates them, and passing a reference is cheap.
package protocol TemplateObject: AnyObject {
  /// The names of the members. Objects with the same names should share one shape.
  var shape: TemplateShape { get }
  /// The value of the member whose name is `shape.names[slot]`.
  func member(at slot: Int) -> TemplateValue
}

extension TemplateValue {
  /// The elements of an array, each converted when a section reaches it.
  package static func list<Element>(_ elements: [Element], _ value: @escaping (Element) -> TemplateValue) -> TemplateValue {
    .list(TemplateList(count: elements.count) { value(elements[$0]) })
  }

  /// The text, or `null` for nil.
  package static func text(_ text: String?) -> TemplateValue {
    guard let text else { return .null }
    return .text(text)
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
