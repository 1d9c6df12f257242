import RegistryDiagnostics
import RegistryDiff
import RegistryModel
import RegistryYAML

enum ExportTarget {
  static func violations(_ bytes: [UInt8]) -> [String] {
    let result = Export.read(bytes, path: "export.json")
    let sources = ["export.json": SourceText(bytes)]
    let report = Report(result.diagnostics, sources: sources, tool: ReadRegistry.tool)
    var violations = ShownText.violations(of: report)
    guard let export = result.export else {
      return violations + (result.diagnostics.hasErrors ? [] : ["a file that is no template is called so"])
    }
    violations += compared(fixed, export, sources)
    violations += imported(export, sources)
    return violations
  }

  /// A registry of every type, whose keys the seeds of the corpus hold.
  static let fixed = ReadRegistry(
    Array(
      """
      flag: {owner: a, type: bool, default: false, expires: never, reason: none}
      count: {owner: a, type: int, default: 20, range: [1, 100]}
      rate: {owner: b, type: double, default: 0.5, range: [0, 1], out_of_range: clamp}
      title: {owner: b, type: string, default: "caf\\u00e9", max_length: 9, pattern: "[a-z\\u00e9]+"}
      plan: {owner: b, type: enum, default: pro, values: [free, pro]}
      menu: {owner: a, type: json, default: '{"a":[1,2.50]}'}
      $registry: {diff: {ignore: [x_*]}}

      """.utf8))

  private static func compared(_ read: ReadRegistry, _ export: Export, _ sources: [String: SourceText]) -> [String] {
    guard let entries = read.entries else { return ["the registry of the target is valid"] }
    let comparison = Comparison(entries, export, ignoring: ["x_*"])
    let diff = DiffReport(comparison, settings: read.registry.settings)
    let report = Report(diff.diagnostics, sources: sources, tool: ReadRegistry.tool)
    var violations = ShownText.violations(of: report)
    for shown in [diff.text(), diff.markdown()] where ShownText.hasDeceptiveCharacter(shown) || ShownText.hasCommand(shown) {
      violations.append("the comparison shows a control character or a workflow command")
    }
    return violations + [false, true].flatMap { planned(entries, export, prunes: $0) }
  }

  /// A plan is a template again, and has nothing left to do.
  private static func planned(_ entries: [Entry], _ export: Export, prunes: Bool) -> [String] {
    var options = TemplatePlan.Options()
    options.prunes = prunes
    let plan = TemplatePlan(entries, export, options)
    if plan.isEmpty { return plan.bytes == export.document.bytes ? [] : ["a plan without a change leaves every byte"] }
    let result = Export.read(plan.bytes, path: "export.json")
    guard let again = result.export else { return ["a plan is a template: \(result.diagnostics.first?.message ?? "")"] }
    let second = TemplatePlan(entries, again, options)
    return second.bytes == plan.bytes ? [] : ["a plan applied twice is the plan applied once"]
  }

  /// A first registry is YAML, names every key, and the comparison of a valid one finds only what people have to decide.
  private static func imported(_ export: Export, _ sources: [String: SourceText]) -> [String] {
    let bytes = Array(RegistryImport(export).registry.utf8)
    let text = String(decoding: bytes, as: UTF8.self)
    var violations = ShownText.hasDeceptiveCharacter(text) ? ["a first registry holds a control or bidi character as it is"] : []
    // What no file of this size holds is a finding of its own.
    let faults = YAMLParser.parse(bytes, path: "config-registry.yml").diagnostics.filter { $0.severity == .error }
    if let fault = faults.first, bytes.count < 1 << 20 { violations.append("a first registry is YAML: \(fault.message)") }
    let read = ReadRegistry(bytes)
    violations += ShownText.violations(of: read.report)
    return violations + (read.entries == nil ? [] : compared(read, export, sources))
  }
}
