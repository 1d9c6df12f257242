/// The words of a command line, sorted by what they belong to, before they are turned into options of a type.
struct ParsedArguments {
  let command: CommandSpec
  /// The values of each option in their order; of a flag, an empty text for each use.
  private(set) var values: [OptionName: [String]] = [:]
  private(set) var positionals: [String] = []

  /// Reads the words after the command's name.
  ///
  /// As in swift-argument-parser, a word that begins with a dash is never taken for the value of the option before
  /// it: `--output=-x` gives such a value. `-` alone is a value, and so is a negative number.
  init(_ words: ArraySlice<String>, for command: CommandSpec) throws(UsageError) {
    self.command = command
    var rest = words
    while let word = rest.popFirst() {
      if word == "--" {
        for word in rest { try add(argument: word) }
        break
      }
      guard Self.isOption(word) else {
        try add(argument: word)
        continue
      }
      let (spelling, attached) = Self.split(word)
      guard let option = command.allOptions.first(where: { $0.isSpelled(spelling) }) else {
        throw .unknownOption(spelling, in: command)
      }
      try add(option, attached: attached, rest: &rest)
    }
    try checkRequired()
  }

  func has(_ name: OptionName) -> Bool { values[name] != nil }

  /// The value that counts.
  func value(of name: OptionName) -> String? { values[name]?.last }

  private mutating func add(
    _ option: OptionSpec,
    attached: String?,
    rest: inout ArraySlice<String>
  ) throws(UsageError) {
    guard let spec = option.value else {
      if let attached {
        throw UsageError("'\(option.name.spelling)' takes no value, but \(UsageError.quoted(attached)) was given", in: command)
      }
      return values[option.name, default: []].append("")
    }
    var value = attached
    if value == nil, let next = rest.first, !Self.isOption(next) || Self.isNegativeNumber(next) { value = rest.removeFirst() }
    guard let value else { throw UsageError("missing value for '\(option.usage)'", in: command) }
    guard !value.isEmpty else { throw UsageError("the value of '\(option.usage)' is empty", in: command) }
    try spec.check(value, of: option, in: command)
    values[option.name, default: []].append(value)
  }

  private mutating func add(argument: String) throws(UsageError) {
    guard let spec = command.argument, spec.isRepeatable || positionals.isEmpty else {
      throw UsageError("unexpected argument \(UsageError.quoted(argument))", in: command)
    }
    guard !argument.isEmpty else { throw UsageError("a '<\(spec.placeholder)>' is empty", in: command) }
    positionals.append(argument)
  }

  private func checkRequired() throws(UsageError) {
    for option in command.options where option.isRequired && !has(option.name) {
      throw UsageError("missing '\(option.usage)'", in: command)
    }
  }

  /// Whether a word is an option or flag, and no value.
  static func isOption(_ word: String) -> Bool { word.utf8.first == UInt8(ascii: "-") && word.utf8.count > 1 }

  private static func isNegativeNumber(_ word: String) -> Bool {
    word.utf8.dropFirst().first.map { (UInt8(ascii: "0")...UInt8(ascii: "9")).contains($0) } ?? false
  }

  /// `--name=value` at its first equals sign.
  static func split(_ word: String) -> (spelling: String, value: String?) {
    guard let sign = word.utf8.firstIndex(of: UInt8(ascii: "=")) else { return (word, nil) }
    return (String(word[..<sign]), String(word[word.utf8.index(after: sign)...]))
  }
}

extension OptionSpec {
  /// Whether a word names the option, by its long name or its letter.
  fileprivate func isSpelled(_ word: String) -> Bool {
    word == name.spelling || short.map { word == "-\($0)" } ?? false
  }
}
