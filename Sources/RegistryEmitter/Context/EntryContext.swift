import RegistryModel
import RegistryTemplate

/// One key in a template's context.
final class EntryContext: TemplateRecord {
  let entry: Entry
  let index: Int
  /// How many entries the list holds up to its end, for `isLast`.
  let count: Int

  init(entry: Entry, index: Int, count: Int) {
    self.entry = entry
    self.index = index
    self.count = count
  }

  static let members: TemplateMembers<EntryContext> = [
    "key": { .text($0.entry.key) },
    "keyLine": { .text(SwiftLiteral.line($0.entry.key, isKey: true)) },
    "keyLiteral": { .text(SwiftLiteral.string($0.entry.key)) },
    "accessor": { .text(SwiftName.escaped($0.entry.accessor)) },
    "index": { .text(String($0.index)) },
    "isLast": { .bool($0.index == $0.count - 1) },
    "type": { .text($0.entry.kind.type.rawValue) },
    "swiftType": { .text($0.entry.swiftType) },
    "isBool": { .bool($0.entry.kind.type == .bool) },
    "isInt": { .bool($0.entry.kind.type == .int) },
    "isDouble": { .bool($0.entry.kind.type == .double) },
    "isString": { .bool($0.entry.kind.type == .string) },
    "isEnum": { .bool($0.entry.kind.type == .enumeration) },
    "isJSON": { .bool($0.entry.kind.type == .json) },
    "default": { .text($0.entry.defaultLiteral) },
    "defaultText": { .text($0.entry.defaultText) },
    "defaultTextLiteral": { .text(SwiftLiteral.string($0.entry.defaultText)) },
    "defaultLine": { .text(SwiftLiteral.line($0.entry.defaultText)) },
    "defaultIndex": { .text($0.entry.defaultIndex.map(String.init)) },
    "cases": { $0.cases },
    "hasRange": { .bool($0.entry.hasRange) },
    "low": { .text($0.entry.bounds?.low) },
    "high": { .text($0.entry.bounds?.high) },
    "clamps": { .bool($0.entry.clamps) },
    "needsFetch": { .bool($0.entry.fallback == .useDefault) },
    "pattern": { .text($0.entry.pattern.map { SwiftLiteral.string($0.source) }) },
    "patternSteps": { .text($0.entry.pattern.map { PatternSource.steps(of: $0.program) }) },
    "patternRanges": { .text($0.entry.pattern.map { PatternSource.ranges(of: $0.program) }) },
    "maxLength": { .text($0.entry.maxLength.map { SwiftLiteral.int(Int64($0)) }) },
    "docs": { .list(EntryDocumentation.lines($0.entry)) { .text($0) } },
    "owner": { .text(DocComment.line($0.entry.owner)) },
    "expires": { .text($0.entry.expiryText) },
    "description": { .text($0.entry.description.map(DocComment.line)) },
    "tracker": { .text($0.entry.tracker.map(DocComment.line)) },
    "tags": { .list($0.entry.tags) { .text(DocComment.line($0)) } },
  ]

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
