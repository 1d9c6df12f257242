import RegistryDiagnostics
import RegistryUses

enum UsesTarget {
  static func violations(_ bytes: [UInt8]) -> [String] {
    var violations = SwiftLexer.tokens(of: bytes).gap(in: bytes).map { ["the tokens of Swift leave a gap at \($0)"] } ?? []
    violations +=
      ObjectiveCLexer.tokens(of: bytes).gap(in: bytes).map { ["the tokens of Objective-C leave a gap at \($0)"] } ?? []
    for path in ["App.swift", "App.m"] { violations += searched(bytes, path) }
    return violations + adopted(bytes)
  }

  /// Registries whose accessors and keys the seeds of the corpus hold.
  private static let registries = [
    RegistrySymbols(
      typeName: "FeatureConfig",
      keys: [
        .init("checkout_v2_enabled", accessor: "checkoutV2Enabled", getter: .bool),
        .init("upload_chunk_bytes", accessor: "uploadChunkBytes", getter: .int),
        .init("list_style", accessor: "listStyle", enumTypeName: "ListStyle"),
        .init("config_version", accessor: "version", getter: .string),
      ]),
    RegistrySymbols(typeName: "PlayerFlags", keys: [.init("autoplay_next", accessor: "autoplayNext", getter: .bool)]),
  ]

  private static func searched(_ bytes: [UInt8], _ path: String) -> [String] {
    let search = UsesReport.search([(SourceFile(path: path), bytes)], for: registries)
    let findings = search.diagnostics(knowsTests: true)
    let report = Report(findings, sources: [path: SourceText(bytes)], tool: ReadRegistry.tool)
    var violations = ShownText.violations(of: report)
    let keys = search.keys
    for shown in [keys.text, keys.markdown, keys.json.text(.pretty)] where ShownText.hasDeceptiveCharacter(shown) {
      violations.append("the list of uses shows a control or bidi character as it is")
    }
    return violations + baseline(of: findings, [path: bytes])
  }

  /// What an import would make of the bytes as a source and as a property list.
  private static func adopted(_ bytes: [UInt8]) -> [String] {
    let list = PropertyList(bytes)
    let keys = UsesReport.search([(SourceFile(path: "App.m"), bytes)], for: []).sourceKeys([list])
    var violations = list.values.count * 2 <= bytes.count ? [] : ["a property list has at most half as many values as bytes"]
    if Set(keys.map(\.key)).count != keys.count { violations.append("each key of the sources is told once") }
    return violations
  }

  /// A baseline that is written and read lists all that it was made of.
  private static func baseline(of findings: [Diagnostic], _ texts: [String: [UInt8]]) -> [String] {
    let baseline = Baseline(findings, texts: texts)
    guard let read = Baseline(baseline.bytes) else { return ["a baseline that is written can be read"] }
    let (new, goneCount) = read.newFindings(among: findings, texts: texts)
    return new.count + baseline.readCount == findings.count && goneCount == 0 ? [] : ["a baseline lists what it was made of"]
  }
}

extension [Token] {
  /// Where the tokens of a text do not follow each other to its end, or nil.
  fileprivate func gap(in bytes: [UInt8]) -> Int? {
    var end = 0
    for token in self {
      guard token.range.lowerBound == end, !token.range.isEmpty else { return end }
      end = token.range.upperBound
    }
    return end == bytes.count ? nil : end
  }
}
