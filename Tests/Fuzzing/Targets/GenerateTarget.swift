import RegistryEmitter
import RegistryModel
import RegistryTemplate
import RegistryTemplates

enum GenerateTarget {
  static func violations(_ bytes: [UInt8]) -> [String] {
    let read = ReadRegistry(bytes)
    guard read.entries != nil, let emission = Emission(read.registry, sourceNames: ["config-registry.yml"]) else { return [] }
    _ = ContextDump.json(emission.context)
    return templates.flatMap { violations(of: emission, $0) }
  }

  /// The built-in templates; a failure to compile one is the fault of whoever changed it.
  static let templates: [Result<Template, TemplateError>] = BuiltInTemplate.allCases.map { template in
    Result { () throws(TemplateError) in
      try Template(TemplateSource(name: template.rawValue, bytes: template.bytes), partials: partials)
    }
  }

  static let partials = TemplatePartials(names: BuiltInPartial.allCases.map(\.rawValue)) { name in
    BuiltInPartial(rawValue: name).map { TemplateSource(name: name, bytes: $0.bytes) }
  }

  private static func violations(of emission: Emission, _ template: Result<Template, TemplateError>) -> [String] {
    do {
      let text = try template.get().render(emission.context)
      let again = try template.get().render(emission.context)
      var violations = text == again ? [] : ["the same registry gives the same file"]
      if ShownText.hasDeceptiveCharacter(text) { violations.append("generated Swift holds a control or bidi character as it is") }
      if ShownText.hasCommand(text) { violations.append("generated Swift holds a command of a build service") }
      if !SwiftSkeleton(text).isBalanced { violations.append("a text of the registry stays within its literal or comment") }
      return violations
    } catch {
      return ["a valid registry can be generated from: \(error)"]
    }
  }
}
