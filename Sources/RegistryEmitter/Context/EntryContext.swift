import RegistryModel
import RegistryTemplate
import RegistryText

/// One key in a template's context; `Documentation/Templates.md` explains each member.
final class EntryContext: TemplateObject {
  let entry: Entry
  /// Nil where new code may read the key.
  let deprecation: Deprecation?
  /// The number of the key in the table.
  let number: UInt32
  let index: Int
  let isLast: Bool

  init(entry: Entry, deprecation: Deprecation?, number: UInt32, index: Int, isLast: Bool) {
    self.entry = entry
    self.deprecation = deprecation
    self.number = number
    self.index = index
    self.isLast = isLast
  }

  var shape: TemplateShape { Self.members.shape }
  func member(at slot: Int) -> TemplateValue { Self.members.values[slot](self) }

  static let members: TemplateMembers<EntryContext> = ownMembers + types

  private static let ownMembers: TemplateMembers<EntryContext> = [
    "key": { .text($0.entry.key) },
    "keyLiteral": { .text(SwiftLiteral.string($0.entry.key)) },
    "accessor": { .text(SwiftName.escaped($0.entry.accessor)) },
    "number": { .text("0x" + KeyNumbers.text(of: $0.number)) },
    "tableLine": { .text(TableLine($0.entry, number: $0.number).text) },
    "index": { .text(String($0.index)) },
    "isLast": { .bool($0.isLast) },
    "type": { .text($0.entry.kind.type.rawValue) },
    "reader": { .text($0.entry.kind.emitted.function) },
    "availability": { .text($0.entry.kind.emitted.availability) },
    "swiftType": { .text($0.entry.kind.emitted.swiftType(of: $0.entry)) },
    "default": { .text($0.entry.defaultLiteral) },
    "defaultText": { .text($0.entry.defaultText) },
    "defaultTextLiteral": { .text(SwiftLiteral.string($0.entry.defaultText)) },
    "configuredDefaults": { $0.configuredDefaults },
    "defaultIndex": { .text($0.defaultIndex.map(String.init)) },
    "cases": { $0.cases },
    "enumType": { .text($0.entry.enumTypeName) },
    "isDecoded": { .bool($0.json?.isDecoded ?? false) },
    "hasSnakeCase": { .bool($0.json?.keys == .snakeCase) },
    "hasRange": { .bool($0.entry.kind.emitted.bounds != nil) },
    "low": { .text($0.entry.kind.emitted.bounds?.low) },
    "high": { .text($0.entry.kind.emitted.bounds?.high) },
    "clamps": { .bool($0.entry.kind.emitted.bounds?.clamps ?? false) },
    "needsFetch": { .bool($0.entry.fallback == .useDefault) },
    "maxAge": { .text($0.entry.maxAge?.text) },
    "isReported": { .bool($0.entry.isReported) },
    "deprecation": { .text($0.deprecation.map { SwiftLiteral.string($0.message) }) },
    "renamed": { .text($0.deprecation?.renamed.map(SwiftLiteral.string)) },
    "pattern": { .text($0.string?.pattern.map { SwiftLiteral.string($0.source) }) },
    "maxLength": { .text($0.string?.maxLength.map { SwiftLiteral.int(Int64($0)) }) },
    "docComment": { .text(EntryDocumentation($0.entry).comment) },
    "docs": { .list(EntryDocumentation($0.entry).lines) { .text($0) } },
    "owner": { .text(DocComment.line($0.entry.owner)) },
    "expires": { .text($0.entry.expiryText) },
    "description": { .text($0.entry.description.map(DocComment.line)) },
    "tracker": { .text($0.entry.tracker.map(DocComment.line)) },
    "tags": { .list($0.entry.tags) { .text(DocComment.line($0)) } },
  ]

  /// `isBool` and so on.
  private static let types = TemplateMembers<EntryContext>(
    ValueType.allCases.map { type in ("is" + type.templateName, { .bool($0.entry.kind.type == type) }) })

  private var json: JSONType? {
    if case .json(let type) = entry.kind { type } else { nil }
  }

  private var string: StringType? {
    if case .string(let type) = entry.kind { type } else { nil }
  }

  /// The position of an enum's compiled-in value among its values.
  private var defaultIndex: Int? {
    if case .enumeration(let index) = entry.defaultValue { index } else { nil }
  }

  private var configuredDefaults: TemplateValue {
    .list(entry.configuredDefaults) { .object(ConfiguredDefaultContext(entry: self.entry, configured: $0)) }
  }

  private var cases: TemplateValue {
    guard let type = entry.kind.enumType else { return [] }
    let values = type.values
    return .list(
      TemplateList(count: values.count) { index in
        .object(CaseContext(value: values[index], index: index, isLast: index == values.count - 1))
      })
  }
}

/// One value of an enum in a template's context.
final class CaseContext: TemplateObject {
  let value: EnumValue
  let index: Int
  let isLast: Bool

  init(value: EnumValue, index: Int, isLast: Bool) {
    self.value = value
    self.index = index
    self.isLast = isLast
  }

  var shape: TemplateShape { Self.members.shape }
  func member(at slot: Int) -> TemplateValue { Self.members.values[slot](self) }

  static let members: TemplateMembers<CaseContext> = [
    "name": { .text(SwiftName.escaped($0.value.caseName)) },
    "text": { .text($0.value.text) },
    "textLiteral": { .text(SwiftLiteral.string($0.value.text)) },
    "isNamedAlike": { .bool($0.value.caseName.utf8.elementsEqual($0.value.text.utf8)) },
    "index": { .text(String($0.index)) },
    "isLast": { .bool($0.isLast) },
  ]
}
