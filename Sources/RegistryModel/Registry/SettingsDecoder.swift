import RegistryDiagnostics
import RegistryYAML

/// Reads `$registry`.
struct SettingsDecoder {
  private(set) var settings = Settings()
  private(set) var source = SettingsSource()
  private(set) var diagnostics: [Diagnostic] = []

  mutating func decode(_ node: YAMLNode) {
    each(of: node, named: Registry.settingsKey, known: Settings.names) {
      decoder, name, value in
      switch name {
      case "type_name": decoder.decodeTypeName(value)
      case "access": decoder.decodeAccess(value)
      case "template": decoder.decodeTemplate(value)
      case "owners": decoder.settings.owners = decoder.texts(value, named: "owners") ?? decoder.settings.owners
      case "rules": decoder.decodeRules(value)
      case "expiry": decoder.decodeExpiry(value)
      default: decoder.decodeDiff(value)
      }
    }
  }

  private mutating func decodeTypeName(_ node: YAMLNode) {
    guard let name = text(node, named: "type_name") else { return }
    guard SwiftName.isIdentifier(name), SwiftName.escaped(name) == name, !GeneratedNames.types.contains(name) else {
      return report(node, "\(quoted(name)) cannot name the generated type", "use a name of your own such as 'FeatureConfig'")
    }
    settings.typeName = name
  }

  private mutating func decodeAccess(_ node: YAMLNode) {
    guard let word = text(node, named: "access") else { return }
    guard let access = AccessLevel(rawValue: word) else {
      return report(node, "\(quoted(word)) is no access level", "use 'internal', 'package' or 'public'")
    }
    settings.access = access
  }

  /// A path is written from the folder of the file that it stands in: the build runs the tool in a folder of its own.
  private mutating func decodeTemplate(_ node: YAMLNode) {
    guard let name = text(node, named: "template") else { return }
    if Settings.builtInTemplates.contains(name) {
      settings.template = name
    } else if name.utf8.contains(where: { $0 == UInt8(ascii: "/") || $0 == UInt8(ascii: ".") }) {
      let file = node.location.path
      let folder = file.utf8.lastIndex(of: UInt8(ascii: "/")).map { String(file[...$0]) } ?? ""
      settings.template = name.hasPrefix("/") ? name : folder + name
    } else {
      report(node, "\(quoted(name)) is no template", "use 'firebase', 'standalone', or the path of a template of your own")
    }
  }

  private mutating func decodeRules(_ node: YAMLNode) {
    each(of: node, named: "rules", known: nil) { decoder, name, value in
      guard let word = decoder.text(value, named: "rules") else { return }
      switch word {
      case "error": decoder.settings.severities[RuleID(name)] = .some(.error)
      case "warning": decoder.settings.severities[RuleID(name)] = .some(.warning)
      case "off": decoder.settings.severities[RuleID(name)] = .some(nil)
      default: decoder.report(value, "\(quoted(word)) is no severity", "use 'error', 'warning' or 'off'")
      }
    }
    source.ruleNames = node.pairs.map(\.key)
  }

  private mutating func decodeExpiry(_ node: YAMLNode) {
    each(of: node, named: "expiry", known: ["warn_within_days", "max_lifetime_days"]) { decoder, name, value in
      guard let text = decoder.text(value, named: name) else { return }
      // A hundred years: any number of days beyond it is a slip of the hand.
      guard case .success(let number) = ReadingGrammar.int(text), (0...36_525).contains(number) else {
        return decoder.report(value, "\(quoted(text)) is no number of days", "write a whole number from 0 to 36525")
      }
      if name == "warn_within_days" {
        decoder.settings.warnWithinDays = Int(number)
      } else {
        decoder.settings.maxLifetimeDays = Int(number)
      }
    }
  }

  private mutating func decodeDiff(_ node: YAMLNode) {
    each(of: node, named: "diff", known: ["ignore"]) { decoder, _, value in
      decoder.settings.ignoredRemoteKeys = decoder.texts(value, named: "ignore") ?? []
    }
  }
}

// MARK: - Shapes

extension SettingsDecoder {
  /// Calls `body` for each pair of a mapping whose key is known, and reports the others.
  private mutating func each(
    of node: YAMLNode, named name: String, known: [String]?, _ body: (inout SettingsDecoder, String, YAMLNode) -> Void
  ) {
    guard node.kind != .unresolved, !node.isAbsent else { return }
    guard node.kind == .mapping else { return report(node, "'\(name)' holds a mapping", "indent its settings below it") }
    for pair in node.pairs {
      let key = pair.key.text
      if let known, !known.contains(key) { reportUnknown(pair.key, in: name, known: known) } else { body(&self, key, pair.value) }
    }
  }

  private mutating func text(_ node: YAMLNode, named name: String) -> String? {
    if node.kind == .scalar, !node.isAbsent { return node.text }
    if node.kind != .unresolved { report(node, "'\(name)' holds a single text", "write one word behind the colon") }
    return nil
  }

  private mutating func texts(_ node: YAMLNode, named name: String) -> [String]? {
    guard node.kind == .sequence, node.items.allSatisfy({ $0.kind == .scalar && !$0.isAbsent }) else {
      if node.kind != .unresolved { report(node, "'\(name)' holds a list of texts", "write it as '[one, two]'") }
      return nil
    }
    return node.items.map(\.text)
  }

  private mutating func report(_ node: YAMLNode, _ message: String, _ fix: String) {
    diagnostics.append(Diagnostic("malformed-setting", at: node.location, message, fix: .init(fix)))
  }

  private mutating func reportUnknown(_ key: YAMLNode, in name: String, known: [String]) {
    let fix =
      closestMatch(to: key.text, among: known).map { Diagnostic.Fix("did you mean '\($0)'?", replacement: $0) }
      ?? .init("'\(name)' has \(quotedList(known, joinedBy: "and"))")
    diagnostics.append(
      Diagnostic("unknown-setting", at: key.location, "'\(name)' has no setting \(quoted(key.text))", fix: fix))
  }
}
