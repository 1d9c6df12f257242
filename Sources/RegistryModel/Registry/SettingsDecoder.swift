import RegistryDiagnostics
import RegistryText
import RegistryYAML

/// The settings that `$registry` may have, by the word in the file.
package enum SettingName: String, CaseIterable, Sendable {
  case typeName = "type_name"
  case access, template, imports, overrides, swiftui, configurations, owners, rules, expiry, diff, compat
  /// The oldest version of the app that may still be in use.
  case supportedFrom = "supported_from"
  /// What every entry of the file has unless it says otherwise; the only setting that each file may have.
  case defaults
}

/// Reads `$registry`.
struct SettingsDecoder {
  private let reserved: ReservedNames
  var settings = Settings()
  /// The names of rules in `rules`.
  private(set) var ruleNames: [YAMLNode] = []
  private(set) var diagnostics: [Diagnostic] = []

  init(reserved: ReservedNames) { self.reserved = reserved }

  mutating func decode(_ node: YAMLNode) {
    each(of: node, named: Registry.settingsKey, known: SettingName.allCases.map(\.rawValue)) { decoder, name, value in
      switch SettingName(rawValue: name) {
      case .typeName: decoder.decodeTypeName(value)
      case .access: decoder.decodeAccess(value)
      case .template: decoder.decodeTemplate(value)
      case .imports: decoder.decodeImports(value)
      case .overrides: decoder.decodeOverrides(value)
      case .swiftui: decoder.decodeSwiftUI(value)
      case .configurations: decoder.decodeConfigurations(value)
      case .owners: decoder.decodeOwners(value)
      case .rules: decoder.decodeRules(value)
      case .expiry: decoder.decodeExpiry(value)
      case .diff: decoder.decodeDiff(value)
      case .compat: decoder.decodeCompat(value)
      case .supportedFrom: decoder.decodeSupportedFrom(value)
      // Read with the entries of the file.
      case .defaults, nil: break
      }
    }
  }

  /// The attributes that a file gives to its entries.
  ///
  /// - Parameter node: the value of `$registry` in the file.
  mutating func defaults(in node: YAMLNode) -> [YAMLPair] {
    guard let defaults = node[SettingName.defaults.rawValue]?.value else { return [] }
    let known = Attribute.inheritable.map(\.rawValue)
    each(of: defaults, named: SettingName.defaults.rawValue, known: known) { _, _, _ in }
    return defaults.pairs.filter { known.contains($0.key.text) }
  }

  private mutating func decodeTypeName(_ node: YAMLNode) {
    guard let name = text(node, named: "type_name") else { return }
    guard SwiftName.canNameType(name), !reserved.types.contains(name) else {
      return report(
        node, "\(quoted(name)) cannot name the generated type",
        "use a name of your own that starts with a capital letter, such as 'FeatureConfig'")
    }
    settings.typeName = name
  }

  private mutating func decodeAccess(_ node: YAMLNode) {
    guard let word = text(node, named: "access") else { return }
    guard let access = AccessLevel(rawValue: word) else {
      return report(node, "unknown access level \(quoted(word))", "use 'internal', 'package' or 'public'")
    }
    settings.access = access
  }

  private mutating func decodeImports(_ node: YAMLNode) {
    guard let modules = texts(node, named: "imports") else { return }
    for item in node.items where !SwiftName.isIdentifier(item.text) {
      report(item, "\(quoted(item.text)) is not the name of a module", "write the name as after 'import' in Swift")
    }
    settings.modules = modules.enumerated().filter { !modules[..<$0.offset].contains($0.element) }.map(\.element)
  }

  private mutating func decodeOverrides(_ node: YAMLNode) {
    guard let word = text(node, named: "overrides") else { return }
    guard let policy = OverridePolicy(rawValue: word) else {
      return report(node, "unknown policy for overrides \(quoted(word))", "use 'debug', 'always' or 'never'")
    }
    settings.overrides = policy
  }

  private mutating func decodeSwiftUI(_ node: YAMLNode) {
    guard let word = text(node, named: "swiftui") else { return }
    guard word == "true" || word == "false" else {
      return report(node, "\(quoted(word)) does not say whether there is code for SwiftUI", "use 'true' or 'false'")
    }
    settings.hasSwiftUI = word == "true"
  }

  /// A path is relative to the registry's file, since a build runs the tool in a folder of its own.
  private mutating func decodeTemplate(_ node: YAMLNode) {
    guard let name = text(node, named: "template") else { return }
    if reserved.templates.contains(name) {
      settings.template = name
    } else if name.utf8.contains(where: { $0 == UInt8(ascii: "/") || $0 == UInt8(ascii: ".") }) {
      settings.template = name.hasPrefix("/") ? name : node.location.path(besideFile: name)
    } else {
      report(node, "unknown template \(quoted(name))", templateFix(name))
    }
  }

  private func templateFix(_ name: String) -> String {
    if let meant = closestMatch(to: name, among: reserved.templates) { return "did you mean '\(meant)'?" }
    return "use \(quotedList(reserved.templates)), or the path of a template of your own"
  }

  /// A list of names, or a mapping from each name to what is known of the team. Where a part of it is at fault there is none, so
  /// that no entry is said to have an unknown owner because of it.
  private mutating func decodeOwners(_ node: YAMLNode) {
    guard node.kind == .mapping else {
      guard texts(node, named: "owners") != nil else { return }
      settings.teams = node.items.map { Team(name: $0.text, codeowners: [], contact: nil, location: $0.location) }
      return
    }
    let before = diagnostics.count
    let teams = node.pairs.filter { !Registry.isFree($0.key) }.map { team($0) }
    if diagnostics.count == before { settings.teams = teams }
  }

  private mutating func team(_ pair: YAMLPair) -> Team {
    var handles: [String] = []
    var contact: String?
    each(of: pair.value, named: pair.key.text.truncated(to: 80), known: ["codeowners", "contact"]) { decoder, name, value in
      if name == "codeowners" {
        handles = decoder.decodeHandles(value)
      } else {
        contact = decoder.text(value, named: name)
      }
    }
    return Team(name: pair.key.text, codeowners: handles, contact: contact, location: pair.key.location)
  }

  private mutating func decodeHandles(_ node: YAMLNode) -> [String] {
    let nodes = node.kind == .sequence ? node.items : [node]
    guard (node.kind == .sequence ? texts(node, named: "codeowners") : text(node, named: "codeowners").map { [$0] }) != nil else {
      return []
    }
    for handle in nodes where !Team.isHandle(handle.text) {
      report(
        handle, "\(quoted(handle.text)) is not a handle of CODEOWNERS", "write '@org/team', '@user' or an address, in quotes")
    }
    return nodes.map(\.text)
  }

  private mutating func decodeRules(_ node: YAMLNode) {
    each(of: node, named: "rules", known: nil) { decoder, name, value in
      guard let word = decoder.text(value, named: "rules") else { return }
      switch word {
      case "error": decoder.settings.severities[RuleID(name)] = .some(.error)
      case "warning": decoder.settings.severities[RuleID(name)] = .some(.warning)
      case "off": decoder.settings.severities[RuleID(name)] = .some(nil)
      default: decoder.report(value, "unknown severity \(quoted(word))", "use 'error', 'warning' or 'off'")
      }
    }
    ruleNames = node.pairs.map(\.key)
  }

  private mutating func decodeExpiry(_ node: YAMLNode) {
    each(of: node, named: "expiry", known: ["warn_within_days", "max_lifetime_days", "max_extensions"]) { decoder, name, value in
      guard let text = decoder.text(value, named: name) else { return }
      // A hundred years: a greater number of days is a mistake.
      guard case .success(let number) = IntType.read(text), (0...36_525).contains(number), !value.isAmbiguousNumber else {
        let counted = name == "max_extensions" ? "extensions" : "days"
        return decoder.report(value, "\(quoted(text)) is not a number of \(counted)", "write a whole number from 0 to 36525")
      }
      switch name {
      case "warn_within_days": decoder.settings.warnWithinDays = Int(number)
      case "max_lifetime_days": decoder.settings.maxLifetimeDays = Int(number)
      default: decoder.settings.maxExtensions = Int(number)
      }
    }
  }

  private mutating func decodeDiff(_ node: YAMLNode) {
    each(of: node, named: "diff", known: ["ignore", "dashboard"]) { decoder, name, value in
      if name == "dashboard" { return decoder.decodeDashboard(value) }
      guard decoder.texts(value, named: "ignore") != nil else { return }
      decoder.settings.ignoredRemoteKeys = value.items.map { IgnorePattern($0.text, at: $0.location) }
    }
  }

  private mutating func decodeDashboard(_ node: YAMLNode) {
    guard let word = text(node, named: "dashboard") else { return }
    guard let policy = DashboardPolicy(rawValue: word) else {
      return report(node, "unknown policy \(quoted(word)) for the dashboard", "use 'free' or 'pinned'")
    }
    settings.dashboard = policy
  }
}

// MARK: - Shapes

extension SettingsDecoder {
  /// Calls `body` for each pair of a mapping whose key is known, and reports the others.
  mutating func each(
    of node: YAMLNode, named name: String, known: [String]?, _ body: (inout SettingsDecoder, String, YAMLNode) -> Void
  ) {
    guard node.kind != .unresolved, !node.isNull else { return }
    guard node.kind == .mapping else { return report(node, "'\(name)' has to be a mapping", "indent its settings below it") }
    for pair in node.pairs where !Registry.isFree(pair.key) {
      let key = pair.key.text
      if let known, !known.contains(key) { reportUnknown(pair.key, in: name, known: known) } else { body(&self, key, pair.value) }
    }
  }

  mutating func text(_ node: YAMLNode, named name: String) -> String? {
    if node.kind == .scalar, !node.isAbsent { return node.text }
    if node.kind != .unresolved { report(node, "'\(name)' has to be a single text", "write one word after the colon") }
    return nil
  }

  private mutating func texts(_ node: YAMLNode, named name: String) -> [String]? {
    guard node.kind == .sequence, node.items.allSatisfy({ $0.kind == .scalar && !$0.isAbsent }) else {
      if node.kind != .unresolved { report(node, "'\(name)' has to be a list of texts", "write it as '[one, two]'") }
      return nil
    }
    return node.items.map(\.text)
  }

  mutating func report(_ node: YAMLNode, _ message: String, _ fix: String) {
    diagnostics.append(Diagnostic(StructureRules.malformedSetting, at: node.location, message, fix: .init(fix)))
  }

  private mutating func reportUnknown(_ key: YAMLNode, in name: String, known: [String]) {
    let fix =
      closestMatch(to: key.text, among: known).map { Diagnostic.Fix("did you mean '\($0)'?", replacement: $0, isSafe: true) }
      ?? .init("'\(name)' has \(quotedList(known, joinedBy: "and"))")
    diagnostics.append(
      Diagnostic(StructureRules.unknownSetting, at: key.location, "'\(name)' has no setting \(quoted(key.text))", fix: fix))
  }
}
