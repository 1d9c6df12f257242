import RegistryDiagnostics
import RegistryText

extension RawRead {
  /// The rule that the read breaks.
  func rule(_ registries: [RegistrySymbols]) -> RuleDocumentation {
    switch key {
    case .unknown: UsesRules.dynamicRead
    case .known where form == .defaultsFile: UsesRules.rawRead
    case .known(let text): registered(text, in: registries) == nil ? UsesRules.unregisteredRead : UsesRules.rawRead
    }
  }

  func diagnostic(_ registries: [RegistrySymbols]) -> Diagnostic {
    switch key {
    case .unknown(let reason):
      return Diagnostic(
        UsesRules.dynamicRead, at: location, "the key of this \(form.noun) is not known: \(reason)",
        fix: .init("read each key by its accessor, or ignore the rule here and say why"))
    case .known(let file) where form == .defaultsFile:
      return Diagnostic(
        UsesRules.rawRead, at: location, "the defaults in \(quoted(file)) are set past the registry",
        fix: Self.defaultsFix(registries))
    case .known(let text):
      guard let (registry, entry) = registered(text, in: registries) else { return unregistered(text, registries) }
      return raw(text, registry, entry, registries)
    }
  }

  private func registered(_ text: String, in registries: [RegistrySymbols]) -> (RegistrySymbols, RegistrySymbols.Key)? {
    for registry in registries {
      if let key = registry.keys.first(where: { $0.key == text }) { return (registry, key) }
    }
    return nil
  }

  private func raw(
    _ text: String, _ registry: RegistrySymbols, _ entry: RegistrySymbols.Key, _ registries: [RegistrySymbols]
  ) -> Diagnostic {
    let verb = form.isRead ? "read" : "given a default"
    return Diagnostic(
      UsesRules.rawRead, at: location, "\(quoted(text)) is \(verb) past the registry\(form.way)",
      fix: fix(registry, entry, registries), key: text, owner: entry.owner)
  }

  private func fix(_ registry: RegistrySymbols, _ entry: RegistrySymbols.Key, _ registries: [RegistrySymbols]) -> Diagnostic.Fix {
    guard form.isRead else { return Self.defaultsFix(registries) }
    let name = "\(registry.typeName).\(entry.accessor)"
    if language == .objectiveC { return .init("give '\(name)' to Objective-C by a class of Swift") }
    let isSame = isReplaceable && getter != nil && getter == entry.getter
    return .init("read '\(name)'", replacement: isSame ? name : nil, span: isSame ? expression : nil)
  }

  private static func defaultsFix(_ registries: [RegistrySymbols]) -> Diagnostic.Fix {
    .init("give 'setDefaults' the registry's own, '\(registries.first?.typeName ?? "FeatureConfig").defaults'")
  }

  private func unregistered(_ text: String, _ registries: [RegistrySymbols]) -> Diagnostic {
    let verb = form.isRead ? "read" : "given a default"
    if registries.contains(where: { $0.retired.contains(text) }) {
      return Diagnostic(
        UsesRules.unregisteredRead, at: location, "\(quoted(text)) is \(verb)\(form.way), but the registry has retired it",
        fix: .init("remove the \(form.noun)"), key: text)
    }
    let match = closestMatch(to: text, among: registries.lazy.flatMap(\.keys).map(\.key))
    let fix = match.map { Diagnostic.Fix("did you mean '\($0)'?", replacement: literal == nil ? nil : $0, span: literal) }
    return Diagnostic(
      UsesRules.unregisteredRead, at: location, "\(quoted(text)) is \(verb)\(form.way), but the registry does not have it",
      fix: fix ?? .init("add it to the registry, or remove the \(form.noun)"), key: text)
  }
}

extension RawRead.Form {
  /// What the place is called in a message.
  fileprivate var noun: String { isRead ? "read" : "default" }

  /// How the key is read where that is not plain.
  fileprivate var way: String {
    if case .wrapper(let name) = self { " through \(quoted(name))" } else { "" }
  }
}

extension FileResult.Ignore {
  /// What is wrong with a comment that ignores nothing.
  var diagnostic: Diagnostic {
    let rules = UsesRules.ignorable.map(\.rawValue)
    if !rules.contains(comment.rule) {
      let match = closestMatch(to: comment.rule, among: rules).map { "did you mean '\($0)'?" }
      let name = comment.rule.isEmpty ? "no rule" : "the unknown rule \(quoted(comment.rule))"
      return Diagnostic(
        UsesRules.invalidIgnoreComment, at: location, "the comment ignores \(name)",
        fix: .init(match ?? "name one of \(quotedList(rules))"))
    }
    if comment.reason.isEmpty {
      return Diagnostic(
        UsesRules.invalidIgnoreComment, at: location, "the comment gives no reason, so it does not count",
        fix: .init("write '// \(IgnoreComment.marker) \(comment.rule) - reason'"))
    }
    return Diagnostic(
      UsesRules.unusedIgnoreComment, at: location, "no finding of \(quoted(comment.rule)) is here to ignore",
      fix: .init("remove the comment"))
  }
}
