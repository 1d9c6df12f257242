import RegistryDiagnostics
import RegistryDiff
import RegistryModel
import RegistryText

/// A file of a registry to which keys can be added.
struct ExtensibleRegistry {
  private let path: String
  private let bytes: [UInt8]
  private let loaded: LoadedRegistry

  /// - Parameters:
  ///   - path: the file that gets the keys.
  ///   - others: the other files of the registry, or folders of them.
  /// - Throws: what cannot be read, for exit code 2; for exit code 1, why the files are not a registry.
  init(_ path: String, others: [String]) throws(Refusal) {
    loaded = try RegistryLoader.load([path] + others)
    self.path = path
    guard let bytes = loaded.sources[path] else {
      throw Refusal(
        SystemError(path, "\(quoted(path: path)) is a folder, and keys are added to a file", fix: "name one of its files"))
    }
    self.bytes = bytes
    guard !loaded.diagnostics.hasErrors else { throw Refusal(loaded.diagnostics, in: loaded.sources, code: .findings) }
  }

  /// The keys that the registry declares.
  var keys: Set<String> { Set(loaded.registry.declarations.map(\.key)) }

  /// Patterns of remote keys that the registry leaves to others.
  var ignoredRemoteKeys: [IgnorePattern] { loaded.registry.settings.ignoredRemoteKeys }

  /// The file with entries at its end.
  ///
  /// - Throws: for exit code 2, if the file has a form that cannot be continued, such as a mapping in braces. Whether it has is
  ///   found by reading the result.
  func adding(_ entries: String, count: Int) throws(Refusal) -> [UInt8] {
    let own = loaded.registry.declarations.first { $0.location.path == path }
    let indentation = (own?.location.span?.start.column ?? 1) - 1
    let result = RegistryAddition.bytes(bytes, adding: entries, indentation: indentation)
    let read = RegistryLoader.parse([(path, result)])
    let before = RegistryLoader.parse([(path, bytes)]).registry.declarations
    guard !read.diagnostics.hasErrors, read.registry.declarations.count == before.count + count,
      zip(before, read.registry.declarations).allSatisfy({ ExactText($0.key) == ExactText($1.key) })
    else {
      throw Refusal([
        Diagnostic(
          CommandLineRules.closedRegistry, at: SourceLocation(path: path),
          "keys cannot be added at the end of \(quoted(path: path))",
          fix: .init("write its keys one below the other, without braces around them and without '...' at the end"))
      ])
    }
    return result
  }
}
