import RegistryDiagnostics

@testable import RegistryYAML

/// A text read by line and by libyaml.
struct TwoReaders {
  /// Nil where the text is not read by line to its end.
  private(set) var byLine: Reading?
  /// Nil where libyaml refuses the text.
  private(set) var byLibYAML: Reading?

  var isByLine: Bool { byLine != nil }

  /// Whether the line reader makes the same of the text as libyaml, if it makes anything of it.
  var agree: Bool { byLine == nil || byLine == byLibYAML }

  /// The first event by line that is not libyaml's.
  var difference: String {
    guard let events = byLine?.events else { return "not read by line" }
    guard let others = byLibYAML?.events else { return "refused by libyaml" }
    return zip(events, others).first { $0 != $1 }.map { "'\($0)' instead of '\($1)'" }
      ?? "\(events.count) events, not \(others.count)"
  }

  init(_ text: String) { self.init(bytes: Array(text.utf8)) }

  /// Texts that no reader is given, since they are no UTF-8 or hold foreign line breaks, are not read.
  init(bytes: [UInt8]) {
    bytes.withUnsafeBufferPointer { bytes in
      let check = EncodingCheck(bytes, path: "test.yml")
      guard check.diagnostics.isEmpty, !check.hasForeignBreaks else { return }
      read(UnsafeBufferPointer(rebasing: bytes[check.textStart...]))
    }
  }

  private mutating func read(_ text: UnsafeBufferPointer<UInt8>) {
    var events: [String] = []
    let isWhole = LineReader.read(text) { event in
      events.append(Self.described(event))
      return true
    }
    guard isWhole else { return }
    var builder = YAMLTreeBuilder(path: "test.yml", limits: YAMLLimits())
    builder.file = Array(text)
    if builder.buildByLine(text) { byLine = Reading(events, builder) }
    events = []
    do throws(LibYAMLFailure) {
      try LibYAMLReader.read(text) { event in
        // They stand for the stream, not for anything in it.
        if event.kind != .streamStart, event.kind != .streamEnd { events.append(Self.described(event)) }
        return true
      }
      builder = YAMLTreeBuilder(path: "test.yml", limits: YAMLLimits())
      if try builder.buildByLibYAML(from: text) { byLibYAML = Reading(events, builder) }
    } catch {
      byLibYAML = nil
    }
  }

  /// All of an event but what only says how far libyaml has looked ahead: its index, and the place of an end in block style.
  private static func described(_ event: borrowing LibYAMLEvent) -> String {
    let kind = event.kind
    if kind == .mappingEnd || kind == .documentEnd { return "\(kind) \(event.isExplicit)" }
    return """
      \(kind) \(event.start)-\(event.end) \(event.style) \(event.isExplicit) \(Array(event.text)) \
      \(event.anchor.map(Array.init) as Any) \(event.tag.map(Array.init) as Any)
      """
  }

  /// The events, and all that a builder makes of them.
  struct Reading: Equatable {
    let events: [String]
    let records: [String]
    let spans: [PackedSpan]
    let diagnostics: [Diagnostic]

    init(_ events: [String], _ builder: YAMLTreeBuilder) {
      self.events = events
      records = builder.arena.records.map { record in
        guard record.kind == .scalar else { return "\(record)" }
        // Where a text is kept is each reader's own affair.
        var placeless = record
        placeless.payload = 0
        return "\(placeless) \(Array(builder.arena.text[record.textRange]))"
      }
      spans = builder.arena.spans
      diagnostics = builder.diagnostics
    }
  }
}

/// Random numbers that are the same in every run: SplitMix64.
struct SplitMix {
  var state: UInt64

  mutating func next(below bound: Int) -> Int {
    state &+= 0x9E37_79B9_7F4A_7C15
    var value = state
    value = (value ^ (value >> 30)) &* 0xBF58_476D_1CE4_E5B9
    value = (value ^ (value >> 27)) &* 0x94D0_49BB_1331_11EB
    return Int((value ^ (value >> 31)) % UInt64(bound))
  }

  mutating func pick(_ texts: [String]) -> String { texts[next(below: texts.count)] }
}
