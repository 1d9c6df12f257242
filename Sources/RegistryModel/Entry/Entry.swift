import RegistryDiagnostics

/// A key whose declaration is sound: every attribute is there, of its type and inside its bounds.
///
/// Only such entries are emitted and compared; what is wrong with a ``Declaration`` is the rules' to say.
package struct Entry: Sendable {
  /// What is asked of an entry now and then is read from here.
  let declaration: Declaration
  package let kind: Kind
  /// The compiled-in value, which `kind` reads.
  package let defaultValue: Value
  /// The Swift name of the accessor, not yet escaped.
  package let accessor: String

  /// The compiled-in value as the wire would carry it: `true`, the shortest decimal, the text itself.
  package var defaultText: String { kind.text(of: defaultValue) }

  /// The Swift type of the accessor where the key is an enum.
  package var enumTypeName: String { GeneratedNames.typeName(forAccessor: accessor) }
}

extension Kind {
  /// The canonical text of a value of this kind, which the reading grammar reads back exactly.
  package func text(of value: Value) -> String {
    switch (self, value) {
    case (_, .bool(let flag)): flag ? "true" : "false"
    case (_, .int(let number)): String(number)
    case (_, .double(let number)): number.description
    case (_, .string(let text)), (_, .json(let text)): text
    case (.enumeration(let values), .enumeration(let index)): values.indices.contains(index) ? values[index].text : ""
    case (_, .enumeration): ""
    }
  }
}
