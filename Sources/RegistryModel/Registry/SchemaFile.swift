import RegistryDiagnostics
import RegistryJSON
import RegistryText

/// A file that entries name with `schema`.
package struct SchemaFile: Sendable {
  package let path: String
  /// Nil where the file cannot be read or has no sound schema.
  package let schema: JSONSchema?
  /// Why that is so, each with its place in the file.
  package let faults: [Fault]
  /// The words of the schema that are not checked, each with its place in the file.
  package let unsupportedWords: [(word: String, location: SourceLocation)]

  /// Why there is no schema.
  package struct Fault: Sendable {
    /// In lower case, without a full stop.
    package let message: String
    /// In the file; nil where the file cannot be read.
    package let location: SourceLocation?
    package let hint: String?
  }

  /// A file that cannot be read.
  package init(path: String, unreadable message: String, hint: String?) {
    self.path = path
    schema = nil
    faults = [Fault(message: message, location: nil, hint: hint)]
    unsupportedWords = []
  }

  /// The bytes of a file.
  package init(path: String, bytes: [UInt8]) {
    self.path = path
    let lines = LineIndex(bytes)
    func location(_ range: Range<Int>) -> SourceLocation { SourceLocation(path: path, span: lines.span(of: range)) }
    var options = JSONReader.Options()
    options.depthLimit = JSONSchema.depthLimit
    options.findingLimit = 20
    let result = JSONReader(options).read(bytes)
    guard let document = result.document, result.findings.isEmpty else {
      schema = nil
      faults = result.findings.map { Fault(message: $0.message, location: location($0.range), hint: $0.hint) }
      unsupportedWords = []
      return
    }
    let read = JSONSchema.read(document)
    schema = read.schema
    faults = read.findings.compactMap { finding in
      finding.fault.map { Fault(message: $0, location: location(finding.range), hint: nil) }
    }
    unsupportedWords = read.findings.compactMap { finding in
      if case .unsupportedWord(let word) = finding.kind { (word, location(finding.range)) } else { nil }
    }
  }
}

extension JSONSchemaFinding {
  /// What is wrong; nil for a word that is only not checked.
  fileprivate var fault: String? {
    switch kind {
    case .unsupportedWord: nil
    case .malformed(let word, let expected): "the value of \(quoted(word)) is not \(expected)"
    case .notASchema: "a schema is an object, 'true' or 'false'"
    }
  }
}

extension JSONSchema {
  /// What a JSON text has that the schema does not allow; nothing for a text that is not JSON.
  package func violations(in text: String) -> [JSONSchemaViolation] {
    JSONReader().read(text).document.map { violations(in: $0) } ?? []
  }
}

extension JSONSchemaViolation {
  /// What is wrong, with the name of the part: `'/tiers/0' is less than 1`.
  package var message: String { (pointer.isEmpty ? "the document" : quoted(pointer)) + " " + problem }
}
