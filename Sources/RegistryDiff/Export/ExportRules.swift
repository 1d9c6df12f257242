import RegistryDiagnostics

/// The rules that the reader of exports reports, in the order of their ids.
package enum ExportRules {
  /// The pages of all of them.
  package static let all = [
    duplicateCondition, duplicateKey, groupIsAList, limit, misspelledMember, shape, syntax, trailingComma, unknownValueType,
    valueNotAString, notATemplate,
  ]

  static let duplicateCondition = RuleDocumentation(
    "export-duplicate-condition",
    summary: "two conditions of an export have the same name",
    explanation: "Reports every later condition whose name, by code points, is that of an earlier one.",
    rationale: "Parameters refer to conditions by name, so nobody can tell which of the two decides.",
    badExample: #"{"conditions": [{"name": "beta", "expression": "true"}, {"name": "beta", "expression": "false"}]}"#,
    goodExample: #"{"conditions": [{"name": "beta", "expression": "true"}, {"name": "ios", "expression": "false"}]}"#)

  static let duplicateKey = RuleDocumentation(
    "export-duplicate-key",
    summary: "an object of an export has the same name twice",
    explanation: """
      Reports every later member whose name, with its escapes decoded, is that of an earlier one in the same object. \
      Both are compared with the registry.
      """,
    rationale: """
      Some readers keep the first and some the last, without a word: the value that was reviewed may not be the one in use.
      """,
    badExample: #"{"parameters": {"a": {"defaultValue": {"value": "1"}}, "a": {"defaultValue": {"value": "2"}}}}"#,
    goodExample: #"{"parameters": {"a": {"defaultValue": {"value": "1"}}}}"#)

  static let groupIsAList = RuleDocumentation(
    "export-group-is-a-list",
    summary: "a group of an export lists its parameters by name",
    explanation: "Reports a group whose 'parameters' is a list. In a template a group holds the parameters themselves, by key.",
    rationale: "The service does not know the list: the group comes out empty.",
    badExample: #"{"parameters": {"a": {}}, "parameterGroups": {"Limits": {"parameters": ["a"]}}}"#,
    goodExample: #"{"parameterGroups": {"Limits": {"parameters": {"a": {"defaultValue": {"value": "1"}}}}}}"#)

  static let limit = RuleDocumentation(
    "export-limit",
    summary: "an export is larger or nested deeper than the reader allows",
    explanation: "Reports a file above 64 MiB, or objects and lists nested more than 512 deep. Nothing of it is compared.",
    rationale: "Remote Config holds 1,000,000 characters of values: such a file is not an export, and could exhaust memory.")

  static let misspelledMember = RuleDocumentation(
    "export-misspelled-member", .warning,
    summary: "a member of an export differs from one of a template only in case or punctuation",
    explanation: "Reports 'default_value', 'DefaultValue' or 'default-value' where a template has 'defaultValue'.",
    rationale: "A name that is not quite right is passed over in silence: what stands under it is not there.",
    badExample: #"{"parameters": {"a": {"default_value": {"value": "1"}}}}"#,
    goodExample: #"{"parameters": {"a": {"defaultValue": {"value": "1"}}}}"#, isFixSafe: true)

  static let shape = RuleDocumentation(
    "export-shape",
    summary: "a part of an export has not the shape that a template has there",
    explanation: """
      Reports a known member of the wrong JSON type, a value without content or with two kinds of it, and \
      'useInAppDefault' that is not true. The part is not compared with the registry.
      """,
    rationale: "The service refuses the template, or takes it without the part.",
    badExample: #"{"parameters": {"a": {"defaultValue": "1"}}}"#,
    goodExample: #"{"parameters": {"a": {"defaultValue": {"value": "1"}}}}"#)

  static let syntax = RuleDocumentation(
    "export-syntax",
    summary: "an export is not JSON",
    explanation: """
      Reports what breaks the grammar of RFC 8259. Comments are read, as the Firebase command line does. \
      After a fault that hides where values begin and end, nothing is compared.
      """,
    rationale: "Readers that are more lenient guess, and each guesses in its own way.",
    badExample: #"{"parameters": {"a" {}}}"#, goodExample: #"{"parameters": {"a": {}}}"#)

  static let trailingComma = RuleDocumentation(
    "export-trailing-comma",
    summary: "a comma stands before a closing bracket in an export",
    explanation: "Reports a comma after the last member or element. The rest is read.",
    rationale: "Foundation accepts it and the service does not, so the file works in a test and fails on upload.",
    badExample: #"{"parameters": {},}"#, goodExample: #"{"parameters": {}}"#, isFixSafe: true)

  static let unknownValueType = RuleDocumentation(
    "export-unknown-value-type", .note,
    summary: "a parameter of an export has a value type that this tool does not know",
    explanation: "Reports a 'valueType' other than STRING, BOOLEAN, NUMBER and JSON. The type is not compared with the registry.",
    rationale: "It is misspelled, or the service has learned a new type.",
    badExample: #"{"parameters": {"a": {"valueType": "BOOL"}}}"#,
    goodExample: #"{"parameters": {"a": {"valueType": "BOOLEAN"}}}"#)

  static let valueNotAString = RuleDocumentation(
    "export-value-not-a-string",
    summary: "a value of an export is not in quotes",
    explanation: "Reports a 'value' that is a number, a bool, an object, a list or null. It is not compared with the registry.",
    rationale: "Remote Config holds every value as a string, also for numbers, bools and JSON, and refuses anything else.",
    badExample: #"{"parameters": {"a": {"defaultValue": {"value": 3}}}}"#,
    goodExample: #"{"parameters": {"a": {"defaultValue": {"value": "3"}}}}"#, isFixSafe: true)

  static let notATemplate = RuleDocumentation(
    "not-a-template",
    summary: "the file is not a Remote Config template",
    explanation: """
      Reports a file that is empty, cut off, or something else: a flat defaults file, a table or envelope of the command line, \
      an error of the API, XML, a plist, a web page. The message says what it is. '{}' is a template, an empty one.
      """,
    rationale: "Taken for an empty template it would make every key look as if it were missing, or nothing look wrong at all.",
    badExample: #"{"welcome_message": "Hello"}"#,
    goodExample: #"{"parameters": {"welcome_message": {"defaultValue": {"value": "Hello"}}}}"#)
}
