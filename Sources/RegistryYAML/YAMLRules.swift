import RegistryDiagnostics

/// The rules on a file as YAML. None is configurable, and all are errors: a file that breaks one has no single meaning.
package enum YAMLRules {
  package static let documentation: [RuleDocumentation] = [
    duplicateKey, alias, encoding, key, limit, merge, multipleDocuments, syntax, tag,
  ]

  /// A mapping has a key twice. Every later place is reported, with a note at the first.
  package static let duplicateKey = RuleDocumentation(
    "duplicate-key",
    summary: "a key is written twice",
    explanation: "A key occurs once in a mapping, and once in all files of a registry. Keys are compared by code points.",
    rationale: "Most YAML readers silently use the last one, so one team's default replaces another's.",
    badExample: "page_size: {owner: feed, type: int, default: 10}\npage_size: {owner: feed, type: int, default: 20}",
    goodExample: "page_size: {owner: feed, type: int, default: 20}"
  )

  package static let alias = RuleDocumentation(
    "yaml-alias",
    summary: "an alias does not match a complete anchor before it",
    explanation: "'*name' refers to the value that '&name' marks earlier in the same file. It cannot refer to a value that holds it.",
    rationale: "An alias without an anchor is a typo, and a value that holds itself has no end."
  )

  package static let encoding = RuleDocumentation(
    "yaml-encoding",
    summary: "the file is not UTF-8, or has a character that YAML does not allow",
    explanation:
      "A registry is UTF-8, with or without a byte order mark. Its only control characters are tabs and line breaks.",
    rationale: "A reviewer cannot see what an editor does not show."
  )

  package static let key = RuleDocumentation(
    "yaml-key",
    summary: "the key of a pair is a list or a mapping",
    explanation: "YAML allows any value as a key; a registry's keys are strings.",
    rationale: "No remote key and no attribute is a list."
  )

  package static let limit = RuleDocumentation(
    "yaml-limit",
    summary: "the file exceeds a limit on size, nesting, strings, nodes or aliases",
    explanation: "The message names the limit. Each is hundreds of times what Remote Config can hold.",
    rationale: "A few lines of aliases can expand to more values than fit into memory."
  )

  package static let merge = RuleDocumentation(
    "yaml-merge",
    summary: "'<<' merges a value that is not a mapping",
    explanation: "'<<' takes a mapping or a list of mappings, usually an alias, and adds the pairs whose keys are missing.",
    rationale: "An entry that silently lacks what it should inherit loses its owner or its expiry date.",
    badExample: "page_size:\n  <<: media\n  type: int\n  default: 10",
    goodExample: "page_size:\n  owner: media\n  type: int\n  default: 10"
  )

  package static let multipleDocuments = RuleDocumentation(
    "yaml-multiple-documents",
    summary: "the file has more than one document",
    explanation: "A registry file is one document. A registry can have several files, or a folder of them.",
    rationale: "Tools that expect one document silently ignore the rest."
  )

  package static let syntax = RuleDocumentation(
    "yaml-syntax",
    summary: "the file is not valid YAML",
    explanation: "The message says what was expected. The place is where it is missing, such as an opening quote.",
    rationale: "A file that cannot be read cannot be checked.",
    badExample: "page_size:\n  owner:media\n  type: int\n  default: 10",
    goodExample: "page_size:\n  owner: media\n  type: int\n  default: 10"
  )

  package static let tag = RuleDocumentation(
    "yaml-tag",
    summary: "a value has a tag that a registry does not support",
    explanation:
      "A registry reads each value by its declared type, so a tag such as '!!binary' has no effect in it. '!!str' is harmless.",
    rationale: "Ignoring a tag silently would break what it promises."
  )
}
