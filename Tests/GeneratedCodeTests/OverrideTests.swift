import FirebaseCore
import FirebaseRemoteConfig
import Testing

extension GeneratedCode {
  @Suite("overrides")
  struct Overrides {
    @Test("a value is in place for as long as the operation runs, and for one key")
    func scope() {
      GeneratedCode.withRemote(["count": "8"]) { _ in
        EveryType.withOverride(of: \.count, to: 3) {
          #expect(EveryType.count == 3)
          #expect(EveryType.chunkBytes == 1_048_576)
          let resolution = EveryType.resolution(of: \.count)
          #expect(resolution.reason == .overridden)
          #expect(resolution.source == .override)
          #expect(resolution.value == 3)
        }
        #expect(EveryType.count == 8)
      }
    }

    @Test("a value that the key's constraints would not let through says so")
    func outOfRange() {
      GeneratedCode.withRemote { _ in
        func reason<Value: Sendable>(_ accessor: KeyPath<EveryType.Type, Value>, _ value: Value) -> EveryType.Reason {
          EveryType.withOverride(of: accessor, to: value) { EveryType.resolution(of: accessor).reason }
        }
        #expect(reason(\.chunkBytes, 65_536) == .overridden)
        #expect(reason(\.chunkBytes, 65_535) == .overriddenOutOfRange)
        #expect(reason(\.chunkClamped, 21) == .overriddenOutOfRange)
        #expect(reason(\.ratioRanged, 1) == .overridden)
        #expect(reason(\.ratioRanged, .nan) == .overriddenOutOfRange)
        #expect(reason(\.shortTitle, "abcd") == .overriddenOutOfRange)
        #expect(reason(\.countryCode, "x") == .overriddenOutOfRange)
        #expect(reason(\.ratio, .infinity) == .overridden)
      }
    }

    @Test("every type can be overridden, also beyond the key's range")
    func types() throws {
      let json = try #require(EveryType.JSON("[1]"))
      GeneratedCode.withRemote { _ in
        EveryType.withOverride(of: \.flag, to: true) { #expect(EveryType.flag) }
        EveryType.withOverride(of: \.chunkBytes, to: 1) { #expect(EveryType.chunkBytes == 1) }
        EveryType.withOverride(of: \.ratio, to: 1) { #expect(EveryType.ratio == 1) }
        EveryType.withOverride(of: \.title, to: "x") { #expect(EveryType.title == "x") }
        EveryType.withOverride(of: \.listStyle, to: .compact) { #expect(EveryType.listStyle == .compact) }
        EveryType.withOverride(of: \.priceRules, to: json) { #expect(EveryType.priceRules.text == "[1]") }
      }
    }

    @Test("overrides of several keys, and of one key again, nest")
    func nesting() {
      GeneratedCode.withRemote { _ in
        EveryType.withOverride(of: \.count, to: 1) {
          EveryType.withOverride(of: \.flag, to: true) {
            EveryType.withOverride(of: \.count, to: 2) {
              #expect(EveryType.count == 2)
              #expect(EveryType.flag)
            }
            #expect(EveryType.count == 1)
          }
          #expect(!EveryType.flag)
        }
      }
    }

    @Test("tasks of the operation see the value; tasks beside it do not")
    func tasks() async {
      FirebaseApp.configure()
      RemoteConfig.remoteConfig().simulation.reset()
      await withTaskGroup(of: Void.self) { group in
        for value in 100..<120 {
          group.addTask {
            await EveryType.withOverride(of: \.count, to: value) {
              await Task.yield()
              async let inChild = EveryType.count
              let inside = await inChild
              #expect(inside == value)
              let detached = await Task.detached { EveryType.count }.value
              #expect(detached == 7)
            }
          }
        }
      }
      #expect(EveryType.count == 7)
    }

    @Test("an operation's result and error come through")
    func results() async {
      struct Failure: Error {}
      GeneratedCode.withRemote { _ in
        let doubled = EveryType.withOverride(of: \.count, to: 4) { EveryType.count * 2 }
        #expect(doubled == 8)
        #expect(throws: Failure.self) { try EveryType.withOverride(of: \.count, to: 4) { throw Failure() } }
      }
    }

    @MainActor
    @Test("an operation stays on its actor")
    func isolation() async {
      await EveryType.withOverride(of: \.count, to: 4) {
        MainActor.assertIsolated()
        await Task.yield()
        #expect(EveryType.count == 4)
      }
    }

    @Test("a path that is not an accessor's is a fault of the caller")
    func noAccessor() async {
      await #expect(processExitsWith: .failure) { _ = EveryType.resolution(of: \.registryDigest) }
      await #expect(processExitsWith: .failure) { _ = EveryType.resolution(of: \.listStyle.hashValue) }
      await #expect(processExitsWith: .failure) { EveryType.withOverride(of: \.count.description, to: "4") {} }
    }
  }
}
