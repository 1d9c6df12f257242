import RegistryTemplate

/// Renders a template in one go, the way most tests need it.
func render(
  _ text: String,
  _ context: TemplateValue = [:],
  partials: [String: String] = [:],
  options: TemplateOptions = TemplateOptions(),
  escaper: TemplateEscaper = .none
) throws -> String {
  let template = try Template(
    TemplateSource(name: "main", text: text),
    partials: TemplatePartials(partials),
    options: options
  )
  return try template.render(context, escaper: escaper)
}

/// The error that a template gives when it is compiled or rendered, or nil.
func failure(
  _ text: String,
  _ context: TemplateValue = [:],
  partials: [String: String] = [:],
  options: TemplateOptions = TemplateOptions()
) -> TemplateError? {
  do {
    _ = try render(text, context, partials: partials, options: options)
    return nil
  } catch {
    return error as? TemplateError
  }
}
