import Foundation
import Testing

@testable import RegistryCLI

@Suite("A standard stream that fails")
struct StreamFaultTests {
  let workspace: Workspace

  init() throws {
    workspace = try Workspace()
    try workspace.write("registry.yml", Registries.doubtful)
    try workspace.write("expired.yml", "old: {owner: a, type: bool, default: false, expires: 2020-01-01}\n")
  }

  private static let commands = [
    "check expired.yml", "validate registry.yml", "expiry expired.yml", "generate registry.yml",
    "generate registry.yml --dump-context",
    "explain", "explain expired", "check registry.yml --format json", "check registry.yml --format sarif", "--help", "--version",
    "help generate",
  ]

  @Test("because it is closed", arguments: commands)
  func closed(command: String) throws {
    let outcome = try Tool.shell("\"$TOOL\" \(command) >&-", in: workspace)
    #expect(outcome.end == .exited(2))
    #expect(outcome.error.contains("cannot write standard output: it is closed"))
  }

  @Test("because its disk is full", .enabled(if: FileManager.default.fileExists(atPath: "/dev/full")), arguments: commands)
  func full(command: String) throws {
    let outcome = try Tool.shell("\"$TOOL\" \(command) >/dev/full", in: workspace)
    #expect(outcome.end == .exited(2))
    #expect(outcome.error.contains("cannot write standard output: the disk is full"))
  }

  @Test("because its reader has gone", arguments: commands)
  func gone(command: String) throws {
    // The reader ends at once; whether the writer sees it is a matter of time, unless it waits.
    let script = "{ sleep 0.2; \"$TOOL\" \(command); echo \"exit $?\" >&2; } | :"
    let outcome = try Tool.shell(script, in: workspace)
    #expect(outcome.error.contains("cannot write standard output: the reader has closed it"))
    #expect(outcome.error.hasSuffix("exit 2\n"))
  }

  @Test("because its reader goes in the middle")
  func middle() throws {
    try workspace.write("many.yml", (0..<2_000).map { Registries.single("key_\($0)") }.joined())
    let script = "{ \"$TOOL\" generate many.yml; echo \"exit $?\" >&2; } | head -c 100"
    let outcome = try Tool.shell(script, in: workspace)
    #expect(outcome.output.count == 100)
    #expect(outcome.error.hasSuffix("exit 2\n"))
  }

  @Test("is said in the format that is asked for")
  func format() throws {
    let outcome = try Tool.shell("\"$TOOL\" check registry.yml --format json >&-", in: workspace)
    let report = try #require(try JSONSerialization.jsonObject(with: Data(outcome.error.utf8)) as? [String: Any])
    #expect((report["findings"] as? [[String: Any]])?.first?["rule"] as? String == "system-error")
  }

  @Test("is standard error: the result is as it would be")
  func standardError() throws {
    for closing in ["2>&-", "2>/dev/full"] where closing == "2>&-" || FileManager.default.fileExists(atPath: "/dev/full") {
      #expect(try Tool.shell("\"$TOOL\" generate registry.yml -o Flags.swift \(closing)", in: workspace).end == .exited(0))
      #expect(try Tool.shell("\"$TOOL\" check none.yml \(closing)", in: workspace).end == .exited(2))
      #expect(try Tool.shell("\"$TOOL\" nonsense \(closing)", in: workspace).end == .exited(64))
      #expect(
        try Tool.shell("\"$TOOL\" generate registry.yml -o Flags.swift --check \(closing)", in: workspace).end == .exited(0))
    }
  }

  @Test("and all others too: nothing that is meant for them gets into a file")
  func all() throws {
    let right = workspace.run("generate", workspace.path("registry.yml")).output
    let outcome = try Tool.shell("\"$TOOL\" generate registry.yml -o Flags.swift <&- >&- 2>&-", in: workspace)
    #expect(outcome.end == .exited(0))
    #expect(try workspace.read("Flags.swift") == right)
    try workspace.write("Flags.swift", "// old\n")
    #expect(try Tool.shell("\"$TOOL\" generate none.yml -o Flags.swift <&- >&- 2>&-", in: workspace).end == .exited(2))
    #expect(try workspace.read("Flags.swift") == "// old\n")
  }

  @Test("is standard input")
  func standardInput() throws {
    let closed = try Tool.shell("\"$TOOL\" check - <&-", in: workspace)
    #expect(closed.end == .exited(2))
    #expect(closed.error == "config-registry: error: cannot read standard input: it is closed [system-error]\n1 error\n")
    let folder = try Tool.shell("\"$TOOL\" check - <.", in: workspace)
    #expect(folder.end == .exited(2))
    #expect(folder.error == "config-registry: error: cannot read standard input: it is a folder [system-error]\n1 error\n")
  }

  @Test("does not wait, where others would: what is written and read is whole")
  func nonBlocking() throws {
    var ends: [Int32] = [0, 0]
    #expect(pipe(&ends) == 0)
    for end in ends { #expect(fcntl(end, F_SETFL, O_NONBLOCK) == 0) }
    let writer = FileDescriptor(raw: ends[1])
    let thread = Thread {
      let bytes = [UInt8](repeating: 7, count: 1_000_000)
      _ = bytes.withUnsafeBytes(writer.write)
      writer.close()
    }
    thread.start()
    var count = 0
    while let bytes = FileDescriptor(raw: ends[0]).read(atMost: 10_000), !bytes.isEmpty {
      count += bytes.count
      usleep(100)
    }
    close(ends[0])
    #expect(count == 1_000_000)
  }
}
