import CLibYAML

/// The only place that calls C: libyaml 0.2.5's event parser over one buffer.
///
/// libyaml's marks are 0-based; positions here are 1-based. Its columns count Unicode scalars.
enum LibYAMLReader {
  /// Hands each event of `bytes` to `body` until it returns false, or the stream ends.
  ///
  /// Throws where libyaml refuses the text. The bytes are read as UTF-8, whatever they look like.
  static func read(
    _ bytes: UnsafeBufferPointer<UInt8>,
    _ body: (borrowing LibYAMLEvent) -> Bool
  ) throws(LibYAMLFailure) {
    let parser = UnsafeMutablePointer<yaml_parser_t>.allocate(capacity: 1)
    defer { parser.deallocate() }
    guard yaml_parser_initialize(parser) == 1 else { throw .outOfMemory }
    defer { yaml_parser_delete(parser) }
    yaml_parser_set_encoding(parser, YAML_UTF8_ENCODING)
    yaml_parser_set_input_string(parser, bytes.baseAddress, bytes.count)

    var event = yaml_event_t()
    var goesOn = true
    while goesOn {
      guard yaml_parser_parse(parser, &event) == 1 else { throw LibYAMLFailure(parser.pointee) }
      guard let converted = LibYAMLEvent(event) else { return }
      goesOn = body(converted) && converted.kind != .streamEnd
      yaml_event_delete(&event)
    }
  }
}

extension LibYAMLEvent {
  /// Nil for no event, which is what libyaml gives after the end.
  fileprivate init?(_ event: yaml_event_t) {
    guard let kind = Kind(event.type) else { return nil }
    self.init(
      kind: kind,
      start: PackedPosition(event.start_mark),
      end: PackedPosition(event.end_mark),
      index: event.start_mark.index
    )
    switch kind {
    case .scalar: readScalar(event)
    case .alias: anchor = borrowed(event.data.alias.anchor)
    case .mappingStart:
      anchor = borrowed(event.data.mapping_start.anchor)
      tag = borrowed(event.data.mapping_start.tag)
      isExplicit = event.data.mapping_start.style == YAML_FLOW_MAPPING_STYLE
    case .sequenceStart:
      anchor = borrowed(event.data.sequence_start.anchor)
      tag = borrowed(event.data.sequence_start.tag)
      isExplicit = event.data.sequence_start.style == YAML_FLOW_SEQUENCE_STYLE
    case .documentStart: isExplicit = event.data.document_start.implicit == 0
    case .documentEnd: isExplicit = event.data.document_end.implicit == 0
    case .streamStart, .streamEnd, .mappingEnd, .sequenceEnd: break
    }
  }

  private mutating func readScalar(_ event: yaml_event_t) {
    let scalar = event.data.scalar
    text = UnsafeBufferPointer(start: scalar.value, count: scalar.length)
    anchor = borrowed(scalar.anchor)
    tag = borrowed(scalar.tag)
    style =
      switch scalar.style {
      case YAML_SINGLE_QUOTED_SCALAR_STYLE: .singleQuoted
      case YAML_DOUBLE_QUOTED_SCALAR_STYLE: .doubleQuoted
      case YAML_LITERAL_SCALAR_STYLE: .literal
      case YAML_FOLDED_SCALAR_STYLE: .folded
      default: .plain
      }
  }

  private func borrowed(_ text: UnsafeMutablePointer<yaml_char_t>?) -> UnsafeBufferPointer<UInt8>? {
    guard let text else { return nil }
    var length = 0
    while text[length] != 0 { length += 1 }
    return UnsafeBufferPointer(start: text, count: length)
  }
}

extension LibYAMLEvent.Kind {
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

  fileprivate init(_ parser: yaml_parser_t) {
    guard parser.error != YAML_MEMORY_ERROR, let problem = parser.problem else {
      self = .outOfMemory
      return
    }
    self.problem = String(cString: problem)
    problemStart = PackedPosition(parser.problem_mark)
    context = parser.context.map { String(cString: $0) }
    contextStart = PackedPosition(parser.context_mark)
  }
}

extension PackedPosition {
  fileprivate static let start = PackedPosition(line: 1, column: 1)

  fileprivate init(_ mark: yaml_mark_t) {
    line = UInt32(truncatingIfNeeded: mark.line &+ 1)
    column = UInt32(truncatingIfNeeded: mark.column &+ 1)
  }
}
