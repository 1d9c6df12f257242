/// How strict a template is read, and the bounds on what it may do.
package struct TemplateOptions: Sendable {
  /// Whether what the Mustache specification passes over in silence is an error: a name, partial or block that does
  /// not exist, a list or object that would have to be printed, a tag that has no effect where it stands.
  package var isStrict: Bool
  /// How deep sections, partials, parents and blocks may be nested in a rendering.
  package var maximumDepth = 128
  /// How many bytes a rendering may write.
  package var maximumOutput = 1 << 30
  /// How many instructions a rendering may run, so that nested loops end.
  package var maximumSteps = 100_000_000
  /// How many bytes one template's source may have.
  package var maximumSource = 16 << 20

  package init(isStrict: Bool = true) { self.isStrict = isStrict }
}
