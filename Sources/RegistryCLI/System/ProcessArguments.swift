/// The command line of this process.
enum ProcessArguments {
  /// What follows the tool's name, or nil where an argument is not UTF-8: repaired, it would name another file.
  static var all: [String]? {
    var arguments: [String] = []
    for index in 1..<max(1, Int(CommandLine.argc)) {
      guard let word = CommandLine.unsafeArgv[index], let argument = String(validatingCString: word) else { return nil }
      arguments.append(argument)
    }
    return arguments
  }
}
