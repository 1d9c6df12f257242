import Foundation
import Testing

@testable import RegistryCLI

@Suite("An interrupted run")
struct InterruptTests {
  let workspace: Workspace

  init() throws { workspace = try Workspace() }

  private func writeManyKeys() throws {
    try workspace.write("many.yml", (0..<800).map { Registries.single("key_\($0)", default: $0) }.joined())
  }

  /// Starts the tool, and sends the signal as soon as a temporary file shows, or after a while.
  private func interrupt(with signal: Int32, after delay: Double?) throws -> Tool.End {
    let streams = try Workspace()
    try streams.write("input", "")
    let child = Child(
      Tool.path, ["generate", "many.yml", "-o", "Flags.swift"], in: workspace.path, streams: streams, environment: [:])
    if let delay {
      usleep(UInt32(delay * 1_000_000))
    } else {
      while try !workspace.names().contains(where: { $0.hasSuffix(".tmp") }), child.seconds < 10, child.isRunning { usleep(200) }
    }
    kill(child.process, signal)
    return child.wait(atMost: 20)
  }

  @Test("leaves nothing half-written, whenever it is interrupted", arguments: [SIGINT, SIGTERM, SIGHUP])
  func interrupted(signal: Int32) throws {
    try writeManyKeys()
    let right = workspace.run("generate", workspace.path("many.yml")).output.utf8.count
    for delay in [nil, nil, 0.005, 0.1, 0.2] {
      try workspace.write("Flags.swift", "// old\n")
      let end = try interrupt(with: signal, after: delay)
      #expect(end == .signalled(signal) || end == .exited(0))
      #expect(try workspace.names() == ["Flags.swift", "many.yml"])
      let count = try workspace.bytes("Flags.swift").count
      #expect(count == 7 || count == right)
    }
  }

  @Test("leaves the old file or the new one whole even if it is killed")
  func killed() throws {
    try writeManyKeys()
    let right = workspace.run("generate", workspace.path("many.yml")).output.utf8.count
    for delay in [nil, nil, 0.1, 0.2] {
      try workspace.write("Flags.swift", "// old\n")
      _ = try interrupt(with: SIGKILL, after: delay)
      let count = try workspace.bytes("Flags.swift").count
      #expect(count == 7 || count == right)
      // What is left is hidden, and no Swift file that a build would pick up.
      let others = try workspace.names().filter { $0 != "Flags.swift" && $0 != "many.yml" }
      #expect(others.allSatisfy { $0.hasPrefix(".config-registry-") && $0.hasSuffix(".tmp") })
    }
  }

  @Test("that writes gives way at its next piece, and leaves the old file")
  func givesWay() throws {
    let path = try workspace.write("Flags.swift", "// old\n")
    // Whoever runs the tests may have them ignore the usual signals, and the thread may hold all of them back.
    var signals = sigset_t()
    sigemptyset(&signals)
    sigaddset(&signals, SIGUSR1)
    pthread_sigmask(SIG_UNBLOCK, &signals, nil)
    let shield = SignalShield(signals: [SIGUSR1])
    var error: SystemError?
    do {
      var file = OutputFile(try OutputTarget(path, apartFrom: []), mode: .replace, signals: shield)
      try [UInt8](repeating: 65, count: 100_000).withUnsafeBytes { try file.write($0) }
      #expect(try workspace.names().count == 2)
      pthread_kill(pthread_self(), SIGUSR1)
      _ = try file.commit()
    } catch let failure as SystemError {
      error = failure
    }
    // Takes the signal away before it would end the tests.
    var signal: Int32 = 0
    if shield.isStruck { sigwait(&signals, &signal) }
    shield.lower()
    pthread_sigmask(SIG_BLOCK, &signals, nil)
    #expect(signal == SIGUSR1)
    #expect(error == SystemError(path, "interrupted; '\(path)' has not changed"))
    #expect(try workspace.read("Flags.swift") == "// old\n")
    #expect(try workspace.names() == ["Flags.swift"])
  }

  @Test("that ignores a signal, as under nohup, goes on")
  func ignored() throws {
    try writeManyKeys()
    let script = """
      trap '' HUP INT TERM
      "$TOOL" generate many.yml -o Flags.swift & tool=$!
      count=0
      while [ $count -lt 300 ] && kill -HUP $tool && kill -TERM $tool; do count=$((count + 1)); done 2>/dev/null
      wait $tool; echo "exit $?"
      """
    #expect(try Tool.shell(script, in: workspace).text == "exit 0\n")
    #expect(try workspace.names() == ["Flags.swift", "many.yml"])
  }
}

@Suite("Runs at the same time")
struct ConcurrencyTests {
  @Test("leave one of their files whole, and a reader never sees a part")
  func writers() throws {
    let workspace = try Workspace()
    try workspace.write("a.yml", (0..<200).map { Registries.single("alpha_\($0)") }.joined())
    try workspace.write("b.yml", (0..<300).map { Registries.single("beta_\($0)") }.joined())
    let wholes = [
      workspace.run("generate", workspace.path("a.yml")).output, workspace.run("generate", workspace.path("b.yml")).output,
    ]
    #expect(workspace.run("generate", workspace.path("a.yml"), "-o", workspace.path("Flags.swift")).code == 0)
    let script = """
      for run in 1 2 3 4 5 6 7 8 9 10 11 12 13 14 15; do
        for name in a b; do
          { "$TOOL" generate $name.yml -o Flags.swift || echo "exit $?"; } &
        done
      done
      wait
      """
    let isOver = Latch()
    let torn = Latch()
    let seen = Set(wholes.map { Data($0.utf8) })
    let path = workspace.path("Flags.swift")
    let reader = Thread {
      while !isOver.isRaised {
        if !seen.contains(FileManager.default.contents(atPath: path) ?? Data()) { torn.raise() }
        usleep(500)
      }
    }
    reader.start()
    let outcome = try Tool.shell(script, in: workspace, timeout: 100)
    isOver.raise()
    #expect(outcome.end == .exited(0))
    #expect(outcome.output.isEmpty)
    #expect(outcome.error.isEmpty)
    #expect(!torn.isRaised)
    #expect(wholes.contains(try workspace.read("Flags.swift")))
    #expect(try workspace.names() == ["Flags.swift", "a.yml", "b.yml"])
  }
}
