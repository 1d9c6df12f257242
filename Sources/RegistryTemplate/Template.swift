/// A compiled Mustache template with all partials that it includes.
///
/// The language is the core of the Mustache specification (comments, delimiters, interpolation, sections, inverted
/// sections, partials) with its optional modules for inheritance and dynamic names. There are no lambdas: a context
/// holds values, never code that reads the template. Where the specification leaves a choice:
/// - a blank line of an indented partial stays blank;
/// - an empty text is false in a section;
/// - the indentation of a block is the shortest of its lines; an argument that replaces it gets that indentation;
/// - blocks inside an argument are parameters of the template that contains the argument.
package struct Template: Sendable {
  private let library: TemplateLibrary
  private let main: Program

  /// Compiles a template and every partial that it names, each once; partials may be recursive.
  ///
  /// Partials with dynamic names (`{{>*name}}`) are compiled when a rendering needs them.
  package init(
    _ source: TemplateSource,
    partials: TemplatePartials = .none,
    options: TemplateOptions = TemplateOptions()
  ) throws(TemplateError) {
    var library = TemplateLibrary(partials: partials, options: options)
    main = try library.add(source)
    self.library = library
  }

  /// Renders into a buffer; after an error, it holds the output before the error.
  ///
  /// Throws a ``TemplateError``.
  package func render(
    _ context: TemplateValue,
    escaper: TemplateEscaper = .none,
    into buffer: inout [UInt8]
  ) throws {
    var renderer = renderer(escaper, output: nil)
    defer { buffer += renderer.output.bytes }
    try renderer.render(context)
  }

  /// Renders piece by piece.
  ///
  /// Throws a ``TemplateError``, or the output's own error.
  package func render(_ context: TemplateValue, escaper: TemplateEscaper = .none, to output: any TemplateOutput) throws {
    var renderer = renderer(escaper, output: output)
    try renderer.render(context)
  }

  /// Renders into a text, for small results.
  package func render(_ context: TemplateValue, escaper: TemplateEscaper = .none) throws -> String {
    var bytes: [UInt8] = []
    try render(context, escaper: escaper, into: &bytes)
    return String(decoding: bytes, as: UTF8.self)
  }

  private func renderer(_ escaper: TemplateEscaper, output: (any TemplateOutput)?) -> Renderer {
    let buffer = RenderBuffer(output: output, limit: library.options.maximumOutput)
    return Renderer(main, library: library, escaper: escaper, output: buffer)
  }
}
