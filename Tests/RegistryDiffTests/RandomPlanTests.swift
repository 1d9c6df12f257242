import Foundation
import RegistryDiagnostics
import RegistryModel
import Testing

@testable import RegistryDiff

@Suite("A random plan")
struct RandomPlanTests {
  private func inputs(_ seed: Int) throws -> (registry: String, template: String, pair: Pair) {
    var random = RandomTemplates(seed: seed)
    let (template, registry) = (try random.template(), random.registry())
    return (registry, template, try Pair(registry: registry, export: template))
  }

  private func plan(_ pair: Pair, prunes: Bool = false, group: String? = nil) -> (text: String, plan: TemplatePlan) {
    var options = TemplatePlan.Options()
    options.prunes = prunes
    options.group = group
    let plan = TemplatePlan(pair.entries, pair.export, settings: pair.settings, options)
    return (String(decoding: plan.bytes, as: UTF8.self), plan)
  }

  @Test("is a template that the service takes", arguments: 0..<300, [(false, nil), (true, nil), (false, "New"), (true, "feed")])
  func isAccepted(seed: Int, options: (Bool, String?)) throws {
    let (_, template, pair) = try inputs(seed)
    try #require(try TemplateValidator.refusals(template) == [])
    let text = plan(pair, prunes: options.0, group: options.1).text
    #expect(try TemplateValidator.refusals(text) == [], "\(text)")
    #expect(Export.read(Array(text.utf8), path: "f").diagnostics == [])
  }

  @Test("differs in nothing that was not asked for", arguments: 0..<300)
  func scope(seed: Int) throws {
    let (_, template, pair) = try inputs(seed)
    let (text, _) = plan(pair)
    let declared = Dictionary(uniqueKeysWithValues: pair.entries.map { ($0.key, $0) })
    let (old, new) = (try Facts(template), try Facts(text))
    #expect(old.others == new.others)
    for (place, parameter) in old.parameters {
      guard let entry = declared[place.key] else {
        #expect(new.parameters[place] == parameter)
        continue
      }
      let changed = try #require(new.parameters[place])
      #expect(parameter.managed == changed.managed && parameter.description == changed.description)
      #expect(Set(parameter.texts.keys) == Set(changed.texts.keys))
      for (condition, text) in parameter.texts where changed.texts[condition] != text {
        // Another spelling of the same value, or the compiled-in value for everyone.
        let (before, after) = (entry.kind.interpret(text), entry.kind.interpret(changed.texts[condition] ?? ""))
        let meansTheSame = before.value.flatMap { old in after.value.map { entry.kind.areEqual(old, $0) } } ?? false
        let isDefault = after.value.map { entry.kind.areEqual($0, entry.defaultValue) } ?? false
        #expect(meansTheSame || (condition == "" && isDefault && (entry.dashboard == .pinned || !before.isValue)))
      }
    }
    let added = Set(new.parameters.keys.map(\.key)).subtracting(old.parameters.keys.map(\.key))
    #expect(added.isSubset(of: declared.keys))
  }

  @Test("leaves a '!' for all that still fails, and nothing to change a second time", arguments: 0..<300)
  func left(seed: Int) throws {
    let (registry, _, pair) = try inputs(seed)
    let (text, plan) = plan(pair)
    let after = try Pair(registry: registry, export: text)
    let failing = Set(after.report().diagnostics.filter { $0.severity == .error && $0.rule != "remote-only" }.compactMap(\.key))
    #expect(Set(plan.changes.filter { $0.sign == "!" }.map(\.key)) == failing)
    let again = self.plan(after).plan
    #expect(again.isEmpty && again.bytes == plan.bytes)
  }

  @Test("that prunes keeps what runs, and names it", arguments: 0..<300)
  func pruned(seed: Int) throws {
    let (_, template, pair) = try inputs(seed)
    let (text, plan) = plan(pair, prunes: true)
    let declared = Set(pair.entries.map(\.key))
    let (old, new) = (try Facts(template), try Facts(text))
    for (place, parameter) in old.parameters where !declared.contains(place.key) {
      #expect((new.parameters[place] == nil) == parameter.managed.isEmpty)
      let signs = plan.changes.filter { $0.key == place.key }.map(\.sign)
      #expect(signs == [parameter.managed.isEmpty ? "-" : "!"])
    }
  }
}

/// What a template holds, read with Foundation.
private struct Facts {
  struct Place: Hashable {
    let group: String
    let key: String
  }
  struct Parameter: Equatable {
    var type: String?
    var description: String?
    /// The texts by condition; the one for everyone has none.
    var texts: [String: String] = [:]
    /// Everything else by condition, as JSON.
    var managed: [String: Data] = [:]
  }

  var parameters: [Place: Parameter] = [:]
  /// Everything but parameters, as JSON.
  let others: Data

  init(_ text: String) throws {
    var root = try #require(try JSONSerialization.jsonObject(with: Data(text.utf8)) as? [String: Any])
    var groups = root["parameterGroups"] as? [String: [String: Any]] ?? [:]
    for (group, content) in [("", root)] + groups.map({ ($0, $1) }) {
      for (key, parameter) in content["parameters"] as? [String: [String: Any]] ?? [:] {
        parameters[Place(group: group, key: key)] = try Self.parameter(parameter)
      }
      groups[group]?["parameters"] = nil
    }
    root["parameters"] = nil
    root["parameterGroups"] = groups
    others = try JSONSerialization.data(withJSONObject: root, options: .sortedKeys)
  }

  private static func parameter(_ content: [String: Any]) throws -> Parameter {
    var parameter = Parameter(type: content["valueType"] as? String, description: content["description"] as? String)
    var values = content["conditionalValues"] as? [String: [String: Any]] ?? [:]
    values[""] = content["defaultValue"] as? [String: Any]
    for (condition, value) in values {
      if let text = value["value"] as? String {
        parameter.texts[condition] = text
      } else if value["useInAppDefault"] == nil {
        parameter.managed[condition] = try JSONSerialization.data(withJSONObject: value, options: .sortedKeys)
      }
    }
    return parameter
  }
}

extension Interpretation {
  fileprivate var isValue: Bool { if case .value = self { true } else { false } }
}
