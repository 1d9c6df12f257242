import RegistryTemplate

/// Where a command writes its result: a file, which is replaced as a whole, or standard output.
///
/// Nothing is written before `commit`: a file is renamed into place, and the bytes for standard output are kept until then,
/// since a stream does not give back what it has taken.
final class Destination: TemplateOutput {
  /// Nil for standard output.
  private var file: OutputFile?
  private let console: Console
  private let mode: OutputFile.Mode
  /// What was written, for standard output and to explain a difference; the latter up to a limit.
  private(set) var bytes: [UInt8] = []

  /// Far more than a generated file has.
  private static let comparedBytes = 16 << 20

  init(_ file: consuming OutputFile?, mode: OutputFile.Mode, console: Console) {
    self.file = file
    self.mode = mode
    self.console = console
  }

  func write(_ bytes: UnsafeRawBufferPointer) throws(SystemError) {
    let isKept = file == nil || (mode == .compare && self.bytes.count < Self.comparedBytes)
    if isKept { self.bytes.append(contentsOf: bytes) }
    try file?.write(bytes)
  }

  /// Writes the new file beside the old one, so that `commit` has little left that can fail.
  func prepare() throws(SystemError) { try file?.prepare() }

  /// Puts the file in place, or prints.
  func commit() throws(SystemError) -> OutputFile.Outcome {
    if let outcome = try file?.commit() { return outcome }
    try console.printFile(bytes)
    return .replaced
  }
}

extension Session {
  /// The file at a path, or standard output for `-`.
  ///
  /// - Parameters:
  ///   - inputs: the paths that the result is made from; it must not replace any of them.
  ///   - overwriting: which existing files may be replaced.
  ///   - mode: whether a file is replaced, or only compared.
  func destination(
    _ path: String, apartFrom inputs: [String], overwriting: Overwriting, mode: OutputFile.Mode = .replace
  ) throws(SystemError) -> Destination {
    guard path != "-" else { return Destination(nil, mode: mode, console: console) }
    let target = try OutputTarget(path, apartFrom: inputs)
    let file = OutputFile(target, mode: mode, overwriting: overwriting, signals: signals)
    return Destination(file, mode: mode, console: console)
  }

  /// Writes a result that is there as a whole.
  func write(_ bytes: [UInt8], to path: String, apartFrom inputs: [String], overwriting: Overwriting) throws {
    let destination = try destination(path, apartFrom: inputs, overwriting: overwriting)
    try bytes.withUnsafeBytes(destination.write)
    _ = try destination.commit()
  }
}
