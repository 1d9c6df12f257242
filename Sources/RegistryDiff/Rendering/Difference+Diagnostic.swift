import RegistryDiagnostics
import RegistryText

extension Difference {
  /// The rule by which the difference is reported.
  package var rule: RuleDocumentation {
    switch kind {
    case .registryOnly: DiffRules.remoteMissing
    case .remoteOnly: DiffRules.remoteOnly
    case .duplicate: DiffRules.remoteDuplicate
    case .typeMismatch: DiffRules.remoteTypeMismatch
    case .defaultDiffers: DiffRules.remoteDefaultDiffers
    case .pinnedDefaultDiffers: DiffRules.pinnedDefaultDiffers
    case .unreadable: DiffRules.remoteUnreadable
    case .outOfRange: DiffRules.remoteOutOfRange
    case .violatesSchema: DiffRules.remoteViolatesSchema
    case .unknownCondition: DiffRules.remoteUnknownCondition
    case .inAppDefault: DiffRules.remoteInAppDefault
    case .uncheckable: DiffRules.remoteUncheckable
    case .sharedKeyDiffers: DiffRules.sharedKeyDiffers
    case .refused(let refusal): refusal.rule
    case .unusedIgnore: DiffRules.unusedIgnore
    }
  }

  /// The difference as a finding, where the fault is: in the template, unless the template lacks the key.
  package func diagnostic(_ severity: Severity) -> Diagnostic {
    Diagnostic(
      rule, severity, at: remoteLocation ?? registryLocation, message, notes: notes, fix: fix,
      key: key.isEmpty ? nil : key, owner: owner, details: details)
  }

  /// The key with its group and owner.
  private var subject: String {
    quoted(key) + (group.map { " (group \(quoted($0)))" } ?? "") + (owner.map { " of \(quoted($0))" } ?? "")
  }

  private var message: String { key.isEmpty ? detail : "\(subject): \(detail)" }

  /// What is different, without the key.
  package var detail: String {
    switch kind {
    case .registryOnly: "in the registry with the default \(quoted(registryText ?? "")), but not in the template"
    case .remoteOnly: "in the template, but not in the registry"
    case .duplicate(_, let count): count == 2 ? "in the template twice" : "in \(count) places of the template"
    case .typeMismatch(let declared, let type, let expected):
      "declared as \(declared) in the template, but the registry's type is '\(type.rawValue)', which is \(expected) there"
    case .defaultDiffers(let remote), .pinnedDefaultDiffers(let remote):
      "the default is \(quoted(remote)) in the template, but \(quoted(registryText ?? "")) in the registry"
    case .unreadable(let origin, let text, let reason): "\(origin.phrase(quoted(text))) in the template \(reason.explanation)"
    case .outOfRange(let origin, let text, let range):
      "\(origin.phrase(quoted(text))) in the template lies outside the range \(range) of the registry"
    case .violatesSchema(let origin, let text, let problem, let count):
      "\(origin.phrase(quoted(text))) in the template does not satisfy the schema: \(problem)"
        + (count > 1 ? " (and \(count - 1) more)" : "")
    case .unknownCondition(let name): "a value hangs on the condition \(quoted(name)), which the template does not define"
    case .inAppDefault: "left to the compiled-in value by the template"
    case .uncheckable(let origin, let what): "\(origin.phrase()) is decided by \(what) and cannot be checked"
    case .sharedKeyDiffers(let place, let what): "means something else in \(quoted(place.path)): \(what)"
    case .refused(let refusal): refusal.detail
    case .unusedIgnore(let pattern): "the ignore pattern \(quoted(pattern)) matches no parameter of the template"
    }
  }

  private var notes: [Diagnostic.Note] {
    if case .duplicate(let first, _) = kind { return [.init("\(quoted(key)) is here too", at: first)] }
    if case .sharedKeyDiffers(let place, _) = kind { return [.init("\(quoted(key)) is declared here too", at: place)] }
    if case .refused(.keyIsGroup(let group?)) = kind { return [.init("the group is here", at: group)] }
    guard remoteLocation != nil, let registryLocation else { return [] }
    let place = Diagnostic.Note(
      "\(quoted(key)) is declared here, with the default \(quoted(registryText ?? ""))", at: registryLocation)
    return [place] + (coercion.map { [.init($0)] } ?? [])
  }

  /// What the SDK's getters would silently make of an unreadable text.
  private var coercion: String? {
    switch kind {
    case .unreadable(_, let text, .notABool):
      "the SDK's 'boolValue' reads it as \(SDKReading.bool(text)); the generated accessor gives the default"
    case .unreadable(_, let text, .notAnInteger), .unreadable(_, let text, .notADecimal):
      "the SDK's 'numberValue' reads it as \(SDKReading.number(text)); the generated accessor gives the default"
    default: nil
    }
  }

  private var fix: Diagnostic.Fix? {
    switch kind {
    case .registryOnly: .init("add the parameter in the console; 'config-registry plan' writes the template with it")
    case .remoteOnly(let nearest?): .init("did you mean \(quoted(nearest))?")
    case .remoteOnly(nil): .init("declare the key in the registry, remove the parameter, or ignore it with '--ignore'")
    case .duplicate: .init("keep one of the parameters, and remove the rest")
    case .typeMismatch: .init("use a new key for a new meaning: old installs still read this one by its old type")
    case .pinnedDefaultDiffers: .init("publish the template that 'config-registry plan' writes, or change the registry's default")
    case .unreadable, .outOfRange, .violatesSchema: .init("correct the value in the console")
    case .unknownCondition: .init("define the condition, or remove the value")
    case .sharedKeyDiffers: .init("declare it alike in both registries, or give one of the apps a key of its own")
    case .refused(let refusal): refusal.fix
    case .unusedIgnore: .init("remove the pattern")
    case .defaultDiffers, .inAppDefault, .uncheckable: nil
    }
  }
}

extension ValueOrigin {
  /// `the default 'x'`, `the value 'x' under 'ios_beta'`; without a text where it is not known.
  package func phrase(_ text: String? = nil) -> String {
    let text = text.map { " \($0)" } ?? ""
    switch self {
    case .defaultValue: return "the default\(text)"
    case .condition(let name): return "the value\(text) under \(quoted(name))"
    case .rollout(let origin): return "the rollout's value\(text) in \(origin.phrase())"
    case .variant(let id, let origin):
      return "the variant's value\(text)\(id.map { " for \(quoted($0))" } ?? "") in \(origin.phrase())"
    }
  }
}
