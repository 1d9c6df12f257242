import CLibYAML

/// The only place that calls C: libyaml 0.2.5's event parser over one buffer.
///
/// libyaml's marks are 0-based; positions here are 1-based. Its columns count Unicode scalars.
enum LibYAMLReader {
  /// Hands each event of `bytes` to `body` until it returns false, or the stream ends.
  ///
  /// Throws where libyaml refuses the text. The bytes are read as UTF-8, whatever they look like, and lines count from `firstLine`.
  static func read(
    _ bytes: UnsafeBufferPointer<UInt8>,
    firstLine: UInt32 = 1,
    _ body: (borrowing LibYAMLEvent) -> Bool
  ) throws(LibYAMLFailure) {
    let parser = UnsafeMutablePointer<yaml_parser_t>.allocate(capacity: 1)
    defer { parser.deallocate() }
    guard yaml_parser_initialize(parser) == 1 else { throw .outOfMemory }
    defer { yaml_parser_delete(parser) }
    yaml_parser_set_encoding(parser, YAML_UTF8_ENCODING)
    yaml_parser_set_input_string(parser, bytes.baseAddress, bytes.count)

    let event = UnsafeMutablePointer<yaml_event_t>.allocate(capacity: 1)
    defer { event.deallocate() }
    var goesOn = true
    while goesOn {
      guard yaml_parser_parse(parser, event) == 1 else { throw LibYAMLFailure(parser.pointee, firstLine) }
      guard let kind = LibYAMLEvent.Kind(event.pointee.type) else { return }
      goesOn = body(LibYAMLEvent(kind, event, firstLine)) && kind != .streamEnd
      yaml_event_delete(event)
    }
  }
}

extension LibYAMLEvent {
  fileprivate init(_ kind: Kind, _ event: UnsafePointer<yaml_event_t>, _ firstLine: UInt32) {
    self.init(
      kind: kind,
      span: PackedSpan(
        start: PackedPosition(event.pointee.start_mark, firstLine), end: PackedPosition(event.pointee.end_mark, firstLine)))
    switch kind {
    case .scalar:
      text = UnsafeBufferPointer(start: event.pointee.data.scalar.value, count: event.pointee.data.scalar.length)
      style = YAMLNode.Style(event.pointee.data.scalar.style)
      anchor = borrowed(event.pointee.data.scalar.anchor)
      tag = borrowed(event.pointee.data.scalar.tag)
    case .alias: anchor = borrowed(event.pointee.data.alias.anchor)
    case .mappingStart:
      anchor = borrowed(event.pointee.data.mapping_start.anchor)
      tag = borrowed(event.pointee.data.mapping_start.tag)
      isExplicit = event.pointee.data.mapping_start.style == YAML_FLOW_MAPPING_STYLE
    case .sequenceStart:
      anchor = borrowed(event.pointee.data.sequence_start.anchor)
      tag = borrowed(event.pointee.data.sequence_start.tag)
      isExplicit = event.pointee.data.sequence_start.style == YAML_FLOW_SEQUENCE_STYLE
    case .documentStart: isExplicit = event.pointee.data.document_start.implicit == 0
    case .documentEnd: isExplicit = event.pointee.data.document_end.implicit == 0
    case .streamStart, .streamEnd, .mappingEnd, .sequenceEnd: break
    }
  }

  private func borrowed(_ text: UnsafeMutablePointer<yaml_char_t>?) -> UnsafeBufferPointer<UInt8>? {
    guard let text else { return nil }
    var length = 0
    while text[length] != 0 { length += 1 }
    return UnsafeBufferPointer(start: text, count: length)
  }
}

extension YAMLNode.Style {
  fileprivate init(_ style: yaml_scalar_style_t) {
    switch style {
    case YAML_SINGLE_QUOTED_SCALAR_STYLE: self = .singleQuoted
    case YAML_DOUBLE_QUOTED_SCALAR_STYLE: self = .doubleQuoted
    case YAML_LITERAL_SCALAR_STYLE: self = .literal
    case YAML_FOLDED_SCALAR_STYLE: self = .folded
    default: self = .plain
    }
  }
}

extension LibYAMLEvent.Kind {
  /// Nil where there is no event, which is what libyaml gives after the end.
  fileprivate init?(_ type: yaml_event_type_t) {
    switch type {
    case YAML_SCALAR_EVENT: self = .scalar
    case YAML_MAPPING_START_EVENT: self = .mappingStart
    case YAML_MAPPING_END_EVENT: self = .mappingEnd
    case YAML_SEQUENCE_START_EVENT: self = .sequenceStart
    case YAML_SEQUENCE_END_EVENT: self = .sequenceEnd
    case YAML_ALIAS_EVENT: self = .alias
    case YAML_DOCUMENT_START_EVENT: self = .documentStart
    case YAML_DOCUMENT_END_EVENT: self = .documentEnd
    case YAML_STREAM_START_EVENT: self = .streamStart
    case YAML_STREAM_END_EVENT: self = .streamEnd
    default: return nil
    }
  }
}

extension LibYAMLFailure {
  fileprivate static let outOfMemory = LibYAMLFailure(
    problem: "out of memory", problemStart: .start, context: nil, contextStart: .start)

  fileprivate init(_ parser: yaml_parser_t, _ firstLine: UInt32) {
    guard parser.error != YAML_MEMORY_ERROR, let problem = parser.problem else {
      self = .outOfMemory
      return
    }
    self.problem = String(cString: problem)
    problemStart = PackedPosition(parser.problem_mark, firstLine)
    context = parser.context.map { String(cString: $0) }
    contextStart = PackedPosition(parser.context_mark, firstLine)
  }
}

extension PackedPosition {
  fileprivate static let start = PackedPosition(line: 1, column: 1)

  fileprivate init(_ mark: yaml_mark_t, _ firstLine: UInt32) {
    line = UInt32(truncatingIfNeeded: mark.line) &+ firstLine
    column = UInt32(truncatingIfNeeded: mark.column &+ 1)
  }
}
