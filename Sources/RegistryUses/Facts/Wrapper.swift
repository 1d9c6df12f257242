/// A function of the app that hands its parameter to a read of the SDK, so that a call of it is a read itself.
struct Wrapper: Hashable, Sendable {
  enum Shape: Hashable, Sendable {
    /// Called by its name.
    case function
    case `subscript`
    /// `Flag(key: "k")`, also as an attribute: the type keeps the key and reads it.
    case initializer
    /// A function or a property of an enum that reads the raw value of its own case.
    case enumMember
    /// `stringForKey:`, a method of Objective-C.
    case method
  }

  let shape: Shape
  /// The function's name, that of the type where `shape` is an initialiser or a subscript, or the first part of a selector.
  let name: String
  /// The label of the key's argument, or nil where it has none.
  let label: String?
  /// The place of the key's argument.
  let index: Int
  /// The type that declares it; empty for a global function.
  let container: [String]
  /// The type of the parameter where the read takes its raw value, or nil for a text.
  let keyType: [String]?
  let getter: Getter?
  /// The file and the offset of the read in it.
  let file: Int
  let offset: Int

  /// The name as messages give it: `bool(forKey:)`.
  var shownName: String {
    switch shape {
    case .function: "\(name)(\(label ?? "_"):)"
    case .subscript: "\(name)[…]"
    case .initializer: "\(name)(\(label ?? "_"):)"
    case .enumMember, .method: name
    }
  }
}
