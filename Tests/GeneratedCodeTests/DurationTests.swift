import FirebaseRemoteConfig
import TestSupport
import Testing

extension GeneratedCode {
  @Suite("a duration")
  struct Durations {
    @Test("is read to the attosecond")
    func durations() {
      for (text, seconds, attoseconds) in DurationTexts.durations {
        Row(text, Duration(secondsComponent: seconds, attosecondsComponent: attoseconds)).check(
          "request_timeout", \.requestTimeout)
      }
    }

    @Test("is the compiled-in one for any other text")
    func others() {
      for text in DurationTexts.others { Row(text, .milliseconds(1_500), .unreadable).check("request_timeout", \.requestTimeout) }
      Row("", .milliseconds(1_500), .empty).check("request_timeout", \.requestTimeout)
      Row(nil, .milliseconds(1_500), .missing).check("request_timeout", \.requestTimeout)
    }

    @Test(
      "beyond its range is the default, or the nearest bound where the key asks for that",
      arguments: [
        ("29s", 900, .outOfRange, 29, .remote), ("30s", 30, .remote, 30, .remote), ("1d", 86_400, .remote, 30, .clamped),
        ("-1s", 900, .outOfRange, -1, .remote), ("-2s", 900, .outOfRange, -1, .clamped),
        ("86401s", 900, .outOfRange, 30, .clamped),
      ] as [(String, Int, EveryType.Reason, Int, EveryType.Reason)])
    func ranges(text: String, ranged: Int, reason: EveryType.Reason, clamped: Int, other: EveryType.Reason) {
      Row(text, .seconds(ranged), reason).check("poll_interval", \.pollInterval)
      Row(text, .seconds(clamped), other).check("retry_delay", \.retryDelay)
    }

    @Test("is overridden exactly, beyond its range too, and tells its text")
    func overrides() {
      GeneratedCode.withRemote { _ in
        for (text, seconds, attoseconds) in DurationTexts.durations {
          let duration = Duration(secondsComponent: seconds, attosecondsComponent: attoseconds)
          EveryType.withOverride(of: \.pollInterval, to: duration) {
            #expect(EveryType.pollInterval == duration, "\(text)")
            let reason = EveryType.resolution(of: \.pollInterval).reason
            #expect(reason == (duration >= .seconds(30) && duration <= .seconds(86_400) ? .overridden : .overriddenOutOfRange))
          }
        }
        EveryType.withOverride(of: \.pollInterval, to: .seconds(5_400)) {
          #expect(EveryType.Entry(key: "poll_interval")?.currentText == "90m")
        }
      }
    }

    @Test("has the text of its bound where it is clamped")
    func clamped() {
      GeneratedCode.withRemote(["retry_delay": "2d"]) { _ in #expect(EveryType.Entry(key: "retry_delay")?.currentText == "30s") }
    }
  }
}
