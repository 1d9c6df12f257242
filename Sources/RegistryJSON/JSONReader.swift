/// Reads JSON (RFC 8259) in one pass, in time and memory linear in the length of the text.
///
/// It continues after an error where it can, such as a repeated name or an extra comma, so one run finds them all.
package struct JSONReader: Sendable {
  /// What the reader accepts, and its limits.
  package struct Options: Equatable, Sendable {
    /// Whether `//` and `/* */` comments are allowed.
    package var allowsComments = false
    /// How deep objects and arrays may be nested; `maximalDepthLimit` at most.
    package var depthLimit = 512
    /// The longest text, in bytes; 4 GiB at most. The tree usually takes about as much memory as the text, and sixteen
    /// times as much for a text of one-digit numbers and commas.
    package var sizeLimit = 64 << 20
    /// How many recoverable findings are kept; more are only counted.
    package var findingLimit = 1000

    /// Limits the recursion of code that walks the tree.
    package static let maximalDepthLimit = 1024

    package init() {}
  }

  /// The result of reading a text.
  package struct Result: Sendable {
    /// The document, or nil where a finding is not recoverable.
    package var document: JSONDocument?
    /// The findings in the order of the text.
    package var findings: [JSONFinding]
    /// The number of recoverable findings over the limit.
    package var omittedFindings: Int

    /// Whether the text is valid by the grammar of RFC 8259, which allows repeated names.
    package var isValid: Bool { document != nil && !findings.contains(where: \.breaksGrammar) }
  }

  package var options: Options

  package init(_ options: Options = Options()) {
    self.options = options
  }

  /// Reads a whole text.
  package func read(_ bytes: [UInt8]) -> Result {
    guard bytes.count <= min(options.sizeLimit, Int(UInt32.max)) else {
      let finding = JSONFinding(.tooLarge(limit: options.sizeLimit), 0..<0)
      return Result(document: nil, findings: [finding], omittedFindings: 0)
    }
    return bytes.withUnsafeBufferPointer { text in
      var parser = JSONParser(text, options)
      let fault = parser.parse()
      let document = fault == nil ? JSONDocument(storage: JSONStorage(bytes: bytes, records: parser.records)) : nil
      return Result(
        document: document,
        findings: (parser.findings + (fault.map { [$0] } ?? [])).sorted { $0.range.lowerBound < $1.range.lowerBound },
        omittedFindings: parser.omittedFindings
      )
    }
  }

  /// Reads a string.
  package func read(_ text: String) -> Result { read(Array(text.utf8)) }
}
