import RegistryDiagnostics

/// The rules about what the service refuses. It refuses a template as a whole, so one such part keeps all other changes from
/// being published.
enum ServiceRules {
  static let all = [illegalCondition, illegalKey, illegalValue, keyIsGroup, managedDefault, overLimit]

  static let illegalKey = RuleDocumentation(
    "remote-illegal-key",
    summary: "the service does not allow the key of a parameter",
    explanation: """
      A key starts with an ASCII letter or an underscore, contains only ASCII letters, digits and underscores, and has at most \
      256 characters. Names that every JavaScript object has, such as 'constructor', are refused too.
      """,
    rationale: "The service refuses the whole template.",
    badExample: #"{"parameters": {"checkout-v2": {}}}"#,
    goodExample: #"{"parameters": {"checkout_v2": {}}}"#,
    isConfigurable: true
  )

  static let keyIsGroup = RuleDocumentation(
    "remote-key-is-a-group",
    summary: "a parameter has the name of a group",
    explanation: "The keys of parameters and the names of groups are one set of names for the service.",
    rationale: "The service refuses the whole template.",
    badExample: #"{"parameters": {"feed": {}}, "parameterGroups": {"feed": {}}}"#,
    goodExample: #"{"parameters": {"feed": {}}, "parameterGroups": {"Feed": {}}}"#,
    isConfigurable: true
  )

  static let illegalValue = RuleDocumentation(
    "remote-illegal-value", .warning,
    summary: "the service does not take a value of the template as the declared type",
    explanation: """
      A BOOLEAN is 'true' or 'false' in any case. A NUMBER is digits with a '-' and a '.' where they are needed, without an \
      exponent or a '+'. JSON is a JSON document. A value that no client can read is reported by 'remote-unreadable' instead.
      """,
    rationale: """
      Clients read it, so it may be old and in use. But the service refuses every new template that still holds it. 'plan' writes \
      it in the way that the service takes.
      """,
    badExample: #"{"parameters": {"a": {"valueType": "BOOLEAN", "defaultValue": {"value": "1"}}}}"#,
    goodExample: #"{"parameters": {"a": {"valueType": "BOOLEAN", "defaultValue": {"value": "true"}}}}"#,
    isConfigurable: true
  )

  static let managedDefault = RuleDocumentation(
    "remote-managed-default", .note,
    summary: "the default of a parameter is a rollout, an experiment or personalisation",
    explanation: "Other tools report that the service takes these below a condition only. Some exports hold them all the same.",
    rationale: "If the service refuses your plan, look here first.",
    badExample: #"{"parameters": {"a": {"defaultValue": {"personalizationValue": {"personalizationId": "p"}}}}}"#,
    goodExample: #"{"parameters": {"a": {"defaultValue": {"value": "1"}}}}"#,
    isConfigurable: true
  )

  static let illegalCondition = RuleDocumentation(
    "remote-illegal-condition",
    summary: "the service does not allow the name of a condition",
    explanation: "The name of a condition has ASCII letters, digits, blanks and -_'!%. in it, and no blank at its ends.",
    rationale: "The service refuses the whole template.",
    badExample: #"{"conditions": [{"name": "iOS/beta", "expression": "true"}]}"#,
    goodExample: #"{"conditions": [{"name": "iOS beta", "expression": "true"}]}"#,
    isConfigurable: true
  )

  static let overLimit = RuleDocumentation(
    "remote-over-limit", .warning,
    summary: "the template is larger than the service allows",
    explanation: """
      A template has at most 3,000 parameters, 2,000 conditions, 1,000 groups and 1,000,000 characters of values. The name of a \
      condition has at most 100 characters, the name of a group and a description at most 256.
      """,
    rationale: "The service refuses the whole template.",
    isConfigurable: true
  )
}
