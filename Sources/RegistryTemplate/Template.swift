/// A compiled Mustache template with all partials that it names.
///
/// The language is the Mustache specification's core (comments, delimiters, interpolation, sections, inverted
/// sections, partials) with its optional modules for inheritance and dynamic names. Lambdas are left out: a
/// context holds values, never code that reads the template. What the specification leaves open:
/// - a blank line of an indented partial stays blank;
/// - an empty text is false in a section;
/// - a block's indentation is the one that all its lines share; the block that replaces it is moved to it;
/// - blocks inside an argument are parameters of the template that wrote the argument.
package struct Template: Sendable {
  let library: TemplateLibrary
  let main: Int

  /// Compiles a template and every partial it names, each once; partials may be recursive.
  ///
  /// Partials whose names are dynamic (`{{>*name}}`) are compiled when a rendering meets them.
  package init(
    _ source: TemplateSource,
    partials: TemplatePartials = .none,
    options: TemplateOptions = TemplateOptions()
  ) throws(TemplateError) {
    var library = TemplateLibrary(partials: partials, options: options)
    main = try library.add(source)
    self.library = library
  }

  /// Renders into a buffer; an error leaves what was written before it.
  ///
  /// Throws a ``TemplateError``.
  package func render(
    _ context: TemplateValue,
    escaper: TemplateEscaper = .none,
    into buffer: inout [UInt8]
  ) throws {
    var renderer = renderer(escaper, output: nil)
    defer { renderer.output.withBytes { buffer.append(contentsOf: $0) } }
    try renderer.render(main, context)
  }

  /// Renders piece by piece.
  ///
  /// Throws a ``TemplateError``, or the output's own error.
  package func render(_ context: TemplateValue, escaper: TemplateEscaper = .none, to output: any TemplateOutput) throws {
    var renderer = renderer(escaper, output: output)
    try renderer.render(main, context)
  }

  /// Renders into a text, for small results.
  package func render(_ context: TemplateValue, escaper: TemplateEscaper = .none) throws -> String {
    var bytes: [UInt8] = []
    try render(context, escaper: escaper, into: &bytes)
    return String(decoding: bytes, as: UTF8.self)
  }

  private func renderer(_ escaper: TemplateEscaper, output: (any TemplateOutput)?) -> Renderer {
    let buffer = RenderBuffer(output: output, limit: library.options.maximumOutput)
    return Renderer(library: library, escaper: escaper, output: buffer)
  }
}
