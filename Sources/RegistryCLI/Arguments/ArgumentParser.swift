import RegistryText

/// Fills the properties of a command from the words after the command's name.
///
/// As in swift-argument-parser, a word that begins with a dash is never the value of the option before it:
/// `--output=-x` gives such a value. `-` alone is a value, and so is a negative number.
struct ArgumentParser {
  private let options: [CommandArgument]
  /// The arguments without a name that can take another word.
  private var positionals: ArraySlice<CommandArgument>
  private var hasStandardInput = false

  init(_ arguments: [CommandArgument]) {
    options = arguments.filter { $0.definition.form != .positional }
    positionals = arguments.filter { $0.definition.form == .positional }[...]
  }

  /// Takes all words, and checks that nothing required is missing.
  mutating func parse(_ words: ArraySlice<String>) throws(UsageError) {
    var rest = words
    while let word = rest.popFirst() {
      if word == "--" {
        for word in rest { try take(positional: word) }
        break
      }
      if Self.isOption(word) { try takeOption(word, &rest) } else { try take(positional: word) }
    }
    if let missing = (options + positionals).first(where: \.isMissing) {
      let file = missing.definition.isInput ? words.first { !Self.isOption($0) && $0.hasSuffix(".json") } : nil
      throw .missing(missing.definition, given: file)
    }
  }

  private mutating func takeOption(_ word: String, _ rest: inout ArraySlice<String>) throws(UsageError) {
    let (spelling, attached) = Self.split(word)
    guard let option = options.first(where: { $0.definition.isSpelled(spelling) }) else {
      throw .unknownOption(spelling, among: options.map(\.definition))
    }
    let definition = option.definition
    if definition.form == .flag {
      if let attached { throw UsageError("'\(definition.label)' does not take a value, but got \(UsageError.quoted(attached))") }
      _ = option.take("")
    } else {
      let next = rest.first.flatMap { Self.isOption($0) && !Self.isNegativeNumber($0) ? nil : $0 }
      if attached == nil, next != nil { rest.removeFirst() }
      guard let value = attached ?? next else { throw UsageError("missing value for '\(definition.usage)'") }
      guard !value.isEmpty else { throw UsageError("empty value for '\(definition.usage)'") }
      try take(value, for: option)
    }
  }

  private mutating func take(positional word: String) throws(UsageError) {
    guard let argument = positionals.first else {
      throw .unexpectedArgument(word, missing: options.first { $0.isMissing && $0.definition.isInput }?.definition)
    }
    guard !word.isEmpty else { throw UsageError("empty '\(argument.definition.usage)'") }
    if argument.definition.count != .repeatable { positionals.removeFirst() }
    try take(word, for: argument)
  }

  private mutating func take(_ text: String, for argument: CommandArgument) throws(UsageError) {
    guard argument.take(text) else { throw .invalidValue(text, for: argument.definition) }
    guard argument.definition.isInput, text == "-" else { return }
    guard !hasStandardInput else { throw UsageError("'-' is given twice, but standard input can be read only once") }
    hasStandardInput = true
  }
}

extension ArgumentParser {
  /// Whether a word is an option or a flag rather than a value.
  static func isOption(_ word: String) -> Bool { word.utf8.first == UInt8(ascii: "-") && word.utf8.count > 1 }

  private static func isNegativeNumber(_ word: String) -> Bool {
    word.unicodeScalars.dropFirst().first.map { ("0"..."9").contains($0) } ?? false
  }

  /// `--name=value` at its first equals sign.
  static func split(_ word: String) -> (spelling: String, value: String?) {
    guard let sign = word.utf8.firstIndex(of: UInt8(ascii: "=")) else { return (word, nil) }
    return (String(word[..<sign]), String(word[word.utf8.index(after: sign)...]))
  }
}
