/// Finds the uses and the reads of a Swift file, given what is known of all files.
struct FileMatcher {
  let facts: Facts
  let code: SourceCode
  let outline: Outline
  let file: Int
  var findings = FileFindings()

  init(_ code: SourceCode, outline: Outline, file: Int, facts: Facts) {
    self.facts = facts
    self.code = code
    self.outline = outline
    self.file = file
  }

  /// What a file holds.
  static func findings(in code: SourceCode, file: Int, facts: Facts) -> FileFindings {
    var matcher = FileMatcher(code, outline: OutlineBuilder.outline(of: code), file: file, facts: facts)
    matcher.findMembers()
    for token in 0..<code.count {
      switch code.kind(token) {
      case .identifier where code.mayBe(token, in: facts.names):
        matcher.findUse(at: token)
        matcher.findRead(at: token)
        matcher.findCall(at: token)
      case .punctuation where code.isText(token, "["): matcher.findSubscript(at: token)
      default: break
      }
    }
    return matcher.findings
  }

  /// Notes the properties and globals whose types other files have to know.
  private mutating func findMembers() {
    for variable in outline.variables where outline.isMember(variable) {
      let nature = nature(of: variable)
      guard nature != .unknown, nature != .other else { continue }
      findings.members[variable.name, default: []].insert(.init(container: outline.container(of: variable), nature: nature))
    }
  }
}

/// What a file holds, by tokens of the file.
struct FileFindings {
  struct Use {
    let key: KeyReference
    let kind: Use.Kind
    let token: Int

    typealias Kind = RegistryUses.Use.Kind
  }

  struct Read {
    let form: RawRead.Form
    let key: RawRead.Key
    /// The tokens of the key, or of the name of what is called where the key is not written.
    let place: Range<Int>
    /// The tokens of the whole read with its getter.
    let expression: Range<Int>
    let getter: Getter?
    /// Whether an accessor can take the place of the expression.
    let isReplaceable: Bool
    /// The default that is given, where a literal writes it.
    let value: LiteralValue?
    /// The function of the app that is called, or nil for a read of the SDK itself.
    var called: Wrapper?
    /// The function that the read makes a read; the calls of it are reported in its place.
    var makes: Wrapper?
  }

  var uses: [Use] = []
  var reads: [Read] = []
  var members: [String: Set<Facts.Member>] = [:]
  /// The words of files that may declare what the file names.
  var wants: Set<[String]> = []
}
