import RegistryModel
import RegistryTemplate

/// One key in a template's context.
final class EntryContext: TemplateObject {
  let entry: Entry
  private let type: ValueType
  private let defaultLiteral: String
  let index: Int
  /// How many entries the list holds up to its end, for `isLast`.
  let count: Int

  init(entry: Entry, index: Int, count: Int) {
    self.entry = entry
    type = entry.kind.type
    defaultLiteral = entry.defaultLiteral
    self.index = index
    self.count = count
  }

  /// What a template can ask of a key; `Documentation/Templates.md` explains each.
  enum Member: String, CaseIterable {
    case key, keyLine, keyLiteral, accessor, index, isLast
    case type, reader, swiftType, isBool, isInt, isDouble, isString, isEnum, isJSON
    case `default`, defaultText, defaultTextLiteral, defaultLine, defaultIndex
    case cases, hasRange, low, high, clamps, needsFetch, pattern, patternSteps, patternRanges, maxLength
    case docComment, docs, owner, expires, description, tracker, tags
  }

  static let shape = TemplateShape(Member.allCases.map(\.rawValue))
  static let members = Member.allCases

  var shape: TemplateShape { Self.shape }

  /// A switch where other contexts have a table of closures: each key is asked for two dozen members, and the calls and
  /// reference counts of a table cost as much as all values together.
  func member(at slot: Int) -> TemplateValue {
    switch Self.members[slot] {
    case .key: .text(entry.key)
    case .keyLine: .text(SwiftLiteral.line(entry.key, isKey: true))
    case .keyLiteral: .text(SwiftLiteral.string(entry.key))
    case .accessor: .text(SwiftName.escaped(entry.accessor))
    case .index: .text(String(index))
    case .isLast: .bool(index == count - 1)
    case .type: .text(type.rawValue)
    case .reader: .text(reader)
    case .swiftType: .text(entry.swiftType)
    case .isBool: .bool(type == .bool)
    case .isInt: .bool(type == .int)
    case .isDouble: .bool(type == .double)
    case .isString: .bool(type == .string)
    case .isEnum: .bool(type == .enumeration)
    case .isJSON: .bool(type == .json)
    case .default: .text(defaultLiteral)
    case .defaultText: .text(entry.defaultText)
    case .defaultTextLiteral: .text(SwiftLiteral.string(entry.defaultText))
    case .defaultLine: .text(SwiftLiteral.line(entry.defaultText))
    case .defaultIndex: .text(entry.defaultIndex.map(String.init))
    case .cases: cases
    case .hasRange: .bool(entry.hasRange)
    case .clamps: .bool(entry.clamps)
    case .needsFetch: .bool(entry.fallback == .useDefault)
    case .low: .text(entry.low)
    case .high: .text(entry.high)
    case .pattern: .text(entry.pattern.map { SwiftLiteral.string($0.source) })
    case .patternSteps: .text(entry.pattern.map { PatternSource.steps(of: $0.program) })
    case .patternRanges: .text(entry.pattern.map { PatternSource.ranges(of: $0.program) })
    case .maxLength: .text(entry.maxLength.map { SwiftLiteral.int(Int64($0)) })
    case .docComment: .text(docComment)
    case .docs: .list(EntryDocumentation.lines(entry)) { .text($0) }
    case .owner: .text(DocComment.line(entry.owner))
    case .expires: .text(entry.expiryText)
    case .description: .text(entry.description.map(DocComment.line))
    case .tracker: .text(entry.tracker.map(DocComment.line))
    case .tags: .list(entry.tags) { .text(DocComment.line($0)) }
    }
  }

  /// What most of the file consists of goes from the registry to the output without a text in between.
  func write(_ slot: Int, to output: inout RenderBuffer) -> Bool {
    switch Self.members[slot] {
    case .key: entry.withKey { output.append($0) }
    case .keyLiteral: entry.withKey { output.append(stringLiteral: $0) }
    case .keyLine: entry.withKey { output.append(line: $0, isKey: true) }
    case .accessor: output.append(SwiftName.escaped(entry.accessor))
    case .docComment: EntryDocumentation.write(entry, defaultLiteral: defaultLiteral, to: &output)
    case .reader: output.append(reader)
    case .swiftType: output.append(entry.swiftType)
    case .default: output.append(defaultLiteral)
    default: return false
    }
    return true
  }

  /// Which of the generated readers reads the key: `bool`, `int`, `double`, `string`, `choice` or `json`.
  private var reader: String { type == .enumeration ? "choice" : type.rawValue }

  private var docComment: String {
    var output = RenderBuffer()
    EntryDocumentation.write(entry, defaultLiteral: defaultLiteral, to: &output)
    return output.withBytes { String(decoding: $0, as: UTF8.self) }
  }

  private var cases: TemplateValue {
    guard case .enumeration(let values) = entry.kind else { return [] }
    return .list(
      TemplateList(count: values.count) { index in
        .object(CaseContext(value: values[index], index: index, isLast: index == values.count - 1))
      })
  }
}

/// One value of an enum in a template's context.
final class CaseContext: TemplateRecord {
  let value: EnumValue
  let index: Int
  let isLast: Bool

  init(value: EnumValue, index: Int, isLast: Bool) {
    self.value = value
    self.index = index
    self.isLast = isLast
  }

  static let members: TemplateMembers<CaseContext> = [
    "name": { .text(SwiftName.escaped($0.value.caseName)) },
    "text": { .text($0.value.text) },
    "textLiteral": { .text(SwiftLiteral.string($0.value.text)) },
    "isNamedAlike": { .bool($0.value.caseName.utf8.elementsEqual($0.value.text.utf8)) },
    "index": { .text(String($0.index)) },
    "isLast": { .bool($0.isLast) },
  ]
}
