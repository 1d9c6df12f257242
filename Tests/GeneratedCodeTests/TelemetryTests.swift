import FirebaseRemoteConfig
import Testing

extension GeneratedCode {
  @Suite("reported values")
  struct TelemetryTests {
    @Test("are those of the keys that the registry reports, with the begin of the digest")
    func reported() {
      GeneratedCode.withRemote(["count": "8"]) { _ in
        #expect(
          EveryType.reported == [
            "config_digest": String(EveryType.registryDigest.prefix(16)), "count": "8",
            "title": "un=set: 100%\nsecond line \\ \"quoted\" \\(x)",
          ])
      }
    }

    @Test("have at most 100 Unicode scalars")
    func length() {
      let long = String(repeating: "e\u{301}", count: 80)
      GeneratedCode.withRemote(["title": long]) { _ in
        #expect(EveryType.reported["title"] == String(repeating: "e\u{301}", count: 50))
      }
    }
  }
}
