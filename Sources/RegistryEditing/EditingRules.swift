import RegistryDiagnostics
import RegistryModel
import RegistryText

/// The pages of the rules that say why a registry cannot be edited.
package enum EditingRules {
  package static let documentation: [RuleDocumentation] = [
    existingKey, inheritedValue, invalidExtension, unformatted, unknownTarget, unsafeEdit,
  ]

  package static let existingKey = RuleDocumentation(
    "existing-key",
    summary: "the registry has the new key already, or the key is retired",
    explanation: """
      Reported by 'rename', which adds the new key to the registry, and by 'extend'. A retired key is there for shipped installs \
      only: it has no life to extend, and no new version reads it under another key.
      """,
    rationale: "Two entries for one key would have no single meaning."
  )

  static let inheritedValue = RuleDocumentation(
    "inherited-value",
    summary: "an edit would change a value that several entries have",
    explanation: """
      Reported by the commands that edit a registry, for a value that comes through an alias, a merge key or the defaults of \
      the file, and for a value that others inherit. The finding names the place where the value is written.
      """,
    rationale: "Whoever extends one flag does not mean the others that take their last day from the same line."
  )

  package static let invalidExtension = RuleDocumentation(
    "invalid-extension",
    summary: "the last day of an entry cannot be moved to that day",
    explanation: """
      Reported by 'extend'. It moves a last day to a later one. An entry without a day and one that never expires have \
      nothing to extend.
      """,
    rationale: "An extension that shortens a life, or gives one to what had none, is most likely about another key."
  )

  package static let unformatted = RuleDocumentation(
    "unformatted",
    summary: "a file of the registry is not in the one layout",
    explanation: """
      Reported by 'format --check'. In the layout the attributes of an entry are in the order of the documentation without empty \
      lines between them, and an empty line is beside each entry of several lines.
      """,
    rationale: "In one layout a change shows what has changed, and nothing else."
  )

  package static let unknownTarget = RuleDocumentation(
    "unknown-target",
    summary: "the registry does not have the key, the owner or the build configuration that is named",
    explanation: """
      Reported by the commands that edit a registry, and for '--configuration'. Keys and names are compared by code points.
      """,
    rationale: "All edits of a run are made, or none: a typo must not leave half of them done."
  )

  static let unsafeEdit = RuleDocumentation(
    "unsafe-edit",
    summary: "the file has a form in which the edit cannot be made",
    explanation: """
      Reported by the commands that edit a registry. The result of an edit is read again. It has to mean what was asked and \
      nothing else; otherwise the file stays as it is.
      """,
    rationale: "YAML has forms in which a small change means something else. Such an entry is edited by hand."
  )
}

extension Diagnostic {
  static func inheritedEntry(_ declaration: Declaration, at place: SourceLocation, from target: SourceLocation) -> Diagnostic {
    Diagnostic(
      EditingRules.inheritedValue, at: place, "\(quoted(declaration.key)) is an alias of another entry",
      notes: [.init("the entry is written here", at: target)],
      fix: .init("write the attributes in \(quoted(declaration.key)) itself"), key: declaration.key,
      owner: declaration.owner.value)
  }

  static func inheritedValue(
    _ attribute: Attribute, of declaration: Declaration, at place: SourceLocation, from source: SourceLocation
  ) -> Diagnostic {
    Diagnostic(
      EditingRules.inheritedValue, at: place,
      "'\(attribute.rawValue)' of \(quoted(declaration.key)) is not its own: it is inherited here",
      notes: [.init("it is written here", at: source)],
      fix: .init("write '\(attribute.rawValue)' in \(quoted(declaration.key)) itself, or change it where it is written"),
      key: declaration.key, owner: declaration.owner.value)
  }

  static func aliasedValue(
    _ attribute: Attribute, of declaration: Declaration, at place: SourceLocation, from target: SourceLocation
  ) -> Diagnostic {
    Diagnostic(
      EditingRules.inheritedValue, at: place,
      "'\(attribute.rawValue)' of \(quoted(declaration.key)) is not its own: it is an alias",
      notes: [.init("the value is written here", at: target)],
      fix: .init("write the value in \(quoted(declaration.key)) itself, or change it where it is written"),
      key: declaration.key, owner: declaration.owner.value)
  }

  static func sharedValue(
    _ key: String, at place: SourceLocation?, edited: [String], in source: SourceLocation?
  ) -> Diagnostic {
    Diagnostic(
      EditingRules.inheritedValue, at: place,
      "the edit of \(quotedList(edited.prefix(1))) would change \(quoted(key)) too, which inherits from it",
      notes: [.init("the value is written in this entry", at: source)],
      fix: .init("write the attributes in \(quoted(key)) itself"), key: key)
  }

  static func notAMapping(_ declaration: Declaration) -> Diagnostic {
    Diagnostic(
      EditingRules.unsafeEdit, at: declaration.location, "\(quoted(declaration.key)) has no attributes",
      fix: .init("write its attributes indented below it"), key: declaration.key)
  }

  static func unsafeEdit(_ place: SourceLocation?, in path: String) -> Diagnostic {
    Diagnostic(
      EditingRules.unsafeEdit, at: place ?? SourceLocation(path: path),
      "the edit cannot be made here: the result would mean something else", fix: .init("edit the entry by hand"))
  }

  package static func unknownKey(_ key: String, among keys: [String]) -> Diagnostic {
    Diagnostic(
      EditingRules.unknownTarget, at: nil, "the registry does not have a key \(quoted(key))",
      fix: closestMatch(to: key, among: keys).map { .init("did you mean \(quoted($0))?") })
  }

  package static func unknownOwner(_ owner: String, among owners: [String]) -> Diagnostic {
    Diagnostic(
      EditingRules.unknownTarget, at: nil, "no entry has the owner \(quoted(owner))",
      fix: closestMatch(to: owner, among: owners).map { .init("did you mean \(quoted($0))?") })
  }

  package static func unknownConfiguration(_ name: String, among names: [String]) -> Diagnostic {
    Diagnostic(
      EditingRules.unknownTarget, at: nil, "the registry does not declare a build configuration \(quoted(name))",
      fix: closestMatch(to: name, among: names).map { .init("did you mean \(quoted($0))?") }
        ?? .init("name one of '$registry.configurations'"))
  }

  package static func existingKey(_ key: String, at place: SourceLocation) -> Diagnostic {
    Diagnostic(
      EditingRules.existingKey, at: place, "the registry has a key \(quoted(key)) already", fix: .init("name another key"),
      key: key)
  }

  package static func retiredKey(_ declaration: Declaration) -> Diagnostic {
    Diagnostic(
      EditingRules.existingKey, at: declaration.node(.retired)?.location ?? declaration.location,
      "\(quoted(declaration.key)) is retired, and no new version reads it under any key",
      fix: .init("remove 'retired' to bring the key back"), key: declaration.key, owner: declaration.owner.value)
  }
}
