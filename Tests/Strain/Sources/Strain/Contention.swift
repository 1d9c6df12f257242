import FirebaseCore
import FirebaseRemoteConfig
import Foundation

/// Eight threads that read while another one fetches and activates one world after the other, one overrides a key, and tasks
/// listen to changes.
final class Contention: Sendable {
  private static let readers = 8
  /// Those of the registry `EveryType.yml`.
  private static let keyCount = 30

  private let seconds: Double
  private let results = Results()

  init(seconds: Double) { self.seconds = seconds }

  /// Whether all held; prints what did not, and how often values changed under a reader.
  func run() -> Bool {
    FirebaseApp.configure()
    let end = Date(timeIntervalSinceNow: seconds)
    let group = DispatchGroup()
    for reader in 0..<Self.readers { start(in: group) { self.read(until: end, reader) } }
    start(in: group) { self.activate(until: end) }
    start(in: group) { self.override(until: end) }
    let listeners = (0..<2).map { _ in Task { await self.listen() } }
    group.wait()
    for listener in listeners { listener.cancel() }
    let (reads, changes, faults) = results.all
    for fault in faults.sorted().prefix(20) { print("does not hold: \(fault)") }
    print(
      "\(reads.reduce(0, +)) rounds of reads by \(reads.count) threads; \(changes.reduce(0, +)) values changed between two reads")
    return faults.isEmpty && reads.count == Self.readers && changes.allSatisfy { $0 > 0 }
  }

  private func start(in group: DispatchGroup, _ body: @escaping @Sendable () -> Void) {
    group.enter()
    Thread.detachNewThread {
      body()
      group.leave()
    }
  }

  private func activate(until end: Date) {
    let config = RemoteConfig.remoteConfig()
    var round = 0
    while Date() < end {
      round += 1
      config.simulation.setOutcome(round.isMultiple(of: 5) ? .failure : .success)
      config.simulation.setServerEntries(World.all[round % World.all.count].entries)
      config.fetch(withExpirationDuration: 0)
      config.activate()
      usleep(200)
    }
  }

  /// Overrides a key for the whole process, with values that no world has.
  private func override(until end: Date) {
    var round = 0
    while Date() < end {
      round += 1
      EveryType.setOverride(of: \.countryCode, to: "ZZ\(round % 10)")
      if round.isMultiple(of: 3) { EveryType.removeOverrides() }
      usleep(100)
    }
    EveryType.removeOverrides()
  }

  private func listen() async {
    for await code in EveryType.updates(of: \.countryCode) { expect(Self.isCode(code), "country_code is \(code)") }
  }

  private static func isCode(_ code: String) -> Bool { code == "AB1" || code.hasPrefix("ZZ") && code.utf8.count == 3 }

  private func read(until end: Date, _ reader: Int) {
    var reads = 0
    var changes = 0
    while Date() < end {
      reads += 1
      let before = EveryType.count
      readBare()
      readReasons()
      readOverridden(reader)
      readTogether()
      if EveryType.count != before { changes += 1 }
    }
    results.add(reads, changes)
  }

  /// An accessor gives the value of one world, and never anything that is of none.
  private func readBare() {
    let count = EveryType.count
    expect(World.all.contains { $0.count == count }, "count is \(count)")
    let clamped = EveryType.chunkClamped
    expect(World.all.contains { $0.chunkClamped == clamped }, "chunk_clamped is \(clamped)")
    let ratio = EveryType.ratio
    expect(World.all.contains { $0.ratio == ratio }, "ratio is \(ratio)")
    let title = EveryType.title
    expect(World.all.contains { $0.title == title }, "title is \(title)")
    let style = EveryType.listStyle
    expect(World.all.contains { $0.listStyle == style }, "list_style is \(style)")
    let price = EveryType.priceRules.root["label"]?.string
    expect(World.all.contains { $0.price == price }, "price_rules is \(price ?? "none")")
    _ = EveryType.flagFetched
    expect(EveryType.defaults.count == Self.keyCount, "defaults")
  }

  /// Value, reason and text of one resolution belong together, whatever is activated meanwhile.
  private func readReasons() {
    let count = EveryType.resolution(of: \.count)
    expect(World.all.contains { $0.entries["count"] == count.remoteText && $0.count == count.value }, "\(count)")
    let clamped = EveryType.resolution(of: \.chunkClamped)
    expect(
      World.all.contains { $0.entries["chunk_clamped"] == clamped.remoteText && $0.chunkClamped == clamped.value }, "\(clamped)")
    expect((clamped.remoteText == "900") == (clamped.reason == .clamped), "\(clamped)")
    let flag = EveryType.resolution(of: \.flag)
    expect(flag.value == (flag.reason == .remote) && flag.value == (flag.remoteText != nil), "\(flag)")
  }

  /// A pinned value stays while the remote one changes, and is this thread's alone.
  private func readOverridden(_ reader: Int) {
    let isPinned = EveryType.withOverride(of: \.count, to: -reader) { EveryType.count == -reader && EveryType.count == -reader }
    expect(isPinned, "the override of thread \(reader)")
  }

  /// All keys at once. A snapshot may be of two worlds here, where the remote side never rests: `SnapshotTests` has it at rest.
  private func readTogether() {
    let (count, clamped) = EveryType.snapshot { (EveryType.count, EveryType.chunkClamped) }
    expect(World.all.contains { $0.count == count } && World.all.contains { $0.chunkClamped == clamped }, "a snapshot")
    let code = EveryType.countryCode
    expect(Self.isCode(code), "country_code is \(code)")
    expect(EveryType.all.count == Self.keyCount && EveryType.reported.count == 3, "all")
  }

  private func expect(_ holds: Bool, _ what: @autoclosure () -> String) { if !holds { results.note(what()) } }
}

/// What the threads have found.
private final class Results: @unchecked Sendable {
  private let lock = NSLock()
  private var reads: [Int] = []
  private var changes: [Int] = []
  private var faults: Set<String> = []

  var all: (reads: [Int], changes: [Int], faults: Set<String>) { lock.withLock { (reads, changes, faults) } }

  func add(_ reads: Int, _ changes: Int) {
    lock.withLock {
      self.reads.append(reads)
      self.changes.append(changes)
    }
  }

  func note(_ fault: String) { lock.withLock { _ = faults.insert(fault) } }
}
