import Foundation
import Testing

/// The built tool, for what only a process of its own can show.
enum Tool {
  /// How a process ended.
  enum End: Equatable {
    case exited(Int32)
    case signalled(Int32)
    case timedOut
  }

  struct Outcome {
    var end: End
    var output: [UInt8] = []
    var error = ""
    var seconds = 0.0

    var text: String { String(decoding: output, as: UTF8.self) }
  }

  static let packageRoot = URL(fileURLWithPath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()

  /// It is built into the folder that the tests themselves are built into.
  static let path: String = {
    let bundles = Bundle.allBundles.map(\.bundleURL).filter { $0.pathExtension == "xctest" }
    let runner = URL(fileURLWithPath: CommandLine.arguments[0]).resolvingSymlinksInPath()
    let folders = (bundles + [runner]).map { $0.deletingLastPathComponent() }
    let candidates = (folders + [packageRoot.appendingPathComponent(".build/debug")]).map {
      $0.appendingPathComponent("config-registry").path
    }
    guard let path = candidates.first(where: FileManager.default.isExecutableFile(atPath:)) else {
      fatalError("the tool is not built; looked for \(candidates.joined(separator: ", "))")
    }
    return path
  }()

  /// Runs the tool in a folder, with the variables given in place of this process's own.
  static func run(
    _ arguments: [String], in workspace: Workspace, input: String? = nil, environment: [String: String] = [:],
    timeout: Double = 20
  ) throws -> Outcome {
    try spawn(path, arguments, in: workspace, input: input, environment: environment, timeout: timeout)
  }

  /// Runs a script of the POSIX shell, in which `$TOOL` is the tool.
  static func shell(
    _ script: String, in workspace: Workspace, environment: [String: String] = [:], timeout: Double = 20
  ) throws -> Outcome {
    let variables = environment.merging(["TOOL": path]) { given, _ in given }
    return try spawn("/bin/sh", ["-c", script], in: workspace, environment: variables, timeout: timeout)
  }

  /// Runs a program. Its output goes through files, so that nobody has to read while it runs.
  static func spawn(
    _ program: String, _ arguments: [String], in workspace: Workspace, input: String? = nil,
    environment: [String: String] = [:], timeout: Double = 20
  ) throws -> Outcome {
    let streams = try Workspace()
    try streams.write("input", input ?? "")
    let variables = environment.merging(["PATH": ProcessInfo.processInfo.environment["PATH"] ?? "/usr/bin:/bin"]) { given, _ in
      given
    }
    let child = Child(program, arguments, in: workspace.path, streams: streams, environment: variables)
    let end = child.wait(atMost: timeout)
    return Outcome(
      end: end, output: Array(try streams.bytes("output")), error: workspace.shortened(Array(try streams.bytes("error"))),
      seconds: child.seconds)
  }
}

/// A running process.
struct Child {
  let process: pid_t

  /// Whether it has not ended, as far as can be told without taking its end away.
  var isRunning: Bool {
    var information = siginfo_t()
    return waitid(P_PID, id_t(process), &information, WEXITED | WNOHANG | WNOWAIT) == 0 && information.si_signo == 0
  }

  private let start = ContinuousClock.now

  init(
    _ program: String, _ arguments: [String], in folder: String, streams: Workspace, environment: [String: String]
  ) {
    #if canImport(Darwin)
      var actions: posix_spawn_file_actions_t?
      var attributes: posix_spawnattr_t?
    #else
      var actions = posix_spawn_file_actions_t()
      var attributes = posix_spawnattr_t()
    #endif
    posix_spawnattr_init(&attributes)
    defer { posix_spawnattr_destroy(&attributes) }
    // Whoever runs the tests may have them ignore signals, which their children would inherit.
    var signals = sigset_t()
    sigemptyset(&signals)
    posix_spawnattr_setsigmask(&attributes, &signals)
    for signal in [SIGINT, SIGTERM, SIGHUP, SIGQUIT, SIGPIPE] { sigaddset(&signals, signal) }
    posix_spawnattr_setsigdefault(&attributes, &signals)
    posix_spawnattr_setflags(&attributes, Int16(POSIX_SPAWN_SETSIGDEF | POSIX_SPAWN_SETSIGMASK))
    posix_spawn_file_actions_init(&actions)
    defer { posix_spawn_file_actions_destroy(&actions) }
    posix_spawn_file_actions_addopen(&actions, 0, streams.path("input"), O_RDONLY, 0)
    posix_spawn_file_actions_addopen(&actions, 1, streams.path("output"), O_WRONLY | O_CREAT, 0o600)
    posix_spawn_file_actions_addopen(&actions, 2, streams.path("error"), O_WRONLY | O_CREAT, 0o600)
    // The shell changes the folder, since not every system's call can.
    let shell = ["/bin/sh", "-c", "cd \"$0\" && exec \"$@\"", folder, program]
    var words = (shell + arguments).map { strdup($0) } + [nil]
    // A tool that was built to measure coverage would else leave a file in the folder that a test counts the files of.
    let all = environment.merging(["LLVM_PROFILE_FILE": "/dev/null"]) { given, _ in given }
    var variables = all.map { strdup("\($0.key)=\($0.value)") } + [nil]
    defer { for word in words + variables { free(word) } }
    var process: pid_t = 0
    let code = posix_spawn(&process, "/bin/sh", &actions, &attributes, &words, &variables)
    precondition(code == 0, "cannot start \(program): \(String(cString: strerror(code)))")
    self.process = process
  }

  var seconds: Double { Double((ContinuousClock.now - start) / .milliseconds(1)) / 1_000 }

  /// Waits for the end; a process that takes longer is killed.
  func wait(atMost timeout: Double) -> Tool.End {
    var status: Int32 = 0
    while true {
      if waitpid(process, &status, WNOHANG) == process { break }
      if seconds > timeout {
        kill(process, SIGKILL)
        waitpid(process, &status, 0)
        return .timedOut
      }
      usleep(2_000)
    }
    let signal = status & 0x7F
    return signal == 0 ? .exited((status >> 8) & 0xFF) : .signalled(signal)
  }
}
