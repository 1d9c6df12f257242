import RegistryDiagnostics

/// The rules about a file as YAML.
package enum YAMLRules {
  /// The pages of those rules. None is configurable: what cannot be read cannot be judged.
  package static let documentation: [RuleDocumentation] = [
    RuleDocumentation(
      .duplicateKey,
      summary: "a key is written twice",
      explanation: "A key occurs once in a mapping and once in all files of a registry. Keys are compared by code points.",
      rationale: "Most YAML readers let the last one win without a word, so that one team's default replaces another's.",
      badExample: "page_size: {owner: feed, type: int, default: 10}\npage_size: {owner: feed, type: int, default: 20}",
      goodExample: "page_size: {owner: feed, type: int, default: 20}"
    ),
    RuleDocumentation(
      .yamlAlias,
      summary: "an alias names no anchor before it, or one that is not finished",
      explanation: "'*name' stands for the value that '&name' marks earlier in the same file, and never for one that holds it.",
      rationale: "An alias without its anchor is a slip of the hand, and one inside its own anchor has no end."
    ),
    RuleDocumentation(
      .yamlEncoding,
      summary: "the file is not UTF-8, or holds a character that no text holds",
      explanation:
        "A registry is UTF-8, with or without a byte order mark, and has no control characters but tabs and line breaks.",
      rationale: "What an editor does not show, a reviewer does not see."
    ),
    RuleDocumentation(
      .yamlKey,
      summary: "the key of a pair is a list or a mapping",
      explanation: "YAML allows any value as a key; a registry's keys are texts.",
      rationale: "No remote key and no attribute is a list."
    ),
    RuleDocumentation(
      .yamlLimit,
      summary: "the file exceeds a bound on size, nesting, scalars, nodes or aliases",
      explanation: "The message names the bound. Each is hundreds of times what Remote Config can hold.",
      rationale: "A few lines of aliases can stand for more values than a machine has memory."
    ),
    RuleDocumentation(
      .yamlMerge,
      summary: "'<<' merges something that is no mapping",
      explanation: "'<<' takes a mapping or a list of mappings, most often an alias, and adds the pairs that are not there.",
      rationale: "An entry that silently lacks what it should inherit loses its owner or its expiry.",
      badExample: "page_size:\n  <<: media\n  type: int\n  default: 10",
      goodExample: "page_size:\n  owner: media\n  type: int\n  default: 10"
    ),
    RuleDocumentation(
      .yamlMultipleDocuments,
      summary: "the file holds more than one document",
      explanation: "A registry file is one document; several files, or a folder of them, make one registry.",
      rationale: "Readers that expect one document drop the rest without a word."
    ),
    RuleDocumentation(
      .yamlSyntax,
      summary: "the file is not YAML",
      explanation: "The message says what was expected, and the place is where it was missing, such as an opening quote.",
      rationale: "What cannot be read cannot be checked.",
      badExample: "page_size:\n  owner:media\n  type: int\n  default: 10",
      goodExample: "page_size:\n  owner: media\n  type: int\n  default: 10"
    ),
    RuleDocumentation(
      .yamlTag,
      summary: "a value has a tag that a registry does not know",
      explanation:
        "A registry reads each value by its declared type, so tags such as '!!binary' mean nothing in it; '!!str' is harmless.",
      rationale: "A tag that is passed over would promise what no reader keeps."
    ),
  ]
}
