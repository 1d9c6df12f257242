/// Reads JSON as RFC 8259 has it, in one pass and in time and memory linear in the text.
///
/// It never stops at what can be passed over, such as a repeated name or a comma too many, so that one run tells all.
package struct JSONReader: Sendable {
  /// What is accepted, and how much.
  package struct Options: Equatable, Sendable {
    /// Whether `//` and `/* */` comments pass without a finding.
    package var allowsComments = false
    /// How deep objects and arrays may be nested; at most `maximalDepthLimit` is used.
    package var depthLimit = 512
    /// The longest text, in bytes; at most 4 GiB is used. The tree takes about as much memory as a usual text, and
    /// some sixteen times as much as one of nothing but digits and commas.
    package var sizeLimit = 64 << 20
    /// How many recoverable findings are kept; the rest are only counted.
    package var findingLimit = 1000

    /// Bounds the recursion of those who walk the tree.
    package static let maximalDepthLimit = 1024

    package init() {}
  }

  /// What came of a text.
  package struct Result: Sendable {
    /// The document, or nil if a finding was not recoverable.
    package var document: JSONDocument?
    /// What is wrong, in the order of the text.
    package var findings: [JSONFinding]
    /// The number of recoverable findings beyond the limit.
    package var omittedFindings: Int

    /// Whether the text is JSON by the grammar of RFC 8259; repeated names are allowed there.
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

  /// Reads a text that is held as a string.
  package func read(_ text: String) -> Result { read(Array(text.utf8)) }
}
