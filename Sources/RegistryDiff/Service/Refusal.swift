import RegistryDiagnostics
import RegistryText

/// Why the service refuses a template.
///
/// The rules of its validator are not public. These are the ones that several public tools and the service's messages agree on.
package enum Refusal: Equatable, Sendable {
  /// The key of a parameter has characters, a length or a name that no key has.
  case illegalKey
  /// A group has the name of the parameter's key; its place, where the template has the group.
  case keyIsGroup(SourceLocation?)
  /// A group that is asked for has the name of a parameter.
  case groupIsKey(String)
  /// A text is not a value of the type that the template declares.
  case illegalValue(ValueOrigin, text: String, type: String)
  /// The default is chosen by personalisation, a rollout or an experiment, which need a condition.
  case managedDefault(String)
  /// The name of a condition has characters that no such name has.
  case illegalConditionName(String)
  /// There is more of something than the service holds: who has it, and what.
  case overLimit(String, of: String, count: Int, limit: Int)
}

extension Refusal {
  var rule: RuleDocumentation {
    switch self {
    case .illegalKey: ServiceRules.illegalKey
    case .keyIsGroup, .groupIsKey: ServiceRules.keyIsGroup
    case .illegalValue: ServiceRules.illegalValue
    case .managedDefault: ServiceRules.managedDefault
    case .illegalConditionName: ServiceRules.illegalCondition
    case .overLimit: ServiceRules.overLimit
    }
  }

  /// What is wrong, without the key.
  var detail: String {
    switch self {
    case .illegalKey: "the service does not allow the key"
    case .keyIsGroup: "a group of the template has the name of the key"
    case .groupIsKey(let name): "a parameter of the template has the name of the group \(quoted(name))"
    case .illegalValue(let origin, let text, let type): "the service does not take \(origin.phrase(quoted(text))) as \(type)"
    case .managedDefault(let what): "the default is decided by \(what), which needs a condition"
    case .illegalConditionName(let name): "the service does not allow the name of the condition \(quoted(name))"
    case .overLimit(let holder, let what, let count, let limit):
      "\(holder) has \(count) \(what), but the service takes at most \(limit)"
    }
  }

  var fix: Diagnostic.Fix {
    switch self {
    case .illegalKey: .init("use ASCII letters, digits and '_', and no digit first; at most 256 characters")
    case .keyIsGroup: .init("rename the key or the group")
    case .groupIsKey: .init("choose another group")
    case .illegalValue(_, _, "BOOLEAN"): .init("write 'true' or 'false'")
    case .illegalValue(_, _, "NUMBER"): .init("write digits, with a '-' and a '.' where they are needed")
    case .illegalValue: .init("correct the value")
    case .managedDefault: .init("move it below a condition")
    case .illegalConditionName: .init("use ASCII letters, digits, blanks and -_'!%. in it, and no blank at its ends")
    case .overLimit: .init("remove what nobody uses any more")
    }
  }
}
