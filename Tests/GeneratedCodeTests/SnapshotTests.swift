import FirebaseCore
import FirebaseRemoteConfig
import Testing

extension GeneratedCode {
  @Suite("snapshots")
  struct SnapshotTests {
    @Test("see one text of a key, and run again where the remote side has changed meanwhile")
    func runsAgain() {
      GeneratedCode.withRemote(["count": "1", "chunk_clamped": "1"]) { config in
        var runs = 0
        let read = EveryType.snapshot {
          runs += 1
          let count = EveryType.count
          if runs == 1 { config.simulation.setActive(["count": "2", "chunk_clamped": "2"]) }
          return [count, EveryType.count, EveryType.chunkClamped]
        }
        #expect(read == [2, 2, 2])
        #expect(runs == 2)
      }
    }

    @Test("give up on a remote side that never rests")
    func neverRests() {
      GeneratedCode.withRemote { config in
        var runs = 0
        let read = EveryType.snapshot {
          runs += 1
          config.simulation.setActive(["count": "\(runs)"])
          defer { config.simulation.setActive(["count": "0"]) }
          return EveryType.count
        }
        #expect(read == runs && runs == 8)
      }
    }

    @Test("let overrides through, and an error")
    func others() {
      struct Failure: Error {}
      GeneratedCode.withRemote(["count": "1"]) { _ in
        EveryType.withOverride(of: \.count, to: 3) { #expect(EveryType.snapshot { EveryType.count } == 3) }
        #expect(throws: Failure.self) { try EveryType.snapshot { throw Failure() } }
      }
    }

    @Test("never see two activations at once while another thread activates, as often as a disk would let it")
    func oneActivation() async {
      FirebaseApp.configure()
      let simulation = RemoteConfig.remoteConfig().simulation
      simulation.reset()
      let writer = Task.detached {
        var round = 0
        while !Task.isCancelled {
          round = (round + 1) % 20
          simulation.setActive(["count": "\(round)", "chunk_clamped": "\(round)"])
          // Without a pause there may be an activation in each of the eight runs.
          try? await Task.sleep(for: .milliseconds(5))
        }
      }
      for _ in 0..<2_000 {
        let (count, clamped) = EveryType.snapshot {
          (EveryType.resolution(of: \.count), EveryType.resolution(of: \.chunkClamped))
        }
        #expect(count.remoteText == clamped.remoteText)
      }
      writer.cancel()
      await writer.value
      simulation.reset()
    }
  }
}
