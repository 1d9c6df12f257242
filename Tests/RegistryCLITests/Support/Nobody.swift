import Foundation

/// A user whom permissions hold for, which they do not for root.
enum Nobody {
  /// Whether the tests run as such a user, or can become one.
  static let canBe: Bool = geteuid() != 0 || FileManager.default.isExecutableFile(atPath: setpriv)

  private static let setpriv = "/usr/bin/setpriv"

  /// Runs the tool with what the shell makes of `arguments`. Root has to copy the tool to where others may go.
  static func run(_ arguments: String, in workspace: Workspace) throws -> Tool.Outcome {
    guard geteuid() == 0 else { return try Tool.shell("\"$TOOL\" \(arguments)", in: workspace) }
    let place = try Workspace()
    // Copied by a process of its own: a file that this one has open for writing may be inherited, and then cannot be run.
    let script = """
      cp "$TOOL" "$COPY" && exec \(setpriv) --reuid=65534 --regid=65534 --clear-groups "$COPY" \(arguments)
      """
    return try Tool.shell(script, in: workspace, environment: ["COPY": place.path("tool")])
  }

  /// Gives a file or folder to that user.
  static func own(_ path: String) {
    if geteuid() == 0 { chown(path, 65_534, 65_534) }
  }
}

/// Something that one thread tells another.
final class Latch: @unchecked Sendable {
  private let lock = NSLock()
  private var value = false

  var isRaised: Bool { lock.withLock { value } }

  func raise() { lock.withLock { value = true } }
}
