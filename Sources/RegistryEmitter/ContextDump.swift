import RegistryJSON
import RegistryTemplate

/// A template's context as JSON, for those who write a template.
package enum ContextDump {
  /// Every member of every object, indented; the text ends with a line feed.
  package static func json(_ context: TemplateValue) -> String {
    var writer = JSONWriter(.pretty)
    write(context, to: &writer)
    return String(decoding: writer.bytes, as: UTF8.self) + "\n"
  }

  private static func write(_ value: TemplateValue, to writer: inout JSONWriter) {
    switch value {
    case .null: writer.write(.null)
    case .bool(let flag): writer.write(.bool(flag))
    case .text(let text): writer.write(.string(text))
    case .list(let list):
      writer.array { writer in
        for index in 0..<list.count { write(list.element(at: index), to: &writer) }
      }
    case .object(let object):
      writer.object { writer in
        for (slot, name) in object.shape.names.enumerated() {
          writer.name(name)
          write(object.member(at: slot), to: &writer)
        }
      }
    }
  }
}
