import RegistryModel
import RegistryText
import RegistryYAML

/// The one layout of a registry's file: the attributes of an entry in the order of the model without empty lines between them,
/// and an empty line beside each entry of several lines. Comments stay with the line below them, or at the end of theirs.
///
/// The text of a value never changes. An entry in a form that this cannot keep, such as one with an anchor in a value, keeps
/// the order of its attributes. A file whose top level is in braces stays as it is, and so does one that would not mean the same.
package enum FileLayout {
  /// The file in the layout, or nil where nothing has to change.
  package static func formatted(path: String, bytes: [UInt8]) -> EditedFile? {
    let file = EditableFile(path: path, bytes: bytes)
    let document = YAMLParser.parse(bytes, path: path).document
    guard let root = document?.root, let entries = TopLevel(root, in: file) else { return nil }
    var spaced = TextEdits()
    entries.space(&spaced)
    var ordered = spaced
    for pair in entries.pairs { EntryLayout(pair, in: file)?.order(&ordered) }
    let results = [ordered, spaced].filter(\.areDisjoint).map { EditedFile(file, $0) }
    let result = results.first { FileMeaning(YAMLParser.parse($0.bytes, path: path).document) == FileMeaning(document) }
    return result.flatMap { $0.bytes == bytes ? nil : $0 }
  }
}
